import type { Report } from '../../../src/plan/finding.js';
import { render } from '../../../src/report/index.js';
import { renderText } from '../../../src/report/text/index.js';
import { planOf } from '../../plan-of.js';
import { configured, fleet, main, NEW, OLD, policy, policyOf, rules, sizes } from './planned.js';
import { factsOf } from '../../../src/systems/system.js';

describe('numbers by version', () => {
  test('a budget beside a strategy caps no batch', () => {
    const strategy = 'exponential: { initialBatch: 1, growthFactor: 2 }';
    const capped = (group: string) =>
      policy({ group, strategy }).replace('percent: 100', 'count: 2') + main({ group });
    const peak = (api: string, version: string) =>
      policyOf(
        planOf({ head: capped(api), snapshot: fleet('8 nodes'), config: configured(version) }),
        'tuning',
      ).effect.groups[0]?.peakAtOnce;
    expect([peak(OLD, '0.15'), peak(NEW, '0.20')]).toEqual([4, 4]);
  });

  test('worst loss on 100 nodes: 0.14 loses all, later ones the batch that holds', () => {
    const loss = (api: string, version: string) => {
      const head = policy({ group: api, strategy: 'fixed: { initialBatch: 5 }' }) + main({ group: api });
      const report = planOf({ head, snapshot: fleet('100 nodes'), config: configured(version) });
      return policyOf(report, 'tuning').effect.groups[0]?.worstLoss;
    };
    expect([loss(OLD, '0.14'), loss(OLD, '0.17'), loss(NEW, '0.20')]).toEqual([100, 5, 5]);
  });
});

describe('the two API groups', () => {
  test('the same spec in the new group is a migration: nothing runs', () => {
    const base = policy({ group: OLD }) + main({ group: OLD });
    const report = planOf({ base, head: policy() + main(), snapshot: fleet('4 nodes') });
    expect(policyOf(report, 'tuning').change?.kind).toBe('migration');
    const [title] = renderText(report, { colour: false, width: 200 }).split('\n');
    expect(title).toContain('No rollout starts on merge. Next rollout');
    expect(title).not.toContain('removes');
    expect(render(report, 'markdown').split('<details')[0]).not.toContain('gone from these files');
  });

  test('an object in both groups is an error', () => {
    const both = policy() + main() + policy({ group: OLD }) + main({ group: OLD });
    const refused = planOf({ head: both, snapshot: fleet('4 nodes') }).findings.filter(
      ({ rule, severity }) => rule === 'deprecated-api' && severity === 'error',
    );
    expect(refused.length).toBeGreaterThan(0);
  });

  const legacy = (more = '', metadata = '', image = 'example.com/tune') =>
    policy({ group: OLD }) +
    main({ group: OLD, more, metadata, packages: `tune: { version: 1.1.0, image: "${image}" }` });
  const judged = (base: string | null, head: string, others: readonly object[] = []) =>
    planOf({ base, head, snapshot: fleet('4 nodes', others), config: configured('0.20') });
  const verdicts = (report: Report) =>
    factsOf(policyOf(report, 'tuning'), 'legacy').map(({ refused }) => refused);

  test('0.18 on: an edit of a legacy object is refused, and the old one stays in force', () => {
    const report = judged(legacy(), legacy('  nodeSelectors: { matchLabels: { pool: a } }'));
    expect(verdicts(report)).toEqual([true]);
    expect(rules(report)).not.toContain('invalid-policy');
    expect(sizes(report)).toEqual([1, 2, 1]);
  });

  test('0.18 on: a default written out, or another label, is no edit', () => {
    expect(verdicts(judged(legacy(), legacy('  priority: 200')))).toEqual([false]);
    expect(verdicts(judged(legacy(), legacy('', ', labels: { a: b }')))).toEqual([false]);
  });

  test('0.18 on: an unchanged legacy object is not judged again', () => {
    const tagged = legacy('', '', 'example.com/tune:1.0');
    const report = judged(tagged, tagged);
    expect(policyOf(report, 'tuning').rejections).toEqual([]);
    expect(sizes(report)).toEqual([1, 2, 1]);
  });

  test('0.18 on: compared with a live one, which a snapshot keeps without its environment', () => {
    const env = [{ name: 'A', value: '1' }];
    const live = {
      apiVersion: OLD,
      kind: 'Skyhook',
      metadata: { name: 'tuning' },
      spec: {
        deploymentPolicy: 'limits',
        packages: { tune: { version: '1.1.0', image: 'example.com/tune', env, configMap: { a: '1' } } },
      },
    };
    const file = (value: string) =>
      policy({ group: OLD }) +
      main({
        group: OLD,
        packages: `tune: { version: 1.1.0, image: example.com/tune, env: [{ name: A, value: "1" }], configMap: { a: "${value}" } }`,
      });
    expect(verdicts(judged(null, file('1'), [live]))).toEqual([false]);
    expect(verdicts(judged(null, file('2'), [live]))).toEqual([true]);
  });
});

