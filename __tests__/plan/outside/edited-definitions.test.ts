import { describe, expect, test } from '@jest/globals';
import type { Problem } from '../../../src/manifest/problem.js';
import { editedDefinitions } from '../../../src/plan/outside/edited-definitions.js';
import { manifestsOf } from '../../parse-side.js';
import { POOL, side } from '../reading/two-sides.js';

interface Definition {
  readonly schema?: object;
  readonly kind?: string;
  readonly group?: string;
  readonly scope?: string;
  readonly conversion?: object;
}

const budgets = (more: object = {}): object => ({
  type: 'array',
  items: { properties: { nodes: { type: 'string', ...more } } },
});
const keeps = { 'x-kubernetes-preserve-unknown-fields': true };

function definition({
  schema = { budgets: budgets() },
  kind = 'NodePool',
  group = 'karpenter.sh',
  ...rest
}: Definition): string {
  const version = {
    name: 'v1',
    served: true,
    schema: { openAPIV3Schema: { properties: { spec: { properties: { weight: {}, ...schema } } } } },
  };
  const spec = { group, names: { kind }, scope: 'Cluster', versions: [version], ...rest };
  return JSON.stringify({
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: { name: 'x' },
    spec,
  });
}

const webhook = (clientConfig: object): object => ({ strategy: 'Webhook', webhook: { clientConfig } });

const held = (...texts: string[]) =>
  manifestsOf(side(Object.fromEntries(texts.map((text, i) => [`${i}.yaml`, text]))).files);

function wordsOf(problems: readonly Problem[]): string[] {
  return problems.map(
    ({ severity, code, message }) =>
      `${severity} ${code} ${/(?:edited: |is (?=added))(.*?)\. What/.exec(message)?.[1] ?? ''}`,
  );
}

function said(before: Definition, after: Definition): string[] {
  return wordsOf(editedDefinitions(held(definition(before)), held(definition(after))));
}

describe('the definition of a planned kind', () => {
  test.each<[claim: string, before: Definition, after: Definition, expected: string]>([
    ['loses a field', {}, { schema: {} }, 'v1 drops spec.budgets, spec.budgets.[] and spec.budgets.[].nodes'],
    [
      'keeps no longer what it does not know',
      { schema: { budgets: keeps } },
      { schema: { budgets: {} } },
      'v1 drops spec.budgets.*',
    ],
    [
      'fills in a value',
      {},
      { schema: { budgets: budgets({ default: '100%' }) } },
      'v1 fills in spec.budgets.[].nodes',
    ],
    [
      'fills in another one',
      { schema: { budgets: budgets({ default: '1' }) } },
      { schema: { budgets: budgets({ default: '2' }) } },
      'v1 fills in spec.budgets.[].nodes',
    ],
    [
      'fills in one where it kept everything',
      { schema: { disruption: keeps } },
      { schema: { disruption: { properties: { budgets: { default: [] } }, ...keeps } } },
      'v1 fills in spec.disruption.budgets',
    ],
    ['is of another kind', {}, { kind: 'NodePoolX' }, 'it is of another kind, group or scope'],
    ['is of a namespace now', {}, { scope: 'Namespaced' }, 'it is of another kind, group or scope'],
    [
      'converts elsewhere',
      {},
      { conversion: webhook({ url: 'https://a.example' }) },
      'another server converts its objects',
    ],
  ])('that %s is told', (_claim, before, after, expected) => {
    expect(said(before, after)).toEqual([`warning edited-definition ${expected}`]);
  });

  test.each<[claim: string, before: Definition, after: Definition]>([
    ['is the same', {}, {}],
    ['has a field more', {}, { schema: { budgets: budgets(), replicas: { type: 'integer', default: 1 } } }],
    [
      'refuses more, and says more',
      {},
      { schema: { budgets: budgets({ pattern: '^a$', description: 'b' }) } },
    ],
    ['keeps what it had under a field that keeps all', {}, { schema: { budgets: keeps } }],
    [
      'has another certificate',
      { conversion: webhook({ caBundle: 'a' }) },
      { conversion: webhook({ caBundle: 'b' }) },
    ],
    [
      'is of a kind that nobody plans',
      { kind: 'Widget', group: 'example.com' },
      { kind: 'Widget', group: 'example.com', schema: {} },
    ],
  ])('one that %s is not', (_claim, before, after) => {
    expect(said(before, after)).toEqual([]);
  });

  const OTHER = 'its objects go by another one so far, which is not in the files';
  test.each<[claim: string, base: string[] | null, live: string[], expected: string[]]>([
    ['beside objects of the files', [POOL], [], [`warning edited-definition added: ${OTHER}`]],
    ['beside objects of the cluster', [], [POOL], [`warning edited-definition added: ${OTHER}`]],
    ['as the cluster has it', [POOL], [definition({})], []],
    [
      'where the cluster keeps a field more',
      [POOL],
      [definition({ schema: { budgets: budgets(), limits: {} } })],
      ['warning edited-definition added: v1 drops spec.limits'],
    ],
    ['with the first of its objects', [], [], []],
    ['without a base', null, [], []],
  ])('one that is added %s', (_claim, base, live, expected) => {
    const problems = editedDefinitions(base && held(...base), held(POOL, definition({})), held(...live));
    expect(wordsOf(problems)).toEqual(expected);
  });

  const BUDGETED = POOL.replace('weight: 1', 'budgets: [{nodes: "1", reasons: [Drifted]}]');
  const whole = {
    budgets: { items: { properties: { nodes: {}, reasons: { items: {} } } } },
  };
  test.each<[claim: string, before: Definition | null, after: Definition, path: string | null]>([
    ['an edit takes it away', { schema: whole }, { schema: {} }, 'spec.budgets'],
    ['an edit takes a part of it away', { schema: whole }, {}, 'spec.budgets.[].reasons'],
    ['the added one lacks it', null, {}, 'spec.budgets.[].reasons'],
    ['the one before lacked it as well', {}, {}, null],
    ['it is kept as a map is', null, { schema: { budgets: { additionalProperties: true, ...keeps } } }, null],
    ['nothing is dropped', null, { schema: whole }, null],
  ])('a field that the files write is an error where %s', (_claim, before, after, path) => {
    const base = before === null ? [BUDGETED] : [BUDGETED, definition(before)];
    const errors = editedDefinitions(held(...base), held(BUDGETED, definition(after))).filter(
      ({ severity }) => severity === 'error',
    );
    expect(errors.map(({ message }) => message.split(' of NodePool/a')[0])).toEqual(
      path === null ? [] : [`By CustomResourceDefinition/x the API server drops ${path}`],
    );
  });
});
