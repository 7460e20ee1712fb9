import { joinAnd, spanText } from '../../../calendar/week.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Unforecast } from '../../system.js';
import { startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';

/**
 * What an edit lets consolidation do that it did not before: take nodes for another reason, or sooner. Which nodes it takes depends on
 * prices and on where pods fit, so no plan forecasts it; but it begins with the merge. Null where it may do no more. Source:
 * kubernetes-sigs/karpenter 2266468, disruption/consolidation.go, ShouldDisrupt.
 */
export function widerConsolidation(before: NodePool, after: NodePool, manifest: Manifest): Unforecast | null {
  const known = startableReasons(before);
  const added = startableReasons(after).filter((reason) => !known.includes(reason));
  const at = (name: string) => manifest.placeOf(['spec', 'disruption', name]);
  if (added.length > 0) {
    const field = known.length === 1 ? 'consolidateAfter' : 'consolidationPolicy';
    const whose = added.includes('Underutilized') ? ', nodes that run pods included' : '';
    return unforecast(
      `From the merge on Karpenter may also take nodes as ${joinAnd(added)}${whose}`,
      at(field),
    );
  }
  const [was, is] = [before.consolidateAfterMs, after.consolidateAfterMs];
  if (was === null || is === null || is >= was || !known.includes('Empty')) return null;
  return unforecast(
    `From the merge on a node may be consolidated after ${spanText(is)} without a pod coming or going, where it was ${spanText(was)}`,
    at('consolidateAfter'),
  );
}

function unforecast(says: string, place: Unforecast['place']): Unforecast {
  return {
    says: `${says}, as many at once as the budgets let go. Which and how many depends on prices and on where pods fit, so no number here counts them.`,
    place,
  };
}
