import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  loadReviewed
} from "./part-6UPY5ZYG.js";
import {
  heldText,
  isDone,
  losesAll,
  makeRun,
  numbered,
  openTimes,
  policyKey,
  readReviewed
} from "./part-L3XRCMSW.js";
import {
  loadSnapshot
} from "./part-7TL2VO2P.js";
import {
  endOf
} from "./part-QFXSIKZR.js";
import {
  SCHEMA_VERSION,
  VERDICTS,
  blocksText,
  blocksText2,
  footLines,
  isHeld,
  jsonText,
  painter,
  printerOf,
  renderRun,
  runBlocks,
  titleLines,
  wrap
} from "./part-KDZDG545.js";
import {
  allowanceAlreadyUsed,
  blockedNodesHoldProgress,
  drainDeadlock,
  erroringNodeFreezes,
  maintenanceNeverEnds,
  rolledGroups,
  sameRef,
  waiverLapsed
} from "./part-WVYOWS5I.js";
import {
  NO_WORDS,
  SIGNS,
  footerPhrases,
  hiderOfAll,
  instantOrNull,
  name,
  phraseMarkdown,
  phraseTerminal,
  say,
  sentence,
  utcPhrase
} from "./part-LZHJTOOK.js";
import {
  sha256,
  startsNothing
} from "./part-HNU6ZMAG.js";
import {
  SYSTEMS
} from "./part-PWGRHSRB.js";
import {
  NEWLINE,
  bytesOf,
  fixedText,
  gfm,
  joinMarkdown,
  sourceOf
} from "./part-BKFCZPHO.js";
import {
  MINUTE_MS,
  WEEK_MS,
  clipTo,
  factOf,
  factsOf,
  few,
  kindOf,
  mergeIntervals,
  offsetText,
  refText,
  without,
  zoneChanges
} from "./part-G3VZYYLT.js";
import {
  formatInstant,
  groupedBy,
  isObject,
  isSameJson,
  minuteText,
  visible
} from "./part-MZYUQ4PG.js";
import {
  counted,
  percentText,
  verb
} from "./part-HGX7INL6.js";

