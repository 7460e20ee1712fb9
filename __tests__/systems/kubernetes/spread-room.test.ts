import { describe, expect, test } from '@jest/globals';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const ZONE = 'topology.kubernetes.io/zone';
const THREE = `2 nodes ${ZONE}=a\n2 nodes ${ZONE}=b\n2 nodes ${ZONE}=c`;
const TAINTED = `${THREE}\n1 node ${ZONE}=d taint=node-role.kubernetes.io/control-plane=:NoSchedule`;
const CORDONED = `${THREE}\n1 node ${ZONE}=d cordoned`;
const POOLED = `2 nodes ${ZONE}=a karpenter.sh/nodepool=p`;
const REQUIRES = (operator: string): object => ({ spec: { requirements: [{ key: 'rack', operator }] } });
const BARE = '3 nodes rack=1';

/** Six replicas, two a zone, spread as the constraint says. */
function web(constraint: object | null, image = '1', replicas = 6): string {
  const spread = constraint && [
    {
      maxSkew: 1,
      topologyKey: ZONE,
      whenUnsatisfiable: 'DoNotSchedule',
      labelSelector: { matchLabels: { app: 'web' } },
      ...constraint,
    },
  ];
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: {
      containers: [{ name: 'web', image: `example.com/web:${image}` }],
      ...(spread ? { topologySpreadConstraints: spread } : {}),
    },
  };
  const spec = { replicas, selector: { matchLabels: { app: 'web' } }, template };
  return JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec });
}

function rolled(head: string, fleet: string, config?: string): PlannedGroup {
  const snapshot = nodeList(parseFleet(fleet));
  const { plan } = planOf({ head, base: web(null), snapshot, ...(config === undefined ? {} : { config }) });
  const [group] = plan.policies[0]?.head?.effect.groups ?? [];
  if (!group) throw new Error('nothing is planned');
  return group;
}

// Source: kubernetes 1.34, plugins/podtopologyspread/common.go, minMatchNum; kubernetes.io, topology spread constraints, minDomains.
describe('a required spread', () => {
  test.each<[string, object, string, PlannedGroup['outcome']]>([
    ['over domains that all take pods is no limit', {}, THREE, 'complete'],
    ['that wants more domains than there are lets one pod into each', { minDomains: 5 }, THREE, 'stuck'],
    ['that wants as many as there are is no limit', { minDomains: 3 }, THREE, 'complete'],
    ['with room for all of them is no limit', { minDomains: 5, maxSkew: 3 }, THREE, 'complete'],
    ['counts a zone of tainted nodes, which stays empty', {}, TAINTED, 'stuck'],
    ['leaves it out where it honours taints', { nodeTaintsPolicy: 'Honor' }, TAINTED, 'complete'],
    ['takes a cordoned node for one that holds pods', {}, CORDONED, 'complete'],
    ['that only asks is no limit', { minDomains: 5, whenUnsatisfiable: 'ScheduleAnyway' }, THREE, 'complete'],
    [
      'of other pods is no limit',
      { minDomains: 5, labelSelector: { matchLabels: { app: 'db' } } },
      THREE,
      'complete',
    ],
    ['over a label that no node has takes none', {}, BARE, 'stuck'],
    ['is no limit where a pool adds nodes', { minDomains: 5 }, POOLED, 'complete'],
    ['is none where a pool that nobody knows may add the label', { topologyKey: 'rack' }, POOLED, 'complete'],
  ])('%s', (_claim, constraint, fleet, outcome) => {
    expect(rolled(web(constraint, '2'), fleet).outcome).toBe(outcome);
  });

  test('says how many a domain takes and why', () => {
    expect(rolled(web({ minDomains: 5 }, '2'), THREE).why).toContain(
      `the spread over ${ZONE} lets 1 pod into each domain, as there are 3 of 5 domains (minDomains)`,
    );
    expect(rolled(web({}, '2'), TAINTED).why).toContain('1 of 4 domains take none of its pods');
  });

  test('by pod-template-hash counts new pods by themselves', () => {
    const apart = { minDomains: 5, maxSkew: 2, matchLabelKeys: ['pod-template-hash'] };
    expect(rolled(web(apart, '2'), THREE).outcome).toBe('complete');
  });

  test.each<[string, object, PlannedGroup['outcome']]>([
    ['that no pool has takes none', {}, 'stuck'],
    ['that a pool has by its template is no limit', { metadata: { labels: { rack: '1' } } }, 'complete'],
    ['that a pool asks for is no limit', REQUIRES('Exists'), 'complete'],
    ['that a pool asks not to be there takes none', REQUIRES('DoesNotExist'), 'stuck'],
  ])('over a label %s', (_claim, template, outcome) => {
    const pool = {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'p' },
      spec: { template },
    };
    const head = `${web({ topologyKey: 'rack' }, '2')}\n---\n${JSON.stringify(pool)}`;
    const snapshot = nodeList(parseFleet(POOLED));
    const { plan } = planOf({ head, base: web(null), snapshot });
    const groups = plan.policies.flatMap(({ head: side }) => side?.effect.groups ?? []);
    expect(groups.find(({ name }) => name === 'web')?.outcome).toBe(outcome);
  });

  test('minDomains is ignored before 1.27', () => {
    const config = 'version: 1\nsystems: {kubernetes: {version: "1.26"}}\n';
    expect(rolled(web({ minDomains: 5 }, '2'), THREE, config).outcome).toBe('complete');
  });
});
