import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '../../src/config/read.js';
import type { Inputs } from '../../src/github/inputs.js';
import type { Report, Verdict } from '../../src/plan/finding.js';
import { planOf } from '../plan-of.js';
import {
  folder,
  GREEN,
  HEAD,
  onARunner,
  type Published,
  published,
  RED,
  SNAPSHOT,
  STEEP,
  UNKNOWN,
} from './published.js';
import { foreign } from '../../src/text/text.js';

onARunner();

const FULL_DISK = '/dev/full';
const PROBLEM = { severity: 'warning', code: 'not-judged', place: null } as const;

describe('a step ends', () => {
  test.each<[Verdict, Report, Partial<Inputs>, number, RegExp]>([
    ['pass', GREEN, {}, 0, /^fleetplan: pass$/m],
    ['fail', RED, {}, 1, /^::error::fleetplan: safety rules are broken/m],
    ['unknown', UNKNOWN, {}, 1, /^::error::fleetplan could not evaluate/m],
    ['fail', RED, { warnOnly: true }, 0, /^::warning::fleetplan: safety rules are broken.*warn-only/m],
    ['unknown', UNKNOWN, { warnOnly: true }, 0, /^::warning::fleetplan could not evaluate.*warn-only/m],
  ])('%s #%#', async (verdict, report, inputs, exitCode, sentence) => {
    const step = await published(report, inputs);
    expect([step.exitCode, step.outputs['verdict'], step.outputs['would-fail']]).toEqual([
      exitCode,
      verdict,
      String(verdict !== 'pass'),
    ]);
    expect(step.printed).toMatch(sentence);
  });

  test('with the errors of its report at their places, as errors', async () => {
    const { printed } = await published(RED);
    expect(printed).toMatch(/^::error title=[^\n]*file=head\.yaml,line=\d+/m);
  });

  test('with numbers that other steps can look at', async () => {
    const { outputs } = await published(RED);
    const errors = RED.findings.filter(
      ({ status, severity }) => severity === 'error' && (status === 'new' || status === 'worsened'),
    );
    expect(outputs).toMatchObject({
      violations: String(errors.length),
      'worst-loss': String(Math.max(...RED.plan.head.policies.map(({ effect }) => effect.worstLoss))),
      'peak-at-once': String(RED.plan.head.combined.peakAtOnce),
      changed: 'true',
      'comment-id': '7',
    });
    expect(errors.length).toBeGreaterThan(0);
  });

  test('of several clusters the highest one, and no end where one of them has none', async () => {
    const policies = GREEN.plan.head.policies.map((one) => ({
      ...one,
      effect: { ...one.effect, outcome: 'stuck' as const, finish: 0 },
    }));
    const endless = { ...GREEN, plan: { ...GREEN.plan, head: { ...GREEN.plan.head, policies } } };
    const [red, both] = [await published(RED), await published([endless, RED])];
    expect(red.outputs['finish']).toMatch(/^2026-/);
    expect(both.outputs['finish']).toBe('');
    for (const one of ['worst-loss', 'peak-at-once']) expect(both.outputs[one]).toBe(red.outputs[one]);
  });

  test('and violations that are there already are none of the change', async () => {
    const before = planOf({ base: STEEP, head: STEEP, snapshot: SNAPSHOT });
    expect(
      before.findings.some(({ status, severity }) => status === 'unchanged' && severity === 'error'),
    ).toBe(true);
    expect((await published(before)).outputs).toMatchObject({ violations: '0', changed: 'false' });
  });
});

describe('names of nodes', () => {
  const shown = ({ printed, summary, bodies }: Published): string => [printed, summary, ...bodies].join('\n');
  const named = (text: string): boolean => /\bnode-\d{4}\b/.test(text);

  test.each<[string, boolean | null, Partial<Inputs>, boolean]>([
    ['are told in a private repository', true, {}, true],
    ['are not told in a public one', false, {}, false],
    ['are not told where nobody says which it is', null, {}, false],
    ['are told where somebody asks for them', false, { commentDetail: 'full' }, true],
    ['are not told where somebody does not want them', true, { commentDetail: 'counts' }, false],
  ])('%s', async (_claim, isPrivate, inputs, expected) => {
    const step = await published(RED, inputs, { isPrivate });
    expect(named(shown(step))).toBe(expected);
    expect(named(step.summary)).toBe(expected);
  });

  test('are in no annotation of a public repository either', async () => {
    const findings = RED.findings.map((one) => ({ ...one, message: `${one.message} It is node-0001.` }));
    const lines = async (isPrivate: boolean) =>
      (await published({ ...RED, findings }, {}, { isPrivate })).printed.match(/^::error.*node-\d+/gm)
        ?.length ?? 0;
    expect(await lines(false)).toBe(0);
    expect(await lines(true)).toBeGreaterThan(0);
  });

  test('are not told where the configuration does not want them, unless the workflow does', async () => {
    const config = { ...defaultConfig(), comment: { ...defaultConfig().comment, detail: 'counts' as const } };
    expect(named(shown(await published(RED, {}, { config })))).toBe(false);
    expect(named(shown(await published(RED, { commentDetail: 'full' }, { config })))).toBe(true);
  });
});

describe('what the runner cannot take costs nothing else', () => {
  test.each([
    ['GITHUB_STEP_SUMMARY', 'The job summary'],
    ['GITHUB_OUTPUT', 'The outputs of this step'],
  ])('%s on a full disk', async (variable, what) => {
    process.env[variable] = FULL_DISK;
    const [red, green] = [await published(RED), await published(GREEN)];
    expect(red.printed).toContain(`::warning::${what} could not be written: the disk is full.`);
    expect([red.exitCode, green.bodies.length]).toEqual([1, 1]);
  });

  test('a report in a folder that is a file', async () => {
    const step = await published(GREEN, { reportFile: 'output/report.json' });
    expect([step.exitCode, step.outputs['verdict'], step.outputs['report-path']]).toEqual([0, 'pass', '']);
    expect(step.printed).toContain('::warning::The JSON report could not be written:');
  });

  test('a SARIF file that the system will not have costs the file only', async () => {
    const step = await published(GREEN, { sarifFile: 'output/findings.sarif' });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([0, 'pass']);
    expect(step.printed).toContain('::warning::The SARIF file could not be written:');
  });

  test('page and SARIF file are written where they are asked for, with links and without names', async () => {
    const plan = { ...RED.plan, problems: [{ ...PROBLEM, message: foreign('node-0003 is out') }] };
    const files = { htmlFile: 'page.html', sarifFile: 'a.sarif' };
    await published({ ...RED, plan }, files, { isPrivate: false });
    const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
    const page = read('page.html') + read('a.sarif');
    expect(page).toContain(`https://github.com/acme/infra/blob/${HEAD}/head.yaml#L`);
    expect(page).not.toMatch(/node-\d{4}/);
  });

  test('but a report where it may not be is an error', async () => {
    await expect(published(GREEN, { reportFile: '../report.json' })).rejects.toThrow('must lie in');
    await expect(published(GREEN, { reportFile: 'summary' })).rejects.toThrow('not overwritten');
    await expect(published(GREEN, { sarifFile: 'summary' })).rejects.toThrow('is no SARIF log');
    await expect(published(GREEN, { htmlFile: 'summary' })).rejects.toThrow('is no page of fleetplan');
  });
});
