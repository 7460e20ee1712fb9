import type { PlannedGroup } from './model.js';

/** What the group is a share of: all its targets, or all nodes where it is no pool. */
export function wholeOf(group: Pick<PlannedGroup, 'matched' | 'fleetSize'>): number {
  return group.fleetSize ?? group.matched;
}

/** What the targets out at once are a share of: as many as serve at a time. */
export function servingOf(group: Pick<PlannedGroup, 'matched' | 'fleetSize' | 'serving'>): number {
  return group.serving ?? wholeOf(group);
}

/** How many targets the group is for: those it gives up are never lost to a bad version. */
export function keptOf(group: Pick<PlannedGroup, 'matched' | 'leaving'>): number {
  return group.matched - (group.leaving?.length ?? 0);
}

/** What a worst loss is a share of: those it is for, and those that it gives up but first writes to. */
export function losableOf(group: Pick<PlannedGroup, 'matched' | 'leaving' | 'writtenLeaving'>): number {
  return keptOf(group) + (group.writtenLeaving ?? 0);
}

/** Without the groups of a next rollout that waits for the end of the one under way. */
export function firstLap<G extends Pick<PlannedGroup, 'follows'>>(groups: readonly G[]): readonly G[] {
  return groups.filter(({ follows }) => follows === undefined);
}

/** How far a rollout came: targets on which the work succeeded, be it twice, of all that its groups are for. */
export function reachedOf(of: readonly Pick<PlannedGroup, 'batches' | 'matched' | 'follows'>[]): {
  readonly done: number;
  readonly all: number;
} {
  const groups = firstLap(of);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  return {
    done: sum(groups.map(({ batches }) => sum(batches.map(({ succeeded }) => succeeded)) - againIn(batches))),
    all: sum(groups.map(({ matched }) => matched)),
  };
}

/** A node that another rollout replaces meanwhile has its turn once more. */
function againIn(batches: PlannedGroup['batches']): number {
  const targets = batches.flatMap(({ targets: of }) => of);
  return targets.length - new Set(targets).size;
}
