import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../measure/world-objects.js';

const SNAPSHOT = nodeList(parseFleet('3 nodes'));

function web(tier: string | null, annotations: Readonly<Record<string, string>> = {}): object {
  const labels = { app: 'web', ...(tier === null ? {} : { tier }) };
  return {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'prod', annotations },
    spec: {
      replicas: 6,
      selector: { matchLabels: labels },
      template: { metadata: { labels }, spec: { containers: [{ name: 'c', image: 'web:1' }] } },
    },
  };
}

const FLUX = { 'kustomize.toolkit.fluxcd.io/force': 'enabled' };
const ARGO = { 'argocd.argoproj.io/sync-options': 'Force=true' };

function found(annotations: Readonly<Record<string, string>>, tier: string | null): string[] {
  const { findings } = planOf({
    base: textOf([web(null, annotations)]),
    head: textOf([web(tier, annotations)]),
    snapshot: SNAPSHOT,
  });
  return findings.flatMap(({ rule, status, evidence }) =>
    status === 'new' && ['invalid-policy', 'change-not-batched'].includes(rule)
      ? [`${rule} ${JSON.stringify(evidence['targetsAtOnce'] ?? null)}`]
      : [],
  );
}

describe('an edit that the API server takes in place of no object', () => {
  test.each<[claim: string, annotations: Readonly<Record<string, string>>, rules: string[]]>([
    ['is refused', {}, ['invalid-policy null']],
    ['has Flux make the object anew by force, with all of its pods', FLUX, ['change-not-batched 6']],
    ['has Argo CD make it anew by force', ARGO, ['change-not-batched 6']],
  ])('%s', (_, annotations, rules) => {
    expect(found(annotations, 'front')).toEqual(rules);
    expect(found(annotations, null)).toEqual([]);
  });
});
