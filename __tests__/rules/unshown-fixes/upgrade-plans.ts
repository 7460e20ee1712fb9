import { type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

export const CONTROL_PLANE = 'node-role.kubernetes.io/control-plane';
export const OLD = 'v1.32.6+k3s1';
export const NEW = 'v1.33.2+k3s1';

/** Twelve nodes, of which the first so many are of the control plane. */
export const hosts = (servers = 0, more: Readonly<Record<number, string>> = {}): string =>
  Array.from({ length: 12 }, (_, i) => {
    const role = i < servers ? ` ${CONTROL_PLANE}=true` : '';
    return `1 nodes kubernetes.io/hostname=node-${String(i + 1).padStart(4, '0')}${role} ${more[i + 1] ?? ''}`;
  }).join('\n');

export const plan = (spec: Values = {}, metadata: Values = {}): object => ({
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'agents', namespace: 'system-upgrade', ...metadata },
  spec: {
    concurrency: 1,
    version: 'v1.32.7+k3s1',
    nodeSelector: {},
    upgrade: { image: 'example/upgrade' },
    ...spec,
  },
});

/** As the cluster has it, at work on these. */
export const live = (applying: readonly string[], spec: Values = {}, reason = 'SyncJob'): object => ({
  ...plan({ version: OLD, ...spec }, { creationTimestamp: '2026-01-01T00:00:00Z' }),
  status: {
    latestVersion: OLD,
    applying,
    conditions: [{ type: 'Complete', status: 'False', reason }],
  },
});

type Change = Omit<TriedFix, 'base' | 'head' | 'fixed'> & {
  readonly was?: Values;
  readonly is: Values;
  readonly fixed: (remediation: string) => readonly Values[];
};

/** An edit of a Plan that comes to a new version as well, so that the mended change still upgrades nodes. */
export function edited({ was = {}, is, fixed, ...rest }: Change): TriedFix {
  return {
    fleet: hosts(),
    ...rest,
    base: [plan({ version: OLD, ...was })],
    head: [plan(is)],
    fixed: (says) => fixed(says).map((spec) => ({ head: [plan(spec)] })),
  };
}

export const NIGHT = { days: ['monday', 'tuesday'], startTime: '10:00', endTime: '22:00' };
export const DRAIN = { drain: { force: true } };
export const SELECTED = { matchLabels: { app: 'web' } };
export const PREPARE = { prepare: { image: 'example/upgrade', args: ['check'] } };
export const LABEL = 'plan.upgrade.cattle.io/agents';
export const pair = (version: string, servers: Values, agents: Values = {}): object[] => [
  plan(
    { version, nodeSelector: { matchExpressions: [{ key: CONTROL_PLANE, operator: 'Exists' }] }, ...servers },
    { name: 'servers' },
  ),
  plan({
    version,
    nodeSelector: { matchExpressions: [{ key: CONTROL_PLANE, operator: 'DoesNotExist' }] },
    ...agents,
  }),
];
export const waiting = (of: string): Values => ({
  prepare: { image: 'rancher/k3s-upgrade', args: ['prepare', of] },
});
export const FRONT = { podSelector: { matchLabels: { tier: 'front' } } };
export const web = (image: string, labels: Values): object => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'default' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'web' } },
    template: {
      metadata: { labels: { app: 'web', ...labels } },
      spec: { containers: [{ name: 'a', image }] },
    },
  },
});

/** Of servers and agents, by a label of their own. */
export const roles = (servers: string, agents: string): object[] => [
  plan({ version: servers, nodeSelector: { matchLabels: { role: 'server' } } }, { name: 'servers' }),
  plan({ version: agents, nodeSelector: { matchLabels: { role: 'agent' } }, ...waiting('servers') }),
];
export const ROLES = Array.from({ length: 12 }, (_, i) => {
  const name = `node-${String(i + 1).padStart(4, '0')}`;
  return `1 nodes kubernetes.io/hostname=${name} role=${i < 1 ? 'server' : 'agent'}`;
}).join('\n');
