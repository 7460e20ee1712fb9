import type { Instant } from '../../../rollout/controller.js';

/** What happens in a replacement rollout. */
export type ReplacementEvent =
  | {
      readonly kind: 'start';
      readonly at: Instant;
      readonly pool: string;
      readonly node: string;
      /** The claims ordered in its place; empty where its pods fit on nodes that are there. */
      readonly replacements: readonly string[];
    }
  | {
      /**
       * `failed`: the command gave up and the node stays, unless it was deleted in the same breath; `deleted`: the claim is
       * deleted and the node drains from here; `joined`: a replacement is Initialized and counts from here.
       */
      readonly kind: 'failed' | 'deleted' | 'gone' | 'joined';
      readonly at: Instant;
      readonly pool: string;
      readonly node: string;
    };
