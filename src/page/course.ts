import type { PageCourse, PageStay } from '../report/html/data.js';

/** The state of a target at an instant; the highest counts if several rollouts take it. */
export const STATE = { idle: 0, waiting: 1, done: 2, before: 3, out: 4, breaking: 5, failed: 6 } as const;

/** The number of unavailable targets from an instant on, until the next. */
export type Curve = readonly (readonly [at: number, out: number])[];

/** The instants at which something begins or ends, in order, each once. */
export function stepsOf(courses: readonly PageCourse[]): number[] {
  const found = courses.flatMap(({ from, stays }) => [
    from,
    ...stays.flatMap(([, , , start, stop, failed]) => [start, stop, failed]),
  ]);
  return [...new Set(found.filter((at) => at !== null))].sort((a, b) => a - b);
}

/**
 * The number of unavailable targets over time. A target counts once, whatever takes it; at an instant counts what is unavailable after
 * everything that happens then.
 */
export function totalOf({ from, stays }: PageCourse): Curve {
  const moves = stays.flatMap(([target, , , start, stop, , holds]) => [
    ...(holds ? [{ at: start, by: 1, target }] : []),
    ...(holds && stop !== null ? [{ at: stop, by: -1, target }] : []),
  ]);
  const taken = new Map<number, number>();
  const curve = new Map([[from, 0]]);
  let out = 0;
  // A stay that ends when it begins has to begin first.
  for (const { at, by, target } of moves.sort((a, b) => a.at - b.at || b.by - a.by)) {
    const before = taken.get(target) ?? 0;
    taken.set(target, before + by);
    out += Number(before + by > 0) - Number(before > 0);
    curve.set(at, out);
  }
  return [...curve];
}

/** The number on a curve at an instant. */
export function valueAt(curve: Curve, instant: number): number {
  return curve.findLast(([at]) => at <= instant)?.[1] ?? 0;
}

/** The most targets that are unavailable at once on a curve; 0 for an empty one. */
export function highest(curve: Curve): number {
  return curve.reduce((most, [, out]) => Math.max(most, out), 0);
}

/** The targets that rollouts take in a course, also those that a rollout that stops never reaches. */
export function membersOf({ stays }: PageCourse, count: number): Uint8Array {
  const members = new Uint8Array(count);
  for (const [target, rollout] of stays) if (rollout >= 0) members[target] = STATE.waiting;
  return members;
}

/** The state of every target at an instant; `members` are in it from the beginning on. */
export function statesAt(course: PageCourse, members: Uint8Array, instant: number): Uint8Array {
  const states = members.slice();
  for (const stay of course.stays) {
    const [target] = stay;
    states[target] = Math.max(states[target] ?? 0, stateOf(stay, course, instant));
  }
  return states;
}

function stateOf(
  [, rollout, batch, start, stop, failed, holds]: PageStay,
  { turnsBadAt, end }: PageCourse,
  instant: number,
): number {
  // A batch took it in a run that turned bad, and it never came back.
  const isLost = turnsBadAt !== null && stop === null && rollout >= 0 && batch > 0;
  if (start > instant) return STATE.waiting;
  // A failure of a target that keeps serving makes nothing unavailable.
  if (holds && ((failed ?? Infinity) <= instant || (isLost && instant >= end))) return STATE.failed;
  const isOver = (stop ?? Infinity) <= instant;
  if (rollout === -1) return isOver ? STATE.idle : STATE.before;
  if (isOver) return STATE.done;
  if (!holds) return STATE.waiting;
  return failed === null && !isLost ? STATE.out : STATE.breaking;
}

/** The targets that a run has broken when it ends. */
export function brokenIn(course: PageCourse, count: number): Uint8Array {
  return statesAt(course, new Uint8Array(count), course.end).map((state) => Number(state === STATE.failed));
}
