import type { Shape } from './delivered-shapes.js';
import { deployment, kustomization } from './trees.js';

function bounding(kind: string, namespace: string): string {
  return JSON.stringify({ apiVersion: 'v1', kind, metadata: { name: kind.toLowerCase(), namespace } });
}

/** What planned pods go by, in files that plan nothing themselves. */
export const BOUNDING: readonly Shape[] = [
  {
    name: 'what bounds pods beside a kustomization that leaves it out',
    tree: {
      'web/kustomization.yaml': kustomization({ resources: ['web.yaml'], namePrefix: 'a-' }),
      'web/web.yaml': deployment('web'),
      'web/scaling.yaml': bounding('ScaledObject', 'default'),
    },
    expected: { '': [{ kustomize: 'web' }] },
  },
  {
    name: 'what bounds the pods of one of two clusters, by their folders',
    tree: {
      'dev/web/web.yaml': deployment('web'),
      'dev/scaling/web.yaml': bounding('ScaledObject', 'default'),
      'prod/web/web.yaml': deployment('web'),
      'prod/scaling/web.yaml': bounding('ScaledObject', 'default'),
    },
    expected: { dev: ['dev/**/*.{yaml,yml}'], prod: ['prod/**/*.{yaml,yml}'] },
  },
];
