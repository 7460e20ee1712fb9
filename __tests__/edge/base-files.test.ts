import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { commandConfiguration, commitsOf, snapshotOriginProblems } from '../../src/edge/base-files.js';
import { planCommand } from '../../src/edge/plan-command.js';
import { ProblemError } from '../../src/manifest/problem.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { messageOf } from '../messages.js';
import { type Content, createRepository, type Repository, testFolder } from '../read/repository.js';
import { policy, roller } from '../rules/objects.js';
import { memoryOutput } from './memory-output.js';

const root = testFolder('base-files');
const here = process.cwd();
const path = process.env['PATH'] ?? '';
let count = 0;

afterEach(() => {
  process.chdir(here);
  process.env['PATH'] = path;
});

/** A new repository, in which the test runs from here on. */
function inRepository(): Repository {
  const repository = createRepository(root, String((count += 1)));
  process.chdir(repository.folder);
  return repository;
}

/** One whose branches base and head hold a file so, with another content on disk. */
function laid(file: string, base: Content | null, head: Content | null, disk: string | null): string {
  const repository = inRepository();
  const files = (content: Content | null) => ({
    'a.yaml': 'a\n',
    ...(content !== null && { [file]: content }),
  });
  repository.ref('refs/heads/base', repository.commit(files(base)));
  repository.ref('refs/heads/head', repository.commit(files(head)));
  const onDisk = join(repository.folder, file);
  mkdirSync(dirname(onDisk), { recursive: true });
  if (disk !== null) writeFileSync(onDisk, disk);
  return onDisk;
}

const compared = (baseRef = 'base', headRef = 'head') => commitsOf({ baseRef, headRef });

const STRICT = 'version: 1\nfailOn: warning\n';
const LAX = 'version: 1\nfailOn: never\n';
const PATH = '.github/fleetplan.yml';
const LINK: Content = { mode: '120000', text: 'a.yaml' };
const LONG = `${LAX}#${'x'.repeat(256 * 1024)}`;

/** What counts, and what is reported of it. */
function inForce(at: string, commits = compared()): unknown {
  try {
    const { config, notices, proposed } = commandConfiguration(at, commits);
    return { failOn: config.failOn, notices: notices.length, proposed: proposed?.text };
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    return [error.problem, ...error.others].map(({ severity, code }) => `${severity} ${code}`);
  }
}

describe('commandConfiguration: between two revisions the change does not bring its own configuration', () => {
  const fromBase = { failOn: 'warning', notices: 1, proposed: LAX };
  const alone = { failOn: 'warning', notices: 0 };
  const broken = expect.arrayContaining(['error invalid-config']) as unknown;
  test.each<
    [claim: string, base: Content | null, head: Content | null, disk: string | null, expected: unknown]
  >([
    ['edited', STRICT, LAX, LAX, fromBase],
    ['edited, whatever is on disk', STRICT, LAX, STRICT, fromBase],
    ['deleted', STRICT, null, null, { ...fromBase, proposed: null }],
    ['left alone', STRICT, STRICT, STRICT, alone],
    ['another one on disk', STRICT, STRICT, LAX, alone],
    ['added', null, LAX, LAX, ['error config-from-head']],
    ['added as a link', null, LINK, LAX, ['error config-from-head']],
    ['too large after the change', STRICT, LONG, LAX, ['error invalid-config']],
    ['made a link', STRICT, LINK, LAX, ['error invalid-config']],
    ['a link in the base', LINK, LAX, LAX, ['error symlink']],
    ['broken in the base', 'x: [', LAX, LAX, broken],
    ['no text after the change', STRICT, Buffer.of(0xff), LAX, ['error invalid-config']],
    ['not known to git', null, null, LAX, { failOn: 'never', notices: 0 }],
    ['nowhere', null, null, null, ['error unreadable-config']],
  ])('commandConfiguration: a configuration that is %s', (_claim, base, head, disk, expected) => {
    expect(inForce(laid(PATH, base, head, disk))).toEqual(expected);
  });

  test.each([
    ['edited', STRICT, fromBase],
    ['added', null, ['error config-from-head']],
  ])('commandConfiguration: one that is %s, by the name of a link to it', (_claim, base, expected) => {
    laid(PATH, base, LAX, LAX);
    symlinkSync(PATH, 'link.yml');
    expect(inForce('link.yml')).toEqual(expected);
  });

  test('commandConfiguration: a file of the base that is a link out of the repository on disk', () => {
    const onDisk = laid('c.yml', STRICT, STRICT, null);
    writeFileSync(join(root, 'elsewhere.yml'), LAX);
    symlinkSync(join(root, 'elsewhere.yml'), onDisk);
    expect(inForce(onDisk)).toMatchObject({ failOn: 'warning' });
  });

  test('commandConfiguration: a base that is not there is an error, not the disk', () => {
    const onDisk = laid('c.yml', null, null, LAX);
    expect(inForce(onDisk, compared('nowhere', 'nowhere'))).toEqual(['error missing-object']);
  });

  test('commandConfiguration: a file outside of the repository', () => {
    laid(PATH, LAX, LAX, LAX);
    writeFileSync(join(root, 'c.yml'), STRICT);
    expect(inForce(join(root, 'c.yml'))).toMatchObject({ failOn: 'warning' });
  });
});

