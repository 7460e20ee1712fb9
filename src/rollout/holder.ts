import type { Text } from '../text/text.js';

/** What alone keeps a rollout from going on and a person can take out of its way, by name. */
export type Holder =
  /** A policy that comes before it and is paused. */
  | { readonly kind: 'paused'; readonly name: string }
  /** A disruption budget that lets none of the pods go that have to. */
  | { readonly kind: 'budget'; readonly name: string }
  /** Disruption budgets over the same pod: none that more than one covers is ever evicted. */
  | { readonly kind: 'several-budgets'; readonly names: readonly string[] };

/** Why a target is not empty, for a person, and what holds it where that has a name. */
export interface DrainHold {
  readonly says: Text;
  readonly holder?: Holder;
  /**
   * `by-itself`: the next eviction is allowed once replacements are ready, so the drain is only slow; `with-repair`: once pods that are not
   * ready are repaired; absent: never.
   */
  readonly lifts?: 'by-itself' | 'with-repair';
}
