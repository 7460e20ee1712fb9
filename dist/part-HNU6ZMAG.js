import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  factOf,
  refKey
} from "./part-G3VZYYLT.js";
import {
  canonicalJson,
  groupOf,
  isSameJson,
  sha256Hex
} from "./part-MZYUQ4PG.js";

// src/plan/canonical.ts
function sha256(value) {
  return `sha256:${sha256Hex(canonicalJson(value))}`;
}
function parseDigest(text) {
  return /^sha256:[0-9a-f]{64}$/.test(text) ? text : null;
}

// src/plan/measure/wholes.ts
function isNamed(group) {
  return factOf(group, "named") !== void 0;
}
function settlingMs(group) {
  return (factOf(group, "bake")?.seconds ?? 0) * 1e3;
}
function wholeOf(group) {
  return factOf(group, "named")?.fleet ?? group.matched;
}
function servingOf(group) {
  return group.serving ?? wholeOf(group);
}
function keptOf(group) {
  return group.matched - (group.leaving?.length ?? 0);
}
function losableOf(group) {
  return keptOf(group) + (factOf(group, "given-up")?.written ?? 0);
}
function firstLap(groups) {
  return groups.filter(({ follows }) => follows === void 0);
}
function reachedOf(of) {
  const groups = firstLap(of);
  const sum = (numbers) => numbers.reduce((total, n) => total + n, 0);
  return {
    done: sum(groups.map(({ batches }) => sum(batches.map(({ succeeded }) => succeeded)) - againIn(batches))),
    all: sum(groups.map(({ matched }) => matched))
  };
}
function againIn(batches) {
  const targets = batches.flatMap(({ targets: of }) => of);
  return targets.length - new Set(targets).size;
}

// src/plan/measure/expiries.ts
function plannedExpiries(expiries) {
  const clusters = [];
  let until = -Infinity;
  for (const one of expiries.expired) {
    const last = clusters.at(-1);
    if (last && one.at < until) clusters[clusters.length - 1] = joined(last, one);
    else clusters.push(joined(null, one));
    until = Math.max(until, one.goneAt ?? Infinity);
  }
  return { ...expiries, clusters, over: clusters.filter(({ worst }) => isOver(worst)) };
}
function lastOfRollout({ expired }) {
  const ends = expired.flatMap(({ isOfRollout, goneAt }) => isOfRollout && goneAt !== null ? [goneAt] : []);
  return ends.length === 0 ? null : ends.reduce((a, b) => Math.max(a, b));
}
function worstCluster({ clusters }) {
  return clusters.reduce(
    (most, cluster) => most === null || isWorse(cluster.worst, most.worst) ? cluster : most,
    null
  );
}
function peakByAge(group) {
  const { peakAtOnce, batches, outBefore, expiries } = group;
  if (!expiries || expiries.clusters.length === 0) return null;
  if (batches.some(({ size }) => size + outBefore >= peakAtOnce)) return null;
  return expiries.clusters.reduce((most, one) => one.worst.out > most.worst.out ? one : most);
}
function goesByAgeAt({ expiries }, at) {
  if (at === null) return false;
  return expiries?.clusters.some(({ from, to }) => from <= at && at <= to) === true;
}
function joined(cluster, { at, out, limit }) {
  const moment = { at, out, limit };
  if (!cluster) return { from: at, to: at, expired: 1, worst: moment };
  const { from, expired, worst } = cluster;
  return { from, to: at, expired: expired + 1, worst: isWorse(moment, worst) ? moment : worst };
}
function isWorse(a, b) {
  return isOver(a) === isOver(b) ? a.out > b.out : isOver(a);
}
function isOver({ out, limit }) {
  return limit !== null && out > limit;
}

// src/plan/measure/begun.ts
function begunIn({
  batches,
  targets
}) {
  const own = new Set(targets);
  return new Set(batches.flatMap((batch) => batch.targets).filter((target) => own.has(target)));
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
    lifetimeMs: factOf(group, "expiry")?.lifetimeMs ?? null,
    batches: group.batches.map(({ targets, succeeded, failed }) => ({ targets, succeeded, failed })),
    ...lastingOf(group),
    peakAtOnce: group.peakAtOnce,
    worstLoss: group.worstLoss,
    stops: group.stops,
    outcome: group.outcome
  };
}
function lastingOf(group) {
  if (!isNamed(group) || group.outBefore > 0) return {};
  return { lastsMs: group.batches.map(({ start, end }) => end === null ? null : end - start) };
}
function timedLimits({ allowed, calendar, ceiling }) {
  if (!calendar) {
    const spans = allowed.map(({ reason, limit, remaining }) => canonicalJson({ reason, limit, remaining }));
    return { ceiling, limits: [...new Set(spans)].sort() };
  }
  const limits = calendar.limits.map(
    ({ written, namesReasons, reasons, schedule, durationMs }) => canonicalJson({ written, reasons: namesReasons ? [...reasons].sort() : null, schedule, durationMs })
  );
  return { ceiling: null, limits: [...limits.sort(), ...idleOf(calendar)] };
}
function windowsOf(group) {
  const { allowed, calendar, ceiling } = group;
  const pauses = factOf(group, "stage")?.pauses ?? [];
  const spans = calendar?.spans ?? allowed;
  const declared = calendar ? [...new Set(calendar.limits.map(({ written }) => written))].sort() : (
    // A default that is written out is the same limit.
    ceiling.declared ?? ceiling.byDefault ?? null
  );
  return {
    ceiling: { resolved: ceiling.resolved, enforced: ceiling.enforced, declared },
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
function drainsCore(policy) {
  const drains = factOf(policy, "drain-limit");
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
      ...factOf(policy, "drain-limit") ? { drains: drainsCore(policy) } : {}
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
function removedPolicies(base, head) {
  return pairUp(base, head).removed;
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
    sameEffect: base !== null && head !== null && !head.isDeleted && (head.unmeasured !== true || base.unmeasured === true && isDueAnyway(base, head, edited)) && (!isBroken(head) || isBroken(base)) && (startsNothing(head) || isDueAnyway(base, head, edited)) && head.change?.unforecast === void 0 && isSame(base, head),
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
function isOnlyNext(policy) {
  return startsNothing(policy) && policy.change?.kind !== "continues";
}
function isIdle(policy) {
  return startsNothing(policy) || policy.change?.replaces === 0;
}
var STARTS_NOTHING = /* @__PURE__ */ new Set([
  "next-rollout",
  "scale",
  "migration",
  "continues",
  "none"
]);
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
    if (isNamed(group) || group.unit === "replica") continue;
    const leaving = new Set(group.leaving);
    for (const target of group.targets)
      if (!leaving.has(target)) groups.set(target, factOf(group, "stage")?.name ?? ownName(group));
  }
  return groups;
}
function ownName({ name, rolls }) {
  return name.startsWith(`${rolls.name}/`) ? name.slice(rolls.name.length + 1) : name;
}

export {
  isNamed,
  settlingMs,
  wholeOf,
  servingOf,
  keptOf,
  losableOf,
  firstLap,
  reachedOf,
  sha256,
  parseDigest,
  plannedExpiries,
  lastOfRollout,
  worstCluster,
  peakByAge,
  goesByAgeAt,
  begunIn,
  planDigest,
  comparePolicies,
  removedPolicies,
  editedPolicies,
  startsNothing,
  isOnlyNext,
  isIdle
};
