import { code, count, fewNames, literal, share, type Text, text } from '../../text/text.js';
import { allOf } from '../../text/plural.js';
import * as z from 'zod';
import {
  type RuleResult,
  type GroupRollout,
  defineRule,
  rolledGroups,
  sameRef,
  subjectOfPolicy,
} from '../rule.js';
import { isBlind, type Fix, fix } from '../../systems/system.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { LOOSER } from '../looser.js';

const options = z.strictObject({
  /** Batches further apart than this are left alone. */
  belowSeconds: z.number().int().min(1).default(1).register(LOOSER, { when: 'lower' }),
  /** Smaller groups are left alone. */
  fromTargets: z.number().int().min(1).default(2),
});

export const noBakeTime = defineRule({
  id: 'no-bake-time',
  detects: 'a rollout that does not wait, or has no signal, to see a bad version before the next batch',
  systems: 'some',
  severity: 'warning',
  options,
  evaluate: ({ side, base, options: { belowSeconds, fromTargets } }) => [
    ...side.policies.map(unknownAvailability),
    ...rolledGroups(side).map((rollout) => {
      const { batches, matched } = rollout.group;
      if (batches.length === 0) return null;
      return (
        withoutAvailability(rollout) ??
        (matched < fromTargets ? null : withoutWait(rollout, base, belowSeconds))
      );
    }),
  ],
});

/** A placement of unknown content: reported once, whatever its groups; a run that is only assumed places nothing yet. */
function unknownAvailability(policy: PlannedPolicy): RuleResult | null {
  const groups = policy.effect.groups.filter(
    ({ availability, batches, rolls }) =>
      availability?.signal === 'unknown' && batches.length > 0 && sameRef(rolls, policy.ref),
  );
  const [first] = groups;
  if (!first) return null;
  const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
  return {
    policy: policy.ref,
    ...subjectOfPolicy(policy, 'assumed'),
    says: text`the contents of a selected namespace or envelope are unknown, so the numbers assume that KubeFleet tracks their availability. If they are only data, or of a kind that is not tracked, nothing waits, and a bad version reaches ${share(matched, matched, first.unit)}.`,
    fix: fix`Add the placement with its status to the snapshot: it lists what is selected. Until then, select the kinds by name.`,
    place: first.places['resources'] ?? policy.place,
    evidence: { signal: 'unknown', matched },
  };
}

/** A placement whose members count as available by time alone, or as soon as they exist. */
function withoutAvailability(rollout: GroupRollout): RuleResult | null {
  const { worstLoss, matched, unit, availability, stage } = rollout.group;
  const { signal = null, dropped, untracked = [], seconds } = availability ?? {};
  if (!dropped && signal !== 'none' && signal !== 'time') return null;
  // A stage to which waits and approvals can be given.
  const isStage = (stage?.pauses ?? null) !== null;
  const after = !isStage && text` ${seconds ?? 0} seconds`;
  const lost = share(worstLoss, matched, unit);
  const says = dropped
    ? text`the change removes ${fewNames('object', dropped, dropped.length)}, and nothing reports the loss. That reaches ${lost}.`
    : signal === 'none'
      ? text`everything it places counts as available as soon as it exists. A bad version reaches ${lost}.`
      : text`${fewNames('object', untracked, untracked.length)} cannot be tracked, so a ${literal(unit)} counts as available${after} after it is applied, whether it works or not. A bad version reaches ${lost}.`;
  return rollout.result(['resources', 'strategy'], {
    says,
    fix: isStage
      ? fix`Add an approval or a wait to each stage, long enough for a failure to show.`
      : dropped
        ? fix`Give it a placement of its own and narrow that one step by step, or use a staged update run with an approval after each stage.`
        : fix`Use a staged update run with an approval or a wait after each stage, or set ${code('unavailablePeriodSeconds')} to the time in which a failure shows.`,
    magnitude: worstLoss,
    evidence: { signal, untracked: [...untracked], worstLoss, matched },
  });
}

/** A rollout that does not pause between its batches, or a workload without a probe and without a wait. */
function withoutWait(rollout: GroupRollout, base: SidePlan | null, belowSeconds: number): RuleResult | null {
  const { soak, bake, batches, matched, unit } = rollout.group;
  const seconds = soak?.seconds ?? bake?.seconds ?? 0;
  const was = rollout.before(base)?.group.bake?.seconds ?? 0;
  const before = bake && was > seconds && text` Before this change it waited ${was} s.`;
  // A partition keeps the others on the old version.
  const going = new Set(batches.flatMap(({ targets }) => targets)).size;
  const all = literal(allOf(matched, unit));
  const reached = going < matched ? text`${going} of ${count(matched, unit)}` : all;
  const wait = text`${code('minReadySeconds')} to the time in which a bad version shows: 30 to 300 seconds for most`;
  if (bake && isBlind(bake))
    return rollout.result(['template', 'strategy'], {
      says: text`not every container has a ${code('readinessProbe')}, and ${code('minReadySeconds')} is 0: a new pod counts as available as soon as it runs. A version that starts and does not work reaches ${all}: no limit stops it.${before}`,
      fix: fix`Set ${wait}. A ${code('readinessProbe')} in each container reports a fault sooner.`,
      // Worse than a missing wait alone.
      magnitude: 1,
      evidence: { hasSignal: false, seconds, matched },
    });
  if (batches.length < 2 || seconds >= belowSeconds) return null;
  const found = (fields: string[], cause: Text, advice: Fix, severity: 'info' | 'warning' = 'info') =>
    rollout.result(fields, {
      says: text`each of its ${batches.length} batches starts ${cause}. A fault that takes minutes to show reaches ${reached}.${before}`,
      fix: advice,
      severity,
      evidence: { seconds, batches: batches.length, matched },
    });
  // The controller of Plans reads no signal of a node: the pause is the only time in which a fault can show.
  if (soak)
    return found(
      ['bake', 'strategy', 'budget'],
      text`when a Job before it has succeeded, even if the node of that Job is not Ready`,
      fix`Set ${code(soak.field)} to the time in which a bad version shows, such as "10m". It applies to each concurrency slot.`,
    );
  if (bake)
    return found(
      ['bake', 'strategy'],
      text`${seconds} s after the one before is ready`,
      fix`Set ${wait}.`,
      was >= belowSeconds ? 'warning' : 'info',
    );
  const { noPause } = rollout.traits.words;
  const cause = text`as soon as the one before is done, and ${noPause?.says}`;
  return noPause ? found(['strategy', 'budget'], cause, noPause.fix) : null;
}
