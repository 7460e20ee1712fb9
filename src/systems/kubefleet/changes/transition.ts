import { type Text } from '../../../text/text.js';
import { type ChangeEffect } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import { type ExistingPlacement, schedule, type Scheduled } from '../controller/scheduler.js';
import { mayBeDown } from '../objects/clusters.js';
import { readPlacement } from '../objects/placement.js';
import { isError, type SchedulingError } from '../objects/properties.js';
import { type AppliedAtOnce, appliedAtOnce, withApplyStrategy } from './applied-at-once.js';
import { type EditedPlacement, editOf, hasOtherPolicy, isReached } from './edits.js';

/** The placement on the clusters when the dry rollout begins, and the effect of merging on it. */
export interface Transition {
  readonly bindings: readonly Binding[];
  readonly fullyScheduled: boolean;
  readonly effect: ChangeEffect<Text>;
  /** Null if the apply strategy is unchanged. */
  readonly applied: AppliedAtOnce | null;
}

/** The scheduler picks clusters again; the kind of edit decides which of them are updated. */
export function transitionOf(input: EditedPlacement): Transition | SchedulingError {
  const scheduled = scheduleNow(input);
  if (isError(scheduled)) return scheduled;
  const bindings = bindingsOf(scheduled, input);
  const { fullyScheduled } = scheduled;
  const edit = editOf(bindings, input);
  const applied = appliedAtOnce(input, bindings);
  const effect = applied ? withApplyStrategy(edit, applied, input) : edit;
  return { bindings: updated(bindings, edit, applied, input), fullyScheduled, effect, applied };
}

/** Clusters to update are stale. An apply strategy that is written everywhere at once leaves no next update to plan. */
function updated(
  bindings: readonly Binding[],
  { kind }: ChangeEffect<Text>,
  applied: AppliedAtOnce | null,
  input: EditedPlacement,
): readonly Binding[] {
  const due = (binding: Binding): Binding =>
    binding.state === 'Bound' ? { ...binding, stale: true } : binding;
  if (kind === 'resources') return bindings.map((one) => (isReached(one, input) ? due(one) : one));
  if (kind !== 'next-rollout' || applied?.writesTo.length) return bindings;
  return bindings.map((binding) => {
    // By the time of the next update, a version that is coming up now is available.
    const { onItsWayMs, ...there } = binding;
    return due(onItsWayMs === undefined ? binding : { ...there, health: 'ready' });
  });
}

function scheduleNow(input: EditedPlacement): Scheduled {
  const { object, spec, before, live, fleet } = input;
  const policy = hasOtherPolicy(input) ? ('previous' as const) : ('current' as const);
  const scheduled = (existing: readonly ExistingPlacement[]): Scheduled =>
    schedule(spec.policy, fleet.clusters, existing, object.ref.namespace);
  if (live)
    return scheduled(
      live.map((one) => ({
        ...one,
        policy,
        score: { spread: one.spreadScore, affinity: one.affinityScore },
      })),
    );
  if (before === null && input.hasBase) return scheduled([]);
  // The snapshot does not show what is placed: assumed is what the policy picked before the change, also on clusters that have gone silent.
  const { policy: earlier } = before ? readPlacement(before.stored, undefined) : spec;
  const reporting = fleet.clusters.map((one) => (mayBeDown(one) ? { ...one, ineligible: null } : one));
  const had = schedule(earlier, reporting, [], object.ref.namespace);
  if (isError(had)) return scheduled([]);
  return scheduled(had.placements.map((one) => ({ ...one, state: 'Bound', policy })));
}

/** Picks are the scheduler's, health is the live binding's. */
function bindingsOf(
  { placements }: Exclude<Scheduled, SchedulingError>,
  { live, spec }: EditedPlacement,
): Binding[] {
  const known = new Map((live ?? []).map((binding) => [binding.cluster, binding]));
  const assumed = spec.availability.signal === 'time' ? 'untracked' : 'ready';
  const byCluster = placements.map(({ cluster, state }): [string, Binding] => {
    const binding = known.get(cluster);
    const health = state === 'Scheduled' ? 'pending' : assumed;
    const fresh = { cluster, stale: false, health, availableSince: null, deleting: false } as const;
    return [cluster, { ...(binding ?? fresh), state }];
  });
  return [...new Map(byCluster).values()];
}
