import { percentText } from '../../text/plural.js';
import type { Contribution, Plan, ScopePeak, SidePlan, Together } from '../../plan/model.js';
import type { Unit } from '../../rollout/controller.js';
import { type PolicyRef, refKey } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { utcPhrase } from '../words/instants.js';
import { policyName } from '../words/names.js';
import { few, isEmpty, joinTexts, name, NO_TEXT, literal, type Text, text } from '../../text/text.js';
import { isNamed } from '../../plan/measure/wholes.js';

const SHOWN = 4;
const SCOPES: Readonly<Record<Unit, ScopePeak['scope']['kind']>> = {
  node: 'fleet',
  cluster: 'clusters',
  replica: 'replicas',
};

/** All targets of one unit; undefined where the side has none. */
export function scopeOf({ combined }: Pick<SidePlan, 'combined'>, unit: Unit): ScopePeak | undefined {
  return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
}

/** The most out at once through what counts as fact: without the next rollouts that the change leaves alone. */
export function begunTogether({ combined }: Pick<SidePlan, 'combined'>): Together {
  return scopeOf({ combined }, combined.unit)?.withoutNext ?? combined;
}

/** The units that policies of either side roll, nodes first: each is counted by itself. */
export function unitsOf({ base, head }: Plan): Unit[] {
  const policies = [...(base?.policies ?? []), ...head.policies];
  const present = new Set(policies.flatMap(({ effect }) => effect.groups.map(({ unit }) => unit)));
  const found = (['node', 'cluster', 'replica'] as const).filter((unit) => present.has(unit));
  return found.length > 0 ? found : ['node'];
}

/**
 * Who makes the peak of all policies, and when: `All policies together: 7 of 12 clusters (58.3%) at Sun 2026-11-22 01:10 UTC, 4 by
 * ClusterStagedUpdateRun/web, 3 by ...`. Where not two of them meet, the same with all next rollouts; empty where none do.
 */
export function togetherPhrase({ head }: Plan, units: readonly Unit[]): Text {
  const parts = units.flatMap((unit) => {
    const scope = scopeOf(head, unit);
    if (!scope) return [];
    const fact = meetingPhrase(head, scope, scope.withoutNext);
    return [isEmpty(fact) ? meetingPhrase(head, scope, scope) : fact];
  });
  return joinTexts(parts, ' ');
}

function meetingPhrase(side: SidePlan, { unit, members }: ScopePeak, together: Together): Text {
  const { peakAtOnce, peakAt, contributors } = together;
  if (peakAt === null || contributors.length < 2) return NO_TEXT;
  const sorted = [...contributors].sort(
    (a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out,
  );
  const takers = sorted.map(({ policy, out }) =>
    policy === null ? text`${out} out before` : text`${out} by ${takerPhrase(side, policy)}`,
  );
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const once = sum > peakAtOnce ? text` (a ${literal(unit)} that several take counts once)` : NO_TEXT;
  const whole = text`${peakAtOnce} of ${amount(members, unit)} (${literal(percentText(peakAtOnce, members))})`;
  return text`All policies together${agePhrase(side, sorted)}${conditionPhrase(side, sorted)}: ${whole} at ${utcPhrase(peakAt)} UTC, ${few(takers, SHOWN)}${once}.`;
}

/** `, as nodes of NodePool/spot reach their age`: nothing has to begin for that. */
function agePhrase(side: SidePlan, contributors: readonly Contribution[]): Text {
  const aged = contributors.flatMap(({ policy, byAge }) => (policy && byAge ? [policy] : []));
  const names = few(
    aged.map((policy) => takerPhrase(side, policy)),
    SHOWN,
  );
  return aged.length === 0 ? NO_TEXT : text`, as nodes of ${names} reach their age`;
}

/** `, if the next rollouts of Skyhook/gpu and DaemonSet/cni begin at the same moment`: of rollouts that nothing starts. */
function conditionPhrase(side: SidePlan, contributors: readonly Contribution[]): Text {
  const next = contributors.flatMap(({ policy, isNext }) => (policy && isNext ? [policy] : []));
  if (next.length === 0) return NO_TEXT;
  if (next.length === contributors.length) return text`, if their next rollouts begin at the same moment`;
  const names = few(
    next.map((policy) => takerPhrase(side, policy)),
    SHOWN,
  );
  return next.length === 1
    ? text`, if the next rollout of ${names} begins at the same moment`
    : text`, if the next rollouts of ${names} begin at the same moment`;
}

/** Objects that are named one by one go by what they are for. */
function takerPhrase(side: SidePlan, ref: PolicyRef): Text {
  const policy = side.policies.find((candidate) => refKey(candidate.ref) === refKey(ref));
  const named = policy?.effect.groups.find(isNamed);
  return named ? text`${literal(ref.kind)}s of ${name('group', named.name)}` : policyName(ref);
}
