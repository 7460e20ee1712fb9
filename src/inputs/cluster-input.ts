import { type ClusterSettings, placesIn } from '../config/clusters.js';
import { withCoverage } from '../guards/weakened.js';
import { lazily } from '../manifest/lookup.js';
import type { Problem } from '../manifest/problem.js';
import type { Side } from '../manifest/source-file.js';
import type { ClusterInput } from '../plan.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { RemoteCharts } from '../sources/remote-charts/remote-charts.js';
import type { RenderOptions } from '../sources/renderer.js';
import type { SourcedSides } from '../sources/sides.js';
import type { Text } from '../text/text.js';
import type { Configuration } from './configuration.js';

/** The reading of one cluster, which each door does in its own way: from paths, or from commits. */
export interface ClusterReader {
  snapshot(): Promise<{
    readonly snapshot: Snapshot;
    readonly problems: readonly Problem[];
    readonly notices?: readonly Text[];
  }>;
  sides(): Promise<SourcedSides>;
  /** The files of the base alone, with the settings of another configuration; null where `policies` does not name them. */
  readonly baseWith: ((proposed: ClusterSettings) => Promise<Side>) | null;
}

/** The renderings that the clusters of a run share, and the remote charts that this cluster may have fetched. */
export type SharedRendering = Required<Pick<RenderOptions, 'cache' | 'charts'>>;

/** The arguments of a run that hold for all of its clusters; null: as configured. */
interface GivenSettings extends Pick<ClusterInput, 'at' | 'scenario'> {
  readonly horizonMs: number | null;
  readonly failOn: ClusterInput['failOn'] | null;
  readonly failOnExisting: boolean | null;
}

/** Reads the clusters one after the other: a rendered source is not rendered again for the next. */
export async function clusterInputs(
  clusters: readonly ClusterSettings[],
  configuration: Configuration,
  given: GivenSettings,
  readerOf: (cluster: ClusterSettings, shared: SharedRendering) => ClusterReader,
): Promise<ClusterInput[]> {
  const cache: SharedRendering['cache'] = new Map();
  const fetcher: { used?: RemoteCharts } = {};
  const { placeOf, proposed, rulesFrom } = configuration;
  const inputs: ClusterInput[] = [];
  for (const cluster of clusters) {
    const { config, path } = cluster;
    // Loaded at the first use: most plans fetch no charts.
    const charts = lazily(async () => {
      const { RemoteCharts } = await import('../sources/remote-charts/remote-charts.js');
      const { ClusterCharts } = await import('../sources/remote-charts/allowed.js');
      fetcher.used ??= new RemoteCharts();
      return new ClusterCharts(fetcher.used, config.remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
    });
    const reader = readerOf(cluster, { cache, charts });
    const { snapshot, problems, notices = [] } = await reader.snapshot();
    const sides = await reader.sides();
    const { baseWith } = reader;
    inputs.push({
      ...{ ...sides, snapshot, config, rulesFrom },
      proposedConfig: baseWith
        ? await withCoverage(proposed, { config, base: sides.base, snapshot, read: baseWith })
        : proposed,
      snapshotProblems: [...configuration.problems, ...problems],
      configPlaces: placeOf && placesIn(placeOf, path),
      notices: [...configuration.notices, ...notices],
      ...{ at: given.at, scenario: given.scenario, horizonMs: given.horizonMs ?? config.horizon },
      failOn: given.failOn ?? config.failOn,
      failOnExisting: given.failOnExisting ?? config.failOnExisting,
    });
  }
  fetcher.used?.close();
  return inputs;
}
