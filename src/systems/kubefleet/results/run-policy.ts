import { present } from '../../../manifest/lookup.js';
import {
  code,
  count,
  duration,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
} from '../../../text/text.js';
import {
  type ChangeEffect,
  type ChangeKind,
  inBatches,
  type RecordedState,
  REFUSED_EDIT,
  type ResolvedPolicy,
  stated,
} from '../../system.js';
import { refKeyOf } from '../objects/objects.js';
import type { Side } from '../side.js';
import { missingReferences, stateBefore } from '../rollout/run.js';
import { missingSnapshot, snapshotText } from '../rollout/run-snapshot.js';
import { stageGroups } from '../rollout/stage-groups.js';
import type { StagedRun } from '../rollout/staged-run.js';
import { policyOf, refName, verbText } from '../objects/texts.js';
import { leftNotes } from './picked.js';
import { runResults } from './run-results.js';

/** The policy of a run, or of a strategy with the run that it would make. */
export function runPolicy(run: StagedRun, side: Side): ResolvedPolicy {
  const { object, strategy, shown, source, placed, placement, isRefused, plan, progress } = run;
  const missing = missingSnapshot(run, side);
  return policyOf(shown, {
    groups: isRefused ? [] : stageGroups(run, side),
    ...(strategy ? { identity: `${refKeyOf(strategy.ref)}/${placement ? refKeyOf(placement) : ''}` } : {}),
    uses: present([source && object ? source.ref : null, placement]),
    change: changeOf(run, side),
    missingReferences: [...missingReferences(run, side), ...(missing ? [missing] : [])],
    leftOut: plan.uncovered,
    facts: [
      ...stated('result', runResults(run, side)),
      ...stated('recorded-state', isRefused ? [] : progress.failed.map(notUpdated)),
    ],
    notes: isRefused || plan.fault ? [] : [...runNotes(run), ...(placed ? leftNotes(placed, side) : [])],
  });
}

function notUpdated(target: string): RecordedState {
  const held = 'as the run has failed, and a failed one never starts again; create a new one';
  return { of: null, target, state: 'not updated', since: null, until: null, held };
}

/** Effect of creating, editing or keeping a run; the first row that holds. */
function changeOf(run: StagedRun, side: Side): ChangeEffect<Text> {
  const { object, planned, plan, progress, state, kept, placed, follows } = run;
  const size = plan.stages.reduce((sum, { clusters }) => sum + clusters.length, 0);
  const over = text`${count(size, 'cluster')} in ${count(plan.stages.length, 'stage')}`;
  const before = object && stateBefore(object, side);
  const keeps = kept?.differs
    ? text` It keeps the strategy that it started with; an edit applies to the next run.`
    : NO_TEXT;
  const brings = snapshotText(run, side);
  const { isHalfway, failed } = progress;
  const rows: readonly (readonly [boolean, ChangeKind, Text])[] = [
    [
      follows !== null,
      'next-rollout',
      text`${follows ? refName(follows.ref) : NO_TEXT} is in progress and keeps the strategy that it started with; this edit applies to the next run. Numbers assume that run.`,
    ],
    [
      object === null,
      'next-rollout',
      text`No staged update run uses this strategy. Numbers assume a run over ${placed ? text`the clusters of ${refName(placed.object.ref)}` : text`every member cluster`}.`,
    ],
    [planned !== object, isHalfway ? 'continues' : 'none', literal(REFUSED_EDIT)],
    [
      plan.fault !== null,
      'run',
      run.aborted === null
        ? text`The run fails for good, and nothing is updated.`
        : text`The run is aborted for good in its next pass.`,
    ],
    [
      state === 'Stop',
      'none',
      text`The run is in state Stop: none of its ${over} is updated until someone sets it to Run.${keeps}`,
    ],
    [
      state === 'Run' && before !== null && before !== 'Run',
      'run',
      text`Its state changes from ${code(before ?? '')} to ${code('Run')}: the run ${isHalfway ? text`continues` : text`starts`}, over ${over}.${keeps}${brings}`,
    ],
    [
      isHalfway,
      'continues',
      text`The run is in progress over ${over}; the plan continues from there.${keeps}`,
    ],
    [
      failed.length > 0,
      'next-rollout',
      text`The run has failed and cannot restart: ${count(failed.length, 'cluster')} of ${over} ${verbText(failed, 'is', 'are')} not updated. Numbers assume a new run over ${over}.`,
    ],
    [
      state === 'Initialize',
      'next-rollout',
      text`The run is in state Initialize: it starts when someone sets it to Run. Numbers assume a run over ${over}.${brings}`,
    ],
    [
      before !== null,
      'next-rollout',
      text`The run already exists; no rollout starts on merge. Numbers assume a new run over ${over}.`,
    ],
  ];
  const [, kind, says] = rows.find(([holds]) => holds) ?? [
    true,
    'run',
    text`The run updates ${over}, one stage at a time.${brings}`,
  ];
  return inBatches(kind, says, object ? object.manifest.place : null);
}

/** Approvals and waits of a run, which the dry rollout assumes to be as short as possible. */
function runNotes({ open, shown, plan }: StagedRun): Text[] {
  const approvals = open.filter(({ what }) => what === 'approval');
  const kind = shown.ref.namespace === null ? 'ClusterApprovalRequest' : 'ApprovalRequest';
  const waits = plan.stages.flatMap(({ config, clusters }) =>
    config.afterStageTasks.flatMap((task) =>
      task.type === 'TimedWait' && task.waitMs !== null && clusters.length > 0
        ? [text`${duration(task.waitMs)} after stage ${name('group', config.name)}`]
        : [],
    ),
  );
  return [
    ...(approvals.length > 0
      ? [
          text`Someone must approve ${joinTexts(
            approvals.map(({ request }) => name('object', request)),
            ', ',
          )} (${code(kind)}). The dry rollout approves at once, and nothing once a cluster does not work: times are the earliest possible.`,
        ]
      : []),
    ...(waits.length > 0 ? [text`The run waits ${joinTexts(waits, ', ')}.`] : []),
  ];
}
