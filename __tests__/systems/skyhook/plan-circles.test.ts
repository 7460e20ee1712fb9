import type { Finding, Report } from '../../../src/plan/finding.js';
import { readPackages } from '../../../src/systems/skyhook/objects/packages.js';
import { circleAmong, neverOffered } from '../../../src/systems/skyhook/controller/circle.js';
import { planOf } from '../../plan-of.js';
import { at, configured, edited, fleet, main, policy, policyOf, rules, sizes, VERSIONS } from './planned.js';

const needs = (name: string, ...others: string[]): string =>
  `${name}: { version: 1.0.0, image: example.com/${name}, dependsOn: { ${others.map((other) => `${other}: 1.0.0`).join(', ')} } }`;
const CIRCLE = `${needs('one', 'two')}, ${needs('two', 'one')}`;
const first = (packages: string, strategy?: string): Report =>
  planOf({
    base: policy(),
    head: policy(strategy === undefined ? {} : { strategy }) + main({ packages }),
    snapshot: fleet('10 nodes'),
    config: configured('0.20'),
  });
const stuck = (report: Report): Finding | undefined =>
  report.findings.find(({ rule, status }) => rule === 'no-progress' && status !== 'fixed');

describe('packages that depend on each other in a circle', () => {
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
    ['two', { one: ['two'], two: ['one'] }, 'one two', 'one two'],
    ['itself', { one: ['one'] }, 'one', 'one'],
    ['three, and one that waits for them', { a: ['b'], b: ['c'], c: ['d'], d: ['b'] }, 'b c d', 'a b c d'],
    ['none: a line', { a: ['b'], b: ['c'], c: [] }, '', ''],
    ['none: two ways to one', { a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, '', ''],
  ])('%s', (_claim, edges, circle, never) => {
    const packages = graph(edges);
    const open = new Set(packages.keys());
    expect([...(circleAmong(packages, open) ?? [])].join(' ')).toBe(circle);
    expect([...neverOffered(packages, open)].join(' ')).toBe(never);
  });

  test('a circle of which one package is complete on the node runs', () => {
    expect(neverOffered(graph({ one: ['two'], two: ['one'] }), new Set(['one'])).size).toBe(0);
  });
});

describe('a rollout of such packages', () => {
  test('is stuck in its first batch: nothing starts, it never finishes, and the fix names the circle', () => {
    const report = first(CIRCLE);
    expect(sizes(report)).toEqual([]);
    expect(policyOf(report, 'tuning').effect).toMatchObject({ outcome: 'stuck', finish: null });
    expect(stuck(report)).toMatchObject({ severity: 'error' });
    expect(stuck(report)?.message).toContain('none of its 10 nodes is ever updated');
    expect(stuck(report)?.remediation).toContain('Break the circle "one" -> "two" -> "one"');
  });

  test('a package that depends on itself: the same', () => {
    const report = first(needs('one', 'one'));
    expect(stuck(report)?.message).toContain('Package "one" depends on itself');
    expect(stuck(report)?.remediation).toContain('take "one" out of spec.packages.one.dependsOn');
  });

  test('what does not wait for the circle runs, and its nodes stay in progress for good', () => {
    const report = first(`${at('1.0.0')}, ${CIRCLE}`, 'fixed: { initialBatch: 2 }');
    expect(sizes(report)).toEqual([2]);
    expect(stuck(report)?.message).toContain('it gets stuck with 0 of 10 nodes done');
    expect(policyOf(report, 'tuning').effect).toMatchObject({ peakAtOnce: 2, finish: null });
  });

  test('all nodes in one batch, which never ends: an error all the same', () => {
    const report = first(`${at('1.0.0')}, ${CIRCLE}`, 'fixed: { initialBatch: 10 }');
    expect([sizes(report), stuck(report)?.severity]).toEqual([[10], 'error']);
  });

  test('without a circle: none', () => {
    expect(rules(first(`${needs('one', 'two')}, ${needs('two', 'tune')}, ${at('1.0.0')}`))).not.toContain(
      'no-progress',
    );
  });

  test('what comes after the object waits for ever', () => {
    const head = policy() + main({ name: 'early', packages: CIRCLE, more: '  priority: 1' }) + main();
    const report = planOf({
      base: policy(),
      head,
      snapshot: fleet('10 nodes'),
      config: configured('0.20'),
    });
    expect(policyOf(report, 'tuning').effect.groups[0]).toMatchObject({ outcome: 'stuck' });
  });
});

