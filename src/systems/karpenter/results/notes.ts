import { fieldAt } from '../../../manifest/fields.js';
import { isObject } from '../../../manifest/manifest.js';
import { present } from '../../../manifest/lookup.js';
import { code, count, duration, joinTexts, type Text, text, verbFor } from '../../../text/text.js';
import { candidacyOf, startableReasons } from '../controller/consolidation.js';
import { isLeaving } from '../objects/pool-nodes.js';
import type { PlannedPool } from '../objects/planned-pool.js';
import type { PoolChange } from '../changes/pool-change.js';
import type { PoolRollout } from '../rollout/pool-rollout.js';

/** What a reader of the plan of a pool must know beside its numbers, in order of weight. Nodes that expire are reported by expiry-bypasses-budget. */
export function notesOf(
  of: PlannedPool,
  change: PoolChange,
  { endless }: PoolRollout,
  limit: number | null,
): Text[] {
  const { known, nodes, settings } = of;
  const { manifest, pool } = of.after;
  const { kind, replaces = 0 } = change.effect;
  const disruption = fieldAt(manifest.object, 'spec', 'disruption');
  const leaving = nodes.filter(isLeaving).length;
  const ofNodes = [
    kind === 'drift' && replaces > 0 && NEVER_READY,
    // A static pool starts as many in one pass as it may.
    pool.replicas === null &&
      limit !== 1 &&
      text`Drift starts one node a pass, as soon as the budgets have room: nodes that overlap are shown as one batch. A pass is assumed to take ${settings.passMs / 1000} s (${code('systems.karpenter.passTakes')}), and a replacement to be ready after ${duration(settings.readyMs)} (${code('systems.karpenter.readyAfter')}).`,
    PROVIDER_DRIFT,
    consolidationNote(of),
    !known.knowsClaims && WITHOUT_CLAIMS,
    leaving > 0 &&
      text`${count(leaving, 'node')} ${verbFor(leaving, 'is', 'are')} leaving already${endless ? text`: ${endless}` : text`, assumed to be gone after ${duration(settings.goneMs)} (${code('systems.karpenter.goneAfter')}), or when the terminationGracePeriod ends before`}.`,
  ];
  return present([
    isObject(disruption) && (disruption['consolidateAfter'] ?? null) === null && CONSOLIDATE_AFTER,
    ...change.notes,
    ...(nodes.length === 0 ? [UNSEEN] : ofNodes),
  ]);
}

const UNSEEN = text`No node of the pool is in the snapshot: how many nodes its percentages come to is unknown, and only those of 100% are checked.`;

const PROVIDER_DRIFT = text`The provider reports drift of its own, which a NodePool does not show: a new image, an edited NodeClass, an instance type that is no longer offered, or an upgrade that hashes the NodeClass differently.`;

/** Source: kubernetes-sigs/karpenter 2266468, disruption/queue.go. */
const NEVER_READY = text`A replacement that never becomes ready is given up after ten minutes: Karpenter removes the taint and keeps the old node, and the rollout stalls. Nodes without pods are deleted without a replacement.`;

const WITHOUT_CLAIMS = text`The snapshot has no NodeClaims: each node of the pool is assumed to have one, made from the template before the change.`;

const CONSOLIDATE_AFTER = text`The disruption block has no ${code('consolidateAfter')}. It is planned with the default of 0s; releases without kubernetes-sigs/karpenter#3220, 1.8.3 among them, refuse the block.`;

/**
 * What is known of consolidation now: which nodes it may consider, by age and policy. Source: kubernetes-sigs/karpenter 2266468,
 * nodeclaim/disruption/consolidation.go, disruption/emptiness.go, disruption/consolidation.go.
 */
function consolidationNote({ after: { pool }, known, nodes, at }: PlannedPool): Text {
  const reasons = startableReasons(pool).filter((reason) => reason !== 'Drifted');
  if (reasons.length === 0) {
    const why = pool.replicas === null ? code('consolidateAfter: Never') : text`a static pool`;
    return text`Consolidation is off (${why}): within the budgets only drift disrupts nodes.`;
  }
  const candidates = nodes
    .filter((node) => !isLeaving(node) && node.load.closedBy.length + node.load.heldNowBy.length === 0)
    .map(({ claim, doNotDisrupt, load }) => {
      const { initializedAt = null, lastPodEventAt = null } = claim ?? {};
      return candidacyOf(pool, { initializedAt, lastPodEventAt, doNotDisrupt, pods: load.pods }, at);
    });
  const counts = reasons.map((reason) => {
    const isOf = reason === 'Empty' ? 'emptyCandidate' : 'underutilizedCandidate';
    return text`${count(candidates.filter((one) => one[isOf]).length, 'node')} for ${code(reason)}`;
  });
  const now =
    known.knowsPods && known.knowsClaims
      ? text`Current candidates: ${joinTexts(counts, ', ')}.`
      : text`Its current candidates are unknown without Pods and NodeClaims in the snapshot.`;
  return text`Nodes that consolidation disrupts (${joinTexts(reasons.map(code), ', ')}) count against the budgets of every reason. ${now} Whether it acts depends on prices and on where pods fit, so the numbers do not include it.`;
}
