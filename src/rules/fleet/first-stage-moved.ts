import { numberIn, textIn } from '../../manifest/fields.js';
import type { SidePlan } from '../../plan/model.js';
import { refKey } from '../../systems/system.js';
import { type Breach, count, groupViolation, type LimitedGroup, rolledGroups, subjectOf } from '../rule.js';

/**
 * A stage that came first in the base, and that a larger one comes before now: what is bad was seen there first, and is seen on more
 * targets now. Of stages without targets, which are skipped, nothing is said.
 */
export function stagesMoved(side: SidePlan, base: SidePlan): Breach[] {
  const before = stagesOf(base);
  return [...stagesOf(side)].flatMap(([strategy, now]) => {
    const canary = before.get(strategy)?.[0];
    const [first] = now;
    const later =
      first &&
      now.find((one) => first !== one && first.group.matched > one.group.matched && isSameStage(canary, one));
    if (!canary || !later) return [];
    const size = (one: LimitedGroup): string =>
      `stage "${one.group.name}" (${count(one.group.matched, one.group.unit)})`;
    const was = later.group.name === canary.group.name ? '' : `, "${canary.group.name}" before,`;
    return [
      groupViolation(later, ['strategy'], {
        subject: 'first stage',
        message: `${subjectOf(later)}: ${size(later)}${was} came first, and ${size(first)} comes before it now. What a new version breaks is first seen there.`,
        remediation: `Put stage "${later.group.name}" before stage "${first.group.name}".`,
        magnitude: first.group.matched,
        evidence: { was: canary.group.name, first: first.group.name, clusters: first.group.matched },
      }),
    ];
  });
}

/** By its name, or by all that it takes: a stage that is renamed is the same one. */
function isSameStage(before: LimitedGroup | undefined, now: LimitedGroup): boolean {
  if (!before) return false;
  if (before.group.name === now.group.name) return true;
  const targets = new Set(now.group.targets);
  return before.group.targets.every((target) => targets.has(target));
}

/** The stages that have targets, in their order, of each strategy; two runs of one share them. */
function stagesOf(side: SidePlan): ReadonlyMap<string, LimitedGroup[]> {
  const stages = new Map<string, LimitedGroup[]>();
  for (const limited of rolledGroups(side)) {
    const { strategy, matched, declaredIn, name } = limited.group;
    if (textIn(strategy ?? undefined, 'kind') !== 'stage' || matched === 0) continue;
    const key = refKey(declaredIn);
    const known = stages.get(key) ?? [];
    if (!known.some(({ group }) => group.name === name)) stages.set(key, [...known, limited]);
  }
  for (const list of stages.values()) list.sort((a, b) => positionOf(a) - positionOf(b));
  return stages;
}

function positionOf({ group }: LimitedGroup): number {
  return numberIn(group.strategy ?? undefined, 'position') ?? 0;
}
