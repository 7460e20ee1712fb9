import { choice, list, object, type Schema, TEXT, wholeObject } from '../../../manifest/schema.js';
import { REASONS } from '../controller/budget.js';
import type { Switches } from '../versions.js';
import {
  BUDGET_DURATION,
  LIMITS,
  NODES,
  SCHEDULE_PATTERN,
  TAINTS,
  TEMPLATE_METADATA,
  WEIGHT,
  requirements,
} from './schema-template.js';

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
    requirements: requirements(['In', 'NotIn', 'Exists', 'DoesNotExist', 'Gt', 'Lt', 'Gte', 'Lte']),
    startupTaints: TAINTS,
    taints: TAINTS,
    terminationGracePeriod: { kind: 'string', pattern: /^([0-9]+(s|m|h))+$/ },
  },
  ['nodeClassRef', 'requirements'],
);
