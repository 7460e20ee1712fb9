import type { JsonObject } from '../../../src/manifest/manifest.js';
import { assignNodes, rolloutOrder } from '../../../src/systems/skyhook/controller/assignment.js';
import { isRuntimeTaint } from '../../../src/systems/skyhook/controller/eligibility.js';
import { configChanges, workOf } from '../../../src/systems/skyhook/controller/work.js';
import { changedKeys, hasInterrupt, readPackages } from '../../../src/systems/skyhook/objects/packages.js';
import { readProgress } from '../../../src/systems/skyhook/objects/progress.js';
import { readPolicySpec } from '../../../src/systems/skyhook/objects/stored.js';
import { switchesOf } from '../../../src/systems/skyhook/versions.js';
import { fleet, policy, strategy } from './rolling.js';

describe('rollout parts: compartments', () => {
  const labels = { env: 'prod', gpu: 'h100' };
  const nodes = fleet(4, {
    'node-01': { labels },
    'node-02': { labels: { gpu: 'h100' } },
    'node-03': { labels: { gpu: 'h100' } },
  });
  const compartment = (name: string, selector: JsonObject, budget: JsonObject, own?: JsonObject) => ({
    name,
    selector,
    budget,
    ...(own ? { strategy: own } : {}),
  });
  const gpu = { matchLabels: { gpu: 'h100' } };
  const count = { count: 9 };

  test('tells how many nodes a selector matches and to whom it lost them', () => {
    const compartments = [
      compartment('all', {}, count, strategy('linear')),
      compartment('gpu', gpu, count, strategy('fixed')),
    ];
    const assigned = assignNodes(readPolicySpec(policy(strategy('fixed'), { compartments })), nodes);
    const all = assigned.find(({ name }) => name === 'all');
    expect([all?.selected, all?.nodes.map((node) => node.name), [...(all?.lostTo ?? [])]]).toEqual([
      4,
      ['node-04'],
      [['gpu', 3]],
    ]);
  });

  test('rollout order compares whole seconds', () => {
    const [a, b] = fleet(2);
    const pair = [
      { ...b, createdAt: 1000 },
      { ...a, createdAt: 1999 },
    ] as typeof nodes;
    expect(rolloutOrder(pair).map(({ name }) => name)).toEqual(['node-01', 'node-02']);
  });
});

describe('rollout parts: the work that a package leaves on a node', () => {
  const packages = readPackages({ pkg: { version: '1.1.0', interrupt: { type: 'reboot' } } });
  const entry = (version: string, stage: string, state: string) => [{ name: 'pkg', version, stage, state }];
  const stages = (version: string, stage: string, state: string): number =>
    workOf(packages, entry(version, stage, state), switchesOf('0.15')).stages;

  test.each([
    ['nothing done', '1.1.0', 'apply', 'in_progress', 4],
    ['applied', '1.1.0', 'apply', 'complete', 3],
    ['upgraded', '1.1.0', 'upgrade', 'complete', 3],
    ['failing in its interrupt', '1.1.0', 'interrupt', 'erroring', 2],
    ['complete', '1.1.0', 'post-interrupt', 'complete', 0],
    ['an older version complete', '1.0.0', 'post-interrupt', 'complete', 4],
    ['a newer version complete, to be uninstalled first', '1.2.0', 'post-interrupt', 'complete', 5],
  ])('%s', (_, version, stage, state, left) => {
    expect(stages(version, stage, state)).toBe(left);
  });

  test('a package that is complete without its new interrupt is not complete', () => {
    expect(stages('1.1.0', 'config', 'complete')).toBe(2);
  });

  test.each([
    ['0.17', 2],
    ['0.18', 0],
  ] as const)('work of a package: past an interrupt that is gone, in %s', (version, left) => {
    const now = readPackages({ pkg: { version: '1.1.0' } });
    expect(workOf(now, entry('1.1.0', 'post-interrupt', 'complete'), switchesOf(version)).stages).toBe(left);
  });

  test('work of a package: a dependency that the object does not have is no crash', () => {
    const now = readPackages({ pkg: { version: '1.1.0', dependsOn: { gone: '1.0.0' } } });
    expect(() => workOf(now, [], switchesOf('0.20'))).not.toThrow();
  });

  test('changed keys: values, new keys and removed keys count; another version or no config map before do not', () => {
    const of = (version: string, configMap: JsonObject) =>
      readPackages({ pkg: { version, configMap } }).get('pkg');
    const keys = (before: JsonObject, after: JsonObject, version = '1.0.0') => {
      const now = of('1.0.0', after);
      if (!now) throw new Error('a package');
      return changedKeys(of(version, before), now);
    };
    expect(keys({ a: '1' }, { a: '2', b: '1' })).toEqual(['a', 'b']);
    expect(keys({ a: '1', b: '1' }, { a: '1' })).toEqual([]);
    expect(keys({ a: '1' }, { a: '1' })).toBeNull();
    expect(keys({}, { a: '1' })).toBeNull();
    expect(keys({ a: '1' }, { a: '2' }, '0.9.0')).toBeNull();
  });

  test.each([
    ['config', 'erroring', true],
    ['interrupt', 'erroring', true],
    ['apply', 'erroring', false],
    ['config', 'in_progress', false],
  ])('config change: a node whose %s is %s restarts: %s', (stage, state, expected) => {
    const of = (a: string) => readPackages({ pkg: { version: '1.0.0', configMap: { a } } });
    const entries = { 'pkg|1.0.0': { name: 'pkg', version: '1.0.0', stage, state } };
    const progress = readProgress(
      { status: 'erroring', nodeStatus: {}, nodeState: { node: entries } },
      of('1'),
    );
    if (!progress) throw new Error('there is a status');
    const [change] = configChanges(of('2'), progress, [{ name: 'node' }], switchesOf('0.15'));
    expect(change?.restarts).toBe(expected);
  });

  test('a config change asks for the interrupts of its keys, as globs', () => {
    const pkg = readPackages({ p: { interrupt: {}, configInterrupts: { 'kernel*': {} } } }).get('p');
    if (!pkg) throw new Error('a package');
    expect([[], ['kernel.conf'], ['other']].map((keys) => hasInterrupt(pkg, keys))).toEqual([
      true,
      true,
      false,
    ]);
  });
});

test.each([
  ['the key of this version', 'nodewright.nvidia.com', 'runtime-required', 'NoSchedule', true],
  ['the key of earlier versions', 'skyhook.nvidia.com', 'runtime-required', 'NoSchedule', true],
  ['another key', 'gpu', 'runtime-required', 'NoSchedule', false],
  ['another value', 'skyhook.nvidia.com', 'other', 'NoSchedule', false],
  ['another effect', 'skyhook.nvidia.com', 'runtime-required', 'NoExecute', false],
])('runtime-required taint: %s', (_what, key, value, effect, expected) => {
  expect(isRuntimeTaint({ key, value, effect }, switchesOf('0.20'))).toBe(expected);
});
