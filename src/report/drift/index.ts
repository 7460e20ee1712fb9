import { formatInstant } from '../../text/instant-text.js';
import { type ClusterDrift, type DriftReport, unjudgedIn } from '../../drift/drift.js';
import type { DriftEffect } from '../../drift/effect.js';
import {
  bytesOf,
  fixedText,
  gfm,
  joinMarkdown,
  type Markdown,
  NEWLINE,
  sourceOf,
} from '../../text/escape/index.js';
import { footerPhrases } from '../footer/footer.js';
import { hiderOfAll } from '../choice/hidden-names.js';
import { printerOf, type RenderOptions } from '../index.js';
import { instantOrNull, utcPhrase } from '../words/instants.js';
import { SCHEMA_VERSION, jsonText } from '../json/index.js';
import { blocksText as markdownText, runBlocks } from '../markdown/blocks.js';
import { SIGNS } from '../markdown/index.js';
import { toMarkdown, toPlain, toTerminal } from '../../text/render.js';
import { name, NO_TEXT, type Text, text, sentence } from '../../text/text.js';
import { VERDICTS } from '../text/index.js';
import { blocksText, footLines, painter, titleLines, wrap } from '../text/layout.js';

/** A drift report in a format. */
export const renderDrift = printerOf<DriftReport>({
  text: driftText,
  markdown: driftMarkdown,
  json: driftJson,
});

/** What the report is about, in one line. */
function driftHeadline({ verdict, clusters }: DriftReport): Text {
  if (verdict === 'unknown') return text`could not evaluate what changed`;
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const worse = effects.filter(({ isWorse }) => isWorse).length;
  if (effects.length === 0) return text`nothing changed in effect since the last report`;
  const changes = effects.length === 1 ? text`1 change` : text`${effects.length} changes`;
  return worse === 0
    ? text`${changes} without a change of policy, none for the worse`
    : text`${changes} without a change of policy, ${worse} for the worse`;
}

/** What cannot be judged, and what the plan of now says is wrong with its input. */
function problemsOf({ problems, run }: DriftReport, hide = (text: string): string => text): Text[] {
  const unjudged = run.reports.flatMap(unjudgedIn);
  return [...problems, ...unjudged.map(({ message }) => toPlain(message))].map((text) =>
    sentence(hide(text)),
  );
}

/** Worse ones first, each kind in the order of the policies. */
function worstFirst(effects: readonly DriftEffect[]): readonly DriftEffect[] {
  return [...effects.filter(({ isWorse }) => isWorse), ...effects.filter(({ isWorse }) => !isWorse)];
}

/** `prod-east, since Mon 2026-11-23 08:00 UTC` */
function sincePhrase({ report, then }: ClusterDrift): Text {
  const { cluster } = report.plan;
  const { takenAt } = then.snapshot;
  const since = takenAt === null ? text`the last report` : text`${utcPhrase(takenAt)} UTC`;
  return cluster === null ? text`Since ${since}` : text`${name('cluster', cluster)}, since ${since}`;
}

function driftText(drift: DriftReport, { colour, width }: RenderOptions): string {
  const paint = painter(colour);
  return blocksText([
    titleLines(VERDICTS[drift.verdict], driftHeadline(drift), width, paint),
    problemsOf(drift).flatMap((problem) => wrap(`- ${toTerminal(problem)}`, width, 0, 2)),
    ...drift.clusters
      .filter(({ effects }) => effects.length > 0)
      .map((cluster) => [
        paint('bold', toTerminal(sincePhrase(cluster))),
        ...worstFirst(cluster.effects).flatMap(({ says, isWorse }) =>
          wrap(`${isWorse ? '!' : '-'} ${toTerminal(sentence(says))}`, width, 2, 2),
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
  const title = gfm`### ${SIGNS[drift.verdict]} ${toMarkdown(text`Drift: ${driftHeadline(drift)}`)}`;
  const told = drift.run.reports.flatMap((report) => footerPhrases(report, detail !== 'none').slice(1));
  const foot = [...told.map(toMarkdown), ...runBlocks(runUrl)];
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
  return [...shown, toMarkdown(text`${left} more lines are left out for length; the JSON report has them.`)];
}

/** A line for each problem and each effect; those of a cluster below its name. */
function bodyOf(drift: DriftReport, detail: RenderOptions['detail']): Markdown[] {
  const hide = hiderOfAll(drift.run, detail);
  const problems = problemsOf(drift, hide).map((problem) => gfm`- ${SIGNS.unknown} ${toMarkdown(problem)}`);
  const clusters = drift.clusters.flatMap((cluster) => {
    if (cluster.effects.length === 0) return [];
    const items = worstFirst(cluster.effects).map(
      ({ says, isWorse }) =>
        gfm`- ${isWorse ? SIGNS.warn : fixedText('ℹ')} ${toMarkdown(sentence(hide(says)))}`,
    );
    return [gfm`\n**${toMarkdown(sincePhrase(cluster))}**\n`, ...items];
  });
  return [...problems, ...clusters];
}

function driftJson(drift: DriftReport): string {
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: drift.verdict,
    digest: drift.digest,
    problems: problemsOf(drift).map((phrase) => toTerminal(phrase === NO_TEXT ? text`` : phrase)),
    clusters: drift.clusters.map(({ report, then, effects }) => ({
      name: report.plan.cluster,
      at: formatInstant(report.plan.at),
      since: instantOrNull(then.snapshot.takenAt),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({ kind, subject, message: says, isWorse })),
    })),
  });
}
