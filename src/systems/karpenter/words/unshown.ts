import { MINUTE_MS } from '../../../calendar/days.js';
import { spanText } from '../../../calendar/week.js';
import { listing } from '../../../manifest/words/listing.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { type ChangeEffect, drainedJobs, told, type Unshown } from '../../system.js';
import { CAPACITY_TYPE_LABEL } from '../controller/drift/labels.js';
import { combine } from '../controller/drift/requirement.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import { DISRUPTED_TAINT, isReschedulable } from '../objects/pods.js';
import { graceMsOf } from '../simulation/lasting-hold.js';

export interface Starting {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  readonly effect: ChangeEffect;
  /** The nodes that drift and go. */
  readonly going: readonly PoolNode[];
}

/** What a drift that the change starts does, or needs, and no number of the plan tells. */
export function unshownOf(starting: Starting): Unshown[] {
  if ((starting.effect.replaces ?? 0) === 0 || starting.effect.kind === 'continues') return told([]);
  return told([
    forcedPods(starting),
    cutPods(starting),
    tolerantPods(starting),
    heldNow(starting),
    reservation(starting),
    lockedNodes(starting),
    evictedJobs(starting),
  ]);
}

/**
 * A grace period lets drift take nodes with pods that may not be disrupted. Nothing evicts those: they run until the period is over, and
 * are deleted then. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewStateNode; node/termination/terminator/eviction.go;
 * kubernetes-sigs/karpenter#1961.
 */
function forcedPods({ manifest, pool, going }: Starting): Unshown | null {
  const forced = going.flatMap((node) => {
    const graceMs = graceMsOf(node, pool);
    const { workload } = node.load;
    const isKept = workload !== null && (workload.keptUntil !== null || workload.pdb !== 'free');
    return graceMs !== null && isKept ? [{ name: node.name, graceMs, pods: keptPods(node) }] : [];
  });
  const [first] = forced;
  if (!first) return null;
  const count = forced.length;
  const shortest = Math.min(...forced.map(({ graceMs }) => graceMs));
  const more = count > 1 ? ` and ${count - 1} more` : '';
  const [kept, ...others] = forced.flatMap(({ pods }) => pods);
  const named =
    kept === undefined
      ? ''
      : ` with ${visible(kept)}${others.length > 0 ? ` and ${counted(others.length, 'more pod')}` : ''}`;
  return {
    subject: 'forced-pods',
    says:
      `${count} of the nodes that drift ${verb(count, 'holds', 'hold')} pods that may not be disrupted (karpenter.sh/do-not-disrupt, or a disruption budget that lets none go): ${visible(first.name)}${more}${named}. ` +
      `terminationGracePeriod lets the drift take ${verb(count, 'it', 'them')} all the same, and ${spanText(shortest)} after a node begins to go those pods are deleted.`,
    fix: 'Let those pods end before the merge: a node keeps the terminationGracePeriod that it was made with.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'terminationGracePeriod']),
  };
}

/** A pod that keeps its node from going is told as that. */
function evictedJobs({ manifest, going }: Starting): Unshown | null {
  const jobs = going.flatMap(({ name, load }) =>
    load.pods.flatMap((pod) =>
      pod.ofJob === true && !pod.finished && pod.keptUntil === null
        ? [{ name: pod.name ?? '', node: name }]
        : [],
    ),
  );
  return drainedJobs(jobs, manifest.placeOf(['spec', 'template']));
}

/** Those of a node that say so themselves; a budget's pods are named with the budget. */
function keptPods({ load }: PoolNode): string[] {
  return load.pods.flatMap(({ name, keptUntil, finished }) =>
    name !== undefined && keptUntil !== null && !finished ? [name] : [],
  );
}

/**
 * A pod whose own grace period is longer than that of its node is deleted as soon as the node begins to go, without an eviction, and
 * killed at the end of the node's. Source: kubernetes-sigs/karpenter 2266468, node/termination/terminator/terminator.go,
 * DeleteExpiringPods; aws/karpenter-provider-aws#6783.
 */
function cutPods({ manifest, pool, going }: Starting): Unshown | null {
  const written = pool.template.terminationGracePeriodMs;
  const cut = going.flatMap((node) => {
    const own = graceMsOf(node, pool);
    const nodeMs = own ?? written;
    const podMs = Math.max(
      0,
      ...node.load.pods.filter(isReschedulable).map(({ graceMs = GRACE_MS }) => graceMs),
    );
    return nodeMs === null || podMs <= nodeMs
      ? []
      : [{ name: node.name, nodeMs, podMs, isNow: own !== null }];
  });
  const [first] = cut;
  if (!first) return null;
  const count = cut.length;
  const minutes = Math.ceil(Math.max(...cut.map(({ podMs }) => podMs)) / MINUTE_MS) + 1;
  const more = count > 1 ? ` and ${count - 1} more` : '';
  const killed = first.nodeMs === 0 ? 'killed at once' : `killed after ${spanText(first.nodeMs)}`;
  const deleted = `deleted as soon as their node begins to go, whatever a disruption budget says, and ${killed}`;
  const when = first.isNow
    ? `they are ${deleted}`
    : `the nodes that exist have no such limit, but on those made in their place such pods are ${deleted}`;
  return {
    subject: 'cut-pods',
    says: `${count} of the nodes that drift ${verb(count, 'holds', 'hold')} pods that may take ${spanText(first.podMs)} to end (terminationGracePeriodSeconds), longer than the terminationGracePeriod of ${spanText(first.nodeMs)}: ${visible(first.name)}${more}. By that ${when}.`,
    fix: first.isNow
      ? `Let those pods end before the merge, as a node keeps the one that it was made with, and set terminationGracePeriod: ${minutes}m.`
      : `Set terminationGracePeriod: ${minutes}m.`,
    place: manifest.placeOf(['spec', 'template', 'spec', 'terminationGracePeriod']),
  };
}

