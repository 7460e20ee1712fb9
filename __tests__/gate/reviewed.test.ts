import { literal, text } from '../../src/text/text.js';
import { toTerminal } from '../../src/text/render.js';
import { decide } from '../../src/gate/decision.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import type { Report } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';
import { wordOf } from './gate-case.js';

const FLEET = nodeList(parseFleet('40 nodes gpu=true zone=a\n40 nodes gpu=true zone=b'));
const STOPS = '{fixed: {initialBatch: 2, failureThreshold: 1, safetyLimit: 100}}';
const NEVER_STOPS = '{fixed: {initialBatch: 2, failureThreshold: 0, safetyLimit: 100}}';
const CONFIG = 'version: 1\ncluster: prod\nfailOn: never\n';

function planned(strategy: string, snapshot: object = FLEET, config = CONFIG): Report {
  return planOf({ head: policy({ budget: '{count: 2}', strategy }) + roller(), snapshot, config });
}

const PLAN = planned(STOPS);

interface ReportJson {
  verdict: string;
  digest: string;
  cluster: string | null;
  snapshot: unknown;
  schemaVersion: number;
  combined: { head: { peakAtOnce: number; byDomain: unknown[] } };
  policies: PolicyJson[];
  findings: { rule: string; fingerprint: string }[];
}
interface PolicyJson {
  kind: string;
  name: string;
  head: { groups: GroupJson[] } | null;
}
interface GroupJson {
  name: string;
  matched: number;
  targets: string[];
  peakAtOnce: number;
  peakPercent: number;
  worstLoss: number;
  stops: boolean;
  outcome: string;
  ceiling: { enforced: number | null };
  batches: { size: number }[];
}

/** The report of the plan, edited. */
function edited(edit: (json: ReportJson) => void): string {
  const json = JSON.parse(renderRun(runReport([PLAN]), 'json')) as ReportJson;
  edit(json);
  return JSON.stringify(json);
}

function eachGroup(edit: (group: GroupJson) => void): string {
  return edited(({ policies }) => {
    for (const { head } of policies) for (const group of head?.groups ?? []) edit(group);
  });
}

function decided(json: string, report = PLAN) {
  return decide(runReport([report]), { digest: null, reviewed: readReviewed(json) });
}

const SAME = edited(() => undefined);
const UNCHANGED = 'The plan is the reviewed one: every effect is the same.';

