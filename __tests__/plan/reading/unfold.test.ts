import { describe, expect, test } from '@jest/globals';
import type { Side } from '../../../src/plan/reading/side.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import { readSnapshot } from '../../read-snapshot.js';

const { snapshot } = readSnapshot([
  { file: 'nodes.json', bytes: Buffer.from('{"apiVersion":"v1","kind":"List","items":[]}') },
]);
const config = { namespace: null, variables: {} };

const deployment = (name: string, replicas = 3) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, namespace: 'shop' },
  spec: { replicas },
});

const side = (value: unknown): Side => ({
  files: [
    { path: 'standard input', text: typeof value === 'string' ? value : JSON.stringify(value, null, 2) },
  ],
  problems: [],
  label: '-',
});

function read(base: unknown, head: unknown) {
  const { head: after } = readSides(base === null ? null : side(base), side(head), { snapshot, config });
  return {
    names: after.manifests.map(({ kind, name }) => `${kind}/${name}`),
    problems: after.problems.map(({ severity, message }) => `${severity} ${message}`),
  };
}

describe('what jsonnet, cdk8s and others print', () => {
  const service = { apiVersion: 'v1', kind: 'Service', metadata: { name: 's' } };
  test.each([
    ['a list of objects', [deployment('a'), deployment('b')]],
    ['a mapping of objects', { 'a.json': deployment('a'), 'b.json': deployment('b') }],
    ['a tree of objects', { web: { main: deployment('a'), others: [deployment('b'), null] } }],
    ['a list of lists', [[deployment('a')], { apiVersion: 'v1', kind: 'List', items: [deployment('b')] }]],
    ['a stream', `---\n${JSON.stringify(deployment('a'))}\n---\n${JSON.stringify(deployment('b'))}\n...\n`],
    [
      'the manifests of cdk8s',
      `apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: a\n  namespace: shop\n---\n${JSON.stringify(deployment('b'))}\n`,
    ],
    ['objects among others', [service, deployment('a'), deployment('b')]],
  ])('is read as %s', (_form, printed) => {
    const { names, problems } = read(null, printed);
    expect(names.filter((one) => one.startsWith('Deployment'))).toEqual(['Deployment/a', 'Deployment/b']);
    expect(problems).toEqual([]);
  });

  test('and what is no tree of objects is left as it is', () => {
    expect(read(null, { kind: 'x', nested: [deployment('a'), 1] }).names).toEqual([]);
    expect(read(null, { name: 'web', parts: [{ kind: 'a' }] })).toEqual({ names: [], problems: [] });
  });
});

/** What `terraform show -json` prints of a plan, as far as its documentation of the format goes. */
function plan(resources: readonly object[], inner: readonly object[] = []) {
  return {
    format_version: '1.2',
    terraform_version: '1.9.5',
    planned_values: {
      root_module: { resources, child_modules: [{ address: 'module.fleet', resources: inner }] },
    },
    resource_changes: [],
    configuration: {},
  };
}

const resource = (type: string, values: object, name = 'a', mode = 'managed'): object => ({
  address: `${type}.${name}`,
  mode,
  type,
  name,
  provider_name: 'registry.terraform.io/hashicorp/x',
  schema_version: 1,
  values,
  sensitive_values: {},
});

const body = 'apiVersion: apps/v1\nkind: Deployment\nmetadata:\n  name: b\n  namespace: shop\n';
const manifests = JSON.stringify({ 'deployment.apps/apps/v1/c': deployment('c') });

describe('of a Terraform plan', () => {
  test('the manifests are read, those of modules and charts included, and data is not', () => {
    const printed = plan(
      [
        resource('kubernetes_manifest', { manifest: deployment('a'), object: deployment('other') }),
        resource('helm_release', { name: 'c', manifest: manifests }),
        resource('aws_instance', { ami: 'x' }),
        resource('helm_template', { manifest: body }, 'd', 'data'),
      ],
      [resource('kubectl_manifest', { yaml_body: body })],
    );
    expect(read(null, printed)).toEqual({
      names: ['Deployment/a', 'Deployment/c', 'Deployment/b'],
      problems: [],
    });
  });

  test('an object stands at the line of its resource', () => {
    const { head } = readSides(
      null,
      side(plan([resource('kubernetes_manifest', { manifest: deployment('a') })])),
      { snapshot, config },
    );
    expect(head.manifests.map(({ place }) => place)).toEqual([
      { file: 'standard input', line: 8, column: 1 },
    ]);
  });

  const typed = (replicas: string) => resource('kubernetes_deployment_v1', { spec: [{ replicas }] });
  const chart = (version: string) => resource('helm_release', { chart: 'gpu', version });
  test.each([
    ['a typed resource, alone', null, [typed('3')], ['error']],
    ['a typed resource that is edited', [typed('3')], [typed('9')], ['error']],
    ['a typed resource that is gone', [typed('3')], [], ['error']],
    ['a typed resource that stays', [typed('3')], [typed('3')], ['warning']],
    ['a chart without its manifests, edited', [chart('1')], [chart('2')], ['error']],
    ['a chart without its manifests, alone', null, [chart('1')], ['warning']],
    [
      'a manifest that is known after apply',
      [],
      [resource('kubernetes_manifest', { manifest: null })],
      ['error'],
    ],
    ['a body that is known after apply', [], [resource('kubectl_manifest', {})], ['error']],
  ])('%s is told', (_what, before, after, expected) => {
    const { problems } = read(before && plan(before), plan(after));
    expect(problems.map((one) => one.split(' ')[0])).toEqual(expected);
  });
});
