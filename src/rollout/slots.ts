import type { Target } from './controller.js';

/**
 * The targets of a world in the order in which they came, each with its number (slot) for good. A fork has those that are there at its
 * making in common with the original, so it costs only what it adds: of a large fleet hundreds of forks are made.
 */
export class Slots {
  private constructor(
    private readonly shared: Target[],
    private readonly sharedSlots: Map<string, number>,
    /** How many of the shared ones a fork knows; null for the original, which adds to them. */
    private readonly known: number | null,
    private readonly own: Target[],
    /** Of targets that a fork added, and of names that came a second time: the forks of before know the first. */
    private readonly ownSlots: Map<string, number>,
  ) {}

  /** Throws when two targets have the same name. */
  static of(targets: Iterable<Target>): Slots {
    const list = [...targets];
    const slots = new Map(list.map((target, i) => [target.name, i]));
    if (slots.size !== list.length) throw new Error('two targets of one world have the same name');
    return new Slots(list, slots, null, [], new Map());
  }

  fork(): Slots {
    const known = this.known ?? this.shared.length;
    return new Slots(this.shared, this.sharedSlots, known, this.own.slice(), new Map(this.ownSlots));
  }

  get size(): number {
    return (this.known ?? this.shared.length) + this.own.length;
  }

  at(slot: number): Target | undefined {
    return this.known === null || slot < this.known ? this.shared[slot] : this.own[slot - this.known];
  }

  slotOf(name: string): number | undefined {
    const own = this.ownSlots.get(name);
    if (own !== undefined) return own;
    const slot = this.sharedSlots.get(name);
    return slot === undefined || (this.known !== null && slot >= this.known) ? undefined : slot;
  }

  /** A name that is there already means the new target from now on. */
  add(target: Target): void {
    const slots =
      this.known === null && !this.sharedSlots.has(target.name) ? this.sharedSlots : this.ownSlots;
    slots.set(target.name, this.size);
    (this.known === null ? this.shared : this.own).push(target);
  }
}
