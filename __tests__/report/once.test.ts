import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { repeated } from './sentences.js';

const GOLDEN = join(import.meta.dirname, '../golden');
describe('no sentence stands twice in a comment', () => {
  test.each(readdirSync(GOLDEN).filter((name) => /\.md$/.test(name)))('%s', (name) => {
    expect(repeated(readFileSync(join(GOLDEN, name), 'utf8'))).toEqual([]);
  });

  test('one that does is found', () => {
    const says = 'all 100 nodes that carry the old version start in one pass.';
    const twice = `- ❌ **\`rule\`** \`a.yaml:1\` \`Skyhook/a\`: ${says}\n\n<details><summary>b</summary>\n\n${says}`;
    expect(repeated(twice)).toEqual([says]);
  });
});
