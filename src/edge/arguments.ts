import { parseArgs, type ParseArgsConfig } from 'node:util';
import { parseHorizon, parseStart } from '../config/duration.js';
import type { ScenarioName } from '../plan/assumptions.js';
import type { FailOn } from '../plan/finding.js';
import { type Format, FORMATS } from '../report/index.js';
import { UsageError } from './usage-error.js';

export interface PlanArguments {
  readonly head: readonly string[];
  readonly base: readonly string[];
  readonly baseRef: string | null;
  readonly headRef: string | null;
  /** Empty where the configuration says which. */
  readonly snapshot: readonly string[];
  readonly config: string | null;
  /** A cluster of the configuration; null for all. */
  readonly cluster: string | null;
  readonly at: number | null;
  readonly horizonMs: number | null;
  readonly scenario: ScenarioName;
  readonly format: Format | 'html';
  readonly output: string | null;
  readonly failOn: FailOn | null;
  /** Tells by file what was passed over. */
  readonly verbose: boolean;
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options of every command that plans. */
export const PLAN_OPTIONS = {
  head: { type: 'string', multiple: true },
  base: { type: 'string', multiple: true },
  'base-ref': { type: 'string' },
  'head-ref': { type: 'string' },
  snapshot: { type: 'string', multiple: true },
  config: { type: 'string' },
  cluster: { type: 'string' },
  at: { type: 'string' },
  horizon: { type: 'string' },
  scenario: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string' },
  'fail-on': { type: 'string' },
  verbose: { type: 'boolean' },
} as const;

/** Options that take several values: `--head a b` reads as `--head a --head b`. */
const SEVERAL = new Set(['--head', '--base', '--snapshot']);

/** Reads the arguments of `plan`. Throws a UsageError that says what is wrong and what is right. */
export function parsePlanArguments(argv: readonly string[]): PlanArguments {
  return planArguments(readOptions(argv, PLAN_OPTIONS), 'plan');
}

type Values<O extends Options> = ReturnType<typeof parsed<O>>['values'];

/** The arguments of a command that plans, of its options as they were written. */
export function planArguments(values: Values<typeof PLAN_OPTIONS>, command: string): PlanArguments {
  const headRef = values['head-ref'] ?? null;
  const baseRef = values['base-ref'] ?? null;
  if (headRef === null && !values.head)
    throw new UsageError(`missing --head PATH... (or --base-ref REV --head-ref REV) for ${command}`);
  if (headRef === null && baseRef !== null) throw new UsageError('--base-ref needs --head-ref');
  if (headRef !== null && values.base)
    throw new UsageError('--base cannot be used with --head-ref; use --base-ref');
  return {
    head: values.head ?? [],
    base: values.base ?? [],
    baseRef,
    headRef,
    snapshot: values.snapshot ?? [],
    config: values.config ?? null,
    cluster: values.cluster ?? null,
    at: values.at === undefined ? null : instant(values.at),
    horizonMs: values.horizon === undefined ? null : duration('--horizon', values.horizon),
    scenario: oneOf('--scenario', values.scenario ?? 'healthy', ['healthy', 'turns-bad'] as const),
    format: oneOf('--format', values.format ?? 'text', [...FORMATS, 'html'] as const),
    output: values.output ?? null,
    failOn:
      values['fail-on'] === undefined
        ? null
        : oneOf('--fail-on', values['fail-on'], ['error', 'warning', 'never'] as const),
    verbose: values.verbose === true,
  };
}

/** The options of a command as they were written. Throws a UsageError for one that there is not, is empty, or is there twice. */
export function readOptions<const O extends Options>(argv: readonly string[], options: O): Values<O> {
  const { values, tokens } = parsed(argv, options);
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    // What a script writes where its variable is not set.
    if (token.value === '') throw new UsageError(`${token.rawName} has an empty value; give one`);
    if (SEVERAL.has(token.rawName)) continue;
    // The last one would win, and a plan for other nodes or another day looks like the right one.
    if (seen.has(token.name)) throw new UsageError(`${token.rawName} is specified more than once`);
    seen.add(token.name);
  }
  return values;
}

function parsed<const O extends Options>(argv: readonly string[], options: O) {
  try {
    return parseArgs({ args: spread(argv), options, strict: true, allowPositionals: false, tokens: true });
  } catch (error) {
    throw new UsageError(usageOf(error));
  }
}

/** The library explains how to pass what nobody meant to pass; the first sentence is enough, and our own where we know it. */
function usageOf(error: unknown): string {
  const message =
    typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : '';
  const option = /'([^']+)'/.exec(message)?.[1] ?? '';
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `unknown option ${option}`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `"${option}" follows no option; see --help`;
  return `${option.split(' ')[0] ?? 'an option'} needs a value`;
}

function spread(argv: readonly string[]): string[] {
  const spreadOut: string[] = [];
  let several: string | null = null;
  let taken = 0;
  for (const argument of argv) {
    if (argument.startsWith('-') && argument !== '-') {
      several = SEVERAL.has(argument) ? argument : null;
      taken = 0;
    } else if (several !== null && taken++ > 0) spreadOut.push(several);
    spreadOut.push(argument);
  }
  return spreadOut;
}

/** The value of an option that takes one of some words. Throws a UsageError for another one. */
export function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new UsageError(`${option} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}

function instant(text: string): number {
  const at = parseStart(text);
  if (at === null)
    throw new UsageError(
      `--at must be an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199, not "${text}"`,
    );
  return at;
}

/** A length of time that is looked ahead. Throws a UsageError for none. */
export function duration(option: string, text: string): number {
  const ms = parseHorizon(text);
  if (ms === null)
    throw new UsageError(
      `${option} must be a duration above zero such as 90s, 20m, 4h or 7d, of ten years at most, not "${text}"`,
    );
  return ms;
}
