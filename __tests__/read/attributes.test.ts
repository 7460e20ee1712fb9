import { expect, test } from '@jest/globals';
import { checkedOutOtherwise } from '../../src/read/attributes.js';

const READ = new Set(['policies/gpu.yaml', 'policies/prod/web.yaml']);

function told(before: string | null, text: string | null, path = '.gitattributes'): string[] {
  const found = checkedOutOtherwise([{ path, before, text, isTakenOut: false }], READ);
  return found.map(
    ({ severity, isUnjudged, place, message }) =>
      `${severity}${isUnjudged === true ? ' unjudged' : ''} ${place?.line ?? ''} ${message.split(/ (?:no longer )?has (?:git|GitHub|Flux|kpt) /)[0] ?? ''}`,
  );
}

test.each<[claim: string, before: string | null, after: string | null, expected: string[]]>([
  ['leaves a policy out of archives', null, 'policies/gpu.yaml export-ignore\n', ['error 1 export-ignore']],
  ['leaves a folder out of them', '', '# a\n/policies/prod export-ignore', ['error 2 export-ignore']],
  [
    'rewrites policies as they are checked out',
    '*.png binary\n',
    '*.png binary\n*.yaml text filter=fill working-tree-encoding=UTF-16LE\n',
    ['error 2 filter=fill and working-tree-encoding=UTF-16LE'],
  ],
  ['does so by another name', '', '[attr]odd export-ignore\n*.yaml odd\n', ['error 1 export-ignore']],
  [
    'names a folder with a blank in quotes',
    '',
    '"policies/pr?d/web.yaml" export-ignore\n"a b.yaml" export-ignore\n',
    ['error 1 export-ignore'],
  ],
  [
    'takes away the line that undid one',
    '*.yaml filter=fill\n*.yaml -filter\n',
    '*.yaml filter=fill\n',
    ['error 1 filter=fill'],
  ],
  [
    'has more lines than anybody reads',
    '',
    Array.from({ length: 300 }, (_, i) => `f${i}.png export-ignore`).join('\n'),
    ['error 1 export-ignore'],
  ],
  [
    'has its edits folded away in reviews',
    '',
    'policies/** linguist-generated=true\n',
    ['warning 1 linguist-generated=true'],
  ],
  ['shows none of its edits', '', '*.yaml -diff\n*.yaml binary\n', ['warning 1 -diff']],
  ['shows them again', '', '*.yaml -linguist-generated\n*.yaml linguist-generated=false diff\n', []],
  ['folds away pictures', '', '*.svg linguist-generated\n*.png binary\n', []],
  ['said so before', '*.yaml filter=fill', '*.png binary\n*.yaml filter=fill', []],
  ['says so no more', '*.yaml filter=fill', null, []],
  ['leaves other files out', '', 'docs export-ignore\n*.png filter=fill\n', []],
  ['sets line ends', '', '* text=auto eol=lf\n*.yaml text\n', []],
  ['gives files to Git LFS', '', '* filter=lfs diff=lfs merge=lfs -text\n', []],
  ['only remarks on it', '', '# *.yaml export-ignore\n', []],
])('.gitattributes that %s', (_claim, before, after, expected) => {
  expect(told(before, after)).toEqual(expected);
});

test.each<[claim: string, before: string | null, after: string | null, expected: string[]]>([
  ['leaves a policy out', null, '/policies/gpu.yaml\n', ['error 1 .sourceignore']],
  ['takes one in again', '/policies\n', '/docs\n', ['error 1 .sourceignore']],
  ['is gone, and with it what left one out', '/*\n', null, ['error 1 .sourceignore']],
  ['leaves other files out', null, '/docs\n*.md\n', []],
  ['left it out before', '/policies\n', '/policies\n/docs\n', []],
])('.sourceignore that %s', (_claim, before, after, expected) => {
  expect(told(before, after, '.sourceignore')).toEqual(expected);
  const ofKpt = expected.map((line) => line.replace('.sourceignore', '.krmignore'));
  expect(told(before, after, '.krmignore')).toEqual(ofKpt);
});

test('.krmignore says that it is kpt that leaves a file of its package out', () => {
  const outside = { path: 'policies/prod/.krmignore', before: null, text: 'web.yaml\n', isTakenOut: false };
  expect(checkedOutOtherwise([outside], READ)[0]?.message).toMatch(
    /^policies\/prod\/\.krmignore has kpt leave out files such as policies\/prod\/web\.yaml/,
  );
});

test('patterns count from the folder that the file lies in', () => {
  expect(told('', '/gpu.yaml export-ignore', 'policies/.gitattributes')).toHaveLength(1);
  expect(told('', '/gpu.yaml export-ignore', 'docs/.gitattributes')).toEqual([]);
});
