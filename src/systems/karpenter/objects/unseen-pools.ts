import { errorAt, type Problem } from '../../../manifest/problem.js';
import { isSameJson } from '../../../manifest/canonical.js';
import { byIdentity, identityOf } from '../../../manifest/identity.js';
import { listing, visible } from '../../../manifest/visible.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { counted, verb } from '../../../text/plural.js';
import { isNodeClass } from '../../../manifest/cluster-scoped.js';
import type { ResolveInput } from '../../system.js';
import { namedBy } from './node-class-ref.js';
import { POOL_LABEL } from './nodepool.js';

/**
 * NodeClasses that the change edits or removes, that no known NodePool names, while there are nodes of NodePools that nobody gave: those
 * may name them, and then their nodes drift. An error for each. `pools` are all that are known: of the files, before and after, and live.
 */
export function ofUnseenPools(
  { neighbours = [], neighboursBefore, snapshot }: ResolveInput,
  pools: readonly Manifest[],
): Problem[] {
  const known = new Set(pools.map(({ name }) => name));
  const unseen = snapshot.nodes.flatMap(({ labels }) => {
    const pool = labels[POOL_LABEL];
    return pool === undefined || known.has(pool) ? [] : [pool];
  });
  if (neighboursBefore === undefined || unseen.length === 0) return [];
  const after = byIdentity(neighbours);
  return neighboursBefore
    .filter(({ kind }) => isNodeClass(kind))
    .flatMap((before) => {
      const is = after.get(identityOf(before));
      if (is && isSameJson(before.object['spec'] ?? null, is.object['spec'] ?? null)) return [];
      if (pools.some((pool) => namedBy(pool, [before]) !== null)) return [];
      return [problem(before, is ?? null, unseen)];
    });
}

function problem(before: Manifest, is: Manifest | null, unseen: readonly string[]): Problem {
  const message =
    `${visible(before.kind)}/${visible(before.name)} is ${is ? 'edited' : 'gone from the files'}, and which nodes that replaces was not judged: ` +
    `${counted(unseen.length, 'node')} ${verb(unseen.length, 'is', 'are')} of NodePools that are neither in the files nor in the snapshot, and may name it (${listing([...new Set(unseen)].map((name) => visible(name)))}). ` +
    'Add the NodePools to the snapshot (`kubectl get nodepools`).';
  return errorAt((is ?? before).place, 'unseen-pools', message);
}
