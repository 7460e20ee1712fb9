import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '../../src/config/read.js';
import type { Octokit } from '../../src/github/client.js';
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
import { foreign, type Text } from '../../src/text/text.js';

onARunner();

const FULL_DISK = '/dev/full';
const PROBLEM = { severity: 'warning', code: 'not-judged', place: null } as const;

describe('publish: a step ends', () => {
  test.each<[Verdict, Report, Partial<Inputs>, number, RegExp]>([
    ['pass', GREEN, {}, 0, /^fleetplan: pass$/m],
    ['fail', RED, {}, 1, /^::error::fleetplan: safety rules are broken/m],
    ['unknown', UNKNOWN, {}, 1, /^::error::fleetplan could not evaluate/m],
    ['fail', RED, { warnOnly: true }, 0, /^::warning::fleetplan: safety rules are broken.*warn-only/m],
    ['unknown', UNKNOWN, { warnOnly: true }, 0, /^::warning::fleetplan could not evaluate.*warn-only/m],
  ])('%s #%#', async (verdict, report, inputs, exitCode, sentence) => {
    const step = await published(report, inputs);
    const outputs = { verdict, 'would-fail': String(verdict !== 'pass') };
    expect(step).toMatchObject({ exitCode, outputs });
    expect(step.printed).toMatch(sentence);
  });

  test('with the errors of its report at their places, as errors', async () => {
    const { printed } = await published(RED);
    expect(printed).toMatch(/^::error title=[^\n]*file=head\.yaml,line=\d+/m);
  });

  test('with the rules of its comment linked to their pages at the version of the action', async () => {
    process.env['GITHUB_SERVER_URL'] = 'https://github.com';
    process.env['GITHUB_ACTION_REPOSITORY'] = 'acme/fleetplan';
    process.env['GITHUB_ACTION_REF'] = 'v1';
    const { bodies } = await published(RED);
    const [rule = ''] = RED.findings.map((finding) => finding.rule);
    const page = `https://github.com/acme/fleetplan/blob/v1/docs/rules/${rule}.md`;
    expect(bodies.at(-1)).toContain(`[**\`${rule}\`**](${page})`);
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

describe('publish: names of nodes', () => {
  const shown = ({ printed, summary, bodies }: Published): string => [printed, summary, ...bodies].join('\n');
  const named = (text: string): boolean => /\bnode-\d{4}\b/.test(text);

  test.each<[string, boolean | null, Partial<Inputs>, boolean]>([
    ['are shown in a private repository', true, {}, true],
    ['are hidden in a public one', false, {}, false],
    ['are hidden in a repository of unknown visibility', null, {}, false],
    ['are shown if the input asks for them', false, { commentDetail: 'full' }, true],
    ['are hidden if the input says so', true, { commentDetail: 'counts' }, false],
  ])('%s', async (_claim, isPrivate, inputs, expected) => {
    const step = await published(RED, inputs, { isPrivate });
    expect(named(shown(step))).toBe(expected);
    expect(named(step.summary)).toBe(expected);
  });

  test('node names: hidden by the configuration, unless the workflow shows them', async () => {
    const config = { ...defaultConfig(), comment: { ...defaultConfig().comment, detail: 'counts' as const } };
    expect(named(shown(await published(RED, {}, { config })))).toBe(false);
    expect(named(shown(await published(RED, { commentDetail: 'full' }, { config })))).toBe(true);
  });
});

describe('publish: what the runner cannot take costs nothing else', () => {
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
    await published({ ...RED, plan }, files, { isPrivate: null });
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

describe('publish: the comment', () => {
  test.each<[string, Report, Partial<Inputs>, number]>([
    ['is wanted always', GREEN, { commentSummary: 'always' }, 1],
    ['is wanted on failure, and it fails', RED, { commentSummary: 'on-failure' }, 1],
    ['is wanted on failure, and it passes', GREEN, { commentSummary: 'on-failure' }, 0],
    ['is wanted on change, and there is one', RED, { commentSummary: 'on-change' }, 1],
    ['is wanted on change, and there is none', GREEN, { commentSummary: 'on-change' }, 0],
    ['is never wanted', RED, { commentSummary: 'never' }, 0],
  ])('%s', async (_claim, report, inputs, comments) => {
    expect((await published(report, inputs)).bodies).toHaveLength(comments);
  });

  test('is written under the name of the cluster, with the run, and where the name is not known, not at all', async () => {
    const [body = ''] = (await published(RED)).bodies;
    expect(body).toMatch(/^<!-- fleetplan v1 key=prod digest=\S+ -->\n/);
    expect((await published(RED, {}, { isConfigUsable: false })).bodies).toEqual([]);
    expect((await published(RED, { cluster: 'prod' }, { isConfigUsable: false })).bodies).toHaveLength(1);
  });

  test('of a pull request that was moved meanwhile is not written, and nothing was evaluated', async () => {
    const pull = { head: { sha: HEAD }, base: { ref: 'release' } };
    await expect(published(GREEN, {}, { pull })).rejects.toThrow('was moved to another base branch');
  });

  test('of newer commits is left to their run', async () => {
    const step = await published(
      GREEN,
      {},
      { pull: { head: { sha: 'b'.repeat(40) }, base: { ref: 'main' } } },
    );
    expect([step.exitCode, step.bodies]).toEqual([0, []]);
    expect(step.printed).toContain('The comment is left to the run of the newer commit.');
  });

  test('an earlier comment: is left alone if none is wanted, unless this run fails', async () => {
    const earlier = ['<!-- fleetplan v1 key=prod digest=sha256:0 -->\nold\n'];
    expect((await published(RED, {}, { earlier })).bodies).toEqual([expect.stringContaining('sha256:')]);
    expect((await published(RED, {}, { earlier })).bodies).not.toEqual(earlier);
    const never = { commentSummary: 'never' } as const;
    expect((await published(GREEN, never, { earlier })).bodies).toEqual(earlier);
    for (const report of [RED, UNKNOWN])
      expect((await published(report, never, { earlier })).bodies).toEqual([
        expect.stringMatching(/key=prod digest=sha256:[0-9a-f]{2}/),
      ]);
  });

  test('that is not wanted and cannot be looked for is not missed', async () => {
    const refuses = { graphql: () => Promise.reject(new Error('no')), rest: {} } as unknown as Octokit;
    const step = await published(RED, { commentSummary: 'never' }, { octokit: refuses });
    expect([step.exitCode, step.printed]).toEqual([1, expect.not.stringContaining('No comment')]);
  });

  test('is no longer than GitHub takes, however much there is to say', async () => {
    const message = (i: number): Text => foreign(`${i} ${'word '.repeat(150)}`);
    const problems = Array.from({ length: 2_000 }, (_, i) => ({ ...PROBLEM, message: message(i) }));
    const notices = problems.map(({ message: said }) => said);
    const [body = ''] = (await published({ ...RED, notices, plan: { ...RED.plan, problems } })).bodies;
    expect(body.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_536);
  });

  test.each([
    [403, '::notice::No comment: GitHub answered 403. Runs from forks'],
    [500, '::warning::No comment: GitHub answered 500.'],
  ])('that GitHub answers with %i is reported once', async (status, said) => {
    const listComments = () => Promise.reject(Object.assign(new Error('no'), { status }));
    const octokit = { graphql: () => Promise.resolve({}), rest: { issues: { listComments } } };
    const step = await published(GREEN, {}, { octokit: octokit as unknown as Octokit });
    expect(step.printed).toContain(said);
    expect(step.printed.match(/No comment/g)).toHaveLength(1);
  });

  test('is not there where a push started the run', async () => {
    const event = {
      trigger: { kind: 'commits' as const, base: null, head: HEAD, trusted: HEAD },
      ...{ isPrivate: true, isOfItsCommit: true, defaultBranch: 'main', mayReadCheckout: true },
    };
    expect((await published(RED, { commentSummary: 'always' }, { event })).bodies).toEqual([]);
  });
});
