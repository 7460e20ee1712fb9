import { readConfig } from '../../src/config/read.js';
import { addedWaivers, waivers } from '../../src/config/waivers.js';
import { toPlain } from '../../src/text/render.js';

const WHOLE = { rule: 'peak-jump', subject: 'NodePool/a', reason: 'a', owner: 'b', expires: '2027-01-01' };

function written(more: object): ReturnType<typeof waivers.parse> {
  return waivers.parse([{ ...WHOLE, ...more }]);
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

test.each<[key: string, waiver: object]>([
  ['rule', { rule: 'guard-weakened' }],
  ['rule', { rule: 'waiver-lapsed' }],
  ['rule', { rule: 'peak-above-limits' }],
  ['owner', { owner: undefined }],
  ['reason', { reason: ' ' }],
  ['expires', { expires: undefined }],
  ['expires', { expires: '2026-11-31' }],
  ['expires', { expires: '2026-11-30T12:00:00Z' }],
  ['until', { until: 'x' }],
  ['cluster', { cluster: 'c' }],
])('waivers: the configuration is invalid for the %s of %j', (key, waiver) => {
  const clusters = '[{name: a}, {name: b}]';
  const text = `version: 1\nclusters: ${clusters}\nwaivers: ${JSON.stringify([{ ...WHOLE, ...waiver }])}\n`;
  const read = readConfig(text, 'f.yml');
  const problems = 'problems' in read ? read.problems : [];
  expect(problems.map(({ message }) => toPlain(message))).toEqual([
    expect.stringContaining(`waivers.0.${key}`),
  ]);
});
