import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const NODES = nodeList(parseFleet('3 nodes'));

interface Shape {
  readonly replicas?: number;
  readonly strategy?: object;
  readonly volume?: object;
  readonly image?: string;
}

function database({ replicas = 1, strategy = {}, volume, image = '1' }: Shape): string {
  const claim = { name: 'data', persistentVolumeClaim: { claimName: 'data' } };
  const probe = { tcpSocket: { port: 5432 } };
  const containers = [{ name: 'db', image: `example.com/db:${image}`, readinessProbe: probe }];
  const template = {
    metadata: { labels: { app: 'db' } },
    spec: { containers, volumes: [volume ?? claim] },
  };
  const spec = { replicas, selector: { matchLabels: { app: 'db' } }, strategy, template };
  return JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'db' }, spec });
}

const found = (shape: Shape) =>
  planOf({
    base: database({ ...shape, image: '0' }),
    head: database(shape),
    snapshot: NODES,
  }).findings.filter(({ rule }) => rule === 'volume-held-by-old-pod');

const rolling = (maxSurge: number, maxUnavailable: number) => ({
  type: 'RollingUpdate',
  rollingUpdate: { maxSurge, maxUnavailable },
});

describe('volume-held-by-old-pod', () => {
  test.each([
    ['one replica with a claim, by default limits', {}, 1],
    ['with maxUnavailable 0 written', { strategy: rolling(1, 0) }, 1],
    ['with the old pod going first', { strategy: rolling(0, 1) }, 0],
    ['with both at once, where the old pod may go', { strategy: rolling(1, 1) }, 0],
    ['with Recreate', { strategy: { type: 'Recreate' } }, 0],
    ['replicas that share the claim already', { replicas: 3 }, 0],
    ['a volume of its own', { volume: { name: 'data', emptyDir: {} } }, 0],
    [
      'a volume that each pod has made for it',
      { volume: { name: 'data', ephemeral: { volumeClaimTemplate: { spec: {} } } } },
      0,
    ],
  ])('%s', (_name, shape, count) => {
    expect(found(shape)).toHaveLength(count);
  });

  test('names the claim, and the fix that frees it', () => {
    const [finding] = found({});
    expect(finding?.evidence).toEqual({ claim: 'data', maxUnavailable: 0, replicas: 1 });
    expect(found({ strategy: { type: 'Recreate' } })).toEqual([]);
  });

  test.each([
    ['one replica, of a claim that several nodes may have', 'ReadWriteMany', {}, []],
    ['one replica, of a claim for one node', 'ReadWriteOnce', {}, ['warning']],
    ['several replicas, of a claim for one node', 'ReadWriteOnce', { replicas: 3 }, ['warning']],
    ['several replicas, of a claim for one pod', 'ReadWriteOncePod', { replicas: 3 }, ['error']],
    ['several replicas, of a claim that several nodes may have', 'ReadWriteMany', { replicas: 3 }, []],
    [
      'several replicas with Recreate, where all old ones go and the new ones spread',
      'ReadWriteOnce',
      { replicas: 3, strategy: { type: 'Recreate' } },
      ['warning'],
    ],
    ['one replica of which the old pod goes first', 'ReadWriteOnce', { strategy: { type: 'Recreate' } }, []],
  ])('%s (a claim in a file that the change leaves alone)', (_name, mode, shape, severities) => {
    const { findings } = planOf({
      base: `${database({ ...shape, image: '0' })}\n---\n${claimWith(mode)}`,
      head: `${database(shape)}\n---\n${claimWith(mode)}`,
      snapshot: NODES,
    });
    const own = findings.filter(({ rule }) => rule === 'volume-held-by-old-pod');
    expect(own.map(({ severity }) => severity)).toEqual(severities);
  });

  test.each([
    // kubernetes/kubernetes#115997
    ['a claim that two replicas get anew, and no file shows', 2, 1],
    ['a claim that one replica gets anew', 1, 1],
  ])('%s', (_name, replicas, count) => {
    const without = database({ replicas, volume: { name: 'data', emptyDir: {} } });
    const { findings } = planOf({ base: without, head: database({ replicas }), snapshot: NODES });
    expect(findings.filter(({ rule }) => rule === 'volume-held-by-old-pod')).toHaveLength(count);
  });

  // cryostatio/cryostat-operator#491: those that are there share it because one node has them all.
  test.each([
    [
      'replicas that are all on one node of several, which may be why they share it',
      ['node-0001', 'node-0001'],
      1,
    ],
    ['replicas on several nodes, which all have it', ['node-0001', 'node-0002'], 0],
  ])('%s', (_name, nodes, count) => {
    const pods = nodes.map((nodeName, i) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: `db-${i}`, namespace: 'default', labels: { app: 'db' } },
      spec: { nodeName },
      status: { phase: 'Running' },
    }));
    const { findings } = planOf({
      base: database({ replicas: 2, image: '0' }),
      head: database({ replicas: 2 }),
      snapshot: nodeList(parseFleet('3 nodes'), pods),
    });
    expect(findings.filter(({ rule }) => rule === 'volume-held-by-old-pod')).toHaveLength(count);
  });

  test('in a cluster of one node a claim for one node is where all pods are', () => {
    const { findings } = planOf({
      base: `${database({ replicas: 2, image: '0' })}\n---\n${claimWith('ReadWriteOnce')}`,
      head: `${database({ replicas: 2 })}\n---\n${claimWith('ReadWriteOnce')}`,
      snapshot: nodeList(parseFleet('1 node')),
    });
    expect(findings.filter(({ rule }) => rule === 'volume-held-by-old-pod')).toEqual([]);
  });
});

function claimWith(mode: string): string {
  const spec = { accessModes: [mode], resources: { requests: { storage: '1Gi' } } };
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'PersistentVolumeClaim',
    metadata: { name: 'data' },
    spec,
  });
}
