import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { folderOf, joined } from '../manifest/path.js';
import { listIn, mappingsOf, textIn, valueIn } from './documents.js';
import type { Repository } from './repository.js';

/** A chart of the repository as something else installs it. */
export interface Release {
  readonly chart: string;
  readonly name: string;
  readonly namespace: string | null;
  /** Files with values, in the order in which they override each other. */
  readonly values: readonly string[];
  /** As `--set` takes them. */
  readonly set: Readonly<Record<string, string>>;
  /** The environment that it is of; null where there is only one. */
  readonly environment: string | null;
  /** Where it is written. */
  readonly file: string;
}

/** What a file says of the charts of the repository, as far as that can be told without running its tool. */
export interface Releases {
  readonly releases: readonly Release[];
  /** What keeps it from being told, as the end of a sentence; null where all of it was. */
  readonly unclear: string | null;
}

const ENVIRONMENT = /\{\{-?\s*\.Environment\.Name\s*(?:\|\s*quote\s*)?-?\}\}/g;
/** Fields of a release that change what the chart renders in ways that only helmfile knows. */
const BEYOND_HELM = [
  ...['condition', 'strategicMergePatches', 'jsonPatches', 'transformers', 'dependencies'],
  ...['forceNamespace', 'valuesTemplate', 'setTemplate', 'setStringTemplate', 'postRenderer', 'chartify'],
];

/** The releases of a helmfile, for each of its environments. Templates but for the environment's name are not filled. */
export function helmfileReleases(repository: Repository, path: string, text: string): Releases {
  const bases = basesOf(repository, path, text);
  if (bases === null) return unclear('it has `bases`');
  const all = environmentsOf(path, [text, ...bases]);
  const readings = (all.length === 0 ? [null] : all).map((environment) => {
    const filled = text.replace(ENVIRONMENT, environment ?? 'default');
    return filled.includes('{{')
      ? unclear('its templates are filled by helmfile')
      : releasesIn(repository, path, filled, environment);
  });
  return {
    releases: readings.flatMap(({ releases }) => releases),
    unclear: readings.find((one) => one.unclear !== null)?.unclear ?? null,
  };
}

/** What a file that a helmfile begins with may say of it without a part in what a chart renders. */
const OF_BASES: ReadonlySet<string> = new Set([
  'environments',
  'repositories',
  'helmDefaults',
  'commonLabels',
]);

/** The texts of the files that a helmfile begins with; null where one is not here, or says more than which environments there are. */
function basesOf(repository: Repository, path: string, text: string): readonly string[] | null {
  const named = mappingsOf(path, text.replace(ENVIRONMENT, 'default')).flatMap((one) => listIn(one, 'bases'));
  const texts = named.map((one) =>
    typeof one === 'string' ? repository.textOf(joined(folderOf(path), one) ?? '') : null,
  );
  const isHarmless = (base: string): boolean =>
    !base.includes('{{') &&
    mappingsOf(path, base).every((one) => Object.keys(one).every((key) => OF_BASES.has(key)));
  const known = texts.filter((one): one is string => one !== null && isHarmless(one));
  return known.length === texts.length ? known : null;
}

function environmentsOf(path: string, texts: readonly string[]): string[] {
  const documents = texts.flatMap((text) => mappingsOf(path, text.replace(ENVIRONMENT, 'default')));
  const names = documents.flatMap((document) => {
    const environments = valueIn(document, 'environments');
    return isObject(environments) ? Object.keys(environments) : [];
  });
  const others = [...new Set(names)].filter((name) => name !== 'default');
  return names.length > others.length && others.length === 0 ? [] : others;
}

function releasesIn(
  repository: Repository,
  path: string,
  text: string,
  environment: string | null,
): Releases {
  const documents = mappingsOf(path, text);
  const wide = ['templates', 'values'].find((key) =>
    documents.some((document) => listIn(document, key).length > 0),
  );
  if (wide !== undefined) return unclear(`it has \`${wide}\``);
  const written = documents.flatMap((document) => listIn(document, 'releases'));
  return gathered(written.map((one) => releaseOf(repository, path, one, environment)));
}

/** A text among them says what can not be told. */
export function gathered(found: readonly (Release | readonly Release[] | string)[]): Releases {
  return {
    releases: found.flatMap((one) => (typeof one === 'string' ? [] : one)),
    unclear: found.find((one) => typeof one === 'string') ?? null,
  };
}

