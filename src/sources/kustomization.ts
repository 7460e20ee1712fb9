import { code, name, text, type Text } from '../text/text.js';
import {
  chartKeysIn,
  chartValuesIn,
  isAddress,
  KUSTOMIZATION_NAMES,
  type Reference,
  referencesIn,
} from '../manifest/delivery/kustomization.js';
import { field, itemsIn, textIn } from '../manifest/fields.js';
import { remembered } from '../manifest/lookup.js';
import { isObject, type Json, type JsonObject, type Place } from '../manifest/manifest.js';
import { inside, joined } from '../manifest/path.js';
import { type PlacedYaml, wholeYaml } from '../manifest/parse.js';
import type { Problem, ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { folderText, RenderError, renderProblem } from './render-error.js';
import type { Tree } from './tree.js';

/** One of the kustomizations of a build. */
export interface Kustomization {
  readonly file: string;
  readonly folder: string;
  readonly value: JsonObject;
  /** Files with objects, without those of the kustomizations that it takes. */
  readonly resources: string[];
  /** Other files that it names: patches, data, plugins. */
  readonly others: string[];
  /** Kustomizations that it takes, and by which key. */
  readonly inner: { readonly folder: string; readonly key: string }[];
  /** Remote resources, data and charts, which are not fetched. */
  readonly remote: { readonly key: string; readonly written: string | null; readonly place: Place }[];
}

/** What `kustomize build` reads of the tree. */
export interface KustomizationGraph {
  /** The kustomization file of the folder that is built. */
  readonly root: string;
  readonly inputs: readonly string[];
  readonly kustomizations: readonly Kustomization[];
}

/** The kustomization file of a folder; null if it holds none. */
export function kustomizationIn(tree: Tree, folder: string): string | null {
  const names = KUSTOMIZATION_NAMES.map((name) => inside(folder, name));
  return names.find((name) => tree.isFile(name)) ?? null;
}

/** The content of the kustomization of a folder. */
export function kustomizationOf(tree: Tree, folder: string): JsonObject | null {
  const file = kustomizationIn(tree, folder);
  const value = file === null ? null : tree.value(file);
  return isObject(value) ? value : null;
}

/** Lists whose entries replace those of the same name. */
const BY_NAME: ReadonlySet<string> = new Set(['images', 'replicas']);

/** A kustomization with what a controller sets over it: lists and mappings are joined, other values replaced. */
export function putOver(own: JsonObject, over: JsonObject): JsonObject {
  const result: JsonObject = { ...own };
  for (const [key, value] of Object.entries(over)) {
    const before = result[key];
    if (Array.isArray(value) && Array.isArray(before)) {
      const names = new Set(value.map((one) => textIn(one, 'name')));
      const kept = BY_NAME.has(key) ? before.filter((one) => !names.has(textIn(one, 'name'))) : before;
      result[key] = [...kept, ...value];
    } else result[key] = isObject(value) && isObject(before) ? { ...before, ...value } : value;
  }
  return result;
}

/** The fields of a mapping that are not empty. */
export function given(fields: Readonly<Record<string, Json | undefined>>): JsonObject {
  const isGiven = (value: Json | undefined): value is Json =>
    value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value]) => (isGiven(value) ? [[key, value]] : [])),
  );
}

/**
 * Reads which files a build takes. Nothing else is copied for kustomize. Throws at the line of a path that leads out of the repository or
 * to nothing, and of a remote part that changes other objects.
 * `instead` is the kustomization that a controller writes over the one of the folder, or in a folder without one.
 */
export function readKustomizations(
  tree: Tree,
  folder: string,
  instead: JsonObject | null = null,
): KustomizationGraph {
  const known = graphsOf(tree);
  const key = JSON.stringify([folder, instead]);
  const graph = known.get(key) ?? graphOf(tree, folder, instead);
  known.set(key, graph);
  return graph;
}

/** A folder is read when its build is started ahead, and when its result is taken. */
const graphsOf = remembered((_tree: Tree) => new Map<string, KustomizationGraph>());

