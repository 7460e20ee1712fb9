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
  DEFAULT_CONFIG,
  placedYaml
} from "./part-RFUITXZZ.js";
import {
  READ_LIMITS,
  readConfig
} from "./part-QFXSIKZR.js";
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
} from "./part-4CE7IV5R.js";
import "./part-I2A563DJ.js";
import {
  claimedAs,
  mayHoldPlanned
} from "./part-WVYOWS5I.js";
import {
  isAddress,
  isKustomization,
  referencesIn
} from "./part-H3PE34FM.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import {
  printProblems
} from "./part-A7SDHDU3.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  SYSTEMS
} from "./part-PWGRHSRB.js";
import {
  LIMITS,
  parseFile,
  parseManifests
} from "./part-XCPVTUVG.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import {
  newestApi,
  resourceIn
} from "./part-G3VZYYLT.js";
import {
  field,
  fieldAt,
  folderOf,
  groupOf,
  groupedBy,
  groupedByEach,
  isObject,
  isWithin,
  itemsIn,
  joined,
  nameOf,
  textIn,
  visible
} from "./part-MZYUQ4PG.js";
import {
  counted
} from "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/init-command.ts
import { lstatSync as lstatSync2, mkdirSync, statSync } from "node:fs";
import { dirname, join as join2, resolve } from "node:path";

// src/init/globs.ts
function globsFor(own, others) {
  const suffixes = own.some((path) => path.endsWith(".json")) ? ".{yaml,yml,json}" : ".{yaml,yml}";
  return cover("", own, others, suffixes);
}
function cover(folder, own, others, suffixes) {
  if (own.length === 0) return [];
  if (folder !== "" && others.length === 0) return [`${inside(folder)}**/*${suffixes}`];
  const here = own.filter((path) => folderOf(path) === folder);
  const isAlone = !others.some((path) => folderOf(path) === folder) && (folder === "" || here.length > 1);
  const files = here.length === 0 ? [] : isAlone ? [`${inside(folder)}*${suffixes}`] : here.map(escaped);
  const apart = [
    ...files,
    ...childrenOf(folder, own).flatMap(
      (child) => cover(
        child,
        own.filter((path) => isWithin(child, path)),
        others.filter((path) => isWithin(child, path)),
        suffixes
      )
    )
  ];
  if (folder === "") return apart;
  const all = whole(folder, own, others, suffixes);
  return all.length <= apart.length ? all : apart;
}
function whole(folder, own, others, suffixes) {
  const excluded = (at) => {
    const inAt = others.filter((path) => at === "" || isWithin(at, path));
    if (inAt.length > 0 && !own.some((path) => at === "" || isWithin(at, path))) return [at];
    return [...inAt.filter((path) => folderOf(path) === at), ...childrenOf(at, inAt).flatMap(excluded)];
  };
  return [`${inside(folder)}**/*${suffixes}`, ...excluded(folder).map((path) => `!${escaped(path)}`)];
}
function childrenOf(folder, paths) {
  const start = folder === "" ? 0 : folder.length + 1;
  const names = paths.flatMap((path) => {
    const end = path.indexOf("/", start);
    return end < 0 ? [] : path.slice(0, end);
  });
  return [...new Set(names)].toSorted();
}
function inside(folder) {
  return folder === "" ? "" : `${escaped(folder)}/`;
}
function escaped(path) {
  return path.replace(/[\\*?[\]{}!]/g, "\\$&");
}

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

// src/init/yaml-text.ts
function comment(text) {
  return [`# ${visible(text, 400)}`];
}
function scalar(text) {
  return /^[A-Za-z_][\w./-]*$/.test(text) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? text : JSON.stringify(text);
}

