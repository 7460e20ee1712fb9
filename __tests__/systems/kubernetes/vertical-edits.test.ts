import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const autoscaler = (updateMode: string | null, policy: object = {}, name = 'web'): object => ({
  apiVersion: 'autoscaling.k8s.io/v1',
  kind: 'VerticalPodAutoscaler',
  metadata: { name: 'web-size', namespace: 'default' },
  spec: {
    targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
    updatePolicy: { ...(updateMode === null ? {} : { updateMode }), ...policy },
  },
});

function said(replicas: number, base: object | null, head: object | null): string[] {
  const side = (vertical: object | null): string =>
    textOf([object('Deployment', { replicas }), ...(vertical ? [vertical] : [])]);
  const { findings, verdict } = planOf({
    base: side(base),
    head: side(head),
    snapshot: nodeList(parseFleet('6 nodes')),
  });
  expect(verdict).not.toBe('unknown');
  return findings.flatMap(({ severity, message, evidence }) =>
    evidence['effect'] === 'vertical-autoscaler' ? [`${severity} ${message}`] : [],
  );
}

const OFF = autoscaler('Off');

// kubernetes/autoscaler#10136
describe('a vertical autoscaler', () => {
  test.each<[claim: string, replicas: number, base: object | null, head: object | null, words: string[]]>([
    ['that begins to evict', 4, OFF, autoscaler('Recreate'), ['warning', 'Recreate, Off before', '(2 of 4,']],
    ['that is new and has no mode', 5, null, autoscaler(null), ['warning', 'updateMode Auto)', '(2 of 5,']],
    ['that resizes in place', 4, OFF, autoscaler('InPlaceOrRecreate'), ['warning', 'resizes pods in place']],
    ['of three pods takes one at a time', 3, OFF, autoscaler('Recreate'), ['warning', '(1 of 3,']],
    [
      'leaves an only pod alone',
      1,
      OFF,
      autoscaler('Recreate'),
      ['info', 'its only pod alone', 'fewer than 2'],
    ],
    [
      'takes it where one is enough',
      1,
      OFF,
      autoscaler('Recreate', { minReplicas: 1 }),
      ['warning', '(1 of 1,'],
    ],
    ['that goes leaves what it gave', 4, autoscaler('Auto'), null, ['info', 'gone from the files']],
  ])('%s', (_claim, replicas, base, head, words) => {
    const [found = '', ...others] = said(replicas, base, head);
    expect(others).toEqual([]);
    expect(words.filter((word) => !found.includes(word))).toEqual([]);
  });

  test.each<[claim: string, base: object | null, head: object | null]>([
    ['stays', autoscaler('Recreate'), autoscaler('Recreate')],
    ['evicts less', autoscaler('Recreate'), autoscaler('Initial')],
    ['only recommends', null, OFF],
    ['that only recommended goes', OFF, null],
  ])('of which nothing is told: it %s', (_claim, base, head) => {
    expect(said(4, base, head)).toEqual([]);
  });
});
