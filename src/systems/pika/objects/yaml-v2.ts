import type { Scalar as ScalarNode } from 'yaml';
import { plainScalar } from '../../../manifest/yaml/scalar.js';

/** A scalar as yaml.v2 resolves it, before it is put into a Go value. */
interface Resolved {
  /** `!!int`; its own tag where it has one. */
  readonly tag: string;
  readonly value: Value;
}

export type Value =
  | { readonly kind: 'string'; readonly value: string }
  | { readonly kind: 'integer'; readonly value: bigint }
  | { readonly kind: 'float'; readonly value: number }
  | { readonly kind: 'null' | 'boolean' | 'time' };

/** A scalar whose tag names a type that it is not; yaml.v2 stops reading there. */
interface Broken {
  readonly error: string;
}

const YAML = 'tag:yaml.org,2002:';
const TYPED = new Set(['!!bool', '!!float', '!!int', '!!null', '!!timestamp']);

/**
 * Resolves a scalar that was parsed as text. Source: gopkg.in/yaml.v2 v2.4.0, resolve.go. The words and numbers are those of
 * kubectl, which uses a copy of it; dates are known here on top.
 */
export function resolveScalar(node: ScalarNode): Resolved | Broken {
  const text = node.source ?? '';
  const tag = shortTag(node.tag);
  if (tag === null) return node.type === 'PLAIN' ? plain(text) : asText(text, '!!str');
  if (TYPED.has(tag)) return typed(text, tag);
  return asText(tag === '!!binary' ? Buffer.from(text, 'base64').toString('utf8') : text, tag);
}

/** `!!int` for a tag of YAML's own, else the tag as written; null without one. */
export function shortTag(tag: string | undefined): string | null {
  if (tag === undefined || tag === '!') return null;
  return tag.startsWith(YAML) ? `!!${tag.slice(YAML.length)}` : tag;
}

function asText(text: string, tag: string): Resolved {
  return { tag, value: { kind: 'string', value: text } };
}

function plain(text: string): Resolved {
  const scalar = plainScalar(text);
  switch (scalar.kind) {
    case 'null':
      return { tag: '!!null', value: { kind: 'null' } };
    case 'boolean':
      return { tag: '!!bool', value: { kind: 'boolean' } };
    case 'integer':
      return { tag: '!!int', value: scalar };
    case 'float':
      return { tag: '!!float', value: scalar };
    case 'unbounded':
      return unbounded(text);
    case 'string':
      return isTimestamp(text) ? { tag: '!!timestamp', value: { kind: 'time' } } : asText(text, '!!str');
  }
}

/** `.inf` and `.nan` are floats; digits that overflow, such as `1e400`, are text. */
function unbounded(text: string): Resolved {
  if (/^\.nan$/i.test(text)) return { tag: '!!float', value: { kind: 'float', value: Number.NaN } };
  if (!/^[-+]?\.inf$/i.test(text)) return asText(text, '!!str');
  return { tag: '!!float', value: { kind: 'float', value: text.startsWith('-') ? -Infinity : Infinity } };
}

/** An integer may stand for a float, and nothing else for anything else. */
function typed(text: string, tag: string): Resolved | Broken {
  const found = plain(text);
  if (found.tag === tag) return found;
  if (tag === '!!float' && found.value.kind === 'integer') {
    return { tag, value: { kind: 'float', value: Number(found.value.value) } };
  }
  return { error: `yaml: cannot decode ${found.tag} \`${text}\` as a ${tag}` };
}

const DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;
const TIME = /^(\d{1,2}):(\d{1,2}):(\d{1,2})(?:[.,]\d+)?$/;
const ZONE = /(?:Z|[-+]\d\d:\d\d)$/;

/** A date, alone or with a time: behind a `T` it needs a zone, behind a space it has none. */
function isTimestamp(text: string): boolean {
  const separator = /[Tt ]/.exec(text)?.[0];
  if (separator === undefined) return isDate(text);
  const at = text.indexOf(separator);
  const [date, time] = [text.slice(0, at), text.slice(at + 1)];
  if (separator === ' ') return isDate(date) && isTime(time);
  return isDate(date) && ZONE.test(time) && isTime(time.replace(ZONE, ''));
}

function isDate(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined || month < 1 || month > 12 || day < 1)
    return false;
  // The day before the first of the next month.
  return day <= new Date(Date.UTC(2000 + (year % 400), month, 0)).getUTCDate();
}

function isTime(text: string): boolean {
  const [, hours = 24, minutes = 60, seconds = 60] = (TIME.exec(text) ?? []).map(Number);
  return hours < 24 && minutes < 60 && seconds < 60;
}