describe('several objects, and nodes that are not touched', () => {
  const order = (sequencing: string) =>
    policy({ strategy: 'fixed: { initialBatch: 2 }' }) +
    main({ name: 'first', more: `  priority: 1\n  sequencing: ${sequencing}` }) +
    main({ name: 'second', more: '  priority: 2' });
  const startOfSecond = (sequencing: string) => {
    const report = planOf({ head: order(sequencing), snapshot: fleet('4 nodes') });
    const [first, second] = ['first', 'second'].map((name) => policyOf(report, name).effect);
    return {
      second: second?.start,
      firstBatchEnds: first?.groups[0]?.batches[0]?.end,
      firstEnds: first?.finish,
    };
  };

  test('sequencing decides whether the second waits for a node or for the whole rollout', () => {
    const byNode = startOfSecond('node');
    expect(byNode.second).toBe(byNode.firstBatchEnds);
    const all = startOfSecond('all');
    expect(all.second).toBe(all.firstEnds);
  });

  test.each([
    ['pause', 'It is paused'],
    ['disable', 'It is disabled'],
  ])(
    'the annotation %s starts nothing, and the plan says so beside what will run without it',
    (word, note) => {
      const annotated = main({ metadata: `, annotations: { nodewright.nvidia.com/${word}: "true" }` });
      const planned = (object: string) => planOf({ head: policy() + object, snapshot: fleet('4 nodes') });
      const held = planned(annotated);
      expect(sizes(held)).toEqual(sizes(planned(main())));
      expect(policyOf(held, 'tuning').notes[0]).toMatch(
        new RegExp(`^${note}: nothing starts.* Planned as if`),
      );
    },
  );

  test.each([
    ['0.17', OLD, 'skyhook.nvidia.com', 1],
    ['0.17', OLD, 'nodewright.nvidia.com', 0],
    ['0.20', NEW, 'nodewright.nvidia.com', 1],
    ['0.20', NEW, 'skyhook.nvidia.com', 0],
  ])('%s in %s: the ignore label of %s blocks %i node', (version, group, prefix, blocked) => {
    const nodes = `1 node ${prefix}/ignore=true\n2 nodes`;
    const report = planOf({
      head: policy({ group }) + main({ group }),
      snapshot: fleet(nodes),
      config: configured(version),
    });
    expect(policyOf(report, 'tuning').effect.groups[0]?.blocked).toHaveLength(blocked);
  });

  test('the runtime-required taint blocks an object without runtimeRequired', () => {
    const nodes = fleet('2 nodes taint=nodewright.nvidia.com=runtime-required:NoSchedule');
    const outcome = (more: string) =>
      policyOf(planOf({ head: policy() + main({ more }), snapshot: nodes }), 'tuning').effect.outcome;
    expect([outcome(''), outcome('  runtimeRequired: true')]).toEqual(['stuck', 'complete']);
  });
});
