import { spanText } from '../../../calendar/week.js';
import { present } from '../../../manifest/words/present.js';
import { verb } from '../../../text/plural.js';
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
  fix,
  inBatches,
  type RecordedState,
  REFUSED_EDIT,
  type ResolvedPolicy,
  stated,
  type SystemResult,
} from '../../system.js';
import { schedule } from '../controller/scheduler.js';
import { refKeyOf } from '../objects/objects.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';
import { hasComparedRun, missingReferences, stateBefore } from '../rollout/run.js';
import { missingSnapshot, snapshotText } from '../rollout/run-snapshot.js';
import { pausesOf, stageGroups } from '../rollout/stage-groups.js';
import type { StagedRun } from '../rollout/staged-run.js';
import { clusterNames, policyOf, refName } from '../objects/texts.js';
import { leftNotes } from './picked.js';

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
      ...stated('result', [
        ...coverageResults(run, side),
        ...(isRefused ? [] : [membershipResult(run, side), failedBefore(run), setToRun(run, side)]),
      ]),
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

/** How the stages cover the clusters of the run. */
function coverageResults(run: StagedRun, side: Side): SystemResult[] {
  const { source, object, strategy, placement, placed, plan } = run;
  if (!source) return [];
  const { uncovered, twice, stages, names } = plan;
  const isAssumed = placed === null && object === null;
  const place = source.manifest.placeOf(['spec', 'stages']);
  const total = new Set([...stages.flatMap(({ clusters }) => clusters), ...uncovered]).size;
  // A run that the change renames fails as it did before.
  const isNew = !strategy || !placement || !hasComparedRun(strategy.ref, placement, side);
  const failing = { rule: 'stage-coverage' as const, ofRollout: isNew, isWhyStuck: true, place };
  const empty = stages.flatMap(
    ({ clusters, config: { beforeStageTasks, afterStageTasks } }, index): SystemResult[] => {
      if (clusters.length > 0) return [];
      const tasks = beforeStageTasks.length + afterStageTasks.length;
      const stage = names[index] ?? '';
      return [
        {
          rule: 'stage-coverage',
          subject: 'empty',
          group: stage,
          says: text`stage ${name('group', stage)} selects no cluster and is skipped${tasks > 0 ? text` with ${count(tasks, 'wait or approval')}` : NO_TEXT}.`,
          fix: fix`Correct the ${code('labelSelector')} (without one a stage selects nothing), label the clusters that belong there, or remove the stage.`,
          place: source.manifest.placeOf(['spec', 'stages', index, 'labelSelector']),
          magnitude: tasks,
          evidence: { cause: 'empty', stage, tasks },
          severity: 'warning',
        },
      ];
    },
  );
  return [
    ...(uncovered.length > 0 && !isAssumed
      ? [
          {
            ...failing,
            subject: 'none',
            says: text`the run fails when it is initialized, and none of ${count(total, 'cluster')} is updated: ${uncovered.length} ${verbText(uncovered, 'is', 'are')} in no stage (${clusterNames(uncovered, 10)}).`,
            fix: fix`Label the clusters that are in no stage, or add a stage that selects them.`,
            magnitude: uncovered.length,
            evidence: { cause: 'uncovered', uncovered: [...uncovered], total },
          },
        ]
      : []),
    ...(twice.length > 0
      ? [
          {
            ...failing,
            subject: 'two',
            says: text`the run fails when it is initialized, and none of ${count(total, 'cluster')} is updated: ${twice.length} ${verbText(twice, 'is', 'are')} in two stages (${clusterNames(twice, 10)}).`,
            fix: fix`Make the ${code('labelSelector')} fields of the stages exclude each other.`,
            magnitude: twice.length,
            evidence: { cause: 'twice', twice: [...twice], total },
            ...(isAssumed ? { severity: 'warning' as const } : {}),
          },
        ]
      : []),
    ...empty,
  ];
}

