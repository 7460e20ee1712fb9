import {
  type Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseAllDocuments,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { FieldPath, Json } from './manifest/manifest.js';

/** The strategies of a compartment. */
export const STRATEGIES = ['fixed', 'linear', 'exponential'];
/** Fields of the automatic stop, which any strategy may have. */
export const THRESHOLDS = ['failureThreshold', 'safetyLimit', 'batchThreshold'];

/** A value at a path of an object. */
export interface Edit {
  readonly path: FieldPath;
  /** As YAML on one line: `2`, `"10%"`, `{ initialBatch: 2 }`. */
  readonly value: string;
  /** A new name for the last field of the path: one strategy in place of another. */
  readonly renamed?: string;
}

/** The path of the field that an edit writes. */
export function fieldOf({ path, renamed }: Edit): FieldPath {
  return renamed === undefined ? path : [...path.slice(0, -1), renamed];
}

/** An object of a file. */
export interface ObjectRef {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}

/** The document of an object among those of a file. */
function documentOf(documents: readonly Document[], { kind, namespace, name }: ObjectRef) {
  const named = documents.filter(
    (document) =>
      document.errors.length === 0 &&
      document.get('kind') === kind &&
      document.getIn(['metadata', 'name']) === name,
  );
  const ofNamespace = (one: string | null) =>
    named.find((document) => (document.getIn(['metadata', 'namespace']) ?? null) === one);
  // An object without a namespace may be of any: one that names it comes first.
  return ofNamespace(namespace) ?? ofNamespace(null);
}

/** The values of an object of a file; null where the file has none of that name. */
export function valuesOf(text: string, of: ObjectRef): Json | null {
  return (documentOf(parseAllDocuments(text), of)?.toJS() as Json | undefined) ?? null;
}

/** The text of a file with edits of one of its objects; null where that is not in the file, or where an edit has no place in it. */
export function withSettings(text: string, of: ObjectRef, edits: readonly Edit[]): string | null {
  return withEdits(text, (documents) => documentOf(documents, of), edits);
}

/**
 * The text of a file with edits of one of its documents; all other bytes stay. A field or an item that is not there becomes the first of its
 * collection. Null where there is no such document or collection.
 */
export function withEdits(
  text: string,
  choose: (documents: readonly Document[]) => Document | undefined,
  edits: readonly Edit[],
  documents: readonly Document[] = parseAllDocuments(text),
): string | null {
  return edits.reduce<string | null>((edited, edit) => {
    if (edited === null) return null;
    const root = choose(edited === text ? documents : parseAllDocuments(edited))?.contents;
    const value = isJson(edited) ? JSON.stringify(parse(edit.value)) : edit.value;
    return isMap(root) ? written(edited, root, edit.path, { ...edit, value }) : null;
  }, text);
}

function isJson(text: string): boolean {
  return /^\s*\{\s*"/.test(text);
}

function keyOf(text: string, name: string | number | undefined): string {
  return isJson(text) ? JSON.stringify(String(name)) : String(name);
}

function written(text: string, node: Node, [key, ...rest]: FieldPath, edit: Edit): string | null {
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined;
    if (!item) return key === node.items.length && rest.length === 0 ? begun(text, node, edit.value) : null;
    return rest.length === 0 ? replaced(text, item, edit.value) : written(text, item, rest, edit);
  }
  if (!isMap(node) || key === undefined) return null;
  const pair = node.items.find((one) => isScalar(one.key) && one.key.value === key) as
    | Pair<Node, Node | null>
    | undefined;
  if (!pair) {
    // Only a list that is there has items to name.
    if (rest.some((step) => typeof step === 'number')) return null;
    const value = rest.reduceRight<string>((inner, step) => `{${keyOf(text, step)}: ${inner}}`, edit.value);
    return begun(text, node, `${keyOf(text, key)}: ${value}`);
  }
  const { value } = pair;
  if (rest.length > 0) return value && written(text, value, rest, edit);
  const [from, to] = [pair.key.range?.[0], value?.range?.[1]];
  if (edit.renamed === undefined) return value && replaced(text, value, edit.value);
  if (from === undefined || to === undefined) return null;
  return spliced(text, from, to, `${keyOf(text, edit.renamed)}: ${edit.value}`);
}

function replaced(text: string, { range }: Node, value: string): string | null {
  return range ? spliced(text, range[0], range[1], value) : null;
}

/** Replaces a range; the line end that a block of several lines ends with stays. */
function spliced(text: string, from: number, to: number, value: string): string {
  const end = text.slice(from, to).trimEnd().length + from;
  return text.slice(0, from) + value + text.slice(end);
}

/** The text with a new first entry of a map or a list. */
function begun(text: string, of: YAMLMap | YAMLSeq, entry: string): string | null {
  if (!of.range) return null;
  const [from] = of.range;
  if (of.flow)
    return `${text.slice(0, from + 1)}${entry}${of.items.length > 0 ? ', ' : ''}${text.slice(from + 1)}`;
  const indent = ' '.repeat(from - text.lastIndexOf('\n', from - 1) - 1);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, from)}${isSeq(of) ? '- ' : ''}${entry}${lineEnd}${indent}${text.slice(from)}`;
}
