import type { Place } from '../manifest/manifest.js';

/** Drains after which pods are gone whatever a disruption budget, or the pod itself, asks for. */
export interface ForcedDrain {
  /** How long pods have to go by themselves; 0: none at all. */
  readonly afterMs: number;
  /** One sentence for a person. */
  readonly says: string;
  readonly fix: string;
  readonly place: Place;
}

/** Pods without which a drain does not begin. */
export interface AwaitedPods {
  /** Their selector, as Kubernetes prints it. */
  readonly text: string;
  readonly place: Place;
}
