import type { GateReport } from '../../gate/gate.js';
import { EMPTY_LINE, gfm, joinMarkdown, link, type Markdown, NEWLINE, sourceOf } from '../escape/index.js';
import { footerPhrases } from '../footer.js';
import { type Detail, hiderOf } from '../hidden-names.js';
import { ours, type Phrase, phraseMarkdown } from '../phrase.js';
import { type GatePhrases, gatePhrases } from './phrases.js';

const SIGNS: Readonly<Record<GatePhrases['word'], string>> = { ALLOW: '✅', DENY: '⛔', UNKNOWN: '❓' };

/** The gate's report for a job summary. Ends with a line feed. */
export function renderGateMarkdown(
  report: GateReport,
  { detail, runUrl }: { readonly detail: Detail; readonly runUrl: string | null },
): string {
  const { word, headline, fix, others, when, notes } = gatePhrases(report, hiderFor(report, detail));
  const title = gfm`### ${phraseMarkdown(ours(`${SIGNS[word]} ${TITLES[word]}`))}`;
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  const blocks = [
    title,
    phraseMarkdown(headline),
    ...(fix ? [gfm`Fix: ${phraseMarkdown(fix)}`] : []),
    phraseMarkdown(when),
    ...(others.length === 0 ? [] : [gfm`Also:\n\n${bullets(others)}`]),
    ...(notes.length === 0 ? [] : [bullets(notes)]),
    ...report.decision.run.reports.flatMap((one) =>
      footerPhrases(one, detail !== 'none').map((phrase) => gfm`<sub>${phraseMarkdown(phrase)}</sub>`),
    ),
    ...(run ? [run] : []),
  ];
  return `${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}\n`;
}

const TITLES: Readonly<Record<GatePhrases['word'], string>> = {
  ALLOW: 'The rollout may start',
  DENY: 'The rollout may not start now',
  UNKNOWN: 'The rollout may not start: it could not be judged',
};

function bullets(phrases: readonly Phrase[]): Markdown {
  return joinMarkdown(
    phrases.map((phrase) => gfm`- ${phraseMarkdown(phrase)}`),
    NEWLINE,
  );
}

/** Takes out of a text what a detail hides: a name that one of the clusters hides is hidden. */
export function hiderFor({ decision }: GateReport, detail: Detail): (text: string) => string {
  const hiders = decision.run.reports.map((report) => hiderOf(report, detail));
  return (text) => hiders.reduce((shown, hide) => hide(shown), text);
}
