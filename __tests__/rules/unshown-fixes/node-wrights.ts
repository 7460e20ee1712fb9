import { SAFE, limits, numberIn, said } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import {
  tuning,
  NEXT,
  live,
  first,
  all,
  pod,
  training,
  WAITS,
  PAUSED,
  REQUIRED,
  READS,
  pool,
  TAINT,
  at,
  MARK,
  STATE,
  STATUS,
  NEVER_DONE,
  labelled,
  rolls,
} from './node-wright-objects.js';

/** Objects of NodeWright. */
export const NODE_WRIGHTS: readonly TriedFix[] = [
  {
    effect: 'resumed',
    base: [tuning({}, {}, PAUSED)],
    head: [tuning()],
    snapshot: all(),
    fixed: () => [{ snapshot: all([live(PAUSED)]) }],
  },
  {
    effect: 'released-pods',
    base: [tuning(WAITS), training('a:1', { job: 'train' })],
    head: [tuning(WAITS), training('a:2', {})],
    snapshot: all(),
    fixed: () => [{ head: [tuning(WAITS), training('a:2', { job: 'train' })] }],
  },
  {
    effect: 'awaited-pods',
    base: [tuning()],
    head: [tuning(WAITS, NEXT)],
    snapshot: all([pod()]),
    fixed: (says) => [{ head: [tuning({ [said(says, /keep (\w+) as/)]: null }, NEXT)] }],
  },
  {
    effect: 'gate-of-new-nodes',
    base: [tuning()],
    head: [tuning(REQUIRED)],
    snapshot: all(),
    fixed: (says) => [{ head: [tuning({ [said(says, /Leave (\w+) out/)]: null })] }],
  },
  {
    effect: 'gate-of-new-nodes',
    base: [tuning(REQUIRED)],
    head: [tuning()],
    snapshot: all(),
    fixed: (says) => [{ head: [tuning({ [said(says, /Keep (\w+): true/)]: true })] }],
  },
  {
    effect: 'unseen-pods',
    base: [tuning(WAITS)],
    head: [tuning(WAITS, NEXT)],
    snapshot: all(),
    fixed: () => [{ snapshot: all([pod()]) }],
  },
  {
    effect: 'long-stop',
    ...rolls,
    head: [tuning({ drainConfig: { timeout: '5m' } }, NEXT)],
    snapshot: all([pod({ terminationGracePeriodSeconds: 3600 })]),
    fixed: (says) => [
      { head: [tuning({ drainConfig: { timeout: said(says, /drainConfig\.timeout: (\w+)/) } }, NEXT)] },
      {
        head: [
          tuning(
            { drainConfig: { timeout: '5m', gracePeriod: said(says, /drainConfig\.gracePeriod: (\w+)/) } },
            NEXT,
          ),
        ],
      },
    ],
  },
  {
    effect: 'long-stop',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: all([pod({ terminationGracePeriodSeconds: 3600 })]),
    fixed: (says) => [
      {
        head: [
          tuning(
            {
              drainConfig: {
                gracePeriod: said(says, /drainConfig\.gracePeriod: (\w+)/),
                timeout: said(says, /drainConfig\.timeout: (\w+)/),
              },
            },
            NEXT,
          ),
        ],
      },
    ],
  },
  {
    effect: 'uncordons',
    rule: 'shared-cordon',
    ...at('0.19'),
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ cordoned: true }),
    fixed: (says) => [{ snapshot: all() }, { snapshot: first(labelled(says)), brings: NEVER_DONE }],
  },
  {
    effect: 'works-under-cordons',
    rule: 'shared-cordon',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ cordoned: true }),
    fixed: (says) => [{ snapshot: all() }, { snapshot: first(labelled(says)), brings: NEVER_DONE }],
  },
  {
    effect: 'left-cordoned',
    base: [tuning(REQUIRED)],
    head: [tuning({ ...REQUIRED, runtimeRequiredCordonAfter: true }, NEXT)],
    snapshot: first({ taints: [TAINT] }),
    fixed: () => [{ head: [tuning(REQUIRED, NEXT)] }],
  },
  {
    effect: 'auto-taint',
    base: [tuning(REQUIRED)],
    head: [tuning({ ...REQUIRED, autoTaintNewNodes: true }, NEXT)],
    snapshot: all(),
    fixed: () => [{ head: [tuning(REQUIRED, NEXT)] }],
  },
  {
    effect: 'endless-stage',
    ...rolls,
    head: [tuning({}, { ...NEXT, stageTimeout: '0s' })],
    fixed: (says) => [
      { head: [tuning({}, { ...NEXT, stageTimeout: said(says, /stageTimeout: (\w+)/) })] },
      { head: [tuning({}, NEXT)] },
    ],
  },
  {
    effect: 'reboot-read-as-failure',
    ...at('0.18'),
    ...rolls,
    head: [tuning({}, NEXT)],
    fixed: (says) => [at(said(says, /operator to (\d\.\d+)/))],
  },
  {
    effect: 'labelled-status',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ labels: { [STATUS]: 'erroring' } }),
    fixed: () => [{ snapshot: first({ labels: { [STATUS]: 'complete' } }, [live()]) }],
  },
  {
    effect: 'left-cordons',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ cordoned: true, annotations: { [MARK]: 'true' } }),
    fixed: () => [{ snapshot: all() }],
  },
  {
    effect: 'unreadable-state',
    ...rolls,
    head: [tuning({}, NEXT)],
    snapshot: first({ annotations: { [STATE]: 'broken' } }),
    fixed: (says) => [
      { snapshot: first({ annotations: { [`${said(says, /node-0001 (\S+)-$/)}-not`]: 'broken' } }) },
      { snapshot: first({ annotations: { [STATE]: '{}' } }) },
    ],
  },
  {
    effect: 'node-order',
    base: [limits(), tuning({ deploymentPolicy: 'limits', interruptionBudget: null })],
    head: [
      limits({ default: { budget: { count: 3 }, strategy: { fixed: { initialBatch: 3 } } } }),
      tuning({ deploymentPolicy: 'limits', interruptionBudget: null }, { ...NEXT, ...READS }),
    ],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [
          limits({
            default: {
              budget: { count: 3 },
              strategy: { fixed: { ...SAFE, initialBatch: numberIn(says, /initialBatch: (\d+)/) } },
            },
          }),
          tuning({ deploymentPolicy: 'limits', interruptionBudget: null }, { ...NEXT, ...READS }),
        ],
      },
    ],
  },
  {
    effect: 'image tuning',
    ...rolls,
    head: [tuning({}, { image: 'example/other' })],
    fixed: (says) => [{ head: [tuning({}, { image: said(says, /Keep image: (\S+) at/) })] }],
  },
  {
    effect: 'runtime-required',
    base: [tuning(REQUIRED), pool([TAINT])],
    head: [tuning({ runtimeRequired: false }, NEXT), pool([TAINT])],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [
          tuning({ runtimeRequired: said(says, /runtimeRequired: (\w+)/) === 'true' }, NEXT),
          pool([TAINT]),
        ],
      },
      { base: [tuning(REQUIRED), pool([])], head: [tuning({ runtimeRequired: false }, NEXT), pool([])] },
    ],
  },
  {
    effect: 'serial',
    base: [tuning({ interruptionBudget: { count: 2 } })],
    head: [tuning({ serial: true, interruptionBudget: { count: 2 } }, NEXT)],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [tuning({ serial: true, interruptionBudget: { count: numberIn(says, /count: (\d+)/) } }, NEXT)],
      },
    ],
  },
  {
    effect: 'serial',
    base: [limits(), tuning({ deploymentPolicy: 'limits', interruptionBudget: null })],
    head: [
      limits({ default: { budget: { count: 3 }, strategy: { fixed: { initialBatch: 3 } } } }),
      tuning({ serial: true, deploymentPolicy: 'limits', interruptionBudget: null }, NEXT),
    ],
    snapshot: all(),
    fixed: (says) => [
      {
        head: [
          limits({
            default: {
              budget: { count: 3 },
              strategy: { fixed: { ...SAFE, initialBatch: numberIn(says, /initialBatch: (\d+)/) } },
            },
          }),
          tuning({ serial: true, deploymentPolicy: 'limits', interruptionBudget: null }, NEXT),
        ],
      },
    ],
  },
];
