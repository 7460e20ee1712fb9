import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { pathText } from '../../../src/manifest/fields.js';
import { admitUpdate, type StoredObject } from '../../../src/systems/skyhook/admission/admit.js';
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
    ['cannot get another spec', main({}), main({ priority: 7 }), ['read-only spec.priority']],
    ['cannot get a package', main({}), main(packaged({})), ['read-only spec.packages']],
    ['cannot get an entry with an empty value', ...configMaps({}, { a: '' }), ['read-only spec.packages']],
    [
      'cannot get more tolerations',
      main({}),
      main({ additionalTolerations: [{}] }),
      ['read-only spec.additionalTolerations'],
    ],
    [
      'cannot be paused',
      annotated({}),
      annotated({ 'skyhook.nvidia.com/pause': 'true' }),
      ['read-only metadata.annotations.skyhook.nvidia.com/pause'],
    ],
    [
      'cannot be enabled again',
      annotated({ 'skyhook.nvidia.com/disable': 'true' }),
      annotated({}),
      ['read-only metadata.annotations.skyhook.nvidia.com/disable'],
    ],
    ['a policy can be applied again', policy(POLICY), policy({ ...POLICY, compartments: [] }), []],
    [
      'a policy cannot get another spec',
      policy(POLICY),
      policy({ default: { ...POLICY.default, budget: { count: 2 } } }),
      ['read-only spec.default'],
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
