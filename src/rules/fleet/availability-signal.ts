import type { PlannedGroup, PlannedPolicy } from '../../plan/model.js';
import { type RuleResult, groupResult, type LimitedGroup, sameRef, share, subjectOfPolicy } from '../rule.js';
import { factOf, refText } from '../../systems/system.js';

/** A placement whose members count as available by time alone, or as soon as they exist. */
export function withoutAvailability(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const availability = factOf(group, 'availability');
  const cause = causeOf(group);
  if (cause === null || group.batches.length === 0) return null;
  const { signal = null, untracked = [] } = availability ?? {};
  return groupResult(limited, ['resources', 'strategy'], {
    says: `${cause} ${availability?.dropped ? 'It' : 'A bad version'} reaches ${share(group.worstLoss, group.matched, group.unit)}.`,
    fix: fixOf(group),
    magnitude: group.worstLoss,
    evidence: { signal, untracked: [...untracked], worstLoss: group.worstLoss, matched: group.matched },
  });
}

/** A placement of unknown content: reported once, whatever its groups; a run that is only assumed places nothing yet. */
export function unknownAvailability(policy: PlannedPolicy): RuleResult | null {
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
    says:
      `the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet can ` +
      `tell when it works. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version ` +
      `reaches ${share(matched, matched, first.unit)}.`,
    fix: 'Take the placement with its status into the snapshot: it lists what is selected. Before it is there, select the kinds by name.',
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

/** Null where the availability is tracked, or is unknown. */
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
