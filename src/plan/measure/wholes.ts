import type { Batch, PlannedGroup } from '../model.js';

/** True for a policy that lists parts of groups which another one rolls. */
export function isPart({ groups }: { readonly groups: readonly Pick<PlannedGroup, 'named'>[] }): boolean {
  return groups.some((group) => group.named?.isPart);
}

/** True if all work can be done and something is left all the same that only a person takes away. */
export function leavesSomething({ lingers = [] }: Pick<PlannedGroup, 'lingers'>): boolean {
  return lingers.some(({ until }) => until === 'deletion');
}

/** True for a rollout that does not continue by itself, though targets are left. */
export function isHalted({ outcome }: Pick<PlannedGroup, 'outcome'>): boolean {
  return outcome === 'stuck' || outcome === 'stopped';
}

/** True if a rollout completes, or has nothing to do. */
export function isDone(outcome: PlannedGroup['outcome']): boolean {
  return outcome === 'complete' || outcome === 'none';
}

/** True where its targets were named one by one, so that the group is no pool. */
export function isNamed(group: Pick<PlannedGroup, 'named'> | undefined): boolean {
  return group?.named !== undefined;
}

/** The time from the success of the work on a target until it counts as done. */
export function settlingMs(group: Pick<PlannedGroup, 'bake'>): number {
  return (group.bake?.seconds ?? 0) * 1000;
}

/** The whole that the group is a share of: all its targets, or all nodes where it is no pool. */
export function wholeOf(group: Pick<PlannedGroup, 'matched' | 'named'>): number {
  return group.named?.fleet ?? group.matched;
}

/** The whole that the targets out at once are a share of: as many as serve at a time. */
export function servingOf(group: Pick<PlannedGroup, 'matched' | 'named' | 'serving'>): number {
  return group.serving ?? wholeOf(group);
}

/** The number of targets that the group is for: those it gives up are never lost to a bad version. */
export function keptOf(group: Pick<PlannedGroup, 'matched' | 'leaving'>): number {
  return group.matched - (group.leaving?.length ?? 0);
}

/** The whole that a worst loss is a share of: the targets it is for, and those that it gives up but first writes to. */
export function losableOf(group: Pick<PlannedGroup, 'matched' | 'leaving' | 'givenUp'>): number {
  return keptOf(group) + (group.givenUp?.written ?? 0);
}

/** Without the groups of a next rollout that waits for the end of the one under way. */
export function firstLap<G extends Pick<PlannedGroup, 'follows'>>(groups: readonly G[]): readonly G[] {
  return groups.filter(({ follows }) => follows === undefined);
}

type Taken = Pick<PlannedGroup, 'targets'> & { readonly batches: readonly Pick<Batch, 'targets'>[] };

/** A group's own targets that a batch took, each once; a replacement is none of them. */
export function begunIn({ batches, targets }: Taken): ReadonlySet<string> {
  const own = new Set(targets);
  return new Set(batches.flatMap((batch) => batch.targets).filter((target) => own.has(target)));
}

type Ordered = Pick<PlannedGroup, 'batches' | 'undone' | 'freeOrder'>;

/**
 * The progress of a rollout: targets on which the work succeeded, be it twice. `done`: in the worst order; `byOrder`: those that are done in
 * the shown order only.
 */
export function reachedOf(groups: readonly Ordered[]) {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  const byOrder = sum(groups.map(undoneByOrder));
  return { done: sum(groups.map(({ batches }) => doneIn(batches) - againIn(batches))) - byOrder, byOrder };
}

/** Counts the targets that are done in the order that is shown and not in the worst one. */
export function undoneByOrder({ batches, undone = [], freeOrder }: Ordered): number {
  if (!freeOrder || undone.length === 0) return 0;
  const left = new Set(undone);
  const begun = batches.flatMap(({ targets }) => targets);
  const failed = begun.length - doneIn(batches);
  return Math.max(0, begun.filter((target) => left.has(target)).length - failed);
}

function doneIn(batches: PlannedGroup['batches']): number {
  return batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}

/** A node that another rollout replaces meanwhile has its turn once more. */
function againIn(batches: PlannedGroup['batches']): number {
  const targets = batches.flatMap(({ targets: of }) => of);
  return targets.length - new Set(targets).size;
}
