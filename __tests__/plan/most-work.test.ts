import { compartments, type Shape, SHAPES } from '../../bench/shapes.js';
import { planCluster } from '../../src/plan.js';
import { toPlain } from '../../src/text/render.js';
import { inputOf } from '../plan-of.js';

/** The message of a plan that may take one step. */
function messageOf({ items, text }: Shape): string {
  const snapshot = { apiVersion: 'v1', kind: 'List', items };
  const { plan } = planCluster({ ...inputOf({ base: text(1), head: text(2), snapshot }), mostSteps: 1 });
  return plan.problems.map(({ message }) => toPlain(message)).join(' ');
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
      'replicas: 300, strategy: { rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } }',
    ),
    'Deployment/x/web (300 replicas, 1 at once)',
  ],
  [
    'pods of a DaemonSet',
    rolling('DaemonSet', 'agent', 'updateStrategy: { rollingUpdate: { maxUnavailable: 1 } }'),
    'DaemonSet/x/agent (400 nodes, 1 at once)',
  ],
  ['nodes of a policy with compartments', compartments(400, 4), 'NodeWright/tuning (100 nodes'],
  ['nodes of Plans', SHAPES['Plans']?.(20), 'Plan/system-upgrade/p0'],
])('too much work: names %s', (_, shape, named) => {
  expect(messageOf(shape ?? SKYHOOK)).toContain(named);
});
