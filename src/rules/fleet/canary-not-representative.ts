import { few } from '../../manifest/listing.js';
import * as z from 'zod';
import type { Inventory } from '../../plan/model.js';
import { stagesMoved } from './first-stage-moved.js';
import { count, defineRule, groupViolation, type LimitedGroup, rolledGroups, subjectOf } from '../rule.js';

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
  judge: ({ side, base, plan, options }) => {
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
    ({ value, batch, targets }) => `${value} (${count(targets, group.unit)} at once in batch ${batch})`,
  );
  return groupViolation(limited, ['initialBatch', 'strategy', 'budget'], {
    subject: label,
    message:
      `${subjectOf(limited)}: the first batch, ${count(canary, group.unit)}, has no ${label} ${few(shown, SHOWN)}. ` +
      'What fails only there is first seen on that many.',
    remediation: `Give each ${label} a compartment of its own, so that each begins with its own first batch.`,
    magnitude: worst.reduce((sum, { targets }) => sum + targets, 0),
    evidence: { label, firstBatch: canary, late: worst.map((entry) => ({ ...entry })) },
  });
}
