import { describe, expect, test } from '@jest/globals';
import { generates } from '../../../src/plan/reading/generators.js';
import { renderedBy } from '../../../src/plan/reading/renders.js';
import { manifestsOf } from '../../parse-side.js';
import { codes, POOL, side } from './two-sides.js';

const object = (apiVersion: string, kind: string, rest = ''): string =>
  `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata:\n  name: {{ name }}\n${rest}`;
const REWRITES =
  'webhooks: [{ name: a.b.c, rules: [{ apiGroups: [karpenter.sh], resources: [nodepools] }] }]\n';
const MUTATING = 'MutatingWebhookConfiguration';
const ADMISSION = 'admissionregistration.k8s.io/v1';

describe('a template of what is not planned itself is not passed over where it is', () => {
  test.each<[claim: string, text: string, why: RegExp | null]>([
    ['a node', object('v1', 'Node'), /names nodes/],
    [
      'a node in JSON',
      '{"apiVersion": "v1", "kind": "Node", "metadata": {"name": "{{ x }}"}}',
      /names nodes/,
    ],
    ['a claim of a node', object('karpenter.sh/v1', 'NodeClaim'), /names/],
    ['a member cluster', object('cluster.kubernetes-fleet.io/v1', 'MemberCluster'), /names nodes/],
    ['what rewrites planned objects', object(ADMISSION, MUTATING, REWRITES), /rewrites/],
    [
      'a Job that drains',
      object('batch/v1', 'Job', 'spec: { command: [kubectl, drain, {{ n }}] }\n'),
      /take nodes/,
    ],
    [
      'a Job that reboots',
      object('batch/v1', 'Job', 'spec: { command: [sh, -c, "reboot"] }\n'),
      /take nodes/,
    ],
    ['a Service', object('v1', 'Service'), null],
    [
      'a webhook about other kinds',
      object(ADMISSION, MUTATING, REWRITES.replace(/k\w+\.sh|nodepools/g, 'a')),
      null,
    ],
    ['a Job that looks', object('batch/v1', 'Job', 'spec: { command: [kubectl, get, nodes] }\n'), null],
    ['a text that speaks of nodes', 'Each Node is drained by `kubectl drain`.\n', null],
  ])('%s', (_claim, text, why) => {
    const found = generates('policies/x.yaml.tmpl', text);
    if (why === null) expect(found).toBeNull();
    else expect(found).toMatch(why);
  });
});

test('a node of the policies that is no YAML for its marks is an error, and no other kind is', () => {
  const told = (kind: string): string[] =>
    codes(side({ 'web.yaml': POOL }), side({ 'web.yaml': POOL, 'a.yaml': object('v1', kind) }));
  expect(told('Node')).toEqual(['error helm-template']);
  expect(told('Service')).toEqual([]);
});

test('what has a node, a claim of one or a member cluster in it is made into that by its controller', () => {
  const held = (inner: object): string | null => {
    const text = JSON.stringify({
      apiVersion: 'kubernetes.crossplane.io/v1alpha2',
      kind: 'Object',
      metadata: { name: 'x' },
      spec: { forProvider: { manifest: inner } },
    });
    const [manifest] = manifestsOf(side({ 'a.yaml': text }).files);
    return manifest ? renderedBy(manifest) : null;
  };
  const metadata = { name: 'gpu-001' };
  expect(held({ apiVersion: 'v1', kind: 'Node', metadata })).toBe('Object/x');
  expect(held({ apiVersion: 'karpenter.sh/v1', kind: 'NodeClaim', metadata })).toBe('Object/x');
  expect(held({ apiVersion: 'cluster.kubernetes-fleet.io/v1', kind: 'MemberCluster', metadata })).toBe(
    'Object/x',
  );
  expect(held({ apiVersion: 'v1', kind: 'Service', metadata })).toBeNull();
  // No object, but a word of one.
  expect(held({ apiVersion: 'v1', kind: 'Node', name: 'gpu-001' })).toBeNull();
});
