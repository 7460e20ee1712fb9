import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compiled } from '../compiled.js';
import { temporaryFolder, testFolder } from '../read/repository.js';

/** The whole program, from its sources: what it leaves behind when it ends otherwise than it began. */
const NODE = process.execPath;
const CLI = [compiled('started/cli.js')];
const TIMEOUT_MS = 30_000;
const EXAMPLE = 'examples/gpu-fleet';
const PLAN = [
  'plan',
  ...['--base', `${EXAMPLE}/base`, '--head', `${EXAMPLE}/head`, '--snapshot', `${EXAMPLE}/snapshot.ndjson`],
  ...['--config', `${EXAMPLE}/fleetplan.yml`, '--at', '2026-11-23T08:00:00Z', '--format', 'json'],
];

const folder = testFolder('process');
const ENVIRONMENT = { PATH: process.env['PATH'] };

/** Runs the program before a shell's `rest`, such as a pipe; its own exit code is what comes back. */
function inShell(argv: readonly string[], rest: string) {
  const codeFile = join(folder, 'code');
  const script = `{ "$0" "$@"; echo $? > ${codeFile}; } ${rest}`;
  const ended = spawnSync('sh', ['-c', script, NODE, ...CLI, ...argv], {
    encoding: 'utf8',
    env: ENVIRONMENT,
  });
  return { code: Number(readFileSync(codeFile, 'utf8')), stdout: ended.stdout, stderr: ended.stderr };
}

describe('process: the program', () => {
  test(
    'leaves a pipe that closes early in silence, with the exit code of its verdict',
    () => {
      expect(inShell(PLAN, '| head -c 1')).toEqual({ code: 1, stdout: '{', stderr: '' });
    },
    TIMEOUT_MS,
  );

  test(
    'does the same where the pipe is named as the file of the report',
    () => {
      const ended = inShell([...PLAN, '--output', '/dev/stdout'], '| head -c 1');
      expect(ended).toEqual({ code: 1, stdout: '{', stderr: '' });
    },
    TIMEOUT_MS,
  );

  test(
    'waits for a slow reader until all is written',
    () => {
      const { code, stdout } = inShell(PLAN, '| { sleep 1; cat; }');
      expect(code).toBe(1);
      expect(JSON.parse(stdout)).toMatchObject({ verdict: 'fail' });
      expect(stdout.length).toBeGreaterThan(65_536);
    },
    TIMEOUT_MS,
  );

  test.each<[command: string, argv: readonly string[], file: string]>([
    ['snapshot', ['snapshot', '-'], `${EXAMPLE}/snapshot.ndjson`],
    [
      'plan',
      ['plan', '--head', '-', '--snapshot', `${EXAMPLE}/snapshot.ndjson`],
      `${EXAMPLE}/base/policy.yaml`,
    ],
  ])(
    'writes no output of %s over the file behind the standard input',
    (_command, argv, file) => {
      const input = join(folder, 'input.yaml');
      cpSync(file, input);
      const ended = inShell([...argv, '--output', input], `< ${input}`);
      expect([ended.code, ended.stderr]).toEqual([3, expect.stringContaining('is an input of this command')]);
      expect(readFileSync(input, 'utf8')).toBe(readFileSync(file, 'utf8'));
    },
    TIMEOUT_MS,
  );

  test.each<[string, string | null]>([
    ['is missing', null],
    ['is half there', 'export const {'],
    ['fails as it is loaded', 'throw new Error("::error::broken");'],
  ])(
    'has judged nothing where a file of itself %s',
    (what, broken) => {
      const copy = join(folder, what);
      const from = dirname(compiled('src/cli.ts'));
      cpSync(join(from, 'cli.js'), join(copy, 'cli.js'));
      writeFileSync(join(copy, 'package.json'), '{ "type": "module" }');
      if (broken !== null) writeFileSync(join(copy, 'program.js'), broken);
      const { status, stdout, stderr } = spawnSync(NODE, [join(copy, 'cli.js'), ...PLAN], {
        encoding: 'utf8',
        env: ENVIRONMENT,
      });
      expect({ status, stdout, stderr }).toEqual({
        status: 2,
        stdout: '',
        stderr: expect.stringMatching(
          /^fleetplan: nothing was evaluated, because a file of the program itself is missing or broken: .*\n$/,
        ),
      });
    },
    TIMEOUT_MS,
  );

  test(
    'says that a disk is full, and has not judged',
    () => {
      const { code, stderr } = inShell(PLAN, '> /dev/full');
      expect(code).toBe(2);
      expect(stderr).toMatch(/^fleetplan: standard output cannot be written: the disk is full\. .*\n$/);
    },
    TIMEOUT_MS,
  );

  test(
    'takes a promise that is rejected behind its back for an internal error',
    async () => {
      // As soon as the program has said what is to happen then; it waits for a standard input that does not end.
      const rejected = `data:text/javascript,process.on('newListener', (event) => {
        if (event === 'uncaughtException') setImmediate(() => Promise.reject(new Error('a\\n::error::b')));
      })`;
      const ended = await started(['--import', rejected, ...CLI, 'snapshot'], () => undefined);
      expect(ended).toMatchObject({ code: 2, stdout: '' });
      expect(ended.stderr).toMatch(/^fleetplan: nothing was evaluated: internal error[^\n]*\n$/);
    },
    TIMEOUT_MS,
  );

  test(
    'dies of a signal as programs do, and leaves what was there',
    async () => {
      const out = temporaryFolder('signal');
      const report = join(out, 'report.json');
      writeFileSync(report, 'old');
      const argv = ['plan', '--head', `${EXAMPLE}/head`, '--snapshot', '-', '--output', report];
      // More than a pipe holds: once it is taken, the program is in the middle of reading.
      const ended = await started([...CLI, ...argv], (child) => {
        child.stdin.write('\n'.repeat(1_000_000), () => child.kill('SIGTERM'));
      });
      expect(ended).toMatchObject({ code: null, signal: 'SIGTERM' });
      expect(readFileSync(report, 'utf8')).toBe('old');
      expect(readdirSync(out)).toEqual(['report.json']);
      rmSync(out, { recursive: true });
    },
    TIMEOUT_MS,
  );
});

/** Runs Node.js with a standard input that stays open, and what is to be done to it. */
async function started(argv: readonly string[], then: (child: ChildProcessWithoutNullStreams) => void) {
  const child = spawn(NODE, argv, { env: ENVIRONMENT });
  const texts = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.stderr += text));
  child.stdin.on('error', () => undefined);
  then(child);
  return new Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>(
    (settle) => {
      child.on('close', (code, signal) => {
        settle({ code, signal, ...texts });
      });
    },
  );
}
