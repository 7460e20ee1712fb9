import { parseArgs, type ParseArgsConfig } from 'node:util';
import type { Form } from '../config/duration.js';

/** The command line was used wrongly: exit code 3. */
export class UsageError extends Error {}

/** An option as `parseArgs` takes it, with its value and what help says of it. */
const value = (shows: string, help: string) => ({ type: 'string', shows, help }) as const;
const values = (shows: string, help: string) => ({ type: 'string', multiple: true, shows, help }) as const;
const flag = (help: string) => ({ type: 'boolean', shows: '', help }) as const;

const format = value('FORMAT', 'text, markdown, json or html (default: text)');
const output = value('FILE', 'write it there instead of to standard output');
const snapshot = values('FILE...', 'the fleet: kubectl output or a compact snapshot');
const config = value('FILE', 'limits, rules, durations (default: none, with the built-in defaults)');
const failOn = value('LEVEL', 'error, warning, never (default: error)');
const head = values('PATH...', 'files, folders or globs after the change; - is standard input');

const PLANNED = {
  head,
  base: values('PATH...', 'the same before the change'),
  'head-ref': value('REV', 'a git revision instead, read by `policies` of the configuration'),
  'base-ref': value('REV', 'the revision to compare it with'),
  ...{ snapshot, config },
  cluster: value('NAME', 'plan only this cluster of the configuration'),
  at: value('INSTANT', 'when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)'),
  horizon: value('DURATION', 'how far windows are shown (default: 7d)'),
  ...{ format, output },
  'fail-on': failOn,
} as const;

const OPTIONS = {
  plan: {
    ...PLANNED,
    format: value('FORMAT', 'text, markdown, json, sarif, html (default: text)'),
    scenario: value('NAME', 'healthy, turns-bad (default: healthy)'),
    when: flag('when starting breaks no rule, best first'),
    for: value('DURATION', 'how far --when looks (default: 14d)'),
    verbose: flag('also list the files that hold nothing planned'),
  },
  gate: {
    ...PLANNED,
    reviewed: value('REPORT', 'the JSON report of the reviewed plan, compared group by group'),
    'expect-digest': value('D', 'the digest of the reviewed plan'),
  },
  drift: {
    ...{ head, 'head-ref': PLANNED['head-ref'], snapshot, config, cluster: PLANNED.cluster },
    before: value('FILE', 'the snapshot, or the JSON report, of the last time'),
    ...{ at: PLANNED.at, horizon: PLANNED.horizon, format, output },
  },
  snapshot: {
    kubeconfig: value('FILE', 'ask the API server of this kubeconfig'),
    context: value('NAME', 'the context of the kubeconfig (default: its current one)'),
    role: flag('print the ClusterRole that this needs'),
    output,
  },
  durations: {
    ...{ snapshot, config, output },
  },
  merge: {
    expect: values('NAME,...', 'clusters that must be among them: a missing one is unknown'),
    ...{ format, output, 'fail-on': failOn },
  },
  tune: {
    ...{ head, snapshot, config, cluster: PLANNED.cluster, at: PLANNED.at },
    'max-peak': value('N|P%', 'the most targets unavailable at once'),
    'max-loss': value('N|P%', 'the most targets that a bad version may break'),
    'finish-by': value('WHEN', 'an instant, or a duration from the start on'),
    write: flag('write the best settings into the file'),
    ...{ format, output },
  },
  init: { 'dry-run': flag('print both files, and write none') },
  rules: {
    config: value('FILE', 'with test: the configuration with the rules (default: .github/fleetplan.yml)'),
  },
} as const;

export type Command = keyof typeof OPTIONS;

