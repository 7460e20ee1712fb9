import { textOf } from '../plan/measure/world-objects.js';
import { planOf } from '../plan-of.js';
import { nodeList, parseFleet } from '../fleet.js';

const BATCHES = new Set(['first-batch-too-large', 'no-bake-time']);
const PROBED = { readinessProbe: { exec: { command: ['true'] } } };

function pods(maxUnavailable: string, replicas: number): object {
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      replicas,
      selector: { matchLabels: { app: 'web' } },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable, maxSurge: '50%' } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { containers: [{ name: 'app', image: 'w:1', ...PROBED }] },
      },
    },
  };
}

test.each<[claim: string, base: [string, number], head: [string, number], severities: string[]]>([
  ['all at once, and now in batches: for the better', ['100%', 10], ['10%', 10], ['info', 'info']],
  ['in batches before: as it was', ['25%', 10], ['10%', 10], ['warning', 'info']],
  ['all of a few before, many now: no smaller', ['100%', 2], ['10%', 40], ['warning', 'info']],
])('what a rule of batches says of %s', (_claim, base, head, severities) => {
  const { findings } = planOf({
    base: textOf([pods(...base)]),
    head: textOf([pods(...head)]),
    snapshot: nodeList(parseFleet('4 nodes')),
  });
  const found = findings.filter(({ rule, status }) => BATCHES.has(rule) && status !== 'fixed');
  expect(found.map(({ severity }) => severity)).toEqual(severities);
});

test('of a wait that goes: it is none for the better', () => {
  const waiting = structuredClone(pods('100%', 10)) as { spec: { minReadySeconds?: number } };
  waiting.spec.minReadySeconds = 60;
  const { findings } = planOf({
    base: textOf([waiting]),
    head: textOf([pods('10%', 10)]),
    snapshot: nodeList(parseFleet('4 nodes')),
  });
  const found = findings.find(({ rule }) => rule === 'no-bake-time');
  expect(found?.severity).toBe('warning');
  expect(found?.message).toContain('Before this change it waited 60 s (minReadySeconds).');
});

test('a version that a partition keeps from some replicas is not on all of them', () => {
  const set = (image: string, partition: number): object => {
    const made = structuredClone(pods('1', 5)) as { kind: string; spec: Record<string, unknown> };
    const template = {
      metadata: { labels: { app: 'web' } },
      spec: { containers: [{ name: 'app', image, ...PROBED }] },
    };
    delete made.spec['strategy'];
    return {
      ...made,
      kind: 'StatefulSet',
      spec: { ...made.spec, serviceName: 'web', updateStrategy: { rollingUpdate: { partition } }, template },
    };
  };
  const { findings } = planOf({
    base: textOf([set('w:1', 0)]),
    head: textOf([set('w:2', 3)]),
    snapshot: nodeList(parseFleet('4 nodes')),
  });
  expect(findings.find(({ rule }) => rule === 'no-bake-time')?.message).toContain(
    'is on 2 of 5 replicas by then.',
  );
});
