import { violationsIn } from '../../src/github/publish.js';
import { runReport } from '../../src/plan/run-report.js';
import { finding, plan, report } from '../report/build.js';

test.each([
  ['error', 2],
  ['never', 2],
  ['warning', 4],
] as const)('violations are what is new or worse and breaks fail-on %s', (failOn, expected) => {
  const findings = (['new', 'worsened', 'unchanged', 'fixed'] as const).flatMap((status) =>
    (['error', 'warning', 'info'] as const).map((severity) => finding({ status, severity })),
  );
  expect(violationsIn(runReport([report({ plan: plan([]), findings, failOn })]))).toBe(expected);
});
