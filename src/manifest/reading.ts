import { text, type Text } from '../text/text.js';
import { substitute } from './delivery/variables.js';
import { entryOf } from './fields.js';
import type { Limits } from './limits.js';
import { firstNot, lazily } from './lookup.js';
import type { FieldPath, Json, Place } from './manifest.js';
import { type Problem, type ProblemCode, type Severity } from './problem.js';

/**
 * Locations of a value and its parts. `at` is the offset of the field's key; of a list item, or of a document, it is
 * the offset of the value. A scalar is its offset alone, which keeps large files small in memory.
 */
export type Spot =
  | number
  | { readonly at: number; readonly fields: ReadonlyMap<string, Spot> }
  | { readonly at: number; readonly items: readonly Spot[] };

/** A value with the locations of all that is in it. */
export interface Placed {
  readonly value: Json;
  readonly spot: Spot;
}

/** The spot of one field or list item; undefined where there is none. */
export function partOf(spot: Spot, step: string | number): Spot | undefined {
  if (typeof spot === 'number') return undefined;
  if ('items' in spot) return typeof step === 'number' ? spot.items[step] : undefined;
  return typeof step === 'string' ? spot.fields.get(step) : undefined;
}

/** The offset of the field at `path`, or of the nearest ancestor that is written; that of the value itself without a path. */
export function offsetAt(spot: Spot, path: FieldPath = []): number {
  let here = spot;
  for (const step of path) {
    const next = partOf(here, step);
    if (next === undefined) break;
    here = next;
  }
  return typeof here === 'number' ? here : here.at;
}

class LimitPassed extends Error {}

/** The reading of one file, shared by its documents. Offsets count UTF-16 code units from 0. */
export class Reading {
  readonly problems: Problem[] = [];
  nodes = 0;
  /** The text of the file, with values in place of variables. */
  readonly text: string;
  /** The number of nodes at which a limit is passed: of the file, or of the document that is being read. */
  private mostNodes: number;
  private readonly reported = new Set<string>();
  private readonly lineStarts: () => readonly number[];

  /** Values in place of variables are read as if they were written there; a column behind one counts its value. */
  constructor(
    readonly file: string,
    written: string,
    readonly limits: Limits,
    variables: Readonly<Record<string, string>> = {},
  ) {
    // A byte order mark is no part of the first line.
    const source = written.replace(/^\ufeff/, '');
    const values = Object.keys(variables).length > 0;
    this.text = values ? substitute(source, (name) => entryOf(variables, name) ?? null) : source;
    this.lineStarts = lazily(() => [0, ...Array.from(this.text.matchAll(/\n/g), ({ index }) => index + 1)]);
    this.mostNodes = limits.nodesPerFile;
  }

  placeAt(offset: number): Place {
    const starts = this.lineStarts();
    const line = firstNot(starts, (place) => (starts[place] ?? 0) <= offset) || 1;
    return { file: this.file, line, column: offset - (starts[line - 1] ?? 0) + 1 };
  }

  /** Reports a problem once: a value with several aliases is read several times. */
  report(offset: number, id: ProblemCode, message: Text, severity: Severity = 'error'): null {
    const key = `${id} ${offset}`;
    if (this.reported.has(key)) return null;
    this.reported.add(key);
    this.problems.push({ severity, code: id, message, place: this.placeAt(offset) });
    return null;
  }

  /** True if an error was reported after the first `count` problems. */
  hasErrorSince(count: number): boolean {
    return this.problems.slice(count).some(({ severity }) => severity === 'error');
  }

  /** Takes back all problems but the first ones. */
  takeBack(count: number): void {
    this.problems.length = count;
    this.reported.clear();
  }

  /** Refuses the file for passing a limit: nothing more of it is read, and nothing that was read is used. */
  refuse(offset: number, id: ProblemCode, holds: Text): never {
    const message = text`This file has more than ${holds}; it was not read. Split it, or write it in another way.`;
    this.report(offset, id, message);
    throw new LimitPassed();
  }

  /** For more keys and values than the limits allow; aliases count as their values. */
  refuseNodes(offset: number): never {
    const { nodesPerFile, nodesPerDocument } = this.limits;
    const holds = text`${nodesPerFile} keys and values, or more than ${nodesPerDocument} in one document (an alias counts as its value)`;
    return this.refuse(offset, 'too-many-nodes', holds);
  }

  /** For a mapping or list that is nested deeper than the limit. */
  refuseDepth(offset: number): never {
    return this.refuse(offset, 'too-deep', text`${this.limits.depth} levels of mappings and lists`);
  }

  /** Returns the result of `read`; reports a passed limit and returns nothing then. */
  withinLimits<T>(read: () => T[]): T[] {
    try {
      return read();
    } catch (error) {
      if (error instanceof LimitPassed) return [];
      throw error;
    }
  }

  /** Begins the next YAML document, which has a limit of its own. */
  startDocument(): void {
    const { nodesPerFile, nodesPerDocument } = this.limits;
    this.mostNodes = Math.min(nodesPerFile, this.nodes + nodesPerDocument);
  }

  countNode(offset: number): void {
    this.nodes += 1;
    if (this.nodes > this.mostNodes) this.refuseNodes(offset);
  }

  /** False for text with half of a surrogate pair, which has no UTF-8 form, so no API server can store it; it is reported then. */
  isText(offset: number, value: string): boolean {
    if (!LONE_SURROGATE.test(value)) return true;
    const message = text`This text has half of a surrogate pair, which is no character. Write the character itself, or both halves.`;
    this.report(offset, 'lone-surrogate', message);
    return false;
  }
}

const LONE_SURROGATE = /\p{Surrogate}/u;
