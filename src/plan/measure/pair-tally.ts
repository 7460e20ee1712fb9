import type { Work } from '../../rollout/work.js';
import { refKey, type ResolvedPolicy } from '../../systems/system.js';
import { alikeIn } from './shared.js';

/** Two policies that had some of the targets which both take out at the same moment. */
interface Met {
  readonly policies: readonly [ResolvedPolicy, ResolvedPolicy];
  /** The most that each had out of the targets that both take. */
  readonly atOnce: readonly [number, number];
  /** Targets that both take. */
  readonly targets: number;
  /** The most of them out at once while both had some out. */
  readonly together: number;
}

/**
 * The targets that every two policies on the same ones have out together. Of 400 policies on ten nodes there are 79,800 pairs, and each
 * start counts in 399 of them: all that a pair counts is a few numbers in arrays, and who has a target out is kept once.
 *
 * A pair has a number, and two places in the arrays of its sides: `2 * pair` for the first of the two, one more for the other.
 */
export class PairTally {
  /** Policies of one key are one owner: what goes out through it counts for each of them. */
  private readonly indexesOf = new Map<string, number[]>();
  /** By policy, the number of its key. */
  private readonly keys: Int32Array;
  /** By target, 1 for each policy through whose key it is out now. */
  private readonly outOf = new Map<string, Uint8Array>();
  /** By side: how many of the shared targets it has out now, and the most it had. */
  private readonly out: Int32Array;
  private readonly most: Int32Array;
  /** By pair: shared targets that both have out now, the most out together, and how many there are. */
  private readonly both: Int32Array;
  private readonly together: Int32Array;

  private constructor(
    private readonly policies: readonly ResolvedPolicy[],
    private readonly rollersOf: ReadonlyMap<string, readonly number[]>,
    private readonly found: Pairs,
    private readonly work: Work,
  ) {
    this.keys = new Int32Array(policies.length);
    policies.forEach(({ ref }, index) => {
      const alike = this.indexesOf.get(refKey(ref)) ?? [];
      this.indexesOf.set(refKey(ref), [...alike, index]);
      this.keys[index] = alike[0] ?? index;
    });
    for (const target of rollersOf.keys()) this.outOf.set(target, new Uint8Array(policies.length));
    this.out = new Int32Array(2 * this.pairs);
    this.most = new Int32Array(2 * this.pairs);
    this.both = new Int32Array(this.pairs);
    this.together = new Int32Array(this.pairs);
  }

  /** `shared`: the targets that two or more policies roll, and those policies. */
  static of(shared: ReadonlyMap<string, readonly ResolvedPolicy[]>, work: Work): PairTally {
    const indexes = new Map<ResolvedPolicy, number>();
    const rollersOf = new Map<string, readonly number[]>();
    for (const [target, list] of shared) {
      for (const policy of list) if (!indexes.has(policy)) indexes.set(policy, indexes.size);
      rollersOf.set(
        target,
        list.map((policy) => indexes.get(policy) ?? 0),
      );
    }
    return new PairTally(
      [...indexes.keys()],
      rollersOf,
      new Pairs(indexes.size, [...rollersOf.values()], work),
      work,
    );
  }

  /** The number of pairs. */
  get pairs(): number {
    return this.found.targets.length;
  }

  /** Begins a new run: nothing is unavailable. The maxima stay. */
  begin(): void {
    for (const out of this.outOf.values()) out.fill(0);
    this.out.fill(0);
    this.both.fill(0);
  }

  /** The policy of the key takes the target out, or gives it back. */
  move(key: string, target: string, goesOut: boolean): void {
    const owners = this.indexesOf.get(key);
    const [out, rollersOf] = [this.outOf.get(target), this.rollersOf.get(target)];
    if (!owners || !out || !rollersOf || (out[owners[0] ?? -1] === 1) === goesOut) return;
    this.work.take(rollersOf.length / MOVES_A_STEP);
    for (const own of owners) out[own] = Number(goesOut);
    for (const own of owners) if (rollersOf.includes(own)) this.moveOf(own, rollersOf, out, goesOut);
  }

  /** The pairs that ever were out together, in the order in which the targets name them. */
  met(): Met[] {
    const met: Met[] = [];
    this.together.forEach((together, pair) => {
      const [a, b] = this.found.of(pair).map((index) => this.policies[index]);
      if (together === 0 || !a || !b) return;
      met.push({
        policies: [a, b],
        atOnce: [this.most[2 * pair] ?? 0, this.most[2 * pair + 1] ?? 0],
        targets: this.found.targets[pair] ?? 0,
        together,
      });
    });
    return met;
  }

  private moveOf(own: number, rollersOf: readonly number[], out: Uint8Array, goesOut: boolean): void {
    const { keys, found } = this;
    const row = found.rowOf(own);
    const key = keys[own];
    for (const other of rollersOf) {
      if (keys[other] === key) continue;
      const pair = row[other] ?? 0;
      this.moveIn(pair, found.of(pair)[0] === own ? 0 : 1, goesOut, out[other] === 1);
    }
  }

  private moveIn(pair: number, side: 0 | 1, goesOut: boolean, isOutThroughBoth: boolean): void {
    const [own, other] = [2 * pair + side, 2 * pair + 1 - side];
    const by = goesOut ? 1 : -1;
    const count = (this.out[own] ?? 0) + by;
    this.out[own] = count;
    if (isOutThroughBoth) this.both[pair] = (this.both[pair] ?? 0) + by;
    if (!goesOut) return;
    if (count > (this.most[own] ?? 0)) this.most[own] = count;
    const theirs = this.out[other] ?? 0;
    if (theirs === 0) return;
    const together = count + theirs - (this.both[pair] ?? 0);
    if (together > (this.together[pair] ?? 0)) this.together[pair] = together;
  }
}

/** A pair is counted faster than anything else happens. */
const MOVES_A_STEP = 50;

/** The pairs of those that share a target, numbered in the order in which the targets name them. */
class Pairs {
  /** Targets that both take, by pair. */
  readonly targets: number[] = [];
  private readonly sides: (readonly [number, number])[] = [];
  /** By policy, the pair that it makes with each other one. */
  private readonly rows: readonly Int32Array[];

  constructor(policies: number, rollersOf: readonly (readonly number[])[], work: Work) {
    this.rows = Array.from({ length: policies }, () => new Int32Array(policies).fill(NO_PAIR));
    // Most targets are rolled by the same policies as many others: every two of those are looked up once.
    for (const { list, targets } of alikeIn(rollersOf)) {
      work.take((list.length * list.length) / 2);
      list.forEach((a, i) => {
        for (const b of list.slice(i + 1)) this.add(a, b, targets);
      });
    }
  }

  rowOf(policy: number): Int32Array {
    return this.rows[policy] ?? new Int32Array();
  }

  of(pair: number): readonly [number, number] {
    return this.sides[pair] ?? [0, 0];
  }

  private add(a: number, b: number, targets: number): void {
    const row = this.rowOf(a);
    const known = row[b] ?? NO_PAIR;
    if (known !== NO_PAIR) {
      this.targets[known] = (this.targets[known] ?? 0) + targets;
      return;
    }
    const pair = this.targets.push(targets) - 1;
    this.sides.push([a, b]);
    row[b] = pair;
    this.rowOf(b)[a] = pair;
  }
}

const NO_PAIR = -1;
