import {
  isMap,
  isSeq,
  type Pair,
  type ParsedNode,
  type Scalar as ScalarNode,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { countNode, type FileReading, refuseDepth, reportDuplicateKey, reportNumber } from '../document.js';
import type { Json, JsonObject } from '../manifest.js';
import type { Placed, Spot } from '../spot.js';
import { aliasTargets, resolveAlias } from './anchors.js';
import { type DocumentReading, firstTime } from './document-reading.js';
import { readKey } from './mapping-key.js';
import { isText } from './text.js';
import { isMergeKey, mergeSources } from './merge.js';
import { checkCollectionTag, taggedScalar } from './tag.js';

/** The entries of a mapping while it is read; those that a merge brings in come with the places where they are written. */
interface Entries {
  readonly value: JsonObject;
  readonly fields: Map<string, Spot>;
}

type ParsedPair = Pair<ParsedNode, ParsedNode | null>;

/** The value of a document and the places in it, as kubectl reads it. Null where something in it was reported as an error. */
export function readDocument(file: FileReading, base: number, root: ParsedNode): Placed | null {
  const before = file.problems.length;
  const reading: DocumentReading = {
    file,
    base,
    targets: aliasTargets(root),
    open: new Set(),
    uses: new Map(),
    reported: new Set(),
  };
  const placed = readNode(reading, root, root.range[0], 1);
  return file.problems.slice(before).some((problem) => problem.severity === 'error') ? null : placed;
}

/** `at` is the place that the value gets: its key's, where it has one. Null after an error, which is then reported. */
function readNode(reading: DocumentReading, node: ParsedNode, at: number, depth: number): Placed | null {
  if (!countNode(reading.file, reading.base + at)) return null;
  const target = resolveAlias(reading, node);
  if (target === null) return null;
  if (!isMap(target) && !isSeq(target)) return readScalar(reading, target, at);
  if (depth > reading.file.limits.depth) {
    refuseDepth(reading.file, reading.base + target.range[0]);
    return null;
  }
  checkCollectionTag(reading, target);
  reading.open.add(target);
  const placed = isSeq(target)
    ? readList(reading, target, at, depth)
    : readMapping(reading, target, at, depth);
  reading.open.delete(target);
  return placed;
}

function readScalar(reading: DocumentReading, node: ScalarNode.Parsed, at: number): Placed | null {
  const offset = node.range[0];
  const scalar = taggedScalar(reading, node);
  if (scalar === null) return null;
  const spot = reading.base + at;
  switch (scalar.kind) {
    case 'unbounded':
      if (firstTime(reading, 'bad-number', offset)) {
        reportNumber(reading.file, reading.base + offset, node.source);
      }
      return null;
    case 'null':
      return { value: null, spot };
    case 'integer':
      return { value: Number(scalar.value), spot };
    case 'string':
      return isText(reading, offset, scalar.value) ? { value: scalar.value, spot } : null;
    case 'boolean':
    case 'float':
      return { value: scalar.value, spot };
  }
}

function readList(reading: DocumentReading, node: YAMLSeq.Parsed, at: number, depth: number): Placed {
  const value: Json[] = [];
  const items: Spot[] = [];
  for (const item of node.items) {
    const placed = readNode(reading, item, item.range[0], depth + 1);
    if (reading.file.refused) break;
    value.push(placed?.value ?? null);
    items.push(placed?.spot ?? reading.base + item.range[0]);
  }
  return { value, spot: { at: reading.base + at, items } };
}

function readMapping(reading: DocumentReading, node: YAMLMap.Parsed, at: number, depth: number): Placed {
  const entries = { value: Object.create(null) as JsonObject, fields: new Map<string, Spot>() };
  addEntries(reading, node, entries, depth);
  return { value: entries.value, spot: { at: reading.base + at, fields: entries.fields } };
}

/**
 * In the order they are written, each entry over the earlier ones: a merge key behind a field replaces that field, which is
 * not what the YAML merge type says but what kubectl does (goyaml.v2, decode.go).
 */
function addEntries(reading: DocumentReading, node: YAMLMap.Parsed, entries: Entries, depth: number): void {
  const written = new Map<string, number>();
  for (const pair of node.items as ParsedPair[]) {
    if (reading.file.refused) return;
    if (isMergeKey(pair.key)) addMerged(reading, pair, entries, depth);
    else addField(reading, pair, entries, written, depth);
  }
}

function addField(
  reading: DocumentReading,
  pair: ParsedPair,
  entries: Entries,
  written: Map<string, number>,
  depth: number,
): void {
  const at = pair.key.range[0];
  const key = readKey(reading, pair.key);
  if (key === null) return;
  const earlier = written.get(key);
  if (earlier !== undefined) {
    if (firstTime(reading, 'duplicate-key', at)) {
      reportDuplicateKey(reading.file, reading.base + at, key, reading.base + earlier);
    }
    return;
  }
  written.set(key, at);
  const placed = pair.value === null ? null : readNode(reading, pair.value, at, depth + 1);
  entries.value[key] = placed?.value ?? null;
  entries.fields.set(key, placed?.spot ?? reading.base + at);
}

function addMerged(reading: DocumentReading, pair: ParsedPair, entries: Entries, depth: number): void {
  for (const source of mergeSources(reading, pair)) {
    if (!countNode(reading.file, reading.base + source.range[0])) return;
    reading.open.add(source);
    addEntries(reading, source, entries, depth);
    reading.open.delete(source);
  }
}
