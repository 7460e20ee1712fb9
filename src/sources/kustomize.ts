import { code, name, type Text, text } from '../text/text.js';
import { bySomething } from '../manifest/advice.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { field, itemsIn, valueAt } from '../manifest/fields.js';
import { lazily, once } from '../manifest/lookup.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import { canonicalJson } from '../manifest/canonical.js';
import { visible } from '../manifest/visible.js';
import { type Kustomization, type KustomizationGraph, readKustomizations } from './kustomization.js';
import { identityIn, locator, PATCHES, patchLocator, patchPath, patchText } from './locations.js';
import { folderText, RenderError, renderProblem, withInputs } from './render-error.js';
import type { Renderer } from './renderer.js';
import { documentsIn, type Sourced } from './source.js';
import type { Tree } from './tree.js';
import { sha256 } from './expansion.js';

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
  const { root, inputs } = graph;
  const key = canonicalJson(['kustomize', folder, instead, readsAnywhere, tree.digest(inputs)]);
  return renderer.cached(key, async () => {
    const over = overRemote(graph.kustomizations);
    const values = new Map(withoutRemote(tree, graph, over));
    const value = values.get(root) ?? instead ?? tree.value(root);
    if (isObject(value))
      values.set(root, {
        ...value,
        buildMetadata: [...itemsIn(value, 'buildMetadata'), 'originAnnotations'],
      });
    const flags = readsAnywhere ? ['--load-restrictor=LoadRestrictionsNone'] : [];
    const answer = await renderer
      .run('kustomize', (copies) => {
        for (const path of inputs) copies.copy(path);
        for (const [path, value] of values) copies.write(path, JSON.stringify(value));
        return [...flags, copies.absolute(folder)];
      })
      .catch(withInputs(inputs));
    const remote = over.flatMap((one) => one.remote);
    const [first] = remote;
    if (answer.ok) {
      const coverage = first === undefined ? [] : [remoteCarrier(tree, root, over)];
      return { objects: objectsIn(tree, answer.stdout, graph, folder), inputs, coverage, problems: [] };
    }
    const reason = visible(answer.reason, 600);
    const message = text`kustomize cannot build ${folderText(folder, 'the root')}: ${code(reason)}. ${fixOf(reason)}`;
    if (first === undefined) {
      const place = namedIn(answer.reason, tree, folder) ?? root;
      throw new RenderError(renderProblem('kustomize-failed', message, place), inputs);
    }
    const names = visible(remote.map(({ written }) => written).join(', '), 300);
    const why = text`Remote parts of ${name('file', visible(root))} are not fetched: ${code(names)}. The rest does not build without it (${message})`;
    throw new RenderError(renderProblem('remote-base', text`${why}.`, first.place), inputs, why);
  });
}

function fixOf(reason: string): Text {
  return reason.includes('external plugins disabled')
    ? bySomething('kustomize build --enable-alpha-plugins --enable-exec')
    : text`Correct it so that \`kustomize build\` passes.`;
}

/** The last file of the repository in a message of kustomize; null if it names none. */
function namedIn(message: string, tree: Tree, folder: string): string | null {
  const named = Array.from(message.matchAll(/'([^'\n]+)'|File: (\S+)/g), ([, a, b]) => a ?? b ?? '');
  return named.flatMap((one) => joined(folder, one) ?? []).findLast((path) => tree.isFile(path)) ?? null;
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
  return {
    identity: `remote parts of ${root}`,
    place: remote[0]?.place ?? null,
    digest: sha256([remote.map(({ at, written }) => [at[0] ?? '', written]), content]),
    route: [...new Set(remote.map(({ written }) => repositoryIn(written)))].sort().join(' '),
    sync: 'automatic',
    takes: [],
    outcome: {
      declared: 'not fetched',
      why: text`remote parts of ${name('file', visible(root))}, not fetched`,
    },
  };
}

/** `https://github.com/org/name` of a remote resource in it. */
function repositoryIn(written: string): string {
  const [address = ''] = written.split('?');
  return address
    .split('/')
    .slice(0, address.includes('://') ? 5 : 3)
    .join('/');
}

const GENERATORS: ReadonlySet<string> = new Set(['configMapGenerator', 'secretGenerator']);
/** Keys that add objects of the tree, or say how these are made. */
const ADDING: ReadonlySet<string> = new Set([
  ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata', 'generatorOptions'],
  ...['resources', 'bases', 'components', ...GENERATORS],
]);

/** The kustomizations that take remote parts, and their components. */
function overRemote(all: readonly Kustomization[]): readonly Kustomization[] {
  const over = all.filter((one) => one.takesRemote);
  return [...new Set([...over, ...over.flatMap(({ components }) => components)])];
}

/** The kustomizations without their remote parts, and without patches that name an object which is not here. */
function* withoutRemote(
  tree: Tree,
  { kustomizations }: KustomizationGraph,
  over: readonly Kustomization[],
): Generator<readonly [string, JsonObject]> {
  const identities = (text: string, file: string): string[] =>
    parseManifests(text, file).manifests.map(({ kind, name }) => `${kind}/${name}`);
  const own = lazily(
    () =>
      new Set(
        kustomizations
          .flatMap(({ resources }) => resources)
          .flatMap((file) => identities(tree.text(file) ?? '', file)),
      ),
  );
  for (const { file, folder, value, remote } of over) {
    const isHere = (key: string, entry: Json): boolean => {
      // With a target, kustomize applies it to what there is.
      if (!PATCHES.some((one) => one === key) || field(entry, 'target') !== undefined) return true;
      const path = patchPath(folder, entry);
      const text = (path === null ? null : tree.text(path)) ?? patchText(entry);
      return identities(text, path ?? file).some((one) => own().has(one));
    };
    const kept = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
      const gone = remote.filter(({ at }) => at[0] === key).map(({ at }) => at[1]);
      if (key === 'helmGlobals' || gone.includes(undefined)) return [];
      const isKept = (entry: Json, index: number): boolean => !gone.includes(index) && isHere(key, entry);
      return [[key, Array.isArray(inner) ? inner.filter(isKept) : inner]];
    });
    yield [file, Object.fromEntries(kept)];
  }
}
