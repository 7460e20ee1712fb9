import { clustersOf, type ClusterUnits } from './clusters.js';
import type { RepositoryFile } from './repository.js';
import { bySending } from './sending.js';
import { snapshotFor, snapshotsIn } from './snapshots.js';
import { type LeftOut, surveyOf } from './survey.js';
import { unitsOf } from './units.js';

/** What the configuration and the workflow are written from. */
export interface Layout {
  readonly clusters: readonly ClusterUnits[];
  /** Why there are several. */
  readonly reasons: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** Files that something renders; no glob may take them. */
  readonly rendered: ReadonlySet<string>;
  /** Every file that a glob must know of: planned, rendered, or left out. */
  readonly files: ReadonlySet<string>;
  /** What could not be told, in sentences for a person. */
  readonly told: readonly string[];
  /** Where the snapshot of a cluster lies, or should. */
  snapshotOf(cluster: ClusterUnits): string;
  /** The snapshots that are there already. */
  readonly snapshots: readonly string[];
}

/** Decides on everything for the files of a repository; null where nothing planned was found. */
export function layoutOf(files: readonly RepositoryFile[]): Layout | null {
  const survey = surveyOf(files);
  const { units, rendered, parts, told } = unitsOf(survey);
  if (units.length === 0) return null;
  const { clusters, reasons, twice } = bySending(clustersOf(units));
  const snapshots = snapshotsIn(survey.repository);
  const folder = survey.repository.hasFile('fleet') ? 'snapshots' : 'fleet';
  const snapshotOf = ({ name }: ClusterUnits): string =>
    snapshotFor(name, snapshots) ?? `${folder}/${fileName(name)}.ndjson`;
  const used = new Set(clusters.map(snapshotOf));
  const leftOutFiles = survey.leftOut.flatMap(({ objects }) => objects.map(({ file }) => file));
  return {
    clusters,
    reasons,
    leftOut: survey.leftOut,
    rendered,
    files: new Set([
      ...[...survey.objects.keys()].filter((path) => !parts.has(path)),
      ...rendered,
      ...leftOutFiles,
      ...units.flatMap(({ at, source }) => (source.kind === 'file' ? [at] : [])),
    ]),
    told: [
      ...told,
      ...twice.map(
        (where) => `${where} can not be told apart: the plan will say that it is described twice.`,
      ),
      ...snapshots
        .filter((path) => !used.has(path))
        .map((path) => `${path} is a snapshot, and of which cluster could not be told: it is not used.`),
    ],
    snapshotOf,
    snapshots,
  };
}

function fileName(cluster: string | null): string {
  return cluster === null ? 'cluster' : cluster.replace(/[^\w.-]/g, '-');
}
