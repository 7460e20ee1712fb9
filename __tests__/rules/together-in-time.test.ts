import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';
import { only } from './node-pools.js';

const REGION = 'topology.kubernetes.io/region';

function pool(name: string, budgets: readonly object[]): object {
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name },
    spec: {
      template: {
        spec: {
          expireAfter: 'Never',
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
        },
      },
      disruption: { consolidateAfter: '0s', budgets },
    },
  };
}

/** Open from `opens` o'clock for two hours. */
function window(opens: string): object[] {
  return [{ nodes: '1' }, { nodes: '0', schedule: opens, duration: '22h' }];
}

function nodes(regions: Readonly<Record<string, string | null>>): object {
  const shapes = Object.entries(regions).flatMap(([name, region]) => {
    const labels = {
      'karpenter.sh/nodepool': name,
      'karpenter.sh/registered': 'true',
      'karpenter.sh/initialized': 'true',
    };
    const own = region === null ? labels : { ...labels, [REGION]: region };
    return Array.from({ length: 4 }, () => ({ labels: own }));
  });
  return nodeList(shapes);
}

const TWO = { east: 'us-east', west: 'us-west' };
const EIGHT = '0 8 * * *';

describe('same-window-everywhere', () => {
  test.each([
    ['two regions at the same minute', [EIGHT, EIGHT], TWO, '', 1],
    ['two regions within the hour', [EIGHT, '59 8 * * *'], TWO, '', 1],
    ['two regions an hour apart are fine', [EIGHT, '0 9 * * *'], TWO, '', 0],
    ['two pools of one region are fine', [EIGHT, EIGHT], { east: 'us-east', west: 'us-east' }, '', 0],
    ['pools without a region are not judged', [EIGHT, EIGHT], { east: null, west: null }, '', 0],
    ['as many as are allowed are fine', [EIGHT, EIGHT], TWO, 'aboveRegions: 2', 0],
    ['a longer time counts as together', [EIGHT, '0 11 * * *'], TWO, 'belowMinutes: 240', 1],
    ['another label tells them apart', [EIGHT, EIGHT], TWO, 'label: karpenter.sh/nodepool', 1],
  ] as const)('%s', (_, [east, west], regions, settings, expected) => {
    const { findings } = planOf({
      head: textOf([pool('east', window(east)), pool('west', window(west))]),
      snapshot: nodes(regions),
      config: `version: 1\nrules: { same-window-everywhere: { ${settings} } }\n`,
    });
    expect(findings.filter(({ rule }) => rule === 'same-window-everywhere').length).toBe(expected);
  });

  test('a pool that may always be disrupted opens nothing', () => {
    const { findings } = planOf({
      head: textOf([pool('east', [{ nodes: '1' }]), pool('west', [{ nodes: '1' }])]),
      snapshot: nodes(TWO),
    });
    expect(findings.filter(({ rule }) => rule === 'same-window-everywhere')).toEqual([]);
  });

  test('it names the pools, the regions and the instant', () => {
    const { findings } = planOf({
      head: textOf([pool('east', window(EIGHT)), pool('west', window(EIGHT))]),
      snapshot: nodes(TWO),
    });
    const { message } = only(findings, 'same-window-everywhere');
    expect(message).toContain('NodePool/east, NodePool/west: windows open in 2 regions (us-east, us-west)');
  });
});