/** A run continues only over the clusters that it was initialized with; PickAll picks every cluster that joins. */
function membershipResult(run: StagedRun, side: Side): SystemResult | null {
  const { placed, aborted, plan, follows, progress } = run;
  if (!placed || isError(placed.transition) || follows) return null;
  const rule = 'membership-may-change' as const;
  const place = placed.object.manifest.placeOf(['spec', 'policy']);
  if (aborted !== null)
    return {
      rule,
      subject: 'aborted',
      says: `the run is in progress and is aborted for good in its next pass: ${aborted}.`,
      fix: fix`Merge the edit of the placement when the run is done, or revert what moved the clusters; an aborted run needs a new one.`,
      place,
      evidence: { cause: aborted },
      severity: 'error',
      isWhyStuck: true,
    };
  const isSilent = (cluster: string): boolean => side.silent.has(cluster);
  const isStuck = progress.held.size > 0 || plan.stages.some(({ clusters }) => clusters.some(isSilent));
  // A run that never ends is reported as that.
  if (placed.spec.policy.type !== 'PickAll' || plan.fault || isStuck) return null;
  const waiting = waitingClusters(placed, side);
  const pauses = plan.stages.flatMap((_, index) => pausesOf(run, index)).filter(({ isPassed }) => !isPassed);
  const approvals = pauses.filter(({ kind }) => kind === 'approval').length;
  const waitMs = pauses.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
  const [first] = waiting;
  const lasts = [
    ...(waitMs > 0 ? [text`${literal(spanText(waitMs))} of waits`] : []),
    ...(approvals > 0 ? [text`${count(approvals, 'approval')}`] : []),
  ];
  return {
    rule,
    subject: 'open',
    says: text`${refName(placed.object.ref)} picks every cluster that fits, but a run continues only over those it began with: a cluster that joins, leaves or is relabelled before the end aborts it for good.${lasts.length > 0 ? text` The run includes ${joinTexts(lasts, ' and ')}.` : NO_TEXT}${
      first
        ? text` ${clusterNames(
            waiting.map(({ target }) => target),
            10,
          )} ${verbText(waiting, 'fits', 'fit')} and cannot take a placement now (${literal(first.why)}${waiting.length > 1 ? text`, ...` : NO_TEXT}): the run is aborted as soon as one can.`
        : NO_TEXT
    }`,
    fix: fix`Until the run is done, let clusters join with a taint that the placement does not tolerate, and relabel or remove none.`,
    place,
    ofRollout: true,
    magnitude: waiting.length,
    evidence: {
      approvals,
      waitMinutes: Math.round(waitMs / 60_000),
      waiting: waiting.map(({ target }) => target),
    },
  };
}

/** Clusters that a PickAll placement would also pick if they could take a placement. */
function waitingClusters({ spec, object, transition }: PlacedObject, { fleet: { clusters } }: Side) {
  const held = new Set(isError(transition) ? [] : transition.bindings.map(({ cluster }) => cluster));
  const able = clusters.filter(({ leaving }) => !leaving).map((one) => ({ ...one, ineligible: null }));
  const picked = schedule(spec.policy, able, [], object.ref.namespace);
  const would = new Set(isError(picked) ? [] : picked.placements.map(({ cluster }) => cluster));
  return clusters.flatMap(({ name: target, ineligible }) =>
    would.has(target) && !held.has(target) && ineligible !== null ? [{ target, why: ineligible }] : [],
  );
}

/**
 * Clusters on which the placed resources do not work before the run begins. A run updates each in turn and waits, without a time limit, until
 * it is available. Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go.
 */
function failedBefore({
  object,
  plan: { stages, fault },
  failing,
  progress,
}: StagedRun): SystemResult | null {
  const names = stages.flatMap(({ clusters }) => clusters).filter((cluster) => failing.includes(cluster));
  const [first] = names;
  if (object === null || fault || first === undefined || progress.held.size > 0) return null;
  const stage = stages.findIndex(({ clusters }) => clusters.includes(first));
  const later = stages.slice(stage + 1).reduce((sum, { clusters }) => sum + clusters.length, 0);
  const never =
    later === 0
      ? NO_TEXT
      : text`, and ${count(later, 'cluster')} of the later stages ${literal(verb(later, 'is', 'are'))} never updated`;
  return {
    rule: 'no-progress',
    severity: 'warning',
    subject: 'failed-before',
    says: text`the placed resources do not work on ${clusterNames(names)} now. The run updates ${verbText(names, 'it', 'each')} in turn and waits without a time limit until it is available: if this version does not repair it, the run stays at ${clusterNames([first])}${never}. The finish assumes that it does.`,
    fix: fix`Repair ${clusterNames(names)} first, or exclude ${verbText(names, 'it', 'them')} from the placement until ${verbText(names, 'it works', 'they work')}.`,
    place: object.manifest.placeOf(['spec']),
  };
}

/** A run in state Initialize or Stop that the change sets to Run. */
function setToRun({ object, plan, planned, state }: StagedRun, side: Side): SystemResult | null {
  const before = object && stateBefore(object, side);
  if (
    object === null ||
    planned !== object ||
    plan.fault ||
    state !== 'Run' ||
    before === null ||
    before === 'Run'
  )
    return null;
  const size = plan.stages.reduce((sum, { clusters }) => sum + clusters.length, 0);
  return {
    rule: 'held-rollout-starts',
    subject: 'state',
    says: text`its state changes from ${code(before)} to ${code('Run')}: the held run starts, over ${count(size, 'cluster')}.`,
    fix: fix`Keep ${code(`state: ${before}`)} until the run is meant to start.`,
    place: object.manifest.placeOf(['spec', 'state']),
    ofRollout: true,
  };
}

function verbText({ length }: readonly unknown[], one: string, several: string): Text {
  return literal(verb(length, one, several));
}
