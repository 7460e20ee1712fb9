import { Unsupported } from '../unsupported.js';
import { regexpOf } from '../regexp.js';
import type { CelFunction } from './call.js';
import { type Cel, CelError, List, Uint, UrlValue } from './values.js';

type Given = Parameters<CelFunction>[0];

/** What Go takes for space. */
const SPACE_AROUND =
  /^[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+|[\t\n\v\f\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+$/g;

/** Texts; places in them count characters. */
export const TEXTS: Readonly<Record<string, CelFunction>> = {
  startsWith: (call) => withText(call, (text, other) => text.startsWith(other)),
  endsWith: (call) => withText(call, (text, other) => text.endsWith(other)),
  contains: (call) => withText(call, (text, other) => text.includes(other)),
  matches: ({ of, args, budget }) => {
    const [text, pattern] = of === undefined ? args : [of, args[0]];
    if (typeof text !== 'string' || typeof pattern !== 'string') return undefined;
    return regexpOf(pattern).test(text, budget);
  },
  find: (call) => withText(call, (text, pattern) => regexpOf(pattern).find(text, 1, call.budget)[0] ?? ''),
  findAll: (call) => {
    const most = call.args.length > 1 ? call.args[1] : -1n;
    if (typeof most !== 'bigint') return undefined;
    return withText(
      call,
      (text, pattern) => new List(regexpOf(pattern).find(text, Number(most), call.budget)),
    );
  },
  lowerAscii: ({ of }) => mapped(of, (text) => text.replace(/[A-Z]+/g, (part) => part.toLowerCase())),
  upperAscii: ({ of }) => mapped(of, (text) => text.replace(/[a-z]+/g, (part) => part.toUpperCase())),
  trim: ({ of }) => mapped(of, (text) => text.replace(SPACE_AROUND, '')),
  reverse: ({ of }) => mapped(of, (text) => Array.from(text).reverse().join('')),
  charAt: ({ of, args: [at] }) => characterAt(of, at),
  indexOf: (call) => placeIn(call, (text, part, from) => text.indexOf(part, from)),
  lastIndexOf: ({ of, args: [part, from] }) =>
    typeof of === 'string' && typeof part === 'string' && from === undefined
      ? BigInt(characters(of, of.lastIndexOf(part)))
      : undefined,
  replace: ({ of, args, budget }) => replaced(of, args, budget),
  split: ({ of, args, budget }) => split(of, args, budget),
  join: ({ of, args: [separator = ''] }) => joined(of, separator),
  substring: ({ of, args: [from, to] }) => substring(of, from, to),
  format: ({ of, args: [values] }) => formatted(of, values),
  isURL: ({ args: [text] }) => (typeof text === 'string' ? urlOf(text) !== null : undefined),
  url: ({ args: [text] }) => {
    if (typeof text !== 'string') return undefined;
    const url = urlOf(text);
    if (url === null) throw new CelError('URL parse error during conversion from string');
    return url;
  },
  getScheme: ({ of }) => (of instanceof UrlValue ? of.scheme : undefined),
  getHostname: ({ of }) => (of instanceof UrlValue ? of.hostname : undefined),
  getPort: ({ of }) => (of instanceof UrlValue ? of.port : undefined),
};

function withText<T extends Cel>(
  { of, args: [other] }: Given,
  run: (text: string, other: string) => T,
): T | undefined {
  return typeof of === 'string' && typeof other === 'string' ? run(of, other) : undefined;
}

function mapped(of: Cel | undefined, run: (text: string) => string): string | undefined {
  return typeof of === 'string' ? run(of) : undefined;
}

/** How many characters stand before a place that counts UTF-16 units; -1 stays. */
function characters(text: string, place: number): number {
  return place < 0 ? place : Array.from(text.slice(0, place)).length;
}

function placeIn(
  { of, args: [part, from = 0n] }: Given,
  find: (text: string, part: string, from: number) => number,
): bigint | undefined {
  if (typeof of !== 'string' || typeof part !== 'string' || typeof from !== 'bigint') return undefined;
  const all = Array.from(of);
  if (from < 0n || Number(from) > all.length) throw new CelError(`index out of range: ${from}`);
  const units = all.slice(0, Number(from)).join('').length;
  return BigInt(characters(of, find(of, part, units)));
}

function characterAt(of: Cel | undefined, at: Cel | undefined): string | undefined {
  if (typeof of !== 'string' || typeof at !== 'bigint') return undefined;
  const all = Array.from(of);
  if (at < 0n || Number(at) > all.length) throw new CelError(`index out of range: ${at}`);
  return all[Number(at)] ?? '';
}

function substring(of: Cel | undefined, from: Cel | undefined, to: Cel | undefined): string | undefined {
  if (typeof of !== 'string' || typeof from !== 'bigint') return undefined;
  const all = Array.from(of);
  const end = to ?? BigInt(all.length);
  if (typeof end !== 'bigint') return undefined;
  if (from < 0n || end > BigInt(all.length) || from > end) throw new CelError('index out of range');
  return all.slice(Number(from), Number(end)).join('');
}

function replaced(of: Cel | undefined, args: readonly Cel[], budget: Given['budget']): string | undefined {
  const [part, by, most] = args;
  if (typeof of !== 'string' || typeof part !== 'string' || typeof by !== 'string') return undefined;
  if (most !== undefined || part === '') return undefined;
  const parts = of.split(part);
  budget.take(of.length + parts.length * by.length);
  return parts.join(by);
}

function split(of: Cel | undefined, args: readonly Cel[], budget: Given['budget']): List | undefined {
  const [separator, most] = args;
  if (typeof of !== 'string' || typeof separator !== 'string') return undefined;
  const parts = separator === '' ? Array.from(of) : of.split(separator);
  budget.take(parts.length);
  if (most === undefined) return new List(parts);
  if (typeof most !== 'bigint') return undefined;
  const count = Number(most);
  if (count === 0) return new List([]);
  if (count < 0 || parts.length <= count) return new List(parts);
  return new List([...parts.slice(0, count - 1), parts.slice(count - 1).join(separator)]);
}

function joined(of: Cel | undefined, separator: Cel): string | undefined {
  if (!(of instanceof List) || typeof separator !== 'string') return undefined;
  const texts = of.items.filter((item) => typeof item === 'string');
  return texts.length === of.items.length ? texts.join(separator) : undefined;
}

/** `%s` of a text, a number or a truth value, `%d` of an integer; other verbs and values are not written here. */
function formatted(of: Cel | undefined, values: Cel | undefined): string | undefined {
  if (typeof of !== 'string' || !(values instanceof List)) return undefined;
  let next = 0;
  return of.replace(/%(.|$)/gs, (_whole, verb: string) => {
    if (verb === '%') return '%';
    const value = values.items[next++];
    const isPlain = typeof value === 'string' || typeof value === 'boolean';
    if (verb === 's' && (isPlain || typeof value === 'bigint')) return String(value);
    if (verb === 'd' && typeof value === 'bigint') return String(value);
    if ((verb === 'd' || verb === 's') && value instanceof Uint) return String(value.value);
    throw new Unsupported(`the rule formats with %${verb}, which is not known here`);
  });
}

const PLAIN_URL =
  /^([A-Za-z][A-Za-z0-9+.-]*):\/\/([A-Za-z0-9._-]+)(?::([0-9]{1,5}))?(?:[/?][A-Za-z0-9._~!$&'()*+,;=:@/?-]*)?$/;

/** Null for a text that is no URL: without a scheme, and no path from the root on. Others than the plain ones are not judged. */
function urlOf(text: string): UrlValue | null {
  const match = PLAIN_URL.exec(text);
  if (match) {
    const [, scheme = '', hostname = '', port = ''] = match;
    return new UrlValue(text, scheme.toLowerCase(), hostname, port);
  }
  if (text === '' || (!text.startsWith('/') && !text.includes(':'))) return null;
  throw new Unsupported('the rule asks whether a text is a URL, which is not worked out for this one');
}
