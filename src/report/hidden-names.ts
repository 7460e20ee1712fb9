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

function targetNames({ plan: { policies } }: Report): string[] {
  const sides = policies.flatMap(({ base, head }) => [base, head]);
  // A group is listed by the policy that rolls it and again by the policy that limits it.
  const groups = [...new Set(sides.flatMap((side) => side?.effect.groups ?? []))];
  const others = [...groups.flatMap(({ blocked }) => blocked), ...policies.flatMap(({ moved }) => moved)];
  return [...groups.flatMap(({ targets }) => targets), ...others.map(({ target }) => target)];
}
