import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planCommand } from '../../src/edge/plan-command.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const root = temporaryFolder('clusters');
const here = process.cwd();
const example = (name: string): string => readFileSync(join(here, 'examples/gpu-fleet', name), 'utf8');

/** One repository with the same objects for two clusters; the change makes those of prod steeper. */
const OBJECTS: Readonly<Record<string, string>> = {
  'dev/rollout.yaml': example('base/skyhook.yaml'),
  'dev/policy.yaml': example('base/policy.yaml'),
  'prod/rollout.yaml': example('base/skyhook.yaml'),
  'prod/policy.yaml': example('base/policy.yaml'),
};
const CHANGED: typeof OBJECTS = { ...OBJECTS, 'prod/policy.yaml': example('head/policy.yaml') };
const CONFIG = `version: 1
domains: [topology.kubernetes.io/rack]
snapshot: nodes.ndjson
clusters:
  - { name: dev, policies: dev/*.yaml }
  - { name: prod, policies: prod/*.yaml }
`;

const release = (version: string): string => `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: { name: web, namespace: apps }
spec: { chart: { spec: { chart: web, version: ${version}, sourceRef: { kind: HelmRepository, name: web } } } }
`;

beforeAll(() => {
  const repository = createRepository(root, 'repository');
  const base = repository.commit(OBJECTS);
  repository.ref('refs/heads/main', base);
  repository.ref('refs/heads/change', repository.commit(CHANGED, base));
  const shared = repository.commit({ ...OBJECTS, 'shared/web.yaml': release('1.0.0') });
  repository.ref('refs/heads/shared', shared);
  const upgraded = repository.commit({ ...OBJECTS, 'shared/web.yaml': release('2.0.0') }, shared);
  repository.ref('refs/heads/upgraded', upgraded);
  const files: typeof OBJECTS = {
    'both.yml': CONFIG.replaceAll('/*.yaml', '/*.yaml, shared/*.yaml').replace(
      /policies: (.*) }/g,
      'policies: [$1] }',
    ),
    'one.yml': CONFIG.replace('prod/*.yaml', '"{prod,shared}/*.yaml"'),
    'fleetplan.yml': CONFIG,
    'other.yml': CONFIG.replace('snapshot: nodes.ndjson\n', ''),
    'nodes.ndjson': example('snapshot.ndjson'),
    ...Object.fromEntries(Object.entries(OBJECTS).map(([path, text]) => [`base/${path}`, text])),
    ...Object.fromEntries(Object.entries(CHANGED).map(([path, text]) => [`head/${path}`, text])),
  };
  for (const [path, text] of Object.entries(files)) {
    const file = join(repository.folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  process.chdir(repository.folder);
});

afterAll(() => {
  process.chdir(here);
  rmSync(root, { recursive: true });
});

interface Json {
  readonly verdict: string;
  readonly clusters?: readonly { readonly name: string; readonly verdict: string }[];
  readonly cluster?: string | null;
  readonly policies: readonly { readonly cluster?: string; readonly change: string; readonly name: string }[];
  readonly problems: readonly { readonly code: string }[];
}

async function planned(
  args: string,
  config = 'fleetplan.yml',
): Promise<{ readonly code: number; readonly json: Json }> {
  const { output, stdout } = memoryOutput();
  const given = `${args} --at 2026-11-23T08:00:00Z --format json --config ${config}`;
  const code = await planCommand(given.split(' '), output);
  return { code, json: JSON.parse(stdout()) as Json };
}

describe.each([
  ['two revisions', '--base-ref main --head-ref change'],
  ['two folders', '--base base --head head'],
])('clusters: clusters of %s', (_what, sides) => {
  test('are planned each by itself: no object is there twice, and the worst verdict counts', async () => {
    const { code, json } = await planned(sides);
    expect(code).toBe(1);
    expect(json.clusters?.map(({ name, verdict }) => [name, verdict])).toEqual([
      ['dev', 'pass'],
      ['prod', 'fail'],
    ]);
    expect(json.problems).toEqual([]);
    const changed = json.policies.filter(({ change }) => change === 'changed');
    expect(changed.map(({ cluster, name }) => `${cluster ?? ''} ${name}`)).toEqual(['prod gpu']);
  });

  test.each([
    ['dev', 0, 'pass'],
    ['prod', 1, 'fail'],
  ])('--cluster %s plans that one alone', async (cluster, code, verdict) => {
    const plan = await planned(`${sides} --cluster ${cluster}`);
    expect([plan.code, plan.json.verdict, plan.json.cluster]).toEqual([code, verdict, cluster]);
    expect(plan.json.clusters).toBeUndefined();
  });
});

describe('clusters: what is said of one cluster cannot be said of several', () => {
  const NEEDED = '--base-ref main --head-ref change';
  test.each([
    ['a snapshot', `${NEEDED} --snapshot nodes.ndjson`, '--snapshot is for one cluster'],
    ['single files', '--head head/prod/policy.yaml', 'one folder each'],
    ['another cluster', `${NEEDED} --cluster prood`, 'lists no cluster prood. Did you mean prod?'],
  ])('%s', async (_what, args, message) => {
    await expect(planned(args)).rejects.toThrow(message);
  });

  test('no snapshot at all', async () => {
    const args = `${NEEDED} --config other.yml --cluster dev`.split(' ');
    await expect(planCommand(args, memoryOutput().output)).rejects.toThrow(
      '`snapshot` in the configuration of the cluster dev',
    );
  });

  test('no snapshot, and a configuration that is not named', async () => {
    const args = '--base-ref main --head-ref change'.split(' ');
    const plan = (): Promise<unknown> => planCommand(args, memoryOutput().output);
    await expect(plan()).rejects.not.toThrow('--config');
    mkdirSync('.github');
    copyFileSync('fleetplan.yml', '.github/fleetplan.yml');
    try {
      await expect(plan()).rejects.toThrow('is read with --config .github/fleetplan.yml');
    } finally {
      rmSync('.github', { recursive: true });
    }
  });
});

describe('clusters: an edit of what no source rendered', () => {
  const UPGRADE = '--base-ref shared --head-ref upgraded';
  test.each([
    ['is named in each cluster that holds it', 'both.yml', ['warn', 'warn']],
    ['is named in the one that holds it', 'one.yml', ['pass', 'warn']],
  ])('%s', async (_claim, config, verdicts) => {
    const { code, json } = await planned(UPGRADE, config);
    expect([code, json.clusters?.map(({ verdict }) => verdict)]).toEqual([0, verdicts]);
  });
});
