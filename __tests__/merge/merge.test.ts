import { toPlain } from '../../src/text/render.js';
import { NO_TEXT } from '../../src/text/text.js';
import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { readLegs } from '../../src/merge/leg.js';
import { merge, type Merged } from '../../src/merge/merge.js';
import { renderMerge } from '../../src/report/index.js';
import { combinedOf, finding, group, leg, policy, report } from './legs.js';

const together = (read: Parameters<typeof merge>[0], expected: readonly string[] = []): Merged =>
  merge(read, { expected, failOn: null });

const FAILED = { verdict: 'fail', wouldFail: true, findings: [finding('error', 'new')] };
const WARNED = { verdict: 'warn', findings: [finding('warning', 'new')] };
const UNKNOWN = { verdict: 'unknown', wouldFail: true };

describe('merge: the verdict is the worst of the legs', () => {
  test.each<[string, readonly object[], string, number]>([
    ['all pass', [{}, {}], 'pass', 0],
    ['one warns', [{}, WARNED], 'warn', 0],
    ['one fails', [WARNED, FAILED, {}], 'fail', 1],
    ['one fails, where warnings do too', [{ ...FAILED, failOn: 'warning' }, {}], 'fail', 1],
    ['one fails and enforces nothing', [{ ...FAILED, failOn: 'never' }, {}], 'fail', 0],
    ['one is unknown, one fails', [FAILED, UNKNOWN], 'unknown', 2],
  ])('%s', (_name, legs, verdict, exitCode) => {
    const merged = together(legs.map((over, index) => leg(`c${index}`, over)));
    expect([merged.verdict, merged.exitCode]).toEqual([verdict, exitCode]);
  });

  test('merge: wouldFail is that of any leg, whatever the verdict', () => {
    const of = (over: object) => together([leg('a', over), leg('b')]).wouldFail;
    expect([of({}), of({ wouldFail: true })]).toEqual([false, true]);
  });

  test('and what a leg waives does not count', () => {
    const written = { owner: 'ops', expires: '2026-11-30', reason: 'known' };
    const waiver = { ...written, rule: 'peak-above-limit', subject: 'NodePool/a', max: null };
    const waived = [{ ...finding('error', 'new'), waiver }];
    const merged = together([leg('a', { findings: waived }), leg('b')]);
    expect([merged.verdict, merged.exitCode]).toEqual(['pass', 0]);
    expect(leg('a', { findings: waived })[0]?.findings).toMatchObject([{ waiver }]);
  });

  test('and the same in any order', () => {
    const legs = [leg('a', WARNED), leg('b', FAILED), leg('c'), leg('d', UNKNOWN)];
    const whole = together(legs);
    fc.assert(
      fc.property(fc.shuffledSubarray(legs, { minLength: legs.length }), (shuffled) => {
        expect(together(shuffled)).toEqual(whole);
      }),
    );
  });

  test('and never better for one leg more', () => {
    const kinds = [{}, WARNED, FAILED, UNKNOWN];
    const rank = ['pass', 'warn', 'fail', 'unknown'];
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1, maxLength: 6 }), fc.nat(3), (some, more) => {
        const of = (indices: readonly number[]) =>
          together(indices.map((kind, i) => leg(`c${i}`, kinds[kind])));
        const [before, after] = [of(some), of([...some, more])];
        expect(rank.indexOf(after.verdict)).toBe(Math.max(rank.indexOf(before.verdict), more));
      }),
    );
  });
});

