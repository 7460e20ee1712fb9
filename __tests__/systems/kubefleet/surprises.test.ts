import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { NAMESPACE, object, PLACEMENT } from './hub-objects.js';

const FLEET = '1 clusters env=canary\n2 clusters env=prod';
const READER = { group: 'rbac.authorization.k8s.io', version: 'v1', kind: 'ClusterRole', name: 'reader' };
const ROLE = {
  ...object('rbac.authorization.k8s.io/v1', 'ClusterRole', 'reader'),
  rules: [{ apiGroups: [''], resources: ['pods'], verbs: ['get'] }],
};

function planned(base: readonly object[], head: readonly object[], live: readonly object[] = []): Report {
  const snapshot = nodeList(parseFleet(FLEET), live);
  return planOf({ base: textOf(base), head: textOf(head), snapshot });
}

function fresh({ findings }: Report): string[] {
  return findings.flatMap(({ rule, severity, status, message }) =>
    status === 'new' ? [`${severity} ${rule}: ${message}`] : [],
  );
}

function placement(more: object = {}, selector: object = READER): object {
  return {
    ...object(PLACEMENT, 'ClusterResourcePlacement', 'app'),
    spec: { resourceSelectors: [selector], policy: { placementType: 'PickAll' }, ...more },
  };
}

function override(name: string, patch: object, more: object = {}): object {
  return {
    ...object(PLACEMENT, 'ClusterResourceOverride', name),
    spec: {
      placement: { name: 'app' },
      clusterResourceSelectors: [READER],
      policy: { overrideRules: [{ clusterSelector: {}, jsonPatchOverrides: [patch], ...more }] },
    },
  };
}

const GOOD = { op: 'replace', path: '/rules/0/verbs', value: ['get', 'list'] };

describe('an override that the hub refuses', () => {
  test.each<[claim: string, override: object, says: RegExp]>([
    ['touches the name', override('o', { ...GOOD, path: '/metadata/name' }), /only labels and annotations/],
    ['touches the kind', override('o', { ...GOOD, path: '/kind' }), /kind and apiVersion/],
    ['touches the status', override('o', { ...GOOD, path: '/status/x' }), /the status/],
    ['has a path with an empty part', override('o', { ...GOOD, path: '/rules//x' }), /empty part/],
    ['removes a value', override('o', { ...GOOD, op: 'remove' }), /remove takes no value/],
    ['deletes and patches', override('o', GOOD, { overrideType: 'Delete' }), /overrideType Delete/],
  ])('%s', (_claim, wrong, says) => {
    expect(fresh(planned([placement(), ROLE], [placement(), ROLE, wrong]))).toEqual([
      expect.stringMatching(
        new RegExp(`^error invalid-policy: ClusterResourceOverride/o is refused .*${says.source}`),
      ),
    ]);
  });

  test('is the second one of an object, and not the first', () => {
    const [one, two] = ['o1', 'o2'].map((name) => override(name, GOOD));
    const both = fresh(planned([placement(), ROLE, one ?? {}], [placement(), ROLE, two ?? {}, one ?? {}]));
    expect(both).toEqual([
      expect.stringMatching(/ClusterResourceOverride\/o2 is refused .*by override o1 already/),
    ]);
    expect(
      fresh(planned([placement(), ROLE, one ?? {}, two ?? {}], [placement(), ROLE, one ?? {}, two ?? {}])),
    ).toEqual([]);
  });
});

describe('a patch of an override that does not apply', () => {
  const fails = (patch: object): string[] =>
    fresh(planned([placement(), ROLE], [placement(), ROLE, override('o', patch)])).filter((one) =>
      /can not be applied/.test(one),
    );

  test.each<[claim: string, patch: object, says: RegExp]>([
    [
      'replaces what a list is too short for',
      { ...GOOD, path: '/rules/1/verbs' },
      /on 3 clusters: replace \/rules\/1\/verbs of ClusterRole\/reader/,
    ],
    [
      'adds below what is not there',
      { op: 'add', path: '/metadata/labels/team', value: 'a' },
      /add \/metadata\/labels\/team/,
    ],
    ['removes what is not there', { op: 'remove', path: '/aggregationRule' }, /remove \/aggregationRule/],
  ])('%s', (_claim, patch, says) => {
    expect(fails(patch)).toEqual([
      expect.stringMatching(new RegExp(`^error not-in-the-numbers: .*${says.source}`)),
    ]);
  });

  test.each<[claim: string, patch: object]>([
    ['replaces what is there', GOOD],
    ['adds what is above it itself', { op: 'add', path: '/metadata/labels', value: { team: 'a' } }],
    ['adds at the end of a list', { op: 'add', path: '/rules/-', value: {} }],
  ])('and none is one that %s', (_claim, patch) => {
    expect(fails(patch)).toEqual([]);
  });
});

describe('a Namespace that is reserved', () => {
  test.each(['kube-system', 'fleet-demo', 'default'])('%s stops the placement', (name) => {
    expect(fresh(planned([], [placement({}, { ...NAMESPACE, name })]))).toEqual([
      expect.stringMatching(/^error invalid-policy: .*is reserved/),
    ]);
  });

  test('is taken by itself, and so is one of another name', () => {
    const alone = { ...NAMESPACE, name: 'kube-system', selectionScope: 'NamespaceOnly' };
    for (const selector of [alone, { ...NAMESPACE, name: 'kubeflow' }])
      expect(fresh(planned([], [placement({}, selector)])).join()).not.toContain('is reserved');
  });
});

