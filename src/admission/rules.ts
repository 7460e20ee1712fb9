import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { remembered } from '../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Violation } from './violation.js';
import { canonicalJson } from '../manifest/canonical.js';
import { CelError, celOf, evaluate, type Expression, expressionOf, mostSteps } from './cel.js';
import { type Budget, Unsupported } from './limits.js';
import { entryKey, fieldOf, itemsOf, propertiesOf, type Schema } from './schema.js';

export interface RuleFindings {
  readonly violations: readonly Violation[];
  /** Why rules could not be evaluated. */
  readonly unevaluated: readonly string[];
}

const STEPS_PER_CHARACTER = 20;

interface ValidationContext {
  readonly isTransition: boolean;
  readonly budget: Budget;
  readonly violations: Violation[];
  readonly unevaluated: string[];
}

/** A value, and the value in its place before the update: undefined where there was none, or it is unknown which it was. */
interface Pair {
  readonly value: Json;
  readonly old: Json | undefined;
}

/** A rule of `x-kubernetes-validations`, and what is wrong with it where it is broken. */
interface Rule {
  readonly rule: string;
  readonly message: string | null;
  /** Below the field that the rule is on: what is named in its place. */
  readonly fieldPath: FieldPath;
  readonly optionalOldSelf: boolean;
}

const rulesOf = remembered((schema: Schema): readonly Rule[] =>
  itemsIn(schema, 'x-kubernetes-validations').flatMap((value): Rule[] => {
    const rule = textIn(value, 'rule');
    if (rule === null) return [];
    const message = textIn(value, 'message');
    // `.spec.name` and `['a-b']`.
    const steps = [...(textIn(value, 'fieldPath') ?? '').matchAll(/\.([^.[]+)|\['([^']*)'\]/g)];
    const fieldPath = steps.map(([, name, quoted]) => name ?? quoted ?? '');
    const optionalOldSelf = field(value, 'optionalOldSelf') === true;
    return [{ rule, message, fieldPath, optionalOldSelf }];
  }),
);

/** True for a schema that has rules, or has a part with rules. */
const hasRules = remembered((schema: Schema): boolean => {
  const parts = [
    ...Object.values(propertiesOf(schema)),
    itemsOf(schema),
    objectIn(schema, 'additionalProperties'),
  ];
  return rulesOf(schema).length > 0 || parts.some((part) => part !== null && hasRules(part));
});

/**
 * Violations of the rules of a schema by an object in its stored form: of transition rules, or of the others. `old` is the object that is
 * updated; null where it is created. Source: k8s.io/apiextensions-apiserver, schema/cel/validation.go.
 */
export function checkRules(
  which: 'plain' | 'transition',
  schema: Schema,
  { object, old }: { readonly object: JsonObject; readonly old: JsonObject | null },
  budget: Budget,
): RuleFindings {
  const context = { isTransition: which === 'transition', budget, violations: [], unevaluated: [] };
  walk(schema, { value: object, old: old ?? undefined }, [], context);
  return context;
}

function walk(schema: Schema, pair: Pair, path: FieldPath, context: ValidationContext): void {
  const { value, old } = pair;
  if (value === null || !hasRules(schema)) return;
  for (const rule of rulesOf(schema)) check(schema, rule, pair, path, context);
  const items = itemsOf(schema);
  if (Array.isArray(value) && items) {
    // The item of the list before whose place an item takes: only keys tell, as indexes shift.
    const keyed = textIn(schema, 'x-kubernetes-list-type') === 'map' && Array.isArray(old) ? old : [];
    const keyOf = (item: Json): string => canonicalJson(entryKey(schema, item));
    const earlier = new Map(keyed.map((item: Json) => [keyOf(item), item]));
    for (const [index, item] of value.entries())
      walk(items, { value: item, old: earlier.get(keyOf(item)) }, [...path, index], context);
  }
  if (!isObject(value)) return;
  for (const [name, item] of Object.entries(value)) {
    const known = fieldOf(schema, name);
    if (known !== null && known !== 'any')
      walk(known, { value: item, old: field(old, name) }, [...path, name], context);
  }
}

function check(
  schema: Schema,
  { rule, message, fieldPath, optionalOldSelf }: Rule,
  { value, old }: Pair,
  path: FieldPath,
  { isTransition, budget, violations, unevaluated }: ValidationContext,
): void {
  const refuse = (says: string): void => {
    const isEdit = isTransition ? { isEdit: true } : {};
    violations.push({ path: [...path, ...fieldPath], rule: 'cel', message: says, ...isEdit });
  };
  const written = message?.trim() ?? `failed rule: ${rule.trim()}`;
  const values = [value, old ?? null];
  try {
    // To read it is work, too.
    budget.take(rule.length * STEPS_PER_CHARACTER);
    const expression = expressionOf(rule);
    if (expression.isTransition !== isTransition) return;
    if (optionalOldSelf && isTransition) throw new Unsupported('the rule has an optional oldSelf');
    if (isTransition && old === undefined) return;
    if (path.length === 0 && expression.asksForStatus)
      throw new Unsupported('the rule asks for the status, which a file does not set');
    takeFor(expression, values, budget);
    const variables = { self: celOf(schema, value), oldSelf: celOf(schema, old ?? null) };
    const holds = evaluate(expression, variables);
    if (holds === true) return;
    if (holds !== false) throw new Unsupported('the rule gives no truth value');
    refuse(written);
  } catch (error) {
    if (error instanceof CelError)
      refuse(message === null ? `the rule ${rule} gives an error: ${error.message}` : written);
    else if (error instanceof Unsupported) unevaluated.push(error.message);
    else throw error;
  }
}

function takeFor(expression: Expression, values: readonly Json[], budget: Budget): void {
  if (!budget.isBounded) return;
  const entries = Math.max(...values.map(mostEntries));
  budget.take(mostSteps(expression, entries, JSON.stringify(values).length));
}

function mostEntries(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value);
  return below.reduce((most: number, one) => Math.max(most, mostEntries(one)), below.length);
}
