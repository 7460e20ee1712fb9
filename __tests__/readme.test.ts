import { readFileSync } from 'node:fs';

const README = readFileSync('README.md', 'utf8');

describe('README', () => {
  test('README: at most 650 words, and the picture of a comment in its first ten lines', () => {
    expect(README.split(/\s+/).length).toBeLessThanOrEqual(650);
    expect(README.split('\n').slice(0, 10).join('\n')).toMatch(/^!\[.+\]\(docs\/gallery\/\S+\)$/m);
  });

  test('docs/action.md: names every input and output of action.yml', () => {
    const page = readFileSync('docs/action.md', 'utf8');
    const names = [...readFileSync('action.yml', 'utf8').matchAll(/^ {2}([\w-]+):$/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(page).toContain(`\`${name}\``);
  });
});
