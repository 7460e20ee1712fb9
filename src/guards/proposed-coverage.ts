import { type ClusterSettings, clustersOf } from '../config/clusters.js';
import { readConfig } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { identityOf } from '../manifest/identity.js';
import type { Manifest } from '../manifest/manifest.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { withinAny } from '../manifest/path.js';
import { placedTitleOf } from '../manifest/visible.js';
import { isPlanned } from '../plan/objects/planned-kinds.js';
import { readSides } from './read.js';
import type { Side } from './change.js';
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

/** The proposed configuration with the coverage of the base that it loses. */
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
  if (isSameJson(sourcesOf(config), sourcesOf(settings.config))) return { ...proposed, lost: [] };
  const after = await read(settings);
  // Another value of a variable hides no later edit of a file.
  const { variables } = config;
  const is = plannedIn(after, { ...settings.config, variables }, snapshot);
  return {
    ...proposed,
    lost: [...lostObjects(plannedIn(base, config, snapshot), is), ...lostSources(base, after)],
  };
}

/** The settings that decide which objects are evaluated. */
function sourcesOf({ policies, namespace, remotes }: Config): object {
  return { policies, namespace, remotes };
}

function plannedIn(
  side: Side,
  config: Pick<Config, 'namespace' | 'variables'>,
  snapshot: Snapshot,
): readonly Manifest[] {
  return readSides(null, side, { snapshot, config }).head.manifests.filter(isPlanned);
}

/** Objects of the base that are no longer evaluated, or are with other content: something else is evaluated under their names. */
function lostObjects(before: readonly Manifest[], after: readonly Manifest[]): string[] {
  const is = new Map(after.map((one) => [identityOf(one), canonicalJson(one.object)]));
  return before.flatMap((one) => {
    const content = is.get(identityOf(one));
    if (content === undefined) return placedTitleOf(one);
    return content === canonicalJson(one.object) ? [] : `${placedTitleOf(one)} as it is in the base`;
  });
}

/** Rendered sources of the base with planned objects that no longer read a file: a later edit of it would not be evaluated. */
function lostSources({ coverage = [] }: Side, { files, renderedPaths = [] }: Side): string[] {
  const isRead = withinAny([...renderedPaths, ...files.map(({ path }) => path)]);
  return coverage.flatMap(({ identity, place, takes }) =>
    place === null && !takes.every(isRead) ? identity : [],
  );
}
