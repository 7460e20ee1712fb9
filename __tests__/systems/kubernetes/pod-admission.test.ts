import { describe, expect, test } from '@jest/globals';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

const CPU = { requests: { cpu: '500m' }, limits: { cpu: '1', memory: '1Gi' } };
const KINDS = ['Deployment', 'StatefulSet', 'DaemonSet'] as const;

function workload(kind: string, pod: object, replicas: number): object {
  const template = { metadata: { labels: { app: 'web' } }, spec: pod };
  const size = kind === 'DaemonSet' ? {} : { replicas };
  const spec = { ...size, selector: { matchLabels: { app: 'web' } }, template };
  return { apiVersion: 'apps/v1', kind, metadata: { name: 'web', namespace: 'shop' }, spec };
}

function container(image: string, more: object = {}): object {
  return { name: 'web', image, ...more };
}

interface Case {
  readonly kind?: string;
  readonly before?: object;
  readonly after: object;
  readonly written?: readonly object[];
  readonly live?: readonly object[];
  readonly replicas?: number;
}

/** Three nodes, and three replicas unless it says another number, with a new image. */
function rolled({
  kind = 'Deployment',
  before,
  after,
  written = [],
  live = [],
  replicas = 3,
}: Case): PlannedGroup {
  const side = (pod: object): string => textOf([workload(kind, pod, replicas), ...written]);
  const { plan } = planOf({
    base: side({ ...(before ?? after), containers: containersOf('web:1', before ?? after) }),
    head: side({ ...after, containers: containersOf('web:2', after) }),
    snapshot: nodeList(
      ['a', 'b', 'c'].map((name) => ({ name, labels: {} })),
      live,
    ),
  });
  const group = plan.policies.find(({ ref }) => ref.name === 'web')?.head?.effect.groups[0];
  if (!group) throw new Error('nothing is planned');
  return group;
}

function containersOf(image: string, pod: object): object[] {
  const { containers = [{}] } = pod as { readonly containers?: readonly object[] };
  return containers.map((one) => container(image, one));
}

function range(limit: object, namespace = 'shop'): object {
  return {
    apiVersion: 'v1',
    kind: 'LimitRange',
    metadata: { name: 'l', namespace },
    spec: { limits: [{ type: 'Container', ...limit }] },
  };
}

function quota(hard: object): object {
  return {
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { name: 'q', namespace: 'shop' },
    spec: { hard },
  };
}

function namespace(level: string): object {
  const labels = { 'pod-security.kubernetes.io/enforce': level };
  return { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'shop', labels } };
}

const asking = (resources: object): object => ({ containers: [{ resources }] });

// Source: kubernetes, plugin/pkg/admission/limitranger, mergeContainerResources and PodValidateLimitFunc.
describe('a limit range of the namespace', () => {
  test.each<[claim: string, resources: object, written: object, because: string | null]>([
    [
      'refuses a limit above its most',
      CPU,
      range({ max: { memory: '512Mi' } }),
      'container web asks for 1Gi',
    ],
    [
      'fills in its most as a limit',
      { requests: { cpu: '2' } },
      range({ max: { cpu: 1 } }),
      'its limit is 1',
    ],
    ['refuses a request below its least', CPU, range({ min: { cpu: '600m' } }), '500m of cpu, 600m at least'],
    [
      'refuses a request above the limit it fills in',
      { requests: { memory: '300Mi' } },
      range({ default: { memory: '128Mi' } }),
      'container web asks for 300Mi of memory, its limit is 128Mi',
    ],
    [
      'refuses a limit so many times the request',
      { requests: { cpu: '100m' }, limits: { cpu: 1 } },
      range({ maxLimitRequestRatio: { cpu: 2 } }),
      '100m of cpu with a limit of 1, 2 times as much at most',
    ],
    [
      'of whole pods counts all containers',
      CPU,
      range({ type: 'Pod', max: { memory: '512Mi' } }),
      'the pod asks for 1Gi of memory, 512Mi at most',
    ],
    [
      'of whole pods refuses one without a limit',
      {},
      range({ type: 'Pod', max: { memory: '512Mi' } }),
      'memory without a limit',
    ],
    ['takes what is within', CPU, range({ max: { memory: '1Gi', cpu: '1' }, min: { cpu: '500m' } }), null],
    ['fills in what is left open', {}, range({ max: { memory: '512Mi' } }), null],
    ['of another namespace is none', CPU, range({ max: { memory: '512Mi' } }, 'other'), null],
  ])('%s', (_claim, resources, written, because) => {
    const { outcome, why } = rolled({ after: asking(resources), written: [written] });
    expect(outcome).toBe(because === null ? 'complete' : 'stuck');
    expect(why).toContain(because ?? '');
  });

  test.each(KINDS)('of a %s has a fix that names no nodes', (kind) => {
    const { fix } = rolled({ kind, after: asking(CPU), written: [range({ max: { memory: '512Mi' } })] });
    expect(fix).toBe('Correct what the pods ask for, or loosen what refuses them.');
  });

  test('adds up the containers that stay, and takes each that prepares by itself', () => {
    const small = { resources: { limits: { memory: '300Mi' } } };
    const pod = (containers: object[]): Case => ({
      after: { containers, initContainers: [{ name: 'init', image: 'init:1', ...small }] },
      written: [range({ type: 'Pod', max: { memory: '512Mi' } })],
    });
    expect(rolled(pod([small])).outcome).toBe('complete');
    expect(rolled(pod([small, { name: 'side', ...small }])).outcome).toBe('stuck');
  });

  test('that only the cluster has counts', () => {
    expect(rolled({ after: asking(CPU), live: [range({ max: { memory: '512Mi' } })] }).outcome).toBe('stuck');
  });

  test.each(KINDS)('stops a %s with what it takes at once out', (kind) => {
    const { outcome, peakAtOnce, why } = rolled({
      kind,
      before: asking({}),
      after: asking({ limits: { memory: '1Gi' } }),
      written: [range({ max: { memory: '512Mi' } })],
    });
    expect({ outcome, isMade: !why.includes('not made') }).toEqual({ outcome: 'stuck', isMade: false });
    expect(peakAtOnce).toBe(kind === 'Deployment' ? 0 : 1);
  });
});

