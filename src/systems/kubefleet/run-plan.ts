import { textIn } from '../../manifest/fields.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy } from '../system.js';
import { openApprovals } from './approvals.js';
import { policyOf } from './findings.js';
import { approvalKey, approvedRequests } from './live.js';
import { membershipOf } from './membership.js';
import type { FleetObject } from './objects.js';
import { placementRef, refKeyOf, sameRef } from './objects.js';
import { isError } from './properties.js';
import type { Planned } from './resolve.js';
import { runChange, supposedChange, unstickText } from './run-change.js';
import { runProgress } from './run-progress.js';
import type { PlacedObject, Side } from './side.js';
import { StagedController } from './staged-controller.js';
import { coverage, stagedGroups } from './staged-groups.js';
import { stagedNotes } from './staged-notes.js';
import { abortedBy, planStages } from './staged-plan.js';
import { readStages } from './stages.js';

const RUNS: readonly string[] = ['ClusterStagedUpdateRun', 'StagedUpdateRun'];
const STRATEGIES: readonly string[] = ['ClusterStagedUpdateStrategy', 'StagedUpdateStrategy'];

/** What all staged runs of one side come to. */
export interface RunPlans {
  readonly policies: ReadonlyMap<FleetObject, Planned>;
  /** The stages that drive a placement, by its `refKeyOf`. */
  readonly groups: ReadonlyMap<string, readonly ResolvedGroup[]>;
}

/** One run of a strategy over a placement: an object, or what the strategy would do if somebody ran it. */
interface Run {
  /** Null where it is only supposed. */
  readonly object: FleetObject | null;
  readonly strategy: FleetObject | null;
  /** Null where nothing says what it is for: then the whole fleet is taken. */
  readonly placed: PlacedObject | null;
  readonly placement: PolicyRef | null;
}

/** The runs, and for each strategy that no run names the run it would make. */
export function runPlans(side: Side): RunPlans {
  const runs = side.ofKind(...RUNS).map((object) => runOf(object, side));
  const supposed = side.ofKind(...STRATEGIES).flatMap((strategy): Run[] => {
    if (runs.some((run) => run.strategy === strategy)) return [];
    const placed = onlyPlacementWithoutRun(strategy, runs, side);
    return [{ object: null, strategy, placed, placement: placed?.object.ref ?? null }];
  });
  const policies = new Map<FleetObject, Planned>();
  const groups = new Map<string, ResolvedGroup[]>();
  const byStrategy = new Map<FleetObject, { run: Run; groups: ResolvedGroup[] }[]>();
  for (const run of [...runs, ...supposed]) {
    const planned = planRun(run, side);
    const { policy } = planned;
    if (run.object) policies.set(run.object, planned);
    else if (run.strategy) policies.set(run.strategy, planned);
    const key = run.placement && refKeyOf(run.placement);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), ...policy.groups]);
    if (run.object && run.strategy)
      byStrategy.set(run.strategy, [
        ...(byStrategy.get(run.strategy) ?? []),
        { run, groups: [...policy.groups] },
      ]);
  }
  for (const [strategy, users] of byStrategy) policies.set(strategy, usedStrategy(strategy, users));
  return { policies, groups };
}

function runOf(object: FleetObject, side: Side): Run {
  const planned = side.accepted(object) ?? object;
  const placement = placementRef(object.ref, planned.stored);
  const ref = strategyRef(object.ref, textIn(planned.stored['spec'], 'stagedRolloutStrategyName') ?? '');
  return { object, strategy: side.object(ref), placed: side.placement(placement), placement };
}

function strategyRef({ namespace }: PolicyRef, name: string): PolicyRef {
  const kind = namespace === null ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy';
  return { system: 'kubefleet', kind, namespace, name };
}

/** The placement that a strategy is for, where only one in its scope is left without a run. */
function onlyPlacementWithoutRun(
  strategy: FleetObject,
  runs: readonly Run[],
  side: Side,
): PlacedObject | null {
  const left = side.placements.filter(
    ({ object, spec }) =>
      spec.isExternal &&
      object.ref.namespace === strategy.ref.namespace &&
      !runs.some(({ placement }) => placement !== null && sameRef(placement, object.ref)),
  );
  const [only, ...others] = left;
  return only && others.length === 0 ? only : null;
}

