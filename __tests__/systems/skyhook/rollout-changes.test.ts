import { readPackages } from '../../../src/systems/skyhook/objects/packages.js';
import { readProgress } from '../../../src/systems/skyhook/objects/progress.js';
import { SKYHOOK_VERSIONS } from '../../../src/systems/skyhook/versions.js';
import { fleet, IGNORED, PACKAGES, policy, rollOnFrom, rollOut, strategy } from './rolling.js';

const ones = policy(strategy('fixed'));
const ramp = policy(strategy('linear'));
const version11 = { pkg: { version: '1.1.0' } };
const version09 = { pkg: { version: '0.9.0' } };

describe('rollout changes: a change of the packages after a completed rollout', () => {
  const both = { ...PACKAGES, old: { version: '1.0.0' } };
  const twoPackages = [{ spec: { packages: both } }];

  test('changed packages: up to 0.15 a removed package is uninstalled on every node at once; later nothing runs', () => {
    const setup = { nodes: fleet(3), policy: ones, skyhooks: twoPackages };
    const before = rollOut({ ...setup, version: '0.15' });
    expect(rollOnFrom(before, { ...setup, version: '0.15', packages: PACKAGES }).sizes()).toEqual([3]);
    expect(rollOnFrom(before, { ...setup, version: '0.16', packages: PACKAGES }).sizes()).toEqual([]);
  });

  test('changed packages: a version change clears a stop: touched nodes at once, the rest from initialBatch', () => {
    const own = policy(strategy('fixed', { initialBatch: 2, failureThreshold: 1 }));
    const setup = { version: '0.20' as const, nodes: fleet(8), policy: own };
    const stopped = rollOut({ ...setup, fails: ['node-02'] });
    expect(stopped.end()?.phase).toBe('stopped');
    const next = rollOnFrom(stopped, { ...setup, packages: version11 });
    expect(next.batches()[0]).toEqual(['node-01', 'node-02']);
    expect(next.sizes()).toEqual([2, 2, 2, 2]);
  });

  test('changed packages: with reset off a version change does not clear a stop, and nothing happens', () => {
    const own = policy(strategy('fixed', { initialBatch: 2, failureThreshold: 1 }), { reset: false });
    const setup = { version: '0.20' as const, nodes: fleet(8), policy: own };
    const next = rollOnFrom(rollOut({ ...setup, fails: ['node-02'] }), {
      ...setup,
      packages: version11,
    });
    expect([next.sizes(), next.nodeStatus('node-01'), next.end()?.phase]).toEqual([
      [],
      'in_progress',
      'stopped',
    ]);
  });

  test('changed packages: a failed node is still a member of its batch, so a downgrade begins with it alone', () => {
    const setup = {
      version: '0.20' as const,
      nodes: fleet(4),
      policy: policy(strategy('fixed', { initialBatch: 2 })),
    };
    const before = rollOut({ ...setup, fails: ['node-02'] });
    const next = rollOnFrom(before, { ...setup, packages: version09 });
    expect(next.batches()[0]).toEqual(['node-02']);
  });
});

