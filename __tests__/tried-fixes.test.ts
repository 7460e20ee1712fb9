import { makeRun } from '../src/run.js';
import { helps, lineIn, withTriedFixes } from '../src/tried-fixes.js';
import { nodeList, parseFleet } from '../src/cases/fleet.js';
import { inputOf, type PlanCase } from './plan-of.js';
import { policy, roller } from './rules/objects.js';
import { type Fix, fix, settingsOf } from '../src/systems/system.js';
import { runReport } from '../src/plan/run-report.js';
import { caseOfPage } from './rules/page-plans.js';

const SNAPSHOT = nodeList(parseFleet('20 nodes gpu=true'));

/** What is offered for a change, by rule; and each plan with the edit written. */
function offered(given: PlanCase) {
  const planned = [inputOf(given)] as const;
  const { run, edits } = withTriedFixes(planned, makeRun(planned));
  return run.reports[0].findings.flatMap((finding) => {
    const fix = edits.get(finding);
    if (!fix) return [];
    const lines = given.head.split('\n').with(fix.line - 1, fix.after);
    return [
      {
        rule: finding.rule,
        fix,
        finding,
        run,
        after: makeRun([inputOf({ ...given, head: lines.join('\n') })]),
      },
    ];
  });
}

const EARLY =
  policy({ strategy: '{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 50}}' }) + roller();
const CALM =
  policy({ strategy: '{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}' }) + roller();

describe('tried fixes: a fix that is offered', () => {
  const found = offered({ base: CALM, head: EARLY, snapshot: SNAPSHOT });

  test('a fix that is offered: is one existing line', () => {
    expect(found.length).toBeGreaterThan(0);
    for (const { fix } of found) {
      expect(fix.before).toBe(lineIn([inputOf({ head: EARLY, snapshot: SNAPSHOT })], fix.file, fix.line));
      expect(fix.after).toContain('safetyLimit: 100');
    }
  });

  test('a fix that is offered: removes its finding, and adds none', () => {
    for (const { finding, after, run } of found) {
      const known = new Set(run.reports[0].findings.map(({ fingerprint }) => fingerprint));
      const now = after.reports[0].findings.filter(({ status }) => status !== 'fixed');
      expect(now.map(({ fingerprint }) => fingerprint)).not.toContain(finding.fingerprint);
      expect(now.filter(({ fingerprint }) => !known.has(fingerprint))).toEqual([]);
    }
  });
});

describe('tried fixes: no fix is offered', () => {
  test('no fix is offered: two lines could be meant', () => {
    const twice = `${EARLY.trimEnd()}\n# safetyLimit: 50\n`;
    const lines = offered({ base: CALM, head: twice, snapshot: SNAPSHOT }).map(({ fix }) => fix.before);
    expect(lines.every((line) => !line.startsWith('#'))).toBe(true);
  });

  test('no fix is offered: the finding stays', () => {
    const run = makeRun([inputOf({ base: CALM, head: EARLY, snapshot: SNAPSHOT })]);
    const [finding] = run.reports[0].findings;
    expect(finding && helps(finding, run, run)).toBe(false);
  });

  test('no fix is offered: the fixed change cannot be evaluated', () => {
    const run = makeRun([inputOf({ base: CALM, head: EARLY, snapshot: SNAPSHOT })]);
    const unknown = makeRun([inputOf({ base: CALM, head: 'kind: Skyhook\nx: [1\n', snapshot: SNAPSHOT })]);
    const [finding] = run.reports[0].findings;
    expect(finding && helps(finding, run, unknown)).toBe(false);
  });
});

describe('tried fixes: withTriedFixes', () => {
  const planned = [inputOf(caseOfPage('peak-above-limit', 'Fails'))] as const;
  const run = makeRun(planned);
  /** The settings of the first fix after its trial, where its rule asked for this one. */
  const printed = (asked: Fix) => {
    const [report] = run.reports;
    const findings = report.findings.map((one, i) => (i === 0 ? { ...one, fix: asked } : one));
    const tried = withTriedFixes(planned, runReport([{ ...report, findings }]));
    const [first] = tried.run.reports[0].findings;
    return first?.fix ? settingsOf(first.fix) : null;
  };

  test('a number that leaves the finding: a stricter one is printed', () => {
    expect(printed(fix`Set ${{ field: 'initialBatch', value: 90 }}.`)).toEqual([
      { field: 'initialBatch', value: 1 },
    ]);
  });

  test('a field that does not help: no value is printed', () => {
    expect(printed(fix`Set ${{ field: 'failureThreshold', value: 2 }}.`)).toEqual([]);
  });
});
