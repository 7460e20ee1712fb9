import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  RANK,
  SCHEMA_VERSION,
  VERDICTS,
  WAVE_TITLES,
  blocksText,
  blocksText2,
  clustersOfMerge,
  clustersPhrase,
  doesPhrase,
  fieldsOf,
  findingPhrase,
  foundOf,
  freshFindings,
  gridLines,
  jsonText,
  markedComment,
  notKnown,
  overview,
  painter,
  placeJson,
  printerOf,
  runBlocks,
  startedGroups,
  titleLines,
  unknownPhrases,
  verdictOf,
  verdictsOf,
  waveCells,
  wavesInOrder,
  worstLegsFirst,
  wrap
} from "./part-KDZDG545.js";
import {
  SIGNS,
  amount,
  durationText,
  fit,
  instantOrNull,
  omittedPhrase,
  ours,
  phraseMarkdown,
  phraseTerminal,
  say,
  tableHead,
  tableRow
} from "./part-LZHJTOOK.js";
import {
  sha256
} from "./part-HNU6ZMAG.js";
import {
  present
} from "./part-ERTRCOBU.js";
import {
  byName
} from "./part-66QZVGSS.js";
import {
  EMPTY_LINE,
  NEWLINE,
  bytesOf,
  columnsOf,
  fenced,
  fixedText,
  gfm,
  joinMarkdown,
  shorten,
  sourceOf,
  summaryText,
  terminal
} from "./part-BKFCZPHO.js";
import {
  few
} from "./part-G3VZYYLT.js";
import {
  formatInstant,
  groupedBy,
  minuteText
} from "./part-MZYUQ4PG.js";

// src/report/merge/json.ts
function renderMergeJson(merged) {
  const { verdict, wouldFail, digest, legs, problems, findings, waves: waves2 } = merged;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict,
    digest,
    wouldFail,
    clusters: legs.map(legJson),
    waves: waves2.map(({ start, finish, ...wave }) => ({
      ...wave,
      start: formatInstant(start),
      finish: instantOrNull(finish)
    })),
    findings: [
      ...findings.map((finding) => ({ cluster: null, ...finding })),
      ...legs.flatMap(({ cluster, findings: own }) => own.map((finding) => ({ ...finding, cluster })))
    ],
    problems: [
      ...problems.map((problem) => ({
        severity: "error",
        ...fieldsOf(problem, "code", "cluster", "message"),
        ...placeJson(null)
      })),
      ...legs.flatMap(({ cluster, problems: own }) => own.map((problem) => ({ ...problem, cluster })))
    ]
  });
}
function legJson(leg) {
  const { policies } = leg;
  const effects = policies.flatMap(({ head }) => head ?? []);
  return {
    name: leg.cluster,
    report: leg.source,
    ...fieldsOf(leg, "verdict", "digest", "wouldFail", "failOn"),
    at: formatInstant(leg.at),
    snapshot: { ...fieldsOf(leg, "nodes", "ready"), takenAt: instantOrNull(leg.takenAt) },
    peakAtOnce: leg.peakAtOnce,
    worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    policies: policies.length,
    changed: policies.filter(({ sameEffect }) => !sameEffect).length
  };
}

// src/report/merge/waves.ts
var COLUMNS = 48;
var SHOWN_WAVES = 50;
var LONGEST_NAME = 32;
function timeline(merged) {
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  const [first] = shown;
  if (first === void 0) return [];
  const ends = shown.map(({ of: { start, finish } }) => finish ?? start);
  const from = first.of.start;
  const span = Math.max(1, Math.max(...ends) - from);
  const names = shown.map(({ clusters: clusters2 }) => labelOf(clusters2));
  const width = Math.max(...names.map(columnsOf));
  const bars = shown.map(({ of: wave }, index) => {
    const name = names[index] ?? "";
    return `${name}${" ".repeat(width - columnsOf(name))}  ${barOf(wave, from, span)}`;
  });
  const scale = `${" ".repeat(width)}  |${"-".repeat(COLUMNS - 2)}|`;
  return [...bars, `${scale} ${durationText(span)}`];
}
function labelOf([first = "", ...others]) {
  const label = shorten(terminal(first), LONGEST_NAME);
  return others.length === 0 ? label : `${label} and ${others.length} more`;
}
function moreWaves({ waves: waves2 }, shown) {
  const count = waves2.length - countOf(shown);
  if (count === 0) return null;
  return say`${amount(count, "more cluster")}, none of which starts earlier`;
}
function countOf(rows) {
  return rows.reduce((sum, { clusters: clusters2 }) => sum + clusters2.length, 0);
}
function barOf({ start, finish }, from, span) {
  const column = (at) => Math.min(COLUMNS - 1, Math.floor((at - from) / span * COLUMNS));
  const begin = column(start);
  const end = finish === null ? COLUMNS - 1 : Math.max(begin, column(finish));
  const run = "#".repeat(end - begin + (finish === null ? 0 : 1));
  return `${".".repeat(begin)}${run}${finish === null ? ">" : ""}`.padEnd(COLUMNS, ".");
}

