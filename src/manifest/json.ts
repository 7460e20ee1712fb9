import { text } from '../text/text.js';
import { LIMITS } from './limits.js';
import type { Json, JsonObject } from './manifest.js';
import { errorAt, type Problem } from './problem.js';
import { offsetAt, type Placed, Reading, type Spot } from './reading.js';

/** Undefined for a text that is no JSON. */
export function parsedJson(written: string): Json | undefined {
  try {
    return JSON.parse(written) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Reads a text that holds JSON values and nothing else: one, or several one after the other, as kubectl reads a JSON file. A value with an
 * error in it is reported and left out. `fault` is the offset of what JSON does not allow; null where all was read.
 */
export function readJson(reading: Reading): { readonly documents: Placed[]; readonly fault: number | null } {
  const reader = new JsonReader(reading);
  const documents: Placed[] = [];
  try {
    for (let count = 0; reader.hasMore(); count += 1) {
      reading.countDocument(reader.at, count);
      const before = reading.problems.length;
      const document = reader.value(reader.at, 1);
      if (reading.problems.length === before) documents.push(document);
    }
    return { documents, fault: null };
  } catch (error) {
    if (error instanceof JsonFault) return { documents: [], fault: error.offset };
    throw error;
  }
}

/** The first character of a text that JSON.parse refuses, else the first key that an object has twice, of which it takes the last. */
export function jsonProblem(written: string, file: string): Problem | null {
  const unlimited = { ...LIMITS, depth: 1_000, nodesPerFile: Infinity, nodesPerDocument: Infinity };
  const reading = new Reading(file, written, unlimited);
  const [fault = null] = reading.withinLimits(() => [readJson(reading).fault]);
  if (fault === null) return reading.problems[0] ?? null;
  return errorAt(reading.placeAt(fault), 'json-syntax', text`This is not JSON.`);
}

class JsonFault extends Error {
  constructor(readonly offset: number) {
    super('not JSON');
  }
}

const SPACE = /[ \t\n\r]*/y;
const SCALAR = /true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][-+]?[0-9]+)?/y;

/** Reads values with the location of each part. A method throws a JsonFault where the text is not JSON. */
class JsonReader {
  at = 0;

  constructor(private readonly reading: Reading) {}

  hasMore(): boolean {
    this.match(SPACE);
    return this.at < this.reading.text.length;
  }

  /** `at` is the location that the value gets: the offset of its key where it has one. */
  value(at: number, depth: number): Placed {
    this.reading.countNode(this.at);
    const character = this.reading.text[this.at];
    if (character === '"') return { value: this.string(), spot: at };
    if (character === '{' || character === '[') {
      if (depth > this.reading.limits.depth) this.reading.refuseDepth(this.at);
      return character === '{' ? this.object(at, depth) : this.list(at, depth);
    }
    const start = this.at;
    const written = this.match(SCALAR);
    if (written === '') this.fail();
    const value = JSON.parse(written) as null | boolean | number;
    if (typeof value === 'number' && !Number.isFinite(value)) this.reading.reportNumber(start, written);
    return { value, spot: at };
  }

  private object(at: number, depth: number): Placed {
    const value = Object.create(null) as JsonObject;
    const fields = new Map<string, Spot>();
    this.members('}', () => {
      const keyAt = this.at;
      this.reading.countNode(this.at);
      const key = this.string();
      if (!this.take(':')) this.fail();
      this.match(SPACE);
      const field = this.value(keyAt, depth + 1);
      const earlier = fields.get(key);
      if (earlier !== undefined) this.reading.reportDuplicateKey(keyAt, key, offsetAt(earlier));
      fields.set(key, field.spot);
      value[key] = field.value;
    });
    return { value, spot: { at, fields } };
  }

  private list(at: number, depth: number): Placed {
    const value: Json[] = [];
    const items: Spot[] = [];
    this.members(']', () => {
      const item = this.value(this.at, depth + 1);
      value.push(item.value);
      items.push(item.spot);
    });
    return { value, spot: { at, items } };
  }

  /** Reads what is between the brackets of an object or a list. */
  private members(close: string, read: () => void): void {
    this.at += 1;
    if (this.take(close)) return;
    do {
      this.match(SPACE);
      read();
    } while (this.take(','));
    if (!this.take(close)) this.fail();
  }

  private string(): string {
    const { text: written } = this.reading;
    const start = this.at;
    let end = written.indexOf('"', start + 1);
    while (end >= 0 && isEscaped(written, end)) end = written.indexOf('"', end + 1);
    const value = end < 0 ? undefined : parsedJson(written.slice(start, end + 1));
    if (typeof value !== 'string') return this.fail();
    this.at = end + 1;
    this.reading.isText(start, value);
    return value;
  }

  private fail(): never {
    throw new JsonFault(this.at);
  }

  private take(character: string): boolean {
    this.match(SPACE);
    if (this.reading.text[this.at] !== character) return false;
    this.at += 1;
    return true;
  }

  /** The text that a pattern matches at the reader, which moves behind it. */
  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.reading.text) ?? [];
    this.at += found.length;
    return found;
  }
}

/** True for a quote behind an odd number of backslashes. */
function isEscaped(written: string, quote: number): boolean {
  let start = quote;
  while (written[start - 1] === '\\') start -= 1;
  return (quote - start) % 2 === 1;
}
