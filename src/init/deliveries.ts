import { groupOf, type Json, type JsonObject, type Manifest, isObject } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import { ApplicationSets } from './application-sets.js';
import { groupedBy } from '../manifest/lookup/grouped.js';
import { applicationsInChart, type GivenValues } from './chart-applications.js';
import type { Delivery } from './delivery.js';
import { listIn, objectsIn, textIn, valueIn, documentsOf } from './documents.js';
import type { Kustomization } from './kustomizations.js';
import type { Repository, RepositoryFile } from './repository.js';
import { sentByFlux, sentTo } from './sent-to.js';

const MAY_DELIVER = /toolkit\.fluxcd\.io|argoproj\.io/;

/**
 * What delivers to clusters, from all manifests of a repository, from the templates of charts of Applications, and from patches that put
 * another path into one.
 */
export function deliveriesOf(
  repository: Repository,
  kustomizations: ReadonlyMap<string, Kustomization>,
): Delivery[] {
  const input: Input = {
    repository,
    sources: fluxSourcesOf(repository),
    sets: new ApplicationSets(repository),
    isHub: repository.files.some(({ text }) => text !== null && /\bkubeConfig["']?[ \t]*:/.test(text)),
  };
  const patches = new Set([...kustomizations.values()].flatMap(({ inputs }) => inputs));
  const written = repository.files.map((file) => (patches.has(file.path) ? [] : deliveriesIn(input, file)));
  const given = givenIn(repository, written.flat());
  return [
    ...repository.files.flatMap((file, i) => [
      ...(written[i] ?? []),
      ...applicationsInChart(repository, file, given),
    ]),
    ...[...kustomizations.values()].flatMap((one) => patchesOfDeliveries(repository, one)),
  ];
}

/** What tells a chart of Applications from outside which of them there are: the values that an Application has for it, and its own text. */
function givenIn({ files }: Repository, deliveries: readonly Delivery[]): GivenValues {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pairs = deliveries.flatMap(({ by, file, folders, reads = [] }) =>
    by === 'argocd' ? folders.map((folder) => ({ folder, from: [file, ...reads] })) : [],
  );
  const found = [...groupedBy(pairs, ({ folder }) => folder)].map(([folder, all]) => {
    const paths = [...new Set(all.flatMap(({ from }) => from))];
    return [folder, paths.flatMap((path) => byPath.get(path) ?? [])] as const;
  });
  return new Map(found);
}

interface Input {
  readonly repository: Repository;
  readonly sources: FluxSources;
  readonly sets: ApplicationSets;
  /** True where Flux applies to other clusters than its own. */
  readonly isHub: boolean;
}

function deliveriesIn(input: Input, { path, text }: RepositoryFile): Delivery[] {
  if (text === null || !MAY_DELIVER.test(text) || !/\.(?:ya?ml|json)$/.test(path)) return [];
  const manifests = text.includes('ApplicationSet') ? parseManifests(text, path).manifests : [];
  return objectsIn(path, text).flatMap((object) => deliveryOf(input, path, object, manifests) ?? []);
}

function deliveryOf(
  input: Input,
  file: string,
  object: JsonObject,
  manifests: readonly Manifest[],
): Delivery | null {
  const group = groupOf(textIn(object, 'apiVersion') ?? '');
  const kind = textIn(object, 'kind') ?? '';
  const common = { kind, file, name: textIn(object, 'metadata', 'name') ?? '', destinations: [] };
  const ofFlux = deliveryOfFlux(input, object, group, kind);
  if (ofFlux !== null) return { ...common, ...ofFlux };
  if (group !== 'argoproj.io') return null;
  if (kind === 'Application') return { ...common, ...deliveryOfApplication(input, valueIn(object, 'spec')) };
  if (kind !== 'ApplicationSet') return null;
  const manifest = manifests.find((one) => one.kind === kind && one.name === common.name);
  return manifest === undefined ? null : { ...common, ...deliveryOfSet(input, manifest) };
}

/** What a kind of delivery says beside its name. */
type Delivered = Omit<Delivery, 'kind' | 'file' | 'name'>;

function deliveryOfFlux(
  { repository, sources, isHub }: Input,
  object: JsonObject,
  group: string,
  kind: string,
): Delivered | null {
  const isRelease = group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease';
  if (!isRelease && (group !== 'kustomize.toolkit.fluxcd.io' || kind !== 'Kustomization')) return null;
  const chart = ['spec', 'chart', 'spec'] as const;
  const isOwn = sources.isOwn(valueIn(object, ...(isRelease ? chart : (['spec'] as const)), 'sourceRef'));
  const path = isRelease ? textIn(object, ...chart, 'chart') : (textIn(object, 'spec', 'path') ?? './');
  const target = textIn(object, 'spec', 'targetNamespace');
  return {
    by: 'flux',
    folders: isOwn ? existing(repository, [path]) : [],
    isRecursive: true,
    namespace: target ?? (isRelease ? textIn(object, 'metadata', 'namespace') : null),
    destinations: isHub ? sentByFlux(valueIn(object, 'spec')) : [],
  };
}

function deliveryOfApplication({ repository }: Input, spec: Json): Delivered {
  return {
    by: 'argocd',
    ...application([spec], repository),
    destinations: sentTo([{ spec, parameters: {}, cluster: null }]),
    reads: valuesOf(spec, repository),
  };
}

function deliveryOfSet({ repository, sets }: Input, manifest: Manifest): Delivered {
  const { made, reads, leftOut } = sets.made(manifest);
  const specs = made.map(({ spec }) => spec);
  return {
    by: 'argocd',
    ...application(specs, repository),
    destinations: sentTo(made),
    reads: [...reads, ...specs.flatMap((spec) => valuesOf(spec, repository))],
    leftOut,
  };
}

/** The folders of the repository among paths, each once. */
function existing(repository: Repository, paths: readonly (string | null)[]): string[] {
  return [...new Set(paths.map((path) => (path === null ? null : joined('', path))))].filter(
    (path): path is string => path !== null && repository.hasFolder(path),
  );
}

/** Files of values that the charts of this repository are rendered with. */
function valuesOf(spec: Json, repository: Repository): readonly string[] {
  return sourcesOf(spec).flatMap((source) => {
    const path = textIn(source, 'path');
    const files = path === null ? [] : listIn(valueIn(source, 'helm'), 'valueFiles');
    return files.flatMap((one) => {
      const [, ofRoot] = /^(?:\$[\w-]+)?\/(.+)$/.exec(typeof one === 'string' ? one : '') ?? [];
      const written = ofRoot ?? (typeof one === 'string' ? one : '');
      const file = joined(ofRoot === undefined ? (path ?? '') : '', written);
      return file !== null && repository.hasFile(file) ? file : [];
    });
  });
}

function sourcesOf(spec: Json): readonly Json[] {
  const several = listIn(spec, 'sources');
  return several.length > 0 ? several : [valueIn(spec, 'source')];
}

function application(
  specs: readonly Json[],
  repository: Repository,
): Pick<Delivery, 'folders' | 'isRecursive' | 'namespace'> {
  const sources = specs.flatMap(sourcesOf);
  const namespaces = new Set(specs.map((spec) => textIn(spec, 'destination', 'namespace')));
  const [namespace = null] = namespaces;
  return {
    folders: existing(
      repository,
      sources.flatMap((source) => textIn(source, 'path') ?? []),
    ),
    isRecursive: sources.some((source) => valueIn(source, 'directory', 'recurse') === true),
    namespace: namespaces.size === 1 ? namespace : null,
  };
}

/** The sources of Flux that a repository writes. */
interface FluxSources {
  /**
   * True for a reference to this repository, as far as the files tell. The path of any other one (an artifact, an OCI repository, the
   * git repository of another project) counts from the root of that, and the same path here is another folder.
   */
  readonly isOwn: (reference: Json) => boolean;
}

/** What `flux bootstrap` calls the repository that it is told of. */
const BOOTSTRAPPED = 'flux-system';
const GIT_REPOSITORY = 'GitRepository';

/** Reads every GitRepository of the files; one that nobody writes is taken for this repository. */
function fluxSourcesOf(repository: Repository): FluxSources {
  const urls = new Map(
    repository.files.flatMap(({ path, text }) =>
      text?.includes(GIT_REPOSITORY) === true && /\.(?:ya?ml|json)$/.test(path) ? urlsIn(path, text) : [],
    ),
  );
  const own = urls.get(BOOTSTRAPPED);
  return {
    isOwn: (reference) => {
      if ((textIn(reference, 'kind') ?? GIT_REPOSITORY) !== GIT_REPOSITORY) return false;
      const url = urls.get(textIn(reference, 'name') ?? BOOTSTRAPPED);
      return own === undefined || url === undefined || url === own;
    },
  };
}

function urlsIn(path: string, text: string): (readonly [name: string, url: string])[] {
  return objectsIn(path, text).flatMap((object) => {
    const [name, url] = [textIn(object, 'metadata', 'name'), textIn(object, 'spec', 'url')];
    const isSource = groupOf(textIn(object, 'apiVersion') ?? '') === 'source.toolkit.fluxcd.io';
    const isGit = isSource && textIn(object, 'kind') === GIT_REPOSITORY;
    return isGit && name !== null && url !== null ? [[name, url] as const] : [];
  });
}

/**
 * The folders that patches of a kustomization put into the Flux Kustomizations and Applications that it takes. A patch is no such object
 * itself: nothing begins with it, and it applies nothing that it does not write.
 */
function patchesOfDeliveries(repository: Repository, { file, inputs, patches }: Kustomization): Delivery[] {
  const written = [
    ...patches.map((text) => ({ path: file, text })),
    ...inputs.map((path) => ({ path, text: repository.textOf(path) ?? '' })),
  ];
  return written.flatMap(({ path, text }) =>
    documentsOf(path, text).flatMap((patch) => {
      const { by, paths } = pathsIn(patch);
      const folders = paths
        .map((one) => joined('', one))
        .filter((one): one is string => one !== null && repository.hasFolder(one));
      const common = { kind: 'patch', name: '', file: path, namespace: null, destinations: [] };
      return folders.length === 0
        ? []
        : [{ ...common, by, folders, isRecursive: by === 'flux', isPart: true } satisfies Delivery];
    }),
  );
}

/** The paths that a patch writes: one of parts of an object, or one of operations (RFC 6902). */
function pathsIn(patch: Json): { readonly by: Delivery['by']; readonly paths: readonly string[] } {
  if (Array.isArray(patch)) {
    const operations = patch.filter((one) => /\/path$/.test(textIn(one, 'path') ?? ''));
    return {
      by: operations.some((one) => textIn(one, 'path') === '/spec/path') ? 'flux' : 'argocd',
      paths: operations.flatMap((one) => textIn(one, 'value') ?? []),
    };
  }
  const group = groupOf(textIn(patch, 'apiVersion') ?? '');
  const spec = valueIn(patch, 'spec');
  if (group === 'kustomize.toolkit.fluxcd.io')
    return { by: 'flux', paths: [textIn(spec, 'path') ?? []].flat() };
  if (group !== 'argoproj.io' || !isObject(spec)) return { by: 'argocd', paths: [] };
  const made = isObject(spec['template']) ? valueIn(spec, 'template', 'spec') : spec;
  const sources = [...listIn(made, 'sources'), valueIn(made, 'source')];
  return { by: 'argocd', paths: sources.flatMap((source) => textIn(source, 'path') ?? []) };
}