// src/report/merge/markdown.ts
function renderMergeComment(merged, options) {
  return markedComment(
    options.key,
    options.maxBytes,
    (maxBytes) => renderMergeMarkdown(merged, { ...options, maxBytes })
  );
}
function renderMergeMarkdown(merged, { detail, runUrl, maxBytes }) {
  const isFull = detail === "full";
  const title = gfm`### ${SIGNS[merged.verdict]} ${phraseMarkdown(say`Rollout plans of ${clustersOfMerge(merged)}`)}`;
  const last = runBlocks(runUrl);
  const room = maxBytes - bytesOf(sourceOf(joinMarkdown([title, ...last], EMPTY_LINE))) - OMITTED_BYTES;
  const { above, left } = overview(
    [notKnown(unknownPhrases(merged, isFull)), clusters(merged), found(merged, isFull)],
    room
  );
  const sections = [...left, ...merged.waves.length === 0 ? [] : [waves(merged)]];
  const { folds, omitted } = fit(sections, room - bytesOf(sourceOf(joinMarkdown(above, EMPTY_LINE))));
  const rest = omittedPhrase(omitted);
  return blocksText([title, ...above, ...folds, ...rest ? [phraseMarkdown(rest)] : [], ...last]);
}
var OMITTED_BYTES = 200;
function found(merged, isFull) {
  return foundOf(freshFindings(merged).map((one) => findingPhrase(one, isFull)));
}
function clusters(merged) {
  return verdictsOf(
    worstLegsFirst(merged).map(({ clusters: names, of }) => [
      phraseMarkdown(clustersPhrase(names)),
      of.verdict,
      phraseMarkdown(doesPhrase(of))
    ])
  );
}
function waves(merged) {
  const all = wavesInOrder(merged);
  const shown = all.slice(0, SHOWN_WAVES);
  const rows = shown.map(
    ({ clusters: names, of }) => tableRow([clustersPhrase(names), ...waveCells(of)].map(phraseMarkdown))
  );
  const more = moreWaves(merged, shown);
  const end = [...more ? [phraseMarkdown(say`${more}.`)] : [], fenced(timeline(merged).join("\n"))];
  return {
    title: ours("waves"),
    summary: [summaryText("Waves: when it starts and ends in each cluster")],
    rows: [
      joinMarkdown(
        [
          joinMarkdown(
            [tableHead(WAVE_TITLES.map((text) => ({ title: fixedText(text) }))), ...rows],
            NEWLINE
          ),
          ...end
        ],
        EMPTY_LINE
      )
    ],
    count: 1,
    rowsAre: "table",
    weight: 1
  };
}

// src/report/merge/text.ts
function renderMergeText(merged, { colour, width }) {
  const paint = painter(colour);
  const list = (phrases) => phrases.flatMap((phrase) => wrap(phraseTerminal(phrase), width, 2, 2));
  const section = (title, lines) => lines.length === 0 ? [] : [title, ...lines];
  const legs = worstLegsFirst(merged).map(
    ({ clusters: clusters2, of }) => say`${clustersPhrase(clusters2)}: ${ours(of.verdict)}. ${doesPhrase(of)}`
  );
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  const waves2 = shown.map(
    ({ clusters: clusters2, of }) => [clustersPhrase(clusters2), ...waveCells(of)].map(phraseTerminal)
  );
  const more = moreWaves(merged, shown);
  return blocksText2([
    [...titleLines(VERDICTS[merged.verdict], clustersOfMerge(merged), width, paint), ...list(legs)],
    section("Not known", list(unknownPhrases(merged, true))),
    section("Found", list(freshFindings(merged).map((one) => findingPhrase(one, true)))),
    section("Waves", waves2.length === 0 ? [] : gridLines([WAVE_TITLES, ...waves2], Infinity, 2)),
    section("Timeline", [...timeline(merged), ...more ? [phraseTerminal(say`  ${more}`)] : []])
  ]);
}

