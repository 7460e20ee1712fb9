import { canonicalJson } from '../../../manifest/canonical.js';
import { field, listIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { compileSelector } from '../../../manifest/selector.js';
import { refused, type Rejection } from './rejection.js';

/** The operator's own name for the nodes that no compartment selects. */
const FALLBACK_COMPARTMENT = '__default__';

/**
 * What the validating webhook refuses in a stored DeploymentPolicy spec; null when it accepts. The first error wins.
 * Source: NVIDIA/nodewright operator v0.15.0, deployment_policy_webhook.go Validate; unchanged in the new group.
 */
export function refusedPolicy(spec: JsonObject): Rejection | null {
  const fallback = objectIn(spec, 'default');
  const path: FieldPath = ['spec', 'default'];
  return (
    refusedBudget(field(fallback ?? undefined, 'budget'), [...path, 'budget'], 'the default') ??
    refusedStrategy(field(fallback ?? undefined, 'strategy'), [...path, 'strategy'], 'the default') ??
    refusedCompartments((listIn(spec, 'compartments') ?? []).filter(isObject))
  );
}

function refusedCompartments(compartments: readonly JsonObject[]): Rejection | null {
  const names = new Set<string>();
  /** Selectors as written to the compartment that has it. */
  const selectors = new Map<string, string>();
  for (const [index, compartment] of compartments.entries()) {
    const name = textIn(compartment, 'name') ?? '';
    const path: FieldPath = ['spec', 'compartments', index];
    const rejection =
      refusedName(name, names, path) ??
      refusedCompartment(compartment, name, path) ??
      refusedTwin(compartment, name, selectors, path);
    if (rejection) return rejection;
    selectors.set(canonicalJson(field(compartment, 'selector')), name);
    names.add(name);
  }
  return null;
}

function refusedName(name: string, taken: ReadonlySet<string>, path: FieldPath): Rejection | null {
  if (name === FALLBACK_COMPARTMENT) {
    const message = `a compartment can not be called ${name}: the operator calls the nodes of no compartment so`;
    return refused('reserved-name', [...path, 'name'], message);
  }
  if (!taken.has(name)) return null;
  return refused('duplicate-name', [...path, 'name'], `there is another compartment called "${name}"`);
}

function refusedCompartment(compartment: JsonObject, name: string, path: FieldPath): Rejection | null {
  const who = `compartment "${name}"`;
  const rejection =
    refusedBudget(field(compartment, 'budget'), [...path, 'budget'], who) ??
    refusedStrategy(field(compartment, 'strategy'), [...path, 'strategy'], who);
  if (rejection) return rejection;
  const compiled = compileSelector(field(compartment, 'selector') ?? {});
  if (!('error' in compiled)) return null;
  const message = `the selector of ${who} is not valid: ${compiled.error}`;
  return refused('selector', [...path, 'selector', ...compiled.path], message);
}

function refusedBudget(budget: Json | undefined, path: FieldPath, who: string): Rejection | null {
  const hasPercent = (field(budget, 'percent') ?? null) !== null;
  const hasCount = (field(budget, 'count') ?? null) !== null;
  if (hasPercent !== hasCount) return null;
  return hasPercent
    ? refused(
        'both-budgets',
        path,
        `the budget of ${who} sets both percent and count; exactly one is allowed`,
      )
    : refused(
        'no-budget',
        path,
        `the budget of ${who} sets neither percent nor count; exactly one is needed`,
      );
}

/** Absent is fine here: the schema asks for the default's, and a compartment may do without. */
function refusedStrategy(strategy: Json | undefined, path: FieldPath, who: string): Rejection | null {
  if (!isObject(strategy)) return null;
  const chosen = ['fixed', 'linear', 'exponential'].filter((name) => objectIn(strategy, name) !== null);
  if (chosen.length === 1) return null;
  const has = chosen.length === 0 ? 'none of them' : chosen.join(' and ');
  const message = `the strategy of ${who} must be exactly one of fixed, linear or exponential, and has ${has}`;
  return refused('one-strategy', path, message);
}

/**
 * Identical as written, not as matched: `{matchLabels: {a: b}}` and the same as an expression may stand side by side, the
 * same expressions in another order too, and so may `{}` and `{matchLabels: {}}`.
 */
function refusedTwin(
  compartment: JsonObject,
  name: string,
  earlier: ReadonlyMap<string, string>,
  path: FieldPath,
): Rejection | null {
  const twin = earlier.get(canonicalJson(field(compartment, 'selector')));
  if (twin === undefined) return null;
  const message = `compartment "${name}" has the same selector as compartment "${twin}"`;
  return refused('identical-selector', [...path, 'selector'], message);
}
