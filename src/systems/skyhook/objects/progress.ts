import { numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { remembered } from '../../../manifest/lookup.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { hasInterrupt, type Packages, type PackageSpec } from './packages.js';

const STATUSES = [
  ...(['', 'unknown', 'complete', 'in_progress', 'erroring'] as const),
  ...(['waiting', 'blocked', 'paused', 'disabled'] as const),
] as const;

/** Status of a node (`status.nodeStatus`), or of a whole object; '' = the operator has not looked yet. */
export type Status = (typeof STATUSES)[number];

/** A status as the operator reads it: a word that it does not know is `unknown`. */
export function readStatus(value: Json | undefined): Status {
  return STATUSES.find((status) => status === textOf(value)) ?? 'unknown';
}

/** An entry of `status.nodeState`: a package on a node. */
export interface PackageEntry {
  readonly name: string;
  readonly version: string;
  readonly stage: string;
  readonly state: string;
}

export const UNINSTALL = 'uninstall';

export const FRESH = {
  currentBatch: 1,
  consecutiveFailures: 0,
  completedNodes: 0,
  failedNodes: 0,
  shouldStop: false,
  lastBatchSize: 0,
  lastBatchFailed: false,
};

/** The operator's stored progress of one compartment. */
export type BatchState = Readonly<typeof FRESH>;

interface StoredCompartment {
  /** Nodes of the compartment when its line was written. */
  readonly matched: number;
  /** Null = nothing is stored, which the operator reads as a fresh state. */
  readonly batchState: BatchState | null;
}

const none = <T>(): ReadonlyMap<string, T> => new Map();

export const NOT_STARTED = {
  status: '' as Status,
  nodeStatus: none<Status>(),
  /** Nodes of the batch in flight to when they were picked. */
  nodePriority: none<string>(),
  nodeOrderOffset: 0,
  nodeState: none<readonly PackageEntry[]>(),
  compartments: none<StoredCompartment>(),
  /** Package to the config map keys whose change was last rolled out. */
  configUpdates: none<readonly string[]>(),
  /** The packages that were rolled. */
  packages: none<PackageSpec>(),
};

/** Progress of one object's rollout, in the terms of its status. Times are as the operator writes them. */
export type Progress = Readonly<typeof NOT_STARTED>;

/**
 * Reads the status of a live object; null where it says nothing of nodes. Zero values, which the operator leaves out, are
 * filled in. Source: NVIDIA/nodewright v0.15.0, skyhook_types.go.
 */
export function readProgress(status: Json | undefined, packages: Packages): Progress | null {
  if (objectIn(status, 'nodeStatus') === null) return null;
  const read = <T>(name: string, of: (value: Json) => T): ReadonlyMap<string, T> =>
    new Map(Object.entries(objectIn(status, name) ?? {}).map(([key, value]) => [key, of(value)]));
  return {
    status: readStatus(textIn(status, 'status') ?? ''),
    nodeStatus: read('nodeStatus', readStatus),
    nodePriority: read('nodePriority', textOf),
    nodeOrderOffset: numberIn(status, 'nodeOrderOffset') ?? 0,
    nodeState: read('nodeState', readEntries),
    compartments: read('compartmentStatuses', (line) => ({
      matched: numberIn(line, 'matched') ?? 0,
      batchState: readBatchState(objectIn(line, 'batchState')),
    })),
    configUpdates: read('configUpdates', (keys) =>
      Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : [],
    ),
    packages,
  };
}

function readEntries(value: Json): PackageEntry[] {
  return Object.values(isObject(value) ? value : {})
    .filter(isObject)
    .map(({ name, version, stage, state }) => ({
      ...{ name: textOf(name), version: textOf(version), stage: textOf(stage), state: textOf(state) },
    }));
}

function readBatchState(state: JsonObject | null): BatchState | null {
  if (state === null) return null;
  const values = Object.entries(FRESH).map(([name, fresh]) => [
    name,
    typeof fresh === 'boolean' ? state[name] === true : (numberIn(state, name) ?? 0),
  ]);
  return Object.fromEntries(values) as BatchState;
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

type Named = readonly { readonly name: string }[];

/** Every one of these nodes has the packages. */
export function completeOn(nodes: Named, packages: Packages): Progress {
  return { ...NOT_STARTED, nodeStatus: new Map(nodes.map(({ name }) => [name, 'complete'])), packages };
}

/** As after a rollout over these nodes alone: compartments remember their number of nodes, by which joining nodes are recognized. */
export function completedOver(
  nodes: Named,
  packages: Packages,
  compartments: readonly { readonly name: string; readonly nodes: Named }[] | null,
): Progress {
  const progress = completeOn(nodes, packages);
  const lines = (compartments ?? []).map(({ name, nodes: members }): [string, StoredCompartment] => {
    const matched = members.filter((node) => progress.nodeStatus.has(node.name)).length;
    return [name, { matched, batchState: FRESH }];
  });
  return { ...progress, status: 'complete', compartments: new Map(lines) };
}

/** A rollout that starts from no node, with the batch states that another one left behind. */
export function withStatesOf({ compartments }: Progress): Progress {
  return { ...NOT_STARTED, compartments };
}

const BEGUN: readonly Status[] = ['complete', 'in_progress', 'erroring'];

/** True for a node that carries something of the object already, or is about to. */
export function hasBegun(progress: Progress, node: string): boolean {
  return BEGUN.includes(progress.nodeStatus.get(node) ?? '') || progress.nodeState.has(node);
}

/** The entry of a package that is complete on a node. */
export function finishedEntry(spec: PackageSpec, changed: readonly string[]): PackageEntry {
  const stage = hasInterrupt(spec, changed) ? 'post-interrupt' : 'config';
  return { name: spec.name, version: spec.version, stage, state: 'complete' };
}

/** The entry of this version of the package. */
export function entryOf(entries: readonly PackageEntry[], spec: PackageSpec): PackageEntry | undefined {
  return entries.find(({ name, version }) => name === spec.name && version === spec.version);
}

/**
 * The packages that a node carries. The operator empties `nodeState` when an object's status turns unknown; then the node's status is all
 * there is, and the packages that were rolled say what it stands for.
 */
export function entriesOf(progress: Progress, node: string): readonly PackageEntry[] {
  const entries = progress.nodeState.get(node);
  if (entries && entries.length > 0) return entries;
  return entriesByStatus(progress).get(progress.nodeStatus.get(node) ?? '') ?? NO_ENTRIES;
}

const NO_ENTRIES: readonly PackageEntry[] = [];

const entriesByStatus = remembered(
  ({ packages, configUpdates }: Progress): ReadonlyMap<Status, readonly PackageEntry[]> => {
    const specs = [...packages.values()];
    const installed = specs.filter(({ uninstall }) => uninstall !== 'applied');
    const at = (state: Status): PackageEntry[] =>
      specs.map(({ name, version, uninstall }) => {
        const stage = uninstall === 'applied' ? UNINSTALL : 'apply';
        return { name, version, stage, state };
      });
    return new Map([
      ['complete', installed.map((spec) => finishedEntry(spec, configUpdates.get(spec.name) ?? []))],
      ['in_progress', at('in_progress')],
      ['erroring', at('erroring')],
    ]);
  },
);
