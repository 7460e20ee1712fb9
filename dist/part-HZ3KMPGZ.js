import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  COULD_NOT_JUDGE,
  PASS,
  codeAfter
} from "./part-UXH6RNFG.js";
import {
  UsageError,
  parsedFor
} from "./part-GHPD364H.js";
import {
  ClusterSecrets,
  DEFAULT_CONFIG,
  applicationsOf,
  asksForClusters,
  excludedFolders,
  filled,
  flattened,
  innerOf,
  isSourceIgnore,
  kubeconfigOf,
  leftOutBy,
  parametersOf,
  programsBeside,
  synthesizedIn
} from "./part-DZNJLNWC.js";
import {
  READ_LIMITS,
  readConfig
} from "./part-RY6CCNQT.js";
import {
  ANY_FILE,
  compileGlobs,
  countProblem,
  readBeginning,
  readText,
  replaceFile,
  runGit,
  totalProblem,
  walkFolder
} from "./part-RCZVHS32.js";
import "./part-JKTRSXXB.js";
import {
  EXAMPLES,
  LATER,
  NEVER_RUN,
  changesIn,
  chartKeysIn,
  claimedAs,
  isAddress,
  isExactly,
  isJudgedAsPrinted,
  isKustomization,
  isNamed,
  isRecipeName,
  isTests,
  mayHoldPlanned,
  namesIn,
  recipeOf,
  referencesIn,
  transformsIn
} from "./part-H5N74IEI.js";
import {
  PROGRAM,
  isArchive,
  isProgram,
  isScriptName,
  isTemplate,
  isTerraform,
  mayGenerate
} from "./part-7VWOLS2H.js";
import {
  withoutTrailing
} from "./part-7NROGIMS.js";
import "./part-JA27OEPA.js";
import {
  printProblems
} from "./part-A7SDHDU3.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  SYSTEMS
} from "./part-ROHCT6DD.js";
import {
  LIMITS,
  parseFile,
  parseManifests,
  readYaml,
  startReading
} from "./part-D4RSUXJ5.js";
import {
  present
} from "./part-ERTRCOBU.js";
import {
  sourceText
} from "./part-66QZVGSS.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import {
  lazily,
  newestApi,
  remembered,
  resourceIn
} from "./part-Z6KSNB4O.js";
import {
  folderOf,
  groupOf,
  groupedBy,
  groupedByEach,
  isObject,
  isWithin,
  itemsIn,
  joined,
  labelsIn,
  nameOf,
  textIn,
  valueAt,
  visible
} from "./part-MZYUQ4PG.js";
import {
  counted
} from "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/init-command.ts
import { lstatSync as lstatSync2, mkdirSync, statSync } from "node:fs";
import { dirname, join as join2, resolve } from "node:path";

