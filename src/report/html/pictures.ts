import type { Report } from '../../plan/finding.js';
import type { Course, Courses } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { refKey, refText } from '../../systems/system.js';
import { valueText } from '../../text/escape/visible.js';
import { type Detail, hiderOf } from '../hidden-names.js';
import { countedUnits, scopeOf } from '../numbers.js';
import { type Selection, selectionOf } from '../selection.js';
import type { PageCourse, PageReport, PageStay, PageTargets, PageView } from './data.js';

/** The data of the pictures of one cluster, without names that its comment hides. */
export function picturesOf(report: Report, detail: Detail): PageReport {
  const { at, horizon, freezes, head } = report.plan;
  const { courses } = head;
  const hide = hiderOf([report], detail);
  const show = (written: string): string => valueText(hide(written));
  const selection = selectionOf(report);
  return {
    at,
    horizon: horizon.to - at,
    freezes: freezes.map(({ name, windows }) => ({
      name: show(name),
      spans: windows.map(({ from, to }) => [from - at, to - at] as const),
    })),
    views: courses
      ? countedUnits(report.plan, selection.subjects).map((unit) =>
          viewOf(unit, courses, report, selection, detail, show),
        )
      : [],
  };
}

type Show = (written: string) => string;

/** The dry rollouts of one kind of target; targets and groups are numbers of lists, which grow with the courses that are written. */
function viewOf(
  unit: Unit,
  courses: Courses,
  { plan }: Report,
  { subjects }: Selection,
  detail: Detail,
  show: Show,
): PageView {
  const since = (instant: number): number => instant - plan.at;
  const sinceOrNull = (instant: number | null): number | null => (instant === null ? null : since(instant));
  const units = plan.inventory?.units ?? new Map<string, Unit>();
  const targets = new Map<string, number>();
  for (const [target, of] of units) if (of === unit) numberOf(targets, target);
  const rollouts = new Map<string, number>();
  const touched = new Set(subjects.map(({ diff }) => refKey(diff.ref)));
  const written = ({ from, end, turnsBadAt, stays }: Course): PageCourse => {
    // Without next rollouts of policies that the change does not touch: nothing starts them.
    const own = stays.filter(
      ({ target, isHypothetical, policy }) =>
        (units.get(target) ?? 'node') === unit &&
        (!isHypothetical || (policy && touched.has(refKey(policy)))),
    );
    return {
      ...{ from: since(from), end: since(end), turnsBadAt: sinceOrNull(turnsBadAt) },
      ifBegan: own.some(({ isHypothetical }) => isHypothetical),
      stays: own.map(({ target, policy, group, batch, from: start, to, failedAt, holds }): PageStay => [
        numberOf(targets, target),
        group === null ? -1 : numberOf(rollouts, policy ? `${refText(policy)} ${group}` : group),
        Math.max(0, batch),
        since(start),
        sinceOrNull(to),
        sinceOrNull(failedAt),
        holds ? 1 : 0,
      ]),
    };
  };
  const [most] = subjects
    .flatMap(({ diff, head }) => (diff.head && head?.some((group) => group.unit === unit) ? [diff.head] : []))
    .toSorted((a, b) => b.effect.worstLoss - a.effect.worstLoss);
  const worst = most && courses.worst(most.ref);
  const before = plan.base?.courses?.healthy(unit);
  const scope = scopeOf(plan.head, unit);
  return {
    unit,
    head: written(courses.healthy(unit)),
    base: before ? written(before) : null,
    worst: worst
      ? { policy: show(refText(most.ref)), loss: most.effect.worstLoss, course: written(worst) }
      : null,
    // Made last: a target that joins in the course of a rollout is one of them.
    targets: targetsOf([...targets.keys()], plan, detail, show),
    rollouts: [...rollouts.keys()].map(show),
    peak: scope?.withoutNext.peakAtOnce ?? 0,
    members: scope?.members ?? 0,
  };
}

function targetsOf(
  names: readonly string[],
  { inventory }: Report['plan'],
  detail: Detail,
  show: Show,
): PageTargets {
  const labels = (inventory?.domains ?? []).map((key) => {
    const values = new Map<string, number>();
    const of = names.map((target) => {
      const own = inventory?.labelsOf(target) ?? {};
      const value = Object.hasOwn(own, key) ? own[key] : undefined;
      return value === undefined || value === '' ? -1 : numberOf(values, value);
    });
    return { key, values: [...values.keys()].map(show), of };
  });
  return {
    count: names.length,
    names: detail === 'full' ? names.map(show) : null,
    labels: labels.filter(({ values }) => values.length > 0),
  };
}

/** The number of a name; a new one gets the next number. */
function numberOf(numbers: Map<string, number>, name: string): number {
  const known = numbers.get(name) ?? numbers.size;
  numbers.set(name, known);
  return known;
}
