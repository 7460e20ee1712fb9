import type { PageCourse, PageReport, PageView } from '../report/html/data.js';
import { brokenIn } from './course.js';
import { el, plain } from './dom.js';
import { type Column, virtualTable } from './table.js';
import { durationText } from './words.js';

/** Every target: where it stands, when it goes out and comes back, on both sides, and whether the worst run breaks it. */
export function targetsTable(report: PageReport, view: PageView): HTMLElement {
  const { unit, targets, worst } = view;
  const { names } = targets;
  if (!names)
    return el(
      'p',
      {},
      `The names of ${unit}s are hidden from the readers of this page (comment-detail), so there is no list of them.`,
    );
  const columns = [
    { title: unit, weight: 3, text: (row: number) => names[row] ?? '' },
    ...targets.labels.map(domainColumn),
    ...headColumns(view),
    ...(view.base ? [baseColumn(view.base, targets.count)] : []),
    ...(worst ? [worstColumn(brokenIn(worst.course, targets.count))] : []),
  ];
  const note = `Times are since the start of the plan.${report.views.length > 1 ? ` Only ${unit}s are listed.` : ''}`;
  return el(
    'div',
    {},
    el('p', { class: 'note' }, note),
    virtualTable(targets.count, unit, columns, `Table of all ${unit}s`),
  );
}

function domainColumn({ key, values, of }: PageView['targets']['labels'][number]): Column {
  return { title: shortKey(key), weight: 1.7, text: (row) => values[of[row] ?? -1] ?? '' };
}

function headColumns(view: PageView): Column[] {
  const { head } = view;
  const stays = firstStays(head, view.targets.count);
  return [
    { title: 'through', weight: widthFor(view), text: (row) => throughOf(view, stays[row]) },
    {
      ...NUMBER,
      title: 'batch',
      weight: 1.1,
      text: (row) => batchText(head, stays[row]),
      value: (row) => batchOf(head, stays[row]),
    },
    timeColumn('out from', head, stays, 'start'),
    timeColumn('done', head, stays, 'stop'),
  ];
}

function baseColumn(base: PageCourse, count: number): Column {
  return timeColumn('base: out from', base, firstStays(base, count), 'start');
}

function timeColumn(title: string, course: PageCourse, stays: Int32Array, when: 'start' | 'stop'): Column {
  return {
    ...NUMBER,
    title,
    weight: 1.8,
    text: (row) => sinceText(course, stays[row], when),
    value: (row) => since(course, stays[row], when),
  };
}

function worstColumn(broken: ArrayLike<number>): Column {
  return {
    title: 'worst run',
    weight: 1.3,
    text: (row) => (broken[row] ? 'broken' : ''),
    value: (row) => -(broken[row] ?? 0),
  };
}

const NUMBER = { isNumeric: true } as const;

/** `zone` of `topology.kubernetes.io/zone`. */
function shortKey(key: string): string {
  return key.split('/').at(-1) ?? key;
}

/** By target the first stay that a rollout makes of it, -1 where none does. */
function firstStays(course: PageCourse, count: number): Int32Array {
  const found = new Int32Array(count).fill(-1);
  course.target.forEach((target, i) => {
    if ((course.taker[i] ?? -1) >= 0 && (course.kind[i] ?? 0) < 2 && (found[target] ?? 0) < 0)
      found[target] = i;
  });
  return found;
}

/** So wide that the longest name of a group is read whole, within reason: two groups of one policy differ in their last letters. */
function widthFor({ takers }: PageView): number {
  const longest = Math.max(0, ...takers.map((taker) => plain(taker).length));
  return Math.min(8, Math.max(2.5, longest / 6.5));
}

function throughOf({ head, takers }: PageView, stay: number | undefined): string {
  const taker = takers[head.taker[stay ?? -1] ?? -1];
  return taker ? plain(taker) : '';
}

function batchOf(course: PageCourse, stay: number | undefined): number {
  return course.batch[stay ?? -1] ?? Infinity;
}

function batchText(course: PageCourse, stay: number | undefined): string {
  const batch = batchOf(course, stay);
  return batch > 0 && batch < Infinity ? String(batch) : '';
}

function since(course: PageCourse, stay: number | undefined, column: 'start' | 'stop'): number {
  return course[column][stay ?? -1] ?? Infinity;
}

function sinceText(course: PageCourse, stay: number | undefined, column: 'start' | 'stop'): string {
  const at = since(course, stay, column);
  if (at < Infinity) return at === 0 ? 'at once' : durationText(at);
  return stay !== undefined && stay >= 0 ? 'never' : '';
}
