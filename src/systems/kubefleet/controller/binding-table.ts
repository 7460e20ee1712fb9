import { groupedBy } from '../../../manifest/lookup/grouped.js';
import { byName } from '../../../manifest/values/names.js';
import type { Instant } from '../../../rollout/controller.js';
import { type Binding, canBeReady, isReady, waitMs } from './bindings.js';
import type { Counts } from './ceilings.js';

/** What a binding waits for the next reconcile as; null for one that is where it should be. */
type Candidacy = 'free' | 'remove' | 'update' | 'bind';

/** Clusters in byte order of their names, the first of which were taken already. */
export interface Queue {
  readonly names: readonly string[];
  readonly from: number;
}

/** What is counted of one binding, apart from time. */
interface Tally {
  placed: number;
  picked: number;
  ready: number;
  readyBeingDeleted: number;
  canBeReady: number;
}

/**
 * The bindings of one placement, with everything that a reconcile asks of them kept up to date: a rollout of a thousand clusters
 * one at a time looks at each of them a few times, not a thousand times. Time only goes forward in it.
 */
export class BindingTable {
  private readonly tally: Tally = { placed: 0, picked: 0, ready: 0, readyBeingDeleted: 0, canBeReady: 0 };
  private waiting = new Set<string>();
  private queues: ReadonlyMap<Candidacy, Queue> | null = null;
  private isShared = false;

  private constructor(
    private rows: Map<string, Binding>,
    private readonly periodMs: number,
  ) {}

  static of(bindings: readonly Binding[], periodMs: number): BindingTable {
    const table = new BindingTable(new Map(), periodMs);
    for (const binding of [...bindings].sort((a, b) => byName(a.cluster, b.cluster)))
      table.put(binding.cluster, table.rows.get(binding.cluster) ?? null, binding);
    return table;
  }

  fork(): BindingTable {
    this.isShared = true;
    const copy = new BindingTable(this.rows, this.periodMs);
    copy.isShared = true;
    Object.assign(copy.tally, this.tally);
    copy.waiting = new Set(this.waiting);
    copy.queues = this.queues;
    return copy;
  }

  /** In byte order of the clusters' names. */
  all(): Iterable<Binding> {
    return this.rows.values();
  }

  get(cluster: string): Binding | undefined {
    return this.rows.get(cluster);
  }

  /** Puts another binding in place of one, or nothing. */
  set(cluster: string, binding: Binding | null): void {
    const before = this.rows.get(cluster);
    if (!before || before === binding) return;
    if (candidacy(before) !== (binding && candidacy(binding))) this.queues = null;
    this.put(cluster, before, binding);
  }

  /** Takes the first of a queue: what they become is no candidate any more. */
  take(kind: Candidacy, count: number, become: (binding: Binding) => Binding): string[] {
    const { names, from } = this.queue(kind);
    const taken = names.slice(from, from + Math.max(0, count));
    const queues = new Map(this.allQueues()).set(kind, { names, from: from + taken.length });
    for (const cluster of taken) {
      const before = this.rows.get(cluster);
      if (before) this.put(cluster, before, become(before));
    }
    this.queues = queues;
    return taken;
  }

  queue(kind: Candidacy): Queue {
    return this.allQueues().get(kind) ?? NONE;
  }

  /** Waits that are over are taken note of. */
  counts(now: Instant): Counts {
    for (const cluster of this.waiting) {
      const binding = this.rows.get(cluster);
      if (binding && waitMs(binding, now, this.periodMs) === 0)
        this.put(cluster, binding, { ...binding, availableSince: null });
    }
    const { ready, readyBeingDeleted, canBeReady } = this.tally;
    return { ready, readyBeingDeleted, canBeReady };
  }

  /** The shortest wait that time alone ends; null when there is none. */
  nextWaitMs(now: Instant): number | null {
    let shortest: number | null = null;
    for (const cluster of this.waiting) {
      const binding = this.rows.get(cluster);
      const wait = binding ? waitMs(binding, now, this.periodMs) : null;
      if (wait !== null && wait > 0 && (shortest === null || wait < shortest)) shortest = wait;
    }
    return shortest;
  }

  /** How many have resources placed, and how many the policy picks. */
  get placed(): number {
    return this.tally.placed;
  }

  get picked(): number {
    return this.tally.picked;
  }

  private put(cluster: string, before: Binding | null, after: Binding | null): void {
    if (this.isShared) {
      this.rows = new Map(this.rows);
      this.isShared = false;
    }
    if (before) this.count(before, -1);
    this.waiting.delete(cluster);
    if (!after) {
      this.rows.delete(cluster);
      return;
    }
    this.rows.set(cluster, after);
    this.count(after, 1);
    if (after.health === 'untracked' && after.availableSince !== null) this.waiting.add(cluster);
  }

  private count(binding: Binding, by: 1 | -1): void {
    const { tally } = this;
    if (binding.state !== 'Scheduled') tally.placed += by;
    if (binding.state !== 'Unscheduled') tally.picked += by;
    if (canBeReady(binding)) tally.canBeReady += by;
    const isUntimed = binding.health !== 'untracked' || binding.availableSince === null;
    if (!isUntimed || !isReady(binding, 0, this.periodMs)) return;
    tally.ready += by;
    if (binding.deleting) tally.readyBeingDeleted += by;
  }

  private allQueues(): ReadonlyMap<Candidacy, Queue> {
    if (this.queues) return this.queues;
    const byKind = groupedBy(this.rows.values(), (binding) => candidacy(binding) ?? undefined);
    this.queues = new Map(
      [...byKind].map(([kind, list]) => [kind, { names: list.map(({ cluster }) => cluster), from: 0 }]),
    );
    return this.queues;
  }
}

const NONE: Queue = { names: [], from: 0 };

function candidacy({ state, stale, health, deleting }: Binding): Candidacy | null {
  if (state === 'Scheduled') return 'bind';
  if (deleting) return null;
  if (state === 'Unscheduled') return 'remove';
  if (!stale) return null;
  return health === 'failed' ? 'free' : 'update';
}
