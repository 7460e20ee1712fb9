import { addedWaivers, waivers, waiversIn } from '../../src/config/waivers.js';

function written(more: object): ReturnType<typeof waivers.parse> {
  const whole = { rule: 'peak-jump', subject: 'NodePool/a', reason: 'a', owner: 'b', expires: '2027-01-01' };
  return waivers.parse([{ ...whole, ...more }]);
}

test.each<[claim: string, before: object, after: object, isAdded: boolean]>([
  ['all clusters in place of one', { cluster: 'a' }, {}, true],
  ['another cluster', { cluster: 'a' }, { cluster: 'b' }, true],
  ['the same cluster', { cluster: 'a' }, { cluster: 'a' }, false],
  ['one cluster in place of all', {}, { cluster: 'a' }, false],
  ['a later day', {}, { expires: '2027-01-02' }, true],
  ['a number where what the base has was accepted', {}, { max: 1 }, true],
  ['no number any more', { max: 1 }, {}, true],
  ['a lower number', { max: 2 }, { max: 1 }, false],
  ['a higher number', { max: 1 }, { max: 2 }, true],
  ['another subject', {}, { subject: 'NodePool/b' }, true],
  ['an earlier day', {}, { expires: '2026-12-31' }, false],
  ['another reason and owner', {}, { reason: 'c', owner: 'd' }, false],
  ['another rule', {}, { rule: 'peak-above-limit' }, true],
])('added waivers: %s', (_claim, before, after, isAdded) => {
  expect(addedWaivers(written(before), written(after))).toHaveLength(isAdded ? 1 : 0);
});

test.each(['guard-weakened', 'waiver-lapsed', 'no-such-rule'])('waivers: %s cannot be waived', (rule) => {
  expect(written({ rule })).toEqual([expect.objectContaining({ kind: 'malformed', rule })]);
});

test.each<[claim: string, cluster: string | null, clusters: readonly string[], expected: object]>([
  ['one of them', 'a', ['a', 'b'], { kind: 'whole', isShared: false }],
  ['all of them', null, ['a', 'b'], { kind: 'whole', isShared: true }],
  ['the only one', null, ['a'], { kind: 'whole', isShared: false }],
  ['none of them', 'c', ['a', 'b'], { kind: 'malformed', subject: 'NodePool/a' }],
])('waivers of several clusters: one for %s', (_claim, cluster, clusters, expected) => {
  expect(waiversIn(written({ cluster }), clusters)).toMatchObject([expected]);
});

test('waivers of several clusters: one that is not whole applies to none', () => {
  const [broken] = written({ owner: undefined });
  expect(waiversIn(broken ? [broken] : [], ['a'])).toEqual([broken]);
});
