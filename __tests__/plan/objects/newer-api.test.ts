import { parseSide } from '../../parse-side.js';
import { inKnownApis } from '../../../src/plan/objects/newer-api.js';
import { nodeList, parseFleet } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';
import { messagesOf } from '../../messages.js';

const manifest = (apiVersion: string, kind: string, name = 'a') => ({ apiVersion, kind, metadata: { name } });

describe('newer api: a version of an API', () => {
  const FLEET = 'placement.kubernetes-fleet.io';
  test.each([
    ['karpenter.sh/v2', 'NodePool', 'karpenter.sh/v1'],
    ['karpenter.sh/v2beta1', 'NodePool', 'karpenter.sh/v1'],
    ['karpenter.sh/v2alpha1', 'NodePool', 'karpenter.sh/v1'],
    ['karpenter.sh/v1beta1', 'NodePool', null],
    ['karpenter.sh/v1', 'NodePool', null],
    ['karpenter.sh/v1alpha5', 'Provisioner', null],
    ['apps/v2', 'Deployment', 'apps/v1'],
    ['apps/v1beta2', 'Deployment', null],
    ['extensions/v1beta1', 'Deployment', null],
    ['policy/v2', 'PodDisruptionBudget', 'policy/v1'],
    [`${FLEET}/v2`, 'ClusterResourcePlacement', `${FLEET}/v1`],
    [`${FLEET}/v1alpha1`, 'ClusterResourcePlacement', null],
    [`${FLEET}/v1`, 'ClusterResourcePlacementEviction', `${FLEET}/v1beta1`],
    ['skyhook.nvidia.com/v1beta1', 'Skyhook', 'skyhook.nvidia.com/v1alpha1'],
    ['nodewright.nvidia.com/v1', 'NodeWright', 'nodewright.nvidia.com/v1alpha1'],
    ['nodewright.nvidia.com/v1alpha2', 'DeploymentPolicy', 'nodewright.nvidia.com/v1alpha1'],
    ['ngn2.nvidia.com/v1', 'NotifyMaintenance', 'ngn2.nvidia.com/v1alpha1'],
    ['ngn2.nvidia.com/latest', 'NotifyMaintenance', null],
    ['example.com/v2', 'Deployment', null],
    ['v2', 'Service', null],
  ])('%s of %s is planned as %s', (apiVersion, kind, planned) => {
    const { manifests } = parseSide([{ path: 'a.yaml', text: textOf([manifest(apiVersion, kind)]) }]);
    const known = inKnownApis(manifests);
    expect(known.manifests.map((one) => [one.apiVersion, one.object['apiVersion']])).toEqual([
      [planned ?? apiVersion, planned ?? apiVersion],
    ]);
    expect(known.problems.map(({ code, severity }) => [code, severity])).toEqual(
      planned === null ? [] : [['newer-api', 'warning']],
    );
  });

  test('is reported once for all objects of it', () => {
    const objects = ['a', 'b', 'c'].map((name) => manifest('karpenter.sh/v2', 'NodePool', name));
    const { manifests } = parseSide([{ path: 'a.yaml', text: textOf(objects) }]);
    expect(messagesOf(inKnownApis(manifests).problems)).toEqual([
      'NodePool/a, NodePool/b and NodePool/c are of karpenter.sh/v2, newer than every version of this API that fleetplan knows: planned as karpenter.sh/v1. New fields are not evaluated.',
    ]);
  });
});

describe('newer api: a plan of a newer version', () => {
  const deployment = (apiVersion: string, strategy: object): object => ({
    ...manifest(apiVersion, 'Deployment'),
    spec: {
      replicas: 20,
      strategy: { rollingUpdate: strategy },
      selector: { matchLabels: { app: 'a' } },
      template: { metadata: { labels: { app: 'a' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
    },
  });
  const reported = (apiVersion: string, more: object = {}) =>
    planOf({
      base: textOf([deployment(apiVersion, { maxUnavailable: 1, maxSurge: 0, ...more })]),
      head: textOf([deployment(apiVersion, { maxUnavailable: '60%', maxSurge: 0, ...more })]),
      snapshot: nodeList(parseFleet('3 nodes')),
    });

  test('finds what one of the newest known finds', () => {
    const rules = ({ findings }: ReturnType<typeof reported>) =>
      findings.map(({ rule, status }) => [rule, status]);
    expect(rules(reported('apps/v2'))).toEqual(rules(reported('apps/v1')));
    expect(reported('apps/v2').verdict).toBe('fail');
  });

  test('that the change writes first is not evaluated, and one that was there is', () => {
    const verdict = (before: string): string =>
      planOf({
        base: textOf([deployment(before, { maxUnavailable: 1 })]),
        head: textOf([deployment('apps/v2', { maxUnavailable: 1 })]),
        snapshot: nodeList(parseFleet('3 nodes')),
      }).verdict;
    expect([verdict('apps/v1'), verdict('apps/v2')]).toEqual(['warn', 'pass']);
  });

  test('has nothing to say of fields that may be new in it', () => {
    const unknown = (apiVersion: string) =>
      reported(apiVersion, { canary: 1 }).findings.filter(({ rule }) => rule === 'unknown-field').length;
    expect([unknown('apps/v1'), unknown('apps/v2')]).toEqual([1, 0]);
  });

  test('takes a live NodePool of it for that of the files', () => {
    const pool = (api: string): object => ({
      ...manifest(`karpenter.sh/${api}`, 'NodePool'),
      spec: {
        disruption: { consolidateAfter: '1m', budgets: [{ nodes: '1' }] },
        template: { spec: { nodeClassRef: { group: 'g', kind: 'GNodeClass', name: 'a' }, requirements: [] } },
      },
    });
    const says = (api: string) =>
      planOf({
        base: textOf([]),
        head: textOf([pool('v1')]),
        snapshot: nodeList([{ labels: { 'karpenter.sh/nodepool': 'a' } }], [pool(api)]),
      }).plan.head.policies.map(({ change }) => change);
    expect(says('v2')).toEqual(says('v1'));
    expect(says('v2')).toHaveLength(1);
  });
});
