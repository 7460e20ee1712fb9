import { describe, expect, test } from '@jest/globals';
import { workOf } from '../../../src/systems/skyhook/controller/work.js';
import { readPackages } from '../../../src/systems/skyhook/objects/packages.js';
import { switchesOf } from '../../../src/systems/skyhook/versions.js';

type Apply = 'applied' | 'taken back';

/** Pods that are left on a node that has the package in this stage and state, and whether the next pass starts them. */
function left(apply: Apply, entry: string | null, reboots = true, version = '0.20'): string {
  const packages = readPackages({
    pkg: {
      version: '1.0.0',
      ...(reboots ? { interrupt: { type: 'reboot' } } : {}),
      uninstall: { enabled: true, apply: apply === 'applied' },
    },
  });
  const [stage = '', state = ''] = entry?.split('/') ?? [];
  const entries = entry === null ? [] : [{ name: 'pkg', version: '1.0.0', stage, state }];
  const work = workOf(packages, entries, new Map(), switchesOf(version as '0.20'));
  const words = [`${work.stages}`, work.asked ? 'asked' : '', work.interrupts ? 'interrupts' : ''];
  return words.filter((word) => word !== '').join(' ');
}

describe('what an uninstall leaves to do on a node', () => {
  test.each<[string, Apply, string | null, boolean, string]>([
    ['a package that is not there is uninstalled', 'applied', null, true, '0'],
    [
      'one with an interrupt takes two pods',
      'applied',
      'post-interrupt/complete',
      true,
      '2 asked interrupts',
    ],
    ['one without takes one', 'applied', 'config/complete', false, '1 asked'],
    ['any stage that is complete is enough', 'applied', 'apply/complete', true, '2 asked interrupts'],
    ['a stage under way ends first', 'applied', 'apply/in_progress', true, '3 interrupts'],
    ['one that fails keeps it from starting', 'applied', 'apply/erroring', false, '2'],
    ['halfway it goes on', 'applied', 'uninstall/in_progress', true, '2 interrupts'],
    ['its interrupt is the last pod', 'applied', 'uninstall-interrupt/in_progress', true, '1 interrupts'],
    ['when that is done nothing is left', 'applied', 'uninstall-interrupt/complete', true, '0'],
    ['taken back halfway it is installed at once', 'taken back', 'uninstall/erroring', false, '2 asked'],
    [
      'taken back after its interrupt began that ends first',
      'taken back',
      'uninstall-interrupt/in_progress',
      true,
      '5 interrupts',
    ],
    ['taken back when it was done it is installed', 'taken back', null, false, '2'],
    ['taken back before it began nothing is left', 'taken back', 'config/complete', false, '0'],
  ])('%s', (_, apply, entry, reboots, expected) => {
    expect(left(apply, entry, reboots)).toBe(expected);
  });

  test('up to 0.15 nothing asks for one', () => {
    expect(left('taken back', 'uninstall/in_progress', false, '0.15')).toBe('2');
    expect(left('taken back', 'uninstall/in_progress', false, '0.16')).toBe('2 asked');
  });
});
