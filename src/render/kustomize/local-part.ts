import { joined } from '../../manifest/path.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import { chartKeysIn, chartValuesIn, referencesIn } from '../../manifest/delivery/kustomization.js';
import { field, textIn } from '../../manifest/fields.js';
import { isObject, type Json } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import type { Workspace } from '../workspace.js';
import type { Closure, TakenKustomization } from './closure.js';
import { objectsOf } from './written-objects.js';

/** A build without the objects that are not in the tree: a remote base, a submodule, charts. */
interface LocalPart {
  /** The kustomization files without them, by path. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Equal if nothing is edited that may concern the objects that are not in the tree. */
  readonly ofOthers: string;
}

/** Keys that add objects of the tree, or say how these are made. */
const ADDING: ReadonlySet<string> = new Set([
  ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata', 'generatorOptions'],
  ...['resources', 'bases', 'components', 'configMapGenerator', 'secretGenerator'],
]);
const PATCHES: ReadonlySet<string> = new Set(['patches', 'patchesStrategicMerge', 'patchesJson6902']);

/** Null if the build has no objects of the tree. */
export function localPart(workspace: Workspace, { kustomizations, missing }: Closure): LocalPart | null {
  const own = new Set(
    objectsOf(workspace, kustomizations).map(({ manifest: { kind, name } }) => `${kind}/${name}`),
  );
  if (own.size === 0) return null;
  const inFolder = (folder: string): readonly TakenKustomization[] =>
    kustomizations.filter((one) => one.folder === folder);
  const takesOthers = ({ file, inner }: TakenKustomization): boolean =>
    missing.some((one) => one.file === file) ||
    inner.some(({ folder }) => inFolder(folder).some(takesOthers));
  const over = kustomizations.filter(takesOthers);
  const components = over.flatMap(({ inner }) =>
    inner.flatMap(({ key, folder }) => (key === 'components' ? inFolder(folder) : [])),
  );
  const all = [...new Set([...over, ...components])];
  const without = ({ file, folder, value }: TakenKustomization): string => {
    const charts = [...chartKeysIn(value), 'helmGlobals'];
    const kept = Object.entries(value).flatMap(([key, inside]): [string, Json][] => {
      if (charts.includes(key)) return [];
      if (!Array.isArray(inside)) return [[key, inside]];
      const isMissing = (entry: Json): boolean =>
        missing.some((one) => one.file === file && one.key === key && one.written === entry);
      const isForOthers = (entry: Json): boolean => PATCHES.has(key) && !isFor(workspace, folder, entry, own);
      return [[key, inside.filter((entry) => !isMissing(entry) && !isForOthers(entry))]];
    });
    return JSON.stringify(Object.fromEntries(kept));
  };
  const concerns = ({ folder, value }: TakenKustomization): Json => {
    const named = referencesIn(value).flatMap(({ key, written, isInline }) =>
      isInline || ADDING.has(key) ? [] : written,
    );
    const files = [...named, ...chartValuesIn(value), ...(chartKeysIn(value).length > 0 ? ['charts'] : [])];
    return [
      Object.fromEntries(Object.entries(value).filter(([key]) => !ADDING.has(key))),
      workspace.idBelow(files.flatMap((one) => joined(folder, one) ?? [])),
    ];
  };
  return {
    replaced: new Map(all.map((one) => [one.file, without(one)])),
    ofOthers: canonicalJson([
      missing.map(({ file, key, written }) => [file, key, written]),
      ...all.map(concerns),
    ]),
  };
}

/** True for a patch of an object of the tree, and for one that selects objects by more than a name. */
function isFor(workspace: Workspace, folder: string, entry: Json, own: ReadonlySet<string>): boolean {
  const target = field(entry, 'target');
  const [kind, name] = [textIn(target, 'kind') ?? '', textIn(target, 'name') ?? ''];
  if (isObject(target)) return !/^\w+$/.test(kind) || !/^[\w-]+$/.test(name) || own.has(`${kind}/${name}`);
  const written = typeof entry === 'string' ? entry : (textIn(entry, 'path') ?? '');
  const path = written.includes('\n') ? null : joined(folder, written);
  const text =
    path !== null && workspace.isFile(path) ? workspace.text(path) : (textIn(entry, 'patch') ?? written);
  return parseManifests(text ?? '', 'patch').manifests.some((one) => own.has(`${one.kind}/${one.name}`));
}
