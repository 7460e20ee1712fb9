import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DEFAULT_NAMESPACE,
  field,
  fieldAt,
  groupOf,
  isObject,
  itemsIn,
  labelsIn,
  namespaceOf,
  objectIn,
  pathText,
  textIn,
  visible,
  warningAt
} from "./part-MZYUQ4PG.js";
import {
  plural,
  verb
} from "./part-HGX7INL6.js";

// src/manifest/words/listing.ts
var SHOWN = 5;
function listing(names) {
  if (names.length > SHOWN) return few(names, SHOWN);
  const last = names.at(-1) ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} and ${last}`;
}
function few(names, most = 3) {
  const more = names.length - most;
  return `${names.slice(0, most).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

// src/calendar/days.ts
var SECOND_MS = 1e3;
var MINUTE_MS = 6e4;
var HOUR_MS = 60 * MINUTE_MS;
var DAY_MS = 24 * HOUR_MS;
function dayOf(at) {
  const date = new Date(at);
  return {
    startMs: Math.floor(at / DAY_MS) * DAY_MS,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    dayOfWeek: date.getUTCDay()
  };
}
function neighbour(day, step) {
  const dayOfMonth = day.dayOfMonth + step;
  if (dayOfMonth < 1 || dayOfMonth > 28) return dayOf(day.startMs + step * DAY_MS);
  return {
    startMs: day.startMs + step * DAY_MS,
    year: day.year,
    month: day.month,
    dayOfMonth,
    dayOfWeek: (day.dayOfWeek + step + 7) % 7
  };
}
function beyondMonth(day, step) {
  const first = startOfMonth(day.year, step === 1 ? day.month + 1 : day.month);
  return dayOf(step === 1 ? first : first - DAY_MS);
}
function startOfMonth(year, month) {
  const date = /* @__PURE__ */ new Date(0);
  date.setUTCFullYear(year, month - 1, 1);
  return date.getTime();
}

// src/systems/facts.ts
function stated(kind, all) {
  return all.flatMap((of) => of === null || of === void 0 ? [] : [{ kind, of }]);
}
function factsOf({ facts }, kind) {
  return facts.flatMap((fact) => isOf(fact, kind) ? [fact.of] : []);
}
function factOf(stater, kind) {
  return stater ? factsOf(stater, kind)[0] : void 0;
}
function isOf(fact, kind) {
  return fact.kind === kind;
}

// src/systems/fix.ts
function fix(texts, ...values) {
  const partsOf = (value) => typeof value === "number" ? [String(value)] : isFix(value) ? value.parts : [value];
  return {
    parts: texts.flatMap((text, i) => {
      const value = values[i];
      return [text, ...value === void 0 ? [] : partsOf(value)];
    })
  };
}
function isFix(value) {
  return typeof value === "object" && "parts" in value;
}
function fixText(of) {
  return typeof of === "string" ? of : of.parts.map(partText).join("");
}
function partText(part) {
  if (typeof part === "string") return part;
  return "onlyAlone" in part ? part.onlyAlone : settingText(part);
}
function settingText({ field: field2, value, isText, beside, inPlaceOf }) {
  const set = `${field2}: ${isText ? `"${value}"` : value}${beside === void 0 ? "" : `, ${beside}`}`;
  return inPlaceOf === void 0 ? set : `fixed: {${set}} in the place of ${inPlaceOf}, with its thresholds`;
}
function settingsOf({ parts }) {
  return parts.flatMap((part) => typeof part === "object" && "field" in part ? [part] : []);
}
function withValues(of, valueOf) {
  const isChanged = settingsOf(of).some((setting) => valueOf(setting) !== setting.value);
  if (!isChanged) return of;
  return {
    parts: of.parts.flatMap((part) => {
      if (typeof part === "string") return [part];
      return "onlyAlone" in part ? [] : [{ ...part, value: valueOf(part) }];
    })
  };
}

// src/systems/group-facts.ts
function isBlind({ hasSignal, seconds, approval }) {
  return !hasSignal && seconds === 0 && !approval;
}

// src/systems/kinds.ts
function kindOf(kinds, { apiVersion, kind }) {
  const group = groupOf(apiVersion);
  const isIts = (one) => one.group === group || one.formerGroups?.includes(group) === true;
  return kinds.find((one) => one.kind === kind && isIts(one)) ?? null;
}
function newestApi({ group, versions: [newest] }) {
  return newest === void 0 ? null : `${group}/${newest}`;
}
function resourceOf(kind) {
  return plural(2, kind.toLowerCase());
}
function resourceIn({ group, kind }) {
  return `${resourceOf(kind)}.${group}`;
}
function keyOf({ group, kind, isNamespaced }, manifest) {
  return [group, kind, isNamespaced ? namespaceOf(manifest) : "", manifest.name].join("/");
}

// src/systems/policy-ref.ts
function refText({ kind, namespace, name }) {
  const isShown = namespace !== null && namespace !== DEFAULT_NAMESPACE;
  return [kind, ...isShown ? [namespace] : [], name].join("/");
}
function refKey(ref) {
  return `${ref.system}/${ref.kind}/${ref.namespace ?? ""}/${ref.name}`;
}

// src/snapshot/toleration.ts
function readToleration(value) {
  const text = (key) => {
    const inner = value[key];
    return typeof inner === "string" ? inner : "";
  };
  return { key: text("key"), operator: text("operator"), value: text("value"), effect: text("effect") };
}
function readTaint(value) {
  const text = (key) => textIn(value, key) ?? "";
  return { key: text("key"), value: text("value"), effect: text("effect") };
}
function tolerates(toleration, taint) {
  if (toleration.effect !== "" && toleration.effect !== taint.effect) return false;
  if (toleration.key !== "" && toleration.key !== taint.key) return false;
  if (toleration.operator === "Exists") return true;
  const isEqual = toleration.operator === "" || toleration.operator === "Equal";
  return isEqual && toleration.value === taint.value;
}
function taintText({ key, value, effect }) {
  return visible(`${key}${value === "" ? "" : `=${value}`}${effect === "" ? "" : `:${effect}`}`);
}
function untolerated(taints, tolerations, effects) {
  return taints.find(
    (taint) => effects.includes(taint.effect) && !tolerations.some((toleration) => tolerates(toleration, taint))
  );
}

// src/systems/replica-spread.ts
function endWithNodes({ tolerations }, taint) {
  return taint !== void 0 && tolerations.some((toleration) => tolerates(toleration, taint));
}

// src/systems/change-effect.ts
function inBatches(kind, says, place = null) {
  return { kind, says, batched: true, targetsAtOnce: 0, place };
}
var REFUSED_EDIT = "The edit is refused: the cluster keeps the object it has, and the plan is that of the old one.";

// src/systems/drained-pods.ts
var ENDED = ["Succeeded", "Failed"];
var DEFAULT_GRACE_SECONDS = 30;
function podsToDrain(objects) {
  return objects.flatMap((one) => {
    if (one.kind !== "Pod" || one.apiVersion !== "v1") return [];
    const metadata = objectIn(one.object, "metadata") ?? {};
    const spec = objectIn(one.object, "spec") ?? {};
    const node = textIn(spec, "nodeName");
    const isOver = ENDED.includes(textIn(objectIn(one.object, "status"), "phase") ?? "");
    if (node === null || isOver) return [];
    const owner = itemsIn(metadata, "ownerReferences").find((each) => field(each, "controller") === true);
    const namespace = one.namespace ?? "default";
    return {
      name: `${namespace}/${one.name}`,
      namespace,
      node,
      labels: labelsIn(metadata, "labels"),
      tolerations: itemsIn(spec, "tolerations").filter(isObject).map(readToleration),
      ownerKind: textIn(owner, "kind"),
      hasEmptyDir: itemsIn(spec, "volumes").some((volume) => field(volume, "emptyDir") !== void 0),
      restarts: textIn(spec, "restartPolicy") === "Always",
      graceMs: graceSecondsOf(field(spec, "terminationGracePeriodSeconds")) * 1e3
    };
  });
}
function graceSecondsOf(value) {
  return typeof value === "number" ? value : DEFAULT_GRACE_SECONDS;
}

// src/systems/foreign-cordon.ts
var MAINTENANCE_LABEL = "maintenance/";
function uncordonsOthers({ nodes, when, fix: fix2, place }) {
  if (nodes.length === 0) return null;
  const names = nodes.map(({ name }) => visible(name));
  const { length } = nodes;
  const maintained = maintainedOf(nodes);
  const underMaintenance = maintained.length === 0 ? "" : ` The maintenance of ${listing(maintained)} ends with that too, whatever is being done there.`;
  return {
    rule: "shared-cordon",
    subject: "uncordons",
    says: `it uncordons ${listing(names)}, which somebody else cordoned: when ${when}, ${verb(length, "the node is", "each of them is")} made schedulable, whoever cordoned it and why, and pods start there again.${underMaintenance}`,
    fix: fix2,
    place
  };
}
function worksUnderCordons({ nodes, fix: fix2, place }) {
  if (nodes.length === 0) return null;
  const { length } = nodes;
  const maintained = maintainedOf(nodes);
  const underMaintenance = maintained.length === 0 ? "" : ` ${listing(maintained)} ${verb(maintained.length, "is", "are")} under maintenance: its work is interrupted too.`;
  return {
    rule: "shared-cordon",
    subject: "works-under-cordons",
    says: `${listing(nodes.map(({ name }) => visible(name)))}, which somebody else cordoned, ${verb(length, "is", "are")} drained and interrupted like any other, and ${verb(length, "stays", "stay")} cordoned when its packages are complete there: it takes off no cordon but its own.${underMaintenance}`,
    fix: fix2,
    place
  };
}
function maintainedOf(nodes) {
  const isMaintained = ({ labels }) => Object.keys(labels).some((key) => key.startsWith(MAINTENANCE_LABEL));
  return nodes.filter(isMaintained).map(({ name }) => visible(name));
}

// src/systems/history.ts
var Histories = class _Histories {
  constructor(kinds, texts, byKey) {
    this.kinds = kinds;
    this.texts = texts;
    this.byKey = byKey;
    const all = [...byKey.values()];
    this.written = all.filter((one) => one.own !== null);
    this.onlyLive = all.filter((one) => !one.own && !one.base && one.live !== null);
    this.removed = all.filter((one) => !one.own && one.base !== null);
  }
  kinds;
  texts;
  byKey;
  /** In the files of this side, in their order. */
  written;
  /** Only the cluster holds them, before and after. */
  onlyLive;
  /** The change takes them out of the files. */
  removed;
  static of(kinds, given) {
    const texts = { ...given, live: given.live.filter((manifest) => kindOf(kinds, manifest)) };
    const byKey = /* @__PURE__ */ new Map();
    for (const side of ["own", "base", "live", "compared"]) {
      for (const manifest of texts[side] ?? []) {
        const spec = kindOf(kinds, manifest);
        if (!spec) continue;
        const key = keyOf(spec, manifest);
        byKey.set(key, { ...byKey.get(key) ?? NOWHERE, [side]: manifest });
      }
    }
    return new _Histories(kinds, texts, byKey);
  }
  /** What is written of the object that a manifest is of; all null for one of another system. */
  of(manifest) {
    const spec = kindOf(this.kinds, manifest);
    return (spec && this.byKey.get(keyOf(spec, manifest))) ?? NOWHERE;
  }
  /** The side that this one is compared with, as a change that starts from this one; null where nothing is compared. */
  otherSide() {
    const { own, compared, live } = this.texts;
    return compared && _Histories.of(this.kinds, { own: compared, base: own, live, compared: own });
  }
  /** Those of a part of the texts. An object that this side writes as none of them is there all the same, as the base has it. */
  only(isIts) {
    const { own, base, live, compared } = this.texts;
    const kept = this.written.flatMap(
      (one) => one.base !== null && isIts(one.base) && !isIts(one.own) ? one.base : []
    );
    return _Histories.of(this.kinds, {
      own: [...own.filter(isIts), ...kept],
      base: base && base.filter(isIts),
      live: live.filter(isIts),
      compared: compared && compared.filter(isIts)
    });
  }
};
var NOWHERE = { own: null, base: null, live: null, compared: null };
function besides(kinds, {
  neighbours = [],
  neighboursBefore = null,
  snapshot
}) {
  const isOne = (manifest) => kindOf(kinds, manifest) !== null;
  const own = neighbours.filter(isOne);
  const base = neighboursBefore && neighboursBefore.filter(isOne);
  return Histories.of(kinds, { own, base, live: snapshot.objects, compared: null });
}
function inForce({ own, base, live }, reading) {
  const held = live && reading.live(live);
  const written = base && reading.file(base, null);
  const taken = written && reading.isTaken(written) ? written : null;
  const before = reading.startsFrom === "live" ? held ?? taken : taken ?? held;
  const now = own ? reading.file(own, before) : base ? null : held;
  return { live: held, base: taken, before, now, after: now === null || reading.isTaken(now) ? now : before };
}

// src/systems/lost-readiness.ts
function lostReadiness(before, after) {
  const probed = new Set(containersIn(before).filter(isProbed).map(nameOf));
  return containersIn(after).filter((one) => !isProbed(one) && probed.has(nameOf(one))).map(nameOf);
}
function containersIn(spec) {
  return itemsIn(fieldAt(spec, "template", "spec"), "containers");
}
function nameOf(container) {
  return textIn(container, "name") ?? "";
}
function isProbed(container) {
  return objectIn(container, "readinessProbe") !== null;
}

// src/systems/newer-version.ts
function newerVersion(system, written, planned) {
  return warningAt(
    null,
    "newer-version",
    `systems.${system}.version: ${visible(written)} is newer than any version that is known here: planned as ${planned}, the newest known. What has changed since is not looked at.`
  );
}
function newerThanKnown(system, written, parse) {
  const parsed = written === null ? null : parse(written);
  return written !== null && parsed && "version" in parsed && parsed.isNewer ? [newerVersion(system, written, parsed.version)] : [];
}
function minorOf(text) {
  const match = /^v?(\d{1,6})\.(\d{1,6})(?:\.\d+)?(?:[-+].*)?$/.exec(text.trim());
  return match ? [Number(match[1]), Number(match[2])] : null;
}
function isLaterMinor(text, than) {
  const [own, other] = [minorOf(text), minorOf(than)];
  if (!own || !other) return false;
  return own[0] === other[0] ? own[1] > other[1] : own[0] > other[0];
}

// src/systems/policy-facts.ts
function told(all) {
  return all.filter((one) => one !== null);
}
var CORDONS = { releases: "own-cordon", needs: "cordon", keptApart: "cordon_NAME" };
var UNCORDONS = { releases: "any-cordon", needs: "cordon" };
var ENDS_WITH_UNCORDON = { releases: null, needs: "maintenance" };

// src/systems/rebooting.ts
var REBOOT_MS = 12e5;
function rebootingNodes(objects) {
  const nodes = /* @__PURE__ */ new Set();
  for (const { kind, object } of objects) {
    if (kind !== "NodeWright" && kind !== "Skyhook") continue;
    const status = object["status"];
    const words = objectIn(status, "nodeStatus") ?? {};
    for (const [node, packages] of Object.entries(objectIn(status, "nodeState") ?? {}))
      if (textIn(words, node) !== "erroring" && isInInterrupt(packages)) nodes.add(node);
  }
  return nodes;
}
function isInInterrupt(packages) {
  return Object.values(isObject(packages) ? packages : {}).some(
    (entry) => textIn(entry, "stage") === "interrupt" && textIn(entry, "state") === "in_progress"
  );
}

// src/systems/recorded-time.ts
function recorded(work, name, [startedAt, endedAt], labels = {}) {
  if (startedAt === null || endedAt === null) return [];
  const tookMs = endedAt - startedAt;
  return [{ work, name, labels, startedAt, leastMs: tookMs, mostMs: tookMs }];
}

// src/systems/resolved-group.ts
function unlimitedGroup({
  name,
  rolls,
  runs,
  unit,
  targets
}) {
  return {
    name,
    rolls,
    runs,
    unit,
    targets,
    selected: targets.length,
    lostTo: {},
    ceiling: { declared: null, resolved: null, enforced: null },
    allowed: [],
    strategy: null,
    brakes: null,
    blocked: [],
    carriedOver: null,
    declaredIn: rolls,
    places: {},
    facts: []
  };
}

// src/systems/resolved-policy.ts
function textPolicy(ref, manifest, told2) {
  return {
    ref,
    apiVersion: manifest.apiVersion,
    place: manifest.place,
    live: false,
    written: { spec: manifest.object["spec"] ?? null },
    uses: [],
    groups: [],
    change: null,
    rejections: [],
    unknownFields: (told2?.unknownFields ?? []).map(({ path, ...field2 }) => ({
      ...field2,
      path: pathText(path),
      place: manifest.placeOf(path)
    })),
    missingReferences: [],
    facts: stated("by-definition", told2?.byDefinition ? [told2.byDefinition] : []),
    notes: []
  };
}
function rejectedAt(manifest, refusals) {
  return refusals.map(({ path, ...refusal }) => ({ ...refusal, place: manifest.placeOf(path) }));
}
function refusedByCrd(manifest, violations) {
  const byCrd = ({ message, path }) => ({
    message: `${pathText(path)} ${message}`,
    by: "CRD",
    path
  });
  return rejectedAt(manifest, violations.map(byCrd));
}

// src/systems/system.ts
function emptyResolution(problems) {
  return { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems };
}
var RESOURCES_OF_DRAINS = [
  "pods",
  "poddisruptionbudgets.policy",
  "deployments.apps",
  "statefulsets.apps",
  "daemonsets.apps",
  "replicasets.apps",
  "replicationcontrollers"
];
var CONFIGURED = "it is configured";

// src/manifest/lookup/remembered.ts
function remembered(make) {
  const known = /* @__PURE__ */ new WeakMap();
  return (of) => {
    const before = known.get(of);
    if (before) return before.made;
    const made = make(of);
    known.set(of, { made });
    return made;
  };
}
function rememberedOfBoth(make) {
  const withFirst = remembered((a) => remembered((b) => make(a, b)));
  return (a, b) => withFirst(a)(b);
}

// src/calendar/intervals.ts
function mergeIntervals(sorted) {
  const merged = [];
  let last = null;
  for (const { from, to } of sorted) {
    if (to <= from) continue;
    if (last && from <= last.to) {
      if (to > last.to) last.to = to;
      continue;
    }
    last = { from, to };
    merged.push(last);
  }
  return merged;
}
function unionOf(a, b) {
  return mergeIntervals([...a, ...b].sort((left, right) => left.from - right.from));
}
function firstEndingAfter(merged, at) {
  let low = 0;
  let high = merged.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((merged[middle]?.to ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  return low;
}
function clipTo(within, merged) {
  if (within.from >= within.to) return [];
  const clipped = [];
  for (const one of merged.slice(firstEndingAfter(merged, within.from))) {
    if (one.from >= within.to) break;
    const isInside = one.from >= within.from && one.to <= within.to;
    clipped.push(isInside ? one : { from: Math.max(one.from, within.from), to: Math.min(one.to, within.to) });
  }
  return clipped;
}
function gapsIn(within, merged) {
  const gaps = [];
  let free = within.from;
  for (const { from, to } of clipTo(within, merged)) {
    if (from > free) gaps.push({ from: free, to: from });
    free = to;
  }
  if (free < within.to) gaps.push({ from: free, to: within.to });
  return gaps;
}
function covers(merged, at) {
  const candidate = merged[firstEndingAfter(merged, at)];
  return candidate !== void 0 && candidate.from <= at;
}
function without(merged, removed) {
  const left = [];
  let next = 0;
  for (const { from, to } of merged) {
    let free = from;
    while ((removed[next]?.to ?? Infinity) <= free) next += 1;
    for (let i = next; i < removed.length && free < to; i += 1) {
      const hole = removed[i];
      if (!hole || hole.from >= to) break;
      if (hole.from > free) left.push({ from: free, to: hole.from });
      free = Math.max(free, hole.to);
    }
    if (free < to) left.push({ from: free, to });
  }
  return left;
}
function totalMs(merged) {
  return merged.reduce((sum, { from, to }) => sum + to - from, 0);
}
function intersectionOf(a, b) {
  return without(a, without(a, b));
}

// src/manifest/lookup/once.ts
function once(ask) {
  const answers = /* @__PURE__ */ new Map();
  return (about) => {
    const known = answers.get(about) ?? { answer: ask(about) };
    answers.set(about, known);
    return known.answer;
  };
}
function lazily(find) {
  let found = null;
  return () => (found ??= { value: find() }).value;
}

// src/calendar/zones.ts
var formatters = /* @__PURE__ */ new Map();
function formatterOf(timeZone) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    hourCycle: "h23"
  });
  formatters.set(timeZone, made);
  return made;
}
var QUARTER_MS = 15 * MINUTE_MS;
var MOST_REMEMBERED = 1e5;
var offsets = /* @__PURE__ */ new Map();
function offsetMs(at, timeZone) {
  if (timeZone === "UTC") return 0;
  const known = offsets.get(timeZone) ?? /* @__PURE__ */ new Map();
  offsets.set(timeZone, known);
  const quarter = Math.floor(at / QUARTER_MS);
  const before = known.get(quarter);
  if (before !== void 0) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const offset = formattedOffsetMs(quarter * QUARTER_MS, timeZone);
  known.set(quarter, offset);
  return offset;
}
function formattedOffsetMs(at, timeZone) {
  const parts = new Map(
    formatterOf(timeZone).formatToParts(at).map(({ type, value }) => [type, Number(value)])
  );
  const part = (type) => parts.get(type) ?? 0;
  const local = /* @__PURE__ */ new Date(0);
  local.setUTCFullYear(part("year"), part("month") - 1, part("day"));
  local.setUTCHours(part("hour"), part("minute"), part("second"));
  return local.getTime() - Math.floor(at / 1e3) * 1e3;
}
function toWallClock(at, timeZone) {
  return at + offsetMs(at, timeZone);
}
function fromWallClock(shown, timeZone) {
  return instantsShowing(shown, timeZone)[0];
}
function instantsShowing(shown, timeZone) {
  const early = shown - offsetMs(shown - DAY_MS, timeZone);
  const late = shown - offsetMs(shown + DAY_MS, timeZone);
  const [first, second] = [early, late].filter((at) => toWallClock(at, timeZone) === shown).sort((a, b) => a - b);
  if (first !== void 0) return second === void 0 || second === first ? [first] : [first, second];
  const change = zoneChanges({ from: shown - 2 * DAY_MS, to: shown + 2 * DAY_MS }, timeZone)[0];
  return [change?.at ?? early];
}
function zoneChanges({ from, to }, timeZone) {
  if (timeZone === "UTC") return [];
  const changes = [];
  let low = from;
  let beforeMs = offsetMs(low, timeZone);
  while (low < to) {
    const high = Math.min(low + DAY_MS, to);
    const afterMs = offsetMs(high, timeZone);
    if (afterMs !== beforeMs) changes.push({ at: changeBetween(low, high, timeZone), beforeMs, afterMs });
    low = high;
    beforeMs = afterMs;
  }
  return changes;
}
function changeBetween(low, high, timeZone) {
  const before = offsetMs(low, timeZone);
  let first = Math.floor(low / MINUTE_MS);
  let last = Math.ceil(high / MINUTE_MS);
  while (last - first > 1) {
    const middle = Math.floor((first + last) / 2);
    if (offsetMs(middle * MINUTE_MS, timeZone) === before) first = middle;
    else last = middle;
  }
  return last * MINUTE_MS;
}
function cityOf(timeZone) {
  return timeZone.slice(timeZone.lastIndexOf("/") + 1).replaceAll("_", " ");
}
function offsetText(ms) {
  const size = Math.abs(ms);
  const two2 = (value) => String(Math.floor(value)).padStart(2, "0");
  return `${ms < 0 ? "-" : "+"}${two2(size / HOUR_MS)}:${two2(size % HOUR_MS / MINUTE_MS)}`;
}
function isTimeZone(name) {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

// src/calendar/week.ts
var WEEK_MS = 7 * DAY_MS;
var WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];
var PARTS_SHOWN = 6;
function weekText(stretches, week, timeZone) {
  if (stretches.some(({ from, to }) => from <= week.from && to >= week.to)) return "all week";
  const begun = stretches.filter(({ from }) => from >= week.from && from < week.to);
  if (begun.length === 0) return runningText(stretches, week, timeZone);
  const rhythm = rhythmText(begun, timeZone);
  if (rhythm !== null) return rhythm;
  const parts = alikeOf(begun, timeZone).map(alikeText);
  const more = parts.length - PARTS_SHOWN;
  return more > 0 ? `${parts.slice(0, PARTS_SHOWN).join(", ")} and ${more} more stretches` : joinAnd(parts);
}
function runningText(stretches, week, timeZone) {
  const running = stretches.find(({ from, to }) => from < week.from && to > week.from);
  if (!running) return "at no time of the week";
  const end = toWallClock(running.to, timeZone);
  return `until ${weekdayText(end)} ${clockText(end)}`;
}
function rhythmText(stretches, timeZone) {
  const [first, second] = stretches;
  if (!first || !second || stretches.length < 14) return null;
  const period = second.from - first.from;
  const length = first.to - first.from;
  const isEven = stretches.every(({ from, to }, i) => {
    const before = stretches[i - 1];
    return to - from === length && (!before || from - before.from === period);
  });
  if (!isEven || period >= DAY_MS / 2) return null;
  const minute = minuteOf(toWallClock(first.from, timeZone));
  if (period === HOUR_MS && length < HOUR_MS && length % MINUTE_MS === 0)
    return `minutes :${two(minute % 60)} to :${two((minute + length / MINUTE_MS - 1) % 60)} of every hour`;
  const at = period % HOUR_MS === 0 ? `, at :${two(minute % 60)}` : "";
  return `every ${spanText(period)} for ${spanText(length)}${at}`;
}
function alikeOf(stretches, timeZone) {
  const groups = /* @__PURE__ */ new Map();
  for (const { from, to } of stretches) {
    const start = toWallClock(from, timeZone);
    const end = endText(start, toWallClock(to, timeZone));
    const minute = minuteOf(start);
    const key = `${minute} ${end}`;
    const known = groups.get(key) ?? { minute, end, days: /* @__PURE__ */ new Set() };
    groups.set(key, known);
    known.days.add(mondayFirst(start));
  }
  const first = ({ days }) => Math.min(...days);
  return [...groups.values()].sort((a, b) => first(a) - first(b) || a.minute - b.minute);
}
function endText(start, end) {
  const startDay = dayOf(start).startMs;
  if (end === startDay + DAY_MS) return "\u201324:00";
  if (end - startDay < DAY_MS || end - startDay < 2 * DAY_MS && end - start < DAY_MS) {
    return `\u2013${clockText(end)}`;
  }
  if (end - start >= WEEK_MS) return ` to ${new Date(end).toISOString().slice(0, 10)} ${clockText(end)}`;
  const next = end - startDay >= 6 * DAY_MS ? "the next " : "";
  return ` to ${next}${WEEKDAYS[mondayFirst(end)] ?? ""} ${clockText(end)}`;
}
function alikeText({ minute, end, days }) {
  return `${daysText(days)} ${two(Math.floor(minute / 60))}:${two(minute % 60)}${end}`;
}
function daysText(days) {
  if (days.size === 7) return "daily";
  const sorted = [...days].sort((a, b) => a - b);
  const parts = [];
  for (let i = 0; i < sorted.length; ) {
    let last = i;
    while (sorted[last + 1] === (sorted[last] ?? 0) + 1) last += 1;
    const [from, to] = [WEEKDAYS[sorted[i] ?? 0] ?? "", WEEKDAYS[sorted[last] ?? 0] ?? ""];
    parts.push(last === i ? from : last === i + 1 ? `${from}, ${to}` : `${from}-${to}`);
    i = last + 1;
  }
  return parts.join(", ");
}
function weekdayText(shown) {
  return WEEKDAYS[mondayFirst(shown)] ?? "";
}
function clockText(shown) {
  const minute = minuteOf(shown);
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}
function spanText(ms) {
  const parts = spanParts(ms).filter(({ count }) => count > 0);
  return parts.length === 0 ? "0 min" : parts.map(({ count, unit }) => `${count} ${unit}`).join(" ");
}
function spanParts(ms) {
  return [
    { count: Math.floor(ms / DAY_MS), unit: "d" },
    { count: Math.floor(ms % DAY_MS / HOUR_MS), unit: "h" },
    { count: Math.floor(ms % HOUR_MS / MINUTE_MS), unit: "min" },
    { count: Math.floor(ms % MINUTE_MS / SECOND_MS), unit: "s" }
  ];
}
function joinAnd(parts) {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
function mondayFirst(shown) {
  return (dayOf(shown).dayOfWeek + 6) % 7;
}
function minuteOf(shown) {
  return Math.floor((shown - dayOf(shown).startMs) / MINUTE_MS);
}
function two(value) {
  return String(value).padStart(2, "0");
}

// src/rollout/controller.ts
var NO_BATCH = -1;
var NO_STEP = { starts: [], joins: [], leaves: [], again: false, wakeAt: null };
function isHalted({ phase }) {
  return phase === "stuck" || phase === "stopped";
}

// src/rollout/batches.ts
function groupKey(controller, group) {
  return `${controller}\0${group}`;
}
var NO_BATCHES = { batches: [], inFlight: null };
function batchesOf(run) {
  return new Map(
    [...recordsOf(run)].map(([key, records]) => [
      key,
      {
        batches: records.filter(({ index }) => index !== BEFORE),
        inFlight: records.find(({ index }) => index === BEFORE) ?? null
      }
    ])
  );
}
var STEPS = /* @__PURE__ */ new Set(["start", "resumed", "succeeded", "failed"]);
var BEFORE = 0;
function recordsOf(run) {
  const groups = /* @__PURE__ */ new Map();
  const names = new Names();
  for (const event of run.events) {
    if (event.kind === "left") names.left(event.target);
    if (event.batch < BEFORE || !STEPS.has(event.kind)) continue;
    const key = groupKey(event.controller, event.group);
    const batches = groups.get(key) ?? /* @__PURE__ */ new Map();
    groups.set(key, batches);
    const batch = batches.get(event.batch) ?? {
      targets: [],
      start: event.at,
      end: event.at,
      open: 0,
      succeeded: /* @__PURE__ */ new Set(),
      failed: /* @__PURE__ */ new Set()
    };
    batches.set(event.batch, batch);
    if (event.kind === "start") {
      batch.targets.push(names.of(key, event.target));
      batch.open++;
    }
    if (event.kind === "resumed") {
      batch.failed.delete(event.target);
      batch.open++;
    }
    if (event.kind === "succeeded" || event.kind === "failed") {
      batch[event.kind].add(event.target);
      batch.open--;
      batch.end = event.at;
    }
  }
  return new Map([...groups].map(([key, batches]) => [key, [...batches].map(finished)]));
}
var Names = class {
  gone = /* @__PURE__ */ new Set();
  /** How often the group began on what bears the name. */
  begun = /* @__PURE__ */ new Map();
  left(target) {
    this.gone.add(target);
  }
  of(group, target) {
    const key = `${group}\0${target}`;
    const times = this.begun.get(key) ?? 0;
    this.begun.set(key, times + 1);
    if (times === 0 || !this.gone.has(target)) return target;
    return `${times === 1 ? "replacement" : `replacement ${times}`} of ${target}`;
  }
};
function finished([index, batch]) {
  return {
    index,
    targets: batch.targets,
    start: batch.start,
    end: batch.open > 0 ? null : batch.end,
    succeeded: batch.succeeded.size,
    failed: batch.failed.size
  };
}

export {
  inBatches,
  REFUSED_EDIT,
  readToleration,
  readTaint,
  tolerates,
  taintText,
  untolerated,
  podsToDrain,
  stated,
  factsOf,
  factOf,
  fix,
  fixText,
  settingsOf,
  withValues,
  listing,
  few,
  uncordonsOthers,
  worksUnderCordons,
  isBlind,
  kindOf,
  newestApi,
  resourceOf,
  resourceIn,
  Histories,
  besides,
  inForce,
  lostReadiness,
  newerVersion,
  newerThanKnown,
  isLaterMinor,
  told,
  CORDONS,
  UNCORDONS,
  ENDS_WITH_UNCORDON,
  refText,
  refKey,
  REBOOT_MS,
  rebootingNodes,
  recorded,
  endWithNodes,
  unlimitedGroup,
  textPolicy,
  rejectedAt,
  refusedByCrd,
  emptyResolution,
  RESOURCES_OF_DRAINS,
  CONFIGURED,
  remembered,
  rememberedOfBoth,
  NO_BATCH,
  NO_STEP,
  isHalted,
  MINUTE_MS,
  HOUR_MS,
  DAY_MS,
  dayOf,
  neighbour,
  beyondMonth,
  startOfMonth,
  mergeIntervals,
  unionOf,
  firstEndingAfter,
  clipTo,
  gapsIn,
  covers,
  without,
  totalMs,
  intersectionOf,
  once,
  lazily,
  offsetMs,
  toWallClock,
  fromWallClock,
  instantsShowing,
  zoneChanges,
  cityOf,
  offsetText,
  isTimeZone,
  WEEK_MS,
  weekText,
  weekdayText,
  clockText,
  spanText,
  spanParts,
  joinAnd,
  groupKey,
  NO_BATCHES,
  batchesOf
};
