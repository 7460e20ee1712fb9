import { expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

const FLEET = nodeList([{ labels: {} }]);
const LABELS = { app: 'web' };
const META = { name: 'web', namespace: 'prod' };
const CONTAINERS = [{ name: 'web', image: 'web:1' }];

const WORLD = [
  {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: META,
    spec: {
      replicas: 4,
      selector: { matchLabels: LABELS },
      template: { metadata: { labels: LABELS }, spec: { containers: CONTAINERS } },
    },
  },
  {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: META,
    spec: { minAvailable: 3, selector: { matchLabels: LABELS } },
  },
];

const pod = (metadata: object, name = 'a'): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name, namespace: 'prod', labels: LABELS, ...metadata },
  spec: { containers: CONTAINERS },
});

test.each<[claim: string, before: object[], after: object[], told: string[]]>([
  ['one that is new', [], [pod({})], ['error 1 pod']],
  ['two', [], [pod({}), pod({}, 'b')], ['error 2 pods']],
  ['one that gets the labels', [pod({ labels: {} })], [pod({})], ['error 1 pod']],
  ['one that was there', [pod({})], [pod({ annotations: { a: 'b' } })], []],
  ['one of other labels', [], [pod({ labels: { app: 'debug' } })], []],
  ['one elsewhere', [], [pod({ namespace: 'dev' })], []],
  ['one of a hook, which ends', [], [pod({ annotations: { 'helm.sh/hook': 'test' } })], []],
])('pods of no workload under a disruption budget: %s', (_claim, before, after, told) => {
  const { findings } = planOf({
    base: textOf([...WORLD, ...before]),
    head: textOf([...WORLD, ...after]),
    snapshot: FLEET,
  });
  const found = findings.flatMap(({ severity, message }) => {
    const [, pods] = /the change puts (.*?) of no workload/.exec(message) ?? [];
    return pods === undefined ? [] : [`${severity} ${pods}`];
  });
  expect(found).toEqual(told);
});
