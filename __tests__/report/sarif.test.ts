import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { Ajv } from 'ajv';
import formats from 'ajv-formats';
import type { Log, Result, Run } from 'sarif';
import type { Problem } from '../../src/manifest/problem.js';
import { runReport } from '../../src/plan/run-report.js';
import { type RenderOptions, renderRun } from '../../src/report/index.js';
import { render } from '../render.js';
import { RULES } from '../../src/rules/catalogue.js';
import { planOfPage } from '../rules/page-plans.js';
import { finding, place, plan, report } from './build.js';
import { REPORTS } from './fixtures.js';
import { foreign } from '../../src/text/text.js';

const PAGES: Partial<RenderOptions> = {
  rulePage: (id) =>
    id === 'peak-above-limit' ? '# peak-above-limit\n\nToo many\nat once.\n\n## Why\n' : null,
};

/** The published schema, without what is never written here. */
const SCHEMA = JSON.parse(readFileSync('__tests__/report/sarif-2.1.0.json', 'utf8')) as object;
const ajv = new Ajv({ allErrors: true });
formats.default(ajv);
const validate = ajv.compile(SCHEMA);

function runOf(text: string): Run & { readonly results: Result[] } {
  const log = JSON.parse(text) as Log;
  expect([validate(log), validate.errors]).toEqual([true, null]);
  expect(log).toMatchObject({ version: '2.1.0', runs: [{ tool: { driver: { name: 'fleetplan' } } }] });
  const [run] = log.runs;
  if (!run?.results) throw new Error('a log without results');
  return { ...run, results: run.results };
}

const sarif = (given: Parameters<typeof report>[0]) => runOf(render(report(given), 'sarif', PAGES));

