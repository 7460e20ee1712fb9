import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';

const SNAPSHOT = nodeList([...parseFleet('6 nodes gpu=true'), ...parseFleet('6 clusters')]);
function found(base: object, head: object, snapshot: object = SNAPSHOT): string[] {
  const { findings } = planOf({ base: textOf([base]), head: textOf([head]), snapshot });
  return findings.flatMap(({ rule, status, severity, message }) =>
    rule === 'not-in-the-numbers' ? [`${status} ${severity}: ${message}`] : [],
  );
}

function placement(type: string): object {
  return {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'a' }],
      policy: { placementType: 'PickAll' },
      strategy: { type },
    },
  };
}

describe('a change whose effect no number shows is a warning', () => {
  test.each<[claim: string, base: object, head: object, says: RegExp]>([
    [
      'a placement that becomes External',
      placement('RollingUpdate'),
      placement('External'),
      /External for good/,
    ],
  ])('%s', (_, base, head, says) => {
    const findings = found(base, head);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^new warning: /);
    expect(findings[0]).toMatch(says);
  });

  test.each<[claim: string, base: object, head: object]>([
    ['a placement that was External before', placement('External'), placement('External')],
  ])('not %s', (_, base, head) => {
    expect(found(base, head)).toEqual([]);
  });
});
