import { describe } from '../manifest/objects.js';
import type { ProblemCode } from '../manifest/problem.js';
import { isObject } from '../manifest/manifest.js';
import { code, type Text, text } from '../text/text.js';
import { ruleFor } from './kept.js';

/** Kind and version that the items of a typed list leave out. */
export interface ItemType {
  readonly apiVersion: string;
  readonly kind: string;
}

/** The objects of a list, with the type of all of a typed one; or why it must not be taken for a fleet. */
type ObjectList =
  | { readonly items: readonly unknown[]; readonly itemType: ItemType | null }
  | { readonly code: ProblemCode; readonly message: Text };

/**
 * Reads the frame of a list: `kubectl get -o json` (kind List), a typed list of the API (kind NodeList, whose items may leave
 * out their kind), or a plain JSON list such as `jq .items` makes. Null for a single object.
 */
export function listOf(value: unknown): ObjectList | null {
  if (Array.isArray(value)) return { items: value, itemType: null };
  if (!isObject(value)) return null;
  const { kind, apiVersion, items = null, metadata } = value;
  if (kind !== undefined && (typeof kind !== 'string' || !kind.endsWith('List'))) return null;
  const itemType = itemTypeOf(kind, apiVersion);
  const isKept = kind === 'List' || (itemType && ruleFor(itemType.apiVersion, itemType.kind));
  // `kubectl get` prints `[]` for an empty list of a kept kind, so that a list of nothing at all is damage.
  if (items === null && !isKept) return Object.hasOwn(value, 'items') ? { items: [], itemType } : null;
  if (!Array.isArray(items)) {
    const message = text`${code('items')} is ${describe(items)}, not a list of objects. Take it with ${code('kubectl get')}.`;
    return { code: 'wrong-type', message };
  }
  // A page of a list says that there are more: `continue`, or how many remain. A whole list has an empty text and 0.
  const { continue: next = '', remainingItemCount = 0 } = isObject(metadata) ? metadata : {};
  if (next !== '' || remainingItemCount !== 0) {
    const message = text`The list is one page of several (${code('metadata.continue')}), and the other items are missing. Take it with ${code('kubectl get')}, which reads all pages.`;
    return { code: 'partial-list', message };
  }
  return { items, itemType };
}

/** The type of the items of a list. */
export function itemTypeOf(kind: unknown, apiVersion: unknown): ItemType | null {
  if (typeof kind !== 'string' || typeof apiVersion !== 'string' || !/.List$/.test(kind)) return null;
  return { apiVersion, kind: kind.slice(0, -'List'.length) };
}
