import { expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { POOL } from './two-sides.js';

const release = (version: string, replicas: number): string =>
  `${POOL}---\napiVersion: helm.toolkit.fluxcd.io/v2\nkind: HelmRelease\nmetadata: {name: web, namespace: web}\nspec: {chart: {spec: {chart: web, ${version}sourceRef: {kind: HelmRepository, name: a}}}, values: {replicas: ${replicas}}}\n`;

test.each<[claim: string, version: string, range: string | null]>([
  ['a range is told', 'version: ">=1.0.0-alpha", ', '>=1.0.0-alpha'],
  ['a wildcard is told', 'version: 6.x, ', '6.x'],
  ['no version is any', '', '*'],
  ['one version is not', 'version: 6.5.0, ', null],
  ['one version before its release is not', 'version: v6.5.0-rc.1, ', null],
])('of a chart that Flux gets from elsewhere %s', (_claim, version, range) => {
  const { plan } = planOf({
    base: release(version, 1),
    head: release(version, 2),
    snapshot: nodeList(parseFleet('3 nodes')),
  });
  const [found] = plan.problems.filter(({ code }) => code === 'not-rendered');
  expect(/Its version is a range \((.*?)\)/.exec(found?.message ?? 'none')?.[1] ?? null).toBe(range);
  expect(found?.message).toContain('helm template');
});
