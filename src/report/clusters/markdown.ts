import type { Report, Verdict } from '../../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../../plan/run-report.js';
import { amount } from '../words/amounts.js';
import {
  bytesOf,
  EMPTY_LINE,
  fold,
  gfm,
  joinMarkdown,
  type Markdown,
  sourceOf,
} from '../../text/escape/index.js';
import { fit, type Section } from '../markdown/fit.js';
import { type BodyOptions, type CommentOptions, renderBody, SIGNS } from '../markdown/index.js';
import { markedComment } from '../markdown/marker.js';
import { type Above, type View, viewOf } from '../markdown/view.js';
import { causeKey, causePhrase, type SharedCause, sharedCauses } from '../merge/unknown.js';
import { placesPhrase, placeText } from '../words/names.js';
import type { Problem } from '../../manifest/problem.js';
import {
  findingPhrase,
  freshFindings,
  type MergedFinding,
  placesOf,
  verdictsPhrase,
} from '../merge/phrases.js';
import { toMarkdown, toPlain } from '../../text/render.js';
import { NO_TEXT, literal, type Text, text } from '../../text/text.js';
import { adviceOf, sayingOf, type Told } from '../choice/told.js';
import { worsePhrase } from '../words/worse.js';
import { foundOf, notKnown, overview, verdictsOf } from './overview.js';
import { clusterHeadline, clusterName } from './title.js';

/** Less room than this holds no plan. */
const LEAST_BYTES = 1_500;
/** Room for the line that counts what was left out. */
const REST_BYTES = 200;

/** One comment for all clusters of a run: a line each and the worst findings, then a fold with the plan of each, the worst first. */
export function renderClustersComment(run: RunReport, options: CommentOptions): string {
  return markedComment(options.key ?? 'default', options.maxBytes, (maxBytes) =>
    sourceOf(renderClustersBody(run, { ...options, maxBytes })),
  );
}

/** The same text without a marker. At most `maxBytes` of UTF-8; ends with a line feed. */
export function renderClustersBody(run: RunReport, options: BodyOptions): Markdown {
  const reports = worstClustersFirst(run);
  const title = gfm`### ${SIGNS[run.verdict]} ${toMarkdown(text`Rollout plan for ${verdictsPhrase(run.reports)}`)}`;
  const { shown, left, ...above } = aboveAll(reports, options);
  const head = joinMarkdown([title, ...shown], EMPTY_LINE);
  let room = options.maxBytes - bytesOf(sourceOf(head)) - REST_BYTES;
  const { folds } = fit(left, Math.floor(room / 4));
  const blocks = [head, ...folds];
  room -= bytesOf(sourceOf(joinMarkdown(folds, EMPTY_LINE))) + 2;
  for (const [index, report] of reports.entries()) {
    const share = Math.floor(room / (reports.length - index));
    const part =
      share < LEAST_BYTES ? null : partOf(report, { ...options, maxBytes: share - REST_BYTES }, above);
    if (part === null) {
      blocks.push(leftOut(reports.length - index));
      break;
    }
    blocks.push(part);
    room -= bytesOf(sourceOf(part)) + 2;
  }
  return gfm`${joinMarkdown(blocks, EMPTY_LINE)}\n`;
}

interface AboveAll extends Above {
  readonly shown: readonly Markdown[];
  readonly left: readonly Section[];
}

/**
 * Verdicts, the worst problems and findings of all, and what there was no room for. What stands there of problems and findings stands in
 * no plan below.
 */
