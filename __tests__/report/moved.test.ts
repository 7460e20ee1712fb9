import { movedCounts } from '../../src/report/group/moved.js';
import { toTerminal } from '../../src/text/render.js';

const move = (target: string, from: string | null, to: string | null) => ({ target, from, to });

test.each([
  ['a target that nothing took before joins', [move('a', null, 'x')], ['1 cluster joins']],
  ['several of them join', [move('a', null, 'x'), move('b', null, 'x')], ['2 clusters join']],
  ['one that is taken no more is in no group', [move('a', 'x', null)], ['1 cluster in no group any more']],
  ['one that changes hands is in another group', [move('a', 'x', 'y')], ['1 cluster in another group']],
  [
    'ways are told apart, and a target that two policies move counts once',
    [move('a', 'x', 'y'), move('a', 'v', 'w'), move('b', null, 'y'), move('c', 'x', null)],
    ['1 cluster in another group', '1 cluster joins', '1 cluster in no group any more'],
  ],
  ['nothing is said where nothing moves', [], []],
])('%s', (_claim, moved, expected) => {
  expect(movedCounts(moved, 'cluster').map(toTerminal)).toEqual(expected);
});
