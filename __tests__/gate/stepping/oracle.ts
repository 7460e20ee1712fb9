import { holdsIn, type Minutes } from './clocks.js';
import type { Rollout, Work } from './rollouts.js';

/** One cluster: what rolls, in which minutes nothing may be out, and until when what breaks rules is accepted. */
export interface Cluster {
  readonly rollouts: readonly Rollout[];
  readonly frozen: Minutes;
  /** The second at which what is accepted is so no more; null where nothing has to be. */
  readonly acceptedUntil: number | null;
}

/** The reason that is told first, or that it may start. */
export type Word = 'allow' | 'deny freeze' | 'deny closed-window' | 'deny broken-rule';

/** What starting at a second comes to, by stepping through it; several clusters have to allow all. */
export function wordAt(clusters: readonly Cluster[], second: number): Word {
  const words = clusters.flatMap((cluster) => against(cluster, second));
  const order: readonly Word[] = ['deny freeze', 'deny closed-window', 'deny broken-rule'];
  return order.find((word) => words.includes(word)) ?? 'allow';
}

function against({ rollouts, frozen, acceptedUntil }: Cluster, second: number): Word[] {
  const work = rollouts.flatMap(({ workFrom }) => workFrom(second));
  const isFrozen = holdsIn(frozen, Math.floor(second / 60)) || work.some((one) => isOutIn(one, frozen));
  const isHeld = ({ isOpen }: Rollout): boolean => isOpen !== null && !isOpen(second);
  const isClosed = rollouts.every(isHeld);
  return [
    ...(isFrozen ? (['deny freeze'] as const) : []),
    ...(isClosed ? (['deny closed-window'] as const) : []),
    ...(acceptedUntil !== null && second >= acceptedUntil ? (['deny broken-rule'] as const) : []),
  ];
}

/** Every minute that a target is out in, one after the other. */
function isOutIn({ start, end }: Work, frozen: Minutes): boolean {
  for (let minute = Math.floor(start / 60); minute * 60 < end; minute += 1)
    if (holdsIn(frozen, minute)) return true;
  return false;
}

/** The first second, now or on a whole minute after, at which it may start; null up to a second. */
export function firstAllowed(clusters: readonly Cluster[], from: number, until: number): number | null {
  for (let second = from; second < until; second = Math.floor(second / 60) * 60 + 60)
    if (wordAt(clusters, second) === 'allow') return second;
  return null;
}

/** When the last target is back from a start; null where one never goes. */
export function finishFrom(clusters: readonly Cluster[], second: number): number | null {
  const all = clusters.flatMap(({ rollouts }) =>
    rollouts.map(({ workFrom, targets }) => ({ work: workFrom(second), targets })),
  );
  if (all.some(({ work, targets }) => work.length < targets)) return null;
  return Math.max(...all.flatMap(({ work }) => work.map(({ end }) => end)));
}
