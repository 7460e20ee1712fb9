import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { admitted, main, packaged, refusals } from './admitted.js';

describe('an object that cannot be read', () => {
  const manifest = (changes: JsonObject): JsonObject => ({ ...main({}), ...changes });

  test.each<[string, JsonObject, string]>([
    [
      'another version of the API',
      manifest({ apiVersion: 'skyhook.nvidia.com/v1' }),
      'decode no-such-kind apiVersion',
    ],
    ['another kind', manifest({ kind: 'Hook' }), 'decode no-such-kind apiVersion'],
    ['a NodeWright in the old group', manifest({ kind: 'NodeWright' }), 'decode no-such-kind apiVersion'],
  ])('%s', (_claim, object, expected) => {
    const admission = admitted(object);
    expect(refusals(admission)).toEqual([expected]);
    expect(admission.stored).toBeNull();
  });
});

test('an annotation that is a boolean is refused by the schema', () => {
  const metadata = { name: 'x', annotations: { 'skyhook.nvidia.com/pause': true } };
  const path = 'metadata.annotations.skyhook.nvidia.com/pause';
  expect(refusals(admitted({ ...main({}), metadata }))).toEqual([`schema type ${path}`]);
});

describe('unknown fields', () => {
  const unknown = (spec: Json): [string, string | null][] =>
    admitted(main(spec)).unknownFields.map(({ path, suggestion }) => [path.join('.'), suggestion]);

  test.each<[string, Json, [string, string | null][]]>([
    ['spec.pause is gone', { pause: true }, [['spec.pause', null]]],
    ['a typing error gets a suggestion', { nodeSelector: {} }, [['spec.nodeSelector', 'nodeSelectors']]],
    [
      'letters in another case too',
      packaged({ containerSha: '' }),
      [['spec.packages.foo.containerSha', 'containerSHA']],
    ],
    ['keys of maps are free', packaged({ configMap: { anything: '' }, dependsOn: {} }), []],
    [
      'a whole environment variable is known',
      packaged({ env: [{ name: 'A', valueFrom: { fieldRef: { fieldPath: 'x', apiVersion: 'v1' } } }] }),
      [],
    ],
    [
      'tolerations are known',
      {
        additionalTolerations: [{ key: 'a', operator: 'Exists', effect: 'NoExecute', tolerationSeconds: 5 }],
      },
      [],
    ],
  ])('%s', (_claim, spec, expected) => {
    expect(unknown(spec)).toEqual(expected);
    expect(refusals(admitted(main(spec)))).toEqual([]);
  });

  test('a status is no unknown field, and nothing in it is looked at', () => {
    const object = { ...main({}), status: { status: 'complete', anything: 1 } };
    expect(admitted(object).unknownFields).toEqual([]);
  });
});
