import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentMarker } from '../../src/report/index.js';
import { sourceOf } from '../../src/text/escape/markdown.js';
import type { FakeState } from './fake-github.js';
import { BASE, CONFIG, config, edited, POLICY, STEEP } from './gpu-repository.js';
import { type Scene, sceneOpener, type Step } from './run-action.js';

const FROZEN = config('freezes: [{name: launch, from: 2026-11-25, to: 2026-11-26}]');
const WITH_FREEZE = edited(BASE, { [CONFIG]: FROZEN });
const SAME = edited(WITH_FREEZE, { 'docs/readme.md': 'more' });
const WORSE = edited(WITH_FREEZE, { [POLICY]: STEEP });
/** In the freeze; the snapshot of the fixture is of the 23rd. */
const IN_FREEZE = '2026-11-25T08:00:00Z';
const MONDAY = '2026-11-23T08:00:00Z';

const open = sceneOpener({ before: WITH_FREEZE, after: SAME });

async function seen(scene: Scene): Promise<FakeState> {
  const state = await scene.github.state();
  expect(state.violations).toEqual([]);
  return state;
}

function gate(scene: Scene, inputs: Readonly<Record<string, string>> = {}, isPrivate = true): Promise<Step> {
  const repository = { private: isPrivate, default_branch: 'main' };
  return scene.run({
    ...{ event: 'push', ref: 'refs/heads/main', inputs: { mode: 'gate', at: MONDAY, ...inputs } },
    payload: { before: scene.base, after: scene.merge, repository },
  });
}

/** The report that a plan of the scene writes, kept in the work tree under a name that git does not track. */
async function keepReport(scene: Scene): Promise<string> {
  const { report } = await scene.run();
  writeFileSync(join(scene.workspace, 'reviewed.json'), report ?? '');
  return 'reviewed.json';
}

describe('mode: gate', () => {
  test('allows what was reviewed: green, and the outputs say so', async () => {
    const scene = await open();
    const step = await gate(scene, { reviewed: await keepReport(scene) });
    expect([step.exitCode, step.outputs['gate'], step.outputs['next-window']]).toEqual([0, 'allow', '']);
    expect(step.firstOutputs).toMatchObject({ gate: 'deny', verdict: 'unknown', 'would-fail': 'true' });
    expect(step.summary).toContain('The rollout may start');
    expect(JSON.parse(step.report ?? '')).toMatchObject({
      schemaVersion: 1,
      gate: 'allow',
      nextWindow: null,
    });
  });

  test('denies in a freeze: red, with the freeze and the next instant', async () => {
    const scene = await open();
    const step = await gate(scene, { at: IN_FREEZE });
    const outputs = { gate: 'deny', 'next-window': '2026-11-26T00:00:00Z' };
    expect(step).toMatchObject({ exitCode: 1, outputs });
    expect(step.stdout).toMatch(/^::error::fleetplan: deny. freeze in prod: The freeze launch lasts/m);
    expect(step.summary).toContain('launch');
  });

  test('denies a worse plan than the reviewed one, group by group', async () => {
    const calm = await open();
    const report = (await calm.run()).report ?? '';
    const scene = await open({ after: WORSE });
    writeFileSync(join(scene.workspace, 'reviewed.json'), report);
    const step = await gate(scene, { reviewed: 'reviewed.json' });
    expect([step.exitCode, step.outputs['gate']]).toEqual([1, 'deny']);
    expect(step.stdout).toMatch(/::error::.*worse plan in prod: .* in the reviewed plan 3 of 16/);
  });

  test('warn-only reports and does not fail the step; the output still says deny', async () => {
    const scene = await open();
    const step = await gate(scene, { at: IN_FREEZE, 'warn-only': 'true' });
    expect([step.exitCode, step.outputs['gate'], step.outputs['would-fail']]).toEqual([0, 'deny', 'true']);
  });

  test('leaves the comment of the plan alone, whatever it says', async () => {
    const body = `${sourceOf(commentMarker('prod', 'sha256:0'))}\nthe text of the plan`;
    const comments = [{ id: 5, body, login: 'github-actions[bot]' }];
    const scene = await open({ behavior: { comments } });
    await scene.run({ inputs: { mode: 'gate', at: IN_FREEZE } });
    await scene.run({ inputs: { mode: 'gate', at: MONDAY, config: 'nowhere.yml' } });
    expect((await seen(scene)).comments).toMatchObject([{ id: 5, body }]);
  });
});

describe('gate: a reviewed report that cannot be used denies, and says why', () => {
  test('one behind a link in the work tree', async () => {
    const scene = await open();
    await keepReport(scene);
    symlinkSync('reviewed.json', join(scene.workspace, 'link.json'));
    const step = await gate(scene, { reviewed: 'link.json' });
    expect([step.exitCode, step.outputs['gate'], step.outputs['next-window']]).toEqual([1, 'deny', '']);
    expect(step.stdout).toContain('can come from the change itself');
  });

  test('one that the change itself brings', async () => {
    const scene = await open({ after: edited(SAME, { 'reviewed.json': '{}' }) });
    const step = await gate(scene, { reviewed: 'reviewed.json' });
    expect([step.exitCode, step.outputs['gate']]).toEqual([1, 'deny']);
    expect(step.stdout).toContain('is only in this change, not in the base');
  });
});

test('gate: in a public repository no name of a node is shown', async () => {
  const scene = await open({ after: WORSE });
  const step = await gate(scene, {}, false);
  expect(step.summary + step.stdout).not.toMatch(/gpu-\d/);
});
