import { field, fieldAt, textIn } from '../../manifest/fields.js';
import type { Json } from '../../manifest/manifest.js';
import type { Phase } from '../../rollout/controller.js';
import type { ResolvedGroup, ResolvedPolicy } from '../system.js';
import type { Binding } from './bindings.js';
import type {
  DisruptionBudget,
  Eviction,
  EvictionReason,
  EvictionTarget,
  InvalidReason,
} from './eviction.js';
import { availablePlacements, disruptionsAllowed, evict } from './eviction.js';
import { policyOf } from './findings.js';
import { IdleController } from './idle-controller.js';
import type { FleetObject } from './objects.js';
import { placementRef, refKeyOf } from './objects.js';
import { isError } from './properties.js';
import type { LiveBinding } from './read-binding.js';
import type { Planned } from './resolve.js';
import type { PlacedObject, Side } from './side.js';
import { clusters } from './why.js';

/** An eviction: the one cluster that loses the placement, or why it does not. It is judged once. */
export function evictionPlan(object: FleetObject, side: Side): Planned {
  const spec = object.stored['spec'];
  const ref = placementRef(object.ref, object.stored);
  const cluster = textIn(spec, 'clusterName') ?? '';
  const placed = side.placement(ref);
  const exists = side.fleet.clusters.some(({ name }) => name === cluster);
  const result = evict(placed && targetOf(placed), cluster, budgetOf(ref.name, side));
  const phase: Phase = result.valid && result.executed ? 'complete' : 'stuck';
  const why = phase === 'complete' ? '' : refusalText(result);
  const key = refKeyOf(object.ref);
  const runs = { controller: `kubefleet ${key}`, group: key };
  const isPlanned = object.refusals.length === 0 && exists;
  const group = isPlanned ? evictionGroup(object, placed, runs, cluster) : [];
  const says =
    phase === 'complete'
      ? `${cluster} loses what the placement "${ref.name}" put there, at once. ${EXECUTED[reasonOf(result)] ?? ''}`.trim()
      : why;
  const policy = policyOf(object, {
    uses: placed ? [placed.object.ref] : [],
    groups: group,
    change: isPlanned ? { kind: 'eviction', says, batched: true, targetsAtOnce: 0, place: null } : null,
    missingReferences: [
      ...(placed ? [] : [missing(object, 'placementName', `ClusterResourcePlacement "${ref.name}"`)]),
      ...(exists ? [] : [missing(object, 'clusterName', `MemberCluster "${cluster}"`)]),
    ],
    notes: isPlanned ? [] : [why].filter(Boolean),
  });
  const removes = phase === 'complete' ? cluster : null;
  return { policy, controllers: isPlanned ? [() => new IdleController(runs, phase, why, removes)] : [] };
}

function missing(
  object: FleetObject,
  name: string,
  what: string,
): ResolvedPolicy['missingReferences'][number] {
  const place = object.manifest.placeOf(['spec', name]);
  return { what, consequence: 'The eviction is invalid for good, and nothing is evicted.', place };
}

function evictionGroup(
  object: FleetObject,
  placed: PlacedObject | null,
  runs: ResolvedGroup['runs'],
  cluster: string,
): ResolvedGroup[] {
  const { manifest, ref } = object;
  return [
    {
      name: ref.name,
      rolls: ref,
      runs,
      unit: 'cluster',
      targets: [cluster],
      selected: 1,
      lostTo: {},
      ceiling: { declared: null, documented: null, enforced: null },
      allowed: [],
      strategy: null,
      brakes: null,
      blocked: [],
      documented: null,
      carriedOver: null,
      declaredIn: ref,
      places: { strategy: manifest.placeOf(['spec']), selector: manifest.placeOf(['spec', 'clusterName']) },
      unstick: placed
        ? 'Make more clusters available first, or loosen the disruption budget.'
        : 'Correct the name of the placement.',
    },
  ];
}

function targetOf({ spec, transition, object }: PlacedObject): EvictionTarget {
  const bindings = isError(transition) ? [] : transition.bindings;
  const deleting = textIn(object.manifest.object['metadata'], 'deletionTimestamp') !== null;
  // The eviction meets the placement as it is, before the next update makes anything stale.
  const withHistory = bindings.map((binding) => ({ ...binding, wasBound: wasBound(binding) }));
  return { policy: spec.policy, deleting, bindings: withHistory };
}

