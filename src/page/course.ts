import type { PageCourse } from '../report/html/data.js';

/** What a target is doing at an instant; the highest counts if several rollouts take it. */
export const STATE = { idle: 0, waiting: 1, done: 2, before: 3, out: 4, breaking: 5, failed: 6 } as const;

/** How many targets are unavailable from each of these instants on, until the next. */
export interface Curve {
  readonly at: number[];
  readonly out: number[];
}

const HOLDS = 1;
const ASIDE = 2;

function isAside({ kind }: PageCourse, i: number): boolean {
  return ((kind[i] ?? 0) & ASIDE) !== 0;
}

function holds({ kind }: PageCourse, i: number): boolean {
  return ((kind[i] ?? 0) & HOLDS) !== 0;
}

/** The instants at which something begins or ends, in order, each once. */
export function stepsOf(courses: readonly PageCourse[]): number[] {
  const found = new Set<number>();
  for (const course of courses) {
    found.add(course.from);
    course.start.forEach((at, i) => {
      if (isAside(course, i)) return;
      for (const instant of [at, course.stop[i], course.failed[i]])
        if (instant !== null && instant !== undefined) found.add(instant);
    });
  }
  return [...Float64Array.from(found).sort()];
}

/**
 * How many targets are unavailable over time. A target counts once, whatever takes it; at an instant counts what is unavailable after
 * everything that happens then.
 */
export function totalOf(course: PageCourse): Curve {
  const curve: Curve = { at: [course.from], out: [0] };
  const taken = new Map<number, number>();
  const move = (i: number, at: number, by: 1 | -1): void => {
    const target = course.target[i] ?? -1;
    const before = taken.get(target) ?? 0;
    taken.set(target, before + by);
    if (by === 1 ? before > 0 : before > 1) return;
    const last = curve.out.length - 1;
    const count = (curve.out[last] ?? 0) + by;
    if (curve.at[last] === at) curve.out[last] = count;
    else {
      curve.at.push(at);
      curve.out.push(count);
    }
  };
  const counted = course.target.map((_, i) => i).filter((i) => holds(course, i) && !isAside(course, i));
  const stopOf = (i: number): number => course.stop[i] ?? Infinity;
  const ends = counted.filter((i) => stopOf(i) < Infinity).sort((a, b) => stopOf(a) - stopOf(b));
  let next = 0;
  const endBefore = (at: number): void => {
    for (let i = ends[next]; i !== undefined && stopOf(i) < at; i = ends[++next]) move(i, stopOf(i), -1);
  };
  for (const i of counted) {
    const at = course.start[i] ?? 0;
    // What ends at the instant at which it began has to begin first.
    endBefore(at);
    move(i, at, 1);
  }
  endBefore(Infinity);
  return curve;
}

/** The number on a curve at an instant. */
export function valueAt({ at, out }: Curve, instant: number): number {
  return out[lastUpTo(at, instant)] ?? 0;
}

/** The position of the last of ascending numbers that is no larger; -1 if all are. */
export function lastUpTo(numbers: readonly number[], most: number): number {
  let [from, to] = [0, numbers.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((numbers[middle] ?? 0) <= most) from = middle + 1;
    else to = middle;
  }
  return from - 1;
}

/** The most targets that are unavailable at once on a curve; 0 for an empty one. */
export function highest({ out }: Curve): number {
  return out.reduce((most, count) => Math.max(most, count), 0);
}

/** The targets that rollouts take in a course, also those that a rollout that stops never reaches. */
export function membersOf(course: PageCourse, count: number): Uint8Array {
  const members = new Uint8Array(count);
  course.target.forEach((target, i) => {
    if ((course.taker[i] ?? -1) >= 0 && !isAside(course, i)) members[target] = STATE.waiting;
  });
  return members;
}

/** The state of every target at an instant; `members` are in it from the beginning on. */
export function statesAt(course: PageCourse, members: Uint8Array, instant: number): Uint8Array {
  const states = members.slice();
  course.target.forEach((target, i) => {
    if (!isAside(course, i)) states[target] = Math.max(states[target] ?? 0, stateOf(course, i, instant));
  });
  return states;
}

function stateOf(course: PageCourse, i: number, instant: number): number {
  const { start, stop, failed, taker } = course;
  if ((start[i] ?? 0) > instant) return STATE.waiting;
  // A failure of a target that keeps serving makes nothing unavailable; a touched target that is unavailable at the end is lost.
  if (holds(course, i) && (failed[i] ?? Infinity) <= instant) return STATE.failed;
  if (holds(course, i) && isLost(course, i) && instant >= course.end) return STATE.failed;
  const isOver = (stop[i] ?? Infinity) <= instant;
  if (taker[i] === -1) return isOver ? STATE.idle : STATE.before;
  if (isOver) return STATE.done;
  if (!holds(course, i)) return STATE.waiting;
  return failed[i] === null && !isLost(course, i) ? STATE.out : STATE.breaking;
}

/** True for a target that a batch took in a run that turned bad, and that never came back. */
function isLost({ turnsBadAt, stop, taker, batch }: PageCourse, i: number): boolean {
  return turnsBadAt !== null && stop[i] === null && (taker[i] ?? -1) >= 0 && (batch[i] ?? 0) > 0;
}

/** The targets that a run has broken when it ends. */
export function brokenIn(course: PageCourse, count: number): Uint8Array {
  return statesAt(course, new Uint8Array(count), course.end).map((state) => Number(state === STATE.failed));
}
