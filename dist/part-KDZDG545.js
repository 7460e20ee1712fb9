import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  iso_exports
} from "./part-I2A563DJ.js";
import {
  HEAD_LINES,
  NO_WORDS,
  Once,
  SIGNS,
  UNJUDGED_NUMBERS,
  alike,
  amount,
  asksInVain,
  begunTogether,
  blockedPhrases,
  bySeverity,
  calendarOf,
  calendarPhrases,
  changePhrase,
  countedUnits,
  deletedAtOnce,
  durationText,
  each,
  fewPhrases,
  findingsSection,
  finishPhrase,
  firstSentence,
  fit,
  fixesSection,
  footerPhrases,
  freezePhrases,
  goesEitherWay,
  goneText,
  groupFacts,
  hasWords,
  headOf,
  headline,
  hiderOf,
  instantOrNull,
  instantPhrase,
  isHousekeeping,
  isNothingRolled,
  isPart,
  isShort,
  joinPhrases,
  leadOf,
  legendOf,
  matchedOf,
  mergings,
  movePhrase,
  movedCounts,
  movedPhrases,
  movesOf,
  name,
  namesPhrase,
  noticesSection,
  numbersSection,
  numbersSentence,
  omittedPhrase,
  ours,
  oursCode,
  outInSpans,
  partsOf,
  peopledGroups,
  phraseItem,
  phraseMarkdown,
  phraseRow,
  phraseSummary,
  phraseTerminal,
  placeText,
  placesPhrase,
  policyName,
  problemsSection,
  rolls,
  rowsOf,
  runReport,
  runsIn,
  say,
  sectionOf,
  selectionOf,
  sentence,
  shortFooterPhrases,
  shortList,
  shownWeek,
  spansHead,
  spansPhrase,
  spansTitle,
  stripLines,
  subjectName,
  subjectUnit,
  tableHead,
  tableRow,
  titleOf,
  togetherPhrase,
  toldFindings,
  utcPhrase,
  worsePhrase,
  worstClustersFirst,
  worstFirst
} from "./part-LZHJTOOK.js";
import {
  sha256,
  startsNothing
} from "./part-HNU6ZMAG.js";
import {
  parsedJson,
  repeatedKey
} from "./part-C6FNRO6Y.js";
import {
  _enum,
  array,
  boolean,
  identityOf,
  int,
  number,
  object,
  string
} from "./part-QX2GKHS3.js";
import {
  EMPTY_LINE,
  NEWLINE,
  NOTHING,
  annotationText,
  bytesOf,
  columnsOf,
  diagramName,
  fenced,
  fixedComment,
  fixedText,
  fold,
  gantt,
  gfm,
  joinMarkdown,
  jsonLogSafe,
  link,
  logSafe,
  plain,
  shorten,
  sourceOf,
  suggestion,
  summaryText,
  terminal,
  terminalLine,
  terminalSentence,
  xyChart
} from "./part-BKFCZPHO.js";
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  clipTo,
  clockText,
  dayOf,
  factOf,
  factsOf,
  intersectionOf,
  refText,
  totalMs,
  unionOf,
  weekdayText
} from "./part-G3VZYYLT.js";
import {
  formatInstant,
  groupedBy,
  visible
} from "./part-MZYUQ4PG.js";
import {
  capital,
  counted
} from "./part-HGX7INL6.js";

// src/plan/held.ts
function isHeld({ ref: ref2, apiVersion }, { inventory }) {
  return inventory?.held.has(identityOf({ ...ref2, apiVersion })) ?? false;
}

// src/report/json/fields.ts
function fieldsOf(object2, ...keys) {
  const fields = {};
  for (const key of keys) fields[key] = object2[key];
  return fields;
}
function placeJson(place) {
  return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}

// src/report/json/group.ts
function groupJson(group2) {
  const { inFlight, ifNext, expiries } = group2;
  const stage = factOf(group2, "stage");
  return {
    ...fieldsOf(group2, "name", "unit", "matched", "targets"),
    ceiling: fieldsOf(group2.ceiling, "declared", "enforced"),
    allowed: group2.allowed.map(spanJson),
    strategy: group2.strategy,
    batches: group2.batches.map(batchJson),
    ...fieldsOf(group2, "peakAtOnce", "peakPercent", "worstLoss", "stops"),
    start: instantOrNull(group2.start),
    finish: instantOrNull(group2.finish),
    outcome: group2.outcome,
    why: group2.why,
    inFlight: inFlight && { targets: inFlight.targets, end: instantOrNull(inFlight.end) },
    deletedByOthers: group2.deletedByOthers,
    ifNext: ifNext && { policies: ifNext.policies.map(refJson), ...fieldsOf(ifNext, "outcome", "why") },
    outBefore: group2.outBefore,
    blocked: group2.blocked.map((one) => fieldsOf(one, "target", "why")),
    brakes: group2.brakes,
    domains: group2.domains.map((one) => fieldsOf(one, "key", "value", "matched", "peakAtOnce", "batch")),
    ...fieldsOf(group2, "selected", "lostTo", "carriedOver"),
    pick: factOf(group2, "pick"),
    availability: factOf(group2, "availability"),
    pauses: stage?.pauses?.map(pauseJson),
    awaitsPerson: stage?.awaitsPerson,
    byAge: expiries && expiriesJson(expiries),
    rolls: refJson(group2.rolls),
    declaredIn: refJson(group2.declaredIn),
    production: group2.production,
    fix: group2.fix ?? void 0,
    extremes: group2.extremes ?? void 0,
    bake: factOf(group2, "bake"),
    resting: factOf(group2, "resting")
  };
}
function pauseJson({ kind, ms, guards }) {
  return { kind, seconds: ms === null ? null : ms / 1e3, holdsBack: guards };
}
function expiriesJson({ expired, clusters, later, followedTo }) {
  return {
    targets: expired.length,
    clusters: clusters.map((cluster) => ({
      from: formatInstant(cluster.from),
      to: formatInstant(cluster.to),
      targets: cluster.expired,
      out: cluster.worst.out,
      limit: cluster.worst.limit,
      at: formatInstant(cluster.worst.at)
    })),
    later: { targets: later.length, first: instantOrNull(later[0]?.at ?? null) },
    followedTo: instantOrNull(followedTo)
  };
}
function spanJson(span2) {
  return {
    reason: span2.reason,
    from: formatInstant(span2.from),
    to: formatInstant(span2.to),
    ...fieldsOf(span2, "limit", "remaining")
  };
}
function batchJson(batch) {
  return {
    ...fieldsOf(batch, "index", "size", "targets"),
    start: formatInstant(batch.start),
    end: instantOrNull(batch.end),
    ...fieldsOf(batch, "succeeded", "failed")
  };
}
function refJson(ref2) {
  return fieldsOf(ref2, "system", "kind", "namespace", "name");
}

// src/report/json/policy.ts
function policyJson(diff, inCluster) {
  const drains = factOf(diff.head, "drain-limit");
  const recorded = diff.head ? factsOf(diff.head, "recorded-state") : [];
  return {
    system: diff.ref.system,
    apiVersion: diff.apiVersion,
    ...fieldsOf(diff.ref, "kind", "namespace", "name"),
    ...fieldsOf(diff.place, "file", "line"),
    change: diff.change,
    base: diff.base && effectJson(diff.base.effect),
    head: diff.head && effectJson(diff.head.effect),
    changeEffect: changeJson(diff.head?.change ?? null),
    starts: diff.head !== null && !startsNothing(diff.head),
    notes: diff.head?.notes ?? [],
    sameEffect: diff.sameEffect,
    moved: diff.moved.map((one) => fieldsOf(one, "target", "from", "to")),
    touchedThrough: diff.touchedThrough.map(refJson),
    inCluster: inCluster || void 0,
    drains: drains && drainsJson(drains),
    // What decided, where it decides otherwise, and which rules were left.
    byDefinition: factOf(diff.head, "by-definition"),
    recorded: recorded.length > 0 ? recorded.map(recordedJson) : void 0
  };
}
function effectJson(effect2) {
  return {
    groups: effect2.groups.map(groupJson),
    ...fieldsOf(effect2, "peakAtOnce", "worstLoss", "outcome"),
    finish: instantOrNull(effect2.finish),
    start: instantOrNull(effect2.start),
    stops: effect2.stops
  };
}
function recordedJson({ of, target, state, since, until, held }) {
  return { of, target, state, since: instantOrNull(since), until: instantOrNull(until), held };
}
function drainsJson(drains) {
  return {
    ...fieldsOf(
      drains,
      "expectedPods",
      "desiredHealthy",
      "currentHealthy",
      "disruptionsAllowed",
      "pods",
      "nodes"
    ),
    held: drains.held.map((one) => fieldsOf(one, "cause", "pods", "nodes", "forGood", "says", "fix"))
  };
}
function changeJson(change) {
  return change && { ...fieldsOf(change, "kind", "says", "batched", "targetsAtOnce"), ...placeJson(change.place) };
}

// src/report/json/index.ts
var SCHEMA_VERSION = 1;
function renderJson(report2) {
  return jsonText(reportJson(report2));
}
function jsonText(value) {
  return `${jsonLogSafe(JSON.stringify(value, null, 2))}
`;
}
function reportJson(report2) {
  const { plan } = report2;
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: report2.verdict,
    digest: plan.digest,
    at: formatInstant(plan.at),
    horizon: { from: formatInstant(plan.horizon.from), to: formatInstant(plan.horizon.to) },
    snapshot: snapshotJson(plan.snapshot),
    policies: plan.policies.map((diff) => policyJson(diff, isHeld(diff, plan))),
    combined: {
      base: plan.base && combinedJson(plan.base.combined, begunTogether(plan.base)),
      head: { ...combinedJson(plan.head.combined, begunTogether(plan.head)), ...removedJson(plan.policies) }
    },
    findings: [...report2.findings, ...report2.waived].map(findingJson),
    problems: plan.problems.map(problemJson),
    wouldFail: report2.wouldFail,
    failOn: report2.failOn,
    sides: { base: report2.sides.base, head: report2.sides.head },
    rulesFrom: report2.rulesFrom,
    notices: report2.notices,
    assumedVersions: plan.head.assumedVersions.map(({ system, version, why }) => ({ system, version, why })),
    timeZone: plan.timeZone,
    cluster: plan.cluster,
    // Many clusters' reports are merged to one comment, where names of nodes may have to be hidden.
    headline: hiderOf(report2, "counts")(phraseTerminal(headline(report2, selectionOf(report2))))
  };
}
function snapshotJson(snapshot) {
  return {
    ...fieldsOf(snapshot, "nodes", "ready", "clusters"),
    takenAt: instantOrNull(snapshot.takenAt),
    digest: snapshot.digest
  };
}
function combinedJson(combined, withoutNext) {
  const begunOf = begunByDomain(combined);
  return {
    peakAtOnce: withoutNext.peakAtOnce,
    peakAt: instantOrNull(withoutNext.peakAt),
    byDomain: combined.byDomain.map((domain) => domainJson(domain, begunOf(domain))),
    unit: combined.unit,
    contributors: contributorsJson(withoutNext.contributors),
    withNext: isSame(combined, withoutNext) ? null : {
      ...togetherJson(combined),
      byDomain: combined.byDomain.map((domain) => domainJson(domain, domain.peakAtOnce))
    },
    scopes: combined.scopes.filter(({ peakAtOnce }) => peakAtOnce > 0).map(({ scope, unit, members, withoutNext: withoutNext2, ...together }) => ({
      scope,
      unit,
      members,
      ...togetherJson(together),
      withoutNext: isSame(together, withoutNext2) ? null : togetherJson(withoutNext2)
    })),
    shared: combined.shared.map(sharedJson),
    ...overlapsJson(combined)
  };
}
function removedJson(policies) {
  const removed = deletedAtOnce({ touched: policies }).map(({ diff, targets, unit }) => {
    return { policy: refJson(diff.ref), targets, unit };
  });
  return removed.length === 0 ? {} : { removedAtOnce: removed };
}
function domainJson({ key, value, matched }, peakAtOnce) {
  return { key, value, matched, peakAtOnce };
}
function begunByDomain({ scopes }) {
  const peaks = new Map(
    scopes.flatMap(
      ({ scope, withoutNext }) => scope.kind === "domain" ? [[JSON.stringify([scope.key, scope.value]), withoutNext.peakAtOnce]] : []
    )
  );
  return ({ key, value, peakAtOnce }) => peaks.get(JSON.stringify([key, value])) ?? peakAtOnce;
}
function isSame(a, b) {
  const isAlike = a.peakAtOnce === b.peakAtOnce && a.peakAt === b.peakAt;
  return isAlike && JSON.stringify(a.contributors) === JSON.stringify(b.contributors);
}
function togetherJson({ peakAtOnce, peakAt, contributors }) {
  return { peakAtOnce, peakAt: instantOrNull(peakAt), contributors: contributorsJson(contributors) };
}
function contributorsJson(contributors) {
  return contributors.map(({ policy: policy2, out, isNext }) => ({ policy: policy2 && refJson(policy2), out, isNext }));
}
function findingJson(finding2) {
  return {
    ...fieldsOf(finding2, "rule", "severity", "status", "message", "remediation"),
    policy: finding2.policy && refJson(finding2.policy),
    group: finding2.group,
    ...placeJson(finding2.place),
    ...fieldsOf(finding2, "fingerprint", "evidence", "waiver", "magnitude", "before")
  };
}
function problemJson(problem2) {
  return { ...fieldsOf(problem2, "severity", "code", "message"), ...placeJson(problem2.place) };
}
var PAIRS_WRITTEN = 200;
function overlapsJson({ overlaps }) {
  const written = overlaps.length > PAIRS_WRITTEN ? worstOf(overlaps) : overlaps;
  const leftOut3 = overlaps.length - written.length;
  return {
    overlaps: written.map((overlap) => ({
      policies: overlap.policies.map(({ ref: ref2, atOnce }) => ({ policy: refJson(ref2), atOnce })),
      ...fieldsOf(overlap, "targets", "togetherAtOnce", "isPossible")
    })),
    overlapsLeftOut: leftOut3 > 0 ? leftOut3 : void 0
  };
}
var OTHERS_WRITTEN = 20;
function sharedJson(shared) {
  const leftOut3 = shared.others.length - OTHERS_WRITTEN;
  return {
    policy: refJson(shared.policy),
    others: shared.others.slice(0, OTHERS_WRITTEN).map(refJson),
    othersLeftOut: leftOut3 > 0 ? leftOut3 : void 0,
    ...fieldsOf(shared, "targets", "ownPeakAtOnce", "peakAtOnce")
  };
}
function worstOf(overlaps) {
  return [...overlaps].sort((a, b) => Number(a.isPossible) - Number(b.isPossible) || b.togetherAtOnce - a.togetherAtOnce).slice(0, PAIRS_WRITTEN);
}

