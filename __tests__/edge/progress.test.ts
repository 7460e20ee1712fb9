import { runToEnd } from '../../src/edge/commands.js';
import { memoryOutput } from './memory-output.js';

const ERASE = '\r\u001b[K';
const EXAMPLE = 'examples/gpu-fleet';
const PLAN = [
  ...['plan', '--base', `${EXAMPLE}/base`, '--head', `${EXAMPLE}/head`, '--at', '2026-11-23T08:00:00Z'],
  ...['--snapshot', `${EXAMPLE}/snapshot.ndjson`, '--config', `${EXAMPLE}/fleetplan.yml`],
];

/** A clock that each reader of it moves. */
function clock(stepMs: number): () => number {
  let now = 0;
  return () => (now += stepMs);
}

test('progress of a long run on a terminal: it is erased at the end, and the report is the same', async () => {
  const [watched, unwatched] = [memoryOutput({ kind: 'delivered' }, true, clock(1_500)), memoryOutput()];
  const codes = [await runToEnd(PLAN, watched.output), await runToEnd(PLAN, unwatched.output)];
  expect(codes).toEqual([1, 1]);
  expect(watched.stdout()).toBe(unwatched.stdout());
  expect(watched.stderr()).toContain(`${ERASE}fleetplan: rendering, prod-east`);
  expect(watched.stderr()).toContain(`${ERASE}fleetplan: planning, prod-east`);
  expect(watched.stderr().endsWith(ERASE)).toBe(true);
  expect(unwatched.stderr()).toBe('');
});

test('progress: a run of less than two seconds shows nothing', async () => {
  const { output, stderr } = memoryOutput({ kind: 'delivered' }, true, clock(1));
  await runToEnd(PLAN, output);
  expect(stderr()).toBe('');
});

test('progress: the part that is done and the time left follow the phase, and a long name is cut', () => {
  let now = 0;
  const { output, stderr } = memoryOutput({ kind: 'delivered' }, true, () => now);
  output.progress('reading', 0.01);
  expect(stderr()).toBe('');
  now = 4_000;
  output.progress('reading', 0.4, `, ${'x'.repeat(100)}`);
  now = 12_000;
  output.progress('reading', 0.4, `, ${'x'.repeat(100)}`);
  const lines = stderr().split(ERASE);
  expect(lines).toEqual([
    '',
    expect.any(String),
    expect.stringMatching(/^fleetplan: reading 40%, 12 s left, x+$/),
  ]);
  expect(lines[2]).toHaveLength(60);
});
