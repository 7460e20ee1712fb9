import { withoutTrailing } from '../../manifest/visible.js';
import type { Report } from '../../plan/finding.js';

/**
 * How much a comment tells, for fleets that not every reader of the repository may know:
 * - `full`: everything;
 * - `counts`: no names of targets;
 * - `none`: the verdict and the numbers; no name and no sentence from the input.
 */
export type Detail = 'full' | 'counts' | 'none';

const HIDDEN = '[hidden]';
/** A name is a run of the characters that names are made of. */
const RUNS = /[A-Za-z0-9][A-Za-z0-9._-]*/g;

/** Replaces what a detail hides in a text: the names of targets and nodes wherever they stand, everything, or nothing. */
export function hiderOf(report: Report, detail: Detail): (text: string) => string {
  if (detail === 'full') return (text) => text;
  if (detail === 'none') return () => HIDDEN;
  const targets = targetNames(report);
  const isName = (text: string): boolean => targets.has(text) || report.plan.inventory?.has(text) === true;
  return (text) =>
    isName(text)
      ? HIDDEN
      : text.replace(RUNS, (run) => {
          const bare = withoutTrailing(run, '._-');
          return isName(run) ? HIDDEN : isName(bare) ? HIDDEN + run.slice(bare.length) : run;
        });
}

/** The same for the texts of several clusters: a name that one of them hides is hidden. */
export function hiderOfAll(
  { reports }: { readonly reports: readonly Report[] },
  detail: Detail,
): (text: string) => string {
  const hiders = reports.map((report) => hiderOf(report, detail));
  return (text) => hiders.reduce((shown, hide) => hide(shown), text);
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
