import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type PathOptions, readPaths } from '../../src/read/paths.js';
import { messageOf } from '../messages.js';

const root = mkdtempSync(join(realpathSync(tmpdir()), 'fleetplan-folder-'));
const outside = mkdtempSync(join(realpathSync(tmpdir()), 'fleetplan-outside-'));
let count = 0;
let cwd = root;

beforeEach(() => {
  count += 1;
  cwd = join(root, String(count));
  mkdirSync(cwd);
});

afterAll(() => {
  for (const folder of [root, outside]) rmSync(folder, { recursive: true });
});

function put(path: string | Buffer, text: string | Buffer = 'x: 1\n'): void {
  if (typeof path === 'string') mkdirSync(dirname(join(cwd, path)), { recursive: true });
  writeFileSync(typeof path === 'string' ? join(cwd, path) : path, text);
}

function read(paths: string[], options: PathOptions = {}) {
  const { files, problems } = readPaths(paths, { cwd, ...options });
  return {
    paths: files.map(({ path }) => path),
    problems: problems.map(({ severity, code, place }) =>
      [severity === 'error' ? '' : `${severity}:`, code, place === null ? '' : ` ${place.file}`].join(''),
    ),
  };
}

describe('folder: paths', () => {
  const ALL = ['b/.hidden/four.yaml', 'b/c/.#five.yml', 'b/c/three.json', 'b/one.yaml', 'b/two.yml'];
  beforeEach(() => {
    for (const path of [...ALL, 'b/README.md', 'top.yaml']) put(path, `# ${path}\n`);
    put('bare/.gitkeep', '');
    for (const folder of ['.git', 'node_modules']) put(`b/${folder}/config.yaml`);
    put('b/c/.git', 'gitdir: x');
  });

  test.each<[name: string, paths: string[], expected: string[]]>([
    ['a file', ['b/one.yaml'], ['b/one.yaml']],
    ['a file with any suffix', ['b/README.md'], ['b/README.md']],
    ['a folder, without .git', ['b'], ALL],
    ['a folder with a slash behind it', ['b/c/'], ['b/c/.#five.yml', 'b/c/three.json']],
    ['all of it', ['.'], [...ALL, 'top.yaml']],
    ['a glob', ['b/*.yaml'], ['b/one.yaml']],
    ['a glob over folders', ['**/*.json'], ['b/c/three.json']],
    ['braces over folders', ['{b/c,b}/*.{yaml,json}'], ['b/c/three.json', 'b/one.yaml']],
    ['the same file twice', ['b/one.yaml', 'b', './b/one.yaml'], ALL],
    ['all but some', ['b', '!b/.hidden', '!**/*.yml'], ['b/c/three.json', 'b/one.yaml']],
    ['a file that is taken out again', ['b/one.yaml', '!b/*'], []],
    ['nothing', [], []],
  ])('%s', (_name, paths, expected) => {
    const { paths: found, problems } = read(paths);
    expect(found).toEqual(expected);
    expect(problems.filter((problem) => !problem.startsWith('warning:'))).toEqual([]);
  });

  test('a glob in a folder above', () => {
    expect(read([`../${count}/t*.yaml`])).toEqual({ paths: ['top.yaml'], problems: [] });
  });

  test('an absolute path inside the working directory is shown relative, one outside as it is', () => {
    expect(read([join(cwd, 'top.yaml')]).paths).toEqual(['top.yaml']);
    writeFileSync(join(outside, 'o.yaml'), 'x');
    expect(read([outside]).paths).toEqual([join(outside, 'o.yaml')]);
    expect(read([`${outside}/*.yaml`]).paths).toEqual([join(outside, 'o.yaml')]);
  });

  test('texts come as they are, without a byte order mark', () => {
    put('b/one.yaml', '\ufeffx: ä\r\n');
    expect(readPaths(['b/one.yaml'], { cwd }).files).toEqual([
      { path: 'b/one.yaml', key: '', text: 'x: ä\r\n' },
    ]);
  });

  test('a name that is a pattern names the file of that name first', () => {
    put('b/[a]*.yaml');
    expect(read(['b/[a]*.yaml'])).toEqual({ paths: ['b/[a]*.yaml'], problems: [] });
  });

  test.each<[name: string, path: string, problem: string]>([
    ['a path that does not exist', 'nowhere.yaml', 'missing-path'],
    ['a file as a folder', 'top.yaml/x.yaml', 'unreadable top.yaml/x.yaml'],
    ['an empty path', '', 'missing-path'],
    ['a glob that matches none of the manifests there', 'b/*.toml', 'no-match'],
    ['a glob in a folder that does not exist', 'nowhere/*.yaml', 'no-match'],
    ['a glob that cannot be used', 'b/+(a).yaml', 'missing-path'],
    ['a glob with a range', 'b/{1..3}.yaml', 'bad-glob'],
  ])('%s is a problem', (_name, path, problem) => {
    expect(read([path])).toEqual({ paths: [], problems: [problem] });
  });

  test('a path that no file system takes is a problem', () => {
    expect(read(['x'.repeat(5_000)]).problems).toEqual([expect.stringMatching(/^unreadable /)]);
    expect(read(['a\0b']).problems).toEqual([expect.stringMatching(/^unreadable /)]);
  });
});

