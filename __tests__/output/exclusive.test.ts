import { afterAll, expect, jest, test } from '@jest/globals';
import * as crypto from 'node:crypto';
import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../read/repository.js';

// Somebody who guesses the name.
jest.unstable_mockModule('node:crypto', () => ({ ...crypto, randomUUID: () => 'guessed' }));
const { replaceFile } = await import('../../src/output/save.js');
const folder = temporaryFolder('exclusive');

afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('the file beside is a new one: nothing is written through a link that lies there', () => {
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'theirs\n');
  symlinkSync(victim, join(folder, '.fleetplan-guessed.tmp'));
  expect(() => {
    replaceFile(join(folder, 'report'), 'ours\n');
  }).toThrow(/EEXIST/);
  expect(readFileSync(victim, 'utf8')).toBe('theirs\n');
});
