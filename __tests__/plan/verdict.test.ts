import { RULES } from '../../src/rules/catalogue.js';
import { text } from '../../src/text/text.js';
import type { Report } from '../../src/plan/finding.js';
import { runReport } from '../../src/plan/run-report.js';
import { errorAt, unjudgedAt } from '../../src/manifest/problem.js';
import { exitCodeOf } from '../../src/run.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { policy, roller } from '../rules/objects.js';

const SNAPSHOT = nodeList(parseFleet('20 nodes gpu=true'));
const NOT_NODES = {
  apiVersion: 'v1',
  kind: 'List',
  items: [{ apiVersion: 'v1', kind: 'Node', metadata: 7 }],
};
const CALM = policy({ budget: '{count: 1}' }) + roller();
const ofBatches = (size: number): string =>
  policy({
    budget: `{count: ${size}}`,
    strategy: `{fixed: {initialBatch: ${size}, failureThreshold: 1, safetyLimit: 100}}`,
  }) + roller();
const STEEP = ofBatches(20);
const BROKEN = 'kind: Skyhook\nx: [1\n';

const planned = (given: Partial<PlanCase>, settings = ''): Report =>
  planOf({ base: CALM, head: CALM, snapshot: SNAPSHOT, config: `version: 1\n${settings}`, ...given });

const UNLISTED = [errorAt(null, 'missing-object', text`No.`)];
const [NEVER, EXISTING, WARN] = ['failOn: never\n', 'failOnExisting: true\n', 'unjudged: warn\n'];
const OBSERVE = `rules: {${RULES.map(({ id }) => `${id}: warning`).join(', ')}}\n`;

test.each<[claim: string, given: Partial<PlanCase>, settings: string, expected: string]>([
  ['it breaks a rule', { head: STEEP }, '', 'fail true 1'],
  ['it breaks one, and nothing fails', { head: STEEP }, NEVER, 'fail true 0'],
  ['it breaks one, and warnings fail', { head: STEEP }, 'failOn: warning\n', 'fail true 1'],
  ['it leaves one broken', { base: STEEP, head: STEEP }, '', 'pass false 0'],
  ['it leaves one broken, and the pre-existing fails', { base: STEEP, head: STEEP }, EXISTING, 'fail true 1'],
  ['it fixes one', { base: STEEP, head: CALM }, EXISTING, 'pass false 0'],
  ['a warning', { head: STEEP }, OBSERVE, 'warn false 0'],
  ['a warning, and warnings fail', { head: STEEP }, `${OBSERVE}failOn: warning\n`, 'fail true 1'],
  ['an unreadable document', { head: `${CALM}---\n${BROKEN}` }, '', 'unknown true 2'],
  ['an unreadable file, and nothing fails', { head: BROKEN }, NEVER, 'unknown true 2'],
  ['an unreadable snapshot', { snapshot: NOT_NODES }, '', 'unknown true 2'],
  ['an unusable configuration', { proposedConfig: 'a: [' }, '', 'unknown true 2'],
  [
    'an edit of the configuration alone',
    { proposedConfig: 'version: 1\nfailOn: never\n' },
    '',
    'fail true 1',
  ],
  ['files of the head that cannot be listed', { headReading: UNLISTED }, WARN, 'unknown true 2'],
  ['files of the base that cannot be listed', { baseReading: UNLISTED }, WARN, 'unknown true 2'],
  [
    'a part of the head that is named and not evaluated',
    { headReading: [unjudgedAt(null, 'outside-policies', text`No.`)] },
    '',
    'warn false 0',
  ],
])('verdict, whether it would fail, and exit code: %s', (_claim, given, settings, expected) => {
  const report = planned(given, settings);
  expect(`${report.verdict} ${report.wouldFail} ${exitCodeOf(report)}`).toBe(expected);
});

test('verdict: a change that breaks no rule more, and makes worse what was broken, fails', () => {
  const report = planned({ base: ofBatches(12), head: ofBatches(15) });
  const errors = report.findings.filter(
    ({ severity, status }) => severity === 'error' && status !== 'unchanged',
  );
  expect(new Set(errors.map(({ status }) => status))).toEqual(new Set(['worsened']));
  expect([report.verdict, report.wouldFail, exitCodeOf(report)]).toEqual(['fail', true, 1]);
});

describe('verdict: what was not evaluated is no finding:', () => {
  test('over a snapshot that cannot be read there is none', () => {
    expect(planned({ head: STEEP, snapshot: NOT_NODES }).findings).toEqual([]);
  });

  test('beside a file that cannot be read nothing counts as mended', () => {
    const statuses = (head: string) =>
      new Set(planned({ base: STEEP, head }).findings.map(({ status }) => status));
    expect(statuses(CALM)).toContain('fixed');
    expect(statuses(`${CALM}---\n${BROKEN}`)).not.toContain('fixed');
  });
});

describe('verdict: a rule that the configuration names', () => {
  const [worst] = planned({ head: STEEP }).findings;
  const found = (severity: string) =>
    planned({ head: STEEP }, `rules: { ${worst?.rule ?? ''}: ${severity} }\n`)
      .findings.filter(({ rule }) => rule === worst?.rule)
      .map((one) => one.severity);

  test('is as severe as it says, and leads where nothing else of its cause is graver', () => {
    expect(worst?.severity).toBe('error');
    expect(found('error')).toEqual(['error']);
    expect(found('info')).toEqual([]);
  });

  test.each(['error', 'info'])('is so where it grades each finding itself: %s', (severity) => {
    const head = policy({ budget: '{count: 1}', strategy: '{fixed: {initialBatch: 1}}' }) + roller();
    const graded = (settings: string) =>
      planned({ head }, settings).findings.filter(({ rule }) => rule === 'failure-threshold-ineffective');
    expect(graded('')).toMatchObject([{ severity: 'warning' }]);
    expect(graded(`rules: { failure-threshold-ineffective: ${severity} }\n`)).toMatchObject([{ severity }]);
  });

  test('is silent only where it is off', () => {
    expect(found('off')).toEqual([]);
  });
});

test('verdict: a run is as bad as its worst cluster, in any order', () => {
  const [pass, fail, unknown] = [planned({}), planned({ head: STEEP }), planned({ head: BROKEN })];
  const of = (...reports: readonly [Report, ...Report[]]) => {
    const { verdict, wouldFail } = runReport(reports);
    return [verdict, wouldFail];
  };
  expect(of(pass, fail)).toEqual(['fail', true]);
  expect(of(fail, unknown, pass)).toEqual(['unknown', true]);
  expect(of(unknown, fail)).toEqual(['unknown', true]);
  expect(of(pass, pass)).toEqual(['pass', false]);
});
