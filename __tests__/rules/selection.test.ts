import { findingsOf, policy, roller } from './objects.js';

const FLEET = '10 nodes pool=a gpu=true\n40 nodes pool=b gpu=true';
const A = '{matchLabels: {pool: a}}';
const ALL = '{matchLabels: {gpu: "true"}}';
const FAST = '{fixed: {initialBatch: 5, failureThreshold: 1, safetyLimit: 100}}';

function side(
  selector: string,
  compartments: readonly { name: string; selector: string; strategy?: string }[] = [],
) {
  return policy({ compartments }) + roller(undefined, { selector });
}

describe('selection-moved', () => {
  const moved = (base: string | null, head: string, config?: string) =>
    findingsOf('selection-moved', FLEET, { base, head, ...(config === undefined ? {} : { config }) });

  test('a selector widened from 10 to 50 nodes lists who joins, at the selector', () => {
    const [finding] = moved(side(A), side(ALL));
    expect(finding?.message).toBe(
      'NodeWright/tuning: it takes 50 nodes, 10 before. 40 nodes join: node-0011, node-0012, node-0013 and 37 more. ' +
        'The peak stays at 1 at once and does not show it.',
    );
    expect([finding?.severity, finding?.status]).toEqual(['warning', 'new']);
    expect(finding?.place?.line).toBe(13);
    expect(finding?.evidence['moves']).toEqual([
      {
        from: null,
        to: '__default__',
        targets: expect.arrayContaining(['node-0011', 'node-0050']) as unknown,
      },
    ]);
  });

  test('a narrowed one lists who leaves', () => {
    expect(moved(side(ALL), side(A))[0]?.message).toContain(
      '40 nodes leave and are not rolled any more: node-0011,',
    );
  });

  test('as many in as out is seen all the same', () => {
    const swap = moved(side('{matchLabels: {pool: b}}'), side(A))[0]?.message;
    expect(swap).toContain('it takes 10 nodes, 40 before');
    expect(swap).toContain('10 nodes join');
    expect(swap).toContain('40 nodes leave');
  });

  test.each([
    [
      'the same selection, written otherwise',
      side(A),
      side('{matchExpressions: [{key: pool, operator: In, values: [a]}]}'),
    ],
    ['an edited limit', side(A), side(A).replace('count: 1', 'count: 2')],
    ['no base to compare with', null, side(A)],
    ['a new object', policy(), side(A)],
    [
      'a compartment that is only renamed',
      side(ALL, [{ name: 'one', selector: A }]),
      side(ALL, [{ name: 'two', selector: A }]),
    ],
    [
      'nodes taken by a new compartment in no larger steps',
      side(ALL),
      side(ALL, [{ name: 'careful', selector: A }]),
    ],
  ])('%s is no move', (_claim, base, head) => {
    expect(moved(base, head)).toEqual([]);
  });

  test.each<[claim: string, base: string, head: string, says: string]>([
    [
      'a compartment that is gone leaves its nodes to the default',
      side(ALL, [{ name: 'one', selector: A }]),
      side(ALL),
      '10 nodes go from one to __default__',
    ],
    [
      'a typo in a compartment does the same',
      side(ALL, [{ name: 'one', selector: A }]),
      side(ALL, [{ name: 'one', selector: '{matchLabels: {pool: aa}}' }]),
      '10 nodes of 50 under other limits',
    ],
    [
      'nodes go to a new compartment with larger steps',
      side(ALL),
      side(ALL, [{ name: 'fast', selector: A, strategy: FAST }]),
      '10 nodes go from __default__ to fast',
    ],
  ])('%s', (_claim, base, head, says) => {
    expect(moved(base, head)[0]?.message).toContain(says);
  });

  test('up to a tenth may move, and the share is a setting', () => {
    const most = side('{matchExpressions: [{key: kubernetes.io/hostname, operator: DoesNotExist}]}');
    expect(
      findingsOf('selection-moved', '100 nodes gpu=true\n10 nodes pool=b', { base: side(ALL), head: most }),
    ).toEqual([]);
    const strict = 'version: 1\nrules: {selection-moved: {abovePercent: 5}}\n';
    const findings = findingsOf('selection-moved', '100 nodes gpu=true\n10 nodes pool=b', {
      base: side(ALL),
      head: most,
      config: strict,
    });
    expect(findings).toHaveLength(1);
  });

  test('an object that is refused keeps its nodes, and is not reported here', () => {
    expect(
      moved(side(A), side(ALL).replace('deploymentPolicy: gpu', 'deploymentPolicy: gpu\n  priority: 0')),
    ).toEqual([]);
  });
});

describe('selector-matches-everything', () => {
  const found = (selector: string | null, fleet = FLEET) =>
    findingsOf('selector-matches-everything', fleet, { head: policy() + roller(undefined, { selector }) });

  test.each([
    ['empty', '{}', 'nodeSelectors is empty'],
    ['left out', null, 'nodeSelectors is not set'],
    ['with empty matchLabels', '{matchLabels: {}}', 'nodeSelectors is empty'],
    [
      'NotIn of a value that no node has',
      '{matchExpressions: [{key: pool, operator: NotIn, values: [c]}]}',
      '(`pool notin (c)`) excludes nothing here',
    ],
    [
      'DoesNotExist of a label that no node has',
      '{matchExpressions: [{key: cpu, operator: DoesNotExist}]}',
      'excludes nothing here',
    ],
  ])('%s: an error', (_claim, selector, says) => {
    const [finding] = found(selector);
    expect(finding?.severity).toBe('error');
    expect(finding?.message).toContain(says);
    expect(finding?.message).toContain('all 50 nodes of the snapshot (100%)');
  });

  test.each([
    ['a label that every node of this snapshot has', ALL],
    ['NotIn that leaves nodes out', '{matchExpressions: [{key: pool, operator: NotIn, values: [b]}]}'],
    [
      'a label beside NotIn',
      '{matchLabels: {gpu: "true"}, matchExpressions: [{key: x, operator: DoesNotExist}]}',
    ],
  ])('%s: silent', (_claim, selector) => {
    expect(found(selector)).toEqual([]);
  });

  test('a label that the kubelet puts on every node sorts nothing out; a single node is no fleet', () => {
    expect(found('{matchLabels: {kubernetes.io/os: linux}}', '5 nodes kubernetes.io/os=linux')).toHaveLength(
      1,
    );
    expect(found('{}', '1 node gpu=true')).toEqual([]);
  });

  test('a compartment without a selector takes every node from the others', () => {
    const head = policy({ compartments: [{ name: 'one', selector: null }] }) + roller();
    const findings = findingsOf('selector-matches-everything', FLEET, { head });
    expect(
      findings.map(({ group, message }) => [group, message.includes('compartment "one" is not set')]),
    ).toEqual([['one', true]]);
  });
});
