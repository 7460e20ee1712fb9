import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../src/edge/commands.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { testFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const folder = testFolder('tune');
const POLICY = join(folder, 'web.yaml');
const GIVEN = ['--head', POLICY, '--snapshot', join(folder, 'nodes.json'), '--at', '2026-11-23T08:00:00Z'];
const TEXT = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web}
spec:
  replicas: 4   # of the shop
  minReadySeconds: 60
  strategy:
    rollingUpdate:
      maxUnavailable: 3
      maxSurge: 0
  selector: {matchLabels: {app: web}}
  template:
    metadata: {labels: {app: web}}
    spec: {containers: [{name: web, image: "example.com/web:2", readinessProbe: {tcpSocket: {port: 1}}}]}
`;

async function ran(...args: readonly string[]) {
  const { output, stdout, stderr } = memoryOutput();
  const code = await runCommand(['tune', ...args, ...GIVEN], output);
  return { code, stdout: stdout(), stderr: stderr() };
}

beforeEach(() => {
  writeFileSync(POLICY, TEXT);
  writeFileSync(join(folder, 'nodes.json'), JSON.stringify(nodeList(parseFleet('4 nodes'))));
});

test('tune: shows today and the candidates, and leaves the file alone', async () => {
  const { code, stdout } = await ran('Deployment/web');
  expect(code).toBe(0);
  expect(stdout).toMatch(/^3 of 4 \(75%\) .* today$/m);
  expect(readFileSync(POLICY, 'utf8')).toBe(TEXT);
});

test('tune --write: edits the fields of the best candidate and nothing else', async () => {
  const { code, stdout } = await ran('Deployment/web', '--max-peak', '1', '--write', '--format', 'json');
  const { best } = JSON.parse(stdout) as { best: { settings: { field: string; value: string }[] } };
  const [unavailable, surge] = best.settings.map(({ value }) => value);
  const now = TEXT.replace('maxUnavailable: 3', `maxUnavailable: ${unavailable}`).replace(
    'maxSurge: 0',
    `maxSurge: ${surge}`,
  );
  expect([code, readFileSync(POLICY, 'utf8')]).toEqual([0, now]);
});

test('tune with limits that nothing keeps: ends with 1 and writes nothing', async () => {
  const { code, stdout } = await ran('Deployment/web', '--finish-by', '1s', '--write');
  expect([code, stdout.split('\n')[0], readFileSync(POLICY, 'utf8')]).toEqual([
    1,
    'No candidate keeps the limits',
    TEXT,
  ]);
});

test('tune of policies that cannot be evaluated: ends with 2', async () => {
  writeFileSync(join(folder, 'nodes.json'), '{"kind":"List","apiVersion":"v1","items":[]}');
  const { code, stdout } = await ran('Deployment/web');
  expect([code, stdout]).toEqual([2, expect.stringContaining('cannot be evaluated as they are')]);
});

test.each([
  ['no group', [], 'tune takes one group'],
  ['two groups', ['Deployment/a', 'Deployment/b'], 'tune takes one group'],
  ['a group that is not there', ['Deployment/a'], 'there are Deployment/web/web'],
  ['a limit that is no number', ['Deployment/web', '--max-peak', 'few'], '--max-peak must be a number'],
  ['an end that is no time', ['Deployment/web', '--finish-by', 'soon'], '--finish-by must be an instant'],
])('tune of %s: is wrong usage', async (_, args, sentence) => {
  const { code, stderr } = await ran(...args);
  expect([code, stderr]).toEqual([3, expect.stringContaining(sentence)]);
});
