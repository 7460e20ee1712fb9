import { numberIn, said } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import { pod, SLOW, edited, NIGHT, DRAIN, SELECTED, PREPARE, before015, from015 } from './upgrade-plans.js';

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
    effect: 'short deadline',
    is: { jobActiveDeadlineSecs: 60 },
    fixed: (says) => [
      { [said(says, /Leave (\w+) out/)]: null },
      { jobActiveDeadlineSecs: numberIn(says, /such as (\d+)/) },
    ],
  }),
  edited({
    effect: 'reboots after its Job',
    is: { upgrade: { image: 'example/upgrade', command: ['sh', '-c', 'upgrade && reboot'] } },
    fixed: (says) => [
      {
        upgrade: { image: 'example/upgrade', command: ['sh', '-c', 'upgrade && reboot'] },
        postCompleteDelay: said(says, /postCompleteDelay .*"(\w+)"/),
      },
    ],
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
  edited({
    effect: 'lower v1.32.5-k3s1',
    is: { version: 'v1.32.5+k3s1' },
    fixed: (says) => [{ version: said(says, /above (\S+) that/).replace('.6-', '.7+') }],
  }),
  edited({
    effect: 'moving-version',
    is: { version: 'latest' },
    fixed: (says) => [{ [said(says, /Write the (version) itself/)]: 'v1.32.7+k3s1' }],
  }),
  edited({
    effect: 'window before 0.15',
    is: { window: NIGHT },
    was: { window: NIGHT },
    config: before015,
    fixed: (says) => [{ [said(says, /leave (\w+) out/)]: null }],
  }),
  {
    ...edited({
      effect: 'window before 0.15',
      was: { window: NIGHT },
      is: { window: NIGHT },
      fixed: () => [],
    }),
    config: before015,
    fixed: (says) => [{ config: from015(says) }],
  },
  edited({
    effect: 'long-stop',
    was: DRAIN,
    is: DRAIN,
    others: SLOW,
    fixed: (says) => [{ ...DRAIN, jobActiveDeadlineSecs: numberIn(says, /jobActiveDeadlineSecs: (\d+)/) }],
  }),
  edited({
    effect: 'long-stop',
    was: { drain: { force: true, timeout: '5m' } },
    is: { drain: { force: true, timeout: '5m' } },
    others: SLOW,
    fixed: (says) => [
      {
        drain: { force: true, timeout: said(says, /drain\.timeout: "(\w+)"/) },
        jobActiveDeadlineSecs: numberIn(says, /jobActiveDeadlineSecs: (\d+)/),
      },
    ],
  }),
  edited({
    effect: 'cut-short',
    was: { drain: { force: true, gracePeriod: 10 } },
    is: { drain: { force: true, gracePeriod: 10 } },
    others: [pod({ terminationGracePeriodSeconds: 300 })],
    fixed: (says) => [{ drain: { force: true, [said(says, /^Leave drain\.(\w+) out:/)]: null } }],
  }),
  edited({
    effect: 'cut-short',
    was: { drain: { force: true, gracePeriod: 10 } },
    is: { drain: { force: true, gracePeriod: 10 } },
    others: SLOW,
    fixed: (says) => [
      {
        drain: { force: true, timeout: said(says, /drain\.timeout: "(\w+)"/) },
        jobActiveDeadlineSecs: numberIn(says, /jobActiveDeadlineSecs: (\d+)/),
      },
    ],
  }),
];
