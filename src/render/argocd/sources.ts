import { field, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import type { Json, JsonObject, Manifest } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import type { Release } from '../helm/template.js';
import { kustomizationIn } from '../kustomize/closure.js';
import { placedYaml } from '../placed-yaml.js';
import { from, inTree } from '../paths.js';
import type { Workspace } from '../workspace.js';

/** One source of an Application, as something that can be rendered from the tree. */
export type AppSource =
  | { readonly kind: 'helm'; readonly release: Release }
  | { readonly kind: 'kustomize'; readonly folder: string; readonly instead: JsonObject | null }
  | {
      readonly kind: 'directory';
      readonly folder: string;
      readonly recurse: boolean;
      readonly include: string | null;
      readonly exclude: string | null;
    };

/** A commit or version: what is there does not follow the branch that the change goes to. */
export const PINNED = /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/;

/** What an Application takes from the tree; null for a source that is elsewhere, or rendered by what is not known here. */
export function sourceOf(
  app: Manifest,
  source: Json,
  workspace: Workspace,
  isLocal: (url: string | null) => boolean,
): AppSource | null {
  const path = inTree(textIn(source, 'path') ?? '');
  const revision = textIn(source, 'targetRevision') ?? 'HEAD';
  const isElsewhere = !isLocal(textIn(source, 'repoURL')) || PINNED.test(revision);
  if (
    isElsewhere ||
    path === null ||
    textIn(source, 'chart') !== null ||
    field(source, 'plugin') !== undefined
  )
    return null;
  if (!workspace.isFolder(path)) return null;
  const hasChart = workspace.isFile(path === '' ? 'Chart.yaml' : `${path}/Chart.yaml`);
  if (isObject(field(source, 'helm')) || hasChart) {
    const release = releaseOf(app, source, path, workspace);
    return release && { kind: 'helm', release };
  }
  if (isObject(field(source, 'kustomize')) || kustomizationIn(workspace, path) !== null)
    return {
      kind: 'kustomize',
      folder: path,
      instead: insteadOf(workspace, path, field(source, 'kustomize')),
    };
  const directory = field(source, 'directory');
  return {
    kind: 'directory',
    folder: path,
    recurse: field(directory, 'recurse') === true,
    include: textIn(directory, 'include'),
    exclude: textIn(directory, 'exclude'),
  };
}

function releaseOf(app: Manifest, source: Json, chart: string, workspace: Workspace): Release | null {
  const helm = field(source, 'helm');
  if (itemsIn(helm, 'fileParameters').length > 0) return null;
  const spec = field(app.object, 'spec');
  const files: string[] = [];
  for (const written of itemsIn(helm, 'valueFiles')) {
    const file = typeof written === 'string' ? valuesFile(written, chart) : null;
    if (file !== null && workspace.isFile(file)) files.push(file);
    else if (field(helm, 'ignoreMissingValueFiles') !== true) return null;
  }
  const object = field(helm, 'valuesObject');
  const text = textIn(helm, 'values');
  const inline = isObject(object) ? [JSON.stringify(object)] : text === null ? [] : [text];
  const parameters = itemsIn(helm, 'parameters');
  const setOf = (isText: boolean): Record<string, string> =>
    Object.fromEntries(
      parameters
        .filter((one) => (field(one, 'forceString') === true) === isText)
        .map((one) => [textIn(one, 'name') ?? '', textIn(one, 'value') ?? '']),
    );
  return {
    chart,
    name: textIn(helm, 'releaseName') ?? app.name,
    namespace: textIn(helm, 'namespace') ?? textIn(field(spec, 'destination'), 'namespace'),
    values: files,
    inline,
    set: setOf(false),
    setString: setOf(true),
  };
}

/** `$ref/...` and `/...` count from the root of the repository; sources elsewhere have been told apart before. */
function valuesFile(written: string, chart: string): string | null {
  if (written.includes('://')) return null;
  if (written.startsWith('$')) return inTree(written.slice(written.indexOf('/') + 1));
  return written.startsWith('/') ? inTree(written.slice(1)) : from(chart, written);
}

const OVER = ['namePrefix', 'nameSuffix', 'namespace', 'commonAnnotations', 'replicas'] as const;

/** The kustomization with what the Application sets over it (`kustomize edit`); null where it sets nothing. */
function insteadOf(workspace: Workspace, folder: string, over: Json | undefined): JsonObject | null {
  const file = kustomizationIn(workspace, folder);
  const own = file === null ? null : placedYaml(workspace.text(file) ?? '', file)[0]?.value;
  const joined: JsonObject = isObject(own) ? { ...own } : {};
  let isOver = false as boolean;
  const put = (key: string, value: Json): void => {
    joined[key] = value;
    isOver = true;
  };
  for (const key of OVER) {
    const value = field(over, key);
    if (value !== undefined && value !== null && value !== '') put(key, value);
  }
  const labels = objectIn(over, 'commonLabels');
  if (labels !== null)
    put('labels', [
      ...itemsIn(joined, 'labels'),
      { pairs: labels, includeSelectors: field(over, 'labelWithoutSelector') !== true },
    ]);
  for (const key of ['components', 'patches'] as const) {
    const more = itemsIn(over, key);
    if (more.length > 0) put(key, [...itemsIn(joined, key), ...more]);
  }
  const images = itemsIn(over, 'images').flatMap((one) => (typeof one === 'string' ? [imageOf(one)] : []));
  if (images.length > 0) {
    const names = new Set(images.map(({ name }) => name));
    const kept = itemsIn(joined, 'images').filter((one) => !names.has(textIn(one, 'name') ?? ''));
    put('images', [...kept, ...images]);
  }
  return isOver ? joined : null;
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
