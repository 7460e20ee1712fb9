import type { Finding } from '../../src/plan/finding.js';
import { nodeList, type NodeShape } from '../fleet.js';
import { daemonSet, textOf } from '../plan/measure/world-objects.js';
import { planOf } from '../plan-of.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';

/** Ten nodes in two zones; the last `notReady` of them are down. */
function fleet(notReady = 0): NodeShape[] {
  return Array.from({ length: 10 }, (_, i) => ({
    labels: { 'topology.kubernetes.io/zone': i < 5 ? 'a' : 'b' },
    notReady: i >= 10 - notReady,
  }));
}

interface Change {
  readonly rule: string;
  readonly atOnce: number | string;
  /** Nodes that are down: they use up what may be out. */
  readonly notReady?: number;
  readonly config?: string;
  /** Of the base and of the head: the same image starts nothing, another one rolls. */
  readonly images: readonly [string, string];
}

function found({ rule, atOnce, notReady, config = '', images: [base, head] }: Change): readonly Finding[] {
  const { findings } = planOf({
    base: textOf([daemonSet(atOnce, base)]),
    head: textOf([daemonSet(atOnce, head)]),
    snapshot: nodeList(fleet(notReady)),
    config: `version: 1\n${config}`,
    only: rule,
  });
  return findings.filter((finding) => finding.rule === rule);
}

const FROZEN = 'freezes: [{name: launch, from: 2026-11-23T08:00:00Z, to: 2026-11-24T08:00:00Z}]\n';
const NO_LIMIT = "rules: {worst-loss-above-limit: {limit: '10%'}}\n";

const ABOUT_A_ROLLOUT: readonly Omit<Change, 'images'>[] = [
  { rule: 'peak-above-limit', atOnce: 6 },
  { rule: 'peak-above-limit', atOnce: '100%' },
  { rule: 'failure-domain-at-once', atOnce: 6 },
  { rule: 'worst-loss-above-limit', atOnce: 4, config: NO_LIMIT },
  { rule: 'no-progress', atOnce: 1, notReady: 2 },
  { rule: 'in-freeze', atOnce: 1, config: FROZEN },
];

describe('what a rollout breaks is worse once the change starts that rollout', () => {
  test.each(ABOUT_A_ROLLOUT)('$rule: it was only what the next rollout would do', (about) => {
    const findings = found({ ...about, images: ['a:1', 'a:2'] });
    expect(findings.map(({ status }) => status)).toEqual(['worsened']);
    expect(findings[0]?.before).toContain('nothing starts it: it is what the next rollout would do.');
  });

  test.each(ABOUT_A_ROLLOUT)('$rule: where neither side starts it, it is as before', (about) => {
    expect(found({ ...about, images: ['a:1', 'a:1'] }).map(({ status }) => status)).toEqual(['unchanged']);
  });
});

describe('what several rollouts break together is worse once the change starts the first of them', () => {
  const plans = (versions: readonly string[]): string =>
    versions.map((version, i) => planYaml({ version }, { name: `plan-${i}` })).join('\n---\n');
  const TOGETHER = ['combined-peak-above-limit', 'combined-peak-above-limit'];

  test.each([
    ['both start', ['v2', 'v2'], ['worsened', 'worsened']],
    ['one starts beside one that is due', ['v1', 'v2'], ['worsened', 'worsened']],
    ['neither starts', ['v1', 'v1'], ['unchanged', 'unchanged']],
  ])('%s', (_, versions, statuses) => {
    const { findings } = planOf({
      base: plans(['v1', 'v1']),
      head: plans(versions),
      snapshot: nodeList(hosts(8)),
    });
    const found = findings.filter(({ rule }) => TOGETHER.includes(rule));
    expect(found.map(({ rule, status }) => [rule, status])).toEqual(
      TOGETHER.map((rule, i) => [rule, statuses[i]]),
    );
  });
});
