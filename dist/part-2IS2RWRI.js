import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  parsedJson,
  repeatedKey
} from "./part-C6FNRO6Y.js";
import {
  CLOCKS_APART_MS,
  DEFAULT_LIMITS,
  LABEL_KEY_LENGTH,
  LABEL_VALUE_LENGTH,
  LIFECYCLE,
  LIMITS,
  NAME_LENGTH,
  createdIn,
  describe,
  emptyObject,
  fieldName,
  hideNode,
  hideObject,
  isClusterScoped,
  isDefinition,
  keptInOtherCase,
  parseInstant,
  parseManifests,
  quote,
  redactObject,
  ruleFor
} from "./part-XCPVTUVG.js";
import {
  byName,
  caretPicture
} from "./part-66QZVGSS.js";
import {
  canonicalJson,
  formatInstant,
  groupOf,
  isObject,
  visible
} from "./part-MZYUQ4PG.js";

// src/snapshot/identity.ts
function isRefusal(value) {
  return "says" in value;
}
function typeOf(value, itemType) {
  const apiVersion = value["apiVersion"] ?? itemType?.apiVersion;
  const kind = value["kind"] ?? itemType?.kind;
  if (typeof apiVersion === "string" && typeof kind === "string" && apiVersion !== "" && kind !== "") {
    return { apiVersion, kind };
  }
  return {
    code: "missing-kind",
    says: "has no apiVersion and kind; take objects with `kubectl get -o json`"
  };
}
function identityOf(value, { apiVersion, kind }) {
  const metadata = isObject(value["metadata"]) ? value["metadata"] : {};
  const name = metadata["name"];
  if (typeof name !== "string" || name === "" || name.length > NAME_LENGTH) {
    const has = name === void 0 ? "has no metadata.name" : `has ${describe(name)} as its name`;
    return { code: "missing-name", says: `is a ${quote(kind)} that ${has}; a name has 1 to 253 characters` };
  }
  const namespace = metadata["namespace"] ?? "";
  if (typeof namespace !== "string" || namespace.length > NAME_LENGTH) {
    return { code: "wrong-type", says: `has ${describe(namespace)} as its metadata.namespace` };
  }
  const isScoped = namespace !== "" && !isClusterScoped(apiVersion, kind);
  return { apiVersion, kind, namespace: isScoped ? namespace : null, name };
}
function identityKey({ apiVersion, kind, namespace, name }) {
  return `${groupOf(apiVersion)}/${kind}/${namespace ?? ""}/${name}`;
}
function titleOf({ kind, namespace, name }) {
  return `${kind} ${quote(namespace === null ? name : `${namespace}/${name}`)}`;
}

// src/snapshot/list.ts
function listOf(value) {
  if (Array.isArray(value)) return { items: value, itemType: null };
  if (!isObject(value)) return null;
  if (!Object.hasOwn(value, "items")) return withoutItems(value);
  const kind = value["kind"];
  if (kind !== void 0 && (typeof kind !== "string" || !kind.endsWith("List"))) return null;
  const items = value["items"];
  if (items === null) return withoutItems(value) ?? { items: [], itemType: null };
  if (!Array.isArray(items)) {
    return { code: "wrong-type", message: `"items" is ${describe(items)}, not a list of objects.` };
  }
  const metadata = isObject(value["metadata"]) ? value["metadata"] : {};
  const token = metadata["continue"] ?? "";
  if (token !== "") {
    const message = "The list has metadata.continue: it is one page of several, and the other nodes are missing. Take it with `kubectl get`, which reads all pages.";
    return { code: "partial-list", message };
  }
  return { items, itemType: itemTypeOf(kind, value["apiVersion"]) };
}
function isFault(list) {
  return "message" in list;
}
function itemTypeOfStart(start) {
  try {
    const frame = JSON.parse(`${start}]}`);
    return isObject(frame) ? itemTypeOf(frame["kind"], frame["apiVersion"]) : null;
  } catch {
    return null;
  }
}
function withoutItems({ kind, apiVersion }) {
  const item = itemTypeOf(kind, apiVersion);
  const isList = kind === "List" || item !== null && ruleFor(item.apiVersion, item.kind) !== void 0;
  return isList ? {
    code: "wrong-type",
    message: 'A list whose "items" are null or missing says nothing about a fleet: take it with `kubectl get`.'
  } : null;
}
function itemTypeOf(kind, apiVersion) {
  if (typeof kind !== "string" || typeof apiVersion !== "string") return null;
  const item = kind.endsWith("List") ? kind.slice(0, -"List".length) : "";
  return item === "" ? null : { apiVersion, kind: item };
}
function strangeItem(item) {
  if (isObject(item) && Object.keys(item).length === 0) return null;
  return `is ${isObject(item) ? quote(JSON.stringify(item)) : describe(item)}, not a Kubernetes object`;
}

