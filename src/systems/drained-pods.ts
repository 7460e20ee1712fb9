import { field, itemsIn, labelsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import { readToleration, type Toleration } from '../snapshot/snapshot.js';

/** A pod that runs, or will, as far as a drain asks. */
export interface DrainedPod {
  readonly name: string;
  readonly namespace: string;
  readonly node: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly tolerations: readonly Toleration[];
  /** Kind of what controls it; a static pod belongs to its node. Null for one that nothing would make again. */
  readonly ownerKind: string | null;
  /** Has a volume that is lost with the pod. */
  readonly hasEmptyDir: boolean;
  /** It starts again whenever it ends, so that it never does by itself. */
  readonly restarts: boolean;
  /** How long it may take to stop. */
  readonly graceMs: number;
}

const ENDED = ['Succeeded', 'Failed'];

/** What the API server writes where the pod does not say. Source: kubernetes/api core/v1 DefaultTerminationGracePeriodSeconds. */
const DEFAULT_GRACE_SECONDS = 30;

/** The pods of a snapshot that a drain has to do with: on a node, and not ended. */
export function podsToDrain(objects: readonly Manifest[]): DrainedPod[] {
  return objects.flatMap((one): DrainedPod | [] => {
    if (one.kind !== 'Pod' || one.apiVersion !== 'v1') return [];
    const metadata = objectIn(one.object, 'metadata') ?? {};
    const spec = objectIn(one.object, 'spec') ?? {};
    const node = textIn(spec, 'nodeName');
    const isOver = ENDED.includes(textIn(objectIn(one.object, 'status'), 'phase') ?? '');
    if (node === null || isOver) return [];
    const owner = itemsIn(metadata, 'ownerReferences').find((each) => field(each, 'controller') === true);
    const namespace = one.namespace ?? 'default';
    return {
      name: `${namespace}/${one.name}`,
      namespace,
      node,
      labels: labelsIn(metadata, 'labels'),
      tolerations: itemsIn(spec, 'tolerations').filter(isObject).map(readToleration),
      ownerKind: textIn(owner, 'kind'),
      hasEmptyDir: itemsIn(spec, 'volumes').some((volume) => field(volume, 'emptyDir') !== undefined),
      restarts: textIn(spec, 'restartPolicy') === 'Always',
      graceMs: graceSecondsOf(field(spec, 'terminationGracePeriodSeconds')) * 1000,
    };
  });
}

function graceSecondsOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : DEFAULT_GRACE_SECONDS;
}
