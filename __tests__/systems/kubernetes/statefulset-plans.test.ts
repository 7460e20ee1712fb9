import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planned, workload } from './plans.js';

const over = (...objects: object[]): object => nodeList(parseFleet('3 nodes'), objects);

const partitioned = (partition: number, replicas = 5): object => ({
  replicas,
  updateStrategy: { rollingUpdate: { partition } },
});

describe('how many a partition lets a new template reach', () => {
  const roll = (partition: number, more: object = {}): ReturnType<typeof planned> => {
    const spec = { ...partitioned(partition), ...more };
    const base = workload('StatefulSet', { spec });
    return planned({ base, head: workload('StatefulSet', { spec, image: 'app:2' }), snapshot: over() });
  };

  test.each([
    ['without one all', roll(0), 'it is rolled over 5 replicas.'],
    ['those from it up', roll(3), 'it is rolled over 2 of 5 replicas.'],
    [
      'it counts from the first ordinal',
      roll(3, { ordinals: { start: 2 } }),
      'it is rolled over 2 of 5 replicas.',
    ],
    ['none above all', roll(7), 'partition 7 keeps all 5 replicas on the one before until it is lowered.'],
  ])('%s', (_name, { says }, text) => {
    expect(says).toBe(`The pod template changes: ${text}`);
  });
});

describe('pods that come and go without a rollout', () => {
  const sized = (replicas: number, more: object = {}): object =>
    workload('StatefulSet', { spec: { replicas, ...more } });

  test.each([
    [
      'OrderedReady shrinks one by one',
      sized(5),
      sized(2),
      'replicas 5 -> 2: 3 pods go one after the other from the highest ordinal, each once all that stay are ready; no limit of the rolling update counts.',
    ],
    [
      'OrderedReady grows one by one',
      sized(2),
      sized(5),
      'replicas 2 -> 5: 3 pods more start one after the other.',
    ],
    [
      'Parallel does all at once',
      sized(5, { podManagementPolicy: 'Parallel' }),
      sized(2, { podManagementPolicy: 'Parallel' }),
      'replicas 5 -> 2: 3 pods go at once, whatever the limits of the rolling update say.',
    ],
  ])('%s', (_name, base, head, text) => {
    expect(planned({ base, head, snapshot: over() }).says).toContain(text);
  });
});