describe('rollout changes: a changed config map', () => {
  const before = { pkg: { version: '1.0.0', configMap: { a: '1', b: '1' } } };
  const changed = (more: object = {}) => ({
    pkg: { version: '1.0.0', configMap: { a: '1', b: '2' }, ...more },
  });
  const setup = { nodes: fleet(4), policy: ones, skyhooks: [{ spec: { packages: before } }] };

  test.each(SKYHOOK_VERSIONS)('changed config map: reaches every node at once in %s', (version) => {
    const next = rollOnFrom(rollOut({ ...setup, version }), { ...setup, version, packages: changed() });
    expect([next.sizes(), next.run.end]).toEqual([[4], 600_000]);
  });

  test('changed config map: takes the interrupt of the changed key along', () => {
    const packages = changed({ configInterrupts: { 'b*': { type: 'reboot' } } });
    expect(rollOnFrom(rollOut(setup), { ...setup, packages }).run.end).toBe(3 * 600_000);
  });

  test('changed config map: does not take the interrupt of the package along', () => {
    const interrupt = { interrupt: { type: 'reboot' } };
    const own = { ...setup, skyhooks: [{ spec: { packages: { pkg: { ...before.pkg, ...interrupt } } } }] };
    expect(rollOnFrom(rollOut(own), { ...own, packages: changed(interrupt) }).run.end).toBe(600_000);
  });

  test('changed config map: takes the interrupt of the package along when a key was only taken away', () => {
    const interrupt = { interrupt: { type: 'reboot' } };
    const own = { ...setup, skyhooks: [{ spec: { packages: { pkg: { ...before.pkg, ...interrupt } } } }] };
    const packages = changed({ ...interrupt, configMap: { a: '1' } });
    expect(rollOnFrom(rollOut(own), { ...own, packages }).run.end).toBe(3 * 600_000);
  });

  test('changed config map: is not taken up while a blocked node keeps the package from being complete everywhere', () => {
    const blocked = { ...setup, nodes: fleet(4, { 'node-03': IGNORED }) };
    expect(rollOnFrom(rollOut(blocked), { ...blocked, packages: changed() }).sizes()).toEqual([]);
  });

  test('changed config map: waits for a rollout that is under way, and then starts every node again at once', () => {
    const nodeStatus = {
      'node-01': 'complete',
      'node-02': 'waiting',
      'node-03': 'waiting',
      'node-04': 'waiting',
    };
    const halfway = readProgress({ status: 'in_progress', nodeStatus }, readPackages(before));
    if (!halfway) throw new Error('there is a status');
    const own = [{ spec: { packages: changed() }, progress: halfway }];
    expect(rollOut({ ...setup, skyhooks: own }).sizes()).toEqual([1, 1, 1, 4]);
  });

  test('changed config map: starts nothing where there was no config map before, or with another version', () => {
    const without = { ...setup, skyhooks: [{ spec: { packages: PACKAGES } }] };
    expect(rollOnFrom(rollOut(without), { ...without, packages: changed() }).sizes()).toEqual([]);
  });
});

describe('rollout changes: a rollout that is under way', () => {
  const status = {
    status: 'in_progress',
    nodeStatus: {
      'node-01': 'complete',
      'node-02': 'in_progress',
      'node-03': 'waiting',
      'node-04': 'waiting',
    },
    nodePriority: { 'node-02': '2026-11-21T09:00:00Z' },
    nodeOrderOffset: 1,
    nodeState: {
      'node-01': { 'pkg|1.0.0': { name: 'pkg', version: '1.0.0', stage: 'config', state: 'complete' } },
      'node-02': { 'pkg|1.0.0': { name: 'pkg', version: '1.0.0', stage: 'config', state: 'in_progress' } },
    },
    compartmentStatuses: {
      __default__: {
        matched: 4,
        ceiling: 4,
        batchState: { currentBatch: 2, completedNodes: 1, lastBatchSize: 1 },
      },
    },
  };
  const from = (changed: object = {}) => {
    const progress = readProgress({ ...status, ...changed }, readPackages(PACKAGES));
    if (!progress) throw new Error('there is a status');
    return rollOut({ nodes: fleet(4), policy: ramp, skyhooks: [{ progress }] });
  };

  test('rollout under way: goes on with the node at work, then with the next batch of the stored state', () => {
    const rolled = from();
    expect(rolled.instants()).toEqual(['sky:02', 'sky:03 sky:04']);
    // One stage was left on node-02, two on the others.
    expect(rolled.run.end).toBe(3 * 600_000);
  });

  test('rollout under way: a node that is erroring now holds it', () => {
    const rolled = from({
      nodeStatus: { ...status.nodeStatus, 'node-02': 'erroring' },
      nodeState: {
        'node-02': { 'pkg|1.0.0': { name: 'pkg', version: '1.0.0', stage: 'apply', state: 'erroring' } },
      },
    });
    expect([rolled.sizes(), rolled.end()?.phase]).toEqual([[], 'stuck']);
  });

  test('rollout under way: a stored stop holds until the state is reset', () => {
    const batchState = { currentBatch: 2, completedNodes: 1, failedNodes: 1, shouldStop: true };
    const rolled = from({ compartmentStatuses: { __default__: { matched: 4, batchState } } });
    expect([rolled.sizes(), rolled.end()?.phase]).toEqual([[], 'stopped']);
  });
});
