import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { NO_CLUSTER } from '../../src/config/clusters.js';
import { sidesAt } from '../../src/github/sides.js';
import { temporaryFolder } from '../read/repository.js';

const root = temporaryFolder('folders');
const repo = join(root, 'work');
const temporary = join(root, 'temp');
for (const path of [join(repo, 'out'), join(temporary, 'out'), join(root, 'outside')]) {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'a.yaml'), 'kind: A\n');
}
symlinkSync(join(root, 'outside'), join(repo, 'link'));
mkdirSync(join(repo, 'through'));
symlinkSync(root, join(repo, 'through/up'));

afterAll(() => {
  rmSync(root, { recursive: true });
});

const COMMITS = {
  base: null,
  head: 'a'.repeat(40),
  trusted: 'a'.repeat(40),
  baseLabel: null,
  headLabel: 'head',
  trustedLabel: 'head',
};

function read(head: string, base: string | null = null) {
  return sidesAt({
    rendered: new Map(),
    repo,
    commits: COMMITS,
    sources: null,
    folders: { base, head },
    cluster: NO_CLUSTER,
    temporary,
  });
}

describe('the inputs head-path and base-path', () => {
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
