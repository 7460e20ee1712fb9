import fc from 'fast-check';
import { memoryOutput } from '../edge/memory-output.js';
import { processOutput } from '../../src/output/output.js';

/** Pieces that commands of a log are made of, with what hides them. */
const PIECES = fc.array(
  fc.constantFrom(
    ...['::', ':', '##[', '#', '[', ']', 'error', 'add-mask::x', 'stop-commands::t', ' ', '\t', '\n', '\r'],
    ...[
      '\u200b',
      '\ufeff',
      '\u00ad',
      '\u2028',
      '\u0085',
      '\v',
      '\f',
      '\0',
      '\u00a0',
      '\u202e',
      '\u001b',
      '\ufe0f',
      '\u26a0\ufe0f',
    ],
    ...['\u001b[31m', '\u009b31m', 'e\u0301', '\ud800', '"', '\\'],
  ),
  { maxLength: 12 },
);

/** The lines as a log sees them, without what a comparison by culture passes over. */
function logLines(text: string): string[] {
  return text.split(/[\r\n]/).map((line) => line.replace(/[\p{C}\p{Z}\s\p{M}]/gu, ''));
}

function expectNoCommand(text: string): void {
  for (const line of logLines(text)) {
    expect(line.startsWith('::')).toBe(false);
    expect(line).not.toContain('##[');
  }
}

describe('output: no text is a command to the log', () => {
  test('on standard output', () => {
    fc.assert(
      fc.property(PIECES, (pieces) => {
        const { output, stdout } = memoryOutput();
        output.print(pieces.join(''), 'lines');
        expectNoCommand(stdout());
      }),
    );
  });

  test('on standard error, where it is one line as well', () => {
    fc.assert(
      fc.property(PIECES, (pieces) => {
        const { output, stderr } = memoryOutput();
        output.say(pieces.join(''));
        expectNoCommand(stderr());
        expect(stderr().split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/)).toHaveLength(2);
      }),
    );
  });

  test('in JSON, which stays the same data', () => {
    fc.assert(
      fc.property(PIECES, (pieces) => {
        const { output, stdout } = memoryOutput();
        const data = { [pieces.join('')]: [pieces.join('')] };
        output.print(JSON.stringify(data, null, 2), 'json');
        expectNoCommand(stdout());
        expect(JSON.parse(stdout())).toEqual(data);
        expect(stdout()).toMatch(/^[\n\P{C}]*$/u);
      }),
    );
  });
});

describe('output: what a stream shows', () => {
  test.each([
    ['colors of ours stay', 'a \u001b[31mred\u001b[0m b\n', 'a \u001b[31mred\u001b[0m b\n'],
    ['another escape sequence is written out', 'a\u001b]0;title\u0007', 'a\\u{1b}]0;title\\u{7}'],
    ['a carriage return is written out', 'safe\r::error::x', 'safe\\u{d}::error::x'],
    ['the sign of a warning stays, as a comment has it', '- \u26a0\ufe0f **x**', '- \u26a0\ufe0f **x**'],
    ['a selector on anything else is written out', '+\ufe0f', '+\\u{fe0f}'],
    ['a mark on a letter stays', 'e\u0301 é →', 'e\u0301 é →'],
    ['a command in the middle of a line that cannot be one stays', 'std::sort', 'std::sort'],
  ])('%s', (_claim, given, shown) => {
    const { output, stdout } = memoryOutput();
    output.print(given, 'lines');
    expect(stdout()).toBe(shown);
  });

  test('a sentence of a megabyte is cut', () => {
    const { output, stderr } = memoryOutput();
    output.say('x'.repeat(1_000_000));
    expect(stderr().length).toBeLessThan(1_100);
  });
});

describe('output: the width of what is piped', () => {
  const asked = process.env['COLUMNS'];
  afterEach(() => {
    if (asked === undefined) delete process.env['COLUMNS'];
    else process.env['COLUMNS'] = asked;
  });

  test.each([
    ['60', 60],
    ['', 100],
    ['wide', 100],
    ['0', 100],
    ['-5', 100],
  ])('COLUMNS=%j asks for %d columns', (text, columns) => {
    process.env['COLUMNS'] = text;
    const output = processOutput();
    expect(output.isTerminal ? columns : output.columns).toBe(columns);
  });
});
