import { describe, expect, test } from '@jest/globals';
import { findingsOf, live, policy, roller } from './objects.js';

const FLEET = '100 nodes gpu=true';

function messages(rule: string, strategy: string, fleet = FLEET, budget = '{count: 1}'): string[] {
  const head = policy({ strategy, budget }) + roller();
  return findingsOf(rule, fleet, { head }).map(({ message }) => message);
}

describe('first-batch-too-large', () => {
  test.each([
    ['two of a hundred are a canary', '{fixed: {initialBatch: 2}}', FLEET, 0],
    ['three are not', '{fixed: {initialBatch: 3}}', FLEET, 1],
    ['one is, however small the group', '{fixed: {initialBatch: 1}}', '5 nodes gpu=true', 0],
    ['two of twenty are not', '{linear: {initialBatch: 2}}', '20 nodes gpu=true', 1],
    ['a single batch is left to whole-pool-at-once', '{fixed: {initialBatch: 20}}', '20 nodes gpu=true', 0],
    ['a group without nodes has no batch', '{fixed: {initialBatch: 9}}', '5 nodes cpu=true', 0],
  ])('%s', (_claim, strategy, fleet, findings) => {
    expect(messages('first-batch-too-large', strategy, fleet)).toHaveLength(findings);
  });

  test('it is the first batch of a fresh rollout, also when the change goes past all batches', () => {
    const base = policy({ strategy: '{fixed: {initialBatch: 5}}' }) + roller();
    const [finding] = findingsOf('first-batch-too-large', FLEET, {
      base,
      head: base.replace('1.0.0', '2.0.0'),
    });
    expect([finding?.status, finding?.evidence['firstBatch']]).toEqual(['unchanged', 5]);
  });

  // vllm-project/production-stack#103: maxSurge 100% takes nobody out, and has the new version everywhere at once.
  test.each([
    ['all nodes beside the old pods', 'DaemonSet', 'updateStrategy', '', '100%', 1],
    ['all replicas beside the old ones', 'Deployment', 'strategy', 'replicas: 4, ', '100%', 1],
    ['one pod beside the old ones', 'Deployment', 'strategy', 'replicas: 4, ', '1', 0],
    ['the only replica', 'Deployment', 'strategy', 'replicas: 1, ', '100%', 0],
  ])('a single batch of %s is one', (_claim, kind, field, own, maxSurge, findings) => {
    const head = `{apiVersion: apps/v1, kind: ${kind}, metadata: {name: web, namespace: shop}, spec: {${own}${field}: {type: RollingUpdate, rollingUpdate: {maxSurge: ${maxSurge}, maxUnavailable: 0}}, selector: {matchLabels: {app: web}}, template: {metadata: {labels: {app: web}}, spec: {containers: [{name: web, image: "example.com/web:1", readinessProbe: {tcpSocket: {port: 80}}}]}}}}`;
    const found = findingsOf('first-batch-too-large', '6 nodes', { head });
    expect(found).toHaveLength(findings);
    for (const { message } of found) expect(message).toContain('What gets ready and is wrong all the same');
  });

  test('interruptionBudget sets it too', () => {
    const head = roller('  interruptionBudget: {percent: 10}\n');
    expect(findingsOf('first-batch-too-large', FLEET, { head })).toHaveLength(1);
  });
});

// More replicas under the same limits are no other canary, and start no rollout; another limit beside them is.
test.each([
  ['more replicas in batches of the default size', '25%', 5, '25%', []],
  ['more replicas in larger batches', '50%', 5, '50%', ['info']],
  ['more replicas, and more of them at once', '25%', 8, '50%', ['warning']],
])('first-batch-too-large: the severity of %s', (_claim, before, replicas, maxUnavailable, severities) => {
  const web = (count: number, unavailable: string): string =>
    JSON.stringify({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      metadata: { name: 'web' },
      spec: {
        replicas: count,
        strategy: { rollingUpdate: { maxUnavailable: unavailable, maxSurge: '25%' } },
        selector: { matchLabels: { app: 'web' } },
        template: {
          metadata: { labels: { app: 'web' } },
          spec: { containers: [{ name: 'web', image: 'web:1' }] },
        },
      },
    });
  const found = findingsOf('first-batch-too-large', '9 nodes', {
    base: web(3, before),
    head: web(replicas, maxUnavailable),
  });
  expect(found.map(({ severity }) => severity)).toEqual(severities);
});

