import { code, count, few, name, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy } from '../../manifest/lookup.js';
import type { Inventory, SidePlan } from '../../plan/model.js';
import { type RuleResult, defineRule, type GroupRollout, rolledGroups } from '../rule.js';
import { entryOf, numberIn } from '../../manifest/fields.js';
import { fix, refKey } from '../../systems/system.js';

export const canaryNotRepresentative = defineRule({
  id: 'canary-not-representative',
  detects: 'a hardware model, operating system or zone that the first batch does not cover',
  systems: 'some',
  severity: 'warning',
  options: z.strictObject({
    /** Labels whose values fail differently. */
    labels: z
      .array(z.string().min(1))
      .default([
        'node.kubernetes.io/instance-type',
        'nvidia.com/gpu.product',
        'kubernetes.io/arch',
        'feature.node.kubernetes.io/system-os_release.VERSION_ID',
        'topology.kubernetes.io/zone',
      ]),
  }),
  evaluate: ({ side, base, plan: { inventory }, options }) => [
    ...rolledGroups(side).flatMap((rollout) =>
      // A change that bypasses the batches has no canary at all, which change-not-batched says.
      inventory && rollout.policy.change?.batched !== false
        ? options.labels.map((label) => firstTouchedLate(rollout, label, inventory))
        : [],
    ),
    ...(base ? stagesMoved(side, base) : []),
  ],
});

/**
 * Values that the first batch lacks and whose first targets are more, in one batch, than that whole first batch. One finding a label: the
 * first batch is one cause, whatever it lacks.
 */
function firstTouchedLate(rollout: GroupRollout, label: string, inventory: Inventory): RuleResult | null {
  const { batches, unit } = rollout.group;
  const [canary, ...later] = batches;
  if (!canary || !inventory.hasLabel(label)) return null;
  const valueOf = (target: string): string => entryOf(inventory.labelsOf(target), label) ?? '';
  const seen = new Set(['', ...canary.targets.map(valueOf)]);
  const late = later.flatMap(({ index, targets }) => {
    const fresh = targets.filter((target) => !seen.has(valueOf(target)));
    return [...groupedBy(fresh, valueOf)].flatMap(([value, { length }]) => {
      seen.add(value);
      return length > canary.size ? [{ value, batch: index, targets: length }] : [];
    });
  });
  if (late.length === 0) return null;
  const worst = late.sort((a, b) => b.targets - a.targets || (a.value < b.value ? -1 : 1));
  const shown = worst.map(
    ({ value, batch, targets }) =>
      text`${name('object', value)} (${count(targets, unit)} at once in batch ${batch})`,
  );
  return rollout.result(['initialBatch', 'strategy', 'budget'], {
    subject: label,
    field: 'strategy',
    short: text`first batch does not cover every ${code(label)}`,
    says: text`the first batch (${count(canary.size, unit)}) has no ${code(label)} ${few(shown, 3)}. A fault that occurs only there first shows on that many at once.`,
    fix: fix`Give each ${code(label)} a compartment of its own with its own first batch.`,
    magnitude: worst.reduce((sum, { targets }) => sum + targets, 0),
    evidence: { label, firstBatch: canary.size, late: worst },
  });
}

/**
 * A stage that came first in the base, and that a larger one comes before now: a bad version is first seen on more targets. A stage that
 * is renamed is the same one, by all that it takes.
 */
function stagesMoved(side: SidePlan, base: SidePlan): (RuleResult | null)[] {
  const before = stagesOf(base);
  return [...stagesOf(side)].map(([strategy, now]) => {
    const canary = before.get(strategy)?.[0].group;
    const [{ group: first }] = now;
    const later = now.find(({ group: { name: own, matched, targets } }) => {
      const isSame = own === canary?.name || canary?.targets.every((one) => targets.includes(one)) === true;
      return own !== first.name && first.matched > matched && isSame;
    });
    if (!canary || !later) return null;
    const { name: own, matched, unit } = later.group;
    return later.result(['strategy'], {
      subject: 'first stage',
      says: text`stage ${name('group', first.name)} (${count(first.matched, unit)}) now comes before stage ${name('group', own)} (${count(matched, unit)}), which came first: a bad version is first seen there.`,
      fix: fix`Put stage ${name('group', own)} before stage ${name('group', first.name)}.`,
      magnitude: first.matched,
      evidence: { was: canary.name, first: first.name, clusters: first.matched },
    });
  });
}

/** The stages that have targets, as those without are skipped, in their order, of each strategy; two runs of one share them. */
function stagesOf(side: SidePlan): ReadonlyMap<string, [GroupRollout, ...GroupRollout[]]> {
  const positionOf = ({ group }: GroupRollout) => numberIn(group.strategy ?? undefined, 'position') ?? 0;
  const stages = rolledGroups(side)
    .filter(({ group: { strategy, matched } }) => strategy?.['kind'] === 'stage' && matched > 0)
    .sort((a, b) => positionOf(a) - positionOf(b));
  return groupedBy(stages, ({ group }) => refKey(group.declaredIn));
}
