import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parsePlanArguments } from '../../src/edge/arguments.js';
import { baseConfig } from '../../src/edge/base-files.js';
import { planCommand } from '../../src/edge/plan-command.js';
import { nodeList, parseFleet } from '../fleet.js';
import { type Content, createRepository, temporaryFolder } from '../read/repository.js';
import { policy, roller } from '../rules/objects.js';
import { memoryOutput } from './memory-output.js';

const root = temporaryFolder('judging-config');
const STRICT = 'version: 1\npreset: strict\n';
const LAX = 'version: 1\npreset: observe\n';
const PATH = '.github/fleetplan.yml';
let count = 0;

afterAll(() => {
  rmSync(root, { recursive: true });
});

interface Case {
  readonly base: Content | null;
  readonly head: Content | null;
  readonly disk: string | null;
  readonly path?: string;
}

/** What judges, and what is said of it, where base and head have the file so and the disk so. */
function judged({ base, head, disk, path = PATH }: Case): unknown {
  const repository = createRepository(root, String((count += 1)));
  const files = (content: Content | null) => ({
    'a.yaml': 'a\n',
    ...(content === null ? {} : { [PATH]: content }),
  });
  repository.ref('refs/heads/base', repository.commit(files(base)));
  repository.ref('refs/heads/head', repository.commit(files(head)));
  const file = join(repository.folder, PATH);
  if (disk !== null) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, disk);
  }
  symlinkSync(PATH, join(repository.folder, 'link.yml'));
  const read = baseConfig(join(repository.folder, path), { base: 'base', head: 'head' });
  if ('problems' in read) return read.problems.map(({ severity, code }) => `${severity} ${code}`);
  const { config, notices, proposed } = read;
  return { preset: config.preset, notices: notices.length, proposed: proposed?.text };
}

describe('between two revisions the change does not bring the configuration it is judged by', () => {
  const fromBase = { preset: 'strict', notices: 1, proposed: LAX };
  test.each<[claim: string, files: Case, expected: unknown]>([
    ['one that it edits', { base: STRICT, head: LAX, disk: LAX }, fromBase],
    ['one that it edits, whatever is on disk', { base: STRICT, head: LAX, disk: STRICT }, fromBase],
    [
      'one that it edits, named through a link',
      { base: STRICT, head: LAX, disk: LAX, path: 'link.yml' },
      fromBase,
    ],
    ['one that it deletes', { base: STRICT, head: null, disk: null }, { ...fromBase, proposed: null }],
    [
      'one that it leaves alone',
      { base: STRICT, head: STRICT, disk: STRICT },
      { preset: 'strict', notices: 0 },
    ],
    [
      'one that is other on disk',
      { base: STRICT, head: STRICT, disk: LAX },
      { preset: 'strict', notices: 1 },
    ],
    ['one that it adds', { base: null, head: LAX, disk: LAX }, ['error config-from-head']],
    [
      'one that it adds, named through a link',
      { base: null, head: LAX, disk: LAX, path: 'link.yml' },
      ['error config-from-head'],
    ],
    [
      'one that it adds as a link',
      { base: null, head: { mode: '120000', text: 'a.yaml' }, disk: LAX },
      ['error config-from-head'],
    ],
    [
      'one that is larger than a person writes after it',
      { base: STRICT, head: `${LAX}#${'x'.repeat(256 * 1024)}`, disk: LAX },
      ['error invalid-config'],
    ],
    [
      'one that it makes a link',
      { base: STRICT, head: { mode: '120000', text: 'a.yaml' }, disk: LAX },
      ['error invalid-config'],
    ],
    [
      'one that is a link in the base',
      { base: { mode: '120000', text: 'a.yaml' }, head: LAX, disk: LAX },
      ['error symlink'],
    ],
    [
      'one that is broken in the base',
      { base: 'x: [', head: LAX, disk: LAX },
      expect.arrayContaining(['error invalid-config']),
    ],
    [
      'one that is no text after it',
      { base: STRICT, head: Buffer.of(0xff), disk: LAX },
      ['error invalid-config'],
    ],
    ['one that git does not know', { base: null, head: null, disk: LAX }, { preset: 'observe', notices: 0 }],
    ['one that is nowhere', { base: null, head: null, disk: null }, ['error unreadable-config']],
  ])('%s', (_claim, files, expected) => {
    expect(judged(files)).toEqual(expected);
  });

  test('a file of the base that is a link on disk, out of the repository, is the one of the base', () => {
    const repository = createRepository(root, String((count += 1)));
    const commit = repository.commit({ 'c.yml': STRICT });
    for (const name of ['base', 'head']) repository.ref(`refs/heads/${name}`, commit);
    writeFileSync(join(root, 'elsewhere.yml'), LAX);
    symlinkSync(join(root, 'elsewhere.yml'), join(repository.folder, 'c.yml'));
    const read = baseConfig(join(repository.folder, 'c.yml'), { base: 'base', head: 'head' });
    expect(read).toMatchObject({ config: { preset: 'strict' } });
  });

  test('a base that is not there is an error, not the disk', () => {
    const repository = createRepository(root, String((count += 1)));
    writeFileSync(join(repository.folder, 'c.yml'), LAX);
    const read = baseConfig(join(repository.folder, 'c.yml'), { base: 'nowhere', head: 'nowhere' });
    expect('problems' in read && read.problems.map(({ code }) => code)).toEqual(['missing-object']);
  });

  test('a file outside of any repository comes from nobody', () => {
    const path = join(root, 'c.yml');
    writeFileSync(path, STRICT);
    expect(baseConfig(path, { base: 'main', head: 'HEAD' })).toMatchObject({
      config: { preset: 'strict' },
    });
  });
});

test('the command of the README is judged by the base, and says what the change loosens', async () => {
  const repository = createRepository(root, String((count += 1)));
  const settings = 'version: 1\npolicies: a.yaml\n';
  const snapshot = join(root, 'nodes.json');
  writeFileSync(snapshot, JSON.stringify(nodeList(parseFleet('20 nodes gpu=true'))));
  const side = (config: string) => ({ 'a.yaml': policy() + roller(), [PATH]: config });
  const base = repository.commit(side(settings));
  repository.ref('refs/remotes/origin/main', base);
  const lax = repository.commit(side(`${settings}preset: observe\n`), base);
  repository.ref('refs/heads/main', lax);
  repository.ref('refs/tags/origin/main', lax);
  const before = process.cwd();
  process.chdir(repository.folder);
  try {
    const { output, stdout } = memoryOutput();
    const args = `--base-ref origin/main --head-ref HEAD --snapshot ${snapshot} --config ${PATH}`;
    expect(await planCommand(parsePlanArguments(args.split(' ')), output)).toBe(1);
    expect(stdout()).toContain('guard-weakened');
  } finally {
    process.chdir(before);
  }
});
