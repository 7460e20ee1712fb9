import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  field,
  fieldAt,
  listIn
} from "./part-MZYUQ4PG.js";

// src/manifest/delivery/kustomization.ts
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
var ADDRESS = /:\/|::|^[^/]*@|[?]|\.git(?:\/|$)|^(?:github\.com|gitlab\.com|bitbucket\.org)[/:]/i;
function isAddress(written) {
  return ADDRESS.test(written);
}

export {
  KUSTOMIZATION_NAMES,
  isKustomization,
  referencesIn,
  chartKeysIn,
  chartValuesIn,
  changesIn,
  transformsIn,
  isAddress
};
