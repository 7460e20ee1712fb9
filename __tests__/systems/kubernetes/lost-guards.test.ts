import { expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

const FLEET = nodeList([{ labels: {} }]);
const HTTP = { httpGet: { path: '/', port: 80 } };
const command = (...words: string[]): object => ({ exec: { command: words } });

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

function told(base: Shape, head: Shape): string[] {
  const { findings } = planOf({ base: deployment(base), head: deployment(head), snapshot: FLEET });
  return findings
    .filter(({ rule }) => rule === 'not-in-the-numbers' || rule === 'no-availability-signal')
    .map(({ rule, severity, status, evidence }) =>
      [severity, status, evidence['effect'] ?? rule].map(String).join(' '),
    );
}

test.each<[string, Shape, Shape, string[]]>([
  ['a probe that goes is told', {}, { probe: null }, ['warning new readiness-probe web']],
  [
    'it is told once where no wait is left either',
    { wait: 0 },
    { wait: 0, probe: null },
    ['warning new no-availability-signal'],
  ],
  ['a probe that was never there is an old story', { probe: null }, { probe: null, wait: 20 }, []],
  ['a container of another name loses nothing', { probe: null, name: 'a' }, { probe: null, name: 'b' }, []],
  ['a container that is renamed loses it', {}, { probe: null, name: 'b' }, ['warning new readiness-probe b']],
  [
    'so does one that comes from another registry, too',
    {},
    { probe: null, name: 'b', image: 'mirror:5000/hub/web:2@sha256:0' },
    ['warning new readiness-probe b'],
  ],
  ['another program in its place is none of it', {}, { probe: null, name: 'b', image: 'other:1' }, []],
  [
    'a probe that gives up after an hour is told of a container that is renamed',
    {},
    { name: 'b', probe: { ...HTTP, failureThreshold: 360 } },
    ['warning new late-probe b'],
  ],
  [
    'a probe of a command that cannot fail is none',
    {},
    { probe: command('sh', '-c', 'exit 0') },
    ['warning new readiness-probe web'],
  ],
  ['so is `true`', {}, { probe: command('/bin/true') }, ['warning new readiness-probe web']],
  ['and `echo ok`', {}, { probe: command('sh', '-c', 'echo ok') }, ['warning new readiness-probe web']],
  ['a command that can fail is a probe', {}, { probe: command('cat', '/tmp/ready') }, []],
  ['so is one after an echo', {}, { probe: command('sh', '-c', 'echo a && cat /tmp/ready') }, []],
  ['an open port says less', {}, { probe: { tcpSocket: { port: 80 } } }, ['info new weaker-probe web']],
  ['another way of asking is no loss', {}, { probe: { grpc: { port: 80 } } }, []],
  [
    'a probe that gives up after an hour is told',
    {},
    { probe: { ...HTTP, failureThreshold: 360 } },
    ['warning new late-probe web'],
  ],
  ['one that gives up a little later is not', {}, { probe: { ...HTTP, failureThreshold: 6 } }, []],
  ['a shorter wait is told', { wait: 30 }, { wait: 10 }, ['warning new min-ready-seconds']],
  ['a longer one is not', { wait: 10 }, { wait: 30 }, []],
])('%s', (_claim, base, head, expected) => {
  expect(told(base, head)).toEqual(expected);
});
