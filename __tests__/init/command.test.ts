import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../../src/edge/commands.js';
import { memoryOutput } from '../edge/memory-output.js';
import { testFolder } from '../read/repository.js';
import { nodePool, type Tree } from './trees.js';

const folder = testFolder('init');
let made = 0;

function repository(tree: Tree): string {
  const root = join(folder, String(made++));
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

async function init(...argv: string[]) {
  const { output, stdout, stderr } = memoryOutput();
  const code = await runCommand(['init', ...argv], output);
  return { code, stdout: stdout(), stderr: stderr() };
}

const POOLS: Tree = { 'karpenter/pool.yaml': nodePool('default'), 'README.md': '# pools\n' };
const SNAPSHOT = '{"fleetplan":"snapshot","version":1,"nodes":0}\n';
const written = (root: string, path: string): string => readFileSync(join(root, path), 'utf8');

describe('command: fleetplan init', () => {
  test('writes the configuration and the workflow, and says what is next', async () => {
    const root = repository(POOLS);
    const { code, stdout, stderr } = await init(root);
    expect({ code, stdout }).toEqual({ code: 0, stdout: '' });
    expect(stderr).toContain('write fleet/cluster.ndjson');
    expect(written(root, '.github/fleetplan.yml')).toContain('karpenter/**/*.{yaml,yml}');
    expect(written(root, '.github/workflows/fleetplan.yml')).toContain('--output fleet/cluster.ndjson');
  });

  test('asks for no snapshot that is there', async () => {
    const root = repository({
      'clusters/dev/pool.yaml': nodePool('default'),
      'clusters/prod/pool.yaml': nodePool('default'),
      'fleet/prod.ndjson': SNAPSHOT,
    });
    const { code, stderr } = await init(root);
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr:
        'fleetplan: found 1 planned object in 2 sources, for 2 clusters (dev, prod).\n' +
        'fleetplan: wrote .github/fleetplan.yml and .github/workflows/fleetplan.yml.\n' +
        'fleetplan: next, write fleet/dev.ndjson with the snapshot command, and merge all of it.\n',
    });
  });

  test('prints both and writes neither in a dry run', async () => {
    const root = repository(POOLS);
    const { code, stdout } = await init(root, '--dry-run');
    expect(code).toBe(0);
    expect(stdout).toContain('# .github/fleetplan.yml\n');
    expect(stdout).toContain('# .github/workflows/fleetplan.yml\n');
    expect(existsSync(join(root, '.github'))).toBe(false);
  });

  test.each([
    ['a configuration', '.github/fleetplan.yml'],
    ['a workflow', '.github/workflows/fleetplan.yml'],
  ])('leaves %s that is there as it is, and writes nothing', async (_what, path) => {
    const root = repository({ ...POOLS, [path]: 'mine\n' });
    const { code, stderr } = await init(root);
    expect(code).toBe(2);
    expect(stderr).toContain(`${path} is there already; nothing was written`);
    expect(written(root, path)).toBe('mine\n');
    const other = ['.github/fleetplan.yml', '.github/workflows/fleetplan.yml'].filter((one) => one !== path);
    expect(other.some((one) => existsSync(join(root, one)))).toBe(false);
  });

  test('does not write through a link', async () => {
    const outside = repository({ 'a.txt': 'a' });
    const root = repository(POOLS);
    symlinkSync(outside, join(root, '.github'));
    expect((await init(root)).code).toBe(2);
    expect(existsSync(join(outside, 'fleetplan.yml'))).toBe(false);
  });

  test('says that nothing planned was found, with exit code 2', async () => {
    const { code, stderr } = await init(repository({ 'mkdocs.yml': 'site_name: a\n' }));
    expect(code).toBe(2);
    expect(stderr).toContain('nothing that is planned was found here');
  });

  test.each([
    ['an option that it does not have', ['--force']],
    ['two folders', ['.', '.']],
    ['a folder that is not there', [join(folder, 'nowhere')]],
  ])('ends with 3 for %s', async (_what, argv) => {
    expect((await init(...argv)).code).toBe(3);
  });
});
