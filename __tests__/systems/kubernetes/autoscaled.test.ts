import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const LIMITS = { strategy: { rollingUpdate: { maxUnavailable: '60%', maxSurge: 0 } } };

function autoscaler(spec: object = {}, status?: object, more: object = {}): object {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'web-scale', namespace: 'default' },
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
      maxReplicas: 50,
      ...spec,
    },
    ...(status ? { status } : {}),
    ...more,
  };
}

function scaledObject(spec: object = {}): object {
  return {
    apiVersion: 'keda.sh/v1alpha1',
    kind: 'ScaledObject',
    metadata: { name: 'web-keda', namespace: 'default' },
    spec: { scaleTargetRef: { name: 'web' }, ...spec },
  };
}

interface Case {
  readonly replicas?: number;
  readonly beside?: readonly object[];
  readonly live?: readonly object[];
  readonly kind?: string;
}

/** How many replicas are planned when the image changes, and what the plan says of the number. */
function planned({
  replicas,
  beside = [],
  live = [],
  kind = 'Deployment',
}: Case): [number, string | undefined] {
  const spec = { ...(kind === 'Deployment' ? LIMITS : {}), ...(replicas === undefined ? {} : { replicas }) };
  const { plan } = planOf({
    base: textOf([object(kind, spec), ...beside]),
    head: textOf([object(kind, spec, 'web:2'), ...beside]),
    snapshot: nodeList([{ labels: {} }], live),
  });
  const head = plan.policies[0]?.head;
  return [
    head?.effect.groups[0]?.targets.length ?? -1,
    head?.notes.find((note) => note.startsWith('replicas is')),
  ];
}

const LIVE = object('Deployment', { ...LIMITS, replicas: 20 });

describe('replicas that the file does not write', () => {
  test.each<[claim: string, input: Case, count: number, note: string | undefined]>([
    ['are one where nothing sets them', {}, 1, 'replicas is not written: 1 where nothing else sets it.'],
    ['are the live ones', { live: [LIVE] }, 20, 'replicas is not written, so the 20 of the snapshot stay.'],
    [
      'are the live ones beside an autoscaler, whatever it says',
      { live: [LIVE, autoscaler({ minReplicas: 3 }, { currentReplicas: 7 })] },
      20,
      'replicas is not written, so the 20 of the snapshot stay; HorizontalPodAutoscaler/web-scale sets it.',
    ],
    [
      'are those of the status of a live autoscaler without the workload',
      { live: [autoscaler({ minReplicas: 3 }, { currentReplicas: 7 })] },
      7,
      'replicas is not written, and HorizontalPodAutoscaler/web-scale sets it: planned with the 7 of its status.',
    ],
    [
      'are those of the status where the autoscaler is in the files too',
      {
        beside: [autoscaler({ minReplicas: 3 })],
        live: [autoscaler({ minReplicas: 3 }, { currentReplicas: 7 })],
      },
      7,
      'replicas is not written, and HorizontalPodAutoscaler/web-scale sets it: planned with the 7 of its status.',
    ],
    [
      'are the least of an autoscaler of the files alone',
      { beside: [autoscaler({ minReplicas: 3 })] },
      3,
      'replicas is not written, and HorizontalPodAutoscaler/web-scale sets it: planned with its least, 3. The snapshot does not hold the workload; take it in for the number that runs.',
    ],
    [
      'are at least one',
      { beside: [scaledObject()] },
      1,
      'replicas is not written, and ScaledObject/web-keda sets it: planned with its least, 1. The snapshot does not hold the workload; take it in for the number that runs.',
    ],
    [
      'are the least of KEDA',
      { beside: [scaledObject({ minReplicaCount: 8 })] },
      8,
      'replicas is not written, and ScaledObject/web-keda sets it: planned with its least, 8. The snapshot does not hold the workload; take it in for the number that runs.',
    ],
    [
      'are not those of an autoscaler of another workload',
      { beside: [autoscaler({ minReplicas: 3, scaleTargetRef: { kind: 'Deployment', name: 'other' } })] },
      1,
      'replicas is not written: 1 where nothing else sets it.',
    ],
    [
      'are not those of an autoscaler of another namespace',
      {
        beside: [autoscaler({ minReplicas: 3 }, undefined, { metadata: { name: 'x', namespace: 'other' } })],
      },
      1,
      'replicas is not written: 1 where nothing else sets it.',
    ],
    [
      'of a StatefulSet are those of its autoscaler',
      {
        kind: 'StatefulSet',
        beside: [autoscaler({ minReplicas: 5, scaleTargetRef: { kind: 'StatefulSet', name: 'web' } })],
      },
      5,
      'replicas is not written, and HorizontalPodAutoscaler/web-scale sets it: planned with its least, 5. The snapshot does not hold the workload; take it in for the number that runs.',
    ],
  ])('%s', (_claim, input, count, note) => {
    expect(planned(input)).toEqual([count, note]);
  });
});

