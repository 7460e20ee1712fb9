import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

const NODES = nodeList(Array.from({ length: 4 }, () => ({ labels: {} })));

function object(apiVersion: string, kind: string, name: string): object {
  return { apiVersion, kind, metadata: { name } };
}

function definition(group: string, kind: string, versions: Readonly<Record<string, boolean>>): object {
  const plural = `${kind.toLowerCase()}s`;
  return {
    ...object('apiextensions.k8s.io/v1', 'CustomResourceDefinition', `${plural}.${group}`),
    spec: {
      group,
      names: { kind, plural },
      versions: Object.entries(versions).map(([name, served]) => ({ name, served, storage: served })),
    },
  };
}

const POOL = object('karpenter.sh/v1', 'NodePool', 'gpu');
const CLASS = object('karpenter.k8s.aws/v1', 'EC2NodeClass', 'gpu');
const POOLS = definition('karpenter.sh', 'NodePool', { v1: true, v1beta1: true });
const CLASSES = definition('karpenter.k8s.aws', 'EC2NodeClass', { v1: true });
const ONLY_V1 = definition('karpenter.sh', 'NodePool', { v1: true, v1beta1: false });
const OTHERS = definition('example.com', 'Thing', { v1: true });

function told(base: readonly object[], head: readonly object[]): string[] {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: NODES })
    .plan.problems.filter(({ code }) => code === 'version-unserved')
    .map(({ message, severity }) => `${severity}: ${message}`);
}

describe('a definition that no longer serves a version', () => {
  const ONLY_BETA = definition('karpenter.sh', 'NodePool', { v1: false, v1beta1: true });
  test.each<[claim: string, base: object[], head: object[], expected: RegExp | null]>([
    [
      'in which a policy is written is not green',
      [POOLS, POOL],
      [ONLY_BETA, POOL],
      /^error: .* no longer serves v1, and NodePool\/gpu is written in it/,
    ],
    [
      'which is left out of it, is not green',
      [CLASSES, CLASS],
      [definition('karpenter.k8s.aws', 'EC2NodeClass', { v1beta1: true }), CLASS],
      /EC2NodeClass\/gpu is written in it/,
    ],
    ['in which nothing is written is', [POOLS, POOL], [ONLY_V1, POOL], null],
    ['of something else is', [OTHERS, POOL], [definition('example.com', 'Thing', {}), POOL], null],
    ['never did so before', [ONLY_BETA, POOL], [ONLY_BETA, POOL], null],
  ])('%s', (_claim, base, head, expected) => {
    const [message, ...others] = told(base, head);
    expect(others).toEqual([]);
    if (expected === null) expect(message).toBeUndefined();
    else expect(message).toMatch(expected);
  });
});
