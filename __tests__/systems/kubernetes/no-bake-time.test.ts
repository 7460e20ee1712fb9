import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

const FLEET = nodeList([{ labels: {} }]);
const HTTP = { httpGet: { path: '/', port: 80 } };

interface Shape {
  readonly probe?: object | null;
  readonly wait?: number;
  readonly name?: string;
  readonly image?: string;
}

function deployment({ probe = HTTP, wait = 10, name = 'web', image = 'web:1' }: Shape): string {
  const container = { name, image, ...(probe ? { readinessProbe: probe } : {}) };
  const spec = {
    replicas: 4,
    minReadySeconds: wait,
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [container] } },
  };
  return textOf([{ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec }]);
}

function found(base: Shape, head: Shape): string[] {
  const { findings } = planOf({ base: deployment(base), head: deployment(head), snapshot: FLEET });
  return findings
    .filter(({ rule, status }) => rule === 'no-bake-time' && status !== 'fixed')
    .map(({ severity, status, evidence }) =>
      [severity, status, evidence['cause'] ?? 'group'].map(String).join(' '),
    );
}

test.each<[string, Shape, Shape, string[]]>([
  ['a readinessProbe is removed', {}, { probe: null }, ['warning new readiness-probe web']],
  [
    'a removed probe and no wait is one finding',
    { wait: 0 },
    { wait: 0, probe: null },
    ['warning worsened group'],
  ],
  ['a wait is removed', {}, { wait: 0 }, ['warning new group']],
  [
    'a probe without a wait is information',
    { wait: 0 },
    { wait: 0, image: 'web:2' },
    ['info unchanged group'],
  ],
  ['neither probe nor wait', { wait: 0, probe: null }, { wait: 0, probe: null }, ['warning unchanged group']],
  ['a probe that never was there', { probe: null }, { probe: null, wait: 20 }, []],
  ['a new container without a probe', { probe: null, name: 'a' }, { probe: null, name: 'b' }, []],
  ['another kind of probe', {}, { probe: { grpc: { port: 80 } } }, []],
  ['a shorter wait', { wait: 30 }, { wait: 10 }, ['warning new min-ready-seconds']],
  ['a longer wait', { wait: 10 }, { wait: 30 }, []],
])('no-bake-time: %s', (_claim, base, head, expected) => {
  expect(found(base, head)).toEqual(expected);
});
