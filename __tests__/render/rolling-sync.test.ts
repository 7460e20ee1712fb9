import { describe, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';

const URL = 'https://github.com/example/shop.git';

interface Step {
  readonly values: string;
  readonly maxUpdate?: number;
}

function set(steps: readonly Step[] | null): string {
  const written = (steps ?? []).map(
    ({ values, maxUpdate = 1 }) =>
      `{matchExpressions: [{key: env, operator: In, values: [${values}]}], maxUpdate: ${maxUpdate}}`,
  );
  const strategy =
    steps === null ? '' : `  strategy: {type: RollingSync, rollingSync: {steps: [${written.join(', ')}]}}\n`;
  return `apiVersion: argoproj.io/v1alpha1
kind: ApplicationSet
metadata: {name: web, namespace: argocd}
spec:
${strategy}  generators: [{list: {elements: [{env: dev}, {env: prod}]}}]
  template:
    metadata: {name: "web-{{env}}", labels: {env: "{{env}}"}}
    spec: {source: {repoURL: ${URL}, path: "apps/{{env}}"}, destination: {server: here, namespace: web}}
`;
}

async function told(before: string | null, after: string): Promise<string[]> {
  const files = (argo: string) => ({
    'apps/dev/a.yaml': deployment('dev'),
    'apps/prod/a.yaml': deployment('prod'),
    'argo/set.yaml': argo,
  });
  const policies = sources({ argocd: 'argo/*.yaml' });
  const { head } = await sidesIn(policies, files(after), before === null ? null : files(before));
  return head.problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
}

const STEPS = [{ values: 'dev' }, { values: 'prod' }];

describe('the rolling sync of an ApplicationSet', () => {
  test.each<[claim: string, after: readonly Step[] | null, says: RegExp]>([
    ['that is taken away lets all Applications go at once', null, /all of its Applications at once/],
    [
      'of which a step lets more go is told',
      [{ values: 'dev' }, { values: 'prod', maxUpdate: 5 }],
      /how many at once/,
    ],
    [
      'of which no step takes an Application leaves it as it is',
      [{ values: 'dev' }, { values: 'production' }],
      /No step takes web-prod:/,
    ],
  ])('%s', async (_claim, after, says) => {
    expect(await told(set(STEPS), set(after))).toEqual([
      expect.stringMatching(new RegExp(`^warning moved-delivery .*${says.source}`)),
    ]);
  });

  test.each<[claim: string, before: string | null, after: string]>([
    ['that stays says nothing', set(STEPS), `# why\n${set(STEPS)}`],
    ['that was never there says nothing', set(null), `# why\n${set(null)}`],
    ['says nothing without a base', null, set([{ values: 'dev' }])],
  ])('%s', async (_claim, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });
});
