import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { misnamed, placesIn } from './readme-places.js';

const PAGES = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('README.md'))
  .map((name) => join('src', name));
/** A page for `src`, for each of its folders, and for each system. */
const ALLOWED = /^src\/(?:[\w-]+\/|systems\/[\w-]+\/)?README\.md$/;

test('README: one for src, a folder of it, or a system', () => {
  expect(PAGES.filter((page) => !ALLOWED.test(page))).toEqual([]);
});

describe.each(PAGES)('readmes: %s', (page) => {
  test('is a page at most', () => {
    expect(readFileSync(page, 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(
      page.startsWith('src/systems/') ? 100 : 60,
    );
  });

  test('names code that is there', () => {
    expect(misnamed(readFileSync(page, 'utf8'), dirname(page))).toEqual([]);
  });
});

const quirk = (line: string): string => `# x\n\n## Quirks\n\n- ${line}\n`;

describe('readmes: what counts as a place in the code', () => {
  test('the last words in backticks of a quirk, and not the fields before them', () => {
    expect(placesIn(quirk('`maxSkew` is not asked (a.go, `b`). `one`, `Two.three`'))).toEqual([
      'one',
      'Two.three',
    ]);
  });

  test('the second cell of a table, and not the first', () => {
    expect(
      placesIn('| question | where |\n|---|---|\n| what `maxSkew` is | `skew.ts` (`skewOf`) |\n'),
    ).toEqual(['skew.ts', 'skewOf']);
  });

  test('a quirk over two lines is one', () => {
    expect(placesIn(quirk('A quirk that is\n  long. `one`\n- Another one. `two`'))).toEqual(['one', 'two']);
  });

  test.each([
    ['a quirk without a place', quirk('Nothing says where.'), 'src/plan'],
    ['a quirk with a field for a place', quirk('Where not is `limits: {cpu: 0}`'), 'src/plan'],
    ['a function that is nowhere', quirk('A quirk. `quirkThatIsNowhere`'), 'src/plan'],
    ['a function of another folder', quirk('A quirk. `doNotDisruptUntil`'), 'src/plan'],
    ['a function of a folder below, but for a system', quirk('A quirk. `markdownDocument`'), 'src'],
    [
      'a function that is only called there',
      quirk('A quirk. `parseQuantity`'),
      'src/systems/karpenter/objects',
    ],
    ['a method of another class', quirk('A quirk. `Fleet.advance`'), 'src/systems/karpenter/controller'],
    ['a file of another folder by its bare name', quirk('A quirk. `hash.ts`'), 'src/plan'],
    ['a file that is nowhere, in the text', 'In `no-such-file.ts`.', 'src/plan'],
    ['a word of no code, in the text', 'In: `NoSuchThing`.', 'src/plan'],
    ['a function that is nowhere, in a table', '| what | `noSuchThing` |', 'src/plan'],
  ])('%s is found', (_, page, folder) => {
    expect(misnamed(page, folder)).toHaveLength(1);
  });

  test.each([
    ['a function of the folder', quirk('A quirk. `doNotDisruptUntil`'), 'src/systems/karpenter/objects'],
    [
      'a method of its class',
      quirk('A quirk. `ReplacementLoop.advance`'),
      'src/systems/karpenter/controller',
    ],
    ['a file of the folder', quirk('A quirk. `model.ts`'), 'src/plan'],
    ['a file from src', quirk('A quirk. `plan/model.ts`'), 'src/systems'],
    ['a field of a manifest in the text', 'In: `maxUnavailable`.', 'src/systems/kubernetes'],
  ])('%s is right', (_, page, folder) => {
    expect(misnamed(page, folder)).toEqual([]);
  });
});
