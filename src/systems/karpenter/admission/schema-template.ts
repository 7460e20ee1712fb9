import { choice, list, object, type Schema, TEXT } from '../../../manifest/schema.js';

/** What NodePools of both versions hold the same way. Source: kubernetes-sigs/karpenter, pkg/apis/crds and hack/validation. */

const QUALIFIED_NAME =
  /^([a-z0-9]([-a-z0-9]*[a-z0-9])?(\.[a-z0-9]([-a-z0-9]*[a-z0-9])?)*(\/))?([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
const LABEL_VALUE = /^(([A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
const QUANTITY =
  /^(\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))(([KMGTPE]i)|[numkMGTPE]|([eE](\+|-)?(([0-9]+(\.[0-9]*)?)|(\.[0-9]+))))?$/;

/**
 * Its alternation splits the anchors, so it means "begins with one of seven descriptors, or ends with five pieces between white
 * space": far more than the controller's parser takes.
 */
export const SCHEDULE_PATTERN =
  /^(@(annually|yearly|monthly|weekly|daily|midnight|hourly))|((.+)\s(.+)\s(.+)\s(.+)\s(.+))$/;

export const LIMITS: Schema = { kind: 'map', values: { kind: 'intOrString', pattern: QUANTITY } };
export const WEIGHT: Schema = { kind: 'integer', minimum: 1, maximum: 100 };

export const NODES: Schema = { kind: 'string', pattern: /^((100|[0-9]{1,2})%|[0-9]+)$/, default: '10%' };
export const BUDGET_DURATION: Schema = {
  kind: 'string',
  pattern: /^((([0-9]+(h|m))|([0-9]+h[0-9]+m))(0s)?)$/,
};

export const TEMPLATE_METADATA: Schema = object({
  labels: {
    kind: 'map',
    values: { kind: 'string', pattern: LABEL_VALUE, maxLength: 63 },
    maxProperties: 100,
  },
  annotations: { kind: 'map', values: TEXT },
});

export const TAINTS: Schema = list(
  object(
    {
      effect: choice(['NoSchedule', 'PreferNoSchedule', 'NoExecute']),
      key: { kind: 'string', minLength: 1, pattern: QUALIFIED_NAME },
      timeAdded: { kind: 'string', format: 'date-time' },
      value: { kind: 'string', pattern: QUALIFIED_NAME },
    },
    ['effect', 'key'],
  ),
);

/** The pattern on `values` in the CRD stands on the list, where it checks nothing; the controller checks the items later. */
export function requirements(operators: readonly string[]): Schema {
  return list(
    object(
      {
        key: { kind: 'string', pattern: QUALIFIED_NAME, maxLength: 316 },
        minValues: { kind: 'integer', minimum: 1, maximum: 50 },
        operator: choice(operators),
        values: list(TEXT),
      },
      ['key', 'operator'],
    ),
    { maxItems: 100 },
  );
}
