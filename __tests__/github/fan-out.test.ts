import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { BASE, CONFIG, edited, POLICY, STEEP } from './gpu-repository.js';
import { type Scene, sceneOpener, type Step as Ended } from './run-action.js';
import { REPOSITORY } from '../repository-name.js';

interface Step {
  readonly uses: string;
  readonly with: Readonly<Record<string, string | boolean | number>>;
}
interface Workflow {
  readonly jobs: Readonly<Record<'plan' | 'merge', { readonly steps: readonly Step[] }>>;
}

/** The workflow that can be reused, as the page on many clusters has it. */
const [, WRITTEN = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/clusters.md', 'utf8')) ?? [];
const { jobs } = parse(WRITTEN) as Workflow;
const CLUSTERS = ['prod-east', 'prod-west', 'prod-eu'];

/** A value of the workflow with its expressions filled in. */
function filledIn(value: string | boolean | number, cluster: string): string {
  const text = String(value)
    .replaceAll('${{ matrix.cluster }}', cluster)
    .replaceAll("${{ join(fromJSON(inputs.clusters), ',') }}", CLUSTERS.join(','));
  expect(text).not.toContain('${{');
  return text;
}

function stepOf(job: 'plan' | 'merge', action: string): Step['with'] {
  const found = jobs[job].steps.find(({ uses }) => uses.startsWith(action));
  if (!found) throw new Error(`no step of ${job} uses ${action}`);
  return found.with;
}

const inputsOf = (job: 'plan' | 'merge', cluster = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(stepOf(job, REPOSITORY)).map(([name, value]) => [name, filledIn(value, cluster)]),
  );

/** One leg of the matrix: the action, then the upload of the report that it left, if it left one. */
async function leg(scene: Scene, cluster: string): Promise<void> {
  const ended = await scene.run({ inputs: inputsOf('plan', cluster) });
  expect([cluster, ended.exitCode]).toEqual([cluster, 0]);
  const { name = '', path = '' } = stepOf('plan', 'actions/upload-artifact');
  const report = join(scene.workspace, filledIn(path, cluster));
  if (!existsSync(report)) return;
  const artifact = join(
    scene.workspace,
    String(stepOf('merge', 'actions/download-artifact')['path']),
    filledIn(name, cluster),
  );
  mkdirSync(artifact, { recursive: true });
  cpSync(report, join(artifact, basename(report)));
  rmSync(report);
}

const openScene = sceneOpener();

async function open(): Promise<Scene> {
  const listed = CLUSTERS.map(
    (name) => `  - { name: ${name}, policies: fleet/*.yaml, snapshot: snapshot.ndjson }`,
  );
  const before = edited(BASE, { [CONFIG]: ['version: 1', 'clusters:', ...listed, ''].join('\n') });
  return openScene({ before, after: edited(before, { [POLICY]: STEEP }) });
}

async function merged(scene: Scene): Promise<Ended & { readonly comments: readonly string[] }> {
  const ended = await scene.run({ inputs: inputsOf('merge') });
  const { comments, violations } = await scene.github.state();
  expect(violations).toEqual([]);
  return { ...ended, comments: comments.map(({ body }) => body) };
}

describe('fan out: the workflow of many clusters, step by step', () => {
  test('a leg for each cluster, and one comment and one verdict of all of them', async () => {
    const scene = await open();
    for (const cluster of CLUSTERS) await leg(scene, cluster);
    const { exitCode, outputs, comments } = await merged(scene);
    expect([exitCode, outputs['verdict'], comments.length]).toEqual([1, 'fail', 1]);
    expect(comments[0]).toContain('Rollout plans of 3 clusters: 3 fail');
    expect(CLUSTERS.filter((name) => !comments[0]?.includes(name))).toEqual([]);
  });

  test('a leg whose runner never came back: unknown, with its name, and the others are reported', async () => {
    const scene = await open();
    await leg(scene, 'prod-east');
    await leg(scene, 'prod-west');
    const { exitCode, outputs, comments } = await merged(scene);
    expect([exitCode, outputs['verdict'], comments.length]).toEqual([1, 'unknown', 1]);
    expect(comments[0]).toMatch(/There is no report of the cluster `prod-eu`: it was not evaluated/);
    expect(comments[0]).toMatch(/prod-east[^]*prod-west/);
  });
});
