import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultConfig } from '../../src/config/read.js';
import type { Octokit } from '../../src/github/client.js';
import type { Inputs } from '../../src/github/inputs.js';
import type { Publication } from '../../src/github/publish.js';
import { publish, sayAbout } from '../../src/github/publish.js';
import type { Report, Verdict } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { temporaryFolder } from '../read/repository.js';
import { policy, roller } from '../rules/objects.js';

const SNAPSHOT = nodeList(parseFleet('20 nodes gpu=true'));
const CALM = policy({ budget: '{count: 1}' }) + roller();
const STEEP =
  policy({
    budget: '{count: 20}',
    strategy: '{fixed: {initialBatch: 20, failureThreshold: 1, safetyLimit: 100}}',
  }) + roller();
const RED = planOf({ base: CALM, head: STEEP, snapshot: SNAPSHOT });
const GREEN = planOf({ base: CALM, head: CALM, snapshot: SNAPSHOT });
const UNKNOWN = planOf({ base: CALM, head: 'kind: Skyhook\nx: [1\n', snapshot: SNAPSHOT });
const HEAD = 'a'.repeat(40);
const FULL_DISK = '/dev/full';
const PROBLEM = { severity: 'warning', code: 'not-judged', place: null, picture: null } as const;

const NOT_GIVEN: Inputs = {
  ...{ policies: null, snapshot: null, config: 'c.yml', configRef: null, cluster: null, failOn: null },
  ...{ failOnExisting: null, commentSummary: null, commentDetail: null, annotations: null, inline: null },
  ...{ reportFile: null, sarifFile: null, htmlFile: null, reports: [], expect: [], checkRun: null },
  ...{ warnOnly: false, baseRef: null, headRef: null, basePath: null, headPath: null, at: null },
  ...{ mode: 'plan', horizonMs: null, expectDigest: null, reviewed: null, before: null, token: 'fake-token' },
};

let folder: string;
let printed: string;
const environment = { ...process.env };

