import { sha256 } from '../plan/canonical.js';
import {
  EMPTY_LINE,
  fixedText,
  gfm,
  joinMarkdown,
  link,
  type Markdown,
  plain,
  sourceOf,
} from '../text/escape/index.js';
import { markedComment, markerLine } from './document/marker.js';

const TITLE = fixedText('### ❓ fleetplan could not evaluate this change');
const DRIFT_TITLE = fixedText('### ❓ fleetplan could not evaluate what changed');

/** The job summary of a run that came to no report: why, and where to look. */
export function renderUnjudged(reason: string, runUrl: string | null): string {
  return bodyOf(reason, runUrl, TITLE);
}

/** The same as a comment: an older verdict must not stand where this run has none. */
export function renderUnjudgedComment(reason: string, runUrl: string | null, key: string): string {
  return markedComment(key, Infinity, () => renderUnjudged(reason, runUrl));
}

/** The same as the issue of a cluster, whose key is as a marker writes it; its digest covers the reason alone. */
export function renderUnjudgedIssue(reason: string, runUrl: string | null, key: string): string {
  return `${sourceOf(markerLine({ key, digest: `unjudged:${sha256(reason)}` }))}\n${bodyOf(reason, runUrl, DRIFT_TITLE)}`;
}

function bodyOf(reason: string, runUrl: string | null, title: Markdown): string {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return `${sourceOf(joinMarkdown([title, plain(reason), ...(run ? [run] : [])], EMPTY_LINE))}\n`;
}