// src/report/clusters/json.ts
function renderClustersJson(run) {
  return jsonText(clustersJson(run));
}
function clustersJson(run) {
  const parts = run.reports.map((report2) => ({
    cluster: report2.plan.cluster,
    report: report2,
    json: reportJson(report2)
  }));
  const all = (key) => parts.flatMap(({ cluster, json }) => json[key].map((entry) => ({ cluster, ...entry })));
  const [first] = run.reports;
  const widest = parts.reduce((a, b) => peakOf(b.report) > peakOf(a.report) ? b : a);
  return {
    schemaVersion: SCHEMA_VERSION,
    verdict: run.verdict,
    digest: run.digest,
    at: formatInstant(first.plan.at),
    horizon: { from: formatInstant(first.plan.horizon.from), to: formatInstant(first.plan.horizon.to) },
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
  return begunTogether(plan.head).peakAtOnce;
}
function snapshotsJson({ reports }) {
  const snapshots = reports.map(({ plan }) => plan.snapshot);
  const sum = (key) => snapshots.reduce((total, snapshot) => total + snapshot[key], 0);
  const taken = snapshots.map(({ takenAt }) => takenAt);
  const oldest = taken.some((at) => at === null) ? null : Math.min(...taken.map((at) => at ?? 0));
  return {
    nodes: sum("nodes"),
    ready: sum("ready"),
    clusters: sum("clusters"),
    takenAt: instantOrNull(oldest),
    digest: sha256(snapshots.map(({ digest }) => digest))
  };
}

// src/report/markdown/blocks.ts
function blocksText(blocks) {
  return `${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}
`;
}
function bulletBlocks(phrases) {
  const items = phrases.map((phrase) => gfm`- ${phraseMarkdown(phrase)}`);
  return items.length === 0 ? [] : [joinMarkdown(items, NEWLINE)];
}
function runBlocks(runUrl) {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return run ? [run] : [];
}

// src/report/markdown/calendar.ts
function calendarSection(view) {
  const week = shownWeek(view.report.plan);
  const shown2 = view.selection.subjects.flatMap(
    (subject) => (subject.head ?? []).flatMap((group2) => {
      const before = subject.base?.find((one) => one.name === group2.name) ?? null;
      const calendar = calendarOf(group2, before, week);
      return calendar ? [{ subject, group: group2, calendar }] : [];
    })
  );
  const date = new Date(week.from).toISOString().slice(0, 10);
  return sectionOf(shown2, (one) => calendarBlock(view, one, week), {
    title: say`calendar`,
    summary: [summaryText(`Calendar of the week from ${date}: when how many may go at once`)],
    intro: introOf(view, week),
    rowsAre: "group",
    isOfBlocks: true,
    weight: 2
  });
}
function introOf(view, week) {
  const legend = view.show(say`${ours(capital(legendOf(week)))}.`);
  const frozen = freezePhrases(week).map((phrase) => phraseItem(view, phrase));
  return frozen.length === 0 ? legend : gfm`${legend}\n\n${joinMarkdown(frozen, NEWLINE)}`;
}
function calendarBlock(view, { subject, group: group2, calendar }, week) {
  const strips = stripLines(calendar.lanes, calendar.before, week);
  const levels = calendarPhrases(calendar, week, group2.unit).map((phrase) => phraseItem(view, phrase));
  const title = view.show(say`${policyName(subject.diff.ref)}, ${amount(group2.matched, group2.unit)}`);
  return gfm`**${title}**\n\n${fenced(strips.join("\n"))}\n\n${joinMarkdown(levels, NEWLINE)}`;
}

// src/report/markdown/marker.ts
var MARKER = /^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/;
var LONGEST_KEY = 200;
function commentMarker(key, digest) {
  return markerLine({ key: markerKey(key), digest });
}
function markedComment(key, maxBytes, bodyOf2) {
  const body = bodyOf2(maxBytes - bytesOf(sourceOf(commentMarker(key, sha256("")))) - 1);
  return `${sourceOf(commentMarker(key, sha256(body)))}
${body}`;
}
function markerLine({ key, digest }) {
  return fixedComment(`fleetplan v1 key=${key} digest=${safe(digest)}`);
}
function parseMarker(body) {
  const [, key, digest] = MARKER.exec(body) ?? [];
  return key === void 0 || digest === void 0 ? null : { key, digest };
}
function markerKey(key) {
  const encoded = safe(key === "" ? "default" : key);
  return encoded.length <= LONGEST_KEY ? encoded : safe(sha256(key));
}
function safe(text3) {
  let encoded = "";
  for (const byte of new TextEncoder().encode(text3)) {
    const character = String.fromCharCode(byte);
    const stays = /[\w.:]/.test(character) || character === "-" && !encoded.endsWith("-");
    encoded += stays ? character : `%${byte.toString(16).padStart(2, "0")}`;
  }
  return encoded;
}

// src/report/group/batch-runs.ts
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
var RUNS_SHOWN = 20;
var NAMES_SHOWN = 3;
function runCells({
  first,
  last,
  targets
}) {
  const several = first.index !== last.index;
  const failed = first.failed > 0 ? say`, ${first.failed} fail` : NO_WORDS;
  return {
    which: several ? say`${first.index} to ${last.index}` : say`${first.index}`,
    size: say`${several ? say`${first.size} each` : say`${first.size}`}${failed}`,
    starts: utcPhrase(first.start),
    ends: last.end === null ? ours("never") : utcPhrase(last.end, first.start),
    names: namesPhrase(targets.slice(0, NAMES_SHOWN))
  };
}

// src/report/markdown/subjects.ts
function subjectSection(view, subject, { told, once }, weight) {
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
  const before = new Map((subject.base ?? []).map((group2) => [group2.name, group2]));
  return {
    title: policyName(subject.diff.ref),
    summary: view.showInFold(summaryPhrase(subject)),
    intro: introOf2(view, subject, told.has(subject), once),
    rows: each(groups, (group2) => groupBlock(view, group2, before.get(group2.name) ?? null, once)),
    count: groups.length,
    rowsAre: "group",
    isOfBlocks: true,
    weight
  };
}
function summaryPhrase({ diff, head }) {
  const title = say`${subjectName(diff)} ${changePhrase(diff)}`;
  if (!diff.head || !head || peopledGroups(head, []).length === 0) return title;
  const { effect: effect2 } = diff.head;
  const batches = head.reduce((sum, group2) => sum + group2.batches.length, 0);
  if (batches === 0 && effect2.peakAtOnce === 0) return say`${title}: nothing starts`;
  return say`${title}: ${amount(batches, "batch")}, peak ${effect2.peakAtOnce}, worst loss ${effect2.worstLoss}`;
}
function introOf2(view, subject, isSaid, once) {
  const { diff } = subject;
  const { head } = diff;
  const place = say`Written in ${name(placeText(diff.place))}.`;
  if (!head) {
    const gone = isSaid ? "" : once.fresh(goneText(diff));
    return view.show(gone === "" ? place : say`${place} ${sentence(gone)}`);
  }
  const change = head.change?.says ?? "";
  const says = isSaid || isTold(view, change) ? "" : once.fresh(change);
  const merging = says === "" ? NO_WORDS : say` ${leadOf([subject])}: ${sentence(says)}`;
  const notes = head.notes.filter((note) => !isTold(view, note)).map((note) => once.fresh(note)).filter((note) => note !== "").map((note) => phraseItem(view, sentence(note)));
  const items = limited(notes, view);
  const merged = view.show(say`${place}${merging}`);
  return items.length === 0 ? merged : gfm`${merged}\n\n${joinMarkdown(items, NEWLINE)}`;
}
function isTold({ told }, says) {
  const words = says.replace(/[.]$/, "");
  return words !== "" && told.some(({ message }) => message.includes(words));
}
var NOTES_SHOWN = 10;
function limited(notes, view) {
  if (notes.length <= NOTES_SHOWN) return [...notes];
  const more = phraseItem(view, say`${notes.length - NOTES_SHOWN} more notes are in the JSON report.`);
  return [...notes.slice(0, NOTES_SHOWN), more];
}
function groupBlock(view, group2, before, once) {
  const facts = [
    ...groupFacts(group2, before, view.report.plan.timeZone, (says) => isTold(view, says) || once.has(says)),
    ...blockedPhrases(group2, view.detail === "full").slice(0, NOTES_SHOWN).map((phrase) => ({ label: "blocked", phrase }))
  ];
  once.fresh(group2.why);
  once.fresh(factOf(group2, "resting")?.says ?? "");
  const lines = facts.map(({ label, phrase }) => gfm`- **${fixedText(label)}** ${view.show(phrase)}`);
  const title = gfm`**${view.show(name(group2.name))}** ${view.show(amount(group2.matched, group2.unit))}`;
  return gfm`${title}\n\n${joinMarkdown(lines, NEWLINE)}${batchTable(view, group2)}`;
}
function batchTable(view, group2) {
  if (group2.batches.length === 0) return NOTHING;
  const withNames = view.detail === "full";
  const runs = runsOf(group2.batches);
  const rows = runs.slice(0, RUNS_SHOWN).map((run) => batchRow(view, run, withNames));
  const head = tableHead([
    { title: fixedText("batch"), numeric: true },
    { title: fixedText(`${group2.unit}s`), numeric: true },
    { title: fixedText("starts (UTC)") },
    { title: fixedText("ends (UTC)") },
    ...withNames ? [{ title: fixedText("first of them") }] : []
  ]);
  const left = runs.length - RUNS_SHOWN;
  const more = left > 0 ? gfm`\n\n${view.show(say`${left} more lines of batches are in the JSON report.`)}` : NOTHING;
  return gfm`\n\n${joinMarkdown([head, ...rows], NEWLINE)}${more}`;
}
function batchRow(view, run, withNames) {
  const { which, size, starts, ends, names } = runCells(run);
  return phraseRow(view, [which, size, starts, ends, ...withNames ? [names] : []]);
}

// src/report/table/policy-cells.ts
var POLICY_TITLES = [
  ...["policy", "change", "peak: base", "peak: this", "loss: base", "loss: this", "finishes"]
];
function listedPolicies({ touched, untouched, subjects }) {
  const [own, others] = [touched.filter(isWhole), untouched.filter(isWhole)];
  return { touched: own, all: subjects.length + others.length < 2 ? [] : [...own, ...others] };
}
function isWhole({ base, head }) {
  const policy2 = head ?? base;
  return policy2 === null || !isPart(policy2.effect);
}
function policyCells(diff) {
  const of = (which, pick) => {
    const policy2 = diff[which];
    if (!policy2) return NO_WORDS;
    const whole = matchedOf(policy2.effect.groups);
    return whole > 0 ? say`${pick(policy2)} of ${whole}` : say`${pick(policy2)}`;
  };
  return [
    subjectName(diff),
    changePhrase(diff),
    of("base", ({ effect: effect2 }) => effect2.peakAtOnce),
    of("head", ({ effect: effect2 }) => effect2.peakAtOnce),
    of("base", ({ effect: effect2 }) => effect2.worstLoss),
    of("head", ({ effect: effect2 }) => effect2.worstLoss),
    diff.head ? finishPhrase(diff.head.effect, "UTC") : NO_WORDS
  ];
}

// src/report/markdown/tables.ts
var POLICY_HEAD = tableHead(
  POLICY_TITLES.map((title) => ({ title: fixedText(title), numeric: title.includes(":") }))
);
function movedSection(view) {
  const moves = movesIn(view.selection.touched);
  const unit = subjectUnit(view.selection.subjects);
  const counts = movedCounts(
    view.selection.touched.flatMap(({ moved }) => moved),
    unit
  );
  const isFull = view.detail === "full";
  return sectionOf(
    moves,
    ({ move, refs }) => gfm`- ${view.show(say`${shortList(refs)}: ${movePhrase(move, unit, isFull)}`)}`,
    {
      title: say`moved ${ours(unit)}s`,
      summary: view.showInFold(say`Moved: ${joinPhrases(counts, ", ")}`),
      rowsAre: "move",
      weight: 2
    }
  );
}
function movesIn(touched) {
  const moves = /* @__PURE__ */ new Map();
  for (const { moved, ref: ref2 } of touched)
    for (const move of movesOf(moved)) {
      const key = JSON.stringify(move);
      const known = moves.get(key);
      if (known) known.refs.push(ref2);
      else moves.set(key, { move, refs: [ref2] });
    }
  return [...moves.values()];
}
function policiesSection(view) {
  const { touched, all } = listedPolicies(view.selection);
  return sectionOf(all, (diff) => phraseRow(view, policyCells(diff)), {
    title: say`all policies`,
    summary: view.showInFold(say`All policies (${touched.length} of ${all.length} touched)`),
    intro: POLICY_HEAD,
    rowsAre: "policy",
    weight: 3
  });
}

// src/report/markdown/out-chart.ts
var LOWEST_TOP = 8;
function outSections(view) {
  const { report: report2, selection } = view;
  return countedUnits(report2.plan, selection.subjects).flatMap((unit) => outInSpans(report2, selection, unit) ?? []).map((drawing, i) => chartSection(view, drawing, i === 0));
}
function chartSection(view, drawing, isFirst) {
  const { unit } = drawing;
  const rows = runsIn(drawing);
  const head = tableHead(spansHead(drawing).map((title, i) => ({ title: fixedText(title), numeric: i > 0 })));
  return {
    title: say`${ours(`${unit}s out over time`)}`,
    summary: [summaryText(spansTitle(drawing))],
    intro: gfm`${introOf3(view, drawing, isFirst)}\n\n${pictureOf(drawing)}\n\n${head}`,
    rows: rows.map(
      ({ at, before, after }) => phraseRow(view, [utcPhrase(at), ...before === null ? [] : [say`${before}`], say`${after}`])
    ),
    count: rows.length,
    rowsAre: "row",
    weight: 2
  };
}
function introOf3(view, drawing, isFirst) {
  const sides = drawing.base && isFirst ? "The orange line is this change, the grey line is the base. " : "";
  return view.show(say`${ours(`${sides}Each point is `)}${spansPhrase(drawing, isFirst)}`);
}
function pictureOf({ unit, from, span: span2, head, base }) {
  const top = Math.max(LOWEST_TOP, ...head, ...base ?? []);
  return xyChart({
    x: {
      title: `${span2.word} after ${instantText(from)}`,
      labels: head.map((_, i) => i * span2.ms / span2.of)
    },
    y: { title: `${unit}s out`, top },
    before: base,
    line: head
  });
}
function instantText(at) {
  return instantPhrase(at, "UTC").parts.map(({ text: text3 }) => text3).join("");
}

// src/report/markdown/timeline.ts
var GROUPS_DRAWN = 6;
var RUNS_DRAWN = 12;
var MINUTE = 6e4;
var HALF_A_DAY = 12 * 60 * MINUTE;
var A_WEEK = 7 * 24 * 60 * MINUTE;
function timelineSection(view) {
  const lanes = lanesOf(view);
  if (!lanes.some(({ group: group2 }) => group2.batches.length > 1)) return null;
  return {
    title: say`timeline`,
    summary: [summaryText("Timeline: which batch is out when")],
    intro: pictureOf2(view, lanes),
    rows: [],
    count: 0,
    rowsAre: "group",
    weight: 2
  };
}
function lanesOf({ report: report2, selection, detail }) {
  const hide = hiderOf(report2, detail);
  const groups = selection.subjects.flatMap(
    ({ diff, base, head }) => (head ?? []).filter(({ batches }) => batches.length > 0).map((group2) => ({
      ...{ group: group2, policy: diff.ref.name },
      before: base?.find(({ name: name2 }) => name2 === group2.name) ?? null
    }))
  );
  const drawn = groups.slice(0, GROUPS_DRAWN);
  const titles = titlesOf(drawn.map(({ group: group2, policy: policy2 }) => [hide(group2.name), hide(policy2)]));
  return drawn.flatMap(({ group: group2, before }, i) => {
    const title = titles[i] ?? "";
    if (!before || before.batches.length === 0 || isAsBefore(group2, before)) return [{ title, group: group2 }];
    return [
      { title: `${title} before`, group: before, isBase: true },
      { title: `${title} after`, group: group2 }
    ];
  });
}
function titlesOf(names) {
  const groups = names.map(([group2]) => diagramName(group2));
  const plain2 = names.map(([, policy2], i) => {
    const group2 = groups[i] ?? "";
    return groups.indexOf(group2) === groups.lastIndexOf(group2) ? group2 : diagramName(policy2);
  });
  return plain2.map((title, i) => {
    const before = plain2.slice(0, i).filter((other) => other === title).length;
    return before === 0 ? title : `${title} ${before + 1}`;
  });
}
function isAsBefore(group2, before) {
  const times = ({ batches }) => JSON.stringify(batches.map(({ size, start, end }) => [size, start, end]));
  return times(group2) === times(before);
}
function pictureOf2(view, lanes) {
  const { report: report2 } = view;
  const last = Math.max(...lanes.flatMap(({ group: group2 }) => group2.batches.map(({ start, end }) => end ?? start)));
  const until = last + Math.max(6e4, Math.round((last - report2.plan.at) / 10));
  const span2 = until - report2.plan.at;
  const first = Math.min(...lanes.flatMap(({ group: group2 }) => group2.batches.map(({ start }) => start)));
  const { interval } = TICKS.find(({ ms }) => (until - first) / ms <= TICKS_SHOWN) ?? { interval: "90day" };
  return gfm`Times are those of your browser's time zone.\n\n${gantt([
    "  dateFormat x",
    "  todayMarker off",
    `  axisFormat ${span2 > A_WEEK ? "%Y-%m-%d" : span2 > HALF_A_DAY ? "%a %H:%M" : "%H:%M"}`,
    `  tickInterval ${interval}`,
    ...lanes.flatMap((lane) => laneLines(lane, { from: first, to: until })),
    ...freezeLines(view, { from: first, to: until })
  ])}`;
}
var WINDOWS_DRAWN = 4;
function closedLines({ allowed }, within) {
  const reasons = [...groupedBy(allowed, ({ reason }) => reason).values()];
  const closed = reasons.map((spans) => spans.filter(({ limit }) => limit === 0)).reduce(intersectionOf, [within]);
  if (reasons.length === 0) return [];
  return closed.slice(0, WINDOWS_DRAWN).map(({ from, to }) => `  closed, nothing starts :done, ${from}, ${to}`);
}
function freezeLines({ report: report2, detail }, within) {
  const hide = hiderOf(report2, detail);
  const drawn = report2.plan.freezes.flatMap(({ name: name2, windows }) => clipTo(within, windows).map((window) => ({ name: name2, ...window }))).slice(0, WINDOWS_DRAWN).map(({ name: name2, from, to }) => `  ${diagramName(hide(name2))} :crit, ${from}, ${to}`);
  return drawn.length === 0 ? [] : ["  section freezes", ...drawn];
}
var TICKS_SHOWN = 7;
var TICKS = [
  ...[1, 5, 10, 15, 30].map((count2) => ({ ms: count2 * MINUTE, interval: `${count2}minute` })),
  ...[1, 2, 3, 6, 12].map((count2) => ({ ms: count2 * 60 * MINUTE, interval: `${count2}hour` })),
  ...[1, 2, 4, 7, 14, 30].map((count2) => ({ ms: count2 * 24 * 60 * MINUTE, interval: `${count2}day` }))
];
function laneLines({ title, group: group2, isBase }, within) {
  const runs = runsOf(group2.batches);
  const bars = runs.slice(0, RUNS_DRAWN).map(({ first, last }) => {
    const several = first.index !== last.index;
    const which = several ? `batches ${first.index} to ${last.index}` : `batch ${first.index}`;
    const size = phraseTerminal(several ? say`${first.size} each` : amount(first.size, group2.unit));
    const isEndless2 = last.end === null;
    const tag = isEndless2 ? "crit, " : "";
    const says = isEndless2 ? `${which}, ${size}, never ends` : `${which}, ${size}`;
    return `  ${says} :${tag}${first.start}, ${last.end ?? within.to}`;
  });
  return [`  section ${title}`, ...bars, ...isBase ? [] : closedLines(group2, within)];
}

// src/report/markdown/view.ts
var NOTHING_ABOVE = { hasFinding: () => false, hasProblem: () => null };
function viewOf(report2, detail, { hasFinding, hasProblem } = NOTHING_ABOVE) {
  const mask = maskOf(report2, detail);
  const selection = selectionOf(report2);
  const told = toldFindings(selection);
  return {
    report: report2,
    selection,
    told,
    above: new Set(told.filter(hasFinding)),
    problemsAbove: new Map(
      report2.plan.problems.flatMap((problem2) => {
        const how = hasProblem(problem2);
        return how === null ? [] : [[problem2, how]];
      })
    ),
    detail,
    hide: mask,
    show: (phrase) => phraseMarkdown(mask(phrase)),
    showInFold: (phrase) => phraseSummary(mask(phrase))
  };
}
function maskOf(report2, detail) {
  if (detail === "full") return (phrase) => phrase;
  const hide = hiderOf(report2, detail);
  return ({ parts }) => ({
    parts: parts.map(
      (part2) => part2.kind === "fixed" || part2.kind === "code" ? part2 : { ...part2, text: hide(part2.text) }
    )
  });
}

// src/report/markdown/index.ts
var COMMENT_BYTES = 6e4;
function renderComment(report2, options) {
  return markedComment(
    options.key ?? report2.plan.cluster ?? "default",
    options.maxBytes,
    (maxBytes) => sourceOf(renderBody(report2, { ...options, maxBytes }))
  );
}
function renderBody(report2, { detail, runUrl, maxBytes }, above) {
  const view = viewOf(report2, detail, above);
  const head = headOf(view);
  const foot = footOf(view, runUrl);
  const sections = sectionsOf(view, head);
  const fixed = bytesOf(sourceOf(head.markdown)) + bytesOf(sourceOf(foot)) + omittedBytes(view, sections);
  if (fixed > maxBytes) return gfm`${titleOf(view)}\n\n${fixedText(NO_ROOM)}\n`;
  const { folds, omitted } = fit(sections, maxBytes - fixed);
  const left = omittedPhrase(omitted);
  const blocks = [head.markdown, ...folds, ...left ? [view.show(left)] : [], foot];
  return gfm`${joinMarkdown(blocks, EMPTY_LINE)}\n`;
}
function omittedBytes(view, sections) {
  const titles = sections.map(({ title }) => title);
  const bytes = new Map(titles.map((title) => [title, bytesOf(sourceOf(view.show(title)))]));
  const line2 = omittedPhrase(titles.toSorted((a, b) => (bytes.get(b) ?? 0) - (bytes.get(a) ?? 0)));
  return SEPARATING_BYTES + (line2 ? bytesOf(sourceOf(view.show(line2))) : 0);
}
var SEPARATING_BYTES = 16;
var NO_ROOM = "There is no room for more here; the JSON report has everything.";
function sectionsOf(view, { shown: shown2, rowsLeft }) {
  const { selection } = view;
  const once = new Once();
  const { before, fixed, decisive, waived } = selection.findings;
  const above = new Set(shown2.findings);
  const more = view.told.filter((finding2) => !above.has(finding2));
  const older = new Set(decisive);
  const fresh = (findings) => findings.map((finding2) => once.told(finding2));
  const say2 = (message) => {
    const { subject, says } = partsOf({ message });
    once.fresh(says, subject);
  };
  for (const { message } of shown2.findings) say2(message);
  for (const says of shown2.said) once.fresh(says);
  const fixes = fresh(shown2.findings.map((finding2) => ({ ...finding2, message: "" })));
  const rests = more.map((finding2) => {
    if (!shown2.begun.has(finding2)) return finding2;
    say2(firstSentence(finding2.message).first);
    return { ...finding2, message: firstSentence(finding2.message).rest };
  });
  const sections = [
    numbersSection(view, rowsLeft),
    fixesSection(view, fixes),
    findingsSection(view, "More findings", view.detail === "none" ? [] : fresh(rests), 6),
    findingsSection(view, "Waived", fresh(alike(waived)), 2),
    ...view.detail === "none" ? [] : namedSections(view, shown2, once),
    findingsSection(view, "Fixed by this change", fresh(alike(worstFirst(fixed))), 1),
    findingsSection(
      view,
      "There before this change",
      fresh(alike(worstFirst(before.filter((finding2) => !older.has(finding2))))),
      2
    )
  ];
  return sections.filter((section) => section !== null);
}
function namedSections(view, shown2, once) {
  const { report: report2, selection } = view;
  const notices = report2.notices.filter((notice) => !shown2.notices.has(notice));
  const isRolling = rolls(selection);
  return [
    noticesSection(view, notices),
    problemsSection(view, shown2.problems),
    ...(isRolling ? selection.subjects : []).map(
      (subject) => subjectSection(view, subject, { told: shown2.merging, once }, subjectWeight(view))
    ),
    timelineSection(view),
    ...isRolling ? outSections(view) : [],
    movedSection(view),
    policiesSection(view),
    calendarSection(view)
  ];
}
function subjectWeight({ selection }) {
  return 12 / Math.max(1, selection.subjects.length);
}
function footOf(view, runUrl) {
  const lines = shortFooterPhrases(view.report, view.detail !== "none").map((phrase) => view.show(phrase));
  return joinMarkdown([...lines, ...runBlocks(runUrl)], NEWLINE);
}

// src/merge/leg.ts
var text = string().max(2048);
var sentence2 = string().max(2e4);
var count = int().min(0).max(1e9);
var verdict = _enum(["pass", "warn", "fail", "unknown"]);
var failOn = _enum(["error", "warning", "never"]);
var severity = _enum(["error", "warning", "info"]);
var instant = iso_exports.datetime({ offset: true }).transform((written) => Date.parse(written));
var ref = object({ system: text, kind: text, namespace: text.nullable(), name: text });
var line = int().min(0).nullable();
var span = object({ reason: text.nullable(), from: instant, to: instant, limit: number().nullable() });
var group = object({
  name: text,
  unit: _enum(["node", "cluster", "replica"]),
  matched: count,
  targets: array(text),
  allowed: array(span),
  batches: array(object({ start: instant })),
  peakAtOnce: count,
  worstLoss: count,
  start: instant.nullable(),
  finish: instant.nullable(),
  outcome: _enum(["complete", "stopped", "stuck", "unfinished", "none"])
}).transform(({ allowed, batches, ...rest }) => ({
  ...rest,
  batches: batches.length,
  openings: openingsIn(allowed)
}));
var effect = object({ groups: array(group), peakAtOnce: count, worstLoss: count });
var policy = object({
  ...ref.shape,
  cluster: text.nullish(),
  change: _enum(["added", "removed", "changed", "unchanged"]),
  sameEffect: boolean(),
  // Absent in reports of an older fleetplan: then whatever has a start is taken to be started.
  starts: boolean().default(true),
  base: effect.nullable(),
  head: effect.nullable()
});
var finding = object({
  rule: text,
  severity,
  status: _enum(["new", "worsened", "unchanged", "fixed"]),
  message: sentence2,
  remediation: sentence2,
  policy: ref.nullable(),
  group: text.nullable(),
  file: text.nullable(),
  line,
  column: line,
  fingerprint: text,
  waiver: object({ owner: text, expires: text, reason: text }).nullable().default(null),
  cluster: text.nullish()
});
var problem = object({
  severity,
  code: text,
  message: sentence2,
  file: text.nullable(),
  line,
  column: line,
  cluster: text.nullish()
});
var removal = object({ policy: ref, targets: count });
var part = object({
  verdict,
  digest: string().regex(/^sha256:[0-9a-f]{64}$/, "is not a digest"),
  at: instant,
  snapshot: object({ nodes: count, ready: count, takenAt: instant.nullable() }),
  combined: object({ head: object({ peakAtOnce: count, removedAtOnce: array(removal).default([]) }) }),
  wouldFail: boolean(),
  failOn,
  headline: sentence2.optional()
});
var report = object({
  ...part.shape,
  policies: array(policy),
  findings: array(finding),
  problems: array(problem),
  cluster: text.nullish(),
  clusters: array(part.extend({ name: text.nullable() })).optional()
});
function openingsIn(spans) {
  return spans.flatMap(({ reason, from, limit }, index) => {
    const before = spans[index - 1];
    const follows = before?.reason === reason && before.to === from && before.limit === 0;
    return follows && limit !== 0 ? [from] : [];
  });
}
function readLegs(source, name2, json) {
  const value = parsedJson(json);
  if (value === void 0) return { source, why: "is no JSON; it may be cut off" };
  const twice = repeatedKey(json, value);
  if (twice)
    return {
      source,
      why: `says ${visible(twice.key)} twice in one place; it was edited, or is not fleetplan's`
    };
  const version = versionOf(value);
  if (version !== 1)
    return { source, why: `is no report of a plan of schemaVersion 1 (it says ${version ?? "none"})` };
  const read = report.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const path = issue?.path.map(String).join(".") ?? "";
    return {
      source,
      why: `is no whole report of a plan: ${visible(path) || "it"} ${visible(issue?.message ?? "is wrong")}`
    };
  }
  const legs = legsOf(source, name2, read.data);
  if (legs.length === 0) return { source, why: "lists no cluster" };
  const flattering = legs.find((leg) => RANK[leg.verdict] < RANK[shownBy(leg)]);
  return flattering === void 0 ? legs : {
    source,
    why: `says ${flattering.verdict} and holds what comes to ${shownBy(flattering)}; it was edited, or is not fleetplan's`
  };
}
function versionOf(value) {
  const version = typeof value === "object" && value !== null && "schemaVersion" in value ? value.schemaVersion : null;
  return typeof version === "number" ? version : typeof version === "string" ? visible(version) : null;
}
function legsOf(source, name2, read) {
  const parts = read.clusters ?? [{ ...read, name: read.cluster ?? null }];
  return parts.map((one) => {
    const isOfPart = ({ cluster }) => read.clusters === void 0 || (cluster ?? null) === one.name;
    const policies = read.policies.filter(isOfPart);
    const { verdict: own, wouldFail, failOn: bar, digest, at } = one;
    return {
      cluster: one.name ?? name2,
      source,
      ...{ verdict: own, wouldFail, failOn: bar, digest, at },
      ...one.snapshot,
      peakAtOnce: one.combined.head.peakAtOnce,
      headline: one.headline ?? null,
      starting: startingIn(policies),
      policies: policies.map(withoutNames),
      removed: one.combined.head.removedAtOnce,
      findings: read.findings.filter(isOfPart),
      problems: read.problems.filter(isOfPart)
    };
  });
}
function startingIn(policies) {
  const groups = policies.flatMap((policy2) => startedGroups(policy2));
  const names = groups.flatMap(({ unit, targets }) => targets.map((name2) => `${unit} ${name2}`));
  return new Set(names).size;
}
function startedGroups({
  sameEffect,
  starts,
  head
}) {
  const groups = sameEffect || !starts ? [] : head?.groups ?? [];
  return groups.flatMap((group2) => group2.start === null ? [] : [{ ...group2, start: group2.start }]);
}
function withoutNames({ base, head, ...rest }) {
  return { ...rest, base: base && nameless(base), head: head && nameless(head) };
}
function nameless({ groups, ...rest }) {
  return { ...rest, groups: groups.map(({ targets: _targets, ...one }) => one) };
}
var RANK = { pass: 0, warn: 1, fail: 2, unknown: 3 };
function shownBy({ problems, findings, failOn: failOn2 }) {
  if (problems.some((problem2) => problem2.severity === "error")) return "unknown";
  return verdictOf(findings, failOn2);
}
function verdictOf(findings, failOn2) {
  const counted2 = findings.filter(countsIn);
  const isAtBar = ({ severity: severity2 }) => severity2 === "error" || failOn2 === "warning" && severity2 === "warning";
  if (counted2.some(isAtBar)) return "fail";
  return counted2.some(({ severity: severity2 }) => severity2 === "warning") ? "warn" : "pass";
}
function countsIn({
  status,
  waiver
}) {
  return waiver === null && (status === "new" || status === "worsened");
}

