import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  freezeAfter,
  freezeAt,
  isHeldByWindow,
  openTimes,
  rolledNow
} from "./part-GU2RILG5.js";
import {
  rolledGroups,
  sameRef
} from "./part-M5SMCWYP.js";
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  gapsIn,
  mergeIntervals
} from "./part-AVXPEEMN.js";

// src/gate/outlook.ts
function outlookOf({ reports }) {
  const plans = reports.map(({ plan }) => plan);
  const groups = plans.flatMap((plan) => rolledNow(plan).map(({ group }) => group));
  const ends = groups.map(finishOf);
  const finish = ends.includes(null) ? null : Math.max(reports[0].plan.at, ...ends.map((end) => end ?? 0));
  const inside = plans.flatMap((plan) => rolledNow(plan).flatMap(({ group }) => insideWindows(group, plan)));
  const freezes = plans.flatMap((plan) => freezeAfter(plan, plan.at) ?? []);
  const nextFreeze = freezes.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
  return {
    at: reports[0].plan.at,
    finish,
    endsInsideWindows: inside.length === 0 ? null : inside.every(Boolean),
    nextFreeze,
    endsBeforeFreeze: plans.every(isOverBeforeFreeze)
  };
}
function finishOf({ outcome, finish, settlesAfterMs = 0 }) {
  if (outcome === "none") return 0;
  return outcome === "complete" && finish !== null ? finish + settlesAfterMs : null;
}
function insideWindows(group, plan) {
  const open = openTimes(group, plan);
  if (open === null) return [];
  const known = group.calendar?.within.to ?? plan.horizon.to;
  const batches = group.batches.filter(({ start }) => start < known);
  return batches.map(({ start, end }) => {
    const window = open.find(({ from, to }) => from <= start && start < to);
    return end !== null && window !== void 0 && end <= window.to;
  });
}
function isOverBeforeFreeze(plan) {
  const next = freezeAfter(plan, plan.at);
  if (next === null) return true;
  const ends = rolledNow(plan).map(({ group }) => finishOf(group));
  return ends.every((end) => end !== null && end <= next.window.from);
}

// src/gate/slack.ts
function slackOf(plan, { withFreezes }) {
  const sides = plan.base ? [plan.head, plan.base] : [plan.head];
  const edges = edgesOf(plan, sides, withFreezes);
  const own = sides.flatMap((side) => instantsOfSide(side, plan));
  const slack = [plan.at, plan.horizon.to, ...own].map((instant) => {
    const next = edges[firstFrom(edges, instant)] ?? Infinity;
    return next - instant;
  });
  return Math.min(...slack, DAY_MS);
}
function groupsOf(side) {
  return rolledGroups(side).map(({ group }) => group);
}
function instantsOfSide(side, plan) {
  const groups = groupsOf(side);
  return groups.flatMap((group) => {
    const opens = new Set(windowsOf(group, plan).map(({ from }) => from));
    const moving = groups.length === 1 ? beforeWaiting(group, opens) : group.batches;
    return moving.flatMap((batch) => instantsOf(batch, group, opens));
  });
}
function beforeWaiting({ batches }, opens) {
  const waited = batches.findIndex(
    ({ start }, index) => opens.has(start) && batches.slice(0, index).every(({ end }) => end !== start)
  );
  return waited < 0 ? batches : batches.slice(0, waited);
}
function instantsOf({ start, end }, { settlesAfterMs = 0 }, opens) {
  return [
    ...opens.has(start) ? [] : [start],
    ...end === null ? [] : [end],
    ...end !== null && settlesAfterMs > 0 ? [end + settlesAfterMs] : []
  ];
}
function edgesOf(plan, sides, withFreezes) {
  const midnight = Math.floor(plan.at / DAY_MS) * DAY_MS + DAY_MS;
  const groups = sides.flatMap(groupsOf);
  const frozen = withFreezes ? plan.freezes.flatMap(({ windows }) => edgesIn(windows)) : [];
  const opened = groups.flatMap((group) => windowEdges(group, plan));
  return [midnight, ...frozen, ...opened, ...groups.flatMap(fixedInstants)].sort((a, b) => a - b);
}
function edgesIn(intervals) {
  return intervals.flatMap(({ from, to }) => [from, to]);
}
function windowEdges(group, plan) {
  const edges = edgesIn(windowsOf(group, plan));
  const { from, to } = plan.horizon;
  return group.calendar ? edges : edges.filter((edge) => edge !== from && edge !== to);
}
function windowsOf(group, plan) {
  return openTimes(group, plan) ?? [];
}
function fixedInstants({ expiry, expiries, outBefore, batches }) {
  return [
    ...(expiry?.expected ?? []).map(({ at }) => at),
    ...(expiries?.expired ?? []).map(({ at }) => at),
    ...outBefore > 0 ? batches.flatMap(({ end }) => end ?? []) : []
  ];
}
function firstFrom(sorted, instant) {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = low + high >> 1;
    if ((sorted[middle] ?? Infinity) < instant) low = middle + 1;
    else high = middle;
  }
  return low;
}

