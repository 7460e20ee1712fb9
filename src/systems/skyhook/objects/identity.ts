import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import { objectKey, POLICY_KIND } from './objects.js';
import { remembered } from '../../../manifest/lookup/remembered.js';

interface Described {
  readonly manifest: Manifest;
}

/** The same object in another list: before the change, or in the cluster. */
export function same<T extends Described>(list: readonly T[], manifest: Manifest): T | null {
  return keyed(list, objectKey(manifest))[0] ?? null;
}

/** All objects of a list with this key; a list that is asked once is asked for hundreds of objects, and so is indexed. */
export function keyed<T extends Described>(list: readonly T[], key: string): readonly T[] {
  return (byKeyIn(list).get(key) ?? []) as readonly T[];
}

/** The same object in the other API group, in a list. */
export function twinIn<T extends Described>(list: readonly T[], manifest: Manifest): T | null {
  const group = groupOf(manifest.apiVersion);
  const named = byNameIn(list).get(nameKey(manifest)) ?? [];
  return (named as readonly T[]).find((other) => groupOf(other.manifest.apiVersion) !== group) ?? null;
}

function nameKey({ kind, name }: Manifest): string {
  return `${kind === POLICY_KIND ? 'policy' : 'main'}/${name}`;
}

const byKeyIn = remembered((list: readonly Described[]) => groupedBy(list, (one) => objectKey(one.manifest)));
const byNameIn = remembered((list: readonly Described[]) => groupedBy(list, (one) => nameKey(one.manifest)));
