import { kubectlNode, type Plain } from './nodes.js';
import { planOf } from '../plan-of.js';
import { writeCompact } from './write-compact.js';
import { readSnapshot } from '../read-snapshot.js';
import { isOut, type Snapshot } from '../../src/snapshot/snapshot.js';
import { plainly } from '../messages.js';

function withConditions(...types: readonly (readonly [string, string])[]): Plain {
  const node = kubectlNode('n') as { status: { conditions: Plain[] } } & Plain;
  const own = types.map(([type, status]) => ({ type, status, message: 'private', reason: 'Kernel' }));
  return { ...node, status: { ...node.status, conditions: [...own, ...node.status.conditions] } };
}

function read(...objects: readonly (Plain | string)[]): Snapshot {
  const lines = objects.map((one) => (typeof one === 'string' ? one : JSON.stringify(one))).join('\n');
  const { snapshot, problems } = readSnapshot([{ file: 'nodes.json', bytes: Buffer.from(lines) }]);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return snapshot;
}

/** kubernetes/enhancements, KEP-5683; kubernetes/kubernetes#139993: they are True, or they say nothing. */
describe('lifecycle: conditions of the life of a node', () => {
  test.each([
    ['DrainInProgress', 'True', ['DrainInProgress'], true],
    ['Drained', 'True', ['Drained'], true],
    ['MaintenanceInProgress', 'True', ['MaintenanceInProgress'], true],
    ['GracefulNodeShutdownInProgress', 'True', ['GracefulNodeShutdownInProgress'], true],
    ['MaintenancePlanned', 'True', ['MaintenancePlanned'], false],
    ['DrainInProgress', 'False', undefined, false],
    ['Drained', 'Unknown', undefined, false],
  ])('%s %s', (type, status, lifecycle, out) => {
    const [node] = read(withConditions([type, status])).nodes;
    if (!node) throw new Error('no node');
    expect(node.lifecycle).toEqual(lifecycle);
    expect(node.ready).toBe('True');
    expect(isOut(node)).toBe(out);
  });

  test('stand in the compact line, which reads as the same node, and without their messages', () => {
    const written = withConditions(['MaintenancePlanned', 'True'], ['Drained', 'True']);
    const before = read(written);
    const line = writeCompact(JSON.stringify(written), null);
    expect(line).not.toContain('private');
    const again = read(line);
    expect(again.nodes).toEqual(before.nodes);
    expect(again.digest).toBe(before.digest);
  });

  test('one that is only planned is a warning of the plan, and no number', () => {
    const list = { apiVersion: 'v1', kind: 'List', items: [withConditions(['MaintenancePlanned', 'True'])] };
    const { plan } = planOf({ head: '', snapshot: list });
    expect(plainly(plan.problems)).toContainEqual(
      expect.objectContaining({
        code: 'maintenance-planned',
        severity: 'warning',
        message: expect.stringContaining('1 node has the condition MaintenancePlanned (n)') as unknown,
      }),
    );
  });
});
