import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planned, workload } from './plans.js';

const over = (...objects: object[]): object => nodeList(parseFleet('3 nodes'), objects);

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
