import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceOf } from '../../src/text/escape/markdown.js';
import { commentMarker } from '../../src/report/index.js';
import { BASE, CONFIG, config, edited, NODES, POLICY, RED, SNAPSHOT, STEEP } from './gpu-repository.js';
import { pullPayload, sceneOpener, TOKEN } from './run-action.js';

const LAX = config('failOn: never');
const FEW = NODES.split('\n').slice(0, 4).join('\n');
const BOT = 'github-actions[bot]';
const GREEN = { id: 5, body: `${sourceOf(commentMarker('prod', 'sha256:0'))}\nall is green`, login: BOT };
/** The name of a node of the example fleet. */
const NODE = /\bgpu-\d+/;

const open = sceneOpener();

describe('configuration, waivers and snapshot: those of the base', () => {
  test('a merge by the author: its own configuration and fleet as first parent are not used', async () => {
    const scene = await open({ depth: null });
    const lax = edited(BASE, { [CONFIG]: LAX, [SNAPSHOT]: FEW });
    const evil = scene.repository.commit(lax, scene.base);
    const head = scene.repository.commit(edited(lax, { [POLICY]: STEEP }), evil, scene.base);
    const forged = { ...scene, head, merge: head };
    scene.repository.git(['push', '-q', scene.workspace, `${head}:refs/heads/own`]);
    const step = await scene.run({ sha: head, payload: pullPayload(forged) });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'fail']);
    expect(JSON.parse(step.report ?? '')).toMatchObject({ snapshot: { nodes: 20 } });
    expect(step.stdout).toContain('edits the fleetplan configuration');
  });

  test.each([
    ['deployment', '', { deployment: { id: 3, ref: 'faster', environment: 'prod' } }],
    ['deployment', 'refs/heads/faster', { deployment: { id: 3, ref: 'faster', environment: 'prod' } }],
    ['deployment_status', 'refs/heads/faster', { deployment_status: { id: 4, state: 'in_progress' } }],
    ['release', 'refs/tags/v1', { action: 'published', release: { id: 6, tag_name: 'v1' } }],
    ['workflow_dispatch', 'refs/heads/faster', { inputs: null, ref: 'refs/heads/faster' }],
    ['push', 'refs/tags/v1', { before: '0'.repeat(40), after: 'a'.repeat(40) }],
  ])('%s at "%s": a configuration beside a loosened policy', async (event, ref, more) => {
    const after = edited(BASE, { [CONFIG]: LAX, [SNAPSHOT]: FEW, [POLICY]: STEEP });
    const scene = await open({ after, depth: null });
    const payload = { ...more, repository: { private: true, default_branch: 'main' } };
    const step = await scene.run({ event, ref, sha: scene.head, payload });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'fail']);
    expect(JSON.parse(step.report ?? '')).toMatchObject({ snapshot: { nodes: 20 } });
  });

  test('a first configuration that switches everything off: guard-weakened', async () => {
    const step = await (
      await open({ before: edited(BASE, { [CONFIG]: null }), after: edited(BASE, { [CONFIG]: LAX }) })
    ).run({ inputs: { policies: 'fleet/*.yaml', snapshot: SNAPSHOT } });
    expect(step.exitCode).toBe(1);
    expect(step.summary).toContain('guard-weakened');
  });

  test('snapshot: an untracked file of the work tree is read on pull_request alone', async () => {
    const settings = config().replace(SNAPSHOT, 'artifact.ndjson');
    const before = edited(BASE, { [CONFIG]: settings });
    const scene = await open({ before, after: edited(before, { [POLICY]: STEEP }), depth: null });
    writeFileSync(join(scene.workspace, 'artifact.ndjson'), NODES);
    expect((await scene.run()).outputs['verdict']).toBe('fail');
    const target = { event: 'pull_request_target', sha: scene.base, payload: pullPayload(scene) };
    expect((await scene.run(target)).outputs['verdict']).toBe('unknown');
    const other = { event: 'workflow_run', sha: scene.base, payload: {}, inputs: { 'head-ref': scene.head } };
    expect((await scene.run(other)).outputs['verdict']).toBe('unknown');
  });

  test('config-ref: its configuration is used, and the change cannot edit it', async () => {
    const scene = await open({ after: edited(RED, { [CONFIG]: LAX }) });
    const step = await scene.run({ inputs: { 'config-ref': `acme/infra/${CONFIG}@${scene.base}` } });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'fail']);
    expect(step.stdout).not.toContain('edits the fleetplan configuration');
  });

  test('pull request: moved to another base during the run is unknown', async () => {
    const scene = await open({
      after: edited(BASE, { 'docs/readme.md': 'more' }),
      behavior: { baseRef: 'release', comments: [GREEN] },
    });
    const step = await scene.run();
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    expect(step.stdout).toContain('edited');
    expect((await scene.github.state()).comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('could not evaluate'),
    ]);
  });
});

