import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const GOLDEN = join(import.meta.dirname, '../golden');
/** A shorter one is a phrase that two facts may share. */
const SENTENCE_CHARACTERS = 50;

const MARKUP = /^\s*[-#]+\s*|\*\*/g;
/** What an item of a list begins with: its sign, its rule, its places, whom it is about. */
const RULE_AND_PLACE = /^(?:[^\w`]*)(?:`[^`]*`[,:\s]*)*(?:Merging: )?/;

/** The sentences of a comment as it is read: without markup, the hidden line and the last lines, which every part has. */
function sentencesOf(markdown: string): string[] {
  return markdown
    .replace(/<!--.*?-->/gs, '')
    .replace(/<\/?(?:details|summary|code)>/g, '\n')
    .split('\n')
    .filter((line) => !/^(?:\||Plan `|Snapshot |\[This run\])/.test(line))
    .flatMap((line) =>
      line
        .replace(MARKUP, '')
        .replace(RULE_AND_PLACE, '')
        .split(/(?<=[.;])\s+/),
    )
    .filter((sentence) => sentence.length >= SENTENCE_CHARACTERS);
}

/** Sentences that stand there more than once. */
function repeated(markdown: string): string[] {
  const seen = new Set<string>();
  return sentencesOf(markdown).filter((sentence) => seen.size === seen.add(sentence).size);
}

describe('no sentence stands twice in a comment', () => {
  test.each(readdirSync(GOLDEN).filter((name) => /^(?!clusters).*\.md$/.test(name)))('%s', (name) => {
    expect(repeated(readFileSync(join(GOLDEN, name), 'utf8'))).toEqual([]);
  });

  test('one that does is found', () => {
    const says = 'all 100 nodes that carry the old version start in one pass.';
    const twice = `- ❌ **\`rule\`** \`a.yaml:1\` \`Skyhook/a\`: ${says}\n\n<details><summary>b</summary>\n\n${says}`;
    expect(repeated(twice)).toEqual([says]);
  });
});
