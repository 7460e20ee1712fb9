import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from '@jest/globals';
import { snapshotOriginProblems } from '../../src/edge/snapshot-origin.js';
import { createRepository, temporaryFolder } from '../read/repository.js';

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

function problems({ base, head, disk }: Case): string[] {
  const repository = createRepository(root, String((count += 1)));
  const files = (text: string | null) => ({
    'a.yaml': 'a\n',
    ...(text === null ? {} : { 'fleet/nodes.json': text }),
  });
  const revisions = { base: repository.commit(files(base)), head: repository.commit(files(head)) };
  mkdirSync(join(repository.folder, 'fleet'));
  const path = join(repository.folder, 'fleet/nodes.json');
  writeFileSync(path, disk);
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
  ])('%s', (_claim, files, found) => {
    expect(problems(files)).toEqual(found);
  });

  test('a file outside any repository comes from nobody', () => {
    const path = join(root, 'nodes.json');
    writeFileSync(path, NEW);
    expect(snapshotOriginProblems([path], { base: 'main', head: 'HEAD' })).toEqual([]);
  });
});
