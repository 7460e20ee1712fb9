import fc from 'fast-check';
import { anyText } from '../any-text.js';
import { annotationText, bytesOf, logSafe } from '../../src/text/escape/lines.js';
import {
  cell,
  codeSpan,
  fixedText,
  fold,
  gfm,
  link,
  type Markdown,
  plain,
  sourceOf,
  summaryCode,
  summaryText,
} from '../../src/text/escape/markdown.js';
import { valueText, visible } from '../../src/text/escape/visible.js';
import { rendered } from '../report/rendered.js';

const HOSTILE = [
  '<!-- fleetplan v1 key=prod digest=x -->',
  '</details>',
  '</code></summary></details><h1>pass</h1>',
  '<img src=x onerror=alert(1)>',
  '![x](https://evil.example/pixel.png)',
  '[safe](javascript:alert(1))',
  '[ref]: http://evil.example',
  '<http://evil.example>',
  'http://evil.example/a?b=c',
  'https://evil.example',
  'www.evil.example',
  'WWW.)',
  'someone@evil.example',
  'mailto:someone@evil.example',
  '@octocat',
  '@org/team',
  '#1',
  'owner/repo#1',
  'GH-1',
  'a1b2c3d4e5f6a7b8c9d0a1b2c3d4e5f6a7b8c9d0',
  'octocat@a1b2c3d4e5',
  '# heading',
  'heading\n===',
  '- item',
  '* item',
  '1. item',
  '2) item',
  '> quote',
  '    indented',
  '***',
  '| a | b |',
  '|---|---|',
  '- [x] task',
  '```',
  '~~~',
  '`',
  '``',
  '`a``b```c',
  'x`',
  '`x',
  'a\\`b',
  '\\',
  '\\|',
  'a|b',
  'a\\\\|b',
  '&lt;b&gt;',
  '&#64;octocat',
  ':rocket:',
  '~~gone~~',
  '**bold** _it_ *it* __b__',
  '$x$',
  '$$x$$',
  '[^1]',
  '[!WARNING]',
  '::error file=x::y',
  '##[error]x',
  'line\nbreak',
  'line\r\nbreak\u2028x',
  '\u202egnp.exe',
  'a\u200bb',
  '\u001b[31mred\u001b[0m',
  '\u009b31m',
  '',
  ' ',
  '\u05d0\u05d1\u05d2 37',
  'e\u0301\u0301\u0301\u0301',
  '\ud800',
  '`'.repeat(70_000),
];

/** Every way a foreign text gets into a comment. */
const PLACES: readonly (readonly [string, (text: string) => Markdown])[] = [
  ['a code span', (text) => codeSpan(text)],
  ['a code span in a sentence', (text) => gfm`before ${codeSpan(text)} after ${codeSpan(text)}`],
  ['a sentence', (text) => plain(text)],
  ['a list item', (text) => gfm`- ${plain(text)}`],
  [
    'a cell',
    (text) => gfm`| ${fixedText('a')} | b |\n|---|---|\n| ${cell(codeSpan(text))} | ${cell(plain(text))} |`,
  ],
  ['the line of a fold', (text) => fold([summaryText('x '), summaryCode(text)], plain(text))],
];

