import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  COMMAND,
  SCRIPT,
  TOOLS,
  countProblem,
  isChartPart,
  isProgram,
  isTemplate,
  isTerraform,
  mayGenerate,
  mayHide,
  notAFileProblem,
  pathProblem,
  sizeProblem,
  symlinkProblem,
  textProblem,
  unreadableProblem
} from "./part-M5MMIOLP.js";
import {
  byBytes,
  compileGlobs,
  compileSegment,
  decodeLossy,
  decodeUtf8,
  matchSegment
} from "./part-URMNAOVJ.js";
import {
  SYSTEMS,
  compileSelector,
  nearest,
  selects
} from "./part-2X2LPFND.js";
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
  offsetAt,
  parseDocuments,
  parseManifests,
  parseWhole,
  problemOf,
  readYaml,
  sourceText,
  startReading
} from "./part-GVVFJTVD.js";
import {
  withoutTrailing
} from "./part-Z6WTI433.js";
import {
  kindOf
} from "./part-B2PJNIHZ.js";
import {
  canonicalJson,
  errorAt,
  field,
  fieldAt,
  groupOf,
  isObject,
  itemsIn,
  labelsIn,
  listIn,
  objectIn,
  pathText,
  textIn,
  valueAt,
  visible
} from "./part-CRGXBZ7T.js";

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
  let filled2 = 0;
  for (let read = -1; read !== 0 && filled2 < size; filled2 += read)
    read = readSync(descriptor, bytes, filled2, size - filled2, null);
  return bytes.subarray(0, filled2);
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
  const matches2 = globs.matches(path);
  if (!matches2 && !globs.mayContain(path)) return null;
  if (!isText) return matches2 || entry.isDirectory() ? pathProblem(show(absolute)) : null;
  if (entry.isSymbolicLink()) return null;
  return matches2 ? notAFileProblem(show(absolute)) : null;
}
function entriesProblem(folder) {
  const message = `${visible(folder)} holds more than ${MAX_ENTRIES} files and folders; none was read. Name a smaller folder.`;
  return errorAt(null, "too-many-files", message);
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
    shortest(words).map((word2) => word2.replaceAll(".", "\\.")).join("|"),
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
  const lower = [...new Set(words.map((word2) => word2.toLowerCase()))];
  return lower.filter((word2) => !lower.some((other) => other !== word2 && word2.includes(other)));
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
var WHOLE = new Map(
  SYSTEMS.flatMap(
    ({ kinds, otherKinds = {} }) => Object.entries(otherKinds).map(([group, others]) => [
      group,
      [...others, ...kinds.flatMap((one) => one.group === group ? one.kind : [])]
    ])
  )
);
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
  ...["PersistentVolumeClaim", "RuntimeClass", "rbac.authorization.k8s.io"]
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
  return claimedAs({ apiVersion, kind }) !== null || meantKind({ apiVersion, kind }) !== null || isUnknownKind({ apiVersion, kind }) || meantGroup({ apiVersion, kind }) !== null;
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
function isUnknownKind({ apiVersion, kind }) {
  const known = WHOLE.get(groupOf(apiVersion));
  return known !== void 0 && !known.includes(kind) && !kind.endsWith("List");
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
  const paths = [...words].slice(0, MOST_NAMES).flatMap((word2) => word2.startsWith("*/") ? [word2, word2.slice(2)] : [word2]).flatMap((word2) => [joined(folder, word2), joined("", word2)]).filter((path) => path !== null && /[^*/]/.test(path));
  return [...new Set(paths)];
}
function isPath(word2) {
  return word2.includes("/") || /\.(?:ya?ml|json|gotmpl|tmpl|tpl|j2|tf|cue|jsonnet|libsonnet|k)$/.test(word2);
}
function isNamed(name, path) {
  if (!name.includes("*")) return isWithin(name, path);
  const [steps, pattern] = [path.split("/"), name.split("/")];
  return pattern.includes("**") ? isAlong(steps, pattern, true) : pattern.every((step, index) => isLike(steps[index], step));
}
function isAlong(steps, pattern, isWithin2) {
  const [first, ...rest] = pattern;
  if (first === void 0) return isWithin2 || steps.length === 0;
  if (first === "**")
    return isAlong(steps, rest, isWithin2) || steps.length > 0 && isAlong(steps.slice(1), pattern, isWithin2);
  return isLike(steps[0], first) && isAlong(steps.slice(1), rest, isWithin2);
}
function isExactly(name, path) {
  const pattern = name.split("/");
  if (pattern.includes("**")) return isAlong(path.split("/"), pattern, false);
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

// src/read/glob/source-ignore.ts
var SOURCE_IGNORE = ".sourceignore";
function isSourceIgnore(path) {
  return path === SOURCE_IGNORE || path.endsWith(`/${SOURCE_IGNORE}`);
}
var ALWAYS = ".git/\n.gitignore\n.gitmodules\n.gitattributes";
var BY_DEFAULT = "*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\ncodeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml";
function leftOutBy(files, ignore) {
  const written = [
    ...files.toSorted((a, b) => a.folder < b.folder ? -1 : 1).flatMap(({ folder, text }) => rulesIn(text, folder)),
    ...rulesIn(ignore ?? "", "")
  ];
  const rules = [...rulesIn(ALWAYS, ""), ...written.length > 0 ? written : rulesIn(BY_DEFAULT, "")];
  return (path) => {
    const steps = path.split("/");
    return rules.findLast((rule) => matches(rule, steps))?.includes === false;
  };
}
function rulesIn(text, folder) {
  const domain = folder === "" ? [] : folder.split("/");
  return text.split(/\r?\n/).filter((line) => !line.startsWith("#") && line.trim() !== "").map((line) => ruleOf(line, domain));
}
function ruleOf(line, domain) {
  const includes = line.startsWith("!");
  const pattern = (includes ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, "");
  const isFolder2 = pattern.endsWith("/");
  const steps = (isFolder2 ? pattern.slice(0, -1) : pattern).split("/");
  return { domain, steps, segments: steps.map(compileSegment), includes, isFolder: isFolder2 };
}
function matches(rule, path) {
  const { domain, steps, isFolder: isFolder2 } = rule;
  if (path.length <= domain.length || domain.some((step, index) => path[index] !== step)) return false;
  const inside = path.slice(domain.length);
  if (steps.length > 1) return isAlong2(rule, inside);
  const at = inside.findIndex((step) => isStep(rule, 0, step));
  return at >= 0 && !(isFolder2 && at === inside.length - 1);
}
function isStep({ segments }, index, step) {
  const segment = segments[index];
  return segment !== null && segment !== void 0 && matchSegment(segment, step);
}
function isAlong2(rule, path) {
  const { steps, isFolder: isFolder2 } = rule;
  let isFound = false;
  let at = 0;
  let mayPass = false;
  for (const [index, step] of steps.entries()) {
    if (step === "") {
      mayPass = false;
      continue;
    }
    if (step === "**") {
      mayPass = true;
      continue;
    }
    if (step.includes("**") || at >= path.length) return false;
    const next = path.findIndex((one, place) => place >= at && isStep(rule, index, one));
    if (next < 0 || next > at && !mayPass) {
      if (!mayPass) return false;
      isFound = false;
      at = path.length;
    } else {
      isFound = mayPass || next + 1 < path.length || index === steps.length - 1;
      at = next + 1;
    }
    mayPass = false;
  }
  return isFound && !(isFolder2 && at >= path.length);
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
    "exec"
  ],
  ...["hostAliases", "httpGet", "image", "imagePullSecrets", "managedFields", "message", "serviceAccount"],
  ...["serviceAccountName", "status", "stringData", "userData", "volumeMounts", "volumes"]
]);
function placeholderIn(manifest, freeText = []) {
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
  const passed = /* @__PURE__ */ new Set([...FREE_TEXT, ...freeText]);
  const inside = search(Object.fromEntries(judged), [], passed);
  return inside && found(manifest, inside.path, inside.written);
}
function search(value, path, passed) {
  if (typeof value === "string") {
    const written = writtenIn(value);
    return written === null ? null : { path, written };
  }
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item]) : isObject(value) ? Object.entries(value) : [];
  for (const [step, inside] of entries) {
    if (typeof step === "string" && passed.has(step)) continue;
    const written = typeof step === "string" ? writtenIn(step) : null;
    const deeper = written === null ? search(inside, [...path, step], passed) : { path: [...path, step], written };
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
  const joined3 = LINES.test(text) ? text.replace(/\s+/g, "") : text;
  return (joined3.match(WORD) ?? []).map((word2) => Buffer.from(word2, "base64").toString("utf8")).filter((decoded2) => !NO_TEXT.test(decoded2));
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
  ["packaging.carvel.dev", ["PackageInstall"]],
  ["configsync.gke.io", ["RootSync", "RepoSync"]],
  ["config.projectsveltos.io", "*"],
  ["policy.karmada.io", "*"],
  ["templates.weave.works", ["GitOpsSet"]]
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
function isValues(path) {
  return VALUES.test(path.slice(path.lastIndexOf("/") + 1)) || IN_VALUES.test(path);
}
var OF_NO_CLUSTER = /(?:^|[-_./])values[-_.](?:minikube|kind|k3d|localhost|docker-desktop|rancher-desktop|colima|orbstack|examples?|sample)\.ya?ml$/i;
function areOfNoCluster(path) {
  return OF_NO_CLUSTER.test(path);
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
    ({ path, text }) => text !== null && mayBeFilled(path, text) && namesPlanned(text)
  );
  return filling.flatMap(({ path, text }) => {
    const names = namesIn(folderOf(path), text ?? "");
    return templates.some((one) => names.some((name) => isNamed(name, one.path))) ? path : [];
  });
}
function mayBeFilled(path, text) {
  return isTemplate(path) || path.endsWith(".tftpl") || /\.ya?ml$/.test(path) && /\$\{|%\{/.test(text);
}
function isTerraformOver({ path, text }, paths) {
  if (!isTerraform(path) || text === null || generates(path, text) === null) return false;
  const names = namesIn(folderOf(path), text);
  return paths.some((one) => names.some((name) => isNamed(name, one)));
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
  const { tool: what, command: command2, names, takes, governs } = recipe;
  return [{ path, what: recipe.isScript ? `\`${what}\`` : what, command: command2, names, takes, governs }];
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
    ownSources: once(() => {
      const judged = [...renderedPaths, ...paths];
      const over = sources().filter((file) => isTerraformOver(file, judged));
      return sourcesOfPlanned(sources(), [...beside2, ...over], files);
    }),
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
  if (areOfNoCluster(path) && !around.takers().some((one) => one.path !== path && one.names(path)))
    return null;
  const taker = around.takers().find((one) => one.path !== path && (isValues(path) ? one.takes(path) : one.names(path)));
  if (taker !== void 0)
    return {
      why: `${visible(taker.path)} (${taker.what}) takes it`,
      fix: taker.fix ?? bySomething(taker.command),
      isOfPolicies: around.governs(taker) || around.ownSources().has(path)
    };
  if (isValues(path)) {
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

// src/manifest/placed-yaml.ts
function placedYaml(text, file) {
  return wholeYaml(text, file).documents;
}
function wholeYaml(text, file) {
  const source = sourceText(file, text.startsWith("\uFEFF") ? text.slice(1) : text);
  const reading = startReading(source, LIMITS);
  if (Buffer.byteLength(text) > LIMITS.bytesPerFile) {
    const message = `${visible(file)} is larger than ${LIMITS.bytesPerFile} bytes.`;
    return { documents: [], problem: problemOf(file, "too-large", message) };
  }
  const documents = readYaml(reading).map(({ value, spot }) => ({
    value,
    placeOf: (path) => source.placeAt(offsetAt(spot, path))
  }));
  const problem = reading.problems.find(({ severity }) => severity === "error") ?? null;
  return { documents, problem };
}

// src/argocd/normalized.ts
function normalized(text) {
  return text.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").slice(0, 253).replaceAll(/^[-.]+|[-.]+$/g, "");
}

// src/argocd/placeholders.ts
var SERVER = "{{server}}";
var UNKNOWN = "its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give";

// src/argocd/pinned.ts
var TRUNK = /^(?:HEAD|main|master|trunk)$/;
function isOtherBranch(revision, branch) {
  const name = revision.replace(/^refs\/heads\//, "");
  return branch !== null && name !== "" && name !== branch && !TRUNK.test(name);
}
var PINNED = /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/;

// src/argocd/stars.ts
function crosses(pattern, path) {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < path.length; ) {
    if (pattern[at] === "*") {
      star = at;
      at += 1;
      retry = index;
    } else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === path[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      retry += 1;
      index = retry;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}
var MOST_PATTERNS = 100;
function alternatives(pattern) {
  if (/[[\]\\]/.test(pattern)) return null;
  let patterns = [""];
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith("{") ? part.slice(1, -1).split(",") : [part];
    if (choices.length === 1 && /[{}]/.test(part)) return null;
    patterns = patterns.flatMap((before) => choices.map((choice) => before + choice));
    if (patterns.length > MOST_PATTERNS) return null;
  }
  return patterns;
}

// src/argocd/go-functions.ts
var OF_TEXTS = /* @__PURE__ */ new Map([
  ["lower", [1, (text) => text.toLowerCase()]],
  ["upper", [1, (text) => text.toUpperCase()]],
  ["trim", [1, (text) => text.trim()]],
  ["toString", [1, (text) => text]],
  ["normalize", [1, normalized]],
  ["squote", [1, (text) => `'${text}'`]],
  ["base", [1, (text) => text.slice(text.lastIndexOf("/") + 1)]],
  ["dir", [1, (text) => text.includes("/") ? text.slice(0, text.lastIndexOf("/")) : "."]],
  ["trimPrefix", [2, (prefix, text) => text.startsWith(prefix) ? text.slice(prefix.length) : text]],
  [
    "trimSuffix",
    [2, (suffix, text) => suffix !== "" && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text]
  ],
  ["replace", [3, (old, by, text) => text.replaceAll(old, () => by)]]
]);
var OF_VALUES = /* @__PURE__ */ new Map([
  ["default", defaulted],
  ["dig", dug],
  ["get", ([map, key]) => isObject(map) && typeof key === "string" ? field(map, key) ?? "" : void 0],
  [
    "hasKey",
    ([map, key]) => isObject(map) && typeof key === "string" ? Object.hasOwn(map, key) : void 0
  ],
  ["ternary", ([yes, no, of]) => typeof of === "boolean" ? of ? yes : no : void 0],
  ["eq", (given) => compared(given, (a, b) => a === b)],
  ["ne", (given) => compared(given, (a, b) => a !== b)],
  ["coalesce", (given) => given.find((one) => one !== void 0 && !isEmpty(one))],
  ["printf", printed],
  // A mapping or a list as JSON is one in YAML too, whatever it is put into.
  ["toYaml", ([value]) => asJson(value)],
  ["toJson", ([value]) => asJson(value)],
  ["toPrettyJson", ([value]) => asJson(value)]
]);
function calledByName(name, given) {
  const ofValues = OF_VALUES.get(name);
  if (ofValues !== void 0) return ofValues(given);
  const [count, call] = OF_TEXTS.get(name) ?? [];
  const texts = given.filter((one) => typeof one === "string");
  return call !== void 0 && texts.length === given.length && texts.length === count ? call(...texts) : void 0;
}
function isEmpty(value) {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === "" || value === 0 || value === false || value === null;
}
function defaulted(given) {
  const [instead, value] = given;
  if (given.length !== 2 || value === void 0) return void 0;
  return isEmpty(value) ? instead : value;
}
function dug(given) {
  const map = given.at(-1);
  const instead = given.at(-2);
  const steps = given.slice(0, -2);
  let here = map;
  for (const step of steps) {
    if (!isObject(here) || typeof step !== "string") return void 0;
    if (!Object.hasOwn(here, step)) return instead;
    here = here[step];
  }
  return steps.length === 0 ? void 0 : here;
}
function compared([a, b, ...more], is) {
  const isPlain = (one) => typeof one === "string" || typeof one === "number" || typeof one === "boolean";
  if (more.length > 0 || !isPlain(a) || !isPlain(b) || typeof a !== typeof b) return void 0;
  return is(a, b);
}
function printed([format, ...values]) {
  if (typeof format !== "string") return void 0;
  let isKnown = format.split("%").length - 1 === values.length;
  let next = 0;
  const text = format.replaceAll(/%(.?)/g, (_, mark) => {
    const value = values[next++];
    if (typeof value === "string" && (mark === "s" || mark === "v")) return value;
    if (typeof value === "number" && Number.isSafeInteger(value) && (mark === "d" || mark === "v"))
      return value.toFixed(0);
    isKnown = false;
    return "";
  });
  return isKnown ? text : void 0;
}
function asJson(value) {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : void 0;
}

// src/argocd/go-expression.ts
var WORD2 = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()|])|([^\s"`|()]+))/y;
var MOST_TOKENS = 500;
function evaluated(expression, fieldOf) {
  const tokens = tokensIn(expression);
  if (tokens === null || tokens.length > MOST_TOKENS) return void 0;
  const reader = { tokens, at: 0, fieldOf };
  const value = pipeline(reader);
  return reader.at === tokens.length ? value : void 0;
}
function tokensIn(expression) {
  const tokens = [];
  const words = new RegExp(WORD2);
  const text = expression.trimEnd();
  while (words.lastIndex < text.length) {
    const found2 = words.exec(text);
    if (found2 === null) return null;
    const [, quoted, raw, mark, word2 = ""] = found2;
    if (mark !== void 0) tokens.push({ mark });
    else if (raw !== void 0) tokens.push({ text: raw });
    else if (quoted !== void 0) tokens.push({ text: quoted.includes("\\") ? void 0 : quoted });
    else tokens.push({ word: word2 });
  }
  return tokens;
}
function pipeline(reader) {
  let piped = [];
  for (; ; ) {
    const value = called([...command(reader), ...piped.map((one) => ({ value: one }))]);
    if (value === void 0) return void 0;
    if (!isMark(reader, "|")) return value;
    reader.at += 1;
    piped = [value];
  }
}
function command(reader) {
  const words = [];
  while (reader.at < reader.tokens.length && !isMark(reader, "|") && !isMark(reader, ")"))
    words.push(word(reader));
  return words;
}
function word(reader) {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token === void 0) return { value: void 0 };
  if ("text" in token) return { value: token.text };
  if ("word" in token) return bare(token.word, reader.fieldOf);
  const value = pipeline(reader);
  const isClosed = isMark(reader, ")");
  reader.at += 1;
  return { value: isClosed ? value : void 0 };
}
function isMark({ tokens, at }, mark) {
  const token = tokens[at];
  return token !== void 0 && "mark" in token && token.mark === mark;
}
var CONSTANTS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
function bare(written, fieldOf) {
  const path = written.startsWith("$.") ? written.slice(1) : written === "$" ? "." : written;
  if (path === ".") return { value: fieldOf([]) };
  if (path.startsWith(".")) return { value: fieldOf(path.slice(1).split(".")) };
  if (/^\d+$/.test(written)) return { value: Number(written) };
  const constant = CONSTANTS.get(written);
  return constant === void 0 ? { name: written } : { value: constant };
}
function called([first, ...rest]) {
  if (first === void 0 || rest.some((one) => "name" in one)) return void 0;
  const given = rest.map((one) => "value" in one ? one.value : void 0);
  if ("value" in first) return given.length === 0 ? first.value : void 0;
  return first.name === "index" ? indexed(given) : calledByName(first.name, given);
}
function indexed([value, ...keys]) {
  return keys.reduce((here, key) => {
    if (Array.isArray(here) && typeof key === "number") return here[key];
    return isObject(here) && typeof key === "string" && Object.hasOwn(here, key) ? here[key] : void 0;
  }, value);
}

// src/argocd/template.ts
function filled(value, parameters, isGo) {
  if (typeof value === "string") return isGo ? goText(value, parameters) : plainText(value, parameters);
  if (Array.isArray(value)) {
    const items2 = value.map((one) => filled(one, parameters, isGo));
    return items2.every((one) => one !== void 0) ? items2 : void 0;
  }
  if (!isObject(value)) return value;
  const object = {};
  for (const [key, one] of Object.entries(value)) {
    const name = filled(key, parameters, isGo);
    const content = filled(one, parameters, isGo);
    if (typeof name !== "string" || content === void 0) return void 0;
    object[name] = content;
  }
  return object;
}
function plainText(text, parameters) {
  const flat = flattened(parameters);
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, (written, name) => flat.get(name.trim()) ?? written);
}
function flattened(value, prefix = "") {
  const flat = /* @__PURE__ */ new Map();
  if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      for (const entry of flattened(one, keyIn(prefix, key))) flat.set(...entry);
    }
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const entry of flattened(one, `${prefix}[${index}]`)) flat.set(...entry);
  } else if (value !== null) flat.set(prefix, String(value));
  return flat;
}
function keyIn(prefix, key) {
  if (key === "" || prefix === "") return prefix + key;
  return /^\d+$/.test(key) ? `${prefix}[${key}]` : `${prefix}.${key}`;
}
function goText(text, parameters) {
  let result = "";
  let end = 0;
  let trims = false;
  for (const { index, 0: written, 1: inside = "" } of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    const value = goValue(inside.replace(/^-\s/, "").replace(/\s-$/, ""), parameters);
    if (value === void 0 || value === null || typeof value === "object") return void 0;
    const before = trims ? text.slice(end, index).trimStart() : text.slice(end, index);
    result += (/^-\s/.test(inside) ? before.trimEnd() : before) + String(value);
    end = index + written.length;
    trims = /\s-$/.test(inside);
  }
  const rest = text.slice(end);
  return text.replaceAll(/\{\{([^{}]*)\}\}/g, "").includes("{{") ? void 0 : result + (trims ? rest.trimStart() : rest);
}
function goValue(expression, parameters) {
  return evaluated(expression, (steps) => valueAt(parameters, steps));
}

