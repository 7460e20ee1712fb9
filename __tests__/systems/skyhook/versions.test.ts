import {
  assumeVersion,
  isAtLeast,
  parseVersion,
  type SkyhookVersion,
} from '../../../src/systems/skyhook/versions.js';

test.each([
  ['0.20', '0.20'],
  ['v0.20.0', '0.20'],
  ['0.16.1', '0.16'],
  ['operator/v0.15.0', '0.15'],
  [' 0.14 ', '0.14'],
])('versions: "%s" is version %s', (text, version) => {
  expect(parseVersion(text)).toBe(version);
});

test.each(['', '0.13', '0.2', '020', 'latest', '0.20.0.1', '0.20-rc.1'])(
  'versions: "%s" is no known version, and the message lists those that are',
  (text) => {
    expect(parseVersion(text)).toBeNull();
  },
);

describe('versions: the version to assume', () => {
  const LEGACY = 'skyhook.nvidia.com';
  const NEW = 'nodewright.nvidia.com';

  test.each<[string, string[], SkyhookVersion]>([
    ['legacy objects alone: their edit makes no sense later', [LEGACY, LEGACY], '0.17'],
    ['new objects alone', [NEW], '0.20'],
    ['both', [LEGACY, NEW], '0.20'],
  ])('%s', (_claim, groups, version) => {
    expect(assumeVersion(groups).version).toBe(version);
  });
});

test('versions: versions compare by their place in the table', () => {
  expect(isAtLeast('0.20', '0.18')).toBe(true);
  expect(isAtLeast('0.18', '0.18')).toBe(true);
  expect(isAtLeast('0.14', '0.18')).toBe(false);
});
