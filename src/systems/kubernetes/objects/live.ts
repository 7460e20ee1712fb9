import { labelsIn, textIn } from '../../../manifest/fields.js';
import { groupedBy } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { conditionIn, createdIn, timeIn } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { DEFAULTS, fieldOf, integerOf, objectOf, textOf } from '../admission/defaults.js';
import { type ReplicaSet, UNLIMITED } from '../controller/deployment/state.js';
import type { Pod, PodPhase } from '../controller/pod.js';
import { ownerOf } from './disruption.js';
import { podTemplateOf, templateId } from './template.js';

/** A pod that has not been ready for so long is assumed never to be. */
const NOT_READY_FOR_GOOD_MS = 600_000;
/** Templates that a snapshot shows without a name: of pods that the next rollout replaces, and of pods that this one does. */
export const PRESENT = 'the present one';
export const OLDER = 'an older template';

/** Objects of a snapshot by their controllers. */
export class LiveCluster {
  private readonly byOwner: ReadonlyMap<string, readonly Manifest[]>;

  constructor(snapshot: Snapshot) {
    this.byOwner = groupedBy(snapshot.objects, (manifest) => {
      const owner = ownerOf(objectOf(manifest.object, 'metadata'));
      return owner ? keyOf(manifest.kind, owner.kind, namespaceOf(manifest), owner.name) : undefined;
    });
  }

  /** Objects of a kind that another one controls, in order of the snapshot. */
  ownedBy(owner: Manifest, kind: string): readonly Manifest[] {
    return this.byOwner.get(keyOf(kind, owner.kind, namespaceOf(owner), owner.name)) ?? [];
  }

  /** Pods of a workload that have long not been ready: a snapshot may show its pods and not the workload itself. */
  brokenPods(workload: Manifest, at: Instant): LivePod[] {
    const owners = workload.kind === 'Deployment' ? this.ownedBy(workload, 'ReplicaSet') : [workload];
    return owners
      .flatMap((owner) => this.ownedBy(owner, 'Pod'))
      .map(livePod)
      .filter((pod) => phaseAt(pod, at) === 'broken' && !pod.terminating);
  }
}

function keyOf(kind: string, ownerKind: string, namespace: string, name: string): string {
  return JSON.stringify([kind, ownerKind, namespace, name]);
}

/** A pod of a DaemonSet or StatefulSet as the snapshot shows it. */
interface LivePod {
  readonly name: string;
  readonly node: string;
  /** The label controller-revision-hash. */
  readonly revision: string;
  readonly ready: boolean;
  /** Since when it is ready or not; null where the snapshot does not say. */
  readonly since: Instant | null;
  readonly created: Instant;
  readonly terminating: boolean;
  readonly failed: boolean;
}

function livePod({ name, object }: Manifest): LivePod {
  const metadata = objectOf(object, 'metadata');
  const status = objectOf(object, 'status');
  const ready = conditionIn(status, 'Ready');
  const created = createdIn(object);
  return {
    name,
    node: textOf(objectOf(object, 'spec'), 'nodeName', ''),
    revision: labelsIn(metadata, 'labels')['controller-revision-hash'] ?? '',
    ready: textIn(ready, 'status') === 'True',
    since: timeIn(ready, 'lastTransitionTime') ?? created,
    created: created ?? 0,
    terminating: fieldOf(metadata, 'deletionTimestamp') !== undefined,
    failed: textOf(status, 'phase', '') === 'Failed',
  };
}

function phaseAt({ ready, since }: LivePod, at: Instant): PodPhase {
  if (ready) return 'up';
  return since !== null && at - since < NOT_READY_FOR_GOOD_MS ? 'pending' : 'broken';
}

/** A workload as the snapshot shows it. */
export interface LiveWorkload {
  readonly template: string;
  /** Replicas, or nodes that should run its pod. */
  readonly total: number;
  /** How many of these have the live template, and how many have no available pod, by its status. */
  readonly updated: number;
  readonly missing: number;
  /** Its rollout is under way. */
  readonly halfway: boolean;
  /** Empty where the snapshot holds none of its pods, and for a Deployment. */
  readonly pods: readonly LivePod[];
  /** The revision of pods with the live template; null where none has it yet. */
  readonly updateRevision: string | null;
}

