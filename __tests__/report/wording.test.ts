import { counted, plural } from '../../src/manifest/words/plural.js';
import { reasonOf } from '../../src/output/file-errors.js';
import { parsePlanArguments } from '../../src/edge/arguments.js';
import { render } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { REPORTS } from './fixtures.js';

const skyhook = (strategy: string, version = '1.0.0'): string => `
apiVersion: skyhook.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { percent: 50 }, strategy: { ${strategy} } }
---
apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: tuning }
spec:
  deploymentPolicy: gpu
  nodeSelectors: { matchLabels: { gpu: "true" } }
  packages: { tuning: { version: ${version}, image: example.com/tuning } }
`;
const SMALL = skyhook('fixed: { initialBatch: 1, failureThreshold: 1, safetyLimit: 100 }');
const LARGE = skyhook('fixed: { initialBatch: 4 }');
const fleet = (text: string): object => nodeList(parseFleet(text));
const EIGHT = fleet('8 nodes gpu=true');

function said(given: Partial<PlanCase>): string {
  const report = planOf({ head: SMALL, snapshot: EIGHT, ...given });
  return render(report, 'text', { width: 160 }).replace(/\s+/g, ' ');
}

describe('what a report says', () => {
  test('where something could not be judged nothing is fixed, lower or gone', () => {
    const broken = 'apiVersion: skyhook.nvidia.com/v1alpha1\nkind: Skyhok\nmetadata: { name: other }\n';
    const report = planOf({ base: LARGE, head: `${SMALL}---\n${broken}`, snapshot: EIGHT });
    expect(report.verdict).toBe('unknown');
    expect(report.findings.filter(({ status }) => status === 'fixed')).toEqual([]);
    expect(render(report, 'text')).not.toMatch(/, (?:lower|gone|earlier)\b/);
    expect(render(planOf({ base: LARGE, head: SMALL, snapshot: EIGHT }), 'text')).toContain(', lower');
  });

  test('a version that somebody configured is not called assumed, and an assumed one says why', () => {
    expect(said({ config: 'version: 1\nsystems: { skyhook: { version: "0.15" } }\n' })).toContain(
      'Versions configured: skyhook 0.15.',
    );
    expect(said({})).toMatch(/Versions assumed: skyhook [\d.]+ \(the objects are of skyhook\.nvidia\.com/);
  });

  test('a plan for a moment before the snapshot says that the snapshot lies after it', () => {
    const made = REPORTS['bad']?.();
    if (!made) throw new Error('no report');
    const { plan } = made;
    const late = { ...plan, snapshot: { ...plan.snapshot, takenAt: plan.at + 2 * 3_600_000 } };
    expect(render({ ...made, plan: late }, 'text', { width: 200 })).toContain(
      'taken 2 h after the moment planned for',
    );
  });

  test('a change that is not batched counts the nodes that start, not those that are kept from it', () => {
    const snapshot = fleet('7 nodes gpu=true\n1 node gpu=true taint=x=y:NoSchedule');
    const next = SMALL.replace('version: 1.0.0', 'version: 1.1.0');
    const text = said({ base: SMALL, head: next, snapshot });
    expect(text).toContain('starts on all 7 nodes that have the old state in one pass');
    expect(text).toContain('1 more node is ignored or tainted and does not start.');
  });

  test('where no failureThreshold is set no stop comes late', () => {
    const text = said({
      head: LARGE,
      config: 'version: 1\nrules: { worst-loss-above-limit: { limit: 1 } }\n',
    });
    expect(text).toContain('No failureThreshold is set: only nodes that stay failed hold the rest.');
    expect(text).not.toContain('The automatic stop comes too late');
  });

  test('a policy that is refused is not said to be missing', () => {
    const refused = SMALL.replace('initialBatch: 1', 'initialBatch: 0');
    const text = said({ head: refused });
    expect(text).toContain('names the policy "gpu", which is refused by the cluster');
    expect(text).not.toContain('does not exist');
  });
});

test.each([
  [1, 'node', '1 node'],
  [0, 'policy', '0 policies'],
  [2, 'batch', '2 batches'],
  [2, 'day', '2 days'],
])('%d %s: %s', (count, thing, text) => {
  expect(counted(count, thing)).toBe(text);
  expect(text.endsWith(plural(count, thing))).toBe(true);
});

test('errors of the system and of the argument parser are put in our own words', () => {
  expect(reasonOf(Object.assign(new Error('ENOENT: open'), { code: 'ENOENT' }))).toBe(
    'there is no such file or folder. Check the path.',
  );
  expect(reasonOf(new Error('boom'))).toBe('the system refuses it. Check the path.');
  expect(() => parsePlanArguments(['--heed', 'x'])).toThrow('unknown option --heed');
});
