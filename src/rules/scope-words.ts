import type { Contribution, Plan, Scope, ScopePeak, SidePlan } from '../plan/model.js';
import type { Place } from '../manifest/manifest.js';
import type { PolicyRef } from '../systems/system.js';
import { sameRef } from './rule.js';

const SHOWN = 4;

/** `38 by NotifyMaintenances of fw-a, 5 by Skyhook/gpu, 2 out before`. */
export function contributorsText(side: SidePlan, contributors: readonly Contribution[]): string {
  const parts = [...contributors]
    .sort((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out)
    .map(({ policy, out }) => (policy === null ? `${out} out before` : `${out} by ${labelOf(side, policy)}`));
  const more = parts.length - SHOWN;
  return `${parts.slice(0, SHOWN).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

export function scopeText(scope: Scope): string {
  switch (scope.kind) {
    case 'fleet':
      return 'the fleet';
    case 'domain':
      return `${scope.key} ${scope.value}`;
    case 'quorum':
      return `quorum "${scope.name}"`;
  }
}

/** `2026-11-24 08:00 UTC`. */
export function instantText(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Policies that take nodes of the scope out; those out before belong to none. */
export function takersOf({ contributors }: ScopePeak): PolicyRef[] {
  return contributors.flatMap(({ policy }) => (policy ? [policy] : []));
}

/** Of the first contributor that this change touches, else of the first. */
export function placeOfTakers(side: SidePlan, plan: Plan, takers: readonly PolicyRef[]): Place | null {
  const isTouched = (ref: PolicyRef): boolean =>
    plan.policies.some((diff) => sameRef(diff.ref, ref) && !diff.sameEffect);
  const ref = takers.find(isTouched) ?? takers[0];
  return side.policies.find((policy) => ref && sameRef(policy.ref, ref))?.place ?? null;
}

function labelOf(side: SidePlan, ref: PolicyRef): string {
  const policy = side.policies.find((candidate) => sameRef(candidate.ref, ref));
  const group = policy?.effect.groups.find((candidate) => candidate.fleetSize !== undefined);
  return group ? `${ref.kind}s of ${group.name}` : `${ref.kind}/${ref.name}`;
}
