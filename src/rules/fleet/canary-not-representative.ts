import { code, count, few, name, NO_TEXT, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import type { Inventory, SidePlan } from '../../plan/model.js';
import { type RuleResult, defineRule, groupResult, type LimitedGroup, rolledGroups } from '../rule.js';
import { numberIn, textIn } from '../../manifest/fields.js';
import { fix, refKey } from '../../systems/system.js';

const SHOWN = 3;

export const canaryNotRepresentative = defineRule({
  id: 'canary-not-representative',
  detects:
    'a hardware model, an operating system or a zone that the first batch has nothing of, and that is first touched in a larger one',
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
  evaluate: ({ side, base, plan, options }) => {
    const { inventory } = plan;
    const moved = base ? stagesMoved(side, base) : [];
    if (!inventory) return moved;
    const unlike = rolledGroups(side).flatMap((limited) =>
      // What goes past every batch has no canary at all, which change-not-batched says.
      limited.policy.change?.batched === false
        ? []
        : options.labels.flatMap((label) => {
            const late = firstTouchedLate(limited, label, inventory);
            return late.length > 0 ? [violation(limited, label, late)] : [];
          }),
    );
    return [...unlike, ...moved];
  },
});

interface Late {
  readonly value: string;
  readonly batch: number;
  /** Targets with the value in that batch. */
  readonly targets: number;
}

/** Values that the first batch lacks and whose first targets are more, in one batch, than that whole first batch. */
function firstTouchedLate({ group }: LimitedGroup, label: string, inventory: Inventory): Late[] {
  const [canary, ...later] = group.batches;
  if (!canary) return [];
  const valueOf = (target: string): string => {
    const labels = inventory.labelsOf(target);
    return Object.hasOwn(labels, label) ? (labels[label] ?? '') : '';
  };
  const seen = new Set(canary.targets.map(valueOf));
  const late: Late[] = [];
  for (const { index, targets } of later) {
    const here = new Map<string, number>();
    for (const value of targets.map(valueOf))
      if (!seen.has(value)) here.set(value, (here.get(value) ?? 0) + 1);
    for (const [value, touched] of here) {
      seen.add(value);
      if (value !== '' && touched > canary.size) late.push({ value, batch: index, targets: touched });
    }
  }
  return late;
}

/** One violation a label: the first batch is one cause, whatever it lacks. */
function violation(limited: LimitedGroup, label: string, late: readonly Late[]) {
  const { group } = limited;
  const canary = group.batches[0]?.size ?? 0;
  const worst = [...late].sort((a, b) => b.targets - a.targets || (a.value < b.value ? -1 : 1));
  const shown = worst.map(
    ({ value, batch, targets }) =>
      text`${name('object', value)} (${count(targets, group.unit)} at once in batch ${batch})`,
  );
  return groupResult(limited, ['initialBatch', 'strategy', 'budget'], {
    subject: label,
    field: 'strategy',
    short: text`first batch has not every ${code(label)}`,
    says: text`the first batch (${count(canary, group.unit)}) has no ${code(label)} ${few(shown, SHOWN)}. What fails only there first fails on that many.`,
    fix: fix`Give each ${code(label)} a compartment of its own with its own first batch.`,
    magnitude: worst.reduce((sum, { targets }) => sum + targets, 0),
    evidence: { label, firstBatch: canary, late: worst.map((entry) => ({ ...entry })) },
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
    const later =
      first &&
      now.find((one) => first !== one && first.group.matched > one.group.matched && isSameStage(canary, one));
    if (!canary || !later) return [];
    const stage = (one: LimitedGroup): Text => text`stage ${name('group', one.group.name)}`;
    const size = (one: LimitedGroup): Text =>
      text`${stage(one)} (${count(one.group.matched, one.group.unit)})`;
    const was =
      later.group.name === canary.group.name ? NO_TEXT : text`, ${name('group', canary.group.name)} before,`;
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
