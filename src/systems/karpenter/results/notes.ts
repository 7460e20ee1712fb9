import { fieldAt } from '../../../manifest/fields.js';
import { isObject, type Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, count, duration, joinTexts, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import type { ResolvedGroup } from '../../system.js';
import type { PoolChange } from '../changes/pool-change.js';
import { candidacyOf, startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';
import { graceMsOf, isLeaving, type PoolNode, type PoolNodes } from '../objects/pool-nodes.js';
import { isHeldNow } from '../objects/pods.js';
import type { Settings } from '../versions.js';
import { shortCalendarNote } from '../rollout/calendar.js';
import type { PoolRollout } from '../rollout/pool-rollout.js';

interface NotesInput {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  readonly nodes: readonly PoolNode[];
  readonly known: PoolNodes;
  readonly change: PoolChange;
  readonly group: ResolvedGroup;
  readonly rollout: PoolRollout;
  readonly settings: Settings;
  readonly at: Instant;
}

/** What a reader of the plan of a pool must know beside its numbers, in order of weight. Nodes that expire are reported by expiry-bypasses-budget. */
export function notesOf(input: NotesInput): Text[] {
  const { manifest, pool, known, change, nodes } = input;
  const { kind, replaces = 0 } = change.effect;
  const ofNodes = (): (Text | null)[] => [
    kind === 'drift' && replaces > 0 ? NEVER_READY : null,
    paceNote(input),
    PROVIDER_DRIFT,
    neverDrained(pool, nodes),
    consolidationNote(input),
    known.knowsClaims ? null : WITHOUT_CLAIMS,
    leavingNote(input),
  ];
  const notes = [
    leavesConsolidateAfter(manifest) ? CONSOLIDATE_AFTER : null,
    ...change.notes,
    shortCalendarNote(pool),
    ...(nodes.length === 0 ? [UNSEEN] : ofNodes()),
  ];
  return notes.filter((note) => note !== null);
}

const UNSEEN = text`No node of the pool is in the snapshot: how many nodes its percentages come to is unknown, and only those of 100% are checked.`;

const PROVIDER_DRIFT = text`The provider reports drift of its own, which a NodePool does not show: a new image, an edited NodeClass, an instance type that is no longer offered, or an upgrade that hashes the NodeClass differently.`;

/** Source: kubernetes-sigs/karpenter 2266468, disruption/queue.go. */
const NEVER_READY = text`A replacement that never becomes ready is given up after ten minutes: Karpenter removes the taint and keeps the old node, and the rollout stalls. Nodes without pods are deleted without a replacement.`;

const WITHOUT_CLAIMS = text`The snapshot has no NodeClaims: each node of the pool is assumed to have one, made from the template before the change.`;

const CONSOLIDATE_AFTER = text`The disruption block has no ${code('consolidateAfter')}. It is planned with the default of 0s; releases without kubernetes-sigs/karpenter#3220, 1.8.3 among them, refuse the block.`;

function leavesConsolidateAfter({ object }: Manifest): boolean {
  const disruption = fieldAt(object, 'spec', 'disruption');
  return isObject(disruption) && (disruption['consolidateAfter'] ?? null) === null;
}

/** A static pool starts as many in one pass as it may. Karpenter does not wait for one node before it starts the next. */
function paceNote({ pool, group, settings: { passMs, readyMs } }: NotesInput): Text | null {
  if (pool.replicas !== null || group.ceiling.enforced === 1) return null;
  return text`Drift starts one node a pass, as soon as the budgets have room: nodes that overlap are shown as one batch. A pass is assumed to take ${passMs / 1000} s (${code('systems.karpenter.passTakes')}), and a replacement to be ready after ${duration(readyMs)} (${code('systems.karpenter.readyAfter')}).`;
}

/** The drain of such a node has no end of its own: nothing evicts the pod. */
function neverDrained(pool: NodePool, nodes: readonly PoolNode[]): Text | null {
  const held = nodes.filter(
    (node) => node.load.workload?.keptUntil === Infinity && graceMsOf(node, pool) === null,
  ).length;
  if (held === 0 || pool.template.expireAfterMs === null) return null;
  const [has, it] = [verbFor(held, 'has', 'have'), verbFor(held, 'it', 'them')];
  return text`${count(held, 'node')} ${has} a pod with ${code('karpenter.sh/do-not-disrupt')} and no ${code('terminationGracePeriod')}: drift does not disrupt ${it}, but expiry does, and that drain ends only when someone removes the pod. Until then it uses the budgets up. The plan assumes the usual time for it.`;
}

function leavingNote({ nodes, rollout: { endless }, settings: { goneMs } }: NotesInput): Text | null {
  const leaving = nodes.filter(isLeaving).length;
  if (leaving === 0) return null;
  const are = text`${count(leaving, 'node')} ${verbFor(leaving, 'is', 'are')} leaving already`;
  if (endless !== null) return text`${are}: ${endless}.`;
  return text`${are}, assumed to be gone after ${duration(goneMs)} (${code('systems.karpenter.goneAfter')}), or when the terminationGracePeriod ends before.`;
}

/**
 * What is known of consolidation now: which nodes it may consider, by age and policy, and what the budgets allow of them. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/consolidation.go, disruption/emptiness.go, disruption/consolidation.go.
 */
function consolidationNote(input: NotesInput): Text {
  const { pool, known } = input;
  const reasons = startableReasons(pool).filter((reason) => reason !== 'Drifted');
  if (reasons.length === 0) {
    const why = pool.replicas === null ? code('consolidateAfter: Never') : text`a static pool`;
    return text`Consolidation is off (${why}): within the budgets only drift disrupts nodes.`;
  }
  const candidates =
    known.knowsPods && known.knowsClaims
      ? candidatesText(input, reasons)
      : text`Its current candidates are unknown without Pods and NodeClaims in the snapshot.`;
  return text`Nodes that consolidation disrupts (${joinTexts(reasons.map(code), ', ')}) count against the budgets of every reason. ${candidates} Whether it acts depends on prices and on where pods fit, so the numbers do not include it.`;
}

function candidatesText({ pool, nodes, group, at }: NotesInput, reasons: readonly string[]): Text {
  const candidates = nodes
    .filter((node) => !isLeaving(node) && !isHeldNow(node.load))
    .map(({ claim, doNotDisrupt, load }) => {
      const { initializedAt = null, lastPodEventAt = null } = claim ?? {};
      return candidacyOf(pool, { initializedAt, lastPodEventAt, doNotDisrupt, pods: load.pods }, at);
    });
  const parts = reasons.map((reason) => {
    const n = candidates.filter((one) =>
      reason === 'Empty' ? one.emptyCandidate : one.underutilizedCandidate,
    ).length;
    const left = group.allowed.find((span) => span.reason === reason)?.remaining ?? Infinity;
    const lets = n === 0 ? NO_TEXT : text` (the budgets allow ${Math.min(left, n)} at once)`;
    return text`${count(n, 'node')} for ${code(reason)}${lets}`;
  });
  return text`Current candidates, by ${code('consolidateAfter')}, pods and policy: ${joinTexts(parts, ', ')}.`;
}
