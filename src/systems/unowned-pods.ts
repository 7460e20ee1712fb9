import { field, itemsIn, labelsIn, objectIn, textIn } from '../manifest/fields.js';
import type { Manifest } from '../manifest/manifest.js';

/** A pod that runs, or will, as far as a drain asks. */
export interface DrainedPod {
  readonly name: string;
  readonly node: string;
  readonly labels: Readonly<Record<string, string>>;
  /** Kind of what controls it; a static pod belongs to its node. Null for one that nothing would make again. */
  readonly ownerKind: string | null;
}

const ENDED = ['Succeeded', 'Failed'];

/** The pods of a snapshot that a drain has to do with: on a node, and not ended. */
export function podsToDrain(objects: readonly Manifest[]): DrainedPod[] {
  return objects.flatMap((one): DrainedPod[] => {
    if (one.kind !== 'Pod' || one.apiVersion !== 'v1') return [];
    const metadata = objectIn(one.object, 'metadata') ?? {};
    const node = textIn(objectIn(one.object, 'spec'), 'nodeName');
    const isOver = ENDED.includes(textIn(objectIn(one.object, 'status'), 'phase') ?? '');
    if (node === null || isOver) return [];
    const owner = itemsIn(metadata, 'ownerReferences').find((each) => field(each, 'controller') === true);
    const name = `${one.namespace ?? 'default'}/${one.name}`;
    return [{ name, node, labels: labelsIn(metadata, 'labels'), ownerKind: textIn(owner, 'kind') }];
  });
}
