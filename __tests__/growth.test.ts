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

const [FEW, MANY] = [100, 200];

/** Of all others the bench prints the exponent: plans of hundreds of them take long. */
const MEASURED = ['nodes', 'NodePools', 'clusters', 'StatefulSets', 'maintenances', 'pods', 'files'];
const shapes = Object.entries(SHAPES).filter(([name]) => MEASURED.includes(name));

test.each(shapes)('growth of the work in the number of %s: at most n^1.1', async (name, shape) => {
  const [few, many] = [await callsOf(`few ${name}`, shape(FEW)), await callsOf(`many ${name}`, shape(MANY))];
  expect(Math.log(many / few) / Math.log(MANY / FEW)).toBeLessThanOrEqual(1.1);
});
