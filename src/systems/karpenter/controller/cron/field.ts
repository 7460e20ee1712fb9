import { goInteger } from '../../../../manifest/quantity.js';

/** One of the five fields of a cron expression. */
export interface FieldKind {
  /** As messages call it. */
  readonly name: string;
  readonly min: number;
  readonly max: number;
  /** Three letters each, lower case; the field knows no other words. */
  readonly words: ReadonlyMap<string, number>;
}

/** The values that a field allows. */
export interface FieldValues {
  /** Sorted, each once. */
  readonly values: readonly number[];
  /** An item whose base is `*` or `?`, with no step or a step of 1, stands anywhere in the list. */
  readonly star: boolean;
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: string };

interface Range {
  readonly from: number;
  readonly to: number;
  readonly star: boolean;
  /** The base has no hyphen, so a step after it runs to the maximum of the field. */
  readonly open: boolean;
}

/**
 * A field: items between commas. Empty items are skipped, so a field of only commas allows nothing at all and is still
 * accepted. Source: robfig/cron v3.0.1, parser.go, getField.
 */
export function parseField(text: string, kind: FieldKind): Parsed<FieldValues> {
  const values = new Set<number>();
  let star = false;
  for (const item of text.split(',')) {
    if (item === '') continue;
    const parsed = parseItem(item, kind);
    if (!parsed.ok) return { ok: false, error: `in ${kind.name}, ${parsed.error}` };
    for (const value of parsed.value.values) values.add(value);
    star ||= parsed.value.star;
  }
  return { ok: true, value: { values: [...values].sort((a, b) => a - b), star } };
}

/** An item: a base and an optional `/step`. Source: robfig/cron v3.0.1, parser.go, getRange. */
function parseItem(item: string, kind: FieldKind): Parsed<FieldValues> {
  const [base = '', step, ...rest] = item.split('/');
  const range = parseBase(base, kind);
  if (!range.ok) return range;
  if (rest.length > 0) return { ok: false, error: `"${item}" has more than one slash` };
  const by = step === undefined ? ({ ok: true, value: 1n } as const) : parseNumber(step);
  if (!by.ok) return by;
  if (by.value < 0n) return { ok: false, error: `the step in "${item}" is negative` };
  const { from, star } = range.value;
  const to = step !== undefined && range.value.open ? kind.max : range.value.to;
  if (from < kind.min) return { ok: false, error: `"${item}" begins below ${kind.min}` };
  if (to > kind.max) return { ok: false, error: `"${item}" ends above ${kind.max}${sundayHint(kind)}` };
  if (from > to) return { ok: false, error: `"${item}" runs backwards, from ${from} to ${to}` };
  if (by.value === 0n) return { ok: false, error: `the step in "${item}" is 0` };
  return { ok: true, value: { values: everyNth(from, to, by.value), star: star && by.value === 1n } };
}

function sundayHint(kind: FieldKind): string {
  return kind.words.has('sun') ? ' (Sunday is 0)' : '';
}

function everyNth(from: number, to: number, step: bigint): number[] {
  // A step beyond the field leaves the first value only; a 64-bit one would not fit a number.
  const by = step > BigInt(to - from) ? to - from + 1 : Number(step);
  const values: number[] = [];
  for (let value = from; value <= to; value += by) values.push(value);
  return values;
}

/** `*`, `?`, `a` or `a-b`. Whatever follows a hyphen after a star is not looked at. */
function parseBase(base: string, kind: FieldKind): Parsed<Range> {
  const [low = '', high, ...rest] = base.split('-');
  const open = high === undefined;
  if (low === '*' || low === '?') {
    return { ok: true, value: { from: kind.min, to: kind.max, star: true, open } };
  }
  const from = parseValue(low, kind);
  if (!from.ok) return from;
  if (high === undefined) return { ok: true, value: { from: from.value, to: from.value, star: false, open } };
  if (rest.length > 0) return { ok: false, error: `"${base}" has more than one hyphen` };
  const to = parseValue(high, kind);
  if (!to.ok) return to;
  return { ok: true, value: { from: from.value, to: to.value, star: false, open } };
}

function parseValue(text: string, kind: FieldKind): Parsed<number> {
  const word = kind.words.get(text.toLowerCase());
  if (word !== undefined) return { ok: true, value: word };
  const number = parseNumber(text);
  return number.ok ? { ok: true, value: Number(number.value) } : number;
}

function parseNumber(text: string): Parsed<bigint> {
  const value = goInteger(text);
  return value === null ? { ok: false, error: `"${text}" is not a number` } : { ok: true, value };
}
