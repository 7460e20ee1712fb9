import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import type { Report } from '../../src/plan/finding.js';
import { readConfig } from '../../src/config/read.js';
import { editsOf } from '../../src/guards/weakened.js';
import { isLimit } from '../../src/rules/fleet/limit.js';
import { RULES } from '../../src/rules/catalogue.js';
import { toPlain } from '../../src/text/render.js';
import { policy, roller } from './objects.js';
import { plainly } from '../messages.js';

const TEXT = policy() + roller();
const SNAPSHOT = nodeList(parseFleet('20 nodes gpu=true'));

function guard(before: string, after: string | null) {
  const text = (settings: string): string => `version: 1\n${settings}`;
  const report = planOf({
    base: TEXT,
    head: TEXT,
    snapshot: SNAPSHOT,
    config: text(before),
    proposedConfig: after === null ? null : text(after),
  });
  const findings = report.findings.filter(({ rule }) => rule === 'guard-weakened');
  const notes = plainly(report.plan.problems).flatMap(({ code, message }) =>
    code === 'config-edited' ? message : [],
  );
  return { verdict: report.verdict, findings, notes };
}

function settings(before: string, after: string | null): unknown[][] {
  return guard(before, after).findings.map(({ evidence }) => [
    evidence['setting'],
    evidence['before'],
    evidence['after'],
  ]);
}

