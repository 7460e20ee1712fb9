import type { Shape } from './delivered-shapes.js';
import { chart, object, POOL_TEMPLATE } from './trees.js';

/** Repositories that something else writes into the Secrets of the clusters about: the bridge from Terraform. */
export const BRIDGED: readonly Shape[] = [
  {
    name: 'Argo CD: addresses that only the Secrets of clusters have, and values that all of them take',
    tree: {
      'argocd/pools.yaml': object('argoproj.io/v1alpha1', 'ApplicationSet', 'pools', 'argocd', {
        generators: [{ clusters: { selector: { matchLabels: { karpenter: 'true' } } } }],
        template: {
          metadata: { name: 'pools-{{name}}' },
          spec: {
            source: {
              repoURL: '{{metadata.annotations.addons_repo_url}}',
              targetRevision: '{{metadata.annotations.addons_repo_revision}}',
              path: 'charts/pools',
              helm: {
                releaseName: 'pools',
                ignoreMissingValueFiles: true,
                valueFiles: [
                  '../../environments/default/pools.yaml',
                  '../../environments/{{metadata.labels.environment}}/pools.yaml',
                  '../../environments/clusters/{{name}}/pools.yaml',
                ],
              },
            },
            destination: { name: '{{name}}', namespace: 'karpenter' },
          },
        },
      }),
      ...chart('charts/pools', 'pools', { 'pool.yaml': POOL_TEMPLATE }),
      'environments/default/pools.yaml': 'budget: 10%\n',
      'environments/dev/pools.yaml': 'budget: 50%\n',
      'environments/prod/pools.yaml': 'budget: 5%\n',
    },
    expected: {
      'dev with karpenter=true,environment=dev': [{ argocd: 'argocd/pools.yaml' }],
      'prod with karpenter=true,environment=prod': [{ argocd: 'argocd/pools.yaml' }],
    },
  },
];
