import { type ByDefinition, decide, type Judged } from '../../../admission/decide.js';
import { BLOCKING, type Shape } from '../../../admission/judge.js';
import { shapeBy } from '../../../admission/tables.js';
import { fieldAt, listIn, pathText, textIn, valueAt } from '../../../manifest/fields.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import type { FieldError, UnknownField, Violation } from '../../../manifest/schema.js';
import { activityOf, nodesOf } from '../controller/budget.js';
import type { ApiVersion, NodePool } from '../objects/nodepool.js';
import { type CrdSwitches, nodePoolV1 } from './schema-v1.js';
import { NODE_POOL_V1BETA1 } from './schema-v1beta1.js';
import { checkRules, RULES_V1BETA1, rulesV1 } from './cel.js';
import { decodeNodePool } from './decode.js';
import { runtimeErrors } from './runtime.js';
import { NEWEST, switchesOf } from '../versions.js';
import { parseSchedule } from '../controller/cron/parse.js';

/**
 * What becomes of a NodePool, worst first: the API server refuses it; it is stored but the controller cannot read it; it is
 * stored and makes no nodes; it is stored and a budget fails, which closes the pool for every reason; all is well.
 */
type Verdict = 'rejected' | 'undecodable' | 'invalidAtRuntime' | 'budgetError' | 'accepted';

/** Where an error comes up. The first four refuse the object. */
export type Stage = 'schema' | 'listType' | 'cel' | 'webhook' | 'decode' | 'runtime' | 'budget';

interface AdmissionError {
  readonly stage: Stage;
  readonly path: FieldPath;
  readonly message: string;
}

export interface Admission {
  readonly verdict: Verdict;
  /** Errors of the stage that decided; later stages were not reached. Budget errors come with runtime errors. */
  readonly errors: readonly AdmissionError[];
  /** Dropped in silence by clients that are not strict. They do not change the verdict. */
  readonly unknownFields: readonly UnknownField[];
  /** With defaults filled in and unknown fields dropped; null when it is refused. */
  readonly stored: JsonObject | null;
  /** Null when the controller never sees it: refused or undecodable. */
  readonly pool: NodePool | null;
  /** Null where the snapshot has no definition of the kind. */
  readonly byDefinition: ByDefinition | null;
}

/**
 * Creates a NodePool on paper, or updates one: `old` is its stored form before. `version` says by which CRD it is judged,
 * whatever its own apiVersion says, and `switches` which release of v1; a group that is served no longer is the caller's to
 * report. Where `judged` has the definition of the cluster, that decides.
 */
export function admit(
  object: JsonObject,
  old: JsonObject | null,
  version: ApiVersion,
  switches: CrdSwitches = switchesOf(NEWEST),
  judged: Judged = { apiVersion: version },
): Admission {
  const decision = decide(judged, object, old, () => knownShape(object, old, version, switches));
  const { stored: asStored, unknownFields: unknown, byDefinition } = decision;
  const errors = decision.violations.map((violation) => errorOf(violation, asStored));
  if (errors.length === 0 && version === 'v1beta1') {
    for (const error of webhookErrors(asStored)) errors.push({ stage: 'webhook', ...error });
  }
  if (errors.length > 0)
    return { verdict: 'rejected', errors, unknownFields: unknown, stored: null, pool: null, byDefinition };
  return { ...judgeStored(asStored, version), unknownFields: unknown, stored: asStored, byDefinition };
}

/** What the CRDs that are known here make of it. */
function knownShape(
  object: JsonObject,
  old: JsonObject | null,
  version: ApiVersion,
  switches: CrdSwitches,
): Shape {
  const { schema, rules } =
    version === 'v1'
      ? { schema: nodePoolV1(switches), rules: rulesV1(switches) }
      : { schema: NODE_POOL_V1BETA1, rules: RULES_V1BETA1 };
  const shape = shapeBy(schema, object);
  const isBlocked = shape.violations.some(({ rule }) => BLOCKING.has(rule));
  const byRules = isBlocked ? [] : checkRules(rules, shape.stored, old);
  return {
    ...shape,
    violations: [...shape.violations, ...byRules.map((error): Violation => ({ ...error, rule: 'cel' }))],
  };
}

/** In the words of a user, with the field that is missing or written without quotes; `object` is the stored form. */
export function errorOf(violation: Violation, object: JsonObject): AdmissionError {
  const { rule, path, message } = violation;
  if (rule === 'cel') return { stage: 'cel', path, message };
  return rule === 'version' ? { stage: 'schema', path, message } : schemaError(violation, object);
}

