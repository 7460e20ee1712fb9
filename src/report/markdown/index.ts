import type { Report } from '../../plan/finding.js';
import {
  bytesOf,
  EMPTY_LINE,
  fixedText,
  gfm,
  joinMarkdown,
  type Markdown,
  NEWLINE,
  sourceOf,
} from '../../text/escape/index.js';
import { footerPhrases } from '../footer/footer.js';
import { runBlocks } from './blocks.js';
import { calendarSection } from './calendar.js';
import { findingsSection, noticesSection, problemsSection } from './findings.js';
import { fit, omittedPhrase, type Section } from './fit.js';
import { numbersSection } from './numbers.js';
import { type Head, headOf, rolls, type Shown, titleOf } from './head.js';
import { markedComment } from './marker.js';
import { worstFirst } from '../choice/selection.js';
import { alike } from '../choice/told.js';
import { subjectSection } from './subjects.js';
import { movedSection, policiesSection } from './tables.js';
import { outSections } from './out-chart.js';
import { timelineSection } from './timeline.js';
import { type Above, type Detail, type View, viewOf } from './view.js';

export { commentMarker, markerKey, parseMarker } from './marker.js';
export { SIGNS } from './head.js';
export type { Detail } from './view.js';

/** What a comment may take in UTF-8: GitHub refuses more than 65,536 characters, and so it is safe however the host counts. */
export const COMMENT_BYTES = 60_000;

export interface CommentOptions {
  readonly detail: Detail;
  /** Which of several comments on one pull request this is; exact. The cluster's name where it is null. */
  readonly key: string | null;
  /** Address of the run; null where there is none. */
  readonly runUrl: string | null;
  /** At most this many bytes of UTF-8; a host may allow less than GitHub does. */
  readonly maxBytes: number;
}

export type BodyOptions = Pick<CommentOptions, 'detail' | 'runUrl' | 'maxBytes'>;

/** The comment: a marker, the verdict, the numbers, base beside head, the worst findings; everything else folded. */
export function renderComment(report: Report, options: CommentOptions): string {
  return markedComment(options.key ?? report.plan.cluster ?? 'default', options.maxBytes, (maxBytes) =>
    sourceOf(renderBody(report, { ...options, maxBytes })),
  );
}

/** The same text without a marker. At most `maxBytes` of UTF-8; ends with a line feed. */
export function renderBody(
  report: Report,
  { detail, runUrl, maxBytes }: BodyOptions,
  above?: Above,
): Markdown {
  const view = viewOf(report, detail, above);
  const head = headOf(view);
  const foot = footOf(view, runUrl);
  const sections = sectionsOf(view, head);
  const fixed = bytesOf(sourceOf(head.markdown)) + bytesOf(sourceOf(foot)) + omittedBytes(view, sections);
  if (fixed > maxBytes) return gfm`${titleOf(view)}\n\n${fixedText(NO_ROOM)}\n`;
  const { folds, omitted } = fit(sections, maxBytes - fixed);
  const left = omittedPhrase(omitted);
  const blocks = [head.markdown, ...folds, ...(left ? [view.show(left)] : []), foot];
  return gfm`${joinMarkdown(blocks, EMPTY_LINE)}\n`;
}

/** Room for the line that names the sections which are not there, were it all of them and the longest first. */
function omittedBytes(view: View, sections: readonly Section[]): number {
  const titles = sections.map(({ title }) => title);
  const bytes = new Map(titles.map((title) => [title, bytesOf(sourceOf(view.show(title)))]));
  const line = omittedPhrase(titles.toSorted((a, b) => (bytes.get(b) ?? 0) - (bytes.get(a) ?? 0)));
  return SEPARATING_BYTES + (line ? bytesOf(sourceOf(view.show(line))) : 0);
}

/** The empty lines between the blocks. */
const SEPARATING_BYTES = 16;
const NO_ROOM = 'There is no room for more here; the JSON report has everything.';

/** In the order in which they stand, which is also the order in which they are kept when there is too little room. */
function sectionsOf(view: View, { shown, rowsLeft }: Head): Section[] {
  const { before, fixed, decisive, waived } = view.selection.findings;
  const more = view.detail === 'none' ? [] : view.told.filter((finding) => !shown.findings.has(finding));
  const older = before.filter((finding) => !decisive.includes(finding));
  const sections: (Section | null)[] = [
    numbersSection(view, rowsLeft),
    findingsSection(view, 'More findings', more, 6),
    findingsSection(view, 'Waived', alike(waived), 2),
    ...(view.detail === 'none' ? [] : namedSections(view, shown)),
    findingsSection(view, 'Fixed by this change', alike(worstFirst(fixed)), 1),
    findingsSection(view, 'Pre-existing', alike(worstFirst(older)), 2),
  ];
  return sections.filter((section) => section !== null);
}

/** What can not be shown without the names of policies, nodes and files. */
function namedSections(view: View, shown: Shown): (Section | null)[] {
  const { report, selection } = view;
  const isRolling = rolls(selection);
  return [
    noticesSection(
      view,
      report.notices.filter((notice) => !shown.notices.has(notice)),
    ),
    problemsSection(view, shown.problems),
    ...(isRolling ? selection.subjects : []).map((subject) =>
      subjectSection(view, subject, shown.merging.has(subject), subjectWeight(view)),
    ),
    timelineSection(view),
    ...(isRolling ? outSections(view) : []),
    movedSection(view),
    policiesSection(view),
    calendarSection(view),
  ];
}

/** All rollouts together weigh as much as the findings. */
function subjectWeight({ selection }: View): number {
  return 12 / Math.max(1, selection.subjects.length);
}

function footOf(view: View, runUrl: string | null): Markdown {
  const lines = footerPhrases(view.report, view.detail !== 'none').map((phrase) => view.show(phrase));
  return joinMarkdown([...lines, ...runBlocks(runUrl)], NEWLINE);
}
