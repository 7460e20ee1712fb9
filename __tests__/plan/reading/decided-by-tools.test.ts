import { describe, expect, test } from '@jest/globals';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { codes, type Files, side } from './two-sides.js';

const DEPLOYMENT = 'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: web}\n';
const COMPOSITION = `apiVersion: apiextensions.crossplane.io/v1
kind: Composition
metadata: {name: web}
spec:
  compositeTypeRef: {apiVersion: acme.example.com/v1, kind: XWeb}
  resources: [{base: {apiVersion: apps/v1, kind: Deployment, metadata: {name: web}, spec: {replicas: 3}}}]
`;
const CLAIM = 'apiVersion: acme.example.com/v1\nkind: Web\nmetadata: {name: a}\nspec: {replicas: 3}\n';

describe('what tools make of files of the repository', () => {
  test.each<[string, string, string, Files]>([
    [
      'an environment of a helmfile in a file of its own',
      'env/prod.yaml',
      'replicas: 3\n',
      { 'environments.yaml': 'environments:\n  prod:\n    values: [env/prod.yaml]\n' },
    ],
    ['a project of Garden', 'project.garden.yml', 'kind: Project\nvariables: {replicas: 3}\n', {}],
    [
      'the machine of a cluster with manifests in its text',
      'talos/controlplane.yaml',
      'cluster:\n  inlineManifests:\n    - contents: |\n        apiVersion: apps/v1\n        kind: Deployment\n        replicas: 3\n',
      {},
    ],
  ])('an edit is unknown of %s', (_claim, path, text, others) => {
    const before = side({ ...others, [path]: text.replace('3', '4') });
    expect(codes(before, side({ ...others, [path]: text }))).toEqual(['error not-rendered']);
  });

  test.each<[string, string, string, Files]>([
    [
      'how Skaffold builds images',
      'skaffold.yaml',
      'apiVersion: skaffold/v4beta11\nbuild:\n  artifacts: [{image: web3}]\nmanifests:\n  rawYaml: [web.yaml]\n',
      {},
    ],
    [
      'another part of the machine of a cluster',
      'talos/controlplane.yaml',
      'machine: {kubelet: {image: kubelet:3}}\ncluster:\n  inlineManifests:\n    - contents: |\n        apiVersion: apps/v1\n        kind: Deployment\n',
      {},
    ],
    [
      'a script that prints what is judged',
      'Makefile',
      'render:\n\thelm template web charts/web --set replicas=3 > rendered/web.yaml\n',
      { 'rendered/web.yaml': DEPLOYMENT },
    ],
    [
      'values that such a script takes',
      'env/prod.yaml',
      'replicas: 3\n',
      {
        'rendered/prod/web.yaml': DEPLOYMENT,
        Makefile: 'render:\n\thelm template web charts/web -f env/$$e.yaml --output-dir rendered/$$e\n',
      },
    ],
  ])('an edit is not unknown of %s', (_claim, path, text, others) => {
    const before = side({ ...others, [path]: text.replace('3', '4') });
    const head = side({ ...others, [path]: text });
    expect(codes(before, head).filter((code) => code.startsWith('error'))).toEqual([]);
  });

  test.each<[string, string, string, string, Files]>([
    [
      'a playbook that has a role run',
      'site.yml',
      '- hosts: all\n  roles: [web]\n',
      '- hosts: all\n  roles: [web, other]\n',
      { 'roles/web/files/web.yaml': DEPLOYMENT },
    ],
    [
      'substitutions of Bazel',
      'deploy/BUILD.bazel',
      'k8s_object(\n  substitutions = {"%{replicas}": "3"},\n  template = ":web.yaml",\n)\n',
      'k8s_object(\n  substitutions = {"%{replicas}": "4"},\n  template = ":web.yaml",\n)\n',
      { 'deploy/web.yaml': DEPLOYMENT },
    ],
    [
      'a file that a package of Bazel names from the root',
      'tools/deploy.bzl',
      'k8s_objects(["//deploy:web.yaml"], 3)\n',
      'k8s_objects(["//deploy:web.yaml"], 4)\n',
      { 'deploy/web.yaml': DEPLOYMENT },
    ],
  ])('an edit is, outside of the policies, of %s', (_claim, path, before, text, files) => {
    const head = { ...side(files), outside: [{ path, before, text, isTakenOut: false }] };
    const told = outsideProblems({ base: side(files), head }, { base: [], head: [] });
    expect(told.map(({ severity, code }) => `${severity} ${code}`)).toEqual(['error not-rendered']);
  });

  test.each<[string, string, Files, string[]]>([
    [
      'an object of a Composition that stays',
      'x.yaml',
      { 'c.yaml': COMPOSITION, 'x.yaml': CLAIM },
      ['error not-rendered'],
    ],
    [
      'a template with marks',
      'web.yaml.tmpl',
      { 'web.yaml.tmpl': `${DEPLOYMENT}spec: {replicas: "\${REPLICAS}"}\n` },
      ['error unresolved-variable'],
    ],
    [
      'one of two files that describe an object otherwise',
      'a.yaml',
      { 'a.yaml': `${DEPLOYMENT}spec: {replicas: 3}\n`, 'b.yaml': `${DEPLOYMENT}spec: {replicas: 4}\n` },
      ['error duplicate-object'],
    ],
    [
      'one of two files that describe an object alike',
      'a.yaml',
      { 'a.yaml': `${DEPLOYMENT}spec: {replicas: 3}\n`, 'b.yaml': `${DEPLOYMENT}spec: {replicas: 3}\n` },
      [],
    ],
  ])('a removal is told of %s', (_claim, path, files, expected) => {
    const { [path]: _gone, ...left } = files;
    expect(codes(side(files), side(left))).toEqual(expected);
  });

  test.each<[string, string, string]>([
    [
      'with the folder that it is run in',
      'terraform -chdir=infra apply -var-file=../settings/prod.json',
      'infra',
    ],
    ['from the root', 'tofu plan -var-file settings/prod.json', ''],
    ['of a name of make', '$(TF) apply -var-file=settings/prod.json', ''],
  ])('a file of variables that only a pipeline names is told, %s', (_how, run, folder) => {
    const at = folder === '' ? 'pool.tf' : `${folder}/pool.tf`;
    const pools = 'manifest = { kind = "NodePool", n = var.cpu }\nvariable "cpu" {}\n';
    const of = (cpu: number) =>
      side(
        {},
        {
          [at]: pools,
          '.github/workflows/a.yml': `run: ${run}\n`,
          'settings/prod.json': `{ "cpu": ${cpu} }\n`,
        },
      );
    expect(codes(of(1), of(2))).toEqual(['error not-rendered']);
  });

  const POOLS = 'manifest = { kind = "NodePool", n = var.budget }\n';
  const NETWORK = 'module "vpc" {\n  source = "../vpc"\n  budget = var.cidr\n}\n';
  test.each<[string, Files, string, string, string[]]>([
    ['a variable that they take', {}, 'prod.tfvars', 'budget = 3\n', ['error not-rendered']],
    ['a variable that only others take', {}, 'prod.tfvars', 'cidr = 3\n', []],
    ['a variable that nobody takes here', {}, 'prod.tfvars', 'other = 3\n', ['error not-rendered']],
    [
      'the default of a variable that only others take',
      {},
      'v.tf',
      'variable "cidr" {\n  default = 3\n}\nvariable "budget" {}\n',
      [],
    ],
    [
      'a resource beside variables that they take',
      {},
      'v.tf',
      'variable "budget" {}\nresource "a" "b" {\n  c = 3\n}\n',
      ['error not-rendered'],
    ],
    ['what a module beside them is called with', {}, 'vpc.tf', NETWORK.replace('../vpc', '../vpc3'), []],
    [
      'a local that they take',
      { 'm.tf': POOLS.replace('var', 'local') },
      'l.tf',
      'locals {\n  budget = 3\n}\n',
      ['error not-rendered'],
    ],
    [
      'a local that only others take, beside one that they take',
      { 'm.tf': POOLS.replace('var', 'local'), 'vpc.tf': NETWORK.replace('var', 'local') },
      'l.tf',
      'locals {\n  budget = 5\n  cidr = {\n    a = 3\n  }\n}\n',
      [],
    ],
    [
      'a heredoc among locals, of which a line looks like another one',
      { 'm.tf': POOLS.replace('var', 'local'), 'vpc.tf': NETWORK.replace('var', 'local') },
      'l.tf',
      'locals {\n  budget = <<E\n  cidr = 3\nE\n}\n',
      ['error not-rendered'],
    ],
  ])(
    'Terraform of planned objects goes by its variables and locals: %s',
    (_claim, files, path, text, expected) => {
      const beside = { 'm.tf': POOLS, 'vpc.tf': NETWORK, ...files };
      const of = (one: string) => side({}, { ...beside, [path]: one });
      expect(codes(of(text.replace('3', '4')), of(text))).toEqual(expected);
    },
  );

  test.each<[string, string, string, string[]]>([
    [
      'the library that they import',
      'lib/pools.libsonnet',
      "import 'pools.libsonnet'",
      ['error not-rendered'],
    ],
    [
      'a file of the name of one in a library from elsewhere',
      'env/other/main.jsonnet',
      "import 'k8s/1.30/main.libsonnet'",
      [],
    ],
  ])('Jsonnet of planned objects goes by %s', (_claim, path, imports, expected) => {
    const main = `local a = ${imports};\n{ kind: 'NodePool' }\n`;
    const of = (text: string) => side({}, { 'env/prod/main.jsonnet': main, [path]: text });
    expect(codes(of('{ a: 3 }\n'), of('{ a: 4 }\n'))).toEqual(expected);
  });

  const POOL_CODE = "export const pool = { kind: 'NodePool' };\n";
  test.each<[string, Files, string, string]>([
    [
      'a call of a module of Terraform',
      { 'modules/pools/m.tf': 'manifest = { kind = "NodePool" }\n' },
      'prod/main.tf',
      'module "pools" {\n  source = "../modules/pools"\n}\n',
    ],
    [
      'an import of a program',
      { 'pools.ts': POOL_CODE },
      'main.ts',
      "import { pool } from '../pools';\nrun(pool);\n",
    ],
    [
      'an import of Jsonnet',
      { 'pools.libsonnet': "{ kind: 'NodePool' }\n" },
      'main.jsonnet',
      "[import 'pools.libsonnet']\n",
    ],
  ])('what an edit cuts off is told: %s', (_claim, others, path, text) => {
    const of = (one: string) => side({}, { ...others, [path]: one });
    expect(codes(of(text), of(''))).toEqual(['error not-rendered']);
  });

  test('a playbook of other roles has no say', () => {
    const files = { 'roles/pools/files/web.yaml': DEPLOYMENT };
    const [before, text] = ['- hosts: db\n  roles: [db]\n', '- hosts: db\n  roles: [db, backup]\n'];
    const head = { ...side(files), outside: [{ path: 'playbooks/db.yml', before, text, isTakenOut: false }] };
    expect(
      outsideProblems({ base: side(files), head }, { base: [], head: [] }).filter(
        ({ severity }) => severity === 'error',
      ),
    ).toEqual([]);
  });
});
