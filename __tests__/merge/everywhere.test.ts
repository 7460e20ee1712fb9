import { toPlain } from '../../src/text/render.js';
import * as fc from 'fast-check';
import { merge, type Merged } from '../../src/merge/merge.js';
import { combinedOf, FROM, group, iso, leg, policy } from './legs.js';

const together = (read: Parameters<typeof merge>[0]): Merged => merge(read, { expected: [], failOn: null });

describe('everywhere: what only all clusters together show', () => {
  const opening = (name: string, opens: readonly number[], base: readonly number[] = []) =>
    leg(name, {
      policies: [policy(name, [group({ opens, start: null })], [group({ opens: base, start: null })])],
    });
  const starting = (name: string, start: number | null, of = {}) =>
    leg(name, { policies: [policy('same', [group({ start })], undefined, of)] });
  const without = (cluster: string) => {
    const same = { system: 'karpenter', kind: 'NodePool', namespace: null, name: 'same' };
    const head = { peakAtOnce: 2, removedAtOnce: [{ policy: same, targets: 2, unit: 'node' }] };
    return leg(cluster, { combined: { base: null, head: combinedOf(head) } });
  };

  test('failOn of the strictest cluster: warnings count as it says', () => {
    const policies = [policy('same', [group({ start: 0 })])];
    const verdict = (failOn: string) => together([starting('a', 0), leg('b', { policies, failOn })]).verdict;
    expect([verdict('error'), verdict('warning')]).toEqual(['warn', 'fail']);
  });

  test('failOn never: the exit code is 0, also if the verdict is fail', () => {
    const legs = [opening('a', [5]), opening('b', [5])];
    const codes = (['error', 'never'] as const).map((failOn) => {
      const { verdict, exitCode } = merge(legs, { expected: [], failOn });
      return [verdict, exitCode];
    });
    expect(codes).toEqual([
      ['fail', 1],
      ['fail', 0],
    ]);
  });

  test('policies of other names are other changes', () => {
    const named = (cluster: string, name: string) =>
      leg(cluster, { policies: [policy(name, [group({ start: 0 })])] });
    expect(together([named('prod-east', 'gpu-east'), named('prod-west', 'gpu-west')]).findings).toEqual([]);
  });

  const pools = (name: string, opens: Readonly<Record<string, number>>, base = opens) =>
    leg(name, {
      policies: Object.keys(opens).map((pool) =>
        policy(
          pool,
          [group({ opens: [opens[pool] ?? 0], start: null })],
          [group({ opens: [base[pool] ?? 0], start: null })],
        ),
      ),
    });

  test.each<[string, Parameters<typeof merge>[0], readonly string[]]>([
    ['windows that open in two clusters at once', [opening('a', [5]), opening('b', [5])], ['error new']],
    ['windows that open half an hour apart', [opening('a', [5]), opening('b', [5.5])], ['error new']],
    ['windows that open an hour apart', [opening('a', [5]), opening('b', [6])], []],
    [
      'windows that opened together before',
      [opening('a', [5], [7]), opening('b', [5], [7])],
      ['error unchanged'],
    ],
    [
      'windows of one more cluster than before',
      [opening('a', [5], [7]), opening('b', [5], [7]), opening('c', [5])],
      ['error worsened'],
    ],
    ['windows of one cluster', [opening('a', [5, 5.5])], []],
    ['a change that starts everywhere at once', [starting('a', 0), starting('b', 0.5)], ['warning new']],
    ['a change that starts an hour later elsewhere', [starting('a', 0), starting('b', 1)], []],
    ['a change that starts in one of its clusters', [starting('a', 0), starting('b', null)], []],
    ['a change of one cluster', [starting('a', 0)], []],
    [
      'a change that starts in two of its clusters, and not in the third',
      [starting('a', 0), starting('b', 0), starting('c', null)],
      ['warning new'],
    ],
    [
      'a change that starts in two clusters and changes nothing in the third',
      [starting('a', 0), starting('b', 0), starting('c', 9, { sameEffect: true })],
      ['warning new'],
    ],
    [
      'a change that starts in most clusters at once, and in one a day later',
      [starting('a', 0), starting('b', 0.5), starting('c', 24)],
      ['warning new'],
    ],
    [
      'a change that starts in one cluster, and a day later in all others',
      [starting('a', 0), starting('b', 24), starting('c', 24), starting('d', 24)],
      [],
    ],
    [
      'a change that starts in half of the clusters, and a day later in the others',
      [starting('a', 0), starting('b', 0), starting('c', 24), starting('d', 24)],
      [],
    ],
    [
      'a change that starts with the merge, in legs that were planned two hours apart',
      [
        starting('a', 0),
        leg('b', { at: iso(FROM + 7_200_000), policies: [policy('same', [group({ start: 2 })])] }),
      ],
      ['warning new'],
    ],
    ['what is removed from all clusters', [without('a'), without('b'), without('c')], ['warning new']],
    ['what is removed from one cluster', [without('a'), leg('b')], []],
    ['what is removed from one cluster and starts in another', [without('a'), starting('b', 0)], []],
    [
      'a next rollout that merging does not start',
      [starting('a', 0, { starts: false }), starting('b', 0, { starts: false })],
      [],
    ],
    [
      'a pool whose windows now meet, beside one whose windows met before',
      [pools('a', { x: 2, y: 20 }, { x: 2, y: 9 }), pools('b', { x: 2, y: 20 }, { x: 2, y: 14 })],
      ['error worsened'],
    ],
    [
      'a cluster that comes to the hour of another, where one goes',
      [pools('a', { x: 9 }, { x: 2 }), pools('b', { x: 2 }), pools('c', { x: 2 }, { x: 9 })],
      ['error worsened'],
    ],
    [
      'a second hour in which fewer meet than before in the first',
      [
        pools('a', { x: 2, y: 5 }),
        pools('b', { x: 2 }),
        pools('c', { x: 2 }),
        pools('d', { y: 5 }, { y: 9 }),
      ],
      ['error worsened'],
    ],
    [
      'windows that move to another hour together',
      [pools('a', { x: 5 }, { x: 2 }), pools('b', { x: 5 }, { x: 2 })],
      ['error unchanged'],
    ],
  ])('%s', (_name, legs, expected) => {
    const found = together(legs).findings;
    expect(found.map(({ severity, status }) => `${severity} ${status}`)).toEqual(expected);
    expect(new Set(found.map(({ rule }) => rule)).size).toBeLessThan(2);
  });

  test('the most clusters that begin within an hour are found, whatever the order', () => {
    const hours = fc.array(
      fc.integer({ min: 0, max: 20 }).map((quarter) => 1 + quarter / 4),
      { maxLength: 4 },
    );
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 6 }), (clusters) => {
        const legs = clusters.map((opens, index) => opening(`c${index}`, [...new Set(opens)]));
        const [found] = together(legs).findings;
        const all = clusters.flatMap((opens, index) => opens.map((hour) => ({ hour, index })));
        const most = Math.max(
          0,
          ...all.map(
            ({ hour }) =>
              new Set(all.filter((one) => one.hour >= hour && one.hour < hour + 1).map(({ index }) => index))
                .size,
          ),
        );
        expect(
          found === undefined ? 1 : Number(/open in (\d+) clusters/.exec(toPlain(found.message))?.[1]),
        ).toBe(Math.max(1, most));
      }),
    );
  });

  test('policies that start together are reported together, with the first of them', () => {
    const both = (name: string) => leg(name, { policies: ['p', 'q'].map((one) => policy(one, [group()])) });
    expect(together([both('a'), both('b')]).findings.map(({ message }) => toPlain(message))).toEqual([
      'NodePool/p, NodePool/q: the rollout starts in all 2 clusters (a, b) within an hour of Sat 2026-11-21 08:00 UTC. No cluster shows the effect of the change before the others have it.',
    ]);
  });

  test.each<[claim: string, legs: Parameters<typeof merge>[0], says: string]>([
    [
      'all but one',
      [...Array.from({ length: 499 }, (_, i) => starting(`c${i}`, 0)), starting('late', 30)],
      'NodePool/same: the rollout starts in 499 of 500 clusters (c0, c1, c10, c100, c101 and 494 more) within an hour of Sat 2026-11-21 08:00 UTC. No cluster shows the effect of the change before the others have it.',
    ],
    [
      'a removal',
      [without('a'), without('b')],
      'NodePool/same: removed from all 2 clusters (a, b) within an hour of Sat 2026-11-21 08:00 UTC. No cluster shows the effect of the change before the others have it.',
    ],
  ])('%s is reported as such', (_claim, legs, says) => {
    expect(together(legs).findings.map(({ message }) => toPlain(message))).toEqual([says]);
  });
});
