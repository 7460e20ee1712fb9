import fc from 'fast-check';
import { matchesGlob } from '../../../src/systems/skyhook/objects/packages.js';

test.each<[string, string, boolean]>([
  ['*', 'a.sh', true],
  ['*', '', true],
  ['*', 'a/b', false],
  ['*.sh', 'a.sh', true],
  ['*.sh', '.sh', true],
  ['*.sh', 'a.sh.bak', false],
  ['a*b*c', 'aXbXbXc', true],
  ['a*b*c', 'aXc', false],
  ['**', 'abc', true],
  ['?*', '', false],
  ['?*', 'a', true],
  ['*[0-9]', 'a7', true],
  ['*[^0-9]', 'a7', false],
  ['*[ab-d]', 'xc', true],
  ['*[\\]]', 'x]', true],
  ['\\**', '*a', true],
  ['\\**', 'a*', false],
  ['*[', 'a[', false],
  ['*[]', 'a', false],
  ['*[a-]', 'a', false],
  ['*\\', 'a', false],
  ['[\\d]', 'd', true],
  ['[\\d]', '7', false],
  ['[[:alpha:]]', ':]', true],
  ['[[:alpha:]]', 'b', false],
  ['[z-a]', 'b', false],
  ['[z-ab]', 'b', true],
  ['[^z-a]', 'b', true],
  ['*ü', 'xü', true],
  ['*?', '\u{1f600}', true],
])('%s on "%s": %p', (glob, name, expected) => {
  expect(matchesGlob(glob, name)).toBe(expected);
});

test('package glob: a glob of plain letters and stars is the regular expression with .*', () => {
  const letters = fc.array(fc.constantFrom('a', 'b', '*'), { maxLength: 8 }).map((all) => all.join(''));
  const name = fc.array(fc.constantFrom('a', 'b'), { maxLength: 10 }).map((all) => all.join(''));
  fc.assert(
    fc.property(letters, name, (glob, text) => {
      expect(matchesGlob(glob, text)).toBe(new RegExp(`^${glob.replaceAll('*', '.*')}$`).test(text));
    }),
  );
});

test('package glob: many stars on a long name take no time', () => {
  expect(matchesGlob(`${'*a'.repeat(50)}*b`, 'a'.repeat(5000))).toBe(false);
});
