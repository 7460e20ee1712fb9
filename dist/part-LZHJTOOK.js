import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  withoutTrailing
} from "./part-7NROGIMS.js";
import {
  begunIn,
  firstLap,
  isIdle,
  isNamed,
  isOnlyNext,
  lastOfRollout,
  losableOf,
  peakByAge,
  plannedExpiries,
  reachedOf,
  servingOf,
  settlingMs,
  sha256,
  startsNothing,
  wholeOf
} from "./part-HNU6ZMAG.js";
import {
  EMPTY_LINE,
  NEWLINE,
  NOTHING,
  bytesOf,
  cell,
  codeSpan,
  columnsOf,
  fenced,
  fixedText,
  fold,
  gfm,
  joinMarkdown,
  plain,
  sourceOf,
  summaryCode,
  summaryText,
  terminal,
  terminalSentence
} from "./part-BKFCZPHO.js";
import {
  CONFIGURED,
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  NO_BATCH,
  WEEK_MS,
  cityOf,
  clipTo,
  dayOf,
  factOf,
  factsOf,
  few,
  fromWallClock,
  groupKey,
  isBlind,
  mergeIntervals,
  offsetMs,
  once,
  refKey,
  refText,
  remembered,
  spanParts,
  toWallClock,
  totalMs,
  unionOf,
  weekText,
  weekdayText,
  zoneChanges
} from "./part-G3VZYYLT.js";
import {
  formatInstant,
  groupedBy,
  groupedByEach,
  isWithin,
  minuteText
} from "./part-MZYUQ4PG.js";
import {
  capital,
  counted,
  percentOf,
  percentText,
  plural,
  verb
} from "./part-HGX7INL6.js";

// src/plan/run-report.ts
var WORST_LAST = ["pass", "warn", "fail", "unknown"];
function runReport(reports) {
  const [first] = reports;
  const rank = Math.max(...reports.map(({ verdict }) => WORST_LAST.indexOf(verdict)));
  return {
    reports,
    verdict: WORST_LAST[rank] ?? "unknown",
    wouldFail: reports.some((report) => report.wouldFail),
    failOn: first.failOn,
    digest: reports.length === 1 ? first.plan.digest : sha256(reports.map(({ plan }) => [plan.cluster, plan.digest]))
  };
}
function worstClustersFirst({ reports }) {
  return reports.toSorted((a, b) => WORST_LAST.indexOf(b.verdict) - WORST_LAST.indexOf(a.verdict));
}

// src/report/words/phrase.ts
var NO_WORDS = { parts: [] };
function say(fixed, ...filled) {
  const parts = fixed.flatMap((text, i) => {
    const part = filled[i];
    const literal = text === "" ? [] : [{ kind: "fixed", text }];
    if (part === void 0) return literal;
    return [
      ...literal,
      ...typeof part === "number" ? [{ kind: "fixed", text: part.toLocaleString("en-US") }] : part.parts
    ];
  });
  return { parts };
}
function ours(text) {
  return { parts: [{ kind: "fixed", text }] };
}
function oursCode(text) {
  return { parts: [{ kind: "code", text }] };
}
function name(text) {
  return { parts: [{ kind: "name", text }] };
}
function sentence(text) {
  return text === "" ? NO_WORDS : { parts: [{ kind: "sentence", text }] };
}
function joinPhrases(phrases, separator) {
  const between = { kind: "fixed", text: separator };
  const shown = phrases.filter(hasWords);
  return { parts: shown.flatMap((phrase, i) => i === 0 ? phrase.parts : [between, ...phrase.parts]) };
}
function fewPhrases(phrases, most) {
  const more = phrases.length - most;
  const shown = joinPhrases(phrases.slice(0, most), ", ");
  return more > 0 ? say`${shown} and ${more} more` : shown;
}
function isEmpty(phrase) {
  return phrase.parts.length === 0;
}
function hasWords(phrase) {
  return !isEmpty(phrase);
}
function phraseMarkdown(phrase) {
  return joinMarkdown(
    phrase.parts.map(
      ({ kind, text }) => kind === "fixed" ? fixedText(text) : kind === "sentence" ? plain(text) : codeSpan(text)
    ),
    NOTHING
  );
}
function phraseTerminal(phrase) {
  return phrase.parts.map(
    ({ kind, text }) => kind === "fixed" ? text : kind === "sentence" ? terminalSentence(text) : terminal(text)
  ).join("");
}
function phraseSummary(phrase) {
  return phrase.parts.map(({ kind, text }) => kind === "fixed" ? summaryText(text) : summaryCode(text));
}

// src/report/words/instants.ts
function instantOrNull(instant) {
  return instant === null ? null : formatInstant(instant);
}
function instantPhrase(instant, timeZone) {
  const utc = wallClock(instant, "UTC");
  const inUtc = ours(`${utc.day} ${utc.time} UTC`);
  if (timeZone === "UTC") return inUtc;
  const there = wallClock(instant, timeZone);
  const local = there.day === utc.day ? there.time : `${there.day} ${there.time}`;
  return say`${inUtc} (${ours(local)} ${ours(cityOf(timeZone))})`;
}
function utcPhrase(instant, beside) {
  const { day, time } = wallClock(instant, "UTC");
  return ours(beside !== void 0 && wallClock(beside, "UTC").day === day ? time : `${day} ${time}`);
}
function durationText(durationMs) {
  const parts = spanParts(Math.max(0, durationMs)).slice(0, -1);
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return "0 min";
  return parts.slice(first, first + 2).filter(({ count }) => count > 0).map(({ count, unit }) => `${count} ${unit}`).join(" ");
}
function wallClock(instant, timeZone) {
  const [weekday = "", date = "", time = ""] = minuteText(toWallClock(instant, timeZone)).split(" ");
  return { day: `${weekday} ${date}`, time };
}

// src/report/words/amounts.ts
function unitOf(groups) {
  const [first, ...others] = new Set(groups.map((group) => group.unit));
  return others.length > 0 ? "target" : first ?? "node";
}
function amount(count, thing) {
  return say`${count} ${ours(plural(count, thing))}`;
}
function bySeverity(findings) {
  const counts = ["error", "warning"].map((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count > 0 ? amount(count, severity) : NO_WORDS;
  });
  return joinPhrases(counts, ", ");
}
function share(part, whole) {
  return whole === 0 ? say`${part}` : say`${part} of ${whole} (${ours(percentText(part, whole))})`;
}
function strip(sizes) {
  const runs = [];
  for (const size of sizes) {
    const last = runs.at(-1);
    if (last?.size === size) last.times++;
    else runs.push({ size, times: 1 });
  }
  const compressed = runs.some((run) => run.times > LONGEST_WRITTEN_RUN);
  const items = runs.flatMap(
    ({ size, times }) => times > LONGEST_WRITTEN_RUN ? [`${spelled(size)} x ${spelled(times)}`] : Array(times).fill(spelled(size))
  );
  const separator = compressed ? ", " : " ";
  if (items.length <= STRIP_ITEMS) return items.join(separator);
  const head = items.slice(0, STRIP_ITEMS - STRIP_TAIL).join(separator);
  return `${head} ... ${items.slice(-STRIP_TAIL).join(separator)}`;
}
function spelled(count) {
  return count.toLocaleString("en-US");
}
var LONGEST_WRITTEN_RUN = 3;
var STRIP_ITEMS = 30;
var STRIP_TAIL = 3;
function matchedOf(groups, sizeOf = ({ matched }) => matched) {
  const [first] = groups;
  if (first && isNamed(first)) return wholeOf(first);
  const listed = groups.flatMap(({ targets }) => targets);
  const again = listed.length - new Set(listed).size;
  return groups.reduce((sum, group) => sum + sizeOf(group), 0) - again;
}

