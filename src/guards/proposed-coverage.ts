import { type ClusterSettings, clustersOf } from '../config/clusters.js';
import { readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { identityOf } from '../manifest/identity.js';
import type { Manifest } from '../manifest/manifest.js';
import { isSameJson } from '../manifest/canonical.js';
import { placedTitleOf } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { readSides } from '../plan/reading/read.js';
import type { Side } from '../plan/reading/side.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { ProposedConfig } from './weakened.js';

interface OfCluster {
  /** The settings of the cluster in the base. */
  readonly config: Config;
  /** The files of the base under these settings. */
  readonly base: Side | null;
  readonly snapshot: Snapshot;
  /** Reads the files of the base under other settings. */
  readonly read: (settings: ClusterSettings) => Promise<Side>;
}

/** The proposed configuration with the objects of the base that it does not evaluate any more. */
export async function withCoverage(
  proposed: ProposedConfig | null,
  { config, base, snapshot, read }: OfCluster,
): Promise<ProposedConfig | null> {
  if (proposed === null || proposed.text === null || base === null || proposed.isFirst) return proposed;
  const parsed = readConfig(proposed.text, proposed.file);
  if ('problems' in parsed) return proposed;
  const all = clustersOf(parsed.config);
  const settings = all.length === 1 ? all[0] : all.find((one) => one.config.cluster === config.cluster);
  // A cluster that is removed is an edit of its own.
  if (settings === undefined) return proposed;
  const [was, is] = [sourcesOf(config), sourcesOf(settings.config)];
  if (isSameJson(was, is)) return { ...proposed, lost: [] };
  const after = new Set(plannedIn(await read(settings), settings.config, snapshot).map(identityOf));
  const lost = plannedIn(base, config, snapshot).filter((one) => !after.has(identityOf(one)));
  return { ...proposed, lost: lost.map(placedTitleOf) };
}

/** The settings that decide which objects are evaluated. */
function sourcesOf({ policies, namespace, variables, remotes }: Config): object {
  return { policies, namespace, variables, remotes };
}

function plannedIn(side: Side, config: Config, snapshot: Snapshot): readonly Manifest[] {
  return readSides(null, side, { snapshot, config }).head.manifests.filter(isPlanned);
}
