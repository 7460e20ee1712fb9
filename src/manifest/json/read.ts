import {
  countNode,
  type FileReading,
  hasLoneSurrogate,
  refuseDepth,
  refuseDocuments,
  reportDuplicateKey,
  reportNumber,
  reportSurrogate,
} from '../document.js';
import type { JsonObject } from '../manifest.js';
import { offsetOf, type Placed, type Spot } from '../spot.js';
import { scanNumber, scanString, scanWord, skipSpace } from './scan.js';

interface Cursor {
  readonly reading: FileReading;
  readonly text: string;
  at: number;
}

/**
 * The JSON values of a text that holds nothing else: one, or several one after the other, as kubectl reads a JSON file.
 * A value with an error in it is reported and left out. Null where the text is not JSON, or where a limit was passed (the
 * reading then says so).
 */
export function readJson(reading: FileReading): Placed[] | null {
  const cursor: Cursor = { reading, text: reading.source.text, at: 0 };
  const documents: Placed[] = [];
  for (let count = 0; hasMore(cursor); count += 1) {
    if (count === reading.limits.documentsPerFile) {
      refuseDocuments(reading, cursor.at);
      return null;
    }
    const before = reading.problems.length;
    const document = readValue(cursor, cursor.at, 1);
    if (document === null) return null;
    if (reading.problems.length === before) documents.push(document);
  }
  return documents;
}

function hasMore(cursor: Cursor): boolean {
  skip(cursor);
  return cursor.at < cursor.text.length;
}

function skip(cursor: Cursor): void {
  cursor.at = skipSpace(cursor.text, cursor.at);
}

/** `at` is what the value's place shall be: the offset of its key where it has one. */
function readValue(cursor: Cursor, at: number, depth: number): Placed | null {
  if (!countNode(cursor.reading, cursor.at)) return null;
  switch (cursor.text[cursor.at] ?? '') {
    case '{':
      return nested(cursor, depth) ? readObject(cursor, at, depth) : null;
    case '[':
      return nested(cursor, depth) ? readList(cursor, at, depth) : null;
    case '"': {
      const text = readString(cursor);
      return text === null ? null : { value: text, spot: at };
    }
    default:
      return readScalar(cursor, at);
  }
}

function nested(cursor: Cursor, depth: number): boolean {
  if (depth > cursor.reading.limits.depth) refuseDepth(cursor.reading, cursor.at);
  return !cursor.reading.refused;
}

function readScalar(cursor: Cursor, at: number): Placed | null {
  const token = scanWord(cursor.text, cursor.at) ?? scanNumber(cursor.text, cursor.at);
  if (token === null) return null;
  if (typeof token.value === 'number' && !Number.isFinite(token.value)) {
    reportNumber(cursor.reading, cursor.at, cursor.text.slice(cursor.at, token.end));
  }
  cursor.at = token.end;
  return { value: token.value, spot: at };
}

function readString(cursor: Cursor): string | null {
  const token = scanString(cursor.text, cursor.at);
  if (token === null) return null;
  if (hasLoneSurrogate(token.value)) reportSurrogate(cursor.reading, cursor.at);
  cursor.at = token.end;
  return token.value;
}

function readObject(cursor: Cursor, at: number, depth: number): Placed | null {
  const value = Object.create(null) as JsonObject;
  const fields = new Map<string, Spot>();
  if (opensEmpty(cursor, '}')) return { value, spot: { at, fields } };
  do {
    skip(cursor);
    const keyAt = cursor.at;
    if (cursor.text[keyAt] !== '"' || !countNode(cursor.reading, keyAt)) return null;
    const key = readString(cursor);
    if (key === null || !take(cursor, ':')) return null;
    skip(cursor);
    const field = readValue(cursor, keyAt, depth + 1);
    if (field === null) return null;
    const earlier = fields.get(key);
    if (earlier !== undefined) reportDuplicateKey(cursor.reading, keyAt, key, offsetOf(earlier));
    fields.set(key, field.spot);
    value[key] = field.value;
  } while (take(cursor, ','));
  return take(cursor, '}') ? { value, spot: { at, fields } } : null;
}

function readList(cursor: Cursor, at: number, depth: number): Placed | null {
  const items: Placed[] = [];
  if (!opensEmpty(cursor, ']')) {
    do {
      skip(cursor);
      const item = readValue(cursor, cursor.at, depth + 1);
      if (item === null) return null;
      items.push(item);
    } while (take(cursor, ','));
    if (!take(cursor, ']')) return null;
  }
  return { value: items.map((item) => item.value), spot: { at, items: items.map((item) => item.spot) } };
}

/** Steps over the opening bracket; true when the closing one follows, which is then stepped over too. */
function opensEmpty(cursor: Cursor, close: string): boolean {
  cursor.at += 1;
  return take(cursor, close);
}

function take(cursor: Cursor, character: string): boolean {
  skip(cursor);
  if (cursor.text[cursor.at] !== character) return false;
  cursor.at += 1;
  return true;
}
