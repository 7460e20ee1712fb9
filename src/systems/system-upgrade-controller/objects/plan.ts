import { field, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { type CompiledSelector, compileSelector } from '../../../manifest/selector.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { readToleration, type Toleration } from '../../../snapshot/snapshot.js';
import { type Dialect, NEWEST_DIALECT } from '../options.js';
import { type DrainSpec, readDrain } from './drain.js';
import { readWindow, type StartWindow } from '../controller/window.js';

/** What the controller acts by: the spec of a Plan, and what of its metadata counts. */
export interface PlanSpec {
  /** Places, an absolute number; 0 where none is written. */
  readonly concurrency: number;
  readonly selector: CompiledSelector;
  /** Null: at any time. */
  readonly window: StartWindow | null;
  readonly version: string | null;
  readonly channel: string | null;
  /** Names of the secrets whose contents are in the hash, in their order. */
  readonly hashedSecrets: readonly string[];
  /** Settings of the drain; null where nodes are not drained. */
  readonly drain: DrainSpec | null;
  /** Nodes are cordoned, by `cordon` or by `drain`, and uncordoned once the Job has succeeded. */
  readonly cordons: boolean;
  readonly exclusive: boolean;
  /** Beside the one for a cordon, which every Job has. */
  readonly tolerations: readonly Toleration[];
  /** A container runs before the upgrade; that of k3s waits for another Plan. */
  readonly prepares: boolean;
  /** Name of the Plan that `prepare` waits for, where its image is one of k3s or RKE2. */
  readonly waitsFor: string | null;
  /** How long a Job may take from its creation on; null: what the controller is set to. 0 means no limit. */
  readonly deadlineMs: number | null;
  /** How long a node keeps its place after its Job has succeeded. */
  readonly delayMs: number;
  /** Why the controller calls it not valid, by the first check that fails; null where it does not. */
  readonly invalid: Invalid | null;
}

interface Invalid {
  readonly path: readonly string[];
  readonly says: string;
  /** True where the controller can then read no Plan at all. */
  readonly stopsAll?: boolean;
}

/** Reads the object as it is stored. Source: pkg/upgrade/plan/plan.go, Validate, in its order. */
export function readPlan(object: JsonObject, dialect: Dialect = NEWEST_DIALECT): PlanSpec {
  const spec = objectIn(object, 'spec') ?? {};
  const drain = objectIn(spec, 'drain');
  const { hasWindows } = dialect;
  const window = hasWindows ? windowOf(objectIn(spec, 'window')) : null;
  const delay = hasWindows ? durationOf(field(spec, 'postCompleteDelay')) : 0;
  return {
    concurrency: numberIn(spec, 'concurrency') ?? 0,
    selector: compileSelector(field(spec, 'nodeSelector')),
    window: typeof window === 'string' ? null : window,
    version: textIn(spec, 'version') || null,
    channel: textIn(spec, 'channel') || null,
    hashedSecrets: itemsIn(spec, 'secrets').flatMap((secret) =>
      field(secret, 'ignoreUpdates') === true ? [] : (textIn(secret, 'name') ?? []),
    ),
    drain: drain && readDrain(drain, dialect),
    cordons: drain !== null || field(spec, 'cordon') === true,
    exclusive: field(spec, 'exclusive') === true,
    tolerations: itemsIn(spec, 'tolerations').filter(isObject).map(readToleration),
    prepares: objectIn(spec, 'prepare') !== null,
    waitsFor: waitedFor(objectIn(spec, 'prepare')),
    deadlineMs: deadlineMsOf(numberIn(spec, 'jobActiveDeadlineSecs'), dialect),
    delayMs: delay ?? 0,
    invalid:
      unreadTimeout(drain, dialect) ?? invalidDrain(drain) ?? invalidWindow(window) ?? invalidDelay(delay),
  };
}

/** In both images the first argument names what their script does. Source: k3s-io/k3s-upgrade and rancher/rke2-upgrade, scripts/upgrade.sh. */
function waitedFor(prepare: JsonObject | null): string | null {
  if (prepare === null || !/(^|\/)(k3s|rke2)-upgrade(?=[:@]|$)/.test(textIn(prepare, 'image') ?? ''))
    return null;
  const [what, name] = itemsIn(prepare, 'args');
  return what === 'prepare' && typeof name === 'string' && field(prepare, 'command') === undefined
    ? name
    : null;
}

/** Both names of one option may not be there at once, whatever they say. */
function invalidDrain(drain: JsonObject | null): PlanSpec['invalid'] {
  if (!drain) return null;
  if (drain['deleteLocalData'] !== undefined && drain['deleteEmptydirData'] !== undefined)
    return {
      path: ['drain'],
      says: 'deleteLocalData and deleteEmptydirData are two names of one field: write one',
    };
  const compiled = compileSelector(drain['podSelector']);
  return 'error' in compiled ? { path: ['drain', 'podSelector'], says: compiled.error } : null;
}

/** Null: what the controller is set to. */
function deadlineMsOf(seconds: number | null, { isZeroDeadlineUnset }: Dialect): number | null {
  if (seconds === null || seconds < 0 || (seconds === 0 && isZeroDeadlineUnset)) return null;
  return seconds * 1000;
}

const MOST_OF_32_BITS = 2_147_483_647;

/** A number that the field cannot hold. Source: pkg/apis/upgrade.cattle.io/v1/types.go, DrainSpec, an IntOrString since 0.16.3. */
function unreadTimeout(drain: JsonObject | null, { hasWideTimeouts }: Dialect): Invalid | null {
  const timeout = numberIn(drain, 'timeout');
  if (timeout === null || timeout <= MOST_OF_32_BITS || hasWideTimeouts) return null;
  return {
    path: ['drain', 'timeout'],
    says: `${timeout} does not fit into 32 bits (write it with a unit, such as "${timeout / 1e9}s"): the controller can then read no Plan at all, and every Plan of the cluster stops`,
    stopsAll: true,
  };
}

function windowOf(window: JsonObject | null): StartWindow | string | null {
  if (!window) return null;
  return readWindow({
    days: itemsIn(window, 'days').map(String),
    startTime: textIn(window, 'startTime') ?? '',
    endTime: textIn(window, 'endTime') ?? '',
    timeZone: textIn(window, 'timeZone') ?? '',
  });
}

function invalidWindow(window: StartWindow | string | null): PlanSpec['invalid'] {
  return typeof window === 'string' ? { path: ['window'], says: window } : null;
}

/** Milliseconds; null for what Go reads as no duration. A number without a unit is one of those. */
function durationOf(written: Json | undefined): number | null {
  if (written === undefined || written === null) return 0;
  return typeof written === 'string' ? goDurationMs(written) : null;
}

function invalidDelay(delay: number | null): PlanSpec['invalid'] {
  const path = ['postCompleteDelay'];
  if (delay === null)
    return {
      path,
      says: 'it is not a duration such as "30s": the controller can then read no Plan at all, and every Plan of the cluster stops',
      stopsAll: true,
    };
  return delay < 0 ? { path, says: 'it is negative' } : null;
}
