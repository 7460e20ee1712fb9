import { groupOf, type Manifest, namespaceOf } from './manifest.js';
import { groupedBy, remembered } from './lookup.js';

/**
 * Identity of an object in the cluster, in whatever version of its API group it is written, and whether or not it writes out the
 * default namespace. A cluster-scoped one has none, and is the same by any name for that.
 */
export function identityOf(manifest: Pick<Manifest, 'apiVersion' | 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([groupOf(manifest.apiVersion), manifest.kind, namespaceOf(manifest), manifest.name]);
}

/** The objects of a list by their identity; a list that is asked once is asked again, and so is indexed once. */
export const byIdentity = remembered(
  (manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> =>
    new Map(manifests.map((manifest) => [identityOf(manifest), manifest])),
);

type List = readonly Manifest[];

const NONE: List = [];

const byKind = remembered((list: List) => groupedBy(list, ({ kind }) => kind));
const byNamespace = remembered((list: List) => groupedBy(list, namespaceOf));

export function inNamespace(list: List, namespace: string): List {
  return byNamespace(list).get(namespace) ?? NONE;
}

/** Objects of one kind in one namespace, in their order: a thousand objects that each ask a snapshot go through it once. */
export function ofKindIn(list: List, kind: string, namespace: string): List {
  return inNamespace(byKind(list).get(kind) ?? NONE, namespace);
}
