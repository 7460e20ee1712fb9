import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentMarker } from '../../src/report/index.js';
import { sourceOf } from '../../src/text/escape/index.js';
import type { Paths } from '../read/repository.js';
import type { FakeState } from './fake-github.js';
import { BASE, CONFIG, config, edited, POLICY, STEEP } from './gpu-repository.js';
import { openScene, type Scene, type SceneOptions, type Step, TIMEOUT_MS } from './run-action.js';

const FROZEN = config('freezes: [{name: launch, from: 2026-11-25, to: 2026-11-26}]');
const WITH_FREEZE = edited(BASE, { [CONFIG]: FROZEN });
const SAME = edited(WITH_FREEZE, { 'docs/readme.md': 'more' });
const WORSE = edited(WITH_FREEZE, { [POLICY]: STEEP });
/** In the freeze; the snapshot of the fixture is of the 23rd. */
const IN_FREEZE = '2026-11-25T08:00:00Z';
const MONDAY = '2026-11-23T08:00:00Z';

const scenes: Scene[] = [];

async function open(after: Paths, options: Partial<SceneOptions> = {}): Promise<Scene> {
  const scene = await openScene({ before: WITH_FREEZE, after, ...options });
  scenes.push(scene);
  return scene;
}

async function seen(scene: Scene): Promise<FakeState> {
  const state = await scene.github.state();
  expect(state.violations).toEqual([]);
  return state;
}

function gate(scene: Scene, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
  return scene.run({
    ...{ event: 'push', ref: 'refs/heads/main' },
    payload: {
      ...{ before: scene.base, after: scene.merge },
      repository: { private: true, default_branch: 'main' },
    },
    inputs: { mode: 'gate', at: MONDAY, ...inputs },
  });
}

/** The report that a plan of the scene writes, kept in the work tree under a name that git does not track. */
async function keepReport(scene: Scene): Promise<string> {
  const { report } = await scene.run();
  writeFileSync(join(scene.workspace, 'reviewed.json'), report ?? '');
  return 'reviewed.json';
}

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

describe('mode: gate', () => {
  test(
    'allows what was reviewed: green, and the outputs say so',
    async () => {
      const scene = await open(SAME);
      const step = await gate(scene, { reviewed: await keepReport(scene) });
      expect([step.exitCode, step.outputs['gate'], step.outputs['next-window']]).toEqual([0, 'allow', '']);
      expect(step.firstOutputs).toMatchObject({ gate: 'deny', verdict: 'unknown', 'would-fail': 'true' });
      expect(step.summary).toContain('The rollout may start');
      expect(JSON.parse(step.report ?? '')).toMatchObject({
        schemaVersion: 1,
        gate: 'allow',
        nextWindow: null,
      });
    },
    TIMEOUT_MS,
  );

  test(
    'denies in a freeze: red, with the freeze and the next instant',
    async () => {
      const scene = await open(SAME);
      const step = await gate(scene, { at: IN_FREEZE });
      expect([step.exitCode, step.outputs['gate'], step.outputs['next-window']]).toEqual([
        1,
        'deny',
        '2026-11-26T00:00:00Z',
      ]);
      expect(step.stdout).toMatch(/^::error::fleetplan: deny. freeze in prod: The freeze launch lasts/m);
      expect(step.summary).toContain('launch');
    },
    TIMEOUT_MS,
  );

  test(
    'denies a worse plan than the reviewed one, group by group',
    async () => {
      const calm = await open(SAME);
      const report = (await calm.run()).report ?? '';
      const scene = await open(WORSE);
      writeFileSync(join(scene.workspace, 'reviewed.json'), report);
      const step = await gate(scene, { reviewed: 'reviewed.json' });
      expect([step.exitCode, step.outputs['gate']]).toEqual([1, 'deny']);
      expect(step.stdout).toMatch(
        /::error::.*not the reviewed plan in prod: .* in the reviewed plan 3 of 16/,
      );
    },
    TIMEOUT_MS,
  );

  test(
    'warn-only reports and does not fail the step; the output still says deny',
    async () => {
      const scene = await open(SAME);
      const step = await gate(scene, { at: IN_FREEZE, 'warn-only': 'true' });
      expect([step.exitCode, step.outputs['gate'], step.outputs['would-fail']]).toEqual([0, 'deny', 'true']);
    },
    TIMEOUT_MS,
  );

  test(
    'leaves the comment of the plan alone, whatever it says',
    async () => {
      const body = `${sourceOf(commentMarker('prod', 'sha256:0'))}\nthe text of the plan`;
      const comments = [{ id: 5, body, login: 'github-actions[bot]' }];
      const scene = await open(SAME, { behaviour: { comments } });
      await scene.run({ inputs: { mode: 'gate', at: IN_FREEZE } });
      await scene.run({ inputs: { mode: 'gate', at: MONDAY, config: 'nowhere.yml' } });
      expect((await seen(scene)).comments).toMatchObject([{ id: 5, body }]);
    },
    TIMEOUT_MS,
  );
});

describe('a reviewed report that cannot be used denies, and says why', () => {
  const CASES: readonly (readonly [string, (scene: Scene) => Promise<string> | string, RegExp])[] = [
    ['that is not there', () => 'reviewed.json', /neither in the base commit nor on disk/],
    [
      'that is cut off',
      async (scene) => {
        const name = await keepReport(scene);
        const { report } = await scene.run();
        writeFileSync(join(scene.workspace, name), (report ?? '').slice(0, 2000));
        return name;
      },
      /is not JSON; it may be cut off/,
    ],
    [
      'behind a link in the work tree',
      async (scene) => {
        await keepReport(scene);
        symlinkSync('reviewed.json', join(scene.workspace, 'link.json'));
        return 'link.json';
      },
      /can come from the change itself/,
    ],
  ];

  test.each(CASES)(
    'one %s',
    async (_claim, prepare, message) => {
      const scene = await open(SAME);
      const step = await gate(scene, { reviewed: await prepare(scene) });
      expect([step.exitCode, step.outputs['gate'], step.outputs['next-window']]).toEqual([1, 'deny', '']);
      expect(step.stdout).toMatch(message);
    },
    TIMEOUT_MS,
  );

  test(
    'one that the change itself brings',
    async () => {
      const scene = await open(edited(SAME, { 'reviewed.json': '{}' }));
      const step = await gate(scene, { reviewed: 'reviewed.json' });
      expect([step.exitCode, step.outputs['gate']]).toEqual([1, 'deny']);
      expect(step.stdout).toContain('is only in this change, not in the base');
    },
    TIMEOUT_MS,
  );
});

test(
  'in a public repository no name of a node is shown',
  async () => {
    const scene = await open(WORSE);
    const step = await scene.run({
      ...{ event: 'push', ref: 'refs/heads/main' },
      payload: {
        ...{ before: scene.base, after: scene.merge },
        repository: { private: false, default_branch: 'main' },
      },
      inputs: { mode: 'gate', at: MONDAY },
    });
    expect(step.summary + step.stdout).not.toMatch(/gpu-\d/);
  },
  TIMEOUT_MS,
);
