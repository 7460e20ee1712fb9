import { Budget, regexpOf, Unsupported } from '../../src/admission/limits.js';

const matches = (pattern: string, text: string): boolean => regexpOf(pattern).test(text, new Budget());

describe('regexp: a pattern is matched as Go matches it', () => {
  test.each([
    ['^(a|b|)c{2,3}$', 'acc', true],
    ['^[[:^alpha:]]+$', '12', true],
    // A vertical tab is no space to Go, and a line separator is no end of a line.
    ['^\\s$', '\v', false],
    ['^.$', '\u2028', true],
    ['^.$', '\n', false],
    ['(?s)^.$', '\n', true],
    ['^b$', 'a\nb', false],
    ['(?i:a)b', 'AB', false],
    ['^.$', '😀', true],
    ['^a{,2}$', 'a{,2}', true],
  ])('%j on %j: %s', (pattern, text, is) => {
    expect(matches(pattern, text)).toBe(is);
  });

  test.each([
    ['^([^/]+)', 'a.b/c', 'a.b'],
    ['a|ab', 'ab', 'a'],
    ['(?U)a+', 'aaa', 'a'],
    ['x', 'abc', ''],
  ])('the first match of %j in %j is %j', (pattern, text, is) => {
    expect(regexpOf(pattern).find(text)).toBe(is);
  });

  test.each(['(?=a)', '(?!a)', '(?<=a)b', '(a)\\1', 'a**', '(', ')', '[', 'a{2000}', '*a', 'a\\'])(
    '%j is not read, and nothing is said of it',
    (pattern) => {
      expect(() => regexpOf(pattern)).toThrow(Unsupported);
    },
  );
});

describe('regexp: no pattern makes it slow', () => {
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
