import { describe, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';

const URL = 'https://github.com/example/shop.git';

interface Step {
  readonly values: string;
  readonly maxUpdate?: number | string;
}

const ENVS = ['dev', 'prod-a', 'prod-b', 'prod-c'];

function set(steps: readonly Step[] | null, envs: readonly string[] = ENVS): string {
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
${strategy}  generators: [{list: {elements: [${envs.map((env) => `{env: ${env}}`).join(', ')}]}}]
  template:
    metadata: {name: "web-{{env}}", labels: {env: "{{env}}"}}
    spec: {source: {repoURL: ${URL}, path: "apps/{{env}}"}, destination: {server: here, namespace: web}, syncPolicy: {automated: {}}}
`;
}

/** Which clusters there are is in no file. */
function open(steps: readonly Step[]): string {
  return set(steps)
    .replace(/generators: .*/, 'generators: [{clusters: {}}]')
    .replace('apps/{{env}}', 'apps/dev');
}

async function told(before: string | null, after: string): Promise<string[]> {
  const files = (argo: string) => ({
    ...Object.fromEntries(ENVS.map((env) => [`apps/${env}/a.yaml`, deployment(env)])),
    'argo/set.yaml': argo,
  });
  const policies = sources({ argocd: 'argo/*.yaml' });
  const { head } = await sidesIn(policies, files(after), before === null ? null : files(before));
  return head.problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
}

const STEPS = [{ values: 'dev' }, { values: 'prod-a, prod-b, prod-c', maxUpdate: 2 }];
const [DEV, PROD] = ['dev', 'prod-a, prod-b, prod-c'];

describe('the rolling sync of an ApplicationSet', () => {
  test.each<[claim: string, before: string, after: string, says: RegExp]>([
    [
      'that is taken away lets all Applications go at once',
      set(STEPS),
      set(null),
      /all of its Applications at once/,
    ],
    [
      'of which a step lets more go is told, counted',
      set(STEPS),
      set([{ values: DEV }, { values: PROD, maxUpdate: '100%' }]),
      /of step 2 up to 3 of 3 go at once \(maxUpdate 100%\), 2 before/,
    ],
    [
      'of which a step goes no longer first is told by who waits no longer',
      set(STEPS),
      set([{ values: `${DEV}, ${PROD}`, maxUpdate: 1 }]),
      /web-prod-a, web-prod-b and web-prod-c no longer wait for web-dev/,
    ],
    [
      'of which the order is turned around is told',
      set(STEPS),
      set([...STEPS].reverse()),
      /no longer wait for web-dev/,
    ],
    [
      'of which no step takes an Application leaves it as it is',
      set(STEPS),
      set([{ values: DEV }, { values: 'prod-a, prod-b', maxUpdate: 2 }]),
      /no step takes web-prod-c,/,
    ],
    [
      'that comes and takes no step for an Application leaves that as it is',
      set(null),
      set([{ values: PROD }]),
      /no step takes web-dev,/,
    ],
    [
      'of which a step lets none go by itself stands still there',
      set(STEPS),
      set([{ values: DEV, maxUpdate: 0 }, { values: PROD }]),
      /step 1 syncs none by itself \(maxUpdate 0\)/,
    ],
    [
      'for clusters that are in no file is told by what may go at once',
      open(STEPS),
      open([{ values: DEV }, { values: PROD, maxUpdate: 5 }]),
      /of step 2 more may go at once \(5, before 2\)/,
    ],
    [
      'for clusters that are in no file is told where the steps are other ones',
      open(STEPS),
      open([{ values: PROD, maxUpdate: 2 }]),
      /decided by what is not in the repository/,
    ],
  ])('%s', async (_claim, before, after, says) => {
    expect(await told(before, after)).toEqual([
      expect.stringMatching(new RegExp(`^warning moved-delivery .*${says.source}`)),
    ]);
  });

  test('that is taken away leaves Applications without automated to whoever syncs them', async () => {
    const byHand = (text: string) => text.replace('automated: {}', '');
    expect(await told(byHand(set(STEPS)), byHand(set(null)))).toContainEqual(
      expect.stringMatching(/^warning moved-delivery .*each waits until somebody syncs it/),
    );
  });

  test.each<[claim: string, before: string | null, after: string]>([
    ['that stays says nothing', set(STEPS), `# why\n${set(STEPS)}`],
    ['that was never there says nothing', set(null), `# why\n${set(null)}`],
    ['says nothing without a base', null, set([{ values: DEV }])],
    ['that comes and takes all says nothing', set(null), set(STEPS)],
    [
      'of which a step lets fewer go says nothing',
      set(STEPS),
      set([{ values: DEV }, { values: PROD, maxUpdate: 1 }]),
    ],
    [
      'of which a step becomes two, one after the other, says nothing',
      set(STEPS),
      set([{ values: DEV }, { values: 'prod-a' }, { values: 'prod-b, prod-c', maxUpdate: 2 }]),
    ],
    [
      'of which a share comes to as many says nothing',
      set(STEPS),
      set([{ values: DEV }, { values: PROD, maxUpdate: '80%' }]),
    ],
    [
      'for clusters that are in no file lets fewer go and says nothing',
      open(STEPS),
      open([{ values: DEV }, { values: PROD, maxUpdate: 1 }]),
    ],
  ])('%s', async (_claim, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });
});