// src/init/configuration.ts
function configurationText(layout) {
  const { clusters } = layout;
  const [first] = clusters;
  const lines = [
    "# Written by `fleetplan init` from the files of this repository. Change what is not so.",
    "# All settings: docs/configuration.md of fleetplan.",
    "version: 1",
    "",
    ...first?.name === null ? oneCluster(layout, first) : severalClusters(layout),
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
    layout.snapshots.includes(layout.snapshotOf(cluster)) ? "# The fleet: a snapshot that is there already. It is read from the base." : "# The fleet. Take the snapshot with the command in the workflow, and merge it: it is read from the base.",
    `snapshot: ${layout.snapshotOf(cluster)}`
  ];
}
function severalClusters(layout) {
  return [
    `# ${counted(layout.clusters.length, "cluster")}, each with a plan of its own over a snapshot of its own.`,
    "# Take the snapshots with the command in the workflow, and merge them: they are read from the base.",
    "clusters:",
    ...layout.clusters.flatMap((cluster) => [
      `  - name: ${scalar(cluster.name ?? "")}`,
      ...cluster.destination === void 0 ? [] : [`    destination: ${scalar(cluster.destination)}`],
      `    snapshot: ${layout.snapshotOf(cluster)}`,
      "    policies:",
      ...policyLines(layout, cluster).map((line) => `      ${line}`)
    ])
  ];
}
function policyLines(layout, { units }) {
  const files = units.filter(({ kind }) => kind === "file");
  const own = new Set(files.map(({ at }) => at));
  const globs = globsFor(
    [...own],
    [...layout.files].filter((path) => !own.has(path))
  );
  const plain = globs.length === 0 ? [] : comment(`${countsOf(files)} in files that are read as written.`);
  return [...plain, ...globLines(globs), ...argoLines(units), ...withValues(units).flatMap(entryOf)];
}
function globLines(globs) {
  if (globs.length <= 100) return globs.map((glob) => `- ${scalar(glob)}`);
  const excluded = globs.filter((glob) => glob.startsWith("!"));
  const taken = globs.filter((glob) => !glob.startsWith("!"));
  const size = Math.max(1, 100 - excluded.length);
  return Array.from({ length: Math.ceil(taken.length / size) }, (_, at) => [
    "- path:",
    ...[...taken.slice(at * size, (at + 1) * size), ...excluded].map((glob) => `    - ${scalar(glob)}`)
  ]).flat();
}
function withValues(units) {
  const charts = /* @__PURE__ */ new Map();
  for (const unit of units.filter(({ kind }) => kind === "helm" || kind === "applications").toSorted((a, b) => a.names.length - b.names.length))
    charts.set(unit.at, { ...unit, values: [...charts.get(unit.at)?.values ?? [], ...unit.values] });
  return [...units.filter(({ kind }) => kind === "kustomize" || kind === "flux"), ...charts.values()];
}
function argoLines(units) {
  const own = units.filter(({ kind }) => kind === "argocd");
  return [...new Set(own.map(({ at }) => folderOf(at)))].flatMap((folder) => {
    const inside2 = own.filter(({ at }) => folderOf(at) === folder);
    const [first] = inside2;
    const glob = inside2.length === 1 && first !== void 0 ? escaped(first.at) : `${folder === "" ? "" : `${escaped(folder)}/`}*.{yaml,yml}`;
    return [
      ...comment(`${folder || "The root"}: Argo CD applies ${countsOf(inside2)} from here.`),
      `- argocd: ${scalar(glob)}`
    ];
  });
}
function entryOf(unit) {
  const { kind, at } = unit;
  const shown = at || "The root";
  if (kind === "flux")
    return [
      ...comment(`${shown}: Flux applies ${countsOf([unit])} from here.`),
      `- flux: ${scalar(at || ".")}`
    ];
  if (kind === "kustomize")
    return [
      ...comment(`${shown}: ${countsOf([unit])}, built by kustomize.`),
      `- kustomize: ${scalar(at || ".")}`
    ];
  const fields = [
    `chart: ${scalar(at || ".")}`,
    ...unit.values.length > 0 ? [`values: [${unit.values.map(scalar).join(", ")}]`] : [],
    `release: ${scalar(releaseName(unit.release))}`
  ];
  const what = kind === "helm" ? `a chart of ${countsOf([unit])}` : "a chart of Applications";
  return [
    ...comment(`${shown}: ${what}.`),
    `- ${kind === "helm" ? "helm" : "argocd"}: { ${fields.join(", ")} }`
  ];
}
function releaseName(name) {
  const label = name.toLowerCase().replace(/[^a-z0-9-]/g, "-").slice(0, 53).replace(/^-+|-+$/g, "");
  return label === "" ? "release" : label;
}
function countsOf(units) {
  const counts = /* @__PURE__ */ new Map();
  for (const { kind } of units.flatMap(({ objects, kinds }) => [...objects, ...kinds]))
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  if (counts.size === 0) return "charts";
  return [...counts].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([kind, count]) => counted(count, plannedKind(kind) === null ? visible(kind, 60) : kind)).join(", ");
}
function objectsAsWritten({ clusters }, kinds) {
  const units = new Set(clusters.flatMap((cluster) => cluster.units));
  return [...units].filter(({ kind }) => kinds.includes(kind)).flatMap(({ objects }) => objects);
}
function namespaceLines(layout) {
  const without = objectsAsWritten(layout, ["file", "kustomize"]).filter(
    ({ namespace, kind }) => namespace === null && isNamespaced(kind)
  );
  if (without.length === 0) return [];
  return [
    "",
    ...comment(
      `Which namespace do they go to? ${counted(without.length, "object")} without one, the first in ${visible(without[0]?.file ?? "")}.`
    ),
    "# Without it each is taken for the live one of its name and selector. For one entry: { path: GLOB, namespace: NAME }.",
    "# namespace: default"
  ];
}
function variableLines(layout) {
  const users = groupedByEach(objectsAsWritten(layout, ["file"]), ({ variables }) => variables);
  if (users.size === 0) return [];
  return [
    "",
    "# What do these stand for? Something puts values in their place before the files are applied.",
    "# variables:",
    ...[...users].toSorted(([a], [b]) => a < b ? -1 : 1).map(([name, [object]]) => `#   ${name}: "" # in ${visible(object.file)}`)
  ];
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

// src/init/planned-objects.ts
var MANIFEST = /\.(?:ya?ml|json)$/i;
function plannedObjectsOf({ path, text }) {
  if (text === null || !MANIFEST.test(path) || !mayHoldPlanned(text)) return [];
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

// src/init/clusters.ts
function clustersOf(given) {
  const sent = byDestination(byNames(given));
  const clusters = sent.length > 1 ? sent : byNames(toldApart(given));
  const told = clusters.flatMap(
    ({ units }) => conflictsIn(units.filter(({ kind }) => kind !== "argocd")).map(
      ([a, b]) => `${visible(a.at)} and ${visible(b.at)} hold the same object: give each an entry of \`clusters\`, or remove one.`
    )
  );
  return { clusters, told };
}
function byNames(units) {
  const sets = [...new Map(units.map(({ names }) => [names.join("-"), names])).values()];
  const covers = (names, some) => some.every(
    (name) => names.includes(name) || isEnvironment(name) && names.some((one) => one.split("-").includes(name))
  );
  const largest = sets.filter(
    (names) => names.length > 0 && !sets.some((other) => other !== names && other.length > 0 && covers(other, names))
  );
  if (largest.length < 2) return [{ name: null, units }];
  return largest.map((names) => ({ name: names.join("-"), units: units.filter((unit) => covers(names, unit.names)) })).toSorted((a, b) => a.name < b.name ? -1 : 1);
}
function byDestination(clusters) {
  const [only, ...others] = clusters;
  const names = [...new Set(only?.units.flatMap(({ destinations }) => destinations))].toSorted();
  if (only === void 0 || others.length > 0 || names.length < 2) return clusters;
  return names.map((written2) => {
    const host = /^https?:\/\/([^/:]+)/.exec(written2)?.[1];
    return {
      name: host ?? written2,
      units: only.units,
      ...host === void 0 ? {} : { destination: written2 }
    };
  });
}
function toldApart(units) {
  const [pair] = byNames(units).flatMap((cluster) => conflictsIn(cluster.units));
  if (pair === void 0) return units;
  const [a, b] = pair.map(({ at }) => at.split("/"));
  const depth = a.findIndex((step, index) => step !== b[index]);
  if (depth < 0) return units;
  const common = a.slice(0, depth).join("/");
  const branch = ({ at }) => at.split("/")[depth]?.replace(/\.ya?ml$/, "") ?? "";
  const inside2 = units.filter(({ at }) => isWithin(common, at));
  const branches = new Set(conflictsIn(inside2).flatMap((two) => two.map(branch)));
  const named = units.map((unit) => {
    const name = branch(unit);
    if (!isWithin(common, unit.at) || !branches.has(name) || name === "" || unit.names.includes(name))
      return unit;
    return { ...unit, names: [...unit.names, name] };
  });
  return named.every((unit, index) => unit === units[index]) ? units : toldApart(named);
}
function conflictsIn(units) {
  const held = groupedBy(
    units.flatMap((unit) => unit.objects.map((object) => ({ unit, identity: identityOf(object) }))),
    ({ identity }) => identity
  );
  return [...held.values()].flatMap(([{ unit }, ...others]) => {
    const other = others.find((one) => one.unit !== unit)?.unit;
    return other === void 0 ? [] : [[unit, other]];
  });
}

// src/init/charts.ts
function chartsOf({ files, below }) {
  const folders = files.flatMap(({ path }) => nameOf(path) === "Chart.yaml" ? folderOf(path) : []);
  const outer = folders.filter(
    (one) => !folders.some((other) => other !== one && isWithin(`${other}/charts`, one))
  );
  return outer.map((folder) => {
    const inside2 = below(folder);
    const templates = inside2.filter(({ path }) => /(?:^|\/)templates\//.test(path)).map(({ text }) => text ?? "");
    const hasApplications = templates.some((text) => /^kind: Application(?:Set)?$/m.test(text));
    const chart = inside2.find(({ path }) => nameOf(path) === "Chart.yaml" && folderOf(path) === folder);
    return {
      folder,
      name: textIn(placedYaml(chart?.text ?? "", "Chart.yaml")[0]?.value, "name") ?? "release",
      files: inside2.map(({ path }) => path),
      kinds: templates.flatMap(writtenKinds).flatMap((kind) => plannedKind(kind) ?? []),
      hasApplications,
      text: hasApplications ? inside2.map(({ text }) => text ?? "").join("\n") : "",
      values: inside2.map(({ path }) => path).filter(
        (path) => /\.ya?ml$/.test(path) && !/(?:^|\/)(?:templates|charts|ci)\//.test(path.slice(folder.length))
      ).filter(
        (path) => environmentOfFile(path) !== null || hasApplications && /(?:^|\/)values[-_.][^/.]+\.ya?ml$/.test(path)
      )
    };
  });
}

// src/init/deliveries.ts
var MAY_DELIVER = /toolkit\.fluxcd\.io|argoproj\.io/;
function deliveriesOf(repository, charts) {
  const folders = new Set(repository.files.map(({ path }) => folderOf(path)));
  const ofCharts = charts.filter(({ hasApplications }) => hasApplications).map((chart) => {
    const words = new Set(chart.text.match(/[\w./-]+/g));
    const isNamed = (folder) => words.has(folder) && !isWithin(chart.folder, folder);
    const file = chart.files.find((path) => nameOf(path) === "Chart.yaml") ?? chart.folder;
    return {
      by: "argocd",
      file,
      chart,
      paths: [...folders].filter(isNamed),
      destinations: [],
      isRemote: false
    };
  });
  const inCharts = new Set(charts.flatMap(({ files }) => files));
  const written2 = repository.files.flatMap(
    ({ path, text }) => text === null || inCharts.has(path) || !MAY_DELIVER.test(text) || !/\.ya?ml$/.test(path) ? [] : parseManifests(text, path).manifests.flatMap(
      (manifest) => deliveryOf(repository, path, manifest) ?? []
    )
  );
  return [...written2, ...ofCharts];
}
function deliveryOf(repository, file, { apiVersion, kind, object }) {
  const spec = field(object, "spec");
  const isOfFlux = groupOf(apiVersion).endsWith(".toolkit.fluxcd.io");
  if (isOfFlux && kind === "Kustomization") return found("flux", [textIn(spec, "path")]);
  if (isOfFlux && kind === "HelmRelease")
    return found("flux", [textIn(fieldAt(spec, "chart", "spec"), "chart")]);
  if (groupOf(apiVersion) !== "argoproj.io" || !kind.startsWith("Application")) return null;
  const made = fieldAt(spec, "template", "spec") ?? spec;
  const sources = [...itemsIn(made, "sources"), field(made, "source") ?? null];
  const written2 = sources.flatMap((one) => [textIn(one, "path"), ...valuesIn(one)]);
  const destination = field(made, "destination");
  const to = textIn(destination, "name") ?? textIn(destination, "server");
  const own = found("argocd", [...written2, ...itemsIn(spec, "generators").flatMap(pathsIn)]);
  return {
    ...own,
    destinations: to === null || to.includes("{{") ? [] : [to],
    isRemote: own.isRemote || sources.some((one) => textIn(one, "chart") !== null)
  };
  function found(by, paths) {
    const there = paths.map((path) => path?.replace(/(?:^|\/)[^/]*(?:\{\{|\*).*$/, "").replace(/^\$\w+\//, "") ?? "").flatMap((path) => joined("", path) || []).filter((path) => repository.hasFolder(path) || repository.hasFile(path));
    return { by, file, paths: [...new Set(there)], destinations: [], isRemote: there.length === 0 };
  }
}
function valuesIn(source) {
  const files = itemsIn(field(source, "helm"), "valueFiles").filter((one) => typeof one === "string");
  return files.map((one) => one.startsWith("$") ? one : `${textIn(source, "path") ?? ""}/${one}`);
}
function pathsIn(generator) {
  const git = field(generator, "git");
  const inner = ["matrix", "merge"].flatMap((kind) => itemsIn(field(generator, kind), "generators"));
  return [
    ...[...itemsIn(git, "directories"), ...itemsIn(git, "files")].flatMap((one) => textIn(one, "path") ?? []),
    ...inner.flatMap(pathsIn)
  ];
}
function entryOf2({ by, file, paths }) {
  return by === "argocd" ? file : paths.find((path) => isWithin(path, file)) ?? folderOf(file);
}

// src/init/kustomizations.ts
function kustomizationsOf(repository) {
  const files = repository.files.filter(({ path }) => isKustomization(path));
  return new Map(files.map(({ path, text }) => [folderOf(path), read(repository, path, text ?? "")]));
}
function read(repository, file, text) {
  const folder = folderOf(file);
  const value = placedYaml(text, file)[0]?.value ?? null;
  const written2 = isObject(value) ? value : {};
  const named = referencesIn(written2).filter(({ isInline }) => !isInline).map((one) => ({ ...one, path: joined(folder, one.written) ?? "" }));
  const isRemote = ({ key, written: name }) => (key === "resources" || key === "bases") && isAddress(name);
  return {
    folder,
    files: [file, ...named.flatMap(({ path }) => repository.hasFile(path) ? path : [])],
    inputs: named.flatMap(({ use, path }) => use === "objects" ? [] : path),
    folders: named.flatMap(
      ({ path }) => repository.hasFolder(path) && !repository.hasFile(path) ? path : []
    ),
    missing: named.filter((one) => !isRemote(one) && !repository.hasFile(one.path) && !repository.hasFolder(one.path)).map((one) => one.written),
    isComponent: written2["kind"] === "Component",
    namespace: textIn(written2, "namespace"),
    prefix: textIn(written2, "namePrefix") ?? "",
    suffix: textIn(written2, "nameSuffix") ?? ""
  };
}
function buildOf(start, kustomizations, objectsIn) {
  const files = [];
  const missing = [];
  const seen = /* @__PURE__ */ new Set();
  const visit = (folder) => {
    const one = kustomizations.get(folder);
    if (one === void 0) missing.push(folder);
    if (one === void 0 || seen.has(folder)) return [];
    seen.add(folder);
    files.push(...one.files);
    missing.push(...one.missing);
    return [...one.files.flatMap((file) => objectsIn(file)), ...one.folders.flatMap(visit)].map((object) => ({
      ...object,
      name: `${one.prefix}${object.name}${one.suffix}`,
      namespace: isNamespaced(object.kind) ? one.namespace ?? object.namespace : object.namespace
    }));
  };
  const objects = new Map(
    visit(start).map((object) => [`${object.kind}/${object.namespace}/${object.name}`, object])
  );
  return { files, objects: [...objects.values()], missing };
}

// src/init/repository.ts
function repositoryOf(files) {
  const sorted = files.toSorted((a, b) => a.path < b.path ? -1 : a.path > b.path ? 1 : 0);
  const byPath = new Map(sorted.map((file) => [file.path, file]));
  const byFolder = /* @__PURE__ */ new Map([["", []]]);
  for (const file of sorted) {
    for (let folder = folderOf(file.path); ; folder = folderOf(folder)) {
      const held = byFolder.get(folder) ?? [];
      held.push(file);
      byFolder.set(folder, held);
      if (folder === "") break;
    }
  }
  return {
    files: sorted,
    textOf: (path) => byPath.get(path)?.text ?? null,
    hasFile: (path) => byPath.has(path),
    hasFolder: (path) => byFolder.has(path),
    below: (folder) => byFolder.get(folder) ?? []
  };
}

// src/init/units.ts
var NEVER = /(?:^|\/)(?:node_modules|vendor|third_party|testdata|\.github|\.gitlab|\.terraform)\//;
var LEFT_OUT = /(?:^|\/)(?<!(?:overlays|environments|envs?|clusters)\/)(?:__tests__|tests?|e2e|fixtures|docs?|archived?|examples?|samples?)\//i;
function unitsOf(files) {
  const all = files.filter(({ path }) => !NEVER.test(path));
  const main = unitsIn(all.filter(({ path }) => !LEFT_OUT.test(path)));
  const skipped = all.filter((file) => LEFT_OUT.test(file.path) && plannedObjectsOf(file).length > 0);
  const [first] = skipped;
  if (first === void 0) return main;
  if (main.units.length === 0) return unitsIn(all);
  const says = `${counted(skipped.length, "file")} with planned objects in folders of tests, examples and documents: left out, the first ${visible(first.path)}.`;
  return {
    ...main,
    files: /* @__PURE__ */ new Set([...main.files, ...skipped.map(({ path }) => path)]),
    told: [...main.told, says]
  };
}
function unitsIn(files) {
  const repository = repositoryOf(files);
  const charts = chartsOf(repository);
  const inCharts = new Set(charts.flatMap(({ files: files2 }) => files2));
  const objects = new Map(
    repository.files.filter(({ path }) => !inCharts.has(path)).map((file) => [file.path, plannedObjectsOf(file)]).filter(([, held]) => held.length > 0)
  );
  const objectsIn = (file) => objects.get(file) ?? [];
  const kustomizations = kustomizationsOf(repository);
  const taken = new Set([...kustomizations.values()].flatMap(({ folders }) => folders));
  const roots = [...kustomizations.values()].filter((one) => !one.isComponent && !taken.has(one.folder));
  const build = (folder) => buildOf(folder, kustomizations, objectsIn);
  const rendered = /* @__PURE__ */ new Set();
  const units = [];
  const told = [];
  for (const { made, files: files2 } of deliveryUnits({ repository, charts, build, objectsIn })) {
    units.push(...made);
    for (const file of files2) rendered.add(file);
  }
  for (const { folder } of roots) {
    const { files: files2, objects: made, missing } = build(folder);
    if (made.length === 0 || files2.every((file) => rendered.has(file))) continue;
    const [first] = missing;
    if (first === void 0) units.push(unitAt("kustomize", folder, { objects: made }));
    else
      told.push(
        `${visible(folder) || "The root"} cannot be built here: it takes ${visible(first)}, which is not in this repository. Its manifests are read as they are.`
      );
    if (first === void 0) for (const file of files2) rendered.add(file);
  }
  for (const chart of charts) {
    if (chart.kinds.length === 0 || chart.files.some((file) => rendered.has(file))) continue;
    units.push(...chartUnits(chart));
    for (const file of chart.files) rendered.add(file);
  }
  const inputs = new Set([...kustomizations.values()].flatMap((one) => one.inputs));
  const isUnused = (file) => {
    const beside = kustomizations.get(folderOf(file));
    return beside !== void 0 && (beside.isComponent || beside.files.some((one) => rendered.has(one)));
  };
  for (const [file, held] of objects)
    if (!rendered.has(file) && !inputs.has(file) && !isUnused(file))
      units.push(unitAt("file", file, { objects: held }));
  return { units, files: /* @__PURE__ */ new Set([...objects.keys(), ...rendered]), told };
}
function unitAt(kind, at, more) {
  const folder = kind === "file" || kind === "argocd" ? folderOf(at) : at;
  const own = { objects: [], kinds: [], values: [], release: "", destinations: [] };
  return { kind, at, names: environmentsIn(folder), ...own, ...more };
}
function chartUnits(chart, kind = "helm", reach = {}) {
  const { folder, name: release, kinds, values } = chart;
  if (values.length === 0) return [unitAt(kind, folder, { kinds, release, ...reach })];
  return values.map(
    (file) => unitAt(kind, folder, {
      kinds,
      release,
      values: [file],
      names: [.../* @__PURE__ */ new Set([...environmentsIn(folderOf(file)), environmentOfFile(file) ?? valuesName(file)])],
      ...reach
    })
  );
}
function valuesName(file) {
  return nameOf(file).replace(/^values[-_.]|\.ya?ml$/g, "");
}
function deliveryUnits(reading) {
  const all = deliveriesOf(reading.repository, reading.charts);
  const reaches = new Map(all.map((delivery) => [delivery, reachOf(delivery, all, reading)]));
  const isApplied = (one) => all.some((other) => entryOf2(other) !== entryOf2(one) && reaches.get(other)?.files.has(one.file) === true);
  const starts = all.filter((one) => !isApplied(one));
  return [...new Set(starts.map(entryOf2))].flatMap((at) => {
    const own = starts.filter((one) => entryOf2(one) === at);
    const reach = own.flatMap((one) => reaches.get(one) ?? []);
    const objects = reach.flatMap((one) => one.objects);
    const kinds = reach.flatMap((one) => one.kinds);
    const [first] = own;
    const isRemote = reach.some((one) => one.isRemote);
    if (first === void 0 || objects.length === 0 && kinds.length === 0 && !isRemote) return [];
    const destinations = [...new Set(reach.flatMap((one) => one.destinations))];
    const files = reach.flatMap((one) => [...one.files]);
    const found = { objects, kinds, destinations };
    const made = first.chart === void 0 ? [unitAt(first.by, at, found)] : chartUnits(first.chart, "applications", found);
    return { made, files };
  });
}
function reachOf(start, all, { repository, charts, build, objectsIn }) {
  const files = /* @__PURE__ */ new Set([start.file]);
  const objects = /* @__PURE__ */ new Map();
  const kinds = [];
  const deliveries = /* @__PURE__ */ new Set([start]);
  const folders = /* @__PURE__ */ new Set();
  for (const delivery of deliveries) {
    for (const path of delivery.paths) {
      if (folders.has(path)) continue;
      folders.add(path);
      const chart = charts.find(({ folder }) => folder === path);
      const made = build(path);
      const inside2 = repository.below(path).map((file) => file.path);
      const taken = chart?.files ?? (made.files.length > 0 ? made.files : repository.hasFile(path) ? [path] : inside2);
      kinds.push(
        ...chart?.kinds ?? charts.filter((one) => isWithin(path, one.folder)).flatMap((one) => one.kinds)
      );
      const held = made.files.length > 0 ? made.objects : taken.flatMap((file) => objectsIn(file));
      for (const one of held) objects.set(`${one.kind}/${one.namespace}/${one.name}`, one);
      for (const file of taken) files.add(file);
    }
    for (const other of all) if (files.has(other.file) && other.by === start.by) deliveries.add(other);
  }
  return {
    files,
    objects: [...objects.values()],
    kinds,
    destinations: [...deliveries].flatMap((one) => one.destinations),
    isRemote: [...deliveries].some((one) => one.isRemote)
  };
}

// src/init/snapshots.ts
var HEADER = /^\{"fleetplan":"snapshot"/;
var SNAPSHOT_HEADER_BYTES = 64;
function mayBeSnapshot(path) {
  return path.endsWith(".ndjson");
}
function snapshotsIn(files) {
  return files.filter(({ path, text }) => mayBeSnapshot(path) && HEADER.test(text ?? "")).map(({ path }) => path).filter((path) => !LEFT_OUT.test(path)).toSorted();
}
function snapshotFor(cluster, snapshots) {
  const fitting = cluster === null ? snapshots : snapshots.filter(
    (path) => path.replace(/\.ndjson$/, "").split("/").includes(cluster)
  );
  return fitting.length === 1 ? fitting[0] ?? null : null;
}

// src/init/layout.ts
function layoutOf(files) {
  const found = unitsOf(files);
  if (found.units.length === 0) return null;
  const { clusters, told } = clustersOf(found.units);
  const snapshots = snapshotsIn(files);
  const folder = files.some(({ path }) => path === "fleet") ? "snapshots" : "fleet";
  const snapshotOf = ({ name }) => snapshotFor(name, snapshots) ?? `${folder}/${(name ?? "cluster").replace(/[^\w.-]/g, "-")}.ndjson`;
  const used = new Set(clusters.map(snapshotOf));
  const unused = snapshots.filter((path) => !used.has(path)).map((path) => `${path} is a snapshot, and of which cluster could not be told: it is not used.`);
  return { clusters, files: found.files, told: [...found.told, ...told, ...unused], snapshotOf, snapshots };
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
  const kinds = new Set(clusters.flatMap(({ units }) => units.map(({ kind }) => kind)));
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
  const charts = cluster.units.flatMap(({ kinds }) => kinds);
  const systems = new Set([...objects, ...charts].map(({ system }) => system));
  const groups = new Set([...objects, ...charts].map(({ apiVersion }) => groupOf(apiVersion)));
  const parts = snapshotPartsFor(systems, groups);
  const kubectl = `kubectl ${cluster.name === null ? "" : `--context ${shell(cluster.name)} `}get -o json`;
  const listed = `${kubectl} -A ${parts.resources.join(",")}`;
  const taken = `| node dist/cli.js snapshot - > ${layout.snapshotOf(cluster)}`;
  if (parts.definitions.length === 0) return [`#   ${listed} \\`, `#     ${taken}`];
  return [
    `#   { ${listed}`,
    `#     ${kubectl} --ignore-not-found crd ${parts.definitions.join(" ")}; } \\`,
    `#     ${taken}`
  ];
}

// src/init/index.ts
function isOfInterest(path) {
  return /\.(?:ya?ml|json)$|(?:^|\/)Kustomization$|(?:^|\/)templates\/.*\.tpl$/.test(path) && !/(?:^|\/)(?:node_modules\/|package-lock\.json$)/.test(path);
}
function proposalFor(files) {
  const layout = layoutOf(files.toSorted((a, b) => a.path < b.path ? -1 : 1));
  if (layout === null) return null;
  return {
    configuration: configurationText(layout),
    workflow: workflowText(layout),
    snapshots: layout.clusters.map((cluster) => layout.snapshotOf(cluster)).filter((path) => !layout.snapshots.includes(path)),
    told: layout.told
  };
}

// src/edge/repository-files.ts
import { existsSync, lstatSync } from "node:fs";
import { join, relative, sep } from "node:path";
function repositoryFiles(root, limits = READ_LIMITS) {
  const { paths, problems } = pathsIn2(root, limits);
  const wanted = new Set(paths.filter(isOfInterest));
  if (wanted.size > limits.files) return { files: [], problems: [...problems, countProblem(limits)] };
  const contentOf = (path, absolute) => {
    if (mayBeSnapshot(path)) return beginningOf(absolute);
    return wanted.has(path) ? textOf(absolute, path, limits) : null;
  };
  let bytes = 0;
  const files = [];
  for (const path of paths) {
    const read2 = contentOf(path, join(root, path));
    bytes += read2?.bytes ?? 0;
    if (bytes > limits.bytes) return { files: [], problems: [...problems, totalProblem(limits)] };
    files.push({ path, text: read2?.text ?? null });
  }
  return { files, problems };
}
function beginningOf(absolute) {
  const read2 = readBeginning(absolute, SNAPSHOT_HEADER_BYTES);
  return read2 && { text: read2.toString("utf8"), bytes: read2.length };
}
function textOf(absolute, path, limits) {
  const read2 = readText(absolute, path, limits);
  return "problem" in read2 ? null : read2;
}
function pathsIn2(root, limits) {
  const tracked = existsSync(join(root, ".git")) ? trackedIn(root) : null;
  if (tracked !== null) return { paths: tracked, problems: [] };
  const walked = walkFolder(root, {
    globs: compileGlobs([ANY_FILE]).globs,
    isIncluded: (absolute) => !/[\\/]node_modules$/.test(absolute),
    show: (absolute) => absolute,
    limits
  });
  const paths = walked.files.map(({ path }) => relative(root, path).split(sep).join("/"));
  return { paths, problems: walked.problems.filter(({ code }) => code === "too-many-files") };
}
function trackedIn(root) {
  const answer = runGit(root, ["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
  if (!answer.ok) return null;
  const named = [...new Set(answer.stdout.toString("utf8").split("\0"))].filter((path) => path !== "");
  return named.filter((path) => lstatSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true);
}

// src/edge/init-command.ts
var WORKFLOW = ".github/workflows/fleetplan.yml";
function initCommand(argv, output) {
  const { folder, isDryRun } = argumentsOf(argv);
  const root = resolve(folder);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`${visible(folder)} is no folder`);
  const { files, problems } = repositoryFiles(root);
  printProblems(problems, output);
  if (problems.length > 0) return COULD_NOT_JUDGE;
  const proposal = proposalFor(files);
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
  const read2 = readConfig(configuration, DEFAULT_CONFIG);
  if ("problems" in read2) {
    printProblems(read2.problems, output);
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