// src/snapshot/node.ts
function nodeState(name, object, defects) {
  const metadata = mapAt(object, "metadata");
  const spec = mapAt(object, "spec");
  const createdAt = timeAt(metadata, "creationTimestamp");
  if (createdAt === null && !defects.some(({ path }) => path[1] === "creationTimestamp")) {
    const says = "is missing; controllers take nodes in the order of their creation";
    defects.push({ code: "invalid-time", path: ["metadata", "creationTimestamp"], says });
  }
  const conditions = mapAt(object, "status")["conditions"];
  const lifecycle = lifecycleOf(conditions);
  return {
    name,
    labels: textsAt(metadata, "labels"),
    annotations: textsAt(metadata, "annotations"),
    taints: taintsOf(spec["taints"], defects),
    unschedulable: flag(spec["unschedulable"], ["spec", "unschedulable"], defects),
    ready: readyOf(conditions, defects),
    ...lifecycle.length === 0 ? {} : { lifecycle },
    deletingSince: timeAt(metadata, "deletionTimestamp"),
    createdAt: createdAt ?? 0
  };
}
function nodeLine(node) {
  const metadata = {
    annotations: sorted(node.annotations),
    creationTimestamp: formatInstant(node.createdAt),
    deletionTimestamp: node.deletingSince === null ? void 0 : formatInstant(node.deletingSince),
    labels: sorted(node.labels),
    name: node.name
  };
  const taints = node.taints.map(({ effect, key, value }) => ({
    effect,
    key,
    value: value === "" ? void 0 : value
  }));
  const spec = {
    taints: taints.length === 0 ? void 0 : taints,
    unschedulable: node.unschedulable ? true : void 0
  };
  const hasSpec = taints.length > 0 || node.unschedulable;
  const conditions = [
    ...(node.lifecycle ?? []).map((type) => ({ status: "True", type })),
    ...node.ready === "missing" ? [] : [{ status: node.ready, type: "Ready" }]
  ];
  return JSON.stringify({
    apiVersion: "v1",
    kind: "Node",
    metadata,
    spec: hasSpec ? spec : void 0,
    status: conditions.length === 0 ? void 0 : { conditions }
  });
}
function sorted(texts) {
  const keys = Object.keys(texts);
  if (keys.length === 0) return void 0;
  if (keys.every((key, i) => i === 0 || (keys[i - 1] ?? "") < key)) return texts;
  const copy = /* @__PURE__ */ Object.create(null);
  for (const key of keys.sort()) copy[key] = texts[key] ?? "";
  return copy;
}
function mapAt(object, key) {
  const value = object[key];
  return isObject(value) ? value : emptyObject();
}
function timeAt(metadata, key) {
  const value = metadata[key];
  return typeof value === "string" ? parseInstant(value) : null;
}
function textsAt(metadata, key) {
  return mapAt(metadata, key);
}
function flag(value, path, defects) {
  if (value === void 0 || typeof value === "boolean") return value ?? false;
  defects.push({ code: "wrong-type", path, says: `is ${describe(value)}, not true or false` });
  return false;
}
function taintsOf(list, defects) {
  if (!Array.isArray(list)) return [];
  return list.map((item, index) => {
    const taint = isObject(item) ? item : emptyObject();
    const at = (field) => ["spec", "taints", index, field];
    return {
      key: required(taint["key"], at("key"), LABEL_KEY_LENGTH, defects),
      value: optional(taint["value"], at("value"), defects),
      effect: required(taint["effect"], at("effect"), LABEL_VALUE_LENGTH, defects)
    };
  });
}
function required(value, path, maxLength, defects) {
  if (typeof value === "string" && value !== "" && value.length <= maxLength) return value;
  const says = typeof value === "string" && value !== "" ? "is too long" : `is ${describe(value)}, not a text`;
  defects.push({ code: "invalid-taint", path, says });
  return "";
}
function optional(value, path, defects) {
  return value === void 0 || value === "" ? "" : required(value, path, LABEL_VALUE_LENGTH, defects);
}
function lifecycleOf(list) {
  const isTrue = (type) => Array.isArray(list) && list.some((one) => isObject(one) && one["type"] === type && one["status"] === "True");
  return LIFECYCLE.filter(isTrue);
}
function isLifecycle(condition) {
  return isObject(condition) && LIFECYCLE.some((type) => condition["type"] === type);
}
function readyOf(conditions, defects) {
  const list = Array.isArray(conditions) ? conditions.filter((one) => !isLifecycle(one)) : [];
  if (list.length === 0) return "missing";
  const path = ["status", "conditions"];
  const [first, ...others] = list.map((condition) => isObject(condition) ? condition["status"] : void 0);
  if (others.some((other) => other !== first)) {
    defects.push({ code: "invalid-condition", path, says: "holds several Ready conditions that differ" });
    return "Unknown";
  }
  if (first === "True" || first === "False" || first === "Unknown") return first;
  const status = typeof first === "string" ? quote(first) : describe(first);
  defects.push({
    code: "invalid-condition",
    path,
    says: `says Ready is ${status}, not True, False or Unknown`
  });
  return "Unknown";
}

// src/snapshot/problem-list.ts
var ProblemList = class {
  perCode;
  listed = [];
  /** How many there are of each severity and code, and the first of them. */
  counts = /* @__PURE__ */ new Map();
  errorCount = 0;
  constructor(perCode) {
    this.perCode = perCode;
  }
  get errors() {
    return this.errorCount;
  }
  add(severity, code, message, place, picture = null) {
    const problem = { severity, code, message, place, picture };
    if (severity === "error") this.errorCount++;
    const counted = this.counts.get(`${severity} ${code}`) ?? { count: 0, first: problem };
    this.counts.set(`${severity} ${code}`, counted);
    counted.count++;
    if (counted.count <= this.perCode) this.listed.push(problem);
  }
  /** The problems in the order they were found, then one for all those of a code that are not listed. */
  all() {
    const more = [];
    for (const { count, first } of this.counts.values()) {
      if (count <= this.perCode) continue;
      const message = `${count - this.perCode} more problems "${first.code}" are not listed.`;
      more.push({ ...first, message, place: null, picture: null });
    }
    return [...this.listed, ...more];
  }
};

