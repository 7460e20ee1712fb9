import {
  application,
  chart,
  deployment,
  fluxKustomization,
  gitRepository,
  kustomization,
  nodePool,
  remoteRelease,
  type Tree,
} from './trees.js';

/** One shape in which teams keep what rolls out, and what `init` makes of it: sources by cluster; '' is the only one. */
export interface Shape {
  readonly name: string;
  readonly tree: Tree;
  readonly expected: Readonly<Record<string, readonly unknown[]>>;
}

const APPLICATIONS =
  '{{- range .Values.apps }}\n---\napiVersion: argoproj.io/v1alpha1\nkind: Application\nmetadata: { name: {{ .name }} }\nspec:\n  source: { path: {{ .path }} }\n{{- end }}\n';

const BOOTSTRAP: Tree = {
  ...chart('bootstrap', 'bootstrap', { 'apps.yaml': APPLICATIONS }),
  'bootstrap/values.yaml': 'apps:\n  - { name: pools, path: charts/pools }\n',
  ...chart('charts/pools', 'pools', { 'pool.yaml': nodePool('default') }),
};

const fluxInstance = (path: string): string =>
  `apiVersion: fluxcd.controlplane.io/v1\nkind: FluxInstance\nmetadata: { name: flux }\nspec: { sync: { kind: GitRepository, path: ${path} } }\n`;

