import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from './world-objects.js';

const NODES = nodeList(Array.from({ length: 4 }, () => ({ labels: {} })));

function object(apiVersion: string, kind: string, name: string, namespace?: string): object {
  return { apiVersion, kind, metadata: { name, ...(namespace ? { namespace } : {}) } };
}

const NAMESPACE = object('v1', 'Namespace', 'prod');
const WEB = {
  ...object('apps/v1', 'Deployment', 'web', 'prod'),
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'c', image: 'a:1' }] } },
  },
};

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
const OTHERS = definition('example.com', 'Thing', { v1: true });

function told(base: readonly object[], head: readonly object[], live: readonly object[] = []): string[] {
  const snapshot = { ...NODES, items: [...(NODES as { items: object[] }).items, ...live] };
  return planOf({ base: textOf(base), head: textOf(head), snapshot })
    .plan.problems.filter(({ code }) => code === 'taken-along')
    .map(({ message, severity }) => `${severity}: ${message}`);
}

describe('the deletion of an object that holds others is not green', () => {
  test.each<[claim: string, base: object[], head: object[], live: object[], words: string]>([
    [
      'a Namespace with a workload of the files',
      [NAMESPACE, WEB],
      [WEB],
      [],
      'everything in it, Deployment/web among it',
    ],
    [
      'a Namespace with a workload of the cluster',
      [NAMESPACE],
      [],
      [WEB],
      'everything in it, Deployment/web among it',
    ],
    [
      'the definition of a policy',
      [POOLS, POOL],
      [POOL],
      [],
      'every object of its kind, NodePool/gpu among them',
    ],
    ['the definition of a NodeClass', [CLASSES, CLASS], [CLASS], [], 'EC2NodeClass/gpu among them'],
    [
      'a version in which a policy is written',
      [POOLS, POOL],
      [definition('karpenter.sh', 'NodePool', { v1: false, v1beta1: true }), POOL],
      [],
      'no longer serves v1, and NodePool/gpu is written in it',
    ],
  ])('%s', (_claim, base, head, live, words) => {
    const [message, ...others] = told(base, head, live);
    expect(message).toContain(words);
    expect(message).toMatch(/^error: /);
    expect(others).toEqual([]);
  });
});

describe('nothing is said of', () => {
  test.each<[claim: string, base: object[], head: object[]]>([
    ['a Namespace that goes with all that was in it', [NAMESPACE, WEB], []],
    ['a Namespace in which nothing is planned', [NAMESPACE], []],
    ['a Namespace that stays', [NAMESPACE, WEB], [NAMESPACE, WEB]],
    ['the definition of something else', [OTHERS, POOL], [POOL]],
    [
      'a version in which nothing is written',
      [POOLS, POOL],
      [definition('karpenter.sh', 'NodePool', { v1: true, v1beta1: false }), POOL],
    ],
  ])('%s', (_claim, base, head) => {
    expect(told(base, head)).toEqual([]);
  });
});
