import { defaultConfig, type ReadConfig, readConfig } from '../config/read.js';
import { type ClusterInput, planCluster, type Side } from '../plan.js';
import type { Report } from '../plan/finding.js';
import { Collector, type SnapshotResult } from '../snapshot/collector.js';
import { SnapshotInput } from '../snapshot/input.js';
import { toPlain } from '../text/render.js';
import { fleetList } from './fleet.js';
import type { Setup } from './setup.js';

/** A plan and what it is made of, or the reasons why the setup cannot be planned, as sentences. */
type Planned =
  | { readonly report: Report; readonly input: ClusterInput }
  | { readonly refused: readonly string[] };

const MINUTE_MS = 60_000;
/** The page answers with each edit; the plan says what is left out beyond this. */
const MOST_STEPS = 2_000_000;
const MOST_TARGETS = 20_000;

/** Plans a setup with the engine of the action and the command line. Pure. */
export function planned(setup: Setup): Planned {
  const at = Date.parse(setup.at);
  if (Number.isNaN(at)) return { refused: [`the start is no instant in ISO 8601: ${setup.at}`] };
  if (setup.head.trim() === '' && !setup.base?.trim())
    return { refused: ['there is no policy: write one, or choose an example'] };
  const read = configOf(setup.config);
  if ('problems' in read)
    return {
      refused: read.problems.map(
        ({ message, place }) => `line ${place?.line ?? 1} of the configuration: ${toPlain(message)}`,
      ),
    };
  const { durationMinutes } = setup;
  if (durationMinutes !== null && durationMinutes <= 0)
    return { refused: [`the minutes per node must be above zero: ${durationMinutes}`] };
  const durations = { ...read.config.durations, default: (durationMinutes ?? 0) * MINUTE_MS };
  const config = durationMinutes === null ? read.config : { ...read.config, durations };
  try {
    const { snapshot, problems } = fleetOf(setup);
    const head = sideOf('head', setup.head);
    const input: ClusterInput = {
      head,
      base: setup.base === null ? null : sideOf('base', setup.base),
      ...{
        snapshot,
        snapshotProblems: problems,
        config,
        configPlaces: read.placeOf,
        at,
        horizonMs: config.horizon,
      },
      ...{ rulesFrom: 'the page', notices: [], mostSteps: MOST_STEPS, scenario: 'healthy' },
      ...{ failOn: config.failOn, failOnExisting: config.failOnExisting },
    };
    return { report: planCluster(input), input };
  } catch (error) {
    return { refused: [error instanceof Error ? error.message : String(error)] };
  }
}

function configOf(
  text: string,
): ReturnType<typeof readConfig> | (Pick<ReadConfig, 'config'> & { placeOf: null }) {
  return text.trim() === '' ? { config: defaultConfig(), placeOf: null } : readConfig(text, 'fleetplan.yml');
}

/** The objects that were pasted; with the lines of the fleet where no node or cluster is among them. */
function fleetOf({ fleet, snapshot }: Setup): SnapshotResult {
  const pasted = readTexts(snapshot.trim() === '' ? [] : [snapshot]);
  const isWhole =
    pasted.snapshot.nodes.length > 0 || pasted.snapshot.objects.some(({ kind }) => kind === 'MemberCluster');
  if (isWhole) return pasted;
  const sizes = [...fleet.trim().matchAll(/^\d+/gm)].map(Number);
  if (sizes.reduce((sum, size) => sum + size, 0) > MOST_TARGETS)
    throw new RangeError('this page plans at most 20,000 nodes and clusters; the command line plans more');
  const nodes = JSON.stringify(fleetList(fleet));
  return readTexts(snapshot.trim() === '' ? [nodes] : [nodes, snapshot]);
}

function readTexts(texts: readonly string[]): SnapshotResult {
  const collector = new Collector(true);
  for (const text of texts) {
    const input = new SnapshotInput('the snapshot', collector);
    input.push(new TextEncoder().encode(text));
    input.end();
  }
  const { takenAt, problems } = collector.finish();
  return { snapshot: collector.fleet(takenAt), problems };
}

function sideOf(label: 'base' | 'head', text: string): Side {
  const files = [{ path: `${label}.yaml`, key: 'policies.yaml', text }];
  return { files, problems: [], label, renderedPaths: [], coverage: [] };
}
