import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { RULES } from '../../src/rules/index.js';
import { policy, roller } from './objects.js';

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
  return { verdict: report.verdict, findings };
}

function settings(before: string, after: string | null): unknown[] {
  return guard(before, after).findings.map(({ evidence }) => [
    evidence['setting'],
    evidence['before'],
    evidence['after'],
  ]);
}

describe('guard-weakened', () => {
  test.each<[claim: string, before: string, after: string, expected: unknown[]]>([
    [
      'a rule that is off',
      '',
      'rules: {unknown-field: off}\n',
      [['rules.unknown-field.severity', 'warning', 'off']],
    ],
    [
      'a lower severity',
      '',
      'rules: {peak-jump: warning}\n',
      [['rules.peak-jump.severity', 'error', 'warning']],
    ],
    [
      'a severity that was raised and no longer is',
      'rules: {unknown-field: error}\n',
      '',
      [['rules.unknown-field.severity', 'error', 'warning']],
    ],
    [
      'a higher limit',
      '',
      'rules: {peak-above-limit: {limit: 50%}}\n',
      [['rules.peak-above-limit.limit', '25%', '50%']],
    ],
    [
      'a count for a percentage, which no order tells apart',
      '',
      'rules: {peak-above-limit: {limit: 5}}\n',
      [['rules.peak-above-limit.limit', '25%', '5']],
    ],
    [
      'a lower threshold of what is early',
      '',
      'rules: {point-of-no-return-early: {belowPercent: 50}}\n',
      [['rules.point-of-no-return-early.belowPercent', '80', '50']],
    ],
    ['a preset that fails less', '', 'preset: observe\n', [['preset', 'recommended', 'observe']]],
    ['a bar that nothing reaches', '', 'failOn: never\n', [['failOn', 'error', 'never']]],
    [
      'older findings that no longer fail',
      'failOnExisting: true\n',
      '',
      [['failOnExisting', 'true', 'false']],
    ],
    [
      'a glob that is gone',
      'policies: [a/*.yaml, b/*.yaml]\n',
      'policies: [a/*.yaml]\n',
      [['policies', 'b/*.yaml', null]],
    ],
    [
      'an exclusion',
      'policies: [a/*.yaml]\n',
      "policies: [a/*.yaml, '!a/x.yaml']\n",
      [['policies', null, '!a/x.yaml']],
    ],
    [
      'a freeze that is gone',
      'freezes: [{name: xmas, from: "2026-12-20T00:00", to: "2027-01-03T00:00"}]\n',
      '',
      [['freezes', expect.stringContaining('xmas'), null]],
    ],
    [
      'nodes of the control plane that are intended now',
      '',
      'rules: {control-plane-selected: {intended: [default/fw]}}\n',
      [['rules.control-plane-selected.intended', '[]', '["default/fw"]']],
    ],
    ['another fleet', 'snapshot: a.ndjson\n', 'snapshot: b.ndjson\n', [['snapshot', 'a.ndjson', 'b.ndjson']]],
    [
      'nodes that are production no more',
      'production: [{matchLabels: {a: b}}]\n',
      '',
      [['production', expect.any(String), null]],
    ],
  ])('%s is reported', (_claim, before, after, expected) => {
    expect(settings(before, after)).toEqual(expected);
  });

  test.each([
    ['the same settings, written otherwise', 'failOn: error\n', '# nothing\n'],
    ['a stricter preset and a lower limit', '', 'preset: strict\nrules: {peak-above-limit: {limit: 5%}}\n'],
    ['more globs', 'policies: [a/*.yaml]\n', 'policies: [a/*.yaml, b/*.yaml]\n'],
    [
      'options of a rule that was off',
      'rules: {peak-above-limit: {severity: off}}\n',
      'rules: {peak-above-limit: {severity: off, limit: 90%}}\n',
    ],
    [
      'what judges nothing: zones of time, names, horizons',
      '',
      'timeZone: Europe/Berlin\ncluster: a\nhorizon: 14d\n',
    ],
    ['a text that can not be read, with which nothing is judged', '', 'nonsense: true\n'],
  ])('%s: silent', (_claim, before, after) => {
    expect(settings(before, after)).toEqual([]);
  });

  test('a configuration that is deleted leaves the defaults', () => {
    expect(settings('preset: strict\n', null)).toEqual([['preset', 'strict', 'recommended']]);
    expect(settings('preset: observe\n', null)).toEqual([]);
  });

  test('it fails the change, at the line of the setting', () => {
    const { verdict, findings } = guard('', 'rules:\n  peak-jump: off\n');
    expect(verdict).toBe('fail');
    expect(findings.map(({ place, status }) => [place?.line, status])).toEqual([[3, 'new']]);
  });

  test('what judges is the old configuration', () => {
    expect(guard('rules: {guard-weakened: off}\n', 'preset: observe\n').findings).toEqual([]);
    expect(guard('', 'rules: {guard-weakened: off}\n').findings).toHaveLength(1);
  });

  test('the name of every option says which way is looser', () => {
    const options = RULES.flatMap((rule) => Object.keys(rule.options.shape));
    const named =
      /^(below|above|errorAbove|from|factor|limit|production|domain|withinDays|warnAfter|errorAfter|labels?|intended)/;
    expect(options.filter((name) => !named.test(name))).toEqual([]);
  });
});
