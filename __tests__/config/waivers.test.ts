import { addedWaivers, waivers } from '../../src/config/waivers.js';

function written(more: object): ReturnType<typeof waivers.parse> {
  const whole = { rule: 'peak-jump', subject: 'NodePool/a', reason: 'a', owner: 'b', expires: '2027-01-01' };
  return waivers.parse([{ ...whole, ...more }]);
}

test.each<[claim: string, before: object, after: object, isAdded: boolean]>([
  ['all clusters in place of one', { cluster: 'a' }, {}, true],
  ['another cluster', { cluster: 'a' }, { cluster: 'b' }, true],
  ['one cluster in place of all', {}, { cluster: 'a' }, false],
  ['a later day', {}, { expires: '2027-01-02' }, true],
  ['a number where what the base has was accepted', {}, { max: 1 }, true],
  ['no number any more', { max: 1 }, {}, true],
  ['a lower number', { max: 2 }, { max: 1 }, false],
  ['another rule', {}, { rule: 'peak-above-limit' }, true],
])('added waivers: %s', (_claim, before, after, isAdded) => {
  expect(addedWaivers(written(before), written(after))).toHaveLength(isAdded ? 1 : 0);
});

test.each(['guard-weakened', 'waiver-lapsed', 'no-such-rule'])('waivers: %s cannot be waived', (rule) => {
  expect(written({ rule })).toEqual([expect.objectContaining({ kind: 'malformed', rule })]);
});
