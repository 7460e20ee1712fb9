import { merge } from '../../src/merge/merge.js';
import { finding, leg } from './legs.js';

const FAILED = { verdict: 'fail', wouldFail: true, findings: [finding('error', 'new')] };
const WARNED = { verdict: 'warn', findings: [finding('warning', 'new')] };

describe('one bar: all legs are held to one bar where one is given', () => {
  test.each<[string, object, 'error' | 'warning' | 'never', string, number]>([
    ['warnings that a leg lets pass fail where all are held to warnings', WARNED, 'warning', 'fail', 1],
    [
      'what a leg enforces not at all fails where all are',
      { ...FAILED, failOn: 'never' },
      'error',
      'fail',
      1,
    ],
    [
      'a leg that fails for what was there before does so all the same',
      { verdict: 'fail' },
      'warning',
      'fail',
      1,
    ],
    ['nothing fails where none is to', FAILED, 'never', 'fail', 0],
  ])('%s', (_name, over, failOn, verdict, exitCode) => {
    const merged = merge([leg('a', over), leg('b')], { expected: [], failOn });
    expect([merged.verdict, merged.exitCode]).toEqual([verdict, exitCode]);
    expect(merged.wouldFail).toBe(true);
  });
});
