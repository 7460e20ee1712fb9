import type { Paths } from '../read/repository.js';
import { application, deployment, kustomization, REPO, sidesIn, sources } from './sides.js';

function synced(policy: string, path = 'apps', metadata = ''): string {
  const spec = `source: {${REPO}, path: ${path}}, destination: {server: here, namespace: web}`;
  return application(`${spec}, syncPolicy: {${policy}}`, path, metadata);
}

const PRUNING = synced('automated: {prune: true}');
const FINALIZER = ', finalizers: [resources-finalizer.argocd.argoproj.io]';
const SYNC_OPTIONS = 'argocd.argoproj.io/sync-options';
const KEPT = 'Deployment/web/old';
const annotated = (key: string, value: string): string =>
  deployment('old').replace('  name: old', `  name: old\n  annotations: {${key}: "${value}"}`);

interface Brings {
  readonly argo?: string;
  readonly flux?: string;
  readonly old?: string;
}

function tree({ argo, flux, old }: Brings): Paths {
  return {
    'apps/a.yaml': deployment('web'),
    ...(old === undefined ? {} : { 'apps/b.yaml': old }),
    ...(argo === undefined ? {} : { 'argo/a.yaml': argo }),
    ...(flux === undefined ? {} : { 'flux/a.yaml': flux }),
  };
}

async function kept(before: Brings, after: Brings) {
  const policies = sources(before.argo === undefined ? { flux: 'flux' } : { argocd: 'argo/*.yaml' });
  const { head } = await sidesIn(policies, tree(after), tree(before));
  return head.problems.flatMap(({ severity, keeps = [] }) => keeps.map((one) => `${severity} ${one}`));
}

const OLD = deployment('old');
const flux = (prune: boolean): string =>
  kustomization('web', `path: apps\nprune: ${prune}\ntargetNamespace: web`);

describe('retained: an object that is gone from the files stays in the cluster', () => {
  test.each<[claim: string, brings: Brings]>([
    ['where Argo CD syncs and does not prune', { argo: synced('automated: {}') }],
    [
      'where the Application says so',
      { argo: synced('automated: {prune: true}, syncOptions: [Prune=false]') },
    ],
    ['where it says so itself', { argo: PRUNING, old: annotated(SYNC_OPTIONS, 'Delete=false,Prune=false') }],
  ])('%s', async (_claim, brings) => {
    expect(await kept({ old: OLD, ...brings }, { argo: brings.argo ?? '' })).toEqual([`warning ${KEPT}`]);
  });

  test.each<[claim: string, brings: Brings]>([
    ['of a Kustomization that does not prune', { flux: flux(false) }],
    [
      'of one that does, where it says so itself',
      { flux: flux(true), old: annotated('kustomize.toolkit.fluxcd.io/prune', 'disabled') },
    ],
  ])('%s', async (_claim, brings) => {
    const names = await kept({ old: OLD, ...brings }, { flux: brings.flux ?? '' });
    expect(names).toEqual([expect.stringMatching(/^warning Deployment\/[a-z]+\/old$/)]);
  });

  test.each<[claim: string, before: Brings, after: Brings]>([
    ['where it is pruned', { argo: PRUNING, old: OLD }, { argo: PRUNING }],
    ['where a person syncs', { argo: synced(''), old: OLD }, { argo: synced('') }],
    ['of a Kustomization that prunes', { flux: flux(true), old: OLD }, { flux: flux(true) }],
    [
      'where Flux prunes and Argo CD would not',
      { flux: flux(true), old: annotated(SYNC_OPTIONS, 'Prune=false') },
      { flux: flux(true) },
    ],
    [
      'where Argo CD prunes and Helm would not',
      { argo: PRUNING, old: annotated('helm.sh/resource-policy', 'keep') },
      { argo: PRUNING },
    ],
  ])('but not %s', async (_claim, before, after) => {
    expect(await kept(before, after)).toEqual([]);
  });

  test.each<[claim: string, metadata: string, old: string, expected: string[]]>([
    ['where its Application is removed and has no finalizer', '', OLD, [KEPT]],
    ['but not where that has one', FINALIZER, OLD, []],
    ['and where it is not deleted with that', FINALIZER, annotated(SYNC_OPTIONS, 'Delete=false'), [KEPT]],
    ['or where Helm would not', FINALIZER, annotated('helm.sh/resource-policy', 'keep'), [KEPT]],
    ['but not where only pruning is off', FINALIZER, annotated(SYNC_OPTIONS, 'Prune=false'), []],
  ])('%s', async (_claim, metadata, old, expected) => {
    const more = synced('automated: {prune: true}', 'more', metadata);
    const files = { ...tree({ argo: PRUNING }), 'more/a.yaml': old };
    const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), files, {
      ...files,
      'argo/b.yaml': more,
    });
    expect(head.problems.flatMap(({ keeps = [] }) => keeps)).toEqual(expected);
  });

  test('but not what another entry of `policies` brings before and after', async () => {
    const policies = sources({ argocd: 'argo/a.yaml' }, { argocd: 'argo/b.yaml' });
    const own = synced('automated: {prune: true}');
    const files = (replicas: number): Paths => ({
      'apps/a.yaml': deployment('web', replicas),
      'more/a.yaml': OLD,
      'argo/a.yaml': own,
      'argo/b.yaml': synced('automated: {prune: true}', 'more'),
    });
    const { head } = await sidesIn(policies, files(4), files(3));
    expect(head.problems).toEqual([]);
  });

  test('but not where another one brings it from now on', async () => {
    const both = `${synced('automated: {}')}---\n${synced('automated: {}', 'more')}`;
    const { head } = await sidesIn(
      sources({ argocd: 'argo/*.yaml' }),
      { ...tree({ argo: both }), 'more/a.yaml': OLD },
      { ...tree({ argo: both, old: OLD }), 'more/b.yaml': deployment('more') },
    );
    expect(head.problems.flatMap(({ keeps = [] }) => keeps)).toEqual(['Deployment/web/more']);
  });
});

test('retained: what another entry of `policies` brings from now on does not stay where it was', async () => {
  const policies = sources({ argocd: 'argo/*.yaml' }, 'plain/*.yaml');
  const all = { 'argo/a.yaml': synced('automated: {}'), 'apps/a.yaml': deployment('web') };
  const placed = OLD.replace('  name: old', '  name: old\n  namespace: web');
  const { head } = await sidesIn(
    policies,
    { ...all, 'plain/b.yaml': placed },
    { ...all, 'apps/b.yaml': placed, 'plain/c.yaml': deployment('c') },
  );
  expect(head.problems.flatMap(({ keeps = [] }) => keeps)).toEqual([]);
});
