import { writeCompact } from '../../snapshot/write-compact.js';
import { read } from '../../snapshot/reading.js';
import { planOf } from '../../plan-of.js';
import { AT, cluster, groupsOf, pool } from './clusters.js';

const ZONES = ['a', 'b', 'c', 'a', 'b', 'c', 'a', 'b'];
const FLEET = cluster(ZONES.map((zone) => ({ labels: { 'topology.kubernetes.io/zone': zone } }))) as {
  items: object[];
};
const spec = 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "2"}]}';
const [HEAD, BASE] = [pool({ team: 'b', spec }), pool({ spec })];

const compact = writeCompact(read(JSON.stringify(FLEET)).snapshot, null);
const asList = {
  ...FLEET,
  items: compact
    .trim()
    .split('\n')
    .slice(1)
    .map((line): object => JSON.parse(line) as object),
};

test.each([
  ['written backwards', { ...FLEET, items: [...FLEET.items].reverse() }],
  ['in the order of the compact form, where the labels come before the name', asList],
])('nodes that one edit marks go by name, whatever the order of the list: %s', (_claim, snapshot) => {
  const batches = groupsOf(HEAD, BASE, snapshot)[0]?.batches.map(({ targets }) => targets);
  expect(batches).toEqual([
    ['a', 'b'],
    ['c', 'd'],
    ['e', 'f'],
    ['g', 'h'],
  ]);
  const one = planOf({ head: HEAD, base: BASE, snapshot: FLEET, at: AT });
  const other = planOf({ head: HEAD, base: BASE, snapshot, at: AT });
  expect(other.findings).toEqual(one.findings);
});
