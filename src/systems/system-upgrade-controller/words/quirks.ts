import { objectIn } from '../../../manifest/fields.js';
import type { Dialect } from '../options.js';
import type { SidePlan } from '../side.js';
import type { Reach } from '../simulation/reach.js';

/** A Plan that one version of the controller rolls. */
interface Rolled {
  readonly plan: SidePlan;
  readonly reach: Reach;
  readonly dialect: Dialect;
}

/** Behavior of one controller version that a plan does not show. */
const QUIRKS: readonly ((rolled: Rolled) => string | false)[] = [
  // Source: rancher/system-upgrade-controller#221 and release notes of 0.15.0.
  ({ reach, dialect }) =>
    dialect.retriesFailedJobs &&
    reach.due.length > 0 &&
    'Controllers before 0.14 recreate a failed Job whenever its deadline and its time to live have passed. A node that is repaired goes on by itself, and one that is not keeps its concurrency slot.',
  // Source: release notes of 0.15.0.
  ({ plan, dialect }) =>
    !dialect.hasWindows &&
    ['window', 'postCompleteDelay'].some((name) => objectIn(plan.object, 'spec')?.[name] !== undefined) &&
    'Controllers before 0.15 have no fields window and postCompleteDelay. The API server drops both: nodes go at any time, and without a pause.',
];

/** The notes on a Plan that apply to the version in use. */
export function quirksOf(rolled: Rolled): string[] {
  return QUIRKS.flatMap((note) => note(rolled) || []);
}
