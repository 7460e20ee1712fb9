import { NO_CLUSTER, type TargetCluster } from '../../src/config/clusters.js';
import type { PolicySource } from '../../src/config/policy-sources.js';
import { application, deployment, REPO, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

useTools();

const CHART = {
  'charts/web/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
  'charts/web/templates/a.yaml': deployment('web'),
  'envs/dev.yaml': 'a: 1\n',
  'envs/prod.yaml': 'a: 2\n',
};

function values(name: string): string {
  const source = `{${REPO}, path: charts/web, helm: {valueFiles: [../../envs/${name}.yaml]}}`;
  return application(`destination: {name: ${name}, namespace: shop}, source: ${source}`, name);
}

function release(name: string): string {
  return `apiVersion: kustomize.toolkit.fluxcd.io/v1
kind: Kustomization
metadata: {name: ${name}, namespace: flux-system}
spec: {path: ./apps/${name}, kubeConfig: {secretRef: {name: ${name}}}, sourceRef: {kind: GitRepository, name: flux-system}}
`;
}

/** The cluster prod, beside another one whose policies are the same. */
function prod(policies: readonly PolicySource[]): TargetCluster {
  return { ...NO_CLUSTER, name: 'prod', others: [{ name: 'dev', destination: null, policies }] };
}

async function inputs(written: object, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const policies = sources(written);
  const { head } = await sidesIn(policies, files, null, { cluster: prod(policies) });
  expect(head.problems).toEqual([]);
  return head.renderedPaths;
}

// A leg of a matrix plans one cluster of the configuration: an edit for another one is not its subject.
test('argocd: files of an Application for another cluster of the configuration are inputs', async () => {
  const found = await inputs(
    { argocd: 'argo/*.yaml' },
    { ...CHART, 'argo/a.yaml': values('dev'), 'argo/b.yaml': values('prod') },
  );
  expect(found).toContain('envs/dev.yaml');
});

test('flux: the folder of a Kustomization for another cluster of the configuration is an input', async () => {
  const found = await inputs(
    { flux: 'flux' },
    {
      'flux/a.yaml': release('dev'),
      'flux/b.yaml': release('prod'),
      'apps/dev/a.yaml': deployment('a'),
      'apps/prod/a.yaml': deployment('a'),
    },
  );
  expect(found).toContain('apps/dev');
});
