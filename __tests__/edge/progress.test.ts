import { progressOf } from '../../src/edge/inputs.js';
import { runToEnd } from '../../src/edge/commands.js';
import { memoryOutput } from './memory-output.js';

const ERASE = '\r\u001b[K';
const EXAMPLE = 'examples/gpu-fleet';
const PLAN = [
  ...['plan', '--base', `${EXAMPLE}/base`, '--head', `${EXAMPLE}/head`, '--at', '2026-11-23T08:00:00Z'],
  ...['--snapshot', `${EXAMPLE}/snapshot.ndjson`, '--config', `${EXAMPLE}/fleetplan.yml`],
];

describe('what a long run is at', () => {
  test('is told on one line that the next one takes the place of, and is gone before anything else is printed', () => {
    const { output, stderr } = memoryOutput({ kind: 'delivered' }, true);
    const { reading, planning } = progressOf(output, 'prod-east', [0, 2]);
    reading();
    planning(40_000);
    output.say('done');
    expect(stderr().split(ERASE)).toEqual([
      '',
      'fleetplan: reading 1 of 2 clusters, prod-east',
      'fleetplan: planning 1 of 2 clusters, 40,000 steps, prod-east'.slice(0, 60),
      'done\n',
    ]);
  });

  test('is told to nobody where standard error is no terminal', () => {
    const { output, stderr } = memoryOutput();
    progressOf(output, null, [0, 1]).planning(40_000);
    expect(stderr()).toBe('');
  });

  test('leaves nothing behind, and the report is the same', async () => {
    const [watched, unwatched] = [memoryOutput({ kind: 'delivered' }, true), memoryOutput()];
    const codes = [await runToEnd(PLAN, watched.output), await runToEnd(PLAN, unwatched.output)];
    expect(codes).toEqual([1, 1]);
    expect(watched.stdout()).toBe(unwatched.stdout());
    expect(watched.stderr()).toMatch(/reading, prod-east/);
    expect(watched.stderr().endsWith(ERASE)).toBe(true);
    expect(unwatched.stderr()).toBe('');
  });
});
