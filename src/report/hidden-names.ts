import { withoutTrailing } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';

/**
 * How much a comment shows, for fleets that not every reader of the repository may know:
 * - `full`: everything;
 * - `counts`: no names of targets.
 */
export type Detail = 'full' | 'counts';

const HIDDEN = '[hidden]';
/** A run of the characters that names are made of. */
const RUNS = /[A-Za-z0-9][A-Za-z0-9._-]*/g;

/** Replaces what a detail hides in a text: the names of targets and nodes of any of the clusters, or nothing. */
export function hiderOf(reports: readonly Report[], detail: Detail): (text: string) => string {
  if (detail === 'full') return (text) => text;
  const targets = new Set(reports.flatMap(targetNames));
  const isName = (text: string): boolean =>
    targets.has(text) || reports.some(({ plan }) => plan.inventory?.has(text) === true);
  return (text) =>
    isName(text)
      ? HIDDEN
      : text.replace(RUNS, (run) => {
          const bare = withoutTrailing(run, '._-');
          return isName(run) ? HIDDEN : isName(bare) ? HIDDEN + run.slice(bare.length) : run;
        });
}

function targetNames({ plan }: Report): string[] {
  return plan.policies.flatMap(({ base, head, moved }) => {
    const groups = [base, head].flatMap((side) => side?.effect.groups ?? []);
    const blocked = groups.flatMap((group) => group.blocked);
    return [
      ...groups.flatMap(({ targets }) => targets),
      ...[...blocked, ...moved].map(({ target }) => target),
    ];
  });
}
