import { SAFE, limits, numberIn } from '../tried.js';
import type { TriedFix } from './try-fix.js';
import {
  tuning,
  NEXT,
  live,
  first,
  all,
  PAUSED,
  at,
  NEVER_DONE,
  labelled,
  rolls,
} from './node-wright-objects.js';

/** Objects of NodeWright. */
export const NODE_WRIGHTS: readonly TriedFix[] = [
  {
    effect: 'pause',
    rule: 'held-rollout-starts',
    base: [tuning({}, {}, PAUSED)],
    head: [tuning()],
    snapshot: all(),
    fixed: () => [{ snapshot: all([live(PAUSED)]) }],
  },
  {
    effect: 'pause',
    rule: 'held-rollout-starts',
    base: [tuning({}, NEXT, PAUSED)],
    head: [tuning({}, NEXT)],
    snapshot: all([live(PAUSED)]),
    fixed: () => [{ head: [tuning({}, NEXT, PAUSED)] }],
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
    effect: 'serial',
    rule: 'limit-ignored',
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
    rule: 'limit-ignored',
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
