import { renderText } from '../../../src/report/text/index.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

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

const found = (shape: Shape, mode: string | null = null, nodes: object = NODES) => {
  const claim = mode === null ? '' : `---\n${claimWith(mode)}`;
  return planOf({
    base: `${database({ ...shape, image: '0' })}\n${claim}`,
    head: `${database(shape)}\n${claim}`,
    snapshot: nodes,
  }).findings.filter(({ rule }) => rule === 'no-progress');
};

const rolling = (maxSurge: number, maxUnavailable: number) => ({
  type: 'RollingUpdate',
  rollingUpdate: { maxSurge, maxUnavailable },
});

describe('no-progress: a volume claim that the old pod keeps', () => {
  test.each([
    ['one replica with a claim, by default limits', {}, 1],
    ['with maxUnavailable 0 written', { strategy: rolling(1, 0) }, 1],
    ['with the old pod going first', { strategy: rolling(0, 1) }, 0],
    ['with both at once, where the old pod may go', { strategy: rolling(1, 1) }, 0],
    ['with Recreate', { strategy: { type: 'Recreate' } }, 0],
    ['several replicas', { replicas: 3 }, 0],
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
    expect(finding?.severity).toBe('warning');
    expect(finding?.evidence).toEqual({
      cause: 'held-volume',
      claim: 'data',
      accessMode: null,
      maxUnavailable: 0,
      replicas: 1,
    });
    expect(finding?.remediation).toContain('strategy.type: Recreate');
  });

  test.each([
    ['ReadWriteMany', []],
    ['ReadWriteOnce', ['It is ReadWriteOnce: a new pod on another node waits forever.']],
    ['ReadWriteOncePod', ['It is ReadWriteOncePod: the new pod waits forever on any node.']],
  ])('a claim of the files with %s', (mode, says) => {
    expect(found({}, mode).map(({ message }) => says.find((one) => message.includes(one)))).toEqual(says);
  });

  test.each([
    ['ReadWriteOnce', 0],
    ['ReadWriteOncePod', 1],
  ])('in a cluster of one node, with %s', (mode, count) => {
    expect(found({}, mode, nodeList(parseFleet('1 node')))).toHaveLength(count);
  });
});

// Source: 2i2c-org/jupyterhub-home-nfs#14
describe('peak-jump: the only pod stops first because its replacement needs the volume', () => {
  const planned = (head: Shape, base: Shape, mode = 'ReadWriteOnce') =>
    planOf({
      base: `${database(base)}\n---\n${claimWith(mode)}`,
      head: `${database({ ...head, image: '2' })}\n---\n${claimWith(mode)}`,
      snapshot: NODES,
    });

  test.each([
    ['maxUnavailable 1', rolling(1, 1)],
    ['maxSurge 0', rolling(0, 1)],
    ['Recreate', { type: 'Recreate' }],
  ])('%s passes, and the title begins with the deadlock that is fixed', (_claim, strategy) => {
    const report = planned({ strategy }, {});
    expect([report.verdict, report.findings.filter(({ rule }) => rule === 'peak-jump')]).toEqual([
      'pass',
      [],
    ]);
    expect(renderText(report, { colour: false, width: 200 })).toMatch(
      /^PASS {2}fixes no-progress of Deployment\/db\. Rolls out to 1 replica on merge; could break 1 of 1 replica \(was 0\)/,
    );
  });

  test('a claim that comes with the change is the same', () => {
    const own = { volume: { name: 'data', emptyDir: {} } };
    const { findings } = planned({ strategy: { type: 'Recreate' } }, own);
    expect(findings.filter(({ rule }) => rule === 'peak-jump')).toEqual([]);
  });

  test('with a shared claim it is a jump', () => {
    const { findings } = planned({ strategy: { type: 'Recreate' } }, {}, 'ReadWriteMany');
    expect(findings.map(({ rule, severity }) => `${severity} ${rule}`)).toContain('error peak-jump');
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
