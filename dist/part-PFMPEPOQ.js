import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  CONFIGURED,
  DAY_MS,
  HOUR_MS,
  WEEK_MS,
  cityOf,
  clipTo,
  dayOf,
  firstLap,
  fromWallClock,
  losableOf,
  mergeIntervals,
  offsetMs,
  percentOf,
  plural,
  reachedOf,
  refKey,
  refText,
  servingOf,
  sha256,
  startsNothing,
  toWallClock,
  totalMs,
  unionOf,
  weekText,
  weekdayText,
  wholeOf,
  zoneChanges
} from "./part-K74YZ75L.js";
import {
  EMPTY_LINE,
  NEWLINE,
  NOTHING,
  annotationText,
  bytesOf,
  cell,
  codeSpan,
  columnsOf,
  fenced,
  fixedComment,
  fixedText,
  fold,
  gfm,
  joinMarkdown,
  jsonLogSafe,
  link,
  logSafe,
  plain,
  sourceOf,
  summaryCode,
  summaryText,
  terminal,
  terminalLine,
  terminalSentence
} from "./part-3JSG2M7C.js";

// src/report/phrase.ts
var NO_WORDS = { parts: [] };
function say(fixed, ...filled) {
  const parts = fixed.flatMap((text2, i) => {
    const part = filled[i];
    const literal = text2 === "" ? [] : [{ kind: "fixed", text: text2 }];
    if (part === void 0) return literal;
    return [
      ...literal,
      ...typeof part === "number" ? [{ kind: "fixed", text: part.toLocaleString("en-US") }] : part.parts
    ];
  });
  return { parts };
}
function ours(text2) {
  return { parts: [{ kind: "fixed", text: text2 }] };
}
function oursCode(text2) {
  return { parts: [{ kind: "code", text: text2 }] };
}
function name(text2) {
  return { parts: [{ kind: "name", text: text2 }] };
}
function sentence(text2) {
  return text2 === "" ? NO_WORDS : { parts: [{ kind: "sentence", text: text2 }] };
}
function joinPhrases(phrases, separator) {
  const between = { kind: "fixed", text: separator };
  return { parts: phrases.flatMap((phrase, i) => i === 0 ? phrase.parts : [between, ...phrase.parts]) };
}
function isEmpty(phrase) {
  return phrase.parts.length === 0;
}
function phraseMarkdown(phrase) {
  return joinMarkdown(
    phrase.parts.map(
      ({ kind, text: text2 }) => kind === "fixed" ? fixedText(text2) : kind === "sentence" ? plain(text2) : codeSpan(text2)
    ),
    NOTHING
  );
}
function phraseTerminal(phrase) {
  return phrase.parts.map(
    ({ kind, text: text2 }) => kind === "fixed" ? text2 : kind === "sentence" ? terminalSentence(text2) : terminal(text2)
  ).join("");
}
function phraseSummary(phrase) {
  return phrase.parts.map(({ kind, text: text2 }) => kind === "fixed" ? summaryText(text2) : summaryCode(text2));
}

// src/report/instants.ts
var MINUTE_MS = 6e4;
var HOUR_MS2 = 60 * MINUTE_MS;
var DAY_MS2 = 24 * HOUR_MS2;
function isoInstant(instant) {
  return new Date(instant).toISOString().replace(".000Z", "Z");
}
function instantOrNull(instant) {
  return instant === null ? null : isoInstant(instant);
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
  const ms = Math.max(0, durationMs);
  const parts = [
    { count: Math.floor(ms / DAY_MS2), unit: "d" },
    { count: Math.floor(ms % DAY_MS2 / HOUR_MS2), unit: "h" },
    { count: Math.floor(ms % HOUR_MS2 / MINUTE_MS), unit: "min" }
  ];
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return "0 min";
  return parts.slice(first, first + 2).filter(({ count }) => count > 0).map(({ count, unit }) => `${count} ${unit}`).join(" ");
}
function wallClock(instant, timeZone) {
  const parts = new Map(
    formatter(timeZone).formatToParts(instant).map(({ type, value }) => [type, value])
  );
  const part = (type) => parts.get(type) ?? "";
  return {
    day: `${part("weekday")} ${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`
  };
}
var formatters = /* @__PURE__ */ new Map();
function formatter(timeZone) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23"
  });
  formatters.set(timeZone, made);
  return made;
}

// src/report/json/group.ts
function groupJson(group) {
  return {
    name: group.name,
    unit: group.unit,
    matched: group.matched,
    targets: group.targets,
    ceiling: {
      declared: group.ceiling.declared,
      documented: group.ceiling.documented,
      enforced: group.ceiling.enforced
    },
    allowed: group.allowed.map(spanJson),
    strategy: group.strategy,
    batches: group.batches.map(batchJson),
    peakAtOnce: group.peakAtOnce,
    peakPercent: group.peakPercent,
    worstLoss: group.worstLoss,
    stops: group.stops,
    start: instantOrNull(group.start),
    finish: instantOrNull(group.finish),
    outcome: group.outcome,
    documented: group.documented && {
      batches: group.documented.batches,
      peakAtOnce: group.documented.peakAtOnce,
      worstLoss: group.documented.worstLoss,
      outcome: group.documented.outcome
    },
    why: group.why,
    ...ofNextRollouts(group),
    outBefore: group.outBefore,
    blocked: group.blocked.map(({ target, why }) => ({ target, why })),
    brakes: group.brakes,
    domains: group.domains.map(({ key, value, matched, peakAtOnce, batch }) => ({
      key,
      value,
      matched,
      peakAtOnce,
      batch
    })),
    selected: group.selected,
    lostTo: group.lostTo,
    carriedOver: group.carriedOver,
    ...ofSomeSystems(group),
    rolls: refJson(group.rolls),
    declaredIn: refJson(group.declaredIn),
    production: group.production,
    ...ofWorkloads(group)
  };
}
function ofNextRollouts({ ifNext, deletedByOthers }) {
  return {
    ...deletedByOthers ? { deletedByOthers } : {},
    ...ifNext ? {
      ifNext: { policies: ifNext.policies.map(refJson), outcome: ifNext.outcome, why: ifNext.why }
    } : {}
  };
}
function ofWorkloads({ fix, extremes, bake, resting }) {
  return {
    ...fix ? { fix } : {},
    ...extremes ? { extremes } : {},
    ...bake ? { bake } : {},
    ...resting ? { resting } : {}
  };
}
function ofSomeSystems({ pick, availability, pauses, awaitsPerson, expiries }) {
  const gates = pauses?.map(({ kind, ms, guards }) => ({
    kind,
    seconds: ms === null ? null : ms / 1e3,
    holdsBack: guards
  }));
  return {
    ...pick ? { pick } : {},
    ...availability ? { availability } : {},
    ...gates ? { pauses: gates } : {},
    ...awaitsPerson === void 0 ? {} : { awaitsPerson },
    ...expiries ? { byAge: expiriesJson(expiries) } : {}
  };
}
function expiriesJson({ expired, clusters, later: later2, followedTo }) {
  return {
    targets: expired.length,
    clusters: clusters.map((cluster) => ({
      from: isoInstant(cluster.from),
      to: isoInstant(cluster.to),
      targets: cluster.expired,
      out: cluster.worst.out,
      limit: cluster.worst.limit,
      at: isoInstant(cluster.worst.at)
    })),
    later: { targets: later2.length, first: instantOrNull(later2[0]?.at ?? null) },
    followedTo: instantOrNull(followedTo)
  };
}
function spanJson(span) {
  return {
    reason: span.reason,
    from: isoInstant(span.from),
    to: isoInstant(span.to),
    limit: span.limit,
    remaining: span.remaining
  };
}
function batchJson(batch) {
  return {
    index: batch.index,
    size: batch.size,
    targets: batch.targets,
    start: isoInstant(batch.start),
    end: instantOrNull(batch.end),
    succeeded: batch.succeeded,
    failed: batch.failed
  };
}
function refJson({ system, kind, namespace, name: name2 }) {
  return { system, kind, namespace, name: name2 };
}

// src/report/json/overlaps.ts
var PAIRS_WRITTEN = 200;
function overlapsJson({ overlaps }) {
  const written = overlaps.length > PAIRS_WRITTEN ? worstOf(overlaps) : overlaps;
  const leftOut2 = overlaps.length - written.length;
  return {
    overlaps: written.map(({ policies, targets, togetherAtOnce, isPossible }) => ({
      policies: policies.map(({ ref, atOnce }) => ({ policy: refJson(ref), atOnce })),
      targets,
      togetherAtOnce,
      isPossible
    })),
    ...leftOut2 > 0 ? { overlapsLeftOut: leftOut2 } : {}
  };
}
var OTHERS_WRITTEN = 20;
function sharedJson(shared) {
  const leftOut2 = shared.others.length - OTHERS_WRITTEN;
  return {
    policy: refJson(shared.policy),
    others: shared.others.slice(0, OTHERS_WRITTEN).map(refJson),
    ...leftOut2 > 0 ? { othersLeftOut: leftOut2 } : {},
    targets: shared.targets,
    ownPeakAtOnce: shared.ownPeakAtOnce,
    peakAtOnce: shared.peakAtOnce
  };
}
function worstOf(overlaps) {
  return [...overlaps].sort((a, b) => Number(a.isPossible) - Number(b.isPossible) || b.togetherAtOnce - a.togetherAtOnce).slice(0, PAIRS_WRITTEN);
}

// src/report/json/policy.ts
function policyJson(diff) {
  return {
    system: diff.ref.system,
    apiVersion: diff.apiVersion,
    kind: diff.ref.kind,
    namespace: diff.ref.namespace,
    name: diff.ref.name,
    file: diff.place.file,
    line: diff.place.line,
    change: diff.change,
    base: sideJson(diff.base),
    head: sideJson(diff.head),
    changeEffect: changeJson(diff.head?.change ?? null),
    notes: diff.head?.notes ?? [],
    sameEffect: diff.sameEffect,
    moved: diff.moved.map(({ target, from, to }) => ({ target, from, to })),
    touchedThrough: diff.touchedThrough.map(refJson),
    ...diff.head?.drains ? { drains: drainsJson(diff.head.drains) } : {}
  };
}
function sideJson(policy) {
  return policy && effectJson(policy.effect);
}
function effectJson(effect) {
  return {
    groups: effect.groups.map(groupJson),
    peakAtOnce: effect.peakAtOnce,
    worstLoss: effect.worstLoss,
    outcome: effect.outcome,
    finish: instantOrNull(effect.finish),
    start: instantOrNull(effect.start),
    stops: effect.stops,
    flaky: effect.flaky && flakyJson(effect.flaky)
  };
}
function drainsJson(drains) {
  return {
    expectedPods: drains.expectedPods,
    desiredHealthy: drains.desiredHealthy,
    currentHealthy: drains.currentHealthy,
    disruptionsAllowed: drains.disruptionsAllowed,
    pods: drains.pods,
    nodes: drains.nodes,
    held: drains.held.map(({ cause, pods, nodes, forGood, says, fix }) => ({
      cause,
      pods,
      nodes,
      forGood,
      says,
      fix
    }))
  };
}
function flakyJson(flaky) {
  return {
    runs: flaky.runs,
    failProbability: flaky.failProbability,
    peakAtOnce: flaky.peakAtOnce,
    loss: flaky.loss,
    completed: flaky.completed,
    finish: flaky.finish && flaky.finish.map(isoInstant)
  };
}
function changeJson(change) {
  return change && {
    kind: change.kind,
    says: change.says,
    batched: change.batched,
    targetsAtOnce: change.targetsAtOnce,
    file: change.place?.file ?? null,
    line: change.place?.line ?? null,
    column: change.place?.column ?? null
  };
}

// src/report/json/index.ts
var SCHEMA_VERSION = 1;
function renderJson(report) {
  return jsonText(reportJson(report));
}
function jsonText(value) {
  return `${jsonLogSafe(JSON.stringify(value, null, 2))}
`;
}
function reportJson(report) {
  const { plan } = report;
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: report.verdict,
    digest: plan.digest,
    at: isoInstant(plan.at),
    horizon: { from: isoInstant(plan.horizon.from), to: isoInstant(plan.horizon.to) },
    snapshot: snapshotJson(plan.snapshot),
    policies: plan.policies.map(policyJson),
    combined: { base: plan.base && combinedJson(plan.base.combined), head: combinedJson(plan.head.combined) },
    findings: report.findings.map(findingJson),
    problems: plan.problems.map(problemJson),
    wouldFail: report.wouldFail,
    failOn: report.failOn,
    sides: { base: report.sides.base, head: report.sides.head },
    rulesFrom: report.rulesFrom,
    notices: report.notices,
    assumedVersions: plan.head.assumedVersions.map(({ system, version, why }) => ({ system, version, why })),
    timeZone: plan.timeZone,
    cluster: plan.cluster
  };
}
function snapshotJson(snapshot) {
  return {
    nodes: snapshot.nodes,
    ready: snapshot.ready,
    clusters: snapshot.clusters,
    takenAt: instantOrNull(snapshot.takenAt),
    digest: snapshot.digest
  };
}
function combinedJson(combined) {
  return {
    peakAtOnce: combined.peakAtOnce,
    peakAt: instantOrNull(combined.peakAt),
    byDomain: combined.byDomain.map(({ key, value, matched, peakAtOnce }) => ({
      key,
      value,
      matched,
      peakAtOnce
    })),
    unit: combined.unit,
    contributors: contributorsJson(combined.contributors),
    scopes: combined.scopes.filter(({ peakAtOnce }) => peakAtOnce > 0).map(({ scope, unit, members, withoutNext, ...together }) => ({
      scope,
      unit,
      members,
      ...togetherJson(together),
      withoutNext: isSame(together, withoutNext) ? null : togetherJson(withoutNext)
    })),
    shared: combined.shared.map(sharedJson),
    ...overlapsJson(combined)
  };
}
function isSame(a, b) {
  const isAlike = a.peakAtOnce === b.peakAtOnce && a.peakAt === b.peakAt;
  return isAlike && JSON.stringify(a.contributors) === JSON.stringify(b.contributors);
}
function togetherJson({ peakAtOnce, peakAt, contributors }) {
  return { peakAtOnce, peakAt: instantOrNull(peakAt), contributors: contributorsJson(contributors) };
}
function contributorsJson(contributors) {
  return contributors.map(({ policy, out, isNext }) => ({ policy: policy && refJson(policy), out, isNext }));
}
function findingJson(finding) {
  return {
    rule: finding.rule,
    severity: finding.severity,
    status: finding.status,
    message: finding.message,
    remediation: finding.remediation,
    policy: finding.policy && refJson(finding.policy),
    group: finding.group,
    file: finding.place?.file ?? null,
    line: finding.place?.line ?? null,
    column: finding.place?.column ?? null,
    fingerprint: finding.fingerprint,
    evidence: finding.evidence,
    waiver: finding.waiver,
    before: finding.before
  };
}
function problemJson(problem) {
  return {
    severity: problem.severity,
    code: problem.code,
    message: problem.message,
    file: problem.place?.file ?? null,
    line: problem.place?.line ?? null,
    column: problem.place?.column ?? null
  };
}

