import type { PageFinding, PageReport, PageText } from '../report/html/data.js';
import { el, section, words } from './dom.js';
import { numberText } from './words.js';

const VERDICTS = {
  pass: ['✓', 'Passes'],
  warn: ['!', 'Passes with warnings'],
  fail: ['✕', 'Fails'],
  unknown: ['?', 'Could not be judged'],
} as const;

const SEVERITIES = { error: ['✕', 'Error'], warning: ['!', 'Warning'], info: ['i', 'Info'] } as const;

/** What a reader needs first: the verdict, what happens, base beside this change. */
export function headOf(report: PageReport): HTMLElement {
  const [sign, word] = VERDICTS[report.verdict];
  const verdict = el(
    'p',
    { class: `verdict ${report.verdict}` },
    el('span', { class: 'sign', 'aria-hidden': 'true' }, sign),
    ` ${word}`,
  );
  if (report.wouldFail) verdict.append(', but only reports (fail-on is never)');
  const cluster =
    report.cluster === null
      ? null
      : el('p', { class: 'cluster' }, 'Cluster ', el('code', { dir: 'auto' }, report.cluster));
  const title = el('h1', {}, capital(report.title));
  return el('header', {}, verdict, cluster, title, ...report.lead.map(paragraph), tableOf(report));
}

/** Titles are written to stand behind a colon. */
function capital(text: PageText): DocumentFragment {
  const [first, ...rest] = text;
  if (typeof first !== 'string') return words(text);
  return words([first.charAt(0).toUpperCase() + first.slice(1), ...rest]);
}

function paragraph(text: PageText): HTMLElement {
  return el('p', {}, words(text));
}

function tableOf({ table: { rows, compared } }: PageReport): HTMLElement | null {
  if (rows.length === 0) return null;
  const titles = compared ? ['base', 'this change'] : ['this plan'];
  const head = el('tr', {}, el('td'), ...titles.map((title) => el('th', { scope: 'col' }, title)));
  const lines = rows.map(({ label, base, head: now, trend, worse }) => {
    const mark = trend === null ? null : el('span', { class: worse ? 'trend worse' : 'trend' }, ` ${trend}`);
    const cells = compared ? [el('td', {}, words(base ?? []))] : [];
    return el('tr', {}, el('th', { scope: 'row' }, words(label)), ...cells, el('td', {}, words(now), mark));
  });
  return el(
    'div',
    { class: 'wide' },
    el('table', { class: 'numbers' }, el('thead', {}, head), el('tbody', {}, ...lines)),
  );
}

/** What could not be read, what is to be known of the run, and the broken rules, worst first. */
export function findingsOf(report: PageReport): HTMLElement | null {
  const { fresh, before, fixed, waived } = report.findings;
  const problems = report.problems;
  const shown = [...problems.filter(({ severity }) => severity === 'error'), ...fresh];
  const rest = problems.filter(({ severity }) => severity !== 'error');
  const parts = [
    report.notices.length > 0
      ? el('ul', { class: 'notices' }, ...report.notices.map((notice) => el('li', {}, words(notice))))
      : null,
    shown.length > 0 ? list(shown.slice(0, FIRST)) : el('p', {}, 'No rule is newly broken.'),
    fold('More like these', shown.slice(FIRST)),
    fold('Also about the input', rest),
    fold('Waived', waived),
    fold('Pre-existing', before),
    fold('Fixed by this change', fixed),
  ];
  return section('findings', 'Findings', ...parts);
}

/** So many stand there at once, the worst: what it looks like comes next. */
const FIRST = 8;
/** So many are listed: a page of thousands helps nobody. */
const SHOWN = 200;

function fold(title: string, findings: readonly PageFinding[]): HTMLElement | null {
  if (findings.length === 0) return null;
  return el('details', {}, el('summary', {}, `${title} (${numberText(findings.length)})`), list(findings));
}

function list(findings: readonly PageFinding[]): HTMLElement {
  const left = findings.length - SHOWN;
  const items = findings.slice(0, SHOWN).map(item);
  const more = left > 0 ? el('li', {}, `${numberText(left)} more are in the JSON report.`) : null;
  return el('ul', { class: 'findings' }, ...items, more);
}

function item({ severity, rule, text, fix, before, places }: PageFinding): HTMLElement {
  const [sign, word] = SEVERITIES[severity];
  const badge = el(
    'span',
    { class: `badge ${severity}` },
    el('span', { 'aria-hidden': 'true' }, `${sign} `),
    word,
  );
  const where = places.flatMap(({ text: place, url }) => [
    ' ',
    url === null ? el('span', {}, words(place)) : el('a', { href: url, rel: 'noreferrer' }, words(place)),
  ]);
  const head = el('p', { class: 'finding-head' }, badge, ' ', el('code', {}, rule), ...where);
  const made = el('li', {}, head, el('p', {}, words(text)));
  if (fix.length > 0) made.append(el('p', { class: 'fix' }, el('strong', {}, 'Fix: '), words(fix)));
  if (before.length > 0) made.append(el('p', { class: 'note' }, 'Base: ', words(before)));
  return made;
}
