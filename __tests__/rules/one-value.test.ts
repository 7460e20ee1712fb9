import type { Report } from '../../src/plan/finding.js';
import { render } from '../../src/report/index.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { GALLERY } from '../gallery/cases.js';

/** The numbers that fixes give a field, each once. */
function valuesOf(field: string, report: Report): string[] {
  const given = report.findings
    .filter(({ status, severity }) => status !== 'fixed' && severity !== 'info')
    .flatMap(({ remediation }) => [...remediation.matchAll(new RegExp(`${field}: ("?[\\d%]+"?)`, 'g'))]);
  return [...new Set(given.map(([, value = '']) => value))];
}

describe('fixes of several rules for one field', () => {
  test('agree on the lowest: batches of NodeWright', () => {
    const report = GALLERY.bad?.[1]() as Report;
    const ofTraining = { ...report, findings: report.findings.filter(({ group }) => group === 'training') };
    expect(valuesOf('initialBatch', ofTraining)).toHaveLength(1);
    expect(render(report, 'markdown')).not.toMatch(/initialBatch: 20\b/);
  });

  test('agree on the lowest: a share that is only an example, and a number', () => {
    const head = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: default }
spec:
  template:
    spec:
      expireAfter: Never
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: In, values: [amd64] }]
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 0s, budgets: [{ nodes: "100%" }] }
`;
    const labels = {
      'karpenter.sh/nodepool': 'default',
      'karpenter.sh/registered': 'true',
      'karpenter.sh/initialized': 'true',
    };
    const report = planOf({ head, snapshot: nodeList(Array.from({ length: 20 }, () => ({ labels }))) });
    const rules = report.findings.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['peak-above-limit', 'peak-above-limit']));
    expect(valuesOf('nodes', report)).toEqual(['"5"']);
  });
});

test('a strategy that one fix replaces is not told to grow by another', () => {
  const report = GALLERY.bad?.[1]() as Report;
  const fixes = report.findings.filter(
    ({ group, evidence }) => group === 'training' && evidence['cause'] === 'largest',
  );
  expect(fixes.map(({ remediation }) => remediation)).toEqual([
    'Set fixed: {initialBatch: 4} in the place of exponential, with its thresholds: then no batch is larger than the first.',
  ]);
});
