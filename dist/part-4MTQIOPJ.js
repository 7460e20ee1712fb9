import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  groupOf,
  namespaceOf,
  visible
} from "./part-GVZEY7SZ.js";

// src/manifest/calendar-day.ts
function isCalendarDay(date) {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (year === void 0) return false;
  const found = /* @__PURE__ */ new Date(0);
  found.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(day);
}

// src/manifest/duplicates.ts
var DUPLICATE = "duplicate-object";
function identityOf(manifest) {
  return JSON.stringify([groupOf(manifest.apiVersion), manifest.kind, namespaceOf(manifest), manifest.name]);
}
var INDEXES = /* @__PURE__ */ new WeakMap();
function byIdentity(manifests) {
  const known = INDEXES.get(manifests);
  if (known) return known;
  const index = new Map(manifests.map((manifest) => [identityOf(manifest), manifest]));
  INDEXES.set(manifests, index);
  return index;
}
function duplicates(manifests) {
  const first = /* @__PURE__ */ new Map();
  const problems = [];
  for (const manifest of manifests) {
    const { kind, namespace, name, place } = manifest;
    const identity = identityOf(manifest);
    const earlier = first.get(identity);
    if (earlier === void 0) {
      first.set(identity, manifest);
      continue;
    }
    const where = `${visible(earlier.place.file)}:${earlier.place.line}`;
    const shown = visible(namespace === null ? name : `${namespace}/${name}`);
    const clusters = "where they are for different clusters, list those with the paths of each under `clusters` in the configuration.";
    const message = earlier.place.file === place.file && earlier.place.line === place.line ? `${visible(kind)} ${shown} is read twice from ${where}: two entries of \`policies\`, or two objects that apply its folder, take it, and what they make of it may differ, so neither was judged. Take it out of one, of globs with \`!${visible(place.file)}\`; ${clusters}` : `${visible(kind)} ${shown} is already described at ${where}; which of the two the cluster gets depends on the order, so neither was judged. Keep one of them; ${clusters}`;
    problems.push({ severity: "error", code: DUPLICATE, message, place, picture: null });
  }
  return problems;
}

export {
  isCalendarDay,
  DUPLICATE,
  identityOf,
  byIdentity,
  duplicates
};
