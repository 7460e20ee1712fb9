import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';
import { messagesOf } from '../messages.js';

/** The pages in `__tests__/cases/guards` show which kinds are named. */
test('not planned: one note names a few objects and counts the others', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    ...{ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name } },
  }));
  const { plan } = planOf({ base: '', head: textOf(all), snapshot: nodeList([{ labels: {} }]) });
  expect(messagesOf(plan.problems)).toContain(
    'Not evaluated: 5 changed objects of kinds that are not planned: Widget/a, Widget/b, Widget/c and 2 more.',
  );
});
