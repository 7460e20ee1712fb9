import type { Json, JsonObject } from '../../../src/manifest/manifest.js';
import { admitted, fromYaml, policy, refusals } from './admitted.js';

const FIXED = { fixed: {} };
const DEFAULT = { budget: { count: 1 }, strategy: FIXED };

/** A policy whose compartments have what is needed, and what is given. */
function withCompartments(...compartments: JsonObject[]): JsonObject {
  const complete = compartments.map((one, i) => ({
    name: `c${i}`,
    selector: { matchLabels: { i: String(i) } },
    budget: { count: 1 },
    ...one,
  }));
  return policy({ default: DEFAULT, compartments: complete });
}

function withBudget(budget: Json): JsonObject {
  return policy({ default: { budget, strategy: FIXED } });
}

describe('a DeploymentPolicy is accepted', () => {
  test.each<[string, JsonObject]>([
    ['with a budget and a strategy', policy({ default: DEFAULT })],
    ['when null stands beside the one budget that counts', withBudget({ percent: null, count: 2 })],
    ['without a strategy in a compartment', withCompartments({})],
    ['with null as the strategy of a compartment', withCompartments({ strategy: null })],
    ['without a selector in a compartment', withCompartments({ selector: null })],
    ['with a compartment called default', withCompartments({ name: 'default' })],
    ['with any characters in a name', withCompartments({ name: 'A b/c' })],
    [
      'with a null failureThreshold',
      policy({ default: { ...DEFAULT, strategy: { fixed: { failureThreshold: null } } } }),
    ],
    [
      'with a label and the same label as an expression',
      withCompartments(
        { selector: { matchLabels: { a: 'b' } } },
        { selector: { matchExpressions: [{ key: 'a', operator: 'In', values: ['b'] }] } },
      ),
    ],
    [
      'with the same expressions in another order',
      withCompartments(
        {
          selector: {
            matchExpressions: [
              { key: 'a', operator: 'Exists' },
              { key: 'b', operator: 'Exists' },
            ],
          },
        },
        {
          selector: {
            matchExpressions: [
              { key: 'b', operator: 'Exists' },
              { key: 'a', operator: 'Exists' },
            ],
          },
        },
      ),
    ],
    [
      'with {} beside an empty matchLabels',
      withCompartments({ selector: {} }, { selector: { matchLabels: {} } }),
    ],
  ])('%s', (_claim, manifest) => {
    expect(refusals(admitted(manifest))).toEqual([]);
  });
});