// src/snapshot/collector.ts
var MAX_KINDS = 1e3;
var Collector = class {
  limits;
  keeper;
  /** Where each node and each object was read first, by its identity. */
  seen = /* @__PURE__ */ new Map();
  /** Objects of kinds that are not kept, by kind. */
  dropped = /* @__PURE__ */ new Map();
  problems;
  /** The spec of each definition of custom resources. */
  definitions = /* @__PURE__ */ new Map();
  targets = 0;
  youngest = null;
  oldest = null;
  constructor(limits, keeper) {
    this.limits = limits;
    this.keeper = keeper;
    this.problems = new ProblemList(limits.problemsPerCode);
  }
  /** What was added so far. */
  get counts() {
    let dropped = 0;
    for (const count of this.dropped.values()) dropped += count;
    return { nodes: this.keeper.nodes, objects: this.keeper.objects, dropped, errors: this.problems.errors };
  }
  problem(severity, code, message, place, picture = null) {
    this.problems.add(severity, code, message, place, picture);
  }
  /** The object that was made last of those that were added since this was asked the time before. */
  takeYoungest() {
    const { youngest } = this;
    this.youngest = null;
    return youngest;
  }
  /** The oldest counts: what a part of the snapshot says is as old as that part. */
  takenAt(instant) {
    this.oldest = Math.min(instant, this.oldest ?? instant);
  }
  /** Takes in one Kubernetes object, or a list of them. False when no more will be taken. */
  add(value, origin, itemType = null) {
    const list = listOf(value);
    if (list !== null) return this.addList(list, origin);
    if (!isObject(value)) {
      return this.refuse(origin, {
        code: "not-an-object",
        says: `is ${describe(value)}, not a Kubernetes object`
      });
    }
    const type = typeOf(value, itemType);
    if (isRefusal(type)) return this.refuse(origin, type);
    const rule = ruleFor(type.apiVersion, type.kind);
    if (rule === void 0) return this.pass(type, origin);
    if (rule.kept.concerns?.(value) === false) return this.drop(type.kind);
    if (rule.kept.isTarget) this.targets++;
    const identity = identityOf(value, type);
    return isRefusal(identity) ? this.refuse(origin, identity) : this.keep(identity, value, origin);
  }
  /** A list inside of another one, as `jq -s` makes it. */
  addList(list, origin) {
    if (isFault(list)) {
      this.problem("error", list.code, list.message, origin.place());
      return true;
    }
    return list.items.every((item, index) => {
      const label = `${origin.label === "" ? "" : `${origin.label}.`}items[${index}]`;
      if (!isObject(item) || listOf(item) === null)
        return this.add(item, { ...origin, label }, list.itemType);
      return this.refuse(
        { ...origin, label },
        { code: "nested-lists", says: "is a list in a list in a list" }
      );
    });
  }
  /** For a kind that is not kept: one whose name is only written in another case must not vanish. */
  pass({ apiVersion, kind }, origin) {
    const meant = keptInOtherCase(apiVersion, kind);
    if (meant === null) return this.drop(kind);
    const says = `is of kind ${quote(kind)}, which no API knows: the case of the letters counts, and it is written ${quote(meant)}`;
    return this.refuse(origin, { code: "unknown-kind", says });
  }
  drop(kind) {
    const counted = this.dropped.has(kind) || this.dropped.size < MAX_KINDS ? kind : "other";
    this.dropped.set(counted, (this.dropped.get(counted) ?? 0) + 1);
    return true;
  }
  keep(identity, value, origin) {
    if (this.definitions.has(identity.name) && isDefinition(identity))
      return this.passDefinition(identity, value, origin);
    if (this.isDuplicate(identity, origin)) return true;
    const { apiVersion, kind, name } = identity;
    if (this.isFull(kind, origin)) return false;
    const isTyped = value["kind"] === kind && value["apiVersion"] === apiVersion;
    const redacted = redactObject(
      apiVersion,
      kind,
      isTyped ? value : { ...value, apiVersion, kind },
      this.limits.depth
    );
    if (redacted === null) return true;
    const { object } = redacted;
    if (isDefinition(identity)) this.definitions.set(name, canonicalJson(object["spec"] ?? null));
    const defects = [...redacted.defects];
    const at = createdIn(object);
    if (at !== null && at > (this.youngest?.at ?? 0)) this.youngest = { title: titleOf(identity), at };
    if (kind === "Node") this.keeper.node(nodeState(name, object, defects));
    else {
      const place = origin.place();
      this.keeper.object({ ...identity, object, place, placeOf: () => place });
    }
    for (const defect of defects) this.defect(defect, identity, origin);
    return true;
  }
  /** A hub and its members may each define the same kind; the first definition is the one that plans use. */
  passDefinition(identity, value, origin) {
    const { apiVersion, kind, name } = identity;
    const spec = redactObject(apiVersion, kind, value, this.limits.depth)?.object["spec"] ?? null;
    if (canonicalJson(spec) === this.definitions.get(name)) return this.drop(kind);
    const first = this.seen.get(identityKey(identity)) ?? origin;
    const message = `${titleOf(identity)} is given twice and not alike: in ${named(first)} and in ${named(origin)}. Objects of its kind are judged by the first: plan each cluster by itself.`;
    this.problem("warning", "several-definitions", message, origin.place());
    return this.drop(kind);
  }
  isDuplicate(identity, origin) {
    const key = identityKey(identity);
    const first = this.seen.get(key);
    if (first === void 0) {
      this.seen.set(key, { file: origin.file, label: origin.label });
      return false;
    }
    const code = identity.kind === "Node" ? "duplicate-node" : "duplicate-object";
    const message = `${titleOf(identity)} is given twice: in ${named(first)} and in ${named(origin)}. A fleet has each name once.`;
    this.problem("error", code, message, origin.place());
    return true;
  }
  isFull(kind, origin) {
    const message = fullMessage(kind, this.keeper, this.limits);
    if (message === null) return false;
    this.problem("error", "too-large", message, origin.place());
    this.keeper.empty();
    this.seen.clear();
    return true;
  }
  defect({ code, path, says }, identity, origin) {
    const label = origin.label === "" ? "" : ` (${origin.label})`;
    const message = `${titleOf(identity)}${label}: ${fieldName(path)} ${says}.`;
    this.problem("error", code, message, origin.place(path));
  }
  refuse(origin, { code, says }) {
    this.problem(
      "error",
      code,
      `${origin.label === "" ? "The input" : origin.label} ${says}.`,
      origin.place()
    );
    return true;
  }
  finish() {
    if (this.dropped.size > 0) this.problem("info", "objects-left-out", droppedMessage(this.dropped), null);
    if (this.targets === 0 && this.problems.errors === 0)
      this.problem("error", "empty-snapshot", this.emptyMessage(), null);
    return { snapshot: this.keeper.finish(this.oldest), problems: this.problems.all() };
  }
  emptyMessage() {
    const kept = this.keeper.objects;
    const holds = kept === 0 ? "holds nothing that fleetplan uses" : `holds ${kept} objects, but nothing they could touch`;
    return `The snapshot ${holds}: no nodes, member clusters, node claims, workloads or pods. An empty fleet is never assumed.`;
  }
};
function named({ file, label }) {
  return label === "" ? file : `${file} (${label})`;
}
function fullMessage(kind, { isFleet, nodes, objects, bytes }, limits) {
  if (isFleet && bytes >= limits.fleetBytes)
    return `The snapshot is more than this run has memory for: ${Math.floor(bytes / 1024 ** 2)} MiB of it were kept, and the rest was not read. ${MORE_MEMORY}`;
  if (kind === "Node")
    return nodes < limits.nodes ? null : `The snapshot has more than ${limits.nodes} nodes; the rest was not read. Take one of each cluster.`;
  return objects < limits.objects ? null : `The snapshot has more than ${limits.objects} other objects; the rest was not read. Leave the pods out: then what holds drains back is not judged.`;
}
var MORE_MEMORY = "Give Node.js more, such as 8 GiB with NODE_OPTIONS=--max-old-space-size=8192, or leave the pods out: then what holds drains back is not judged.";
function droppedMessage(dropped) {
  const kinds = [...dropped].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  const listed = kinds.slice(0, 10).map(([kind, count]) => `${count} ${visible(kind, 80)}`);
  const rest = kinds.length > 10 ? `, and ${kinds.length - 10} more kinds` : "";
  const total = kinds.reduce((sum, [, count]) => sum + count, 0);
  const objects = total === 1 ? "1 object" : `${total} objects`;
  const were = total === 1 ? "was" : "were";
  return `${objects} of kinds that fleetplan does not use ${were} left out: ${listed.join(", ")}${rest}.`;
}

// src/snapshot/json/bytes.ts
var OPEN_BRACE = 123;
var CLOSE_BRACE = 125;
var OPEN_BRACKET = 91;
var CLOSE_BRACKET = 93;
var COMMA = 44;
var COLON = 58;
var DOUBLE_QUOTE = 34;
var BACKSLASH = 92;
var LINE_FEED = 10;
function isBlank(byte) {
  return byte === 32 || byte === 10 || byte === 13 || byte === 9;
}
function copyOf(bytes, from, to) {
  return new Uint8Array(bytes.subarray(from, to));
}
function joined(parts) {
  return parts.length === 1 && parts[0] !== void 0 ? parts[0] : Buffer.concat(parts);
}
function latin1(bytes) {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
}
function locateIn(shell, marks, offset) {
  let mark = 0;
  for (let m = 0; m < marks.length && (marks[m] ?? 0) <= offset; m += 4) mark = m;
  const [start = 0, startOffset = 0, startLine = 1, startOfLine = 0] = marks.slice(mark, mark + 4);
  const found = startOffset + offset - start;
  let line = startLine;
  let lineStart = startOfLine;
  for (let i = start; i < offset; i++) {
    if (shell[i] !== LINE_FEED) continue;
    line++;
    lineStart = startOffset + i - start + 1;
  }
  return { offset: found, line, column: found - lineStart + 1 };
}

