import type { Course } from '../../src/plan/measure/courses.js';
import { mostInSpans, outOverTime } from '../../src/report/numbers/out-over-time.js';
import { render } from '../render.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

const LABELS = { labels: { gpu: 'true' } };

/** The picture of a change from one node at a time to two; null where there is none. */
function chartOf(nodes: number): string | null {
  const text = (initialBatch: number): string =>
    policy({
      strategy: `{fixed: {initialBatch: ${initialBatch}, failureThreshold: 1, safetyLimit: 100}}`,
    }) + roller('  deploymentPolicy: gpu\n');
  const report = planOf({
    ...{ base: text(1), head: text(2) },
    snapshot: nodeList(Array.from({ length: nodes }, () => LABELS)),
  });
  const found = /Nodes out over time[\s\S]*?```mermaid\n([\s\S]*?)```/.exec(render(report, 'markdown'));
  return found?.[1] ?? null;
}

/** The numbers of a line of the picture. */
function numbersOf(picture: string, line: 'base' | 'change' | 'x-axis'): number[] {
  const found = [...picture.matchAll(/^ +(x-axis|line) .*?\[(.*)\]$/gm)].map(([, , list = '']) => list);
  const [axis = '', base = '', change = base] = found;
  return { 'x-axis': axis, base, change }[line].split(', ').map(Number);
}

describe('the picture of nodes out over time', () => {
  test('is not there for one node, which goes out once', () => {
    expect(chartOf(1)).toBeNull();
  });

  test.each([10, 100, 1_000])(
    'of %i nodes has both sides, an axis that can be read and no fraction',
    (nodes) => {
      const picture = chartOf(nodes) ?? '';
      const [x, base, change] = (['x-axis', 'base', 'change'] as const).map((name) =>
        numbersOf(picture, name),
      );
      expect(x?.length).toBeLessThanOrEqual(24);
      expect(x?.length).toBeGreaterThan(2);
      expect(x?.every(Number.isInteger)).toBe(true);
      expect([base?.length, change?.length]).toEqual([x?.length, x?.length]);
      expect([Math.max(...(base ?? [])), Math.max(...(change ?? []))]).toEqual([1, 2]);
    },
  );

  test('is the same for the same change', () => {
    expect(chartOf(10)).toEqual(chartOf(10));
  });
});

type Stay = Course['stays'][number];

/** The curve of stays `[target, from, to]`. */
function curve(...stays: (readonly [string, number, number | null])[]) {
  const course: Course = {
    ...{ from: 0, end: 100, cut: false, turnsBadAt: null },
    stays: stays.map(([target, from, to]): Stay => ({
      ...{
        target,
        from,
        to,
        group: 'g',
        policy: null,
        batch: 1,
        failedAt: null,
        holds: true,
        isAside: false,
      },
    })),
  };
  const plan = { inventory: null } as unknown as Parameters<typeof outOverTime>[1];
  return outOverTime(course, plan, 'node', new Set()).map(({ at, out }) => [at, out]);
}

describe('nodes out over time', () => {
  test.each([
    [
      'goes out and comes back',
      [['a', 0, 10]],
      [
        [0, 1],
        [10, 0],
      ],
    ],
    [
      'is out once, whoever takes it',
      [
        ['a', 0, 10],
        ['a', 5, 20],
      ],
      [
        [0, 1],
        [20, 0],
      ],
    ],
    [
      'stays out where one rollout follows another',
      [
        ['a', 0, 10],
        ['a', 10, 20],
      ],
      [
        [0, 1],
        [20, 0],
      ],
    ],
    ['never comes back', [['a', 0, null]], [[0, 1]]],
    [
      'is counted after everything that happens at an instant',
      [
        ['a', 0, 10],
        ['b', 10, 20],
      ],
      [
        [0, 1],
        [10, 1],
        [20, 0],
      ],
    ],
  ] as const)('a node %s', (_, stays, wanted) => {
    expect(curve(...stays)).toEqual(wanted);
  });

  test('the most in a span is of what lasts into it, too', () => {
    const steps = [
      { at: 0, out: 3 },
      { at: 15, out: 1 },
      { at: 16, out: 0 },
      { at: 40, out: 7 },
      { at: 41, out: 0 },
    ];
    expect(mostInSpans(steps, 0, 10, 5)).toEqual([3, 3, 0, 0, 7]);
  });
});

// Source: NVIDIA/nodewright, docs/architecture/interrupt-flow.md: only an interrupt cordons and drains a node.
test('nodes that serve while they are worked on are said to do so beside the picture', () => {
  const of = (interrupt: string): string => {
    const text = (size: number): string =>
      policy({ strategy: `{fixed: {initialBatch: ${size}, failureThreshold: 1, safetyLimit: 100}}` }) +
      roller('  deploymentPolicy: gpu\n').replace(/(image: [^,}\n]+)/, `$1${interrupt}`);
    const snapshot = nodeList(Array.from({ length: 10 }, () => LABELS));
    return render(planOf({ base: text(1), head: text(2), snapshot }), 'markdown');
  };
  expect(of('')).toContain('worked on without an interrupt count as out, although they keep serving');
  expect(of(', interrupt: {type: reboot}')).not.toContain('keep serving');
});
