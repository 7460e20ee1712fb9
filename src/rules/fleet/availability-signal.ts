import { code, few, literal, name, share, type Text, text } from '../../text/text.js';
import type { PlannedGroup, PlannedPolicy } from '../../plan/model.js';
import { type RuleResult, groupResult, type LimitedGroup, sameRef, subjectOfPolicy } from '../rule.js';
import { type Fix, fix } from '../../systems/system.js';

/** A placement whose members count as available by time alone, or as soon as they exist. */
export function withoutAvailability(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const availability = group.availability;
  const cause = causeOf(group);
  if (cause === null || group.batches.length === 0) return null;
  const { signal = null, untracked = [] } = availability ?? {};
  return groupResult(limited, ['resources', 'strategy'], {
    says: text`${cause} ${availability?.dropped ? text`That` : text`A bad version`} reaches ${share(group.worstLoss, group.matched, group.unit)}.`,
    fix: fixOf(group),
    magnitude: group.worstLoss,
    evidence: { signal, untracked: [...untracked], worstLoss: group.worstLoss, matched: group.matched },
  });
}

/** A placement of unknown content: reported once, whatever its groups; a run that is only assumed places nothing yet. */
export function unknownAvailability(policy: PlannedPolicy): RuleResult | null {
  const groups = policy.effect.groups.filter(
    (group) =>
      group.availability?.signal === 'unknown' &&
      group.batches.length > 0 &&
      sameRef(group.rolls, policy.ref),
  );
  const [first] = groups;
  if (!first) return null;
  const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
  return {
    policy: policy.ref,
    ...subjectOfPolicy(policy, 'assumed'),
    says: text`the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet tracks its availability. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version reaches ${share(matched, matched, first.unit)}.`,
    fix: fix`Add the placement with its status to the snapshot: it lists what is selected. Until then, select the kinds by name.`,
    place: first.places['resources'] ?? policy.place,
    evidence: { signal: 'unknown', matched },
  };
}

function fixOf(group: PlannedGroup): Fix {
  const availability = group.availability;
  if (isStage(group)) return fix`Add an approval or a wait to each stage, long enough for a failure to show.`;
  return availability?.dropped
    ? fix`Give it a placement of its own and narrow that one step by step, or use a staged update run with an approval after each stage.`
    : fix`Use a staged update run with an approval or a wait after each stage, or set ${code('unavailablePeriodSeconds')} to the time in which a failure shows.`;
}

/** Null where the availability is tracked, or is unknown. */
function causeOf(group: PlannedGroup): Text | null {
  const unit = literal(group.unit);
  const availability = group.availability;
  if (availability?.dropped)
    return text`the change removes ${names(availability.dropped)}, and a ${unit} still counts as available: the loss goes unnoticed.`;
  if (availability?.signal === 'none')
    return text`everything it places counts as available as soon as it exists, so the next ${unit} follows whether it works or not.`;
  if (availability?.signal !== 'time') return null;
  const when = isStage(group)
    ? text`as soon as it is applied`
    : text`${availability.seconds ?? 0} seconds after it is applied`;
  return text`${names(availability.untracked)} cannot be tracked, so a ${unit} counts as available ${when}, whether it works or not.`;
}

/** True for a stage to which waits and approvals can be given. */
function isStage(group: PlannedGroup): boolean {
  return (group.stage?.pauses ?? null) !== null;
}

function names(objects: readonly string[]): Text {
  return few(
    objects.map((object) => name('object', object)),
    objects.length,
  );
}
