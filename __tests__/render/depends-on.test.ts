import { beforeAll, describe, expect, test } from '@jest/globals';
import type { Paths } from '../read/repository.js';
import { deployment, kustomization, sidesIn, sources } from './sides.js';
import { useTools } from './tools.js';

beforeAll(useTools, 60_000);

const FLUX = sources({ flux: 'clusters/prod' });

describe('dependsOn of a Kustomization', () => {
  const tree = (infra: string, needs: string): Paths => ({
    'clusters/prod/a.yaml': kustomization('apps', `path: apps\ndependsOn: [{name: ${needs}}]`),
    'clusters/prod/b.yaml': kustomization('infra', infra),
    'apps/web.yaml': deployment('web'),
    'infra/agent.yaml': deployment('agent'),
  });
  const SOUND = tree('path: infra', 'infra');

  test.each([
    ['that nothing brings any more', SOUND, tree('path: infra', 'base'), ['warning moved-delivery']],
    [
      'that goes in a circle',
      SOUND,
      tree('path: infra\ndependsOn: [{name: apps}]', 'infra'),
      ['warning moved-delivery', 'warning moved-delivery'],
    ],
    ['that was so before', tree('path: infra', 'base'), tree('path: infra', 'base'), []],
    ['that names what is there', SOUND, { ...SOUND, 'apps/web.yaml': deployment('web', 4) }, []],
  ])('%s', async (_claim, before, after, expected) => {
    const { head } = await sidesIn(FLUX, after, before);
    expect(head.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
  });

  test('is not told without a base, as it may lie elsewhere', async () => {
    expect((await sidesIn(FLUX, tree('path: infra', 'base'))).head.problems).toEqual([]);
  });
});

describe('the order of Kustomizations', () => {
  const tree = (web: string, db: string, more: Paths = {}): Paths => ({
    'clusters/prod/a.yaml': kustomization('web', `path: web\n${web}`),
    'clusters/prod/b.yaml': kustomization('db', `path: db\n${db}`),
    'web/a.yaml': deployment('web'),
    'db/a.yaml': deployment('db'),
    ...more,
  });
  const NEEDS = 'dependsOn: [{name: db}]';
  const CHECKED = 'healthChecks: [{apiVersion: apps/v1, kind: Deployment, name: db, namespace: web}]';
  const api = {
    'clusters/prod/c.yaml': kustomization('api', `path: api\n${NEEDS}`),
    'api/a.yaml': deployment('api'),
  };

  test.each<[claim: string, before: Paths, after: Paths, says: RegExp]>([
    [
      'that waits no longer',
      tree(NEEDS, 'wait: true'),
      tree('', 'wait: true'),
      /Kustomization\/web no longer waits for Kustomization\/db /,
    ],
    [
      'that counts as ready before it works',
      tree(NEEDS, 'wait: true'),
      tree(NEEDS, ''),
      /Kustomization\/db no longer waits until all that it applies works.*\(Kustomization\/web\)/,
    ],
    [
      'that loses a check',
      tree(NEEDS, CHECKED),
      tree(NEEDS, ''),
      /Kustomization\/db no longer waits until Deployment\/db works/,
    ],
  ])('%s is told', async (_claim, before, after, says) => {
    const { head } = await sidesIn(FLUX, after, before);
    expect(head.problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`)).toEqual([
      expect.stringMatching(new RegExp(`^warning moved-delivery ${says.source}`)),
    ]);
  });

  test.each<[claim: string, before: Paths, after: Paths]>([
    ['waits for more', tree('', ''), tree(NEEDS, 'wait: true')],
    ['waits by way of another', tree(NEEDS, '', api), tree('dependsOn: [{name: api}]', '', api)],
    ['works before nobody', tree('', 'wait: true'), tree('', '')],
    ['checks all in the place of some', tree(NEEDS, CHECKED), tree(NEEDS, 'wait: true')],
  ])('says nothing where one %s', async (_claim, before, after) => {
    expect((await sidesIn(FLUX, after, before)).head.problems).toEqual([]);
  });
});

describe('what Flux does where an upgrade of a release fails', () => {
  const tree = (upgrade: string, more = ''): Paths => ({
    'clusters/prod/a.yaml': `apiVersion: helm.toolkit.fluxcd.io/v2
kind: HelmRelease
metadata: {name: web, namespace: web}
spec:
  chart: {spec: {chart: chart, sourceRef: {kind: GitRepository, name: flux-system, namespace: flux-system}}}
  upgrade: {${upgrade}}
${more}`,
    'chart/Chart.yaml': 'apiVersion: v2\nname: web\nversion: 0.1.0\n',
    'chart/templates/a.yaml': deployment('web'),
  });
  const back = 'remediation: {retries: 3}';
  const told = async (before: string, after: string): Promise<string[]> => {
    const { head } = await sidesIn(FLUX, tree(after), tree(before));
    return head.problems.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
  };

  test.each<[claim: string, before: string, after: string, says: RegExp]>([
    [
      'it uninstalls it',
      back,
      'remediation: {retries: 3, strategy: uninstall}',
      /is uninstalled from now on/,
    ],
    ['it rolls back no more', back, '', /is no longer rolled back/],
    [
      'it only tries again (Flux 2.7)',
      back,
      `${back}, strategy: {name: RetryOnFailure}`,
      /is no longer rolled back/,
    ],
    [
      'it rolls back, and forces',
      '',
      `${back}, force: true`,
      /is rolled back from now on .*; it is upgraded by force/,
    ],
    ['it deletes what it can not patch', '', 'force: true', /is upgraded by force/],
  ])('is told where %s', async (_claim, before, after, says) => {
    expect(await told(before, after)).toEqual([
      expect.stringMatching(new RegExp(`^warning moved-delivery HelmRelease/web ${says.source}`)),
    ]);
  });

  test('is told, and is no warning, where it rolls back from now on', async () => {
    expect(await told('', back)).toEqual([
      expect.stringMatching(/^info moved-delivery HelmRelease\/web is rolled back from now on/),
    ]);
  });

  test('is told where another account applies it', async () => {
    const { head } = await sidesIn(FLUX, tree(back, '  serviceAccountName: weak\n'), tree(back));
    expect(head.problems.map(({ severity, message }) => `${severity} ${message}`)).toEqual([
      expect.stringMatching(/^warning HelmRelease\/web is applied as ServiceAccount\/weak from now on/),
    ]);
  });

  test.each<[claim: string, before: string, after: string]>([
    ['it tries more often', back, 'remediation: {retries: 5}'],
    ['it has a strategy and no retries', '', 'remediation: {strategy: uninstall}'],
    ['nothing is forced any more', 'force: true', ''],
  ])('is not told where %s', async (_claim, before, after) => {
    expect(await told(before, after)).toEqual([]);
  });
});
