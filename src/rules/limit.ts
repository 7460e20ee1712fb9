import * as z from 'zod';
import { counted } from '../manifest/plural.js';

/** A number of targets, or a share of the group. */
export type Limit =
  { readonly kind: 'count'; readonly targets: number } | { readonly kind: 'percent'; readonly value: number };

const PERCENT = /^(100|\d{1,2})(\.\d+)?%$/;

/** `5` or `"25%"` in the configuration. */
export function limitSchema(byDefault: number | string) {
  return z
    .union([
      z.number().int().min(0),
      z.string().regex(PERCENT, 'must be a whole number or a percentage such as "25%"'),
    ])
    .default(byDefault)
    .transform(toLimit);
}

function toLimit(written: number | string): Limit {
  if (typeof written === 'number') return { kind: 'count', targets: written };
  return { kind: 'percent', value: Math.min(100, Number.parseFloat(written)) };
}

/** The most targets allowed out of `total`. A percentage rounds down but allows one: nobody can roll half a node. */
export function limitFor(limit: Limit, total: number): number {
  return limit.kind === 'count' ? limit.targets : Math.max(1, Math.floor((total * limit.value) / 100));
}

/** `25%, 2 nodes`; `2 nodes` where no share is written. What `allowed` targets are of stands behind what is written. */
export function limitAndCount(limit: Limit, allowed: number, unit = 'node', scope = ''): string {
  const targets = counted(allowed, unit);
  return limit.kind === 'count' ? `${targets}${scope}` : `${limitText(limit)}${scope}, ${targets}`;
}

/** `25%` or `5`, as written. */
export function limitText(limit: Limit): string {
  return limit.kind === 'count' ? String(limit.targets) : `${limit.value}%`;
}
