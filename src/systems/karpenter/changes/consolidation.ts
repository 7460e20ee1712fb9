import type { Manifest } from '../../../manifest/manifest.js';
import { fix } from '../../../text/fix.js';
import { code, duration, list, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { SystemResult } from '../../system.js';
import { startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';

/**
 * An edit that lets consolidation disrupt nodes for another reason, or sooner. Which nodes it disrupts depends on prices and on where pods fit,
 * so no plan forecasts it; but it begins with the merge. Null if it may disrupt no more than before. Source: kubernetes-sigs/karpenter
 * 2266468, disruption/consolidation.go, ShouldDisrupt.
 */
export function widerConsolidation(
  before: NodePool,
  after: NodePool,
  manifest: Manifest,
): SystemResult | null {
  const known = startableReasons(before);
  const added = startableReasons(after).filter((reason) => !known.includes(reason));
  const sooner = known.includes('Empty') ? soonerText(before, after) : null;
  if (before.consolidationPolicy === BALANCED && known.includes('Underutilized') && !isBalanced(after)) {
    const may = text`disrupt ${code('Underutilized')} nodes for a small saving (${code(BALANCED)} weighs the saving against the pods that move)`;
    return widened(may, manifest, 'consolidationPolicy');
  }
  if (added.length > 0) {
    const whose = added.includes('Underutilized') ? ', including nodes with running pods' : '';
    const also = sooner === null ? NO_TEXT : text`, each ${sooner}`;
    const may = text`also disrupt nodes as ${list(added.map(code))}${literal(whose)}${also}`;
    return widened(may, manifest, known.length === 1 ? 'consolidateAfter' : 'consolidationPolicy');
  }
  return sooner && widened(text`disrupt a node ${sooner}`, manifest, 'consolidateAfter');
}

const BALANCED = 'Balanced';

/** Policies that take less than `WhenEmptyOrUnderutilized`. */
function isBalanced({ consolidationPolicy }: NodePool): boolean {
  return consolidationPolicy === BALANCED || consolidationPolicy === 'WhenEmpty';
}

/** Null if it is not sooner than before. */
function soonerText(
  { consolidateAfterMs: was }: NodePool,
  { consolidateAfterMs: is }: NodePool,
): Text | null {
  if (was === null || is === null || is >= was) return null;
  const now = is === 0 ? text`as soon as` : text`${duration(is)} after`;
  return text`${now} a pod is added or removed (before: ${duration(was)})`;
}

function widened(may: Text, manifest: Manifest, field: string): SystemResult {
  return {
    rule: 'consolidation-widened',
    subject: 'consolidation',
    says: text`once merged, consolidation may ${may}, within the budgets. Which nodes and how many depends on prices and on where pods fit: the numbers do not include it.`,
    fix: fix`If intended, give ${code('Empty')} and ${code('Underutilized')} a budget of their own (${code('reasons')}), with a window if nodes may only be disrupted at some hours.`,
    place: manifest.placeOf(['spec', 'disruption', field]),
    magnitude: 1,
    evidence: {},
  };
}