// src/report/merge/phrases.ts
var WORST_FIRST = ["unknown", "fail", "warn", "pass"];
function verdictsPhrase(clusters) {
  const counts = WORST_FIRST.flatMap((verdict2) => {
    const count2 = clusters.filter((cluster) => cluster.verdict === verdict2).length;
    return count2 === 0 ? [] : [say`${count2} ${ours(verdict2)}`];
  });
  return joinPhrases([amount(clusters.length, "cluster"), joinPhrases(counts, ", ")], ": ");
}
function clustersOfMerge({ legs, problems }) {
  const judged = verdictsPhrase(legs);
  return problems.length === 0 ? judged : say`${judged}; ${amount(problems.length, "report")} missing or unusable`;
}
function alike2(items, told) {
  return [...groupedBy(items, (item) => JSON.stringify(told(item))).values()].map((same) => ({
    clusters: same.map(({ cluster }) => cluster),
    of: same[0]
  }));
}
function worstLegsFirst({ legs }) {
  const inOrder = legs.toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict]);
  return alike2(inOrder, (leg) => [ours(leg.verdict), doesPhrase(leg)]);
}
function wavesInOrder({ waves }) {
  return alike2(waves, waveCells);
}
function doesPhrase(leg) {
  if (leg.headline !== null) return sentence(leg.headline);
  return say`${findingsOf(leg)}; ${leg.peakAtOnce} of ${amount(leg.nodes, "node")} out at once`;
}
function findingsOf({ findings }) {
  const waived = findings.filter(({ waiver }) => waiver !== null).length;
  const parts = [bySeverity(findings.filter(countsIn)), waived > 0 ? say`${waived} waived` : NO_WORDS];
  return parts.some(hasWords) ? joinPhrases(parts, ", ") : ours("No findings");
}
var WAVE_TITLES = [
  "cluster",
  "starts (UTC)",
  "ends (UTC)",
  "targets",
  "batches",
  "peak",
  "worst loss"
];
function waveCells(wave) {
  const { start, finish, targets, batches, peakAtOnce, worstLoss } = wave;
  const ends = finish === null ? ours("never, or unknown") : utcPhrase(finish);
  return [utcPhrase(start), ends, say`${targets}`, say`${batches}`, say`${peakAtOnce}`, say`${worstLoss}`];
}
function freshFindings({
  legs,
  findings
}) {
  const found = /* @__PURE__ */ new Map();
  const add = (cluster, finding2) => {
    const { severity: severity2, rule, message } = finding2;
    if (!countsIn(finding2) || severity2 === "info") return;
    const key = JSON.stringify([cluster === null, severity2, rule, message]);
    const known = found.get(key) ?? { clusters: [], finding: finding2, all: [] };
    known.all.push(finding2);
    if (cluster !== null && !known.clusters.includes(cluster)) known.clusters.push(cluster);
    found.set(key, known);
  };
  for (const finding2 of findings) add(null, finding2);
  for (const { cluster, findings: own } of legs) for (const finding2 of own) add(cluster, finding2);
  const isError2 = ({ finding: finding2 }) => Number(finding2.severity === "error");
  return [...found.values()].map((one) => ({ ...one, isOfAll: one.clusters.length === legs.length })).sort((a, b) => isError2(b) - isError2(a));
}
var NAMED = 5;
function findingPhrase({ clusters, isOfAll, finding: finding2, all }, isFull) {
  const whose = clusters.length === 0 ? ours("across clusters") : whosePhrase(clusters, isOfAll);
  const head = say`${ours(finding2.severity)} ${name(finding2.rule)}, ${whose}`;
  if (!isFull && clusters.length > 0) return head;
  const fix = finding2.remediation === "" ? NO_WORDS : say` Fix: ${sentence(finding2.remediation)}`;
  return say`${head}:${placesPhrase(all.flatMap(placesOf))} ${sentence(finding2.message)}${fix}`;
}
function placesOf({ place, alsoAt, file, line: line2 }) {
  const read = typeof file === "string" ? [`${file}${typeof line2 === "number" ? `:${line2}` : ""}`] : [];
  return [...read, ...[...place ? [place] : [], ...alsoAt ?? []].map((at) => placeText(at))];
}
function whosePhrase(clusters, isOfAll) {
  return isOfAll && clusters.length > NAMED ? say`all ${clusters.length} clusters` : clustersPhrase(clusters);
}
function clustersPhrase(clusters) {
  return fewPhrases(clusters.map(name), NAMED);
}

