import { describe, expect, test } from '@jest/globals';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';

const CPU = { requests: { cpu: '500m' }, limits: { cpu: '1', memory: '1Gi' } };

function web(image: string, replicas: number, resources: object = {}): object {
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: { containers: [{ name: 'web', image, resources }] },
  };
  const spec = { replicas, selector: { matchLabels: { app: 'web' } }, template };
  return { apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web', namespace: 'shop' }, spec };
}

function quota(hard: object, used?: object, more: object = {}): object {
  return {
    apiVersion: 'v1',
    kind: 'ResourceQuota',
    metadata: { name: 'q', namespace: 'shop' },
    spec: { hard, ...more },
    ...(used ? { status: { hard, used } } : {}),
  };
}

interface Case {
  readonly replicas?: number;
  readonly resources?: object;
  readonly written?: object;
  readonly live?: object;
}

/** One replica by default, whose update needs a second pod before the first goes. */
function rolled({ replicas = 1, resources = {}, written, live }: Case): PlannedGroup {
  const side = (image: string): string =>
    textOf([web(image, replicas, resources), ...(written ? [written] : [])]);
  const { plan } = planOf({
    base: side('web:1'),
    head: side('web:2'),
    snapshot: nodeList([{ labels: {} }], live ? [live] : []),
  });
  const group = plan.policies.find(({ ref }) => ref.name === 'web')?.head?.effect.groups[0];
  if (!group) throw new Error('nothing is planned');
  return group;
}

// Source: kubernetes/kubernetes#89209, veryfront/veryfront-code#168.
describe('a quota of the namespace', () => {
  test.each<[string, Case, PlannedGroup['outcome']]>([
    ['that is full refuses the surge', { written: quota({ pods: 1 }) }, 'stuck'],
    ['with room for it is no limit', { written: quota({ pods: '2' }) }, 'complete'],
    ['of the cluster counts as well', { live: quota({ pods: 1 }, { pods: 1 }) }, 'stuck'],
    ['that others use leaves less', { live: quota({ pods: 5 }, { pods: 5 }) }, 'stuck'],
    ['that others leave room in is no limit', { live: quota({ pods: 5 }, { pods: 4 }) }, 'complete'],
    [
      'of the files has the status of the cluster',
      { written: quota({ pods: 5 }), live: quota({ pods: 9 }, { pods: 5 }) },
      'stuck',
    ],
    ['of requests counts those', { resources: CPU, written: quota({ 'requests.cpu': '900m' }) }, 'stuck'],
    ['by the old name too', { resources: CPU, written: quota({ cpu: '900m' }) }, 'stuck'],
    ['of limits counts those', { resources: CPU, written: quota({ 'limits.memory': '1536Mi' }) }, 'stuck'],
    [
      'takes the limit for a request that is left out',
      { resources: CPU, written: quota({ 'requests.memory': '1536Mi' }) },
      'stuck',
    ],
    [
      'of what no pod takes is no limit',
      { resources: CPU, written: quota({ services: 0, 'requests.storage': 0 }) },
      'complete',
    ],
    [
      'with scopes may count other pods',
      { written: quota({ pods: 1 }, undefined, { scopes: ['BestEffort'] }) },
      'complete',
    ],
    ['lets an old pod go first where it may', { replicas: 4, written: quota({ pods: 4 }) }, 'complete'],
  ])('%s', (_claim, input, outcome) => {
    expect(rolled(input).outcome).toBe(outcome);
  });

  test('of another namespace is none of its business', () => {
    const other = { ...quota({ pods: 1 }), metadata: { name: 'q', namespace: 'else' } };
    expect(rolled({ written: other }).outcome).toBe('complete');
  });

  test('is named with what it allows, and how to go on', () => {
    const { why, fix } = rolled({ written: quota({ pods: 1 }) });
    expect(why).toContain('ResourceQuota/q (pods: 1) admits 1 of its pods, and the only one is taken');
    expect(fix).toContain('Set maxUnavailable: 1');
  });
});
