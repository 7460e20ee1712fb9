import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { rows } from '../rows.js';
import { filesBelow } from './sources.js';

/** Which folders of src a folder may import from, besides itself. One direction, no circle. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  rows(`
  calendar | nothing
  text | calendar
  manifest | text
  rollout | text manifest
  snapshot | text manifest rollout
  admission | manifest snapshot
  systems | text admission manifest calendar rollout snapshot
  plan | text manifest calendar rollout snapshot systems
  rules | text admission manifest calendar plan systems
  config | text manifest calendar plan rules systems
  gate | text manifest calendar plan rollout rules systems
  drift | text calendar manifest gate plan rollout rules systems
  merge | text manifest plan
  durations | text config manifest rollout snapshot systems
  report | text manifest calendar drift durations edits gate merge plan systems rollout tune
  page | text calendar manifest report
  cases | text config manifest plan.ts plan rules snapshot systems
  playground | text cases edits manifest page plan plan.ts report tune
  tune | edits manifest plan.ts plan rules systems
  edits | manifest
  output | text report
  read | text manifest
  init | text manifest plan read snapshot sources systems
  live | text manifest output read snapshot systems
  sources | text config manifest read
  resolve | config manifest plan rollout snapshot systems
  guards | text config manifest plan rules snapshot systems
  plan.ts | text admission config guards manifest plan resolve rollout rules snapshot systems
  run | config gate manifest plan.ts plan
  fix-edits | edits manifest systems
  tried-fixes | text fix-edits manifest plan.ts plan rules run systems
  inputs | guards text config gate manifest merge plan.ts read report run snapshot sources
  github | guards text config drift gate inputs manifest merge output run plan read report sources tried-fixes
  edge | guards text admission calendar config drift durations gate init inputs live manifest merge output plan.ts plan cases read report rules run snapshot sources systems tried-fixes tune
  cli | program
  main | guards text admission config gate github inputs manifest merge output plan read report run snapshot sources tried-fixes
  index | program
  program | edge main output`).map(([part = '', allowed = '']) => [part, allowed.split(' ')]),
);

/** Which rooms of a folder a room may import from; what stands before them all puts them together. */
const MAY_IMPORT_WITHIN: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  manifest: { delivery: [] },
  plan: {
    objects: [],
    measure: [],
  },
};

const SRC = resolve('src');

/** `systems/skyhook/controller/batch.ts` belongs to `systems`, `run.ts` to `run`; `plan.ts` lies beside the folder `plan`. */
function partOf(path: string): string {
  const [part = ''] = relative(SRC, path).split('/');
  return /^plan\.[jt]s$/.test(part) ? 'plan.ts' : part.replace(/\.[jt]s$/, '');
}

function imports(path: string): string[] {
  const found = readFileSync(path, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map((match) => resolve(dirname(path), match[1] ?? ''));
}

function sourceOf(path: string): string {
  return path.replace(/\.js$/, '.ts');
}

describe('imports: imports run one way', () => {
  test.each(filesBelow(SRC).map((path) => [relative(SRC, path), path] as const))('%s', (_name, path) => {
    const part = partOf(path);
    const allowed = MAY_IMPORT[part];
    expect(allowed).toBeDefined();
    const wrong = imports(path).filter(
      (target) => partOf(target) !== part && !allowed?.includes(partOf(target)),
    );
    expect(wrong.map((target) => relative(SRC, target))).toEqual([]);
  });

  const rooms = Object.entries(MAY_IMPORT_WITHIN).flatMap(([folder, of]) =>
    Object.entries(of).map(([room, allowed]) => [folder, room, allowed] as const),
  );
  test.each(rooms)('in %s the room %s', (folder, room, allowed) => {
    const wrong = filesBelow(join(SRC, folder, room))
      .flatMap(imports)
      .map((target) => relative(join(SRC, folder), target).split('/'))
      .filter(([other, file]) => file !== undefined && other !== '..' && other !== room)
      .filter(([other]) => !allowed.includes(other ?? ''));
    expect(wrong).toEqual([]);
  });

  test('no system imports another system', () => {
    const wrong = filesBelow(join(SRC, 'systems')).flatMap((path) => {
      const own = relative(join(SRC, 'systems'), path).split('/')[0] ?? '';
      if (own.endsWith('.ts')) return [];
      return imports(path)
        .filter((target) => partOf(target) === 'systems')
        .map((target) => relative(join(SRC, 'systems'), target))
        .filter((target) => !target.startsWith(`${own}/`) && target !== 'system.js')
        .map((target) => `${relative(SRC, path)} imports ${target}`);
    });
    expect(wrong).toEqual([]);
  });

  test('a door leads to every file: none is there for tests alone', () => {
    const reached = new Set<string>();
    const open = ['index.ts', 'cli.ts', 'page/main.ts', 'playground/main.ts'].map((door) => join(SRC, door));
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      if (reached.has(at)) continue;
      reached.add(at);
      open.push(
        ...imports(at)
          .map(sourceOf)
          .filter((path) => existsSync(path)),
      );
    }
    const others = filesBelow(SRC).filter((path) => !reached.has(path) && !path.endsWith('.d.ts'));
    expect(others.map((path) => relative(SRC, path))).toEqual([]);
  });

  test('no file imports itself in the end, type imports included', () => {
    const next = new Map(filesBelow(SRC).map((path) => [path, imports(path).map(sourceOf)]));
    const comesBack = (file: string): boolean => {
      const seen = new Set<string>();
      const open = [...(next.get(file) ?? [])];
      for (let at = open.pop(); at !== undefined; at = open.pop()) {
        if (at === file) return true;
        if (seen.has(at)) continue;
        seen.add(at);
        open.push(...(next.get(at) ?? []));
      }
      return false;
    };
    const inCircle = [...next.keys()].filter(comesBack).map((path) => relative(SRC, path));
    expect(inCircle).toEqual([]);
  });

  test('the table itself has no circle', () => {
    const seen = new Set<string>();
    const visit = (part: string, path: readonly string[]): void => {
      expect(path).not.toContain(part);
      if (seen.has(part)) return;
      for (const next of MAY_IMPORT[part] ?? []) visit(next, [...path, part]);
      seen.add(part);
    };
    for (const part of Object.keys(MAY_IMPORT)) visit(part, []);
  });
});

describe('imports: one door to the streams', () => {
  const others = filesBelow(SRC).filter((path) => partOf(path) !== 'output');
  const using = (pattern: RegExp) =>
    others.filter((path) => pattern.test(readFileSync(path, 'utf8'))).map((path) => relative(SRC, path));

  test.each([
    ['a stream of the process', /process\s*(\?\.|\.|\[\s*['"])(stdout|stderr)/],
    ['a stream taken out of the process', /\b(stdout|stderr)\b[^;]*\}\s*=\s*process\b/],
    ['the console', /\bconsole\s*[.[]/],
    ['the toolkit but for its inputs', /(?<!import \{ getInput \}) from '@actions\/core'/],
  ])('nothing outside src/output uses %s', (_name, pattern) => {
    expect(using(pattern)).toEqual([]);
  });
});
