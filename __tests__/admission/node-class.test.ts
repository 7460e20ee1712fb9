import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadRules } from '../../src/admission/cel/parsed.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import type { Report } from '../../src/plan/finding.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { crd } from '../snapshot/crd.js';
import { NUMBER, object, rule, TEXT } from './judged.js';

beforeAll(loadRules);

const NODES = Array.from({ length: 4 }, () => ({
  labels: { 'karpenter.sh/nodepool': 'gpu', 'karpenter.sh/initialized': 'true' },
}));

const POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: gpu }
spec:
  disruption: { consolidateAfter: 0s, budgets: [{ nodes: "1" }] }
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: []
`;

function nodeClass(spec: string, version = 'v1'): string {
  return `${POOL}---\napiVersion: karpenter.k8s.aws/${version}\nkind: EC2NodeClass\nmetadata: { name: default }\nspec: ${spec}\n`;
}

const SPEC = object(
  { role: { ...TEXT, ...rule('self == oldSelf') }, tags: { type: 'object', additionalProperties: TEXT } },
  { required: ['role'] },
);

function planned(head: string, base: string | null = null, isDefined = true): Report {
  const schema: JsonObject = { type: 'object', properties: { spec: SPEC, size: NUMBER } };
  const definition = crd({
    group: 'karpenter.k8s.aws',
    kind: 'EC2NodeClass',
    versions: { v1: schema, v1beta1: schema },
  });
  return planOf({ head, base, snapshot: nodeList(NODES, isDefined ? [definition] : []) });
}

function told(report: Report): string[] {
  const [pool, own] = report.plan.head.policies;
  return [
    `drift ${pool?.change?.replaces ?? 0}`,
    ...(own?.rejections ?? []).map(({ message }) => message),
    ...(own?.unknownFields ?? []).map(({ path }) => `dropped ${path}`),
  ];
}

describe("a NodeClass is judged by the cluster's own definition", () => {
  const BASE = nodeClass('{ role: a }');
  const EDITED = '{ role: a, tags: { x: z } }';

  test.each<[string, string, string, readonly string[]]>([
    ['one that it takes drifts the nodes as ever', nodeClass(EDITED), BASE, ['drift 4']],
    ['one that lacks a field', nodeClass('{ tags: {} }'), BASE, ['drift 0', 'spec.role is required']],
    ['one that edits what is final', nodeClass('{ role: b, tags: {} }'), BASE, ['drift 0', 'broken']],
    [
      'what it drops',
      nodeClass('{ role: a, tgas: {} }'),
      nodeClass('{ role: a, tgas: {} }'),
      ['drift 0', 'dropped spec.tgas'],
    ],
    [
      'an edit beside another version of it',
      nodeClass('{ role: b }'),
      nodeClass('{ role: a }', 'v1beta1'),
      ['drift 4'],
    ],
  ])('%s', (_claim, head, base, says) => {
    expect(told(planned(head, base))).toEqual(says);
  });

  test('a refused edit is a finding at its field', () => {
    const { findings } = planned(nodeClass('{ role: b }'), BASE);
    const refused = findings.filter(({ rule }) => rule === 'invalid-policy');
    expect(refused.map(({ status, policy, place }) => [status, policy?.name, place?.line])).toEqual([
      ['new', 'default', 14],
    ]);
  });

  test('without a definition nothing is known of what a provider takes', () => {
    expect(told(planned(nodeClass('{ tags: {} }'), BASE, false))).toEqual(['drift 4']);
  });
});
