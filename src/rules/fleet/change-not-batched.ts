import { code, text } from '../../text/text.js';
import * as z from 'zod';
import { fieldAt } from '../../manifest/fields.js';
import { sha256 } from '../../plan/canonical.js';
import type { PlannedPolicy } from '../../plan/model.js';
import { changeOf, defineRule, pastBatchesFix, policyOf, type RuleResult } from '../rule.js';
import { fix, policyName } from '../../systems/system.js';

const options = z.strictObject({
  /** Fewer targets than this are no fleet. */
  fromTargets: z.number().int().min(1).default(2),
  /** A smaller number of replicas that takes more than this share away in one edit is no step. */
  errorAbovePercent: z.number().min(0).max(100).default(50),
});
type Options = z.output<typeof options>;

export const changeNotBatched = defineRule({
  id: 'change-not-batched',
  detects: 'a change that the controller applies to every target in one pass, whatever the policy says',
  systems: 'some',
  severity: 'error',
  options,
  evaluate: ({ side, base, options }) => [
    ...(base?.policies ?? []).map((policy) =>
      policyOf(side, policy.ref) ? null : deletion(policy, options),
    ),
    ...side.policies.flatMap((policy) => [leaving(policy, options), unbatched(policy, options)]),
  ],
});

function unbatched(policy: PlannedPolicy, { fromTargets }: Options): RuleResult | null {
  const { change, ref, written, place, effect } = policy;
  if (!change || change.batched || change.targetsAtOnce < fromTargets) return null;
  const { kind, targetsAtOnce } = change;
  // Another version is another change, even while the base's own has not reached the nodes of the snapshot yet.
  const packages = fieldAt(written, 'spec', 'packages') ?? null;
  return {
    policy: ref,
    subject: `${kind} ${sha256(packages)}`,
    says: change.says,
    fix: pastBatchesFix(policy),
    place: change.place ?? place,
    cause: changeOf(ref),
    short: text`${targetsAtOnce} at once`,
    magnitude: targetsAtOnce,
    evidence: { change: kind, targetsAtOnce },
    ...(effect.groups.some(({ onlyAdds }) => onlyAdds) ? { severity: 'warning' } : {}),
  };
}

/** Targets that an edit takes away, whatever it rolls beside that. */
function leaving({ ref, leaves, effect }: PlannedPolicy, options: Options): RuleResult | null {
  if (!leaves) return null;
  const { targets, of, says, fix: advice, place, losesData = false } = leaves;
  if (targets < options.fromTargets && !losesData) return null;
  const isStep = leaves.isStep && !losesData && 100 * targets <= options.errorAbovePercent * of;
  return {
    policy: ref,
    subject: 'leaving',
    says,
    fix: advice,
    place,
    magnitude: targets,
    evidence: { change: 'leaving', targetsAtOnce: targets },
    // Fewer pods are everyday work; fewer nodes take with them what runs there.
    ...(isStep ? { severity: effect.groups.some(({ unit }) => unit === 'node') ? 'warning' : 'info' } : {}),
  };
}

/** An object that is gone takes what it rolled with it. */
function deletion({ onDelete, ref, place }: PlannedPolicy, { fromTargets }: Options): RuleResult | null {
  const targetsAtOnce = onDelete?.targets.length ?? 0;
  if (!onDelete || targetsAtOnce < fromTargets) return null;
  const narrow = fix`Narrow it step by step before you delete it, or set ${code('strategy.deleteStrategy.propagationPolicy: Abandon')} first to keep what is placed.`;
  return {
    policy: ref,
    subject: 'deleted',
    cause: changeOf(ref),
    short: text`${targetsAtOnce} at once`,
    about: null,
    says: text`${policyName(ref)} is removed. ${onDelete.says}`,
    fix: onDelete.fix ?? narrow,
    place,
    magnitude: targetsAtOnce,
    evidence: { change: 'deleted', targetsAtOnce },
  };
}
