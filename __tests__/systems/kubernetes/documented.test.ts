import { describe, expect, test } from '@jest/globals';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { deploymentRounds } from '../../../conformance/kubernetes/deployment/rounds.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { deploymentRun } from './build.js';
import { workloadYaml } from './manifests.js';

const NODES = nodeList(parseFleet('3 nodes'));

function groupOf(spec: readonly string[], kind = 'Deployment'): PlannedGroup | undefined {
  const { plan } = planOf({ head: workloadYaml(kind, spec), snapshot: NODES });
  return plan.head.policies[0]?.effect.groups[0];
}

function limits(text: string): string {
  return `strategy: {rollingUpdate: {${text}}}`;
}

describe('what the design proposal of Deployments leads to expect', () => {
  test.each([
    ['one pod and one more at a time by default, where a quarter ships', 10, '', [2, 2, 2, 2, 2], 1],
    ['30% of 5 rounds up to 2, where 1 ships', 5, 'maxUnavailable: 30%, maxSurge: 0', [2, 2, 1], 2],
    ['1 where only maxSurge is written', 8, 'maxSurge: 1', [2, 2, 2, 2], 1],
    ['no pod of one, where the surge comes first', 1, 'maxUnavailable: 0, maxSurge: 1', null, 0],
    ['the same where both are numbers', 6, 'maxUnavailable: 2, maxSurge: 1', null, 2],
    ['the same where nothing has to be rounded', 10, 'maxUnavailable: 20%, maxSurge: 10%', null, 2],
  ])('%s', (_claim, replicas, text, batches, peak) => {
    const group = groupOf([`replicas: ${replicas}`, ...(text === '' ? [] : [limits(text)])]);
    expect(group?.documented?.batches ?? null).toEqual(batches);
    if (batches) expect(group?.documented).toMatchObject({ peakAtOnce: peak, worstLoss: peak });
  });

  test.each([
    ['Recreate stops all in the proposal too', ['replicas: 3', 'strategy: {type: Recreate}']],
    ['a paused one has no rollout', ['replicas: 10', 'paused: true']],
  ])('%s', (_claim, spec) => {
    expect(groupOf(spec)?.documented).toBeNull();
  });

  test('it is of Deployments alone: a DaemonSet and a StatefulSet have none', () => {
    expect(groupOf([], 'DaemonSet')?.documented).toBeNull();
    expect(groupOf(['serviceName: app', 'replicas: 3'], 'StatefulSet')?.documented).toBeNull();
  });

  test('its rounds are those of the shipped controller with the limits of the proposal', () => {
    for (const replicas of [1, 2, 3, 5, 10, 17]) {
      const documented = groupOf([`replicas: ${replicas}`])?.documented;
      if (!documented) continue;
      const strategy = { type: 'RollingUpdate', maxUnavailable: 1, maxSurge: 1 } as const;
      const { lowestAvailable } = deploymentRounds(deploymentRun({ replicas, strategy }, {}));
      expect(documented.peakAtOnce).toBe(replicas - lowestAvailable);
      const same = groupOf([`replicas: ${replicas}`, limits('maxUnavailable: 1, maxSurge: 1')]);
      expect(documented.batches).toEqual(same?.batches.map(({ size }) => size));
      expect(documented.worstLoss).toBe(same?.worstLoss);
    }
  });
});
