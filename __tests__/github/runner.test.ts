import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRunner } from '../../src/github/event.js';
import { compiled } from '../compiled.js';
import { testFolder } from '../read/repository.js';

const folder = testFolder('runner');
const at = (name: string): string => join(folder, name);
const SECRET = 'kept-out-of-the-log';

const WHOLE = JSON.stringify({ action: 'opened', text: SECRET });
writeFileSync(at('whole.json'), WHOLE);
writeFileSync(at('cut.json'), WHOLE.slice(0, -3));
writeFileSync(at('empty.json'), '');

describe('runner: the event that started a run', () => {
  test('is what its file holds, and nothing where the runner names no file', () => {
    const GITHUB_EVENT_PATH = at('whole.json');
    const read = readRunner({
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH,
      GITHUB_SHA: 'a',
      GITHUB_REF: 'r',
    });
    const payload = { action: 'opened', text: SECRET };
    expect(read).toEqual({ eventName: 'push', payload, sha: 'a', ref: 'r' });
    expect(readRunner({})).toEqual({ eventName: '', payload: {}, sha: '', ref: '' });
  });

  test.each([
    ['cut.json', 'is not whole JSON'],
    ['empty.json', 'is not whole JSON'],
    ['none.json', 'is missing or cannot be read'],
  ])('cannot be read from %s, and nothing of it is said', (name, why) => {
    const read = (): unknown => readRunner({ GITHUB_EVENT_PATH: at(name) });
    expect(read).toThrow(`The file of the event (GITHUB_EVENT_PATH) ${why}. Run the job again.`);
  });
});

/** Makes an unhandled rejection, as soon as there is a listener for it. */
const LATE = `data:text/javascript,process.on('newListener', (name) => {
  if (name === 'uncaughtException') setImmediate(() => { throw new Error('late'); });
});`;

/** The action as the runner starts it, with its outputs. */
function started(
  program: string,
  event: string,
  options: readonly string[] = [],
): { code: number | null; said: string; outputs: string } {
  writeFileSync(at('output'), '');
  const env = {
    PATH: process.env['PATH'],
    ...{ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: at(event), GITHUB_OUTPUT: at('output') },
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...options, program], {
    env,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr, outputs: readFileSync(at('output'), 'utf8') };
}

describe('runner: the action says unknown and no more', () => {
  test('where the event is cut', () => {
    const { code, said, outputs } = started(compiled('src/index.ts'), 'cut.json');
    expect(code).toBe(1);
    expect(outputs).toMatch(/verdict<<(\S+)\nunknown\n\1\nwould-fail<<(\S+)\ntrue\n/);
    expect(said).toContain('is not whole JSON');
    expect(said).not.toMatch(new RegExp(`${SECRET}|\\n +at `));
  });

  test('internal error: the step fails', () => {
    const { code, said } = started(compiled('src/index.ts'), 'cut.json', ['--import', LATE]);
    expect(code).toBe(1);
    expect(said).toMatch(/::error::fleetplan could not evaluate this change: .*late/);
    expect(said).not.toMatch(/\n +at /);
  });

  test('where a file of it is broken', () => {
    const program = at('index.js');
    cpSync(compiled('src/index.ts'), program);
    writeFileSync(at('package.json'), '{"type":"module"}');
    const { code, said, outputs } = started(program, 'whole.json');
    expect([code, outputs]).toEqual([1, 'verdict=unknown\nwould-fail=true\n']);
    expect(said).toBe(
      '::error::fleetplan: nothing was evaluated, because a file of the action itself is missing or broken; use a whole commit of it\n',
    );
  });
});
