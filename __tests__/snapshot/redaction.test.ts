import type { JsonObject } from '../../src/manifest/manifest.js';
import { writeCompact } from './write-compact.js';
import { hashValue } from '../../src/snapshot/copy.js';
import { FINGERPRINT, redactObject } from '../../src/snapshot/redact.js';
import { kubectlList, kubectlNodes, nodeName, type Plain, SECRETS } from './nodes.js';
import { deployment, everyKind, replicaSet, skyhook } from './objects.js';
import { codes, read } from './reading.js';
import { messagesOf } from '../messages.js';

const FLEET = kubectlList([...kubectlNodes(2), ...everyKind()]);
const everything = read(FLEET);
const shown = (): string => `${JSON.stringify(everything.snapshot)}\n${writeCompact(FLEET, null)}`;

function redacted(object: Plain): JsonObject {
  const result = redactObject(String(object['apiVersion']), String(object['kind']), object as JsonObject);
  if (result === null) throw new Error('nothing is kept');
  expect(result.defects).toEqual([]);
  return JSON.parse(JSON.stringify(result.object)) as JsonObject;
}

describe('redaction: nothing private survives reading', () => {
  test.each(Object.entries(SECRETS))('%s', (_what, secret) => {
    // It is in the input, so that its absence from the output says something.
    expect(FLEET).toContain(secret);
    expect(shown()).not.toContain(secret);
  });

  test('items of a list that are no objects: left out', () => {
    const node = {
      apiVersion: 'v1',
      kind: 'Node',
      spec: { taints: ['s3cret', null, ['s3cret'], { key: 'a' }] },
    };
    const kept = redactObject('v1', 'Node', node);
    expect(JSON.stringify(kept?.object)).toBe(
      '{"apiVersion":"v1","kind":"Node","spec":{"taints":[{"key":"a"}]}}',
    );
    expect(kept?.defects.length).toBeGreaterThan(0);
  });

  test('conditions that are no objects: left out as defects', () => {
    const status = { conditions: [null, 's3cret', { type: 'Ready', status: 'True', message: 's3cret' }] };
    const kept = redactObject('v1', 'Node', { apiVersion: 'v1', kind: 'Node', status });
    expect(kept?.object['status']).toEqual({ conditions: [{ type: 'Ready', status: 'True' }] });
    expect(kept?.defects.map(({ path }) => path)).toEqual([['status', 'conditions', 1]]);
  });

  test('a definition of a kind that is not planned: nothing is kept', () => {
    const of = (group: string, kind: string) =>
      redactObject('apiextensions.k8s.io/v1', 'CustomResourceDefinition', {
        spec: { group, names: { kind } },
      });
    expect([of('example.com', 'NodePool'), of('karpenter.sh', 'NodePool') === null]).toEqual([null, false]);
  });

  test('of the containers of a workload their names and hashes of their images, and of those of a pod nothing', () => {
    const template = deployment('web')['spec'] as { template: { spec: { containers: object[] } } };
    const [container] = template.template.spec.containers;
    const kept = { name: 'web', image: hashValue(SECRETS.image) };
    const spec = {
      containers: [container, { image: 'nameless:1' }, { name: 'bare' }],
      initContainers: [{ ...container, name: 'setup', image: 'setup:1' }],
      ephemeralContainers: [container],
    };
    const workload = { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { name: 's' } };
    const once = redacted({ ...workload, spec: { template: { spec } } });
    expect(once).toMatchObject({
      spec: {
        template: {
          spec: {
            containers: [kept, { name: 'bare' }],
            initContainers: [{ name: 'setup', image: hashValue('setup:1') }],
          },
        },
      },
    });
    expect(JSON.stringify(once)).not.toContain('ephemeral');
    expect(redacted(once)).toEqual(once);
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec: { containers: [container] } };
    expect(JSON.stringify(redacted(pod))).not.toContain('containers');
  });

  test('of volumes only that one is local to its pod, not what it is called or asks for', () => {
    const volumes = [
      { name: 'scratch', emptyDir: { medium: 'Memory', sizeLimit: '1Gi' } },
      { name: 'token', secret: { secretName: 'prod-token' } },
      { name: 'host', hostPath: { path: '/etc/prod' } },
    ];
    const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'p' }, spec: { volumes } };
    expect(redacted(pod)['spec']).toEqual({ volumes: [{ emptyDir: '' }, {}, {}] });
  });

  test('secrets and config maps never do', () => {
    expect(codes(everything)).toEqual([]);
    expect(everything.snapshot.objects.map(({ kind }) => kind)).not.toContain('Secret');
    expect(messagesOf(everything.problems)).toEqual([
      'Left out 2 objects of kinds that fleetplan does not use.',
    ]);
  });

  test('of a NodeClass the names of fields, with hashes of their values', () => {
    const object = {
      apiVersion: 'karpenter.k8s.aws/v1',
      kind: 'EC2NodeClass',
      metadata: { name: 'default', creationTimestamp: '2026-01-01T00:00:00Z', annotations: { a: 'b' } },
      spec: { userData: '#!/bin/sh token=hunter2', tags: { team: 'x' }, amiSelectorTerms: [{ id: 'ami-1' }] },
      status: { amis: [{ id: 'ami-1' }] },
    };
    expect(redacted(object)).toEqual({
      apiVersion: 'karpenter.k8s.aws/v1',
      kind: 'EC2NodeClass',
      metadata: { name: 'default', creationTimestamp: '2026-01-01T00:00:00Z' },
      spec: {
        userData: hashValue('#!/bin/sh token=hunter2'),
        tags: { team: hashValue('x') },
        amiSelectorTerms: hashValue('[{"id":"ami-1"}]'),
      },
    });
    expect(redacted(redacted(object))).toEqual(redacted(object));
  });

  test('unknown fields and kinds are dropped, however they are called', () => {
    const odd = {
      apiVersion: 'skyhook.nvidia.com/v1alpha1',
      kind: 'Skyhook',
      metadata: { name: 's' },
      spec: { secret: 'x' },
      password: 'x',
      ['__proto__']: { a: 1 },
    };
    expect(redacted(odd)).toEqual({
      apiVersion: 'skyhook.nvidia.com/v1alpha1',
      kind: 'Skyhook',
      metadata: { name: 's' },
    });
    expect(redactObject('v1', 'Secret', {})).toBeNull();
    expect(redactObject('skyhook.example.com/v1', 'Skyhook', {})).toBeNull();
    expect(redactObject('v1', '__proto__', {})).toBeNull();
  });
});

