import { leftObjects } from '../../src/guards/left.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { manifestsOf } from '../parse-side.js';
import { changeOf, type Files, side, snapshot } from './two-sides.js';
import { toPlain } from '../../src/text/render.js';

const namespace = (more = ''): string => `apiVersion: v1\nkind: Namespace\nmetadata: {name: web${more}}\n`;
const DEPLOYMENT =
  'apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: api, namespace: web}\nspec: {replicas: 3}\n';
const SERVICE = 'apiVersion: v1\nkind: Service\nmetadata: {name: api, namespace: web}\n';
function said(base: Files, head: Files, live: Files = {}): string[] {
  const change = changeOf(side(base), { ...side(head), outside: [] });
  const objects = manifestsOf(side(live).files);
  return leftObjects({ ...change, snapshot: { ...snapshot, objects } }).map(
    ({ severity, code, message }) => `${severity} ${code} ${toPlain(message).split(':')[0]}`,
  );
}

describe('departed namespaces', () => {
  test('departed namespaces: an error names the planned objects that remain in the files or the cluster', () => {
    const error = [
      'error left-policies Namespace/web leaves the files, and Deployment/web/api is still in it',
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

  test('departed namespaces: the verdict is unknown', () => {
    const head = `${DEPLOYMENT}---\n${SERVICE}`;
    const fleet = nodeList(parseFleet('2 nodes a=b'));
    const { verdict, plan } = planOf({ base: `${head}---\n${namespace()}`, head, snapshot: fleet });
    expect(verdict).toBe('unknown');
    expect(plan.problems.map(({ code }) => code)).toContain('left-policies');
  });
});
