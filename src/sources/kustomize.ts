import { code, name, type Text, text } from '../text/text.js';
import { chartKeysIn } from '../manifest/delivery/kustomization.js';
import { bySomething } from '../manifest/advice.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { field, itemsIn, textIn } from '../manifest/fields.js';
import { lazily, once } from '../manifest/lookup.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { parseManifests, placedYaml } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import { canonicalJson } from '../manifest/canonical.js';
import { visible } from '../manifest/visible.js';
import { type Kustomization, type KustomizationGraph, readKustomizations } from './kustomization.js';
import { identityIn, locator } from './locations.js';
import { PATCHES, patchLocator } from './patches.js';
import { folderText, RenderError, renderProblem } from './render-error.js';
import type { Renderer } from './renderer.js';
import { documentsIn, type Sourced } from './source.js';
import type { Tree } from './tree.js';
import { sha256 } from './expansion.js';
import type { Inputs } from './workspace.js';

interface BuildOptions {
  /** The kustomization that a controller writes over the one of the folder, or in a folder without one. */
  readonly instead?: JsonObject | null;
  /** True for controllers that let a kustomization read any file of the repository. */
  readonly readsAnywhere?: boolean;
}

/** The objects of `kustomize build`, each with the file that it comes from. Remote parts are left out. */
export async function kustomize(
  renderer: Renderer,
  folder: string,
  { instead = null, readsAnywhere = false }: BuildOptions = {},
): Promise<Sourced> {
  const { tree, workspace } = renderer;
  const graph = readKustomizations(tree, folder, instead);
  const { root, inputs } = graph;
  const key = canonicalJson(['kustomize', folder, instead, readsAnywhere, tree.digest(inputs)]);
  return renderer.cached(key, async () => {
    const remote = graph.kustomizations.flatMap((one) => one.remote);
    const texts = new Map([
      ...(instead === null ? [] : [[root, JSON.stringify(instead)] as const]),
      ...(remote.length > 0 ? withoutRemote(tree, graph) : []),
    ]);
    texts.set(root, withOrigins(tree, root, texts.get(root)));
    const build = { folder, root, flags: readsAnywhere ? ['--load-restrictor=LoadRestrictionsNone'] : [] };
    const coverage = remote.length > 0 ? [remoteCarrier(tree, graph)] : [];
    try {
      const printed = await workspace.using((copies) => {
        for (const path of inputs) copies.copy(path);
        for (const [path, text] of texts) copies.write(path, text);
        return printedBy(renderer, build, copies);
      });
      return { objects: objectsIn(tree, printed, graph, folder), inputs, coverage, problems: [] };
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem.code === 'no-tool') throw error;
      const [first] = remote;
      if (first === undefined) throw new RenderError(error.problem, inputs);
      const why = text`${remoteMessage(graph)} The rest does not build without it (${error.problem.message})`;
      throw new RenderError(renderProblem('remote-base', text`${why}.`, first.place), inputs, why);
    }
  });
}

interface Build {
  readonly folder: string;
  readonly root: string;
  readonly flags: readonly string[];
}

async function printedBy(
  { run, tree }: Renderer,
  { folder, root, flags }: Build,
  copies: Inputs,
): Promise<string> {
  const answer = await run('kustomize', [...flags, copies.absolute(folder)]);
  if (answer.ok) return answer.stdout;
  const reason = visible(copies.shown(answer.reason), 600);
  const message = text`kustomize cannot build ${folderText(folder, 'the root')}: ${code(reason)}. ${fixOf(reason)}`;
  const place = namedIn(answer.reason, tree, folder) ?? root;
  throw new RenderError(renderProblem('kustomize-failed', message, place));
}

