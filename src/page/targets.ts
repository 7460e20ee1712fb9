import type { PageCourse, PageReport, PageView } from '../report/html/data.js';
import { brokenIn } from './course.js';
import { el, plain } from './dom.js';
import { type Column, searchTable } from './table.js';
import { durationText } from './words.js';

/** Every target: its domains, what takes it in which batch, from when to when on both sides, and whether the worst run breaks it. */
export function targetsTable(report: PageReport, view: PageView): HTMLElement {
  const { unit, targets, worst, head, base, takers } = view;
  const { names, count } = targets;
  if (!names)
    return el(
      'p',
      {},
      `The names of ${unit}s are hidden from the readers of this page (comment-detail), so there is no list of them.`,
    );
  const stays = firstStays(head, count);
  const before = base && firstStays(base, count);
  const broken = worst && brokenIn(worst.course, count);
  const batchOf = (row: number): number => head.batch[stays[row] ?? -1] ?? 0;
  const columns: Column[] = [
    { title: unit, text: (row) => names[row] ?? '' },
    ...targets.labels.map(({ key, values, of }): Column => ({
      title: key.split('/').at(-1) ?? key,
      text: (row) => values[of[row] ?? -1] ?? '',
    })),
    {
      title: 'through',
      text: (row) => plain(takers[head.taker[stays[row] ?? -1] ?? -1] ?? []),
    },
    {
      ...{ title: 'batch', isNumeric: true },
      text: (row) => (batchOf(row) > 0 ? String(batchOf(row)) : ''),
      value: (row) => batchOf(row) || Infinity,
    },
    timeColumn('unavailable from', head, stays, 'start'),
    timeColumn('done', head, stays, 'stop'),
    ...(base && before ? [timeColumn('base: unavailable from', base, before, 'start')] : []),
    ...(broken
      ? [
          {
            title: 'worst run',
            text: (row: number) => (broken[row] ? 'broken' : ''),
            value: (row: number) => -(broken[row] ?? 0),
          },
        ]
      : []),
  ];
  const only = report.views.length > 1 ? ` Only ${unit}s are listed.` : '';
  return el(
    'div',
    {},
    el('p', { class: 'note' }, `Times are since the start of the plan.${only}`),
    searchTable(count, unit, columns, `Table of all ${unit}s`),
  );
}

function timeColumn(title: string, course: PageCourse, stays: Int32Array, when: 'start' | 'stop'): Column {
  const since = (row: number): number => course[when][stays[row] ?? -1] ?? Infinity;
  return {
    ...{ title, isNumeric: true, value: since },
    text: (row) => {
      const at = since(row);
      if (at < Infinity) return at === 0 ? 'at once' : durationText(at);
      return (stays[row] ?? -1) >= 0 ? 'never' : '';
    },
  };
}

/** By target the first stay that a rollout makes of it; -1 if none does. */
function firstStays(course: PageCourse, count: number): Int32Array {
  const found = new Int32Array(count).fill(-1);
  course.target.forEach((target, i) => {
    if ((course.taker[i] ?? -1) >= 0 && (course.kind[i] ?? 0) < 2 && (found[target] ?? 0) < 0)
      found[target] = i;
  });
  return found;
}
