import type { ProblemCode } from '../manifest/problem.js';
import { isObject, type JsonObject } from '../manifest/manifest.js';
import { code, type Text, text } from '../text/text.js';
import { describe, quote } from './copy.js';
import { meantKind, ruleFor } from './kept.js';

/** Kind and version that the items of a typed list leave out. */
export interface ItemType {
  readonly apiVersion: string;
  readonly kind: string;
}

/** A top-level value that holds objects. */
export interface ObjectList {
  readonly items: readonly unknown[];
  /** Kind and version of all items of a typed list; null for `kind: List` and for a plain JSON list. */
  readonly itemType: ItemType | null;
}

/** Why a list must not be taken for a fleet. */
export interface ListFault {
  readonly code: ProblemCode;
  readonly message: Text;
}

/**
 * Reads the frame of a list: `kubectl get -o json` (kind List), a typed list of the API (kind NodeList, whose items may leave
 * out their kind), or a plain JSON list such as `jq .items` makes. Null for a single object.
 */
export function listOf(value: unknown): ObjectList | ListFault | null {
  if (Array.isArray(value)) return { items: value, itemType: null };
  if (!isObject(value)) return null;
  if (!Object.hasOwn(value, 'items')) return withoutItems(value);
  const kind = value['kind'];
  if (kind !== undefined && (typeof kind !== 'string' || !kind.endsWith('List'))) return null;
  const items = value['items'];
  if (items === null) return withoutItems(value) ?? { items: [], itemType: null };
  if (!Array.isArray(items)) {
    return {
      code: 'wrong-type',
      message: text`${code('items')} is ${describe(items)}, not a list of objects.`,
    };
  }
  return partOf(value) ?? { items, itemType: itemTypeOf(kind, value['apiVersion']) };
}

/** A page of a list says that there are more: `continue`, or how many remain. Null for a whole list. */
export function partOf(list: JsonObject): ListFault | null {
  const metadata = isObject(list['metadata']) ? list['metadata'] : {};
  const more = ['continue', 'remainingItemCount'].find((key) => !WHOLE.includes(metadata[key] ?? ''));
  if (more === undefined) return null;
  const message = text`The list has ${code(`metadata.${more}`)}: it is one page of several, and the other items are missing. Take it with ${code('kubectl get')}, which reads all pages.`;
  return { code: 'partial-list', message };
}

/** Values of a whole list, as the API writes them. */
const WHOLE: readonly unknown[] = ['', 0];

/** True for the reason why a list cannot be used. */
export function isFault(list: ObjectList | ListFault): list is ListFault {
  return 'message' in list;
}

/** The type of the items of a list as far as its first bytes tell it: the API writes the kind before the items. */
export function itemTypeOfStart(start: string): ItemType | null {
  try {
    const frame: unknown = JSON.parse(`${start}]}`);
    return isObject(frame) ? itemTypeOf(frame['kind'], frame['apiVersion']) : null;
  } catch {
    // A plain JSON list, or a frame that is broken: its own parse says so.
    return null;
  }
}

/** `kubectl get` prints `[]` for an empty list, so that a list of nothing at all is damage. Null for lists of kinds that are not kept. */
function withoutItems({ kind, apiVersion }: JsonObject): ListFault | null {
  const item = itemTypeOf(kind, apiVersion);
  const isKept = (one: ItemType): boolean =>
    ruleFor(one.apiVersion, one.kind) !== undefined || meantKind(one.apiVersion, one.kind) !== null;
  const isList = kind === 'List' || (item !== null && isKept(item));
  return isList
    ? {
        code: 'wrong-type',
        message: text`The list has no ${code('items')}. Take it with ${code('kubectl get')}.`,
      }
    : null;
}

function itemTypeOf(kind: unknown, apiVersion: unknown): ItemType | null {
  if (typeof kind !== 'string' || typeof apiVersion !== 'string') return null;
  const item = kind.endsWith('List') ? kind.slice(0, -'List'.length) : '';
  return item === '' ? null : { apiVersion, kind: item };
}

/** The fault of an item that the splitter left in the frame; null for the `{}` that represents an object. */
export function strangeItem(item: unknown): Text | null {
  if (isObject(item) && Object.keys(item).length === 0) return null;
  return text`is ${isObject(item) ? quote(JSON.stringify(item)) : describe(item)}, not a Kubernetes object`;
}
