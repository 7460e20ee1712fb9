import { addTo, firstNot } from '../manifest/lookup.js';
import type { Instant } from './evictions.js';

/** Entries by instant; those of the same instant leave in the order they came. */
export class Queue<T extends { readonly at: Instant }> {
  private readonly byInstant = new Map<Instant, [T, ...T[]]>();
  /** The instants that have entries, the latest first: most entries come late. */
  private readonly instants: Instant[] = [];

  push(entry: T): void {
    const { at } = entry;
    const { byInstant, instants } = this;
    if (!byInstant.has(at))
      instants.splice(
        firstNot(instants, (i) => (instants[i] ?? 0) > at),
        0,
        at,
      );
    addTo(byInstant, at, entry);
  }

  /** The earliest instant with an entry; null when empty. */
  next(): Instant | null {
    return this.instants.at(-1) ?? null;
  }

  /** Removes and returns everything due at the earliest instant. */
  shift(): T[] {
    const at = this.instants.pop() ?? NaN;
    const due = this.byInstant.get(at) ?? [];
    this.byInstant.delete(at);
    return due;
  }

  /** Removes and returns the entries of which this is true. It looks through all. */
  takeOut(isMeant: (entry: T) => boolean): T[] {
    const all = [...this.entries()];
    const meant = new Set(all.filter(isMeant));
    if (meant.size > 0) {
      this.byInstant.clear();
      this.instants.length = 0;
      for (const entry of all) if (!meant.has(entry)) this.push(entry);
    }
    return [...meant];
  }

  *entries(): Iterable<T> {
    for (const due of this.byInstant.values()) yield* due;
  }
}