beforeEach(() => {
  folder = temporaryFolder('publish');
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  for (const name of ['output', 'summary']) writeFileSync(join(folder, name), '');
  process.env['GITHUB_OUTPUT'] = join(folder, 'output');
  process.env['GITHUB_STEP_SUMMARY'] = join(folder, 'summary');
  process.env['GITHUB_WORKSPACE'] = folder;
  process.env['RUNNER_TEMP'] = folder;
  process.env['GITHUB_RUN_ID'] = '42';
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...environment };
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

/** A GitHub, with an earlier comment of ours or none, that writes down what it is asked to store. */
function github(earlier: readonly string[], pull: object = { head: { sha: HEAD }, base: { ref: 'main' } }) {
  const bodies = [...earlier];
  const stored = () => ({ id: 7, body: bodies.at(-1), user: { login: 'github-actions[bot]', id: null } });
  const octokit = {
    graphql: () => Promise.reject(new Error('not asked for')),
    rest: {
      pulls: { get: () => Promise.resolve({ data: pull }) },
      issues: {
        listComments: () => Promise.resolve({ data: bodies.length > 0 ? [stored()] : [], headers: {} }),
        updateComment: ({ body }: { body: string }) => {
          bodies[bodies.length - 1] = body;
          return Promise.resolve({ data: stored() });
        },
        createComment: ({ body }: { body: string }) => {
          bodies.push(body);
          return Promise.resolve({ data: stored() });
        },
      },
    },
  };
  return { bodies, octokit: octokit as unknown as Octokit };
}

interface Published {
  readonly exitCode: number;
  readonly printed: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly bodies: readonly string[];
}

async function published(
  report: Report | readonly [Report, ...Report[]],
  inputs: Partial<Inputs> = {},
  change: Partial<Publication> & {
    readonly isPrivate?: boolean | null;
    readonly pull?: object;
    readonly earlier?: readonly string[];
  } = {},
): Promise<Published> {
  const { isPrivate = true, pull, earlier = [], ...given } = change;
  const { bodies, octokit } = github(earlier, pull);
  await publish({
    run: runReport('plan' in report ? [report] : report),
    key: 'prod',
    inputs: { ...NOT_GIVEN, ...inputs },
    config: defaultConfig(),
    isConfigUsable: true,
    event: {
      trigger: {
        ...{ kind: 'pull-request', number: 7, mergeSha: null, baseSha: HEAD, baseRef: 'main' },
        ...{ headSha: HEAD, isRetargeted: false },
      },
      isPrivate,
      about: null,
      mayReadCheckout: true,
    },
    octokit,
    commit: HEAD,
    repository: { owner: 'acme', repo: 'infra' },
    ...given,
  });
  const text = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const blocks = text('output').matchAll(/^([\w-]+)<<(\S+)\n([\s\S]*?)\n\2$/gm);
  return {
    exitCode: Number(process.exitCode ?? 0),
    printed,
    summary: text('summary'),
    outputs: Object.fromEntries(Array.from(blocks, ([, name = '', , value = '']) => [name, value])),
    bodies,
  };
}

describe('a step ends', () => {
  test.each<[Verdict, Report, Partial<Inputs>, number, RegExp]>([
    ['pass', GREEN, {}, 0, /^fleetplan: pass$/m],
    ['fail', RED, {}, 1, /^::error::fleetplan: safety rules are broken/m],
    ['unknown', UNKNOWN, {}, 1, /^::error::fleetplan could not judge/m],
    ['fail', RED, { warnOnly: true }, 0, /^::warning::fleetplan: safety rules are broken.*warn-only/m],
    ['unknown', UNKNOWN, { warnOnly: true }, 0, /^::warning::fleetplan could not judge.*warn-only/m],
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

describe('the comment', () => {
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
    expect(body).toMatch(/^<!-- fleetplan v1 key=prod digest=\S+ -->\n<!-- run 42\.1 -->\n/);
    expect((await published(RED, {}, { isConfigUsable: false })).bodies).toEqual([]);
    expect((await published(RED, { cluster: 'prod' }, { isConfigUsable: false })).bodies).toHaveLength(1);
  });

  test('of a pull request that was moved meanwhile is not written, and nothing was judged', async () => {
    const pull = { head: { sha: HEAD }, base: { ref: 'release' } };
    await expect(published(GREEN, {}, { pull })).rejects.toThrow('was moved to another branch');
  });

  test('of newer commits is left to their run', async () => {
    const step = await published(GREEN, {}, { pull: { head: { sha: 'b'.repeat(40) } } });
    expect([step.exitCode, step.bodies]).toEqual([0, []]);
    expect(step.printed).toContain('newer commits');
  });

  test('that stands is left alone where none is wanted, unless it would go on saying that all is well', async () => {
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

  test('that is not wanted and can not be looked for is not missed', async () => {
    const refuses = { graphql: () => Promise.reject(new Error('no')), rest: {} } as unknown as Octokit;
    const step = await published(RED, { commentSummary: 'never' }, { octokit: refuses });
    expect([step.exitCode, step.printed]).toEqual([1, expect.not.stringContaining('No comment')]);
  });

  test('is no longer than GitHub takes, however much there is to say', async () => {
    const message = (i: number): string => `${i} ${'word '.repeat(150)}`;
    const problems = Array.from({ length: 2_000 }, (_, i) => ({ ...PROBLEM, message: message(i) }));
    const notices = problems.map(({ message }) => message);
    const [body = ''] = (await published({ ...RED, notices, plan: { ...RED.plan, problems } })).bodies;
    expect(body.length).toBeGreaterThan(1_000);
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_536);
  });

  test.each([
    ['refused', '::notice::No comment: GitHub answered 403. Runs from forks'],
    ['failed', '::warning::No comment: GitHub answered 403.'],
  ] as const)('that is %s is told', (kind, said) => {
    sayAbout({ kind, why: 'GitHub answered 403' });
    expect(printed).toContain(said);
    expect(printed.match(/No comment/g)).toHaveLength(1);
  });

  test('is not there where a push started the run', async () => {
    const event = {
      trigger: { kind: 'one-commit' as const, head: HEAD },
      ...{ isPrivate: true, about: null, mayReadCheckout: true },
    };
    expect((await published(RED, { commentSummary: 'always' }, { event })).bodies).toEqual([]);
  });
});

describe('what the runner can not take costs nothing else', () => {
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
    const plan = { ...RED.plan, problems: [{ ...PROBLEM, message: 'node-0003 is out' }] };
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