// src/report/words/names.ts
function policyName(ref) {
  return name(refText(ref));
}
function shortList(refs) {
  return fewPhrases(refs.map(policyName), 3);
}
function subjectName({ ref, base, head }) {
  const others = (factOf(head ?? base, "speaks-for")?.objects ?? 1) - 1;
  return others > 0 ? say`${policyName(ref)} and ${others} more` : policyName(ref);
}
function placeText(place, withColumn = false) {
  return withColumn ? `${place.file}:${place.line}:${place.column}` : `${place.file}:${place.line}`;
}
function changePhrase(diff) {
  if (diff.change === "added") return say`added`;
  if (diff.change === "removed") return say`removed`;
  const members = membersPhrase(factOf(diff.head, "speaks-for")?.changed);
  if (members) return members;
  const through = diff.touchedThrough.length > 0 ? say`changed through ${joinPhrases(diff.touchedThrough.map(policyName), ", ")}` : null;
  if (diff.change === "changed") return through ? say`changed, and ${through}` : say`changed`;
  if (through) return through;
  return diff.sameEffect ? say`unchanged` : say`unchanged, but rolls out otherwise`;
}
function membersPhrase(changed) {
  if (!changed) return null;
  const { added, edited, deleted } = changed;
  const parts = [
    added > 0 ? say`${added} added` : null,
    edited > 0 ? say`${edited} edited` : null,
    deleted > 0 ? say`${deleted} deleted` : null
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : say`with ${joinPhrases(parts, ", ")}`;
}
var PLACES_SHOWN = 3;
function placesPhrase(all) {
  const places = [...new Set(all)];
  if (places.length === 0) return NO_WORDS;
  const shown = joinPhrases(places.slice(0, PLACES_SHOWN).map(name), ", ");
  const more = places.length - PLACES_SHOWN;
  return more > 0 ? say` ${shown} and ${more} more ${ours(plural(more, "place"))}` : say` ${shown}`;
}

// src/report/numbers/together.ts
var SHOWN = 4;
var SCOPES = {
  node: "fleet",
  cluster: "clusters",
  replica: "replicas"
};
function scopeOf({ combined }, unit) {
  return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
}
function begunTogether({ combined }) {
  return scopeOf({ combined }, combined.unit)?.withoutNext ?? combined;
}
function unitsOf({ base, head }) {
  const policies = [...base?.policies ?? [], ...head.policies];
  const present = new Set(policies.flatMap(({ effect }) => effect.groups.map(({ unit }) => unit)));
  const found = ["node", "cluster", "replica"].filter((unit) => present.has(unit));
  return found.length > 0 ? found : ["node"];
}
function togetherPhrase({ head }, units) {
  const parts = units.flatMap((unit) => {
    const scope = scopeOf(head, unit);
    if (!scope) return [];
    const fact = meetingPhrase(head, scope, scope.withoutNext);
    return [isEmpty(fact) ? meetingPhrase(head, scope, scope) : fact];
  });
  return joinPhrases(parts, " ");
}
function meetingPhrase(side, { unit, members }, together) {
  const { peakAtOnce, peakAt, contributors } = together;
  if (peakAt === null || contributors.length < 2) return NO_WORDS;
  const sorted = [...contributors].sort(
    (a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out
  );
  const takers = sorted.map(
    ({ policy, out }) => policy === null ? say`${out} out before` : say`${out} by ${takerPhrase(side, policy)}`
  );
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const once2 = sum > peakAtOnce ? say` (a ${ours(unit)} that several take counts once)` : NO_WORDS;
  const whole = say`${peakAtOnce} of ${amount(members, unit)} (${ours(percentText(peakAtOnce, members))})`;
  return say`All policies together${agePhrase(side, sorted)}${conditionPhrase(side, sorted)}: ${whole} at ${utcPhrase(peakAt)} UTC, ${fewPhrases(takers, SHOWN)}${once2}.`;
}
function agePhrase(side, contributors) {
  const aged = contributors.flatMap(({ policy, byAge }) => policy && byAge ? [policy] : []);
  const names = fewPhrases(
    aged.map((policy) => takerPhrase(side, policy)),
    SHOWN
  );
  return aged.length === 0 ? NO_WORDS : say`, as nodes of ${names} reach their age`;
}
function conditionPhrase(side, contributors) {
  const next = contributors.flatMap(({ policy, isNext }) => policy && isNext ? [policy] : []);
  if (next.length === 0) return NO_WORDS;
  if (next.length === contributors.length) return say`, if their next rollouts begin at the same moment`;
  const names = fewPhrases(
    next.map((policy) => takerPhrase(side, policy)),
    SHOWN
  );
  return next.length === 1 ? say`, if the next rollout of ${names} begins at the same moment` : say`, if the next rollouts of ${names} begin at the same moment`;
}
function takerPhrase(side, ref) {
  const policy = side.policies.find((candidate) => refKey(candidate.ref) === refKey(ref));
  const named = policy?.effect.groups.find(isNamed);
  return named ? say`${ours(ref.kind)}s of ${name(named.name)}` : policyName(ref);
}

// src/plan/measure/by-domain.ts
var ByDomain = class {
  constructor(make) {
    this.make = make;
  }
  make;
  byKey = /* @__PURE__ */ new Map();
  inOrder = [];
  /** The one of this domain, made when it is first asked for. */
  of(key, value) {
    const values = this.byKey.get(key) ?? /* @__PURE__ */ new Map();
    const known = values.get(value);
    if (known !== void 0) return known;
    const made = this.make(key, value);
    this.byKey.set(key, values.set(value, made));
    this.inOrder.push(made);
    return made;
  }
  /** All that were asked for, in that order. */
  get all() {
    return this.inOrder;
  }
};

// src/plan/measure/free-order.ts
function withWorstOrders(domains, { freeOrder }, {
  fleet,
  peak,
  taken
}) {
  const isOpen = (domain) => domain.byExpiry !== true && peak > domain.peakAtOnce;
  if (!freeOrder || isFixed(freeOrder) || !domains.some(isOpen)) return [...domains];
  const inside = insideTurns(freeOrder, taken, fleet);
  return domains.map((domain) => {
    if (!isOpen(domain)) return domain;
    const counts = inside.of(domain.key, domain.value);
    const worst = worstOfTurns(
      freeOrder.turns.map((turn, i) => ({ size: turn.length, inside: counts.get(i) ?? 0 })),
      peak
    );
    return worst > domain.peakAtOnce ? { ...domain, worstAtOnce: worst } : domain;
  });
}
function insideTurns({ turns }, taken, { domainsOf: domainsOf2 }) {
  const inside = new ByDomain(() => /* @__PURE__ */ new Map());
  for (const [i, turn] of turns.entries()) {
    for (const target of turn) {
      if (!taken.has(target)) continue;
      for (const [key, value] of domainsOf2(target)) {
        const counts = inside.of(key, value);
        counts.set(i, (counts.get(i) ?? 0) + 1);
      }
    }
  }
  return inside;
}
function isFixed({ turns }) {
  return turns.every((turn) => turn.length < 2);
}
function worstTogether({ turns }, isInside, peak) {
  return worstOfTurns(
    turns.map((turn) => ({ size: turn.length, inside: turn.filter(isInside).length })),
    peak
  );
}
function worstOfTurns(counted2, peak) {
  let worst = 0;
  let last = 0;
  for (let first = 0; first < counted2.length; first += 1) {
    last = Math.max(last, first);
    while (last + 1 < counted2.length && sizeBetween(counted2, first, last + 1) + 2 <= peak) last += 1;
    for (const end of /* @__PURE__ */ new Set([first, Math.max(first, last - 1), last]))
      worst = Math.max(worst, mostInside(counted2, first, end, peak));
  }
  return worst;
}
function mostInside(turns, first, last, peak) {
  const [begin, end] = [turns[first], turns[last]];
  if (!begin || !end) return 0;
  if (first === last) return Math.min(peak, begin.inside);
  const between = turns.slice(first + 1, last);
  const whole = between.reduce((sum, { inside }) => sum + inside, 0);
  const room = peak - between.reduce((sum, { size }) => sum + size, 0);
  return whole + Math.min(room, begin.inside + end.inside);
}
function sizeBetween(turns, first, last) {
  return turns.slice(first + 1, last).reduce((sum, { size }) => sum + size, 0);
}

// src/plan/measure/counters.ts
var counterOf = {
  all: "all",
  /** All targets of one unit. */
  unit: (unit) => `unit\0${unit}`,
  /** A scope without the next rollouts of policies that the change leaves alone. */
  withoutNext: (scope) => `without next\0${scope}`,
  production: "production",
  quorum: (name2) => `quorum\0${name2}`,
  domain: (key, value) => `domain\0${key}\0${value}`,
  group: (group) => `group\0${groupKey(group.runs.controller, group.runs.group)}`,
  groupDomain: (group, key, value) => `${counterOf.group(group)}\0${key}\0${value}`,
  /** Targets out through the policy's own doing. */
  policy: (policy) => `policy\0${refKey(policy.ref)}`,
  /** True for a counter of what groups do themselves: of a group, of a domain in it, of a policy. */
  isOfGroups: (name2) => name2.startsWith("group\0") || name2.startsWith("policy\0"),
  isWithoutNext: (name2) => name2.startsWith("without next\0"),
  /** True for a counter of all policies together. */
  isOfAll: (name2) => !counterOf.isOfGroups(name2) && !counterOf.isWithoutNext(name2),
  /** The policy's targets out through anyone's doing. */
  anyone: (policy) => `anyone\0${refKey(policy.ref)}`
};
function peakQuery(policies, { outBefore: outBefore2, domainsOf: domainsOf2, scopesOf }, isUntouchedNext = null) {
  const counters = new Counters();
  const all = counters.of(counterOf.all);
  const domains = new ByDomain((key, value) => {
    return { key, value, counter: counters.of(counterOf.domain(key, value)) };
  });
  const domainsIn = once((target) => domainsOf2(target).map(([key, value]) => domains.of(key, value)));
  const factsOf2 = once(
    (target) => isUntouchedNext ? scopesOf(target).map((scope) => counters.of(counterOf.withoutNext(scope))) : []
  );
  const runs = new Runs();
  const anyone = /* @__PURE__ */ new Map();
  const before = /* @__PURE__ */ new Map();
  for (const policy of policies) {
    const alone = counters.of(counterOf.policy(policy));
    const shared = counters.of(counterOf.anyone(policy));
    for (const group of policy.groups) {
      const run = runs.of(group, counters);
      run.policies.add(alone);
      for (const target of group.targets) {
        setIn(anyone, target).add(shared);
        if (group.saysWhatIsOut || !outBefore2.has(target)) continue;
        for (const counter of [alone, ...run.ofGroup(domainsIn(target))]) setIn(before, target).add(counter);
      }
    }
  }
  return {
    outBefore: outBefore2,
    names: counters.names,
    ofAnyone: once((target) => [
      all,
      ...anyone.get(target) ?? [],
      ...scopesOf(target).map((scope) => counters.of(scope))
    ]),
    ofGroup: ({ controller, group, target }) => {
      const run = runs.known(controller, group);
      if (!run) return [];
      return run.ofTarget(target, domainsIn, isUntouchedNext?.(run.rolls) === false ? factsOf2 : NO_COUNTERS);
    },
    ofGroupsBefore: (target) => [...before.get(target) ?? [], ...factsOf2(target)]
  };
}
var NO_COUNTERS = () => [];
var Counters = class {
  names = [];
  byName = /* @__PURE__ */ new Map();
  of(name2) {
    const known = this.byName.get(name2);
    if (known !== void 0) return known;
    this.byName.set(name2, this.names.length);
    return this.names.push(name2) - 1;
  }
};
var Runs = class {
  byController = /* @__PURE__ */ new Map();
  known(controller, group) {
    return this.byController.get(controller)?.get(group);
  }
  of(group, counters) {
    const { runs } = group;
    const groups = this.byController.get(runs.controller) ?? /* @__PURE__ */ new Map();
    this.byController.set(runs.controller, groups);
    const run = groups.get(runs.group) ?? new RunCounters(group, counters);
    groups.set(runs.group, run);
    return run;
  }
};
var RunCounters = class {
  constructor(group, counters) {
    this.group = group;
    this.counters = counters;
    this.own = counters.of(counterOf.group(group));
  }
  group;
  counters;
  /** A policy that lists the group twice counts a target once. */
  policies = /* @__PURE__ */ new Set();
  own;
  /** By the domain's counter in the whole fleet. */
  domains = /* @__PURE__ */ new Map();
  byTarget = /* @__PURE__ */ new Map();
  get rolls() {
    return this.group.rolls;
  }
  ofGroup(domains) {
    return [this.own, ...domains.map((domain) => this.ofDomain(domain))];
  }
  /** Asked when the target goes out and again when it is back; by then every policy that lists the group is known. */
  ofTarget(target, domainsIn, others) {
    const known = this.byTarget.get(target);
    if (known) return known;
    const found = [...this.ofGroup(domainsIn(target)), ...this.policies, ...others(target)];
    this.byTarget.set(target, found);
    return found;
  }
  ofDomain({ key, value, counter }) {
    const known = this.domains.get(counter);
    if (known !== void 0) return known;
    const found = this.counters.of(counterOf.groupDomain(this.group, key, value));
    this.domains.set(counter, found);
    return found;
  }
};
function setIn(sets, target) {
  const known = sets.get(target);
  if (known) return known;
  const set = /* @__PURE__ */ new Set();
  sets.set(target, set);
  return set;
}

// src/plan/measure/mixes.ts
function mixesOf(policies) {
  const objects = successions(policies);
  if (objects.length === 0) return (run) => [run];
  const left = leftOutByMix(objects).map((keys) => new Set(keys.flatMap((own) => [...own])));
  return (run) => left.map((keys) => without(run, keys));
}
var MOST_MIXED = 4;
function leftOutByMix(objects) {
  const firsts = objects.map(({ first }) => first);
  const seconds = objects.map(({ second }) => second);
  if (objects.length > MOST_MIXED) return [seconds, firsts, []];
  const all = 2 ** objects.length - 1;
  const between = Array.from(
    { length: all - 1 },
    (_, i) => objects.map(({ first, second }, at) => i + 1 >> at & 1 ? first : second)
  );
  return [seconds, firsts, ...between];
}
function without(run, keys) {
  return {
    ...run,
    events: run.events.filter(({ controller, group }) => !keys.has(groupKey(controller, group)))
  };
}
function successions(policies) {
  const objects = /* @__PURE__ */ new Map();
  for (const { rolls: rolls2, runs, follows } of policies.flatMap(({ groups }) => groups)) {
    if (!follows) continue;
    const object = objects.get(refKey(rolls2)) ?? { first: /* @__PURE__ */ new Set(), second: /* @__PURE__ */ new Set() };
    objects.set(refKey(rolls2), object);
    object.first.add(groupKey(follows.controller, follows.group));
    object.second.add(groupKey(runs.controller, runs.group));
  }
  return [...objects.values()];
}
function lossSums(policy) {
  const followed = new Set(
    policy.groups.flatMap(({ follows }) => follows ? [groupKey(follows.controller, follows.group)] : [])
  );
  if (followed.size === 0) return () => [refKey(policy.ref)];
  return ({ runs, follows }) => [
    ...follows ? [] : [refKey(policy.ref)],
    ...followed.has(groupKey(runs.controller, runs.group)) ? [] : [secondLap(policy.ref)]
  ];
}
function lossOf(losses, ref) {
  const [first, second] = [losses.get(refKey(ref)), losses.get(secondLap(ref))];
  if (!first || !second) return first ?? second;
  const worse = second.worst > first.worst ? second : first;
  return { ...worse, fromTheStart: Math.max(first.fromTheStart, second.fromTheStart) };
}
function secondLap(ref) {
  return `${refKey(ref)}\0second mix`;
}

// src/plan/measure/ends.ts
function endsOf(run) {
  const ends = /* @__PURE__ */ new Map();
  for (const { controller, group, target, kind, at } of run.events) {
    const key = targetKey(controller, group, target);
    if (kind === "start" || kind === "resumed") ends.set(key, { at: null, failed: false });
    if (kind === "succeeded" || kind === "failed") ends.set(key, { at, failed: kind === "failed" });
  }
  return ends;
}
function targetKey(controller, group, target) {
  return `${groupKey(controller, group)}\0${target}`;
}

// src/plan/measure/part.ts
function partNumbers(group, measured, outBefore2) {
  const { controller, group: name2 } = group.runs;
  const { course } = measured.facts.of(group);
  const endOf3 = (target) => course.ends.get(targetKey(controller, name2, target));
  const all = course.batches;
  const batches = all.flatMap((batch) => {
    const targets = group.targets.filter((target) => batch.targets.includes(target));
    if (targets.length === 0) return [];
    const ends = targets.map(endOf3);
    const failed = ends.filter((end) => end?.failed).length;
    const done = ends.flatMap((end) => end?.at === null || end === void 0 ? [] : [end.at]);
    const isOpen = done.length < targets.length;
    return {
      index: batch.index,
      targets,
      size: targets.length,
      start: batch.start,
      end: isOpen ? null : Math.max(...done),
      succeeded: done.length - failed,
      failed
    };
  });
  const touched = batches.reduce((sum, { size }) => sum + size, 0);
  const outcome = outcomeOf(group, batches);
  return {
    batches,
    peakAtOnce: Math.min(group.targets.length, Math.max(touched, outBefore2)),
    // Nothing stops work that begins everywhere at once.
    worstLoss: touched,
    stops: false,
    start: batches[0]?.start ?? null,
    finish: outcome === "complete" ? batches.at(-1)?.end ?? null : null,
    outcome
  };
}
function isPart({ groups }) {
  return groups.some((group) => factOf(group, "named")?.isPart);
}
function partEffect(groups) {
  return {
    peakAtOnce: groups.reduce((sum, group) => sum + group.peakAtOnce, 0),
    worstLoss: groups.reduce((sum, group) => sum + group.worstLoss, 0),
    stops: false
  };
}
function outcomeOf(group, batches) {
  if (batches.length === 0) return group.blocked.length > 0 ? "stuck" : "none";
  if (batches.some(({ failed }) => failed > 0)) return "stuck";
  if (batches.some(({ end }) => end === null)) return "unfinished";
  return leavesSomething(group) ? "stuck" : "complete";
}
function leavesSomething({ lingers = [] }) {
  return lingers.some(({ until }) => until === "deletion");
}
function lingeringText({ lingers = [] }) {
  return [...new Set(lingers.map(({ why }) => why))].join(" ");
}

// src/plan/measure/outcomes.ts
function outcomeOf2(group, batches, end, cut2) {
  if (group.targets.length === 0 && batches.length === 0) return "none";
  const outcome = end ? PHASE_OUTCOMES[end.phase] : cut2 ? "unfinished" : "none";
  if (outcome === "complete" && factOf(group, "held") !== void 0) return "unfinished";
  return outcome === "complete" && leavesSomething(group) ? "stuck" : outcome;
}
var PHASE_OUTCOMES = {
  complete: "complete",
  stopped: "stopped",
  stuck: "stuck",
  idle: "none",
  working: "unfinished",
  waiting: "unfinished"
};
var WORST_FIRST = ["stuck", "stopped", "unfinished", "complete", "none"];
function worstOutcome(outcomes) {
  return WORST_FIRST.find((outcome) => outcomes.includes(outcome)) ?? "none";
}

// src/plan/measure/group.ts
function measureGroup(group, measured, fleet) {
  return isPart({ groups: [group] }) ? measurePart(group, measured, fleet) : measureWhole(group, measured, fleet);
}
function measurePart(group, measured, fleet) {
  const outBefore2 = group.targets.filter((target) => fleet.outBefore.has(target)).length;
  const numbers = partNumbers(group, measured, outBefore2);
  return {
    ...group,
    ...numbers,
    ...targetsOf(group, fleet),
    peakPercent: percentOf(numbers.peakAtOnce, group.targets.length),
    why: "",
    fix: null,
    extremes: null,
    outBefore: outBefore2,
    domains: []
  };
}
function measureWhole(group, measured, fleet) {
  const { course, ifNext } = measured.facts.of(group);
  const { end } = course;
  const batches = course.batches.map((record) => ({ ...record, size: record.targets.length }));
  const outcome = outcomeOf2(group, batches, end, course.run.cut);
  const loss = measured.losses.get(groupKey(group.runs.controller, group.runs.group));
  const peak = measured.peaks.get(counterOf.group(group));
  const peakAtOnce = peak?.count ?? 0;
  const touched = touchedIn([{ ...group, batches }]);
  const expiries = end?.expiries;
  const worstLoss = goesByAgeOnly({ outcome, batches, expiries }) ? 0 : loss?.worst ?? 0;
  return {
    ...group,
    ...targetsOf(group, fleet),
    batches,
    ...course.inFlight ? { inFlight: { targets: course.inFlight.targets, end: course.inFlight.end } } : {},
    blocked: stillBlocked(group, batches),
    peakAtOnce,
    ...peak && peak.batch > 0 ? { peakBatch: peak.batch } : {},
    peakPercent: percentOf(peakAtOnce, group.serving ?? group.targets.length),
    worstLoss,
    stops: loss !== void 0 && loss.fromTheStart < touched,
    start: batches[0]?.start ?? null,
    finish: outcome === "complete" ? latest([finishOf(group, batches, expiries), course.inFlight?.end ?? null]) : null,
    outcome,
    ...endOf(group, outcome, end),
    ...cutDrainsOf(group, course.run),
    ...ifNext ? { ifNext } : {},
    ...shownExpiries(expiriesAt(peak, group, measured) ?? expiries),
    outBefore: outBefore(group, measured, fleet),
    domains: domainsOf(group, measured, fleet)
  };
}
function targetsOf(group, fleet) {
  return {
    matched: group.targets.length,
    workMs: workOf(group, fleet),
    production: group.targets.some((target) => fleet.isProduction(target)),
    controlPlane: group.targets.filter((target) => fleet.isControlPlane(target))
  };
}
function endOf(group, outcome, end) {
  const isOver = outcome === "complete" || outcome === "none";
  const isHalted = outcome === "stuck" || outcome === "stopped";
  return {
    why: isOver ? "" : end?.why || lingeringText(group),
    fix: isHalted ? end?.fix ?? null : null,
    ...!isOver && end?.holder ? { holder: end.holder } : {},
    ...outcome === "stuck" && end?.mayEnd ? { mayEnd: true } : {},
    ...end?.deletedByOthers ? { deletedByOthers: end.deletedByOthers } : {},
    ...end?.undone ? { undone: end.undone } : {},
    extremes: end?.extremes ?? null
  };
}
function finishOf(group, batches, expiries) {
  return latest([...batches.map(settledBy(group)), expiries ? lastOfRollout(expiries) : null]);
}
function shownExpiries(expiries) {
  return expiries ? { expiries: plannedExpiries(expiries) } : {};
}
function cutDrainsOf({ runs }, { cutDrains }) {
  const own = cutDrains.filter(
    ({ controller, group }) => controller === runs.controller && group === runs.group
  );
  return own.length === 0 ? {} : { cutDrains: own.map(({ at, target, why, lifts, pods }) => ({ at, target, why, lifts, pods })) };
}
function expiriesAt(peak, { runs }, { standing: standing2 }) {
  const run = peak && standing2?.runOf(peak);
  return run?.groups.get(runs.controller)?.get(runs.group)?.expiries;
}
function goesByAgeOnly(group) {
  return group.outcome === "stuck" && group.batches.length === 0 && group.expiries !== void 0;
}
function stillBlocked({ blocked }, batches) {
  if (blocked.length === 0) return blocked;
  const reached = new Set(batches.flatMap(({ targets }) => targets));
  return blocked.filter(({ target }) => !reached.has(target));
}
function settledBy(group) {
  const settlesMs = settlingMs(group);
  return ({ end }) => end === null ? null : end + settlesMs;
}
function touchedIn(groups) {
  const touched = groups.flatMap((group) => {
    const givenUp = new Set(group.leaving);
    return [...begunIn(group)].filter((target) => !givenUp.has(target));
  });
  return new Set(touched).size;
}
function workOf({ targets, drains }, fleet) {
  let shortest = Infinity;
  let longest = 0;
  for (const target of targets) {
    const { plainMs, drainedMs } = fleet.workOn(target);
    const ms = drains ? drainedMs : plainMs;
    shortest = Math.min(shortest, ms);
    longest = Math.max(longest, ms);
  }
  return { shortest: targets.length === 0 ? 0 : shortest, longest };
}
function effectOf(policy, groups, measured) {
  const isIdle2 = groups.length === 0;
  const loss = isIdle2 ? void 0 : lossOf(measured.losses, policy.ref);
  const outcome = worstOutcome(groups.map((group) => group.outcome));
  const starts = groups.map((group) => group.start).filter((start) => start !== null);
  const touched = touchedIn(groups);
  return {
    groups,
    peakAtOnce: isIdle2 ? 0 : measured.peaks.get(counterOf.policy(policy))?.count ?? 0,
    worstLoss: !isIdle2 && groups.every(goesByAgeOnly) ? 0 : loss?.worst ?? 0,
    stops: loss !== void 0 && loss.fromTheStart < touched,
    outcome,
    start: starts.length > 0 ? Math.min(...starts) : null,
    finish: outcome === "complete" ? latest(groups.map((group) => group.finish)) : null,
    ...isPart(policy) ? partEffect(groups) : {}
  };
}
function domainsOf(group, measured, fleet) {
  const found = new ByDomain((key, value) => ({ key, value, matched: 0 }));
  for (const target of group.targets)
    for (const [key, value] of fleet.domainsOf(target)) found.of(key, value).matched++;
  const atOnce = measured.peaks.get(counterOf.group(group))?.count ?? 0;
  const taken = new Set(measured.facts.of(group).course.batches.flatMap(({ targets }) => targets));
  const shown = found.all.map((entry) => {
    const peak = measured.peaks.get(counterOf.groupDomain(group, entry.key, entry.value));
    const inFleet = fleet.domainSizes.get(entry.key)?.get(entry.value);
    const domain = {
      key: entry.key,
      value: entry.value,
      matched: isNamed(group) ? inFleet ?? entry.matched : entry.matched,
      peakAtOnce: peak?.count ?? 0,
      batch: peak && peak.batch > 0 ? peak.batch : null
    };
    return peak?.batch === NO_BATCH ? { ...domain, byExpiry: true } : domain;
  });
  return withWorstOrders(shown, group, { fleet, peak: atOnce, taken });
}
function outBefore(group, { facts }, fleet) {
  const givenUp = factOf(group, "given-up");
  if (givenUp) return givenUp.outAtStart;
  if (!group.saysWhatIsOut) return group.targets.filter((target) => fleet.outBefore.has(target)).length;
  return outAtStart(facts.of(group).course.run).get(groupKey(group.runs.controller, group.runs.group)) ?? 0;
}
var outAtStart = remembered((run) => {
  const counts = /* @__PURE__ */ new Map();
  for (const { kind, batch, controller, group } of run.events) {
    if (kind !== "out" || batch !== 0) continue;
    const key = groupKey(controller, group);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
});
function latest(ends) {
  const known = ends.filter((end) => end !== null);
  return known.length > 0 ? known.reduce((a, b) => Math.max(a, b)) : null;
}

// src/report/numbers/peak-cause.ts
function agedPhrase({ subjects }) {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const worst = worstByAge(groups);
  if (!worst) return null;
  const { out, at } = worst.worst;
  const nodes = groups.filter(({ unit }) => unit === "node");
  return say`${out} of ${amount(Math.max(out, matchedOf(nodes)), unitOf(nodes))} out at once when they expire on ${utcPhrase(at)} UTC`;
}
function peakRemark(groups) {
  if (worstByAge(groups)) return BY_AGE;
  return outAlready(groups) ? say`, out already` : NO_WORDS;
}
function lossRemark(groups) {
  if (groups.length > 0 && groups.every(goesByAgeOnly)) return say`, nothing starts`;
  return worstByAge(groups) ? BY_AGE : NO_WORDS;
}
var BY_AGE = say`, by age (expireAfter)`;
function outAlreadyPhrase({ subjects }) {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  const out = outAlready(groups);
  if (subjects.length > 1 || !out) return null;
  return say`${out} of ${amount(matchedOf(groups), unitOf(groups))} ${out === 1 ? say`is` : say`are`} out already`;
}
function outAlready(groups) {
  if (groups.some(({ batches, peakAtOnce, outBefore: outBefore2 }) => batches.length > 0 || peakAtOnce > outBefore2))
    return null;
  return groups.reduce((sum, { outBefore: outBefore2 }) => sum + outBefore2, 0) || null;
}
function worstByAge(groups) {
  const all = groups.flatMap((group) => peakByAge(group) ?? []);
  return all.reduce(
    (most, one) => one.worst.out > (most?.worst.out ?? 0) ? one : most,
    null
  );
}

// src/report/numbers/brakes.ts
function holding(group) {
  const bake = factOf(group, "bake");
  return bake && isBlind(bake) ? say`only a pod that does not start` : say`a failure`;
}
function isHeld({ stops, outcome, worstLoss }, whole) {
  return stops || (outcome === "stuck" || outcome === "stopped") && worstLoss < whole;
}
function brakesPhrase(group) {
  if (group.matched === 0 || group.batches.length === 0) return say`nothing starts`;
  const { brakes } = group;
  if (!brakes && group.worstLoss === 0 && !group.stops) return say`nothing of it can turn bad`;
  if (!brakes && !group.stops && isHeld(group, group.matched)) return say`it stands still before that`;
  if (!brakes) return group.stops ? say`${holding(group)} holds the rest` : say`nothing stops it`;
  if (!isHeld(group, group.matched)) {
    const reachable = brakes.failureThreshold !== null && brakes.canFire && brakes.countsInRow && factOf(group, "unevaluated") === void 0;
    return reachable ? say`nothing stops it before every ${ours(group.unit)} is touched` : say`nothing stops it, ${automaticStop(brakes, group)}`;
  }
  return brakes.failureHoldsGroup ? heldByNode(brakes, group) : automaticStop(brakes, group);
}
function heldByNode(brakes, group) {
  const node = say`a ${ours(group.unit)} that stays failed`;
  if (brakes.failureThreshold === null)
    return say`no failed batch stops it (${automaticStop(brakes, group)}), only ${node}`;
  if (!brakes.canFire || factOf(group, "unevaluated") !== void 0 || !brakes.countsInRow)
    return say`${automaticStop(brakes, group)}; only ${node} holds it`;
  return brakes.unprotectedTargets > 0 ? automaticStop(brakes, group, say`only ${node}`) : say`${automaticStop(brakes, group)}, and so does ${node}`;
}
function automaticStop(brakes, group, otherwise2 = say`nothing`) {
  if (brakes.failureThreshold === null) return say`no failureThreshold is set`;
  const threshold = say`failureThreshold ${brakes.failureThreshold}`;
  if (!brakes.canFire)
    return say`${threshold} cannot be reached below safetyLimit ${brakes.safetyLimitPercent}%`;
  if (factOf(group, "unevaluated") !== void 0) return say`${threshold} is disarmed by the batch state`;
  if (!brakes.countsInRow)
    return say`${threshold} waits for failed batches in a row, and none follow each other`;
  const failed = brakes.failureThreshold === 1 ? say`the first failed batch stops it` : say`${brakes.failureThreshold} failed batches in a row stop it`;
  return brakes.unprotectedTargets > 0 ? say`${failed} ${whichBatches(brakes, group)} ${otherwise2} does` : failed;
}
function whichBatches(brakes, group) {
  const sizes = group.batches.map(({ size }) => size);
  const fresh = group.freshBatches ?? sizes;
  const last = amount(brakes.unprotectedTargets, group.unit);
  const anew = fresh.join() === sizes.join() ? NO_WORDS : say` of a rollout that starts anew`;
  const before = protectedBatches(fresh, brakes.unprotectedTargets);
  if (before === null)
    return say`below ${brakes.safetyLimitPercent}% progress; in the batches of the last ${last}${anew}`;
  return say`up to batch ${before}${anew}; from batch ${before + 1} on (${last})`;
}
function protectedBatches(sizes, unprotected) {
  let left = unprotected;
  let before = sizes.length;
  while (before > 0 && left > 0) left -= sizes[--before] ?? 0;
  return left === 0 && before > 0 ? before : null;
}

// src/report/numbers/started.ts
function startedBy({ subjects }) {
  return subjects.filter(({ diff: { base, head } }) => base && head && isIdle(base) && isStart(head));
}
function isStart(head) {
  if (head.isDeleted || head.leaves || startsNothing(head)) return false;
  return !head.effect.groups.some(isNamed);
}
function startedPhrase(started, { subjects }) {
  const groups = started.flatMap(({ head }) => head ?? []);
  const going = without2(goingIn(groups), groups);
  if (going.size === 0) return null;
  const unit = unitOf(started.flatMap(({ head }) => head ?? []));
  const isReplacement = started.every(({ diff }) => diff.head?.change?.replaces !== void 0);
  const whole = new Set(groups.flatMap(({ targets }) => targets)).size;
  const share2 = going.size < whole ? say`${going.size} of ${amount(whole, unit)}` : amount(going.size, unit);
  const count = subjects.length > 1 ? say`${share2} (${shortList(whoGo(started))})` : share2;
  if (!isReplacement) return say`rolls out to ${count}`;
  const isSure = started.every(({ diff }) => !diff.head?.change?.unsure);
  return isSure ? say`replaces ${count}` : say`may replace ${count}`;
}
function whoGo(started) {
  return started.filter(({ head }) => goingIn(head ?? []).size > 0).map(({ diff }) => diff.ref);
}
function goingIn(groups) {
  const own = new Set(groups.flatMap(({ targets }) => targets));
  return new Set(
    groups.flatMap(({ batches }) => batches.flatMap(({ targets }) => targets)).filter((target) => own.has(target))
  );
}
function without2(going, groups) {
  const leaving = new Set(groups.flatMap((group) => group.leaving ?? []));
  return new Set([...going].filter((target) => !leaving.has(target)));
}
var NEVER_ENDS = /* @__PURE__ */ new Set(["stuck", "stopped"]);
function newlyStuck({ subjects }) {
  return rolledBySelf(subjects).filter(
    ({ diff: { base, head } }) => head !== null && NEVER_ENDS.has(head.effect.outcome) && (base === null || !NEVER_ENDS.has(base.effect.outcome))
  );
}
function stuckPhrase({ subjects }) {
  const [stuck, ...others] = newlyStuck({ subjects });
  if (!stuck) return null;
  const reached = reachedOf2(stuck);
  const { going, all, whole, unit } = reached;
  const whose = whoseRollout(stuck, rolledBySelf(subjects));
  const also = alsoPhrase(others, say`does`, say`do`);
  if (stuck.diff.head?.change?.kind === "eviction")
    return say`the eviction${whose} is not executed${alsoPhrase(others, say`is`, say`are`)}`;
  if (stuck.diff.head?.effect.outcome === "stopped")
    return say`an automatic stop ends the rollout${whose} after ${going} of ${all}`;
  if (takesAll(stuck)) {
    const each2 = whole === 2 ? say`both ${ours(plural(whole, unit))}` : say`all ${all}`;
    return say`the rollout${whose} takes ${each2} and never ends${also}`;
  }
  const mayStart = stuck.head?.some(({ mayEnd }) => mayEnd === true) ?? false;
  return going === 0 && !mayStart ? say`the rollout${whose} is stuck${alsoPhrase(others, say`is`, say`are`)}: it ${startsNone(reached)}` : say`the rollout${whose} gets stuck after ${going} of ${all}${also}`;
}
function nextStuckPhrase(selection) {
  const [stuck, ...others] = newlyStuck(selection);
  if (!stuck || stuck.diff.head?.effect.outcome === "stopped" || takesAll(stuck)) return null;
  const { going, all, whole, unit } = reachedOf2(stuck);
  const none = whole === 1 ? say`never start its only ${ours(unit)}` : say`start none of ${all}`;
  const whose = whoseRollout(stuck, rolledBySelf(selection.subjects));
  const also = alsoPhrase(others, say`would`, say`would`);
  return going === 0 ? say`the next rollout${whose} would ${none}${also}` : say`the next rollout${whose} would get stuck after ${going} of ${all}${also}`;
}
function stillStuckPhrase({ subjects }) {
  const rolled = rolledBySelf(subjects);
  const [stuck, ...others] = rolled.filter(
    ({ diff: { base, head } }) => base?.effect.outcome === "stuck" && head?.effect.outcome === "stuck"
  );
  if (!stuck) return null;
  const isNext = stuck.diff.head !== null && startsNothing(stuck.diff.head);
  const reached = reachedOf2(stuck);
  const { going, all } = reached;
  const far = going === 0 ? say`: it ${startsNone(reached)}` : say`, after ${going} of ${all}`;
  const whose = whoseRollout(stuck, rolled);
  const before = stuck.diff.base && startsNothing(stuck.diff.base) ? NO_WORDS : say` as before`;
  return isNext ? say`the next rollout${whose} would get stuck as before${alsoPhrase(others, say`would`, say`would`)}${far}` : say`the rollout${whose} is stuck${before}${alsoPhrase(others, say`is`, say`are`)}${far}`;
}
function rolledBySelf(subjects) {
  const rolled = subjects.filter(({ head }) => head !== null && head.length > 0);
  return rolled.length > 0 ? rolled : subjects;
}
function whoseRollout({ diff }, rolled) {
  return rolled.length > 1 ? say` of ${policyName(diff.ref)}` : NO_WORDS;
}
function alsoPhrase({ length }, one, several) {
  return length === 0 ? NO_WORDS : say`, as ${length === 1 ? one : several} ${length} more`;
}
function takesAll(subject) {
  const { going, whole } = reachedOf2(subject);
  return going === whole && whole > 0;
}
function reachedOf2(stuck) {
  const own = stuck.head ?? [];
  const groups = firstLap(own.length > 0 ? own : stuck.diff.head?.effect.groups ?? []);
  const going = goingIn(groups).size;
  const whole = new Set(groups.flatMap(({ targets }) => targets)).size + leftOut(stuck.diff.head);
  const unit = unitOf(groups);
  return { going, whole, all: amount(whole, unit), unit };
}
function startsNone({ whole, all, unit }) {
  return whole === 1 ? say`never starts its only ${ours(unit)}` : say`starts none of ${all}`;
}
function leftOut(policy) {
  return (policy && factOf(policy, "coverage")?.uncovered.length) ?? 0;
}

// src/report/numbers/measures.ts
function measuresOf(plan, selection) {
  const [only, ...others] = selection.subjects;
  if (only && others.length === 0) {
    const side = (policy, groups) => {
      if (!policy) return null;
      const left = leftOut(policy);
      return [peakOf(policy.effect, groups ?? []), lossOf2(policy.effect, groups ?? [])].map((measure) => ({
        ...measure,
        whole: measure.whole + left
      }));
    };
    const base = side(only.diff.base, only.base);
    const head = side(only.diff.head, only.head);
    return {
      peak: { base: base?.[0] ?? null, head: head?.[0] ?? null },
      loss: { base: base?.[1] ?? null, head: head?.[1] ?? null }
    };
  }
  const [unit = "node"] = countedUnits(plan, selection.subjects);
  return {
    peak: combinedPair(plan, unit),
    loss: {
      base: plan.base && largestLoss(selection.subjects, "base"),
      head: largestLoss(selection.subjects, "head")
    }
  };
}
function steepestRise(subjects, what) {
  const measure = what === "peak" ? peakOf : lossOf2;
  let steepest = null;
  for (const { diff, base, head } of subjects) {
    if (!diff.base || !diff.head || !head || head.length === 0) continue;
    const rise = {
      ref: diff.ref,
      unit: unitOf([...base ?? [], ...head]),
      base: measure(diff.base.effect, base ?? []),
      head: measure(diff.head.effect, head)
    };
    const by = rise.head.count - rise.base.count;
    if (by > (steepest ? steepest.head.count - steepest.base.count : 0)) steepest = rise;
  }
  return steepest;
}
function countedUnits(plan, subjects) {
  const touched = new Set(
    subjects.flatMap(({ base, head }) => [...base ?? [], ...head ?? []].map(({ unit }) => unit))
  );
  const all = unitsOf(plan);
  const own = all.filter((unit) => touched.has(unit));
  return own.length > 0 ? own : all;
}
function combinedPair(plan, unit, pick = ({ withoutNext }) => withoutNext) {
  const side = (of) => {
    const scope = scopeOf(of, unit);
    return { count: scope ? pick(scope).peakAtOnce : 0, whole: scope?.members ?? 0, unit, remark: NO_WORDS };
  };
  return { base: plan.base && side(plan.base), head: side(plan.head) };
}
function peakOf(effect, groups) {
  const isAfterwards = isOnlyAfterwards(groups, effect.peakAtOnce, ({ peakAtOnce }) => peakAtOnce);
  const whole = matchedOf(groups, servingOf);
  const isBeyond = whole > 0 && groups.some((group) => peakByAge(group) !== null);
  return {
    count: isBeyond ? Math.min(effect.peakAtOnce, whole) : effect.peakAtOnce,
    whole,
    unit: unitOf(groups),
    isAfterwards,
    remark: isAfterwards ? AFTERWARDS : peakRemark(groups)
  };
}
var AFTERWARDS = say`, in the next rollout`;
function isOnlyAfterwards(groups, number, of) {
  const underWay = firstLap(groups);
  return underWay.length < groups.length && underWay.reduce((sum, group) => sum + of(group), 0) < number;
}
function lossOf2(effect, groups) {
  const lost = { count: effect.worstLoss, whole: matchedOf(groups, losableOf), unit: unitOf(groups) };
  if (isOnlyByAge(groups)) return { ...lost, remark: lossRemark(groups) };
  const isAfterwards = isOnlyAfterwards(groups, effect.worstLoss, ({ worstLoss }) => worstLoss);
  const unstopped = effect.worstLoss > 0 && !isHeld(effect, lost.whole);
  const end = unstopped ? say`, nothing stops it` : restingPhrase(effect, groups);
  const isIfNotStarting = lost.count < lost.whole && groups.some(isTakenBlindly);
  const when = say`${isAfterwards ? AFTERWARDS : NO_WORDS}${isIfNotStarting ? IF_NOT_STARTING : NO_WORDS}`;
  return { ...lost, isAfterwards, isIfNotStarting, remark: say`${when}${end}` };
}
var IF_NOT_STARTING = say` if it does not start`;
function isTakenBlindly(group) {
  const bake = factOf(group, "bake");
  return group.batches.length > 0 && bake !== void 0 && isBlind(bake);
}
function isOnlyByAge(groups) {
  return groups.every(({ batches }) => batches.length === 0) && !isEmpty(lossRemark(groups));
}
function restingPhrase({ worstLoss }, groups) {
  const resting = groups.flatMap((group) => factsOf(group, "resting"));
  if (worstLoss === 0 || resting.length === 0) return NO_WORDS;
  return resting.some(({ needsDeletion }) => needsDeletion) ? say`, until a person deletes the broken pod` : say`, until a person acts`;
}
function largestLoss(subjects, side) {
  let worst = null;
  for (const subject of subjects) {
    const effect = subject.diff[side]?.effect;
    const groups = subject[side] ?? [];
    if (!effect || groups.length === 0) continue;
    const measure2 = lossOf2(effect, groups);
    if (!worst || measure2.count > worst.measure.count) worst = { measure: measure2, ref: subject.diff.ref };
  }
  if (!worst) return null;
  const { measure, ref } = worst;
  if (measure.count === 0) return measure;
  return { ...measure, remark: say` in ${policyName(ref)}${measure.remark}` };
}
function subjectUnit(subjects) {
  return unitOf(subjects.flatMap(({ base, head }) => [...base ?? [], ...head ?? []]));
}

// src/report/choice/selection.ts
function selectionOf(report) {
  const { plan } = report;
  const touched = plan.policies.filter(isTouched);
  const base = rollersOf(plan.base);
  const head = rollersOf(plan.head);
  const subjects = touched.filter((diff) => !isShownElsewhere(diff.base, base) || !isShownElsewhere(diff.head, head)).filter((diff) => !isOnlyLimit(diff, base, head)).filter((diff) => !isStoodInFor(diff, head)).map((diff) => {
    const before2 = standInBefore(diff.head, plan.base);
    return {
      diff: before2 ? { ...diff, base: before2 } : diff,
      base: before2 ? before2.effect.groups : diff.base && ownGroups(diff.base, base),
      head: diff.head && ownGroups(diff.head, head),
      byHand: broughtBy(diff, plan)
    };
  });
  const fresh = report.findings.filter(({ status }) => status === "new" || status === "worsened");
  const before = report.findings.filter(({ status }) => status === "unchanged");
  return {
    situation: situationOf(report, touched),
    touched,
    untouched: plan.policies.filter((diff) => !isTouched(diff)),
    subjects,
    findings: {
      fresh,
      before,
      fixed: report.findings.filter(({ status }) => status === "fixed"),
      decisive: decisiveOf(report, fresh, before),
      waived: worstFirst(report.waived).map(withWaiver)
    }
  };
}
function broughtBy({ place }, { problems }) {
  const all = problems.flatMap(({ byHand = [] }) => byHand);
  return all.find(({ paths }) => paths.some((path) => isWithin(path, place.file)))?.by ?? null;
}
function isPartUnjudged({ verdict, plan }) {
  return verdict === "warn" && plan.problems.some(({ isUnjudged }) => isUnjudged === true);
}
function decisiveOf(report, fresh, before) {
  if (report.verdict !== "fail" && report.verdict !== "warn" || isPartUnjudged(report)) return [];
  const warningsCount = report.verdict === "warn" || report.failOn === "warning";
  const counts = ({ severity }) => severity === "error" || warningsCount && severity === "warning";
  return fresh.some(counts) ? [] : before.filter(counts);
}
function situationOf(report, touched) {
  if (report.verdict === "unknown") return "unjudged";
  if (report.plan.policies.length === 0) return "empty";
  if (touched.length === 0) return "untouched";
  return touched.every((diff) => diff.sameEffect) ? "same-effect" : "planned";
}
function isTouched(diff) {
  return diff.change !== "unchanged" || diff.touchedThrough.length > 0 || !diff.sameEffect;
}
function rollersOf(side) {
  return new Set(side?.policies.map((policy) => refKey(policy.ref)));
}
function ownGroups(policy, rollers) {
  const key = refKey(policy.ref);
  return policy.effect.groups.filter((group) => {
    const roller = refKey(group.rolls);
    return roller === key || !rollers.has(roller);
  });
}
function isShownElsewhere(policy, rollers) {
  if (policy === null) return true;
  return policy.effect.groups.length > 0 && ownGroups(policy, rollers).length === 0;
}
function isOnlyLimit({ base, head }, rollersBefore, rollers) {
  return head !== null && isShownElsewhere(head, rollers) && base !== null && ownGroups(base, rollersBefore).length === 0;
}
function isStandIn(head) {
  return head?.effect.groups.some((group) => isNamed(group) && refKey(group.rolls) === refKey(head.ref)) ?? false;
}
function standInBefore(head, base) {
  if (!isStandIn(head)) return null;
  const groups = new Set(head?.effect.groups.map(({ name: name2 }) => name2));
  return base?.policies.find(
    (policy) => isStandIn(policy) && policy.effect.groups.some(({ name: name2 }) => groups.has(name2))
  ) ?? null;
}
function isStoodInFor({ head }, rollers) {
  if (!head || head.effect.groups.length === 0 || isStandIn(head)) return false;
  return head.effect.groups.every((group) => isNamed(group) && rollers.has(refKey(group.rolls)));
}
var SEVERITIES = ["error", "warning", "info"];
var STATUSES = ["new", "worsened", "unchanged", "fixed"];
function worstFirst(findings) {
  return [...findings].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status)
  );
}
function withWaiver(finding) {
  const { waiver, message } = finding;
  if (waiver === null) return finding;
  const { owner, expires, max, reason } = waiver;
  const upTo = max === null ? "" : `up to ${max} `;
  const why = reason.trim().replace(/\.$/, "");
  return {
    ...finding,
    message: `${message} Waived ${upTo}until the end of ${expires} UTC by ${owner}: ${why}.`
  };
}

// src/report/table/deleted.ts
function deletedAtOnce({ touched }) {
  return touched.flatMap((diff) => {
    const targets = diff.head === null ? diff.base?.onDelete?.targets.length ?? 0 : 0;
    return targets > 0 ? [{ diff, targets, unit: unitOf(diff.base?.effect.groups ?? []) }] : [];
  }).sort((a, b) => b.targets - a.targets);
}
function deletedPhrase(deleted) {
  const [most] = deleted;
  if (!most) return null;
  const count = targetsPhrase(most);
  return deleted.length === 1 ? say`removes ${policyName(most.diff.ref)}: ${count} at once` : say`removes ${amount(deleted.length, "policy")}: up to ${count} at once`;
}
function isMigrated({ ref, head }, touched) {
  return head === null && touched.some(
    (other) => other.head?.change?.kind === "migration" && other.ref.system === ref.system && other.ref.name === ref.name
  );
}
function removedPhrase({ touched }) {
  const removed = touched.filter((diff) => diff.head === null && !isMigrated(diff, touched));
  const isKept = ({ base }) => base?.onDelete?.isKept === true;
  const [gone, kept] = [removed.filter((diff) => !isKept(diff)), removed.filter(isKept)];
  const named = (all) => shortList(all.map(({ ref }) => ref));
  const phrases = [
    gone.length === 0 ? NO_WORDS : say`removes ${named(gone)}`,
    kept.length === 0 ? NO_WORDS : say`leaves ${named(kept)} in the cluster, out of the files`
  ];
  return removed.length === 0 ? null : joinPhrases(phrases, ", ");
}
function deletedRow(plan, deleted) {
  const [most, ...others] = deleted;
  if (!most) return null;
  const more = others.length > 0 ? say`, and what ${amount(others.length, "policy")} more had` : NO_WORDS;
  return {
    label: say`Removed at once`,
    base: plan.base && say`nothing`,
    head: say`${targetsPhrase(most)} with ${policyName(most.diff.ref)}${more}`,
    trend: { arrow: "\u25B2", word: "higher", worse: true }
  };
}
function withRemoval(row2, deleted) {
  return deleted.length === 0 ? row2 : { ...row2, head: say`${row2.head}, with what is removed` };
}
function targetsPhrase({ targets, unit }) {
  return amount(targets, unit);
}
function takenPhrase({ subjects, findings }) {
  const taken = subjects.flatMap(({ diff: { ref, head } }) => {
    const isError = findings.fresh.some(
      ({ rule, severity, policy }) => rule === "change-not-batched" && severity === "error" && policy !== null && refKey(policy) === refKey(ref)
    );
    const targets = head ? takenBy(head, isError) : 0;
    const isInTurn = head?.leaves?.isInTurn === true;
    return head && targets > 0 ? [{ targets, unit: unitOf(head.effect.groups), isInTurn }] : [];
  });
  const [most] = taken.sort((a, b) => b.targets - a.targets);
  if (!most) return null;
  const alike2 = taken.filter(({ unit, isInTurn }) => unit === most.unit && isInTurn === most.isInTurn);
  const all = alike2.reduce((sum, { targets }) => sum + targets, 0);
  return say`takes away ${amount(all, most.unit)}${most.isInTurn ? say`, one after the other` : say` at once`}`;
}
function takenBy({ leaves, change }, isError) {
  if (leaves) return leaves.isStep && !isError ? 0 : leaves.targets;
  return change?.kind === "deleted" && !change.batched ? change.targetsAtOnce : 0;
}
function droppedPhrase({ subjects }) {
  const dropped = new Set(
    subjects.flatMap(
      ({ diff: { head } }) => head?.leaves === void 0 ? (head?.effect.groups ?? []).flatMap(droppedFrom) : []
    )
  );
  return dropped.size === 0 ? null : say`deletes what it placed on ${amount(dropped.size, "cluster")}`;
}
function droppedFrom({ unit, leaving = [] }) {
  return unit === "cluster" ? leaving : [];
}

// src/report/words/gone.ts
var BARE = "The policy is gone from these files.";
function goneText({ base }) {
  const released = factOf(base, "released-pods");
  if (released) return `The policy is gone from these files: ${released.says}.`;
  return `${BARE} ${base?.onDelete?.says ?? ""}`.trimEnd();
}

// src/report/headline/merging.ts
var GUESSED = /* @__PURE__ */ new Set(["first-rollout", "next-rollout", "pod-template", "drift"]);
var SHOWN2 = 2;
function mergings(plan, { subjects: all, findings, touched }) {
  const { base } = plan;
  const subjects = all.filter(({ diff }) => !isMigrated(diff, touched));
  const told = [...findings.decisive, ...findings.fresh].flatMap(
    ({ severity, message }) => severity === "info" ? [] : [message]
  );
  const bySentence = /* @__PURE__ */ new Map();
  const guessed = base === null ? subjects.filter(isGuessed) : [];
  for (const subject of startedFirst(subjects)) {
    if (guessed.includes(subject) || isToldBy(subject, findings.fresh)) continue;
    if (subject.diff.head === null && (isOf(subject, findings.fresh) || goesAlone(subject, subjects)))
      continue;
    const says = subject.diff.head === null ? goneText(subject.diff) : subject.diff.head.change?.says ?? null;
    if (says === null || told.some((message) => message.includes(says.replace(/\.$/, "")))) continue;
    const ofEach = subject.diff.head?.change?.saysOfEach ?? says;
    const alike2 = bySentence.get(ofEach);
    bySentence.set(ofEach, { says: alike2 ? ofEach : says, of: [...alike2?.of ?? [], subject] });
  }
  const several = subjects.length > 1 || subjects.some(({ diff }) => diff.head === null);
  const known = [...bySentence.values()].slice(0, guessed.length > 0 ? SHOWN2 - 1 : SHOWN2).map(({ says, of }) => {
    const names = shortList(of.map(({ diff }) => diff.ref));
    const whose = several ? say` ${names}${of.length > 1 ? say`, each` : NO_WORDS}:` : NO_WORDS;
    return { phrase: say`${leadOf(of)}${startsLater(of, plan)}:${whose} ${sentence(says)}`, subjects: of };
  });
  const assumed = guessed.filter(
    (subject) => matchedOf(subject.head ?? []) > 0 && !isToldBy(subject, findings.fresh)
  );
  return assumed.length === 0 ? known : [...known, { phrase: assumedPhrase(assumed, plan), subjects: [] }];
}
function goesAlone({ diff }, subjects) {
  return subjects.length > 1 && diff.base?.effect.groups.length === 0 && goneText(diff) === BARE;
}
function leadOf(subjects) {
  if (subjects.length > 0 && subjects.every(goesEitherWay)) return say`With and without this change`;
  const fails = asksInVain(subjects);
  const start = byHandPhrase(subjects) ?? say`Merging`;
  return fails ? say`${start} ${fails}` : start;
}
function byHandPhrase(subjects) {
  const [by = null, ...others] = [...new Set(subjects.map(({ byHand }) => byHand))];
  return by === null || others.length > 0 ? null : say`A sync of ${name(by)} by hand`;
}
function startsLater(subjects, { at, timeZone }) {
  const starting = subjects.filter(
    (subject) => subject.diff.head !== null && isStart(subject.diff.head) && !goesEitherWay(subject)
  );
  const starts = starting.flatMap(({ head }) => (head ?? []).flatMap(({ batches }) => batches));
  const first = Math.min(...starts.map(({ start }) => start));
  if (starting.length < subjects.length || !Number.isFinite(first) || first < at + HOUR_MS) return NO_WORDS;
  return say`, from ${instantPhrase(first, timeZone)} on`;
}
function asksInVain(subjects) {
  const isStuck = ({ diff: { head } }) => head !== null && head.effect.outcome === "stuck" && !startsNothing(head);
  if (subjects.length === 0 || !subjects.every(isStuck)) return null;
  return subjects.every(takesAll) ? say`asks for this, and it never ends` : say`asks for this, and it gets stuck`;
}
function isToldBy({ diff }, findings) {
  return findings.some(
    ({ rule, policy }) => rule === "stage-coverage" && policy && refKey(policy) === refKey(diff.ref)
  );
}
function isOf({ diff }, findings) {
  return findings.some(
    ({ severity, policy }) => severity !== "info" && policy && refKey(policy) === refKey(diff.ref)
  );
}
function assumedPhrase(assumed, { at }) {
  const unknown = say`Merging: what it starts is not known, as there is no base to compare with.`;
  const [first, ...others] = assumed;
  if (!first || others.length > 0) {
    const names = shortList(assumed.map(({ diff }) => diff.ref));
    return say`${unknown} The numbers are for the next rollouts of ${names}.`;
  }
  const groups = first.head ?? [];
  const start = Math.min(...groups.flatMap(({ batches }) => batches.map((batch) => batch.start)));
  const begins = Number.isFinite(start) && start > at ? say`, which starts on ${utcPhrase(start)} UTC at the earliest` : NO_WORDS;
  const of = say`${policyName(first.diff.ref)} (${amount(matchedOf(groups), unitOf(groups))})`;
  return say`${unknown} The numbers are for the next rollout of ${of}${begins}.`;
}
function isGuessed({ diff, head }) {
  const isAnnounced = head?.some(isNamed) ?? false;
  return !isAnnounced && GUESSED.has(diff.head?.change?.kind ?? "none");
}
function goesEitherWay({ diff: { base, head } }) {
  return head !== null && !startsNothing(head) && base?.change?.says === head.change?.says;
}
function startedFirst(subjects) {
  const starts = ({ diff: { head } }) => head !== null && !startsNothing(head);
  return [...subjects.filter(starts), ...subjects.filter((subject) => !starts(subject))];
}

// src/report/table/row.ts
var STEADY = { arrow: null, word: null, worse: false };

// src/report/table/finish-row.ts
function finishRow(plan, subjects) {
  const [untoldBase, untoldHead] = [
    endlessDrain(plan.base, subjects, "base"),
    endlessDrain(plan.head, subjects, "head")
  ];
  const base = endOf2(subjects, "base");
  const head = endOf2(subjects, "head");
  const several = subjects.length > 1;
  return {
    label: say`Finishes`,
    base: plan.base && (untoldBase ?? endPhrase(base, plan.timeZone, several)),
    head: untoldHead ?? endPhrase(head, plan.timeZone, several),
    trend: plan.base ? trendOf(base?.effect.finish ?? null, head?.effect.finish ?? null) : trendOf(null, null)
  };
}
function finishIfNextRow(plan, subjects) {
  const inHead = ifNextOf(subjects, "head");
  const named = inHead ?? ifNextOf(subjects, "base");
  if (!named) return null;
  const several = subjects.length > 1;
  const cell2 = (side) => {
    const worse = ifNextOf(subjects, side);
    if (!worse) return endPhrase(endOf2(subjects, side), plan.timeZone, several);
    const end = finishPhrase({ outcome: worse.ifNext.outcome, finish: null }, plan.timeZone);
    return several ? say`${end} (${policyName(worse.subject.diff.ref)})` : end;
  };
  return {
    label: say`Finishes, if ${nextRolloutsPhrase(named.ifNext.policies)}`,
    base: plan.base && cell2("base"),
    head: cell2("head"),
    trend: STEADY
  };
}
function ifNextOf(subjects, side) {
  for (const subject of subjects)
    for (const { ifNext } of subject.diff[side]?.effect.groups ?? []) if (ifNext) return { subject, ifNext };
  return null;
}
function nextRolloutsPhrase(policies) {
  const [only, ...others] = policies;
  if (!only) return say`a next rollout begins`;
  return others.length === 0 ? say`the next rollout of ${policyName(only)} begins` : say`the next rollouts of ${policyName(only)} and ${others.length} more begin`;
}
function endlessDrain(side, subjects, name2) {
  const holder = side?.policies.find(
    (policy) => factOf(policy, "drain-limit")?.held.some(({ forGood, nodes }) => forGood && nodes === 0)
  );
  const drained = subjects.some(
    ({ diff }) => diff[name2]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === "complete")
  );
  return holder && drained ? say`not known: drains that ${policyName(holder.ref)} holds never end` : null;
}
function ifBegan(finish) {
  return isIfBegan(finish) || isNothing(finish) ? finish : say`${finish}, if started now`;
}
function isNothing({ parts }) {
  const [first] = parts;
  if (first?.text.startsWith("never") === true) return true;
  return parts.length === 1 && (first?.text === NOTHING2 || first?.text === DONE);
}
var NOTHING2 = "nothing to do";
var DONE = "done already";
function isIfBegan({ parts }) {
  return parts.at(-1)?.text === ", if started now";
}
var NOT_STARTED = /* @__PURE__ */ new Set(["next-rollout", "scale", "migration", "none"]);
var WORST_LAST2 = ["none", "complete", "unfinished", "stopped", "stuck"];
function endOf2(subjects, side) {
  let last = null;
  for (const subject of subjects) {
    const { effect, change } = subject.diff[side] ?? {};
    if (!effect) continue;
    const isNext = change ? NOT_STARTED.has(change.kind) : false;
    const end = { subject, effect, held: change?.held, isNext };
    if (!last || later(end, last)) last = end;
  }
  return last;
}
function later(one, other) {
  const [a, b] = [one.effect, other.effect];
  const worse = WORST_LAST2.indexOf(a.outcome) - WORST_LAST2.indexOf(b.outcome);
  const after = (a.finish ?? 0) - (b.finish ?? 0);
  return worse > 0 || worse === 0 && (after > 0 || after === 0 && other.isNext && !one.isNext);
}
function endPhrase(end, timeZone, named) {
  if (!end) return say`not there`;
  const waiting = end.effect.groups.filter(({ outcome }) => outcome === "unfinished").map(heldUp);
  const awaitsPerson = waiting.some((held2) => held2.awaitsPerson);
  const approvals = [...new Set(waiting.flatMap((held2) => held2.approvals ?? []))];
  const awaitsStart2 = waiting.some((held2) => held2.awaitsStart);
  const held = waiting.find((one) => one.held)?.held;
  const lingers = end.effect.groups.flatMap((group) => group.lingers ?? []);
  const stuck = end.effect.groups.filter((group) => group.outcome === "stuck");
  const mayEnd = stuck.length > 0 && stuck.every((group) => group.mayEnd === true);
  const finish = finishPhrase(
    { ...end.effect, awaitsPerson, approvals, awaitsStart: awaitsStart2, held, lingers, mayEnd },
    timeZone
  );
  const isAssumed2 = end.isNext && end.effect.outcome === "complete" && end.effect.finish !== null;
  const assumed = isAssumed2 ? ifBegan(finish) : finish;
  const isRefused2 = end.effect.outcome === "stuck" && end.subject.diff.head?.change?.kind === "eviction";
  const when = isRefused2 ? say`never: it is not executed` : heldPhrase(end) ?? say`${assumed}${reachedPhrase(end.effect)}`;
  return named && end.effect.outcome !== "complete" && end.effect.outcome !== "none" ? say`${when} (${policyName(end.subject.diff.ref)})` : when;
}
function reachedPhrase({ outcome, groups }) {
  const { done, all } = reachedOf(groups);
  return outcome === "stuck" && done > 0 && done < all ? say` with ${done} of ${all} done` : NO_WORDS;
}
function heldPhrase({ held, effect }) {
  if (held === void 0 || effect.finish !== null) return null;
  return effect.outcome === "none" || effect.outcome === "complete" ? heldBackPhrase(held) : null;
}
function heldBackPhrase(held) {
  switch (held) {
    case "paused":
      return say`never: it is paused`;
    case "disabled":
      return say`never: it is disabled`;
    case "OnDelete":
      return say`never by itself: with OnDelete somebody has to delete the pods`;
    case "partition":
      return say`never: its partition keeps all pods back`;
  }
}
function heldUp(group) {
  const { awaitsPerson = false, approvals = [], awaitsStart: awaitsStart2 = false } = factOf(group, "stage") ?? {};
  return { awaitsPerson, approvals, awaitsStart: awaitsStart2, held: factOf(group, "held") };
}
function finishPhrase(effect, timeZone) {
  if (effect.outcome === "complete" && effect.finish !== null)
    return say`${instantPhrase(effect.finish, timeZone)}${staysOutPhrase(effect.lingers ?? [])}`;
  switch (effect.outcome) {
    case "complete":
      return ours(DONE);
    case "none":
      return ours(NOTHING2);
    case "stopped":
      return say`never: an automatic stop ends it`;
    case "stuck":
      return effect.mayEnd === true ? say`when the pods that it waits for have ended` : say`never: it gets stuck`;
    case "unfinished":
      if (effect.held !== void 0) return heldBackPhrase(effect.held);
      if (effect.awaitsStart) return say`never: nothing starts until a person sets it to Run`;
      if (effect.awaitsPerson) return approvedPhrase(effect.approvals ?? []);
      return uncordonPhrase(effect.lingers ?? []) ?? say`not within the dry rollout`;
  }
}
function approvedPhrase([first, ...others]) {
  if (first === void 0) return say`when a person has approved it`;
  const more = others.length === 0 ? NO_WORDS : say` and ${others.length} more`;
  return say`when a person has approved ${name(first)}${more}`;
}
function staysOutPhrase(lingers) {
  const kept = lingers.filter(({ until }) => until === "uncordon").length;
  return kept === 0 ? NO_WORDS : say`, with ${amount(kept, "node")} left cordoned until somebody uncordons ${kept === 1 ? say`it` : say`them`}`;
}
function uncordonPhrase(lingers) {
  const kept = lingers.filter(({ until }) => until === "uncordon").length;
  return kept === 0 ? null : say`when somebody uncordons ${kept === 1 ? say`the node` : amount(kept, "node")}`;
}
function trendOf(base, head) {
  if (base === null || head === null || Math.abs(head - base) < MINUTE_MS) return STEADY;
  return head > base ? { arrow: "\u25B2", word: "later", worse: false } : { arrow: "\u25BC", word: "earlier", worse: false };
}

