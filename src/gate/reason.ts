import type { Place } from '../manifest/manifest.js';
import type { Text } from '../text/text.js';

/** Reasons why a rollout may not start, the most important first. */
const REASONS = [
  'unreadable',
  'freeze',
  'closed-window',
  'worse-plan',
  'broken-rule',
  'stale-snapshot',
] as const;

export interface Reason {
  readonly code: (typeof REASONS)[number];
  /** Null if the configuration names none. */
  readonly cluster: string | null;
  /** The consequence, then the cause. */
  readonly says: Text;
  /** The fix; null if only time helps. */
  readonly fix: Text | null;
  readonly place: Place | null;
}

/** A reason of a cluster without a name, unless another one is given. */
export function reasonOf(code: Reason['code'], says: Text, more: Partial<Reason> = {}): Reason {
  return { cluster: null, fix: null, place: null, ...more, code, says };
}

/** In the order of `REASONS`; those of one kind stay in theirs. */
export function inOrder(reasons: readonly Reason[]): readonly Reason[] {
  return [...reasons].sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code));
}