describe('sarif: SARIF for code scanning', () => {
  test.each(Object.entries(REPORTS))(
    '%s: each result has a rule, a place and a fingerprint',
    (_name, make) => {
      const run = runOf(render(make(), 'sarif'));
      const rules = run.tool.driver.rules?.map(({ id }) => id) ?? [];
      for (const { ruleId, ruleIndex, message, locations, partialFingerprints } of run.results) {
        expect(rules[ruleIndex ?? -1]).toBe(ruleId);
        expect(message.text).not.toBe('');
        expect(partialFingerprints?.['primaryLocationLineHash']).toMatch(/^\S+$/);
        const physical = locations?.[0]?.physicalLocation;
        expect(physical?.artifactLocation?.uri).toMatch(/^[^\s<>"{}|\\^`]+$/);
        expect(physical?.region?.startLine).toBeGreaterThan(0);
      }
    },
  );

  test('valid and empty where nothing is found', () => {
    const run = sarif({ plan: plan([]), verdict: 'pass', findings: [] });
    expect(run).toMatchObject({ results: [], invocations: [{ executionSuccessful: true }] });
  });

  test('what could not be evaluated is no success, and a result', () => {
    const problem = {
      severity: 'error',
      code: 'yaml-syntax',
      message: foreign('no YAML'),
      place: place('a b/ü#%.yaml', 3, 7),
    } as const;
    const run = sarif({ plan: { ...plan([]), problems: [problem] }, verdict: 'unknown', findings: [] });
    expect(run.invocations).toEqual([{ executionSuccessful: false }]);
    expect(run.results).toMatchObject([
      {
        ruleId: 'yaml-syntax',
        level: 'error',
        message: { text: 'no YAML' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'a%20b/%C3%BC%23%25.yaml', uriBaseId: '%SRCROOT%' },
              region: { startLine: 3, startColumn: 7 },
            },
          },
        ],
      },
    ]);
  });

  test.each([
    ['new', ['new']],
    ['worsened', ['updated']],
    ['unchanged', ['unchanged']],
    ['fixed', []],
  ] as const)('a finding that is %s is %j', (status, states) => {
    const run = sarif({ plan: plan([]), verdict: 'fail', findings: [finding({ status })] });
    expect(run.results.map(({ baselineState }) => baselineState)).toEqual(states);
  });

  test('without a base nothing has a state', () => {
    const run = sarif({ plan: { ...plan([]), base: null }, verdict: 'fail', findings: [finding({})] });
    expect(run.results).toHaveLength(1);
    expect(run.results[0]).not.toHaveProperty('baselineState');
  });

  test('the help of a rule is its page, and its first paragraph is what it is about', () => {
    const run = sarif({ plan: plan([]), verdict: 'fail', findings: [finding({})] });
    expect(run.tool.driver.rules).toEqual([
      {
        id: 'peak-above-limit',
        name: 'peak-above-limit',
        shortDescription: { text: 'Too many at once.' },
        fullDescription: { text: 'Too many at once.' },
        help: {
          text: '# peak-above-limit\n\nToo many\nat once.\n\n## Why\n',
          markdown: '# peak-above-limit\n\nToo many\nat once.\n\n## Why\n',
        },
        properties: { tags: ['rollout'] },
      },
    ]);
  });

  test('of 6,000 findings the worst 5,000', () => {
    const warnings = Array.from({ length: 5_999 }, (_, i) =>
      finding({ severity: 'warning', fingerprint: `w${i}` }),
    );
    const findings = [finding({ fingerprint: 'worst' }), ...warnings];
    const run = sarif({ plan: plan([]), verdict: 'fail', findings });
    expect(run.results).toHaveLength(5_000);
    expect(run.results[0]?.partialFingerprints).toEqual({ primaryLocationLineHash: 'worst' });
  });

  test('errors are not cut for warnings that stand before them, and a cut is reported', () => {
    const problems = Array.from({ length: 5_100 }, (_, i) => ({
      ...{ severity: 'warning', code: 'yaml-syntax', message: foreign(`problem ${i}`) },
      ...{ place: place('a.yaml', i + 1, 1) },
    })) as unknown as Problem[];
    const run = sarif({ plan: { ...plan([]), problems }, verdict: 'fail', findings: [finding({})] });
    expect(run.results[0]?.ruleId).toBe('peak-above-limit');
    expect(run.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toMatch(/^101 more results/);
  });

  test('however long the sentences, it stays below what is taken after compression', () => {
    const noise = (i: number): string =>
      createHash('shake256', { outputLength: 1_280 }).update(`${i}`).digest('hex').replace(/.{64}/g, '$& ');
    const findings = Array.from({ length: 4_000 }, (_, i) =>
      finding({ message: noise(i), remediation: noise(-i), fingerprint: `f${i}` }),
    );
    const text = render(report({ plan: plan([]), verdict: 'fail', findings }), 'sarif', PAGES);
    expect(gzipSync(text).length).toBeLessThan(10_000_000);
    expect(runOf(text).results.length).toBeGreaterThan(1_000);
  });

  test('no name becomes a link', () => {
    const run = sarif({
      ...{ plan: plan([]), verdict: 'fail' },
      findings: [finding({ message: 'Skyhook/[a](https://evil.example)[b](https://evil.example): peak.' })],
    });
    expect(run.results[0]?.message.text).not.toContain('](');
  });

  test.each(RULES.map(({ id }) => id))('the example of %s: no two alerts are taken for one', (id) => {
    const { results, tool } = runOf(render(planOfPage(id, 'Fails'), 'sarif'));
    const alerts = results.map(({ ruleId, partialFingerprints }) =>
      JSON.stringify([ruleId, partialFingerprints]),
    );
    expect(alerts.length).toBe(new Set(alerts).size);
    for (const { shortDescription, fullDescription, help } of tool.driver.rules ?? [])
      for (const text of [shortDescription?.text, fullDescription?.text, help?.text])
        expect(text).toMatch(/\w/);
  });

  test('two clusters with one finding have an alert each, in one run', () => {
    const of = (cluster: string) =>
      report({ plan: { ...plan([]), cluster }, verdict: 'fail', findings: [finding({})] });
    const run = runOf(renderRun(runReport([of('east'), of('west')]), 'sarif'));
    expect(run.results.map(({ message }) => message.text?.slice(0, 5))).toEqual(['east:', 'west:']);
    const prints = run.results.map(
      ({ partialFingerprints }) => partialFingerprints?.['primaryLocationLineHash'],
    );
    expect(new Set(prints).size).toBe(2);
  });
});
