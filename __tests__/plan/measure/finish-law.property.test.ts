import fc from 'fast-check';
import type { Report } from '../../../src/plan/finding.js';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { render } from '../../render.js';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { AT, cluster, pool } from '../../systems/karpenter/clusters.js';

/** A drift under budgets, of a static pool or not, over nodes of which some may not be disrupted, are down, or hold pods. */
const DRIFT = fc
  .record({
    nodes: fc.array(fc.record({ kept: fc.boolean(), ready: fc.boolean(), pod: fc.boolean() }), {
      minLength: 1,
      maxLength: 4,
    }),
    budget: fc.constantFrom('0', '1', '50%', '100%'),
    room: fc.constantFrom(null, 0, 1),
    isTainted: fc.boolean(),
    isEdited: fc.boolean(),
  })
  .map(({ nodes, budget, room, isTainted, isEdited }): Report => {
    const limits =
      room === null ? '' : `replicas: ${nodes.length}\n  limits: {nodes: ${nodes.length + room}}\n  `;
    const spec = `${limits}disruption: {consolidateAfter: 1h, budgets: [{nodes: "${budget}"}]}`;
    const taints = isTainted ? 'taints: [{key: team, value: b, effect: NoSchedule}]' : '';
    const shapes = nodes.map(({ kept, ready }) => ({
      ready,
      annotations: kept ? { 'karpenter.sh/do-not-disrupt': 'true' } : {},
    }));
    const pods = nodes.flatMap(({ pod }, i) => (pod ? [podOn(String.fromCharCode(97 + i))] : []));
    return planOf({
      base: pool({ spec }),
      head: pool({ spec, template: taints, ...(isEdited ? { team: 'b' } : {}) }),
      snapshot: cluster(shapes, pods),
      at: AT,
    });
  });

/** An update of a Deployment of which one or two pods fit a node. */
const UPDATE = fc
  .record({
    replicas: fc.integer({ min: 0, max: 5 }),
    maxUnavailable: fc.constantFrom(0, 1, '25%', '100%'),
    maxSurge: fc.constantFrom(1, '25%', '100%'),
    isApart: fc.boolean(),
    isPaused: fc.boolean(),
  })
  .map(({ replicas, maxUnavailable, maxSurge, isApart, isPaused }): Report => {
    const term = { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'web' } } };
    const affinity = { podAntiAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [term] } };
    const side = (image: string): string =>
      JSON.stringify({
        apiVersion: 'apps/v1',
        kind: 'Deployment',
        metadata: { name: 'web' },
        spec: {
          replicas,
          paused: isPaused,
          strategy: { rollingUpdate: { maxUnavailable, maxSurge } },
          selector: { matchLabels: { app: 'web' } },
          template: {
            metadata: { labels: { app: 'web' } },
            spec: { containers: [{ name: 'web', image }], ...(isApart ? { affinity } : {}) },
          },
        },
      });
    return planOf({
      base: side('web:1'),
      head: side('web:2'),
      snapshot: nodeList([{ labels: { zone: 'a' } }, { labels: { zone: 'b' } }]),
      at: AT,
    });
  });

function podOn(node: string): object {
  const ownerReferences = [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', controller: true }];
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `web-${node}`, namespace: 'default', labels: { app: 'web' }, ownerReferences },
    spec: { nodeName: node },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

function groupsOf({ plan }: Report): PlannedGroup[] {
  return [plan.base, plan.head]
    .flatMap((side) => side?.policies ?? [])
    .flatMap(({ effect }) => effect.groups);
}

test.each([
  ['drifts', DRIFT, 30],
  ['updates', UPDATE, 30],
])(
  'finish law: a plan that gets stuck has no finish, and names what holds it: %s',
  (_what, reports, numRuns) => {
    let stuck = 0;
    fc.assert(
      fc.property(reports, (report) => {
        for (const group of groupsOf(report)) {
          const ends = group.outcome === 'complete' && group.batches.length > 0;
          expect([group.outcome, group.finish !== null]).toEqual([group.outcome, ends]);
          if (group.outcome !== 'stuck') continue;
          stuck++;
          expect(group.why).not.toBe('');
        }
        const isStuck = report.plan.policies.some(
          ({ change, head }) => change !== 'unchanged' && head?.effect.outcome === 'stuck',
        );
        const text = render(report, 'text', { width: 200, color: false });
        if (isStuck) expect(text).toMatch(/gets? stuck|is stuck|starts none|never/);
      }),
      { numRuns },
    );
    // Without any the law was not asked.
    expect(stuck).toBeGreaterThan(5);
  },
);
