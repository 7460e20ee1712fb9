import fc from 'fast-check';
import picomatch from 'picomatch';
import { compileGlobs } from '../../src/read/globs.js';
import { messageOf } from '../messages.js';

function matches(patterns: string | string[], path: string): boolean {
  const { globs, problems } = compileGlobs([patterns].flat());
  expect(problems).toEqual([]);
  return globs.matches(path);
}

describe('globs: a glob matches', () => {
  test.each<[pattern: string, path: string, expected: boolean]>([
    ['a.yaml', 'a.yaml', true],
    ['a.yaml', 'b/a.yaml', false],
    ['./a.yaml', 'a.yaml', true],
    ['/a.yaml', 'a.yaml', true],
    ['*.yaml', 'a.yaml', true],
    ['*.yaml', '.yaml', true],
    ['*.yaml', 'b/a.yaml', false],
    ['*.yaml', 'a.yml', false],
    ['*.yaml', 'A.YAML', false],
    ['**/*.yaml', 'a.yaml', true],
    ['**/*.yaml', 'b/c/a.yaml', true],
    ['**/*.yaml', '.hidden/.a.yaml', true],
    ['b/**/a.yaml', 'b/a.yaml', true],
    ['b/**/a.yaml', 'b/c/d/a.yaml', true],
    ['b/**/c/**/a.yaml', 'b/x/c/y/c/z/a.yaml', true],
    ['b/**/a.yaml', 'bb/a.yaml', false],
    ['a?.yaml', 'ab.yaml', true],
    ['a?.yaml', 'a.yaml', false],
    ['a?.yaml', 'a😀.yaml', true],
    ['a?c', 'a/c', false],
    ['[abx-z].yaml', 'y.yaml', true],
    ['[abx-z].yaml', 'c.yaml', false],
    ['[!a].yaml', 'b.yaml', true],
    ['[^a].yaml', 'a.yaml', false],
    ['[]a].yaml', ']', false],
    ['[]a].yaml', '].yaml', true],
    ['[a-].yaml', '-.yaml', true],
    ['{a,b}.yaml', 'b.yaml', true],
    ['{a,b}.yaml', '{a,b}.yaml', false],
    ['{a,b/{c,d}}/*.{yaml,yml}', 'b/d/x.yml', true],
    ['{a}.yaml', '{a}.yaml', true],
    ['{,b}a.yaml', 'a.yaml', true],
    ['\\*.yaml', '*.yaml', true],
    ['\\*.yaml', 'a.yaml', false],
    ['\\{a,b}.yaml', '{a,b}.yaml', true],
    ['(a|b).yaml', 'a.yaml', false],
    ['a.yaml', 'a.yaml\n', false],
    ['*.yaml', 'a\n::error::.yaml', true],
    ['a+b$^.yaml', 'a+b$^.yaml', true],
  ])('%s and %j: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });
});

describe('globs: a folder, and a last * or **, means the manifests in it', () => {
  test.each<[pattern: string, path: string, expected: boolean]>([
    ['b', 'b/a.yaml', true],
    ['b', 'b/c/a.json', true],
    ['b', 'b', true],
    ['b', 'b/README.md', false],
    ['b', 'bc/a.yaml', false],
    ['b/', 'b/c/a.yml', true],
    ['b/', 'b/README.md', false],
    ['b/*', 'b/a.yaml', true],
    ['b/*', 'b/README.md', false],
    ['b/*', 'b/c/a.yaml', false],
    ['b/**', 'b/c/a.yaml', true],
    ['b/**', 'b/c/README.md', false],
    ['b/*.md', 'b/README.md', true],
    ['.', 'b/a.yaml', true],
    ['.', 'README.md', false],
    ['**', 'a.json', true],
  ])('%s and %s: %s', (pattern, path, expected) => {
    expect(matches(pattern, path)).toBe(expected);
  });
});

describe('globs: a pattern behind ! takes out', () => {
  test.each<[patterns: string[], path: string, expected: boolean]>([
    [['**', '!b/a.yaml'], 'b/a.yaml', false],
    [['**', '!b/a.yaml'], 'b/c.yaml', true],
    [['!b', '**'], 'b/c/a.yaml', false],
    [['**', '!b/'], 'b/c/a.yaml', false],
    [['**', '!**/test'], 'b/test/a.yaml', false],
    [['**', '!**/test'], 'b/test.yaml', true],
    [['**', '!*.{yml,json}'], 'a.yml', false],
  ])('%j and %s: %s', (patterns, path, expected) => {
    expect(matches(patterns, path)).toBe(expected);
  });
});

describe('globs: a folder may contain something that matches', () => {
  test.each<[patterns: string[], folder: string, expected: boolean]>([
    [['b/c/*.yaml'], 'b', true],
    [['b/c/*.yaml'], 'b/c', true],
    [['b/c/*.yaml'], 'b/c/d', false],
    [['b/c/*.yaml'], 'x', false],
    [['b/**/a.yaml'], 'b/c/d', true],
    [['**/*.yaml'], 'anything', true],
    [['**/*.yaml', '!third_party'], 'third_party', false],
    [['**/*.yaml', '!third_party'], 'third_party/x', false],
    [['b/a.yaml'], 'b', true],
    [['b/a.yaml'], 'b/a.yaml', true],
    [['b'], 'b/c', true],
    [['*.yaml'], 'b', false],
  ])('%j and %s: %s', (patterns, folder, expected) => {
    expect(compileGlobs(patterns).globs.mayContain(folder)).toBe(expected);
  });

  test('whenever something in it matches', () => {
    const segment = fc.constantFrom('a', 'b', '*', '**', 'a*', '?');
    const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'x.yaml'), { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), path, (pattern, steps) => {
        const { globs } = compileGlobs([pattern.join('/')]);
        if (!globs.matches(steps.join('/'))) return;
        for (let depth = 1; depth < steps.length; depth += 1) {
          expect(globs.mayContain(steps.slice(0, depth).join('/'))).toBe(true);
        }
      }),
    );
  });
});

