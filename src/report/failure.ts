import { sha256 } from '../plan/canonical.js';
import { EMPTY_LINE, fixedText, gfm, joinMarkdown, link, plain, sourceOf } from '../text/escape/markdown.js';
import { markedComment, markerLine } from './document/marker.js';

/** The job summary of a run that came to no report: why, and where to look. */
export function renderFailure(reason: string, runUrl: string | null, what = 'this change'): string {
  const title = fixedText(`### ❓ fleetplan could not evaluate ${what}`);
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return `${sourceOf(joinMarkdown([title, plain(reason), ...(run ? [run] : [])], EMPTY_LINE))}\n`;
}

/** The same as a comment: an older verdict must not stay where this run has none. */
export function renderFailureComment(reason: string, runUrl: string | null, key: string): string {
  return markedComment(key, Infinity, () => renderFailure(reason, runUrl));
}

/** The same as the issue of a cluster, whose key is as a marker writes it; its digest covers the reason alone. */
export function renderFailureIssue(reason: string, runUrl: string | null, key: string): string {
  const marker = markerLine({ key, digest: `unjudged:${sha256(reason)}` });
  return `${sourceOf(marker)}\n${renderFailure(reason, runUrl, 'what changed')}`;
}
