import type { FieldError } from '../../../admission/violation.js';
import {
  fieldAt,
  itemsIn,
  listIn,
  numberIn,
  objectIn,
  pathText,
  stringsIn,
  textIn,
  textsIn,
  valueAt,
} from '../../../manifest/fields.js';
import type { FieldPath, Json, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { canonicalQuantity, goDurationMs, parseQuantity } from '../../../manifest/quantity.js';
import type { PolicyRef } from '../../system.js';
import type { Budget } from '../controller/budget.js';

/** The label that says which pool a NodeClaim and its Node belong to. */
export const POOL_LABEL = 'karpenter.sh/nodepool';

/** A NodePool, or a NodeClass, as a plan names it. */
export function refOf({ kind, name }: Manifest): PolicyRef {
  return { system: 'karpenter', kind, namespace: null, name };
}

const TEMPLATE_SPEC = ['spec', 'template', 'spec'];
/** Go's time.Duration: 2^63 - 1 nanoseconds, which is 2562047h47m16.854775807s. */
const LONGEST_DURATION_MS = 9_223_372_036_854;
const GO_RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([.,]\d+)?(Z|[+-]\d\d:\d\d)$/;
const EVERY_NODE_HAS: readonly string[] = ['cpu', 'memory', 'pods', 'ephemeral-storage', 'nodes'];

/** A NodePool as the controller has it after the API server has stored it: defaults filled in, unknown fields gone. */
export type NodePool = Readonly<ReturnType<typeof decodeNodePool>['pool']>;
/** The template of NodeClaims. An absent list or map is not the same as an empty one: their hashes differ. */
export type Template = Readonly<NodePool['template']>;
export type PoolTaint = NonNullable<Template['taints']>[number];
export type PoolRequirement = Template['requirements'][number];

/**
 * A stored NodePool as the controller's Go types hold it. Everything the schema checks is taken for granted; durations that
 * overflow and quantities that do not parse are errors, and the controller then sees nothing of the pool.
 */
export function decodeNodePool(stored: JsonObject) {
  const errors: FieldError[] = [];
  const refuse = (path: FieldPath, written: string, what: string): void => {
    errors.push({ path, message: `${pathText(path)} "${written}" is not ${what}` });
  };
  /** In milliseconds; null for `Never` and where there is none. */
  const durationAt = (...path: FieldPath): number | null => {
    const written = valueAt(stored, path);
    if (typeof written !== 'string' || written === 'Never') return null;
    const ms = goDurationMs(written);
    if (ms !== null && ms <= LONGEST_DURATION_MS) return ms;
    refuse(path, written, 'a duration of at most 2562047h47m');
    return null;
  };
  const spec = fieldAt(stored, 'spec');
  const disruption = fieldAt(spec, 'disruption');
  const metadata = fieldAt(spec, 'template', 'metadata');
  const template = fieldAt(spec, 'template', 'spec');
  const taintsIn = (name: string) =>
    listIn(template, name)?.map((taint, i) => {
      const timeAdded = textIn(taint, 'timeAdded');
      if (timeAdded !== null && !GO_RFC3339.test(timeAdded))
        refuse([...TEMPLATE_SPEC, name, i, 'timeAdded'], timeAdded, 'a time as Go reads it');
      return { ...textsOf(taint, 'key', 'value', 'effect'), timeAdded };
    }) ?? null;

  // Every limit has to be a quantity, also those that are never used. `nodes` is rounded up as Go's Quantity.Value does.
  let limitNodes: number | null = null;
  const limits: Record<string, string> = {};
  const zeroLimits: string[] = [];
  for (const [name, value] of Object.entries(objectIn(spec, 'limits') ?? {})) {
    const written = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
    const quantity = parseQuantity(written);
    if (!quantity) {
      refuse(['spec', 'limits', name], written, 'a quantity');
      continue;
    }
    limits[name] = canonicalQuantity(written) ?? written;
    if (quantity.unscaled <= 0n && EVERY_NODE_HAS.includes(name)) zeroLimits.push(name);
    if (name === 'nodes') limitNodes = Math.ceil(Number(quantity.unscaled) * 10 ** quantity.exponent);
  }

  const budgets: readonly Budget[] = itemsIn(disruption, 'budgets').map((budget, i) => ({
    nodes: textIn(budget, 'nodes') ?? '',
    reasons: listIn(budget, 'reasons')?.filter((reason) => typeof reason === 'string') ?? null,
    schedule: textIn(budget, 'schedule'),
    durationMs: durationAt('spec', 'disruption', 'budgets', i, 'duration'),
  }));
  const pool = {
    name: textIn(fieldAt(stored, 'metadata'), 'name') ?? '',
    budgets,
    /** Null: never. */
    consolidateAfterMs: durationAt('spec', 'disruption', 'consolidateAfter'),
    consolidationPolicy: textIn(disruption, 'consolidationPolicy') ?? '',
    /** Number of nodes of a static pool; null for a pool that follows its pods. */
    replicas: numberIn(spec, 'replicas'),
    /** `limits.nodes`; null: no limit. */
    limitNodes,
    /** As Kubernetes writes the quantities. */
    limits,
    /** Resources whose limit is 0: `cpu`. Every node has some of each. */
    zeroLimits,
    template: {
      labels: textsIn(metadata, 'labels'),
      annotations: textsIn(metadata, 'annotations'),
      taints: taintsIn('taints'),
      startupTaints: taintsIn('startupTaints'),
      requirements: itemsIn(template, 'requirements').map((requirement) => ({
        ...textsOf(requirement, 'key', 'operator'),
        values: stringsIn(requirement, 'values'),
        minValues: numberIn(requirement, 'minValues'),
      })),
      nodeClassRef: textsOf(fieldAt(template, 'nodeClassRef'), 'group', 'kind', 'name'),
      /** Null: a drain may last forever. */
      terminationGracePeriodMs: durationAt(...TEMPLATE_SPEC, 'terminationGracePeriod'),
      /** Null: never. */
      expireAfterMs: durationAt(...TEMPLATE_SPEC, 'expireAfter'),
    },
  };
  return { pool, errors };
}

/** Fields of a text; '' where one is not written. */
function textsOf<K extends string>(of: Json | undefined, ...names: readonly K[]): Record<K, string> {
  return Object.fromEntries(names.map((name) => [name, textIn(of, name) ?? ''])) as Record<K, string>;
}
