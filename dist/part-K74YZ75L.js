import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DEFAULT_NAMESPACE,
  canonicalJson,
  groupOf,
  isSameJson,
  sha256Hex,
  visible
} from "./part-4U74K6KI.js";

// src/manifest/plural.ts
function plural(count, thing) {
  if (count === 1) return thing;
  if (/[^aeiou]y$/.test(thing)) return `${thing.slice(0, -1)}ies`;
  return /(?:ch|s|x)$/.test(thing) ? `${thing}es` : `${thing}s`;
}
function counted(count, thing) {
  return `${count} ${plural(count, thing)}`;
}
function percentOf(part, whole) {
  return whole === 0 ? 0 : Math.round(part * 1e3 / whole) / 10;
}
function shareText(part, whole, thing) {
  return `${part} of ${counted(whole, thing)} (${percentOf(part, whole)}%)`;
}
function verb(count, one, several) {
  return count === 1 ? one : several;
}

// src/systems/policy-ref.ts
function refText({ kind, namespace, name }) {
  const isShown = namespace !== null && namespace !== DEFAULT_NAMESPACE;
  return [kind, ...isShown ? [namespace] : [], name].join("/");
}
function refKey(ref) {
  return `${ref.system}/${ref.kind}/${ref.namespace ?? ""}/${ref.name}`;
}

