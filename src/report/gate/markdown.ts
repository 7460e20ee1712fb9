import type { GateReport } from '../../gate/gate.js';
import { gfm } from '../../text/escape/index.js';
import { footerPhrases } from '../footer/footer.js';
import { type Detail, hiderOfAll } from '../choice/hidden-names.js';
import { blocksText, bulletBlocks, runBlocks } from '../markdown/blocks.js';
import { toMarkdown } from '../../text/render.js';
import { literal } from '../../text/text.js';
import { type GatePhrases, gatePhrases } from './phrases.js';

const SIGNS: Readonly<Record<GatePhrases['word'], string>> = { ALLOW: '✅', DENY: '⛔', UNKNOWN: '❓' };

/** The gate's report for a job summary. Ends with a line feed. */
export function renderGateMarkdown(
  report: GateReport,
  { detail, runUrl }: { readonly detail: Detail; readonly runUrl: string | null },
): string {
  const { word, headline, fix, others, when, notes } = gatePhrases(
    report,
    hiderOfAll(report.decision.run, detail),
  );
  const title = gfm`### ${toMarkdown(literal(`${SIGNS[word]} ${TITLES[word]}`))}`;
  return blocksText([
    title,
    toMarkdown(headline),
    ...(fix ? [gfm`Fix: ${toMarkdown(fix)}`] : []),
    toMarkdown(when),
    ...(others.length === 0 ? [] : [gfm`Also:`]),
    ...bulletBlocks(others),
    ...bulletBlocks(notes),
    ...report.decision.run.reports.flatMap((one) =>
      footerPhrases(one, detail !== 'none').map((phrase) => gfm`<sub>${toMarkdown(phrase)}</sub>`),
    ),
    ...runBlocks(runUrl),
  ]);
}

const TITLES: Readonly<Record<GatePhrases['word'], string>> = {
  ALLOW: 'The rollout may start',
  DENY: 'The rollout may not start now',
  UNKNOWN: 'The rollout may not start: it could not be judged',
};
