import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';
import { messagesOf } from '../messages.js';

/** The pages in `__tests__/cases/guards` show which objects are named. */
function messages(head: object[]): readonly string[] {
  return messagesOf(
    planOf({ base: '', head: textOf(head), snapshot: nodeList([{ labels: {} }]) }).plan.problems,
  );
}

test('not planned: one note names a few objects and counts the others', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => ({
    ...{ apiVersion: 'example.com/v1', kind: 'Widget', metadata: { name } },
  }));
  expect(messages(all)).toContain(
    'Not evaluated: 5 changed objects of kinds that are not planned: Widget/a, Widget/b, Widget/c and 2 more.',
  );
});

test('fleet objects: one error names all of them', () => {
  const nodes = ['a', 'b'].map((name) => ({ apiVersion: 'v1', kind: 'Node', metadata: { name } }));
  expect(messages(nodes)).toContain(
    'The change writes Node/a and Node/b, which were not evaluated. The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.',
  );
});
