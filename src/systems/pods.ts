import { field, filledText, itemsIn, labelsIn, objectIn, textIn } from '../manifest/fields.js';
import { remembered } from '../manifest/lookup.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../manifest/manifest.js';
import { isTolerated, readToleration, type Taint, type Toleration } from '../snapshot/snapshot.js';
import { trueConditionIn } from '../snapshot/status.js';

/** A controller by kind and name, within a namespace. */
export interface OwnerRef {
  readonly kind: string;
  readonly name: string;
}

/** A pod as far as drains and disruption budgets ask. */
export type DrainPod = Readonly<ReturnType<typeof drainPodOf>>;

/** Succeeded or Failed: the pod runs no more. */
export function isFinished({ phase }: Pick<DrainPod, 'phase'>): boolean {
  return phase === 'Succeeded' || phase === 'Failed';
}

/** Pods of one workload share the list. */
const tolerationsOf = remembered((written: readonly Json[]): readonly Toleration[] =>
  written.filter(isObject).map(readToleration),
);

/** A pod of a snapshot. */
export function drainPodOf(manifest: Manifest) {
  const { metadata, status, spec } = manifest.object;
  return {
    namespace: namespaceOf(manifest),
    name: manifest.name,
    labels: labelsIn(metadata, 'labels'),
    /** Its controller, for a static pod its node; null for a bare pod, which nothing recreates. */
    owner: ownerOf(manifest),
    ready: trueConditionIn(status, 'Ready') !== undefined,
    phase: filledText(field(status, 'phase')) ?? 'Unknown',
    terminating: (field(metadata, 'deletionTimestamp') ?? null) !== null,
    /** Null while it has no place. */
    node: filledText(field(spec, 'nodeName')),
    tolerations: tolerationsOf(itemsIn(spec, 'tolerations')),
    /** Has a volume that is lost with the pod. */
    hasEmptyDir: itemsIn(spec, 'volumes').some((volume) => field(volume, 'emptyDir') !== undefined),
    /** It starts again whenever it ends, so that it never does by itself. */
    restarts: textIn(spec, 'restartPolicy') === 'Always',
  };
}

/** The owner that is marked as the controller. */
export function ownerOf({ object }: Manifest): OwnerRef | null {
  const owners = itemsIn(object['metadata'], 'ownerReferences');
  const owner = owners.find((one) => field(one, 'controller') === true);
  return owner === undefined
    ? null
    : { kind: textIn(owner, 'kind') ?? '', name: textIn(owner, 'name') ?? '' };
}

/** A pod on a node that has not ended. */
export type DrainedPod = DrainPod & { readonly node: string };

/** The pods of a snapshot, read once for all systems and both sides. */
export const podsIn = remembered((objects: readonly Manifest[]): readonly DrainPod[] =>
  objects.filter(({ kind, apiVersion }) => kind === 'Pod' && apiVersion === 'v1').map(drainPodOf),
);

/** The pods of a snapshot that a drain has to do with. */
export const podsToDrain = remembered((objects: readonly Manifest[]): readonly DrainedPod[] =>
  podsIn(objects).filter((pod): pod is DrainedPod => pod.node !== null && !isFinished(pod)),
);

/** A disruption budget over a pod, as far as a controller asks it before it drains. */
export interface PodBudget {
  readonly name: string;
  /** Number of its pods that may be evicted now. */
  readonly allowed: number;
  /** The same while all of them are ready. */
  readonly mostAtOnce: number;
  /** Its number allows no eviction, however many pods it covers: `maxUnavailable: 0`, `minAvailable: 100%`. */
  readonly isNever: boolean;
  /** It lets pods go that are not ready (`unhealthyPodEvictionPolicy: AlwaysAllow`). */
  readonly freesUnready: boolean;
}

/** The disruption budgets over a pod of the snapshot, after the change. */
export type BudgetsOver = (pod: Pick<DrainPod, 'namespace' | 'name'>) => readonly PodBudget[];

/** The replicas of one application on the nodes of the snapshot: what is lost together where those nodes go together. */
export interface ReplicaSpread {
  /** `Deployment/ingress`. */
  readonly workload: string;
  readonly namespace: string;
  readonly pods: number;
  /** The nodes that hold them, by name. */
  readonly nodes: readonly string[];
  /** Number of pods that its disruption budgets let go at a time, where its size is known; null where none covers it. */
  readonly budget: { readonly name: string; readonly most: number | null } | null;
  readonly tolerations: readonly Toleration[];
}

/** True for replicas that a drain leaves to end with their nodes, as they tolerate its taint: no budget is asked for them. */
export function endWithNodes({ tolerations }: ReplicaSpread, taint: Taint | undefined): boolean {
  return isTolerated(taint, tolerations);
}

/** Assumed time that a rebooting node stays down; no snapshot keeps since when it is. */
export const REBOOT_MS = 1_200_000;

/**
 * Nodes that are in the interrupt of a NodeWright or a Skyhook: one of them that is not ready comes back by itself. One whose interrupt has
 * failed is not among them. Source: NVIDIA/nodewright, operator/api, NodeState; docs/architecture/interrupt-flow.md.
 */
export function rebootingNodes(objects: readonly Manifest[]): ReadonlySet<string> {
  const nodes = new Set<string>();
  for (const { kind, object } of objects) {
    if (kind !== 'NodeWright' && kind !== 'Skyhook') continue;
    const states = objectIn(object['status'], 'nodeStatus') ?? {};
    for (const [node, packages] of Object.entries(objectIn(object['status'], 'nodeState') ?? {})) {
      const isInInterrupt = Object.values(isObject(packages) ? packages : {}).some(
        (entry) => textIn(entry, 'stage') === 'interrupt' && textIn(entry, 'state') === 'in_progress',
      );
      if (isInInterrupt && textIn(states, node) !== 'erroring') nodes.add(node);
    }
  }
  return nodes;
}
