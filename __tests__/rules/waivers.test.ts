import { deciderOf, reviewedBy, wordOf } from '../gate/gate-case.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import type { Finding, Report } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderSarif } from '../../src/report/sarif.js';
import { renderJson } from '../../src/report/json/index.js';
import { errorAt } from '../../src/manifest/problem.js';
import type { Plan, PolicyDiff } from '../../src/plan/model.js';
import { applyWaivers, type PlacedWaiver } from '../../src/rules/waivers.js';
import { text } from '../../src/text/text.js';
import { render } from '../render.js';

type WholeWaiver = Extract<PlacedWaiver, { kind: 'whole' }>;

const SNAPSHOT = nodeList(parseFleet('20 nodes gpu=true zone=a'));

function policies(batch: number, name = 'gpu'): string {
  return `
apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: ${name}}
spec:
  default: {budget: {count: ${batch}}, strategy: {fixed: {initialBatch: ${batch}, failureThreshold: 1, safetyLimit: 100}}}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: ${name}
  nodeSelectors: {matchLabels: {gpu: "true"}}
  packages: {tuning: {version: 1.0.0, image: example.com/tuning}}
---
`;
}

const OFF = 'rules: {peak-jump: off, first-batch-too-large: off, no-bake-time: off}';
const WAIVER = {
  rule: 'peak-above-limit',
  subject: 'DeploymentPolicy/gpu',
  reason: 'known',
  owner: '@ops',
  expires: '2026-11-30',
};

function config(...waivers: readonly object[]): string {
  return `version: 1\n${OFF}\nwaivers: ${JSON.stringify(waivers)}\n`;
}

function report(waiver: object, rest: Partial<PlanCase> = {}): Report {
  return planOf({
    base: policies(1),
    head: policies(8),
    snapshot: SNAPSHOT,
    config: config({ ...WAIVER, ...waiver }),
    ...rest,
  });
}

const said = (findings: readonly Finding[]) => findings.map(({ rule, status }) => `${rule} ${status}`);
const lapses = ({ findings }: Report) =>
  findings
    .filter(({ rule }) => rule === 'waiver-lapsed')
    .map(({ evidence, severity, status }) => [evidence['waiver'], severity, status]);

describe('waivers: a waiver accepts the finding that it names', () => {
  test('by its fingerprint', () => {
    const [found] = report({ subject: 'elsewhere' }).findings.filter(({ rule }) => rule === WAIVER.rule);
    expect(report({ subject: found?.fingerprint }).verdict).toBe('pass');
  });

  test('and it is shown as waived, with who and why, wherever findings are', () => {
    const made = report({ reason: 'Known since May.' });
    const run = runReport([made]);
    const words = 'until the end of 2026-11-30 UTC by';
    expect(render(made, 'text', { color: false, width: 400 })).toContain(
      `Waived ${words} @ops: Known since May.`,
    );
    const comment = render(made, 'markdown', { key: 'x', detail: 'full', runUrl: null, maxBytes: 60_000 });
    expect(comment).toContain('Waived (1)');
    expect(comment).toContain('1 finding waived');
    expect(JSON.parse(renderJson(made))).toMatchObject({
      findings: [{ rule: WAIVER.rule, magnitude: 8, waiver: { owner: '@ops', expires: '2026-11-30' } }],
    });
    expect(JSON.parse(renderSarif(run, { detail: 'full', rulePage: () => null }))).toMatchObject({
      runs: [{ results: [{ suppressions: [{ kind: 'external', status: 'accepted' }] }] }],
    });
  });
});

