import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const SNAPSHOT = nodeList(parseFleet('40 nodes pool=a'));

/** A NodeWright under a policy with this default strategy, and whether its batch state is reset. */
function written(strategy: string, resets = true): string {
  const group = 'apiVersion: nodewright.nvidia.com/v1alpha1';
  return `${group}
kind: DeploymentPolicy
metadata: { name: limits }
spec:
  resetBatchStateOnCompletion: ${resets}
  default: { budget: { percent: 100 }, strategy: { ${strategy} } }
---
${group}
kind: NodeWright
metadata: { name: tuning }
spec:
  deploymentPolicy: limits
  packages: { tuning: { version: 1.0.0, image: example.com/tuning, interrupt: { type: reboot } } }
`;
}

function findings(head: string, only?: string): readonly Finding[] {
  return planOf({ ...(only === undefined ? {} : { only }), head, snapshot: SNAPSHOT }).findings.filter(
    ({ severity }) => severity !== 'info',
  );
}

const FOUR = 'initialBatch: 4, failureThreshold: 1, safetyLimit: 100';

test.each<[string, string, string, RegExp, string]>([
  [
    'a stop that comes soon enough',
    'worst-loss-above-limit',
    written('fixed: { initialBatch: 24 }'),
    /Set `initialBatch: 20`, `failureThreshold: 1` and `safetyLimit: 100`\./,
    written('fixed: { initialBatch: 20, failureThreshold: 1, safetyLimit: 100 }'),
  ],
  [
    'a threshold that says what happens',
    'no-progress',
    written(`fixed: { ${FOUR}, batchThreshold: 50 }`),
    /Set `batchThreshold: 100`/,
    written(`fixed: { ${FOUR}, batchThreshold: 100 }`),
  ],
  [
    'a batch state that is reset',
    'ramp-not-reset',
    written(`linear: { ${FOUR} }`, false),
    /Set `resetBatchStateOnCompletion: true`/,
    written(`linear: { ${FOUR} }`, true),
  ],
])(
  'the fix was tried, the finding is gone and nothing worse came: %s',
  (_claim, rule, before, fix, after) => {
    const was = findings(before);
    expect(findings(before, rule)[0]?.remediation).toMatch(fix);
    const now = findings(after);
    expect(now.filter(({ breaks }) => breaks.includes(rule))).toEqual([]);
    const errors = (list: readonly Finding[]): string[] =>
      list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    expect(errors(now).filter((one) => !was.some(({ breaks }) => breaks.includes(one)))).toEqual([]);
  },
);
