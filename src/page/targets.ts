import { brokenIn } from './course.js';
import type { PageCourse, PageStay, PageView } from '../report/html/data.js';
import { el } from './dom.js';
import { type Column, searchTable } from './table.js';
import { durationText } from '../text/instant-text.js';

/** Every target: its domains, what takes it in which batch, from when to when on both sides, and whether the worst run breaks it. */
export function targetsTable({ unit, targets, worst, head, base, rollouts }: PageView): HTMLElement {
  const { names, count } = targets;
  if (!names) return el('p', {}, `Names of ${unit}s are hidden from readers of this page (comment-detail).`);
  const stays = firstStays(head);
  const before = base && firstStays(base);
  const broken = worst && brokenIn(worst.course, count);
  const columns: Column[] = [
    { title: unit, text: (row) => names[row] ?? '' },
    ...targets.labels.map(({ key, values, of }): Column => ({
      title: key.split('/').at(-1) ?? key,
      text: (row) => values[of[row] ?? -1] ?? '',
    })),
    { title: 'policy', text: (row) => rollouts[stays.get(row)?.[1] ?? -1] ?? '' },
    {
      ...{ title: 'batch', isNumeric: true },
      text: (row) => String(stays.get(row)?.[2] ?? '').replace(/^0$/, ''),
    },
    timeColumn('unavailable from', stays, ([, , , start]) => start),
    timeColumn('done', stays, ([, , , , stop]) => stop),
    ...(before ? [timeColumn('base: unavailable from', before, ([, , , start]) => start)] : []),
    ...(broken ? [{ title: 'worst run', text: (row: number) => (broken[row] ? 'broken' : '') }] : []),
  ];
  return el(
    'div',
    {},
    el('p', { class: 'note' }, 'Times are since the start of the plan.'),
    searchTable(count, unit, columns, `Table of all ${unit}s`),
  );
}

function timeColumn(
  title: string,
  stays: ReadonlyMap<number, PageStay>,
  pick: (stay: PageStay) => number | null,
): Column {
  return {
    ...{ title, isNumeric: true },
    text: (row) => {
      const stay = stays.get(row);
      const at = stay && pick(stay);
      return at === undefined ? '' : at === null ? 'never' : at === 0 ? 'at the start' : durationText(at);
    },
  };
}

/** By target the first stay that a rollout makes of it. */
function firstStays({ stays }: PageCourse): Map<number, PageStay> {
  return new Map(
    stays
      .filter(([, rollout]) => rollout >= 0)
      .toReversed()
      .map((stay) => [stay[0], stay]),
  );
}
