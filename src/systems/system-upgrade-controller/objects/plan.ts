import { shippedDefinitions } from '../../../admission/definition.js';
import { field, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { goDurationMs } from '../../../manifest/quantity.js';
import { type CompiledSelector, compileSelector, type LabelSelector } from '../../../manifest/selector.js';
import { readToleration, type Toleration } from '../../../snapshot/snapshot.js';
import { code, foreign, type Text, text } from '../../../text/text.js';
import { readWindow, type StartWindow } from '../controller/window.js';
import CRDS from '../crds.json' with { type: 'json' };
import { type Dialect, NEWEST_DIALECT } from '../options.js';

export const KIND = 'Plan';
export const GROUP = 'upgrade.cattle.io';

/** Source: rancher/system-upgrade-controller d357e230, the CRD generated from pkg/apis/upgrade.cattle.io/v1/types.go. */
export const DEFINITION = shippedDefinitions(CRDS).get(KIND) ?? null;

/** What the controller acts by: the spec of a Plan. */
export interface PlanSpec {
  /** Slots, an absolute number; 0 where none is written. */
  readonly concurrency: number;
  readonly selector: CompiledSelector;
  /** Null: at any time. */
  readonly window: StartWindow | null;
  /** As the controller keeps it, for labels: `v1.31.4+k3s1` is `v1.31.4-k3s1`. */
  readonly version: string | null;
  readonly channel: string | null;
  /** Names of the secrets whose contents are in the hash, in their order. */
  readonly hashedSecrets: readonly string[];
  /** Null where nodes are not drained. */
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
  /** How long a node keeps its slot after its Job has succeeded. */
  readonly delayMs: number;
  /** Why the controller calls it not valid, by the first check that fails; null where it does not. */
  readonly invalid: Invalid | null;
}

/** What a Plan asks of `kubectl drain`. */
export interface DrainSpec {
  readonly disableEviction: boolean;
  readonly force: boolean;
  readonly ignoresDaemonSets: boolean;
  /** Pods with an emptyDir are deleted with what is in it. */
  readonly deletesEmptyDirs: boolean;
  /** What every pod gets to stop, whatever it asks for; Infinity: what it asks for. */
  readonly graceMs: number;
  /** Pods that have been going for some time are no longer waited for. */
  readonly skipsLongDeletes: boolean;
  /** Pods that it may take; null: all. One that does not compile makes the Plan not valid. */
  readonly selector: LabelSelector | null;
  /** Why its timeout lets no drain succeed: a clause; null where it does. */
  readonly badTimeout: Text | null;
}

interface Invalid {
  readonly path: readonly string[];
  readonly says: Text;
  /** True where the controller can then read no Plan at all. */
  readonly stopsAll?: boolean;
}

const MOST_OF_32_BITS = 2_147_483_647;
/** The image of k3s or RKE2, in both of which the first argument names what their script does. */
const K3S_IMAGE = /(^|\/)(k3s|rke2)-upgrade(?=[:@]|$)/;
const READS_NONE = text`the controller can then read no Plan at all, and every Plan of the cluster stops`;

/** Reads the object as it is stored. Source: pkg/upgrade/plan/plan.go, Validate, in its order; pkg/upgrade/job/job.go, New. */
export function readPlan(object: JsonObject, dialect: Dialect = NEWEST_DIALECT): PlanSpec {
  const spec = objectIn(object, 'spec') ?? {};
  const [drain, prepare] = [objectIn(spec, 'drain'), objectIn(spec, 'prepare')];
  const written = dialect.hasWindows ? objectIn(spec, 'window') : null;
  const window = written && readWindow(written);
  const delayMs = dialect.hasWindows ? durationOf(field(spec, 'postCompleteDelay')) : 0;
  const deadline = numberIn(spec, 'jobActiveDeadlineSecs');
  const isDeadlineUnset =
    deadline === null || deadline < 0 || (deadline === 0 && dialect.isZeroDeadlineUnset);
  return {
    concurrency: numberIn(spec, 'concurrency') ?? 0,
    selector: compileSelector(field(spec, 'nodeSelector')),
    window: window && 'error' in window ? null : window,
    version: textIn(spec, 'version')?.replaceAll('+', '-') || null,
    channel: textIn(spec, 'channel') || null,
    hashedSecrets: itemsIn(spec, 'secrets').flatMap((secret) =>
      field(secret, 'ignoreUpdates') === true ? [] : (textIn(secret, 'name') ?? []),
    ),
    drain: drain && readDrain(drain, dialect),
    cordons: drain !== null || field(spec, 'cordon') === true,
    exclusive: field(spec, 'exclusive') === true,
    tolerations: itemsIn(spec, 'tolerations').filter(isObject).map(readToleration),
    prepares: prepare !== null,
    waitsFor: prepare && waitedFor(prepare),
    deadlineMs: isDeadlineUnset ? null : deadline * 1000,
    delayMs: delayMs ?? 0,
    invalid:
      (drain && invalidDrain(drain, dialect)) ??
      (window && 'error' in window ? { path: ['window'], says: window.error } : invalidDelay(delayMs)),
  };
}

/** Source: k3s-io/k3s-upgrade and rancher/rke2-upgrade, scripts/upgrade.sh. */
function waitedFor(prepare: JsonObject): string | null {
  const isKnown = K3S_IMAGE.test(textIn(prepare, 'image') ?? '') && !Object.hasOwn(prepare, 'command');
  const [what, name] = isKnown ? itemsIn(prepare, 'args') : [];
  return what === 'prepare' && typeof name === 'string' ? name : null;
}

function readDrain(drain: JsonObject, { hasWideTimeouts }: Dialect): DrainSpec {
  const [grace, skip] = [numberIn(drain, 'gracePeriod'), numberIn(drain, 'skipWaitForDeleteTimeout')];
  const compiled = drain['podSelector'] === undefined ? null : compileSelector(drain['podSelector']);
  return {
    disableEviction: drain['disableEviction'] === true,
    force: drain['force'] === true,
    ignoresDaemonSets: drain['ignoreDaemonSets'] !== false,
    deletesEmptyDirs: drain['deleteLocalData'] !== false && drain['deleteEmptydirData'] !== false,
    // Below 0 is what each pod asks for. Source: k8s.io/kubectl pkg/drain, Helper.GracePeriodSeconds.
    graceMs: grace === null || grace < 0 ? Infinity : grace * 1000,
    skipsLongDeletes: skip !== null && skip > 0,
    selector: compiled && 'selector' in compiled ? compiled.selector : null,
    badTimeout: badTimeout(drain['timeout'], hasWideTimeouts),
  };
}

/** A number is nanoseconds, up to 0.16.2 the only way to write a timeout, and a text has to have a unit for kubectl to take it. */
function badTimeout(timeout: Json | undefined, isWide: boolean): Text | null {
  const written = code(`drain.timeout: ${JSON.stringify(timeout ?? null)}`);
  if (typeof timeout === 'number' && timeout > 0 && !(isWide && timeout >= 1e9))
    return text`${written} is nanoseconds, over before a drain begins`;
  return typeof timeout === 'string' && goDurationMs(timeout) === null
    ? text`${written} has no unit, and kubectl refuses it`
    : null;
}

/** Both names of one option may not be there at once, whatever they say. Source: pkg/apis/upgrade.cattle.io/v1/types.go, DrainSpec. */
function invalidDrain(drain: JsonObject, { hasWideTimeouts }: Dialect): Invalid | null {
  const timeout = numberIn(drain, 'timeout');
  if (timeout !== null && timeout > MOST_OF_32_BITS && !hasWideTimeouts) {
    const says = text`${timeout} does not fit into 32 bits (write it with a unit, such as ${code(`"${timeout / 1e9}s"`)}): ${READS_NONE}`;
    return { path: ['drain', 'timeout'], says, stopsAll: true };
  }
  if (drain['deleteLocalData'] !== undefined && drain['deleteEmptydirData'] !== undefined) {
    const says = text`deleteLocalData and deleteEmptydirData are two names of one field: write one`;
    return { path: ['drain'], says };
  }
  const compiled = compileSelector(drain['podSelector']);
  return 'error' in compiled ? { path: ['drain', 'podSelector'], says: foreign(compiled.error) } : null;
}

/** Milliseconds; null for what Go reads as no duration. A number without a unit is one of those. */
function durationOf(written: Json | undefined): number | null {
  if (written === undefined || written === null) return 0;
  return typeof written === 'string' ? goDurationMs(written) : null;
}

function invalidDelay(delayMs: number | null): Invalid | null {
  const path = ['postCompleteDelay'];
  if (delayMs === null)
    return { path, says: text`it is not a duration such as "30s": ${READS_NONE}`, stopsAll: true };
  return delayMs < 0 ? { path, says: text`it is negative` } : null;
}
