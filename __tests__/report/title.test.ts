import type { PolicyDiff } from '../../src/plan/model.js';
import type { Outcome } from '../../src/plan/outcome.js';
import { selectionOf } from '../../src/report/selection.js';
import { titlePhrase } from '../../src/report/title.js';
import { toTerminal } from '../../src/text/render.js';
import { AT, SKYHOOK, batches, diff, effect, group, nodes, finding, plan, planned, report } from './build.js';

/** A rollout of ten nodes, of which so many go at once and break. */
function rollout(size: number, name = 'gpu-tuning'): Partial<PolicyDiff> {
  const targets = nodes(10);
  const ref = { ...SKYHOOK, name };
  const of = (peak: number): PolicyDiff['head'] =>
    planned(ref, {
      effect: effect([
        group({ rolls: ref, targets, batches: batches(targets, [peak], AT), worstLoss: peak }),
      ]),
    });
  return { ref, base: of(2), head: of(size) };
}

function titleOf(...outcomes: readonly (readonly [Outcome, size?: number])[]): string {
  const diffs = outcomes.map(([outcome, size = 2], i) => {
    const { ref = SKYHOOK, ...given } = rollout(size, `p${i + 1}`);
    return diff(ref, { ...given, outcome });
  });
  const made = report({ plan: plan(diffs) });
  return toTerminal(titlePhrase(made, selectionOf(made))).replace('no rule broken. ', '');
}

const reach = { begun: 3, done: 3, whole: 10, isWorstOrder: false };
const stuck = { kind: 'stuck', start: 'on-merge', how: 'stuck', reach, isAsBefore: false } as const;
const starts = {
  kind: 'starts',
  targets: new Set(nodes(10)),
  whole: 10,
  isReplacement: false,
  isSure: true,
} as const;
const waits = { kind: 'waits', start: 'next-rollout', mayStart: null } as const;

test.each<[string, Outcome, number, string]>([
  [
    'starts',
    starts,
    5,
    'Rolls out to 10 nodes on merge; disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'starts, some of them',
    { ...starts, targets: new Set(nodes(4)), isReplacement: true, isSure: false },
    5,
    'May replace 4 of 10 nodes on merge; disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'waits',
    waits,
    5,
    'No rollout starts on merge. The next one disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'waits, the same',
    waits,
    2,
    'No rollout starts on merge. The next one disrupts up to 2 of 10 nodes at once and could break 2',
  ],
  [
    'waits, under way',
    { ...waits, start: 'under-way' },
    5,
    'The rollout under way disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'waits, due anyway',
    { ...waits, start: 'regardless' },
    5,
    'Regardless of this change, the rollout disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'waits, no base',
    { ...waits, start: 'unknown' },
    5,
    'The next rollout disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'waits, with consolidation that is not forecast',
    { ...waits, mayStart: 'consolidation' },
    5,
    'Merging lets consolidation disrupt more nodes, which is not forecast. The next rollout disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'held by a pause',
    { kind: 'held', by: 'paused' },
    5,
    'No rollout starts until it is resumed. Then it disrupts up to 5 of 10 nodes at once (was 2) and could break 5 (was 2)',
  ],
  [
    'held by OnDelete',
    { kind: 'held', by: 'OnDelete' },
    5,
    'No rollout starts until someone deletes pods (OnDelete)',
  ],
  [
    'stuck',
    stuck,
    2,
    'The rollout gets stuck after 3 of 10 nodes; disrupts up to 2 of 10 nodes at once and could break 2',
  ],
  [
    'stuck before it begins, as before',
    { ...stuck, start: 'next-rollout', reach: { ...reach, begun: 0, done: 0 }, isAsBefore: true },
    2,
    'No rollout starts on merge. The next one never starts, as before',
  ],
  [
    'stopped',
    { ...stuck, how: 'stopped' },
    2,
    'The rollout is stopped after 3 of 10 nodes; disrupts up to 2 of 10 nodes at once and could break 2',
  ],
  [
    'endless',
    { ...stuck, how: 'endless' },
    2,
    'The rollout takes all 10 nodes and never ends; disrupts up to 2 of 10 nodes at once and could break 2',
  ],
  [
    'taken away',
    { kind: 'taken-away', targets: 8, how: 'in-turn' },
    2,
    'Deletes 8 nodes, one after the other',
  ],
  ['removed', { kind: 'removed', targets: 3 }, 2, 'Removes Skyhook/p1 from 3 nodes at once'],
  ['refused', { kind: 'refused' }, 2, 'The edit is refused; nothing is applied'],
  ['cannot work', { kind: 'cannot-work' }, 2, 'Cannot work as written and takes no target: Skyhook/p1'],
])('title: %s', (_case, outcome, size, title) => {
  expect(titleOf([outcome, size])).toBe(title);
});

test('title: the outcome that reaches most targets comes first', () => {
  const few = { kind: 'taken-away', targets: 3, how: 'at-once' } as const;
  const many = { kind: 'taken-away', targets: 12, how: 'at-once' } as const;
  expect(titleOf([starts], [few])).toMatch(
    /^Rolls out to 10 nodes .*; disrupts .*; deletes 3 nodes at once$/,
  );
  expect(titleOf([starts], [many])).toMatch(
    /^Deletes 12 nodes at once; rolls out to 10 nodes \(Skyhook\/p1\) on merge; disrupts/,
  );
});

test('title: of several rollouts the numbers are of all together, and of the largest loss', () => {
  expect(titleOf([starts], [waits, 7])).toBe(
    'Rolls out to 10 nodes (Skyhook/p1) on merge; disrupts up to 7 of 100 nodes at once (was 2) and could break 7 of 10 nodes (was 2)',
  );
});

test('title: a finding is counted before the outcome', () => {
  const { ref = SKYHOOK, ...given } = rollout(5);
  const made = report({ plan: plan([diff(ref, { ...given, outcome: waits })]), findings: [finding({})] });
  expect(toTerminal(titlePhrase(made, selectionOf(made)))).toMatch(/^1 error\. No rollout starts/);
});