/** The kustomization of the folder, which has kustomize write where each object comes from. */
function withOrigins(tree: Tree, root: string, instead: string | undefined): string {
  const text = instead ?? tree.text(root) ?? '';
  const [document, ...others] = instead === undefined ? tree.yaml(root).documents : placedYaml(instead, root);
  const value = document?.value;
  const isPlain = others.length === 0 && isObject(value) && value['buildMetadata'] === undefined;
  if (isPlain && !/^(?:[{[]|---|\.\.\.)/m.test(text)) return `${text}\nbuildMetadata: [originAnnotations]\n`;
  if (!isObject(value) || others.length > 0) return text;
  const buildMetadata = [...itemsIn(value, 'buildMetadata'), 'originAnnotations'];
  return JSON.stringify({ ...value, buildMetadata });
}

function fixOf(reason: string): Text {
  if (reason.includes('already registered id'))
    return text`If the two are for two clusters, list the clusters in \`clusters\` of the configuration, each with its own folder in \`policies\`; otherwise remove one.`;
  if (reason.includes('external plugins disabled'))
    return bySomething('kustomize build --enable-alpha-plugins --enable-exec');
  return text`Correct it so that \`kustomize build\` passes.`;
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

function remoteMessage(graph: KustomizationGraph): Text {
  const names = graph.kustomizations.flatMap(({ remote }) =>
    remote.map(({ written, key }) => written ?? key),
  );
  return text`Remote parts of ${name('file', visible(graph.root))} are not fetched: ${code(visible(names.join(', '), 300))}.`;
}

/** One carrier for all remote parts of a build: they are named if one of them, or something put over them, is edited. */
function remoteCarrier(tree: Tree, graph: KustomizationGraph): Carrier {
  const over = overRemote(graph.kustomizations);
  const remote = over.flatMap((one) => one.remote);
  const content = over.map(({ value, others }) => [
    Object.entries(value).filter(([key]) => !ADDING.has(key)),
    tree.digest(others),
  ]);
  return {
    identity: `remote parts of ${graph.root}`,
    place: remote[0]?.place ?? null,
    digest: sha256([remote.map(({ key, written }) => [key, written]), content]),
    route: [...new Set(remote.map(({ written, key }) => repositoryIn(written ?? key)))].sort().join(' '),
    sync: 'automatic',
    takes: [],
    outcome: {
      declared: 'not fetched',
      why: text`remote parts of ${name('file', visible(graph.root))}, not fetched`,
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

/** Keys that add objects of the tree, or say how these are made. */
const ADDING: ReadonlySet<string> = new Set([
  ...['apiVersion', 'kind', 'metadata', 'sortOptions', 'buildMetadata', 'generatorOptions'],
  ...['resources', 'bases', 'components', 'configMapGenerator', 'secretGenerator'],
]);

/** The kustomizations with remote parts, those that take one of them, and their components. */
function overRemote(all: readonly Kustomization[]): readonly Kustomization[] {
  const takes = (one: Kustomization, through: readonly string[] = []): boolean =>
    one.remote.length > 0 ||
    one.inner.some(({ folder }) =>
      all.some(
        (other) =>
          other.folder === folder && !through.includes(other.file) && takes(other, [...through, one.file]),
      ),
    );
  const over = all.filter((one) => takes(one));
  const components = over.flatMap(({ inner }) =>
    all.filter((one) => inner.some(({ folder, key }) => key === 'components' && folder === one.folder)),
  );
  return [...new Set([...over, ...components])];
}

/** An entry of a generator without remote files. */
function withoutData(entry: Json, isRemote: (written: Json) => boolean): Json {
  if (!isObject(entry)) return entry;
  const kept = Object.entries(entry).flatMap(([key, value]): [string, Json][] => {
    if (key === 'env' && isRemote(value)) return [];
    const isList = (key === 'files' || key === 'envs') && Array.isArray(value);
    return [[key, isList ? value.filter((one) => !isRemote(one)) : value]];
  });
  return Object.fromEntries(kept);
}

/** The kustomizations without their remote parts and without patches of objects that are not here. */
function withoutRemote(tree: Tree, { kustomizations }: KustomizationGraph): Map<string, string> {
  const own = lazily(
    () =>
      new Set(
        kustomizations
          .flatMap(({ resources }) => resources)
          .flatMap((file) => parseManifests(tree.text(file) ?? '', file).manifests)
          .map(({ kind, name }) => `${kind}/${name}`),
      ),
  );
  const isFor = (folder: string, entry: Json): boolean => {
    const target = field(entry, 'target');
    const [kind, name] = [textIn(target, 'kind') ?? '', textIn(target, 'name') ?? ''];
    // A pattern may select objects of the tree.
    if (isObject(target))
      return !/^\w+$/.test(kind) || !/^[\w-]+$/.test(name) || own().has(`${kind}/${name}`);
    const written = typeof entry === 'string' ? entry : (textIn(entry, 'path') ?? '');
    const path = written.includes('\n') ? null : joined(folder, written);
    const text = (path === null ? null : tree.text(path)) ?? textIn(entry, 'patch') ?? written;
    return parseManifests(text, 'patch').manifests.some((one) => own().has(`${one.kind}/${one.name}`));
  };
  return new Map(
    overRemote(kustomizations).map(({ file, folder, value, remote }) => {
      const charts = [...chartKeysIn(value), 'helmGlobals'];
      const kept = Object.entries(value).flatMap(([key, inner]): [string, Json][] => {
        if (charts.includes(key)) return [];
        if (!Array.isArray(inner)) return [[key, inner]];
        const isHere = (entry: Json): boolean =>
          !remote.some((one) => one.key === key && one.written === entry) &&
          (!PATCHES.some((one) => one === key) || isFor(folder, entry));
        const isRemote = (written: Json): boolean =>
          typeof written === 'string' &&
          remote.some((one) => one.key === key && one.written === written.slice(written.indexOf('=') + 1));
        return [[key, inner.filter(isHere).map((entry) => withoutData(entry, isRemote))]];
      });
      return [file, JSON.stringify(Object.fromEntries(kept))];
    }),
  );
}