// src/report/clusters/json.ts
function renderClustersJson(run) {
  return jsonText(clustersJson(run));
}
function clustersJson(run) {
  const parts = run.reports.map((report) => ({
    cluster: report.plan.cluster,
    report,
    json: reportJson(report)
  }));
  const all = (key) => parts.flatMap(({ cluster, json }) => json[key].map((entry) => ({ cluster, ...entry })));
  const [first] = run.reports;
  const widest = parts.reduce((a, b) => peakOf(b.report) > peakOf(a.report) ? b : a);
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: run.verdict,
    digest: run.digest,
    at: isoInstant(first.plan.at),
    horizon: { from: isoInstant(first.plan.horizon.from), to: isoInstant(first.plan.horizon.to) },
    snapshot: snapshotsJson(run),
    policies: all("policies"),
    combined: widest.json.combined,
    findings: all("findings"),
    problems: all("problems"),
    wouldFail: run.wouldFail,
    failOn: run.failOn,
    clusters: parts.map(({ cluster, json }) => ({ name: cluster, ...withoutLists(json) }))
  };
}
var FLATTENED = /* @__PURE__ */ new Set(["policies", "findings", "problems"]);
function withoutLists(json) {
  return Object.fromEntries(Object.entries(json).filter(([key]) => !FLATTENED.has(key)));
}
function peakOf({ plan }) {
  return plan.head.combined.peakAtOnce;
}
function snapshotsJson({ reports }) {
  const snapshots = reports.map(({ plan }) => plan.snapshot);
  const sum = (key) => snapshots.reduce((total, snapshot) => total + snapshot[key], 0);
  const taken = snapshots.map(({ takenAt }) => takenAt);
  const oldest = taken.some((at2) => at2 === null) ? null : Math.min(...taken.map((at2) => at2 ?? 0));
  return {
    nodes: sum("nodes"),
    ready: sum("ready"),
    clusters: sum("clusters"),
    takenAt: instantOrNull(oldest),
    digest: sha256(snapshots.map(({ digest }) => digest))
  };
}

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

// src/report/amounts.ts
function unitOf(groups) {
  const [first, ...others] = new Set(groups.map((group) => group.unit));
  return others.length > 0 ? "target" : first ?? "node";
}
function amount(count, thing) {
  return say`${count} ${ours(plural(count, thing))}`;
}
function share(part, whole) {
  return whole === 0 ? say`${part}` : say`${part} of ${whole} (${percentOf(part, whole)}%)`;
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
    ({ size, times }) => times > LONGEST_WRITTEN_RUN ? [`${size} x ${times}`] : Array(times).fill(String(size))
  );
  const separator = compressed ? ", " : " ";
  if (items.length <= STRIP_ITEMS) return items.join(separator);
  const head = items.slice(0, STRIP_ITEMS - STRIP_TAIL).join(separator);
  return `${head} ... ${items.slice(-STRIP_TAIL).join(separator)}`;
}
var LONGEST_WRITTEN_RUN = 3;
var STRIP_ITEMS = 30;
var STRIP_TAIL = 3;

// src/report/footer.ts
function footerPhrases(report, withNames = true) {
  const { plan } = report;
  const when = instantPhrase(plan.at, plan.timeZone);
  if (!withNames)
    return [
      say`Plan ${digestPhrase(plan.digest)}, made for ${when}. Names and sentences are not shown here.`,
      snapshotPhrase(report, NO_WORDS, false)
    ];
  const cluster = plan.cluster === null ? NO_WORDS : say` ${name(plan.cluster)}`;
  const compared = report.sides.base === null ? say`${name(report.sides.head)}, with no base to compare with` : say`${name(report.sides.head)} against ${name(report.sides.base)}`;
  return [
    say`Plan ${digestPhrase(plan.digest)} of ${compared}, made for ${when}. Rules from ${name(report.rulesFrom)}.`,
    snapshotPhrase(report, cluster, true)
  ];
}
function snapshotPhrase(report, cluster, withWhy) {
  const { at: at2, snapshot } = report.plan;
  const clusters = snapshot.clusters > 0 ? amount(snapshot.clusters, "member cluster") : NO_WORDS;
  const isHub = snapshot.nodes === 0 && snapshot.clusters > 0;
  const nodes = isHub ? NO_WORDS : say`${amount(snapshot.nodes, "node")}, ${snapshot.ready} ready`;
  const parts = joinPhrases(
    [nodes, clusters].filter((part) => !isEmpty(part)),
    ", "
  );
  return say`Snapshot${cluster}: ${parts}, ${agePhrase(at2, snapshot.takenAt)}, digest ${digestPhrase(snapshot.digest)}.${versionsPhrase(report, withWhy)}`;
}
function agePhrase(at2, takenAt) {
  if (takenAt === null) return say`of unknown age`;
  return takenAt > at2 ? say`taken ${ours(durationText(takenAt - at2))} after the moment planned for` : say`${ours(durationText(at2 - takenAt))} old`;
}
function versionsPhrase(report, withWhy) {
  const versions = report.plan.head.assumedVersions;
  const configured = versions.filter(({ why }) => why === CONFIGURED).map(({ system, version }) => say`${ours(system)} ${oursCode(version)}`);
  const assumed = versions.filter(({ why }) => why !== CONFIGURED).map(({ system, version, why }) => {
    const reason = withWhy ? say` (${sentence(why)})` : NO_WORDS;
    return say`${ours(system)} ${oursCode(version)}${reason}`;
  });
  const known = configured.length > 0 ? say` Versions configured: ${joinPhrases(configured, ", ")}.` : NO_WORDS;
  return assumed.length > 0 ? say`${known} Versions assumed: ${joinPhrases(assumed, ", ")}.` : known;
}
function digestPhrase(digest) {
  return oursCode(digest.replace(/^sha256:/, "").slice(0, 12));
}