describe('redaction: what a plan needs survives', () => {
  test('a Skyhook: its packages without environment, config map values as hashes, its progress', () => {
    const object = redacted(skyhook('tuning'));
    expect(object['metadata']).toEqual({
      name: 'tuning',
      creationTimestamp: '2026-01-01T00:00:00Z',
      generation: 3,
      annotations: { 'skyhook.nvidia.com/pause': 'true' },
    });
    expect(object['spec']).toMatchObject({
      deploymentPolicy: 'gpu',
      packages: {
        tuning: {
          name: 'tuning',
          version: '1.2.0',
          image: 'ghcr.io/nvidia/tuning',
          interrupt: { type: 'reboot' },
          configMap: { 'app.conf': hashValue(SECRETS.configMap) },
        },
      },
    });
    expect(object['status']).toMatchObject({
      status: 'in_progress',
      nodePriority: { [nodeName(1)]: '2026-11-20T10:00:00Z' },
      nodeState: {
        [nodeName(0)]: {
          'tuning|1.2.0': { name: 'tuning', version: '1.2.0', stage: 'config', state: 'complete' },
        },
      },
      compartmentStatuses: { __default__: { batchState: { currentBatch: 2 } } },
    });
  });

  test('a hash tells whether a value changed, and is the same for a file and a live object', () => {
    const live = redacted(skyhook('tuning'));
    expect(redacted(live)).toEqual(live);
    expect(hashValue(hashValue('a'))).toBe(hashValue('a'));
    expect(hashValue('a')).not.toBe(hashValue('b'));
    for (const value of ['a', 'sha256:hunter2', `${hashValue('a')}a`, `a${hashValue('a')}`])
      expect(hashValue(value)).toMatch(/^sha256:(?!.*hunter)[0-9a-f]{64}$/);
  });

  test('a Deployment and its ReplicaSet have the same template, until it changes', () => {
    const print = (object: Plain): unknown =>
      ((redacted(object)['spec'] as JsonObject)['template'] as JsonObject)[FINGERPRINT];
    expect(print(deployment('web'))).toBe(print(replicaSet('web-1')));
    const text = JSON.stringify(deployment('web')).replace(SECRETS.command, '--password=changed');
    expect(print(JSON.parse(text) as Plain)).not.toBe(print(deployment('web')));
    expect(redacted(deployment('web'))['spec']).toEqual({
      replicas: 4,
      selector: { matchLabels: { app: 'web' } },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: '25%' } },
      template: {
        [FINGERPRINT]: print(deployment('web')),
        metadata: { labels: { app: 'web' } },
        spec: {
          containers: [{ name: 'web', image: hashValue(SECRETS.image) }],
          nodeSelector: { pool: 'web' },
          tolerations: [{ operator: 'Exists' }],
        },
      },
    });
  });

  test('a text instead of the hash of a template: not kept', () => {
    const template = { [FINGERPRINT]: 's3cret', spec: { containers: [{ name: 'web' }] } };
    const web = { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec: { template } };
    expect(JSON.stringify(redacted(web))).not.toContain('s3cret');
  });

  test('null and absent are the same, an empty map is not', () => {
    const pool = (spec: unknown): JsonObject =>
      redacted({ apiVersion: 'karpenter.sh/v1', kind: 'NodePool', metadata: { name: 'p' }, spec });
    expect(pool({ template: null })['spec']).toBeUndefined();
    expect(pool({ template: { metadata: { labels: {} }, spec: { taints: [] } } })['spec']).toEqual({
      template: { metadata: { labels: {} }, spec: { taints: [] } },
    });
    expect(pool({ disruption: { budgets: [{ reasons: null }] } })['spec']).toEqual({
      disruption: { budgets: [{ reasons: null }] },
    });
  });

  test('all maps of a live object are without prototype', () => {
    const check = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value)) expect(Object.getPrototypeOf(value)).toBeNull();
      Object.values(value).forEach(check);
    };
    for (const { object } of everything.snapshot.objects) check(object);
  });
});

test('a snapshot keeps only the conditions of a node that a plan reads', () => {
  const conditions = ['MemoryPressure', 'Ready', 'Drained'].map((type) => ({ type, status: 'True' }));
  const kept = redactObject('v1', 'Node', { status: { conditions } })?.object;
  expect(kept).toEqual({ status: { conditions: conditions.slice(1) } });
});
