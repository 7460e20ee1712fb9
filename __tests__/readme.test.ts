import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { RULES } from '../src/rules/index.js';

const README = readFileSync('README.md', 'utf8');

describe('the README', () => {
  test('shows what the demonstration prints', () => {
    const { stdout } = spawnSync(process.execPath, ['scripts/demo.mjs'], { encoding: 'utf8' });
    const shown = /```\n(FAIL[\s\S]*?)```/.exec(README)?.[1] ?? 'nothing';
    expect(stdout).toContain(shown);
  });

  test('counts the rules that there are', () => {
    expect(README).toContain(`${RULES.length} rules, each with a page`);
  });

  test('names every input and output of action.yml in docs/action.md', () => {
    const page = readFileSync('docs/action.md', 'utf8');
    const names = [...readFileSync('action.yml', 'utf8').matchAll(/^ {2}([\w-]+):$/gm)].map(
      (match) => match[1] ?? '',
    );
    expect(names.length).toBeGreaterThan(20);
    for (const name of names) expect(page).toContain(`\`${name}\``);
  });
});
