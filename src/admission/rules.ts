import { entryOf } from '../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Violation } from '../manifest/schema.js';
import { canonicalJson } from '../manifest/canonical.js';
import type { Budget } from './budget.js';
import { CelError, celOf, evaluate, type Expression, expressionOf, mostSteps, nodesIn } from './cel.js';
import type { Rule, Structural } from './structural.js';
import { Unsupported } from './unsupported.js';

/** A rule that could not be evaluated. */
export interface Unevaluated {
  /** The field that it is on, and the rule as it is written. */
  readonly path: FieldPath;
  readonly rule: string;
  readonly why: string;
}

export interface RuleFindings {
  readonly violations: readonly Violation[];
  readonly unevaluated: readonly Unevaluated[];
}

const STEPS_PER_CHARACTER = 20;

interface ValidationContext {
  readonly isTransition: boolean;
  readonly budget: Budget;
  readonly violations: Violation[];
  readonly unevaluated: Unevaluated[];
}

/** A value, and the value in its place before the update: undefined where there was none, or it is unknown which it was. */
interface Pair {
  readonly value: Json;
  readonly old: Json | undefined;
}

/**
 * Violations of the rules of a schema (`x-kubernetes-validations`) by an object in its stored form: of transition rules, or of the
 * others. `old` is the object that is updated; null where it is created.
 * Source: k8s.io/apiextensions-apiserver, schema/cel/validation.go.
 */
export function checkRules(
  which: 'plain' | 'transition',
  schema: Structural,
  { object, old }: { readonly object: JsonObject; readonly old: JsonObject | null },
  budget: Budget,
): RuleFindings {
  const context = { isTransition: which === 'transition', budget, violations: [], unevaluated: [] };
  walk(schema, { value: object, old: old ?? undefined }, [], context);
  return context;
}

function walk(schema: Structural, pair: Pair, path: FieldPath, context: ValidationContext): void {
  if (pair.value === null || !schema.hasRules) return;
  for (const rule of schema.rules) check(schema, rule, pair, path, context);
  const { value, old } = pair;
  if (Array.isArray(value) && schema.items) {
    const earlier = earlierItems(schema, old);
    for (const [index, item] of value.entries())
      walk(schema.items, { value: item, old: earlier(item) }, [...path, index], context);
  }
  if (!isObject(value)) return;
  const before = isObject(old) ? old : {};
  for (const [name, item] of Object.entries(value)) {
    const known = schema.properties.get(name) ?? schema.additional;
    if (known !== null && known !== 'any')
      walk(known, { value: item, old: entryOf(before, name) }, [...path, name], context);
  }
}

/** The item of the list before whose place an item takes: only keys tell, as indexes shift. */
function earlierItems(
  { listType, mapKeys }: Structural,
  old: Json | undefined,
): (item: Json) => Json | undefined {
  if (listType !== 'map' || !Array.isArray(old)) return () => undefined;
  const keyOf = (item: Json): string =>
    canonicalJson(mapKeys.map((key) => (isObject(item) ? (entryOf(item, key) ?? null) : null)));
  const byKey = new Map(old.map((item) => [keyOf(item), item]));
  return (item) => byKey.get(keyOf(item));
}

function check(
  schema: Structural,
  rule: Rule,
  { value, old }: Pair,
  path: FieldPath,
  context: ValidationContext,
): void {
  const refuse = (message: string): void => {
    context.violations.push({ path: [...path, ...pathIn(rule.fieldPath)], rule: 'cel', message });
  };
  const written = rule.message?.trim() ?? `failed rule: ${rule.rule.trim()}`;
  try {
    context.budget.begin();
    // Reading it is work too.
    context.budget.take(rule.rule.length * STEPS_PER_CHARACTER);
    const expression = expressionOf(rule.rule);
    if (expression.isTransition !== context.isTransition) return;
    if (rule.optionalOldSelf && expression.isTransition)
      throw new Unsupported('the rule has an optional oldSelf');
    if (expression.isTransition && old === undefined) return;
    if (path.length === 0 && asksForStatus(expression))
      throw new Unsupported('the rule asks for the status, which a file does not set');
    const values = [value, old ?? null];
    context.budget.take(stepsOver(expression, values));
    const variables = { self: celOf(schema, value), oldSelf: celOf(schema, old ?? null) };
    const holds = evaluate(expression, variables);
    if (holds === true) return;
    if (holds !== false) throw new Unsupported('the rule gives no truth value');
    refuse(expressedMessage(rule, values, variables, context.budget) ?? written);
  } catch (error) {
    if (error instanceof CelError)
      refuse(rule.message === null ? `the rule ${rule.rule} gives an error: ${error.message}` : written);
    else if (error instanceof Unsupported)
      context.unevaluated.push({ path, rule: rule.rule, why: error.message });
    else throw error;
  }
}

/** The text of `messageExpression`; null where there is none, or it gives none of one line. */
function expressedMessage(
  { messageExpression }: Rule,
  values: readonly Json[],
  variables: Readonly<Record<string, unknown>>,
  budget: Budget,
): string | null {
  if (messageExpression === null) return null;
  try {
    budget.begin();
    budget.take(messageExpression.length * STEPS_PER_CHARACTER);
    const expression = expressionOf(messageExpression);
    budget.take(stepsOver(expression, values));
    const text = evaluate(expression, variables);
    return typeof text === 'string' && text.trim() !== '' && !text.includes('\n') ? text.trim() : null;
  } catch (error) {
    if (error instanceof Unsupported || error instanceof CelError) return null;
    throw error;
  }
}

function stepsOver(expression: Expression, values: readonly Json[]): number {
  return mostSteps(expression, Math.max(...values.map(mostEntries)), JSON.stringify(values).length);
}

function mostEntries(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  const below = Object.values(value);
  return below.reduce((most: number, one) => Math.max(most, mostEntries(one)), below.length);
}

/** Objects keep their status whatever a file says, and a snapshot keeps only parts of it. */
function asksForStatus({ ast }: Expression): boolean {
  return nodesIn(ast).some(
    (node) => (node.op === '.' || node.op === '.?') && node.args[1] === 'status' && node.args[0].op === 'id',
  );
}

/** `.spec.name` and `['a-b']`, as `fieldPath` is written. */
function pathIn(fieldPath: string | null): FieldPath {
  return [...(fieldPath ?? '').matchAll(/\.([^.[]+)|\['([^']*)'\]/g)].map(
    ([, name, quoted]) => name ?? quoted ?? '',
  );
}