describe('a DeploymentPolicy is refused', () => {
  test.each<[string, JsonObject, string[]]>([
    ['without a spec', policy(undefined), ['schema required spec.default.strategy']],
    ['with a null spec', policy(null), ['schema required spec.default.strategy']],
    ['without a default', policy({ compartments: [] }), ['schema required spec.default.strategy']],
    [
      'without a default strategy',
      policy({ default: { budget: { count: 1 } } }),
      ['schema required spec.default.strategy'],
    ],
    [
      'with a null default strategy',
      policy({ default: { ...DEFAULT, strategy: null } }),
      ['schema required spec.default.strategy'],
    ],
    [
      'without a default budget, by the webhook',
      policy({ default: { strategy: FIXED } }),
      ['webhook no-budget spec.default.budget'],
    ],
    ['with a null budget, by the webhook', withBudget(null), ['webhook no-budget spec.default.budget']],
    ['with both budgets', withBudget({ percent: 1, count: 1 }), ['webhook both-budgets spec.default.budget']],
    ['with percent 0', withBudget({ percent: 0 }), ['schema minimum spec.default.budget.percent']],
    ['with percent 101', withBudget({ percent: 101 }), ['schema maximum spec.default.budget.percent']],
    ['with a quoted percent', withBudget({ percent: '25' }), ['schema type spec.default.budget.percent']],
    ['with a percent sign', withBudget({ percent: '25%' }), ['schema type spec.default.budget.percent']],
    [
      'with a fraction of a percent',
      withBudget({ percent: 12.5 }),
      ['schema type spec.default.budget.percent'],
    ],
    ['with count 0', withBudget({ count: 0 }), ['schema minimum spec.default.budget.count']],
    [
      'with a count past 64 bits, by the webhook',
      withBudget({ count: 1e19 }),
      ['webhook unreadable spec.default.budget.count'],
    ],
    [
      'with an empty strategy',
      policy({ default: { ...DEFAULT, strategy: {} } }),
      ['webhook one-strategy spec.default.strategy'],
    ],
    [
      'with fixed: null',
      policy({ default: { ...DEFAULT, strategy: { fixed: null } } }),
      ['webhook one-strategy spec.default.strategy'],
    ],
    [
      'with two strategies',
      policy({ default: { ...DEFAULT, strategy: { fixed: {}, linear: {} } } }),
      ['webhook one-strategy spec.default.strategy'],
    ],
    [
      'with failureThreshold 0',
      policy({ default: { ...DEFAULT, strategy: { fixed: { failureThreshold: 0 } } } }),
      ['schema minimum spec.default.strategy.fixed.failureThreshold'],
    ],
    [
      'with growthFactor 1',
      policy({ default: { ...DEFAULT, strategy: { exponential: { growthFactor: 1 } } } }),
      ['schema minimum spec.default.strategy.exponential.growthFactor'],
    ],
    [
      'with a compartment without a budget',
      withCompartments({ budget: null }),
      ['webhook no-budget spec.compartments[0].budget'],
    ],
    [
      'with a compartment without a name',
      withCompartments({ name: null }),
      ['schema minLength spec.compartments[0].name'],
    ],
    [
      'with null as a compartment',
      policy({ default: DEFAULT, compartments: [null] }),
      ['schema minLength spec.compartments[0].name'],
    ],
    [
      'with the reserved name',
      withCompartments({ name: '__default__' }),
      ['webhook reserved-name spec.compartments[0].name'],
    ],
    [
      'with a name used twice',
      withCompartments({ name: 'a' }, { name: 'a' }),
      ['webhook duplicate-name spec.compartments[1].name'],
    ],
    [
      'with two empty selectors',
      withCompartments({ selector: {} }, { selector: {} }),
      ['webhook identical-selector spec.compartments[1].selector'],
    ],
    [
      'with an expression without an operator, by the webhook',
      withCompartments({ selector: { matchExpressions: [{ key: 'a' }] } }),
      ['webhook selector spec.compartments[0].selector.matchExpressions[0].operator'],
    ],
    [
      'with a boolean as a label value',
      withCompartments({ selector: { matchLabels: { gpu: true } } }),
      ['schema type spec.compartments[0].selector.matchLabels.gpu'],
    ],
  ])('%s', (_claim, manifest, expected) => {
    const admission = admitted(manifest);
    expect(refusals(admission)).toEqual(expected);
    expect(admission.accepted).toBe(false);
  });

  test('by every schema error at once, before the webhook is asked', () => {
    const first = { name: '__default__', budget: { percent: 120 } };
    const second = { strategy: { linear: { batchThreshold: 0, delta: 0 } } };
    expect(refusals(admitted(withCompartments(first, second)))).toEqual([
      'schema maximum spec.compartments[0].budget.percent',
      'schema minimum spec.compartments[1].strategy.linear.batchThreshold',
      'schema minimum spec.compartments[1].strategy.linear.delta',
    ]);
  });

  test.each<[string, JsonObject[], string]>([
    [
      'a reserved name before its budget',
      [{ name: '__default__', budget: {} }],
      'webhook reserved-name spec.compartments[0].name',
    ],
    [
      'a budget before the strategy',
      [{ budget: {}, strategy: {} }],
      'webhook no-budget spec.compartments[0].budget',
    ],
    [
      'a strategy before the selector',
      [{ strategy: {}, selector: { matchLabels: { a: '-' } } }],
      'webhook one-strategy spec.compartments[0].strategy',
    ],
    [
      'everything of one compartment before the next',
      [{ selector: { matchLabels: { a: '-' } } }, { name: '__default__' }],
      'webhook selector spec.compartments[0].selector.matchLabels.a',
    ],
  ])('by the first error of the webhook: %s', (_claim, compartments, expected) => {
    expect(refusals(admitted(withCompartments(...compartments)))).toEqual([expected]);
  });
});

describe('what YAML makes of a value', () => {
  const text = (percent: string, label: string): string =>
    `apiVersion: skyhook.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: p}
spec:
  default: {budget: {percent: ${percent}}, strategy: {fixed: {}}}
  compartments: [{name: a, selector: {matchLabels: {gpu: ${label}}}, budget: {count: 1}}]
`;

  test('25.0 is a whole number', () => {
    expect(refusals(admitted(fromYaml(text('25.0', 'a'))))).toEqual([]);
  });

  test.each(['y', 'No', 'on', 'OFF', 'true', '8', '1.5'])('the label value %s must be quoted', (label) => {
    const path = 'spec.compartments[0].selector.matchLabels.gpu';
    expect(refusals(admitted(fromYaml(text('25', label))))).toEqual([`schema type ${path}`]);
    expect(refusals(admitted(fromYaml(text('25', `'${label}'`))))).toEqual([]);
  });
});