function graphOf(tree: Tree, folder: string, instead: JsonObject | null): KustomizationGraph {
  const written = kustomizationIn(tree, folder);
  const root = written ?? (instead && inside(folder, KUSTOMIZATION_NAMES[0]));
  if (root === null) throw new RenderError(noKustomization(folder, folder || null), [folder]);
  const reader = new Reader(tree);
  if (written !== null) reader.input(written);
  if (instead === null) reader.folder(folder, root);
  else
    reader.kustomization(folder, root, {
      value: instead,
      placeOf: () => ({ file: root, line: 1, column: 1 }),
    });
  const inputs = [...reader.inputs];
  if (reader.problem !== null) throw new RenderError(reader.problem, inputs);
  return { root, inputs, kustomizations: [...reader.kustomizations.values()] };
}

/** Keys with entries that kustomize may fetch, and that change no other object. */
const REMOTE: ReadonlySet<string> = new Set(['resources', 'bases', 'configMapGenerator', 'secretGenerator']);

class Reader {
  readonly inputs = new Set<string>();
  readonly kustomizations = new Map<string, Kustomization>();
  /** The first one; the rest is read for the inputs. */
  problem: Problem | null = null;

  constructor(private readonly tree: Tree) {}

  input(path: string): void {
    if (this.tree.isFile(path)) this.inputs.add(path);
  }

  folder(folder: string, file: string): void {
    if (this.kustomizations.has(file)) return;
    for (const name of KUSTOMIZATION_NAMES) this.input(inside(folder, name));
    for (const document of this.documents(this.tree.yaml(file), file))
      if (isObject(document.value)) this.kustomization(folder, file, document);
      else if (document.value !== null) this.fail('kustomize-failed', notAMapping(file), file);
  }

  kustomization(folder: string, file: string, document: PlacedYaml): void {
    const value = isObject(document.value) ? document.value : {};
    const one: Kustomization = { file, folder, value, resources: [], others: [], inner: [], remote: [] };
    this.kustomizations.set(file, one);
    this.checkCase(value, document);
    for (const key of chartKeysIn(value)) {
      one.remote.push({ key, written: null, place: document.placeOf([key]) });
      const files = ['charts', ...chartValuesIn(value)].flatMap((path) => joined(folder, path) ?? []);
      for (const path of files.filter((path) => this.tree.isFile(path) || this.tree.isFolder(path))) {
        one.others.push(path);
        this.inputs.add(path);
      }
    }
    for (const reference of referencesIn(value)) this.reference(one, reference, document);
  }

  private reference(one: Kustomization, reference: Reference, document: PlacedYaml): void {
    const { written, at, use, key, isInline } = reference;
    const place = document.placeOf(at);
    if (isInline) {
      if (use === 'plugin') this.plugin(one, written, place);
      return;
    }
    const path = joined(one.folder, written);
    if (path === null) this.fail('outside', leadsOut(written), place);
    // Kustomize takes it for an address before it looks for a folder of that name.
    else if (isAddress(written) || this.tree.submoduleOf(path) !== null) {
      if (REMOTE.has(key)) one.remote.push({ key, written, place });
      else this.fail('remote-base', notHere(written), place);
    } else if (this.tree.isFile(path)) {
      this.inputs.add(path);
      (use === 'objects' ? one.resources : one.others).push(path);
      if (use === 'plugin') this.plugin(one, this.tree.text(path) ?? '', place);
    } else if (this.tree.isFolder(path)) {
      const file = kustomizationIn(this.tree, path);
      if (file === null) this.problem ??= noKustomization(path, place);
      else {
        one.inner.push({ folder: path, key });
        this.folder(path, file);
        if (use === 'plugin') this.plugins(one, path, place, 0);
      }
    } else {
      // Refuses a link that leads out of the repository, at its place.
      this.tree.below(path);
      this.fail('remote-base', notHere(written), place);
    }
  }

  /** Adds the files that generators and transformers of kustomize itself read. */
  private plugin(one: Kustomization, written: string, place: Place): void {
    for (const { value } of this.documents(wholeYaml(written, place.file), place.file)) {
      if (isObject(value)) this.checkCase(value, { value, placeOf: () => place });
      for (const path of namedBy(value))
        this.reference(one, { ...DATA, written: path }, { value, placeOf: () => place });
    }
  }

