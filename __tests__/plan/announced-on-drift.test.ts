import type { Report } from '../../src/plan/finding.js';
import type { PlannedGroup } from '../../src/plan/model.js';
import { render } from '../render.js';
import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { maintenance, nodePool, READY_POOL, textOf } from './measure/world-objects.js';

const LABELS = { ...READY_POOL, 'kubernetes.io/arch': 'amd64' };
const ANNOUNCED = maintenance('m0', 'node-0001');

function plan(base: readonly object[], head: readonly object[]): Report {
  const snapshot = nodeList(Array.from({ length: 20 }, () => ({ labels: LABELS })));
  return planOf({ base: textOf(base), head: textOf(head), snapshot });
}

function groupOf({ plan: { head } }: Report): PlannedGroup | undefined {
  return head.policies.find(({ ref }) => ref.system === 'pika')?.effect.groups[0];
}

test('announced on drift: a node that the change announces and drifts is deleted under its maintenance: it gets stuck', () => {
  const report = plan([nodePool('2', 'a')], [nodePool('2', 'b'), ANNOUNCED]);
  expect(report.findings.map(({ rule }) => rule)).toContain('shared-cordon');
  expect(groupOf(report)).toMatchObject({ outcome: 'stuck', finish: null });
});

test('announced on drift: a drift that nothing starts is not how a maintenance ends, only how it may', () => {
  const report = plan([nodePool('2', 'a')], [nodePool('2', 'a'), ANNOUNCED]);
  expect(groupOf(report)).toMatchObject({
    outcome: 'complete',
    finish: Date.parse('2026-11-23T14:00:00Z'),
  });
  const text = render(report, 'text', { width: 200, color: false });
  expect(text).toMatch(/Finishes +not there +Mon 2026-11-23 14:00 UTC/);
});

test('announced on drift: nor is that of a pool whose limits are edited, which starts nothing either', () => {
  const report = plan([nodePool('1', 'a')], [nodePool('2', 'a'), ANNOUNCED]);
  expect(groupOf(report)).toMatchObject({ outcome: 'complete' });
});

test('announced on drift: a pool that takes no node changes nothing for a maintenance', () => {
  const report = plan([nodePool('0', 'a')], [nodePool('0', 'a'), ANNOUNCED]);
  expect(groupOf(report)).toMatchObject({ outcome: 'complete' });
});
