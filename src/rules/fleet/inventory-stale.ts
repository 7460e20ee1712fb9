import * as z from 'zod';
import { defineRule } from '../rule.js';

const HOUR_MS = 3_600_000;

export const inventoryStale = defineRule({
  id: 'inventory-stale',
  detects: 'a snapshot so old that the fleet may be another one by now',
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
    const unit = isHub ? 'clusters' : 'nodes';
    return [
      {
        subject: 'age',
        about: null,
        says:
          `The snapshot is ${ageText(hours)} old at the moment this plan is made for. Every count of ${unit}, and which of them go together, ` +
          `is of that moment: ${unit} that came, went or were relabelled since are not in it.`,
        fix: isHub
          ? 'Take a new snapshot on the hub, of all the kinds that docs/snapshots.md lists for KubeFleet.'
          : 'Take a new snapshot: `kubectl get nodes -o json | fleetplan snapshot`.',
        evidence: { ageHours: Math.floor(hours), warnAfterHours: options.warnAfterHours },
        severity: hours > options.errorAfterHours ? 'error' : 'warning',
      },
    ];
  },
});

function ageText(hours: number): string {
  return hours < 48 ? `${Math.floor(hours)} hours` : `${Math.floor(hours / 24)} days`;
}
