import { field, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import { type Controller, type GroupEnd, NO_STEP } from '../../../rollout/controller.js';
import { fix } from '../../../text/fix.js';
import { code, count, fewNames, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import {
  inBatches,
  neverAllowed,
  refText,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemResult,
  unlimitedGroup,
} from '../../system.js';
import {
  type DisruptionBudget,
  disruptionsAllowed,
  evict,
  type EvictionReason,
} from '../controller/eviction.js';
import { BUDGET, type FleetObject, placementRef, policyOf, refKeyOf } from '../objects/objects.js';
import { intOrText, readPolicy } from '../objects/policy.js';
import type { PlacedObject, Side } from '../side.js';

function readBudget({ stored: { spec } }: FleetObject): DisruptionBudget {
  const [maxUnavailable, minAvailable] = [field(spec, 'maxUnavailable'), field(spec, 'minAvailable')];
  return { maxUnavailable: intOrText(maxUnavailable), minAvailable: intOrText(minAvailable) };
}

function limitField({ maxUnavailable }: DisruptionBudget): 'maxUnavailable' | 'minAvailable' {
  return maxUnavailable === null ? 'minAvailable' : 'maxUnavailable';
}

/** A disruption budget: it limits evictions of the placement with its name, and no rollout. */
export function budgetPolicy(object: FleetObject, side: Side): ResolvedPolicy {
  const { manifest, ref, stored, refusals } = object;
  const placement = placementRef(ref, stored);
  const placed = side.placement(placement);
  if (placed?.unschedulable) return policyOf(object);
  const owner = name('policy', placement.name);
  const uses = placed ? [placed.object.ref] : [];
  if (placed?.spec.policy.type === 'PickFixed') {
    const says = text`Placement ${owner} is PickFixed and cannot be evicted, with or without a budget.`;
    return policyOf(object, { uses, onDelete: { says, targets: [] }, notes: [says] });
  }
  const budget = readBudget(object);
  const limit = limitField(budget);
  // A placement that is not shown is assumed to be on every cluster.
  const of = placed ? placed.bindings.length : side.fleet.clusters.length;
  const everywhere = readPolicy({ placementType: 'PickN', numberOfClusters: of });
  const allowed = disruptionsAllowed(placed ? placed.spec.policy : everywhere, of, of, budget) ?? 0;
  const missing = {
    what: `ClusterResourcePlacement "${placement.name}" (a budget has the name of its placement)`,
    consequence: text`The budget limits no eviction.`,
    place: manifest.placeOf(['metadata', 'name']),
  };
  return policyOf(object, {
    uses,
    results: present([placed && refusals.length === 0 && evictsNone(object, budget, placed)]),
    evictionLimit: {
      ...{ most: Math.min(of, Math.max(0, allowed)), of, unit: 'cluster', field: limit },
      ...{ written: placed ? budget[limit] : null, place: manifest.placeOf(['spec', limit]) },
    },
    onDelete: {
      says: text`Evictions of placement ${owner} then have no limit: each one is executed at once.`,
      targets: [],
    },
    missingReferences: placed ? [] : [missing],
    notes: placed ? [text`It limits evictions only, not rollouts.`] : [],
  });
}

/** A disruption budget that allows no eviction even if every cluster is available. */
function evictsNone(
  { manifest }: FleetObject,
  budget: DisruptionBudget,
  { spec: { policy }, bindings }: PlacedObject,
): SystemResult | null {
  const wanted = policy.type === 'PickN' ? policy.count : bindings.length;
  const allowed = disruptionsAllowed(policy, wanted, wanted, budget);
  const limit = limitField(budget);
  const written = budget[limit];
  if (bindings.length === 0 || (written !== null && allowed !== null && allowed > 0)) return null;
  const setting = code(`${limit}: ${written}`);
  const says =
    written === null
      ? text`it has neither maxUnavailable nor minAvailable`
      : text`${setting} allows no eviction even if all of ${count(wanted, 'cluster')} are available`;
  const less =
    policy.type === 'PickAll'
      ? { field: 'minAvailable', value: Math.max(0, wanted - 1) }
      : { field: 'maxUnavailable', value: 1 };
  return neverAllowed({
    ...{ what: 'evictions', targets: bindings.length },
    place: written === null ? manifest.place : manifest.placeOf(['spec', limit]),
    says: text`${says}, so every eviction is refused.`,
    fix: fix`Set ${less}: then one cluster may be evicted at a time.`,
    // Under a budget that can be met no patch waits for an eviction: a person asks for one.
    severity: written === null || allowed === null ? 'error' : 'warning',
  });
}

export function evictionPolicy(object: FleetObject, side: Side) {
  const { manifest, ref, stored, refusals } = object;
  const placement = placementRef(ref, stored);
  const cluster = textIn(stored['spec'], 'clusterName') ?? '';
  const placed = side.placement(placement);
  const exists = side.fleet.clusters.some((one) => one.name === cluster);
  // The disruption budget of the placement, as the cluster has it.
  const written = side.of({ ...placement, kind: BUDGET, namespace: null }).now;
  const accepted = written && side.accepted(written);
  const live = placed && (side.of(placed.object.ref).live ?? placed.object).manifest;
  const target = placed && {
    ...{ policy: placed.spec.policy, bindings: placed.bindings },
    deleting: textIn(live?.object, 'metadata', 'deletionTimestamp') !== null,
  };
  const { executed = false, reason } = evict(target, cluster, accepted && readBudget(accepted));
  const refused = text`The eviction is not executed, and is not tried again`;
  const says = executed
    ? text`${fewNames('target', [cluster])} loses what ${name('policy', refText(placement))} placed there, at once, and may be picked again unless it has a taint.`
    : text`${refused}.`;
  const end: GroupEnd = executed
    ? { phase: 'complete', why: NO_TEXT }
    : { phase: 'stuck', why: text`${refused}: ${REFUSALS[reason] ?? NO_TEXT}.`, fix: TRY_AGAIN };
  const runs = { controller: `kubefleet ${refKeyOf(ref)}`, group: refKeyOf(ref) };
  const isPlanned = refusals.length === 0 && exists;
  const group: ResolvedGroup = {
    ...unlimitedGroup({ name: ref.name, rolls: ref, runs, unit: 'cluster', targets: [cluster] }),
    places: { strategy: manifest.placeOf(['spec']), selector: manifest.placeOf(['spec', 'clusterName']) },
  };
  const missing = (of: string, what: string) => ({
    what,
    consequence: text`The eviction is invalid for good, and nothing is evicted.`,
    place: manifest.placeOf(['spec', of]),
  });
  const policy = policyOf(object, {
    uses: placed ? [placed.object.ref] : [],
    groups: isPlanned ? [group] : [],
    change: isPlanned ? inBatches('eviction', says) : null,
    missingReferences: [
      ...(placed ? [] : [missing('placementName', `ClusterResourcePlacement "${placement.name}"`)]),
      ...(exists ? [] : [missing('clusterName', `MemberCluster "${cluster}"`)]),
    ],
  });
  return { policy, controllers: isPlanned ? [() => evictionController(runs, cluster, end)] : [] };
}

const TRY_AGAIN = fix`Correct the eviction, or loosen the disruption budget of its placement; then create it again.`;

/** Clauses by the reason for which an eviction is not executed. */
const REFUSALS: Readonly<Partial<Record<EvictionReason, Text>>> = {
  placementNotFound: text`its placement does not exist`,
  placementDeleting: text`its placement is being deleted`,
  pickFixedNotAllowed: text`a PickFixed placement cannot be evicted; remove the cluster from clusterNames`,
  clusterHasNoPlacement: text`the placement is not on that cluster`,
  severalPlacements: text`the cluster has several placements of it`,
  blockedNothingPlaced: text`nothing is placed on the cluster yet`,
  blockedByBudget: text`the disruption budget allows no eviction now`,
  blockedBudgetMisconfigured: text`the disruption budget does not fit a PickAll placement`,
};

/** An eviction runs once: it removes the placement from one cluster, or is refused for good. */
function evictionController(
  runs: ResolvedGroup['runs'],
  target: string,
  end: GroupEnd,
  hasStarted = end.phase !== 'complete',
): Controller {
  let isOver = hasStarted;
  return {
    id: runs.controller,
    step: () => {
      if (isOver) return NO_STEP;
      isOver = true;
      return { ...NO_STEP, starts: [{ target, group: runs.group, batch: 1, removes: true }], again: true };
    },
    ended: () => undefined,
    groups: () => new Map([[runs.group, end]]),
    fork: () => evictionController(runs, target, end, isOver),
  };
}
