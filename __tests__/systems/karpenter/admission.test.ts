import { pathText } from '../../../src/manifest/fields.js';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { type Admission, admit } from '../../../src/systems/karpenter/admission.js';
import { nodePool } from './samples.js';

function said(admission: Admission): string[] {
  return admission.violations.map(
    ({ rule, path, missing = [] }) => `${rule} ${pathText(path.concat(missing))}`,
  );
}

describe('admission: labels of the domains of Kubernetes, by the version of Karpenter', () => {
  const labeled = (key: string): object => ({ metadata: { labels: { [key]: 'worker' } } });
  test.each([
    ['are refused up to 1.8', 'kubernetes.io/role', '1.8', ['cel spec.template.metadata.labels']],
    ['but for those of nodes', 'node.kubernetes.io/role', '1.8', []],
    ['are taken by the newest', 'kubernetes.io/role', '1.14', []],
  ])('%s', (_claim, key, version, expected) => {
    const spec = (nodePool({}) as { spec: { template: object } }).spec;
    const template = { ...spec.template, ...labeled(key) };
    expect(said(admit(nodePool({ template }), null, version))).toEqual(expected);
  });
});

describe('admission: consolidateAfter in a block of its own, by the version of Karpenter', () => {
  const budgets = [{ nodes: '2' }];
  test.each<[string, JsonObject, string, string[]]>([
    ['is required in 1.8', { disruption: { budgets } }, '1.8', ['required spec.disruption.consolidateAfter']],
    [
      'is required in an empty block of 1.0',
      { disruption: {} },
      '1.0',
      ['required spec.disruption.consolidateAfter'],
    ],
    [
      'is required in 1.14',
      { disruption: { budgets } },
      '1.14',
      ['required spec.disruption.consolidateAfter'],
    ],
    ['has a default after it', { disruption: { budgets } }, '1.15', []],
    ['is filled in with a block that is not written', {}, '1.8', []],
    ['is enough when it is written', { disruption: { budgets, consolidateAfter: '1m' } }, '1.8', []],
  ])('%s', (_claim, spec, version, expected) => {
    expect(said(admit(nodePool(spec), null, version))).toEqual(expected);
  });
});
