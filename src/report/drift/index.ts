import { formatInstant } from '../../manifest/values/instant-text.js';
import { type ClusterDrift, type DriftReport, unjudgedIn } from '../../drift/drift.js';
import type { DriftEffect } from '../../drift/effect.js';
import { bytesOf, fixedText, gfm, joinMarkdown, type Markdown, NEWLINE, sourceOf } from '../escape/index.js';
import { footerPhrases } from '../footer/footer.js';
import { hiderOfAll } from '../choice/hidden-names.js';
import { printerOf, type RenderOptions } from '../index.js';
import { instantOrNull, utcPhrase } from '../words/instants.js';
import { SCHEMA_VERSION, jsonText } from '../json/index.js';
import { blocksText as markdownText, runBlocks } from '../markdown/blocks.js';
import { SIGNS } from '../markdown/index.js';
import {
  name,
  NO_WORDS,
  type Phrase,
  phraseMarkdown,
  phraseTerminal,
  say,
  sentence,
} from '../words/phrase.js';
import { VERDICTS } from '../text/index.js';
import { blocksText, footLines, painter, titleLines, wrap } from '../text/layout.js';

/** A drift report in a format. */
export const renderDrift = printerOf<DriftReport>({
  text: driftText,
  markdown: driftMarkdown,
  json: driftJson,
});

/** What the report is about, in one line. */
function driftHeadline({ verdict, clusters }: DriftReport): Phrase {
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
function problemsOf({ problems, run }: DriftReport, hide = (text: string): string => text): Phrase[] {
  const unjudged = run.reports.flatMap(unjudgedIn);
  return [...problems, ...unjudged.map(({ message }) => message)].map((text) => sentence(hide(text)));
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
  return blocksText([
    titleLines(VERDICTS[drift.verdict], driftHeadline(drift), width, paint),
    problemsOf(drift).flatMap((problem) => wrap(`- ${phraseTerminal(problem)}`, width, 0, 2)),
    ...drift.clusters
      .filter(({ effects }) => effects.length > 0)
      .map((cluster) => [
        paint('bold', phraseTerminal(sincePhrase(cluster))),
        ...worstFirst(cluster.effects).flatMap(({ says, isWorse }) =>
          wrap(`${isWorse ? '!' : '-'} ${phraseTerminal(sentence(says))}`, width, 2, 2),
        ),
      ]),
    footLines(
      drift.run.reports.flatMap((report) => footerPhrases(report).slice(1)),
      width,
      paint,
    ),
  ]);
}

function driftMarkdown(drift: DriftReport, { detail, runUrl, maxBytes }: RenderOptions): string {
  const title = gfm`### ${SIGNS[drift.verdict]} ${phraseMarkdown(say`Drift: ${driftHeadline(drift)}`)}`;
  const told = drift.run.reports.flatMap((report) => footerPhrases(report, detail !== 'none').slice(1));
  const foot = [...told.map(phraseMarkdown), ...runBlocks(runUrl)];
  const fixed = bytesOf(markdownText([title, ...foot]));
  const body = detail === 'none' ? [] : fitting(bodyOf(drift, detail), maxBytes - fixed - REST_BYTES);
  return markdownText([title, ...(body.length === 0 ? [] : [joinMarkdown(body, NEWLINE)]), ...foot]);
}

/** Room for the line that counts what was left out, and for what stands between the parts. */
const REST_BYTES = 300;

/** As many lines as the bytes allow, and how many there are beyond. */
function fitting(lines: readonly Markdown[], bytes: number): Markdown[] {
  const shown: Markdown[] = [];
  let room = bytes;
  for (const line of lines) {
    room -= bytesOf(sourceOf(line)) + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const left = lines.length - shown.length;
  if (left === 0) return shown;
  return [
    ...shown,
    phraseMarkdown(say`${left} more lines are left out for length; the JSON report has them.`),
  ];
}

/** A line for each problem and each effect; those of a cluster below its name. */
function bodyOf(drift: DriftReport, detail: RenderOptions['detail']): Markdown[] {
  const hide = hiderOfAll(drift.run, detail);
  const problems = problemsOf(drift, hide).map(
    (problem) => gfm`- ${SIGNS.unknown} ${phraseMarkdown(problem)}`,
  );
  const clusters = drift.clusters.flatMap((cluster) => {
    if (cluster.effects.length === 0) return [];
    const items = worstFirst(cluster.effects).map(
      ({ says, isWorse }) =>
        gfm`- ${isWorse ? SIGNS.warn : fixedText('ℹ')} ${phraseMarkdown(sentence(hide(says)))}`,
    );
    return [gfm`\n**${phraseMarkdown(sincePhrase(cluster))}**\n`, ...items];
  });
  return [...problems, ...clusters];
}

function driftJson(drift: DriftReport): string {
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: drift.verdict,
    digest: drift.digest,
    problems: problemsOf(drift).map((phrase) => phraseTerminal(phrase === NO_WORDS ? say`` : phrase)),
    clusters: drift.clusters.map(({ report, then, effects }) => ({
      name: report.plan.cluster,
      at: formatInstant(report.plan.at),
      since: instantOrNull(then.snapshot.takenAt),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({ kind, subject, message: says, isWorse })),
    })),
  });
}