// src/snapshot/compact-header.ts
var COMPACT_VERSION = 1;
function headerLine({ takenAt, nodes, objects, nodeNames }) {
  const at = takenAt === null ? null : formatInstant(takenAt);
  return JSON.stringify({
    fleetplan: "snapshot",
    version: COMPACT_VERSION,
    takenAt: at,
    nodes,
    objects,
    nodeNames
  });
}
function isHeader(value) {
  return isObject(value) && Object.hasOwn(value, "fleetplan");
}
var CompactSections = class {
  collector;
  open = null;
  constructor(collector) {
    this.collector = collector;
  }
  begin(value, place) {
    this.end();
    const header = parseHeader(value);
    if (typeof header === "string") {
      this.collector.problem("error", "invalid-header", header, place);
      return;
    }
    if (header.takenAt !== null) this.collector.takenAt(header.takenAt);
    if (header.nodeNames === "hashed") {
      const message = "Node names in this snapshot are hashes: selectors on kubernetes.io/hostname and objects that name a node find nothing.";
      this.collector.problem("info", "node-names-hashed", message, place);
    }
    this.collector.takeYoungest();
    this.open = { header, place, before: this.collector.counts };
  }
  /** Call at the end of the input. */
  end() {
    if (this.open === null) return;
    const { header, place, before } = this.open;
    this.open = null;
    const youngest = this.collector.takeYoungest();
    const now = this.collector.counts;
    if (now.errors > before.errors) return;
    const nodes = now.nodes - before.nodes;
    const objects = now.objects + now.dropped - before.objects - before.dropped;
    if (nodes === header.nodes && objects === header.objects) {
      this.refuseLater(header, youngest, place);
      return;
    }
    const message = `The header promises ${header.nodes} nodes and ${header.objects} other objects; ${nodes} and ${objects} follow. The file was cut off or edited; take the snapshot again.`;
    this.collector.problem("error", "truncated", message, place);
  }
  /** No reading gives an object that was not there yet. */
  refuseLater({ takenAt }, youngest, place) {
    if (takenAt === null || youngest === null || youngest.at <= takenAt + CLOCKS_APART_MS) return;
    const message = `The header says the snapshot was taken at ${formatInstant(takenAt)}, and ${youngest.title} in it is created later, at ${formatInstant(youngest.at)}. The file was edited; take the snapshot again.`;
    this.collector.problem("error", "created-later", message, place);
  }
};
function parseHeader(value) {
  if (value["fleetplan"] !== "snapshot") {
    return `The header says fleetplan is ${describe(value["fleetplan"])}; a snapshot says "snapshot".`;
  }
  if (value["version"] !== COMPACT_VERSION) {
    return `The snapshot has version ${describe(value["version"])}; this fleetplan reads version ${COMPACT_VERSION}.`;
  }
  const { nodes, objects, nodeNames, takenAt } = value;
  if (!isCount(nodes) || !isCount(objects)) return "The header must say how many nodes and objects follow.";
  if (nodeNames !== "plain" && nodeNames !== "hashed") {
    return `The header says nodeNames is ${describe(nodeNames)}, not "plain" or "hashed".`;
  }
  if (takenAt === null) return { takenAt, nodes, objects, nodeNames };
  const instant = typeof takenAt === "string" ? parseInstant(takenAt) : null;
  if (instant !== null) return { takenAt: instant, nodes, objects, nodeNames };
  const given = typeof takenAt === "string" ? quote(takenAt) : describe(takenAt);
  return `The header says takenAt is ${given}, not a time such as "2026-01-31T12:00:00Z".`;
}
function isCount(value) {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0;
}

// src/snapshot/json/first-error.ts
var BLANK = /[ \t\n\r]*/y;
var NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
var WORD = /true|false|null/y;
var ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
function firstJsonFault(text) {
  const open = [];
  let expecting = "value";
  let at = skip(text, 0);
  while (at < text.length) {
    const char = text.charAt(at);
    const next = step(char, expecting, open);
    if (next === null) return unexpected(char, at, expecting, open);
    const end = tokenEnd(text, at);
    if (typeof end !== "number") return end;
    expecting = next;
    at = skip(text, end);
  }
  if (expecting === "nothing") return null;
  return { offset: text.length, says: `the text ends where ${wanted(expecting, open)} was expected.` };
}
function step(char, expecting, open) {
  const after = () => open.length === 0 ? "nothing" : ", or end";
  if (expecting === ":") return char === ":" ? "value" : null;
  if (expecting === "nothing") return null;
  if (char === "}" || char === "]") return closes(char, expecting, open) ? (open.pop(), after()) : null;
  if (expecting === ", or end") {
    if (char !== ",") return null;
    return open.at(-1) === "{" ? "key" : "value";
  }
  if (expecting === "key" || expecting === "key or }") return char === '"' ? ":" : null;
  if (char === "{" || char === "[") {
    open.push(char);
    return char === "{" ? "key or }" : "value or ]";
  }
  return /["\-0-9tfn]/.test(char) ? after() : null;
}
function closes(char, expecting, open) {
  if (expecting === "key or }") return char === "}";
  if (expecting === "value or ]") return char === "]";
  return expecting === ", or end" && open.at(-1) === (char === "}" ? "{" : "[");
}
function unexpected(char, offset, expecting, open) {
  return { offset, says: `${quote(char)} stands where ${wanted(expecting, open)} was expected.` };
}
function wanted(expecting, open) {
  if (expecting === "nothing") return "the end of the text";
  if (expecting === ", or end") return open.at(-1) === "{" ? '"," or "}"' : '"," or "]"';
  if (expecting === ":") return '":"';
  if (expecting === "key") return "a key in double quotes";
  if (expecting === "key or }") return 'a key in double quotes or "}"';
  return expecting === "value" ? "a value" : 'a value or "]"';
}
function skip(text, from) {
  return matchEnd(BLANK, text, from) ?? from;
}
function tokenEnd(text, at) {
  const char = text.charAt(at);
  if (char === '"') return stringEnd(text, at);
  if (/[-0-9]/.test(char))
    return matchEnd(NUMBER, text, at) ?? { offset: at, says: "a minus sign stands without a number." };
  if (!/[tfn]/.test(char)) return at + 1;
  return matchEnd(WORD, text, at) ?? { offset: at, says: "only true, false and null may stand without quotes." };
}
function stringEnd(text, start) {
  let at = start + 1;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === 34) return at + 1;
    if (code < 32)
      return { offset: at, says: "a line break or another control character stands in a text." };
    if (code !== 92) at++;
    else {
      const end = matchEnd(ESCAPE, text, at);
      if (end === null) return { offset: at, says: "there is no such escape." };
      at = end;
    }
  }
  return { offset: text.length, says: "the text ends inside of double quotes." };
}
function matchEnd(pattern, text, at) {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : null;
}