describe('guard: guard-weakened', () => {
  /** Settings before and after, and the edit that is looser; `…` is any text. */
  test.each([
    ['', 'rules: {unknown-field: off}', 'rules.unknown-field.severity: warning -> off'],
    ['', 'rules: {peak-jump: warning}', 'rules.peak-jump.severity: error -> warning'],
    ['rules: {unknown-field: error}', '', 'rules.unknown-field.severity: error -> warning'],
    ['', 'rules: {peak-above-limit: {limit: 50%}}', 'rules.peak-above-limit.limit: 25% -> 50%'],
    // A count and a percentage have no order.
    ['', 'rules: {peak-above-limit: {limit: 5}}', 'rules.peak-above-limit.limit: 25% -> 5'],
    ['', 'failOn: never', 'failOn: error -> never'],
    ['failOnExisting: true', '', 'failOnExisting: true -> false'],
    ['policies: [a/*.yaml, b/*.yaml]', 'policies: [a/*.yaml]', 'policies: b/*.yaml -> null'],
    ['policies: [a/*.yaml]', "policies: [a/*.yaml, '!a/x.yaml']", 'policies: null -> !a/x.yaml'],
    [
      'freezes: [{name: xmas, from: "2026-12-20T00:00", to: "2027-01-03T00:00"}]',
      '',
      'freezes: …xmas… -> null',
    ],
    [
      '',
      'rules: {control-plane-selected: {intended: [default/fw]}}',
      'rules.control-plane-selected.intended: null -> default/fw',
    ],
    ['snapshot: a.ndjson', 'snapshot: b.ndjson', 'snapshot: a.ndjson -> b.ndjson'],
    ['production: [{matchLabels: {a: b}}]', '', 'production: … -> null'],
    ['', 'horizon: 1d', 'horizon: 7d -> 1d'],
    ['', 'unjudged: warn', 'unjudged: null -> warn'],
    // Its objects get a namespace.
    [
      'policies: [{path: a/*.yaml}]',
      'policies: [{path: a/*.yaml, namespace: x}]',
      'policies: a/*.yaml -> null',
    ],
    ['policies: [{helm: {chart: a}}]', 'policies: [{helm: {chart: b}}]', 'policies: …chart…a… -> null'],
    ['clusters: [{name: a}, {name: b}]', 'clusters: [{name: a}]', 'clusters: b -> null'],
    ['', 'quorums: []', 'quorums: …etcd… -> null; quorums: …control…'],
    ['domains: [a, b]', 'domains: [a]', 'domains: b -> null'],
    ['requirePolicies: true', '', 'requirePolicies: true -> false'],
    [
      'clusters: [{name: a, snapshot: x}]',
      'clusters: [{name: a, snapshot: y}]',
      'clusters.a.snapshot: x -> y',
    ],
  ])('reported: %j, then %j', (before, after, edit) => {
    const edits = settings(`${before}\n`, `${after}\n`).map((one) => one.map(String));
    const found = edits.map(([name = '', was = '', is = '']) => `${name}: ${was} -> ${is}`);
    for (const part of edit.split('…')) expect(found.join('; ')).toContain(part);
  });

  test.each([
    ['policies: [a/*.yaml, b/*.yaml]', 'policies: [a/*.yaml]', 'policies loses `b/*.yaml`.'],
    ['policies: [a/*.yaml]', "policies: [a/*.yaml, '!a/x.yaml']", 'policies gets `!a/x.yaml`.'],
    ['', 'failOn: never', 'failOn changes from error to never.'],
  ])('guard-weakened: %j, then %j, in words', (before, after, edit) => {
    const [finding] = guard(`${before}\n`, `${after}\n`).findings;
    expect(finding && toPlain(finding.says)).toContain(`The configuration becomes looser: ${edit}`);
  });

  test.each([
    ['the same settings, written otherwise', 'failOn: error\n', '# nothing\n'],
    ['warnings that fail and a lower limit', '', 'failOn: warning\nrules: {peak-above-limit: {limit: 5%}}\n'],
    ['more globs', 'policies: [a/*.yaml]\n', 'policies: [a/*.yaml, b/*.yaml]\n'],
    [
      'options of a rule that was off',
      'rules: {peak-above-limit: {severity: off}}\n',
      'rules: {peak-above-limit: {severity: off, limit: 90%}}\n',
    ],
    ['one more cluster', 'clusters: [{name: a}]\n', 'clusters: [{name: a}, {name: b}]\n'],
    [
      'more that is production, a quorum or a freeze',
      '',
      'production: [{matchLabels: {a: b}}]\nfreezes: [{name: x, from: "2026-12-20", to: "2027-01-03"}]\n',
    ],
    ['the severity that the rule has anyway', '', 'rules: {unknown-field: warning}\n'],
  ])('%s: silent', (_claim, before, after) => {
    expect(settings(before, after)).toEqual([]);
  });

  test.each([
    [
      'another version',
      '',
      'systems: {skyhook: {version: "0.14"}}\n',
      'systems.skyhook.version not set → 0.14',
    ],
    ['another variable', 'variables: {A: b}\n', 'variables: {A: c}\n', 'variables.A b → c'],
    ['a first list of clusters', '', 'clusters: [{name: a}]\n', 'clusters not set → a'],
  ])('guard-weakened: %s is a note', (_claim, before, after, edit) => {
    const { verdict, findings, notes } = guard(before, after);
    expect([verdict, findings]).toEqual(['pass', []]);
    expect(notes).toEqual([`Configuration edits, in effect once merged: ${edit}.`]);
  });

  test.each([
    ['broken YAML', 'a: [\n'],
    ['a setting that is none', 'nonsense: true\n'],
    ['nothing', null],
  ])('a new configuration that cannot be read does not pass: %s', (_claim, after) => {
    const report = planOf({
      base: TEXT,
      head: TEXT,
      snapshot: SNAPSHOT,
      config: 'version: 1\n',
      proposedConfig: after === null ? '' : `version: 1\n${after}`,
    });
    expect(report.verdict).toBe('unknown');
    expect(plainly(report.plan.problems)).toEqual([
      expect.objectContaining({
        severity: 'error',
        code: 'invalid-config',
        message: expect.stringMatching(/^After this change the configuration cannot be used: /),
        place: expect.objectContaining({ file: 'fleetplan.yml' }),
      }),
    ]);
  });

  describe('the first configuration', () => {
    const first = (proposedConfig: string): Report =>
      planOf({ base: TEXT, head: TEXT, snapshot: SNAPSHOT, proposedConfig: `version: 1\n${proposedConfig}` });
    const settingsOf = ({ findings }: Report): unknown[] =>
      findings.filter(({ rule }) => rule === 'guard-weakened').map(({ evidence }) => evidence['setting']);

    test('that switches everything off is told, setting by setting', () => {
      const report = first(
        'failOn: never\nunjudged: warn\nquorums: []\nrules: {peak-above-limit: off, unknown-field: off}\n',
      );
      expect(report.verdict).toBe('fail');
      expect(settingsOf(report).toSorted()).toEqual([
        'failOn',
        'quorums',
        'quorums',
        'rules.peak-above-limit.severity',
        'rules.unknown-field.severity',
        'unjudged',
      ]);
    });

    test('that says what the fleet is like is fine', () => {
      const report = first(
        'cluster: a\ntimeZone: Europe/Berlin\npolicies: a/*.yaml\nsnapshot: b\ndurations: {default: 45m}\nsystems: {skyhook: {version: "0.20"}}\n',
      );
      expect(settingsOf(report)).toEqual([]);
      expect(report.plan.problems.map(({ code }) => code)).not.toContain('config-edited');
      expect(report.verdict).not.toBe('unknown');
    });
  });

  test('a configuration that is deleted leaves the defaults', () => {
    expect(settings('failOn: warning\n', null)).toEqual([['failOn', 'warning', 'error']]);
    expect(settings('failOn: never\n', null)).toEqual([]);
  });

  test('it fails the change, at the line of the setting', () => {
    const { verdict, findings } = guard('', 'rules:\n  peak-jump: off\n');
    expect(verdict).toBe('fail');
    expect(findings.map(({ place, status }) => [place?.line, status])).toEqual([[3, 'new']]);
  });

  test('what judges is the old configuration', () => {
    expect(guard('rules: {guard-weakened: off}\n', 'failOn: never\n').findings).toEqual([]);
    expect(guard('', 'rules: {guard-weakened: off}\n').findings).toHaveLength(1);
  });

  test('the name of every option says which way is looser', () => {
    const named =
      /^(announced|below|above|domain|errorAbove|errorAfter|factor|from|intended|labels?|largest|limit|production|warnAfter|whole|withinDays)/;
    const isLooser = (id: string, name: string, was: string, is: string): boolean => {
      const textOf = (value: string): string => `version: 1\nrules: {${id}: {${name}: ${value}}}\n`;
      const read = readConfig(textOf(was), 'fleetplan.yml');
      if ('problems' in read) throw new Error(`${id}.${name}: ${was}`);
      const proposed = { before: read.config, file: 'fleetplan.yml', text: textOf(is), isFirst: false };
      return editsOf(proposed).edits.some((edit) => edit.isLooser);
    };
    for (const { id, options } of RULES)
      for (const [name, value] of Object.entries(options.parse({}))) {
        expect(name).toMatch(named);
        // `intended` and `labels` are lists, `label` a text.
        if (typeof value !== 'number' && !isLimit(value)) continue;
        const [low, high] = isLimit(value) ? ['30%', '31%'] : ['30', '31'];
        const found = [isLooser(id, name, low, high), isLooser(id, name, high, low)];
        expect([id, name, ...found]).toEqual([
          id,
          name,
          ...(/^below/.test(name) ? [false, true] : [true, false]),
        ]);
      }
  });
});
