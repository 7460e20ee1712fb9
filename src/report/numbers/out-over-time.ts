import { groupedBy } from '../../manifest/lookup.js';
import type { Course } from '../../plan/measure/courses.js';
import type { Plan } from '../../plan/model.js';
import type { Instant, Unit } from '../../rollout/controller.js';
import { refKey } from '../../systems/system.js';

/** How many are out from each of these instants on, until the next. */
export type Steps = readonly { readonly at: Instant; readonly out: number }[];

type Stay = Course['stays'][number];

/**
 * How many targets of the unit are out over time in a course. A target counts once, whoever takes it; what counts at an instant is
 * who is out after everything that happens then. The next rollouts of policies that are not `touched` are left out.
 */
export function outOverTime(course: Course, plan: Plan, unit: Unit, touched: ReadonlySet<string>): Steps {
  const units = plan.inventory?.units;
  const isTouched = ({ policy }: Stay): boolean => policy !== null && touched.has(refKey(policy));
  const counted = course.stays.filter(
    (stay) =>
      stay.holds && (!stay.isAside || isTouched(stay)) && (units?.get(stay.target) ?? 'node') === unit,
  );
  const moves = [...groupedBy(counted, ({ target }) => target).values()]
    .flatMap(movesOf)
    .sort((a, b) => a.at - b.at);
  const steps: { at: Instant; out: number }[] = [];
  let out = 0;
  for (const { at, by } of moves) {
    out += by;
    const last = steps.at(-1);
    if (last?.at === at) last.out = out;
    else steps.push({ at, out });
  }
  return steps;
}

/** When one target goes out and comes back; where rollouts take turns without a gap it stays out. */
function movesOf(stays: readonly Stay[]): { at: Instant; by: 1 | -1 }[] {
  const moves: { at: Instant; by: 1 | -1 }[] = [];
  let until = -Infinity;
  for (const { from, to } of stays.toSorted((a, b) => a.from - b.from)) {
    if (from > until) {
      if (Number.isFinite(until)) moves.push({ at: until, by: -1 });
      moves.push({ at: from, by: 1 });
    }
    until = Math.max(until, to ?? Infinity);
  }
  return Number.isFinite(until) ? [...moves, { at: until, by: -1 }] : moves;
}

/** The most that are out in each of `count` spans of this length from an instant on. */
export function mostInSpans(steps: Steps, from: Instant, spanMs: number, count: number): number[] {
  let next = 0;
  let out = 0;
  return Array.from({ length: count }, (_, i) => {
    const [start, end] = [from + i * spanMs, from + (i + 1) * spanMs];
    for (let step = steps[next]; step && step.at <= start; step = steps[++next]) out = step.out;
    let most = out;
    for (let step = steps[next]; step && step.at < end; step = steps[++next]) {
      out = step.out;
      most = Math.max(most, out);
    }
    return most;
  });
}
