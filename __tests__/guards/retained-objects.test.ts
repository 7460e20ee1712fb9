import { planCluster, type Side } from '../../src/plan.js';
import { nodeList } from '../fleet.js';
import { inputOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';

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

/** Both sides of files that a Kustomization applies. */
function planned(
  base: readonly object[],
  head: readonly object[],
  prunes: boolean,
  nodes: Parameters<typeof nodeList>[0],
) {
  const input = inputOf({ base: textOf(base), head: textOf(head), snapshot: nodeList(nodes) });
  const deliveredBy = [{ by: 'Kustomization/flux-system/web', leaves: false, prunes }];
  const applied = (side: Side): Side => ({
    ...side,
    files: side.files.map((file) => ({ ...file, deliveredBy })),
    coverage: [
      {
        ...{ identity: 'Kustomization/flux-system/web', place: null, digest: '', route: '', takes: [] },
        ...{ sync: 'automatic', outcome: 'evaluated' },
      } as const,
    ],
  });
  return planCluster({ ...input, base: input.base && applied(input.base), head: applied(input.head) });
}

test.each<[claim: string, prunes: boolean, takes: number]>([
  ['takes its nodes', true, 2],
  ['takes none if it stays', false, 0],
])('a NodePool that leaves the files %s', (_claim, prunes, takes) => {
  const nodes = [1, 2].map(() => ({ labels: { 'karpenter.sh/nodepool': 'gpu' } }));
  const { plan } = planned([pool, deployment('web')], [deployment('web')], prunes, nodes);
  expect(plan.head.combined.peakAtOnce).toBe(takes);
});

test.each<[claim: string, prunes: boolean, removed: number]>([
  ['takes its pods', true, 6],
  ['takes none if it stays', false, 0],
])('a Deployment that leaves the files %s', (_claim, prunes, removed) => {
  const { plan, findings } = planned([deployment('web'), deployment('old')], [deployment('web')], prunes, [
    { labels: {} },
  ]);
  const old = plan.policies.find(({ ref }) => ref.name === 'old');
  expect(findings.some(({ rule, status }) => rule === 'change-not-batched' && status === 'new')).toBe(
    removed > 0,
  );
  expect(old?.outcome).toEqual(removed > 0 ? { kind: 'removed', targets: removed } : { kind: 'no-effect' });
});
