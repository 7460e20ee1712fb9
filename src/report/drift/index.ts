import type { ClusterDrift, DriftReport } from '../../drift/drift.js';
import { unjudgedIn } from '../../drift/drift.js';
import type { DriftEffect } from '../../drift/effect.js';
import type { Markdown } from '../escape/index.js';
import {
  EMPTY_LINE,
  NEWLINE,
  fixedText,
  gfm,
  joinMarkdown,
  link,
  logSafe,
  sourceOf,
} from '../escape/index.js';
import { footerPhrases } from '../footer.js';
import { hiderOf } from '../hidden-names.js';
import type { RenderOptions } from '../index.js';
import { DEFAULTS } from '../index.js';
import { instantOrNull, isoInstant, utcPhrase } from '../instants.js';
import { SCHEMA_VERSION, jsonText } from '../json/index.js';
import { SIGNS } from '../markdown/index.js';
import type { Phrase } from '../phrase.js';
import { NO_WORDS, name, phraseMarkdown, phraseTerminal, say, sentence } from '../phrase.js';
import { VERDICTS } from '../text/index.js';
import { painter, wrap } from '../text/layout.js';

/** The formats of a drift report: those that show no places in files. */
export const DRIFT_FORMATS = ['text', 'markdown', 'json'] as const;

export type DriftFormat = (typeof DRIFT_FORMATS)[number];

/** A drift report in a format, as text that ends with a line feed. Same report and options, same bytes. */
export function renderDrift(
  drift: DriftReport,
  format: DriftFormat,
  options: Partial<RenderOptions> = {},
): string {
  const settings = { ...DEFAULTS, ...options };
  if (format === 'json') return driftJson(drift);
  return format === 'markdown' ? driftMarkdown(drift, settings) : driftText(drift, settings);
}

/** What the report is about, in one line. */
export function driftHeadline({ verdict, clusters }: DriftReport): Phrase {
  if (verdict === 'unknown') return say`could not judge what changed`;
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const worse = effects.filter(({ isWorse }) => isWorse).length;
  if (effects.length === 0) return say`nothing changed in effect since the last report`;
  const changes = effects.length === 1 ? say`1 change` : say`${effects.length} changes`;
  return worse === 0
    ? say`${changes} without a change of policy, none for the worse`
    : say`${changes} without a change of policy, ${worse} for the worse`;
}

/** What cannot be judged, and what the plan of now says is wrong with its input. */
function problemsOf({ problems, run }: DriftReport): Phrase[] {
  const unjudged = run.reports.flatMap(unjudgedIn);
  return [...problems.map(sentence), ...unjudged.map(({ message }) => sentence(message))];
}

/** Worse ones first, each kind in the order of the policies. */
function worstFirst(effects: readonly DriftEffect[]): readonly DriftEffect[] {
  return [...effects.filter(({ isWorse }) => isWorse), ...effects.filter(({ isWorse }) => !isWorse)];
}

/** `prod-east, since Mon 2026-11-23 08:00 UTC` */
function sincePhrase({ report, then }: ClusterDrift): Phrase {
  const { cluster } = report.plan;
  const { takenAt } = then.snapshot;
  const since = takenAt === null ? say`the last report` : say`${utcPhrase(takenAt)} UTC`;
  return cluster === null ? say`Since ${since}` : say`${name(cluster)}, since ${since}`;
}

function driftText(drift: DriftReport, { colour, width }: RenderOptions): string {
  const paint = painter(colour);
  const { word, style } = VERDICTS[drift.verdict];
  const [first = '', ...rest] = wrap(phraseTerminal(driftHeadline(drift)), width - word.length - 2);
  const blocks = [
    [`${paint(style, word)}  ${paint('bold', first)}`, ...rest],
    problemsOf(drift).flatMap((problem) => wrap(`- ${phraseTerminal(problem)}`, width, 0, 2)),
    ...drift.clusters
      .filter(({ effects }) => effects.length > 0)
      .map((cluster) => [
        paint('bold', phraseTerminal(sincePhrase(cluster))),
        ...worstFirst(cluster.effects).flatMap(({ says, isWorse }) =>
          wrap(`${isWorse ? '!' : '-'} ${phraseTerminal(sentence(says))}`, width, 2, 2),
        ),
      ]),
    drift.run.reports
      .flatMap((report) => footerPhrases(report).slice(1))
      .flatMap((phrase) => wrap(phraseTerminal(phrase), width).map((line) => paint('dim', line))),
  ];
  const shown = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${logSafe(shown.join('\n\n'))}\n`;
}

function driftMarkdown(drift: DriftReport, { detail, runUrl }: RenderOptions): string {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  const blocks: Markdown[] = [
    gfm`### ${SIGNS[drift.verdict]} ${phraseMarkdown(say`Drift: ${driftHeadline(drift)}`)}`,
    ...(detail === 'none' ? [] : bodyOf(drift, detail)),
    ...drift.run.reports.flatMap((report) =>
      footerPhrases(report, detail !== 'none')
        .slice(1)
        .map((phrase) => phraseMarkdown(phrase)),
    ),
    ...(run ? [run] : []),
  ];
  return `${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}\n`;
}

function bodyOf(drift: DriftReport, detail: RenderOptions['detail']): Markdown[] {
  const problems = problemsOf(drift).map((problem) => gfm`- ${SIGNS.unknown} ${phraseMarkdown(problem)}`);
  const clusters = drift.clusters.flatMap((cluster) => {
    if (cluster.effects.length === 0) return [];
    const hide = hiderOf(cluster.report, detail);
    const items = worstFirst(cluster.effects).map(
      ({ says, isWorse }) =>
        gfm`- ${isWorse ? SIGNS.warn : fixedText('ℹ')} ${phraseMarkdown(sentence(hide(says)))}`,
    );
    return [gfm`**${phraseMarkdown(sincePhrase(cluster))}**`, joinMarkdown(items, NEWLINE)];
  });
  return problems.length === 0 ? clusters : [joinMarkdown(problems, NEWLINE), ...clusters];
}

function driftJson(drift: DriftReport): string {
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: drift.verdict,
    digest: drift.digest,
    problems: problemsOf(drift).map((phrase) => phraseTerminal(phrase === NO_WORDS ? say`` : phrase)),
    clusters: drift.clusters.map(({ report, then, effects }) => ({
      name: report.plan.cluster,
      at: isoInstant(report.plan.at),
      since: instantOrNull(then.snapshot.takenAt),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({ kind, subject, message: says, isWorse })),
    })),
  });
}
