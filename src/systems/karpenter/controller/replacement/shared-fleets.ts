import type { Fleet } from './fleet.js';

/**
 * The fleets of all pools, of which copies of a loop share those that are done: hardly anything of them changes any more, and they may
 * hold thousands of machines. One that does is copied before.
 */
export class SharedFleets {
  private readonly shared = new Set<string>();

  constructor(private readonly fleets: Map<string, Fleet>) {}

  /** The same in an independent copy. */
  fork(): SharedFleets {
    const copy = new SharedFleets(new Map());
    for (const [pool, fleet] of this.fleets) {
      copy.fleets.set(pool, fleet.isDone ? fleet : fleet.fork());
      if (!fleet.isDone) continue;
      this.shared.add(pool);
      copy.shared.add(pool);
    }
    return copy;
  }

  /** For reading. */
  get(pool: string): Fleet | undefined {
    return this.fleets.get(pool);
  }

  /** For changing. */
  own(pool: string): Fleet | undefined {
    const fleet = this.fleets.get(pool);
    if (!fleet || !this.shared.delete(pool)) return fleet;
    const copy = fleet.fork();
    this.fleets.set(pool, copy);
    return copy;
  }

  /** Names of the pools. */
  pools(): Iterable<string> {
    return this.fleets.keys();
  }

  /** For reading, in the order of their pools. */
  values(): Iterable<Fleet> {
    return this.fleets.values();
  }
}
