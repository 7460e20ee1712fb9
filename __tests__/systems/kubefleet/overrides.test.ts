import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { DEPLOYMENT, NAMESPACE, PLACEMENT } from './hub-objects.js';

const FLEET = ['4 clusters env=prod', '2 clusters env=dev'].join('\n');

function placement(more: { strategy?: object; selector?: object } = {}): object {
  return {
    apiVersion: PLACEMENT,
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [more.selector ?? { ...NAMESPACE, name: 'prod' }],
      policy: { placementType: 'PickAll' },
      strategy: more.strategy ?? { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 } },
    },
  };
}

const PATCH = { jsonPatchOverrides: [{ op: 'add', path: '/metadata/labels/a', value: 'x' }] };
const EVERYWHERE = { clusterSelector: { clusterSelectorTerms: [] } };
const ON_DEV = {
  clusterSelector: { clusterSelectorTerms: [{ labelSelector: { matchLabels: { env: 'dev' } } }] },
};

interface Shape {
  readonly rule?: object;
  readonly placement?: object | null;
  readonly selector?: object;
  readonly kind?: string;
}

function override({ rule = { ...EVERYWHERE, ...PATCH }, selector, kind, ...more }: Shape = {}): object {
  const isNamespaced = kind === 'ResourceOverride';
  const named = more.placement === undefined ? { name: 'app' } : more.placement;
  return {
    apiVersion: PLACEMENT,
    kind: kind ?? 'ClusterResourceOverride',
    metadata: { name: 'o', ...(isNamespaced ? { namespace: 'prod' } : {}) },
    spec: {
      ...(named === null ? {} : { placement: named }),
      [isNamespaced ? 'resourceSelectors' : 'clusterResourceSelectors']: [
        selector ?? (isNamespaced ? { ...DEPLOYMENT, name: 'web' } : { ...NAMESPACE, name: 'prod' }),
      ],
      policy: { overrideRules: [rule] },
    },
  };
}

function planned(base: readonly object[], head: readonly object[], live: readonly object[] = []): Report {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: nodeList(parseFleet(FLEET), live) });
}

function specOf(one: object): object {
  return (one as { readonly spec: object }).spec;
}

/** What merging does to the placement, and which clusters it takes. */
function effect({ plan }: Report): string {
  const placed = plan.policies.find(({ ref }) => ref.kind === 'ClusterResourcePlacement');
  const taken = placed?.head?.effect.groups.flatMap(({ batches }) =>
    batches.map(({ targets }) => targets.length),
  );
  return `${placed?.head?.change?.kind ?? '-'} ${(taken ?? []).join(' ')}`.trim();
}

describe('an override that the change adds, edits or deletes updates the clusters that it counts for', () => {
  const NOTHING = 'next-rollout 1 1 1 1 1 1';
  const ALL = 'resources 1 1 1 1 1 1';
  const DEV = 'resources 1 1';
  test.each<[claim: string, before: object[], after: object[], expected: string]>([
    ['added for all clusters', [], [override()], ALL],
    ['added for some', [], [override({ rule: { ...ON_DEV, ...PATCH } })], DEV],
    ['edited from some to all', [override({ rule: { ...ON_DEV, ...PATCH } })], [override()], ALL],
    ['deleted', [override()], [], ALL],
    ['without clusterSelector, which is no cluster', [], [override({ rule: PATCH })], NOTHING],
    ['unchanged', [override()], [override()], NOTHING],
    ['of another placement', [], [override({ placement: { name: 'other' } })], NOTHING],
    ['of no placement in particular', [], [override({ placement: null })], ALL],
    [
      'of what the placement does not place',
      [],
      [override({ selector: { ...NAMESPACE, name: 'x' } })],
      NOTHING,
    ],
    ['of one object of the namespace', [], [override({ kind: 'ResourceOverride' })], ALL],
    [
      'of one object, for a placement of its own namespace',
      [],
      [override({ kind: 'ResourceOverride', placement: { name: 'app', scope: 'Namespaced' } })],
      NOTHING,
    ],
    [
      'whose cluster selector cannot be read, and may take any',
      [],
      [
        override({
          rule: {
            clusterSelector: {
              clusterSelectorTerms: [
                { labelSelector: { matchExpressions: [{ key: 'a', operator: 'In', values: [] }] } },
              ],
            },
            ...PATCH,
          },
        }),
      ],
      ALL,
    ],
  ])('%s', (_claim, before, after, expected) => {
    expect(effect(planned([placement(), ...before], [placement(), ...after]))).toBe(expected);
  });

  test('where labels select what is placed, and nothing tells what that is', () => {
    const byLabel = placement({ selector: { ...NAMESPACE, labelSelector: { matchLabels: { a: 'b' } } } });
    expect(effect(planned([byLabel], [byLabel, override()]))).toBe(ALL);
  });
});

