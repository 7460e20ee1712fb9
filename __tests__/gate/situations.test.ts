import { HOUR_MS } from '../../src/calendar/days.js';
import { toTerminal } from '../../src/text/render.js';
import { gateReport, isAllowedFresh } from '../../src/gate/gate.js';
import { once } from '../../src/manifest/lookup.js';
import { deciderOf, type GateCase, gateOf, iso, pool, poolNodes, reviewedBy, wordOf } from './gate-case.js';
import { planOf } from '../plan-of.js';
import { goldenTests } from '../golden-tests.js';
import { fleet } from '../systems/skyhook/planned.js';
import { deployment, ROLLOUTS } from './rollouts.js';
import { ALWAYS, HOLIDAYS, NIGHTS, NONE, SITUATIONS } from './situations.js';

/** The full hours before it that are looked at; all of them are by the property over small calendars. */
const HOURS = 4;

goldenTests(
  'gate/situations.txt',
  'may it start now, and if not, when',
  Object.fromEntries(
    Object.entries(SITUATIONS).map(([title, { at, ...given }]) => [
      title,
      () => {
        const decideAt = once(deciderOf(given));
        const from = Date.parse(at);
        const { decision, next } = gateReport(decideAt, from);
        const end = next?.outlook?.at ?? from;
        const isAllowed = (instant: number): boolean => isAllowedFresh(decideAt(instant));
        // No full hour before the start that is named is allowed, and that one is.
        const last = Math.ceil(end / HOUR_MS) * HOUR_MS;
        const hours = Array.from({ length: HOURS }, (_, i) => last - (i + 1) * HOUR_MS);
        expect(hours.filter((hour) => hour > from && hour < end && isAllowed(hour)).map(iso)).toEqual([]);
        if (next?.outlook) expect(isAllowed(end)).toBe(true);
        return [`${at}: ${wordOf(decision)}`, ...(next?.outlook ? [`next: ${iso(end)}`] : [])];
      },
    ]),
  ),
);

describe('situations: where it then ends', () => {
  test('inside its windows and before the next freeze', () => {
    const { next } = gateOf({ ...NIGHTS, config: HOLIDAYS }, '2026-11-23T08:00:00Z');
    expect(next?.outlook).toMatchObject({
      endsInsideWindows: true,
      endsBeforeFreeze: true,
      nextFreeze: { name: 'year end' },
    });
    expect(iso(next?.outlook?.finish ?? 0)).toMatch(/^2026-11-24T00:00/);
  });

  test('after its window, where the last node of it goes shortly before it closes', () => {
    const { outlook } = gateOf({ ...NIGHTS, config: HOLIDAYS }, '2026-11-24T05:50:00Z');
    expect(outlook).toMatchObject({ endsInsideWindows: false, endsBeforeFreeze: true });
  });

  test('nothing is said of windows where there are none, nor of a freeze', () => {
    const { outlook } = gateOf({ ...ALWAYS, config: NONE }, '2026-11-23T08:00:00Z');
    expect(outlook).toMatchObject({ endsInsideWindows: null, endsBeforeFreeze: true, nextFreeze: null });
  });

  test('a rollout that never ends is not over before the freeze', () => {
    const full = (image: string): string =>
      deployment(image)
        .replace('"maxSurge":0,"maxUnavailable":1', '"maxSurge":1,"maxUnavailable":0')
        .replace('"readiness', '"ports":[{"containerPort":80,"hostPort":80}],"readiness');
    const given = { base: full('a:1'), head: full('a:2'), snapshot: fleet('6 nodes') };
    const { outlook } = gateOf({ ...given, config: `${HOLIDAYS}failOn: never\n` }, '2026-11-23T08:00:00Z');
    expect(outlook).toMatchObject({ finish: null, isHeld: false, endsBeforeFreeze: false });
  });
});

describe('situations: what a person holds, and what is under way, is said with an allow', () => {
  const paused = (image: string): string =>
    deployment(image).replace('"replicas"', '"paused":true,"replicas"');
  const held = { base: paused('a:1'), head: paused('a:2'), snapshot: fleet('6 nodes') };
  const beside = (image: string): string => deployment(image).replace('"name":"web"', '"name":"api"');
  const HELD =
    'Deployment/shop/web is paused: no target is updated until a person changes that; when it completes is unknown.';

  test.each<
    [claim: string, given: Pick<GateCase, 'base' | 'head' | 'snapshot'>, isDone: boolean, notes: string[]]
  >([
    ['a paused Deployment has no end', held, false, [HELD]],
    [
      'one beside another, whose end is told',
      {
        base: `${held.base}\n---\n${beside('a:1')}`,
        head: `${held.head}\n---\n${beside('a:2')}`,
        snapshot: held.snapshot,
      },
      true,
      [HELD],
    ],
    [
      'an upgrade Plan that is under way is no next rollout',
      ROLLOUTS['an upgrade Plan that is under way'] ?? held,
      true,
      ['Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.'],
    ],
  ])('%s', (_claim, given, isDone, notes) => {
    const { decision, outlook } = gateOf({ ...given, config: NONE }, '2026-11-23T08:00:00Z');
    expect(decision.gate).toBe('allow');
    expect(decision.notes.slice(-notes.length).map(toTerminal)).toEqual(notes);
    expect(typeof outlook?.finish === 'number').toBe(isDone);
    expect(outlook?.isHeld).toBe(!isDone);
    expect(outlook?.endsBeforeFreeze).toBe(true);
  });
});

describe('situations: one pool waits for its window, the other may go', () => {
  const second = (text: string): string => text.replaceAll('name: default}', 'name: other}');
  const closed = '[{nodes: "0", schedule: "0 6 * * *", duration: 16h}, {nodes: "1"}]';
  const beside = (open: string) => ({
    base: `${pool(closed, 'old')}---\n${second(pool(open, 'old'))}`,
    head: `${pool(closed)}---\n${second(pool(open))}`,
    snapshot: poolNodes(12, 'other'),
    config: NONE,
  });

  test('it may start, and the one that waits is named', () => {
    const { decision } = gateOf(beside('[{nodes: "1"}]'), '2026-11-23T08:00:00Z');
    expect(wordOf(decision)).toBe('allow');
    expect(decision.notes.map(toTerminal)).toContain('1 of 2 groups waits for its window.');
  });

  test('where the other is denied: when it may go, not when the window opens', () => {
    const given = beside('[{nodes: "1", schedule: "0 12 * * *", duration: 8h}, {nodes: "2"}]');
    const expected = reviewedBy(planOf({ ...given, at: '2026-11-22T12:00:00Z' }));
    const { next } = gateOf({ ...given, expected }, '2026-11-23T08:00:00Z');
    expect(iso(next?.outlook?.at ?? 0)).toBe('2026-11-23T12:00:00Z');
  });
});