// src/argocd/git-generator.ts
var STARS = "its git generator has `*` or `**` where versions of Argo CD read different paths from it; write the paths out";
function fromGit(git, { workspace, isLocal, isGo, reads }) {
  if (!isLocal(textIn(git, "repoURL"))) return "its git generator reads another repository";
  if (PINNED.test(textIn(git, "revision") ?? "HEAD")) return "its git generator reads a pinned version";
  if (field(git, "pathParamPrefix") !== void 0) return "its git generator has a pathParamPrefix";
  const directories = itemsIn(git, "directories");
  const sets = directories.length > 0 ? foldersIn(workspace, directories, isGo) : filesIn(workspace, itemsIn(git, "files"), { isGo, reads });
  const values = objectIn(git, "values");
  if (typeof sets === "string" || values === null) return sets;
  const found2 = [];
  for (const parameters of sets) {
    const own = filled(values, parameters, isGo);
    if (own === void 0) return UNKNOWN;
    found2.push({ ...parameters, values: own });
  }
  return found2;
}
function chosen(paths, entries, readings) {
  const [a, b] = readings.map((reading) => {
    const of = (isExcluded) => entries.filter((one) => field(one, "exclude") === true === isExcluded).map((one) => reading(textIn(one, "path") ?? ""));
    const [included, excluded] = [of(false), of(true)];
    return paths.filter(
      (path) => included.some((names) => names(path)) && !excluded.some((names) => names(path))
    );
  });
  return a !== void 0 && JSON.stringify(a) === JSON.stringify(b) ? a : null;
}
var byGlob = (pattern) => {
  const { globs } = compileGlobs([pattern]);
  return (path) => globs.matches(path);
};
var folderByGlob = (pattern) => {
  const names = byGlob(`${pattern.replace(/\/$/, "")}/?`);
  return (path) => names(`${path}/x`);
};
var folderByStep = (pattern) => folderByGlob(pattern.replaceAll(/\*{2,}/g, "*"));
var byPathspec = (pattern) => (path) => crosses(pattern, path);
function foldersIn(workspace, entries, isGo) {
  const all = /* @__PURE__ */ new Set();
  for (const { path } of workspace.entries)
    for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) all.add(folder);
  const visited = [...all].filter((folder) => !folder.split("/").some((step) => step.startsWith(".")));
  const found2 = chosen(visited.sort(), entries, [folderByGlob, folderByStep]);
  return found2?.map((path) => ({ path: pathParameters(path, isGo) })) ?? STARS;
}
function filesIn(workspace, entries, { isGo, reads }) {
  const files = workspace.entries.map(({ path }) => path).filter((path) => workspace.isFile(path));
  const found2 = chosen(files, entries, [byGlob, byPathspec]);
  found2?.forEach(reads);
  return found2?.flatMap(
    (path) => objectsIn(workspace.text(path) ?? "", path).map((content) => ({
      ...content,
      path: pathParameters(folderOf(path), isGo, path)
    }))
  ) ?? STARS;
}
function objectsIn(text, path) {
  const found2 = [];
  for (const { value } of placedYaml(text, path)) {
    const several = Array.isArray(value) ? value : [value];
    for (const one of several) if (isObject(one)) found2.push(one);
  }
  return found2;
}
function pathParameters(path, isGo, file = null) {
  const segments = path.split("/");
  const basename = segments.at(-1) ?? "";
  const name = file?.slice(file.lastIndexOf("/") + 1);
  const parameters = {
    ...isGo ? { path, segments } : { "": path, ...Object.fromEntries(segments.entries()) },
    basename,
    basenameNormalized: normalized(basename),
    ...name === void 0 ? {} : { filename: name, filenameNormalized: normalized(name) }
  };
  return parameters;
}