describe('waivers: a waiver that does not accept it leaves the change red, and is reported', () => {
  test.each<[claim: string, waiver: object, expected: unknown[]]>([
    ['of a part of the name', { subject: 'DeploymentPolicy/g' }, ['unused', 'warning', 'unchanged']],
    ['of another rule', { rule: 'peak-jump' }, ['unused', 'warning', 'unchanged']],
    ['without an owner', { owner: undefined }, ['malformed', 'warning', 'unchanged']],
    ['with a blank reason', { reason: ' ' }, ['malformed', 'warning', 'unchanged']],
    ['without a day', { expires: undefined }, ['malformed', 'warning', 'unchanged']],
    ['with a day that there is not', { expires: '2026-11-31' }, ['malformed', 'warning', 'unchanged']],
    ['with an hour', { expires: '2026-11-30T12:00:00Z' }, ['malformed', 'warning', 'unchanged']],
    ['with a field too many', { until: 'x' }, ['malformed', 'warning', 'unchanged']],
    ['of what watches the checks', { rule: 'guard-weakened' }, ['malformed', 'warning', 'unchanged']],
  ])('%s', (_claim, waiver, expected) => {
    const made = report(waiver);
    expect(made.verdict).toBe('fail');
    expect(made.waived).toEqual([]);
    expect(said(made.findings)).toContain('peak-above-limit new');
    expect(lapses(made)).toEqual([expected]);
  });

  test('a list that is no list breaks the configuration', () => {
    expect(() => report({}, { config: 'version: 1\nwaivers: all\n' })).toThrow('waivers: ');
  });

  test('of another cluster it is no business of this one', () => {
    const made = report({ cluster: 'staging' });
    expect([made.verdict, lapses(made)]).toEqual(['fail', []]);
  });
});

describe('waivers: what was there before', () => {
  const both = { base: policies(8), head: policies(8) };

  test('fails a change that touches the policy', () => {
    const head = policies(8).replace('failureThreshold: 1', 'failureThreshold: 2');
    const made = report({ expires: '2026-11-22' }, { ...both, head });
    expect([made.verdict, lapses(made)]).toEqual(['fail', [['expired', 'error', 'new']]]);
  });

  test('and is fixed by the change is nothing to tell of the waiver', () => {
    expect(lapses(report({}, { base: policies(8), head: policies(1) }))).toEqual([]);
  });
});

describe('apply waivers', () => {
  const { plan, findings } = report({ subject: 'elsewhere' }, { base: policies(8), head: policies(8) });
  const applied = (waiver: Partial<WholeWaiver>, of: Partial<Plan> = {}, found = findings) => {
    const whole = {
      ...WAIVER,
      kind: 'whole',
      max: null,
      cluster: null,
      isShared: false,
      place: null,
    } as const;
    return applyWaivers(found, [{ ...whole, ...waiver }], { ...plan, ...of }).lapses;
  };
  const problems = [errorAt(null, 'yaml-syntax', text`Not read.`)];
  const expires = '2026-11-22';

  test.each<[claim: string, waiver: Partial<WholeWaiver>, of: Partial<Plan>, expected: string[]]>([
    ['for the only cluster', {}, {}, ['unused']],
    ['for all of several clusters', { isShared: true }, {}, []],
    ['for all of several clusters, and over', { isShared: true, expires }, {}, ['unused']],
    ['beside an object that could not be read', {}, { problems }, []],
    ['beside an object that could not be read, and over', { expires }, { problems }, ['unused']],
  ])('apply waivers: one that matches nothing, %s', (_claim, waiver, of, expected) => {
    expect(applied(waiver, of, []).map(({ kind }) => kind)).toEqual(expected);
  });

  const touched = (edit: Partial<PolicyDiff>, status: Finding['status'] = 'unchanged'): boolean[] => {
    const one = { ...plan, policies: plan.policies.map((diff) => ({ ...diff, ...edit })) };
    const found = findings.map((finding) => ({ ...finding, status }));
    return applied({ expires }, one, found).map(({ isTouched }) => isTouched);
  };
  const ref = plan.policies[0]?.ref;

  test('apply waivers: a lapse is touched by an edit of its policy, or if the finding is worse', () => {
    expect(touched({})).toEqual([false]);
    expect(touched({ change: 'changed' })).toEqual([true]);
    expect(touched({ touchedThrough: ref ? [ref] : [] })).toEqual([true]);
    expect(touched({ sameEffect: false })).toEqual([true]);
    expect(touched({}, 'worsened')).toEqual([true]);
  });
});

