import type { Report } from '../../../src/plan/finding.js';
import { planOf } from '../../plan-of.js';
import { at, configured, fleet, main, NEW, OLD, policy, policyOf, rules, sizes } from './planned.js';

const names = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
const carrying = (version: string) => ({
  [`tune|${version}`]: {
    name: 'tune',
    version,
    image: 'example.com/tune',
    stage: 'config',
    state: 'complete',
  },
});

/** The live object: its spec has 1.1.0, its nodes carry what they carry. */
const live = (carried: string, word: string, annotations: object = {}): object => ({
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning', annotations },
  spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.1.0', image: 'example.com/tune' } } },
  status: {
    status: word,
    nodeStatus: Object.fromEntries(names.map((name) => [name, word])),
    nodeState: Object.fromEntries(names.map((name) => [name, carrying(carried)])),
  },
});

const held = (by: string): string =>
  policy() +
  main({ packages: at('1.1.0'), metadata: `, annotations: { ${NEW.split('/')[0] ?? ''}/${by}: "true" }` });
const free = policy() + main({ packages: at('1.1.0') });
const planned = (base: string, head: string, others: readonly object[]): Report =>
  planOf({ base, head, snapshot: fleet('10 nodes', others), config: configured('0.20') });
const cells = (report: Report) => [
  report.plan.policies.find(({ ref }) => ref.name === 'tuning')?.sameEffect,
  report.plan.base?.policies.find(({ ref }) => ref.name === 'tuning')?.effect.groups[0]?.peakAtOnce,
  sizes(report),
];

describe('a change that ends a pause starts what is due under it', () => {
  test.each([
    ['pause', 'paused'],
    ['pause', 'waiting'],
    ['pause', 'unknown'],
    ['pause', 'complete'],
    ['disable', 'disabled'],
  ])(
    '%s, with nodes that read %s: every node with the old version, as an error of this change',
    (by, word) => {
      const report = planned(held(by), free, [live('1.0.0', word)]);
      expect(cells(report)).toEqual([false, 0, [10]]);
      expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'resumes', targetsAtOnce: 10 });
      const found = report.findings.find(({ rule }) => rule === 'change-not-batched');
      expect([found?.status, found?.severity, report.verdict]).toEqual(['new', 'error', 'fail']);
    },
  );

  test('the base says that it is held', () => {
    const base = planned(held('pause'), free, [live('1.0.0', 'paused')]).plan.base;
    expect(base?.policies.find(({ ref }) => ref.name === 'tuning')?.change).toMatchObject({ held: 'paused' });
  });

  test('without a live object nobody knows that nothing is due: it is a start all the same', () => {
    const report = planned(held('pause'), free, []);
    expect(cells(report)).toEqual([false, 0, [1, 2, 3, 4]]);
    expect(policyOf(report, 'tuning').change?.kind).toBe('resumes');
    expect(policyOf(report, 'tuning').change?.says).toContain('No status says what it has rolled');
  });

  test('where every node has everything, it starts nothing', () => {
    const report = planned(held('pause'), free, [live('1.1.0', 'paused')]);
    expect(cells(report)).toEqual([true, 4, [1, 2, 3, 4]]);
    expect(policyOf(report, 'tuning').change?.kind).toBe('next-rollout');
  });

  test('a new version in the same change is a start of its own', () => {
    const next = policy() + main({ packages: at('1.2.0') });
    const report = planned(held('pause'), next, [live('1.0.0', 'paused')]);
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'package-version', targetsAtOnce: 10 });
    expect(cells(report).slice(0, 2)).toEqual([false, 0]);
  });

  test('a pause on both sides is planned as if it were resumed, on both', () => {
    const report = planned(held('pause'), held('pause'), [live('1.0.0', 'paused')]);
    expect(cells(report)).toEqual([true, 10, [10]]);
  });
});

test.each(['pause', 'disable'])(
  '%s under the prefix of the other group holds nothing, and is said to',
  (by) => {
    const marked = main({ metadata: `, annotations: { ${OLD.split('/')[0] ?? ''}/${by}: "true" }` });
    const report = planned(free, policy() + marked, []);
    const found = report.findings.find(({ rule }) => rule === 'unknown-field');
    expect(found?.message).toContain('is no annotation that the controller');
    expect(found?.remediation).toContain(`Did you mean nodewright.nvidia.com/${by}?`);
  },
);

describe('a status older than the spec', () => {
  test('nodes that read complete and carry an older version start with the next pass', () => {
    const report = planned(free, free, [live('1.0.0', 'complete')]);
    expect(sizes(report)).toEqual([10]);
    expect(policyOf(report, 'tuning').change).toMatchObject({
      kind: 'continues',
      batched: false,
      targetsAtOnce: 10,
    });
    expect(rules(report)).toContain('change-not-batched');
  });

  test('a package that they do not carry yet is due in batches', () => {
    const more = `${at('1.1.0')}, more: { version: 1.0.0, image: x }`;
    const both = policy() + main({ packages: more });
    const object = live('1.1.0', 'complete') as { spec: { packages: object } };
    const packages = { ...object.spec.packages, more: { version: '1.0.0', image: 'x' } };
    const spec = { ...object.spec, packages };
    const report = planned(both, both, [{ ...object, spec }]);
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'continues', batched: true });
    expect(sizes(report).reduce((a, b) => a + b, 0)).toBe(10);
  });

  test('the entry that a downgrade leaves beside that of the spec is nothing due', () => {
    const object = live('1.1.0', 'complete') as { status: object };
    const nodeState = Object.fromEntries(
      names.map((name) => [name, { ...carrying('1.1.0'), ...carrying('2.0.0') }]),
    );
    const report = planned(free, free, [{ ...object, status: { ...object.status, nodeState } }]);
    expect(policyOf(report, 'tuning').change?.kind).toBe('next-rollout');
  });
});