// src/init/kinds.ts
var PLANNED_KINDS = SYSTEMS.flatMap(
  ({ id, kinds }) => kinds.filter(({ only }) => only === void 0).map((spec) => ({
    system: id,
    apiVersion: newestApi(spec) ?? spec.group,
    kind: spec.kind,
    isNamespaced: spec.isNamespaced
  }))
);
var BY_KIND = new Map(
  PLANNED_KINDS.toReversed().map((planned) => [planned.kind, planned])
);
function systemOf(manifest) {
  return (claimedAs(manifest)?.system ?? SYSTEMS.find((system) => system.reads?.(manifest)))?.id ?? null;
}
function isNamespaced(kind) {
  return BY_KIND.get(kind)?.isNamespaced ?? false;
}
function plannedKind(kind) {
  return BY_KIND.get(kind) ?? null;
}
var WRITTEN_KIND = /(?:^|[\s{,"'-])kind["']?\s*[:=]\s*["']?([A-Za-z]+)/gm;
function writtenKinds(text) {
  return [...new Set(Array.from(text.matchAll(WRITTEN_KIND), (match) => match[1] ?? ""))];
}

// src/init/counts.ts
function countsOf(objects) {
  const counts = /* @__PURE__ */ new Map();
  for (const { kind } of objects) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return "no planned object";
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([kind, count]) => counted(count, plannedKind(kind) === null ? visible(kind, 60) : kind)).join(", ");
}

// src/init/joined-globs.ts
var MANY = 40;
var IN_BRACES = 60;
var MOST_CHARACTERS = 900;
var PLAIN = /^[\w.-]+$/;
function joinedGlobs(lines) {
  if (lines.length < MANY) return lines;
  const depth = Math.max(...lines.map(({ glob }) => glob.split("/").length));
  const ways = Array.from({ length: depth }, (_, position) => joinedAt(lines, position));
  return ways.reduce((best, way) => way.length < best.length ? way : best, lines);
}
function joinedAt(lines, position) {
  const groups = /* @__PURE__ */ new Map();
  const result = [];
  for (const line of lines) {
    const out = line.glob.startsWith("!") ? "!" : "";
    const segments = line.glob.slice(out.length).split("/");
    const name = segments.at(-1 - position);
    if (name === void 0 || !PLAIN.test(name)) result.push(line);
    else {
      const key = JSON.stringify([out, segments.with(-1 - position, "")]);
      groups.set(key, [...groups.get(key) ?? [], { name, line }]);
    }
  }
  for (const [key, members] of groups) {
    const [out, segments] = JSON.parse(key);
    for (const chunk of chunks(members)) result.push(joined2(out, segments, position, chunk));
  }
  return result;
}
function joined2(out, segments, position, members) {
  const [first, ...others] = members;
  if (others.length === 0) return first.line;
  const names = `{${members.map(({ name }) => name).join(",")}}`;
  return {
    why: `${first.line.why} The same of ${counted(others.length, "other")}.`,
    glob: `${out}${segments.with(-1 - position, names).join("/")}`
  };
}
function chunks(members) {
  const all = [];
  let length = 0;
  for (const member of members) {
    const last = all.at(-1);
    length += member.name.length + 1;
    if (last !== void 0 && last.length < IN_BRACES && length < MOST_CHARACTERS) last.push(member);
    else {
      all.push([member]);
      length = member.name.length;
    }
  }
  return all;
}

// src/init/tree.ts
function globsFor({ own, whole, foreign }) {
  const root = newFolder("");
  for (const path of own) {
    const at = enter(root, folderOf(path), (folder) => folder.holdsOwn = true);
    at.own.push(path);
  }
  for (const path of whole) enter(root, path, (folder) => folder.holdsOwn = true).isWhole = true;
  for (const path of foreign) {
    const at = enter(root, folderOf(path), (folder) => folder.holdsForeign = true);
    at.foreign.push(path);
  }
  return chosen(root, suffixesOf(own));
}
function newFolder(path) {
  return {
    path,
    folders: /* @__PURE__ */ new Map(),
    own: [],
    foreign: [],
    isWhole: false,
    holdsOwn: false,
    holdsForeign: false
  };
}
function enter(root, path, mark) {
  let here = root;
  mark(here);
  for (const segment of path === "" ? [] : path.split("/")) {
    const next = here.folders.get(segment) ?? newFolder(here.path === "" ? segment : `${here.path}/${segment}`);
    here.folders.set(segment, next);
    here = next;
    mark(here);
  }
  return here;
}
function foldersOf({ folders }) {
  return [...folders.values()].toSorted((a, b) => a.path < b.path ? -1 : 1);
}
function chosen(at, suffixes) {
  if (!at.holdsOwn) return { include: [], exclude: [] };
  const children = foldersOf(at).map((child) => chosen(child, suffixes));
  const apart = {
    include: [...ownFiles(at, suffixes), ...children.flatMap(({ include }) => include)],
    exclude: children.flatMap(({ exclude }) => exclude)
  };
  if (at.path === "") return apart;
  const whole = {
    include: [{ glob: `${escaped(at.path)}/**/*${suffixes}`, at: at.path }],
    exclude: foreignIn(at).map((path) => `!${escaped(path)}`)
  };
  return at.isWhole || sizeOf(whole) <= sizeOf(apart) ? whole : apart;
}
function sizeOf({ include, exclude }) {
  return include.length + exclude.length;
}
function ownFiles({ path, own, foreign, isWhole }, suffixes) {
  const isAlone = foreign.length === 0 && (own.length > 1 || isWhole || path === "" && own.length > 0);
  if (isAlone) return [{ glob: path === "" ? `*${suffixes}` : `${escaped(path)}/*${suffixes}`, at: path }];
  return own.map((file) => ({ glob: escaped(file), at: file }));
}
function foreignIn(at) {
  if (!at.holdsForeign) return [];
  return [
    ...at.foreign,
    ...foldersOf(at).flatMap(
      (child) => child.holdsOwn ? foreignIn(child) : child.holdsForeign ? [child.path] : []
    )
  ];
}
function suffixesOf(paths) {
  return paths.some((path) => path.endsWith(".json")) ? ".{yaml,yml,json}" : ".{yaml,yml}";
}
function escaped(path) {
  return path.replace(/[\\*?[\]{}!]/g, "\\$&");
}
function topFolders(paths) {
  const folders = [...new Set(paths.map(folderOf))].toSorted();
  return folders.filter(
    (one) => !folders.some((other) => other !== "" && other !== one && isWithin(other, one))
  );
}

// src/init/yaml-text.ts
function comment(text) {
  return [`# ${visible(text, 400)}`];
}
function scalar(text) {
  return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}

// src/init/plain-lines.ts
function plainLines(layout, units) {
  const files = units.filter(({ source }) => source.kind === "file");
  const watched = units.filter(({ source }) => source.kind === "watch");
  const ownPaths = new Set(files.map(({ at }) => at));
  const others = [...layout.files].filter((path) => !ownPaths.has(path));
  const groups = /* @__PURE__ */ new Map([[null, []]]);
  for (const unit of files) {
    const into = unit.source.kind === "file" ? unit.source.namespace : null;
    groups.set(into, [...groups.get(into) ?? [], unit]);
  }
  const hasSeveral = [...groups.values()].filter((group) => group.length > 0).length > 1;
  return [...groups].flatMap(([namespace, group]) => {
    const own = group.map(({ at }) => at);
    const rest = [...others, ...files.filter((unit) => !group.includes(unit)).map(({ at }) => at)];
    const whole = watched.filter(isManifests).map(({ at }) => at).filter((at) => groupWith(at, groups) === namespace);
    const isManifest2 = (path) => /\.(?:ya?ml|json)$/.test(path);
    const globs = globsFor({ own: own.filter(isManifest2), whole, foreign: rest });
    const odd = group.filter(({ at }) => !isManifest2(at));
    const lines = joinedGlobs([
      ...odd.map((unit) => ({ why: describe(unit.at, [unit], []), glob: escaped(unit.at) })),
      ...namespace === null ? programGlobs(watched) : [],
      ...globs.include.map(({ glob, at }) => {
        const isHeld = (unit) => at === "" ? !unit.at.includes("/") : isWithin(at, unit.at);
        return { why: describe(at, group.filter(isHeld), watched.filter(isManifests).filter(isHeld)), glob };
      }),
      ...globs.exclude.map((glob) => ({ why: whyNot(layout, units, glob), glob }))
    ]);
    return namespace === null && !hasSeveral ? listed(lines) : asEntry(lines, namespace);
  });
}
function groupWith(folder, groups) {
  const inside = [...groups].find(([, group]) => group.some(({ at }) => isWithin(folder, at)));
  return inside?.[0] ?? null;
}
function listed(lines) {
  return lines.flatMap(({ why, glob }) => [...comment(why), `- ${scalar(glob)}`]);
}
function asEntry(lines, namespace) {
  if (lines.length === 0) return [];
  return [
    "- path:",
    ...listed(lines).map((line) => `    ${line}`),
    ...namespace === null ? [] : [`  namespace: ${scalar(namespace)}`]
  ];
}
function describe(at, held, watched) {
  const objects = held.flatMap((unit) => unit.objects);
  const delivering = held.filter((unit) => unit.objects.length === 0).length;
  const parts = [
    ...objects.length > 0 ? [`${countsOf(objects)}, read as written`] : [],
    ...delivering > 0 ? [`${counted(delivering, "file")} of Flux or Argo CD for what lies elsewhere: ${UNJUDGED}`] : [],
    ...watched.filter((unit) => isWithin(at, unit.at)).map(({ source }) => source.kind === "watch" ? `${source.why}: ${UNJUDGED}` : "")
  ];
  return `${at === "" ? "The root" : at}: ${parts.join("; ")}.`;
}
var UNJUDGED = "an edit is not judged, and says so";
function whyNot(layout, units, glob) {
  const path = glob.slice(1).replaceAll("\\", "");
  const leftOut = layout.leftOut.find(({ folder }) => isWithin(folder, path) || isWithin(path, folder));
  if (leftOut) return `${path}: ${countsOf(leftOut.objects)} that no cluster is said to run.`;
  const renders = units.find(
    ({ at, source }) => source.kind !== "file" && (isWithin(at, path) || isWithin(path, at))
  );
  if (renders) return `${path}: rendered below.`;
  return layout.rendered.has(path) || [...layout.rendered].some((file) => isWithin(path, file)) ? `${path}: read by what renders it.` : `${path}: of another cluster.`;
}
function programGlobs(watched) {
  return watched.flatMap((unit) => {
    const { source, at } = unit;
    if (source.kind !== "watch" || source.suffixes.length === 0) return [];
    const names = source.suffixes.length === 1 ? source.suffixes[0] : `{${source.suffixes.join(",")}}`;
    const glob = at === "" ? `*.${names}` : `${escaped(at)}/**/*.${names}`;
    return [{ why: describe(at, [], [unit]), glob }];
  });
}
function isManifests({ source }) {
  return source.kind === "watch" && source.suffixes.length === 0;
}

// src/init/configuration.ts
function configurationText(layout) {
  const { clusters } = layout;
  const [first] = clusters;
  const isOne = first !== void 0 && clusters.length === 1 && first.name === null;
  const lines = [
    "# Written by `fleetplan init` from the files of this repository; every choice says what it was made from. Change what is not so.",
    "# All settings: docs/configuration.md of fleetplan.",
    "version: 1",
    "",
    ...isOne ? oneCluster(layout, first) : severalClusters(layout),
    ...leftOutLines(layout),
    ...namespaceLines(layout),
    ...variableLines(layout)
  ];
  return `${lines.join("\n")}
`;
}
function oneCluster(layout, cluster) {
  return [
    "# Where the policies come from.",
    "policies:",
    ...policyLines(layout, cluster).map((line) => `  ${line}`),
    "",
    layout.snapshots.includes(layout.snapshotOf(cluster)) ? "# The fleet that they are judged against: a snapshot that is there already. It is read from the base." : "# The fleet that they are judged against. Take it with the command in the workflow, and merge it: it is read from the base.",
    `snapshot: ${layout.snapshotOf(cluster)}`
  ];
}
function severalClusters(layout) {
  return [
    layout.clusters.length === 1 ? "# Clusters, each with a plan of its own over a snapshot of its own." : `# ${counted(layout.clusters.length, "cluster")}, each with a plan of its own over a snapshot of its own.`,
    ...layout.reasons.map((reason) => `# ${reason}`),
    "# Take the snapshots with the command in the workflow, and merge them: they are read from the base.",
    "clusters:",
    ...layout.clusters.flatMap((cluster) => [
      `  - name: ${scalar(cluster.name ?? "")}`,
      ...cluster.destination === void 0 ? [] : [`    destination: ${scalar(cluster.destination)}`],
      ...cluster.labels === void 0 ? [] : [`    labels: ${labelsText(cluster.labels)}`],
      `    snapshot: ${layout.snapshotOf(cluster)}`,
      "    policies:",
      ...policyLines(layout, cluster).map((line) => `      ${line}`)
    ])
  ];
}
function labelsText(labels2) {
  const entries = Object.entries(labels2).map(([key, value]) => `${scalar(key)}: ${scalar(value)}`);
  return `{ ${entries.join(", ")} }`;
}
function policyLines(layout, cluster) {
  const { units } = cluster;
  return [
    ...plainLines(layout, units),
    ...argoLines(layout, cluster),
    ...merged(units).flatMap((unit) => {
      const entry = renderedEntry(unit);
      return entry === null ? [] : entry;
    })
  ];
}
function merged(units) {
  const charts = /* @__PURE__ */ new Map();
  const others = [];
  for (const unit of units) {
    if (unit.source.kind !== "helm" || unit.source.release !== null) {
      others.push(unit);
      continue;
    }
    const earlier = charts.get(unit.at);
    const both = [earlier, unit].flatMap(
      (one) => one?.source.kind === "helm" ? [{ unit: one, source: one.source }] : []
    );
    const inOrder = both.toSorted(
      (a, b) => a.unit.names.length - b.unit.names.length || wordsIn(a.unit) - wordsIn(b.unit)
    );
    const values = inOrder.flatMap(({ source }) => source.values);
    charts.set(unit.at, { ...unit, source: { ...unit.source, values } });
  }
  return [...others, ...charts.values()];
}
function wordsIn({ names }) {
  return names.join("-").split("-").length;
}
function argoLines(layout, { units }) {
  const own = units.filter(({ source }) => source.kind === "argocd");
  const others = layout.clusters.flatMap((cluster) => cluster.units).filter((unit) => !units.includes(unit));
  return [...new Set(own.map(({ at }) => folderOf(at)))].flatMap((folder) => {
    const inside = own.filter(({ at }) => folderOf(at) === folder);
    const isShared = others.some(({ source, at }) => source.kind === "argocd" && folderOf(at) === folder);
    if (inside.length === 1 || isShared) return inside.flatMap((unit) => argoEntry(unit.at, unit.at, [unit]));
    return argoEntry(folder || "The root", folder === "" ? "" : `${folder}/`, inside);
  });
}
function argoEntry(shown, path, units) {
  const objects = units.flatMap((unit) => unit.objects);
  const glob = path === "" || path.endsWith("/") ? `${escaped(path)}*.{yaml,yml}` : escaped(path);
  return [
    ...comment(`${shown}: Argo CD applies ${objects.length > 0 ? countsOf(objects) : "charts"} from here.`),
    `- argocd: ${scalar(glob)}`
  ];
}
function renderedEntry({ source, at, objects }) {
  switch (source.kind) {
    case "kustomize":
      return [
        ...comment(
          `${at || "The root"}: ${countsOf(objects)}, built by kustomize; no other kustomization takes it.`
        ),
        source.namespace === null ? `- kustomize: ${scalar(at || ".")}` : `- { kustomize: ${scalar(at || ".")}, namespace: ${scalar(source.namespace)} }`
      ];
    case "helm":
      return [
        ...comment(
          `${at || "The root"}: a chart with ${countsOf(source.chart.kinds)} in its templates${installedBy(source)}.`
        ),
        `- helm: ${chartFields(at, source)}`
      ];
    case "applications":
      return [
        ...comment(
          `${at || "The root"}: a chart of Applications that take ${objects.length > 0 ? countsOf(objects) : "charts"} from here${installedBy(source)}; nothing in the repository applies it.`
        ),
        `- argocd: ${chartFields(at, source)}`
      ];
    case "flux":
      return [
        ...comment(
          `${at || "The root"}: Flux applies ${objects.length > 0 ? countsOf(objects) : "charts"} from here.`
        ),
        `- flux: ${scalar(at || ".")}`
      ];
    case "argocd":
    case "file":
    case "watch":
      return null;
  }
}
function installedBy({ release }) {
  return release === null ? "" : `, as ${visible(release.file)} installs it`;
}
function chartFields(at, { chart, values, release }) {
  const set = Object.entries(release?.set ?? {}).map(([name, value]) => `${scalar(name)}: ${scalar(value)}`);
  const fields = [
    `chart: ${scalar(at || ".")}`,
    ...values.length > 0 ? [`values: [${values.map(scalar).join(", ")}]`] : [],
    ...set.length > 0 ? [`set: { ${set.join(", ")} }`] : [],
    `release: ${scalar(releaseName(release?.name || chart.name))}`,
    ...release === null || release.namespace === null ? [] : [`namespace: ${scalar(release.namespace)}`]
  ];
  return `{ ${fields.join(", ")} }`;
}
function releaseName(name) {
  const label = name.toLowerCase().replace(/[^a-z0-9-]/g, "-").slice(0, 53).replace(/^-+|-+$/g, "");
  return label === "" ? "release" : label;
}
function leftOutLines({ leftOut }) {
  if (leftOut.length === 0) return [];
  return [
    "",
    "# Not read, because no cluster runs it as far as its folder says:",
    ...leftOut.flatMap(({ folder, objects }) => comment(`  ${folder}: ${countsOf(objects)}`))
  ];
}
function namespaceLines({ clusters }) {
  const without = [...new Set(clusters.flatMap(({ units }) => units))].filter(({ source }) => source.kind === "file" || source.kind === "kustomize").flatMap(
    ({ objects }) => objects.filter(({ namespace, kind }) => namespace === null && isNamespaced(kind))
  );
  if (without.length === 0) return [];
  return [
    "",
    ...comment(
      `Which namespace do they go to? ${countsOf(without)} without one, the first in ${visible(without[0]?.file ?? "")}.`
    ),
    "# Without it each is taken for the live one of its name and selector. For one entry: { path: GLOB, namespace: NAME }.",
    "# namespace: default"
  ];
}
function variableLines({ clusters }) {
  const written2 = clusters.flatMap(
    ({ units }) => units.filter(({ source }) => source.kind === "file").flatMap(({ objects }) => objects)
  );
  const users = groupedByEach(written2, ({ variables }) => variables);
  if (users.size === 0) return [];
  return [
    "",
    "# What do these stand for? Something puts values in their place before the files are applied; what holds one is not judged without.",
    clusters.length > 1 ? "# Each cluster may have `variables` of its own." : null,
    "# variables:",
    ...[...users].toSorted(([a], [b]) => a < b ? -1 : 1).map(([name, [object]]) => `#   ${name}: "" # in ${visible(object.file)}`)
  ].filter((line) => line !== null);
}

// src/init/planned-objects.ts
var MANIFEST = /\.(?:ya?ml|json)$/i;
function plannedObjectsOf({ path, text }) {
  if (text === null || !(MANIFEST.test(path) || isTemplate(path)) || !mayHoldPlanned(text)) return [];
  return parseFile(text, path, LIMITS).manifests.flatMap((manifest) => {
    const system = systemOf(manifest);
    if (system === null) return [];
    const { apiVersion, kind, name, namespace } = manifest;
    return {
      system,
      apiVersion,
      kind,
      namespace: isNamespaced(kind) || claimedAs(manifest) === null ? namespace : null,
      name,
      file: path,
      variables: [...new Set(variablesIn(manifest.object))]
    };
  });
}
function identityOf({ apiVersion, kind, namespace, name }) {
  return JSON.stringify([apiVersion.split("/")[0], kind, namespace, name]);
}
var VARIABLE = /(?<!\$)\$\{([A-Za-z_]\w*)\}/g;
var FOR_PROGRAMS = /* @__PURE__ */ new Set([
  "command",
  "args",
  "env",
  "lifecycle",
  "annotations",
  "configMap",
  "data"
]);
function variablesIn(value) {
  if (typeof value === "string") return Array.from(value.matchAll(VARIABLE), (match) => match[1] ?? "");
  if (Array.isArray(value)) return value.flatMap(variablesIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => FOR_PROGRAMS.has(key) ? [] : variablesIn(part));
}

// src/init/environments.ts
var SPELLINGS = [
  ["prod", "production", "prd"],
  ["staging", "stage", "stg"],
  ["dev", "development", "develop"],
  ...["preprod", "pre-prod", "nonprod", "non-prod", "qa", "uat", "test", "sandbox"].map((name) => [name])
];
var ENVIRONMENTS = new Map(
  SPELLINGS.flatMap((names) => names.map((name) => [name, names[0] ?? name]))
);
var AMONG_OTHERS = new Set(
  [
    "testing",
    "integration",
    "int",
    "live",
    "perf",
    "demo",
    "dr",
    "canary",
    "mgmt",
    "management",
    "hub",
    "local"
  ].concat(["ci", "kind", "minikube", "default", "main"])
);
var REGION = /^(?:af|ap|ca|cn|eu|il|me|mx|sa|us|us-gov|asia|australia|europe|northamerica|southamerica)-[a-z]+-?\d[a-z]?$/;
var PARENTS = /* @__PURE__ */ new Set([
  "clusters",
  "cluster",
  "environments",
  "environment",
  "envs",
  "env",
  "overlays",
  "stages",
  "regions"
]);
var OF_CLUSTERS = /* @__PURE__ */ new Set(["clusters", "environments", "envs", "stages", "regions"]);
function spelled(name) {
  return ENVIRONMENTS.get(name.toLowerCase()) ?? name;
}
function isEnvironment(name) {
  return ENVIRONMENTS.has(name.toLowerCase()) || REGION.test(name.toLowerCase());
}
function environmentsIn(folder) {
  const found = [];
  for (let path = folder; path !== ""; path = folderOf(path)) {
    const name = nameOf(path);
    const parent = nameOf(folderOf(path));
    if (isEnvironment(name) || isVariant(name, parent.toLowerCase())) found.unshift(spelled(name));
  }
  return [...new Set(found)];
}
function isVariant(name, parent) {
  return OF_CLUSTERS.has(parent) || PARENTS.has(parent) && AMONG_OTHERS.has(name.toLowerCase());
}
function environmentOfFile(path) {
  const stem = nameOf(path).replace(/\.(?:ya?ml|json)$/i, "");
  const bare = stem.replace(/^values[-._]?|[-._]?values$/gi, "");
  if (bare === "") return null;
  return bare.split(/[-._]/).some(isEnvironment) || isEnvironment(bare) ? spelled(bare) : null;
}

// src/init/clusters.ts
var MOST_SPLITS = 200;
function clustersOf(given) {
  let units = withoutEmptyClusters(withoutLonelyNames(namedByFolders(given)));
  let isExact = false;
  const reasons = [];
  for (let split = 0; split < MOST_SPLITS; split++) {
    const clusters2 = sorted(units, isExact);
    const pair = clusters2.map(({ units: held }) => firstConflict(held)).find((found) => found !== null);
    if (!pair) return { clusters: clusters2, reasons: [...namedBy(given, clusters2), ...reasons], twice: [] };
    const [{ names: a }, { names: b }] = pair;
    if (!isExact && JSON.stringify(a) !== JSON.stringify(b)) {
      isExact = true;
      continue;
    }
    const named2 = toldApart(units, pair);
    if (named2 === null) break;
    reasons.push(named2.reason);
    units = named2.units;
  }
  const clusters = sorted(units, isExact);
  return {
    clusters,
    reasons: [...namedBy(given, clusters), ...reasons],
    twice: clusters.flatMap(({ units: held }) => allConflicts(held))
  };
}
function namedByFolders(units) {
  return units.map((unit) => {
    const { names, environments = [], destinations = [] } = unit;
    const [only] = environments;
    if (names.length > 0 || only === void 0 || environments.length > 1 || destinations.length > 1)
      return unit;
    const isBeside = units.some(
      (one) => one.names.length > 0 && !one.names.includes(only) && one.objects.some(isOneOf(unit))
    );
    return isBeside ? { ...unit, names: [only] } : unit;
  });
}
function isOneOf({ objects }) {
  const within2 = (object, namespace) => identityOf({ ...object, namespace });
  const own = new Set(objects.flatMap((one) => [identityOf(one), within2(one, null)]));
  return (object) => own.has(identityOf(object)) || object.namespace !== null && objects.some((one) => identityOf(one) === within2(object, null));
}
function namedBy(given, clusters) {
  if (clusters.length < 2) return [];
  const shown = clusters.flatMap(({ name }) => {
    const unit = given.find(({ names }) => names.join("-") === name);
    return unit === void 0 ? [] : [namingPath(unit)];
  });
  return shown.length === 0 ? [] : [`Their names are those of folders and files, such as ${[...new Set(shown)].slice(0, 3).join(", ")}.`];
}
function namingPath({ source, at }) {
  return ("values" in source ? source.values.at(-1) ?? source.release?.file : null) ?? at;
}
function withoutLonelyNames(units) {
  const all = new Set(units.flatMap(({ names }) => names));
  return all.size > 1 ? units : units.map((unit) => ({ ...unit, names: [] }));
}
function withoutEmptyClusters(units) {
  const clusters = sorted(units, false);
  const empty = clusters.filter(({ units: held }) => !held.some(holdsPlanned));
  if (empty.length === 0 || empty.length === clusters.length) return units;
  const names = new Set(empty.map(({ name }) => name));
  return withoutLonelyNames(
    units.map((unit) => names.has(unit.names.join("-")) ? { ...unit, names: [] } : unit)
  );
}
function holdsPlanned({ objects, source }) {
  return objects.length > 0 || !["file", "watch"].includes(source.kind);
}
function sorted(units, isExact) {
  const sets = new Map(units.map(({ names }) => [JSON.stringify(names), names]));
  const maximal = [...sets.values()].filter(
    (names) => names.length > 0 && ![...sets.values()].some((other) => other !== names && covers(other, names, isExact))
  );
  if (maximal.length < 2) return [{ name: null, units }];
  return maximal.map((names) => ({
    name: names.join("-"),
    units: units.filter((unit) => covers(names, unit.names, isExact))
  })).toSorted((a, b) => a.name < b.name ? -1 : 1);
}
function covers(cluster, names, isExact) {
  const words = new Set(cluster.flatMap((name) => name.split("-")));
  return names.every(
    (name) => cluster.includes(name) || !isExact && isEnvironment(name) && words.has(name)
  );
}
function identitiesOf({ objects, applies = [] }) {
  return [...objects.map(identityOf), ...applies];
}
function firstConflict(units) {
  const first = /* @__PURE__ */ new Map();
  for (const unit of units) {
    for (const identity of identitiesOf(unit)) {
      const earlier = first.get(identity);
      if (earlier !== void 0 && isOther(earlier, unit)) return [earlier, unit];
      first.set(identity, unit);
    }
  }
  return null;
}
function isOther(a, b) {
  if (a === b || areSentApart(a, b)) return false;
  return a.at !== b.at || a.source.kind !== "helm" || b.source.kind !== "helm";
}
function areSentApart(a, b) {
  const [one, other] = [a, b].map(({ destinations = [] }) => destinations.map(({ written: written2 }) => written2));
  if (!one?.length || !other?.length) return false;
  return !one.some((written2) => other.includes(written2));
}
function allConflicts(units) {
  const first = /* @__PURE__ */ new Map();
  return units.flatMap(
    (unit) => unit.objects.flatMap((object) => {
      const identity = identityOf(object);
      const earlier = first.get(identity);
      first.set(identity, earlier ?? unit);
      return earlier === void 0 || !isOther(earlier, unit) ? [] : [`${object.kind}/${object.name} in ${earlier.at} and in ${unit.at}`];
    })
  );
}
function toldApart(units, [a, b]) {
  const common = commonFolder(a.at, b.at);
  const branch = ({ at }) => at.slice(common === "" ? 0 : common.length + 1).split("/")[0] ?? "";
  const isFileOf = (unit) => folderOf(unit.at) === common && unit.source.kind === "file";
  const inside = units.filter(({ at }) => isWithin(common, at) && at !== common);
  const identities = new Set(conflicting(inside, branch));
  const branches = new Set(
    inside.filter((unit) => identitiesOf(unit).some((identity) => identities.has(identity))).map(branch)
  );
  if (branches.size < 2) return null;
  const areFiles = inside.every((unit) => !branches.has(branch(unit)) || isFileOf(unit));
  const label = areFiles ? labelsOfFiles(inside, branch) : labels([...branches]);
  if (label === null) return null;
  const renamed2 = units.map((unit) => {
    const own = branch(unit);
    if (!isWithin(common, unit.at) || unit.at === common || !branches.has(own)) return unit;
    const isConflicting = !isFileOf(unit) || identitiesOf(unit).some((identity) => identities.has(identity));
    const name = label.get(own) ?? own;
    if (!isConflicting || unit.names.includes(name)) return unit;
    return { ...unit, names: [...unit.names, name] };
  });
  if (renamed2.every((unit, index) => unit === units[index])) return null;
  const where = common === "" ? "The root" : `${common}/`;
  const reason = `${where} describes the same objects in ${[...branches].toSorted().join(", ")}: they are taken to be for different clusters. Where they are ways to install one, keep the way that is used.`;
  return { units: renamed2, reason };
}
function labelsOfFiles(units, branch) {
  const sets = [];
  for (const [, branches] of describedBy(units, branch).filter(([, { size }]) => size > 1)) {
    const near = sets.filter((set) => [...branches].some((one) => set.has(one)));
    const rest = sets.filter((set) => !near.includes(set));
    sets.splice(0, sets.length, ...rest, /* @__PURE__ */ new Set([...near.flatMap((set) => [...set]), ...branches]));
  }
  const named2 = sets.map((set) => labels([...set]));
  const [first, ...others] = named2.map((label) => [...label.values()].toSorted().join());
  return others.every((one) => one === first) ? new Map(named2.flatMap((label) => [...label])) : null;
}
function conflicting(units, branch) {
  return describedBy(units, branch).flatMap(([identity, { size }]) => size > 1 ? identity : []);
}
function describedBy(units, branch) {
  const branchesOf = /* @__PURE__ */ new Map();
  for (const unit of units) {
    for (const identity of identitiesOf(unit)) {
      branchesOf.set(identity, (branchesOf.get(identity) ?? /* @__PURE__ */ new Set()).add(branch(unit)));
    }
  }
  return [...branchesOf];
}
function labels(branches) {
  const words = branches.map((branch) => branch.replace(/\.(?:ya?ml|json)$/i, "").split(/[-._]/));
  const shortest = Math.min(...words.map(({ length }) => length));
  const [one = []] = words;
  let start = 0;
  while (start < shortest - 1 && words.every((list) => list[start] === one[start])) start++;
  let end = 0;
  while (end < shortest - 1 - start && words.every((list) => list.at(-1 - end) === one.at(-1 - end))) end++;
  const short = words.map((list) => list.slice(start, list.length - end).join("-"));
  const isUnique = new Set(short).size === short.length && short.some(isEnvironment);
  return new Map(
    branches.map((branch, index) => {
      const plain3 = (words[index] ?? []).join("-");
      const name = (isUnique ? short[index] : plain3) ?? plain3;
      return [branch, isEnvironment(name) ? spelled(name) : name];
    })
  );
}
function commonFolder(a, b) {
  const left = a.split("/");
  const right = b.split("/");
  const shared = left.findIndex((segment, index) => segment !== right[index]);
  return left.slice(0, shared < 0 ? left.length : shared).join("/");
}

// src/init/documents.ts
function documentsOf(path, text) {
  return readYaml(startReading(sourceText(path, text), LIMITS)).map(({ value }) => value);
}
function mappingsOf(path, text) {
  return documentsOf(path, text).filter(isObject);
}
function objectsIn(path, text) {
  return mappingsOf(path, text).flatMap((document) => {
    const { items } = document;
    return Array.isArray(items) ? items.filter(isObject) : [document];
  });
}
function valueIn(value, ...keys) {
  return valueAt(value, keys) ?? null;
}
function textIn2(value, ...keys) {
  const found = valueIn(value, ...keys);
  return typeof found === "string" && found !== "" ? found : null;
}
function listIn(value, ...keys) {
  const found = valueIn(value, ...keys);
  return Array.isArray(found) ? found : [];
}

// src/init/guessed-clusters.ts
var ANY = "cluster";
var MOST_CLUSTERS = 50;
function guessedClusters(set, repository) {
  const spec = valueIn(set.object, "spec");
  const generators = flattened2(itemsIn(spec, "generators"));
  const own = textsIn(valueIn(spec, "template", "spec"));
  const { [NAME]: names = /* @__PURE__ */ new Set(), ...labels2 } = valuesInPaths(
    [...own, ...generators.flatMap(textsIn)],
    own.filter((text) => !text.includes("{{")),
    repository
  );
  const [label, ...others] = Object.entries(labels2);
  if (others.length > 0) return [];
  const picked = Object.assign({}, ...generators.map(pickedBy));
  const [key = "", values = /* @__PURE__ */ new Set()] = label ?? [];
  const called = [...names].map((name) => ({
    name,
    words: [...values].filter((value) => isWordOf(value, name))
  }));
  if (label !== void 0 && called.some(({ words }) => words.length !== 1)) return [];
  const rest = [...values].filter((value) => !called.some(({ words }) => words.includes(value)));
  const found = [
    ...called.map(({ name, words: [value] }) => ({ name, value })),
    ...rest.map((value) => ({ name: spelled(value), value }))
  ];
  if (found.length > MOST_CLUSTERS) return [];
  if (found.length === 0) return [{ name: ANY, labels: picked }];
  return found.map(({ name, value }) => ({
    name,
    labels: value === void 0 ? picked : { ...picked, [key]: value }
  }));
}
function valuesInPaths(texts, ofAll, { files }) {
  const found = /* @__PURE__ */ new Map();
  for (const pattern of texts.filter((text) => text.includes("{{")))
    for (const { path } of files)
      if (!ofAll.some((one) => captured(one, path) !== null))
        for (const [key, value] of captured(pattern, path) ?? [])
          found.set(key, (found.get(key) ?? /* @__PURE__ */ new Set()).add(value));
  return Object.fromEntries(found);
}
function isWordOf(value, name) {
  return `-${name}-`.replaceAll(/[._]/g, "-").includes(`-${value}-`) || name.split(/[-._]/).map(spelled).includes(spelled(value));
}
function flattened2(generators) {
  return generators.flatMap((generator) => [generator, ...flattened2(innerOf(generator))]);
}
function pickedBy(generator) {
  const selector = valueIn(generator, "clusters", "selector");
  const asked = itemsIn(selector, "matchExpressions").flatMap((one) => {
    const [key, [value]] = [textIn2(one, "key"), itemsIn(one, "values")];
    return key !== null && textIn2(one, "operator") === "In" && typeof value === "string" ? [[key, value]] : [];
  });
  const { [SECRET_TYPE]: _type, ...labels2 } = {
    ...labelsIn(selector, "matchLabels"),
    ...Object.fromEntries(asked)
  };
  return labels2;
}
var SECRET_TYPE = "argocd.argoproj.io/secret-type";
function textsIn(value) {
  if (typeof value === "string") return value.includes("/") ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}
var NAME = "name";
var BASE_OF_PATH = /^(?:\$\w+\/)?\{\{[^{}]*\.annotations\b[^{}]*\}\}/;
function captured(pattern, path) {
  const steps = pattern.replace(BASE_OF_PATH, "").split("/").filter((step) => !/^(?:\.\.?|\$\w*|)$/.test(step));
  const all = path.split("/");
  const start = /\.(?:ya?ml|json)$/.test(pattern) ? all.length - steps.length : 0;
  if (start < 0 || all.length < start + steps.length) return null;
  const found = steps.map((step, index) => stepOf(step, all[start + index] ?? ""));
  return found.every((one) => one !== null) ? found.flat() : null;
}
function stepOf(pattern, step) {
  const [, before = "", action, after = ""] = /^([^{}]*)\{\{([^{}]*)\}\}([^{}]*)$/.exec(pattern) ?? [];
  if (action === void 0) return pattern === step || pattern === "*" ? [] : null;
  const isOne = step.length > before.length + after.length && step.startsWith(before) && step.endsWith(after);
  if (!isOne) return null;
  const label = /metadata\.labels\.([\w-]+)|metadata\.labels\s+"([^"]+)"/.exec(action);
  const key = label?.[1] ?? label?.[2] ?? (/^\s*\.?name(?:Normalized)?\s*$/.test(action) ? NAME : null);
  return key === null ? [] : [[key, step.slice(before.length, step.length - after.length)]];
}

