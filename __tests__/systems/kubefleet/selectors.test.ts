import type { Report } from '../../../src/plan/finding.js';
import { clusterPlacement, group, liveBinding, planned, policy } from './planned.js';

const ONE = '{placementType: PickAll}';
const ns = (name: string, rest = ''): string =>
  `{group: "", version: v1, kind: Namespace, name: ${name}${rest}}`;
const db = '{group: "", version: v1, kind: Namespace, labelSelector: {matchLabels: {db: "1"}}}';

/** The placement with these selectors. */
const placing = (...selectors: string[]): string =>
  clusterPlacement(ONE).replace(/resourceSelectors: .*/, `resourceSelectors: [${selectors.join(', ')}]`);

const changed = (base: string, head: string, live: readonly object[] = []): Report =>
  planned('4 clusters', { base, head }, live);

function twice({ findings }: Report): string[] {
  return findings
    .filter(({ rule }) => rule === 'invalid-policy')
    .map(({ status, message }) => `${status}: ${/\): (.*?)\./.exec(message)?.[1] ?? ''}`);
}

describe('the order of resourceSelectors', () => {
  test('is nothing: the controller sorts what they find', () => {
    const report = changed(placing(ns('app'), ns('db')), placing(ns('db'), ns('app')));
    expect(policy(report, 'app').change?.kind).toBe('next-rollout');
    expect(report.plan.policies.map(({ sameEffect }) => sameEffect)).toEqual([true]);
  });
});

describe('a resource that is selected twice', () => {
  const both = placing(ns('app'), ns('db'));

  test.each([
    ['by name', placing(ns('app'), ns('db'), ns('db')), 'Namespace/db is selected twice'],
    [
      'with another scope, since the namespace itself is found by both',
      placing(ns('app'), ns('db'), ns('db', ', selectionScope: NamespaceOnly')),
      'Namespace/db is selected twice',
    ],
    [
      'by the same labels',
      placing(ns('app'), ns('db'), db, db),
      'what one selector of Namespace takes is selected twice',
    ],
  ])('%s stops the controller, and nothing is rolled', (_how, head, says) => {
    const report = changed(both, head);
    expect(twice(report)).toEqual([`new: ${says}`]);
    expect(policy(report, 'app').change).toMatchObject({
      kind: 'none',
      says: 'The edit is stored and not followed: what is placed stays as it is, and the plan is that of the old object.',
    });
    expect(report.plan.policies.map(({ sameEffect }) => sameEffect)).toEqual([false]);
  });

  test('in a placement that is new is placed nowhere', () => {
    const report = changed('', placing(ns('db'), ns('db')));
    expect(twice(report)).toEqual(['new: Namespace/db is selected twice']);
    expect(policy(report, 'app').effect.groups).toEqual([]);
  });

  test('and no longer so is an update of every cluster', () => {
    const live = ['1', '2', '3', '4'].map((n) => liveBinding(`cluster-${n}`, 0, true));
    const report = changed(placing(ns('app'), ns('app')), placing(ns('app')), live);
    expect(twice(report)).toEqual(['fixed: Namespace/app is selected twice']);
    expect([policy(report, 'app').change?.kind, group(report, 'app').batches.length]).toEqual([
      'resources',
      4,
    ]);
  });
});
