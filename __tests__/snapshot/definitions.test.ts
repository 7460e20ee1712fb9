import { fieldAt } from '../../src/manifest/fields.js';
import type { JsonObject, Manifest } from '../../src/manifest/manifest.js';
import { writeCompact } from './write-compact.js';
import { crd } from './crd.js';
import { kubectlList, kubectlNodes } from './nodes.js';
import { codes, errors, read } from './reading.js';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const definitionsIn = (objects: readonly Manifest[]): Manifest[] =>
  objects.filter(({ kind }) => kind === 'CustomResourceDefinition');

function schemaOf(schema: unknown): unknown {
  const { snapshot, problems } = read(kubectlList([...kubectlNodes(1), crd({ versions: { v1: schema } })]));
  expect(problems).toEqual([]);
  const [one] = definitionsIn(snapshot.objects);
  const [version] = fieldAt(one?.object, 'spec', 'versions') as JsonObject[];
  return plain(fieldAt(version, 'schema', 'openAPIV3Schema'));
}

describe('definitions: of a definition of custom resources', () => {
  test('what the API server goes by is kept, and nothing else', () => {
    const definition = crd({ versions: { v1: { type: 'object' } }, unserved: ['v1beta1'] });
    const fleet = kubectlList([...kubectlNodes(1), definition]);
    const { snapshot } = read(fleet);
    expect(plain(definitionsIn(snapshot.objects)[0]?.object)).toEqual({
      apiVersion: 'apiextensions.k8s.io/v1',
      kind: 'CustomResourceDefinition',
      metadata: { name: 'nodepools.karpenter.sh', creationTimestamp: '2026-01-01T00:00:00Z' },
      spec: {
        group: 'karpenter.sh',
        scope: 'Cluster',
        names: { kind: 'NodePool', plural: 'nodepools' },
        conversion: { strategy: 'None' },
        versions: ['v1', 'v1beta1'].map((name, i) => ({
          name,
          served: i === 0,
          storage: i === 0,
          subresources: { status: '' },
          schema: { openAPIV3Schema: { type: 'object' } },
        })),
      },
    });
    expect(writeCompact(fleet, null)).not.toMatch(/s3cret|caBundle|storedVersions|jsonPath/);
  });

  test.each([
    ['karpenter.sh', 'NodePool', 'nodepools', true],
    ['karpenter.k8s.aws', 'EC2NodeClass', 'ec2nodeclasses', true],
    ['placement.kubernetes-fleet.io', 'ClusterResourcePlacement', 'clusterresourceplacements', true],
    ['skyhook.nvidia.com', 'Skyhook', 'skyhooks', true],
    ['nodewright.nvidia.com', 'DeploymentPolicy', 'deploymentpolicies', true],
    ['ngn2.nvidia.com', 'NotifyMaintenance', 'notifymaintenances', true],
    ['upgrade.cattle.io', 'Plan', 'plans', true],
    ['keda.sh', 'ScaledObject', 'scaledobjects', false],
    ['example.com', 'NodePool', 'nodepools', false],
    ['cert-manager.io', 'Certificate', 'certificates', false],
  ])('%s %s: kept where plans go by it', (group, kind, plural, isKept) => {
    const definition = crd({ group, kind, plural, versions: { v1: { type: 'object' } } });
    const { snapshot, problems } = read(kubectlList([...kubectlNodes(1), definition]));
    expect(definitionsIn(snapshot.objects)).toHaveLength(isKept ? 1 : 0);
    expect(problems.map(({ code }) => code)).toEqual(isKept ? [] : ['objects-left-out']);
  });

  test('descriptions go, and a field that is called description stays', () => {
    const nested = { type: 'string', description: 'long', title: 'T', example: 'e', maxLength: 3 };
    expect(
      schemaOf({
        type: 'object',
        description: 'long',
        properties: {
          description: nested,
          list: { type: 'array', items: nested },
          map: { type: 'object', additionalProperties: nested },
          any: { anyOf: [nested, { type: 'integer', description: 'long' }], not: nested },
        },
        required: ['description'],
      }),
    ).toEqual({
      type: 'object',
      properties: {
        description: { type: 'string', maxLength: 3 },
        list: { type: 'array', items: { type: 'string', maxLength: 3 } },
        map: { type: 'object', additionalProperties: { type: 'string', maxLength: 3 } },
        any: {
          anyOf: [{ type: 'string', maxLength: 3 }, { type: 'integer' }],
          not: { type: 'string', maxLength: 3 },
        },
      },
      required: ['description'],
    });
  });

  test('defaults, enumerations and rules are kept whole, whatever is in them', () => {
    const schema = {
      type: 'object',
      default: { description: 'kept', title: 'kept' },
      enum: [{ id: 'kept' }],
      'x-kubernetes-validations': [{ rule: 'self.a == oldSelf.a', message: 'kept', optionalOldSelf: true }],
      'x-kubernetes-preserve-unknown-fields': true,
      'x-kubernetes-list-map-keys': ['name'],
    };
    expect(schemaOf(schema)).toEqual(schema);
  });

  test('a compact snapshot reads as the same', () => {
    const definition = crd({ versions: { v1: { type: 'object', description: 'x' } } });
    const fleet = kubectlList([...kubectlNodes(1), definition]);
    const { snapshot } = read(fleet);
    const again = read(writeCompact(fleet, null)).snapshot;
    expect(again.digest).toBe(snapshot.digest);
    expect(plain(again.objects.map(({ object }) => object))).toEqual(
      plain(snapshot.objects.map(({ object }) => object)),
    );
  });

  test('one that is nested too deep is an error and no crash', () => {
    let schema: Record<string, unknown> = { type: 'string' };
    for (let level = 0; level < 500; level++) schema = { type: 'array', items: schema };
    const result = read(kubectlList([...kubectlNodes(1), crd({ versions: { v1: schema } })]));
    expect(codes(result)).toEqual(['too-deep']);
  });

  test.each([
    ['alike, as of a hub and its members', { type: 'object', description: 'other' }, []],
    ['not alike', { type: 'object', maxProperties: 3 }, ['several-definitions']],
  ])('given twice, %s', (_how, other, found) => {
    const first = kubectlList([...kubectlNodes(1), crd({ versions: { v1: { type: 'object' } } })]);
    const second = kubectlList([crd({ versions: { v1: other } })]);
    const result = read(first, second);
    expect(errors(result)).toEqual([]);
    expect(definitionsIn(result.snapshot.objects)).toHaveLength(1);
    expect(result.problems.filter(({ severity }) => severity === 'warning').map(({ code }) => code)).toEqual(
      found,
    );
  });
});