export function unclear(why: string): Releases {
  return { releases: [], unclear: why };
}

/** [] for a chart that lies elsewhere; a text that says what can not be told. */
function releaseOf(
  repository: Repository,
  file: string,
  written: Json,
  environment: string | null,
): Release[] | string {
  const folder = folderOf(file);
  const chart = joined(folder, textIn(written, 'chart') ?? '');
  if (
    !isObject(written) ||
    chart === null ||
    !repository.hasFile(chart === '' ? 'Chart.yaml' : `${chart}/Chart.yaml`)
  )
    return [];
  if (written['installed'] === false) return [];
  const name = textIn(written, 'name') ?? '';
  const beyond = BEYOND_HELM.find((key) => Object.hasOwn(written, key));
  if (beyond !== undefined) return `the release ${name} has \`${beyond}\``;
  const values = listIn(written, 'values');
  const files = values.filter((one) => typeof one === 'string').map((one) => joined(folder, one));
  const missing = files.find((one) => one === null || !repository.hasFile(one) || one.endsWith('.gotmpl'));
  if (missing !== undefined) return `the values of the release ${name} are filled by helmfile`;
  const set = settingsOf(written, values);
  if (set === null) return `the values of the release ${name} are no plain settings`;
  const secrets = listIn(written, 'secrets').map((one) => secretValues(repository, folder, one));
  if (secrets.includes(null))
    return `the \`secrets\` of the release ${name} can not be read without their key`;
  const namespace = textIn(written, 'namespace');
  const plain = [...files, ...secrets].filter((one): one is string => one !== null);
  return [{ chart, name, namespace, values: plain, set, environment, file }];
}

/** What SOPS encrypts besides text comes out as text here, of which a template makes something else. */
const ENCRYPTED_OTHERWISE = /\btype:(?!str\b)\w+\]/;

/**
 * A file of values that SOPS encrypted: its keys are plain, and text stands for text, which is enough for what is planned. Helmfile puts
 * secrets over the other values. Null for one that can not be taken so. https://getsops.io/docs/#encrypting-using-yaml
 */
function secretValues(repository: Repository, folder: string, written: Json): string | null {
  const file = typeof written === 'string' ? joined(folder, written) : null;
  const text = file === null ? null : repository.textOf(file);
  if (text === null || !/^sops:/m.test(text) || ENCRYPTED_OTHERWISE.test(text)) return null;
  return file;
}

/** Values that stand in the helmfile itself, as `--set` takes them; null where they are no numbers and no plain words. */
export function settingsOf(
  written: JsonObject,
  values: readonly Json[],
): Readonly<Record<string, string>> | null {
  const firstInline = values.findIndex((one) => typeof one !== 'string');
  // What stands before a file is overridden by it, and what is set overrides all files.
  if (firstInline >= 0 && values.slice(firstInline).some((one) => typeof one === 'string')) return null;
  const pairs: [string, string][] = [];
  for (const one of values) if (typeof one !== 'string' && !flatten(one, '', pairs)) return null;
  for (const one of listIn(written, 'set')) {
    const value = valueIn(one, 'value');
    const name = textIn(one, 'name');
    if (name === null || !isPlain(value)) return null;
    pairs.push([name, String(value)]);
  }
  return Object.fromEntries(pairs);
}

function flatten(value: Json, prefix: string, into: [string, string][]): boolean {
  if (!isObject(value)) {
    if (prefix === '' || !isPlain(value)) return false;
    into.push([prefix, String(value)]);
    return true;
  }
  return Object.entries(value).every(([key, inside]) => {
    if (!/^[\w-]+$/.test(key)) return false;
    return flatten(inside, prefix === '' ? key : `${prefix}.${key}`, into);
  });
}

/** What `--set` reads as it was meant: a number, a boolean, or a text that is neither (`50%`, `64Gi`, but no digits alone). */
function isPlain(value: Json): value is string | number | boolean {
  if (typeof value === 'number') return Number.isSafeInteger(value);
  return (
    typeof value === 'boolean' ||
    (typeof value === 'string' &&
      /^[\w.:/+@%-]+$/.test(value) &&
      !/^(?:true|false|null|[+-]?\d+)$/.test(value))
  );
}
