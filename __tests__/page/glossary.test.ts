import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const GLOSSARY = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
const PAGE = readFileSync(new URL('../../src/page/glossary.ts', import.meta.url), 'utf8');
const WORDS = [...PAGE.matchAll(/^ {2}(?:'([^']+)'|(\w+)):/gm)].map(
  ([, quoted, bare]) => quoted ?? bare ?? '',
);

test('the page explains words', () => {
  expect(WORDS).toContain('worst loss');
});

test.each(WORDS.filter((word) => word !== 'base'))('"%s" means what the glossary says it does', (word) => {
  expect(GLOSSARY).toContain(`| ${word} |`);
});
