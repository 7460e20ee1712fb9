import { compartments, type Shape, SHAPES } from '../../bench/shapes.js';
import { planCluster } from '../../src/plan.js';
import type { ExpectedWork } from '../../src/plan/expected-work.js';
import { toPlain } from '../../src/text/render.js';
import { NO_TEXT } from '../../src/text/text.js';
import { inputOf } from '../plan-of.js';

/** The work that is expected of a plan, and a plan that may take a part of it. */
function workOf({ items, text }: Shape) {
  const input = inputOf({
    base: text(1),
    head: text(2),
    snapshot: { apiVersion: 'v1', kind: 'List', items },
  });
  const expected: ExpectedWork[] = [];
  planCluster({ ...input, mostSteps: 1, onSteps: (_steps, work) => expected.push(work) });
  const { steps = 0, largest = NO_TEXT } = expected[0] ?? {};
  const isTooMuch = (part: number): boolean =>
    planCluster({ ...input, mostSteps: steps * part }).plan.problems.some(
      ({ code }) => code === 'too-much-work',
    );
  return { isTooMuch, largest };
}

const { items } = compartments(400, 1);
const rolling = (kind: string, name: string, spec: string): Shape => ({
  items,
  text: (version) => `apiVersion: apps/v1
kind: ${kind}
metadata: { name: ${name}, namespace: x }
spec: { ${spec}, selector: { matchLabels: { app: d } }, template: { metadata: { labels: { app: d } }, spec: { containers: [{ name: a, image: "a:${version}" }] } } }
`,
});
const SKYHOOK: Shape = {
  items,
  text: (version) => `apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: tuning }
spec: { nodeSelectors: { matchLabels: { gpu: "true" } }, interruptionBudget: { count: 1 }, packages: { tuning: { version: ${version}.0.0, image: example.com/tuning } } }
`,
};

test.each([
  ['nodes of a Skyhook, one at a time', SKYHOOK, 'Skyhook/tuning (400 nodes, 1 at once)'],
  [
    'pods of a Deployment, one at a time',
    rolling(
      'Deployment',
      'web',
      'replicas: 80, strategy: { rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } }',
    ),
    'Deployment/x/web (80 replicas, 1 at once)',
  ],
  [
    'pods of a DaemonSet',
    rolling('DaemonSet', 'agent', 'updateStrategy: { rollingUpdate: { maxUnavailable: 1 } }'),
    'DaemonSet/x/agent (400 nodes, 1 at once)',
  ],
  ['nodes of a policy with compartments', compartments(400, 4), 'NodeWright/tuning (100 nodes'],
  ['nodes of Plans', SHAPES['Plans'](10), 'Plan/system-upgrade/p0'],
])('expected work: %s take about as many steps', (_, shape, named) => {
  const { isTooMuch, largest } = workOf(shape);
  expect([isTooMuch(0.5), isTooMuch(2)]).toEqual([true, false]);
  expect(toPlain(largest)).toContain(named);
});
