import { plain } from '../../plain.js';
import type { Report } from '../../../src/plan/finding.js';
import type { PolicyDiff } from '../../../src/plan/model.js';
import { type PlanCase, planOf } from '../../plan-of.js';

export const AT = '2026-11-23T08:00:00Z';
export const HOUR = 3_600_000;

export interface Announced {
  readonly name?: string;
  readonly id?: string;
  readonly node?: string;
  readonly namespace?: string;
  readonly annotations?: Readonly<Record<string, string>>;
  readonly spec?: Readonly<Record<string, unknown>>;
  /** Only of a live object: its status, hours since it got there, and what deletion left. */
  readonly status?: string;
  readonly sinceHours?: number;
  readonly slaExpires?: string;
  readonly deleting?: boolean;
}

/** A NotifyMaintenance as an object; with a status, as the cluster has it. */
export function announced(given: Announced = {}): object {
  const { name = 'fw-1', id = 'fw', node = 'n-1', namespace = 'maintenance', status } = given;
  const since = new Date(Date.parse(AT) - (given.sinceHours ?? 0) * HOUR).toISOString().replace('.000', '');
  const live =
    status === undefined
      ? {}
      : {
          status: {
            maintenanceStatus: status,
            ...(given.slaExpires ? { slaExpires: given.slaExpires } : {}),
            transitionTimestamps: [{ maintenanceStatus: status, transitionTimestamp: since }],
          },
        };
  return {
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: {
      name,
      namespace,
      ...(given.annotations ? { annotations: given.annotations } : {}),
      ...(status === undefined
        ? {}
        : {
            creationTimestamp: since,
            finalizers: ['ngn2.nvidia.com/finalNotice'],
            labels: { [`maintenance/${id}`]: '' },
          }),
      ...(given.deleting ? { deletionTimestamp: since } : {}),
    },
    spec: { nodeObject: node, maintenanceID: id, maintenanceType: 'planned', ...given.spec },
    ...live,
  };
}

export interface NodeGiven {
  readonly labels?: Readonly<Record<string, string>>;
  /** Cordoned, with the labels of these maintenances. */
  readonly under?: readonly string[];
}

/** `n-1`, `n-2`, ...: a List for a snapshot. */
export function cluster(nodes: readonly NodeGiven[], live: readonly object[] = []): object {
  const items = nodes.map(({ labels = {}, under }, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `n-${i + 1}`,
      creationTimestamp: '2026-01-01T00:00:00Z',
      labels: { ...labels, ...Object.fromEntries((under ?? []).map((id) => [`maintenance/${id}`, ''])) },
    },
    spec: under ? { unschedulable: true } : {},
    status: { conditions: [{ type: 'Ready', status: 'True' }] },
  }));
  return { apiVersion: 'v1', kind: 'List', items: [...items, ...live] };
}

export const FREE: NodeGiven = {};
export const UNDER_FW: NodeGiven = { under: ['fw'] };

/** Documents of JSON, which is YAML. */
export function files(...objects: readonly object[]): string {
  return objects.map((object) => JSON.stringify(object)).join('\n---\n');
}

export function plannedOf(given: PlanCase): Report {
  return planOf({ at: AT, ...given });
}

/** One policy of the plan, by the name of the object. */
export function policyOf(report: Report, name: string): PolicyDiff {
  const found = report.plan.policies.find(({ ref }) => ref.name === name);
  if (!found) throw new Error(`no policy ${name}`);
  return found;
}

/** What the plan says of an object: what merging does, then the notes. */
export function saidOf(report: Report, name: string): string {
  const { head } = policyOf(report, name);
  return [head?.change?.says, ...(head?.notes ?? [])].map(plain).join('\n');
}

/** Ids of the rules that are broken, without those that every maintenance breaks over a fleet this small. */
export function rulesOf({ findings }: Report): string[] {
  const always = ['peak-above-limit', 'peak-above-limit', 'peak-jump'];
  return [...new Set(findings.filter(({ status }) => status !== 'fixed').map(({ rule }) => rule))]
    .filter((rule) => !always.includes(rule))
    .sort();
}
