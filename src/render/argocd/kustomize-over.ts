import { field, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import { kustomizationIn } from '../kustomize/closure.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import type { Workspace } from '../workspace.js';

/** Keys that are read here, or that change nothing of what is rendered. */
const KNOWN: ReadonlySet<string> = new Set([
  ...['namePrefix', 'nameSuffix', 'namespace', 'commonAnnotations', 'replicas', 'commonLabels', 'images'],
  ...['labelWithoutSelector', 'labelIncludeTemplates', 'components', 'patches', 'version'],
  ...['forceCommonAnnotations', 'forceCommonLabels'],
]);

/** Why what an Application sets over a kustomization can not be put there, as the end of a sentence; null where it can. */
export function unknownOver(over: Json | undefined): string | null {
  const unknown = Object.keys(isObject(over) ? over : {}).find((key) => !KNOWN.has(key));
  if (unknown !== undefined) return `nothing is known here of kustomize.${unknown}`;
  return JSON.stringify(objectIn(over, 'commonAnnotations') ?? {}).includes('$')
    ? 'its commonAnnotations hold variables of Argo CD'
    : null;
}

/** The kustomization with what the Application sets over it (`kustomize edit`); null where it sets nothing. */
export function insteadOf(workspace: Workspace, folder: string, over: Json | undefined): JsonObject | null {
  const file = kustomizationIn(workspace, folder);
  const own = file === null ? null : placedYaml(workspace.text(file) ?? '', file)[0]?.value;
  const joined: JsonObject = isObject(own) ? { ...own } : {};
  let isOver = false as boolean;
  const put = (key: string, value: Json): void => {
    joined[key] = value;
    isOver = true;
  };
  for (const key of ['namePrefix', 'nameSuffix', 'namespace'] as const) {
    const value = field(over, key);
    if (value !== undefined && value !== null && value !== '') put(key, value);
  }
  const annotations = objectIn(over, 'commonAnnotations');
  if (annotations !== null)
    put('commonAnnotations', { ...objectIn(joined, 'commonAnnotations'), ...annotations });
  const replicas = itemsIn(over, 'replicas');
  if (replicas.length > 0) put('replicas', byName(itemsIn(joined, 'replicas'), replicas.map(withNumber)));
  const labels = objectIn(over, 'commonLabels');
  if (labels !== null)
    put('labels', [
      ...itemsIn(joined, 'labels'),
      {
        pairs: labels,
        includeSelectors: field(over, 'labelWithoutSelector') !== true,
        ...(field(over, 'labelIncludeTemplates') === true ? { includeTemplates: true } : {}),
      },
    ]);
  for (const key of ['components', 'patches'] as const) {
    const more = itemsIn(over, key);
    if (more.length > 0) put(key, [...itemsIn(joined, key), ...more]);
  }
  const images = itemsIn(over, 'images').flatMap((one) => (typeof one === 'string' ? [imageOf(one)] : []));
  if (images.length > 0) put('images', byName(itemsIn(joined, 'images'), images));
  return isOver ? joined : null;
}

/** Argo CD takes a count as a text too; kustomize does not. */
function withNumber(replica: Json): Json {
  const count = textIn(replica, 'count') ?? '';
  return isObject(replica) && /^\d{1,9}$/.test(count) ? { ...replica, count: Number(count) } : replica;
}

/** What is there, with those of the same name set anew. */
function byName(before: readonly Json[], now: readonly Json[]): Json[] {
  const names = new Set(now.map((one) => textIn(one, 'name')));
  return [...before.filter((one) => !names.has(textIn(one, 'name'))), ...now];
}

/** `name=new:tag`, `name:tag`, `name@sha256:...`. */
function imageOf(written: string): { name: string } & JsonObject {
  const equals = written.indexOf('=');
  const target = written.slice(equals + 1);
  const at = target.indexOf('@');
  const image = at < 0 ? target : target.slice(0, at);
  const colon = image.lastIndexOf(':');
  const hasTag = colon > image.lastIndexOf('/');
  const newName = hasTag ? image.slice(0, colon) : image;
  return {
    name: equals < 0 ? newName : written.slice(0, equals),
    newName,
    ...(at < 0 ? {} : { digest: target.slice(at + 1) }),
    ...(hasTag && at < 0 ? { newTag: image.slice(colon + 1) } : {}),
  };
}
