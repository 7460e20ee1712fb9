import { describe, expect, test } from '@jest/globals';
import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { fleet, main, policy } from './planned.js';

// Source: NVIDIA/nodewright v0.15.0, skyhook_controller.go HandleRuntimeRequired.
// Source: NVIDIA/nodewright, docs/runtime_required.md; NVIDIA/nodewright#460.
describe('an edit of what keeps pods off new nodes', () => {
  const os = (more = ''): string => policy() + main({ name: 'os', more });
  const REQUIRED = '  runtimeRequired: true';
  const TAINTS = `${REQUIRED}\n  autoTaintNewNodes: true`;
  const MARK = 'nodewright.nvidia.com=runtime-required:NoSchedule';

  test.each<[claim: string, base: string, head: string, severity: string, words: string]>([
    ['asks for a taint that nothing here puts on', '', REQUIRED, 'info', 'no NodePool here has it'],
    ['has NodeWright put it on', '', TAINTS, 'info', 'which autoTaintNewNodes puts on each node'],
    ['has NodeWright put it on from now on', REQUIRED, TAINTS, 'info', 'autoTaintNewNodes is on from now on'],
    ['leaves the taint to the nodes', TAINTS, REQUIRED, 'warning', `does not come with ${MARK} by itself`],
    [
      'opens new nodes',
      REQUIRED,
      '',
      'info',
      'runtimeRequired is no longer on: pods may start on a new node',
    ],
    ['opens them at once', TAINTS, '', 'info', 'runtimeRequired is no longer on'],
  ])('that %s is told', (_claim, base, head, severity, words) => {
    const report = planOf({ base: os(base), head: os(head), snapshot: fleet('9 nodes') });
    const found = report.findings.filter(({ evidence }) => evidence['effect'] === 'gate-of-new-nodes');
    expect(found.map((one) => [one.severity, one.message])).toEqual([
      [severity, expect.stringContaining(words)],
    ]);
    expect(render(report, 'markdown')).not.toContain('same effect');
  });

  test.each<[claim: string, base: string, head: string]>([
    ['stays', REQUIRED, REQUIRED],
    ['asks NodeWright for a taint that it only puts on with the other one', '', '  autoTaintNewNodes: true'],
  ])('that %s is none', (_claim, base, head) => {
    const { findings } = planOf({ base: os(base), head: os(head), snapshot: fleet('9 nodes') });
    expect(findings.filter(({ evidence }) => evidence['effect'] === 'gate-of-new-nodes')).toEqual([]);
  });

  test('names the pool whose nodes come with the taint', () => {
    const pool = {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'gpu' },
      spec: {
        template: {
          spec: {
            startupTaints: [
              { key: 'nodewright.nvidia.com', value: 'runtime-required', effect: 'NoSchedule' },
            ],
          },
        },
      },
    };
    const { findings } = planOf({ base: os(), head: os(REQUIRED), snapshot: fleet('9 nodes', [pool]) });
    const found = findings.find(({ evidence }) => evidence['effect'] === 'gate-of-new-nodes');
    expect(found?.message).toContain('(as NodePool/gpu makes them)');
  });
});

describe('an object that drops runtimeRequired', () => {
  const os = (required: boolean, name = 'os'): string =>
    main({ name, more: required ? '  runtimeRequired: true' : '' });
  const pool = (name: string, taint: string, field = 'startupTaints'): object => ({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name },
    spec: {
      template: { spec: { [field]: [{ key: taint, value: 'runtime-required', effect: 'NoSchedule' }] } },
    },
  });
  const NODEWRIGHT = 'nodewright.nvidia.com';
  const GPU = pool('gpu', NODEWRIGHT);
  const written = (object: object): string => `---\n${JSON.stringify(object)}\n`;

  test.each<[claim: string, base: string, head: string, snapshot: object[], pools: string[]]>([
    ['a pool of the snapshot', os(true), os(false), [GPU], ['NodePool/gpu']],
    ['a pool of the files', os(true) + written(GPU), os(false) + written(GPU), [], ['NodePool/gpu']],
    ['a taint for good', os(true), os(false), [pool('gpu', NODEWRIGHT, 'taints')], ['NodePool/gpu']],
    [
      'a pool whose file loses the taint in the same change',
      os(true) + written(GPU),
      os(false) + written(pool('gpu', 'kong')),
      [GPU],
      [],
    ],
    ['a pool that goes with the change', os(true) + written(GPU), os(false), [GPU], []],
    ['a pool with another taint', os(true), os(false), [pool('gpu', 'kong')], []],
    ['another object that has it', os(true) + os(true, 'b'), os(false) + os(true, 'b'), [GPU], []],
    ['an object that never had it', os(false), os(false).replace('1.1.0', '1.2.0'), [GPU], []],
    ['an object that keeps it', os(true), os(true).replace('1.1.0', '1.2.0'), [GPU], []],
  ])('%s: nodes that would keep the taint for ever are told', (_claim, base, head, others, pools) => {
    const { findings } = planOf({
      base: policy() + base,
      head: policy() + head,
      snapshot: fleet('9 nodes', others),
    });
    const told = findings.filter(
      ({ rule, evidence, policy: of }) =>
        rule === 'not-in-the-numbers' &&
        evidence['effect'] === 'runtime-required' &&
        of?.system === 'skyhook',
    );
    expect(told.map(({ message }) => /\bNodePool\/\w+/.exec(message)?.[0])).toEqual(pools);
  });
});
