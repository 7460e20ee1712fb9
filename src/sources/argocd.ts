import type { Destination, PolicySource } from '../config/policy-sources.js';
import { isKustomization, referencesIn } from '../manifest/delivery/kustomization.js';
import { field, itemsIn, labelsIn, objectIn, stringsIn, textIn } from '../manifest/fields.js';
import { groupOf, isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import { atOrigin, type Carrier, type Outcome, type SourceFile } from '../manifest/source-file.js';
import { compileGlobs, crosses, expandBraces, MANIFEST } from '../read/globs.js';
import { applicationsOf } from './application-set.js';
import { deliveredBy, type Delivering, type Draft, Expansion, sha256, syncsItself } from './expansion.js';
import { helm, installed, NO_SCHEMA, type Release } from './helm.js';
import { given, kustomizationIn, kustomizationOf, kustomize, putOver } from './kustomize.js';
import type { Renderer } from './renderer.js';
import { isPinned, isRepository, NOTHING, notRendered, RenderError, type Sourced } from './source.js';
import type { Tree } from './tree.js';

type ArgoEntry = Pick<PolicySource & { readonly kind: 'argocd' }, 'globs' | 'chart' | 'destination'>;
type RootChart = NonNullable<ArgoEntry['chart']>;

/** Renders the Applications and ApplicationSets in some files or a chart, and those that they bring. */
export async function argocd(
  renderer: Renderer,
  { globs: patterns, chart, destination }: ArgoEntry,
): Promise<Sourced> {
  const run = new ArgoRun(renderer, destination);
  // As it is installed: `helm install`, `argocd app create`, an Application elsewhere.
  if (chart !== null) run.take(await helm(renderer, installed(chart)), rootOf(chart));
  const { globs } = compileGlobs(patterns);
  const paths = renderer.tree.files().filter((path) => globs.matches(path));
  const built = new Set((await Promise.all(paths.map((path) => run.build(path)))).flat());
  for (const path of paths) if (!built.has(path)) run.start(path);
  await run.rest();
  const written = chart ? { chart: chart.chart } : patterns.length === 1 ? patterns[0] : patterns;
  return run.expansion.result(`argocd: ${JSON.stringify(written)}`);
}

/** Represents a chart of Applications in place of a path. */
function rootOf({ chart, values }: RootChart): string {
  return JSON.stringify([chart, ...values]);
}

/** An object to render, and what is known of its cluster. */
interface Queued extends Delivering {
  /** The file that `policies` names. */
  readonly root: string;
  /** Names of the clusters that its ApplicationSet made it for. */
  readonly clusters: readonly string[];
}

class ArgoRun {
  readonly expansion: Expansion;
  private readonly queue: Queued[] = [];

  constructor(
    private readonly renderer: Renderer,
    destination: Destination,
  ) {
    this.expansion = new Expansion(renderer, destination, (policies, root) =>
      // The policies of another cluster name the same file.
      policies.some(
        (one) =>
          one.kind === 'argocd' &&
          (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf(one.chart) === root),
      ),
    );
  }

  /** Builds a kustomization that patches Applications, and returns its files: a patch is no Application. */
  async build(path: string): Promise<readonly string[]> {
    const { tree } = this.renderer;
    if (!isKustomization(path) || !patchesApplications(tree, folderOf(path))) return [];
    const sourced = await kustomize(this.renderer, folderOf(path));
    this.take(sourced, path);
    return sourced.inputs;
  }

  start(path: string): void {
    const text = this.renderer.tree.text(path) ?? '';
    const file: SourceFile = { path, text };
    // It lists the files beside it: an edit may add or drop an Application.
    if (isKustomization(path)) {
      this.expansion.add({ objects: [file] });
      return;
    }
    const { manifests, problems } = parseManifests(text, path);
    const queued = manifests.filter((manifest) => this.put({ file, manifest, clusters: [], root: path }));
    const failed = problems.find(({ severity }) => severity === 'error');
    const carrier: Carrier = {
      ...{ identity: `argocd file: ${path}`, place: null, digest: sha256(text), route: '' },
      ...{ sync: 'automatic', takes: [path], outcome: failed === undefined ? 'evaluated' : { failed } },
    };
    // Nothing else reads the other objects of the file.
    const isAll = failed !== undefined || queued.length === manifests.length;
    this.expansion.add({
      objects: isAll ? [] : [{ ...file, followed: [ARGO] }],
      inputs: [path],
      coverage: [carrier],
      problems: problems.filter(({ severity }) => severity !== 'error'),
    });
  }

  take(sourced: Sourced, root: string): void {
    this.expansion.add({ ...sourced, objects: sourced.objects.filter((file) => !this.queued(file, root)) });
  }

  async rest(): Promise<void> {
    // Rendering an Application may add more to the queue.
    for (const object of this.queue) {
      const { manifest } = object;
      await this.expansion.expand(object, async (draft) => {
        draft.takes = filesNamedBy(manifest, this.renderer);
        if (manifest.kind === 'Application') return this.application(object, draft);
        const inputs = new Set<string>();
        const made = await applicationsOf(manifest, this.renderer, inputs);
        draft.takes = [...inputs];
        for (const { application, clusters } of made)
          this.put({ ...object, manifest: application, madeBy: manifest, clusters });
        return 'evaluated';
      });
    }
  }

  /** True for an object that is rendered later. */
  private put(object: Queued): boolean {
    const { kind, apiVersion } = object.manifest;
    if (groupOf(apiVersion) !== ARGO || !/^Application(?:Set)?$/.test(kind)) return false;
    if (this.expansion.isFirst(object)) {
      this.queue.push(object);
      // Several sources are built at once.
      this.renderer.ahead(async () => {
        const built = this.sourcesOf(object).sources.filter((one) => one.kind === 'kustomize');
        await Promise.all(built.map((source) => source.render()));
      });
    }
    return true;
  }

  /** True for a document whose objects are all rendered later. */
  private queued(file: SourceFile, root: string): boolean {
    if (!file.text.includes(ARGO)) return false;
    const { manifests } = atOrigin(parseManifests(file.text, file.path), file);
    const put = manifests.filter((manifest) => this.put({ file, manifest, clusters: [], root }));
    return put.length > 0 && put.length === manifests.length;
  }

  /** The sources of an Application, and what keeps the first of the others from being rendered. */
  private sourcesOf({ manifest }: Queued) {
    const sources: ApplicationSource[] = [];
    let refusal: RenderError | null = null;
    for (const one of sourcesIn(field(manifest.object, 'spec'))) {
      // Without a path or chart it only lends its files to the others.
      if (['path', 'chart'].every((key) => textIn(one, key) === null) && textIn(one, 'ref')) continue;
      try {
        sources.push(sourceOf(manifest, one, this.renderer));
      } catch (error) {
        if (!(error instanceof RenderError)) throw error;
        refusal ??= error;
      }
    }
    return { sources, refusal };
  }

  private async application(object: Queued, draft: Draft): Promise<Outcome> {
    const { manifest, clusters } = object;
    const annotations = labelsIn(manifest.object['metadata'], 'annotations');
    const spec = field(manifest.object, 'spec');
    const destination = field(spec, 'destination');
    const to = textIn(destination, 'name') || textIn(destination, 'server') || null;
    const written = sourcesIn(spec);
    const revision = (one: Json): string => textIn(one, 'chart') ?? textIn(one, 'targetRevision') ?? 'HEAD';
    draft.route = [written.map((one) => [textIn(one, 'repoURL'), revision(one)]), to];
    // Source: argo-cd, docs/user-guide/skip_reconcile.md.
    const isSkipped = annotations['argocd.argoproj.io/skip-reconcile'] === 'true';
    if (isSkipped || !syncsItself(manifest)) draft.sync = 'manual';
    const { sources, refusal } = this.sourcesOf(object);
    const names = namesOf(to, clusters, Boolean(textIn(destination, 'name')));
    const sent = this.expansion.elsewhere(names, object.root);
    if (sent !== null) {
      // The Applications that it makes may be for this cluster.
      const { tree } = this.renderer;
      for (const source of sources) {
        const files = source.paths.flatMap((path) => tree.below(path));
        const mayHold = source.kind === 'kustomize' || files.some((path) => tree.text(path)?.includes(ARGO));
        if (mayHold) await this.render(object, source);
      }
      return sent;
    }
    const inputs: string[] = [];
    for (const source of sources) {
      const sourced = await this.render(object, source);
      // Objects of Argo CD itself are where it runs.
      if (sourced.objects.some(({ text }) => /\bapiVersion["']?\s*:\s*["']?(?!argoproj\.io)\w/.test(text)))
        this.expansion.count(names, manifest.place);
      this.expansion.add(sourced);
      inputs.push(...sourced.inputs);
    }
    if (refusal !== null) throw refusal;
    if (written.length === 0) throw notRendered`it has no source`;
    draft.takes = inputs;
    return 'evaluated';
  }

  /** A source without the Applications in it, which are queued. */
  private async render(object: Queued, source: ApplicationSource) {
    const namespace = textIn(object.manifest.object, 'spec', 'destination', 'namespace');
    const sourced = await source.render();
    const objects = sourced.objects
      .map((file) => deliveredBy({ ...file, ...(namespace !== null && { namespace }) }, object))
      .filter((file) => !this.queued(file, object.root));
    return { ...sourced, objects };
  }
}

/** True for a folder whose kustomization has patches in files with Applications. */
export function patchesApplications(tree: Tree, folder: string): boolean {
  return referencesIn(kustomizationOf(tree, folder) ?? {}).some(
    ({ use, written }) => use === 'patch' && tree.text(joined(folder, written) ?? '')?.includes(ARGO),
  );
}

/** The names of the cluster of a destination; null if nothing in the tree gives them. */
function namesOf(to: string | null, clusters: readonly string[], isName: boolean): readonly string[] | null {
  if (to === null) return null;
  if (to.includes('{{')) return clusters.length > 0 ? clusters : null;
  // An address may belong to the cluster that is named beside it.
  return isName ? [to] : [to, ...clusters];
}

export const ARGO = 'argoproj.io';

interface ApplicationSource {
  readonly kind: 'helm' | 'kustomize' | 'directory';
  /** Files and folders of the tree that it takes. */
  readonly paths: readonly string[];
  readonly render: () => Promise<Sourced>;
}

/** The sources of an Application; `source` counts only without `sources`. */
function sourcesIn(spec: Json | undefined): readonly Json[] {
  const several = itemsIn(spec, 'sources');
  return several.length > 0 ? several : [field(spec, 'source')].filter((one) => one !== undefined);
}

function sourceOf(app: Manifest, written: Json, renderer: Renderer): ApplicationSource {
  const { tree } = renderer;
  const chart = textIn(written, 'chart');
  if (chart !== null) {
    const version = textIn(written, 'targetRevision') ?? 'HEAD';
    const repository = textIn(written, 'repoURL') ?? '';
    const reference = { repository, chart, version: version === 'HEAD' ? null : version };
    return chartSource(app, written, reference, renderer);
  }
  const refusal = elsewhere(written, renderer);
  if (refusal !== null) throw refusal;
  const path = joined('', textIn(written, 'path') ?? '');
  if (path === null || !tree.isFolder(path))
    throw notRendered`its path ${textIn(written, 'path') ?? ''} is not a folder here (if ${'repoURL'} is this repository, correct it)`;
  const sourceFiles = ['.argocd-source.yaml', `.argocd-source-${app.name}.yaml`];
  const file = sourceFiles.map((name) => inside(path, name)).find((one) => tree.isFile(one));
  if (file !== undefined) throw notRendered`${file} overrides it`;
  const explicit = ['helm', 'kustomize', 'directory', 'plugin'].filter((key) =>
    isObject(field(written, key)),
  );
  if (explicit.length > 1) throw notRendered`its source is of several kinds (${explicit.join(', ')})`;
  const isChart = tree.isFile(inside(path, 'Chart.yaml'));
  const found = isChart ? 'helm' : kustomizationIn(tree, path) === null ? 'directory' : 'kustomize';
  const [kind = found] = explicit;
  if (kind === 'plugin') throw notRendered`a plugin renders it`;
  if (kind === 'helm') return chartSource(app, written, path, renderer);
  if (kind === 'kustomize') {
    const over = overlayOf(tree, path, field(written, kind));
    return { kind, paths: [path], render: () => kustomize(renderer, path, over) };
  }
  return directoryOf(tree, path, field(written, 'directory'));
}

/** Why a source is not this repository as the change makes it; null if it is. */
function elsewhere(source: Json, { repository, branch }: Renderer): RenderError | null {
  const revision = textIn(source, 'targetRevision') ?? 'HEAD';
  if (!isRepository(textIn(source, 'repoURL') ?? '', repository))
    return notRendered`it takes a folder of another repository`;
  if (isPinned(revision)) return notRendered`it takes the version ${revision}, not the one of the change`;
  const followed = revision.replace(/^refs\/heads\//, '');
  // Names of the branch that everything else is merged into.
  const isTrunk = /^(?:|HEAD|main|master|trunk)$/.test(followed);
  return branch === null || isTrunk || followed === branch
    ? null
    : notRendered`it follows the branch ${revision}, and the change is merged into ${branch}`;
}

/** The manifests of a folder; stars of its patterns cross slashes. */
function directoryOf(tree: Tree, folder: string, directory: Json | undefined): ApplicationSource {
  const [include, exclude] = ['include', 'exclude'].map((key) => {
    const pattern = textIn(directory, key) ?? '';
    // Neither a single alternative nor classes of characters.
    return /[[\]\\]|\{[^{},]*\}/.test(pattern) ? null : expandBraces(pattern);
  });
  if (!include || !exclude)
    throw notRendered`its include or exclude is a pattern that is not understood here`;
  const isNamed = (patterns: readonly string[], path: string): boolean => {
    const relative = folder === '' ? path : path.slice(folder.length + 1);
    return patterns.some((pattern) => pattern !== '' && crosses(pattern, relative));
  };
  const included = tree
    .below(folder)
    .filter((path) => MANIFEST.test(path) || path.endsWith('.jsonnet'))
    .filter((path) => field(directory, 'recurse') === true || folderOf(path) === folder)
    .filter((path) => include[0] === '' || isNamed(include, path));
  const paths = included.filter((path) => !isNamed(exclude, path));
  const jsonnet = paths.find((path) => path.endsWith('.jsonnet'));
  if (jsonnet !== undefined) throw notRendered`it holds jsonnet (${jsonnet})`;
  const objects = paths.map((path) => ({ path, text: tree.text(path) ?? '', followed: [ARGO] }));
  // A person has decided about the excluded ones.
  const sourced = { ...NOTHING, objects, inputs: included };
  return { kind: 'directory', paths, render: () => Promise.resolve(sourced) };
}

function chartSource(
  app: Manifest,
  source: Json,
  chart: Release['chart'],
  renderer: Renderer,
): ApplicationSource {
  const { tree } = renderer;
  const helmOf = field(source, 'helm');
  const spec = field(app.object, 'spec');
  const folder = typeof chart === 'string' ? chart : null;
  // Names of sources that lend files of this repository as the change makes them.
  const lending = itemsIn(spec, 'sources').filter((one) => elsewhere(one, renderer) === null);
  const refs = new Set(lending.map((one) => textIn(one, 'ref')));
  const name = textIn(helmOf, 'releaseName') ?? app.name;
  if (name.includes('{{')) throw notRendered`its release is named after a cluster without a name`;
  const values = stringsIn(helmOf, 'valueFiles').flatMap((written) => {
    const file = fileOf(written, folder, refs);
    if (file !== null && tree.isFile(file)) return file;
    if (file !== null && field(helmOf, 'ignoreMissingValueFiles') === true) return [];
    throw notRendered`its values ${written} are not a file of this repository as the change makes it`;
  });
  const parameters = itemsIn(helmOf, 'parameters').map((one) => {
    const value = textIn(one, 'value') ?? '';
    if (value.includes('$')) throw notRendered`its parameters hold variables of Argo CD`;
    // Argo CD takes a comma for itself, except in a list in braces.
    const escaped = /^\{.*\}$/s.test(value) ? value : value.replaceAll(/(?<!\\),/g, '\\,');
    const flag = field(one, 'forceString') === true ? 'set-string' : 'set';
    return `--${flag}=${textIn(one, 'name') ?? ''}=${escaped}`;
  });
  if (itemsIn(helmOf, 'fileParameters').length > 0) throw notRendered`it has fileParameters`;
  const object = objectIn(helmOf, 'valuesObject');
  const inline = object === null ? textIn(helmOf, 'values') : JSON.stringify(object);
  const kubeVersion = textIn(helmOf, 'kubeVersion');
  const release: Release = {
    ...{ chart, name, values },
    namespace: textIn(helmOf, 'namespace') ?? textIn(spec, 'destination', 'namespace'),
    inline: inline === null ? [] : [inline],
    flags: [
      ...parameters,
      ...(field(helmOf, 'skipCrds') === true ? [] : ['--include-crds']),
      ...(field(helmOf, 'skipSchemaValidation') === true ? [NO_SCHEMA] : []),
      ...(kubeVersion ? [`--kube-version=${kubeVersion}`] : []),
      ...stringsIn(helmOf, 'apiVersions').map((one) => `--api-versions=${one}`),
    ],
  };
  const paths = folder === null ? values : [folder, ...values];
  return { kind: 'helm', paths, render: () => helm(renderer, release) };
}

/** `$ref/...` and `/...` count from the root of the repository; null for a file that is elsewhere. */
function fileOf(written: string, folder: string | null, refs: ReadonlySet<string | null>): string | null {
  const [, ref, path = ''] = /^\$([^/]+)\/(.*)$/.exec(written) ?? [];
  if (ref !== undefined) return refs.has(ref) ? joined('', path) : null;
  if (written.includes('://') || written.includes('$') || folder === null) return null;
  return written.startsWith('/') ? joined('', written.slice(1)) : joined(folder, written);
}

/** Files of the tree that an Application or ApplicationSet names, up to their first parameter. */
function filesNamedBy({ object }: Manifest, { tree, repository }: Renderer): string[] {
  const named = (value: Json, folder: string | null): readonly (string | null)[] => {
    if (Array.isArray(value)) return value.flatMap((one) => named(one, folder));
    if (!isObject(value)) return [];
    const url = textIn(value, 'repoURL');
    const isElsewhere = url !== null && !url.includes('{{') && !isRepository(url, repository);
    const path = isElsewhere ? null : (textIn(value, 'path') ?? folder);
    const values = stringsIn(value, 'valueFiles').map((one) => {
      if (one.startsWith('$')) return one.slice(one.indexOf('/') + 1);
      // The depth of a path with parameters is not known.
      return path?.includes('{{') === true ? one.replace(/^(?:\.\.\/)+/, '') : path && joined(path, one);
    });
    return [path, ...values, ...Object.values(value).flatMap((one) => named(one, path))];
  };
  const paths = named(object['spec'] ?? null, null).flatMap((path) => {
    const at = path?.search(/\{\{|[*?[{]/) ?? -1;
    return joined('', (at < 0 ? path : path?.slice(0, path.lastIndexOf('/', at) + 1)) ?? '') || [];
  });
  return [...new Set(paths)].filter((path) => tree.holds(path)).sort();
}

/** The kustomization with what an Application sets over it (`kustomize edit`); null if it sets nothing. */
function overlayOf(tree: Tree, folder: string, over: Json | undefined): JsonObject | null {
  const refused = ['commonLabels', 'commonAnnotationsEnvsubst'].find((key) => field(over, key) !== undefined);
  if (refused !== undefined) throw notRendered`its source has ${refused}`;
  const names = ['namePrefix', 'nameSuffix', 'namespace'];
  const asIs = [...names, 'components', 'patches', 'replicas', 'commonAnnotations'];
  const set = given({
    ...Object.fromEntries(asIs.map((key) => [key, field(over, key)])),
    images: stringsIn(over, 'images').map(imageOf),
  });
  return Object.keys(set).length === 0 ? null : putOver(kustomizationOf(tree, folder) ?? {}, set);
}

/** `name=new:tag`, `name:tag`, `name@sha256:...`. */
function imageOf(written: string): JsonObject {
  const [, name, newName = '', newTag, digest] =
    /^(?:([^=]*)=)?([^@]*?)(?::([^:/@]*))?(?:@(.*))?$/.exec(written) ?? [];
  const version = digest !== undefined ? { digest } : newTag !== undefined ? { newTag } : {};
  return { name: name ?? newName, newName, ...version };
}
