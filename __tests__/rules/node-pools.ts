import type { Finding, Report } from '../../src/plan/finding.js';
import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

export interface PoolCase {
  /** Lines of `spec.disruption`. */
  readonly disruption: string;
  readonly expireAfter?: string;
  readonly nodes?: number;
  readonly notReady?: number;
  /** How many of the nodes never became initialized. */
  readonly uninitialized?: number;
  /** The pool of the nodes, where it is another one. */
  readonly pool?: string;
  readonly config?: string;
  readonly at?: string;
  /** `spec.disruption` before the change. */
  readonly base?: string;
  /** The age limit before the change, where it is edited. */
  readonly expireAfterBase?: string;
}

/** A NodePool with the given disruption settings over ready nodes, planned; nodes never expire unless it is said. */
export function findingsOf(given: PoolCase): readonly Finding[] {
  return planOfPool(given).findings;
}

/** The same with its plan. */
export function planOfPool(given: PoolCase): Report {
  const labels = {
    'karpenter.sh/nodepool': given.pool ?? 'default',
    'karpenter.sh/registered': 'true',
    'karpenter.sh/initialized': 'true',
    'kubernetes.io/arch': 'amd64',
  };
  const shapes = Array.from({ length: given.nodes ?? 10 }, (_, i) => ({
    labels: i < (given.uninitialized ?? 0) ? { ...labels, 'karpenter.sh/initialized': 'false' } : labels,
    notReady: i < (given.notReady ?? 0),
  }));
  return planOf({
    head: pool(given.disruption, given.expireAfter),
    ...(given.base === undefined
      ? {}
      : { base: pool(given.base, given.expireAfterBase ?? given.expireAfter) }),
    snapshot: nodeList(shapes),
    ...(given.config === undefined ? {} : { config: given.config }),
    at: given.at ?? '2026-11-23T08:00:00Z',
  });
}

/** `error never-allowed`, ..., of the rules named. */
export function fired(findings: readonly Finding[], rules: readonly string[]): string[] {
  return findings
    .flatMap(({ severity, breaks }) => breaks.map((rule) => ({ severity, rule })))
    .filter(({ rule }) => rules.includes(rule))
    .map(({ severity, rule }) => `${severity} ${rule}`);
}

/** The only finding of a rule; throws where it is not alone. */
export function only(findings: readonly Finding[], rule: string): Finding {
  const [found, ...others] = findings.filter(({ breaks }) => breaks.includes(rule));
  if (!found || others.length > 0) throw new Error(`${rule}: ${others.length + (found ? 1 : 0)} findings`);
  return found;
}

function pool(disruption: string, expireAfter = 'Never'): string {
  const lines = disruption.split('\n').map((line) => `    ${line}`);
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  template:
    spec:
      expireAfter: ${expireAfter}
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: [{key: kubernetes.io/arch, operator: In, values: [amd64]}]
  disruption:
${lines.join('\n')}
`;
}
