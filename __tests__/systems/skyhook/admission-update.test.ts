import { describe, expect, test } from '@jest/globals';
import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { pathText } from '../../../src/manifest/fields.js';
import { hashValue } from '../../../src/snapshot/hash.js';
import { admitUpdate, type StoredObject } from '../../../src/systems/skyhook/admission/update.js';
import type { SkyhookVersion } from '../../../src/systems/skyhook/versions.js';
import { admitted, main, packaged, policy } from './admitted.js';

/** As created under that version, whose group it may not be. */
function stored(object: JsonObject, version: SkyhookVersion): StoredObject {
  return { object, stored: admitted(object, version).stored ?? {} };
}

function refusalsOf(before: JsonObject, after: JsonObject, version: SkyhookVersion): string[] {
  const rejections = admitUpdate(stored(before, version), stored(after, version), version);
  return rejections.map(({ rule, path }) => `${rule} ${pathText(path)}`);
}

function onNodes(...keys: string[]): JsonObject {
  const nodeState = Object.fromEntries(keys.map((key, i) => [`node-${i}`, { [key]: { state: 'complete' } }]));
  return { status: { nodeState } };
}

const ENABLED = { uninstall: { enabled: true } };
const APPLIED = { uninstall: { enabled: true, apply: true } };
const GONE: JsonObject = { status: {} };

describe('removing a package', () => {
  test.each<[string, JsonObject, JsonObject, string[]]>([
    ['passes when it does not say it can be uninstalled', {}, onNodes('foo|1.0.0'), []],
    [
      'is refused while it is on a node',
      ENABLED,
      onNodes('foo|1.0.0'),
      ['removal-before-uninstall spec.packages.foo'],
    ],
    [
      'is refused even with apply while it is on a node',
      APPLIED,
      onNodes('foo|1.0.0'),
      ['removal-before-uninstall spec.packages.foo'],
    ],
    ['passes when only another version is on a node', APPLIED, onNodes('foo|0.9.0'), []],
    ['passes when it is on no node', APPLIED, GONE, []],
    ['passes without apply when it is on no node', ENABLED, GONE, []],
    ['is refused when nobody knows where it is', ENABLED, {}, ['removal-before-uninstall spec.packages.foo']],
  ])('%s', (_claim, fields, status, expected) => {
    const before = (version: SkyhookVersion) => ({ ...main(packaged(fields), version), ...status });
    expect(refusalsOf(before('0.16'), main({ packages: {} }, '0.16'), '0.16')).toEqual(expected);
    expect(refusalsOf(before('0.20'), main({}, '0.20'), '0.20')).toEqual(expected);
  });

  test('passes in 0.15, which has no uninstall field', () => {
    const before = { ...main(packaged(ENABLED)), ...onNodes('foo|1.0.0') };
    expect(refusalsOf(before, main({}), '0.15')).toEqual([]);
  });
});

describe('changing a version', () => {
  const refused = ['downgrade-before-uninstall spec.packages.foo.version'];

  test.each<[string, string, JsonObject, JsonObject, string[]]>([
    ['up passes', '1.0.1', ENABLED, onNodes('foo|1.0.0'), []],
    ['down passes without uninstall.enabled', '0.9.0', {}, onNodes('foo|1.0.0'), []],
    ['down is refused without apply, on no node too', '0.9.0', ENABLED, GONE, refused],
    ['down is refused while the package is on a node', '0.9.0', APPLIED, onNodes('foo|1.0.0'), refused],
    ['down passes after the uninstall', '0.9.0', APPLIED, GONE, []],
    ['to a prerelease is down', '1.0.0-rc.1', ENABLED, GONE, refused],
    ['between spellings of one version is not down', 'v1.0.0', ENABLED, GONE, []],
  ])('%s', (_claim, version, fields, status, expected) => {
    for (const operator of ['0.16', '0.20'] as const) {
      const before = { ...main(packaged(fields), operator), ...status };
      expect(refusalsOf(before, main(packaged({ ...fields, version }), operator), operator)).toEqual(
        expected,
      );
    }
  });
});

