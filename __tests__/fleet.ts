/** Kubernetes nodes as `kubectl get nodes -o json` prints them, for tests and for the examples of the rule pages. */
export interface NodeShape {
  readonly labels: Readonly<Record<string, string>>;
  readonly taints?: readonly { key: string; value: string; effect: string }[];
  readonly notReady?: boolean;
}

/** A `List` of nodes named node-0001, node-0002, ..., created a minute apart. */
export function nodeList(shapes: readonly NodeShape[], others: readonly object[] = []): object {
  const first = Date.parse('2026-01-01T00:00:00Z');
  const items = shapes.map((shape, i) => ({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: {
      name: `node-${String(i + 1).padStart(4, '0')}`,
      labels: shape.labels,
      creationTimestamp: new Date(first + i * 60_000).toISOString().replace('.000', ''),
    },
    spec: { taints: shape.taints ?? [] },
    status: { conditions: [{ type: 'Ready', status: shape.notReady ? 'False' : 'True' }] },
  }));
  return { apiVersion: 'v1', kind: 'List', items: [...items, ...others] };
}

/** `20 nodes gpu=true zone=a` a line; `taint=KEY=VALUE:EFFECT` taints them, `not-ready` says what it says. */
export function parseFleet(text: string): NodeShape[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const match = /^(\d+) nodes? ?(.*)$/.exec(line);
      if (!match) throw new Error(`not a line of a fleet: ${line}`);
      const labels: Record<string, string> = {};
      const taints: { key: string; value: string; effect: string }[] = [];
      for (const word of (match[2] ?? '').split(' ').filter(Boolean)) {
        const taint = /^taint=([^=]+)=([^:]*):(.+)$/.exec(word);
        if (word === 'not-ready') continue;
        if (taint) taints.push({ key: taint[1] ?? '', value: taint[2] ?? '', effect: taint[3] ?? '' });
        else labels[word.slice(0, word.indexOf('='))] = word.slice(word.indexOf('=') + 1);
      }
      const notReady = / not-ready\b/.test(line);
      return Array.from({ length: Number(match[1]) }, () => ({ labels, taints, notReady }));
    });
}