// src/edge/last-report.ts
import { closeSync, openSync, readSync } from "node:fs";
function unchanged(inputs) {
  const [first, ...rest] = inputs.map((input) => ({ ...input, base: input.head }));
  if (first === void 0) throw new RangeError("a run over no cluster");
  return [first, ...rest];
}
async function lastReport(path, called, inputs) {
  if (isReport(path)) return loadReviewed(path);
  const [input, ...others] = inputs;
  if (others.length > 0)
    throw new Error(
      `${called} is a snapshot, which is of one cluster, and the configuration lists several; choose one of them, or give the last JSON report`
    );
  const { snapshot, problems } = await loadSnapshot([path]);
  const at = snapshot.takenAt ?? input.at;
  const run = makeRun([{ ...input, snapshot, snapshotProblems: problems, at }]);
  if (run.verdict !== "unknown") {
    const last = readReviewed(renderRun(run, "json"));
    if (snapshot.takenAt !== null || "unusable" in last) return last;
    return { ...last, clusters: last.clusters.map((one) => ({ ...one, isUndated: true })) };
  }
  const [first] = run.reports[0].plan.problems.filter(({ severity }) => severity === "error");
  return { unusable: `cannot be made of ${visible(path)}: ${first?.message ?? "it could not be judged."}` };
}
function isReport(path) {
  try {
    const descriptor = openSync(path, "r");
    try {
      const head = Buffer.alloc(64);
      const length = readSync(descriptor, head);
      return /^\s*\{\s*"schemaVersion"/.test(head.toString("utf8", 0, length));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return false;
  }
}

// src/drift/ahead.ts
function aheadOf(report) {
  return [...freezesAhead(report.plan), ...waiversAhead(report), ...clocksAhead(report)];
}
function clocksAhead({ plan: { at, timeZone }, findings }) {
  const [change] = zoneChanges({ from: at, to: at + WEEK_MS }, timeZone);
  if (!change) return [];
  const moving = findings.filter(({ rule, status }) => rule === "local-time-shift" && status !== "fixed");
  const names = new Set(moving.flatMap(({ policy }) => policy ? [visible(refText(policy))] : []));
  return [...names].map((subject) => ({
    kind: "clocks",
    subject,
    says: `${subject}: its windows are written in UTC and move by the clocks of ${timeZone}, which are set from ${offsetText(change.beforeMs)} to ${offsetText(change.afterMs)} at ${minuteText(change.at)}.`,
    isWorse: false
  }));
}
function waiversAhead({ waived, plan: { at } }) {
  const near = waived.flatMap(
    ({ waiver }) => waiver && endOf(waiver.expires) <= at + WEEK_MS ? waiver : []
  );
  const lines = near.map(
    ({ rule, subject, owner, expires }) => `The waiver of ${rule} for ${visible(subject)} (owner ${visible(owner)}) lapses at the end of ${expires} UTC.`
  );
  return [...new Set(lines)].map((says) => ({ kind: "waiver", subject: null, says, isWorse: false }));
}
function freezesAhead({ freezes, at }) {
  const isSoon = (instant) => instant > at && instant <= at + WEEK_MS;
  return freezes.flatMap(
    ({ name: name2, windows }) => windows.flatMap(({ from, to }) => {
      const effect = (says) => ({ kind: "freeze", subject: null, says, isWorse: false });
      const freeze = `The freeze ${visible(name2)}`;
      return [
        ...isSoon(from) ? [effect(`${freeze} begins at ${minuteText(from)}.`)] : [],
        ...isSoon(to) ? [effect(`${freeze} ends at ${minuteText(to)}.`)] : []
      ];
    })
  );
}

// src/drift/allowance.ts
var SHARE = 0.5;
function allowanceEffects(subject, now, then, { isTold: isTold2, isFound }) {
  const limit = mostAllowed(now);
  const [seen, before] = [withoutOwn(now), withoutOwn(then)];
  const isNew = seen > before;
  if (!limit || !isNew && isTold2) return [];
  const taken = takenOf(now, limit);
  const outBefore2 = taken < Math.min(limit, seen) ? taken : seen;
  if (!takesMuch(outBefore2, limit)) return [];
  if (outBefore2 >= limit ? now.calendar || isFound : !isNew) return [];
  const left = limit - outBefore2 - ownOf(now);
  const rest = left > 0 ? `${left} ${verb(left, "is", "are")} left` : "none is left";
  const was = seen === before ? "as the last time" : `${before} the last time`;
  const who2 = `${counted(outBefore2, now.unit)} ${verb(outBefore2, "is", "are")} out already, ${was}`;
  const says = `${subject}: ${who2}, and ${verb(outBefore2, "counts", "count")} against the ${limit} that may be out at once: ${rest}.`;
  return [{ kind: "allowance", subject, says, isWorse: true }];
}
function withoutOwn(group) {
  return Math.max(0, group.outBefore - ownOf(group));
}
function ownOf({ inFlight }) {
  return inFlight?.targets.length ?? 0;
}
function takenOf({ allowed, calendar, outBefore: outBefore2 }, limit) {
  const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  const left = spans.flatMap((span) => span.limit === limit ? span.remaining ?? [] : []);
  return left.length === 0 ? outBefore2 : limit - Math.max(...left);
}
function takesMuch(outBefore2, limit) {
  return limit === null || outBefore2 >= SHARE * limit;
}
function mostAllowed({ allowed, calendar, ceiling }) {
  const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  if (spans.length === 0) return ceiling.enforced;
  return spans.reduce(
    (most, { limit }) => limit === null || most === null ? null : Math.max(most, limit),
    0
  );
}

// src/drift/effect.ts
function whyText({ why }) {
  return why === "" ? "" : ` Why: ${why}`;
}
var OUTCOMES = {
  complete: "it comes to its end",
  none: "nothing is to be done",
  stuck: "it gets stuck",
  stopped: "it is stopped",
  unfinished: "it is not done within what is looked at"
};
var NEXT_OUTCOMES = {
  complete: "would come to its end",
  none: "would have nothing to do",
  stuck: "would get stuck",
  stopped: "would be stopped",
  unfinished: "would not be done within what is looked at"
};
function namesOf(targets) {
  return few(targets.map((target) => visible(target)));
}

// src/drift/under-way.ts
function goesOnOf(now, then) {
  const [isNext, wasNext] = [isOnlyPossible(now), isOnlyPossible(then)];
  return { now: isUnderWay(now), then: isUnderWay(then), isNext, wasNext, isOfOne: isNext === wasNext };
}
function isUnderWay(kind) {
  return kind === "continues" || kind === "drift";
}
function isOnlyPossible(kind) {
  return kind === void 0 || kind === "none" || kind === "next-rollout";
}

// src/drift/forecast.ts
function toDo({
  batches,
  inFlight
}) {
  if (!inFlight) return batches;
  const { targets, end } = inFlight;
  return [{ targets, size: targets.length, start: null, end }, ...batches];
}
var NO_PROMISE = /* @__PURE__ */ new Set(["next-rollout", "none", "deleted"]);
function forecastEffects(policy, subject, now, { before, then, at, out }) {
  const promised = before.changeEffect?.kind ?? "none";
  if (!isUnderWay(policy.change?.kind) || NO_PROMISE.has(promised) || awaitedPerson(before, then)) return [];
  if (now.outcome === "stuck" && then.outcome === "stuck") return [];
  const left = leftOf(now);
  if (left === null) return [];
  const held = toDo(then).flatMap(
    ({ end, targets }) => isDue(end, at - slackOf(end, then)) ? targets.filter((target) => left.has(target)).map((target) => ({ target, end })) : []
  );
  const present = new Set(now.targets);
  const early = toDo(then).flatMap(
    ({ end, targets }) => isDue(end, at + slackOf(end, then)) ? [] : targets.filter((target) => present.has(target) && !left.has(target))
  );
  const [first] = held.sort((a, b) => a.end - b.end);
  const effect = (says, isWorse) => [
    { kind: "forecast", subject, says: `${subject}: ${says} ${finishText(now, then)}`, isWorse }
  ];
  if (first) {
    const behind = `behind its forecast: ${counted(held.length, now.unit)} of ${now.matched} should be done by now and ${verb(held.length, "is", "are")} not`;
    const stands = factsOf(policy, "recorded-state").find(({ target }) => target === first.target);
    const state = stands ? ` (${visible(stands.state)})` : "";
    const who2 = `the first is ${visible(first.target)}${state}, forecast for ${minuteText(first.end)}`;
    return effect(`${behind}; ${who2}. ${outText(now, { then, at, out })}`, true);
  }
  if (early.length === 0) return [];
  return effect(
    `ahead of its forecast: ${counted(early.length, now.unit)} of ${now.matched} ${verb(early.length, "is", "are")} done before the time.`,
    false
  );
}
function awaitedPerson({ head }, { name: name2, outcome }) {
  const pauses = head?.groups.flatMap((group) => group.pauses) ?? [];
  return outcome === "unfinished" && pauses.some((one) => one.kind === "approval" && one.holdsBack === name2);
}
function wasToGetOn(earlier) {
  const { then, at, isUndated = false } = earlier;
  if (isUndated) return toDo(then).some(({ start }) => start === null || start <= at);
  return toDo(then).some(({ end }) => isDue(end, at - slackOf(end, then)));
}
function dueIn({ then, at }) {
  const due = then.batches.flatMap(
    ({ start, end }) => isDue(end, at - slackOf(end, then)) ? [{ from: start ?? end, to: end }] : []
  );
  return mergeIntervals(due.sort((a, b) => a.from - b.from));
}
function leftOf(group) {
  const { undone, outcome } = group;
  if (outcome !== "complete" && undone === void 0) return null;
  return /* @__PURE__ */ new Set([...toDo(group).flatMap(({ targets }) => targets), ...undone ?? []]);
}
var LEAST_SLACK_MS = 10 * MINUTE_MS;
var SLACK_SHARE = 0.1;
function slackOf(end, { start }) {
  return lateBy(start ?? end ?? 0, end ?? 0);
}
function lateBy(from, until) {
  return Math.max(LEAST_SLACK_MS, SLACK_SHARE * (until - from));
}
function isDue(end, at) {
  return end !== null && end <= at;
}
function outText({ unit, targets, outBefore: outBefore2 }, { then, at, out }) {
  const forecast = toDo(then).filter(({ start, end }) => (start ?? at) <= at && !isDue(end, at)).reduce((sum2, { size }) => sum2 + size, 0);
  const now = unit === "node" ? targets.filter((target) => out.has(target)).length : outBefore2;
  return `Out now: ${now}, forecast ${forecast}.`;
}
function finishText(now, then) {
  const was = then.finish === null ? "no end was forecast" : `${minuteText(then.finish)} was forecast`;
  return now.finish === null ? `It does not come to its end as it stands; ${was}.` : `It ends at ${minuteText(now.finish)} from here; ${was}.`;
}

// src/drift/halfway.ts
function halfwayEffects(subject, now, earlier, goesOn) {
  const { then } = earlier;
  const left = { now: leftIn(now), then: leftIn(then) };
  const is = {
    now: !goesOn.isNext && isHalfway(left.now, now.matched, goesOn.now),
    then: !goesOn.wasNext && isHalfway(left.then, then.matched, goesOn.then)
  };
  const effect = (says, isWorse) => [
    { kind: "progress", subject, says: `${subject}: ${says}`, isWorse }
  ];
  if (NEVER_ENDS.has(now.outcome)) return is.then ? gotOnEffects(now, then, effect) : null;
  const done = { now: doneOf(now, left.now), then: doneOf(then, left.then) };
  const of = `${done.now} of ${counted(now.matched, now.unit)} done`;
  if (isFreed(goesOn, then.outcome, left.now)) return effect(overText(now), false);
  if (NEVER_ENDS.has(then.outcome)) return is.now ? effect(`the rollout is under way: ${of}.`, false) : null;
  if (!is.then)
    return is.now ? effect(`a rollout is under way: ${of}, and the last time none was.`, false) : null;
  if (!is.now) return now.matched === 0 ? [] : effect(overText(now), false);
  if (done.now > done.then) return effect(`the rollout goes on: ${of}, ${done.then} the last time.`, false);
  if (awaitsPerson(now) || !wasToGetOn(earlier)) return [];
  const when2 = earlier.isUndated === true ? ", and the last snapshot does not say when that was" : "";
  return effect(`the rollout stands still: ${of}, ${done.then} the last time${when2}.${whyText(now)}`, true);
}
function awaitsPerson(group) {
  return factOf(group, "stage")?.awaitsPerson === true && !isDone(group.outcome);
}
function personText(group) {
  const names = factOf(group, "stage")?.approvals ?? [];
  if (!awaitsPerson(group) || names.length === 0) return null;
  return `it waits for a person to approve ${namesOf(names)}, and nothing of it starts before.`;
}
function gotOnEffects(now, then, effect) {
  const done = doneWhenHalted(now) ?? 0;
  const before = doneOf(then, leftIn(then));
  if (done <= before) return [];
  return effect(
    `the rollout got on: ${done} of ${counted(now.matched, now.unit)} done, ${before} the last time.`,
    false
  );
}
function doneWhenHalted(group) {
  const left = leftOf(group);
  if (left === null) return null;
  const rest = /* @__PURE__ */ new Set([...left, ...group.blocked.map(({ target }) => target)]);
  return Math.max(0, group.matched - rest.size);
}
function endText(group) {
  const done = NEVER_ENDS.has(group.outcome) ? doneWhenHalted(group) : null;
  const far = done === null ? "" : ` with ${done} of ${counted(group.matched, group.unit)} done`;
  return `${OUTCOMES[group.outcome]}${far}`;
}
var NEVER_ENDS = /* @__PURE__ */ new Set(["stuck", "stopped"]);
function doneOf({ matched, blocked }, left) {
  return Math.max(0, matched - left - blocked.length);
}
function isFreed(goesOn, was, left) {
  return goesOn.then && (!goesOn.now || left === 0) && NEVER_ENDS.has(was);
}
function overText({ blocked, matched, unit }) {
  const over = "the rollout that was under way the last time is over";
  return blocked.length === 0 ? `${over}.` : `${over} but for ${blocked.length} of ${counted(matched, unit)} that it does not touch: ${namesOf(blocked.map(({ target }) => target))}.`;
}
function leftIn(group) {
  return toDo(group).reduce((sum2, { size }) => sum2 + size, 0);
}
function isHalfway(left, matched, goesOn) {
  return left > 0 && (goesOn || left < matched);
}

// src/drift/states.ts
function stateEffects({ head, inventory }, then, at) {
  const now = head.policies.flatMap((policy) => factsOf(policy, "recorded-state")).filter(isTold);
  const was = [...then.policies.values()].flatMap(({ recorded }) => recorded).filter(isTold);
  const all = [...new Set([...now, ...was].map(({ of }) => of))];
  return all.flatMap((of) => {
    const own = now.filter((one) => one.of === of);
    const before = new Map(was.flatMap((one) => one.of === of ? [[one.target, one.state]] : []));
    return [
      ...movedEffects(of, own, before),
      ...overEffect(of, own, before, inventory?.out ?? /* @__PURE__ */ new Set()),
      ...heldEffects(of, own, before),
      ...lateEffects(of, own, at)
    ];
  });
}
function isTold(one) {
  return one.of !== null;
}
function isToldByState(policy, kind, { head }) {
  const own = new Set(factsOf(policy, "recorded-state").flatMap(({ of }) => of ?? []));
  if (own.size === 0 || kind !== "size" && kind !== "outcome") return false;
  return kind === "size" || heldOf(head).some(({ of }) => own.has(of));
}
function heldOf({ policies }) {
  const all = policies.flatMap((policy) => factsOf(policy, "recorded-state"));
  return all.filter(isTold).filter(({ held }) => held !== null);
}
function isFoundByState({ rule, policy, evidence }, { policies }) {
  if (rule !== maintenanceNeverEnds.id || !policy || "deletedBy" in evidence) return false;
  const own = policies.find(({ ref }) => sameRef(ref, policy));
  return own !== void 0 && factsOf(own, "recorded-state").some((one) => isTold(one) && one.held !== null);
}
function who(list) {
  return counted(list.length, "node");
}
function movedEffects(of, now, before) {
  const moved = now.filter(({ target, state }) => before.get(target) !== state);
  const ways = groupedBy(moved, ({ target, state }) => JSON.stringify([before.get(target) ?? null, state]));
  return [...ways.values()].map((list) => {
    const [first] = list;
    const from = before.get(first.target);
    const names = namesOf(list.map(({ target }) => target));
    const state = `${visible(first.state)}${first.held === null ? "" : `, ${first.held}`}`;
    const way = from === void 0 ? `${verb(list.length, "is", "are")} new in it, in ${state}` : `went from ${visible(from)} to ${state}`;
    const isWorse = list.some(({ held }) => held !== null);
    return { kind: "progress", subject: of, says: `${of}: ${who(list)} ${way}: ${names}.`, isWorse };
  });
}
function overEffect(of, now, before, out) {
  const present = new Set(now.map(({ target }) => target));
  const over = [...before.keys()].filter((target) => !present.has(target));
  if (over.length === 0) return [];
  const left = over.filter((target) => out.has(target));
  const nodes = `${counted(over.length, "node")} ${verb(over.length, "is", "are")} no longer in it`;
  const rest = now.length === 0 ? "it is over" : `${now.length} still ${verb(now.length, "is", "are")}`;
  const still = left.length === 0 ? "" : ` Out all the same, cordoned or not ready: ${counted(left.length, "node")} (${namesOf(left)}).`;
  return [
    {
      kind: "progress",
      subject: of,
      says: `${of}: ${nodes}, and ${rest}.${still}`,
      isWorse: left.length > 0
    }
  ];
}
function heldEffects(of, now, before) {
  const held = now.filter((one) => one.held !== null && before.get(one.target) === one.state);
  return [...groupedBy(held, ({ state }) => state).values()].map((list) => {
    const [first] = list;
    const names = namesOf(list.map(({ target }) => target));
    const says = `${of}: ${who(list)} ${verb(list.length, "is", "are")} in ${visible(first.state)}, ${first.held ?? ""}: ${names}.`;
    return { kind: "progress", subject: of, says, isWorse: true };
  });
}
function lateEffects(of, now, at) {
  const late = now.filter((one) => one.held === null && isLate(one, at));
  return [...groupedBy(late, ({ state }) => state).values()].map((list) => {
    const [first] = [...list].sort((a, b) => (a.since ?? 0) - (b.since ?? 0));
    const longest = first && first.since !== null && first.until !== null ? ` ${visible(first.target)} is since ${minuteText(first.since)}, and was to be up to ${minuteText(first.until)}.` : "";
    const says = `${of}: ${who(list)} ${verb(list.length, "is", "are")} in ${visible(list[0].state)} for longer than is configured.${longest}`;
    return { kind: "progress", subject: of, says, isWorse: true };
  });
}
function isLate({ since, until }, at) {
  return since !== null && until !== null && until + lateBy(since, until) < at;
}

// src/drift/appeared.ts
function addedEffects(policy, groups) {
  if (factsOf(policy, "recorded-state").some(isTold)) return [];
  if (specOf(policy.apiVersion, policy.ref.kind)?.only === "controller") return [];
  const subject = visible(refText(policy.ref));
  return [
    {
      kind: "policy",
      subject,
      says: `${subject} is new since the last report${underWayText(policy, groups)}.`,
      isWorse: policy.live
    },
    ...isUnderWay(policy.change?.kind) ? groups.flatMap((group) => heldUp(subject, group, groups)) : [],
    ...failedEffects(policy, groups[0]?.unit ?? "node")
  ];
}
function heldUp(of, group, { length }) {
  const person = personText(group);
  const isHeld2 = person !== null || group.outcome === "stuck" || group.outcome === "stopped";
  if (!isHeld2 || isDone(group.outcome)) return [];
  const subject = length === 1 ? of : `${of} group "${visible(group.name)}"`;
  const says = `${subject}: ${person ?? `${endText(group)}.${whyText(group)}`}`;
  return [{ kind: "progress", subject, says, isWorse: true }];
}
function specOf(apiVersion, kind) {
  return kindOf(
    SYSTEMS.flatMap(({ kinds }) => kinds),
    { apiVersion, kind }
  );
}
function underWayText({ change }, groups) {
  const [first] = groups;
  const left = groups.reduce((sum2, group) => sum2 + leftIn(group), 0);
  if (!isUnderWay(change?.kind) || !first || left === 0) return "";
  return `, and its rollout is under way: ${counted(left, first.unit)} ${verb(left, "is", "are")} still to be done`;
}
function goneEffects(before) {
  if (before.recorded.some(isTold)) return [];
  const spec = specOf(before.apiVersion, before.kind);
  if (spec?.only === "controller") return [];
  const isWorse = spec?.runsOnce !== true || isUnderWay(before.changeEffect?.kind);
  const subject = visible(refText(before));
  return [{ kind: "policy", subject, says: `${subject} is gone since the last report.`, isWorse }];
}
function failedEffects(policy, unit) {
  const held = factsOf(policy, "recorded-state").filter((one) => !isTold(one) && one.held !== null);
  const [first] = held;
  if (!first) return [];
  const subject = visible(refText(policy.ref));
  const who2 = `${counted(held.length, unit)} ${verb(held.length, "is", "are")} ${first.state}`;
  const says = `${subject}: ${who2}, ${first.held ?? ""}: ${namesOf(held.map(({ target }) => target))}.`;
  return [{ kind: "progress", subject, says, isWorse: true }];
}

// src/drift/findings.ts
function findingEffects({ plan, findings, waived }, then) {
  const isKnown = knownBefore(then.findings);
  const isOld = knownBefore(then.before);
  const standing = findings.filter(
    ({ status, severity, rule }) => status !== "fixed" && severity !== "info" && rule !== "no-progress"
  );
  const courses = coursesOf(plan, then);
  return [
    ...standing.filter((finding) => !isFoundByState(finding, plan.head)).filter((finding) => !isKnown(finding) || isEachTime(finding, courses) || isStanding(finding)).map(
      (finding) => effectOf(finding, sinceWhen(finding, courses, { isOld: isOld(finding), isKnown: isKnown(finding) }))
    ),
    ...endedEffect(ended({ standing, waived }, then, courses))
  ];
}
function effectOf({ rule, message, policy }, since) {
  const says = `${since === void 0 ? "" : `${since}: `}${rule}: ${message}`;
  const subject = policy && visible(refText(policy));
  return { kind: "finding", subject, says, isWorse: since === void 0 };
}
function sinceWhen(finding, courses, { isOld, isKnown }) {
  const names = nextRolloutsOf(finding) ?? [...courses.keys()];
  const isOfOnce = names.length > 0 && names.every((name2) => courses.get(name2)?.includes("once"));
  if (isOld && isOfOnce) return "As before the change";
  if (isKnown && isStanding(finding)) return "As the last time";
  if (isEachTime(finding, courses)) return void 0;
  return names.flatMap((name2) => courses.get(name2) ?? []).flatMap((course) => notNew(course) ?? [])[0];
}
function knownBefore(findings) {
  const prints = new Set(findings.map(({ fingerprint }) => fingerprint));
  const all = new Set(findings.flatMap(keysOf));
  const merged = new Set(findings.filter(isOfSeveral).flatMap(keysOf));
  return (finding) => {
    const among = isOfSeveral(finding) ? all : merged;
    return prints.has(finding.fingerprint) || keysOf(finding).every((key) => among.has(key));
  };
}
function isOfSeveral({ evidence }) {
  return Array.isArray(evidence["groups"]);
}
function keysOf({ rule, policy, group, evidence }) {
  const groups = evidence["groups"];
  const all = Array.isArray(groups) ? groups.filter(isObject).map((one) => one["group"]) : [group ?? null];
  return all.map((one) => JSON.stringify([rule, policy ? refText(policy) : null, one]));
}
function ended({ standing, waived }, then, courses) {
  const now = new Set([...standing, ...waived].map(({ fingerprint }) => fingerprint));
  const broken = new Set(standing.map(brokenKey));
  return then.findings.filter(
    (finding) => finding.severity !== "info" && finding.rule !== "no-progress" && !now.has(finding.fingerprint) && !broken.has(brokenKey(finding)) && isMended(finding, courses)
  ).map(({ rule, policy }) => ({ rule: visible(rule), of: policy ? visible(refText(policy)) : null }));
}
function isMended({ rule, policy }, courses) {
  const all = policy ? courses.get(refText(policy)) : [...courses.values()].flat();
  if (all === void 0 || policy && all.length === 0) return false;
  return all.every((course) => course === "other" || course === "freed" || isOfTargets(course, rule));
}
function isOfTargets(course, rule) {
  return !["held", "edited", "once"].includes(course) && OF_TARGETS.has(rule);
}
var OF_TARGETS = /* @__PURE__ */ new Set([
  allowanceAlreadyUsed.id,
  blockedNodesHoldProgress.id,
  drainDeadlock.id,
  erroringNodeFreezes.id
]);
function notNew(course) {
  if (course === "over") return "Of the next rollout";
  return course === "freed" ? "Of the rollout that was held the last time" : void 0;
}
function coursesOf({ head }, then) {
  const own = new Map(
    head.policies.flatMap((policy) => {
      const before = then.policies.get(policyKey({ ...policy.ref, apiVersion: policy.apiVersion }));
      return before?.head ? [[refText(policy.ref), courseOf(policy, before, before.head)]] : [];
    })
  );
  return new Map(
    head.policies.map(({ ref, effect }) => {
      const rolled = effect.groups.length === 0 ? [ref] : effect.groups.map(({ rolls }) => rolls);
      const names = [...new Set(rolled.map(refText))];
      return [refText(ref), names.flatMap((name2) => own.get(name2) ?? [])];
    })
  );
}
function courseOf({ change, effect }, { change: edit, changeEffect }, was) {
  const goesOn = goesOnOf(change?.kind, changeEffect?.kind);
  if (goesOn.then && !goesOn.now) return "over";
  const [wasDone, done] = [isDone(was.outcome), isDone(effect.outcome)];
  if (wasDone !== done) {
    if (!done) return "held";
    return goesOn.isNext ? "over" : "freed";
  }
  if (!done && goesOn.now) return "still";
  if (edit !== "unchanged") return changeEffect?.batched === false && goesOn.isNext ? "once" : "edited";
  if (goesOn.now && !goesOn.then) return "begun";
  if (goesOn.now && goesOn.then && sum(effect.groups.map(leftIn)) < sum(was.groups.map(leftIn)))
    return "rest";
  const isFewer = sum(effect.groups.map((one) => one.outBefore)) > sum(was.groups.map((one) => one.outBefore));
  return isFewer ? "fewer" : "other";
}
function sum(numbers) {
  return numbers.reduce((total, one) => total + one, 0);
}
function nextRolloutsOf({ policy, evidence }) {
  if (policy) return [refText(policy)];
  const domains = Array.isArray(evidence["domains"]) ? evidence["domains"].filter(isObject) : [];
  return [evidence, ...domains].flatMap(({ contributors }) => Array.isArray(contributors) ? contributors.filter(isObject) : []).flatMap(({ policy: name2, isNext }) => isNext === true && typeof name2 === "string" ? [name2] : []);
}
function isEachTime({ rule, policy, evidence }, courses) {
  if (rule === waiverLapsed.id) return evidence["waiver"] !== "unused";
  if (rule === drainDeadlock.id) return evidence["forGood"] === false;
  return rule === allowanceAlreadyUsed.id && !(policy && courses.get(refText(policy))?.includes("still"));
}
function isStanding({ rule, evidence }) {
  return rule === drainDeadlock.id && evidence["forGood"] === true;
}
function brokenKey({ rule, policy }) {
  return JSON.stringify([rule, policy ? refText(policy) : null]);
}
function endedEffect(all) {
  if (all.length === 0) return [];
  const rules = [...groupedBy(all, ({ rule }) => rule)].sort(([a], [b]) => a < b ? -1 : 1);
  const texts = rules.map(([rule, list]) => {
    const names = [...new Set(list.flatMap(({ of }) => of ?? []))];
    return names.length === 0 ? rule : `${rule} (${few(names)})`;
  });
  const says = `No longer broken where the last report said so: ${texts.join(", ")}.`;
  return [{ kind: "finding", subject: null, says, isWorse: false }];
}

// src/drift/group-effects.ts
function groupEffects(subject, now, earlier, { goesOn, gone }) {
  const { then } = earlier;
  const halfway = halfwayEffects(subject, now, earlier, goesOn);
  const isHalfway2 = halfway !== null;
  const ofSubject = (effect) => {
    return { subject, ...effect, says: `${subject}: ${effect.says}` };
  };
  return [
    ...sizeEffects(now, then, gone).map(ofSubject),
    ...when(!isTimed(now) && now.ceiling.enforced !== then.ceiling.enforced, ceilingEffect(now, then)).map(
      ofSubject
    ),
    ...halfway ?? [],
    ...numberEffects(now, then, goesOn, isHalfway2).map(ofSubject)
  ];
}
function when(is, effect) {
  return is ? [effect] : [];
}
function sizeEffects(now, then, gone) {
  return when(now.matched !== then.matched, {
    kind: "size",
    says: `${counted(now.matched, now.unit)}, ${then.matched} the last time.${unselectedText(gone, now)}`,
    isWorse: gone.length > 0 || now.matched === 0 && factOf(now, "compartment")?.isFallback !== true
  });
}
function numberEffects(now, then, goesOn, isHalfway2) {
  const isOther = isHalfway2 || !goesOn.isOfOne || then.outcome === "stuck" || goesOn.then && !goesOn.now;
  const isLetGo = !isHalfway2 && goesOn.isNext && goesOn.isOfOne;
  const isCompared = !isOther && now.matched > 0 && !isOfFewNodes(now, then);
  const unit = (count) => counted(count, now.unit);
  return [
    ...when(isCompared && now.peakAtOnce !== then.peakAtOnce && !isByCeiling(now, then), {
      kind: "peak",
      says: `${now.peakAtOnce} of ${unit(now.matched)} (${percentText(now.peakAtOnce, now.matched)}) out at once${outBefore(now)}, ${then.peakAtOnce} of ${then.matched} the last time.`,
      isWorse: now.peakAtOnce > then.peakAtOnce
    }),
    ...when(isCompared && now.worstLoss !== then.worstLoss && !isOfFewerAlone(now, then), {
      kind: "worst-loss",
      says: `a bad change breaks up to ${unit(now.worstLoss)}, ${then.worstLoss} the last time.`,
      isWorse: now.worstLoss > then.worstLoss && !(losesAll(now) && losesAll(then))
    }),
    ...when(isOtherwise(now, then) && !(isOther && isDone(now.outcome) && !isLetGo), {
      kind: "outcome",
      says: goesOn.isNext ? `the next rollout ${NEXT_OUTCOMES[now.outcome]}, and the last time it ${NEXT_OUTCOMES[then.outcome]}.${whyText(now)}` : `${goesOn.now ? endText(now) : OUTCOMES[now.outcome]}, and the last time ${OUTCOMES[then.outcome]}.${whyText(now)}`,
      isWorse: !isDone(now.outcome)
    })
  ];
}
function unselectedText(gone, { unit }) {
  if (gone.length === 0) return "";
  return ` ${counted(gone.length, unit)} ${verb(gone.length, "is", "are")} there and not selected any more: ${namesOf(gone)}.`;
}
function isByCeiling(now, then) {
  const is = now.ceiling.enforced === now.peakAtOnce && then.ceiling.enforced === then.peakAtOnce;
  return is && !isTimed(now);
}
function isOfFewerAlone(now, then) {
  const isOfSize = losesAll(now) && losesAll(then);
  return now.worstLoss < then.worstLoss && (isOfSize || isDone(then.outcome) && !isDone(now.outcome));
}
function isOfFewNodes(now, then) {
  const moved = Math.abs(now.outBefore - then.outBefore);
  const differs = Math.max(
    Math.abs(now.peakAtOnce - then.peakAtOnce),
    Math.abs(now.worstLoss - then.worstLoss)
  );
  const isFew = now.outBefore < then.outBefore || !takesMuch(Math.max(now.outBefore, then.outBefore), mostAllowed(now));
  return now.matched === then.matched && moved > 0 && differs <= moved && isFew;
}
function isTimed({ calendar }) {
  return calendar?.limits.some(({ schedule }) => schedule !== null) ?? false;
}
function isOtherwise(now, then) {
  return now.outcome !== then.outcome && then.matched > 0 && now.matched > 0;
}
function outBefore({ outBefore: count }) {
  return count === 0 ? "" : ` (${count} of them out before it begins)`;
}
function ceilingEffect(now, then) {
  const { declared, enforced } = now.ceiling;
  const written = typeof declared === "string" ? `${declared} is ` : "up to ";
  const text = enforced === null ? "nothing limits how many go at once" : `${written}${counted(enforced, now.unit)} at once now`;
  const was = then.ceiling.enforced === null ? "there was no limit" : `${then.ceiling.enforced}`;
  const isWorse = enforced === null || then.ceiling.enforced !== null && enforced > then.ceiling.enforced;
  return { kind: "ceiling", says: `${text}, ${was} the last time.`, isWorse };
}

// src/drift/vanished.ts
function vanishedEffects(plan, then) {
  const vanished = plan.head.policies.filter((policy) => {
    const before = then.policies.get(policyKey({ ...policy.ref, apiVersion: policy.apiVersion }));
    return before?.inCluster === true && !before.recorded.some(isTold) && !isHeld(policy, plan);
  });
  if (vanished.length > 0 && plan.inventory?.held.size === 0) return [notAsked(vanished.length)];
  return vanished.map(({ ref }) => {
    const subject = visible(refText(ref));
    const says = `${subject} is in the files, and the cluster does not hold it any more.`;
    return { kind: "live", subject, says, isWorse: true };
  });
}
function notAsked(count) {
  const objects = count === 1 ? "the object" : `the ${count} objects`;
  const says = `The snapshot holds nothing but nodes, and not ${objects} of the files that the last one held: with the cluster ${verb(count, "it is", "they are")} not compared.`;
  return { kind: "live", subject: null, says, isWorse: false };
}

// src/drift/windows.ts
function windowEffects(subject, now, then, plan, goesOn) {
  if (goesOn.then && !goesOn.now) return [];
  const [is, was] = [stayOf(now.batches, openNow(now, plan)), stayOf(then.batches, openThen(now, then))];
  if (!is || !was || now.outcome === "stuck" || now.outcome === "stopped") return [];
  const effect = (says, isWorse) => [
    { kind: "window", subject, says: `${subject}: ${says}`, isWorse }
  ];
  const isSame = is.closes === was.closes;
  if (isInside(was) && !isInside(is) && (isSame || is.roomMs >= was.needsMs)) {
    const late = now.batches.filter(({ end }) => end === null || end > is.closes);
    const left = late.reduce((sum2, { size }) => sum2 + size, 0);
    const rest = `${left} of ${counted(now.matched, now.unit)} ${verb(left, "is", "are")} not done by then`;
    return effect(
      `its window now ends before the rollout does: it closes at ${minuteText(is.closes)}, and ${rest}. The last time all were done inside one window.`,
      true
    );
  }
  if (!goesOn.now && !isInside(was) && isInside(is) && (isSame || was.roomMs >= is.needsMs))
    return effect("the rollout ends inside its window, and the last time it did not.", false);
  return [];
}
function isInside({ roomMs, needsMs }) {
  return needsMs <= roomMs;
}
function stayOf(batches, open) {
  if (!open || batches.length === 0) return null;
  const first = batches.reduce((least, { start }) => Math.min(least, start ?? Infinity), Infinity);
  const last = batches.reduce((most, { end }) => Math.max(most, end ?? Infinity), 0);
  const window = open.windows.find(({ from, to }) => from <= first && first < to);
  if (!window) return null;
  const isKnown = window.to < open.knownTo;
  return { closes: window.to, roomMs: isKnown ? window.to - first : Infinity, needsMs: last - first };
}
function openNow(group, { horizon }) {
  const windows = openTimes(group, { horizon });
  return windows && { windows, knownTo: (group.calendar?.within ?? horizon).to };
}
function openThen({ calendar }, { allowed }) {
  const spans = calendar ? allowed.filter(({ reason }) => reason === calendar.rolledFor) : allowed;
  if (spans.length === 0) return null;
  const open = spans.filter(({ limit }) => limit === null || limit > 0).sort((a, b) => a.from - b.from);
  return { windows: mergeIntervals(open), knownTo: spans.reduce((most, { to }) => Math.max(most, to), 0) };
}

// src/drift/effects.ts
function changedEffects(report, then, heldThere) {
  const { plan } = report;
  const kept = plan.head.policies.filter(({ isDeleted }) => !isDeleted);
  const keyed = kept.map((policy) => ({
    policy,
    key: policyKey({ ...policy.ref, apiVersion: policy.apiVersion })
  }));
  const present = new Set(keyed.map(({ key }) => key));
  const own = groupedBy(rolledGroups(plan.head), ({ policy }) => policy);
  const ofPolicies = keyed.flatMap(({ policy, key }) => {
    const before = then.policies.get(key);
    const groups = (own.get(policy) ?? []).map(({ group }) => group);
    if (!before) return addedEffects(policy, groups);
    const { isUndated = false } = then;
    const effects = policyEffects(policy, groups, { before, isUndated }, report);
    if (heldThere.has(visible(refText(policy.ref)))) return effects.filter(isNotOfHold);
    return effects.filter(({ kind }) => !isToldByState(policy, kind, plan));
  });
  return [
    ...ofPolicies,
    ...[...then.policies].flatMap(([key, before]) => present.has(key) ? [] : goneEffects(before)),
    ...stateEffects(plan, then, seenAt(plan)),
    ...vanishedEffects(plan, then),
    ...findingEffects(report, then)
  ];
}
function isNotOfHold({ kind, isWorse }) {
  return !(isWorse && (kind === "progress" || kind === "outcome" || kind === "forecast"));
}
function seenAt({ at, snapshot: { takenAt } }) {
  return Math.min(at, takenAt ?? at);
}
function policyEffects(policy, groups, { before, isUndated }, report) {
  const { plan } = report;
  const name2 = visible(refText(policy.ref));
  const was = numbered((before.head?.groups ?? []).filter(({ rolls }) => refText(rolls) === refText(before)));
  const now = numbered(groups);
  const goesOn = goesOnOf(policy.change?.kind, before.changeEffect?.kind);
  const at = seenAt(plan);
  const out = plan.inventory?.out ?? /* @__PURE__ */ new Set();
  const isFound = isFoundOut(policy, report);
  const failed = failedEffects(policy, groups[0]?.unit ?? "node");
  const moved = movedEffects2(name2, [...now.values()], [...was.values()]);
  return [
    ...[...now].flatMap(([key, group]) => {
      const subject = groups.length === 1 ? name2 : `${name2} group "${visible(group.name)}"`;
      const then = was.get(key);
      if (!then || failed.length > 0) return [];
      const gone = goesOn.now || goesOn.then ? [] : unselected(group, then, plan);
      const ofGroup = groupEffects(subject, group, { then, at, isUndated }, { goesOn, gone });
      const shut = shutEffect(policy, subject, group, { then, at }, plan);
      const isSaid = shut !== null || isUndated || awaitsPerson(group);
      return [
        ...shut ? [...ofGroup.filter(isNotOfHold), shut] : ofGroup,
        ...allowanceEffects(subject, group, then, { isTold: isFound || isHeldUp(group, policy), isFound }),
        ...stillHeld(policy, subject, group, then),
        ...isSaid ? [] : forecastEffects(policy, subject, group, { before, then, at, out }),
        ...shut ? [] : windowEffects(subject, group, then, plan, goesOn)
      ];
    }),
    ...moved,
    ...failed
  ];
}
function isFoundOut({ ref }, { findings }) {
  return findings.some(
    ({ rule, policy, status }) => rule === allowanceAlreadyUsed.id && status !== "fixed" && policy !== null && sameRef(policy, ref)
  );
}
function isHeldUp({ outcome }, { change }) {
  return isUnderWay(change?.kind) && !isDone(outcome);
}
function stillHeld({ change }, subject, now, then) {
  if (!isUnderWay(change?.kind) || isDone(now.outcome) || now.outcome !== then.outcome) return [];
  const says = `${subject}: ${personText(now) ?? `${endText(now)}, as the last time.${whyText(now)}`}`;
  return [{ kind: "progress", subject, says, isWorse: true }];
}
function unselected({ targets, rolls, unit }, then, { head, inventory }) {
  if (targets.length >= then.targets.length || unit === "replica") return [];
  const taken = new Set(
    rolledGroups(head).flatMap(({ group }) => sameRef(group.rolls, rolls) ? group.targets : [])
  );
  return then.targets.filter((target) => !taken.has(target) && inventory?.units.get(target) === unit);
}
function movedEffects2(subject, now, then) {
  const was = new Map(then.flatMap((group) => group.targets.map((target) => [target, group.name])));
  const moves = /* @__PURE__ */ new Map();
  for (const group of now)
    for (const target of group.targets) {
      const from = was.get(target);
      if (from === void 0 || from === group.name || isRest(from, group.name)) continue;
      const key = JSON.stringify([from, group.name]);
      const isWorse = factOf(group, "compartment")?.isFallback === true;
      const move = moves.get(key) ?? { from, to: group.name, isWorse, targets: [] };
      move.targets.push(target);
      moves.set(key, move);
    }
  return [...moves.values()].map(({ from, to, isWorse, targets }) => {
    const who2 = counted(targets.length, now[0]?.unit ?? "node");
    const says = `${subject}: ${who2} went from ${visible(from)} to ${visible(to)} without a change of policy: ${namesOf(targets)}.`;
    return { kind: "moved", subject, says, isWorse };
  });
}
function isRest(from, to) {
  return from.startsWith(`${to}, `) || to.startsWith(`${from}, `);
}
function shutEffect(policy, subject, now, earlier, plan) {
  const { then, at } = earlier;
  const due = dueIn(earlier);
  const isHeld2 = now.outcome === "stuck" || now.outcome === "stopped";
  if (!isUnderWay(policy.change?.kind) || isHeld2 || due.length === 0) return null;
  const [open, was] = [openNow(now, plan), openThen(now, then)];
  if (!open || !was || open.knownTo < at + WEEK_MS) return null;
  const ahead = { from: at, to: Math.min(open.knownTo, was.knownTo) };
  const lost = without(clipTo(ahead, was.windows), clipTo(ahead, open.windows));
  const aWeekBefore = open.windows.map(({ from, to }) => ({ from: from - WEEK_MS, to: to - WEEK_MS }));
  const since = due.reduce((first, { from }) => Math.min(first, from), at);
  if (lost.length === 0 || clipTo({ from: since, to: at }, aWeekBefore).length > 0) return null;
  const next = open.windows.find(({ to }) => to > at);
  const until = next ? `opens at ${minuteText(Math.max(next.from, at))}` : "does not open";
  const says = `${subject}: it waits for its window, which is another one than in the last report and ${until}. ${finishText(now, then)}`;
  return { kind: "window", subject, says, isWorse: policy.live };
}

// src/drift/live.ts
function liveEffects(plan) {
  return plan.policies.flatMap((diff) => {
    const { base, head, sameEffect } = diff;
    if (!base || !head || head.isDeleted || !isEdited(diff)) return [];
    const name2 = visible(refText(diff.ref));
    if (heldBy(base) !== heldBy(head)) return [heldEffect(name2, base, head)];
    const kept = keptEffect(name2, base, head);
    if (kept) return [kept];
    if (isUnknownLimit(head) || isUnknownLimit(base)) return [limitEffect(name2, base, head)];
    if (sameEffect) return [];
    const groups = [...base.effect.groups, ...head.effect.groups];
    if (!startsNothing(head)) {
      const isOfNone = groups.length > 0 && groups.every(({ matched }) => matched === 0);
      const others = isOtherLimit(base, head) ? groupsOtherwise(plan, name2, base, head) : [];
      return isOfNone ? [] : [dueEffect(name2, head), ...others];
    }
    return groups.length > 0 ? groupsOtherwise(plan, name2, base, head) : [limitEffect(name2, base, head)];
  });
}
function isEdited({ change, touchedThrough }) {
  return change !== "unchanged" || touchedThrough.length > 0;
}
function heldBy(policy) {
  return policy.change?.held ?? factOf(policy, "on-hold") ?? null;
}
function heldEffect(name2, live, written) {
  const [held, asked] = [heldBy(live), heldBy(written)];
  const says = held === null ? `${name2} is ${heldText(asked)} by the files, and goes on in the cluster.` : `${name2} is ${heldText(held)} in the cluster and not by the files: nothing of it starts there.`;
  return { kind: "live", subject: name2, says, isWorse: true };
}
function heldInCluster({ policies }) {
  const held = policies.filter(
    (diff) => diff.base && diff.head && isEdited(diff) && heldBy(diff.base) !== null && heldBy(diff.head) === null
  );
  return new Set(held.map(({ ref }) => visible(refText(ref))));
}
function keptEffect(name2, live, written) {
  const [held, asked] = [live, written].map((policy) => factOf(policy, "kept-back"));
  if (held?.targets === asked?.targets) return null;
  const unit = (live.effect.groups[0] ?? written.effect.groups[0])?.unit ?? "replica";
  const keeps = ({ targets, total }) => `keeps ${targets} of ${counted(total, unit)} on the old version`;
  const byFiles = asked ? `, by the files ${asked.by} keeps ${asked.targets}` : ", and nothing in the files does";
  const says = held ? `${held.by} in the cluster ${keeps(held)}${byFiles}` : asked && `${asked.by} of the files ${keeps(asked)}, and nothing in the cluster does`;
  return { kind: "live", subject: name2, says: `${name2}: ${says ?? ""}.`, isWorse: true };
}
function isUnknownLimit(written) {
  return factOf(written, "released-pods")?.pods === null && factOf(written, "drain-limit") === void 0;
}
function limitEffect(name2, live, written) {
  const [held, asked] = [live, written].map((policy) => factOf(policy, "drain-limit"));
  const isUnknown = isUnknownLimit(live) || isUnknownLimit(written);
  const isKnown = held && asked && held.desiredHealthy !== asked.desiredHealthy;
  const says = isKnown ? `asks for ${held.desiredHealthy} of ${counted(held.expectedPods, "healthy pod")} in the cluster, by the files for ${asked.desiredHealthy}` : isUnknown ? "is written otherwise in the cluster than in the files, and for how many pods the snapshot does not show" : "does something else in the cluster than by the files";
  const isWorse = isKnown ? held.desiredHealthy < asked.desiredHealthy : isUnknown;
  return { kind: "live", subject: name2, says: `${name2} ${says}.`, isWorse };
}
function dueEffect(name2, { change }) {
  const says = `${name2}: the files ask for what the cluster does not have: nobody has applied them, or somebody changed it there. Once they are applied: ${change?.says ?? "it starts."}`;
  return { kind: "live", subject: name2, says, isWorse: true };
}
function isOtherLimit(live, written) {
  const [held, asked] = [live, written].map(({ effect }) => effect.groups.map(({ ceiling }) => ceiling));
  return !isSameJson(held, asked);
}
function groupsOtherwise(plan, name2, live, written) {
  const [held, asked] = [ownGroups(plan.base, live), ownGroups(plan.head, written)];
  const subjectOf = (group) => Math.max(held.size, asked.size) === 1 ? name2 : `${name2} group "${visible(group.name)}"`;
  const effect = (group, what, isWorse) => {
    const subject = subjectOf(group);
    return { kind: "live", subject, says: `${subject}: ${what}.`, isWorse };
  };
  return [
    ...[...held].flatMap(([key, group]) => {
      const other = asked.get(key);
      if (!other) return [effect(group, "the cluster has this group, and the files do not", true)];
      const parts = differences(plan, group, other);
      const does = "the cluster differs from the files";
      return parts.length === 0 ? [] : [effect(group, `${does}: ${parts.join("; ")}`, isLooser(group, other))];
    }),
    ...[...asked].flatMap(
      ([key, group]) => held.has(key) ? [] : [effect(group, "the files have this group, and the cluster does not", true)]
    )
  ];
}
function ownGroups(side, policy) {
  const all = side ? rolledGroups(side) : [];
  return numbered(all.flatMap((one) => one.policy === policy ? [one.group] : []));
}
function differences(plan, held, asked) {
  const { unit } = held;
  const part = (is, says) => is ? [says()] : [];
  const numbers = [
    ...part(
      held.matched !== asked.matched,
      () => `${counted(held.matched, unit)}, by the files ${asked.matched}`
    ),
    ...part(held.peakAtOnce !== asked.peakAtOnce, () => {
      const out = `${held.peakAtOnce} of ${counted(held.matched, unit)} out at once`;
      return `${out}, by the files ${asked.peakAtOnce}`;
    }),
    ...part(
      held.worstLoss !== asked.worstLoss,
      () => `a bad change breaks up to ${counted(held.worstLoss, unit)}, by the files ${asked.worstLoss}`
    ),
    ...part(
      held.outcome !== asked.outcome,
      () => `${OUTCOMES[held.outcome]}, and by the files ${OUTCOMES[asked.outcome]}`
    ),
    ...windowPart(plan, held, asked)
  ];
  if (numbers.length > 0) return numbers;
  if (held.ceiling.enforced !== asked.ceiling.enforced)
    return [`up to ${limitText(held)} at once, by the files ${limitText(asked)}`];
  return isSameCourse(held, asked) ? [] : [`it takes ${sizesText(held)}, by the files ${sizesText(asked)}`];
}
function windowPart({ at, horizon }, held, asked) {
  const [open, other] = [held, asked].map(
    (group) => openTimes(group, { horizon })?.filter(({ to }) => to > at)
  );
  if (isSameJson(open ?? null, other ?? null)) return [];
  const first = (open ?? []).findIndex((window, i) => !isSameJson(window, other?.[i]));
  return [
    `${windowText(open?.[Math.max(first, 0)])}, by the files ${windowText(other?.[Math.max(first, 0)])}`
  ];
}
function windowText(window) {
  return window ? `a window from ${minuteText(window.from)} to ${minuteText(window.to)}` : "no such window";
}
function limitText({ ceiling: { enforced } }) {
  return enforced === null ? "any number" : `${enforced}`;
}
function isSameCourse(held, asked) {
  return isSameJson(
    held.batches.map(({ size }) => size),
    asked.batches.map(({ size }) => size)
  ) && held.finish === asked.finish;
}
var SIZES_SHOWN = 6;
function sizesText({ batches, finish }) {
  const sizes = batches.slice(0, SIZES_SHOWN).map(({ size }) => `${size}`);
  const shown = `${sizes.join(", ")}${batches.length > SIZES_SHOWN ? ", ..." : ""}`;
  const end = finish === null ? "without an end" : `done at ${minuteText(finish)}`;
  return `${counted(batches.length, "batch")}${batches.length > 0 ? ` (${shown})` : ""}, ${end}`;
}
function isLooser(held, asked) {
  const [mine, other] = [held.ceiling.enforced, asked.ceiling.enforced];
  return held.peakAtOnce > asked.peakAtOnce || held.worstLoss > asked.worstLoss || isDone(asked.outcome) && !isDone(held.outcome) || other !== null && (mine === null || mine > other);
}

// src/drift/drift.ts
function driftReport(input) {
  const { run } = input;
  const { clusters, problems } = compared(input);
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const isUnknown = problems.length > 0 || run.verdict === "unknown" || run.reports.some((report) => unjudgedIn(report).length > 0);
  return {
    run,
    clusters,
    problems,
    verdict: isUnknown ? "unknown" : effects.some(({ isWorse }) => isWorse) ? "fail" : effects.length > 0 ? "warn" : "pass",
    digest: sha256([
      isUnknown,
      problems,
      run.reports.flatMap(unjudgedIn).map(({ message }) => message),
      clusters.map(({ report, effects: of }) => [report.plan.cluster, of.map(({ says }) => says)])
    ])
  };
}
function unjudgedIn({ plan, standing = [] }) {
  return [...plan.problems, ...standing].filter(
    ({ severity, code }) => severity === "error" || code === "not-judged-before"
  );
}
function driftExitCode({ verdict }) {
  if (verdict === "unknown") return 2;
  return verdict === "pass" ? 0 : 1;
}
function isRedDrift({ verdict, run: { failOn } }) {
  if (verdict === "unknown") return true;
  if (failOn === "never") return false;
  return verdict === "fail" || verdict === "warn" && failOn === "warning";
}
function compared({ run, live, last }) {
  if ("unusable" in last) return { clusters: [], problems: [`The last report ${last.unusable}`] };
  const clusters = [];
  const problems = [];
  const single = run.reports.length === 1 && last.clusters.length === 1 ? last.clusters[0] : void 0;
  problems.push(...live.flatMap(uncompared));
  for (const report of run.reports) {
    const { cluster } = report.plan;
    const then = last.clusters.find((one) => one.cluster === cluster) ?? (isNameless(single) ? single : void 0);
    const held = live.find((plan) => plan.cluster === cluster);
    if (then)
      clusters.push({
        report,
        then,
        effects: [
          ...changedEffects(report, then, held ? heldInCluster(held) : /* @__PURE__ */ new Set()),
          ...held ? liveEffects(held) : [],
          ...aheadOf(report)
        ]
      });
    else problems.push(`The last report holds nothing of the cluster ${visible(cluster ?? "(no name)")}.`);
  }
  return { clusters, problems };
}
function uncompared({ cluster, problems }) {
  return problems.flatMap(
    ({ code, message }) => code === "too-much-work" ? `What the cluster ${visible(cluster ?? "(no name)")} holds is not compared with the files. ${message}` : []
  );
}
function isNameless(cluster) {
  return cluster?.cluster === null;
}

// src/report/drift/index.ts
var renderDrift = printerOf({
  text: driftText,
  markdown: driftMarkdown,
  json: driftJson
});
function driftHeadline({ verdict, clusters }) {
  if (verdict === "unknown") return say`could not judge what changed`;
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const worse = effects.filter(({ isWorse }) => isWorse).length;
  if (effects.length === 0) return say`nothing changed in effect since the last report`;
  const changes = effects.length === 1 ? say`1 change` : say`${effects.length} changes`;
  return worse === 0 ? say`${changes} without a change of policy, none for the worse` : say`${changes} without a change of policy, ${worse} for the worse`;
}
function problemsOf({ problems, run }, hide = (text) => text) {
  const unjudged = run.reports.flatMap(unjudgedIn);
  return [...problems, ...unjudged.map(({ message }) => message)].map((text) => sentence(hide(text)));
}
function worstFirst(effects) {
  return [...effects.filter(({ isWorse }) => isWorse), ...effects.filter(({ isWorse }) => !isWorse)];
}
function sincePhrase({ report, then }) {
  const { cluster } = report.plan;
  const { takenAt } = then.snapshot;
  const since = takenAt === null ? say`the last report` : say`${utcPhrase(takenAt)} UTC`;
  return cluster === null ? say`Since ${since}` : say`${name(cluster)}, since ${since}`;
}
function driftText(drift, { colour, width }) {
  const paint = painter(colour);
  return blocksText2([
    titleLines(VERDICTS[drift.verdict], driftHeadline(drift), width, paint),
    problemsOf(drift).flatMap((problem) => wrap(`- ${phraseTerminal(problem)}`, width, 0, 2)),
    ...drift.clusters.filter(({ effects }) => effects.length > 0).map((cluster) => [
      paint("bold", phraseTerminal(sincePhrase(cluster))),
      ...worstFirst(cluster.effects).flatMap(
        ({ says, isWorse }) => wrap(`${isWorse ? "!" : "-"} ${phraseTerminal(sentence(says))}`, width, 2, 2)
      )
    ]),
    footLines(
      drift.run.reports.flatMap((report) => footerPhrases(report).slice(1)),
      width,
      paint
    )
  ]);
}
function driftMarkdown(drift, { detail, runUrl, maxBytes }) {
  const title = gfm`### ${SIGNS[drift.verdict]} ${phraseMarkdown(say`Drift: ${driftHeadline(drift)}`)}`;
  const told = drift.run.reports.flatMap((report) => footerPhrases(report, detail !== "none").slice(1));
  const foot = [...told.map(phraseMarkdown), ...runBlocks(runUrl)];
  const fixed = bytesOf(blocksText([title, ...foot]));
  const body = detail === "none" ? [] : fitting(bodyOf(drift, detail), maxBytes - fixed - REST_BYTES);
  return blocksText([title, ...body.length === 0 ? [] : [joinMarkdown(body, NEWLINE)], ...foot]);
}
var REST_BYTES = 300;
function fitting(lines, bytes) {
  const shown = [];
  let room = bytes;
  for (const line of lines) {
    room -= bytesOf(sourceOf(line)) + 1;
    if (room < 0) break;
    shown.push(line);
  }
  const left = lines.length - shown.length;
  if (left === 0) return shown;
  return [
    ...shown,
    phraseMarkdown(say`${left} more lines are left out for length; the JSON report has them.`)
  ];
}
function bodyOf(drift, detail) {
  const hide = hiderOfAll(drift.run, detail);
  const problems = problemsOf(drift, hide).map(
    (problem) => gfm`- ${SIGNS.unknown} ${phraseMarkdown(problem)}`
  );
  const clusters = drift.clusters.flatMap((cluster) => {
    if (cluster.effects.length === 0) return [];
    const items = worstFirst(cluster.effects).map(
      ({ says, isWorse }) => gfm`- ${isWorse ? SIGNS.warn : fixedText("\u2139")} ${phraseMarkdown(sentence(hide(says)))}`
    );
    return [gfm`\n**${phraseMarkdown(sincePhrase(cluster))}**\n`, ...items];
  });
  return [...problems, ...clusters];
}
function driftJson(drift) {
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: drift.verdict,
    digest: drift.digest,
    problems: problemsOf(drift).map((phrase) => phraseTerminal(phrase === NO_WORDS ? say`` : phrase)),
    clusters: drift.clusters.map(({ report, then, effects }) => ({
      name: report.plan.cluster,
      at: formatInstant(report.plan.at),
      since: instantOrNull(then.snapshot.takenAt),
      effects: effects.map(({ kind, subject, says, isWorse }) => ({ kind, subject, message: says, isWorse }))
    }))
  });
}

export {
  unchanged,
  lastReport,
  driftReport,
  driftExitCode,
  isRedDrift,
  renderDrift
};
