import { bySomething } from '../manifest/advice.js';
import {
  changesIn,
  chartKeysIn,
  chartValuesIn,
  isAddress,
  KUSTOMIZATION_NAMES,
  type Reference,
  referencesIn,
} from '../manifest/delivery/kustomization.js';
import { itemsIn, textIn } from '../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject, type Place } from '../manifest/manifest.js';
import { type PlacedYaml, wholeYaml } from '../manifest/parse.js';
import { inside, joined } from '../manifest/path.js';
import type { ProblemCode } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { name, type Text, text } from '../text/text.js';
import { folderText, inTree, RenderError, renderError } from './render-error.js';
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
  readonly components: Kustomization[];
  /** Entries with remote resources and data, and keys with charts: none is fetched. */
  readonly remote: { readonly at: FieldPath; readonly written: string; readonly place: Place }[];
  /** True if it, or one that it takes, has remote parts. */
  takesRemote: boolean;
}

/** The files that `kustomize build` reads of the tree. */
export interface KustomizationGraph {
  /** The kustomization file of the folder that is built. */
  readonly root: string;
  readonly inputs: readonly string[];
  /** The outermost first. */
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
 * Reads which files a build takes. Nothing else is copied for kustomize, so a build fails for a file that is missed here. Throws at the line
 * of a path that leads out of the repository or to nothing, of a remote part that changes other objects, and of a plugin that may read files.
 *
 * @param instead the kustomization that a controller writes over the one of the folder, or in a folder without one
 */
export function readKustomizations(
  tree: Tree,
  folder: string,
  instead: JsonObject | null = null,
): KustomizationGraph {
  const written = kustomizationIn(tree, folder);
  const root = written ?? (instead && inside(folder, KUSTOMIZATION_NAMES[0]));
  if (root === null) throw noKustomization(folder, folder || null, [folder]);
  const reader = new Reader(tree);
  if (written !== null) reader.inputs.add(written);
  const placeOf = (): Place => ({ file: root, line: 1, column: 1 });
  if (instead === null) reader.folder(folder, root);
  else reader.kustomization(folder, root, { value: instead, placeOf });
  const inputs = [...reader.inputs];
  if (reader.error !== null) throw new RenderError(reader.error.problem, inputs);
  return { root, inputs, kustomizations: [...reader.kustomizations.values()] };
}

/** Keys with entries that kustomize may fetch, and that change no other object. */
const REMOTE: ReadonlySet<string> = new Set(['resources', 'bases', 'configMapGenerator', 'secretGenerator']);

/** Plugins of kustomize itself whose paths are those of fields. */
const OF_FIELDS: ReadonlySet<string> = new Set([
  ...['AnnotationsTransformer', 'HashTransformer', 'ImageTagTransformer', 'LabelTransformer'],
  ...['NamespaceTransformer', 'PrefixTransformer', 'ReplicaCountTransformer', 'SuffixTransformer'],
]);
/** A key of the plugins of kustomize that may name a file, in any letters. */
const NAMES_FILE = /"\w*(?:path|file|env)[^"\\]*":/iu;

class Reader {
  readonly inputs = new Set<string>();
  readonly kustomizations = new Map<string, Kustomization>();
  /** The first one; the rest is read for the inputs. */
  error: RenderError | null = null;

  constructor(private readonly tree: Tree) {}

  folder(folder: string, file: string): Kustomization | null {
    const known = this.kustomizations.get(file);
    if (known !== undefined) return known;
    for (const one of KUSTOMIZATION_NAMES.map((name) => inside(folder, name)))
      if (this.tree.isFile(one)) this.inputs.add(one);
    const { documents, problem } = this.tree.yaml(file);
    const [document = { value: null, placeOf: () => ({ file, line: 1, column: 1 }) }] = documents;
    if (problem === null && (isObject(document.value) || document.value === null))
      return this.kustomization(folder, file, document);
    // Kustomize may read it, and then any file that it names.
    const why = problem?.message ?? text`it is not a mapping in UTF-8.`;
    const message = text`${name('file', visible(file))} cannot be read, so its files are unknown: ${why}`;
    this.fail('kustomize-failed', message, problem?.place ?? file);
    return null;
  }