// src/snapshot/json/shell.ts
var PLACEHOLDER = Uint8Array.of(OPEN_BRACE, CLOSE_BRACE);
var ShellBuilder = class {
  parts = [];
  marks = [];
  length = 0;
  /** Bytes so far. */
  get size() {
    return this.length;
  }
  add(bytes) {
    this.parts.push(bytes);
    this.length += bytes.length;
  }
  /** An element was taken out here. */
  leaveOut() {
    this.add(PLACEHOLDER);
  }
  /** What follows begins at this offset of the input, in this line. */
  mark(offset, line, lineStart) {
    this.marks.push(this.length, offset, line, lineStart);
  }
  bytes() {
    return joined(this.parts);
  }
  done(elements) {
    const { marks } = this;
    const bytes = this.bytes();
    return { bytes, elements, locate: (offset) => locateIn(bytes, marks, offset) };
  }
};

// src/snapshot/json/top-keys.ts
var TopKeys = class {
  /** The top-level value is an object, and the next string at depth 1 is one of its keys. */
  inKeys = false;
  expectKey = false;
  /** Start of the key at work in the chunk; -1 outside of keys. */
  from = -1;
  part = "";
  key = "";
  /** A top-level value begins. */
  begin(isObject2) {
    this.inKeys = isObject2;
    this.expectKey = isObject2;
    this.key = "";
  }
  /** Call for what stands at depth 1. */
  stringBegins(i) {
    if (this.expectKey) this.from = i;
  }
  comma() {
    this.expectKey = this.inKeys;
  }
  colon() {
    this.expectKey = false;
  }
  stringEnds(chunk, i) {
    if (this.from < 0) return;
    this.key = unescaped(this.part + latin1(chunk.subarray(this.from, i)));
    this.from = -1;
    this.part = "";
  }
  /** Keeps what the chunk has of a key that goes on in the next one. */
  chunkEnds(chunk) {
    if (this.from < 0) return;
    this.part += latin1(chunk.subarray(this.from));
    this.from = 0;
  }
  /** True where a value at depth 1 belongs to this key. */
  isValueOf(key) {
    return this.inKeys && !this.expectKey && this.key === key;
  }
};
function unescaped(key) {
  if (!key.includes("\\")) return key;
  try {
    return String(JSON.parse(`"${key}"`));
  } catch {
    return key;
  }
}

// src/snapshot/json/splitter.ts
var NEVER = 0;
var JsonSplitter = class {
  sink;
  limits;
  failed = false;
  /** Offset of the chunk at work, and of the line at work. */
  base = 0;
  line = 1;
  lineStart = 0;
  /** Open brackets around the byte at work. */
  depth = 0;
  inString = false;
  escaped = false;
  keys = new TopKeys();
  /** Brackets around an element of the list at work. */
  elementDepth = NEVER;
  itemsSeen = false;
  elements = 0;
  inElement = false;
  elementAt = { offset: 0, line: 1, column: 1 };
  /** Start in the chunk of what belongs to the element or the shell at work; -1 between top-level values. */
  from = -1;
  parts = [];
  partsBytes = 0;
  shell = new ShellBuilder();
  constructor(sink, limits) {
    this.sink = sink;
    this.limits = limits;
  }
  /** The next bytes of the input. They are copied where they are needed later. */
  push(chunk) {
    let i = 0;
    if (this.from >= 0) this.from = 0;
    while (i < chunk.length && !this.failed) {
      if (this.inString) i = this.string(chunk, i);
      else if (this.depth === 0) i = this.between(chunk, i);
      else i = this.structure(chunk, i);
    }
    if (this.failed) return;
    this.keys.chunkEnds(chunk);
    if (this.from >= 0) this.store(copyOf(chunk, this.from, chunk.length));
    this.base += chunk.length;
  }
  /** Call after the last chunk. */
  end() {
    if (this.failed || this.depth === 0) return;
    const where = this.elementDepth === NEVER ? "" : ` after ${this.elements} complete items`;
    this.fault(
      "truncated",
      `The input ends in the middle of a JSON value${where}; it was cut off. Take it again.`,
      this.at(0)
    );
  }
  /** Inside a string: up to its end or the end of the chunk. */
  string(chunk, from) {
    let i = from;
    while (i < chunk.length) {
      if (this.escaped) {
        this.escaped = false;
        i++;
        continue;
      }
      let byte = chunk[i];
      while (byte !== DOUBLE_QUOTE && byte !== BACKSLASH && i < chunk.length) byte = chunk[++i];
      if (i >= chunk.length) break;
      if (byte === BACKSLASH) this.escaped = true;
      else return this.stringEnd(chunk, i);
      i++;
    }
    return i;
  }
  stringEnd(chunk, i) {
    this.inString = false;
    this.keys.stringEnds(chunk, i);
    return i + 1;
  }
  /** Between top-level values only blanks may stand. */
  between(chunk, from) {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      if (byte === OPEN_BRACE || byte === OPEN_BRACKET) {
        this.begin(byte, i);
        return i + 1;
      }
      if (!isBlank(byte)) {
        this.fault("json-syntax", "An object or a list was expected here.", this.at(i));
        return i;
      }
      if (byte === LINE_FEED) this.newline(i);
    }
    return chunk.length;
  }
  begin(byte, i) {
    this.depth = 1;
    const isObject2 = byte === OPEN_BRACE;
    this.keys.begin(isObject2);
    this.elementDepth = isObject2 ? NEVER : 1;
    this.itemsSeen = false;
    this.elements = 0;
    this.shell = new ShellBuilder();
    this.from = i;
    this.mark(i);
  }
  /** Outside of strings: up to the end of the top-level value or of the chunk, or a string that is not at an end in it. */
  structure(chunk, from) {
    for (let i = from; i < chunk.length; i++) {
      const byte = chunk[i] ?? 0;
      switch (byte) {
        case DOUBLE_QUOTE: {
          if (this.depth === 1) this.keys.stringBegins(i + 1);
          const end = plainEnd(chunk, i + 1);
          if (end < 0) {
            this.inString = true;
            return i + 1;
          }
          this.keys.stringEnds(chunk, end);
          i = end;
          break;
        }
        case LINE_FEED:
          this.newline(i);
          break;
        case OPEN_BRACE:
        case OPEN_BRACKET:
          this.open(chunk, i, byte);
          break;
        case CLOSE_BRACE:
        case CLOSE_BRACKET:
          this.close(chunk, i, byte);
          break;
        case COMMA:
          if (this.depth === 1) this.keys.comma();
          break;
        case COLON:
          if (this.depth === 1) this.keys.colon();
          break;
        default:
      }
      if (this.depth === 0 || this.failed) return i + 1;
    }
    return chunk.length;
  }
  open(chunk, i, byte) {
    if (this.inElement) {
      this.depth++;
      return;
    }
    if (this.depth === this.elementDepth && byte === OPEN_BRACE) {
      this.store(copyOf(chunk, this.from, i));
      this.inElement = true;
      this.elementAt = this.at(i);
      this.from = i;
    } else if (this.opensItems(byte)) {
      if (this.itemsSeen) this.fault("json-syntax", 'The list has the key "items" twice.', this.at(i));
      this.itemsSeen = true;
      this.elementDepth = 2;
    }
    this.depth++;
  }
  opensItems(byte) {
    return this.depth === 1 && byte === OPEN_BRACKET && this.keys.isValueOf("items");
  }
  close(chunk, i, byte) {
    this.depth--;
    if (this.inElement) {
      if (this.depth === this.elementDepth) this.endElement(chunk, i);
    } else if (this.depth === 0) {
      this.store(copyOf(chunk, this.from, i + 1));
      this.from = -1;
      this.endShell();
    } else if (this.depth === 1 && this.elementDepth === 2 && byte === CLOSE_BRACKET) {
      this.elementDepth = NEVER;
    }
  }
  endElement(chunk, i) {
    const last = chunk.subarray(this.from, i + 1);
    const bytes = this.parts.length === 0 ? last : joined([...this.parts, last]);
    this.inElement = false;
    this.parts = [];
    this.partsBytes = 0;
    this.shell.leaveOut();
    this.limitShell();
    this.from = i + 1;
    this.mark(i + 1);
    if (bytes.length > this.limits.elementBytes) this.tooLarge();
    else this.sink.element(bytes, this.elementAt, this.elements++, () => this.shell.bytes());
  }
  endShell() {
    const shell = this.shell.done(this.elements);
    this.shell = new ShellBuilder();
    this.sink.shell(shell);
  }
  /** Adds bytes to the element or the shell at work. */
  store(bytes) {
    if (bytes.length === 0) return;
    if (this.inElement) {
      this.parts.push(bytes);
      this.partsBytes += bytes.length;
      if (this.partsBytes > this.limits.elementBytes) this.tooLarge();
      return;
    }
    this.shell.add(bytes);
    this.limitShell();
  }
  limitShell() {
    if (this.shell.size <= this.limits.shellBytes) return;
    const message = `More than ${this.limits.shellBytes} bytes lie outside of the items; this is no list of objects.`;
    this.fault("too-large", message, this.at(0));
  }
  tooLarge() {
    const message = `Item ${this.elements} has more than ${this.limits.elementBytes} bytes; no cluster stores such an object.`;
    this.fault("too-large", message, this.elementAt);
  }
  fault(code, message, at) {
    if (!this.failed) this.sink.fault(code, message, at);
    this.failed = true;
  }
  newline(i) {
    this.line++;
    this.lineStart = this.base + i + 1;
  }
  mark(i) {
    this.shell.mark(this.base + i, this.line, this.lineStart);
  }
  at(i) {
    const offset = this.base + i;
    return { offset, line: this.line, column: offset - this.lineStart + 1 };
  }
};
function plainEnd(chunk, from) {
  let i = from;
  while (i < chunk.length && chunk[i] !== DOUBLE_QUOTE && chunk[i] !== BACKSLASH) i++;
  return chunk[i] === DOUBLE_QUOTE ? i : -1;
}

