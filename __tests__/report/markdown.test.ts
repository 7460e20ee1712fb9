import { render } from '../render.js';
import { runReport } from '../../src/plan/run-report.js';
import fc from 'fast-check';
import type { Report } from '../../src/plan/finding.js';
import {
  COMMENT_BYTES,
  SUMMARY_BYTES,
  commentMarker,
  markerKey,
  parseMarker,
  renderRunSummary,
} from '../../src/report/index.js';
import { type Markdown, sourceOf } from '../../src/text/escape/markdown.js';
import { someReport } from './arbitrary.js';
import { AT, SKYHOOK, batches, diff, effect, finding, group, nodes, plan, planned, report } from './build.js';
import { reportOf, REPORTS } from './fixtures.js';
import { rendered } from './rendered.js';
import { foreign } from '../../src/text/text.js';

/** GitHub refuses a longer body of a comment, counted in characters. */
const COMMENT_LIMIT = 65_536;

function comment(made: Report, options: Parameters<typeof render>[2] = {}): string {
  return render(made, 'markdown', options);
}

function look(text: string): ReturnType<typeof rendered> {
  return rendered(text as unknown as Markdown);
}

describe('markdown: a comment', () => {
  test.each(Object.entries(REPORTS))('%s: begins with the marker, then the verdict', (_name, make) => {
    const [marker, title] = comment(make()).split('\n');
    expect(parseMarker(`${marker ?? ''}\n`)).not.toBeNull();
    expect(title).toMatch(/^### (?:✅|⚠️|❌|❓) Rollout plan/u);
  });

  test('a hundred findings and notices leave the first ones above the folds', () => {
    const many = Array.from({ length: 100 }, (_, i) => finding({ message: `Skyhook/a: ${i}.` }));
    const made = report({
      plan: plan([]),
      verdict: 'fail',
      findings: many,
      notices: many.map((_, i) => foreign(`notice ${i}`)),
    });
    expect(comment(made)).toContain('More findings (194)');
  });

  test('errors stand above warnings whatever their order', () => {
    const made = report({
      plan: plan([]),
      verdict: 'fail',
      findings: [
        finding({ severity: 'warning', rule: 'window-too-short' }),
        finding({ severity: 'error', rule: 'peak-jump' }),
      ],
    });
    const text = comment(made);
    expect(text.indexOf('peak-jump')).toBeLessThan(text.indexOf('window-too-short'));
  });

  test('a run without a base has one column of numbers and says so', () => {
    const text = comment(reportOf('not-batched'));
    expect(text).toContain('|  | this plan |');
    expect(text).toContain('with no base to compare with');
    expect(text).not.toContain('| base |');
  });

  test('a green verdict is never said where nothing could be evaluated', () => {
    const text = comment(reportOf('unknown'));
    expect(text).toContain('### ❓');
    expect(text).toContain('could not evaluate');
    expect(text).not.toContain('✅');
  });

  test('the same report gives the same bytes, and another one another digest', () => {
    expect(comment(reportOf('bad'))).toBe(comment(reportOf('bad')));
    const digests = ['bad', 'green'].map((name) => parseMarker(comment(reportOf(name)))?.digest);
    expect(digests).toEqual([expect.any(String), expect.any(String)]);
    expect(digests[0]).not.toBe(digests[1]);
  });
});

describe('markdown: hostile input', () => {
  test('does not get out of the comment of the fixture', () => {
    for (const detail of ['full', 'counts'] as const) {
      const seen = look(comment(reportOf('hostile'), { detail }));
      expect(seen.foreign).toEqual([]);
      expect(seen.headings).toHaveLength(1);
      expect(seen.folds.opened).toBe(seen.folds.closed);
    }
  });

  test('never becomes markup, a second heading, or an open fold, and never passes the limit', () => {
    const limit = fc.constantFrom(500, 3_000, 9_000, 20_000, COMMENT_BYTES);
    const detail = fc.constantFrom('full' as const, 'counts' as const);
    fc.assert(
      fc.property(someReport, limit, detail, (made, maxBytes, shown) => {
        const text = comment(made, { maxBytes, detail: shown, key: 'k' });
        const seen = look(text);
        expect(seen.foreign).toEqual([]);
        expect(seen.headings).toHaveLength(1);
        expect(seen.folds.opened).toBe(seen.folds.closed);
        if (maxBytes > 3_000) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
        expect(parseMarker(text)?.key).toBe('k');
      }),
      { numRuns: 40 },
    );
  });

  test('does not get out of the job summary', () => {
    fc.assert(
      fc.property(someReport, (made) => {
        const seen = look(renderRunSummary(runReport([made]), { detail: 'full', runUrl: null }));
        expect(seen.foreign).toEqual([]);
        expect(seen.folds.opened).toBe(seen.folds.closed);
      }),
      { numRuns: 20 },
    );
  });
});

describe('markdown: size', () => {
  const hugeText = [
    'x'.repeat(300),
    '`'.repeat(400),
    '\u{1f980}'.repeat(300),
    '\u202e'.repeat(300),
    'a_b '.repeat(200),
  ];
  const text = (i: number): string => `${hugeText[i % hugeText.length] ?? ''} ${i}`;

  function huge(findings: number, groups: number, targets: number): Report {
    const names = nodes(targets, 'node-with-a-rather-long-name.example.com');
    const each = Math.max(1, Math.floor(targets / Math.max(1, groups)));
    const list = Array.from({ length: groups }, (_, i) => {
      const own = names.slice(i * each, (i + 1) * each);
      return group({
        name: text(i),
        targets: own,
        batches: batches(own, Array<number>(own.length).fill(1)),
        blocked: own.map((target) => ({ target, why: foreign(text(i)) })),
        worstLoss: own.length,
        stops: false,
        why: foreign(text(i)),
      });
    });
    const head = planned(SKYHOOK, {
      effect: effect(list),
      notes: Array.from({ length: 200 }, (_, i) => foreign(text(i))),
    });
    const moved = names.map((target, i) => ({ target, from: list[i % groups]?.name ?? null, to: null }));
    return report({
      verdict: 'fail',
      notices: Array.from({ length: 500 }, (_, i) => foreign(text(i))),
      rulesFrom: text(2),
      sides: { base: text(2), head: text(3) },
      plan: plan([diff(SKYHOOK, { head, moved })], {
        cluster: text(1),
        problems: Array.from({ length: 300 }, (_, i) => ({
          severity: 'error' as const,
          code: 'yaml-syntax',
          message: foreign(text(i)),
          place: { file: text(i), line: 1, column: 1 },
        })),
      }),
      findings: Array.from({ length: findings }, (_, i) =>
        finding({
          message: text(i),
          remediation: text(i + 1),
          severity: i % 3 === 0 ? 'warning' : 'error',
          status: i % 2 === 0 ? 'new' : 'unchanged',
          fingerprint: String(i),
        }),
      ),
    });
  }

  test.each([
    [3_000, 10, 100],
    [10, 2_000, 2_000],
    [10, 5, 10_000],
    [3_000, 2_000, 10_000],
  ])('%i findings, %i groups and %i targets stay under the limit, whole', (findings, groups, targets) => {
    const made = huge(findings, groups, targets);
    const text = comment(made);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(COMMENT_BYTES);
    expect(text.length).toBeLessThan(COMMENT_LIMIT);
    const seen = look(text);
    expect(seen.foreign).toEqual([]);
    expect(seen.folds.opened).toBe(seen.folds.closed);
    expect(seen.folds.opened).toBeGreaterThan(0);
    expect(text).toMatch(/left out for length|Left out for length/);
    const summary = renderRunSummary(runReport([made]), { detail: 'full', runUrl: null });
    expect(Buffer.byteLength(summary)).toBeLessThanOrEqual(SUMMARY_BYTES);
  });

  test('what does not fit is counted, not silent', () => {
    const text = comment(huge(2_000, 1, 10));
    expect(text).toMatch(/more findings: left out for length, the JSON report has them\./);
  });

  test('forty rollouts share the room', () => {
    const text = comment(reportOf('forty-policies'), { maxBytes: 12_000 });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(12_000);
    expect(look(text).folds.opened).toBeGreaterThan(3);
  });

  test('a limit that leaves room for nothing still gives the verdict', () => {
    const text = comment(reportOf('bad'), { maxBytes: 800 });
    expect(text).toContain('### ❌');
    expect(text).toContain('no room');
  });
});

describe('markdown: detail', () => {
  test('counts: no name of a target is shown anywhere, and every number still is', () => {
    const text = comment(reportOf('bad'), { detail: 'counts' });
    expect(text).not.toMatch(/gpu-\d/);
    expect(text).toContain('39 of 100');
    expect(text).toContain('production');
  });

  test('counts: a name is hidden where it stands in a sentence, not where it is a part of another word', () => {
    const made = report({
      plan: plan([
        diff(SKYHOOK, {
          head: planned(SKYHOOK, {
            effect: effect([group({ targets: ['n-1'], batches: batches(['n-1'], [1]) })]),
          }),
        }),
      ]),
      verdict: 'warn',
      findings: [finding({ severity: 'warning', message: 'n-1, n-10 and node/n-1. Then (n-1).' })],
    });
    expect(comment(made, { detail: 'counts' })).toContain(
      '`[hidden]`, `n-10` and `node/[hidden]`. Then (`[hidden]`).',
    );
  });
});

describe('markdown: the marker', () => {
  test.each([
    ['prod-east', 'prod-east'],
    ['', 'default'],
    ['a b', 'a%20b'],
    ['-->', '-%2d%3e'],
    ['a--b', 'a-%2db'],
    ['100%', '100%25'],
    ['süd', 's%c3%bcd'],
  ])('key %j is written %s', (key, written) => {
    expect(markerKey(key)).toBe(written);
  });

  test('every key comes back, different keys stay different', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const marker = parseMarker(`${sourceOf(commentMarker(a, 'sha256:1'))}\nbody`);
        expect(marker).toEqual({ key: markerKey(a), digest: 'sha256:1' });
        if (a !== b && a !== '' && b !== '' && a !== 'default' && b !== 'default')
          expect(markerKey(a)).not.toBe(markerKey(b));
      }),
    );
  });

  test('a very long key becomes a digest', () => {
    expect(markerKey('k'.repeat(10_000))).toMatch(/^sha256:[0-9a-f]{64}$/);
    expect(markerKey('k'.repeat(10_000))).not.toBe(markerKey('k'.repeat(10_001)));
  });

  test.each([
    ['in the middle', 'text\n<!-- fleetplan v1 key=a digest=b -->\n'],
    ['after a space', ' <!-- fleetplan v1 key=a digest=b -->\n'],
    ['with free text', '<!-- fleetplan v1 key=a digest=b hello -->\n'],
    ['of another version', '<!-- fleetplan v2 key=a digest=b -->\n'],
    ['followed by text', '<!-- fleetplan v1 key=a digest=b --> text'],
    ['with an unsafe key', '<!-- fleetplan v1 key=<a> digest=b -->\n'],
  ])('is not found %s', (_what, body) => {
    expect(parseMarker(body)).toBeNull();
  });

  test('is found where the host turned line feeds into CR LF', () => {
    expect(parseMarker('<!-- fleetplan v1 key=a digest=b -->\r\nx')).toEqual({ key: 'a', digest: 'b' });
  });
});

test('markdown: a run of batches of one size is one row of the table', () => {
  const targets = nodes(50);
  const list = batches(targets, Array<number>(50).fill(1), AT);
  const head = planned(SKYHOOK, { effect: effect([group({ targets, batches: list })]) });
  const text = comment(report({ plan: plan([diff(SKYHOOK, { head })]) }));
  expect(text).toContain('| 1 to 50 | 1 each | Tue 2026-11-24 09:00 | Wed 2026-11-25 01:40 |');
});
