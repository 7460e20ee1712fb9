import { formatInstant } from '../../src/text/instant-text.js';
import { writeCompact } from './write-compact.js';
import { parseInstant } from '../../src/snapshot/status.js';
import { readSnapshot } from '../read-snapshot.js';
import { isOut, type NodeState } from '../../src/snapshot/snapshot.js';
import { kubectlNode, type NodeShape, type Plain } from './nodes.js';

function nodeOf(object: Plain | string): NodeState {
  const bytes = Buffer.from(typeof object === 'string' ? object : JSON.stringify(object));
  const { snapshot, problems } = readSnapshot([{ file: 'node.json', bytes }]);
  expect(problems).toEqual([]);
  const [node] = snapshot.nodes;
  if (node === undefined) throw new Error('no node was read');
  return node;
}

const state = (shape: NodeShape): NodeState => nodeOf(kubectlNode('n', shape));

describe('node state: the state of a node', () => {
  test('holds what selectors and controllers look at', () => {
    const node = state({
      labels: { gpu: 'true' },
      taints: [{ key: 'a', value: 'b', effect: 'NoSchedule', timeAdded: '2026-01-01T00:00:00Z' }],
      createdAt: '2026-03-01T08:00:00Z',
    });
    expect(node.name).toBe('n');
    expect(node.labels['gpu']).toBe('true');
    expect(node.taints).toEqual([{ key: 'a', value: 'b', effect: 'NoSchedule' }]);
    expect(node.createdAt).toBe(Date.UTC(2026, 2, 1, 8));
    expect(node).toMatchObject({ unschedulable: false, ready: 'True', deletingSince: null });
  });

  test.each<[string, NodeShape, Partial<NodeState>, boolean]>([
    ['a healthy node', {}, { ready: 'True' }, false],
    ['a node that is not ready', { ready: 'False' }, { ready: 'False' }, true],
    ['a node that is not heard of', { ready: 'Unknown' }, { ready: 'Unknown' }, true],
    ['a node that never reported', { ready: null }, { ready: 'missing' }, true],
    ['a cordoned node', { unschedulable: true }, { unschedulable: true }, true],
    ['a node that was cordoned before', { unschedulable: false }, { unschedulable: false }, false],
    [
      'a node that is being deleted',
      { deletedAt: '2026-11-21T00:00:00Z' },
      { deletingSince: Date.UTC(2026, 10, 21) },
      true,
    ],
    [
      'a taint without a value',
      { taints: [{ key: 'a', effect: 'NoExecute' }] },
      { taints: [{ key: 'a', value: '', effect: 'NoExecute' }] },
      false,
    ],
    [
      'a taint of an empty value',
      { taints: [{ key: 'a', value: '', effect: 'NoExecute' }] },
      { taints: [{ key: 'a', value: '', effect: 'NoExecute' }] },
      false,
    ],
    ['an empty list of taints', { taints: [] }, { taints: [] }, false],
  ])('%s', (_what, shape, expected, out) => {
    const node = state(shape);
    expect(node).toMatchObject(expected);
    expect(isOut(node)).toBe(out);
    // A compact snapshot keeps all of it.
    const written = Buffer.from(writeCompact(JSON.stringify(kubectlNode('n', shape)), 0));
    expect(readSnapshot([{ file: 'fleet.ndjson', bytes: written }]).snapshot.nodes).toEqual([node]);
  });

  test('keeps annotations that are needed, and of those that are needed for their presence only the key', () => {
    expect({
      ...state({
        annotations: { 'karpenter.sh/do-not-disrupt': 'true', 'nodewright.nvidia.com/cordon_x': 'x' },
      }).annotations,
    }).toEqual({
      'karpenter.sh/do-not-disrupt': 'true',
      'karpenter.sh/nodepool-hash': '4012513481623584108',
      'karpenter.sh/nodepool-hash-version': 'v3',
      'nodewright.nvidia.com/cordon_x': '',
    });
  });

  test('takes labels named like members of an object for what they are: labels', () => {
    const metadata =
      '{"name":"n","creationTimestamp":"2026-01-01T00:00:00Z","labels":{"__proto__":"a","constructor":"b","toString":"c","10":"d","9":"e"}}';
    const { labels } = nodeOf(`{"apiVersion":"v1","kind":"Node","metadata":${metadata}}`);
    expect(Object.getPrototypeOf(labels)).toBeNull();
    expect(Object.entries(labels)).toEqual([
      ['9', 'e'],
      ['10', 'd'],
      ['__proto__', 'a'],
      ['constructor', 'b'],
      ['toString', 'c'],
    ]);
    expect(Object.hasOwn(labels, 'hasOwnProperty')).toBe(false);
    expect(({} as Plain)['a']).toBeUndefined();
  });
});

describe('node state: times', () => {
  test.each([
    ['2026-01-31T12:30:15Z', Date.UTC(2026, 0, 31, 12, 30, 15)],
    ['2026-01-31T12:30:15.5Z', Date.UTC(2026, 0, 31, 12, 30, 15, 500)],
    ['2026-01-31T12:30:15.123456789Z', Date.UTC(2026, 0, 31, 12, 30, 15, 123)],
    ['2026-01-31T12:30:15+01:30', Date.UTC(2026, 0, 31, 11, 0, 15)],
    ['2026-01-31T23:30:15-01:00', Date.UTC(2026, 1, 1, 0, 30, 15)],
    ['2028-02-29T00:00:00Z', Date.UTC(2028, 1, 29)],
    ['1970-01-01T00:00:00Z', 0],
  ])('%s is read', (text, instant) => {
    expect(parseInstant(text)).toBe(instant);
    expect(parseInstant(formatInstant(instant))).toBe(instant);
  });

  test.each([
    ...['', 'now', '2026-01-31', '2026-01-31T12:30Z', '2026-01-31 12:30:15Z', '2026-01-31T12:30:15'],
    ...['2026-13-01T00:00:00Z', '2026-02-29T00:00:00Z', '2026-01-32T00:00:00Z', '2026-00-10T00:00:00Z'],
    ...['2026-01-31T24:00:00Z', '2026-01-31T12:60:00Z', '2026-01-31T12:30:60Z', '2026-01-31T12:30:15+24:00'],
    ...['0001-01-01T00:00:00Z', '1969-12-31T23:59:59Z', '99999-01-01T00:00:00Z', '2026-01-31T12:30:15Z\n'],
  ])('%j is refused', (text) => {
    expect(parseInstant(text)).toBeNull();
  });
});
