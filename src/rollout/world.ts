import type { Gone, Instant, Target, WorldView } from './controller.js';
import type { Openings } from './evictions.js';
import { type Sign, Signs, type Watch } from './signs.js';

/**
 * The targets with their state at one simulated instant. A target is out while any controller holds it, while it has failed, or when it
 * was out before the rollout began. Forks share the targets of the beginning and copy only what happened: of a large fleet hundreds of
 * forks are made.
 */
export class World implements WorldView {
  private constructor(
    private readonly first: ReadonlyMap<string, Target>,
    readonly signs: Signs,
    /** Targets that came later, by name: a name that came a second time means the new one. */
    private readonly joined = new Map<string, Target>(),
    /** Names of the targets that have left and did not come again. */
    private readonly absent = new Set<string>(),
    /** Number of controllers that hold each target now. */
    private readonly holds = new Map<string, number>(),
    /** When the replacement joined, by name of the target that goes. */
    private readonly replacedAt = new Map<string, Instant>(),
    private readonly left: Gone[] = [],
    /** Targets that went out or came back since that was last asked. */
    private readonly turned = new Set<string>(),
  ) {}

  /**
   * A world without holds; `showsUnready` says whether targets that are unready for a while are ever found so by others. Throws when
   * two targets have the same name.
   */
  static of(targets: Iterable<Target>, showsUnready = false): World {
    const list = [...targets];
    const first = new Map(list.map((target) => [target.name, target]));
    if (first.size !== list.length) throw new Error('two targets of one world have the same name');
    const world = new World(first, new Signs(showsUnready));
    for (const { name, outBefore } of list) if (outBefore) world.turned.add(name);
    return world;
  }

  /** An independent copy in the same state. */
  fork(): World {
    return new World(
      this.first,
      this.signs.fork(),
      new Map(this.joined),
      new Set(this.absent),
      new Map(this.holds),
      new Map(this.replacedAt),
      this.left.slice(),
      new Set(this.turned),
    );
  }

  /** Number of targets that it has known, with those that have left. */
  get size(): number {
    return this.first.size + this.joined.size;
  }

  target(name: string): Target | undefined {
    return this.absent.has(name) ? undefined : this.known(name);
  }

  isOut(name: string): boolean {
    return (this.holds.get(name) ?? 0) > 0 || this.known(name)?.outBefore === true;
  }

  /** Nodes that serve, with the targets whose answer may have changed since the last call. */
  openings(): Openings {
    const turned = [...this.turned];
    this.turned.clear();
    return { turned, isOpen: (name) => this.target(name)?.unit === 'node' && !this.isOut(name) };
  }

  look(watch: Watch): readonly string[] {
    return this.signs.look(watch);
  }

  gone(): readonly Gone[] {
    return this.left;
  }

  hold(name: string, sign?: Sign, family = ''): void {
    if (!this.known(name)) throw new Error(`target ${name} is not in this world`);
    this.holds.set(name, (this.holds.get(name) ?? 0) + 1);
    this.turned.add(name);
    if (sign) this.signs.put(sign, name, family);
  }

  release(name: string, sign?: Sign, family = ''): void {
    const holds = this.holds.get(name) ?? 0;
    if (holds === 0) throw new Error(`target ${name} is released but nothing holds it`);
    if (holds > 1) this.holds.set(name, holds - 1);
    else this.holds.delete(name);
    this.turned.add(name);
    if (sign) this.signs.take(sign, name, family);
  }

  join(target: Target, now: Instant): void {
    const { name, replaces } = target;
    if (this.target(name)) throw new Error(`target ${name} joins twice`);
    if (replaces !== undefined) this.replacedAt.set(replaces, now);
    this.joined.set(name, target);
    this.absent.delete(name);
    this.holds.delete(name);
    this.turned.add(name);
  }

  leave(name: string): void {
    this.absent.add(name);
    this.turned.add(name);
    this.signs.drop(name);
    this.left.push({ name, replacedSince: this.replacedAt.get(name) ?? null });
  }

  private known(name: string): Target | undefined {
    return this.joined.get(name) ?? this.first.get(name);
  }
}
