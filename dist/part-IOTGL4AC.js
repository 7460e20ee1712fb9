import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/admission/cel/values.ts
var Uint = class {
  constructor(value) {
    this.value = value;
  }
  value;
};
var Duration = class {
  constructor(nanos) {
    this.nanos = nanos;
  }
  nanos;
};
var Timestamp = class {
  constructor(nanos) {
    this.nanos = nanos;
  }
  nanos;
};
var QuantityValue = class {
  constructor(quantity) {
    this.quantity = quantity;
  }
  quantity;
};
var UrlValue = class {
  constructor(text, scheme, hostname, port) {
    this.text = text;
    this.scheme = scheme;
    this.hostname = hostname;
    this.port = port;
  }
  text;
  scheme;
  hostname;
  port;
};
var Optional = class _Optional {
  constructor(value) {
    this.value = value;
  }
  value;
  static none = new _Optional(void 0);
};
var TypeName = class {
  constructor(name) {
    this.name = name;
  }
  name;
};
var List = class {
  constructor(items, type = "atomic", keys = []) {
    this.items = items;
    this.type = type;
    this.keys = keys;
  }
  items;
  type;
  keys;
};
var CelMap = class {
  constructor(entries) {
    this.entries = entries;
  }
  entries;
};
var Message = class {
  constructor(fields, known) {
    this.fields = fields;
    this.known = known;
  }
  fields;
  known;
};
var CelError = class extends Error {
};
var Mismatch = class extends CelError {
  constructor(message, operands = []) {
    super(message);
    this.operands = operands;
  }
  operands;
  /** True where a number or a text was asked what only the other one has, or only one of a kind. */
  get isOfEither() {
    const isEither = (one) => typeof one === "bigint" || typeof one === "string";
    return this.operands.length > 0 && this.operands.every(isEither);
  }
};
function typeName(value) {
  if (value === null) return "null_type";
  if (typeof value === "boolean") return "bool";
  if (typeof value === "bigint") return "int";
  if (typeof value === "number") return "double";
  if (typeof value === "string") return "string";
  if (value instanceof Uint8Array) return "bytes";
  if (value instanceof Uint) return "uint";
  if (value instanceof List) return "list";
  if (value instanceof CelMap) return "map";
  if (value instanceof Duration) return "google.protobuf.Duration";
  if (value instanceof Timestamp) return "google.protobuf.Timestamp";
  if (value instanceof Optional) return "optional_type";
  if (value instanceof TypeName) return "type";
  return value instanceof QuantityValue ? "kubernetes.Quantity" : "object";
}

export {
  Uint,
  Duration,
  Timestamp,
  QuantityValue,
  UrlValue,
  Optional,
  TypeName,
  List,
  CelMap,
  Message,
  CelError,
  Mismatch,
  typeName
};
