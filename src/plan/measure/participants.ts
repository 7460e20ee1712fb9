import type { PolicyRef, ResolvedGroup, ResolvedPolicy, SystemId } from '../../systems/system.js';
import type { NextRollouts } from './next-rollouts.js';

/** The policies that take part in a dry rollout, and the groups that it reports. */
export interface Participants {
  /** Absent where all of them take part. */
  readonly isLeftOut?: (policy: PolicyRef) => boolean;
  /** True for a group whose numbers are those of this dry rollout. */
  readonly reports: (group: Rolled) => boolean;
}

/** Who takes part in the dry rollouts that one side is measured in, beside that of everything. */
interface Apart {
  /** The effect of the merge, or where that starts nothing, of the edited policies. */
  readonly withoutNext: Participants;
  /** One of them reports each group. */
  readonly reporting: readonly Participants[];
}

type Rolled = Pick<ResolvedGroup, 'rolls'>;

/** All at the same moment, reported by one run. */
export const ALL: Participants = { reports: () => true };

/**
 * The dry rollouts that a side takes where its rollouts meet. A next rollout that nothing starts takes nodes away, or holds them, under one
 * that merging starts: what that one does is reported without it, and the next rollout without those of other systems.
 */
export function participantsApart(
  policies: readonly ResolvedPolicy[],
  { isNext, isUntouchedNext }: NextRollouts,
): Apart {
  const rolling = rollingIn(policies);
  const begun: Participants = { isLeftOut: isNext, reports: ({ rolls }) => !isNext(rolls) };
  const systems = new Set(rolling.filter(({ rolls }) => isNext(rolls)).map(({ rolls }) => rolls.system));
  const next = [...systems].map((system): Participants => {
    return {
      isLeftOut: (policy) => policy.system !== system,
      reports: ({ rolls }) => isNext(rolls) && rolls.system === system,
    };
  });
  const isSame = rolling.every(({ rolls }) => isNext(rolls) === isUntouchedNext(rolls));
  const withoutNext = isSame ? begun : { isLeftOut: isUntouchedNext, reports: () => false };
  return { withoutNext, reporting: [begun, ...next] };
}

function rollingIn(policies: readonly ResolvedPolicy[]): readonly ResolvedGroup[] {
  return policies.flatMap(({ groups }) => groups).filter(({ targets }) => targets.length > 0);
}

/** True where a next rollout and one of another system take the same node, or wait for the same disruption budgets. */
export function meet(
  policies: readonly ResolvedPolicy[],
  isNext: (policy: PolicyRef) => boolean,
  hasBudgets: boolean,
): boolean {
  const groups = rollingIn(policies);
  const next = groups.filter(({ rolls }) => isNext(rolls));
  const systems = new Set(groups.map(({ rolls }) => rolls.system));
  if (next.length === 0 || systems.size < 2) return false;
  const takers = new Map<string, Set<SystemId>>();
  for (const { rolls, targets } of groups)
    for (const target of targets) takers.set(target, (takers.get(target) ?? new Set()).add(rolls.system));
  const isShared = next.some(({ targets }) => targets.some((target) => (takers.get(target)?.size ?? 0) > 1));
  const draining = groups.filter(({ drains }) => drains);
  const isDraining = new Set(draining.map(({ rolls }) => rolls.system)).size > 1;
  return isShared || (hasBudgets && isDraining && draining.some(({ rolls }) => isNext(rolls)));
}

/** The policies with only those of their groups that a dry rollout reports; those without any are left out. */
export function reportedBy(
  participants: Participants,
  policies: readonly ResolvedPolicy[],
): readonly ResolvedPolicy[] {
  if (participants === ALL) return policies;
  return policies.flatMap((policy) => {
    const groups = policy.groups.filter(participants.reports);
    return groups.length > 0 ? [{ ...policy, groups }] : [];
  });
}
