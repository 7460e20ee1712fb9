import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  NO_WORDS,
  Once,
  SIGNS,
  UNJUDGED_NUMBERS,
  alike,
  amount,
  begunTogether,
  blockedPhrases,
  calendarOf,
  calendarPhrases,
  changePhrase,
  countedUnits,
  deletedAtOnce,
  documentedDifferences,
  durationText,
  findingsSection,
  finishPhrase,
  firstSentence,
  fixesSection,
  footerPhrases,
  freezePhrases,
  goesEitherWay,
  goneText,
  groupFacts,
  headOf,
  headline,
  hiderOf,
  instantOrNull,
  instantPhrase,
  isNothingRolled,
  isShort,
  joinPhrases,
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
  ours,
  oursCode,
  partsOf,
  peopledGroups,
  phraseItem,
  phraseMarkdown,
  phraseRow,
  phraseSummary,
  phraseTerminal,
  placeText,
  policyName,
  problemsSection,
  rolls,
  rowsOf,
  runReport,
  say,
  scopeOf,
  selectionOf,
  sentence,
  share,
  shortFooterPhrases,
  shortList,
  shownWeek,
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
} from "./part-4GPNFO3W.js";
import {
  isOnlyNext,
  sha256,
  startsNothing
} from "./part-RDHDPOBX.js";
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
} from "./part-RYHH7JFH.js";
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  clipTo,
  clockText,
  dayOf,
  factOf,
  factsOf,
  groupedBy,
  identityOf,
  refKey,
  refText,
  totalMs,
  unionOf,
  weekdayText
} from "./part-KFUXZDHG.js";
import {
  formatInstant
} from "./part-DFEAG53P.js";
import {
  capital,
  counted
} from "./part-XH266NA5.js";

