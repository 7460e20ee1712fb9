import { describe, expect, test } from '@jest/globals';
import { namedInSource } from '../../../src/plan/reading/generators.js';
import { aroundOf } from '../../../src/plan/reading/around.js';
import { sourcesOfPlanned } from '../../../src/plan/reading/sources.js';
import { nothingToPlan } from '../../../src/plan/unjudged.js';
import type { Side } from '../../../src/plan/reading/side.js';
import { codes, type Files, POOL, side } from './two-sides.js';

const PLANNED = 'export const pool = { kind: "NodePool" };\n';
const many = (count: number, text: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => ({ path: `src/part${i}.ts`, text: text(i) }));

describe('source that has a say in planned objects', () => {
  test('is found among very many files of its language', () => {
    const files = [
      { path: 'src/pool.ts', text: `import { budget } from '../budget';\n${PLANNED}` },
      { path: 'src/budget.ts', text: 'export const budget = "10%";\n' },
      ...many(1000, (i) => `export const n = ${i};\n`),
    ];
    expect([...sourcesOfPlanned(files)]).toEqual(['src/pool.ts', 'src/budget.ts']);
  });

  test('is found by what it imports with dots in its name, as cdk8s calls definitions', () => {
    const files = [
      { path: 'src/imports/karpenter.sh.ts', text: PLANNED },
      {
        path: 'src/charts/pools.ts',
        text: "import { pool } from '../../imports/karpenter.sh';\nimport '../../settings';\n",
      },
      { path: 'src/settings.ts', text: 'export const budget = "10%";\n' },
      { path: 'src/other.ts', text: "import '../../imports/karpenter';\n" },
    ];
    expect([...sourcesOfPlanned(files)].sort()).toEqual([
      'src/charts/pools.ts',
      'src/imports/karpenter.sh.ts',
      'src/settings.ts',
    ]);
  });

  test('so an edit of it is unknown there', () => {
    const others = Object.fromEntries(many(1000, String).map(({ path, text }) => [path, text]));
    const pool = `import { budget } from '../budget';\n${PLANNED}`;
    const of = (budget: string) =>
      side({}, { ...others, 'src/pool.ts': pool, 'src/budget.ts': `export const budget = ${budget};\n` });
    expect(codes(of('1'), of('2'))).toEqual(['error not-rendered']);
  });

  test('of more files than can be compared with each other it is every one', () => {
    const files = [
      ...many(1500, (i) => `${PLANNED}// ${i}`),
      { path: 'src/alone.ts', text: 'export default 1;\n' },
    ];
    expect(sourcesOfPlanned(files).has('src/alone.ts')).toBe(true);
  });

  test.each(['templates "x.org/gpu/templates"', '(\n\t"strings"\n\ttemplates "x.org/gpu/templates"\n)'])(
    'is found over an import of a folder: %s',
    (written) => {
      const files = [
        { path: 'gpu/templates/pool.cue', text: 'package templates\n#Pool: kind: "NodePool"\n' },
        { path: 'gpu/main.cue', text: `package main\nimport ${written}\n` },
        { path: 'gpu/values.cue', text: 'package main\nvalues: budget: "1"\n' },
        { path: 'other/values.cue', text: 'package main\nvalues: budget: "1"\n' },
      ];
      expect([...sourcesOfPlanned(files)]).toEqual(files.slice(0, 3).map(({ path }) => path));
    },
  );

  test.each(['a(((+', '[b', 'c{2', '(d+)+$', '\\\\'])(
    'a name that could be a pattern is none: %s',
    (name) => {
      const files = [
        { path: 'src/pool.ts', text: `import x from '../${name}';\n${PLANNED}` },
        { path: `src/${name}.ts`, text: 'export default 1;\n' },
        { path: `${name}/x.tf`, text: `locals {\n  ${name} = 1\n}\n` },
      ];
      expect(sourcesOfPlanned(files).has('src/pool.ts')).toBe(true);
    },
  );

  test.each([
    ['a module', 'infra/main.tf', 'infra/budget.tf', 'locals {\n  budget = 1\n}\n'],
    ['values of a module', 'infra/main.tf', 'infra/prod.tfvars', 'budget = 1\n'],
    ['values of a module from elsewhere', 'infra/main.tf', 'env/prod/eu.tfvars', 'budget = 1\n'],
    ['the same as JSON', 'infra/main.tf', 'env/eu.tfvars.json', '{\n  "budget": 1\n}\n'],
  ])('%s of Terraform', (_which, path, other, text) => {
    const main = { path, text: 'resource "kubectl_manifest" "a" { kind = "NodePool" b = local.budget }\n' };
    const unused = { path: 'infra/unused.tf', text: 'locals {\n  unused = 1\n}\n' };
    expect([...sourcesOfPlanned([main, { path: other, text }, unused])]).toEqual([path, other]);
  });

  const POOLS = {
    path: 'modules/pool/main.tf',
    text: 'resource "kubectl_manifest" "a" { kind = "NodePool" }\n',
  };
  const LIVE = 'terraform {\n  source = "../../../modules/pool"\n}\n';
  test.each<[what: string, path: string, text: string, live: string, isOf: boolean]>([
    [
      'a file that it reads by its name',
      'live/prod/common.hcl',
      'locals {}\n',
      'a = read_terragrunt_config(find_in_parent_folders("common.hcl"))\n',
      true,
    ],
    [
      'a file of that name in another folder',
      'live/dev/common.hcl',
      'locals {}\n',
      'a = read_terragrunt_config(find_in_parent_folders("common.hcl"))\n',
      false,
    ],
    [
      'a root that hands down inputs',
      'live/root.hcl',
      'inputs = { cpu = 1 }\n',
      'include { path = find_in_parent_folders() }\n',
      true,
    ],
    [
      'a root that hands down none',
      'live/root.hcl',
      'remote_state {}\n',
      'include { path = find_in_parent_folders() }\n',
      false,
    ],
    ['a file above that it does not take', 'live/root.hcl', 'inputs = { cpu = 1 }\n', '', false],
  ])('of Terragrunt: %s', (_what, path, text, live, isOf) => {
    const main = { path: 'live/prod/pool/terragrunt.hcl', text: `${LIVE}${live}` };
    expect(sourcesOfPlanned([POOLS, main, { path, text }]).has(path)).toBe(isOf);
  });

  test('but no values for variables that it does not have', () => {
    const main = { path: 'infra/main.tf', text: 'resource "kubectl_manifest" "a" { b = var.budget }\n' };
    const other = { path: 'network/eu.tfvars', text: 'cidr = 1\nzones = {\n  budget = 2\n}\n' };
    expect([...sourcesOfPlanned([main, other])]).toEqual(['infra/main.tf']);
  });
});