  kustomization(folder: string, file: string, document: PlacedYaml): Kustomization {
    const value = isObject(document.value) ? document.value : {};
    const lists = { resources: [], others: [], components: [], remote: [] };
    const one: Kustomization = { file, folder, value, ...lists, takesRemote: false };
    this.kustomizations.set(file, one);
    for (const key of chartKeysIn(value)) {
      one.remote.push({ at: [key], written: key, place: document.placeOf([key]) });
      for (const path of ['charts', ...chartValuesIn(value)].flatMap((path) => joined(folder, path) ?? []))
        if (this.tree.holds(path)) this.take(path, one.others);
    }
    for (const reference of referencesIn(value)) {
      const place = document.placeOf(reference.at);
      try {
        this.reference(one, reference, place);
      } catch (error) {
        if (!(error instanceof RenderError)) throw error;
        this.error ??= error;
      }
    }
    one.takesRemote ||= one.remote.length > 0;
    return one;
  }

  private reference(one: Kustomization, { written, at, use, key, isInline }: Reference, place: Place): void {
    const { tree } = this;
    if (isInline) {
      if (use === 'plugin') this.plugin(written, place);
      return;
    }
    const path = inTree(one.folder, written, place, text`Put the file into the repository.`);
    // Kustomize takes it for an address before it looks for a folder of that name.
    const isRemote = isAddress(written) || tree.submoduleOf(path) !== null;
    if (isRemote && REMOTE.has(key)) one.remote.push({ at, written, place });
    else if (!isRemote && tree.isFile(path)) {
      this.take(path, use === 'objects' ? one.resources : one.others);
      if (use === 'plugin') this.plugin(tree.text(path) ?? '', place);
    } else if (!isRemote && tree.isFolder(path)) {
      const file = kustomizationIn(tree, path);
      if (file === null) throw noKustomization(path, place);
      const inner = this.folder(path, file);
      one.takesRemote ||= inner?.takesRemote === true;
      if (inner && key === 'components') one.components.push(inner);
      if (inner && use === 'plugin') {
        // One that only lists files; one without a document for any other.
        const { value, resources } = inner;
        const isList =
          changesIn(value).length === 0 && itemsIn(value, 'resources').length === resources.length;
        for (const file of isList ? resources : ['']) this.plugin(tree.text(file) ?? '', place);
      }
    } else {
      // Refuses a link that leads out of the repository, at its place.
      if (!isRemote) tree.below(path);
      const message = text`"${name('file', visible(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
      this.fail('remote-base', message, place);
    }
  }

  private take(path: string, list: string[]): void {
    this.inputs.add(path);
    list.push(path);
  }

  /** Refuses a plugin of kustomize itself that may read files, and one that another kustomization makes; kustomize runs no others. */
  private plugin(written: string, place: Place): void {
    const { documents, problem } = wholeYaml(written, place.file);
    const isHarmless = ({ value }: PlacedYaml): boolean =>
      OF_FIELDS.has(textIn(value, 'kind') ?? '') ||
      !JSON.stringify(value).includes('builtin') ||
      !NAMES_FILE.test(JSON.stringify(value));
    const message = text`This generator or transformer may read any file, so the folder is not rendered. ${bySomething('kustomize build')}`;
    if (problem !== null || documents.length === 0 || !documents.every(isHarmless))
      this.fail('kustomize-plugin', message, place);
  }

  private fail(code: ProblemCode, message: Text, place: Place | string | null): void {
    this.error ??= renderError(code, message, place);
  }
}

function noKustomization(folder: string, place: Place | string | null, inputs: string[] = []): RenderError {
  const where = folderText(folder, 'The root of the repository');
  const message = text`${where} holds no kustomization.yaml. Correct the folder.`;
  return renderError('no-kustomization', message, place, inputs);
}
