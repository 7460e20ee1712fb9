import { choice, list, object, type Schema, TEXT, wholeObject } from '../../../manifest/schema.js';
import { REASONS } from '../controller/budget.js';
import type { Switches } from '../versions.js';

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

const LIMITS: Schema = { kind: 'map', values: { kind: 'intOrString', pattern: QUANTITY } };
const WEIGHT: Schema = { kind: 'integer', minimum: 1, maximum: 100 };

const NODES: Schema = { kind: 'string', pattern: /^((100|[0-9]{1,2})%|[0-9]+)$/, default: '10%' };
const BUDGET_DURATION: Schema = {
  kind: 'string',
  pattern: /^((([0-9]+(h|m))|([0-9]+h[0-9]+m))(0s)?)$/,
};

const TEMPLATE_METADATA: Schema = object({
  labels: {
    kind: 'map',
    values: { kind: 'string', pattern: LABEL_VALUE, maxLength: 63 },
    maxProperties: 100,
  },
  annotations: { kind: 'map', values: TEXT },
});

const TAINTS: Schema = list(
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
const REQUIREMENTS: Schema = list(
  object(
    {
      key: { kind: 'string', pattern: QUALIFIED_NAME, maxLength: 316 },
      minValues: { kind: 'integer', minimum: 1, maximum: 50 },
      operator: choice(['In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'Lt', 'Gte', 'Lte']),
      values: list(TEXT),
    },
    ['key', 'operator'],
  ),
  { maxItems: 100 },
);

const DURATION_OR_NEVER = /^(([0-9]+(s|m|h))+|Never)$/;

/** What the CRDs of older versions have otherwise. */
export type CrdSwitches = Pick<
  Switches,
  'staticPools' | 'reasonsOnce' | 'needsConsolidateAfter' | 'keepsKubernetesLabels' | 'balanced'
>;

/** The CRD of `karpenter.sh/v1` NodePools. Source: kubernetes-sigs/karpenter 2266468 (20 commits after v1.14.0). */
export function nodePoolV1(switches: CrdSwitches): Schema {
  const { staticPools, reasonsOnce, needsConsolidateAfter, balanced } = switches;
  const key = String([staticPools, reasonsOnce, needsConsolidateAfter, balanced]);
  const schema = SCHEMAS.get(key) ?? schemaOf(switches);
  SCHEMAS.set(key, schema);
  return schema;
}

/** One for each release: what is compiled of a schema is kept with it. */
const SCHEMAS = new Map<string, Schema>();

function schemaOf(switches: CrdSwitches): Schema {
  return wholeObject(
    object(
      {
        disruption: disruption(switches),
        limits: LIMITS,
        ...(switches.staticPools ? { replicas: { kind: 'integer', minimum: 0 } as const } : {}),
        template: object({ metadata: TEMPLATE_METADATA, spec: TEMPLATE_SPEC }, ['spec']),
        weight: WEIGHT,
      },
      ['template'],
    ),
  );
}

function disruption({ reasonsOnce, needsConsolidateAfter, balanced }: CrdSwitches): Schema {
  const budget = object(
    {
      duration: BUDGET_DURATION,
      nodes: NODES,
      reasons: list(choice(REASONS), { maxItems: 50, ...(reasonsOnce ? { set: true as const } : {}) }),
      schedule: { kind: 'string', pattern: SCHEDULE_PATTERN },
    },
    ['nodes'],
  );
  return {
    kind: 'object',
    fields: {
      budgets: { kind: 'list', items: budget, maxItems: 50, default: [{ nodes: '10%' }] },
      consolidateAfter: {
        kind: 'string',
        pattern: DURATION_OR_NEVER,
        ...(needsConsolidateAfter ? {} : { default: '0s' }),
      },
      consolidationPolicy: choice(
        ['WhenEmpty', 'WhenEmptyOrUnderutilized', ...(balanced ? ['Balanced'] : [])],
        'WhenEmptyOrUnderutilized',
      ),
    },
    required: ['consolidateAfter'],
    default: { consolidateAfter: '0s' },
  };
}

const TEMPLATE_SPEC = object(
  {
    expireAfter: { kind: 'string', pattern: DURATION_OR_NEVER, default: '720h' },
    nodeClassRef: object({ group: { kind: 'string', pattern: /^[^/]*$/ }, kind: TEXT, name: TEXT }, [
      'group',
      'kind',
      'name',
    ]),
    requirements: REQUIREMENTS,
    startupTaints: TAINTS,
    taints: TAINTS,
    terminationGracePeriod: { kind: 'string', pattern: /^([0-9]+(s|m|h))+$/ },
  },
  ['nodeClassRef', 'requirements'],
);
