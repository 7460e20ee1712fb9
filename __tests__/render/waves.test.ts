import { describe, expect, test } from '@jest/globals';
import { deployment, sidesIn, sources } from './sides.js';

const APPLICATION = `apiVersion: argoproj.io/v1alpha1
kind: Application
metadata: {name: web, namespace: argocd}
spec:
  source: {repoURL: "https://github.com/example/shop.git", path: apps}
  destination: {server: here, namespace: web}
  syncPolicy: {automated: {prune: true}}
`;

type Waves = Readonly<Record<string, number | null>>;

async function told(before: Waves, after: Waves): Promise<string[]> {
  const files = (waves: Waves) => ({
    'argo/a.yaml': APPLICATION,
    ...Object.fromEntries(
      Object.entries(waves).map(([name, wave]) => [
        `apps/${name}.yaml`,
        deployment(name).replace(
          `  name: ${name}`,
          wave === null
            ? `  name: ${name}`
            : `  name: ${name}\n  annotations: {argocd.argoproj.io/sync-wave: "${wave}"}`,
        ),
      ]),
    ),
  });
  const { head } = await sidesIn(sources({ argocd: 'argo/*.yaml' }), files(after), files(before));
  return head.problems.map(({ severity, message }) => `${severity} ${message}`);
}

describe('sync waves', () => {
  test.each<[claim: string, before: Waves, after: Waves, says: RegExp]>([
    [
      'that put one before what it waited for',
      { db: 1, web: 5 },
      { db: 1, web: 0 },
      /Deployment\/web no longer waits for Deployment\/db/,
    ],
    [
      'that put it beside that',
      { db: null, web: 1 },
      { db: null, web: null },
      /Deployment\/web no longer waits for Deployment\/db/,
    ],
    [
      'that put what others wait for behind them',
      { db: -1, web: 0, api: 0 },
      { db: 2, web: 0, api: 0 },
      /Deployment\/api, Deployment\/web no longer wait for Deployment\/db/,
    ],
  ])('%s are told', async (_claim, before, after, says) => {
    expect(await told(before, after)).toEqual([
      expect.stringMatching(
        new RegExp(`^warning Application/web is edited in its sync waves .*${says.source}`),
      ),
    ]);
  });

  test.each<[claim: string, before: Waves, after: Waves]>([
    ['put one behind another', { db: 0, web: 0 }, { db: 0, web: 3 }],
    ['are counted otherwise', { db: 1, web: 2 }, { db: 10, web: 20 }],
    ['are those of what comes or goes', { db: 1, web: 2 }, { web: 0, api: 5 }],
    ['stay', { db: 1, web: 2 }, { db: 1, web: 2 }],
  ])('that %s say nothing', async (_claim, before, after) => {
    expect((await told(before, after)).filter((one) => one.includes('sync waves'))).toEqual([]);
  });
});
