import { FRESH, sameState } from './batch.js';
import { ceilingOf } from './ceiling.js';
import type { Switches } from '../versions.js';
import type { Roll } from './roll.js';
import { setStored, setWorking, tallyOf, touch } from './roll-changes.js';
import { STATUS } from './status.js';

/** Up to 0.19 the batch state of a compartment without a strategy is never saved. */
function savesState(roll: Roll, index: number, switches: Switches): boolean {
  return roll.roster.compartments[index]?.limits.strategy !== null || switches.noStrategy === 'works';
}

/** Writes one compartment's line of the status. True when it changed. */
export function saveCompartment(roll: Roll, index: number, switches: Switches): boolean {
  const plan = roll.roster.compartments[index];
  if (!plan) return false;
  const { total, complete, inProgress } = tallyOf(roll, index);
  const batchState = savesState(roll, index, switches) ? (roll.working[index] ?? FRESH) : null;
  const before = roll.stored[index] ?? null;
  // The ceiling and the percentage follow from what is compared.
  const isSame =
    before !== null &&
    before.matched === total &&
    before.inProgress === inProgress &&
    before.completed === complete &&
    sameState(before.batchState, batchState);
  if (isSame) return false;
  setStored(roll, index, {
    matched: total,
    ceiling: ceilingOf(plan.limits.budget, total),
    inProgress,
    completed: complete,
    progressPercent: total === 0 ? 0 : Math.trunc((complete * 100) / total),
    batchState,
  });
  return true;
}

/** Brings the printed part of the status up to date. True when it changed. Source: cluster_state_v2.go ReportState. */
export function report(roll: Roll, switches: Switches): boolean {
  let changed = false;
  for (let index = 0; index < roll.stored.length; index++)
    changed = saveCompartment(roll, index, switches) || changed;
  const complete = roll.all[STATUS.complete] ?? 0;
  const inProgress = (roll.all[STATUS.inProgress] ?? 0) + (roll.all[STATUS.erroring] ?? 0);
  const completeNodes = `${complete}/${roll.status.length}`;
  if (completeNodes === roll.completeNodes && inProgress === roll.nodesInProgress) return changed;
  roll.completeNodes = completeNodes;
  roll.nodesInProgress = inProgress;
  touch(roll);
  return true;
}

/** Every compartment starts anew, where the policy or the object says so. Source: resetSkyhookBatchState, v0.15.0. */
export function resetBatchStates(roll: Roll): void {
  if (!roll.roster.input.resetsOnCompletion) return;
  for (const [index, line] of roll.stored.entries()) {
    setWorking(roll, index, FRESH);
    if (line?.batchState && !sameState(line.batchState, FRESH))
      setStored(roll, index, { ...line, batchState: FRESH });
  }
}

/** What a pass begins with. */
export function loadBatchStates(roll: Roll): void {
  for (const [index, line] of roll.stored.entries()) setWorking(roll, index, line?.batchState ?? FRESH);
}
