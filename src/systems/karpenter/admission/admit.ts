import { type ByDefinition, decide, type DefinedObject } from '../../../admission/decide.js';
import { type SchemaEdit, shippedDefinitions } from '../../../admission/definition.js';
import type { FieldError, UnknownField, Violation } from '../../../admission/violation.js';
import { pathText, valueAt } from '../../../manifest/fields.js';
import { remembered } from '../../../manifest/lookup.js';
import type { Definition, FieldPath, JsonObject } from '../../../manifest/manifest.js';
import { activityOf, nodesOf } from '../controller/budget.js';
import CRDS from '../crds.json' with { type: 'json' };
import type { NodePool } from '../objects/nodepool.js';
import { isBefore, NEWEST } from '../versions.js';
import { decodeNodePool } from './decode.js';
import OLDER from './older-crds.json' with { type: 'json' };
import { runtimeErrors } from './runtime.js';

/**
 * What becomes of a NodePool, worst first: the API server refuses it; it is stored but the controller cannot read it; it is
 * stored and makes no nodes; it is stored and a budget fails, which closes the pool for every reason; all is well.
 */
type Verdict = 'rejected' | 'undecodable' | 'invalidAtRuntime' | 'budgetError' | 'accepted';

/** Where an error comes up. The first three refuse the object. */
export type Stage = 'schema' | 'listType' | 'cel' | 'decode' | 'runtime' | 'budget';

interface AdmissionError extends FieldError {
  readonly stage: Stage;
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

const DEFINITIONS = new Map<string, Definition>();

/**
 * The CRD of NodePools in a version. Source: change logs and CRDs of kubernetes-sigs/karpenter, v1.0.0 to 2266468 (20 commits after v1.14.0).
 * `consolidateAfter` is optional since #3220 and refused in 1.8.3 (aws/karpenter-provider-aws#8846); labels of kubernetes.io are free since
 * #2586. Which releases came first with these two is not known: 1.14 and 1.9 are assumed.
 */
export function nodePoolDefinition(version: string): Definition {
  const known = DEFINITIONS.get(version);
  if (known) return known;
  const edits = OLDER.filter(({ before }) => isBefore(version, before)).map(
    ({ edit }) => edit as unknown as SchemaEdit,
  );
  const definition = shippedDefinitions(CRDS, edits).get('NodePool');
  if (!definition) throw new Error('crds.json has no NodePool');
  DEFINITIONS.set(version, definition);
  return definition;
}

/**
 * Creates a NodePool on paper, or updates one: `old` is its stored form before. Where `judged` has the definition of the cluster, that decides.
 */
export function admit(
  object: JsonObject,
  old: JsonObject | null,
  version = NEWEST,
  judged: DefinedObject = { apiVersion: 'karpenter.sh/v1' },
): Admission {
  const decision = decide(judged, object, old, nodePoolDefinition(version));
  const { stored, unknownFields, byDefinition } = decision;
  const told = { unknownFields, byDefinition };
  const errors = decision.violations.map((violation) => errorOf(violation, stored));
  if (errors.length > 0) return { verdict: 'rejected', errors, ...told, stored: null, pool: null };
  return { ...readStored(stored), ...told, stored };
}

/** What the controller makes of a stored object, which is the same one for every start that is tried. */
const readStored = remembered((stored: JsonObject): Pick<Admission, 'verdict' | 'errors' | 'pool'> => {
  const at = (stage: Stage, errors: readonly FieldError[]): AdmissionError[] =>
    errors.map((error) => ({ stage, ...error }));
  const { pool, errors } = decodeNodePool(stored);
  if (errors.length > 0) return { verdict: 'undecodable', errors: at('decode', errors), pool: null };
  const ofRuntime = at('runtime', runtimeErrors(pool));
  const ofBudgets = at('budget', budgetErrors(pool));
  const failed = ofBudgets.length > 0 ? 'budgetError' : 'accepted';
  const verdict = ofRuntime.length > 0 ? 'invalidAtRuntime' : failed;
  return { verdict, errors: [...ofRuntime, ...ofBudgets], pool };
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
  if (missing !== undefined) {
    const full = [...path, missing];
    return { stage: 'schema', path: full, message: `${pathText(full)} is required`, isAbsent: true };
  }
  const value = valueAt(object, path);
  // Quotes make no count of nodes of -1 or 2.5. YAML 1.1, which kubectl reads, has booleans such as `on`.
  const isUnquoted = (Number.isInteger(value) && Number(value) >= 0) || typeof value === 'boolean';
  const hint = type === 'string' && isUnquoted ? ': put it in quotes' : '';
  const stage = rule === 'duplicate' ? 'listType' : 'schema';
  return { stage, path, message: `${pathText(path)} ${message}${hint}` };
}