  /** Reads plugins in a folder with a kustomization, which may only list them: what another one makes of them is not known. */
  private plugins(one: Kustomization, folder: string, place: Place, depth: number): void {
    const file = kustomizationIn(this.tree, folder) ?? '';
    for (const { value } of this.documents(this.tree.yaml(file), file)) {
      const other = Object.keys(isObject(value) ? value : {}).find((key) => !LISTING.has(key));
      if (other !== undefined || depth > MAX_DEPTH) {
        const message = text`${name('file', visible(folder))} changes the generators or transformers that it lists (${code(visible(other ?? 'resources'))}), so their files are unknown. List them as they are.`;
        this.fail('kustomize-plugin', message, place);
        return;
      }
      const listed = itemsIn(value, 'resources').filter((written) => typeof written === 'string');
      for (const path of listed.flatMap((written) => joined(folder, written) ?? []))
        if (this.tree.isFile(path))
          for (const at of [one, { ...one, folder }]) this.plugin(at, this.tree.text(path) ?? '', place);
        else this.plugins(one, path, place, depth + 1);
    }
  }

  /** Refuses what kustomize reads and this reader cannot read whole: it could name any file. */
  private documents(
    { documents, problem }: ReturnType<typeof wholeYaml>,
    file: string,
  ): readonly PlacedYaml[] {
    if (problem !== null) {
      const message = text`${name('file', visible(file))} cannot be read whole, so its files are unknown: ${problem.message}`;
      this.fail('kustomize-failed', message, problem.place ?? file);
    }
    return documents;
  }

  /** Refuses a key such as `Resources`: Go takes it for `resources`. */
  private checkCase(value: JsonObject, document: PlacedYaml): void {
    const key = keysIn(value).find((one) => !READING.has(one) && READING.has(folded(one)));
    if (key === undefined) return;
    const message = text`"${code(visible(key))}" is a key of kustomize in other letters. Write it as the documentation of kustomize does.`;
    this.fail('kustomize-failed', message, document.placeOf([]));
  }

  private fail(code: ProblemCode, message: Text, place: Place | string | null): void {
    this.problem ??= renderProblem(code, message, place);
  }
}

/** Kustomizations inside kustomizations: more levels are a circle. */
const MAX_DEPTH = 16;
/** Keys of a kustomization that leaves what it lists as it is. */
const LISTING: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata', 'resources']);
/** Keys by which files are read, as they are written and folded. */
const READING: ReadonlySet<string> = new Set([
  ...['resources', 'bases', 'components', 'crds', 'configurations', 'generators', 'transformers'],
  ...['validators', 'patches', 'patchesStrategicMerge', 'patchesJson6902', 'replacements', 'openapi'],
  ...['configMapGenerator', 'secretGenerator', 'path', 'paths', 'files', 'envs', 'env', 'kind'],
  ...['patchesstrategicmerge', 'patchesjson6902', 'configmapgenerator', 'secretgenerator'],
]);

/** Go folds two letters outside of ASCII into `s` and `k`. */
function folded(key: string): string {
  return key.toLowerCase().replaceAll('\u017f', 's').replaceAll('\u212a', 'k');
}

function keysIn(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(keysIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysIn(inner)]);
}

const DATA = { key: 'plugin', use: 'data', at: [], isInline: false } as const;

/** Files that a plugin of kustomize itself names; `path` is one only of a patch or replacement, else a field. */
function namedBy(plugin: Json): string[] {
  const kind = textIn(plugin, 'kind') ?? '';
  const holders = kind.startsWith('Patch') ? [plugin] : itemsIn(plugin, 'replacements');
  const paths = holders.flatMap((one) => textIn(one, 'path') ?? []);
  const listed = ['files', 'envs', 'env', 'paths'].flatMap((key) => field(plugin, key) ?? []);
  const files = listed.filter((one) => typeof one === 'string').map((one) => one.slice(one.indexOf('=') + 1));
  return [...paths, ...files].filter((one) => !one.includes('\n'));
}

function noKustomization(folder: string, place: Place | string | null): Problem {
  const where = folderText(folder, 'The root of the repository');
  const message = text`${where} holds no kustomization.yaml. Correct the folder.`;
  return renderProblem('no-kustomization', message, place);
}

function notAMapping(file: string): Text {
  return text`${name('file', visible(file))} is not a mapping, so its files are unknown. Write it as a kustomization, in UTF-8.`;
}

function leadsOut(written: string): Text {
  return text`"${name('file', visible(written))}" leads out of the repository; nothing outside of it is read. Put the file into the repository.`;
}

function notHere(written: string): Text {
  return text`"${name('file', visible(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
}
