import { NO_CLUSTER, type TargetCluster } from '../../src/config/clusters.js';
import type { Paths } from '../read/repository.js';
import { deployment, kustomization, manifestsIn, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const applying = (name: string, path: string, more = ''): string =>
  kustomization(name, `path: ${path}${more}`);
const kubeConfig = (secret: string): string => `\nkubeConfig: {secretRef: {name: ${secret}}}`;

const TREE: Paths = {
  'apps/dev/dev.yaml': deployment('dev'),
  'apps/prod/prod.yaml': deployment('prod'),
  'apps/hub/hub.yaml': deployment('hub'),
  'hub/dev.yaml': applying('dev', './apps/dev', kubeConfig('dev-kubeconfig')),
  'hub/prod.yaml': applying('prod', './apps/prod', kubeConfig('prod-kubeconfig')),
  'hub/hub.yaml': applying('hub', './apps/hub'),
};
const FLUX = sources({ flux: 'hub' });

async function planned(policies: typeof FLUX, target: TargetCluster, tree = TREE, base: Paths | null = null) {
  const { head } = await sidesIn(policies, tree, base, { cluster: target });
  return {
    found: head.files
      .flatMap((file) => manifestsIn([file]))
      .filter(({ kind }) => kind === 'Deployment')
      .map(({ name }) => name),
    problems: head.problems.map(({ severity, code }) => `${severity} ${code}`),
  };
}

const listed = (
  name: string,
  own: readonly string[] | null,
  ...others: readonly string[]
): TargetCluster => ({
  ...NO_CLUSTER,
  name,
  destination: own,
  others: others.map((other) => ({ name: other, destination: null, policies: FLUX })),
});

describe('flux destinations: a Kustomization with a kubeConfig counts for the cluster that its Secret is of:', () => {
  test.each([
    ['by the name of the Secret', listed('one', ['prod-kubeconfig'], 'dev'), ['prod']],
    ['by the name of the cluster in it', listed('prod', ['prod'], 'dev'), ['prod']],
    ['not for the one that Flux runs in', listed('hub', ['in-cluster'], 'dev', 'prod'), ['hub']],
  ])('%s', async (_claim, target, expected) => {
    expect(await planned(FLUX, target)).toEqual({ found: expected, problems: [] });
  });

  test('and by the entry of `policies`', async () => {
    const policies = sources({ flux: 'hub', destination: 'prod-kubeconfig' });
    expect(await planned(policies, NO_CLUSTER)).toEqual({ found: ['prod'], problems: [] });
  });

  test('what is for the cluster and for that of Flux is no plan of one', async () => {
    expect(await planned(FLUX, listed('prod', null, 'dev'))).toEqual({
      found: [],
      problems: ['error several-destinations'],
    });
  });

  test('Flux: an edit for a cluster without a plan is named', async () => {
    const base = { ...TREE, 'hub/dev.yaml': '{}' };
    const head = { ...base, 'apps/prod/prod.yaml': deployment('prod', 9) };
    expect(await planned(FLUX, NO_CLUSTER, head, base)).toEqual({
      found: ['hub'],
      problems: ['warning other-destination'],
    });
  });
});

describe('flux destinations: the Kustomization of the folder that everything begins with', () => {
  const root = (more: string): Paths => ({
    'root/flux-system/sync.yaml': applying('flux-system', './root', more),
    'root/web.yaml': deployment('web'),
  });
  const policies = sources({ flux: 'root' });

  test('Flux: a new kubeConfig of the root Kustomization that leads to an unknown cluster is an error', async () => {
    expect(await planned(policies, NO_CLUSTER, root(kubeConfig('other')), root(''))).toEqual({
      found: [],
      problems: ['error new-destination'],
    });
  });

  test('applies what it did where its kubeConfig is that of the cluster', async () => {
    const target = listed('one', ['other'], 'dev');
    expect(await planned(policies, target, root(kubeConfig('other')), root(kubeConfig('other')))).toEqual({
      found: ['web'],
      problems: [],
    });
  });
});

test('Flux: the folders of two clusters in one source are an error of kustomize', async () => {
  const { head } = await sidesIn(sources({ flux: 'clusters' }), {
    'clusters/dev/apps.yaml': applying('apps', './apps/dev'),
    'clusters/prod/apps.yaml': applying('apps', './apps/prod'),
    'apps/dev/web.yaml': deployment('web'),
    'apps/prod/web.yaml': deployment('web'),
  });
  expect(head.problems).toMatchObject([{ severity: 'error', code: 'kustomize-failed' }]);
});
