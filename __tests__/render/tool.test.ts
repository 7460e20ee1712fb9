import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findTool, runTool, TOOL_LIMITS } from '../../src/sources/tool.js';
import { testFolder } from '../read/repository.js';

const root = testFolder('tool');
const home = join(root, 'home');
mkdirSync(home);

/** A tool of our own making: a script of the shell's own words, as it finds no other programs. */
function tool(name: string, script: string): string {
  const path = join(root, name);
  writeFileSync(path, `#!/bin/sh\n${script}\n`);
  chmodSync(path, 0o755);
  return path;
}

describe('tool: a tool', () => {
  afterEach(() => {
    delete process.env['FLEETPLAN_SECRET'];
  });

  test('gets nothing of the environment: no network, and folders at its own home', async () => {
    process.env['FLEETPLAN_SECRET'] = 'secret';
    const answer = await runTool(tool('set', 'export -p; pwd'), [], home);
    const printed = answer.ok ? answer.stdout : answer.reason;
    const found = Array.from(
      printed.matchAll(/^(?:export|declare -x) (\w+)=?['"]?([^'"\n]*)/gm),
      ([, name = '', value = '']) => [name, value.startsWith(`${home}/`) ? 'HOME/...' : value],
    );
    const folders = ['KUBECONFIG', 'KUSTOMIZE_PLUGIN_HOME', 'PATH', 'TMPDIR'];
    const ofHelm = ['CACHE_HOME', 'CONFIG_HOME', 'DATA_HOME', 'PLUGINS'].map((name) => `HELM_${name}`);
    const ofXdg = ['CACHE', 'CONFIG', 'DATA'].map((name) => `XDG_${name}_HOME`);
    const inherited = ['OLDPWD', 'PWD', 'SHLVL', '_'];
    expect(Object.fromEntries(found.filter(([name = '']) => !inherited.includes(name)))).toEqual({
      ...Object.fromEntries([...folders, ...ofHelm, ...ofXdg].map((name) => [name, 'HOME/...'])),
      ...Object.fromEntries(['HTTP', 'HTTPS', 'ALL'].map((name) => [`${name}_PROXY`, 'http://127.0.0.1:9'])),
      ...{ HOME: home, NO_PROXY: '', GOPROXY: 'off', KUBERC: 'off', LC_ALL: 'C' },
      ...{ GOGC: '400', GOMEMLIMIT: '2GiB' },
    });
    expect(printed).not.toContain('secret');
    expect(printed.trimEnd().split('\n').at(-1)).toBe(home);
  });

  test.each([
    [
      'prints more than it may',
      'while :; do echo 0123456789; done',
      'it printed more than 10000 bytes and was stopped',
    ],
    ['does not end', '/bin/sleep 30 &\n/bin/sleep 30', 'it took longer than 0.2 seconds and was stopped'],
    [
      'runs out of memory',
      'echo "runtime: out of memory" >&2\nexit 2',
      'it needed more memory than it may use',
    ],
    ['fails', 'echo a: 1\necho Error: no such thing >&2\nexit 3', 'no such thing'],
    [
      'fails with a log line',
      `echo 'E1130 07:11:58.025757   21692 run.go:72] "command failed" err="yaml: line 2: \\"a\\" in File: web.yaml"' >&2\nexit 1`,
      'yaml: line 2: "a" in File: web.yaml',
    ],
    ['dies of a signal', 'echo a: 1\nkill -9 $$', 'it ended with SIGKILL'],
  ])('that %s: the reason, and nothing that it printed', async (claim, script, reason) => {
    const limits = { ...TOOL_LIMITS, timeMs: claim === 'does not end' ? 200 : 10_000, outputBytes: 10_000 };
    expect(await runTool(tool('failing', script), [], home, limits)).toEqual({ ok: false, reason });
  });

  test('has a minute, 100 MiB of output and 4 GiB of memory', () => {
    expect(TOOL_LIMITS).toEqual({ timeMs: 60_000, outputBytes: 100 * 1024 ** 2, memoryBytes: 4 * 1024 ** 3 });
  });

  test('that complains without end is not listened to without end', async () => {
    const script =
      'i=0\nwhile [ $i -lt 3000 ]; do echo 0123456789012345678901234567890123456789 >&2; i=$((i+1)); done\nexit 1';
    const answer = await runTool(tool('loud', script), [], home);
    expect(answer.ok ? Infinity : answer.reason.length).toBeLessThanOrEqual(64 * 1024);
  });

  test('that cannot be started has failed', async () => {
    const { PATH } = process.env;
    try {
      process.env['PATH'] = '';
      const answer = await runTool(join(root, 'absent'), [], home);
      expect(answer).toEqual({ ok: false, reason: 'it could not be started (ENOENT)' });
    } finally {
      process.env['PATH'] = PATH;
    }
  });

  test('ends with this process, and is not waited for once it has ended', async () => {
    const listening = () =>
      ['SIGINT', 'SIGTERM', 'SIGHUP', 'exit'].map((name) => process.listenerCount(name));
    const before = listening();
    const running = runTool(tool('short', ':'), [], home);
    expect(listening()).toEqual(before.map((count) => count + 1));
    await running;
    expect(listening()).toEqual(before);
  });

  test('takes its arguments as they are, without a shell', async () => {
    const answer = await runTool(tool('args', 'printf "%s|" "$@"'), ['$(id)', '; id', '*'], home);
    expect(answer).toEqual({ ok: true, stdout: '$(id)|; id|*|' });
  });
});

(process.platform === 'linux' ? describe : describe.skip)('where the system bounds programs, a tool', () => {
  test('tool: may not use more memory, nor write larger files, than it may', async () => {
    const answer = await runTool(tool('memory', 'ulimit -v; ulimit -c; ulimit -f'), [], home);
    const { memoryBytes, outputBytes } = TOOL_LIMITS;
    // In blocks of 1,024 bytes, or as POSIX has it for files: of 512.
    expect(answer.ok && answer.stdout.split('\n').slice(0, 2)).toEqual([String(memoryBytes / 1024), '0']);
    expect([outputBytes / 512, outputBytes / 1024]).toContain(
      answer.ok && Number(answer.stdout.split('\n')[2]),
    );
  });

  test('tool: reads nothing from the standard input of this process', async () => {
    const answer = await runTool(tool('input', '/usr/bin/readlink /proc/self/fd/0'), [], home);
    expect(answer).toEqual({ ok: true, stdout: '/dev/null\n' });
  });

  test('tool: leaves nothing running when it has ended', async () => {
    const answer = await runTool(tool('leaving', '/bin/sleep 60 >/dev/null 2>&1 &\necho $!'), [], home);
    const left = `/proc/${answer.ok ? answer.stdout.trim() : 'self'}/stat`;
    const isRunning = () => existsSync(left) && !/\) Z /.test(readFileSync(left, 'utf8'));
    for (let looks = 0; looks < 100 && isRunning(); looks += 1) await sleep(10);
    expect(isRunning()).toBe(false);
  });
});

describe('tool: a tool is found', () => {
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
