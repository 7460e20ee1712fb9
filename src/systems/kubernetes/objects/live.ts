import { field, fieldAt, filledText, numberIn, objectOr, textIn } from '../../../manifest/fields.js';
import { groupedBy, remembered } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { conditionIn, createdIn, timeIn } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { type ReplicaSet, UNLIMITED } from '../controller/deployment.js';
import { ownerKey } from '../controller/disruption.js';
import { createdPod, type Pod } from '../controller/pod.js';
import { drainPodOf, ownerOf } from '../../system.js';
import { type DaemonNode, nodeFit } from '../controller/node-fit.js';
import { daemonSetSpecOf, isSet, replicasIn, startOrdinalIn } from '../controller/spec.js';
import { objectKey } from './objects.js';
import { idOf } from './template.js';

/** A pod that has not been ready for so long is assumed never to be. */
const NOT_READY_FOR_GOOD_MS = 600_000;
/** Templates that a snapshot shows without a name: of pods that the next rollout replaces, and of pods that this one does. */
export const PRESENT = 'the present one';
export const OLDER = 'an older template';

/** A pod of the snapshot: its slot is the name of its node, its template its revision. */
export interface LivePod extends Pod<string> {
  readonly name: string;
  readonly created: Instant;
}

const byOwner = remembered((objects: readonly Manifest[]) =>
  groupedBy(objects, (manifest) => {
    const owner = ownerOf(manifest);
    return owner ? `${manifest.kind} of ${ownerKey(namespaceOf(manifest), owner)}` : undefined;
  }),
);

export class LiveCluster {
  constructor(
    private readonly snapshot: Snapshot,
    private readonly at: Instant,
  ) {}

  ownedBy(owner: Manifest, kind: string): readonly Manifest[] {
    return byOwner(this.snapshot.objects).get(`${kind} of ${objectKey(owner)}`) ?? [];
  }

  /**
   * Pod templates of the revisions of a DaemonSet or StatefulSet, by the label `controller-revision-hash` of their pods: the name of the
   * revision, for a DaemonSet only its hash. Source: kubernetes 1.28, daemon/update.go, getPatch, snapshot;
   * statefulset/stateful_set_utils.go, newRevision.
   */
  templatesOf(workload: Manifest): Map<string, string> {
    const isDaemonSet = workload.kind === 'DaemonSet';
    return new Map(
      this.ownedBy(workload, 'ControllerRevision').map(({ name, object }) => [
        isDaemonSet ? name.slice(workload.name.length + 1) : name,
        idOf({ object: objectOr(object['data']) }),
      ]),
    );
  }

  /** Pods of a workload, oldest first. */
  podsOf(workload: Manifest): LivePod[] {
    const owners = workload.kind === 'Deployment' ? this.ownedBy(workload, 'ReplicaSet') : [workload];
    return owners
      .flatMap((owner) => this.ownedBy(owner, 'Pod').map((pod) => livePod(pod, this.at)))
      .sort((a, b) => a.created - b.created || (a.name < b.name ? -1 : 1));
  }

  /** Pods of a workload that have long not been ready: a snapshot may show its pods and not the workload itself. */
  brokenPods(workload: Manifest): LivePod[] {
    return this.podsOf(workload).filter(({ phase, terminating }) => phase === 'broken' && !terminating);
  }
}

function livePod(manifest: Manifest, at: Instant): LivePod {
  const { name, node, ready, terminating, phase, labels } = drainPodOf(manifest);
  const created = createdIn(manifest.object);
  const since = timeIn(conditionIn(manifest.object['status'], 'Ready'), 'lastTransitionTime') ?? created;
  const isStarting = since !== null && at - since < NOT_READY_FOR_GOOD_MS;
  return {
    ...createdPod(node ?? '', labels['controller-revision-hash'] ?? ''),
    name,
    created: created ?? 0,
    phase: ready ? 'up' : isStarting ? 'pending' : 'broken',
    readySinceMs: ready ? (since ?? 0) : null,
    terminating,
    finished: phase === 'Failed',
  };
}

export interface LiveWorkload {
  readonly template: string;
  /** Replicas, or nodes that should run its pod. */
  readonly total: number;
  /** Number of these with the live template, and number without an available pod, by its status. */
  readonly updated: number;
  readonly missing: number;
  /** Its rollout is under way. */
  readonly halfway: boolean;
  /** False where the snapshot lacks the pods or a revision of them, so that pods may have another template than assumed. */
  readonly hasTemplates: boolean;
  /** With their templates; empty where the snapshot holds none of its pods, and for a Deployment. */
  readonly pods: readonly LivePod[];
}

function naming(templates: ReadonlyMap<string, string>): (revision: string) => string {
  return (revision) => templates.get(revision) ?? `revision ${revision}`;
}

export function liveDaemonSet(live: Manifest, cluster: LiveCluster, nodes: readonly DaemonNode[]) {
  const { status } = live.object;
  const pods = cluster.podsOf(live);
  const updated = numberIn(status, 'updatedNumberScheduled') ?? 0;
  const desired = numberIn(status, 'desiredNumberScheduled');
  const total = desired ?? updated;
  // A zero is left out of a status, so only one of the two numbers has to be there.
  const missing =
    total - (numberIn(status, 'numberAvailable') ?? total - (numberIn(status, 'numberUnavailable') ?? 0));
  const template = idOf(live);
  // The revision of as many pods as the status counts updated ones, the oldest of each wanted node; of several the youngest pod's.
  const { placement } = daemonSetSpecOf(live, '');
  const wanted = new Set(nodes.filter((one) => nodeFit(one, placement).shouldRun).map(({ name }) => name));
  const oldest = new Map(pods.toReversed().map((pod) => [pod.slot || pod.name, pod]));
  const counted = [...oldest.values()].filter(({ slot }) => !slot || wanted.has(slot));
  const byRevision = groupedBy(counted, (pod) => pod.template);
  const youngest = pods.toSorted((a, b) => b.created - a.created);
  const match = youngest.find((pod) => byRevision.get(pod.template)?.length === updated) ?? youngest[0];
  const templates = cluster.templatesOf(live);
  const hasTemplates = pods.length > 0 && pods.every((pod) => templates.has(pod.template));
  const isShown = [...templates.values()].includes(template);
  if (!isShown && match && (updated > 0 || desired === null)) templates.set(match.template, template);
  const nameOf = naming(templates);
  const named = pods.map((pod) => ({ ...pod, template: nameOf(pod.template) }));
  return { template, total, updated, missing, halfway: updated < total, hasTemplates, pods: named };
}