// Source: kubefleet-dev/kubefleet, pkg/utils/overrider/overrider.go; Azure/fleet#1146.
describe('replicas that an override leaves a placed workload in member clusters', () => {
  const web = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'prod' },
    spec: {
      replicas: 6,
      selector: { matchLabels: { app: 'web' } },
      template: { metadata: { labels: { app: 'web' } }, spec: { containers: [{ name: 'a', image: 'a:1' }] } },
    },
  };
  const on = (value: number | null, where: object = ON_DEV): object[] =>
    value === null
      ? []
      : [
          override({
            kind: 'ResourceOverride',
            rule: { ...where, jsonPatchOverrides: [{ op: 'replace', path: '/spec/replicas', value }] },
          }),
        ];
  const told = (before: readonly object[], after: readonly object[]): string[] =>
    planned([placement(), web, ...before], [placement(), web, ...after])
      .findings.filter(({ message }) => message.includes('replicas on'))
      .map(({ severity, message }) => `${severity} ${message}`);

  test.each<[string, object[], object[], string]>([
    ['none on two', [], on(0), '0 of 6 replicas on 2 clusters: no pod of it runs there afterwards'],
    ['fewer on all', [], on(2, EVERYWHERE), '2 of 6 replicas on 6 clusters: 4 of its pods go there at once'],
    ['fewer than before', on(5), on(1), '1 of 5 replicas on 2 clusters: 4 of its pods go there at once'],
    ['those of the file again', on(9), [], '6 of 9 replicas on 2 clusters: 3 of its pods go there at once'],
  ])('are told where they are fewer: %s', (_claim, before, after, says) => {
    const all = told(before, after);
    expect(all).toHaveLength(1);
    expect(all[0]).toContain(`ResourceOverride/prod/o leaves Deployment/web ${says}`);
    expect(all[0]).toMatch(says.startsWith('0 ') ? /^error/ : /^warning/);
  });

  const hub = (replicas: number | undefined): object => ({ ...web, spec: { ...web.spec, replicas } });
  test.each<[string, number, number | undefined, string]>([
    ['none', 6, 0, 'error 0 of 6 replicas on 6 clusters: no pod of it runs there afterwards'],
    ['one, as nothing is written', 6, undefined, 'warning 1 of 6 replicas on 6 clusters: 5 of its pods go'],
    ['fewer', 6, 4, 'warning 4 of 6 replicas on 6 clusters: 2 of its pods go there at once'],
  ])('are told of the copy of the hub too: %s', (_claim, from, to, says) => {
    const { findings } = planned([placement(), hub(from)], [placement(), hub(to)]);
    const [severity, ...words] = says.split(' ');
    const found = findings.filter(({ message }) => message.includes('replicas on'));
    expect(found.map((one) => one.severity)).toEqual([severity]);
    expect(found[0]?.message).toContain(`Deployment/prod/web, which it places, keeps ${words.join(' ')}`);
  });

  test('count only the clusters that the placement has', () => {
    const labelSelector = { matchLabels: { env: 'prod' } };
    const terms = { clusterSelectorTerms: [{ labelSelector }] };
    const affinity = { clusterAffinity: { requiredDuringSchedulingIgnoredDuringExecution: terms } };
    const onProd = {
      ...placement(),
      spec: { ...specOf(placement()), policy: { placementType: 'PickAll', affinity } },
    };
    const { findings, plan } = planned([onProd, web], [onProd, web, ...on(2, EVERYWHERE)]);
    const [first] = findings.filter(({ message }) => message.includes('replicas on'));
    expect(first?.message).toContain('2 of 6 replicas on 4 clusters');
    const says = plan.policies.flatMap(({ head }) => head?.change?.says ?? []).join(' ');
    expect(says).toContain('which changes what it places, is added: 4 clusters are updated in place');
  });

  test.each<[claim: string, path: string, fails: boolean]>([
    ['what is below a field of a container that it does not write', '/env/0/value', true],
    ['such a field', '/readinessProbe', true],
    ['a field that the API server may have filled in', '/imagePullPolicy', false],
  ])('are as they were where a patch replaces %s', (_claim, path, fails) => {
    const patches = [{ op: 'replace', path: `/spec/template/spec/containers/0${path}`, value: 'x' }];
    const rule = { ...EVERYWHERE, jsonPatchOverrides: patches };
    const { findings } = planned(
      [placement(), web],
      [placement(), web, override({ kind: 'ResourceOverride', rule })],
    );
    expect(
      findings.filter(({ message }) => message.includes('can not be applied on 6 clusters')),
    ).toHaveLength(fails ? 1 : 0);
  });

  test('where an override takes the place of the whole spec', () => {
    const rule = {
      ...EVERYWHERE,
      jsonPatchOverrides: [{ op: 'replace', path: '/spec', value: { ...web.spec, replicas: 0 } }],
    };
    const all = told([], [override({ kind: 'ResourceOverride', rule })]);
    expect(all).toEqual([expect.stringMatching(/^error .*0 of 6 replicas on 6 clusters/)]);
  });

  test.each<[string, object[], object[]]>([
    ['more', [], on(8)],
    ['as many', on(3), on(3)],
    ['more than before', on(0), on(3)],
  ])('are not where they are %s', (_claim, before, after) => {
    expect(told(before, after)).toEqual([]);
  });
});

