import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finding, group, policy, report } from '../merge/legs.js';
import { QUIET } from './gpu-repository.js';
import { type Scene, sceneOpener, type Step } from './run-action.js';

const openScene = sceneOpener({ after: QUIET });

async function open(reports: Readonly<Record<string, object | string>>): Promise<Scene> {
  const scene = await openScene();
  for (const [path, value] of Object.entries(reports)) {
    const file = join(scene.workspace, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return scene;
}

function merged(scene: Scene, inputs: Readonly<Record<string, string>> = {}): Promise<Step> {
  return scene.run({ inputs: { mode: 'merge', reports: 'legs', ...inputs } });
}

const EAST = report('prod-east', { policies: [policy('p', [group()])] });
const WEST = report('prod-west', {
  verdict: 'fail',
  wouldFail: true,
  findings: [finding('error', 'new'), finding('warning', 'new')],
});

describe('mode: merge', () => {
  test('makes one comment and one verdict of the legs, and edits it the next time', async () => {
    const scene = await open({ 'legs/east/report.json': EAST, 'legs/west/report.json': WEST });
    const step = await merged(scene, { expect: 'prod-east, prod-west' });
    expect([step.exitCode, step.outputs['verdict'], step.outputs['violations']]).toEqual([1, 'fail', '1']);
    expect(step.summary).toContain('Rollout plans of 2 clusters: 1 fail, 1 pass');
    expect(JSON.parse(step.report ?? '')).toMatchObject({ schemaVersion: 1, verdict: 'fail' });
    writeFileSync(join(scene.workspace, 'legs/west/report.json'), JSON.stringify(report('prod-west')));
    const second = await merged(scene);
    expect([second.exitCode, second.outputs['verdict']]).toEqual([0, 'pass']);
    const { comments, violations } = await scene.github.state();
    expect(violations).toEqual([]);
    expect(comments).toHaveLength(1);
    expect(comments[0]?.body).toContain('Rollout plans of 2 clusters: 2 pass');
  });

  test.each<[string, Readonly<Record<string, object | string>>, Readonly<Record<string, string>>, RegExp]>([
    [
      'a leg that is missing',
      { 'legs/east.json': EAST },
      { expect: 'prod-east,prod-north' },
      /no report of the cluster `prod-north`/,
    ],
    ['a folder that is not there', {}, {}, /legs`? cannot be read/],
  ])('%s is unknown, and red', async (_name, reports, inputs, words) => {
    const step = await merged(await open(reports), inputs);
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    expect(step.summary).toMatch(words);
  });

  test('follows no link that an artifact brings', async () => {
    const scene = await open({ 'legs/east.json': EAST, 'outside.json': report('prod-west') });
    symlinkSync(join(scene.workspace, 'outside.json'), join(scene.workspace, 'legs/west.json'));
    const step = await merged(scene);
    expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
  });
});
