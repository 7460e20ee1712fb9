import { describe, expect, test } from '@jest/globals';
import { findingsOf, policy, roller } from './objects.js';

const TAINT = 'taint=nodewright.nvidia.com=runtime-required:NoSchedule';
const FLEET = `8 nodes gpu=true pool=a\n2 nodes gpu=true pool=b ${TAINT}`;
const FIRST = '  deploymentPolicy: gpu\n  priority: 10\n';
const SECOND = '  deploymentPolicy: gpu\n  priority: 20\n';
const REQUIRED = '  runtimeRequired: true\n';
const ALL = '  sequencing: all\n';

describe('sequencing-deadlock', () => {
  const found = (first: string, second: string, fleet = FLEET, selector = '{matchLabels: {gpu: "true"}}') => {
    const head =
      policy() + roller(first, { name: 'drivers', selector }) + roller(second, { name: 'runtime' });
    return findingsOf('sequencing-deadlock', fleet, { head }).map(({ severity, evidence }) => [
      severity,
      evidence['held'],
      evidence['keptNow'],
    ]);
  };
  const NOW = ['node-0009', 'node-0010'];

  test.each([
    [
      'all before a runtimeRequired one: every node of the later one waits',
      FIRST + ALL,
      SECOND + REQUIRED,
      [['error', 10, NOW]],
    ],
    ['node before it: the nodes they share', FIRST, SECOND + REQUIRED, [['error', 10, NOW]]],
    ['both runtimeRequired, node: each node goes its way', FIRST + REQUIRED, SECOND + REQUIRED, []],
    [
      'both runtimeRequired, all: one node keeps the taint on all',
      FIRST + REQUIRED + ALL,
      SECOND + REQUIRED,
      [['warning', 10, NOW]],
    ],
    ['the runtimeRequired one first: nothing waits for it in vain', FIRST + REQUIRED + ALL, SECOND, []],
    ['no runtimeRequired one', FIRST + ALL, SECOND, []],
    [
      'a toleration of the taint',
      `${FIRST}  additionalTolerations: [{key: nodewright.nvidia.com, operator: Exists}]\n`,
      SECOND + REQUIRED,
      [],
    ],
  ])('%s', (_claim, first, second, expected) => {
    expect(found(first, second)).toEqual(expected);
  });

  test('objects that share no node do not wait for each other at a taint', () => {
    expect(
      found(
        FIRST + ALL,
        SECOND + REQUIRED,
        '5 nodes gpu=true\n5 nodes cpu=true',
        '{matchLabels: {cpu: "true"}}',
      ),
    ).toEqual([]);
  });

  test('it is there before the first node with the taint is', () => {
    expect(found(FIRST + ALL, SECOND + REQUIRED, '5 nodes gpu=true')).toEqual([['error', 5, []]]);
  });

  test('the dry rollout stands still where the rule says so', () => {
    const head =
      policy() + roller(FIRST + ALL, { name: 'drivers' }) + roller(SECOND + REQUIRED, { name: 'runtime' });
    const stuck = findingsOf('no-progress', FLEET, { head }).map(({ message }) => message.slice(0, 60));
    expect(stuck).toEqual([
      expect.stringContaining('NodeWright/runtime: none of its 10 nodes is ever updated'),
    ]);
  });
});

describe('reset-overridden', () => {
  const found = (options: string, reset: string) =>
    findingsOf('reset-overridden', FLEET, {
      head: policy({ spec: reset }) + roller(`  deploymentPolicy: gpu\n${options}`),
    }).length;
  const FALSE = '  resetBatchStateOnCompletion: false\n';

  test.each([
    ['an empty object beats false', '  deploymentPolicyOptions: {}\n', FALSE, 1],
    [
      'a true that is written is meant',
      '  deploymentPolicyOptions: {resetBatchStateOnCompletion: true}\n',
      FALSE,
      0,
    ],
    [
      'a false that is written is the same',
      '  deploymentPolicyOptions: {resetBatchStateOnCompletion: false}\n',
      FALSE,
      0,
    ],
    ['nothing there beats nothing', '', FALSE, 0],
    ['the default of the policy is true already', '  deploymentPolicyOptions: {}\n', '', 0],
  ])('%s', (_claim, options, reset, findings) => {
    expect(found(options, reset)).toBe(findings);
  });
});
