import { findingsOf, policy, roller } from './objects.js';

const HEAD = policy() + roller();

describe('canary-not-representative', () => {
  const DOUBLING = '{exponential: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}';
  const found = (strategy: string, fleet: string, config?: string) =>
    findingsOf('canary-not-representative', fleet, {
      head: policy({ strategy }) + roller(),
      ...(config === undefined ? {} : { config }),
    }).map(({ evidence }) => [evidence['label'], evidence['late']]);
  const H100 = { value: 'H100', batch: 6, targets: 32 };
  const MIXED =
    '31 nodes gpu=true nvidia.com/gpu.product=A100\n32 nodes gpu=true nvidia.com/gpu.product=H100';

  test.each([
    [
      'doubling, the other model comes in one batch of 32',
      DOUBLING,
      MIXED,
      [['nvidia.com/gpu.product', [H100]]],
    ],
    ['one at a time, each model begins with one', '{fixed: {initialBatch: 1}}', MIXED, []],
    ['one model only', DOUBLING, '63 nodes gpu=true nvidia.com/gpu.product=A100', []],
    [
      'the other model begins with a single node',
      DOUBLING,
      `${MIXED.split('\n')[0] ?? ''}\n1 node gpu=true nvidia.com/gpu.product=H100`,
      [],
    ],
    [
      'nodes without the label have no other value',
      DOUBLING,
      '3 nodes gpu=true kubernetes.io/arch=arm64\n4 nodes gpu=true',
      [],
    ],
  ])('%s', (_claim, strategy, fleet, expected) => {
    expect(found(strategy, fleet)).toEqual(expected);
  });

  test('which labels tell nodes apart is a setting', () => {
    const config = 'version: 1\nrules: {canary-not-representative: {labels: [kernel]}}\n';
    expect(found(DOUBLING, MIXED, config)).toEqual([]);
    expect(found(DOUBLING, MIXED.replaceAll('nvidia.com/gpu.product', 'kernel'), config)).toEqual([
      ['kernel', [H100]],
    ]);
  });
});

describe('inventory-stale', () => {
  const at = (hours: number): string =>
    new Date(Date.parse('2026-11-01T00:00:00Z') + hours * 3_600_000).toISOString();
  const found = (hours: number, config?: string) =>
    findingsOf('inventory-stale', '20 nodes gpu=true', {
      base: HEAD,
      head: HEAD,
      at: at(hours),
      takenAt: at(0),
      ...(config === undefined ? {} : { config }),
    }).map(({ severity, status, message }) => [severity, status, /is (.*) old/.exec(message)?.[1]]);

  test.each([
    ['a day is fresh', 24, []],
    ['more than a day is a warning, and new in every run', 25, [['warning', 'new', '25 hours']]],
    ['a week is one still', 168, [['warning', 'new', '7 days']]],
    ['more than a week is an error', 169, [['error', 'new', '7 days']]],
    ['one from after the planned moment is no older', -5, []],
  ])('%s', (_claim, hours, expected) => {
    expect(found(hours)).toEqual(expected);
  });

  test('the ages are settings; a snapshot that does not say is not judged', () => {
    expect(found(2, 'version: 1\nrules: {inventory-stale: {warnAfterHours: 1}}\n')).toHaveLength(1);
    expect(findingsOf('inventory-stale', '20 nodes gpu=true', { head: HEAD })).toEqual([]);
  });
});
