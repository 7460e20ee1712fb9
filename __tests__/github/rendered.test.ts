import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Paths, temporaryFolder } from '../read/repository.js';
import { useTools } from '../render/tools.js';
import type { FakeState } from './fake-github.js';
import { BASE, CALM, CONFIG, config, edited, POLICY, SNAPSHOT, STEEP } from './gpu-repository.js';
import { type Scene, sceneOpener } from './run-action.js';

const ROLLOUT = readFileSync('examples/gpu-fleet/base/skyhook.yaml', 'utf8');
const folder = temporaryFolder('rendered-action');
const given = process.env['PATH'];

beforeAll(useTools, 60_000);

afterAll(() => {
  process.env['PATH'] = given;
  rmSync(folder, { recursive: true });
});

const openScene = sceneOpener();

const open = (before: Paths, after: Paths, depth = 2): Promise<Scene> => openScene({ before, after, depth });

async function seen(scene: Scene): Promise<FakeState> {
  const state = await scene.github.state();
  expect(state.violations).toEqual([]);
  return state;
}

const OVERLAY = 'resources: [../../fleet]\npatches: [{path: patch.yaml}]\n';

/** A base and two overlays of it, of which each is a cluster or all of them one. */
const KUSTOMIZED: Paths = edited(BASE, {
  'fleet/kustomization.yaml': 'resources: [policy.yaml, rollout.yaml]\n',
  'overlays/prod/kustomization.yaml': OVERLAY,
  'overlays/prod/patch.yaml': CALM,
  'overlays/dev/kustomization.yaml': OVERLAY,
  'overlays/dev/patch.yaml': CALM,
  [CONFIG]: config().replace('fleet/*.yaml', '[{kustomize: overlays/prod}]'),
});
const STEEPER = edited(KUSTOMIZED, { 'overlays/prod/patch.yaml': STEEP });

/** A path on which git is, and nothing that renders. */
function pathWithoutTools(): string {
  const bare = mkdtempSync(join(folder, 'path-'));
  const git = execFileSync('/bin/sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  symlinkSync(git, join(bare, 'git'));
  return bare;
}

/** A run over folders that a step before it rendered. */
async function runOfFolders(scene: Scene, sides: Readonly<Record<'base' | 'head', string>>) {
  for (const [side, text] of Object.entries(sides)) {
    mkdirSync(join(scene.workspace, 'rendered', side), { recursive: true });
    writeFileSync(join(scene.workspace, 'rendered', side, 'all.yaml'), `${text}---\n${ROLLOUT}`);
  }
  return scene.run({ inputs: { 'base-path': 'rendered/base', 'head-path': 'rendered/head' } });
}

describe('rendered: an action run of rendered policies', () => {
  test('renders both commits with the tools of the runner, and points at the line of the patch', async () => {
    const scene = await open(KUSTOMIZED, STEEPER);
    const step = await scene.run();
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'fail', changed: 'true' });
    expect(step.stdout).toMatch(/^::error .*file=overlays\/prod\/patch\.yaml,line=\d+/m);
    const { comments } = await seen(scene);
    expect(comments).toHaveLength(1);
  });

  test('a source without its tool: unknown, with the tool to install', async () => {
    const scene = await open(KUSTOMIZED, STEEPER);
    const tools = process.env['PATH'];
    process.env['PATH'] = pathWithoutTools();
    const step = await scene.run().finally(() => {
      process.env['PATH'] = tools;
    });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'unknown' });
    const said = /Neither kustomize nor kubectl is on the PATH of this machine/g;
    expect(step.stdout.match(said)).toHaveLength(1);
  });

  test('plans the folders that a step before it rendered', async () => {
    const scene = await open(BASE, edited(BASE, { 'docs/readme.md': 'more' }));
    const step = await runOfFolders(scene, { base: CALM, head: STEEP });
    expect(step.exitCode).toBe(1);
    expect(step.outputs).toMatchObject({ verdict: 'fail', changed: 'true' });
    expect(step.stdout).toMatch(/^::error .*file=rendered\/head\/all\.yaml,line=\d+/m);
  });

  test('head-path: an edit of `policies` loses nothing of the folders that a step before rendered', async () => {
    const globs = config().replace('fleet/*.yaml', 'fleet/**/*.yaml');
    const scene = await open(BASE, edited(BASE, { [CONFIG]: globs }));
    const step = await runOfFolders(scene, { base: STEEP, head: CALM });
    expect(step.stdout).not.toContain('guard-weakened');
    expect(step.outputs).toMatchObject({ changed: 'true' });
  });

  const MOVED = { 'other/policy.yaml': CALM, 'other/rollout.yaml': ROLLOUT };
  test.each([
    ['of the base, whatever the change makes of them', 'fleet/**/*.yaml', { [POLICY]: STEEP }, false],
    ['that lie where the change alone has them', 'other/*.yaml', MOVED, true],
  ])('an edit of `policies`: objects %s', async (_claim, globs, files, isLost) => {
    const settings = config().replace('fleet/*.yaml', globs);
    const step = await (await open(BASE, edited(BASE, { [CONFIG]: settings, ...files }))).run();
    expect(step.stdout.includes('guard-weakened')).toBe(isLost);
  });

  test('of two clusters has a part for each in one comment', async () => {
    const clusters = `version: 1
snapshot: ${SNAPSHOT}
domains: [topology.kubernetes.io/zone, topology.kubernetes.io/rack]
clusters:
  - {name: dev, policies: [{kustomize: overlays/dev}]}
  - {name: prod, policies: [{kustomize: overlays/prod}]}
`;
    const scene = await open(
      edited(KUSTOMIZED, { [CONFIG]: clusters }),
      edited(STEEPER, { [CONFIG]: clusters }),
    );
    const step = await scene.run();
    expect(step.exitCode).toBe(1);
    const dev = { name: 'dev', verdict: 'pass' };
    const planned = [dev, { name: 'prod', verdict: 'fail' }];
    expect(JSON.parse(step.report ?? '')).toMatchObject({ clusters: planned });
    const { comments } = await seen(scene);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toMatch(/dev[\s\S]*prod/);
  });
});
