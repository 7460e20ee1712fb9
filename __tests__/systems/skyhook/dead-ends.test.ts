import { offers } from '../../../src/systems/skyhook/controller/work.js';
import { readPackages } from '../../../src/systems/skyhook/objects/packages.js';

const graph = (edges: Record<string, readonly string[]>) =>
  readPackages(
    Object.fromEntries(
      Object.entries(edges).map(([name, others]) => [
        name,
        { version: '1.0.0', dependsOn: Object.fromEntries(others.map((other) => [other, '1.0.0'])) },
      ]),
    ),
  );

test.each([
  ['two packages', { one: ['two'], two: ['one'] }, 'one two'],
  ['a package of itself', { one: ['one'] }, 'one'],
  ['three packages, and one that waits for them', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, 'a b c d'],
  ['none in a chain', { a: ['b'], b: ['c'], c: [] }, ''],
  ['none where two ways lead to one package', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, ''],
])('dependency cycle: %s', (_claim, edges, never) => {
  const packages = graph(edges);
  expect([...offers(packages, new Set(packages.keys())).never].join(' ')).toBe(never);
});

test('dependency cycle: none where one package is complete on the node', () => {
  expect(offers(graph({ one: ['two'], two: ['one'] }), new Set(['one'])).never.size).toBe(0);
});
