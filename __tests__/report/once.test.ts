import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Once } from '../../src/report/choice/once.js';
import { finding } from './build.js';
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

describe('a finding with what nothing said before it', () => {
  const FACT = '48 of 48 nodes (100%) out at once, first in batch 1.';
  const WHY = 'Nodes are taken in the order of their creation.';
  const said = (...messages: readonly string[]): string[] => {
    const once = new Once();
    return messages.map((message) => once.told({ ...finding({ message }), alsoAt: [] }).message);
  };

  test.each<[claim: string, messages: readonly string[], last: string]>([
    [
      'a fact that was said of another is still told of this one',
      [`NodePool/a: ${FACT}`, `NodeWright/b: ${FACT}`],
      'NodeWright/b: the same as above.',
    ],
    [
      'and what comes after it stands beside that',
      [`NodePool/a: ${FACT}`, `NodeWright/b: ${FACT} ${WHY}`],
      `NodeWright/b: the same as above. ${WHY}`,
    ],
    [
      'an explanation that was given of another is given once',
      [`NodePool/a: ${WHY}`, `NodeWright/b: ${FACT} ${WHY}`],
      `NodeWright/b: ${FACT}`,
    ],
    ['what was said of this one is not said again', [`NodePool/a: ${FACT}`, `NodePool/a: ${FACT}`], ''],
  ])('%s', (_claim, messages, last) => {
    expect(said(...messages).at(-1)).toBe(last);
  });
});
