import { expect, test } from '@jest/globals';
import { renderText } from '../../src/report/text/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { maintenance, skyhook, textOf } from '../plan/world-objects.js';
import { planOf } from '../plan-of.js';

function firstLine(base: readonly object[], head: readonly object[]): string {
  const snapshot = nodeList(parseFleet('20 nodes'));
  const report = planOf({ base: textOf(base), head: textOf(head), snapshot });
  // What is new is said first; here it is about what was there before.
  const findings = report.findings.filter(({ status }) => status === 'unchanged');
  const old = { ...report, findings, verdict: 'pass' as const };
  return renderText(old, { colour: false, width: 200 }).split('\n')[0] ?? '';
}

const NODES = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];
const announced = NODES.map((node, i) => maintenance(`m${i}`, node));

test('the object that stands for a maintenance is compared as its group, not as itself', () => {
  expect(firstLine(announced, announced.slice(1))).toContain('worst loss falls from 4 to 3 of 20 nodes');
});

test('errors that were there before are not called no rule broken', () => {
  const line = firstLine([skyhook({ atOnce: 20 })], [skyhook({ atOnce: 19 })]);
  expect(line).toMatch(/no new errors?; \d+ (was|were) there before/);
});
