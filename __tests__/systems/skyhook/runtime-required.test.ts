import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { fleet, main, policy } from './planned.js';

// Source: NVIDIA/nodewright v0.15.0, skyhook_controller.go HandleRuntimeRequired.
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
