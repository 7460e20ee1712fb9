import { departedNamespaces } from '../../../src/plan/guards/departed-namespaces.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { manifestsOf } from '../../parse-side.js';
import { type Files, side, snapshot } from '../reading/two-sides.js';

const namespace = (more = ''): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: web${more}}\n`;
const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: api, namespace: web}\nspec: {replicas: 3}\n';
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: api, namespace: web}\n';
function said(base: Files, head: Files, live: Files = {}): string[] {
  const held = (files: Files) => manifestsOf(side(files).files);
  const after = { manifests: held(head), files: side(head).files };
  return departedNamespaces(held(base), after, { ...snapshot, objects: held(live) }).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(':')[0]}`,
  );
}

describe('departed namespaces', () => {
  test('departed namespaces: an error names the planned objects that remain in the files or the cluster', () => {
    const error = [
      'error departed-holder Namespace/web is removed from the files, and Deployment/web/api is still in it',
    ];
    expect(said({ 'h.yaml': namespace(), 'r.yaml': DEPLOYMENT }, { 'r.yaml': DEPLOYMENT })).toEqual(error);
    expect(said({ 'h.yaml': namespace() }, {}, { 'r.yaml': DEPLOYMENT })).toEqual(error);
  });

  test.each<[claim: string, base: Files, head: Files, live: Files]>([
    ['it holds nothing planned', { 'h.yaml': namespace(), 'r.yaml': SERVICE }, { 'r.yaml': SERVICE }, {}],
    [
      'its objects are removed too, which is planned',
      { 'h.yaml': namespace(), 'r.yaml': DEPLOYMENT },
      {},
      { 'r.yaml': DEPLOYMENT },
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
  ])('departed namespaces: no error where %s', (_claim, base, head, live) => {
    expect(said(base, head, live)).toEqual([]);
  });

  test('departed namespaces: a document that was not parsed counts', () => {
    const after = { manifests: manifestsOf(side({ 'r.yaml': DEPLOYMENT }).files) };
    const base = manifestsOf(side({ 'h.yaml': namespace(), 'r.yaml': DEPLOYMENT }).files);
    expect(
      departedNamespaces(base, { ...after, files: [{ path: 'same.yaml', text: namespace() }] }, snapshot),
    ).toEqual([]);
  });

  test('departed namespaces: the verdict is unknown', () => {
    const head = `${DEPLOYMENT}---\n${SERVICE}`;
    const fleet = nodeList(parseFleet('2 nodes a=b'));
    const { verdict, plan } = planOf({ base: `${head}---\n${namespace()}`, head, snapshot: fleet });
    expect(verdict).toBe('unknown');
    expect(plan.problems.map(({ code }) => code)).toContain('departed-holder');
  });
});
