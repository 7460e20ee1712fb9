import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  withoutTrailing
} from "./part-Z6WTI433.js";
import {
  errorAt
} from "./part-GEGQAKG2.js";
import {
  visible
} from "./part-SNFJC42C.js";

// src/read/text.ts
import { isUtf8 } from "node:buffer";
var WITHOUT_MARK = new TextDecoder("utf-8");
var AS_IT_IS = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeUtf8(bytes) {
  return isUtf8(bytes) ? WITHOUT_MARK.decode(bytes) : null;
}
function decodeLossy(bytes) {
  return AS_IT_IS.decode(bytes);
}
var SURROGATES = /[\ud800-\udfff]/;
function byBytes(a, b) {
  if (SURROGATES.test(a) || SURROGATES.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a === b ? 0 : a < b ? -1 : 1;
}

// src/read/glob/braces.ts
var RANGE = /^-?[0-9A-Za-z]+\.\.-?[0-9A-Za-z]+(?:\.\.-?[0-9]+)?$/;
function expandBraces(pattern, most) {
  const done = [];
  const open = [pattern];
  while (open.length > 0) {
    const next = open.pop() ?? "";
    const group = lastInnermostGroup(next);
    if (group === "range") return null;
    if (group === null) done.push(next);
    else for (const choice of group.choices) open.push(group.before + choice + group.after);
    if (done.length + open.length > most) return null;
  }
  return done.reverse();
}
function lastInnermostGroup(pattern) {
  let start = -1;
  let commas = [];
  for (let at = 0; at < pattern.length; at += 1) {
    const character = pattern[at];
    if (character === "\\") at += 1;
    else if (character === "{") {
      start = at;
      commas = [];
    } else if (character === "," && start >= 0) commas.push(at);
    else if (character === "}" && start >= 0) {
      if (commas.length > 0) return groupAt(pattern, start, commas, at);
      if (RANGE.test(pattern.slice(start + 1, at))) return "range";
      start = -1;
    }
  }
  return null;
}
function groupAt(pattern, start, commas, end) {
  const edges = [start, ...commas, end];
  const choices = edges.slice(1).map((edge, index) => pattern.slice((edges[index] ?? 0) + 1, edge));
  return { before: pattern.slice(0, start), choices, after: pattern.slice(end + 1) };
}

// src/read/glob/segment.ts
function compileSegment(pattern) {
  const characters = Array.from(pattern);
  const tokens = [];
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? "";
    if (character === "\\" && at + 1 < characters.length) {
      at += 1;
      tokens.push({ kind: "text", character: characters[at] ?? "" });
    } else if (character === "*") {
      if (tokens.at(-1)?.kind !== "star") tokens.push({ kind: "star" });
    } else if (character === "?") tokens.push({ kind: "any" });
    else if (character === "[") {
      const end = characters.indexOf(
        "]",
        at + (characters[at + 1] === "!" || characters[at + 1] === "^" ? 3 : 2)
      );
      const token = end < 0 ? null : compileClass(characters.slice(at + 1, end));
      if (token === null) return null;
      tokens.push(token);
      at = end;
    } else tokens.push({ kind: "text", character });
  }
  return { tokens, suffix: suffixOf(tokens) };
}
function suffixOf([first, ...rest]) {
  if (first?.kind !== "star") return null;
  const characters = rest.flatMap((token) => token.kind === "text" ? [token.character] : []);
  return characters.length === rest.length ? characters.join("") : null;
}
function compileClass(inside) {
  const negated = inside[0] === "!" || inside[0] === "^";
  const members = negated ? inside.slice(1) : inside;
  if (members.length === 0 || members.includes("[") || members.includes("\\")) return null;
  const ranges = [];
  for (let at = 0; at < members.length; at += 1) {
    const from = members[at] ?? "";
    const to = members[at + 1] === "-" ? members[at + 2] : void 0;
    ranges.push([from, to ?? from]);
    if (to !== void 0) at += 2;
  }
  return { kind: "class", negated, ranges };
}
function matchSegment({ tokens, suffix }, segment) {
  if (suffix !== null) return segment.endsWith(suffix);
  const text = Array.from(segment);
  let token = 0;
  let at = 0;
  let star = -1;
  let starAt = 0;
  while (at < text.length) {
    const expected = tokens[token];
    if (expected?.kind === "star") {
      star = token;
      starAt = at;
      token += 1;
    } else if (expected !== void 0 && accepts(expected, text[at] ?? "")) {
      token += 1;
      at += 1;
    } else if (star >= 0) {
      starAt += 1;
      at = starAt;
      token = star + 1;
    } else return false;
  }
  return tokens.slice(token).every((rest) => rest.kind === "star");
}
function accepts(token, character) {
  switch (token.kind) {
    case "text":
      return token.character === character;
    case "any":
    case "star":
      return true;
    case "class":
      return token.ranges.some(([from, to]) => isBetween(character, from, to)) !== token.negated;
  }
}
function isBetween(character, from, to) {
  const code = character.codePointAt(0) ?? 0;
  return code >= (from.codePointAt(0) ?? 0) && code <= (to.codePointAt(0) ?? 0);
}

