import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { configured, main, OLD, policy, policyOf } from './planned.js';

const PLAIN = 'tune: { version: 1.0.0, image: example.com/tune }';

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
