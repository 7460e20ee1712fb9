import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  compileGlobs,
  compileSegment,
  matchSegment
} from "./part-RCZVHS32.js";
import {
  withoutTrailing
} from "./part-7NROGIMS.js";
import {
  compileSelector,
  selects
} from "./part-ROHCT6DD.js";
import {
  LIMITS,
  offsetAt,
  parseManifests,
  readYaml,
  startReading
} from "./part-D4RSUXJ5.js";
import {
  problemOf,
  sourceText
} from "./part-66QZVGSS.js";
import {
  canonicalJson,
  field,
  folderOf,
  isObject,
  isWithin,
  itemsIn,
  joined,
  labelsIn,
  objectIn,
  textIn,
  valueAt,
  visible
} from "./part-MZYUQ4PG.js";

// src/config/default-path.ts
var DEFAULT_CONFIG = ".github/fleetplan.yml";

// src/manifest/recipes/cdk8s.ts
var FILE = /(?:^|\/)cdk8s\.ya?ml$/;
var OUTPUT = /^output:[ \t]*["']?([^\s"'#]+)/m;
var PROGRAM = /\.(?:ts|js|mjs|cjs|py|go|java)$/;
function isCdk8sFile(path) {
  return FILE.test(path);
}
function programsBeside(files, paths) {
  const folders = files.flatMap(({ path }) => isCdk8sFile(path) ? [folderOf(path)] : []);
  const projects = folders.filter((folder) => paths.some((path) => isWithin(folder, path)));
  return files.flatMap(
    ({ path }) => PROGRAM.test(path) && projects.some((folder) => isWithin(folder, path)) ? [path] : []
  );
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
  const isFolder = pattern.endsWith("/");
  const steps = (isFolder ? pattern.slice(0, -1) : pattern).split("/");
  return { domain, steps, segments: steps.map(compileSegment), includes, isFolder };
}
function matches(rule, path) {
  const { domain, steps, isFolder } = rule;
  if (path.length <= domain.length || domain.some((step, index) => path[index] !== step)) return false;
  const inside = path.slice(domain.length);
  if (steps.length > 1) return isAlong(rule, inside);
  const at = inside.findIndex((step) => isStep(rule, 0, step));
  return at >= 0 && !(isFolder && at === inside.length - 1);
}
function isStep({ segments }, index, step) {
  const segment = segments[index];
  return segment !== null && segment !== void 0 && matchSegment(segment, step);
}
function isAlong(rule, path) {
  const { steps, isFolder } = rule;
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
  return isFound && !(isFolder && at >= path.length);
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
  ["not", ([value, ...more]) => value === void 0 || more.length > 0 ? void 0 : isEmpty(value)],
  ["and", (given) => isKnown(given) ? given.find(isEmpty) ?? given.at(-1) : void 0],
  ["or", (given) => isKnown(given) ? given.find((one) => !isEmpty(one)) ?? given.at(-1) : void 0],
  ["contains", (given) => asked(given, (part, text) => text.includes(part))],
  ["hasPrefix", (given) => asked(given, (part, text) => text.startsWith(part))],
  ["hasSuffix", (given) => asked(given, (part, text) => text.endsWith(part))],
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
function isKnown(given) {
  return given.every((one) => one !== void 0);
}
function asked(given, is) {
  const [part, text, ...more] = given;
  return typeof part === "string" && typeof text === "string" && more.length === 0 ? is(part, text) : void 0;
}
function compared([a, b, ...more], is) {
  const isPlain = (one) => typeof one === "string" || typeof one === "number" || typeof one === "boolean";
  if (more.length > 0 || !isPlain(a) || !isPlain(b) || typeof a !== typeof b) return void 0;
  return is(a, b);
}
function printed([format, ...values]) {
  if (typeof format !== "string") return void 0;
  let isKnown2 = format.split("%").length - 1 === values.length;
  let next = 0;
  const text = format.replaceAll(/%(.?)/g, (_, mark) => {
    const value = values[next++];
    if (typeof value === "string" && (mark === "s" || mark === "v")) return value;
    if (typeof value === "number" && Number.isSafeInteger(value) && (mark === "d" || mark === "v"))
      return value.toFixed(0);
    isKnown2 = false;
    return "";
  });
  return isKnown2 ? text : void 0;
}
function asJson(value) {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : void 0;
}

// src/argocd/go-expression.ts
var WORD = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()|])|([^\s"`|()]+))/y;
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
  const words = new RegExp(WORD);
  const text = expression.trimEnd();
  while (words.lastIndex < text.length) {
    const found = words.exec(text);
    if (found === null) return null;
    const [, quoted, raw, mark, word2 = ""] = found;
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

// src/argocd/go-text.ts
function goText(text, parameters) {
  const parts = partsOf(text);
  if (parts === null) return void 0;
  const valueOf = (expression) => evaluated(expression, (steps) => valueAt(parameters, steps));
  const open = [];
  let result = "";
  for (const { text: written, isAction } of parts) {
    if (isAction && BRANCHES.test(written)) {
      if (!branched(written, open, valueOf)) return void 0;
      continue;
    }
    if (!open.every(({ isOn }) => isOn) || isAction && COMMENT.test(written)) continue;
    const value = isAction ? valueOf(written) : written;
    if (value === void 0 || value === null || typeof value === "object") return void 0;
    result += String(value);
  }
  return open.length === 0 ? result : void 0;
}
var BRANCHES = /^(?:if|else|end)\b/;
var COMMENT = /^\/\*[^]*\*\/$/;
function branched(written, open, valueOf) {
  const [, isElse, condition] = /^(else\s+)?if\s+([^]+)$/.exec(written) ?? [];
  if (written === "end") return open.pop() !== void 0;
  if (condition !== void 0 && isElse === void 0) {
    if (!open.every(({ isOn: isOn2 }) => isOn2)) return open.push({ isOn: false, isDone: true }) > 0;
    const value2 = valueOf(condition);
    const isOn = value2 !== void 0 && !isEmpty(value2);
    return value2 !== void 0 && open.push({ isOn, isDone: isOn }) > 0;
  }
  const branch = open.at(-1);
  if (branch === void 0 || condition === void 0 && written !== "else") return false;
  const value = branch.isDone ? false : condition === void 0 ? true : valueOf(condition);
  branch.isOn = value !== void 0 && !isEmpty(value);
  branch.isDone ||= branch.isOn;
  return value !== void 0;
}
function partsOf(text) {
  const parts = [];
  let end = 0;
  let trims = false;
  const add = (literal, isTrimmed) => {
    const start = trims ? literal.trimStart() : literal;
    parts.push({ text: isTrimmed ? start.trimEnd() : start, isAction: false });
  };
  for (const { index, 0: written, 1: inside = "" } of text.matchAll(/\{\{([^{}]*)\}\}/g)) {
    add(text.slice(end, index), /^-\s/.test(inside));
    parts.push({ text: inside.replace(/^-\s/, "").replace(/\s-$/, "").trim(), isAction: true });
    end = index + written.length;
    trims = /\s-$/.test(inside);
  }
  add(text.slice(end), false);
  return parts.some((part) => !part.isAction && part.text.includes("{{")) ? null : parts;
}

// src/argocd/template.ts
function filled(value, parameters, isGo) {
  if (typeof value === "string") return isGo ? goText(value, parameters) : plainText(value, parameters);
  if (Array.isArray(value)) {
    const items = value.map((one) => filled(one, parameters, isGo));
    return items.every((one) => one !== void 0) ? items : void 0;
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

// src/argocd/git-generator.ts
var STARS = "its git generator has `*` or `**` where versions of Argo CD read different paths from it; write the paths out";
function fromGit(git, { workspace, isLocal, isGo, reads }) {
  if (!isLocal(textIn(git, "repoURL"))) return "its git generator reads another repository";
  if (PINNED.test(textIn(git, "revision") ?? "HEAD")) return "its git generator reads a pinned version";
  const prefix = textIn(git, "pathParamPrefix") ?? "";
  const asPath = (path) => prefix === "" ? { path } : { [prefix]: { path } };
  const directories = itemsIn(git, "directories");
  const sets = directories.length > 0 ? foldersIn(workspace, directories, (path) => asPath(pathParameters(path, isGo))) : filesIn(
    workspace,
    itemsIn(git, "files"),
    reads,
    (folder, path) => asPath(pathParameters(folder, isGo, path))
  );
  const values = objectIn(git, "values");
  if (typeof sets === "string" || values === null) return sets;
  const found = [];
  for (const parameters of sets) {
    const own = filled(values, parameters, isGo);
    if (own === void 0) return UNKNOWN;
    found.push({ ...parameters, values: own });
  }
  return found;
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
function foldersIn(workspace, entries, asPath) {
  return chosen(visitedIn(workspace), entries, [folderByGlob, folderByStep])?.map(asPath) ?? STARS;
}
function visitedIn(workspace) {
  const all = /* @__PURE__ */ new Set();
  for (const { path } of workspace.entries)
    for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) all.add(folder);
  return [...all].filter((folder) => !folder.split("/").some((step) => step.startsWith("."))).sort();
}
function foldersLeftOut(workspace, entries) {
  if (!entries.some((one) => field(one, "exclude") === true)) return [];
  const visited = visitedIn(workspace);
  const named = entries.filter((one) => field(one, "exclude") !== true);
  const [all, left] = [named, entries].map((some) => chosen(visited, some, [folderByGlob, folderByStep]));
  return all && left ? all.filter((folder) => !left.includes(folder)) : [];
}
function filesIn(workspace, entries, reads, asPath) {
  const files = workspace.entries.map(({ path }) => path).filter((path) => workspace.isFile(path));
  const found = chosen(files, entries, [byGlob, byPathspec]);
  found?.forEach(reads);
  return found?.flatMap(
    (path) => objectsIn(workspace.text(path) ?? "", path).map((content) => ({
      ...content,
      ...asPath(folderOf(path), path)
    }))
  ) ?? STARS;
}
function objectsIn(text, path) {
  const found = [];
  for (const { value } of placedYaml(text, path)) {
    const several = Array.isArray(value) ? value : [value];
    for (const one of several) if (isObject(one)) found.push(one);
  }
  return found;
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
  if (kind === "list") return listed(written);
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
function listed(list) {
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
    server: secret?.server ?? cluster.destination?.find((one) => one.includes("://")) ?? SERVER,
    ...labels === null ? {} : { metadata: { labels: { ...TYPE, ...labels }, ...annotations } }
  };
  const values = objectIn(clusters, "values");
  if (values === null) return [parameters];
  const own = filled(values, parameters, isGo);
  return typeof own === "string" || own === void 0 ? UNKNOWN : [{ ...parameters, values: own }];
}
var TYPE = { "argocd.argoproj.io/secret-type": "cluster" };
function nameIn({ name, destination }) {
  return destination?.find((one) => !one.includes("://")) ?? name ?? "";
}
function product(generators, around) {
  if (generators.length !== 2)
    return `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets = [{}];
  for (const generator of generators) {
    const next = [];
    for (const before of sets) {
      const own = filled(generator, before, around.isGo);
      const inner = own === void 0 ? UNKNOWN : parametersOf(own, around);
      if (typeof inner === "string") return inner;
      if (next.length + inner.length > MAX_SETS) return `its matrix has more than ${MAX_SETS} elements`;
      const clash = around.isGo ? void 0 : inner.flatMap((one) => differing(before, one) ?? [])[0];
      if (clash !== void 0)
        return `its matrix gives ${clash} two values, and Argo CD makes no Application of it without goTemplate`;
      next.push(...inner.map((one) => around.isGo ? filledUp(before, one) : joined2(before, one)));
    }
    sets = next;
  }
  return sets;
}
function differing(a, b) {
  const flat = flattened(a);
  return [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value)?.[0] ?? null;
}
function filledUp(a, b) {
  const both = { ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = both[key];
    if (isObject(other) && isObject(value)) both[key] = filledUp(value, other);
    else if (other === void 0 || !isEmpty2(value)) both[key] = value;
  }
  return both;
}
function isEmpty2(value) {
  if (isObject(value)) return Object.keys(value).length === 0;
  return Array.isArray(value) ? value.length === 0 : !value;
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
  const isSentByParameters = isOpenDestination(field(template, "spec"));
  for (const parameters of sets) {
    const filledIn = filled(template, parameters, around.isGo);
    const application = filledIn === void 0 ? null : applicationOf(set, filledIn);
    if (application === null) return { made: [], why: UNKNOWN };
    made.push({
      application,
      parameters,
      clusters: isSentByParameters ? clustersIn(parameters, around) : []
    });
  }
  return { made, why: null };
}
function isOpenDestination(spec) {
  const destination = field(spec, "destination");
  const written = textIn(destination, "name") || textIn(destination, "server");
  return !written || written.includes("{{");
}
function clustersIn(parameters, { cluster }) {
  const known = [cluster, ...cluster.others].flatMap(({ name }) => name ?? []);
  const values = new Set(flattened(parameters).values());
  const named = known.filter((one) => values.has(one));
  return named.length === 1 ? named : [];
}
var LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;
function isLeftOpen(text) {
  return LEFT_OPEN.test(text);
}
function applicationOf(set, made) {
  const metadata = objectIn(made, "metadata");
  const name = textIn(metadata ?? {}, "name");
  if (!isObject(made) || name === null) return null;
  const destination = objectIn(field(made, "spec"), "destination");
  const spec = { ...objectIn(made, "spec"), destination: { ...destination, server: "" } };
  if (isLeftOpen(JSON.stringify({ name, spec }))) return null;
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

// src/manifest/delivery/argo-cluster.ts
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

// src/argocd/excluded-folders.ts
function excludedFolders({ object }, tree) {
  const inOne = (generator) => [
    ...foldersLeftOut(tree, itemsIn(field(generator, "git"), "directories")),
    ...innerOf(generator).flatMap(inOne)
  ];
  return itemsIn(field(object, "spec"), "generators").flatMap(inOne);
}

// src/manifest/delivery/flux-cluster.ts
function kubeconfigOf(spec) {
  const kubeConfig = field(spec, "kubeConfig");
  if (kubeConfig === void 0 || kubeConfig === null) return null;
  const name = textIn(field(kubeConfig, "secretRef"), "name") ?? textIn(field(kubeConfig, "configMapRef"), "name") ?? "";
  return [name, ...name.endsWith("-kubeconfig") ? [name.slice(0, -"-kubeconfig".length)] : []];
}

export {
  isCdk8sFile,
  programsBeside,
  synthesizedIn,
  placedYaml,
  wholeYaml,
  DEFAULT_CONFIG,
  isSourceIgnore,
  leftOutBy,
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
  excludedFolders,
  kubeconfigOf
};
