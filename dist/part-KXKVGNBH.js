import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  COMMAND,
  SCRIPT,
  TOOLS,
  isChartPart,
  isProgram,
  isTemplate,
  isTerraform,
  mayGenerate,
  mayHide
} from "./part-MTH7O7UU.js";
import {
  byBytes,
  decodeLossy,
  decodeUtf8
} from "./part-HX3ULWKH.js";
import {
  SYSTEMS,
  nearest
} from "./part-XVCNCTCU.js";
import {
  countProblem,
  notAFileProblem,
  pathProblem,
  readProblem,
  sizeProblem,
  symlinkProblem,
  textProblem,
  unreadableProblem
} from "./part-IFEPWTQA.js";
import {
  LIMITS,
  byArgo,
  byFlux,
  byHelm,
  byKustomize,
  bySomething,
  byValues,
  chartOfTemplate,
  folderOf,
  isOfChart,
  isWithin,
  joined,
  nameOf,
  parseDocuments,
  parseWhole
} from "./part-VRN3I5BH.js";
import {
  kindOf
} from "./part-QY3GAI25.js";
import {
  canonicalJson,
  field,
  fieldAt,
  groupOf,
  isObject,
  labelsIn,
  listIn,
  objectIn,
  pathText,
  textIn,
  visible
} from "./part-E4PH6KZA.js";

