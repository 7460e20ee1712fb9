import { parseArgs, type ParseArgsConfig } from 'node:util';

/** The command line was used wrongly: exit code 3. */
export class UsageError extends Error {}

/** The options and paths of a command that takes both; `use` says which. Throws a UsageError with that for others. */
export function parsedFor<const O extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: O,
  use: string,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true });
  } catch {
    throw new UsageError(use);
  }
}
