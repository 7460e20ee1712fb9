import type { ScenarioName } from '../../src/plan/assumptions.js';
import type { Report } from '../../src/plan/finding.js';
import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

const CONFIG = `version: 1
domains: [topology.kubernetes.io/zone, example.com/rack]
freezes:
  - { name: quarter end, schedule: "0 10 * * 1", duration: 2h }
`;

/** A change that doubles its batches on so many nodes, three zones and racks of 32. */
export function steepPlan(
  nodes: number,
  valueOf: (label: string) => string = (label) => label,
  scenario: ScenarioName = 'healthy',
): Report {
  const labels = (i: number): Record<string, string> => ({
    gpu: 'true',
    'topology.kubernetes.io/zone': valueOf(`zone-${'abc'.charAt(Math.floor(i / 32) % 3)}`),
    'example.com/rack': valueOf(`rack-${Math.floor(i / 32) + 1}`),
  });
  const shapes = Array.from({ length: nodes }, (_, i) => ({ labels: labels(i), notReady: i % 97 === 13 }));
  return planOf({
    base:
      policy({ strategy: batches('fixed: {initialBatch', Math.max(1, Math.round(nodes / 50))) }) + roller(),
    head:
      policy({ strategy: '{exponential: {initialBatch: 1, growthFactor: 2, failureThreshold: 1}}' }) +
      roller(),
    snapshot: nodeList(shapes),
    config: CONFIG,
    scenario,
  });
}

function batches(start: string, size: number): string {
  return `{${start}: ${size}, failureThreshold: 1, safetyLimit: 100}}`;
}
