import { numberIn, said, type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

export interface Parts {
  readonly kind?: string;
  readonly spec?: Values;
  readonly pod?: Values;
  readonly container?: Values;
  readonly more?: readonly object[];
  readonly annotations?: Values;
}

export const PROBE = { httpGet: { path: '/', port: 80 } };

/** An application of six pods, with what a case sets of it. */
export function app({ kind = 'Deployment', spec, pod, container, more = [], annotations }: Parts): object {
  const containers = [{ name: 'web', image: 'web:2', readinessProbe: PROBE, ...container }, ...more];
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      replicas: 6,
      selector: { matchLabels: { app: 'web' } },
      ...(kind === 'StatefulSet' ? { serviceName: 'web' } : {}),
      template: {
        metadata: { labels: { app: 'web' }, ...(annotations ? { annotations } : {}) },
        spec: { containers, ...pod },
      },
      ...spec,
    },
  };
}

type Change = Pick<TriedFix, 'effect' | 'rule' | 'config'> & {
  /** What it was, but for the image. */
  readonly was?: Parts;
  readonly is: Parts;
  /** One for each edit that the text names, beside the new image. */
  readonly fixed: (remediation: string) => readonly Parts[];
};

/** An edit of an application that brings a new image as well, so that the mended change still rolls out. */
export function edited({ was = {}, is, fixed, ...rest }: Change): TriedFix {
  const old = { ...was, container: { ...was.container, image: 'web:1' } };
  return {
    ...rest,
    base: [app(old)],
    head: [app(is)],
    fleet: '4 nodes kubernetes.io/os=linux\n4 nodes kubernetes.io/os=windows',
    fixed: (says) => fixed(says).map((parts) => ({ head: [app(parts)] })),
  };
}

const OWN = { labelSelector: { matchLabels: { app: 'web' } }, topologyKey: 'kubernetes.io/hostname' };
const PREFERRED = {
  preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: OWN }],
};
const SPREAD = {
  maxSkew: 1,
  topologyKey: 'kubernetes.io/hostname',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: OWN.labelSelector,
};
const shell = (script: string): string[] => ['sh', '-c', script];
const init = (of: Values): Parts => ({
  pod: { initContainers: [{ name: 'init', image: 'init:1', ...of }] },
});
const memory = (limit: string): Parts => ({ container: { resources: { limits: { memory: limit } } } });
const grace = (seconds: number): Parts => ({ pod: { terminationGracePeriodSeconds: seconds } });
const data = (hostPath: Values): Parts => ({ pod: { volumes: [{ name: 'data', hostPath }] } });
const probe = (readinessProbe: Values | null): Parts => ({ container: { readinessProbe } });
const live = (container: Values): Parts => ({ container: { livenessProbe: PROBE, ...container } });

