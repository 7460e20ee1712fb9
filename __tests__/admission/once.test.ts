import { shapeBy } from '../../src/admission/evaluate.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { admit, nodePoolDefinition } from '../../src/systems/karpenter/admission.js';
import { validate } from '../../src/systems/kubernetes/admission.js';
import { schemaOf } from '../../src/systems/skyhook/admission/schema.js';

const fields = (name: string): JsonObject => ({ type: 'object', properties: { [name]: { type: 'string' } } });
const NAMED = fields('name');
const DEPLOYMENT = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web' },
  spec: { replicas: -1 },
};

describe('once: what is worked out of an object is worked out once', () => {
  test.each<[claim: string, work: () => unknown]>([
    ['the schema of NodePools of a release', () => nodePoolDefinition('1.14')],
    ['the schema of Skyhooks of a version', () => schemaOf('main', '0.20')],
  ])('%s', (_claim, work) => {
    expect(work()).toBe(work());
  });

  test('its shape', () => {
    const given = { name: 'a', other: 1 };
    expect(shapeBy(given, NAMED)).toBe(shapeBy(given, NAMED));
  });
});

describe('once: and never taken for that of something else', () => {
  test('schemas of releases that differ', () => {
    expect(nodePoolDefinition('1.14')).not.toEqual(nodePoolDefinition('1.12'));
    expect(schemaOf('main', '0.20')).not.toEqual(schemaOf('main', '0.17'));
    expect(schemaOf('main', '0.20')).not.toEqual(schemaOf('policy', '0.20'));
  });

  test('one object by two schemas', () => {
    const given = { name: 'a', other: 'b' };
    const unknown = (fields: string[]): string[][] => fields.map((field) => [field]);
    const droppedBy = (schema: JsonObject) => shapeBy(given, schema).unknownFields.map(({ path }) => path);
    expect(droppedBy(NAMED)).toEqual(unknown(['other']));
    expect(droppedBy(fields('other'))).toEqual(unknown(['name']));
    expect(droppedBy(NAMED)).toEqual(unknown(['other']));
  });

  test('one NodePool by two releases, one object as two kinds', () => {
    const pool = {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'a' },
      spec: { replicas: 1 },
    };
    const unknownIn = (version: '1.14' | '1.7'): unknown[] =>
      admit(pool, null, version).unknownFields.map(({ path }) => path);
    expect([unknownIn('1.14'), unknownIn('1.7')]).toEqual([[], [['spec', 'replicas']]]);
    expect(validate('DaemonSet', DEPLOYMENT)).not.toEqual(validate('Deployment', DEPLOYMENT));
  });
});