// Source: kubernetes, pkg/quota/v1/evaluator/core/pods.go, Constraints; plugin/pkg/admission/resourcequota.
describe('a quota of the namespace', () => {
  test.each(['limits.memory', 'requests.memory', 'memory'])('of %s refuses who does not say', (resource) => {
    const { why } = rolled({
      before: asking({ limits: { memory: '1Gi' } }),
      after: asking({ limits: { cpu: 1 } }),
      written: [quota({ [resource]: '9Gi' })],
    });
    expect(why).toContain(`ResourceQuota/q (${resource}) refuses such a pod: container web has no`);
  });

  test('takes pods that it took without saying: a limit range of which no file tells fills it in', () => {
    const written = [quota({ 'limits.memory': '9Gi' })];
    expect(rolled({ after: asking({}), written }).outcome).toBe('complete');
  });

  test('takes what a limit range fills in', () => {
    const written = [quota({ 'limits.memory': '9Gi' }), range({ default: { memory: '1Gi' } })];
    expect(rolled({ after: asking({}), written }).outcome).toBe('complete');
  });

  test.each<[claim: string, hard: number, used: number, outcome: string]>([
    ['that has refused some of its pods already lets the others go', 2, 2, 'complete'],
    ['that is below what is there lets none go', 2, 3, 'stuck'],
  ])('%s', (_claim, pods, used, outcome) => {
    const live = { ...quota({ pods }), status: { hard: { pods }, used: { pods: used } } };
    expect(rolled({ kind: 'DaemonSet', after: asking({}), live: [live] }).outcome).toBe(outcome);
  });

  test.each<[kind: string, more: string, allowed: string, done: number]>([
    ['StatefulSet', '4Gi', '6Gi', 1],
    ['StatefulSet', '4Gi', '12Gi', 3],
    ['StatefulSet', '1Gi', '3Gi', 3],
    ['DaemonSet', '4Gi', '6Gi', 1],
    ['DaemonSet', '4Gi', '5Gi', 0],
    ['DaemonSet', '512Mi', '3Gi', 3],
    ['DaemonSet', '1Gi', '2Gi', 0],
  ])('lets a %s of 1Gi each go to %s as far as %s allow', (kind, more, allowed, done) => {
    const { outcome, batches } = rolled({
      kind,
      before: asking({ requests: { memory: '1Gi' } }),
      after: asking({ requests: { memory: more } }),
      written: [quota({ 'requests.memory': allowed })],
    });
    expect(outcome).toBe(done === 3 ? 'complete' : 'stuck');
    expect(batches.reduce((sum, { size }) => sum + size, 0)).toBe(done);
  });
});

// Source: kubernetes.io, Pod Security Standards.
describe('the level of Pod Security of the namespace', () => {
  const hardened = {
    allowPrivilegeEscalation: false,
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' },
    capabilities: { drop: ['ALL'] },
  };
  const secured = (securityContext: object): object => ({ containers: [{ securityContext }] });

  test.each<[level: string, before: object, after: object, because: string | null]>([
    ['baseline', {}, secured({ privileged: true }), 'container web has securityContext.privileged'],
    ['baseline', {}, { hostNetwork: true }, 'its pod has hostNetwork'],
    ['baseline', {}, { hostPID: true }, 'its pod has hostPID'],
    ['baseline', {}, { volumes: [{ name: 'v', hostPath: { path: '/' } }] }, 'its pod has hostPath volumes'],
    ['baseline', {}, secured({ capabilities: { add: ['SYS_ADMIN'] } }), 'capabilities.add'],
    ['baseline', {}, secured({ capabilities: { add: ['CHOWN'] } }), null],
    ['baseline', {}, { containers: [{ ports: [{ containerPort: 80, hostPort: 80 }] }] }, 'hostPort'],
    ['privileged', {}, secured({ privileged: true }), null],
    [
      'restricted',
      secured(hardened),
      secured({ ...hardened, runAsNonRoot: false }),
      'no securityContext.runAsNonRoot: true',
    ],
    ['restricted', secured(hardened), secured({ ...hardened, capabilities: {} }), 'do not drop ALL'],
    ['restricted', secured(hardened), secured({ ...hardened, runAsUser: 1000 }), null],
    // What runs although it is refused as written has the rest filled in by something else.
    ['restricted', {}, secured({ runAsUser: 1000 }), null],
  ])('%s: from %j to %j', (level, before, after, because) => {
    const { why } = rolled({ before, after, written: [namespace(level)] });
    expect(why.includes('refuses such a pod')).toBe(because !== null);
    expect(why).toContain(because ?? '');
  });
});
