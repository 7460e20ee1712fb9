import { button, el } from '../page/dom.js';
import type { ClusterInput } from '../plan.js';
import type { Report } from '../plan/finding.js';
import { settingsText, tunedTitle } from '../report/tune-document.js';
import { durationText } from '../text/instant-text.js';
import { markupPieces } from '../text/render.js';
import type { Text } from '../text/text.js';
import { withSettings } from '../edits.js';
import { type Point, searchableGroups, type Tuned, tuning } from '../tune/tune.js';
import { frontChart } from './front-chart.js';

/** The search for other settings of a policy, with its result. */
interface Search {
  /** Offers the groups of a plan. A search that runs stops, and its result goes; null: there is no plan. */
  offer(planned: { readonly input: ClusterInput; readonly report: Report } | null): void;
}

const NO_LIMITS = { peakAtOnce: null, worstLoss: null, finishBy: null };
/** The page answers to keys in between. */
const SLICE_MS = 40;

/**
 * Fills `parent` with a choice of groups and a button. Its result is a chart and a table of settings; `take` is called with the text of
 * the policies that has those a person chose.
 */
export function search(parent: HTMLElement, take: (text: string) => void): Search {
  const groups = el('select', { 'aria-label': 'Group' });
  const status = el('output');
  const result = el('div');
  let current: { readonly input: ClusterInput } | null = null;
  let running = 0;

  const start = button('Try other settings', null, () => {
    if (current === null) return;
    const { input } = current;
    const steps = tuning(input, groups.value, NO_LIMITS);
    const own = ++running;
    const slice = (): void => {
      if (own !== running) return;
      const until = performance.now() + SLICE_MS;
      for (;;) {
        const step = steps.next();
        if (step.done === true) {
          showFront(step.value, input.head.files[0]?.text ?? '');
          return;
        }
        if (performance.now() < until) continue;
        status.textContent = `Candidate ${step.value}`;
        window.setTimeout(slice);
        return;
      }
    };
    slice();
  });

  const showFront = (tuned: Tuned, text: string): void => {
    status.replaceChildren(...elements(tunedTitle(tuned)));
    const points = tuned.front.includes(tuned.today) ? tuned.front : [tuned.today, ...tuned.front];
    const choose = (chosen: Point): void => {
      const edited = withSettings(text, tuned.object, chosen.settings);
      if (edited === null) return;
      points.forEach((point, i) => rows[i]?.setAttribute('aria-current', String(point === chosen)));
      take(edited);
    };
    const rows = points.map((point) => rowOf(point, tuned, choose));
    const heads = ['Broken (worst case)', 'Peak at once', 'Finishes after', 'Settings'];
    result.replaceChildren(
      frontChart(points, tuned, choose),
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
        el('tbody', {}, ...rows),
      ),
    );
  };

  const hint =
    'Each candidate is planned with all rules. Choose a dot or a row to put its settings into the policies.';
  parent.append(el('p', {}, hint), el('div', { class: 'controls' }, groups, start), status, result);
  return {
    offer(planned) {
      running++;
      current = planned;
      status.textContent = '';
      result.replaceChildren();
      const names = planned ? searchableGroups(planned.input, planned.report) : [];
      const chosen = groups.value;
      groups.replaceChildren(...names.map((name) => el('option', {}, name)));
      if (names.includes(chosen)) groups.value = chosen;
      start.disabled = names.length === 0;
    },
  };
}

function rowOf(point: Point, { today, matched, at }: Tuned, choose: (point: Point) => void): HTMLElement {
  const { worstLoss, peakAtOnce, finish } = point;
  const cells = [
    `${worstLoss} of ${matched}`,
    `${peakAtOnce} of ${matched}`,
    finish === null ? 'not within the plan' : durationText(finish - at),
  ];
  const take = button('', null, () => {
    choose(point);
  });
  take.append(...(point === today ? ['today'] : elements(settingsText(point))));
  return el(
    'tr',
    { 'aria-current': String(point === today) },
    ...cells.map((cell) => el('td', {}, cell)),
    el('td', {}, take),
  );
}

function elements(text: Text): (Node | string)[] {
  return markupPieces(text).map((piece) => (piece.kind === 'code' ? el('code', {}, piece.text) : piece.text));
}
