import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

export function skyhook(name: string, labels: Record<string, string>, atOnce: number): object {
  return {
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name },
    spec: {
      interruptionBudget: { count: atOnce },
      nodeSelectors: { matchLabels: labels },
      packages: { tuning: { version: '1.0.0', image: 'example.com/tuning' } },
    },
  };
}

export function maintenances(id: string, from: number, to: number): object[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: { name: `${id}-${from + i}` },
    spec: {
      nodeObject: `node-${String(from + i).padStart(4, '0')}`,
      maintenanceID: id,
      maintenanceType: 'planned',
    },
  }));
}

interface Case {
  readonly objects: readonly object[];
  readonly fleet: string;
  readonly config?: string;
  /** Counts of the first nodes of the fleet. */
  readonly notReady?: number;
}

/** The findings of one rule over such objects. */
export function found(rule: string, { objects, fleet, config = '', notReady = 0 }: Case): readonly Finding[] {
  const shapes = parseFleet(fleet).map((shape, i) => ({ ...shape, notReady: i < notReady }));
  return planOf({
    head: objects.map((object) => JSON.stringify(object)).join('\n---\n'),
    snapshot: nodeList(shapes),
    config: `version: 1\n${config}`,
    only: rule,
  }).findings.filter((finding) => finding.rule === rule);
}
