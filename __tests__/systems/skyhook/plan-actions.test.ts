import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { at, configured, edited, fleet, main, policy } from './planned.js';

const INTERRUPT = (text: string): string => at('1.0.0', `, interrupt: { ${text} }`);
const first = (packages: string): string => {
  const head = policy() + main({ packages });
  const report = planOf({ head, snapshot: fleet('10 nodes'), config: configured('0.20') });
  return render(report, 'markdown').split('\n').slice(0, 2).join(' ');
};

describe('the first line says what merging does to each node', () => {
  test.each([
    ['type: reboot', 'each drained and rebooted'],
    ['type: restartAllServices', 'each drained, with all services restarted'],
    ['type: service, services: [containerd]', 'each drained, with containerd restarted'],
    ['type: service, services: [d, c, b, a]', 'each drained, with a, b, c and 1 more restarted'],
    ['type: noop', 'each drained, with nothing restarted'],
  ])('%s', (interrupt, says) => {
    expect(first(INTERRUPT(interrupt)).replaceAll(/[\\`]/g, '')).toContain(says);
  });

  test('a package without an interrupt drains nothing, and a peak of nodes at work is no peak of nodes out of use', () => {
    expect(first(at('1.0.0'))).toContain('no node is drained');
  });

  test('of several packages the worst one counts', () => {
    const packages = `${INTERRUPT('type: noop')}, other: { version: 1.0.0, image: example.com/o, interrupt: { type: reboot } }`;
    expect(first(packages)).toContain('each drained and rebooted');
  });

  test('a new version of one package does not run the reboot of another', () => {
    const beside = ', other: { version: 1.0.0, image: example.com/o, interrupt: { type: reboot } }';
    const report = edited(at('1.0.0') + beside, at('1.1.0') + beside, '0.20');
    expect(render(report, 'markdown')).not.toContain('rebooted');
  });

  test('a config map key asks for the interrupt that its glob names, not for the own one', () => {
    const of = (value: string): string =>
      at(
        '1.0.0',
        `, configMap: { "a.conf": "${value}" }, configInterrupts: { "a.*": { type: service, services: [kubelet] } }, interrupt: { type: reboot }`,
      );
    const text = render(edited(of('1'), of('2'), '0.20'), 'markdown').replaceAll('`', '');
    expect(text).toContain('with kubelet restarted');
    expect(text).not.toContain('rebooted');
  });
});
