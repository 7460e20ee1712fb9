import { code, count, few, name, NO_TEXT, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { groupedBy } from '../../manifest/lookup.js';
import type { Inventory, SidePlan } from '../../plan/model.js';
import { type RuleResult, defineRule, groupResult, type LimitedGroup, rolledGroups } from '../rule.js';
import { entryOf, numberIn, textIn } from '../../manifest/fields.js';
import { fix, refKey } from '../../systems/system.js';

export const canaryNotRepresentative = defineRule({
  id: 'canary-not-representative',
  detects:
    'a hardware model, an operating system or a zone that the first batch does not cover, and that first appears in a larger one',
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
  evaluate: ({ side, base, plan: { inventory }, options }) => {
    const moved = base ? stagesMoved(side, base) : [];
    if (!inventory) return moved;
    // What goes past every batch has no canary at all, which change-not-batched says.
    const batched = rolledGroups(side).filter(({ policy }) => policy.change?.batched !== false);
    const unlike = batched.flatMap((limited) =>
      options.labels.map((label) => firstTouchedLate(limited, label, inventory)),
    );
    return [...unlike, ...moved];
  },
});

/**
 * Values that the first batch lacks and whose first targets are more, in one batch, than that whole first batch. One finding a label: the
 * first batch is one cause, whatever it lacks.
 */
function firstTouchedLate(limited: LimitedGroup, label: string, inventory: Inventory): RuleResult | null {
  const { batches, unit } = limited.group;
  const [canary, ...later] = batches;
  if (!canary) return null;
  const valueOf = (target: string): string => entryOf(inventory.labelsOf(target), label) ?? '';
  const seen = new Set(canary.targets.map(valueOf));
  const late = later.flatMap(({ index, targets }) =>
    [...groupedBy(targets, valueOf)].flatMap(([value, touched]) => {
      if (seen.has(value)) return [];
      seen.add(value);
      return value !== '' && touched.length > canary.size
        ? [{ value, batch: index, targets: touched.length }]
        : [];
    }),
  );
  if (late.length === 0) return null;
  const worst = late.sort((a, b) => b.targets - a.targets || (a.value < b.value ? -1 : 1));
  const shown = worst.map(
    ({ value, batch, targets }) =>
      text`${name('object', value)} (${count(targets, unit)} at once in batch ${batch})`,
  );
  return groupResult(limited, ['initialBatch', 'strategy', 'budget'], {
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
 * A stage that came first in the base, and that a larger one comes before now: what is bad was seen there first, and is seen on more
 * targets now. Of stages without targets, which are skipped, nothing is said.
 */
function stagesMoved(side: SidePlan, base: SidePlan): RuleResult[] {
  const before = stagesOf(base);
  return [...stagesOf(side)].flatMap(([strategy, now]) => {
    const canary = before.get(strategy)?.[0];
    const [first] = now;
    const later = now.find(
      (one) =>
        one.group.name !== first.group.name &&
        first.group.matched > one.group.matched &&
        isSameStage(canary, one),
    );
    if (!canary || !later) return [];
    const stage = ({ group }: LimitedGroup): Text => text`stage ${name('group', group.name)}`;
    const size = (one: LimitedGroup): Text =>
      text`${stage(one)} (${count(one.group.matched, one.group.unit)})`;
    const was =
      later.group.name === canary.group.name
        ? NO_TEXT
        : text`, formerly ${name('group', canary.group.name)},`;
    return groupResult(later, ['strategy'], {
      subject: 'first stage',
      says: text`${size(later)}${was} came first; ${size(first)} comes before it now. A bad version is first seen there.`,
      fix: fix`Put ${stage(later)} before ${stage(first)}.`,
      magnitude: first.group.matched,
      evidence: { was: canary.group.name, first: first.group.name, clusters: first.group.matched },
    });
  });
}

/** By its name, or by all that it takes: a stage that is renamed is the same one. */
function isSameStage(before: LimitedGroup | undefined, now: LimitedGroup): boolean {
  if (before?.group.name === now.group.name) return true;
  const targets = new Set(now.group.targets);
  return before?.group.targets.every((target) => targets.has(target)) === true;
}

/** The stages that have targets, in their order, of each strategy; two runs of one share them. */
function stagesOf(side: SidePlan): ReadonlyMap<string, [LimitedGroup, ...LimitedGroup[]]> {
  const positionOf = ({ group }: LimitedGroup): number =>
    numberIn(group.strategy ?? undefined, 'position') ?? 0;
  const stages = rolledGroups(side).filter(
    ({ group: { strategy, matched } }) => textIn(strategy ?? undefined, 'kind') === 'stage' && matched > 0,
  );
  return groupedBy(
    stages.sort((a, b) => positionOf(a) - positionOf(b)),
    ({ group }) => refKey(group.declaredIn),
  );
}
