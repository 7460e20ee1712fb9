import { Session } from 'node:inspector/promises';
import { join } from 'node:path';
import { SHAPES, type Shape, writePlan } from '../bench/shapes.js';
import { runToEnd } from '../src/edge/commands.js';
import { memoryOutput } from './edge/memory-output.js';
import { temporaryFolder } from './read/repository.js';

const folder = temporaryFolder('growth');
const session = new Session();
beforeAll(async () => {
  session.connect();
  await session.post('Profiler.enable');
});
afterAll(() => {
  session.disconnect();
});

/** Calls of the functions of src that a plan makes: the same on any machine. */
async function callsOf(name: string, shape: Shape): Promise<number> {
  const args = writePlan(join(folder, name), shape);
  const { output, stderr } = memoryOutput();
  await session.post('Profiler.startPreciseCoverage', { callCount: true });
  const code = await runToEnd(args, output);
  const { result } = await session.post('Profiler.takePreciseCoverage');
  await session.post('Profiler.stopPreciseCoverage');
  expect([code < 2, stderr()]).toEqual([true, '']);
  const own = result.filter(({ url }) => url.includes('/src/'));
  return own
    .flatMap(({ functions }) => functions)
    .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
}

/**
 * The number of each that is doubled. Skyhooks and Plans are not in the list, as up to 100 of them are compared in pairs; the bench prints
 * the growth of more. Deployments begin at 60, as plans of at most 50 also try fixes.
 */
const DOUBLED: readonly (readonly [name: keyof typeof SHAPES, few: number])[] = [
  ...(['nodes', 'pods', 'files', 'clusters', 'maintenances'] as const).map((name) => [name, 100] as const),
  ...(['NodePools', 'placements', 'DaemonSets', 'StatefulSets'] as const).map((name) => [name, 40] as const),
  ['Applications', 20],
  ['Deployments with a budget', 60],
];

test.each(DOUBLED)('growth of the work in the number of %s: at most n^1.1', async (name, few) => {
  const [before, after] = [
    await callsOf(name, SHAPES[name](few)),
    await callsOf(name, SHAPES[name](few * 2)),
  ];
  expect(Math.log2(after / before)).toBeLessThanOrEqual(1.1);
});