describe('merge: what is not known is never a pass', () => {
  test.each<[string, Merged, string, RegExp]>([
    [
      'a leg that is expected and missing',
      together([leg('a')], ['a', 'b']),
      'missing-report',
      /no report of the cluster b/,
    ],
    [
      'two reports of one cluster',
      together([leg('a', {}, 'x.json'), leg('a', {}, 'y.json')]),
      'two-reports',
      /2 reports of the cluster a \(x\.json, y\.json\)/,
    ],
    [
      'a leg of the day before yesterday',
      together([
        leg('a', { at: '2026-11-19T07:00:00Z' }),
        leg('b', { at: '2026-11-20T09:00:00Z' }),
        leg('c'),
      ]),
      'old-report',
      /cluster a .* 49 hours older than the newest one/,
    ],
    ['no report that is expected', together([], ['a']), 'missing-report', /no report of the cluster a/],
    ['nothing at all', together([]), 'missing-report', /no reports to merge/],
    [
      'a report that is broken',
      together([leg('a'), readLegs('b.json', 'b', '{"schemaVersion":1,"verd')]),
      'broken-report',
      /b\.json is not JSON; it may be cut off/,
    ],
  ])('%s', (_name, merged, code, words) => {
    expect([merged.verdict, merged.exitCode, merged.wouldFail]).toEqual(['unknown', 2, true]);
    expect(merged.problems.map((one) => one.code)).toEqual([code]);
    expect(toPlain(merged.problems[0]?.message ?? NO_TEXT)).toMatch(words);
  });

  test('of two reports of one cluster neither is taken', () => {
    const merged = together([leg('a', FAILED, 'x.json'), leg('a', {}, 'y.json'), leg('b')]);
    expect(merged.legs.map(({ cluster }) => cluster)).toEqual(['b']);
  });

  test('a leg that says it passes and holds what fails is refused', () => {
    const says = (over: object) => whyOf(readLegs('a.json', 'a', JSON.stringify(report('a', over))));
    expect(says({ findings: [finding('error', 'new')] })).toMatch(/says pass and holds what comes to fail/);
    expect(says({ verdict: 'warn', findings: [finding('error', 'new')] })).toMatch(/says warn and holds/);
    const problem = { severity: 'error', code: 'x', message: 'm', file: null, line: null, column: null };
    expect(says({ problems: [problem] })).toMatch(/comes to unknown/);
    expect(says({ findings: [finding('warning', 'new')] })).toMatch(/says pass and holds what comes to warn/);
    expect(says({ findings: [finding('error', 'unchanged')] })).toBeNull();
  });

  test.each<[string, unknown, RegExp]>([
    ['another version', { ...report('a'), schemaVersion: 2 }, /schemaVersion 1 \(it says 2\)/],
    ['none', {}, /it says none/],
    ['a list', [], /it says none/],
    ['a gate', { schemaVersion: 1, gate: 'allow', verdict: 'pass' }, /not the JSON report of a plan: digest/],
    ['a verdict of its own', { ...report('a'), verdict: 'great' }, /verdict/],
    [
      'a negative count',
      { ...report('a'), combined: { base: null, head: combinedOf({ peakAtOnce: -1 }) } },
      /peakAtOnce/,
    ],
    ['no clusters in a list of them', { ...report('a'), clusters: [] }, /lists no cluster/],
    ['a digest that is none', { ...report('a'), digest: 'sha256:0' }, /digest is not a digest/],
    ['a name that never ends', { ...report('x'.repeat(5_000)) }, /cluster/],
  ])('a report with %s is refused by name', (_name, value, words) => {
    const read = readLegs('evil.json', 'evil', JSON.stringify(value));
    expect(read).toMatchObject({ source: 'evil.json' });
    expect(whyOf(read)).toMatch(words);
  });

  test('a report that is cut off anywhere is refused', () => {
    const whole = JSON.stringify(report('a', { policies: [policy('p', [group()])] }));
    fc.assert(
      fc.property(fc.integer({ min: 0, max: whole.length - 1 }), (length) => {
        expect(readLegs('a.json', 'a', whole.slice(0, length))).toHaveProperty('why');
      }),
    );
  });
});

/** Why a report is refused; null where it is read. */
function whyOf(read: ReturnType<typeof readLegs>): string | null {
  return 'why' in read ? toPlain(read.why) : null;
}

describe('merge: a report of', () => {
  test('a plan as fleetplan writes it is read', () => {
    const read = readLegs('bad.json', 'bad', readFileSync('__tests__/golden/bad.json', 'utf8'));
    expect('why' in read ? read.why : read.length).toBe(1);
  });

  test('several clusters is a leg each, with what is of it', () => {
    const part = (name: string) => ({ ...report(null), name });
    const of = (cluster: string, one: object) => ({ ...one, cluster });
    const whole = report(null, {
      verdict: 'fail',
      clusters: [{ ...part('a'), verdict: 'fail' }, part('b')],
      findings: [of('a', finding('error', 'new'))],
      policies: [of('b', policy('p', [group()]))],
    });
    const read = readLegs('all.json', 'all', JSON.stringify(whole));
    expect(read).toMatchObject([
      { cluster: 'a', verdict: 'fail', findings: [{}], policies: 0 },
      { cluster: 'b', verdict: 'pass', findings: [], policies: 1 },
    ]);
  });

  test('a cluster without a name goes by the name of its file', () => {
    expect(leg(null, {}, 'prod-east.json')[0]?.cluster).toBe('prod-east');
  });
});

