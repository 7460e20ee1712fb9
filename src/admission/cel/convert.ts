import { goDurationNanos } from '../../manifest/values/go-duration.js';
import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';
import type { Structural } from '../structural.js';
import { Unsupported } from '../unsupported.js';
import { timestampOf } from './times.js';
import { type Cel, CelError, CelMap, Duration, type Key, List, Message } from './values.js';

/** Words of CEL, which a field may be called and a rule may not write. */
const RESERVED: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'in', 'as', 'break', 'const', 'continue', 'else', 'for', 'function', 'if'],
  ...['import', 'let', 'loop', 'package', 'namespace', 'return', 'var', 'void', 'while'],
]);

const ESCAPES: Readonly<Record<string, string>> = {
  __: '__underscores__',
  '.': '__dot__',
  '-': '__dash__',
  '/': '__slash__',
};

/** A field as rules write it; null for one that no rule can name. Source: apiserver/pkg/cel/escaping.go. */
function escaped(name: string): string | null {
  if (RESERVED.has(name)) return `__${name}__`;
  if (!/^[A-Za-z_][A-Za-z0-9_./-]*$/.test(name)) return null;
  return name.replace(/__|[./-]/g, (part) => ESCAPES[part] ?? part);
}

/** What a rule sees of an object whatever the schema says of it. */
const OF_METADATA = ['name', 'generateName'];

/** A value as the rules on its schema see it: integers are integers, and what the schema does not know is not there. */
export function celOf(schema: Structural, value: Json, isResource = schema.isEmbedded): Cel {
  if (value === null || typeof value === 'boolean') return value;
  if (typeof value === 'string') return textOf(schema, value);
  if (typeof value === 'number') return numberOf(schema, value);
  if (Array.isArray(value)) return listOf(schema, value);
  return isMap(schema) ? mapOf(schema, value) : messageOf(schema, value, isResource);
}

function isMap({ additional, properties }: Structural): boolean {
  return additional !== null && properties.size === 0;
}

function textOf({ format }: Structural, value: string): Cel {
  if (format === 'date-time' || format === 'datetime') return momentOf(value);
  if (format === 'date') return momentOf(`${value}T00:00:00Z`);
  if (format === 'byte') return Buffer.from(value, 'base64');
  if (format !== 'duration') return value;
  const nanos = goDurationNanos(value);
  if (nanos === null) throw new Unsupported('the rule is about a duration in words');
  return new Duration(nanos);
}

function momentOf(text: string): Cel {
  try {
    return timestampOf(text);
  } catch (error) {
    if (error instanceof CelError)
      throw new Unsupported('the rule is about a time in a form that is not read here');
    throw error;
  }
}

function numberOf({ type, isIntOrString }: Structural, value: number): Cel {
  const isWhole = Number.isSafeInteger(value) && (type !== 'number' || isIntOrString);
  return isWhole ? BigInt(value) : value;
}

function listOf({ items, listType, mapKeys }: Structural, value: readonly Json[]): List {
  const keys = mapKeys.map((key) => escaped(key) ?? key);
  return new List(
    value.map((item) => (items ? celOf(items, item) : plain(item))),
    listType,
    keys,
  );
}

function mapOf({ additional }: Structural, value: JsonObject): CelMap {
  const entries = Object.entries(value).map(([key, item]): [Key, Cel] => [
    key,
    additional === null || additional === 'any' ? plain(item) : celOf(additional, item),
  ]);
  return new CelMap(new Map(entries));
}

/** A null that a field may have is, to a rule, a field that is not there. */
function messageOf(schema: Structural, value: JsonObject, isResource: boolean): Message {
  const fields = new Map<string, Cel>();
  const known = new Set<string>();
  for (const [name, property] of schema.properties) {
    const key = escaped(name);
    if (key === null || (isResource && name === 'metadata')) continue;
    known.add(key);
    const item = Object.hasOwn(value, name) ? (value[name] ?? null) : null;
    if (item !== null) fields.set(key, celOf(property, item));
  }
  if (isResource) addResourceFields(value, fields, known);
  return new Message(fields, known);
}

function addResourceFields(value: JsonObject, fields: Map<string, Cel>, known: Set<string>): void {
  for (const name of ['apiVersion', 'kind']) {
    known.add(name);
    const text = value[name];
    if (typeof text === 'string') fields.set(name, text);
  }
  const metadata = isObject(value['metadata']) ? value['metadata'] : {};
  const texts = OF_METADATA.flatMap((name): [string, Cel][] => {
    const text = metadata[name];
    return typeof text === 'string' ? [[name, text]] : [];
  });
  known.add('metadata');
  fields.set('metadata', new Message(new Map(texts), new Set(OF_METADATA)));
}

/** Of no schema. */
function plain(value: Json): Cel {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : value;
  if (Array.isArray(value)) return new List(value.map(plain));
  if (!isObject(value)) return value;
  return new CelMap(new Map(Object.entries(value).map(([key, item]) => [key, plain(item)])));
}
