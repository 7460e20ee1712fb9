import { fix } from '../../../text/fix.js';
import { code, duration, joinTexts, list, literal, text } from '../../../text/text.js';
import type { SystemResult } from '../../system.js';
import { startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';
import type { StoredPool } from '../objects/read-pool.js';

/**
 * An edit that lets consolidation disrupt nodes for another reason, for a smaller saving (`Balanced` weighs it), or sooner. Which nodes it
 * disrupts depends on prices and on where pods fit, so no plan forecasts it; but it begins with the merge. Null if it may disrupt no more
 * than before. Source: kubernetes-sigs/karpenter 2266468, disruption/consolidation.go, ShouldDisrupt.
 */
export function widerConsolidation(
  before: NodePool,
  { pool: after, manifest }: StoredPool,
): SystemResult | null {
  const known = startableReasons(before);
  const added = startableReasons(after).filter((reason) => !known.includes(reason));
  const isUnbalanced =
    before.consolidationPolicy === 'Balanced' &&
    after.consolidationPolicy === 'WhenEmptyOrUnderutilized' &&
    known.includes('Underutilized');
  const [was, is] = [before.consolidateAfterMs, after.consolidateAfterMs];
  const isSooner = known.includes('Empty') && was !== null && is !== null && is < was;
  const whose = added.includes('Underutilized') ? ', including nodes with running pods' : '';
  const mays = [
    ...(isUnbalanced ? [text`disrupt ${code('Underutilized')} nodes for a small saving`] : []),
    ...(added.length > 0 ? [text`also disrupt nodes as ${list(added.map(code))}${literal(whose)}`] : []),
    ...(isSooner
      ? [
          text`disrupt a node ${is === 0 ? text`as soon as` : text`${duration(is)} after`} a pod is added or removed (before: ${duration(was)})`,
        ]
      : []),
  ];
  if (mays.length === 0) return null;
  const isByPolicy = isUnbalanced || (added.length > 0 && known.length > 1);
  return {
    rule: 'consolidation-widened',
    subject: 'consolidation',
    says: text`once merged, consolidation may ${joinTexts(mays, ', and ')}, within the budgets. Which nodes and how many depends on prices and on where pods fit: the numbers do not include it.`,
    fix: fix`If intended, give ${code('Empty')} and ${code('Underutilized')} a budget of their own (${code('reasons')}), with a window if nodes may only be disrupted at some hours.`,
    place: manifest.placeOf(['spec', 'disruption', isByPolicy ? 'consolidationPolicy' : 'consolidateAfter']),
    magnitude: 1,
    evidence: {},
  };
}
