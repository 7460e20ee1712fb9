import { evaluateBy } from '../../src/admission/evaluate.js';
import { pathText } from '../../src/manifest/fields.js';
import type { JsonObject } from '../../src/manifest/manifest.js';

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What a definition with this schema of the spec makes of a spec. */
export function evaluated(spec: JsonObject, value: JsonObject, old?: JsonObject, isRedacted = false) {
  const schema: JsonObject = { type: 'object', properties: { spec } };
  const whole = (one: JsonObject): JsonObject => ({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'a' },
    spec: one,
  });
  const { violations, stored, unknownFields, unevaluated } = evaluateBy(
    { keepsUnknown: false },
    { name: 'v1', isServed: true, hasStatus: true, schema },
    whole(value),
    old ? { stored: whole(old), isRedacted } : null,
  );
  return {
    refused: violations.map(({ path, rule, message }) => `${pathText(path)} ${rule}: ${message}`),
    stored: plain(stored['spec']),
    dropped: unknownFields.map(({ path }) => pathText(path)),
    unevaluated: [...unevaluated],
  };
}

export const object = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  ...more,
});
export const rule = (text: string, more: JsonObject = {}): JsonObject => ({
  'x-kubernetes-validations': [{ rule: text, message: 'broken', ...more }],
});
export const TEXT: JsonObject = { type: 'string' };
export const NUMBER: JsonObject = { type: 'integer' };
