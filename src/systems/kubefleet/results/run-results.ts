import { spanText } from '../../../calendar/week.js';
import { verb } from '../../../text/plural.js';
import { code, count, joinTexts, literal, name, NO_TEXT, text } from '../../../text/text.js';
import { fix, type SystemResult } from '../../system.js';
import { schedule } from '../controller/scheduler.js';
import { isError } from '../objects/properties.js';
import type { PlacedObject, Side } from '../side.js';
import { hasComparedRun, stateBefore } from '../rollout/run.js';
import { pausesOf } from '../rollout/stage-groups.js';
import type { StagedRun } from '../rollout/staged-run.js';
import { clusterNames, refName, verbText } from '../objects/texts.js';

/** Limits that a run breaks whatever the dry rollout shows. */
export function runResults(run: StagedRun, side: Side): (SystemResult | null)[] {
  const coverage = coverageResults(run, side);
  return run.isRefused
    ? coverage
    : [...coverage, membershipResult(run, side), failedBefore(run), setToRun(run, side)];
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
          says: text`stage ${name('group', stage)} selects no cluster and is skipped${tasks > 0 ? text`, with ${count(tasks, 'task')}` : NO_TEXT}.`,
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
    says: text`${refName(placed.object.ref)} picks every cluster that fits, but a run continues only over those it began with: a cluster that joins, leaves or is relabeled before the end aborts it for good.${lasts.length > 0 ? text` The run includes ${joinTexts(lasts, ' and ')}.` : NO_TEXT}${
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
