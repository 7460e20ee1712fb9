import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runToEnd } from '../../src/edge/commands.js';
import { lastReport } from '../../src/inputs/report-files.js';
import { temporaryFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const folder = temporaryFolder('undated-report');
const SPEC = {
  ...{ replicas: 4, serviceName: 'app', selector: { matchLabels: { app: 'app' } } },
  template: { metadata: { labels: { app: 'app' } }, spec: { containers: [{ name: 'c', image: 'x:2' }] } },
};
const APP = { apiVersion: 'apps/v1', kind: 'StatefulSet', metadata: { name: 'app', namespace: 'shop' } };
const READY = { conditions: [{ type: 'Ready', status: 'True' }] };

function file(name: string, content: object): string {
  const path = join(folder, name);
  writeFileSync(path, JSON.stringify(content));
  return path;
}

/** As `kubectl get -o json` writes it, which does not say when; so many of four pods are updated. */
function list(updated: number): object {
  const owner = { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'app', controller: true };
  const pods = [0, 1, 2, 3].map((i) => ({
    ...{ apiVersion: 'v1', kind: 'Pod', spec: { nodeName: 'n' }, status: { phase: 'Running', ...READY } },
    metadata: {
      ...{ namespace: 'shop', name: `app-${i}`, ownerReferences: [owner] },
      labels: { app: 'app', 'controller-revision-hash': i >= 4 - updated ? 'app-new' : 'app-old' },
    },
  }));
  const metadata = { name: 'n', creationTimestamp: '2026-01-01T00:00:00Z' };
  const status = {
    ...{ observedGeneration: 1, replicas: 4, readyReplicas: 4, availableReplicas: 4 },
    ...{ currentReplicas: 4 - updated, updatedReplicas: updated },
    ...{ currentRevision: 'app-old', updateRevision: 'app-new' },
  };
  const node = { apiVersion: 'v1', kind: 'Node', metadata, status: READY };
  const workload = { ...APP, metadata: { ...APP.metadata, generation: 1 }, spec: SPEC, status };
  return { apiVersion: 'v1', kind: 'List', items: [node, ...pods, workload] };
}

test.each([
  ['as far as then: it has stalled', 2, /has stalled: 2 of 4 replicas done, 2 last time/],
  ['further: it goes on, and is not measured', 1, /none for the worse[^]*continues: 2 of 4/],
])('drift: with an undated last snapshot a rollout is %s', async (_claim, before, says) => {
  const { output, stdout } = memoryOutput();
  const head = file('app.json', { ...APP, spec: SPEC });
  const [last, snapshot] = [file('last.json', list(before)), file('now.json', list(2))];
  const argv = ['drift', '--head', head, '--before', last, '--snapshot', snapshot];
  expect(await runToEnd([...argv, '--at', '2026-12-02T06:00:00Z'], output)).toBe(1);
  expect(stdout()).toMatch(says);
  expect(stdout()).not.toMatch(/forecast/);
});

test('drift: a snapshot is not the last report of two clusters', async () => {
  const last = await lastReport(file('last.json', list(2)), [{}, {}] as never);
  expect(last).toMatchObject({ why: expect.anything() });
});
