import type { Instant } from './controller.js';

interface Timed {
  readonly at: Instant;
}

/** Entries by instant; those of the same instant leave in the order they came. */
export class Queue<T extends Timed> {
  private readonly byInstant = new Map<Instant, T[]>();
  /** A binary heap of the instants that have entries. */
  private readonly heap: Instant[] = [];

  push(entry: T): void {
    const due = this.byInstant.get(entry.at);
    if (due) {
      due.push(entry);
      return;
    }
    this.byInstant.set(entry.at, [entry]);
    this.heap.push(entry.at);
    this.up(this.heap.length - 1);
  }

  /** The earliest instant with an entry; null when empty. */
  next(): Instant | null {
    return this.heap[0] ?? null;
  }

  /** Removes and returns everything due at the earliest instant. */
  shift(): T[] {
    const at = this.heap[0];
    if (at === undefined) return [];
    const last = this.heap.pop();
    if (last !== undefined && this.heap.length > 0) {
      this.heap[0] = last;
      this.down();
    }
    const due = this.byInstant.get(at) ?? [];
    this.byInstant.delete(at);
    return due;
  }

  /** Removes and returns the entries of which this is true. It looks through all. */
  takeOut(isMeant: (entry: T) => boolean): T[] {
    const all = [...this.entries()];
    const meant = all.filter(isMeant);
    if (meant.length === 0) return [];
    this.byInstant.clear();
    this.heap.length = 0;
    for (const entry of all) if (!meant.includes(entry)) this.push(entry);
    return meant;
  }

  *entries(): Iterable<T> {
    for (const due of this.byInstant.values()) yield* due;
  }

  private up(from: number): void {
    let i = from;
    while (i > 0) {
      const parent = (i - 1) >> 1;
      if (this.at(parent) <= this.at(i)) return;
      this.swap(i, parent);
      i = parent;
    }
  }

  private down(): void {
    let i = 0;
    for (;;) {
      const left = 2 * i + 1;
      const right = left + 1;
      let least = i;
      if (this.at(left) < this.at(least)) least = left;
      if (this.at(right) < this.at(least)) least = right;
      if (least === i) return;
      this.swap(i, least);
      i = least;
    }
  }

  private at(i: number): Instant {
    return this.heap[i] ?? Infinity;
  }

  private swap(i: number, j: number): void {
    [this.heap[i], this.heap[j]] = [this.at(j), this.at(i)];
  }
}
