import { host, upgrade } from './objects.js';
import { durations, snapshot } from './run.js';

describe('snapshots of a Plan of the system-upgrade-controller, in a row', () => {
  type Moment = readonly [minutes: number, applying: readonly string[], done: readonly string[]];
  const taken = (moments: readonly Moment[], spec: object = {}): string[] =>
    moments.flatMap(([minutes, applying, done]) => [
      '--snapshot',
      snapshot(
        minutes,
        ...['a', 'b'].map((name) => host(name, done.includes(name) ? 'h2' : 'h1')),
        upgrade(applying, spec),
      ),
    ]);
  const SERIES: readonly Moment[] = [
    [0, [], []],
    [2, ['a'], []],
    [8, ['a'], []],
    [10, ['b'], ['a']],
    [16, ['b'], ['a']],
    [18, [], ['a', 'b']],
  ];

  test('tell how long Jobs took at most, from the last moment before it to the first after it', async () => {
    const { stdout } = await durations(...taken([...SERIES].reverse()));
    expect(stdout).toBe(
      ['durations:', '  # 2 nodes: median 10m, 90th percentile 10m', '  default: 10m', ''].join('\n'),
    );
  });

  test('without the pause after each Job, which is planned by itself', async () => {
    const { stdout } = await durations(...taken(SERIES, { postCompleteDelay: '3m' }));
    expect(stdout).toContain('default: 7m');
  });

  test('of which none shows a node before its Job tell nothing of that, and say so', async () => {
    const { code, stderr } = await durations(...taken(SERIES.slice(1, 4)));
    expect([code, stderr]).toEqual([2, expect.stringContaining('1 node ended between two snapshots')]);
  });

  test('two that are near each other tell as much', async () => {
    const near: readonly Moment[] = [
      [0, [], []],
      [3, [], ['a']],
    ];
    expect((await durations(...taken(near))).stdout).toContain('default: 3m');
    expect(
      (
        await durations(
          ...taken([
            [0, [], []],
            [60, [], ['a']],
          ]),
        )
      ).code,
    ).toBe(2);
  });
});