describe('waivers: a change does not waive for itself', () => {
  const proposed = (before: string, after: string) =>
    report({}, { config: before, proposedConfig: after }).findings.filter(
      ({ rule }) => rule === 'guard-weakened' || rule === WAIVER.rule,
    );

  test('the waiver that it brings along counts for nothing, and is a finding itself', () => {
    const found = proposed(config(), config(WAIVER));
    expect(said(found)).toEqual(['guard-weakened new', 'peak-above-limit new']);
    expect(found[0]?.message).toContain('peak-above-limit for DeploymentPolicy/gpu until 2026-11-30 (@ops)');
  });

  const FAULTY = config({ ...WAIVER, owner: undefined });

  test.each<[claim: string, before: string, after: string, expected: unknown[]]>([
    ['brings one is invalid', config(), FAULTY, [['invalid-config', 'error', 3]]],
    ['keeps one of the base is not', FAULTY, `${FAULTY}# kept\n`, []],
    ['corrects one of the base is not', FAULTY, config(WAIVER), []],
  ])('a waiver that would not apply: an edit that %s', (_claim, before, after, expected) => {
    const { plan, findings } = report({}, { config: before, proposedConfig: after });
    expect(plan.problems.map(({ code, severity, place }) => [code, severity, place?.line])).toEqual(expected);
    const lapsed = findings.filter(({ rule }) => rule === 'waiver-lapsed').map(({ severity }) => severity);
    expect(lapsed).toEqual(before === FAULTY ? ['warning'] : []);
  });
});

describe('waivers: what is reported in one is waived one by one', () => {
  const pools = ['a', 'b'];
  const strategy = 'strategy: {fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}';
  const files = (version: string): string => `
apiVersion: nodewright.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: {name: gpu}
spec:
  default: {budget: {count: 1}, ${strategy}}
  compartments:
${pools.map((pool) => `    - {name: ${pool}, selector: {matchLabels: {pool: ${pool}}}, budget: {count: 1}, ${strategy}}`).join('\n')}
---
apiVersion: nodewright.nvidia.com/v1alpha1
kind: NodeWright
metadata: {name: tuning}
spec:
  deploymentPolicy: gpu
  packages: {tune: {version: ${version}, image: example.com/tune}}
`;
  const made = (subject: string) =>
    report(
      { subject },
      {
        base: files('1.0.0'),
        head: files('1.1.0'),
        snapshot: nodeList(parseFleet('10 nodes pool=a\n10 nodes pool=b')),
      },
    );
  const peaks = (subject: string) => {
    const { findings, waived } = made(subject);
    const ofPeak = (list: readonly Finding[]) => list.filter(({ breaks }) => breaks.includes(WAIVER.rule));
    return [
      ofPeak(findings).length,
      ofPeak(waived)
        .map(({ group }) => group)
        .sort(),
    ];
  };

  test('a waiver accepts no more than the group that is named', () => {
    expect(peaks('DeploymentPolicy/none')).toEqual([1, []]);
    expect(peaks('DeploymentPolicy/gpu group "a"')).toEqual([1, ['a']]);
    expect(peaks('DeploymentPolicy/gpu')).toEqual([0, ['a', 'b']]);
  });
});

describe('waivers: a gate', () => {
  const given = { base: policies(1), head: policies(8), snapshot: SNAPSHOT, config: config(WAIVER) };
  const [on, over] = ['2026-11-30T23:00:00Z', '2026-12-01T00:00:00Z'].map((at) => Date.parse(at));
  const plan = planOf({ ...given, at: '2026-11-23T08:00:00Z' });

  test.each([
    ['nothing was reviewed', { digest: null, reviewed: null }],
    ['the plan that was reviewed was waived', reviewedBy(plan)],
    ['the plan is the reviewed one', { digest: plan.plan.digest, reviewed: null }],
  ])('allows on the last day and denies after it: %s', (_claim, expected) => {
    const decide = deciderOf({ ...given, expected });
    expect([on ?? 0, over ?? 0].map((at) => wordOf(decide(at)))).toEqual(['allow', 'deny broken-rule']);
  });
});
