import { few } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../text/plural.js';
import { type ChangeEffect, type ChangeKind, refText, REFUSED_EDIT, inBatches } from '../../system.js';
import type { KeptStrategy } from '../objects/kept-strategy.js';
import type { FleetObject } from '../objects/objects.js';
import type { PlacedObject } from '../side.js';
import type { StagedPlan } from '../rollout/staged-plan.js';
import { bringBackText, clusters } from '../results/why.js';

/** What is known of a run besides its stages. */
interface RunStanding {
  readonly isHalfway: boolean;
  /** Clusters that it did not come to before it failed for good. */
  readonly failed: readonly string[];
  readonly kept: KeptStrategy | null;
  readonly state: string;
  /** Its state before the change; null where it was not there. */
  readonly stateBefore: string | null;
  /** What it brings where that is not the latest, as a sentence with a blank before it. */
  readonly snapshot: string;
  /** True where the cluster keeps the run it has. */
  readonly isEditRefused: boolean;
}

/** What creating, or keeping, a run does. */
export function runChange(
  object: FleetObject,
  plan: StagedPlan,
  { isHalfway, failed, kept, state, stateBefore, snapshot, isEditRefused }: RunStanding,
): ChangeEffect<string> {
  const count = plan.stages.reduce((sum, stage) => sum + stage.clusters.length, 0);
  const over = `${clusters(count)} in ${counted(plan.stages.length, 'stage')}`;
  const { place } = object.manifest;
  const make = (kind: ChangeKind, says: string): ChangeEffect<string> => inBatches(kind, says, place);
  if (isEditRefused) return make(isHalfway ? 'continues' : 'none', REFUSED_EDIT);
  if (plan.fault) return make('run', plan.fault.why);
  if (state === 'Stop')
    return make(
      'none',
      `Its state is Stop: none of its ${over} is updated${isHalfway ? ' any more' : ''} until a person sets it to Run.${keepsText(kept)}`,
    );
  // Initialize and Stop move nothing: the change to Run is what sets the clusters going.
  if (state === 'Run' && stateBefore !== null && stateBefore !== 'Run') {
    const how = isHalfway ? 'the run goes on where it is' : 'the run starts';
    return make(
      'run',
      `Its state goes from ${stateBefore} to Run: ${how}, over ${over}.${keepsText(kept)}${snapshot}`,
    );
  }
  if (isHalfway)
    return make(
      'continues',
      `The run is in progress over ${over}; the plan continues from there.${keepsText(kept)}`,
    );
  if (failed.length > 0)
    return make(
      'next-rollout',
      `The run has failed and cannot restart: ${clusters(failed.length)} of ${over} ${verb(failed.length, 'is', 'are')} not updated. Numbers assume a new run over ${over}.`,
    );
  if (stateBefore !== null)
    return make(
      'next-rollout',
      `The run already exists; no rollout starts on merge. Numbers assume a new run over ${over}.`,
    );
  if (state === 'Initialize')
    return make(
      'next-rollout',
      `The run is created in state Initialize; no rollout starts on merge. Numbers assume a run over ${over}.${snapshot}`,
    );
  return make('run', `The run updates ${over}, one stage at a time.${snapshot}`);
}

/** Only where the strategy says something else. */
function keepsText(kept: KeptStrategy | null): string {
  return kept?.differs === true
    ? ' It keeps the strategy that it started with; an edit applies to the next run.'
    : '';
}

/** Effect of a strategy that no run uses: no rollout. */
export function assumedChange(
  placed: PlacedObject | null,
  follows: FleetObject | null,
): ChangeEffect<string> {
  const over = placed ? `over the clusters of ${refText(placed.object.ref)}` : 'over every member cluster';
  const says = follows
    ? `${refText(follows.ref)} is in progress and keeps the strategy that it started with; this edit applies to the next run. Numbers assume that run, ${over}.`
    : `No staged update run names this strategy, here or in the snapshot. Numbers assume a run ${over}.`;
  return inBatches('next-rollout', says);
}

/** The one change that lets a run go on. */
export function unstickText(
  { stages, fault, uncovered, twice }: StagedPlan,
  held: readonly string[],
  silent: ReadonlyMap<string, string>,
): string {
  if (!fault) {
    const away = stages.flatMap((stage) => stage.clusters).filter((cluster) => silent.has(cluster));
    if (away.length > 0) return bringBackText(away);
    const which = held.length > 0 ? few(held) : 'the clusters';
    return `Make ${which} available${held.length > 0 ? '' : ' that are not'}; the run goes on by itself.`;
  }
  if (twice.length > 0) return 'Make the labelSelectors of the stages exclude each other.';
  if (uncovered.length > 0) return 'Add a stage that selects the clusters which are in none, or label them.';
  return 'Correct what the run fails on, and create a new run: a failed one never starts again.';
}
