import type { JsonObject } from '../../../src/manifest/manifest.js';
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

describe('a DeploymentPolicy is refused', () => {
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
