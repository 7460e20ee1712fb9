import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  closeSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { writeWhole } from '../../src/output/output.js';
import { replaceFile, saveFile } from '../../src/output/save.js';
import { compiled } from '../compiled.js';
import { temporaryFolder } from '../read/repository.js';

let folder: string;
const at = (name: string) => join(folder, name);
const content = (name: string) => readFileSync(at(name), 'utf8');

beforeEach(() => {
  folder = temporaryFolder('save');
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('save: a file that is saved', () => {
  test('is new, whole, and alone', () => {
    saveFile(at('a'), 'one\n');
    expect(content('a')).toBe('one\n');
    expect(readdirSync(folder)).toEqual(['a']);
  });

  test('is another file than the one it replaces, so who reads that one reads it to its end', () => {
    writeFileSync(at('a'), 'old\n');
    const before = statSync(at('a')).ino;
    saveFile(at('a'), 'new\n');
    expect(content('a')).toBe('new\n');
    expect(statSync(at('a')).ino).not.toBe(before);
  });

  test('keeps the permissions of the one it replaces', () => {
    writeFileSync(at('a'), 'old\n');
    // More than a new file would have.
    chmodSync(at('a'), 0o666);
    saveFile(at('a'), 'new\n');
    expect(statSync(at('a')).mode & 0o777).toBe(0o666);
  });

  test('may be given in parts', () => {
    saveFile(at('a'), () => ['one\n', 'two\n']);
    expect(content('a')).toBe('one\ntwo\n');
  });

  test('goes through a link, which stays', () => {
    mkdirSync(at('far'));
    writeFileSync(at('far/a'), 'old\n');
    symlinkSync('far/a', at('link'));
    saveFile(at('link'), 'new\n');
    expect(lstatSync(at('link')).isSymbolicLink()).toBe(true);
    expect(content('far/a')).toBe('new\n');
  });

  test('is made behind a link that leads to nothing yet', () => {
    symlinkSync('a', at('link'));
    saveFile(at('link'), 'new\n');
    expect(content('a')).toBe('new\n');
  });

  test.each([
    ['a folder', 'EISDIR', () => folder],
    ['below a file', 'ENOTDIR', () => at('file/a')],
    ['in a folder that is not there', 'ENOENT', () => at('none/a')],
    ['on a full disk', 'ENOSPC', () => '/dev/full'],
  ])('is refused as %s, and leaves nothing behind', (_claim, code, path) => {
    writeFileSync(at('file'), 'x');
    expect(() => {
      saveFile(path(), 'new\n');
    }).toThrow(expect.objectContaining({ code }));
    expect(readdirSync(folder)).toEqual(['file']);
  });

  test('that cannot take its place leaves nothing beside it', () => {
    mkdirSync(at('folder'));
    expect(() => {
      replaceFile(at('folder'), 'new\n');
    }).toThrow(expect.objectContaining({ code: 'EISDIR' }));
    expect(readdirSync(folder)).toEqual(['folder']);
  });

  test('may stand for a stream, whose file is written as it is', () => {
    writeFileSync(at('a'), 'old\n');
    const before = statSync(at('a')).ino;
    const descriptor = openSync(at('a'), 'r+');
    saveFile(`/dev/fd/${descriptor}`, 'new\n');
    closeSync(descriptor);
    expect([content('a'), statSync(at('a')).ino]).toEqual(['new\n', before]);
  });

  test('may be a device, which is written as it is', () => {
    saveFile('/dev/null', 'x');
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true);
  });

  test('may be a pipe', () => {
    const script = `mkfifo "$0/p" && (cat "$0/p" > "$0/out" &) && "$1" -e "$2" "$0/p" && sleep 0.2`;
    const save = `import('${compiled('src/output/save.ts')}').then((m) => m.saveFile(process.argv[1], 'through\\n'))`;
    spawnSync('sh', ['-c', script, folder, process.execPath, save]);
    expect(content('out')).toBe('through\n');
  });
});

test('save: a file of the action replaces a link and does not follow it', () => {
  writeFileSync(at('policy.yaml'), 'a: 1\n');
  symlinkSync('policy.yaml', at('report.json'));
  replaceFile(at('report.json'), '{}\n');
  expect(content('policy.yaml')).toBe('a: 1\n');
  expect(content('report.json')).toBe('{}\n');
});

describe('save: bytes for a descriptor', () => {
  const written = (path: string) => {
    const descriptor = openSync(path, 'w');
    const delivery = writeWhole(descriptor, Buffer.from('x'.repeat(100_000)));
    closeSync(descriptor);
    return delivery;
  };

  test('all arrive', () => {
    expect(written(at('a'))).toEqual({ kind: 'delivered' });
    expect(content('a')).toHaveLength(100_000);
  });

  test('a full disk is a failure', () => {
    expect(written('/dev/full')).toEqual({
      kind: 'failed',
      error: expect.objectContaining({ code: 'ENOSPC' }),
    });
  });
});
