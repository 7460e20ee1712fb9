import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

/** What a module loads before it runs: not types, and not what it imports later with `import()`. */
const AT_ONCE = /^(?:import|export)\s+(?!type\b)(?:[^;']*?\bfrom\s+)?'([^']+)'/gm;

/** Every module and package that loads with a file of `src`. */
function loadedWith(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(AT_ONCE)) {
    if (target.startsWith('.')) loadedWith(resolve(dirname(path), target.replace(/\.js$/, '.ts')), found);
    else found.add(target);
  }
  return found;
}

const namesOf = (path: string): string[] =>
  [...loadedWith(resolve(path))].map((name) => (name.startsWith('/') ? relative('src', name) : name));

describe('start: what a command does not use is not loaded', () => {
  test.each(['src/edge/commands.ts', 'src/edge/rules-command.ts'])(
    '%s loads no system, no rule and no parser',
    (path) => {
      const parts = namesOf(path).map((name) => name.split('/')[0]);
      expect(parts).toContain('edge');
      expect(
        parts.filter((part) => !/^(cli\.ts|calendar|edge|output|read|text|node:.*)$/.test(part ?? '')),
      ).toEqual([]);
    },
  );

  test('src/program.ts loads the settings of the schema library alone', () => {
    expect(namesOf('src/program.ts')).toEqual(['program.ts', 'zod/v4/core']);
  });

  test('src/cli.ts loads nothing of ours before it can say that something of it is missing', () => {
    expect(namesOf('src/cli.ts')).toEqual(['cli.ts', 'node:fs']);
  });

  test('src/edge/snapshot-command.ts loads no rule and no system', () => {
    const parts = new Set(namesOf('src/edge/snapshot-command.ts').map((name) => name.split('/')[0]));
    expect(parts).toContain('snapshot');
    expect([...parts].filter((part) => ['rules', 'systems', 'plan', 'config'].includes(part ?? ''))).toEqual(
      [],
    );
  });

  test('src/edge/plan-command.ts loads all of them', () => {
    expect(namesOf('src/edge/plan-command.ts')).toEqual(
      expect.arrayContaining(['rules/catalogue.ts', 'yaml', 'zod']),
    );
  });
});
