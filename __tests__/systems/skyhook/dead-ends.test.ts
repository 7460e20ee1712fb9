import { offers } from '../../../src/systems/skyhook/controller/work.js';
import { switchesOf } from '../../../src/systems/skyhook/versions.js';
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
  const open = new Map([...packages.keys()].map((name) => [name, 2]));
  expect([...offers(packages, open, switchesOf('0.17')).never].join(' ')).toBe(never);
});

test.each([
  ['none of a cycle with a complete package', { one: ['two'], two: ['one'] }, { one: 2 }, ''],
  ['one beside two that depend on it', { a: [], b: ['a'], c: ['a'] }, { a: 2 }, 'a'],
  ['none beside one that depends on it', { a: [], b: ['a'] }, { a: 2 }, ''],
  ['the slower one, once the other is complete', { a: [], b: [], c: ['a'], d: ['a'] }, { a: 2, b: 4 }, 'b'],
])('packages that 0.17 strands and 0.18 does not: %s', (_claim, edges, open, never) => {
  const offered = (version: '0.17' | '0.18') =>
    offers(graph(edges), new Map(Object.entries(open)), switchesOf(version));
  expect([...offered('0.17').never].join(' ')).toBe(never);
  expect(offered('0.18').never.size).toBe(0);
});
