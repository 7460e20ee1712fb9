import { allOf } from '../../manifest/words/plural.js';
import * as z from 'zod';
import type { PlannedGroup, PlannedPolicy } from '../../plan/model.js';
import {
  type Breach,
  defineRule,
  groupViolation,
  type LimitedGroup,
  rolledGroups,
  sameRef,
  share,
  subjectOfPolicy,
} from '../rule.js';
import { type Bake, factOf, isBlind, refText } from '../../systems/system.js';

export const noAvailabilitySignal = defineRule({
  id: 'no-availability-signal',
  detects: 'a rollout whose "available" is backed by no status: its limit does not wait for what works',
  systems: 'some',
  severity: 'warning',
  options: z.strictObject({
    /** Smaller workloads are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  judge: ({ side, options }) => [
    ...side.policies.map(assumed),
    ...rolledGroups(side).map((limited) => {
      const { group } = limited;
      const bake = factOf(group, 'bake');
      if (bake) return withoutSignal(limited, bake, options.fromTargets);
      const availability = factOf(group, 'availability');
      const cause = causeOf(group);
      if (cause === null || group.batches.length === 0) return null;
      const { signal = null, untracked = [] } = availability ?? {};
      return groupViolation(limited, ['resources', 'strategy'], {
        says: `${cause} ${availability?.dropped ? 'It' : 'A bad version'} reaches ${share(group.worstLoss, group.matched, group.unit)}.`,
        remediation: fixOf(group),
        magnitude: group.worstLoss,
        evidence: { signal, untracked: [...untracked], worstLoss: group.worstLoss, matched: group.matched },
      });
    }),
  ],
});

/** Nobody can tell what it places: said once, whatever its groups; a run that is only assumed places nothing yet. */
function assumed(policy: PlannedPolicy): Breach | null {
  const groups = policy.effect.groups.filter(
    (group) =>
      factOf(group, 'availability')?.signal === 'unknown' &&
      group.batches.length > 0 &&
      sameRef(group.rolls, policy.ref),
  );
  const [first] = groups;
  if (!first || factOf(policy, 'coverage')?.isAssumed === true) return null;
  const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
  return {
    policy: policy.ref,
    ...subjectOfPolicy(policy, 'assumed'),
    message:
      `${refText(policy.ref)}: the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet can ` +
      `tell when it works. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version ` +
      `reaches ${share(matched, matched, first.unit)}.`,
    remediation:
      'Take the placement with its status into the snapshot: it lists what is selected. Before it is there, select the kinds by name.',
    place: first.places['resources'] ?? policy.place,
    evidence: { signal: 'unknown', matched },
  };
}

function fixOf(group: PlannedGroup): string {
  const availability = factOf(group, 'availability');
  if (isStage(group)) return 'Add an approval or a wait to each stage, long enough for a failure to show.';
  return availability?.dropped
    ? 'Give it a placement of its own and narrow that one step by step, or drive this one by a staged update run with an approval after each stage.'
    : 'Drive it by a staged update run with an approval or a wait after each stage, or set unavailablePeriodSeconds to the time in which a failure shows.';
}

/** A workload without a probe and without a wait. */
function withoutSignal(limited: LimitedGroup, bake: Bake, fromTargets: number): Breach | null {
  const { group } = limited;
  if (!isBlind(bake)) return null;
  if (group.matched < fromTargets || group.batches.length === 0) return null;
  return groupViolation(limited, ['template', 'strategy'], {
    says:
      `not every container has a ${bake.signalField}, and ${bake.waitField} is 0, so a new pod counts as ` +
      `available as soon as it runs. A version that starts and does not work reaches ${allOf(group.matched, group.unit)}: no limit stops it.`,
    remediation: `Add a ${bake.signalField} to each container. At the least set ${bake.waitField}, so that a crash shows before the rollout goes on.`,
    evidence: { hasSignal: false, seconds: bake.seconds, matched: group.matched },
  });
}

/** Null where something does tell good from bad, or where nobody knows. */
function causeOf(group: PlannedGroup): string | null {
  const { unit } = group;
  const availability = factOf(group, 'availability');
  if (availability?.dropped)
    return `the change takes ${availability.dropped.join(', ')} away, and a ${unit} without counts as available: nobody sees that it is missed.`;
  if (availability?.signal === 'none')
    return `everything it places counts as available as soon as it exists, so the ${unit} after it is taken whether it works or not.`;
  if (availability?.signal !== 'time') return null;
  const kinds = `${availability.untracked.join(', ')} cannot be tracked`;
  const when = isStage(group)
    ? 'as soon as it is applied'
    : `${availability.seconds ?? 0} seconds after it is applied`;
  return `${kinds}, so a ${unit} counts as available ${when}, whether it works or not.`;
}

/** True for a stage to which waits and approvals can be given. */
function isStage(group: PlannedGroup): boolean {
  return (factOf(group, 'stage')?.pauses ?? null) !== null;
}
