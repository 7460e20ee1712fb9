import { freezeAt } from '../../src/gate/windows.js';
import { RULES } from '../../src/rules/catalogue.js';
import { denialOf, startTimes } from '../../src/gate/gate.js';
import { nodeList } from '../../src/cases/fleet.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';
import { deciderOf, drift, iso, MINUTE_MS } from './gate-case.js';

const AT = Date.parse('2026-11-23T10:00:00Z');
const DAY_MS = 24 * 60 * MINUTE_MS;
const NIGHTS = '[{nodes: "4"}, {nodes: "0", schedule: "0 8 * * *", duration: 10h}]';

/** Every rule but that of the freezes as a warning. */
const WARNINGS = RULES.flatMap(({ id }) => (id === 'in-freeze' ? [] : `${id}: warning`));

function timesWith(rules: string): ReturnType<typeof startTimes> {
  const config = `version: 1\ndurations: {default: 10m}\n${rules}`;
  return startTimes(deciderOf({ ...drift(NIGHTS, 4), config }), AT, AT + DAY_MS);
}

test('start times: a window that is closed now does not hide a rule that is always broken', () => {
  const times = timesWith('');
  expect([times.spans, denialOf(times)?.code]).toEqual([[], 'broken-rule']);
});

test('start times: a window that is closed now opens later', () => {
  const { spans } = timesWith(`rules: {${WARNINGS.join(', ')}}\n`);
  expect(spans.map(({ from, until }) => [iso(from), iso(until)])).toEqual([
    ['2026-11-23T18:00:00Z', '2026-11-24T08:00:00Z'],
  ]);
});

test('start times: of a Plan that starts in its window and goes on past it, a later start runs into a freeze', () => {
  const window = { days: ['mon'], startTime: '09:00', endTime: '15:00', timeZone: 'UTC' };
  const decideAt = deciderOf({
    base: planYaml({ version: 'v1', window }),
    head: planYaml({ window }),
    snapshot: nodeList(hosts(10)),
    config: `version: 1
durations: {default: 40m}
rules: {${WARNINGS.join(', ')}, in-freeze: error}
freezes: [{name: launch, from: "2026-11-23T18:00:00Z", to: "2026-11-24T02:00:00Z"}]
`,
  });
  const from = Date.parse('2026-11-23T14:00:00Z');
  const { spans } = startTimes(decideAt, from, from + 3 * 60 * MINUTE_MS);
  expect(spans.map((span) => iso(span.from))).toEqual([iso(from)]);
  expect(spans[0]?.until).toBeLessThanOrEqual(from + 60 * MINUTE_MS);
});

test('start times: a start whose rollout runs past its window comes after one that ends inside', () => {
  const window = { days: ['mon', 'tue'], startTime: '09:00', endTime: '15:00', timeZone: 'UTC' };
  const decideAt = deciderOf({
    base: planYaml({ version: 'v1', window }),
    head: planYaml({ window }),
    snapshot: nodeList(hosts(2)),
    config: `version: 1\ndurations: {default: 40m}\nrules: {${WARNINGS.join(', ')}}\n`,
  });
  const from = Date.parse('2026-11-23T14:30:00Z');
  const { spans } = startTimes(decideAt, from, from + DAY_MS);
  expect(spans.map((span) => [iso(span.from), span.outlook.endsInsideWindows])).toEqual([
    ['2026-11-24T09:00:00Z', true],
    [iso(from), false],
  ]);
});

test.each([
  [0, null],
  [1, 'launch'],
  [2, null],
])('freezeAt: a freeze from 1 to 2 is in force at %i: %s', (at, expected) => {
  const freezes = [{ name: 'launch', windows: [{ from: 1, to: 2 }] }];
  expect(freezeAt({ freezes }, at)?.name ?? null).toBe(expected);
});
