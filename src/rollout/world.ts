import type { Instant, Target, WorldView } from './controller.js';
import type { Sign } from './signs.js';
import { Signs } from './signs.js';

/**
 * The targets with their state at one simulated instant. A target is out while any controller holds it, while it has failed,
 * or when it was out before the rollout began.
 */
export class World implements WorldView {
  private constructor(
    private readonly list: Target[],
    /** Shared between forks until one of them grows. */
    private index: Map<string, number>,
    /** How many controllers hold each target out now. */
    private readonly holds: number[],
    private readonly isGone: boolean[],
    private indexIsShared: boolean,
    private readonly signs: Signs,
    /** When the one that takes its place joined, by name of the target that goes. */
    private readonly heirs: Map<string, Instant>,
    private readonly left: { readonly name: string; readonly replacedSince: Instant | null }[],
  ) {}

  /**
   * A world in which nobody holds anything; `showsUnready` says whether targets that are unready for a while are ever found so
   * by others. Throws when two targets have the same name.
   */
  static of(targets: Iterable<Target>, showsUnready = false): World {
    const list = [...targets];
    const index = new Map(list.map((target, i) => [target.name, i]));
    if (index.size !== list.length) throw new Error('two targets of one world have the same name');
    return new World(
      list,
      index,
      list.map(() => 0),
      list.map(() => false),
      false,
      Signs.none(showsUnready),
      new Map(),
      [],
    );
  }

  /** An independent copy in the same state. */
  fork(): World {
    this.indexIsShared = true;
    return new World(
      this.list.slice(),
      this.index,
      this.holds.slice(),
      this.isGone.slice(),
      true,
      this.signs.fork(),
      new Map(this.heirs),
      this.left.slice(),
    );
  }

  *targets(): Iterable<Target> {
    for (const [i, target] of this.list.entries()) if (!this.isGone[i]) yield target;
  }

  target(name: string): Target | undefined {
    const i = this.index.get(name);
    return i === undefined || this.isGone[i] ? undefined : this.list[i];
  }

  isOut(name: string): boolean {
    const i = this.slot(name);
    return (this.holds[i] ?? 0) > 0 || this.list[i]?.outBefore === true;
  }

  signsMovedFor(family: string): number {
    return this.signs.movesFor(family);
  }

  bearing(sign: Sign, family: string, concerns: (target: string) => boolean): readonly string[] {
    return this.signs.seenBy(family, sign, concerns);
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
    if (sign) this.signs.put(sign, name, family);
  }

  release(name: string, sign?: Sign, family = ''): void {
    const i = this.slot(name);
    const holds = this.holds[i] ?? 0;
    if (holds === 0) throw new Error(`target ${name} is released but nobody holds it`);
    this.holds[i] = holds - 1;
    if (sign) this.signs.take(sign, name, family);
  }

  join(target: Target, now: Instant): void {
    if (target.replaces !== undefined) this.heirs.set(target.replaces, now);
    if (this.target(target.name)) throw new Error(`target ${target.name} joins twice`);
    if (this.indexIsShared) {
      this.index = new Map(this.index);
      this.indexIsShared = false;
    }
    this.index.set(target.name, this.list.length);
    this.list.push(target);
    this.holds.push(0);
    this.isGone.push(false);
  }

  leave(name: string): void {
    this.isGone[this.slot(name)] = true;
    this.signs.drop(name);
    this.left.push({ name, replacedSince: this.heirs.get(name) ?? null });
  }

  private slot(name: string): number {
    const i = this.index.get(name);
    if (i === undefined) throw new Error(`target ${name} is not in this world`);
    return i;
  }
}
