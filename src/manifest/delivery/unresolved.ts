import { firstBetween } from '../words/between.js';
import { pathText } from '../fields.js';
import { type FieldPath, isObject, type Json, type Manifest, type Place } from '../manifest.js';
import { visible } from '../words/visible.js';

/** A place where something else puts a value before the object is applied. */
interface Placeholder {
  /** `${ARCH}`, as it is written. */
  readonly written: string;
  /** `spec.replicas`. */
  readonly field: string;
  readonly place: Place;
}

/**
 * `${X}`, `$X` and `$(X)` of envsubst, Flux and Kustomize, `{{ x }}` of Helm, Jinja and Go, `<% x %>` and `<%= x %>`, `%{x}` of Bazel,
 * `#{x}#` of Azure Pipelines, `((x))` of Concourse, `@@x@@`, `@X@`, `%%x%%` and `__X__` of whatever `sed` is told. `$${X}` is an escape,
 * and represents itself.
 */
const PLACEHOLDER =
  /(?<!\$)\$[A-Za-z_][A-Za-z0-9_]*|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/;
const MARKS = [
  ['{{', '}}'],
  ['<%', '%>'],
  ['%{', '}'],
  ['#{', '}'],
] as const;
/** These are escaped by one dollar more. */
const DOLLARS = [
  ['${', '}'],
  ['$(', ')'],
] as const;

/**
 * Fields, at any depth, whose text is for the pods and nobody here judges: it may hold `$` and braces of its own, and what is put in
 * place of it changes no limit.
 */
const FREE_TEXT: ReadonlySet<string> = new Set([
  ...[
    'annotations',
    'args',
    'binaryData',
    'command',
    'configMap',
    'data',
    'description',
    'env',
    'envFrom',
    'exec',
  ],
  ...['hostAliases', 'httpGet', 'image', 'imagePullSecrets', 'managedFields', 'message', 'serviceAccount'],
  ...['serviceAccountName', 'status', 'stringData', 'userData', 'volumeMounts', 'volumes'],
]);

/**
 * The first placeholder in what an object is known by and in what is judged of it; null where there is none. `freeText` are fields of its
 * kind that nobody here judges.
 */
export function placeholderIn(manifest: Manifest, freeText: readonly string[] = []): Placeholder | null {
  const { apiVersion, kind, name, namespace } = manifest;
  const identity: readonly (readonly [FieldPath, string])[] = [
    [['apiVersion'], apiVersion],
    [['kind'], kind],
    [['metadata', 'name'], name],
    [['metadata', 'namespace'], namespace ?? ''],
  ];
  for (const [path, text] of identity) {
    const written = writtenIn(text);
    if (written !== null) return found(manifest, path, written);
  }
  // What is in the metadata besides, its labels for one, decides nothing that is planned.
  const judged = Object.entries(manifest.object).filter(([key]) => key !== 'metadata');
  const passed = new Set([...FREE_TEXT, ...freeText]);
  const inside = search(Object.fromEntries(judged), [], passed);
  return inside && found(manifest, inside.path, inside.written);
}

function search(
  value: Json,
  path: FieldPath,
  passed: ReadonlySet<string>,
): { path: FieldPath; written: string } | null {
  if (typeof value === 'string') {
    const written = writtenIn(value);
    return written === null ? null : { path, written };
  }
  const entries: readonly (readonly [string | number, Json])[] = Array.isArray(value)
    ? value.map((item, index) => [index, item] as const)
    : isObject(value)
      ? Object.entries(value)
      : [];
  for (const [step, inside] of entries) {
    if (typeof step === 'string' && passed.has(step)) continue;
    const written = typeof step === 'string' ? writtenIn(step) : null;
    const deeper =
      written === null ? search(inside, [...path, step], passed) : { path: [...path, step], written };
    if (deeper !== null) return deeper;
  }
  return null;
}

function writtenIn(text: string): string | null {
  const plain = PLACEHOLDER.exec(text);
  const spans = [
    ...(plain === null ? [] : [{ start: plain.index, end: plain.index + plain[0].length }]),
    ...MARKS.flatMap(([open, close]) => firstBetween(text, open, close) ?? []),
    ...DOLLARS.flatMap(([open, close]) => firstBetween(text, open, close, unescaped(text, open)) ?? []),
  ];
  const [first] = spans.toSorted((a, b) => a.start - b.start);
  return first === undefined ? null : text.slice(first.start, first.end);
}

/** Where the first mark is that no dollar is before; the end of the text where there is none. */
function unescaped(text: string, open: string): number {
  let at = text.indexOf(open);
  while (at > 0 && text.charAt(at - 1) === '$') at = text.indexOf(open, at + 1);
  return at < 0 ? text.length : at;
}

function found(manifest: Manifest, path: FieldPath, written: string): Placeholder {
  return { written: visible(written, 60), field: visible(pathText(path)), place: manifest.placeOf(path) };
}
