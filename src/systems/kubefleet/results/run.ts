import { textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { type Fix, fix } from '../../../text/fix.js';
import { toPlain } from '../../../text/render.js';
import { code, count, fewNames, list, name, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import {
  type ChangeEffect,
  type ChangeKind,
  inBatches,
  refText,
  REFUSED_EDIT,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
  unlimitedGroup,
} from '../../system.js';
import { isUnavailable } from '../controller/bindings.js';
import { unfinished } from '../controller/update-run.js';
import { policyOf, refKeyOf } from '../objects/objects.js';
import { hasComparedRun, openGates, runState, type StagedRun } from '../rollout/run.js';
import type { Side } from '../side.js';

/** The policy of a run, or of a strategy with the run that it would make. */
export function runPolicy(run: StagedRun, side: Side): ResolvedPolicy {
  const { object, strategy, shown, source, placement, isRefused, plan, progress, fault } = run;
  const earlier = object && side.of(object.ref).before;
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
    change: changeOf(run, before),
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
    const isDeleted = side.of({ system: 'kubefleet', kind, namespace, name: target }).before !== null;
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
function changeOf(run: StagedRun, before: string | null): ChangeEffect {
  const { object, plan, state, follows, progress } = run;
  const over = text`${clustersOf(run)} in ${count(plan.stages.length, 'stage')}`;
  const effect = (kind: ChangeKind, says: Text) => inBatches(kind, says, object?.manifest.place ?? null);
  const next = (why: Text) => effect('next-rollout', text`${why} Numbers assume a new run over ${over}.`);
  const status = follows?.state === 'Stop' ? text`is stopped` : text`is in progress`;
  if (follows) return next(text`${name('policy', refText(follows.shown.ref))} ${status}. ${KEEPS_COPY}`);
  if (object === null) return next(text`No staged update run uses this strategy.`);
  if (!run.isAsWritten) return effect(progress.isHalfway ? 'continues' : 'none', REFUSED_EDIT);
  if (run.fault) return effect('run', text`The run ends for good, and nothing more is updated.`);
  const kept = run.keepsCopy ? text` ${KEEPS_COPY}` : NO_TEXT;
  const held = text`The run is in state ${code(state)}: it starts nothing until someone sets it to ${code('Run')}.`;
  if (state === 'Stop') return effect('none', text`${held}${kept}`);
  if (isSetToRun(run, before))
    return effect('run', text`Its state becomes ${code('Run')}: the run updates ${over}.${kept}`);
  if (progress.isHalfway)
    return effect('continues', text`The run is in progress; the plan continues from there.${kept}`);
  const left = count(progress.failed.length, 'cluster');
  if (progress.failed.length > 0)
    return next(text`The run has failed and cannot restart: ${left} not updated.`);
  if (state === 'Initialize') return next(held);
  return before === null
    ? effect('run', text`The run updates ${over}, one stage at a time.`)
    : next(text`The run already exists.`);
}

/** True for a run in state Initialize or Stop that the change sets to Run. */
function isSetToRun({ state }: StagedRun, before: string | null): boolean {
  return state === 'Run' && before !== null && before !== 'Run';
}

const KEEPS_COPY = text`A run keeps the strategy that it started with: an edit applies to the next run.`;

const EXCLUSIVE_STAGES = fix`Make the ${code('labelSelector')} fields of the stages exclude each other.`;

/** Coverage of the run's clusters by its stages. */
function coverageResults(run: StagedRun, side: Side): SystemResult[] {
  const { source, object, strategy, placement, placed, plan } = run;
  if (!source) return [];
  const { uncovered, twice, stages, names } = plan;
  const isAssumed = placed === null && object === null;
  const total = new Set([...stages.flatMap(({ clusters }) => clusters), ...uncovered]).size;
  const failing = (cause: 'uncovered' | 'twice', where: Text, remedy: Fix): SystemResult => {
    const clusters = plan[cause];
    return {
      ...{
        rule: 'stage-coverage',
        subject: cause === 'twice' ? 'two' : 'none',
        isWhyStuck: true,
        fix: remedy,
      },
      says: text`the run fails when it is initialized, and none of ${count(total, 'cluster')} is updated: ${clusters.length} ${verbFor(clusters.length, 'is', 'are')} in ${where} (${fewNames('target', clusters, 10)}).`,
      place: source.manifest.placeOf(['spec', 'stages']),
      // A run that the change renames fails as it did before.
      ofRollout: !strategy || !placement || !hasComparedRun(strategy.ref, placement, side),
      magnitude: clusters.length,
      evidence: { cause, [cause]: [...clusters], total },
    };
  };
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
  const addStage = fix`Label the clusters that are in no stage, or add a stage that selects them.`;
  return present<SystemResult>([
    uncovered.length > 0 && !isAssumed && failing('uncovered', text`no stage`, addStage),
    twice.length > 0 && {
      ...failing('twice', text`two stages`, EXCLUSIVE_STAGES),
      ...(isAssumed ? { severity: 'warning' } : {}),
    },
    ...empty,
  ]);
}

/** A run continues only over the clusters that it was initialized with; PickAll picks every cluster that joins. */
function membershipResult(run: StagedRun, side: Side): SystemResult | null {
  const { placed, aborted, plan, follows, progress, fault } = run;
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
  return {
    ...{ rule, subject: 'open', place, ofRollout: true, magnitude: left.length },
    says: text`${name('policy', refText(placed.object.ref))} picks every cluster that fits, but a run continues only over those it began with: a cluster that joins, leaves or is relabeled before the end aborts it for good.`,
    fix: fix`Until the run is done, let clusters join with a taint that the placement does not tolerate, and relabel or remove none.`,
    evidence: {},
  };
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
  const it = verbFor(names.length, 'it', 'them');
  return {
    ...{ rule: 'no-progress', severity: 'warning', subject: 'failed-before' },
    says: text`the placed resources are not available on ${fewNames('target', names)} now. The run waits for each cluster without a time limit: if this version does not repair ${it}, the run is stuck at ${fewNames('target', [first])}. The finish assumes that it does.`,
    fix: fix`Repair ${fewNames('target', names)} first, or exclude ${it} from the placement until then.`,
    place: object.manifest.placeOf(['spec']),
  };
}

/** A held run that the change starts. */
function setToRun(run: StagedRun, before: string | null): SystemResult | null {
  const { object, isAsWritten, fault } = run;
  if (!object || !isAsWritten || fault || !isSetToRun(run, before)) return null;
  const kept = code(`state: ${before}`);
  return {
    ...{ rule: 'held-rollout-starts', subject: 'state', ofRollout: true },
    says: text`${kept} becomes ${code('Run')}: the held run starts, over ${clustersOf(run)}.`,
    fix: fix`Keep ${kept} until the run is meant to start.`,
    place: object.manifest.placeOf(['spec', 'state']),
  };
}

/** One group a stage, and one for the clusters that are removed after all of them. */
function stageGroups(run: StagedRun, { input: { at, until } }: Side): ResolvedGroup[] {
  const { shown, source, plan, placed, placement, controller, groups, gates } = run;
  const { manifest, ref } = source ?? shown;
  const availability = placed?.spec.availability;
  const isTimed = availability?.signal === 'time';
  const awaitsStart = openGates(run, Infinity).some(({ kind }) => kind === 'start');
  return plan.names.map((stage, index): ResolvedGroup => {
    // Undefined for the deletion stage.
    const own = plan.stages[index];
    const targets = own?.clusters ?? plan.deletionStage;
    const limit = own?.maxConcurrency ?? targets.length;
    const path = source ? ['spec', 'stages', index] : ['spec'];
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
      availability,
      stage: {
        ...{ name: stage, pauses: own ? pauses : null, awaitsPerson: open.length > 0, awaitsStart },
        ...(approvals.length > 0 ? { approvals } : {}),
      },
      allowed: [{ reason: null, from: at, to: until, limit, remaining: limit }],
      ...(own
        ? {
            ceiling: {
              declared: own.config.maxConcurrency,
              ...{ resolved: limit, enforced: isTimed ? null : limit, rounding: 'down' },
            },
            strategy: {
              ...{ kind: 'stage', stage: own.config.name, position: index + 1, clusters: targets.length },
              ...{ maxConcurrency: limit, sortingLabelKey: own.config.sortingLabelKey },
            },
          }
        : { leaving: targets }),
    };
  });
}
