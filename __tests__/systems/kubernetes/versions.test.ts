import { behaviorOf, DEFAULT_VERSION } from '../../../src/systems/kubernetes/versions.js';
import { parseVersion } from '../../../src/systems/versions.js';

function behavior(text: string) {
  const version = parseVersion(text);
  if (!version) throw new Error(`no version: ${text}`);
  return behaviorOf(version);
}

describe('versions: behaviorOf', () => {
  test.each([
    ['1.28.14', false],
    ['1.28.15', true],
    ['1.29.9', false],
    ['1.29.10', true],
    ['1.30.5', false],
    ['1.30.6', true],
    ['1.31.0', true],
    ['1.40', true],
  ])('in %s old pods that are not available count against a DaemonSet: %s', (version, counts) => {
    expect(behavior(version).daemonSetCountsOldUnavailable).toBe(counts);
  });

  test.each([
    ['1.28.2', false],
    ['1.28.3', true],
    ['1.29.0', true],
  ])('in %s a surging DaemonSet leaves unfit nodes alone: %s', (version, skips) => {
    expect(behavior(version).daemonSetSurgeSkipsUnfitNodes).toBe(skips);
  });

  test.each([
    ['1.34.9', false],
    ['1.35', true],
    ['1.35.3', true],
    ['1.35.4', false],
    ['1.36', false],
    ['1.37', true],
  ])('in %s the StatefulSet gate is on: %s', (version, on) => {
    expect(behavior(version).statefulSetMaxUnavailable).toBe(on);
  });

  test('a cluster that sets the gate itself overrides the default', () => {
    expect(behaviorOf([1, 30, 0], true).statefulSetMaxUnavailable).toBe(true);
    expect(behaviorOf([1, 35, 0], false).statefulSetMaxUnavailable).toBe(false);
  });

  test('the default version has both DaemonSet fixes and the gate off', () => {
    expect(behavior(DEFAULT_VERSION)).toMatchObject({
      daemonSetCountsOldUnavailable: true,
      daemonSetSurgeSkipsUnfitNodes: true,
      statefulSetMaxUnavailable: false,
    });
  });
});
