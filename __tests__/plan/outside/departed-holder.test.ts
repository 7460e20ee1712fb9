import { describe, expect, test } from '@jest/globals';
import { departedHolders } from '../../../src/plan/outside/departed-holder.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { withDefinitions } from '../../../src/plan/reading/outside-definitions.js';
import { planOf } from '../../plan-of.js';
import { manifestsOf } from '../../parse-side.js';
import { type Files, POOL, side, snapshot } from '../reading/two-sides.js';

const namespace = (more = ''): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: web${more}}\n`;
const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: api, namespace: web}\nspec: {replicas: 3}\n';
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: api, namespace: web}\n';
const definition = (kind: string, group: string): string =>
  `apiVersion: apiextensions.k8s.io/v1\nkind: CustomResourceDefinition\nmetadata: {name: x.${group}}\nspec: {group: ${group}, names: {kind: ${kind}}}\n`;
const CLASS = 'apiVersion: karpenter.k8s.aws/v1\nkind: EC2NodeClass\nmetadata: {name: a}\n';

function said(base: Files, head: Files, live: Files = {}): string[] {
  const held = (files: Files) => manifestsOf(side(files).files);
  const after = { manifests: held(head), files: side(head).files };
  return departedHolders(held(base), after, { ...snapshot, objects: held(live) }).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(':')[0]}`,
  );
}

describe('what planned objects are in leaves the files', () => {
  test.each<[claim: string, holder: string, rest: string, expected: string]>([
    [
      'a namespace',
      namespace(),
      DEPLOYMENT,
      'Namespace/web is gone from the files, and Deployment/web/api is still in it',
    ],
    [
      'the definition of a NodePool',
      definition('NodePool', 'karpenter.sh'),
      POOL,
      'CustomResourceDefinition/x.karpenter.sh is gone from the files, and NodePool/a is still of it',
    ],
    [
      'the definition of a NodeClass',
      definition('EC2NodeClass', 'karpenter.k8s.aws'),
      CLASS,
      'CustomResourceDefinition/x.karpenter.k8s.aws is gone from the files, and EC2NodeClass/a is still of it',
    ],
  ])('%s: an error', (_claim, holder, rest, expected) => {
    const error = [`error departed-holder ${expected}`];
    expect(said({ 'h.yaml': holder, 'r.yaml': rest }, { 'r.yaml': rest })).toEqual(error);
    expect(said({ 'h.yaml': holder }, {}, { 'r.yaml': rest })).toEqual(error);
  });

  test.each([
    ['NodeClaim', 'karpenter.sh'],
    ['ClusterResourceBinding', 'placement.kubernetes-fleet.io'],
    ['InternalMemberCluster', 'cluster.kubernetes-fleet.io'],
  ])('the definition of %s, which controllers make, whatever the files show of it', (kind, group) => {
    expect(said({ 'h.yaml': definition(kind, group) }, {})).toEqual([
      `error departed-holder CustomResourceDefinition/x.${group} is gone from the files, and every ${kind} of the cluster is still of it`,
    ]);
  });

  test.each<[claim: string, base: Files, head: Files, live: Files]>([
    ['nothing planned is in it', { 'h.yaml': namespace(), 'r.yaml': SERVICE }, { 'r.yaml': SERVICE }, {}],
    [
      'what is in it goes too, which is judged',
      { 'h.yaml': namespace(), 'r.yaml': DEPLOYMENT },
      {},
      { 'r.yaml': DEPLOYMENT },
    ],
    [
      'it is of another kind',
      { 'h.yaml': definition('Widget', 'example.com'), 'r.yaml': POOL },
      { 'r.yaml': POOL },
      {},
    ],
    [
      'it moves to another file',
      { 'h.yaml': namespace(), 'r.yaml': DEPLOYMENT },
      { 'r.yaml': `${DEPLOYMENT}---\n${namespace()}` },
      {},
    ],
    ...[
      'argocd.argoproj.io/sync-options: "Validate=false,Prune=false"',
      'kustomize.toolkit.fluxcd.io/prune: disabled',
      'helm.sh/resource-policy: keep',
    ].map((annotation): [string, Files, Files, Files] => [
      annotation,
      { 'h.yaml': namespace(`, annotations: {${annotation}}`), 'r.yaml': DEPLOYMENT },
      { 'r.yaml': DEPLOYMENT },
      {},
    ]),
  ])('no error where %s', (_claim, base, head, live) => {
    expect(said(base, head, live)).toEqual([]);
  });

  test('also where nobody needs to read it otherwise', () => {
    const after = { manifests: manifestsOf(side({ 'r.yaml': DEPLOYMENT }).files) };
    const base = manifestsOf(side({ 'h.yaml': namespace(), 'r.yaml': DEPLOYMENT }).files);
    expect(
      departedHolders(base, { ...after, files: [{ path: 'same.yaml', text: namespace() }] }, snapshot),
    ).toEqual([]);
  });

  test('makes the verdict unknown', () => {
    const head = `${DEPLOYMENT}---\n${SERVICE}`;
    const fleet = nodeList(parseFleet('2 nodes a=b'));
    const { verdict, plan } = planOf({ base: `${head}---\n${namespace()}`, head, snapshot: fleet });
    expect(verdict).toBe('unknown');
    expect(plan.problems.map(({ code }) => code)).toContain('departed-holder');
  });

  test.each<[claim: string, renderedPaths: readonly string[], expected: string[]]>([
    ['in a bundle that no source takes', [], ['CustomResourceDefinition/x.karpenter.sh']],
    ['but not in a chart, as Helm leaves it', ['crds'], []],
  ])('%s', (_claim, renderedPaths, expected) => {
    const before = definition('NodePool', 'karpenter.sh');
    const outside = [{ path: 'crds/pools.yaml', before, text: null, isTakenOut: false }];
    const held = manifestsOf(side({ 'r.yaml': POOL }).files);
    const { base, head } = withDefinitions(
      { base: held, head: held },
      { ...side({}), outside, renderedPaths },
    );
    const told = departedHolders(base, { manifests: head, files: [] }, snapshot);
    expect(told.map(({ message }) => message.split(' ')[0])).toEqual(expected);
  });
});
