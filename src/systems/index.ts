import { karpenter } from './karpenter/index.js';
import { kubefleet } from './kubefleet/index.js';
import { kubernetes } from './kubernetes/index.js';
import { pika } from './pika/index.js';
import { skyhook } from './skyhook/index.js';
import { systemUpgradeController } from './system-upgrade-controller/index.js';
import type { System } from './system.js';

/** The systems that are planned. Each reads its own kinds and knows nothing of the others. */
export const SYSTEMS: readonly System[] = [
  skyhook,
  karpenter,
  kubernetes,
  kubefleet,
  pika,
  systemUpgradeController,
];