/** The paths of a command, and what it does. Without paths `--head a b` reads as `--head a --head b`. */
const USES: Readonly<Record<Command, readonly [paths: string, does: string]>> = {
  plan: ['', 'what a change of rollout policy does to a fleet, before it is merged'],
  gate: ['', 'may the rollout start now, and if not, when?'],
  drift: ['', 'effective changes without a policy edit'],
  snapshot: ['[FILE|-]', 'kubectl output to a compact, redacted snapshot'],
  durations: ['', 'measure rollout durations from live objects'],
  merge: ['REPORT.json...', "many clusters' reports to one; a folder or a glob will do"],
  tune: ['GROUP', "better settings for a group's rollout, such as Deployment/web"],
  init: ['[DIR]', 'write .github/fleetplan.yml and the workflow for a repository'],
  rules: ['[ID | test DIR]', "list the rules, print one's page, or run a team's cases"],
};

/** The text of `--help`: of one command with its options, or what there are. */
export function helpText(only: Command | null): string {
  const commands = Object.keys(USES) as Command[];
  const lines = commands
    .filter((command) => only === null || command === only)
    .flatMap((command) => {
      const [paths, does] = USES[command];
      const options: readonly (readonly [string, { readonly shows: string; readonly help: string }])[] =
        only === null ? [] : Object.entries(OPTIONS[command]);
      return [
        `  ${`fleetplan ${command} ${paths}`.padEnd(32)} ${does}`,
        ...options.map(([name, { shows, help }]) => `      ${`--${name} ${shows}`.padEnd(28)} ${help}`),
      ];
    });
  return `fleetplan: terraform plan for node rollouts

${lines.join('\n')}

${only === null ? 'fleetplan COMMAND --help lists the options of one.\n' : ''}With --debug an internal error prints its stack.
Exit codes: 0 pass, allow or no drift, 1 violations, deny or drift, 2 not evaluated, 3 wrong usage.
`;
}

type Parsed<C extends Command> = ReturnType<typeof parsed<(typeof OPTIONS)[C]>>;

/** The options of a command as they were written, and its paths. Throws a UsageError for what it does not take. */
export function readArguments<C extends Command>(
  command: C,
  argv: readonly string[],
): { readonly values: Parsed<C>['values']; readonly paths: readonly string[] } {
  const { values: read, positionals, tokens } = parsed(argv, OPTIONS[command]);
  const [takesPaths] = USES[command];
  const seen = new Set<string>();
  let several: string[] | null = null;
  for (const token of tokens) {
    if (token.kind === 'positional' && takesPaths === '') {
      if (several === null) throw new UsageError(`"${token.value}" follows no option; see --help`);
      several.push(token.value);
    }
    if (token.kind !== 'option') continue;
    const written: unknown = read[token.name as keyof typeof read];
    several = Array.isArray(written) ? written : null;
    // The last one would win, and a plan for other nodes or another day looks like the right one.
    if (seen.has(token.name) && several === null)
      throw new UsageError(`${token.rawName} is specified more than once`);
    seen.add(token.name);
  }
  // A script passes an empty value if its variable is not set.
  for (const [name, written] of Object.entries(read))
    if (written === '' || (Array.isArray(written) && written.includes('')))
      throw new UsageError(`--${name} has an empty value; give one`);
  return { values: read, paths: positionals };
}

function parsed<const O extends NonNullable<ParseArgsConfig['options']>>(
  argv: readonly string[],
  options: O,
) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, tokens: true });
  } catch (error) {
    // The messages of the library explain unrelated syntax.
    const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
    const option = /'([^' ]+)/.exec(message)?.[1] ?? 'an option';
    throw new UsageError(
      code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' ? `unknown option ${option}` : `${option} needs a value`,
    );
  }
}

/** The value of an option; null if it is not given. Throws a UsageError for one of another form. */
export function formed<T>(option: string, written: string | undefined, { what, parse }: Form<T>): T | null {
  if (written === undefined) return null;
  const value = parse(written);
  if (value === null) throw new UsageError(`${option} must be ${what}, not "${written}"`);
  return value;
}

/** The value of an option that takes one of some words. Throws a UsageError for another one. */
export function oneOf<T extends string>(option: string, written: string, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === written);
  if (found === undefined)
    throw new UsageError(`${option} must be one of ${allowed.join(', ')}, not "${written}"`);
  return found;
}
