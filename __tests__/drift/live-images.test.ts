import type { JsonObject } from '../../src/manifest/manifest.js';
import { hashValue } from '../../src/snapshot/copy.js';
import { redactObject } from '../../src/snapshot/redact.js';
import { said } from './said.js';

interface Pods {
  readonly containers?: readonly object[];
  readonly initContainers?: readonly object[];
}

const EIGHT = {
  ...{ observedGeneration: 1, replicas: 8, updatedReplicas: 8 },
  ...{ readyReplicas: 8, availableReplicas: 8 },
};
const KINDS = {
  Deployment: { spec: { replicas: 8 }, status: EIGHT },
  StatefulSet: { spec: { replicas: 8, serviceName: 'web' }, status: EIGHT },
  DaemonSet: {
    spec: {},
    status: {
      ...{ desiredNumberScheduled: 4, currentNumberScheduled: 4, updatedNumberScheduled: 4 },
      ...{ numberReady: 4, numberAvailable: 4, observedGeneration: 1 },
    },
  },
};

/** A workload of these pods, as a file has it. */
const workloadOf = (kind: keyof typeof KINDS, pods: Pods, annotations: object = {}): object => ({
  ...{ apiVersion: 'apps/v1', kind, metadata: { name: 'web', namespace: 'shop', annotations } },
  spec: {
    ...KINDS[kind].spec,
    selector: { matchLabels: { app: 'web' } },
    template: { metadata: { labels: { app: 'web' } }, spec: pods },
  },
});
/** The same in the cluster, with something that the server filled in. */
const liveOf = (kind: keyof typeof KINDS, pods: Pods): object => {
  const { metadata, spec, ...rest } = workloadOf(kind, pods) as Record<'metadata' | 'spec', object>;
  return {
    ...{ ...rest, metadata: { ...metadata, generation: 1 }, status: KINDS[kind].status },
    spec: {
      ...spec,
      template: { metadata: { labels: { app: 'web' } }, spec: { ...pods, preemptionPolicy: 'Never' } },
    },
  };
};
const one = (image: string, name = 'app'): { readonly name: string; readonly image: string } => ({
  ...{ name, image },
});
const imagesSaid = (kind: keyof typeof KINDS, file: Pods, live: Pods, annotations: object = {}): string[] =>
  said(JSON.stringify(workloadOf(kind, file, annotations)), '4 nodes', [liveOf(kind, live)]);