// src/snapshot/json/text.ts
import { isUtf8 } from "node:buffer";
function decode(bytes) {
  if (!isUtf8(bytes)) return null;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}

// src/snapshot/json/stream.ts
var JsonStream = class {
  file;
  collector;
  splitter;
  sections;
  /** All bytes of the input where they are at hand, for pictures. */
  whole;
  values = 0;
  stopped = false;
  itemType = null;
  constructor(file, collector, limits, whole = null) {
    this.file = file;
    this.collector = collector;
    this.sections = new CompactSections(collector);
    this.whole = whole;
    const sink = {
      element: this.element.bind(this),
      shell: this.shell.bind(this),
      fault: this.fault.bind(this)
    };
    const objectBytes = whole === null ? limits.objectBytes : Infinity;
    this.splitter = new JsonSplitter(sink, { elementBytes: objectBytes, shellBytes: 4 * objectBytes });
  }
  /** False when nothing more needs to be read. */
  push(chunk) {
    if (!this.stopped) this.splitter.push(chunk);
    return !this.stopped;
  }
  end() {
    if (!this.stopped) this.splitter.end();
    if (!this.stopped) this.sections.end();
  }
  element(bytes, at, index, before) {
    if (this.stopped) return;
    if (index === 0) this.itemType = itemTypeOfStart(decode(before()) ?? "");
    const label = `items[${index}]`;
    const value = this.parse(bytes, (text, offset) => positionIn(text, offset, at));
    if (value === void 0) return;
    if (index === 0 && isObject(value) && value["kind"] === void 0)
      this.itemType ??= itemTypeOfFrame(this.whole);
    const more = this.collector.add(value, this.origin(label, at), this.itemType);
    if (!more) this.stopped = true;
  }
  shell(shell) {
    if (this.stopped) return;
    const label = `value ${++this.values}`;
    const at = shell.locate(0);
    const locate = (text, offset) => shell.locate(Buffer.byteLength(text.slice(0, offset)));
    const root = this.parse(shell.bytes, locate);
    if (root === void 0) return;
    if (isHeader(root)) this.sections.begin(root, placeOf(this.file, at));
    else this.root(root, shell.elements, label, at);
  }
  /** A top-level value whose elements were taken in before. */
  root(root, elements, label, at) {
    const list = listOf(root);
    const place = placeOf(this.file, at);
    if (list === null) {
      if (elements > 0) {
        const message = `${label} has items, but its kind is no list.`;
        this.collector.problem("error", "not-a-list", message, place);
      } else if (!this.collector.add(root, this.origin(label, at))) this.stopped = true;
    } else if (isFault(list)) {
      this.collector.problem("error", list.code, list.message, place);
    } else this.leftovers(list, place);
  }
  leftovers(list, place) {
    for (const [index, item] of list.items.entries()) {
      const strange = strangeItem(item);
      if (strange === null) continue;
      this.collector.problem("error", "not-an-object", `items[${index}] ${strange}.`, place);
    }
  }
  /** Undefined where the bytes are not JSON, which is a problem then and the end of the input. */
  parse(bytes, locate) {
    const text = decode(bytes);
    if (text === null) {
      this.fault("invalid-utf8", "This is not UTF-8 text.", locate("", 0));
      return void 0;
    }
    try {
      const value = JSON.parse(text);
      return this.isRepeated(text, value, locate) ? void 0 : value;
    } catch {
      const fault = firstJsonFault(text) ?? { offset: 0, says: "it starts here." };
      const picture = this.whole === null ? pictureIn(text, fault.offset) : null;
      this.fault("json-syntax", `This is not JSON: ${fault.says}`, locate(text, fault.offset), picture);
      return void 0;
    }
  }
  /** True, and a problem, where a key stands twice: which of the two values holds, each reader decides for itself. */
  isRepeated(text, value, locate) {
    const repeated = repeatedKey(text, value);
    if (repeated === null) return false;
    const { key, offset } = repeated;
    const message = `The key ${quote(key)} stands twice in one object, and which of the two holds nobody can tell. Delete one.`;
    const picture = this.whole === null ? pictureIn(text, offset) : null;
    this.fault("duplicate-key", message, locate(text, offset), picture);
    return true;
  }
  fault(code, message, at, picture = null) {
    if (this.stopped) return;
    this.stopped = true;
    const shown = picture ?? (this.whole === null ? null : pictureAt(this.whole, at.offset));
    this.collector.problem("error", code, message, placeOf(this.file, at), shown);
  }
  origin(label, at) {
    return { file: this.file, label, place: () => placeOf(this.file, at) };
  }
};
function itemTypeOfFrame(bytes) {
  if (bytes === null) return null;
  let frame = null;
  const sink = {
    element: () => void 0,
    fault: () => void 0,
    shell: (shell) => {
      frame ??= parsedJson(decode(shell.bytes) ?? "");
    }
  };
  const splitter = new JsonSplitter(sink, { elementBytes: Infinity, shellBytes: Infinity });
  splitter.push(bytes);
  splitter.end();
  const list = listOf(frame);
  return list === null || isFault(list) ? null : list.itemType;
}
var AROUND = 1e3;
function positionIn(text, offset, base) {
  let line = base.line;
  let lineStart = -1;
  for (let at = text.indexOf("\n"); at >= 0 && at < offset; at = text.indexOf("\n", at + 1)) {
    line++;
    lineStart = at;
  }
  const column = lineStart < 0 ? base.column + offset : offset - lineStart;
  return { offset: base.offset + Buffer.byteLength(text.slice(0, offset)), line, column };
}
function placeOf(file, { line, column }) {
  return { file, line, column };
}
function pictureIn(text, offset) {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const end = text.indexOf("\n", offset);
  return caretPicture(text.slice(start, end < 0 ? text.length : end).replace(/\r$/, ""), offset - start);
}
function pictureAt(bytes, offset) {
  const from = Math.max(0, offset - AROUND);
  const around = Buffer.from(bytes.subarray(from, offset + AROUND));
  return pictureIn(around.toString("utf8"), around.subarray(0, offset - from).toString("utf8").length);
}