export type LiveStatefulSet = ReturnType<typeof liveStatefulSet>;

export function liveStatefulSet(live: Manifest, cluster: LiveCluster) {
  const { status } = live.object;
  const total = replicasIn(live);
  const updateRevision = textIn(status, 'updateRevision') ?? '';
  const currentRevision = filledText(field(status, 'currentRevision')) ?? updateRevision;
  const isSame = currentRevision === updateRevision;
  const updated = isSame ? total : (numberIn(status, 'updatedReplicas') ?? 0);
  const template = idOf(live);
  const templates = cluster.templatesOf(live).set(updateRevision, template);
  const nameOf = naming(templates);
  const pods = cluster.podsOf(live);
  const size = pods.length === 0 && numberIn(status, 'replicas') === 0 ? 0 : total;
  return {
    template,
    total,
    /** Number of ordinals whose pods were created. */
    size,
    updated,
    missing: size - (numberIn(status, 'readyReplicas') ?? (isSet(status, 'replicas') ? 0 : size)),
    halfway: updated < total && !isSame,
    hasTemplates: [currentRevision, ...pods.map((pod) => pod.template)].every((one) => templates.has(one)),
    pods: pods.map((pod) => ({ ...pod, template: nameOf(pod.template) })),
    startOrdinal: startOrdinalIn(live),
    /** Name of the template that pods below a partition are created with. */
    currentTemplate: nameOf(currentRevision),
  };
}

type LiveSet = Pick<ReplicaSet, 'template' | 'size' | 'available' | 'desiredAnnotation' | 'maxAnnotation'>;

export type LiveDeployment = ReturnType<typeof liveDeployment>;

/** A Deployment of the snapshot, with its ReplicaSets; from its status alone where the snapshot holds none of them. */
export function liveDeployment(live: Manifest, cluster: LiveCluster) {
  const total = replicasIn(live);
  const template = idOf(live);
  const owned = cluster.ownedBy(live, 'ReplicaSet').map((set) => ({
    created: createdIn(set.object) ?? 0,
    revision: annotation(set, 'revision') ?? 0,
    template: idOf(set),
    size: replicasIn(set),
    available: numberIn(set.object['status'], 'availableReplicas') ?? 0,
    desiredAnnotation: annotation(set, 'desired-replicas'),
    maxAnnotation: annotation(set, 'max-replicas'),
  }));
  // Oldest first, which after a rollback is not the order of revisions.
  const byAge = owned.sort((a, b) => a.created - b.created || a.revision - b.revision);
  const sets: readonly LiveSet[] = byAge.length > 0 ? byAge : setsByStatus(live, total, template);
  const updated = sets.filter((set) => set.template === template).reduce((sum, set) => sum + set.size, 0);
  const progressing = conditionIn(live.object['status'], 'Progressing');
  return {
    template,
    total,
    updated,
    missing: sets.reduce((sum, set) => sum + set.size - set.available, 0),
    halfway: updated < total || sets.some((set) => set.template !== template && set.size > 0),
    hasTemplates: true,
    pods: [],
    sets,
    /** Its progress deadline has passed: pods that are not available are assumed to stay so. */
    timedOut: textIn(progressing, 'reason') === 'ProgressDeadlineExceeded',
  };
}

function setsByStatus({ object: { status } }: Manifest, replicas: number, template: string): LiveSet[] {
  const isKnown = isSet(status, 'replicas');
  const total = numberIn(status, 'replicas') ?? replicas;
  const updated = isKnown ? Math.min(total, numberIn(status, 'updatedReplicas') ?? 0) : total;
  const missing = isKnown ? Math.max(0, total - (numberIn(status, 'availableReplicas') ?? 0)) : 0;
  const old = total - updated;
  const unannotated = { desiredAnnotation: null, maxAnnotation: null };
  const ofOld = { template: OLDER, size: old, available: old - Math.max(0, missing - updated) };
  const ofNew = { template, size: updated, available: updated - Math.min(missing, updated) };
  return (old > 0 ? [ofOld, ofNew] : [ofNew]).map((set) => ({ ...set, ...unannotated }));
}

function annotation({ object }: Manifest, name: string): number | null {
  const text = textIn(fieldAt(object, 'metadata', 'annotations'), `deployment.kubernetes.io/${name}`) ?? '';
  return /^[0-9]+$/.test(text) && Number(text) <= UNLIMITED ? Number(text) : null;
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
    restingPod(slot, i < updated ? template : older, i < first || i >= first + missing),
  );
}

/** A pod that has long been available, or never will be. */
export function restingPod<Slot extends string | number>(
  slot: Slot,
  template: string,
  available: boolean,
): Pod<Slot> {
  const readySinceMs = available ? -Infinity : null;
  return { ...createdPod(slot, template), phase: available ? 'up' : 'broken', readySinceMs };
}
