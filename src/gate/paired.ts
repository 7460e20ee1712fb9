import type { PlannedGroup } from '../plan/model.js';

/**
 * Groups of a plan by a key that the same group of another plan has too: those of one name, such as those of two rollouts in a row, by
 * their order.
 */
export function numbered<T extends Pick<PlannedGroup, 'name'>>(groups: readonly T[]): ReadonlyMap<string, T> {
  const seen = new Map<string, number>();
  return new Map(
    groups.map((group) => {
      const number = (seen.get(group.name) ?? 0) + 1;
      seen.set(group.name, number);
      return [JSON.stringify([group.name, number]), group];
    }),
  );
}

/** True if a rollout completes, or has nothing to do. */
export function isDone(outcome: PlannedGroup['outcome']): boolean {
  return outcome === 'complete' || outcome === 'none';
}

/** True if a bad change breaks all targets: in a fleet that grew it breaks as many as there are, which was reviewed. */
export function losesAll({
  worstLoss,
  matched,
}: {
  readonly worstLoss: number;
  readonly matched: number;
}): boolean {
  return matched > 0 && worstLoss >= matched;
}
