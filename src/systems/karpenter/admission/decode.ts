import type { FieldError } from '../../../admission/violation.js';
import { fieldAt, listIn, numberIn, objectIn, pathText, textIn, textsIn } from '../../../manifest/fields.js';
import { goDurationMs, parseQuantity } from '../../../manifest/quantity.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import type { Budget } from '../controller/budget.js';
import type { NodePool, PoolRequirement, PoolTaint, Template } from '../objects/nodepool.js';

/** Errors are what the schema lets through and the controller still cannot read. */
type Decoded =
  | { readonly ok: true; readonly pool: NodePool }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

const DISRUPTION: FieldPath = ['spec', 'disruption'];
const TEMPLATE_SPEC: FieldPath = ['spec', 'template', 'spec'];
const NEVER = 'Never';
/** Go's time.Duration: 2^63 - 1 nanoseconds, which is 2562047h47m16.854775807s. */
const LONGEST_DURATION_MS = 9_223_372_036_854;
const GO_RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d([.,]\d+)?(Z|[+-]\d\d:\d\d)$/;

/**
 * A stored NodePool as the controller's Go types hold it. Everything the schema checks is taken for granted; durations that
 * overflow and quantities that do not parse are errors, and the controller then sees nothing of the pool.
 */
export function decodeNodePool(stored: JsonObject): Decoded {
  const errors: FieldError[] = [];
  const disruption = fieldAt(stored, 'spec', 'disruption');
  const template = fieldAt(stored, 'spec', 'template');
  const pool: NodePool = {
    name: textIn(fieldAt(stored, 'metadata'), 'name') ?? '',
    budgets: (listIn(disruption, 'budgets') ?? []).map((budget, i) => readBudget(budget, i, errors)),
    consolidateAfterMs: durationAt(disruption, [...DISRUPTION, 'consolidateAfter'], errors),
    consolidationPolicy: textIn(disruption, 'consolidationPolicy') ?? '',
    replicas: numberIn(fieldAt(stored, 'spec'), 'replicas'),
    ...readLimits(stored, errors),
    template: readTemplate(template, errors),
  };
  return errors.length > 0 ? { ok: false, errors } : { ok: true, pool };
}

function readTemplate(template: Json | undefined, errors: FieldError[]): Template {
  const metadata = fieldAt(template, 'metadata');
  const spec = fieldAt(template, 'spec');
  return {
    labels: textsIn(metadata, 'labels'),
    annotations: textsIn(metadata, 'annotations'),
    taints: readTaints(spec, 'taints', errors),
    startupTaints: readTaints(spec, 'startupTaints', errors),
    requirements: (listIn(spec, 'requirements') ?? []).map(readRequirement),
    nodeClassRef: readNodeClassRef(fieldAt(spec, 'nodeClassRef')),
    terminationGracePeriodMs: durationAt(spec, [...TEMPLATE_SPEC, 'terminationGracePeriod'], errors),
    expireAfterMs: durationAt(spec, [...TEMPLATE_SPEC, 'expireAfter'], errors),
  };
}

/** The duration at the end of a path, in milliseconds; null for `Never` and where there is none. */
function durationAt(of: Json | undefined, path: FieldPath, errors: FieldError[]): number | null {
  const written = textIn(of, String(path.at(-1)));
  if (written === null || written === NEVER) return null;
  const ms = goDurationMs(written);
  if (ms === null || ms > LONGEST_DURATION_MS) {
    errors.push({ path, message: `${pathText(path)} "${written}" is not a duration of at most 2562047h47m` });
    return null;
  }
  return ms;
}

function readBudget(budget: Json, index: number, errors: FieldError[]): Budget {
  const reasons = listIn(budget, 'reasons');
  return {
    nodes: textIn(budget, 'nodes') ?? '',
    reasons: reasons === null ? null : reasons.filter((reason) => typeof reason === 'string'),
    schedule: textIn(budget, 'schedule'),
    durationMs: durationAt(budget, [...DISRUPTION, 'budgets', index, 'duration'], errors),
  };
}

type Limits = Pick<NodePool, 'limitNodes' | 'zeroLimits'>;

const EVERY_NODE_HAS: readonly string[] = ['cpu', 'memory', 'pods', 'ephemeral-storage', 'nodes'];

/** `limits.nodes`, rounded up as Go's Quantity.Value does. Every limit has to be a quantity, also those that are never used. */
function readLimits(stored: JsonObject, errors: FieldError[]): Limits {
  const limits = objectIn(fieldAt(stored, 'spec'), 'limits');
  let nodes: number | null = null;
  const zeroLimits: string[] = [];
  for (const [name, value] of Object.entries(limits ?? {})) {
    const written = typeof value === 'number' ? value.toString() : typeof value === 'string' ? value : '';
    const quantity = parseQuantity(written);
    if (!quantity) {
      const path = ['spec', 'limits', name];
      errors.push({ path, message: `${pathText(path)} "${written}" is not a quantity` });
      continue;
    }
    if (quantity.unscaled <= 0n && EVERY_NODE_HAS.includes(name)) zeroLimits.push(name);
    if (name === 'nodes') nodes = Math.ceil(Number(quantity.unscaled) * 10 ** quantity.exponent);
  }
  return { limitNodes: nodes, ...(zeroLimits.length > 0 ? { zeroLimits } : {}) };
}

function readTaints(spec: Json | undefined, name: string, errors: FieldError[]): PoolTaint[] | null {
  const taints = listIn(spec, name);
  if (taints === null) return null;
  return taints.map((taint, i) => {
    const timeAdded = textIn(taint, 'timeAdded');
    if (timeAdded !== null && !GO_RFC3339.test(timeAdded)) {
      const path = ['spec', 'template', 'spec', name, i, 'timeAdded'];
      errors.push({ path, message: `${pathText(path)} "${timeAdded}" is not a time as Go reads it` });
    }
    return {
      key: textIn(taint, 'key') ?? '',
      value: textIn(taint, 'value') ?? '',
      effect: textIn(taint, 'effect') ?? '',
      timeAdded,
    };
  });
}

function readRequirement(requirement: Json): PoolRequirement {
  return {
    key: textIn(requirement, 'key') ?? '',
    operator: textIn(requirement, 'operator') ?? '',
    values: (listIn(requirement, 'values') ?? []).filter((value) => typeof value === 'string'),
    minValues: numberIn(requirement, 'minValues'),
  };
}

function readNodeClassRef(ref: Json | undefined): NodePool['template']['nodeClassRef'] {
  return {
    group: textIn(ref, 'group') ?? '',
    kind: textIn(ref, 'kind') ?? '',
    name: textIn(ref, 'name') ?? '',
  };
}
