import { applicationsOf } from '../argocd/application-set.js';
import { ClusterSecrets } from '../argocd/cluster-secrets.js';
import { excludedFolders } from '../argocd/excluded-folders.js';
import { asksForClusters, innerOf, parametersOf } from '../argocd/generators.js';
import type { Surroundings } from '../argocd/parameter-sets.js';
import { filled, type Parameters } from '../argocd/template.js';
import type { TreeFiles } from '../argocd/tree-files.js';
import { itemsIn } from '../manifest/fields.js';
import type { Json, Manifest } from '../manifest/manifest.js';
import { textIn, valueIn } from './documents.js';
import { type GuessedCluster, guessedClusters } from './guessed-clusters.js';
import type { Repository } from './repository.js';

/** What an ApplicationSet makes, as far as the files of the repository tell. */
interface MadeApplications {
  readonly made: readonly MadeSpec[];
  /** Files that its generators take parameters from. */
  readonly reads: readonly string[];
  /** Folders that its generators take out of those that they list. */
  readonly leftOut: readonly string[];
}

/** The `spec` of an Application, and the parameters that it was made with. */
export interface MadeSpec {
  readonly spec: Json;
  readonly parameters: Parameters;
  /** The cluster that it is for, where that was taken from paths; null where not. */
  readonly cluster: GuessedCluster | null;
}

type Named = Omit<Surroundings['cluster'], 'others'>;
const NO_CLUSTER: Named = { name: null, destination: null, labels: null };

/** Reads ApplicationSets as the renderer does: for each cluster that has a Secret in the repository, where they ask for clusters. */
export class ApplicationSets {
  private readonly tree: TreeFiles;
  private readonly secrets: ClusterSecrets;

  constructor(private readonly repository: Repository) {
    this.tree = {
      entries: repository.files,
      isFile: (path) => repository.hasFile(path),
      text: (path) => repository.textOf(path),
      loads: () => true,
    };
    this.secrets = new ClusterSecrets(this.tree);
  }

  made(set: Manifest): MadeApplications {
    const reads = new Set<string>();
    const all = [...this.clustersOf(set), NO_CLUSTER].flatMap((names) => {
      const around: Surroundings = {
        workspace: this.tree,
        isLocal: () => true,
        isGo: valueIn(set.object, 'spec', 'goTemplate') === true,
        cluster: { ...names, others: [] },
        secrets: this.secrets,
        reads: (path) => reads.add(path),
      };
      const { made } = applicationsOf(set, around);
      return made.length > 0
        ? made.map(({ application, parameters }) => ({
            spec: valueIn(application.object, 'spec'),
            parameters: parameters ?? {},
            cluster: names.labels === null ? null : { name: names.name ?? '', labels: names.labels },
          }))
        : inParts(set, around);
    });
    return { made: distinct(all), reads: [...reads], leftOut: excludedFolders(set, this.tree) };
  }

  private clustersOf(set: Manifest): readonly Named[] {
    if (!asksForClusters(set)) return [];
    const known = this.secrets.all();
    return known.length > 0
      ? known.map(({ name, server }) => ({ name, destination: [server], labels: null }))
      : guessedClusters(set, this.repository).map((one) => ({ ...one, destination: null }));
  }
}

/** Of one that can not be told as a whole: what single generators of it make of its paths, and of where they go. */
function inParts(set: Manifest, around: Surroundings): readonly MadeSpec[] {
  const template = valueIn(set.object, 'spec', 'template', 'spec');
  const sets = flattened(itemsIn(valueIn(set.object, 'spec'), 'generators')).flatMap((generator) => {
    const given = parametersOf(generator, around);
    return typeof given === 'string' ? [] : given;
  });
  const written = [...itemsIn(template, 'sources'), valueIn(template, 'source')];
  return [{}, ...sets].map((parameters) => {
    const put = (text: string | null): string | null => {
      const value = text === null ? null : filled(text, parameters, around.isGo);
      return typeof value === 'string' && !value.includes('{{') ? value : null;
    };
    const [name, server, namespace] = ['name', 'server', 'namespace'].map((key) =>
      put(textIn(template, 'destination', key)),
    );
    const sources = written.map((source) => ({
      path: put(textIn(source, 'path')),
      directory: valueIn(source, 'directory'),
    }));
    const destination = { name: name ?? null, server: server ?? null, namespace: namespace ?? null };
    return { spec: { sources, destination }, parameters, cluster: null };
  });
}

function flattened(generators: readonly Json[]): readonly Json[] {
  return generators.flatMap((generator) => {
    const inner = innerOf(generator);
    return inner.length === 0 ? [generator] : flattened(inner);
  });
}

function distinct(made: readonly MadeSpec[]): readonly MadeSpec[] {
  return [...new Map(made.map((one) => [JSON.stringify(one.spec), one])).values()];
}
