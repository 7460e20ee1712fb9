import { titlePhrase } from '../../../src/report/headline/title.js';
import { toTerminal } from '../../../src/text/render.js';
import { selectionOf } from '../../../src/report/choice/selection.js';
import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, pool, type Shape } from './clusters.js';

const budget = (nodes: string): string =>
  pool({ spec: `disruption: {consolidateAfter: 1h, budgets: [{nodes: "${nodes}"}]}` });
const marked = (reason: string): Shape => ({
  claim: {
    status: {
      nodeName: 'a',
      conditions: [{ type: 'Drifted', status: 'True', reason, lastTransitionTime: '2026-11-23T00:00:00Z' }],
    },
  },
});
const OTHER_HASH: Shape = {
  claim: {
    metadata: {
      name: 'claim-a',
      annotations: { 'karpenter.sh/nodepool-hash': '111', 'karpenter.sh/nodepool-hash-version': 'v3' },
    },
  },
};

describe('budgets that let nodes go which have drifted already', () => {
  test.each([
    ['by the provider', marked('AMIDrift'), 'by the provider (AMIDrift: 1)'],
    ['by another template', OTHER_HASH, '1 because they were made from another template'],
  ])('%s: merging lets their replacement start, and the first line says so', (_claim, shape, why) => {
    const snapshot = cluster([shape, {}]);
    const [base, head] = [budget('0'), budget('1')];
    const change = diffOf(head, base, snapshot)?.head?.change;
    expect(change).toMatchObject({ kind: 'resumes', replaces: 1 });
    expect(change?.says).toContain('merging lets their replacement start');
    expect(change?.says).toContain(why);
    const report = planOf({ head, base, snapshot, at: AT });
    expect(toTerminal(titlePhrase(report, selectionOf(report)))).toContain('Replaces 1 of 2 nodes');
  });

  test('with room before as after, the replacement is under way', () => {
    const change = diffOf(budget('2'), budget('1'), cluster([marked('AMIDrift'), {}]))?.head?.change;
    expect(change?.kind).toBe('continues');
  });

  test('still closed, they wait', () => {
    const snapshot = cluster([marked('AMIDrift'), {}]);
    const change = diffOf(`${budget('0')}  weight: 2\n`, budget('0'), snapshot)?.head?.change;
    expect(change).toMatchObject({ kind: 'continues', replaces: 0 });
    expect(change?.says).toContain('drift, and wait (the budgets never leave room)');
  });

  test('a mark by the pool without a hash is taken back: no node drifts', () => {
    const diff = diffOf(budget('1'), budget('0'), cluster([marked('NodePoolDrifted'), {}]));
    expect(diff?.head?.change).toMatchObject({
      kind: 'next-rollout',
      says: 'The change makes no node drift. The numbers are for the next drift of both nodes.',
    });
  });

  test('without NodeClaims nobody knows what starts', () => {
    const nodes = (cluster([{}, {}]) as { items: { kind: string }[] }).items.filter(
      ({ kind }) => kind === 'Node',
    );
    const snapshot = { apiVersion: 'v1', kind: 'List', items: nodes };
    expect(diffOf(budget('1'), budget('0'), snapshot)?.head?.change?.says).toContain(
      'Whether merging starts replacements is not known',
    );
    expect(diffOf(budget('2'), budget('1'), snapshot)?.head?.change?.says).not.toContain('is not known');
  });
});

describe('consolidation that is switched on', () => {
  const policy = (text: string): string =>
    pool({ spec: `disruption: {${text}, budgets: [{nodes: "1", reasons: [Drifted]}]}` });
  test.each([
    ['from Never', 'consolidateAfter: Never', 'consolidateAfter: 0s'],
    [
      'for more than empty nodes',
      'consolidateAfter: 1h, consolidationPolicy: WhenEmpty',
      'consolidateAfter: 1h, consolidationPolicy: WhenEmptyOrUnderutilized',
    ],
  ])('%s: the same budgets let more go, which is no same effect', (_claim, before, after) => {
    expect(diffOf(policy(after), policy(before))?.sameEffect).toBe(false);
  });
});
