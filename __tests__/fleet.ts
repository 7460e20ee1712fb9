/** Kubernetes nodes as `kubectl get nodes -o json` prints them, and member clusters of a fleet, for tests and for the examples of the rule pages. */
export interface NodeShape {
  readonly labels: Readonly<Record<string, string>>;
  readonly taints?: readonly { key: string; value: string; effect: string }[];
  readonly notReady?: boolean;
  readonly cordoned?: boolean;
  readonly annotations?: Readonly<Record<string, string>>;
  /** A member cluster of a fleet, not a node. */
  readonly isCluster?: boolean;
}

/** A `List` of nodes named node-0001, node-0002, ..., created a minute apart, and of clusters named cluster-1, cluster-2, ... */
export function nodeList(shapes: readonly NodeShape[], others: readonly object[] = []): object {
  const first = Date.parse('2026-01-01T00:00:00Z');
  const nodes = shapes.filter((shape) => !shape.isCluster);
  const items = nodes.map((shape, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `node-${String(i + 1).padStart(4, '0')}`,
      labels: shape.labels,
      ...(shape.annotations ? { annotations: shape.annotations } : {}),
      creationTimestamp: new Date(first + i * 60_000).toISOString().replace('.000', ''),
    },
    spec: { taints: shape.taints ?? [], ...(shape.cordoned ? { unschedulable: true } : {}) },
    status: { conditions: [{ type: 'Ready', status: shape.notReady ? 'False' : 'True' }] },
  }));
  const clusters = shapes.filter((shape) => shape.isCluster);
  const members = clusters.map((shape, i) => memberCluster(`cluster-${i + 1}`, shape));
  return { apiVersion: 'v1', kind: 'List', items: [...items, ...members, ...others] };
}

/** When the agents of member clusters have reported. */
export const HEARTBEAT = '2026-11-23T07:59:00Z';

/** A member cluster that has joined, and whose agent has just reported. */
export function memberCluster(name: string, { labels, taints, notReady }: NodeShape): object {
  const healthy = { type: 'Healthy', status: notReady ? 'False' : 'True' };
  const lastReceivedHeartbeat = HEARTBEAT;
  return {
    apiVersion: 'cluster.kubernetes-fleet.io/v1beta1',
    kind: 'MemberCluster',
    metadata: { name, labels },
    spec: { taints: taints ?? [] },
    status: {
      agentStatus: [
        {
          type: 'MemberAgent',
          lastReceivedHeartbeat,
          conditions: [{ type: 'Joined', status: 'True' }, healthy],
        },
      ],
    },
  };
}

/**
 * `20 nodes gpu=true zone=a`, or `4 clusters env=prod`, a line; `taint=KEY=VALUE:EFFECT` taints them, `@KEY=VALUE` is an
 * annotation, `not-ready` and `cordoned` say what they say.
 */
export function parseFleet(text: string): NodeShape[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const match = /^(\d+) (node|cluster)s? ?(.*)$/.exec(line);
      if (!match) throw new Error(`not a line of a fleet: ${line}`);
      const labels: Record<string, string> = {};
      const annotations: Record<string, string> = {};
      const taints: { key: string; value: string; effect: string }[] = [];
      for (const word of (match[3] ?? '').split(' ').filter(Boolean)) {
        const taint = /^taint=([^=]+)=([^:]*):(.+)$/.exec(word);
        if (word === 'not-ready' || word === 'cordoned') continue;
        if (taint) taints.push({ key: taint[1] ?? '', value: taint[2] ?? '', effect: taint[3] ?? '' });
        else {
          const into = word.startsWith('@') ? annotations : labels;
          into[word.slice(into === labels ? 0 : 1, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
        }
      }
      const notReady = / not-ready\b/.test(line);
      const cordoned = / cordoned\b/.test(line);
      const isCluster = match[2] === 'cluster';
      return Array.from({ length: Number(match[1]) }, () => ({
        labels,
        taints,
        ...(Object.keys(annotations).length > 0 ? { annotations } : {}),
        notReady,
        cordoned,
        isCluster,
      }));
    });
}
