import * as z from 'zod';
import { count, literal, type Optional, type Text, text } from '../../text/text.js';

/** A number of targets, or a share of the group. */
type Limit =
  | { readonly kind: 'count'; readonly targets: number }
  | { readonly kind: 'percent'; readonly value: number };

/** True for a limit among the values of settings. */
export function isLimit(value: unknown): value is Limit {
  return typeof value === 'object' && value !== null && 'kind' in value;
}

const PERCENT = /^(100|\d{1,2})(\.\d+)?%$/;

/** `5` or `"25%"` in the configuration. */
export function limitSchema(byDefault: number | string) {
  return z
    .union([
      z.number().int().min(0),
      z.string().regex(PERCENT, 'must be a whole number or a percentage such as "25%"'),
    ])
    .default(byDefault)
    .transform((written): Limit => {
      if (typeof written === 'number') return { kind: 'count', targets: written };
      return { kind: 'percent', value: Math.min(100, Number.parseFloat(written)) };
    });
}

/** The most targets allowed out of `total`. A percentage rounds down but allows one: there is no half node. */
export function limitFor(limit: Limit, total: number): number {
  return limit.kind === 'count' ? limit.targets : Math.max(1, Math.floor((total * limit.value) / 100));
}

/** `25%, 2 nodes` or `3 nodes`: as written, and what it comes to where that is something else; `of` follows what is written. */
export function limitWords(limit: Limit, targets: number, unit: string, of?: Optional): Text {
  const comesTo = count(targets, unit);
  return limit.kind === 'count' ? text`${comesTo}${of}` : text`${literal(limitText(limit))}${of}, ${comesTo}`;
}

/** `25%` or `5`, as written. */
export function limitText(limit: Limit): string {
  return limit.kind === 'count' ? String(limit.targets) : `${limit.value}%`;
}
