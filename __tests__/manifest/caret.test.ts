import fc from 'fast-check';
import { anyText } from '../any-text.js';
import { caretPicture, visible } from '../../src/manifest/visible.js';
import { parseManifests } from '../../src/manifest/parse.js';

describe('the caret picture', () => {
  test.each<[name: string, line: string, position: number, picture: string]>([
    ['shows a short line as it is', '  replicas: 3', 2, '  replicas: 3\n  ^'],
    ['may point behind the end', 'a: [1', 5, 'a: [1\n     ^'],
    ['shows an empty line', '', 0, '\n^'],
    ['counts a tab as one column', '\ta:\tb', 4, ' a: b\n    ^'],
    ['spells hidden characters out', 'a: \u202eb\u0000c', 5, 'a: \\u{202e}b\\u{0}c\n            ^'],
    ['counts a character of two code units as one column', '😀: b', 4, '😀: b\n   ^'],
    ['cuts the end of a long line', 'x'.repeat(100), 0, `${'x'.repeat(78)}…\n^`],
    ['cuts the beginning of a long line', 'x'.repeat(100), 100, `…${'x'.repeat(78)}\n${' '.repeat(79)}^`],
    ['cuts both ends', 'x'.repeat(1_000), 500, `…${'x'.repeat(78)}…\n${' '.repeat(51)}^`],
  ])('%s', (_name, line, position, picture) => {
    expect(caretPicture(line, position)).toBe(picture);
  });

  test('is two lines of at most 80 columns with the character in view', () => {
    const line = anyText({ maxLength: 300 }).map((text) => text.replaceAll('\n', ' '));
    fc.assert(
      fc.property(line, fc.nat(300), (text, wanted) => {
        const position = Array.from(text).slice(0, wanted).join('').length;
        const picture = caretPicture(text, position).split('\n');
        expect(picture).toHaveLength(2);
        const [shown = '', caret = ''] = picture;
        expect(Array.from(shown).length).toBeLessThanOrEqual(80);
        expect(caret).toMatch(/^ *\^$/);
        const under = Array.from(shown)
          .slice(caret.length - 1)
          .join('');
        const expected = Array.from(text.slice(position))[0];
        if (expected !== undefined && expected !== '\t')
          expect(under.startsWith(visible(expected))).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('takes no longer for a line of a mebibyte', () => {
    const { problems } = parseManifests(`{"a": ${'1'.repeat(1_000_000)}`, 'a.yaml');
    expect(problems.map(({ picture }) => (picture ?? '').length < 170)).toEqual([true]);
  });
});

describe('text of unknown origin in a message', () => {
  test.each([
    ['line breaks', 'a\r\nb', 'a\\u{d}\\u{a}b'],
    ['bidirectional controls', 'a\u2066b\u200fc', 'a\\u{2066}b\\u{200f}c'],
    ['zero-width characters', 'a\u200b\u200d\ufeffb', 'a\\u{200b}\\u{200d}\\u{feff}b'],
    ['lone surrogates', 'a\ud800b', 'a\\u{d800}b'],
    ['colours of a terminal', '\u001b[31mred', '\\u{1b}[31mred'],
    ['length', 'é'.repeat(500), `${'é'.repeat(120)}…`],
  ])('is without %s', (_name, text, shown) => {
    expect(visible(text)).toBe(shown);
  });
});
