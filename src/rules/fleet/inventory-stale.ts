import { fix } from '../../systems/system.js';
import { code, count, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { defineRule } from '../rule.js';

const HOUR_MS = 3_600_000;

export const inventoryStale = defineRule({
  id: 'inventory-stale',
  detects: 'a snapshot so old that the fleet may have changed since',
  systems: 'all',
  severity: 'warning',
  options: z.strictObject({
    /** A snapshot older than this is a warning. */
    warnAfterHours: z.number().min(0).default(24),
    /** And older than this an error. */
    errorAfterHours: z.number().min(0).default(168),
  }),
  evaluate: ({ side, plan, options }) => {
    const { takenAt } = plan.snapshot;
    // The age belongs to this run, not to one side: the base has no older one to be excused by.
    if (takenAt === null || side !== plan.head || side.policies.length === 0) return [];
    const hours = (plan.at - takenAt) / HOUR_MS;
    if (hours <= options.warnAfterHours) return [];
    // A hub of member clusters has nodes of its own only by chance.
    const isHub = plan.snapshot.nodes === 0 && plan.snapshot.clusters > 0;
    const units = isHub ? text`clusters` : text`nodes`;
    return [
      {
        subject: 'age',
        about: null,
        says: text`The snapshot is ${ageText(hours)} old at the start of this plan: ${units} that joined, left or were relabeled since are not in it.`,
        fix: isHub
          ? fix`Take a new snapshot on the hub, of all the kinds that ${code('docs/snapshots.md')} lists for KubeFleet.`
          : fix`Take a new snapshot: ${code('kubectl get nodes -o json | fleetplan snapshot')}.`,
        evidence: { ageHours: Math.floor(hours), warnAfterHours: options.warnAfterHours },
        severity: hours > options.errorAfterHours ? 'error' : 'warning',
      },
    ];
  },
});

function ageText(hours: number): Text {
  return hours < 48 ? count(Math.floor(hours), 'hour') : count(Math.floor(hours / 24), 'day');
}
