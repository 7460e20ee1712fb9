import { field, pathText } from '../../../src/manifest/fields.js';
import type { FieldPath, Json, JsonObject } from '../../../src/manifest/manifest.js';
import { admit } from '../../../src/systems/karpenter/admission.js';
import { nodePool } from './samples.js';

function valueAt(value: Json, path: FieldPath): Json | undefined {
  let found: Json | undefined = value;
  for (const step of path) {
    if (typeof step === 'string') found = field(found, step);
    else found = Array.isArray(found) ? found[step] : undefined;
  }
  return found;
}

describe('unknown fields', () => {
  test.each<[string, JsonObject, JsonObject, string, string | null]>([
    [
      'reason for reasons',
      { disruption: { budgets: [{ nodes: '1', reason: 'Drifted' }] } },
      {},
      'spec.disruption.budgets[0].reason',
      'reasons',
    ],
    [
      'expireAfter where v1beta1 had it',
      { disruption: { expireAfter: '7d' } },
      {},
      'spec.disruption.expireAfter',
      'spec.template.spec.expireAfter',
    ],
    [
      'a misspelled grace period',
      {},
      { terminationGracePeroid: '1h' },
      'spec.template.spec.terminationGracePeroid',
      'terminationGracePeriod',
    ],
    [
      'a prototype',
      JSON.parse('{"disruption":{"__proto__":{"budgets":[]}}}') as JsonObject,
      {},
      'spec.disruption.__proto__',
      null,
    ],
  ])('%s: dropped, and said so', (_name, spec, template, path, suggestion) => {
    const admission = admit(nodePool(spec, template), null);
    expect(admission.verdict).toBe('accepted');
    const paths = admission.unknownFields.map((one) => [one.path, one.suggestion ?? ['null']]);
    const found = paths.map((both) => both.map((one) => pathText(one)).join(' '));
    expect(found).toEqual([`${path} ${suggestion}`]);
    for (const unknown of admission.unknownFields)
      expect(valueAt(admission.stored, unknown.path)).toBeUndefined();
  });
});
