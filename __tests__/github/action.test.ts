import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { commentMarker } from '../../src/report/index.js';
import { sourceOf } from '../../src/text/escape/index.js';
import { gitServer } from '../read/git-server.js';
import type { FakeState } from './fake-github.js';
import { BASE, CALM, CONFIG, config, edited, NODES, POLICY, SNAPSHOT, STEEP } from './gpu-repository.js';
import { openScene, pullPayload, type Scene, type SceneOptions, TIMEOUT_MS, TOKEN } from './run-action.js';

const RED = edited(BASE, { [POLICY]: STEEP });
const BOT = 'github-actions[bot]';
const mark = (key: string): string => `${sourceOf(commentMarker(key, 'sha256:0'))}\nthe text of last week`;

const scenes: Scene[] = [];

async function open(options: Partial<SceneOptions> = {}): Promise<Scene> {
  const scene = await openScene({ before: BASE, after: RED, ...options });
  scenes.push(scene);
  return scene;
}

/** The end state of the local GitHub, after the description had nothing to say against any request or answer. */
async function seen(scene: Scene): Promise<FakeState> {
  const state = await scene.github.state();
  expect(state.violations).toEqual([]);
  return state;
}

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

describe('the comment', () => {
  test(
    'a red change: first comment, verdict, outputs, summary and annotations at file and line',
    async () => {
      const scene = await open();
      const step = await scene.run({ program: 'sources' });
      expect(step.exitCode).toBe(1);
      expect(step.outputs).toMatchObject({
        verdict: 'fail',
        'would-fail': 'true',
        changed: 'true',
        'worst-loss': '8',
      });
      expect(step.outputs['plan-digest']).toMatch(/^sha256:[0-9a-f]{64}$/);
      expect(step.summary).toContain('budget-not-a-cap');
      expect(step.stdout).toMatch(/^::error .*file=fleet\/policy\.yaml,line=\d+/m);
      expect(JSON.parse(step.report ?? '')).toMatchObject({ schemaVersion: 1, verdict: 'fail' });
      const { comments } = await seen(scene);
      expect(comments).toHaveLength(1);
      expect(comments[0]?.body).toMatch(/^<!-- fleetplan v1 key=prod digest=\S+ -->\n/);
      expect(step.outputs['comment-id']).toBe(String(comments[0]?.id));
    },
    TIMEOUT_MS,
  );

  test(
    'a second run with the same plan writes nothing',
    async () => {
      const scene = await open();
      await scene.run();
      await scene.run();
      const { requests } = await seen(scene);
      expect(requests.filter((request) => /^(POST|PATCH) .*comments/.test(request))).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test(
    'what is built says the same',
    async () => {
      const scene = await open();
      expect(await scene.run({ program: 'built' })).toMatchObject({
        exitCode: 1,
        outputs: { verdict: 'fail' },
      });
      expect((await seen(scene)).comments).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test(
    'turned green when fixed: the old comment is edited in place',
    async () => {
      const scene = await open({
        after: edited(BASE, { 'docs/readme.md': 'more' }),
        behaviour: { comments: [{ id: 5, body: mark('prod'), login: BOT }] },
      });
      const step = await scene.run({ inputs: { 'comment-summary-in-pr': 'on-failure' } });
      expect(step.exitCode).toBe(0);
      const { comments } = await seen(scene);
      expect(comments).toHaveLength(1);
      expect(comments[0]?.body).not.toContain('the text of last week');
    },
    TIMEOUT_MS,
  );

  test(
    'on-failure writes no first comment when green',
    async () => {
      const scene = await open({ after: edited(BASE, { 'docs/readme.md': 'more' }) });
      await scene.run({ inputs: { 'comment-summary-in-pr': 'on-failure' } });
      expect((await seen(scene)).comments).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each([
    ['a marker forged by another author', { id: 5, body: mark('prod'), login: 'mallory' }],
    ['the key of another cluster', { id: 5, body: mark('non-prod'), login: BOT }],
    ['a marker that does not stand at the start', { id: 5, body: `quoting\n${mark('prod')}`, login: BOT }],
  ])(
    '%s is left alone, and a comment of our own is written',
    async (_claim, comment) => {
      const scene = await open({ behaviour: { comments: [comment] } });
      await scene.run();
      const { comments } = await seen(scene);
      expect(comments).toHaveLength(2);
      expect(comments[0]?.body).toBe(comment.body);
    },
    TIMEOUT_MS,
  );

  test(
    'ours is found on the third page',
    async () => {
      const others = Array.from({ length: 250 }, (_, i) => ({
        id: i + 10,
        body: 'hello',
        login: 'somebody',
      }));
      const scene = await open({
        behaviour: { comments: [...others, { id: 999, body: mark('prod'), login: BOT }] },
      });
      const step = await scene.run();
      expect(step.outputs['comment-id']).toBe('999');
      expect((await seen(scene)).comments).toHaveLength(251);
    },
    TIMEOUT_MS,
  );

  test(
    'a newer head means that a newer run will speak',
    async () => {
      const scene = await open({ behaviour: { headSha: 'f'.repeat(40) } });
      const step = await scene.run();
      expect(step.exitCode).toBe(1);
      expect((await seen(scene)).comments).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('trouble with the API', () => {
  test(
    'a read-only token costs the comment, never the verdict or the summary',
    async () => {
      const scene = await open({ behaviour: { forbidden: true } });
      const step = await scene.run();
      expect(step.exitCode).toBe(1);
      expect(step.outputs['verdict']).toBe('fail');
      expect(step.summary).toContain('budget-not-a-cap');
      expect(step.stdout).toContain('read-only token');
      expect((await seen(scene)).comments).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'a rate limit is waited for',
    async () => {
      const scene = await open({ behaviour: { rateLimits: 1 } });
      await scene.run();
      expect((await seen(scene)).comments).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test(
    'a server error is tried again',
    async () => {
      const scene = await open({ behaviour: { serverErrors: 1 } });
      await scene.run();
      expect((await seen(scene)).comments).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test(
    'the token appears nowhere',
    async () => {
      const step = await (await open()).run();
      for (const text of [step.stdout, step.stderr, step.summary, step.report ?? ''])
        expect(text).not.toContain(TOKEN);
    },
    TIMEOUT_MS,
  );
});

describe('the change does not choose its own rules', () => {
  test(
    'a configuration that the change edits is not used, and a notice says so',
    async () => {
      const lax = config('preset: observe');
      const step = await (await open({ after: edited(RED, { [CONFIG]: lax }) })).run();
      expect(step.exitCode).toBe(1);
      expect(step.stdout).toContain('edits the fleetplan configuration');
    },
    TIMEOUT_MS,
  );

  test(
    'a snapshot that the change edits is not used, and a notice says so',
    async () => {
      const few = NODES.split('\n').slice(1, 4).join('\n');
      const step = await (await open({ after: edited(RED, { [SNAPSHOT]: few }) })).run();
      expect(JSON.parse(step.report ?? '')).toMatchObject({ snapshot: { nodes: 20 } });
      expect(step.stdout).toContain('edits the snapshot');
    },
    TIMEOUT_MS,
  );

  test(
    'a snapshot that only the change has is refused',
    async () => {
      const step = await (await open({ before: edited(BASE, { [SNAPSHOT]: null }) })).run();
      expect(step.exitCode).toBe(1);
      expect(step.outputs['verdict']).toBe('unknown');
    },
    TIMEOUT_MS,
  );

  test(
    'a symlinked policy is an error, not a file',
    async () => {
      const step = await (
        await open({ after: edited(BASE, { [POLICY]: { mode: '120000', text: '../../../etc/passwd' } }) })
      ).run();
      expect(step.outputs['verdict']).toBe('unknown');
      expect(step.report).not.toContain('root:');
    },
    TIMEOUT_MS,
  );
});

/** Serves the repository of a scene as GitHub does. */
async function withGit<T>(scene: Scene, run: (serverUrl: string) => Promise<T>): Promise<T> {
  const folder = join(scene.workspace, '../served');
  mkdirSync(join(folder, 'acme'), { recursive: true });
  symlinkSync(join(scene.repository.folder, '.git'), join(folder, 'acme/infra'));
  const server = await gitServer(folder);
  return run(server.url).finally(() => {
    server.close();
  });
}

describe('what is compared', () => {
  test(
    'a checkout of depth 1 fetches the base',
    async () => {
      const scene = await open({ depth: 1 });
      const step = await withGit(scene, (serverUrl) => scene.run({ serverUrl }));
      expect(step.outputs).toMatchObject({ verdict: 'fail', 'worst-loss': '8' });
    },
    TIMEOUT_MS,
  );

  test(
    'a checkout of depth 1 that cannot fetch the base says what to do',
    async () => {
      const scene = await open({ depth: 1 });
      const step = await scene.run({ serverUrl: 'https://127.0.0.1:1' });
      expect(step.outputs).toMatchObject({ verdict: 'unknown' });
      expect(step.stdout).toMatch(
        /::error::.*The checkout lacks the base \w{7}, and git fetch failed: .*fetch-depth: 2/,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'pull_request_target reads the merge commit, not what is checked out',
    async () => {
      const scene = await open({ ref: 'refs/heads/main', depth: 1 });
      const step = await withGit(scene, (serverUrl) =>
        scene.run({
          event: 'pull_request_target',
          sha: scene.base,
          payload: pullPayload(scene),
          serverUrl,
        }),
      );
      expect(step.outputs['verdict']).toBe('fail');
    },
    TIMEOUT_MS,
  );

  test(
    'merge_group compares its base with its head, without a comment',
    async () => {
      const scene = await open({ depth: null });
      const payload = { merge_group: { base_sha: scene.base, head_sha: scene.merge } };
      const step = await scene.run({ event: 'merge_group', sha: scene.merge, payload });
      expect(step.outputs['verdict']).toBe('fail');
      expect((await seen(scene)).comments).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test(
    'warn-only keeps the verdict and passes the step',
    async () => {
      const step = await (await open()).run({ inputs: { 'warn-only': 'true' }, program: 'sources' });
      expect(step.exitCode).toBe(0);
      expect(step.outputs).toMatchObject({ verdict: 'fail', 'would-fail': 'true' });
    },
    TIMEOUT_MS,
  );

  test(
    'an input that is none of the allowed values fails and says which are',
    async () => {
      const step = await (await open()).run({ inputs: { 'fail-on': 'sometimes' } });
      expect(step.exitCode).toBe(1);
      expect(step.stdout).toContain('must be one of error, warning, never');
    },
    TIMEOUT_MS,
  );

  test(
    'workflow commands in names never begin a line of the log',
    async () => {
      const evil = CALM.replace('name: inference', 'name: "x\\n::error::forged ##[error]"');
      const step = await (await open({ after: edited(BASE, { [POLICY]: evil }) })).run();
      expect(step.stdout).not.toMatch(/^(::error::forged|##\[error\])/m);
    },
    TIMEOUT_MS,
  );
});
