import { runToEnd } from '../../src/edge/commands.js';
import { memoryOutput } from './memory-output.js';

const ERASE = '\r\u001b[K';
const EXAMPLE = 'examples/gpu-fleet';
const PLAN = [
  ...['plan', '--base', `${EXAMPLE}/base`, '--head', `${EXAMPLE}/head`, '--at', '2026-11-23T08:00:00Z'],
  ...['--snapshot', `${EXAMPLE}/snapshot.ndjson`, '--config', `${EXAMPLE}/fleetplan.yml`],
];

test('progress on a terminal: it leaves nothing behind, and the report is the same', async () => {
  const [watched, unwatched] = [memoryOutput({ kind: 'delivered' }, true), memoryOutput()];
  const codes = [await runToEnd(PLAN, watched.output), await runToEnd(PLAN, unwatched.output)];
  expect(codes).toEqual([1, 1]);
  expect(watched.stdout()).toBe(unwatched.stdout());
  expect(watched.stderr()).toMatch(/reading, prod-east/);
  expect(watched.stderr().endsWith(ERASE)).toBe(true);
  expect(unwatched.stderr()).toBe('');
});