// src/report/clusters/overview.ts
function notKnown(phrases) {
  return listOf("Not known", "line", phrases);
}
function foundOf(phrases, folded = phrases) {
  return { ...listOf("Found", "finding", phrases), folded: folded.map(listItem) };
}
function listOf(title, itemsAre, phrases) {
  return { title, itemsAre, items: phrases.map(listItem), tableHead: null };
}
function listItem(phrase) {
  return gfm`- ${phraseMarkdown(phrase)}`;
}
var CLUSTERS_HEAD = tableHead(
  ["cluster", "verdict", "what merging does"].map((title) => ({ title: fixedText(title) }))
);
function verdictsOf(rows) {
  const items = rows.map(
    ([cluster, verdict2, does]) => tableRow([cluster, gfm`${SIGNS[verdict2]} ${fixedText(verdict2)}`, does])
  );
  return { title: "Clusters", itemsAre: "row", items, tableHead: CLUSTERS_HEAD };
}
var ABOVE_BYTES = 1e4;
function overview(kinds, bytes) {
  const told = kinds.filter(({ items }) => items.length > 0);
  const counts = sharedLines(told, Math.min(bytes / 2, ABOVE_BYTES));
  return {
    above: told.flatMap((kind, i) => {
      const shown2 = kind.items.slice(0, counts[i]);
      return shown2.length === 0 ? [] : [blockOf(kind, shown2)];
    }),
    left: told.flatMap((kind, i) => {
      const rest = (kind.folded ?? kind.items).slice(counts[i]);
      return rest.length === 0 ? [] : [sectionOf2(kind, rest, counts[i] !== 0)];
    }),
    countOf: (kind) => counts[told.indexOf(kind)] ?? 0
  };
}
function sharedLines(kinds, bytes) {
  const counts = kinds.map(() => 0);
  let lines = HEAD_LINES - 1 - kinds.length;
  let room = bytes;
  for (let turn = 0; lines > 0 && kinds.some(({ items }) => items.length > turn); turn += 1)
    for (const [i, { items }] of kinds.entries()) {
      const item = items[turn];
      if (item === void 0 || lines === 0) continue;
      room -= bytesOf(sourceOf(item));
      if (room < 0) return counts;
      counts[i] = turn + 1;
      lines -= 1;
    }
  return counts;
}
function blockOf({ title, tableHead: head }, shown2) {
  return head === null ? gfm`**${fixedText(title)}**\n\n${joinMarkdown(shown2, NEWLINE)}` : joinMarkdown([head, ...shown2], NEWLINE);
}
function sectionOf2({ title, itemsAre, tableHead: head }, rest, isMore) {
  return {
    title: ours(title),
    summary: [summaryText(`${title} (${rest.length}${isMore ? " more" : ""})`)],
    ...head ? { intro: head } : {},
    rows: rest,
    count: rest.length,
    rowsAre: itemsAre,
    weight: 1
  };
}

