import type { Place } from '../manifest/manifest.js';
import type { Severity } from '../manifest/problem.js';
import type { Finding, Report } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { annotationText, logSafe } from '../text/escape/lines.js';
import { toPlain } from '../text/render.js';
import { type Detail, hiderOf } from './hidden-names.js';
import { placeJson } from '../plan/json/written.js';
import { selectionOf, worstFirst } from './selection.js';

/** A problem or a finding at a line of a file: what annotations and SARIF results are made of. */
export interface Remark {
  /** The rule, or the code of the problem. */
  readonly id: string;
  readonly severity: Severity;
  readonly place: Place | null;
  /** On one line, without what readers may not see. */
  readonly message: string;
  /** The same; '' if there is nothing to do. */
  readonly fix: string;
  /** Its owner, end and reason; null: not accepted. */
  readonly waiver: string | null;
  /** Null for a problem. */
  readonly finding: Finding | null;
}

/** The problems of a report, then the findings given. */
export function remarksOf(report: Report, findings: readonly Finding[], detail: Detail): Remark[] {
  const hide = hiderOf([report], detail);
  const line = (given: string): string => annotationText(hide(given).replaceAll('\n', ' '));
  return [
    ...report.plan.problems.map(({ code, severity, place, message }) => ({
      ...{ id: code, severity, place, message: line(toPlain(message)), fix: '', waiver: null, finding: null },
    })),
    ...findings.map((finding) => {
      const { rule, severity, place, message, remediation, waiver } = finding;
      return {
        ...{ id: rule, severity, place, message: line(message), fix: line(remediation), finding },
        waiver: waiver && line(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`),
      };
    }),
  ];
}

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

const LEVELS = { error: 'error', warning: 'warning', info: 'notice' } as const;

/**
 * Remarks that decide the verdict, worst first: problems of the input, then new and worsened findings (older ones only where the
 * verdict depends on them). At most ten of each level; where there are more, the tenth says how many. They are as public as the
 * comment, and hide the same names. Those of the worst cluster of several come first, and each names its cluster.
 */
export function annotationsOfRun(run: RunReport, detail: Detail = 'full'): Annotation[] {
  const all = worstClustersFirst(run).flatMap((report) => {
    const { fresh, decisive } = selectionOf(report).findings;
    const whose = run.reports.length === 1 ? '' : `${report.plan.cluster ?? '(no name)'}: `;
    return remarksOf(report, worstFirst([...decisive, ...fresh]), detail).map(
      ({ id, severity, place, message, fix }): Annotation => ({
        level: LEVELS[severity],
        // The path stays as it is: it must name the file; `@actions/core` escapes it for its protocol.
        ...placeJson(place),
        title: logSafe(annotationText(`fleetplan: ${whose}${id}`)),
        message: logSafe(fix === '' ? message : `${message}\nFix: ${fix}`),
      }),
    );
  });
  return Object.values(LEVELS).flatMap((level) => {
    const own = all.filter((annotation) => annotation.level === level);
    if (own.length <= ANNOTATIONS_PER_LEVEL) return own;
    const more = own.length - ANNOTATIONS_PER_LEVEL + 1;
    const message = `${more} more of this level are in the job summary and in the JSON report.`;
    return [...own.slice(0, -more), { level, ...placeJson(null), title: `fleetplan: ${more} more`, message }];
  });
}