describe('what an edit of a placement takes away is told', () => {
  const strategy = (applyStrategy: object): object => ({
    strategy: { type: 'RollingUpdate', applyStrategy },
  });
  const EXTERNAL = { strategy: { type: 'External' } };

  test.each<[claim: string, before: object | null, after: object, says: RegExp]>([
    [
      'where it never takes over from now on',
      {},
      strategy({ whenToTakeOver: 'Never' }),
      /whenToTakeOver is Never/,
    ],
    [
      'where a new one never takes over',
      null,
      strategy({ whenToTakeOver: 'Never' }),
      /whenToTakeOver is Never/,
    ],
    [
      'where everything that the hub does not set is drift',
      {},
      strategy({ comparisonOption: 'FullComparison', whenToApply: 'IfNotDrifted' }),
      /replicas that an autoscaler sets/,
    ],
    [
      'where fewer snapshots are kept for the way back',
      { ...EXTERNAL, revisionHistoryLimit: 10 },
      { ...EXTERNAL, revisionHistoryLimit: 2 },
      /revisionHistoryLimit goes from 10 to 2.*only the last 2/,
    ],
  ])('%s', (_claim, before, after, says) => {
    const base = before === null ? [ROLE] : [placement(before), ROLE];
    expect(fresh(planned(base, [placement(after), ROLE]))).toContainEqual(
      expect.stringMatching(new RegExp(`^warning not-in-the-numbers: .*${says.source}`)),
    );
  });

  test('and not where it stays, or more is kept', () => {
    const never = strategy({ whenToTakeOver: 'Never' });
    const more = [placement({ ...never, revisionHistoryLimit: 20 }), ROLE];
    expect(fresh(planned([placement(never), ROLE], more))).toEqual([]);
  });
});

describe('a Namespace and what is placed in it', () => {
  const NS = object('v1', 'Namespace', 'team');
  const space = placement({}, { ...NAMESPACE, name: 'team', selectionScope: 'NamespaceOnly' });
  const web = {
    ...object(PLACEMENT, 'ResourcePlacement', 'web', { namespace: 'team' }),
    spec: {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'ConfigMap', name: 'web' }],
      policy: { placementType: 'PickAll' },
    },
  };

  test('go together where the placement of the Namespace is deleted', () => {
    expect(fresh(planned([NS, space, web], [NS, web]))).toContainEqual(
      expect.stringMatching(
        /With Namespace\/team goes all that is in it .*also what ResourcePlacement\/team\/web placed there/,
      ),
    );
  });

  test('are told where nothing brings the Namespace', () => {
    const says = (base: object[], head: object[]): boolean =>
      fresh(planned(base, head)).some((one) => /no placement here brings Namespace\/team/.test(one));
    expect(says([NS], [NS, web])).toBe(true);
    expect(says([NS], [NS, web, space])).toBe(false);
    expect(says([NS, web], [NS, web])).toBe(false);
  });

  test('that is selected no longer is not said to be gone from the files', () => {
    const labelled = { ...object('v1', 'Namespace', 'shop', { labels: { placed: 'yes' } }) };
    const selector = { ...NAMESPACE, labelSelector: { matchLabels: { placed: 'yes' } } };
    const { plan } = planned(
      [labelled, placement({}, selector)],
      [object('v1', 'Namespace', 'shop'), placement({}, selector)],
    );
    expect(plan.head.policies[0]?.change?.says).toContain(
      'Namespace/shop, which it places, is selected no longer',
    );
  });
});

describe('a run that leaves the files while it is under way', () => {
  const RUN = {
    ...object(PLACEMENT, 'ClusterStagedUpdateRun', 'r1'),
    spec: { placementName: 'app', stagedRolloutStrategyName: 's', state: 'Run' },
  };
  const STRATEGY = {
    ...object(PLACEMENT, 'ClusterStagedUpdateStrategy', 's'),
    spec: { stages: [{ name: 'all', labelSelector: {} }] },
  };
  const condition = (type: string) => ({
    type,
    status: 'True',
    reason: 'x',
    lastTransitionTime: '2026-11-23T07:00:00Z',
  });
  const at = (clusterName: string, ...types: string[]) => ({ clusterName, conditions: types.map(condition) });
  const live = (...types: string[]) => ({
    ...RUN,
    status: {
      conditions: types.map(condition),
      stagesStatus: [
        { stageName: 'all', clusters: [at('c1', 'Started', 'Succeeded'), at('c2', 'Started'), at('c3')] },
      ],
    },
  });
  const all = [placement({ strategy: { type: 'External' } }), ROLE, STRATEGY];
  const told = (state: object): string[] =>
    fresh(planned([...all, RUN], all, [state])).filter((one) => /gone from the files while/.test(one));

  test('leaves clusters without its version', () => {
    expect(told(live('Initialized', 'Progressing'))).toEqual([
      expect.stringMatching(
        /1 cluster of 3 does not get its version \(c3\), and c2, which it is at, is waited for by nobody/,
      ),
    ]);
  });

  test('and leaves none where it is done', () => {
    expect(told(live('Initialized', 'Succeeded'))).toEqual([]);
  });
});
