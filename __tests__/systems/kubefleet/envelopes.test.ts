import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { NAMESPACE, object, PLACEMENT } from './hub-objects.js';

function placement(selector: object = { ...NAMESPACE, name: 'prod' }): object {
  return {
    apiVersion: PLACEMENT,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [selector],
      policy: { placementType: 'PickAll' },
      strategy: { type: 'RollingUpdate' },
    },
  };
}

function envelope(data: object): object {
  return { ...object(PLACEMENT, 'ResourceEnvelope', 'web', { namespace: 'prod' }), data };
}

function planned(base: readonly object[], head: readonly object[]): Report {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: nodeList(parseFleet('8 clusters')) });
}

describe('of an envelope that a placement copies', () => {
  const held = (apiVersion: string, kind: string): object =>
    envelope({ 'web.yaml': { apiVersion, kind, metadata: { name: 'web' } } });
  const peakOf = (one: object): number | undefined =>
    planned([placement(), held('v1', 'ResourceQuota')], [placement(), one]).plan.policies[0]?.head?.effect
      .groups[0]?.peakAtOnce;

  test('what is in it tells whether a cluster is available', () => {
    expect(peakOf(held('apps/v1', 'Deployment'))).toBe(2);
    expect(peakOf(held('batch/v1', 'Job'))).toBe(8);
  });

  const web = (maxUnavailable: number): object => ({
    ...object(PLACEMENT, 'ResourceEnvelope', 'web', { namespace: 'prod' }),
    data: {
      'budget.yaml': {
        apiVersion: 'policy/v1',
        kind: 'PodDisruptionBudget',
        metadata: { name: 'web' },
        spec: { maxUnavailable, selector: { matchLabels: { app: 'web' } } },
      },
    },
  });
  test('an edit is one of what is in it, and judged as that', () => {
    const report = planned([placement(), web(1)], [placement(), web(9)]);
    expect(report.plan.problems).toEqual([]);
    expect(report.plan.policies[0]?.head?.change?.says).toContain(
      'PodDisruptionBudget/prod/web, which it places, is edited',
    );
  });

  test('what comes into it, or goes out of it, is named', () => {
    const saysOf = (before: object, after: object) =>
      planned([placement(), before], [placement(), after]).plan.policies[0]?.head?.change?.says;
    const budget = 'PodDisruptionBudget/prod/web, which it places, is';
    expect(saysOf(envelope({}), web(1))).toContain(`${budget} added`);
    expect(saysOf(web(1), envelope({}))).toContain(`${budget} gone from the files`);
  });

  const live = (...selected: readonly object[]): object => ({
    ...placement(),
    status: { selectedResources: [{ version: 'v1', kind: 'Namespace', name: 'prod' }, ...selected] },
  });
  const IT = {
    ...{ group: 'placement.kubernetes-fleet.io', version: 'v1beta1', kind: 'ResourceEnvelope' },
    ...{ name: 'web', namespace: 'prod' },
  };
  const ofLive = (selected: readonly object[], before: object, after: object): Report => {
    const snapshot = nodeList(parseFleet('8 clusters'), [live(...selected)]);
    return planOf({ base: textOf([before]), head: textOf([after]), snapshot });
  };

  test('an edit is judged where only the cluster has the placement', () => {
    const { plan } = ofLive([IT], web(1), web(9));
    expect(plan.problems).toEqual([]);
    expect(plan.policies[0]?.head?.change?.says).toContain('PodDisruptionBudget/prod/web, which it places');
  });

  test.each<[claim: string, selected: object[], kind: [string, string], says: string]>([
    ['a Deployment in it is tracked', [IT], ['apps/v1', 'Deployment'], 'status'],
    ['a Job in it is not', [IT], ['batch/v1', 'Job'], 'Job cannot be tracked'],
    [
      'of another one beside it nothing is known',
      [IT, { ...IT, name: 'b' }],
      ['v1', 'ConfigMap'],
      'does not show what its namespace holds',
    ],
    ['data in it are there at once', [IT], ['v1', 'ConfigMap'], 'counts as available as soon as it exists'],
  ])('the status of the placement names the envelope, and %s', (_claim, selected, [version, kind], says) => {
    const of = (data: string): object =>
      envelope({ a: { apiVersion: version, kind, metadata: { name: 'web' }, data } });
    const { findings } = ofLive(selected, of('a'), of('b'));
    const told = findings.find(({ rule }) => rule === 'no-bake-time');
    expect(told?.message ?? 'status').toContain(says);
  });
});
