import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { parsePlanArguments } from '../../src/edge/arguments.js';
import { commitsOnce } from '../../src/edge/base-files.js';
import { planCommand } from '../../src/edge/plan-command.js';
import { createRepository, temporaryFolder } from '../read/repository.js';
import { memoryOutput } from './memory-output.js';

const root = temporaryFolder('commits-once');
const here = process.cwd();
const path = process.env['PATH'] ?? '';
const repository = createRepository(root, 'repository');
const text = (name: string): string => readFileSync(join(here, 'examples/gpu-fleet', name), 'utf8');
const CONFIG = 'version: 1\npolicies: fleet/*.yaml\nsnapshot: snapshot.ndjson\n';
const of = (side: string): Record<string, string> => ({
  'fleetplan.yml': CONFIG,
  'snapshot.ndjson': text('snapshot.ndjson'),
  'fleet/policy.yaml': text(`${side}/policy.yaml`),
  'fleet/rollout.yaml': text(`${side}/skyhook.yaml`),
});
const base = repository.commit(of('base'));
const head = repository.commit(of('head'), base);

afterAll(() => {
  process.chdir(here);
  process.env['PATH'] = path;
  rmSync(root, { recursive: true });
});

test('a branch that moves while a run is at work is where it was throughout, for that run', () => {
  const { folder } = repository;
  repository.ref('refs/heads/main', base);
  const commitAt = commitsOnce();
  expect(commitAt(folder, 'main')).toBe(base);
  repository.ref('refs/heads/main', head);
  expect([commitAt(folder, 'main'), commitsOnce()(folder, 'main')]).toEqual([base, head]);
});

test('a revision that is none stays as it is written', () => {
  expect(commitsOnce()(repository.folder, 'nowhere')).toBe('nowhere');
});

test('a plan between two branches asks what each of them is once, and starts git twelve times', async () => {
  repository.ref('refs/heads/main', base);
  repository.ref('refs/heads/change', head);
  const copy = join(root, 'copy');
  cpSync(repository.folder, copy, { recursive: true });
  for (const name of ['fleetplan.yml', 'snapshot.ndjson'])
    writeFileSync(join(copy, name), of('base')[name] ?? '');
  const log = join(root, 'starts');
  const real = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim();
  writeFileSync(join(root, 'git'), `#!/bin/sh\necho "$*" >> '${log}'\nexec '${real}' "$@"\n`);
  chmodSync(join(root, 'git'), 0o755);
  process.chdir(copy);
  process.env['PATH'] = [root, path].join(delimiter);
  const args = '--base-ref main --head-ref change --config fleetplan.yml --at 2026-11-23T08:00:00Z';
  expect(await planCommand(parsePlanArguments(args.split(' ')), memoryOutput().output)).toBe(1);
  const starts = readFileSync(log, 'utf8').trimEnd().split('\n');
  const named = (branch: string): number =>
    starts.filter((one) => one.includes(`refs/heads/${branch}`)).length;
  expect([named('main'), named('change'), starts.length]).toEqual([1, 1, 12]);
});
