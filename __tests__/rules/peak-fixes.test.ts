import {
  batches,
  daemon,
  expectMended,
  type Fix,
  HOSTS,
  numberIn,
  object,
  ONE,
  pool,
  POOL_LABELS,
  SAFE,
  said,
  upgrade,
} from './tried.js';

/** What a node policy takes at once, too much or much more than before, and the field that the text names for it. */
const AT_ONCE: readonly (readonly [string, Fix])[] = ['peak-above-limit', 'peak-jump'].flatMap((rule) => [
  [
    `${rule}: the batch of a NodeWright`,
    {
      rule,
      base: [batches(ONE), object('tuning')],
      before: [batches({ fixed: { initialBatch: 8, ...SAFE } }), object('tuning')],
      fixed: (remediation: string) => [
        batches({ fixed: { initialBatch: numberIn(remediation, /Set initialBatch: (\d+)/), ...SAFE } }),
        object('tuning'),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    `${rule}: a batch that no longer grows`,
    {
      rule,
      base: [batches(ONE), object('tuning')],
      before: [batches({ exponential: { initialBatch: 1, growthFactor: 2, ...SAFE } }), object('tuning')],
      fixed: (remediation: string) => [
        batches({
          fixed: { initialBatch: numberIn(remediation, /with fixed: \{initialBatch: (\d+)\}/), ...SAFE },
        }),
        object('tuning'),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    `${rule}: the budget of a NodeWright without a policy`,
    {
      rule,
      base: [object('tuning', { deploymentPolicy: '', interruptionBudget: { count: 1 } })],
      before: [object('tuning', { deploymentPolicy: '', interruptionBudget: { percent: 50 } })],
      fixed: (remediation: string) => [
        object('tuning', {
          deploymentPolicy: '',
          interruptionBudget: { count: numberIn(remediation, /interruptionBudget: \{count: (\d+)\}/) },
        }),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    `${rule}: the concurrency of a Plan`,
    {
      rule,
      base: [upgrade({})],
      before: [upgrade({ concurrency: 8, version: 'v2' })],
      fixed: (remediation: string) => [
        upgrade({ concurrency: numberIn(remediation, /Set concurrency: (\d+)/), version: 'v2' }),
      ],
      fleet: HOSTS,
    },
  ],
  [
    `${rule}: the budget of a NodePool`,
    {
      rule,
      base: [pool('1')],
      before: [pool('8')],
      fixed: (remediation: string) => [pool(said(remediation, /budget of nodes: "(\d+)"/))],
      fleet: `20 nodes ${POOL_LABELS}`,
    },
  ],
]);

const CASES: readonly (readonly [string, Fix])[] = [
  ...AT_ONCE,
  [
    'a pause after each Job',
    {
      rule: 'no-bake-time',
      before: [upgrade({ version: 'v2' })],
      fixed: (remediation) => [
        upgrade({ version: 'v2', postCompleteDelay: said(remediation, /such as "(\d+m)"/) }),
      ],
      fleet: HOSTS,
    },
  ],
  [
    'a time in which a bad version shows',
    {
      rule: 'no-bake-time',
      before: [daemon({})],
      fixed: (remediation) => [
        daemon({ [said(remediation, /Set (\w+) to/)]: numberIn(remediation, /: (\d+) to 300 seconds/) }),
      ],
      fleet: '20 nodes pool=a',
    },
  ],
  [
    'no budget that never decides',
    {
      rule: 'window-not-as-written',
      before: [pool('2', { nodes: '5', schedule: '0 3 * * *', duration: '2h' })],
      fixed: (remediation) => (/^Remove it/.test(remediation) ? [pool('2')] : []),
      fleet: `20 nodes ${POOL_LABELS}`,
    },
  ],
  [
    'more inside a window, and nothing outside of it',
    {
      rule: 'window-not-as-written',
      before: [pool('2', { nodes: '5', schedule: '0 3 * * *', duration: '2h' })],
      fixed: (remediation) => [
        pool('5', {
          nodes: said(remediation, /close the rest of the time with nodes: "(0)"/),
          schedule: '0 5 * * *',
          duration: '22h',
        }),
      ],
      fleet: `20 nodes ${POOL_LABELS}`,
    },
  ],
];

describe('a fix was tried: the finding is gone, and nothing worse came', () => {
  test.each(CASES)('%s', (_claim, fix) => {
    expectMended(fix);
  });
});
