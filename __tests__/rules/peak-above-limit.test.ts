import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { found as announced, maintenances } from './fleets.js';
import { fired, findingsOf, only } from './node-pools.js';
import { findingsOf as rule, policy, roller } from './objects.js';

const NIGHT = `budgets:
- {nodes: "2", schedule: "0 7 * * *", duration: 13h}
- {nodes: "100%", schedule: "0 20 * * *", duration: 11h}`;
const TWO = 'budgets: [{nodes: "2"}]';
const LOOSE_OTHERS = `budgets:
- {nodes: "2", reasons: [Drifted]}
- {nodes: "100%", reasons: [Empty, Underutilized]}`;

const RULE = ['peak-above-limit'];

describe('peak-above-limit: the most that budgets allow at any hour and for any reason', () => {
  test.each([
    ['a night budget of 100%, seen by day', NIGHT, '2026-11-23T08:00:00Z'],
    ['the same one, seen at night', NIGHT, '2026-11-23T21:00:00Z'],
    ['100% for Empty and Underutilized alone', LOOSE_OTHERS, '2026-11-23T08:00:00Z'],
    [
      'a number as large as the pool for Empty alone',
      'budgets:\n- {nodes: "2", reasons: [Drifted, Underutilized]}\n- {nodes: "20", reasons: [Empty]}',
      '2026-11-23T08:00:00Z',
    ],
    [
      'one night of the year',
      'budgets:\n- {nodes: "2", schedule: "0 0 1 1 *", duration: 8759h}\n- {nodes: "100%", schedule: "0 23 31 12 *", duration: 1h}',
      '2026-11-23T08:00:00Z',
    ],
    [
      'more than the limit, and less than all',
      'budgets: [{nodes: "2", reasons: [Drifted]}, {nodes: "6", reasons: [Empty, Underutilized]}]',
      '2026-11-23T08:00:00Z',
    ],
  ])('%s: one error', (_case, disruption, at) => {
    const found = findingsOf({ nodes: 20, disruption, base: TWO, at });
    expect(fired(found, RULE)).toEqual(['error peak-above-limit']);
    expect(only(found, 'peak-above-limit').status).toBe('new');
  });

  test('says for which reasons, when by the clocks of the configured zone, and what would hold', () => {
    const config = 'version: 1\ntimeZone: Europe/Berlin\n';
    const { message, remediation } = only(
      findingsOf({ nodes: 20, disruption: NIGHT, config }),
      'peak-above-limit',
    );
    expect(message).toContain('budgets allow 20 of 20 nodes (100%) at once for every reason daily');
    expect(message).toContain('first from Mon 2026-11-23 21:00 Berlin to Tue 2026-11-24 08:00 Berlin');
    expect(remediation).toContain('`nodes: "5"`');
  });

  test.each([
    ['consolidateAfter: Never', `consolidateAfter: Never\n${LOOSE_OTHERS}`],
    [
      'consolidationPolicy: WhenEmpty, for Underutilized',
      `consolidationPolicy: WhenEmpty\n${LOOSE_OTHERS.replace('Empty, Underutilized', 'Underutilized')}\n- {nodes: "2", reasons: [Empty]}`,
    ],
    ['a smaller budget that is always active', `${NIGHT}\n- {nodes: "2"}`],
    ['a time without any budget, which has a rule of its own', NIGHT.split('\n').slice(0, 2).join('\n')],
  ])('is silent under %s', (_case, disruption) => {
    expect(fired(findingsOf({ nodes: 20, disruption }), RULE)).toEqual([]);
  });

  test.each([
    ['the same', NIGHT, NIGHT, 'unchanged'],
    [
      'more reasons',
      LOOSE_OTHERS.replace('2", reasons: [Drifted', '2", reasons: [Drifted, Underutilized').replace(
        '[Empty, Underutilized]',
        '[Empty]',
      ),
      LOOSE_OTHERS,
      'worsened',
    ],
    [
      'longer nights',
      NIGHT,
      NIGHT.replace('11h', '12h').replace('13h', '12h').replace('0 7', '0 8'),
      'worsened',
    ],
    ['always and now at night only', 'budgets: [{nodes: "100%"}]', NIGHT, 'unchanged'],
    ['at night and now always', NIGHT, 'budgets: [{nodes: "100%"}]', 'worsened'],
  ])('against the base: %s', (_case, base, disruption, status) => {
    expect(only(findingsOf({ nodes: 20, base, disruption }), 'peak-above-limit').status).toBe(status);
  });

  test('a rollout that takes the whole pool, and budgets that allow it, are one finding', () => {
    const { message } = only(findingsOf({ disruption: 'budgets: [{nodes: "100%"}]' }), 'peak-above-limit');
    expect(message).toContain('are unavailable at once');
    expect(message).not.toContain('budgets allow');
  });

  test('a percentage rounds up: the fix is a number', () => {
    const { remediation } = only(
      findingsOf({ nodes: 18, disruption: 'budgets: [{nodes: "25%"}]' }),
      'peak-above-limit',
    );
    expect(remediation).toBe('Set a budget of `nodes: "4"`.');
  });

  describe('of a pool without nodes', () => {
    // Other nodes are there: a snapshot without any is an error of its own.
    const given = { nodes: 20, pool: 'other', base: TWO };

    test('100% is all of them, however many there are', () => {
      const found = findingsOf({ ...given, disruption: 'budgets: [{nodes: "100%"}]' });
      expect(only(found, 'peak-above-limit').message).toContain(
        'budgets allow all nodes (100%), however many there are, at once for every reason at any time',
      );
    });

    test.each(['99%', '2', '5000'])('%s is not', (nodes) => {
      const found = findingsOf({ ...given, disruption: `budgets: [{nodes: "${nodes}"}]` });
      expect(fired(found, RULE)).toEqual([]);
    });
  });
});

