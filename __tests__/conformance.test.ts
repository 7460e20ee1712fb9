import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { differs } from '../conformance/family.js';
import { runFolders } from '../conformance/folders.js';
import { SYSTEMS } from '../conformance/systems.js';
import { compiled } from './compiled.js';

describe('conformance', () => {
  test.each(Object.keys(SYSTEMS))('conformance: %s passes every vector', async (system) => {
    const lines: string[] = [];
    const { passed, failed } = await runFolders([`conformance/vectors/${system}`], (line) =>
      lines.push(line),
    );
    expect([failed, failed === 0 ? [] : lines]).toEqual([0, []]);
    expect(passed).toBeGreaterThan(0);
  });

  test('conformance: a file of an unknown system fails', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'fleetplan-unknown-'));
    writeFileSync(join(folder, 'gates.json'), '[]');
    const lines: string[] = [];
    const tally = await runFolders([folder], (line) => lines.push(line));
    rmSync(folder, { recursive: true });
    expect(tally).toEqual({ passed: 0, failed: 1 });
    expect(lines).toEqual([`${basename(folder)} unknown system`]);
  });

  // The runner itself, as a user starts it.
  test.each([
    ['a folder whose vectors agree passes', 'conformance/vectors/system-upgrade-controller', 0],
    ['a folder without vectors fails', 'docs/rules', 1],
  ])(
    '%s',
    (_claim, folder, code) => {
      const { status, stdout } = spawnSync(process.execPath, [compiled('conformance/run.ts'), folder], {
        encoding: 'utf8',
      });
      expect(status).toBe(code);
      expect(stdout).toMatch(code === 0 ? /^[1-9]\d* passed, 0 failed$/m : /^0 passed, 0 failed$/m);
    },
    120_000,
  );

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
