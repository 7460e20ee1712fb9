import { itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import { isWithin } from '../../manifest/path.js';
import { placedYaml } from '../../manifest/placed-yaml.js';
import { kustomizationIn } from '../kustomize/closure.js';
import type { Workspace } from '../workspace.js';

const GENERATED = ['.yaml', '.yml'];

/**
 * The kustomization that Flux builds of a folder (kustomize-controller, pkg/kustomize): the one that is there, or one that names every
 * manifest below it, subfolders with their own kustomization as those; with what `spec` puts over it. What the source leaves out is not
 * there for it. Null where it is just the one that is there.
 */
export function overlayOf(
  workspace: Workspace,
  folder: string,
  spec: Json | undefined,
  leavesOut: (path: string) => boolean,
): JsonObject | null {
  const there = kustomizationIn(workspace, folder);
  const file = there === null || leavesOut(there) ? null : there;
  const written = file === null ? null : placedYaml(workspace.text(file) ?? '', file)[0]?.value;
  const over = overSpec(spec);
  if (file !== null && Object.keys(over).length === 0) return null;
  const own: JsonObject = isObject(written) ? written : generated(workspace, folder, leavesOut);
  const joined: JsonObject = { ...own };
  for (const [key, value] of Object.entries(over)) {
    const before = joined[key];
    joined[key] = Array.isArray(value) && Array.isArray(before) ? joinedList(key, before, value) : value;
  }
  return joined;
}

/** A kustomization of a folder that has none. */
function generated(workspace: Workspace, folder: string, leavesOut: (path: string) => boolean): JsonObject {
  const entries = workspace.below(folder).filter(({ path }) => path !== folder && !leavesOut(path));
  const inner = entries
    .filter(({ path }) => /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path))
    .map(({ path }) => path.slice(0, path.lastIndexOf('/')))
    .filter((one) => one !== folder);
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const files = entries
    .map(({ path }) => path)
    .filter((path) => GENERATED.some((suffix) => path.endsWith(suffix)))
    .filter((path) => !outermost.some((one) => isWithin(one, path)));
  const relative = (path: string): string => (folder === '' ? path : path.slice(folder.length + 1));
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...new Set([...files, ...outermost])].map(relative).sort(),
  };
}

/** Images of the same name are set anew; everything else comes after what is there. */
function joinedList(key: string, before: Json[], value: Json[]): Json[] {
  if (key !== 'images') return [...before, ...value];
  const names = new Set(value.map((one) => textIn(one, 'name')));
  return [...before.filter((one) => !names.has(textIn(one, 'name'))), ...value];
}

function overSpec(spec: Json | undefined): JsonObject {
  const over: JsonObject = {};
  const put = (key: string, value: Json | null): void => {
    if (value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)) over[key] = value;
  };
  put('namespace', textIn(spec, 'targetNamespace'));
  put('namePrefix', textIn(spec, 'namePrefix'));
  put('nameSuffix', textIn(spec, 'nameSuffix'));
  put('components', [...itemsIn(spec, 'components')]);
  put('images', [...itemsIn(spec, 'images')]);
  const common = commonPatch(objectIn(spec, 'commonMetadata'));
  put('patches', [...itemsIn(spec, 'patches'), ...(common === null ? [] : [common])]);
  return over;
}

/** Labels and annotations of the objects themselves: kustomize's own would go into pod templates too. */
function commonPatch(common: JsonObject | null): Json | null {
  if (common === null) return null;
  const metadata: JsonObject = { name: 'any' };
  for (const key of ['labels', 'annotations']) {
    const written = common[key];
    if (isObject(written)) metadata[key] = written;
  }
  return { target: { name: '.*' }, patch: JSON.stringify({ apiVersion: 'v1', kind: 'Any', metadata }) };
}
