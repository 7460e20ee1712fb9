import type { Octokit } from '../../src/github/client.js';
import { newLines, writeInline } from '../../src/github/inline.js';
import { newFindings, renderInline } from '../../src/report/index.js';
import { makeRun } from '../../src/run.js';
import { lineIn, withTriedFixes } from '../../src/tried-fixes.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { inputOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

const strategy = (limit: number): string =>
  policy({ strategy: `{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: ${limit}}}` }) + roller();
const HEAD = strategy(50);
const PLANNED = [
  inputOf({ base: strategy(100), head: HEAD, snapshot: nodeList(parseFleet('20 nodes gpu=true')) }),
] as const;
const { run: RUN, edits: EDITS } = withTriedFixes(PLANNED, makeRun(PLANNED));
const FINDINGS = newFindings(RUN);
const WHOLE = `@@ -0,0 +1,${HEAD.split('\n').length} @@\n${HEAD.split('\n')
  .map((line) => `+${line}`)
  .join('\n')}`;

interface Stored {
  readonly body: string;
  readonly user: { readonly login: string };
  readonly line: number | null;
}

/** A GitHub with this diff of head.yaml, which stores the comments of reviews; `status`: it refuses them. */
async function written(patch: string, there: readonly Stored[] = [], status: number | null = null) {
  const stored = [...there];
  let calls = 0;
  const answer = <T>(data: T) => {
    calls++;
    return Promise.resolve({ data, headers: {} });
  };
  const octokit = {
    graphql: () => {
      calls++;
      return Promise.reject(new Error('not asked for'));
    },
    rest: {
      pulls: {
        listFiles: () => answer([{ filename: 'head.yaml', patch }]),
        listReviewComments: () => answer(stored),
        createReview: ({ comments }: { comments: { body: string; line: number }[] }) => {
          if (status !== null) return Promise.reject(Object.assign(new Error('no'), { status }));
          const user = { login: 'github-actions[bot]' };
          stored.push(...comments.map(({ body, line }) => ({ body, line, user })));
          return answer({});
        },
      },
    },
  } as unknown as Octokit;
  const said = await writeInline(octokit, {
    repository: { owner: 'acme', repo: 'infra' },
    ...{ pull: { number: 7, headSha: 'a'.repeat(40) }, detail: 'full', findings: FINDINGS, edits: EDITS },
    lineOf: (file, line) => lineIn(PLANNED, file, line),
  });
  return { said, stored, calls };
}

describe('inline: comments at lines', () => {
  test('stand at the lines of new findings, one each, in at most six calls', async () => {
    const { said, stored, calls } = await written(WHOLE);
    expect([said, stored.length > 0, calls <= 6]).toEqual([null, true, true]);
    expect(stored.some(({ body }) => body.includes('```suggestion\n'))).toBe(true);
  });

  test('are not written twice', async () => {
    const first = await written(WHOLE);
    expect((await written(WHOLE, first.stored)).stored).toEqual(first.stored);
  });

  test('review comments of another user: are not ours', async () => {
    const { stored } = await written(WHOLE);
    const others = stored.map((comment) => ({ ...comment, user: { login: 'mallory' } }));
    expect((await written(WHOLE, others)).stored).toHaveLength(2 * others.length);
  });

  test('come again where the line of the old one is no longer shown', async () => {
    const { stored } = await written(WHOLE);
    const outdated = stored.map((comment) => ({ ...comment, line: null }));
    expect((await written(WHOLE, outdated)).stored).toHaveLength(2 * outdated.length);
  });

  test.each([
    ['the diff does not show', '@@ -900 +900 @@\n+x'],
    ['of the diff are others than were planned', WHOLE.replace(/^\+/gm, '+x')],
  ])('none at lines that %s', async (_, patch) => {
    expect((await written(patch)).stored).toEqual([]);
  });

  test.each([403, 404, 422])('a refusal with %i is a sentence, no failure', async (status) => {
    expect((await written(WHOLE, [], status)).said).toMatch(
      /^Comments at lines were perhaps not written: .*annotations/,
    );
  });

  test('a patch is read by the numbers of its new side', () => {
    const patch = '@@ -1,3 +1,3 @@ x\n a\n-b\n+c\n d\n@@ -9 +9,2 @@\n e\n+f\n\\ No newline at end of file';
    expect([...newLines(patch)]).toEqual([
      [1, 'a'],
      [2, 'c'],
      [3, 'd'],
      [9, 'e'],
      [10, 'f'],
    ]);
  });

  test.each(['x: `1`', 'x: 1\n```\n@all', 'x: \u202e1', 'x: 1\r'])('the line %j is not suggested', (line) => {
    const [first] = FINDINGS;
    if (!first) throw new Error('no finding');
    expect(renderInline(first.report, first.finding, 'full', line)).not.toContain('suggestion');
  });

  test('hostile words of a file are no markup', () => {
    const [first] = FINDINGS;
    if (!first) throw new Error('no finding');
    const hostile = {
      ...first.finding,
      message: 'a <img src=x> @acme/all --> [b](http://c) ```',
      remediation: '<!-- x',
    };
    const body = renderInline(first.report, hostile, 'full', null);
    const [, ...lines] = body.split('\n');
    const outsideCode = lines.join('\n').replace(/(`+) ?[^\n]*? ?\1(?!`)/g, '');
    expect(outsideCode).not.toMatch(/[<@[]|```/);
  });
});
