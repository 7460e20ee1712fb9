import { isObject } from '../../src/manifest/manifest.js';
import { findingsOf, policy, roller } from './objects.js';

const FLEET = '100 nodes gpu=true';

function causes(strategy: string, fleet = FLEET, config?: string): string[] {
  const head = policy({ strategy }) + roller();
  return findingsOf('failure-threshold-ineffective', fleet, {
    head,
    ...(config === undefined ? {} : { config }),
  }).flatMap(({ severity, evidence }) =>
    [evidence, evidence['failure-threshold-ineffective']]
      .filter(isObject)
      .map(({ cause }) => `${severity} ${String(cause)}`),
  );
}

describe('failure-threshold-ineffective: one finding a cause', () => {
  const PRODUCTION = 'version: 1\nproduction: [{matchLabels: {gpu: "true"}}]\n';

  test.each<[string, string, string, string | undefined, string[]]>([
    ['not set', '{fixed: {initialBatch: 1}}', FLEET, undefined, ['warning unset']],
    ['not set, in production', '{fixed: {initialBatch: 1}}', FLEET, PRODUCTION, ['error unset']],
    ['not set, a single node', '{fixed: {initialBatch: 1}}', '1 node gpu=true', undefined, ['info unset']],
    ['effective', '{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}', FLEET, undefined, []],
    [
      'passed by safetyLimit in the first batch, which also leaves the rest unprotected',
      '{fixed: {initialBatch: 50, failureThreshold: 1}}',
      FLEET,
      undefined,
      ['error unreachable'],
    ],
    [
      'ignored from the default safetyLimit on',
      '{fixed: {initialBatch: 10, failureThreshold: 1}}',
      FLEET,
      undefined,
      ['error safety-limit'],
    ],
    [
      'ignored for the last nodes',
      '{fixed: {initialBatch: 10, failureThreshold: 1, safetyLimit: 75}}',
      FLEET,
      'version: 1\nrules: {failure-threshold-ineffective: {belowSafetyLimit: 70}}\n',
      [],
    ],
    [
      'a second failed batch in a row, which no longer occurs',
      '{fixed: {initialBatch: 1, failureThreshold: 2, safetyLimit: 100}}',
      FLEET,
      undefined,
      ['info in-row'],
    ],
    [
      'not set, and a batch with broken nodes is successful',
      '{fixed: {initialBatch: 10, batchThreshold: 80}}',
      FLEET,
      undefined,
      ['warning unset', 'warning batch-threshold'],
    ],
  ])('%s', (_case, strategy, fleet, config, expected) => {
    expect(causes(strategy, fleet, config)).toEqual(expected);
  });
});

describe('failure-threshold-ineffective: batchThreshold', () => {
  const messages = (strategy: string): string[] =>
    findingsOf('failure-threshold-ineffective', FLEET, { head: policy({ strategy }) + roller() })
      .filter(({ message }) => message.includes('batchThreshold'))
      .map(({ message }) => message);

  test.each([
    [
      '89 of ten nodes is 80: one may break',
      '{fixed: {initialBatch: 10, batchThreshold: 89}}',
      'batchThreshold 89 tolerates 1 of 10',
    ],
    [
      '80 of ten nodes: two',
      '{fixed: {initialBatch: 10, batchThreshold: 80}}',
      'batchThreshold 80 tolerates 2 of 10',
    ],
    [
      'of growing batches the smallest with the most broken',
      '{linear: {initialBatch: 1, batchThreshold: 80}}',
      'batchThreshold 80 tolerates 2 of 10',
    ],
  ])('%s', (_case, strategy, says) => {
    expect(messages(strategy)[0]).toContain(says);
  });

  test.each([
    ['90', '{fixed: {initialBatch: 10, batchThreshold: 90}}'],
    ['the default of 100', '{fixed: {initialBatch: 10}}'],
    ['50 of one node, which is 100', '{fixed: {initialBatch: 1, batchThreshold: 50}}'],
  ])('silent for %s', (_case, strategy) => {
    expect(messages(strategy)).toEqual([]);
  });
});