// src/report/calendar/week.ts
function shownWeek({ at, timeZone, freezes }) {
  const from = Math.floor(at / DAY_MS) * DAY_MS;
  const change = zoneChanges({ from: at, to: from + 365 * DAY_MS }, timeZone)[0];
  return {
    from,
    timeZone,
    freezes: freezes.filter(({ windows }) => windows.some((window) => isIn(window, from))),
    change: change ? { ...change, week: weekAfter(change, timeZone) } : null
  };
}
function isIn(window, week) {
  return window.from < week + WEEK_MS && window.to > week;
}
function weekAfter({ at }, timeZone) {
  const midnight = (Math.floor(toWallClock(at, timeZone) / DAY_MS) + 1) * DAY_MS;
  const from = fromWallClock(midnight, timeZone);
  return { from, to: from + WEEK_MS };
}
function lanesOf(group) {
  const byReason = groupedBy(group.calendar?.spans ?? group.allowed, ({ reason }) => reason);
  const lanes = /* @__PURE__ */ new Map();
  for (const [reason, spans] of byReason) {
    const key = JSON.stringify(spans.map(({ from, to, limit, remaining }) => [from, to, limit, remaining]));
    const lane = lanes.get(key);
    if (lane) lane.reasons.push(reason);
    else lanes.set(key, { reasons: [reason], spans });
  }
  return [...lanes.values()].map((lane) => ({ ...lane, isEvery: lanes.size === 1 }));
}
function tellingLanes(group, { freezes }) {
  const lanes = lanesOf(group);
  if (group.calendar && freezes.length > 0) return lanes;
  const [only] = lanes;
  const [span] = only?.spans ?? [];
  const isSame = lanes.length === 1 && only?.spans.length === 1 && span !== void 0;
  return isSame && (!group.calendar || span.limit === span.remaining) ? [] : lanes;
}
function leftNow({ calendar, allowed }) {
  const [span] = allowed;
  if (calendar || allowed.length !== 1 || !span || span.limit === span.remaining) return null;
  return span.remaining;
}
function levelsOf({ spans }, week) {
  const levels = /* @__PURE__ */ new Map();
  for (const span of spans) {
    const key = `${span.limit ?? "none"} ${span.remaining ?? "none"}`;
    const level = levels.get(key);
    if (level) level.spans.push(span);
    else levels.set(key, { limit: span.limit, remaining: span.remaining, spans: [span] });
  }
  return [...levels.values()].filter((level) => level.spans.some((span) => isIn(span, week.from))).sort((a, b) => (b.limit ?? Infinity) - (a.limit ?? Infinity)).map(({ limit, remaining, spans: own }) => ({ limit, remaining, stretches: mergeIntervals(own) }));
}

