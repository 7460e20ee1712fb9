import { literal, name } from '../../src/text/text.js';
import fc from 'fast-check';
import type { Report } from '../../src/plan/finding.js';
import { columnsOf } from '../../src/text/escape/visible.js';
import { render } from '../render.js';
import { someReport } from './arbitrary.js';
import { finding, place, plan, report } from './build.js';
import { reportOf, REPORTS } from './fixtures.js';

const SGR = new RegExp(String.raw`\u001b\[\d+m`, 'g');

function text(made: Report, options: Parameters<typeof render>[2] = {}): string {
  return render(made, 'text', options);
}

describe('text: the terminal report', () => {
  test('a finding shows where, what, the fix, and what it was', () => {
    const lines = text(reportOf('bad')).split('\n');
    const at = lines.indexOf('error  budget-not-a-cap  policies/gpu.yaml:14:9');
    expect(at).toBeGreaterThan(0);
    expect(lines.slice(at + 1, at + 7).join('\n')).toMatch(
      /^ {2}Skyhook\/gpu-tuning: the exponential strategy takes 37[\s\S]*\n {2}Fix: /,
    );
    expect(text(reportOf('bad')).replace(/\s+/g, ' ')).toContain(' Base: ');
  });

  test('a ceiling that nothing enforces says so', () => {
    expect(text(reportOf('bad'))).toContain('ceiling      3 nodes, not enforced');
    expect(text(reportOf('not-batched'))).toContain('ceiling      25% = 25 nodes, not enforced');
  });

  test('numbers of a report that could not be evaluated are marked as such', () => {
    expect(text(reportOf('unknown'))).toContain('These numbers cover only what could be read:\n');
  });

  test('a verdict that is not enforced says that it would fail', () => {
    expect(text(reportOf('not-batched'))).toContain('Would fail: reported only');
  });

  test('what could not be evaluated fails whatever is enforced, and is not called reported only', () => {
    expect(text({ ...reportOf('unknown'), failOn: 'never' })).not.toContain('reported only');
  });

  test('an older finding that decides the verdict is named in the first line', () => {
    const made = report({ plan: plan([]), verdict: 'fail', findings: [finding({ status: 'unchanged' })] });
    expect(text(made).split('\n')[0]).toBe('FAIL  1 error pre-existing. No policies in these files');
  });

  test('that older finding is then shown in full, above warnings of this change', () => {
    const findings = [
      finding({ severity: 'warning', rule: 'window-too-short' }),
      finding({ status: 'unchanged' }),
    ];
    const shown = text(report({ plan: plan([]), verdict: 'fail', findings }));
    expect(shown.split('\n')[0]).toBe('FAIL  1 warning, 1 error pre-existing. No policies in these files');
    expect(shown.indexOf('Fix: Use fixed')).toBeLessThan(shown.indexOf('window-too-short'));
    expect(shown).not.toContain('There before');
  });

  test.each(['error', 'warning', 'info'] as const)(
    'of what was there before, an entry of severity %s comes with its fix, as in the comment',
    (severity) => {
      const findings = [finding({ status: 'unchanged', severity, remediation: 'Turn it off.' })];
      expect(text(report({ plan: plan([]), findings }))).toContain('Fix: Turn it off.');
    },
  );

  test('instants are also shown by the configured clock', () => {
    expect(text(reportOf('bad')).replace(/\s+/g, ' ')).toContain(
      'Tue 2026-11-24 11:20 UTC (03:20 Los Angeles)',
    );
    expect(text(reportOf('green'))).not.toContain('(03:20');
  });

  test('a thousand findings: the first hundred, and how many more there are', () => {
    const findings = Array.from({ length: 1_000 }, (_, i) =>
      finding({ fingerprint: String(i), message: `Skyhook/a: ${i} go.` }),
    );
    expect(text(report({ plan: plan([]), verdict: 'fail', findings }))).toContain(
      '900 more findings in the JSON report.',
    );
  });

  test('a thousand of which the same is said are one, with the first places', () => {
    const findings = Array.from({ length: 1_000 }, (_, i) =>
      finding({
        fingerprint: String(i),
        subject: name('policy', `Skyhook/s-${i}`),
        says: literal('all go.'),
        place: place('a.yaml', i + 1, 1),
      }),
    );
    const shown = text(report({ plan: plan([]), verdict: 'fail', findings })).replace(/\s+/g, ' ');
    expect(shown).toContain('a.yaml:1:1, a.yaml:2:1, a.yaml:3:1 and 997 more');
    expect(shown).toContain('Skyhook/s-0, Skyhook/s-1, Skyhook/s-2, Skyhook/s-3 and 996 more: all go.');
  });
});

describe('text: columns and color', () => {
  test.each(Object.keys(REPORTS))('%s stays within 100 columns, and within 60', (name) => {
    for (const width of [100, 60])
      for (const line of text(reportOf(name), { width }).split('\n'))
        expect(columnsOf(line)).toBeLessThanOrEqual(width);
  });

  test('hostile names break no column, start no command, and reach no terminal', () => {
    fc.assert(
      fc.property(someReport, (made) => {
        const shown = text(made);
        expect(shown).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
        expect(shown).not.toContain('##[');
        for (const line of shown.split('\n')) {
          // A command that was made harmless may take a few columns more.
          expect(columnsOf(line.replaceAll('\\u{3a}', ':').replaceAll('\\u{23}', '#'))).toBeLessThanOrEqual(
            100,
          );
          expect(line.trimStart().startsWith('::')).toBe(false);
        }
      }),
      { numRuns: 80 },
    );
  });

  test.each(Object.keys(REPORTS))('%s: color adds escape sequences and nothing else', (name) => {
    const plain = text(reportOf(name));
    const painted = text(reportOf(name), { color: true });
    expect(plain).not.toContain('\u001b');
    expect(painted).toContain('\u001b[');
    expect(painted.replace(SGR, '')).toBe(plain);
  });
});
