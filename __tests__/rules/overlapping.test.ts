import { describe, expect, test } from '@jest/globals';
import { findingsOf, roller } from './objects.js';

const FLEET = '10 nodes gpu=true pool=a\n30 nodes gpu=true pool=b';

interface Shape {
  readonly count: number;
  readonly sequencing?: 'all';
  readonly pool?: string;
}

/** Objects `a`, `b`, ... in the order in which the operator takes them. */
function objects(each: readonly Shape[]): string {
  return each
    .map(({ count, sequencing, pool }, i) =>
      roller(
        `  interruptionBudget: {count: ${count}}\n  priority: ${i + 1}\n${sequencing ? `  sequencing: ${sequencing}\n` : ''}`,
        {
          name: 'abc'.charAt(i),
          selector: `{matchLabels: {gpu: "true"${pool ? `, pool: ${pool}` : ''}}}`,
        },
      ),
    )
    .join('');
}

describe('overlapping-policies judges what meets, not what follows', () => {
  const found = (each: readonly Shape[]) =>
    findingsOf('overlapping-policies', FLEET, { head: objects(each) }).map(({ policy, evidence }) => [
      policy?.name,
      evidence['peakAtOnce'],
    ]);

  test.each<[string, readonly Shape[], unknown[]]>([
    [
      'two at a time beside one at a time are three',
      [{ count: 2 }, { count: 1 }],
      [
        ['a', 3],
        ['b', 3],
      ],
    ],
    [
      'the advised fix is accepted, also with different limits',
      [{ count: 1, sequencing: 'all' }, { count: 3 }],
      [],
    ],
    [
      'the fix on the second changes nothing',
      [{ count: 1 }, { count: 3, sequencing: 'all' }],
      [
        ['a', 2],
        ['b', 2],
      ],
    ],
    [
      'objects that share no node do not meet',
      [
        { count: 2, pool: 'a' },
        { count: 3, pool: 'b' },
      ],
      [],
    ],
    [
      'where one follows the other node by node, each has its two out',
      [
        { count: 2, pool: 'a' },
        { count: 9, sequencing: 'all' },
      ],
      [
        ['a', 4],
        ['b', 4],
      ],
    ],
    [
      'of three in a row the last two meet',
      [{ count: 1, sequencing: 'all' }, { count: 1 }, { count: 1 }],
      [
        ['a', 2],
        ['b', 2],
        ['c', 2],
      ],
    ],
  ])('%s', (_claim, each, expected) => {
    expect(found(each).sort()).toEqual(expected);
  });
});
