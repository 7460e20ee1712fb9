import { itemsIn, labelsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { type Json, type JsonObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { timeIn } from '../../../snapshot/status.js';
import type { PolicyRef } from '../../system.js';
import type { Binding, Health } from '../controller/bindings.js';
import type { ExistingPlacement } from '../controller/scheduler.js';

/** A live ClusterResourceBinding or ResourceBinding, with the fields that the scheduler reads. */
export interface LiveBinding extends Binding, Pick<ExistingPlacement, 'score'> {
  readonly stateBefore: 'Scheduled' | 'Bound';
  /** True if it has what it was sent, and all that is missing is that this becomes available. */
  readonly mayComeUp: boolean;
  /** When the last step was taken that brings it what it has; absent = no time is recorded. */
  readonly sentAt?: Instant;
}

/** The state of a placement on a cluster by its conditions, and since when. */
type Conditions = Pick<
  LiveBinding,
  'health' | 'availableSince' | 'unavailableSince' | 'mayComeUp' | 'sentAt'
>;

/** Bindings and resource snapshots of a placement: `Cluster` of a cluster-scoped one, in its namespace of another. */
type OwnedObjects = (placement: PolicyRef, kind: string) => readonly Manifest[];

export function ownedObjects({ objects }: Snapshot): OwnedObjects {
  const byOwner = groupedBy(objects, (one) => {
    const owner = labelsIn(one.object['metadata'], 'labels')['kubernetes-fleet.io/parent-CRP'];
    const namespace = one.kind.startsWith('Cluster') ? '' : namespaceOf(one);
    return owner && [one.kind, namespace, owner].join('/');
  });
  return ({ namespace, name }, kind) =>
    byOwner.get([namespace === null ? `Cluster${kind}` : kind, namespace ?? '', name].join('/')) ?? [];
}

/** State of a placement on the member clusters by the snapshot; null where it has none. */
export function liveBindings(
  owned: OwnedObjects,
  ref: PolicyRef,
  placement: Manifest | null,
): LiveBinding[] | null {
  const own = owned(ref, 'ResourceBinding');
  if (own.length === 0) return placement && fromStatus(placement);
  // The resource snapshot to roll out: the one the placement has observed, else the one with the highest index.
  const observed = textIn(placement?.object, 'status', 'observedResourceIndex');
  const names = own.map(({ object }) => textIn(object['spec'], 'resourceSnapshotName') ?? '');
  const newest = names.toSorted((a, b) => indexOf(b) - indexOf(a))[0] ?? '';
  const latest = observed === null ? newest : `${ref.name}-${observed}-snapshot`;
  return own.flatMap(({ object }) => readBinding(object, latest) ?? []);
}

function indexOf(resourceSnapshot: string): number {
  return Number(/-(\d+)-snapshot$/.exec(resourceSnapshot)?.[1] ?? -1);
}

/**
 * Reads a live binding; null if its state is unknown. It is stale without the `latest` resource snapshot.
 * Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/binding_types.go and pkg/utils/binding.
 */
export function readBinding({ metadata, spec, status }: JsonObject, latest: string): LiveBinding | null {
  const state = textIn(spec, 'state');
  if (state !== 'Scheduled' && state !== 'Bound' && state !== 'Unscheduled') return null;
  const score = objectIn(objectIn(spec, 'clusterDecision'), 'clusterScore');
  const before = labelsIn(metadata, 'annotations')['kubernetes-fleet.io/previous-binding-state'];
  // Conditions of an older generation say nothing about the current one.
  const generation = numberIn(metadata, 'generation') ?? 0;
  const conditions = itemsIn(status, 'conditions').filter(
    (one) => (numberIn(one, 'observedGeneration') ?? 0) === generation,
  );
  return {
    ...{ cluster: textIn(spec, 'targetCluster') ?? '', state },
    ...conditionsOf(conditions),
    stale: (textIn(spec, 'resourceSnapshotName') ?? '') !== latest,
    deleting: textIn(metadata, 'deletionTimestamp') !== null,
    score: {
      spread: numberIn(score, 'topologySpreadScore') ?? 0,
      affinity: numberIn(score, 'affinityScore') ?? 0,
    },
    stateBefore: before === 'Bound' ? 'Bound' : 'Scheduled',
  };
}

/** Older releases write a prefix: `ResourcesAvailable`. */
const SHORT_TYPE = /(?:RolloutStarted|Overridden|WorkSynchronized|Applied|Available|DiffReported)$/;

/** Without bindings, the status of the placement has a line for each cluster, with a copy of the conditions of its binding. */
function fromStatus({ object: { status } }: Manifest): LiveBinding[] | null {
  const latest = textIn(status, 'observedResourceIndex');
  const lines = [...itemsIn(status, 'placementStatuses'), ...itemsIn(status, 'perClusterPlacementStatuses')];
  const found = lines.flatMap((one): LiveBinding | [] => {
    const cluster = textIn(one, 'clusterName') ?? '';
    const index = textIn(one, 'observedResourceIndex');
    const conditions = itemsIn(one, 'conditions').map((condition) => {
      const type = textIn(condition, 'type') ?? '';
      return { ...(condition as JsonObject), type: SHORT_TYPE.exec(type)?.[0] ?? type };
    });
    if (cluster === '') return [];
    return {
      ...{ cluster, state: 'Bound', deleting: false, stateBefore: 'Bound' },
      ...(conditions.length === 0
        ? { health: 'ready', availableSince: null, mayComeUp: false }
        : conditionsOf(conditions)),
      stale: latest !== null && index !== null && index !== latest,
      score: { spread: 0, affinity: 0 },
    };
  });
  return found.length > 0 ? found : null;
}

/**
 * Reasons of a False condition that only mean "not done yet"; with any other reason the binding has failed. That holds for
 * `NotAllWorkAreAvailable` as well, which is what the work generator writes when a version does not become available.
 * Source: kubefleet-dev/kubefleet, pkg/utils/binding/binding.go, nonTerminalBindingFailureReasons: "Unknown reasons fall through
 * to terminal by design"; workgenerator/controller.go, setAllWorkAvailableCondition.
 */
const IN_PROGRESS: ReadonlySet<string> = new Set(
  'OverriddenPending WorkNotSynchronizedYet ApplyPending ResourceNotAvailableYet'.split(' '),
);

function conditionsOf(conditions: readonly Json[]): Conditions {
  const of = (type: string): Json | undefined => conditions.find((one) => textIn(one, 'type') === type);
  const isTrue = (type: string): boolean => textIn(of(type), 'status') === 'True';
  const reasonOf = (one: Json | undefined): string => textIn(one, 'reason') ?? '';
  const only = (health: Health): Conditions => ({ health, availableSince: null, mayComeUp: false });
  if (isTrue('DiffReported')) return only('diffReported');
  const steps = ['Overridden', 'WorkSynchronized', 'Applied'].map(of);
  const available = of('Available');
  const falses = [...steps, available].filter((one) => textIn(one, 'status') === 'False');
  const failed = falses.filter((one) => !IN_PROGRESS.has(reasonOf(one)));
  if (failed.length > 0 || !isTrue('Available')) {
    const begun = isTrue('RolloutStarted') ? [of('RolloutStarted')] : [];
    const sentAt = latestOf([...begun, ...steps]);
    const unavailableSince = latestOf([...begun, ...falses]);
    return {
      ...only(failed.length > 0 ? 'failed' : falses.length > 0 ? 'notAvailableYet' : 'pending'),
      ...(sentAt === null ? {} : { sentAt }),
      ...(unavailableSince === null ? {} : { unavailableSince }),
      // One reason for a version that is coming up, and for one that never does.
      mayComeUp: failed.every((one) => reasonOf(one) === 'NotAllWorkAreAvailable'),
    };
  }
  // Each release names the reason a little otherwise ("NotAllWorkAreAvailabilityTrackable"); all end like this.
  if (!reasonOf(available).endsWith('Trackable')) return only('ready');
  return { ...only('untracked'), availableSince: timeIn(available, 'lastTransitionTime') };
}

function latestOf(conditions: readonly (Json | undefined)[]): Instant | null {
  const times = conditions.flatMap((one) => timeIn(one, 'lastTransitionTime') ?? []);
  return times.length > 0 ? Math.max(...times) : null;
}

/**
 * Tells a version that is coming up from one that never will: only time shows which. Without a stale cluster, one that got its version long
 * ago has gone down since. An unavailable cluster without a time has been so for long.
 * Source: kubefleet-dev/kubefleet e160c1cd, workgenerator/controller.go, setAllWorkAvailableCondition: one reason for both, "not yet
 * available"; rollout/controller.go has no deadline, and of the first clusters that it picks RolloutStarted stays as it was. With strategy
 * External a staged run updates clusters, and its status shows which are in progress.
 */
export function withProgress(
  bindings: readonly LiveBinding[],
  seenAt: Instant,
  expectedMs: (cluster: string) => number,
  isExternal: boolean,
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
