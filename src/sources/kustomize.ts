import { bySomething } from '../manifest/advice.js';
import { isSameValue } from '../manifest/canonical.js';
import {
  changesIn,
  chartKeysIn,
  chartValuesIn,
  GENERATORS,
  isAddress,
  isNothing,
  KUSTOMIZATION_NAMES,
  type Reference,
  referencesIn,
} from '../manifest/delivery/kustomization.js';
import { field, itemsIn, objectOr, textIn, valueAt } from '../manifest/fields.js';
import { groupedBy, lazily, once } from '../manifest/lookup.js';
import {
  type FieldPath,
  isObject,
  type Json,
  type JsonObject,
  type Manifest,
  type Place,
} from '../manifest/manifest.js';
import { type PlacedYaml, wholeYaml } from '../manifest/parse.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import { problemOf } from '../manifest/problem.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { code, name, text } from '../text/text.js';
import { sha256 } from './expansion.js';
import { built, type Document } from './kustomize-builds.js';
import { identityIn, locator } from './locations.js';
import type { Renderer } from './renderer.js';
import { folderText, inTree, renderError, RenderError, type Sourced } from './source.js';
import type { Tree } from './tree.js';

interface Kustomization {
  readonly file: string;
  readonly folder: string;
  readonly value: JsonObject;
  /** Files that it names beside resources: patches, data, plugins. */
  readonly others: string[];
  readonly components: Kustomization[];
  /** Remote resources and data, data that is put there later, keys with charts, generators that run programs: all are left out. */
  readonly omitted: {
    readonly at: FieldPath;
    readonly written: string;
    /** The repository or the programs of the part: a new one is a new part. */
    readonly from: string;
    readonly place: Place;
    /** Files that a program may read. */
    readonly takes?: readonly string[];
  }[];
  /** True if it, or one that it takes, has such parts. */
  hasOmitted: boolean;
}

/** The kustomization file of a folder; null if it holds none. */
export function kustomizationIn(tree: Tree, folder: string): string | null {
  return KUSTOMIZATION_NAMES.map((name) => inside(folder, name)).find((path) => tree.isFile(path)) ?? null;
}

export function kustomizationOf(tree: Tree, folder: string): JsonObject | null {
  const file = kustomizationIn(tree, folder);
  const value = file === null ? null : tree.value(file);
  return isObject(value) ? value : null;
}

/** A kustomization with what a controller sets over it: lists and mappings are joined, other values replaced. */
export function putOver(own: JsonObject, over: JsonObject): JsonObject {
  const result: JsonObject = { ...own };
  for (const [key, value] of Object.entries(over)) {
    const before = result[key];
    if (Array.isArray(value) && Array.isArray(before)) {
      const names = new Set(value.map((one) => textIn(one, 'name')));
      // Objects of the same name are replaced.
      const kept = key === 'images' ? before.filter((one) => !names.has(textIn(one, 'name'))) : before;
      result[key] = [...kept, ...value];
    } else result[key] = isObject(value) && isObject(before) ? { ...before, ...value } : value;
  }
  return result;
}

/** The fields of a mapping that are not empty. */
export function given(fields: Readonly<Record<string, Json | undefined>>): JsonObject {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([key, value = null]) => (isNothing(value) ? [] : [[key, value]])),
  );
}

/**
 * Reads which files a build takes. Nothing else is copied for kustomize, so a build fails for a file that is missed here. Throws at the line
 * of a path that leads out of the repository or to nothing, of a remote part that changes other objects, and of a plugin that may read files.
 *
 * @param instead the kustomization that a controller writes over the one of the folder, or in a folder without one
 */
export function readKustomizations(tree: Tree, folder: string, instead: JsonObject | null = null) {
  const written = kustomizationIn(tree, folder);
  const root = written ?? (instead && inside(folder, KUSTOMIZATION_NAMES[0]));
  if (root === null) throw noKustomization(folder, folder || null, [folder]);
  const reader = new Reader(tree);
  if (written !== null) reader.inputs.add(written);
  const placeOf = (): Place => ({ file: root, line: 1, column: 1 });
  reader.check(() => {
    if (instead === null) reader.folder(folder, root);
    else reader.kustomization(folder, root, { value: instead, placeOf });
  });
  // The outermost first.
  const kustomizations = [...reader.kustomizations.values()];
  const inputs = [...new Set([...reader.inputs, ...kustomizations.flatMap(({ others }) => others)])];
  if (reader.error !== null) throw new RenderError(reader.error.problem, inputs);
  return { root, inputs, kustomizations };
}

/** Keys with entries that kustomize may fetch, and that change no other object. */
const REMOTE: ReadonlySet<string> = new Set(['resources', 'bases', 'configMapGenerator', 'secretGenerator']);
/** Matches `https://github.com/org/name` of a resource in it. */
const REPOSITORY = /^(?:[^?/]*:\/\/)?[^?/]*(?:\/[^?/]*){0,2}/;

