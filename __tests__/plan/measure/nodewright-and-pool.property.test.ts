import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import '../../property-seed.js';
import { nodePool, READY_POOL, skyhook, textOf } from './world-objects.js';
import { AT, DURATIONS, MINUTE, REPLACED, WORK } from './beside-a-pool.js';

/** A NodeWright without an interrupt and a NodePool over the same nodes. */
interface Case {
  readonly nodes: number;
  readonly atOnce: number;
  readonly budget: number;
}

/**
 * From both references alone. Karpenter, section 17: one start a pass, the next pass a second after it or ten after one without, the slot
 * free when the instance is gone, a taint as long as it goes. NodeWright 0.20, section 15.1: eligible nodes in progress are the batch; with none of them, up to atOnce eligible nodes that are
 * not complete, oldest first (section 3). Its pods end on a tainted node too. A new node is the youngest, and starts from nothing.
 */
class World {
  private order: string[];
  private readonly drifted: string[];
  private going: { readonly node: string; readonly until: number }[] = [];
  private readonly ends = new Map<string, number>();
  private readonly complete = new Set<string>();
  private nextPass = 0;
  private readonly starts: number[] = [];

  constructor(
    private readonly given: Case,
    drifted: readonly string[],
    /** Who looks first at an instant, which nothing decides. */
    private readonly isPickedFirst: boolean,
  ) {
    this.drifted = [...drifted];
    this.order = [...drifted].sort();
  }

  /** When the work on each node begins. */
  run(): readonly number[] {
    for (let now = 0; now !== Infinity; now = this.next(now)) this.at(now);
    return this.starts;
  }

  private at(now: number): void {
    for (const [node, until] of [...this.ends])
      if (until <= now) {
        this.ends.delete(node);
        this.complete.add(node);
      }
    for (const { node } of this.going.filter(({ until }) => until <= now))
      this.order = [...this.order.filter((name) => name !== node), `new ${node}`];
    this.going = this.going.filter(({ until }) => until > now);
    if (this.isPickedFirst) this.pick(now);
    this.takeDrifted(now);
    this.pick(now);
  }

  private takeDrifted(now: number): void {
    if (now < this.nextPass) return;
    const node = this.going.length < this.given.budget ? this.drifted.shift() : undefined;
    this.nextPass = now + (node === undefined ? 10_000 : 1000);
    if (node !== undefined) this.going.push({ node, until: now + REPLACED });
  }

  private pick(now: number): void {
    const tainted = new Set(this.going.map(({ node }) => node));
    if ([...this.ends.keys()].some((node) => !tainted.has(node))) return;
    const free = this.order.filter(
      (node) => !tainted.has(node) && !this.complete.has(node) && !this.ends.has(node),
    );
    for (const node of free.slice(0, this.given.atOnce)) {
      this.ends.set(node, now + WORK);
      this.starts.push(now);
    }
  }

  private next(now: number): number {
    const later = [
      ...this.ends.values(),
      ...this.going.map(({ until }) => until),
      ...(this.drifted.length > 0 ? [this.nextPass] : []),
    ].filter((at) => at > now);
    return Math.min(Infinity, ...later);
  }
}

function planned({ nodes, atOnce, budget }: Case) {
  const pool = (generation: string): object => nodePool(String(budget), generation);
  const { plan } = planOf({
    base: textOf([pool('a')]),
    head: textOf([pool('b'), skyhook({ atOnce })]),
    snapshot: nodeList(Array.from({ length: nodes }, () => ({ labels: READY_POOL }))),
    config: DURATIONS,
  });
  const of = (kind: string) =>
    plan.head.policies.find(({ ref }) => ref.kind === kind)?.effect.groups[0]?.batches ?? [];
  return { own: of('NodeWright'), pool: of('NodePool') };
}

const cases = fc.record({
  nodes: fc.integer({ min: 2, max: 9 }),
  atOnce: fc.integer({ min: 1, max: 4 }),
  budget: fc.integer({ min: 1, max: 3 }),
});

test('a NodeWright over nodes that a NodePool replaces goes as a model of its own has it', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { own, pool } = planned(given);
      const drifted = pool.flatMap(({ targets }) => targets);
      const inMinutes = (list: readonly number[]): string =>
        list.map((at) => Math.round(at / MINUTE)).join(' ');
      const told = [true, false].map((first) => inMinutes(new World(given, drifted, first).run()));
      const starts = own.flatMap(({ start, targets }) => targets.map(() => start - AT));
      expect(told).toContain(inMinutes(starts));
    }),
    { numRuns: 40 },
  );
});