// src/report/group/group.ts
function ceilingPhrase(group) {
  const { resolved, enforced } = group.ceiling;
  const left = leftNow(group);
  const now = left === null ? NO_WORDS : say`, ${left} left now`;
  const shown = heldPhrase2(group);
  if (resolved === enforced) return say`${shown}${now}`;
  return enforced === null ? say`${shown} as written, enforced: none` : shown;
}
function heldPhrase2({ ceiling, unit, calendar }) {
  const { declared, byDefault, enforced, rounding } = ceiling;
  const held = enforced ?? ceiling.resolved;
  const number = held === null ? say`no limit` : amount(held, unit);
  if (declared === null) {
    if (held === null) return number;
    const rounded = rounding === void 0 ? NO_WORDS : say`, rounded ${ours(rounding)}`;
    return byDefault === void 0 ? say`${number} by default` : say`${number} (default ${name(byDefault)}${rounded})`;
  }
  if (String(declared) === String(held)) return number;
  const written = typeof declared === "number" ? say`${declared}` : name(declared);
  return calendar && isCompound(calendar) ? say`${written} (${number} now)` : say`${written} = ${number}`;
}
function isCompound({ limits }) {
  return limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
}
function peopledGroups(groups, before) {
  const held = new Set(before.filter(holdsAny).map(({ name: group }) => group));
  const peopled = groups.filter((group) => holdsAny(group) || held.has(group.name));
  return peopled.length > 0 ? peopled : groups;
}
function holdsAny({ matched, batches }) {
  return matched > 0 || batches.length > 0;
}
function groupFacts(group, before, timeZone, isTold = () => false) {
  const idle = group.matched === 0 && group.batches.length === 0;
  const facts = [
    { label: "ceiling", phrase: say`${ceilingPhrase(group)}${declaredElsewhere(group)}` },
    { label: "batches", phrase: batchesPhrase(group, before) },
    idle ? null : { label: "peak", phrase: peakPhrase(group) },
    agedFact(group, timeZone),
    extremesFact(group),
    idle ? null : { label: "worst loss", phrase: lossPhrase(group) },
    isTold(factOf(group, "resting")?.says ?? "") ? null : restingFact(group),
    startFact(group, timeZone),
    idle ? null : { label: "finish", phrase: finishOf2(group, timeZone, isTold) },
    ifNextFact(group, timeZone),
    carriedOverFact(group),
    overlapFact(group)
  ];
  return facts.filter((fact) => fact !== null);
}
function declaredElsewhere(group) {
  return refKey(group.declaredIn) === refKey(group.rolls) ? NO_WORDS : say`, from ${policyName(group.declaredIn)}`;
}
function batchesPhrase(group, before) {
  const now = sizesPhrase(group);
  if (!before) return now;
  const was = sizesPhrase(before);
  return JSON.stringify(was) === JSON.stringify(now) ? now : say`${now}, was ${was}`;
}
function sizesPhrase({ batches }) {
  if (batches.length === 0) return say`none`;
  const sizes = ours(strip(batches.map((batch) => batch.size)));
  return batches.length > 1 ? say`${sizes} (${amount(batches.length, "batch")})` : sizes;
}
function peakPhrase(group) {
  const before = group.outBefore > 0 ? say`, ${group.outBefore} of them out before it begins` : NO_WORDS;
  return say`${share(group.peakAtOnce, servingOf(group))}${before}`;
}
function lossPhrase(group) {
  const count = share(group.worstLoss, isNamed(group) ? wholeOf(group) : losableOf(group));
  const aged = group.batches.length === 0 ? lossRemark([group]) : NO_WORDS;
  return isEmpty(aged) ? say`${count}: ${brakesPhrase(group)}` : say`${count}${aged}`;
}
function finishOf2(group, timeZone, isTold) {
  const end = finishPhrase({ ...group, ...heldUp(group) }, timeZone);
  const why = group.why === "" || isTold(group.why) ? NO_WORDS : say` (${sentence(group.why)})`;
  const fix = group.fix && !isTold(group.fix) ? say` Fix: ${sentence(group.fix)}` : NO_WORDS;
  return say`${end}${why}${fix}`;
}
function ifNextFact({ ifNext }, timeZone) {
  if (!ifNext) return null;
  const end = finishPhrase({ outcome: ifNext.outcome, finish: null }, timeZone);
  return {
    label: "perhaps",
    phrase: say`${end}, if ${nextRolloutsPhrase(ifNext.policies)} (${sentence(ifNext.why)})`
  };
}
var CLUSTERS_SHOWN = 3;
function agedFact({ expiries, unit }, timeZone) {
  const [first] = expiries?.expired ?? [];
  if (!expiries || !first) return null;
  const { expired, over, followedTo } = expiries;
  const from = expired.length === 1 ? say`on` : say`the first on`;
  const going = say`${amount(expired.length, unit)} outside the batches, ${from} ${instantPhrase(first.at, timeZone)}`;
  const passed = over.slice(0, CLUSTERS_SHOWN).map(
    ({ worst }) => say`${instantPhrase(worst.at, timeZone)} (${worst.out} out, ${worst.limit ?? 0} allowed)`
  );
  const more = over.length > CLUSTERS_SHOWN ? say` and ${over.length - CLUSTERS_SHOWN} more times` : NO_WORDS;
  const verdict = passed.length === 0 ? say`; the ceiling holds` : say`; past the ceiling on ${joinPhrases(passed, ", ")}${more}`;
  const cut2 = followedTo === null ? NO_WORDS : say`; not counted after ${instantPhrase(followedTo, timeZone)}`;
  return { label: "expiry", phrase: say`${going}${verdict}${cut2}` };
}
function extremesFact({ extremes, unit, matched, batches }) {
  if (!extremes || batches.length === 0) return null;
  const { lowestAvailable, highestTotal } = extremes;
  const least = say`at least ${lowestAvailable} of ${amount(matched, unit)} available`;
  return { label: "pods", phrase: say`${least}, at most ${amount(highestTotal, "pod")}` };
}
function restingFact(group) {
  const { batches, matched } = group;
  const resting = factOf(group, "resting");
  if (!resting || batches.length === 0) return null;
  const serving = share(resting.available, matched);
  return { label: "if bad", phrase: say`${serving} serving until a person acts: ${sentence(resting.says)}` };
}
function startFact({ start }, timeZone) {
  return start === null ? null : { label: "start", phrase: instantPhrase(start, timeZone) };
}
function carriedOverFact({ carriedOver }) {
  if (!carriedOver || carriedOver.nextBatches.join() === carriedOver.freshBatches.join()) return null;
  const next = ours(strip(carriedOver.nextBatches));
  const fresh = ours(strip(carriedOver.freshBatches));
  return {
    label: { shown: "kept state", next: "next rollout", after: "one after it" }[carriedOver.of],
    phrase: say`starts with ${next}, not with ${fresh}: the batch state is carried over`
  };
}
function overlapFact(group) {
  const lost = Object.entries(group.lostTo);
  if (lost.length === 0) return null;
  const parts = lost.map(([other, count]) => say`${count} to ${name(other)}`);
  return {
    label: "overlap",
    phrase: say`selects ${amount(group.selected, group.unit)}, loses ${joinPhrases(parts, ", ")}`
  };
}
function blockedPhrases(group, withNames) {
  return [...groupedBy(group.blocked, ({ why }) => why)].map(([why, blocked]) => {
    const targets = blocked.map(({ target }) => target);
    const named = withNames ? say` (${namesPhrase(targets)})` : NO_WORDS;
    return say`${amount(targets.length, group.unit)} will not be touched${named}: ${sentence(why)}`;
  });
}
function namesPhrase(names) {
  return fewPhrases(names.map(name), 5);
}

// src/report/group/moved.ts
function movesOf(moved) {
  const all = [];
  const byEnds = /* @__PURE__ */ new Map();
  for (const { target, from, to } of moved) {
    const fromThere = byEnds.get(from) ?? /* @__PURE__ */ new Map();
    byEnds.set(from, fromThere);
    const known = fromThere.get(to) ?? { from, to, targets: [] };
    if (known.targets.length === 0) all.push(known);
    fromThere.set(to, known);
    known.targets.push(target);
  }
  return all.sort((a, b) => b.targets.length - a.targets.length);
}
function movedCounts(moved, unit) {
  const told = (isOfThese, one, many) => {
    const count = new Set(moved.filter(isOfThese).map(({ target }) => target)).size;
    return count > 0 ? [say`${amount(count, unit)} ${ours(verb(count, one, many))}`] : [];
  };
  return [
    ...told(({ from, to }) => from !== null && to !== null, "in another group", "in another group"),
    ...told(({ from }) => from === null, "joins", "join"),
    ...told(({ to }) => to === null, "in no group any more", "in no group any more")
  ];
}
function movedPhrases(moved, unit) {
  return movesOf(moved).map((move) => movePhrase(move, unit, true));
}
function movePhrase({ from, to, targets }, unit, withNames) {
  const count = amount(targets.length, unit);
  const one = targets.length === 1;
  const names = withNames ? say`: ${namesPhrase(targets)}` : NO_WORDS;
  if (from === null) return say`${count} ${ours(one ? "joins" : "join")} ${groupName(to)}${names}`;
  if (to === null)
    return say`${count} ${ours(one ? "leaves" : "leave")} ${groupName(from)} for no other group${names}`;
  return say`${count} ${ours(one ? "goes" : "go")} from ${groupName(from)} to ${groupName(to)}${names}`;
}
function groupName(group) {
  return group === null ? say`no group` : name(group);
}

// src/report/headline/refused.ts
function isDeadAsWritten({ change, head }) {
  if (change === "unchanged" || head === null) return false;
  const isBroken = head.rejections.some(({ consequence }) => consequence !== void 0);
  return isBroken && head.effect.groups.every(({ matched }) => matched === 0);
}
function deadAsWrittenPhrase({ touched }) {
  const dead = touched.filter(isDeadAsWritten);
  const isAll = touched.every((diff) => isDeadAsWritten(diff) || diff.change === "removed");
  if (dead.length === 0 || !isAll) return null;
  return say`${shortList(dead.map(({ ref }) => ref))} can not work as written and takes nothing`;
}
function refusedEdits({ touched }) {
  return touched.filter(isRefused);
}
function isRefused({ change, head }) {
  if (change === "unchanged" || head === null) return false;
  const isReadOnly = change === "changed" && factsOf(head, "legacy").some(({ refused }) => refused);
  return isReadOnly || head.rejections.some(({ consequence }) => !consequence);
}
function sameEffectPhrase(selection) {
  const edited = editsOf(selection);
  const refused = refusedEdits(selection).length;
  const isTold = selection.findings.fresh.some(
    ({ rule, severity }) => severity !== "info" || rule === "not-in-the-numbers"
  );
  if (refused === 0) return isTold ? say`no number changes` : say`changed text, same effect`;
  if (refused >= edited)
    return refused === 1 ? say`the edit is refused, nothing is applied` : say`${refused} edits are refused, nothing is applied`;
  return say`${refused} of ${edited} edits are refused and not applied, the rest has the same effect`;
}
function sameEffectSentence(selection) {
  const refused = refusedEdits(selection);
  const touched = amount(selection.touched.length, "policy");
  if (refused.length === 0)
    return say`${touched} edited or using an edited one: every batch, number and target is as before.`;
  const names = shortList(refused.map(({ ref }) => ref));
  const kept = refused.length === 1 ? say`the object it has` : say`the objects it has`;
  const rest2 = refused.length >= editsOf(selection) ? say`and the numbers are as before.` : say`and the rest changes no batch, number or target.`;
  return say`Refused: ${names}. The cluster keeps ${kept}, ${rest2}`;
}
function besideRefused(selection) {
  const refused = refusedEdits(selection);
  if (refused.length === 0) return null;
  const names = shortList(refused.map(({ ref }) => ref));
  return refused.length === 1 ? say`${names} is refused` : say`${refused.length} are refused (${names})`;
}
function editsOf({ touched }) {
  return touched.filter(({ change }) => change !== "unchanged").length;
}

