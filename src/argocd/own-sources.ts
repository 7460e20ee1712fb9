import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { TreeFiles } from './tree-files.js';

/** In place of an address that only the Secret of a cluster has. */
export const OF_THE_CLUSTER = 'as the Secret of the cluster says';

/** The whole of a field that is filled with what the Secret of a cluster holds. */
const OF_SECRET = /^\{\{-?\s*(?:index\s+)?\.?metadata\.(?:annotations|labels)\b[^{}]*\}\}$/;

/** What the Secret of a cluster puts before a path: the folder in which a repository of add-ons has all that its sources take. */
const BASE_OF_PATH = /^\{\{-?\s*(?:index\s+)?\.?metadata\.annotations\b[^{}]*\}\}/;

/**
 * A template with addresses and revisions that only the Secrets of clusters have, as those of this repository: where the bridge from
 * Terraform writes them, they are. Whether a source has its path here is asked as of any other; a path that begins with what a Secret
 * has is the only one here that ends so.
 */
export function withOwnSources(written: Json, { entries }: TreeFiles): Json {
  const template = withBaseOfPaths(written, entries);
  const spec = objectIn(template, 'spec');
  if (!isObject(template) || spec === null) return template;
  const source = field(spec, 'source');
  const own: JsonObject = {
    ...spec,
    ...(isObject(source) ? { source: owned(source) } : {}),
    ...(field(spec, 'sources') === undefined ? {} : { sources: itemsIn(spec, 'sources').map(owned) }),
  };
  return { ...template, spec: own };
}

/** One annotation stands for one folder, before values as before charts. */
function withBaseOfPaths(template: Json, entries: TreeFiles['entries']): Json {
  const spec = field(template, 'spec');
  const ends = new Map<string, string[]>();
  for (const written of [field(spec, 'source'), ...itemsIn(spec, 'sources')].flatMap(pathsOf)) {
    const path = written.replace(OF_SOURCE, '');
    const [annotation] = BASE_OF_PATH.exec(path) ?? [];
    if (annotation === undefined) continue;
    ends.set(annotation, [...(ends.get(annotation) ?? []), path.slice(annotation.length)]);
  }
  let text = JSON.stringify(template);
  for (const [annotation, after] of ends) {
    const base = baseOf(after, entries);
    if (base !== null) text = text.replaceAll(inJson(annotation), () => inJson(base));
  }
  return JSON.parse(text) as Json;
}

/** The source before a file of values that is not the chart's own: `$values/`. */
const OF_SOURCE = /^\$[\w-]+\//;

function pathsOf(source: Json | undefined): string[] {
  const files = itemsIn(field(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
  const path = textIn(source, 'path');
  return [...(path === null ? [] : [`${path.replace(/\/$/, '')}/`]), ...files];
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** What stands before paths in the only folder that has all of them, as far as they are folders of one name; null where none does, or several do. */
function baseOf(ends: readonly string[], entries: TreeFiles['entries']): string | null {
  const folders = ends.map((end) => /^[^{}]*\//.exec(end.split('{{')[0] ?? '')?.[0].replace(/^\//, '') ?? '');
  const [first, ...others] = folders
    .filter((folder) => folder !== '')
    .map((folder) => basesOf(folder, entries));
  const [base, ...more] = [...(first ?? [])].filter((one) => others.every((bases) => bases.has(one)));
  if (base === undefined || more.length > 0) return null;
  return ends[0]?.startsWith('/') === true ? base.replace(/\/$/, '') : base;
}

function basesOf(folder: string, entries: TreeFiles['entries']): ReadonlySet<string> {
  return new Set(
    entries.flatMap(({ path }) => {
      if (path.startsWith(folder)) return '';
      const at = path.indexOf(`/${folder}`) + 1;
      return at > 0 ? path.slice(0, at) : [];
    }),
  );
}

function owned(source: Json): Json {
  if (!isObject(source) || Object.hasOwn(source, 'chart')) return source;
  const put = (key: string, own: string): JsonObject => {
    const written = source[key];
    return typeof written === 'string' && OF_SECRET.test(written) ? { [key]: own } : {};
  };
  return { ...source, ...put('repoURL', OF_THE_CLUSTER), ...put('targetRevision', 'HEAD') };
}
