import type { Course, Courses } from '../../plan/measure/courses.js';
import type { Plan } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { factOf, refKey, refText } from '../../systems/system.js';
import { name, text } from '../../text/text.js';
import { countedUnits, scopeOf } from '../numbers.js';
import type { Selection } from '../selection.js';
import { policyName } from '../words.js';
import type { PageCourse, PageTargets, PageText, PageView } from './data.js';
import type { Words } from './words.js';

/** The dry rollouts, for each kind of target that the plan counts. */
export function viewsOf(plan: Plan, selection: Selection, words: Words, isHidden: boolean): PageView[] {
  const { courses } = plan.head;
  if (!courses) return [];
  return countedUnits(plan, selection.subjects).map((unit) => {
    const columns = new Columns(plan, unit, words, selection);
    const before = plan.base?.courses?.healthy(unit);
    const scope = scopeOf(plan.head, unit);
    return {
      unit,
      head: columns.course(courses.healthy(unit)),
      base: before ? columns.course(before) : null,
      worst: worstOf(courses, selection, unit, columns, words),
      // Asked for last: a target that joins in the course of a rollout is one of them.
      targets: columns.targets(isHidden),
      takers: columns.takers,
      peak: scope?.withoutNext.peakAtOnce ?? 0,
      members: scope?.members ?? 0,
      note: servesMeanwhile(selection, unit) ? SERVES_MEANWHILE : '',
    };
  });
}

const SERVES_MEANWHILE = 'Nodes without an interrupt count as unavailable although they keep serving.';

/** True if some of the nodes serve while they are worked on: no package has an interrupt. */
function servesMeanwhile({ subjects }: Selection, unit: Unit): boolean {
  return unit === 'node' && subjects.some(({ diff }) => factOf(diff.head, 'node-action')?.kind === 'none');
}

/** The run that breaks most, of the policies that the change touches. */
function worstOf(
  courses: Courses,
  { subjects }: Selection,
  unit: Unit,
  columns: Columns,
  words: Words,
): PageView['worst'] {
  const own = subjects.flatMap(({ diff: { head }, head: groups }) =>
    head && groups?.some((group) => group.unit === unit) ? [head] : [],
  );
  const [most] = own.toSorted((a, b) => b.effect.worstLoss - a.effect.worstLoss);
  const course = most ? courses.worst(most.ref) : null;
  if (!most || !course) return null;
  return {
    policy: words.text(policyName(most.ref)),
    loss: most.effect.worstLoss,
    course: columns.course(course),
  };
}

/** Numbers for the targets of one unit and for the groups that take them; the lists grow with the courses that are written. */
class Columns {
  readonly takers: PageText[] = [];
  private readonly numbers = new Map<string, number>();
  private readonly takerNumbers = new Map<string, number>();
  private readonly touched: ReadonlySet<string>;
  private readonly units: ReadonlyMap<string, Unit>;

  constructor(
    private readonly plan: Plan,
    private readonly unit: Unit,
    private readonly words: Words,
    { subjects }: Selection,
  ) {
    this.touched = new Set(subjects.map(({ diff }) => refKey(diff.ref)));
    this.units = plan.inventory?.units ?? new Map<string, Unit>();
    for (const [target, of] of this.units) if (of === unit) this.numbers.set(target, this.numbers.size);
  }

  course({ from, end, turnsBadAt, stays }: Course): PageCourse {
    const since = (instant: number): number => instant - this.plan.at;
    const sinceOrNull = (instant: number | null): number | null => (instant === null ? null : since(instant));
    const own = stays.filter(({ target }) => (this.units.get(target) ?? 'node') === this.unit);
    // The next rollout of a policy that the change touches is what the change is about.
    const isAside = ({ isAside: aside, policy }: (typeof own)[number]): boolean =>
      aside && !(policy && this.touched.has(refKey(policy)));
    return {
      from: since(from),
      end: since(end),
      turnsBadAt: sinceOrNull(turnsBadAt),
      ifBegan: own.some((stay) => stay.isAside && !isAside(stay)),
      target: own.map(({ target }) => numberOf(this.numbers, target)),
      taker: own.map((stay) => this.takerOf(stay)),
      batch: own.map(({ batch }) => Math.max(0, batch)),
      start: own.map((stay) => since(stay.from)),
      stop: own.map(({ to }) => sinceOrNull(to)),
      failed: own.map(({ failedAt }) => sinceOrNull(failedAt)),
      kind: own.map((stay) => (stay.holds ? 1 : 0) + (isAside(stay) ? 2 : 0)),
    };
  }

  targets(isHidden: boolean): PageTargets {
    const names = [...this.numbers.keys()];
    const { inventory } = this.plan;
    const labels = (inventory?.domains ?? []).map((key) => {
      const values = new Map<string, number>();
      const of = names.map((target) => {
        const own = inventory?.labelsOf(target) ?? {};
        const value = Object.hasOwn(own, key) ? own[key] : undefined;
        return value === undefined || value === '' ? -1 : numberOf(values, value);
      });
      return { key, values: [...values.keys()].map(this.words.value), of };
    });
    return {
      count: names.length,
      names: isHidden ? null : names.map(this.words.value),
      labels: labels.filter(({ values }) => values.length > 0),
    };
  }

  private takerOf({ policy, group }: Course['stays'][number]): number {
    if (group === null) return -1;
    const taker = policy
      ? text`${name('policy', refText(policy))} ${name('group', group)}`
      : name('group', group);
    const number = numberOf(this.takerNumbers, JSON.stringify(taker));
    if (number === this.takers.length) this.takers.push(this.words.text(taker));
    return number;
  }
}

/** The number of a name; a new one gets the next number. */
function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}