test('globs: the wildcards mean what they mean in picomatch', () => {
  const piece = fc.constantFrom('a', 'b', '.', '*', '?', '[ab]', '[^a]', '**/', '/', 'x.yaml');
  const pattern = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(''));
  const path = fc.array(fc.constantFrom('a', 'b', 'ab', 'ba', 'x.yaml', 'bx.yaml'), {
    minLength: 1,
    maxLength: 4,
  });
  fc.assert(
    fc.property(pattern, path, (glob, steps) => {
      // Doubled and outer slashes, dots as segments, and last wildcards are read differently on purpose.
      fc.pre(
        !/\/\/|^\/|\/$|(?:^|\/)\.{1,2}(?:\/|$)|(?:^|\/)\*{1,2}$|\*{2}[^/]|[^/]\*{2}|\*{3}|\.\./.test(glob),
      );
      fc.pre(/[*?[]/.test(glob));
      const expected = picomatch(glob, { dot: true, noextglob: true, nobrace: true })(steps.join('/'));
      expect([glob, steps, matches(glob, steps.join('/'))]).toEqual([glob, steps, expected]);
    }),
    { numRuns: 3_000 },
  );
});

describe('globs: what cannot be used is a problem', () => {
  test.each([
    ['nothing', '', /empty/],
    ['a step out of the folder', '../*.yaml', /leaves the folder/],
    ['a step out in the middle', 'a/../../b/*.yaml', /leaves the folder/],
    ['an unclosed class', 'a[b.yaml', /character class/],
    ['a named class', '[[:alpha:]].yaml', /character class/],
    ['an extended group', '+(a|b).yaml', /\{a,b\}/],
    ['a range', '{1..9}.yaml', /range/],
    ['a long pattern', 'a'.repeat(1_001), /1000 characters/],
    ['many braces', '{a,b}'.repeat(20), /200 patterns/],
    ['nested braces', `${'{a,'.repeat(240)}b${'}'.repeat(240)}`, /200 patterns/],
  ])('%s', (_name, pattern, message) => {
    const { globs, problems } = compileGlobs([pattern, 'b.yaml']);
    expect(problems).toMatchObject([{ severity: 'error', code: 'bad-glob' }]);
    expect(messageOf(problems[0])).toMatch(message);
    expect(globs.matches('b.yaml')).toBe(true);
  });

  test('patterns that only take out', () => {
    expect(compileGlobs(['!b', '!c']).problems).toMatchObject([{ severity: 'error', code: 'bad-glob' }]);
  });

  test('more than a hundred patterns', () => {
    expect(compileGlobs(Array(101).fill('a.yaml') as string[]).problems).toMatchObject([
      { code: 'bad-glob' },
    ]);
  });
});

test.each([
  ['stars', '*a'.repeat(100), 'a'.repeat(4_000)],
  ['stars that end differently', `${'*a'.repeat(100)}b`, 'a'.repeat(4_000)],
  ['folders', `${'**/a/'.repeat(100)}b`, 'a/'.repeat(2_000)],
  ['folders with stars', `${'**/*a*/'.repeat(100)}b`, 'aaa/'.repeat(1_000)],
])('a hostile pattern takes no longer than its length: %s', (_name, pattern, path) => {
  const started = performance.now();
  expect(compileGlobs([pattern]).globs.matches(path)).toBe(pattern.endsWith('a'));
  expect(performance.now() - started).toBeLessThan(5_000);
});
