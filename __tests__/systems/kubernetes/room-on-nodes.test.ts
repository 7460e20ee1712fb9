import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { object } from './web-plans.js';

const SMALL = { cpu: '2', memory: '2Gi', 'ephemeral-storage': '20Gi' };
const BIG = { cpu: '8', memory: '32Gi', 'ephemeral-storage': '200Gi' };

/** Two small nodes and two big ones, with what pods may have of each. */
const FLEET = (() => {
  const shapes = [{ labels: { size: 's' } }, { labels: { size: 's' } }, { labels: {} }, { labels: {} }];
  const list = nodeList(shapes) as { items: { status: object }[] };
  const items = list.items.map((node, i) => ({
    ...node,
    status: { ...node.status, allocatable: i < 2 ? SMALL : BIG },
  }));
  return { ...list, items };
})();

interface Shape {
  readonly kind?: 'DaemonSet' | 'Deployment';
  readonly name?: string;
  readonly requests?: object;
  readonly hostPort?: number;
  readonly nodeSelector?: object;
}

function workload({
  kind = 'DaemonSet',
  name = 'web',
  requests = {},
  hostPort,
  nodeSelector = {},
}: Shape): object {
  const ports = hostPort === undefined ? [] : [{ containerPort: hostPort, hostPort }];
  const containers = [{ name: 'web', image: 'example.com/web:1', resources: { requests }, ports }];
  const labels = { app: name };
  const made = object(kind, {
    ...(kind === 'Deployment' ? { replicas: 2 } : {}),
    selector: { matchLabels: labels },
    template: { metadata: { labels }, spec: { nodeSelector, containers } },
  }) as { metadata: object };
  return { ...made, metadata: { ...made.metadata, name } };
}

function endOf(base: readonly Shape[], head: readonly Shape[], name = 'web') {
  const text = (shapes: readonly Shape[]): string =>
    shapes.map((one) => JSON.stringify(workload(one))).join('\n---\n');
  const { plan } = planOf({ base: text(base), head: text(head), snapshot: FLEET });
  const side = plan.policies.find(({ ref }) => ref.name === name)?.head;
  const [group] = side?.effect.groups ?? [];
  return { outcome: side?.effect.outcome, why: group?.why ?? '', says: side?.change?.says ?? '' };
}

// Source: kubernetes, pkg/scheduler/framework/plugins/noderesources and nodeports; kubernetes/kubernetes#31369.
describe('a pod that its node never takes', () => {
  test.each<[claim: string, before: Shape, after: Shape, why: RegExp]>([
    [
      'more memory than a node has',
      { requests: { memory: '1Gi' } },
      { requests: { memory: '4Gi' } },
      /4Gi memory, and such a node has 2Gi/,
    ],
    [
      'more local storage than a node has',
      {},
      { requests: { 'ephemeral-storage': '50Gi' } },
      /50Gi ephemeral-storage/,
    ],
  ])('a DaemonSet that asks for %s is stuck there', (_claim, before, after, why) => {
    const { outcome, why: told } = endOf([before], [after]);
    expect(outcome).toBe('stuck');
    expect(told).toMatch(why);
  });

  const INGRESS: Shape = { name: 'ingress', hostPort: 80 };

  test.each<[claim: string, kind: 'DaemonSet' | 'Deployment']>([
    ['a DaemonSet', 'DaemonSet'],
    ['a Deployment', 'Deployment'],
  ])('%s that gets a host port which a DaemonSet holds on every node is stuck', (_claim, kind) => {
    const { outcome, why } = endOf([INGRESS, { kind }], [INGRESS, { kind, hostPort: 80 }]);
    expect(outcome).toBe('stuck');
    expect(why).toMatch(/host port 80 is taken there by DaemonSet\/ingress/);
  });

  test('pods of a new DaemonSet that find no place are said to stay Pending', () => {
    expect(endOf([INGRESS], [INGRESS, { hostPort: 80 }]).says).toMatch(
      /all 4 of them stay Pending: host port 80/,
    );
  });

  test.each<[claim: string, base: readonly Shape[], head: readonly Shape[]]>([
    ['what it asks for fits', [{}], [{ requests: { memory: '1Gi' } }]],
    ['it asks for less than before', [{ requests: { memory: '8Gi' } }], [{ requests: { memory: '4Gi' } }]],
    [
      'only nodes that are large enough run it',
      [{}],
      [{ requests: { memory: '4Gi' }, nodeSelector: { size: 'l' } }],
    ],
    [
      'the other port is on other nodes',
      [{ ...INGRESS, nodeSelector: { size: 'l' } }, {}],
      [{ ...INGRESS, nodeSelector: { size: 'l' } }, { hostPort: 80 }],
    ],
    [
      'both had the port before',
      [INGRESS, { hostPort: 80 }],
      [INGRESS, { hostPort: 80, requests: { cpu: '1' } }],
    ],
    ['it is another port', [INGRESS, {}], [INGRESS, { hostPort: 81 }]],
    ['what had the port goes', [INGRESS, {}], [{ hostPort: 80 }]],
  ])('it is not held where %s', (_claim, base, head) => {
    expect(endOf(base, head).outcome).not.toBe('stuck');
  });
});
