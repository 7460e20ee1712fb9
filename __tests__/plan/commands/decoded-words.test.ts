import { gzipSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { decodedWords } from '../../../src/plan/commands/decoded-words.js';

const encoded = (text: string): string => Buffer.from(text).toString('base64');
const packed = (text: string): string => gzipSync(text).toString('base64');
const MANIFEST = 'apiVersion: karpenter.sh/v1\nkind: NodePool\n';
/** Pieces of a word are read together: what they are must not depend on where one ends. */
const LONG = `${MANIFEST}# ${'x'.repeat(3 * 65_536)}\n${MANIFEST}`;

test.each<[string, string, string[]]>([
  ['a word of base64', `a: ${encoded(MANIFEST)} b`, [MANIFEST]],
  ['one in lines', encoded(MANIFEST).replaceAll(/.{20}/g, '$&\n'), [MANIFEST]],
  ['one that is longer than any piece', encoded(LONG), [LONG]],
  [
    'one that ends in the letters behind a piece',
    encoded(`${'x'.repeat(49_152)}NodePool`),
    [`${'x'.repeat(49_152)}NodePool`],
  ],
  ['two of them', `${encoded(MANIFEST)}: ${encoded(LONG)}`, [MANIFEST, LONG]],
  ['bytes that are no text', Buffer.from(Array.from({ length: 30 }, (_, i) => i)).toString('base64'), []],
  ['one that is packed by gzip', `a: ${packed(MANIFEST)}`, [MANIFEST]],
  ['one that only begins as if it were', Buffer.from(`\x1f\x8b${MANIFEST}`, 'latin1').toString('base64'), []],
  ['words of a sentence', 'the nodes of the pool', []],
  ['nothing', '', []],
])('%s', (_claim, text, expected) => {
  expect(decodedWords(text)).toEqual({ words: expected, isWhole: true });
});

test.each<[string, string]>([
  ['in one word', packed('a'.repeat(65 << 20))],
  ['in many words', Array.from({ length: 5 }, () => packed('a'.repeat(15 << 20))).join(' ')],
])('more than any object has, %s, is not unpacked, and may be anything', (_claim, text) => {
  const { words, isWhole } = decodedWords(text);
  expect(words.reduce((sum, word) => sum + word.length, 0)).toBeLessThanOrEqual(64 << 20);
  expect(isWhole).toBe(false);
});