describe('snapshotOriginProblems: a change does not bring its own fleet', () => {
  const [OLD, NEW] = ['{"old": true}\n', '{"new": true}\n'];
  const FILE = 'fleet/nodes.json';
  const codesOf = (paths: readonly string[]) =>
    snapshotOriginProblems(paths, compared()).map(({ severity, code }) => `${severity} ${code}`);
  const refused = ['error inventory-from-head'];

  test.each<
    [claim: string, base: string | null, head: string | null, disk: string, found: readonly string[]]
  >([
    ['edited', OLD, NEW, NEW, refused],
    ['added', null, NEW, NEW, refused],
    ['left alone', OLD, OLD, OLD, []],
    ['left alone, and newer on disk', OLD, OLD, NEW, []],
    ['edited, with the old bytes on disk', OLD, NEW, OLD, []],
    ['not tracked', null, null, NEW, []],
    ['removed', OLD, null, OLD, []],
  ])('snapshotOriginProblems: a snapshot that is %s', (_claim, base, head, disk, found) => {
    expect(codesOf([laid(FILE, base, head, disk), '-'])).toEqual(found);
  });

  test.each<[claim: string, head: string, found: readonly string[]]>([
    ['turned to another file', 'b.json', refused],
    ['left alone', 'a.json', []],
  ])('snapshotOriginProblems: a link of the repository that is %s', (_claim, target, found) => {
    const repository = inRepository();
    const link = (text: string): Content => ({ mode: '120000', text });
    const files = { 'a.json': OLD, 'b.json': NEW, 'nodes.json': link('latest.json') };
    for (const [branch, to] of Object.entries({ base: 'a.json', head: target }))
      repository.ref(`refs/heads/${branch}`, repository.commit({ ...files, 'latest.json': link(to) }));
    writeFileSync('a.json', OLD);
    writeFileSync('b.json', NEW);
    symlinkSync('latest.json', 'nodes.json');
    symlinkSync(target, 'latest.json');
    expect([codesOf(['nodes.json']), codesOf(['latest.json'])]).toEqual([found, found]);
  });

  test.each<[claim: string, head: string, found: readonly string[]]>([
    ['turned to another folder', 'b', refused],
    ['left alone', 'a', []],
  ])('snapshotOriginProblems: a link in a chain of folders that is %s', (_claim, target, found) => {
    const repository = inRepository();
    const link = (text: string): Content => ({ mode: '120000', text });
    const files = { 'a/nodes.json': OLD, 'b/nodes.json': NEW, now: link('latest'), latest: link('next') };
    for (const [branch, to] of Object.entries({ base: 'a', head: target }))
      repository.ref(`refs/heads/${branch}`, repository.commit({ ...files, next: link(to) }));
    for (const [name, text] of Object.entries({ a: OLD, b: NEW })) {
      mkdirSync(name);
      writeFileSync(join(name, 'nodes.json'), text);
    }
    for (const [name, to] of Object.entries({ now: 'latest', latest: 'next', next: target }))
      symlinkSync(to, name);
    expect(codesOf(['now/nodes.json'])).toEqual(found);
  });

  test('snapshotOriginProblems: a link from elsewhere, and several files', () => {
    const onDisk = laid(FILE, OLD, NEW, NEW);
    symlinkSync(onDisk, join(root, 'link\u202e'));
    writeFileSync(join(root, 'other.json'), OLD);
    const paths = [join(root, 'other.json'), '-', join(root, 'link\u202e'), `${onDisk}.gone`];
    const [problem, ...more] = snapshotOriginProblems(paths, compared());
    expect([problem?.code, more]).toEqual(['inventory-from-head', []]);
    expect(messageOf(problem)).toMatch(/link\\u\{202e\} of head is not that of base/);
  });

  test('snapshotOriginProblems: a revision that is not there is reported where it is read', () => {
    expect(snapshotOriginProblems([laid(FILE, OLD, NEW, NEW)], compared('base', 'nowhere'))).toEqual([]);
  });
});

