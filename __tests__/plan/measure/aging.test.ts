import { begunTogether } from '../../../src/report/numbers.js';
import { render } from '../../render.js';
import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { nodePool, READY_POOL, skyhook, textOf } from './world-objects.js';

/** The first node of the pool reaches this age at 08:25, in the middle of a rollout that merging starts at 08:00 and ends at 10:20. */
const IN_IT = '7832h25m';
const AFTER_IT = '7836h25m';
const NODES = nodeList([
  ...Array.from({ length: 6 }, () => ({ labels: { ...READY_POOL, 'kubernetes.io/arch': 'amd64' } })),
  ...Array.from({ length: 14 }, () => ({ labels: { role: 'worker' } })),
]);

function pool(expireAfter: string): object {
  return JSON.parse(
    JSON.stringify(nodePool('1', 'a')).replace('"Never"', JSON.stringify(expireAfter)),
  ) as object;
}

const ROLLS = skyhook({ atOnce: 2, labels: { role: 'worker' }, reboots: true });

// Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration: a claim is deleted at its age, and no rollout has to begin for that.
test.each([
  ['in the middle of what merging starts', IN_IT, 8, 'error'],
  ['after it', AFTER_IT, 2, 'warning'],
  ['never', 'Never', 2, undefined],
] as const)(
  'aging: nodes of a pool that the change leaves alone reach their age %s',
  (_, age, peak, severity) => {
    const report = planOf({ base: textOf([pool(age)]), head: textOf([pool(age), ROLLS]), snapshot: NODES });
    const together = begunTogether(report.plan.head);
    expect(together.peakAtOnce).toBe(peak);
    const found = report.findings.find(
      ({ rule, message }) => rule === 'combined-peak-above-limit' && message.includes('8 of 20 nodes'),
    );
    expect(found?.severity).toBe(severity === 'error' ? severity : undefined);
    if (severity !== 'error') return;
    expect(together.contributors.map(({ out, isNext, byAge }) => [out, isNext, byAge ?? false])).toEqual([
      [2, false, false],
      [6, false, true],
    ]);
    expect(found?.message).toContain('6 by NodePool/default (expireAfter)');
    expect(found?.message).not.toContain('next rollout');
    expect(render(report, 'text', { width: 400 })).not.toContain(
      'if the next rollout of NodePool/default begins',
    );
  },
);
