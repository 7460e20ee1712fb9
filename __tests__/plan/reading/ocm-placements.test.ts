import { expect, test } from '@jest/globals';
import { renderedBy } from '../../../src/plan/reading/renders.js';
import { parseManifests } from '../../../src/manifest/parse.js';

test.each([
  ['cluster.open-cluster-management.io/v1beta1', 'Placement'],
  ['policy.open-cluster-management.io/v1', 'PlacementBinding'],
  ['policy.open-cluster-management.io/v1beta1', 'PolicySet'],
  ['apps.open-cluster-management.io/v1', 'PlacementRule'],
])('%s %s decides which clusters get the objects of a policy', (apiVersion, kind) => {
  const text = JSON.stringify({ apiVersion, kind, metadata: { name: 'a' }, spec: {} });
  const { manifests } = parseManifests(text, 'a.json');
  expect(manifests.map((one) => renderedBy(one))).toEqual([`${kind}/a`]);
});
