import { fired, findingsOf, only } from './node-pools.js';

const TIME = [
  'budget-never-binds',
  'invalid-policy',
  'never-allowed',
  'no-progress',
  'unlimited-outside-window',
  'window-not-as-written',
  'window-too-short',
];

const budgets = (...list: string[]): string => ['budgets:', ...list.map((one) => `- {${one}}`)].join('\n');

describe('what the time rules say about budgets', () => {
  test.each([
    ['a plain budget is fine', budgets('nodes: "10%"'), []],
    ['the default is fine', 'consolidateAfter: 1m', []],
    [
      'closed hours in one piece are fine',
      budgets('nodes: "1"', 'nodes: "0", schedule: "0 6 * * *", duration: 16h'),
      [],
    ],
    [
      'a window and its complement join without a gap',
      budgets(
        'nodes: "100%", schedule: "0 0 * * 0", duration: 24h',
        'nodes: "0", schedule: "0 0 * * 1", duration: 144h',
      ),
      [],
    ],
    [
      'a minute between a window and its complement is a gap',
      budgets(
        'nodes: "50%", schedule: "0 0 * * 0", duration: 24h',
        'nodes: "0", schedule: "1 0 * * 1", duration: 143h59m',
      ),
      ['error unlimited-outside-window'],
    ],
    [
      'a window alone leaves the rest open',
      budgets('nodes: "2", schedule: "0 1 * * mon", duration: 4h'),
      ['error unlimited-outside-window'],
    ],
    [
      'a deny window alone leaves the rest open, and promises nothing',
      budgets('nodes: "0", schedule: "0 1 * * mon", duration: 4h'),
      ['error unlimited-outside-window'],
    ],
    [
      'a reason that no budget names is open',
      budgets('nodes: "1", reasons: [Drifted, Empty]'),
      ['error unlimited-outside-window', 'info budget-never-binds'],
    ],
    [
      'a reason that is switched off is open for a while only',
      `consolidationPolicy: WhenEmpty\n${budgets('nodes: "1", reasons: [Drifted]', 'nodes: "2", reasons: [Empty]')}`,
      ['warning unlimited-outside-window'],
    ],
    ['no budget at all', 'budgets: []', ['error unlimited-outside-window']],
    [
      'no reason at all',
      budgets('nodes: "1"', 'nodes: "0", reasons: []'),
      ['error unlimited-outside-window'],
    ],
    [
      'a schedule that does not parse closes the pool, and is all that is said',
      budgets('nodes: "1"', 'nodes: "1", schedule: "0 1 * * 7", duration: 1h'),
      ['error never-allowed'],
    ],
    [
      'a schedule that the API server refuses is another rule',
      budgets('nodes: "1", schedule: "daily", duration: 1h'),
      ['error invalid-policy'],
    ],
    [
      'a schedule without a date is a freeze for ever',
      budgets('nodes: "1"', 'nodes: "0", schedule: "0 0 31 4 *", duration: 1h'),
      ['error never-allowed'],
    ],
    ['zero for all', budgets('nodes: "0"'), ['error never-allowed']],
    ['zero for drift only', budgets('nodes: "1"', 'nodes: "0", reasons: [Drifted]'), ['error never-allowed']],
    [
      'zero for consolidation only is information',
      budgets('nodes: "1"', 'nodes: "0", reasons: [Empty, Underutilized]'),
      ['info never-allowed'],
    ],
    [
      'two windows of zero that leave no minute',
      budgets(
        'nodes: "0", schedule: "0 0 * * *", duration: 12h',
        'nodes: "0", schedule: "0 12 * * *", duration: 12h',
      ),
      ['error never-allowed'],
    ],
    [
      'a higher limit in a window does nothing beside a lower one',
      budgets('nodes: "1"', 'nodes: "5", schedule: "0 0 * * sat", duration: 24h'),
      ['warning window-not-as-written'],
    ],
    [
      'a window of no length does nothing',
      budgets('nodes: "1"', 'nodes: "0", schedule: "0 0 * * sat", duration: 0m'),
      ['warning window-not-as-written'],
    ],
    [
      'of two alike the later one is named, once',
      budgets('nodes: "1"', 'nodes: "1"'),
      ['info budget-never-binds'],
    ],
    [
      'a budget that two others cover together',
      budgets(
        'nodes: "1", schedule: "0 0 * * *", duration: 12h',
        'nodes: "1", schedule: "0 12 * * *", duration: 12h',
        'nodes: "3"',
      ),
      ['info budget-never-binds'],
    ],
    [
      'a window shorter than the work on a node',
      budgets('nodes: "1"', 'nodes: "0", schedule: "10 3 * * *", duration: 23h50m'),
      ['warning window-too-short'],
    ],
    [
      'hits that come before the window has closed',
      budgets('nodes: "1"', 'nodes: "0", schedule: "0 7-13 * * *", duration: 7h'),
      ['warning window-not-as-written'],
    ],
    [
      'hits that touch are not overlapping',
      budgets('nodes: "1"', 'nodes: "0", schedule: "0 7-13 * * *", duration: 1h'),
      [],
    ],
    [
      'nights of weekdays leave the first early morning out',
      budgets('nodes: "1"', 'nodes: "0", schedule: "0 16 * * mon-fri", duration: 16h'),
      ['warning window-not-as-written'],
    ],
    [
      'and do not where the weekend is closed until then',
      budgets(
        'nodes: "1"',
        'nodes: "0", schedule: "0 16 * * mon-fri", duration: 12h',
        'nodes: "0", schedule: "0 0 * * sat", duration: 52h',
      ),
      [],
    ],
  ])('%s', (_claim, disruption, expected) => {
    expect(
      fired(findingsOf({ disruption, at: '2026-11-23T03:00:00Z' }), TIME)
        .filter((one) => !/^info window-too-short/.test(one))
        .sort(),
    ).toEqual(expected);
  });

  test('percentages of no nodes are no zero, and a written zero is one', () => {
    expect(fired(findingsOf({ disruption: budgets('nodes: "10%"'), nodes: 0 }), ['never-allowed'])).toEqual(
      [],
    );
  });
});

