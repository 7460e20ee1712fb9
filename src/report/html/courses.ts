import type { Course } from '../../plan/measure/courses.js';
import type { Plan } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { refKey, refText } from '../../systems/system.js';
import { name, text } from '../../text/text.js';
import type { PageCourse, PageTargets, PageText } from './data.js';
import type { Words } from './words.js';

/** The targets of one unit, and those that take them, as numbers of lists that grow with the courses that are written. */
export class Roster {
  readonly takers: PageText[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly takerNumbers = new Map<string, number>();

  constructor(
    private readonly plan: Plan,
    private readonly unit: Unit,
    private readonly words: Words,
    /** Policies that the change touches, by `refKey`: their next rollouts are what it is about. */
    private readonly touched: ReadonlySet<string>,
  ) {
    for (const [target, of] of this.units) if (of === unit) this.numbers.set(target, this.numbers.size);
  }

  /** The course of the targets of this unit. */
  course({ from, end, cut, turnsBadAt, stays }: Course): PageCourse {
    const since = (instant: number): number => instant - this.plan.at;
    const sinceOrNull = (instant: number | null): number | null => (instant === null ? null : since(instant));
    const own = stays.filter(({ target }) => (this.units.get(target) ?? 'node') === this.unit);
    return {
      from: since(from),
      end: since(end),
      cut,
      turnsBadAt: sinceOrNull(turnsBadAt),
      ifBegan: own.some((stay) => stay.isAside && !this.isAside(stay)),
      target: own.map(({ target }) => this.numberOf(target)),
      taker: own.map((stay) => this.takerOf(stay)),
      batch: own.map(({ batch }) => Math.max(0, batch)),
      start: own.map((stay) => since(stay.from)),
      stop: own.map(({ to }) => sinceOrNull(to)),
      failed: own.map(({ failedAt }) => sinceOrNull(failedAt)),
      kind: own.map((stay) => (stay.holds ? 1 : 0) + (this.isAside(stay) ? 2 : 0)),
    };
  }

  /** Asked for last: what joins in the course of a rollout is in it too. */
  targets(isHidden: boolean): PageTargets {
    const names = [...this.numbers.keys()];
    const { inventory } = this.plan;
    const labels = (inventory?.domains ?? []).map((key) => {
      const values = new Map<string, number>();
      const of = names.map((target) => {
        const labels = inventory?.labelsOf(target) ?? {};
        const value = Object.hasOwn(labels, key) ? labels[key] : undefined;
        if (value === undefined || value === '') return -1;
        const number = values.get(value) ?? values.size;
        values.set(value, number);
        return number;
      });
      return { key, values: [...values.keys()].map(this.words.value), of };
    });
    return {
      count: names.length,
      names: isHidden ? null : names.map(this.words.value),
      labels: labels.filter(({ values }) => values.length > 0),
    };
  }

  private isAside({ isAside, policy }: Course['stays'][number]): boolean {
    return isAside && !(policy && this.touched.has(refKey(policy)));
  }

  private get units(): ReadonlyMap<string, Unit> {
    return this.plan.inventory?.units ?? NO_UNITS;
  }

  private numberOf(target: string): number {
    const known = this.numbers.get(target);
    if (known !== undefined) return known;
    this.numbers.set(target, this.numbers.size);
    return this.numbers.size - 1;
  }

  private takerOf({ policy, group }: Course['stays'][number]): number {
    if (group === null) return -1;
    const taker = policy
      ? text`${name('policy', refText(policy))} ${name('group', group)}`
      : name('group', group);
    const key = JSON.stringify(taker);
    const known = this.takerNumbers.get(key);
    if (known !== undefined) return known;
    this.takerNumbers.set(key, this.takers.length);
    return this.takers.push(this.words.text(taker)) - 1;
  }
}

const NO_UNITS: ReadonlyMap<string, Unit> = new Map();