// src/init/sending.ts
function bySending(clusters) {
  const [only, ...others] = clusters.clusters;
  if (only === void 0) return clusters;
  if (others.length > 0) {
    const named2 = withDestinations(clusters.clusters);
    const isMore = named2.length > clusters.clusters.length;
    return {
      ...clusters,
      clusters: named2,
      reasons: isMore ? [...clusters.reasons, SENT_TOO] : clusters.reasons
    };
  }
  const sent = destinationsOf(only.units);
  const names = new Set(sent.map(({ name }) => name));
  const isGuessed = sent.some(({ labels: labels2 }) => labels2 !== void 0);
  if (sent.length < 2 && !isGuessed || names.size < sent.length) return clusters;
  const split = sent.map(({ name, written: written2, labels: labels2 }) => ({
    name,
    units: only.units,
    ...written2 === name ? {} : { destination: written2 },
    // The cluster that Argo CD runs in has no Secret, and no labels.
    ...labels2 === void 0 && !(isGuessed && isOwn(written2)) ? {} : { labels: labels2 ?? {} }
  }));
  return {
    ...clusters,
    clusters: split.toSorted((a, b) => a.name < b.name ? -1 : 1),
    reasons: [
      ...clusters.reasons,
      only.units.some(({ source, destinations = [] }) => source.kind === "flux" && destinations.length > 0) ? BY_FLUX : BY_ARGO,
      ...isGuessed ? [names.has(ANY) ? ANY_CLUSTER : GUESSED] : []
    ]
  };
}
function isOwn(written2) {
  return written2 === "in-cluster" || /^https:\/\/kubernetes\.default\.svc\/?$/.test(written2);
}
var BY_ARGO = "They are those that Argo CD sends to: each takes the same Applications, and plans what is for it.";
var BY_FLUX = "They are those that Flux applies to (kubeConfig): each takes the same Kustomizations, and plans what is for it.";
var GUESSED = "Argo CD knows them by Secrets that are not in the repository: names and labels are taken from the files that its ApplicationSets take. Correct them.";
var ANY_CLUSTER = "Argo CD knows its clusters by Secrets that are not in the repository, and nothing in it has their names: one stands for all, as they get the same. Correct its name and labels, and add the others.";
var SENT_TOO = "Those of no folder are what Argo CD sends to besides them.";
function destinationsOf(units) {
  const sent = /* @__PURE__ */ new Map();
  for (const one of units.flatMap(({ destinations = [] }) => destinations)) {
    const earlier = sent.get(one.written);
    const labels2 = { ...earlier?.labels, ...one.labels };
    const environments = [.../* @__PURE__ */ new Set([...earlier?.environments ?? [], ...one.environments ?? []])];
    const { labels: _labels, ...rest } = one;
    sent.set(one.written, { ...rest, environments, ...Object.keys(labels2).length === 0 ? {} : { labels: labels2 } });
  }
  const all = [...sent.values()];
  const isAny = ({ name, labels: labels2 }) => labels2 !== void 0 && name === ANY;
  const isGuessed = all.some((one) => one.labels !== void 0 && !isAny(one));
  return isGuessed ? all.filter((one) => !isAny(one)) : all;
}
function withDestinations(clusters) {
  const sent = destinationsOf(clusters.flatMap(({ units: units2 }) => units2));
  if (sent.some(({ labels: labels2 }) => labels2 !== void 0))
    return clusters.map((cluster) => {
      const labels2 = sent.find(({ name }) => name === cluster.name)?.labels;
      return labels2 === void 0 ? cluster : { ...cluster, labels: labels2 };
    });
  const named2 = withTheLast(
    clusters.map((cluster) => ({ cluster, destination: destinationFor(cluster, sent) })),
    sent
  );
  const distinct3 = new Set(named2.map(({ destination }) => destination));
  if (distinct3.size < clusters.length || distinct3.has(void 0)) return clusters;
  const rest = sent.filter(({ written: written2 }) => !distinct3.has(written2));
  const names = new Set([...clusters, ...rest].map(({ name }) => name));
  if (names.size < clusters.length + rest.length) return clusters;
  const units = [...new Set(clusters.flatMap((cluster) => cluster.units))];
  return [
    ...named2.map(
      ({ cluster, destination }) => destination === void 0 || destination === cluster.name ? cluster : { ...cluster, destination }
    ),
    ...rest.map(({ name, written: written2 }) => ({
      name,
      units: units.filter(({ destinations = [] }) => destinations.some((one) => one.written === written2)),
      ...written2 === name ? {} : { destination: written2 }
    }))
  ].toSorted((a, b) => (a.name ?? "") < (b.name ?? "") ? -1 : 1);
}
function destinationFor({ name }, sent) {
  const words = (name ?? "").split("-");
  const isAll = (own) => words.every((word) => own.includes(word));
  const ways = [
    sent.filter((one) => one.name === name),
    sent.filter((one) => isAll(one.name.split(/[-._]/).map(spelled))),
    sent.filter(({ environments = [] }) => environments.length === words.length && isAll(environments))
  ];
  const [only, ...more] = ways.find((found) => found.length > 0) ?? [];
  return more.length > 0 ? void 0 : only?.written;
}
function withTheLast(named2, sent) {
  const left = named2.filter(({ destination }) => destination === void 0);
  const taken = new Set(named2.map(({ destination }) => destination));
  const [last, ...more] = sent.filter(({ written: written2 }) => !taken.has(written2));
  if (left.length !== 1 || last === void 0 || more.length > 0) return named2;
  return named2.map((one) => one.destination === void 0 ? { ...one, destination: last.written } : one);
}

// src/init/excluded.ts
var RANKS = {
  never: (name) => NEVER_RUN.has(name),
  tests: isTests,
  examples: (name) => EXAMPLES.has(name)
};
function leftOutAt(path, rank) {
  const isOne = RANKS[rank];
  const segments = folderOf(path).split("/");
  const at = segments.findIndex((segment, index) => {
    const folder = segments.slice(0, index + 1).join("/");
    return isOne(segment.toLowerCase()) && !(segment === "test" && isBesideEnvironments(folder));
  });
  return at < 0 ? null : segments.slice(0, at + 1).join("/");
}
function isBesideEnvironments(folder) {
  const parent = folderOf(folder);
  return /(?:^|\/)(?:clusters|environments|envs|env|overlays|stages)$/i.test(parent) && environmentsIn(folder).length > 0;
}

// src/init/snapshots.ts
var HEADER = /^\{"fleetplan":"snapshot"/;
var SNAPSHOT_HEADER_BYTES = 64;
function mayBeSnapshot(path) {
  return path.endsWith(".ndjson");
}
function snapshotsIn({ files }) {
  return files.filter(({ path, text }) => mayBeSnapshot(path) && HEADER.test(text ?? "")).map(({ path }) => path).filter((path) => leftOutAt(path, "tests") === null && leftOutAt(path, "examples") === null);
}
function snapshotFor(cluster, snapshots) {
  const fitting = cluster === null ? snapshots : snapshots.filter(
    (path) => path.replace(/\.ndjson$/, "").split("/").includes(cluster)
  );
  return fitting.length === 1 ? fitting[0] ?? null : null;
}

// src/init/builds.ts
function buildOf(folder, input) {
  const files = /* @__PURE__ */ new Set();
  const folders = /* @__PURE__ */ new Set();
  const outside = [];
  const elsewhere = [];
  const objects = visit(folder);
  return { files, folders, objects, outside, elsewhere };
  function visit(at) {
    const kustomization = input.kustomizations.get(at);
    if (!kustomization) {
      outside.push(at);
      return [];
    }
    if (folders.has(at)) return [];
    folders.add(at);
    outside.push(...kustomization.outside);
    elsewhere.push(...kustomization.elsewhere);
    for (const file of [kustomization.file, ...kustomization.files, ...kustomization.inputs]) files.add(file);
    const own = kustomization.files.flatMap((file) => input.objectsIn(file));
    const taken = [...own, ...kustomization.folders.flatMap(visit)];
    return taken.map((object) => renamed(object, kustomization));
  }
}
function renamed(object, { namespace, prefix, suffix }) {
  return {
    ...object,
    name: `${prefix}${object.name}${suffix}`,
    namespace: isNamespaced(object.kind) ? namespace ?? object.namespace : object.namespace
  };
}
function rootsOf(kustomizations) {
  const taken = new Set([...kustomizations.values()].flatMap(({ folders }) => folders));
  return [...kustomizations.values()].filter(({ folder, isComponent }) => !isComponent && !taken.has(folder)).map(({ folder }) => folder);
}

// src/manifest/delivery/chart-parts.ts
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
  const named2 = (pattern) => templates.flatMap((text) => Array.from(text.matchAll(pattern), ([, name = ""]) => name));
  const defined = new Set(named2(DEFINED));
  return named2(CALLED).some((name) => !defined.has(name) && !isPathOfFile(name));
}
function isPathOfFile(name) {
  return name === "(print";
}
function goesByOthers(template, keys) {
  const named2 = [...template.matchAll(BY_INDEX), ...template.matchAll(BY_NAME)].map(([, name = ""]) => name);
  if (named2.some((name) => keys.has(name) && name !== "global")) return true;
  return OF_OTHERS.test(template.replaceAll(BY_INDEX, ""));
}

