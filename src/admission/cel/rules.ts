import { entryOf } from '../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import { canonicalJson } from '../../manifest/values/canonical.js';
import type { Violation } from '../../manifest/schema.js';
import type { Budget } from '../budget.js';
import type { Rule, Structural } from '../structural.js';
import { Unsupported } from '../unsupported.js';
import { celOf } from './convert.js';
import { evaluate } from './evaluate.js';
import { below, type Expression, mentions } from './expression.js';
import { parsedRule } from './parsed.js';
import { Scope } from './scope.js';
import { type Cel, CelError, Mismatch, Optional } from './values.js';

/** A rule that could not be evaluated. */
export interface Unevaluated {
  /** The field that it stands on, and the rule as it is written. */
  readonly path: FieldPath;
  readonly rule: string;
  readonly why: string;
}

export interface RuleFindings {
  readonly violations: readonly Violation[];
  readonly unevaluated: readonly Unevaluated[];
}

/** Of reading a rule. */
const STEPS_PER_CHARACTER = 5;

interface Ways {
  readonly isTransition: boolean;
  readonly budget: Budget;
  readonly violations: Violation[];
  readonly unevaluated: Unevaluated[];
}

/** A value, and what stood in its place before the update: undefined where there was none, or nobody can tell which it was. */
interface Pair {
  readonly value: Json;
  readonly old: Json | undefined;
}

/**
 * Violations of the rules of a schema (`x-kubernetes-validations`) by an object in its stored form: of those that name `oldSelf`
 * (transition rules), or of the others. `old` is the object that is updated; null where it is created.
 * Source: k8s.io/apiextensions-apiserver, schema/cel/validation.go.
 */
export function checkRules(
  which: 'plain' | 'transition',
  schema: Structural,
  { object, old }: { readonly object: JsonObject; readonly old: JsonObject | null },
  budget: Budget,
): RuleFindings {
  const ways: Ways = { isTransition: which === 'transition', budget, violations: [], unevaluated: [] };
  walk(schema, { value: object, old: old ?? undefined }, [], ways);
  return ways;
}

function walk(schema: Structural, pair: Pair, path: FieldPath, ways: Ways): void {
  if (pair.value === null) return;
  for (const rule of schema.rules) judge(schema, rule, pair, path, ways);
  if (!someBelow(schema, ({ rules }) => rules.length > 0, BELOW)) return;
  const { value, old } = pair;
  if (Array.isArray(value) && schema.items) {
    const earlier = earlierItems(schema, old);
    for (const [index, item] of value.entries())
      walk(schema.items, { value: item, old: earlier(item) }, [...path, index], ways);
  }
  if (!isObject(value)) return;
  const before = isObject(old) ? old : {};
  for (const [name, item] of Object.entries(value)) {
    const known = schema.properties.get(name) ?? schema.additional;
    if (known !== null && known !== 'any')
      walk(known, { value: item, old: entryOf(before, name) }, [...path, name], ways);
  }
}

const BELOW = new WeakMap<Structural, boolean>();

const EITHER = new WeakMap<Structural, boolean>();

/**
 * True where a rule may meet a number or a text in one place (`x-kubernetes-int-or-string`). No type check sees what a rule does with
 * the other of them, and the object is refused for it. Source: apiserver/pkg/cel/common/schemas.go, SchemaDeclType (DynType).
 */
function holdsEither(schema: Structural): boolean {
  return schema.isIntOrString || someBelow(schema, ({ isIntOrString }) => isIntOrString, EITHER);
}

function someBelow(
  schema: Structural,
  isIt: (part: Structural) => boolean,
  found: WeakMap<Structural, boolean>,
): boolean {
  const known = found.get(schema);
  if (known !== undefined) return known;
  const { items, additional, properties } = schema;
  const parts = [...properties.values(), ...(items ? [items] : [])];
  if (additional !== null && additional !== 'any') parts.push(additional);
  const is = parts.some((part) => isIt(part) || someBelow(part, isIt, found));
  found.set(schema, is);
  return is;
}

/** Which item of the list before an item takes the place of: only keys tell, as places shift. */
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

function judge(schema: Structural, rule: Rule, pair: Pair, path: FieldPath, ways: Ways): void {
  const { budget } = ways;
  try {
    budget.begin();
    // Reading it is work too. Ends here where earlier rules have left nothing.
    budget.take(rule.rule.length * STEPS_PER_CHARACTER);
    const expression = parsedRule(rule.rule);
    const isTransition = mentions(expression, 'oldSelf');
    if (isTransition !== ways.isTransition) return;
    if (isTransition && pair.old === undefined && !rule.optionalOldSelf) return;
    if (path.length === 0 && asksForStatus(expression))
      throw new Unsupported('the rule asks for the status, which a file does not set');
    const scope = scopeOf(schema, rule, pair, path.length === 0);
    const holds = evaluate(expression, scope, budget);
    if (holds === true) return;
    if (holds !== false) throw new Unsupported('the rule gives no truth value');
    refuse(rule, path, messageOf(rule, scope, ways), ways);
  } catch (error) {
    const isUnread = error instanceof Mismatch && !(error.isOfEither && holdsEither(schema));
    if (error instanceof Unsupported || isUnread)
      ways.unevaluated.push({ path, rule: rule.rule, why: error.message });
    else if (error instanceof CelError)
      refuse(rule, path, `the rule ${rule.rule} gives an error: ${error.message}`, ways);
    else throw error;
  }
}

function refuse(rule: Rule, path: FieldPath, message: string, { violations }: Ways): void {
  violations.push({ path: [...path, ...pathIn(rule.fieldPath)], rule: 'cel', message });
}

function scopeOf(schema: Structural, rule: Rule, { value, old }: Pair, isRoot: boolean): Scope | null {
  const isResource = isRoot || schema.isEmbedded;
  const before = old === undefined || old === null ? undefined : celOf(schema, old, isResource);
  const variables = new Map<string, Cel>([['self', celOf(schema, value, isResource)]]);
  if (rule.optionalOldSelf) variables.set('oldSelf', new Optional(before));
  else if (before !== undefined) variables.set('oldSelf', before);
  return Scope.of(variables);
}

/** Objects keep their status whatever a file says, and a snapshot keeps only parts of it. */
function asksForStatus(expression: Expression): boolean {
  const { op, args } = expression;
  if ((op === '.' || op === '.?') && args[1] === 'status' && args[0].op === 'id') return true;
  return below(expression).some(asksForStatus);
}

/** `.spec.name` and `['a-b']`, as `fieldPath` is written. */
function pathIn(fieldPath: string | null): FieldPath {
  return [...(fieldPath ?? '').matchAll(/\.([^.[]+)|\['([^']*)'\]/g)].map(
    ([, name, quoted]) => name ?? quoted ?? '',
  );
}

/** What the rule says; an expression that gives no text leaves it to the message. */
function messageOf({ rule, message, messageExpression }: Rule, scope: Scope | null, ways: Ways): string {
  const written = message?.trim() ?? `failed rule: ${rule.trim()}`;
  if (messageExpression === null) return written;
  try {
    ways.budget.begin();
    const text = evaluate(parsedRule(messageExpression), scope, ways.budget);
    return typeof text === 'string' && text.trim() !== '' && !text.includes('\n') ? text.trim() : written;
  } catch (error) {
    if (error instanceof Unsupported || error instanceof CelError) return written;
    throw error;
  }
}