/** Pods of the snapshot in the simulation. `keep`: their templates are told apart. */
export function podsOf<Slot extends string | number>(
  { pods, template, updateRevision }: LiveWorkload,
  slotOf: (pod: LivePod) => Slot | null,
  at: Instant,
  keep: boolean,
): Pod<Slot>[] {
  const byAge = [...pods].sort((a, b) => a.created - b.created || (a.name < b.name ? -1 : 1));
  return byAge.flatMap((pod, i): Pod<Slot>[] => {
    const slot = slotOf(pod);
    if (slot === null) return [];
    const phase = phaseAt(pod, at);
    return [
      {
        slot,
        template: keep ? revisionName(pod.revision, updateRevision, template) : PRESENT,
        order: i + 1,
        phase,
        readySinceMs: phase === 'up' ? (pod.since ?? 0) : null,
        terminating: pod.terminating,
        finished: pod.failed,
      },
    ];
  });
}

function revisionName(revision: string, updateRevision: string | null, template: string): string {
  return revision === updateRevision ? template : `revision ${revision}`;
}

/** A DaemonSet of the snapshot. */
export function liveDaemonSet(live: Manifest, cluster: LiveCluster): LiveWorkload {
  const status = objectOf(live.object, 'status');
  const pods = cluster.ownedBy(live, 'Pod').map(livePod);
  const updated = integerOf(status, 'updatedNumberScheduled', 0);
  const isKnown = fieldOf(status, 'desiredNumberScheduled') !== undefined;
  const total = integerOf(status, 'desiredNumberScheduled', updated);
  // A zero is left out of a status, so only one of the two numbers has to be there.
  const available = integerOf(status, 'numberAvailable', total - integerOf(status, 'numberUnavailable', 0));
  return {
    template: idOf(live),
    total,
    updated,
    missing: total - available,
    halfway: updated < total,
    pods,
    updateRevision: updated === 0 && isKnown ? null : revisionOfMost(pods, updated),
  };
}

/** The revision of as many pods as the status counts updated ones; of several the one of the youngest pod. */
function revisionOfMost(pods: readonly LivePod[], updated: number): string | null {
  const byRevision = groupedBy(pods, ({ revision }) => revision);
  const youngest = [...pods].sort((a, b) => b.created - a.created);
  const match = youngest.find(({ revision }) => byRevision.get(revision)?.length === updated) ?? youngest[0];
  return match?.revision ?? null;
}

export interface LiveStatefulSet extends LiveWorkload {
  readonly startOrdinal: number;
  /** Name of the template that pods below a partition are created with. */
  readonly currentTemplate: string;
}

/** A StatefulSet of the snapshot. */
export function liveStatefulSet(live: Manifest, cluster: LiveCluster): LiveStatefulSet {
  const spec = objectOf(live.object, 'spec');
  const status = objectOf(live.object, 'status');
  const total = integerOf(spec, 'replicas', DEFAULTS.replicas);
  const updateRevision = textOf(status, 'updateRevision', '');
  const currentRevision = textOf(status, 'currentRevision', updateRevision);
  const isSame = currentRevision === updateRevision;
  const updated = isSame ? total : integerOf(status, 'updatedReplicas', 0);
  const ready = integerOf(status, 'readyReplicas', fieldOf(status, 'replicas') === undefined ? total : 0);
  const template = idOf(live);
  return {
    template,
    total,
    updated,
    missing: total - ready,
    halfway: updated < total && !isSame,
    pods: cluster.ownedBy(live, 'Pod').map(livePod),
    updateRevision,
    startOrdinal: integerOf(objectOf(spec, 'ordinals'), 'start', DEFAULTS.startOrdinal),
    currentTemplate: revisionName(currentRevision, updateRevision, template),
  };
}

/** A ReplicaSet as the snapshot shows it. */
type LiveSet = Pick<ReplicaSet, 'template' | 'size' | 'available' | 'desiredAnnotation' | 'maxAnnotation'>;

export interface LiveDeployment extends LiveWorkload {
  /** Oldest first. */
  readonly sets: readonly LiveSet[];
  /** Its progress deadline has passed: pods that are not available are assumed to stay so. */
  readonly timedOut: boolean;
}

