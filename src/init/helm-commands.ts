import { folderOf, joined } from '../manifest/path.js';
import { gathered, type Release, type Releases } from './releases.js';
import type { Repository } from './repository.js';
import { environmentOfFile, environmentsIn } from './environments.js';
import { isExactly, LATER } from '../manifest/recipes/names.js';

const VERB = /\s(?:upgrade|install|template)(?=\s)/g;
const WITH_VALUE =
  /^(?:-n|--namespace|-f|--values|--set|--set-string|--version|--timeout|--repo|--kube-context|--kubeconfig|--description|--history-max)$/;

/**
 * The charts of the repository that the commands of a script install, from its root. Values files in whose name something is put in
 * later are those of the environments that are there.
 */
export function commandReleases(repository: Repository, file: string, commands: string): Releases {
  return gathered(argumentsOfHelm(commands).map((rest) => releasesOf(repository, file, rest)));
}

/** What stands behind the verb of each command of helm, as far as it is no redirection. */
function argumentsOfHelm(commands: string): string[] {
  return commands.split(/[\n|;&]/).flatMap((command) => {
    const start = command.search(/\bhelm\b/);
    const verb = start < 0 ? undefined : [...command.slice(start).matchAll(VERB)].at(-1);
    return verb ? (command.slice(start + verb.index + verb[0].length).split('>')[0] ?? []) : [];
  });
}

function releasesOf(repository: Repository, file: string, rest: string): Release[] | string {
  const { plain, options } = argumentsIn(rest.replace(LATER, '*'));
  const [name = '', written = ''] = plain.length > 1 ? plain : ['', ...plain];
  const chart = joined('', written);
  if (chart === null || written.includes('*')) return [];
  if (!repository.hasFile(chart === '' ? 'Chart.yaml' : `${chart}/Chart.yaml`)) return [];
  const set: Record<string, string> = {};
  for (const [key, value] of settingsIn(options)) {
    if (!value.includes('*')) set[key] = value;
    // Which image it is changes no limit.
    else if (!/image|tag|digest|version|sha/i.test(key)) return `it sets ${key} to what it is given`;
  }
  const namespaces = valuesOf(options, ['-n', '--namespace']);
  const namespace = namespaces.at(-1) ?? null;
  const common = { chart, name, namespace: namespace?.includes('*') === true ? null : namespace, set, file };
  const paths = valuesOf(options, ['-f', '--values']).flatMap((one) => one.split(','));
  return (
    withValues(repository, common, paths) ?? `which files its values ${paths.join(', ')} are can not be told`
  );
}

/** One release for each environment that the names of its values have; null where a file is not there, or nothing tells which is taken. */
function withValues(
  repository: Repository,
  common: Omit<Release, 'values' | 'environment'>,
  paths: readonly string[],
): Release[] | null {
  const candidates = paths.map((one) => {
    const path = joined('', one);
    return path === null || !/[^*/]/.test(path)
      ? []
      : repository.files.filter((found) => isExactly(path, found.path)).map(({ path }) => path);
  });
  if (candidates.some((one) => one.length === 0)) return null;
  if (candidates.every((one) => one.length === 1)) {
    const environments = new Set(candidates.flat().flatMap((path) => environmentOf(path) ?? []));
    return [{ ...common, values: candidates.flat(), environment: [...environments][0] ?? null }];
  }
  const labelled = candidates.map((one) => (one.length === 1 ? null : byEnvironment(one)));
  const [first] = labelled.filter((one) => one !== null);
  const environments = [...(first?.keys() ?? [])].filter((name) =>
    labelled.every((one) => one === null || one.has(name)),
  );
  if (environments.length === 0) return null;
  return environments.map((environment) => ({
    ...common,
    environment,
    values: candidates.flatMap((one, index) => labelled[index]?.get(environment) ?? one),
  }));
}

/** The files of one name in which something is put in later. Where that is a region too, each is an environment of its own. */
function byEnvironment(files: readonly string[]): ReadonlyMap<string, string> {
  const steps = files.map((file) => file.replace(/\.[a-z]+$/, '').split('/'));
  const named = files.flatMap((file, index) => {
    const environment = environmentOf(file);
    if (environment === null) return [];
    const differing = (steps[index] ?? []).filter((step, at) => steps.some((other) => other[at] !== step));
    const isAlone = files.filter((other) => environmentOf(other) === environment).length === 1;
    const others = differing.filter((step) => environmentOf(`${step}.yaml`) !== environment);
    return [[isAlone ? environment : [environment, ...others].join('-'), file] as const];
  });
  return new Map(named);
}

function environmentOf(path: string): string | null {
  return environmentOfFile(path) ?? environmentsIn(folderOf(path)).at(-1) ?? null;
}

interface Arguments {
  readonly plain: readonly string[];
  readonly options: readonly (readonly [string, string])[];
}

function argumentsIn(rest: string): Arguments {
  const words = rest
    .trim()
    .split(/\s+/)
    // In a list of words, or a text of JSON, a comma follows.
    .map((word) => word.replace(/^["']|["']?,?$/g, ''));
  const plain: string[] = [];
  const options: [string, string][] = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? '';
    const [option = '', ...value] = word.split('=');
    if (!word.startsWith('-')) plain.push(word);
    else if (value.length > 0) options.push([option, value.join('=')]);
    else if (WITH_VALUE.test(word)) options.push([word, words[++index] ?? '']);
  }
  return { plain, options };
}

function valuesOf(options: Arguments['options'], names: readonly string[]): string[] {
  return options.flatMap(([name, value]) => (names.includes(name) ? [value] : []));
}

function settingsIn(options: Arguments['options']): [string, string][] {
  return valuesOf(options, ['--set', '--set-string'])
    .flatMap((one) => one.split(','))
    .filter((one) => /^[^=]/.test(one))
    .map((one) => [
      one.split('=')[0] ?? '',
      one
        .split('=')
        .slice(1)
        .join('=')
        .replace(/^["']|["']$/g, ''),
    ]);
}
