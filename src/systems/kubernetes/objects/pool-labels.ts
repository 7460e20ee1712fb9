import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { groupOf, type Json, type Manifest } from '../../../manifest/manifest.js';
import { parseQuantity } from '../../../manifest/values/quantity.js';
import { HOSTNAME_LABEL, type Taint } from '../../../snapshot/snapshot.js';
import type { ResolveInput } from '../../system.js';
import type { Placement } from '../controller/daemonset/node-fit.js';
import { type Labels, meets, type Requirement } from '../controller/labels.js';
import { hasUntolerated } from '../controller/taints.js';
import { readTaint } from '../../../snapshot/toleration.js';

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
  mayTake(placement: Placement): boolean {
    return this.takers(placement).some((pool) => offBy(pool) === null);
  }

  /** The names of those that do. */
  takenBy(placement: Placement): string[] {
    return this.takers(placement).flatMap((pool) => (offBy(pool) === null ? [pool.name] : []));
  }

  /** Those that would and are switched off, each with the field that does so. */
  offFor(placement: Placement): { readonly name: string; readonly field: string }[] {
    return this.takers(placement).flatMap((pool) => {
      const by = offBy(pool);
      return by === null ? [] : [{ name: pool.name, field: by }];
    });
  }

  private takers({ nodeName, nodeSelector, requiredTerms, tolerations }: Placement): Manifest[] {
    if (nodeName !== null) return [];
    const selected = Object.entries(nodeSelector).map(([key, value]) => ({
      key,
      operator: 'In',
      values: [value],
    }));
    const ways = requiredTerms?.map(({ matchExpressions }) => [...selected, ...matchExpressions]) ?? [
      selected,
    ];
    return this.pools.filter(
      (pool) =>
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
function offBy({ object }: Manifest): string | null {
  const spec = fieldAt(object, 'spec');
  const limits = ['cpu', 'memory', 'nodes'].map((name) => `limits.${name}`);
  return [...limits, 'replicas'].find((path) => isNothing(fieldAt(spec, ...path.split('.')))) ?? null;
}

function isNothing(amount: Json | undefined): boolean {
  return (
    (typeof amount === 'string' || typeof amount === 'number') &&
    parseQuantity(String(amount))?.unscaled === 0n
  );
}

function taintsOf({ object }: Manifest): Taint[] {
  return itemsIn(fieldAt(object, 'spec', 'template', 'spec'), 'taints').map(readTaint);
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
