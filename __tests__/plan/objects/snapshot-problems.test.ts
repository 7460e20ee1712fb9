import { notYetCreated } from '../../../src/plan/objects/snapshot-problems.js';
import { kubectlList, kubectlNode } from '../../snapshot/nodes.js';
import { pod } from '../../snapshot/objects.js';
import { read } from '../../snapshot/reading.js';
import { messageOf } from '../../messages.js';

const AT = Date.UTC(2026, 10, 21, 6);

function reported(...objects: readonly object[]) {
  return notYetCreated(read(kubectlList([kubectlNode('old'), ...objects])).snapshot, AT);
}

const node = (name: string, createdAt: string) => kubectlNode(name, { createdAt });

describe('snapshot problems: an object of the snapshot that is created after the moment planned for', () => {
  test.each([
    ['a node', node('young', '2036-01-01T00:00:00Z'), 'Node young'],
    [
      'a pod',
      {
        ...pod('young', 'old'),
        metadata: { name: 'young', namespace: 'shop', creationTimestamp: '2036-01-01T00:00:00Z' },
      },
      'Pod/young',
    ],
  ])('is reported: %s', (_what, one, name) => {
    const [problem, ...more] = reported(one);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({ severity: 'warning', code: 'not-yet-created' });
    expect(messageOf(problem)).toContain(
      `1 object of the snapshot was created after the planned moment, Sat 2026-11-21 06:00 UTC (${name})`,
    );
  });

  test('is reported with three names where there are more', () => {
    const many = ['a', 'b', 'c', 'd'].map((name) => node(name, '2026-11-21T07:00:01Z'));
    expect(messageOf(reported(...many)[0])).toContain('4 objects of the snapshot were created after');
    expect(messageOf(reported(...many)[0])).toContain('(Node a, Node b, Node c and 1 more)');
  });

  test('is not, where it says nothing of when it was created', () => {
    expect(reported(pod('of-no-age', 'old'))).toEqual([]);
  });

  test('is not, where it is as far ahead as clocks differ', () => {
    expect(reported(node('young', '2026-11-21T07:00:00Z'))).toEqual([]);
  });
});
