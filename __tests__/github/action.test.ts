import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gitServer } from '../read/git-server.js';
import type { FakeState } from './fake-github.js';
import { BASE, CALM, edited, NODES, POLICY, RED, SNAPSHOT } from './gpu-repository.js';
import { pullPayload, type Scene, sceneOpener, TOKEN } from './run-action.js';

const open = sceneOpener();

/** The end state of the local GitHub, after the description had nothing to say against any request or answer. */
async function seen(scene: Scene): Promise<FakeState> {
  const state = await scene.github.state();
  expect(state.violations).toEqual([]);
  return state;
}

describe('action: the action on a pull request', () => {
  test('a red change: first comment, verdict, outputs, summary and annotations at file and line', async () => {
    const scene = await open();
    const step = await scene.run({ program: 'sources' });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({
      ...{ verdict: 'fail', 'would-fail': 'true', changed: 'true', 'worst-loss': '8' },
      'plan-digest': expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
    });
    expect(step.summary).toContain('budget-not-a-cap');
    expect(step.stdout).toMatch(/^::error .*file=fleet\/policy\.yaml,line=\d+/m);
    expect(JSON.parse(step.report ?? '')).toMatchObject({ schemaVersion: 1, verdict: 'fail' });
    const { comments } = await seen(scene);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toMatch(/^<!-- fleetplan v1 key=prod digest=\S+ -->\n/);
    expect(step.outputs['comment-id']).toBe(String(comments[0]?.id));
    for (const text of [step.stdout, step.stderr, step.summary, step.report ?? ''])
      expect(text).not.toContain(TOKEN);
  });

  test('the same from what is built', async () => {
    const scene = await open();
    const step = await scene.run({ program: 'built' });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'fail']);
    expect((await seen(scene)).comments).toHaveLength(1);
  });

  test('a read-only token costs the comment, never the verdict or the summary', async () => {
    const scene = await open({ behavior: { forbidden: true } });
    const step = await scene.run();
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'fail']);
    expect(step.summary).toContain('budget-not-a-cap');
    expect(step.stdout).toContain('read-only token');
    expect((await seen(scene)).comments).toEqual([]);
  });

  test('warn-only keeps the verdict and passes the step', async () => {
    const step = await (await open()).run({ inputs: { 'warn-only': 'true' } });
    expect([step.exitCode, step.outputs]).toMatchObject([0, { verdict: 'fail', 'would-fail': 'true' }]);
  });

  test('a snapshot that the change edits is not used, and a notice says so', async () => {
    const few = NODES.split('\n').slice(1, 4).join('\n');
    const step = await (await open({ after: edited(RED, { [SNAPSHOT]: few }) })).run();
    expect(JSON.parse(step.report ?? '')).toMatchObject({ snapshot: { nodes: 20 } });
    expect(step.stdout).toContain('edits the snapshot');
  });

  test('a symlinked policy is an error, not a file', async () => {
    const link = { mode: '120000', text: '../../../etc/passwd' };
    const step = await (await open({ after: edited(BASE, { [POLICY]: link }) })).run();
    expect(step.outputs['verdict']).toBe('unknown');
    expect(step.report).not.toContain('root:');
  });

  test('workflow commands in names never begin a line of the log', async () => {
    const evil = CALM.replace('name: inference', 'name: "x\\n::error::forged ##[error]"');
    const step = await (await open({ after: edited(BASE, { [POLICY]: evil }) })).run();
    expect(step.stdout).not.toMatch(/^(::error::forged|##\[error\])/m);
  });
});

describe('action: a checkout of one commit', () => {
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

  test('fetches the base', async () => {
    const scene = await open({ depth: 1 });
    const step = await withGit(scene, (serverUrl) => scene.run({ serverUrl }));
    expect(step.outputs).toMatchObject({ verdict: 'fail', 'worst-loss': '8' });
  });

  test('that cannot fetch the base says what to do', async () => {
    const scene = await open({ depth: 1 });
    const step = await scene.run({ serverUrl: 'https://127.0.0.1:1' });
    expect(step.outputs).toMatchObject({ verdict: 'unknown' });
    expect(step.stdout).toMatch(
      /::error::.*The checkout lacks the base commit \w{7}, and git fetch failed: .*fetch-depth: 2/,
    );
  });

  test('of pull_request_target: the merge commit is read, not what is checked out', async () => {
    const scene = await open({ ref: 'refs/heads/main', depth: 1 });
    const event = { event: 'pull_request_target', sha: scene.base, payload: pullPayload(scene) };
    const step = await withGit(scene, (serverUrl) => scene.run({ ...event, serverUrl }));
    expect(step.outputs['verdict']).toBe('fail');
  });
});
