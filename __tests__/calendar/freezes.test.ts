import { freezeScheduleError, recurrences } from '../../src/calendar/freezes.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

describe('freezes: a freeze that comes again', () => {
  test('keeps its local hour when the clocks are set', () => {
    const within = { from: at('2026-03-20T00:00:00Z'), to: at('2026-04-05T00:00:00Z') };
    expect(recurrences('0 18 * * fri', HOUR, 'Europe/Berlin', within).map(({ from }) => iso(from))).toEqual([
      '2026-03-20T17:00',
      '2026-03-27T17:00',
      '2026-04-03T16:00',
    ]);
  });

  test('that runs already when the plan begins is there from its start on', () => {
    const within = { from: at('2026-11-21T12:00:00Z'), to: at('2026-11-28T00:00:00Z') };
    const [first] = recurrences('0 18 * * fri', 62 * HOUR, 'UTC', within);
    expect([iso(first?.from ?? 0), iso(first?.to ?? 0)]).toEqual(['2026-11-21T12:00', '2026-11-23T08:00']);
  });
});

describe('freezes: the days of a freeze', () => {
  test.each([
    ['of the month and of the week: either', '0 18 10 * fri', ['06', '10', '13', '20', '27']],
    ['of the week alone', '0 18 * nov 7', ['01', '08', '15', '22', '29']],
    ['of the month alone', '0 18 28-31 * *', ['28', '29', '30']],
    ['of another month', '0 18 * 12 *', []],
  ])('%s', (_claim, schedule, days) => {
    const within = { from: at('2026-11-01T00:00:00Z'), to: at('2026-12-01T00:00:00Z') };
    const found = recurrences(schedule, HOUR, 'UTC', within).map(({ from }) => iso(from));
    expect(found).toEqual(days.map((day) => `2026-11-${day}T18:00`));
  });
});

describe('freezes: a freeze on a day on which the clocks are set', () => {
  test.each([
    ['an hour that is skipped begins at the change', '30 2 * * *', 'Europe/Berlin', '2026-03-29', ['01:00']],
    ['an hour that is there twice counts once', '30 2 * * *', 'Europe/Berlin', '2026-10-25', ['00:30']],
    ['half an hour that is skipped', '15 2 * * *', 'Australia/Lord_Howe', '2026-10-03', ['15:30']],
    ['half an hour that is there twice', '45 1 * * *', 'Australia/Lord_Howe', '2026-04-04', ['14:45']],
  ])('%s', (_name, schedule, timeZone, day, expected) => {
    const within = { from: at(`${day}T00:00:00Z`), to: at(`${day}T23:59:00Z`) };
    const found = recurrences(schedule, 1, timeZone, within);
    expect(found.map(({ from }) => iso(from).slice(11))).toEqual(expected);
  });

  test.each(['Europe/Berlin', 'Australia/Lord_Howe', 'America/St_Johns', 'Antarctica/Troll', 'UTC'])(
    'every hour has its freeze in %s, the one that is there twice too',
    (timeZone) => {
      const within = { from: at('2026-01-01T00:00:00Z'), to: at('2027-01-01T00:00:00Z') };
      const found = recurrences('0 * * * *', 1, timeZone, within).map(({ from }) => from);
      const gaps = found.slice(1).map((from, index) => from - (found[index] ?? 0));
      expect(Math.max(...gaps)).toBeLessThanOrEqual(1.5 * HOUR);
      expect(found.every((from) => [0, 30].includes(new Date(from).getUTCMinutes()))).toBe(true);
    },
  );
});

describe('freezes: schedules of freezes', () => {
  test.each([
    ['names of days', '0 18 * * fri', true],
    ['7 is Sunday', '0 18 * * 7', true],
    ['four fields', '0 18 * *', false],
    ['six fields', '0 0 18 * * fri', false],
    ['a descriptor', '@daily', false],
    ['every minute', '* * * * *', false],
    ['a date that never comes', '0 0 30 2 *', false],
    ['hashed fields', '0 H * * *', false],
    ['words', 'whenever we feel like it', false],
  ])('%s', (_claim, text, good) => {
    expect(freezeScheduleError(text) === null).toBe(good);
  });
});
