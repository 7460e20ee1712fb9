import { joinAnd } from '../calendar/week.js';
import { fieldAt } from '../manifest/fields.js';
import type { Json } from '../manifest/manifest.js';
import { canonicalJson } from '../manifest/values/canonical.js';
import type { Finding } from '../plan/finding.js';
import type { Plan, PlannedPolicy, SidePlan } from '../plan/model.js';
import { losableOf, servingOf } from '../plan/measure/wholes.js';
import { refKey } from '../systems/system.js';
import { changeNotBatched } from './fleet/change-not-batched.js';
import { failureDomainAtOnce } from './fleet/failure-domain-at-once.js';
import { firstBatchTooLarge } from './fleet/first-batch-too-large.js';
import { isWorse } from './one-cause.js';
import { peakAboveLimit } from './fleet/peak-above-limit.js';
import { peakJump } from './fleet/peak-jump.js';
import { policyOf, share } from './rule.js';
import { worstLossAboveLimit } from './fleet/worst-loss-above-limit.js';

/** What an edit that reaches every target in one pass breaks by that alone, whatever the limits say. */
const FOLLOWS: ReadonlySet<string> = new Set([
  failureDomainAtOnce.id,
  firstBatchTooLarge.id,
  peakAboveLimit.id,
  peakJump.id,
  worstLossAboveLimit.id,
]);

/**
 * Where an edited apply strategy reaches every cluster in one pass, and the limits are those of the base, one finding says so: the
 * rules that count what is out or lost are named in it, with the numbers. What is graded worse is never left out, nor what has a
 * cause of its own: a freeze, other policies, limits that the change edits.
 */
export function oneAppliedEdit(
  findings: readonly Finding[],
  { head, base }: Pick<Plan, 'head' | 'base'>,
): Finding[] {
  return head.policies.filter((policy) => isApplied(policy, base)).reduce(folded, [...findings]);
}

function folded(findings: Finding[], { ref, effect }: PlannedPolicy): Finding[] {
  const own = findings.filter((finding) => finding.policy !== null && refKey(finding.policy) === refKey(ref));
  const cause = own.find(
    ({ rule, status, evidence }) =>
      rule === changeNotBatched.id && status !== 'fixed' && evidence['change'] === APPLIED,
  );
  if (!cause) return findings;
  const same = new Set(
    own.filter((one) => FOLLOWS.has(one.rule) && one.status !== 'fixed' && !isWorse(one, cause)),
  );
  if (same.size === 0) return findings;
  const rules = [...new Set([...same].map(({ rule }) => rule))].sort();
  const [group] = effect.groups;
  if (!group) return findings;
  const out = share(effect.peakAtOnce, servingOf(group), group.unit);
  const lost = share(effect.worstLoss, losableOf(group), group.unit);
  const message =
    `${cause.message} So up to ${out} are out at once, and a bad change breaks up to ${lost}: ` +
    `that breaks ${joinAnd(rules)} as well.`;
  const evidence = { ...cause.evidence, peakAtOnce: effect.peakAtOnce, worstLoss: effect.worstLoss, rules };
  return findings.flatMap((one) =>
    same.has(one) ? [] : [one === cause ? { ...one, message, evidence } : one],
  );
}

const APPLIED = 'apply-strategy';

/** An edit of the limits beside it is a cause of its own. */
function isApplied({ ref, change, written }: PlannedPolicy, base: SidePlan | null): boolean {
  if (change?.kind !== APPLIED || change.batched) return false;
  const before = policyOf(base, ref);
  return before !== undefined && limitsIn(before.written) === limitsIn(written);
}

function limitsIn(written: Json): string {
  return canonicalJson(fieldAt(written, 'spec', 'strategy', 'rollingUpdate') ?? null);
}
