import type { Report } from '../src/plan/finding.js';
import { expectedText } from './case-text.js';
import { brokenLaws } from './plan-laws.js';
import { planOf } from './plan-of.js';
import { render } from './render.js';
import { sections } from '../src/cases/page.js';
import { caseOf } from './rules/page-plans.js';

const HEADINGS = ['Fleet', 'Base', 'Head', 'Configuration', 'Expected', 'Text'];

/** The text of a page with what its plans expect today. */
export function replanned(text: string): string {
  const parts = partsOf(text).map(({ source, page }) => {
    const others = [...page.keys()].filter((heading) => !HEADINGS.includes(heading));
    if (others.length > 0) throw new Error(`unknown heading: ${others.join(', ')}`);
    const report = planOf(caseOf(page, 'Head'));
    if (JSON.stringify(report.findings).includes('[object ')) throw new Error('a text instead of a string');
    const laws = brokenLaws(report);
    if (laws.length > 0) throw new Error(`laws of a plan that are broken: ${laws.join('; ')}`);
    return written(source, page, report);
  });
  return parts.join('\n');
}

export interface CasePart {
  /** The text of the page, or of one of its variants. */
  readonly source: string;
  /** The sections to plan. */
  readonly page: ReadonlyMap<string, string>;
}

/** A page and its variants, each with the sections that it is planned from. */
export function partsOf(text: string): CasePart[] {
  const [main = '', ...variants] = text.split(/^(?=## Variant: )/m);
  const page = sections(main);
  return [
    { source: variants.length > 0 ? main.trimEnd() + '\n' : main, page: changed(page, []) },
    ...variants.map((source, i) => ({
      source: i < variants.length - 1 ? source.trimEnd() + '\n' : source,
      page: changed(page, hunksIn(source)),
    })),
  ];
}

interface Hunk {
  readonly section: string;
  readonly lines: readonly string[];
}

/** The hunks of the `diff` blocks; `@@ SECTION` begins one, `@@` one of `Head`. */
function hunksIn(source: string): Hunk[] {
  return [...source.matchAll(/^```diff\n([\s\S]*?)^```/gm)]
    .flatMap((match) => `@@ Head\n${match[1] ?? ''}`.split(/^@@ ?/m).slice(1))
    .map((part) => part.trimEnd().split('\n'))
    .map(([section, ...lines]) => ({ section: section || 'Head', lines }))
    .filter(({ lines }) => lines.length > 0);
}

/** The sections after an edit; a `Head` that is a diff is one of `Base`, and without a block it equals `Base`. */
function changed(page: ReadonlyMap<string, string>, hunks: readonly Hunk[]): Map<string, string> {
  const result = new Map(page);
  const edit = ({ section, lines }: Hunk): void => {
    result.set(section, edited(result.get(section), lines));
  };
  for (const hunk of hunks) if (hunk.section !== 'Head') edit(hunk);
  const ownHead = hunksIn(page.get('Head') ?? '');
  if (ownHead.length > 0 || !/^```/m.test(page.get('Head') ?? ''))
    result.set('Head', result.get('Base') ?? '');
  for (const hunk of [...ownHead, ...hunks]) if (hunk.section === 'Head') edit(hunk);
  return result;
}

function edited(section: string | undefined, lines: readonly string[]): string {
  const side = (other: string): string =>
    lines.flatMap((line) => (line.startsWith(other) ? [] : [`${line.slice(1)}\n`])).join('');
  if (section === undefined) return `\`\`\`yaml\n${side('-')}\`\`\`\n`;
  const parts = `\n${section}`.split(`\n${side('+')}`);
  if (parts.length !== 2) throw new Error(`not once in the section:\n${side('+')}`);
  return parts.join(`\n${side('-')}`).slice(1);
}

/** A page, or one of its variants, with what is planned today. */
function written(source: string, page: ReadonlyMap<string, string>, report: Report): string {
  const begun = source.trimEnd().replace(/\n+## Expected$/, '');
  const added = ['', `${begun}\n\n## Expected\n\n`, ''];
  const [, before, was = ''] = /^([\s\S]*?)^```text\n([\s\S]*?)^```$/m.exec(source) ?? added;
  const isVariant = source.startsWith('## Variant: ');
  const expected = `${before}\`\`\`text\n${expectedText(report, was, isVariant)}\n\`\`\`\n`;
  const shown = /^```text\n([\s\S]*?)^```/m.exec(page.get('Text') ?? '')?.[1];
  if (shown === undefined || isVariant) return expected;
  const lines = render(report, 'text', { width: 100, color: false }).split('\n');
  const first = lines.slice(0, shown.split('\n').length - 1).map((line) => line.trimEnd());
  return `${expected}\n## Text\n\n\`\`\`text\n${first.join('\n')}\n\`\`\`\n`;
}
