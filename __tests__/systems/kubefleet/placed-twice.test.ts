import { expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { DEPLOYMENT, NAMESPACE, PLACEMENT, object } from './hub-objects.js';

const FLEET = '2 clusters env=canary\n3 clusters env=prod';
const WEB = { ...DEPLOYMENT, name: 'web' };

interface Shape {
  readonly scope?: string;
  readonly env?: string;
  readonly type?: string;
  readonly select?: object;
}

function whole(name: string, { scope, env, type, select }: Shape = {}): object {
  const terms = [{ labelSelector: { matchLabels: { env } } }];
  const required = { requiredDuringSchedulingIgnoredDuringExecution: { clusterSelectorTerms: terms } };
  return {
    ...object(PLACEMENT, 'ClusterResourcePlacement', name),
    spec: {
      resourceSelectors: [
        select ?? { ...NAMESPACE, name: 'prod', ...(scope ? { selectionScope: scope } : {}) },
      ],
      policy: { placementType: 'PickAll', ...(env ? { affinity: { clusterAffinity: required } } : {}) },
      strategy: { type: 'RollingUpdate', ...(type ? { applyStrategy: { type } } : {}) },
    },
  };
}

const part = {
  ...object(PLACEMENT, 'ResourcePlacement', 'part', { namespace: 'prod' }),
  spec: {
    resourceSelectors: [WEB],
    policy: { placementType: 'PickAll' },
    strategy: { type: 'RollingUpdate' },
  },
};

function told(base: readonly object[], head: readonly object[]): string[] {
  const snapshot = nodeList(parseFleet(FLEET));
  return planOf({ base: textOf(base), head: textOf(head), snapshot })
    .findings.filter(({ message, status }) => status === 'new' && message.includes('places '))
    .map(
      ({ severity, message }) => `${severity} ${/places (\S+ as well, on \d)/.exec(message)?.[1] ?? message}`,
    );
}

test.each<[claim: string, base: object[], head: object[], expected: string[]]>([
  [
    'of the whole namespace fails on each cluster',
    [whole('a')],
    [whole('a'), whole('b')],
    ['error Namespace/prod as well, on 5'],
  ],
  ['is told once of two new ones', [], [whole('a'), whole('b')], ['error Namespace/prod as well, on 5']],
  [
    'counts the clusters that both take',
    [whole('a', { env: 'prod' })],
    [whole('a', { env: 'prod' }), whole('b')],
    ['error Namespace/prod as well, on 3'],
  ],
  ['of one object of it fails too', [whole('a')], [whole('a'), part], ['error Deployment/web as well, on 5']],
  [
    'beside one of the bare namespace is how both are meant',
    [whole('a', { scope: 'NamespaceOnly' })],
    [whole('a', { scope: 'NamespaceOnly' }), part],
    [],
  ],
  [
    'on other clusters is none',
    [whole('a', { env: 'prod' })],
    [whole('a', { env: 'prod' }), whole('b', { env: 'canary' })],
    [],
  ],
  ['that only reports applies nothing', [whole('a')], [whole('a'), whole('b', { type: 'ReportDiff' })], []],
  ['that takes the place of the other is none', [whole('a')], [whole('b')], []],
  ['that was there before is no news', [whole('a'), whole('b')], [whole('a'), whole('b')], []],
])('a placement of what another one places, which %s', (_claim, base, head, expected) => {
  expect(told(base, head)).toEqual(expected);
});