// src/report/calendar/strip.ts
var DAYS = 7;
var CELL_MS = 3 * HOUR_MS;
var CELLS_A_DAY = DAY_MS / CELL_MS;
var LABEL_COLUMNS = 12;
function legendOf({ freezes }) {
  const frozen = freezes.length === 0 ? "" : "; of freezes: x frozen, / frozen in part";
  return `each character is 3 hours: # open, + open in part, . closed, ! no limit at all${frozen}`;
}
function stripLines(lanes, before, week) {
  const clocks = clocksOf(week);
  const lines = lanes.flatMap((lane) => {
    const own = lane.spans.length === 1 ? ["UTC"] : clocks;
    const rows = own.map((clock) => ({ label: clockName(clock), cells: cellsOf(lane, week, clock) }));
    const was = before.filter((one) => one.reasons.some((reason) => lane.reasons.includes(reason)));
    const earlier = was.map((one) => cellsOf(one, week, "UTC")).filter((cells) => cells !== rows[0]?.cells);
    const base = earlier.length === was.length && was.length === 1 ? earlier : [];
    const all = [...rows, ...base.map((cells) => ({ label: "UTC, base", cells }))];
    const title = titleOf(lane);
    return all.length === 1 && columnsOf(title) <= LABEL_COLUMNS ? [row(title, all[0]?.cells ?? "")] : [title, ...all.map(({ label, cells }) => row(`  ${label}`, cells))];
  });
  return [row("", daysLine(week)), ...lines, ...freezeLines(week)];
}
function clocksOf({ timeZone }) {
  return timeZone === "UTC" ? ["UTC"] : ["UTC", timeZone];
}
function freezeLines(week) {
  if (week.freezes.length === 0) return [];
  const windows = week.freezes.reduce((all, freeze) => unionOf(all, freeze.windows), []);
  const rows = clocksOf(week).map((clock) => {
    const cells = drawn(week, clock, (from, to) => frozenSign(windows, from, to));
    return { label: clockName(clock), cells };
  });
  const [only, ...others] = rows;
  if (only && others.length === 0) return [row("frozen", only.cells)];
  return ["frozen", ...rows.map(({ label, cells }) => row(`  ${label}`, cells))];
}
function frozenSign(windows, from, to) {
  const ms = totalMs(clipTo({ from, to }, windows));
  return ms === 0 ? " " : ms === to - from ? "x" : "/";
}
function titleOf({ reasons, isEvery }) {
  return isEvery ? "every reason" : reasons.map((reason) => terminal(reason ?? "every reason")).join(", ");
}
function clockName(timeZone) {
  return timeZone === "UTC" ? "UTC" : cityOf(timeZone);
}
function row(label, cells) {
  const pad = " ".repeat(Math.max(0, LABEL_COLUMNS - columnsOf(label)));
  return `${label}${pad} ${cells}`.trimEnd();
}
function daysLine({ from }) {
  return days((day) => {
    const at = from + day * DAY_MS;
    return `${weekdayText(at)} ${dayOf(at).dayOfMonth}`.padEnd(CELLS_A_DAY);
  });
}
function days(text) {
  return Array.from({ length: DAYS }, (_, day) => text(day)).join(" ");
}
function cellsOf({ spans }, week, timeZone) {
  const [first, end] = [
    fromWallClock(week.from, timeZone),
    fromWallClock(week.from + DAYS * DAY_MS, timeZone)
  ];
  const near = spans.filter((span) => span.from < end && span.to > first);
  return drawn(week, timeZone, (from, to) => sign(near, from, to));
}
function drawn({ from }, timeZone, signOf) {
  const edge = (day, cell2) => fromWallClock(from + day * DAY_MS + cell2 * CELL_MS, timeZone);
  return days(
    (day) => Array.from({ length: CELLS_A_DAY }, (_, cell2) => signOf(edge(day, cell2), edge(day, cell2 + 1))).join("")
  );
}
function sign(spans, from, to) {
  let known = 0;
  let open = 0;
  for (const span of spans) {
    const ms = Math.min(span.to, to) - Math.max(span.from, from);
    if (ms <= 0) continue;
    if (span.limit === null) return "!";
    known += ms;
    if (span.limit > 0) open += ms;
  }
  if (known === 0) return " ";
  if (open === 0) return ".";
  return open === known ? "#" : "+";
}

// src/report/calendar/levels.ts
function levelPhrases(lane, week, unit) {
  return levelsOf(lane, week).map(
    (level) => say`${heightPhrase(level, unit)}: ${lane.spans.length === 1 ? say`all week` : whenPhrase(level, week)}`
  );
}
function levelsInCell(lane, week, unit) {
  return levelsOf(lane, week).map(({ stretches, ...height }) => {
    const shown = heightPhrase(height, unit, ",");
    if (lane.spans.length > 1) return say`${shown} (${whenPhrase({ stretches }, week)})`;
    if (height.limit === 0) return say`none at any time`;
    return say`${heightPhrase({ ...height, remaining: null }, unit)} all week${leftPhrase(height)}`;
  });
}
function freezePhrases(week) {
  return week.freezes.map(
    (freeze) => say`freeze ${name(freeze.name)}: ${whenPhrase({ stretches: freeze.windows }, week)}`
  );
}
function heightPhrase({ limit, remaining }, unit, left = "(") {
  if (limit === null) return say`no limit`;
  if (limit === 0) return say`none`;
  const of = amount(limit, unit);
  if (remaining === null || remaining === limit) return of;
  return left === "," ? say`${of}, ${remaining} left now` : say`${of} (${remaining} left now)`;
}
function leftPhrase({ limit, remaining }) {
  return remaining === null || remaining === limit ? NO_WORDS : say`, ${remaining} of them left now`;
}
function whenPhrase({ stretches }, week) {
  const shown = { from: week.from, to: week.from + WEEK_MS };
  const inUtc = weekText(stretches, shown, "UTC");
  if (!/\d/.test(inUtc)) return ours(inUtc);
  if (week.timeZone === "UTC") return say`${ours(inUtc)} UTC`;
  const city = ours(clockName(week.timeZone));
  const local = wallText(stretches, shown, week.change?.beforeMs ?? offsetMs(week.from, week.timeZone));
  return say`${ours(inUtc)} UTC; ${ours(local)} ${city}${laterPhrase(stretches, local, week)}`;
}
function wallText(stretches, week, aheadMs) {
  const ahead = ({ from, to }) => ({ from: from + aheadMs, to: to + aheadMs });
  return weekText(stretches.map(ahead), ahead(week), "UTC");
}
function laterPhrase(stretches, local, { change, timeZone }) {
  if (!change) return NO_WORDS;
  const later2 = wallText(stretches, change.week, change.afterMs);
  if (later2 === local || !/\d/.test(later2)) return NO_WORDS;
  const date = new Date(toWallClock(change.at, timeZone)).toISOString().slice(0, 10);
  return say`, from ${ours(date)} on ${ours(later2)}`;
}

// src/report/calendar/shown.ts
function calendarOf(group, before, week) {
  const isMoved3 = before !== null && isOtherWindows(group, before);
  const lanes = isMoved3 ? lanesOf(group) : tellingLanes(group, week);
  if (lanes.length === 0) return null;
  return { lanes, before: before ? tellingLanes(before, week) : [], isMoved: isMoved3 };
}
function calendarPhrases({ lanes, before, isMoved: isMoved3 }, week, unit) {
  const phrases = (list) => list.flatMap(
    (lane) => levelPhrases(lane, week, unit).map(
      (phrase) => list.length === 1 ? phrase : say`${reasonsPhrase(lane)}, ${phrase}`
    )
  );
  const was = isMoved3 ? phrases(before).map((phrase) => say`was ${phrase}`) : [];
  return [...phrases(lanes), ...was];
}
function reasonsPhrase({ reasons, isEvery }) {
  if (isEvery) return say`every reason`;
  return joinPhrases(
    reasons.map((reason) => reason === null ? say`every reason` : name(reason)),
    ", "
  );
}
function isOtherWindows(group, before) {
  const [now, was] = [lanesOf(group), lanesOf(before)];
  const isTimed = [...now, ...was].some(({ spans }) => spans.length > 1);
  return isTimed && JSON.stringify(now.map(windowsOf)) !== JSON.stringify(was.map(windowsOf));
}
function windowsOf({ reasons, spans }) {
  return [reasons, spans.map(({ from, to, limit }) => [from, to, limit === null ? null : limit > 0])];
}
function movesWindows({ subjects }) {
  return subjects.some(
    ({ base, head }) => (head ?? []).some((group) => {
      const before = base?.find(({ name: of }) => of === group.name);
      return before !== void 0 && isOtherWindows(group, before);
    })
  );
}

// src/report/table/evictions-row.ts
function movedLimits(subjects) {
  return subjects.flatMap((subject) => {
    const base = factOf(subject.diff.base, "drain-limit");
    const head = factOf(subject.diff.head, "drain-limit");
    if (!base || !head || base.pods === 0 || head.pods === 0) return [];
    if (base.disruptionsAllowed === head.disruptionsAllowed) return [];
    return [{ subject, base, head }];
  });
}
function steepestFirst(moved) {
  const rise = ({ base, head }) => head.disruptionsAllowed - base.disruptionsAllowed;
  return [...moved].sort((a, b) => rise(b) - rise(a));
}
var EVICTED = say`Pods that drains may evict at a time`;
function whosePhrase({ ref }, { length }) {
  return length > 1 ? say` (${policyName(ref)})` : NO_WORDS;
}
var MOST_ROWS = 5;
function evictionsRows(plan, subjects) {
  return [...movedRows(subjects), addedRow(plan, subjects), removedRow(subjects)].filter(
    (row2) => row2 !== null
  );
}
function movedRows(subjects) {
  const moved = steepestFirst(movedLimits(subjects));
  const shown = moved.length > MOST_ROWS + 1 ? MOST_ROWS : moved.length;
  const others = moved.slice(shown);
  const rows = moved.slice(0, shown).map(({ base, head, subject }) => {
    const whose = moved.length > 1 ? NO_WORDS : whosePhrase(subject.diff, subjects);
    return {
      label: moved.length > 1 ? say`${EVICTED}, ${policyName(subject.diff.ref)}` : EVICTED,
      base: allowedPhrase(base, whose),
      head: allowedPhrase(head, whose),
      trend: isMore({ base, head }) ? { arrow: "\u25B2", word: "higher", worse: true } : { arrow: "\u25BC", word: "lower", worse: false }
    };
  });
  if (others.length === 0) return rows;
  const more = others.filter(isMore).length;
  return [
    ...rows,
    {
      label: say`${EVICTED}, ${amount(others.length, "other budget")}`,
      base: NO_WORDS,
      head: say`${more} higher, ${others.length - more} lower`,
      trend: STEADY
    }
  ];
}
function isMore({ base, head }) {
  return head.disruptionsAllowed > base.disruptionsAllowed;
}
function addedRow(plan, subjects) {
  const [first] = addedLimits(subjects);
  if (!first) return null;
  return {
    label: EVICTED,
    base: plan.base && (first.diff.base ? say`not limited by it` : say`not there`),
    head: allowedPhrase(first.limit, whosePhrase(first.diff, subjects)),
    trend: STEADY
  };
}
function addedLimits(subjects) {
  const added = subjects.flatMap(({ diff }) => {
    const limit = factOf(diff.head, "drain-limit");
    return limit && limit.pods > 0 && podsOf(diff.base) === 0 ? [{ diff, limit }] : [];
  });
  return added.sort((a, b) => shareOf(b.limit) - shareOf(a.limit));
}
function removedRow(subjects) {
  const [first] = removedLimits(subjects).sort((a, b) => shareOf(a.limit) - shareOf(b.limit));
  if (!first) return null;
  return {
    label: EVICTED,
    base: allowedPhrase(first.limit, whosePhrase(first.diff, subjects)),
    head: say`not limited by it any more`,
    trend: STEADY
  };
}
function removedLimits(subjects) {
  return subjects.flatMap(({ diff }) => {
    const limit = factOf(diff.base, "drain-limit");
    return limit && limit.pods > 0 && (isGone(diff) || isEmptied(diff)) ? [{ diff, limit }] : [];
  });
}
function isGone({ head }) {
  return head === null || head.isDeleted === true;
}
function isEmptied({ base, head }) {
  return podsOf(base) > 0 && podsOf(head) === 0;
}
function podsOf(side) {
  return factOf(side, "drain-limit")?.pods ?? 0;
}
function shareOf({ disruptionsAllowed, pods }) {
  return disruptionsAllowed / pods;
}
var MOST_IN_TITLE = 3;
function evictionsPhrase(subjects) {
  const moved = steepestFirst(movedLimits(subjects));
  if (moved.length === 0) return NO_WORDS;
  const each2 = moved.slice(0, MOST_IN_TITLE).map(({ subject, base, head }, i) => {
    const whose = subjects.length > 1 ? say` under ${policyName(subject.diff.ref)}` : NO_WORDS;
    const allowed = i === 0 ? atATime(head) : countPhrase(head);
    return say`${allowed}${whose}, was ${base.disruptionsAllowed}`;
  });
  const others = moved.length - each2.length;
  const more = others > 0 ? say`; ${amount(others, "other budget")} also ${others === 1 ? say`changes` : say`change`}` : NO_WORDS;
  return say`drains may evict ${joinPhrases(each2, "; ")}${more}`;
}
function isOnlyBudgets(subjects) {
  const rolls2 = ({ diff }) => sidesOf(diff).some(({ effect }) => effect.groups.length > 0);
  const limits = ({ diff }) => sidesOf(diff).some((side) => factOf(side, "drain-limit") !== void 0);
  return subjects.length > 0 && subjects.every((subject) => limits(subject) && !rolls2(subject));
}
function sidesOf({ base, head }) {
  return [base, head].filter((side) => side !== null);
}
function budgetsPhrase(subjects) {
  const moved = evictionsPhrase(subjects);
  const unready = unreadyPhrase(subjects);
  if (!isEmpty(moved)) return joinPhrases([moved, unready], ", ");
  const removed = removedLimits(subjects).map(({ diff }) => diff);
  const gone = removed.filter(isGone).map(({ ref }) => ref);
  if (gone.length > 0) return say`removes ${shortList(gone)}`;
  const [emptied] = removed;
  if (emptied) return say`${policyName(emptied.ref)} holds back no pod any more`;
  const [added] = addedLimits(subjects);
  if (!added) return isEmpty(unready) ? say`no pod may be evicted more or less` : unready;
  const whose = subjects.length > 1 ? say` under ${policyName(added.diff.ref)}` : NO_WORDS;
  return say`drains may evict ${atATime(added.limit)}${whose}`;
}
function unreadyPhrase(subjects) {
  const [first, ...others] = subjects.filter(({ diff }) => factOf(diff.head, "evicts-unready"));
  if (!first) return NO_WORDS;
  const of = say`pods under ${policyName(first.diff.ref)} that are not ready`;
  const more = others.length > 0 ? say`, and ${others.length} more` : NO_WORDS;
  return factOf(first.diff.head, "evicts-unready")?.isFreed === true ? say`drains no longer wait for ${of}${more}` : say`drains may wait for ${of}${more}`;
}
function atATime(limit) {
  return say`${countPhrase(limit)} at a time${coveredPhrase(limit)}`;
}
function allowedPhrase(limit, whose) {
  return say`${countPhrase(limit)}${coveredPhrase(limit)}${whose}`;
}
function countPhrase(limit) {
  const { disruptionsAllowed, pods } = limit;
  return say`${Math.min(disruptionsAllowed, pods - sharedIn(limit))} of ${amount(pods, "pod")}`;
}
function coveredPhrase(limit) {
  const shared = sharedIn(limit);
  if (shared === 0) return NO_WORDS;
  return say`, as another budget covers ${shared === limit.pods ? say`them` : say`${shared}`} too`;
}
function sharedIn({ held }) {
  return held.find(({ cause }) => cause === "several-budgets")?.pods ?? 0;
}

// src/report/numbers/measure-phrases.ts
function standing({ peak, loss }) {
  if (isNoTarget({ peak, loss })) return say`nothing is rolled out`;
  const atOnce = peak.head ? say`peak ${ofWhole(peak.head)} at once` : NO_WORDS;
  const broken = loss.head ? say`worst loss ${ofCount(loss.head)}${ifNotStarting(loss.head)}` : NO_WORDS;
  return joinPhrases([atOnce, broken], ", ");
}
function isNoTarget({ peak, loss }) {
  return isNothing2(peak.head) && isNothing2(loss.head);
}
function ifNotStarting({ isIfNotStarting }) {
  return isIfNotStarting === true ? IF_NOT_STARTING : NO_WORDS;
}
function isNothing2(measure) {
  return measure?.count === 0 && measure.whole === 0;
}
var LOSS = say`worst loss`;
var PEAK = say`peak at once`;
function movedPhrase(what, verb2, { base, head }) {
  if (!base || !head) return say`${what} ${verb2}`;
  const when = head.isAfterwards === true ? AFTERWARDS : NO_WORDS;
  return say`${what} ${verb2} from ${base.count} to ${ofWhole(head)}${ifNotStarting(head)}${when}`;
}
function steepestOf({ subjects }) {
  const loss = steepestRise(subjects, "loss");
  if (loss) return { what: say`worst loss of ${policyName(loss.ref)}`, rise: loss };
  const peak = steepestRise(subjects, "peak");
  return peak && { what: say`peak of ${policyName(peak.ref)}`, rise: peak };
}
function compare({ base, head }) {
  return base && head ? Math.sign(head.count - base.count) : 0;
}
function ofCount({ count, whole }) {
  return whole > 0 ? say`${count} of ${whole}` : say`${count}`;
}
function ofWhole({ count, whole, unit }) {
  if (whole > 0) return say`${count} of ${amount(whole, unit)}`;
  return count === 0 ? say`${count}` : amount(count, unit);
}

// src/report/headline/headline-numbers.ts
function lead(judgement, rest2) {
  return joinPhrases([judgement, rest2], ", ");
}
function then(judgement, rest2) {
  return joinPhrases([judgement, capital2(rest2)], ". ");
}
function capital2({ parts }) {
  const [first, ...others] = parts;
  if (first?.kind !== "fixed") return { parts };
  return {
    parts: [{ ...first, text: first.text.replace(/^./, (letter) => letter.toUpperCase()) }, ...others]
  };
}
function numbersOf(report, selection) {
  const { subjects } = selection;
  const dead = deadAsWrittenPhrase(selection);
  if (dead) return lead(removedPhrase(selection) ?? NO_WORDS, dead);
  if (isOnlyBudgets(subjects)) return budgetsPhrase(subjects);
  return lead(rolloutNumbers(report, selection), evictionsPhrase(subjects));
}
function rolloutNumbers(report, selection) {
  const measures = measuresOf(report.plan, selection);
  const started = startedPhrase(startedBy(selection), selection);
  const rise = risePhrase(selection, measures);
  const [most, ...others] = deletedAtOnce(selection);
  if (most) {
    const isTold = compare(measures.loss) <= 0 && (measures.peak.head?.count ?? 0) <= most.targets;
    const isSteepest = rise !== null && steepestOf(selection) !== null;
    const besides = isTold && !isSteepest ? null : rise;
    return lead(deletedPhrase([most, ...others]) ?? NO_WORDS, besides ?? started ?? NO_WORDS);
  }
  const removed = removedPhrase(selection);
  const taken = takenPhrase(selection);
  if (taken) return lead(taken, lead(removed ?? NO_WORDS, rise ?? NO_WORDS));
  if (removed) {
    const begins = started && lead(started, rise ?? standing(measures));
    const rest2 = begins ?? rise ?? stuckNumbers(selection, measures) ?? addedNumbers(selection, measures);
    return begins && rolledNothing(selection) ? lead(begins, removed) : lead(removed, rest2);
  }
  const dropped = droppedPhrase(selection);
  if (dropped) return lead(dropped, lead(started ?? NO_WORDS, rise ?? NO_WORDS));
  const held = heldBack(selection);
  const resumed = measures.peak.head?.count === 0 ? NO_WORDS : rise ?? standing(measures);
  if (held) return heldBackPhrase2(held, resumed);
  if (started) return say`${started}, ${rise ?? standing(measures)}`;
  const stuck = stuckNumbers(selection, measures, isOnlyNext2(report, selection));
  const isByAge = stuck !== null && agedPhrase(selection) !== null;
  const numbers = (isByAge ? null : rise) ?? stuck ?? fallPhrase(measures, selection);
  if (awaitsStart(selection)) return say`merging starts nothing. Once somebody sets it to Run: ${numbers}`;
  if (report.plan.base === null && !stuck && isAssumed(selection)) return say`next rollout: ${numbers}`;
  if (!isOnlyNext2(report, selection)) return numbers;
  const isNamed2 = numbers.parts[0]?.text.startsWith("the next rollout") === true;
  return isNamed2 ? then(beginning(selection), numbers) : say`${beginning(selection)}. Next rollout: ${numbers}`;
}
function beginning({ subjects }) {
  const changes = subjects.flatMap(({ diff: { head } }) => head?.change ?? []);
  if (changes.some(({ unforecast }) => unforecast !== void 0))
    return say`merging lets consolidation take more, which no plan forecasts`;
  return changes.some(({ kind }) => kind === "scale") ? say`merging starts no rollout` : say`merging starts nothing`;
}
function rolledNothing({ touched }) {
  return touched.every(({ head, base }) => head !== null || matchedOf(base?.effect.groups ?? []) === 0);
}
function awaitsStart({ subjects }) {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  return groups.length > 0 && groups.every((group) => heldUp(group).awaitsStart);
}
function heldBack({ subjects }) {
  const groups = subjects.flatMap(({ head }) => head ?? []).filter(({ matched }) => matched > 0);
  const [first] = groups.map((group) => heldUp(group).held);
  if (first !== void 0) return groups.every((group) => heldUp(group).held === first) ? first : void 0;
  const [of, ...others] = subjects.map(
    ({ diff: { head } }) => head?.effect.finish === null && head.effect.peakAtOnce === 0 ? head.change?.held : void 0
  );
  return others.every((other) => other === of) ? of : void 0;
}
function heldBackPhrase2(held, numbers) {
  const from = hasWords(numbers) ? say`, then: ${numbers}` : NO_WORDS;
  switch (held) {
    case "paused":
      return say`nothing starts until it is resumed${from}`;
    case "disabled":
      return say`nothing starts until it is enabled${from}`;
    case "OnDelete":
      return say`nothing starts until somebody deletes pods (OnDelete)`;
    case "partition":
      return say`nothing starts until its partition is lowered`;
  }
}
function isAssumed({ subjects }) {
  const rolling = subjects.filter(({ head }) => matchedOf(head ?? []) > 0);
  return rolling.length > 0 && rolling.every(isGuessed);
}
function isOnlyNext2({ plan }, { subjects: all, touched }) {
  const subjects = all.filter(({ diff }) => !isMigrated(diff, touched));
  if (plan.base === null || subjects.some(({ diff: { head } }) => head === null || head.isDeleted))
    return false;
  const changes = subjects.flatMap(({ diff: { head } }) => head?.change ?? []);
  return changes.length > 0 && changes.every(({ kind }) => NEXT.has(kind));
}
var NEXT = /* @__PURE__ */ new Set(["next-rollout", "migration", "scale"]);
function addedNumbers({ subjects }, measures) {
  const goes = subjects.some(
    ({ diff, head }) => !diff.base && diff.head && isStart(diff.head) && matchedOf(head ?? []) > 0
  );
  return goes ? standing(measures) : NO_WORDS;
}
function stuckNumbers(selection, { peak }, isNext = false) {
  const stuck = (isNext ? nextStuckPhrase(selection) : null) ?? stuckPhrase(selection);
  if (!stuck || !peak.head || peak.head.count === 0) return stuck;
  const aged = agedPhrase(selection);
  const besides = aged ?? outAlreadyPhrase(selection);
  if (besides) return say`${stuck}, ${besides}`;
  return say`${stuck}, ${standing({ peak, loss: { base: null, head: null } })}`;
}
function risePhrase(selection, { peak, loss }) {
  const steepest = selection.subjects.length > 1 ? steepestOf(selection) : null;
  if (steepest) return movedPhrase(steepest.what, say`rises`, steepest.rise);
  if (compare(loss) > 0) return movedPhrase(LOSS, say`rises`, loss);
  return compare(peak) > 0 ? movedPhrase(PEAK, say`rises`, peak) : null;
}
function fallPhrase({ peak, loss }, selection) {
  if (rollsNoMore(selection)) return say`merging starts nothing`;
  if (compare(loss) < 0) return movedPhrase(LOSS, say`falls`, loss);
  if (compare(peak) < 0) return movedPhrase(PEAK, say`falls`, peak);
  const stuck = stillStuckPhrase(selection);
  if (stuck) return lead(stuck, agedPhrase(selection) ?? NO_WORDS);
  const now = standing({ peak, loss });
  if (!peak.base) return now;
  return isNoTarget({ peak, loss }) ? say`${now}, as before` : say`${now} as before`;
}
function rollsNoMore({ subjects }) {
  const heads = subjects.flatMap(({ head }) => head ?? []).filter(({ matched }) => matched > 0);
  const bases = subjects.flatMap(({ base }) => base ?? []);
  return heads.length > 0 && heads.every(({ outcome, peakAtOnce }) => outcome === "none" && peakAtOnce === 0) && bases.some(({ outcome }) => outcome !== "none");
}

