import type { Finding, Report } from '../../../src/plan/finding.js';
import { nodeList, type NodeShape } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { configured } from './planned.js';

/** A NodeWright of one package with a reboot, over all nodes, two at a time. */
function nodewright(spec: object = {}, entry: object = {}): string {
  return JSON.stringify({
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      interruptionBudget: { count: 2 },
      packages: {
        tuning: { version: '1.0.0', image: 'example/tuning', interrupt: { type: 'reboot' }, ...entry },
      },
      ...spec,
    },
  });
}

function nodes(shape: (i: number) => Partial<NodeShape> = () => ({})): object {
  return nodeList(Array.from({ length: 4 }, (_, i) => ({ labels: {}, ...shape(i) })));
}

function told(report: Report): Finding[] {
  return report.findings.filter(
    ({ rule, status }) => rule === 'shared-cordon' && ['new', 'worsened'].includes(status),
  );
}

describe('cordons of others', () => {
  // NVIDIA/nodewright, node.go Cordon: up to 0.19 it marks a cordon of anybody as its own, and takes it off at the end.
  // Release notes of operator 0.20.0: it leaves a cordon that it did not put on.
  test.each<[string, string, object, RegExp | null]>([
    ['an interrupt', '0.19', {}, /it uncordons node-0002, which somebody else cordoned/],
    ['an interrupt', '0.20', {}, /node-0002, which somebody else cordoned, is drained .* and stays cordoned/],
    ['a package without one', '0.19', { interrupt: undefined }, null],
    ['a package without one', '0.20', { interrupt: undefined }, null],
  ])('a node that somebody else has cordoned, and %s, at %s', (_claim, version, entry, says) => {
    const snapshot = nodes((i) => (i === 1 ? { cordoned: true } : {}));
    const config = configured(version);
    const found = told(planOf({ base: '', head: nodewright({}, entry), snapshot, config }));
    if (says === null) expect(found).toEqual([]);
    else expect(found[0]?.message).toMatch(says);
  });

  test('so is one of a fleet that is complete, where the change adds a package', () => {
    const entry = { version: '1.0.0', image: 'example/tuning' };
    const live = JSON.parse(nodewright({ packages: { tuning: entry } })) as object;
    const names = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];
    const state = { 'tuning|1.0.0': { name: 'tuning', ...entry, stage: 'config', state: 'complete' } };
    const status = {
      status: 'complete',
      nodeStatus: Object.fromEntries(names.map((name) => [name, 'complete'])),
      nodeState: Object.fromEntries(names.map((name) => [name, state])),
    };
    const extra = { version: '1.0.0', image: 'example/extra', interrupt: { type: 'reboot' } };
    const shapes = names.map((_, i) => ({ labels: {}, cordoned: i === 1 }));
    const found = (packages: object): Finding[] =>
      told(
        planOf({
          base: nodewright({ packages: { tuning: entry } }),
          head: nodewright({ packages }),
          snapshot: nodeList(shapes, [{ ...live, status }]),
          config: configured('0.20'),
        }),
      );
    expect(found({ tuning: entry, extra })[0]?.message).toMatch(
      /node-0002, which somebody else cordoned, is drained/,
    );
    expect(found({ tuning: entry })).toEqual([]);
  });

  test.each([
    ['0.19', 'The maintenance of node-0002 ends with that too'],
    ['0.20', 'node-0002 is under maintenance: its work is interrupted too'],
  ])('one that is ignored is left alone, and of one under maintenance of PIKA %s says', (version, says) => {
    const config = configured(version);
    const ignored = nodes((i) =>
      i === 1 ? { cordoned: true, labels: { 'nodewright.nvidia.com/ignore': 'true' } } : {},
    );
    expect(told(planOf({ base: '', head: nodewright(), snapshot: ignored, config }))).toEqual([]);
    const maintained = nodes((i) => (i === 1 ? { cordoned: true, labels: { 'maintenance/fw-1': '' } } : {}));
    const [found] = told(planOf({ base: '', head: nodewright(), snapshot: maintained, config }));
    expect(found?.message).toContain(says);
  });
});
