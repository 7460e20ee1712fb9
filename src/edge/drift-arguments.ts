import { PLACELESS_FORMATS, type PlacelessFormat } from '../report/formats.js';
import { oneOf, PLAN_OPTIONS, type PlanArguments, planArguments, readOptions } from './arguments.js';
import { UsageError } from './usage-error.js';

/** Options of a drift report: those of a plan of one side, and the last report or snapshot. */
export interface DriftArguments {
  readonly plan: PlanArguments;
  readonly format: PlacelessFormat;
  /** An earlier snapshot, or the JSON report of an earlier plan. */
  readonly before: string;
}

const DRIFT_OPTIONS = { ...PLAN_OPTIONS, before: { type: 'string' } } as const;

/** Reads the arguments of `drift`. Throws a UsageError that says what is wrong and what is right. */
export function parseDriftArguments(argv: readonly string[]): DriftArguments {
  const values = readOptions(argv, DRIFT_OPTIONS);
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  for (const option of ['base', 'base-ref', 'scenario', 'fail-on'] as const)
    if (values[option] !== undefined)
      throw new UsageError(`--${option} is for plan, not for drift: no policy file changes in a drift`);
  const { before } = values;
  if (before === undefined)
    throw new UsageError('missing --before FILE for drift: the last snapshot or JSON report');
  return { plan: planArguments({ ...values, format: 'text' }, 'drift'), format, before };
}