describe('what people were surprised by is said beforehand', () => {
  test('the hours of the week without a limit', () => {
    const disruption = budgets('nodes: "35%", schedule: "0 1 * * mon", duration: 4h');
    const { message } = only(
      findingsOf({ disruption, at: '2025-05-01T14:50:00Z' }),
      'unlimited-outside-window',
    );
    expect(message).toContain('up to 10 of 10 nodes (100%)');
    expect(message).toContain(
      'No budget is active for every reason in 164 of 168 hours of the week: Mon 05:00 to the next Mon 01:00 UTC.',
    );
  });

  test.each([
    ['sat-sun', '0 0 * * sat-sun', 'Set "0 0 * * sat,sun".'],
    ['Sunday as 7', '0 0 * * 1-7', 'Set "0 0 * * 1,2,3,4,5,6,0".'],
    ['a time zone', 'TZ=Europe/Berlin 0 9 * * *', 'Set "0 9 * * *".'],
    ['what nobody can guess', '0 0 x * *', 'Set five cron fields'],
  ])('how to write %s', (_claim, schedule, fix) => {
    const disruption = budgets('nodes: "1"', `nodes: "0", schedule: "${schedule}", duration: 1h`);
    const finding = only(findingsOf({ disruption }), 'never-allowed');
    expect(finding.remediation).toContain(fix);
    expect(finding.message).toContain('Karpenter then disrupts none of its 10 nodes, whatever the reason.');
    expect(finding.place?.line).toBe(13);
  });

  test('merged windows of an hour range', () => {
    const disruption = budgets('nodes: "2"', 'nodes: "0", schedule: "0 7-13 * * *", duration: 7h');
    expect(only(findingsOf({ disruption }), 'window-not-as-written').message).toContain(
      '7 windows of 7 h join to daily 07:00–20:00 UTC',
    );
  });

  test('an edit of a number is not a new finding', () => {
    const window = (nodes: string): string =>
      budgets(`nodes: "${nodes}", schedule: "0 1 * * mon", duration: 4h`);
    const found = findingsOf({ disruption: window('3'), base: window('2') });
    expect(
      found.filter(({ rule }) => rule === 'unlimited-outside-window').map(({ status }) => status),
    ).toEqual(['unchanged']);
  });
});

describe('window-not-as-written', () => {
  const office = budgets('nodes: "1"', 'nodes: "0", schedule: "0 7 * * mon-fri", duration: 10h');
  const zone = (name: string): string => `version: 1\ntimeZone: ${name}\n`;

  test('tells the hours before and after the clocks are set, and which of them come open', () => {
    const { message } = only(
      findingsOf({ disruption: office, config: zone('Europe/Berlin') }),
      'window-not-as-written',
    );
    expect(message).toContain(
      'from the clock change on Sun 2027-03-28 03:00 Berlin on, the budget of 0 at "0 7 * * mon-fri" for 10 h holds Mon-Fri 09:00–19:00 Berlin instead of Mon-Fri 08:00–18:00',
    );
    expect(message).toContain(
      'So Mon-Fri 08:00–09:00 is outside of it then (1 node at once), and Mon-Fri 18:00–19:00 is inside.',
    );
  });

  test.each([
    ['without a time zone', 'UTC', office],
    ['in a zone whose clocks are never set', 'Asia/Tokyo', office],
    [
      'for windows of every hour',
      'Europe/Berlin',
      budgets('nodes: "2"', 'nodes: "1", schedule: "0 * * * *", duration: 30m'),
    ],
    [
      'for one night of the year',
      'Europe/Berlin',
      budgets('nodes: "2"', 'nodes: "0", schedule: "0 0 1 1 *", duration: 30h'),
    ],
  ])('is silent %s', (_claim, name, disruption) => {
    expect(fired(findingsOf({ disruption, config: zone(name) }), ['window-not-as-written'])).toEqual([]);
  });

  test('days that are others by local clocks are named', () => {
    const disruption = budgets('nodes: "1"', 'nodes: "0", schedule: "0 5 * * 0,1", duration: 8h');
    const found = findingsOf({ disruption, config: zone('America/Los_Angeles') });
    expect(found.map(({ evidence }) => evidence['cause'])).toContain('clock-change');
    const days = found.filter(({ evidence }) => evidence['cause'] === 'days');
    expect(only(days, 'window-not-as-written').severity).toBe('info');
    expect(only(days, 'window-not-as-written').message).toContain(
      'Sun UTC is Sat in Los Angeles and Mon UTC is Sun in Los Angeles',
    );
  });
});
