import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** What git leaves in a file where two changes meet; in a text of ours no compiler stumbles over it. */
const MARKER = /^(?:<{7} |={7}$|>{7} )/m;

describe('merged: merges', () => {
  test('no file of ours holds what git leaves where two changes meet', () => {
    const folders = 'src docs __tests__ scripts bench conformance README.md action.yml'.split(' ');
    const files = execFileSync('git', ['ls-files', '-z', ...folders], { encoding: 'utf8' })
      .split('\0')
      .filter((file) => /\.(?:ts|mjs|md|yml|yaml|css)$/.test(file));
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => MARKER.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});