describe('where no manifest is a policy', () => {
  const messages = (beside: Readonly<Record<string, string>>): string => {
    const files = Object.entries(beside).map(([path, text]) => ({ path, text }));
    const given = { requirePolicies: false, sourcesOf: () => namedInSource(files) };
    return nothingToPlan([], [], [], given)
      .map(({ message }) => message)
      .join('\n');
  };

  test('source that writes planned kinds is named', () => {
    expect(messages({ 'gpu/pool.tf': 'kind = "NodePool"\n', 'readme.ts': '' })).toContain(
      'gpu/pool.tf writes planned kinds as source, which is not rendered here. Render it in a step before',
    );
  });

  test('and otherwise the globs are asked for', () => {
    expect(messages({})).toContain('Check the paths or globs.');
  });

  test('packed charts and templates of names are no such source', () => {
    const beside = [
      { path: 'c/charts/a.tgz', text: null },
      { path: 'c/templates/_a.tpl', text: POOL },
    ];
    expect(namedInSource(beside)).toEqual([]);
  });
});

describe('Terraform that fills a template of planned objects has a say in them, and so has what gives it values', () => {
  const plans =
    'apiVersion: upgrade.cattle.io/v1\nkind: Plan\nmetadata: {name: agent}\nspec: {channel: "${channel}"}\n';
  const files: Files = {
    'init.tf':
      'resource "null_resource" "plans" {\n  content = templatefile("${path.module}/templates/plans.yaml.tpl", { channel = var.channel })\n}\n',
    'variables.tf': 'variable "channel" { default = "v1.30" }\n',
    'network.tf': 'resource "hcloud_network" "all" {}\n',
  };
  const of = (beside: Files): Side => side({ 'templates/plans.yaml.tpl': plans }, beside);

  test.each<[string, string, string[]]>([
    ['the file itself', 'init.tf', ['error not-rendered']],
    ['a variable that it is given', 'variables.tf', ['error not-rendered']],
    ['nothing else of the folder', 'network.tf', []],
  ])('%s', (_claim, path, expected) => {
    const edited = { ...files, [path]: `${files[path] ?? ''}locals { other = 1 }\n` };
    expect(codes(of(files), of(edited)).filter((code) => code !== 'warning not-judged-before')).toEqual(
      expected,
    );
  });
});

describe('Terraform of a folder that no glob takes has a say in what it installs or fills, and so has what gives it values', () => {
  const outside = (files: Files) =>
    Object.entries(files).map(([path, text]) => ({ path, text, before: text, isTakenOut: false }));
  const own = (tf: string, of: { readonly rendered?: string; readonly file?: string }) =>
    aroundOf({
      files:
        of.file === undefined ? [] : [{ path: of.file, text: POOL.replace('weight: 1', 'weight: ${w}') }],
      beside: [],
      outside: outside({ 'infra/pools.tf': tf, 'infra/variables.tf': 'variable "budget" {}\n' }),
      renderedPaths: of.rendered === undefined ? [] : [of.rendered],
      groups: new Set(),
    }).ownSources();
  const release = 'resource "helm_release" "a" {\n  chart = "../charts/pools"\n  b = var.budget\n}\n';
  const filled = 'x = templatefile("${path.module}/pools/${each.value}", { w = var.budget })\n';

  test.each<[string, string, { rendered?: string; file?: string }, string[]]>([
    ['a chart that is rendered', release, { rendered: 'charts/pools/values.yaml' }, ['pools', 'variables']],
    ['a manifest with variables', filled, { file: 'infra/pools/pool.yaml' }, ['pools', 'variables']],
    ['but not in another chart', release, { rendered: 'charts/web/values.yaml' }, []],
  ])('%s', (_claim, tf, of, expected) => {
    expect([...own(tf, of)]).toEqual(expected.map((name) => `infra/${name}.tf`));
  });
});
