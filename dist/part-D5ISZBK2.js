import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  filesBelow
} from "./part-7ZMUXJ37.js";
import {
  iso_exports
} from "./part-YAJMEX7V.js";
import {
  compileGlobs,
  decodeUtf8,
  isPattern
} from "./part-FU7HRXXW.js";
import {
  DEFAULTS,
  SCHEMA_VERSION,
  VERDICTS,
  commentMarker,
  jsonText,
  painter,
  wrap
} from "./part-EUVK54BV.js";
import {
  _enum,
  array,
  boolean,
  int,
  number,
  object,
  string
} from "./part-DCL7HCDG.js";
import {
  NO_WORDS,
  SIGNS,
  amount,
  durationText,
  instantOrNull,
  joinPhrases,
  name,
  ours,
  phraseMarkdown,
  phraseTerminal,
  say,
  sentence,
  tableHead,
  tableRow,
  utcPhrase
} from "./part-4GPNFO3W.js";
import {
  sha256
} from "./part-RDHDPOBX.js";
import {
  repeatedKey
} from "./part-J5CQ6HA6.js";
import {
  reasonOf
} from "./part-VGCQTIYE.js";
import {
  EMPTY_LINE,
  NEWLINE,
  bytesOf,
  columnsOf,
  fenced,
  fixedText,
  gfm,
  joinMarkdown,
  link,
  logSafe,
  shorten,
  sourceOf,
  terminal
} from "./part-RYHH7JFH.js";
import {
  few,
  groupedBy
} from "./part-KFUXZDHG.js";
import {
  formatInstant,
  minuteText,
  visible
} from "./part-DFEAG53P.js";

