/** A node as a line of a fleet describes it. */
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
export function nodeList(shapes: readonly NodeShape[], others: readonly object[] = []) {
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

/** The nodes, clusters and pods of a fleet as `kubectl get -o json` prints them, with `others`. Throws where a line is none of them. */
export function fleetList(text: string, others: readonly object[] = []) {
  return nodeList(parseFleet(text.replace(PODS, '')), [...podsIn(text), ...others]);
}

/** `pods web node-0001 node-0002`: ready pods of Deployment/web, with the label app=web, one on each node. */
const PODS = /^pods (\S+) (.+)$\n?/gm;

function podsIn(fleet: string): object[] {
  return [...fleet.matchAll(PODS)].flatMap(([, app = '', nodes = '']) =>
    nodes.split(' ').map((nodeName, i) => ({
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: {
        name: `${app}-5d59d67564-${i}`,
        namespace: 'default',
        labels: { app, 'pod-template-hash': '5d59d67564' },
        ownerReferences: [
          { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: `${app}-5d59d67564`, controller: true },
        ],
      },
      spec: { nodeName },
      status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
    })),
  );
}

/**
 * `20 nodes gpu=true zone=a`, or `4 clusters env=prod`, a line; `taint=KEY=VALUE:EFFECT` taints them, `@KEY=VALUE` is an
 * annotation, `not-ready` and `cordoned` say what they say. `zone={a,b,c}` gives the nodes of a line one value after the other.
 */
export function parseFleet(text: string): NodeShape[] {
  return text
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const match = /^(\d+) (node|cluster)s? ?(.*)$/.exec(line);
      if (!match) throw new Error(`not a line of a fleet, such as "20 nodes gpu=true": ${line}`);
      const labels: Record<string, string> = {};
      const annotations: Record<string, string> = {};
      const taints: { key: string; value: string; effect: string }[] = [];
      for (const word of (match[3] ?? '').split(' ').filter(Boolean)) {
        const taint = /^taint=([^=]+)=([^:]*):(.+)$/.exec(word);
        if (word === 'not-ready' || word === 'cordoned') continue;
        if (taint) taints.push({ key: taint[1] ?? '', value: taint[2] ?? '', effect: taint[3] ?? '' });
        else if (!word.includes('=')) throw new Error(`not a label, such as gpu=true: ${word}`);
        else {
          const into = word.startsWith('@') ? annotations : labels;
          into[word.slice(into === labels ? 0 : 1, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
        }
      }
      const notReady = / not-ready\b/.test(line);
      const cordoned = / cordoned\b/.test(line);
      const isCluster = match[2] === 'cluster';
      return Array.from({ length: Number(match[1]) }, (_, i) => ({
        labels: Object.fromEntries(Object.entries(labels).map(([key, value]) => [key, valueAt(value, i)])),
        taints,
        ...(Object.keys(annotations).length > 0 ? { annotations } : {}),
        notReady,
        cordoned,
        isCluster,
      }));
    });
}

function valueAt(value: string, index: number): string {
  const values = /^\{(.+)\}$/.exec(value)?.[1]?.split(',') ?? [value];
  const found = values[index % values.length] ?? '';
  if (!LABEL_VALUE.test(found))
    throw new Error(`not the value of a label (spaces separate labels): ${found}`);
  return found;
}

const LABEL_VALUE = /^(?:[A-Za-z0-9](?:[-\w.]*[A-Za-z0-9])?)?$/;