// src/report/merge/index.ts
var renderMerge = printerOf({
  text: renderMergeText,
  markdown: renderMergeMarkdown,
  json: renderMergeJson
});

// src/merge/everywhere.ts
var HOUR_MS = 36e5;
var RULE = "same-window-everywhere";
function crossFindings(legs) {
  return [...windowsTogether(legs), ...startsTogether(legs)];
}
function windowsTogether(legs) {
  const base = legs.flatMap((leg) => openingsOf(leg, "base"));
  const all = legs.flatMap((leg) => openingsOf(leg, "head"));
  const baseOf = groupedBy(base, ({ policy }) => policy);
  const each = [...groupedBy(all, ({ policy }) => policy)].map(([policy, head]) => ({
    head,
    base: baseOf.get(policy) ?? []
  }));
  const met = [{ head: all, base }, ...each].flatMap(judged).sort(mostFirst);
  const worst = met.find(({ isOld: isOld2 }) => !isOld2) ?? met[0];
  if (!worst) return [];
  const { at, clusters: clusters2, policies, isOld } = worst;
  return [
    {
      ...UNPLACED,
      severity: "error",
      status: isOld ? "unchanged" : meetings(base).length === 0 ? "new" : "worsened",
      message: `${few(policies, NAMED)}: windows open in ${clusters2.length} clusters (${few(clusters2, NAMED)}) within an hour of ${minuteText(at)}. A change that is bad is then rolled in all of them before it shows in one.`,
      remediation: "Let the windows of clusters open more than an hour apart, so that one of them begins alone.",
      policy: null,
      fingerprint: `${RULE}/clusters`,
      waiver: null
    }
  ];
}
function judged({
  head,
  base
}) {
  const isUnmoved = JSON.stringify(head) === JSON.stringify(base);
  return meetings(head).map((one) => ({ ...one, isOld: isUnmoved || haveMet(one.clusters, base) }));
}
function haveMet(clusters2, before) {
  const these = new Set(clusters2);
  const near = meetings(before.filter(({ cluster }) => these.has(cluster)));
  return near.some((one) => one.clusters.length === these.size);
}
function mostFirst(a, b) {
  return b.clusters.length - a.clusters.length;
}
function openingsOf(leg, side) {
  return leg.policies.flatMap(
    (policy) => (policy[side]?.groups ?? []).flatMap(
      ({ openings }) => openings.map((at) => ({ at, cluster: leg.cluster, policy: nameOf(policy) }))
    )
  );
}
function meetings(beginnings) {
  const inOrder = [...beginnings].sort((a, b) => a.at - b.at);
  const met = /* @__PURE__ */ new Map();
  let to = 0;
  for (const [from, { at }] of inOrder.entries()) {
    const reached = to;
    while ((inOrder[to]?.at ?? Infinity) < at + HOUR_MS) to += 1;
    if (to === reached) continue;
    const near = inOrder.slice(from, to);
    const clusters2 = distinct(near, "cluster");
    if (clusters2.length < 2) continue;
    const key = clusters2.join("\n");
    if (!met.has(key)) met.set(key, { at, clusters: clusters2, policies: distinct(near, "policy") });
  }
  return [...met.values()];
}
function distinct(near, key) {
  return [...new Set(near.map((one) => one[key]))].sort();
}
function startsTogether(legs) {
  const merged = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  const begun = legs.flatMap(begunIn).map((one) => ({ ...one, at: Math.max(one.at, merged) }));
  const nameIn = namesWithout(legs.map(({ cluster }) => cluster));
  const byPolicy = groupedBy(
    begun,
    ({ cluster, isRemoved, policy: { system, kind, namespace, name } }) => JSON.stringify([isRemoved, system, kind, nameIn(namespace ?? "", cluster), nameIn(name, cluster)])
  );
  const together = [...byPolicy.values()].flatMap(firstTogether);
  const alike = groupedBy(
    together,
    ({ isRemoved, at, clusters: clusters2, of }) => JSON.stringify([isRemoved, at, clusters2, of])
  );
  return [...alike.values()].map(togetherFinding);
}
function begunIn(leg) {
  const started = leg.policies.flatMap((policy) => {
    const starts = startedGroups(policy).map(({ start }) => start);
    const isRemoved = policy.change === "removed";
    return starts.length === 0 ? [] : [{ cluster: leg.cluster, policy, isRemoved, at: Math.min(...starts) }];
  });
  const removed = leg.removed.map(({ policy }) => ({
    ...{ cluster: leg.cluster, policy, isRemoved: true, at: leg.at }
  }));
  return [...started, ...removed];
}
function firstTogether(begun) {
  const at = begun.reduce((first2, one) => Math.min(first2, one.at), Infinity);
  const first = begun.filter((one) => one.at < at + HOUR_MS);
  const clusters2 = clustersOf(first);
  const of = clustersOf(begun).length;
  if (clusters2.length < 2 || clusters2.length * 2 <= of) return [];
  const policies = [...new Map(first.map(({ policy }) => [nameOf(policy), policy])).values()];
  return [{ policies, isRemoved: begun[0].isRemoved, at, clusters: clusters2, of }];
}
function clustersOf(begun) {
  return [...new Set(begun.map(({ cluster }) => cluster))].sort();
}
function namesWithout(clusters2) {
  const words = new Map(clusters2.map((cluster) => [cluster, new Set(wordsOf(cluster))]));
  const isOfAll = (word) => [...words.values()].every((own) => own.has(word));
  return (name, cluster) => {
    const own = words.get(cluster);
    return wordsOf(name).filter((word) => !own?.has(word) || isOfAll(word)).join("-");
  };
}
function wordsOf(name) {
  return name.toLowerCase().split(/[^a-z0-9]+/).filter((word) => word !== "");
}
function togetherFinding(alike) {
  const [{ isRemoved, at, clusters: clusters2, of }] = alike;
  const [policy, ...others] = alike.flatMap(({ policies }) => policies);
  const names = [...policy ? [policy] : [], ...others].map(nameOf).sort();
  const isOne = others.length === 0;
  const verbs = isRemoved ? ["goes", "go", "lose"] : ["starts", "start", "start"];
  const count = clusters2.length;
  const all = count < of ? `${count} of the ${of}` : count === 2 ? "Both" : `All ${count}`;
  return {
    ...UNPLACED,
    severity: "warning",
    status: "new",
    message: `${all} clusters ${isRemoved ? "from" : "in"} which ${few(names, NAMED)} ${isOne ? verbs[0] : verbs[1]} (${few(clusters2, NAMED)}) ${verbs[2]} ${isOne ? "it" : "them"} within an hour of ${minuteText(at)}. No cluster shows what the change does before ${count < of ? "these" : "the others"} have it.`,
    remediation: isRemoved ? "Remove it from one cluster first." : "Merge the change for one cluster first, or give the clusters windows that open hours apart.",
    policy: policy && isOne ? refOf(policy) : null,
    waiver: null,
    fingerprint: `${RULE}/${isRemoved ? "removals" : "starts"}/${sha256(names)}`
  };
}
function refOf({ system, kind, namespace, name }) {
  return { system, kind, namespace, name };
}
var UNPLACED = { rule: RULE, group: null, file: null, line: null, column: null };
var NAMED = 5;
function nameOf({ kind, namespace, name }) {
  return namespace === null ? `${kind}/${name}` : `${kind}/${namespace}/${name}`;
}

