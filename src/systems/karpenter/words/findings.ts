import { joinAnd, spanText } from '../../../calendar/week.js';
import { fieldAt } from '../../../manifest/fields.js';
import { isObject, type Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import {
  type AllowedSpan,
  type ExpiryForecast,
  type ForcedDrain,
  type ResolvedGroup,
  type ResolvedPolicy,
  stated,
  textPolicy,
  unlimitedGroup,
} from '../../system.js';
import type { Admission, Stage } from '../admission/admit.js';
import { CONTROLLER_ID, DELETING } from '../rollout/controller.js';
import { EXPIRE_AFTER } from '../rollout/expiries.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import { DISRUPTED_TAINT } from '../objects/pods.js';
import { blockerOf } from '../rollout/blockers.js';

const BUDGETS = ['spec', 'disruption', 'budgets'];

/** What the later stages do to a pool that the API server has stored all the same. */
const STORED: Readonly<Partial<Record<Stage, string>>> = {
  decode: 'Karpenter can not read the stored object, and leaves the pool and its nodes alone.',
  runtime: 'The pool makes no new nodes until that is corrected.',
};

/** Everything about a pool but its groups and its change; `admission` null: it is not judged, because it is removed. */
export function findingsOf(
  manifest: Manifest,
  admission: Pick<Admission, 'errors' | 'unknownFields' | 'byDefinition'> | null,
): ResolvedPolicy {
  return {
    ...textPolicy(refOf(manifest), manifest, admission),
    rejections: (admission?.errors ?? [])
      // A budget that fails is no rejection: the calendar of limits holds it, with what it does to the others.
      .filter(({ stage }) => stage !== 'budget')
      .map(({ stage, path, message, isAbsent = false }) => {
        const consequence = STORED[stage];
        const rejection = { message, by: `karpenter ${stage}`, place: manifest.placeOf(path), isAbsent };
        return consequence === undefined ? rejection : { ...rejection, consequence };
      }),
    notes: leavesConsolidateAfter(manifest) ? [CONSOLIDATE_AFTER] : [],
  };
}

/** With `terminationGracePeriod` a drain ends when it is over, with every pod that a disruption budget or do-not-disrupt keeps. */
export function forcedBy(manifest: Manifest, { template }: NodePool): ForcedDrain | null {
  const afterMs = template.terminationGracePeriodMs;
  if (afterMs === null) return null;
  return {
    afterMs,
    says: `terminationGracePeriod ${spanText(afterMs)}: that long after the drain of a node begins every pod on it is deleted, whatever disruption budgets, do-not-disrupt and the grace period of a pod ask for.`,
    fix: 'Give pods the time to go by themselves, such as terminationGracePeriod: 24h.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'terminationGracePeriod']),
  };
}

const CONSOLIDATE_AFTER =
  'The disruption block has no consolidateAfter. It is planned with the default of 0s; releases without kubernetes-sigs/karpenter#3220, 1.8.3 among them, refuse the block.';

function leavesConsolidateAfter({ object }: Manifest): boolean {
  const disruption = fieldAt(object, 'spec', 'disruption');
  return isObject(disruption) && (disruption['consolidateAfter'] ?? null) === null;
}

/** The nodes of a pool under its budgets. */
export function groupOfPool(
  manifest: Manifest,
  pool: NodePool,
  nodes: readonly PoolNode[],
  {
    allowed,
    expiry,
    at,
    gone,
  }: {
    readonly allowed: readonly AllowedSpan[];
    readonly expiry: ExpiryForecast;
    readonly at: Instant;
    /** Nodes that go past every budget because the pool has fewer replicas. */
    readonly gone: ReadonlySet<string>;
  },
): ResolvedGroup {
  const limit = allowed.find(({ reason }) => reason === 'Drifted')?.limit ?? null;
  const isWritten = fieldAt(manifest.object, ...BUDGETS) !== undefined;
  const blocked = nodes.flatMap((node) => {
    const blocker = gone.has(node.name) ? null : blockerOf(node, pool, at);
    return blocker === null ? [] : [{ target: node.name, ...blocker }];
  });
  return {
    ...groupOfNodes(manifest, manifest.name, nodes),
    runs: { controller: CONTROLLER_ID, group: manifest.name },
    drains: true,
    ceiling: { declared: budgetsText(pool), resolved: limit, enforced: limit },
    allowed,
    facts: [
      ...stated('expiry', [expiry]),
      ...stated('leaves-tolerant', [DISRUPTED_TAINT]),
      ...stated('unstick', roomForOne(pool)),
    ],
    ...(gone.size > 0 ? { leaving: [...gone] } : {}),
    blocked,
    places: {
      ...(isWritten ? { budget: manifest.placeOf(BUDGETS) } : {}),
      expireAfter: manifest.placeOf(EXPIRE_AFTER),
    },
  };
}

/** Nodes that are deleted past every budget. */
export function groupOfNodes(manifest: Manifest, name: string, nodes: readonly PoolNode[]): ResolvedGroup {
  return unlimitedGroup({
    name,
    rolls: refOf(manifest),
    runs: { controller: DELETING.id, group: name },
    unit: 'node',
    targets: nodes.map((node) => node.name),
  });
}

/** The budgets in a line; an empty list is not the default of 10%. */
function budgetsText({ budgets }: NodePool): string {
  if (budgets.length === 0) return '[]';
  return budgets
    .map(({ nodes, reasons, schedule, durationMs }) => {
      const whose = reasons ? ` for ${reasons.length === 0 ? 'no reason' : joinAnd(reasons)}` : '';
      const when = schedule === null ? '' : ` at "${schedule}" for ${spanText(durationMs ?? 0)}`;
      return `${nodes}${whose}${when}`;
    })
    .join('; ');
}

/** A NodePool, or a NodeClass, as a plan names it. */
export function refOf({ kind, name }: Manifest): ResolvedPolicy['ref'] {
  return { system: 'karpenter', kind, namespace: null, name };
}

/** A static pool makes the replacement first: without room for one beside replicas no node is ever replaced. */
function roomForOne({ replicas, limitNodes }: NodePool): string[] {
  if (replicas === null || limitNodes === null || limitNodes > replicas) return [];
  return [`Set limits.nodes to ${replicas + 1} or more: a replacement is made before its node goes.`];
}
