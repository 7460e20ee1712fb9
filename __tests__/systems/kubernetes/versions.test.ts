import {
  atLeast,
  behaviorOf,
  DEFAULT_VERSION,
  parseVersion,
} from '../../../src/systems/kubernetes/versions.js';

function behavior(text: string) {
  const version = parseVersion(text);
  if (!version) throw new Error(`no version: ${text}`);
  return behaviorOf(version);
}

describe('parseVersion', () => {
  test.each([
    ['1.28', [1, 28, 0]],
    ['v1.28.3', [1, 28, 3]],
    [' 1.30.6-gke.100 ', [1, 30, 6]],
    ['v1.33.1+k3s1', [1, 33, 1]],
  ])('reads %j', (text, version) => {
    expect(parseVersion(text)).toEqual(version);
  });

  test.each(['', '1', 'latest', '1.x', '1.28.', '99999999999999999999.1'])('%j is no version', (text) => {
    expect(parseVersion(text)).toBeNull();
  });

  test('versions compare number by number', () => {
    expect(atLeast([1, 9, 0], [1, 10, 0])).toBe(false);
    expect(atLeast([2, 0, 0], [1, 99, 0])).toBe(true);
    expect(atLeast([1, 31, 0], [1, 31, 0])).toBe(true);
  });
});

describe('behaviorOf', () => {
  test.each([
    ['1.21', false],
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
    ['1.27.7', true],
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
