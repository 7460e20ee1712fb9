import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { planCommand } from '../../src/edge/plan-command.js';
import { snapshotCommand } from '../../src/edge/snapshot-command.js';
import { memoryOutput } from '../edge/memory-output.js';
import { toolFolder } from '../../scripts/unpack-tools.mjs';
import { type ServedObjects, startApi } from './api-server.js';
import { folder, kindsOf, kubeconfig, wholeFleet } from './fleet.js';

const MOST_BYTES = 256 * 1024 ** 2;
const EXAMPLE = 'examples/gpu-fleet';

/** The fleet of the example, whose kinds a plan is made of, with the other kinds beside it. */
function exampleFleet(): ServedObjects[] {
  const lines = readFileSync(`${EXAMPLE}/snapshot.ndjson`, 'utf8').trim().split('\n').slice(1);
  const nodes = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  return [...kindsOf(nodes), ...wholeFleet(0).filter(({ kind }) => kind !== 'Node')];
}

describe('kubectl: the same server, read by kubectl 1.35 and by fleetplan', () => {
  const kinds = exampleFleet();
  const here = folder();
  let api: Awaited<ReturnType<typeof startApi>>;
  let config = '';
  const { PATH } = process.env;

  beforeAll(async () => {
    toolFolder();
    api = await startApi({ kinds });
    config = kubeconfig(api);
    process.env['PATH'] = `${toolFolder()}:${PATH ?? ''}`;
  }, 60_000);
  afterAll(async () => {
    process.env['PATH'] = PATH;
    await api.close();
  });

  async function byKubectl(...served: string[]): Promise<string> {
    const path = join(here, 'kubectl.json');
    const args = [
      '--kubeconfig',
      config,
      '--cache-dir',
      join(here, 'cache'),
      'get',
      '-A',
      '-o',
      'json',
      served.join(','),
    ];
    const { stdout } = await promisify(execFile)(join(toolFolder(), 'kubectl'), args, {
      maxBuffer: MOST_BYTES,
    });
    writeFileSync(path, stdout);
    return path;
  }

  /** The snapshot that a command line gives, as if both had been taken at one instant: the age of each is in its plan. */
  async function snapshotOf(name: string, ...argv: string[]): Promise<string> {
    const path = join(here, name);
    const { output } = memoryOutput();
    expect(await snapshotCommand([...argv, '--output', path], output)).toBe(0);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/"takenAt":"[^"]*"/, '"takenAt":"2026-11-21T07:59:00Z"'));
    return path;
  }

  test('gives the same snapshot, byte for byte, which is planned', async () => {
    const served = kinds.map(({ group, resource }) => (group === '' ? resource : `${resource}.${group}`));
    const kubectl = await snapshotOf('kubectl.ndjson', await byKubectl(...served));
    const live = await snapshotOf('live.ndjson', '--kubeconfig', config, '--context', 'prod');
    expect(readFileSync(live, 'utf8')).toBe(readFileSync(kubectl, 'utf8'));
    const { output, stderr } = memoryOutput();
    const sides = ['--base', `${EXAMPLE}/base`, '--head', `${EXAMPLE}/head`];
    const args = [...sides, '--at', '2026-11-21T08:00:00Z', '--fail-on', 'never', '--snapshot', live];
    expect([await planCommand(args, output), stderr()]).toEqual([0, '']);
  }, 60_000);
});
