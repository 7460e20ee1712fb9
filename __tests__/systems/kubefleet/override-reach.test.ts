import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { DEPLOYMENT, NAMESPACE, PLACEMENT, object } from './hub-objects.js';

const FLEET = '2 clusters env=canary\n6 clusters env=prod';
const NAMED = { ...DEPLOYMENT, name: 'web' };

function placement(more: object = {}, name = 'app'): object {
  return {
    apiVersion: PLACEMENT,
    kind: 'ClusterResourcePlacement',
    metadata: { name },
    spec: {
      resourceSelectors: [{ ...NAMESPACE, name: 'prod' }],
      policy: { placementType: 'PickAll' },
      strategy: { type: 'RollingUpdate' },
      ...more,
    },
  };
}

interface Shape {
  readonly namespace?: string;
  readonly env?: string | null;
  readonly value?: number;
  readonly selector?: object;
  readonly placement?: object;
  readonly rule?: object;
}

/** Of objects of a namespace; for clusters of an environment, or for all. */
function override({ namespace = 'prod', env = 'prod', value = 1, ...more }: Shape = {}): object {
  const terms = env === null ? [] : [{ labelSelector: { matchLabels: { env } } }];
  const jsonPatchOverrides = [{ op: 'replace', path: '/spec/replicas', value }];
  return {
    apiVersion: PLACEMENT,
    kind: 'ResourceOverride',
    metadata: { name: 'o', namespace },
    spec: {
      resourceSelectors: [more.selector ?? NAMED],
      ...(more.placement ? { placement: more.placement } : {}),
      policy: {
        overrideRules: [
          { clusterSelector: { clusterSelectorTerms: terms }, ...(more.rule ?? { jsonPatchOverrides }) },
        ],
      },
    },
  };
}

const OF_HUB = {
  apiVersion: PLACEMENT,
  kind: 'ClusterResourceOverride',
  metadata: { name: 'all' },
  spec: {
    clusterResourceSelectors: [{ ...NAMESPACE, name: 'prod' }],
    policy: { overrideRules: [{ clusterSelector: {}, overrideType: 'Delete' }] },
  },
};

const WEB = object('apps/v1', 'Deployment', 'web', { namespace: 'prod' });
const OTHER = object('apps/v1', 'Deployment', 'web', { namespace: 'dev' });

function planned(base: readonly object[], head: readonly object[]): Report {
  return planOf({ base: textOf(base), head: textOf(head), snapshot: nodeList(parseFleet(FLEET)) });
}

/** What merging does to the placement, and how many clusters it takes in. */
function change(base: readonly object[], head: readonly object[]): string {
  const [policy] = planned(base, head).plan.policies.filter(({ ref }) => ref.name === 'app');
  const batches = policy?.head?.effect.groups.flatMap((group) => group.batches) ?? [];
  return `${policy?.head?.change?.kind} ${batches.reduce((sum, { size }) => sum + size, 0)}`;
}

describe('an override of what a placement copies', () => {
  test.each<[claim: string, base: object[], head: object[], expected: string]>([
    [
      'that is edited goes to the clusters of its rule',
      [override()],
      [override({ value: 9 })],
      'resources 6',
    ],
    [
      'for all clusters goes to all',
      [override({ env: null })],
      [override({ env: null, value: 9 })],
      'resources 8',
    ],
    ['of which the rule moves goes to both', [override({ env: 'canary' })], [override()], 'resources 8'],
    ['that is added', [], [override()], 'resources 6'],
    ['that goes', [override()], [], 'resources 6'],
    ['of the whole hub', [], [OF_HUB], 'resources 8'],
    [
      'of an object that is not in the files',
      [override({ selector: { ...DEPLOYMENT, name: 'unseen' } })],
      [override({ selector: { ...DEPLOYMENT, name: 'unseen' }, value: 9 })],
      'resources 6',
    ],
    [
      'by a term without labels may be for any cluster',
      [],
      [
        override({
          rule: {
            clusterSelector: { clusterSelectorTerms: [{ propertySelector: { matchExpressions: [] } }] },
            jsonPatchOverrides: [{ op: 'remove', path: '/spec/paused' }],
          },
        }),
      ],
      'resources 8',
    ],
    [
      'beside an edit of what is copied goes to all',
      [override(), WEB],
      [override({ value: 9 }), { ...WEB, spec: {} }],
      'resources 8',
    ],
    ['that stays as it is starts nothing', [override()], [override()], 'next-rollout 8'],
    ['that changes nothing but labels', [override()], [{ ...override(), status: {} }], 'next-rollout 8'],
    ['of another namespace', [OTHER], [OTHER, override({ namespace: 'dev' })], 'next-rollout 8'],
    ['of another placement', [], [override({ placement: { name: 'b' } })], 'next-rollout 8'],
    ['for no cluster of the fleet', [], [override({ env: 'dev' })], 'next-rollout 8'],
  ])('%s', (_claim, base, head, expected) => {
    expect(change([placement(), ...base], [placement(), ...head])).toBe(expected);
  });

  test('that names the placement is its own', () => {
    expect(change([placement()], [placement(), override({ placement: { name: 'app' } })])).toBe(
      'resources 6',
    );
  });
});
