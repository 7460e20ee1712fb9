import type { Problem, Severity } from '../manifest/problem.js';
import type { Finding, Report } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { annotationText, logSafe } from '../text/escape/index.js';
import { type Detail, hiderOf } from './hidden-names.js';
import { placeJson } from './json/fields.js';
import { selectionOf, worstFirst } from './selection.js';
import { toPlain } from '../text/render.js';

/** A remark at a line of a file, as the log commands `error`, `warning` and `notice` make it. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  /** Null where there is no place: it then is on the run alone. */
  readonly file: string | null;
  readonly line: number | null;
  readonly column: number | null;
  readonly title: string;
  readonly message: string;
}

/** GitHub shows this many of each level for a step (actions/toolkit, docs/problem-matchers.md); the rest is dropped in silence. */
const ANNOTATIONS_PER_LEVEL = 10;

const LEVELS: Readonly<Record<Severity, Annotation['level']>> = {
  error: 'error',
  warning: 'warning',
  info: 'notice',
};

/**
 * What decides the verdict, worst first: problems of the input, then new and worsened findings (older ones only where the
 * verdict depends on them). At most ten of each level; where there are more, the tenth says how many. They are as public as the
 * comment, and hide the same names. Those of the worst cluster of several come first, and each names its cluster.
 */
export function annotationsOfRun(run: RunReport, detail: Detail = 'full'): Annotation[] {
  const isOne = run.reports.length === 1;
  const all = worstClustersFirst(run).flatMap((report) =>
    ofReport(report, isOne ? '' : `${report.plan.cluster ?? '(no name)'}: `, detail),
  );
  return LOG_LEVELS.flatMap((level) =>
    limited(
      level,
      all.filter((annotation) => annotation.level === level),
    ),
  );
}

const LOG_LEVELS = ['error', 'warning', 'notice'] as const;

function ofReport(report: Report, where: string, detail: Detail): Annotation[] {
  const { fresh, decisive } = selectionOf(report).findings;
  const hide = hiderOf([report], detail);
  return [
    ...report.plan.problems.map((problem) => ofProblem(problem, where, hide)),
    ...worstFirst([...decisive, ...fresh]).map((finding) => ofFinding(finding, where, hide)),
  ];
}

function limited(level: Annotation['level'], annotations: readonly Annotation[]): Annotation[] {
  if (annotations.length <= ANNOTATIONS_PER_LEVEL) return [...annotations];
  const shown = annotations.slice(0, ANNOTATIONS_PER_LEVEL - 1);
  const more = annotations.length - shown.length;
  const message = `${more} more of this level are in the job summary and in the JSON report.`;
  return [
    ...shown,
    { level, file: null, line: null, column: null, title: `fleetplan: ${more} more`, message },
  ];
}

type Hide = (text: string) => string;

/** The path stays as it is: it must name the file; `@actions/core` escapes it for its protocol. */
function ofProblem({ severity, code, message, place }: Problem, where: string, hide: Hide): Annotation {
  return {
    level: LEVELS[severity],
    ...placeJson(place),
    title: text(`fleetplan: ${where}${code}`),
    message: text(hide(toPlain(message))),
  };
}

function ofFinding(
  { severity, rule, message, remediation, place }: Finding,
  where: string,
  hide: Hide,
): Annotation {
  const what = text(hide(message));
  const body = remediation === '' ? what : `${what}\nFix: ${text(hide(remediation))}`;
  return {
    level: LEVELS[severity],
    ...placeJson(place),
    title: text(`fleetplan: ${where}${rule}`),
    message: body,
  };
}

/** On one line, and harmless should a host print it as it is. */
function text(given: string): string {
  return logSafe(annotationText(given.replaceAll('\n', ' ')));
}