function planRun(run: Run, side: Side): Planned {
  const { object, strategy, placed } = run;
  const shown = object ?? strategy;
  if (!shown) throw new Error('a run has an object or a strategy');
  const isSupposed = object === null;
  const accepted = strategy && side.accepted(strategy);
  const transition = placed && !isError(placed.transition) ? placed.transition : null;
  const live = object && side.live(object.ref);
  const membership = placed && transition ? membershipOf(live, placed, side) : null;
  const plan = abortedBy(
    membership?.aborted ?? null,
    planStages({
      configs: accepted ? readStages(accepted.stored['spec']) : null,
      placement: placed && transition ? { spec: placed.spec, ...transition } : isSupposed ? 'supposed' : null,
      fleet: side.fleet,
    }),
  );
  const name = shown.ref.name;
  const given = approvedRequests(side.input.snapshot);
  const open = openApprovals(plan, name, (request) => given.has(approvalKey(shown.ref.namespace, request)));
  const key = refKeyOf(shown.ref);
  const controller = `kubefleet ${key}`;
  const runGroups = plan.names.map((stage) => `${key}/${stage}`);
  const availability = placed?.spec.availability ?? UNKNOWN;
  const state = object ? runState(object) : 'Run';
  const isRefused = shown.refusals.length > 0 && side.accepted(shown) === null;
  const groups = isRefused
    ? []
    : stagedGroups({
        plan,
        controller,
        runGroups,
        rolls: shown.ref,
        declaredIn: accepted?.ref ?? shown.ref,
        strategy: accepted?.manifest ?? null,
        fallback: shown.manifest,
        availability,
        open,
        unstick: unstickText(plan),
        at: side.input.at,
        until: side.input.until,
      });
  const progress = runProgress(live, name, plan);
  const policy = policyOf(shown, {
    groups,
    uses: [strategy && object ? strategy.ref : null, run.placement].filter((ref) => ref !== null),
    change: object
      ? runChange(object, plan, progress.isHalfway, side.earlier(object.ref) !== null)
      : supposedChange(placed),
    missingReferences: object ? missingReferences(object, run) : [],
    ...(membership && !isRefused ? { membership } : {}),
    ...(accepted ? { coverage: coverage(plan, accepted.manifest, placed === null && isSupposed) } : {}),
    notes: isRefused ? [] : stagedNotes(plan, { state, open, namespace: shown.ref.namespace, availability }),
  });
  if (isRefused) return { policy, controllers: [] };
  const stopped =
    state === 'Stop'
      ? { phase: 'idle' as const, why: 'Its state is Stop: nothing starts until it is Run.' }
      : null;
  const input = {
    id: controller,
    run: progress.run,
    groups: runGroups.slice(0, plan.stages.length + (plan.deletionStage.length > 0 ? 1 : 0)),
    fault: plan.fault ?? stopped,
    signal: availability.signal,
    silent: side.silent,
    open,
  };
  return { policy, controllers: [() => new StagedController(input)] };
}

const UNKNOWN = { signal: 'unknown', untracked: [], seconds: null } as const;

function runState(object: FleetObject): string {
  return textIn(object.stored['spec'], 'state') ?? 'Initialize';
}

function missingReferences(object: FleetObject, run: Run): ResolvedPolicy['missingReferences'] {
  const consequence = 'The run fails for good when it is initialized, and nothing is updated.';
  const spec = object.stored['spec'];
  const what = (name: string, kind: string) => ({
    what: `${kind} "${textIn(spec, name) ?? ''}"`,
    consequence,
    place: object.manifest.placeOf(['spec', name]),
  });
  const isCluster = object.ref.namespace === null;
  return [
    ...(run.placed
      ? []
      : [what('placementName', isCluster ? 'ClusterResourcePlacement' : 'ResourcePlacement')]),
    ...(run.strategy
      ? []
      : [
          what(
            'stagedRolloutStrategyName',
            isCluster ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy',
          ),
        ]),
  ];
}

/** A strategy lists the stages of every run that uses it; with several the run's name stands before. */
function usedStrategy(
  strategy: FleetObject,
  users: readonly { run: Run; groups: readonly ResolvedGroup[] }[],
): Planned {
  const groups = users.flatMap(({ run, groups }) =>
    users.length === 1
      ? groups
      : groups.map((group) => ({ ...group, name: `${run.object?.ref.name ?? ''}/${group.name}` })),
  );
  return { policy: policyOf(strategy, { groups }), controllers: [] };
}
