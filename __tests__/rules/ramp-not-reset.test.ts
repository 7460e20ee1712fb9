import { findingsOf, policy, roller } from './objects.js';

describe('ramp-not-reset: nodes that join', () => {
  const LINEAR = '{linear: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}';
  const found = (fleet: string, strategy = LINEAR) => {
    const side = (selector: string): string => policy({ strategy }) + roller(undefined, { selector });
    const base = side('{matchLabels: {pool: a}}');
    return findingsOf('ramp-not-reset', fleet, { base, head: side('{matchLabels: {gpu: "true"}}') }).map(
      ({ evidence }) => evidence['firstBatch'],
    );
  };

  test.each([
    ['3 join 8 that are done: all 3 at once', '8 nodes gpu=true pool=a\n3 nodes gpu=true', LINEAR, [3]],
    [
      '12 join 4: as many as join are left out of the count, a fresh start',
      '4 nodes gpu=true pool=a\n12 nodes gpu=true',
      LINEAR,
      [],
    ],
    [
      'a fixed size is the same for joiners',
      '8 nodes gpu=true pool=a\n3 nodes gpu=true',
      '{fixed: {initialBatch: 1}}',
      [],
    ],
    ['nobody joins', '8 nodes gpu=true pool=a', LINEAR, []],
  ])('%s', (_claim, fleet, strategy, expected) => {
    expect(found(fleet, strategy)).toEqual(expected);
  });
});

describe('ramp-not-reset: an empty deploymentPolicyOptions', () => {
  const found = (options: string, reset: string) =>
    findingsOf('ramp-not-reset', '10 nodes gpu=true', {
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
