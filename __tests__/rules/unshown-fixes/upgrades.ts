import { said } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import { edited, NIGHT, DRAIN, SELECTED, PREPARE } from './upgrade-plans.js';

/** Fields of a Plan. */
export const UPGRADES: readonly TriedFix[] = [
  edited({
    effect: 'prepare',
    rule: 'safeguard-removed',
    was: PREPARE,
    is: {},
    fixed: (says) => [{ [said(says, /Keep (prepare)/)]: PREPARE.prepare }],
  }),
  edited({
    effect: 'exclusive',
    rule: 'safeguard-removed',
    was: { exclusive: true },
    is: {},
    fixed: (says) => [{ exclusive: said(says, /exclusive: (\w+)/) === 'true' }],
  }),
  edited({
    effect: 'drain.force',
    rule: 'safeguard-removed',
    was: { drain: { force: false } },
    is: DRAIN,
    fixed: (says) => [{ drain: { [said(says, /Leave drain\.(force) out/)]: null } }],
  }),
  edited({
    effect: 'drain.gracePeriod',
    rule: 'safeguard-removed',
    was: DRAIN,
    is: { drain: { force: true, gracePeriod: 5 } },
    fixed: (says) => [{ drain: { force: true, [said(says, /Leave drain\.(gracePeriod) out/)]: null } }],
  }),
  edited({
    effect: 'drain.podSelector',
    rule: 'safeguard-removed',
    was: DRAIN,
    is: { drain: { force: true, podSelector: SELECTED } },
    fixed: (says) => [{ drain: { force: true, [said(says, /Leave drain\.(podSelector) out/)]: null } }],
  }),
  edited({
    effect: 'drain',
    rule: 'safeguard-removed',
    was: DRAIN,
    is: {},
    fixed: (says) => [{ [said(says, /Keep (drain)/)]: DRAIN.drain }],
  }),
  edited({
    effect: 'cordon',
    rule: 'safeguard-removed',
    was: { cordon: true },
    is: {},
    fixed: (says) => [{ cordon: said(says, /cordon: (\w+)/) === 'true' }],
  }),
  edited({
    effect: 'window over midnight',
    was: { window: NIGHT },
    is: { window: { ...NIGHT, startTime: '22:00', endTime: '09:00' } },
    fixed: (says) => [{ window: { ...NIGHT, startTime: '00:00', endTime: said(says, /00:00 and (\S+),/) } }],
  }),
  edited({
    effect: 'window',
    rule: 'safeguard-removed',
    was: { window: NIGHT },
    is: {},
    fixed: (says) => [{ [said(says, /Keep (window)/)]: NIGHT }],
  }),
  edited({
    effect: 'window hours',
    rule: 'safeguard-removed',
    was: { window: NIGHT },
    is: { window: { ...NIGHT, startTime: '09:00' } },
    fixed: (says) => [{ [said(says, /keep (window)/)]: NIGHT }],
  }),
];
