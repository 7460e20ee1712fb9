import { fold, gfm, sourceOf } from '../../src/text/escape/markdown.js';
import { toMarkdown, toPlain, toSummary, toTerminal } from '../../src/text/render.js';
import {
  code,
  count,
  duration,
  instant,
  inZone,
  isEmpty,
  joinTexts,
  list,
  name,
  NO_TEXT,
  redacted,
  share,
  type Text,
  text,
} from '../../src/text/text.js';

const AT = Date.parse('2026-11-26T18:00:00Z');

const names = (...of: readonly string[]): Text[] => of.map((target) => name('target', target));

describe('toPlain: every kind of value', () => {
  const cases: readonly (readonly [string, Text, string])[] = [
    ['a number', text`${12345} left`, '12,345 left'],
    ['one', count(1, 'batch'), '1 batch'],
    ['many', count(1200, 'policy'), '1,200 policies'],
    ['a share', share(3, 8, 'node'), '3 of 8 nodes (37.5%)'],
    ['an instant', instant(AT), 'Thu 2026-11-26 18:00 UTC'],
    [
      'an instant in a zone',
      inZone(text`at ${instant(AT)}`, 'America/Los_Angeles'),
      'at Thu 2026-11-26 18:00 UTC (10:00 Los Angeles)',
    ],
    ['a duration', duration(100 * 60_000), '1 h 40 min'],
    ['a word of code', text`remove ${code('budget')}`, 'remove budget'],
    ['code with blanks', text`set ${code('nodes: "2"')}`, 'set `nodes: "2"`'],
    ['two names', list(names('a', 'b')), 'a and b'],
    ['three names', list(names('a', 'b', 'c')), 'a, b and c'],
    ['more names than are shown', list(names('a', 'b', 'c', 'd'), 2), 'a, b and 2 more'],
    ['no names', list([]), ''],
    ['a text in a text', text`${text`${1} of`} ${2}`, '1 of 2'],
    ['texts in a row', joinTexts([text`a`, NO_TEXT, text`b`], '; '), 'a; b'],
  ];
  test.each(cases)('%s', (_name, value, expected) => {
    expect(toPlain(value)).toBe(expected);
  });
});

test('text: a bare string is no value', () => {
  // @ts-expect-error -- only texts and numbers
  expect(() => text`${'a'}`).toThrow(TypeError);
});

test('isEmpty: a template without words', () => {
  expect([isEmpty(text``), isEmpty(text`${NO_TEXT}`), isEmpty(text`a`)]).toEqual([true, true, false]);
});

test('toMarkdown: what words of ours hold in backticks is code', () => {
  const shown = text`Set \`nodes: "2"\` in ${name('file', 'a_b')}, see \`policies\`.`;
  expect(sourceOf(toMarkdown(shown))).toBe('Set `nodes: "2"` in `a_b`, see `policies`.');
  expect(toPlain(shown)).toBe('Set `nodes: "2"` in a_b, see `policies`.');
});

describe('text: a hostile name', () => {
  const hostile = text`Delete ${name('object', '`@all`\u202e<b>|')}.`;

  test('toMarkdown: stays in a code span', () => {
    expect(sourceOf(toMarkdown(hostile))).toBe('Delete `` `@all`\\u{202e}<b>| ``.');
  });

  test('toTerminal: shows what is hidden', () => {
    expect(toTerminal(hostile)).toBe('Delete `@all`\\u{202e}<b>|.');
  });

  test('toSummary: is escaped HTML', () => {
    expect(sourceOf(fold(toSummary(hostile), gfm``))).toContain(
      '<summary>Delete <code>`@all`\\u{202e}&lt;b&gt;|</code>.</summary>',
    );
  });
});

test('redacted: names, codes and lists, not literals', () => {
  const shown = text`node-1: ${code('nodeName: node-1')}, ${list(names('node-1', 'node-2'))}`;
  const hidden = redacted(shown, (written) => written.replace('node-1', '[hidden]'));
  expect(toPlain(hidden)).toBe('node-1: `nodeName: [hidden]`, [hidden] and node-2');
});
