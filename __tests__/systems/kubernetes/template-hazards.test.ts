import { describe, expect, test } from '@jest/globals';
import { templateHazards } from '../../../src/systems/kubernetes/words/template-hazards.js';
import { manifest } from './manifests.js';
import { files, type Shape } from './template-files.js';

/** `subject`, or `subject (info)`, of what an edit brings. */
function brought(base: Shape, head: Shape): string[] {
  const [before, after] = [base, head].map((shape) => manifest(files(shape)));
  if (!before || !after) return [];
  return templateHazards(after, before).map(({ subject, grade }) =>
    grade === undefined ? subject : `${subject} (${grade})`,
  );
}

const HTTP = { httpGet: { path: '/', port: 80 } };
const PROBED: Shape = { container: { readinessProbe: HTTP } };
const INIT = (...command: string[]): Shape => ({
  pod: { initContainers: [{ name: 'i', image: 'i', command }] },
});
const SHELL = (script: string): Shape => INIT('sh', '-c', script);
const DISK = (limit: string): Shape => ({
  container: { resources: { limits: { 'ephemeral-storage': limit } } },
});
const SCRATCH = (emptyDir: object): Shape => ({ pod: { volumes: [{ name: 'scratch', emptyDir }] } });
const MEMORY = (requests: string | null, limits: string | null): Shape => ({
  container: {
    resources: {
      ...(requests === null ? {} : { requests: { memory: requests } }),
      ...(limits === null ? {} : { limits: { memory: limits } }),
    },
  },
});
const NEXT_TO = (label: string): Shape => ({
  pod: {
    affinity: {
      podAffinity: {
        requiredDuringSchedulingIgnoredDuringExecution: [
          { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: label } } },
        ],
      },
    },
  },
});
const HOST_PATH = (type: string): Shape => ({
  pod: { volumes: [{ name: 'h', hostPath: { path: '/o', type } }] },
});
const USER = (container: object, pod: object = {}): Shape => ({
  container: { securityContext: container },
  pod: { securityContext: pod },
});
const POST_START = (...command: string[]): Shape => ({
  container: { lifecycle: { postStart: { exec: { command } } } },
});

