import type { Manifest } from '../../../manifest/manifest.js';
import type { Histories } from '../../system.js';
import { isSameSpec } from './no-nodes.js';

/**
 * The pool with which this one exchanges its content: each becomes what the other was. To Karpenter the name is the pool, and
 * the nodes carry it as a label: they stay with the name, and no node moves to the pool of its old content. Null where there is
 * none.
 */
export function exchangedWith(manifest: Manifest, objects: Histories): string | null {
  const { base: was, own: is } = objects.of(manifest);
  if (!was || !is || isSameSpec(was, is)) return null;
  const other = objects.written.find(
    ({ own, base }) => base !== null && isSameSpec(base, is) && isSameSpec(own, was),
  );
  return other?.own.name ?? null;
}

/** How what merging does begins for such a pool; '' for any other. */
export function sayExchanged(other: string | null): string {
  if (other === null) return '';
  return `The names are exchanged: it becomes what NodePool/${other} was, and NodePool/${other} what it was, but nodes stay with the name of their pool. `;
}
