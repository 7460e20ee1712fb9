import { faceAt, holdsIn, MINUTE, type Minutes, shownAt } from './clocks.js';

/** Times in seconds since the epoch: what a controller does in a minute it does at some second of it. */
export interface Work {
  readonly start: number;
  /** When the last of it is available again. */
  readonly end: number;
}

/** A rollout as its reference describes it, stepped through by itself. */
export interface Rollout {
  /** What is out and when, if it begins at a second; as far as it gets. */
  readonly workFrom: (second: number) => readonly Work[];
  readonly targets: number;
  /** Null where no window holds it. */
  readonly isOpen: ((second: number) => boolean) | null;
}

/** How long one target takes in all cases, in seconds. */
export const TAKES = 20 * 60;

/** What a budget of a NodePool is active for. */
export interface Budget {
  readonly nodes: number;
  readonly active: Minutes | null;
}

/**
 * Karpenter: the smallest active budget counts at each pass, a pass takes a second and starts one node, and what is started goes on
 * when its window closes.
 */
export function poolRollout(nodes: number, budgets: readonly Budget[], until: number): Rollout {
  const allowedAt = (second: number): number =>
    Math.min(
      nodes,
      ...budgets.flatMap(({ nodes: most, active }) =>
        active === null || holdsIn(active, Math.floor(second / 60)) ? [most] : [],
      ),
    );
  const workFrom = (from: number): Work[] => {
    const works: Work[] = [];
    let second = from;
    while (works.length < nodes && second < until) {
      const now = second;
      const out = works.filter(({ end }) => end >= now);
      if (out.length < allowedAt(second)) {
        works.push({ start: second, end: second + TAKES });
        second += 1;
      } else second = Math.min(nextMinute(second), ...out.map(({ end }) => end + 1));
    }
    return works;
  };
  const isEver = budgets.some(({ nodes: most }) => most === 0);
  return { workFrom, targets: nodes, isOpen: isEver ? (second) => allowedAt(second) > 0 : null };
}

function nextMinute(second: number): number {
  return Math.floor(second / 60) * 60 + 60;
}

/** A window of an upgrade Plan. */
export interface PlanWindow {
  /** 0 is Sunday. */
  readonly days: readonly number[];
  readonly startTime: string;
  readonly endTime: string;
  readonly timeZone: string;
}

/** The upgrade controller: the window is asked for before the first node alone; a place is free when its Job has ended. */
export function planRollout(
  nodes: number,
  concurrency: number,
  window: PlanWindow | null,
  until: number,
): Rollout {
  const isOpen = (second: number): boolean => window === null || isInWindow(window, second);
  const workFrom = (from: number): Work[] => {
    let start = from;
    while (!isOpen(start) && start < until) start = nextMinute(start);
    return start >= until ? [] : inRows(nodes, concurrency, start, TAKES, TAKES);
  };
  return { workFrom, targets: nodes, isOpen: window === null ? null : isOpen };
}

/** By Go's clock: both texts are taken on the day that the zone shows, and the last second of the end counts. */
function isInWindow({ days, startTime, endTime, timeZone }: PlanWindow, second: number): boolean {
  const minute = Math.floor(second / 60);
  if (!days.includes(shownAt(minute, timeZone).weekday)) return false;
  const date = faceAt(minute, timeZone).slice(0, 10);
  const start = goInstant(`${date}T${startTime}`, timeZone);
  const end = goInstant(`${date}T${endTime}`, timeZone) + 1;
  return startTime > endTime ? second < end || second >= start : start <= second && second < end;
}

/** `time.Date`: the offset at the text read as UTC, or of the neighbouring period where that one does not hold there. */
function goInstant(face: string, zone: string): number {
  const read = Date.parse(`${face}:00Z`) / 1000;
  const offset = offsetAt(read, zone);
  const other = offsetAt(read - offset, zone);
  return read - (other === offset ? offset : other);
}

function offsetAt(second: number, zone: string): number {
  const minute = Math.floor(second / 60);
  return (Date.parse(`${faceAt(minute, zone)}:00Z`) - minute * MINUTE) / 1000;
}

/** So many places, each taken again as soon as it is free. */
function inRows(targets: number, places: number, from: number, takes: number, busy: number): Work[] {
  const free = Array.from({ length: places }, () => from);
  return Array.from({ length: targets }, () => {
    const place = free.indexOf(Math.min(...free));
    const start = free[place] ?? from;
    free[place] = start + busy;
    return { start, end: start + takes };
  });
}

/** A Deployment without surge: a pod that is ready counts as available after `minReadySeconds`, and only then the next one goes. */
export function workloadRollout(replicas: number, minReadySeconds: number): Rollout {
  const busy = TAKES + minReadySeconds;
  return { workFrom: (from) => inRows(replicas, 1, from, busy, busy), targets: replicas, isOpen: null };
}

/** Fixed batches of a NodeWright: the next begins when all of the last are done. */
export function batchRollout(nodes: number, size: number): Rollout {
  const workFrom = (from: number): Work[] =>
    Array.from({ length: nodes }, (_, i) => {
      const start = from + Math.floor(i / size) * TAKES;
      return { start, end: start + TAKES };
    });
  return { workFrom, targets: nodes, isOpen: null };
}

/** Stages of clusters, one after the other each, with a wait after all but the last. */
export function stagedRollout(stages: readonly number[], waitSeconds: number): Rollout {
  const workFrom = (from: number): Work[] => {
    const works: Work[] = [];
    let free = from;
    stages.forEach((clusters, i) => {
      if (i > 0) free += waitSeconds;
      for (let one = 0; one < clusters; one += 1, free += TAKES)
        works.push({ start: free, end: free + TAKES });
    });
    return works;
  };
  return { workFrom, targets: stages.reduce((sum, one) => sum + one, 0), isOpen: null };
}