describe('last-batch-dominates', () => {
  test.each([
    ['doubling takes a third at the end', '{exponential: {initialBatch: 1}}', FLEET, 1],
    ['growing by one does not', '{linear: {initialBatch: 1}}', FLEET, 0],
    ['a fixed size does not grow', '{fixed: {initialBatch: 40}}', FLEET, 0],
    ['in nine nodes four are no surprise', '{exponential: {initialBatch: 1}}', '9 nodes gpu=true', 0],
  ])('%s', (_claim, strategy, fleet, findings) => {
    expect(messages('last-batch-dominates', strategy, fleet)).toHaveLength(findings);
  });

  test.each([
    ['doubling is told to stay', '{exponential: {initialBatch: 1}}', FLEET, 'in the place of exponential'],
    [
      'adding too much for so few is told to stay',
      '{linear: {delta: 3}}',
      '12 nodes gpu=true',
      'fixed: {initialBatch: 1}',
    ],
  ])('%s', (_claim, strategy, fleet, fix) => {
    const [finding] = findingsOf('last-batch-dominates', fleet, { head: policy({ strategy }) + roller() });
    expect(finding?.remediation).toContain(fix);
  });

  test('says that its batches are of a rollout that starts anew where the change rolls others', () => {
    const base = policy({ strategy: '{exponential: {initialBatch: 1}}' }) + roller();
    const [finding] = findingsOf('last-batch-dominates', FLEET, {
      base,
      head: base.replace('1.0.0', '2.0.0'),
    });
    expect(finding?.message).toContain('32, 37, when a rollout starts anew)');
  });

  test('names the batch, its nodes, and those that went before', () => {
    expect(messages('last-batch-dominates', '{exponential: {initialBatch: 1}}')[0]).toContain(
      'batch 7 of 7 takes 37 of 100 nodes (37%) after 63 that went before (1, 2, 4, 8, 16, 32, 37)',
    );
  });
});

describe('an object without a policy', () => {
  const found = (rule: string, more = '') => findingsOf(rule, FLEET, { head: roller(more) })[0];

  test('goes at once by the default, which is named as the cause', () => {
    expect(found('whole-pool-at-once')?.message).toContain(
      'Neither a deploymentPolicy nor an interruptionBudget is set, and then the default is 100%',
    );
    expect(found('whole-pool-at-once', '  interruptionBudget: {percent: 100}\n')?.message).toContain(
      'The interruptionBudget allows it.',
    );
  });

  test('can not have thresholds, and is told to name a policy that has', () => {
    expect(found('worst-loss-above-limit')?.remediation).toContain(
      'Name a deploymentPolicy with the strategy {fixed: {initialBatch: ',
    );
  });
});

test('a DeploymentPolicy that no object names is itself the policy, and is not told to name one', () => {
  const head = policy({ strategy: '{fixed: {initialBatch: 100}}', budget: '{percent: 100}' });
  const [whole] = findingsOf('whole-pool-at-once', FLEET, { head });
  const [loss] = findingsOf('worst-loss-above-limit', FLEET, { head });
  expect(whole?.message).toContain('The strategy allows it.');
  expect(loss?.remediation).toMatch(/^Set initialBatch: \d+, failureThreshold: 1 and safetyLimit: 100\.$/);
});

describe('batch-threshold-low', () => {
  test.each([
    [
      '89 of ten nodes is 80: one may break',
      '{fixed: {initialBatch: 10, batchThreshold: 89}}',
      '1 of its nodes broken',
    ],
    ['80 of ten nodes: two', '{fixed: {initialBatch: 10, batchThreshold: 80}}', '2 of its nodes broken'],
    [
      'of growing batches the smallest with the most broken is named',
      '{linear: {initialBatch: 1, batchThreshold: 80}}',
      'a batch of 10 counts as a success with 2 of its nodes broken',
    ],
  ])('%s', (_claim, strategy, says) => {
    expect(messages('batch-threshold-low', strategy)[0]).toContain(says);
  });

  test.each([
    ['90 is not low', '{fixed: {initialBatch: 10, batchThreshold: 90}}'],
    ['not set is 100', '{fixed: {initialBatch: 10}}'],
    ['50 of one node is 100', '{fixed: {initialBatch: 1, batchThreshold: 50}}'],
  ])('%s: silent', (_claim, strategy) => {
    expect(messages('batch-threshold-low', strategy)).toEqual([]);
  });
});

