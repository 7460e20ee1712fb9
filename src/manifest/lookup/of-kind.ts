import { groupedBy } from './grouped.js';
import { type Manifest, namespaceOf } from '../manifest.js';
import { remembered } from './remembered.js';

type List = readonly Manifest[];

const NONE: List = [];

const byKind = remembered((list: List) => groupedBy(list, ({ kind }) => kind));
const byNamespace = remembered((list: List) => groupedBy(list, namespaceOf));

/** Those of one kind, of whatever API group, in their order: a thousand objects that each ask a snapshot go through it once. */
function ofKind(list: List, kind: string): List {
  return byKind(list).get(kind) ?? NONE;
}

/** Those of one namespace. */
export function inNamespace(list: List, namespace: string): List {
  return byNamespace(list).get(namespace) ?? NONE;
}

/** Those of one kind in one namespace. */
export function ofKindIn(list: List, kind: string, namespace: string): List {
  return inNamespace(ofKind(list, kind), namespace);
}
