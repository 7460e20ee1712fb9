import { joinAnd, spanText } from '../../../calendar/week.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Unforecast } from '../../system.js';
import { startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';

/**
 * Nodes that an edit lets consolidation take for another reason, or sooner. Which nodes it takes depends on prices and on where pods fit, so
 * no plan forecasts it; but it begins with the merge. Null where it may take no more than before. Source: kubernetes-sigs/karpenter 2266468,
 * disruption/consolidation.go, ShouldDisrupt.
 */
export function widerConsolidation(before: NodePool, after: NodePool, manifest: Manifest): Unforecast | null {
  const known = startableReasons(before);
  const added = startableReasons(after).filter((reason) => !known.includes(reason));
  const sooner = known.includes('Empty') ? soonerText(before, after) : null;
  const at = (field: string) => manifest.placeOf(['spec', 'disruption', field]);
  if (before.consolidationPolicy === BALANCED && known.includes('Underutilized') && !isBalanced(after))
    return unforecast(
      'take Underutilized nodes for a small saving (Balanced weighs the saving against the pods that move)',
      at('consolidationPolicy'),
    );
  if (added.length > 0) {
    const whose = added.includes('Underutilized') ? ', nodes with running pods included' : '';
    const also = sooner === null ? '' : `, each ${sooner}`;
    return unforecast(
      `also take nodes as ${joinAnd(added)}${whose}${also}`,
      at(known.length === 1 ? 'consolidateAfter' : 'consolidationPolicy'),
    );
  }
  return sooner === null ? null : unforecast(`take a node ${sooner}`, at('consolidateAfter'));
}

const BALANCED = 'Balanced';

/** Policies that take less than `WhenEmptyOrUnderutilized`. */
function isBalanced({ consolidationPolicy }: NodePool): boolean {
  return consolidationPolicy === BALANCED || consolidationPolicy === 'WhenEmpty';
}

/** Null where it is not sooner than before. */
function soonerText(
  { consolidateAfterMs: was }: NodePool,
  { consolidateAfterMs: is }: NodePool,
): string | null {
  if (was === null || is === null || is >= was) return null;
  const now = is === 0 ? 'as soon as a pod comes or leaves' : `${spanText(is)} after a pod comes or leaves`;
  return `${now} (before: ${spanText(was)})`;
}

function unforecast(may: string, place: Unforecast['place']): Unforecast {
  return {
    says: `From the merge on, consolidation may ${may}, as many at once as the budgets allow. Which nodes and how many depends on prices and on where pods fit, so no number here counts them.`,
    place,
  };
}
