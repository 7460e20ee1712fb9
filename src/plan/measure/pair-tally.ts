import { groupedBy } from '../../manifest/lookup.js';
import type { Work } from '../../rollout/work.js';

/** Two takers that had some of the targets which both take out at the same moment. */
interface Met<T> {
  readonly takers: readonly [T, T];
  /** The most that each had out of the targets that both take. */
  readonly atOnce: readonly [number, number];
  /** Targets that both take. */
  readonly targets: number;
  /** The most of them out at once while both had some out. */
  readonly together: number;
}

/** The takers of some targets. */
interface Takers<T> {
  readonly all: readonly T[];
  /** Those that are paired with all; the others are paired with these. */
  readonly leaders: readonly T[];
  readonly placeOf: ReadonlyMap<T, number>;
}

/** A pair is counted faster than anything else happens. */
const MOVES_A_STEP = 50;

/**
 * The targets that two takers have out together. Of 400 policies on ten nodes there are 79,800 pairs: all that a pair counts is a few
 * numbers in arrays. It has two places in those of its sides: `2 * pair` for the first of the two, one more for the other.
 */
export class PairTally<T> {
  /** By target: its takers, and by the place of each 1 if it has the target out now. */
  private readonly outOf = new Map<string, { readonly takers: Takers<T>; readonly out: Uint8Array }>();
  private readonly pairs: { readonly takers: readonly [T, T]; targets: number }[] = [];
  /** By taker: the place of the pair that it makes with each other one. */
  private readonly pairsOf = new Map<T, Map<T, number>>();
  /** By side: how many of the shared targets it has out now, and the most it had. */
  private readonly out: Int32Array;
  private readonly most: Int32Array;
  /** By pair: shared targets that both have out now, and the most out together. */
  private readonly both: Int32Array;
  private readonly together: Int32Array;

  /** @param shared the targets that several take, each with its takers */
  constructor(
    shared: ReadonlyMap<string, readonly T[]>,
    leadersOf: (takers: readonly T[]) => readonly T[],
    isPaired: (a: T, b: T) => boolean,
    private readonly work: Work,
  ) {
    const numbers = new Map(
      [...new Set([...shared.values()].flat())].map((taker, number) => [taker, number]),
    );
    // Most targets have the takers of many others.
    const alike = groupedBy(shared, ([, all]) => all.map((taker) => numbers.get(taker)).join());
    for (const targets of alike.values()) {
      const [[, all]] = targets;
      const takers = {
        all,
        leaders: leadersOf(all),
        placeOf: new Map(all.map((one, place) => [one, place])),
      };
      for (const [target] of targets) this.outOf.set(target, { takers, out: new Uint8Array(all.length) });
      all.forEach((a, place) => {
        const later = this.pairedWith(a, takers).filter((b) => (takers.placeOf.get(b) ?? 0) > place);
        for (const b of later) if (isPaired(a, b)) this.add(a, b, targets.length);
      });
    }
    const count = this.pairs.length;
    [this.out, this.most] = [new Int32Array(2 * count), new Int32Array(2 * count)];
    [this.both, this.together] = [new Int32Array(count), new Int32Array(count)];
  }

  get isEmpty(): boolean {
    return this.pairs.length === 0;
  }

  /** Begins a new run: nothing is unavailable. The maxima stay. */
  begin(): void {
    for (const { out } of this.outOf.values()) out.fill(0);
    this.out.fill(0);
    this.both.fill(0);
  }

  /** Takers that are one owner take the target out, or give it back. */
  move(owners: readonly T[], target: string, goesOut: boolean): void {
    const { takers, out } = this.outOf.get(target) ?? {};
    if (!takers || !out) return;
    const isOut = (taker: T): boolean => out[takers.placeOf.get(taker) ?? -1] === 1;
    const moved = owners.filter((own) => takers.placeOf.has(own) && isOut(own) !== goesOut);
    for (const own of moved) out[takers.placeOf.get(own) ?? -1] = Number(goesOut);
    for (const own of moved) {
      const pairs = this.pairsOf.get(own);
      const others = pairs === undefined ? [] : this.pairedWith(own, takers);
      this.work.take(others.length / MOVES_A_STEP);
      for (const other of others) {
        const pair = pairs?.get(other);
        if (pair !== undefined) this.moveIn(pair, own, goesOut, isOut(other));
      }
    }
  }

  /** The pairs that ever were out together, in the order in which the targets name them. */
  met(): Met<T>[] {
    const all = this.pairs.map((pair, i): Met<T> => {
      const atOnce = [this.most[2 * i] ?? 0, this.most[2 * i + 1] ?? 0] as const;
      return { ...pair, atOnce, together: this.together[i] ?? 0 };
    });
    return all.filter(({ together }) => together > 0);
  }

  private pairedWith(taker: T, { all, leaders }: Takers<T>): readonly T[] {
    return leaders.includes(taker) ? all : leaders;
  }

  private add(a: T, b: T, targets: number): void {
    this.work.take(1);
    const known = this.pairs[this.pairsOf.get(a)?.get(b) ?? -1];
    if (known) known.targets += targets;
    else {
      const pair = this.pairs.push({ takers: [a, b], targets }) - 1;
      for (const [one, other] of [
        [a, b],
        [b, a],
      ] as const) {
        const others = this.pairsOf.get(one) ?? new Map<T, number>();
        this.pairsOf.set(one, others.set(other, pair));
      }
    }
  }

  private moveIn(pair: number, taker: T, goesOut: boolean, isOutThroughBoth: boolean): void {
    const side = this.pairs[pair]?.takers[0] === taker ? 0 : 1;
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
