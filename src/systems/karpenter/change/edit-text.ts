import { few } from '../../../manifest/listing.js';
import { visible } from '../../../manifest/visible.js';
import type { Template } from '../objects/nodepool.js';

/** How many entries of a map or list are named. */
const SHOWN = 2;

/** What an edit of a part of the template changes: ` (team a -> b)`, ` (name al2 -> bottlerocket)`; empty where there is nothing to name. */
export function editText(part: keyof Template, before: Template, after: Template): string {
  const [was, is] = [entriesOf(before[part]), entriesOf(after[part])];
  const absent = part === 'expireAfterMs' ? 'Never' : 'none';
  const moved = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
  if (moved.length === 0) return '';
  const named = moved.map((key) => {
    const name = key === '' ? '' : `${visible(key)} `;
    return `${name}${was.get(key) ?? absent} -> ${is.get(key) ?? absent}`;
  });
  return ` (${few(named, SHOWN)})`;
}

/** The entries of a part by their names; a length has one, without a name. */
function entriesOf(value: Template[keyof Template]): ReadonlyMap<string, string> {
  if (value === null) return new Map();
  if (typeof value === 'number') return new Map([['', lengthText(value)]]);
  if (value instanceof Map)
    return new Map(
      [...(value as ReadonlyMap<string, string>)].map(([key, text]) => [key, visible(text) || '""']),
    );
  if (Array.isArray(value)) return new Map(value.map(itemOf));
  return new Map(Object.entries(value).map(([key, text]) => [key, visible(String(text))]));
}

/** As a manifest has it, in the largest unit that is whole: there are no days. */
function lengthText(ms: number): string {
  if (ms % 3_600_000 === 0) return `${ms / 3_600_000}h`;
  return ms % 60_000 === 0 ? `${ms / 60_000}m` : `${ms / 1000}s`;
}

/** A taint by key and effect. */
function itemOf(item: unknown): [string, string] {
  const { key = '', value = '', effect = '' } = item as { key?: string; value?: string; effect?: string };
  return [`${key}:${effect}`, value === '' ? 'there' : visible(value)];
}
