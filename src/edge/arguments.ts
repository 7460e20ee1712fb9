import { HORIZON, START } from '../config/duration.js';
import type { ScenarioName } from '../plan/assumptions.js';
import type { FailOn } from '../plan/finding.js';
import { type Format, FORMATS } from '../report/index.js';
import { formed, oneOf, readArguments, UsageError } from './options.js';

/** The options of a plan; null: the configuration or a default decides. */
export type PlanArguments = ReturnType<typeof planArguments>;

/** Options of a command that plans, as they were written. */
export type Written = Partial<ReturnType<typeof readArguments<'plan'>>['values']>;

/** Reads the options of a command that plans. Throws a UsageError that says what is wrong and what is right. */
export function planArguments(written: Written, command: string) {
  const { head = [], base = [], snapshot = [], config = null, cluster = null, output = null } = written;
  const { at, horizon, 'head-ref': headRef = null, 'base-ref': baseRef = null } = written;
  if (headRef === null && head.length === 0)
    throw new UsageError(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
  if (headRef === null && baseRef !== null) throw new UsageError('--base-ref needs --head-ref');
  if (headRef !== null && base.length > 0)
    throw new UsageError('--base cannot be used with --head-ref; use --base-ref');
  return {
    ...{ head, base, baseRef, headRef, snapshot, config, cluster, output },
    at: formed('--at', at, START),
    horizonMs: formed('--horizon', horizon, HORIZON),
    scenario: oneOf<ScenarioName>('--scenario', written.scenario ?? 'healthy', ['healthy', 'turns-bad']),
    format: oneOf<Format | 'html'>('--format', written.format ?? 'text', [...FORMATS, 'html']),
    failOn: parseFailOn(written['fail-on']),
    verbose: written.verbose === true,
  };
}

/** Reads `--fail-on`; null if it is not given. Throws a UsageError for another word. */
export function parseFailOn(written: string | undefined): FailOn | null {
  return written === undefined ? null : oneOf<FailOn>('--fail-on', written, ['error', 'warning', 'never']);
}
