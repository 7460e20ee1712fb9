import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addSummary, annotate, log, setOutputs } from '../../src/output/action-log.js';
import { temporaryFolder } from '../read/repository.js';

let folder: string;
let printed: string;
const environment = { ...process.env };

beforeEach(() => {
  folder = temporaryFolder('action-log');
  printed = '';
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  process.env = { ...environment };
  process.exitCode = undefined;
  rmSync(folder, { recursive: true });
});

const HOSTILE = 'a\u202eb\u001b[31m\n::add-mask::x\r::error::y ##[group]z';

describe('action log: what the action prints', () => {
  test.each([
    ['a warning', log.warning, '::warning::'],
    ['a line for debugging', log.debug, '::debug::'],
    ['a notice', log.notice, '::notice::'],
    ['what fails the step', log.failure, '::error::'],
  ])('%s is one command, with nothing hidden in it and none behind it', (_claim, print, command) => {
    print(HOSTILE);
    expect(printed).toBe(
      `${command}a\\u{202e}b\\u{1b}[31m%0A\\u{3a}:add-mask::x\\u{d}::error::y #\\u{23}[group]z\n`,
    );
  });

  test('a line is no command', () => {
    log.line(HOSTILE);
    for (const line of printed.split(/[\r\n]/)) expect(line).not.toMatch(/^\s*::|##\[/);
  });

  test('properties of an annotation do not end early', () => {
    const place = { file: 'p,line=1::q', line: 3, column: null };
    annotate({ level: 'error', message: 'x', title: 'a::b,c\nd', ...place });
    expect(printed).toBe('::error title=a%3A%3Ab%2Cc%0Ad,file=p%2Cline=1%3A%3Aq,line=3::x\n');
  });

  test('what fails the step has its exit code', () => {
    log.failure('x');
    expect(process.exitCode).toBe(1);
  });
});

describe('action log: files of the runner', () => {
  test('take outputs and the summary', () => {
    process.env['GITHUB_OUTPUT'] = join(folder, 'output');
    process.env['GITHUB_STEP_SUMMARY'] = join(folder, 'summary');
    writeFileSync(join(folder, 'output'), '');
    writeFileSync(join(folder, 'summary'), 'before\n');
    expect(setOutputs({ verdict: 'pass', violations: 0 })).toBeNull();
    expect(addSummary('after\n')).toBeNull();
    expect(readFileSync(join(folder, 'output'), 'utf8')).toMatch(
      /^verdict<<(ghadelimiter_\S+)\npass\n\1\nviolations<<(\S+)\n0\n\2\n$/,
    );
    expect(readFileSync(join(folder, 'summary'), 'utf8')).toBe('before\nafter\n');
  });

  test.each(['none', 'a-folder', '/dev/full'])(
    'that are %s cost what would be in them, and nothing is thrown',
    (name) => {
      mkdirSync(join(folder, 'a-folder'));
      const path = name.startsWith('/') ? name : join(folder, name);
      process.env['GITHUB_OUTPUT'] = path;
      process.env['GITHUB_STEP_SUMMARY'] = path;
      expect(setOutputs({ verdict: 'pass' })).toMatch(/\.$/);
      expect(addSummary('x')).toMatch(/\.$/);
      expect(existsSync(join(folder, 'none'))).toBe(false);
    },
  );

  test('that are not named cost the summary', () => {
    delete process.env['GITHUB_STEP_SUMMARY'];
    expect(addSummary('x')).toBe('the runner names no file for it.');
  });
});
