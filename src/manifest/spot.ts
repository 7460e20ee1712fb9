import type { FieldPath, Json } from './manifest.js';

/**
 * Where a value and its parts are written. `at` is the offset of the field's key; of a list item, or of a document, it is
 * the offset of the value. A scalar is its offset alone, which keeps large files small in memory.
 */
export type Spot = number | Branch;

type Branch =
  | { readonly at: number; readonly fields: ReadonlyMap<string, Spot> }
  | { readonly at: number; readonly items: readonly Spot[] };

/** A value with the places of all that is in it. */
export interface Placed {
  readonly value: Json;
  readonly spot: Spot;
}

/** Offset of a value in the file, in UTF-16 units. */
export function offsetOf(spot: Spot): number {
  return typeof spot === 'number' ? spot : spot.at;
}

/** The offset of the field at `path`, or of the nearest ancestor that is written. */
export function offsetAt(spot: Spot, path: FieldPath): number {
  let here = spot;
  for (const step of path) {
    const next = partOf(here, step);
    if (next === undefined) break;
    here = next;
  }
  return offsetOf(here);
}

/** The spot of one field or list item; undefined where there is none. */
export function partOf(spot: Spot, step: string | number): Spot | undefined {
  if (typeof spot === 'number') return undefined;
  if ('items' in spot) return typeof step === 'number' ? spot.items[step] : undefined;
  return typeof step === 'string' ? spot.fields.get(step) : undefined;
}