// src/report/merge/unknown.ts
function unknownPhrases({
  problems,
  legs
}, isFull) {
  const causes = /* @__PURE__ */ new Map();
  for (const leg of legs.filter(({ verdict: verdict2 }) => verdict2 === "unknown")) {
    for (const cause of causesOf(leg)) {
      const key = JSON.stringify(cause && [cause.code, isFull ? cause.message : ""]);
      const known = causes.get(key) ?? { clusters: [], cause };
      known.clusters.push(leg.cluster);
      causes.set(key, known);
    }
  }
  return [
    ...problems.map(({ message }) => sentence(message)),
    ...[...causes.values()].map(
      ({ clusters, cause }) => causePhrase(clustersPhrase(clusters), cause, isFull)
    )
  ];
}
function causesOf({ problems }) {
  const errors = problems.filter(({ severity: severity2 }) => severity2 === "error");
  const firsts = errors.filter(({ code }, index) => errors.findIndex((one) => one.code === code) === index);
  return firsts.length > 0 ? firsts.map(({ code, message }) => ({ code, message })) : [null];
}
function causePhrase(clusters, cause, isFull) {
  if (cause === null) return say`${clusters}: ${ours("the report says unknown, and not why.")}`;
  const head = say`${name(cause.code)}, ${clusters}`;
  return isFull ? say`${head}: ${sentence(cause.message)}` : head;
}

// src/report/clusters/problems.ts
var SharedProblems = class {
  constructor(views) {
    this.views = views;
    const bySaying = /* @__PURE__ */ new Map();
    for (const isWanted of [isError, isUnjudged])
      for (const { report: report2 } of views)
        for (const problem2 of report2.plan.problems.filter(isWanted)) {
          const saying = sayingOf(problem2);
          const shared = bySaying.get(saying) ?? { problem: problem2, clusters: [] };
          bySaying.set(saying, shared);
          const cluster = report2.plan.cluster ?? "";
          if (!shared.clusters.includes(cluster)) shared.clusters.push(cluster);
        }
    this.bySaying = bySaying;
  }
  views;
  bySaying;
  /** A line for each, errors first; then the clusters of which nothing tells why they are unknown. */
  phrases() {
    const unexplained = this.views.flatMap(
      ({ report: { plan, verdict: verdict2 } }) => plan.problems.some((problem2) => isError(problem2) || isUnjudged(problem2)) ? [] : [{ cluster: plan.cluster ?? "", verdict: verdict2, problems: [] }]
    );
    return [
      ...[...this.bySaying.values()].map((shared) => this.phraseOf(shared)),
      ...unknownPhrases({ legs: unexplained, problems: [] }, true)
    ];
  }
  /** What the first lines leave to be said of a problem below: of one that several clusters have, nothing. */
  leftOf(lines) {
    const shown2 = new Set([...this.bySaying.keys()].slice(0, lines));
    return (problem2) => {
      const saying = sayingOf(problem2);
      if (!shown2.has(saying)) return null;
      return (this.bySaying.get(saying)?.clusters.length ?? 0) > 1 ? "whole" : "words";
    };
  }
  phraseOf({ problem: { code, message, place }, clusters }) {
    const whose = whosePhrase(clusters, clusters.length === this.views.length);
    return say`${name(code)}, ${whose}:${placesPhrase(place ? [placeText(place, true)] : [])} ${sentence(message)}`;
  }
};
function isError({ severity: severity2 }) {
  return severity2 === "error";
}
function isUnjudged(problem2) {
  return !isError(problem2) && problem2.isUnjudged === true;
}
function sayingOf({ severity: severity2, code, message, place }) {
  return JSON.stringify([severity2, code, message, place && placeText(place, true)]);
}

// src/report/clusters/title.ts
function clusterName({ plan }) {
  return plan.cluster === null ? ours("(no name)") : name(plan.cluster);
}
function clusterHeadline(report2) {
  return headline(report2, selectionOf(report2));
}

// src/report/clusters/markdown.ts
var LEAST_BYTES = 1500;
var REST_BYTES = 200;
function renderClustersComment(run, options) {
  return markedComment(
    options.key ?? "default",
    options.maxBytes,
    (maxBytes) => sourceOf(renderClustersBody(run, { ...options, maxBytes }))
  );
}
function renderClustersBody(run, options) {
  const reports = worstClustersFirst(run);
  const title = gfm`### ${SIGNS[run.verdict]} ${phraseMarkdown(say`Rollout plan for ${verdictsPhrase(run.reports)}`)}`;
  const { shown: shown2, left, ...above } = aboveAll(reports, options);
  const head = joinMarkdown([title, ...shown2], EMPTY_LINE);
  let room = options.maxBytes - bytesOf(sourceOf(head)) - REST_BYTES;
  const { folds } = fit(left, Math.floor(room / 4));
  const blocks = [head, ...folds];
  room -= bytesOf(sourceOf(joinMarkdown(folds, EMPTY_LINE))) + 2;
  for (const [index, report2] of reports.entries()) {
    const share = Math.floor(room / (reports.length - index));
    const part2 = share < LEAST_BYTES ? null : partOf(report2, { ...options, maxBytes: share - REST_BYTES }, above);
    if (part2 === null) {
      blocks.push(leftOut(reports.length - index));
      break;
    }
    blocks.push(part2);
    room -= bytesOf(sourceOf(part2)) + 2;
  }
  return gfm`${joinMarkdown(blocks, EMPTY_LINE)}\n`;
}
function aboveAll(reports, { detail, maxBytes }) {
  if (detail === "none") return { shown: [], left: [], hasFinding: () => false, hasProblem: () => null };
  const views = reports.map((report2) => viewOf(report2, detail));
  const hidden = (phrase) => views.reduce((whole, { hide }) => hide(whole), phrase);
  const legs = views.map(({ report: { plan, verdict: verdict2 }, told }) => ({
    ...{ cluster: plan.cluster ?? "", verdict: verdict2 },
    findings: told.filter((finding2) => !isHousekeeping(finding2))
  }));
  const merged = freshFindings({ legs, findings: [] });
  const once = new Once();
  const found = foundOf(
    merged.map((one) => {
      const { message } = once.told(one.finding);
      return hidden(foundPhrase(one, say` ${sentence(message)}${worsePhrase(one.finding)}`));
    }),
    merged.map((one) => hidden(foundPhrase(one, NO_WORDS)))
  );
  const verdicts = verdictsOf(
    views.map(({ report: report2, show }) => [
      show(clusterName(report2)),
      report2.verdict,
      show(clusterHeadline(report2))
    ])
  );
  const problems = new SharedProblems(views);
  const unknown = notKnown(problems.phrases().map(hidden));
  const { above, left, countOf } = overview([unknown, verdicts, found], maxBytes);
  const sayings = new Set(merged.slice(0, countOf(found)).map(({ finding: finding2 }) => sayingOf2(finding2)));
  return {
    ...{ shown: above, left },
    hasFinding: (finding2) => sayings.has(sayingOf2(finding2)),
    hasProblem: problems.leftOf(countOf(unknown))
  };
}
function foundPhrase(one, message) {
  return say`${findingPhrase(one, false)}:${placesPhrase(one.all.flatMap(placesOf))}${message}`;
}
function sayingOf2({ severity: severity2, rule, message }) {
  return JSON.stringify([severity2, rule, message]);
}
var FOLDED = {
  pass: ours("Passes: "),
  warn: ours("Warnings: "),
  fail: ours("Fails: "),
  unknown: ours("Not known: ")
};
function partOf(report2, options, above) {
  const { showInFold } = viewOf(report2, options.detail);
  const cluster = options.detail === "none" ? ours("a cluster") : clusterName(report2);
  return fold(showInFold(say`${FOLDED[report2.verdict]}${cluster}`), renderBody(report2, options, above));
}
function leftOut(clusters) {
  return phraseMarkdown(
    say`The plans of ${amount(clusters, "cluster")} are left out for length; the JSON report has them.`
  );
}