// src/init/charts.ts
var CHART = "Chart.yaml";
var PART = /^(?:templates|charts|crds|ci|values|tests)\//;
var TAKES_FILES = /\.Files\.(?:Get|Glob|Lines)\b/;
var MANIFEST2 = /\.(?:ya?ml|json|tpl|gotmpl|tmpl)$/;
var VALUES_FILE = /(?:^|[-._])values(?:[-._].*)?\.ya?ml$|^values[-._]?.*\.ya?ml$/i;
function chartsOf(repository) {
  const folders = repository.files.filter(({ path }) => nameOf(path) === CHART).map(({ path }) => folderOf(path));
  const isPart = (folder) => folders.some((other) => other !== folder && isWithin(under(other, "charts"), folder));
  const charts = folders.filter((folder) => !isPart(folder)).map((folder) => read(repository, folder));
  return charts.map((chart) => withBeside(chart, charts));
}
function withBeside(chart, charts) {
  const taken = /* @__PURE__ */ new Set([chart]);
  for (const { beside } of taken)
    for (const other of charts) if (beside.includes(other.folder)) taken.add(other);
  return taken.size === 1 ? chart : {
    ...chart,
    kinds: [...taken].flatMap(({ kinds }) => kinds),
    beside: [...taken].flatMap(({ folder }) => folder === chart.folder ? [] : folder)
  };
}
function read(repository, folder) {
  const path = under(folder, CHART);
  const [written2] = mappingsOf(path, repository.textOf(path) ?? "");
  const inside = repository.below(folder).map((file) => ({ ...file, within: within(folder, file.path) }));
  const isFilled = inside.some((part) => isOwnTemplate(part) && TAKES_FILES.test(part.text ?? ""));
  const parts = inside.filter((part) => isPartOfChart(part, isFilled));
  const listed2 = listIn(written2, "dependencies");
  const places = listed2.map((one) => besideOf(repository, folder, textIn2(one, "repository")));
  const absent = listed2.filter((_one, index) => places[index] === null);
  return {
    folder,
    name: textIn2(written2, "name") ?? nameOf(folder),
    isLibrary: textIn2(written2, "type") === "library",
    kinds: parts.filter((part) => isTemplate2(part, isFilled)).flatMap(({ text }) => plannedKindsIn(text)),
    values: parts.filter(isValuesFile).map(({ path: file }) => file),
    missing: absent.map((one) => textIn2(one, "name") ?? "").filter((name) => !inside.some((part) => isVendored(part, name))),
    standsAlone: standsAlone(parts.filter(isOwnTemplate), absent),
    beside: places.flatMap((at) => at ?? []),
    files: new Set(parts.map(({ path: file }) => file))
  };
}
function plannedKindsIn(text) {
  return writtenKinds(text ?? "").flatMap((kind) => plannedKind(kind) ?? []);
}
function isOwnTemplate({ within: place }) {
  return place.startsWith("templates/");
}
function isPartOfChart({ within: place }, isFilled) {
  return PART.test(place) || VALUES_FILE.test(place) || /^Chart\.(?:yaml|lock)$/.test(place) || isFilled && MANIFEST2.test(place);
}
function isTemplate2({ within: place }, isFilled) {
  return /(?:^|\/)templates\//.test(place) || isArchive(place) || isFilled && MANIFEST2.test(place) && !PART.test(place) && !VALUES_FILE.test(place);
}
function isValuesFile({ within: place }) {
  return place !== "values.yaml" && /\.ya?ml$/.test(place) && (/^values\//.test(place) || !PART.test(place) && VALUES_FILE.test(place));
}
function isVendored({ within: place }, name) {
  return place.startsWith(`charts/${name}/`) || place.startsWith(`charts/${name}-`);
}
function standsAlone(templates, absent) {
  const keys = new Set(absent.flatMap(valueKeys));
  return templates.some(({ text }) => plannedKindsIn(text).length > 0) && templates.every(({ text }) => !goesByOthers(text ?? "", keys)) && !callsOthers(templates.map(({ text }) => text ?? "")) && absent.every((one) => valueIn(one, "import-values") === null);
}
function besideOf(repository, folder, written2) {
  if (written2?.startsWith("file://") !== true) return null;
  const at = joined(folder, written2.slice("file://".length));
  return at !== null && repository.hasFile(under(at, CHART)) ? at : null;
}
function under(folder, name) {
  return joined(folder, name) ?? name;
}
function within(folder, path) {
  return folder === "" ? path : path.slice(folder.length + 1);
}

// src/init/application-sets.ts
var NO_CLUSTER = { name: null, destination: null, labels: null };
var ApplicationSets = class {
  constructor(repository) {
    this.repository = repository;
    this.tree = {
      entries: repository.files,
      isFile: (path) => repository.hasFile(path),
      text: (path) => repository.textOf(path),
      loads: () => true
    };
    this.secrets = new ClusterSecrets(this.tree);
  }
  repository;
  tree;
  secrets;
  made(set) {
    const reads = /* @__PURE__ */ new Set();
    const all = [...this.clustersOf(set), NO_CLUSTER].flatMap((names) => {
      const around = {
        workspace: this.tree,
        isLocal: () => true,
        isGo: valueIn(set.object, "spec", "goTemplate") === true,
        cluster: { ...names, others: [] },
        secrets: this.secrets,
        reads: (path) => reads.add(path)
      };
      const { made } = applicationsOf(set, around);
      return made.length > 0 ? made.map(({ application: application2, parameters }) => ({
        spec: valueIn(application2.object, "spec"),
        parameters: parameters ?? {},
        cluster: names.labels === null ? null : { name: names.name ?? "", labels: names.labels }
      })) : inParts(set, around);
    });
    return { made: distinct(all), reads: [...reads], leftOut: excludedFolders(set, this.tree) };
  }
  clustersOf(set) {
    if (!asksForClusters(set)) return [];
    const known = this.secrets.all();
    return known.length > 0 ? known.map(({ name, server }) => ({ name, destination: [server], labels: null })) : guessedClusters(set, this.repository).map((one) => ({ ...one, destination: null }));
  }
};
function inParts(set, around) {
  const template = valueIn(set.object, "spec", "template", "spec");
  const sets = flattened3(itemsIn(valueIn(set.object, "spec"), "generators")).flatMap((generator) => {
    const given = parametersOf(generator, around);
    return typeof given === "string" ? [] : given;
  });
  const written2 = [...itemsIn(template, "sources"), valueIn(template, "source")];
  return [{}, ...sets].map((parameters) => {
    const put = (text) => {
      const value = text === null ? null : filled(text, parameters, around.isGo);
      return typeof value === "string" && !value.includes("{{") ? value : null;
    };
    const [name, server, namespace] = ["name", "server", "namespace"].map(
      (key) => put(textIn2(template, "destination", key))
    );
    const sources = written2.map((source) => ({
      path: put(textIn2(source, "path")),
      directory: valueIn(source, "directory")
    }));
    const destination = { name: name ?? null, server: server ?? null, namespace: namespace ?? null };
    return { spec: { sources, destination }, parameters, cluster: null };
  });
}
function flattened3(generators) {
  return generators.flatMap((generator) => {
    const inner = innerOf(generator);
    return inner.length === 0 ? [generator] : flattened3(inner);
  });
}
function distinct(made) {
  return [...new Map(made.map((one) => [JSON.stringify(one.spec), one])).values()];
}

// src/init/sent-to.ts
var IN_CLUSTER = "in-cluster";
var NAMES = ["cluster", "clusterName", "name", "env", "environment"];
function sentTo(made) {
  const guessed = made.flatMap(
    ({ cluster }) => cluster === null ? [] : [{ name: cluster.name, written: cluster.name, labels: cluster.labels }]
  );
  const told = named(
    made.flatMap(({ spec, parameters, cluster }) => {
      if (cluster !== null) return [];
      const written2 = textIn2(spec, "destination", "name") ?? textIn2(spec, "destination", "server");
      if (written2 === null || written2.includes("{{")) return [];
      const flat = flattened(parameters);
      return [{ written: written2, beside: NAMES.flatMap((name) => flat.get(name) ?? []) }];
    })
  );
  return [...guessed, ...told];
}
function sentByFlux(spec) {
  const names = kubeconfigOf(spec) ?? [IN_CLUSTER];
  const name = names.at(-1) ?? "";
  return name === "" || name.includes("$") ? [] : [{ name, written: name }];
}
function named(found) {
  const byAddress = /* @__PURE__ */ new Map();
  for (const { written: written2, beside } of found) {
    const [name = hostOf(written2)] = isAddress2(written2) ? beside.filter((one) => !isAddress2(one)) : [];
    byAddress.set(written2, (byAddress.get(written2) ?? /* @__PURE__ */ new Set()).add(name));
  }
  return [...byAddress].map(([written2, names]) => {
    const [only = "", ...others] = names;
    return { name: others.length === 0 ? only : hostOf(written2), written: written2 };
  });
}
function isAddress2(text) {
  return /^https?:\/\//.test(text);
}
function hostOf(written2) {
  if (/^https:\/\/kubernetes\.default\.svc\/?$/.test(written2)) return IN_CLUSTER;
  return /^https?:\/\/([^/:]+)/.exec(written2)?.[1] ?? written2;
}

// src/init/chart-applications.ts
var APPLICATION = /^[ \t]*kind:[ \t]*["']?Application(?:Set)?\b/m;
function applicationsInChart(repository, { path, text }, given) {
  const [, chart] = /^((?:.*\/)?)templates\/.*\.ya?ml$/.exec(path) ?? [];
  if (chart === void 0 || text?.includes("{{") !== true || !APPLICATION.test(text)) return [];
  const folder = chart.replace(/\/$/, "");
  const inside = [...repository.below(folder), ...given.get(folder) ?? []];
  const written2 = inside.flatMap((file) => file.text === null ? [] : [file.text, literalsIn(file.text)]);
  const names = namesIn("", written2.join("\n"));
  const applied = repository.files.filter((file) => /\.(?:ya?ml|json)$/.test(file.path) || isKustomization(file.path)).flatMap((file) => ancestors(file.path));
  const folders = [...new Set(applied)].filter(
    (folder2) => folder2 !== "" && !isInChart(repository, folder2) && names.some((name) => isExactly(name, folder2))
  );
  const isRecursive = /^[ \t]*["']?recurse["']?:[ \t]*true\b/m.test(text);
  const values = inside.filter((file) => /\.ya?ml$/.test(file.path) && !file.path.includes("/templates/")).flatMap((file) => documentsOf(file.path, file.text ?? ""));
  const common = { by: "argocd", kind: "Application", isRecursive, namespace: null };
  const told = sentByTemplate(text, values);
  const destinations = told.length > 0 ? told : sentToAny(text, repository);
  return [{ ...common, name: "", file: path, folders, destinations, isPart: true }];
}
function sentToAny(text, { files }) {
  if (!/^[ \t]*-[ \t]*clusters:/m.test(text)) return [];
  const isSecret = (one) => one?.includes(SECRET_TYPE) === true && /^kind:[ \t]*["']?Secret\b/m.test(one) && !one.includes("{{");
  if (files.some((file) => isSecret(file.text))) return [];
  const [, , asked = ""] = /^([ \t]*)matchLabels:[ \t]*\n((?:\1[ \t]+[^\n]*\n)+)/m.exec(text) ?? [];
  const labels2 = Array.from(
    asked.matchAll(/^[ \t]+([\w./-]+):[ \t]*["']?([^"'\s{}]+)["']?[ \t]*$/gm),
    ([, key = "", value = ""]) => [key, value]
  ).filter(([key]) => key !== SECRET_TYPE);
  return [{ name: ANY, written: ANY, labels: Object.fromEntries(labels2) }];
}
function literalsIn(text) {
  const actions = Array.from(text.matchAll(/\{\{[^{}\n]*\}\}/g), ([action]) => action);
  return actions.flatMap((action) => action.match(/"[^"]*"|`[^`]*`/g) ?? []).join("\n");
}
function isInChart(repository, folder) {
  return folder !== "" && (repository.hasFile(`${folderOf(folder)}/Chart.yaml`) || isInChart(repository, folderOf(folder)));
}
function ancestors(path) {
  const segments = path.split("/").slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
function sentByTemplate(text, values) {
  const found = Array.from(text.matchAll(DESTINATION), ([, field = "", written2 = ""]) => {
    if (!written2.includes("{{")) return [{ written: plain(written2), beside: [] }];
    const key = keyIn(written2);
    if (key === null) return [];
    const keys = [
      key,
      ...Array.from(
        text.matchAll(FILLED),
        ([, to, from = ""]) => to === key ? keyIn(from) ?? [] : []
      ).flat()
    ];
    return values.flatMap((one) => addressesIn(one, new Set(keys), field === "server", ""));
  }).flat();
  return named(found.filter(({ written: written2 }) => written2 !== ""));
}
var DESTINATION = /\bdestination:[^]{0,200}?\b(server|name):[ \t]*([^\n]*)/g;
var FILLED = /^[ \t-]*(\w+):[ \t]*["']?(\{\{[^\n]*)$/gm;
function plain(written2) {
  return /^["']?([^"',}\s]*)/.exec(written2)?.[1] ?? "";
}
function keyIn(written2) {
  const [action = ""] = written2.split(/\}\}/);
  const [field = ""] = action.split("|");
  const [key = ""] = withoutTrailing(field, `"'\` 	\r
`).split(/\W/).slice(-1);
  return key === "" ? null : key;
}
function addressesIn(value, keys, isAddress3, list) {
  if (Array.isArray(value)) return value.flatMap((one) => addressesIn(one, keys, isAddress3, list));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, one]) => {
    if (typeof one !== "string") return addressesIn(one, keys, isAddress3, key);
    if (!keys.has(key) || (isAddress3 ? !one.includes("://") : key === "name" && !/cluster/i.test(list)))
      return [];
    return [
      {
        written: one,
        beside: ["cluster", "clusterName", "name"].flatMap((name) => textIn2(value, name) ?? [])
      }
    ];
  });
}

// src/init/deliveries.ts
var MAY_DELIVER = /toolkit\.fluxcd\.io|argoproj\.io/;
function deliveriesOf(repository, kustomizations) {
  const input = {
    repository,
    sources: fluxSourcesOf(repository),
    sets: new ApplicationSets(repository),
    isHub: repository.files.some(({ text }) => text !== null && /\bkubeConfig["']?[ \t]*:/.test(text))
  };
  const patches = new Set([...kustomizations.values()].flatMap(({ inputs }) => inputs));
  const written2 = repository.files.map((file) => patches.has(file.path) ? [] : deliveriesIn(input, file));
  const given = givenIn(repository, written2.flat());
  return [
    ...repository.files.flatMap((file, i) => [
      ...written2[i] ?? [],
      ...applicationsInChart(repository, file, given)
    ]),
    ...[...kustomizations.values()].flatMap((one) => patchesOfDeliveries(repository, one))
  ];
}
function givenIn({ files }, deliveries) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const pairs = deliveries.flatMap(
    ({ by, file, folders, reads = [] }) => by === "argocd" ? folders.map((folder) => ({ folder, from: [file, ...reads] })) : []
  );
  const found = [...groupedBy(pairs, ({ folder }) => folder)].map(([folder, all]) => {
    const paths = [...new Set(all.flatMap(({ from }) => from))];
    return [folder, paths.flatMap((path) => byPath.get(path) ?? [])];
  });
  return new Map(found);
}
function deliveriesIn(input, { path, text }) {
  if (text === null || !MAY_DELIVER.test(text) || !/\.(?:ya?ml|json)$/.test(path)) return [];
  const manifests = text.includes("ApplicationSet") ? parseManifests(text, path).manifests : [];
  return objectsIn(path, text).flatMap((object) => deliveryOf(input, path, object, manifests) ?? []);
}
function deliveryOf(input, file, object, manifests) {
  const group = groupOf(textIn2(object, "apiVersion") ?? "");
  const kind = textIn2(object, "kind") ?? "";
  const common = { kind, file, name: textIn2(object, "metadata", "name") ?? "", destinations: [] };
  const ofFlux = deliveryOfFlux(input, object, group, kind);
  if (ofFlux !== null) return { ...common, ...ofFlux };
  if (group !== "argoproj.io") return null;
  if (kind === "Application") return { ...common, ...deliveryOfApplication(input, valueIn(object, "spec")) };
  if (kind !== "ApplicationSet") return null;
  const manifest = manifests.find((one) => one.kind === kind && one.name === common.name);
  return manifest === void 0 ? null : { ...common, ...deliveryOfSet(input, manifest) };
}
function deliveryOfFlux({ repository, sources, isHub }, object, group, kind) {
  const isRelease = group === "helm.toolkit.fluxcd.io" && kind === "HelmRelease";
  if (!isRelease && (group !== "kustomize.toolkit.fluxcd.io" || kind !== "Kustomization")) return null;
  const chart = ["spec", "chart", "spec"];
  const isOwn2 = sources.isOwn(valueIn(object, ...isRelease ? chart : ["spec"], "sourceRef"));
  const path = isRelease ? textIn2(object, ...chart, "chart") : textIn2(object, "spec", "path") ?? "./";
  const target = textIn2(object, "spec", "targetNamespace");
  return {
    by: "flux",
    folders: isOwn2 ? existing(repository, [path]) : [],
    isRecursive: true,
    namespace: target ?? (isRelease ? textIn2(object, "metadata", "namespace") : null),
    destinations: isHub ? sentByFlux(valueIn(object, "spec")) : []
  };
}
function deliveryOfApplication({ repository }, spec) {
  return {
    by: "argocd",
    ...application([spec], repository),
    destinations: sentTo([{ spec, parameters: {}, cluster: null }]),
    reads: valuesOf(spec, repository)
  };
}
function deliveryOfSet({ repository, sets }, manifest) {
  const { made, reads, leftOut } = sets.made(manifest);
  const specs = made.map(({ spec }) => spec);
  return {
    by: "argocd",
    ...application(specs, repository),
    destinations: sentTo(made),
    reads: [...reads, ...specs.flatMap((spec) => valuesOf(spec, repository))],
    leftOut
  };
}
function existing(repository, paths) {
  return [...new Set(paths.map((path) => path === null ? null : joined("", path)))].filter(
    (path) => path !== null && repository.hasFolder(path)
  );
}
function valuesOf(spec, repository) {
  return sourcesOf(spec).flatMap((source) => {
    const path = textIn2(source, "path");
    const files = path === null ? [] : listIn(valueIn(source, "helm"), "valueFiles");
    return files.flatMap((one) => {
      const [, ofRoot] = /^(?:\$[\w-]+)?\/(.+)$/.exec(typeof one === "string" ? one : "") ?? [];
      const written2 = ofRoot ?? (typeof one === "string" ? one : "");
      const file = joined(ofRoot === void 0 ? path ?? "" : "", written2);
      return file !== null && repository.hasFile(file) ? file : [];
    });
  });
}
function sourcesOf(spec) {
  const several = listIn(spec, "sources");
  return several.length > 0 ? several : [valueIn(spec, "source")];
}
function application(specs, repository) {
  const sources = specs.flatMap(sourcesOf);
  const namespaces = new Set(specs.map((spec) => textIn2(spec, "destination", "namespace")));
  const [namespace = null] = namespaces;
  return {
    folders: existing(
      repository,
      sources.flatMap((source) => textIn2(source, "path") ?? [])
    ),
    isRecursive: sources.some((source) => valueIn(source, "directory", "recurse") === true),
    namespace: namespaces.size === 1 ? namespace : null
  };
}
var BOOTSTRAPPED = "flux-system";
var GIT_REPOSITORY = "GitRepository";
function fluxSourcesOf(repository) {
  const urls = new Map(
    repository.files.flatMap(
      ({ path, text }) => text?.includes(GIT_REPOSITORY) === true && /\.(?:ya?ml|json)$/.test(path) ? urlsIn(path, text) : []
    )
  );
  const own = urls.get(BOOTSTRAPPED);
  return {
    isOwn: (reference) => {
      if ((textIn2(reference, "kind") ?? GIT_REPOSITORY) !== GIT_REPOSITORY) return false;
      const url = urls.get(textIn2(reference, "name") ?? BOOTSTRAPPED);
      return own === void 0 || url === void 0 || url === own;
    }
  };
}
function urlsIn(path, text) {
  return objectsIn(path, text).flatMap((object) => {
    const [name, url] = [textIn2(object, "metadata", "name"), textIn2(object, "spec", "url")];
    const isSource = groupOf(textIn2(object, "apiVersion") ?? "") === "source.toolkit.fluxcd.io";
    const isGit = isSource && textIn2(object, "kind") === GIT_REPOSITORY;
    return isGit && name !== null && url !== null ? [[name, url]] : [];
  });
}
function patchesOfDeliveries(repository, { file, inputs, patches }) {
  const written2 = [
    ...patches.map((text) => ({ path: file, text })),
    ...inputs.map((path) => ({ path, text: repository.textOf(path) ?? "" }))
  ];
  return written2.flatMap(
    ({ path, text }) => documentsOf(path, text).flatMap((patch) => {
      const { by, paths } = pathsIn(patch);
      const folders = paths.map((one) => joined("", one)).filter((one) => one !== null && repository.hasFolder(one));
      const common = { kind: "patch", name: "", file: path, namespace: null, destinations: [] };
      return folders.length === 0 ? [] : [{ ...common, by, folders, isRecursive: by === "flux", isPart: true }];
    })
  );
}
function pathsIn(patch) {
  if (Array.isArray(patch)) {
    const operations = patch.filter((one) => /\/path$/.test(textIn2(one, "path") ?? ""));
    return {
      by: operations.some((one) => textIn2(one, "path") === "/spec/path") ? "flux" : "argocd",
      paths: operations.flatMap((one) => textIn2(one, "value") ?? [])
    };
  }
  const group = groupOf(textIn2(patch, "apiVersion") ?? "");
  const spec = valueIn(patch, "spec");
  if (group === "kustomize.toolkit.fluxcd.io")
    return { by: "flux", paths: [textIn2(spec, "path") ?? []].flat() };
  if (group !== "argoproj.io" || !isObject(spec)) return { by: "argocd", paths: [] };
  const made = isObject(spec["template"]) ? valueIn(spec, "template", "spec") : spec;
  const sources = [...listIn(made, "sources"), valueIn(made, "source")];
  return { by: "argocd", paths: sources.flatMap((source) => textIn2(source, "path") ?? []) };
}

// src/init/interest.ts
var NEVER = /(?:^|\/)(?:package-lock\.json|[^/]*\.min\.js|node_modules\/.*|dist\/.*\.js)$/;
var SUBMODULES = ".gitmodules";
function isOfInterest(path) {
  const isRead = /\.(?:ya?ml|json)$/.test(path) || [isSourceIgnore, mayGenerate, isRecipeName].some((is) => is(path)) || path === SUBMODULES;
  return isRead && !isArchive(path) && !NEVER.test(path);
}

// src/init/kustomizations.ts
function kustomizationsOf(repository) {
  const found = /* @__PURE__ */ new Map();
  for (const { path, text } of repository.files) {
    if (text === null || !isKustomization(path)) continue;
    const [written2] = mappingsOf(path, text);
    if (written2) found.set(folderOf(path), read2(repository, path, written2));
  }
  return found;
}
var TAKES_OBJECTS = /* @__PURE__ */ new Set(["resources", "bases"]);
function isInSubmodule(repository, path) {
  const text = repository.textOf(SUBMODULES) ?? "";
  const folders = Array.from(
    text.matchAll(/^[^\S\n]*path[^\S\n]*=(.*)$/gm),
    ([, folder = ""]) => folder.trim()
  );
  return folders.some((folder) => isWithin(folder, path));
}
var PATCHES = ["patches", "patchesJson6902"];
function read2(repository, file, written2) {
  const folder = folderOf(file);
  const all = referencesIn(written2);
  const references = all.filter(({ isInline }) => !isInline).map((one) => ({ ...one, path: joined(folder, one.written) }));
  const isFile = (path) => path !== null && repository.hasFile(path);
  const isFolder = (path) => path !== null && repository.hasFolder(path);
  const objects = references.filter(({ use }) => use === "objects");
  const missing = references.filter(({ path }) => !isFile(path) && !isFolder(path));
  const isElsewhere = ({ key, written: name, path }) => TAKES_OBJECTS.has(key) && (isAddress(name) || path !== null && isInSubmodule(repository, path));
  return {
    folder,
    file,
    files: objects.map(({ path }) => path).filter(isFile),
    folders: objects.map(({ path }) => path).filter((path) => isFolder(path) && !isFile(path)),
    inputs: references.flatMap(({ use, path }) => use !== "objects" && isFile(path) ? [path] : []),
    patches: [
      ...all.filter(({ use, isInline }) => isInline && use === "patch").map((one) => one.written),
      ...PATCHES.flatMap((key) => listIn(written2, key).flatMap((one) => textIn2(one, "patch") ?? []))
    ],
    outside: missing.filter((one) => !isElsewhere(one)).map((one) => one.written),
    elsewhere: [
      ...missing.filter(isElsewhere).map((one) => one.written),
      ...chartKeysIn(written2).map((key) => `the charts of ${key}`)
    ],
    isComponent: written2["kind"] === "Component",
    namespace: textIn2(written2, "namespace"),
    prefix: textIn2(written2, "namePrefix") ?? "",
    suffix: textIn2(written2, "nameSuffix") ?? "",
    isPlain: changesIn(written2).length === 0,
    isChanging: transformsIn(written2).some((key) => key !== "namespace")
  };
}

// src/init/repository.ts
function repositoryOf(files) {
  const sorted2 = files.toSorted((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
  const byPath = new Map(sorted2.map((file) => [file.path, file]));
  const byFolder = /* @__PURE__ */ new Map([["", []]]);
  for (const file of sorted2) {
    for (let folder = folderOf(file.path); ; folder = folderOf(folder)) {
      const held = byFolder.get(folder) ?? [];
      held.push(file);
      byFolder.set(folder, held);
      if (folder === "") break;
    }
  }
  return {
    files: sorted2,
    textOf: (path) => byPath.get(path)?.text ?? null,
    hasFile: (path) => byPath.has(path),
    hasFolder: (path) => byFolder.has(path),
    below: (folder) => byFolder.get(folder) ?? []
  };
}

// src/init/survey.ts
var PLANNED_GROUP = new RegExp(
  `(?<![\\w./-])(?:${[...new Set(SYSTEMS.flatMap(({ kinds }) => kinds.map(({ group }) => group)))].map((group) => `${group.replaceAll(".", "\\.")}/v`).join("|")})`
);
var MAKES_PLANNED = /\b(?:(?:New)?Kube(?:Deployment|DaemonSet|StatefulSet)\(|kplus\w*\.(?:New)?(?:Deployment|DaemonSet|StatefulSet)\(|(?:apps\.)?v1\.(?:New)?(?:Deployment|DaemonSet|StatefulSet)\(|appsv1\.New(?:Deployment|DaemonSet|StatefulSet)\(|new[ \t]+(?:Deployment|DaemonSet|StatefulSet)Args\b|kubernetes_(?:deployment|daemon_?set|stateful_?set|pod_disruption_budget)(?:_v1)?")/;
var FILLS = /\b(?:templatefile|template_file|templatestring)\b/;
var TEMPLATES = /(?<=^|\/)templates\//g;
var OF_WERF = ".helm";
function templatesOf(files) {
  const charts = new Set(files.flatMap(({ path }) => nameOf(path) === "Chart.yaml" ? folderOf(path) : []));
  return (path) => [...path.matchAll(TEMPLATES)].some(({ index }) => {
    const folder = path.slice(0, Math.max(0, index - 1));
    return charts.has(folder) || nameOf(folder) === OF_WERF;
  });
}
function surveyOf(files) {
  const isInChart2 = templatesOf(files);
  const all = new Map(
    files.map((file) => [file.path, plannedObjectsOf(file)]).filter(([path, objects2]) => objects2.length > 0 && !isInChart2(path))
  );
  const { kept: looked, leftOut: never } = withoutLeftOut(files, all, isInChart2);
  const undelivered = notDelivered(looked, all);
  const kept = looked.filter(({ path }) => !undelivered.paths.has(path));
  const leftOut = [...never, ...undelivered.leftOut];
  const repository = repositoryOf(kept);
  const kustomizations = kustomizationsOf(repository);
  const objects = new Map([...all].filter(([path]) => repository.hasFile(path)));
  const isSynthesized = synthesizedIn(kept, [...objects.keys()]);
  const objectsIn2 = (file) => objects.get(file) ?? [];
  const deliveries = deliveriesOf(repository, kustomizations);
  const byFile = groupedBy(deliveries, ({ file }) => file);
  return {
    repository,
    charts: chartsOf(repository),
    kustomizations,
    roots: rootsOf(kustomizations),
    deliveries,
    deliveriesIn: (file) => byFile.get(file) ?? [],
    objects,
    generators: generatorsOf(kept).filter((path) => !isSynthesized(path)),
    recipes: files.filter(({ path }) => isPipeline(path) || repository.hasFile(path)).flatMap(({ path, text }) => text === null ? [] : recipeOf(path, text) ?? []),
    leftOut,
    objectsIn: objectsIn2,
    buildOf: (folder) => buildOf(folder, { kustomizations, objectsIn: objectsIn2 })
  };
}
function withoutLeftOut(files, objects, isInChart2) {
  const isLooked = (path) => leftOutAt(path, "never") === null;
  const isMain = (path) => isLooked(path) && leftOutAt(path, "tests") === null;
  const hasMain = [...objects.keys()].some(isMain) || files.some(
    (file) => isMain(file.path) && (isInChart2(file.path) ? namesPlanned(file.text ?? "") : isGenerator(file))
  );
  const isCandidate = hasMain ? isMain : isLooked;
  const clashing = clashingExamples([...objects].filter(([path]) => isCandidate(path)));
  const isKept = (path) => isCandidate(path) && !clashing.has(leftOutAt(path, "examples") ?? "");
  const folders = /* @__PURE__ */ new Map();
  for (const [path, held] of objects) {
    if (isKept(path)) continue;
    const folder = leftOutAt(path, "never") ?? leftOutAt(path, "tests") ?? leftOutAt(path, "examples") ?? "";
    folders.set(folder, [...folders.get(folder) ?? [], ...held]);
  }
  return {
    kept: files.filter(({ path }) => isKept(path)),
    leftOut: [...folders].toSorted(([a], [b]) => a < b ? -1 : 1).map(([folder, held]) => ({ folder, objects: held }))
  };
}
function notDelivered(files, objects) {
  const ignoring = files.filter(({ path, text }) => isSourceIgnore(path) && text !== null);
  const mayTakeOut = files.some(({ text }) => text !== null && TAKES_OUT.test(text));
  if (ignoring.length === 0 && !mayTakeOut) return { paths: /* @__PURE__ */ new Set(), leftOut: [] };
  const repository = repositoryOf(files);
  const deliveries = deliveriesOf(repository, kustomizationsOf(repository));
  const isNotPacked = leftOutBy(
    ignoring.map(({ path, text }) => ({ folder: folderOf(path), text: text ?? "" })),
    null
  );
  const applied = deliveries.flatMap(({ by, folders }) => folders.map((folder) => ({ by, folder })));
  const takenOut = deliveries.flatMap(({ leftOut = [] }) => leftOut);
  const isTakenOut = (path) => takenOut.some((folder) => isWithin(folder, path)) && !applied.some(({ folder }) => isWithin(folder, path));
  const isLeft = (path) => isTakenOut(path) || objects.has(path) && ignoring.length > 0 && isNotPacked(path) && applied.some(({ by, folder }) => by === "flux" && isWithin(folder, path));
  const paths = files.map(({ path }) => path).filter(isLeft);
  return {
    paths: new Set(paths),
    leftOut: paths.flatMap((path) => {
      const held = objects.get(path);
      return held === void 0 ? [] : [{ folder: path, objects: held }];
    })
  };
}
var TAKES_OUT = /\bexclude["']?[ \t]*:[ \t]*true\b/;
function clashingExamples(objects) {
  const isExample = ([path]) => leftOutAt(path, "examples") !== null;
  const others = new Set(
    objects.filter((entry) => !isExample(entry)).flatMap(([, held]) => held.map(identityOf))
  );
  return new Set(
    objects.filter((entry) => isExample(entry) && entry[1].some((object) => others.has(identityOf(object)))).map(([path]) => leftOutAt(path, "examples") ?? "")
  );
}
function isPipeline(path) {
  return /^\.(?:github\/workflows|gitlab)\//.test(path);
}
function generatorsOf(files) {
  const own = generatorsIn(files);
  const beside = programsBeside(files, own).filter((path) => mayGenerate(path));
  return [.../* @__PURE__ */ new Set([...own, ...beside])];
}
function generatorsIn(files) {
  const templates = files.filter(
    ({ path, text }) => (isTemplate(path) || path.endsWith(".tftpl")) && text !== null && namesPlanned(text)
  );
  const fills = ({ path, text }) => {
    if (templates.length === 0 || text === null || !/\.(?:tf|tofu)$/.test(path)) return false;
    const names = FILLS.test(text) ? namesIn(folderOf(path), text) : [];
    return templates.some((template) => names.some((name) => isNamed(name, template.path)));
  };
  return files.filter((file) => isGenerator(file) || fills(file)).map(({ path }) => path);
}
function isGenerator({ path, text }) {
  if (text === null || !isProgram(path) || isScriptName(path) || !mayGenerate(path)) return false;
  if (MAKES_PLANNED.test(text)) return true;
  return PLANNED_GROUP.test(text) && namesPlanned(text);
}
function namesPlanned(text) {
  return writtenKinds(text).some((kind) => plannedKind(kind) !== null);
}

// src/init/chart-objects.ts
var KIND = /^kind:[ \t]*["']?(\w+)["']?[ \t]*$/m;
var VERSION = /^apiVersion:[ \t]*["']?([\w./-]+)["']?[ \t]*$/m;
var NAME2 = /^metadata:[ \t]*\n(?:[ \t]+(?![ \t]|name:)[^\n]*\n|\n)*?[ \t]{1,8}name:[ \t]*([^\n]+)$/m;
var OF_VALUES = /^\{\{-?\s*\.Values\.([\w.]+)\s*-?\}\}$/;
var OF_RELEASE = /^\{\{-?\s*\.Release\.Name\s*-?\}\}$/;
function objectsOfChart(chart, repository) {
  const values = `${chart.folder === "" ? "" : `${chart.folder}/`}values.yaml`;
  const [defaults] = mappingsOf(values, repository.textOf(values) ?? "");
  const nameOf2 = (written2) => {
    const bare = written2.trim().replace(/^(["'])(.*)\1$/, "$2");
    const [, path] = OF_VALUES.exec(bare) ?? [];
    const value = path === void 0 ? null : valueIn(defaults, ...path.split("."));
    if (typeof value === "string") return value;
    if (OF_RELEASE.test(bare)) return chart.name;
    return /^[a-z0-9][a-z0-9.-]*$/.test(bare) ? bare : null;
  };
  const templates = [...chart.files].filter((file) => /(?:^|\/)templates\/[^]*\.ya?ml$/.test(file));
  return templates.flatMap(
    (file) => (repository.textOf(file) ?? "").split(/^---.*$/m).flatMap((document) => {
      const planned = plannedKind(KIND.exec(document)?.[1] ?? "");
      const apiVersion = VERSION.exec(document)?.[1] ?? planned?.apiVersion;
      const name = nameOf2(NAME2.exec(document)?.[1] ?? "");
      if (planned === null || apiVersion === void 0 || name === null) return [];
      const { system, kind } = planned;
      return [{ system, apiVersion, kind, namespace: null, name, file, variables: [] }];
    })
  );
}

// src/init/releases.ts
var ENVIRONMENT = /\{\{-?\s*\.Environment\.Name\s*(?:\|\s*quote\s*)?-?\}\}/g;
var BEYOND_HELM = [
  ...["condition", "strategicMergePatches", "jsonPatches", "transformers", "dependencies"],
  ...["forceNamespace", "valuesTemplate", "setTemplate", "setStringTemplate", "postRenderer", "chartify"]
];
function helmfileReleases(repository, path, text) {
  const bases = basesOf(repository, path, text);
  if (bases === null) return unclear("it has `bases`");
  const all = environmentsOf(path, [text, ...bases]);
  const readings = (all.length === 0 ? [null] : all).map((environment) => {
    const filled2 = text.replace(ENVIRONMENT, environment ?? "default");
    return filled2.includes("{{") ? unclear("its templates are filled by helmfile") : releasesIn(repository, path, filled2, environment);
  });
  return {
    releases: readings.flatMap(({ releases }) => releases),
    unclear: readings.find((one) => one.unclear !== null)?.unclear ?? null
  };
}
var OF_BASES = /* @__PURE__ */ new Set([
  "environments",
  "repositories",
  "helmDefaults",
  "commonLabels"
]);
function basesOf(repository, path, text) {
  const named2 = mappingsOf(path, text.replace(ENVIRONMENT, "default")).flatMap((one) => listIn(one, "bases"));
  const texts = named2.map(
    (one) => typeof one === "string" ? repository.textOf(joined(folderOf(path), one) ?? "") : null
  );
  const isHarmless = (base) => !base.includes("{{") && mappingsOf(path, base).every((one) => Object.keys(one).every((key) => OF_BASES.has(key)));
  const known = texts.filter((one) => one !== null && isHarmless(one));
  return known.length === texts.length ? known : null;
}
function environmentsOf(path, texts) {
  const documents = texts.flatMap((text) => mappingsOf(path, text.replace(ENVIRONMENT, "default")));
  const names = documents.flatMap((document) => {
    const environments = valueIn(document, "environments");
    return isObject(environments) ? Object.keys(environments) : [];
  });
  const others = [...new Set(names)].filter((name) => name !== "default");
  return names.length > others.length && others.length === 0 ? [] : others;
}
function releasesIn(repository, path, text, environment) {
  const documents = mappingsOf(path, text);
  const wide = ["templates", "values"].find(
    (key) => documents.some((document) => listIn(document, key).length > 0)
  );
  if (wide !== void 0) return unclear(`it has \`${wide}\``);
  const written2 = documents.flatMap((document) => listIn(document, "releases"));
  return gathered(written2.map((one) => releaseOf(repository, path, one, environment)));
}
function gathered(found) {
  return {
    releases: found.flatMap((one) => typeof one === "string" ? [] : one),
    unclear: found.find((one) => typeof one === "string") ?? null
  };
}
function unclear(why) {
  return { releases: [], unclear: why };
}
function releaseOf(repository, file, written2, environment) {
  const folder = folderOf(file);
  const chart = joined(folder, textIn2(written2, "chart") ?? "");
  if (!isObject(written2) || chart === null || !repository.hasFile(chart === "" ? "Chart.yaml" : `${chart}/Chart.yaml`))
    return [];
  if (written2["installed"] === false) return [];
  const name = textIn2(written2, "name") ?? "";
  const beyond = BEYOND_HELM.find((key) => Object.hasOwn(written2, key));
  if (beyond !== void 0) return `the release ${name} has \`${beyond}\``;
  const values = listIn(written2, "values");
  const files = values.filter((one) => typeof one === "string").map((one) => joined(folder, one));
  const missing = files.find((one) => one === null || !repository.hasFile(one) || one.endsWith(".gotmpl"));
  if (missing !== void 0) return `the values of the release ${name} are filled by helmfile`;
  const set = settingsOf(written2, values);
  if (set === null) return `the values of the release ${name} are no plain settings`;
  const secrets = listIn(written2, "secrets").map((one) => secretValues(repository, folder, one));
  if (secrets.includes(null))
    return `the \`secrets\` of the release ${name} can not be read without their key`;
  const namespace = textIn2(written2, "namespace");
  const plain3 = [...files, ...secrets].filter((one) => one !== null);
  return [{ chart, name, namespace, values: plain3, set, environment, file }];
}
var ENCRYPTED_OTHERWISE = /\btype:(?!str\b)\w+\]/;
function secretValues(repository, folder, written2) {
  const file = typeof written2 === "string" ? joined(folder, written2) : null;
  const text = file === null ? null : repository.textOf(file);
  if (text === null || !/^sops:/m.test(text) || ENCRYPTED_OTHERWISE.test(text)) return null;
  return file;
}
function settingsOf(written2, values) {
  const firstInline = values.findIndex((one) => typeof one !== "string");
  if (firstInline >= 0 && values.slice(firstInline).some((one) => typeof one === "string")) return null;
  const pairs = [];
  for (const one of values) if (typeof one !== "string" && !flatten(one, "", pairs)) return null;
  for (const one of listIn(written2, "set")) {
    const value = valueIn(one, "value");
    const name = textIn2(one, "name");
    if (name === null || !isPlain(value)) return null;
    pairs.push([name, String(value)]);
  }
  return Object.fromEntries(pairs);
}
function flatten(value, prefix, into) {
  if (!isObject(value)) {
    if (prefix === "" || !isPlain(value)) return false;
    into.push([prefix, String(value)]);
    return true;
  }
  return Object.entries(value).every(([key, inside]) => {
    if (!/^[\w-]+$/.test(key)) return false;
    return flatten(inside, prefix === "" ? key : `${prefix}.${key}`, into);
  });
}
function isPlain(value) {
  if (typeof value === "number") return Number.isSafeInteger(value);
  return typeof value === "boolean" || typeof value === "string" && /^[\w.:/+@%-]+$/.test(value) && !/^(?:true|false|null|[+-]?\d+)$/.test(value);
}

// src/init/fleet-bundle.ts
var BY_CLUSTER = ["valuesFrom", "templateValues"];
var OF_TARGET = new Set(
  ["name", "clusterSelector", "clusterGroup", "clusterGroupSelector", "clusterName", "helm"].concat([
    "namespace",
    "defaultNamespace"
  ])
);
var OF_HELM = /* @__PURE__ */ new Set(["values", "valuesFiles", "releaseName"]);
function fleetReleases(repository, file, text) {
  const [bundle] = mappingsOf(file, text);
  const helm = valueIn(bundle, "helm");
  const written2 = textIn2(helm, "chart") ?? "";
  const chart = joined(folderOf(file), written2);
  if (chart === null || !repository.hasFile(joined(chart, "Chart.yaml") ?? ""))
    return { releases: [], unclear: null };
  const filled2 = BY_CLUSTER.find((key) => valueIn(helm, key) !== null);
  if (filled2 !== void 0) return unclear(`it has \`${filled2}\``);
  const all = valuesOf2(repository, file, helm, text);
  if (all === null) return unclear("its values are no plain settings");
  const namespace = namespaceOf(bundle);
  const name = textIn2(helm, "releaseName") ?? "";
  const common = { chart, name, namespace, ...all, environment: null, file };
  const targets = listIn(bundle, "targetCustomizations").filter(
    (one) => valueIn(one, "doNotDeploy") !== true
  );
  if (targets.length === 1)
    return unclear("it customizes one of its targets, and which the others are can not be told");
  return gathered(
    targets.length === 0 ? [common] : targets.map((target) => ofTarget(repository, common, target, text))
  );
}
function ofTarget(repository, common, target, text) {
  const helm = valueIn(target, "helm");
  const environment = textIn2(target, "name");
  const other = [
    ...Object.keys(isObject(target) ? target : {}).filter((key) => !OF_TARGET.has(key)),
    ...Object.keys(isObject(helm) ? helm : {}).filter((key) => !OF_HELM.has(key))
  ][0];
  if (environment === null || other !== void 0)
    return `the target ${environment ?? ""} of its \`targetCustomizations\` has \`${other ?? "no name"}\``;
  const own = valuesOf2(repository, common.file, helm, text);
  if (own === null || own.values.length > 0 && Object.keys(common.set).length > 0)
    return `the values of its target ${environment} are no plain settings`;
  return {
    ...common,
    name: textIn2(helm, "releaseName") ?? common.name,
    namespace: namespaceOf(target) ?? common.namespace,
    values: [...common.values, ...own.values],
    set: { ...common.set, ...own.set },
    environment
  };
}
function valuesOf2(repository, file, helm, text) {
  const paths = listIn(helm, "valuesFiles").map(
    (one) => typeof one === "string" ? joined(folderOf(file), one) : null
  );
  const values = paths.filter((one) => one !== null && repository.hasFile(one));
  const inline = valueIn(helm, "values");
  const set = text.includes("${") ? null : settingsOf({}, inline === null ? [] : [inline]);
  return set === null || values.length < paths.length ? null : { values, set };
}
function namespaceOf(bundle) {
  return textIn2(bundle, "namespace") ?? textIn2(bundle, "defaultNamespace");
}
var Bundles = class {
  constructor(repository, objects) {
    this.repository = repository;
    this.objects = objects;
  }
  repository;
  objects;
  known = /* @__PURE__ */ new Map();
  /** The namespace that a file gets: the innermost `fleet.yaml` above it is its own. Null where no object of the bundle lacks one. */
  namespaceOf(path) {
    const folder = folderOf(path);
    const known = this.known.get(folder);
    if (known !== void 0) return known;
    const found = this.givenTo(folder);
    this.known.set(folder, found);
    return found;
  }
  givenTo(folder) {
    const file = joined(folder, "fleet.yaml") ?? "";
    const text = this.repository.textOf(file);
    if (text !== null) return this.isLacking(folder) ? namespaceOf(mappingsOf(file, text)[0]) : null;
    return folder === "" ? null : this.namespaceOf(folder);
  }
  isLacking(folder) {
    return [...this.objects].some(
      ([file, objects]) => (folder === "" || isWithin(folder, file)) && objects.some(({ kind, namespace }) => namespace === null && isNamespaced(kind))
    );
  }
};

// src/init/helm-commands.ts
var VERB = /\s(?:upgrade|install|template)(?=\s)/g;
var WITH_VALUE = /^(?:-n|--namespace|-f|--values|--set|--set-string|--version|--timeout|--repo|--kube-context|--kubeconfig|--description|--history-max)$/;
function commandReleases(repository, file, commands) {
  return gathered(argumentsOfHelm(commands).map((rest) => releasesOf(repository, file, rest)));
}
function argumentsOfHelm(commands) {
  return commands.split(/[\n|;&]/).flatMap((command) => {
    const start = command.search(/\bhelm\b/);
    const verb = start < 0 ? void 0 : [...command.slice(start).matchAll(VERB)].at(-1);
    return verb ? command.slice(start + verb.index + verb[0].length).split(">")[0] ?? [] : [];
  });
}
function releasesOf(repository, file, rest) {
  const { plain: plain3, options } = argumentsIn(rest.replace(LATER, "*"));
  const [name = "", written2 = ""] = plain3.length > 1 ? plain3 : ["", ...plain3];
  const chart = joined("", written2);
  if (chart === null || written2.includes("*")) return [];
  if (!repository.hasFile(chart === "" ? "Chart.yaml" : `${chart}/Chart.yaml`)) return [];
  const set = {};
  for (const [key, value] of settingsIn(options)) {
    if (!value.includes("*")) set[key] = value;
    else if (!/image|tag|digest|version|sha/i.test(key)) return `it sets ${key} to what it is given`;
  }
  const namespaces = valuesOf3(options, ["-n", "--namespace"]);
  const namespace = namespaces.at(-1) ?? null;
  const common = { chart, name, namespace: namespace?.includes("*") === true ? null : namespace, set, file };
  const paths = valuesOf3(options, ["-f", "--values"]).flatMap((one) => one.split(","));
  return withValues(repository, common, paths) ?? `which files its values ${paths.join(", ")} are can not be told`;
}
function withValues(repository, common, paths) {
  const candidates = paths.map((one) => {
    const path = joined("", one);
    return path === null || !/[^*/]/.test(path) ? [] : repository.files.filter((found) => isExactly(path, found.path)).map(({ path: path2 }) => path2);
  });
  if (candidates.some((one) => one.length === 0)) return null;
  if (candidates.every((one) => one.length === 1)) {
    const environments2 = new Set(candidates.flat().flatMap((path) => environmentOf(path) ?? []));
    return [{ ...common, values: candidates.flat(), environment: [...environments2][0] ?? null }];
  }
  const labelled = candidates.map((one) => one.length === 1 ? null : byEnvironment(one));
  const [first] = labelled.filter((one) => one !== null);
  const environments = [...first?.keys() ?? []].filter(
    (name) => labelled.every((one) => one === null || one.has(name))
  );
  if (environments.length === 0) return null;
  return environments.map((environment) => ({
    ...common,
    environment,
    values: candidates.flatMap((one, index) => labelled[index]?.get(environment) ?? one)
  }));
}
function byEnvironment(files) {
  const steps = files.map((file) => file.replace(/\.[a-z]+$/, "").split("/"));
  const named2 = files.flatMap((file, index) => {
    const environment = environmentOf(file);
    if (environment === null) return [];
    const differing = (steps[index] ?? []).filter((step, at) => steps.some((other) => other[at] !== step));
    const isAlone = files.filter((other) => environmentOf(other) === environment).length === 1;
    const others = differing.filter((step) => environmentOf(`${step}.yaml`) !== environment);
    return [[isAlone ? environment : [environment, ...others].join("-"), file]];
  });
  return new Map(named2);
}
function environmentOf(path) {
  return environmentOfFile(path) ?? environmentsIn(folderOf(path)).at(-1) ?? null;
}
function argumentsIn(rest) {
  const words = rest.trim().split(/\s+/).map((word) => word.replace(/^["']|["']?,?$/g, ""));
  const plain3 = [];
  const options = [];
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    const [option = "", ...value] = word.split("=");
    if (!word.startsWith("-")) plain3.push(word);
    else if (value.length > 0) options.push([option, value.join("=")]);
    else if (WITH_VALUE.test(word)) options.push([word, words[++index] ?? ""]);
  }
  return { plain: plain3, options };
}
function valuesOf3(options, names) {
  return options.flatMap(([name, value]) => names.includes(name) ? [value] : []);
}
function settingsIn(options) {
  return valuesOf3(options, ["--set", "--set-string"]).flatMap((one) => one.split(",")).filter((one) => /^[^=]/.test(one)).map((one) => [
    one.split("=")[0] ?? "",
    one.split("=").slice(1).join("=").replace(/^["']|["']$/g, "")
  ]);
}

// src/init/terraform-releases.ts
var RESOURCE = /\bresource\s+"helm_release"\s+"[^"]*"\s*\{/g;
function terraformReleases(repository, chart) {
  return resourcesIn(repository).flatMap(({ path, body }) => readingOf(repository, path, body, chart) ?? []);
}
var resourcesIn = remembered(
  ({ files }) => files.flatMap(
    ({ path, text }) => text === null || !isTerraform(path) ? [] : Array.from(text.matchAll(RESOURCE), ({ index, 0: head }) => ({
      path,
      body: bodyAt(text, index + head.length)
    }))
  )
);
function bodyAt(text, start) {
  let depth = 1;
  for (let at = start; at < text.length; at++) {
    if (text[at] === "{") depth += 1;
    if (text[at] === "}") depth -= 1;
    if (depth === 0) return text.slice(start, at);
  }
  return text.slice(start);
}
function readingOf(repository, file, body, chart) {
  const isRemote = /^[^\S\n]*repository\s*=/m.test(body);
  const written2 = attribute(body, "chart");
  if (isRemote || written2 === null || inModule(file, written2) !== chart) return null;
  const unclear2 = (why) => ({ file, releases: [], unclear: why });
  if (/^[^\S\n]*(?:for_each|count)\s*=/m.test(body))
    return unclear2("installs it more than once, or not always");
  const values = valuesIn(repository, file, body);
  if (values === null) return unclear2("its values are filled by Terraform");
  const set = settingsIn2(body);
  if (set === null) return unclear2("its settings are filled by Terraform");
  const [name, namespace] = [attribute(body, "name"), attribute(body, "namespace")];
  return {
    file,
    releases: [{ chart, name: name ?? "", namespace, values, set, environment: null, file }],
    unclear: null
  };
}
var ATTRIBUTE = /^[^\S\n]*(\w+)\s*=\s*"([^"\n]*)"/gm;
function attribute(body, name) {
  const [, , value] = Array.from(body.matchAll(ATTRIBUTE)).find(([, key]) => key === name) ?? [];
  return value === void 0 || name !== "chart" && value.includes("${") ? null : value;
}
function inModule(file, written2) {
  const path = written2.replace(/^\$\{(?:path\.(?:module|root|cwd))\}\/?/, "");
  return path.includes("${") ? null : joined(folderOf(file), path);
}
function valuesIn(repository, file, body) {
  const start = /^[^\S\n]*values\s*=\s*\[/m.exec(body);
  if (start === null) return [];
  const inside = body.slice(start.index + start[0].length, body.indexOf("]", start.index));
  const rest = inside.replace(/\bfile\(\s*"([^"]+)"\s*\)|,|\s|#.*$/gm, "");
  if (rest !== "") return null;
  const paths = Array.from(
    inside.matchAll(/\bfile\(\s*"([^"]+)"\s*\)/g),
    ([, path]) => inModule(file, path ?? "")
  );
  const there = paths.filter((path) => path !== null && repository.hasFile(path));
  return there.length === paths.length ? there : null;
}
function settingsIn2(body) {
  if (/^[^\S\n]*set_list\b/m.test(body)) return null;
  const set = {};
  for (const { index, 0: head } of body.matchAll(/^[^\S\n]*set\s*(?:=\s*\[\s*)?\{/gm)) {
    const list = head.includes("[") ? body.slice(index, body.indexOf("]", index)) : null;
    const blocks = list === null ? [bodyAt(body, index + head.length)] : list.match(/\{[^{}]*\}/g) ?? [];
    for (const block of blocks) {
      const [name, value] = [valueOf(block, "name"), valueOf(block, "value")];
      if (name === null || /\btype\s*=/.test(block)) return null;
      if (value !== null) set[name] = value;
      else if (!/image|tag|digest|version|sha/i.test(name)) return null;
    }
  }
  return set;
}
var SETTING = /\b(\w+)\s*=\s*(?:"([^"\n]*)"|([\w.]+))/g;
function valueOf(block, name) {
  const [, , text, plain3] = Array.from(block.matchAll(SETTING)).find(([, key]) => key === name) ?? [];
  if (text !== void 0) return text.includes("${") ? null : text;
  return plain3 !== void 0 && /^(?:\d+|true|false)$/.test(plain3) ? plain3 : null;
}

// src/init/values-beside.ts
var OF_VALUES2 = /(?:^|\/)(?:[^/]*[-_.])?values$/i;
function valuesBeside(survey, chart) {
  const loose = looseIn(survey);
  const names = /* @__PURE__ */ new Set([chart.name, nameOf(chart.folder)]);
  const sets = setsValues(survey.repository, chart);
  const called = [...names].flatMap((name) => [
    ...loose.byStem.get(name) ?? [],
    ...loose.byFolder.get(name) ?? []
  ]);
  const isOf = ({ path, stem, isValues }) => {
    if (!names.has(stem)) return isValues || loose.isForOne && OF_VALUES2.test(folderOf(path));
    return /values|env/i.test(folderOf(path)) || environmentsIn(folderOf(path)).length > 0 && sets(path);
  };
  const candidates = loose.isForOne ? loose.all : new Set(called);
  return [...candidates].filter(isOf).map(({ path }) => path).sort();
}
var looseIn = remembered(({ repository, charts, objects }) => {
  const taken = new Set(charts.flatMap(({ beside }) => beside));
  const own = new Set(charts.flatMap(({ files }) => [...files]));
  const rendering = charts.filter(
    ({ kinds, isLibrary, folder }) => kinds.length > 0 && !isLibrary && !taken.has(folder)
  );
  const all = repository.files.flatMap(
    ({ path }) => /\.ya?ml$/.test(path) && !objects.has(path) && !own.has(path) ? looseAt(path) : []
  );
  return {
    all,
    byStem: groupedBy(all, ({ stem }) => stem),
    byFolder: groupedByEach(
      all.filter(({ isValues }) => isValues),
      ({ path }) => new Set(path.split("/").slice(0, -1))
    ),
    isForOne: rendering.length === 1
  };
});
function looseAt(path) {
  const stem = nameOf(path).replace(/\.ya?ml$/, "");
  const isValues = /^values$|^values[-._]|[-._]values$/.test(stem) || OF_VALUES2.test(folderOf(folderOf(path))) && environmentOfFile(path) !== null;
  return { path, stem, isValues };
}
function setsValues(repository, chart) {
  const keysOf = (path) => mappingsOf(path, repository.textOf(path) ?? "").flatMap((one) => Object.keys(one));
  const asked = lazily(() => {
    const texts = repository.below(chart.folder).map(({ text }) => text ?? "");
    return new Set(texts.flatMap((text) => Array.from(text.matchAll(/\.Values\.(\w+)/g), ([, key]) => key)));
  });
  return (path) => keysOf(path).some((key) => asked().has(key));
}

// src/init/chart-units.ts
var FOR_DEVELOPERS = /* @__PURE__ */ new Set(["Tilt", "DevSpace"]);
function unitsOfChart(survey, chart) {
  const shown = chart.folder || "of the root";
  if (chart.missing.length > 0 && !chart.standsAlone) {
    const told2 = `The chart ${shown} needs ${chart.missing.join(", ")}, which is not in its charts/ folder: it can not be rendered here. Run \`helm dependency build\` and commit the result, or give the Action what \`helm template\` prints (head-path).`;
    return { units: [], unrendered: "a chart that can not be rendered here", told: [told2] };
  }
  const recipes = survey.recipes.filter(
    ({ tool, takes, owns }) => (takes(chart.folder) || owns(chart.folder)) && !FOR_DEVELOPERS.has(tool)
  );
  const printing = recipes.find((one) => isJudgedAsPrinted(one, [...survey.objects.keys()]));
  if (printing !== void 0) {
    const told2 = `${printing.path} renders the chart ${shown} into files of this repository, which are planned as they are: the chart is their source, and not planned. An edit of it alone is a warning.`;
    const sources = survey.repository.files.flatMap(({ path }) => printing.takes(path) ? path : []);
    return { units: [], unrendered: null, told: [told2], sources };
  }
  const printed2 = printedFrom(survey, chart);
  if (printed2 !== null) {
    const told2 = `${printed2} says that it was rendered from the chart ${shown}, and is planned as it is: the chart is its source, and not planned. An edit of it alone is a warning.`;
    return { units: [], unrendered: null, told: [told2] };
  }
  const readings = recipes.map((recipe) => ({ recipe, ...readingOf2(survey, recipe) }));
  const unclear2 = readings.find((one) => one.unclear !== null && !one.recipe.isScript);
  if (unclear2 !== void 0) {
    const { path, tool, command } = unclear2.recipe;
    const told2 = `${path} (${tool}) says how the chart ${shown} is installed, and ${unclear2.unclear ?? ""}: it is not rendered here. For a verdict render it in a step before, for base and head${command === null ? "" : ` (\`${command}\`)`}, and give the Action the folders (base-path, head-path; docs/rendering.md of fleetplan, "Anything else").`;
    return { units: [], unrendered: `a chart that ${tool} fills`, told: [told2] };
  }
  const resources = terraformReleases(survey.repository, chart.folder);
  const all = [
    ...readings.map((one) => ({ ...one, file: one.recipe.path, tool: one.recipe.tool })),
    ...resources.map((one) => ({ ...one, tool: "helm_release" }))
  ];
  const told = all.flatMap(
    ({ file, tool, unclear: why }) => why === null ? [] : `${file} runs \`${tool}\` with the chart ${shown}, and ${why}: whether it is rendered as the cluster gets it can not be told. Correct its entry.`
  );
  const releases = distinct2(
    all.flatMap((one) => one.releases.filter(({ chart: folder }) => folder === chart.folder))
  );
  if (releases.length > 0)
    return { units: releases.map((release) => unitOfRelease(chart, release)), unrendered: null, told };
  return byValues(survey, chart, told);
}
function printedFrom(survey, { name, folder }) {
  return printedBy(survey).get(name)?.find((file) => !isWithin(folder, file)) ?? null;
}
var printedBy = remembered(
  ({ objects, repository }) => groupedByEach(
    objects.keys(),
    (file) => new Set(Array.from((repository.textOf(file) ?? "").matchAll(PRINTED), ([, name = ""]) => name))
  )
);
var PRINTED = /# Source: ([^\n]+?)\/templates\//g;
function unitsOfApplications(survey, chart) {
  const found = unitsOfChart(survey, chart);
  const named2 = chart.values.flatMap((file) => {
    const [, name] = /^values[-._](.+)\.ya?ml$/.exec(nameOf(file)) ?? [];
    return name === void 0 || folderOf(file) !== chart.folder ? [] : [unitOfValues(chart, [file], [...environmentsIn(chart.folder), spelled(name)])];
  });
  const isTold = found.units.some(({ source }) => source.kind === "helm" && source.release !== null);
  const units = isTold || named2.length < 2 ? found.units : named2;
  return {
    ...found,
    told: units === named2 ? [] : found.told,
    units: units.map(
      (unit) => unit.source.kind === "helm" ? { ...unit, source: { ...unit.source, kind: "applications" } } : unit
    )
  };
}
function readingOf2({ repository }, { path, tool, isScript, decides }) {
  if (PROGRAM.test(path)) return { releases: [], unclear: "a program puts its arguments together" };
  if (isScript) return commandReleases(repository, path, decides);
  if (tool === "helmfile") return helmfileReleases(repository, path, decides);
  if (tool === "Rancher Fleet") return fleetReleases(repository, path, decides);
  return { releases: [], unclear: `what ${tool} makes of it is not known here` };
}
function distinct2(releases) {
  const byName = /* @__PURE__ */ new Map();
  for (const release of releases) {
    const key = JSON.stringify([release.name, release.namespace, release.environment]);
    if (!byName.has(key)) byName.set(key, release);
  }
  return [...byName.values()];
}
function unitOfRelease(chart, release) {
  const { values, environment } = release;
  const names = [
    ...environmentsIn(chart.folder),
    ...environmentsIn(folderOf(release.file)),
    ...environment === null ? [] : [spelled(environment)]
  ];
  return {
    source: { kind: "helm", chart, values, release },
    at: chart.folder,
    objects: [],
    names: [...new Set(names)]
  };
}
function byValues(survey, chart, told) {
  const beside = valuesBeside(survey, chart);
  const environments = [...chart.values, ...beside].map((file) => ({
    file,
    names: [...environmentsIn(folderOf(file)), environmentOfFile(file) ?? namedInFolder(file)].flat()
  })).filter(({ names }) => names.length > 0);
  const base = environmentsIn(chart.folder);
  const common = environments.filter(({ names }) => names.every((name) => OF_ALL.test(name)));
  const own = common.length < environments.length ? environments.filter((one) => !common.includes(one)) : environments;
  const below = own === environments ? [] : common.map(({ file }) => file);
  const objects = objectsOfChart(chart, survey.repository);
  const unitOf = (values, names) => ({
    ...unitOfValues(chart, values, names),
    objects
  });
  const units = own.map(({ file, names }) => unitOf([...below, file], [.../* @__PURE__ */ new Set([...base, ...names])]));
  const others = chart.values.filter((file) => !environments.some((one) => one.file === file));
  const unnamed = `The chart ${chart.folder || "of the root"} is rendered with its values.yaml${environments.length > 0 ? " and those of each environment" : ""}; whether ${others.join(", ")} is put over them can not be told. Name it under \`values\` where it is.`;
  const hasOwn = survey.repository.hasFile(`${chart.folder === "" ? "" : `${chart.folder}/`}values.yaml`);
  const given = hasOwn || beside.length !== 1 ? [] : beside;
  return {
    units: units.length > 0 ? units : [unitOf(given, base)],
    unrendered: null,
    told: [...told, ...others.length > 0 ? [unnamed] : []]
  };
}
var OF_ALL = /^(?:common|base|default|defaults|shared|global|all)$/;
function namedInFolder(file) {
  if (!OF_VALUES2.test(folderOf(file))) return [];
  const stem = nameOf(file).replace(/\.ya?ml$/, "");
  return stem === "values" || OF_ALL.test(stem) ? [] : stem;
}
function unitOfValues(chart, values, names) {
  return { source: { kind: "helm", chart, values, release: null }, at: chart.folder, objects: [], names };
}

// src/init/idle.ts
function isIdle({ survey, rendered }, file) {
  if (rendered.has(file) || survey.recipes.some(({ governs }) => governs(file))) return false;
  const takers = [...survey.kustomizations.values()].filter(({ files }) => files.includes(file));
  const isTaken = takers.some((one) => !one.isComponent || rendered.has(one.file));
  const beside = survey.kustomizations.get(folderOf(file));
  const isBuilt = beside !== void 0 && rendered.has(beside.file);
  return !isTaken && (takers.length > 0 || isBuilt);
}
function idleTold([first, ...others]) {
  if (first === void 0) return null;
  const more = others.length > 0 ? ` and ${counted(others.length, "other file")}` : "";
  return `${visible(first)}${more}: planned objects beside a kustomization that does not take them, or of a component that nothing takes. Nothing here applies them, so they are not planned. Name them in \`policies\` where somebody applies them by hand.`;
}

// src/init/delivered-twice.ts
function withoutSources(units, isApplied2) {
  const delivering = units.filter(({ source }) => source.kind === "flux" || source.kind === "argocd");
  const objects = new Set(delivering.flatMap((unit) => unit.objects.map(identityOf)));
  const environments = new Set(
    delivering.flatMap(({ names, destinations = [], environments: own = [] }) => [
      ...names,
      ...own,
      ...destinations.map(({ name }) => spelled(name))
    ])
  );
  const isDelivered = ({ objects: own }) => own.length > 0 && own.every((object) => objects.has(identityOf(object)));
  const why = (unit) => {
    const { source, names, at } = unit;
    if (!isDelivered(unit)) return null;
    if (source.kind === "kustomize" && names.length > 0 && names.every((name) => environments.has(name)))
      return "the source that this is rendered of";
    const isLeft = source.kind === "file" && names.length === 0;
    return isLeft && delivering.every((one) => one.names.length === 0) && !isApplied2(at) ? "what was there before" : null;
  };
  return {
    kept: units.filter((unit) => why(unit) === null),
    told: units.flatMap((unit) => {
      const reason = why(unit);
      return reason === null ? [] : `${unit.at} describes what Flux or Argo CD takes from another folder: it is taken for ${reason}, and not planned. An edit of it alone is told.`;
    })
  };
}
function appliedApart(entries) {
  const files = /* @__PURE__ */ new Map();
  for (const { reach, changedIn } of entries)
    for (const delivery of reach.deliveries)
      if (delivery.isPart !== true) {
        const name = nameOfDelivery(delivery);
        const by = JSON.stringify([delivery.file, changedIn]);
        files.set(name, (files.get(name) ?? /* @__PURE__ */ new Set()).add(by));
      }
  return new Set([...files].flatMap(([name, of]) => of.size > 1 ? name : []));
}
function nameOfDelivery({ kind, name }) {
  return `${kind}/${name}`;
}
function placingOf({ by, folders, namespace, reads = [] }) {
  return JSON.stringify([by, folders, namespace, reads]);
}

// src/init/reach.ts
function reachOf(starts, survey) {
  const files = /* @__PURE__ */ new Set();
  const deliveries = new Set(starts);
  const objects = [];
  const seen = /* @__PURE__ */ new Set();
  const destinations = /* @__PURE__ */ new Map();
  const chartKinds = /* @__PURE__ */ new Set();
  const ofKustomize = new Set(
    [...survey.kustomizations.values()].flatMap(({ file, inputs }) => [file, ...inputs])
  );
  for (const delivery of deliveries) {
    for (const folder of delivery.folders) {
      const taken = takenBy(delivery, folder, survey);
      for (const kind of taken.chartKinds) chartKinds.add(kind);
      const isEnd = delivery.by === "flux" ? taken.objects.length > 0 || taken.chartKinds.length > 0 : taken.files.some(
        (file) => isApplied(file, taken) && survey.deliveriesIn(file).length === 0 && !ofKustomize.has(file)
      );
      if (isEnd)
        for (const one of delivery.destinations) {
          const earlier = destinations.get(one.written)?.environments ?? [];
          const own = delivery.destinations.length === 1 ? environmentsIn(folder) : [];
          destinations.set(one.written, { ...one, environments: [.../* @__PURE__ */ new Set([...earlier, ...own])] });
        }
      const fresh = taken.files.filter((file) => !files.has(file));
      for (const file of fresh) files.add(file);
      if (!seen.has(`${delivery.by} ${folder}`)) objects.push(...taken.objects);
      seen.add(`${delivery.by} ${folder}`);
      for (const file of fresh) for (const other of survey.deliveriesIn(file)) deliveries.add(other);
    }
  }
  const distinct3 = [...new Map(objects.map((object) => [identityOf(object), object])).values()];
  return {
    files,
    deliveries,
    objects: distinct3,
    chartKinds: [...chartKinds],
    destinations: [...destinations.values()]
  };
}
function isApplied(file, { isChart }) {
  return isChart !== true || /(?:^|\/)templates\/[^]*\.(?:ya?ml|json)$/.test(file);
}
function takenBy(delivery, folder, survey) {
  const chart = survey.charts.find((one) => one.folder === folder);
  if (chart) return { isChart: true, files: [...chart.files], objects: [], chartKinds: chart.kinds };
  if (survey.kustomizations.has(folder)) {
    const build = survey.buildOf(folder);
    return { files: [...build.files], objects: build.objects.map(placed(delivery)), chartKinds: [] };
  }
  return delivery.by === "flux" ? generated(delivery, folder, survey) : plain2(delivery, folder, survey);
}
function plain2(delivery, folder, survey) {
  const files = survey.repository.below(folder).map(({ path }) => path).filter((path) => isManifest(path) && (delivery.isRecursive || folderOf(path) === folder));
  const objects = files.flatMap((file) => survey.objectsIn(file)).map(placed(delivery));
  return { files, objects, chartKinds: [] };
}
function generated(delivery, folder, survey) {
  const inner = [...survey.kustomizations.keys()].filter((one) => isWithin(folder, one));
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const builds = outermost.map((one) => survey.buildOf(one));
  const own = survey.repository.below(folder).map(({ path }) => path).filter((path) => isManifest(path) && !outermost.some((one) => isWithin(one, path)));
  const objects = [
    ...own.flatMap((file) => survey.objectsIn(file)),
    ...builds.flatMap((build) => build.objects)
  ].map(placed(delivery));
  return { files: [...own, ...builds.flatMap(({ files }) => [...files])], objects, chartKinds: [] };
}
function isManifest(path) {
  return /\.(?:ya?ml|json)$/.test(path);
}
function placed({ by, kind, namespace }) {
  if (by === "flux" && kind !== "Kustomization") return (object) => object;
  return (object) => namespace === null || !isNamespaced(object.kind) || by === "argocd" && object.namespace !== null ? object : { ...object, namespace };
}
function entriesOf(survey, by) {
  const own = survey.deliveries.filter(
    (delivery) => delivery.by === by && delivery.folders.length > 0 && delivery.isPart !== true
  );
  const reachedBy = new Map(own.map((delivery) => [delivery, reachOf([delivery], survey).deliveries]));
  const isEntry = (delivery) => own.every((other) => {
    if (other === delivery || reachedBy.get(other)?.has(delivery) !== true) return true;
    if (reachedBy.get(delivery)?.has(other) !== true) return false;
    return delivery.folders.some((folder) => isWithin(folder, other.file)) && !outranks(other, delivery);
  });
  return own.filter(isEntry);
}
function outranks(other, delivery) {
  const [a = "", b = ""] = [other.folders[0], delivery.folders[0]];
  return a.length < b.length || a === b && other.file < delivery.file;
}

// src/init/units.ts
function unitsOf(survey) {
  const search = {
    survey,
    bundles: new Bundles(survey.repository, survey.objects),
    units: [],
    rendered: /* @__PURE__ */ new Set(),
    parts: /* @__PURE__ */ new Set(),
    files: /* @__PURE__ */ new Set(),
    told: []
  };
  addDeliveries(search, "flux");
  addDeliveries(search, "argocd");
  for (const chart of survey.charts) addApplications(search, chart);
  for (const root of survey.roots) addChanged(search, root);
  for (const root of survey.roots)
    addBuild(search, root, search.bundles.namespaceOf(`${root}/kustomization.yaml`));
  for (const kustomization of survey.kustomizations.values()) addParts(search, kustomization);
  for (const chart of survey.charts) addChart(search, chart);
  addFiles(search);
  const inOrder = search.units.toSorted((a, b) => a.at < b.at ? -1 : a.at > b.at ? 1 : 0);
  const isApplied2 = (file) => survey.recipes.some(({ governs }) => governs(file));
  const { kept, told } = withoutSources(inOrder, isApplied2);
  return { ...search, units: kept, told: [...search.told, ...told] };
}
function addDeliveries({ survey, units, rendered }, by) {
  const entries = entriesOf(survey, by).map((entry) => {
    const folder = folderOfEntry(entry);
    const own = { ...entry, kind: "Kustomization", folders: [folder], namespace: null };
    const changedIn = entry.folders.filter((one) => survey.kustomizations.get(one)?.isChanging === true);
    return { entry, folder, changedIn, reach: reachOf(by === "flux" ? [entry, own] : [entry], survey) };
  });
  const apart = by === "argocd" ? appliedApart(entries) : /* @__PURE__ */ new Set();
  const placed3 = /* @__PURE__ */ new Set();
  for (const { entry, folder, reach } of entries.toSorted((a, b) => a.folder.length - b.folder.length)) {
    const placings = [...reach.deliveries].map(placingOf);
    const isNew = [...reach.files].some((file) => !rendered.has(file)) || placings.some((placing) => !placed3.has(placing)) || reach.destinations.some(({ written: written2 }) => !sentIn(units).has(written2));
    if (reach.objects.length === 0 && reach.chartKinds.length === 0 || !isNew) continue;
    const names = environmentsIn(by === "flux" ? folder : folderOf(folder));
    if (!units.some(({ at, source }) => at === folder && source.kind === by))
      units.push({
        source: { kind: by },
        at: folder,
        objects: reach.objects,
        chartKinds: reach.chartKinds,
        names,
        destinations: reach.destinations,
        environments: [...new Set([...reach.files].flatMap((file) => environmentsIn(folderOf(file))))],
        applies: [...reach.deliveries].map(nameOfDelivery).filter((name) => apart.has(name))
      });
    rendered.add(entry.file);
    for (const placing of placings) placed3.add(placing);
    for (const file of reach.files) rendered.add(file);
    for (const { file, reads = [] } of reach.deliveries)
      for (const one of [file, ...reads]) rendered.add(one);
  }
}
function addApplications({ survey, units, rendered, told }, chart) {
  const templates = [...chart.files].filter((file) => survey.repository.textOf(file)?.includes("repoURL") === true).flatMap((file) => survey.deliveriesIn(file));
  if (templates.length === 0 || [...chart.files].some((file) => rendered.has(file))) return;
  const reach = reachOf(templates, survey);
  const found = unitsOfApplications(survey, chart);
  if (reach.objects.length === 0 && reach.chartKinds.length === 0 || found.unrendered !== null) return;
  told.push(...found.told);
  const { objects, chartKinds, destinations } = reach;
  units.push(...found.units.map((unit) => ({ ...unit, objects, chartKinds, destinations })));
  for (const file of [...chart.files, ...reach.files]) rendered.add(file);
  for (const { file, reads = [] } of reach.deliveries) for (const one of [file, ...reads]) rendered.add(one);
}
function sentIn(units) {
  return new Set(units.flatMap(({ destinations = [] }) => destinations.map(({ written: written2 }) => written2)));
}
function folderOfEntry({ by, file, folders }) {
  return by === "argocd" ? file : folders.find((folder) => isWithin(folder, file)) ?? folderOf(file);
}
function addBuild(search, folder, namespace) {
  const { survey, units, rendered, told } = search;
  const build = survey.buildOf(folder);
  const kustomization = survey.kustomizations.get(folder);
  if (!kustomization || build.objects.length === 0 || rendered.has(kustomization.file)) return;
  if (build.outside.length === 0) {
    if (listsPlainFiles(search, folder)) return;
    units.push(unitAt(folder, { kind: "kustomize", namespace }, placed2(build.objects, namespace)));
    for (const file of build.files) rendered.add(file);
    const [other] = build.elsewhere;
    if (other !== void 0)
      told.push(
        `${folder || "The root"} takes ${visible(other)}, which is not in this repository: what lies there is not judged, and an edit of what decides it says so.`
      );
    return;
  }
  const [missing = ""] = build.outside;
  told.push(
    `${folder || "The root"} can not be built here: it takes ${visible(missing)}, which is not in this repository. Its own files are read as they are; what it changes in them is not judged, and an edit says so.`
  );
  watch(search, folder, "a kustomization that can not be built here");
  const into = kustomization.namespace ?? namespace;
  for (const file of kustomization.files) addFile(search, file, into);
  for (const inner of kustomization.folders) addBuild(search, inner, into);
}
function addChanged({ survey, units, rendered, parts }, root) {
  const { files, folders } = survey.buildOf(root);
  if (![...files].some((file) => rendered.has(file) && survey.deliveriesIn(file).length > 0)) return;
  for (const folder of folders) {
    const kustomization = survey.kustomizations.get(folder);
    if (kustomization?.isChanging !== true || rendered.has(kustomization.file)) continue;
    const why = "a kustomization over what Flux or Argo CD goes by";
    units.push({ source: { kind: "watch", why, suffixes: [] }, at: folder, objects: [], names: [] });
    for (const input of kustomization.inputs) parts.add(input);
  }
}
function addParts({ survey, units, rendered, parts }, { inputs, file, folder }) {
  const planned = inputs.filter((input) => survey.objects.has(input) && !rendered.has(input));
  for (const input of planned) parts.add(input);
  const folders = planned.map((input) => isWithin(folder, input) ? folder : folderOf(input));
  for (const at of new Set(folders))
    if (!units.some((unit) => unit.source.kind === "watch" && isWithin(unit.at, at)))
      watch({ units }, at, `patches of ${visible(file)}, which can not be built here`);
}
function listsPlainFiles({ survey }, folder) {
  const build = survey.buildOf(folder);
  if (build.elsewhere.length > 0) return false;
  const isPlain2 = [...build.folders].every((one) => survey.kustomizations.get(one)?.isPlain === true);
  const inside = [...survey.objects.keys()].filter((file) => isWithin(folder, file));
  const taken = [...build.files].filter((file) => survey.objects.has(file));
  return isPlain2 && inside.length === taken.length && inside.every((file) => build.files.has(file));
}
function addChart(search, chart) {
  const { survey, units, rendered, told } = search;
  const isRendered = [...chart.files].some((file) => rendered.has(file));
  const isTaken = survey.charts.some(
    ({ beside, folder }) => folder !== chart.folder && beside.includes(chart.folder)
  );
  if (chart.kinds.length === 0 || chart.isLibrary || isRendered || isTaken) return;
  const found = unitsOfChart(survey, chart);
  told.push(...found.told);
  if (found.unrendered === null) {
    const beside = survey.charts.filter(({ folder }) => chart.beside.includes(folder));
    const files = [chart, ...beside].flatMap((one) => [...one.files]);
    for (const file of [...files, ...found.units.flatMap(valuesIn2), ...found.sources ?? []])
      rendered.add(file);
    units.push(...found.units);
  } else watch(search, chart.folder, found.unrendered);
}
function valuesIn2({ source }) {
  return source.kind === "helm" ? source.values : [];
}
function addFiles(search) {
  const { survey, parts } = search;
  const idle = [...survey.objects.keys()].filter((file) => isIdle(search, file));
  for (const file of idle) parts.add(file);
  search.told.push(...present([idleTold(idle)]));
  for (const file of survey.objects.keys()) addFile(search, file, search.bundles.namespaceOf(file));
  for (const { file } of survey.deliveries) addFile(search, file, null);
  for (const folder of topFolders(survey.generators)) {
    const inside = survey.generators.filter(
      (file) => folder === "" ? folderOf(file) === "" : isWithin(folder, file)
    );
    const suffixes = [
      ...new Set(inside.map((file) => nameOf(file).replace(/^.*?\.(?=[a-z]+(?:\.json)?$)/, "")))
    ];
    watch(
      search,
      folder,
      `planned kinds in a language that is not rendered here, in ${visible(inside[0] ?? "")}${inside.length > 1 ? ` and ${counted(inside.length - 1, "other file")}` : ""} (docs/rendering.md of fleetplan)`,
      suffixes.toSorted()
    );
  }
}
function watch({ units }, at, why, suffixes = []) {
  units.push({ source: { kind: "watch", why, suffixes }, at, objects: [], names: environmentsIn(at) });
}
function addFile({ survey, units, files, rendered, parts }, file, namespace) {
  if (rendered.has(file) || parts.has(file) || files.has(file)) return;
  const [, filled2] = /^(.+)\.(?:template|tmpl|tpl|j2|in|dist)$/.exec(file) ?? [];
  if (filled2 !== void 0 && survey.objects.has(filled2)) {
    parts.add(file);
    return;
  }
  files.add(file);
  units.push(unitAt(file, { kind: "file", namespace }, placed2(survey.objectsIn(file), namespace)));
}
function unitAt(at, source, objects) {
  const folder = source.kind === "file" ? folderOf(at) : at;
  return { source, at, objects, names: environmentsIn(folder) };
}
function placed2(objects, namespace) {
  return namespace === null ? objects : objects.map((object) => ({ ...object, namespace: object.namespace ?? namespace }));
}

// src/init/layout.ts
function layoutOf(files) {
  const survey = surveyOf(files);
  const { units, rendered, parts, told } = unitsOf(survey);
  if (units.length === 0) return null;
  const { clusters, reasons, twice } = bySending(clustersOf(units));
  const snapshots = snapshotsIn(survey.repository);
  const folder = survey.repository.hasFile("fleet") ? "snapshots" : "fleet";
  const snapshotOf = ({ name }) => snapshotFor(name, snapshots) ?? `${folder}/${fileName(name)}.ndjson`;
  const used = new Set(clusters.map(snapshotOf));
  const leftOutFiles = survey.leftOut.flatMap(({ objects }) => objects.map(({ file }) => file));
  return {
    clusters,
    reasons,
    leftOut: survey.leftOut,
    rendered,
    files: /* @__PURE__ */ new Set([
      ...[...survey.objects.keys()].filter((path) => !parts.has(path)),
      ...rendered,
      ...leftOutFiles,
      ...units.flatMap(({ at, source }) => source.kind === "file" ? [at] : [])
    ]),
    told: [
      ...told,
      ...twice.map(
        (where) => `${where} can not be told apart: the plan will say that it is described twice.`
      ),
      ...snapshots.filter((path) => !used.has(path)).map((path) => `${path} is a snapshot, and of which cluster could not be told: it is not used.`)
    ],
    snapshotOf,
    snapshots
  };
}
function fileName(cluster) {
  return cluster === null ? "cluster" : cluster.replace(/[^\w.-]/g, "-");
}

// src/init/linked.ts
function linkedFiles(files, links) {
  const ofClusters = links.filter(
    ({ path, target }) => environmentsIn(folderOf(path)).length > 0 && environmentsIn(target).length === 0
  );
  if (ofClusters.length === 0) return files;
  const isIn = (target, path) => path === target || isWithin(target, path);
  const seen = ofClusters.flatMap(
    ({ path, target }) => files.flatMap(
      (file) => isIn(target, file.path) ? { ...file, path: path + file.path.slice(target.length) } : []
    )
  );
  const isNamed2 = (target) => files.some(
    ({ path, text }) => isKustomization(path) && !isIn(target, path) && text?.includes(`/${nameOf(target)}`) === true
  );
  const shared = new Set(ofClusters.map(({ target }) => target).filter((target) => !isNamed2(target)));
  const own = files.filter(({ path }) => ![...shared].some((target) => isIn(target, path)));
  return [...own, ...seen];
}

// src/init/snapshot-command.ts
function snapshotPartsFor(ids, apiGroups) {
  const systems = SYSTEMS.filter(({ id, program }) => ids.size > 0 ? ids.has(id) : program === void 0);
  const kinds = systems.flatMap((system) => system.kinds).filter(({ group, only }) => only === void 0 && apiGroups.has(group));
  const resources = [...systems.flatMap((system) => system.resources), ...kinds.map(resourceIn)];
  return { resources: [...new Set(resources)], definitions: kinds.filter(isCustom).map(resourceIn) };
}
function isCustom({ group }) {
  return group.includes(".");
}

// src/init/workflow.ts
function workflowText(layout) {
  const { clusters } = layout;
  const commands = clusters.flatMap((cluster) => commandLines(layout, cluster));
  const tools = toolsFor(layout);
  return `${[
    "# Written by `fleetplan init`. What is planned, and over which snapshots, stands in .github/fleetplan.yml.",
    "#",
    `# It needs ${counted(clusters.length, "snapshot")} in the repository, taken by somebody who may read the cluster and kept fresh by a job`,
    "# (docs/snapshots.md of fleetplan). Leave out of a list what the cluster does not serve, or let it find out by itself:",
    "#   node dist/cli.js snapshot --kubeconfig FILE --context NAME --output SNAPSHOT",
    ...commands,
    ...tools.length > 0 ? [`# The policies are rendered with ${tools.join(" and ")}, which GitHub's own runners have.`] : [],
    "# Configuration and snapshots are read from the base: merge all of this before it judges anything.",
    "name: fleetplan",
    "on:",
    "  pull_request:",
    "    types: [opened, synchronize, reopened, edited]",
    "permissions:",
    "  contents: read # the files of base and head",
    "  pull-requests: write # the comment",
    "concurrency:",
    "  group: fleetplan-${{ github.event.pull_request.number }}",
    "  cancel-in-progress: true",
    "jobs:",
    "  plan:",
    "    runs-on: ubuntu-latest",
    "    steps:",
    "      - uses: actions/checkout@v5",
    "        with:",
    "          fetch-depth: 2 # the merge commit and its parents",
    "      - uses: OWNER/fleetplan@COMMIT # pin the full commit id of the version you reviewed"
  ].join("\n")}
`;
}
function toolsFor({ clusters }) {
  const kinds = new Set(clusters.flatMap(({ units }) => units.map(({ source }) => source.kind)));
  const delivers = kinds.has("flux") || kinds.has("argocd") || kinds.has("applications");
  return [
    ...kinds.has("kustomize") || delivers ? ["kustomize"] : [],
    ...kinds.has("helm") || delivers ? ["helm"] : []
  ];
}
function shell(name) {
  return /^[\w.-]+$/.test(name) ? name : `'${name.replace(/[^\w. -]/g, "-")}'`;
}
function commandLines(layout, cluster) {
  const objects = cluster.units.flatMap((unit) => unit.objects);
  const charts = cluster.units.flatMap(
    ({ source, chartKinds = [] }) => source.kind === "helm" ? source.chart.kinds : chartKinds
  );
  const systems = new Set([...objects, ...charts].map(({ system }) => system));
  const groups = new Set([...objects, ...charts].map(({ apiVersion }) => groupOf(apiVersion)));
  const parts = snapshotPartsFor(systems, groups);
  const kubectl = `kubectl ${cluster.name === null ? "" : `--context ${shell(cluster.name)} `}get -o json`;
  const listed2 = `${kubectl} -A ${parts.resources.join(",")}`;
  const taken = `| node dist/cli.js snapshot - > ${layout.snapshotOf(cluster)}`;
  if (parts.definitions.length === 0) return [`#   ${listed2} \\`, `#     ${taken}`];
  return [
    `#   { ${listed2}`,
    `#     ${kubectl} --ignore-not-found crd ${parts.definitions.join(" ")}; } \\`,
    `#     ${taken}`
  ];
}

// src/init/index.ts
function proposalFor(files, links = []) {
  const layout = layoutOf(linkedFiles(files, links));
  if (layout === null) return null;
  return {
    configuration: configurationText(layout),
    workflow: workflowText(layout),
    snapshots: layout.clusters.map((cluster) => layout.snapshotOf(cluster)).filter((path) => !layout.snapshots.includes(path)),
    told: layout.told
  };
}

// src/edge/repository-files.ts
import { existsSync, lstatSync, readlinkSync } from "node:fs";
import { join, relative, sep } from "node:path";
function repositoryFiles(root, limits = READ_LIMITS) {
  const { paths, links, problems } = pathsIn2(root, limits);
  const wanted = new Set(paths.filter(isOfInterest));
  if (wanted.size > limits.files)
    return { files: [], links: [], problems: [...problems, countProblem(limits)] };
  const contentOf = (path, absolute) => {
    if (mayBeSnapshot(path)) return beginningOf(absolute);
    return wanted.has(path) ? textOf(absolute, path, limits) : null;
  };
  let bytes = 0;
  const files = [];
  for (const path of paths) {
    const read3 = contentOf(path, join(root, path));
    bytes += read3?.bytes ?? 0;
    if (bytes > limits.bytes) return { files: [], links: [], problems: [...problems, totalProblem(limits)] };
    files.push({ path, text: read3?.text ?? null });
  }
  return { files, links, problems };
}
function beginningOf(absolute) {
  const read3 = readBeginning(absolute, SNAPSHOT_HEADER_BYTES);
  return read3 && { text: read3.toString("utf8"), bytes: read3.length };
}
function textOf(absolute, path, limits) {
  const read3 = readText(absolute, path, limits);
  return "problem" in read3 ? null : read3;
}
function pathsIn2(root, limits) {
  const tracked = existsSync(join(root, ".git")) ? trackedIn(root) : null;
  if (tracked !== null) return { ...tracked, problems: [] };
  const walked = walkFolder(root, {
    globs: compileGlobs([ANY_FILE]).globs,
    isIncluded: (absolute) => !/[\\/]node_modules$/.test(absolute),
    show: (absolute) => absolute,
    limits
  });
  const paths = walked.files.map(({ path }) => relative(root, path).split(sep).join("/"));
  return { paths, links: [], problems: walked.problems.filter(({ code }) => code === "too-many-files") };
}
function trackedIn(root) {
  const answer = runGit(root, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (!answer.ok) return null;
  const named2 = [...new Set(answer.stdout.toString("utf8").split("\0"))].filter((path) => path !== "");
  const found = named2.map((path) => ({
    path,
    stats: lstatSync(join(root, path), { throwIfNoEntry: false })
  }));
  return {
    paths: found.flatMap(({ path, stats }) => stats?.isFile() === true ? path : []),
    links: found.flatMap(({ path, stats }) => stats?.isSymbolicLink() === true ? linkOf(root, path) : [])
  };
}
function linkOf(root, path) {
  const target = joined(folderOf(path), readlinkSync(join(root, path)));
  return target === null || target === "" ? [] : [{ path, target }];
}

// src/edge/init-command.ts
var WORKFLOW = ".github/workflows/fleetplan.yml";
function initCommand(argv, output) {
  const { folder, isDryRun } = argumentsOf(argv);
  const root = resolve(folder);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`${visible(folder)} is no folder`);
  const { files, links, problems } = repositoryFiles(root);
  printProblems(problems, output);
  if (problems.length > 0) return COULD_NOT_JUDGE;
  const proposal = proposalFor(files, links);
  if (proposal === null) {
    output.say(`fleetplan: ${NOTHING}`);
    return COULD_NOT_JUDGE;
  }
  for (const sentence of proposal.told) output.say(`fleetplan: ${sentence}`);
  return isDryRun ? printed(proposal, output) : written(root, proposal, output);
}
var NOTHING = "nothing that is planned was found here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. Name the root of the repository that holds them.";
function argumentsOf(argv) {
  const { values, positionals } = parsedFor(
    argv,
    { "dry-run": { type: "boolean" } },
    "init takes DIR and --dry-run, nothing else"
  );
  if (positionals.length > 1) throw new UsageError("init takes one DIR");
  return { folder: positionals[0] ?? ".", isDryRun: values["dry-run"] === true };
}
function printed({ configuration, workflow }, output) {
  const text = `# ${DEFAULT_CONFIG}
${configuration}
# ${WORKFLOW}
${workflow}`;
  return codeAfter(output.print(text, "lines"), PASS, output);
}
function written(root, { configuration, workflow, snapshots }, output) {
  const read3 = readConfig(configuration, DEFAULT_CONFIG);
  if ("problems" in read3) {
    printProblems(read3.problems, output);
    return COULD_NOT_JUDGE;
  }
  const obstacle = obstacleIn(root);
  if (obstacle !== null) {
    output.say(`fleetplan: ${obstacle}; nothing was written. Move it away, or see --dry-run.`);
    return COULD_NOT_JUDGE;
  }
  for (const [path, text] of [
    [DEFAULT_CONFIG, configuration],
    [WORKFLOW, workflow]
  ]) {
    try {
      mkdirSync(dirname(join2(root, path)), { recursive: true });
      replaceFile(join2(root, path), text);
    } catch (error) {
      output.say(`fleetplan: ${path} can not be written: ${reasonOf(error)}`);
      return COULD_NOT_JUDGE;
    }
  }
  output.say(`fleetplan: wrote ${DEFAULT_CONFIG} and ${WORKFLOW}; each choice has a comment.`);
  const take = snapshots.length === 0 ? "" : `take ${snapshots.join(", ")} with the command in the workflow, and `;
  output.say(`fleetplan: next, ${take}merge all of it.`);
  return PASS;
}
function obstacleIn(root) {
  for (const path of [".github", ".github/workflows", DEFAULT_CONFIG, WORKFLOW]) {
    const stats = lstatSync2(join2(root, path), { throwIfNoEntry: false });
    if (stats === void 0) continue;
    if (stats.isSymbolicLink()) return `${path} is a link`;
    if (!stats.isDirectory()) return `${path} is there already`;
  }
  return null;
}
export {
  initCommand
};