/** Plugins of kustomize itself whose paths are those of fields. */
const OF_FIELDS: ReadonlySet<string> = new Set([
  ...['AnnotationsTransformer', 'HashTransformer', 'ImageTagTransformer', 'LabelTransformer'],
  ...['NamespaceTransformer', 'PrefixTransformer', 'ReplicaCountTransformer', 'SuffixTransformer'],
]);
/** A key of the plugins of kustomize that may name a file, in any letters. */
const NAMES_FILE = /"\w*(?:path|file|env)[^"\\]*":/iu;

class Reader {
  /** But for the other files of kustomizations. */
  readonly inputs = new Set<string>();
  readonly kustomizations = new Map<string, Kustomization>();
  /** The first one; the rest is read for the inputs. */
  error: RenderError | null = null;

  constructor(private readonly tree: Tree) {}

  check(read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof RenderError)) throw error;
      this.error ??= error;
    }
  }

  folder(folder: string, file: string): Kustomization {
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
    throw renderError('kustomize-failed', message, problem?.place ?? file);
  }

  kustomization(folder: string, file: string, document: PlacedYaml): Kustomization {
    const value = isObject(document.value) ? document.value : {};
    const lists = { others: [], components: [], omitted: [] };
    const one: Kustomization = { file, folder, value, ...lists, hasOmitted: false };
    this.kustomizations.set(file, one);
    for (const key of chartKeysIn(value)) {
      one.omitted.push({ at: [key], written: key, from: key, place: document.placeOf([key]) });
      for (const path of ['charts', ...chartValuesIn(value)].flatMap((path) => joined(folder, path) ?? []))
        if (this.tree.holds(path)) one.others.push(path);
    }
    for (const reference of referencesIn(value))
      this.check(() => {
        this.reference(one, reference, document.placeOf(reference.at));
      });
    one.hasOmitted ||= one.omitted.length > 0;
    return one;
  }

  private reference(one: Kustomization, reference: Reference, place: Place): void {
    const { tree } = this;
    const { written, at, use, key, isInline } = reference;
    if (isInline && use === 'plugin') this.plugin(one, reference, null, place);
    if (isInline) return;
    const path = inTree(one.folder, written, place, text`Put the file into the repository.`);
    // Kustomize takes it for an address before it looks for a folder of that name.
    const isRemote = isAddress(written) || tree.isOfSubmodule(path);
    const isPutLater = !isRemote && GENERATORS.has(key) && !tree.holds(path) && tree.below(path).length === 0;
    if (isPutLater || (isRemote && REMOTE.has(key)))
      one.omitted.push({ at, written, from: REPOSITORY.exec(written)?.[0] ?? '', place });
    else if (!isRemote && tree.isFile(path)) {
      if (use === 'objects') this.inputs.add(path);
      else one.others.push(path);
      if (use === 'plugin') this.plugin(one, reference, path, place);
    } else if (!isRemote && tree.isFolder(path)) {
      const file = kustomizationIn(tree, path);
      if (file === null) throw noKustomization(path, place);
      const inner = this.folder(path, file);
      one.hasOmitted ||= inner.hasOmitted;
      if (key === 'components') one.components.push(inner);
      // The plugins that it makes are not known.
      if (use === 'plugin') throw readsAnyFile(place);
    } else {
      // Refuses a link that leads out of the repository, at its place.
      if (!isRemote) tree.below(path);
      const message = text`"${name('file', visible(written))}" is not a file or folder of this repository, and remote parts of a kustomization are not fetched. Put a copy of it into the repository, or correct the path.`;
      throw renderError('remote-base', message, place);
    }
  }

  /** Leaves out a generator that runs a program. Refuses plugins that may read files, and those that another kustomization makes. */
  private plugin(one: Kustomization, of: Reference, file: string | null, place: Place): void {
    const { documents, problem } = file === null ? wholeYaml(of.written, place.file) : this.tree.yaml(file);
    const values = problem === null ? documents.map(({ value }) => value) : [];
    if (values.length > 0 && of.key === 'generators' && values.every(isProgram)) {
      const kinds = JSON.stringify([one.folder, values.map((value) => textIn(value, 'kind'))]);
      // By number, not by name: a renamed program is the same one, edited.
      const from = `${kinds} ${one.omitted.filter((other) => other.from.startsWith(kinds)).length}`;
      const folders = [one.folder, folderOf(file ?? one.file)];
      const takes = wordsIn(values)
        .flatMap((word) => folders.flatMap((folder) => joined(folder, word) ?? []))
        .filter((path) => this.tree.isFile(path));
      one.omitted.push({ ...of, from, place, takes });
      one.others.push(...takes);
    } else if (values.length === 0 || !values.every(isHarmless)) throw readsAnyFile(place);
  }
}

