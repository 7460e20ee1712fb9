import { sha256 } from '../plan/canonical.js';
import type { Markdown } from './escape/index.js';
import { EMPTY_LINE, fixedText, gfm, joinMarkdown, link, plain, sourceOf } from './escape/index.js';
import { commentMarker } from './markdown/marker.js';

const TITLE = fixedText('### ❓ fleetplan could not judge this change');

/** The job summary of a run that came to no report: why, and where to look. */
export function renderUnjudged(reason: string, runUrl: string | null): string {
  return sourceOf(bodyOf(reason, runUrl));
}

/** The same as a comment: an older verdict must not stand where this run has none. */
export function renderUnjudgedComment(reason: string, runUrl: string | null, key: string): string {
  const body = bodyOf(reason, runUrl);
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}

function bodyOf(reason: string, runUrl: string | null): Markdown {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return gfm`${joinMarkdown([TITLE, plain(reason), ...(run ? [run] : [])], EMPTY_LINE)}\n`;
}
