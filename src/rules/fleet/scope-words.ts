import { code, few, instant, list, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Place } from '../../manifest/manifest.js';
import { goesByAgeAt } from '../../plan/measure/expiries.js';
import type { Plan, PolicyDiff, SidePlan, Together } from '../../plan/model.js';
import { policyName, policyOf, sameRef } from '../rule.js';
import { type PolicyRef, refText } from '../../systems/system.js';
import { isNamed } from '../../plan/measure/wholes.js';
import { servesAtWork } from './group.js';

const SHOWN = 4;

/** `on Tue 2026-11-24 09:00 UTC, if the next rollout of DaemonSet/cni begins at the same moment: 38 by Skyhook/gpu, 2 unavailable before`. */
export function takenText(side: SidePlan, together: Together, unit: string): Text {
  const at = together.peakAt === null ? NO_TEXT : text` on ${instant(together.peakAt)}`;
  return text`${at}${nextText(side, together)}: ${contributorsText(side, together, unit)}`;
}

/**
 * `38 by NotifyMaintenances of fw-a, 5 by Skyhook/gpu, 2 out before`, and where several take the same ones, that each counts
 * once.
 */
export function contributorsText(side: SidePlan, { contributors, peakAtOnce }: Together, unit: string): Text {
  const parts = contributors
    .toSorted((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out)
    .map(({ policy, out }) =>
      policy === null ? text`${out} unavailable before` : text`${out} by ${labelOf(side, policy)}`,
    );
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const once = sum > peakAtOnce ? text` (a ${literal(unit)} that several disrupt counts once)` : NO_TEXT;
  // Nodes that an object works on without an interrupt are no loss to those that run there.
  const serving = takersOf({ contributors }).filter((ref) => {
    const planned = policyOf(side, ref);
    return planned !== undefined && servesAtWork(planned);
  });
  const who =
    serving.length === contributors.length
      ? text`all of them`
      : text`those of ${few(labelsOf(side, serving), SHOWN)}`;
  const keep = serving.length === 0 ? NO_TEXT : text`; ${who} keep serving (no interrupt)`;
  return text`${few(parts, SHOWN)}${once}${keep}`;
}

/** Who takes how many, as evidence; `isNext` where nothing starts that rollout. */
export function contributorsEvidence(contributors: Together['contributors']) {
  return contributors.map(({ policy, out, isNext }) => ({
    policy: policy && refText(policy),
    out,
    ...(isNext ? { isNext } : {}),
  }));
}

/**
 * The condition that rollouts begin which nothing starts, but for nodes that go by their age then, which nothing has to start. Empty where
 * all of it is a fact, and of one policy by itself, which meets nothing.
 */
function nextText(side: SidePlan, { contributors, peakAt }: Together): Text {
  if (contributors.length === 1) return NO_TEXT;
  const next = contributors.flatMap(({ policy, isNext }) => (policy && isNext ? [policy] : []));
  const aged = next.filter((ref) =>
    policyOf(side, ref)?.effect.groups.some((group) => goesByAgeAt(group, peakAt)),
  );
  const certain = contributors.flatMap(({ policy, byAge }) => (policy && byAge ? [policy] : []));
  const names = labelsOf(side, [...certain, ...aged]);
  const byAge =
    names.length === 0 ? NO_TEXT : text`, as nodes of ${few(names, SHOWN)} expire (${code('expireAfter')})`;
  const others = next.filter((ref) => !aged.includes(ref));
  return text`${byAge}${conditionText(side, others)}`;
}

/** `, if the next rollout of DaemonSet/cni begins at the same moment`. */
export function conditionText(side: SidePlan, next: readonly PolicyRef[]): Text {
  if (next.length === 0) return NO_TEXT;
  const names = list(labelsOf(side, next), SHOWN);
  return next.length === 1
    ? text`, if the next rollout of ${names} begins at the same moment`
    : text`, if the next rollouts of ${names} begin at the same moment`;
}

/** Policies that take nodes of the scope out; those out before belong to none. */
export function takersOf({ contributors }: Pick<Together, 'contributors'>): PolicyRef[] {
  return contributors.flatMap(({ policy }) => policy ?? []);
}

/** True if the change edits the text of a policy. */
export function isEdited({ policies }: Plan, ref: PolicyRef): boolean {
  return policies.some((diff) => diff.change !== 'unchanged' && sameRef(diff.ref, ref));
}

/** The first contributor that this change edits, else one that rolls otherwise than before, else the first. */
export function placeOfTakers(side: SidePlan, plan: Plan, takers: readonly PolicyRef[]): Place | null {
  const diffs = takers.flatMap((ref) => plan.policies.filter((diff) => sameRef(diff.ref, ref)));
  for (const diff of diffs) {
    const edited = editedPlace(diff, plan);
    if (edited) return edited;
  }
  const ref = (diffs.find(({ sameEffect }) => !sameEffect) ?? diffs[0])?.ref ?? takers[0];
  return (ref && policyOf(side, ref)?.place) ?? null;
}

/** Where the change edits the policy, one that it uses, or one of the objects that it speaks for; null where it does not. */
function editedPlace(diff: PolicyDiff, plan: Plan): Place | null {
  if (diff.change !== 'unchanged') return diff.place;
  const used = plan.policies.filter(({ ref }) =>
    diff.touchedThrough.some((through) => sameRef(through, ref)),
  );
  const speaksFor = plan.policies.filter(
    ({ change, base, head }) =>
      change !== 'unchanged' &&
      (head ?? base)?.effect.groups.some((group) => isNamed(group) && sameRef(group.rolls, diff.ref)),
  );
  return [...used, ...speaksFor][0]?.place ?? null;
}

/** Objects that are named one by one go by what they are for. */
export function labelOf(side: SidePlan, ref: PolicyRef): Text {
  const group = policyOf(side, ref)?.effect.groups.find(isNamed);
  return group ? text`${literal(ref.kind)}s of ${name('group', group.name)}` : policyName(ref);
}

function labelsOf(side: SidePlan, refs: readonly PolicyRef[]): Text[] {
  return refs.map((ref) => labelOf(side, ref));
}
