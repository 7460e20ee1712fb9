import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { duration, instant, literal, type Text, text } from '../../../text/text.js';
import type { Instant } from '../../../rollout/controller.js';
import { readTaint, type Taint } from '../../../snapshot/snapshot.js';
import { field, fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { conditionIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';

/** A member cluster as the scheduler sees it. */
export interface MemberCluster {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly taints: readonly Taint[];
  /** Property name to its value, a quantity as text. */
  readonly properties: Readonly<Record<string, string>>;
  readonly usage: ResourceUsage;
  /** It carries a deletionTimestamp. */
  readonly leaving: boolean;
  /** Why nothing may be placed on it; null when something may. */
  readonly ineligible: string | null;
  /** The last heartbeat of its member agent; null: the agent has never reported. */
  readonly heartbeatAt: Instant | null;
  /** Namespaces it reports; null where it reports none, so that none is asked for. */
  readonly namespaces: ReadonlySet<string> | null;
}

/** Resource name to quantity, for the whole cluster, for what pods may use, and for what is left. */
export interface ResourceUsage {
  readonly total: Readonly<Record<string, string>>;
  readonly allocatable: Readonly<Record<string, string>>;
  readonly available: Readonly<Record<string, string>>;
}

/** How old a heartbeat, and how long a bad health report, may be. */
export const TOLERATED_MS = 5 * 60_000;

const UNHEALTHY = 'it has been unhealthy for over 5 minutes';
const NO_HEARTBEAT = 'its last heartbeat is over 5 minutes old';
const NEVER_BEAT = 'its member agent has never sent a heartbeat';

/** Reads a MemberCluster object; heartbeats are compared with `at`. */
export function readMemberCluster(object: JsonObject, at: Instant): MemberCluster {
  const status = object['status'];
  const usage = field(status, 'resourceUsage');
  const properties = Object.create(null) as Record<string, string>;
  for (const [name, property] of Object.entries(objectIn(status, 'properties') ?? {})) {
    const value = textIn(property, 'value');
    if (value !== null) properties[name] = value;
  }
  return {
    name: textIn(object['metadata'], 'name') ?? '',
    labels: labelsIn(object['metadata'], 'labels'),
    taints: itemsIn(object['spec'], 'taints').map(readTaint),
    properties,
    usage: {
      total: quantitiesIn(usage, 'capacity'),
      allocatable: quantitiesIn(usage, 'allocatable'),
      available: quantitiesIn(usage, 'available'),
    },
    leaving: textIn(object['metadata'], 'deletionTimestamp') !== null,
    ineligible: ineligibility(object, at),
    heartbeatAt: timeIn(memberAgentIn(object), 'lastReceivedHeartbeat'),
    namespaces: namespacesIn(status),
  };
}

/**
 * A cluster takes placements unless it is leaving, its agent has never reported, its last heartbeat is over five minutes
 * old, it has not joined, or it has been unhealthy for over five minutes.
 * Source: kubefleet-dev/kubefleet e160c1cd, clustereligibilitychecker.
 */
function ineligibility(object: JsonObject, at: Instant): string | null {
  if (textIn(object['metadata'], 'deletionTimestamp') !== null) return 'it is leaving the fleet';
  const agent = memberAgentIn(object);
  if (!isObject(agent)) return 'its member agent has never reported';
  const heartbeat = timeIn(agent, 'lastReceivedHeartbeat');
  if (heartbeat === null) return NEVER_BEAT;
  if (at - heartbeat > TOLERATED_MS) return NO_HEARTBEAT;
  if (!trueConditionIn(agent, 'Joined')) return 'it has not joined';
  const healthy = conditionIn(agent, 'Healthy');
  const since = timeIn(healthy, 'lastTransitionTime');
  const unhealthy = textIn(healthy, 'status') === 'False';
  if (unhealthy && (since === null || at - since > TOLERATED_MS)) return UNHEALTHY;
  return null;
}

/**
 * True for a member that may be down: its agent is silent, or reports that it is unhealthy. A cluster that never joined, or is leaving, runs
 * nothing that could be.
 */
export function mayBeDown({ ineligible }: MemberCluster): boolean {
  return ineligible === NO_HEARTBEAT || ineligible === UNHEALTHY;
}

function memberAgentIn(object: JsonObject): Json | undefined {
  return itemsIn(object['status'], 'agentStatus').find((one) => textIn(one, 'type') === 'MemberAgent');
}

/**
 * Why a cluster never answers to what is sent to it: its agent has never reported, is away since some time, or has not joined. Null for a
 * cluster that answers.
 */
export function silenceOf({ ineligible, leaving, heartbeatAt }: MemberCluster, seenAt: Instant): Text | null {
  if (ineligible === null || ineligible === UNHEALTHY || leaving) return null;
  if (ineligible !== NO_HEARTBEAT || heartbeatAt === null) return literal(ineligible);
  return text`no heartbeat for ${duration(seenAt - heartbeatAt)}, since ${instant(heartbeatAt)}`;
}

/** Quantities may be numbers in YAML. */
function quantitiesIn(of: Json | undefined, name: string): Record<string, string> {
  const quantities = Object.create(null) as Record<string, string>;
  for (const [resource, value] of Object.entries(objectIn(of, name) ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') quantities[resource] = String(value);
  }
  return quantities;
}

function namespacesIn(status: Json | undefined): ReadonlySet<string> | null {
  const namespaces = fieldAt(status, 'namespaces');
  return isObject(namespaces) ? new Set(Object.keys(namespaces)) : null;
}