describe('an object of the legacy group', () => {
  const annotated = (annotations: JsonObject): JsonObject => ({
    ...main(packaged({})),
    metadata: { name: 'x', annotations },
  });
  const POLICY = { default: { budget: { count: 1 }, strategy: { fixed: {} } } };

  test.each<[string, JsonObject, JsonObject, string[]]>([
    ['can be applied again as it is', main(packaged({})), main(packaged({})), []],
    [
      'can be applied with its defaults written out',
      main({}),
      main({ priority: 200, nodeSelectors: {} }),
      [],
    ],
    ['can be applied with a quantity written otherwise', ...quantities('1000m', '1'), []],
    ['can get other labels', main({}), { ...main({}), metadata: { name: 'x', labels: { a: 'b' } } }, []],
    [
      'can get annotations that control nothing',
      annotated({}),
      annotated({ 'nodewright.nvidia.com/pause': 'true' }),
      [],
    ],
    ['can not get another spec', main({}), main({ priority: 7 }), ['read-only spec.priority']],
    ['can not get a package', main({}), main(packaged({})), ['read-only spec.packages.foo']],
    [
      'can not get an entry with an empty value',
      ...configMaps({}, { a: '' }),
      ['read-only spec.packages.foo.configMap.a'],
    ],
    [
      'can not get more tolerations',
      main({}),
      main({ additionalTolerations: [{}] }),
      ['read-only spec.additionalTolerations'],
    ],
    [
      'can not be paused',
      annotated({}),
      annotated({ 'skyhook.nvidia.com/pause': 'true' }),
      ['read-only metadata.annotations.skyhook.nvidia.com/pause'],
    ],
    [
      'can not be enabled again',
      annotated({ 'skyhook.nvidia.com/disable': 'true' }),
      annotated({}),
      ['read-only metadata.annotations.skyhook.nvidia.com/disable'],
    ],
    ['a policy can be applied again', policy(POLICY), policy({ ...POLICY, compartments: [] }), []],
    [
      'a policy can not get another spec',
      policy(POLICY),
      policy({ default: { ...POLICY.default, budget: { count: 2 } } }),
      ['read-only spec.default.budget.count'],
    ],
    [
      'a change passes on an object that is being deleted',
      main({}),
      { ...main({ priority: 7 }), metadata: { name: 'x', deletionTimestamp: '2026-01-01T00:00:00Z' } },
      [],
    ],
  ])('from 0.18 on: %s', (_claim, before, after, expected) => {
    expect(refusalsOf(before, after, '0.18')).toEqual(expected);
    expect(refusalsOf(before, after, '0.20')).toEqual(expected);
    expect(refusalsOf(before, after, '0.17')).toEqual([]);
  });

  test('rules of uninstalling are the new object own: the legacy one is only read-only', () => {
    const before = main(packaged(ENABLED));
    expect(refusalsOf(before, main({}), '0.20')).toEqual(['read-only spec.packages.foo']);
  });

  test('a hash that a snapshot kept equals the text it was made of', () => {
    const [before, after] = configMaps({ a: hashValue('text') }, { a: 'text' });
    expect(refusalsOf(before, after, '0.20')).toEqual([]);
    const [, other] = configMaps({}, { a: 'other' });
    expect(refusalsOf(before, other, '0.20')).toEqual(['read-only spec.packages.foo.configMap.a']);
  });
});

function quantities(before: Json, after: Json): [JsonObject, JsonObject] {
  const all = (value: Json): JsonObject => ({
    resources: { cpuRequest: value, cpuLimit: value, memoryRequest: value, memoryLimit: value },
  });
  return [main(packaged(all(before))), main(packaged(all(after)))];
}

function configMaps(before: JsonObject, after: JsonObject): [JsonObject, JsonObject] {
  return [main(packaged({ configMap: before })), main(packaged({ configMap: after }))];
}

test('an edit in the new group is not read-only', () => {
  expect(refusalsOf(main({}, '0.20'), main({ priority: 7 }, '0.20'), '0.20')).toEqual([]);
});
