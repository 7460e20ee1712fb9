import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const FLEET = nodeList([{ labels: {} }]);

function effects(spec: object, container: object, kind = 'Deployment', pod: object = {}): string[] {
  const files = (image: string): string => {
    const containers = [{ name: 'web', image, ...container }];
    const template = { metadata: { labels: { app: 'web' } }, spec: { ...pod, containers } };
    return textOf([object(kind, { replicas: 4, ...spec, template })]);
  };
  const { findings } = planOf({ base: files('web:1'), head: files('web:2'), snapshot: FLEET });
  return findings
    .filter(({ rule }) => rule === 'not-in-the-numbers')
    .map(
      ({ evidence, severity, status }) => `${[evidence['effect']].map(String).join()} ${severity} ${status}`,
    );
}

const probe = (failureThreshold: number, periodSeconds: number, more: object = {}): object => ({
  startupProbe: { tcpSocket: { port: 80 }, failureThreshold, periodSeconds, ...more },
});

describe('a pod that may take as long to start as the deadline of its rollout', () => {
  // BasedHardware/omi#9988
  test.each([
    ['60 times 10 s and the default of 600 s', {}, probe(60, 10), 1],
    ['59 times 10 s', {}, probe(59, 10), 0],
    ['59 times 10 s after a delay of 10 s', {}, probe(59, 10, { initialDelaySeconds: 10 }), 1],
    ['30 times 10 s and 300 s more before it counts', { minReadySeconds: 300 }, probe(30, 10), 1],
    ['60 times 10 s and a longer deadline', { progressDeadlineSeconds: 1200 }, probe(60, 10), 0],
    ['60 times 10 s and no deadline', { progressDeadlineSeconds: 2_147_483_647 }, probe(60, 10), 0],
    ['no startupProbe', {}, {}, 0],
  ])('%s', (_name, spec, container, count) => {
    const all = effects(spec, container).filter((one) => one.startsWith('slow-start'));
    expect(all).toEqual(Array.from({ length: count }, () => 'slow-start warning worsened'));
  });

  test('a StatefulSet has no deadline', () => {
    expect(effects({ serviceName: 'web' }, probe(60, 10), 'StatefulSet')).toEqual([]);
  });
});

describe('a spread in which old pods count while new ones are placed', () => {
  const spread = (more: object): object => ({
    topologySpreadConstraints: [
      {
        maxSkew: 1,
        topologyKey: 'kubernetes.io/hostname',
        whenUnsatisfiable: 'DoNotSchedule',
        labelSelector: { matchLabels: { app: 'web' } },
        ...more,
      },
    ],
  });
  const LAST = { strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } } };

  // kubernetes/kubernetes#98215
  test.each([
    ['with new pods beside the old ones', {}, {}, ['skewed-spread info worsened']],
    ['with old pods that go first', {}, LAST, []],
    ['by revision', { matchLabelKeys: ['pod-template-hash'] }, {}, []],
    ['that only asks', { whenUnsatisfiable: 'ScheduleAnyway' }, {}, []],
  ])('%s', (_name, more, spec, found) => {
    expect(effects(spec, {}, 'Deployment', spread(more))).toEqual(found);
  });
});
