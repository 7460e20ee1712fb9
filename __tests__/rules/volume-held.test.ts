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
});
