import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { planCommand } from '../../src/edge/plan-command.js';
import { createRepository, type Paths, temporaryFolder } from '../read/repository.js';
import { useTools } from '../render/tools.js';
import { memoryOutput } from './memory-output.js';

const root = temporaryFolder('outside');
const here = process.cwd();
const example = (name: string): string => readFileSync(join(here, 'examples/gpu-fleet', name), 'utf8');
const CALM = example('base/policy.yaml');
const STEEP = example('head/policy.yaml');
const BASE: Paths = {
  'fleet/rollout.yaml': example('base/skyhook.yaml'),
  'fleet/policy.yaml': CALM,
  'docs/a.md': 'a',
};
const ROLLOUT = { 'fleet/rollout.yaml': example('base/skyhook.yaml') };
const OTHER = CALM.replace(/name: gpu$/m, 'name: other');
let repository: ReturnType<typeof createRepository>;

beforeAll(() => {
  useTools();
  repository = createRepository(root, 'repository');
  writeFileSync(
    join(repository.folder, 'fleetplan.yml'),
    'version: 1\npolicies: fleet/*.yaml\nsnapshot: nodes.ndjson\n',
  );
  writeFileSync(join(repository.folder, 'nodes.ndjson'), example('snapshot.ndjson'));
  process.chdir(repository.folder);
});

afterAll(() => {
  process.chdir(here);
  rmSync(root, { recursive: true });
});

interface Planned {
  readonly code: number;
  readonly problems: readonly string[];
}

async function plannedWith(args: string): Promise<Planned> {
  const { output, stdout } = memoryOutput();
  const given = `${args} --format json --at 2026-11-23T08:00:00Z`;
  const code = await planCommand(given.split(' '), output);
  const { problems } = JSON.parse(stdout()) as {
    problems: { severity: string; code: string; file: string | null }[];
  };
  return { code, problems: problems.map((one) => `${one.severity} ${one.code} ${one.file ?? ''}`.trim()) };
}

/** Exit code and problems of a change to these files. */
function planned(head: Paths, base = BASE, config = 'fleetplan.yml'): Promise<Planned> {
  const before = repository.commit(base);
  const after = repository.commit(head, before);
  return plannedWith(`--base-ref ${before} --head-ref ${after} --config ${config}`);
}

describe('outside: a policy that leaves the globs for any place is not green', () => {
  test.each([
    ['another suffix', 'fleet/policy.yml', 'left-policies'],
    ['a suffix in capitals', 'fleet/policy.YAML', 'left-policies'],
    ['no manifest by its name', 'fleet/policy.txt', 'left-policies'],
    ['another folder', 'archive/2026/policy.yaml', 'left-policies'],
    ['the root', 'policy.yaml', 'left-policies'],
  ])('%s', async (_where, path, error) => {
    const { code, problems } = await planned({ ...ROLLOUT, [path]: STEEP });
    expect(problems).toContain(`error ${error} ${path}`);
    expect(code).toBe(2);
  });
});

describe('lost coverage: a policy that is no longer evaluated is never green', () => {
  test.each<[claim: string, head: Paths, code: number]>([
    ['its file is deleted', ROLLOUT, 1],
    ['its file is not YAML any more', { ...BASE, 'fleet/policy.yaml': '\tx: [' }, 2],
    ['a later value', { ...BASE, 'fleet/policy.yaml': CALM.replace(/count: \d+/, 'count: ${N}') }, 2],
    ['a second file describes it', { ...BASE, 'fleet/copy.yaml': STEEP }, 2],
    ['a kustomization drops it', { ...BASE, 'fleet/kustomization.yaml': 'resources: [rollout.yaml]\n' }, 2],
  ])('lost coverage: %s', async (_claim, head, code) => {
    expect((await planned(head)).code).toBe(code);
  });

  test('lost coverage: a built kustomization drops the resource', async () => {
    writeFileSync('built.yml', 'version: 1\npolicies: [{ kustomize: k }]\nsnapshot: nodes.ndjson\n');
    const tree = (resources: string): Paths => ({
      'k/kustomization.yaml': `resources: [${resources}]\n`,
      'k/rollout.yaml': example('base/skyhook.yaml'),
      'k/policy.yaml': CALM,
    });
    const { code } = await planned(tree('rollout.yaml'), tree('rollout.yaml, policy.yaml'), 'built.yml');
    expect(code).toBe(1);
  });
});

