import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { skyhook, textOf } from '../plan/measure/world-objects.js';

const FLEET = '40 nodes team=a\n20 nodes team=b\n20 nodes team=c\n20 nodes team=d';

/** Rollouts that each take all nodes of a team at once, one under the other in a file. */
function places(teams: readonly string[]): string[] {
  const objects = teams.map((team) => skyhook({ name: team, atOnce: 50, labels: { team } }));
  const { findings } = planOf({
    only: 'peak-above-limit',
    base: textOf([]),
    head: textOf(objects),
    snapshot: nodeList(parseFleet(FLEET)),
  });
  return findings.flatMap(({ rule, policy }) => (rule === 'peak-above-limit' ? [policy?.name ?? ''] : []));
}

test('order: findings of one rule come as they stand in the files, those of more targets first', () => {
  expect(places(['d', 'b', 'c', 'a'])).toEqual(['a', 'd', 'b', 'c']);
  expect(places(['b', 'c', 'd', 'a'])).toEqual(['a', 'b', 'c', 'd']);
});
