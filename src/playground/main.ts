import * as z from 'zod';
import type { Report } from '../plan/finding.js';
import { el } from '../page/dom.js';
import { show as showPictures } from '../page/show.js';
import { articleOf } from '../report/html/page-report.js';
import { editor, type Mark } from './editor.js';
import { planned } from '../cases/planned.js';
import { fleetForm } from './fleet-form.js';
import { presetsBy } from './presets.js';
import type { Setup } from '../cases/setup.js';
import { fromAddress, toAddress } from './address.js';
import { search } from './search.js';

/** The pages of the rules and of `presets/` by name, put in by the build. */
declare const RULE_PAGES: Readonly<Record<string, string>>;
declare const PRESET_PAGES: Readonly<Record<string, string>>;

// The page's policy forbids to make code of text, which zod would try.
z.config({ jitless: true });

const PRESETS = presetsBy(RULE_PAGES, PRESET_PAGES);
/** Between the last key and the plan. */
const PAUSE_MS = 200;

function field<K extends keyof HTMLElementTagNameMap>(tag: K, id: string): HTMLElementTagNameMap[K] {
  const found = document.querySelector(`${tag}#${id}`);
  if (found === null) throw new Error(`the page has no ${id}`);
  return found as HTMLElementTagNameMap[K];
}

const minutes = field('input', 'minutes');
const at = field('input', 'at');
const snapshot = field('textarea', 'snapshot');
const config = field('textarea', 'config');
const compare = field('input', 'compare');
const example = field('select', 'example');
const headline = field('output', 'headline');
const main = document.querySelector('main') ?? document.body;

const fleet = fleetForm(field('div', 'rows'), field('button', 'add-row'), edited);
const base = editor(field('div', 'base'), 'Policies of the base', edited);
const head = editor(field('div', 'head'), 'Policies', edited);
const others = search(field('div', 'search'), (text) => {
  head.show(text);
  show(planned(current()));
  keep();
});

function current(): Setup {
  return {
    ...{ fleet: fleet.text, snapshot: snapshot.value, config: config.value, at: at.value.trim() },
    ...{ base: compare.checked ? base.text : null, head: head.text },
    durationMinutes: minutes.value === '' ? null : Number(minutes.value),
  };
}

function load(setup: Setup): void {
  fleet.show(setup.fleet);
  snapshot.value = setup.snapshot;
  config.value = setup.config;
  at.value = setup.at;
  minutes.value = String(setup.durationMinutes ?? '');
  compare.checked = setup.base !== null;
  base.show(setup.base ?? setup.head);
  head.show(setup.head);
  field('details', 'pasted').open = setup.snapshot !== '';
  field('details', 'limits').open = setup.config !== '';
  plan();
}

function plan(): void {
  field('section', 'before').hidden = !compare.checked;
  field('span', 'after-title').textContent = compare.checked ? 'This change' : 'Policies';
  const result = planned(current());
  others.offer('report' in result ? result : null);
  show(result);
}

function show(result: ReturnType<typeof planned>): void {
  if ('report' in result) {
    const { body, pictures } = articleOf(result.report, 'full', null);
    const article = el('article');
    // Markup of our own: every text of the policies is escaped in it.
    article.innerHTML = body.source;
    linkRules(article);
    main.replaceChildren(article);
    showPictures([pictures], 0);
    headline.textContent = headlineOf(article);
    head.mark(marksOf(result.report, 'head.yaml'));
  } else refuse(result.refused);
}

/** Leads from a finding to the example of its rule. */
function linkRules(article: HTMLElement): void {
  for (const rule of article.querySelectorAll('.findings code')) {
    const id = rule.textContent;
    if (!PRESETS.some(([, presets]) => presets.some((preset) => preset.id === id))) continue;
    const example = el('a', { href: `#example=${id}`, title: 'Open the example of this rule' });
    rule.replaceWith(example);
    example.append(rule);
  }
}

function refuse(sentences: readonly string[]): void {
  headline.textContent = 'No plan';
  main.replaceChildren(...sentences.map((sentence) => el('p', { class: 'refused' }, sentence)));
  head.mark([]);
}

/** The verdict and the first number of a plan: they stay in sight while one edits. */
function headlineOf(article: HTMLElement): string {
  const verdict = article.querySelector('.verdict')?.textContent ?? '';
  const [label, ...numbers] = [...(article.querySelector('tbody tr')?.children ?? [])].map(
    ({ textContent }) => textContent.trim(),
  );
  const [base, change] = numbers.length > 1 ? numbers : [null, numbers[0]];
  if (!label) return verdict;
  return `${verdict} · ${label}: ${change}${base === null ? '' : ` · base: ${base}`}`;
}

function marksOf({ findings, plan: { problems } }: Report, file: string): Mark[] {
  const found = findings
    .filter(({ status }) => status !== 'fixed')
    .map(({ place, severity, message }) => ({ place, severity, message }));
  const all = [
    ...found,
    ...problems.map(({ place, severity, code }) => ({ place, severity, message: code })),
  ];
  return all.flatMap(({ place, severity, message }) =>
    place?.file === file ? [{ line: place.line, severity, message }] : [],
  );
}

let waiting: number | undefined;

function edited(): void {
  window.clearTimeout(waiting);
  waiting = window.setTimeout(() => {
    plan();
    keep();
  }, PAUSE_MS);
}

/** Writes the setup into the address: a reload or a copied address shows the same as the screen. */
function keep(): void {
  example.value = '';
  void toAddress(current()).then((address) => {
    history.replaceState(null, '', `#${address}`);
  });
}

async function fromHash(): Promise<void> {
  const [, id] = /^#example=([\w-]+)$/.exec(location.hash) ?? [];
  const all = PRESETS.flatMap(([, presets]) => presets);
  const own = await fromAddress(location.hash);
  const shown = location.hash.length > 1 ? all.find((one) => one.id === id) : all[0];
  example.value = own ? '' : (shown?.id ?? '');
  const setup = own ?? shown?.setup;
  if (setup) load(setup);
  else refuse(['The address holds neither an example nor a setup that this page knows. Choose an example.']);
}

example.append(
  el('option', { value: '' }, 'your own'),
  ...PRESETS.map(([title, presets]) =>
    el('optgroup', { label: title }, ...presets.map((one) => el('option', { value: one.id }, one.title))),
  ),
);
example.addEventListener('change', () => {
  if (example.value !== '') location.hash = `#example=${example.value}`;
});
for (const one of [minutes, at, snapshot, config]) one.addEventListener('input', edited);
compare.addEventListener('change', edited);
field('button', 'link').addEventListener('click', () => {
  void toAddress(current())
    .then((address) => navigator.clipboard.writeText(`${location.href.replace(/#.*/, '')}#${address}`))
    .then(
      () => 'Copied.',
      () => 'Copy the address of this page.',
    )
    .then((said) => {
      field('output', 'copied').textContent = said;
    });
});
addEventListener('hashchange', () => void fromHash());
void fromHash();
