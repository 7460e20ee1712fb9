import type { Families } from './family.js';

/** The systems that have a check, by the name of the folder of their vectors; loaded when needed. */
export const SYSTEMS: Readonly<Record<string, () => Promise<{ families: Families }>>> = {
  skyhook: () => import('./skyhook.js'),
  karpenter: () => import('./karpenter.js'),
  kubefleet: () => import('./kubefleet.js'),
  kubernetes: () => import('./kubernetes.js'),
  pika: () => import('./pika.js'),
  'system-upgrade-controller': () => import('./system-upgrade-controller.js'),
};
