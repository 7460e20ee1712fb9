import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import type { ResolveInput } from '../../system.js';

/** Karpenter makes nodes for pods that find none. */
export const POOL_LABEL = 'karpenter.sh/nodepool';

/** Keys that Karpenter, its provider or the kubelet put on every node. Source: karpenter.sh, Scheduling, "Well-Known Labels". */
const EVERY_NODE =
  /^(?:[\w.-]+\.)?(?:kubernetes\.io|k8s\.io|karpenter\.sh|karpenter\.[\w.]+|eks\.amazonaws\.com)\//;

/** Which labels the nodes have that Karpenter pools of the files and of the cluster make. */
export class PoolLabels {
  private readonly byPool: ReadonlyMap<string, ReadonlySet<string>>;

  constructor({ neighbours = [], snapshot }: Pick<ResolveInput, 'neighbours' | 'snapshot'>) {
    const pools = [...snapshot.objects, ...neighbours].filter(
      ({ apiVersion, kind }) => kind === 'NodePool' && groupOf(apiVersion) === 'karpenter.sh',
    );
    this.byPool = new Map(pools.map((pool) => [pool.name, keysOf(pool)]));
  }

  /** True where a new node may have the label, by one of the pools, or by one that neither files nor snapshot hold. */
  mayMake(key: string, nodes: readonly { readonly labels: Readonly<Record<string, string>> }[]): boolean {
    const names = new Set(nodes.flatMap(({ labels }) => labels[POOL_LABEL] ?? []));
    const isKnown = [...names].every((name) => this.byPool.has(name));
    return !isKnown || EVERY_NODE.test(key) || [...this.byPool.values()].some((keys) => keys.has(key));
  }
}

/** A requirement that a node must not have the label makes none with it. */
function keysOf({ object }: Manifest): ReadonlySet<string> {
  const template = fieldAt(object, 'spec', 'template');
  const requirements = itemsIn(fieldAt(template, 'spec'), 'requirements');
  return new Set([
    ...Object.keys(labelsIn(fieldAt(template, 'metadata'), 'labels')),
    ...requirements.flatMap((one) =>
      textIn(one, 'operator') === 'DoesNotExist' ? [] : (textIn(one, 'key') ?? []),
    ),
  ]);
}
