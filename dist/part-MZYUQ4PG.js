import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/words/visible.ts
var INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}]/gu;
var MAX_LENGTH = 120;
function visibleCharacter(character) {
  return character.replace(INVISIBLE, (hidden) => `\\u{${(hidden.codePointAt(0) ?? 0).toString(16)}}`);
}
function visible(text, maxLength = MAX_LENGTH) {
  const shown = [];
  for (const character of text) {
    if (shown.length >= maxLength) return `${shown.join("")}\u2026`;
    shown.push(visibleCharacter(character));
  }
  return shown.join("");
}
function titleOf({ kind, name }) {
  return `${visible(kind)}/${visible(name)}`;
}
function placedTitleOf({
  kind,
  namespace,
  name
}) {
  return [kind, ...namespace === null ? [] : [namespace], name].map((part) => visible(part)).join("/");
}

// src/manifest/problem.ts
function errorAt(place, code, message) {
  return { severity: "error", code, message, place, picture: null };
}
function warningAt(place, code, message) {
  return { ...errorAt(place, code, message), severity: "warning" };
}
function unjudgedAt(place, code, message) {
  return asUnjudged(errorAt(place, code, message));
}
function asUnjudged(problem) {
  return { ...problem, severity: "warning", isUnjudged: true };
}
function infoAt(place, code, message) {
  return { ...errorAt(place, code, message), severity: "info" };
}

// src/manifest/values/instant-text.ts
function formatInstant(instant) {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}
var DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
function minuteText(instant) {
  const date = new Date(instant);
  return `${DAYS[date.getUTCDay()]} ${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

// src/manifest/manifest.ts
var DEFAULT_NAMESPACE = "default";
function namespaceOf({ namespace }) {
  return namespace ?? DEFAULT_NAMESPACE;
}
function groupOf(apiVersion) {
  const slash = apiVersion.indexOf("/");
  return slash < 0 ? "" : apiVersion.slice(0, slash);
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// src/manifest/fields.ts
function field(of, name) {
  return isObject(of) && Object.hasOwn(of, name) ? of[name] : void 0;
}
function entryOf(table, word) {
  return Object.hasOwn(table, word) ? table[word] : void 0;
}
function fieldAt(of, ...names) {
  let value = of;
  for (const name of names) value = field(value, name);
  return value;
}
function valueAt(of, path) {
  let value = of;
  for (const step of path)
    value = Array.isArray(value) ? value[Number(step)] : field(value, String(step));
  return value;
}
function pointerSteps(pointer) {
  const [, ...steps] = pointer.split("/");
  return steps.map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
function objectIn(of, name) {
  const value = field(of, name);
  return isObject(value) ? value : null;
}
function textIn(of, name) {
  const value = field(of, name);
  return typeof value === "string" ? value : null;
}
function numberIn(of, name) {
  const value = field(of, name);
  return typeof value === "number" ? value : null;
}
function listIn(of, name) {
  const value = field(of, name);
  return Array.isArray(value) ? value : null;
}
function itemsIn(of, name) {
  return listIn(of, name) ?? [];
}
function textsIn(of, name) {
  const object = objectIn(of, name);
  if (!object) return null;
  const texts = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries(object)) if (typeof value === "string") texts.set(key, value);
  return texts;
}
function labelsIn(of, name) {
  const labels = /* @__PURE__ */ Object.create(null);
  for (const [key, value] of textsIn(of, name) ?? []) labels[key] = value;
  return labels;
}
function pathText(path) {
  let text = "";
  for (const step of path) {
    if (typeof step === "number") text += `[${step}]`;
    else text += text === "" ? step : `.${step}`;
  }
  return text;
}
function objectOr(value) {
  return isObject(value) ? value : /* @__PURE__ */ Object.create(null);
}
function filledText(value) {
  return typeof value === "string" && value !== "" ? value : null;
}

// src/manifest/lookup/grouped.ts
function groupedBy(items, keyOf) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== void 0) addTo(groups, key, item);
  }
  return groups;
}
function groupedByEach(items, keysOf2) {
  const groups = /* @__PURE__ */ new Map();
  for (const item of items) for (const key of keysOf2(item)) addTo(groups, key, item);
  return groups;
}
function addTo(groups, key, item) {
  const group = groups.get(key);
  if (group) group.push(item);
  else groups.set(key, [item]);
}

// src/manifest/values/canonical.ts
function canonicalJson(value) {
  return textOf(value, () => true);
}
function canonicalWithout(value, names) {
  return textOf(value, (key) => !names.has(key));
}
function canonicalWithoutNulls(value) {
  return textOf(value, (_, member) => member !== null);
}
function isSameJson(a, b) {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null)
    return textOf(a, () => true) === textOf(b, () => true);
  if (Array.isArray(a) || Array.isArray(b)) return isSameList(a, b);
  const [left, right] = [a, b];
  const keys = keysOf(left);
  return keys.length === keysOf(right).length && keys.every(
    (key) => right?.[key] !== void 0 && Object.hasOwn(right, key) && isSameJson(left?.[key], right[key])
  );
}
function isSameList(a, b) {
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((item, i) => isSameJson(item, b[i]));
}
function keysOf(map) {
  return Object.keys(map ?? {}).filter((key) => map?.[key] !== void 0);
}
function textOf(value, keeps) {
  if (value === void 0) return "null";
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => textOf(item, keeps)).join(",")}]`;
  const map = value;
  let text = "";
  for (const key of Object.keys(map).sort()) {
    const member = map[key];
    if (member === void 0 || !keeps(key, member)) continue;
    text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${textOf(member, keeps)}`;
  }
  return `{${text}}`;
}
function isSameValue(a, b) {
  if (a === b) return true;
  if (a === void 0 || b === void 0) return false;
  return isSameJson(a, b);
}

// src/snapshot/hash.ts
import { createHash } from "node:crypto";
var HASH = /^sha256:[0-9a-f]{64}$/;
function sha256Hex(text) {
  return createHash("sha256").update(text).digest("hex");
}
function isHash(value) {
  return typeof value === "string" && HASH.test(value);
}
function hashValue(text) {
  return isHash(text) ? text : `sha256:${sha256Hex(text)}`;
}

// src/manifest/path.ts
function folderOf(path) {
  const slash = path.lastIndexOf("/");
  return slash < 0 ? "" : path.slice(0, slash);
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function isWithin(folder, path) {
  return folder === "" || path === folder || path.startsWith(`${folder}/`);
}
function joined(folder, written) {
  if (written.startsWith("/")) return null;
  const segments = folder === "" ? [] : folder.split("/");
  for (const segment of written.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === void 0) return null;
  }
  return segments.join("/");
}

export {
  visibleCharacter,
  visible,
  titleOf,
  placedTitleOf,
  DEFAULT_NAMESPACE,
  namespaceOf,
  groupOf,
  isObject,
  field,
  entryOf,
  fieldAt,
  valueAt,
  pointerSteps,
  objectIn,
  textIn,
  numberIn,
  listIn,
  itemsIn,
  textsIn,
  labelsIn,
  pathText,
  objectOr,
  filledText,
  errorAt,
  warningAt,
  unjudgedAt,
  asUnjudged,
  infoAt,
  groupedBy,
  groupedByEach,
  addTo,
  canonicalJson,
  canonicalWithout,
  canonicalWithoutNulls,
  isSameJson,
  isSameValue,
  sha256Hex,
  isHash,
  hashValue,
  folderOf,
  nameOf,
  isWithin,
  joined,
  formatInstant,
  minuteText
};
