import { expect, test } from '@jest/globals';
import type { SourceFile } from '../../../src/manifest/source-file.js';
import { movedLinks } from '../../../src/plan/reading/moved-links.js';
import type { Rendering } from '../../../src/plan/reading/rendering.js';
import { manifestsOf } from '../../parse-side.js';
import { POOL } from './two-sides.js';

const SHARED = 'shared/a.yaml';
const [A, B] = ['clusters/a/a.yaml', 'clusters/b/a.yaml'];

function side(files: readonly SourceFile[]): Rendering {
  return { files, made: manifestsOf(files) } as unknown as Rendering;
}

const shared = (links?: readonly string[], text = POOL): SourceFile =>
  links === undefined ? { path: SHARED, text } : { path: SHARED, text, links };

const told = (before: readonly SourceFile[], after: readonly SourceFile[]): string[] =>
  movedLinks(side(before), side(after)).map(({ severity, code, place, message }) =>
    [severity, code, place?.file, /link (\S+), .* (is gone|is new)\./.exec(message)?.slice(1)]
      .flat()
      .join(' '),
  );

test.each<[claim: string, before: SourceFile[], after: SourceFile[], expected: string[]]>([
  ['goes', [shared([A, B])], [shared([A])], [`error moved-delivery ${SHARED} ${B} is gone`]],
  ['is the last to go', [shared([A])], [shared()], [`error moved-delivery ${SHARED} ${A} is gone`]],
  ['comes', [shared()], [shared([A])], [`error moved-delivery ${SHARED} ${A} is new`]],
  [
    'goes between two folders',
    [{ path: `base/${SHARED}`, key: SHARED, text: POOL, links: [A] }],
    [{ path: `head/${SHARED}`, key: SHARED, text: POOL }],
    [`error moved-delivery head/${SHARED} ${A} is gone`],
  ],
  ['stays', [shared([A])], [shared([A])], []],
  ['is a file of its own afterwards', [shared([A])], [shared(), { path: A, text: POOL }], []],
  ['lies beside its file', [shared(['shared/b.yaml'])], [shared()], []],
  ['comes with its file', [], [shared([A])], []],
  ['goes with its file', [shared([A])], [], []],
  ['leads to nothing that is planned', [shared([A], 'a: b')], [shared(undefined, 'a: b')], []],
])('a link to a file that the policies take too, which %s', (_claim, before, after, expected) => {
  expect(told(before, after)).toEqual(expected);
});