// src/plan/held.ts
function isHeld({ ref, apiVersion }, { inventory }) {
  return inventory?.held.has(identityOf({ ...ref, apiVersion })) ?? false;
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
function ofWorkloads(group) {
  const { fix, extremes } = group;
  const [bake, resting] = [factOf(group, "bake"), factOf(group, "resting")];
  return {
    ...fix ? { fix } : {},
    ...extremes ? { extremes } : {},
    ...bake ? { bake } : {},
    ...resting ? { resting } : {}
  };
}
function ofSomeSystems(group) {
  const { expiries } = group;
  const [pick, availability] = [factOf(group, "pick"), factOf(group, "availability")];
  const stage = factOf(group, "stage");
  const gates = stage?.pauses?.map(({ kind, ms, guards }) => ({
    kind,
    seconds: ms === null ? null : ms / 1e3,
    holdsBack: guards
  }));
  return {
    ...pick ? { pick } : {},
    ...availability ? { availability } : {},
    ...gates ? { pauses: gates } : {},
    ...stage ? { awaitsPerson: stage.awaitsPerson } : {},
    ...expiries ? { byAge: expiriesJson(expiries) } : {}
  };
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
function spanJson(span) {
  return {
    reason: span.reason,
    from: formatInstant(span.from),
    to: formatInstant(span.to),
    limit: span.limit,
    remaining: span.remaining
  };
}
function batchJson(batch) {
  return {
    index: batch.index,
    size: batch.size,
    targets: batch.targets,
    start: formatInstant(batch.start),
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
  const leftOut3 = overlaps.length - written.length;
  return {
    overlaps: written.map(({ policies, targets, togetherAtOnce, isPossible }) => ({
      policies: policies.map(({ ref, atOnce }) => ({ policy: refJson(ref), atOnce })),
      targets,
      togetherAtOnce,
      isPossible
    })),
    ...leftOut3 > 0 ? { overlapsLeftOut: leftOut3 } : {}
  };
}
var OTHERS_WRITTEN = 20;
function sharedJson(shared) {
  const leftOut3 = shared.others.length - OTHERS_WRITTEN;
  return {
    policy: refJson(shared.policy),
    others: shared.others.slice(0, OTHERS_WRITTEN).map(refJson),
    ...leftOut3 > 0 ? { othersLeftOut: leftOut3 } : {},
    targets: shared.targets,
    ownPeakAtOnce: shared.ownPeakAtOnce,
    peakAtOnce: shared.peakAtOnce
  };
}
function worstOf(overlaps) {
  return [...overlaps].sort((a, b) => Number(a.isPossible) - Number(b.isPossible) || b.togetherAtOnce - a.togetherAtOnce).slice(0, PAIRS_WRITTEN);
}

// src/report/json/policy.ts
function policyJson(diff, inCluster) {
  const drains = factOf(diff.head, "drain-limit");
  const byDefinition = factOf(diff.head, "by-definition");
  const recorded = diff.head ? factsOf(diff.head, "recorded-state") : [];
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
    starts: diff.head !== null && !startsNothing(diff.head),
    notes: diff.head?.notes ?? [],
    sameEffect: diff.sameEffect,
    moved: diff.moved.map(({ target, from, to }) => ({ target, from, to })),
    touchedThrough: diff.touchedThrough.map(refJson),
    ...inCluster ? { inCluster } : {},
    ...drains ? { drains: drainsJson(drains) } : {},
    ...byDefinition ? { byDefinition } : {},
    ...recorded.length > 0 ? { recorded: recorded.map(recordedJson) } : {}
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
function recordedJson({ of, target, state, since, until, held }) {
  return { of, target, state, since: instantOrNull(since), until: instantOrNull(until), held };
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
    finish: flaky.finish && flaky.finish.map(formatInstant),
    frequencies: {
      peakAtOnce: flaky.frequencies.peakAtOnce,
      loss: flaky.frequencies.loss,
      finish: flaky.frequencies.finish.map(([instant, runs]) => [formatInstant(instant), runs])
    }
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
    at: formatInstant(plan.at),
    horizon: { from: formatInstant(plan.horizon.from), to: formatInstant(plan.horizon.to) },
    snapshot: snapshotJson(plan.snapshot),
    policies: plan.policies.map((diff) => policyJson(diff, isHeld(diff, plan))),
    combined: {
      base: plan.base && combinedJson(plan.base.combined, begunTogether(plan.base)),
      head: { ...combinedJson(plan.head.combined, begunTogether(plan.head)), ...removedJson(plan.policies) }
    },
    findings: [...report.findings, ...report.waived].map(findingJson),
    problems: plan.problems.map(problemJson),
    wouldFail: report.wouldFail,
    failOn: report.failOn,
    sides: { base: report.sides.base, head: report.sides.head },
    rulesFrom: report.rulesFrom,
    notices: report.notices,
    assumedVersions: plan.head.assumedVersions.map(({ system, version, why }) => ({ system, version, why })),
    timeZone: plan.timeZone,
    cluster: plan.cluster,
    // Many clusters' reports are merged to one comment, where names of nodes may have to be hidden.
    headline: hiderOf(report, "counts")(phraseTerminal(headline(report, selectionOf(report))))
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
    magnitude: finding.magnitude,
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
  const oldest = taken.some((at2) => at2 === null) ? null : Math.min(...taken.map((at2) => at2 ?? 0));
  return {
    nodes: sum("nodes"),
    ready: sum("ready"),
    clusters: sum("clusters"),
    takenAt: instantOrNull(oldest),
    digest: sha256(snapshots.map(({ digest }) => digest))
  };
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
  const shown2 = groups.filter(({ group, before }) => calendarOf(group, before, week) !== null);
  if (shown2.length === 0 || view.detail === "none") return null;
  const date = new Date(week.from).toISOString().slice(0, 10);
  return {
    title: say`calendar`,
    summary: [summaryText(`Calendar of the week from ${date}: when how many may go at once`)],
    intro: introOf(view, week),
    rows: blocks(view, shown2, week),
    count: shown2.length,
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
  const shown2 = joinPhrases(omitted.slice(0, OMITTED_SHOWN), ", ");
  const more = omitted.length - OMITTED_SHOWN;
  const tail = more > 0 ? say` and ${ours(String(more))} more sections` : say``;
  return say`Left out for length: ${shown2}${tail}. The JSON report has everything.`;
}

// src/report/markdown/marker.ts
var MARKER = /^<!-- fleetplan v1 key=([\w.:%-]+) digest=([\w:.%-]+) -->(?:\r?\n|$)/;
var LONGEST_KEY = 200;
function commentMarker(key, digest) {
  return markerLine({ key: markerKey(key), digest });
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

// src/report/batch-runs.ts
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
  if (view.detail === "none") return null;
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
  return {
    title: policyName(subject.diff.ref),
    summary: view.showInFold(summaryPhrase(subject)),
    intro: introOf2(view, subject, told.has(subject), once),
    rows: groupBlocks(view, subject, groups, once),
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
function introOf2(view, { diff }, isSaid, once) {
  const { head } = diff;
  const place = say`Written in ${name(placeText(diff.place))}.`;
  if (!head) {
    const gone = isSaid ? "" : once.fresh(goneText(diff));
    return view.show(gone === "" ? place : say`${place} ${sentence(gone)}`);
  }
  const change = head.change?.says ?? "";
  const says = isSaid || isTold(view, change) ? "" : once.fresh(change);
  const merging = says === "" ? NO_WORDS : say` Merging: ${sentence(says)}`;
  const notes = head.notes.filter((note) => !isTold(view, note)).map((note) => once.fresh(note)).filter((note) => note !== "").map((note) => phraseItem(view, sentence(note)));
  const flaky = head.effect.flaky ? [phraseItem(view, say`Flaky: ${flakyPhrase(head.effect.flaky)}`)] : [];
  const items = [...limited(notes, view), ...flaky];
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
function* groupBlocks(view, { base }, groups, once) {
  const before = new Map((base ?? []).map((group) => [group.name, group]));
  for (const group of groups) yield groupBlock(view, group, before.get(group.name) ?? null, once);
}
function groupBlock(view, group, before, once) {
  const facts = [
    // What the documents promise has a fold of its own.
    ...groupFacts(
      group,
      before,
      view.report.plan.timeZone,
      (says) => isTold(view, says) || once.has(says)
    ).filter(({ label }) => label !== "documented"),
    ...blockedPhrases(group, view.detail === "full").slice(0, NOTES_SHOWN).map((phrase) => ({ label: "blocked", phrase }))
  ];
  once.fresh(group.why);
  once.fresh(factOf(group, "resting")?.says ?? "");
  const lines = facts.map(({ label, phrase }) => gfm`- **${fixedText(label)}** ${view.show(phrase)}`);
  const title = gfm`**${view.show(name(group.name))}** ${view.show(amount(group.matched, group.unit))}`;
  return gfm`${title}\n\n${joinMarkdown(lines, NEWLINE)}${batchTable(view, group)}`;
}
function batchTable(view, group) {
  if (group.batches.length === 0) return NOTHING;
  const withNames = view.detail === "full";
  const runs = runsOf(group.batches);
  const rows = runs.slice(0, RUNS_SHOWN).map((run) => batchRow(view, run, withNames));
  const head = tableHead([
    { title: fixedText("batch"), numeric: true },
    { title: fixedText(`${group.unit}s`), numeric: true },
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

// src/report/policy-cells.ts
var POLICY_TITLES = [
  ...["policy", "change", "peak: base", "peak: this", "loss: base", "loss: this", "finishes"]
];
function listedPolicies({ touched, untouched, subjects }) {
  const [own, others] = [touched.filter(isWhole), untouched.filter(isWhole)];
  return { touched: own, all: subjects.length + others.length < 2 ? [] : [...own, ...others] };
}
function isWhole({ base, head }) {
  return !(head ?? base)?.effect.groups.some((group) => group.isPart);
}
function policyCells(diff) {
  const of = (which, pick) => {
    const policy = diff[which];
    if (!policy) return NO_WORDS;
    const whole = matchedOf(policy.effect.groups);
    return whole > 0 ? say`${pick(policy)} of ${whole}` : say`${pick(policy)}`;
  };
  return [
    subjectName(diff),
    changePhrase(diff),
    of("base", ({ effect }) => effect.peakAtOnce),
    of("head", ({ effect }) => effect.peakAtOnce),
    of("base", ({ effect }) => effect.worstLoss),
    of("head", ({ effect }) => effect.worstLoss),
    diff.head ? finishPhrase(diff.head.effect, "UTC") : NO_WORDS
  ];
}

// src/report/markdown/tables.ts
function headOf2(titles, numeric = []) {
  return tableHead(titles.map((title) => ({ title: fixedText(title), numeric: numeric.includes(title) })));
}
var DOCUMENTED_HEAD = headOf2(["group", "", "documented", "shipped"]);
var POLICY_HEAD = headOf2(
  POLICY_TITLES,
  POLICY_TITLES.filter((title) => title.includes(":"))
);
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
  const moves = movesIn(view.selection.touched);
  if (moves.length === 0 || view.detail === "none") return null;
  const unit = subjectUnit(view.selection.subjects);
  const counts = movedCounts(
    view.selection.touched.flatMap(({ moved }) => moved),
    unit
  );
  return {
    title: say`moved ${ours(unit)}s`,
    summary: view.showInFold(say`Moved: ${joinPhrases(counts, ", ")}`),
    intro: null,
    rows: moveRows(view, moves),
    count: moves.length,
    rowsAre: "move",
    table: true,
    weight
  };
}
function movesIn(touched) {
  const moves = /* @__PURE__ */ new Map();
  for (const { moved, ref } of touched)
    for (const move of movesOf(moved)) {
      const key = JSON.stringify(move);
      const known = moves.get(key);
      if (known) known.refs.push(ref);
      else moves.set(key, { move, refs: [ref] });
    }
  return [...moves.values()];
}
function* moveRows(view, moves) {
  const unit = subjectUnit(view.selection.subjects);
  for (const { move, refs } of moves)
    yield gfm`- ${view.show(say`${shortList(refs)}: ${movePhrase(move, unit, view.detail === "full")}`)}`;
}
function policiesSection(view, weight) {
  const { touched, all } = listedPolicies(view.selection);
  if (all.length === 0 || view.detail === "none") return null;
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
function* policyRows(view, policies) {
  for (const diff of policies) yield phraseRow(view, policyCells(diff));
}

// src/report/out-over-time.ts
function outOverTime(course, plan, unit, touched) {
  const units = plan.inventory?.units;
  const isTouched = ({ policy }) => policy !== null && touched.has(refKey(policy));
  const counted2 = course.stays.filter(
    (stay) => stay.holds && (!stay.isAside || isTouched(stay)) && (units?.get(stay.target) ?? "node") === unit
  );
  const moves = [...groupedBy(counted2, ({ target }) => target).values()].flatMap(movesOf2).sort((a, b) => a.at - b.at);
  const steps = [];
  let out = 0;
  for (const { at: at2, by } of moves) {
    out += by;
    const last = steps.at(-1);
    if (last?.at === at2) last.out = out;
    else steps.push({ at: at2, out });
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

// src/report/out-in-spans.ts
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
var LONGEST = { ms: 365 * DAY, of: DAY, word: "days" };
function outInSpans({ plan }, selection, unit) {
  const { courses } = plan.head;
  if (!courses) return null;
  const touched = new Set(selection.subjects.map(({ diff }) => refKey(diff.ref)));
  const before = plan.base?.courses?.healthy(unit);
  const head = outOverTime(courses.healthy(unit), plan, unit, touched);
  const base = before ? outOverTime(before, plan, unit, touched) : null;
  const all = [...head, ...base ?? []];
  if (Math.max(head.length, base?.length ?? 0) < LEAST_STEPS) return null;
  const from = Math.min(...endsOf(head, "first"), ...endsOf(base ?? [], "first"));
  const until = Math.max(...endsOf(all, "last"), from);
  const span = SPANS.find(({ ms }) => Math.floor((until - from) / ms) + 1 <= MOST_SPANS) ?? LONGEST;
  const count = Math.floor((until - from) / span.ms) + 1;
  const most = (steps) => mostInSpans(steps, from, span.ms, count);
  return {
    ...{ unit, from, span, head: most(head), base: base && most(base) },
    peak: scopeOf(plan.head, unit)?.withoutNext.peakAtOnce ?? 0,
    serves: selection.subjects.some(
      ({ diff: { head: planned } }) => factOf(planned, "node-action")?.kind === "none"
    ),
    ifBegan: selection.subjects.every(({ diff: { head: planned } }) => !planned || isOnlyNext(planned))
  };
}
function endsOf(steps, which) {
  const instants = steps.map(({ at: at2 }) => at2);
  if (instants.length === 0) return [];
  return [instants.reduce((a, b) => which === "first" ? Math.min(a, b) : Math.max(a, b))];
}
function spansPhrase({ unit, span, head, peak, ifBegan, serves }, isFirst) {
  const length = counted(span.ms / span.of, span.word.slice(0, -1));
  const most = `the most ${unit}s out at once within ${length}, all policies together.`;
  const began = ifBegan && isFirst ? say` ${ours("Drawn as if the next rollout began now; merging does not start it.")}` : NO_WORDS;
  const orders = Math.max(...head) < peak ? say` ${ours(`This is one of several orders in which the ${unit}s may go; in the worst of them`)} ${peak} ${ours("are out at once.")}` : NO_WORDS;
  const working = serves && unit === "node" ? say` ${ours("Nodes that are worked on without an interrupt count, and serve meanwhile.")}` : NO_WORDS;
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

// src/report/markdown/out-chart.ts
var LOWEST_TOP = 8;
function outSections(view, weight) {
  const { report, selection } = view;
  if (view.detail === "none") return [];
  return countedUnits(report.plan, selection.subjects).flatMap((unit) => outInSpans(report, selection, unit) ?? []).map((drawing, i) => sectionOf(view, drawing, weight, i === 0));
}
function sectionOf(view, drawing, weight, isFirst) {
  const { unit } = drawing;
  const rows = runsIn(drawing);
  const head = tableHead(spansHead(drawing).map((title, i) => ({ title: fixedText(title), numeric: i > 0 })));
  return {
    title: say`${ours(`${unit}s out over time`)}`,
    summary: [summaryText(spansTitle(drawing))],
    intro: gfm`${introOf3(view, drawing, isFirst)}\n\n${pictureOf(drawing)}\n\n${head}`,
    rows: rows.map(
      ({ at: at2, before, after }) => phraseRow(view, [utcPhrase(at2), ...before === null ? [] : [say`${before}`], say`${after}`])
    ),
    count: rows.length,
    rowsAre: "row",
    table: true,
    weight
  };
}
function introOf3(view, drawing, isFirst) {
  const sides = drawing.base && isFirst ? "The orange line is this change, the grey line is the base. " : "";
  return view.show(say`${ours(`${sides}Each point is `)}${spansPhrase(drawing, isFirst)}`);
}
function pictureOf({ unit, from, span, head, base }) {
  const top = Math.max(LOWEST_TOP, ...head, ...base ?? []);
  return xyChart({
    x: {
      title: `${span.word} after ${instantText(from)}`,
      labels: head.map((_, i) => i * span.ms / span.of)
    },
    y: { title: `${unit}s out`, top },
    before: base,
    line: head
  });
}
function instantText(at2) {
  return instantPhrase(at2, "UTC").parts.map(({ text: text2 }) => text2).join("");
}

// src/report/markdown/timeline.ts
var GROUPS_DRAWN = 6;
var RUNS_DRAWN = 12;
var MINUTE2 = 6e4;
var HALF_A_DAY = 12 * 60 * MINUTE2;
var A_WEEK = 7 * 24 * 60 * MINUTE2;
function timelineSection(view, weight) {
  const lanes = lanesOf(view);
  if (view.detail === "none" || !lanes.some(({ group }) => group.batches.length > 1)) return null;
  return {
    title: say`timeline`,
    summary: [summaryText("Timeline: which batch is out when")],
    intro: pictureOf2(view, lanes),
    rows: [],
    count: 0,
    rowsAre: "group",
    table: false,
    weight
  };
}
function lanesOf({ report, selection, detail }) {
  const hide = hiderOf(report, detail);
  const groups = selection.subjects.flatMap(
    ({ diff, base, head }) => (head ?? []).filter(({ batches }) => batches.length > 0).map((group) => ({
      ...{ group, policy: diff.ref.name },
      before: base?.find(({ name: name2 }) => name2 === group.name) ?? null
    }))
  );
  const drawn = groups.slice(0, GROUPS_DRAWN);
  const titles = titlesOf(drawn.map(({ group, policy }) => [hide(group.name), hide(policy)]));
  return drawn.flatMap(({ group, before }, i) => {
    const title = titles[i] ?? "";
    if (!before || before.batches.length === 0 || isAsBefore(group, before)) return [{ title, group }];
    return [
      { title: `${title} before`, group: before },
      { title: `${title} after`, group }
    ];
  });
}
function titlesOf(names) {
  const groups = names.map(([group]) => diagramName(group));
  const plain2 = names.map(([, policy], i) => {
    const group = groups[i] ?? "";
    return groups.indexOf(group) === groups.lastIndexOf(group) ? group : diagramName(policy);
  });
  return plain2.map((title, i) => {
    const before = plain2.slice(0, i).filter((other) => other === title).length;
    return before === 0 ? title : `${title} ${before + 1}`;
  });
}
function isAsBefore(group, before) {
  const times = ({ batches }) => JSON.stringify(batches.map(({ size, start, end }) => [size, start, end]));
  return times(group) === times(before);
}
function pictureOf2({ report }, lanes) {
  const last = Math.max(...lanes.flatMap(({ group }) => group.batches.map(({ start, end }) => end ?? start)));
  const until = last + Math.max(6e4, Math.round((last - report.plan.at) / 10));
  const span = until - report.plan.at;
  const first = Math.min(...lanes.flatMap(({ group }) => group.batches.map(({ start }) => start)));
  const { interval } = TICKS.find(({ ms }) => (until - first) / ms <= TICKS_SHOWN) ?? { interval: "90day" };
  return gfm`Times are those of your browser's time zone.\n\n${gantt([
    "  dateFormat x",
    "  todayMarker off",
    `  axisFormat ${span > A_WEEK ? "%Y-%m-%d" : span > HALF_A_DAY ? "%a %H:%M" : "%H:%M"}`,
    `  tickInterval ${interval}`,
    ...lanes.flatMap((lane) => laneLines(lane, until))
  ])}`;
}
var TICKS_SHOWN = 7;
var TICKS = [
  ...[1, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE2, interval: `${count}minute` })),
  ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * 60 * MINUTE2, interval: `${count}hour` })),
  ...[1, 2, 4, 7, 14, 30].map((count) => ({ ms: count * 24 * 60 * MINUTE2, interval: `${count}day` }))
];
function laneLines({ title, group }, until) {
  const runs = runsOf(group.batches);
  const bars = runs.slice(0, RUNS_DRAWN).map(({ first, last }) => {
    const several = first.index !== last.index;
    const which = several ? `batches ${first.index} to ${last.index}` : `batch ${first.index}`;
    const size = phraseTerminal(several ? say`${first.size} each` : amount(first.size, group.unit));
    const isEndless2 = last.end === null;
    const tag = isEndless2 ? "crit, " : "";
    const says = isEndless2 ? `${which}, ${size}, never ends` : `${which}, ${size}`;
    return `  ${says} :${tag}${first.start}, ${last.end ?? until}`;
  });
  return [`  section ${title}`, ...bars];
}

// src/report/markdown/view.ts
function viewOf(report, detail) {
  const mask = maskOf(report, detail);
  const selection = selectionOf(report);
  return {
    report,
    selection,
    told: toldFindings(selection),
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
  const body = renderBody(report, { ...options, maxBytes: room });
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}
function renderBody(report, { detail, runUrl, maxBytes }) {
  const view = viewOf(report, detail);
  const head = headOf(view);
  const foot = footOf(view, runUrl);
  const fixed = bytesOf(sourceOf(head.markdown)) + bytesOf(sourceOf(foot)) + OMITTED_BYTES;
  if (fixed > maxBytes) return gfm`${titleOf(view)}\n\n${fixedText(NO_ROOM)}\n`;
  const { folds, omitted } = fit(sectionsOf(view, head), maxBytes - fixed);
  const left = omittedPhrase(omitted);
  const blocks2 = [head.markdown, ...folds, ...left ? [view.show(left)] : [], foot];
  return gfm`${joinMarkdown(blocks2, EMPTY_LINE)}\n`;
}
var OMITTED_BYTES = 4e3;
var NO_ROOM = "There is no room for more here; the JSON report has everything.";
function sectionsOf(view, { shown: shown2, rowsLeft }) {
  const { report, selection } = view;
  const once = new Once();
  const { before, fixed, decisive, waived } = selection.findings;
  const subjects = rolls(selection) ? selection.subjects : [];
  const above = new Set(shown2.findings);
  const more = view.told.filter((finding) => !above.has(finding));
  const older = new Set(decisive);
  const fresh = (findings) => findings.map((finding) => once.told(finding));
  for (const { message } of shown2.findings) once.fresh(partsOf({ message }).says);
  for (const says of shown2.said) once.fresh(says);
  const fixes = fresh(shown2.findings.map((finding) => ({ ...finding, message: "" })));
  const rests = more.map((finding) => {
    if (!shown2.begun.has(finding)) return finding;
    once.fresh(partsOf({ message: firstSentence(finding.message).first }).says);
    return { ...finding, message: firstSentence(finding.message).rest };
  });
  const notices = report.notices.filter((notice) => !shown2.notices.has(notice));
  const sections = [
    numbersSection(view, rowsLeft, 2),
    fixesSection(view, fixes, 6),
    findingsSection(view, "More findings", view.detail === "none" ? [] : fresh(rests), 6),
    findingsSection(view, "Waived", fresh(alike(waived)), 2),
    noticesSection(view, notices, 1),
    problemsSection(view, shown2.problems, 8),
    ...subjects.map(
      (subject) => subjectSection(view, subject, { told: shown2.merging, once }, subjectWeight(view))
    ),
    timelineSection(view, 2),
    ...rolls(selection) ? outSections(view, 2) : [],
    documentedSection(view, 2),
    movedSection(view, 2),
    policiesSection(view, 3),
    calendarSection(view, 2),
    findingsSection(view, "Fixed by this change", fresh(alike(worstFirst(fixed))), 1),
    findingsSection(
      view,
      "There before this change",
      fresh(alike(worstFirst(before.filter((finding) => !older.has(finding))))),
      2
    )
  ];
  return sections.filter((section) => section !== null);
}
function subjectWeight({ selection }) {
  return 12 / Math.max(1, selection.subjects.length);
}
function footOf(view, runUrl) {
  const lines = shortFooterPhrases(view.report, view.detail !== "none").map((phrase) => view.show(phrase));
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return joinMarkdown([...lines, ...run ? [run] : []], NEWLINE);
}

// src/report/clusters/title.ts
var WORST_FIRST = ["unknown", "fail", "warn", "pass"];
function clustersPhrase({ reports }) {
  const counts = WORST_FIRST.flatMap((verdict) => {
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
  const body = renderClustersBody(run, { ...options, maxBytes: room });
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}
function renderClustersBody(run, options) {
  const reports = worstClustersFirst(run);
  const head = headOf3(run, reports, options.detail);
  const blocks2 = [head];
  let room = options.maxBytes - bytesOf(sourceOf(head)) - REST_BYTES2;
  for (const [index, report] of reports.entries()) {
    const share2 = Math.floor(room / (reports.length - index));
    const part = share2 < LEAST_BYTES ? null : partOf(report, { ...options, maxBytes: share2 - REST_BYTES2 });
    if (part === null) {
      blocks2.push(leftOut(reports.length - index));
      break;
    }
    blocks2.push(part);
    room -= bytesOf(sourceOf(part)) + 2;
  }
  return gfm`${joinMarkdown(blocks2, EMPTY_LINE)}\n`;
}
function headOf3(run, reports, detail) {
  const title = gfm`### ${SIGNS[run.verdict]} ${phraseMarkdown(say`Rollout plan for ${clustersPhrase(run)}`)}`;
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
  return gfm`${SIGNS[verdict]} ${fixedText(verdict)}`;
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
  const wrapped = cells.map((cell, i) => wrap(cell, widths[i] ?? 0));
  const height = Math.max(...wrapped.map((lines) => lines.length));
  return Array.from({ length: height }, (_, row2) => {
    const line = wrapped.map((lines, i) => pad(lines[row2] ?? "", widths[i] ?? 0)).join("  ");
    return (" ".repeat(indent) + line).trimEnd();
  });
}
function gridLines(rows, width, indent) {
  const count = Math.max(...rows.map((row2) => row2.length));
  const widest = Array.from(
    { length: count },
    (_, i) => Math.max(1, ...rows.map((row2) => columnsOf(row2[i] ?? "")))
  );
  const room = width - indent - 2 * (count - 1);
  const sum = (most2) => widest.reduce((all, one) => all + Math.min(one, most2), 0);
  let most = Math.max(...widest);
  while (most > 1 && sum(most) > room) most -= 1;
  const widths = widest.map((one) => Math.min(one, most));
  return rows.flatMap((row2) => columns(row2, widths, indent));
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
function findingLines(finding, width, paint, isCompared) {
  const [first = "", ...rest2] = wrap(headOf4(finding), width, 0, 2);
  const severity = finding.severity;
  const base = finding.before === null ? "" : `Base: ${terminalSentence(finding.before)} `;
  return [
    paint(SEVERITY_STYLES[severity], severity) + first.slice(severity.length),
    ...rest2,
    ...wrap(terminalSentence(finding.message), width, 2),
    ...wrap(`Fix: ${terminalSentence(finding.remediation)}`, width, 2, 2),
    ...isCompared ? wrap(`${base}${statusSentence(finding)}`, width, 2, 2) : []
  ];
}
function statusSentence(finding) {
  return finding.startedBy === void 0 ? STATUS_SENTENCES[finding.status] : phraseTerminal(worsePhrase(finding)).trim();
}
function findingShort(finding, width) {
  const says = wrap(`${headOf4(finding)}: ${terminalSentence(finding.message)}`, width, 2, 2);
  if (finding.status !== "unchanged") return says;
  return [...says, ...wrap(`Fix: ${terminalSentence(finding.remediation)}`, width, 4, 2)];
}
function headOf4({ severity, rule, place, policy, group, alsoAt }) {
  const isOne = alsoAt.length === 0;
  const parts = [
    severity,
    rule,
    placesText(place ? [place, ...alsoAt] : alsoAt),
    policy && isOne ? terminal(refText(policy)) : "",
    group === null || !isOne ? "" : `group "${terminal(group)}"`
  ];
  return parts.filter((part) => part !== "").join("  ");
}
var PLACES_SHOWN = 3;
function placesText(places) {
  const all = [...new Set(places.map((place) => placeText(place, true)))];
  const more = all.length - PLACES_SHOWN;
  const shown2 = all.slice(0, PLACES_SHOWN).map(terminal).join(", ");
  return more > 0 ? `${shown2} and ${counted(more, "more place")}` : shown2;
}

// src/report/text/out-table.ts
var INDENT = 2;
var WIDTHS = [20, 12, 12];
function outTables(report, selection, width, paint) {
  const drawn = countedUnits(report.plan, selection.subjects).flatMap(
    (unit) => outInSpans(report, selection, unit) ?? []
  );
  return drawn.map((spans, i) => {
    const line = (cells) => columns(cells, WIDTHS.slice(0, cells.length)).map((text2) => " ".repeat(INDENT) + text2);
    const rows = runsIn(spans).flatMap(
      ({ at: at2, before, after }) => line(
        [utcPhrase(at2), ...before === null ? [] : [say`${before}`], say`${after}`].map(
          (phrase) => phraseTerminal(phrase)
        )
      )
    );
    return [
      ...wrap(`${spansTitle(spans)}: ${phraseTerminal(spansPhrase(spans, i === 0))}`, width, 0, INDENT),
      ...line(spansHead(spans)).map((text2) => paint("dim", text2)),
      ...rows
    ];
  });
}

// src/report/order.ts
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

// src/report/text/calendar.ts
var INDENT2 = 4;
function calendarLines(group, before, week, width) {
  const shown2 = calendarOf(group, before, week);
  if (!shown2) return [];
  const strips = stripLines(shown2.lanes, shown2.before, week);
  const fits = strips.every((line) => columnsOf(line) + INDENT2 <= width);
  const words = calendarPhrases(shown2, week, group.unit).flatMap(
    (phrase) => wrap(phraseTerminal(phrase), width, INDENT2, 2)
  );
  const frozen = freezePhrases(week).flatMap((phrase) => wrap(phraseTerminal(phrase), width, INDENT2, 2));
  const head = fits ? `calendar; ${legendOf(week)}` : "calendar";
  const drawn = fits ? strips.map((line) => " ".repeat(INDENT2) + line) : [];
  return [...wrap(head, width, INDENT2, 2), ...drawn, ...words, ...frozen];
}

// src/report/text/policies.ts
var GROUPS_SHOWN = 30;
var FACT_COLUMNS = 13;
var POLICIES_SHOWN = 50;
function subjectLines(subject, week, width, paint) {
  const groups = peopledGroups(subject.head ?? [], subject.base ?? []);
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
function orderLines(group, width) {
  const order = orderPhrase(group);
  return order ? factLines("order", phraseTerminal(order), width, 4) : [];
}
function headLines(diff, width, paint) {
  const title = phraseTerminal(say`${subjectName(diff)}, ${changePhrase(diff)}`);
  return wrap(`${title}  ${terminal(placeText(diff.place))}`, width, 0, 2).map((line) => paint("bold", line));
}
function mergingLines(subject, width) {
  const { diff } = subject;
  const { head } = diff;
  if (!head) return wrap(phraseTerminal(sentence(goneText(diff))), width, 2);
  const label = goesEitherWay(subject) ? "either way" : "merging";
  const says = head.change ? [fact(label, sentence(head.change.says))] : [];
  const notes = head.notes.map((note) => fact("note", sentence(note)));
  const moved = movedPhrases(diff.moved, subjectUnit([subject]), true).map((phrase) => fact("moved", phrase));
  const flaky = head.effect.flaky ? [fact("flaky", flakyPhrase(head.effect.flaky))] : [];
  return [...says, ...notes, ...moved, ...flaky].flatMap(
    ({ label: label2, text: text2 }) => factLines(label2, text2, width, 2)
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
    ...batchLines(group, width),
    ...orderLines(group, width),
    ...calendarLines(group, before, week, width)
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
function factLines(label, text2, width, indent) {
  const lines = wrap(text2, width, indent + FACT_COLUMNS);
  return lines.map(
    (line, i) => i === 0 ? " ".repeat(indent) + label.padEnd(FACT_COLUMNS) + line.slice(indent + FACT_COLUMNS) : line
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
    return worse ? laid.map((line) => paint("red", line)) : laid;
  });
  return [...head.map((line) => paint("dim", line)), ...lines];
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
function signAt({ from, stepMs }, at2) {
  return Math.floor((at2 - from) / stepMs);
}
function axisLine({ from, stepMs, signs }) {
  const apart = STEPS.find((step) => step % stepMs === 0 && step / stepMs >= MARK) ?? signs * stepMs;
  let line = "";
  for (let at2 = Math.ceil(from / apart) * apart; at2 < from + signs * stepMs; at2 += apart)
    line = `${line.padEnd((at2 - from) / stepMs)}|${labelOf(at2)}`;
  return line;
}
function labelOf(at2) {
  return at2 % DAY_MS === 0 ? `${weekdayText(at2)} ${dayOf(at2).dayOfMonth}` : clockText(at2);
}

// src/report/text/timeline/row.ts
var SIGNS2 = {
  out: "=",
  short: "#",
  on: ">",
  closed: ".",
  partly: ":",
  frozen: "x"
};
function batchSigns({ batches, allowed }, axis) {
  const line = closedSigns(allowed, axis);
  let drawn = -1;
  for (const batch of batches) drawn = drawBatch(line, batch, axis, drawn);
  return line.join("").trimEnd();
}
function drawBatch(line, { start, end, size }, axis, drawn) {
  const from = Math.max(0, signAt(axis, start));
  const until = end === null ? Infinity : Math.max(from, signAt(axis, end - 1));
  if (from >= axis.signs) return drawn;
  const first = Math.max(from, drawn + 1);
  const last = Math.min(until, axis.signs - 1);
  if (first > last) {
    line[last] = SIGNS2.short;
    return drawn;
  }
  const number = String(size);
  const hasRoom = number.length <= last - first;
  for (let i = first; i <= last; i++) line[i] = hasRoom ? number[i - first] ?? SIGNS2.out : SIGNS2.short;
  if (until >= axis.signs) line[last] = SIGNS2.on;
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
    if (shares.every((share2) => share2 === 0)) return " ";
    return shares.every((share2) => share2 === 1) ? SIGNS2.closed : SIGNS2.partly;
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
  const span = spanOf(plan.at, shown2);
  if (span === null) return [];
  const axis = axisOf(span.from, span.to, width - LABEL);
  const rows = shown2.flatMap((group) => groupRows(group, axis, width, paint));
  const frozen = clipTo(
    { from: axis.from, to: axis.from + axis.signs * axis.stepMs },
    plan.freezes.reduce((all, { windows }) => unionOf(all, windows), [])
  );
  const freezes = frozen.length > 0 ? [row("frozen", frozenSigns(frozen, axis))] : [];
  const signs = [...rows, ...freezes].map((line) => line.slice(LABEL)).join("");
  const isTelling = shown2.some(hasSeveral) || signs.includes(SIGNS2.closed) || freezes.length > 0;
  if (!isTelling) return [];
  const more = groups.length - shown2.length;
  return [
    ...wrap(headOf5(axis, plan.timeZone), width, 0, 2).map((line) => paint("bold", line)),
    ...wrap(legendOf2(signs), width, 2).map((line) => paint("dim", line)),
    row("", axisLine(axis)).slice(0, width).trimEnd(),
    ...rows,
    ...freezes.map((line) => paint("yellow", line)),
    ...more > 0 ? [`  and ${more} more groups`] : []
  ];
}
function headOf5({ from, stepMs }, timeZone) {
  const start = phraseTerminal(instantPhrase(from, timeZone));
  return `Timeline from ${start}, a sign is ${durationText(stepMs)}, the clock is UTC`;
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
    const before = new Map((base ?? []).map((group) => [group.name, group]));
    return peopledGroups(head ?? [], base ?? []).flatMap((group) => {
      const was = before.get(group.name) ?? null;
      const isDrawn = [group, was].some((side) => side !== null && side.batches.length > 0);
      const title = phraseTerminal(say`${subjectName(diff)} ${name(group.name)}`);
      return isDrawn ? [{ title, head: group, base: was }] : [];
    });
  });
}
function hasSeveral({ head, base }) {
  return [head, base].some((side) => side !== null && side.batches.length > 1);
}
function spanOf(at2, groups) {
  const ends = (side) => groups.flatMap((group) => (group[side]?.batches ?? []).map(({ start, end: end2 }) => end2 ?? start));
  const own = ends("head");
  const all = [...own, ...ends("base")];
  if (all.length === 0) return null;
  const [head, whole] = [latest(own, at2), latest(all, at2)];
  const end = own.length > 0 && whole - at2 > LONGER * (head - at2) ? head : whole;
  const isOpen = groups.some((group) => [group.base, group.head].some((side) => side && isEndless(side)));
  return { from: at2, to: Math.max(at2 + 1, end + (isOpen ? Math.ceil((end - at2) * BEYOND) : 0)) };
}
function latest(instants, at2) {
  return instants.reduce((last, instant) => Math.max(last, instant), at2);
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
function renderText(report, options) {
  const width = Math.max(NARROWEST, options.width);
  const paint = painter(options.colour);
  const selection = selectionOf(report);
  const numbers = numberLines(report, selection, width, paint);
  const problems = report.plan.problems.map((problem) => problemLines(problem, width, paint));
  const blocks2 = [
    headLines2(report, selection, width, paint),
    assumedLines(report, selection, width),
    ...selection.situation === "unjudged" ? [...problems, [UNJUDGED_NUMBERS, ...numbers]] : [numbers, ...problems],
    noticeLines(report, width),
    ...freshLines(report, selection, width, paint),
    ...planLines(report, selection, width, paint),
    rolls(selection) ? timelineLines(report.plan, selection, width, paint) : [],
    ...rolls(selection) ? outTables(report, selection, width, paint) : [],
    allPolicyLines(selection, width, paint),
    oldLines(selection, width, paint),
    footerPhrases(report).flatMap(
      (phrase) => wrap(phraseTerminal(phrase), width).map((line) => paint("dim", line))
    )
  ];
  const text2 = blocks2.filter((lines) => lines.length > 0).map((lines) => lines.join("\n")).join("\n\n");
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
function assumedLines({ plan }, selection, width) {
  const assumed = rolls(selection) ? mergings(plan, selection).filter(({ subjects }) => subjects.length === 0) : [];
  return assumed.flatMap(({ phrase }) => wrap(phraseTerminal(phrase), width));
}
function numberLines(report, selection, width, paint) {
  if (selection.situation === "planned" && isNothingRolled(selection)) return [];
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
function freshLines({ plan }, selection, width, paint) {
  const fresh = toldWithin([...selection.findings.decisive, ...selection.findings.fresh], FINDINGS_SHOWN);
  const blocks2 = fresh.slice(0, FINDINGS_SHOWN).map((finding) => findingLines(finding, width, paint, plan.base !== null));
  const left = fresh.slice(FINDINGS_SHOWN);
  return left.length > 0 ? [...blocks2, wrap(`More findings, in the JSON report: ${rulesText(left)}.`, width)] : blocks2;
}
function toldWithin(findings, shown2) {
  const sorted = worstFirst(findings);
  return sorted.length > shown2 ? alike(sorted) : sorted.map((finding) => ({ ...finding, alsoAt: [] }));
}
function rulesText(findings) {
  const times = /* @__PURE__ */ new Map();
  for (const { rule, alsoAt } of findings) times.set(rule, (times.get(rule) ?? 0) + 1 + alsoAt.length);
  return [...times].map(([rule, count]) => count > 1 ? `${rule} (${count} times)` : rule).join(", ");
}
function planLines(report, selection, width, paint) {
  if (!rolls(selection)) return [];
  const week = shownWeek(report.plan);
  const shown2 = selection.subjects.slice(0, SUBJECTS_SHOWN);
  const blocks2 = shown2.map((subject) => subjectLines(subject, week, width, paint));
  const more = selection.subjects.length - shown2.length;
  return more > 0 ? [...blocks2, [`${more} more policies are in the JSON report.`]] : blocks2;
}
function oldLines(selection, width, paint) {
  const group = (title, findings) => {
    if (findings.length === 0) return [];
    const told = toldWithin(findings, OLD_FINDINGS_SHOWN);
    const lines = told.slice(0, OLD_FINDINGS_SHOWN).flatMap((finding) => findingShort(finding, width));
    const left = told.slice(OLD_FINDINGS_SHOWN);
    const more = left.length > 0 ? wrap(`and more: ${rulesText(left)}`, width, 2, 2) : [];
    return [paint("bold", title), ...lines, ...more];
  };
  const decisive = new Set(selection.findings.decisive);
  const before = selection.findings.before.filter((finding) => !decisive.has(finding));
  return [
    ...group(`Fixed by this change (${selection.findings.fixed.length})`, selection.findings.fixed),
    ...group(`Waived (${selection.findings.waived.length})`, selection.findings.waived),
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
  const all = worstClustersFirst(run).flatMap((report) => resultsOf(report, detail, several));
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
function leftOut2(count) {
  if (count === 0) return {};
  const text2 = `${count} more results are not in this file, as code scanning would not show them; the JSON report has them.`;
  return { toolExecutionNotifications: [{ level: "warning", message: { text: text2 } }] };
}
function resultsOf(report, detail, several) {
  const hide = hiderOf(report, detail);
  const { cluster } = report.plan;
  const whose = several ? `${cluster ?? "(no name)"}: ` : "";
  const text2 = (given) => annotationText(`${whose}${hide(given)}`.replaceAll("\n", " ")).replaceAll("](", "] (");
  const results = [
    ...report.plan.problems.map((problem) => ofProblem(problem, report, text2)),
    ...[...report.findings, ...report.waived].flatMap((finding) => ofFinding(finding, report, text2))
  ];
  return several ? results.map((result) => ({ ...result, fingerprint: shortHash([cluster, result.fingerprint]) })) : results;
}
function ofProblem({ code, severity, message, place }, report, text2) {
  return {
    ruleId: code,
    level: LEVELS[severity],
    text: text2(message),
    place: place ?? anyPlace(report),
    fingerprint: shortHash([code, place?.file ?? null, message]),
    baseline: null,
    accepted: null
  };
}
function ofFinding(finding, report, text2) {
  const { rule, severity, status, message, remediation, place, fingerprint, waiver } = finding;
  if (status === "fixed") return [];
  const says = remediation === "" ? message : `${message} Fix: ${remediation}`;
  return [
    {
      ruleId: rule,
      level: LEVELS[severity],
      text: text2(says),
      place: place ?? anyPlace(report),
      fingerprint,
      baseline: report.plan.base === null ? null : BASELINE[status],
      accepted: waiver && text2(`${waiver.owner}, until ${waiver.expires}: ${waiver.reason}`)
    }
  ];
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
function resultJson({ ruleId, level, text: text2, place, fingerprint, baseline, accepted }, ruleIndex) {
  return {
    ruleId,
    ruleIndex,
    level,
    message: { text: text2 },
    locations: [locationOf(place)],
    partialFingerprints: { primaryLocationLineHash: fingerprint },
    ...baseline === null ? {} : { baselineState: baseline },
    ...accepted === null ? {} : { suppressions: [{ kind: "external", status: "accepted", justification: accepted }] }
  };
}
function anyPlace({ plan }) {
  return plan.policies[0]?.place ?? { file: ".github/fleetplan.yml", line: 1, column: 1 };
}
function locationOf({ file, line, column }) {
  return {
    physicalLocation: {
      artifactLocation: { uri: uriOf(file), uriBaseId: "%SRCROOT%" },
      region: { startLine: Math.max(1, line), startColumn: Math.max(1, column) }
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
  return limitedByLevel(allOfRun(run, detail));
}
function placedAnnotationsOfRun(run, detail) {
  const all = allOfRun(run, detail);
  return LOG_LEVELS.flatMap((level) => all.filter((one) => one.level === level)).filter(isPlaced);
}
function isPlaced(annotation) {
  return annotation.file !== null;
}
function allOfRun(run, detail) {
  const isOne = run.reports.length === 1;
  return worstClustersFirst(run).flatMap(
    (report) => ofReport(report, isOne ? "" : `${report.plan.cluster ?? "(no name)"}: `, detail)
  );
}
var LOG_LEVELS = ["error", "warning", "notice"];
function limitedByLevel(all) {
  return LOG_LEVELS.flatMap(
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
    ...report.plan.problems.map((problem) => ofProblem2(problem, where, hide)),
    ...worstFirst([...decisive, ...fresh]).map((finding) => ofFinding2(finding, where, hide))
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
function ofProblem2({ severity, code, message, place }, where, hide) {
  return {
    level: LEVELS2[severity],
    ...at(place),
    title: text(`fleetplan: ${where}${code}`),
    message: text(hide(message))
  };
}
function ofFinding2({ severity, rule, message, remediation, place }, where, hide) {
  const what = text(hide(message));
  const body = remediation === "" ? what : `${what}
Fix: ${text(hide(remediation))}`;
  return { level: LEVELS2[severity], ...at(place), title: text(`fleetplan: ${where}${rule}`), message: body };
}
function at(place) {
  return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}
function text(given) {
  return logSafe(annotationText(given.replaceAll("\n", " ")));
}

// src/report/inline.ts
function inlineMarker(fingerprint) {
  return sourceOf(fixedComment(`fleetplan inline ${fingerprint}`));
}
function newFindings(run) {
  return worstClustersFirst(run).flatMap(
    (report) => worstFirst(selectionOf(report).findings.fresh).filter(({ status, severity }) => status === "new" && severity !== "info").map((finding) => ({ report, finding }))
  );
}
function renderInline(report, finding, detail, line) {
  const hide = hiderOf(report, detail);
  const fix = finding.remediation === "" ? [] : [gfm`**Fix:** ${phraseMarkdown(sentence(hide(finding.remediation)))}`];
  const offered = line === null ? null : suggestion(line);
  const blocks2 = [
    phraseMarkdown(say`${oursCode(finding.rule)} ${sentence(hide(finding.message))}`),
    ...fix,
    ...offered ? [gfm`Planned again with this line, the finding is gone and no other is new or worse.`, offered] : []
  ];
  return `${inlineMarker(finding.fingerprint)}
${sourceOf(joinMarkdown(blocks2, EMPTY_LINE))}
`;
}

// src/report/unjudged.ts
var TITLE = fixedText("### \u2753 fleetplan could not judge this change");
var DRIFT_TITLE = fixedText("### \u2753 fleetplan could not judge what changed");
function renderUnjudged(reason, runUrl) {
  return sourceOf(bodyOf(reason, runUrl));
}
function renderUnjudgedComment(reason, runUrl, key) {
  const body = bodyOf(reason, runUrl);
  return sourceOf(gfm`${commentMarker(key, sha256(sourceOf(body)))}\n${body}`);
}
function renderUnjudgedIssue(reason, runUrl, key) {
  const digest = `${UNJUDGED}${sha256(reason)}`;
  return sourceOf(gfm`${markerLine({ key, digest })}\n${bodyOf(reason, runUrl, DRIFT_TITLE)}`);
}
function renderJudgedAgain(key) {
  const says = fixedText("Judged again: what there is to say is in the issue of each cluster.");
  return sourceOf(gfm`${markerLine({ key, digest: `${UNJUDGED}over` })}\n${says}\n`);
}
var UNJUDGED = "unjudged:";
function bodyOf(reason, runUrl, title = TITLE) {
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  return gfm`${joinMarkdown([title, plain(reason), ...run ? [run] : []], EMPTY_LINE)}\n`;
}

// src/report/summary.ts
var SUMMARY_BYTES = 900 * 1024;
function renderSummary(report, options) {
  return sourceOf(renderBody(report, { ...options, maxBytes: SUMMARY_BYTES }));
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
var RENDERERS = {
  text: { one: renderText, several: renderClustersText },
  markdown: { one: renderComment, several: renderClustersComment },
  json: { one: renderJson, several: renderClustersJson },
  sarif: { one: (report, options) => renderSarif(runReport([report]), options), several: renderSarif }
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
  isHeld,
  SCHEMA_VERSION,
  jsonText,
  commentMarker,
  parseMarker,
  markerKey,
  COMMENT_BYTES,
  wrap,
  painter,
  VERDICTS,
  annotationsOfRun,
  placedAnnotationsOfRun,
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
  DEFAULTS,
  FORMATS,
  renderRun
};