describe('peak-above-limit: the whole group', () => {
  const found = (head: string) => rule('peak-above-limit', '100 nodes gpu=true', { head })[0]?.message;

  test.each([
    [
      'a NodeWright without a limit',
      roller(''),
      'Neither deploymentPolicy nor interruptionBudget is set: the default is 100%.',
    ],
    [
      'an interruptionBudget of 100%',
      roller('  interruptionBudget: {percent: 100}\n'),
      '100 of 100 nodes (100%)',
    ],
    [
      'a strategy with one batch',
      policy({ strategy: '{fixed: {initialBatch: 100}}', budget: '{percent: 100}' }),
      '100 of 100 nodes (100%)',
    ],
  ])('%s', (_case, head, says) => {
    expect(found(head)).toContain(says);
  });

  test.each([
    ['{limit: 100%}', 1],
    ['{limit: 100%, wholeFrom: 101}', 0],
    ['{limit: 100}', 1],
  ])('exceeds any limit, from wholeFrom targets on: %s', (options, findings) => {
    const config = `version: 1\nrules: {peak-above-limit: ${options}}\n`;
    expect(rule('peak-above-limit', '100 nodes gpu=true', { head: roller(''), config })).toHaveLength(
      findings,
    );
  });
});

// Smaller batches were asked for where none is small enough, or the batches are of one node already.
describe('peak-above-limit: the fix beside nodes that were unavailable before', () => {
  const fixed = (initialBatch: number): string =>
    policy({ strategy: `{fixed: {initialBatch: ${initialBatch}, failureThreshold: 1, safetyLimit: 100}}` }) +
    roller();
  const remediations = (rule: string, head: string, fleet: string): string[] =>
    planOf({ head, only: rule, snapshot: nodeList(parseFleet(fleet)) }).findings.map(
      ({ remediation }) => remediation,
    );
  const OUT = (rest: number, cordoned: number): string =>
    `${rest} nodes gpu=true\n${cordoned} nodes gpu=true cordoned`;

  test.each<[string, string, string, RegExp]>([
    [
      'one cordoned node is the limit of 6',
      fixed(2),
      OUT(5, 1),
      /^Bring back the 1 node that was unavailable before/,
    ],
    ['two of a limit of 3 are out: one more stays within', fixed(3), OUT(10, 2), /^Set `initialBatch: 1`\.$/],
    [
      'all but one are out, and the batches are of one',
      fixed(1),
      OUT(1, 2),
      /^Bring back the 2 nodes that were unavailable before/,
    ],
    ['nothing is out', fixed(3), '6 nodes gpu=true', /^Set `initialBatch: 1`\.$/],
  ])('%s', (_claim, before, fleet, says) => {
    expect(remediations('peak-above-limit', before, fleet)).toEqual([expect.stringMatching(says)]);
  });

  test('tried: with that node back, one at a time stays within the limit', () => {
    expect(remediations('peak-above-limit', fixed(1), OUT(5, 1))).not.toEqual([]);
    expect(remediations('peak-above-limit', fixed(1), '6 nodes gpu=true')).toEqual([]);
  });
});

describe('peak-above-limit: announced maintenances', () => {
  // The first five of twenty nodes are out, and the limit is five.
  test.each([
    ['nodes out that are none of their own', 10, 12, [8]],
    ['their own nodes that are out, once', 1, 5, []],
    ['both', 5, 6, [6]],
  ])('counts %s', (_name, from, to, peaks) => {
    const objects = maintenances('fw', from, to);
    const findings = announced('peak-above-limit', { fleet: '20 nodes', objects, notReady: 5 });
    expect(findings.map(({ evidence }) => evidence['peakAtOnce'])).toEqual(peaks);
    for (const { message } of findings) expect(message).toContain('5 of them were unavailable before.');
  });

  test('allow as many more as the nodes that are out leave', () => {
    const fixFor = (notReady: number): string | undefined =>
      announced('peak-above-limit', { fleet: '20 nodes', objects: maintenances('fw', 10, 15), notReady })[0]
        ?.remediation;
    expect(fixFor(3)).toContain('Announce at most 2 nodes at a time');
    expect(fixFor(5)).toContain('Announce none until the nodes that are unavailable are back');
  });
});
