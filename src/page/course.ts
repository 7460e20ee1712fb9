import type { PageCourse } from '../report/html/data.js';

/** What a target is doing at an instant; the higher of two counts where several rollouts take it. */
export const STATE = { idle: 0, waiting: 1, done: 2, before: 3, out: 4, breaking: 5, failed: 6 } as const;

/** How many are out from each of these instants on, until the next. */
export interface Curve {
  readonly at: number[];
  readonly out: number[];
}

const HOLDS = 1;
const ASIDE = 2;

function isCounted(course: PageCourse, i: number): boolean {
  return ((course.kind[i] ?? 0) & (HOLDS | ASIDE)) === HOLDS;
}

/** The instants at which something begins or ends, in order, each once. */
export function stepsOf(courses: readonly PageCourse[]): number[] {
  const found = new Set<number>();
  for (const course of courses) {
    found.add(course.from);
    course.start.forEach((at, i) => {
      if (((course.kind[i] ?? 0) & ASIDE) !== 0) return;
      found.add(at);
      const [stop, failed] = [course.stop[i], course.failed[i]];
      if (stop !== null && stop !== undefined) found.add(stop);
      if (failed !== null && failed !== undefined) found.add(failed);
    });
  }
  return [...Float64Array.from(found).sort()];
}

/**
 * How many targets are out over time, in as many curves as `curveOf` has numbers (-1: in none). A target counts once, whoever takes
 * it; what counts at an instant is who is out after everything that happens then.
 */
export function curvesOf(course: PageCourse, curves: number, curveOf: (target: number) => number): Curve[] {
  const found = Array.from({ length: curves }, (): Curve => ({ at: [course.from], out: [0] }));
  const holds = new Map<number, number>();
  const move = (i: number, at: number, by: 1 | -1): void => {
    const target = course.target[i] ?? -1;
    const before = holds.get(target) ?? 0;
    holds.set(target, before + by);
    const curve = found[curveOf(target)];
    if (!curve || (by === 1 ? before > 0 : before > 1)) return;
    const last = curve.out.length - 1;
    const count = (curve.out[last] ?? 0) + by;
    if (curve.at[last] === at) curve.out[last] = count;
    else {
      curve.at.push(at);
      curve.out.push(count);
    }
  };
  const counted = course.target.map((_, i) => i).filter((i) => isCounted(course, i));
  const ends = counted.filter((i) => course.stop[i] !== null);
  ends.sort((a, b) => (course.stop[a] ?? 0) - (course.stop[b] ?? 0));
  let next = 0;
  const endUntil = (at: number): void => {
    for (let i = ends[next]; i !== undefined && (course.stop[i] ?? 0) <= at; i = ends[++next])
      move(i, course.stop[i] ?? 0, -1);
  };
  for (const i of counted) {
    const at = course.start[i] ?? 0;
    // What ends where it began has to begin first.
    endUntil(at - 1e-9);
    move(i, at, 1);
  }
  endUntil(Infinity);
  return found;
}

/** All targets in one curve. */
export function totalOf(course: PageCourse): Curve {
  return curvesOf(course, 1, () => 0)[0] ?? { at: [], out: [] };
}

/** The number that a curve stands at. */
export function valueAt({ at, out }: Curve, instant: number): number {
  return out[lastUpTo(at, instant)] ?? 0;
}

/** The position of the last of ascending numbers that is no larger; -1 where all are. */
export function lastUpTo(numbers: readonly number[], most: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The most targets that are out at once on a curve; 0 for an empty one. */
export function highest({ out }: Curve): number {
  return out.reduce((most, count) => Math.max(most, count), 0);
}

/** The targets that rollouts take in a course: what a rollout that stops never comes to is still part of it. */
export function membersOf(course: PageCourse, count: number): Uint8Array {
  const members = new Uint8Array(count);
  course.target.forEach((target, i) => {
    if ((course.taker[i] ?? -1) >= 0 && ((course.kind[i] ?? 0) & ASIDE) === 0)
      members[target] = STATE.waiting;
  });
  return members;
}

/** The state of every target at an instant; `members` are in it from the beginning on. */
export function statesAt(course: PageCourse, members: Uint8Array, instant: number): Uint8Array {
  const states = members.slice();
  course.target.forEach((target, i) => {
    if (((course.kind[i] ?? 0) & ASIDE) !== 0) return;
    states[target] = Math.max(states[target] ?? 0, stateOf(course, i, instant));
  });
  return states;
}

function stateOf(course: PageCourse, i: number, instant: number): number {
  const { start, stop, failed, taker, kind } = course;
  if ((start[i] ?? 0) > instant) return STATE.waiting;
  const holds = ((kind[i] ?? 0) & HOLDS) !== 0;
  // What fails beside one that serves takes nothing out, and what was touched and is out when all has ended is lost.
  if (holds && (failed[i] ?? Infinity) <= instant) return STATE.failed;
  if (holds && isLost(course, i) && instant >= course.end) return STATE.failed;
  const isOver = (stop[i] ?? Infinity) <= instant;
  if (taker[i] === -1) return isOver ? STATE.idle : STATE.before;
  if (isOver) return STATE.done;
  if (!holds) return STATE.waiting;
  return failed[i] === null && !isLost(course, i) ? STATE.out : STATE.breaking;
}

/** True for a target that a batch took out in a run that turned bad, and that never came back. */
function isLost({ turnsBadAt, stop, taker, batch }: PageCourse, i: number): boolean {
  return turnsBadAt !== null && stop[i] === null && (taker[i] ?? -1) >= 0 && (batch[i] ?? 0) > 0;
}

/** The targets that a run has broken when it ends. */
export function brokenIn(course: PageCourse, count: number): Uint8Array {
  return statesAt(course, new Uint8Array(count), course.end).map((state) => Number(state === STATE.failed));
}
