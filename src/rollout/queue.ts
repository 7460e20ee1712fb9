import type { Instant } from './evictions.js';

/** Entries by instant; those of the same instant leave in the order they came. */
export class Queue<T extends { readonly at: Instant }> {
  private readonly byInstant = new Map<Instant, T[]>();
  /** The instants that have entries, the latest first: most entries come late. */
  private readonly instants: Instant[] = [];

  push(entry: T): void {
    const due = this.byInstant.get(entry.at);
    if (due) {
      due.push(entry);
      return;
    }
    this.byInstant.set(entry.at, [entry]);
    let [from, to] = [0, this.instants.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.instants[middle] ?? 0) > entry.at) from = middle + 1;
      else to = middle;
    }
    this.instants.splice(from, 0, entry.at);
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
