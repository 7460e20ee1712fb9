import { warningAt } from '../../../src/manifest/problem.js';
import { planCluster } from '../../../src/plan.js';
import { nodeList } from '../../fleet.js';
import { inputOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

const deployment = (name: string): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace: 'web' },
  spec: {
    replicas: 6,
    selector: { matchLabels: { app: name } },
    template: { metadata: { labels: { app: name } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
  },
});

const pool = {
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'gpu' },
  spec: {
    disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
    template: {
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'a' },
        requirements: [],
      },
    },
  },
};

test.each<[claim: string, keeps: string[], takes: number]>([
  ['takes its nodes', [], 2],
  ['takes none if it stays', ['NodePool/karpenter/gpu'], 0],
])('a NodePool that leaves the files %s', (_claim, keeps, takes) => {
  const input = inputOf({
    base: textOf([pool, deployment('web')]),
    head: textOf([deployment('web')]),
    snapshot: nodeList([1, 2].map(() => ({ labels: { 'karpenter.sh/nodepool': 'gpu' } }))),
  });
  const told = keeps.length === 0 ? [] : [{ ...warningAt(null, 'not-pruned', 'It stays.'), keeps }];
  const { plan } = planCluster({ ...input, head: { ...input.head, problems: told } });
  expect(plan.head.combined.peakAtOnce).toBe(takes);
});

test.each<[claim: string, keeps: string[], removed: number]>([
  ['takes its pods', [], 6],
  ['takes none where it stays', ['Deployment/web/old'], 0],
  ['takes them where another one stays', ['Deployment/shop/old'], 6],
])('an object that leaves the files %s', (_claim, keeps, removed) => {
  const input = inputOf({
    base: textOf([deployment('web'), deployment('old')]),
    head: textOf([deployment('web')]),
    snapshot: nodeList([{ labels: {} }]),
  });
  const told = keeps.length === 0 ? [] : [{ ...warningAt(null, 'not-pruned', 'It stays.'), keeps }];
  const { plan, findings } = planCluster({ ...input, head: { ...input.head, problems: told } });
  const old = plan.policies.find(({ ref }) => ref.name === 'old');
  expect(findings.some(({ rule, status }) => rule === 'change-not-batched' && status === 'new')).toBe(
    removed > 0,
  );
  expect(old?.outcome).toEqual(removed > 0 ? { kind: 'removed', targets: removed } : { kind: 'no-effect' });
});
