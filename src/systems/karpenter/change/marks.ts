import { counted, verb } from '../../../manifest/words/plural.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/**
 * Marks by the pool that its text does not bear out: without both hashes Karpenter compares none, and takes the mark back when it
 * looks at the node again, which an edit of the pool makes it do. '' where there are none.
 * Source: kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/drift.go and controller.go (it watches NodePools).
 */
export function lapsing(nodes: readonly PoolNode[]): string {
  const marked = nodes.filter((node) => !isLeaving(node) && (node.claim?.mark ?? null) !== null);
  if (marked.length === 0) return '';
  const n = marked.length;
  const bare = marked.filter(({ stamp }) => stamp === null).length;
  const why =
    bare === marked.length
      ? `${verb(n, 'its NodeClaim carries', 'their NodeClaims carry')} no hash of a template that could bear that out`
      : `by ${verb(n, 'its hash and labels it does', 'their hashes and labels they do')} not drift`;
  return (
    ` ${counted(n, 'node')} ${verb(n, 'is', 'are')} marked Drifted by the pool, but ${why}: ` +
    `Karpenter takes ${verb(n, 'the mark', 'the marks')} back within five minutes, and at once when the NodePool is edited. ` +
    `Merging does not let ${verb(n, 'it', 'them')} go; only in the seconds until then may ${verb(n, 'it', 'they')} be taken.`
  );
}
