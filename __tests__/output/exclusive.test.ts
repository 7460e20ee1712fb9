import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../../src/output/save.js';
import { temporaryFolder } from '../read/repository.js';

const folder = temporaryFolder('exclusive');
// An attacker who guesses the name.
const guessed = jest
  .spyOn(crypto, 'randomUUID')
  .mockReturnValue('guessed' as ReturnType<typeof crypto.randomUUID>);

afterAll(() => {
  guessed.mockRestore();
  rmSync(folder, { recursive: true });
});

test('replaceFile: the temporary file is new, so nothing is written through a link that lies there', () => {
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'theirs\n');
  symlinkSync(victim, join(folder, '.fleetplan-guessed.tmp'));
  expect(() => {
    replaceFile(join(folder, 'report'), 'ours\n');
  }).toThrow(/EEXIST/);
  expect(readFileSync(victim, 'utf8')).toBe('theirs\n');
});
