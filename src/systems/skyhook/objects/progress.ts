import { isObject, type Json } from '../../../manifest/manifest.js';
import type { Assigned } from '../controller/assignment.js';
import { type BatchState, FRESH } from '../controller/batch.js';
import { hasInterrupt, type Packages, type PackageSpec } from './packages.js';

/** An entry of `status.nodeState`: a package on a node. */
export interface PackageEntry {
  readonly name: string;
  readonly version: string;
  readonly stage: string;
  readonly state: string;
}

/** The stage of an uninstall. */
export const UNINSTALL = 'uninstall';

export interface StoredCompartment {
  /** Nodes of the compartment when its line was written. */
  readonly matched: number;
  /** Null = nothing is stored, which the operator reads as a fresh state. */
  readonly batchState: BatchState | null;
}

/** Progress of one object's rollout, in the terms of its status. Statuses and times are as the operator writes them. */
export interface Progress {
  /** '' = the operator has not looked at the object yet. */
  readonly status: string;
  /** Node to `complete`, `in_progress`, `erroring`, `blocked`, `waiting`, ... */
  readonly nodeStatus: ReadonlyMap<string, string>;
  /** Nodes of the batch in flight to when they were picked. */
  readonly nodePriority: ReadonlyMap<string, string>;
  readonly nodeOrderOffset: number;
  readonly nodeState: ReadonlyMap<string, readonly PackageEntry[]>;
  readonly compartments: ReadonlyMap<string, StoredCompartment>;
  /** Package to the config map keys whose change was last rolled out. */
  readonly configUpdates: ReadonlyMap<string, readonly string[]>;
}

export const NOT_STARTED: Progress = {
  status: '',
  nodeStatus: new Map(),
  nodePriority: new Map(),
  nodeOrderOffset: 0,
  nodeState: new Map(),
  compartments: new Map(),
  configUpdates: new Map(),
};

/**
 * Reads the status of a live object; null where it says nothing of nodes. Zero values, which the operator leaves out, are
 * filled in. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
export function readProgress(status: Json | undefined): Progress | null {
  if (!isObject(status) || !isObject(status['nodeStatus'])) return null;
  const read = <T>(name: string, of: (value: Json) => T): ReadonlyMap<string, T> => {
    const values = status[name];
    return new Map(
      isObject(values) ? Object.entries(values).map(([key, value]) => [key, of(value)] as const) : [],
    );
  };
  return {
    status: textOf(status['status']),
    nodeStatus: read('nodeStatus', textOf),
    nodePriority: read('nodePriority', textOf),
    nodeOrderOffset: numberOf(status['nodeOrderOffset']),
    nodeState: read('nodeState', readEntries),
    compartments: read('compartmentStatuses', readCompartment),
    configUpdates: read('configUpdates', textsOf),
  };
}

/** Every one of these nodes has what the object rolled so far. */
export function completeOn(nodes: Iterable<string>): Progress {
  return { ...NOT_STARTED, nodeStatus: new Map([...nodes].map((node) => [node, 'complete'])) };
}

/** As after a rollout over these nodes alone: compartments remember how many nodes they had, which tells joiners from others. */
export function completedOver(
  nodes: readonly { readonly name: string }[],
  compartments: readonly Assigned[],
): Progress {
  const had = new Set(nodes.map(({ name }) => name));
  const lines = compartments.map(({ name, nodes: members }) => {
    const matched = members.filter((member) => had.has(member)).length;
    return [name, { matched, batchState: FRESH }] as const;
  });
  return { ...completeOn(had), status: 'complete', compartments: new Map(lines) };
}

/** A rollout that starts from no node, with the batch states that another one left behind. */
export function withStatesOf(progress: Progress): Progress {
  return { ...NOT_STARTED, compartments: progress.compartments };
}

const BEGUN: readonly string[] = ['complete', 'in_progress', 'erroring'];

/** True for a node that carries something of the object already, or is about to. */
export function hasBegun(progress: Progress, node: string): boolean {
  return BEGUN.includes(progress.nodeStatus.get(node) ?? '') || progress.nodeState.has(node);
}

/** The entry of a package that is complete on a node. */
export function finishedEntry(spec: PackageSpec, changed: readonly string[]): PackageEntry {
  const stage = hasInterrupt(spec, changed) ? 'post-interrupt' : 'config';
  return { name: spec.name, version: spec.version, stage, state: 'complete' };
}

/** True where a node has this version of the package, with everything that its last rollout was for. */
export function isFinished(
  entries: readonly PackageEntry[],
  spec: PackageSpec,
  changed: readonly string[],
): boolean {
  const { stage, state } = finishedEntry(spec, changed);
  const entry = entries.find(({ name, version }) => name === spec.name && version === spec.version);
  return entry?.state === state && entry.stage === stage;
}

const READS_CONFIG: readonly string[] = ['config', 'interrupt', 'post-interrupt'];

/** True where it fails in a stage that reads the config map: a new value restarts that at once. */
export function restartsConfig(entries: readonly PackageEntry[], spec: PackageSpec): boolean {
  const entry = entries.find(({ name, version }) => name === spec.name && version === spec.version);
  return entry?.state === 'erroring' && READS_CONFIG.includes(entry.stage);
}

/**
 * What a node carries. The operator empties `nodeState` when an object's status turns unknown; then the node's status is all
 * there is, and `carried`, the packages that were being rolled, says what it stands for.
 */
export function entriesOf(progress: Progress, node: string, carried: Packages): readonly PackageEntry[] {
  const entries = progress.nodeState.get(node);
  if (entries && entries.length > 0) return entries;
  const status = progress.nodeStatus.get(node);
  const specs = [...carried.values()];
  if (status === 'complete')
    return specs
      .filter(({ uninstall }) => uninstall !== 'applied')
      .map((spec) => finishedEntry(spec, progress.configUpdates.get(spec.name) ?? []));
  if (status !== 'in_progress' && status !== 'erroring') return [];
  return specs.map(({ name, version, uninstall }) => ({
    name,
    version,
    stage: uninstall === 'applied' ? UNINSTALL : 'apply',
    state: status,
  }));
}

function readEntries(value: Json): PackageEntry[] {
  if (!isObject(value)) return [];
  return Object.values(value)
    .filter(isObject)
    .map((entry) => ({
      name: textOf(entry['name']),
      version: textOf(entry['version']),
      stage: textOf(entry['stage']),
      state: textOf(entry['state']),
    }));
}

function readCompartment(value: Json): StoredCompartment {
  if (!isObject(value)) return { matched: 0, batchState: null };
  const state = value['batchState'];
  return { matched: numberOf(value['matched']), batchState: isObject(state) ? readBatchState(state) : null };
}

/** The batch state of a compartment, as its status has it. */
function readBatchState(state: Readonly<Record<string, Json>>): BatchState {
  return {
    currentBatch: numberOf(state['currentBatch']),
    consecutiveFailures: numberOf(state['consecutiveFailures']),
    completedNodes: numberOf(state['completedNodes']),
    failedNodes: numberOf(state['failedNodes']),
    shouldStop: state['shouldStop'] === true,
    lastBatchSize: numberOf(state['lastBatchSize']),
    lastBatchFailed: state['lastBatchFailed'] === true,
  };
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function numberOf(value: Json | undefined): number {
  return typeof value === 'number' ? value : 0;
}

function textsOf(value: Json): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