/**
 * A budget that lets none go now keeps Karpenter from its nodes, also from those with the pods that are not ready. The dry rollout takes it
 * that they get ready; one that crashes does not. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go, CanEvictPods.
 */
function heldNow({ manifest, pool, going }: Starting): Unshown | null {
  const held = going.filter(
    (node) =>
      node.load.heldNowBy.length > 0 && node.load.closedBy.length === 0 && graceMsOf(node, pool) === null,
  );
  const [first] = held;
  if (!first) return null;
  const count = held.length;
  const budgets = [...new Set(held.flatMap(({ load }) => load.heldNowBy))].sort();
  const one = budgets.length === 1;
  return {
    subject: 'held-now',
    says:
      `PodDisruptionBudget${one ? '' : 's'} ${listing(budgets)} ${one ? 'allows' : 'allow'} no eviction now, as too few of ${one ? 'its' : 'their'} pods are ready: ` +
      `Karpenter does not begin with ${listing(held.map(({ name }) => visible(name)))} before ${one ? 'it does' : 'they do'}. The plan assumes that ${verb(count, 'it may', 'they may')} go; pods that crash never let ${verb(count, 'it', 'them')}.`,
    fix: 'Repair the pods that are not ready before the merge.',
    place: manifest.placeOf(['spec', 'template']),
    ofRollout: true,
  };
}

/** Pods of DaemonSets come back with the next node; the others are an application's. Source: see `DISRUPTED_TAINT`. */
function tolerantPods({ manifest, going }: Starting): Unshown | null {
  const pods = going.flatMap(({ load }) =>
    load.pods.filter((pod) => isReschedulable(pod) && pod.endsWithNode === true),
  );
  const [first, ...others] = pods.map(({ name }) => visible(name ?? ''));
  if (first === undefined) return null;
  const count = pods.length;
  return {
    subject: 'tolerant-pods',
    says:
      `${counted(count, 'pod')} on the nodes that drift ${verb(count, 'tolerates', 'tolerate')} the taint ${DISRUPTED_TAINT.key}:${DISRUPTED_TAINT.effect} (${first}${others.length > 0 ? ` and ${others.length} more` : ''}): ` +
      `Karpenter does not evict ${verb(count, 'it', 'them')} and asks no disruption budget; ${verb(count, 'it ends', 'they end')} with the node, without a replacement before that.`,
    fix: 'Name the keys of the taints that are meant in the tolerations of these pods, instead of operator: Exists without a key.',
    place: manifest.placeOf(['spec', 'template']),
  };
}

/** Source: kubernetes-sigs/karpenter#2409; disruption/queue.go: a node goes once its replacement is initialized. */
function reservation({ manifest, pool }: Starting): Unshown | null {
  const { requirements } = pool.template;
  const capacity = combine(requirements).get(CAPACITY_TYPE_LABEL);
  const isReservedAlone =
    capacity !== undefined && !capacity.complement && [...capacity.values].join() === 'reserved';
  if (!isReservedAlone) return null;
  const index = requirements.findIndex(({ key }) => key === CAPACITY_TYPE_LABEL);
  return {
    subject: 'reservation',
    says: 'Its nodes come out of capacity reservations alone, and Karpenter makes each replacement before the old node goes: where the reservations have no free place, no node is replaced, for as long as that lasts. The numbers take it that there is one.',
    fix: 'Keep a place of the reservation free for the time of the change.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'requirements', Math.max(0, index)]),
  };
}

/**
 * Annotations of the template are those of the node, and a node that has this one is no candidate for any disruption. Source:
 * kubernetes-sigs/karpenter 2266468, scheduling/nodeclaimtemplate.go; state/statenode.go, ValidateNodeDisruptable.
 */
function lockedNodes({ manifest, pool, effect }: Starting): Unshown | null {
  if (pool.template.annotations?.get(LOCK) !== 'true') return null;
  const count = effect.replaces ?? 0;
  return {
    subject: 'locked-nodes',
    says: `the ${count} ${verb(count, 'node that it makes carries', 'nodes that it makes carry')} ${LOCK}: no drift and no consolidation takes such a node, whatever the budgets allow, and the next change of the template reaches none of them. They go by their age (expireAfter) or by hand.`,
    fix: `Leave ${LOCK} out of the template, and put it on the pods that have to stay, or close the budgets for the time in which nodes have to.`,
    place: manifest.placeOf(['spec', 'template', 'metadata', 'annotations', LOCK]),
  };
}

/** The default of the API server. */
const GRACE_MS = 30_000;

const LOCK = 'karpenter.sh/do-not-disrupt';