// src/argocd/generators.ts
var MAX_SETS = 2e3;
var KNOWN = ["list", "git", "clusters", "matrix", "merge"];
function asksForClusters({ object }) {
  const isOne = (generator) => field(generator, "clusters") !== void 0 || innerOf(generator).some(isOne);
  return itemsIn(field(object, "spec"), "generators").some(isOne);
}
function innerOf(generator) {
  return ["matrix", "merge"].flatMap((kind) => itemsIn(field(generator, kind), "generators"));
}
function parametersOf(generator, around) {
  const kinds = isObject(generator) ? Object.keys(generator).filter((key) => key !== "selector") : [];
  const kind = KNOWN.find((one) => kinds.includes(one));
  if (kind === void 0 || kinds.length > 1)
    return `its generator ${kinds.join(", ") || "without a kind"} asks what is not in the repository`;
  const written = field(generator, kind) ?? null;
  if (field(written, "template") !== void 0) return `its generator ${kind} has a template of its own`;
  const sets = byKind(kind, written, around);
  const selector = field(generator, "selector");
  return typeof sets === "string" || selector === void 0 ? sets : selected(sets, selector);
}
function byKind(kind, written, around) {
  if (kind === "list") return listed2(written);
  if (kind === "git") return fromGit(written, around);
  if (kind === "clusters") return ofCluster(written, around);
  const generators = itemsIn(written, "generators");
  return kind === "matrix" ? product(generators, around) : merged(written, generators, around);
}
function selected(sets, written) {
  const compiled = compileSelector(written);
  if ("error" in compiled) return `its generator's selector is not one: ${compiled.error}`;
  return sets.filter((one) => selects(compiled.selector, Object.fromEntries(flattened(one))));
}
function listed2(list) {
  if (field(list, "elementsYaml") !== void 0) return "its list generator has elementsYaml";
  return itemsIn(list, "elements").filter(isObject);
}
function ofCluster(clusters, { cluster, isGo, secrets }) {
  if (cluster.name === null)
    return "its generator makes an Application for each cluster that Argo CD knows, and `clusters` in the configuration names none";
  if (field(clusters, "flatList") === true) return "its clusters generator has flatList";
  const secret = secrets.of(cluster);
  const labels = cluster.labels ?? secret?.labels ?? null;
  const selector = field(clusters, "selector");
  if (isObject(selector) && Object.keys(selector).length > 0) {
    if (labels === null)
      return "its generator picks clusters by labels, which are not in the repository (`labels` of the cluster in the configuration tells them)";
    const compiled = compileSelector(selector);
    if ("error" in compiled) return `its generator's selector is not one: ${compiled.error}`;
    if (!selects(compiled.selector, { ...TYPE, ...labels })) return [];
  }
  const name = secret?.name ?? nameIn(cluster);
  const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
  const parameters = {
    name,
    nameNormalized: normalized(name),
    server: secret?.server ?? serverOf(cluster) ?? SERVER,
    ...labels === null ? {} : { metadata: { labels: { ...TYPE, ...labels }, ...annotations } }
  };
  const values = objectIn(clusters, "values");
  if (values === null) return [parameters];
  const own = filled(values, parameters, isGo);
  return typeof own === "string" || own === void 0 ? UNKNOWN : [{ ...parameters, values: own }];
}
var TYPE = { "argocd.argoproj.io/secret-type": "cluster" };
function serverOf({ destination }) {
  return destination?.find((one) => one.includes("://")) ?? null;
}
function nameIn({ name, destination }) {
  return destination?.find((one) => !one.includes("://")) ?? name ?? "";
}
function product(generators, around) {
  let sets = [{}];
  for (const generator of generators) {
    const next = [];
    for (const before of sets) {
      const own = filled(generator, before, around.isGo);
      const inner = own === void 0 ? UNKNOWN : parametersOf(own, around);
      if (typeof inner === "string") return inner;
      if (next.length + inner.length > MAX_SETS) return `its matrix has more than ${MAX_SETS} elements`;
      const clash = inner.find((one) => differs(before, one));
      if (clash) return "two generators of its matrix give the same parameter";
      next.push(...inner.map((one) => joined2(before, one)));
    }
    sets = next;
  }
  return sets;
}
function differs(a, b) {
  const flat = flattened(a);
  return [...flattened(b)].some(([key, value]) => flat.has(key) && flat.get(key) !== value);
}
function joined2(a, b) {
  const both = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = both[key];
    both[key] = isObject(before) && isObject(value) ? joined2(before, value) : value;
  }
  return both;
}
function merged(merge, generators, around) {
  const keys = itemsIn(merge, "mergeKeys").filter((one) => typeof one === "string");
  const [first, ...others] = generators.map((one) => parametersOf(one, around));
  if (first === void 0 || typeof first === "string") return first ?? "its merge generator merges nothing";
  let sets = first;
  for (const other of others) {
    if (typeof other === "string") return other;
    const byKey = new Map(other.map((one) => [keyOf(one, keys), one]));
    if (byKey.size < other.length || [...byKey.keys()].includes(null))
      return "the sets that its merge generator merges have the same keys, or lack one";
    if (sets.some((set) => keyOf(set, keys) === null))
      return "the sets that its merge generator merges have the same keys, or lack one";
    sets = sets.map((set) => joined2(set, byKey.get(keyOf(set, keys)) ?? {}));
  }
  return sets;
}
function keyOf(set, keys) {
  const flat = flattened(set);
  const values = keys.map((key) => flat.get(key) ?? null);
  return values.includes(null) ? null : canonicalJson(values);
}

