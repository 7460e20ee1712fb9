import type { Problem } from '../../manifest/problem.js';
import type { Report } from '../../plan/finding.js';
import type { Markdown, SummaryHtml } from '../../text/escape/index.js';
import { toMarkdown, toSummary } from '../../text/render.js';
import { redacted, type Text } from '../../text/text.js';
import { type Detail, hiderOf } from '../choice/hidden-names.js';
import { type Selection, selectionOf } from '../choice/selection.js';
import { type Told, toldFindings } from '../choice/told.js';

export type { Detail } from '../choice/hidden-names.js';

/** A report on its way into Markdown. Every phrase passes through `show`, which leaves out what `detail` hides. */
export interface View {
  readonly report: Report;
  readonly selection: Selection;
  /** What this change is to blame for, in the order in which it is told. */
  readonly told: readonly Told[];
  /** Of these what a heading over several plans says already. */
  readonly above: ReadonlySet<Told>;
  /** Problems of which it says all, or all but the lines of the file. */
  readonly problemsAbove: ReadonlyMap<Problem, 'whole' | 'words'>;
  readonly detail: Detail;
  /** The phrase without what `detail` hides. */
  readonly hide: (phrase: Text) => Text;
  readonly show: (phrase: Text) => Markdown;
  readonly showInFold: (phrase: Text) => SummaryHtml[];
}

/** What a heading over several plans says already. */
export interface Above {
  readonly hasFinding: (finding: Told) => boolean;
  /** `whole` where nothing is left to be said of it, `words` where the lines of its file are; null where it is not there. */
  readonly hasProblem: (problem: Problem) => 'whole' | 'words' | null;
}

const NOTHING_ABOVE: Above = { hasFinding: () => false, hasProblem: () => null };

/** Everything that a comment shows, chosen and counted before a word of it is written. */
export function viewOf(
  report: Report,
  detail: Detail,
  { hasFinding, hasProblem }: Above = NOTHING_ABOVE,
): View {
  const mask = maskOf(report, detail);
  const selection = selectionOf(report);
  const told = toldFindings(selection);
  return {
    report,
    selection,
    told,
    above: new Set(told.filter(hasFinding)),
    problemsAbove: new Map(
      report.plan.problems.flatMap((problem) => {
        const how = hasProblem(problem);
        return how === null ? [] : [[problem, how] as const];
      }),
    ),
    detail,
    hide: mask,
    show: (phrase) => toMarkdown(mask(phrase)),
    showInFold: (phrase) => toSummary(mask(phrase)),
  };
}

function maskOf(report: Report, detail: Detail): (phrase: Text) => Text {
  if (detail === 'full') return (phrase) => phrase;
  const hide = hiderOf(report, detail);
  // The numbers of a report without names are fields and versions too.
  const isShown = (kind: string): boolean => detail === 'none' && kind === 'code';
  return (phrase) => redacted(phrase, (written, kind) => (isShown(kind) ? written : hide(written)));
}
