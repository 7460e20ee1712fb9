import type { Manifest } from '../../../manifest/manifest.js';
import { isSameSpec } from './no-nodes.js';

/** NodePools by name. */
type Pools = ReadonlyMap<string, Manifest>;

/**
 * The pool with which this one exchanges its content: each becomes what the other was. To Karpenter the name is the pool, and
 * the nodes carry it as a label: they stay with the name, and no node moves to the pool of its old content. Null where there is
 * none.
 */
export function exchangedWith({ name }: Manifest, before: Pools, after: Pools): string | null {
  const [was, is] = [before.get(name), after.get(name)];
  if (!was || !is || isSameSpec(was, is)) return null;
  const isOther = (other: Manifest): boolean => {
    const earlier = before.get(other.name);
    return earlier !== undefined && isSameSpec(earlier, is) && isSameSpec(other, was);
  };
  return [...after.values()].find(isOther)?.name ?? null;
}

/** How what merging does begins for such a pool; '' for any other. */
export function sayExchanged(other: string | null): string {
  if (other === null) return '';
  return `The names are exchanged: it becomes what NodePool/${other} was, and NodePool/${other} what it was, but nodes stay with the name of their pool. `;
}
