import type { Target, WorldView } from './controller.js';

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
    private readonly gone: boolean[],
    private indexIsShared: boolean,
  ) {}

  /** A world in which nobody holds anything. Throws when two targets have the same name. */
  static of(targets: Iterable<Target>): World {
    const list = [...targets];
    const index = new Map(list.map((target, i) => [target.name, i]));
    if (index.size !== list.length) throw new Error('two targets of one world have the same name');
    return new World(
      list,
      index,
      list.map(() => 0),
      list.map(() => false),
      false,
    );
  }

  /** An independent copy in the same state. */
  fork(): World {
    this.indexIsShared = true;
    return new World(this.list.slice(), this.index, this.holds.slice(), this.gone.slice(), true);
  }

  *targets(): Iterable<Target> {
    for (const [i, target] of this.list.entries()) if (!this.gone[i]) yield target;
  }

  target(name: string): Target | undefined {
    const i = this.index.get(name);
    return i === undefined || this.gone[i] ? undefined : this.list[i];
  }

  isOut(name: string): boolean {
    const i = this.slot(name);
    return (this.holds[i] ?? 0) > 0 || this.list[i]?.outBefore === true;
  }

  hold(name: string): void {
    const i = this.slot(name);
    this.holds[i] = (this.holds[i] ?? 0) + 1;
  }

  release(name: string): void {
    const i = this.slot(name);
    const holds = this.holds[i] ?? 0;
    if (holds === 0) throw new Error(`target ${name} is released but nobody holds it`);
    this.holds[i] = holds - 1;
  }

  join(target: Target): void {
    if (this.target(target.name)) throw new Error(`target ${target.name} joins twice`);
    if (this.indexIsShared) {
      this.index = new Map(this.index);
      this.indexIsShared = false;
    }
    this.index.set(target.name, this.list.length);
    this.list.push(target);
    this.holds.push(0);
    this.gone.push(false);
  }

  leave(name: string): void {
    this.gone[this.slot(name)] = true;
  }

  private slot(name: string): number {
    const i = this.index.get(name);
    if (i === undefined) throw new Error(`target ${name} is not in this world`);
    return i;
  }
}