/** What Flux and Argo CD apply. */
export const DELIVERED: readonly Shape[] = [
  {
    name: 'Flux: clusters that apply infrastructure and apps',
    tree: {
      ...Object.fromEntries(
        ['production', 'staging'].flatMap((name) => [
          [
            `clusters/${name}/flux-system/gotk-sync.yaml`,
            fluxKustomization('flux-system', `./clusters/${name}`),
          ],
          [`clusters/${name}/infrastructure.yaml`, fluxKustomization('infrastructure', './infrastructure')],
          [`clusters/${name}/apps.yaml`, fluxKustomization('apps', `./apps/${name}`)],
          [`apps/${name}/kustomization.yaml`, kustomization({ resources: ['../base'] })],
        ]),
      ),
      'infrastructure/karpenter/pool.yaml': nodePool('default'),
      'infrastructure/karpenter/release.yaml': remoteRelease('karpenter'),
      'apps/base/kustomization.yaml': kustomization({ resources: ['web.yaml'] }),
      'apps/base/web.yaml': deployment('web', 'shop'),
    },
    expected: { prod: [{ flux: 'clusters/production' }], staging: [{ flux: 'clusters/staging' }] },
  },
  {
    name: 'Flux: clusters that a FluxInstance starts, with remote charts alone',
    tree: {
      'clusters/production/flux.yaml': fluxInstance('clusters/production'),
      'clusters/production/apps.yaml': remoteRelease('tunnel'),
      'clusters/staging/flux.yaml': fluxInstance('clusters/staging'),
      'clusters/staging/apps.yaml': remoteRelease('tunnel'),
    },
    expected: { prod: [{ flux: 'clusters/production' }], staging: [{ flux: 'clusters/staging' }] },
  },
  {
    name: 'Flux: Kustomizations in the folders that they apply, and a list of these',
    tree: {
      'k/boot/kustomization.yaml': kustomization({ resources: ['sync.yaml', 'all.yaml'] }),
      'k/boot/sync.yaml': fluxKustomization('flux-system', './k/boot'),
      'k/boot/all.yaml': fluxKustomization('web', './k/apps/web'),
      'k/apps/kustomization.yaml': kustomization({ resources: ['web'] }),
      'k/apps/web/kustomization.yaml': kustomization({ resources: ['db.yaml', 'web.yaml'] }),
      'k/apps/web/db.yaml': fluxKustomization('db', './k/apps/web'),
      'k/apps/web/web.yaml': deployment('web', 'shop'),
    },
    expected: { '': [{ flux: 'k/boot' }] },
  },
  {
    name: 'Flux: a folder of which its source leaves a part out',
    tree: {
      '.sourceignore': '/apps/legacy\n',
      'clusters/production/flux-system/gotk-sync.yaml': fluxKustomization(
        'flux-system',
        './clusters/production',
      ),
      'clusters/production/apps.yaml': fluxKustomization('apps', './apps'),
      'apps/web.yaml': deployment('web', 'shop'),
      'apps/legacy/web.yaml': deployment('web', 'shop'),
    },
    expected: { '': [{ flux: 'clusters/production' }] },
  },
  {
    name: 'Flux: an artifact made of parts of the repository, whose paths count from its own root',
    tree: {
      'clusters/production/flux-system/gotk-sync.yaml': fluxKustomization(
        'flux-system',
        './clusters/production',
      ),
      'clusters/production/apps.yaml': fluxKustomization('apps', './production', {
        sourceRef: { kind: 'ExternalArtifact', name: 'apps' },
      }),
      'clusters/production/infrastructure.yaml': fluxKustomization('infrastructure', './', {
        sourceRef: { kind: 'ExternalArtifact', name: 'infrastructure' },
      }),
      'infrastructure/pool.yaml': nodePool('default'),
      'apps/production/kustomization.yaml': kustomization({ resources: ['../base'], namespace: 'shop' }),
      'apps/base/kustomization.yaml': kustomization({ resources: ['web.yaml'] }),
      'apps/base/web.yaml': deployment('web'),
    },
    expected: {
      '': [
        'infrastructure/**/*.{yaml,yml}',
        { flux: 'clusters/production' },
        { kustomize: 'apps/production' },
      ],
    },
  },
  {
    name: 'Flux: a folder that applies itself, which a Kustomization elsewhere takes too',
    tree: {
      'clusters/production/flux-system/gotk-sync.yaml': fluxKustomization(
        'flux-system',
        './clusters/production',
      ),
      'clusters/production/apps.yaml': fluxKustomization('apps', './apps'),
      'apps/web.yaml': deployment('web', 'shop'),
      'local/patches/all.yaml': fluxKustomization('all', './clusters/production'),
    },
    expected: { '': [{ flux: 'clusters/production' }] },
  },
  {
    name: 'Flux: a Kustomization of the root of another repository',
    tree: {
      'flux/repositories.yaml': [
        gitRepository('flux-system', 'own'),
        gitRepository('podinfo', 'podinfo'),
      ].join('---\n'),
      'flux/podinfo.yaml': fluxKustomization('podinfo', './', {
        sourceRef: { kind: 'GitRepository', name: 'podinfo' },
      }),
      'flux/pools.yaml': fluxKustomization('pools', './pools'),
      'pools/pool.yaml': nodePool('default'),
      'other/pool.yaml': nodePool('other'),
    },
    expected: { '': ['other/**/*.{yaml,yml}', { flux: 'flux' }] },
  },
  {
    name: 'Argo CD: an app of apps',
    tree: {
      'bootstrap/root.yaml': application('root', 'apps', 'argocd'),
      'apps/karpenter.yaml': application('karpenter', 'manifests/karpenter', 'karpenter'),
      'apps/web.yaml': application('web', 'manifests/web', 'shop'),
      'manifests/karpenter/pool.yaml': nodePool('default'),
      'manifests/web/deployment.yaml': deployment('web'),
    },
    expected: { '': [{ argocd: 'bootstrap/root.yaml' }] },
  },
  {
    name: 'Argo CD: an Application that a kustomization patches before it is applied',
    tree: {
      'clusters/base/kustomization.yaml': kustomization({ resources: ['web.yaml'], namespace: 'argocd' }),
      'clusters/base/web.yaml': application('web', 'manifests/web', 'shop'),
      'clusters/overlays/lab/kustomization.yaml': kustomization({
        resources: ['../../base'],
        patches: [{ path: 'web.yaml' }],
      }),
      'clusters/overlays/lab/web.yaml': application(
        'web',
        'manifests/web',
        'shop',
        {},
        { name: 'in-cluster' },
      ),
      'manifests/web/deployment.yaml': deployment('web'),
    },
    expected: { '': [{ argocd: 'clusters/overlays/lab/kustomization.yaml' }] },
  },
  {
    name: 'Argo CD: a chart of Applications, which another one applies',
    tree: { 'root.yaml': application('root', 'bootstrap', 'argocd'), ...BOOTSTRAP },
    expected: { '': [{ argocd: 'root.yaml' }] },
  },
  {
    name: 'Argo CD: a chart of Applications, which a person installs',
    tree: BOOTSTRAP,
    expected: { '': [{ argocd: { chart: 'bootstrap', release: 'bootstrap' } }] },
  },
  {
    name: 'Argo CD: a chart of Applications, with the values of each cluster, beside the charts that these apply',
    tree: {
      ...chart('environments', 'environments', { 'apps.yaml': APPLICATIONS }),
      'environments/values.yaml': 'apps: []\n',
      'environments/values-summit.yaml': 'apps: [{ name: pools, path: charts/pools }]\n',
      'environments/values-tucson.yaml': 'apps: [{ name: pools, path: charts/pools }]\n',
      'environments/values-none.yaml': '',
      ...chart('charts/pools', 'pools', { 'pool.yaml': nodePool('default') }),
      'charts/pools/values-ha.yaml': '',
    },
    expected: Object.fromEntries(
      ['summit', 'tucson'].map((name) => [
        name,
        [
          {
            argocd: {
              chart: 'environments',
              values: [`environments/values-${name}.yaml`],
              release: 'environments',
            },
          },
        ],
      ]),
    ),
  },
  {
    name: 'Argo CD: a chart whose dependency has the templates of Applications',
    tree: {
      ...BOOTSTRAP,
      ...chart('bootstrap', 'bootstrap', {}),
      'bootstrap/templates/apps.yaml': '',
      ...chart('bootstrap/charts/apps', 'apps', { 'apps.yaml': APPLICATIONS }),
      'bootstrap/values.yaml': 'apps:\n  apps: [{ name: pools, path: charts/pools }]\n',
    },
    expected: { '': [{ argocd: { chart: 'bootstrap', release: 'bootstrap' } }] },
  },
  {
    name: 'Argo CD: Applications for two clusters, by name and by address',
    tree: {
      'apps/east.yaml': application('east', 'manifests/karpenter', 'karpenter', {}, { name: 'east' }),
      'apps/west.yaml': application(
        'west',
        'manifests/karpenter',
        'karpenter',
        {},
        { server: 'https://west.example.com:6443' },
      ),
      'manifests/karpenter/pool.yaml': nodePool('default'),
    },
    expected: {
      east: [{ argocd: 'apps/*.{yaml,yml}' }],
      'west.example.com at https://west.example.com:6443': [{ argocd: 'apps/*.{yaml,yml}' }],
    },
  },
  {
    name: 'Argo CD: Applications side by side, two spellings of their cluster',
    tree: {
      'apps/karpenter.yaml': application('karpenter', 'manifests/karpenter', 'karpenter'),
      'apps/web.yaml': application('web', 'manifests/web', 'shop', {}, { name: 'in-cluster' }),
      'manifests/karpenter/pool.yaml': nodePool('default'),
      'manifests/web/deployment.yaml': deployment('web'),
    },
    expected: { '': [{ argocd: 'apps/*.{yaml,yml}' }] },
  },
  {
    name: 'releases of charts that lie elsewhere, beside node pools',
    tree: {
      'apps/tunnel/release.yaml': remoteRelease('tunnel'),
      'apps/karpenter/pool.yaml': nodePool('default'),
    },
    expected: { '': ['apps/karpenter/**/*.{yaml,yml}', { flux: 'apps/tunnel' }] },
  },
];
