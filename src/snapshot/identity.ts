import type { ProblemCode } from '../manifest/problem-codes.js';
import { groupOf, isObject, type JsonObject } from '../manifest/manifest.js';
import { describe, quote } from './copy.js';
import { isClusterScoped } from './kept/kinds.js';
import type { ItemType } from './list.js';
import { NAME_LENGTH } from './limits.js';

export interface ObjectType {
  readonly apiVersion: string;
  readonly kind: string;
}

/** Identifies an object. */
export interface Identity extends ObjectType {
  readonly namespace: string | null;
  readonly name: string;
}

/** Why something cannot be taken for an object; `says` follows its label: 'has no name'. */
export interface Refusal {
  readonly code: ProblemCode;
  readonly says: string;
}

/** True for the reason why there is no object. */
export function isRefusal(value: ObjectType | Refusal): value is Refusal {
  return 'says' in value;
}

/** Kind and version of an object, or what its list says of its items. */
export function typeOf(value: JsonObject, itemType: ItemType | null): ObjectType | Refusal {
  const apiVersion = value['apiVersion'] ?? itemType?.apiVersion;
  const kind = value['kind'] ?? itemType?.kind;
  if (typeof apiVersion === 'string' && typeof kind === 'string' && apiVersion !== '' && kind !== '') {
    return { apiVersion, kind };
  }
  return {
    code: 'missing-kind',
    says: 'has no apiVersion and kind; take objects with `kubectl get -o json`',
  };
}

/** Which object it is: the namespace of a kind that is in none does not count, whatever is written. A refusal without a usable name. */
export function identityOf(value: JsonObject, { apiVersion, kind }: ObjectType): Identity | Refusal {
  const metadata = isObject(value['metadata']) ? value['metadata'] : {};
  const name = metadata['name'];
  if (typeof name !== 'string' || name === '' || name.length > NAME_LENGTH) {
    const has = name === undefined ? 'has no metadata.name' : `has ${describe(name)} as its name`;
    return { code: 'missing-name', says: `is a ${quote(kind)} that ${has}; a name has 1 to 253 characters` };
  }
  const namespace = metadata['namespace'] ?? '';
  if (typeof namespace !== 'string' || namespace.length > NAME_LENGTH) {
    return { code: 'wrong-type', says: `has ${describe(namespace)} as its metadata.namespace` };
  }
  const isScoped = namespace !== '' && !isClusterScoped(apiVersion, kind);
  return { apiVersion, kind, namespace: isScoped ? namespace : null, name };
}

/** Equal for one object in two versions of its API. */
export function identityKey({ apiVersion, kind, namespace, name }: Identity): string {
  return `${groupOf(apiVersion)}/${kind}/${namespace ?? ''}/${name}`;
}

/** How problems call an object: `Node "n1"`, `Pod "shop/web-0"`, quoted and without control characters. */
export function titleOf({ kind, namespace, name }: Identity): string {
  return `${kind} ${quote(namespace === null ? name : `${namespace}/${name}`)}`;
}
