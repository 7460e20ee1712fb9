import type { Finding, Report } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import { fixedComment, gfm, joinMarkdown, EMPTY_LINE, sourceOf, suggestion } from '../text/escape/index.js';
import { type Detail, hiderOf } from './choice/hidden-names.js';
import { selectionOf, worstFirst } from './choice/selection.js';
import { toMarkdown } from '../text/render.js';
import { code, isEmpty, redacted, text } from '../text/text.js';
import { adviceOf, alone, sayingOf } from './choice/told.js';

/** What stands first in a comment at a line, so that it is known again: the finding, whatever its wording. */
export function inlineMarker(fingerprint: string): string {
  return sourceOf(fixedComment(`fleetplan inline ${fingerprint}`));
}

/** Findings of this change, worst first: new ones, and worsened ones, which may break further limits. Infos get no comment at a line. */
export function newFindings(run: RunReport): { readonly report: Report; readonly finding: Finding }[] {
  return worstClustersFirst(run).flatMap((report) =>
    worstFirst(selectionOf(report).findings.fresh)
      .filter(({ status, severity }) => (status === 'new' || status === 'worsened') && severity !== 'info')
      .map((finding) => ({ report, finding })),
  );
}

/**
 * A comment at a line: what will happen, and the fix; where `line` is given as a suggestion of GitHub's, which replaces the line
 * that the comment stands at. A line that a suggestion can not hold as it is goes without one.
 */
export function renderInline(report: Report, finding: Finding, detail: Detail, line: string | null): string {
  const hide = hiderOf(report, detail);
  const advice = adviceOf(finding);
  const fix = isEmpty(advice) ? [] : [gfm`**Fix:** ${toMarkdown(redacted(advice, hide))}`];
  const offered = line === null ? null : suggestion(line);
  const blocks = [
    toMarkdown(text`${code(finding.rule)} ${redacted(sayingOf(alone(finding)), hide)}`),
    ...fix,
    ...(offered
      ? [gfm`Planned again with this line, the finding is gone and no other is new or worse.`, offered]
      : []),
  ];
  return `${inlineMarker(finding.fingerprint)}\n${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}\n`;
}
