import { planOf } from '../../plan-of.js';
import { configured, fleet, main, NEW, policy, policyOf, sizes } from './planned.js';

const names = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `node-${String(from + i).padStart(4, '0')}`);
const entry = { 'tune|1.1.0': { name: 'tune', version: '1.1.0', stage: 'config', state: 'complete' } };
const each = <T>(nodes: readonly string[], value: T): Record<string, T> =>
  Object.fromEntries(nodes.map((node) => [node, value]));

/** Live, with the first eight nodes complete. */
const complete = (more: object = {}, selector: object = {}): object => ({
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning' },
  spec: {
    deploymentPolicy: 'limits',
    ...selector,
    packages: { tune: { version: '1.1.0', image: 'example.com/tune' } },
  },
  status: {
    status: 'complete',
    nodeStatus: { ...each(names(1, 8), 'complete'), ...more },
    nodeState: each(names(1, 8), entry),
    compartmentStatuses: { __default__: { matched: 8, completed: 8 } },
  },
});
const files = policy({ strategy: 'linear: { initialBatch: 3, delta: 1 }' }) + main();
const planned = (live: object, version = '0.20', base = files, head = base) =>
  planOf({ base, head, snapshot: fleet('8 nodes old=a\n3 nodes', [live]), config: configured(version) });

describe('nodes that joined since the operator wrote the status of a complete object', () => {
  test.each(['0.18', '0.19', '0.20'])('are due, as those it knows as `unknown` are, in %s', (version) => {
    const unseen = planned(complete(), version);
    const seen = planned(complete(each(names(9, 11), 'unknown')), version);
    expect(policyOf(unseen, 'tuning').change?.kind).toBe('continues');
    expect(sizes(unseen).reduce((sum, size) => sum + size, 0)).toBe(3);
    expect(sizes(unseen)).toEqual(sizes(seen));
  });

  test('are told with the change', () => {
    expect(policyOf(planned(complete()), 'tuning').change?.says).toContain(
      '3 nodes joined since and carry nothing',
    );
  });

  test('are not those that only the change selects: they join with it', () => {
    const narrow = main().replace('spec:', 'spec:\n  nodeSelectors: { matchLabels: { old: a } }');
    const base = files.replace(main(), narrow);
    const live = complete({}, { nodeSelectors: { matchLabels: { old: 'a' } } });
    expect(policyOf(planned(live, '0.20', base, files), 'tuning').change?.kind).toBe('new-nodes');
    expect(policyOf(planned(live, '0.20', base), 'tuning').change?.kind).toBe('next-rollout');
  });

  test('are not those that carry every package, though the status does not list them', () => {
    const live = complete() as { status: object };
    const all = { ...live, status: { ...live.status, nodeState: each(names(1, 11), entry) } };
    expect(policyOf(planned(all), 'tuning').change?.kind).toBe('next-rollout');
  });
});