// src/read/glob/globs.ts
var MAX_PATTERNS = 100;
var MAX_LENGTH = 1e3;
var MAX_EXPANDED = 200;
var EXTGLOB = /[!?*+@]\(/;
var SUFFIXES = [".yaml", ".yml", ".json"];
var ANY_FILE = "**/?*";
function compileGlobs(patterns) {
  const problems = onlyExclusions(patterns);
  const included = [];
  const excluded = [];
  if (patterns.length > MAX_PATTERNS) problems.push(tooMany());
  for (const pattern of patterns.slice(0, MAX_PATTERNS)) {
    const isExclusion = pattern.startsWith("!");
    const compiled = compilePattern(isExclusion ? pattern.slice(1) : pattern, isExclusion);
    if (typeof compiled === "string") problems.push(badGlob(pattern, compiled));
    else (isExclusion ? excluded : included).push(...compiled);
  }
  return { globs: globsOf(included, excluded), problems };
}
function globsOf(included, excluded) {
  const start = {
    states: included.map((pattern) => settle(pattern, [0])),
    excluding: excluded.map((pattern) => settle(pattern, [0])),
    isExcluded: false
  };
  let last = { folder: "", reached: start };
  function inFolder(folder) {
    if (folder !== last.folder) last = { folder, reached: segmentsOf(folder).reduce(stepped, start) };
    return last.reached;
  }
  function stepped({ states, excluding, isExcluded }, segment) {
    const step = (pattern, from = NOWHERE) => settle(pattern, advance(pattern, from, segment));
    return {
      states: included.map((pattern, i) => step(pattern, states[i])),
      excluding: excluded.map((pattern, i) => step(pattern, excluding[i])),
      isExcluded: isExcluded || excluded.some((pattern, i) => leadsToEnd(pattern, excluding[i], segment))
    };
  }
  function isTakenOut({ isExcluded, excluding }, name) {
    return isExcluded || excluded.some((pattern, i) => leadsToEnd(pattern, excluding[i], name));
  }
  function isNamed({ states }, name) {
    return included.some((pattern, i) => leadsToEnd(pattern, states[i], name));
  }
  return {
    matches: (path) => {
      const [folder, name] = split(path);
      const reached = inFolder(folder);
      return isNamed(reached, name) && !isTakenOut(reached, name);
    },
    goBy: (path) => {
      const [folder, name] = split(path);
      const reached = inFolder(folder);
      const couldName = included.some((pattern, i) => reached.states[i]?.has(pattern.length - 1));
      return couldName && !isNamed(reached, name) && !isTakenOut(reached, name);
    },
    mayContain: (folder) => {
      const [parent, name] = split(folder);
      const { states, isExcluded } = name === "" ? start : stepped(inFolder(parent), name);
      return !isExcluded && included.some((pattern, i) => Math.min(...states[i] ?? []) < pattern.length);
    }
  };
}
function exactly(path) {
  return {
    matches: (candidate) => candidate === path,
    mayContain: (folder) => path.startsWith(`${folder}/`),
    goBy: () => false
  };
}
function isPattern(text) {
  return /[*?[{]/.test(text);
}
function isOfPattern(path, pattern) {
  return !path.endsWith(".json") || !/\.ya?ml$/.test(pattern);
}
function compilePattern(pattern, isExclusion) {
  if (pattern === "") return "it is empty";
  if (pattern.length > MAX_LENGTH) return `it is longer than ${MAX_LENGTH} characters`;
  if (EXTGLOB.test(pattern)) return "groups such as +(a|b) are not supported; {a,b} is";
  const expanded = expandBraces(pattern, MAX_EXPANDED);
  if (expanded === null) return `its braces are a range, or stand for more than ${MAX_EXPANDED} patterns`;
  const compiled = [];
  for (const path of expanded) {
    const segments = path.split("/").filter((segment) => segment !== "" && segment !== ".");
    if (segments.includes("..")) return 'it leaves the folder with ".."';
    for (const variant of isExclusion ? [segments] : withManifests(path, segments)) {
      const pattern2 = compileSegments(variant);
      if (pattern2 === null) return "a character class in it is not of the form [abc], [a-z] or [!a-z]";
      compiled.push(pattern2);
    }
  }
  return compiled;
}
function withManifests(path, segments) {
  const manifests = (folder) => SUFFIXES.map((suffix) => [...folder, `*${suffix}`]);
  const last = segments.at(-1);
  if (last === "*") return manifests(segments.slice(0, -1));
  if (last === "**") return manifests(segments);
  if (path.endsWith("/")) return manifests([...segments, "**"]);
  return isPattern(path) ? [[...segments]] : [[...segments], ...manifests([...segments, "**"])];
}
function compileSegments(segments) {
  const compiled = [];
  for (const segment of segments) {
    const token = segment === "**" ? "**" : compileSegment(segment);
    if (token === null) return null;
    if (token !== "**" || compiled.at(-1) !== "**") compiled.push(token);
  }
  return compiled;
}
function segmentsOf(path) {
  return path.split("/").filter((segment) => segment !== "");
}
function split(path) {
  const plain = withoutTrailing(path, "/");
  const end = plain.lastIndexOf("/");
  return [plain.slice(0, Math.max(0, end)), plain.slice(end + 1)];
}
var NOWHERE = /* @__PURE__ */ new Set();
function* advance(pattern, states, segment) {
  for (const state of states) {
    const expected = pattern[state];
    if (expected === void 0) continue;
    if (expected === "**") yield state;
    else if (matchSegment(expected, segment)) yield state + 1;
  }
}
function leadsToEnd(pattern, states = NOWHERE, segment) {
  for (const state of states) {
    const expected = pattern[state];
    if (expected === void 0) continue;
    const next = expected === "**" ? state : state + 1;
    const isEnd = next === pattern.length || next === pattern.length - 1 && pattern[next] === "**";
    if (isEnd && (expected === "**" || matchSegment(expected, segment))) return true;
  }
  return false;
}
function settle(pattern, states) {
  const settled = /* @__PURE__ */ new Set();
  for (const state of states) {
    settled.add(state);
    if (pattern[state] === "**") settled.add(state + 1);
  }
  return settled;
}
function badGlob(pattern, why) {
  return errorAt(
    null,
    "bad-glob",
    `The policy glob "${visible(pattern)}" cannot be used: ${why}. Write another one.`
  );
}
function onlyExclusions(patterns) {
  const [first] = patterns;
  if (first === void 0 || !patterns.every((pattern) => pattern.startsWith("!"))) return [];
  return [badGlob(first, "it takes files out, and no other glob names any")];
}
function tooMany() {
  return errorAt(
    null,
    "bad-glob",
    `There are more than ${MAX_PATTERNS} policy globs. Join some of them with {a,b}.`
  );
}

export {
  decodeUtf8,
  decodeLossy,
  byBytes,
  compileSegment,
  matchSegment,
  SUFFIXES,
  ANY_FILE,
  compileGlobs,
  exactly,
  isPattern,
  isOfPattern,
  onlyExclusions
};
