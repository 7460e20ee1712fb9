import type { Instant, Target, WorldView } from './controller.js';
import type { Openings } from './evictions.js';
import { type Sign, Signs, type Watch } from './signs.js';

/** Room for so many targets that join is made at a time. */
const ROOM = 1024;

/**
 * The targets with their state at one simulated instant. A target is out while any controller holds it, while it has failed,
 * or when it was out before the rollout began.
 */
export class World implements WorldView {
  private constructor(
    private readonly slots: Slots,
    /** How many controllers hold each target out now, by slot. */
    private holds: Uint16Array,
    private isGone: Uint8Array,
    private readonly signs: Signs,
    /** When the one that takes its place joined, by name of the target that goes. */
    private readonly heirs: Map<string, Instant>,
    private readonly left: { readonly name: string; readonly replacedSince: Instant | null }[],
    /** Targets that went out or came back since that was last asked. */
    private readonly turned: Set<string>,
  ) {}

  /**
   * A world without holds; `showsUnready` says whether targets that are unready for a while are ever found so
   * by others. Throws when two targets have the same name.
   */
  static of(targets: Iterable<Target>, showsUnready = false): World {
    const list = [...targets];
    const slots = Slots.of(list);
    const { size } = slots;
    return new World(
      slots,
      new Uint16Array(size),
      new Uint8Array(size),
      Signs.none(showsUnready),
      new Map(),
      [],
      new Set(list.flatMap(({ name, outBefore }) => (outBefore ? name : []))),
    );
  }

  /** An independent copy in the same state. */
  fork(): World {
    return new World(
      this.slots.fork(),
      this.holds.slice(),
      this.isGone.slice(),
      this.signs.fork(),
      new Map(this.heirs),
      this.left.slice(),
      new Set(this.turned),
    );
  }

  /** How many targets it has known, those that have left among them. */
  get size(): number {
    return this.slots.size;
  }

  target(name: string): Target | undefined {
    const slot = this.slots.slotOf(name);
    return slot === undefined || this.isGone[slot] ? undefined : this.slots.at(slot);
  }

  isOut(name: string): boolean {
    const slot = this.slot(name);
    return (this.holds[slot] ?? 0) > 0 || this.slots.at(slot)?.outBefore === true;
  }

  /** Which targets serve, with those of which that is another answer than when it was last asked. */
  openings(): Openings {
    const turned = [...this.turned];
    this.turned.clear();
    return { turned, isOpen: (name) => this.target(name)?.unit === 'node' && !this.isOut(name) };
  }

  look(watch: Watch): readonly string[] | null {
    return this.signs.look(watch);
  }

  gone(): readonly { readonly name: string; readonly replacedSince: Instant | null }[] {
    return this.left;
  }

  /** What the controllers would have done otherwise, had they seen each other otherwise. */
  get unknowns(): Signs['unknowns'] {
    return this.signs.unknowns;
  }

  hold(name: string, sign?: Sign, family = ''): void {
    const i = this.slot(name);
    this.holds[i] = (this.holds[i] ?? 0) + 1;
    this.turned.add(name);
    if (sign) this.signs.put(sign, name, family);
  }

  release(name: string, sign?: Sign, family = ''): void {
    const i = this.slot(name);
    const holds = this.holds[i] ?? 0;
    if (holds === 0) throw new Error(`target ${name} is released but nobody holds it`);
    this.holds[i] = holds - 1;
    this.turned.add(name);
    if (sign) this.signs.take(sign, name, family);
  }

  join(target: Target, now: Instant): void {
    if (target.replaces !== undefined) this.heirs.set(target.replaces, now);
    if (this.target(target.name)) throw new Error(`target ${target.name} joins twice`);
    if (this.slots.size === this.holds.length) this.makeRoom();
    this.slots.add(target);
    this.turned.add(target.name);
  }

  leave(name: string): void {
    this.isGone[this.slot(name)] = 1;
    this.turned.add(name);
    this.signs.drop(name);
    this.left.push({ name, replacedSince: this.heirs.get(name) ?? null });
  }

  private makeRoom(): void {
    const { holds, isGone } = this;
    this.holds = new Uint16Array(holds.length + ROOM);
    this.holds.set(holds);
    this.isGone = new Uint8Array(this.holds.length);
    this.isGone.set(isGone);
  }

  private slot(name: string): number {
    const slot = this.slots.slotOf(name);
    if (slot === undefined) throw new Error(`target ${name} is not in this world`);
    return slot;
  }
}

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