type OfController = Pick<Admission, 'verdict' | 'errors' | 'pool'>;

const READ = new WeakMap<JsonObject, { readonly version: ApiVersion; readonly read: OfController }>();

/** What the controller makes of a stored object, which is the same one for every start that is tried. */
function judgeStored(asStored: JsonObject, version: ApiVersion): OfController {
  const known = READ.get(asStored);
  if (known?.version === version) return known.read;
  const read = readStored(asStored, version);
  READ.set(asStored, { version, read });
  return read;
}

function readStored(asStored: JsonObject, version: ApiVersion): OfController {
  const decoded = decodeNodePool(asStored, version);
  if (!decoded.ok) {
    const errors = decoded.errors.map((error): AdmissionError => ({ stage: 'decode', ...error }));
    return { verdict: 'undecodable', errors, pool: null };
  }
  const { pool } = decoded;
  const atRuntime = runtimeErrors(pool).map((error): AdmissionError => ({ stage: 'runtime', ...error }));
  const ofBudgets = budgetErrors(pool);
  const errors = [...atRuntime, ...ofBudgets];
  if (atRuntime.length > 0) return { verdict: 'invalidAtRuntime', errors, pool };
  return { verdict: ofBudgets.length > 0 ? 'budgetError' : 'accepted', errors, pool };
}

/** Budgets that fail when they are evaluated: now (a bad schedule) or whenever they are active (a bad number). */
function budgetErrors(pool: NodePool): AdmissionError[] {
  const errors: AdmissionError[] = [];
  for (const [i, budget] of pool.budgets.entries()) {
    const path: FieldPath = ['spec', 'disruption', 'budgets', i];
    const activity = activityOf(budget);
    if (activity.kind === 'broken') {
      errors.push({ stage: 'budget', path: [...path, 'schedule'], message: activity.error });
      continue;
    }
    const nodes = nodesOf(budget.nodes, 0);
    if (!nodes.ok) errors.push({ stage: 'budget', path: [...path, 'nodes'], message: nodes.error });
  }
  return errors;
}

function schemaError({ rule, path, message, missing }: Violation, object: JsonObject): AdmissionError {
  const stage = rule === 'duplicate' ? 'listType' : 'schema';
  if (missing !== undefined) {
    const full = [...path, missing];
    return { stage, path: full, message: `${pathText(full)} is required` };
  }
  const hint = message.startsWith('must be of type string') ? unquoted(valueAt(object, path), path) : '';
  return { stage, path, message: `${pathText(path)} ${message}${hint}` };
}

/** A value that was meant for a text: what looks like a word may be none to kubectl, which reads YAML 1.1. */
function unquoted(value: Json | undefined, path: FieldPath): string {
  const key = path.at(-1);
  const field = typeof key === 'string' ? `${key}: ` : '';
  // Quotes make no count of nodes of -1 or 2.5, and no label of -1.
  if (typeof value === 'number')
    return !Number.isInteger(value) || value < 0 ? '' : `: write \`${field}"${value}"\``;
  if (typeof value !== 'boolean') return '';
  const words = value ? 'y, yes and on' : 'n, no and off';
  return ` (${String(value)}; without quotes ${words} are ${String(value)} too): put it in quotes`;
}

const OWN_ZONE = /^(?:CRON_)?TZ=\S+ /;

/**
 * What the webhook of v1beta1 refuses. v1 has no webhook: there a bad schedule comes up when the budget is evaluated, and bad
 * names when the controller validates the pool.
 */
function webhookErrors(stored: JsonObject): FieldError[] {
  const decoded = decodeNodePool(stored, 'v1beta1');
  return [...scheduleErrors(stored), ...(decoded.ok ? runtimeErrors(decoded.pool) : [])];
}

/**
 * v1beta1 parsed the schedule without the UTC zone that the evaluation puts before it, so a zone of the author's own passed
 * the webhook and then failed. Source: kubernetes-sigs/karpenter v0.37.0, nodepool_validation.go, Budget.validate.
 */
function scheduleErrors(stored: JsonObject): FieldError[] {
  const budgets = listIn(fieldAt(stored, 'spec', 'disruption'), 'budgets') ?? [];
  return budgets.flatMap((budget, i) => {
    const schedule = textIn(budget, 'schedule');
    const parsed = schedule === null ? null : parseSchedule(schedule.replace(OWN_ZONE, ''));
    if (parsed === null || parsed.ok) return [];
    return [{ path: ['spec', 'disruption', 'budgets', i, 'schedule'], message: parsed.error }];
  });
}
