import { isSameJson } from '../../../manifest/canonical.js';
import { labelsIn, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { visible } from '../../../manifest/visible.js';
import type { GroupEnd } from '../../../rollout/controller.js';
import { trueConditionIn } from '../../../snapshot/status.js';
import { fix } from '../../../text/fix.js';
import { code, type Text, text } from '../../../text/text.js';
import { type PolicyRef, refText, type ResolvedPolicy } from '../../system.js';
import { type Binding, clustersIn, isUnavailable, pickedOf } from '../controller/bindings.js';
import { initializeRun, preconditionFault, readStages, type StageConfig } from '../controller/stages.js';
import { DELETION_STAGE } from '../controller/update-run.js';
import type { Fleet } from '../objects/clusters.js';
import { type FleetObject, placementRef, refKeyOf, refOf, RUNS, sameRef } from '../objects/objects.js';
import type { PlacedObject, Side } from '../side.js';
import { abortOf, passedRequests, readRunStatus, type RunProgress, runProgress } from './run-status.js';

const NEW_RUN = fix`Correct the cause and create a new run: a failed run never starts again.`;

type StagePlan = ReturnType<typeof planStages>;

/** A run over a placement: an object, or the run that a strategy would make. */
interface RunOf {
  /** Null if the run is only assumed. */
  readonly object: FleetObject | null;
  readonly strategy: FleetObject | null;
  /** Null if its placement is unknown: the whole fleet is assumed. */
  readonly placed: PlacedObject | null;
  readonly placement: PolicyRef | null;
  /** The run in progress, or stopped, that an assumed run comes after. */
  readonly follows: StagedRun | null;
}

export interface StagedRun extends RunOf {
  /** The run, or the strategy of an assumed one. */
  readonly shown: FleetObject;
  /** The strategy whose stages it uses; null if it has none, or continues with a copy that differs. */
  readonly source: FleetObject | null;
  /** True for a run in progress whose copied stages differ from its strategy, here or on the side that this one is compared with. */
  readonly keepsCopy: boolean;
  /** True for a run that has begun and no longer reads its strategy. */
  readonly hasCopy: boolean;
  /** False if the cluster refuses the edit of the run. */
  readonly isAsWritten: boolean;
  readonly state: string;
  readonly isRefused: boolean;
  readonly plan: StagePlan;
  /** The resource snapshot that it names and that its placement does not have. */
  readonly missing: ResolvedPolicy['missingReferences'][number] | null;
  /** Why the next pass ends a run in progress for good; null if it continues. */
  readonly aborted: Text | null;
  /** Why it never starts, or ends for good; null if it runs. */
  readonly fault: GroupEnd | null;
  readonly progress: RunProgress;
  /** Id of its controller, and group names there by stage, then that of the deletion stage. */
  readonly controller: string;
  readonly groups: readonly string[];
  /** Tasks of its stages; before them its start, and what the run before it waits for. */
  readonly gates: readonly Gate[];
}

/** An approval or a timed wait of a stage, or the start of a run in state Initialize; approvals and starts take a person. */
interface Gate {
  readonly kind: 'approval' | 'start' | 'wait';
  readonly ms: number | null;
  /** Name of the approval request, which the run creates when it gets there; of a start that of the run. */
  readonly request: string;
  /** The stage whose task it is; null if it is of none. */
  readonly stage: number | null;
  /** The first stage that it holds back; null if it only holds back the end. */
  readonly next: number | null;
  readonly isPassed: boolean;
  readonly path: readonly (string | number)[];
}

/** The task of a person before a stage can be done. An approval after the last stage holds back that stage. */
export function openGates({ gates }: Pick<StagedRun, 'gates'>, stage: number): Gate[] {
  return gates.filter((one) => {
    const holdsBack = one.next ?? one.stage ?? 0;
    return one.kind !== 'wait' && !one.isPassed && holdsBack <= stage;
  });
}

/** Runs, the run that each strategy without one would make, and strategies with the runs that use them. */
export function stagedRuns(side: Side): {
  readonly runs: readonly StagedRun[];
  readonly used: ReadonlyMap<FleetObject, readonly StagedRun[]>;
} {
  const written = side.ofKind(...RUNS).map((object) => stagedRun(runOf(object, side), side));
  const used = new Map<FleetObject, readonly StagedRun[]>();
  const assumed: StagedRun[] = [];
  for (const strategy of side.ofKind('ClusterStagedUpdateStrategy', 'StagedUpdateStrategy')) {
    const own = written.filter((run) => run.strategy === strategy);
    const isEdited = side.compared.some(
      (one) => sameRef(one.ref, strategy.ref) && !isSameJson(stagesOf(one), stagesOf(strategy)),
    );
    const users = own.filter(({ keepsCopy, state }) => !keepsCopy && !(isEdited && state === 'Stop'));
    const [first] = own;
    if (users.length > 0) used.set(strategy, users);
    // An edited strategy applies to the run after one that is in progress or stopped.
    else if (first) assumed.push(stagedRun({ ...first, object: null, strategy, follows: first }, side));
    else assumed.push(stagedRun(assumedRun(strategy, written, side), side));
  }
  return { runs: [...written, ...assumed], used };
}

/** True for a run that begins when the run that it follows is done, under the same controller. */
export function isSecond({ follows, isRefused }: StagedRun): boolean {
  return follows !== null && canEnd(follows) && !isRefused;
}

/** True for a run that only its own clusters and people hold back. */
function canEnd({ isRefused, fault, state, progress }: StagedRun): boolean {
  return !isRefused && fault === null && state !== 'Stop' && progress.held.size === 0;
}

function runOf(object: FleetObject, side: Side): RunOf {
  const planned = side.accepted(object) ?? object;
  const placement = placementRef(object.ref, planned.stored);
  const strategy = side.of(strategyRefOf(planned)).now;
  return { object, strategy, placed: side.placement(placement), placement, follows: null };
}

/** The run that a strategy would make, over the only placement in its scope that has none. */
function assumedRun(strategy: FleetObject, runs: readonly RunOf[], side: Side): RunOf {
  const free = side.placements.filter(
    ({ object: { ref }, spec }) =>
      spec.isExternal &&
      ref.namespace === strategy.ref.namespace &&
      !runs.some(({ placement }) => placement !== null && sameRef(placement, ref)),
  );
  const compared = free.filter(({ object }) => hasComparedRun(strategy.ref, object.ref, side));
  const [placed = null, ...others] = free.length > 1 ? compared : free;
  const only = others.length === 0 ? placed : null;
  return { object: null, strategy, placed: only, placement: only?.object.ref ?? null, follows: null };
}

/** True if the side that this one is compared with has a run of the strategy over the placement. */
export function hasComparedRun(strategy: PolicyRef, placement: PolicyRef, side: Side): boolean {
  return side.compared.some(
    (run) =>
      RUNS.includes(run.ref.kind) &&
      sameRef(strategyRefOf(run), strategy) &&
      sameRef(placementRef(run.ref, run.stored), placement),
  );
}

function strategyRefOf({ ref: { namespace }, stored }: FleetObject): PolicyRef {
  const kind = namespace === null ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy';
  const name = textIn(stored['spec'], 'stagedRolloutStrategyName') ?? '';
  return { system: 'kubefleet', kind, namespace, name };
}

/** A run without a state is in Initialize. Source: kubefleet-dev/kubefleet, stageupdate_types.go. */
export function runState({ stored }: FleetObject): string {
  return textIn(stored['spec'], 'state') ?? 'Initialize';
}

function stagesOf({ stored }: FleetObject): readonly StageConfig[] {
  return readStages(stored['spec']);
}

function stagedRun(of: RunOf, side: Side): StagedRun {
  const { object, strategy, placed, placement, follows } = of;
  const shown = object ?? strategy;
  if (!shown) throw new Error('a run has an object or a strategy');
  const [key, { name }] = [refKeyOf(shown.ref), shown.ref];
  const accepted = strategy && side.accepted(strategy);
  const planned = object && (side.accepted(object) ?? object);
  const state = planned ? runState(planned) : 'Run';
  const status = readRunStatus(object ? side.of(object.ref).live?.manifest.object['status'] : undefined);
  const { copied } = status;
  const compared = strategy && side.compared.find(({ ref }) => sameRef(ref, strategy.ref));
  const keepsCopy =
    copied !== null &&
    strategy !== null &&
    present([accepted, compared]).some((one) => !isSameJson(stagesOf(one), copied));
  const configs = copied ?? (accepted && stagesOf(accepted));
  const plan = planStages(of, configs, side.fleet);
  const missing = object && placement && missingSnapshot(object, placement, side);
  const aborted = placed && status.isInProgress ? abortOf(status, placed, side) : null;
  const unavailable = (placed?.bindings ?? []).filter(isUnavailable).map(({ cluster }) => cluster);
  const seen = { at: side.fleet.seenAt, unavailable: new Set(unavailable) };
  const before = follows && canEnd(follows) ? follows : null;
  const start = { ...AT_ONCE, kind: 'start', ms: null, request: name, path: [] } as const;
  return {
    ...{ ...of, shown, keepsCopy, state, plan, missing, aborted },
    progress: runProgress(status, name, plan, seen),
    source: keepsCopy ? null : accepted,
    hasCopy: copied !== null,
    isAsWritten: planned === object,
    isRefused: shown.refusals.length > 0 && side.accepted(shown) === null,
    fault: faultOf(plan, aborted, missing),
    groups: plan.names.map((stage) => `${key}/${stage}`),
    controller: before?.controller ?? `kubefleet ${key}`,
    gates: [
      ...(before ? openGates(before, Infinity).map((one) => ({ ...one, ...AT_ONCE })) : []),
      { ...start, isPassed: state !== 'Initialize' },
      ...gatesOf(shown.ref, plan, passedRequests(status, name), side),
    ],
  };
}

/**
 * Clusters of each stage, or why the run fails before it starts: nothing is updated then. An assumed run over an unknown placement has the
 * whole fleet. `known`: null if its strategy does not exist or is refused.
 */
function planStages(
  { object, placed, strategy }: Omit<RunOf, 'follows'>,
  known: readonly StageConfig[] | null,
  { clusters }: Fleet,
) {
  const isAssumed = object === null;
  const eligible = isAssumed ? clusters.filter(({ ineligible }) => ineligible === null) : [];
  const bindings: readonly Pick<Binding, 'cluster' | 'state'>[] =
    placed?.bindings ?? eligible.map((one) => ({ cluster: one.name, state: 'Bound' }));
  const picked = pickedOf(bindings).map(({ cluster }) => cluster);
  const { faults, ...initialized } = initializeRun(known ?? [], clusters, picked);
  // A run over an unknown placement may be for fewer clusters: those in no stage are left out.
  const isOpen = isAssumed && !placed;
  const [fault] = faults.filter(({ error }) => !isOpen || error !== 'clusterInNoStage');
  const early =
    known === null && strategy !== null
      ? text`its strategy is refused`
      : isOpen
        ? null
        : preconditionFault(placed && { ...placed, ...placed.spec }, known !== null);
  const cause = early ?? fault?.says ?? null;
  const deletionStage = cause === null ? clustersIn(bindings, 'Unscheduled') : [];
  // Nothing enforces unique stage names.
  const unique = initialized.stages.map(({ config: { name } }, i, all) => {
    const earlier = all.slice(0, i).filter(({ config }) => config.name === name).length;
    return earlier === 0 ? name : `${name}#${earlier + 1}`;
  });
  return {
    ...{ ...initialized, deletionStage },
    /** A name for each stage, then for the deletion stage if it has clusters; unique within the run. */
    names: [...unique, ...(deletionStage.length > 0 ? [DELETION_STAGE] : [])],
    /** Why the run fails when it is initialized; null if it does not. */
    fails: cause,
  };
}

/** It holds back all stages of its run, and is the task of none. */
const AT_ONCE = { stage: null, next: 0 } as const;

function faultOf({ fails }: StagePlan, aborted: Text | null, missing: StagedRun['missing']): GroupEnd | null {
  const cause = fails ?? (missing && text`its placement does not have the resource snapshot that it names`);
  const why = aborted
    ? text`The run is aborted for good in its next pass: ${aborted}. Updated clusters stay updated; the others wait for a new run.`
    : cause && text`The run fails for good when it is initialized, and nothing is updated: ${cause}.`;
  return why && { phase: 'stuck', why, fix: NEW_RUN };
}

/** Tasks of the stages. A stage without clusters is skipped with its tasks. */
function gatesOf(
  { name: run, namespace }: PolicyRef,
  { stages }: StagePlan,
  passed: ReadonlySet<string>,
  { input }: Side,
): Gate[] {
  // Approval requests that a person has approved.
  const approved = input.snapshot.objects.filter(
    (manifest) =>
      manifest.kind.endsWith('ApprovalRequest') &&
      refOf(manifest).namespace === namespace &&
      trueConditionIn(manifest.object['status'], 'Approved') !== undefined,
  );
  return stages.flatMap(({ config, clusters }, stage) => {
    if (clusters.length === 0) return [];
    const later = stages.findIndex((one, i) => i > stage && one.clusters.length > 0);
    return (['before', 'after'] as const).flatMap((when) => {
      const request = `${run}-${when}-${config.name}`;
      const next = when === 'before' ? stage : later < 0 ? null : later;
      return config[`${when}StageTasks`].flatMap((task, i): Gate[] => {
        const path = ['spec', 'stages', stage, `${when}StageTasks`, i];
        const isPassed = passed.has(request);
        const gate = { request, stage, next, path };
        if (task.type === 'TimedWait') return [{ ...gate, kind: 'wait', ms: task.waitMs, isPassed }];
        if (task.type !== 'Approval') return [];
        const isGiven = isPassed || approved.some(({ name }) => name === request);
        return [{ ...gate, kind: 'approval', ms: null, isPassed: isGiven }];
      });
    });
  });
}

/** As the controller writes it to the label: `7`, and neither `07` nor `latest`. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/**
 * The resource snapshot that a new run names, if the placement has none of that number.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, recordOverrideSnapshots: "invalid resource snapshot index", "no
 * resourceSnapshots with index".
 */
function missingSnapshot(run: FleetObject, placement: PolicyRef, side: Side): StagedRun['missing'] {
  // Without a number it takes the newest.
  const index = textIn(run.stored['spec'], 'resourceSnapshotIndex') || null;
  if (index === null || side.of(run.ref).live) return null;
  const known = side
    .owned(placement, 'ResourceSnapshot')
    .map(({ object }) => labelsIn(object['metadata'], 'labels')['kubernetes-fleet.io/resource-index'] ?? '')
    .filter((one) => INDEX.test(one));
  if (INDEX.test(index) && (known.length === 0 || known.includes(index))) return null;
  return {
    what: `resource snapshot "${visible(index)}" of ${refText(placement)}`,
    consequence: text`The run fails for good when it is initialized, and nothing is updated.`,
    fix: fix`Remove ${code('resourceSnapshotIndex')} to use the newest one, or set the number of an existing one.`,
    place: run.manifest.placeOf(['spec', 'resourceSnapshotIndex']),
  };
}
