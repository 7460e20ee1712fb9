import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parse,
  parseAllDocuments,
  type YAMLMap,
} from 'yaml';

/** A value at a path of an object. */
export interface Setting {
  readonly path: readonly (string | number)[];
  /** As YAML on one line: `2`, `"10%"`, `{ initialBatch: 2 }`. */
  readonly value: string;
  /** A new name for the last field of the path: one strategy in place of another. */
  readonly renamed?: string;
}

/** The path of the field that a setting writes. */
export function fieldOf({ path, renamed }: Setting): Setting['path'] {
  return renamed === undefined ? path : [...path.slice(0, -1), renamed];
}

/** An object of a file. */
export interface ObjectRef {
  readonly kind: string;
  readonly namespace: string | null;
  readonly name: string;
}

/**
 * The text of a file with settings written into one of its objects; all other bytes stay. A field that is not there becomes the first of
 * its map. Null where the object or the map is not in the file.
 */
export function withSettings(text: string, of: ObjectRef, settings: readonly Setting[]): string | null {
  return settings.reduce<string | null>(
    (edited, setting) => edited && withSetting(edited, of, setting),
    text,
  );
}

function withSetting(text: string, of: ObjectRef, setting: Setting): string | null {
  const root = objectIn(text, of);
  const value = isJson(text) ? JSON.stringify(parse(setting.value)) : setting.value;
  return root && written(text, root, setting.path, { ...setting, value });
}

function isJson(text: string): boolean {
  return /^\s*\{\s*"/.test(text);
}

function keyOf(text: string, name: string | number | undefined): string {
  return isJson(text) ? JSON.stringify(String(name)) : String(name);
}

/** The values of an object of a file; null where the file has none of that name. */
export function valuesOf(text: string, of: ObjectRef): unknown {
  return documentOf(text, of)?.toJS() ?? null;
}

function objectIn(text: string, of: ObjectRef): YAMLMap | null {
  const contents = documentOf(text, of)?.contents;
  return isMap(contents) ? contents : null;
}

function documentOf(text: string, { kind, namespace, name }: ObjectRef) {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return undefined;
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

function written(text: string, node: Node, path: Setting['path'], setting: Setting): string | null {
  const [key, ...rest] = path;
  if (key === undefined) return null;
  if (isSeq(node)) {
    const item = node.items[Number(key)] as Node | undefined;
    if (!item) return null;
    return rest.length === 0 ? replaced(text, item, setting.value) : written(text, item, rest, setting);
  }
  if (!isMap(node)) return null;
  const pair = node.items.find((one) => isPair(one) && isScalar(one.key) && one.key.value === key) as
    | Pair<Node, Node | null>
    | undefined;
  if (!pair) return inserted(text, node, [key, ...rest], setting);
  const { value } = pair;
  if (rest.length > 0) return value && written(text, value, rest, setting);
  const [from, to] = [pair.key.range?.[0], value?.range?.[1]];
  if (setting.renamed === undefined) return value && replaced(text, value, setting.value);
  if (from === undefined || to === undefined) return null;
  return spliced(text, from, to, `${keyOf(text, setting.renamed)}: ${setting.value}`);
}

function replaced(text: string, { range }: Node, value: string): string | null {
  return range ? spliced(text, range[0], range[1], value) : null;
}

/** Replaces a range; the line end that a block of several lines ends with stays. */
function spliced(text: string, from: number, to: number, value: string): string {
  const end = text.slice(from, to).trimEnd().length + from;
  return text.slice(0, from) + value + text.slice(end);
}

/** The rest of a path as the first field of the map that lacks it. */
function inserted(text: string, map: YAMLMap, path: Setting['path'], { value }: Setting): string | null {
  const [first, ...rest] = path;
  // Only a list that is there has items to name.
  if (!map.range || rest.some((key) => typeof key === 'number')) return null;
  const field = `${keyOf(text, first)}: ${rest.reduceRight<string>((inner, key) => `{${keyOf(text, key)}: ${inner}}`, value)}`;
  const [from] = map.range;
  if (map.flow)
    return `${text.slice(0, from + 1)}${field}${map.items.length > 0 ? ', ' : ''}${text.slice(from + 1)}`;
  const indent = ' '.repeat(from - text.lastIndexOf('\n', from - 1) - 1);
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  return `${text.slice(0, from)}${field}${lineEnd}${indent}${text.slice(from)}`;
}
