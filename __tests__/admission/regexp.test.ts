import fc from 'fast-check';
import { Budget } from '../../src/admission/limits.js';
import { regexpOf } from '../../src/admission/limits.js';
import { Unsupported } from '../../src/admission/limits.js';
import '../property-seed.js';

function budget(): Budget {
  const one = new Budget();
  one.begin();
  return one;
}

const matches = (pattern: string, text: string): boolean => regexpOf(pattern).test(text, budget());

const found = (pattern: string, text: string): string | null => regexpOf(pattern).find(text, budget());

describe('a pattern is matched as Go matches it', () => {
  test.each([
    ['^a+$', 'aaa', true],
    ['^a+$', 'aab', false],
    ['b', 'abc', true],
    ['', '', true],
    ['^$', '', true],
    ['^(a|b|)c{2,3}$', 'acc', true],
    ['^(a|b|)c{2,3}$', 'cccc', false],
    ['^[]a]+$', ']a', true],
    ['^[^]a]+$', 'b', true],
    ['^[a\\-z]+$', 'a-z', true],
    ['^[\\w.-]+$', 'a_1.-', true],
    ['^[[:alpha:]]+$', 'abC', true],
    ['^[[:^alpha:]]+$', '12', true],
    ['^\\d\\D\\s\\S$', '1a b', true],
    // A vertical tab is no space to Go, and a line separator is no end of a line.
    ['^\\s$', '\v', false],
    ['^.$', '\u2028', true],
    ['^.$', '\n', false],
    ['(?s)^.$', '\n', true],
    ['(?i)^straße$', 'STRAßE', true],
    ['(?m)^b$', 'a\nb', true],
    ['^b$', 'a\nb', false],
    ['(?i:a)b', 'Ab', true],
    ['(?i:a)b', 'AB', false],
    ['(?P<name>a)(?<other>b)', 'ab', true],
    ['\\bword\\b', 'a word.', true],
    ['\\Bord', 'word', true],
    ['^\\x41\\x{1F600}$', 'A😀', true],
    ['^.$', '😀', true],
    ['^\\Qa.b\\E$', 'a.b', true],
    ['^a{,2}$', 'a{,2}', true],
    ['^x*y??z$', 'xxz', true],
    ['^(a*)*$', 'aaaa', true],
    ['^\\p{L}+$', 'Straße', true],
  ])('%j on %j: %s', (pattern, text, is) => {
    expect(matches(pattern, text)).toBe(is);
  });

  test.each([
    ['^([^/]+)', 'a.b/c', 'a.b'],
    ['a|ab', 'ab', 'a'],
    ['(a|ab)(c|bcd)', 'abcd', 'abcd'],
    ['a+?', 'aaa', 'a'],
    ['(?U)a+', 'aaa', 'a'],
    ['b+', 'aabbb', 'bbb'],
    ['x', 'abc', null],
  ])('the first match of %j in %j is %j', (pattern, text, is) => {
    expect(found(pattern, text)).toBe(is);
  });

  test.each(['(?=a)', '(?!a)', '(?<=a)b', '(a)\\1', 'a**', '(', ')', '[', 'a{2000}', '*a', 'a\\'])(
    '%j is not read, and nothing is said of it',
    (pattern) => {
      expect(() => regexpOf(pattern)).toThrow(Unsupported);
    },
  );

  test('expressions without case, lines and repetition of nothing: the same as those of JavaScript', () => {
    const atom = fc.constantFrom('a', 'b', '[ab]', '[^a]', '.', '(a|b)', '(ab|a)', '(?:b|)');
    const edge = fc.constantFrom('^', '$', '\\b').map((one): string[] => [one]);
    const repeated = fc
      .tuple(atom, fc.constantFrom('', '', '*', '+', '?', '{2}', '{1,2}', '*?'))
      .map((two): string[] => two);
    const part = fc.oneof({ weight: 4, arbitrary: repeated }, { weight: 1, arbitrary: edge });
    const pattern = fc
      .array(part, { maxLength: 5 })
      .map((parts) => parts.map((one) => one.join('')).join(''));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '-'), maxLength: 8 });
    fc.assert(
      fc.property(pattern, text, (source, value) => {
        const theirs = new RegExp(source, 'u').exec(value);
        expect([source, value, found(source, value)]).toEqual([source, value, theirs?.[0] ?? null]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('no pattern makes it slow', () => {
  test.each([
    ['exponential where one backtracks', '^(a+)+$', `${'a'.repeat(5_000)}b`],
    ['cubic where one backtracks', '^(a*)(a*)(a*)b$', 'a'.repeat(5_000)],
    ['nothing, a billion times', '(((){1000}){1000}){1000}', 'a'],
    [
      'ten thousand alternatives',
      Array.from({ length: 10_000 }, (_, i) => `w${i}`).join('|'),
      'x'.repeat(50),
    ],
    ['nested repetition', '((a{100}){100}){100}', 'a'.repeat(100)],
    ['many threads over a long text', '(a|b)*a(a|b){1,900}$', 'ab'.repeat(50_000)],
    ['nested groups', `${'('.repeat(5_000)}a${')'.repeat(5_000)}`, 'a'],
    ['a long class', `[${'a-z'.repeat(20_000)}]+`, 'a'.repeat(100)],
  ])('%s', (_what, pattern, text) => {
    // Of the processor: on a machine that has much else to do the clock says nothing.
    const begun = process.cpuUsage();
    try {
      matches(pattern, text);
    } catch (error) {
      expect(error).toBeInstanceOf(Unsupported);
    }
    expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
  });
});
