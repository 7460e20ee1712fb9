import { CAREFUL, findingsOf, policy, roller } from './objects.js';

const FLEET = '10 nodes pool=a gpu=true\n40 nodes pool=b gpu=true';
const A = '{matchLabels: {pool: a}}';
const ALL = '{matchLabels: {gpu: "true"}}';
const FAST = '{fixed: {initialBatch: 5, failureThreshold: 1, safetyLimit: 100}}';

describe('compartment-assignment: a default that is looser', () => {
  const PROD = { name: 'prod', selector: A };
  const found = (text: Parameters<typeof policy>[0], fleet = FLEET) =>
    findingsOf('compartment-assignment', fleet, { head: policy(text) + roller() });

  test.each([
    [
      'larger batches',
      { strategy: FAST, compartments: [PROD] },
      'it takes up to 5 at once, the compartments at most 1',
    ],
    [
      'no stop where all others have one',
      { strategy: '{fixed: {initialBatch: 1}}', compartments: [PROD] },
      'it has no failureThreshold',
    ],
    [
      'a stop that is disarmed earlier',
      { strategy: '{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 50}}', compartments: [PROD] },
      'its safetyLimit is 50, those of the compartments at least 100',
    ],
  ])('%s in the default is reported with the nodes', (_claim, text, says) => {
    const [finding] = found(text);
    expect(finding?.message).toContain('40 of 50 nodes (80%) match no compartment');
    expect(finding?.message).toContain(says);
    expect(finding?.severity).toBe('warning');
  });

  test.each([
    ['a default as careful as the compartments', { compartments: [PROD] }, FLEET],
    ['a default that is more careful', { compartments: [{ ...PROD, strategy: FAST }] }, FLEET],
    ['a policy without compartments', { strategy: FAST }, FLEET],
    ['a default that gets no node', { strategy: FAST, compartments: [PROD] }, '10 nodes pool=a gpu=true'],
    [
      'compartments that have no node to compare with',
      { strategy: FAST, compartments: [PROD] },
      '10 nodes pool=b gpu=true',
    ],
  ])('%s: silent', (_claim, text, fleet) => {
    expect(found(text, fleet)).toEqual([]);
  });

  test('a change that goes past every batch does not hide it', () => {
    const text = policy({ strategy: FAST, compartments: [PROD] });
    const base = text + roller();
    const [finding] = findingsOf('compartment-assignment', FLEET, {
      base,
      head: base.replace('1.0.0', '2.0.0'),
    });
    expect(finding?.status).toBe('unchanged');
  });
});

describe('compartment-assignment: two equal compartments', () => {
  const two = (first: object, second: object) =>
    findingsOf('compartment-assignment', FLEET, {
      head:
        policy({
          compartments: [
            { name: 'beta', selector: ALL, ...first },
            { name: 'alpha', selector: A, ...second },
          ],
        }) + roller(),
    }).map(({ group, evidence }) => [group, evidence['loser'], evidence['nodes']]);

  test.each([
    ['equal kind and ceiling: the name decides', {}, {}, [['alpha', 'beta', 10]]],
    [
      'parameters of the strategy do not count',
      { strategy: FAST },
      { strategy: CAREFUL },
      [['alpha', 'beta', 10]],
    ],
    [
      'a percentage that resolves to the other count',
      { budget: '{count: 5}' },
      { budget: '{percent: 50}' },
      [['alpha', 'beta', 10]],
    ],
    ['the smaller ceiling decides', { budget: '{count: 2}' }, {}, []],
    ['the safer kind decides', { strategy: '{linear: {initialBatch: 1}}' }, {}, []],
    ['no node is selected twice', { selector: '{matchLabels: {pool: b}}' }, {}, []],
  ])('%s', (_claim, first, second, expected) => {
    expect(two(first, second)).toEqual(expected);
  });
});

describe('compartment-assignment: a compartment without nodes or without a strategy', () => {
  const fixed = { fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 100 } };
  const found = (compartments: readonly object[], production = false) =>
    findingsOf('compartment-assignment', FLEET, {
      head:
        JSON.stringify({
          apiVersion: 'nodewright.nvidia.com/v1alpha1',
          kind: 'DeploymentPolicy',
          metadata: { name: 'gpu' },
          spec: { default: { budget: { count: 1 }, strategy: fixed }, compartments },
        }) + `\n${roller()}`,
      ...(production ? { config: 'version: 1\nproduction: [{matchLabels: {pool: a}}]\n' } : {}),
    }).map(({ severity, group, evidence, message }) => [
      `${severity} ${evidence['cause'] as string} ${group ?? ''}`,
      message.includes('loses all'),
    ]);
  const a = { name: 'a', selector: { matchLabels: { pool: 'a' } }, budget: { count: 1 } };
  const B = { matchExpressions: [{ key: 'pool', operator: 'In', values: ['a'] }] };

  test.each<[string, readonly object[], boolean, unknown[]]>([
    ['no strategy', [a], false, [['warning no-strategy a', false]]],
    ['no strategy, in production', [a], true, [['error no-strategy a', false]]],
    [
      'no strategy, and all nodes lost by it: one finding',
      [a, { ...a, name: 'b', selector: B, strategy: fixed }],
      false,
      [['warning no-strategy a', true]],
    ],
    [
      'all nodes lost to a safer strategy',
      [
        { ...a, strategy: { linear: { initialBatch: 1, failureThreshold: 1 } } },
        { ...a, name: 'b', selector: B, strategy: fixed },
      ],
      false,
      [['warning shadowed a', false]],
    ],
  ])('%s', (_case, compartments, production, expected) => {
    expect(found(compartments, production)).toEqual(expected);
  });
});
