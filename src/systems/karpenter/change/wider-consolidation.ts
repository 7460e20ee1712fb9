import { joinAnd, spanText } from '../../../calendar/week.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unforecast } from '../../system.js';
import { startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import { isHeldNow } from '../objects/workloads.js';
import { editedRequirements } from './wider-requirements.js';

/** The nodes of the pool, and whether the edit makes any of them drift. */
interface Reached {
  readonly nodes: readonly Pick<PoolNode, 'load'>[];
  readonly drifts: boolean;
}

/**
 * What an edit lets consolidation do that it did not before: take nodes for another reason, or sooner, or replace them by others. Which
 * nodes it takes depends on prices and on where pods fit, so no plan forecasts it; but it begins with the merge. Null where it may do
 * no more. Source: kubernetes-sigs/karpenter 2266468, disruption/consolidation.go, ShouldDisrupt.
 */
export function widerConsolidation(
  before: NodePool,
  after: NodePool,
  manifest: Manifest,
  { nodes, drifts }: Reached,
): Unforecast | null {
  const known = startableReasons(before);
  const added = startableReasons(after).filter((reason) => !known.includes(reason));
  const at = (...path: string[]) => manifest.placeOf(['spec', ...path]);
  const sooner = soonerText(before, after);
  if (before.consolidationPolicy === BALANCED && known.includes('Underutilized') && !isBalanced(after))
    return unforecast(
      'From the merge on Karpenter may also take nodes as Underutilized where that saves little (Balanced weighed the saving against the pods that it moves)',
      at('disruption', 'consolidationPolicy'),
    );
  if (added.length > 0) {
    const field = known.length === 1 ? 'consolidateAfter' : 'consolidationPolicy';
    const whose = added.includes('Underutilized') ? `, nodes that run pods included${jobsText(nodes)}` : '';
    const also = sooner === null || !known.includes('Empty') ? '' : `, each ${sooner}`;
    return unforecast(
      `From the merge on Karpenter may also take nodes as ${joinAnd(added)}${whose}${also}`,
      at('disruption', field),
    );
  }
  if (sooner !== null && known.includes('Empty'))
    return unforecast(
      `From the merge on a node may be consolidated ${sooner}`,
      at('disruption', 'consolidateAfter'),
    );
  // A node of another zone is of the same type and price: what an edit of zones allows is told as how nodes are made.
  const wider = editedRequirements(before.template, after.template).filter(
    ({ key, isWider }) => isWider && !PLACES.has(key),
  );
  if (wider.length === 0 || !known.includes('Underutilized')) return null;
  return unforecast(
    `${drifts ? 'From' : 'No node drifts, but from'} the merge on consolidation (Underutilized) may replace running nodes by others that are cheaper and that the pool could not make before: ${wider.map(({ says }) => says).join('; ')}`,
    at('template', 'spec', 'requirements'),
  );
}

/**
 * An edit by which consolidation takes no more than before, such as `consolidateAfter: Never`: no number shows it, and it is not the same
 * effect. '' where there is none.
 */
export function sayConsolidation(before: NodePool, after: NodePool): string {
  if (before.replicas !== null || after.replicas !== null) return '';
  const edits = [
    edited('consolidationPolicy', before.consolidationPolicy, after.consolidationPolicy),
    edited('consolidateAfter', quietText(before), quietText(after)),
  ].filter((edit) => edit !== '');
  return edits.length === 0 ? '' : ` Consolidation takes nodes otherwise from now on: ${joinAnd(edits)}.`;
}

function edited(field: string, was: string, is: string): string {
  return was === is ? '' : `${field} ${visible(was)} -> ${visible(is)}`;
}

function quietText({ consolidateAfterMs }: NodePool): string {
  return consolidateAfterMs === null ? 'Never' : spanText(consolidateAfterMs);
}

const BALANCED = 'Balanced';

/** What may take less than `WhenEmptyOrUnderutilized` does. */
function isBalanced({ consolidationPolicy }: NodePool): boolean {
  return consolidationPolicy === BALANCED || consolidationPolicy === 'WhenEmpty';
}

const PLACES: ReadonlySet<string> = new Set(['topology.kubernetes.io/zone', 'topology.kubernetes.io/region']);

/**
 * Nodes on which a Job is at work that nothing keeps there: consolidation evicts its pod like any other, and a Job has to begin it anew, or
 * fails. '' where the snapshot shows none. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewCandidate; a pod is kept
 * by `karpenter.sh/do-not-disrupt` alone, or by a disruption budget.
 */
function jobsText(nodes: readonly Pick<PoolNode, 'load'>[]): string {
  const free = nodes.filter(({ load }) => !isHeldNow(load) && load.workload?.keptUntil === null);
  const working = free.flatMap(({ load }) => {
    const job = load.pods.find(({ ofJob, finished }) => ofJob === true && !finished);
    return job ? [job.name ?? ''] : [];
  });
  const [first] = working;
  if (first === undefined) return '';
  const more = working.length > 1 ? ` and ${working.length - 1} more` : '';
  return ` (now ${counted(working.length, 'node')} with pods of Jobs that nothing keeps there: \`${visible(first)}\`${more}; an evicted one begins anew or fails)`;
}

/** Null where it is not sooner than before. */
function soonerText(
  { consolidateAfterMs: was }: NodePool,
  { consolidateAfterMs: is }: NodePool,
): string | null {
  if (was === null || is === null || is >= was) return null;
  const now =
    is === 0 ? 'at once when a pod has come or gone' : `after ${spanText(is)} without a pod coming or going`;
  return `${now}, where it was ${is === 0 ? 'after ' : ''}${spanText(was)}`;
}

function unforecast(says: string, place: Unforecast['place']): Unforecast {
  return {
    says: `${says}, as many at once as the budgets allow. Which and how many depends on prices and on where pods fit, so no number here counts them.`,
    place,
  };
}
