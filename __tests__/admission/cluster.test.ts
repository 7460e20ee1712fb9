import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import type { Report } from '../../src/plan/finding.js';
import { footerPhrases } from '../../src/report/footer.js';
import { reportJson } from '../../src/report/json/index.js';
import { nodePoolDefinition } from '../../src/systems/karpenter/admission.js';
import { RELEASES } from '../../src/systems/karpenter/versions.js';
import { toPlain, toTerminal } from '../../src/text/render.js';
import { nodeList } from '../../src/cases/fleet.js';
import { messagesOf } from '../messages.js';
import { planOf } from '../plan-of.js';
import { crd } from '../snapshot/crd.js';

const NODES = Array.from({ length: 20 }, () => ({ labels: { 'karpenter.sh/nodepool': 'gpu' } }));

function pool(disruption: string, more = ''): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: gpu }
spec:
  disruption: ${disruption}
${more}
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: []
`;
}

const BUDGET = (nodes: string, more = '') =>
  `{ consolidateAfter: 0s, budgets: [{ nodes: "${nodes}"${more} }] }`;

interface PlacedRule {
  readonly at: string;
  readonly rule: string;
  readonly message?: string;
}

/** The schema of the newest release, with more rules, and edited. */
function known(
  edit: (schema: JsonObject) => void = () => undefined,
  more: readonly PlacedRule[] = [],
): JsonObject {
  const schema = structuredClone(nodePoolDefinition(RELEASES.newest).versions[0]?.schema ?? {});
  for (const { at, ...rule } of more) rulesAt(schema, at).push(rule);
  edit(schema);
  return schema;
}

function rulesAt(schema: JsonObject, at: string): Json[] {
  const node = nodeAt(schema, at);
  const rules = (node['x-kubernetes-validations'] ?? []) as Json[];
  node['x-kubernetes-validations'] = rules;
  return rules;
}

/** The schema of a field. */
function nodeAt(root: JsonObject, at: string): JsonObject {
  let node: Json | undefined = root;
  for (const [, name, items] of at.matchAll(/([^.[\]]+)|(\[\])/g)) {
    if (!isObject(node)) break;
    if (items !== undefined) node = node['items'];
    else node = isObject(node['properties']) ? node['properties'][name ?? ''] : undefined;
  }
  if (!isObject(node)) throw new Error(`the schema has no ${at}`);
  return node;
}

function planned(head: string, schema: JsonObject | null, base?: string, versions = ['v1']): Report {
  const definition = crd({
    versions: Object.fromEntries(versions.map((name) => [name, schema])),
    unserved: versions.includes('v1') ? [] : ['v1'],
  });
  return planOf({ head, base: base ?? null, snapshot: nodeList(NODES, schema ? [definition] : []) });
}

const rejections = ({ plan }: Report): string[] =>
  plan.head.policies.flatMap((policy) => policy.rejections.map(({ message }) => toPlain(message)));
const unknown = ({ plan }: Report): string[] =>
  plan.head.policies.flatMap((policy) => policy.unknownFields.map(({ path }) => path));
const gaps = ({ plan }: Report): string[] =>
  messagesOf(plan.problems.filter(({ code }) => code === 'newer-definition'));
const newFields = ({ plan }: Report): unknown => plan.head.policies[0]?.byDefinition?.newFields;
const declared = ({ plan }: Report): unknown => plan.head.policies[0]?.effect.groups[0]?.ceiling.declared;
const ceiling = ({ plan }: Report): unknown => plan.head.policies[0]?.effect.groups[0]?.ceiling.enforced;
const footer = (report: Report): string => footerPhrases(report).map(toTerminal).join(' ');

describe('cluster: a plan follows the definition of the cluster', () => {
  test('which says what is known here: nothing is said of it, and every number is the same', () => {
    const report = planned(pool(BUDGET('10%')), known());
    expect([rejections(report), newFields(report), unknown(report)]).toEqual([[], [], []]);
    expect(reportJson(report).policies).toEqual(reportJson(planned(pool(BUDGET('10%')), null)).policies);
    const definition = 'nodepools.karpenter.sh';
    expect(report.plan.head.policies).toMatchObject([
      { byDefinition: { definition, newFields: [], unevaluated: [] } },
    ]);
    expect(footer(report)).not.toContain('CustomResourceDefinition');
  });

  test('of a newer release with a field of its own: it is kept, and no typing error', () => {
    const schema = known((root) => {
      const spec = nodeAt(root, 'spec.disruption')['properties'] as JsonObject;
      spec['pace'] = { type: 'string' };
    });
    const text = pool('{ consolidateAfter: 0s, pace: slow, budgets: [{ nodes: "2" }] }');
    expect(unknown(planned(text, null))).toEqual(['spec.disruption.pace']);
    const report = planned(text, schema);
    expect([unknown(report), newFields(report)]).toEqual([[], ['spec.disruption.pace']]);
    expect(gaps(report)).toEqual([
      expect.stringMatching(/accepts fields or values .* not planned: spec\.disruption\.pace\.$/),
    ]);
  });

  test('of an older release without a field: it is dropped, and said to be', () => {
    const schema = known((root) => {
      const budget = nodeAt(root, 'spec.disruption.budgets[]')['properties'] as JsonObject;
      delete budget['reasons'];
    });
    const text = pool(BUDGET('2', ', reasons: [Drifted]'));
    expect(unknown(planned(text, null))).toEqual([]);
    const report = planned(text, schema);
    expect(unknown(report)).toEqual(['spec.disruption.budgets[0].reasons']);
  });

  test('with other defaults: the budget is what the cluster fills in', () => {
    const schema = known((root) => {
      nodeAt(root, 'spec.disruption.budgets')['default'] = [{ nodes: '3' }];
    });
    const text = pool('{ consolidateAfter: 0s }');
    expect(declared(planned(text, null))).toBe('10%');
    const report = planned(text, schema);
    expect(declared(report)).toBe('3');
    expect(gaps(report)).toEqual([]);
  });

  test('that takes what is refused by what is known here', () => {
    const loosened = known((root) => {
      nodeAt(root, 'spec.weight')['maximum'] = 1_000;
    });
    const text = pool(BUDGET('2'), '  weight: 500');
    expect(rejections(planned(text, null))).toHaveLength(1);
    const report = planned(text, loosened);
    expect(rejections(report)).toEqual([]);
    expect(newFields(report)).toEqual(['spec.weight']);
    expect(gaps(report)).toEqual([expect.stringMatching(/not planned: spec\.weight\.$/)]);
  });

  test('that refuses what is taken by what is known here', () => {
    const tightened = known(undefined, [
      {
        at: 'spec.disruption.budgets',
        rule: "self.all(x, !x.nodes.endsWith('%') || int(x.nodes.substring(0, size(x.nodes) - 1)) <= 20)",
        message: 'no more than 20%',
      },
    ]);
    expect(rejections(planned(pool(BUDGET('20%')), tightened))).toEqual([]);
    const report = planned(pool(BUDGET('21%')), tightened);
    expect(rejections(report)).toEqual(['spec.disruption.budgets no more than 20%']);
    expect(rejections(planned(pool(BUDGET('21%')), known()))).toEqual([]);
  });

  test('whose loosened transition lets through what is known to be final', () => {
    const [base, head] = [pool(BUDGET('2')), pool(BUDGET('2'), '  replicas: 3')];
    expect(rejections(planned(head, known(), base))).toEqual([
      expect.stringContaining('Cannot transition NodePool'),
    ]);
    const loosened = known((root) => {
      nodeAt(root, 'spec')['x-kubernetes-validations'] = [];
    });
    expect(rejections(planned(head, loosened, base))).toEqual([]);
  });

  test('which does not serve the version: refused as the API server does', () => {
    const report = planned(pool(BUDGET('2')), known(), undefined, ['v2', 'v3']);
    expect(rejections(report)).toEqual(['the cluster does not serve v1; it serves v2, v3']);
    expect(report.verdict).not.toBe('pass');
  });

  test('in a version that is known to the cluster alone: evaluated by that one', () => {
    const text = pool(BUDGET('2')).replace('karpenter.sh/v1', 'karpenter.sh/v2');
    const strict = known((root) => {
      nodeAt(root, 'spec')['required'] = ['template', 'limits'];
    });
    expect(rejections(planned(text, strict, undefined, ['v2']))).toEqual(['spec limits is required']);
  });

  test('that the change itself writes: it is applied with what it defines', () => {
    const wider = known((root) => {
      nodeAt(root, 'spec.weight')['maximum'] = 1_000;
    });
    const text = pool(BUDGET('2'), '  weight: 500');
    const written = `${text}---\n${JSON.stringify(crd({ versions: { v1: wider } }))}\n`;
    expect(rejections(planned(text, known()))).toHaveLength(1);
    expect(rejections(planned(written, known()))).toEqual([]);
  });
});

describe('cluster: a rule that cannot be evaluated is not passed over', () => {
  const strange = (rule: string): PlacedRule[] => [{ at: 'spec', rule }];

  test.each([
    ['a function of a later release', 'self.template.fromTheFuture()', /fromTheFuture, which is not known/],
    ['no CEL', 'self.(', /cannot be read/],
    ['types that do not fit', "self.template == 'a' || self.template > 1", /no such overload/],
    [
      'a pattern that RE2 does not know',
      "'a'.matches('(?=a)')",
      /cannot be read \(invalid or unsupported Perl syntax/,
    ],
    [
      'more work than is done',
      `[${'1,'.repeat(99)}1].all(a, [${'1,'.repeat(99)}1].all(b, [${'1,'.repeat(99)}1].all(c, [${'1,'.repeat(99)}1].all(d, true))))`,
      /more steps/,
    ],
  ])('%s', (_what, rule, why) => {
    const report = planned(pool(BUDGET('2')), known(undefined, strange(rule)));
    const [left] = report.plan.head.policies[0]?.byDefinition?.unevaluated ?? [];
    expect(left).toMatch(why);
    expect(ceiling(report)).toBe(ceiling(planned(pool(BUDGET('2')), null)));
    expect(footer(report)).toMatch(/1 object is evaluated by the built-in definitions, as the cluster's own/);
    // What is known here refuses is refused, and so is what another rule of the cluster refuses.
    const weighty = pool(BUDGET('2'), '  weight: 500');
    expect(rejections(planned(weighty, known(undefined, strange(rule))))).toHaveLength(1);
    const also = known(undefined, [
      ...strange(rule),
      { at: 'spec', rule: 'has(self.limits)', message: 'no limits' },
    ]);
    expect(rejections(planned(pool(BUDGET('2')), also))).toEqual(['spec no limits']);
  });

  test('nor a schema with a reference', () => {
    const report = planned(pool(BUDGET('2')), { $ref: '#/definitions/other' });
    expect(footer(report)).toMatch(/as the cluster.s own could not be: nodepools\.karpenter\.sh/);
    expect(rejections(report)).toEqual([]);
  });
});

describe('cluster: no definition makes a plan slow or ends it', () => {
  const nested = (depth: number): JsonObject => {
    let schema: JsonObject = { type: 'string' };
    for (let level = 0; level < depth; level++) schema = { type: 'array', items: schema };
    return schema;
  };
  const ofSpec = (name: string, schema: JsonObject): JsonObject =>
    known((root) => {
      (nodeAt(root, 'spec')['properties'] as JsonObject)[name] = schema;
    });
  const LONG = `[${'1,'.repeat(999)}1]`;

  test.each<[string, JsonObject, string]>([
    [
      'a pattern of ten thousand alternatives',
      ofSpec('x', {
        type: 'string',
        pattern: Array.from({ length: 10_000 }, (_, i) => `(a${i}|b+)*`).join('|'),
      }),
      `  x: ${'a'.repeat(5_000)}`,
    ],
    [
      'a pattern that backtracks',
      ofSpec('x', { type: 'string', pattern: '^(a+)+$' }),
      `  x: ${'a'.repeat(20_000)}b`,
    ],
    [
      'rules over rules',
      known(undefined, [{ at: 'spec', rule: `${LONG}.all(a, ${LONG}.all(b, ${LONG}.all(c, a + b == c)))` }]),
      '',
    ],
    [
      'a thousand rules',
      known(
        undefined,
        Array.from({ length: 1_000 }, (_, i) => ({ at: 'spec', rule: `${LONG}.all(a, a < ${i + 2})` })),
      ),
      '',
    ],
    [
      'a rule that doubles a text',
      known(undefined, [
        {
          at: 'spec',
          rule: `size(${Array.from({ length: 60 }, () => 0).reduce((text) => `cel.bind(y, ${text}, y + y)`, "'aaaaaaaaaa'")}) > 0`,
        },
      ]),
      '',
    ],
    [
      'a rule nested a thousand deep',
      known(undefined, [{ at: 'spec', rule: `${'('.repeat(1_000)}true${')'.repeat(1_000)}` }]),
      '',
    ],
    ['a schema nested deep', ofSpec('x', nested(25)), '  x: []'],
    ['a reference to itself', ofSpec('x', { $ref: '#' }), '  x: {}'],
  ])('%s', (_what, schema, more) => {
    const begun = performance.now();
    const report = planned(pool(BUDGET('2')), schema, undefined, ['v1']);
    const other = planned(pool(BUDGET('2'), more), schema, undefined, ['v1']);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect([report.verdict, other.verdict]).not.toContain(undefined);
  });
});