// src/argocd/application-set.ts
function applicationsOf(set, around) {
  const spec = field(set.object, "spec");
  const template = field(spec, "template");
  if (template === void 0) return { made: [], why: "it has no template" };
  if (field(spec, "templatePatch") !== void 0) return { made: [], why: "it has a templatePatch" };
  const sets = [];
  for (const generator of itemsIn(spec, "generators")) {
    const given = parametersOf(generator, around);
    if (typeof given === "string") return sameForAll(set, around.workspace) ?? { made: [], why: given };
    sets.push(...given);
  }
  const made = [];
  for (const parameters of sets) {
    const one = filled(template, parameters, around.isGo);
    const application = one === void 0 ? null : applicationOf(set, one);
    if (application === null) return { made: [], why: UNKNOWN };
    made.push({ application, parameters, clusters: clustersIn(parameters, around) });
  }
  return { made, why: null };
}
function clustersIn(parameters, { cluster }) {
  const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
  const values = new Set(flattened(parameters).values());
  const named = known.filter((one) => values.has(one));
  return named.length === 1 ? named : [];
}
var LEFT = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)*\s*\}\}/;
function applicationOf(set, made) {
  const metadata = objectIn(made, "metadata");
  const name = textIn(metadata ?? {}, "name");
  if (!isObject(made) || name === null) return null;
  const destination = objectIn(field(made, "spec"), "destination");
  const spec = { ...objectIn(made, "spec"), destination: { ...destination, server: "" } };
  if (LEFT.test(JSON.stringify({ name, spec }))) return null;
  return { ...set, kind: "Application", name, object: { ...made, kind: "Application" } };
}
function sameForAll(set, workspace) {
  const spec = field(set.object, "spec");
  const made = field(field(spec, "template"), "spec");
  const generators = JSON.stringify(itemsIn(spec, "generators"));
  if (made === void 0 || generators.includes('"template":')) return null;
  const sources = [...itemsIn(made, "sources"), field(made, "source")].filter((one) => one !== void 0);
  const decides = JSON.stringify([sources, textIn(field(made, "destination"), "namespace")]);
  const isNamedByApp = sources.some(
    (one) => textIn(field(one, "helm"), "releaseName") === null && (field(one, "helm") !== void 0 || workspace.isFile(`${textIn(one, "path") ?? ""}/Chart.yaml`))
  );
  if (decides.includes("{{") || isNamedByApp) return null;
  const object = { ...set.object, kind: "Application", spec: made };
  const application = { ...set, kind: "Application", name: `${set.name}${SERVER}`, object };
  return { made: [{ application, parameters: null, clusters: [] }], why: null, isSame: true };
}

