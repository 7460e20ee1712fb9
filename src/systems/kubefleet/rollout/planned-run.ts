import {
  type Availability,
  type ChangeEffect,
  type FixedMembership,
  type PolicyFact,
  type RecordedState,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
  stated,
} from '../../system.js';
import { type OpenApproval, openApprovals, openStart } from './approvals.js';
import { failedBefore } from '../results/failed-before.js';
import { policyOf } from '../results/findings.js';
import { isUnavailable } from '../controller/bindings.js';
import { approvalKey, approvedRequests } from '../objects/live.js';
import { membershipOf } from './membership.js';
import { type FleetObject, refKeyOf } from '../objects/objects.js';
import { outAlready } from './out-clusters.js';
import { isError } from '../objects/properties.js';
import type { Planned } from './planned.js';
import { runChange, assumedChange, unstickText } from '../changes/run-change.js';
import { missingReferences, type Run, runState, stateBefore } from '../objects/run-objects.js';
import { passedRequests, type RunProgress, runProgress } from './run-progress.js';
import type { Side } from '../side.js';
import { StagedController, type StagedInput } from './staged-controller.js';
import { coverage, stagedGroups } from './staged-groups.js';
import { snapshotText } from '../results/run-snapshot.js';
import { stagedNotes } from '../results/staged-notes.js';
import { abortedBy, failedBy, planStages, type StagedPlan } from './staged-plan.js';
import { missingSnapshot } from '../objects/resource-snapshots.js';
import { readStages } from '../controller/stages.js';
import { clusters } from '../results/why.js';
import { whyLeft } from '../results/why-left.js';

/** One run, planned. */
export interface PlannedRun extends Planned {
  /** Id of its controller. */
  readonly controller: string;
  /** Approvals that it waits for. */
  readonly open: readonly OpenApproval[];
  /** Null where it never starts because it is refused. */
  readonly create: (() => StagedController) | null;
  /** True when nothing but its own clusters and people hold it. */
  readonly canEnd: boolean;
}

/** What a run waits for that comes after another: its controller takes both, and its approvals hold back both. */
type Before = Pick<PlannedRun, 'controller' | 'open'>;

/** Plans one run; `before` is the one that it follows, where that comes to an end. */
export function planRun(run: Run, side: Side, before: Before | null = null): PlannedRun {
  const seen = lookAt(run, side, before);
  const { id, open, progress, isRefused } = seen;
  const policy = policyOfRun(seen, run, side);
  if (isRefused) return { policy, controllers: [], controller: id, open, create: null, canEnd: false };
  const input = inputOf(seen, run, side);
  const create = (): StagedController => new StagedController(input);
  const canEnd = input.fault === null && progress.held.size === 0;
  return { policy, controllers: [create], controller: id, open, create, canEnd };
}

/** A run with all that decides how it goes. */
interface SeenRun {
  /** The run, or the strategy of one that is assumed. */
  readonly shown: FleetObject;
  /** The strategy that it goes by; null where it has none, or goes by its own copy, which says something else. */
  readonly source: FleetObject | null;
  /** The run as the cluster has it after merging: an edit that is refused leaves it as it is. Null where none is written. */
  readonly planned: FleetObject | null;
  readonly state: string;
  readonly isRefused: boolean;
  readonly plan: StagedPlan;
  readonly membership: FixedMembership | null;
  readonly progress: RunProgress;
  readonly availability: Availability;
  /** Id of its controller. */
  readonly id: string;
  readonly groups: readonly string[];
  readonly placementKey: string;
  /** Its own approvals, and all that it waits for. */
  readonly own: readonly OpenApproval[];
  /** What held it back and does no more, by the name that a request for it has. */
  readonly passed: ReadonlySet<string>;
  readonly open: readonly OpenApproval[];
}

