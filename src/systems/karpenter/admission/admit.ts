import { type ByDefinition, decide, type DefinedObject } from '../../../admission/decide.js';
import { pathText, valueAt } from '../../../manifest/fields.js';
import type { FieldPath, Json, JsonObject } from '../../../manifest/manifest.js';
import type { FieldError, UnknownField, Violation } from '../../../admission/violation.js';
import { remembered } from '../../../manifest/lookup.js';
import { activityOf, nodesOf } from '../controller/budget.js';
import type { NodePool } from '../objects/nodepool.js';
import { type CrdSwitches, nodePoolDefinition } from './definition.js';
import { decodeNodePool } from './decode.js';
import { runtimeErrors } from './runtime.js';
import { NEWEST, switchesOf } from '../versions.js';

/**
 * What becomes of a NodePool, worst first: the API server refuses it; it is stored but the controller cannot read it; it is
 * stored and makes no nodes; it is stored and a budget fails, which closes the pool for every reason; all is well.
 */
type Verdict = 'rejected' | 'undecodable' | 'invalidAtRuntime' | 'budgetError' | 'accepted';

/** Where an error comes up. The first three refuse the object. */
export type Stage = 'schema' | 'listType' | 'cel' | 'decode' | 'runtime' | 'budget';

interface AdmissionError {
  readonly stage: Stage;
  readonly path: FieldPath;
  readonly message: string;
  /** True where a required field is not written. */
  readonly isAbsent?: boolean;
  /** True where only the edit is refused. */
  readonly isEdit?: boolean;
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
 * Creates a NodePool on paper, or updates one: `old` is its stored form before. `switches` say which release. Where `judged` has the
 * definition of the cluster, that decides.
 */
export function admit(
  object: JsonObject,
  old: JsonObject | null,
  switches: CrdSwitches = switchesOf(NEWEST),
  judged: DefinedObject = { apiVersion: 'karpenter.sh/v1' },
): Admission {
  const decision = decide(judged, object, old, nodePoolDefinition(switches));
  const { stored, unknownFields, byDefinition } = decision;
  const errors = decision.violations.map((violation) => errorOf(violation, stored));
  const told = { unknownFields, byDefinition };
  if (errors.length > 0) return { verdict: 'rejected', errors, ...told, stored: null, pool: null };
  return { ...readStored(stored), ...told, stored };
}

/** What the controller makes of a stored object, which is the same one for every start that is tried. */
const readStored = remembered((stored: JsonObject): Pick<Admission, 'verdict' | 'errors' | 'pool'> => {
  const at = (stage: Stage, errors: readonly FieldError[]): AdmissionError[] =>
    errors.map((error) => ({ stage, ...error }));
  const decoded = decodeNodePool(stored);
  if (!decoded.ok) return { verdict: 'undecodable', errors: at('decode', decoded.errors), pool: null };
  const { pool } = decoded;
  const atRuntime = at('runtime', runtimeErrors(pool));
  const ofBudgets = at('budget', budgetErrors(pool));
  const failed = ofBudgets.length > 0 ? 'budgetError' : 'accepted';
  const verdict = atRuntime.length > 0 ? 'invalidAtRuntime' : failed;
  return { verdict, errors: [...atRuntime, ...ofBudgets], pool };
});

/** Budgets that fail when they are evaluated: now (a bad schedule) or whenever they are active (a bad number). */
function budgetErrors({ budgets }: NodePool): FieldError[] {
  return budgets.flatMap((budget, i) => {
    const path: FieldPath = ['spec', 'disruption', 'budgets', i];
    const activity = activityOf(budget);
    if (activity.kind === 'broken') return [{ path: [...path, 'schedule'], message: activity.error }];
    const nodes = nodesOf(budget.nodes, 0);
    return nodes.ok ? [] : [{ path: [...path, 'nodes'], message: nodes.error }];
  });
}

/** With the field that is missing or written without quotes; `object` is the stored form. */
function errorOf(
  { rule, path, message, missing, type, isEdit = false }: Violation,
  object: JsonObject,
): AdmissionError {
  if (rule === 'cel') return { stage: 'cel', path, message, isEdit };
  if (rule === 'version') return { stage: 'schema', path, message };
  const stage = rule === 'duplicate' ? 'listType' : 'schema';
  if (missing !== undefined) {
    const full = [...path, missing];
    return { stage, path: full, message: `${pathText(full)} is required`, isAbsent: true };
  }
  const hint = type === 'string' ? unquoted(valueAt(object, path), path) : '';
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
