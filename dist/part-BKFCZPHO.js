import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  spelledCounts
} from "./part-HGX7INL6.js";

// src/report/escape/visible.ts
var VALUE_CHARACTERS = 120;
var SENTENCE_CHARACTERS = 1e3;
var HEAD_SHARE = 2 / 3;
var HIDDEN = new RegExp("\\p{C}|\\p{Default_Ignorable_Code_Point}|\\u2800|(?! )\\p{Z}|[\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefe\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}]|(?<!\\p{L})\\p{M}", "gu");
var COMBINING = new RegExp("\\p{M}", "u");
var PLAIN_ASCII = /^[\x20-\x7e]*$/;
function visible(text) {
  return PLAIN_ASCII.test(text) ? text : text.replace(HIDDEN, codePoint);
}
function visibleBut(kept, text) {
  const either = new RegExp(`(${kept.source})|${HIDDEN.source}`, "gu");
  return text.replace(either, (found, stays) => stays ?? codePoint(found));
}
function sentenceText(text) {
  return spelledCounts(shorten(text, SENTENCE_CHARACTERS));
}
function shorten(text, characters) {
  const bounded = text.length > 4 * characters ? text.slice(0, 2 * characters) + text.slice(-2 * characters) : text;
  const shown = Array.from(visible(bounded));
  if (shown.length <= characters) return shown.join("");
  const head = Math.ceil((characters - 1) * HEAD_SHARE);
  return `${shown.slice(0, head).join("")}\u2026${shown.slice(shown.length - (characters - 1 - head)).join("")}`;
}
function value(text) {
  return shorten(text, VALUE_CHARACTERS);
}
function codePoint(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
var WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;
function columnsOf(text) {
  if (PLAIN_ASCII.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += COMBINING.test(character) ? 0 : WIDE.test(character) ? 2 : 1;
  return columns;
}

// src/report/escape/lines.ts
function terminal(text) {
  return value(text);
}
function terminalLine(text, characters) {
  return shorten(text, characters);
}
function terminalSentence(text) {
  return sentenceText(text);
}
function logSafe(text) {
  return text.replace(/^([^\S\n\r\u2028\u2029]*):(?=:)/gm, "$1\\u{3a}").replace(/##(?=\[)/g, "#\\u{23}");
}
var ESCAPE = "\x1B";
var OURS = new RegExp(String.raw`${ESCAPE}\[[\d;]*m|\n|\u26a0\ufe0f`, "u");
function printable(text) {
  return logSafe(/^[\n -~]*$/.test(text) ? text : visibleBut(OURS, text));
}
function jsonLogSafe(json) {
  return json.replace(
    /[^\n -~]+/g,
    (run) => run.replace(/[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/gu, escaped)
  ).replace(/##(?=\[)/g, "#\\u0023");
}
function escaped(character) {
  return Array.from({ length: character.length }, (_, i) => escapeUnit(character.charCodeAt(i))).join("");
}
function escapeUnit(unit) {
  return `\\u${unit.toString(16).padStart(4, "0")}`;
}
function annotationText(text) {
  return text.split("\n").map(sentenceText).join("\n");
}
function bytesOf(text) {
  let bytes = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    bytes += unit < 128 ? 1 : unit < 2048 || unit >= 55296 && unit <= 57343 ? 2 : 3;
  }
  return bytes;
}

// src/report/escape/words.ts
var WORD = String.raw`\p{L}+(?:['’-]\p{L}+)*['’]?`;
var NUMBER = String.raw`\d{1,6}(?:[.,:]\d{1,6})*%?`;
var WHEN = String.raw`\d{4}-\d\d-\d\d|\d\d:\d\d[–-]\d\d:\d\d|:\d\d`;
var HARMLESS = new RegExp(
  String.raw`^(?:\(?(?:${WORD}|${NUMBER}|${WHEN}|e\.g|i\.e)?\)?[.,;:!?]?\)?|→|->)$`,
  "u"
);
var COMMIT_LIKE = /(?<![\p{L}\d])[0-9a-f]{7,40}(?![\p{L}\d])/iu;
var ADDRESS_LIKE = /www\./i;
var QUOTED = /`([^`]+)`|(?<!\\)"((?:[^"\\]|\\.)+)"|(?<=^|\s)(?:[A-Za-z]+: )?\{/g;
var MOST_IN_BRACES = 300;
var QUOTED_VALUE = /^(?:\d[\d.]*[%a-z]{0,2}|true|false)$/;
function wordsOf(sentence) {
  const pieces = [];
  let end = 0;
  for (const match of sentence.matchAll(QUOTED)) {
    if (match.index < end) continue;
    const [found] = match;
    const braces = found.endsWith("{") ? inBraces(sentence, match.index) : null;
    if (found.endsWith("{") && braces === null) continue;
    pieces.push(...unquoted(sentence.slice(end, match.index)));
    pieces.push(braces === null ? quoted(match, pieces) : { code: true, text: braces });
    end = match.index + (braces ?? found).length;
  }
  pieces.push(...unquoted(sentence.slice(end)));
  return joined(pieces);
}
function inBraces(sentence, from) {
  let depth = 0;
  for (let at = from; at < Math.min(sentence.length, from + MOST_IN_BRACES); at++) {
    const sign = sentence[at];
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    if (sign === "}" && depth === 0) return sentence.slice(from, at + 1);
  }
  return null;
}
var IN_SENTENCE = /^(\(?)([^()]+?)(\)?[.,;]?|\)?:)$/;
var IN_MAPPING = /^(\(?)([^()]+?)(\)?[.,;]?|\):)$/;
function unquoted(text) {
  const pieces = text.split(/( +)/).filter((token) => token !== "").flatMap((token) => {
    if (token.startsWith(" ")) return [{ code: false, text: " " }];
    if (isHarmless(token)) return [{ code: false, text: token }];
    const pattern = /^[{[]/.test(token) ? IN_MAPPING : IN_SENTENCE;
    const [, open = "", inner = token, close = ""] = pattern.exec(token) ?? [];
    const parts = [
      { code: false, text: open },
      { code: true, text: inner },
      { code: false, text: close }
    ];
    return parts.filter((part) => part.text !== "");
  });
  return spanned(pieces);
}
function quoted([whole, ticked, value2 = ""], before) {
  if (ticked !== void 0) return { code: true, text: ticked };
  const [key, blank] = before.slice(-2);
  const isKey = blank?.text === " " && key?.code === false && /^[a-z][A-Za-z]*:$/.test(key.text);
  if (!isKey || !QUOTED_VALUE.test(value2)) return { code: true, text: value2 };
  before.splice(-2);
  return { code: true, text: `${key.text} ${whole}` };
}
function spanned(pieces) {
  const out = [];
  for (const [i, piece] of pieces.entries()) {
    const before = out.at(-1);
    const next = pieces[i + 1];
    const between = piece.text === " " && !piece.code && next?.code === true;
    if (between && isOpen(before)) out[out.length - 1] = { code: true, text: `${before?.text ?? ""} ` };
    else if (piece.code && before?.code) out[out.length - 1] = { code: true, text: before.text + piece.text };
    else out.push(piece);
  }
  return out;
}
function isOpen(piece) {
  if (piece?.code !== true) return false;
  const opening = piece.text.match(/[{[]/g)?.length ?? 0;
  const closing = piece.text.match(/[}\]]/g)?.length ?? 0;
  return opening > closing;
}
function joined(pieces) {
  const out = [];
  for (const piece of pieces) {
    const before = out.at(-1);
    if (before?.code === piece.code)
      out[out.length - 1] = { code: piece.code, text: before.text + piece.text };
    else out.push(piece);
  }
  return out;
}
function isHarmless(token) {
  return HARMLESS.test(token) && !COMMIT_LIKE.test(token) && !ADDRESS_LIKE.test(token);
}

// src/report/escape/markdown.ts
function markup(text) {
  return text;
}
function sourceOf(markdown) {
  return markdown;
}
var NOTHING = markup("");
function gfm(fixed, ...parts) {
  const filled = fixed.map((text, i) => {
    const part = parts[i];
    return text + (part === void 0 ? "" : typeof part === "number" ? String(part) : sourceOf(part));
  });
  return markup(filled.join(""));
}
function joinMarkdown(parts, separator) {
  return markup(parts.map(sourceOf).join(sourceOf(separator)));
}
var NEWLINE = markup("\n");
var EMPTY_LINE = markup("\n\n");
function codeSpan(text) {
  return markup(spanOf(value(text)));
}
var LONGEST_FENCE = 10;
function spanOf(shown) {
  const content = (shown.trim() === "" ? `"${shown}"` : shown).replace(
    /`+/g,
    (run) => run.length < LONGEST_FENCE ? run : `\\u{60}{${run.length}}`
  );
  const longest = Math.max(0, ...[...content.matchAll(/`+/g)].map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  const pad = /^[` ]|[` ]$/.test(content) ? " " : "";
  return `${fence}${pad}${content}${pad}${fence}`;
}
function plain(text) {
  const pieces = wordsOf(sentenceText(text));
  const source = pieces.map((piece) => piece.code ? spanOf(piece.text) : piece.text).join("");
  return markup(source.trim().replace(/^(\d+)([.)])/, "$1\\$2"));
}
function fixedText(text) {
  return markup(text.replace(/[\\`*_[\]<>~&]/g, "\\$&"));
}
function cell(content) {
  return markup(
    sourceOf(content).replace(/\\(?=\|)/g, "\\u{5c}").replace(/\|/g, "\\|").replace(/\s+/g, (blank) => blank.includes("\n") ? " " : blank)
  );
}
function fenced(text) {
  const lines = text.split(/\r\n|\n|\r/).map((line) => `| ${value(line)}`);
  return markup(["~~~text", ...lines, "~~~"].join("\n"));
}
function gantt(lines) {
  if (!lines.every((line) => /^[A-Za-z0-9 .,:%_-]*$/.test(line) && !line.includes("%%")))
    throw new RangeError("not a line of a diagram");
  return markup(["```mermaid", GANTT_SETTINGS, "gantt", ...lines, "```"].join("\n"));
}
var GANTT_SETTINGS = '%%{init: {"gantt": {"leftPadding": 200, "useWidth": 800}}}%%';
function xyChart({ x, y, before, line }) {
  if (![x.title, y.title].every((title) => /^[A-Za-z0-9 :.-]+$/.test(title)))
    throw new RangeError("not a title of a diagram");
  const list = (numbers) => `[${numbers.join(", ")}]`;
  return markup(
    [
      "```mermaid",
      XY_SETTINGS(before !== null),
      "xychart-beta",
      `  x-axis "${x.title}" ${list(x.labels)}`,
      `  y-axis "${y.title}" 0 --> ${y.top}`,
      ...before ? [`  line ${list(before)}`] : [],
      `  line ${list(line)}`,
      "```"
    ].join("\n")
  );
}
var XY_SETTINGS = (isCompared) => `%%{init: {"xyChart": {"width": 800, "height": 320}, "themeVariables": {"xyChart": {"plotColorPalette": "${isCompared ? "#8c959f, " : ""}#d4572a"}}}}%%`;
function suggestion(line) {
  if (!/^[\x20-\x7e]*$/.test(line) || line.includes("`")) return null;
  return markup(["```suggestion", line, "```"].join("\n"));
}
function diagramName(text) {
  const shown = text.replace(/,(?= )/g, "").slice(0, DIAGRAM_NAME_CHARACTERS);
  return shown.replace(/[^A-Za-z0-9._ -]/g, "-").trim() || "-";
}
var DIAGRAM_NAME_CHARACTERS = 26;
function link(label, address) {
  return /^https?:\/\/[\w.:/-]+$/.test(address) ? gfm`[${label}](${markup(address)})` : null;
}
function fixedComment(text) {
  if (!/^[\w.:%= -]*$/.test(text) || text.includes("--")) throw new RangeError("not a comment");
  return markup(`<!-- ${text} -->`);
}
function summaryText(text) {
  return entities(text);
}
function summaryCode(text) {
  return `<code>${entities(value(text))}</code>`;
}
function fold(summary, body) {
  return gfm`<details><summary>${markup(summary.map((part) => part).join(""))}</summary>\n\n${body}\n\n</details>`;
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"]
]);
function entities(text) {
  return text.replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}

export {
  shorten,
  columnsOf,
  sourceOf,
  NOTHING,
  gfm,
  joinMarkdown,
  NEWLINE,
  EMPTY_LINE,
  codeSpan,
  plain,
  fixedText,
  cell,
  fenced,
  gantt,
  xyChart,
  suggestion,
  diagramName,
  link,
  fixedComment,
  summaryText,
  summaryCode,
  fold,
  terminal,
  terminalLine,
  terminalSentence,
  logSafe,
  printable,
  jsonLogSafe,
  annotationText,
  bytesOf
};
