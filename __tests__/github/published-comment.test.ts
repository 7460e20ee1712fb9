import type { Octokit } from '../../src/github/client.js';
import type { Inputs } from '../../src/github/inputs.js';
import { logComment } from '../../src/github/publish.js';
import type { Report } from '../../src/plan/finding.js';
import { GREEN, HEAD, onARunner, printed, published, RED, UNKNOWN } from './published.js';
import { foreign, type Text } from '../../src/text/text.js';

onARunner();

const PROBLEM = { severity: 'warning', code: 'not-judged', place: null } as const;

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

  test('of a pull request that was moved meanwhile is not written, and nothing was evaluated', async () => {
    const pull = { head: { sha: HEAD }, base: { ref: 'release' } };
    await expect(published(GREEN, {}, { pull })).rejects.toThrow('was moved to another base branch');
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
    ['refused', '::notice::No comment: GitHub answered 403. Runs from forks'],
    ['failed', '::warning::No comment: GitHub answered 403.'],
  ] as const)('that is %s is told', (kind, said) => {
    logComment({ kind, why: 'GitHub answered 403' });
    expect(printed).toContain(said);
    expect(printed.match(/No comment/g)).toHaveLength(1);
  });

  test('is not there where a push started the run', async () => {
    const event = {
      trigger: { kind: 'commits' as const, base: null, head: HEAD, trusted: HEAD },
      ...{ isPrivate: true, isOfItsCommit: true, defaultBranch: 'main', mayReadCheckout: true },
    };
    expect((await published(RED, { commentSummary: 'always' }, { event })).bodies).toEqual([]);
  });
});
