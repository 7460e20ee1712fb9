import fc from 'fast-check';
import { SortedLines } from '../../src/snapshot/compact-lines.js';
import '../property-seed.js';

function sorted(texts: readonly string[]): string[] {
  const lines = new SortedLines();
  for (const text of texts) lines.add(text);
  return [...lines.sorted()].map((line) => line.toString());
}

describe('lines outside of the heap', () => {
  test('stand in the order of texts, characters beyond the first plane included', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        expect(sorted(texts)).toEqual([...texts].sort());
      }),
    );
  });

  test('a private character stands after one of two halves, as in a text, and not before it, as in bytes', () => {
    expect(sorted(['\u{10000}', '\ue000', 'a'])).toEqual(['a', '\u{10000}', '\ue000']);
  });

  test('are whole where one is larger than what is reserved at a time', () => {
    const long = 'x'.repeat(17 * 1024 ** 2);
    const lines = new SortedLines();
    for (const text of ['b', long, 'a']) lines.add(text);
    expect([...lines.sorted()].map(({ length }) => length)).toEqual([1, 1, long.length]);
    expect([lines.length, lines.bytes]).toEqual([3, long.length + 2]);
  });
});
