import type { Manifest } from '../manifest/manifest.js';
import { karpenter } from './karpenter/index.js';
import { kindOf, type KindSpec } from './kinds.js';
import { kubefleet } from './kubefleet/index.js';
import { kubernetes } from './kubernetes/index.js';
import { pika } from './pika/index.js';
import type { SystemId } from './ref.js';
import { skyhook } from './skyhook/index.js';
import { systemUpgradeController } from './system-upgrade-controller/index.js';
import type { System, Traits } from './system.js';

/** The systems that are planned. Each reads its own kinds and knows nothing of the others. */
export const SYSTEMS: readonly System[] = [
  skyhook,
  karpenter,
  kubernetes,
  kubefleet,
  pika,
  systemUpgradeController,
];

const TRAITS = Object.fromEntries(SYSTEMS.map(({ id, traits }) => [id, traits])) as Record<SystemId, Traits>;

/** Facts of a system that rules need. */
export function traitsOf(id: SystemId): Traits {
  return TRAITS[id];
}

/** The systems that a rule of several evaluates, by its id. */
export function evaluatedBy(rule: string): readonly SystemId[] {
  return SYSTEMS.flatMap(({ id, traits }) => (traits.rules.includes(rule) ? [id] : []));
}

/** The system that plans objects of a kind, and the kind as it knows it; null where none does. */
export function claimedAs(
  named: Pick<Manifest, 'apiVersion' | 'kind'>,
): { readonly system: System; readonly spec: KindSpec } | null {
  for (const system of SYSTEMS) {
    const spec = kindOf(system.kinds, named);
    if (spec) return { system, spec };
  }
  return null;
}