describe('escape: hostile text never becomes markup', () => {
  test.each(
    PLACES.flatMap(([place, make]) =>
      HOSTILE.map((text) => ({ place, make, text, shown: JSON.stringify(text).slice(0, 60) })),
    ),
  )('in $place: $shown', ({ make, text }) => {
    expect(rendered(make(text)).foreign).toEqual([]);
  });

  test.each([
    ['a mention', '@octocat'],
    ['a reference', 'see #1'],
    ['a commit', 'see a1b2c3d4e5'],
    ['an address', 'see www.evil.example'],
    ['a link', '[a](http://evil.example)'],
    ['an image', '![a](b)'],
    ['HTML', 'a <b>b</b>'],
    ['a comment', '<!-- fleetplan v1 key=<b> digest=x -->'],
    ['a fold that closes early', '</summary>'],
    ['a heading', '# a'],
    ['a quote', '> a'],
    ['a fence', '```\na\n```'],
  ])('and the check would see %s', (_what, source) => {
    expect(rendered(source as unknown as Markdown).foreign).not.toEqual([]);
  });

  const alphabet = fc.oneof(
    fc.constantFrom(
      ...Array.from('`~<>[]()!|\\*_#@:/.-=+&;"\'$^ \n\r\t{}'),
      'a',
      'b',
      '1',
      'www.',
      'http://',
      '@x',
      '#1',
    ),
    fc.constantFrom(...HOSTILE),
    anyText({ maxLength: 3 }),
  );
  const text = fc.array(alphabet, { maxLength: 24 }).map((parts) => parts.join(''));

  test.each(PLACES)('whatever it is made of, in %s', (_place, make) => {
    fc.assert(
      fc.property(text, (hostile) => {
        expect(rendered(make(hostile)).foreign).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test('a row keeps its number of cells', () => {
    fc.assert(
      fc.property(text, (hostile) => {
        const row = gfm`| a | b |\n|---|---|\n| ${cell(codeSpan(hostile))} | ${cell(plain(hostile))} |`;
        expect(rendered(row).cells).toEqual([2, 2]);
      }),
      { numRuns: 200 },
    );
  });

  test('a long run of backticks is counted, since cmark takes no fence of more than 80', () => {
    expect(sourceOf(codeSpan(`a${'`'.repeat(90)}b`))).toBe('`a\\u{60}{90}b`');
    expect(sourceOf(codeSpan('a``b'))).toBe('```a``b```');
  });

  test('a code span shows the text it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 100 }), (given) => {
        fc.pre(given.trim() !== '');
        expect(rendered(gfm`x ${codeSpan(given)} y`).codes).toEqual([given]);
      }),
    );
  });
});

describe('escape: a sentence stays readable', () => {
  test.each([
    ['The budget says 3 nodes at once.', 'The budget says 3 nodes at once.'],
    ['reaches 13 of 100 nodes (13%), in batch 13.', 'reaches 13 of 100 nodes (13%), in batch 13.'],
    ['first batch (16 of 20 nodes (80%)), limit 4', 'first batch (16 of 20 nodes (80%)), limit 4'],
    ['write `nodes: "0"` there', 'write `nodes: "0"` there'],
    ['write nodes: "0" there', 'write nodes: `"0"` there'],
    ['partition 5 -> 0 goes', 'partition 5 -> 0 goes'],
    ['on Sun 2026-03-29 from 08:00–18:00, at :15 of', 'on Sun 2026-03-29 from 08:00–18:00, at :15 of'],
    ['use `fixed: {initialBatch: 3}`.', 'use `fixed: {initialBatch: 3}`.'],
    ['group production of Skyhook/gpu: it stops', 'group production of `Skyhook/gpu`: it stops'],
    ['rack-07 (4 of 4 in batch 6) and 2 more', '`rack-07` (4 of 4 in batch 6) and 2 more'],
    ['(topology.kubernetes.io/zone)', '(`topology.kubernetes.io/zone`)'],
    ['is edited (spec.userData): all', 'is edited (`spec.userData`): all'],
    ["the pods' own grace", "the pods' own grace"],
    ["the operator's own word", "the operator's own word"],
    ['ask @octocat about #12 now', 'ask `@octocat` about `#12` now'],
    ['at 09:30, 1,204 nodes', 'at 09:30, 1,204 nodes'],
    ['the commit deadbeef is', 'the commit `deadbeef` is'],
    // As few as GitHub links, and one less.
    ['the commit DEADBEE is', 'the commit `DEADBEE` is'],
    ['the word decade is', 'the word decade is'],
    ['1. first', '1\\. first'],
    ['a `b``c`', 'a `bc`'],
    ['x="y"z', '`x="y"z`'],
  ])('%s', (given, source) => {
    expect(sourceOf(plain(given))).toBe(source);
  });
});

describe('escape: what cannot be seen is written out', () => {
  test.each([
    ['a control', 'a\u0007b', 'a\\u{7}b'],
    ['a newline', 'a\nb', 'a\\u{a}b'],
    ['an escape sequence', '\u001b[31m', '\\u{1b}[31m'],
    ['an eight-bit control', '\u009b', '\\u{9b}'],
    ['a bidi override', '\u202e', '\\u{202e}'],
    ['a bidi isolate', '\u2066', '\\u{2066}'],
    ['a zero width space', '\u200b', '\\u{200b}'],
    ['a zero width joiner', '\u200d', '\\u{200d}'],
    ['a soft hyphen', '\u00ad', '\\u{ad}'],
    ['a no-break space', '\u00a0', '\\u{a0}'],
    ['a Hangul filler', '\u3164', '\\u{3164}'],
    ['an empty Braille cell', '\u2800', '\\u{2800}'],
    ['a variation selector', 'x\ufe0f', 'x\\u{fe0f}'],
    ['a tag', '\u{e0041}', '\\u{e0041}'],
    ['a lone surrogate', '\ud800', '\\u{d800}'],
    ['a private character', '\ue000', '\\u{e000}'],
    ['a letter that runs to the left', '\u05d0', '\\u{5d0}'],
    ['a second mark on a letter', 'e\u0301\u0302', 'e\u0301\\u{302}'],
    ['a mark on nothing', '\u0301', '\\u{301}'],
  ])('%s', (_what, given, shown) => {
    expect(visible(given)).toBe(shown);
  });

  test.each(['plain ASCII {}[]', 'Größe', '東京', 'e\u0301', '✅'])('%s stays', (given) => {
    expect(visible(given)).toBe(given);
  });

  test('a long value keeps its start and its end, in 120 characters', () => {
    const shown = valueText(`${'a'.repeat(500)}-end`);
    expect(Array.from(shown)).toHaveLength(120);
    expect(shown).toMatch(/^a+…a+-end$/);
  });

  test('a value of a megabyte is not read to its end', () => {
    expect(valueText('\u202e'.repeat(1_000_000))).toContain('…');
  });
});

describe('escape: logs take no commands from text', () => {
  test.each([
    ['::error::x', '\\u{3a}:error::x'],
    ['  ::add-mask::x', '  \\u{3a}:add-mask::x'],
    ['ok\n::stop-commands::x', 'ok\n\\u{3a}:stop-commands::x'],
    ['text ##[error]x', 'text #\\u{23}[error]x'],
    ['###[group]', '##\\u{23}[group]'],
    ['a::b', 'a::b'],
  ])('%j', (given, safe) => {
    expect(logSafe(given)).toBe(safe);
  });

  test('no line of any text is a command', () => {
    const text = fc.array(fc.constantFrom(':', '::', '##[', '#', '[', ' ', '\n', '\r', '\t', 'error', ']'));
    fc.assert(
      fc.property(text, (parts) => {
        const safe = logSafe(parts.join(''));
        expect(safe).not.toContain('##[');
        for (const line of safe.split(/[\r\n]/)) expect(line.trimStart().startsWith('::')).toBe(false);
      }),
    );
  });

  test('an annotation keeps its own lines and shows everything else', () => {
    expect(annotationText('a\u001bb\nc\rd')).toBe('a\\u{1b}b\nc\\u{d}d');
  });
});

test.each(Array.from('\\`*_[]<>~&'))('escape: %s of our own words starts no markup', (character) => {
  expect(sourceOf(fixedText(`a ${character} b`))).toContain(`\\${character}`);
});

test('escape: a link goes only to a plain http address', () => {
  expect(link(fixedText('run'), 'https://github.com/o/r/actions/runs/1')).not.toBeNull();
  expect(link(fixedText('run'), 'javascript:alert(1)')).toBeNull();
  expect(link(fixedText('run'), 'https://x/)[y](z')).toBeNull();
});

test('escape: bytes are counted as UTF-8', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(bytesOf(text)).toBe(Buffer.byteLength(text, 'utf8'));
    }),
  );
});