// src/report/headline/headline.ts
function headline(report, selection) {
  const judgement = judgementOf(report, selection);
  switch (selection.situation) {
    case "unjudged":
      return say`could not judge: ${joinPhrases([inputErrors(report), judgement], ", ")}`;
    case "empty":
      return lead(judgement, say`no policies in these files`);
    case "untouched":
      return lead(judgement, isElsewhere(report, selection) ? say`no policy changed` : say`nothing changed`);
    case "same-effect":
      return lead(judgement, lead(sameEffectPhrase(selection), stillStuckPhrase(selection) ?? NO_WORDS));
    case "planned":
      return plannedPhrase(report, selection, judgement);
  }
}
function isElsewhere(report, { findings }) {
  return isPartUnjudged(report) || findings.fresh.some(({ severity }) => severity !== "info");
}
function plannedPhrase(report, selection, judgement) {
  const first = hasWords(judgement) ? judgement : nothingNew(selection);
  const refused = besideRefused(selection) ?? NO_WORDS;
  if (isNothingRolled(selection)) return then(first, lead(refused, say`nothing is rolled out`));
  const numbers = then(first, lead(numbersOf(report, selection), refused));
  return say`${numbers}${nodeActionPhrase(selection)}${waitsPhrase(selection)}${movedWindows(selection)}${movedTargets(selection)}`;
}
function isNothingRolled(selection) {
  const { subjects, touched } = selection;
  const groups = subjects.flatMap(({ base, head }) => [...base ?? [], ...head ?? []]);
  return refusedEdits(selection).length >= touched.length && groups.every(({ matched }) => matched === 0);
}
var UNJUDGED_NUMBERS = "These numbers cover only what could be read:";
function isShort(report, { situation }) {
  return situation === "planned" ? report.verdict === "pass" : situation !== "unjudged";
}
function numbersSentence(selection, rows) {
  const { untouched, situation } = selection;
  if (situation === "empty") return say`No file holds a policy that fleetplan knows, on either side.`;
  const numbers = rowsSentence(rows);
  if (situation === "untouched")
    return say`None of ${amount(untouched.length, "policy")} was edited, comments and labels aside. ${numbers}`;
  if (situation === "same-effect")
    return joinPhrases([sameEffectSentence(selection), numbers, holdsStill(selection)], " ");
  return numbers;
}
function holdsStill({ subjects }) {
  const groups = subjects.flatMap(({ diff }) => diff.head?.effect.groups ?? []);
  const [why] = groups.flatMap((group) => group.outcome === "stuck" && group.why !== "" ? [group.why] : []);
  return why === void 0 ? NO_WORDS : sentence(why);
}
function rowsSentence(rows) {
  const parts = rows.map(({ label, base, head }) => {
    const differs = base !== null && !isSameBut(base, head);
    return differs ? say`${label}: ${head}, was ${base}.` : say`${label}: ${head}.`;
  });
  return joinPhrases(parts, " ");
}
function isSameBut(base, head) {
  return [base, ifBegan(base)].some((one) => [head, ifBegan(head)].some((other) => isEqual(one, other)));
}
function isEqual(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}
function inputErrors(report) {
  const errors = report.plan.problems.filter(({ severity }) => severity === "error").length;
  return errors > 0 ? say`${amount(errors, "error")} in the input` : say`see the notices`;
}
function movedWindows(selection) {
  return movesWindows(selection) ? say`, limits at other hours` : NO_WORDS;
}
function movedTargets({ touched, subjects }) {
  const moved = movedCounts(touched.flatMap(movedBySelector), subjectUnit(subjects));
  return moved.length === 0 ? NO_WORDS : say`, ${joinPhrases(moved, ", ")}`;
}
function movedBySelector(diff) {
  const { moved, head } = diff;
  const isTold = isDeadAsWritten(diff) || head?.leaves !== void 0 || head?.effect.groups.some(({ leaving }) => leaving?.length) === true;
  return moved.filter(({ to }) => to !== null || !isTold);
}
function waitsPhrase({ subjects }) {
  const groups = subjects.flatMap(({ diff: { head } }) => head?.effect.groups ?? []);
  const open = groups.filter(({ outcome }) => outcome === "unfinished");
  const held = open.map(heldUp);
  if (held.some((one) => one.held !== void 0 || one.awaitsStart)) return NO_WORDS;
  if (held.some(({ awaitsPerson }) => awaitsPerson)) return say`, waits for a person to approve`;
  const isUncordoned = open.some(({ lingers }) => lingers?.some(({ until }) => until === "uncordon"));
  if (isUncordoned) return say`, does not end before somebody uncordons`;
  const isOpenEnded = open.every((group) => factOf(group, "open-ended") !== void 0);
  return open.length === 0 || isOpenEnded ? NO_WORDS : say`, does not end within the dry rollout`;
}
function judgementOf(report, { findings }) {
  const older = bySeverity(findings.decisive);
  const parts = [
    unjudgedPart(report),
    bySeverity(findings.fresh),
    isEmpty(older) ? older : say`${older} from before`,
    isNew(findings.waived) ? say`${amount(findings.waived.length, "finding")} waived` : NO_WORDS
  ];
  return joinPhrases(parts, ", ");
}
function unjudgedPart(report) {
  if (!isPartUnjudged(report)) return NO_WORDS;
  const unjudged = report.plan.problems.filter(({ isUnjudged }) => isUnjudged === true);
  return unjudged.every(({ code }) => code === "suspended") ? say`a part of the change waits until it is resumed` : say`a part of the change was not judged`;
}
function isNew(findings) {
  return findings.some(({ status }) => status === "new" || status === "worsened");
}
function nothingNew({ findings }) {
  const count = (of) => findings.before.filter(({ severity }) => severity === of).length;
  const [errors, warnings] = [count("error"), count("warning")];
  if (errors === 0 && warnings > 0 && findings.waived.length === 0)
    return warnings === 1 ? say`no new finding, 1 warning was there before` : say`no new finding, ${warnings} warnings were there before`;
  if (errors === 0) return findings.waived.length > 0 ? say`no new finding` : say`no rule broken`;
  return errors === 1 ? say`no new error, 1 was there before` : say`no new error, ${errors} were there before`;
}
var WORST_FIRST2 = [
  "reboot",
  "restartAllServices",
  "service",
  "noop",
  "drain",
  "none"
];
var SERVICES_SHOWN = 3;
function nodeActionPhrase({ subjects }) {
  const all = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const started = startedBy({ subjects: all });
  const rolling = started.length > 0 ? started : all;
  const actions = rolling.flatMap(({ diff }) => factOf(diff.head, "node-action") ?? []);
  const [worst] = [...actions].sort((a, b) => WORST_FIRST2.indexOf(a.kind) - WORST_FIRST2.indexOf(b.kind));
  if (!worst) return NO_WORDS;
  const isOfAll = rolling.every(({ diff }) => factOf(diff.head, "node-action")?.kind === worst.kind);
  if (worst.kind === "none") return isOfAll ? say`, no node is drained` : NO_WORDS;
  return isOfAll ? say`, each ${doneTo(worst)}` : say`, some ${doneTo(worst)}`;
}
function doneTo({ kind, services }) {
  switch (kind) {
    case "none":
      return NO_WORDS;
    case "reboot":
      return say`drained and rebooted`;
    case "restartAllServices":
      return say`drained, with all services restarted`;
    case "noop":
      return say`drained, with nothing restarted`;
    case "drain":
      return say`drained`;
    case "service": {
      if (services.length === 0) return say`drained, with services restarted`;
      return say`drained, with ${fewPhrases(services.map(name), SERVICES_SHOWN)} restarted`;
    }
  }
}

// src/report/choice/hidden-names.ts
var HIDDEN = "[hidden]";
var RUNS = /[A-Za-z0-9][A-Za-z0-9._-]*/g;
function hiderOf(report, detail) {
  if (detail === "full") return (text) => text;
  if (detail === "none") return () => HIDDEN;
  const targets = targetNames(report);
  const isName = (text) => targets.has(text) || report.plan.inventory?.has(text) === true;
  return (text) => isName(text) ? HIDDEN : text.replace(RUNS, (run) => {
    const bare = withoutTrailing(run, "._-");
    return isName(run) ? HIDDEN : isName(bare) ? HIDDEN + run.slice(bare.length) : run;
  });
}
function hiderOfAll({ reports }, detail) {
  const hiders = reports.map((report) => hiderOf(report, detail));
  return (text) => hiders.reduce((shown, hide) => hide(shown), text);
}
function targetNames({ plan }) {
  const names = /* @__PURE__ */ new Set();
  for (const { base, head, moved } of plan.policies) {
    for (const group of [...base?.effect.groups ?? [], ...head?.effect.groups ?? []]) {
      for (const target of group.targets) names.add(target);
      for (const { target } of group.blocked) names.add(target);
    }
    for (const { target } of moved) names.add(target);
  }
  return names;
}

