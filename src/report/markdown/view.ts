import type { Report } from '../../plan/finding.js';
import type { Markdown, SummaryHtml } from '../escape/index.js';
import type { Phrase } from '../phrase.js';
import { phraseMarkdown, phraseSummary } from '../phrase.js';
import type { Selection } from '../selection.js';
import { selectionOf } from '../selection.js';

/**
 * How much a comment tells, for fleets that not every reader of the repository may know:
 * - `full`: everything;
 * - `counts`: no names of targets;
 * - `none`: the verdict and the numbers; no name and no sentence from the input.
 */
export type Detail = 'full' | 'counts' | 'none';

/** A report on its way into Markdown. Every phrase passes through `show`, which leaves out what `detail` hides. */
export interface View {
  readonly report: Report;
  readonly selection: Selection;
  readonly detail: Detail;
  readonly show: (phrase: Phrase) => Markdown;
  readonly showInFold: (phrase: Phrase) => SummaryHtml[];
}

export function viewOf(report: Report, detail: Detail): View {
  const mask = maskOf(report, detail);
  return {
    report,
    selection: selectionOf(report),
    detail,
    show: (phrase) => phraseMarkdown(mask(phrase)),
    showInFold: (phrase) => phraseSummary(mask(phrase)),
  };
}

function maskOf(report: Report, detail: Detail): (phrase: Phrase) => Phrase {
  if (detail === 'full') return (phrase) => phrase;
  const hide = detail === 'none' ? () => HIDDEN : hiderOf(targetNames(report));
  return ({ parts }) => ({
    parts: parts.map((part) =>
      part.kind === 'fixed' || part.kind === 'code' ? part : { ...part, text: hide(part.text) },
    ),
  });
}

const HIDDEN = '[hidden]';

/** Replaces names of targets wherever they stand in a text; a name is a run of the characters that names are made of. */
function hiderOf(names: ReadonlySet<string>): (text: string) => string {
  return (text) =>
    names.has(text)
      ? HIDDEN
      : text.replace(/[A-Za-z0-9][A-Za-z0-9._-]*/g, (run) => {
          const bare = run.replace(/[._-]+$/, '');
          return names.has(run) ? HIDDEN : names.has(bare) ? HIDDEN + run.slice(bare.length) : run;
        });
}

function targetNames({ plan }: Report): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { base, head, moved } of plan.policies) {
    for (const group of [...(base?.effect.groups ?? []), ...(head?.effect.groups ?? [])]) {
      for (const target of group.targets) names.add(target);
      for (const { target } of group.blocked) names.add(target);
    }
    for (const { target } of moved) names.add(target);
  }
  return names;
}
