import type { Json, JsonObject } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Binding, BindingState, Health } from '../controller/bindings.js';
import { itemsIn, labelsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { timeIn } from '../../../snapshot/status.js';

/** A live ClusterResourceBinding or ResourceBinding, with what the scheduler and an eviction look at besides. */
export interface LiveBinding extends Binding {
  readonly resourceSnapshot: string;
  readonly spreadScore: number;
  readonly affinityScore: number;
  /** The state an unscheduled binding had before, from its annotation. */
  readonly stateBefore: 'Scheduled' | 'Bound';
  /** True where it has what it was sent, and all that is missing is that this becomes available. */
  readonly mayComeUp: boolean;
  /** When the last step was taken that brings it what it has; absent = no time is recorded. */
  readonly sentAt?: Instant;
}

const STATES: ReadonlyMap<string, BindingState> = new Map([
  ['Scheduled', 'Scheduled'],
  ['Bound', 'Bound'],
  ['Unscheduled', 'Unscheduled'],
]);

/**
 * Reasons of a False condition that only mean "not done yet"; with any other reason the binding has failed. That holds for
 * `NotAllWorkAreAvailable` as well, which is what the work generator writes when a version does not become available.
 * Source: kubefleet-dev/kubefleet, pkg/utils/binding/binding.go, nonTerminalBindingFailureReasons: "Unknown reasons fall through
 * to terminal by design"; workgenerator/controller.go, setAllWorkAvailableCondition.
 */
const IN_PROGRESS: readonly string[] = [
  'OverriddenPending',
  'WorkNotSynchronizedYet',
  'ApplyPending',
  'ResourceNotAvailableYet',
];

/**
 * Reads a live binding; null when its state is none of the three. `isStale` says of the name of its resource snapshot
 * whether it is not the one to roll out.
 * Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/binding_types.go and pkg/utils/binding.
 */
export function readBinding(object: JsonObject, isStale: (snapshot: string) => boolean): LiveBinding | null {
  const spec = object['spec'];
  const state = STATES.get(textIn(spec, 'state') ?? '');
  if (!state) return null;
  const score = objectIn(objectIn(spec, 'clusterDecision'), 'clusterScore');
  const resourceSnapshot = textIn(spec, 'resourceSnapshotName') ?? '';
  const before = labelsIn(object['metadata'], 'annotations')['kubernetes-fleet.io/previous-binding-state'];
  return {
    cluster: textIn(spec, 'targetCluster') ?? '',
    state,
    stale: isStale(resourceSnapshot),
    ...healthOf(object),
    deleting: textIn(object['metadata'], 'deletionTimestamp') !== null,
    resourceSnapshot,
    spreadScore: numberIn(score, 'topologySpreadScore') ?? 0,
    affinityScore: numberIn(score, 'affinityScore') ?? 0,
    stateBefore: before === 'Bound' ? 'Bound' : 'Scheduled',
  };
}

/** Conditions of an older generation say nothing about the current one. */
function healthOf(object: JsonObject): Conditions {
  const generation = numberIn(object['metadata'], 'generation') ?? 0;
  const all = itemsIn(object['status'], 'conditions');
  return conditionsOf(all.filter((one) => (numberIn(one, 'observedGeneration') ?? 0) === generation));
}

/** The state of a placement on a cluster by its conditions, and since when. */
type Conditions = Pick<
  LiveBinding,
  'health' | 'availableSince' | 'unavailableSince' | 'mayComeUp' | 'sentAt'
>;

const BEFORE_IT_WORKS = ['Overridden', 'WorkSynchronized', 'Applied'] as const;

/** The same for a binding and for the line that a placement's status has on the cluster: it copies the binding's conditions. */
export function conditionsOf(conditions: readonly Json[]): Conditions {
  const current = (type: string): Json | undefined => conditions.find((one) => textIn(one, 'type') === type);
  const only = (health: Health): Conditions => ({ health, availableSince: null, mayComeUp: false });
  if (isTrue(current('DiffReported'))) return only('diffReported');
  const falses = [...BEFORE_IT_WORKS, 'Available']
    .map(current)
    .filter((one) => textIn(one, 'status') === 'False');
  const failed = falses.filter((one) => !IN_PROGRESS.includes(textIn(one, 'reason') ?? ''));
  const available = current('Available');
  if (failed.length > 0 || !isTrue(available)) {
    const begun = isTrue(current('RolloutStarted')) ? [current('RolloutStarted')] : [];
    const sentAt = latest([...begun, ...BEFORE_IT_WORKS.map(current)]);
    const unavailableSince = latest([...begun, ...falses]);
    return {
      ...only(failed.length > 0 ? 'failed' : falses.length > 0 ? 'notAvailableYet' : 'pending'),
      ...(sentAt === null ? {} : { sentAt }),
      ...(unavailableSince === null ? {} : { unavailableSince }),
      mayComeUp: failed.every((one) => textIn(one, 'reason') === NOT_AVAILABLE),
    };
  }
  // Each release names the reason a little otherwise ("NotAllWorkAreAvailabilityTrackable"); all end like this.
  if (textIn(available, 'reason')?.endsWith('Trackable') !== true) return only('ready');
  return { ...only('untracked'), availableSince: sinceOf(available) };
}

/** What the work generator writes as long as something of a new version is not up, and for good where it never comes up. */
const NOT_AVAILABLE = 'NotAllWorkAreAvailable';

function latest(conditions: readonly (Json | undefined)[]): Instant | null {
  const times = conditions.map(sinceOf).filter((time) => time !== null);
  return times.length > 0 ? Math.max(...times) : null;
}

function isTrue(condition: Json | undefined): boolean {
  return textIn(condition, 'status') === 'True';
}

function sinceOf(condition: Json | undefined): Instant | null {
  return timeIn(condition, 'lastTransitionTime');
}

/** How long what is on the clusters has been there, and how long it may take. */
interface Pace {
  /** The moment of the snapshot. */
  readonly seenAt: Instant;
  /** The configured time of the work on a cluster, in milliseconds. */
  readonly expectedMs: (cluster: string) => number;
  /** A staged run updates it, and its status shows which clusters are in progress. */
  readonly isExternal: boolean;
}

/**
 * Tells a version that is coming up from one that never will: only time shows which. Without a stale cluster, one that got its version long
 * ago has gone down since. An unavailable cluster without a time has been so for long.
 * Source: kubefleet-dev/kubefleet e160c1cd, workgenerator/controller.go, setAllWorkAvailableCondition: one reason for both, "not yet
 * available"; rollout/controller.go has no deadline, and of the first clusters that it picks RolloutStarted stays as it was.
 */
export function withProgress(
  bindings: readonly LiveBinding[],
  { seenAt, expectedMs, isExternal }: Pace,
): LiveBinding[] {
  const isHalfway = bindings.some(({ state, stale }) => state === 'Bound' && stale);
  return bindings.map((binding) => {
    const { cluster, state, deleting, health, mayComeUp, sentAt, unavailableSince } = binding;
    if (state !== 'Bound' || deleting || !mayComeUp) return binding;
    const since = isHalfway ? unavailableSince : (sentAt ?? unavailableSince);
    const isPending = health === 'pending';
    if (isExternal || since === undefined) return isPending ? { ...binding, onItsWayMs: 0 } : binding;
    const onItsWayMs = Math.max(0, seenAt - since);
    if (onItsWayMs < expectedMs(cluster)) return { ...binding, onItsWayMs };
    return isPending ? { ...binding, health: 'notAvailableYet' } : binding;
  });
}
