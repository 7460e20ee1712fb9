import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import type { Schema } from '../../src/manifest/schema.js';

/** A rule of a definition, and the field it stands on: `spec.template`, `spec.stages[]`. */
export interface PlacedRule {
  readonly at: string;
  readonly rule: string;
  readonly message?: string;
  readonly optionalOldSelf?: boolean;
}

const TYPES: Readonly<Record<Schema['kind'], string | undefined>> = {
  object: 'object',
  map: 'object',
  list: 'array',
  string: 'string',
  integer: 'integer',
  boolean: 'boolean',
  intOrString: undefined,
  any: undefined,
};

/** What is known of a kind, as a CustomResourceDefinition would write it. */
export function openapiOf(schema: Schema, rules: readonly PlacedRule[] = []): JsonObject {
  const written = written0(schema);
  const properties = isObject(written['properties']) ? written['properties'] : {};
  // As every definition writes it.
  if (properties['metadata'] !== undefined) properties['metadata'] = { type: 'object' };
  for (const { at, ...rule } of rules) {
    const node = nodeAt(written, at);
    node['x-kubernetes-validations'] = [
      ...((node['x-kubernetes-validations'] as Json[] | undefined) ?? []),
      rule,
    ];
  }
  return written;
}

function written0(schema: Schema): JsonObject {
  const type = TYPES[schema.kind];
  const common: JsonObject = {
    ...(type === undefined ? {} : { type }),
    ...('default' in schema ? { default: schema.default } : {}),
    ...('nullable' in schema ? { nullable: true } : {}),
  };
  return { ...common, ...ofKind(schema) };
}

function ofKind(schema: Schema): JsonObject {
  switch (schema.kind) {
    case 'object':
      return {
        properties: Object.fromEntries(
          Object.entries(schema.fields).map(([name, one]) => [name, written0(one)]),
        ),
        required: [...schema.required],
      };
    case 'map':
      return { additionalProperties: written0(schema.values), ...limits(schema, ['maxProperties']) };
    case 'list':
      return {
        items: written0(schema.items),
        ...limits(schema, ['minItems', 'maxItems']),
        ...(schema.set ? { 'x-kubernetes-list-type': 'set' } : {}),
      };
    case 'string':
      return {
        ...(schema.oneOf ? { enum: [...schema.oneOf] } : {}),
        ...(schema.pattern ? { pattern: schema.pattern.source } : {}),
        ...(schema.format ? { format: schema.format } : {}),
        ...limits(schema, ['minLength', 'maxLength']),
      };
    case 'integer':
      return limits(schema, ['minimum', 'maximum']);
    case 'intOrString':
      return {
        'x-kubernetes-int-or-string': true,
        anyOf: [{ type: 'integer' }, { type: 'string' }],
        ...(schema.pattern ? { pattern: schema.pattern.source } : {}),
      };
    case 'boolean':
      return {};
    case 'any':
      return { 'x-kubernetes-preserve-unknown-fields': true };
  }
}

function limits(schema: object, names: readonly string[]): JsonObject {
  const known = schema as Readonly<Record<string, Json | undefined>>;
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = known[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The schema of a field. */
export function nodeAt(root: JsonObject, at: string): JsonObject {
  let node: Json | undefined = root;
  for (const [, name, items] of at.matchAll(/([^.[\]]+)|(\[\])/g)) {
    if (!isObject(node)) break;
    if (items !== undefined) node = node['items'];
    else node = isObject(node['properties']) ? node['properties'][name ?? ''] : undefined;
  }
  if (!isObject(node)) throw new Error(`the schema has no ${at}`);
  return node;
}