// src/report/text/layout.ts
function wrap(text3, width, indent = 0, hanging = 0) {
  const lines = [];
  let line2 = "";
  let room = width - indent;
  const push = () => {
    lines.push((" ".repeat(lines.length === 0 ? indent : indent + hanging) + line2).trimEnd());
    line2 = "";
    room = width - indent - hanging;
  };
  for (const word of text3.split(" ").flatMap((one) => pieces(one, width - indent - hanging))) {
    if (line2 !== "" && columnsOf(line2) + 1 + columnsOf(word) > room) push();
    line2 = line2 === "" ? word : `${line2} ${word}`;
  }
  push();
  return lines;
}
function pieces(word, width) {
  if (columnsOf(word) <= width) return [word];
  const parts = [];
  let part2 = "";
  for (const character of word) {
    if (columnsOf(part2 + character) > width) {
      parts.push(part2);
      part2 = "";
    }
    part2 += character;
  }
  return [...parts, part2];
}
function cut(line2, width) {
  return columnsOf(line2) <= width ? line2 : `${pieces(line2, width - 1)[0] ?? ""}\u2026`;
}
function columns(cells, widths, indent = 0) {
  const wrapped = cells.map((cell, i) => wrap(cell, widths[i] ?? 0));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row2) => {
    const line2 = wrapped.map((lines, i) => pad(lines[row2] ?? "", widths[i] ?? 0)).join("  ");
    return (" ".repeat(indent) + line2).trimEnd();
  });
}
function gridLines(rows, width, indent) {
  const count2 = Math.max(...rows.map((row2) => row2.length));
  const widest = Array.from(
    { length: count2 },
    (_, i) => Math.max(1, ...rows.map((row2) => columnsOf(row2[i] ?? "")))
  );
  const room = width - indent - 2 * (count2 - 1);
  const sum = (most2) => widest.reduce((all, one) => all + Math.min(one, most2), 0);
  let most = Math.max(...widest);
  while (most > 1 && sum(most) > room) most -= 1;
  const widths = widest.map((one) => Math.min(one, most));
  return rows.flatMap((row2) => columns(row2, widths, indent));
}
function pad(text3, width) {
  return text3 + " ".repeat(Math.max(0, width - columnsOf(text3)));
}
var CODES = { bold: "1", red: "31", yellow: "33", green: "32", dim: "2" };
function painter(colour) {
  return (style, text3) => colour && text3 !== "" ? `\x1B[${CODES[style]}m${text3}\x1B[0m` : text3;
}
function titleLines({ word, style }, says, width, paint) {
  const indent = " ".repeat(word.length + 2);
  const [first = "", ...rest] = wrap(phraseTerminal(says), width - indent.length);
  return [
    `${paint(style, word)}  ${paint("bold", first)}`,
    ...rest.map((line2) => indent + paint("bold", line2))
  ];
}
function footLines(phrases, width, paint) {
  return phrases.flatMap((phrase) => wrap(phraseTerminal(phrase), width).map((line2) => paint("dim", line2)));
}
function blocksText2(blocks) {
  const shown2 = blocks.filter((lines) => lines.length > 0).map((lines) => lines.join("\n"));
  return `${logSafe(shown2.join("\n\n"))}
`;
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
function findingLines(finding2, width, paint, isCompared) {
  const [first = "", ...rest] = wrap(headOf2(finding2), width, 0, 2);
  const severity2 = finding2.severity;
  const base = finding2.before === null ? "" : `Base: ${terminalSentence(finding2.before)} `;
  return [
    paint(SEVERITY_STYLES[severity2], severity2) + first.slice(severity2.length),
    ...rest,
    ...wrap(terminalSentence(finding2.message), width, 2),
    ...wrap(`Fix: ${terminalSentence(finding2.remediation)}`, width, 2, 2),
    ...isCompared ? wrap(`${base}${statusSentence(finding2)}`, width, 2, 2) : []
  ];
}
function statusSentence(finding2) {
  return finding2.startedBy === void 0 ? STATUS_SENTENCES[finding2.status] : phraseTerminal(worsePhrase(finding2)).trim();
}
function findingShort(finding2, width) {
  const says = wrap(`${headOf2(finding2)}: ${terminalSentence(finding2.message)}`, width, 2, 2);
  if (finding2.status !== "unchanged") return says;
  return [...says, ...wrap(`Fix: ${terminalSentence(finding2.remediation)}`, width, 4, 2)];
}
function headOf2({ severity: severity2, rule, place, policy: policy2, group: group2, alsoAt }) {
  const isOne = alsoAt.length === 0;
  const parts = [
    severity2,
    rule,
    placesText(place ? [place, ...alsoAt] : alsoAt),
    policy2 && isOne ? terminal(refText(policy2)) : "",
    group2 === null || !isOne ? "" : `group "${terminal(group2)}"`
  ];
  return parts.filter((part2) => part2 !== "").join("  ");
}
var PLACES_SHOWN = 3;
function placesText(places) {
  const all = [...new Set(places.map((place) => placeText(place, true)))];
  const more = all.length - PLACES_SHOWN;
  const shown2 = all.slice(0, PLACES_SHOWN).map(terminal).join(", ");
  return more > 0 ? `${shown2} and ${counted(more, "more place")}` : shown2;
}
function problemLines(problem2, width, paint) {
  const where = problem2.place ? `  ${terminal(placeText(problem2.place, true))}` : "";
  const [first = "", ...rest] = wrap(`${problem2.severity}  ${problem2.code}${where}`, width, 0, 2);
  const picture = problem2.picture === null ? [] : problem2.picture.split(/\r\n|\n|\r/);
  return [
    paint(SEVERITY_STYLES[problem2.severity], problem2.severity) + first.slice(problem2.severity.length),
    ...rest,
    ...wrap(terminalSentence(problem2.message), width, 2),
    // The bar keeps a line of source from being taken for one of ours.
    ...picture.map((line2) => cut(`  | ${terminalLine(line2, width)}`, width))
  ];
}

// src/report/words/order.ts
var NAMES_SHOWN2 = 40;
function orderPhrase({ batches, unit }) {
  if (unit !== "cluster" || batches.length === 0) return null;
  let left = NAMES_SHOWN2;
  const parts = batches.flatMap(({ index, targets }) => {
    const shown2 = targets.slice(0, left);
    left -= shown2.length;
    return shown2.length === 0 ? [] : [say`batch ${index}: ${joinPhrases(shown2.map(name), ", ")}`];
  });
  const total = batches.reduce((sum, { targets }) => sum + targets.length, 0);
  const named = joinPhrases(parts, "; ");
  return total > NAMES_SHOWN2 ? say`${named} and ${total - NAMES_SHOWN2} more` : named;
}

// src/report/text/policies.ts
var GROUPS_SHOWN = 30;
var FACT_COLUMNS = 13;
var POLICIES_SHOWN = 50;
function subjectLines(subject, week, width, paint) {
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
  const before = new Map((subject.base ?? []).map((group2) => [group2.name, group2]));
  const lines = groups.slice(0, GROUPS_SHOWN).flatMap((group2) => groupLines(group2, before.get(group2.name) ?? null, week, width));
  const more = groups.length - GROUPS_SHOWN;
  return [
    ...headLines(subject.diff, width, paint),
    ...mergingLines(subject, width),
    ...lines,
    ...more > 0 ? [`  and ${more} more groups; they are in the JSON report`] : []
  ];
}
function orderLines(group2, width) {
  const order = orderPhrase(group2);
  return order ? factLines("order", phraseTerminal(order), width, 4) : [];
}
function headLines(diff, width, paint) {
  const title = phraseTerminal(say`${subjectName(diff)}, ${changePhrase(diff)}`);
  return wrap(`${title}  ${terminal(placeText(diff.place))}`, width, 0, 2).map((line2) => paint("bold", line2));
}
function mergingLines(subject, width) {
  const { diff } = subject;
  const { head } = diff;
  if (!head) return wrap(phraseTerminal(sentence(goneText(diff))), width, 2);
  const label = goesEitherWay(subject) ? "either way" : subject.byHand === null ? "merging" : "sync by hand";
  const fails = label !== "either way" ? asksInVain([subject]) : null;
  const lead = fails ? say`${fails}: ` : NO_WORDS;
  const says = head.change ? [fact(label, say`${lead}${sentence(head.change.says)}`)] : [];
  const notes = head.notes.map((note) => fact("note", sentence(note)));
  const moved = movedPhrases(diff.moved, subjectUnit([subject])).map((phrase) => fact("moved", phrase));
  return [...says, ...notes, ...moved].flatMap(({ label: label2, text: text3 }) => factLines(label2, text3, width, 2));
}
function fact(label, phrase) {
  return { label, text: phraseTerminal(phrase) };
}
function groupLines(group2, before, week, width) {
  const title = phraseTerminal(say`group ${name(group2.name)}, ${amount(group2.matched, group2.unit)}`);
  const facts = [
    ...groupFacts(group2, before, week.timeZone),
    ...blockedPhrases(group2, true).map((phrase) => ({ label: "blocked", phrase }))
  ];
  return [
    ...wrap(title, width, 2, 2),
    ...facts.flatMap(({ label, phrase }) => factLines(label, phraseTerminal(phrase), width, 4)),
    ...batchLines(group2, width),
    ...orderLines(group2, width),
    ...calendarLines(group2, before, week, width)
  ];
}
function batchLines({ batches, unit }, width) {
  const runs = runsOf(batches);
  const cells = runs.slice(0, RUNS_SHOWN).map((run) => {
    const { which, size, starts, ends, names } = runCells(run);
    return [which, size, starts, ends, names].map(phraseTerminal);
  });
  if (cells.length === 0) return [];
  const rows = [["batch", `${unit}s`, "starts (UTC)", "ends (UTC)", "first of them"], ...cells];
  const more = runs.length - RUNS_SHOWN;
  return [
    ...gridLines(rows, width, 4),
    ...more > 0 ? [`    ${more} more lines of batches are in the JSON report.`] : []
  ];
}
function factLines(label, text3, width, indent) {
  const lines = wrap(text3, width, indent + FACT_COLUMNS);
  return lines.map(
    (line2, i) => i === 0 ? " ".repeat(indent) + label.padEnd(FACT_COLUMNS) + line2.slice(indent + FACT_COLUMNS) : line2
  );
}
function allPolicyLines(selection, width, paint) {
  const { touched, all } = listedPolicies(selection);
  if (all.length === 0) return [];
  const rows = all.slice(0, POLICIES_SHOWN).map((diff) => policyCells(diff).map(phraseTerminal));
  const more = all.length - POLICIES_SHOWN;
  return [
    paint("bold", `All policies (${touched.length} of ${all.length} touched)`),
    ...gridLines([POLICY_TITLES, ...rows], width, 2),
    ...more > 0 ? [`  and ${more} more policies; they are in the JSON report`] : []
  ];
}
var INDENT = 4;
function calendarLines(group2, before, week, width) {
  const shown2 = calendarOf(group2, before, week);
  if (!shown2) return [];
  const strips = stripLines(shown2.lanes, shown2.before, week);
  const fits = strips.every((line2) => columnsOf(line2) + INDENT <= width);
  const words = calendarPhrases(shown2, week, group2.unit).flatMap(
    (phrase) => wrap(phraseTerminal(phrase), width, INDENT, 2)
  );
  const frozen = freezePhrases(week).flatMap((phrase) => wrap(phraseTerminal(phrase), width, INDENT, 2));
  const head = fits ? `calendar; ${legendOf(week)}` : "calendar";
  const drawn = fits ? strips.map((line2) => " ".repeat(INDENT) + line2) : [];
  return [...wrap(head, width, INDENT, 2), ...drawn, ...words, ...frozen];
}

// src/report/text/timeline/axis.ts
var STEPS = [
  ...[1, 2, 3, 5, 10, 15, 20, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 2, 3, 6, 12].map((hours) => hours * HOUR_MS),
  ...[1, 2, 7, 14, 28, 56, 112, 364].map((days) => days * DAY_MS)
];
var MARK = 9;
function axisOf(from, to, most) {
  const axes = STEPS.map((stepMs) => {
    const start = Math.floor(from / stepMs) * stepMs;
    return { from: start, stepMs, signs: Math.max(1, Math.ceil((to - start) / stepMs)) };
  });
  return axes.find(({ signs }) => signs <= most) ?? { from, stepMs: (to - from) / most, signs: most };
}
function signAt({ from, stepMs }, at) {
  return Math.floor((at - from) / stepMs);
}
function axisLine({ from, stepMs, signs }) {
  const apart = STEPS.find((step) => step % stepMs === 0 && step / stepMs >= MARK) ?? signs * stepMs;
  let line2 = "";
  for (let at = Math.ceil(from / apart) * apart; at < from + signs * stepMs; at += apart)
    line2 = `${line2.padEnd((at - from) / stepMs)}|${labelOf(at)}`;
  return line2;
}
function labelOf(at) {
  return at % DAY_MS === 0 ? `${weekdayText(at)} ${dayOf(at).dayOfMonth}` : clockText(at);
}

// src/report/text/timeline/row.ts
var SIGNS2 = { out: "=", short: "#", on: ">", closed: ".", partly: ":", frozen: "x" };
function batchSigns({ batches, allowed }, axis) {
  const line2 = closedSigns(allowed, axis);
  let drawn = -1;
  for (const batch of batches) drawn = drawBatch(line2, batch, axis, drawn);
  return line2.join("").trimEnd();
}
function drawBatch(line2, { start, end, size }, axis, drawn) {
  const from = Math.max(0, signAt(axis, start));
  const until = end === null ? Infinity : Math.max(from, signAt(axis, end - 1));
  if (from >= axis.signs) return drawn;
  const first = Math.max(from, drawn + 1);
  const last = Math.min(until, axis.signs - 1);
  if (first > last) {
    line2[last] = SIGNS2.short;
    return drawn;
  }
  const number2 = String(size);
  const hasRoom = number2.length <= last - first;
  for (let i = first; i <= last; i++) line2[i] = hasRoom ? number2[i - first] ?? SIGNS2.out : SIGNS2.short;
  if (until >= axis.signs) line2[last] = SIGNS2.on;
  return last;
}
function closedSigns(allowed, axis) {
  const reasons = /* @__PURE__ */ new Map();
  for (const { reason, from, to, limit } of allowed) {
    const closed = reasons.get(reason) ?? [];
    reasons.set(reason, closed);
    if (limit === 0) closed.push({ from, to });
  }
  const all = [...reasons.values()];
  return signsOf(axis, (stretch) => {
    const shares = all.map((closed) => shareOf(stretch, closed));
    if (shares.every((share) => share === 0)) return " ";
    return shares.every((share) => share === 1) ? SIGNS2.closed : SIGNS2.partly;
  });
}
function frozenSigns(windows, axis) {
  return signsOf(axis, (stretch) => shareOf(stretch, windows) > 0 ? SIGNS2.frozen : " ").join("").trimEnd();
}
function signsOf({ from, stepMs, signs }, signOf) {
  return Array.from(
    { length: signs },
    (_, i) => signOf({ from: from + i * stepMs, to: from + (i + 1) * stepMs })
  );
}
function shareOf(stretch, windows) {
  return totalMs(clipTo(stretch, windows)) / (stretch.to - stretch.from);
}

// src/report/text/timeline/index.ts
var GROUPS_DRAWN2 = 12;
var LONGER = 3;
var BEYOND = 0.1;
var LABEL = 11;
var NONE = "none";
function timelineLines(plan, selection, width, paint) {
  const groups = groupsOf(selection);
  const shown2 = groups.slice(0, GROUPS_DRAWN2);
  const span2 = spanOf(plan.at, shown2);
  if (span2 === null) return [];
  const axis = axisOf(span2.from, span2.to, width - LABEL);
  const rows = shown2.flatMap((group2) => groupRows(group2, axis, width, paint));
  const frozen = clipTo(
    { from: axis.from, to: axis.from + axis.signs * axis.stepMs },
    plan.freezes.reduce((all, { windows }) => unionOf(all, windows), [])
  );
  const freezes = frozen.length > 0 ? [row("frozen", frozenSigns(frozen, axis))] : [];
  const signs = [...rows, ...freezes].map((line2) => line2.slice(LABEL)).join("");
  const isTelling = shown2.some(hasSeveral) || signs.includes(SIGNS2.closed) || freezes.length > 0;
  if (!isTelling) return [];
  const more = groups.length - shown2.length;
  return [
    ...wrap(headOf3(axis, plan.timeZone), width, 0, 2).map((line2) => paint("bold", line2)),
    ...wrap(legendOf2(signs), width, 2).map((line2) => paint("dim", line2)),
    row("", axisLine(axis)).slice(0, width).trimEnd(),
    ...rows,
    ...freezes.map((line2) => paint("yellow", line2)),
    ...more > 0 ? [`  and ${more} more groups`] : []
  ];
}
function headOf3({ from, stepMs }, timeZone) {
  const start = phraseTerminal(instantPhrase(from, timeZone));
  return `Timeline from ${start}, each character is ${durationText(stepMs)}, the clock is UTC`;
}
function legendOf2(signs) {
  const meanings = [
    [/\d/, "a number: how many a batch takes"],
    [SIGNS2.out, "until they are back"],
    [SIGNS2.short, "batches too short for their numbers"],
    [SIGNS2.on, "goes on"],
    [SIGNS2.closed, "nothing may start (the limit is 0)"],
    [SIGNS2.partly, "closed in part, or for some reasons"],
    [SIGNS2.frozen, "freeze"]
  ];
  return meanings.flatMap(([sign, meaning]) => {
    if (typeof sign !== "string") return sign.test(signs) ? [meaning] : [];
    return signs.includes(sign) ? [`${sign} ${meaning}`] : [];
  }).join(", ");
}
function groupsOf({ subjects }) {
  return subjects.flatMap(({ diff, base, head }) => {
    const before = new Map((base ?? []).map((group2) => [group2.name, group2]));
    return peopledGroups(head ?? [], base ?? []).flatMap((group2) => {
      const was = before.get(group2.name) ?? null;
      const isDrawn = [group2, was].some((side) => side !== null && side.batches.length > 0);
      const title = phraseTerminal(say`${subjectName(diff)} ${name(group2.name)}`);
      return isDrawn ? [{ title, head: group2, base: was }] : [];
    });
  });
}
function hasSeveral({ head, base }) {
  return [head, base].some((side) => side !== null && side.batches.length > 1);
}
function spanOf(at, groups) {
  const ends = (side) => groups.flatMap((group2) => (group2[side]?.batches ?? []).map(({ start, end: end2 }) => end2 ?? start));
  const own = ends("head");
  const all = [...own, ...ends("base")];
  if (all.length === 0) return null;
  const [head, whole] = [latest(own, at), latest(all, at)];
  const end = own.length > 0 && whole - at > LONGER * (head - at) ? head : whole;
  const isOpen = groups.some((group2) => [group2.base, group2.head].some((side) => side && isEndless(side)));
  return { from: at, to: Math.max(at + 1, end + (isOpen ? Math.ceil((end - at) * BEYOND) : 0)) };
}
function latest(instants, at) {
  return instants.reduce((last, instant2) => Math.max(last, instant2), at);
}
function isEndless({ batches }) {
  return batches.some(({ end }) => end === null);
}
function groupRows({ title, head, base }, axis, width, paint) {
  const now = head && (batchSigns(head, axis) || NONE);
  const was = base && (batchSigns(base, axis) || NONE);
  const isOther = was !== null && was !== now;
  return [
    ...wrap(title, width, 2, 2),
    ...isOther ? [paint("dim", row("base", was))] : [],
    ...now === null ? [] : [row(isOther ? "change" : was === null ? "plan" : "both", now)]
  ];
}
function row(label, signs) {
  return `    ${label.padEnd(LABEL - 4)}${signs}`.trimEnd();
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
function renderText(report2, options) {
  const width = Math.max(NARROWEST, options.width);
  const paint = painter(options.colour);
  const selection = selectionOf(report2);
  const numbers = numberLines(report2, selection, width, paint);
  const problems = report2.plan.problems.map((problem2) => problemLines(problem2, width, paint));
  return blocksText2([
    headLines2(report2, selection, width, paint),
    assumedLines(report2, selection, width),
    ...selection.situation === "unjudged" ? [...problems, [UNJUDGED_NUMBERS, ...numbers]] : [numbers, ...problems],
    report2.notices.flatMap((notice) => wrap(`Note: ${phraseTerminal(sentence(notice))}`, width, 0, 2)),
    ...freshLines(report2, selection, width, paint),
    ...planLines(report2, selection, width, paint),
    rolls(selection) ? timelineLines(report2.plan, selection, width, paint) : [],
    ...rolls(selection) ? outTables(report2, selection, width, paint) : [],
    allPolicyLines(selection, width, paint),
    oldLines(selection, width, paint),
    footLines(footerPhrases(report2), width, paint)
  ]);
}
function headLines2(report2, selection, width, paint) {
  const verdict2 = VERDICTS[report2.verdict];
  const isOnlyTold = report2.verdict === "fail" && report2.failOn === "never";
  return [
    ...titleLines(verdict2, headline(report2, selection), width, paint),
    ...isOnlyTold ? [`${" ".repeat(verdict2.word.length + 2)}Would fail: reported only (fail-on is never).`] : []
  ];
}
function assumedLines({ plan }, selection, width) {
  const assumed = rolls(selection) ? mergings(plan, selection).filter(({ subjects }) => subjects.length === 0) : [];
  return assumed.flatMap(({ phrase }) => wrap(phraseTerminal(phrase), width));
}
function numberLines(report2, selection, width, paint) {
  if (selection.situation === "planned" && isNothingRolled(selection)) return [];
  const rows = rowsOf(report2, selection);
  const together = phraseTerminal(togetherPhrase(report2.plan, countedUnits(report2.plan, selection.subjects)));
  if (isShort(report2, selection))
    return wrap(`${phraseTerminal(numbersSentence(selection, rows))} ${together}`.trim(), width);
  const table = rows.length === 0 ? [] : tableLines(rows, width, paint);
  return together === "" ? table : [...table, "", ...wrap(together, width)];
}
function freshLines({ plan }, selection, width, paint) {
  const fresh = toldWithin([...selection.findings.decisive, ...selection.findings.fresh], FINDINGS_SHOWN);
  const blocks = fresh.slice(0, FINDINGS_SHOWN).map((finding2) => findingLines(finding2, width, paint, plan.base !== null));
  const left = fresh.slice(FINDINGS_SHOWN);
  return left.length > 0 ? [...blocks, wrap(`More findings, in the JSON report: ${rulesText(left)}.`, width)] : blocks;
}
function toldWithin(findings, shown2) {
  const sorted = worstFirst(findings);
  return sorted.length > shown2 ? alike(sorted) : sorted.map((finding2) => ({ ...finding2, alsoAt: [] }));
}
function rulesText(findings) {
  const times = /* @__PURE__ */ new Map();
  for (const { rule, alsoAt } of findings) times.set(rule, (times.get(rule) ?? 0) + 1 + alsoAt.length);
  return [...times].map(([rule, count2]) => count2 > 1 ? `${rule} (${count2} times)` : rule).join(", ");
}
function planLines(report2, selection, width, paint) {
  if (!rolls(selection)) return [];
  const week = shownWeek(report2.plan);
  const shown2 = selection.subjects.slice(0, SUBJECTS_SHOWN);
  const blocks = shown2.map((subject) => subjectLines(subject, week, width, paint));
  const more = selection.subjects.length - shown2.length;
  return more > 0 ? [...blocks, [`${more} more policies are in the JSON report.`]] : blocks;
}
function oldLines(selection, width, paint) {
  const group2 = (title, findings) => {
    if (findings.length === 0) return [];
    const told = toldWithin(findings, OLD_FINDINGS_SHOWN);
    const lines = told.slice(0, OLD_FINDINGS_SHOWN).flatMap((finding2) => findingShort(finding2, width));
    const left = told.slice(OLD_FINDINGS_SHOWN);
    const more = left.length > 0 ? wrap(`and more: ${rulesText(left)}`, width, 2, 2) : [];
    return [paint("bold", title), ...lines, ...more];
  };
  const decisive = new Set(selection.findings.decisive);
  const before = selection.findings.before.filter((finding2) => !decisive.has(finding2));
  return [
    ...group2(`Fixed by this change (${selection.findings.fixed.length})`, selection.findings.fixed),
    ...group2(`Waived (${selection.findings.waived.length})`, selection.findings.waived),
    ...group2(`There before this change (${before.length})`, before)
  ];
}
var LABEL_COLUMNS = 28;
function tableLines(rows, width, paint) {
  const label = Math.min(LABEL_COLUMNS, Math.max(...rows.map((row2) => columnsOf(phraseTerminal(row2.label)))));
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
    return worse ? laid.map((line2) => paint("red", line2)) : laid;
  });
  return [...head.map((line2) => paint("dim", line2)), ...lines];
}
var INDENT2 = 2;
var WIDTHS = [20, 12, 12];
function outTables(report2, selection, width, paint) {
  const drawn = countedUnits(report2.plan, selection.subjects).flatMap(
    (unit) => outInSpans(report2, selection, unit) ?? []
  );
  return drawn.map((spans, i) => {
    const line2 = (cells) => columns(cells, WIDTHS.slice(0, cells.length)).map((text3) => " ".repeat(INDENT2) + text3);
    const rows = runsIn(spans).flatMap(
      ({ at, before, after }) => line2(
        [utcPhrase(at), ...before === null ? [] : [say`${before}`], say`${after}`].map(
          (phrase) => phraseTerminal(phrase)
        )
      )
    );
    return [
      ...wrap(`${spansTitle(spans)}: ${phraseTerminal(spansPhrase(spans, i === 0))}`, width, 0, INDENT2),
      ...line2(spansHead(spans)).map((text3) => paint("dim", text3)),
      ...rows
    ];
  });
}

