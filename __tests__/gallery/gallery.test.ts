import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { render } from '../render.js';
import { seenDigest } from '../../scripts/gallery-text.mjs';
import { GALLERY } from './cases.js';

/**
 * Whole comments as a reviewer gets them, each with its screenshot. `UPDATE_GOLDEN=1` writes the comments; then
 * `scripts/gallery.mjs` photographs them.
 */
const FOLDER = 'docs/gallery';
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';
const MOST_BYTES = 150 * 1024;
const NAMES = Object.keys(GALLERY);

function digests(): Record<string, string> {
  return JSON.parse(readFileSync(`${FOLDER}/screenshots.json`, 'utf8')) as Record<string, string>;
}

describe('gallery: the gallery', () => {
  test.each(Object.entries(GALLERY))('%s is the comment of today', (name, [, make]) => {
    const path = `${FOLDER}/${name}.md`;
    const comment = render({ ...make(), rulesFrom: '.github/fleetplan.yml' }, 'markdown');
    if (UPDATE) writeFileSync(path, comment);
    expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toBe(comment);
  });

  test.each(NAMES)('the screenshot of %s is of its comment, and small', (name) => {
    const comment = readFileSync(`${FOLDER}/${name}.md`, 'utf8');
    // Where this fails, run scripts/gallery.mjs: its first lines tell how.
    expect(digests()[name]).toBe(seenDigest(comment));
    const { size } = statSync(`${FOLDER}/${name}.webp`);
    expect(size).toBeGreaterThan(1_000);
    expect(size).toBeLessThan(MOST_BYTES);
  });

  test('what lies in a closed fold is in no screenshot, and what is seen is', () => {
    const comment = (head: string, fold: string): string =>
      `<!-- m ${fold} -->\n${head}\n\n<details><summary>S</summary>\n\n${fold}\n\n</details>\n`;
    expect(seenDigest(comment('a', 'b'))).toBe(seenDigest(comment('a', 'c')));
    expect(seenDigest(comment('a', 'b'))).not.toBe(seenDigest(comment('A', 'b')));
  });

  test('holds nothing else, and its page shows all of it', () => {
    const files = NAMES.flatMap((name) => [`${name}.md`, `${name}.webp`]);
    expect(readdirSync(FOLDER).sort()).toEqual([...files, 'README.md', 'screenshots.json'].sort());
    const page = readFileSync(`${FOLDER}/README.md`, 'utf8');
    for (const [name, [title]] of Object.entries(GALLERY)) {
      expect(page).toContain(`[${title}](${name}.md)`);
      expect(page).toContain(`(${name}.webp)`);
    }
  });
});