test('plan: the command of the README counts the base, and reports what the change loosens', async () => {
  const repository = inRepository();
  const settings = 'version: 1\npolicies: a.yaml\n';
  const snapshot = join(root, 'nodes.json');
  writeFileSync(snapshot, JSON.stringify(nodeList(parseFleet('20 nodes gpu=true'))));
  const side = (config: string) => ({ 'a.yaml': policy() + roller(), [PATH]: config });
  const base = repository.commit(side(settings));
  repository.ref('refs/remotes/origin/main', base);
  const lax = repository.commit(side(`${settings}failOn: never\n`), base);
  repository.ref('refs/heads/main', lax);
  repository.ref('refs/tags/origin/main', lax);
  const { output, stdout } = memoryOutput();
  const args = `--base-ref origin/main --head-ref HEAD --snapshot ${snapshot} --config ${PATH}`;
  expect(await planCommand(args.split(' '), output)).toBe(1);
  expect(stdout()).toContain('guard-weakened');
});

test('plan: between two branches each is resolved once, and git is started twelve times', async () => {
  const text = (name: string): string => readFileSync(join(here, 'examples/gpu-fleet', name), 'utf8');
  const of = (side: string): Record<string, string> => ({
    'fleetplan.yml': 'version: 1\npolicies: fleet/*.yaml\nsnapshot: snapshot.ndjson\n',
    'snapshot.ndjson': text('snapshot.ndjson'),
    'fleet/policy.yaml': text(`${side}/policy.yaml`),
    'fleet/rollout.yaml': text(`${side}/skyhook.yaml`),
  });
  const repository = inRepository();
  repository.ref('refs/heads/main', repository.commit(of('base')));
  repository.ref('refs/heads/change', repository.commit(of('head')));
  for (const name of ['fleetplan.yml', 'snapshot.ndjson']) writeFileSync(name, of('base')[name] ?? '');
  const log = join(root, 'starts');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(root, 'git'), `#!/bin/sh\necho "$*" >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(join(root, 'git'), 0o755);
  process.env['PATH'] = [root, path].join(delimiter);
  const args = '--base-ref main --head-ref change --config fleetplan.yml --at 2026-11-23T08:00:00Z';
  expect(await planCommand(args.split(' '), memoryOutput().output)).toBe(1);
  const starts = readFileSync(log, 'utf8').trimEnd().split('\n');
  const named = (branch: string): number =>
    starts.filter((one) => one.includes(`refs/heads/${branch}`)).length;
  expect([named('main'), named('change'), starts.length]).toEqual([1, 1, 12]);
});