function aboveAll(reports: readonly Report[], { detail, maxBytes }: BodyOptions): AboveAll {
  if (detail === 'none') return { shown: [], left: [], hasFinding: () => false, hasProblem: () => null };
  const views = reports.map((report) => viewOf(report, detail));
  const hidden = (phrase: Text): Text => views.reduce((whole, { hide }) => hide(whole), phrase);
  const legs = views.map(({ report: { plan, verdict }, told }) => ({
    ...{ cluster: plan.cluster ?? '', verdict },
    findings: told,
  }));
  const merged = freshFindings({ legs, findings: [] });
  const found = foundOf(
    merged.map((one) =>
      hidden(
        foundPhrase(
          one,
          text` ${sayingOf(one.finding)}${worsePhrase(one.finding)} Fix: ${adviceOf(one.finding)}`,
        ),
      ),
    ),
    merged.map((one) => hidden(foundPhrase(one, NO_TEXT))),
  );
  const verdicts = verdictsOf(
    views.map(({ report, show }) => [
      show(clusterName(report)),
      report.verdict,
      show(clusterHeadline(report)),
    ]),
  );
  const causes = causesOf(views);
  const unknown = notKnown(causes.map((one) => hidden(causePhrase(one, views.length))));
  const { above, left, countOf } = overview([unknown, verdicts, found], maxBytes);
  const sayings = new Set(merged.slice(0, countOf(found)).map(({ finding }) => keyOf(finding)));
  return {
    ...{ shown: above, left },
    hasFinding: (finding) => sayings.has(keyOf(finding)),
    hasProblem: saidOf(causes.slice(0, countOf(unknown))),
  };
}

interface Cause {
  readonly code: string;
  readonly message: string;
  readonly at: string | null;
}

/** What keeps the clusters from being evaluated, errors first; then those that are unknown and do not say why. */
function causesOf(views: readonly View[]): readonly SharedCause<Cause>[] {
  return [errorsOf, unjudgedOf, unexplainedOf].flatMap((causes) =>
    sharedCauses<Cause>(
      views.map(({ report }) => ({ cluster: report.plan.cluster ?? '', causes: causes(report) })),
    ),
  );
}

function errorsOf({ plan }: Report): readonly Cause[] {
  return plan.problems.filter(({ severity }) => severity === 'error').map(causeOf);
}

function unjudgedOf({ plan }: Report): readonly Cause[] {
  return plan.problems
    .filter(({ severity, isUnjudged }) => severity !== 'error' && isUnjudged === true)
    .map(causeOf);
}

function unexplainedOf(report: Report): readonly null[] {
  const isExplained = errorsOf(report).length + unjudgedOf(report).length > 0;
  return report.verdict === 'unknown' && !isExplained ? [null] : [];
}

function causeOf({ code: id, message, place }: Problem): Cause {
  return { code: id, message: toPlain(message), at: place && placeText(place, true) };
}

/** What is left to be said of a problem below: of one that several clusters have, nothing; of another, the lines of its file. */
function saidOf(shown: readonly SharedCause<Cause>[]): Above['hasProblem'] {
  const counts = new Map(shown.map(({ cause, clusters }) => [causeKey(cause), clusters.length]));
  return (problem) => {
    const count = counts.get(causeKey(causeOf(problem)));
    return count === undefined ? null : count > 1 ? 'whole' : 'words';
  };
}

function foundPhrase(one: MergedFinding<Told>, message: Text): Text {
  return text`${findingPhrase(one, false)}:${placesPhrase(one.all.flatMap(placesOf))}${message}`;
}

function keyOf({ severity, rule, message }: Told): string {
  return JSON.stringify([severity, rule, message]);
}

const FOLDED: Readonly<Record<Verdict, Text>> = {
  pass: literal('Passes: '),
  warn: literal('Warnings: '),
  fail: literal('Fails: '),
  unknown: literal('Not known: '),
};

/** The whole plan of one cluster, but for the sentences above. */
function partOf(report: Report, options: BodyOptions, above: Above): Markdown {
  const { showInFold } = viewOf(report, options.detail);
  const cluster = options.detail === 'none' ? literal('a cluster') : clusterName(report);
  return fold(showInFold(text`${FOLDED[report.verdict]}${cluster}`), renderBody(report, options, above));
}

function leftOut(clusters: number): Markdown {
  return toMarkdown(
    text`The plans of ${amount(clusters, 'cluster')} are left out for length; the JSON report has them.`,
  );
}