describe('replicas that the file writes', () => {
  test.each<[claim: string, input: Case, note: string | undefined]>([
    ['are as written', { replicas: 4 }, undefined],
    [
      'are reset by every apply where an autoscaler sets them too',
      { replicas: 4, beside: [autoscaler()] },
      'replicas is written, and HorizontalPodAutoscaler/web-scale sets it too: every apply resets it to 4 until the autoscaler acts again. Leave replicas out.',
    ],
    [
      'are said beside those that run',
      { replicas: 4, live: [LIVE, autoscaler()] },
      'replicas is written, and HorizontalPodAutoscaler/web-scale sets it too (20 in the snapshot): every apply resets it to 4 until the autoscaler acts again. Leave replicas out.',
    ],
  ])('%s', (_claim, input, note) => {
    expect(planned(input)).toEqual([4, note]);
  });

  // Source: kubernetes/kubernetes#25238: 30 pods run by the autoscaler, the file of the base and of the head says 4.
  test.each<[claim: string, image: string, spec: { replicas?: number }, expected: string[]]>([
    [
      'an edit of the file takes away what the autoscaler added',
      'web:2',
      { replicas: 4 },
      ['20 -> 4: 16 pods of 20'],
    ],
    ['taking the field out leaves one of them', 'web:1', {}, ['20 -> 1: 19 pods of 20']],
    ['a file that nobody edits takes none', 'web:1', { replicas: 4 }, []],
    ['nor does one that writes what runs', 'web:2', { replicas: 20 }, []],
  ])('%s', (_claim, image, spec, expected) => {
    const { findings } = planOf({
      base: textOf([object('Deployment', { ...LIMITS, replicas: spec.replicas ?? 4 }, 'web:1')]),
      head: textOf([object('Deployment', { ...LIMITS, ...spec }, image)]),
      snapshot: nodeList([{ labels: {} }], [LIVE, autoscaler()]),
    });
    const taken = findings.filter(({ rule }) => rule === 'change-not-batched');
    expect(taken.map(({ message }) => /replicas (.*?) (?:is|are) taken away/.exec(message)?.[1])).toEqual(
      expected,
    );
    for (const { message } of taken)
      expect(message).toContain('HorizontalPodAutoscaler/web-scale has set it to 20');
  });

  test('a number that is newly written takes away what the autoscaler had set', () => {
    const { findings } = planOf({
      base: textOf([object('Deployment', LIMITS)]),
      head: textOf([object('Deployment', { ...LIMITS, replicas: 4 })]),
      snapshot: nodeList([{ labels: {} }], [LIVE, autoscaler()]),
    });
    expect(findings.find(({ rule }) => rule === 'change-not-batched')?.message).toMatch(
      /replicas 20 -> 4: 16 pods of 20 are taken away.*HorizontalPodAutoscaler\/web-scale has set it to 20: applying the edited file writes over that/,
    );
  });

  test('an autoscaler that the change deletes sets nothing any more', () => {
    const { plan } = planOf({
      base: textOf([object('Deployment', LIMITS), autoscaler({ minReplicas: 3 })]),
      head: textOf([object('Deployment', LIMITS, 'web:2')]),
      snapshot: nodeList([{ labels: {} }], [autoscaler({ minReplicas: 3 }, { currentReplicas: 7 })]),
    });
    expect(plan.policies[0]?.head?.notes).toContain('replicas is not written: 1 where nothing else sets it.');
  });
});
