import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  visibleCharacter
} from "./part-MZYUQ4PG.js";

// src/manifest/values/names.ts
var QUALIFIED_NAME = /^(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9]$/;
var LABEL_VALUE = /^(?:(?:[A-Za-z0-9][-A-Za-z0-9_.]*)?[A-Za-z0-9])?$/;
var DNS_SUBDOMAIN = /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/;
var MAX_LABEL_LENGTH = 63;
var MAX_SUBDOMAIN_LENGTH = 253;
function isQualifiedName(text) {
  const parts = text.split("/");
  if (parts.length > 2) return false;
  const name = parts.at(-1) ?? "";
  if (parts.length === 2 && !isDnsSubdomain(parts[0] ?? "")) return false;
  return name.length <= MAX_LABEL_LENGTH && QUALIFIED_NAME.test(name);
}
function isLabelValue(text) {
  return text.length <= MAX_LABEL_LENGTH && LABEL_VALUE.test(text);
}
function isDnsSubdomain(text) {
  return text.length <= MAX_SUBDOMAIN_LENGTH && DNS_SUBDOMAIN.test(text);
}
function byName(a, b) {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

// src/manifest/words/caret.ts
var WIDTH = 80;
var BEFORE = 50;
function caretPicture(line, position) {
  const from = Math.max(0, position - WIDTH);
  const to = position + WIDTH;
  const before = cells(line.slice(from, position));
  const after = cells(line.slice(position, to));
  const room = WIDTH - 2;
  const left = cellsThatFit(before.toReversed(), Math.max(BEFORE, room - widthOf(after))).toReversed();
  const right = cellsThatFit(after, room - widthOf(left));
  const start = from > 0 || left.length < before.length ? "\u2026" : "";
  const end = to < line.length || right.length < after.length ? "\u2026" : "";
  return `${start}${left.join("")}${right.join("")}${end}
${" ".repeat(start.length + widthOf(left))}^`;
}
function cells(text) {
  return Array.from(text.replaceAll("	", " "), visibleCharacter);
}
function widthOf(shown) {
  return shown.reduce((sum, cell) => sum + Array.from(cell).length, 0);
}
function cellsThatFit(shown, width) {
  let used = 0;
  const end = shown.findIndex((cell) => (used += Array.from(cell).length) > width);
  return shown.slice(0, end < 0 ? shown.length : end);
}

// src/manifest/delivery/variables.ts
var VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=-])([^${}]*))?\}/g;
function substitute(text, variables) {
  const pieces = [];
  let result = "";
  let last = 0;
  for (const match of text.matchAll(VARIABLE)) {
    const value = valueOf(match, variables);
    if (value === null) continue;
    result += text.slice(last, match.index);
    pieces.push({ at: result.length, from: match.index, length: value.length });
    result += value;
    last = match.index + match[0].length;
  }
  if (pieces.length === 0) return { text, originOf: (offset) => offset };
  result += text.slice(last);
  return { text: result, originOf: (offset) => originIn(pieces, text, offset) };
}
function valueOf(match, variables) {
  const [written, name = "", operator, fallback = ""] = match;
  if (written.startsWith("$$")) return written.slice(1);
  const value = Object.hasOwn(variables, name) ? variables[name] : void 0;
  const isEmptyToo = operator?.startsWith(":") === true;
  if (value !== void 0 && !(isEmptyToo && value === "")) return value;
  return operator === void 0 ? value ?? null : fallback;
}
function originIn(pieces, text, offset) {
  let low = 0;
  let high = pieces.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((pieces[middle]?.at ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  const piece = pieces[low - 1];
  if (piece === void 0) return offset;
  const behind = offset - piece.at - piece.length;
  if (behind < 0) return piece.from;
  const end = text.indexOf("}", piece.from) + 1;
  return Math.min(text.length, end + behind);
}

// src/manifest/lookup/sorted.ts
function firstNot({ length }, isBefore) {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/manifest/source-text.ts
function sourceText(file, written, variables = {}) {
  const isPlain = Object.keys(variables).length === 0;
  const substituted = isPlain ? asWritten(written) : substitute(written, variables);
  let starts = null;
  const startOf = (line) => (starts ??= lineStarts(written))[line] ?? written.length + 1;
  const lineOf = (offset) => {
    const lines = starts ??= lineStarts(written);
    const origin = substituted.originOf(offset);
    return Math.max(0, firstNot(lines, (line) => (lines[line] ?? 0) <= origin) - 1);
  };
  return {
    file,
    text: substituted.text,
    placeAt(offset) {
      const line = lineOf(offset);
      return { file, line: line + 1, column: substituted.originOf(offset) - startOf(line) + 1 };
    },
    lineAt(offset) {
      const line = lineOf(offset);
      return written.slice(startOf(line), startOf(line + 1) - 1).replace(/\r$/, "");
    }
  };
}
function asWritten(text) {
  return { text, originOf: (offset) => offset };
}
function problemAt(source, offset, code, message, severity = "error") {
  const place = source.placeAt(offset);
  return { severity, code, message, place, picture: caretPicture(source.lineAt(offset), place.column - 1) };
}
function problemOf(file, code, message, severity = "error") {
  return { severity, code, message, place: { file, line: 1, column: 1 }, picture: null };
}
function lineStarts(text) {
  const starts = [0];
  for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) starts.push(end + 1);
  return starts;
}

export {
  MAX_LABEL_LENGTH,
  isQualifiedName,
  isLabelValue,
  isDnsSubdomain,
  byName,
  caretPicture,
  firstNot,
  sourceText,
  problemAt,
  problemOf
};