// src/read/file.ts
import { closeSync, constants, fstatSync, openSync, readFileSync, readSync, statSync } from "node:fs";
var FLAGS = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
function readText(path, shown, limits) {
  try {
    const descriptor = openSync(path, FLAGS);
    try {
      return readOpen(descriptor, shown, limits);
    } finally {
      closeSync(descriptor);
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
function isShellPipe(path) {
  if (!/^\/(?:dev|proc)\//.test(path)) return false;
  try {
    return statSync(path, { throwIfNoEntry: false })?.isFIFO() === true;
  } catch {
    return false;
  }
}
function readStream(path, shown, limits) {
  try {
    const descriptor = path === STANDARD_INPUT ? 0 : openSync(path, constants.O_RDONLY);
    try {
      const bytes = drain(descriptor, limits.bytesPerFile);
      if (bytes === null) return { problem: sizeProblem(shown, limits) };
      const text = decodeUtf8(bytes);
      return text === null ? { problem: textProblem(shown) } : { text, bytes: bytes.length };
    } finally {
      if (descriptor !== 0) closeSync(descriptor);
    }
  } catch (error) {
    return { problem: unreadableProblem(shown, error) };
  }
}
function readBytes(path, mostBytes) {
  return readRegular(path, (descriptor, size) => size <= mostBytes ? readFileSync(descriptor) : null);
}
function readBeginning(path, mostBytes) {
  return readRegular(path, (descriptor) => {
    const bytes = Buffer.alloc(mostBytes);
    return bytes.subarray(0, readSync(descriptor, bytes));
  });
}
function readRegular(path, read) {
  try {
    const descriptor = openSync(path, FLAGS);
    try {
      const stats = fstatSync(descriptor);
      return stats.isFile() ? read(descriptor, stats.size) : null;
    } finally {
      closeSync(descriptor);
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

// src/read/walk.ts
import { isUtf8 } from "node:buffer";
import { readdirSync, readlinkSync, realpathSync, statSync as statSync2 } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";
var MAX_ENTRIES = 5e5;
var REPOSITORY = ".git";
function walkFolder(root, walk) {
  const realRoot = realpathSync(root);
  const files = [];
  const beside2 = [];
  const problems = [];
  const folders = [{ path: "", absolute: root, real: realRoot, through: [realRoot] }];
  let looked = 0;
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    const entries = entriesOf(folder.real, walk, problems);
    looked += entries.length;
    if (files.length > walk.limits.files) {
      return { files: [], beside: [], problems: [...problems, countProblem(walk.limits)] };
    }
    if (looked > MAX_ENTRIES) {
      return { files: [], beside: [], problems: [...problems, entriesProblem(walk.show(root))] };
    }
    for (const { entry, name, isText } of entries) {
      const path = folder.path === "" ? name : `${folder.path}/${name}`;
      const absolute = within(folder.absolute, name);
      const real = within(folder.real, name);
      if (name === REPOSITORY || !walk.isIncluded(absolute)) continue;
      const problem = judge({ entry, isText, path, absolute }, walk);
      if (problem !== null) {
        problems.push(problem);
        continue;
      }
      const found2 = entry.isSymbolicLink() ? follow(real, path, { realRoot, folder, walk, absolute }) : { kind: kindOf2(entry), real, through: folder.through };
      if (found2 === null) continue;
      if ("code" in found2) problems.push(found2);
      else if (found2.kind === "folder") {
        if (walk.globs.mayContain(path))
          folders.push({ path, absolute, real: found2.real, through: found2.through });
      } else if (found2.kind === "file" && walk.globs.matches(path) && !isProgram(path)) {
        if (!isFoundElsewhere(found2, realRoot, walk.globs))
          files.push({ path: absolute, below: path, real: found2.real });
      } else if (found2.kind === "file" && isBeside(path, walk.globs)) {
        beside2.push({ path: absolute, below: path, real: found2.real });
      }
    }
  }
  return { files, beside: beside2, problems };
}
function isBeside(path, globs) {
  return globs.matches(path) ? isProgram(path) : mayGenerate(path) && globs.goBy(path);
}
function within(folder, name) {
  return folder.endsWith(sep) ? folder + name : folder + sep + name;
}
function kindOf2(entry) {
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
    const isRelevant = globs.matches(path) || (real === null ? mayHide(path, globs) && !isGone(link) : isFolder(real));
    return isRelevant ? symlinkProblem(show(absolute), `${path} ${readlinkSync(link)}`) : null;
  }
  const stats = statSync2(real);
  if (stats.isFile()) {
    return globs.matches(steps) || !globs.matches(path) ? null : { kind: "file", real, through: folder.through };
  }
  if (!stats.isDirectory()) return globs.matches(path) ? notAFileProblem(show(absolute)) : null;
  if (folder.through.includes(real)) return null;
  return { kind: "folder", real, through: [...folder.through, real] };
}
function isFoundElsewhere({ real, through }, realRoot, globs) {
  return through.length > 1 && globs.matches(relative(realRoot, real));
}
function isOutside(steps) {
  return steps === ".." || steps.startsWith(`..${sep}`) || isAbsolute(steps) || steps.split(sep).includes(REPOSITORY);
}
function realOf(link) {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}
function isGone(link) {
  try {
    return statSync2(link, { throwIfNoEntry: false }) === void 0;
  } catch {
    return false;
  }
}
function isFolder(path) {
  return statSync2(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function judge({ entry, isText, path, absolute }, { globs, show }) {
  if (isText && (entry.isFile() || entry.isDirectory())) return null;
  const matches = globs.matches(path);
  if (!matches && !globs.mayContain(path)) return null;
  if (!isText) return matches || entry.isDirectory() ? pathProblem(show(absolute)) : null;
  if (entry.isSymbolicLink()) return null;
  return matches ? notAFileProblem(show(absolute)) : null;
}
function entriesProblem(folder) {
  const message = `${visible(folder)} holds more than ${MAX_ENTRIES} files and folders; none was read. Name a smaller folder.`;
  return readProblem("too-many-files", message);
}
function entriesOf(folder, { show }, problems) {
  try {
    return readdirSync(folder, { withFileTypes: true, encoding: "buffer" }).map((entry) => ({ entry, name: decodeLossy(entry.name), isText: isUtf8(entry.name) })).sort((a, b) => byBytes(a.name, b.name));
  } catch (error) {
    problems.push(unreadableProblem(show(folder), error));
    return [];
  }
}

// src/read/packed.ts
import { gunzipSync } from "node:zlib";
var BLOCK = 512;
var MOST_BYTES = 64 * 1024 ** 2;
var ABOUT_NEXT = /^[xgLK]$/;
function packedFiles(bytes, isWanted) {
  const archive = unpacked(bytes);
  if (archive === null) return null;
  const files = [];
  for (let at = 0; at + BLOCK <= archive.length; ) {
    const header = archive.subarray(at, at + BLOCK);
    at += BLOCK;
    if (header.every((byte) => byte === 0)) continue;
    const size = sizeIn(header);
    if (size === null || at + size > archive.length) return null;
    const name = `${textAt(header, 345, 155)}/${textAt(header, 0, 100)}`;
    const isAboutNext = ABOUT_NEXT.test(String.fromCharCode(header[156] ?? 0));
    if (isAboutNext || isWanted(name))
      files.push({ name, isAboutNext, text: decodeLossy(archive.subarray(at, at + size)) });
    at += Math.ceil(size / BLOCK) * BLOCK;
  }
  return files;
}
function unpacked(bytes) {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch {
    return null;
  }
}
function sizeIn(header) {
  const written = textAt(header, 124, 12).trim();
  return /^[0-7]+$/.test(written) ? Number.parseInt(written, 8) : null;
}
function textAt(header, start, length) {
  const field2 = header.subarray(start, start + length);
  const end = field2.indexOf(0);
  return decodeLossy(end < 0 ? field2 : field2.subarray(0, end));
}

// src/manifest/mentions.ts
var ESCAPES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g;
var CONTINUED = /\\(?:\r\n?|\n)[ \t]*/g;
var HAS_ESCAPES = /\\[xuU/\r\n]/;
var TAGGED = /!!|!<|^%/m;
var WIDE = "\0";
function mentions(words) {
  const pattern = new RegExp(
    shortest(words).map((word) => word.replaceAll(".", "\\.")).join("|"),
    "i"
  );
  return (text) => {
    if (pattern.test(text) || isTagged(text) || text.includes(WIDE)) return true;
    return text.includes("\\") && HAS_ESCAPES.test(text) && pattern.test(decoded(text));
  };
}
function isTagged(text) {
  return (text.includes("!") || text.includes("%")) && TAGGED.test(text);
}
function shortest(words) {
  const lower = [...new Set(words.map((word) => word.toLowerCase()))];
  return lower.filter((word) => !lower.some((other) => other !== word && word.includes(other)));
}
function decoded(text) {
  return text.replace(CONTINUED, "").replace(ESCAPES, (written, ...codes) => {
    if (written === "\\/") return "/";
    const code = Number.parseInt(codes.slice(0, 3).find((one) => one !== void 0) ?? "", 16);
    return code <= 1114111 ? String.fromCodePoint(code) : written;
  });
}

// src/systems/claimed.ts
function claimedAs(named) {
  for (const system of SYSTEMS) {
    const spec = kindOf(system.kinds, named);
    if (spec) return { system, spec };
  }
  return null;
}

// src/plan/planned-kinds.ts
var PLANNED_GROUPS = kindsByGroup();
var OWN = new Set(SYSTEMS.flatMap(({ ownGroups }) => ownGroups));
var PLANNED_KINDS = [
  .../* @__PURE__ */ new Set([
    ...[...PLANNED_GROUPS.values()].flat(),
    ...specs().flatMap(({ only, kind }) => only === "former" ? [kind] : [])
  ])
];
var OWN_GROUPS = [...PLANNED_GROUPS.keys()].filter(
  (group) => group.includes(".")
);
var WORDS = [
  ...PLANNED_KINDS,
  ...OWN_GROUPS,
  // The names of these groups alone are in many files.
  ...[...PLANNED_GROUPS.keys()].filter((group) => !group.includes(".")).map((group) => `${group}/v`),
  ...SYSTEMS.flatMap(({ alsoMentions = [] }) => alsoMentions)
];
var NEIGHBOURS = [
  ...["NodeClass", "HorizontalPodAutoscaler", "ScaledObject", "ResourceQuota", "PriorityClass"],
  ...["PersistentVolumeClaim", "rbac.authorization.k8s.io"]
];
var REFERRING = SYSTEMS.flatMap(({ referringGroups = [] }) => referringGroups);
var mayHoldPlanned = mentions(WORDS);
var mayHoldNeighbour = mentions([...WORDS, ...NEIGHBOURS]);
var refersToAny = mentions(REFERRING);
var INTEREST = { concerns, mayHold: mayHoldPlanned };
function concerns(apiVersion, kind) {
  if (apiVersion === null) return kind !== null && PLANNED_KINDS.includes(kind);
  if (kind === null) return PLANNED_GROUPS.has(groupOf(apiVersion));
  return isMeantToBePlanned(apiVersion, kind) || PLANNED_KINDS.includes(kind);
}
function isMeantToBePlanned(apiVersion, kind) {
  return claimedAs({ apiVersion, kind }) !== null || meantKind({ apiVersion, kind }) !== null || meantGroup({ apiVersion, kind }) !== null;
}
function isPlanned(manifest) {
  return claimedAs(manifest) !== null || SYSTEMS.some((system) => system.reads?.(manifest) === true);
}
function meantGroup({ apiVersion, kind }) {
  const group = groupOf(apiVersion);
  const meant = nearest(group, groupsOfKind(kind));
  return meant === null || meant === group ? null : `${meant}${apiVersion.slice(group.length)}`;
}
function meantKind({ apiVersion, kind }) {
  const group = groupOf(apiVersion);
  const kinds = PLANNED_GROUPS.get(group) ?? [];
  if (!OWN.has(group)) return sameLetters(kind, kinds);
  return kind.endsWith("List") ? null : nearest(kind, kinds) ?? kinds.join(" or ");
}
function groupsOfKind(kind) {
  return [...PLANNED_GROUPS].filter(([, kinds]) => kinds.includes(kind)).map(([group]) => group);
}
function kindsByGroup() {
  const byGroup = /* @__PURE__ */ new Map();
  for (const { group, kind, only } of specs())
    if (only === void 0) byGroup.set(group, [...byGroup.get(group) ?? [], kind]);
  return byGroup;
}
function specs() {
  return SYSTEMS.flatMap(({ kinds }) => kinds);
}
function sameLetters(kind, known) {
  return known.find((candidate) => candidate.toLowerCase() === kind.toLowerCase()) ?? null;
}

// src/plan/reading/generators.ts
var KINDS = PLANNED_KINDS.join("|");
var GROUPS = OWN_GROUPS.map((group) => group.replaceAll(".", "\\.")).join("|");
var NAMES_PLANNED = new RegExp(
  [
    `\\bkind\\b["'\`]?\\s*[:=]\\s*["'\`]?(?:${KINDS})\\b`,
    `\\b(?:${GROUPS})/`,
    `["'\`\\s](?:apps|policy)/v1\\b`,
    "kubernetes_(?:deployment|daemon_?set|stateful_?set|pod_disruption_budget)",
    "(?:Kube|New|v1\\.)(?:Deployment|DaemonSet|StatefulSet|PodDisruptionBudget)"
  ].join("|")
);
var APPLIES = /\b(?:helm_release|kubectl_manifest|kubernetes_manifest|kubectl_file_documents|kustomization_build)\b/;
function generates(path, text) {
  if (isChartPart(path)) return path.endsWith(".txt") ? null : "it is part of a Helm chart";
  if (text === null) return "it could not be read";
  if (namesPlanned(text)) return "it names objects of kinds that are planned";
  return isTerraform(path) && APPLIES.test(text) ? "it has charts or manifests applied" : null;
}
function namesPlanned(text) {
  return NAMES_PLANNED.test(text);
}
function namedInSource(files) {
  return files.flatMap(
    ({ path, text }) => !isChartPart(path) && text !== null && namesPlanned(text) ? path : []
  );
}

// src/manifest/recipes/recipe.ts
function isRecipeName(path) {
  return SCRIPT.test(path) || TOOLS.some(({ file, holds }) => holds === void 0 && file?.test(path) === true);
}
function recipeOf(path, text) {
  if (SCRIPT.test(path)) return scriptOf(path, text);
  const tool = TOOLS.find(
    ({ file, holds = [] }) => (file?.test(path) ?? true) && holds.every((pattern) => pattern.test(text))
  );
  if (tool === void 0) return null;
  const folder = folderOf(path);
  const taken = (tool.takes ?? []).flatMap((name) => joined(folder, name) ?? []);
  return {
    path,
    tool: tool.name,
    command: tool.command,
    isScript: false,
    decides: text,
    ...reachOf(path, namesIn(folder, text), { taken, owned: tool.ownsFolder === true ? [folder] : [] })
  };
}
function reachOf(own, names, { taken, owned } = { taken: [], owned: [] }) {
  const takes = (path) => path !== own && names.some((name) => isNamed(name, path));
  const governs = (path) => path !== own && (takes(path) || [...taken, ...owned].some((one) => isWithin(one, path)) || path !== "" && names.some((name) => isWithin(path, name)));
  const isOwn = (path) => names.some((name) => isExactly(name, path)) || taken.some((one) => isWithin(one, path));
  return { names: isOwn, takes, governs };
}
function scriptOf(path, text) {
  const lines = text.replace(/\\\r?\n[ \t]*/g, " ").split("\n").flatMap(piecesOf);
  const [first] = lines.flatMap(
    (line) => COMMAND.exec(line)?.[0].trim().split(/\s+/).slice(0, 2).join(" ") ?? []
  );
  if (first === void 0) return null;
  const decides = lines.filter((line) => COMMAND.test(line) || ASSIGNS.test(line) && !ABOUT_RUN.test(line)).join("\n");
  return {
    path,
    tool: first,
    command: null,
    isScript: true,
    decides,
    ...reachOf(path, namesIn(folderOf(path), decides))
  };
}
function piecesOf(line) {
  if (line.length <= MOST_OF_LINE) return [line];
  const short = line.replace(/[ \t]+/g, " ");
  const pieces = [];
  for (let at = 0; at < short.length; at += MOST_OF_LINE - OVERLAP)
    pieces.push(short.slice(at, at + MOST_OF_LINE));
  return pieces;
}
var ASSIGNS = /^[ \t]*(?:export[ \t]+)?[A-Z][A-Z0-9_]*[ \t]*(?:[:?+]?=|:[ \t])|^[ \t]*(?:--?[a-z]|value-?files?:|(?:\.|source)[ \t]+\S)/i;
var ABOUT_RUN = /^(?:name|run-name):[ \t]|^[ \t]+(?:uses|runs-on|timeout-minutes|needs):[ \t]/;
var LATER = /\$?\{\{[^{}\n]*\}\}|\$\{[^{}\n]*\}|\$\([^()\n]*\)|\$\$?(?:\w+|[@*<^%?+])/g;
var OWN_FOLDER = /\$\{path\.(?:module|root)\}/g;
var BETWEEN = /[\s"'`,;=()<>[\]{}|#!]+|:(?=\s|$)|:\/\//;
var MOST_NAMES = 5e3;
var MOST_OF_LINE = 4e3;
var OVERLAP = 400;
function namesIn(folder, text) {
  const words = new Set(text.replace(OWN_FOLDER, ".").replace(LATER, "*").split(BETWEEN).filter(isPath));
  const paths = [...words].slice(0, MOST_NAMES).flatMap((word) => word.startsWith("*/") ? [word, word.slice(2)] : [word]).flatMap((word) => [joined(folder, word), joined("", word)]).filter((path) => path !== null && /[^*/]/.test(path));
  return [...new Set(paths)];
}
function isPath(word) {
  return word.includes("/") || /\.(?:ya?ml|json|gotmpl|tmpl|tpl|j2|tf|cue|jsonnet|libsonnet|k)$/.test(word);
}
function isNamed(name, path) {
  if (!name.includes("*")) return isWithin(name, path);
  const steps = path.split("/");
  return name.split("/").every((step, index) => isLike(steps[index], step));
}
function isExactly(name, path) {
  return isNamed(name, path) && name.split("/").length === path.split("/").length;
}
function isLike(step, pattern) {
  if (step === void 0) return false;
  const parts = pattern.split("*");
  const [first = ""] = parts;
  const last = parts.at(-1) ?? "";
  if (parts.length === 1) return step === pattern;
  if (!step.startsWith(first) || !step.endsWith(last) || step.length < first.length + last.length)
    return false;
  let at = first.length;
  for (const part of parts.slice(1, -1)) {
    const found2 = step.indexOf(part, at);
    if (found2 < 0) return false;
    at = found2 + part.length;
  }
  return at <= step.length - last.length;
}

// src/manifest/between.ts
function firstBetween(text, open, close, from = 0) {
  const start = text.indexOf(open, from);
  const closed = start < 0 ? -1 : text.indexOf(close, start + open.length);
  return closed < 0 ? null : { start, end: closed + close.length };
}

// src/manifest/unresolved.ts
var PLACEHOLDER = /(?<!\$)\$[A-Za-z_][A-Za-z0-9_]*|\(\([^()]+\)\)|@@[^@]+@@|%%[^%]+%%/;
var MARKS = [
  ["{{", "}}"],
  ["<%", "%>"]
];
var DOLLARS = [
  ["${", "}"],
  ["$(", ")"]
];
var FREE_TEXT = /* @__PURE__ */ new Set([
  ...[
    "annotations",
    "args",
    "binaryData",
    "command",
    "configMap",
    "data",
    "description",
    "env",
    "envFrom",
    // Of a Plan of the system-upgrade-controller, which puts $(LATEST_VERSION) and $(LATEST_HASH) into labels itself.
    "envs",
    "exec",
    "postCompleteLabels"
  ],
  ...["hostAliases", "httpGet", "image", "imagePullSecrets", "managedFields", "message", "serviceAccount"],
  ...["serviceAccountName", "status", "stringData", "userData", "volumeMounts", "volumes"]
]);
function placeholderIn(manifest) {
  const { apiVersion, kind, name, namespace } = manifest;
  const identity = [
    [["apiVersion"], apiVersion],
    [["kind"], kind],
    [["metadata", "name"], name],
    [["metadata", "namespace"], namespace ?? ""]
  ];
  for (const [path, text] of identity) {
    const written = writtenIn(text);
    if (written !== null) return found(manifest, path, written);
  }
  const judged = Object.entries(manifest.object).filter(([key]) => key !== "metadata");
  const inside = search(Object.fromEntries(judged), []);
  return inside && found(manifest, inside.path, inside.written);
}
function search(value, path) {
  if (typeof value === "string") {
    const written = writtenIn(value);
    return written === null ? null : { path, written };
  }
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item]) : isObject(value) ? Object.entries(value) : [];
  for (const [step, inside] of entries) {
    if (typeof step === "string" && FREE_TEXT.has(step)) continue;
    const written = typeof step === "string" ? writtenIn(step) : null;
    const deeper = written === null ? search(inside, [...path, step]) : { path: [...path, step], written };
    if (deeper !== null) return deeper;
  }
  return null;
}
function writtenIn(text) {
  const plain = PLACEHOLDER.exec(text);
  const spans = [
    ...plain === null ? [] : [{ start: plain.index, end: plain.index + plain[0].length }],
    ...MARKS.flatMap(([open, close]) => firstBetween(text, open, close) ?? []),
    ...DOLLARS.flatMap(([open, close]) => firstBetween(text, open, close, unescaped(text, open)) ?? [])
  ];
  const [first] = spans.toSorted((a, b) => a.start - b.start);
  return first === void 0 ? null : text.slice(first.start, first.end);
}
function unescaped(text, open) {
  let at = text.indexOf(open);
  while (at > 0 && text.charAt(at - 1) === "$") at = text.indexOf(open, at + 1);
  return at < 0 ? text.length : at;
}
function found(manifest, path, written) {
  return { written: visible(written, 60), field: visible(pathText(path)), place: manifest.placeOf(path) };
}
function embeds(value, isPlanned2, isPlannedText) {
  if (typeof value === "string") return isPlannedText(value);
  const inside = (item) => embeds(item, isPlanned2, isPlannedText);
  if (Array.isArray(value)) return value.some(inside);
  if (!isObject(value)) return false;
  const { apiVersion, kind } = value;
  const isWhole = ["metadata", "spec", "data"].some((key) => isObject(value[key] ?? null));
  if (isWhole && typeof apiVersion === "string" && typeof kind === "string" && isPlanned2(apiVersion, kind))
    return true;
  return Object.values(value).some(inside);
}

// src/manifest/kustomization.ts
var KUSTOMIZATION_NAMES = ["kustomization.yaml", "kustomization.yml", "Kustomization"];
function isKustomization(path) {
  return KUSTOMIZATION_NAMES.some((name) => path === name || path.endsWith(`/${name}`));
}
var LISTS = {
  resources: "objects",
  bases: "objects",
  components: "objects",
  crds: "data",
  configurations: "data",
  generators: "plugin",
  transformers: "plugin",
  validators: "plugin",
  patchesStrategicMerge: "patch"
};
var MAY_BE_INLINE = /* @__PURE__ */ new Set(["plugin", "patch"]);
var WITH_PATH = {
  patches: "patch",
  patchesJson6902: "patch",
  replacements: "data"
};
var CHARTS = ["helmCharts", "helmChartInflationGenerator"];
var GENERATORS = ["configMapGenerator", "secretGenerator"];
function referencesIn(value) {
  return [...listed(value), ...withPath(value), ...openApi(value), ...generated(value)];
}
function listed(value) {
  return Object.entries(LISTS).flatMap(
    ([key, use]) => items(value, key).flatMap((written, index) => {
      const isInline = MAY_BE_INLINE.has(use) && typeof written === "string" && written.includes("\n");
      return reference({ key, use, at: [key, index], isInline }, written);
    })
  );
}
function withPath(value) {
  return Object.entries(WITH_PATH).flatMap(
    ([key, use]) => items(value, key).flatMap(
      (one, index) => reference({ key, use, at: [key, index, "path"], isInline: false }, field(one, "path"))
    )
  );
}
function openApi(value) {
  const at = ["openapi", "path"];
  return reference({ key: "openapi", use: "data", at, isInline: false }, fieldAt(value, ...at));
}
function generated(value) {
  return GENERATORS.flatMap(
    (key) => items(value, key).flatMap((one, index) => {
      const data = { key, use: "data", isInline: false };
      return [
        ...items(one, "files").flatMap(
          (file, at) => reference({ ...data, at: [key, index, "files", at] }, withoutName(file))
        ),
        ...items(one, "envs").flatMap(
          (file, at) => reference({ ...data, at: [key, index, "envs", at] }, file)
        ),
        ...reference({ ...data, at: [key, index, "env"] }, field(one, "env"))
      ];
    })
  );
}
function withoutName(entry) {
  return typeof entry === "string" ? entry.slice(entry.indexOf("=") + 1) : entry;
}
function reference(of, written) {
  return typeof written === "string" && written !== "" ? [{ ...of, written }] : [];
}
function items(value, key) {
  return listIn(value, key) ?? [];
}
function chartKeysIn(value) {
  return CHARTS.filter((key) => !isNothing(value[key]));
}
function chartValuesIn(value) {
  return CHARTS.flatMap(
    (key) => items(value, key).flatMap(
      (chart) => [field(chart, "valuesFile"), field(chart, "values"), ...items(chart, "additionalValuesFiles")].filter(
        (one) => typeof one === "string"
      )
    )
  );
}
var LISTING = /* @__PURE__ */ new Set(["apiVersion", "kind", "metadata", "resources", "bases", "sortOptions"]);
var HARMLESS = /* @__PURE__ */ new Set([
  ...["commonAnnotations", "configMapGenerator", "secretGenerator", "generatorOptions", "buildMetadata"],
  ...["openapi", "images", "configurations", "crds", "generators", "validators", "helmGlobals", ...CHARTS]
]);
function changesIn(value) {
  return Object.keys(value).filter((key) => !LISTING.has(key) && !isNothing(value[key]));
}
function transformsIn(value) {
  return changesIn(value).filter((key) => !isHarmless(key, value));
}
function isHarmless(key, value) {
  if (key !== "labels") return HARMLESS.has(key);
  return items(value, "labels").every(
    (one) => field(one, "includeSelectors") !== true && field(one, "includeTemplates") !== true
  );
}
function isNothing(value) {
  return value === void 0 || value === null || value === "" || Array.isArray(value) && value.length === 0;
}

// src/plan/reading/kustomize.ts
function withKustomizations(side) {
  const { files, beside: beside2 = [] } = side;
  const others = beside2.filter(({ path }) => !isKustomization(path));
  const found2 = beside2.flatMap(
    ({ path, key, text }) => isKustomization(path) && text !== null ? [{ path, text, ...key === void 0 ? {} : { key } }] : []
  );
  return found2.length === 0 ? side : { ...side, files: [...files, ...found2], beside: others };
}
function kustomizationOf({ path, text }) {
  const [object] = parseDocuments(text, path, LIMITS).filter(isObject);
  if (object === void 0)
    return {
      path,
      resources: null,
      components: [],
      written: [],
      patches: [],
      deciding: [],
      isPlain: false,
      transforms: [],
      hasCharts: false,
      namespace: null
    };
  const references = referencesIn(object).filter(({ isInline }) => !isInline);
  const written = references.flatMap(
    (one) => one.key === "resources" || one.key === "bases" ? one.written : []
  );
  const paths = (isWanted) => references.filter(isWanted).map((one) => beside(path, one.written));
  return {
    path,
    resources: written.map((one) => beside(path, one)),
    components: paths(({ key }) => key === "components"),
    written: written.map((one) => beside("", one)),
    patches: paths(({ use }) => use === "patch"),
    deciding: [
      ...paths(({ use, key }) => use === "patch" || key === "replacements" || key === "transformers"),
      ...chartValuesIn(object).map((one) => beside(path, one))
    ],
    isPlain: changesIn(object).length === 0 && object["kind"] !== "Component",
    transforms: transformsIn(object),
    hasCharts: chartKeysIn(object).length > 0,
    namespace: textIn(object, "namespace")
  };
}
function beside(file, written) {
  const steps = file.split("/").slice(0, -1);
  for (const step of written.split("/")) {
    if (step === "..") {
      const up = steps.at(-1);
      if (up === void 0 || up === "..") steps.push("..");
      else steps.pop();
    } else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
var Kustomizations = class {
  all;
  patches = /* @__PURE__ */ new Map();
  constructor(files) {
    this.all = files.filter(({ path }) => isKustomization(path)).map(kustomizationOf);
    for (const one of this.all) for (const path of one.patches) this.patches.set(path, one);
  }
  /** The one that takes a file as a patch; null for a file that is no patch, or stands for whole objects too. */
  patching(path) {
    return this.patches.get(path) ?? null;
  }
  /** Those that take the objects of a file, or of its folder, and change what is judged of them. */
  transforming(file) {
    return this.all.filter((one) => one.transforms.length > 0 && this.takes(one, file, 0));
  }
  /** True where the kustomization of a folder takes a file, from wherever it lies. */
  takesFrom(folder, file) {
    return this.all.some((one) => folderOf(one.path) === folder && this.takes(one, file, 0));
  }
  takes({ resources, components }, file, depth) {
    if (resources?.includes(file) === true) return true;
    if (depth >= MAX_DEPTH) return false;
    const taken = [...resources ?? [], ...components];
    return this.all.some((one) => taken.includes(folderOf(one.path)) && this.takes(one, file, depth + 1));
  }
};
var MAX_DEPTH = 8;

// src/plan/decoded-words.ts
var WORD = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
var LINES = /^[A-Za-z0-9+/=\s]+$/;
var NO_TEXT = /[^\t\n\r\x20-\x7e\u0080-\uffff]|\ufffd/;
function decodedWords(text) {
  const joined2 = LINES.test(text) ? text.replace(/\s+/g, "") : text;
  return (joined2.match(WORD) ?? []).map((word) => Buffer.from(word, "base64").toString("utf8")).filter((decoded2) => !NO_TEXT.test(decoded2));
}

// src/plan/reading/renders.ts
var RENDERING = /* @__PURE__ */ new Map([
  ["helm.toolkit.fluxcd.io", "*"],
  ["kustomize.toolkit.fluxcd.io", "*"],
  ["source.toolkit.fluxcd.io", "*"],
  ["source.extensions.fluxcd.io", ["ArtifactGenerator"]],
  ["fluxcd.controlplane.io", ["ResourceSet", "FluxInstance"]],
  ["helm.cattle.io", ["HelmChart", "HelmChartConfig"]],
  ["fleet.cattle.io", ["Bundle", "GitRepo"]],
  ["argoproj.io", ["Application", "ApplicationSet", "ConfigManagementPlugin"]],
  ["core.oam.dev", "*"],
  ["kro.run", "*"],
  ["apps.open-cluster-management.io", ["Subscription", "Channel", "HelmRelease"]],
  ["addons.cluster.x-k8s.io", "*"],
  ["kappctrl.k14s.io", "*"],
  ["packaging.carvel.dev", ["PackageInstall"]]
]);
var VALUES = /(?:^|[-_.])values(?:[-_.][^/]*)?\.ya?ml$/i;
var IN_VALUES = /(?:^|\/)(?:[^/]*[-_.])?values\/[^/]+\.ya?ml$/i;
var CHART = /(?:^|\/)(?:Chart|requirements)\.ya?ml$/;
var TEMPLATE = /(?:^|\/)templates\/[^]*\.(?:ya?ml|json)$/;
var KIND_LINE = /^[ \t-]*["']?kind["']?[ \t]*:[ \t]*(.*)$/gm;
var MARKS2 = /\{\{|\$\{|<%/;
var mayRender = mentions([...RENDERING.keys()]);
function renderedBy(manifest, groups = /* @__PURE__ */ new Set()) {
  const { apiVersion, kind, name, object } = manifest;
  const group = groupOf(apiVersion);
  const kinds = RENDERING.get(group);
  if (kinds === "*" || kinds?.includes(kind) === true || groups.has(group)) return `${kind}/${name}`;
  const isClaimed = (version, what) => claimedAs({ apiVersion: version, kind: what }) !== null;
  if (isClaimed(apiVersion, kind)) return null;
  const { metadata, ...rest } = object;
  return embeds(metadata ?? null, isClaimed, isTextOfPlanned) || embeds(rest, isClaimed, holdsPlannedObject) ? `${kind}/${name}` : null;
}
function holdsPlannedObject(text) {
  return isTextOfPlanned(text) || FIELDS.every((field2) => field2.test(text)) && namesPlanned(text) || decodedWords(text).some(isTextOfPlanned);
}
var FIELDS = [/\bapiVersion["']?\s*:/, /\bkind["']?\s*:/];
function isTextOfPlanned(text) {
  return text.includes("\n") && text.includes("apiVersion") && namesPlanned(text);
}
function definedGroups(manifests) {
  const found2 = manifests.flatMap((manifest) => {
    const spec = fieldAt(manifest.object, "spec");
    const apiVersion = fieldAt(spec, "compositeTypeRef", "apiVersion");
    const group = typeof apiVersion === "string" ? groupOf(apiVersion) : fieldAt(spec, "schema", "group");
    return typeof group === "string" && renderedBy(manifest) !== null ? [group] : [];
  });
  return new Set(found2);
}
function isValues(path, holdsObjects) {
  return !holdsObjects && (VALUES.test(path.slice(path.lastIndexOf("/") + 1)) || IN_VALUES.test(path));
}
function isChartFile(path) {
  return CHART.test(path);
}
function isPlannedTemplate(path, text) {
  if (!TEMPLATE.test(path) || !MARKS2.test(text)) return false;
  if (mayHoldPlanned(text) || mayRender(text)) return true;
  const kinds = Array.from(text.matchAll(KIND_LINE), ([, kind = ""]) => kind);
  return kinds.length === 0 || kinds.some((kind) => MARKS2.test(kind));
}

// src/plan/reading/sources.ts
var LANGUAGES = [
  /\.(?:jsonnet|libsonnet)$/,
  /\.cue$/,
  /\.k$/,
  /\.dhall$/,
  /\.pkl$/,
  /\.nix$/,
  /\.star$/,
  /\.(?:ts|js|mjs|cjs)$/,
  /\.py$/,
  /\.go$/,
  /\.(?:java|kt)$/,
  /\.cs$/,
  /\.rb$/
];
var BY_FOLDER = /\.(?:cue|k|go)$/;
var MOST_PAIRS = 2e6;
function sourcesOfPlanned(files, starts = files, templates = []) {
  const linked = new Set(
    starts.filter(({ path, text }) => generates(path, text) !== null).map(({ path }) => path)
  );
  const terraform = files.filter(({ path }) => isTerraform(path));
  for (const path of fillingIn(terraform, [...files, ...templates])) linked.add(path);
  follow2(terraform, linked, isTerraformOf);
  for (const language of LANGUAGES)
    follow2(
      files.filter(({ path }) => language.test(path)),
      linked,
      isEither
    );
  return linked;
}
var FILLS = /\b(?:templatefile|template_file|templatestring)\b/;
function fillingIn(terraform, all) {
  const filling = terraform.filter(({ text }) => text !== null && FILLS.test(text));
  if (filling.length === 0) return [];
  const templates = all.filter(
    ({ path, text }) => (isTemplate(path) || path.endsWith(".tftpl")) && text !== null && namesPlanned(text)
  );
  return filling.flatMap(({ path, text }) => {
    const names = namesIn(folderOf(path), text ?? "");
    return templates.some((one) => names.some((name) => isNamed(name, one.path))) ? path : [];
  });
}
function follow2(files, linked, isOf) {
  const sources = files.map(sourceOf);
  const queue = sources.filter(({ path }) => linked.has(path));
  let pairs = 0;
  for (const other of queue) {
    pairs += sources.length;
    if (pairs > MOST_PAIRS) {
      for (const { path } of sources) linked.add(path);
      return;
    }
    for (const source of sources) {
      if (linked.has(source.path) || !isOf(source, other)) continue;
      linked.add(source.path);
      queue.push(source);
    }
  }
}
function sourceOf({ path, text }) {
  const folder = folderOf(path);
  const stem = path.replace(/\.[a-z]+$/, "");
  return {
    path,
    text,
    folder,
    stem,
    name: wordOf(stem),
    folderName: wordOf(folder),
    imports: (text?.match(IMPORTS) ?? []).map((one) => one.replaceAll("\n", " ")).join("\n"),
    gives: isTerraform(path) ? givenBy(path, text ?? "") : [],
    names: text === null ? [] : namesIn(folder, text)
  };
}
var IMPORTS = /\bimport\s*\([^)]*\)|\b(?:import|from)\b[^\n]*/g;
function wordOf(path) {
  return nameOf(path).replaceAll(/[^\w-]/g, "");
}
function isEither(file, other) {
  return isLinked(file, other) || isLinked(other, file);
}
function isLinked(file, other) {
  const isByFolder = BY_FOLDER.test(file.path);
  if (isByFolder && file.folder === other.folder) return true;
  if (file.text === null || other.name === "") return false;
  if (isImported(file, other.name)) return true;
  if (isByFolder && other.folderName !== "" && isImported(file, other.folderName)) return true;
  return file.names.some((name) => isNamed(name, other.path) || isNamed(name, other.stem));
}
function isImported({ imports }, name) {
  return imports.includes(name) && new RegExp(`\\b(?:import|from)\\b[^\\n]*\\b${name}\\b`).test(imports);
}
var VARIABLE_FILE = /\.tfvars(?:\.json)?$/;
var DECLARED = /^[ \t]*variable[ \t]+"([\w-]+)"|^[ \t]+([\w-]+)[ \t]*=/gm;
var ASSIGNED = /^([\w-]+)[ \t]*=|^[ \t]*"([\w-]+)"[ \t]*:/gm;
function givenBy(path, text) {
  const pattern = VARIABLE_FILE.test(path) ? ASSIGNED : DECLARED;
  const names = Array.from(text.matchAll(pattern), ([, one, other]) => one ?? other ?? "");
  return [...new Set(names.filter((name) => name !== ""))];
}
function isTerraformOf(file, other) {
  const used = other.text;
  if (file.text === null || used === null) return false;
  const isValues2 = VARIABLE_FILE.test(file.path);
  if (file.folder !== other.folder)
    return file.names.some((name) => isNamed(name, other.path)) || isValues2 && givesTo(file, used);
  return isValues2 || givesTo(file, used);
}
function givesTo({ gives }, used) {
  return gives.some((name) => used.includes(name) && new RegExp(`\\b(?:var|local)\\.${name}\\b`).test(used));
}

// src/plan/reading/takers.ts
function takersIn(files, sources) {
  const linked = sourcesOfPlanned(sources);
  return [
    ...files.flatMap(takerIn),
    ...sources.flatMap(
      (file) => linked.has(file.path) ? naming(file.path, file.text, "source that names planned objects") : takerIn(file)
    )
  ];
}
function takerIn({ path, text }) {
  if (text === null) return [];
  if (isKustomization(path)) return [kustomizing({ path, text })];
  const recipe = recipeOf(path, text);
  if (recipe === null) return mayRender(text) ? [naming(path, text, "Flux, Argo CD or the like")] : [];
  const { tool: what, command, names, takes, governs } = recipe;
  return [{ path, what: recipe.isScript ? `\`${what}\`` : what, command, names, takes, governs }];
}
function kustomizing(file) {
  const { path, deciding: deciding2 } = kustomizationOf(file);
  const names = (other) => deciding2.includes(other);
  const what = "a kustomization that is not built";
  return { path, what, command: null, fix: byKustomize(folderOf(path)), names, takes: names, governs: names };
}
var FOLDER = /\b(?:path|chart)["']?:[ \t]*["']?([\w.-]+)["']?[ \t]*(?=[,}\r\n]|$)/g;
var PATTERNS = /\b(?:include|exclude)["']?:[ \t]*(?:"[^"]*"|'[^']*'|[^\s,}]+)/g;
function naming(path, text, what) {
  const says = (text ?? "").replace(PATTERNS, "");
  const folders = Array.from(says.matchAll(FOLDER), ([, name = ""]) => `./${name}`);
  const written = namesIn(folderOf(path), [says, ...folders].join("\n"));
  const takes = (other) => other !== path && written.some((name) => isNamed(name, other));
  const names = (other) => written.some((name) => isExactly(name, other));
  return { path, what, command: null, names, takes, governs: takes };
}

// src/plan/reading/around.ts
function isRendered({ renderedPaths }, path) {
  return renderedPaths.some((one) => isWithin(one.replace(/\/$/, ""), path));
}
function aroundOf(side) {
  const { files, beside: beside2, outside, renderedPaths, groups } = side;
  const paths = files.map(({ path }) => path);
  const everywhere = [...paths, ...beside2.map(({ path }) => path), ...outside.map(({ path }) => path)];
  const charts = new Set(everywhere.flatMap((path) => isChart(path) ? [folderOf(path)] : []));
  const sources = once(() => [
    ...beside2,
    ...outside.map(({ path, text, before }) => ({ path, text: text ?? before }))
  ]);
  return {
    chartOf: (path) => chartAbove(path, charts),
    takers: once(() => takersIn(files, sources())),
    groups,
    sources: once(() => sourcesOfPlanned(sources(), sources(), files)),
    ownSources: once(() => sourcesOfPlanned(sources(), beside2, files)),
    governs: ({ path, governs }) => paths.includes(path) || [...renderedPaths, ...paths].some((one) => one !== path && governs(one))
  };
}
function isChart(path) {
  return path === "Chart.yaml" || path.endsWith("/Chart.yaml");
}
function chartAbove(path, charts) {
  for (let folder = folderOf(path); ; folder = folderOf(folder)) {
    if (charts.has(folder)) return folder;
    if (folder === "") return null;
  }
}
function once(find) {
  let found2 = null;
  return () => (found2 ??= { value: find() }).value;
}

// src/manifest/recipes/cdk8s.ts
var FILE = /(?:^|\/)cdk8s\.ya?ml$/;
var OUTPUT = /^output:[ \t]*["']?([^\s"'#]+)/m;
var PROGRAM = /\.(?:ts|js|mjs|cjs|py|go|java)$/;
function isCdk8sFile(path) {
  return FILE.test(path);
}
function synthesizedIn(files, judged) {
  const projects = files.flatMap(({ path, text }) => {
    if (!isCdk8sFile(path) || text === null) return [];
    const folder = folderOf(path);
    const output = joined(folder, OUTPUT.exec(text)?.[1] ?? "dist");
    return output !== null && judged.some((one) => isWithin(output, one)) ? [folder] : [];
  });
  return (path) => PROGRAM.test(path) && projects.some((folder) => isWithin(folder, path));
}

// src/manifest/left-out.ts
var NEVER_RUN = /* @__PURE__ */ new Set([
  "node_modules",
  "vendor",
  "third_party",
  "testdata",
  "__tests__",
  ".git",
  ".github",
  ".gitlab",
  ".terraform"
]);
var TESTS = /* @__PURE__ */ new Set([
  "test",
  "tests",
  "e2e",
  "fixtures",
  "docs",
  "doc",
  "archive",
  "archived",
  ".archive",
  "deprecated",
  "backup",
  "chainsaw",
  "kuttl"
]);
var OF_TESTS = /^(?:.*[-_])?(?:e2e|tests)(?:[-_].*)?$/;
function isTests(name) {
  const lower = name.toLowerCase();
  return TESTS.has(lower) || OF_TESTS.test(lower);
}
var EXAMPLES = /* @__PURE__ */ new Set(["examples", "example", "samples", "sample"]);
function isLeftOut(name) {
  return isTests(name) || [NEVER_RUN, EXAMPLES].some((names) => names.has(name.toLowerCase()));
}

// src/plan/reading/same-source.ts
function isSameSource(path, before, text) {
  if (before === text) return true;
  if (HCL.test(path)) return sameHcl(before, text);
  return YAML.test(path) && sameYaml(path, before, text);
}
var YAML = /\.ya?ml$/;
var HCL = /\.(?:tf|tofu|hcl|tfvars)$/;
var IN_COMMENTS = /\{\{|\{%|%\{|<%|#@|#[ \t]*kpt-/;
var LINE_COMMENT = /^[ \t]*#.*$|[ \t]#.*$/gm;
function sameYaml(path, before, text) {
  if ([before, text].some((one) => IN_COMMENTS.test(one)) || bareYaml(before) !== bareYaml(text))
    return false;
  const [was, is] = [parseWhole(before, path), parseWhole(text, path)];
  return was !== null && is !== null && was.map(canonicalJson).join("\n") === is.map(canonicalJson).join("\n");
}
function bareYaml(text) {
  return withoutEmpty(text.replace(LINE_COMMENT, ""));
}
function sameHcl(before, text) {
  const [was, is] = [bareHcl(before), bareHcl(text)];
  return was !== null && was === is;
}
var HCL_COMMENT = /^[ \t]*(?:#|\/\/)/;
var HEREDOC = /<<-?([\w-]+)[ \t]*$/;
function bareHcl(text) {
  if (text.includes("/*")) return null;
  const kept = [];
  let end = null;
  for (const line of text.split(/\r?\n/)) {
    if (end !== null) {
      kept.push(`${line}
`);
      if (line.trim() === end) end = null;
      continue;
    }
    if (HCL_COMMENT.test(line)) continue;
    end = HEREDOC.exec(line)?.[1] ?? null;
    kept.push(end === null ? withoutEmpty(line) : `${line}
`);
  }
  return kept.filter((line) => line !== "").join("\n");
}
function withoutEmpty(text) {
  return text.split(/\r?\n/).map((line) => line.trimEnd()).filter((line) => line !== "").join("\n");
}

// src/plan/reading/unjudged.ts
function unjudgedOf(file, around) {
  const { path, text, manifests, isBroken, before } = file;
  if (text !== null && typeof before?.text === "string" && isSameSource(path, before.text, text)) return null;
  const recipe = ofRecipe(file, around);
  if (recipe !== null) return recipe;
  if (isChartPart(path)) {
    const why = generates(path, text);
    return why === null ? null : { why, fix: byHelm(chartOfPart(path)) };
  }
  const chart = around.chartOf(path);
  if (isChartFile(path)) return { why: DECIDES_CHART, fix: byHelm(folderOf(path)) };
  if (text !== null && isPlannedTemplate(path, text) && !isBroken)
    return isOfChart(path, text) ? { why: "it is a template of a Helm chart", fix: byHelm(chart ?? chartOfTemplate(path)) } : { why: "it is a template", fix: bySomething() };
  const rendered = ofController(file, around);
  if (rendered !== null) return rendered;
  if (manifests.length > 0 || isBroken) return null;
  const taker = around.takers().find((one) => one.path !== path && (isValues(path, false) ? one.takes(path) : one.names(path)));
  if (taker !== void 0)
    return {
      why: `${visible(taker.path)} (${taker.what}) takes it`,
      fix: taker.fix ?? bySomething(taker.command),
      isOfPolicies: around.governs(taker) || around.ownSources().has(path)
    };
  if (isValues(path, false)) {
    if (chart !== null) return { why: DECIDES_CHART, fix: byHelm(chart, valuesOf(path, chart)) };
    return { why: "it is named as values of a Helm chart are", fix: byValues(path) };
  }
  return ofSource(file, around);
}
var DECIDES_CHART = "it decides what a Helm chart renders";
function chartOfPart(path) {
  if (path.endsWith("/Chart.lock") || path === "Chart.lock") return folderOf(path);
  return path.endsWith(".tgz") ? folderOf(folderOf(path)) : chartOfTemplate(path);
}
function valuesOf(path, chart) {
  return folderOf(path) === chart && /(?:^|\/)values\.yaml$/.test(path) ? null : path;
}
function ofRecipe({ path, text, before }, { governs }) {
  const recipe = text === null ? null : recipeOf(path, text);
  if (recipe === null) return null;
  const isOfPolicies = governs(recipe);
  if (!recipe.isScript)
    return { why: `it is what ${recipe.tool} goes by`, fix: bySomething(recipe.command), isOfPolicies };
  const was = typeof before?.text === "string" ? recipeOf(path, before.text) : null;
  if (was?.decides === recipe.decides) return null;
  return { why: `it runs \`${visible(recipe.tool)}\``, fix: bySomething(), isOfPolicies, isScript: true };
}
function ofController({ path, text, manifests, before }, { groups, governs }) {
  for (const manifest of manifests) {
    const what = renderedBy(manifest, groups);
    if (what === null || isSameIn(before?.manifests ?? [], manifest)) continue;
    const why = `${visible(what)} is made into other objects by its controller`;
    const taker = naming(path, text, what);
    const isOfPolicies = governs(taker);
    return { why, fix: byController(path, manifest), manifest, ...isOfPolicies ? { isOfPolicies } : {} };
  }
  return null;
}
function isSameIn(others, manifest) {
  return others.some(
    (other) => other.kind === manifest.kind && other.name === manifest.name && deciding(other) === deciding(manifest)
  );
}
var INTERVALS = ["interval", "retryInterval"];
var FETCHING = ["timeout", "secretRef", "certSecretRef", "proxySecretRef", "serviceAccountName"];
function deciding({ apiVersion, object }) {
  const group = groupOf(apiVersion);
  if (!group.endsWith(".toolkit.fluxcd.io")) return JSON.stringify(object);
  const idle = /* @__PURE__ */ new Set([...INTERVALS, ...group.startsWith("source.") ? FETCHING : []]);
  const spec = Object.entries(objectIn(object, "spec") ?? {}).filter(([key]) => !idle.has(key));
  return JSON.stringify({ ...object, spec: Object.fromEntries(spec) });
}
function byController(path, { apiVersion, kind, object }) {
  const spec = fieldAt(object, "spec");
  switch (groupOf(apiVersion)) {
    case "kustomize.toolkit.fluxcd.io":
      return byFlux(folderOf(path));
    case "helm.toolkit.fluxcd.io":
      return fieldAt(spec, "chart", "spec", "sourceRef", "kind") === "GitRepository" ? byFlux(folderOf(path)) : bySomething("helm template");
    case "argoproj.io":
      return kind !== "ConfigManagementPlugin" && sourcesIn(spec, kind).every(isOfRepository) ? byArgo(path) : bySomething();
    default:
      return bySomething();
  }
}
function sourcesIn(spec, kind) {
  const of = kind === "ApplicationSet" ? fieldAt(spec, "template", "spec") : spec;
  return listIn(of, "sources") ?? [fieldAt(of, "source")];
}
function isOfRepository(source) {
  return fieldAt(source, "chart") === void 0 && fieldAt(source, "plugin") === void 0;
}
function ofSource({ path, text }, { sources, ownSources }) {
  if (!mayGenerate(path)) return null;
  const why = generates(path, text);
  const own = ownSources().has(path) ? { isOfPolicies: true } : {};
  if (why !== null) return { why, fix: bySomething(rendererOf(path)), ...own };
  if (!sources().has(path)) return null;
  return {
    why: "source that names objects of planned kinds goes by it",
    fix: bySomething(rendererOf(path)),
    ...own
  };
}
function rendererOf(path) {
  if (isTerraform(path)) return "terraform show -json";
  return /\.(?:jsonnet|libsonnet)$/.test(path) ? "jsonnet" : null;
}

// src/manifest/chart-parts.ts
function valueKeys(dependency) {
  const conditions = (textIn(dependency, "condition") ?? "").split(",");
  const own = textIn(dependency, "alias") ?? textIn(dependency, "name") ?? "";
  return [own, "global", "tags", ...conditions.flatMap((one) => one.trim().split(".")[0] || [])];
}
var OF_OTHERS = /\.Values(?![.\w])|\bSubcharts\b|\bDependencies\b/;
var BY_INDEX = /\bindex\s+\$?\.Values\s+"([^"]+)"/g;
var BY_NAME = /\.Values\.(\w+)/g;
var CALLED = /\b(?:include|template)\s+("[^"]*"|\S+)/g;
var DEFINED = /\bdefine\s+("[^"]*")/g;
function callsOthers(templates) {
  const named = (pattern) => templates.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = ""]) => name));
  const defined = new Set(named(DEFINED));
  return named(CALLED).some((name) => !defined.has(name) && !isPathOfFile(name));
}
function isPathOfFile(name) {
  return name === "(print";
}
function goesByOthers(template, keys) {
  const named = [...template.matchAll(BY_INDEX), ...template.matchAll(BY_NAME)].map(([, name = ""]) => name);
  if (named.some((name) => keys.has(name) && name !== "global")) return true;
  return OF_OTHERS.test(template.replaceAll(BY_INDEX, ""));
}

// src/manifest/argo-cluster.ts
var TYPE = "argocd.argoproj.io/secret-type";
function mayTellCluster(text) {
  return text.includes(TYPE);
}
function argoClusterOf(object) {
  const labels = labelsIn(object["metadata"], "labels");
  if (textIn(object, "kind") !== "Secret" || labels[TYPE] !== "cluster") return null;
  const plain = objectIn(object, "stringData") ?? {};
  const encoded = objectIn(object, "data") ?? {};
  const valueOf = (key) => textIn(plain, key) ?? Buffer.from(textIn(encoded, key) ?? "", "base64").toString("utf8");
  const server = valueOf("server").trim();
  const name = valueOf("name").trim() || server;
  return name === "" ? null : { name, server, labels, annotations: labelsIn(object["metadata"], "annotations") };
}

export {
  claimedAs,
  mentions,
  PLANNED_KINDS,
  OWN_GROUPS,
  mayHoldPlanned,
  mayHoldNeighbour,
  refersToAny,
  INTEREST,
  isPlanned,
  meantGroup,
  meantKind,
  groupsOfKind,
  decodedWords,
  namedInSource,
  isRecipeName,
  recipeOf,
  LATER,
  namesIn,
  isNamed,
  isExactly,
  firstBetween,
  placeholderIn,
  KUSTOMIZATION_NAMES,
  isKustomization,
  referencesIn,
  chartKeysIn,
  changesIn,
  transformsIn,
  withKustomizations,
  kustomizationOf,
  beside,
  Kustomizations,
  mayRender,
  definedGroups,
  isValues,
  isRendered,
  aroundOf,
  isCdk8sFile,
  synthesizedIn,
  NEVER_RUN,
  isTests,
  EXAMPLES,
  isLeftOut,
  isSameSource,
  unjudgedOf,
  ofController,
  readText,
  STANDARD_INPUT,
  isShellPipe,
  readStream,
  readBytes,
  readBeginning,
  walkFolder,
  packedFiles,
  valueKeys,
  callsOthers,
  goesByOthers,
  mayTellCluster,
  argoClusterOf
};