/** All keys and texts of a value, and the words of the texts: a text may be YAML or a command. */
function wordsIn(value: Json): string[] {
  if (typeof value !== 'object') return [String(value), ...String(value).split(/[\s"'`=,:;|&<>{}[\]()]+/u)];
  return Object.entries<Json>(value ?? {}).flatMap(([key, inner]) => [key, ...wordsIn(inner)]);
}

/** True for a generator that runs a program: the API version of kustomize's own plugins (`builtin`) has no group. */
const isProgram = (value: Json): boolean => /^[^/]+\//.test(textIn(value, 'apiVersion') ?? '');

/** True for a plugin that is not of kustomize itself, or that reads no file. */
function isHarmless(value: Json): boolean {
  const json = JSON.stringify(value);
  return OF_FIELDS.has(textIn(value, 'kind') ?? '') || !json.includes('builtin') || !NAMES_FILE.test(json);
}

function readsAnyFile(place: Place): RenderError {
  const message = text`This generator or transformer may read any file, so the folder is not rendered. ${bySomething('kustomize build')}`;
  return renderError('kustomize-plugin', message, place);
}

function noKustomization(folder: string, place: Place | string | null, inputs: string[] = []): RenderError {
  const message = text`${folderText(folder, 'The root of the repository')} holds no kustomization.yaml. Correct the folder.`;
  return renderError('no-kustomization', message, place, inputs);
}

/**
 * The objects of `kustomize build`, each with the file that it comes from. Remote parts and programs are left out.
 *
 * @param instead the kustomization that Flux or Argo CD writes in place of the one of the folder
 * @param readsAnywhere true for Flux, which lets a kustomization read any file of the repository
 */
export async function kustomize(
  renderer: Renderer,
  folder: string,
  instead: JsonObject | null = null,
  readsAnywhere = false,
): Promise<Sourced> {
  const { tree } = renderer;
  const read = readKustomizations(tree, folder, instead);
  const { root, inputs, kustomizations } = read;
  const flags = readsAnywhere ? ['--load-restrictor=LoadRestrictionsNone'] : [];
  const key = ['kustomize', folder, JSON.stringify(instead), flags, tree.digest(inputs)];
  return renderer.cached<Sourced>(key, async () => {
    const taking = kustomizations.filter((one) => one.hasOmitted);
    const partial = [...new Set([...taking, ...taking.flatMap(({ components }) => components)])];
    const values = new Map(partial.map((one) => [one.file, withoutOmitted(tree, one)]));
    const value = values.get(root) ?? instead ?? objectOr(tree.value(root));
    values.set(root, { ...value, buildMetadata: [...itemsIn(value, 'buildMetadata'), 'originAnnotations'] });
    const answer = await built(renderer, {
      ...{ folder, inputs, kustomizations, replaced: values, namespace: textIn(value, 'namespace'), flags },
    });
    const omitted = partial.flatMap((one) => one.omitted);
    if (answer.ok) {
      const coverage = omittedCarriers(tree, root, partial);
      return { objects: objectsIn(tree, answer.documents, read, folder), inputs, coverage, problems: [] };
    }
    // After the chain of folders that led there: the file, and what is wrong with it.
    const reason = visible(answer.reason.replace(/^.*accumulating resources from (?=')/, ''), 600);
    const fix = reason.includes('external plugins disabled')
      ? bySomething('kustomize build --enable-alpha-plugins --enable-exec')
      : text`Correct it so that ${code('kustomize build')} passes.`;
    const message = text`kustomize cannot build ${folderText(folder, 'the root')}: ${code(reason)}. ${fix}`;
    const place = brokenFile(tree, folder, answer.reason) ?? root;
    if (omitted[0] === undefined) throw renderError('kustomize-failed', message, place, inputs);
    const names = visible(omitted.map(({ written }) => written).join(', '), 300);
    const why = text`Remote and absent parts and programs of ${name('file', visible(root))} are left out: ${code(names)}. The rest does not build without them (${message})`;
    const problem = problemOf(place, 'remote-base', text`${why}.`);
    throw new RenderError(problem, inputs, { declared: 'not fetched', why });
  });
}

/** The file that kustomize names at the end of its chain of folders; null if it names none below the last of them. */
function brokenFile(tree: Tree, folder: string, reason: string): string | null {
  const [, within = folder] = /^.*recursed accumulation of path '([^']*)'/.exec(reason) ?? [];
  const [, written] = /^.*(?:accumulating|merging) resources from '([^']*)'/.exec(reason) ?? [];
  const path = written === undefined || written.startsWith('../') ? null : joined(within, written);
  return path !== null && tree.isFile(path) ? path : null;
}

function objectsIn(
  tree: Tree,
  documents: readonly Document[],
  { root, kustomizations }: ReturnType<typeof readKustomizations>,
  folder: string,
): SourceFile[] {
  const command = `kustomize build ${folder || '.'}`;
  const known = tree.isFile(root) ? root : folder || '.';
  const patches = lazily(() =>
    kustomizations.flatMap(({ folder, value }) =>
      referencesIn(value).flatMap(({ use, written }) => {
        const path = use === 'patch' ? joined(folder, written) : null;
        return path === null ? [] : wholeYaml(tree.text(path) ?? '', path).documents;
      }),
    ),
  );
  // Values that the file of an object does not hold come from a patch, else from a kustomization.
  const changed = ({ kind, name, object }: Manifest, path: FieldPath): Place => {
    const value = valueAt(object, path);
    const isSetBy = ({ value: patch }: PlacedYaml): boolean =>
      textIn(patch, 'kind') === kind &&
      name.includes(textIn(field(patch, 'metadata'), 'name') ?? name) &&
      isSameValue(valueAt(patch, path), value);
    const patch = value === undefined ? undefined : patches().find(isSetBy);
    return patch?.placeOf(path) ?? { file: known, line: 1, column: 1 };
  };
  const locatorOf = once((file: string) => locator(file, tree.text(file) ?? '', changed));
  return documents.map(({ origin, text }) => {
    const path = origin !== null && tree.isFile(origin) ? origin : known;
    const key = `${command} ${identityIn(text)}`;
    return { path, text, key, renderedBy: command, origin: locatorOf(path) };
  });
}

/** The parts that a build leaves out, a carrier for each origin: named if one of them, or a patch over them, is edited. */
function omittedCarriers(tree: Tree, root: string, over: readonly Kustomization[]): Carrier[] {
  const omitted = over.flatMap((one) => one.omitted);
  const content = over.map(({ folder, value, others, omitted }) => {
    // The name of what a generator makes, which pod templates take, has the digest of all its data.
    const isGenerated = omitted.some(({ at }) => GENERATORS.has(String(at[0])));
    const making = isGenerated ? [] : [...GENERATORS, 'generatorOptions'];
    const apart = new Set(['components', 'buildMetadata', ...making]);
    const keys = changesIn(value).filter((key) => !apart.has(key));
    const values = chartValuesIn(value).flatMap((path) => joined(folder, path) ?? []);
    return [keys.map((key) => [key, value[key] ?? null]), tree.digest(others, values)];
  });
  const digest = sha256([omitted.map(({ at, written }) => [at[0] ?? '', written]), content]);
  return [...groupedBy(omitted, ({ from }) => from)].map(([route, parts]) => ({
    ...{ identity: `parts of ${root}`, place: parts[0].place, digest, route, sync: 'automatic' },
    takes: parts.flatMap(({ takes = [] }) => takes),
    outcome: { declared: 'not fetched', why: text`remote and absent parts are left out, programs not run` },
  }));
}

/**
 * A kustomization without its remote parts and programs. A patch gets the object that it names as its target: kustomize applies it to what
 * there is, and fails for one without a target if the object is not here.
 */
function withoutOmitted(tree: Tree, { folder, file, value, omitted }: Kustomization): JsonObject {
  const { patches: _patches, patchesStrategicMerge: _merges, helmGlobals: _globals, ...rest } = value;
  const own = structuredClone(rest);
  // The last of a list first: the others keep their places.
  for (const { at } of omitted.toReversed()) {
    const [key, of] = [at.at(-1) ?? '', valueAt(own, at.slice(0, -1))];
    if (Array.isArray(of)) of.splice(Number(key), 1);
    else if (isObject(of)) Reflect.deleteProperty(of, key);
  }
  const targeted = (entry: Json): Json[] => {
    if (field(entry, 'target') !== undefined) return [entry];
    const inline = typeof entry === 'string' ? entry : (textIn(entry, 'patch') ?? '');
    const named = typeof entry === 'string' ? entry : (textIn(entry, 'path') ?? '');
    const path = named === '' || named.includes('\n') ? null : joined(folder, named);
    const written = (path === null ? null : tree.text(path)) ?? inline;
    const { path: _path, ...rest } = isObject(entry) ? entry : {};
    return wholeYaml(written, path ?? file).documents.map(({ value: patch }): Json => {
      const [kind, metadata] = [textIn(patch, 'kind'), field(patch, 'metadata')];
      const [name, namespace] = [textIn(metadata, 'name'), textIn(metadata, 'namespace')];
      // Kustomize says what is wrong with it.
      if (kind === null || name === null) return entry;
      return { ...rest, target: given({ kind, name, namespace }), patch: JSON.stringify(patch) };
    });
  };
  const patches = [...itemsIn(value, 'patchesStrategicMerge'), ...itemsIn(value, 'patches')];
  return { ...own, ...given({ patches: patches.flatMap(targeted) }) };
}
