import { parseDigest } from '../plan/canonical.js';
import { PLACELESS_FORMATS, type PlacelessFormat } from '../report/formats.js';
import {
  duration,
  oneOf,
  PLAN_OPTIONS,
  type PlanArguments,
  planArguments,
  readOptions,
} from './arguments.js';
import { UsageError } from './usage-error.js';

/** Options of a gate: those of a plan, in fewer formats, and the reviewed report. */
export interface GateArguments {
  readonly plan: PlanArguments;
  readonly format: PlacelessFormat;
  readonly expectDigest: string | null;
  /** The JSON report of the reviewed plan. */
  readonly reviewed: string | null;
}

/** Options of `plan --when`. */
export interface WhenArguments {
  readonly plan: PlanArguments;
  readonly format: PlacelessFormat;
  readonly forMs: number;
}

const GATE_OPTIONS = {
  ...PLAN_OPTIONS,
  'expect-digest': { type: 'string' },
  reviewed: { type: 'string' },
} as const;

const WHEN_OPTIONS = { ...PLAN_OPTIONS, when: { type: 'boolean' }, for: { type: 'string' } } as const;

const DEFAULT_FOR = '14d';
/** Freezes are known a year ahead, and each hour may take a plan. */
const LONGEST_FOR_MS = 92 * 86_400_000;

/** Reads the arguments of `gate`. Throws a UsageError that says what is wrong and what is right. */
export function parseGateArguments(argv: readonly string[]): GateArguments {
  const values = readOptions(argv, GATE_OPTIONS);
  const expected = values['expect-digest'] ?? null;
  if (expected !== null && parseDigest(expected) === null)
    throw new UsageError(
      `--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${expected}"`,
    );
  return { ...planned(values, 'gate'), expectDigest: expected, reviewed: values.reviewed ?? null };
}

/** Reads the arguments of `plan --when`. Throws a UsageError that says what is wrong and what is right. */
export function parseWhenArguments(argv: readonly string[]): WhenArguments {
  const values = readOptions(argv, WHEN_OPTIONS);
  const forMs = duration('--for', values.for ?? DEFAULT_FOR);
  if (forMs > LONGEST_FOR_MS) throw new UsageError('--for must be 92d at most');
  return { ...planned(values, 'plan --when'), forMs };
}

/** Whatever is not a start that goes well is no question for them. */
function planned(
  values: Parameters<typeof planArguments>[0],
  command: string,
): { readonly plan: PlanArguments; readonly format: PlacelessFormat } {
  const format = oneOf('--format', values.format ?? 'text', PLACELESS_FORMATS);
  if (values.scenario !== undefined) throw new UsageError(`--scenario is for plan, not for ${command}`);
  return { plan: planArguments(values, command), format };
}
