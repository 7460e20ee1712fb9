import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { at, configured, edited, fleet, main, NEW, policy, policyOf, sizes, VERSIONS } from './planned.js';

const PLAIN = at('1.0.0');
const WITH_ENV = at('1.0.0', ', env: [{ name: MODE, value: fast }]');
const REBOOT = at('1.0.0', ', interrupt: { type: reboot }');

describe('an edit of an interrupt', () => {
  test.each(VERSIONS)(
    '%s: one that is added interrupts every node that has the package, in batches',
    (version) => {
      const report = edited(PLAIN, REBOOT, version);
      expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'interrupt-added', batched: true });
      expect(policyOf(report, 'tuning').change?.says).toContain(
        'interrupts these nodes with their pods on them; here each is drained first.',
      );
      expect(sizes(report)).toEqual([1, 2, 3, 4]);
      expect(report.plan.policies.some(({ sameEffect, ref }) => sameEffect && ref.name === 'tuning')).toBe(
        false,
      );
    },
  );

  test.each([
    ['0.14', 'interrupt-removed'],
    ['0.17', 'interrupt-removed'],
    ['0.18', 'next-rollout'],
    ['0.20', 'next-rollout'],
  ])('%s: one that is taken away is a %s', (version, kind) => {
    const report = edited(REBOOT, PLAIN, version);
    expect(policyOf(report, 'tuning').change?.kind).toBe(kind);
    expect(sizes(report)).toEqual([1, 2, 3, 4]);
  });

  test('with the status of a live object too, also where the snapshot was taken right after the merge', () => {
    const nodes = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
    const live = (interrupt: object) => ({
      apiVersion: NEW,
      kind: 'NodeWright',
      metadata: { name: 'tuning' },
      spec: {
        deploymentPolicy: 'limits',
        packages: { tune: { version: '1.0.0', image: 'example.com/tune', ...interrupt } },
      },
      status: {
        status: 'complete',
        nodeStatus: Object.fromEntries(nodes.map((node) => [node, 'complete'])),
        nodeState: Object.fromEntries(
          nodes.map((node) => [
            node,
            { 'tune|1.0.0': { name: 'tune', version: '1.0.0', stage: 'config', state: 'complete' } },
          ]),
        ),
        compartmentStatuses: { __default__: { matched: 10, batchState: { currentBatch: 1 } } },
      },
    });
    const of = (base: string, interrupt: object) =>
      planOf({
        base: policy() + main({ packages: base }),
        head: policy() + main({ packages: REBOOT }),
        snapshot: fleet('10 nodes', [live(interrupt)]),
        config: configured('0.20'),
      });
    const before = of(PLAIN, {});
    expect(policyOf(before, 'tuning').change?.kind).toBe('interrupt-added');
    const after = of(REBOOT, { interrupt: { type: 'reboot' } });
    expect(policyOf(after, 'tuning').change?.kind).toBe('continues');
    for (const report of [before, after]) expect(sizes(report).reduce((a, b) => a + b, 0)).toBe(10);
  });
});

describe('an edit of packages that starts nothing is not the same effect', () => {
  test.each([
    ['another image', PLAIN, PLAIN.replace('/tune', '/other')],
    ['another environment', PLAIN, WITH_ENV],
    ['another type of interrupt', REBOOT, REBOOT.replace('reboot', 'noop')],
    ['an interrupt that is removed', REBOOT, PLAIN],
  ])('%s', (_, before, after) => {
    const report = edited(before, after, '0.20');
    expect(policyOf(report, 'tuning')).toMatchObject({ change: { kind: 'next-rollout' }, unmeasured: true });
    expect(render(report, 'markdown')).not.toContain('same effect');
  });
});
