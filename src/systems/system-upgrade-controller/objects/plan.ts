import { shippedDefinitions } from '../../../admission/definition.js';
import { type OptionalFields, POD_FIELDS, withoutEmpty } from '../../../manifest/empty.js';
import { field, itemsIn, numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { formatGoDuration, goDurationMs, goDurationNanos } from '../../../manifest/quantity.js';
import { compileSelector, type LabelSelector, selects } from '../../../manifest/selector.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import { code, foreign, type Text, text } from '../../../text/text.js';
import type { DrainedPod } from '../../system.js';
import { readWindow } from '../controller/window.js';
import CRDS from '../crds.json' with { type: 'json' };

export const KIND = 'Plan';
export const GROUP = 'upgrade.cattle.io';

/** Source: rancher/system-upgrade-controller d357e230, the CRD generated from pkg/apis/upgrade.cattle.io/v1/types.go. */
export const DEFINITION = shippedDefinitions(CRDS).get(KIND) ?? null;

/** The spec of a Plan. */
export type PlanSpec = Readonly<ReturnType<typeof readPlan>>;
/** Options of `kubectl drain` in a Plan. */
export type DrainSpec = Readonly<ReturnType<typeof readDrain>>;

/** Why the controller calls a Plan not valid. */
interface Invalid {
  readonly path: readonly string[];
  readonly says: Text;
  /** True where the controller can then read no Plan at all. */
  readonly stopsAll: boolean;
}

export const NOTHING: LabelSelector = { written: false, requirements: [] };

const MOST_OF_32_BITS = 2_147_483_647;
/** The image of k3s or RKE2: the first argument names what its script does. */
const K3S_IMAGE = /(^|\/)(k3s|rke2)-upgrade(?=[:@]|$)/;
const READS_NONE = text`the controller can then read no Plan at all, and every Plan of the cluster stops`;

/** Reads the object as it is stored. Source: pkg/upgrade/plan/plan.go, Validate, in its order; pkg/upgrade/job/job.go, New. */
export function readPlan(object: JsonObject) {
  const spec = objectIn(object, 'spec') ?? {};
  const [drain, prepare] = [objectIn(spec, 'drain'), objectIn(spec, 'prepare')];
  const written = objectIn(spec, 'window');
  const window = written && readWindow(written);
  const selector = compileSelector(field(spec, 'nodeSelector'));
  const delay = field(spec, 'postCompleteDelay') ?? '0s';
  // Null for what Go reads as no duration: a number without a unit is one of those.
  const delayMs = typeof delay === 'string' ? goDurationMs(delay) : null;
  const deadline = numberIn(spec, 'jobActiveDeadlineSecs') ?? -1;
  return {
    /** Slots, an absolute number. */
    concurrency: numberIn(spec, 'concurrency') ?? 0,
    /** One that matches nothing where it does not compile. */
    selector: 'selector' in selector ? selector.selector : NOTHING,
    selectorError: 'error' in selector ? selector.error : null,
    /** Null: at any time. */
    window: window && 'error' in window ? null : window,
    /** As the controller keeps it, for labels. */
    version: textIn(spec, 'version')?.replaceAll('+', '-') || null,
    channel: textIn(spec, 'channel') || null,
    /** Names of the secrets whose contents are in the hash, in their order. */
    hashedSecrets: itemsIn(spec, 'secrets').flatMap((secret) =>
      field(secret, 'ignoreUpdates') === true ? [] : (textIn(secret, 'name') ?? []),
    ),
    drain: drain && readDrain(drain),
    cordons: drain !== null || field(spec, 'cordon') === true,
    exclusive: field(spec, 'exclusive') === true,
    tolerations: itemsIn(spec, 'tolerations').filter(isObject).map(readToleration),
    prepares: prepare !== null,
    /** Name of the Plan that `prepare` waits for. */
    waitsFor: prepare && waitedFor(prepare),
    /** Null: what the controller is set to; 0: no limit. */
    deadlineMs: deadline < 0 ? null : deadline * 1000,
    /** Time that a node keeps its slot after its Job has succeeded. */
    delayMs: delayMs ?? 0,
    /** By the first check that fails; null where none does. */
    invalid: invalidIn(drain ?? {}, window, delayMs),
  };
}

/** Source: k3s-io/k3s-upgrade and rancher/rke2-upgrade, scripts/upgrade.sh. */
function waitedFor(prepare: JsonObject): string | null {
  const isKnown = K3S_IMAGE.test(textIn(prepare, 'image') ?? '') && !Object.hasOwn(prepare, 'command');
  const [what, name] = isKnown ? itemsIn(prepare, 'args') : [];
  return what === 'prepare' && typeof name === 'string' ? name : null;
}

function readDrain(drain: JsonObject) {
  const grace = numberIn(drain, 'gracePeriod') ?? -1;
  const pods = compileSelector(drain['podSelector']);
  return {
    disableEviction: drain['disableEviction'] === true,
    force: drain['force'] === true,
    ignoresDaemonSets: drain['ignoreDaemonSets'] !== false,
    deletesEmptyDirs: drain['deleteLocalData'] !== false && drain['deleteEmptydirData'] !== false,
    /** Below 0, or Infinity here, is what each pod asks for. Source: k8s.io/kubectl pkg/drain, Helper.GracePeriodSeconds. */
    graceMs: grace < 0 ? Infinity : grace * 1000,
    /** True for pods that it leaves: those of the controller's own Jobs, and those that `podSelector` does not match. Source: pkg/upgrade/job/job.go, New. */
    spares: ({ labels }: Pick<DrainedPod, 'labels'>): boolean =>
      labels['upgrade.cattle.io/controller'] !== undefined ||
      ('selector' in pods && pods.selector.written && !selects(pods.selector, labels)),
    /** Why its timeout lets no drain succeed: a clause; null where it does. */
    badTimeout: badTimeout(drain['timeout']),
  };
}

/** A number is nanoseconds, and a text has to have a unit for kubectl to take it. */
function badTimeout(timeout: Json | undefined): Text | null {
  const written = code(`drain.timeout: ${JSON.stringify(timeout ?? null)}`);
  if (typeof timeout === 'number' && timeout > 0)
    return text`${written} is nanoseconds, over before a drain begins`;
  return typeof timeout === 'string' && goDurationMs(timeout) === null
    ? text`${written} has no unit, and kubectl refuses it`
    : null;
}

/** Optional fields of a Plan, in which `nodeSelector` is a selector. Source: rancher/system-upgrade-controller, pkg/apis/upgrade.cattle.io/v1/types.go. */
const PLAN_FIELDS: OptionalFields = {
  zero: new Set([
    ...POD_FIELDS.zero,
    ...['cordon', 'disableEviction', 'exclusive', 'force', 'ignoreUpdates'],
    ...['concurrency', 'skipWaitForDeleteTimeout'],
  ]),
  maps: new Set(['annotations', 'labels', 'matchLabels', 'postCompleteLabels']),
};

/** A Plan as the controller's types write it back: without empty fields, and with its duration as Go prints it. */
export function asRead(plan: JsonObject): JsonObject {
  const read = withoutEmpty(plan, PLAN_FIELDS);
  const nanos = goDurationNanos(textIn(read, 'spec', 'postCompleteDelay') ?? '-');
  const spec = {
    ...objectIn(read, 'spec'),
    ...(nanos !== null && { postCompleteDelay: formatGoDuration(nanos) }),
  };
  return { ...read, spec };
}

function invalidIn(
  drain: JsonObject,
  window: ReturnType<typeof readWindow> | null,
  delayMs: number | null,
): Invalid | null {
  const at = (path: string, says: Text, stopsAll = false): Invalid => ({
    ...{ path: path.split('.'), says, stopsAll },
  });
  const [timeout, pods] = [numberIn(drain, 'timeout') ?? 0, compileSelector(drain['podSelector'])];
  // Source: release notes of 0.16.3.
  if (timeout > MOST_OF_32_BITS)
    return at(
      'drain.timeout',
      text`${timeout} does not fit into 32 bits (write it with a unit, such as ${code(`"${timeout / 1e9}s"`)}): ${READS_NONE}`,
      true,
    );
  if (delayMs === null)
    return at('postCompleteDelay', text`it is not a duration such as "30s": ${READS_NONE}`, true);
  // Whatever they say. Source: pkg/apis/upgrade.cattle.io/v1/types.go, DrainSpec.
  if (drain['deleteLocalData'] !== undefined && drain['deleteEmptydirData'] !== undefined)
    return at('drain', text`deleteLocalData and deleteEmptydirData are two names of one field: write one`);
  if ('error' in pods) return at('drain.podSelector', foreign(pods.error));
  if (window && 'error' in window) return at('window', window.error);
  return delayMs < 0 ? at('postCompleteDelay', text`it is negative`) : null;
}
