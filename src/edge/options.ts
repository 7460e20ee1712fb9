import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command line was used wrongly: exit code 3. */
export class UsageError extends Error {}

type Options = NonNullable<ParseArgsConfig['options']>;

interface Arguments<O extends Options> {
  readonly values: ReturnType<typeof parsed<O>>['values'];
  readonly paths: readonly string[];
}

/**
 * The options of a command as they were written, and its paths. `use` says what a command with paths takes; null for a command without,
 * where `--head a b` reads as `--head a --head b`. Throws a UsageError for an unknown option, and for one that is empty or repeated.
 */
export function readArguments<const O extends Options>(
  argv: readonly string[],
  options: O,
  use: string | null = null,
): Arguments<O> {
  const { values, positionals, tokens } = parsed(use === null ? spread(argv, options) : argv, options, use);
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    // What a script writes where its variable is not set.
    if (token.value === '') throw new UsageError(`${token.rawName} has an empty value; give one`);
    if (options[token.name]?.multiple === true) continue;
    // The last one would win, and a plan for other nodes or another day looks like the right one.
    if (seen.has(token.name)) throw new UsageError(`${token.rawName} is specified more than once`);
    seen.add(token.name);
  }
  return { values, paths: positionals };
}

function parsed<const O extends Options>(argv: readonly string[], options: O, use: string | null) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: use !== null, tokens: true });
  } catch (error) {
    throw new UsageError(use ?? usageOf(error));
  }
}

/** The message for an error of the library, whose own ones explain unrelated syntax. */
function usageOf(error: unknown): string {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  const option = /'([^']+)'/.exec(message)?.[1] ?? '';
  if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') return `unknown option ${option}`;
  if (code === 'ERR_PARSE_ARGS_UNEXPECTED_POSITIONAL') return `"${option}" follows no option; see --help`;
  return `${option.split(' ')[0] ?? 'an option'} needs a value`;
}

function spread(argv: readonly string[], options: Options): readonly string[] {
  let several: string | null = null;
  let isFirst = true;
  return argv.flatMap((argument) => {
    if (argument.startsWith('-') && argument !== '-') {
      several = options[argument.slice(2)]?.multiple === true ? argument : null;
      isFirst = true;
      return [argument];
    }
    const isMore = several !== null && !isFirst;
    isFirst = false;
    return isMore && several !== null ? [several, argument] : [argument];
  });
}

/** The value of an option that takes one of some words. Throws a UsageError for another one. */
export function oneOf<T extends string>(option: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === value);
  if (found === undefined)
    throw new UsageError(`${option} must be one of ${allowed.join(', ')}, not "${value}"`);
  return found;
}