describe('an edit that closes a circle', () => {
  test.each(VERSIONS)(
    'where all nodes have the packages, operator %s: the next rollout is stuck',
    (version) => {
      const report = edited(
        `${needs('one', 'two')}, two: { version: 1.0.0, image: e.com/two }`,
        CIRCLE,
        version,
      );
      expect(stuck(report)).toMatchObject({ severity: 'error', status: 'new' });
    },
  );

  test('and adds its packages: they are never run', () => {
    const report = edited(at('1.0.0'), `${at('1.0.0')}, ${CIRCLE}`, '0.20');
    expect(policyOf(report, 'tuning').change?.says).toContain('The new package "one", "two" starts nothing');
    expect([sizes(report), stuck(report)?.severity]).toEqual([[], 'error']);
  });

  test('and adds only one of them, next to the other that nodes have: it is run, and nodes that join are stuck', () => {
    const report = edited('one: { version: 1.0.0, image: e.com/one }', CIRCLE, '0.20');
    expect(sizes(report).reduce((sum, size) => sum + size, 0)).toBe(10);
    expect(stuck(report)?.message).toContain('no node that joins ever completes');
  });

  test.each([
    ['a newer version', needs('tune', 'tune').replaceAll('1.0.0', '1.1.0')],
    ['another config map value', needs('tune', 'tune').replace('image', 'configMap: { a: new }, image')],
  ])('with %s of a package that depends on itself: nothing starts', (_claim, packages) => {
    const report = edited(at('1.0.0', ', configMap: { a: old }'), packages, '0.20');
    expect([sizes(report), stuck(report)?.severity]).toEqual([[], 'error']);
    expect(rules(report)).not.toContain('change-not-batched');
  });

  test('that starts nothing: an error for the nodes that join', () => {
    const report = edited(
      `${at('1.0.0')}, two: { version: 1.0.0, image: e.com/two }`,
      needs('tune', 'tune'),
      '0.20',
    );
    expect(stuck(report)?.message).toContain('no node that joins ever completes');
  });
});

describe('a package that depends on one that is to be uninstalled', () => {
  const needs = (others: string): string => `top: { version: 1.0.0, image: example.com/top${others} }`;
  const ASKS = ', dependsOn: { tune: 1.0.0 }';
  const going = (apply: boolean): string => at('1.0.0', `, uninstall: { enabled: true, apply: ${apply} }`);

  test('is never installed: the rollout is stuck in its first batch, and both fixes that it names free it', () => {
    const report = first(`${going(true)}, ${needs(ASKS)}`);
    expect(policyOf(report, 'tuning').effect).toMatchObject({ outcome: 'stuck', finish: null });
    expect(stuck(report)).toMatchObject({
      severity: 'error',
      remediation: 'Take "tune" out of spec.packages.top.dependsOn, or take back uninstall.apply of "tune".',
    });
    for (const fixed of [`${going(true)}, ${needs('')}`, `${going(false)}, ${needs(ASKS)}`])
      expect(rules(first(fixed))).not.toContain('no-progress');
  });

  test('the uninstall itself waits for nothing, whatever it depends on', () => {
    const both = `${going(true)}, top: { version: 1.0.0, image: x, dependsOn: { tune: 1.0.0 }, uninstall: { enabled: true, apply: true } }`;
    expect(rules(first(both))).not.toContain('no-progress');
  });
});
