import { decide, type Decision, type Expectation } from '../../src/gate/decision.js';
import { type DecideAt, type GateReport, gateReport } from '../../src/gate/gate.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import type { Report } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderJson } from '../../src/report/json/index.js';
import { nodeList } from '../../src/cases/fleet.js';
import { type PlanCase, reporterOf } from '../plan-of.js';

export const MINUTE_MS = 60_000;
export const NOTHING: Expectation = { digest: null, reviewed: null };

export type GateCase = Omit<PlanCase, 'at'> & {
  readonly expected?: Expectation;
  /** Other clusters of the same configuration. */
  readonly beside?: readonly Omit<PlanCase, 'at'>[];
};

/** Plans the case at any instant, and decides. */
export function deciderOf({ expected = NOTHING, beside = [], ...plan }: GateCase): DecideAt {
  const own = reporterOf(plan);
  const others = beside.map(reporterOf);
  return (at) => decide(runReport([own(at), ...others.map((reportAt) => reportAt(at))]), expected);
}

/** A gate's report of a case at an instant. */
export function gateOf(given: GateCase, at: string): GateReport {
  return gateReport(deciderOf(given), Date.parse(at));
}

/** `deny freeze`, `allow`. */
export function wordOf({ gate, reasons }: Decision): string {
  return [gate, reasons[0]?.code ?? ''].join(' ').trim();
}

export function iso(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

/** What was reviewed, as the report of its plan tells it. */
export function reviewedBy(report: Report): Expectation {
  return { digest: null, reviewed: readReviewed(renderJson(report)) };
}

const LABELS = {
  'karpenter.sh/registered': 'true',
  'karpenter.sh/initialized': 'true',
  'kubernetes.io/arch': 'amd64',
};

/** Ready nodes of the pool; every other one of another pool, where there is one. */
export function poolNodes(count: number, other = 'default'): object {
  const poolOf = (i: number): string => (i % 2 === 0 ? 'default' : other);
  const shapes = Array.from({ length: count }, (_, i) => ({
    labels: { ...LABELS, 'karpenter.sh/nodepool': poolOf(i), team: 'old' },
  }));
  return nodeList(shapes);
}

/** A NodePool whose nodes do not fit its template any more where `team` is not `old`; `budgets` are in flow style. */
export function pool(budgets: string, team = 'new'): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  template:
    metadata: {labels: {team: ${team}}}
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: [{key: kubernetes.io/arch, operator: In, values: [amd64]}]
  disruption: {consolidationPolicy: WhenEmpty, consolidateAfter: Never, budgets: ${budgets}}
`;
}

/** A change of the template that replaces all nodes of the pool, within the budgets that it has before and after. */
export function drift(budgets: string, nodes = 6): Pick<GateCase, 'base' | 'head' | 'snapshot'> {
  return { base: pool(budgets, 'old'), head: pool(budgets), snapshot: poolNodes(nodes) };
}