// src/report/footer/definitions.ts
var DIFFERENCES = [
  ["accepted", "accepted"],
  ["refused", "refused"],
  ["kept", "with fields that fleetplan does not know"],
  ["dropped", "with fields that the cluster drops"],
  ["filled-in", "with other defaults"]
];
var SHOWN3 = 3;
var LONGEST = 100;
function definitionsPhrase(plan) {
  const all = plan.head.policies.flatMap((policy) => factsOf(policy, "by-definition"));
  return joinPhrases([otherwise(all), unevaluated(all)], " ");
}
function otherwise(all) {
  const differing = all.filter(({ differences }) => differences.length > 0);
  if (differing.length === 0) return NO_WORDS;
  const counts = DIFFERENCES.flatMap(([kind, words]) => {
    const count = differing.filter(({ differences }) => differences.some((one) => one.kind === kind)).length;
    return count === 0 ? [] : [say`${count} ${ours(words)}`];
  });
  const objects = amount(differing.length, "object");
  return say`The CustomResourceDefinitions of this cluster decide ${objects} otherwise than fleetplan's own tables, and the plan follows the cluster: ${joinPhrases(counts, ", ")}.`;
}
function unevaluated(all) {
  const left = all.filter((one) => one.unevaluated.length > 0);
  if (left.length === 0) return NO_WORDS;
  const rules = new Map(
    left.flatMap(
      ({ definition, unevaluated: unevaluated2 }) => unevaluated2.map(({ rule, why }) => [
        JSON.stringify([definition, rule]),
        say`${name(definition)}${rule === "" ? NO_WORDS : say` ${name(cut(rule))}`} (${sentence(why)})`
      ])
    )
  );
  const shown = joinPhrases([...rules.values()].slice(0, SHOWN3), "; ");
  const more = rules.size > SHOWN3 ? say`; and ${rules.size - SHOWN3} more` : NO_WORDS;
  const decide = ours(verb(left.length, "is", "are"));
  return say`${amount(left.length, "object")} ${decide} judged by fleetplan's own tables, as the cluster's own could not be evaluated: ${shown}${more}.`;
}
function cut(rule) {
  const line = rule.replace(/\s+/g, " ").trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}\u2026` : line;
}

// src/report/footer/unlabeled.ts
var TOLERATED = 0.05;
function unlabeledPhrase({ inventory, head }) {
  if (!inventory || inventory.domains.length === 0) return NO_WORDS;
  const groups = head.policies.flatMap(({ effect }) => effect.groups).filter(({ unit }) => unit === "node");
  const nodes = [...new Set(groups.flatMap(({ targets }) => targets))];
  if (nodes.length === 0) return NO_WORDS;
  const missing = inventory.domains.map((label) => ({
    label,
    of: nodes.filter((node) => !inventory.labelsOf(node)[label]).length
  }));
  if (missing.every(({ of }) => of === nodes.length))
    return say`Failure domains are not checked: no node has a label ${joinPhrases(inventory.domains.map(name), " or ")} (configuration: ${name("domains")}).`;
  const some = missing.filter(({ of }) => of < nodes.length && of > nodes.length * TOLERATED);
  if (some.length === 0) return NO_WORDS;
  const shares = some.map(({ label, of }) => say`${share(of, nodes.length)} without ${name(label)}`);
  return say`Failure domains are not checked for nodes: ${joinPhrases(shares, ", ")}.`;
}

// src/report/footer/footer.ts
function footerPhrases(report, withNames = true) {
  const of = (cluster) => {
    const { at, snapshot } = report.plan;
    const versions = versionsPhrase(report, withNames);
    const told = snapshotPhrase(report, cluster, say`, ${agePhrase2(at, snapshot.takenAt)}`);
    return isEmpty(versions) ? told : say`${told} ${versions}`;
  };
  return linesOf(report, withNames, of);
}
function shortFooterPhrases(report, withNames = true) {
  const why = withNames ? whyPhrase(report) : NO_WORDS;
  return linesOf(report, withNames, (cluster) => say`${snapshotPhrase(report, cluster, NO_WORDS)}${why}`);
}
function linesOf(report, withNames, snapshot) {
  const { plan } = report;
  const when = instantPhrase(plan.at, plan.timeZone);
  if (!withNames)
    return [
      say`Plan ${digestPhrase(plan.digest)}, made for ${when}. Names and sentences are not shown here.`,
      snapshot(NO_WORDS)
    ];
  const cluster = plan.cluster === null ? NO_WORDS : say` ${name(plan.cluster)}`;
  const compared = report.sides.base === null ? say`${name(report.sides.head)}, with no base to compare with` : say`${name(report.sides.head)} against ${name(report.sides.base)}`;
  return [
    say`Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${name(report.rulesFrom)}.`,
    snapshot(cluster),
    ...[definitionsPhrase(plan), unlabeledPhrase(plan)].filter((phrase) => !isEmpty(phrase))
  ];
}
function snapshotPhrase(report, cluster, age) {
  const { snapshot } = report.plan;
  const clusters = snapshot.clusters > 0 ? amount(snapshot.clusters, "member cluster") : NO_WORDS;
  const isHub = snapshot.nodes === 0 && snapshot.clusters > 0;
  const nodes = isHub ? NO_WORDS : say`${amount(snapshot.nodes, "node")}, ${snapshot.ready} ready`;
  const parts = joinPhrases([nodes, clusters], ", ");
  return say`Snapshot${cluster}: ${parts}${age}, digest ${digestPhrase(snapshot.digest)}.`;
}
function agePhrase2(at, takenAt) {
  if (takenAt === null) return say`of unknown age`;
  return takenAt > at ? say`taken ${ours(durationText(takenAt - at))} after the moment planned for` : say`${ours(durationText(at - takenAt))} old`;
}
function versionsPhrase({ plan }, withWhy) {
  const versions = plan.head.assumedVersions;
  const listed = (lead2, of) => {
    const named = of.map(({ system, version, why }) => {
      const reason = withWhy && why !== CONFIGURED ? say` (${sentence(why)})` : NO_WORDS;
      return say`${ours(system)} ${oursCode(version)}${reason}`;
    });
    return named.length > 0 ? say`${ours(lead2)}: ${joinPhrases(named, ", ")}.` : NO_WORDS;
  };
  const parts = [
    listed(
      "Versions configured",
      versions.filter(({ why }) => why === CONFIGURED)
    ),
    listed(
      "Versions assumed",
      versions.filter(({ why }) => why !== CONFIGURED)
    )
  ];
  return joinPhrases(parts, " ");
}
function whyPhrase({ plan }) {
  const assumed = plan.head.assumedVersions.filter(({ why }) => why !== CONFIGURED);
  if (assumed.length === 0) return NO_WORDS;
  const reasons = assumed.map(({ system, why }) => say`${ours(system)}: ${sentence(why)}`);
  return say` Why these versions: ${joinPhrases(reasons, ", ")}.`;
}
function digestPhrase(digest) {
  return oursCode(digest.replace(/^sha256:/, "").slice(0, 12));
}

// src/report/choice/told.ts
var SUBJECTS_NAMED = 4;
function toldFindings({ findings }) {
  return causesFirst(alike(worstFirst([...findings.decisive, ...findings.fresh])));
}
var SUBJECT = /^([A-Z][A-Za-z]*\/\S+(?: group "[^"]*")?(?:, [A-Z][A-Za-z]*\/\S+(?: group "[^"]*")?)*(?: and \d+ more)?): (.*)$/s;
var REFUSED = /^([A-Z][A-Za-z]*\/\S+) is ((?:refused|stored but can not work) .*)$/s;
function alike(findings) {
  const bySaying = groupedBy(findings, (finding) => {
    const { rule, severity, status, remediation, before } = finding;
    const { subject, says } = likenessOf(finding);
    const own = subject === "" ? finding.fingerprint : "";
    return JSON.stringify([rule, severity, status, before === null, remediation, says, own]);
  });
  return [...bySaying.values()].flatMap(asOne);
}
function asOne([first, ...others]) {
  if (!first) return [];
  if (others.length === 0) return [{ ...first, alsoAt: [] }];
  const subjects = [...new Set([first, ...others].map((finding) => likenessOf(finding).subject))];
  const alsoAt = others.flatMap(({ place }) => place ?? []);
  const { joint, says } = likenessOf(first);
  return [{ ...first, message: `${few(subjects, SUBJECTS_NAMED)}${joint}${says}`, alsoAt }];
}
function likenessOf(finding) {
  const refused = REFUSED.exec(finding.message);
  if (refused) return { subject: refused[1] ?? "", says: refused[2] ?? "", joint: " are " };
  return { ...partsOf(finding), joint: ": " };
}
function partsOf({ message }) {
  const parts = SUBJECT.exec(message);
  return parts ? { subject: parts[1] ?? "", says: parts[2] ?? "" } : { subject: "", says: message };
}
function causesFirst(findings) {
  const known = /* @__PURE__ */ new Set();
  const isAgain = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const cause = JSON.stringify([finding.severity, finding.policy, finding.group, finding.remediation]);
    isAgain.set(finding, known.has(cause));
    known.add(cause);
  }
  return [...findings].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || Number(isAgain.get(a)) - Number(isAgain.get(b))
  );
}
function firstSentence(message) {
  const end = /[.;](?=\s)/.exec(message);
  if (!end) return { first: message.replace(/\.$/, ""), rest: "" };
  return { first: message.slice(0, end.index), rest: message.slice(end.index + 1).trim() };
}

// src/report/words/worse.ts
var WORSE = {
  starts: say` New: merging starts it.`,
  asks: say` New: merging asks for it.`,
  edits: say` So it was before: this edit does not come into force either.`
};
function worsePhrase({ status, startedBy: startedBy2 }) {
  if (status !== "worsened") return NO_WORDS;
  if (startedBy2 === void 0) return say` Worse than before.`;
  return WORSE[startedBy2];
}

// src/report/table/budgets-row.ts
function budgetsRow(plan, subjects) {
  const timed = subjects.flatMap(timedOf);
  const [first, ...others] = [...timed.filter(isMoved), ...timed.filter((one) => !isMoved(one))];
  if (!first) return null;
  const week = shownWeek(plan);
  const whose = subjects.length > 1 ? say`${policyName(first.subject.diff.ref)}: ` : NO_WORDS;
  const more = others.length > 0 ? say`; ${others.length} more below` : NO_WORDS;
  const was = first.base && budgetsPhrase2(first.base, week);
  return {
    label: say`Budgets allow at once`,
    base: plan.base && (was ? say`${whose}${was}` : say`not there`),
    head: say`${whose}${budgetsPhrase2(first.head, week)}${more}`,
    trend: STEADY
  };
}
function timedOf(subject) {
  return (subject.head ?? []).flatMap((head) => {
    if (!head.calendar || head.calendar.counted === 0) return [];
    return [{ subject, head, base: subject.base?.find(({ name: of }) => of === head.name) ?? null }];
  });
}
function isMoved({ base, head }) {
  return JSON.stringify(base && spansOf(base)) !== JSON.stringify(spansOf(head));
}
function spansOf(group) {
  return lanesOf(group).map(({ reasons, spans }) => [reasons, spans]);
}
function budgetsPhrase2(group, week) {
  const { calendar } = group;
  const lanes = lanesOf(group).flatMap((lane) => {
    const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ""] === void 0);
    return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
  });
  const shown = lanes.map((lane) => say`${reasonsPhrase2(lane)}: ${heightsPhrase(lane, week, group)}`);
  const [first] = calendar?.limits ?? [];
  const origin = calendar?.isWritten === false && first ? say`${name(first.written)} by default` : NO_WORDS;
  const growth = whileReplaced(group);
  const text = joinPhrases(shown, "; ");
  const endsInHours = text.parts.at(-1)?.text.endsWith(")") === true;
  const written = onlyShare(group, endsInHours ? say`written as ` : NO_WORDS);
  const beside = joinPhrases([origin, isEmpty(growth) ? written : growth], ", ");
  if (isEmpty(beside)) return text;
  return endsInHours ? say`${text}; ${beside}` : say`${text} (${beside})`;
}
function onlyShare({ calendar }, before) {
  const [only, ...others] = calendar?.limits ?? [];
  if (!only || others.length > 0 || calendar?.isWritten === false) return NO_WORDS;
  return only.written.endsWith("%") ? say`${before}${name(only.written)}` : NO_WORDS;
}
function whileReplaced({ calendar, peakAtOnce }) {
  if (!calendar) return NO_WORDS;
  const { rolledFor, counted: counted2, limits, spans } = calendar;
  const ofReason = spans.filter(({ reason }) => reason === rolledFor);
  const most = Math.max(0, ...ofReason.map(({ limit }) => limit ?? Infinity));
  const percents = limits.filter(
    ({ reasons, written, limit }) => reasons.includes(rolledFor) && written.endsWith("%") && limit === most
  ).map(({ written }) => parseInt(written, 10));
  const ofShare = percents.find(
    (percent) => peakAtOnce <= Math.ceil(percent * (counted2 + peakAtOnce) / 100)
  );
  const share2 = calendar.isWritten ? say`${ofShare ?? 0}%` : say`it`;
  return peakAtOnce > most && ofShare !== void 0 ? say`${share2} can be ${peakAtOnce} while replacements are up` : NO_WORDS;
}
function heightsPhrase(lane, week, { unit }) {
  const levels = levelsInCell(lane, week, unit);
  const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
  const open = isClosedElse ? levels.slice(0, -1) : levels;
  return say`${joinPhrases(open, ", ")}${ours(isClosedElse ? ", otherwise none" : "")}`;
}
function reasonsPhrase2({ reasons, isEvery }) {
  if (isEvery && reasons.length > 1) return say`any reason`;
  return joinPhrases(
    reasons.map((reason) => ours(reason ?? "any reason")),
    " and "
  );
}

// src/report/table/domain-row.ts
function domainRow(plan, subjects) {
  const known = [plan.base, plan.head].some((side) => side && side.combined.byDomain.length > 0);
  if (!known) return null;
  const ofSide = (side, of) => {
    const groups = groupsOf(subjects, side, of);
    return [fullyOut(of, groups), perhapsOut(groups)];
  };
  const [base, baseToo] = plan.base ? ofSide("base", plan.base) : [null, 0];
  const [head, headToo] = ofSide("head", plan.head);
  if ((base?.length ?? 0) + baseToo + head.length + headToo === 0) return null;
  return {
    label: say`Failure domain fully out`,
    base: base && domainsPhrase(base, baseToo),
    head: domainsPhrase(head, headToo),
    trend: base ? trendOf2(base, head) : STEADY
  };
}
function groupsOf(subjects, side, plan) {
  if (subjects.length === 0) return plan.policies.flatMap((policy) => policy.effect.groups);
  return subjects.flatMap((subject) => subject[side] ?? []);
}
function fullyOut(side, groups) {
  const found = /* @__PURE__ */ new Map();
  const add = (domain, whole) => {
    const id = JSON.stringify([domain.key, domain.value]);
    const out = domain.matched >= 2 && domain.matched < whole && domain.peakAtOnce >= domain.matched;
    if (out && !found.has(id)) found.set(id, domain);
  };
  for (const group of groups) for (const domain of group.domains) add(domain, wholeOf(group));
  for (const { scope, unit, members, withoutNext } of side.combined.scopes) {
    if (scope.kind !== "domain") continue;
    const { key, value } = scope;
    const whole = scopeOf(side, unit)?.members ?? 0;
    add({ key, value, matched: members, peakAtOnce: withoutNext.peakAtOnce, batch: null }, whole);
  }
  return [...found.values()].sort(
    (a, b) => (a.batch ?? Infinity) - (b.batch ?? Infinity) || b.matched - a.matched
  );
}
function perhapsOut(groups) {
  const found = groups.flatMap(
    (group) => group.domains.filter(
      ({ matched, worstAtOnce = 0 }) => matched >= 2 && matched < wholeOf(group) && worstAtOnce >= matched
    )
  );
  return new Set(found.map(({ key, value }) => JSON.stringify([key, value]))).size;
}
function domainsPhrase(domains, perhaps) {
  const [first] = domains;
  if (!first) return perhaps === 0 ? say`none` : say`none as shown, any of ${perhaps} in another order`;
  const shown = first.batch === null ? name(first.value) : say`${name(first.value)} (batch ${first.batch})`;
  return domains.length > 1 ? say`${domains.length}, first ${shown}` : shown;
}
function trendOf2(base, head) {
  if (head.length > base.length)
    return { arrow: "\u25B2", word: base.length === 0 ? "new" : "higher", worse: true };
  if (head.length < base.length)
    return { arrow: "\u25BC", word: head.length === 0 ? "gone" : "lower", worse: false };
  return STEADY;
}

// src/report/table/rows.ts
function rowsOf(report, selection) {
  const { plan } = report;
  const { peak, loss } = measuresOf(plan, selection);
  if (isOnlyBudgets(selection.subjects)) return evictionsRows(plan, selection.subjects).map(main);
  const single = selection.subjects.length === 1;
  const some = selection.subjects.length > 0;
  const units = countedUnits(plan, selection.subjects);
  const started = startedBy(selection);
  const isStarted = started.length > 0;
  const wasNext = started.some(({ diff: { base } }) => base !== null && startsNothing(base));
  const own = (row2, base) => single && wasNext && base?.count !== 0 ? againstNext(row2) : row2;
  const deleted = deletedAtOnce(selection);
  const isDomainTold = selection.findings.fresh.some(({ rule }) => rule === "failure-domain-at-once");
  const combined = combinedRows(plan, units, single ? peak : null).map((row2) => withRemoval(row2, deleted));
  const rows = [
    main(deletedRow(plan, deleted)),
    ...single ? [main(own(measureRow(plan, say`Peak at once`, peak), peak.base))] : [],
    ...combined.map((row2, i) => i === 0 && !single ? main(row2) : row2),
    single ? null : steepestRow(plan, selection.subjects),
    some ? main(
      own(
        measureRow(plan, single ? say`Worst loss if it fails` : say`Worst loss of one policy`, loss),
        loss.base
      )
    ) : null,
    withTold(domainRow(plan, selection.subjects), isDomainTold),
    budgetsRow(plan, selection.subjects),
    some ? main(own(finishRow(plan, selection.subjects))) : null,
    finishIfNextRow(plan, selection.subjects),
    ...evictionsRows(plan, selection.subjects)
  ];
  const shown = rows.filter((row2) => row2 !== null);
  const isNoGain = selection.situation === "unjudged" || isStarted || deleted.length > 0 || takenPhrase(selection) !== null || stuckPhrase(selection) !== null;
  return isNoGain ? shown.map(withoutGain) : shown;
}
function main(row2) {
  return row2 && { ...row2, isMain: true };
}
function withTold(row2, isTold) {
  return row2 && isTold ? { ...row2, isTold } : row2;
}
function againstNext(row2) {
  if (row2.base === null || JSON.stringify(row2.base) === JSON.stringify(row2.head)) return row2;
  return { ...row2, base: ifBegan(row2.base) };
}
function withoutGain(row2) {
  const { word } = row2.trend;
  return word === "lower" || word === "gone" || word === "earlier" ? { ...row2, trend: STEADY } : row2;
}
function measureRow(plan, label, { base, head }) {
  const higher = head !== null && head.count > (base?.count ?? 0);
  const lower = base !== null && head !== null && head.count < base.count;
  const compared = plan.base !== null && base !== null;
  return {
    label,
    base: plan.base && measurePhrase(base),
    head: measurePhrase(head),
    trend: !compared ? STEADY : higher ? { arrow: "\u25B2", word: "higher", worse: true } : lower ? { arrow: "\u25BC", word: "lower", worse: false } : STEADY
  };
}
function measurePhrase(measure) {
  return measure ? say`${share(measure.count, measure.whole)}${measure.remark}` : say`not there`;
}
function combinedRows(plan, units, own) {
  const facts = units.map((unit) => combinedPair(plan, unit));
  const all = units.map((unit) => combinedPair(plan, unit, (scope) => scope));
  const ownCount = own?.head?.count ?? -1;
  const isAboveOwn = (pairs) => pairs.some(({ head }) => (head?.count ?? 0) > ownCount);
  const isMore2 = all.some(({ base, head }, i) => {
    const fact = facts[i];
    return (head?.count ?? 0) > (fact?.head?.count ?? 0) || (base?.count ?? 0) > (fact?.base?.count ?? 0);
  });
  const isAlone = own !== null && plan.policies.length < 2;
  return [
    ...!isAlone && isAboveOwn(facts) ? [unitsRow(plan, say`Peak at once, all policies`, facts)] : [],
    ...isMore2 && isAboveOwn(all) ? [unitsRow(plan, say`Peak if all next rollouts began at once`, all)] : []
  ];
}
function unitsRow(plan, label, pairs) {
  const going = pairs.filter(({ base, head }) => (base?.count ?? 0) + (head?.count ?? 0) > 0);
  const [first, ...others] = (going.length > 0 ? going : pairs).map((pair) => ({
    pair,
    row: measureRow(plan, label, pair)
  }));
  if (!first) throw new Error("a plan without units");
  if (pairs.length === 1) return first.row;
  const all = [first, ...others];
  const cell2 = (which) => joinPhrases(
    all.flatMap(({ pair }) => {
      const measure = pair[which];
      return measure ? [say`${measure.count} of ${amount(measure.whole, measure.unit)}`] : [];
    }),
    ", "
  );
  const { trend } = (all.find(({ row: row2 }) => row2.trend.worse) ?? all.find(({ row: row2 }) => row2.trend.arrow) ?? first).row;
  return { label, base: plan.base && cell2("base"), head: cell2("head"), trend };
}
function steepestRow(plan, subjects) {
  const steepest = steepestRise(subjects, "peak");
  return steepest && measureRow(plan, say`Peak of ${policyName(steepest.ref)}`, steepest);
}

// src/report/footer/housekeeping.ts
var HOUSEKEEPING = /* @__PURE__ */ new Set(["legacy-group", "inventory-stale"]);
function isHousekeeping({ rule, severity }) {
  return severity !== "error" && HOUSEKEEPING.has(rule);
}
function housekeepingPhrase(report, told) {
  const kept = told.filter(isHousekeeping);
  const rules = [...new Set(kept.map(({ rule }) => rule))];
  const findings = rules.map((rule) => {
    const of = kept.filter((finding) => finding.rule === rule);
    const [first] = of;
    const says = first ? partsOf({ message: firstSentence(first.message).first }).says : "";
    const times = of.length > 1 ? say`, several objects` : NO_WORDS;
    return say`${sentence(says)} (${oursCode(rule)}${times}).`;
  });
  const { at, snapshot } = report.plan;
  const age = say`Snapshot ${agePhrase2(at, snapshot.takenAt)}.`;
  const parts = [...findings, age, versionsPhrase(report, false)];
  return joinPhrases(parts, " ");
}

// src/report/choice/leads.ts
var COVERED_BY = {
  "whole-pool-at-once": ["peak-above-limit"],
  "unlimited-outside-window": ["unlimited-outside-window", "window-opens-nothing"],
  "reasons-empty": ["unlimited-outside-window"],
  "no-progress": ["blocked-nodes-hold-progress", "allowance-already-used"],
  "combined-peak-above-limit": ["overlapping-policies"]
};
function leadsOf(findings) {
  const coverable = groupedByEach(findings, rulesThatCover);
  const sayingTheSame = groupedByEach(findings, sayingOf);
  const taken = /* @__PURE__ */ new Set();
  const left = (of) => (of ?? []).filter((other) => !taken.has(other));
  return findings.flatMap((finding) => {
    if (taken.has(finding)) return [];
    taken.add(finding);
    const covered = left(coverable.get(finding.rule)).filter((other) => isCovered(other, finding));
    for (const other of covered) taken.add(other);
    const groups = sayingOf(finding).flatMap((saying) => {
      const others = left(sayingTheSame.get(saying)).filter(({ group }) => group !== finding.group);
      sayingTheSame.delete(saying);
      return others;
    });
    for (const other of groups) taken.add(other);
    return [{ finding, covered, groups }];
  });
}
function sayingOf({ rule, severity, status, policy, evidence }) {
  const of = evidence["kind"] ?? null;
  return policy === null ? [] : [JSON.stringify([rule, severity, status, refKey(policy), of])];
}
function rulesThatCover({ rule }) {
  return Object.keys(COVERED_BY).filter((by) => COVERED_BY[by]?.includes(rule));
}
function isCovered(other, by) {
  return by.policy === null || by.rule === "combined-peak-above-limit" || isOfSame(other, by) && other.group === by.group;
}
function isOfSame(a, b) {
  return a.policy !== null && b.policy !== null && refKey(a.policy) === refKey(b.policy);
}
function addedBy(covered) {
  return covered.filter(({ rule }) => rule === "peak-above-limit").map(({ message }) => firstSentence(message).rest).join(" ");
}

// src/report/markdown/fit.ts
function sectionOf(items, rowOf, section) {
  return items.length === 0 ? null : { ...section, rows: each(items, rowOf), count: items.length };
}
function* each(items, rowOf) {
  for (const item of items) yield rowOf(item);
}
var REST_BYTES = 160;
function fit(sections, bytes) {
  const folds = [];
  const omitted = [];
  let room = bytes;
  let weights = sections.reduce((sum, section) => sum + section.weight, 0);
  for (const section of sections) {
    const fitted = fitSection(section, Math.floor(room * section.weight / weights));
    weights -= section.weight;
    const size = fitted ? bytesOf(sourceOf(fitted)) + 2 : 0;
    if (fitted && size <= room) {
      folds.push(fitted);
      room -= size;
    } else omitted.push(section.title);
  }
  return { folds, omitted };
}
function fitSection(section, bytes) {
  const separator = section.isOfBlocks ? EMPTY_LINE : NEWLINE;
  const empty = fold(section.summary, section.intro ?? NOTHING);
  let room = bytes - bytesOf(sourceOf(empty)) - REST_BYTES;
  const rows = [];
  for (const row2 of section.rows) {
    room -= bytesOf(sourceOf(row2)) + 2;
    if (room < 0) break;
    rows.push(row2);
  }
  if (rows.length === 0 && section.count > 0) return null;
  const body = joinMarkdown(section.intro ? [section.intro, ...rows] : rows, separator);
  return fold(section.summary, gfm`${body}${rest(section, section.count - rows.length)}`);
}
function rest({ rowsAre }, left) {
  if (left <= 0) return NOTHING;
  return gfm`${EMPTY_LINE}${phraseMarkdown(say`${amount(left, `more ${rowsAre}`)}: left out for length, the JSON report has them.`)}`;
}
var OMITTED_SHOWN = 6;
function omittedPhrase(omitted) {
  if (omitted.length === 0) return null;
  const shown = joinPhrases(omitted.slice(0, OMITTED_SHOWN), ", ");
  const more = omitted.length - OMITTED_SHOWN;
  const tail = more > 0 ? say` and ${ours(String(more))} more sections` : say``;
  return say`Left out for length: ${shown}${tail}. The JSON report has everything.`;
}

// src/report/markdown/table.ts
var BAR = gfm` | `;
function tableRow(cells) {
  return gfm`| ${joinMarkdown(cells.map(cell), BAR)} |`;
}
function phraseRow(view, cells) {
  return tableRow(cells.map((phrase) => view.show(phrase)));
}
function phraseItem(view, phrase) {
  const shown = view.show(phrase);
  return gfm`- ${sourceOf(shown) === "" ? codeSpan("") : shown}`;
}
function tableHead(columns) {
  const rule = columns.map(({ numeric }) => numeric === true ? gfm`--:` : gfm`---`);
  return gfm`${tableRow(columns.map(({ title }) => title))}\n${tableRow(rule)}`;
}

// src/report/markdown/findings.ts
var SEVERITY_SIGNS = {
  error: fixedText("\u274C"),
  warning: fixedText("\u26A0\uFE0F"),
  info: fixedText("\u2139")
};
function findingItem(view, finding, rules = [finding.rule]) {
  const says = finding.message === "" ? NO_WORDS : say` ${sentence(finding.message)}`;
  const text = view.show(say`${placesText(finding)}${says}${worsePhrase(finding)}`);
  const named = rules.map((rule) => gfm`**${codeSpan(rule)}**`);
  return gfm`- ${SEVERITY_SIGNS[finding.severity]} ${joinMarkdown(named, gfm`, `)}${text}`;
}
function leadItem(view, { finding, covered, groups }) {
  const rules = [...new Set([finding, ...covered].map(({ rule }) => rule))];
  const added = addedBy(covered);
  const message = added === "" ? finding.message : `${finding.message} ${added}`;
  const others = groups.flatMap(({ group }) => group === null ? [] : [name(group)]);
  const also = others.length > 0 ? say` The same in ${joinPhrases(others, ", ")}.` : NO_WORDS;
  return gfm`${findingItem(view, { ...finding, message }, rules)}${view.show(also)}`;
}
function findingBlock(view, finding) {
  const item = findingItem(view, finding);
  if (finding.status === "fixed" || finding.remediation === "") return item;
  const fix = view.show(sentence(finding.remediation));
  return gfm`${item} **Fix:** ${fix}${baseLine(view, finding)}`;
}
function fixBlock(view, finding) {
  const fix = view.show(say`${placesText(finding)} ${sentence(finding.remediation)}`);
  return gfm`- **${codeSpan(finding.rule)}**${fix}${baseLine(view, finding)}`;
}
function baseLine(view, { before }) {
  return before === null ? NOTHING : gfm`\n  - ${view.show(say`Base: ${sentence(before)}`)}`;
}
function placesText({ place, alsoAt }) {
  return placesPhrase([...place ? [place] : [], ...alsoAt].map((at) => placeText(at)));
}
function findingCounts(findings) {
  const byRule2 = /* @__PURE__ */ new Map();
  for (const { rule, severity } of worstFirst(findings)) {
    const entry = byRule2.get(rule) ?? { severity, count: 0 };
    byRule2.set(rule, entry);
    entry.count++;
  }
  return [...byRule2].map(
    ([rule, { severity, count }]) => gfm`- ${SEVERITY_SIGNS[severity]} ${codeSpan(rule)} ${fixedText(count === 1 ? "once" : `${count} times`)}`
  );
}
function findingsSection(view, title, findings, weight) {
  const about = {
    title: ours(title.toLowerCase()),
    summary: [summaryText(`${title} (${findings.length})`)],
    weight
  };
  return view.detail === "none" ? sectionOf(findingCounts(findings), (line) => line, { ...about, rowsAre: "rule" }) : sectionOf(findings, (finding) => findingBlock(view, finding), { ...about, rowsAre: "finding" });
}
function fixesSection(view, findings) {
  const fixable = findings.filter(({ remediation }) => remediation !== "");
  return sectionOf(fixable, (finding) => fixBlock(view, finding), {
    title: say`fixes`,
    summary: [summaryText(fixable.length === 1 ? "How to fix it" : `How to fix these ${fixable.length}`)],
    rowsAre: "fix",
    weight: 6
  });
}
function noticesSection(view, notices) {
  return sectionOf(notices, (notice) => phraseItem(view, sentence(notice)), {
    title: say`notices`,
    summary: [summaryText(`Notices (${notices.length})`)],
    rowsAre: "notice",
    weight: 1
  });
}
function problemsSection(view, shown) {
  const order = ["error", "warning", "info"];
  const sorted = view.report.plan.problems.filter((problem) => view.problemsAbove.get(problem) !== "whole").filter((problem) => !shown.has(problem) || pictureOf(view, problem) !== null).sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return sectionOf(sorted, (problem) => problemBlock(view, problem, shown.has(problem)), {
    title: say`problems of the input`,
    summary: [summaryText(`Problems of the input (${sorted.length})`)],
    rowsAre: "problem",
    weight: 8
  });
}
function problemBlock(view, problem, isShown) {
  const lines = pictureOf(view, problem);
  const item = isShown ? gfm`- ${codeSpan(problem.code)}${view.show(whereOf(problem))}` : problemItem(view, problem);
  return lines === null ? item : gfm`${item}\n\n${fenced(lines)}\n`;
}
function pictureOf({ detail }, { picture }) {
  return detail === "full" ? picture : null;
}
function problemItem(view, problem) {
  const text = view.show(say`${whereOf(problem)} ${sentence(problem.message)}`);
  return gfm`- ${SEVERITY_SIGNS[problem.severity]} ${codeSpan(problem.code)}${text}`;
}
function whereOf({ place }) {
  return place ? say` ${name(placeText(place, true))}` : NO_WORDS;
}

// src/report/markdown/also.ts
var ALSO_NAMED = 8;
var ALSO_SAID = 3;
var NOTHING_ELSE = { line: null, begun: [], said: [] };
function alsoOf(view, left, said) {
  const isInfo = (finding) => finding.severity === "info" && !isHousekeeping(finding) && !isSaid(partsOf(finding).says, said);
  const infos = view.detail === "none" ? [] : view.told.filter(isInfo);
  const leads = left.flatMap(({ lead: lead2 }) => lead2 ?? []);
  const findings = [
    ...leads.map(({ finding }) => finding),
    ...infos,
    ...leads.flatMap(({ covered, groups }) => [...covered, ...groups])
  ];
  const count = left.filter(({ lead: lead2 }) => !lead2).length + findings.length;
  if (count === 0) return beforeOf(view, said);
  const isOnlyInfo = findings.length === count && findings.every(({ severity }) => severity === "info");
  const whatElse = findings.length === count ? amount(count, "more finding") : say`${count} more`;
  const more = view.show(isOnlyInfo ? say`Also` : say`${whatElse} below`);
  const before = beforeOf(view, said);
  const then2 = before.line ? gfm`${BREAK}${before.line}` : NOTHING;
  if (findings.length === 0) return { line: gfm`${more}.${then2}`, begun: [], said: before.said };
  const rules = byRule(findings).slice(0, ALSO_NAMED);
  let subject = "";
  const named = rules.map((of, i) => {
    const parts = partsOf(of[0]);
    const isSame = parts.subject === subject;
    subject = parts.subject;
    return alsoItem(view, of, i < ALSO_SAID ? isSame ? parts.says : of[0].message : "");
  });
  return {
    line: gfm`${more}: ${joinMarkdown(named, gfm`; `)}${then2}`,
    begun: rules.slice(0, ALSO_SAID).map(([first]) => first),
    said: before.said
  };
}
var BREAK = gfm`<br>`;
function beforeOf(view, said) {
  const { situation, findings } = view.selection;
  const open = findings.before.filter(
    (finding) => finding.severity !== "info" && !findings.decisive.includes(finding) && !isHousekeeping(finding)
  );
  if (view.detail === "none" || situation !== "planned" || open.length === 0) return NOTHING_ELSE;
  const [first, ...others] = byRule(worstFirst(open).map((finding) => ({ ...finding, alsoAt: [] })));
  if (!first) return NOTHING_ELSE;
  const { subject, says: all } = partsOf({ message: firstSentence(first[0].message).first });
  const says = isSaid(all, said) ? "" : all;
  const named = others.slice(0, ALSO_NAMED).map(([{ rule, severity }]) => gfm`${SEVERITY_SIGNS[severity]} ${codeSpan(rule)}`);
  const shown = [alsoItem(view, first, [subject, says].filter((part) => part !== "").join(": ")), ...named];
  return {
    line: gfm`Already there before this change: ${joinMarkdown(shown, gfm`; `)}`,
    begun: [],
    said: [says]
  };
}
function isSaid(says, said) {
  const { first } = firstSentence(says);
  return first !== "" && said.some((text) => text.includes(first));
}
function byRule(findings) {
  return [...groupedBy(findings, ({ rule }) => rule).values()];
}
function alsoItem(view, [first, ...others], message) {
  const times = others.length > 0 ? say` (${others.length + 1} times)` : NO_WORDS;
  const says = message === "" ? NO_WORDS : say` ${sentence(firstSentence(message).first)}`;
  return gfm`${SEVERITY_SIGNS[first.severity]} ${codeSpan(first.rule)}${view.show(say`${times}${says}`)}`;
}

// src/report/choice/once.ts
var SENTENCE_CHARACTERS = 25;
var Once = class {
  /** Each sentence with the one of whom it was said first; '' where that is not known. */
  said = /* @__PURE__ */ new Map();
  /** The sentences of a text that were not said before; from here on they were. Nothing where only short ones are left. */
  fresh(text, subject = "") {
    const all = sentencesOf(text);
    const left = all.filter((sentence2) => {
      if (sentence2.length < SENTENCE_CHARACTERS) return true;
      const isFresh = !this.said.has(wordsOf(sentence2));
      if (isFresh) this.said.set(wordsOf(sentence2), subject);
      return isFresh;
    });
    const isEmpty2 = left.length < all.length && left.every(({ length }) => length < SENTENCE_CHARACTERS);
    return isEmpty2 ? "" : left.join(" ");
  }
  /** True where every sentence of a text was said, be it as the end of another one. */
  has(text) {
    const said = [...this.said.keys()];
    const long = sentencesOf(text).filter(({ length }) => length >= SENTENCE_CHARACTERS);
    return long.length > 0 && long.every((sentence2) => said.some((words) => words.endsWith(wordsOf(sentence2))));
  }
  /** A finding with what it says that nothing said before it. */
  told(finding) {
    const { subject, says } = partsOf(finding);
    const first = this.said.get(wordsOf(sentencesOf(says)[0] ?? "")) ?? "";
    const same = subject !== "" && first !== "" && first !== subject ? "the same as above." : "";
    const left = [same, this.fresh(says, subject)].filter((part) => part !== "").join(" ");
    const message = left === says ? finding.message : left === "" || subject === "" ? left : `${subject}: ${left}`;
    const before = finding.before === null ? "" : this.fresh(partsOf({ message: finding.before }).says);
    return {
      ...finding,
      message,
      remediation: this.fresh(finding.remediation),
      before: before === "" ? null : before
    };
  }
};
function sentencesOf(text) {
  return text.split(/(?<=[.;])\s+/);
}
function wordsOf(sentence2) {
  return sentence2.replace(/[.;]$/, "");
}

// src/report/markdown/items.ts
var ITEMS_BYTES = 1e4;
var PROBLEMS_FIRST = 4;
var UNJUDGED_FIRST = 1;
var NOTICES_FIRST = 1;
function itemsOf(view) {
  const { report, selection } = view;
  const all = report.plan.problems.filter(({ severity }) => severity === "error");
  const problems = report.plan.problems.filter((problem) => !view.problemsAbove.has(problem));
  const errors = problems.filter(({ severity }) => severity === "error");
  const { fresh, decisive } = selection.findings;
  const leads = leadsOf(view.told.filter((finding) => !isHousekeeping(finding))).filter(
    ({ finding }) => finding.severity !== "info" && !view.above.has(finding)
  );
  if (view.detail === "none") {
    const inInput = all.length > 0 ? [() => view.show(say`- ${all.length} errors in the input`)] : [];
    const counted2 = [...decisive, ...fresh].filter(({ severity }) => severity !== "info");
    return [...inInput, ...findingCounts(counted2).map((line) => () => line)].map((make) => ({ make }));
  }
  const unjudged = problems.filter(({ severity, isUnjudged }) => severity !== "error" && isUnjudged === true);
  const besideNumbers = problems.filter(
    ({ isOfTargets }) => isOfTargets === true && selection.situation === "planned"
  );
  const once2 = new Once();
  const itemOf = (problem) => ({ problem, make: () => problemItem(view, problem) });
  const notices = report.notices.map((notice) => ({
    notice,
    make: () => phraseItem(view, say`Note: ${sentence(notice)}`)
  }));
  return [
    ...errors.slice(0, PROBLEMS_FIRST).map(itemOf),
    ...unjudged.slice(0, UNJUDGED_FIRST).map(itemOf),
    ...notices.slice(0, NOTICES_FIRST),
    ...leads.map((lead2) => ({
      lead: lead2,
      make: () => leadItem(view, { ...lead2, finding: once2.told(lead2.finding) })
    })),
    ...besideNumbers.map(itemOf),
    ...errors.slice(PROBLEMS_FIRST).map(itemOf),
    ...unjudged.slice(UNJUDGED_FIRST).map(itemOf),
    ...notices.slice(NOTICES_FIRST)
  ];
}
function fitting(items, lines) {
  const shown = [];
  let bytes = 0;
  for (const item of items.slice(0, Math.max(0, lines))) {
    const markdown = item.make();
    bytes += bytesOf(sourceOf(markdown));
    if (bytes > ITEMS_BYTES) break;
    shown.push({ ...item, markdown });
  }
  return shown;
}

// src/report/markdown/numbers.ts
function chosenRows(rows, most) {
  const rank = (row2) => row2.isMain === true ? 0 : !isMoved2(row2) ? 3 : row2.isTold === true ? 2 : 1;
  const kept = rows.filter((row2) => row2.isTold !== true || isMoved2(row2)).sort((a, b) => rank(a) - rank(b)).slice(0, Math.max(MAIN_ROWS, most));
  return rows.filter((row2) => kept.includes(row2));
}
var MAIN_ROWS = 3;
function isMoved2({ base, head }) {
  return base !== null && JSON.stringify(base) !== JSON.stringify(head);
}
function numbersSection(view, rows) {
  return sectionOf(rows.length === 0 ? [] : [rows], (all) => tableOf(view, all), {
    title: say`more numbers`,
    summary: [summaryText(`More numbers (${rows.length})`)],
    rowsAre: "table",
    weight: 2
  });
}
function hasNames(row2) {
  return [row2.label, row2.base ?? NO_WORDS, row2.head].some(
    ({ parts }) => parts.some(({ kind }) => kind === "name")
  );
}
function tableOf(view, rows) {
  const compared = rows.some((row2) => row2.base !== null);
  const lines = rows.map(
    (row2) => tableRow([
      view.show(row2.label),
      ...compared ? [view.show(row2.base ?? NO_WORDS)] : [],
      headCell(view, row2)
    ])
  );
  const titles = compared ? ["", "base", "this change"] : ["", "this plan"];
  return joinMarkdown([tableHead(titles.map((title) => ({ title: fixedText(title) }))), ...lines], NEWLINE);
}
function headCell(view, { head, trend }) {
  const value = view.show(head);
  const { arrow, word } = trend;
  if (arrow === null || word === null) return value;
  return gfm`${trend.worse ? gfm`**${value}**` : value} ${fixedText(`${arrow} ${word}`)}`;
}

// src/report/markdown/head.ts
var ITEMS_FIRST = 2;
var HEAD_LINES = 12;
var SIGNS = {
  pass: fixedText("\u2705"),
  warn: fixedText("\u26A0\uFE0F"),
  fail: fixedText("\u274C"),
  unknown: fixedText("\u2753")
};
function headOf(view) {
  const { report, selection } = view;
  const merging = view.detail === "none" || !rolls(selection) ? [] : mergings(report.plan, selection);
  const above = aboveTable(view, merging);
  const items = itemsOf(view);
  const room = HEAD_LINES - above.length - 2;
  const numbers = numbersOf2(view, room - Math.min(ITEMS_FIRST, items.length));
  const together = togetherOf(view, room - numbers.lines - Math.min(1, items.length));
  const left = room - numbers.lines - (together ? 1 : 0);
  const merged = sentencesOf2(merging);
  const isAll = items.length <= left + 1 && alsoOf(view, [], merged).line === null;
  const shown = fitting(items, isAll ? left + 1 : left);
  const saidAbove = [...merged, ...shown.flatMap(({ lead: lead2 }) => lead2?.finding.message ?? [])];
  const also = alsoOf(view, items.slice(shown.length), saidAbove);
  const list = joinMarkdown(
    shown.map(({ markdown }) => markdown),
    NEWLINE
  );
  const kept = view.show(housekeepingPhrase(report, view.detail === "none" ? [] : view.told));
  const blocks = [
    ...above,
    ...numbers.markdown ? [numbers.markdown] : [],
    ...together ? [together] : [],
    ...shown.length > 0 ? [list] : [],
    ...also.line ? [also.line] : [],
    kept
  ];
  const begun = [...also.begun, ...view.told.filter(isHousekeeping)];
  return {
    markdown: joinMarkdown(blocks, EMPTY_LINE),
    shown: {
      ...shownIn(shown, begun, merging),
      problems: /* @__PURE__ */ new Set([...view.problemsAbove.keys(), ...shown.flatMap(({ problem }) => problem ?? [])]),
      findings: [...view.above, ...shown.flatMap(({ lead: lead2 }) => lead2?.finding ?? [])],
      said: [...also.said, ...saidBeside(shown), ...merged]
    },
    rowsLeft: numbers.rowsLeft
  };
}
function aboveTable(view, merging) {
  const { report, selection } = view;
  const wouldFail = report.verdict === "fail" && report.failOn === "never";
  return [
    titleOf2(view),
    ...wouldFail ? [gfm`Would fail: reported only, as fail-on is never.`] : [],
    ...merging.map(({ phrase }) => view.show(phrase)),
    ...selection.situation === "unjudged" ? [fixedText(UNJUDGED_NUMBERS)] : []
  ];
}
function numbersOf2(view, lines) {
  const { report, selection } = view;
  if (selection.situation === "planned" && isNothingRolled(selection))
    return { markdown: null, lines: 0, rowsLeft: [] };
  const rows = rowsOf(report, selection).filter((row2) => view.detail !== "none" || !hasNames(row2));
  if (isShort(report, selection))
    return { markdown: view.show(numbersSentence(selection, rows)), lines: 1, rowsLeft: [] };
  const shown = chosenRows(rows, lines - TABLE_HEAD_LINES);
  const rowsLeft = rows.filter((row2) => row2.isTold !== true && !shown.includes(row2));
  if (shown.length === 0) return { markdown: null, lines: 0, rowsLeft };
  return { markdown: tableOf(view, shown), lines: shown.length + TABLE_HEAD_LINES, rowsLeft };
}
var TABLE_HEAD_LINES = 2;
function rolls({ situation }) {
  return situation === "planned" || situation === "unjudged";
}
function saidBeside(items) {
  return items.flatMap(({ lead: lead2 }) => lead2 ? [addedBy(lead2.covered)] : []);
}
function sentencesOf2(merging) {
  return merging.flatMap(
    ({ phrase: { parts } }) => parts.flatMap(({ kind, text }) => kind === "sentence" ? [text] : [])
  );
}
function shownIn(items, begun, merging) {
  return {
    begun: /* @__PURE__ */ new Set([...begun, ...items.flatMap(({ lead: lead2 }) => lead2?.covered ?? [])]),
    notices: new Set(items.flatMap(({ notice }) => notice ?? [])),
    merging: new Set(merging.flatMap(({ subjects }) => subjects))
  };
}
function togetherOf(view, lines) {
  const { report, selection, detail } = view;
  const { decisive, fresh } = selection.findings;
  const isTold = [...decisive, ...fresh].some(({ rule }) => rule === "combined-peak-above-limit");
  if (lines < 1 || detail === "none" || isTold) return null;
  const phrase = togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects));
  return isEmpty(phrase) ? null : view.show(phrase);
}
function titleOf2(view) {
  const { report, selection } = view;
  const cluster = report.plan.cluster === null || view.detail === "none" ? NO_WORDS : say` for ${name(report.plan.cluster)}`;
  return gfm`### ${SIGNS[report.verdict]} ${view.show(say`Rollout plan${cluster}: ${headline(report, selection)}`)}`;
}

