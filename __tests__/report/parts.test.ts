import { instantPhrase, strip } from '../../src/report/words.js';
import { durationText, formatInstant } from '../../src/text/instant-text.js';
import { toTerminal } from '../../src/text/render.js';
import { annotationsOf, finding, place, plan, report } from './build.js';
import { count, foreign, share } from '../../src/text/text.js';

const HOUR = 3_600_000;

describe('parts: amounts', () => {
  test.each([
    [[], ''],
    [[1, 2, 4, 8, 5], '1 2 4 8 5'],
    [[3, 3, 3], '3 3 3'],
    [[3, 3, 3, 3], '3 x 4'],
    [[...Array<number>(33).fill(3), 1], '3 x 33, 1'],
    [[5, ...Array<number>(40).fill(1), 2], '5, 1 x 40, 2'],
  ])('batches %j are written %j', (sizes, written) => {
    expect(strip(sizes)).toBe(written);
  });

  test('a strip of a hundred different sizes shows its start and its end', () => {
    const written = strip(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(written).toMatch(/^1 2 3 .* 30 \.\.\. 100$/);
  });

  test('a count of thousands has commas', () => {
    expect(toTerminal(count(1_204, 'node'))).toBe('1,204 nodes');
  });

  test('a percentage never stands without its count', () => {
    expect(toTerminal(share(1, 3))).toBe('1 of 3 (33.3%)');
    expect(toTerminal(share(0, 0))).toBe('0');
    expect(toTerminal(share(12, 10))).toBe('12 of 10 and their replacements');
    expect(toTerminal(share(12, 10, 'node'))).toBe('12 of 10 nodes and their replacements');
  });
});

describe('parts: instants', () => {
  test('are ISO 8601 in UTC', () => {
    expect(formatInstant(Date.UTC(2026, 10, 26, 18))).toBe('2026-11-26T18:00:00Z');
    expect(formatInstant(Date.UTC(2026, 10, 26, 18, 0, 0, 7))).toBe('2026-11-26T18:00:00.007Z');
  });

  test.each([
    ['UTC', 'Thu 2026-11-26 18:00 UTC'],
    ['America/Los_Angeles', 'Thu 2026-11-26 18:00 UTC (10:00 Los Angeles)'],
    ['Asia/Tokyo', 'Thu 2026-11-26 18:00 UTC (Fri 2026-11-27 03:00 Tokyo)'],
  ])('in %s', (zone, shown) => {
    expect(toTerminal(instantPhrase(Date.UTC(2026, 10, 26, 18), zone))).toBe(shown);
  });

  test('midnight is 00:00', () => {
    expect(toTerminal(instantPhrase(Date.UTC(2026, 10, 26), 'UTC'))).toBe('Thu 2026-11-26 00:00 UTC');
  });

  test.each([
    [0, '0 min'],
    [-5, '0 min'],
    [999, '0 min'],
    [1_000, '1 s'],
    [59_999, '59 s'],
    [3 * HOUR + 20 * 60_000, '3 h 20 min'],
    [28 * HOUR, '1 d 4 h'],
    [48 * HOUR + 60_000, '2 d'],
  ])('%i ms last %j', (ms, text) => {
    expect(durationText(ms)).toBe(text);
  });
});

describe('parts: annotations', () => {
  test('worst first, new and worsened ones only', () => {
    const made = report({
      plan: plan([]),
      findings: [
        finding({ severity: 'warning', rule: 'w' }),
        finding({ severity: 'error', rule: 'e', status: 'worsened' }),
        finding({ severity: 'error', rule: 'old', status: 'unchanged' }),
        finding({ severity: 'error', rule: 'gone', status: 'fixed' }),
        finding({ severity: 'info', rule: 'i' }),
      ],
    });
    expect(annotationsOf(made).map(({ level, title }) => [level, title])).toEqual([
      ['error', 'fleetplan: e'],
      ['warning', 'fleetplan: w'],
      ['notice', 'fleetplan: i'],
    ]);
  });

  test('stand at file, line and column, with the fix', () => {
    const [first] = annotationsOf(
      report({ plan: plan([]), findings: [finding({ place: place('a.yaml', 3, 5) })] }),
    );
    expect(first).toMatchObject({ file: 'a.yaml', line: 3, column: 5 });
    expect(first?.message).toMatch(/\nFix: /);
  });

  test('a finding without a place stands on the run', () => {
    const [first] = annotationsOf(report({ plan: plan([]), findings: [finding({ place: null })] }));
    expect(first).toMatchObject({ file: null, line: null, column: null });
  });

  test('at most ten of a level, and the tenth says how many more', () => {
    const findings = Array.from({ length: 25 }, (_, i) => finding({ rule: `r${i}` }));
    const warnings = Array.from({ length: 10 }, (_, i) => finding({ rule: `w${i}`, severity: 'warning' }));
    const all = annotationsOf(report({ plan: plan([]), findings: [...findings, ...warnings] }));
    expect(all.filter(({ level }) => level === 'error')).toHaveLength(10);
    expect(all[9]?.title).toBe('fleetplan: 16 more');
    expect(all.filter(({ level }) => level === 'warning').at(-1)?.title).toBe('fleetplan: w9');
  });

  test('problems of the input come before findings', () => {
    const made = report({
      plan: plan([], {
        problems: [{ severity: 'error', code: 'yaml-syntax', message: foreign('x'), place: null }],
      }),
      findings: [finding({})],
    });
    expect(annotationsOf(made)[0]?.title).toBe('fleetplan: yaml-syntax');
  });

  test('text cannot start a log command', () => {
    const [first] = annotationsOf(
      report({ plan: plan([]), findings: [finding({ message: 'a\n::error::b', remediation: '::x ##[y]' })] }),
    );
    expect(first?.message).not.toMatch(/^\s*::/m);
    expect(first?.message).not.toContain('##[');
  });
});