// src/manifest/argo-cluster.ts
var TYPE2 = "argocd.argoproj.io/secret-type";
function mayTellCluster(text) {
  return text.includes(TYPE2);
}
function argoClusterOf(object) {
  const labels = labelsIn(object["metadata"], "labels");
  if (textIn(object, "kind") !== "Secret" || labels[TYPE2] !== "cluster") return null;
  const plain = objectIn(object, "stringData") ?? {};
  const encoded = objectIn(object, "data") ?? {};
  const valueOf = (key) => textIn(plain, key) ?? Buffer.from(textIn(encoded, key) ?? "", "base64").toString("utf8");
  const server = valueOf("server").trim();
  const name = valueOf("name").trim() || server;
  return name === "" ? null : { name, server, labels, annotations: labelsIn(object["metadata"], "annotations") };
}

// src/argocd/cluster-secrets.ts
var MOST_FILES = 1e4;
var ClusterSecrets = class {
  constructor(workspace) {
    this.workspace = workspace;
  }
  workspace;
  found = null;
  taken = /* @__PURE__ */ new Set();
  /** The one of a cluster, by any of its names; null where there is none, or several. */
  of({ name, destination }) {
    const names = new Set([name ?? "", ...destination ?? []].map((one) => withoutTrailing(one, "/")));
    const [only, ...others] = this.all().filter(
      (one) => names.has(one.name) || names.has(withoutTrailing(one.server, "/"))
    );
    if (only === void 0 || others.length > 0) return null;
    this.taken.add(only.path);
    return only;
  }
  /** Files of the Secrets that decided something. */
  get used() {
    return [...this.taken];
  }
  /** Files of all of them. */
  get paths() {
    return [...new Set(this.all().map(({ path }) => path))];
  }
  /** All of them, in the order of their files. */
  all() {
    return this.found ??= this.search();
  }
  search() {
    const paths = this.workspace.entries.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path) && this.workspace.isFile(path));
    if (paths.length > MOST_FILES || !this.workspace.loads(paths)) return [];
    return paths.flatMap((path) => {
      const text = this.workspace.text(path) ?? "";
      if (!mayTellCluster(text)) return [];
      return parseManifests(text, path).manifests.flatMap(({ object }) => {
        const cluster = argoClusterOf(object);
        return cluster === null ? [] : [{ ...cluster, path }];
      });
    });
  }
};

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
  isUnknownKind,
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
  isFolder,
  placedYaml,
  wholeYaml,
  packedFiles,
  valueKeys,
  callsOthers,
  goesByOthers,
  isOtherBranch,
  PINNED,
  crosses,
  alternatives,
  filled,
  flattened,
  asksForClusters,
  innerOf,
  parametersOf,
  applicationsOf,
  ClusterSecrets,
  isSourceIgnore,
  leftOutBy
};
