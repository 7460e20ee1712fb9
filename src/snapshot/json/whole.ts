import { isObject, type Place } from '../../manifest/manifest.js';
import type { Collector } from '../collector.js';
import { isHeader } from '../compact-header.js';
import type { SnapshotLimits } from '../limits.js';
import { isFault, listOf } from '../list.js';
import type { Position } from './bytes.js';
import { JsonSplitter } from './splitter.js';
import { JsonStream } from './stream.js';
import { repeatedKey } from '../../manifest/json/repeated-key.js';
import { decode } from './text.js';
import { placeOf } from './where.js';

const ITEMS_KEY = '"items"';
const START: Position = { offset: 0, line: 1, column: 1 };

/**
 * JSON that fits into one text. JSON.parse reads a list as fast as anything does; what it refuses (objects one after the
 * other, and what is no JSON at all) goes through the stream, which also finds the place of an error.
 */
export function readJson(
  file: string,
  bytes: Uint8Array,
  collector: Collector,
  limits: SnapshotLimits,
): void {
  const root = parseWhole(bytes);
  const list = root === undefined || isHeader(root) ? null : listOf(root);
  if (list === null || isFault(list)) {
    const stream = new JsonStream(file, collector, limits, bytes);
    stream.push(bytes);
    stream.end();
    return;
  }
  let positions: readonly Position[] | null = null;
  let before = 0;
  for (const [index, item] of list.items.entries()) {
    const objectsBefore = before;
    if (isObject(item)) before++;
    const place = (): Place => {
      positions ??= objectPositions(bytes);
      return placeOf(file, positions[objectsBefore] ?? START);
    };
    if (!collector.add(item, { file, label: `items[${index}]`, place }, list.itemType)) return;
  }
}

/** Undefined where JSON.parse is not to be trusted with the whole: of two keys of one name it would drop the first. */
function parseWhole(bytes: Uint8Array): unknown {
  const haystack = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const items = haystack.indexOf(ITEMS_KEY);
  if (items >= 0 && haystack.includes(ITEMS_KEY, items + 1)) return undefined;
  const text = decode(bytes);
  if (text === null) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return repeatedKey(text, value) === null ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Where the objects of a list start. Only called for a text that is JSON. */
function objectPositions(bytes: Uint8Array): Position[] {
  const positions: Position[] = [];
  const sink = {
    element: (_bytes: Uint8Array, at: Position) => void positions.push(at),
    shell: () => undefined,
    fault: () => undefined,
  };
  const unlimited = { elementBytes: Number.MAX_SAFE_INTEGER, shellBytes: Number.MAX_SAFE_INTEGER };
  const splitter = new JsonSplitter(sink, unlimited);
  splitter.push(bytes);
  splitter.end();
  return positions;
}
