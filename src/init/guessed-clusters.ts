import { innerOf } from '../argocd/generators.js';
import { itemsIn, labelsIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';
import { spelled } from './environments.js';
import { textIn, valueIn } from './documents.js';
import type { Repository } from './repository.js';

/** A cluster of which the repository has no Secret. */
export interface GuessedCluster {
  readonly name: string;
  /** Those by which the generator picks it, and the one that the paths are filled with. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Stands for all clusters, where no path of what they get has a word of theirs: they get the same. */
export const ANY = 'cluster';

/** More folders of a pattern than these are no clusters. */
const MOST_CLUSTERS = 50;

/**
 * The clusters of an ApplicationSet that asks Argo CD for them, as the paths tell that it fills with their name or with one of their
 * labels: of `environments/{{metadata.labels.environment}}/values.yaml` each folder that has such a file. Where both stand in paths, a
 * cluster has the label that is a word of its name (`spoke-prod`), and a label that none of them has is one more cluster. One that stands for
 * all where no path has either. None where several labels differ, or where it can not be told which of them a name has.
 */
export function guessedClusters(set: Manifest, repository: Repository): readonly GuessedCluster[] {
  const spec = valueIn(set.object, 'spec');
  const generators = flattened(itemsIn(spec, 'generators'));
  const own = textsIn(valueIn(spec, 'template', 'spec'));
  const { [NAME]: names = new Set<string>(), ...labels } = valuesInPaths(
    [...own, ...generators.flatMap(textsIn)],
    own.filter((text) => !text.includes('{{')),
    repository,
  );
  const [label, ...others] = Object.entries(labels);
  if (others.length > 0) return [];
  const picked = Object.assign({}, ...generators.map(pickedBy)) as Readonly<Record<string, string>>;
  const [key = '', values = new Set<string>()] = label ?? [];
  const called = [...names].map((name) => ({
    name,
    words: [...values].filter((value) => isWordOf(value, name)),
  }));
  if (label !== undefined && called.some(({ words }) => words.length !== 1)) return [];
  const rest = [...values].filter((value) => !called.some(({ words }) => words.includes(value)));
  const found = [
    ...called.map(({ name, words: [value] }) => ({ name, value })),
    ...rest.map((value) => ({ name: spelled(value), value })),
  ];
  if (found.length > MOST_CLUSTERS) return [];
  if (found.length === 0) return [{ name: ANY, labels: picked }];
  return found.map(({ name, value }) => ({
    name,
    labels: value === undefined ? picked : { ...picked, [key]: value },
  }));
}

/**
 * What stands in the paths of files where the texts have the name of the cluster, or a label of it, by that; `ofAll` is what all clusters
 * take.
 */
function valuesInPaths(
  texts: readonly string[],
  ofAll: readonly string[],
  { files }: Repository,
): Readonly<Record<string, ReadonlySet<string>>> {
  const found = new Map<string, Set<string>>();
  for (const pattern of texts.filter((text) => text.includes('{{')))
    for (const { path } of files)
      // What all clusters take, such as `environments/default`, is none of them.
      if (!ofAll.some((one) => captured(one, path) !== null))
        for (const [key, value] of captured(pattern, path) ?? [])
          found.set(key, (found.get(key) ?? new Set()).add(value));
  return Object.fromEntries(found);
}

function isWordOf(value: string, name: string): boolean {
  return (
    `-${name}-`.replaceAll(/[._]/g, '-').includes(`-${value}-`) ||
    name.split(/[-._]/).map(spelled).includes(spelled(value))
  );
}

function flattened(generators: readonly Json[]): readonly Json[] {
  return generators.flatMap((generator) => [generator, ...flattened(innerOf(generator))]);
}

/** The labels that the selector of a generator of clusters asks for with one value. */
function pickedBy(generator: Json): Readonly<Record<string, string>> {
  const selector = valueIn(generator, 'clusters', 'selector');
  const asked = itemsIn(selector, 'matchExpressions').flatMap((one) => {
    const [key, [value]] = [textIn(one, 'key'), itemsIn(one, 'values')];
    return key !== null && textIn(one, 'operator') === 'In' && typeof value === 'string'
      ? [[key, value] as const]
      : [];
  });
  const { [SECRET_TYPE]: _type, ...labels } = {
    ...labelsIn(selector, 'matchLabels'),
    ...Object.fromEntries(asked),
  };
  return labels;
}

/** By which Argo CD knows the Secret of a cluster. */
export const SECRET_TYPE = 'argocd.argoproj.io/secret-type';

function textsIn(value: Json): readonly string[] {
  if (typeof value === 'string') return value.includes('/') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

const NAME = 'name';

/** What an annotation of the cluster puts before a path. */
const BASE_OF_PATH = /^(?:\$\w+\/)?\{\{[^{}]*\.annotations\b[^{}]*\}\}/;

/** What stands in a path where a pattern has the name of the cluster, or a label of it; null for a path that is none of the pattern. */
function captured(pattern: string, path: string): readonly (readonly [key: string, value: string])[] | null {
  // What is put in first, and steps up, begin at a folder that is not known: the end of the path decides.
  const steps = pattern
    .replace(BASE_OF_PATH, '')
    .split('/')
    .filter((step) => !/^(?:\.\.?|\$\w*|)$/.test(step));
  const all = path.split('/');
  const start = /\.(?:ya?ml|json)$/.test(pattern) ? all.length - steps.length : 0;
  if (start < 0 || all.length < start + steps.length) return null;
  const found = steps.map((step, index) => stepOf(step, all[start + index] ?? ''));
  return found.every((one) => one !== null) ? found.flat() : null;
}

/** Null where the step of a path is not one of the pattern's. */
function stepOf(pattern: string, step: string): readonly (readonly [string, string])[] | null {
  const [, before = '', action, after = ''] = /^([^{}]*)\{\{([^{}]*)\}\}([^{}]*)$/.exec(pattern) ?? [];
  if (action === undefined) return pattern === step || pattern === '*' ? [] : null;
  const isOne = step.length > before.length + after.length && step.startsWith(before) && step.endsWith(after);
  if (!isOne) return null;
  const label = /metadata\.labels\.([\w-]+)|metadata\.labels\s+"([^"]+)"/.exec(action);
  const key = label?.[1] ?? label?.[2] ?? (/^\s*\.?name(?:Normalized)?\s*$/.test(action) ? NAME : null);
  return key === null ? [] : [[key, step.slice(before.length, step.length - after.length)]];
}
