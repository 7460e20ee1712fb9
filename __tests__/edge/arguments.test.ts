import { planArguments } from '../../src/edge/arguments.js';
import { readArguments } from '../../src/edge/options.js';

const parsed = (argv: string[]) => planArguments(readArguments('plan', argv).values, 'plan');
const NEEDED = ['--head', 'h', '--snapshot', 's'];

describe('arguments: the options of plan', () => {
  test.each([
    ['two files of one option', ['--head', 'a', 'b', '--snapshot', 's'], { head: ['a', 'b'] }],
    ['an option for files may be there twice', [...NEEDED, '--head', 'b'], { head: ['h', 'b'] }],
    ['files are listed on demand', [...NEEDED, '--verbose'], { verbose: true }],
    ['and on demand only', NEEDED, { verbose: false }],
    ['ten years are a horizon', [...NEEDED, '--horizon', '3660d'], { horizonMs: 3_660 * 86_400_000 }],
    ['a zone', [...NEEDED, '--at', '2026-11-22T07:00:00+01:00'], { at: Date.UTC(2026, 10, 22, 6) }],
    ['standard input is a file', ['--head', 'a', '-', '--snapshot', 's'], { head: ['a', '-'] }],
    ['errors fail', [...NEEDED, '--fail-on', 'error'], { failOn: 'error' }],
    ['warnings fail on demand', [...NEEDED, '--fail-on', 'warning'], { failOn: 'warning' }],
    ['nothing fails on demand', [...NEEDED, '--fail-on', 'never'], { failOn: 'never' }],
    ['the configuration decides what fails', NEEDED, { failOn: null }],
    ['two revisions', ['--head-ref', 'h', '--base-ref', 'b'], { headRef: 'h', baseRef: 'b', snapshot: [] }],
    ['one revision', ['--head-ref', 'h'], { headRef: 'h', baseRef: null }],
  ])('%s', (_claim, argv, expected) => {
    expect(parsed(argv)).toMatchObject(expected);
  });

  test.each([
    ['nothing to plan', ['--snapshot', 's'], 'missing --head PATH'],
    ['a base revision alone', [...NEEDED, '--base-ref', 'main'], '--base-ref needs --head-ref'],
    ['a folder for a revision', ['--head-ref', 'HEAD', '--base', 'b', '--snapshot', 's'], 'use --base-ref'],
    ['an option twice', [...NEEDED, '--format', 'json', '--format', 'text'], 'specified more than once'],
    ['the same value twice', [...NEEDED, '--at', '1', '--at=1'], '--at is specified more than once'],
    [
      'more than ten years',
      [...NEEDED, '--horizon', '10000d'],
      'up to ten years, such as 90s, 20m, 4h or 7d, not "10000d"',
    ],
    ['an instant without a zone', [...NEEDED, '--at', '2026-11-22T07:00:00'], 'an instant with a zone'],
    ['no length of time', [...NEEDED, '--horizon', '0d'], 'a duration above zero'],
    ['a number that is no duration', [...NEEDED, '--horizon', '1e9'], 'a duration above zero'],
    ['a day that there is not', [...NEEDED, '--at', '2026-02-30T00:00:00Z'], 'on a day that there is'],
    ['a bar that there is not', [...NEEDED, '--fail-on', 'warn'], 'one of error, warning, never, not "warn"'],
    ['a form that there is not', [...NEEDED, '--format', 'yaml'], '--format must be one of'],
    ['a case that there is not', [...NEEDED, '--scenario', 'x'], '--scenario must be one of'],
    ['an option that there is not', [...NEEDED, '--fail-one', 'x'], 'unknown option --fail-one'],
    ['an option without its value', [...NEEDED, '--config'], 'needs a value'],
    ['an empty value', [...NEEDED, '--config', ''], '--config has an empty value'],
    ['an empty path', ['--head', '', '--snapshot', 's'], '--head has an empty value'],
    ['an empty path behind another', [...NEEDED, ''], '--snapshot has an empty value'],
    ['a word of no option', ['plan', ...NEEDED], '"plan" follows no option'],
  ])('refuses %s', (_claim, argv, message) => {
    expect(() => parsed(argv)).toThrow(message);
  });
});