function lookAt(run: Run, side: Side, before: Before | null): SeenRun {
  const { object, strategy, placed, kept } = run;
  const shown = object ?? strategy;
  if (!shown) throw new Error('a run has an object or a strategy');
  const accepted = strategy && side.accepted(strategy);
  const live = object && side.live(object.ref);
  const isPlaced = placed && !isError(placed.transition) && !run.follows;
  const membership = isPlaced ? membershipOf(live, placed, side) : null;
  const stages = failedBy(missingSnapshot(run, side), stagesOf(run, accepted, side));
  const plan = abortedBy(membership?.aborted ?? null, stages);
  const { name, namespace } = shown.ref;
  const given = approvedRequests(side.input.snapshot);
  const passed = passedRequests(live, name);
  const own = openApprovals(
    plan,
    name,
    (request) => passed.has(request) || given.has(approvalKey(namespace, request)),
  );
  const key = refKeyOf(shown.ref);
  const planned = object && (side.accepted(object) ?? object);
  const state = planned ? runState(planned) : 'Run';
  const earlier = (before?.open ?? []).map((one) => ({ ...one, holdsBack: 0 }));
  return {
    shown,
    source: kept?.differs === true ? null : accepted,
    planned,
    state,
    isRefused: shown.refusals.length > 0 && side.accepted(shown) === null,
    plan,
    membership,
    progress: runProgress(live, name, plan, { at: side.fleet.seenAt, unavailable: unavailableIn(run) }),
    availability: placed?.spec.availability ?? UNKNOWN,
    id: before?.controller ?? `kubefleet ${key}`,
    groups: plan.names.map((stage) => `${key}/${stage}`),
    placementKey: run.placement ? refKeyOf(run.placement) : '',
    own,
    passed,
    open: [...earlier, ...openStart(name, state), ...own],
  };
}

function policyOfRun(seen: SeenRun, run: Run, side: Side): ResolvedPolicy {
  const { shown, source, isRefused, placementKey } = seen;
  const { object, strategy, placement } = run;
  const missing = missingSnapshot(run, side);
  return policyOf(shown, {
    groups: isRefused ? [] : groupsOf(seen, side),
    ...(strategy ? { identity: `${refKeyOf(strategy.ref)}/${placementKey}` } : {}),
    uses: [source && object ? source.ref : null, placement].filter((ref) => ref !== null),
    change: changeOf(seen, run, side),
    missingReferences: object ? [...missingReferences(object, run, side), ...(missing ? [missing] : [])] : [],
    facts: factsOf(seen, run, side),
    notes: isRefused ? [] : notesOf(seen, run, side),
  });
}

function groupsOf(seen: SeenRun, side: Side): readonly ResolvedGroup[] {
  const { shown, source, plan, availability, open, passed, progress } = seen;
  return stagedGroups({
    plan,
    controller: seen.id,
    runGroups: seen.groups,
    rolls: shown.ref,
    placement: seen.placementKey,
    declaredIn: source?.ref ?? shown.ref,
    strategy: source?.manifest ?? null,
    fallback: shown.manifest,
    availability,
    open,
    passed,
    unstick: unstickText(plan, [...progress.held.keys()], side.silent),
    at: side.input.at,
    until: side.input.until,
  });
}

function changeOf({ plan, progress, state, planned }: SeenRun, run: Run, side: Side): ChangeEffect<string> {
  const { object, kept, placed, follows } = run;
  if (!object) return assumedChange(placed, follows);
  return runChange(object, plan, {
    ...progress,
    kept,
    state,
    stateBefore: stateBefore(object, side),
    snapshot: snapshotText(run, side),
    isEditRefused: planned !== object,
  });
}

function factsOf(seen: SeenRun, run: Run, side: Side): PolicyFact[] {
  const { plan, source, membership, progress, isRefused } = seen;
  const { object, placed } = run;
  const isAssumed = object === null;
  const covered = source ? [coverage(plan, source.manifest, placed === null && isAssumed)] : [];
  if (isRefused) return stated('coverage', covered);
  const isFree = object && progress.held.size === 0;
  const failing = [...unavailableIn(run)].filter((cluster) => !progress.begun.has(cluster));
  return [
    ...stated('fixed-membership', [membership]),
    ...stated('result', [
      isFree ? failedBefore(plan, new Set(failing), object.manifest.placeOf(['spec'])) : null,
      setGoing(object, seen, side),
    ]),
    ...stated('recorded-state', progress.failed.map(leftBehind)),
    ...stated('coverage', covered),
  ];
}

