import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);

// src/manifest/json/parsed.ts
function parsedJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}

// src/manifest/json/repeated-key.ts
function repeatedKey(text, value) {
  return colonsIn(text) === keysIn(value) ? null : find(text);
}
function keysIn(value) {
  let keys = 0;
  const open = [value];
  for (let one = open.pop(); open.length > 0 || one !== void 0; one = open.pop()) {
    if (typeof one !== "object" || one === null) continue;
    const inner = Object.values(one);
    if (!Array.isArray(one)) keys += inner.length;
    for (const item of inner) if (typeof item === "object" && item !== null) open.push(item);
  }
  return keys;
}
var COLON = 58;
var BACKSLASH = 92;
function colonsIn(text) {
  let colons = 0;
  for (let at = 0; at < text.length; ) {
    const quote = text.indexOf('"', at);
    const end = quote < 0 ? text.length : quote;
    for (; at < end; at++) if (text.charCodeAt(at) === COLON) colons++;
    at = quote < 0 ? end : endOfString(text, quote);
  }
  return colons;
}
function endOfString(text, quote) {
  for (let at = text.indexOf('"', quote + 1); at >= 0; at = text.indexOf('"', at + 1)) {
    let slashes = 0;
    while (text.charCodeAt(at - 1 - slashes) === BACKSLASH) slashes++;
    if (slashes % 2 === 0) return at + 1;
  }
  return text.length;
}
function find(text) {
  const open = [];
  for (let at = 0; at < text.length; ) {
    const character = text[at];
    if (character !== '"') {
      if (character === "{" || character === "[") open.push(/* @__PURE__ */ new Set());
      else if (character === "}" || character === "]") open.pop();
      at++;
      continue;
    }
    const end = endOfString(text, at);
    if (isKey(text, end)) {
      const key = JSON.parse(text.slice(at, end));
      const keys = open.at(-1);
      if (keys?.has(key)) return { key, offset: at };
      keys?.add(key);
    }
    at = end;
  }
  return null;
}
function isKey(text, end) {
  let at = end;
  while (" 	\r\n".includes(text[at] ?? "-")) at++;
  return text.charCodeAt(at) === COLON;
}

export {
  parsedJson,
  repeatedKey
};
