import { field, fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { groupOf, type Json, type Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { folderOf, isWithin, joined, nameOf } from '../manifest/path.js';
import type { Chart } from './charts.js';
import type { Repository } from './repository.js';

/** An object of Flux or Argo CD that applies folders of this repository. */
export interface Delivery {
  readonly by: 'flux' | 'argocd';
  readonly file: string;
  /** Folders that it applies, and files of values. */
  readonly paths: readonly string[];
  /** The clusters that an Application names. */
  readonly destinations: readonly string[];
  /** True for one that applies a chart or folder from elsewhere. */
  readonly isRemote: boolean;
  /** Set for a chart of Applications: `file` is its Chart.yaml. */
  readonly chart?: Chart;
}

const MAY_DELIVER = /toolkit\.fluxcd\.io|argoproj\.io/;

/** The objects that apply something of the repository, and charts of Applications that name folders of it. */
export function deliveriesOf(repository: Repository, charts: readonly Chart[]): readonly Delivery[] {
  const folders = new Set(repository.files.map(({ path }) => folderOf(path)));
  const ofCharts = charts
    .filter(({ hasApplications }) => hasApplications)
    .map((chart): Delivery => {
      const words = new Set(chart.text.match(/[\w./-]+/g));
      const isNamed = (folder: string): boolean => words.has(folder) && !isWithin(chart.folder, folder);
      const file = chart.files.find((path) => nameOf(path) === 'Chart.yaml') ?? chart.folder;
      return {
        by: 'argocd',
        file,
        chart,
        paths: [...folders].filter(isNamed),
        destinations: [],
        isRemote: false,
      };
    });
  const inCharts = new Set(charts.flatMap(({ files }) => files));
  const written = repository.files.flatMap(({ path, text }) =>
    text === null || inCharts.has(path) || !MAY_DELIVER.test(text) || !/\.ya?ml$/.test(path)
      ? []
      : parseManifests(text, path).manifests.flatMap(
          (manifest) => deliveryOf(repository, path, manifest) ?? [],
        ),
  );
  return [...written, ...ofCharts];
}

function deliveryOf(
  repository: Repository,
  file: string,
  { apiVersion, kind, object }: Manifest,
): Delivery | null {
  const spec = field(object, 'spec');
  const isOfFlux = groupOf(apiVersion).endsWith('.toolkit.fluxcd.io');
  if (isOfFlux && kind === 'Kustomization') return found('flux', [textIn(spec, 'path')]);
  if (isOfFlux && kind === 'HelmRelease')
    return found('flux', [textIn(fieldAt(spec, 'chart', 'spec'), 'chart')]);
  if (groupOf(apiVersion) !== 'argoproj.io' || !kind.startsWith('Application')) return null;
  const made = fieldAt(spec, 'template', 'spec') ?? spec;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source') ?? null];
  const written = sources.flatMap((one) => [textIn(one, 'path'), ...valuesIn(one)]);
  const destination = field(made, 'destination');
  const to = textIn(destination, 'name') ?? textIn(destination, 'server');
  const own = found('argocd', [...written, ...itemsIn(spec, 'generators').flatMap(pathsIn)]);
  return {
    ...own,
    destinations: to === null || to.includes('{{') ? [] : [to],
    isRemote: own.isRemote || sources.some((one) => textIn(one, 'chart') !== null),
  };

  function found(by: Delivery['by'], paths: readonly (string | null)[]): Delivery {
    const there = paths
      // Parameters and patterns stand for any folder there.
      .map((path) => path?.replace(/(?:^|\/)[^/]*(?:\{\{|\*).*$/, '').replace(/^\$\w+\//, '') ?? '')
      .flatMap((path) => joined('', path) || [])
      .filter((path) => repository.hasFolder(path) || repository.hasFile(path));
    return { by, file, paths: [...new Set(there)], destinations: [], isRemote: there.length === 0 };
  }
}

function valuesIn(source: Json): string[] {
  const files = itemsIn(field(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
  return files.map((one) => (one.startsWith('$') ? one : `${textIn(source, 'path') ?? ''}/${one}`));
}

/** Folders of git generators, at any depth. */
function pathsIn(generator: Json): string[] {
  const git = field(generator, 'git');
  const inner = ['matrix', 'merge'].flatMap((kind) => itemsIn(field(generator, kind), 'generators'));
  return [
    ...[...itemsIn(git, 'directories'), ...itemsIn(git, 'files')].flatMap((one) => textIn(one, 'path') ?? []),
    ...inner.flatMap(pathsIn),
  ];
}

/** Where an entry of the configuration begins: the file for Argo CD, for Flux the folder that its Kustomizations lie in. */
export function entryOf({ by, file, paths }: Delivery): string {
  return by === 'argocd' ? file : (paths.find((path) => isWithin(path, file)) ?? folderOf(file));
}
