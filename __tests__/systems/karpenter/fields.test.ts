import { parseManifests } from '../../../src/manifest/parse.js';
import { editsOf } from '../../../src/systems/karpenter/changes.js';
import { isStored, readPool } from '../../../src/systems/karpenter/objects/pool.js';
import { RELEASES } from '../../../src/systems/karpenter/versions.js';
import { toPlain } from '../../../src/text/render.js';

function pool(metadata: string, spec: string, beside = '') {
  const text = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: p}
spec:
  ${beside}
  template:
    metadata: ${metadata}
    spec: {nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: al2}, requirements: []${spec}}
`;
  const [manifest] = parseManifests(text, 'pool.yaml').manifests;
  const read = manifest ? readPool(manifest, RELEASES.newest) : null;
  if (!isStored(read)) throw new TypeError('not stored');
  return read;
}

// Source: kubernetes-sigs/karpenter#2966: which label it was that replaced a fleet is what a reviewer looks for.
test.each<[string, Parameters<typeof pool>, Parameters<typeof pool>, string]>([
  ['a new label', ['{}', ''], ['{labels: {team: a}}', ''], 'spec.template.metadata.labels (team)'],
  [
    'three labels',
    ['{labels: {a: "1"}}', ''],
    ['{labels: {b: "1", c: ""}}', ''],
    'spec.template.metadata.labels (a, b and 1 more)',
  ],
  [
    'a taint',
    ['{}', ''],
    ['{}', ', taints: [{key: gpu, value: "yes", effect: NoSchedule}]'],
    'spec.template.spec.taints',
  ],
  [
    'a taint without value',
    ['{}', ', taints: [{key: gpu, effect: NoSchedule}]'],
    ['{}', ''],
    'spec.template.spec.taints',
  ],
  ['an age', ['{}', ', expireAfter: Never'], ['{}', ', expireAfter: 24h'], 'spec.template.spec.expireAfter'],
  ['an empty list against none', ['{}', ''], ['{}', ', taints: []'], 'spec.template.spec.taints'],
])('editsOf: %s', (_, before, after, shown) => {
  expect(editsOf('drift', pool(...before), pool(...after)).map((edit) => toPlain(edit.shown))).toEqual([
    shown,
  ]);
});

test('editsOf: a field of new nodes only', () => {
  const edits = editsOf(
    'new nodes',
    pool('{}', '', 'limits: {cpu: 10}'),
    pool('{}', '', 'limits: {cpu: 20}'),
  );
  expect(edits.map(({ shown }) => toPlain(shown))).toEqual(['spec.limits (cpu)']);
});

test.each([
  ['a limit', 'limits: {cpu: 1000, memory: 1Gi}', 'limits: {cpu: "1k", memory: 1024Mi}'],
  ['a duration', 'disruption: {consolidateAfter: 60s}', 'disruption: {consolidateAfter: 1m}'],
  ['a default', 'disruption: {consolidateAfter: 0s}', ''],
])('editsOf: %s in another equal form is no edit', (_, before, after) => {
  const [was, is] = [pool('{}', '', before), pool('{}', '', after)];
  expect([...editsOf('new nodes', was, is), ...editsOf('consolidation', was, is)]).toEqual([]);
});
