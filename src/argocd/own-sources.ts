import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';
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
  const paths = [field(spec, 'source'), ...itemsIn(spec, 'sources')].map((one) => textIn(one, 'path') ?? '');
  const path = paths.find((one) => BASE_OF_PATH.test(one));
  const [annotation = ''] = BASE_OF_PATH.exec(path ?? '') ?? [];
  const base = path === undefined ? null : baseOf(path.slice(annotation.length), entries);
  if (base === null) return template;
  return JSON.parse(JSON.stringify(template).replaceAll(inJson(annotation), () => inJson(base))) as Json;
}

function inJson(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}

/** What stands before a path in the only folder that ends with it; null where none does, or several do. */
function baseOf(path: string, entries: TreeFiles['entries']): string | null {
  const end = `${path.replace(/^\/|\/$/g, '')}/`;
  if (end.includes('{{') || end === '/') return null;
  const bases = new Set(
    entries.flatMap(({ path: file }) => {
      const at = file.startsWith(end) ? 0 : file.indexOf(`/${end}`) + 1;
      return at > 0 || file.startsWith(end) ? file.slice(0, at) : [];
    }),
  );
  const [base = '', ...others] = bases;
  if (bases.size === 0 || others.length > 0) return null;
  return path.startsWith('/') ? base.replace(/\/$/, '') : base;
}

function owned(source: Json): Json {
  if (!isObject(source) || Object.hasOwn(source, 'chart')) return source;
  const put = (key: string, own: string): JsonObject => {
    const written = source[key];
    return typeof written === 'string' && OF_SECRET.test(written) ? { [key]: own } : {};
  };
  return { ...source, ...put('repoURL', OF_THE_CLUSTER), ...put('targetRevision', 'HEAD') };
}