describe('trusted: a run that cannot evaluate', () => {
  test.each([
    ['a snapshot that is nowhere', { snapshot: 'nowhere.ndjson' }, 'is neither in the base commit nor on'],
    ['a base that is not there', { 'base-ref': 'nowhere', cluster: 'prod' }, 'nowhere'],
    [
      'a report where it may not be',
      { 'report-file': '../out.json' },
      'report-file must lie in the workspace',
    ],
  ])('%s: no green comment remains, and the reason is reported', async (_claim, inputs, why) => {
    const scene = await open({ after: BASE, behavior: { comments: [GREEN] } });
    const step = await scene.run({ inputs });
    expect(step).toMatchObject({ exitCode: 1, outputs: { verdict: 'unknown', 'would-fail': 'true' } });
    const { comments } = await scene.github.state();
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).not.toContain('all is green');
    expect(comments[0]?.body).toMatch(/could not|cannot|Could not/i);
    expect(step.stdout + step.summary).toContain(why);
  });

  test('several clusters: the snapshot input of one is an error', async () => {
    const several = config('clusters: [{name: east}, {name: west}]').replace('cluster: prod\n', '');
    const paths = edited(BASE, { [CONFIG]: several });
    const scene = await open({ before: paths, after: edited(paths, { 'docs/readme.md': 'more' }) });
    expect((await scene.run()).exitCode).toBe(0);
    const step = await scene.run({ inputs: { snapshot: SNAPSHOT } });
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    expect(step.stdout).toContain(
      'The input snapshot is of one cluster, and the configuration lists several',
    );
  });

  test('token: in no output, log or comment', async () => {
    const scene = await open({
      depth: 1,
      behavior: { faults: [{ on: '/git/|/compare/', kind: 'refuse', status: 401, times: 99 }] },
    });
    const step = await scene.run();
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    for (const text of [step.stdout, step.stderr, step.summary, JSON.stringify(step.outputs)])
      expect(text).not.toContain(TOKEN);
    for (const { body } of (await scene.github.state()).comments) expect(body).not.toContain(TOKEN);
  });
});

describe('trusted: a public repository', () => {
  test('node names: not in the comment, the summary, the log, or the outputs', async () => {
    const scene = await open();
    const step = await scene.run({ payload: pullPayload(scene, false) });
    expect(step.outputs['verdict']).toBe('fail');
    const { comments } = await scene.github.state();
    const shown = [step.stdout, step.summary, JSON.stringify(step.outputs), comments[0]?.body ?? ''];
    for (const text of shown) expect(text).not.toMatch(NODE);
    expect(step.stdout).toMatch(/^::error /m);
  });

  test('outputs: words, numbers, digests and paths; unknown until the run ends', async () => {
    const { outputs, firstOutputs } = await (await open()).run();
    expect([firstOutputs['verdict'], firstOutputs['would-fail']]).toEqual(['unknown', 'true']);
    const { 'report-path': path, ...rest } = outputs;
    expect(path).toMatch(/^\/[\w./-]+\.json$/);
    for (const [name, value] of Object.entries(rest))
      expect([name, value]).toEqual([name, expect.stringMatching(/^[\w:.-]*$/)]);
  });
});

test('work tree: its configuration and policies are not used', async () => {
  const scene = await open({ after: BASE });
  mkdirSync(dirname(join(scene.workspace, CONFIG)), { recursive: true });
  writeFileSync(join(scene.workspace, CONFIG), LAX);
  rmSync(join(scene.workspace, POLICY));
  const step = await scene.run();
  expect([step.exitCode, step.outputs['verdict']]).toEqual([0, 'pass']);
});

describe('trusted: a fork with a read-only token', () => {
  /** A waiver for each rule of each finding that fails the change. */
  function waiversFor(report: string | null): string {
    const { findings } = JSON.parse(report ?? '{}') as {
      readonly findings: readonly {
        readonly breaks: readonly string[];
        readonly fingerprint: string;
        readonly status: string;
      }[];
    };
    const rows = findings
      .filter(({ status }) => status === 'new' || status === 'worsened')
      .flatMap(({ breaks, fingerprint }) =>
        breaks.map(
          (rule) =>
            `  - { rule: ${rule}, subject: "${fingerprint}", reason: trial, owner: ops, expires: 2027-01-31, max: 1000 }`,
        ),
      );
    return `waivers:\n${rows.join('\n')}\n`;
  }

  test('fork: the waivers of the base apply, and those that it brings do not', async () => {
    const waivers = waiversFor((await (await open({ depth: null })).run()).report);
    const accepting = edited(BASE, { [CONFIG]: config(waivers) });
    const fork = { behavior: { forbidden: true } };
    const accepted = await open({
      before: accepting,
      after: edited(accepting, { [POLICY]: STEEP }),
      ...fork,
    });
    const step = await accepted.run();
    expect([step.exitCode, step.outputs['violations']]).toEqual([0, '0']);
    expect(step.summary).toContain('Waived');
    expect((await accepted.github.state()).comments).toEqual([]);
    const bringing = await open({ after: edited(RED, { [CONFIG]: config(waivers) }), ...fork });
    const own = await bringing.run();
    expect([own.exitCode, own.outputs['verdict']]).toEqual([1, 'fail']);
    expect(own.summary).toContain('guard-weakened');
  });
});
