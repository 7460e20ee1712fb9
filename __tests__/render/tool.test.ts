import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from '@jest/globals';
import { findTool, runTool, TOOL_LIMITS } from '../../src/render/tool.js';
import { temporaryFolder } from '../read/repository.js';

const root = temporaryFolder('tool');
const home = join(root, 'home');
mkdirSync(home);

afterAll(() => {
  rmSync(root, { recursive: true });
});

/** A tool of our own making: a script of the shell's own words, as it finds no other programs. */
function tool(name: string, script: string): string {
  const path = join(root, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('a tool', () => {
  afterEach(() => {
    delete process.env['FLEETPLAN_SECRET'];
  });

  test('gets nothing of the environment, and a home of its own', async () => {
    process.env['FLEETPLAN_SECRET'] = 'secret';
    const answer = await runTool(tool('set', 'export -p; pwd'), [], home);
    const printed = answer.ok ? answer.stdout : answer.reason;
    const inherited = ['OLDPWD', 'PWD', 'SHLVL', '_'];
    const names = Array.from(printed.matchAll(/^(?:export|declare -x) (\w+)/gm), ([, name = '']) => name);
    expect(names.filter((name) => !inherited.includes(name)).sort()).toEqual([
      'ALL_PROXY',
      'GOMEMLIMIT',
      'GOPROXY',
      'HELM_CACHE_HOME',
      'HELM_CONFIG_HOME',
      'HELM_DATA_HOME',
      'HELM_PLUGINS',
      'HOME',
      'HTTPS_PROXY',
      'HTTP_PROXY',
      'KUBECONFIG',
      'KUBERC',
      'KUSTOMIZE_PLUGIN_HOME',
      'LC_ALL',
      'NO_PROXY',
      'PATH',
      'TMPDIR',
      'XDG_CACHE_HOME',
      'XDG_CONFIG_HOME',
      'XDG_DATA_HOME',
    ]);
    expect(printed).not.toContain('secret');
    expect(printed.trimEnd().split('\n').at(-1)).toBe(home);
  });

  test.each(['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY'])('asks nobody of a network: %s', async (name) => {
    const answer = await runTool(tool('proxy', `echo "$${name}"`), [], home);
    expect(answer).toEqual({ ok: true, stdout: 'http://127.0.0.1:9\n' });
  });

  test.each([
    'PATH',
    'HOME',
    'TMPDIR',
    'KUBECONFIG',
    'HELM_PLUGINS',
    'KUSTOMIZE_PLUGIN_HOME',
    'XDG_CONFIG_HOME',
  ])('has its %s at home', async (name) => {
    const answer = await runTool(tool('folders', `echo "$${name}"`), [], home);
    expect(answer.ok && answer.stdout.startsWith(home)).toBe(true);
    expect(answer.ok && answer.stdout).not.toContain(':');
  });

  test('that prints more than it may is stopped', async () => {
    const limits = { ...TOOL_LIMITS, outputBytes: 10_000 };
    const answer = await runTool(tool('long', 'while :; do echo 0123456789; done'), [], home, limits);
    expect(answer).toEqual({ ok: false, reason: 'it printed more than 10000 bytes and was stopped' });
  });

  test('that does not end is stopped, with what it started', async () => {
    const limits = { ...TOOL_LIMITS, timeMs: 200 };
    const script = '/bin/sleep 30 &\n/bin/sleep 30';
    const answer = await runTool(tool('slow', script), [], home, limits);
    expect(answer).toEqual({ ok: false, reason: 'it took longer than 0.2 seconds and was stopped' });
  });

  test('that fails says why, and what it printed is not used', async () => {
    const answer = await runTool(
      tool('failing', 'echo a: 1\necho Error: no such thing >&2\nexit 3'),
      [],
      home,
    );
    expect(answer).toEqual({ ok: false, reason: 'no such thing' });
  });

  test('that dies of a signal has failed', async () => {
    const answer = await runTool(tool('killed', 'echo a: 1\nkill -9 $$'), [], home);
    expect(answer).toEqual({ ok: false, reason: 'it ended with SIGKILL' });
  });

  test('takes its arguments as they are, without a shell', async () => {
    const answer = await runTool(tool('args', 'printf "%s|" "$@"'), ['$(id)', '; id', '*'], home);
    expect(answer).toEqual({ ok: true, stdout: '$(id)|; id|*|' });
  });
});

(process.platform === 'linux' ? test : test.skip)('a tool may not use more memory than it may', async () => {
  const answer = await runTool(tool('memory', 'ulimit -v; ulimit -c'), [], home);
  expect(answer).toEqual({ ok: true, stdout: `${TOOL_LIMITS.memoryBytes / 1024}\n0\n` });
});

describe('a tool is found', () => {
  test('in a folder of the path, and in none that counts from where the process is', () => {
    const path = tool('found', ':');
    expect(findTool('found', `/nowhere:${root}`)).toBe(path);
    const relative = root.split('/').filter(Boolean);
    const up = process
      .cwd()
      .split('/')
      .filter(Boolean)
      .map(() => '..');
    expect(findTool('found', [...up, ...relative].join('/'))).toBeNull();
    expect(findTool('found', ':.')).toBeNull();
  });

  test('only where it is a file that can be run', () => {
    const plain = tool('plain', ':');
    chmodSync(plain, 0o644);
    mkdirSync(join(root, 'folder'));
    expect([findTool('plain', root), findTool('folder', root)]).toEqual([null, null]);
  });
});
