import type { PageReport } from '../report/html/data.js';
import { capital, drawBlock, paragraph } from './blocks.js';
import { el, plain, section, words } from './dom.js';

const VERDICTS = {
  pass: ['✓', 'Passes'],
  warn: ['!', 'Passes with warnings'],
  fail: ['✕', 'Fails'],
  unknown: ['?', 'Could not be evaluated'],
} as const;

/** What a reader needs first: the verdict, what happens, base beside this change. */
export function headOf({ verdict, cluster, title, head }: PageReport): HTMLElement {
  const [sign, word] = VERDICTS[verdict];
  return el(
    'header',
    {},
    el(
      'p',
      { class: `verdict ${verdict}` },
      el('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
      ` ${word}`,
    ),
    cluster === null ? null : el('p', { class: 'cluster' }, 'Cluster ', el('code', { dir: 'auto' }, cluster)),
    el('h1', {}, words(capital(title))),
    ...head.map(drawBlock),
  );
}

/** Problems and findings of this change. */
export function findingsOf({ entries, tail }: PageReport): HTMLElement {
  const none = el('p', {}, 'No finding of this change.');
  return section('findings', 'Findings', entries ? drawBlock(entries) : none, ...tail.map(paragraph));
}

/** Rollouts and older findings, each folded. */
export function detailsOf({ sections }: PageReport): HTMLElement | null {
  if (sections.length === 0) return null;
  const folds = sections.map(({ title, blocks }) =>
    el('details', {}, el('summary', {}, plain(title)), ...blocks.map(drawBlock)),
  );
  return section('details', 'Details', ...folds);
}