describe('folder: links are followed inside the folder that is named', () => {
  beforeEach(() => {
    put('b/one.yaml');
    for (const folder of ['.git', 'node_modules']) put(`b/${folder}/config.yaml`);
    writeFileSync(join(outside, 'secret.yaml'), 'secret: 1\n');
  });

  test.each<[name: string, target: string, link: string, paths: string[], problems: string[]]>([
    ['a link out of it', join(outside, 'secret.yaml'), 'b/link.yaml', ['b/*.yaml'], ['symlink b/link.yaml']],
    ['a link to nothing under a policy name', 'nowhere', 'b/link.yaml', ['b'], ['symlink b/link.yaml']],
    ['a link to a folder', outside, 'b/folder', ['b'], ['symlink b/folder']],
    ['a link to a folder that a glob enters', outside, 'b/folder', ['b/*/*.yaml'], ['symlink b/folder']],
    ['a link to itself', 'loop', 'b/loop', ['b'], ['symlink b/loop']],
    ['a link into what git keeps', '.git/config.yaml', 'b/link.yaml', ['b'], ['symlink b/link.yaml']],
  ])('%s is an error', (_name, target, link, paths, problems) => {
    symlinkSync(target, join(cwd, link));
    const result = read(paths);
    expect(result.problems).toEqual(problems);
    expect(result.paths.every((path) => path === 'b/one.yaml')).toBe(true);
  });

  test.each<[name: string, target: string, link: string, paths: string[]]>([
    ['to a file under a name that no glob matches', 'one.yaml', 'b/CLAUDE.md', ['b']],
    ['to a folder that no glob goes into', outside, 'b/folder', ['b/*.yaml']],
    ['that is taken out', outside, 'b/folder', ['b', '!b/folder']],
    ['to nothing', 'nowhere', 'b/.#lock', ['b']],
  ])('a link %s is none', (_name, target, link, paths) => {
    symlinkSync(target, join(cwd, link));
    expect(read(paths)).toEqual({ paths: ['b/one.yaml'], problems: [] });
  });

  test('a link to a file is that file, and one to a manifest that is found by itself is none', () => {
    put('b/one.txt');
    symlinkSync('one.txt', join(cwd, 'b/two.yaml'));
    symlinkSync('one.yaml', join(cwd, 'b/three.yaml'));
    symlinkSync(join(cwd, 'b/one.txt'), join(cwd, 'b/four.yaml'));
    expect(read(['b'])).toEqual({ paths: ['b/four.yaml', 'b/one.yaml', 'b/two.yaml'], problems: [] });
  });

  test('a link to a folder is gone into once, and never in a circle', () => {
    put('b/parts/rest/more.yaml');
    symlinkSync('../parts', join(cwd, 'b/parts/again'));
    symlinkSync('parts', join(cwd, 'b/x'));
    expect(read(['b/x/**'])).toEqual({ paths: [], problems: ['symlink b/x'] });
    expect(read(['b'])).toEqual({ paths: ['b/one.yaml', 'b/parts/rest/more.yaml'], problems: [] });
    expect(read(['b/*/rest/*.yaml', 'b/x*/*.yaml'])).toMatchObject({ paths: ['b/parts/rest/more.yaml'] });
  });

  test('a path through a link is an error, in the working directory', () => {
    symlinkSync(outside, join(cwd, 'folder'));
    for (const path of ['folder', 'folder/secret.yaml', 'folder/*.yaml', 'folder/']) {
      expect(read([path])).toEqual({ paths: [], problems: ['symlink folder'] });
    }
  });
});