// src/snapshot/input.ts
var SnapshotInput = class {
  file;
  collector;
  limits;
  budget;
  addedBefore;
  errorsBefore;
  chunks = [];
  bytes = 0;
  /** Known once there is more than a little. */
  form = null;
  stream = null;
  stopped = false;
  constructor(file, collector, limits, budget) {
    this.file = file;
    this.collector = collector;
    this.limits = limits;
    this.budget = budget;
    this.addedBefore = this.added();
    this.errorsBefore = collector.counts.errors;
  }
  /** The next bytes, after gunzip. False when nothing more needs to be read. */
  push(chunk) {
    if (this.stopped) return false;
    this.budget.left -= chunk.length;
    if (this.budget.left < 0) {
      const message = `The inputs have more than ${this.limits.bytes} bytes in all, after gunzip.`;
      return this.stop("too-large", message);
    }
    if (this.stream !== null) return this.stream.push(chunk) || this.stop(null, "");
    this.chunks.push(chunk);
    this.bytes += chunk.length;
    return this.bytes <= Math.min(this.limits.yamlBytes, this.limits.streamAboveBytes) || this.grown();
  }
  /** Call once, after the last chunk. */
  end() {
    if (!this.stopped) {
      if (this.stream === null) this.readWhole(joined(this.chunks));
      else this.stream.end();
    }
    this.chunks = [];
    if (this.added() > this.addedBefore || this.collector.counts.errors > this.errorsBefore) return;
    const message = "The input holds no objects. An empty fleet is never assumed: leave the input out, or look why kubectl found nothing.";
    this.collector.problem("error", "empty-snapshot", message, this.start());
  }
  /** The input could not be read to its end. */
  fail(code, message) {
    this.stop(code, message);
  }
  /** More than small: only JSON goes on, and above a limit it is taken in as it comes. */
  grown() {
    this.form ??= formOf(joined(this.chunks));
    if (this.form.form === "unreadable") return this.stop(this.form.code, this.form.message);
    if (this.form.form === "yaml") {
      return this.bytes <= this.limits.yamlBytes || this.stop("too-large", tooMuchYaml(this.limits.yamlBytes));
    }
    if (this.bytes <= this.limits.streamAboveBytes) return true;
    const bytes = joined(this.chunks);
    this.chunks = [];
    this.stream = new JsonStream(this.file, this.collector, this.limits);
    return this.stream.push(withoutMark(bytes, this.form)) || this.stop(null, "");
  }
  readWhole(bytes) {
    const form = formOf(bytes);
    if (form.form === "unreadable") this.stop(form.code, form.message);
    else if (form.form === "json") {
      const stream = new JsonStream(this.file, this.collector, this.limits, withoutMark(bytes, form));
      stream.push(withoutMark(bytes, form));
      stream.end();
    } else if (form.form === "yaml")
      readYaml(this.file, withoutMark(bytes, form), this.collector, this.limits);
  }
  stop(code, message) {
    this.stopped = true;
    this.chunks = [];
    if (code !== null) this.collector.problem("error", code, message, this.start());
    return false;
  }
  added() {
    const { nodes, objects, dropped } = this.collector.counts;
    return nodes + objects + dropped;
  }
  start() {
    return { file: this.file, line: 1, column: 1 };
  }
};
function withoutMark(bytes, form) {
  return "skip" in form ? bytes.subarray(form.skip) : bytes;
}
function tooMuchYaml(limit) {
  return `YAML of more than ${limit} bytes is too slow to read. Take the snapshot with \`kubectl get -o json\`.`;
}
var SNIFFED_BYTES = 4096;
var UTF16 = "The input is UTF-16 text, as `>` of Windows PowerShell writes it. Write UTF-8: `kubectl ... | Out-File -Encoding utf8`.";
function formOf(bytes) {
  const [first, second, third] = bytes;
  if (first === 31 && second === 139) {
    return { form: "unreadable", code: "still-compressed", message: "The input is still gzip after gunzip." };
  }
  if (first === 255 && second === 254 || first === 254 && second === 255) {
    return { form: "unreadable", code: "utf-16", message: UTF16 };
  }
  const zero = bytes.subarray(0, SNIFFED_BYTES).indexOf(0);
  if (zero === 0 || zero === 1) return { form: "unreadable", code: "utf-16", message: UTF16 };
  if (zero > 0)
    return { form: "unreadable", code: "not-text", message: "The input is no text: it has zero bytes." };
  const skip2 = first === 239 && second === 187 && third === 191 ? 3 : 0;
  for (let i = skip2; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (!isBlank(byte)) return { form: byte === OPEN_BRACE || byte === OPEN_BRACKET ? "json" : "yaml", skip: skip2 };
  }
  return { form: "blank" };
}
function readYaml(file, bytes, collector, limits) {
  const text = decode(bytes);
  if (text === null) {
    const message = "The input is neither JSON nor YAML: it is not UTF-8 text.";
    collector.problem("error", "invalid-utf8", message, { file, line: 1, column: 1 });
    return;
  }
  const { manifests, problems } = parseManifests(text, file, yamlLimits(limits));
  for (const { severity, code, message, place, picture } of problems) {
    collector.problem(severity, code, message, place, picture);
  }
  for (const manifest of manifests) {
    const place = (path = []) => manifest.placeOf(path);
    if (!collector.add(manifest.object, { file, label: `line ${manifest.place.line}`, place })) return;
  }
}
function yamlLimits({ yamlBytes, depth }) {
  return {
    ...LIMITS,
    bytesPerFile: yamlBytes,
    documentsPerFile: yamlBytes / 4,
    depth,
    nodesPerFile: yamlBytes / 2,
    nodesPerDocument: yamlBytes / 2
  };
}

