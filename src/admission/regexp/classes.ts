import { Unsupported } from '../unsupported.js';
import type { Cursor } from './cursor.js';
import { type CharSet, DIGITS, inverse, type Node, POSIX, SPACE, WORD } from './syntax.js';

const NAMED: Readonly<Record<string, CharSet['ranges']>> = {
  d: DIGITS,
  w: WORD,
  s: SPACE,
  D: inverse(DIGITS),
  W: inverse(WORD),
  S: inverse(SPACE),
};

const CONTROLS: Readonly<Record<string, number>> = { a: 7, f: 12, t: 9, n: 10, r: 13, v: 11 };

/** What follows a `[`. */
export function classAt(text: Cursor, foldsCase: boolean): CharSet {
  const isNegated = text.takes('^');
  const ranges: (readonly [number, number])[] = [];
  let isFirst = true;
  while (isFirst || !text.takes(']')) {
    ranges.push(...memberAt(text));
    isFirst = false;
  }
  return { ranges, isNegated, foldsCase };
}

function memberAt(text: Cursor): CharSet['ranges'] {
  const posix = text.match(/\[:(\^?)([a-z]+):\]/y);
  if (posix !== null) {
    const [, not, name = ''] = posix;
    const ranges = Object.hasOwn(POSIX, name) ? POSIX[name] : undefined;
    if (ranges === undefined) throw new Unsupported(`its pattern has [:${name}:], which RE2 does not know`);
    return not === '' ? ranges : inverse(ranges);
  }
  const from = endAt(text);
  if (typeof from !== 'number') return from;
  if (!text.sees('-') || text.sees('-]')) return [[from, from]];
  text.takes('-');
  const to = endAt(text);
  if (typeof to !== 'number' || to < from) throw new Unsupported('its pattern has a range without an end');
  return [[from, to]];
}

/** One end of a range, or a class with a name, which has none. */
function endAt(text: Cursor): number | CharSet['ranges'] {
  if (!text.takes('\\')) return text.next();
  const name = text.match(/[dwsDWS]/y)?.[0];
  if (name !== undefined) return NAMED[name] ?? [];
  return pointAt(text);
}

/** What follows a backslash outside of a class. */
export function escapeAt(text: Cursor, foldsCase: boolean): Node {
  const name = text.match(/[dwsDWS]/y)?.[0];
  if (name !== undefined)
    return { kind: 'set', set: { ranges: NAMED[name] ?? [], isNegated: false, foldsCase: false } };
  if (text.takes('A')) return { kind: 'assert', assertion: 'textStart' };
  if (text.takes('z')) return { kind: 'assert', assertion: 'textEnd' };
  if (text.takes('b')) return { kind: 'assert', assertion: 'wordEdge' };
  if (text.takes('B')) return { kind: 'assert', assertion: 'noWordEdge' };
  const quoted = text.match(/Q(.*?)(?:\\E|$)/sy);
  if (quoted !== null) return literal(quoted[1] ?? '', foldsCase);
  const point = pointAt(text);
  return { kind: 'set', set: { ranges: [[point, point]], isNegated: false, foldsCase } };
}

function literal(text: string, foldsCase: boolean): Node {
  const parts = Array.from(text, (character): Node => {
    const point = character.codePointAt(0) ?? 0;
    return { kind: 'set', set: { ranges: [[point, point]], isNegated: false, foldsCase } };
  });
  return { kind: 'all', parts };
}

/** One character that is written as an escape. Classes of Unicode (`\p{L}`) and backreferences are not read. */
function pointAt(text: Cursor): number {
  const hex = text.match(/x(?:([0-9A-Fa-f]{2})|\{([0-9A-Fa-f]{1,6})\})/y);
  if (hex !== null) return Number.parseInt(hex[1] ?? hex[2] ?? '', 16);
  const control = text.match(/[aftnrv]/y)?.[0];
  if (control !== undefined) return CONTROLS[control] ?? 0;
  if (text.match(/0[0-7]{0,2}|[1-7][0-7]{1,2}/y) !== null)
    throw new Unsupported('its pattern has an octal escape');
  if (text.match(/[A-Za-z0-9]/y) !== null)
    throw new Unsupported('its pattern has an escape that is not known here');
  return text.next();
}