describe('folder: files that are not read', () => {
  test('bytes that are not UTF-8', () => {
    put('latin1.yaml', Buffer.from([0x61, 0x3a, 0x20, 0xe4]));
    put('utf16.yaml', Buffer.from('\ufeffx: 1', 'utf16le'));
    put('good.yaml');
    expect(read(['.'])).toEqual({
      paths: ['good.yaml'],
      problems: ['not-utf-8 latin1.yaml', 'not-utf-8 utf16.yaml'],
    });
  });

  test('a file above the size limit, one at the limit is read', () => {
    put('large.yaml', 'x'.repeat(11));
    put('small.yaml', 'x'.repeat(10));
    expect(read(['.'], { limits: { files: 9, bytesPerFile: 10, bytes: 99 } })).toEqual({
      paths: ['small.yaml'],
      problems: ['too-large large.yaml'],
    });
  });

  test('more files than allowed, and more bytes together: none is read', () => {
    for (const name of ['a', 'b', 'c']) put(`${name}.yaml`, 'x'.repeat(10));
    const limits = { files: 3, bytesPerFile: 10, bytes: 30 };
    expect(read(['.'], { limits }).paths).toHaveLength(3);
    expect(read(['.'], { limits: { ...limits, files: 2 } })).toEqual({
      paths: [],
      problems: ['too-many-files'],
    });
    expect(read(['.'], { limits: { ...limits, bytes: 29 } })).toEqual({ paths: [], problems: ['too-large'] });
  });

  test('a pipe under a policy name, without waiting for it', () => {
    execFileSync('mkfifo', [join(cwd, 'pipe.yaml')]);
    expect(read(['.'])).toEqual({ paths: [], problems: ['not-a-file pipe.yaml'] });
    expect(read(['pipe.yaml'])).toEqual({ paths: [], problems: ['not-a-file pipe.yaml'] });
  });

  test('a folder under a policy name is a folder', () => {
    put('b.yaml/one.yaml');
    expect(read(['.'])).toEqual({ paths: ['b.yaml/one.yaml'], problems: [] });
  });

  test('a name that is not UTF-8 is shown, and what has no policy name is left alone', () => {
    put(Buffer.concat([Buffer.from(`${cwd}/a`), Buffer.from([0xff]), Buffer.from('.yaml')]));
    put(Buffer.concat([Buffer.from(`${cwd}/b`), Buffer.from([0xff]), Buffer.from('.txt')]));
    mkdirSync(Buffer.concat([Buffer.from(`${cwd}/c`), Buffer.from([0xff])]));
    expect(read(['.'])).toEqual({
      paths: [],
      problems: ['path-not-utf-8 a\ufffd.yaml', 'path-not-utf-8 c\ufffd'],
    });
  });
});

test('folder: a name with a line break and a workflow command is one path, and no line of a message', () => {
  const name = 'a\n::error::x%0A\u202e.yaml';
  put(name, Buffer.from([0xff]));
  const { problems } = readPaths(['.'], { cwd });
  expect(problems).toMatchObject([{ code: 'not-utf-8', place: { file: name } }]);
  expect(messageOf(problems[0])).not.toContain('\n');
});

test('readPaths: files come in the order of their paths', () => {
  for (const name of ['b', 'B', 'a', 'ä', '😀', '\uff5e', 'a-b', 'a/b']) put(`${name}.yaml`);
  expect(read(['.']).paths).toEqual(
    ['B', 'a-b', 'a', 'a/b', 'b', 'ä', '😀', '\uff5e'].map((name) => `${name}.yaml`),
  );
});