test('outside: a file that a link leads to is read where the link is, and is taken', async () => {
  const link = { mode: '120000', text: '../common/policy.yaml' };
  const linked = (policy: string): Paths => ({
    ...ROLLOUT,
    'fleet/policy.yaml': link,
    'common/policy.yaml': policy,
  });
  expect(await planned(linked(STEEP), linked(CALM))).toEqual({ code: 1, problems: [] });
});

describe('outside: what a change adds that no glob takes', () => {
  test.each<[string, Paths, number, string[]]>([
    ['beside them', { ...BASE, 'fleet/more.yml': OTHER }, 0, ['warning outside-policies fleet/more.yml']],
    ['elsewhere is told', { ...BASE, 'lab/more.yaml': OTHER }, 0, ['warning outside-policies lab/more.yaml']],
    [
      'of which the definition is added elsewhere is told',
      {
        ...BASE,
        'crds/pool.yaml':
          'apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: nodepools.karpenter.sh}\nspec: {group: karpenter.sh, names: {kind: NodePool}}\n',
      },
      0,
      ['warning outside-policies crds/pool.yaml'],
    ],
    ['not planned', { ...BASE, 'lab/x.yaml': 'kind: ConfigMap\n', 'docs/a.md': 'NodePool' }, 0, []],
    ['and stays as it was is no part of it', BASE, 0, []],
  ])('%s', async (_claim, head, code, problems) => {
    expect(await planned(head)).toEqual({ code, problems });
  });
});

test('an object with items is neither: what the cluster gets depends on the tool', async () => {
  const loose = STEEP.replace(/^spec:/m, `items: []\nspec:`);
  const { code, problems } = await planned({ ...BASE, 'fleet/policy.yaml': loose });
  expect([code, problems[0]]).toEqual([2, 'error list-and-object fleet/policy.yaml']);
});

describe('outside: two folders that the policies count from are compared like two revisions', () => {
  const config = join(root, 'rendered.yml');
  const folders = (name: string, files: Paths): string => {
    for (const [path, text] of Object.entries(files)) {
      if (typeof text !== 'string') continue;
      mkdirSync(dirname(join(root, name, path)), { recursive: true });
      writeFileSync(join(root, name, path), text);
    }
    return join(root, name);
  };
  const tree = (elsewhere: string): Paths => ({
    'out/policy.yaml': CALM,
    'lab/more.yaml': elsewhere,
    'k/kustomization.yaml': 'resources: [rollout.yaml]\n',
    'k/rollout.yaml': example('base/skyhook.yaml'),
  });

  test('outside files: an edited policy that no entry takes is named', async () => {
    writeFileSync(config, 'version: 1\npolicies: [out/*.yaml, { kustomize: k }]\nsnapshot: nodes.ndjson\n');
    const [before, after] = [
      folders('before', tree(OTHER)),
      folders('after', tree(STEEP.replace(/name: gpu$/m, 'name: other'))),
    ];
    expect(await plannedWith(`--base ${before} --head ${after} --config ${config}`)).toEqual({
      code: 0,
      problems: [`warning outside-policies ${after}/lab/more.yaml`],
    });
  });

  test('outside files: none, if both folders are policies, written as absolute paths', async () => {
    const [before, after] = [
      folders('plain-before', { 'policy.yaml': CALM }),
      folders('plain-after', { 'policy.yaml': STEEP }),
    ];
    writeFileSync(join(root, 'fleet.ndjson'), example('snapshot.ndjson'));
    const snapshot = join(root, 'fleet.ndjson');
    const { problems } = await plannedWith(`--base ${before} --head ${after} --snapshot ${snapshot}`);
    expect(problems).toEqual([]);
  });
});
