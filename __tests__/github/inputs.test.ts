import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readInputs } from '../../src/github/inputs.js';

const DIGEST = `sha256:${'0'.repeat(64)}`;
const before = process.env;

beforeEach(() => {
  process.env = {};
});

afterEach(() => {
  process.env = before;
});

function read(inputs: Readonly<Record<string, string>>): ReturnType<typeof readInputs> {
  for (const [name, value] of Object.entries(inputs)) process.env[`INPUT_${name.toUpperCase()}`] = value;
  return readInputs();
}

describe('mode', () => {
  test.each([
    ['is plan where nobody says', {}, 'plan'],
    ['is plan where the input is empty', { mode: '' }, 'plan'],
    ['can be gate', { mode: 'gate' }, 'gate'],
  ])('%s', (_claim, inputs, mode) => {
    expect(read(inputs as Record<string, string>).mode).toBe(mode);
  });

  test('of another name is refused with those that there are', () => {
    expect(() => read({ mode: 'gates' })).toThrow('must be one of plan, gate');
  });
});

describe('what a gate holds the plan to', () => {
  test('is read', () => {
    expect(read({ mode: 'gate', 'expect-digest': DIGEST, reviewed: 'plan.json' })).toMatchObject({
      expectDigest: DIGEST,
      reviewed: 'plan.json',
    });
  });

  test.each([
    ['a digest of another form', { mode: 'gate', 'expect-digest': 'sha256:0' }, 'expect-digest must be'],
    ['a digest for a plan', { 'expect-digest': DIGEST }, 'expect-digest is for `mode: gate`'],
    ['a reviewed report for a plan', { mode: 'plan', reviewed: 'r.json' }, 'reviewed is for `mode: gate`'],
  ])('%s is refused', (_what, inputs, message) => {
    expect(() => read(inputs as Record<string, string>)).toThrow(message);
  });
});
