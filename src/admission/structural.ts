import { field, itemsIn, listIn, numberIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { remembered } from '../manifest/lookup.js';
import type { Budget } from './budget.js';
import { regexpOf } from './regexp.js';
import { attempted, Unsupported } from './unsupported.js';

/** A rule of `x-kubernetes-validations`. */
export interface Rule {
  readonly rule: string;
  readonly message: string | null;
  readonly messageExpression: string | null;
  /** `.spec.name`: what is named in place of the field that the rule is on. */
  readonly fieldPath: string | null;
  readonly optionalOldSelf: boolean;
}

/** A regular expression of a schema. `source` is what messages show. */
interface Pattern {
  readonly source: string;
  /** Throws Unsupported for an expression that cannot be read. */
  test(text: string, budget: Budget): boolean;
}

/** Read when it is first asked, as a schema may have one that is not understood in an unused part. */
function patternOf(source: string): Pattern {
  return { source, test: (text, budget) => regexpOf(source).test(text, budget) };
}

/** A schema of a CustomResourceDefinition as the API server reads it. */
export interface Structural {
  readonly type: string | null;
  readonly isNullable: boolean;
  readonly properties: ReadonlyMap<string, Structural>;
  /** The values of a map; `any` where anything goes, null where the schema names every field. */
  readonly additional: Structural | 'any' | null;
  readonly items: Structural | null;
  readonly required: readonly string[];
  readonly enumeration: readonly Json[] | null;
  readonly default: Json | undefined;
  readonly preservesUnknown: boolean;
  readonly isEmbedded: boolean;
  readonly isIntOrString: boolean;
  readonly listType: 'atomic' | 'set' | 'map';
  readonly mapKeys: readonly string[];
  readonly limits: Limits;
  readonly pattern: Pattern | null;
  readonly format: string | null;
  readonly allOf: readonly Structural[];
  readonly anyOf: readonly Structural[];
  readonly oneOf: readonly Structural[];
  readonly not: Structural | null;
  readonly rules: readonly Rule[];
  /** It has rules, or a part of it has. */
  readonly hasRules: boolean;
}

const LIMITS = [
  'minimum',
  'maximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const;

/** Null where there is none. */
interface Limits extends Readonly<Record<(typeof LIMITS)[number], number | null>> {
  readonly isMinimumOut: boolean;
  readonly isMaximumOut: boolean;
}

/** A snapshot keeps no schema that is nested deeper. */
const DEEPEST = 64;
const MOST_NODES = 50_000;

const reading = remembered(attempted((schema: JsonObject) => new Reader().read(schema, 0)));

/** Reads a schema, once. Throws Unsupported for what no API server takes. */
export function structuralOf(schema: JsonObject): Structural {
  const read = reading(schema);
  if (read instanceof Unsupported) throw read;
  return read;
}

class Reader {
  private nodes = 0;

  read(schema: Json | undefined, depth: number): Structural {
    if (depth > DEEPEST) throw new Unsupported('its schema is nested too deep');
    if (++this.nodes > MOST_NODES) throw new Unsupported('its schema is too large');
    if (!isObject(schema)) throw new Unsupported('its schema has a part that is no schema');
    if (schema['$ref'] !== undefined) throw new Unsupported('its schema has a $ref');
    const below = (value: Json | undefined): Structural => this.read(value, depth + 1);
    const listed = (key: string): Structural[] => itemsIn(schema, key).map(below);
    const written = textIn(schema, 'pattern');
    const has = (key: string): boolean => schema[`x-kubernetes-${key}`] === true;
    const read = {
      type: textIn(schema, 'type'),
      isNullable: schema['nullable'] === true,
      properties: new Map(
        Object.entries(objectIn(schema, 'properties') ?? {}).map(([name, one]) => [name, below(one)]),
      ),
      additional: this.additional(schema, depth),
      items: schema['items'] === undefined ? null : below(schema['items']),
      required: itemsIn(schema, 'required').filter((name) => typeof name === 'string'),
      enumeration: listIn(schema, 'enum'),
      default: field(schema, 'default'),
      preservesUnknown: has('preserve-unknown-fields'),
      isEmbedded: has('embedded-resource'),
      isIntOrString: has('int-or-string'),
      listType: listTypeOf(schema),
      mapKeys: itemsIn(schema, 'x-kubernetes-list-map-keys').filter((key) => typeof key === 'string'),
      limits: limitsOf(schema),
      pattern: written === null ? null : patternOf(written),
      format: textIn(schema, 'format'),
      allOf: listed('allOf'),
      anyOf: listed('anyOf'),
      oneOf: listed('oneOf'),
      not: schema['not'] === undefined ? null : below(schema['not']),
      rules: itemsIn(schema, 'x-kubernetes-validations').flatMap((value) => ruleOf(value) ?? []),
    };
    const { properties, items, additional, rules } = read;
    const parts = [...properties.values(), ...(items ? [items] : [])];
    if (additional !== null && additional !== 'any') parts.push(additional);
    return {
      ...read,
      hasRules: rules.length > 0 || parts.some((part) => part.hasRules),
    };
  }

  private additional(schema: JsonObject, depth: number): Structural['additional'] {
    const value = schema['additionalProperties'];
    if (value === undefined || value === false) return null;
    return value === true ? 'any' : this.read(value, depth + 1);
  }
}

function listTypeOf(schema: JsonObject): Structural['listType'] {
  const type = textIn(schema, 'x-kubernetes-list-type');
  return type === 'set' || type === 'map' ? type : 'atomic';
}

function limitsOf(schema: JsonObject): Limits {
  return {
    ...(Object.fromEntries(LIMITS.map((name) => [name, numberIn(schema, name)])) as Pick<
      Limits,
      (typeof LIMITS)[number]
    >),
    isMinimumOut: schema['exclusiveMinimum'] === true,
    isMaximumOut: schema['exclusiveMaximum'] === true,
  };
}

function ruleOf(value: Json): Rule | null {
  const rule = textIn(value, 'rule');
  if (rule === null) return null;
  return {
    rule,
    message: textIn(value, 'message'),
    messageExpression: textIn(value, 'messageExpression'),
    fieldPath: textIn(value, 'fieldPath'),
    optionalOldSelf: field(value, 'optionalOldSelf') === true,
  };
}