// src/edge/merge-files.ts
import { constants, closeSync, fstatSync, lstatSync, openSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

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
var part = object({
  verdict,
  digest: string().regex(/^sha256:[0-9a-f]{64}$/, "is not a digest"),
  at: instant,
  snapshot: object({ nodes: count, ready: count, takenAt: instant.nullable() }),
  combined: object({ head: object({ peakAtOnce: count }) }),
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
  const value = parsed(json);
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
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return void 0;
  }
}
function versionOf(value) {
  const version = typeof value === "object" && value !== null && "schemaVersion" in value ? value.schemaVersion : null;
  return typeof version === "number" ? version : typeof version === "string" ? visible(version) : null;
}
function legsOf(source, name2, read) {
  const parts = read.clusters ?? [{ ...read, name: read.cluster ?? null }];
  return parts.map((one) => {
    const isOfPart = ({ cluster }) => read.clusters === void 0 || (cluster ?? null) === one.name;
    return {
      cluster: one.name ?? name2,
      source,
      verdict: one.verdict,
      wouldFail: one.wouldFail,
      failOn: one.failOn,
      digest: one.digest,
      at: one.at,
      ...one.snapshot,
      peakAtOnce: one.combined.head.peakAtOnce,
      headline: one.headline ?? null,
      starting: startingIn(read.policies.filter(isOfPart)),
      policies: read.policies.filter(isOfPart).map(withoutNames),
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
  return {
    ...rest,
    groups: groups.map((one) => ({
      name: one.name,
      unit: one.unit,
      matched: one.matched,
      batches: one.batches,
      peakAtOnce: one.peakAtOnce,
      worstLoss: one.worstLoss,
      start: one.start,
      finish: one.finish,
      outcome: one.outcome,
      openings: one.openings
    }))
  };
}
var RANK = { pass: 0, warn: 1, fail: 2, unknown: 3 };
function shownBy({ problems: problems2, findings: findings2, failOn: failOn2 }) {
  if (problems2.some((problem2) => problem2.severity === "error")) return "unknown";
  return verdictOf(findings2, failOn2);
}
function verdictOf(findings2, failOn2) {
  const counted = findings2.filter(countsIn);
  const isAtBar = ({ severity: severity2 }) => severity2 === "error" || failOn2 === "warning" && severity2 === "warning";
  if (counted.some(isAtBar)) return "fail";
  return counted.some(({ severity: severity2 }) => severity2 === "warning") ? "warn" : "pass";
}
function countsIn({ status, waiver }) {
  return waiver === null && (status === "new" || status === "worsened");
}

// src/edge/merge-files.ts
var MOST_BYTES = 64 * 1024 ** 2;
var JSON_FILE = /\.json$/;
function loadLegs(paths, below = ".") {
  return paths.flatMap((path) => filesOf(path, below)).map((file) => typeof file === "string" ? legsOf2(file, below) : file);
}
function legFiles(paths, below = ".") {
  return paths.flatMap((path) => filesOf(path, below)).flatMap((file) => typeof file === "string" ? inside(file, below) : []);
}
function filesOf(written, below) {
  try {
    if (isPattern(written) && lstatSync(join(below, written), { throwIfNoEntry: false }) === void 0)
      return orNone(written, matching(written, below));
    if (lstatSync(inside(written, below)).isDirectory())
      return orNone(
        written,
        filesBelow(inside(written, below)).map(({ path }) => join(written, path)).filter((path) => JSON_FILE.test(path))
      );
    return [written];
  } catch (error) {
    return [{ source: visible(written), why: `cannot be read: ${reasonOf(error).replace(/\.$/, "")}` }];
  }
}
function inside(path, below) {
  return path.startsWith("/") ? path : join(below, path);
}
function orNone(written, files) {
  return files.length > 0 ? [...files] : [{ source: visible(written), why: "holds no JSON file, so there is no report in it" }];
}
function matching(pattern, below) {
  const segments = pattern.split("/");
  const first = segments.findIndex((segment) => isPattern(segment));
  const root = segments.slice(0, first).join("/") || (pattern.startsWith("/") ? "/" : ".");
  const rest = segments.slice(first).join("/");
  const { globs } = compileGlobs([rest]);
  return filesBelow(inside(root, below)).filter(({ path }) => JSON_FILE.test(path) && globs.matches(path)).map(({ path }) => join(root, path));
}
function legsOf2(path, below) {
  const source = visible(path);
  try {
    const bytes = bytesOf2(inside(path, below));
    if (bytes === null) return { source, why: `is no file of at most ${MOST_BYTES / 1024 ** 2} MiB` };
    const text2 = decodeUtf8(bytes);
    if (text2 === null) return { source, why: "is not UTF-8 text" };
    return readLegs(source, basename(path).replace(JSON_FILE, ""), text2);
  } catch (error) {
    return { source, why: `cannot be read: ${reasonOf(error).replace(/\.$/, "")}` };
  }
}
function bytesOf2(path) {
  if (lstatSync(path).isSymbolicLink()) return null;
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const stats = fstatSync(descriptor);
    return stats.isFile() && stats.size <= MOST_BYTES ? readFileSync(descriptor) : null;
  } finally {
    closeSync(descriptor);
  }
}

// src/report/merge/json.ts
function renderMergeJson(merged) {
  const { verdict: verdict2, wouldFail, digest, legs, problems: problems2, findings: findings2, waves: waves2 } = merged;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: verdict2,
    digest,
    wouldFail,
    clusters: legs.map(legJson),
    waves: waves2.map(({ start, finish, ...wave }) => ({
      ...wave,
      start: formatInstant(start),
      finish: instantOrNull(finish)
    })),
    findings: [
      ...findings2.map((finding2) => ({ cluster: null, ...finding2 })),
      ...legs.flatMap(({ cluster, findings: own }) => own.map((finding2) => ({ ...finding2, cluster })))
    ],
    problems: [
      ...problems2.map(({ code, cluster, message }) => ({
        severity: "error",
        code,
        cluster,
        message,
        file: null,
        line: null,
        column: null
      })),
      ...legs.flatMap(({ cluster, problems: own }) => own.map((problem2) => ({ ...problem2, cluster })))
    ]
  });
}
function legJson({
  cluster,
  source,
  verdict: verdict2,
  digest,
  wouldFail,
  failOn: failOn2,
  at,
  nodes,
  ready,
  takenAt,
  peakAtOnce,
  policies
}) {
  const effects = policies.flatMap(({ head }) => head ?? []);
  return {
    name: cluster,
    report: source,
    verdict: verdict2,
    digest,
    wouldFail,
    failOn: failOn2,
    at: formatInstant(at),
    snapshot: { nodes, ready, takenAt: instantOrNull(takenAt) },
    peakAtOnce,
    worstLoss: Math.max(0, ...effects.map(({ worstLoss }) => worstLoss)),
    policies: policies.length,
    changed: policies.filter(({ sameEffect }) => !sameEffect).length
  };
}

// src/report/merge/phrases.ts
var WORST_FIRST = ["unknown", "fail", "warn", "pass"];
function clustersOfMerge({ legs, problems: problems2 }) {
  const counts = WORST_FIRST.flatMap((verdict2) => {
    const count2 = legs.filter((leg) => leg.verdict === verdict2).length;
    return count2 === 0 ? [] : [say`${count2} ${ours(verdict2)}`];
  });
  const judged2 = counts.length === 0 ? amount(0, "cluster") : say`${amount(legs.length, "cluster")}: ${joinPhrases(counts, ", ")}`;
  return problems2.length === 0 ? judged2 : say`${judged2}; ${amount(problems2.length, "report")} missing or unusable`;
}
function alike(items, told) {
  return [...groupedBy(items, (item) => JSON.stringify(told(item))).values()].map((same) => ({
    clusters: same.map(({ cluster }) => cluster),
    of: same[0]
  }));
}
function worstLegsFirst({ legs }) {
  const inOrder = legs.toSorted((a, b) => RANK[b.verdict] - RANK[a.verdict]);
  return alike(inOrder, (leg) => [ours(leg.verdict), doesPhrase(leg)]);
}
function wavesInOrder({ waves: waves2 }) {
  return alike(waves2, waveCells);
}
function doesPhrase(leg) {
  if (leg.headline !== null) return sentence(leg.headline);
  return say`${findingsOf(leg)}; ${leg.peakAtOnce} of ${amount(leg.nodes, "node")} out at once`;
}
function findingsOf({ findings: findings2 }) {
  const fresh = findings2.filter(countsIn);
  const errors = fresh.filter(({ severity: severity2 }) => severity2 === "error").length;
  const warnings = fresh.filter(({ severity: severity2 }) => severity2 === "warning").length;
  const waived = findings2.filter(({ waiver }) => waiver !== null).length;
  const parts = [
    ...errors > 0 ? [amount(errors, "error")] : [],
    ...warnings > 0 ? [amount(warnings, "warning")] : [],
    ...waived > 0 ? [say`${waived} waived`] : []
  ];
  return parts.length === 0 ? ours("No findings") : joinPhrases(parts, ", ");
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
function freshFindings({ legs, findings: findings2 }) {
  const found = /* @__PURE__ */ new Map();
  const add = (cluster, finding2) => {
    const { severity: severity2, rule, message } = finding2;
    if (!countsIn(finding2) || severity2 === "info") return;
    const key = JSON.stringify([cluster === null, severity2, rule, message]);
    const known = found.get(key) ?? { clusters: [], finding: finding2 };
    if (cluster !== null) known.clusters.push(cluster);
    found.set(key, known);
  };
  for (const finding2 of findings2) add(null, finding2);
  for (const { cluster, findings: own } of legs) for (const finding2 of own) add(cluster, finding2);
  const isError = ({ finding: finding2 }) => Number(finding2.severity === "error");
  return [...found.values()].map((one) => ({ ...one, isOfAll: one.clusters.length === legs.length })).sort((a, b) => isError(b) - isError(a));
}
var NAMED = 5;
function findingPhrase({ clusters: clusters2, isOfAll, finding: finding2 }, isFull) {
  const whose = clusters2.length === 0 ? ours("across clusters") : isOfAll && clusters2.length > NAMED ? say`all ${clusters2.length} clusters` : clustersPhrase(clusters2);
  const head = say`${ours(finding2.severity)} ${name(finding2.rule)}, ${whose}`;
  if (!isFull && clusters2.length > 0) return head;
  const fix = clusters2.length > 0 ? NO_WORDS : say` Fix: ${sentence(finding2.remediation)}`;
  return say`${head}: ${sentence(finding2.message)}${fix}`;
}
function clustersPhrase(clusters2) {
  const shown = joinPhrases(clusters2.slice(0, NAMED).map(name), ", ");
  const more = clusters2.length - NAMED;
  return more > 0 ? say`${shown} and ${more} more` : shown;
}

// src/report/merge/unknown.ts
function unknownPhrases({ problems: problems2, legs }, isFull) {
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
    ...problems2.map(({ message }) => sentence(message)),
    ...[...causes.values()].map(
      ({ clusters: clusters2, cause }) => causePhrase(clustersPhrase(clusters2), cause, isFull)
    )
  ];
}
function causesOf({ problems: problems2 }) {
  const errors = problems2.filter(({ severity: severity2 }) => severity2 === "error");
  const firsts = errors.filter(({ code }, index) => errors.findIndex((one) => one.code === code) === index);
  return firsts.length > 0 ? firsts.map(({ code, message }) => ({ code, message })) : [null];
}
function causePhrase(clusters2, cause, isFull) {
  if (cause === null) return say`${clusters2}: ${ours("the report says unknown, and not why.")}`;
  const head = say`${name(cause.code)}, ${clusters2}`;
  return isFull ? say`${head}: ${sentence(cause.message)}` : head;
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
  const span2 = Math.max(1, Math.max(...ends) - from);
  const names = shown.map(({ clusters: clusters2 }) => labelOf(clusters2));
  const width = Math.max(...names.map(columnsOf));
  const bars2 = shown.map(({ of: wave }, index) => {
    const name2 = names[index] ?? "";
    return `${name2}${" ".repeat(width - columnsOf(name2))}  ${barOf(wave, from, span2)}`;
  });
  const scale = `${" ".repeat(width)}  |${"-".repeat(COLUMNS - 2)}|`;
  return [...bars2, `${scale} ${durationText(span2)}`];
}
function labelOf([first = "", ...others]) {
  const label = shorten(terminal(first), LONGEST_NAME);
  return others.length === 0 ? label : `${label} and ${others.length} more`;
}
function moreWaves({ waves: waves2 }, shown) {
  const count2 = waves2.length - countOf(shown);
  if (count2 === 0) return null;
  return say`${amount(count2, "more cluster")}, none of which starts earlier`;
}
function countOf(rows) {
  return rows.reduce((sum, { clusters: clusters2 }) => sum + clusters2.length, 0);
}
function barOf({ start, finish }, from, span2) {
  const column = (at) => Math.min(COLUMNS - 1, Math.floor((at - from) / span2 * COLUMNS));
  const begin = column(start);
  const end = finish === null ? COLUMNS - 1 : Math.max(begin, column(finish));
  const run = "#".repeat(end - begin + (finish === null ? 0 : 1));
  return `${".".repeat(begin)}${run}${finish === null ? ">" : ""}`.padEnd(COLUMNS, ".");
}

// src/report/merge/markdown.ts
var ROWS = 50;
var FINDINGS = 30;
var PROBLEMS = 50;
function renderMergeComment(merged, options) {
  const room = options.maxBytes - bytesOf(sourceOf(commentMarker(options.key, sha256("")))) - 1;
  const body = renderMergeMarkdown(merged, { ...options, maxBytes: room });
  return `${sourceOf(commentMarker(options.key, sha256(body)))}
${body}`;
}
function renderMergeMarkdown(merged, { detail, runUrl, maxBytes }) {
  const isFull = detail === "full";
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  const head = gfm`### ${SIGNS[merged.verdict]} ${phraseMarkdown(say`Rollout plans of ${clustersOfMerge(merged)}`)}`;
  const last = run === null ? [] : [run];
  const optional = [
    problems(merged, isFull),
    clusters(merged),
    findings(merged, isFull),
    waves(merged),
    bars(merged)
  ];
  const blocks = [head];
  for (const block of optional.flatMap((one) => one ?? [])) {
    const whole = joinMarkdown([...blocks, block, LEFT_OUT, ...last], EMPTY_LINE);
    if (bytesOf(sourceOf(whole)) > maxBytes - 1) {
      blocks.push(LEFT_OUT);
      break;
    }
    blocks.push(block);
  }
  return `${sourceOf(joinMarkdown([...blocks, ...last], EMPTY_LINE))}
`;
}
var LEFT_OUT = phraseMarkdown(ours("What follows is left out for length; the JSON report has it."));
function problems(merged, isFull) {
  return bullets("Not known", unknownPhrases(merged, isFull), PROBLEMS);
}
function findings(merged, isFull) {
  return bullets(
    "Found",
    freshFindings(merged).map((one) => findingPhrase(one, isFull)),
    FINDINGS
  );
}
function bullets(title, phrases, most) {
  if (phrases.length === 0) return null;
  const more = phrases.length - most;
  const rest = more > 0 ? [say`${more} more.`] : [];
  const items = [...phrases.slice(0, most), ...rest].map((phrase) => gfm`- ${phraseMarkdown(phrase)}`);
  return gfm`**${fixedText(title)}**\n\n${joinMarkdown(items, NEWLINE)}`;
}
function clusters(merged) {
  const shown = worstLegsFirst(merged).slice(0, ROWS);
  const rows = shown.map(
    ({ clusters: names, of }) => tableRow([
      phraseMarkdown(clustersPhrase(names)),
      gfm`${SIGNS[of.verdict]} ${fixedText(of.verdict)}`,
      phraseMarkdown(doesPhrase(of))
    ])
  );
  if (rows.length === 0) return null;
  const more = merged.legs.length - countOf(shown);
  const rest = more > 0 ? [gfm`\n${phraseMarkdown(say`${amount(more, "more cluster")}, none of them worse.`)}`] : [];
  return joinMarkdown([headOf(["cluster", "verdict", "what merging does"]), ...rows, ...rest], NEWLINE);
}
function waves(merged) {
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  if (shown.length === 0) return null;
  const rows = shown.map(
    ({ clusters: names, of }) => tableRow([clustersPhrase(names), ...waveCells(of)].map(phraseMarkdown))
  );
  const more = moreWaves(merged, shown);
  const rest = more ? [gfm`\n${phraseMarkdown(say`${more}.`)}`] : [];
  return joinMarkdown([headOf(WAVE_TITLES), ...rows, ...rest], NEWLINE);
}
function headOf(titles) {
  return tableHead(titles.map((title) => ({ title: fixedText(title) })));
}
function bars(merged) {
  const lines = timeline(merged);
  return lines.length === 0 ? null : fenced(lines.join("\n"));
}

// src/report/merge/text.ts
function renderMergeText(merged, { colour, width }) {
  const paint = painter(colour);
  const { word, style } = VERDICTS[merged.verdict];
  const list = (phrases) => phrases.flatMap((phrase) => wrap(phraseTerminal(phrase), width, 2, 2));
  const section = (title, lines) => lines.length === 0 ? [] : [[title, ...lines].join("\n")];
  const legs = worstLegsFirst(merged).map(
    ({ clusters: clusters2, of }) => say`${clustersPhrase(clusters2)}: ${ours(of.verdict)}. ${doesPhrase(of)}`
  );
  const shown = wavesInOrder(merged).slice(0, SHOWN_WAVES);
  const waves2 = shown.map(({ clusters: clusters2, of }) => [clustersPhrase(clusters2), ...waveCells(of)]);
  const more = moreWaves(merged, shown);
  const blocks = [
    [`${paint(style, word)}  ${paint("bold", phraseTerminal(clustersOfMerge(merged)))}`, ...list(legs)].join(
      "\n"
    ),
    ...section("Not known", list(unknownPhrases(merged, true))),
    ...section("Found", list(freshFindings(merged).map((one) => findingPhrase(one, true)))),
    ...section("Waves", waves2.length === 0 ? [] : columns([WAVE_TITLES.map(ours), ...waves2])),
    ...section("Timeline", [...timeline(merged), ...more ? [phraseTerminal(say`  ${more}`)] : []])
  ];
  return `${logSafe(blocks.join("\n\n"))}
`;
}
function columns(rows) {
  const cells = rows.map((row) => row.map(phraseTerminal));
  const widths = (cells[0] ?? []).map(
    (_, column) => Math.max(...cells.map((row) => columnsOf(row[column] ?? "")))
  );
  return cells.map((row) => {
    const padded = row.map((text2, column) => text2 + " ".repeat((widths[column] ?? 0) - columnsOf(text2)));
    return `  ${padded.join("  ")}`.trimEnd();
  });
}

// src/report/merge/index.ts
var MERGE_FORMATS = ["text", "markdown", "json"];
function renderMerge(merged, format, options = {}) {
  const settings = { ...DEFAULTS, ...options };
  if (format === "json") return renderMergeJson(merged);
  return format === "markdown" ? renderMergeMarkdown(merged, settings) : renderMergeText(merged, settings);
}

// src/merge/everywhere.ts
var HOUR_MS = 36e5;
var RULE = "same-window-everywhere";
function crossFindings(legs) {
  return [...windowsTogether(legs), ...startsTogether(legs)];
}
function windowsTogether(legs) {
  const base = legs.flatMap((leg) => openingsOf(leg, "base"));
  const all = legs.flatMap((leg) => openingsOf(leg, "head"));
  const baseOf = groupedBy(base, ({ policy: policy2 }) => policy2);
  const each = [...groupedBy(all, ({ policy: policy2 }) => policy2)].map(([policy2, head]) => ({
    head,
    base: baseOf.get(policy2) ?? []
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
      message: `${few(policies, NAMED2)}: windows open in ${clusters2.length} clusters (${few(clusters2, NAMED2)}) within an hour of ${minuteText(at)}. A change that is bad is then rolled in all of them before it shows in one.`,
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
    (policy2) => (policy2[side]?.groups ?? []).flatMap(
      ({ openings }) => openings.map((at) => ({ at, cluster: leg.cluster, policy: nameOf(policy2) }))
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
  const started = legs.flatMap(
    ({ cluster, policies }) => policies.flatMap((policy2) => {
      const starts = startedGroups(policy2).map(({ start }) => start);
      return starts.length === 0 ? [] : [{ cluster, policy: policy2, at: Math.min(...starts) }];
    })
  );
  const byPolicy = groupedBy(
    started,
    ({ policy: { system, kind, namespace, name: name2 } }) => JSON.stringify([system, kind, namespace, name2])
  );
  const together = [...byPolicy.values()].flatMap((starts) => {
    const instants = starts.map(({ at }) => at);
    const first = Math.min(...instants);
    if (starts.length < 2 || Math.max(...instants) - first >= HOUR_MS) return [];
    const clusters2 = starts.map(({ cluster }) => cluster).sort();
    return starts.slice(0, 1).map(({ policy: policy2 }) => ({ policy: policy2, first, clusters: clusters2 }));
  });
  const alike2 = groupedBy(together, ({ first, clusters: clusters2 }) => JSON.stringify([first, clusters2]));
  return [...alike2.values()].map(togetherFinding);
}
function togetherFinding(alike2) {
  const [one, ...others] = alike2;
  const { first = 0, clusters: clusters2 = [] } = one ?? {};
  const names = alike2.map(({ policy: policy2 }) => nameOf(policy2)).sort();
  const [start, them] = others.length === 0 ? ["starts", "it"] : ["start", "them"];
  const all = clusters2.length === 2 ? "Both" : `All ${clusters2.length}`;
  return {
    ...UNPLACED,
    severity: "warning",
    status: "new",
    message: `${all} clusters in which ${few(names, NAMED2)} ${start} (${few(clusters2, NAMED2)}) start ${them} within an hour of ${minuteText(first)}. No cluster shows what the change does before the others have it.`,
    remediation: "Merge the change for one cluster first, or give the clusters windows that open hours apart.",
    policy: one && others.length === 0 ? refOf(one.policy) : null,
    waiver: null,
    fingerprint: `${RULE}/starts/${sha256(names)}`
  };
}
function refOf({ system, kind, namespace, name: name2 }) {
  return { system, kind, namespace, name: name2 };
}
var UNPLACED = { rule: RULE, group: null, file: null, line: null, column: null };
var NAMED2 = 5;
function nameOf({ kind, namespace, name: name2 }) {
  return namespace === null ? `${kind}/${name2}` : `${kind}/${namespace}/${name2}`;
}

// src/merge/merge.ts
function merge(read, { expected, failOn: failOn2 }) {
  const all = read.flatMap((one) => "why" in one ? [] : one).sort((a, b) => compare(a.cluster, b.cluster));
  const twice = doubled(all);
  const legs = all.filter(({ cluster }) => !twice.has(cluster)).map((leg) => heldTo(leg, failOn2));
  const problems2 = [
    ...read.flatMap((one) => "why" in one ? [brokenProblem(one)] : []),
    ...[...twice].map(([cluster, sources]) => twoProblem(cluster, sources)),
    ...missing(expected, all),
    ...outdated(legs),
    ...all.length === 0 && read.length === 0 && expected.length === 0 ? [NOTHING] : []
  ];
  const findings2 = crossFindings(legs);
  const bar = failOn2 ?? strictest(legs);
  const cross = verdictOf(findings2, bar);
  const verdicts = [
    ...legs.map(({ verdict: verdict3 }) => verdict3),
    cross,
    ...problems2.length > 0 ? ["unknown"] : []
  ];
  const verdict2 = verdicts.reduce((a, b) => RANK[b] > RANK[a] ? b : a, "pass");
  const fails = legs.some((leg) => leg.verdict === "fail" && (failOn2 ?? leg.failOn) !== "never");
  const isRed = fails || cross === "fail" && bar !== "never";
  return {
    verdict: verdict2,
    wouldFail: verdict2 === "fail" || verdict2 === "unknown" || legs.some((leg) => leg.wouldFail),
    exitCode: verdict2 === "unknown" ? 2 : isRed ? 1 : 0,
    digest: sha256(legs.map(({ cluster, digest }) => [cluster, digest])),
    legs,
    problems: problems2,
    findings: findings2,
    waves: legs.flatMap(wavesOf).sort((a, b) => a.start - b.start || compare(a.cluster, b.cluster))
  };
}
function compare(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function doubled(legs) {
  const several = [...groupedBy(legs, ({ cluster }) => cluster)].filter(([, same]) => same.length > 1);
  return new Map(several.map(([cluster, same]) => [cluster, same.map(({ source }) => source)]));
}
function strictest(legs) {
  const bars2 = legs.map((leg) => leg.failOn);
  return bars2.includes("warning") ? "warning" : bars2.includes("error") || bars2.length === 0 ? "error" : "never";
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
function heldTo(leg, failOn2) {
  const held = failOn2 === null ? leg.verdict : verdictOf(leg.findings, failOn2);
  return RANK[held] > RANK[leg.verdict] ? { ...leg, verdict: held } : leg;
}
var NOTHING = {
  code: "missing-report",
  cluster: null,
  message: "There are no reports to merge: nothing was judged."
};
function wavesOf(leg) {
  const started = leg.policies.flatMap((policy2) => startedGroups(policy2));
  if (started.length === 0) return [];
  const losses = leg.policies.flatMap(
    (policy2) => startedGroups(policy2).length === 0 ? [] : policy2.head?.worstLoss ?? 0
  );
  const finishes = started.map(({ finish }) => finish);
  return [
    {
      cluster: leg.cluster,
      start: Math.min(...started.map(({ start }) => start)),
      finish: finishes.includes(null) ? null : Math.max(...finishes.map((at) => at ?? 0)),
      targets: leg.starting,
      batches: started.reduce((sum, { batches }) => sum + batches, 0),
      peakAtOnce: leg.peakAtOnce,
      worstLoss: Math.max(...losses)
    }
  ];
}

export {
  countsIn,
  loadLegs,
  legFiles,
  renderMergeComment,
  MERGE_FORMATS,
  renderMerge,
  merge
};