// src/merge/merge.ts
function merge(read, { expected, failOn }) {
  const all = read.flatMap((one) => "why" in one ? [] : one).sort((a, b) => byName(a.cluster, b.cluster));
  const twice = doubled(all);
  const legs = all.filter(({ cluster }) => !twice.has(cluster)).map((leg) => heldTo(leg, failOn));
  const problems = [
    ...read.flatMap((one) => "why" in one ? [brokenProblem(one)] : []),
    ...[...twice].map(([cluster, sources]) => twoProblem(cluster, sources)),
    ...missing(expected, all),
    ...outdated(legs),
    ...all.length === 0 && read.length === 0 && expected.length === 0 ? [NOTHING] : []
  ];
  const findings = crossFindings(legs);
  const bar = failOn ?? strictest(legs);
  const cross = verdictOf(findings, bar);
  const verdicts = [
    ...legs.map(({ verdict: verdict2 }) => verdict2),
    cross,
    ...problems.length > 0 ? ["unknown"] : []
  ];
  const verdict = verdicts.reduce((a, b) => RANK[b] > RANK[a] ? b : a, "pass");
  const fails = legs.some((leg) => leg.verdict === "fail" && (failOn ?? leg.failOn) !== "never");
  const isRed = fails || cross === "fail" && bar !== "never";
  return {
    verdict,
    wouldFail: verdict === "fail" || verdict === "unknown" || legs.some((leg) => leg.wouldFail),
    exitCode: verdict === "unknown" ? 2 : isRed ? 1 : 0,
    digest: sha256(legs.map(({ cluster, digest }) => [cluster, digest])),
    legs,
    problems,
    findings,
    waves: legs.flatMap((leg) => waveOf(leg) ?? []).sort((a, b) => a.start - b.start || byName(a.cluster, b.cluster))
  };
}
function doubled(legs) {
  const several = [...groupedBy(legs, ({ cluster }) => cluster)].filter(([, same]) => same.length > 1);
  return new Map(several.map(([cluster, same]) => [cluster, same.map(({ source }) => source)]));
}
function strictest(legs) {
  const bars = legs.map((leg) => leg.failOn);
  return bars.includes("warning") ? "warning" : bars.includes("error") || bars.length === 0 ? "error" : "never";
}
function brokenProblem({ source, why }) {
  return {
    code: "broken-report",
    cluster: null,
    message: `${source} ${why}. Its cluster was not judged; run its leg again.`
  };
}
function twoProblem(cluster, sources) {
  const message = `There are ${sources.length} reports of the cluster ${cluster} (${sources.join(", ")}); neither is taken. Give each leg a name of its own.`;
  return { code: "two-reports", cluster, message };
}
function missing(expected, legs) {
  const there = new Set(legs.map(({ cluster }) => cluster));
  return [...new Set(expected)].filter((cluster) => !there.has(cluster)).map((cluster) => ({
    code: "missing-report",
    cluster,
    message: `There is no report of the cluster ${cluster}: it was not judged. Look at its leg.`
  }));
}
var HOUR_MS2 = 36e5;
var LONGEST_APART_MS = 24 * HOUR_MS2;
function outdated(legs) {
  const newest = legs.reduce((latest, { at }) => Math.max(latest, at), 0);
  return legs.filter(({ at }) => newest - at > LONGEST_APART_MS).map(({ cluster, source, at }) => ({
    code: "old-report",
    cluster,
    message: `The report of the cluster ${cluster} (${source}) is ${Math.floor((newest - at) / HOUR_MS2)} hours older than the newest one, so it may be of another change and another fleet. Run its leg again.`
  }));
}
function heldTo(leg, failOn) {
  const held = failOn === null ? leg.verdict : verdictOf(leg.findings, failOn);
  return RANK[held] > RANK[leg.verdict] ? { ...leg, verdict: held } : leg;
}
var NOTHING = {
  code: "missing-report",
  cluster: null,
  message: "There are no reports to merge: nothing was judged."
};
function waveOf(leg) {
  const [first, ...others] = present([startOf(leg), removalOf(leg)]);
  if (!first) return null;
  return others.reduce(
    (all, one) => ({
      ...all,
      start: Math.min(all.start, one.start),
      finish: all.finish === null || one.finish === null ? null : Math.max(all.finish, one.finish),
      targets: all.targets + one.targets,
      batches: all.batches + one.batches,
      worstLoss: Math.max(all.worstLoss, one.worstLoss)
    }),
    first
  );
}
function startOf(leg) {
  const started = leg.policies.flatMap((policy) => startedGroups(policy));
  if (started.length === 0) return null;
  const losses = leg.policies.flatMap(
    (policy) => startedGroups(policy).length === 0 ? [] : policy.head?.worstLoss ?? 0
  );
  const finishes = started.map(({ finish }) => finish);
  return {
    cluster: leg.cluster,
    start: Math.min(...started.map(({ start }) => start)),
    finish: finishes.includes(null) ? null : Math.max(...finishes.map((at) => at ?? 0)),
    targets: leg.starting,
    batches: started.reduce((sum, { batches }) => sum + batches, 0),
    peakAtOnce: leg.peakAtOnce,
    worstLoss: Math.max(...losses)
  };
}
function removalOf({ cluster, at, removed, peakAtOnce }) {
  if (removed.length === 0) return null;
  const targets = removed.reduce((sum, one) => sum + one.targets, 0);
  return { cluster, start: at, finish: at, targets, batches: 1, peakAtOnce, worstLoss: targets };
}

export {
  renderMergeComment,
  renderMerge,
  merge
};
