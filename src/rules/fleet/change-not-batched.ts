import { code, text } from '../../text/text.js';
import * as z from 'zod';
import { isObject, type Json } from '../../manifest/manifest.js';
import { sha256 } from '../../plan/canonical.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { changeOf, defineRule, pastBatchesFix, policyName, policyOf, type RuleResult } from '../rule.js';
import { fix } from '../../systems/system.js';

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
    ...deletions(side, base, options.fromTargets),
    ...side.policies.map((policy) => leaving(policy, options)),
    ...side.policies.flatMap((policy): RuleResult | [] => {
      const { change } = policy;
      if (!change || change.batched || change.targetsAtOnce < options.fromTargets) return [];
      return {
        policy: policy.ref,
        subject: `${change.kind} ${sha256(whatIsRolled(policy.written))}`,
        says: change.says,
        fix: pastBatchesFix(policy),
        place: change.place ?? policy.place,
        cause: changeOf(policy.ref),
        short: text`${change.targetsAtOnce} at once`,
        magnitude: change.targetsAtOnce,
        evidence: { change: change.kind, targetsAtOnce: change.targetsAtOnce },
        ...(change.interrupts === false ? { severity: 'warning' } : {}),
      };
    }),
  ],
});

const NARROW_FIRST = fix`Narrow it step by step before you delete it, or set ${code('strategy.deleteStrategy.propagationPolicy: Abandon')} first to keep what is placed.`;

/** What an edit takes away, whatever it rolls beside that. */
function leaving(
  { ref, leaves, effect }: PlannedPolicy,
  { fromTargets, errorAbovePercent }: Options,
): RuleResult | null {
  if (!leaves || (leaves.targets < fromTargets && leaves.losesData !== true)) return null;
  const isStep =
    leaves.isStep && leaves.losesData !== true && 100 * leaves.targets <= errorAbovePercent * leaves.of;
  return {
    policy: ref,
    subject: 'leaving',
    says: leaves.says,
    fix: leaves.fix,
    place: leaves.place,
    magnitude: leaves.targets,
    evidence: { change: 'leaving', targetsAtOnce: leaves.targets },
    // Fewer pods are everyday work; fewer nodes take with them what runs there.
    ...(isStep ? { severity: effect.groups.some(({ unit }) => unit === 'node') ? 'warning' : 'info' } : {}),
  };
}

/** An object that is gone takes what it rolled with it. */
function deletions(side: SidePlan, base: SidePlan | null, fromTargets: number): RuleResult[] {
  return (base?.policies ?? []).flatMap((policy) => {
    const { onDelete, ref } = policy;
    const targetsAtOnce = onDelete?.targets.length ?? 0;
    if (!onDelete || targetsAtOnce < fromTargets) return [];
    if (policyOf(side, ref)) return [];
    return {
      policy: ref,
      subject: 'deleted',
      cause: changeOf(ref),
      short: text`${targetsAtOnce} at once`,
      about: null,
      says: text`${policyName(ref)} is removed. ${onDelete.says}`,
      fix: onDelete.fix ?? NARROW_FIRST,
      place: policy.place,
      magnitude: targetsAtOnce,
      evidence: { change: 'deleted', targetsAtOnce },
    };
  });
}

/** Another version is another change, even while the base's own has not reached the nodes of the snapshot yet. */
function whatIsRolled(written: Json): Json {
  const spec = isObject(written) ? written['spec'] : null;
  return (isObject(spec) ? spec['packages'] : null) ?? null;
}
