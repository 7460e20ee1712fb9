import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { DEPLOYMENT, NAMESPACE, PLACEMENT } from './hub-objects.js';

const SNAPSHOT = nodeList(parseFleet(['4 clusters env=prod', '2 clusters env=dev'].join('\n')));

function placement(): object {
  return {
    apiVersion: PLACEMENT,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [{ ...NAMESPACE, name: 'prod' }],
      policy: { placementType: 'PickAll' },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 } },
    },
  };
}

const EVERYWHERE = { clusterSelector: { clusterSelectorTerms: [] } };
const ON_DEV = {
  clusterSelector: { clusterSelectorTerms: [{ labelSelector: { matchLabels: { env: 'dev' } } }] },
};

function override(rule: object, selector: object = { ...DEPLOYMENT, name: 'web' }): object {
  const isOfNamespace = 'kind' in selector && selector.kind === 'Namespace';
  return {
    apiVersion: PLACEMENT,
    kind: isOfNamespace ? 'ClusterResourceOverride' : 'ResourceOverride',
    metadata: { name: 'o', ...(isOfNamespace ? {} : { namespace: 'prod' }) },
    spec: {
      placement: { name: 'app' },
      [isOfNamespace ? 'clusterResourceSelectors' : 'resourceSelectors']: [selector],
      policy: { overrideRules: [rule] },
    },
  };
}

function planned(base: readonly object[], head: readonly object[]): Report {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: SNAPSHOT });
}