describe('merge: the report', () => {
  const merged = together(
    [
      leg('prod-east', { ...FAILED, policies: [policy('p', [group({ finish: 4 })])] }),
      leg('prod-west', { ...FAILED, policies: [policy('p', [group({ start: 6, finish: 10 })])] }),
    ],
    ['canary'],
  );

  test('in text has what clusters share once', () => {
    expect(renderMerge(merged, 'text')).toBe(
      [
        'UNKNOWN  2 clusters: 2 fail; 1 report missing or unusable',
        '',
        'cluster               verdict  what merging does',
        'prod-east, prod-west  FAIL     1 of 100 nodes unavailable at once',
        '',
        'error  missing-report',
        '  There is no report of the cluster canary: it was not evaluated. Look at its job.',
        '',
        'error  peak-above-limit  prod-east, prod-west  a.yaml:1:1',
        '  Something breaks.',
        '  Fix: Less.',
        '',
      ].join('\n'),
    );
  });

  test.each(['text', 'markdown'] as const)(
    'tells clusters of which the same is true once in %s',
    (format) => {
      const many = Array.from({ length: 60 }, (_, index) =>
        leg(`c${String(index).padStart(2, '0')}`, {
          ...FAILED,
          headline: '1 error. Rolls out to 2 nodes',
          policies: [policy('p', [group()])],
        }),
      );
      const told = renderMerge(together(many), format).replaceAll('`', '');
      expect(told.match(/Rolls out to 2 nodes/g)).toHaveLength(1);
      expect(told).toContain('c00, c01, c02, c03, c04 and 55 more');
      expect(told.replace(/(?<=yaml:1):1/, '').replace(/[*,:·\\\s]+/g, ' ')).toContain(
        'peak-above-limit all 60 clusters a.yaml 1 Something breaks. Fix Less.',
      );
    },
  );

  test('in JSON says version, verdict and every cluster', () => {
    const json = JSON.parse(renderMerge(merged, 'json')) as object;
    expect(json).toMatchObject({
      schemaVersion: 1,
      verdict: 'unknown',
      clusters: [{ name: 'prod-east', verdict: 'fail' }, { name: 'prod-west' }],
      problems: [{ code: 'missing-report', cluster: 'canary' }],
      findings: [{ cluster: 'prod-east' }, { cluster: 'prod-west' }],
    });
  });

  test('in Markdown fits, whatever there is, and always says the verdict', () => {
    const many = Array.from({ length: 300 }, (_, index) =>
      leg(`cluster-${index}`, {
        ...FAILED,
        findings: [finding('error', 'new', `${'Long & <b>words</b>. '.repeat(40)}${index}`)],
      }),
    );
    for (const maxBytes of [400, 3_000, 60_000]) {
      const text = renderMerge(together(many), 'markdown', { maxBytes });
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(maxBytes);
      expect(text).toMatch(/^### ❌ Rollout plans of 300 clusters: 300 fail\n/);
    }
  });

  test('holds no markup of a hostile leg', () => {
    const evil = together([
      leg('</details> @all [x](http://evil) | `', {
        ...FAILED,
        headline: '::error::x <img src=//evil> @octocat',
        findings: [finding('error', 'new', '::error::x <img src=//evil> @octocat')],
      }),
    ]);
    const markdown = renderMerge(evil, 'markdown');
    // All of it stands in code, which is no markup.
    expect(markdown.replace(/(`+).*?\1/g, '')).not.toMatch(/^::|[<@]|evil/m);
    expect(renderMerge(evil, 'text')).not.toMatch(/^::/m);
  });

  test('shows no messages of legs where names of nodes are hidden', () => {
    expect(renderMerge(merged, 'markdown', { detail: 'counts' })).not.toContain('Something breaks');
  });
});
