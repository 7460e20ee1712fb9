import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { snapshotOriginProblems } from '../../src/edge/base-files.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { messageOf } from '../messages.js';
import { toPlain } from '../../src/text/render.js';

const root = temporaryFolder('snapshot-origin');
const OLD = '{"old": true}\n';
const NEW = '{"new": true}\n';
let count = 0;

afterAll(() => {
  rmSync(root, { recursive: true });
});

interface Case {
  readonly base: string | null;
  readonly head: string | null;
  readonly disk: string;
}

/** The path on disk of the snapshot of a repository, and its two revisions. */
function laid({ base, head, disk }: Case): {
  readonly path: string;
  readonly base: string;
  readonly head: string;
} {
  const repository = createRepository(root, String((count += 1)));
  const files = (text: string | null) => ({
    'a.yaml': 'a\n',
    ...(text === null ? {} : { 'fleet/nodes.json': text }),
  });
  const revisions = { base: repository.commit(files(base)), head: repository.commit(files(head)) };
  mkdirSync(join(repository.folder, 'fleet'));
  const path = join(repository.folder, 'fleet/nodes.json');
  writeFileSync(path, disk);
  return { path, ...revisions };
}

function problems(files: Case): string[] {
  const { path, ...revisions } = laid(files);
  return snapshotOriginProblems([path, '-'], revisions).map(({ code, severity }) => `${severity} ${code}`);
}

describe('a change does not bring the fleet it is judged by', () => {
  test.each<[claim: string, files: Case, found: string[]]>([
    ['one that the change edits', { base: OLD, head: NEW, disk: NEW }, ['error inventory-from-head']],
    ['one that only the change has', { base: null, head: NEW, disk: NEW }, ['error inventory-from-head']],
    ['one that both have', { base: OLD, head: OLD, disk: OLD }, []],
    ['one that both have, taken anew on disk', { base: OLD, head: OLD, disk: NEW }, []],
    ['an edited one whose old bytes are on disk', { base: OLD, head: NEW, disk: OLD }, []],
    ['one that git does not track', { base: null, head: null, disk: NEW }, []],
    ['one that the change removes', { base: OLD, head: null, disk: OLD }, []],
  ])('%s', (_claim, files, found) => {
    expect(problems(files)).toEqual(found);
  });

  test('a link from elsewhere is what it leads to', () => {
    const { path, ...revisions } = laid({ base: OLD, head: NEW, disk: NEW });
    const link = join(root, `link-${count}`);
    symlinkSync(path, link);
    expect(snapshotOriginProblems([link], revisions).map(({ code }) => code)).toEqual([
      'inventory-from-head',
    ]);
  });

  test('each of several is looked at', () => {
    const { path, ...revisions } = laid({ base: OLD, head: NEW, disk: NEW });
    const other = join(root, 'other.json');
    writeFileSync(other, OLD);
    expect(snapshotOriginProblems([other, '-', path], revisions)).toHaveLength(1);
  });

  test('it is told what to judge by, with nothing hidden in it', () => {
    const edited = laid({ base: OLD, head: NEW, disk: NEW });
    const added = laid({ base: null, head: NEW, disk: NEW });
    const told = ({ path, base, head }: typeof edited) =>
      snapshotOriginProblems([path], { base, head }).map(({ message }) =>
        toPlain(message).replace(/^.*? (?=is only|differs)/s, ''),
      );
    const short = 'a change must not choose its fleet.';
    expect(told(edited)).toEqual([
      `differs between ${edited.head} and ${edited.base}: ${short} Use the old one: \`git show ${edited.base}:fleet/nodes.json\``,
    ]);
    expect(told(added)).toEqual([
      `is only in ${added.head}, not in ${added.base}: ${short} Merge it first, or use a snapshot from elsewhere.`,
    ]);
    const hidden = join(root, 'a\u202eb');
    symlinkSync(added.path, hidden);
    const [problem] = snapshotOriginProblems([hidden], added);
    expect(messageOf(problem)).toContain('a\\u{202e}b is only in');
  });

  test('what is not there, or in a revision that is not there, is told where it is read', () => {
    const { path, base } = laid({ base: OLD, head: NEW, disk: NEW });
    expect(snapshotOriginProblems([`${path}.gone`], { base, head: 'main' })).toEqual([]);
    expect(snapshotOriginProblems([path], { base, head: 'nowhere' })).toEqual([]);
  });

  test('a file outside any repository comes from nobody', () => {
    const path = join(root, 'nodes.json');
    writeFileSync(path, NEW);
    expect(snapshotOriginProblems([path], { base: 'main', head: 'HEAD' })).toEqual([]);
  });
});
