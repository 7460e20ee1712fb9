import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { finding, group, policy, report } from '../merge/legs.js';
import { BASE, edited } from './gpu-repository.js';
import { openScene, type Scene, type Step, TIMEOUT_MS } from './run-action.js';

const scenes: Scene[] = [];

async function open(reports: Readonly<Record<string, object | string>>): Promise<Scene> {
  const scene = await openScene({ before: BASE, after: edited(BASE, { 'docs/readme.md': 'more' }) });
  scenes.push(scene);
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
const WEST = report('prod-west', { verdict: 'fail', wouldFail: true, findings: [finding('error', 'new')] });

afterEach(() => {
  for (const scene of scenes.splice(0)) scene.close();
});

describe('mode: merge', () => {
  test(
    'makes one comment and one verdict of the legs, and edits it the next time',
    async () => {
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
    },
    TIMEOUT_MS,
  );

  test.each<[string, Readonly<Record<string, object | string>>, Readonly<Record<string, string>>, RegExp]>([
    [
      'a leg that is missing',
      { 'legs/east.json': EAST },
      { expect: 'prod-east,prod-north' },
      /no report of the cluster `prod-north`/,
    ],
    [
      'a leg that is cut off',
      { 'legs/east.json': EAST, 'legs/west.json': JSON.stringify(WEST).slice(0, -9) },
      {},
      /legs\/west\.json`? is not JSON/,
    ],
    ['a folder without reports', { 'legs/readme.txt': 'nothing' }, {}, /contains no JSON file/],
    [
      'a glob that matches nothing',
      { 'legs/east.json': EAST },
      { reports: 'legs/**/plan-*.json' },
      /contains no JSON file/,
    ],
    ['a folder that is not there', {}, {}, /legs`? cannot be read/],
  ])(
    '%s is unknown, and red',
    async (_name, reports, inputs, words) => {
      const step = await merged(await open(reports), inputs);
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
      expect(step.summary).toMatch(words);
    },
    TIMEOUT_MS,
  );

  test(
    'follows no link that an artifact brings',
    async () => {
      const scene = await open({ 'legs/east.json': EAST, 'outside.json': report('prod-west') });
      symlinkSync(join(scene.workspace, 'outside.json'), join(scene.workspace, 'legs/west.json'));
      const step = await merged(scene);
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
    },
    TIMEOUT_MS,
  );

  test(
    'waits for no pipe that lies among them',
    async () => {
      const scene = await open({ 'legs/east.json': EAST });
      execFileSync('mkfifo', [join(scene.workspace, 'pipe.json')]);
      const step = await merged(scene, { reports: 'legs,pipe.json' });
      expect([step.exitCode, step.outputs['verdict']]).toEqual([1, 'unknown']);
      expect(step.summary).toMatch(/pipe\.json`? is not a file/);
    },
    TIMEOUT_MS,
  );

  test(
    'without reports is refused, and so are reports in another mode',
    async () => {
      const scene = await open({});
      expect((await merged(scene, { reports: '' })).stdout).toMatch(/needs the input reports/);
      expect((await scene.run({ inputs: { reports: 'legs' } })).stdout).toMatch(
        /reports is for `mode: merge`/,
      );
    },
    TIMEOUT_MS,
  );
});
