import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fetchCommit, type GitAnswer, runGit } from '../../src/read/git.js';
import { temporaryFolder, testFolder } from './repository.js';

const folder = testFolder('git-command');

const ARGUMENTS = 'for one in "$@"; do echo "arg $one"; done\nenv';
/** What a git of our own making is started with: each line of defence by itself, since others stand behind most of them. */
const startedWith = (): string => saidBy(ARGUMENTS);

/** The answer of a git of our own making, or why it gave none. */
function saidBy(program: string, run = (): GitAnswer => runGit(folder, ['status'])): string {
  const path = process.env['PATH'] ?? '';
  writeFileSync(join(folder, 'git'), `#!/bin/sh\n${program}\n`);
  chmodSync(join(folder, 'git'), 0o755);
  process.env['PATH'] = `${folder}:${path}`;
  process.env['GITHUB_TOKEN'] = 'secret';
  try {
    const answer = run();
    return answer.ok ? answer.stdout.toString('utf8') : answer.reason;
  } finally {
    process.env['PATH'] = path;
    delete process.env['GITHUB_TOKEN'];
  }
}

test.each([
  'arg protocol.allow=never',
  'arg --no-replace-objects',
  'arg --no-optional-locks',
  'arg core.fsmonitor=false',
  'arg core.hooksPath=/dev/null',
  'arg safe.bareRepository=explicit',
  'GIT_NO_LAZY_FETCH=1',
  'GIT_ALLOW_PROTOCOL=none',
  'GIT_TERMINAL_PROMPT=0',
  'GIT_CONFIG_NOSYSTEM=1',
  'GIT_CONFIG_GLOBAL=/dev/null',
  'GIT_GRAFT_FILE=/dev/null',
])('git command: git is started with %s', (line) => {
  expect(startedWith().split('\n')).toContain(line);
});

test('git command: git gets nothing else of the environment', () => {
  expect(startedWith()).not.toContain('secret');
});

test.each([
  'arg credential.helper=',
  'arg http.followRedirects=false',
  'arg http.sslVerify=true',
  'arg http.https://github.example/.extraheader=',
  'arg --no-recurse-submodules',
  'arg --end-of-options',
  'GIT_ALLOW_PROTOCOL=https',
])('git command: git fetches a commit with %s', (line) => {
  const remote = { repository: 'https://github.example/a/b', token: 'secret-token' };
  const started = saidBy(ARGUMENTS, () => fetchCommit(folder, 'a'.repeat(40), remote));
  expect(started.split('\n')).toContain(line);
  expect(started.replace(/^FLEETPLAN_AUTHORIZATION=.*$/m, '')).not.toMatch(/secret|c2VjcmV0/);
});

test('git command: what git says as it ends is its reason, though it read nothing of what it was asked', () => {
  const elsewhere = temporaryFolder('no-repository');
  const answer = runGit(elsewhere, ['cat-file', '--batch'], 'HEAD\n'.repeat(200_000));
  expect(answer).toMatchObject({ ok: false });
  expect(answer.ok ? '' : answer.reason).toMatch(/^not a git repository/);
  rmSync(elsewhere, { recursive: true });
});

test('git command: the advice that git adds to its reason is not the reason', () => {
  const advice = 'Stopping at filesystem boundary (GIT_DISCOVERY_ACROSS_FILESYSTEM not set).';
  const said = saidBy(`printf 'fatal: not a git repository\\n${advice}\\n' >&2; exit 128`);
  expect(said).toBe('not a git repository');
});
