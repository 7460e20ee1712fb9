import { field, itemsIn, objectIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';

/** In place of an address that only the Secret of a cluster has. */
export const OF_THE_CLUSTER = 'as the Secret of the cluster says';

/** The whole of a field that is filled with what the Secret of a cluster holds. */
const OF_SECRET = /^\{\{-?\s*(?:index\s+)?\.?metadata\.(?:annotations|labels)\b[^{}]*\}\}$/;

/**
 * A template with addresses and revisions that only the Secrets of clusters have, as those of this repository: where the bridge from
 * Terraform writes them, they are. Whether a source has its path here is asked as of any other.
 */
export function withOwnSources(template: Json): Json {
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

function owned(source: Json): Json {
  if (!isObject(source) || Object.hasOwn(source, 'chart')) return source;
  const put = (key: string, own: string): JsonObject => {
    const written = source[key];
    return typeof written === 'string' && OF_SECRET.test(written) ? { [key]: own } : {};
  };
  return { ...source, ...put('repoURL', OF_THE_CLUSTER), ...put('targetRevision', 'HEAD') };
}
