import { text } from '../../src/text/text.js';
import type { PolicySource } from '../../src/config/policy-sources.js';
import type { ChangedOutside, Outside } from '../../src/read/outside.js';
import { errorAt } from '../../src/manifest/problem.js';
import { type SourcedSide, withOutside } from '../../src/sources/sides.js';
import { sources } from './sides.js';
import { plainly } from '../messages.js';

const side = (more: Partial<SourcedSide> = {}): SourcedSide => ({
  label: 'one',
  files: [],
  problems: [],
  renderedPaths: [],
  ...more,
});
const NO_OTHERS: readonly PolicySource[] = [];
const FILE = { path: 'a/new.yaml', before: null, text: 'a: 1\n', isTakenOut: false };

/** The head of two sides over a change of these files, and what it was asked for. */
function headOf(
  changed: Partial<ChangedOutside>,
  { base = side(), head = side(), policies = sources('fleet/*.yaml'), others = NO_OTHERS } = {},
) {
  const asked: Outside[] = [];
  const change = (outside: Outside): ChangedOutside => {
    asked.push(outside);
    return { files: [], problem: null, ...changed };
  };
  const sides = withOutside({ base, head }, policies, change, { base: '', head: 'h/' }, others);
  return { head: sides.head, asked };
}

describe('what a change does outside of the policies', () => {
  test('is told of the head, by the path that a person finds it by', () => {
    const { head } = headOf({ files: [FILE] });
    expect(head.outside).toEqual([{ ...FILE, path: 'h/a/new.yaml' }]);
  });

  test('is told by its path in the base too, where that is another one', () => {
    const gone = { ...FILE, before: 'a: 1\n', text: null };
    const { head } = headOf({ files: [gone] });
    expect(head.outside).toEqual([{ ...gone, path: 'h/a/new.yaml', was: 'a/new.yaml' }]);
  });

  test('that cannot be looked at is a problem', () => {
    const { head } = headOf({ problem: errorAt(null, 'missing-object', text`No.`) });
    expect(plainly(head.problems)).toEqual(
      plainly([
        errorAt(
          null,
          'missing-object',
          text`Changed files that no entry of policies takes could not be read: No.`,
        ),
      ]),
    );
  });

  const said = side({ problems: [errorAt(null, 'missing-object', text`Not even this.`)] });
  test.each([
    ['the head', said, side()],
    ['the base', side(), said],
  ])('is not told twice where %s says the same', (_which, head, base) => {
    const told = headOf({ problem: errorAt(null, 'missing-object', text`No.`) }, { head, base });
    expect(told.head.problems).toEqual(head.problems);
  });

  test.each([
    ['stays taken out where a glob did so', true, NO_OTHERS, true],
    ['is taken out where another cluster takes it', false, sources('a/*.yaml'), true],
    ['is not where that one takes others', false, sources('b/*.yaml'), false],
    ['is where the folder of that one is rendered', false, sources({ kustomize: 'a' }), true],
    ['is not beside a folder of that name', false, sources({ kustomize: 'a/n' }), false],
  ])('%s', (_claim, isTakenOut, others, expected) => {
    const { head } = headOf({ files: [{ ...FILE, isTakenOut }] }, { others });
    expect(head.outside?.map((file) => file.isTakenOut)).toEqual([expected]);
  });

  test('is asked for without what both sides read as it is, and with what globs take out', () => {
    const file = (path: string, renderedBy?: string) => ({
      path,
      text: '',
      ...(renderedBy === undefined ? {} : { renderedBy }),
    });
    const { asked } = headOf(
      {},
      {
        base: side({ files: [file('old.yaml')] }),
        head: side({ files: [file('h/new.yaml'), file('h/made.yaml', 'helm')] }),
        policies: sources('fleet/*.yaml', '!fleet/lab.yaml', { kustomize: 'k' }),
      },
    );
    expect(asked.map(({ read, exclusions }) => [[...read].sort(), exclusions])).toEqual([
      [['new.yaml', 'old.yaml'], ['!fleet/lab.yaml']],
    ]);
  });
});
