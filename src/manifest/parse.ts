import { code, literal, type Text, text } from '../text/text.js';
import { canonicalJson } from './canonical.js';
import { field, filledText, pathText, valueAt } from './fields.js';
import { type Limits, LIMITS } from './limits.js';
import { type FieldPath, isObject, type Json, type JsonObject, type Manifest } from './manifest.js';
import { type Problem, type ProblemCode, problemOf } from './problem.js';
import { offsetAt, partOf, type Placed, Reading } from './reading.js';
import { describe, visible } from './visible.js';
import { readYaml } from './yaml.js';

export interface ParsedFile {
  /** In the order of the file, lists unfolded. */
  readonly manifests: Manifest[];
  /** Everything that keeps a part of the file from being evaluated (errors), and what a person should know (warnings). */
  readonly problems: Problem[];
  readonly nodes: number;
}

/**
 * The Kubernetes objects of one YAML or JSON file, read as kubectl v1.32 reads it, with a location for every field.
 *
 * Nothing is thrown and nothing is skipped in silence: what cannot be read is a problem with a location, while the other documents of the
 * file are still read. Past a limit nothing of the file is returned. Stricter than kubectl where it would lose something without a word:
 * duplicate keys, text behind `...`. A file that cannot hold an evaluated object (`limits.interest`) leaves no problem.
 */
export function parseManifests(
  written: string,
  file: string,
  limits: Limits = LIMITS,
  variables: Readonly<Record<string, string>> = {},
): ParsedFile {
  const reading = new Reading(file, written, limits, variables);
  const manifests = documentsOf(reading).flatMap((document) => objectsOf(reading, document));
  const isOfNone = reading.problems.length > 0 && limits.interest?.mayHold(written) === false;
  const problems = isOfNone && !written.startsWith(LFS_POINTER) ? [] : listed(reading);
  return { manifests, problems, nodes: reading.nodes };
}

/** A document of any form, with the location of each of its fields. */
export type PlacedYaml = ReturnType<typeof wholeYaml>['documents'][number];

/** The documents of a file, and what keeps a part of it from being read; a tool may read on where this reader stops. */
export function wholeYaml(written: string, file: string, limits: Limits = LIMITS) {
  const reading = new Reading(file, written, limits);
  const documents = documentsOf(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path: FieldPath) => reading.placeAt(offsetAt(spot, path)),
  }));
  const problem = reading.problems.find(({ severity }) => severity === 'error') ?? null;
  return { documents, problem };
}

/** The values of a YAML file, without comments and layout; the text of a broken one. */
export function contentIn(path: string, written: string): string {
  const { documents, problem } = wholeYaml(written, path);
  return problem === null ? canonicalJson(documents.map(({ value }) => value)) : written;
}

/** Source: git-lfs, docs/spec.md, "The Pointer". */
const LFS_POINTER = 'version https://git-lfs.github.com/spec/';

/** The documents of a file; none where a limit was passed. */
function documentsOf(reading: Reading): Placed[] {
  const { text: written, limits } = reading;
  if (written.startsWith(LFS_POINTER)) {
    const message = text`This is a Git LFS pointer: the content of the file is not in git. Keep manifests in git: remove the file from .gitattributes, and add it again.`;
    reading.report(0, 'lfs-pointer', message);
    return [];
  }
  return reading.withinLimits(() => {
    const { bytesPerFile } = limits;
    if (Buffer.byteLength(written) > bytesPerFile)
      reading.refuse(0, 'too-large', text`${bytesPerFile} bytes`);
    // JSON is read as the YAML that it is too.
    return readYaml(reading);
  });
}

const PROBLEMS_PER_FILE = 50;

/** In the order of the file. Only the first ones are listed. */
function listed({ file, problems: found }: Reading): Problem[] {
  const lineOf = ({ place }: Problem): number => place?.line ?? 0;
  const problems = found.toSorted((a, b) => lineOf(a) - lineOf(b));
  const rest = problems.splice(PROBLEMS_PER_FILE);
  if (rest.length === 0) return problems;
  const severity = rest.some((one) => one.severity === 'error') ? 'error' : 'warning';
  const message = text`${rest.length} more problems of this file are not listed. Correct those above first.`;
  return [...problems, problemOf(file, 'more-problems', message, severity)];
}

/**
 * The Kubernetes objects of one document: the document itself, or the items of a list. What is not an object with apiVersion, kind and
 * metadata.name is reported, unless it cannot be of an evaluated kind (`limits.interest`); null is skipped, as kubectl does.
 *
 * A list is what has `items`, whatever its kind says: so reads kubectl (unstructuredJSONScheme.decode), which then drops everything else.
 */
