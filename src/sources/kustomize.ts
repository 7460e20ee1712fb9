import { bySomething } from '../manifest/advice.js';
import { canonicalJson } from '../manifest/canonical.js';
import { field, itemsIn, objectIn, objectOr, textIn, valueAt } from '../manifest/fields.js';
import { once } from '../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { placedYaml } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { code, name, text } from '../text/text.js';
import { sha256 } from './expansion.js';
import { given, type Kustomization, type KustomizationGraph, readKustomizations } from './kustomization.js';
import { identityIn, locator, patchLocator, patchPath, patchText } from './locations.js';
import { folderText, renderError, withInputs } from './render-error.js';
import type { Renderer } from './renderer.js';
import { documentsIn, type Sourced } from './source.js';
import type { Tree } from './tree.js';

/**
 * The objects of `kustomize build`, each with the file that it comes from. Remote parts are left out.
 *
 * @param instead the kustomization that a controller writes over the one of the folder, or in a folder without one
 * @param readsAnywhere true for controllers that let a kustomization read any file of the repository
 */
export async function kustomize(
  renderer: Renderer,
  folder: string,
  {
    instead = null,
    readsAnywhere = false,
  }: { readonly instead?: JsonObject | null; readonly readsAnywhere?: boolean } = {},
): Promise<Sourced> {
  const { tree } = renderer;
  const graph = readKustomizations(tree, folder, instead);
  const { root, inputs, kustomizations } = graph;
  const key = canonicalJson(['kustomize', folder, instead, readsAnywhere, tree.digest(inputs)]);
  return renderer.cached(key, async () => {
    const taking = kustomizations.filter((one) => one.takesRemote);
    const over = [...new Set([...taking, ...taking.flatMap(({ components }) => components)])];
    const values = new Map(over.map((one) => [one.file, withoutRemote(tree, one)]));
    const value = values.get(root) ?? instead ?? tree.value(root);
    if (isObject(value)) {
      const buildMetadata = [...itemsIn(value, 'buildMetadata'), 'originAnnotations'];
      values.set(root, { ...value, buildMetadata });
    }
    const flags = readsAnywhere ? ['--load-restrictor=LoadRestrictionsNone'] : [];
    const answer = await renderer
      .run('kustomize', (copies) => {
        for (const path of inputs) copies.copy(path);
        for (const [path, value] of values) copies.write(path, JSON.stringify(value));
        return [...flags, copies.absolute(folder)];
      })
      .catch(withInputs(inputs));
    const remote = over.flatMap((one) => one.remote);
    if (answer.ok) {
      const coverage = remote.length === 0 ? [] : [remoteCarrier(tree, root, over)];
      return { objects: objectsIn(tree, answer.stdout, graph, folder), inputs, coverage, problems: [] };
    }
    const reason = visible(answer.reason, 600);
    const fix = reason.includes('external plugins disabled')
      ? bySomething('kustomize build --enable-alpha-plugins --enable-exec')
      : text`Correct it so that \`kustomize build\` passes.`;
    const message = text`kustomize cannot build ${folderText(folder, 'the root')}: ${code(reason)}. ${fix}`;
    if (remote[0] === undefined) {
      // The last file of the repository that it names.
      const named = Array.from(
        answer.reason.matchAll(/'([^'\n]+)'|File: (\S+)/g),
        ([, a, b]) => a ?? b ?? '',
      );
      const files = named.flatMap((one) => joined(folder, one) ?? []).filter((path) => tree.isFile(path));
      throw renderError('kustomize-failed', message, files.at(-1) ?? root, inputs);
    }
    const names = visible(remote.map(({ written }) => written).join(', '), 300);
    const why = text`Remote parts of ${name('file', visible(root))} are not fetched: ${code(names)}. The rest does not build without it (${message})`;
    throw renderError('remote-base', text`${why}.`, remote[0].place, inputs, { why });
  });
}