/** Fields of a pod template. */
export const PODS: readonly TriedFix[] = [
  edited({
    effect: 'readiness-gate',
    is: { pod: { readinessGates: [{ conditionType: 'example.com/ready' }] } },
    fixed: (says) => [{ pod: { [said(says, /leave (readinessGates) out/)]: [] } }],
  }),
  edited({
    effect: 'waits schedulingGates',
    is: { pod: { schedulingGates: [{ name: 'example.com/gate' }] } },
    fixed: (says) => [{ pod: { [said(says, /leave (schedulingGates) out/)]: [] } }],
  }),
  edited({
    effect: 'waits schedulerName',
    is: { pod: { schedulerName: 'other' } },
    fixed: (says) => [{ pod: { [said(says, /leave (schedulerName) out/)]: null } }],
  }),
  edited({
    effect: 'host-network',
    is: { pod: { hostNetwork: true } },
    fixed: (says) => [{ pod: { [said(says, /^Leave (hostNetwork) out/)]: null } }],
  }),
  edited({
    effect: 'beside-itself',
    is: { pod: { affinity: { podAffinity: { requiredDuringSchedulingIgnoredDuringExecution: [OWN] } } } },
    fixed: (says) => [
      {
        pod: {
          affinity: {
            podAffinity: {
              [said(says, /as (\w+),/)]: PREFERRED.preferredDuringSchedulingIgnoredDuringExecution,
            },
          },
        },
      },
      { pod: { [said(says, /by (\w+)\./)]: [SPREAD] } },
    ],
  }),
  edited({
    effect: 'other-os',
    is: { pod: { os: { name: 'windows' } } },
    fixed: (says) => [
      {
        pod: {
          os: { name: 'windows' },
          nodeSelector: { 'kubernetes.io/os': said(says, /nodeSelector: \{kubernetes\.io\/os: (\w+)\}/) },
        },
      },
    ],
  }),
  edited({
    effect: 'host-path',
    is: data({ path: '/data', type: 'Directory' }),
    fixed: (says) => [data({ path: '/data', type: said(says, /(DirectoryOrCreate)/) })],
  }),
  edited({
    effect: 'never-pulled web',
    is: { container: { imagePullPolicy: 'Never' } },
    fixed: (says) => [{ container: { imagePullPolicy: said(says, /imagePullPolicy: (\w+)/) } }],
  }),
  edited({
    effect: 'root-refused web',
    is: { container: { securityContext: { runAsNonRoot: true, runAsUser: 0 } } },
    fixed: (says) => [
      {
        container: { securityContext: { runAsNonRoot: true, runAsUser: numberIn(says, /runAsUser: (\d+)/) } },
      },
      { container: { securityContext: { runAsUser: 0, [said(says, /leave (\w+) out/)]: null } } },
    ],
  }),
  edited({
    effect: 'init-without-end init',
    is: init({ command: shell('while true; do sleep 1; done') }),
    fixed: (says) => [
      init({ command: shell('sleep 1') }),
      init({
        command: shell('while true; do sleep 1; done'),
        restartPolicy: said(says, /restartPolicy: (\w+)/),
      }),
    ],
  }),
  edited({
    effect: 'init-waits init',
    is: init({ command: shell('until nc -z db 5432; do sleep 1; done') }),
    fixed: (says) => [
      init({ command: shell(`until nc -z db 5432; do sleep 1; ${said(says, /`(\[ .*)`/)}; done`) }),
    ],
  }),
  edited({
    effect: 'post-start-without-end web',
    is: { container: { lifecycle: { postStart: { exec: { command: shell('tail -f /log') } } } } },
    fixed: () => [
      { container: { lifecycle: { postStart: { exec: { command: shell('touch /log') } } } } },
      { more: [{ name: 'log', image: 'log:1', readinessProbe: PROBE, command: shell('tail -f /log') }] },
    ],
  }),
  edited({
    effect: 'weaker-probe web',
    is: probe({ tcpSocket: { port: 80 } }),
    fixed: (says) => [probe({ [said(says, /Keep (httpGet)/)]: PROBE.httpGet })],
  }),
  edited({
    effect: 'unprobed log',
    is: { more: [{ name: 'log', image: 'log:1' }] },
    fixed: (says) => [{ more: [{ name: 'log', image: 'log:1', [said(says, /a (readinessProbe)/)]: PROBE }] }],
  }),
  edited({
    effect: 'memory-limit web',
    was: memory('4Gi'),
    is: memory('1Gi'),
    fixed: () => [memory('3Gi')],
  }),
  edited({
    effect: 'moving-tag web',
    is: { container: { image: 'web:latest' } },
    fixed: () => [{}, { container: { image: `web@sha256:${'a'.repeat(64)}` } }],
  }),
  edited({
    effect: 'pre-stop',
    is: { container: { lifecycle: { preStop: { sleep: { seconds: 60 } } } } },
    fixed: (says) => [
      {
        container: { lifecycle: { preStop: { sleep: { seconds: 60 } } } },
        ...grace(numberIn(says, /terminationGracePeriodSeconds: (\d+)/)),
      },
    ],
  }),
  edited({
    effect: 'shorter-grace',
    was: grace(600),
    is: grace(30),
    fixed: (says) => [grace(numberIn(says, /terminationGracePeriodSeconds: (\d+)/)), grace(400)],
  }),
  edited({
    effect: 'longer-grace',
    was: grace(600),
    is: grace(7200),
    fixed: (says) => [grace(numberIn(says, /terminationGracePeriodSeconds: (\d+)/)), grace(900)],
  }),
  edited({
    effect: 'no-pre-stop web',
    was: { container: { lifecycle: { preStop: { sleep: { seconds: 5 } } } } },
    is: {},
    fixed: (says) => [
      { container: { lifecycle: { [said(says, /the (preStop)/)]: { sleep: { seconds: 5 } } } } },
    ],
  }),
  edited({
    effect: 'released-pods karpenter.sh/do-not-disrupt',
    was: { annotations: { 'karpenter.sh/do-not-disrupt': 'true' } },
    is: {},
    fixed: (says) => [{ annotations: { [said(says, /Keep (\S+):/)]: said(says, /"(\w+)"/) } }],
  }),
  edited({
    effect: 'kept-nodes karpenter.sh/do-not-disrupt',
    is: { annotations: { 'karpenter.sh/do-not-disrupt': 'true' } },
    fixed: (says) => [{ annotations: { [said(says, /Leave (\S+) off/)]: '' } }],
  }),
  edited({
    effect: 'tolerates-cordons',
    is: { pod: { tolerations: [{ operator: 'Exists' }] } },
    fixed: () => [{ pod: { tolerations: [{ key: 'gpu', operator: 'Exists' }] } }],
  }),
  edited({
    effect: 'node-name',
    is: { pod: { nodeName: 'node-0001' } },
    fixed: (says) => [
      { pod: { [said(says, /^Leave (nodeName) out/)]: null, nodeSelector: { 'kubernetes.io/os': 'linux' } } },
    ],
  }),
  edited({
    effect: 'drawn-together',
    was: { pod: { topologySpreadConstraints: [SPREAD] } },
    is: {},
    fixed: (says) => [
      { pod: { topologySpreadConstraints: [SPREAD] } },
      {
        pod: {
          topologySpreadConstraints: [
            { ...SPREAD, whenUnsatisfiable: said(says, /whenUnsatisfiable: (\w+)/) },
          ],
        },
      },
      { pod: { affinity: { podAntiAffinity: PREFERRED } } },
    ],
  }),
  edited({
    effect: 'readiness-probe web',
    rule: 'no-bake-time',
    was: { spec: { minReadySeconds: 30 } },
    is: { ...probe(null), spec: { minReadySeconds: 30 } },
    fixed: (says) => [{ container: { [said(says, /the (\w+) of/)]: PROBE }, spec: { minReadySeconds: 30 } }],
  }),
  edited({
    effect: 'impatient-liveness web',
    was: live({}),
    is: live({ livenessProbe: { ...PROBE, failureThreshold: 1, periodSeconds: 5 } }),
    fixed: (says) => [
      live({
        livenessProbe: {
          ...PROBE,
          failureThreshold: numberIn(says, /such as (\d+) s/) / 5,
          periodSeconds: 5,
        },
      }),
    ],
  }),
  edited({
    effect: 'no-startup-probe web',
    was: live({ startupProbe: { ...PROBE, failureThreshold: 30 } }),
    is: live({}),
    fixed: (says) => [live({ [said(says, /the (\w+) of/)]: { ...PROBE, failureThreshold: 30 } })],
  }),
];
