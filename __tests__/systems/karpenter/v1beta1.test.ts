import { describe, expect, test } from '@jest/globals';
import { fieldAt, pathText } from '../../../src/manifest/fields.js';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { type Admission, admit } from '../../../src/systems/karpenter/admission/admit.js';
import { nodePool } from './samples.js';

function said(admission: Admission): string[] {
  return admission.errors.map(({ stage, path }) => `${stage} ${pathText(path)}`);
}

describe('v1beta1', () => {
  const old = (disruption: JsonObject) => admit(nodePool({ disruption }), null, 'v1beta1');

  test('had its own defaults and kept expireAfter under disruption', () => {
    const admission = admit(nodePool(), null, 'v1beta1');
    expect(fieldAt(admission.stored ?? undefined, 'spec', 'disruption')).toMatchObject({
      consolidationPolicy: 'WhenUnderutilized',
      expireAfter: '720h',
    });
    expect(admission.pool).toMatchObject({
      apiVersion: 'v1beta1',
      template: { expireAfterMs: 720 * 3_600_000 },
    });
  });

  test('knew no reasons', () => {
    const admission = old({ budgets: [{ nodes: '1', reasons: ['Empty'] }] });
    expect(admission.unknownFields.map(({ path }) => pathText(path))).toEqual([
      'spec.template.spec.nodeClassRef.group',
      'spec.disruption.budgets[0].reasons',
    ]);
  });

  test('wanted consolidateAfter with WhenEmpty, and only there', () => {
    expect(said(old({ consolidationPolicy: 'WhenEmpty' }))).toEqual(['cel spec.disruption']);
    expect(said(old({ consolidateAfter: '30s' }))).toEqual(['cel spec.disruption']);
    expect(old({ consolidationPolicy: 'WhenEmpty', consolidateAfter: '30s' }).verdict).toBe('accepted');
  });

  test.each([
    ['WhenUnderutilized consolidates at once, without a consolidateAfter', {}, 0],
    ['Never is never all the same', { consolidateAfter: 'Never' }, null],
    ['WhenEmpty waits as it says', { consolidationPolicy: 'WhenEmpty', consolidateAfter: '30s' }, 30_000],
  ])('%s', (_claim, disruption, ms) => {
    expect(old(disruption).pool?.consolidateAfterMs).toBe(ms);
  });

  test('had a webhook that parsed schedules, and let a zone through that fails later', () => {
    const schedule = (text: string) => old({ budgets: [{ nodes: '1', schedule: text, duration: '1h' }] });
    expect(said(schedule('0 0 * * sat-sun'))).toEqual(['webhook spec.disruption.budgets[0].schedule']);
    expect(schedule('TZ=UTC 0 9 * * *').verdict).toBe('budgetError');
  });
});
