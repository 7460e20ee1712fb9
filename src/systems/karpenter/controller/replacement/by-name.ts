import type { Machine } from './machine.js';

/** Machines of which the first by name is asked for again and again: thousands of them may come and go. */
export class ByName {
  private readonly members = new Set<Machine>();
  /** A binary heap by name; what is no member any more is thrown out when it comes to the top. */
  private readonly heap: Machine[] = [];

  get size(): number {
    return this.members.size;
  }

  has(machine: Machine): boolean {
    return this.members.has(machine);
  }

  add(machine: Machine): void {
    if (this.members.has(machine)) return;
    this.members.add(machine);
    let at = this.heap.push(machine) - 1;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.isBefore(at, above)) return;
      this.swap(at, above);
      at = above;
    }
  }

  delete(machine: Machine): boolean {
    return this.members.delete(machine);
  }

  first(): Machine | null {
    for (;;) {
      const [top] = this.heap;
      if (top === undefined) return null;
      if (this.members.has(top)) return top;
      this.dropTop();
    }
  }

  private dropTop(): void {
    const last = this.heap.pop();
    if (last === undefined || this.heap.length === 0) return;
    this.heap[0] = last;
    let at = 0;
    for (;;) {
      const [left, right] = [2 * at + 1, 2 * at + 2];
      let least = at;
      if (this.isBefore(left, least)) least = left;
      if (this.isBefore(right, least)) least = right;
      if (least === at) return;
      this.swap(at, least);
      at = least;
    }
  }

  private isBefore(a: number, b: number): boolean {
    const [one, other] = [this.heap[a], this.heap[b]];
    return one !== undefined && other !== undefined && one.name < other.name;
  }

  private swap(a: number, b: number): void {
    const [one, other] = [this.heap[a], this.heap[b]];
    if (one === undefined || other === undefined) return;
    this.heap[a] = other;
    this.heap[b] = one;
  }
}
