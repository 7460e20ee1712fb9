import { describe, expect, test } from '@jest/globals';
import type { Paths } from '../read/repository.js';
import { deployment, kustomization, sidesIn, sources } from './sides.js';

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