// src/snapshot/compact-lines.ts
var CompactLines = class {
  ofNodes = new SortedLines();
  ofObjects = new SortedLines();
  get nodes() {
    return this.ofNodes.length;
  }
  get objects() {
    return this.ofObjects.length;
  }
  get bytes() {
    return this.ofNodes.bytes + this.ofObjects.bytes;
  }
  node(state) {
    this.ofNodes.add(nodeLine(state));
  }
  object(object) {
    this.ofObjects.add(canonicalJson(object));
  }
  /** Nodes first, each in order: equal for the same content, whatever the order it came in. Without line feeds. */
  *sorted() {
    yield* this.ofNodes.sorted();
    yield* this.ofObjects.sorted();
  }
};
var FIRST_SLAB_BYTES = 64 * 1024;
var LARGEST_SLAB_BYTES = 16 * 1024 ** 2;
var BEYOND_UTF16 = 238;
var SortedLines = class {
  slabs = [];
  used = 0;
  slabBytes = FIRST_SLAB_BYTES;
  slabOf = [];
  from = [];
  to = [];
  isPlain = true;
  total = 0;
  /** The length of all lines together. */
  get bytes() {
    return this.total;
  }
  get length() {
    return this.from.length;
  }
  add(line) {
    const bytes = Buffer.byteLength(line);
    const slab = this.slabFor(bytes);
    if (bytes !== line.length && this.isPlain)
      this.isPlain = Buffer.from(line).every((byte) => byte < BEYOND_UTF16);
    slab.write(line, this.used);
    this.slabOf.push(this.slabs.length - 1);
    this.from.push(this.used);
    this.used += bytes;
    this.total += bytes;
    this.to.push(this.used);
  }
  /** Each line as bytes, without a line feed; valid until the next one is added. */
  *sorted() {
    const order = Uint32Array.from({ length: this.length }, (_, index) => index);
    const compare = this.isPlain ? this.compareBytes.bind(this) : this.compareTexts.bind(this);
    order.sort(compare);
    for (const index of order) yield this.line(index);
  }
  slabFor(bytes) {
    const last = this.slabs.at(-1);
    if (last && this.used + bytes <= last.length) return last;
    const slab = Buffer.allocUnsafeSlow(Math.max(this.slabBytes, bytes));
    this.slabs.push(slab);
    this.slabBytes = Math.min(LARGEST_SLAB_BYTES, this.slabBytes * 4);
    this.used = 0;
    return slab;
  }
  line(index) {
    return this.slab(index).subarray(this.from[index], this.to[index]);
  }
  slab(index) {
    const slab = this.slabs[this.slabOf[index] ?? -1];
    if (!slab) throw new RangeError(`there is no line ${index}`);
    return slab;
  }
  compareBytes(a, b) {
    return this.slab(a).compare(this.slab(b), this.from[b], this.to[b], this.from[a], this.to[a]);
  }
  compareTexts(a, b) {
    const [left, right] = [this.line(a).toString(), this.line(b).toString()];
    return left < right ? -1 : left > right ? 1 : 0;
  }
};

// src/snapshot/digest.ts
import { createHash } from "node:crypto";
function digestOf(lines) {
  const hash = createHash("sha256");
  for (const line of lines.sorted()) hash.update(line).update("\n");
  return `sha256:${hash.digest("hex")}`;
}

// src/snapshot/keeper.ts
function fleetKeeper() {
  const nodes = [];
  const objects = [];
  let lines = new CompactLines();
  return {
    isFleet: true,
    node: (state) => {
      nodes.push(state);
      lines.node(state);
    },
    object: (manifest) => {
      objects.push(manifest);
      lines.object(manifest.object);
    },
    get nodes() {
      return nodes.length;
    },
    get objects() {
      return objects.length;
    },
    get bytes() {
      return lines.bytes;
    },
    empty: () => {
      nodes.length = 0;
      objects.length = 0;
      lines = new CompactLines();
    },
    finish: (takenAt) => {
      const digest = digestOf(lines);
      lines = new CompactLines();
      return { ...inOrder({ nodes, objects }), takenAt, digest };
    }
  };
}
function compactKeeper(hashesNodeNames) {
  let lines = new CompactLines();
  return {
    isFleet: false,
    node: (state) => {
      lines.node(hashesNodeNames ? hideNode(state) : state);
    },
    object: (manifest) => {
      lines.object((hashesNodeNames ? hideObject(manifest) : manifest).object);
    },
    get nodes() {
      return lines.nodes;
    },
    get objects() {
      return lines.objects;
    },
    get bytes() {
      return lines.bytes;
    },
    empty: () => {
      lines = new CompactLines();
    },
    finish: (takenAt) => ({ takenAt, lines })
  };
}
function inOrder({ nodes, objects }) {
  return { nodes: [...nodes].sort((a, b) => byName(a.name, b.name)), objects: [...objects].sort(byIdentity) };
}
function byIdentity(a, b) {
  return byName(a.kind, b.kind) || byName(a.namespace ?? "", b.namespace ?? "") || byName(a.name, b.name) || byName(a.apiVersion, b.apiVersion);
}

// src/snapshot/read.ts
function createSnapshotReader(limits = DEFAULT_LIMITS) {
  return readerInto(fleetKeeper(), limits);
}
function createCompactReader(hashesNodeNames, limits = DEFAULT_LIMITS) {
  return readerInto(compactKeeper(hashesNodeNames), limits);
}
function readerInto(keeper, limits) {
  const collector = new Collector(limits, keeper);
  const budget = { left: limits.bytes };
  return {
    input: (file) => new SnapshotInput(file, collector, limits, budget),
    page: (source, items, type) => {
      const place = startOf(source);
      return items.every(
        (item, index) => collector.add(item, { file: source, label: `items[${index}]`, place }, type)
      );
    },
    finish: () => collector.finish()
  };
}
function startOf(file) {
  return () => ({ file, line: 1, column: 1 });
}

export {
  headerLine,
  createSnapshotReader,
  createCompactReader
};
