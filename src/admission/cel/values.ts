import type { Quantity } from '../../manifest/values/quantity.js';

/** An unsigned integer, which never equals a text of it. */
export class Uint {
  constructor(readonly value: bigint) {}
}

export class Duration {
  constructor(readonly nanos: bigint) {}
}

export class Timestamp {
  constructor(readonly nanos: bigint) {}
}

export class QuantityValue {
  constructor(readonly quantity: Quantity) {}
}

export class UrlValue {
  constructor(
    readonly text: string,
    readonly scheme: string,
    readonly hostname: string,
    readonly port: string,
  ) {}
}

/** A value that may be there. */
export class Optional {
  static readonly none = new Optional(undefined);

  constructor(readonly value: Cel | undefined) {}
}

/** `type(x)`, and what it is compared with: `string`. */
export class TypeName {
  constructor(readonly name: string) {}
}

/** How the items of a list are told apart: by their place, by their value, or by their keys. */
type ListType = 'atomic' | 'set' | 'map';

export class List {
  constructor(
    readonly items: readonly Cel[],
    readonly type: ListType = 'atomic',
    /** For a list of type `map`: the fields that tell items apart, as rules write them. */
    readonly keys: readonly string[] = [],
  ) {}
}

/** A map from keys to values: an object whose fields are not in the schema one by one. */
export class CelMap {
  constructor(readonly entries: ReadonlyMap<Key, Cel>) {}
}

export type Key = string | boolean | bigint;

/** An object whose fields are in the schema, by names as rules write them. */
export class Message {
  constructor(
    readonly fields: ReadonlyMap<string, Cel>,
    /** Every field that the schema knows. */
    readonly known: ReadonlySet<string>,
  ) {}
}

/** A value of CEL: integers are bigint, so that a number is never one. */
export type Cel =
  | null
  | boolean
  | bigint
  | number
  | string
  | Uint8Array
  | Uint
  | Duration
  | Timestamp
  | QuantityValue
  | UrlValue
  | Optional
  | TypeName
  | List
  | CelMap
  | Message;

/** Why a rule gives no answer: the API server refuses the object for it. */
export class CelError extends Error {}

/** A rule asks for what its values do not offer, which a type check finds before an object is there: it was read wrongly. */
export class Mismatch extends CelError {
  constructor(
    message: string,
    private readonly operands: readonly Cel[] = [],
  ) {
    super(message);
  }

  /** True where a number or a text was asked what only the other one has, or only one of a kind. */
  get isOfEither(): boolean {
    const isEither = (one: Cel): boolean => typeof one === 'bigint' || typeof one === 'string';
    return this.operands.length > 0 && this.operands.every(isEither);
  }
}

export function typeName(value: Cel): string {
  if (value === null) return 'null_type';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'double';
  if (typeof value === 'string') return 'string';
  if (value instanceof Uint8Array) return 'bytes';
  if (value instanceof Uint) return 'uint';
  if (value instanceof List) return 'list';
  if (value instanceof CelMap) return 'map';
  if (value instanceof Duration) return 'google.protobuf.Duration';
  if (value instanceof Timestamp) return 'google.protobuf.Timestamp';
  if (value instanceof Optional) return 'optional_type';
  if (value instanceof TypeName) return 'type';
  return value instanceof QuantityValue ? 'kubernetes.Quantity' : 'object';
}