describe('limits inside of member clusters that a change loosens', () => {
  const LABELS = { app: 'web' };
  const inProd = (apiVersion: string, kind: string, spec: object): object => ({
    apiVersion,
    kind,
    metadata: { name: 'web', namespace: 'prod' },
    spec,
  });
  const web = (limit: object): object =>
    inProd('apps/v1', 'Deployment', {
      replicas: 6,
      selector: { matchLabels: LABELS },
      template: { metadata: { labels: LABELS }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
      ...limit,
    });
  const rolls = (maxUnavailable: unknown): object => web({ strategy: { rollingUpdate: { maxUnavailable } } });
  const budget = (spec: object): object =>
    inProd('policy/v1', 'PodDisruptionBudget', { selector: { matchLabels: LABELS }, ...spec });
  const agent = (updateStrategy: object): object =>
    inProd('apps/v1', 'DaemonSet', {
      selector: { matchLabels: LABELS },
      template: { metadata: { labels: LABELS }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
      updateStrategy,
    });
  const BUDGET = { group: 'policy', version: 'v1', kind: 'PodDisruptionBudget', name: 'web' };
  const patch = (path: string, value: unknown, selector?: object): object =>
    override({ ...EVERYWHERE, jsonPatchOverrides: [{ op: 'replace', path, value }] }, selector);
  const told = (before: readonly object[], after: readonly object[]): string[] =>
    planned([placement(), ...before], [placement(), ...after])
      .findings.filter(({ message }) => message.includes('lets more pods'))
      .map(({ severity, message }) => `${severity} ${/lets more .*?\. The/.exec(message)?.[0] ?? ''}`);

  const BOTH = [web({}), budget({ maxUnavailable: 1 })];
  test.each<[claim: string, before: object[], after: object[], says: string]>([
    [
      'a budget',
      BOTH,
      [web({}), budget({ maxUnavailable: 4 })],
      'be evicted at once on 6 clusters: 4 of 6 instead of 1',
    ],
    [
      'one by what is left',
      [web({}), budget({ minAvailable: 5 })],
      [web({}), budget({ minAvailable: '50%' })],
      'be evicted at once on 6 clusters: 3 of 6 instead of 1',
    ],
    [
      'a budget, by an override',
      BOTH,
      [...BOTH, patch('/spec/maxUnavailable', '100%', BUDGET)],
      'be evicted at once on 6 clusters: 6 of 6 instead of 1',
    ],
    ['a workload', [rolls(1)], [rolls('50%')], 'be replaced at once on 6 clusters: 3 of 6 instead of 1'],
    [
      'a workload that takes all',
      [web({})],
      [web({ strategy: { type: 'Recreate' } })],
      'be replaced at once on 6 clusters: 6 of 6 instead of 1',
    ],
    [
      'agents of nodes',
      [agent({})],
      [agent({ rollingUpdate: { maxUnavailable: '10%' } })],
      'be replaced at once on 6 clusters: 10 of 100 instead of 1',
    ],
    [
      'a workload, by an override',
      [rolls(1)],
      [rolls(1), patch('/spec/strategy/rollingUpdate/maxUnavailable', 4)],
      'be replaced at once on 6 clusters: 4 of 6 instead of 1',
    ],
    [
      'a workload, by an override that goes',
      [rolls(4), patch('/spec/strategy/rollingUpdate/maxUnavailable', 1)],
      [rolls(4)],
      'be replaced at once on 6 clusters: 4 of 6 instead of 1',
    ],
    [
      'by a patch that nobody can follow',
      [rolls(1)],
      [rolls(1), patch('/spec/strategy/none/at', 4)],
      'be replaced at once on 6 clusters: nobody can tell how many',
    ],
    [
      'all that is in the Namespace',
      [rolls(1)],
      [
        rolls(1),
        override(
          {
            ...ON_DEV,
            jsonPatchOverrides: [
              { op: 'replace', path: '/spec/strategy/rollingUpdate/maxUnavailable', value: 4 },
            ],
          },
          { ...NAMESPACE, name: 'prod' },
        ),
      ],
      'be replaced at once on 2 clusters: 4 of 6 instead of 1',
    ],
  ])('are an error: %s', (_claim, before, after, says) => {
    expect(told(before, after)).toEqual([`error lets more pods ${says}. The`]);
  });

  test.each<[claim: string, before: object[], after: object[]]>([
    ['tightened', [rolls(4)], [rolls(1)]],
    ['written otherwise', [web({})], [rolls('25%')]],
    [
      'there before',
      [rolls(1), patch('/spec/strategy/rollingUpdate/maxUnavailable', 4)],
      [rolls(1), patch('/spec/strategy/rollingUpdate/maxUnavailable', 4)],
    ],
    ['of another object', [rolls(1)], [rolls(1), patch('/spec/replicas', 4, BUDGET)]],
    ['new', [], [rolls(6)]],
    ['left to a person', [agent({})], [agent({ type: 'OnDelete' })]],
    [
      'beside a patch that fails elsewhere',
      [rolls(1)],
      [rolls(1), patch('/spec/template/spec/containers/0/env/0/value', 'x')],
    ],
    ['beside a label', [rolls(1)], [rolls(1), patch('/metadata/name', 'web')]],
  ])('are none where they are %s', (_claim, before, after) => {
    expect(told(before, after)).toEqual([]);
  });

  const PROBE = { readinessProbe: { httpGet: { path: '/ready', port: 80 } } };
  const probed = (probe: object): object =>
    web({
      template: {
        metadata: { labels: LABELS },
        spec: { containers: [{ name: 'a', image: 'a:1', ...probe }] },
      },
    });
  const without = (at: object): object =>
    override({
      ...at,
      jsonPatchOverrides: [{ op: 'remove', path: '/spec/template/spec/containers/0/readinessProbe' }],
    });
  test.each<[claim: string, before: object[], after: object[], on: string[]]>([
    ['by an edit', [probed(PROBE)], [probed({})], ['6 clusters']],
    ['by an override', [probed(PROBE)], [probed(PROBE), without(ON_DEV)], ['2 clusters']],
    ['by none', [probed(PROBE)], [probed({ readinessProbe: { tcpSocket: { port: 80 } } })], []],
    ['that was not there', [probed({})], [probed({}), web({})].slice(1), []],
    ['there before', [probed(PROBE), without(ON_DEV)], [probed(PROBE), without(ON_DEV)], []],
  ])('a readinessProbe that goes: %s', (_claim, before, after, on) => {
    const messages = planned([placement(), ...before], [placement(), ...after]).findings.flatMap(
      ({ message }) => /loses the readinessProbe of a on (.*?):/.exec(message)?.[1] ?? [],
    );
    expect(messages).toEqual(on);
  });
});
