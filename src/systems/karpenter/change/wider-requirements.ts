import { few } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import { normalizedKey } from '../controller/drift/labels.js';
import { combine, oneOf, overlap, type Requirement } from '../controller/drift/requirement.js';
import type { PoolRequirement, Template } from '../objects/nodepool.js';

/** A label of which an edit lets new nodes have other values, `karpenter.sh/capacity-type: In spot -> In spot, on-demand`. */
interface EditedRequirement {
  readonly key: string;
  readonly says: string;
  /** True where it allows what it did not before; false where it only allows less. */
  readonly isWider: boolean;
}

/**
 * What an edit of the requirements does to nodes that are made from now on. What it forbids makes existing nodes drift; what it allows
 * reaches them only by consolidation, which replaces a node by a cheaper one of all that the pool may make. Source:
 * kubernetes-sigs/karpenter 2266468, disruption/consolidation.go, computeConsolidation.
 */
export function editedRequirements(
  { requirements: before }: Template,
  { requirements: after }: Template,
): EditedRequirement[] {
  const [was, is] = [combine(before), combine(after)];
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key): EditedRequirement[] => {
    const [old, now] = [was.get(key), is.get(key)];
    const isWider = allowsMore(old, now);
    if (!isWider && !allowsMore(now, old)) return [];
    return [{ key, says: `${visible(key)}: ${textOf(key, before)} -> ${textOf(key, after)}`, isWider }];
  });
}

/** Whether some value fits the second and not the first; absent: any value. */
function allowsMore(old: Requirement | undefined, now: Requirement | undefined): boolean {
  if (!old || !now) return old !== undefined;
  if (!now.complement) return [...now.values].some((value) => !overlap(oneOf([value]), old));
  if (!old.complement) return true;
  const lost = [...old.values].some((value) => overlap(oneOf([value]), now));
  const { least, most } = old.bounds;
  const isLower = least !== null && (now.bounds.least === null || now.bounds.least < least);
  const isHigher = most !== null && (now.bounds.most === null || now.bounds.most > most);
  return lost || isLower || isHigher;
}

/** How many values are named; lists of instance types are long. */
const SHOWN = 6;

function textOf(key: string, requirements: readonly PoolRequirement[]): string {
  const own = requirements.filter((one) => normalizedKey(one.key) === key);
  if (own.length === 0) return 'any';
  return own
    .map(({ operator, values }) => {
      const shown = few(
        values.map((value) => visible(value)),
        SHOWN,
      );
      return `${visible(operator)} ${shown}`.trim();
    })
    .join(' and ');
}
