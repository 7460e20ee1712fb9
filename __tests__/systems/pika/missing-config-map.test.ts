import { describe, expect, test } from '@jest/globals';
import { FREE, announced, cluster, files, plannedOf } from './announced.js';

const NODES = Array.from({ length: 4 }, () => FREE);
const GUIDE = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'guide', namespace: 'maintenance' } };
const plain = announced({ name: 'fw-1', node: 'n-1' });
const named = announced({ name: 'fw-2', node: 'n-2', spec: { metadataConfigmap: 'guide' } });

/** NVIDIA/pika, api/v1alpha1/notifymaintenance_webhook.go, ValidateCreate: the ConfigMap is looked for on creation. */
describe('a maintenance whose ConfigMap nobody holds', () => {
  const planned = (base: readonly object[], head: readonly object[]) => {
    const { plan, findings } = plannedOf({
      base: files(...base),
      head: files(...head),
      snapshot: cluster(NODES),
    });
    const nodes = plan.head.policies.flatMap(({ effect }) =>
      effect.groups.flatMap(({ batches }) => batches.flatMap(({ targets }) => targets)),
    );
    const rules = findings
      .filter(({ status, severity }) => status === 'new' && severity === 'error')
      .map(({ rule }) => rule);
    return { nodes: [...new Set(nodes)].sort(), rules };
  };

  test('is refused, said once, and not planned: the others are', () => {
    expect(planned([], [plain, named])).toEqual({ nodes: ['n-1'], rules: ['reference-missing'] });
  });

  test('alone takes no node', () => {
    expect(planned([], [named])).toEqual({ nodes: [], rules: ['reference-missing'] });
  });

  test('is planned where the files bring the ConfigMap', () => {
    expect(planned([], [named, GUIDE])).toEqual({ nodes: ['n-2'], rules: [] });
  });

  test('that the base has already stays: it is looked for on creation only', () => {
    expect(planned([named], [named, plain]).nodes).toEqual(['n-1', 'n-2']);
  });
});
