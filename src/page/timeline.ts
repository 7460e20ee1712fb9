import { minuteText } from '../text/instant-text.js';
import type { Clock } from './clock.js';
import type { PageGroup, PageReport, PageRollout } from '../report/html/data.js';
import { color, el, legend } from './dom.js';
import { counted, numberText } from './text.js';
import { LEFT, overTime, paintMoment, type TimeCanvas } from './time-axis.js';

/** Groups that are shown; the details have all of them. */
const SHOWN = 50;

/** Batches and windows of every group, base above this change, under the time axis of the chart. */
export function timeline(report: PageReport, clock: Clock): HTMLElement {
  const { groups, freezes } = report;
  const rows = groups.slice(0, SHOWN).map((group) => row(group, report, clock));
  const more = groups.length - rows.length;
  const isClosed = groups.some(({ head }) => head.closed.some((spans) => spans.length > 0));
  const keys = legend([
    ...(isClosed ? [{ color: 'closed', label: 'hours in which the limit is 0' }] : []),
    ...freezes.map(({ name }) => ({ color: 'frozen', label: `freeze ${name}` })),
  ]);
  const left = more > 0 ? el('p', {}, `${counted(more, 'more group')} in the details.`) : null;
  return el('div', {}, el('ul', { class: 'rows' }, ...rows), left, keys);
}

const LANE = 22;

function row(group: PageGroup, report: PageReport, clock: Clock): HTMLElement {
  const { policy, name, base, head, next } = group;
  const isCompared = report.groups.some((other) => other.base);
  const lanes = [
    ...(isCompared ? [{ label: 'base', rollout: base, fill: 'base' }] : []),
    { label: isCompared ? 'change' : 'plan', rollout: head, fill: 'head' },
  ];
  const state = el('p', { class: 'state' });
  const describe = (at: number | null): void => {
    const moment = at === null ? '' : `${minuteText(report.at + at)}: `;
    state.textContent = moment + stateAt(group, at ?? clock.at);
  };
  const height = LANE * lanes.length;
  const strip = overTime(
    ['strip', `Batches of ${policy} ${name}`],
    clock,
    height,
    (canvas) => {
      const { context, right } = canvas;
      describe(null);
      context.font = '11px system-ui, sans-serif';
      context.fillStyle = color('track');
      context.fillRect(LEFT, 0, right - LEFT, height);
      lanes.forEach(({ label: side, rollout, fill }, i) => {
        const top = i * LANE;
        context.textAlign = 'right';
        context.fillStyle = color('muted');
        context.fillText(side, LEFT - 6, top + LANE / 2 + 4);
        if (rollout) paintRollout(canvas, rollout, top, color(fill));
      });
      paintMoment(canvas, clock, report, [0, height]);
    },
    describe,
  );
  const names = [el('code', {}, policy), ' ', el('code', {}, name), next ? ' · next rollout' : ''];
  return el('li', {}, el('p', { class: 'title' }, ...names), strip, state);
}

/** A stripe for each reason while its limit is 0; a bar for each batch with its size, those too narrow to tell apart as one. */
function paintRollout(
  { context, right: most, x, band }: TimeCanvas,
  { closed, batches }: PageRollout,
  top: number,
  fill: string,
): void {
  const height = LANE / Math.max(1, closed.length);
  closed.forEach((spans, i) => {
    for (const span of spans) band(span, top + i * height, height, 'closed');
  });
  let drawn = LEFT;
  context.textAlign = 'center';
  for (const { start, end, size, failed } of batches) {
    // A batch that never ends reaches the edge.
    const right = end === null ? most : Math.min(most, x(end));
    const left = Math.max(x(start), drawn);
    if (right < drawn + 1 || left > most) continue;
    context.fillStyle = failed > 0 ? color('failed') : fill;
    context.fillRect(left, top + 2, Math.max(1.5, right - left - (right - left > 3 ? 1 : 0)), LANE - 4);
    drawn = right;
    const text = numberText(size);
    if (context.measureText(text).width + 6 > right - left) continue;
    context.fillStyle = color('on-bar');
    context.fillText(text, (left + right) / 2, top + LANE / 2 + 4);
  }
}

/** The state of the group at one moment, on both sides. */
function stateAt({ head, base, unit }: PageGroup, at: number): string {
  const sideAt = ({ batches }: PageRollout): string => {
    const begun = batches.filter(({ start }) => start <= at);
    const open = begun.reduce((sum, { end, size }) => ((end ?? Infinity) > at ? sum + size : sum), 0);
    if (batches.length === 0) return 'no batch';
    const which = `batch ${numberText(begun.length)} of ${numberText(batches.length)}`;
    return open > 0 ? `${which}, ${counted(open, unit)} under way` : which;
  };
  return base ? `${sideAt(head)} · base: ${sideAt(base)}` : sideAt(head);
}