function wasBound(binding: Binding | LiveBinding): boolean {
  return 'stateBefore' in binding ? binding.stateBefore === 'Bound' : true;
}

function budgetOf(placement: string, side: Side): DisruptionBudget | null {
  const kind = 'ClusterResourcePlacementDisruptionBudget';
  const object = side.object({ system: 'kubefleet', kind, namespace: null, name: placement });
  const accepted = object && side.accepted(object);
  return accepted && readBudget(accepted.stored['spec']);
}

function readBudget(spec: Json | undefined): DisruptionBudget {
  const limit = (name: string): string | number | null => {
    const value = field(spec, name);
    return typeof value === 'string' || typeof value === 'number' ? value : null;
  };
  return { maxUnavailable: limit('maxUnavailable'), minAvailable: limit('minAvailable') };
}

function reasonOf(result: Eviction): string {
  return result.reason;
}

const EXECUTED: Readonly<Record<string, string>> = {
  allowedAlreadyBeingRemoved: 'It is being removed already.',
  allowedPlacementFailed: 'The placement there has failed, so no budget is asked.',
  allowedNoBudget: 'No disruption budget protects the placement.',
  allowedByBudget: 'The disruption budget allows it.',
} satisfies Partial<Record<EvictionReason, string>>;

function refusalText(result: Eviction): string {
  if (!result.valid) return `The eviction is invalid for good: ${INVALID[result.reason]}.`;
  return `The eviction is not executed, and is not tried again: ${REFUSED[result.reason] ?? 'it is blocked'}.`;
}

const INVALID: Readonly<Record<InvalidReason, string>> = {
  placementNotFound: 'its placement does not exist',
  placementDeleting: 'its placement is being deleted',
  pickFixedNotAllowed:
    'clusters of a PickFixed placement cannot be evicted; take the name out of clusterNames',
  clusterHasNoPlacement: 'the placement is not on that cluster',
  severalPlacements: 'the cluster has several placements of it',
};

const REFUSED: Readonly<Partial<Record<EvictionReason, string>>> = {
  blockedNothingPlaced: 'nothing is placed on the cluster yet',
  blockedByBudget: 'the disruption budget leaves no room',
  blockedBudgetMisconfigured: 'the disruption budget does not fit a PickAll placement',
};

/** A disruption budget, or an approval: nothing that rolls, but something a reader must know. */
export function budgetPolicy(object: FleetObject, side: Side): ResolvedPolicy {
  if (object.ref.kind.endsWith('ApprovalRequest')) {
    const notes = [
      'The run creates approval requests itself, and an approval stands in the status, which no file can set: approve it in the cluster.',
    ];
    return policyOf(object, { notes: object.live ? [] : notes });
  }
  if (object.ref.kind !== 'ClusterResourcePlacementDisruptionBudget') return policyOf(object);
  const ref = placementRef(object.ref, object.stored);
  const placed = side.placement(ref);
  if (!placed || isError(placed.transition)) {
    const what = `ClusterResourcePlacement "${ref.name}", which has the budget's own name,`;
    const consequence = 'The budget limits no eviction.';
    const place = object.manifest.placeOf(['metadata', 'name']);
    return policyOf(object, { missingReferences: placed ? [] : [{ what, consequence, place }] });
  }
  return policyOf(object, {
    uses: [placed.object.ref],
    notes: [budgetText(object, placed, placed.transition.bindings)],
  });
}

function budgetText(object: FleetObject, { spec }: PlacedObject, bindings: readonly Binding[]): string {
  const budget = readBudget(fieldAt(object.stored, 'spec'));
  const allowed = disruptionsAllowed(spec.policy, bindings, budget);
  const scope = 'It limits evictions only, never a rollout.';
  if (allowed === null) return `It does not fit a PickAll placement, so every eviction is blocked. ${scope}`;
  if (budget.maxUnavailable === null && budget.minAvailable === null)
    return `It names neither maxUnavailable nor minAvailable, so every eviction is blocked. ${scope}`;
  const standing = `${availablePlacements(bindings)} of ${clusters(bindings.length)} are available`;
  return `${standing}: it allows ${Math.max(0, allowed)} more ${allowed === 1 ? 'eviction' : 'evictions'} now. ${scope}`;
}
