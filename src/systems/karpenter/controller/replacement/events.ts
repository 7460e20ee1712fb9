import type { Instant } from '../../../../rollout/controller.js';

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
       * deleted and the node drains from here; `joined`: a replacement is Initialized and counts from here; `expires later`: it
       * expires when nobody looks any more; `expires too often`: it goes, but so many have that nobody counts any more;
       * `scaled down`: a static pool has no place for it any more, its claim is deleted past every budget.
       */
      readonly kind:
        | 'failed'
        | 'deleted'
        | 'gone'
        | 'joined'
        | 'expires later'
        | 'expires too often'
        | 'scaled down';
      readonly at: Instant;
      readonly pool: string;
      readonly node: string;
    }
  | {
      /** Its claim is deleted because of its age, and the node drains from here. */
      readonly kind: 'expired';
      readonly at: Instant;
      readonly pool: string;
      readonly node: string;
      /** The node at the beginning in whose place it came; itself for one of those. */
      readonly standsFor: string;
      /** Nodes that leave or are not ready from here on, this one counted. */
      readonly out: number;
      /** What the budgets allow for Drifted; null: no limit. */
      readonly limit: number | null;
      readonly isDrifted: boolean;
    };