describe('an override that deletes', () => {
  const DELETE = { ...EVERYWHERE, overrideType: 'Delete' };

  test('takes the objects from its clusters, and nothing stops that', () => {
    const { plan, findings } = planned([placement()], [placement(), override({ rule: DELETE })]);
    expect(findings.map(({ rule }) => rule)).toContain('worst-loss-above-limit');
    const says = plan.policies.flatMap(({ head }) => head?.change?.says ?? []).join(' ');
    expect(says).toContain('Namespace/prod (on 6 clusters) is placed no longer and deleted');
  });

  test('takes nothing anew where it deleted before', () => {
    const report = planned(
      [placement(), override({ rule: DELETE })],
      [placement(), override({ rule: { ...DELETE, ...ON_DEV } })],
    );
    expect(report.plan.policies.flatMap(({ head }) => head?.change?.says ?? []).join(' ')).not.toContain(
      'placed no longer',
    );
  });
});

describe('an override', () => {
  test('of a staged placement waits for the next run', () => {
    const staged = placement({ strategy: { type: 'External' } });
    const { plan } = planned([staged], [staged, override()]);
    const says = plan.policies.flatMap(({ head }) => head?.change?.says ?? []).join(' ');
    expect(says).toContain('is added: merging brings that to no cluster, the next staged update run does');
  });

  test('that the cluster has already starts nothing when the files begin to hold it', () => {
    const live = { ...override(), metadata: { name: 'o', generation: 1 } };
    expect(effect(planned([placement()], [placement(), override()], [live]))).toMatch(/^next-rollout/);
  });

  test('that the cluster has with another patch does start an update', () => {
    const live = override({ rule: { ...EVERYWHERE, jsonPatchOverrides: [{ op: 'remove', path: '/a' }] } });
    expect(effect(planned([placement()], [placement(), override()], [live]))).toMatch(/^resources/);
  });

  test('can not be moved to another placement', () => {
    const { findings } = planned(
      [placement(), override()],
      [placement(), override({ placement: { name: 'other' } })],
    );
    expect(findings.find(({ rule }) => rule === 'invalid-policy')?.message).toContain(
      'placement cannot be changed',
    );
  });
});
