import { field, fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { parseQuantity } from '../../../manifest/values/quantity.js';
import { HOSTNAME_LABEL, type Taint } from '../../../snapshot/snapshot.js';
import type { ResolveInput } from '../../system.js';
import type { Placement } from '../controller/daemonset/node-fit.js';
import { type Labels, meets, type Requirement } from '../controller/labels.js';
import { hasUntolerated } from '../controller/taints.js';

/** Karpenter makes nodes for pods that find none. */
export const POOL_LABEL = 'karpenter.sh/nodepool';

/** Keys that Karpenter, its provider or the kubelet put on every node. Source: karpenter.sh, Scheduling, "Well-Known Labels". */
const EVERY_NODE =
  /^(?:[\w.-]+\.)?(?:kubernetes\.io|k8s\.io|karpenter\.sh|karpenter\.[\w.]+|eks\.amazonaws\.com)\//;

type Files = Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>;

/** Which labels the nodes have that Karpenter pools of the files and of the cluster make. */
export class PoolLabels {
  private readonly byPool: ReadonlyMap<string, ReadonlySet<string>>;
  private readonly pools: readonly Manifest[];

  constructor({ neighbours = [], neighboursBefore = [], snapshot }: Files) {
    const isPool = ({ apiVersion, kind }: Manifest): boolean =>
      kind === 'NodePool' && groupOf(apiVersion) === 'karpenter.sh';
    const written = neighbours.filter(isPool);
    const named = new Set([...written, ...neighboursBefore.filter(isPool)].map(({ name }) => name));
    // What the change deletes makes nothing any more.
    this.pools = [...snapshot.objects.filter((one) => isPool(one) && !named.has(one.name)), ...written];
    this.byPool = new Map(this.pools.map((pool) => [pool.name, keysOf(pool)]));
  }

  /** True where one of the pools makes nodes that a pod with this placement may go to, though none may be there now. */
  mayTake({ nodeName, nodeSelector, requiredTerms, tolerations }: Placement): boolean {
    if (nodeName !== null) return false;
    const selected = Object.entries(nodeSelector).map(([key, value]) => ({
      key,
      operator: 'In',
      values: [value],
    }));
    const ways = requiredTerms?.map(({ matchExpressions }) => [...selected, ...matchExpressions]) ?? [
      selected,
    ];
    return this.pools.some(
      (pool) =>
        makesNodes(pool) &&
        !hasUntolerated(taintsOf(pool), tolerations, ['NoSchedule', 'NoExecute']) &&
        ways.some((asked) => asked.every((one) => mayMeet(pool, one))),
    );
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

/** A limit of nothing turns a pool off, as no machine is that small; one of a fixed size (`replicas`) makes no more than that. */
function makesNodes({ object }: Manifest): boolean {
  const spec = fieldAt(object, 'spec');
  const most = [fieldAt(spec, 'limits', 'cpu'), fieldAt(spec, 'limits', 'memory'), field(spec, 'replicas')];
  return !most.some(
    (one) =>
      (typeof one === 'string' || typeof one === 'number') && parseQuantity(String(one))?.unscaled === 0n,
  );
}

function taintsOf({ object }: Manifest): Taint[] {
  return itemsIn(fieldAt(object, 'spec', 'template', 'spec'), 'taints').map((taint) => ({
    key: textIn(taint, 'key') ?? '',
    value: textIn(taint, 'value') ?? '',
    effect: textIn(taint, 'effect') ?? '',
  }));
}

/** Whether a node of the pool may have what is asked for: of a key of which the pool says nothing, its provider decides. */
function mayMeet({ name, object }: Manifest, asked: Requirement): boolean {
  const { key, operator, values } = asked;
  const template = fieldAt(object, 'spec', 'template');
  const labels: Labels = { ...labelsIn(fieldAt(template, 'metadata'), 'labels'), [POOL_LABEL]: name };
  if (labels[key] !== undefined) return meets(asked, labels);
  const own = itemsIn(fieldAt(template, 'spec'), 'requirements').filter((one) => textIn(one, 'key') === key);
  const isAbsent = own.some((one) => textIn(one, 'operator') === 'DoesNotExist');
  if (isAbsent || (own.length === 0 && !EVERY_NODE.test(key)) || key === HOSTNAME_LABEL)
    return meets(asked, {});
  const wanted = operator === 'In' ? values : null;
  return own.every((one) => {
    const listed = itemsIn(one, 'values').filter((value) => typeof value === 'string');
    const ofPool = { key, operator: textIn(one, 'operator') ?? '', values: listed };
    if (ofPool.operator === 'In') return listed.some((value) => meets(asked, { [key]: value }));
    return wanted === null
      ? operator !== 'DoesNotExist'
      : wanted.some((value) => meets(ofPool, { [key]: value }));
  });
}
