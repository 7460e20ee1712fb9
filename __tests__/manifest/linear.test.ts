import { withoutTrailing } from '../../src/manifest/visible.js';
import { placeholderIn } from '../../src/manifest/delivery/unresolved.js';
import { decidedThere } from '../../src/manifest/delivery/decided-there.js';
import { documentsIn } from '../../src/sources/source.js';
import { cell, fixedText } from '../../src/text/escape/markdown.js';
import { logSafe } from '../../src/text/escape/lines.js';
import { wordsOf } from '../../src/text/escape/words.js';
import { manifestsOf } from '../parse-side.js';

const LENGTH = 400_000;
/** A way that goes to the end again from every place takes minutes for this; the one way through takes a few milliseconds. */
const MOST_MS = 2_000;

const full = (text: string): string => text.repeat(LENGTH / text.length);
const placeholder = (value: string): string | null => {
  const object = { apiVersion: 'a/v1', kind: 'A', metadata: { name: 'a' }, spec: { a: value } };
  const [manifest] = manifestsOf([{ path: 'a.yaml', text: JSON.stringify(object) }]);
  return manifest ? (placeholderIn(manifest)?.written ?? null) : null;
};

describe('linear: text of a file is read in one way through it', () => {
  test.each<[claim: string, run: () => unknown]>([
    ['marks of a template that nothing closes', () => decidedThere(full('{'))],
    ['comments of a template that nothing closes', () => decidedThere(`${full('{{/*')}}}`)],
    ['marks of a placeholder that nothing closes', () => placeholder(full('{{'))],
    ['others of them', () => placeholder(full('<%$(${(('))],
    ['escaped ones', () => placeholder(full('$${'))],
    ['spaces between documents', () => documentsIn(`${full(' ')}x`)],
    ['slashes that do not end it', () => withoutTrailing(`${full('/')}x`, '/')],
    ['old ends of lines in a log', () => logSafe(`${full('\r')}x`)],
    ['blanks in a cell', () => cell(fixedText(full('\t')))],
    ['colons in a word', () => wordsOf(`{${full(':')}x`)],
    ['escaped quotes that nothing closes', () => wordsOf(`"${full(String.raw`\"`)}`)],
  ])('%s', (_claim, run) => {
    // Of this process, and not of a machine that has more to do.
    const from = process.cpuUsage();
    run();
    expect(process.cpuUsage(from).user / 1000).toBeLessThan(MOST_MS);
  });
});

describe('linear: and what is in it is found', () => {
  test.each<[text: string, found: string | null]>([
    ['a {{ b }} c', '{{ b }}'],
    ['{{ a }}{{ b }}', '{{ a }}'],
    ['<%= a %>', '<%= a %>'],
    ['${A} and {{ b }}', '${A}'],
    ['{{ b }} and ${A}', '{{ b }}'],
    ['$$A $A', '$A'],
    ['$${A} ${A}', '${A}'],
    ['$(A)', '$(A)'],
    ['((a))', '((a))'],
    ['$${A}', null],
    ['{{ a', null],
    ['100%', null],
  ])('%j', (text, found) => {
    expect(placeholder(text)).toBe(found);
  });

  test.each([
    ['a//', 'a'],
    ['/', ''],
    ['a/b', 'a/b'],
  ])('%s without its last slashes', (text, short) => {
    expect(withoutTrailing(text, '/')).toBe(short);
  });
});
