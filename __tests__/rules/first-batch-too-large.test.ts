import { isObject } from '../../src/manifest/manifest.js';
import { findingsOf, policy, roller } from './objects.js';

const FLEET = '100 nodes gpu=true';

function found(strategy: string, fleet = FLEET, cause = 'first') {
  return findingsOf('first-batch-too-large', fleet, { head: policy({ strategy }) + roller() }).filter(
    ({ evidence }) =>
      [evidence, evidence['first-batch-too-large']].some((one) => isObject(one) && one['cause'] === cause),
  );
}

describe('first-batch-too-large', () => {
  test.each([
    ['two of a hundred are a canary', '{fixed: {initialBatch: 2}}', FLEET, 0],
    ['three are not', '{fixed: {initialBatch: 3}}', FLEET, 1],
    ['one is, however small the group', '{fixed: {initialBatch: 1}}', '5 nodes gpu=true', 0],
    ['two of twenty are not', '{linear: {initialBatch: 2}}', '20 nodes gpu=true', 1],
    ['a single batch is a case of peak-above-limit', '{fixed: {initialBatch: 20}}', '20 nodes gpu=true', 0],
    ['a group without nodes has no batch', '{fixed: {initialBatch: 9}}', '5 nodes cpu=true', 0],
  ])('%s', (_claim, strategy, fleet, findings) => {
    expect(found(strategy, fleet)).toHaveLength(findings);
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
    for (const { message } of found) expect(message).toContain('A bad version that gets ready');
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

describe('first-batch-too-large: the largest batch', () => {
  const LARGEST = 'largest';

  test.each([
    ['doubling takes a third at the end', '{exponential: {initialBatch: 1}}', FLEET, 1],
    ['growing by one does not', '{linear: {initialBatch: 1}}', FLEET, 0],
    ['a fixed size does not grow', '{fixed: {initialBatch: 40}}', FLEET, 0],
    ['in nine nodes four are no surprise', '{exponential: {initialBatch: 1}}', '9 nodes gpu=true', 0],
  ])('%s', (_claim, strategy, fleet, findings) => {
    expect(found(strategy, fleet, LARGEST)).toHaveLength(findings);
  });

  test.each([
    ['doubling', '{exponential: {initialBatch: 1}}', FLEET, 'linear: {delta: 1}'],
    ['adding too much for so few', '{linear: {delta: 3}}', '12 nodes gpu=true', 'fixed: {initialBatch: 1}'],
  ])('the fix for %s does not grow as fast', (_claim, strategy, fleet, fix) => {
    expect(found(strategy, fleet, LARGEST)[0]?.remediation).toContain(fix);
  });

  test('its batches are of a fresh rollout if the change rolls others', () => {
    const base = policy({ strategy: '{exponential: {initialBatch: 1}}' }) + roller();
    const findings = findingsOf('first-batch-too-large', FLEET, {
      base,
      head: base.replace('1.0.0', '2.0.0'),
    });
    expect(findings.map(({ message }) => message).join()).toContain('32, 37 in a fresh rollout)');
  });

  test('names the batch, its nodes, and those before', () => {
    expect(found('{exponential: {initialBatch: 1}}', FLEET, LARGEST)[0]?.message).toContain(
      'batch 7 of 7 is 37 of 100 nodes (37%), after only 63 nodes (1, 2, 4, 8, 16, 32, 37).',
    );
  });
});