describe('what a field of a pod template does to its pods', () => {
  test.each<[string, Shape, Shape, string[]]>([
    ['the network of its node', {}, { pod: { hostNetwork: true } }, ['host-network']],
    ['the one that it had', { pod: { hostNetwork: true } }, { pod: { hostNetwork: true, priority: 1 } }, []],
    ['only where one of its own is', {}, NEXT_TO('web'), ['beside-itself']],
    ['only where one of another is', {}, NEXT_TO('cache'), []],
    ['another system', {}, { pod: { os: { name: 'windows' } } }, ['other-os']],
    [
      'another system, and nodes of it',
      {},
      { pod: { os: { name: 'windows' }, nodeSelector: { 'kubernetes.io/os': 'windows' } } },
      [],
    ],
    ['the usual system', {}, { pod: { os: { name: 'linux' } } }, []],
    ['a folder that its node must have', {}, HOST_PATH('Directory'), ['host-path']],
    ['a socket that its node must have', {}, HOST_PATH('Socket'), ['host-path']],
    ['a folder that is made', {}, HOST_PATH('DirectoryOrCreate'), []],
    ['a path of any type', {}, HOST_PATH(''), []],
    ['an image that nobody pulls', {}, { container: { imagePullPolicy: 'Never' } }, ['never-pulled web']],
    [
      'another image that nobody pulls',
      { container: { imagePullPolicy: 'Never' } },
      { container: { imagePullPolicy: 'Never', image: 'web:2' } },
      ['never-pulled web'],
    ],
    ['an image that is pulled', {}, { container: { imagePullPolicy: 'IfNotPresent' } }, []],
    ['root that may not be', {}, USER({ runAsNonRoot: true, runAsUser: 0 }), ['root-refused web']],
    [
      'root of the pod that its container may not be',
      USER({ runAsNonRoot: true }),
      USER({ runAsNonRoot: true }, { runAsUser: 0 }),
      ['root-refused web'],
    ],
    ['a user that may be', {}, USER({ runAsNonRoot: true, runAsUser: 1000 }), []],
    [
      'root of the pod, another user of the container',
      {},
      USER({ runAsNonRoot: true, runAsUser: 5 }, { runAsUser: 0 }),
      [],
    ],
    ['a preparation without end', {}, SHELL('while true; do sleep 5; done'), ['init-without-end i']],
    ['one that sleeps', {}, INIT('sleep', 'infinity'), ['init-without-end i']],
    ['one that follows a file', {}, SHELL('tail -f /dev/null'), ['init-without-end i']],
    ['a loop that is left', {}, SHELL('while true; do ask && break; sleep 1; done'), []],
    [
      'one that runs beside the others',
      {},
      {
        pod: {
          initContainers: [
            { name: 'i', image: 'i', command: ['sleep', 'infinity'], restartPolicy: 'Always' },
          ],
        },
      },
      [],
    ],
    [
      'a preparation that waits for something',
      {},
      SHELL('until nslookup db; do sleep 1; done'),
      ['init-waits i'],
    ],
    [
      'one that waits as before',
      SHELL('until nslookup db; do sleep 1; done'),
      SHELL('until nslookup db; do sleep 2; done'),
      [],
    ],
    [
      'one that waits for something else',
      SHELL('until nslookup db; do sleep 1; done'),
      SHELL('until nslookup dbx; do sleep 1; done'),
      ['init-waits i'],
    ],
    ['a preparation that ends', {}, INIT('migrate', '--up'), []],
    ['a hook without end', {}, POST_START('sh', '-c', 'sleep infinity'), ['post-start-without-end web']],
    ['a hook that ends', {}, POST_START('sh', '-c', 'sleep 5'), []],
    [
      'only an open port asked for',
      { container: { readinessProbe: HTTP } },
      { container: { readinessProbe: { tcpSocket: { port: 80 } } } },
      ['weaker-probe web (info)'],
    ],
    [
      'an application asked for',
      { container: { readinessProbe: { tcpSocket: { port: 80 } } } },
      { container: { readinessProbe: HTTP } },
      [],
    ],
    ['memory of an eighth', MEMORY(null, '512Mi'), MEMORY(null, '64Mi'), ['memory-limit web']],
    ['memory of half', MEMORY(null, '512Mi'), MEMORY(null, '256Mi'), []],
    [
      'a first limit below what it asked for',
      MEMORY('512Mi', null),
      MEMORY('8Mi', '8Mi'),
      ['memory-limit web'],
    ],
    ['a first limit above that', MEMORY('512Mi', null), MEMORY('512Mi', '1Gi'), []],
    ['disk of an eighth', DISK('8Gi'), DISK('1Gi'), ['storage-limit web']],
    ['disk of half', DISK('8Gi'), DISK('4Gi'), []],
    ['a volume of an eighth', SCRATCH({ sizeLimit: '8Gi' }), SCRATCH({ sizeLimit: '1Gi' }), ['volume-limit']],
    ['a volume that gets its first limit', SCRATCH({}), SCRATCH({ sizeLimit: '1Gi' }), []],
    [
      'a volume of memory, of which nobody is evicted',
      SCRATCH({ medium: 'Memory', sizeLimit: '8Gi' }),
      SCRATCH({ medium: 'Memory', sizeLimit: '1Gi' }),
      [],
    ],
    [
      'a new container without a probe',
      PROBED,
      { ...PROBED, sidecars: [{ name: 'proxy' }] },
      ['unprobed proxy (info)'],
    ],
    [
      'a new container with one',
      PROBED,
      { ...PROBED, sidecars: [{ name: 'proxy', readinessProbe: HTTP }] },
      [],
    ],
    ['a new container beside others without one', {}, { sidecars: [{ name: 'proxy' }] }, []],
    ['a limit that is no quantity', MEMORY(null, '512Mi'), MEMORY(null, 'x'), []],
  ])('%s', (_claim, base, head, expected) => {
    expect(brought(base, head)).toEqual(expected);
  });
});