// src/systems/newer-version.ts
function newerVersion(system, written, planned) {
  return {
    severity: "warning",
    code: "newer-version",
    message: `systems.${system}.version: ${visible(written)} is newer than any version that is known here: planned as ${planned}, the newest known. What has changed since is not looked at.`,
    place: null,
    picture: null
  };
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

// src/systems/refused-edit.ts
var REFUSED_EDIT = "The edit is refused: the cluster keeps the object it has, and the plan is that of the old one.";

// src/systems/system.ts
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

// src/calendar/days.ts
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
function clipTo(within, merged) {
  const clipped = [];
  for (const { from, to } of merged) {
    const part = { from: Math.max(from, within.from), to: Math.min(to, within.to) };
    if (part.from < part.to) clipped.push(part);
  }
  return clipped;
}
function covers(merged, at) {
  let low = 0;
  let high = merged.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((merged[middle]?.to ?? Infinity) <= at) low = middle + 1;
    else high = middle;
  }
  const candidate = merged[low];
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
  const early = shown - offsetMs(shown - DAY_MS, timeZone);
  const late = shown - offsetMs(shown + DAY_MS, timeZone);
  if (toWallClock(early, timeZone) === shown) return early;
  if (toWallClock(late, timeZone) === shown) return late;
  const change = zoneChanges({ from: shown - 2 * DAY_MS, to: shown + 2 * DAY_MS }, timeZone)[0];
  return change?.at ?? early;
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
    const known = groups.get(key) ?? { minute, end, lengthMs: to - from, days: /* @__PURE__ */ new Set() };
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
  const parts = [
    { count: Math.floor(ms / DAY_MS), unit: "d" },
    { count: Math.floor(ms % DAY_MS / HOUR_MS), unit: "h" },
    { count: Math.floor(ms % HOUR_MS / MINUTE_MS), unit: "min" }
  ].filter(({ count }) => count > 0);
  return parts.length === 0 ? "0 min" : parts.map(({ count, unit }) => `${count} ${unit}`).join(" ");
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

// src/plan/canonical.ts
function sha256(value) {
  return `sha256:${sha256Hex(canonicalJson(value))}`;
}

// src/plan/wholes.ts
function wholeOf(group) {
  return group.fleetSize ?? group.matched;
}
function servingOf(group) {
  return group.serving ?? wholeOf(group);
}
function keptOf(group) {
  return group.matched - (group.leaving?.length ?? 0);
}
function losableOf(group) {
  return keptOf(group) + (group.writtenLeaving ?? 0);
}
function firstLap(groups) {
  return groups.filter(({ follows }) => follows === void 0);
}
function reachedOf(of) {
  const groups = firstLap(of);
  const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
  return {
    done: sum(groups.flatMap(({ batches }) => batches.map(({ succeeded }) => succeeded))),
    all: sum(groups.map(({ matched }) => matched))
  };
}

// src/plan/digest.ts
function groupCore(group, { ceiling, limits }) {
  return {
    name: group.name,
    runs: group.runs.group,
    unit: group.unit,
    targets: group.targets,
    ceiling,
    strategy: group.strategy,
    limits,
    lifetimeMs: group.expiry?.lifetimeMs ?? null,
    batches: group.batches.map(({ targets, succeeded, failed }) => ({ targets, succeeded, failed })),
    ...lastingOf(group),
    peakAtOnce: group.peakAtOnce,
    worstLoss: group.worstLoss,
    stops: group.stops,
    outcome: group.outcome,
    documented: group.documented
  };
}
function lastingOf({ fleetSize, outBefore, batches }) {
  if (fleetSize === void 0 || outBefore > 0) return {};
  return { lastsMs: batches.map(({ start, end }) => end === null ? null : end - start) };
}
function timedLimits({ allowed, calendar, ceiling }) {
  if (!calendar)
    return { ceiling, limits: allowed.map(({ reason, limit, remaining }) => ({ reason, limit, remaining })) };
  const limits = calendar.limits.map(
    ({ written, namesReasons, reasons, schedule, durationMs }) => canonicalJson({ written, reasons: namesReasons ? [...reasons].sort() : null, schedule, durationMs })
  );
  return { ceiling: null, limits: [...limits.sort(), ...idleOf(calendar)] };
}
function windowsOf({ allowed, calendar, ceiling, pauses = [] }) {
  const spans = calendar?.spans ?? allowed;
  const declared = calendar ? [...new Set(calendar.limits.map(({ written }) => written))].sort() : ceiling.declared;
  return {
    ceiling: { ...ceiling, declared },
    limits: [
      ...spans.map(({ reason, from, to, limit }) => ({ reason, from, to, limit })),
      ...calendar ? idleOf(calendar) : [],
      // A wait that is shorter is no batch fewer.
      ...pauses.map(({ kind, ms, guards }) => ({ kind, ms, guards }))
    ]
  };
}
function idleOf({ idle }) {
  const reasons = Object.keys(idle).sort();
  return reasons.length === 0 ? [] : [{ idle: reasons }];
}
function effectCore(effect, limitsOf) {
  const groups = inOrder(effect.groups, ({ runs, name }) => JSON.stringify([runs.group, name]));
  return {
    groups: groups.map((group) => groupCore(group, limitsOf(group))),
    peakAtOnce: effect.peakAtOnce,
    worstLoss: effect.worstLoss,
    outcome: effect.outcome
  };
}
function drainsCore({ drains }) {
  if (!drains) return null;
  const { held, ...numbers } = drains;
  return {
    ...numbers,
    held: held.map(({ cause, pods, nodes, forGood }) => ({ cause, pods, nodes, forGood }))
  };
}
function inOrder(list, keyOf) {
  const keyed = list.map((item) => ({ item, key: keyOf(item) }));
  return keyed.sort((a, b) => a.key < b.key ? -1 : a.key > b.key ? 1 : 0).map(({ item }) => item);
}
function sameEffect(a, b) {
  return isSameJson(effectCore(a, windowsOf), effectCore(b, windowsOf));
}
function planDigest(side) {
  const kept = side.policies.filter(({ isDeleted }) => !isDeleted);
  const policies = inOrder(kept, ({ ref, apiVersion }) => `${refKey(ref)} ${apiVersion}`).map(
    (policy) => ({
      ref: policy.ref,
      change: policy.change?.kind ?? null,
      rejected: policy.rejections.length > 0,
      effect: effectCore(policy.effect, timedLimits),
      ...policy.drains ? { drains: drainsCore(policy) } : {}
    })
  );
  const { scopes, byDomain } = side.combined;
  const whole = scopes.filter(({ scope }) => scope.kind !== "domain" && scope.kind !== "quorum");
  const peaks = whole.map(({ unit, peakAtOnce }) => ({ unit, peakAtOnce }));
  return sha256({ policies, combined: { peaks, byDomain }, versions: side.assumedVersions });
}

// src/plan/compare.ts
function comparePolicies(base, head) {
  const before = base?.policies ?? [];
  const { twins, removed, edited } = pairUp(before, head.policies);
  return [
    ...head.policies.map((policy) => diff(twins.get(policy) ?? null, policy, policy, edited)),
    ...removed.map((policy) => diff(policy, null, policy, edited))
  ];
}
function editedPolicies(base, head) {
  const { edited } = pairUp(base ?? [], head);
  const users = [...base ?? [], ...head].filter(({ uses }) => uses.some((ref) => edited.has(refKey(ref))));
  return /* @__PURE__ */ new Set([...edited, ...users.map(({ ref }) => refKey(ref))]);
}
function pairUp(before, after) {
  const twins = twinsOf(before, after);
  const kept = new Set(twins.values());
  const removed = before.filter((policy) => !kept.has(policy));
  const changed = after.filter((policy) => changeOf(twins.get(policy), policy) !== "unchanged");
  return { twins, removed, edited: new Set([...changed, ...removed].map(({ ref }) => refKey(ref))) };
}
function twinsOf(before, after) {
  const exactKey = ({ ref, apiVersion }) => `${refKey(ref)} ${groupOf(apiVersion)}`;
  const exact = new Map(before.map((policy) => [exactKey(policy), policy]));
  const taken = new Set(after.map(exactKey));
  const moved = new Map(
    before.filter((policy) => !taken.has(exactKey(policy))).map((policy) => [refKey(policy.ref), policy])
  );
  const twins = /* @__PURE__ */ new Map();
  for (const policy of after) {
    const twin = exact.get(exactKey(policy)) ?? moved.get(refKey(policy.ref));
    if (twin) twins.set(policy, twin);
  }
  return twins;
}
function diff(base, head, shown, edited) {
  return {
    ref: shown.ref,
    apiVersion: shown.apiVersion,
    place: shown.place,
    change: changeOf(base ?? void 0, head ?? void 0),
    touchedThrough: touchedThrough(base, head, edited),
    base,
    head,
    // Equal limits are not an equal effect when merging starts a rollout that the base would not have.
    sameEffect: base !== null && head !== null && !head.isDeleted && (head.unmeasured !== true || base.unmeasured === true && isDueAnyway(base, head, edited)) && (!isBroken(head) || isBroken(base)) && (startsNothing(head) || isDueAnyway(base, head, edited)) && isSame(base, head),
    moved: base && head ? movedTargets(base, head) : []
  };
}
function isBroken({ rejections }) {
  return rejections.some(({ consequence }) => consequence !== void 0);
}
function isSame(base, head) {
  const drains = isSameJson(drainsCore(base), drainsCore(head));
  return drains && sameEffect(base.effect, head.effect);
}
function isDueAnyway(base, head, edited) {
  const isUntouched = changeOf(base, head) === "unchanged" && touchedThrough(base, head, edited).length === 0;
  return isUntouched && isSameJson(dueCore(base), dueCore(head));
}
function dueCore({ change }) {
  return change && { ...change, place: null };
}
function startsNothing({ change }) {
  return change === null || STARTS_NOTHING.has(change.kind);
}
var STARTS_NOTHING = /* @__PURE__ */ new Set(["next-rollout", "migration", "continues", "none"]);
function changeOf(base, head) {
  if (!base) return "added";
  if (!head || head.isDeleted || head.written === null && base.written !== null) return "removed";
  const same = base.apiVersion === head.apiVersion && isSameJson(base.written, head.written);
  return same ? "unchanged" : "changed";
}
function touchedThrough(base, head, edited) {
  const uses = new Map([...base?.uses ?? [], ...head?.uses ?? []].map((ref) => [refKey(ref), ref]));
  return [...uses].filter(([key]) => edited.has(key)).map(([, ref]) => ref);
}
function movedTargets(base, head) {
  if (isTakenUp(base, head) || isTakenUp(head, base)) return [];
  const from = groupByTarget(base);
  const to = groupByTarget(head);
  const targets = [...to.keys(), ...[...from.keys()].filter((target) => !to.has(target))];
  return targets.map((target) => ({ target, from: from.get(target) ?? null, to: to.get(target) ?? null })).filter((move) => move.from !== move.to);
}
function isTakenUp(unused, used) {
  const { groups } = used.effect;
  return unused.effect.groups.length === 0 && groups.every(({ rolls }) => refKey(rolls) !== refKey(used.ref));
}
function groupByTarget(policy) {
  const groups = /* @__PURE__ */ new Map();
  for (const group of firstLap(policy.effect.groups)) {
    if (group.fleetSize !== void 0) continue;
    const leaving = new Set(group.leaving);
    for (const target of group.targets) if (!leaving.has(target)) groups.set(target, group.name);
  }
  return groups;
}

export {
  plural,
  counted,
  percentOf,
  shareText,
  verb,
  refText,
  refKey,
  newerVersion,
  isLaterMinor,
  REFUSED_EDIT,
  RESOURCES_OF_DRAINS,
  CONFIGURED,
  MINUTE_MS,
  HOUR_MS,
  DAY_MS,
  dayOf,
  neighbour,
  beyondMonth,
  startOfMonth,
  mergeIntervals,
  unionOf,
  clipTo,
  covers,
  without,
  totalMs,
  intersectionOf,
  offsetMs,
  toWallClock,
  fromWallClock,
  zoneChanges,
  cityOf,
  WEEK_MS,
  weekText,
  weekdayText,
  clockText,
  spanText,
  joinAnd,
  sha256,
  wholeOf,
  servingOf,
  keptOf,
  losableOf,
  firstLap,
  reachedOf,
  planDigest,
  comparePolicies,
  editedPolicies,
  startsNothing
};
