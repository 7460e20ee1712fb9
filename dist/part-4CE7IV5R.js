import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  isKustomization
} from "./part-H3PE34FM.js";
import {
  withoutTrailing
} from "./part-7NROGIMS.js";
import {
  codeOf
} from "./part-VGCQTIYE.js";
import {
  firstNot,
  problemOf
} from "./part-66QZVGSS.js";
import {
  addTo,
  errorAt,
  visible
} from "./part-MZYUQ4PG.js";

// src/output/save.ts
import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync
} from "node:fs";
import { dirname, join, resolve, sep } from "node:path";
var STREAMS = ["/dev", "/proc"];
var IN_MEMORY = "/dev/shm";
var NOT_REPLACEABLE = /* @__PURE__ */ new Set(["EACCES", "EPERM", "EBUSY", "EROFS", "EXDEV"]);
function saveFile(path, text) {
  const target = replaceable(path);
  if (target === null) {
    writeOver(path, text);
    return;
  }
  try {
    if (exists(target)) accessSync(target, constants.W_OK);
    replaceFile(target, text);
  } catch (error) {
    if (!NOT_REPLACEABLE.has(codeOf(error)) || !exists(target)) throw error;
    writeOver(target, text);
  }
}
function replaceFile(target, text) {
  const mode = exists(target) ? statSync(target).mode & 511 : null;
  const beside = join(dirname(target), `.fleetplan-${randomUUID()}.tmp`);
  try {
    writeNew(beside, text, mode);
    renameSync(beside, target);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
}
function writeNew(path, text, mode) {
  const descriptor = openSync(path, "wx", mode ?? 438);
  try {
    if (mode !== null) fchmodSync(descriptor, mode);
    writeParts(descriptor, text);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
function writeOver(path, text) {
  const descriptor = openSync(path, "w");
  try {
    writeParts(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}
function writeParts(descriptor, text) {
  for (const part of typeof text === "string" ? [text] : text) writeFileSync(descriptor, part);
}
function replaceable(path) {
  const absolute = resolve(path);
  const isBelow = (folder) => absolute.startsWith(folder + sep);
  if (STREAMS.some(isBelow) && !isBelow(IN_MEMORY)) return null;
  if (lstatSync(absolute, { throwIfNoEntry: false }) === void 0) return absolute;
  if (!exists(absolute) || !statSync(absolute).isFile()) return null;
  return realpathSync(absolute);
}
function exists(path) {
  return statSync(path, { throwIfNoEntry: false }) !== void 0;
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
function compileClass(inside2) {
  const negated = inside2[0] === "!" || inside2[0] === "^";
  const members = negated ? inside2.slice(1) : inside2;
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
  let last = { folder: "", reached: start, ends: endsOf(included, excluded, start) };
  function inFolder(folder) {
    if (folder === last.folder) return last;
    const reached = segmentsOf(folder).reduce(stepped, start);
    last = { folder, reached, ends: endsOf(included, excluded, reached) };
    return last;
  }
  function stepped({ states, excluding, isExcluded }, segment) {
    const step = (pattern, from = NOWHERE) => settle(pattern, advance(pattern, from, segment));
    return {
      states: included.map((pattern, i) => step(pattern, states[i])),
      excluding: excluded.map((pattern, i) => step(pattern, excluding[i])),
      isExcluded: isExcluded || excluded.some((pattern, i) => isOne(segment, lastSteps(pattern, excluding[i])))
    };
  }
  return {
    matches: (path) => {
      const [folder, name] = split(path);
      const { ends } = inFolder(folder);
      return isOne(name, ends.naming) && !isTakenOut(ends, name);
    },
    goBy: (path) => {
      const [folder, name] = split(path);
      const { reached, ends } = inFolder(folder);
      const couldName = included.some((pattern, i) => reached.states[i]?.has(pattern.length - 1));
      return couldName && !isOne(name, ends.naming) && !isTakenOut(ends, name);
    },
    mayContain: (folder) => {
      const [parent, name] = split(folder);
      const { states, isExcluded } = name === "" ? start : stepped(inFolder(parent).reached, name);
      return !isExcluded && included.some((pattern, i) => Math.min(...states[i] ?? []) < pattern.length);
    }
  };
}
function endsOf(included, excluded, { states, excluding, isExcluded }) {
  return {
    naming: included.flatMap((pattern, i) => lastSteps(pattern, states[i])),
    takingOut: excluded.flatMap((pattern, i) => lastSteps(pattern, excluding[i])),
    isTakenOut: isExcluded
  };
}
function isTakenOut({ isTakenOut: isWhole, takingOut }, name) {
  return isWhole || isOne(name, takingOut);
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
  const plain = path.endsWith("/") ? withoutTrailing(path, "/") : path;
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
function lastSteps(pattern, states = NOWHERE) {
  return [...states].flatMap((state) => {
    const expected = pattern[state];
    if (expected === void 0) return [];
    const next = expected === "**" ? state : state + 1;
    const isEnd = next === pattern.length || next === pattern.length - 1 && pattern[next] === "**";
    return isEnd ? [expected] : [];
  });
}
function isOne(name, steps) {
  for (const step of steps) if (step === "**" || matchSegment(step, name)) return true;
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

// src/read/problems.ts
function symlinkProblem(path, entry) {
  const why = entry === void 0 ? "and is not followed here" : "and leads out, or to nothing";
  const message = `${visible(path)} is a symbolic link under a policy path, ${why}. Put the file itself there, or exclude the path.`;
  return withEntry(problemOf(path, "symlink", message), entry);
}
function submoduleProblem(path, entry) {
  const message = `${visible(path)} is a submodule under a policy path, and what is in it cannot be seen from here. Move the policies into this repository, or exclude the path.`;
  return withEntry(problemOf(path, "submodule", message), entry);
}
function withEntry(problem, entry) {
  return entry === void 0 ? problem : { ...problem, entry };
}
function notAFileProblem(path) {
  return problemOf(
    path,
    "not-a-file",
    `${visible(path)} is not a regular file and was not read. Put a plain file there.`
  );
}
function pathProblem(path) {
  return problemOf(
    path,
    "path-not-utf-8",
    `The name of ${visible(path)} is not UTF-8; it was not read. Rename the file.`
  );
}
function textProblem(path) {
  return problemOf(
    path,
    "not-utf-8",
    `${visible(path)} is not UTF-8 text and was not read. Convert it to UTF-8.`
  );
}
function sizeProblem(path, limits) {
  const message = `${visible(path)} is larger than ${limits.bytesPerFile} bytes and was not read. Split it into several files.`;
  return problemOf(path, "too-large", message);
}
function unreadableProblem(path, error) {
  const code = typeof error === "object" && error !== null && "code" in error ? String(error.code) : "unknown error";
  const message = `${visible(path)} could not be read (${visible(code)}). Check that it is there and may be read.`;
  return problemOf(path, "unreadable", message);
}
function emptyStreamProblem(path) {
  const message = `Nothing came out of ${visible(path)}. Run what should write there by itself and see why it does not; an empty List stands for no policies.`;
  return problemOf(path, "empty-input", message);
}
function noMatchProblem(pattern, why) {
  return errorAt(
    null,
    "no-match",
    `The glob ${visible(pattern)} matches no file: ${why}. Correct it, or leave it out.`
  );
}
function emptyFolderProblem(folder) {
  const message = `The folder ${visible(folder) || "."} holds no manifest (.yaml, .yml, .json).`;
  return { ...errorAt(null, "empty-folder", message), severity: "warning" };
}
function countProblem(limits) {
  return errorAt(
    null,
    "too-many-files",
    `More than ${limits.files} files match the policy paths; none was read. Narrow the paths.`
  );
}
function totalProblem(limits) {
  return errorAt(
    null,
    "too-large",
    `The files that match the policy paths hold more than ${limits.bytes} bytes together; none was read. Narrow the paths.`
  );
}
var LISTED = 200;
function listed(problems) {
  if (problems.length <= LISTED) return problems;
  const message = `${problems.length - LISTED} more problems with files are not listed. Correct those above first.`;
  return [...problems.slice(0, LISTED), errorAt(null, "more-problems", message)];
}

// src/read/text.ts
import { isUtf8 } from "node:buffer";
var WITHOUT_MARK = new TextDecoder("utf-8");
var AS_IT_IS = new TextDecoder("utf-8", { ignoreBOM: true });
function decodeUtf8(bytes) {
  return isUtf8(bytes) ? WITHOUT_MARK.decode(bytes) : null;
}
function decodeMarked(bytes) {
  const [first, second] = bytes;
  if (first === 255 && second === 254) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 254 && second === 255) return new TextDecoder("utf-16be").decode(bytes);
  return decodeUtf8(bytes);
}
function decodeLossy(bytes) {
  return AS_IT_IS.decode(bytes);
}
var REPLACED = "\uFFFD";
var SURROGATES = /[\ud800-\udfff]/;
function byBytes(a, b) {
  if (a === b) return 0;
  if (SURROGATES.test(a) || SURROGATES.test(b)) return Buffer.compare(Buffer.from(a), Buffer.from(b));
  return a < b ? -1 : 1;
}
function sortedByBytes(items, textOf) {
  if (items.some((item) => SURROGATES.test(textOf(item))))
    return items.toSorted((a, b) => byBytes(textOf(a), textOf(b)));
  return items.toSorted((a, b) => {
    const one = textOf(a);
    const other = textOf(b);
    return one === other ? 0 : one < other ? -1 : 1;
  });
}
function inPathOrder(items) {
  let last = "";
  for (const { path } of items) {
    if (path < last || SURROGATES.test(path)) return sortedByBytes(items, (item) => item.path);
    last = path;
  }
  return items;
}

// src/read/file.ts
import { closeSync as closeSync2, constants as constants2, fstatSync, openSync as openSync2, readFileSync, readSync, statSync as statSync2 } from "node:fs";
var FLAGS = constants2.O_RDONLY | constants2.O_NOFOLLOW | constants2.O_NONBLOCK;
function readText(path, shown, limits) {
  try {
    const descriptor = openSync2(path, FLAGS);
    try {
      return readOpen(descriptor, shown, limits);
    } finally {
      closeSync2(descriptor);
    }
  } catch (error) {
    return { problem: unreadableProblem(shown, error) };
  }
}
function readOpen(descriptor, shown, limits) {
  const stats = fstatSync(descriptor);
  if (!stats.isFile()) return { problem: notAFileProblem(shown) };
  if (stats.size > limits.bytesPerFile) return { problem: sizeProblem(shown, limits) };
  const bytes = contentOf(descriptor, stats.size);
  if (bytes.length > limits.bytesPerFile) return { problem: sizeProblem(shown, limits) };
  const text = decodeUtf8(bytes);
  return text === null ? { problem: textProblem(shown) } : { text, bytes: bytes.length };
}
function contentOf(descriptor, size) {
  if (size === 0) return readFileSync(descriptor);
  const bytes = Buffer.allocUnsafe(size);
  let filled = 0;
  for (let read = -1; read !== 0 && filled < size; filled += read)
    read = readSync(descriptor, bytes, filled, size - filled, null);
  return bytes.subarray(0, filled);
}
var STANDARD_INPUT = "-";
var OPEN_ALREADY = /^\/(?:dev\/(?:fd\/\d+|stdin)|proc\/[^/]+\/fd\/\d+)$/;
function isShellPipe(path) {
  if (!OPEN_ALREADY.test(path)) return false;
  try {
    return statSync2(path, { throwIfNoEntry: false })?.isFIFO() === true;
  } catch {
    return false;
  }
}
function readStream(path, shown, limits) {
  try {
    const descriptor = path === STANDARD_INPUT ? 0 : openSync2(path, constants2.O_RDONLY);
    try {
      const bytes = drain(descriptor, limits.bytesPerFile);
      if (bytes === null) return { problem: sizeProblem(shown, limits) };
      const text = decodeUtf8(bytes);
      if (text === null) return { problem: textProblem(shown) };
      return text.trim() === "" ? { problem: emptyStreamProblem(shown) } : { text, bytes: bytes.length };
    } finally {
      if (descriptor !== 0) closeSync2(descriptor);
    }
  } catch (error) {
    return { problem: unreadableProblem(shown, error) };
  }
}
function readBeginning(path, mostBytes) {
  return readRegular(path, (descriptor) => {
    const bytes = Buffer.alloc(mostBytes);
    return bytes.subarray(0, readSync(descriptor, bytes));
  });
}
function readRegular(path, read) {
  try {
    const descriptor = openSync2(path, FLAGS);
    try {
      const stats = fstatSync(descriptor);
      return stats.isFile() ? read(descriptor, stats.size) : null;
    } finally {
      closeSync2(descriptor);
    }
  } catch {
    return null;
  }
}
var CHUNK_BYTES = 64 * 1024;
var PAUSE_MS = 10;
function drain(descriptor, mostBytes) {
  const chunks = [];
  let total = 0;
  for (; ; ) {
    const chunk = Buffer.alloc(CHUNK_BYTES);
    const read = readSome(descriptor, chunk);
    if (read === 0) return Buffer.concat(chunks);
    total += read;
    if (total > mostBytes) return null;
    chunks.push(chunk.subarray(0, read));
  }
}
function readSome(descriptor, chunk) {
  for (; ; ) {
    try {
      return readSync(descriptor, chunk);
    } catch (error) {
      const code = typeof error === "object" && error !== null && "code" in error ? error.code : "";
      if (code === "EOF") return 0;
      if (code !== "EAGAIN") throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}

// src/read/git-command.ts
import { spawnSync } from "node:child_process";
import { randomUUID as randomUUID2 } from "node:crypto";
import { closeSync as closeSync3, fstatSync as fstatSync2, openSync as openSync3, readSync as readSync2, rmSync as rmSync2, unlinkSync } from "node:fs";
import { devNull, tmpdir } from "node:os";
import { join as join2 } from "node:path";
var TIMEOUT_MS = 12e4;
var MAX_OUTPUT_BYTES = 256 * 1024 ** 2;
var OPTIONS = [
  "--no-pager",
  "--no-replace-objects",
  "--no-optional-locks",
  ...["core.fsmonitor=false", `core.hooksPath=${devNull}`, "core.commitGraph=false"].flatMap((set) => [
    "-c",
    set
  ]),
  ...["protocol.allow=never", "safe.directory=*", "safe.bareRepository=explicit"].flatMap((set) => [
    "-c",
    set
  ])
];
var FATAL = "fatal: ";
function runGit(repo, args, input = "", mostBytes = MAX_OUTPUT_BYTES) {
  return started(repo, args, input, "pipe", mostBytes);
}
function runGitForMuch(repo, args, input) {
  const file = namelessFile();
  if (file === null) return runGit(repo, args, input);
  try {
    const answer = started(repo, args, input, file, MAX_OUTPUT_BYTES);
    return answer.ok ? { ok: true, stdout: contentOf2(file) } : runGit(repo, args, input);
  } catch {
    return runGit(repo, args, input);
  } finally {
    closeSync3(file);
  }
}
function namelessFile() {
  const path = join2(tmpdir(), `fleetplan-${randomUUID2()}`);
  let file = null;
  try {
    file = openSync3(path, "wx+", 384);
    unlinkSync(path);
    return file;
  } catch {
    if (file !== null) {
      closeSync3(file);
      rmSync2(path, { force: true });
    }
    return null;
  }
}
function contentOf2(file) {
  const { size } = fstatSync2(file);
  if (size > MAX_OUTPUT_BYTES) throw new RangeError("git answered too much");
  const bytes = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  while (filled < size) {
    const read = readSync2(file, bytes, filled, size - filled, filled);
    if (read === 0) throw new RangeError("the answer of git became shorter");
    filled += read;
  }
  return bytes;
}
function started(repo, args, input, stdout, maxBuffer) {
  const answer = spawnSync("git", [...OPTIONS, "-C", repo, ...args], {
    stdio: ["pipe", stdout, "pipe"],
    env: environment(),
    input,
    timeout: TIMEOUT_MS,
    maxBuffer,
    windowsHide: true
  });
  if (answer.error !== void 0 && !hungUp(answer))
    return { ok: false, status: null, reason: startReason(answer.error) };
  if (answer.status === 0) return { ok: true, stdout: answer.stdout };
  const lines = answer.stderr.toString("utf8").trim().split("\n");
  const said = (lines.find((line) => line.startsWith(FATAL)) ?? lines.at(-1) ?? "").replace(FATAL, "");
  return { ok: false, status: answer.status, reason: visible(said, 200) };
}
function hungUp({ error, status }) {
  return error !== void 0 && "code" in error && error.code === "EPIPE" && status !== null && status !== 0;
}
function environment() {
  const { PATH, Path, SystemRoot } = process.env;
  const inherited = Object.entries({ PATH, Path, SystemRoot }).filter(([, value]) => value !== void 0);
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: devNull,
    GIT_ATTR_NOSYSTEM: "1",
    GIT_ALLOW_PROTOCOL: "none",
    GIT_NO_LAZY_FETCH: "1",
    GIT_TERMINAL_PROMPT: "0",
    GIT_GRAFT_FILE: devNull
  };
}
function startReason(error) {
  const code = "code" in error ? String(error.code) : error.name;
  if (code === "ENOENT") return "git is not installed";
  if (code === "ETIMEDOUT") return `git took longer than ${TIMEOUT_MS / 1e3} seconds`;
  if (code === "ENOBUFS") return `git answered more than ${MAX_OUTPUT_BYTES} bytes`;
  return `git could not be started (${visible(code)})`;
}

// src/read/walk.ts
import { isUtf8 as isUtf82 } from "node:buffer";
import { readdirSync, readlinkSync, realpathSync as realpathSync2, statSync as statSync3 } from "node:fs";
import { isAbsolute, relative, sep as sep2 } from "node:path";

// src/read/tree.ts
var LINK_TARGET_BYTES = 4096;
var LINK_MODE = "120000";
var SUBMODULE_MODE = "160000";
var FILE_MODES = /* @__PURE__ */ new Set(["100644", "100755"]);
function isLink({ mode }) {
  return mode === LINK_MODE;
}
function selectEntries(entries, globs, limits) {
  const files = [];
  const links = [];
  const problems = [];
  for (const entry of entries) {
    const { path, mode } = entry;
    const isNamed = globs.matches(path);
    if (mode === LINK_MODE) {
      if (isNamed || globs.mayContain(path)) links.push(entry);
    } else if (isNamed) {
      const problem = entryProblem(entry);
      if (problem === null) files.push(entry);
      else problems.push(problem);
    } else if (!FILE_MODES.has(mode)) {
      if (globs.mayContain(path)) problems.push(submoduleProblem(path, `${path} ${entry.sha}`));
    } else if (isKustomization(path) && globs.goBy(path)) files.push(entry);
  }
  return files.length <= limits.files ? { files, links, problems } : { files: [], links: [], problems: [...problems, countProblem(limits)] };
}
function onlyFile(entries, path, limits) {
  const onTheWay = entries.filter(
    (entry) => path.startsWith(entry.path) && (path + "/").charAt(entry.path.length) === "/"
  );
  const { files, links, problems } = selectEntries(onTheWay, exactly(path), limits);
  return {
    file: files[0] ?? null,
    problems: [...problems, ...links.map((link) => symlinkProblem(link.path))]
  };
}
function entryProblem({ path, mode, sha }) {
  if (mode === SUBMODULE_MODE) return submoduleProblem(path, `${path} ${sha}`);
  if (!FILE_MODES.has(mode)) return notAFileProblem(path);
  return path.includes(REPLACED) ? pathProblem(path) : null;
}
function withinLimits(files, sizes, limits) {
  if (files.length > limits.files) return { files: [], problems: [countProblem(limits)] };
  const allowed = [];
  const problems = [];
  let bytes = 0;
  for (const file of files) {
    const size = sizes.get(file.sha) ?? 0;
    if (size > limits.bytesPerFile) problems.push(sizeProblem(file.path, limits));
    else {
      allowed.push(file);
      bytes += size;
    }
  }
  if (bytes > limits.bytes) return { files: [], problems: [...problems, totalProblem(limits)] };
  return { files: allowed, problems };
}
function textFiles(files, problems, links) {
  const decoded = [];
  const undecoded = [];
  for (const { path, text, real } of files) {
    if (text === null) undecoded.push(textProblem(path));
    else {
      const again = links.get(path);
      decoded.push({
        path,
        text,
        ...real === void 0 ? {} : { real },
        ...again === void 0 ? {} : { links: again }
      });
    }
  }
  return { files: decoded, problems: listed([...problems, ...undecoded]) };
}

// src/read/links.ts
var MOST_HOPS = 10;
function followLinks(entries, links, targets, globs) {
  if (links.length === 0) return { files: [], again: /* @__PURE__ */ new Map(), problems: [] };
  const sorted = entries.toSorted((a, b) => a.path < b.path ? -1 : 1);
  const tree = { byPath: new Map(entries.map((entry) => [entry.path, entry])), sorted, targets };
  const files = { once: /* @__PURE__ */ new Map(), again: /* @__PURE__ */ new Map() };
  const problems = [];
  const queue = links.map((entry) => ({ path: entry.path, entry, through: [] }));
  for (let next = queue.pop(); next !== void 0; next = queue.pop()) {
    const { path, entry, through } = next;
    const real = realPath(tree, entry.path);
    const target = real === null ? void 0 : tree.byPath.get(real);
    if (target?.mode === SUBMODULE_MODE)
      problems.push(submoduleProblem(path, `${path} ${entry.sha} ${target.sha}`));
    else if (target && FILE_MODES.has(target.mode)) add(files, path, target, globs);
    else if (real === null || !isFolder(tree, real)) {
      if (mayHide(path, globs)) problems.push(symlinkProblem(path, `${path} ${entry.sha}`));
    } else if (!through.includes(real) && through.length < MOST_HOPS) {
      queue.push(...inside(tree, real, next, files, globs));
    }
  }
  return { files: [...files.once.values()], again: files.again, problems };
}
function inside(tree, real, { path, through }, files, globs) {
  const links = [];
  const prefix = real === "" ? "" : `${real}/`;
  for (let at = firstFrom(tree.sorted, prefix); at < tree.sorted.length; at += 1) {
    const entry = tree.sorted[at];
    if (entry?.path.startsWith(prefix) !== true) break;
    const seen = `${path}/${entry.path.slice(prefix.length)}`;
    if (FILE_MODES.has(entry.mode)) add(files, seen, entry, globs);
    else if (entry.mode === LINK_MODE && (globs.matches(seen) || globs.mayContain(seen))) {
      links.push({ path: seen, entry, through: [...through, real] });
    }
  }
  return links;
}
function add({ once, again }, path, target, globs) {
  if (!globs.matches(path)) return;
  if (globs.matches(target.path)) again.set(target.path, [...again.get(target.path) ?? [], path]);
  else once.set(path, { ...target, path, real: target.path });
}
function realPath({ byPath, targets }, link) {
  return withoutLinks(link, MOST_HOPS + 1, (path) => {
    const entry = byPath.get(path);
    return entry?.mode === LINK_MODE ? decodeLossy(targets.get(entry.sha) ?? new Uint8Array()) : null;
  });
}
function withoutLinks(path, most, targetOf) {
  const done = [];
  const steps = path.split("/");
  let links = 0;
  for (let step = steps.shift(); step !== void 0; step = steps.shift()) {
    if (step === "" || step === ".") continue;
    if (step === "..") {
      if (done.pop() === void 0) return null;
      continue;
    }
    const target = targetOf([...done, step].join("/"));
    if (target === null) done.push(step);
    else if (target === "" || target.startsWith("/") || ++links > most) return null;
    else steps.unshift(...target.split("/"));
  }
  return done.join("/");
}
function isFolder(tree, path) {
  if (path === "") return true;
  const first = tree.sorted[firstFrom(tree.sorted, `${path}/`)];
  return first?.path.startsWith(`${path}/`) === true;
}
function firstFrom(sorted, prefix) {
  return firstNot(sorted, (place) => (sorted[place]?.path ?? "") < prefix);
}
function mayHide(path, globs) {
  if (globs.matches(path)) return true;
  const suffix = /\.[A-Za-z0-9]{1,8}$/.exec(path)?.[0] ?? "";
  return suffix === "" || SUFFIXES.some((one) => one === suffix);
}

// src/read/walk.ts
var MAX_ENTRIES = 5e5;
var REPOSITORY = ".git";
function walkFolder(root, walk) {
  const realRoot = realpathSync2(root);
  const files = [];
  const links = /* @__PURE__ */ new Map();
  const problems = [];
  const folders = [{ path: "", absolute: root, real: realRoot, through: [realRoot] }];
  let looked = 0;
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    const entries = entriesOf(folder.real, walk, problems);
    looked += entries.length;
    if (files.length > walk.limits.files) {
      return { ...NOTHING, problems: [...problems, countProblem(walk.limits)] };
    }
    if (looked > MAX_ENTRIES) {
      return { ...NOTHING, problems: [...problems, entriesProblem(walk.show(root))] };
    }
    for (const { entry, name, isText } of entries) {
      const path = folder.path === "" ? name : `${folder.path}/${name}`;
      const absolute = within(folder.absolute, name);
      const real = folder.real === folder.absolute ? absolute : within(folder.real, name);
      if (name === REPOSITORY || !walk.isIncluded(absolute)) continue;
      const isPlain = isText && (entry.isFile() || entry.isDirectory());
      const problem = isPlain ? null : judge({ entry, isText, path, absolute }, walk);
      if (problem !== null) {
        problems.push(problem);
        continue;
      }
      const found = entry.isSymbolicLink() ? follow(real, path, { realRoot, folder, walk, absolute }) : { kind: kindOf(entry), real, through: folder.through };
      if (found === null) continue;
      if ("code" in found) problems.push(found);
      else if (found.kind === "folder") {
        if (walk.globs.mayContain(path))
          folders.push({ path, absolute, real: found.real, through: found.through });
      } else if (found.kind === "file" && isWanted(path, walk.globs)) {
        if (isFoundElsewhere(found, realRoot, walk.globs)) addTo(links, found.real, path);
        else files.push({ path: absolute, below: path, real: found.real });
      }
    }
  }
  return { files, links, problems };
}
var NOTHING = { files: [], links: /* @__PURE__ */ new Map() };
function isWanted(path, globs) {
  return globs.matches(path) || isKustomization(path) && globs.goBy(path);
}
function within(folder, name) {
  return folder.endsWith(sep2) ? folder + name : folder + sep2 + name;
}
function kindOf(entry) {
  if (entry.isDirectory()) return "folder";
  return entry.isFile() ? "file" : "other";
}
function follow(link, path, at) {
  const { realRoot, folder, walk, absolute } = at;
  const { globs, show } = walk;
  if (!globs.matches(path) && !globs.mayContain(path)) return null;
  const real = realOf(link);
  const steps = real === null ? null : relative(realRoot, real);
  if (real === null || steps === null || isOutside(steps)) {
    const isRelevant = globs.matches(path) || (real === null ? mayHide(path, globs) && !isGone(link) : isFolder2(real));
    return isRelevant ? symlinkProblem(show(absolute), `${path} ${readlinkSync(link)}`) : null;
  }
  const stats = statSync3(real);
  if (stats.isFile())
    return globs.matches(path) ? { kind: "file", real, through: [...folder.through, real] } : null;
  if (!stats.isDirectory()) return globs.matches(path) ? notAFileProblem(show(absolute)) : null;
  if (folder.through.includes(real)) return null;
  return { kind: "folder", real, through: [...folder.through, real] };
}
function isFoundElsewhere({ real, through }, realRoot, globs) {
  return through.length > 1 && globs.matches(relative(realRoot, real));
}
function isOutside(steps) {
  return steps === ".." || steps.startsWith(`..${sep2}`) || isAbsolute(steps) || steps.split(sep2).includes(REPOSITORY);
}
function realOf(link) {
  try {
    return realpathSync2(link);
  } catch {
    return null;
  }
}
function isGone(link) {
  try {
    return statSync3(link, { throwIfNoEntry: false }) === void 0;
  } catch {
    return false;
  }
}
function isFolder2(path) {
  return statSync3(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function judge({ entry, isText, path, absolute }, { globs, show }) {
  const matches = globs.matches(path);
  if (!matches && !globs.mayContain(path)) return null;
  if (!isText) return matches || entry.isDirectory() ? pathProblem(show(absolute)) : null;
  if (entry.isSymbolicLink()) return null;
  return matches ? notAFileProblem(show(absolute)) : null;
}
function entriesProblem(folder) {
  const message = `${visible(folder)} holds more than ${MAX_ENTRIES} files and folders; none was read. Name a smaller folder.`;
  return errorAt(null, "too-many-files", message);
}
function entriesOf(folder, { show }, problems) {
  try {
    return sortedByBytes(namedIn(folder), ({ name }) => name);
  } catch (error) {
    problems.push(unreadableProblem(show(folder), error));
    return [];
  }
}
function namedIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  if (!entries.some(({ name }) => name.includes(REPLACED)))
    return entries.map((entry) => ({ entry, name: entry.name, isText: true }));
  return readdirSync(folder, { withFileTypes: true, encoding: "buffer" }).map((entry) => ({
    entry,
    name: decodeLossy(entry.name),
    isText: isUtf82(entry.name)
  }));
}

export {
  compileSegment,
  matchSegment,
  SUFFIXES,
  ANY_FILE,
  compileGlobs,
  exactly,
  isPattern,
  isOfPattern,
  onlyExclusions,
  symlinkProblem,
  textProblem,
  unreadableProblem,
  noMatchProblem,
  emptyFolderProblem,
  countProblem,
  totalProblem,
  listed,
  decodeUtf8,
  decodeMarked,
  decodeLossy,
  REPLACED,
  byBytes,
  sortedByBytes,
  inPathOrder,
  LINK_TARGET_BYTES,
  LINK_MODE,
  SUBMODULE_MODE,
  isLink,
  selectEntries,
  onlyFile,
  withinLimits,
  textFiles,
  FLAGS,
  readText,
  STANDARD_INPUT,
  isShellPipe,
  readStream,
  readBeginning,
  runGit,
  runGitForMuch,
  followLinks,
  withoutLinks,
  saveFile,
  replaceFile,
  walkFolder,
  isFolder2 as isFolder
};
