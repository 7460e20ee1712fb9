import fc from 'fast-check';
import { planLabel } from '../../../src/systems/system-upgrade-controller/controller/selection.js';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { hosts, planYaml } from '../../systems/system-upgrade-controller/plans.js';
import { nodePool, READY_POOL, textOf } from './world-objects.js';
import { AT, DURATIONS, MINUTE, REPLACED, WORK } from './beside-a-pool.js';

/** A Plan and a NodePool over the same nodes. */
interface Case {
  readonly nodes: number;
  /** Which nodes carry the mark of the Plan. */
  readonly finished: readonly boolean[];
  readonly concurrency: number;
  readonly budget: number;
  readonly delayMinutes: number;
}

/** What happens to the nodes, told from both references alone: the pool drifts all of them, the Plan rolls what carries no mark. */
interface Told {
  /** When the pool takes each node, in the order of its places. */
  readonly taken: readonly number[];
  readonly starts: readonly number[];
  readonly peak: number;
}

interface Job {
  readonly node: string;
  readonly until: number;
}

/**
 * Reference of Karpenter, section 17: one start a pass, a pass a second, the slot free when the instance is gone. Reference of the Plan,
 * sections 1 and 5: places, of which success frees one after postCompleteDelay, and a node that goes one at once; one that joins is due.
 */
class World {
  private readonly due: string[];
  private readonly drifted: string[];
  private readonly going: Job[] = [];
  private jobs: Job[] = [];
  private pauses: number[] = [];
  private readonly starts: number[] = [];
  private readonly taken: number[] = [];
  private peak = 0;

  constructor(
    private readonly given: Case,
    order: readonly string[],
    names: readonly string[],
  ) {
    this.due = [...order];
    this.drifted = [...names];
  }

  run(): Told {
    for (let now = 0; now !== Infinity; now = this.next(now)) this.at(now);
    return { taken: this.taken, starts: this.starts, peak: this.peak };
  }

  private at(now: number): void {
    this.pauses = this.pauses.filter((until) => until > now);
    // A node that goes as its Job ends takes the Job with it.
    for (const gone of this.going.filter(({ until }) => until === now)) this.replace(gone.node);
    for (const { node, until } of [...this.jobs].filter((job) => job.until <= now)) {
      this.jobs = this.jobs.filter((job) => job.node !== node);
      if (this.given.delayMinutes > 0) this.pauses.push(until + this.given.delayMinutes * MINUTE);
    }
    this.takeDrifted(now);
    this.fillPlaces(now);
    this.peak = Math.max(this.peak, this.jobs.length);
  }

  private replace(node: string): void {
    this.jobs = this.jobs.filter((job) => job.node !== node);
    const waiting = this.due.indexOf(node);
    if (waiting >= 0) this.due.splice(waiting, 1);
    this.due.push(`new ${node}`);
  }

  private takeDrifted(now: number): void {
    const under = this.going.filter(({ until }) => until > now).length;
    const last = this.taken.at(-1) ?? -Infinity;
    const [node] = this.drifted;
    if (node === undefined || under >= this.given.budget || now - last < 1000) return;
    this.drifted.shift();
    this.taken.push(now);
    this.going.push({ node, until: now + REPLACED });
  }

  private fillPlaces(now: number): void {
    while (this.jobs.length + this.pauses.length < this.given.concurrency) {
      const node = this.due.shift();
      if (node === undefined) return;
      this.starts.push(now);
      this.jobs.push({ node, until: now + WORK });
    }
  }

  private next(now: number): number {
    const later = [
      ...this.jobs.map(({ until }) => until),
      ...this.pauses,
      ...this.going.map(({ until }) => until),
      ...(this.drifted.length > 0 && this.going.length < this.given.budget + this.taken.length
        ? [(this.taken.at(-1) ?? now) + 1000]
        : []),
    ].filter((at) => at > now);
    return Math.min(Infinity, ...later);
  }
}

function planned({ nodes, finished, concurrency, budget, delayMinutes }: Case) {
  const plan = planYaml({ concurrency, cordon: true, postCompleteDelay: `${delayMinutes}m` });
  const status = { applying: [], latestVersion: 'v2', latestHash: 'abc' };
  const { plan: report } = planOf({
    base: `${textOf([nodePool(String(budget), 'a')])}\n---\n${plan}`,
    head: `${textOf([nodePool(String(budget), 'b')])}\n---\n${plan}`,
    snapshot: nodeList(
      hosts(nodes, (i) => ({
        labels: { ...READY_POOL, ...(finished[i] ? { [planLabel('agents')]: 'abc' } : {}) },
      })),
      [{ ...(JSON.parse(plan) as object), status }],
    ),
    config: DURATIONS,
  });
  const of = (kind: string) =>
    report.head.policies.find(({ ref }) => ref.kind === kind)?.effect.groups[0]?.batches ?? [];
  const group = report.head.policies.find(({ ref }) => ref.kind === 'Plan')?.effect.groups[0];
  return { own: of('Plan'), pool: of('NodePool'), group };
}

const cases = fc.integer({ min: 2, max: 7 }).chain((nodes) =>
  fc.record({
    nodes: fc.constant(nodes),
    // One is due at least: a Plan of which nothing is due starts nothing by itself.
    finished: fc
      .array(fc.boolean(), { minLength: nodes - 1, maxLength: nodes - 1 })
      .map((list) => [false, ...list]),
    concurrency: fc.integer({ min: 1, max: 3 }),
    budget: fc.integer({ min: 1, max: 3 }),
    delayMinutes: fc.constantFrom(0, 7),
  }),
);

test('plan and pool: a Plan over nodes that a NodePool replaces goes as a model of its own has it', () => {
  fc.assert(
    fc.property(cases, (given) => {
      const { own, pool, group } = planned(given);
      const order = own.flatMap(({ targets }) => targets).filter((name) => name.startsWith('node-'));
      const due = order.filter((name) => given.finished[Number(name.slice(5)) - 1] !== true);
      const told = new World(
        given,
        due,
        pool.flatMap(({ targets }) => targets),
      ).run();
      const starts = own.flatMap(({ start, targets }) => targets.map(() => start - AT)).sort((a, b) => a - b);
      expect(starts.length).toBe(told.starts.length);
      // The passes of Karpenter's loop are seconds, and not what this is about.
      const apart = starts.map((at, i) => Math.abs(at - (told.starts[i] ?? 0)));
      expect(Math.max(...apart)).toBeLessThan(MINUTE);
      expect(group?.peakAtOnce).toBe(told.peak);
    }),
    { numRuns: 15 },
  );
});