/** A run that was held in state Initialize or Stop, and that the change sets to Run. */
function setGoing(
  object: FleetObject | null,
  { plan, planned, state }: SeenRun,
  side: Side,
): SystemResult | null {
  const was = object && stateBefore(object, side);
  if (object === null || planned !== object || plan.fault || state !== 'Run' || was === null || was === 'Run')
    return null;
  const count = plan.stages.reduce((sum, { clusters }) => sum + clusters.length, 0);
  return {
    rule: 'held-rollout-starts',
    subject: 'state',
    says: `its state goes from ${was} to Run: the held run starts, over ${clusters(count)}.`,
    fix: `Keep state: ${was} until the run is meant to start.`,
    place: object.manifest.placeOf(['spec', 'state']),
    ofRollout: true,
  };
}

function leftBehind(target: string): RecordedState {
  const held = 'as the run has failed, and a failed one never starts again; create a new one';
  return { of: null, target, state: 'not updated', since: null, until: null, held };
}

function notesOf({ shown, plan, state, own, availability }: SeenRun, run: Run, side: Side): string[] {
  const { namespace } = shown.ref;
  const isAssumed = run.object === null;
  return [
    ...stagedNotes(plan, { state, open: own, namespace, availability, isAssumed }),
    ...(run.placed ? whyLeft(run.placed, side) : []),
  ];
}

function inputOf(seen: SeenRun, run: Run, side: Side): StagedInput {
  const { id, plan, progress, groups, state, availability, open } = seen;
  const stopped =
    state === 'Stop'
      ? { phase: 'idle' as const, why: 'Its state is Stop: nothing starts until it is Run.' }
      : null;
  return {
    id,
    run: progress.run,
    groups: groups.slice(0, plan.stages.length + (plan.deletionStage.length > 0 ? 1 : 0)),
    fault: plan.fault ?? stopped,
    signal: availability.signal,
    silent: side.silent,
    held: progress.held,
    ...standingOf(run, plan, groups, side),
    open,
  };
}

const UNKNOWN: Availability = { signal: 'unknown', untracked: [], seconds: null };

/** What it goes by: the copy of a run that has begun, else the strategy. */
function stagesOf(
  { object, strategy, placed, kept }: Run,
  accepted: FleetObject | null,
  side: Side,
): StagedPlan {
  const transition = placed && !isError(placed.transition) ? placed.transition : null;
  return planStages({
    configs: kept?.configs ?? (accepted ? readStages(accepted.stored['spec']) : null),
    isRefused: strategy !== null && accepted === null,
    placement:
      placed && transition ? { spec: placed.spec, ...transition } : object === null ? 'assumed' : null,
    fleet: side.fleet,
  });
}

/** Where the placement does not serve yet, or not any more. One that follows finds what the run before it leaves. */
function standingOf(
  { placed, follows }: Run,
  { stages, deletionStage }: StagedPlan,
  groups: readonly string[],
  side: Side,
): Pick<StagedInput, 'before' | 'fresh'> {
  if (!placed || isError(placed.transition) || follows) return { before: new Map(), fresh: new Set() };
  const lists = [...stages.map(({ clusters }) => clusters), deletionStage];
  const groupOf = (cluster: string): string =>
    groups[lists.findIndex((list) => list.includes(cluster))] ?? '';
  const { bindings } = placed.transition;
  const before = [...outAlready(bindings, side.silent, groupOf)].filter(([, { group }]) => group !== '');
  const fresh = bindings.filter(({ state }) => state === 'Scheduled').map(({ cluster }) => cluster);
  return { before: new Map(before), fresh: new Set(fresh) };
}

/** Clusters on which what is placed does not work. */
function unavailableIn({ placed }: Run): ReadonlySet<string> {
  if (!placed || isError(placed.transition)) return new Set();
  return new Set(placed.transition.bindings.filter(isUnavailable).map(({ cluster }) => cluster));
}