describe('erroring-node-freezes', () => {
  const TOLERANT = '{fixed: {initialBatch: 10, batchThreshold: 80, failureThreshold: 1, safetyLimit: 100}}';
  const STRICT = '{fixed: {initialBatch: 2, failureThreshold: 2, safetyLimit: 100}}';
  const nodes = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
  const status = (first: string, rest: string): Record<string, string> =>
    Object.fromEntries(nodes(10).map((name, i) => [name, i === 0 ? first : rest]));
  const found = (head: string, nodeStatus: Record<string, string>, base = head) =>
    findingsOf('erroring-node-freezes', '10 nodes gpu=true', {
      base,
      head,
      live: [live({}, nodeStatus)],
    }).map(({ severity, evidence }) => [severity, evidence['erroring'] ?? null]);

  test('a threshold that tolerates failures promises what the operator does not do', () => {
    expect(messages('erroring-node-freezes', TOLERANT)[0]).toContain(
      'although batchThreshold 80 tolerates up to 2 failed in a batch',
    );
    expect(messages('erroring-node-freezes', STRICT)).toEqual([]);
  });

  test('before 0.15 an erroring node held nothing', () => {
    const legacy = (policy({ strategy: TOLERANT }) + roller())
      .replaceAll('nodewright.nvidia.com', 'skyhook.nvidia.com')
      .replaceAll('NodeWright', 'Skyhook');
    const config = (version: string): string => `version: 1\nsystems: {skyhook: {version: "${version}"}}\n`;
    expect(findingsOf('erroring-node-freezes', FLEET, { head: legacy, config: config('0.15') })).toHaveLength(
      1,
    );
    expect(findingsOf('erroring-node-freezes', FLEET, { head: legacy, config: config('0.14') })).toEqual([]);
  });

  test('a node of the snapshot that is erroring now holds the others: an error', () => {
    const text = policy({ strategy: STRICT }) + roller();
    expect(found(text, status('erroring', 'unknown'))).toEqual([['error', ['node-0001']]]);
    expect(found(text, status('complete', 'unknown'))).toEqual([]);
  });

  test('a new version runs the failed stage again', () => {
    const base = policy({ strategy: STRICT }) + roller();
    expect(found(base.replace('1.0.0', '2.0.0'), status('erroring', 'complete'), base)).toEqual([]);
  });
});

describe('new-nodes-skip-ramp', () => {
  const LINEAR = '{linear: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}';
  const found = (fleet: string, strategy = LINEAR) => {
    const side = (selector: string): string => policy({ strategy }) + roller(undefined, { selector });
    const base = side('{matchLabels: {pool: a}}');
    return findingsOf('new-nodes-skip-ramp', fleet, { base, head: side('{matchLabels: {gpu: "true"}}') }).map(
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

describe('legacy-field', () => {
  const found = (budget: string, fleet = FLEET) =>
    findingsOf('legacy-field', fleet, { head: roller(budget) }).map(
      ({ evidence }) => evidence['initialBatch'],
    );

  test.each([
    ['a percentage becomes a number for these nodes', '  interruptionBudget: {percent: 25}\n', FLEET, [25]],
    ['29% of 100 is 28, as the operator computes it', '  interruptionBudget: {percent: 29}\n', FLEET, [28]],
    ['nothing at once is one at a time', '  interruptionBudget: {count: 0}\n', FLEET, [1]],
    ['a count stays', '  interruptionBudget: {count: 3}\n', FLEET, [3]],
    ['a count above the fleet is the fleet', '  interruptionBudget: {count: 300}\n', FLEET, [100]],
    ['no nodes, nothing to compute', '  interruptionBudget: {count: 3}\n', '5 nodes cpu=true', []],
    ['a field that is not there is not on its way out', '', FLEET, []],
  ])('%s', (_claim, budget, fleet, expected) => {
    expect(found(budget, fleet)).toEqual(expected);
  });

  test('a policy that is refused is no interruptionBudget of 0', () => {
    const head = policy({ strategy: '{}' }) + roller();
    expect(findingsOf('legacy-field', FLEET, { head })).toEqual([]);
  });

  test('the policy it gives rolls in the same batches', () => {
    const [finding] = findingsOf('legacy-field', FLEET, {
      head: roller('  interruptionBudget: {percent: 25}\n'),
    });
    const [, text] = /default: (\{.*?\}\}\})/.exec(finding?.remediation ?? '') ?? [];
    const strategy = /strategy: (\{fixed: \{.*?\}\})/.exec(text ?? '')?.[1] ?? '';
    expect(messages('first-batch-too-large', strategy)[0]).toContain('25 of 100 nodes (25%)');
  });
});