// src/report/calendar/strip.ts
var DAYS = 7;
var CELL_MS = 3 * HOUR_MS;
var CELLS_A_DAY = DAY_MS / CELL_MS;
var LABEL_COLUMNS = 12;
function legendOf({ freezes }) {
  const frozen = freezes.length === 0 ? "" : "; of freezes: x frozen, / frozen in part";
  return `a sign is 3 hours: # open, + open in part, . closed, ! no limit at all${frozen}`;
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
  const pad2 = " ".repeat(Math.max(0, LABEL_COLUMNS - columnsOf(label)));
  return `${label}${pad2} ${cells}`.trimEnd();
}
function daysLine({ from }) {
  return days((day) => {
    const at2 = from + day * DAY_MS;
    return `${weekdayText(at2)} ${dayOf(at2).dayOfMonth}`.padEnd(CELLS_A_DAY);
  });
}
function days(text2) {
  return Array.from({ length: DAYS }, (_, day) => text2(day)).join(" ");
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

// src/report/calendar/week.ts
function shownWeek({ at: at2, timeZone, freezes }) {
  const from = Math.floor(at2 / DAY_MS) * DAY_MS;
  const change = zoneChanges({ from: at2, to: from + 365 * DAY_MS }, timeZone)[0];
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
function weekAfter({ at: at2 }, timeZone) {
  const midnight = (Math.floor(toWallClock(at2, timeZone) / DAY_MS) + 1) * DAY_MS;
  const from = fromWallClock(midnight, timeZone);
  return { from, to: from + WEEK_MS };
}
function lanesOf(group) {
  const byReason = /* @__PURE__ */ new Map();
  for (const span of group.calendar?.spans ?? group.allowed) {
    const spans = byReason.get(span.reason);
    if (spans) spans.push(span);
    else byReason.set(span.reason, [span]);
  }
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
  const isSame2 = lanes.length === 1 && only?.spans.length === 1 && span !== void 0;
  return isSame2 && (!group.calendar || span.limit === span.remaining) ? [] : lanes;
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

// src/report/calendar/levels.ts
function levelPhrases(lane, week, unit) {
  return levelsOf(lane, week).map(
    (level) => say`${heightPhrase(level, unit)}: ${lane.spans.length === 1 ? say`all week` : whenPhrase(level, week)}`
  );
}
function freezePhrases(week) {
  return week.freezes.map(
    (freeze) => say`freeze ${name(freeze.name)}: ${whenPhrase({ stretches: freeze.windows }, week)}`
  );
}
function heightPhrase({ limit, remaining }, unit) {
  if (limit === null) return say`no limit`;
  if (limit === 0) return say`none`;
  const left = remaining === null || remaining === limit ? NO_WORDS : say` (${remaining} left now)`;
  return say`${amount(limit, unit)}${left}`;
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
  const isMoved2 = before !== null && isOtherWindows(group, before);
  const lanes = isMoved2 ? lanesOf(group) : tellingLanes(group, week);
  if (lanes.length === 0) return null;
  return { lanes, before: before ? tellingLanes(before, week) : [], isMoved: isMoved2 };
}
function calendarPhrases({ lanes, before, isMoved: isMoved2 }, week, unit) {
  const phrases = (list) => list.flatMap(
    (lane) => levelPhrases(lane, week, unit).map(
      (phrase) => list.length === 1 ? phrase : say`${reasonsPhrase(lane)}, ${phrase}`
    )
  );
  const was = isMoved2 ? phrases(before).map((phrase) => say`was ${phrase}`) : [];
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

// src/report/names.ts
function policyName(ref) {
  return name(refText(ref));
}
var NAMES_SHOWN = 3;
function shortList(refs) {
  const names = joinPhrases(refs.slice(0, NAMES_SHOWN).map(policyName), ", ");
  const more = refs.length - NAMES_SHOWN;
  return more > 0 ? say`${names} and ${more} more` : names;
}
function subjectName({ ref, base, head }) {
  const others = ((head ?? base)?.speaksFor ?? 1) - 1;
  return others > 0 ? say`${policyName(ref)} and ${others} more` : policyName(ref);
}
function placeText(place, withColumn = false) {
  return withColumn ? `${place.file}:${place.line}:${place.column}` : `${place.file}:${place.line}`;
}
function changePhrase(diff) {
  if (diff.change === "added") return say`added`;
  if (diff.change === "removed") return say`removed`;
  const members = membersPhrase(diff.head?.membersChanged);
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
function tableHead(columns2) {
  const rule = columns2.map(({ numeric }) => numeric === true ? gfm`--:` : gfm`---`);
  return gfm`${tableRow(columns2.map(({ title }) => title))}\n${tableRow(rule)}`;
}

// src/report/markdown/calendar.ts
function calendarSection(view, weight) {
  const groups = view.selection.subjects.flatMap(
    (subject) => (subject.head ?? []).map((group) => ({
      subject,
      group,
      before: subject.base?.find((one) => one.name === group.name) ?? null
    }))
  );
  const week = shownWeek(view.report.plan);
  const shown = groups.filter(({ group, before }) => calendarOf(group, before, week) !== null);
  if (shown.length === 0 || view.detail === "none") return null;
  const date = new Date(week.from).toISOString().slice(0, 10);
  return {
    title: say`calendar`,
    summary: [summaryText(`Calendar of the week from ${date}: when how many may go at once`)],
    intro: introOf(view, week),
    rows: blocks(view, shown, week),
    count: shown.length,
    rowsAre: "group",
    table: false,
    weight
  };
}
function introOf(view, week) {
  const legend = view.show(say`${ours(capital(legendOf(week)))}.`);
  const frozen = freezePhrases(week).map((phrase) => phraseItem(view, phrase));
  return frozen.length === 0 ? legend : gfm`${legend}\n\n${joinMarkdown(frozen, NEWLINE)}`;
}
function* blocks(view, groups, week) {
  for (const { subject, group, before } of groups) {
    const calendar = calendarOf(group, before, week);
    if (!calendar) continue;
    const strips = stripLines(calendar.lanes, calendar.before, week);
    const levels = calendarPhrases(calendar, week, group.unit).map((phrase) => phraseItem(view, phrase));
    const title = view.show(say`${policyName(subject.diff.ref)}, ${amount(group.matched, group.unit)}`);
    yield gfm`**${title}**\n\n${fenced(strips.join("\n"))}\n\n${joinMarkdown(levels, NEWLINE)}`;
  }
}
function capital(text2) {
  return text2.charAt(0).toUpperCase() + text2.slice(1);
}

// src/report/selection.ts
function selectionOf(report) {
  const { plan } = report;
  const touched = plan.policies.filter(isTouched);
  const base = rollersOf(plan.base);
  const head = rollersOf(plan.head);
  const subjects = touched.filter((diff) => !isShownElsewhere(diff.base, base) || !isShownElsewhere(diff.head, head)).filter((diff) => !isStoodInFor(diff, head)).map((diff) => {
    const before2 = standInBefore(diff.head, plan.base);
    return {
      diff: before2 ? { ...diff, base: before2 } : diff,
      base: before2 ? before2.effect.groups : diff.base && ownGroups(diff.base, base),
      head: diff.head && ownGroups(diff.head, head)
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
      decisive: decisiveOf(report, fresh, before)
    }
  };
}
function decisiveOf(report, fresh, before) {
  if (report.verdict !== "fail" && report.verdict !== "warn") return [];
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
function isStandIn(head) {
  return head?.effect.groups.some(
    ({ fleetSize, rolls }) => fleetSize !== void 0 && refKey(rolls) === refKey(head.ref)
  ) ?? false;
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
  return head.effect.groups.every(
    ({ fleetSize, rolls }) => fleetSize !== void 0 && rollers.has(refKey(rolls))
  );
}
var SEVERITIES = ["error", "warning", "info"];
var STATUSES = ["new", "worsened", "unchanged", "fixed"];
function worstFirst(findings) {
  return [...findings].sort(
    (a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status)
  );
}

// src/report/markdown/findings.ts
var SIGNS = {
  error: fixedText("\u274C"),
  warning: fixedText("\u26A0\uFE0F"),
  info: fixedText("\u2139\uFE0F")
};
function findingItem(view, finding) {
  const where = finding.place ? say` ${name(placeText(finding.place))}` : NO_WORDS;
  const worse = finding.status === "worsened" ? say` Worse than before.` : NO_WORDS;
  const text2 = view.show(say`${where} ${sentence(finding.message)}${worse}`);
  const fix = view.show(sentence(finding.remediation));
  return gfm`- ${SIGNS[finding.severity]} **${codeSpan(finding.rule)}**${text2} **Fix:** ${fix}`;
}
function findingBlock(view, finding) {
  const base = finding.before === null ? NO_WORDS : say`Base: ${sentence(finding.before)}`;
  const lines = [view.show(subjectPhrase(finding)), view.show(base)].filter((line) => line !== NOTHING);
  const more = lines.map((line) => gfm`\n  - ${line}`);
  return gfm`${findingItem(view, finding)}${joinMarkdown(more, NOTHING)}`;
}
function subjectPhrase({ policy, group, status }) {
  const inGroup = group === null ? NO_WORDS : say` group ${name(group)}`;
  const since = status === "new" ? say`new with this change` : ours(STATUS_TEXT[status]);
  return policy ? say`${policyName(policy)}${inGroup}: ${since}` : since;
}
var STATUS_TEXT = {
  new: "new with this change",
  worsened: "worsened by this change",
  unchanged: "there before this change",
  fixed: "fixed by this change"
};
function findingCounts(findings) {
  const byRule = /* @__PURE__ */ new Map();
  for (const { rule, severity } of worstFirst(findings)) {
    const entry = byRule.get(rule) ?? { severity, count: 0 };
    byRule.set(rule, entry);
    entry.count++;
  }
  return [...byRule].map(
    ([rule, { severity, count }]) => gfm`- ${SIGNS[severity]} ${codeSpan(rule)} ${fixedText(count === 1 ? "once" : `${count} times`)}`
  );
}
function findingsSection(view, title, findings, weight) {
  if (findings.length === 0) return null;
  const shown = view.detail === "none" ? findingCounts(findings) : null;
  return {
    title: ours(title.toLowerCase()),
    summary: [summaryText(`${title} (${findings.length})`)],
    intro: null,
    rows: shown ?? blocks2(view, findings),
    count: shown?.length ?? findings.length,
    rowsAre: shown ? "rule" : "finding",
    table: true,
    weight
  };
}
function* blocks2(view, findings) {
  for (const finding of worstFirst(findings)) yield findingBlock(view, finding);
}
function noticesSection(view, weight) {
  const { notices } = view.report;
  if (notices.length === 0 || view.detail === "none") return null;
  return {
    title: say`notices`,
    summary: [summaryText(`Notices (${notices.length})`)],
    intro: null,
    rows: noticeItems(view, notices),
    count: notices.length,
    rowsAre: "notice",
    table: true,
    weight
  };
}
function* noticeItems(view, notices) {
  for (const notice of notices) yield phraseItem(view, sentence(notice));
}
function problemsSection(view, problems, weight) {
  if (problems.length === 0 || view.detail === "none") return null;
  const order = ["error", "warning", "info"];
  const sorted = [...problems].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  return {
    title: say`problems of the input`,
    summary: [summaryText(`Problems of the input (${problems.length})`)],
    intro: null,
    rows: problemBlocks(view, sorted),
    count: problems.length,
    rowsAre: "problem",
    table: true,
    weight
  };
}
function* problemBlocks(view, problems) {
  for (const problem of problems) {
    const picture = problem.picture !== null && view.detail === "full" ? gfm`\n\n${fenced(problem.picture)}\n` : NOTHING;
    yield gfm`${problemItem(view, problem)}${picture}`;
  }
}
function problemItem(view, problem) {
  const where = problem.place ? say` ${name(placeText(problem.place, true))}` : NO_WORDS;
  return gfm`- ${SIGNS[problem.severity]} ${codeSpan(problem.code)}${view.show(say`${where} ${sentence(problem.message)}`)}`;
}

// src/report/markdown/fit.ts
var REST_BYTES = 160;
function fit(sections, bytes) {
  const folds = [];
  const omitted = [];
  let room = bytes;
  let weights = sections.reduce((sum, section) => sum + section.weight, 0);
  for (const section of sections) {
    const fitted = fitSection(section, Math.floor(room * section.weight / weights));
    weights -= section.weight;
    if (fitted) {
      folds.push(fitted);
      room -= bytesOf(sourceOf(fitted)) + 2;
    } else omitted.push(section.title);
  }
  return { folds, omitted };
}
function fitSection(section, bytes) {
  const separator = section.table ? NEWLINE : EMPTY_LINE;
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

// src/report/deleted.ts
function deletedAtOnce({ touched }) {
  return touched.flatMap((diff) => {
    const targets = diff.head === null ? diff.base?.onDelete?.targetsAtOnce ?? 0 : 0;
    return targets > 0 ? [{ diff, targets }] : [];
  }).sort((a, b) => b.targets - a.targets);
}
function deletedPhrase(deleted) {
  const [most] = deleted;
  if (!most) return null;
  const count = targetsPhrase(most);
  return deleted.length === 1 ? say`removes ${policyName(most.diff.ref)}: ${count} at once` : say`removes ${amount(deleted.length, "policy")}: up to ${count} at once`;
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
function targetsPhrase({ diff, targets }) {
  return amount(targets, unitOf(diff.base?.effect.groups ?? []));
}

// src/report/row.ts
var STEADY = { arrow: null, word: null, worse: false };

// src/report/evictions-row.ts
function movedLimits(subjects) {
  return subjects.flatMap((subject) => {
    const { base, head } = { base: subject.diff.base?.drains, head: subject.diff.head?.drains };
    if (!base || !head || base.disruptionsAllowed === head.disruptionsAllowed) return [];
    return [{ subject, base, head }];
  });
}
function steepestFirst(moved) {
  const rise = ({ base, head }) => head.disruptionsAllowed - base.disruptionsAllowed;
  return [...moved].sort((a, b) => rise(b) - rise(a));
}
function evictionsRow(plan, subjects) {
  const [first] = steepestFirst(movedLimits(subjects));
  if (!first) return addedRow(plan, subjects);
  const { base, head, subject } = first;
  const isMore = head.disruptionsAllowed > base.disruptionsAllowed;
  const whose = subjects.length > 1 ? say` (${policyName(subject.diff.ref)})` : NO_WORDS;
  return {
    label: say`Pods that drains may evict at a time`,
    base: say`${allowedPhrase(base)}${whose}`,
    head: say`${allowedPhrase(head)}${whose}`,
    trend: isMore ? { arrow: "\u25B2", word: "higher", worse: true } : { ...STEADY, arrow: "\u25BC", word: "lower", worse: false }
  };
}
function addedRow(plan, subjects) {
  const added = subjects.flatMap(
    ({ diff }) => diff.head?.drains && !diff.base && diff.head.drains.pods > 0 ? [{ diff, limit: diff.head.drains }] : []
  );
  const [first] = added.sort((a, b) => shareOf(b.limit) - shareOf(a.limit));
  if (!first) return null;
  const whose = subjects.length > 1 ? say` (${policyName(first.diff.ref)})` : NO_WORDS;
  return {
    label: say`Pods that drains may evict at a time`,
    base: plan.base && say`not there`,
    head: say`${allowedPhrase(first.limit)}${whose}`,
    trend: STEADY
  };
}
function shareOf({ disruptionsAllowed, pods }) {
  return disruptionsAllowed / pods;
}
function evictionsPhrase(subjects) {
  const [first, ...others] = steepestFirst(movedLimits(subjects));
  if (!first) return NO_WORDS;
  const whose = subjects.length > 1 ? say` under ${policyName(first.subject.diff.ref)}` : NO_WORDS;
  const more = others.length > 0 ? say`; ${others.length} more budgets allow others` : NO_WORDS;
  return joinPhrases(
    [
      say`drains may evict ${allowedPhrase(first.head)} at a time${whose}`,
      say`was ${first.base.disruptionsAllowed}${more}`
    ],
    ", "
  );
}
function isOnlyEvictions(subjects) {
  const hasGroups = ({ diff }) => [diff.base, diff.head].some((side) => (side?.effect.groups.length ?? 0) > 0);
  return movedLimits(subjects).length > 0 && !subjects.some(hasGroups);
}
function allowedPhrase({ disruptionsAllowed, pods }) {
  return say`${disruptionsAllowed} of ${amount(pods, "pod")}`;
}

// src/report/node-action.ts
var WORST_FIRST = ["reboot", "restartAllServices", "service", "noop"];
var SERVICES_SHOWN = 3;
function nodeActionPhrase({ subjects }) {
  const rolling = subjects.filter(({ head }) => head?.some(({ batches }) => batches.length > 0));
  const actions = rolling.flatMap(({ diff }) => diff.head?.nodeAction ?? []);
  const [worst] = [...actions].sort((a, b) => WORST_FIRST.indexOf(a.kind) - WORST_FIRST.indexOf(b.kind));
  if (!worst) return NO_WORDS;
  const isOfAll = rolling.every(({ diff }) => diff.head?.nodeAction?.kind === worst.kind);
  return isOfAll ? say`, each ${doneTo(worst)}` : say`, some ${doneTo(worst)}`;
}
function doneTo({ kind, services }) {
  switch (kind) {
    case "reboot":
      return say`drained and rebooted`;
    case "restartAllServices":
      return say`drained, with all services restarted`;
    case "noop":
      return say`drained, with nothing restarted`;
    case "service": {
      if (services.length === 0) return say`drained, with services restarted`;
      const shown = joinPhrases(
        services.slice(0, SERVICES_SHOWN).map((service) => name(service)),
        ", "
      );
      const more = services.length - SERVICES_SHOWN;
      return more > 0 ? say`drained, with ${shown} and ${more} more restarted` : say`drained, with ${shown} restarted`;
    }
  }
}

// src/report/budgets-row.ts
function budgetsRow(plan, subjects) {
  const timed = subjects.flatMap(timedOf);
  const [first, ...others] = [...timed.filter(isMoved), ...timed.filter((one) => !isMoved(one))];
  if (!first) return null;
  const week = shownWeek(plan);
  const whose = subjects.length > 1 ? say`${policyName(first.subject.diff.ref)}: ` : NO_WORDS;
  const more = others.length > 0 ? say`; ${others.length} more below` : NO_WORDS;
  const was = first.base && budgetsPhrase(first.base, week);
  return {
    label: say`Budgets let go at once`,
    base: plan.base && (was ? say`${whose}${was}` : say`not there`),
    head: say`${whose}${budgetsPhrase(first.head, week)}${more}`,
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
function budgetsPhrase(group, week) {
  const { calendar } = group;
  const lanes = lanesOf(group).flatMap((lane) => {
    const acting = lane.reasons.filter((reason) => calendar?.idle[reason ?? ""] === void 0);
    return acting.length === 0 ? [] : [{ ...lane, reasons: acting }];
  });
  const shown = lanes.map((lane) => say`${reasonsPhrase2(lane)} ${heightsPhrase(lane, week, group)}`);
  const [first] = calendar?.limits ?? [];
  const origin = calendar?.isWritten === false && first ? say` (${name(first.written)} by default)` : NO_WORDS;
  return say`${joinPhrases(shown, "; ")}${origin}`;
}
function heightsPhrase(lane, week, { unit }) {
  const levels = levelPhrases(lane, week, unit);
  const isClosedElse = levels.length > 1 && lane.spans.some(({ limit }) => limit === 0);
  const open = isClosedElse ? levels.slice(0, -1) : levels;
  return say`${joinPhrases(open, ", ")}${ours(isClosedElse ? ", else none" : "")}`;
}
function reasonsPhrase2({ reasons, isEvery }) {
  if (isEvery && reasons.length > 1) return say`for every reason`;
  return say`for ${joinPhrases(
    reasons.map((reason) => ours(reason ?? "every reason")),
    " and "
  )}`;
}

// src/report/together.ts
var SHOWN = 4;
var SCOPES = {
  node: "fleet",
  cluster: "clusters",
  replica: "replicas"
};
function scopeOf({ combined }, unit) {
  return combined.scopes.find(({ scope }) => scope.kind === SCOPES[unit]);
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
    const fact2 = meetingPhrase(head, scope, scope.withoutNext);
    return [isEmpty(fact2) ? meetingPhrase(head, scope, scope) : fact2];
  });
  return joinPhrases(
    parts.filter((part) => !isEmpty(part)),
    " "
  );
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
  const once = sum > peakAtOnce ? say` (a ${ours(unit)} that several take counts once)` : NO_WORDS;
  const whole = say`${peakAtOnce} of ${amount(members, unit)} (${ours(String(percentOf(peakAtOnce, members)))}%)`;
  return say`All policies together${conditionPhrase(side, sorted)}: ${whole} at ${utcPhrase(peakAt)} UTC, ${listed(takers)}${once}.`;
}
function conditionPhrase(side, contributors) {
  const next = contributors.flatMap(({ policy, isNext }) => policy && isNext ? [policy] : []);
  if (next.length === 0) return NO_WORDS;
  if (next.length === contributors.length) return say`, if their next rollouts begin at the same moment`;
  const names = listed(next.map((policy) => takerPhrase(side, policy)));
  return next.length === 1 ? say`, if the next rollout of ${names} begins at the same moment` : say`, if the next rollouts of ${names} begin at the same moment`;
}
function listed(phrases) {
  const more = phrases.length - SHOWN;
  const rest2 = more > 0 ? say` and ${more} more` : NO_WORDS;
  return say`${joinPhrases(phrases.slice(0, SHOWN), ", ")}${rest2}`;
}
function takerPhrase(side, ref) {
  const policy = side.policies.find((candidate) => refKey(candidate.ref) === refKey(ref));
  const named = policy?.effect.groups.find(({ fleetSize }) => fleetSize !== void 0);
  return named ? say`${ours(ref.kind)}s of ${name(named.name)}` : policyName(ref);
}

// src/report/domain-row.ts
function domainRow(plan, subjects) {
  const known = [plan.base, plan.head].some((side) => side && side.combined.byDomain.length > 0);
  if (!known) return null;
  const ofSide = (side, of) => {
    const groups = groupsOf(subjects, side, of);
    return [fullyOut(of, groups), perhapsOut(groups)];
  };
  const [base, baseToo] = plan.base ? ofSide("base", plan.base) : [null, 0];
  const [head, headToo] = ofSide("head", plan.head);
  return {
    label: say`Failure domain fully out`,
    base: base && domainsPhrase(base, baseToo),
    head: domainsPhrase(head, headToo),
    trend: base ? trendOf(base, head) : STEADY
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
function trendOf(base, head) {
  if (head.length > base.length)
    return { arrow: "\u25B2", word: base.length === 0 ? "new" : "higher", worse: true };
  if (head.length < base.length)
    return { arrow: "\u25BC", word: head.length === 0 ? "gone" : "lower", worse: false };
  return STEADY;
}

// src/report/finish-row.ts
function finishRow(plan, subjects) {
  const [untoldBase, untoldHead] = [
    endlessDrain(plan.base, subjects, "base"),
    endlessDrain(plan.head, subjects, "head")
  ];
  const base = endOf(subjects, "base");
  const head = endOf(subjects, "head");
  const several = subjects.length > 1;
  return {
    label: say`Finishes`,
    base: plan.base && (untoldBase ?? endPhrase(base, plan.timeZone, several)),
    head: untoldHead ?? endPhrase(head, plan.timeZone, several),
    trend: plan.base ? trendOf2(base?.effect.finish ?? null, head?.effect.finish ?? null) : trendOf2(null, null)
  };
}
function finishIfNextRow(plan, subjects) {
  const inHead = ifNextOf(subjects, "head");
  const named = inHead ?? ifNextOf(subjects, "base");
  if (!named) return null;
  const several = subjects.length > 1;
  const cell2 = (side) => {
    const worse = ifNextOf(subjects, side);
    if (!worse) return endPhrase(endOf(subjects, side), plan.timeZone, several);
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
    ({ drains }) => drains?.held.some(({ forGood, nodes }) => forGood && nodes === 0)
  );
  const drained = subjects.some(
    ({ diff }) => diff[name2]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === "complete")
  );
  return holder && drained ? say`not known: drains that ${policyName(holder.ref)} holds never end` : null;
}
function ifBegan(finish) {
  return isIfBegan(finish) ? finish : say`${finish}, if it began`;
}
function isIfBegan({ parts }) {
  return parts.at(-1)?.text === ", if it began";
}
var NOT_STARTED = /* @__PURE__ */ new Set(["next-rollout", "migration", "none"]);
var WORST_LAST2 = ["none", "complete", "unfinished", "stopped", "stuck"];
function endOf(subjects, side) {
  let last = null;
  for (const subject of subjects) {
    const { effect, change } = subject.diff[side] ?? {};
    if (effect && (!last || later(effect, last.effect)))
      last = { subject, effect, held: change?.held, isNext: change ? NOT_STARTED.has(change.kind) : false };
  }
  return last;
}
function later(a, b) {
  const worse = WORST_LAST2.indexOf(a.outcome) - WORST_LAST2.indexOf(b.outcome);
  return worse > 0 || worse === 0 && (a.finish ?? 0) > (b.finish ?? 0);
}
function endPhrase(end, timeZone, named) {
  if (!end) return say`not there`;
  const awaitsPerson = end.effect.groups.some(
    (group) => group.outcome === "unfinished" && group.awaitsPerson
  );
  const awaitsStart = end.effect.groups.some((group) => group.outcome === "unfinished" && group.awaitsStart);
  const lingers = end.effect.groups.flatMap((group) => group.lingers ?? []);
  const stuck = end.effect.groups.filter((group) => group.outcome === "stuck");
  const mayEnd = stuck.length > 0 && stuck.every((group) => group.mayEnd === true);
  const finish = finishPhrase({ ...end.effect, awaitsPerson, awaitsStart, lingers, mayEnd }, timeZone);
  const isSupposed = end.isNext && end.effect.outcome === "complete" && end.effect.finish !== null;
  const supposed = isSupposed ? ifBegan(finish) : finish;
  const when = heldPhrase(end) ?? say`${supposed}${reachedPhrase(end.effect)}`;
  return named && end.effect.outcome !== "complete" && end.effect.outcome !== "none" ? say`${when} (${policyName(end.subject.diff.ref)})` : when;
}
function reachedPhrase({ outcome, groups }) {
  const { done, all } = reachedOf(groups);
  return outcome === "stuck" && done > 0 && done < all ? say` with ${done} of ${all} done` : NO_WORDS;
}
function heldPhrase({ held, effect }) {
  if (held === void 0 || effect.outcome !== "none") return null;
  return held === "paused" ? say`never: it is paused` : say`never: it is disabled`;
}
function finishPhrase(effect, timeZone) {
  if (effect.outcome === "complete" && effect.finish !== null) return instantPhrase(effect.finish, timeZone);
  switch (effect.outcome) {
    case "complete":
      return say`done already`;
    case "none":
      return say`nothing to do`;
    case "stopped":
      return say`never: an automatic stop ends it`;
    case "stuck":
      return effect.mayEnd === true ? say`when the pods that it waits for have ended` : say`never: it gets stuck`;
    case "unfinished":
      if (effect.awaitsStart) return say`never: nothing starts until a person sets it to Run`;
      if (effect.awaitsPerson) return say`when a person has approved it`;
      return uncordonPhrase(effect.lingers ?? []) ?? say`not within the dry rollout`;
  }
}
function uncordonPhrase(lingers) {
  const kept = lingers.filter(({ until }) => until === "uncordon").length;
  return kept === 0 ? null : say`when somebody uncordons ${kept === 1 ? say`the node` : amount(kept, "node")}`;
}
function trendOf2(base, head) {
  if (base === null || head === null || base === head) return STEADY;
  return head > base ? { arrow: "\u25B2", word: "later", worse: false } : { arrow: "\u25BC", word: "earlier", worse: false };
}

// src/report/started.ts
function startedBy({ subjects }) {
  return subjects.filter(({ diff: { base, head } }) => base && head && isIdle(base) && isStart(head));
}
function isIdle(base) {
  return startsNothing(base) || base.change?.replaces === 0;
}
function isStart(head) {
  if (head.isDeleted || head.leaves || startsNothing(head)) return false;
  return !head.effect.groups.some(({ fleetSize }) => fleetSize !== void 0);
}
function startedPhrase(started, { subjects }) {
  const groups = started.flatMap(({ head }) => head ?? []);
  const going = without(goingIn(groups), groups);
  if (going.size === 0) return null;
  const unit = unitOfHeads(started);
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
  return new Set(groups.flatMap(({ batches }) => batches.flatMap(({ targets }) => targets)));
}
function without(going, groups) {
  const leaving = new Set(groups.flatMap((group) => group.leaving ?? []));
  return new Set([...going].filter((target) => !leaving.has(target)));
}
var NEVER_ENDS = /* @__PURE__ */ new Set(["stuck", "stopped"]);
function stuckPhrase({ subjects }) {
  const stuck = subjects.find(
    ({ diff: { base, head } }) => base && head && head.effect.outcome === "stuck" && !NEVER_ENDS.has(base.effect.outcome)
  );
  return stuck ? say`the rollout gets stuck ${howFar(stuck)}` : null;
}
function stillStuckPhrase({ subjects }) {
  const stuck = subjects.find(
    ({ diff: { base, head } }) => base?.effect.outcome === "stuck" && head?.effect.outcome === "stuck"
  );
  if (!stuck) return null;
  const isNext = stuck.diff.head !== null && startsNothing(stuck.diff.head);
  return isNext ? say`the next rollout would get stuck as before, ${howFar(stuck)}` : say`the rollout is stuck as before, ${howFar(stuck)}`;
}
function howFar(stuck) {
  const own = stuck.head ?? [];
  const groups = firstLap(own.length > 0 ? own : stuck.diff.head?.effect.groups ?? []);
  const going = goingIn(groups).size;
  const whole = new Set(groups.flatMap(({ targets }) => targets)).size;
  return say`after ${going} of ${amount(whole, unitOf(groups))}`;
}
function unitOfHeads(subjects) {
  return unitOf(subjects.flatMap(({ head }) => head ?? []));
}

// src/report/rows.ts
function measuresOf(plan, selection) {
  const [only, ...others] = selection.subjects;
  if (only && others.length === 0) {
    const side = (effect, groups) => effect ? [peakOf2(effect, groups ?? []), lossOf(effect, groups ?? [])] : null;
    const base = side(only.diff.base?.effect, only.base);
    const head = side(only.diff.head?.effect, only.head);
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
function rowsOf(report, selection) {
  const { plan } = report;
  const { peak, loss } = measuresOf(plan, selection);
  const single = selection.subjects.length === 1;
  const some = selection.subjects.length > 0;
  const units = countedUnits(plan, selection.subjects);
  const started = startedBy(selection);
  const isStarted = started.length > 0;
  const wasNext = started.some(({ diff: { base } }) => base !== null && startsNothing(base));
  const own = (row2) => single && wasNext ? againstNext(row2) : row2;
  const deleted = deletedAtOnce(selection);
  const rows = [
    deletedRow(plan, deleted),
    ...single ? [own(measureRow(plan, say`Peak at once`, peak))] : [],
    ...combinedRows(plan, units, single ? peak : null),
    single ? null : steepestRow(plan, selection.subjects),
    some ? own(measureRow(plan, single ? say`Worst loss before a stop` : say`Worst loss of one policy`, loss)) : null,
    domainRow(plan, selection.subjects),
    budgetsRow(plan, selection.subjects),
    some ? own(finishRow(plan, selection.subjects)) : null,
    finishIfNextRow(plan, selection.subjects),
    evictionsRow(plan, selection.subjects)
  ];
  const shown = rows.filter((row2) => row2 !== null);
  const isNoGain = selection.situation === "unjudged" || isStarted || deleted.length > 0 || stuckPhrase(selection) !== null;
  return isNoGain ? shown.map(withoutGain) : shown;
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
  const isMore = all.some(({ base, head }, i) => {
    const fact2 = facts[i];
    return (head?.count ?? 0) > (fact2?.head?.count ?? 0) || (base?.count ?? 0) > (fact2?.base?.count ?? 0);
  });
  const isAlone = own !== null && plan.policies.length < 2;
  return [
    ...!isAlone && isAboveOwn(facts) ? [unitsRow(plan, say`Peak at once, all policies`, facts)] : [],
    ...isMore && isAboveOwn(all) ? [unitsRow(plan, say`Peak if all next rollouts began at once`, all)] : []
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
function steepestRise(subjects, what) {
  const measure = what === "peak" ? peakOf2 : lossOf;
  let steepest = null;
  for (const { diff, base, head } of subjects) {
    if (!diff.base || !diff.head) continue;
    const rise = {
      ref: diff.ref,
      unit: unitOf([...base ?? [], ...head ?? []]),
      base: measure(diff.base.effect, base ?? []),
      head: measure(diff.head.effect, head ?? [])
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
    return {
      count: scope ? pick(scope).peakAtOnce : 0,
      whole: scope?.members ?? 0,
      unit,
      remark: NO_WORDS
    };
  };
  return { base: plan.base && side(plan.base), head: side(plan.head) };
}
function peakOf2(effect, groups) {
  return {
    count: effect.peakAtOnce,
    whole: matchedOf(groups, servingOf),
    unit: unitOf(groups),
    remark: NO_WORDS
  };
}
function lossOf(effect, groups) {
  const unstopped = effect.worstLoss > 0 && !effect.stops;
  return {
    count: effect.worstLoss,
    whole: matchedOf(groups, losableOf),
    unit: unitOf(groups),
    remark: unstopped ? say`, nothing stops it` : restingPhrase(effect, groups)
  };
}
function restingPhrase({ worstLoss }, groups) {
  const resting = groups.flatMap((group) => group.resting ?? []);
  if (worstLoss === 0 || resting.length === 0) return NO_WORDS;
  return resting.some(({ needsDeletion }) => needsDeletion) ? say`, until a person deletes the broken pod` : say`, until a person acts`;
}
function largestLoss(subjects, side) {
  let worst = null;
  for (const subject of subjects) {
    const effect = subject.diff[side]?.effect;
    const groups = subject[side] ?? [];
    if (!effect || groups.length === 0) continue;
    const measure2 = lossOf(effect, groups);
    if (!worst || measure2.count > worst.measure.count) worst = { measure: measure2, ref: subject.diff.ref };
  }
  if (!worst) return null;
  const { measure, ref } = worst;
  if (measure.count === 0) return measure;
  return { ...measure, remark: say` in ${policyName(ref)}${measure.remark}` };
}
function matchedOf(groups, sizeOf = ({ matched }) => matched) {
  const [first] = groups;
  if (first?.fleetSize !== void 0) return first.fleetSize;
  const listed2 = groups.flatMap(({ targets }) => targets);
  const again = listed2.length - new Set(listed2).size;
  return groups.reduce((sum, group) => sum + sizeOf(group), 0) - again;
}
function subjectUnit(subjects) {
  return unitOf(subjects.flatMap(({ base, head }) => [...base ?? [], ...head ?? []]));
}

// src/report/refused.ts
function refusedEdits({ touched }) {
  return touched.filter(isRefused);
}
function isRefused({ change, head }) {
  if (change === "unchanged" || head === null) return false;
  const isReadOnly = change === "changed" && head.legacy.some(({ refused }) => refused);
  return isReadOnly || head.rejections.some(({ consequence }) => !consequence);
}
function sameEffectPhrase(selection) {
  const edited = editsOf(selection);
  const refused = refusedEdits(selection).length;
  if (refused === 0) return say`changed text, same effect`;
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

// src/report/headline.ts
function headline(report, selection) {
  const judgement = judgementOf(selection);
  switch (selection.situation) {
    case "unjudged":
      return say`could not judge: ${joinPhrases([inputErrors(report), judgement].filter(hasWords), ", ")}`;
    case "empty":
      return lead(judgement, say`no policies in these files`);
    case "untouched":
      return lead(judgement, say`nothing changed`);
    case "same-effect":
      return lead(judgement, sameEffectPhrase(selection));
    case "planned":
      return plannedPhrase(report, selection, judgement);
  }
}
function plannedPhrase(report, selection, judgement) {
  const first = hasWords(judgement) ? judgement : nothingNew(selection);
  const refused = besideRefused(selection) ?? NO_WORDS;
  const numbers = lead(first, lead(numbersOf(report, selection), refused));
  return say`${numbers}${nodeActionPhrase(selection)}${movedWindows(selection)}${movedTargets(selection)}`;
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
    return say`None of ${amount(untouched.length, "policy")} was edited. ${numbers}`;
  if (situation === "same-effect") return say`${sameEffectSentence(selection)} ${numbers}`;
  return numbers;
}
function rowsSentence(rows) {
  const parts = rows.map(({ label, base, head }) => {
    const differs = base !== null && JSON.stringify(base) !== JSON.stringify(head);
    return differs ? say`${label}: ${head}, was ${base}.` : say`${label}: ${head}.`;
  });
  return joinPhrases(parts, " ");
}
function hasWords(phrase) {
  return !isEmpty(phrase);
}
function lead(judgement, rest2) {
  return joinPhrases([judgement, rest2].filter(hasWords), ", ");
}
function inputErrors(report) {
  const errors = report.plan.problems.filter(({ severity }) => severity === "error").length;
  return errors > 0 ? say`${amount(errors, "error")} in the input` : say`see the notices`;
}
function movedWindows(selection) {
  return movesWindows(selection) ? say`, limits at other hours` : NO_WORDS;
}
function movedTargets({ touched, subjects }) {
  const moved = new Set(touched.flatMap(movedBySelector)).size;
  return moved > 0 ? say`, ${amount(moved, subjectUnit(subjects))} in another group` : NO_WORDS;
}
function movedBySelector({ moved, head }) {
  return moved.flatMap(({ target, to }) => to === null && head?.leaves ? [] : [target]);
}
function judgementOf({ findings }) {
  const older = bySeverity(findings.decisive);
  const parts = [bySeverity(findings.fresh), isEmpty(older) ? older : say`${older} from before`];
  return joinPhrases(parts.filter(hasWords), ", ");
}
function nothingNew({ findings }) {
  const errors = findings.before.filter(({ severity }) => severity === "error").length;
  if (errors === 0) return say`no rule broken`;
  return errors === 1 ? say`no new error; 1 was there before` : say`no new error; ${errors} were there before`;
}
function bySeverity(findings) {
  const count = (severity) => findings.filter((finding) => finding.severity === severity).length;
  const parts = [
    { count: count("error"), thing: "error" },
    { count: count("warning"), thing: "warning" }
  ];
  return joinPhrases(
    parts.filter((part) => part.count > 0).map((part) => amount(part.count, part.thing)),
    ", "
  );
}
function numbersOf(report, selection) {
  const evictions = evictionsPhrase(selection.subjects);
  if (isOnlyEvictions(selection.subjects)) return evictions;
  return lead(rolloutNumbers(report, selection), evictions);
}
function rolloutNumbers(report, selection) {
  const measures = measuresOf(report.plan, selection);
  const started = startedPhrase(startedBy(selection), selection);
  const rise = risePhrase(selection, measures);
  const deleted = deletedPhrase(deletedAtOnce(selection));
  if (deleted) return lead(deleted, rise ?? started ?? NO_WORDS);
  if (started) return say`${started}, ${rise ?? standing(measures)}`;
  return rise ?? stuckPhrase(selection) ?? fallPhrase(measures, selection);
}
function risePhrase(selection, { peak, loss }) {
  const steepest = selection.subjects.length > 1 ? steepestOf(selection) : null;
  if (steepest) return movedPhrase(steepest.what, say`rises`, steepest.rise);
  if (compare(loss) > 0) return movedPhrase(LOSS, say`rises`, loss);
  return compare(peak) > 0 ? movedPhrase(PEAK, say`rises`, peak) : null;
}
function fallPhrase({ peak, loss }, selection) {
  if (compare(loss) < 0) return movedPhrase(LOSS, say`falls`, loss);
  if (compare(peak) < 0) return movedPhrase(PEAK, say`falls`, peak);
  if (!peak.head || !loss.head) return say`the policy is removed`;
  const stuck = stillStuckPhrase(selection);
  if (stuck) return stuck;
  return peak.base ? say`${standing({ peak, loss })} as before` : standing({ peak, loss });
}
function standing({ peak, loss }) {
  const atOnce = peak.head ? say`peak ${ofWhole(peak.head)} at once` : NO_WORDS;
  const broken = loss.head ? say`worst loss ${loss.head.count}` : NO_WORDS;
  return joinPhrases([atOnce, broken].filter(hasWords), ", ");
}
var LOSS = say`worst loss`;
var PEAK = say`peak at once`;
function movedPhrase(what, verb, { base, head }) {
  return base && head ? say`${what} ${verb} from ${base.count} to ${ofWhole(head)}` : say`${what} ${verb}`;
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
function ofWhole({ count, whole, unit }) {
  if (whole > 0) return say`${count} of ${amount(whole, unit)}`;
  return count === 0 ? say`${count}` : amount(count, unit);
}

// src/report/markdown/head.ts
var HEAD_LINES = 12;
var ITEMS_BYTES = 1e4;
var SIGNS2 = {
  pass: fixedText("\u2705"),
  warn: fixedText("\u26A0\uFE0F"),
  fail: fixedText("\u274C"),
  unknown: fixedText("\u2753")
};
function headOf(view) {
  const { report, selection } = view;
  const rows = rowsOf(report, selection).filter((row2) => view.detail !== "none" || !hasNames(row2));
  const short = isShort(report, selection);
  const wouldFail = report.verdict === "fail" && report.failOn === "never";
  const blocks3 = [titleOf2(view)];
  if (wouldFail) blocks3.push(gfm`Would fail: reported only, as fail-on is never.`);
  if (short) blocks3.push(view.show(numbersSentence(selection, rows)));
  else if (selection.situation === "unjudged") blocks3.push(fixedText(UNJUDGED_NUMBERS));
  if (!short) blocks3.push(tableOf(view, rows));
  const together = togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects));
  if (!isEmpty(together) && view.detail !== "none") blocks3.push(view.show(together));
  const used = blocks3.length + (short ? 0 : rows.length + 1) + 1;
  const items = itemsOf(view);
  const shown = fitting(items, HEAD_LINES - used);
  if (shown.length > 0) blocks3.push(joinMarkdown(shown, NEWLINE));
  const left = items.length - shown.length;
  if (left > 0) blocks3.push(view.show(say`${left} more below.`));
  return { markdown: joinMarkdown(blocks3, EMPTY_LINE), unsaid: left > 0 };
}
function titleOf2(view) {
  const { report, selection } = view;
  const cluster = report.plan.cluster === null || view.detail === "none" ? NO_WORDS : say` for ${name(report.plan.cluster)}`;
  return gfm`### ${SIGNS2[report.verdict]} ${view.show(say`Rollout plan${cluster}: ${headline(report, selection)}`)}`;
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
function itemsOf(view) {
  const { report, selection } = view;
  const errors = report.plan.problems.filter(({ severity }) => severity === "error");
  const { fresh, decisive } = selection.findings;
  const findings = worstFirst([...decisive, ...fresh].filter(({ severity }) => severity !== "info"));
  if (view.detail === "none") {
    const inInput = errors.length > 0 ? [() => view.show(say`- ${errors.length} errors in the input`)] : [];
    return [...inInput, ...findingCounts(findings).map((line) => () => line)];
  }
  return [
    ...errors.map((problem) => () => problemItem(view, problem)),
    ...report.notices.map((notice) => () => phraseItem(view, say`Note: ${sentence(notice)}`)),
    ...findings.map((finding) => () => findingItem(view, finding))
  ];
}
function fitting(items, lines) {
  const shown = [];
  let bytes = 0;
  for (const make of items.slice(0, Math.max(0, lines))) {
    const item = make();
    bytes += bytesOf(sourceOf(item));
    if (bytes > ITEMS_BYTES) break;
    shown.push(item);
  }
  return shown;
}

// src/report/markdown/marker.ts
var MARKER = /^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/;
var LONGEST_KEY = 200;
function commentMarker(key, digest) {
  return fixedComment(`fleetplan v1 key=${markerKey(key)} digest=${safe(digest)}`);
}
function parseMarker(body) {
  const [, key, digest] = MARKER.exec(body) ?? [];
  return key === void 0 || digest === void 0 ? null : { key, digest };
}
function markerKey(key) {
  const encoded = safe(key === "" ? "default" : key);
  return encoded.length <= LONGEST_KEY ? encoded : safe(sha256(key));
}
function safe(text2) {
  let encoded = "";
  for (const byte of new TextEncoder().encode(text2)) {
    const character = String.fromCharCode(byte);
    const stays = /[\w.:]/.test(character) || character === "-" && !encoded.endsWith("-");
    encoded += stays ? character : `%${byte.toString(16).padStart(2, "0")}`;
  }
  return encoded;
}

// src/report/flaky.ts
function flakyPhrase({ runs, failProbability, peakAtOnce, loss, completed }) {
  const three = (numbers) => ours(`${numbers[0]} / ${numbers[1]} / ${numbers[2]}`);
  return say`of ${runs} runs in which ${failProbability * 100}% of the targets fail, ${share(completed, runs)} complete; median, 90th percentile and highest: peak ${three(peakAtOnce)}, loss ${three(loss)}`;
}

// src/report/gone.ts
function gonePhrase({ base }) {
  const gone = say`The policy is gone from these files.`;
  if (base?.releases) return say`The policy is gone from these files: ${sentence(base.releases.says)}.`;
  return base?.onDelete ? say`${gone} ${sentence(base.onDelete.says)}` : gone;
}

// src/report/group.ts
function ceilingPhrase(group) {
  const { ceiling, unit, calendar } = group;
  const { declared, documented, enforced } = ceiling;
  const written = declared === null ? NO_WORDS : typeof declared === "number" ? say`${declared}` : name(declared);
  const resolved = documented === null ? say`no limit` : amount(documented, unit);
  const isSameText = typeof declared === "number" && declared === documented;
  const shown = declared === null ? say`none written, ${resolved}` : isSameText ? resolved : calendar && isCompound(calendar) ? say`${written} (${resolved} now)` : say`${written} = ${resolved}`;
  const left = leftNow(group);
  const now = left === null ? NO_WORDS : say`, ${left} left now`;
  if (documented === enforced) return say`${shown}${now}`;
  if (documented !== null && enforced !== null && declared === enforced)
    return say`${amount(enforced, unit)}, documented: ${amount(documented, unit)}`;
  return say`${shown} as written, enforced: ${enforced === null ? say`none` : amount(enforced, unit)}`;
}
function isCompound({ limits }) {
  return limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
}
function groupFacts(group, before, timeZone) {
  const idle = group.matched === 0 && group.batches.length === 0;
  const facts = [
    { label: "ceiling", phrase: say`${ceilingPhrase(group)}${declaredElsewhere(group)}` },
    { label: "batches", phrase: batchesPhrase(group, before) },
    idle ? null : { label: "peak", phrase: peakPhrase(group) },
    agedFact(group, timeZone),
    extremesFact(group),
    idle ? null : { label: "worst loss", phrase: lossPhrase(group) },
    restingFact(group),
    startFact(group, timeZone),
    idle ? null : { label: "finish", phrase: finishOf(group, timeZone) },
    ifNextFact(group, timeZone),
    documentedFact(group),
    carriedOverFact(group),
    overlapFact(group)
  ];
  return facts.filter((fact2) => fact2 !== null);
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
  const brakes = brakesPhrase(group);
  return say`${share(group.worstLoss, group.fleetSize ?? losableOf(group))}: ${brakes}`;
}
function holding({ bake }) {
  const isBlind = bake !== void 0 && !bake.hasSignal && bake.seconds === 0 && !bake.approval;
  return isBlind ? say`only a pod that does not start` : say`a failure`;
}
function brakesPhrase(group) {
  if (group.matched === 0 || group.batches.length === 0) return say`nothing starts`;
  const { brakes } = group;
  if (!brakes && group.worstLoss === 0 && !group.stops) return say`nothing of it can turn bad`;
  if (!brakes) return group.stops ? say`${holding(group)} holds the rest` : say`nothing stops it`;
  if (!group.stops) {
    const reachable = brakes.failureThreshold !== null && brakes.canFire;
    return reachable ? say`nothing stops it before every ${ours(group.unit)} is touched` : say`nothing stops it, ${automaticStop(brakes, group)}`;
  }
  const stop = automaticStop(brakes, group);
  return brakes.failureHoldsGroup ? say`${stop}; a ${ours(group.unit)} that stays failed holds the group all the same` : stop;
}
function automaticStop(brakes, group) {
  const { unit } = group;
  if (brakes.failureThreshold === null) return say`no failureThreshold is set`;
  const threshold = say`failureThreshold ${brakes.failureThreshold}`;
  if (!brakes.canFire)
    return say`${threshold} cannot be reached below safetyLimit ${brakes.safetyLimitPercent}%`;
  const failed = brakes.failureThreshold === 1 ? say`the first failed batch stops it` : say`${brakes.failureThreshold} failed batches in a row stop it`;
  const late = say`below ${brakes.safetyLimitPercent}% progress`;
  return brakes.unprotectedTargets > 0 ? say`${failed} ${late}, not in the batches of the last ${amount(brakes.unprotectedTargets, unit)}${anewPhrase(group)}` : say`${failed}`;
}
function anewPhrase({ batches, freshBatches }) {
  const sizes = batches.map(({ size }) => size);
  return freshBatches === void 0 || sizes.join() === freshBatches.join() ? NO_WORDS : say` of a rollout that starts anew`;
}
function finishOf(group, timeZone) {
  const end = finishPhrase(group, timeZone);
  const why = group.why === "" ? NO_WORDS : say` (${sentence(group.why)})`;
  const fix = group.fix ? say` Fix: ${sentence(group.fix)}` : NO_WORDS;
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
  return { label: "by age", phrase: say`${going}${verdict}${cut2}` };
}
function extremesFact({ extremes, unit, matched, batches }) {
  if (!extremes || batches.length === 0) return null;
  const { lowestAvailable, highestTotal } = extremes;
  const least = say`at least ${lowestAvailable} of ${amount(matched, unit)} available`;
  return { label: "pods", phrase: say`${least}, at most ${amount(highestTotal, "pod")}` };
}
function restingFact({ resting, batches, matched }) {
  if (!resting || batches.length === 0) return null;
  const serving = share(resting.available, matched);
  return { label: "if bad", phrase: say`${serving} serving until a person acts: ${sentence(resting.says)}` };
}
function startFact({ start }, timeZone) {
  return start === null ? null : { label: "start", phrase: instantPhrase(start, timeZone) };
}
function documentedDifferences(group) {
  const { documented } = group;
  if (!documented) return [];
  const sizes = (list) => list.length === 0 ? say`none` : ours(strip(list));
  const all = [
    {
      what: "batches",
      documented: sizes(documented.batches),
      shipped: sizes(group.batches.map((batch) => batch.size))
    },
    { what: "peak", documented: say`${documented.peakAtOnce}`, shipped: say`${group.peakAtOnce}` },
    { what: "worst loss", documented: say`${documented.worstLoss}`, shipped: say`${group.worstLoss}` },
    { what: "outcome", documented: ours(documented.outcome), shipped: ours(group.outcome) }
  ];
  return all.filter((one) => JSON.stringify(one.documented) !== JSON.stringify(one.shipped));
}
function documentedFact(group) {
  const differences = documentedDifferences(group);
  if (differences.length === 0) return null;
  const parts = differences.map(({ what, documented }) => say`${ours(what)} ${documented}`);
  return {
    label: "documented",
    phrase: say`${joinPhrases(parts, ", ")}: the shipped controller does otherwise`
  };
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
  const byReason = /* @__PURE__ */ new Map();
  for (const { target, why } of group.blocked) {
    const list = byReason.get(why);
    if (list) list.push(target);
    else byReason.set(why, [target]);
  }
  return [...byReason].map(([why, targets]) => {
    const named = withNames ? say` (${namesPhrase(targets)})` : NO_WORDS;
    return say`${amount(targets.length, group.unit)} will not be touched${named}: ${sentence(why)}`;
  });
}
var NAMES_SHOWN2 = 5;
function namesPhrase(names) {
  const shown = joinPhrases(names.slice(0, NAMES_SHOWN2).map(name), ", ");
  return names.length > NAMES_SHOWN2 ? say`${shown} and ${names.length - NAMES_SHOWN2} more` : shown;
}

// src/report/markdown/subjects.ts
var BATCH_ROWS = 20;
function subjectSection(view, subject, weight) {
  if (view.detail === "none") return null;
  const groups = subject.head ?? [];
  return {
    title: policyName(subject.diff.ref),
    summary: view.showInFold(summaryPhrase(subject)),
    intro: introOf2(view, subject),
    rows: groupBlocks(view, subject),
    count: groups.length,
    rowsAre: "group",
    table: false,
    weight
  };
}
function summaryPhrase({ diff, head }) {
  const title = say`${subjectName(diff)} ${changePhrase(diff)}`;
  if (!diff.head || !head) return title;
  const { effect } = diff.head;
  const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
  return say`${title}: ${amount(batches, "batch")}, peak ${effect.peakAtOnce}, worst loss ${effect.worstLoss}`;
}
function introOf2(view, { diff }) {
  const { head } = diff;
  const place = say`Written in ${name(placeText(diff.place))}.`;
  if (!head) return view.show(say`${place} ${gonePhrase(diff)}`);
  const merging = head.change ? say` Merging: ${sentence(head.change.says)}` : NO_WORDS;
  const notes = head.notes.map((note) => phraseItem(view, sentence(note)));
  const flaky = head.effect.flaky ? [phraseItem(view, say`Flaky: ${flakyPhrase(head.effect.flaky)}`)] : [];
  const items = [...limited(notes, view), ...flaky];
  const merged = view.show(say`${place}${merging}`);
  return items.length === 0 ? merged : gfm`${merged}\n\n${joinMarkdown(items, NEWLINE)}`;
}
var NOTES_SHOWN = 10;
function limited(notes, view) {
  if (notes.length <= NOTES_SHOWN) return [...notes];
  const more = phraseItem(view, say`${notes.length - NOTES_SHOWN} more notes are in the JSON report.`);
  return [...notes.slice(0, NOTES_SHOWN), more];
}
function* groupBlocks(view, { base, head }) {
  const before = new Map((base ?? []).map((group) => [group.name, group]));
  for (const group of head ?? []) yield groupBlock(view, group, before.get(group.name) ?? null);
}
function groupBlock(view, group, before) {
  const facts = [
    // What the documents promise has a fold of its own.
    ...groupFacts(group, before, view.report.plan.timeZone).filter(({ label }) => label !== "documented"),
    ...blockedPhrases(group, view.detail === "full").slice(0, NOTES_SHOWN).map((phrase) => ({ label: "blocked", phrase }))
  ];
  const lines = facts.map(({ label, phrase }) => gfm`- **${fixedText(label)}** ${view.show(phrase)}`);
  const title = gfm`**${view.show(name(group.name))}** ${view.show(amount(group.matched, group.unit))}`;
  return gfm`${title}\n\n${joinMarkdown(lines, NEWLINE)}${batchTable(view, group)}`;
}
function runsOf(batches) {
  const runs = [];
  for (const batch of batches) {
    const run = runs.at(-1);
    if (run && run.first.size === batch.size && batch.failed === 0 && run.first.failed === 0)
      runs[runs.length - 1] = { ...run, last: batch };
    else runs.push({ first: batch, last: batch, targets: batch.targets });
  }
  return runs;
}
function batchTable(view, group) {
  if (group.batches.length === 0) return NOTHING;
  const withNames = view.detail === "full";
  const runs = runsOf(group.batches);
  const rows = runs.slice(0, BATCH_ROWS).map((run) => batchRow(view, run, withNames));
  const head = tableHead([
    { title: fixedText("batch"), numeric: true },
    { title: fixedText(`${group.unit}s`), numeric: true },
    { title: fixedText("starts (UTC)") },
    { title: fixedText("ends (UTC)") },
    ...withNames ? [{ title: fixedText("first of them") }] : []
  ]);
  const left = runs.length - BATCH_ROWS;
  const more = left > 0 ? gfm`\n\n${view.show(say`${left} more lines of batches are in the JSON report.`)}` : NOTHING;
  return gfm`\n\n${joinMarkdown([head, ...rows], NEWLINE)}${more}`;
}
function batchRow(view, { first, last, targets }, withNames) {
  const several = first.index !== last.index;
  const index = several ? say`${first.index} to ${last.index}` : say`${first.index}`;
  const size = several ? say`${first.size} each` : say`${first.size}`;
  const failed = first.failed > 0 ? say`, ${first.failed} fail` : NO_WORDS;
  const end = last.end === null ? ours("never") : utcPhrase(last.end, first.start);
  const cells = [index, say`${size}${failed}`, utcPhrase(first.start), end];
  const named = withNames ? [namesPhrase(targets.slice(0, NAMES_IN_ROW))] : [];
  return phraseRow(view, [...cells, ...named]);
}
var NAMES_IN_ROW = 3;

// src/report/moved.ts
function movesOf(moved) {
  const byEnds = /* @__PURE__ */ new Map();
  for (const { target, from, to } of moved) {
    const key = JSON.stringify([from, to]);
    const known = byEnds.get(key);
    if (known) known.targets.push(target);
    else byEnds.set(key, { from, to, targets: [target] });
  }
  return [...byEnds.values()].sort((a, b) => b.targets.length - a.targets.length);
}
function movedPhrases(moved, unit, withNames) {
  return movesOf(moved).map((move) => movePhrase(move, unit, withNames));
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

// src/report/markdown/tables.ts
function headOf2(titles, numeric = []) {
  return tableHead(titles.map((title) => ({ title: fixedText(title), numeric: numeric.includes(title) })));
}
var DOCUMENTED_HEAD = headOf2(["group", "", "documented", "shipped"]);
var POLICY_NUMBERS = ["peak: base", "peak: this", "loss: base", "loss: this"];
var POLICY_HEAD = headOf2(["policy", "change", ...POLICY_NUMBERS, "finishes"], POLICY_NUMBERS);
function documentedSection(view, weight) {
  const groups = headGroups(view).filter(({ group }) => documentedDifferences(group).length > 0);
  if (groups.length === 0 || view.detail === "none") return null;
  return {
    title: say`documented against shipped`,
    summary: [summaryText(`Documented against shipped (${groups.length})`)],
    intro: gfm`The plan follows what the controllers do. Their documents lead to expect:\n\n${DOCUMENTED_HEAD}`,
    rows: documentedRows(view, groups),
    count: groups.length,
    rowsAre: "group",
    table: true,
    weight
  };
}
function headGroups({ selection }) {
  return selection.subjects.flatMap((subject) => (subject.head ?? []).map((group) => ({ subject, group })));
}
function* documentedRows(view, groups) {
  for (const { subject, group } of groups) {
    const title = say`${policyName(subject.diff.ref)} ${name(group.name)}`;
    const rows = documentedDifferences(group).map(
      ({ what, documented, shipped }, i) => phraseRow(view, [i === 0 ? title : NO_WORDS, ours(what), documented, shipped])
    );
    yield joinMarkdown(rows, NEWLINE);
  }
}
function movedSection(view, weight) {
  const moves = view.selection.touched.flatMap((diff) => movesOf(diff.moved).map((move) => ({ move, diff })));
  if (moves.length === 0 || view.detail === "none") return null;
  const total = moves.reduce((sum, { move }) => sum + move.targets.length, 0);
  const unit = subjectUnit(view.selection.subjects);
  return {
    title: say`moved ${ours(unit)}s`,
    summary: view.showInFold(say`${amount(total, unit)} in another group than before`),
    intro: null,
    rows: moveRows(view, moves),
    count: moves.length,
    rowsAre: "move",
    table: true,
    weight
  };
}
function* moveRows(view, moves) {
  const unit = subjectUnit(view.selection.subjects);
  for (const { move, diff } of moves)
    yield gfm`- ${view.show(say`${policyName(diff.ref)}: ${movePhrase(move, unit, view.detail === "full")}`)}`;
}
function policiesSection(view, weight) {
  const [touched, untouched] = [
    view.selection.touched.filter(isWhole),
    view.selection.untouched.filter(isWhole)
  ];
  const all = [...touched, ...untouched];
  if (view.selection.subjects.length + untouched.length < 2 || view.detail === "none") return null;
  return {
    title: say`all policies`,
    summary: view.showInFold(say`All policies (${touched.length} of ${all.length} touched)`),
    intro: POLICY_HEAD,
    rows: policyRows(view, all),
    count: all.length,
    rowsAre: "policy",
    table: true,
    weight
  };
}
function isWhole({ base, head }) {
  return !(head ?? base)?.effect.groups.some((group) => group.isPart);
}
function* policyRows(view, policies) {
  for (const diff of policies) {
    const of = (pick, which) => {
      const policy = diff[which];
      if (!policy) return NO_WORDS;
      const whole = matchedOf(policy.effect.groups);
      return whole > 0 ? say`${pick(policy)} of ${whole}` : say`${pick(policy)}`;
    };
    yield phraseRow(view, [
      subjectName(diff),
      changePhrase(diff),
      of((policy) => policy.effect.peakAtOnce, "base"),
      of((policy) => policy.effect.peakAtOnce, "head"),
      of((policy) => policy.effect.worstLoss, "base"),
      of((policy) => policy.effect.worstLoss, "head"),
      diff.head ? finishPhrase(diff.head.effect, "UTC") : NO_WORDS
    ]);
  }
}

// src/report/hidden-names.ts
var HIDDEN = "[hidden]";
var RUNS = /[A-Za-z0-9][A-Za-z0-9._-]*/g;
function hiderOf(report, detail) {
  if (detail === "full") return (text2) => text2;
  if (detail === "none") return () => HIDDEN;
  const targets = targetNames(report);
  const isName = (text2) => targets.has(text2) || report.plan.inventory?.has(text2) === true;
  return (text2) => isName(text2) ? HIDDEN : text2.replace(RUNS, (run) => {
    const bare = run.replace(/[._-]+$/, "");
    return isName(run) ? HIDDEN : isName(bare) ? HIDDEN + run.slice(bare.length) : run;
  });
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

// src/report/markdown/view.ts
function viewOf(report, detail) {
  const mask = maskOf(report, detail);
  return {
    report,
    selection: selectionOf(report),
    detail,
    show: (phrase) => phraseMarkdown(mask(phrase)),
    showInFold: (phrase) => phraseSummary(mask(phrase))
  };
}
function maskOf(report, detail) {
  if (detail === "full") return (phrase) => phrase;
  const hide = hiderOf(report, detail);
  return ({ parts }) => ({
    parts: parts.map(
      (part) => part.kind === "fixed" || part.kind === "code" ? part : { ...part, text: hide(part.text) }
    )
  });
}

// src/report/markdown/index.ts
var COMMENT_BYTES = 6e4;
function renderComment(report, options) {
  const key = options.key ?? report.plan.cluster ?? "default";
  const room = options.maxBytes - bytesOf(sourceOf(commentMarker(key, `sha256:${"0".repeat(64)}`))) - 1;
  const body = renderBody(report, { ...options, inFull: false, maxBytes: room });
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}
function renderBody(report, { detail, runUrl, maxBytes, inFull }) {
  const view = viewOf(report, detail);
  const head = headOf(view);
  const foot = footOf(view, runUrl);
  const fixed = bytesOf(sourceOf(head.markdown)) + bytesOf(sourceOf(foot)) + OMITTED_BYTES;
  if (fixed > maxBytes) return gfm`${titleOf2(view)}\n\n${fixedText(NO_ROOM)}\n`;
  const { folds, omitted } = fit(sectionsOf(view, head.unsaid || inFull), maxBytes - fixed);
  const left = omittedPhrase(omitted);
  const blocks3 = [head.markdown, ...folds, ...left ? [view.show(left)] : [], foot];
  return gfm`${joinMarkdown(blocks3, EMPTY_LINE)}\n`;
}
var OMITTED_BYTES = 4e3;
var NO_ROOM = "There is no room for more here; the JSON report has everything.";
function sectionsOf(view, inFull) {
  const { report, selection } = view;
  const { fresh, before, fixed } = selection.findings;
  const rolls = selection.situation === "planned" || selection.situation === "unjudged";
  const subjects = rolls ? selection.subjects : [];
  const sections = [
    inFull ? findingsSection(view, "Findings in full", fresh, 12) : null,
    inFull ? noticesSection(view, 1) : null,
    problemsSection(view, report.plan.problems, 8),
    ...subjects.map((subject) => subjectSection(view, subject, subjectWeight(view))),
    documentedSection(view, 2),
    movedSection(view, 2),
    policiesSection(view, 3),
    calendarSection(view, 2),
    findingsSection(view, "Fixed by this change", fixed, 1),
    findingsSection(view, "There before this change", before, 2)
  ];
  return sections.filter((section) => section !== null);
}
function subjectWeight({ selection }) {
  return 12 / Math.max(1, selection.subjects.length);
}
function footOf(view, runUrl) {
  const lines = footerPhrases(view.report, view.detail !== "none").map((phrase) => view.show(phrase));
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return joinMarkdown([...lines, ...run ? [run] : []], NEWLINE);
}

// src/report/clusters/title.ts
var WORST_FIRST2 = ["unknown", "fail", "warn", "pass"];
function clustersPhrase({ reports }) {
  const counts = WORST_FIRST2.flatMap((verdict) => {
    const count = reports.filter((report) => report.verdict === verdict).length;
    return count === 0 ? [] : [say`${count} ${ours(verdict)}`];
  });
  return say`${amount(reports.length, "cluster")}: ${joinPhrases(counts, ", ")}`;
}
function clusterName({ plan }) {
  return plan.cluster === null ? ours("(no name)") : name(plan.cluster);
}
function clusterHeadline(report) {
  return headline(report, selectionOf(report));
}

// src/report/clusters/markdown.ts
var ROWS = 50;
var LEAST_BYTES = 1500;
var REST_BYTES2 = 200;
function renderClustersComment(run, options) {
  const key = options.key ?? "default";
  const room = options.maxBytes - bytesOf(sourceOf(commentMarker(key, sha256("")))) - 1;
  const body = renderClustersBody(run, { ...options, inFull: false, maxBytes: room });
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}
function renderClustersBody(run, options) {
  const reports = worstClustersFirst(run);
  const head = headOf3(run, reports, options.detail);
  const blocks3 = [head];
  let room = options.maxBytes - bytesOf(sourceOf(head)) - REST_BYTES2;
  for (const [index, report] of reports.entries()) {
    const share2 = Math.floor(room / (reports.length - index));
    const part = share2 < LEAST_BYTES ? null : partOf(report, { ...options, maxBytes: share2 - REST_BYTES2 });
    if (part === null) {
      blocks3.push(leftOut(reports.length - index));
      break;
    }
    blocks3.push(part);
    room -= bytesOf(sourceOf(part)) + 2;
  }
  return gfm`${joinMarkdown(blocks3, EMPTY_LINE)}\n`;
}
function headOf3(run, reports, detail) {
  const title = gfm`### ${SIGNS2[run.verdict]} ${phraseMarkdown(say`Rollout plan for ${clustersPhrase(run)}`)}`;
  if (detail === "none") return title;
  const rows = reports.slice(0, ROWS).map((report) => {
    const { show } = viewOf(report, detail);
    return tableRow([show(clusterName(report)), verdictCell(report.verdict), show(clusterHeadline(report))]);
  });
  const titles = ["cluster", "verdict", "what merging does"];
  const table = [tableHead(titles.map((text2) => ({ title: fixedText(text2) }))), ...rows];
  const more = reports.length - rows.length;
  const rest2 = more > 0 ? [gfm`\n${phraseMarkdown(say`${amount(more, "more cluster")}, none of them worse.`)}`] : [];
  return joinMarkdown([gfm`${title}\n`, ...table, ...rest2], NEWLINE);
}
function verdictCell(verdict) {
  return gfm`${SIGNS2[verdict]} ${fixedText(verdict)}`;
}
function partOf(report, options) {
  const body = renderBody(report, options);
  if (report.verdict !== "pass") return gfm`---\n\n${body}`;
  const { showInFold } = viewOf(report, options.detail);
  const cluster = options.detail === "none" ? ours("a cluster") : clusterName(report);
  return fold(showInFold(say`Passes: ${cluster}`), body);
}
function leftOut(clusters) {
  return phraseMarkdown(
    say`The plans of ${amount(clusters, "cluster")} are left out for length; the JSON report has them.`
  );
}

// src/report/text/layout.ts
function wrap(text2, width, indent = 0, hanging = 0) {
  const lines = [];
  let line = "";
  let room = width - indent;
  const push = () => {
    lines.push((" ".repeat(lines.length === 0 ? indent : indent + hanging) + line).trimEnd());
    line = "";
    room = width - indent - hanging;
  };
  for (const word of text2.split(" ").flatMap((one) => pieces(one, width - indent - hanging))) {
    if (line !== "" && columnsOf(line) + 1 + columnsOf(word) > room) push();
    line = line === "" ? word : `${line} ${word}`;
  }
  push();
  return lines;
}
function pieces(word, width) {
  if (columnsOf(word) <= width) return [word];
  const parts = [];
  let part = "";
  for (const character of word) {
    if (columnsOf(part + character) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}
function cut(line, width) {
  return columnsOf(line) <= width ? line : `${pieces(line, width - 1)[0] ?? ""}\u2026`;
}
function columns(cells, widths, indent = 0) {
  const wrapped = cells.map((cell2, i) => wrap(cell2, widths[i] ?? 0));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row2) => {
    const line = wrapped.map((lines, i) => pad(lines[row2] ?? "", widths[i] ?? 0)).join("  ");
    return (" ".repeat(indent) + line).trimEnd();
  });
}
function pad(text2, width) {
  return text2 + " ".repeat(Math.max(0, width - columnsOf(text2)));
}
var CODES = { bold: "1", red: "31", yellow: "33", green: "32", dim: "2" };
function painter(colour) {
  return (style, text2) => colour && text2 !== "" ? `\x1B[${CODES[style]}m${text2}\x1B[0m` : text2;
}

// src/report/text/findings.ts
var SEVERITY_STYLES = {
  error: "red",
  warning: "yellow",
  info: "dim"
};
var STATUS_SENTENCES = {
  new: "New with this change.",
  worsened: "Worsened by this change.",
  unchanged: "Unchanged.",
  fixed: "Fixed by this change."
};
function findingLines(finding, width, paint) {
  const [first = "", ...rest2] = wrap(headOf4(finding), width, 0, 2);
  const severity = finding.severity;
  const base = finding.before === null ? "" : `Base: ${terminalSentence(finding.before)} `;
  return [
    paint(SEVERITY_STYLES[severity], severity) + first.slice(severity.length),
    ...rest2,
    ...wrap(terminalSentence(finding.message), width, 2),
    ...wrap(`Fix: ${terminalSentence(finding.remediation)}`, width, 2, 2),
    ...wrap(`${base}${STATUS_SENTENCES[finding.status]}`, width, 2, 2)
  ];
}
function findingShort(finding, width) {
  const says = wrap(`${headOf4(finding)}: ${terminalSentence(finding.message)}`, width, 2, 2);
  if (finding.status !== "unchanged" || finding.severity !== "error") return says;
  return [...says, ...wrap(`Fix: ${terminalSentence(finding.remediation)}`, width, 4, 2)];
}
function headOf4({ severity, rule, place, policy, group }) {
  const parts = [
    severity,
    rule,
    place ? terminal(placeText(place, true)) : "",
    policy ? terminal(refText(policy)) : "",
    group === null ? "" : `group "${terminal(group)}"`
  ];
  return parts.filter((part) => part !== "").join("  ");
}

// src/report/order.ts
var NAMES_SHOWN3 = 40;
function orderPhrase({ batches, unit }) {
  if (unit !== "cluster" || batches.length === 0) return null;
  let left = NAMES_SHOWN3;
  const parts = batches.flatMap(({ index, targets }) => {
    const shown = targets.slice(0, left);
    left -= shown.length;
    return shown.length === 0 ? [] : [say`batch ${index}: ${joinPhrases(shown.map(name), ", ")}`];
  });
  const total = batches.reduce((sum, { targets }) => sum + targets.length, 0);
  const named = joinPhrases(parts, "; ");
  return total > NAMES_SHOWN3 ? say`${named} and ${total - NAMES_SHOWN3} more` : named;
}

// src/report/text/calendar.ts
var INDENT = 4;
function calendarLines(group, before, week, width) {
  const shown = calendarOf(group, before, week);
  if (!shown) return [];
  const strips = stripLines(shown.lanes, shown.before, week);
  const fits = strips.every((line) => columnsOf(line) + INDENT <= width);
  const words = calendarPhrases(shown, week, group.unit).flatMap(
    (phrase) => wrap(phraseTerminal(phrase), width, INDENT, 2)
  );
  const frozen = freezePhrases(week).flatMap((phrase) => wrap(phraseTerminal(phrase), width, INDENT, 2));
  const head = fits ? `calendar; ${legendOf(week)}` : "calendar";
  const drawn2 = fits ? strips.map((line) => " ".repeat(INDENT) + line) : [];
  return [...wrap(head, width, INDENT, 2), ...drawn2, ...words, ...frozen];
}

// src/report/text/policies.ts
var GROUPS_SHOWN = 30;
var FACT_COLUMNS = 13;
function subjectLines(subject, week, width, paint) {
  const groups = subject.head ?? [];
  const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
  const lines = groups.slice(0, GROUPS_SHOWN).flatMap((group) => groupLines(group, before.get(group.name) ?? null, week, width));
  const more = groups.length - GROUPS_SHOWN;
  return [
    ...headLines(subject.diff, width, paint),
    ...mergingLines(subject, width),
    ...lines,
    ...more > 0 ? [`  and ${more} more groups; they are in the JSON report`] : []
  ];
}
function subjectShort(subject, week, width, paint) {
  const groups = subject.head ?? [];
  const before = new Map((subject.base ?? []).map((group) => [group.name, group]));
  const lines = groups.slice(0, GROUPS_SHOWN).flatMap((group) => {
    const sizes = group.batches.length === 0 ? "none" : strip(group.batches.map((batch) => batch.size));
    const phrase = say`${name(group.name)}: ${amount(group.matched, group.unit)}, peak ${share(group.peakAtOnce, servingOf(group))}, batches `;
    return [
      ...wrap(phraseTerminal(phrase) + sizes, width, 2, 2),
      ...orderLines(group, width),
      ...movedWindowLines(group, before.get(group.name) ?? null, week, width)
    ];
  });
  const more = groups.length - GROUPS_SHOWN;
  return [
    ...headLines(subject.diff, width, paint),
    ...mergingLines(subject, width),
    ...lines,
    ...more > 0 ? [`  and ${more} more groups`] : []
  ];
}
function orderLines(group, width) {
  const order = orderPhrase(group);
  return order ? factLines("order", phraseTerminal(order), width, 4) : [];
}
function movedWindowLines(group, before, week, width) {
  return before && isOtherWindows(group, before) ? calendarLines(group, before, week, width) : [];
}
function headLines(diff, width, paint) {
  const title = phraseTerminal(say`${subjectName(diff)}, ${changePhrase(diff)}`);
  return wrap(`${title}  ${terminal(placeText(diff.place))}`, width, 0, 2).map((line) => paint("bold", line));
}
function mergingLines(subject, width) {
  const { diff } = subject;
  const { head } = diff;
  if (!head) return wrap(phraseTerminal(gonePhrase(diff)), width, 2);
  const says = head.change ? [fact("merging", sentence(head.change.says))] : [];
  const notes = head.notes.map((note) => fact("note", sentence(note)));
  const moved = movedPhrases(diff.moved, subjectUnit([subject]), true).map((phrase) => fact("moved", phrase));
  const flaky = head.effect.flaky ? [fact("flaky", flakyPhrase(head.effect.flaky))] : [];
  return [...says, ...notes, ...moved, ...flaky].flatMap(
    ({ label, text: text2 }) => factLines(label, text2, width, 2)
  );
}
function fact(label, phrase) {
  return { label, text: phraseTerminal(phrase) };
}
function groupLines(group, before, week, width) {
  const title = phraseTerminal(say`group ${name(group.name)}, ${amount(group.matched, group.unit)}`);
  const facts = [
    ...groupFacts(group, before, week.timeZone),
    ...blockedPhrases(group, true).map((phrase) => ({ label: "blocked", phrase }))
  ];
  return [
    ...wrap(title, width, 2, 2),
    ...facts.flatMap(({ label, phrase }) => factLines(label, phraseTerminal(phrase), width, 4)),
    ...orderLines(group, width),
    ...calendarLines(group, before, week, width)
  ];
}
function factLines(label, text2, width, indent) {
  const lines = wrap(text2, width, indent + FACT_COLUMNS);
  return lines.map(
    (line, i) => i === 0 ? " ".repeat(indent) + label.padEnd(FACT_COLUMNS) + line.slice(indent + FACT_COLUMNS) : line
  );
}

// src/report/text/problems.ts
function problemLines(problem, width, paint) {
  const where = problem.place ? `  ${terminal(placeText(problem.place, true))}` : "";
  const [first = "", ...rest2] = wrap(`${problem.severity}  ${problem.code}${where}`, width, 0, 2);
  const picture = problem.picture === null ? [] : problem.picture.split(/\r\n|\n|\r/);
  return [
    paint(SEVERITY_STYLES[problem.severity], problem.severity) + first.slice(problem.severity.length),
    ...rest2,
    ...wrap(terminalSentence(problem.message), width, 2),
    // The bar keeps a line of source from being taken for one of ours.
    ...picture.map((line) => cut(`  | ${terminalLine(line, width)}`, width))
  ];
}

// src/report/text/table.ts
var LABEL_COLUMNS2 = 28;
function tableLines(rows, width, paint) {
  const label = Math.min(LABEL_COLUMNS2, Math.max(...rows.map((row2) => columnsOf(phraseTerminal(row2.label)))));
  const compared = rows.some((row2) => row2.base !== null);
  const room = width - label - (compared ? 4 : 2);
  const widths = compared ? [label, Math.floor(room / 2), Math.ceil(room / 2)] : [label, room];
  const head = columns(compared ? ["", "base", "this change"] : ["", "this plan"], widths);
  const lines = rows.flatMap((row2) => {
    const { word, worse } = row2.trend;
    const after = phraseTerminal(row2.head) + (word === null ? "" : `, ${word}`);
    const before = row2.base ? [phraseTerminal(row2.base)] : [];
    const laid = columns(
      [phraseTerminal(row2.label), ...compared ? row2.base ? before : [""] : [], after],
      widths
    );
    return worse ? laid.map((line) => paint("red", line)) : laid;
  });
  return [...head.map((line) => paint("dim", line)), ...lines];
}

// src/report/text/index.ts
var VERDICTS = {
  pass: { word: "PASS", style: "green" },
  warn: { word: "WARN", style: "yellow" },
  fail: { word: "FAIL", style: "red" },
  unknown: { word: "UNKNOWN", style: "red" }
};
var FINDINGS_SHOWN = 100;
var OLD_FINDINGS_SHOWN = 20;
var SUBJECTS_SHOWN = 50;
var NARROWEST = 40;
function renderText(report, options) {
  const width = Math.max(NARROWEST, options.width);
  const paint = painter(options.colour);
  const selection = selectionOf(report);
  const numbers = numberLines(report, selection, width, paint);
  const problems = report.plan.problems.map((problem) => problemLines(problem, width, paint));
  const blocks3 = [
    headLines2(report, selection, width, paint),
    ...selection.situation === "unjudged" ? [...problems, [UNJUDGED_NUMBERS, ...numbers]] : [numbers, ...problems],
    noticeLines(report, width),
    ...freshLines(selection, width, paint),
    ...planLines(report, selection, width, paint),
    oldLines(selection, width, paint),
    footerPhrases(report).flatMap(
      (phrase) => wrap(phraseTerminal(phrase), width).map((line) => paint("dim", line))
    )
  ];
  const text2 = blocks3.filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n");
  return `${logSafe(text2)}
`;
}
function headLines2(report, selection, width, paint) {
  const { word, style } = VERDICTS[report.verdict];
  const [first = "", ...rest2] = wrap(phraseTerminal(headline(report, selection)), width - word.length - 2);
  const indent = " ".repeat(word.length + 2);
  const lines = [
    `${paint(style, word)}  ${paint("bold", first)}`,
    ...rest2.map((line) => indent + paint("bold", line))
  ];
  if (report.verdict === "fail" && report.failOn === "never")
    lines.push(`${indent}Would fail: reported only (fail-on is never).`);
  return lines;
}
function numberLines(report, selection, width, paint) {
  const rows = rowsOf(report, selection);
  const together = phraseTerminal(togetherPhrase(report.plan, countedUnits(report.plan, selection.subjects)));
  if (isShort(report, selection))
    return wrap(`${phraseTerminal(numbersSentence(selection, rows))} ${together}`.trim(), width);
  const table = tableLines(rows, width, paint);
  return together === "" ? table : [...table, "", ...wrap(together, width)];
}
function noticeLines(report, width) {
  return report.notices.flatMap((notice) => wrap(`Note: ${phraseTerminal(sentence(notice))}`, width, 0, 2));
}
function freshLines(selection, width, paint) {
  const fresh = worstFirst([...selection.findings.decisive, ...selection.findings.fresh]);
  const blocks3 = fresh.slice(0, FINDINGS_SHOWN).map((finding) => findingLines(finding, width, paint));
  return fresh.length > FINDINGS_SHOWN ? [...blocks3, [`${fresh.length - FINDINGS_SHOWN} more findings are in the JSON report.`]] : blocks3;
}
function planLines(report, selection, width, paint) {
  if (selection.situation !== "planned") return [];
  const week = shownWeek(report.plan);
  const shown = selection.subjects.slice(0, SUBJECTS_SHOWN);
  const blocks3 = shown.map(
    (subject) => report.verdict === "pass" ? subjectShort(subject, week, width, paint) : subjectLines(subject, week, width, paint)
  );
  const more = selection.subjects.length - shown.length;
  return more > 0 ? [...blocks3, [`${more} more policies are in the JSON report.`]] : blocks3;
}
function oldLines(selection, width, paint) {
  const group = (title, findings) => {
    if (findings.length === 0) return [];
    const lines = worstFirst(findings).slice(0, OLD_FINDINGS_SHOWN).flatMap((finding) => findingShort(finding, width));
    const more = findings.length - OLD_FINDINGS_SHOWN;
    return [paint("bold", title), ...lines, ...more > 0 ? [`  and ${more} more`] : []];
  };
  const decisive = new Set(selection.findings.decisive);
  const before = selection.findings.before.filter((finding) => !decisive.has(finding));
  return [
    ...group(`Fixed by this change (${selection.findings.fixed.length})`, selection.findings.fixed),
    ...group(`There before this change (${before.length})`, before)
  ];
}

// src/report/clusters/text.ts
function renderClustersText(run, options) {
  const paint = painter(options.colour);
  const reports = worstClustersFirst(run);
  const names = reports.map((report) => phraseTerminal(clusterName(report)));
  const width = Math.max(...names.map((name2) => name2.length));
  const { word, style } = VERDICTS[run.verdict];
  const lines = reports.map((report, index) => {
    const { word: verdict, style: colour } = VERDICTS[report.verdict];
    const padded = (names[index] ?? "").padEnd(width);
    return `  ${padded}  ${paint(colour, verdict.padEnd(7))}  ${phraseTerminal(clusterHeadline(report))}`;
  });
  const head = `${paint(style, word)}  ${paint("bold", phraseTerminal(clustersPhrase(run)))}
${lines.join("\n")}
`;
  const parts = reports.map((report, index) => {
    const title = `== ${names[index] ?? ""} `.padEnd(Math.max(40, options.width), "=");
    return `${logSafe(paint("bold", title))}

${renderText(report, options)}`;
  });
  return [logSafe(head), ...parts.toReversed()].join("\n");
}

// src/report/annotations.ts
var ANNOTATIONS_PER_LEVEL = 10;
var LEVELS = {
  error: "error",
  warning: "warning",
  info: "notice"
};
function annotationsOf(report, detail = "full") {
  return limitedByLevel(ofReport(report, "", detail));
}
function annotationsOfRun(run, detail = "full") {
  if (run.reports.length === 1) return annotationsOf(run.reports[0], detail);
  return limitedByLevel(
    worstClustersFirst(run).flatMap(
      (report) => ofReport(report, `${report.plan.cluster ?? "(no name)"}: `, detail)
    )
  );
}
function limitedByLevel(all) {
  return ["error", "warning", "notice"].flatMap(
    (level) => limited2(
      level,
      all.filter((annotation) => annotation.level === level)
    )
  );
}
function ofReport(report, where, detail) {
  const { fresh, decisive } = selectionOf(report).findings;
  const hide = hiderOf(report, detail);
  return [
    ...report.plan.problems.map((problem) => ofProblem(problem, where, hide)),
    ...worstFirst([...decisive, ...fresh]).map((finding) => ofFinding(finding, where, hide))
  ];
}
function limited2(level, annotations) {
  if (annotations.length <= ANNOTATIONS_PER_LEVEL) return [...annotations];
  const shown = annotations.slice(0, ANNOTATIONS_PER_LEVEL - 1);
  const more = annotations.length - shown.length;
  const message = `${more} more of this level are in the job summary and in the JSON report.`;
  return [
    ...shown,
    { level, file: null, line: null, column: null, title: `fleetplan: ${more} more`, message }
  ];
}
function ofProblem({ severity, code, message, place }, where, hide) {
  return {
    level: LEVELS[severity],
    ...at(place),
    title: text(`fleetplan: ${where}${code}`),
    message: text(hide(message))
  };
}
function ofFinding({ severity, rule, message, remediation, place }, where, hide) {
  const what = text(hide(message));
  const body = remediation === "" ? what : `${what}
Fix: ${text(hide(remediation))}`;
  return { level: LEVELS[severity], ...at(place), title: text(`fleetplan: ${where}${rule}`), message: body };
}
function at(place) {
  return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}
function text(given) {
  return logSafe(annotationText(given.replaceAll("\n", " ")));
}

// src/report/unjudged.ts
var TITLE = fixedText("### \u2753 fleetplan could not judge this change");
function renderUnjudged(reason, runUrl) {
  return sourceOf(bodyOf(reason, runUrl));
}
function renderUnjudgedComment(reason, runUrl, key) {
  const body = bodyOf(reason, runUrl);
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}
function bodyOf(reason, runUrl) {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return gfm`${joinMarkdown([TITLE, plain(reason), ...run ? [run] : []], EMPTY_LINE)}\n`;
}

// src/report/summary.ts
var SUMMARY_BYTES = 900 * 1024;
function renderSummary(report, options) {
  return sourceOf(renderBody(report, { ...options, maxBytes: SUMMARY_BYTES, inFull: true }));
}
function renderRunSummary(run, options) {
  if (run.reports.length === 1) return renderSummary(run.reports[0], options);
  return sourceOf(renderClustersBody(run, { ...options, maxBytes: SUMMARY_BYTES, inFull: true }));
}

// src/report/index.ts
var DEFAULTS = {
  colour: false,
  width: 100,
  detail: "full",
  key: null,
  runUrl: null,
  maxBytes: COMMENT_BYTES
};
var RENDERERS = {
  text: { one: renderText, several: renderClustersText },
  markdown: { one: renderComment, several: renderClustersComment },
  json: { one: renderJson, several: renderClustersJson }
};
var FORMATS = Object.keys(RENDERERS);
function render(report, format, options = {}) {
  const renderer = RENDERERS[format];
  return renderer.one(report, { ...DEFAULTS, ...options });
}
function renderRun(run, format, options = {}) {
  if (run.reports.length === 1) return render(run.reports[0], format, options);
  const renderer = RENDERERS[format];
  return renderer.several(run, { ...DEFAULTS, ...options });
}

export {
  runReport,
  parseMarker,
  markerKey,
  COMMENT_BYTES,
  annotationsOfRun,
  renderUnjudged,
  renderUnjudgedComment,
  renderRunSummary,
  FORMATS,
  renderRun
};
