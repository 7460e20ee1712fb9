import {
  cell,
  codeSpan,
  type Markdown,
  sourceOf,
  summaryCode,
  summaryText,
} from '../../src/text/escape/markdown.js';
import { jsonLogSafe } from '../../src/text/escape/lines.js';

describe('escape edges: an escape holds at its edges', () => {
  test('a cell of a table is one line', () => {
    for (const text of ['a\nb', 'a \n\n b', 'a\n|b'])
      expect(sourceOf(cell(text as unknown as Markdown))).not.toContain('\n');
  });

  test('the line of a fold holds no markup', () => {
    for (const shown of [summaryText('</summary><b>&"'), summaryCode('</code><b>&"')])
      expect(shown as unknown as string).toMatch(
        /^(?:<code>)?&lt;\/(?:summary|code)&gt;&lt;b&gt;&amp;&quot;(?:<\/code>)?$/,
      );
  });

  test('a span ends where it began, whatever is in it', () => {
    for (const text of ['`', '``', 'a`b', '` ', ' `', '`'.repeat(90)]) {
      const [, fence = ''] = /^(`+)/.exec(sourceOf(codeSpan(text))) ?? [];
      expect(sourceOf(codeSpan(text)).split(new RegExp(`(?<!\`)\`{${fence.length}}(?!\`)`))).toHaveLength(3);
    }
  });

  test('JSON for a log is the same data without a command in it', () => {
    const data = { a: '##[error]x', b: '\u202e\u2028\u200b', c: 'ü' };
    const text = jsonLogSafe(JSON.stringify(data));
    expect(text).not.toMatch(/##\[|[\u202e\u2028\u200b]/);
    expect(JSON.parse(text)).toEqual(data);
  });
});