/** A Deployment of the snapshot, with its ReplicaSets; from its status alone where the snapshot holds none of them. */
export function liveDeployment(live: Manifest, cluster: LiveCluster): LiveDeployment {
  const status = objectOf(live.object, 'status');
  const total = integerOf(objectOf(live.object, 'spec'), 'replicas', DEFAULTS.replicas);
  const template = idOf(live);
  const owned = cluster.ownedBy(live, 'ReplicaSet');
  const revision = (set: Manifest): number => annotation(set, 'deployment.kubernetes.io/revision') ?? 0;
  const sets =
    owned.length > 0
      ? [...owned].sort((a, b) => revision(a) - revision(b)).map(liveSet)
      : setsByStatus(live, total, template);
  const own = sets.filter((set) => set.template === template).reduce((sum, set) => sum + set.size, 0);
  return {
    template,
    total,
    updated: own,
    missing: sets.reduce((sum, set) => sum + set.size - set.available, 0),
    halfway: own < total || sets.some((set) => set.template !== template && set.size > 0),
    pods: [],
    updateRevision: null,
    sets,
    timedOut: textIn(conditionIn(status, 'Progressing'), 'reason') === 'ProgressDeadlineExceeded',
  };
}

function liveSet(manifest: Manifest): LiveSet {
  const spec = objectOf(manifest.object, 'spec');
  return {
    template: templateId(fieldOf(spec, 'template')),
    size: integerOf(spec, 'replicas', 1),
    available: integerOf(objectOf(manifest.object, 'status'), 'availableReplicas', 0),
    desiredAnnotation: annotation(manifest, 'deployment.kubernetes.io/desired-replicas'),
    maxAnnotation: annotation(manifest, 'deployment.kubernetes.io/max-replicas'),
  };
}

function setsByStatus({ object }: Manifest, replicas: number, template: string): LiveSet[] {
  const status = objectOf(object, 'status');
  const isKnown = fieldOf(status, 'replicas') !== undefined;
  const total = integerOf(status, 'replicas', replicas);
  const updated = isKnown ? Math.min(total, integerOf(status, 'updatedReplicas', 0)) : total;
  const missing = isKnown ? Math.max(0, total - integerOf(status, 'availableReplicas', 0)) : 0;
  const numbers = Array.from({ length: total }, (_, i) => i);
  const pods = podsByStatus(numbers, { template, updated, missing }, OLDER);
  return [OLDER, template].flatMap((name): LiveSet[] => {
    const own = pods.filter((pod) => pod.template === name);
    if (own.length === 0 && name === OLDER) return [];
    const available = own.filter(({ phase }) => phase === 'up').length;
    return [{ template: name, size: own.length, available, desiredAnnotation: null, maxAnnotation: null }];
  });
}

/**
 * Pods of a rollout by its status alone, of slots in the order in which it updates them: the first are updated; what is missing is
 * missing of the last of these, as a bad version leaves it, then of old ones.
 */
export function podsByStatus<Slot extends string | number>(
  slots: readonly Slot[],
  { template, updated, missing }: Pick<LiveWorkload, 'template' | 'updated' | 'missing'>,
  older: string,
): Pod<Slot>[] {
  const first = updated - Math.min(Math.max(0, missing), updated);
  return slots.map((slot, i) =>
    restingPod(slot, i < updated ? template : older, i < first || i >= first + missing, i + 1),
  );
}

/** A pod that has long been available, or never will be. */
export function restingPod<Slot extends string | number>(
  slot: Slot,
  template: string,
  available: boolean,
  order: number,
): Pod<Slot> {
  return {
    slot,
    template,
    order,
    phase: available ? 'up' : 'broken',
    readySinceMs: available ? -Infinity : null,
    terminating: false,
    finished: false,
  };
}

function annotation(manifest: Manifest, key: string): number | null {
  const text = textOf(objectOf(objectOf(manifest.object, 'metadata'), 'annotations'), key, '');
  return /^[0-9]+$/.test(text) && Number(text) <= UNLIMITED ? Number(text) : null;
}

/** A text that is equal for pod templates that the API server stores as equal. */
export function idOf(manifest: Manifest): string {
  return templateId(podTemplateOf(manifest));
}
