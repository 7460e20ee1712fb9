import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { configured, fleet, main, OLD, policy, policyOf } from './planned.js';

const PLAIN = 'tune: { version: 1.0.0, image: example.com/tune }';
const PAUSED = ', annotations: { nodewright.nvidia.com/pause: "true" }';

function found(report: Report, rule: string): string[] {
  return report.findings
    .filter((one) => one.rule === rule && one.status !== 'fixed')
    .map(({ message }) => message);
}

// NVIDIA/nodewright docs/user-guide/custom-resource.md: "serial will not roll out one node at a time".
test.each([
  ['with batches of three', '  serial: true', 3, 1],
  ['with batches of one', '  serial: true', 1, 0],
  ['not set', '', 3, 0],
])('limit-ignored: serial: true %s', (_case, more, batch, findings) => {
  const head = policy({ strategy: `fixed: { initialBatch: ${batch} }` }) + main({ more });
  const report = planOf({ base: '', head, snapshot: fleet('6 nodes') });
  expect(found(report, 'limit-ignored')).toHaveLength(findings);
});

test.each([
  ['lifted', PAUSED, '', 1],
  ['kept', PAUSED, PAUSED, 0],
])('held-rollout-starts: a pause that is %s', (_case, before, after, findings) => {
  const report = planOf({
    base: policy() + main({ metadata: before }),
    head: policy() + main({ metadata: after }),
    snapshot: fleet('6 nodes'),
  });
  expect(found(report, 'held-rollout-starts')).toHaveLength(findings);
});

// NVIDIA/nodewright issue 183.
test.each([
  ['several packages at 0.14', '0.14', `${PLAIN}, other: { version: 1.0.0, image: example.com/other }`, 1],
  ['several packages at 0.15', '0.15', `${PLAIN}, other: { version: 1.0.0, image: example.com/other }`, 0],
  ['one package at 0.14', '0.14', PLAIN, 0],
])('limit-ignored: %s', (_case, version, packages, findings) => {
  const head = policy({ group: OLD }) + main({ group: OLD, packages });
  const report = planOf({ head, snapshot: fleet('6 nodes'), config: configured(version) });
  expect(found(report, 'limit-ignored')).toHaveLength(findings);
});

describe('notes on quirks of operator versions', () => {
  const reboot = PLAIN.replace(' }', ', interrupt: { type: reboot } }');
  const notesOf = (version: string, packages: string, more = ''): string => {
    const group = Number(version.slice(2)) >= 18 ? undefined : OLD;
    const shape = group === undefined ? {} : { group };
    const head = policy(shape) + main({ ...shape, packages, more });
    const report = planOf({ head, snapshot: nodeList(parseFleet('4 nodes')), config: configured(version) });
    return policyOf(report, 'tuning').notes.join('\n');
  };

  // NVIDIA/nodewright#633; skyhook_controller.go HasNonInterruptWork.
  test.each<[string, string, string, RegExp, boolean]>([
    ['a reboot', '0.19', reboot, /may count a reboot that succeeded as a failure/, true],
    ['a reboot', '0.20', reboot, /may count a reboot that succeeded as a failure/, false],
  ])('%s at %s', (_case, version, packages, note, isNoted) => {
    expect(note.test(notesOf(version, packages))).toBe(isNoted);
  });

  test('pods that interrupts wait for, in a snapshot without pods', () => {
    const more = '  podNonInterruptLabels: { matchLabels: { job: train } }';
    expect(notesOf('0.20', reboot, more)).toContain('The snapshot has no pods');
    expect(notesOf('0.20', PLAIN, more)).not.toContain('The snapshot has no pods');
  });
});
