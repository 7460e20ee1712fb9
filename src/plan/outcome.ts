import type { ChangeEffect, HeldBack } from '../systems/system.js';

/** The beginning of a planned rollout. */
export type Start =
  /** Merging starts it. */
  | 'on-merge'
  /** Nothing of this change starts it; the numbers assume that something does. */
  | 'next-rollout'
  /** It was under way before, and goes on. */
  | 'under-way'
  /** It is due with the change and without it, as nodes that have drifted already. */
  | 'regardless'
  /** There is no base that would tell. */
  | 'unknown';

/** The reach of a rollout that does not complete. */
interface Reach {
  readonly begun: number;
  /** In the worst order, where the order is free. */
  readonly done: number;
  readonly whole: number;
  readonly isWorstOrder: boolean;
}

/** The effect of a change on one policy: a closed list, from which every title is made. */
export type Outcome =
  | { readonly kind: 'no-effect' }
  /** The API server refuses the edit. */
  | { readonly kind: 'refused' }
  /** The edit is stored, and the controller takes no target with it. */
  | { readonly kind: 'cannot-work' }
  /** The object is no longer in the files; `targets` lose at once what it rolled. */
  | { readonly kind: 'removed'; readonly targets: number }
  /** Targets are taken away beside any rollout: replicas, nodes of a pool, what a placement picked. */
  | {
      readonly kind: 'taken-away';
      readonly targets: number;
      readonly how: 'at-once' | 'in-turn' | 'placed';
    }
  | { readonly kind: 'held'; readonly by: HeldBack | 'state' }
  | {
      readonly kind: 'stuck';
      readonly start: Start;
      readonly how: 'stuck' | 'stopped' | 'not-executed' | 'endless';
      readonly reach: Reach;
      /** True where it was stuck before the change, too. */
      readonly isAsBefore: boolean;
    }
  | {
      readonly kind: 'starts';
      /** Targets that the rollout takes. */
      readonly targets: ReadonlySet<string>;
      readonly whole: number;
      /** True where it replaces its targets. */
      readonly isReplacement: boolean;
      readonly isSure: boolean;
    }
  /** A disruption budget: it rolls nothing, and limits the drains of others. */
  | { readonly kind: 'drain-limit' }
  | {
      readonly kind: 'waits';
      readonly start: Exclude<Start, 'on-merge'>;
      readonly mayStart: ChangeEffect['mayStart'] | null;
    };