// src/gate/steady.ts
function steadyUntil({ at, run }) {
  const ends = run.reports.flatMap(({ plan }) => closedUntil(plan) ?? []);
  if (ends.length > 0) return Math.max(...ends, at + MINUTE_MS);
  const blocked = run.reports.flatMap((report) => runsIntoUntil(report) ?? []);
  if (blocked.length > 0) {
    const slack2 = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: false })));
    return Math.max(at + MINUTE_MS, Math.min(Math.max(...blocked), at + slack2));
  }
  const slack = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: true })));
  return Math.max(at + MINUTE_MS, at + slack);
}
function runsIntoUntil({ plan, findings }) {
  const found = rolledNow(plan).flatMap(({ group }) => {
    const hits = findings.filter((one) => isInFreeze(one) && isOf(one, group));
    const names = new Set(hits.map(({ evidence }) => evidence["freeze"]));
    const windows = plan.freezes.filter(({ name }) => names.has(name)).flatMap((freeze) => freeze.windows);
    return windows.filter((window) => isBusyInto(group, window, plan.at)).map(({ from }) => from);
  });
  return found.length === 0 ? null : Math.max(...found);
}
function isInFreeze({ rule, severity, status }) {
  return rule === "in-freeze" && severity === "error" && status !== "fixed";
}
function isOf({ policy, group: name }, { declaredIn, name: own }) {
  return policy !== null && sameRef(policy, declaredIn) && name === own;
}
function isBusyInto({ batches, joining = [] }, { from, to }, at) {
  const added = new Set(joining);
  const own = batches.filter(({ targets }) => targets.some((target) => !added.has(target)));
  const work = own.flatMap(({ start, end }) => end === null ? [] : [{ from: start, to: end }]);
  const busy = mergeIntervals(work.sort((a, b) => a.from - b.from));
  const [first] = busy;
  if (!first || first.from > at || (busy.at(-1)?.to ?? 0) <= from) return false;
  return gapsIn({ from: at, to: busy.at(-1)?.to ?? at }, busy).every((gap) => gap.to - gap.from < to - from);
}
function closedUntil(plan) {
  const freeze = freezeAt(plan, plan.at);
  if (freeze) return freeze.window.to;
  const rolled = rolledNow(plan).map(({ group }) => group);
  if (rolled.length === 0 || !rolled.every((group) => isHeldByWindow(group, plan))) return null;
  const openings = rolled.flatMap((group) => (openTimes(group, plan) ?? []).map(({ from }) => from));
  const next = Math.min(...openings.filter((from) => from > plan.at));
  return Math.min(next, plan.horizon.to);
}

// src/gate/search.ts
var FARTHEST_MS = 92 * DAY_MS;
var TARGETS_PLANNED = 5e4;
var MOST_PLANS = 250;
var FEWEST_PLANS = 24;
var MOST_IN_VAIN = 60;
function nextAllowed(denied, decideAt) {
  const until = denied.at + FARTHEST_MS;
  if (denied.isUnknown) return { outlook: null, searchedUntil: denied.at, isExact: true };
  const most = plansFor(denied);
  let isExact = true;
  let inVain = 0;
  let decision = denied;
  for (let plans = 0; !isAllowedFresh(decision); plans += 1) {
    inVain = isMatterOfTime(decision) ? 0 : inVain + 1;
    isExact &&= plans < most / 2 && inVain < MOST_IN_VAIN / 2;
    const at = nextCandidate(decision, isExact ? MINUTE_MS : HOUR_MS);
    if (at >= until || plans >= most || inVain >= MOST_IN_VAIN)
      return { outlook: null, searchedUntil: decision.at, isExact };
    decision = decideAt(at);
  }
  return { outlook: outlookOf(decision.run), searchedUntil: decision.at, isExact };
}
function isMatterOfTime({ reasons }) {
  return reasons.every(({ code }) => code !== "broken-rule" && code !== "worse-plan");
}
function isAllowedFresh({ reasons }) {
  return reasons.every(({ code }) => code === "stale-snapshot");
}
function nextCandidate(decision, stepMs) {
  const next = steadyUntil(decision);
  const step = next - decision.at <= stepMs ? stepMs : MINUTE_MS;
  return Math.ceil(Math.max(next, decision.at + 1) / step) * step;
}
function plansFor({ run }) {
  const targets = run.reports.flatMap(({ plan }) => rolledGroups(plan.head)).reduce((sum, { group }) => sum + group.matched, 0);
  return Math.max(FEWEST_PLANS, Math.min(MOST_PLANS, Math.floor(TARGETS_PLANNED / Math.max(1, targets))));
}

// src/gate/gate.ts
function gateReport(decideAt, at) {
  const decision = decideAt(at);
  return decision.gate === "allow" ? { decision, outlook: outlookOf(decision.run), next: null } : { decision, outlook: null, next: nextAllowed(decision, decideAt) };
}
function gateExitCode({ gate, isUnknown }) {
  if (gate === "allow") return 0;
  return isUnknown ? 2 : 1;
}

export {
  outlookOf,
  steadyUntil,
  isAllowedFresh,
  gateReport,
  gateExitCode
};
