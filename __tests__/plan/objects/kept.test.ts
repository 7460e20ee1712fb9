import { toPlain } from '../../../src/text/render.js';
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
  const told = keeps.length === 0 ? [] : [{ ...warningAt(null, 'moved-delivery', 'It stays.'), keeps }];
  const { plan, findings } = planCluster({ ...input, head: { ...input.head, problems: told } });
  const old = plan.policies.find(({ ref }) => ref.name === 'old');
  expect(old?.base?.onDelete?.targets).toHaveLength(removed);
  expect(findings.some(({ rule, status }) => rule === 'change-not-batched' && status === 'new')).toBe(
    removed > 0,
  );
  expect(old?.outcome).toEqual({ kind: 'removed', targets: removed, isRetained: removed === 0 });
});
