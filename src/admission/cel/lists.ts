import { compare, isEqual } from './compare.js';
import type { CelFunction } from './call.js';
import { added } from './numbers.js';
import { type Cel, CelError, CelMap, List } from './values.js';

/** Lists, maps and sets. Size and order exist for all types; a text has a function of its own. */
export const LISTS: Readonly<Record<string, CelFunction>> = {
  size: ({ of, args: [first] }) => sizeOf(of ?? first),
  isSorted: ({ of, budget }) => {
    if (!(of instanceof List)) return undefined;
    budget.take(of.items.length);
    return of.items.every((item, index) => index === 0 || compare(of.items[index - 1] ?? item, item) <= 0);
  },
  sum: ({ of, budget }) => {
    if (!(of instanceof List)) return undefined;
    const [first, ...rest] = of.items;
    // Without items the type decides, which is not known here.
    if (first === undefined) return undefined;
    if (typeof first === 'string') return undefined;
    return rest.reduce<Cel>((sum, item) => added(sum, item, budget), first);
  },
  min: (call) => extreme(call, -1),
  max: (call) => extreme(call, 1),
  indexOf: (call) => placeOf(call, 1),
  lastIndexOf: (call) => placeOf(call, -1),
  'sets.contains': ({ args: [a, b], budget }) =>
    a instanceof List && b instanceof List ? holdsAll(a, b, budget) : undefined,
  'sets.intersects': ({ args: [a, b], budget }) =>
    a instanceof List && b instanceof List
      ? b.items.some((item) => a.items.some((other) => isEqual(item, other, budget)))
      : undefined,
  'sets.equivalent': ({ args: [a, b], budget }) =>
    a instanceof List && b instanceof List ? holdsAll(a, b, budget) && holdsAll(b, a, budget) : undefined,
};

function sizeOf(value: Cel | undefined): bigint | undefined {
  if (value instanceof List) return BigInt(value.items.length);
  if (value instanceof CelMap) return BigInt(value.entries.size);
  if (value instanceof Uint8Array) return BigInt(value.length);
  return typeof value === 'string' ? BigInt(Array.from(value).length) : undefined;
}

function holdsAll(a: List, b: List, budget: Parameters<CelFunction>[0]['budget']): boolean {
  return b.items.every((item) => a.items.some((other) => isEqual(item, other, budget)));
}

function extreme({ of, budget }: Parameters<CelFunction>[0], wanted: number): Cel | undefined {
  if (!(of instanceof List)) return undefined;
  budget.take(of.items.length);
  const [first] = of.items;
  if (first === undefined) throw new CelError('min or max called on empty list');
  return of.items.reduce((best, item) => (compare(item, best) * wanted > 0 ? item : best), first);
}

function placeOf(
  { of, args: [wanted], budget }: Parameters<CelFunction>[0],
  step: 1 | -1,
): bigint | undefined {
  if (!(of instanceof List) || wanted === undefined) return undefined;
  const places = of.items.flatMap((item, index) => (isEqual(item, wanted, budget) ? [index] : []));
  return BigInt((step === 1 ? places[0] : places.at(-1)) ?? -1);
}
