import type { Finding, Report } from '../plan/finding.js';
import { type RunReport, worstClustersFirst } from '../plan/run-report.js';
import {
  fixedComment,
  gfm,
  joinMarkdown,
  EMPTY_LINE,
  sourceOf,
  suggestion,
} from '../text/escape/markdown.js';
import { findingText } from '../plan/finding-text.js';
import { fixText } from '../systems/system.js';
import { toMarkdown } from '../text/render.js';
import { code, text } from '../text/text.js';
import type { Detail } from './hidden-names.js';
import { maskOf } from './plan-document.js';
import { selectionOf, worstFirst } from './selection.js';

/** The first line of a comment at a line, by which it is found again: the finding, whatever its wording. */
export function inlineMarker(fingerprint: string): string {
  return sourceOf(fixedComment(`fleetplan inline ${fingerprint}`));
}

/** Findings of this change, worst first: new ones, and worsened ones, which may break further limits. Infos get no comment at a line. */
export function newFindings(run: RunReport): { readonly report: Report; readonly finding: Finding }[] {
  return worstClustersFirst(run).flatMap((report) =>
    worstFirst(selectionOf(report).findings.fresh)
      .filter(({ severity }) => severity !== 'info')
      .map((finding) => ({ report, finding })),
  );
}

/**
 * A comment at a line: what will happen, and the fix; where `line` is given as a suggestion of GitHub's, which replaces the line
 * of the comment. A line that a suggestion cannot hold as it is has none.
 */
export function renderInline(report: Report, finding: Finding, detail: Detail, line: string | null): string {
  const mask = maskOf([report], detail);
  const { fix } = finding;
  const offered = line === null ? null : suggestion(line);
  const blocks = [
    toMarkdown(text`${code(finding.rule)} ${mask(findingText(finding))}`),
    ...(fix ? [gfm`**Fix:** ${toMarkdown(mask(fixText(fix)))}`] : []),
    ...(offered
      ? [gfm`Planned again with this line, the finding is gone and no other is new or worse.`, offered]
      : []),
  ];
  return `${inlineMarker(finding.fingerprint)}\n${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}\n`;
}
