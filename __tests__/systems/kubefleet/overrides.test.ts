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
});
