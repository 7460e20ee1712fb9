import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { differs } from '../conformance/family.js';
import { SYSTEMS } from '../conformance/systems.js';

/** The runner itself, as a user starts it. */
function conformance(folder: string): { status: number | null; lines: string[] } {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'conformance/run.ts', folder],
    { encoding: 'utf8', maxBuffer: 1 << 26 },
  );
  return { status, lines: stdout.trim().split('\n') };
}

describe('conformance with what the controllers do', () => {
  test.each(Object.keys(SYSTEMS))(
    '%s passes every vector',
    (system) => {
      const { status, lines } = conformance(`conformance/vectors/${system}`);
      expect(lines.at(-1)).toMatch(/^[1-9]\d* passed, 0 failed$/);
      expect(status).toBe(0);
    },
    120_000,
  );

  test('a folder of an unknown system fails', () => {
    expect(conformance('docs/rules').status).toBe(1);
  });

  test.each([
    ['equal values', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, true],
    ['keys that were not asked for', { a: 1 }, { a: 1, b: 2 }, true],
    ['a key that is missing', { a: 1, b: 2 }, { a: 1 }, false],
    ['a list that is longer', [1], [1, 2], false],
    ['another value', { a: 1 }, { a: 2 }, false],
    ['null for a value', { a: null }, {}, false],
  ])('the comparison itself: %s', (_claim, expected, actual, same) => {
    expect(differs(expected, actual) === null).toBe(same);
  });
});
