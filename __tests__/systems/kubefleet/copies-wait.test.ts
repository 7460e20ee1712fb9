import { expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { NAMESPACE, object, PLACEMENT } from './hub-objects.js';

const STAGED = {
  ...object(PLACEMENT, 'ClusterResourcePlacement', 'app', {}),
  spec: {
    resourceSelectors: [{ ...NAMESPACE, name: 'prod' }],
    policy: { placementType: 'PickAll' },
    strategy: { type: 'External' },
  },
};
const CONFIG = (text: string): object => ({
  ...object('v1', 'ConfigMap', 'web', { namespace: 'prod' }),
  data: { text },
});

test('an edit of what a staged placement brings says that no run takes it along, where there is none', () => {
  const stages = [{ name: 'all', labelSelector: {} }];
  const named = { ...object(PLACEMENT, 'ClusterStagedUpdateStrategy', 'staged', {}), spec: { stages } };
  const run = {
    ...object(PLACEMENT, 'ClusterStagedUpdateRun', 'release', {}),
    spec: { placementName: 'app', stagedRolloutStrategyName: 'staged', state: 'Run' },
  };
  const told = (from: string, to: string, ...more: readonly object[]): string[] =>
    planOf({
      base: textOf([STAGED, named, CONFIG(from)]),
      head: textOf([STAGED, named, CONFIG(to), ...more]),
      snapshot: nodeList(parseFleet('3 clusters')),
    })
      .findings.filter(({ evidence, status }) => evidence['effect'] === 'copies-wait' && status === 'new')
      .map(({ severity, message }) => `${severity} ${message}`);
  expect(told('a', 'b')).toEqual([
    expect.stringMatching(
      /^info .*ConfigMap\/prod\/web, which it places, is edited: that reaches no cluster before/,
    ),
  ]);
  expect(told('a', 'a')).toEqual([]);
  expect(told('a', 'b', run)).toEqual([]);
});
