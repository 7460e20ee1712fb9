import { textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { fix } from '../../../text/fix.js';
import { toPlain } from '../../../text/render.js';
import {
  code,
  count,
  duration,
  joinTexts,
  list,
  name,
  NO_TEXT,
  type Text,
  text,
} from '../../../text/text.js';
import {
  type ChangeEffect,
  type ChangeKind,
  inBatches,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
  unlimitedGroup,
} from '../../system.js';
import { SchedulingError } from '../controller/affinity.js';
import { isUnavailable } from '../controller/bindings.js';
import { schedule } from '../controller/scheduler.js';
import { unfinished } from '../controller/update-run.js';
import { refKeyOf } from '../objects/objects.js';
import { clusterNames, policyOf, refName, verbText } from '../objects/texts.js';
import {
  EXCLUSIVE_STAGES,
  hasComparedRun,
  openGates,
  runState,
  snapshotIndex,
  type StagedRun,
} from '../rollout/run.js';
import type { PlacedObject, Side } from '../side.js';

/** The policy of a run, or of a strategy with the run that it would make. */
export function runPolicy(run: StagedRun, side: Side): ResolvedPolicy {
  const { object, strategy, shown, source, placement, isRefused, plan, progress, fault } = run;
  const earlier = object && side.earlier(object.ref);
  const before = earlier && runState(earlier);
  const held = text`as the run has failed, and a failed run never restarts; create a new one`;
  const requests = openGates(run, Infinity).flatMap(({ kind, request }) =>
    kind === 'approval' ? [name('object', request)] : [],
  );
  const approval = shown.ref.namespace === null ? 'ClusterApprovalRequest' : 'ApprovalRequest';
  const approves = text`Someone must approve ${list(requests)} (${code(approval)}). The dry rollout approves at once unless a cluster has failed: times are the earliest possible.`;
  return policyOf(shown, {
    groups: isRefused ? [] : stageGroups(run, side),
    ...(strategy ? { identity: `${refKeyOf(strategy.ref)}/${placement ? refKeyOf(placement) : ''}` } : {}),
    uses: present([source && object ? source.ref : null, placement]),
    change: changeOf(run, before, side),
    missingReferences: missingReferences(run, side),
    leftOut: plan.uncovered,
    results: present([
      ...coverageResults(run, side),
      ...(isRefused ? [] : [membershipResult(run, side), failedBefore(run), setToRun(run, before)]),
    ]),
    recordedStates: (isRefused ? [] : progress.failed).map((target) => ({
      ...{ of: null, target, state: 'not updated', since: null, until: null, held },
    })),
    notes: isRefused || fault || requests.length === 0 ? [] : [approves],
  });
}

/** References of a run to objects that do not exist. A run that has begun no longer reads its strategy. */
function missingReferences(run: StagedRun, side: Side): ResolvedPolicy['missingReferences'] {
  const { object, placed, strategy, hasCopy, missing } = run;
  if (!object) return [];
  const { namespace } = object.ref;
  const reference = (field: string, namespaced: string) => {
    const kind = namespace === null ? `Cluster${namespaced}` : namespaced;
    const target = textIn(object.stored['spec'], field) ?? '';
    const isDeleted = side.earlier({ system: 'kubefleet', kind, namespace, name: target }) !== null;
    return {
      what: `${kind} "${target}"`,
      ...(isDeleted ? { fate: 'deleted' as const } : {}),
      consequence: text`The run fails for good when it is initialized, and nothing is updated.`,
      place: object.manifest.placeOf(['spec', field]),
    };
  };
  return present([
    placed ? null : reference('placementName', 'ResourcePlacement'),
    strategy || hasCopy ? null : reference('stagedRolloutStrategyName', 'StagedUpdateStrategy'),
    missing,
  ]);
}

function clustersOf({ plan }: StagedRun): Text {
  const clusters = plan.stages.flatMap((stage) => stage.clusters);
  return count(clusters.length, 'cluster');
}

/** Effect of creating, editing or keeping a run; `before`: its state before the change, null for a new or an assumed run. */
function changeOf(run: StagedRun, before: string | null, side: Side): ChangeEffect {
  const { object, plan, state, placed, follows } = run;
  const { isHalfway, failed } = run.progress;
  const effect = (kind: ChangeKind, says: Text) => inBatches(kind, says, object?.manifest.place ?? null);
  if (follows) {
    const says = text`${refName(follows.shown.ref)} is in progress and keeps the strategy that it started with; this edit applies to the next run. Numbers assume that run.`;
    return effect('next-rollout', says);
  }
  if (object === null) {
    const whole = placed ? text`the clusters of ${refName(placed.object.ref)}` : text`every member cluster`;
    const says = text`No staged update run uses this strategy. Numbers assume a run over ${whole}.`;
    return effect('next-rollout', says);
  }
  if (!run.isAsWritten) return effect(isHalfway ? 'continues' : 'none', REFUSED_EDIT);
  if (run.fault) return effect('run', text`The run ends for good, and nothing more is updated.`);
  const over = text`${clustersOf(run)} in ${count(plan.stages.length, 'stage')}`;
  const kept = text` It keeps the strategy that it started with; an edit applies to the next run.`;
  const keeps = run.keepsCopy ? kept : NO_TEXT;
  const index = side.live(object.ref) ? null : snapshotIndex(object);
  const brings = index === null ? NO_TEXT : text` It applies resource snapshot ${code(index)}.`;
  if (state === 'Stop') {
    const says = text`The run is in state ${code('Stop')}: none of its ${over} is updated until someone sets it to ${code('Run')}.${keeps}`;
    return effect('none', says);
  }
  if (state === 'Run' && before !== null && before !== 'Run') {
    const starts = isHalfway ? text`continues` : text`starts`;
    const says = text`Its state changes from ${code(before)} to ${code('Run')}: the run ${starts}, over ${over}.${keeps}${brings}`;
    return effect('run', says);
  }
  if (isHalfway)
    return effect(
      'continues',
      text`The run is in progress over ${over}; the plan continues from there.${keeps}`,
    );
  if (failed.length > 0) {
    const says = text`The run has failed and cannot restart: ${count(failed.length, 'cluster')} of ${over} ${verbText(failed, 'is', 'are')} not updated. Numbers assume a new run over ${over}.`;
    return effect('next-rollout', says);
  }
  if (state === 'Initialize') {
    const says = text`The run is in state ${code('Initialize')}: it starts when someone sets it to ${code('Run')}. Numbers assume a run over ${over}.${brings}`;
    return effect('next-rollout', says);
  }
  if (before === null) return effect('run', text`The run updates ${over}, one stage at a time.${brings}`);
  const says = text`The run already exists; no rollout starts on merge. Numbers assume a new run over ${over}.`;
  return effect('next-rollout', says);
}

/** Coverage of the run's clusters by its stages. */
function coverageResults(run: StagedRun, side: Side): SystemResult[] {
  const { source, object, strategy, placement, placed, plan } = run;
  if (!source) return [];
  const { uncovered, twice, stages, names } = plan;
  const isAssumed = placed === null && object === null;
  const total = new Set([...stages.flatMap(({ clusters }) => clusters), ...uncovered]).size;
  const failing = (clusters: readonly string[], subject: string, where: Text) => ({
    ...{ rule: 'stage-coverage' as const, subject, isWhyStuck: true },
    says: text`the run fails when it is initialized, and none of ${count(total, 'cluster')} is updated: ${clusters.length} ${verbText(clusters, 'is', 'are')} in ${where} (${clusterNames(clusters, 10)}).`,
    place: source.manifest.placeOf(['spec', 'stages']),
    // A run that the change renames fails as it did before.
    ofRollout: !strategy || !placement || !hasComparedRun(strategy.ref, placement, side),
    magnitude: clusters.length,
  });
  const empty = stages.flatMap(({ clusters, config }, index): SystemResult | [] => {
    if (clusters.length > 0) return [];
    const tasks = config.beforeStageTasks.length + config.afterStageTasks.length;
    const stage = names[index] ?? '';
    const skipped = tasks > 0 ? text`, with ${count(tasks, 'task')}` : NO_TEXT;
    return {
      ...{ rule: 'stage-coverage', severity: 'warning', subject: 'empty', group: stage },
      says: text`stage ${name('group', stage)} selects no cluster and is skipped${skipped}.`,
      fix: fix`Correct the ${code('labelSelector')} (without one a stage selects nothing), label the clusters that belong there, or remove the stage.`,
      place: source.manifest.placeOf(['spec', 'stages', index, 'labelSelector']),
      magnitude: tasks,
      evidence: { cause: 'empty', stage, tasks },
    };
  });
  return present<SystemResult>([
    uncovered.length > 0 &&
      !isAssumed && {
        ...failing(uncovered, 'none', text`no stage`),
        fix: fix`Label the clusters that are in no stage, or add a stage that selects them.`,
        evidence: { cause: 'uncovered', uncovered: [...uncovered], total },
      },
    twice.length > 0 && {
      ...failing(twice, 'two', text`two stages`),
      fix: EXCLUSIVE_STAGES,
      evidence: { cause: 'twice', twice: [...twice], total },
      ...(isAssumed ? { severity: 'warning' } : {}),
    },
    ...empty,
  ]);
}

/** A run continues only over the clusters that it was initialized with; PickAll picks every cluster that joins. */
function membershipResult(run: StagedRun, side: Side): SystemResult | null {
  const { placed, aborted, plan, follows, progress, gates, fault } = run;
  if (!placed || placed.unschedulable || follows) return null;
  const rule = 'membership-may-change';
  const place = placed.object.manifest.placeOf(['spec', 'policy']);
  if (aborted !== null)
    return {
      ...{ rule, subject: 'aborted', place, severity: 'error', isWhyStuck: true },
      says: text`the run is in progress and is aborted for good in its next pass: ${aborted}.`,
      fix: fix`Merge the edit of the placement when the run is done, or revert what moved the clusters; an aborted run needs a new one.`,
      evidence: { cause: toPlain(aborted) },
    };
  const left = plan.names.flatMap((_, stage) => unfinished(progress.update, stage));
  const isStuck = progress.held.size > 0 || left.some((cluster) => side.silent.has(cluster));
  // A run that never ends is reported as that.
  if (placed.spec.policy.type !== 'PickAll' || fault || isStuck) return null;
  const waiting = waitingClusters(placed, side);
  const open = gates.filter(({ stage, isPassed }) => stage !== null && !isPassed);
  const approvals = open.filter(({ kind }) => kind === 'approval').length;
  const waitMs = open.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
  const lasts = present([
    waitMs > 0 && text`${duration(waitMs)} of waits`,
    approvals > 0 && count(approvals, 'approval'),
  ]);
  const includes = text` The run includes ${joinTexts(lasts, ' and ')}.`;
  const joins = text` ${clusterNames(waiting, 10)} ${verbText(waiting, 'fits', 'fit')} and cannot take a placement now: the run is aborted as soon as one can.`;
  return {
    ...{ rule, subject: 'open', place, ofRollout: true },
    says: text`${refName(placed.object.ref)} picks every cluster that fits, but a run continues only over those it began with: a cluster that joins, leaves or is relabeled before the end aborts it for good.${lasts.length > 0 ? includes : NO_TEXT}${waiting.length > 0 ? joins : NO_TEXT}`,
    fix: fix`Until the run is done, let clusters join with a taint that the placement does not tolerate, and relabel or remove none.`,
    magnitude: waiting.length,
    evidence: { approvals, waitMinutes: Math.round(waitMs / 60_000), waiting: [...waiting] },
  };
}

/** Clusters that a PickAll placement would also pick if they could take a placement. */
function waitingClusters({ spec, object, bindings }: PlacedObject, { fleet: { clusters } }: Side) {
  const held = new Set(bindings.map(({ cluster }) => cluster));
  const able = clusters.filter((one) => one.ineligible !== null && !one.leaving && !held.has(one.name));
  const healed = able.map((one) => ({ ...one, ineligible: null }));
  const picked = schedule(spec.policy, healed, [], object.ref.namespace);
  return picked instanceof SchedulingError ? [] : picked.pickOrder;
}

/**
 * Clusters on which the placed resources do not work before the run begins. A run updates each in turn and waits, without a time limit, until
 * it is available. Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go.
 */
function failedBefore({ object, placed, plan, progress, fault }: StagedRun): SystemResult | null {
  const failing = (placed?.bindings ?? []).filter(isUnavailable).map(({ cluster }) => cluster);
  const names = plan.stages
    .flatMap(({ clusters }) => clusters)
    .filter((one) => failing.includes(one) && !progress.begun.includes(one));
  const [first] = names;
  if (object === null || fault || first === undefined || progress.held.size > 0) return null;
  const it = verbText(names, 'it', 'them');
  return {
    ...{ rule: 'no-progress', severity: 'warning', subject: 'failed-before' },
    says: text`the placed resources are not available on ${clusterNames(names)} now. The run waits for each cluster without a time limit: if this version does not repair ${it}, the run is stuck at ${clusterNames([first])}. The finish assumes that it does.`,
    fix: fix`Repair ${clusterNames(names)} first, or exclude ${it} from the placement until then.`,
    place: object.manifest.placeOf(['spec']),
  };
}

/** A run in state Initialize or Stop that the change sets to Run. */
function setToRun(run: StagedRun, before: string | null): SystemResult | null {
  const { object, isAsWritten, state, fault } = run;
  if (!object || !isAsWritten || fault || state !== 'Run' || before === null || before === 'Run') return null;
  return {
    ...{ rule: 'held-rollout-starts', subject: 'state', ofRollout: true },
    says: text`its state changes from ${code(before)} to ${code('Run')}: the held run starts, over ${clustersOf(run)}.`,
    fix: fix`Keep ${code(`state: ${before}`)} until the run is meant to start.`,
    place: object.manifest.placeOf(['spec', 'state']),
  };
}

/** One group a stage, and one for the clusters that are removed after all of them. */
function stageGroups(run: StagedRun, { input: { at, until } }: Side): ResolvedGroup[] {
  const { plan, placed } = run;
  const allowed = (limit: number) => [{ reason: null, from: at, to: until, limit, remaining: limit }];
  const signal = placed?.spec.availability.signal;
  const stages = plan.stages.map(({ config, clusters, maxConcurrency }, index): ResolvedGroup => {
    const { name: stage, maxConcurrency: declared, sortingLabelKey } = config;
    const enforced = signal === 'time' ? null : maxConcurrency;
    return {
      ...groupOf(run, index, clusters),
      ceiling: { declared, resolved: maxConcurrency, enforced, rounding: 'down' },
      allowed: allowed(maxConcurrency),
      strategy: {
        ...{ kind: 'stage', stage, position: index + 1 },
        ...{ clusters: clusters.length, maxConcurrency, sortingLabelKey },
      },
      // A cluster that does not become available keeps its slot.
      ...(signal === 'time' || signal === 'none' ? {} : { mostLost: maxConcurrency }),
    };
  });
  const leaving = plan.deletionStage;
  const last = { ...groupOf(run, plan.stages.length, leaving), leaving, allowed: allowed(leaving.length) };
  return leaving.length === 0 ? stages : [...stages, last];
}

function groupOf(run: StagedRun, index: number, targets: readonly string[]): ResolvedGroup {
  const { shown, source, plan, placed, placement, controller, groups, gates } = run;
  const { manifest, ref } = source ?? shown;
  const path = source ? ['spec', 'stages', index] : ['spec'];
  const stage = plan.names[index] ?? '';
  const open = openGates(run, index);
  const approvals = open.flatMap(({ kind, request }) => (kind === 'approval' ? [request] : []));
  // Tasks of the stage, each with the stage that it holds back.
  const pauses = gates.flatMap(({ kind, ms, next, isPassed, path: at, ...gate }) => {
    const guards = next === null ? '' : (plan.names[next] ?? '');
    return gate.stage !== index || kind === 'start'
      ? []
      : [{ kind, ms, isPassed, guards, place: manifest.placeOf(at) }];
  });
  const runs = { controller, group: groups[index] ?? '' };
  return {
    ...unlimitedGroup({ name: stage, rolls: shown.ref, runs, unit: 'cluster', targets }),
    identity: `${placement ? refKeyOf(placement) : ''}/${stage}`,
    declaredIn: ref,
    places: {
      budget: manifest.placeOf([...path, 'maxConcurrency']),
      strategy: manifest.placeOf(path),
      selector: manifest.placeOf([...path, 'labelSelector']),
    },
    saysWhatIsOut: true,
    availability: placed?.spec.availability,
    stage: {
      name: stage,
      pauses: index < plan.stages.length ? pauses : null,
      awaitsPerson: open.length > 0,
      awaitsStart: openGates(run, Infinity).some(({ kind }) => kind === 'start'),
      ...(approvals.length > 0 ? { approvals } : {}),
    },
  };
}