describe('an image that the cluster does not run: reported with its field and the rollout that applying it starts', () => {
  const begins = (kind: string): string =>
    `! ${kind}/shop/web: the files and the cluster differ: they are not applied yet, or the object was changed in the cluster. Once they are applied: The pod template changes `;
  const NEXT = { containers: [one('app:2')] };
  const NOW = { containers: [one('app:1')] };

  test.each([
    ['Deployment', NEXT, NOW, '(spec.containers): it rolls out to 8 replicas.'],
    ['StatefulSet', NEXT, NOW, '(spec.containers): it rolls out to 8 replicas.'],
    ['DaemonSet', NEXT, NOW, '(spec.containers): it rolls out to 4 nodes.'],
    [
      'Deployment',
      { ...NOW, initContainers: [one('migrate:2', 'migrate')] },
      { ...NOW, initContainers: [one('migrate:1', 'migrate')] },
      '(spec.initContainers): it rolls out to 8 replicas.',
    ],
    [
      'Deployment',
      { containers: [one(`registry.example.com:5000/team/app@sha256:${'a'.repeat(64)}`)] },
      { containers: [one('registry.example.com:5000/team/app:1')] },
      '(spec.containers): it rolls out to 8 replicas.',
    ],
  ] as const)('%s %j, where %j runs', (kind, file, live, line) => {
    expect(imagesSaid(kind, file, live)).toEqual([`${begins(kind)}${line}`]);
  });

  test('the same images in another order, and a container that something in the cluster puts in, are nothing', () => {
    const two = { containers: [one('app:1'), one('proxy:1', 'proxy')] };
    const turned = { containers: [one('proxy:1', 'proxy'), one('app:1')] };
    expect([
      imagesSaid('Deployment', NOW, NOW),
      imagesSaid('Deployment', two, turned),
      imagesSaid('Deployment', NOW, { ...two, initContainers: [one('setup:1', 'setup')] }),
    ]).toEqual([[], [], []]);
  });

  test.each([
    ['app:2', 'app:1', 1],
    ['team/app:1', 'mirror.example.com:5000/team/app:1', 1],
  ])('where the files have %s and the cluster runs %s, %i lines are reported', (file, live, lines) => {
    expect(imagesSaid('Deployment', { containers: [one(file)] }, { containers: [one(live)] })).toHaveLength(
      lines,
    );
  });

  test.each([
    '${IMAGE}',
    'app:$TAG',
    'app:{{ .Values.tag }}',
    '((image))',
    'ko://example.com/app',
    'IMAGE',
    ' ',
  ])('what stands for an image until it is applied, as %j, is compared with nothing', (image) => {
    expect(imagesSaid('Deployment', { containers: [one(image)] }, NOW)).toEqual([]);
  });

  test.each([
    ['image.openshift.io/triggers', '[]', 0],
    ['keel.sh/policy', 'minor', 0],
    ['keel.sh/policy', 'never', 1],
  ])('where %s is %s something in the cluster sets the images, or not: %i said', (key, value, lines) => {
    expect(imagesSaid('Deployment', NEXT, NOW, { [key]: value })).toHaveLength(lines);
  });

  test('limits that are others as well are reported beside it', () => {
    const live = liveOf('Deployment', NOW) as { spec: object };
    const strategy = { type: 'RollingUpdate', rollingUpdate: { maxSurge: 0, maxUnavailable: 6 } };
    const loosened = { ...live, spec: { ...live.spec, strategy } };
    const lines = said(JSON.stringify(workloadOf('Deployment', NEXT)), '4 nodes', [loosened]);
    expect(lines).toEqual([
      `${begins('Deployment')}(spec.containers): it rolls out to 8 replicas.`,
      '! Deployment/shop/web: the cluster differs from the files: 6 of 8 replicas (75%) at once, by the files 2 of 8; a bad version breaks up to 6 replicas, by the files 2.',
    ]);
  });

  test('of a workload without pods nothing is reported of its images', () => {
    const none = (of: object): object => ({ ...of, spec: { ...(of as { spec: object }).spec, replicas: 0 } });
    const lines = said(JSON.stringify(none(workloadOf('Deployment', NEXT))), '4 nodes', [
      { ...none(liveOf('Deployment', NOW)), status: { observedGeneration: 1 } },
    ]);
    expect(lines).toEqual([]);
  });

  test('while a rollout to that very template is under way nothing is reported of its images', () => {
    const live = liveOf('Deployment', NEXT);
    const halfway = { ...live, status: { ...KINDS.Deployment.status, updatedReplicas: 3 } };
    const lines = said(JSON.stringify(workloadOf('Deployment', NEXT)), '4 nodes', [halfway]);
    expect(lines.filter((line) => line.includes('the files ask for'))).toEqual([]);
  });

  test('a snapshot of before images were kept says nothing of them', () => {
    const { spec, ...rest } = redactObject('apps/v1', 'Deployment', liveOf('Deployment', NOW) as JsonObject)
      ?.object ?? { spec: null };
    const template = { metadata: { labels: { app: 'web' } }, 'fleetplan.hash': hashValue('older') };
    const older = { ...rest, spec: { ...(spec as object), template } };
    expect(said(JSON.stringify(workloadOf('Deployment', NEXT)), '4 nodes', [older])).toEqual([]);
  });

  test.each([
    ['a label', { metadata: { labels: { app: 'web', tier: 'front' } } }, 1],
    ['a nodeSelector', { spec: { ...NOW, nodeSelector: { pool: 'gpu' } } }, 1],
    ['an annotation', { metadata: { labels: { app: 'web' }, annotations: { restarted: 'today' } } }, 0],
    ['its environment', { spec: { containers: [{ ...one('app:1'), env: [{ name: 'A', value: 'b' }] }] } }, 0],
    ['a limit', { spec: { containers: [{ ...one('app:1'), resources: { limits: { cpu: 2 } } }] } }, 0],
    ['a command', { spec: { containers: [{ ...one('app:1'), command: ['run'] }] } }, 0],
  ])('%s of the template that only the cluster has: %j, %i lines', (_part, edit, lines) => {
    const live = liveOf('Deployment', NOW) as { spec: { template: object } };
    const edited = { ...live, spec: { ...live.spec, template: { ...live.spec.template, ...edit } } };
    const reported = said(JSON.stringify(workloadOf('Deployment', NOW)), '4 nodes pool=gpu', [edited]);
    expect(reported).toHaveLength(lines);
  });
});
