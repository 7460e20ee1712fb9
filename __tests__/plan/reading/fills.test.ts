import { describe, expect, test } from '@jest/globals';
import { filledBy, templatesIn } from '../../../src/plan/reading/fills.js';
import { POOL } from './two-sides.js';

const template = (mark: string, path = 'k8s/pools/pool.yaml') => ({
  path,
  text: POOL.replace('weight: 1', `weight: ${mark}`),
});
const ALL = templatesIn([
  template('{{ .Cluster.ConfigItems.pool_weight }}'),
  template('${WEIGHT}', 'k8s/b.yaml'),
  template('%{budget}', 'k8s/c.yaml'),
  { path: 'helmfile/values/web.yaml.gotmpl', text: 'replicas: {{ env "WEB_REPLICAS" | default "2" }}\n' },
]);

describe('a template that nothing here fills in asks for', () => {
  test.each<[string, string, readonly string[]]>([
    [
      'what a template of Go takes',
      '{{ .Values.poolWeight | default "a_b" }}',
      ['Values', 'poolWeight', 'default'],
    ],
    ['what Jinja decides by', '{% if pool_weight %}2{% endif %}', ['if', 'pool_weight', 'endif']],
    ['what envsubst puts in', '${POOL_WEIGHT}', ['POOL_WEIGHT']],
    ['what a template of OpenShift takes', '${{WEIGHT}}', ['WEIGHT']],
    [
      'what is looked up by its name',
      '{{ index .Values "pool-weight" }}',
      ['index', 'Values', 'pool-weight'],
    ],
    ['what Bazel puts in', '"%{weight}"', ['weight']],
    ['what Azure Pipelines puts in', '"#{weight}#"', ['weight']],
    ['what Garden puts in', '${var.weight}', ['var', 'weight']],
    ['what sed puts in', '"@WEIGHT@"', ['WEIGHT']],
    ['what sed puts in between underscores', '"__POOL_WEIGHT__"', ['POOL_WEIGHT']],
    ['what ERB takes', '<%= weight %>', ['weight']],
  ])('%s', (_claim, mark, names) => {
    expect(templatesIn([template(mark)])).toEqual([{ path: 'k8s/pools/pool.yaml', names: new Set(names) }]);
  });

  test.each<[string, Parameters<typeof templatesIn>[0][number]]>([
    ['of what the configuration puts in', { ...template('${WEIGHT}'), variables: { WEIGHT: '1' } }],
  ])('nothing %s', (_claim, file) => {
    expect(templatesIn([file])).toEqual([{ path: 'k8s/pools/pool.yaml', names: new Set() }]);
  });

  test.each<[string, { path: string; text: string }]>([
    ['a manifest without marks', template('1')],
    [
      'a manifest with marks in text for people',
      { path: 'a.yaml', text: POOL.replace('{name: a}', '{name: a, annotations: {a: "{{ B_C }}"}}') },
    ],
    ['a template of something else', { path: 'a.tmpl', text: 'a: {{ B_C }}\n' }],
    ['source', { path: 'a.tf', text: 'kind = "NodePool"\na = "${B_C}"\n' }],
  ])('and %s is none', (_claim, file) => {
    expect(templatesIn([file])).toEqual([]);
  });
});

describe('a file of data fills one', () => {
  test.each<[string, string, string, string, string]>([
    [
      'where it edits a key of several words, wherever it lies',
      'conf/defaults.yaml',
      'pool_weight: 1',
      'pool_weight: 2',
      'pool_weight',
    ],
    [
      'where what is below the key is edited',
      'conf/a.yaml',
      'pool_weight:\n  - 1',
      'pool_weight:\n  - 2',
      'pool_weight',
    ],
    [
      'where the key is one of several',
      'conf/a.json',
      '{\n"a": 1,\n"pool_weight": 1\n}',
      '{\n"a": 1,\n"pool_weight": 2\n}',
      'pool_weight',
    ],
    [
      'where the key is one of several on a line',
      'conf/a.yaml',
      'a: { b: { pool_weight: 1 } }',
      'a: { b: { pool_weight: 2 } }',
      'pool_weight',
    ],
    [
      'where all of the file is one line',
      'conf/a.json',
      '{"a":[{"pool_weight":1},{"pool_weight":2}]}',
      '{"a":[{"pool_weight":2},{"pool_weight":1}]}',
      'pool_weight',
    ],
    [
      'where the edit is behind a mark that begins no comment',
      'a.env',
      'WEIGHT="a #1"',
      'WEIGHT="a #2"',
      'WEIGHT',
    ],
    ['where it is for Terraform', 'a.tfvars', 'pool_weight = 1', 'pool_weight = 2', 'pool_weight'],
    ['where a plain word gets another number without a space', 'a.env', 'budget:1', 'budget:2', 'budget'],
    ['where the key is added', 'prod.env', '', 'export WEIGHT=2', 'WEIGHT'],
    ['where the key is gone', '.env.prod', 'WEIGHT=2', '', 'WEIGHT'],
    ['where a plain word is edited above the template', 'k8s/a.yaml', 'Cluster: a', 'Cluster: b', 'Cluster'],
    [
      'where a plain word gets another number, wherever it lies',
      'a.yaml',
      'budget: 1',
      'budget: 2',
      'budget',
    ],
    ['where it gets another percentage', 'conf/a.mk', 'budget ?= 10%', 'budget ?= 50%', 'budget'],
    ['where make includes it', 'env.prod', 'WEIGHT ?= a', 'WEIGHT ?= b', 'WEIGHT'],
    ['where it is for values that helmfile fills in', 'env.prod', 'WEB_REPLICAS ?= 3', '', 'WEB_REPLICAS'],
    ['where a shell reads it', 'env.sh', 'export WEIGHT=a', 'export WEIGHT=b', 'WEIGHT'],
  ])('%s', (_claim, path, before, text, name) => {
    expect(filledBy({ path, before, text }, ALL)).toMatchObject({ name });
  });

  test.each<[string, string, string, string]>([
    ['where another key is edited', 'conf/a.yaml', 'pool_weight: 1\na: 1', 'pool_weight: 1\na: 2'],
    ['where it is written in another way', 'conf/a.yaml', 'pool_weight: 1', '{ "pool_weight": 1 }'],
    ['where a comment is', 'conf/a.yaml', 'pool_weight: 1', '# new\npool_weight: 1 # one'],
    ['where a plain word gets another text elsewhere', 'other/a.yaml', 'Cluster: a', 'Cluster: b'],
    ['where a plain word gets another image', 'other/a.yaml', 'Cluster: node:20', 'Cluster: node:22'],
    ['where a number is below a plain word', 'other/a.yaml', 'Cluster: { port: 1 }', 'Cluster: { port: 2 }'],
    ['where it is no file of data', 'a.md', 'WEIGHT: 1', 'WEIGHT: 2'],
  ])('not %s', (_claim, path, before, text) => {
    expect(filledBy({ path, before, text }, ALL)).toBeNull();
  });
});