describe('reviewed: a reviewed report', () => {
  test('of the same plan allows it', () => {
    const decision = decided(SAME);
    expect(wordOf(decision)).toBe('allow');
    expect(decision.notes.map(toTerminal)).toContain(UNCHANGED);
  });

  test('of several clusters allows one of them that is the same', () => {
    const ofCluster = (cluster: string) => ({ ...PLAN, plan: { ...PLAN.plan, cluster } });
    const both = renderRun(runReport([ofCluster('a'), ofCluster('b')]), 'json');
    expect(decided(both, ofCluster('b')).notes.map(toTerminal)).toContain(UNCHANGED);
  });

  const WORSE: readonly (readonly [string, string, RegExp])[] = [
    ['fewer at once', eachGroup((group) => (group.peakAtOnce = 1)), /2 of 80 nodes \(2.5%\) at once/],
    [
      'fewer lost',
      eachGroup((group) => (group.worstLoss = 1)),
      /a bad version breaks up to 2 nodes, in the reviewed plan 1/,
    ],
    ['a lower ceiling', eachGroup((group) => (group.ceiling.enforced = 1)), /no limit|allowed at once/],
    [
      'a smaller first batch',
      eachGroup((group) => (group.batches = group.batches.map((batch) => ({ ...batch, size: 1 })))),
      /the first batch has 2 nodes/,
    ],
    [
      'fewer of all together',
      edited(({ combined }) => (combined.head.peakAtOnce = 1)),
      /All policies together: 2 nodes/,
    ],
    [
      'a policy of another name',
      edited(({ policies }) => {
        policies.forEach((one) => {
          one.name = `${one.name}-old`;
        });
      }),
      /was not in the reviewed plan/,
    ],
    [
      'one policy more',
      edited(({ policies }) => {
        const [first] = policies;
        if (first) policies.push({ ...first, name: 'gone' });
      }),
      /gone was in the reviewed plan and is gone/,
    ],
    [
      'a group of another name',
      eachGroup((group) => (group.name = 'other')),
      /was not in the reviewed plan|is gone/,
    ],
  ];

  test.each(WORSE)('with %s denies what is planned now', (_claim, json, says) => {
    const decision = decided(json);
    expect(wordOf(decision)).toBe('deny worse-plan');
    expect(decision.reasons.map((reason) => toTerminal(reason.says)).join('\n')).toMatch(says);
  });

  test('that something stopped denies a plan that nothing stops', () => {
    const decision = decided(SAME, planned(NEVER_STOPS));
    expect(decision.reasons.map(({ says }) => toTerminal(says)).join('\n')).toMatch(
      /nothing stops a bad version/,
    );
  });

  const NO_WORSE: readonly (readonly [string, string])[] = [
    ['more at once', eachGroup((group) => (group.peakAtOnce = 5))],
    ['more lost', eachGroup((group) => (group.worstLoss = 80))],
    ['nothing that stops it', eachGroup((group) => (group.stops = false))],
    ['no end', eachGroup((group) => (group.outcome = 'stuck'))],
  ];

  test.each(NO_WORSE)('with %s allows what is planned now', (_claim, json) => {
    expect(wordOf(decided(json))).toBe('allow');
  });

  test.each<[claim: string, nodes: object, says: RegExp]>([
    [
      'fewer nodes',
      nodeList(parseFleet('38 nodes gpu=true zone=a\n40 nodes gpu=true zone=b')),
      /had 80 nodes and has 78: 2 left \(2\.5%\)\./,
    ],
    [
      'as many other nodes',
      JSON.parse(JSON.stringify(FLEET).replaceAll('"node-', '"new-')) as object,
      /had 80 nodes and has 80: 80 joined, 80 left \(100%\)\./,
    ],
  ])('over %s allows, and says how many moved', (_claim, nodes, says) => {
    const decision = decided(SAME, planned(STOPS, nodes));
    expect(wordOf(decision)).toBe('allow');
    expect(decision.notes.map(toTerminal).join('\n')).toMatch(says);
  });

  test('over many more nodes than there are now denies: the same limit is a larger share of what is left', () => {
    const halved = nodeList(parseFleet('10 nodes gpu=true zone=a'));
    const decision = decided(SAME, planned(STOPS, halved));
    expect(decision.reasons.map(({ says }) => toTerminal(says)).join('\n')).toMatch(
      /2 of 10 nodes \(20%\) at once/,
    );
  });
});

describe('reviewed: what can be no reviewed report is unreadable', () => {
  const text = SAME;
  const CASES: readonly (readonly [string, string, RegExp])[] = [
    ['nothing', '', /is not JSON/],
    ['one that is cut off', text.slice(0, text.length / 2), /is not JSON; it may be cut off/],
    ['brackets without end', '['.repeat(100_000), /is not JSON/],
    ['null', 'null', /is not the JSON report of a plan/],
    ['a list', '[]', /is not the JSON report of a plan/],
    ['another version', edited((json) => (json.schemaVersion = 2)), /it says 2/],
    ['a number below zero', eachGroup((group) => (group.peakAtOnce = -1)), /peakAtOnce/],
    ['a number that none is', eachGroup((group) => (group.worstLoss = 1.5)), /worstLoss/],
    ['an outcome that there is not', eachGroup((group) => (group.outcome = 'fine')), /outcome/],
    ['a digest that none is', edited((json) => (json.digest = 'sha256:0')), /digest is not a digest/],
    [
      'one of a plan that could not be evaluated',
      edited((json) => (json.verdict = 'unknown')),
      /could not be evaluated/,
    ],
    ['one of another cluster', edited((json) => (json.cluster = 'dev')), /holds nothing of the cluster prod/],
    [
      'one of a cluster without a name',
      edited((json) => (json.cluster = null)),
      /nothing of the cluster prod/,
    ],
    [
      'one with a policy twice',
      edited(({ policies }) => policies.push(...policies)),
      /has the same policy twice/,
    ],
    [
      'one with a cluster twice',
      edited((json) => {
        const clusters = ['prod', 'prod'].map((name) => ({ ...json, name }));
        Object.assign(json, { policies: [], clusters });
      }),
      /has the same cluster twice/,
    ],
    [
      'one with a key that objects have',
      text.replace('"policies":[', '"policies":[{"__proto__":{"kind":"x"}},'),
      /policies\.0/,
    ],
    [
      'the report of a gate',
      JSON.stringify({ schemaVersion: 1, gate: 'allow', verdict: 'pass' }),
      /is not the JSON report/,
    ],
  ];

  test.each(CASES)('%s', (_what, json, says) => {
    const decision = decided(json);
    expect([decision.isUnknown, decision.gate, decision.reasons[0]?.code]).toEqual([
      true,
      'deny',
      'unreadable',
    ]);
    expect(decision.reasons[0] && toTerminal(decision.reasons[0].says)).toMatch(says);
  });
});

