import { afterEach, describe, expect, test } from '@jest/globals';
import type { Behaviour } from './fake-github.js';
import type { Paths } from '../read/repository.js';
import { BASE, edited, POLICY, STEEP } from './gpu-repository.js';
import { openScene, type Scene, type StepOptions, TIMEOUT_MS } from './run-action.js';

const scenes: Scene[] = [];

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

const NAME = 'fleetplan prod';
const steep = edited(BASE, { [POLICY]: STEEP });
const calm = edited(BASE, { 'docs/readme.md': 'more' });
/** Files that nobody can read: an error in each. */
const broken = edited(
  BASE,
  Object.fromEntries(
    Array.from({ length: 70 }, (_, index) => [`fleet/broken-${index}.yaml`, 'kind: Skyhook\nx: [1\n']),
  ),
);

async function stepOf(after: Paths, options: StepOptions, behaviour: Partial<Behaviour> = {}) {
  const scene = await openScene({ before: BASE, after, behaviour });
  scenes.push(scene);
  const step = await scene.run({ ...options, inputs: { 'check-run': NAME, ...options.inputs } });
  const state = await scene.github.state();
  expect(state.violations).toEqual([]);
  return { scene, step, state };
}

describe('a check run of the pull request', () => {
  test.each<[string, Paths, Readonly<Record<string, string>>, string, number]>([
    ['is green where the step is', calm, {}, 'success', 0],
    ['is red where the step is', steep, {}, 'failure', 1],
    ['is neutral where only warn-only keeps the step green', steep, { 'warn-only': 'true' }, 'neutral', 0],
    ['is red where the run cannot judge', calm, { at: 'tomorrow' }, 'failure', 1],
  ])(
    '%s',
    async (_claim, after, inputs, conclusion, exitCode) => {
      const { scene, step, state } = await stepOf(after, { inputs });
      expect(step.exitCode).toBe(exitCode);
      expect(state.checks).toMatchObject([{ name: NAME, sha: scene.head, conclusion }]);
    },
    TIMEOUT_MS,
  );

  test(
    'holds the annotations that the log drops, within the requests that a run may make',
    async () => {
      const { step, state } = await stepOf(broken, {});
      expect(step.outputs['verdict']).toBe('unknown');
      const [check] = state.checks;
      const files = new Set(check?.annotations.map((place) => place.replace(/:\d+$/, '')));
      for (let index = 0; index < 70; index++) expect(files).toContain(`fleet/broken-${index}.yaml`);
      expect(check?.annotations).toHaveLength(files.size);
      expect(state.requests.length).toBeLessThanOrEqual(15);
    },
    TIMEOUT_MS,
  );

  test(
    'that the token may not write costs itself alone',
    async () => {
      const { step, state } = await stepOf(calm, {}, { forbidden: true });
      expect([step.exitCode, step.outputs['verdict'], state.checks]).toEqual([0, 'pass', []]);
      expect(step.stdout).toContain('::notice::No check run: GitHub answered 403. It needs `checks: write`');
    },
    TIMEOUT_MS,
  );
});