// src/report/clusters/text.ts
function renderClustersText(run, options) {
  const paint = painter(options.colour);
  const reports = worstClustersFirst(run);
  const names = reports.map((report2) => phraseTerminal(clusterName(report2)));
  const width = Math.max(...names.map((name2) => name2.length));
  const lines = reports.map((report2, index) => {
    const { word: verdict2, style: colour } = VERDICTS[report2.verdict];
    const padded = (names[index] ?? "").padEnd(width);
    return `  ${padded}  ${paint(colour, verdict2.padEnd(7))}  ${phraseTerminal(clusterHeadline(report2))}`;
  });
  const title = titleLines(VERDICTS[run.verdict], verdictsPhrase(run.reports), options.width, paint);
  const parts = reports.map((report2, index) => {
    const ruler = `== ${names[index] ?? ""} `.padEnd(Math.max(40, options.width), "=");
    return `${logSafe(paint("bold", ruler))}

${renderText(report2, options)}`;
  });
  return [blocksText2([[...title, ...lines]]), ...parts.toReversed()].join("\n");
}

// src/report/sarif/index.ts
var RESULTS_PER_RUN = 5e3;
var RESULT_BYTES = 8e6;
var LEVELS = {
  error: "error",
  warning: "warning",
  info: "note"
};
var BASELINE = {
  new: "new",
  worsened: "updated",
  unchanged: "unchanged"
};
function renderSarif(run, { detail, rulePage }) {
  const several = run.reports.length > 1;
  const all = worstClustersFirst(run).flatMap((report2) => resultsOf(report2, detail, several));
  const chosen = shown(all);
  const ids = [...new Set(chosen.map(({ ruleId }) => ruleId))].sort();
  const results = chosen.map((result) => resultJson(result, ids.indexOf(result.ruleId)));
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "fleetplan", rules: ids.map((id) => ruleOf(id, rulePage(id))) } },
        invocations: [
          { executionSuccessful: run.verdict !== "unknown", ...leftOut2(all.length - results.length) }
        ],
        columnKind: "utf16CodeUnits",
        results
      }
    ]
  };
  return `${jsonLogSafe(JSON.stringify(log, null, 2))}
`;
}
var WORST_FIRST2 = { error: 0, warning: 1, note: 2 };
function shown(results) {
  const worst = results.toSorted((a, b) => WORST_FIRST2[a.level] - WORST_FIRST2[b.level]);
  let bytes = 0;
  const within = worst.findIndex(
    (result) => (bytes += bytesOf(JSON.stringify(result)) + OVERHEAD) > RESULT_BYTES
  );
  return worst.slice(0, Math.min(RESULTS_PER_RUN, within < 0 ? worst.length : within));
}
var OVERHEAD = 1e3;
function leftOut2(count2) {
  if (count2 === 0) return {};
  const text3 = `${count2} more results are not in this file, as code scanning would not show them; the JSON report has them.`;
  return { toolExecutionNotifications: [{ level: "warning", message: { text: text3 } }] };
}
function resultsOf(report2, detail, several) {
  const hide = hiderOf(report2, detail);
  const { cluster } = report2.plan;
  const whose = several ? `${cluster ?? "(no name)"}: ` : "";
  const text3 = (given) => annotationText(`${whose}${hide(given)}`.replaceAll("\n", " ")).replaceAll("](", "] (");
  const results = [
    ...report2.plan.problems.map((problem2) => ofProblem(problem2, report2, text3)),
    ...[...report2.findings, ...report2.waived].flatMap((finding2) => ofFinding(finding2, report2, text3) ?? [])
  ];
  return several ? results.map((result) => ({ ...result, fingerprint: shortHash([cluster, result.fingerprint]) })) : results;
}
function ofProblem({ code, severity: severity2, message, place }, report2, text3) {
  return {
    ruleId: code,
    level: LEVELS[severity2],
    text: text3(message),
    place: place ?? anyPlace(report2),
    fingerprint: shortHash([code, place?.file ?? null, message]),
    baseline: null,
    accepted: null
  };
}
function ofFinding(finding2, report2, text3) {
  const { rule, severity: severity2, status, message, remediation, place, fingerprint, waiver } = finding2;
  if (status === "fixed") return null;
  const says = remediation === "" ? message : `${message} Fix: ${remediation}`;
  return {
    ruleId: rule,
    level: LEVELS[severity2],
    text: text3(says),
    place: place ?? anyPlace(report2),
    fingerprint,
    baseline: report2.plan.base === null ? null : BASELINE[status],
    accepted: waiver && text3(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`)
  };
}
function shortHash(of) {
  return sha256(of).slice("sha256:".length, "sha256:".length + 16);
}
function ruleOf(id, page) {
  const about = page === null ? `Problem of the input: ${id}` : firstParagraph(page);
  const short = { text: shorten(about, DESCRIPTION) };
  const help = page ?? `${about}. The message of each result says what to do.`;
  return {
    ...{ id, name: id, shortDescription: short, fullDescription: short },
    help: { text: help, markdown: help },
    properties: { tags: [page === null ? "input" : "rollout"] }
  };
}
var DESCRIPTION = 1024;
function firstParagraph(page) {
  return (page.split(/\n{2,}/)[1] ?? page).replaceAll("\n", " ");
}
function resultJson({ ruleId, level, text: text3, place, fingerprint, baseline, accepted }, ruleIndex) {
  return {
    ruleId,
    ruleIndex,
    level,
    message: { text: text3 },
    locations: [locationOf(place)],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...baseline === null ? {} : { baselineState: baseline },
    ...accepted === null ? {} : { suppressions: [{ kind: "external", status: "accepted", justification: accepted }] }
  };
}
function anyPlace({ plan }) {
  return plan.policies[0]?.place ?? { file: ".github/fleetplan.yml", line: 1, column: 1 };
}
function locationOf({ file, line: line2, column }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: "%SRCROOT%" },
      region: { startLine: Math.max(1, line2), startColumn: Math.max(1, column) }
    }
  };
}
function uriOf(file) {
  return file.split("/").map((segment) => encodeURIComponent(segment.replace(new RegExp("\\p{Surrogate}", "gu"), "\uFFFD"))).join("/");
}

// src/report/annotations.ts
var ANNOTATIONS_PER_LEVEL = 10;
var LEVELS2 = {
  error: "error",
  warning: "warning",
  info: "notice"
};
function annotationsOfRun(run, detail = "full") {
  const isOne = run.reports.length === 1;
  const all = worstClustersFirst(run).flatMap(
    (report2) => ofReport(report2, isOne ? "" : `${report2.plan.cluster ?? "(no name)"}: `, detail)
  );
  return LOG_LEVELS.flatMap(
    (level) => limited2(
      level,
      all.filter((annotation) => annotation.level === level)
    )
  );
}
var LOG_LEVELS = ["error", "warning", "notice"];
function ofReport(report2, where, detail) {
  const { fresh, decisive } = selectionOf(report2).findings;
  const hide = hiderOf(report2, detail);
  return [
    ...report2.plan.problems.map((problem2) => ofProblem2(problem2, where, hide)),
    ...worstFirst([...decisive, ...fresh]).map((finding2) => ofFinding2(finding2, where, hide))
  ];
}
function limited2(level, annotations) {
  if (annotations.length <= ANNOTATIONS_PER_LEVEL) return [...annotations];
  const shown2 = annotations.slice(0, ANNOTATIONS_PER_LEVEL - 1);
  const more = annotations.length - shown2.length;
  const message = `${more} more of this level are in the job summary and in the JSON report.`;
  return [
    ...shown2,
    { level, file: null, line: null, column: null, title: `fleetplan: ${more} more`, message }
  ];
}
function ofProblem2({ severity: severity2, code, message, place }, where, hide) {
  return {
    level: LEVELS2[severity2],
    ...placeJson(place),
    title: text2(`fleetplan: ${where}${code}`),
    message: text2(hide(message))
  };
}
function ofFinding2({ severity: severity2, rule, message, remediation, place }, where, hide) {
  const what = text2(hide(message));
  const body = remediation === "" ? what : `${what}
Fix: ${text2(hide(remediation))}`;
  return {
    level: LEVELS2[severity2],
    ...placeJson(place),
    title: text2(`fleetplan: ${where}${rule}`),
    message: body
  };
}
function text2(given) {
  return logSafe(annotationText(given.replaceAll("\n", " ")));
}

// src/report/inline.ts
function inlineMarker(fingerprint) {
  return sourceOf(fixedComment(`fleetplan inline ${fingerprint}`));
}
function newFindings(run) {
  return worstClustersFirst(run).flatMap(
    (report2) => worstFirst(selectionOf(report2).findings.fresh).filter(({ status, severity: severity2 }) => status === "new" && severity2 !== "info").map((finding2) => ({ report: report2, finding: finding2 }))
  );
}
function renderInline(report2, finding2, detail, line2) {
  const hide = hiderOf(report2, detail);
  const fix = finding2.remediation === "" ? [] : [gfm`**Fix:** ${phraseMarkdown(sentence(hide(finding2.remediation)))}`];
  const offered = line2 === null ? null : suggestion(line2);
  const blocks = [
    phraseMarkdown(say`${oursCode(finding2.rule)} ${sentence(hide(finding2.message))}`),
    ...fix,
    ...offered ? [gfm`Planned again with this line, the finding is gone and no other is new or worse.`, offered] : []
  ];
  return `${inlineMarker(finding2.fingerprint)}
${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}
`;
}

// src/report/unjudged.ts
var TITLE = fixedText("### \u2753 fleetplan could not judge this change");
var DRIFT_TITLE = fixedText("### \u2753 fleetplan could not judge what changed");
function renderUnjudged(reason, runUrl) {
  return bodyOf(reason, runUrl, TITLE);
}
function renderUnjudgedComment(reason, runUrl, key) {
  return markedComment(key, Infinity, () => renderUnjudged(reason, runUrl));
}
function renderUnjudgedIssue(reason, runUrl, key) {
  const digest = `${UNJUDGED}${sha256(reason)}`;
  return `${sourceOf(markerLine({ key, digest }))}
${bodyOf(reason, runUrl, DRIFT_TITLE)}`;
}
function renderJudgedAgain(key) {
  const says = fixedText("Judged again: what there is to say is in the issue of each cluster.");
  return sourceOf(gfm`${markerLine({ key, digest: `${UNJUDGED}over` })}\n${says}\n`);
}
var UNJUDGED = "unjudged:";
function bodyOf(reason, runUrl, title) {
  return blocksText([title, plain(reason), ...runBlocks(runUrl)]);
}

// src/report/summary.ts
var SUMMARY_BYTES = 900 * 1024;
function renderSummary(report2, options) {
  return sourceOf(renderBody(report2, { ...options, maxBytes: SUMMARY_BYTES }));
}
function renderRunSummary(run, options) {
  if (run.reports.length === 1) return renderSummary(run.reports[0], options);
  return sourceOf(renderClustersBody(run, { ...options, maxBytes: SUMMARY_BYTES }));
}

// src/report/index.ts
var DEFAULTS = {
  colour: false,
  width: 100,
  detail: "full",
  key: null,
  runUrl: null,
  maxBytes: COMMENT_BYTES,
  rulePage: () => null
};
function printerOf(printers) {
  return (report2, format, options = {}) => printers[format](report2, { ...DEFAULTS, ...options });
}
var RENDERERS = {
  text: { one: renderText, several: renderClustersText },
  markdown: { one: renderComment, several: renderClustersComment },
  json: { one: renderJson, several: renderClustersJson },
  sarif: { one: (report2, options) => renderSarif(runReport([report2]), options), several: renderSarif }
};
var FORMATS = Object.keys(RENDERERS);
function render(report2, format, options = {}) {
  const renderer = RENDERERS[format];
  return renderer.one(report2, { ...DEFAULTS, ...options });
}
function renderRun(run, format, options = {}) {
  if (run.reports.length === 1) return render(run.reports[0], format, options);
  const renderer = RENDERERS[format];
  return renderer.several(run, { ...DEFAULTS, ...options });
}

export {
  readLegs,
  startedGroups,
  RANK,
  verdictOf,
  countsIn,
  isHeld,
  fieldsOf,
  placeJson,
  SCHEMA_VERSION,
  jsonText,
  blocksText,
  bulletBlocks,
  runBlocks,
  commentMarker,
  markedComment,
  parseMarker,
  markerKey,
  COMMENT_BYTES,
  clustersOfMerge,
  worstLegsFirst,
  wavesInOrder,
  doesPhrase,
  WAVE_TITLES,
  waveCells,
  freshFindings,
  findingPhrase,
  clustersPhrase,
  notKnown,
  foundOf,
  verdictsOf,
  overview,
  unknownPhrases,
  wrap,
  gridLines,
  painter,
  titleLines,
  footLines,
  blocksText2,
  VERDICTS,
  annotationsOfRun,
  inlineMarker,
  newFindings,
  renderInline,
  renderUnjudged,
  renderUnjudgedComment,
  renderUnjudgedIssue,
  renderJudgedAgain,
  UNJUDGED,
  SUMMARY_BYTES,
  renderRunSummary,
  printerOf,
  FORMATS,
  renderRun
};
