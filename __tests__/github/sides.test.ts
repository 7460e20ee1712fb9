import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CLUSTER } from '../../src/config/clusters.js';
import { pathSource } from '../../src/config/policy-sources.js';
import { sidesAt } from '../../src/github/sides.js';
import { messageOf } from '../messages.js';
import { createRepository, temporaryFolder, testFolder } from '../read/repository.js';
import { checkout } from './gpu-repository.js';

const root = testFolder('folders');
const repo = join(root, 'work');
const temporary = join(root, 'temp');
for (const path of [join(repo, 'out'), join(temporary, 'out'), join(root, 'outside')]) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'a.yaml'), 'kind: A\n');
}
symlinkSync(join(root, 'outside'), join(repo, 'link'));
mkdirSync(join(repo, 'through'));
symlinkSync(root, join(repo, 'through/up'));

const COMMITS = { base: null, head: 'a'.repeat(40), trusted: 'a'.repeat(40) };

function read(head: string, base: string | null = null) {
  return sidesAt({
    ...{ cache: new Map(), repo, temporary, cluster: NO_CLUSTER, sources: null },
    ...{ commits: COMMITS, folders: { base, head } },
  });
}

describe('sides: the inputs head-path and base-path', () => {
  test.each(['out', join(temporary, 'out'), './through/../out'])(
    'may name a folder of the workspace or of the runner: %s',
    async (path) => {
      expect((await read(path)).head.files.map(({ text }) => text)).toEqual(['kind: A\n']);
    },
  );

  test.each([
    ['a folder elsewhere', join(root, 'outside')],
    ['a folder beside', '../outside'],
    ['a folder behind a link', 'through/up/outside'],
    ['the folder above', '..'],
  ])('may not name %s', async (_claim, path) => {
    await expect(read(path)).rejects.toThrow('must name a folder inside the workspace');
    await expect(read('out', path)).rejects.toThrow('The input base-path must name a folder inside');
  });

  test.each([
    ['a link', 'link'],
    ['a file', 'out/a.yaml'],
    ['nothing', 'none'],
  ])('may not name %s', async (_claim, path) => {
    await expect(read(path)).rejects.toThrow('must name a folder; there is none');
  });
});

const repository = createRepository(root, 'all');
const POLICY = 'kind: DeploymentPolicy\n';
const base = repository.commit({ 'p/a.yaml': 'kind: A\n', 'p/b.yaml': POLICY, 'same.txt': 'same' });
const head = repository.commit(
  { 'p/a.yaml': 'kind: A\n', 'q/b.yaml': `${POLICY}loose: true\n`, 'same.txt': 'same' },
  base,
);
repository.ref('refs/heads/change', head);

function sides(depth: number | null) {
  const repo = join(temporaryFolder('shallow'), 'work');
  checkout(repository.folder, repo, 'refs/heads/change', depth);
  return sidesAt({
    ...{ cache: new Map(), repo, temporary: root, cluster: NO_CLUSTER, sources: [pathSource(['p/'])] },
    commits: { base, head, trusted: base },
    folders: { base: null, head: null },
  });
}

const MOVED = [{ path: 'q/b.yaml', before: null, text: `${POLICY}loose: true\n`, isTakenOut: false }];

test('sidesAt: a policy that left the globs is seen where it went', async () => {
  const { head: side } = await sides(null);
  expect(side.problems).toEqual([]);
  expect(side.outside).toEqual(MOVED);
});

test('sidesAt: a base that the checkout lacks is a problem that says what to do', async () => {
  const { base: side } = await sides(1);
  expect(side?.problems).toMatchObject([{ severity: 'error', code: 'missing-object' }]);
  expect(messageOf(side?.problems[0])).toContain('fetch-depth: 2');
});
