import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../src/edge/commands.js';
import { temporaryFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const folder = temporaryFolder('undated-report');

function file(name: string, content: object | string): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const HEAD = file(
  'app.yaml',
  `apiVersion: apps/v1
kind: StatefulSet
metadata: { name: app, namespace: shop }
spec:
  replicas: 4
  serviceName: app
  selector: { matchLabels: { app: app } }
  template: { metadata: { labels: { app: app } }, spec: { containers: [{ name: c, image: "x:2" }] } }
`,
);

/** As `kubectl get -o json` writes it, which does not say when. */
function list(updated: number): object {
  const meta = { namespace: 'shop', labels: { app: 'app' } };
  const owner = { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'app', controller: true };
  const ready = { type: 'Ready', status: 'True' };
  const node = {
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name: 'n', creationTimestamp: '2026-01-01T00:00:00Z' },
    status: { conditions: [ready] },
  };
  const pods = [0, 1, 2, 3].map((i) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      ...{ namespace: 'shop', name: `app-${i}`, ownerReferences: [owner] },
      labels: { app: 'app', 'controller-revision-hash': i >= 4 - updated ? 'app-new' : 'app-old' },
    },
    spec: { nodeName: 'n' },
    status: { phase: 'Running', conditions: [ready] },
  }));
  const workload = {
    ...{ apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { ...meta, name: 'app', generation: 1 } },
    spec: {
      ...{ replicas: 4, serviceName: 'app', selector: { matchLabels: { app: 'app' } } },
      template: { metadata: { labels: { app: 'app' } }, spec: { containers: [{ name: 'c', image: 'x:2' }] } },
    },
    status: {
      ...{ observedGeneration: 1, replicas: 4, readyReplicas: 4, availableReplicas: 4 },
      ...{ currentReplicas: 4 - updated, updatedReplicas: updated },
      ...{ currentRevision: 'app-old', updateRevision: updated === 4 ? 'app-old' : 'app-new' },
    },
  };
  return { apiVersion: 'v1', kind: 'List', items: [node, ...pods, workload] };
}

test.each<[claim: string, before: number, now: number, code: number, says: RegExp]>([
  [
    'a rollout that is as far as it then was stands still',
    ...([2, 2, 1] as const),
    /stands still: 2 of 4 replicas done, 2 the last time, and the\s+last snapshot does not say when that was/,
  ],
  ['one that is further goes on, and is not measured', 1, 2, 1, /none for the worse[^]*goes on: 2 of 4/],
])(
  'with a last snapshot that does not say when it was taken, %s',
  async (_claim, before, now, code, says) => {
    const { output, stdout, stderr } = memoryOutput();
    const [last, snapshot] = [file('last.json', list(before)), file('now.json', list(now))];
    const argv = ['drift', '--head', HEAD, '--before', last, '--snapshot', snapshot];
    const ended = await runToEnd([...argv, '--at', '2026-12-02T06:00:00Z'], output);
    expect([ended, stderr()]).toEqual([code, '']);
    expect(stdout()).toMatch(says);
    expect(stdout()).not.toMatch(/forecast/);
  },
);