describe('reviewed: a digest alone', () => {
  const run = runReport([PLAN]);

  test('of the same plan allows it', () => {
    expect(wordOf(decide(run, { digest: run.digest, reviewed: null }))).toBe('allow');
  });

  test('of another plan denies: the difference is unknown', () => {
    const decision = decide(run, { digest: `sha256:${'0'.repeat(64)}`, reviewed: null });
    expect([wordOf(decision), decision.isUnknown]).toEqual(['deny worse-plan', false]);
  });

  test('beside the report of another plan: unreadable', () => {
    const decision = decide(run, { digest: `sha256:${'0'.repeat(64)}`, reviewed: readReviewed(SAME) });
    expect(wordOf(decision)).toBe('deny unreadable');
  });
});

describe('reviewed: rules that the plan breaks', () => {
  const STEEP = '{fixed: {initialBatch: 60, failureThreshold: 1, safetyLimit: 100}}';
  const enforced = CONFIG.replace('never', 'error');
  const steep = planned(STEEP, FLEET, enforced);
  const json = renderRun(runReport([steep]), 'json');

  test('deny where nothing was reviewed', () => {
    expect(wordOf(decide(runReport([steep]), { digest: null, reviewed: null }))).toBe('deny broken-rule');
  });

  test('are noted where the reviewed plan broke them as well', () => {
    const decision = decided(json, steep);
    expect(wordOf(decision)).toBe('allow');
    expect(decision.notes.map(toTerminal).join('\n')).toMatch(
      /Also broken by the reviewed plan: .*peak-above-limit/,
    );
  });

  test('deny where the reviewed plan did not break them', () => {
    const report = JSON.parse(json) as ReportJson;
    const decision = decided(JSON.stringify({ ...report, findings: [] }), steep);
    expect(wordOf(decision)).toBe('deny broken-rule');
  });

  test('deny where the reviewed plan had waived them: the waiver may have expired since', () => {
    const report = JSON.parse(json) as ReportJson;
    const findings = report.findings.map((one) => ({
      ...one,
      waiver: {
        ...{ rule: one.rule, subject: one.fingerprint, reason: 'trial', owner: 'ops' },
        ...{ expires: '2026-11-22', max: null },
      },
    }));
    const decision = decided(JSON.stringify({ ...report, findings }), steep);
    expect(wordOf(decision)).toBe('deny broken-rule');
  });

  test('deny nothing where the configuration fails on none', () => {
    expect(wordOf(decide(runReport([planned(STEEP)]), { digest: null, reviewed: null }))).toBe('allow');
  });
});

describe('reviewed: a report of several clusters', () => {
  const named = (cluster: string): Report => planned(STOPS, FLEET, CONFIG.replace('prod', cluster));
  const both = runReport([named('dev'), named('prod')]);
  const json = renderRun(both, 'json');

  test('allows each of them, and one alone', () => {
    const reviewed = readReviewed(json);
    expect(wordOf(decide(both, { digest: both.digest, reviewed }))).toBe('allow');
    expect(wordOf(decided(json))).toBe('allow');
    const smaller = planned(STOPS, nodeList(parseFleet('70 nodes gpu=true zone=a')));
    const { notes } = decide(runReport([named('dev'), smaller]), { digest: null, reviewed });
    expect(notes.map(toTerminal)).not.toContain(UNCHANGED);
  });

  test('names the cluster in a note that not all have', () => {
    const notice = (cluster: string, ...notices: string[]): Report => ({
      ...named(cluster),
      notices: notices.map((one) => text`${literal(one)}`),
    });
    const run = runReport([notice('dev', 'Of both.'), notice('prod', 'Of both.', 'Of one.')]);
    const notes = decide(run, { digest: null, reviewed: readReviewed(json) }).notes.map(toTerminal);
    expect(notes).toContain('Of both.');
    expect(notes).toContain('prod: Of one.');
  });

  test('of which one is worse denies, and names the cluster', () => {
    const worse = runReport([named('dev'), planned(NEVER_STOPS)]);
    const decision = decide(worse, { digest: null, reviewed: readReviewed(json) });
    expect(decision.reasons.map(({ cluster, code }) => `${cluster ?? ''} ${code}`)).toContain(
      'prod worse-plan',
    );
    expect(decision.reasons.some(({ cluster }) => cluster === 'dev')).toBe(false);
  });
});