const ORIGIN = /^ {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;

function objectsIn(tree: Tree, printed: string, graph: KustomizationGraph, folder: string): SourceFile[] {
  const { root, kustomizations } = graph;
  const locatorOf = once((file: string) => locator(file, tree.text(file) ?? ''));
  const inPatch = patchLocator(tree, kustomizations);
  const command = `kustomize build ${folder || '.'}`;
  const known = tree.isFile(root) ? root : folder || '.';
  return documentsIn(printed).map((document) => {
    const origin = ORIGIN.exec(document)?.[1] ?? '';
    const written = /^ {6}(?:path|configuredIn): (.+)$/m.exec(origin)?.[1];
    const file = written === undefined ? null : joined(folder, written);
    const path = file !== null && tree.isFile(file) ? file : known;
    const text = document.replace(ORIGIN, '').replace(/^ {2}annotations:\n(?! {4})/m, '');
    const located = (manifest: Manifest): Manifest => {
      const found = locatorOf(path)(manifest);
      return { ...found, placeOf: (field) => inPatch(manifest, field) ?? found.placeOf(field) };
    };
    return { path, text, key: `${command} ${identityIn(text)}`, renderedBy: command, origin: located };
  });
}

const GENERATORS: ReadonlySet<string> = new Set(['configMapGenerator', 'secretGenerator']);
/** Keys that add objects of the tree, or say how these are made. */
const ADDING: ReadonlySet<string> = new Set([
  ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata', 'generatorOptions'],
  ...['resources', 'bases', 'components', ...GENERATORS],
]);

/** Makes one carrier of all remote parts of a build: named if one of them, or a patch over them, is edited. */
function remoteCarrier(tree: Tree, root: string, over: readonly Kustomization[]): Carrier {
  const remote = over.flatMap((one) => one.remote);
  const content = over.map(({ value, others, remote }) => {
    const generators = remote.filter(({ at }) => GENERATORS.has(String(at[0])));
    return [
      Object.entries(value).filter(([key]) => !ADDING.has(key)),
      // The name of what one makes, which pod templates take, has the digest of all its data.
      generators.map(({ at }) => valueAt(value, at.slice(0, 2)) ?? null),
      (generators.length > 0 && field(value, 'generatorOptions')) ?? null,
      tree.digest(others),
    ];
  });
  // `https://github.com/org/name` of a resource in it.
  const repositories = remote.map(({ written }) =>
    (written.split('?')[0] ?? '')
      .split('/')
      .slice(0, written.includes('://') ? 5 : 3)
      .join('/'),
  );
  const why = text`remote parts of ${name('file', visible(root))}, not fetched`;
  return {
    identity: `remote parts of ${root}`,
    place: remote[0]?.place ?? null,
    digest: sha256([remote.map(({ at, written }) => [at[0] ?? '', written]), content]),
    route: [...new Set(repositories)].sort().join(' '),
    ...{ sync: 'automatic', takes: [], outcome: { declared: 'not fetched', why } },
  };
}

/** Marks an object that a generator makes without its remote data. */
export const PARTIAL = 'fleetplan/without-remote-data';

/**
 * A kustomization without its remote parts. A generator stays, as others may refer to it. A patch gets the object that it names as its target:
 * kustomize applies it to what there is, and fails for one without a target if the object is not here.
 */
function withoutRemote(tree: Tree, { folder, file, value, remote }: Kustomization): JsonObject {
  const gone = new Set(remote.map(({ at }) => at.join('/')));
  const partial = new Set(remote.map(({ at }) => at.slice(0, 2).join('/')));
  const without = (one: Json, at: FieldPath): Json => {
    if (Array.isArray(one))
      return one.flatMap((item, index) =>
        gone.has([...at, index].join('/')) ? [] : [without(item, [...at, index])],
      );
    if (!isObject(one)) return one;
    const rest = Object.entries(one).filter(([key]) => !gone.has([...at, key].join('/')));
    const result: JsonObject = Object.fromEntries(
      rest.map(([key, inner]) => [key, without(inner, [...at, key])]),
    );
    if (!GENERATORS.has(String(at[0])) || !partial.has(at.join('/'))) return result;
    const options = objectOr(result['options']);
    const annotations = { ...objectIn(options, 'annotations'), [PARTIAL]: 'true' };
    return { ...result, options: { ...options, annotations } };
  };
  const targeted = (entry: Json): Json[] => {
    if (field(entry, 'target') !== undefined) return [entry];
    const path = patchPath(folder, entry);
    const written = (path === null ? null : tree.text(path)) ?? patchText(entry);
    const { path: _path, ...rest } = isObject(entry) ? entry : {};
    return placedYaml(written, path ?? file).map(({ value: patch }): Json => {
      const [kind, metadata] = [textIn(patch, 'kind'), field(patch, 'metadata')];
      const [named, namespace] = [textIn(metadata, 'name'), textIn(metadata, 'namespace')];
      // Kustomize says what is wrong with it.
      if (kind === null || named === null) return entry;
      const target = given({ kind, name: named, namespace });
      return { ...rest, target, patch: JSON.stringify(patch) };
    });
  };
  const { patches: _patches, patchesStrategicMerge: _merges, helmGlobals: _globals, ...own } = value;
  const patches = [...itemsIn(value, 'patchesStrategicMerge'), ...itemsIn(value, 'patches')].flatMap(
    targeted,
  );
  return { ...objectOr(without(own, [])), ...given({ patches }) };
}