function objectsOf(reading: Reading, placed: Placed): Manifest[] {
  const { value, spot } = placed;
  if (value === null) return [];
  const { interest, isClusterScoped } = reading.limits;
  const apiVersion = filledText(field(value, 'apiVersion'));
  const kind = filledText(field(value, 'kind'));
  if (isObject(value) && (Object.hasOwn(value, 'items') || kind === 'List'))
    return itemsOf(reading, value, placed);
  // Values of a chart may have `kind: DaemonSet`, but neither metadata nor spec.
  const isAbsent = (key: string): boolean => field(value, key) === undefined;
  const isOfChart = kind && !apiVersion && isAbsent('metadata') && isAbsent('spec');
  const isEvaluated = !interest || (!isOfChart && interest.concerns(apiVersion, kind));
  const fault = faultOf(value);
  const [name, namespace] = ['name', 'namespace'].map((key) => filledText(valueAt(value, ['metadata', key])));
  if (fault !== null && isEvaluated) reading.report(offsetAt(spot, fault[0]), fault[1], fault[2]);
  if (fault !== null || !isObject(value) || !apiVersion || !kind || !name) return [];
  // The API server drops it, as the request names none, so two of one name are one object. Source: kubernetes 1.28, apiserver,
  // registry/rest/meta.go, EnsureObjectNamespaceMatchesRequestNamespace.
  const isStray = namespace !== null && isClusterScoped?.(apiVersion, kind) === true;
  // Charts write one into roles and webhooks as a habit.
  if (isStray && isEvaluated) {
    const message = text`${code(visible(kind))} is cluster-scoped: the cluster drops this namespace. Delete the line; where a tool adds it (targetNamespace of Flux, ${code('namespace')} of Kustomize), it is harmless.`;
    reading.report(offsetAt(spot, ['metadata', 'namespace']), 'cluster-scoped', message, 'warning');
  }
  return [
    {
      ...{ apiVersion, kind, name, namespace: isStray ? null : (namespace ?? null) },
      object: value,
      place: reading.placeAt(offsetAt(spot)),
      placeOf: (path) => reading.placeAt(offsetAt(spot, path)),
    },
  ];
}

function itemsOf(reading: Reading, list: JsonObject, { spot }: Placed): Manifest[] {
  const { interest } = reading.limits;
  const apiVersion = filledText(list['apiVersion']);
  const kind = filledText(list['kind']);
  const itemKind = kind?.replace(/List$/, '') || null;
  const items = list['items'] ?? null;
  const itemsSpot = partOf(spot, 'items') ?? spot;
  if (kind === itemKind && kind !== null && interest?.concerns(apiVersion, kind) === true) {
    const message = text`This object has ${code('items')}: kubectl applies those and drops the object, other tools apply the object. Remove them, or write a List.`;
    reading.report(offsetAt(itemsSpot), 'list-and-object', message);
    return [];
  }
  if (Array.isArray(items))
    return items.flatMap((item, index) => {
      // An item of `NodePoolList` that names neither kind nor apiVersion is a NodePool (unstructuredJSONScheme.decodeToList).
      const isTyped = !isObject(item) || Object.hasOwn(item, 'kind') || Object.hasOwn(item, 'apiVersion');
      const type = kind === itemKind || itemKind === null ? {} : { apiVersion, kind: itemKind };
      const value = isTyped ? item : Object.assign(Object.create(null) as JsonObject, type, item);
      return objectsOf(reading, { value, spot: partOf(itemsSpot, index) ?? itemsSpot });
    });
  if (items === null && Object.hasOwn(list, 'items')) return [];
  if (interest?.concerns(apiVersion, itemKind) !== false) {
    const message = text`${code('items')} must be a list, not ${describe(items)}.`;
    reading.report(offsetAt(spot, ['items']), 'wrong-type', message);
  }
  return [];
}

/** Fields by which an object is known, and the code where one is missing. */
const IDENTITY: readonly (readonly [path: FieldPath, missing: ProblemCode | null])[] = [
  [['apiVersion'], 'missing-api-version'],
  [['kind'], 'missing-kind'],
  [['metadata', 'name'], 'missing-name'],
  [['metadata', 'namespace'], null],
];

/** The reason why a value is no comparable Kubernetes object, and where; null if it is one. */
function faultOf(value: Json): readonly [path: FieldPath, code: ProblemCode, message: Text] | null {
  const isBare = isObject(value) && !value['apiVersion'] && !value['kind'];
  if (!isObject(value) || isBare) {
    const found = isBare ? literal('a mapping with neither apiVersion nor kind') : describe(value);
    const message = text`This is not a Kubernetes object, but ${found}. Add apiVersion, kind and metadata.name.`;
    return [[], 'not-a-manifest', message];
  }
  for (const [path, missing] of IDENTITY) {
    const written = valueAt(value, path) ?? '';
    const name = code(pathText(path));
    const message = text`${name} must be text, not ${describe(written)}. Put the value in quotes.`;
    if (typeof written !== 'string') return [path, 'wrong-type', message];
    if (written === '' && missing !== null)
      return [path, missing, text`This object has no ${name}, by which base and head are compared. Add one.`];
  }
  return null;
}
