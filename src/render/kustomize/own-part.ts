import { canonicalJson } from '../../manifest/values/canonical.js';
import { field, itemsIn, textIn } from '../../manifest/fields.js';
import { chartKeysIn, referencesIn } from '../../manifest/delivery/kustomization.js';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { from } from '../paths.js';
import type { Workspace } from '../workspace.js';
import type { Closure, MissingObjects, TakenKustomization } from './closure.js';
import { chartFiles, handedToOthers } from './handed.js';
import { namesAreKept, objectsOf, type WrittenObject } from './written-objects.js';

const IMAGE = /\bimage:[^\S\n]*["']?([^\s"',}]+)/g;

/** `registry:5000/app` of `registry:5000/app:1.2@sha256:...`. */
function withoutTag(image: string): string {
  const [written = ''] = image.split('@', 1);
  const colon = written.indexOf(':', written.lastIndexOf('/') + 1);
  return colon < 0 ? written : written.slice(0, colon);
}

/** The images that a text of manifests names, without tags and digests: what `images` of a kustomization knows them by. */
export function imagesIn(text: string): string[] {
  return Array.from(text.matchAll(IMAGE), ([, image = '']) => withoutTag(image));
}

/** A kustomization without the objects that it takes from elsewhere. */
interface OwnPart {
  /** The kustomization files that are written otherwise for it, by path. */
  readonly replaced: ReadonlyMap<string, string>;
  /** Equal where nothing is edited that decides what becomes of the objects from elsewhere. */
  readonly ofOthers: string;
}

/**
 * What a build makes of the objects of the repository alone: those from elsewhere (a remote base, a submodule, charts) lie beside them
 * and change none. Null where there are none of its own, or where nobody can tell which ones a patch is for.
 */
export function ownPart(workspace: Workspace, closure: Closure): OwnPart | null {
  const { kustomizations, missing } = closure;
  const own = ownObjects(workspace, kustomizations);
  if (own.ids.size === 0) return null;
  const over = overOthers(kustomizations, missing);
  const aims = new Map(over.map((one) => [one, patchesOf(workspace, one, own.ids)]));
  const all = [...aims.values()].flat();
  if (all.some(({ aim }) => aim === 'unclear')) return null;
  // A patch names an object by any name that it had on the way.
  if (!namesAreKept(kustomizations) && all.some(({ aim, isAddressed }) => aim === 'others' && !isAddressed))
    return null;
  const replaced = over.map((one) => [one.file, withoutOthers(one, missing, aims.get(one) ?? [])] as const);
  return {
    replaced: new Map(replaced),
    ofOthers: canonicalJson([
      missing.map(({ file, key, written }) => [file, key, written]),
      ...over.map((one) => forOthers(workspace, one, { own, patches: aims.get(one) ?? [] })),
      handedToOthers(workspace, kustomizations, own),
      workspace.idBelow(submodulesOf(workspace, kustomizations)),
    ]),
  };
}

/** What kustomizations know objects of the repository by. */
interface Own {
  /** Kind and name. */
  readonly ids: ReadonlySet<string>;
  readonly names: ReadonlySet<string>;
  /** Images that their pods run, without tags. */
  readonly images: ReadonlySet<string>;
  readonly objects: readonly WrittenObject[];
  readonly texts: readonly string[];
}

function ownObjects(workspace: Workspace, kustomizations: readonly TakenKustomization[]): Own {
  const objects = objectsOf(workspace, kustomizations);
  const texts = [...new Set(objects.map(({ file }) => file))].map((file) => workspace.text(file) ?? '');
  return {
    ids: new Set(objects.map(({ manifest }) => idOf(manifest))),
    names: new Set(objects.map(({ manifest }) => manifest.name)),
    images: new Set(texts.flatMap(imagesIn)),
    objects,
    texts,
  };
}

function idOf({ kind, name }: { readonly kind: string; readonly name: string }): string {
  return `${kind}/${name}`;
}

/** The submodules in which something lies that is missing. */
function submodulesOf(
  workspace: Workspace,
  kustomizations: readonly TakenKustomization[],
): readonly string[] {
  return kustomizations.flatMap(({ folder, value }) =>
    referencesIn(value).flatMap(({ written, isInline }) => {
      const path = isInline ? null : from(folder, written);
      return path === null ? [] : (workspace.submoduleOf(path) ?? []);
    }),
  );
}

/** The kustomizations that do something to what is missing: those that take it, through whatever folders, and their components. */
function overOthers(
  all: readonly TakenKustomization[],
  missing: readonly MissingObjects[],
): readonly TakenKustomization[] {
  const over = new Set(all.filter(({ file }) => missing.some((one) => one.file === file)));
  for (let size = -1; size !== over.size;) {
    size = over.size;
    const folders = new Set([...over].map(({ folder }) => folder));
    const components = new Set(
      [...over].flatMap(({ inner }) =>
        inner.flatMap(({ folder, key }) => (key === 'components' ? folder : [])),
      ),
    );
    for (const one of all)
      if (components.has(one.folder) || one.inner.some(({ folder }) => folders.has(folder))) over.add(one);
  }
  return [...over];
}

/** What a patch is for. */
interface Patch {
  readonly key: string;
  readonly entry: Json;
  readonly file: string | null;
  readonly aim: 'own' | 'others' | 'both' | 'unclear';
  /** True where it has a `target`, and may fit nothing. */
  readonly isAddressed: boolean;
}

const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'];

function patchesOf(
  workspace: Workspace,
  { folder, value }: TakenKustomization,
  own: ReadonlySet<string>,
): Patch[] {
  return PATCHES.flatMap((key) =>
    itemsIn(value, key).map((entry): Patch => {
      const written = typeof entry === 'string' ? entry : (textIn(entry, 'path') ?? '');
      const path = written.includes('\n') ? null : from(folder, written);
      const file = path !== null && workspace.isFile(path) ? path : null;
      const text = file === null ? (textIn(entry, 'patch') ?? written) : (workspace.text(file) ?? '');
      const target = field(entry, 'target');
      const isAddressed = isObject(target);
      const aim = isAddressed ? aimOfTarget(target, own) : aimOfObjects(text, own);
      return { key, entry, file, aim, isAddressed };
    }),
  );
}

function aimOfTarget(target: JsonObject, own: ReadonlySet<string>): Patch['aim'] {
  const [kind, name] = [textIn(target, 'kind') ?? '', textIn(target, 'name') ?? ''];
  if (!/^\w+$/.test(kind) || !/^[\w-]+$/.test(name)) return 'both';
  return own.has(`${kind}/${name}`) ? 'own' : 'others';
}

function aimOfObjects(text: string, own: ReadonlySet<string>): Patch['aim'] {
  const isOwn = new Set(parseManifests(text, 'patch').manifests.map((one) => own.has(idOf(one))));
  if (isOwn.size !== 1) return 'unclear';
  return isOwn.has(true) ? 'own' : 'others';
}

function withoutOthers(
  { file, value }: TakenKustomization,
  missing: readonly MissingObjects[],
  patches: readonly Patch[],
): string {
  const dropped = new Set(patches.filter(({ aim }) => aim === 'others').map(({ entry }) => entry));
  const kept = Object.entries(value).map(([key, inside]): [string, Json] => {
    if (!Array.isArray(inside)) return [key, inside];
    return [key, inside.filter((one) => !dropped.has(one) && !isMissing(missing, file, key, one))];
  });
  const charts = new Set<string>([...chartKeysIn(value), 'helmGlobals']);
  return JSON.stringify(Object.fromEntries(kept.filter(([key]) => !charts.has(key))));
}

function isMissing(missing: readonly MissingObjects[], file: string, key: string, entry: Json): boolean {
  return missing.some((one) => one.file === file && one.key === key && one.written === entry);
}

/** Keys that bring objects of their own, or say how these are made. */
const BRINGS: ReadonlySet<string> = new Set([
  ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata'],
  ...['resources', 'bases', 'components', 'configMapGenerator', 'secretGenerator', 'generatorOptions'],
]);
interface Of {
  readonly own: Own;
  readonly patches: readonly Patch[];
}

/** What a kustomization says that the objects from elsewhere may go by. */
function forOthers(workspace: Workspace, one: TakenKustomization, { own, patches }: Of): Json {
  const { file, folder, value, inner } = one;
  const ofOwn = new Set(patches.filter(({ aim }) => aim === 'own').map(({ entry }) => entry));
  const byName = new Map([
    ['images', own.images],
    ['replicas', own.names],
  ]);
  const isForOwn = (key: string, entry: Json): boolean =>
    ofOwn.has(entry) || byName.get(key)?.has(textIn(entry, 'name') ?? '') === true;
  const rest = Object.entries(value).flatMap(([key, inside]): [string, Json][] => {
    if (BRINGS.has(key)) return [];
    if (!Array.isArray(inside)) return [[key, inside]];
    const kept = inside.filter((entry) => !isForOwn(key, entry));
    return kept.length === 0 ? [] : [[key, kept]];
  });
  const read = referencesIn(value).flatMap(({ use, key, written, isInline }) => {
    const path = isInline || use === 'objects' || BRINGS.has(key) ? null : from(folder, written);
    return path === null || patches.some((patch) => patch.file === path && ofOwn.has(patch.entry))
      ? []
      : [path];
  });
  const components = inner.filter(({ key }) => key === 'components').map((it) => it.folder);
  return [
    file,
    Object.fromEntries(rest),
    components,
    workspace.idBelow([...read, ...(chartKeysIn(value).length > 0 ? chartFiles(one) : [])]),
  ];
}