// src/report/html/mark.ts
var PAGE_MARK = '<meta name="generator" content="fleetplan">';

// src/report/numbers/out-over-time.ts
function outOverTime(course, plan, unit, touched) {
  const units = plan.inventory?.units;
  const isTouched2 = ({ policy }) => policy !== null && touched.has(refKey(policy));
  const counted2 = course.stays.filter(
    (stay) => stay.holds && (!stay.isAside || isTouched2(stay)) && (units?.get(stay.target) ?? "node") === unit
  );
  const moves = [...groupedBy(counted2, ({ target }) => target).values()].flatMap(movesOf2).sort((a, b) => a.at - b.at);
  const steps = [];
  let out = 0;
  for (const { at, by } of moves) {
    out += by;
    const last = steps.at(-1);
    if (last?.at === at) last.out = out;
    else steps.push({ at, out });
  }
  return steps;
}
function movesOf2(stays) {
  const moves = [];
  let until = -Infinity;
  for (const { from, to } of stays.toSorted((a, b) => a.from - b.from)) {
    if (from > until) {
      if (Number.isFinite(until)) moves.push({ at: until, by: -1 });
      moves.push({ at: from, by: 1 });
    }
    until = Math.max(until, to ?? Infinity);
  }
  return Number.isFinite(until) ? [...moves, { at: until, by: -1 }] : moves;
}
function mostInSpans(steps, from, spanMs, count) {
  let next = 0;
  let out = 0;
  return Array.from({ length: count }, (_, i) => {
    const [start, end] = [from + i * spanMs, from + (i + 1) * spanMs];
    for (let step = steps[next]; step && step.at <= start; step = steps[++next]) out = step.out;
    let most = out;
    for (let step = steps[next]; step && step.at < end; step = steps[++next]) {
      out = step.out;
      most = Math.max(most, out);
    }
    return most;
  });
}

// src/report/numbers/out-in-spans.ts
var MINUTE = 6e4;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;
var MOST_SPANS = 24;
var LEAST_STEPS = 3;
var SPANS = [
  ...[1, 2, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE, of: MINUTE, word: "minutes" })),
  ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * HOUR, of: HOUR, word: "hours" })),
  ...[1, 2, 4, 7, 14, 30, 90].map((count) => ({ ms: count * DAY, of: DAY, word: "days" }))
];
var LONGEST2 = { ms: 365 * DAY, of: DAY, word: "days" };
function outInSpans({ plan }, selection, unit) {
  const { courses } = plan.head;
  if (!courses) return null;
  const touched = new Set(selection.subjects.map(({ diff }) => refKey(diff.ref)));
  const before = plan.base?.courses?.healthy(unit);
  const head = outOverTime(courses.healthy(unit), plan, unit, touched);
  const base = before ? outOverTime(before, plan, unit, touched) : null;
  const all = [...head, ...base ?? []];
  if (Math.max(head.length, base?.length ?? 0) < LEAST_STEPS) return null;
  const from = Math.min(...endsOf2(head, "first"), ...endsOf2(base ?? [], "first"));
  const until = Math.max(...endsOf2(all, "last"), from);
  const span = SPANS.find(({ ms }) => Math.floor((until - from) / ms) + 1 <= MOST_SPANS) ?? LONGEST2;
  const count = Math.floor((until - from) / span.ms) + 1;
  const most = (steps) => mostInSpans(steps, from, span.ms, count);
  return {
    ...{ unit, from, span, head: most(head), base: base && most(base) },
    peak: scopeOf(plan.head, unit)?.withoutNext.peakAtOnce ?? 0,
    serves: servesMeanwhile(selection, unit),
    ifBegan: selection.subjects.every(({ diff: { head: planned } }) => !planned || isOnlyNext(planned))
  };
}
function endsOf2(steps, which) {
  const instants = steps.map(({ at }) => at);
  if (instants.length === 0) return [];
  return [instants.reduce((a, b) => which === "first" ? Math.min(a, b) : Math.max(a, b))];
}
var SERVE_MEANWHILE = "Nodes that are worked on without an interrupt count, and serve meanwhile.";
function servesMeanwhile({ subjects }, unit) {
  return unit === "node" && subjects.some(({ diff }) => factOf(diff.head, "node-action")?.kind === "none");
}
function spansPhrase({ unit, span, head, peak, ifBegan: ifBegan2, serves }, isFirst) {
  const length = counted(span.ms / span.of, span.word.slice(0, -1));
  const most = `the most ${unit}s out at once within ${length}, all policies together.`;
  const began = ifBegan2 && isFirst ? say` ${ours("Drawn as if the next rollout began now; merging does not start it.")}` : NO_WORDS;
  const orders = Math.max(...head) < peak ? say` ${ours(`This is one of several orders in which the ${unit}s may go; in the worst of them`)} ${peak} ${ours("are out at once.")}` : NO_WORDS;
  const working = serves ? say` ${ours(SERVE_MEANWHILE)}` : NO_WORDS;
  return say`${ours(most)}${working}${began}${orders}`;
}
function spansTitle({ unit }) {
  return `${capital(unit)}s out over time`;
}
function spansHead({ base }) {
  return ["From (UTC)", ...base ? ["Base", "This change"] : ["This plan"]];
}
function runsIn({
  from,
  span,
  head,
  base
}) {
  return head.map((after, i) => ({ at: from + i * span.ms, before: base?.[i] ?? null, after })).filter(({ before, after }, i) => i === 0 || head[i - 1] !== after || (base?.[i - 1] ?? null) !== before);
}

export {
  runReport,
  worstClustersFirst,
  NO_WORDS,
  say,
  ours,
  oursCode,
  name,
  sentence,
  joinPhrases,
  fewPhrases,
  isEmpty,
  hasWords,
  phraseMarkdown,
  phraseTerminal,
  phraseSummary,
  instantOrNull,
  instantPhrase,
  utcPhrase,
  durationText,
  amount,
  bySeverity,
  matchedOf,
  policyName,
  shortList,
  subjectName,
  placeText,
  changePhrase,
  placesPhrase,
  scopeOf,
  begunTogether,
  togetherPhrase,
  deletedAtOnce,
  finishPhrase,
  shownWeek,
  ByDomain,
  isFixed,
  worstTogether,
  counterOf,
  peakQuery,
  mixesOf,
  lossSums,
  lossOf,
  endsOf,
  isPart,
  measureGroup,
  effectOf,
  peopledGroups,
  groupFacts,
  blockedPhrases,
  namesPhrase,
  movesOf,
  movedCounts,
  movedPhrases,
  movePhrase,
  countedUnits,
  subjectUnit,
  selectionOf,
  worstFirst,
  legendOf,
  stripLines,
  freezePhrases,
  calendarOf,
  calendarPhrases,
  goneText,
  mergings,
  leadOf,
  asksInVain,
  goesEitherWay,
  headline,
  isNothingRolled,
  UNJUDGED_NUMBERS,
  isShort,
  numbersSentence,
  hiderOf,
  hiderOfAll,
  footerPhrases,
  shortFooterPhrases,
  toldFindings,
  alike,
  partsOf,
  firstSentence,
  isHousekeeping,
  sectionOf,
  each,
  fit,
  omittedPhrase,
  Once,
  tableRow,
  phraseRow,
  phraseItem,
  tableHead,
  worsePhrase,
  findingsSection,
  fixesSection,
  noticesSection,
  problemsSection,
  numbersSection,
  rowsOf,
  HEAD_LINES,
  SIGNS,
  headOf,
  rolls,
  titleOf2 as titleOf,
  outInSpans,
  SERVE_MEANWHILE,
  servesMeanwhile,
  spansPhrase,
  spansTitle,
  spansHead,
  runsIn,
  PAGE_MARK
};
