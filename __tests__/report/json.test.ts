import { text } from '../../src/text/text.js';
import fc from 'fast-check';
import { anyText } from '../any-text.js';
import { inBatches } from '../../src/systems/system.js';
import { render } from '../render.js';
import { dayReport, DAYS } from '../drift/days.js';
import { diff, effect, finding, group, plan, planned, report, SKYHOOK } from './build.js';
import { reportOf, REPORTS } from './fixtures.js';
import { faultsOf } from './schema.js';

interface JsonReport {
  readonly policies: readonly {
    readonly base: { readonly groups: readonly Record<string, unknown>[] } | null;
    readonly head: { readonly groups: readonly Record<string, unknown>[] };
  }[];
  readonly findings: readonly Record<string, unknown>[];
  readonly combined: Record<string, unknown>;
  readonly [key: string]: unknown;
}

function parsed(text: string): JsonReport {
  return JSON.parse(text) as JsonReport;
}

describe('json: the JSON report', () => {
  test.each(Object.entries(REPORTS))('%s is valid by the published schema', (_name, make) => {
    expect(faultsOf(parsed(render(make(), 'json')))).toBeNull();
  });

  test.each(Object.entries(DAYS))(
    'of a rollout under way it is valid by the published schema: %s',
    (_name, of) => {
      const made = dayReport(of, { done: 1, isStuck: true }, '2026-12-07T08:00:00Z');
      expect(faultsOf(parsed(render(made, 'json')))).toBeNull();
    },
  );

  test('the schema refuses a report without a verdict, and one with a limit below zero', () => {
    const good = parsed(render(reportOf('bad'), 'json'));
    expect(faultsOf({ ...good, verdict: 'green' })).not.toBeNull();
    expect(faultsOf({ ...good, combined: { ...good.combined, head: null } })).not.toBeNull();
  });

  const keysOf = (value: object | null | undefined): string => Object.keys(value ?? {}).join(' ');
  const whole = parsed(render(reportOf('bad'), 'json'));
  const { policies, findings } = whole;
  test.each([
    [
      'a report',
      keysOf(whole),
      'schemaVersion verdict digest at horizon snapshot policies combined findings problems',
    ],
    ['a policy', keysOf(policies[0]), 'system apiVersion kind namespace name file line change base head'],
    ['an effect', keysOf(policies[0]?.head), 'groups peakAtOnce worstLoss outcome starts finish'],
    [
      'a group',
      keysOf(policies[0]?.head.groups[0]),
      'name unit matched targets ceiling allowed strategy batches peakAtOnce peakPercent worstLoss stops start finish outcome',
    ],
    [
      'a finding',
      keysOf(findings[0]),
      'rule severity status breaks message remediation policy group file line column fingerprint evidence waiver',
    ],
  ])('the keys of the contract come first, in its order: %s', (_of, keys, contract) => {
    expect(keys.startsWith(`${contract} `)).toBe(true);
  });

  test.each([
    ['on-merge', { change: inBatches('pod-template', text`A rollout starts.`) }],
    ['next-rollout', { change: inBatches('next-rollout', text`No rollout starts.`) }],
    ['next-rollout', { change: inBatches('continues', text`The rollout goes on.`) }],
    ['next-rollout', { change: null }],
    ['next-rollout', { change: { ...inBatches('pod-template', text`It waits.`), held: 'paused' as const } }],
    ['never', { change: inBatches('none', text`Nothing is rolled out.`) }],
    ['never', { change: { ...inBatches('drift', text`No node drifts.`), replaces: 0 } }],
    ['never', { change: null, effect: effect([]) }],
  ])('an effect starts %s: %o', (starts, of) => {
    const head = planned(SKYHOOK, { effect: effect([group({ outcome: 'complete' })]), ...of });
    const json = parsed(render(report({ plan: plan([diff(SKYHOOK, { head })]) }), 'json'));
    expect(json.policies[0]?.head).toMatchObject({ starts });
  });

  test('a finding lists the rules that its cause breaks, its own first', () => {
    const breaks = ['change-not-batched', 'peak-above-limit'];
    const findings = [finding({ rule: 'peak-jump' }), finding({ rule: 'change-not-batched', breaks })];
    const json = parsed(render(report({ plan: plan([]), findings }), 'json'));
    expect(json.findings.map((one) => one['breaks'])).toEqual([['peak-jump'], breaks]);
  });

  test('all targets of a group and of its batches are there', () => {
    const shown = parsed(render(reportOf('bad'), 'json')).policies[1]?.head.groups[0];
    expect(shown?.['targets']).toHaveLength(100);
    const batches = (shown?.['batches'] ?? []) as { targets: string[] }[];
    expect(batches.flatMap(({ targets }) => targets)).toHaveLength(100);
  });

  test('instants are in UTC, without milliseconds where there are none', () => {
    const made = report({ plan: plan([], { at: Date.UTC(2026, 0, 2, 3, 4, 5, 6) }) });
    const json = parsed(render(made, 'json'));
    expect(json['at']).toBe('2026-01-02T03:04:05.006Z');
    expect((json['horizon'] as { from: string }).from).toBe('2026-11-24T09:00:00Z');
  });

  test('equal reports give equal bytes', () => {
    expect(render(reportOf('bad'), 'json')).toBe(render(reportOf('bad'), 'json'));
  });

  test('keys such as __proto__ in evidence and strategies are kept as data', () => {
    const evidence = JSON.parse('{"__proto__": {"polluted": 1}}') as Record<string, never>;
    const strategy = JSON.parse('{"__proto__": 1, "kind": "fixed"}') as Record<string, never>;
    const head = planned(SKYHOOK, { effect: effect([group({ strategy })]) });
    const made = report({ plan: plan([diff(SKYHOOK, { head })]), findings: [finding({ evidence })] });
    const text = render(made, 'json');
    expect(text.match(/"__proto__"/g)).toHaveLength(2);
  });

  test('no text in it is a command of a log or moves a terminal', () => {
    fc.assert(
      fc.property(
        anyText(),
        fc.constantFrom('##[error]', '\u001b[2J', '\u009b2J', '\u202e', '\n::x::'),
        (any, evil) => {
          const message = evil + any;
          const text = render(report({ plan: plan([]), findings: [finding({ message })] }), 'json');
          expect(text).not.toContain('##[');
          expect(text).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
          expect(text.split('\n').every((line) => !line.trimStart().startsWith('::'))).toBe(true);
          expect(parsed(text).findings[0]?.['message']).toBe(message);
        },
      ),
    );
  });
});
