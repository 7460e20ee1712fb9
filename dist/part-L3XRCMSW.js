import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  blobSizes,
  blobsHere,
  knownOf,
  listTree,
  readBlobs,
  resolveCommit,
  unmatchedIn,
  withUnmatched
} from "./part-IBMCJAKM.js";
import {
  filesBelow
} from "./part-MZZCQZ7O.js";
import {
  isInside
} from "./part-HL57LJEV.js";
import {
  placedYaml,
  wholeYaml
} from "./part-RFUITXZZ.js";
import {
  READ_LIMITS,
  applyWaivers,
  defaultConfig,
  freezesOf,
  readConfig,
  waiversIn
} from "./part-QFXSIKZR.js";
import {
  ANY_FILE,
  FLAGS,
  LINK_MODE,
  STANDARD_INPUT,
  SUBMODULE_MODE,
  SUFFIXES,
  compileGlobs,
  compileSegment,
  countProblem,
  decodeLossy,
  decodeMarked,
  decodeUtf8,
  emptyFolderProblem,
  inPathOrder,
  isOfPattern,
  isPattern,
  isShellPipe,
  listed,
  matchSegment,
  noMatchProblem,
  onlyExclusions,
  readStream,
  readText,
  sortedByBytes,
  symlinkProblem,
  textProblem,
  totalProblem,
  unreadableProblem,
  walkFolder,
  withoutLinks
} from "./part-4CE7IV5R.js";
import {
  iso_exports,
  writeDuration
} from "./part-I2A563DJ.js";
import {
  INTEREST,
  Kustomizations,
  PLANNED_KINDS,
  RULES,
  asideOf,
  beside,
  changeNotBatched,
  claimedAs,
  failureDomainAtOnce,
  firstBatchTooLarge,
  firstBetween,
  groupsOfKind,
  holdsSettings,
  inGivenNamespace,
  inNamespaces,
  inputOf,
  instantText,
  isBuiltBeside,
  isCarrier,
  isMade,
  isMissed,
  isOfFleet,
  isPlanned,
  isSameObject,
  isUnknownKind,
  judges,
  kindsWritten,
  kustomizationOf,
  limitText,
  mayHoldCarrier,
  mayHoldPlanned,
  meantGroup,
  meantKind,
  mentionsNeighbour,
  partsOf,
  peakAboveLimit,
  peakJump,
  policyOf,
  refersToAny,
  refusedEdits,
  rolledGroups,
  sameAsideIn,
  sameRef,
  share,
  subjectOf,
  unrenderedCarriers,
  waiverLapsed,
  wholePoolAtOnce,
  worstLossAboveLimit
} from "./part-WVYOWS5I.js";
import {
  KUSTOMIZATION_NAMES,
  chartKeysIn,
  chartValuesIn,
  isAddress,
  isKustomization,
  referencesIn
} from "./part-H3PE34FM.js";
import {
  ByDomain,
  counterOf,
  effectOf,
  endsOf,
  isFixed,
  isPart,
  lossOf,
  lossSums,
  measureGroup,
  mixesOf,
  peakQuery,
  runReport,
  worstTogether
} from "./part-LZHJTOOK.js";
import {
  withoutTrailing
} from "./part-7NROGIMS.js";
import {
  comparePolicies,
  editedPolicies,
  isIdle,
  isNamed,
  isOnlyNext,
  losableOf,
  planDigest,
  removedPolicies,
  servingOf,
  sha256,
  startsNothing
} from "./part-HNU6ZMAG.js";
import {
  parsedJson,
  repeatedKey
} from "./part-C6FNRO6Y.js";
import {
  AtOnceController,
  SYSTEMS,
  Simulation,
  UNLIMITED,
  Work,
  WorkUsedUp,
  World,
  compileSelector,
  describeSelector,
  healthy,
  nearest,
  selects,
  turnsBad,
  turnsBadAt,
  withTemplateDefaults
} from "./part-PWGRHSRB.js";
import {
  CLOCKS_APART_MS,
  LIMITS,
  NODES_PER_SIDE,
  REST,
  TAILS,
  WORK,
  byKustomize,
  byRoot,
  bySomething,
  createdIn,
  imageNames,
  isDefined,
  isDefinition,
  isInNoNamespace,
  isNodeClass,
  isOut,
  parseFile,
  parseManifests,
  parseWhole,
  ruleFor,
  withLiveContainer,
  withLiveRest,
  withLiveWork
} from "./part-XCPVTUVG.js";
import {
  present
} from "./part-ERTRCOBU.js";
import {
  MAX_LABEL_LENGTH,
  byName,
  isDnsSubdomain,
  problemOf
} from "./part-66QZVGSS.js";
import {
  DUPLICATE,
  _enum,
  array,
  boolean,
  byIdentity,
  duplicates,
  identityOf,
  int,
  literal,
  looseObject,
  number,
  object,
  string
} from "./part-QX2GKHS3.js";
import {
  Histories,
  NO_BATCH,
  NO_BATCHES,
  batchesOf,
  factOf,
  factsOf,
  few,
  fix,
  fixText,
  groupKey,
  joinAnd,
  kindOf,
  lazily,
  listing,
  mergeIntervals,
  newestApi,
  once,
  refKey,
  refText,
  remembered,
  settingsOf,
  unlimitedGroup,
  withValues
} from "./part-G3VZYYLT.js";
import {
  DEFAULT_NAMESPACE,
  addTo,
  asUnjudged,
  canonicalJson,
  canonicalWithout,
  errorAt,
  field,
  fieldAt,
  folderOf,
  groupOf,
  groupedBy,
  groupedByEach,
  hashValue,
  infoAt,
  isObject,
  isSameJson,
  isSameValue,
  isWithin,
  itemsIn,
  joined,
  labelsIn,
  listIn,
  minuteText,
  namespaceOf,
  numberIn,
  objectIn,
  objectOr,
  placedTitleOf,
  pointerSteps,
  textIn,
  titleOf,
  unjudgedAt,
  valueAt,
  visible,
  warningAt
} from "./part-MZYUQ4PG.js";
import {
  counted,
  percentText,
  verb
} from "./part-HGX7INL6.js";

// src/config/clusters.ts
function clustersOf(config) {
  const [first, ...rest] = config.clusters.map(
    ({ name, policies, snapshot: snapshot2, namespace, variables, destination, labels }, index) => ({
      config: {
        ...config,
        cluster: name,
        policies: policies ?? config.policies,
        snapshot: snapshot2 ?? config.snapshot,
        namespace: namespace ?? config.namespace,
        variables: { ...config.variables, ...variables },
        clusters: [],
        waivers: waiversIn(
          config.waivers,
          config.clusters.map((one) => one.name)
        )
      },
      path: ["clusters", index],
      target: { name, destination, labels, others: othersThan(name, config) }
    })
  );
  return first ? [first, ...rest] : [{ config, path: [], target: { ...NO_CLUSTER, name: config.cluster } }];
}
var NO_CLUSTER = { name: null, destination: null, labels: null, others: [] };
function othersThan(name, config) {
  return config.clusters.filter((one) => one.name !== name).map((one) => ({
    name: one.name,
    destination: one.destination,
    policies: one.policies ?? config.policies ?? []
  }));
}
function placesIn(placeOf, cluster2) {
  if (cluster2.length === 0) return placeOf;
  return (path) => {
    const entry = placeOf(cluster2);
    const own = placeOf([...cluster2, ...path]);
    const isOwn = own.line !== entry.line || own.column !== entry.column;
    return isOwn ? own : placeOf(path);
  };
}

// src/plan/passed.ts
function passedLines({ reports }) {
  const files = new Set(reports.flatMap(({ passed = [] }) => passed));
  return Array.from(files, (file) => `passed over, as nothing in it is planned: ${visible(file)}`);
}
function withoutReported(files, { base, head }, findings) {
  const policies = [...base?.policies ?? [], ...head.policies];
  const reported = new Set([...policies, ...findings].map(({ place }) => place?.file));
  return files.filter((file) => !reported.has(file));
}
function passedNotice(files) {
  if (files.length === 0) return [];
  return [
    `${counted(files.length, "file").replace(/\B(?=(\d{3})+ )/, ",")} ${verb(files.length, "holds", "hold")} nothing that is planned`
  ];
}

// src/gate/rolled.ts
function rolledNow({ head }) {
  const all = rolledGroups(head).filter(({ group: group2 }) => group2.matched > 0);
  const started = all.filter(({ policy: policy2 }) => !startsNothing(policy2));
  return started.length > 0 ? started : all;
}
function openTimes({ calendar, allowed }, { horizon }) {
  const spans = calendar ? calendar.spans.filter(({ reason }) => reason === calendar.rolledFor) : [...allowed].sort((a, b) => a.from - b.from);
  const open = mergeIntervals(spans.filter(({ limit }) => limit === null || limit > 0));
  const [first] = open;
  if (!first) return calendar ? open : null;
  const { from: from2, to } = calendar ? calendar.within : horizon;
  return first.from <= from2 && first.to >= to ? null : open;
}
function isHeldByWindow(group2, plan) {
  const { at } = plan;
  if (group2.start !== null && group2.start <= at) return false;
  const open = openTimes(group2, plan);
  return open !== null && !open.some(({ from: from2, to }) => from2 <= at && at < to);
}
function heldText(held) {
  return held === "OnDelete" || held === "partition" ? `held back (${held})` : String(held);
}

// src/gate/broken.ts
var IN_FREEZE = "in-freeze";
var STALE = "inventory-stale";
var LAPSED = "waiver-lapsed";
function brokenRules(report2, { isSame: isSame2, before }) {
  const there = report2.findings.filter(({ status }) => status !== "fixed");
  const hits = there.filter(({ severity }) => barOf(report2).includes(severity));
  const counts = isCounted(report2);
  const others = hits.filter((one) => one.rule !== IN_FREEZE && one.rule !== STALE && counts(one));
  const known = new Set(knownIn(report2, before));
  const wasReviewed = ({ fingerprint, rule }) => isSame2 && rule !== LAPSED || known.has(fingerprint);
  return {
    frozen: hits.filter((one) => one.rule === IN_FREEZE && (counts(one) || isRolled(one, report2))),
    broken: report2.failOn === "never" ? [] : others.filter((one) => !wasReviewed(one)),
    stale: there.filter(({ rule }) => rule === STALE),
    reviewed: others.filter(wasReviewed)
  };
}
function barOf({ failOn }) {
  return failOn === "warning" ? ["error", "warning"] : ["error"];
}
function isRolled({ policy: policy2, group: group2 }, { plan }) {
  return rolledNow(plan).some(
    ({ group: rolled }) => policy2 !== null && sameRef(rolled.declaredIn, policy2) && rolled.name === group2
  );
}
function knownIn(report2, before) {
  const bar = barOf(report2);
  return (before?.findings ?? []).filter(({ severity }) => bar.includes(severity)).map(({ fingerprint }) => fingerprint);
}
function isCounted(report2) {
  const bar = barOf(report2);
  const isFresh = ({ status }) => status === "new" || status === "worsened";
  const failsFresh = report2.findings.some((one) => isFresh(one) && bar.includes(one.severity));
  return report2.verdict === "fail" && !failsFresh ? () => true : isFresh;
}

// src/gate/reviewed.ts
var text = string().max(2048);
var count = int().min(0).max(1e9);
var ref = object({ system: text, kind: text, namespace: text.nullable(), name: text });
var digest = string().regex(/^sha256:[0-9a-f]{64}$/, "is not a digest");
var instant = iso_exports.datetime({ offset: true }).transform((written2) => Date.parse(written2));
var outcome = _enum(["complete", "stopped", "stuck", "unfinished", "none"]);
var pause = object({
  kind: _enum(["wait", "approval"]),
  seconds: number().min(0).nullable(),
  holdsBack: text
});
var batch = object({
  size: count,
  targets: array(text).default([]),
  start: instant.nullable().default(null),
  end: instant.nullable().default(null)
});
var span = object({ reason: text.nullable(), from: instant, to: instant, limit: number().nullable() });
var group = object({
  name: text,
  matched: count,
  targets: array(text),
  ceiling: object({ enforced: number().nullable() }),
  allowed: array(span).default([]),
  batches: array(batch),
  inFlight: object({ targets: array(text), end: instant.nullable() }).optional(),
  peakAtOnce: count,
  peakPercent: number().min(0),
  worstLoss: count,
  stops: boolean(),
  start: instant.nullable(),
  finish: instant.nullable(),
  outcome,
  pauses: array(pause).default([]),
  outBefore: count.default(0),
  blocked: array(object({ target: text })).default([]),
  rolls: ref
});
var effect = object({ groups: array(group), peakAtOnce: count, worstLoss: count, outcome });
var policy = object({
  ...ref.shape,
  apiVersion: text,
  cluster: text.nullish(),
  head: effect.nullable(),
  change: text.default("unchanged"),
  changeEffect: object({ kind: text, batched: boolean().default(true) }).nullish(),
  drains: object({ desiredHealthy: count, expectedPods: count }).optional(),
  inCluster: boolean().default(false),
  recorded: array(object({ of: text.nullable(), target: text, state: text })).default([])
});
var finding = object({
  rule: text,
  severity: _enum(["error", "warning", "info"]),
  status: _enum(["new", "worsened", "unchanged", "fixed"]),
  fingerprint: text,
  policy: ref.nullish(),
  group: text.nullish(),
  evidence: looseObject({
    groups: array(looseObject({ group: text.nullable() })).optional().catch(void 0)
  }).default({}),
  waiver: looseObject({}).nullish(),
  cluster: text.nullish()
});
var verdict = _enum(["pass", "warn", "fail", "unknown"]);
var snapshot = object({ nodes: count, ready: count, takenAt: instant.nullable(), digest });
var domain = object({ key: text, value: text, matched: count, peakAtOnce: count });
var together = object({ peakAtOnce: count, byDomain: array(domain) });
var combined = object({
  head: together.extend({ withNext: together.nullish() }).transform(({ withNext, ...begun }) => withNext ?? begun)
});
var cluster = object({ name: text.nullable(), snapshot, combined });
var report = object({
  schemaVersion: literal(1),
  verdict,
  digest,
  snapshot,
  policies: array(policy),
  combined,
  findings: array(finding),
  cluster: text.nullish(),
  clusters: array(cluster).optional()
});
function policyKey(one) {
  return JSON.stringify([one.system, groupOf(one.apiVersion), one.kind, one.namespace, one.name]);
}
function readReviewed(json) {
  const value = parsedJson(json);
  if (value === void 0) return { unusable: "is no JSON; it may be cut off." };
  const twice = repeatedKey(json, value);
  if (twice)
    return {
      unusable: `says ${visible(twice.key)} twice in one place, so that it is no report of fleetplan's.`
    };
  const read = report.safeParse(value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const where = issue?.path.length ? ` at ${visible(issue.path.join("."))}` : "";
    return {
      unusable: `is not the JSON report of a plan${where}: ${visible(issue?.message ?? "it has another form")}.`
    };
  }
  if (read.data.verdict === "unknown")
    return { unusable: "is of a plan that could not be judged, so that nothing was reviewed." };
  return ofClusters(read.data);
}
function ofClusters(read) {
  const parts = read.clusters ?? [
    { name: read.cluster ?? null, snapshot: read.snapshot, combined: read.combined }
  ];
  const clusters = [];
  for (const part of parts) {
    const isOwn = (entry) => read.clusters === void 0 || (entry.cluster ?? null) === part.name;
    const listed4 = read.policies.filter((one) => isOwn(one) && one.head !== null);
    const policies = new Map(listed4.map((one) => [policyKey(one), one]));
    if (policies.size < listed4.length) return { unusable: "has the same policy twice." };
    if (clusters.some(({ cluster: other }) => other === part.name))
      return { unusable: "has the same cluster twice." };
    const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
    const findings = found.filter(({ status }) => status !== "fixed");
    const before = found.filter(({ status }) => status === "fixed");
    const { snapshot: taken2, combined: together4 } = part;
    clusters.push({
      cluster: part.name,
      snapshot: taken2,
      policies,
      combined: together4.head,
      findings,
      before
    });
  }
  return { digest: read.digest, clusters };
}

// src/gate/paired.ts
function numbered(groups) {
  const seen = /* @__PURE__ */ new Map();
  return new Map(
    groups.map((group2) => {
      const number2 = (seen.get(group2.name) ?? 0) + 1;
      seen.set(group2.name, number2);
      return [JSON.stringify([group2.name, number2]), group2];
    })
  );
}
function isDone(outcome2) {
  return outcome2 === "complete" || outcome2 === "none";
}
function losesAll({
  worstLoss: worstLoss2,
  matched
}) {
  return matched > 0 && worstLoss2 >= matched;
}

// src/gate/compare.ts
var NO_DIFFERENCE = { worse: [], moved: [] };
function compareEffects(plan, reviewed) {
  const kept = plan.head.policies.filter(({ isDeleted }) => !isDeleted);
  const now = new Map(
    kept.map((policy2) => [policyKey({ ...policy2.ref, apiVersion: policy2.apiVersion }), policy2])
  );
  const pairs = [...now].map(([key, policy2]) => ({ policy: policy2, before: reviewed.policies.get(key) }));
  const groups = pairs.flatMap(({ policy: policy2, before }) => before ? pairedGroups(plan, policy2, before) : []);
  return {
    worse: [
      ...pairs.flatMap(({ policy: policy2, before }) => before ? [] : unreviewed(policy2) ?? []),
      ...[...reviewed.policies].flatMap(([key, before]) => now.has(key) ? [] : [goneText(before)]),
      ...groups.flatMap(
        ({ subject, group: group2, before }) => before ? worseGroup(subject, group2, before, plan) : newGroup(subject, group2)
      ),
      ...pairs.flatMap(
        ({ policy: policy2, before }) => before ? present([...lostGroups(plan, policy2, before), worseDrains(policy2, before)]) : []
      ),
      ...worseTogether(plan, reviewed)
    ],
    moved: groups.flatMap(
      ({ subject, group: group2, before }) => before ? movedGroup(subject, group2, before) ?? [] : []
    )
  };
}
function nameOf(ref2) {
  return visible(refText(ref2));
}
function unreviewed({ ref: ref2, effect: effect2 }) {
  if (effect2.peakAtOnce === 0 && effect2.worstLoss === 0) return null;
  return `${nameOf(ref2)} takes ${counted(effect2.peakAtOnce, "target")} out at once and was not in the reviewed plan.`;
}
function goneText(before) {
  return `${nameOf(before)} was in the reviewed plan and is not there any more.`;
}
function ownGroups(plan, policy2) {
  const own = rolledGroups(plan.head).filter((limited) => limited.policy === policy2);
  return numbered(own.map(({ group: group2 }) => group2));
}
function reviewedGroups(before) {
  const isOwn = ({ rolls }) => rolls.kind === before.kind && rolls.namespace === before.namespace && rolls.name === before.name;
  return numbered((before.head?.groups ?? []).filter(isOwn));
}
function pairedGroups(plan, policy2, before) {
  const then = reviewedGroups(before);
  const own = ownGroups(plan, policy2);
  return [...own].map(([key, group2]) => ({
    subject: own.size === 1 ? nameOf(policy2.ref) : `${nameOf(policy2.ref)} group "${visible(group2.name)}"`,
    group: group2,
    before: then.get(key)
  }));
}
function newGroup(subject, { matched, unit }) {
  return matched === 0 ? [] : [`${subject} with ${counted(matched, unit)} was not in the reviewed plan.`];
}
function lostGroups(plan, policy2, before) {
  const own = ownGroups(plan, policy2);
  return [...reviewedGroups(before)].flatMap(
    ([key, group2]) => own.has(key) || group2.matched === 0 ? [] : `${nameOf(policy2.ref)} group "${visible(group2.name)}" was in the reviewed plan and is not there any more.`
  );
}
var SHARE_RISES_BY = 5;
function worseGroup(subject, now, before, plan) {
  const nodes = (n) => counted(n, now.unit);
  const first = (batches) => batches[0]?.size ?? 0;
  const says = (is, text2) => is ? [`${subject}: ${text2}`] : [];
  const isMore = now.peakAtOnce > before.peakAtOnce;
  const was = `in the reviewed plan ${before.peakAtOnce} of ${before.matched} (${before.peakPercent}%).`;
  return [
    ...says(
      isMore || now.peakPercent > before.peakPercent + SHARE_RISES_BY,
      `${now.peakAtOnce} of ${nodes(now.matched)} (${now.peakPercent}%) ${verb(now.peakAtOnce, "goes", "go")} at once, ${was}`
    ),
    ...says(
      now.worstLoss > before.worstLoss && !(losesAll(now) && losesAll(before)),
      `${nodes(now.worstLoss)} lost if the change is bad, in the reviewed plan ${before.worstLoss}.`
    ),
    ...says(
      before.stops && !now.stops,
      "nothing stops a bad change any more, in the reviewed plan something did."
    ),
    ...says(
      isDone(before.outcome) && !isDone(now.outcome),
      `it does not come to its end (${now.outcome}), in the reviewed plan it did.`
    ),
    ...says(
      !isMore && first(now.batches) > first(before.batches),
      `the first batch has ${nodes(first(now.batches))}, in the reviewed plan ${first(before.batches)}.`
    ),
    ...says(
      isLooser(now, before),
      `${ceilingText(now)}, in the reviewed plan at most ${before.ceiling.enforced ?? 0}.`
    ),
    ...says(
      isOpened(now, before, plan),
      "no window closes it at any hour any more, in the reviewed plan some hours were closed."
    ),
    ...worsePauses(subject, now, before)
  ];
}
function isOpened(now, before, plan) {
  const reason = now.calendar?.rolledFor;
  const spans = before.allowed.filter((span2) => reason === void 0 || span2.reason === reason);
  const isClosed = ({ limit }) => limit === 0;
  return spans.some(isClosed) && !spans.every(isClosed) && now.matched > 0 && openTimes(now, plan) === null;
}
function isLooser({ ceiling, calendar, matched }, before) {
  if (calendar || before.ceiling.enforced === null || matched === 0) return false;
  return ceiling.enforced === null || ceiling.enforced > before.ceiling.enforced;
}
function ceilingText({ ceiling, unit }) {
  return ceiling.enforced === null ? "nothing limits how many go at once" : `up to ${counted(ceiling.enforced, unit)} may go at once`;
}
function worsePauses(subject, now, before) {
  const approvals = (pauses) => pauses.filter(({ kind }) => kind === "approval").length;
  const own = factOf(now, "stage")?.pauses ?? [];
  const waits = own.reduce((sum, { ms }) => sum + (ms ?? 0), 0) / 1e3;
  const before_ = before.pauses.reduce((sum, { seconds }) => sum + (seconds ?? 0), 0);
  return present([
    approvals(own) < approvals(before.pauses) && `${subject}: an approval is gone that the reviewed plan had.`,
    waits < before_ && `${subject}: it waits ${Math.round(waits)} s between its steps, in the reviewed plan ${Math.round(before_)} s.`
  ]);
}
function worseDrains(policy2, before) {
  const { ref: ref2 } = policy2;
  const drains = factOf(policy2, "drain-limit");
  if (!drains || !before.drains) return null;
  const isLower = drains.desiredHealthy < before.drains.desiredHealthy && drains.expectedPods >= before.drains.expectedPods;
  if (!isLower) return null;
  return `${nameOf(ref2)} asks for ${drains.desiredHealthy} of ${counted(drains.expectedPods, "healthy pod")}, in the reviewed plan for ${before.drains.desiredHealthy}.`;
}
function worseTogether(plan, { combined: combined2 }) {
  const { peakAtOnce, byDomain, unit } = plan.head.combined;
  const wasWhole = new Set(combined2.byDomain.filter(isWhole).map(domainKey));
  const whole = byDomain.filter((one) => isWhole(one) && !wasWhole.has(domainKey(one)));
  return present([
    peakAtOnce > combined2.peakAtOnce && `All together ${counted(peakAtOnce, unit)} go at once, in the reviewed plan ${combined2.peakAtOnce}.`,
    ...whole.map(
      ({ key, value, matched }) => `All ${matched} of ${visible(key)} "${visible(value)}" go at once, in the reviewed plan not all of them.`
    )
  ]);
}
function isWhole({ matched, peakAtOnce }) {
  return matched > 1 && peakAtOnce >= matched;
}
function domainKey({ key, value }) {
  return JSON.stringify([key, value]);
}
function movedGroup(subject, now, before) {
  const then = new Set(before.targets);
  const own = new Set(now.targets);
  const joined4 = now.targets.filter((target) => !then.has(target)).length;
  const left = before.targets.filter((target) => !own.has(target)).length;
  if (joined4 === 0 && left === 0) return null;
  const parts = [joined4 > 0 ? `${joined4} joined` : "", left > 0 ? `${left} left` : ""].filter(Boolean);
  const share2 = before.matched === 0 ? "" : ` (${percentText(joined4 + left, before.matched)} of those reviewed)`;
  return `${subject} had ${counted(before.matched, now.unit)} and has ${now.matched}: ${parts.join(", ")}${share2}.`;
}

// src/gate/expectation.ts
function reviewedOf({ reviewed }, cluster2) {
  if (reviewed === null || "unusable" in reviewed) return null;
  return reviewed.clusters.find((one) => one.cluster === cluster2) ?? null;
}
function isReviewed({ digest: digest2 }, { digest: expected, reviewed }) {
  if (expected === digest2) return true;
  return reviewed !== null && "digest" in reviewed && reviewed.digest === digest2;
}
function unusableReasons(run, expected) {
  const { digest: digest2, reviewed } = expected;
  if (reviewed === null) return digest2 === null || digest2 === run.digest ? [] : [OTHER_DIGEST];
  if ("unusable" in reviewed) return [unreadable(`The reviewed report ${reviewed.unusable}`, GIVE_REPORT)];
  if (digest2 !== null && digest2 !== reviewed.digest)
    return [unreadable("The reviewed report is of another plan than the expected digest.", GIVE_BOTH)];
  const ours = run.reports.map(({ plan }) => plan.cluster);
  const missing2 = ours.find((cluster2) => reviewedOf(expected, cluster2) === null);
  if (missing2 === void 0) return [];
  const names = reviewed.clusters.map(({ cluster: cluster2 }) => clusterText(cluster2)).join(", ");
  const says = `The reviewed report is of ${names}, and this is ${clusterText(missing2)}: they cannot be compared.`;
  return [unreadable(says, "Give the report of this cluster, planned under the same name.")];
}
function expectationNotes(run, expected, isWorse3) {
  if (expected.digest === null && expected.reviewed === null)
    return ["No reviewed plan was given to compare this one with; the rules judge it alone."];
  return isReviewed(run, expected) && !isWorse3 ? ["The plan is the reviewed one: every effect is the same."] : [];
}
var GIVE_REPORT = "Give the JSON report that the plan wrote (report-file, or --format json).";
var GIVE_BOTH = "Give the report and the digest of one plan.";
var OTHER_DIGEST = {
  code: "worse-plan",
  cluster: null,
  says: "This is another plan than the expected digest. Without the reviewed report nobody can tell whether it is worse, or only the fleet moved.",
  fix: "Give the JSON report of the reviewed plan as well (reviewed), or review the plan as it is now.",
  place: null
};
function unreadable(says, fix2) {
  return { code: "unreadable", cluster: null, says, fix: fix2, place: null };
}
function clusterText(cluster2) {
  return cluster2 === null ? "a cluster without a name" : `the cluster "${visible(cluster2)}"`;
}

// src/gate/freezes.ts
function freezeAt({ freezes }, at) {
  const now = occurrences({ freezes }).filter(({ window }) => window.from <= at && at < window.to);
  return now.sort((a, b) => b.window.to - a.window.to)[0] ?? null;
}
function freezeAfter({ freezes }, at) {
  const later = occurrences({ freezes }).filter(({ window }) => window.from > at);
  return later.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
}
function occurrences({ freezes }) {
  return freezes.flatMap(({ name, windows }) => windows.map((window) => ({ name, window })));
}

// src/gate/reason.ts
var REASONS = [
  "unreadable",
  "freeze",
  "closed-window",
  "worse-plan",
  "broken-rule",
  "stale-snapshot"
];
function inOrder(reasons) {
  return [...reasons].sort((a, b) => REASONS.indexOf(a.code) - REASONS.indexOf(b.code));
}

// src/gate/window.ts
var POLL_MS = 6e4;
function closedWindow(plan) {
  const rolled = rolledNow(plan);
  const held = rolled.filter(({ group: group2 }) => isHeldByWindow(group2, plan));
  const startsNow = rolled.some(
    ({ group: group2 }) => !isHeldByWindow(group2, plan) && group2.start !== null && group2.start <= plan.at + POLL_MS
  );
  const [first] = held;
  if (!first || startsNow) return null;
  const opens = nextOpening(
    plan.at,
    held.map(({ group: group2 }) => openTimes(group2, plan) ?? [])
  );
  const until = opens === null ? "and does not open again as far as is known" : `until ${instantText(opens, plan.timeZone)}`;
  const others = held.length > 1 ? ` So ${verb(held.length - 1, "is that", "are those")} of ${counted(held.length - 1, "other group")}.` : "";
  return {
    code: "closed-window",
    cluster: plan.cluster,
    says: `${visible(subjectOf(first))}: its window is closed ${until}, and nothing would start now.${others}`,
    fix: null,
    place: first.policy.place
  };
}
function nextOpening(at, groups) {
  const later = groups.flatMap((open) => open.map(({ from: from2 }) => from2).filter((from2) => from2 > at));
  return later.length === 0 ? null : Math.min(...later);
}
function startNotes(plan) {
  const rolled = rolledNow(plan);
  if (rolled.length === 0) return ["No policy has a target to roll."];
  const held = rolled.filter(({ group: group2 }) => isHeldByWindow(group2, plan)).length;
  const policies = [...new Set(rolled.map(({ policy: policy2 }) => policy2))];
  return [
    ...policies.every(startsNothing) ? [policies.every(isOnlyNext) ? STARTS_NOTHING : GOES_ON] : [],
    ...policies.flatMap((policy2) => heldNote(policy2) ?? []),
    ...held > 0 && held < rolled.length ? [waitText(held, rolled.length)] : []
  ];
}
var STARTS_NOTHING = "Nothing starts by itself; what is said here is of the next rollout.";
var GOES_ON = "Nothing new starts; what is under way in the snapshot goes on, whatever is decided here.";
function heldNote({ ref: ref2, change }) {
  if (!change?.held) return null;
  return `${visible(refText(ref2))} is ${heldText(change.held)}: none of its targets goes before somebody changes that, and nobody knows when it is done.`;
}
function waitText(held, groups) {
  return `${held} of ${counted(groups, "group")} ${verb(held, "waits for its", "wait for their")} window.`;
}

// src/gate/decision.ts
function decide(run, expected) {
  const unusable = unusableReasons(run, expected);
  const usable = unusable.length === 0 ? expected : null;
  const judged2 = run.reports.map((report2) => judgeCluster(report2, run, usable));
  const reasons = inOrder([...unusable, ...judged2.flatMap((one) => one.reasons)]);
  const isWorse3 = reasons.some(({ code }) => code === "worse-plan");
  return {
    at: run.reports[0].plan.at,
    gate: reasons.length === 0 ? "allow" : "deny",
    isUnknown: reasons.some(({ code }) => code === "unreadable"),
    reasons,
    notes: [
      ...usable ? expectationNotes(run, usable, isWorse3) : [],
      ...judged2.flatMap(({ notes }) => notes)
    ],
    run
  };
}
function judgeCluster(report2, run, expected) {
  const { plan } = report2;
  const unjudged = unjudgedReason(report2);
  if (unjudged) return { reasons: [unjudged], notes: [] };
  const before = expected && reviewedOf(expected, plan.cluster);
  const { worse, moved } = before ? compareEffects(plan, before) : NO_DIFFERENCE;
  const isSame2 = expected !== null && before === null && isReviewed(run, expected);
  const { frozen, broken, stale, reviewed } = brokenRules(report2, { isSame: isSame2, before });
  const freeze = freezeReason(plan);
  const closed = closedWindow(plan);
  return {
    reasons: [
      ...freeze ? [freeze] : frozen.map((finding3) => ofFinding("freeze", finding3, plan)),
      ...closed ? [closed] : [],
      ...worse.map((says) => ({
        code: "worse-plan",
        cluster: plan.cluster,
        says,
        fix: REVIEW,
        place: null
      })),
      ...broken.map((finding3) => ofFinding("broken-rule", finding3, plan)),
      ...stale.map((finding3) => ofFinding("stale-snapshot", finding3, plan))
    ],
    notes: [...moved, ...reviewedNote(reviewed), ...ageNotes(plan), ...startNotes(plan), ...report2.notices]
  };
}
var REVIEW = "Review the plan as it is now, and give the gate its report.";
function unjudgedReason({ plan, verdict: verdict2 }) {
  const reason = (says, fix2, place) => ({
    code: "unreadable",
    cluster: plan.cluster,
    says,
    fix: fix2,
    place
  });
  if (verdict2 === "unknown") {
    const errors = plan.problems.filter(({ severity }) => severity === "error");
    const [first] = errors;
    const more = errors.length > 1 ? ` And ${counted(errors.length - 1, "other problem")}.` : "";
    return reason(`${first?.message ?? "The plan could not be judged."}${more}`, null, first?.place ?? null);
  }
  if (plan.head.policies.length > 0) return null;
  return reason("No policy was found, so that nothing was planned.", "Say where the policies are.", null);
}
function freezeReason(plan) {
  const freeze = freezeAt(plan, plan.at);
  if (freeze === null) return null;
  const until = instantText(freeze.window.to, plan.timeZone);
  const says = `The freeze "${visible(freeze.name)}" lasts until ${until}.`;
  return { code: "freeze", cluster: plan.cluster, says, fix: null, place: null };
}
function ofFinding(code, finding3, { cluster: cluster2 }) {
  const { rule, message, remediation: fix2, place } = finding3;
  return { code, cluster: cluster2, says: code === "broken-rule" ? `${rule}: ${message}` : message, fix: fix2, place };
}
function reviewedNote(findings) {
  if (findings.length === 0) return [];
  const rules = [...new Set(findings.map(({ rule }) => rule))].join(", ");
  return [`The reviewed plan broke these rules as well, and was reviewed with them: ${rules}.`];
}
function ageNotes({ at, snapshot: snapshot2 }) {
  if (snapshot2.takenAt === null)
    return ["The snapshot does not say when it was taken; nothing tells whether it is stale."];
  return snapshot2.takenAt > at ? ["The snapshot was taken after the instant that is asked about."] : [];
}

// src/config/settings.ts
var MINUTE_MS = 6e4;
function assumptionsOf(config, scenario) {
  return {
    ...durationsOf(config),
    domains: config.domains,
    quorums: config.quorums,
    production: config.production,
    scenario
  };
}
function durationsOf({
  durations: durations2
}) {
  return {
    durationMinutes: durations2.default / MINUTE_MS,
    steps: durations2.steps && stepsOf(durations2.steps),
    durations: durations2.groups.map(({ selector, duration, steps }) => ({
      selector,
      durationMinutes: duration === null ? null : duration / MINUTE_MS,
      steps: steps && stepsOf(steps)
    }))
  };
}
function stepsOf(written2) {
  const { drain, maintenance, validation, return: back } = written2;
  return { drainMs: drain, workMs: drain + maintenance + validation + back };
}
function ruleSettingsOf(config, placeOf) {
  const rules = /* @__PURE__ */ new Map();
  for (const [id, setting] of Object.entries(config.rules)) {
    if (!setting) continue;
    const { severity, ...options } = setting;
    rules.set(id, { severity, options });
  }
  const waivers = config.waivers.map((waiver, index) => ({ ...waiver, place: placeOf && placeOf(["waivers", index]) })).filter((one) => one.kind === "malformed" || one.cluster === null || one.cluster === config.cluster);
  return { preset: config.preset, rules, waivers };
}

// src/rules/harm.ts
var HARMS = [
  "applied-otherwise",
  "lost",
  "at-once",
  "stuck",
  "no-brakes",
  "at-another-time",
  "housekeeping"
];
var RULES_BY_HARM = {
  // What is written is not what the controller gets: every other number rests on it.
  "applied-otherwise": [
    "invalid-policy",
    "reference-missing",
    "guard-weakened",
    "waiver-lapsed",
    "schedule-invalid",
    "reasons-empty",
    "control-plane-selected"
  ],
  lost: [
    "quorum-at-risk",
    "worst-loss-above-limit",
    "drains-unlimited",
    "ungoverned-disruption",
    "evictions-raised",
    "replicas-go-together",
    "abandoned-midway"
  ],
  "at-once": [
    "change-not-batched",
    "whole-pool-at-once",
    "failure-domain-at-once",
    "combined-peak-above-limit",
    "maintenances-share-domain",
    "peak-above-limit",
    "peak-jump",
    "budget-not-a-cap",
    "unlimited-outside-window",
    "overlapping-policies",
    "shared-cordon",
    "expiry-bypasses-budget",
    "first-batch-too-large",
    "last-batch-dominates",
    "falls-to-default",
    "selector-matches-everything",
    "selection-moved",
    "consolidation-widened",
    "held-rollout-starts",
    "not-in-the-numbers",
    "rounding-changes-meaning"
  ],
  stuck: [
    "no-progress",
    "drain-deadlock",
    "never-allowed",
    "sequencing-deadlock",
    "maintenance-never-ends",
    "membership-may-change",
    "selector-matches-nothing",
    "stage-coverage",
    "erroring-node-freezes",
    "allowance-already-used",
    "short-pick-freezes",
    "cannot-finish",
    "blocked-nodes-hold-progress",
    "strategy-missing"
  ],
  "no-brakes": [
    "approval-removed",
    "safeguard-removed",
    "limit-ignored",
    "failure-threshold-unreachable",
    "failure-threshold-unset",
    "point-of-no-return-early",
    "no-bake-time",
    "budget-protects-nothing",
    "same-window-everywhere",
    "ramp-not-reset",
    "new-nodes-skip-ramp"
  ],
  "at-another-time": [
    "in-freeze",
    "config-not-rolled",
    "version-not-pinned",
    "schedule-never-fires",
    "closed-hours-opened",
    "window-opens-nothing",
    "window-too-short",
    "local-time-shift",
    "window-shape",
    "window-without-effect"
  ],
  housekeeping: ["legacy-group", "legacy-field", "inventory-stale", "unknown-field"]
};
var BEFORE_HOUSEKEEPING = HARMS.indexOf("housekeeping") - 0.5;
var RANKS = new Map(
  HARMS.flatMap(
    (harm, rank) => RULES_BY_HARM[harm].map((rule, i) => [rule, rank + i / RULES_BY_HARM[harm].length / 2])
  )
);
var LEFT_HALFWAY = HARMS.indexOf("lost") + 0.5;
function harmRank({ rule, evidence }) {
  const isHalfway = [evidence["touched"], evidence["lost"]].some(
    (count2) => typeof count2 === "number" && count2 > 0
  );
  if (rule === "no-progress" && isHalfway) return LEFT_HALFWAY;
  return RANKS.get(rule) ?? BEFORE_HOUSEKEEPING;
}

// src/rules/one-cause.ts
var SEVERITIES = ["info", "warning", "error"];
function oneCause(findings, head) {
  const removed2 = new Set(head.policies.filter(isRemoved).map(({ ref: ref2 }) => refKey(ref2)));
  const told = /* @__PURE__ */ new Map();
  for (const finding3 of findings)
    if (isCause(finding3) && removed2.has(keyOf(finding3))) told.set(keyOf(finding3), finding3);
  return findings.filter((finding3) => {
    const cause = told.get(keyOf(finding3));
    return !cause || cause === finding3 || finding3.status === "fixed" || isWorse(finding3, cause);
  });
}
function withoutRemovals(judged2) {
  const causes = judged2.flatMap((of) => of.flatMap(({ finding: finding3 }) => isCause(finding3) ? [finding3] : []));
  const told = new Map(causes.map((cause) => [keyOf(cause), cause]));
  return judged2.map(
    (of) => of.filter(
      ({ finding: finding3, violation: { allByRemoved = [] } }) => allByRemoved.every((ref2) => {
        const cause = told.get(refKey(ref2));
        return !cause || isWorse(finding3, cause);
      })
    )
  );
}
function isRemoved({ change }) {
  return change?.kind === "deleted" && !change.batched;
}
function isCause({ rule, status }) {
  return rule === changeNotBatched.id && status !== "fixed";
}
function keyOf({ policy: policy2 }) {
  return policy2 ? refKey(policy2) : "";
}
function isWorse(a, b) {
  return SEVERITIES.indexOf(a.severity) > SEVERITIES.indexOf(b.severity);
}

// src/rules/one-applied-edit.ts
var FOLLOWS = /* @__PURE__ */ new Set([
  failureDomainAtOnce.id,
  firstBatchTooLarge.id,
  peakAboveLimit.id,
  peakJump.id,
  wholePoolAtOnce.id,
  worstLossAboveLimit.id
]);
function oneAppliedEdit(findings, { head, base }) {
  return head.policies.filter((policy2) => isApplied(policy2, base)).reduce(folded, [...findings]);
}
function folded(findings, { ref: ref2, effect: effect2 }) {
  const own = findings.filter((finding3) => finding3.policy !== null && refKey(finding3.policy) === refKey(ref2));
  const cause = own.find(
    ({ rule, status, evidence: evidence2 }) => rule === changeNotBatched.id && status !== "fixed" && evidence2["change"] === APPLIED
  );
  if (!cause) return findings;
  const same = new Set(
    own.filter((one) => FOLLOWS.has(one.rule) && one.status !== "fixed" && !isWorse(one, cause))
  );
  if (same.size === 0) return findings;
  const rules = [...new Set([...same].map(({ rule }) => rule))].sort();
  const [group2] = effect2.groups;
  if (!group2) return findings;
  const out = share(effect2.peakAtOnce, servingOf(group2), group2.unit);
  const lost = share(effect2.worstLoss, losableOf(group2), group2.unit);
  const message = `${cause.message} So up to ${out} are out at once, and a bad change breaks up to ${lost}: that breaks ${joinAnd(rules)} as well.`;
  const evidence = { ...cause.evidence, peakAtOnce: effect2.peakAtOnce, worstLoss: effect2.worstLoss, rules };
  return findings.flatMap(
    (one) => same.has(one) ? [] : [one === cause ? { ...one, message, evidence } : one]
  );
}
var APPLIED = "apply-strategy";
function isApplied({ ref: ref2, change, written: written2 }, base) {
  if (change?.kind !== APPLIED || change.batched) return false;
  const before = policyOf(base, ref2);
  return before !== void 0 && limitsIn(before.written) === limitsIn(written2);
}
function limitsIn(written2) {
  return canonicalJson(fieldAt(written2, "spec", "strategy", "rollingUpdate") ?? null);
}

// src/rules/one-value.ts
var LIMITING = /* @__PURE__ */ new Set([
  "budget-not-a-cap",
  "first-batch-too-large",
  "last-batch-dominates",
  "peak-above-limit",
  "peak-jump",
  "unlimited-outside-window",
  "whole-pool-at-once"
]);
function oneValue(findings) {
  const lowest = /* @__PURE__ */ new Map();
  for (const finding3 of findings)
    for (const setting of settingsIn(finding3)) {
      const key = fieldKey(finding3, setting);
      if (typeof setting.value === "number" && setting.value > 0)
        lowest.set(key, Math.min(setting.value, lowest.get(key) ?? Infinity));
    }
  return withOneStrategy(findings.map((finding3) => lowered(finding3, lowest)));
}
function lowered(finding3, lowest) {
  if (!finding3.fix || !isLimiting(finding3)) return finding3;
  const least = (setting) => setting.value === 0 ? 0 : lowest.get(fieldKey(finding3, setting)) ?? setting.value;
  return withFix(finding3, withValues(finding3.fix, least));
}
function withOneStrategy(findings) {
  const asked2 = /* @__PURE__ */ new Map();
  for (const finding3 of findings)
    for (const setting of settingsIn(finding3))
      if (setting.inPlaceOf !== void 0) asked2.set(groupKey2(finding3), setting);
  return findings.map((finding3) => {
    const setting = asked2.get(groupKey2(finding3));
    return setting && isLimiting(finding3) && finding3.rule === "last-batch-dominates" ? withFix(finding3, fix`Set ${setting}: then no batch is larger than the first.`) : finding3;
  });
}
function withFix(finding3, changed) {
  return { ...finding3, fix: changed, remediation: fixText(changed) };
}
function settingsIn(finding3) {
  return finding3.fix && isLimiting(finding3) ? settingsOf(finding3.fix) : [];
}
function isLimiting({ rule, status, severity }) {
  return LIMITING.has(rule) && status !== "fixed" && severity !== "info";
}
function fieldKey(finding3, { field: field2, beside: beside2 }) {
  return JSON.stringify([groupKey2(finding3), field2, beside2 ?? ""]);
}
function groupKey2({ policy: policy2, group: group2 }) {
  return JSON.stringify([policy2 && refKey(policy2), group2]);
}

// src/rules/same-cause.ts
function toldOnce(judged2) {
  const sets = groupedBy(judged2, keyOf2);
  const taken2 = /* @__PURE__ */ new Set();
  return [...sets.values()].flatMap((set) => {
    if (new Set(set.map(({ finding: finding3 }) => finding3.group)).size < 2) return set.map(({ finding: finding3 }) => finding3);
    const subject = subjectFor(set, taken2);
    taken2.add(subject);
    return [merged(set, sha256(subject).slice("sha256:".length, "sha256:".length + FINGERPRINT))];
  });
}
var FINGERPRINT = 16;
function keyOf2({ finding: finding3, violation }) {
  const { pastBatches, policy: policy2 } = violation;
  if (!pastBatches || !policy2) return finding3.fingerprint;
  const age = finding3.status === "worsened" ? "new" : finding3.status;
  return [refKey(policy2), refKey(pastBatches.of), age, finding3.severity].join(" ");
}
function subjectFor([first], taken2) {
  if (!first) throw new Error("a set of findings has at least one");
  const { finding: finding3, violation } = first;
  const of = violation.pastBatches ? refKey(violation.pastBatches.of) : "";
  const subject = [finding3.rule, violation.policy ? refKey(violation.policy) : "", of].join(" ");
  return taken2.has(subject) ? `${subject} ${finding3.status} ${finding3.severity}` : subject;
}
function merged(set, fingerprint) {
  const [worst, ...others] = [...set].sort(
    (a, b) => (b.violation.magnitude ?? 0) - (a.violation.magnitude ?? 0) || byName2(a.finding, b.finding)
  );
  if (!worst) throw new Error("a set of findings has at least one");
  const { finding: finding3, violation } = worst;
  const { group: group2 } = finding3;
  const names = [...new Set(others.map((other) => other.finding.group))].filter((name) => name !== group2);
  const was = set.map((one) => one.finding.before).filter((before) => before !== null);
  return {
    ...finding3,
    // Where the base breaks the rule in some of the groups, this change makes it worse.
    status: set.find((one) => one.finding.status === "worsened")?.finding.status ?? finding3.status,
    message: `${words(violation)} The same in ${names.map((name) => `"${name ?? ""}"`).join(", ")}.`,
    group: null,
    fingerprint,
    before: finding3.before ?? was[0] ?? null,
    evidence: {
      ...finding3.evidence,
      groups: set.map((one) => ({ group: one.finding.group, ...one.finding.evidence }))
    }
  };
}
function words({ message, pastBatches }) {
  const { of, subject } = pastBatches ?? { of: null, subject: "" };
  if (of === null || !message.startsWith(`${subject}: `)) return message;
  const group2 = subject.slice(`${refText(of)} group `.length);
  return `${refText(of)}, most in group ${group2}: ${message.slice(subject.length + 2)}`;
}
function byName2(a, b) {
  return (a.group ?? "") < (b.group ?? "") ? -1 : 1;
}

// src/rules/judge.ts
var SEVERITY_ORDER = ["error", "warning", "info"];
var STATUS_ORDER = ["new", "worsened", "unchanged", "fixed"];
function judge(plan, settings) {
  const present2 = systemsIn(plan);
  const rules = RULES.filter(
    (rule) => rule.id !== waiverLapsed.id && (rule.systems === "all" || [...present2].some(judges(rule)))
  );
  const judged2 = rules.map((rule) => judgeRule(rule, plan, settings));
  const each = judged2.flat().map(({ finding: finding3 }) => finding3);
  const { waived, lapses } = applyWaivers(each, settings.waivers, plan);
  const unwaived = judged2.map((of) => of.filter(({ finding: finding3 }) => !waived.has(finding3)));
  const open = withoutRemovals(unwaived).flatMap(toldOnce);
  const findings = [
    ...oneValue(oneAppliedEdit(oneCause(open, plan.head), plan)),
    ...[...waived].map(([finding3, waiver]) => ({ ...finding3, waiver })),
    ...toldOnce(judgeRule(waiverLapsed, { ...plan, lapses }, settings))
  ];
  return findings.sort(
    (a, b) => STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) || SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity) || harmRank(a) - harmRank(b) || byName(a.rule, b.rule) || (b.magnitude ?? 0) - (a.magnitude ?? 0) || byPlace(a.place, b.place) || byName(a.fingerprint, b.fingerprint)
  );
}
function byPlace(a, b) {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return byName(a.file, b.file) || a.line - b.line || a.column - b.column;
}
function systemsIn({ base, head }) {
  const policies = [...base?.policies ?? [], ...head.policies];
  return new Set(
    policies.flatMap(({ ref: ref2, effect: effect2 }) => [ref2.system, ...effect2.groups.map(({ rolls }) => rolls.system)])
  );
}
function judgeRule(rule, plan, settings) {
  const setting = settings.rules.get(rule.id);
  if (setting?.severity === "off") return [];
  const options = setting?.options ?? defaultsOf(rule);
  const violations = (side, base, later) => worstOfEach(rule, rule.judge({ side, base, plan, options }).filter(isOf(rule)), later);
  const before = plan.base ? violations(plan.base, null, laterKinds(plan)) : /* @__PURE__ */ new Map();
  const after = violations(plan.head, plan.base, /* @__PURE__ */ new Map());
  const found = [...after].map(([fingerprint, violation]) => {
    const was = before.get(fingerprint) ?? null;
    const known = was && isStarted(violation, plan) ? onlyPossible(was, violation) : was;
    const status = known === was ? statusOf(rule, violation, was) : "worsened";
    const made = finding2(rule, violation, status, fingerprint, known, settings);
    const isAsBad = was !== null && statusOf(rule, { ...violation, isEdited: false }, was) === "unchanged";
    const startedBy = known !== was ? startOf(violation) : violation.isEdited === true ? "edits" : null;
    return { violation, finding: isAsBad && startedBy !== null ? { ...made, startedBy } : made };
  });
  const fixed = [...before].filter(([fingerprint]) => !after.has(fingerprint)).map(([fingerprint, violation]) => ({
    violation,
    finding: finding2(rule, violation, "fixed", fingerprint, violation, settings)
  }));
  return [...found, ...fixed];
}
var defaultsOf = remembered((rule) => rule.options.parse({}));
function laterKinds({ base, head }) {
  const moved = head.policies.filter(({ change }) => change?.kind === "migration").map(({ ref: ref2 }) => ref2);
  const stays = new Set(head.policies.map(({ ref: ref2 }) => refKey(ref2)));
  const before = (base?.policies ?? []).filter(({ ref: ref2 }) => !stays.has(refKey(ref2)));
  return new Map(
    before.flatMap(({ ref: ref2 }) => {
      const heir = moved.find(({ system, name }) => system === ref2.system && name === ref2.name);
      return heir ? [[refKey(ref2), heir]] : [];
    })
  );
}
function isStarted({ rolls, isOfWaiting }, { base, head }) {
  if (!rolls || !base) return false;
  const isNone = isOfWaiting === true ? startsNothing : isIdle;
  const startsOn = (side) => side.policies.some((policy2) => rolls.some((ref2) => sameRef(policy2.ref, ref2)) && !isNone(policy2));
  return startsOn(head) && !startsOn(base);
}
function startOf({ isOfWaiting }) {
  return isOfWaiting === true ? "asks" : "starts";
}
function onlyPossible(was, now) {
  const same = was.message === now.message ? "The same, but" : `${was.message} Here`;
  return { ...was, message: `${same} nothing starts it: it is what the next rollout would do.` };
}
function isOf(rule) {
  const isJudged2 = judges(rule);
  return ({ policy: policy2 }) => policy2 === null || isJudged2(policy2.system);
}
function worstOfEach(rule, violations, later) {
  const worst = /* @__PURE__ */ new Map();
  for (const violation of violations) {
    const key = fingerprintOf(rule, violation, later);
    const known = worst.get(key);
    if (!known || isWorse2(rule, violation, known)) worst.set(key, violation);
  }
  return worst;
}
function isWorse2(rule, a, b) {
  const rank = ({ severity, isPossible }) => SEVERITY_ORDER.indexOf(severity ?? (isPossible ? "warning" : rule.severity));
  return rank(a) === rank(b) ? (a.magnitude ?? 0) > (b.magnitude ?? 0) : rank(a) < rank(b);
}
function fingerprintOf(rule, violation, later) {
  const own = violation.policy && !violation.isStandIn ? violation.policy : null;
  const policy2 = own && refKey(later.get(refKey(own)) ?? own);
  return sha256([rule.id, policy2, violation.group, violation.subject]).slice(
    "sha256:".length,
    "sha256:".length + 16
  );
}
function statusOf(rule, now, before) {
  if (!before) return "new";
  const isLarger = (now.magnitude ?? 0) > (before.magnitude ?? 0);
  return isLarger || now.isEdited === true || isWorse2(rule, now, before) ? "worsened" : "unchanged";
}
function finding2(rule, violation, status, fingerprint, before, settings) {
  return {
    rule: rule.id,
    severity: severityOf(rule, violation, settings),
    status,
    message: violation.message,
    remediation: fixText(violation.remediation),
    ...typeof violation.remediation === "string" ? {} : { fix: violation.remediation },
    policy: violation.policy,
    group: violation.group,
    place: violation.place,
    fingerprint,
    evidence: violation.evidence,
    before: before?.message ?? null,
    magnitude: violation.magnitude,
    waiver: null
  };
}
function severityOf(rule, violation, settings) {
  const severity = configuredSeverity(rule, violation, settings);
  return violation.isPossible && severity === "error" ? "warning" : severity;
}
function configuredSeverity(rule, violation, settings) {
  const configured = settings.rules.get(rule.id)?.severity;
  if (configured && configured !== "off") return configured;
  return presetSeverity(violation.severity ?? rule.severity, settings.preset);
}
function presetSeverity(graded, preset) {
  if (preset === "observe") return graded === "error" ? "warning" : "info";
  if (preset === "strict") return graded === "info" ? "info" : "error";
  return graded;
}

// src/config/added-waivers.ts
function addedWaivers(before, after) {
  const had = before.filter((one) => one.kind === "whole");
  return after.flatMap(
    (one, index) => one.kind === "malformed" || had.some((earlier) => includes(earlier, one)) ? [] : [{ path: ["waivers", String(index)], before: null, after: textOf(one) }]
  );
}
function includes(earlier, now) {
  return earlier.rule === now.rule && earlier.subject.trim() === now.subject.trim() && earlier.expires >= now.expires && (earlier.cluster === null || earlier.cluster === now.cluster) && // A number and what the base has are no order.
  (earlier.max === now.max || earlier.max !== null && now.max !== null && earlier.max > now.max);
}
function textOf({ rule, subject, owner, expires, max, cluster: cluster2 }) {
  const upTo = max === null ? "" : ` up to ${max}`;
  const where = cluster2 === null ? "" : ` in ${cluster2}`;
  return `${rule} for ${subject}${where}${upTo} until ${expires} (${owner})`;
}
function brokenWaivers(all) {
  return all.flatMap(
    (one, index) => one.kind === "malformed" ? {
      path: ["waivers", String(index)],
      message: `This waiver will not apply: ${one.why}. Write rule, subject, reason, owner and expires.`
    } : []
  );
}

// src/config/loosened.ts
var STRICTEST_FIRST = {
  preset: ["strict", "recommended", "observe"],
  failOn: ["warning", "error", "never"],
  unjudged: ["error", "warn"],
  severity: ["error", "warning", "info", "off"]
};
function judgeProposal({ before, ...proposed }) {
  const read = proposed.text === null ? { config: defaultConfig(), placeOf: () => ({ file: proposed.file, line: 1, column: 1 }) } : readConfig(proposed.text, proposed.file);
  if ("problems" in read) {
    const problems2 = read.problems.map((problem4) => ({
      ...problem4,
      message: `After this change the configuration can not be used: ${problem4.message}`
    }));
    return { loosened: [], problems: problems2 };
  }
  const steps = [
    ...looserSteps(before, read.config),
    ...proposed.isFirst ? [] : [...movedSteps(before, read.config), ...shownSteps(before, read.config)]
  ];
  const loosened = steps.map(({ path, kind = "looser", ...rest }) => ({
    setting: path.join("."),
    place: read.placeOf(path),
    kind,
    ...rest
  }));
  const problems = brokenWaivers(read.config.waivers).map(
    ({ path, message }) => warningAt(read.placeOf(path), "invalid-waiver", visible(message))
  );
  return { loosened, problems };
}
function looserSteps(before, after) {
  return [
    ...ranked("preset", before.preset, after.preset, STRICTEST_FIRST.preset),
    ...ranked("failOn", before.failOn, after.failOn, STRICTEST_FIRST.failOn),
    ...ranked("unjudged", before.unjudged, after.unjudged, STRICTEST_FIRST.unjudged),
    ...switchedOff("failOnExisting", before.failOnExisting, after.failOnExisting),
    ...switchedOff("requirePolicies", before.requirePolicies, after.requirePolicies),
    ...lessCovered(written(before.policies), written(after.policies)),
    ...otherSnapshot(before.snapshot, after.snapshot),
    ...shorter("horizon", before.horizon, after.horizon),
    ...removed("clusters", namesOf(before), namesOf(after)),
    ...removed("domains", before.domains, after.domains),
    ...removed("production", before.production.map(canonicalJson), after.production.map(canonicalJson)),
    ...removed("freezes", before.freezes.map(canonicalJson), after.freezes.map(canonicalJson)),
    ...addedWaivers(before.waivers, after.waivers),
    ...removed("quorums", before.quorums.map(canonicalJson), after.quorums.map(canonicalJson)),
    ...RULES.flatMap((rule) => ruleSteps(rule, before, after))
  ];
}
function movedSteps(before, after) {
  const steps = [
    ...["timeZone", "cluster", "namespace", "variables", "durations", "systems"].flatMap(
      (name) => differences([name], before[name], after[name])
    ),
    ...firstClusters(namesOf(before), namesOf(after)),
    ...before.clusters.flatMap((cluster2) => {
      const now = after.clusters.find(({ name }) => name === cluster2.name);
      return now ? differences(["clusters", cluster2.name], cluster2, now) : [];
    })
  ];
  return steps.map((step) => ({ ...step, kind: "moved" }));
}
function shownSteps(before, after) {
  const steps = [
    ...becomes(["comment", "summary"], before.comment.summary, after.comment.summary, "never"),
    ...switchedOff("annotations", before.annotations, after.annotations),
    ...becomes(["comment", "detail"], before.comment.detail, after.comment.detail, "full")
  ];
  return steps.map((step) => ({ ...step, kind: "shown" }));
}
function becomes(path, before, after, to) {
  return after === to && before !== to ? [{ path, before, after }] : [];
}
function firstClusters(before, after) {
  if (before.length > 0 || after.length === 0) return [];
  return [{ path: ["clusters"], before: null, after: after.join(", ") }];
}
function namesOf({ clusters }) {
  return clusters.map(({ name }) => name);
}
function differences(path, before, after) {
  if (isSameJson(before, after)) return [];
  if (!isObject(before) || !isObject(after)) {
    const isWait = path[0] === "durations" || path[0] === "systems";
    const shown2 = (value) => {
      if (value === null || value === void 0) return null;
      return isWait && typeof value === "number" ? writeDuration(value) : textOf2(value);
    };
    return [{ path, before: shown2(before), after: shown2(after) }];
  }
  const names = [.../* @__PURE__ */ new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => differences([...path, name], before[name], after[name]));
}
function shorter(name, before, after) {
  return after < before ? [{ path: [name], before: writeDuration(before), after: writeDuration(after) }] : [];
}
function ranked(name, before, after, strictestFirst) {
  const isLooser3 = strictestFirst.indexOf(after) > strictestFirst.indexOf(before);
  return isLooser3 ? [{ path: [name], before, after }] : [];
}
function switchedOff(name, before, after) {
  return before && !after ? [{ path: [name], before: "true", after: "false" }] : [];
}
function written(sources) {
  return (sources ?? []).flatMap(({ kind, ...source }) => {
    if (kind !== "path" || !("globs" in source)) return [`${kind} ${canonicalJson(source)}`];
    const { globs, ...placing } = source;
    const isPlain2 = placing.namespace === null && Object.keys(placing.variables).length === 0;
    return isPlain2 ? [...globs] : globs.map((glob) => `${glob} ${canonicalJson(placing)}`);
  });
}
function lessCovered(before, after) {
  const isExclusion = (glob) => glob.startsWith("!");
  const gone = before.filter((glob) => !isExclusion(glob) && !after.includes(glob));
  const excluded = after.filter((glob) => isExclusion(glob) && !before.includes(glob));
  return [
    ...gone.map((glob) => ({ path: ["policies"], before: glob, after: null })),
    ...excluded.map((glob) => ({ path: ["policies"], before: null, after: glob }))
  ];
}
function otherSnapshot(before, after) {
  if (before === null || isSameJson(before, after)) return [];
  return [{ path: ["snapshot"], before: before.join(", "), after: after?.join(", ") ?? null }];
}
function removed(name, before, after) {
  return before.filter((entry) => !after.includes(entry)).map((entry) => ({ path: [name], before: entry, after: null }));
}
function ruleSteps(rule, before, after) {
  const path = ["rules", rule.id];
  const [old, now] = [settingOf(rule, before), settingOf(rule, after)];
  if (old.severity === "off") return [];
  const severity = old.isNamed || now.isNamed ? ranked("severity", old.severity, now.severity, STRICTEST_FIRST.severity) : [];
  const options = Object.keys(rule.options.shape).filter(
    (name) => isLooser2(name, old.options[name], now.options[name])
  );
  return [
    ...severity.map((step) => ({ ...step, path: [...path, "severity"] })),
    ...options.map((name) => ({
      path: [...path, name],
      before: textOf2(old.options[name]),
      after: textOf2(now.options[name])
    }))
  ];
}
function settingOf(rule, { rules, preset }) {
  const { severity = null, ...options } = rules[rule.id] ?? {};
  return {
    severity: typeof severity === "string" ? severity : presetSeverity(rule.severity, preset),
    isNamed: severity !== null,
    options: { ...rule.options.parse({}), ...options }
  };
}
function isLooser2(name, before, after) {
  if (typeof before === "number" && typeof after === "number")
    return name.startsWith("below") ? after < before : after > before;
  if (isLimit(before) && isLimit(after)) {
    const value = (limit) => limit.kind === "count" ? limit.targets : limit.value;
    return before.kind === after.kind ? value(after) > value(before) : true;
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const [longer, shorter2] = name === "intended" ? [after, before] : [before, after];
    return longer.some((entry) => !shorter2.includes(entry));
  }
  return !isSameJson(before, after);
}
function isLimit(value) {
  return typeof value === "object" && value !== null && "kind" in value;
}
function textOf2(value) {
  const text2 = isLimit(value) ? limitText(value) : typeof value === "string" ? value : canonicalJson(value);
  return visible(text2);
}

// src/config/settings-of-nothing.ts
function settingsOfNothing(config, placeOf, targets) {
  if (targets.length === 0) return [];
  const settings = [...production(config), ...durations(config), ...domains(config)];
  return settings.filter(({ applies }) => !targets.some(applies)).map(
    ({ path, what, so }) => warningAt(
      placeOf && placeOf(path),
      "setting-matches-nothing",
      `${path.join(".")}: ${what} matches nothing in the snapshot, so ${so}. Check the label and its value.`
    )
  );
}
function production(config) {
  const so = "it marks nothing as production and the stricter limits do not apply";
  return config.production.map((selector, index) => ofSelector(["production", index], selector, so));
}
function durations(config) {
  const so = "its duration applies to nothing";
  return config.durations.groups.map(
    ({ selector }, index) => ofSelector(["durations", "groups", index, "selector"], selector, so)
  );
}
function domains(config) {
  const defaults = new Set(defaultConfig().domains);
  return config.domains.flatMap((label, index) => {
    if (defaults.has(label)) return [];
    const applies = ({ labels }) => Object.hasOwn(labels, label);
    return {
      path: ["domains", index],
      what: `the label ${label}`,
      so: "no failure domain of it is judged",
      applies
    };
  });
}
function ofSelector(path, selector, so) {
  const applies = ({ labels }) => selects(selector, labels);
  return { path, what: `the selector ${describeSelector(selector)}`, so, applies };
}

// src/manifest/unread.ts
function unreadOf(base, head, problems) {
  const hides = ({ severity, code }) => severity === "error" && code !== DUPLICATE;
  if (!problems.some(hides)) return [];
  const known = new Set(head.map(identityOf));
  return base.filter((manifest) => !known.has(identityOf(manifest)));
}
function unreadProblem(unread2) {
  if (unread2.length === 0) return [];
  const names = unread2.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`);
  const message = `${counted(unread2.length, "object")} of the base ${verb(unread2.length, "is", "are")} not in what could be read, and so neither judged nor taken for removed: ${few(names, NAMES_SHOWN)}. The numbers hold ${verb(unread2.length, "it as it was", "them as they were")}.`;
  return [warningAt(null, "not-judged", message)];
}
var NAMES_SHOWN = 5;

// src/plan/as-live.ts
function heldAndAsked(manifests, objects) {
  const live = byIdentity(objects);
  const scaled = scaledIn(objects);
  const pairs = manifests.map((manifest) => {
    const held = live.get(identityOf(manifest));
    const rule = ruleFor(manifest.apiVersion, manifest.kind);
    const isTold = held?.apiVersion === manifest.apiVersion && isObject(held.object["spec"]);
    if (!isTold || !rule) return { held: manifest, asked: manifest };
    return {
      held: {
        ...manifest,
        object: withLiveImages(withAsked(manifest.object, held.object, rule), held.object)
      },
      asked: isScaledElsewhere(manifest) || scaled.has(scaleKey(held)) ? withReplicas(manifest, held) : manifest
    };
  });
  return { held: pairs.map(({ held }) => held), asked: pairs.map(({ asked: asked2 }) => asked2) };
}
function isScaledElsewhere({ object: object2 }) {
  return objectOr(object2["spec"])["replicas"] === void 0;
}
function scaledIn(objects) {
  const keys = objects.flatMap((object2) => {
    const target = fieldAt(object2.object, "spec", "scaleTargetRef");
    const name = textIn(target, "name");
    return name === null ? [] : [scaleKey({ ...object2, kind: textIn(target, "kind") ?? "Deployment", name })];
  });
  return new Set(keys);
}
function scaleKey(object2) {
  return JSON.stringify([object2.kind, namespaceOf(object2), object2.name]);
}
function withReplicas(manifest, held) {
  const spec = objectOr(manifest.object["spec"]);
  const replicas = fieldAt(held.object, "spec", "replicas");
  if (replicas === void 0) return manifest;
  return { ...manifest, object: withMember(manifest.object, "spec", withMember(spec, "replicas", replicas)) };
}
function withAsked(written2, held, { kept, keep }) {
  const spec = keep.keys.get("spec");
  const asked2 = spec ? taken(spec, written2["spec"], held["spec"]) : written2["spec"];
  return kept.fields.filter(({ steers }) => steers === true).reduce((object2, field2) => steered(object2, held, field2), withMember(written2, "spec", asked2));
}
function steered(written2, held, { path }) {
  const key = path.slice(path.indexOf("[") + 1, -1);
  const value = fieldAt(held, "metadata", "annotations", key);
  const metadata = objectOr(written2["metadata"]);
  if (value === fieldAt(metadata, "annotations", key)) return written2;
  const annotations = withMember(objectOr(metadata["annotations"]), key, value);
  return withMember(written2, "metadata", withMember(metadata, "annotations", annotations));
}
function withLiveImages(written2, held) {
  const live = objectOr(fieldAt(held, ...POD_SPEC));
  if (!Array.isArray(live["containers"]) || isImageSetElsewhere(written2)) return written2;
  const asked2 = objectOr(fieldAt(written2, "spec", "template"));
  const stored = withTemplateDefaults(asked2);
  const template = withLiveRest(asked2, stored, fieldAt(held, "spec", "template", REST));
  const own = objectOr(template["spec"]);
  const podSpec = ["containers", "initContainers"].reduce((spec2, list) => {
    const [asked3, runs] = [itemsIn(own, list), itemsIn(live, list)];
    const known = asked3.flatMap((container, i) => asRun(container, itemsIn(stored["spec"], list)[i], runs));
    const isRenamed = known.length === 0 && list === "containers";
    return asked3.length === 0 ? spec2 : withMember(spec2, list, isRenamed ? [...runs] : known);
  }, own);
  const spec = objectOr(written2["spec"]);
  return withMember(written2, "spec", withMember(spec, "template", withMember(template, "spec", podSpec)));
}
var POD_SPEC = ["spec", "template", "spec"];
function asRun(container, stored, runs) {
  const live = runs.find((one) => textIn(one, "name") === textIn(container, "name"));
  if (!live) return [];
  const [image, runsImage] = [textIn(container, "image"), textIn(live, "image")];
  const isSame2 = image === null || runsImage === null || isRun(image, [runsImage, ...itemsIn(live, TAILS)]);
  const rests = withLiveContainer(objectOr(container), stored, objectOr(live)[REST]);
  const works = withLiveWork(rests, objectOr(live)[WORK]);
  return [isSame2 || !isPullable(image) ? works : withMember(works, "image", runsImage)];
}
function isRun(image, runs) {
  return imageNames(image).some((name) => runs.includes(hashValue(name)));
}
function isPullable(image) {
  return /^[a-z0-9][a-z0-9._-]*(?::\d+(?=\/))?(?:\/[a-z0-9][a-z0-9._-]*)*(?::\w[\w.-]{0,127})?(?:@[\w+.-]+:[0-9a-fA-F]+)?$/.test(
    image
  );
}
var IMAGE_SETTERS = ["image.openshift.io/triggers", "keel.sh/policy"];
function isImageSetElsewhere({ metadata }) {
  return IMAGE_SETTERS.some(
    (key) => ["annotations", "labels"].some((map) => {
      const value = fieldAt(metadata, map, key);
      return value !== void 0 && value !== "never";
    })
  );
}
function taken(keep, written2, held) {
  if (keep.form === "as-is" || keep.form === "text" || keep.form === "labels") return held;
  if (keep.form !== null) return written2;
  if (keep.items) return takenItems(keep.items, written2, held);
  if (written2 === void 0 && held === void 0) return void 0;
  const [own, other] = [objectOr(written2), objectOr(held)];
  return [.../* @__PURE__ */ new Set([...Object.keys(own), ...Object.keys(other)])].reduce((object2, name) => {
    const below = keep.keys.get(name) ?? keep.prefixes.get("");
    if (!below) return object2;
    const isGone2 = other[name] === void 0 && !keep.keys.has(name);
    return withMember(object2, name, isGone2 ? void 0 : taken(below, own[name], other[name]));
  }, own);
}
function takenItems(keep, written2, held) {
  if (!Array.isArray(held)) return void 0;
  const own = Array.isArray(written2) ? written2 : [];
  return held.map((item, i) => taken(keep, own[i], item) ?? item);
}
function withMember(object2, name, value) {
  const copy = Object.assign(/* @__PURE__ */ Object.create(null), object2);
  if (value === void 0) Reflect.deleteProperty(copy, name);
  else copy[name] = value;
  return copy;
}

// src/plan/objects/cluster-scoped.ts
function isClusterScoped(apiVersion, kind) {
  return claimedAs({ apiVersion, kind })?.spec.isNamespaced === false || isInNoNamespace(apiVersion, kind);
}

// src/plan/guards/departed-namespaces.ts
function departedNamespaces(base, head, { objects }) {
  const kept = new Set(head.manifests.map(identityOf));
  const own = new Set((base ?? []).map(identityOf));
  const live = objects.filter((one) => !own.has(identityOf(one)));
  const held = [...head.manifests, ...live].filter(
    (one) => isPlanned(one) && !isClusterScoped(one.apiVersion, one.kind)
  );
  return (base ?? []).flatMap((namespace) => {
    if (!isNamespace(namespace) || kept.has(identityOf(namespace)) || isRetained(namespace)) return [];
    const inside2 = held.filter((one) => namespaceOf(one) === namespace.name);
    const titles = new Set(inside2.map(placedTitleOf));
    if (titles.size === 0 || isWrittenIn(head.files, namespace)) return [];
    return [problem(namespace, [...titles])];
  });
}
function isNamespace({ apiVersion, kind }) {
  return apiVersion === "v1" && kind === "Namespace";
}
function isRetained({ object: object2 }) {
  const annotations = labelsIn(object2["metadata"], "annotations");
  const options = annotations["argocd.argoproj.io/sync-options"]?.split(",") ?? [];
  return options.some((option) => option.trim() === "Prune=false") || annotations["kustomize.toolkit.fluxcd.io/prune"]?.toLowerCase() === "disabled" || annotations["helm.sh/resource-policy"] === "keep";
}
function isWrittenIn(files, namespace) {
  return files.some(
    ({ path, text: text2 }) => text2.includes("Namespace") && text2.includes(namespace.name) && parseManifests(text2, path).manifests.some((one) => identityOf(one) === identityOf(namespace))
  );
}
function problem(namespace, titles) {
  const message = `${titleOf(namespace)} is removed from the files, and ${listing(titles)} ${verb(titles.length, "is", "are")} still in it: a tool that prunes (Argo CD, Flux) deletes all of that at once with the namespace, past every limit; that was not evaluated. Keep the namespace in the files, or annotate it first so that it is retained (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
  return errorAt(namespace.place, "departed-holder", message);
}

// src/plan/guards/edited-definitions.ts
function editedDefinitions(base, head) {
  const after = byIdentity(head);
  return (base ?? []).flatMap((was) => {
    if (!isDefinition(was) || !definesPlanned(was)) return [];
    const now = after.get(identityOf(was));
    if (now !== void 0 && schemaOf(was) === schemaOf(now)) return [];
    const [does, effect2] = now === void 0 ? ["removed", "if it is deleted from the cluster, all objects of its kind are deleted with it"] : ["edited", "the API server may store or refuse its objects in another way"];
    const message = `${titleOf(was)} is ${does}; ${effect2}. That was not evaluated.`;
    return [errorAt((now ?? was).place, "edited-definition", message)];
  });
}
function definesPlanned({ object: { spec } }) {
  return isDefined(textIn(spec, "group") ?? "", textIn(fieldAt(spec, "names"), "kind") ?? "");
}
var TEXTS = /* @__PURE__ */ new Set(["description", "caBundle"]);
function schemaOf({ object: object2 }) {
  return canonicalWithout(object2["spec"], TEXTS);
}

// src/plan/guards/fleet-objects.ts
var FLEET = "The plan uses the nodes and clusters of the snapshot, and their labels and taints decide which limits apply. Apply this edit first, then take a new snapshot.";
var MADE = "Controllers create and maintain such objects; an edit moves the node or cluster past every limit. Remove it from the files.";
function fleetObjects(base, head) {
  const [before, after] = [byIdentity(base ?? []), byIdentity(head)];
  const changed = [
    ...head.filter((one) => contentOf(before.get(identityOf(one))) !== contentOf(one)),
    ...(base ?? []).filter((one) => !after.has(identityOf(one)))
  ];
  return [...problemOf2(changed.filter(isOfFleet), FLEET), ...problemOf2(changed.filter(isMade), MADE)];
}
function contentOf(manifest) {
  if (manifest === void 0) return null;
  const { metadata, spec } = manifest.object;
  return canonicalJson([fieldAt(metadata, "labels"), fieldAt(metadata, "annotations"), spec]);
}
function problemOf2(changed, why) {
  const [first] = changed;
  if (first === void 0) return [];
  const names = listing(changed.map(titleOf));
  return [
    errorAt(first.place, "fleet-object", `The change writes ${names}, which was not evaluated. ${why}`)
  ];
}

// src/plan/guards/left-alive.ts
var GONE_BUT_LIVE = "gone-but-live";
var NAMES_SHOWN2 = 5;
function leftAlive(base, head, snapshot2) {
  const inFiles = new Set(head.filter(({ live }) => !live).map(({ ref: ref2 }) => refKey(ref2)));
  const gone = base.filter(
    (policy2) => !policy2.live && !inFiles.has(refKey(policy2.ref)) && !tellsOfDeletion(policy2) && isLive(policy2, snapshot2)
  );
  const [first] = gone;
  if (first === void 0) return [];
  const names = gone.map(({ ref: ref2 }) => visible(refText(ref2)));
  const one = gone.length === 1;
  const message = `${counted(gone.length, "policy")} of the base ${verb(gone.length, "is", "are")} gone from these files and live in the snapshot: ${few(names, NAMES_SHOWN2)}. Where ${one ? "it was" : "they were"} moved out of the paths or globs, nobody judges ${one ? "it" : "them"} any more: add the new paths.`;
  return [warningAt(first.place, GONE_BUT_LIVE, message)];
}
function tellsOfDeletion(policy2) {
  return (policy2.onDelete?.targets.length ?? 0) > 0 || factOf(policy2, "released-pods") !== void 0;
}
function isLive({ ref: ref2 }, { objects }) {
  return objects.some(
    (object2) => isPlanned(object2) && object2.kind === ref2.kind && object2.name === ref2.name && namespaceOf(object2) === namespaceOf(ref2)
  );
}

// src/plan/guards/not-planned.ts
var POD_OWNERS = /* @__PURE__ */ new Set([
  "Pod",
  "ReplicationController",
  "ReplicaSet",
  "Job",
  "CronJob"
]);
function notPlanned(base, head, policies) {
  if (base === null) return [];
  const [before, after] = [byIdentity(base), byIdentity(head)];
  const added = head.filter((one) => {
    const was = before.get(identityOf(one));
    return was === void 0 || contentOf2(was) !== contentOf2(one);
  });
  const gone = base.filter((one) => !after.has(identityOf(one)));
  const planned2 = new Set(policies.map(({ place }) => JSON.stringify(place)));
  const changed = [...added, ...gone].filter(
    (one) => isNamed2(one) && !planned2.has(JSON.stringify(one.place))
  );
  const [first] = changed;
  if (first === void 0) return [];
  const message = `Not evaluated: ${counted(changed.length, "changed object")} of kinds that are not planned: ${few(changed.map(titleOf))}.`;
  return [infoAt(first.place, "not-planned", message)];
}
function isNamed2(manifest) {
  const group2 = groupOf(manifest.apiVersion);
  const isCustom = group2.includes(".") && !group2.endsWith(".k8s.io");
  return (isCustom || POD_OWNERS.has(manifest.kind)) && !isPlanned(manifest) && !INTEREST.concerns(manifest.apiVersion, manifest.kind) && !isOfFleet(manifest) && !isMade(manifest) && !isCarrier(manifest);
}
var SERVER_SIDE = /* @__PURE__ */ new Set(["metadata", "status"]);
function contentOf2({ object: object2 }) {
  return canonicalWithout(object2, SERVER_SIDE);
}

// src/plan/objects/copied.ts
function copiedElsewhere(base, head, snapshot2) {
  const known = new Set((base ?? []).map(identityOf));
  const all = [
    ...copiesOf(base ?? [], snapshot2),
    ...copiesOf(head, snapshot2).filter((manifest) => !known.has(identityOf(manifest)))
  ];
  if (all.length === 0) return () => false;
  const isAtWork = atWork(snapshot2);
  const identities = new Set(all.filter((manifest) => !isAtWork(manifest)).map(identityOf));
  return (manifest) => identities.has(identityOf(manifest));
}
function copiesOf(manifests, snapshot2) {
  return SYSTEMS.flatMap((system) => system.copies?.(manifests, snapshot2) ?? []);
}
function atWork(snapshot2) {
  const systems = SYSTEMS.map((system) => ({ system, isAtWork: system.atWork?.(snapshot2) }));
  return (manifest) => {
    const own = systems.find(({ system }) => kindOf(system.kinds, manifest));
    return own === void 0 || (own.isAtWork?.(manifest) ?? snapshot2.nodes.length > 0);
  };
}

// src/plan/objects/kept.ts
var STAYS = "Nothing deletes it: it stays in the cluster as it is.";
function withoutKept(base, problems) {
  const kept = new Set(problems.flatMap(({ keeps = [] }) => keeps));
  if (kept.size === 0) return base;
  const names = new Set([...kept].map((key) => key.replace(/\/.*\//, "/")));
  return new Map(
    [...base].map(([system, resolution]) => {
      const policies = resolution.policies.map((policy2) => {
        const { kind, namespace, name } = policy2.ref;
        const isKept = namespace === null ? names.has(`${kind}/${name}`) : kept.has(`${kind}/${namespace}/${name}`);
        return isKept ? { ...policy2, onDelete: { says: STAYS, targets: [], isKept: true } } : policy2;
      });
      return [system, { ...resolution, policies }];
    })
  );
}

// src/plan/objects/newer-definition.ts
function newerDefinitions(policies) {
  const gaps = /* @__PURE__ */ new Map();
  for (const policy2 of policies) {
    for (const { definition, differences: differences2 } of factsOf(policy2, "by-definition")) {
      const unknown = differences2.filter(({ kind }) => kind === "kept" || kind === "accepted");
      if (unknown.length === 0) continue;
      const gap = gaps.get(definition) ?? { policy: policy2, fields: /* @__PURE__ */ new Set() };
      for (const { path } of unknown) gap.fields.add(path);
      gaps.set(definition, gap);
    }
  }
  return [...gaps].map(([definition, { policy: policy2, fields }]) => problemOf3(definition, policy2, [...fields]));
}
function problemOf3(definition, { place }, fields) {
  const named = listing(fields.map((path) => visible(path)));
  return warningAt(
    place,
    "newer-definition",
    `${visible(definition)} of the cluster takes ${named} as ${verb(fields.length, "it is", "they are")} written, of which no controller that fleetplan knows makes anything: what ${verb(fields.length, "it does", "they do")} is not planned.`
  );
}

// src/plan/measure/next-rollouts.ts
function nextRollouts(base, head) {
  const edited = editedPolicies(base, head);
  const nextInHead = nextOf(head);
  const nextInBase = nextOf(base ?? []);
  const isEdited = (ref2) => edited.has(refKey(ref2));
  const started = base ? startedUnits(head, nextInHead, isEdited) : /* @__PURE__ */ new Set();
  const besides = (policies) => {
    const keys = new Set(
      policies.filter(({ groups }) => groups.some(({ unit }) => started.has(unit))).map(({ ref: ref2 }) => refKey(ref2))
    );
    return (ref2) => keys.has(refKey(ref2));
  };
  const [isBesideInBase, isBesideInHead] = [besides(base ?? []), besides(head)];
  const sameInHead = twinsIn(base ?? [], head);
  const staysNext = (ref2) => sameInHead(ref2).every((twin) => nextInHead.has(refKey(twin)));
  return {
    base: rolloutsOf(
      nextInBase,
      (ref2) => isBesideInBase(ref2) || !(isEdited(ref2) || sameInHead(ref2).some(isEdited)) || !staysNext(ref2)
    ),
    head: rolloutsOf(nextInHead, (ref2) => isBesideInHead(ref2) || !isEdited(ref2))
  };
}
function startedUnits(head, nextInHead, isEdited) {
  const starting = head.filter(({ ref: ref2 }) => isEdited(ref2) && !nextInHead.has(refKey(ref2)));
  const groups = starting.flatMap(({ groups: own }) => own.filter(({ targets }) => targets.length > 0));
  return new Set(groups.map(({ unit }) => unit));
}
function twinsIn(base, head) {
  const identities = new Map(base.map(({ ref: ref2, identity }) => [refKey(ref2), identity]));
  const byKey = groupedBy(head, ({ ref: ref2 }) => refKey(ref2));
  const byIdentity2 = groupedBy(head, ({ identity }) => identity);
  return (wanted2) => {
    const identity = identities.get(refKey(wanted2));
    const alike = identity === void 0 ? [] : byIdentity2.get(identity) ?? [];
    return [...byKey.get(refKey(wanted2)) ?? [], ...alike].map(({ ref: ref2 }) => ref2);
  };
}
function rolloutsOf(next, isAside) {
  const isNext = (ref2) => next.has(refKey(ref2));
  return { isNext, isUntouchedNext: (ref2) => isNext(ref2) && isAside(ref2) };
}
function isHeld({ groups }) {
  const rolling = groups.filter(({ targets }) => targets.length > 0);
  return rolling.length > 0 && rolling.every((group2) => factOf(group2, "held") !== void 0);
}
function nextOf(policies) {
  const next = policies.filter(
    (policy2) => (startsNothing(policy2) || isHeld(policy2)) && policy2.change?.kind !== "continues" && !policy2.groups.some(isNamed)
  );
  return new Set(next.map(({ ref: ref2 }) => refKey(ref2)));
}

// src/plan/removal.ts
var REMOVING = { id: "removal", leaves: false };
function removalOf(base, head) {
  const before = base ? policiesIn(base) : [];
  const removed2 = removedPolicies(before, policiesIn(head)).flatMap((policy2) => goingWith(policy2) ?? []);
  if (removed2.length === 0) return null;
  const known = new Set(targetsIn(head).map(({ name }) => name));
  const going = new Set(removed2.flatMap(({ groups }) => groups.flatMap(({ targets: targets2 }) => targets2)));
  const targets = base ? targetsIn(base).filter(({ name }) => going.has(name) && !known.has(name)) : [];
  const taken2 = removed2.flatMap(({ groups }) => groups).map((group2) => ({ group: group2.runs.group, targets: group2.targets.map((name) => ({ name })) }));
  return {
    policies: removed2,
    targets,
    createControllers: () => [new AtOnceController(REMOVING, taken2)],
    assumedVersion: null,
    problems: []
  };
}
function goingWith(policy2) {
  const { ref: ref2, place, onDelete } = policy2;
  if (!onDelete || onDelete.targets.length === 0) return null;
  const group2 = unlimitedGroup({
    name: ref2.name,
    rolls: ref2,
    runs: { controller: REMOVING.id, group: refKey(ref2) },
    unit: unitOf(policy2, ref2),
    targets: onDelete.targets
  });
  const { says, targets } = onDelete;
  const change = { kind: "deleted", says, place, batched: false, targetsAtOnce: targets.length };
  const { onDelete: _, leaves: __, ...rest } = policy2;
  return {
    ...rest,
    written: null,
    isDeleted: true,
    groups: [group2],
    change,
    rejections: [],
    facts: [],
    notes: []
  };
}
function unitOf({ groups }, ref2) {
  const own = groups.find(({ rolls }) => refKey(rolls) === refKey(ref2)) ?? groups[0];
  return own?.unit ?? "node";
}
function policiesIn(resolutions) {
  return [...resolutions.values()].flatMap(({ policies }) => policies);
}
function targetsIn(resolutions) {
  return [...resolutions.values()].flatMap(({ targets }) => targets);
}

// src/plan/measure/scopes.ts
var UNIT_SCOPES = [
  { unit: "node", scope: { kind: "fleet" } },
  { unit: "cluster", scope: { kind: "clusters" } },
  { unit: "replica", scope: { kind: "replicas" } }
];
function scopesIn(targets, domainsOf, quorums, isProduction) {
  const nodes = targets.filter(({ unit }) => unit === "node");
  const domains2 = domainsIn(targets, domainsOf);
  const found = /* @__PURE__ */ new Map();
  const ofTarget = /* @__PURE__ */ new Map();
  const add = (scope, unit, key, members) => {
    found.set(key, { scope, unit, key, members: members.length });
    for (const name of members) addTo(ofTarget, name, key);
  };
  for (const { unit, scope } of UNIT_SCOPES) {
    const members = targets.filter((target) => target.unit === unit).map(({ name }) => name);
    if (unit === "node" || members.length > 0) add(scope, unit, counterOf.unit(unit), members);
  }
  const production2 = nodes.filter(isProduction).map(({ name }) => name);
  if (production2.length > 0) add({ kind: "production" }, "node", counterOf.production, production2);
  for (const { key, value, unit, names } of domains2)
    add({ kind: "domain", key, value }, unit, counterOf.domain(key, value), names);
  for (const { name, names } of distinct(nodes, quorums))
    add({ kind: "quorum", name }, "node", counterOf.quorum(name), names);
  const known = new Set(targets.map(({ name }) => name));
  const scopesOf = (target) => known.has(target) ? ofTarget.get(target) ?? [] : [counterOf.unit("node")];
  return { scopes: [...found.values()], scopesOf, domains: domains2 };
}
function domainsIn(targets, domainsOf) {
  let unit = "node";
  const found = new ByDomain((key, value) => ({ key, value, unit, names: [] }));
  for (const scope of UNIT_SCOPES) {
    unit = scope.unit;
    for (const target of targets) {
      if (target.unit !== unit) continue;
      for (const [key, value] of domainsOf(target.name)) {
        const domain2 = found.of(key, value);
        if (domain2.unit === unit) domain2.names.push(target.name);
      }
    }
  }
  return found.all;
}
function distinct(nodes, quorums) {
  const byMembers = /* @__PURE__ */ new Map();
  for (const { name, selector } of quorums) {
    const names = nodes.filter(({ labels }) => selects(selector, labels)).map((node) => node.name);
    if (names.length === 0) continue;
    const key = JSON.stringify(names);
    const same = byMembers.get(key);
    byMembers.set(key, { name: same ? `${same.name}, ${name}` : name, names });
  }
  return [...byMembers.values()];
}

// src/rollout/trace.ts
var MINUTE = 6e4;
function elapsed(ms) {
  const minutes = Math.floor(ms / MINUTE);
  const days = Math.floor(minutes / 1440);
  const clock = [Math.floor(minutes % 1440 / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":");
  return days > 0 ? `${days}d ${clock}` : clock;
}
function formatTrace(run) {
  const lines = [];
  for (const { head, targets } of together2(run)) {
    lines.push(`${head}${String(targets.length).padStart(4)}  ${targets.join(" ")}`);
  }
  for (const groups of run.groups.values()) {
    for (const [name, { phase, why }] of groups) lines.push(`${name}: ${phase}${why ? `, ${why}` : ""}`);
  }
  return lines.map((line) => `${line.trimEnd()}
`).join("");
}
function together2(run) {
  const lines = [];
  for (const event of run.events) {
    const batch2 = event.batch > 0 ? `batch ${event.batch}` : "";
    const when = elapsed(event.at - run.from).padEnd(9);
    const head = `${when}${event.group}  ${batch2.padEnd(9)}${event.kind.padEnd(9)}`;
    const last = lines.at(-1);
    if (last?.head === head) last.targets.push(event.target);
    else lines.push({ head, targets: [event.target] });
  }
  return lines;
}

// src/plan/measure/contributors.ts
function contributorsOf({
  policies,
  runOf,
  fleet,
  isNext,
  isByAge = () => false
}) {
  const { outBefore, scopesOf } = fleet;
  const owners = ownersOf(policies);
  const scopedEvents = /* @__PURE__ */ new Map();
  const eventsIn = (run, scope) => {
    const known = scopedEvents.get(run) ?? groupedByEach(run.events, ({ target }) => scopesOf(target));
    scopedEvents.set(run, known);
    return known.get(scope) ?? [];
  };
  const before = groupedByEach([...outBefore], scopesOf);
  return (peak, scope, isLeftOut = null) => {
    const run = runOf(peak);
    const byAge = isByAge(run);
    const { out, left } = heldAt(peak, eventsIn(run, scope), (event) => {
      const policy2 = owners.get(event.controller)?.get(event.group);
      return policy2 && !byAge && isLeftOut?.(policy2) ? void 0 : policy2;
    });
    const held = new Set([...out.values()].flatMap((targets) => [...targets]));
    const idle = (before.get(scope) ?? []).filter((target) => !held.has(target) && !left.has(target));
    return [
      { policy: null, out: idle.length, isNext: false },
      ...[...out].map(
        ([policy2, targets]) => byAge && isNext(policy2) ? { policy: policy2, out: targets.size, isNext: false, byAge } : { policy: policy2, out: targets.size, isNext: isNext(policy2) }
      )
    ].filter((entry) => entry.out > 0);
  };
}
function heldAt(peak, events, ownerOf) {
  const out = /* @__PURE__ */ new Map();
  const left = /* @__PURE__ */ new Set();
  for (const event of events) {
    if (event.at > peak.at) break;
    if (event.kind === "left") left.add(event.target);
    const policy2 = event.holds ? ownerOf(event) : void 0;
    if (!policy2) continue;
    const targets = out.get(policy2) ?? /* @__PURE__ */ new Set();
    out.set(policy2, targets);
    if (event.kind === "start" || event.kind === "out") targets.add(event.target);
    if (event.kind === "succeeded" || event.kind === "back") targets.delete(event.target);
  }
  return { out, left };
}
function ownersOf(policies) {
  const refs = /* @__PURE__ */ new Map();
  const owners = /* @__PURE__ */ new Map();
  for (const { runs, rolls } of policies.flatMap((policy2) => policy2.groups)) {
    const ref2 = refs.get(refKey(rolls)) ?? rolls;
    refs.set(refKey(rolls), ref2);
    const groups = owners.get(runs.controller) ?? /* @__PURE__ */ new Map();
    owners.set(runs.controller, groups.set(runs.group, ref2));
  }
  return owners;
}
function scopePeaks(fleet, peaks, contributorsAt, isUntouchedNext, worstOrderIn2) {
  const together4 = (peak, scope, isLeftOut) => ({
    peakAtOnce: peak?.count ?? 0,
    peakAt: peak?.at ?? null,
    contributors: peak ? contributorsAt(peak, scope, isLeftOut) : []
  });
  return fleet.scopes.map(({ scope, unit, key, members }) => {
    const all = together4(peaks.get(key), key, null);
    const withoutNext = isUntouchedNext ? together4(peaks.get(counterOf.withoutNext(key)), key, isUntouchedNext) : all;
    const worstOrder = scope.kind === "quorum" ? worstOrderIn2(key) : null;
    return { scope, unit, members, ...all, withoutNext, worstOrder };
  });
}

// src/plan/measure/shared.ts
function sharedTargets(policies, measured) {
  const takers = takersOf(policies);
  const found = /* @__PURE__ */ new Map();
  for (const { list, targets } of alikeIn(takers.values())) {
    for (const policy2 of list) {
      const entry = found.get(policy2) ?? { others: /* @__PURE__ */ new Set(), targets: 0 };
      found.set(policy2, entry);
      entry.targets += targets;
      for (const other of list) if (other !== policy2) entry.others.add(other);
    }
  }
  return [...found].map(([policy2, { others, targets }]) => ({
    policy: policy2.ref,
    others: [...others].map((other) => other.ref),
    targets,
    ownPeakAtOnce: measured.peaks.get(counterOf.policy(policy2))?.count ?? 0,
    peakAtOnce: measured.peaks.get(counterOf.anyone(policy2))?.count ?? 0
  }));
}
function takersOf(policies) {
  const rolling = policies.filter(
    ({ ref: ref2, groups }) => groups.some(({ rolls }) => refKey(rolls) === refKey(ref2))
  );
  if (rolling.length < 2) return /* @__PURE__ */ new Map();
  const takers = groupedByEach(rolling, ({ groups }) => new Set(groups.flatMap(({ targets }) => targets)));
  return new Map([...takers].filter(([, list]) => list.length > 1));
}
function alikeIn(lists) {
  const numbers = /* @__PURE__ */ new Map();
  const numberOf = (item) => {
    const number2 = numbers.get(item) ?? numbers.size;
    numbers.set(item, number2);
    return number2;
  };
  const alike = /* @__PURE__ */ new Map();
  for (const list of lists) {
    const key = list.map(numberOf).join();
    const entry = alike.get(key) ?? { list, targets: 0 };
    alike.set(key, entry);
    entry.targets++;
  }
  return alike.values();
}

// src/plan/measure/pair-tally.ts
var PairTally = class _PairTally {
  constructor(policies, takers, found, work) {
    this.policies = policies;
    this.takers = takers;
    this.found = found;
    this.work = work;
    this.keys = new Int32Array(policies.length);
    policies.forEach(({ ref: ref2 }, index) => {
      const alike = this.indexesOf.get(refKey(ref2)) ?? [];
      this.indexesOf.set(refKey(ref2), [...alike, index]);
      this.keys[index] = alike[0] ?? index;
    });
    for (const target of takers.keys()) this.outOf.set(target, new Uint8Array(policies.length));
    this.out = new Int32Array(2 * this.pairs);
    this.most = new Int32Array(2 * this.pairs);
    this.both = new Int32Array(this.pairs);
    this.together = new Int32Array(this.pairs);
  }
  policies;
  takers;
  found;
  work;
  /** Policies of one key are one owner: what goes out through it counts for each of them. */
  indexesOf = /* @__PURE__ */ new Map();
  /** By policy, the number of its key. */
  keys;
  /** By target, 1 for each policy through whose key it is out now. */
  outOf = /* @__PURE__ */ new Map();
  /** By side: how many of the shared targets it has out now, and the most it had. */
  out;
  most;
  /** By pair: shared targets that both have out now, the most out together, and how many there are. */
  both;
  together;
  /** `takersOf` gives the targets that two or more policies take, and those policies. */
  static of(takersOf2, work) {
    const indexes = /* @__PURE__ */ new Map();
    const takers = /* @__PURE__ */ new Map();
    for (const [target, list] of takersOf2) {
      for (const policy2 of list) if (!indexes.has(policy2)) indexes.set(policy2, indexes.size);
      takers.set(
        target,
        list.map((policy2) => indexes.get(policy2) ?? 0)
      );
    }
    return new _PairTally(
      [...indexes.keys()],
      takers,
      new Pairs(indexes.size, [...takers.values()], work),
      work
    );
  }
  /** How many pairs there are. */
  get pairs() {
    return this.found.targets.length;
  }
  /** Another run begins: nobody has anything out. The maxima stay. */
  begin() {
    for (const out of this.outOf.values()) out.fill(0);
    this.out.fill(0);
    this.both.fill(0);
  }
  /** The policy of the key takes the target out, or gives it back. */
  move(key, target, goesOut) {
    const owners = this.indexesOf.get(key);
    const [out, takers] = [this.outOf.get(target), this.takers.get(target)];
    if (!owners || !out || !takers || out[owners[0] ?? -1] === 1 === goesOut) return;
    this.work.take(takers.length / MOVES_A_STEP);
    for (const own of owners) out[own] = Number(goesOut);
    for (const own of owners) if (takers.includes(own)) this.moveOf(own, takers, out, goesOut);
  }
  /** The pairs that ever were out together, in the order in which the targets name them. */
  met() {
    const met = [];
    this.together.forEach((together4, pair) => {
      const [a, b] = this.found.of(pair).map((index) => this.policies[index]);
      if (together4 === 0 || !a || !b) return;
      met.push({
        policies: [a, b],
        atOnce: [this.most[2 * pair] ?? 0, this.most[2 * pair + 1] ?? 0],
        targets: this.found.targets[pair] ?? 0,
        together: together4
      });
    });
    return met;
  }
  moveOf(own, takers, out, goesOut) {
    const { keys, found } = this;
    const row = found.rowOf(own);
    const key = keys[own];
    for (const other of takers) {
      if (keys[other] === key) continue;
      const pair = row[other] ?? 0;
      this.moveIn(pair, found.of(pair)[0] === own ? 0 : 1, goesOut, out[other] === 1);
    }
  }
  moveIn(pair, side, goesOut, isOutThroughBoth) {
    const [own, other] = [2 * pair + side, 2 * pair + 1 - side];
    const by = goesOut ? 1 : -1;
    const count2 = (this.out[own] ?? 0) + by;
    this.out[own] = count2;
    if (isOutThroughBoth) this.both[pair] = (this.both[pair] ?? 0) + by;
    if (!goesOut) return;
    if (count2 > (this.most[own] ?? 0)) this.most[own] = count2;
    const theirs = this.out[other] ?? 0;
    if (theirs === 0) return;
    const together4 = count2 + theirs - (this.both[pair] ?? 0);
    if (together4 > (this.together[pair] ?? 0)) this.together[pair] = together4;
  }
};
var MOVES_A_STEP = 50;
var Pairs = class {
  /** Targets that both take, by pair. */
  targets = [];
  sides = [];
  /** By policy, the pair that it makes with each other one. */
  rows;
  constructor(policies, takers, work) {
    this.rows = Array.from({ length: policies }, () => new Int32Array(policies).fill(NO_PAIR));
    for (const { list, targets } of alikeIn(takers)) {
      work.take(list.length * list.length / 2);
      list.forEach((a, i) => {
        for (const b of list.slice(i + 1)) this.add(a, b, targets);
      });
    }
  }
  rowOf(policy2) {
    return this.rows[policy2] ?? new Int32Array();
  }
  of(pair) {
    return this.sides[pair] ?? [0, 0];
  }
  add(a, b, targets) {
    const row = this.rowOf(a);
    const known = row[b] ?? NO_PAIR;
    if (known !== NO_PAIR) {
      this.targets[known] = (this.targets[known] ?? 0) + targets;
      return;
    }
    const pair = this.targets.push(targets) - 1;
    this.sides.push([a, b]);
    row[b] = pair;
    this.rowOf(b)[a] = pair;
  }
};
var NO_PAIR = -1;

// src/plan/measure/overlaps.ts
function overlapsOf(policies, runs, { isNext, isUntouchedNext }, work = UNLIMITED) {
  const tally = PairTally.of(takersOf(policies), work);
  if (tally.pairs === 0) return [];
  const owners = ownersOf2(policies);
  for (const run of runs) {
    tally.begin();
    sweep(run, owners, tally);
  }
  const about = once((policy2) => ({
    ref: policy2.ref,
    matched: new Set(policy2.groups.flatMap(({ targets }) => targets)).size,
    isNext: isNext(policy2.ref),
    isUntouchedNext: isUntouchedNext(policy2.ref)
  }));
  const side = (policy2, atOnce) => {
    const { ref: ref2, matched, isNext: isOnlyNext2 } = about(policy2);
    return { ref: ref2, atOnce, matched, isNext: isOnlyNext2 };
  };
  return tally.met().map(({ policies: [a, b], atOnce: [ofA, ofB], targets, together: together4 }) => ({
    policies: [side(a, ofA), side(b, ofB)],
    targets,
    togetherAtOnce: together4,
    isPossible: about(a).isUntouchedNext || about(b).isUntouchedNext
  }));
}
function sweep({ events }, owners, tally) {
  for (const { kind, batch: batch2, target, controller, group: group2, holds } of events) {
    const goesOut = kind === "start" || kind === "out" && batch2 !== 0;
    if (!holds || !(goesOut || kind === "succeeded" || kind === "back")) continue;
    const owner = owners.get(controller)?.get(group2);
    if (owner !== void 0) tally.move(owner, target, goesOut);
  }
}
function ownersOf2(policies) {
  const owners = /* @__PURE__ */ new Map();
  for (const { runs, rolls } of policies.flatMap((policy2) => policy2.groups)) {
    const groups = owners.get(runs.controller) ?? /* @__PURE__ */ new Map();
    owners.set(runs.controller, groups.set(runs.group, refKey(rolls)));
  }
  return owners;
}

// src/plan/measure/combined.ts
function combinedOf(policies, measured, fleet, { unit, next, isUntouchedNext, work, own }) {
  const { runOf } = measured;
  const isByAge = (run) => run === measured.aging?.run;
  const contributorsAt = contributorsOf({ policies, runOf, fleet, isNext: next.isNext, isByAge });
  const scopes = scopePeaks(
    fleet,
    measured.peaks,
    contributorsAt,
    isUntouchedNext,
    (quorum) => worstOrderIn(quorum, policies, { fleet, peaks: measured.peaks, isNext: next.isNext })
  );
  const whole = UNIT_SCOPES.find((candidate) => candidate.unit === unit)?.scope.kind;
  const peak = scopes.find(({ scope }) => scope.kind === whole);
  return {
    unit,
    peakAtOnce: peak?.peakAtOnce ?? 0,
    peakAt: peak?.peakAt ?? null,
    contributors: peak?.contributors ?? [],
    byDomain: [...fleet.domainSizes].flatMap(
      ([key, values]) => [...values].map(([value, matched]) => ({
        key,
        value,
        matched,
        peakAtOnce: measured.peaks.get(counterOf.domain(key, value))?.count ?? 0,
        batch: null
      })).sort((a, b) => a.value < b.value ? -1 : 1)
    ),
    scopes,
    shared: sharedTargets(own, measured),
    overlaps: overlapsIn(own, measured, next, work)
  };
}
function overlapsIn(policies, { together: together4, withoutNext }, next, work) {
  const mixes = mixesOf(policies);
  const all = overlapsOf(policies, together4.runs.flatMap(mixes), next, work);
  if (withoutNext === together4) return all;
  const begun = overlapsOf(policies, withoutNext.runs.flatMap(mixes), next, work);
  return [...begun.filter(({ isPossible }) => !isPossible), ...all.filter(({ isPossible }) => isPossible)];
}
function worstOrderIn(key, policies, { fleet, peaks, isNext }) {
  const isMember = (target) => fleet.scopesOf(target).includes(key);
  const possible = policies.flatMap(({ groups }) => groups).flatMap((group2) => {
    const { freeOrder, rolls } = group2;
    const peak = peaks.get(counterOf.group(group2))?.count ?? 0;
    if (!freeOrder || isFixed(freeOrder) || peak < 2) return [];
    const atOnce = worstTogether(freeOrder, isMember, peak);
    return atOnce > 1 ? [{ atOnce, policy: rolls, isNext: isNext(rolls), says: freeOrder.says }] : [];
  });
  return possible.sort((a, b) => Number(a.isNext) - Number(b.isNext) || b.atOnce - a.atOnce)[0] ?? null;
}

// src/plan/measure/courses.ts
function courseOf(run, input, turnsBadAt2 = null) {
  const { from: from2, end, cut } = run;
  const stays = new Stays(input);
  for (const target of input.outBefore) stays.before(target, from2);
  for (const event of run.events) stays.take(event);
  return { from: from2, end, cut, turnsBadAt: turnsBadAt2, stays: stays.all };
}
var Stays = class {
  constructor(input) {
    this.input = input;
    const groups = input.policies.flatMap((policy2) => policy2.groups);
    this.groups = new Map(groups.map((group2) => [groupKey(group2.runs.controller, group2.runs.group), group2]));
  }
  input;
  all = [];
  open = /* @__PURE__ */ new Map();
  groups;
  before(target, at) {
    const stay = { ...BEFORE, target, from: at };
    this.open.set(target, stay);
    this.all.push(stay);
  }
  take(event) {
    const { kind, target, at } = event;
    if (kind === "left") close(this.open.get(target), at);
    const key = `${groupKey(event.controller, event.group)}\0${target}\0${event.holds ? 1 : 0}`;
    if (kind === "start" || kind === "out") this.begin(key, event);
    const stay = this.open.get(key);
    if (!stay) return;
    if (kind === "failed") stay.failedAt = at;
    if (kind === "resumed") stay.failedAt = null;
    if (kind !== "succeeded" && kind !== "back") return;
    stay.failedAt = null;
    close(stay, at);
    this.open.delete(key);
  }
  /** What begins again while it is out goes on. */
  begin(key, { target, at, batch: batch2, controller, group: group2, holds }) {
    if (this.open.has(key)) return;
    const known = this.groups.get(groupKey(controller, group2));
    const policy2 = known?.rolls ?? null;
    const isAside = this.input.isUntouchedNext !== null && (!policy2 || this.input.isUntouchedNext(policy2));
    const stay = {
      ...BEFORE,
      ...{ target, group: known?.name ?? group2, policy: policy2, batch: batch2, from: at, holds, isAside }
    };
    this.open.set(key, stay);
    this.all.push(stay);
  }
};
var BEFORE = {
  group: null,
  policy: null,
  batch: 0,
  to: null,
  failedAt: null,
  holds: true,
  isAside: false
};
function close(stay, at) {
  if (stay) stay.to ??= at;
}

// src/plan/measure/node-work.ts
var MINUTE_MS2 = 6e4;
function nodeWork(labels, assumptions) {
  const group2 = assumptions.durations.find(({ selector }) => selects(selector, labels));
  const plainMs = (group2?.durationMinutes ?? assumptions.durationMinutes) * MINUTE_MS2;
  const isWritten = typeof group2?.durationMinutes === "number";
  const steps = group2?.steps ?? (isWritten ? null : assumptions.steps);
  return { plainMs, drainedMs: steps?.workMs ?? plainMs, drainMs: steps?.drainMs ?? 0 };
}

// src/plan/measure/fleet.ts
var CONTROL_PLANE = ["node-role.kubernetes.io/control-plane", "node-role.kubernetes.io/master"];
function fleetOf(snapshot2, others, assumptions, underWay = /* @__PURE__ */ new Set()) {
  const nodes = snapshot2.nodes.map((node) => ({
    name: node.name,
    unit: "node",
    labels: node.labels,
    outBefore: isOut(node) && !underWay.has(node.name)
  }));
  const targets = [...nodes, ...others];
  const byName4 = new Map(targets.map((target) => [target.name, target]));
  const domains2 = new Map(targets.map((target) => [target.name, domainsIn2(target, assumptions.domains)]));
  const domainsOf = (target) => domains2.get(target) ?? [];
  const labelsOf = (target) => byName4.get(target)?.labels ?? {};
  const workOn = once((target) => nodeWork(labelsOf(target), assumptions));
  const isProduction = ({ labels }) => assumptions.production.some((selector) => selects(selector, labels));
  const scopes = scopesIn(targets, domainsOf, assumptions.quorums, isProduction);
  return {
    targets,
    outBefore: new Set(targets.filter((target) => target.outBefore).map((target) => target.name)),
    durationMs: ({ target, workMs, headStartMs, drain }) => {
      const { plainMs, drainedMs } = workOn(target);
      return Math.max(0, (workMs ?? (drain ? drainedMs : plainMs)) - (headStartMs ?? 0));
    },
    workOn,
    domainsOf,
    ...scopes,
    isProduction: (target) => isProduction({ labels: labelsOf(target) }),
    isControlPlane: (target) => CONTROL_PLANE.some((label) => Object.hasOwn(labelsOf(target), label)),
    domainSizes: sizesOf(scopes.domains)
  };
}
function domainsIn2(target, keys) {
  const found = [];
  for (const key of keys) {
    const value = Object.hasOwn(target.labels, key) ? target.labels[key] : void 0;
    if (value !== void 0 && value !== "") found.push([key, value]);
  }
  return found;
}
function sizesOf(domains2) {
  const sizes = /* @__PURE__ */ new Map();
  for (const { key, value, names } of domains2) {
    const values = sizes.get(key) ?? /* @__PURE__ */ new Map();
    sizes.set(key, values.set(value, names.length));
  }
  return sizes;
}

// src/plan/measure/facts.ts
var Facts = class {
  constructor(telling, withNext, policies, isNext) {
    this.withNext = withNext;
    this.policies = policies;
    this.isNext = isNext;
    this.courses = telling.map(({ play, worst, runs }) => ({
      tells: play.tells,
      in: [worst, ...runs.filter((run) => run !== worst)].map(coursesIn)
    }));
    this.together = coursesIn(withNext);
  }
  withNext;
  policies;
  isNext;
  courses;
  together;
  of(group2) {
    const [first, ...others] = this.courses.find(({ tells }) => tells(group2))?.in ?? [];
    const together4 = this.together(group2);
    const course = first?.(group2) ?? together4;
    if (together4.end?.phase !== "stuck" || course.run === together4.run || this.isNext(group2.rolls))
      return { course };
    const readings = [course, ...others.map((courseIn) => courseIn(group2))];
    const fact = readings.find(({ end }) => end?.phase === "stuck") ?? course;
    const { why } = together4.end;
    if (fact.end?.phase === "stuck" && fact.end.why === why) return { course: fact };
    return { course: fact, ifNext: { policies: this.takersOf(group2), outcome: "stuck", why } };
  }
  /** Whose next rollout deletes targets of the group. */
  takersOf({ targets }) {
    const own = new Set(targets);
    const left = this.withNext.events.filter(({ kind, target }) => kind === "left" && own.has(target));
    const isTaken2 = ({ runs, targets: theirs }) => left.some(({ controller, target }) => controller === runs.controller && theirs.includes(target));
    return this.policies.filter(({ ref: ref2, groups }) => this.isNext(ref2) && groups.some(isTaken2)).map(({ ref: ref2 }) => ref2);
  }
};
function isAnyStuck(run, policies, isNext) {
  const groups = policies.flatMap((policy2) => policy2.groups);
  return groups.some(
    ({ runs, rolls }) => !isNext(rolls) && run.groups.get(runs.controller)?.get(runs.group)?.phase === "stuck"
  );
}
function coursesIn(run) {
  const read = once(() => ({ batches: batchesOf(run), ends: endsOf(run) }));
  return ({ runs }) => ({
    run,
    ...read(run).batches.get(groupKey(runs.controller, runs.group)) ?? NO_BATCHES,
    ends: read(run).ends,
    end: run.groups.get(runs.controller)?.get(runs.group)
  });
}

// src/rollout/peaks.ts
function peaksOf(run, query) {
  const tally = new Tally();
  const byAnyone = /* @__PURE__ */ new Map();
  const byGroups = /* @__PURE__ */ new Map();
  tally.comeTo(run.from);
  for (const target of query.outBefore) {
    tally.rise(holdOf(byAnyone, target).take(query.ofAnyone(target)), 0);
    tally.rise(holdOf(byGroups, target).take(query.ofGroupsBefore(target)), 0);
  }
  for (const event of run.events) {
    const { at, kind, target, batch: batch2, holds } = event;
    tally.comeTo(at);
    if (kind === "left" && query.outBefore.has(target)) {
      tally.fall(holdOf(byAnyone, target).give(query.ofAnyone(target)));
      tally.fall(holdOf(byGroups, target).give(query.ofGroupsBefore(target)));
    }
    if (!holds) continue;
    if (kind === "start" || kind === "out") {
      tally.rise(holdOf(byAnyone, target).take(query.ofAnyone(target)), batch2);
      tally.rise(holdOf(byGroups, target).take(query.ofGroup(event)), batch2);
    } else if (kind === "succeeded" || kind === "back") {
      tally.fall(holdOf(byAnyone, target).give(query.ofAnyone(target)));
      tally.fall(holdOf(byGroups, target).give(query.ofGroup(event)));
    }
  }
  tally.comeTo(Infinity);
  return tally.peaksBy(query.names);
}
function holdOf(holds, target) {
  const known = holds.get(target);
  if (known) return known;
  const hold = new Hold();
  holds.set(target, hold);
  return hold;
}
var NONE = [];
var Hold = class {
  list = null;
  times = 0;
  byCounter = null;
  /** Held once more; gives the counters in which it was not held before. */
  take(counters) {
    if (this.isOneList(counters)) return this.times++ === 0 ? counters : NONE;
    return counters.filter((counter) => this.move(counter, 1) === 1);
  }
  /** Held once less; gives the counters in which it is no longer held. */
  give(counters) {
    if (this.isOneList(counters)) return this.times-- === 1 ? counters : NONE;
    return counters.filter((counter) => this.move(counter, -1) === 0);
  }
  isOneList(counters) {
    this.list ??= counters;
    return this.list === counters && this.byCounter === null;
  }
  move(counter, by) {
    this.byCounter ??= new Map((this.list ?? NONE).map((held) => [held, this.times]));
    const times = (this.byCounter.get(counter) ?? 0) + by;
    this.byCounter.set(counter, times);
    return times;
  }
};
var Tally = class {
  at = -Infinity;
  counts = [];
  /** Counters that rose at this instant, and by counter the batch of the last rise. */
  raised = /* @__PURE__ */ new Set();
  batches = [];
  peaks = [];
  rise(counters, batch2) {
    for (const counter of counters) {
      this.counts[counter] = (this.counts[counter] ?? 0) + 1;
      this.batches[counter] = batch2;
      this.raised.add(counter);
    }
  }
  fall(counters) {
    for (const counter of counters) this.counts[counter] = (this.counts[counter] ?? 0) - 1;
  }
  /** Everything before this instant has happened. */
  comeTo(at) {
    if (at === this.at) return;
    for (const counter of this.raised) {
      const count2 = this.counts[counter] ?? 0;
      if (count2 > (this.peaks[counter]?.count ?? 0))
        this.peaks[counter] = { count: count2, at: this.at, batch: this.batches[counter] ?? 0 };
    }
    this.raised.clear();
    this.at = at;
  }
  /** The peaks by name; of counters that never rose above 0 there is none. */
  peaksBy(names) {
    const peaks = /* @__PURE__ */ new Map();
    this.peaks.forEach((peak, counter) => peaks.set(names[counter] ?? "", peak));
    return peaks;
  }
};

// src/plan/measure/aging.ts
function agingIn({ worst: run }, policies, fleet, isNext) {
  const next = new Set(
    policies.flatMap(({ groups }) => groups).filter(({ rolls }) => isNext(rolls)).map(({ runs }) => keyOf3(runs))
  );
  const isAging = (event) => next.has(keyOf3(event));
  const rolling = run.events.filter((event) => event.holds && event.group !== "" && !isAging(event));
  const [first, last] = [rolling[0], rolling.at(-1)];
  if (!first || !last) return null;
  const meeting = targetsOut(run.events.filter(isAging), { from: first.at, to: last.at });
  if (meeting.size === 0) return null;
  const events = run.events.filter((event) => !isAging(event) || meeting.has(event.target));
  const counted2 = peaksOf(
    { ...run, events },
    peakQuery(policies, fleet, () => false)
  );
  return { peaks: new Map([...counted2].filter(([name]) => counterOf.isWithoutNext(name))), run };
}
function targetsOut(events, { from: from2, to }) {
  const found = /* @__PURE__ */ new Set();
  const out = /* @__PURE__ */ new Set();
  for (const { at, kind, target } of events) {
    if (at > to) break;
    if (kind === "start" || kind === "out") out.add(target);
    if (kind !== "start" && kind !== "out" && at <= from2) out.delete(target);
    else if (at >= from2 && out.has(target)) found.add(target);
  }
  return /* @__PURE__ */ new Set([...found, ...out]);
}
function keyOf3({ controller, group: group2 }) {
  return `${controller}\0${group2}`;
}

// src/rollout/worst-loss.ts
function worstLoss(simulation, bad, until, groups) {
  const tally = new Tally2(groups);
  do {
    const starts = simulation.settle();
    if (starts.size === 0) continue;
    if (tally.couldRise(starts)) {
      const fork = simulation.forkWith(bad);
      tally.take(simulation.now, fork.play(until), fork.outNow());
    }
    tally.pass(starts);
  } while (simulation.advance(until));
  tally.takeUnstarted(simulation.outNow());
  return { healthy: simulation.result(), losses: tally.losses };
}
var Tally2 = class {
  constructor(groups) {
    this.groups = groups;
    this.counters = new Map([...groups].map(([key, { sums }]) => [key, [key, ...sums]]));
    for (const [key, { targets, mostLost }] of groups) {
      for (const counter of this.countersOf(key)) {
        this.left.set(counter, (this.left.get(counter) ?? 0) + targets);
        this.most.set(counter, (this.most.get(counter) ?? 0) + (mostLost ?? targets));
      }
    }
    this.all = new Map(this.left);
  }
  groups;
  losses = /* @__PURE__ */ new Map();
  /** Targets that have not started, by group and by sum. */
  left = /* @__PURE__ */ new Map();
  /** All targets, by group and by sum. */
  all;
  /** The most that can be lost, by group and by sum. */
  most = /* @__PURE__ */ new Map();
  /** The keys that each group counts in: its own and its sums. */
  counters;
  /** Whether more could be lost than is known, of what starts now: of all else its own next start is the moment that counts. */
  couldRise(starts) {
    for (const counter of this.countersIn(starts)) {
      const left = this.left.get(counter) ?? 0;
      const worst = this.losses.get(counter)?.worst ?? -1;
      if (Math.min(left, this.most.get(counter) ?? left) > Math.max(0, worst)) return true;
      if (left > 0 && worst < 0) return true;
    }
    return false;
  }
  /**
   * Counts what a run that turned bad at `at` broke: targets that failed, or those still out at the end where the controller
   * says itself which are (a failed pod beside one that serves costs nothing).
   */
  take(at, events, outAtEnd) {
    const failed = /* @__PURE__ */ new Map();
    const broken = events.filter((event) => event.kind === "failed" && event.holds);
    for (const [key, { mayLoseNone }] of this.groups)
      if (mayLoseNone) for (const counter of this.countersOf(key)) failed.set(counter, /* @__PURE__ */ new Set());
    for (const event of [...broken, ...outAtEnd.filter(({ isOld }) => isOld !== true)]) {
      for (const counter of this.countersOf(groupKey(event.controller, event.group))) {
        const targets = failed.get(counter) ?? /* @__PURE__ */ new Set();
        failed.set(counter, targets.add(event.target));
      }
    }
    for (const [counter, targets] of failed)
      this.raise(counter, at, Math.min(targets.size, this.all.get(counter) ?? Infinity));
  }
  /** Counts, for groups in which nothing ever starts, the targets that went to make room for new ones that never come, as the controller says. */
  takeUnstarted(outAtEnd) {
    const gone = /* @__PURE__ */ new Map();
    for (const { controller, group: group2, target, isOld, wasOut } of outAtEnd) {
      const key = groupKey(controller, group2);
      if (isOld === true || wasOut === true || this.groups.get(key)?.mayLoseNone !== true || this.losses.has(key))
        continue;
      for (const counter of this.countersOf(key))
        gone.set(counter, (gone.get(counter) ?? /* @__PURE__ */ new Set()).add(target));
    }
    for (const [counter, targets] of gone)
      this.raise(counter, null, Math.min(targets.size, this.all.get(counter) ?? Infinity));
  }
  /** These targets have started and can no longer be lost to a later moment. */
  pass(starts) {
    for (const [controller, list] of starts) {
      const begun = /* @__PURE__ */ new Map();
      for (const { group: group2, again, batch: batch2 } of list) {
        if (!again && batch2 !== NO_BATCH) begun.set(group2, (begun.get(group2) ?? 0) + 1);
      }
      for (const [group2, count2] of begun)
        for (const counter of this.countersOf(groupKey(controller, group2)))
          this.left.set(counter, (this.left.get(counter) ?? 0) - count2);
    }
  }
  raise(counter, at, count2) {
    const known = this.losses.get(counter);
    if (!known) this.losses.set(counter, { worst: count2, turnsBadAt: at, fromTheStart: count2 });
    else if (count2 > known.worst) this.losses.set(counter, { ...known, worst: count2, turnsBadAt: at });
  }
  countersIn(starts) {
    const counters = /* @__PURE__ */ new Set();
    for (const [controller, list] of starts) {
      for (const group2 of new Set(list.map((start) => start.group)))
        for (const counter of this.countersOf(groupKey(controller, group2))) counters.add(counter);
    }
    return counters;
  }
  countersOf(key) {
    return this.counters.get(key) ?? [key];
  }
};

// src/plan/measure/readings.ts
function settingOf2({ targets, durationMs, workOn }, { resolutions, at, until, work }, isLeftOut) {
  const all = [...resolutions.values()];
  return {
    targets,
    durationMs,
    createControllers: () => all.flatMap((resolution) => resolution.createControllers(isLeftOut)),
    createDrainage: () => {
      const evictions = all.find(({ createEvictions }) => createEvictions)?.createEvictions?.();
      return evictions ? { evictions, expectedMs: (target) => workOn(target).drainMs } : null;
    },
    at,
    until,
    work
  };
}
var FIRST = { showsUnready: false, isReversed: false };
function simulationOf(setting, { showsUnready, isReversed }, scenario = healthy(setting.durationMs)) {
  const controllers = [...setting.createControllers()];
  if (isReversed) controllers.reverse();
  const world = World.of(setting.targets, showsUnready);
  return new Simulation(world, controllers, scenario, setting.at, setting.createDrainage(), setting.work);
}
function otherReadings(setting, unknowns) {
  const shown2 = unknowns.unready ? [true, false] : [false];
  const readings = shown2.flatMap(
    (showsUnready) => [false, true].map((isReversed) => ({ showsUnready, isReversed }))
  );
  const others = readings.filter(({ showsUnready, isReversed }) => showsUnready || isReversed);
  return unknowns.order ? others.map((reading) => simulationOf(setting, reading).run(setting.until)) : [];
}
function worstOf(runs, { query, mixesOf: mixesOf2, all }) {
  const peaks = /* @__PURE__ */ new Map();
  const source = /* @__PURE__ */ new Map();
  let [worst] = runs;
  let most = -1;
  for (const run of runs) {
    let count2 = 0;
    for (const mix of mixesOf2(run)) {
      for (const [counter, peak] of peaksOf(mix, query)) {
        if (counter === all) count2 = Math.max(count2, peak.count);
        if (peak.count <= (peaks.get(counter)?.count ?? 0)) continue;
        peaks.set(counter, peak);
        source.set(peak, mix);
      }
    }
    if (count2 > most || count2 === most && run.end > worst.end) [worst, most] = [run, count2];
  }
  return { run: worst, peaks, runOf: (peak) => source.get(peak) };
}
function readingsDiffer([first, ...others]) {
  const textOf3 = ({ events }) => events.map(({ at, kind, controller, target }) => `${at} ${kind} ${controller} ${target}`).sort().join("\n");
  const text2 = others.length > 0 ? textOf3(first) : "";
  return others.some((run) => run.events.length !== first.events.length || textOf3(run) !== text2);
}

// src/plan/measure/played.ts
function played(play, setting, policies, query, first = ranFirst(setting)) {
  const runs = [first.run, ...otherReadings(setting, first.simulation.world.unknowns)];
  const { run, peaks, runOf } = worstOf(runs, { query, mixesOf: mixesOf(policies), all: counterOf.all });
  return { play, runs, worst: run, peaks, runOf };
}
function ranFirst(setting) {
  const simulation = simulationOf(setting, FIRST);
  return { run: simulation.run(setting.until), simulation };
}
function lossReport(simulation, fleet, until, policies) {
  try {
    return worstLoss(simulation, turnsBad(fleet.durationMs), until, lossGroups(policies));
  } catch (error) {
    throw error instanceof WorkUsedUp ? reachedIn(simulation, policies, error) : error;
  }
}
function reachedIn(simulation, policies, { steps }) {
  const { groups } = simulation.result();
  const hasEnded = ({ runs }) => {
    const phase = groups.get(runs.controller)?.get(runs.group)?.phase;
    return phase !== void 0 && phase !== "working" && phase !== "waiting";
  };
  const ended = policies.filter((policy2) => policy2.groups.every(hasEnded)).length;
  return new WorkUsedUp(steps, { at: simulation.now, ended, policies: policies.length });
}
function lossGroups(policies) {
  const groups = /* @__PURE__ */ new Map();
  for (const policy2 of policies) {
    const sumsOf = lossSums(policy2);
    for (const group2 of policy2.groups) {
      const key = groupKey(group2.runs.controller, group2.runs.group);
      const entry = groups.get(key) ?? {
        targets: group2.targets.length,
        sums: [],
        mayLoseNone: group2.saysWhatIsOut === true && group2.targets.length > 0,
        mostLost: group2.mostLost
      };
      groups.set(key, entry);
      entry.sums.push(...sumsOf(group2));
    }
  }
  return groups;
}

// src/plan/measure/plays.ts
var ALL = { tells: () => true };
function playsApart(policies, { isNext, isUntouchedNext }) {
  const rolling = rollingIn(policies);
  const begun = { isLeftOut: isNext, tells: ({ rolls }) => !isNext(rolls) };
  const systems = new Set(rolling.filter(({ rolls }) => isNext(rolls)).map(({ rolls }) => rolls.system));
  const next = [...systems].map((system) => {
    return {
      isLeftOut: (policy2) => policy2.system !== system,
      tells: ({ rolls }) => isNext(rolls) && rolls.system === system
    };
  });
  const isSame2 = rolling.every(({ rolls }) => isNext(rolls) === isUntouchedNext(rolls));
  const withoutNext = isSame2 ? begun : { isLeftOut: isUntouchedNext, tells: () => false };
  return { withoutNext, telling: [begun, ...next] };
}
function rollingIn(policies) {
  return policies.flatMap(({ groups }) => groups).filter(({ targets }) => targets.length > 0);
}
function meet(policies, isNext, hasBudgets) {
  const groups = rollingIn(policies);
  const next = groups.filter(({ rolls }) => isNext(rolls));
  const systems = new Set(groups.map(({ rolls }) => rolls.system));
  if (next.length === 0 || systems.size < 2) return false;
  const takers = /* @__PURE__ */ new Map();
  for (const { rolls, targets } of groups)
    for (const target of targets) takers.set(target, (takers.get(target) ?? /* @__PURE__ */ new Set()).add(rolls.system));
  const isShared = next.some(({ targets }) => targets.some((target) => (takers.get(target)?.size ?? 0) > 1));
  const draining = groups.filter(({ drains }) => drains);
  const isDraining = new Set(draining.map(({ rolls }) => rolls.system)).size > 1;
  return isShared || hasBudgets && isDraining && draining.some(({ rolls }) => isNext(rolls));
}
function toldBy(play, policies) {
  if (play === ALL) return policies;
  return policies.flatMap((policy2) => {
    const groups = policy2.groups.filter(play.tells);
    return groups.length > 0 ? [{ ...policy2, groups }] : [];
  });
}

// src/plan/measure/rollout.ts
function measureAll(policies, fleet, input) {
  const counted2 = policies.filter((policy2) => !isPart(policy2));
  const { isNext } = input.next;
  const hasBudgets = settingOf2(fleet, input).createDrainage() !== null;
  if (meet(counted2, isNext, hasBudgets)) return measureApart(policies, counted2, fleet, input);
  const all = tell(ALL, counted2, fleet, input);
  const isUncertain = policies.some(({ ref: ref2 }) => isNext(ref2)) && isAnyStuck(all.worst, policies, isNext);
  if (isUncertain) return measureApart(policies, counted2, fleet, input);
  const standing = standingOf(counted2, fleet, input);
  const aging = agingOf(standing, counted2, fleet, input);
  return measuredOf(policies, isNext, { together: all, withoutNext: all, telling: [all], standing, aging });
}
function standingOf(counted2, fleet, input) {
  const { isNext } = input.next;
  const goesByAge = ({ rolls, facts }) => {
    const expiry = isNext(rolls) ? factOf({ facts }, "expiry") : void 0;
    return expiry !== void 0 && expiry.expected.length > 0;
  };
  if (!counted2.some(({ groups }) => groups.some(goesByAge))) return null;
  const play = { isLeftOut: isNext, tells: () => false };
  return played(
    play,
    settingOf2(fleet, input, isNext),
    counted2,
    peakQuery(counted2, fleet, input.untouchedNext)
  );
}
function agingOf(standing, counted2, fleet, { next, untouchedNext }) {
  return standing && untouchedNext ? agingIn(standing, counted2, fleet, next.isNext) : null;
}
function measureApart(policies, counted2, fleet, input) {
  const plays = playsApart(counted2, input.next);
  const watch = (play, untouchedNext) => played(play, settingOf2(fleet, input, play.isLeftOut), counted2, peakQuery(counted2, fleet, untouchedNext));
  const telling = plays.telling.map((play) => tell(play, toldBy(play, counted2), fleet, input));
  const standing = standingOf(counted2, fleet, input);
  return measuredOf(policies, input.next.isNext, {
    together: watch(ALL, null),
    withoutNext: watch(plays.withoutNext, input.untouchedNext),
    telling,
    standing,
    aging: agingOf(standing, counted2, fleet, input)
  });
}
function tell(play, policies, fleet, input) {
  const setting = settingOf2(fleet, input, play.isLeftOut);
  const simulation = simulationOf(setting, FIRST);
  const { healthy: healthy2, losses } = lossReport(simulation, fleet, input.until, policies);
  const query = peakQuery(policies, fleet, input.untouchedNext);
  const all = played(play, setting, policies, query, { run: healthy2, simulation });
  return { ...all, losses };
}
function measuredOf(policies, isNext, {
  together: together4,
  withoutNext,
  telling,
  standing,
  aging
}) {
  const asItStands = standing === null ? [] : [standing];
  const sources = [...telling, withoutNext, together4, ...asItStands];
  const { losses, playOf } = worstOf2(telling);
  return {
    together: together4,
    withoutNext,
    standing,
    aging,
    facts: new Facts(telling, together4.worst, policies, isNext),
    peaks: new Map([
      ...highest([...telling, ...asItStands], counterOf.isOfGroups),
      ...highest([withoutNext, ...asItStands, ...aging ? [aging] : []], counterOf.isWithoutNext),
      ...highest([together4, ...asItStands], counterOf.isOfAll)
    ]),
    runOf: (peak) => {
      for (const source of sources) {
        const run = source.runOf(peak);
        if (run) return run;
      }
      return aging && [...aging.peaks.values()].includes(peak) ? aging.run : together4.worst;
    },
    losses,
    telling: (groups) => telling.filter(({ play }) => groups.some(play.tells)),
    playOf
  };
}
function worstOf2(telling) {
  const losses = /* @__PURE__ */ new Map();
  const plays = /* @__PURE__ */ new Map();
  for (const { play, losses: own } of telling) {
    for (const [key, loss] of own) {
      const known = losses.get(key);
      if (known && known.worst >= loss.worst) continue;
      losses.set(key, loss);
      plays.set(key, play);
    }
  }
  return { losses, playOf: (key) => plays.get(key) ?? ALL };
}
function highest(all, concerns) {
  const found = /* @__PURE__ */ new Map();
  for (const { peaks } of all)
    for (const [name, peak] of peaks)
      if (concerns(name) && peak.count > (found.get(name)?.count ?? 0)) found.set(name, peak);
  return found;
}

// src/plan/side.ts
var LOOK_AHEAD_MS = 366 * 864e5;
function planSide(input) {
  const { removal = null } = input;
  const playing = new Map([
    ...input.resolutions,
    ...removal ? [["removal", removal]] : []
  ]);
  const resolutions = [...playing.values()];
  const policies = resolutions.flatMap((resolution) => resolution.policies);
  const own = policies.filter((policy2) => !removal?.policies.includes(policy2));
  const acting = { ...input, resolutions: playing, until: Math.max(input.until, input.at + LOOK_AHEAD_MS) };
  const fleet = fleetOf(
    input.snapshot,
    resolutions.flatMap((resolution) => resolution.targets),
    input.assumptions,
    new Set(resolutions.flatMap(({ outFromBefore }) => outFromBefore ?? []))
  );
  const { isUntouchedNext } = input.next;
  const untouchedNext = policies.some(({ ref: ref2 }) => isUntouchedNext(ref2)) ? isUntouchedNext : null;
  const measured = measureAll(policies, fleet, { ...acting, untouchedNext });
  const groupOf2 = once((group2) => measureGroup(group2, measured, fleet));
  const combined2 = combinedOf(policies, measured, fleet, {
    unit: input.unit,
    next: input.next,
    isUntouchedNext: untouchedNext,
    work: input.work,
    own
  });
  const planned2 = own.map((policy2) => {
    const groups = policy2.groups.map((group2) => groupOf2(group2));
    return { ...policy2, effect: effectOf(policy2, groups, measured) };
  });
  return {
    policies: withReadingNotes(planned2, combined2, measured),
    combined: combined2,
    worstRun: worstRun(measured, fleet, acting),
    courses: coursesOf(policies, measured, fleet, { ...acting, untouchedNext }),
    assumedVersions: [...input.resolutions].flatMap(
      ([system, { assumedVersion }]) => assumedVersion ? [{ system, ...assumedVersion }] : []
    ),
    problems: resolutions.flatMap((resolution) => resolution.problems),
    spreads: resolutions.flatMap(({ spreads }) => spreads ?? [])
  };
}
function worstRun(measured, fleet, input) {
  if (input.assumptions.scenario !== "turns-bad") return null;
  const [worst] = [...measured.losses].sort(([, a], [, b]) => b.worst - a.worst);
  if (!worst) return null;
  const [key, { turnsBadAt: turnsBadAt2 }] = worst;
  if (turnsBadAt2 === null) return null;
  return { turnsBadAt: turnsBadAt2, trace: formatTrace(runThatTurnsBad(turnsBadAt2, fleet, input, measured.playOf(key))) };
}
function runThatTurnsBad(at, fleet, input, play) {
  const scenario = turnsBadAt(fleet.durationMs, at);
  return simulationOf(settingOf2(fleet, input, play.isLeftOut), FIRST, scenario).run(input.until);
}
function coursesOf(policies, { withoutNext, peaks, runOf, losses, playOf }, fleet, input) {
  const known = { policies, outBefore: fleet.outBefore, isUntouchedNext: input.untouchedNext };
  return {
    healthy: (unit) => {
      const whole = input.untouchedNext ? counterOf.withoutNext(counterOf.unit(unit)) : counterOf.unit(unit);
      const peak = peaks.get(whole);
      return courseOf(peak ? runOf(peak) : withoutNext.worst, known);
    },
    worst: (ref2) => {
      const loss = lossOf(losses, ref2);
      if (!loss || loss.worst === 0 || loss.turnsBadAt === null) return null;
      const run = runThatTurnsBad(loss.turnsBadAt, fleet, { ...input, work: UNLIMITED }, playOf(refKey(ref2)));
      return courseOf(run, known, loss.turnsBadAt);
    }
  };
}
function withReadingNotes(policies, { shared }, measured) {
  const noteOf = once(
    ({ runs }) => runs.length > 1 && readingsDiffer(runs) ? waysText(runs.length) : null
  );
  const concerned = new Set(shared.map(({ policy: policy2 }) => refKey(policy2)));
  return policies.map((policy2) => {
    if (!concerned.has(refKey(policy2.ref))) return policy2;
    const note = measured.telling(policy2.effect.groups).map(noteOf).find((one) => one !== null);
    return note === void 0 ? policy2 : { ...policy2, notes: [...policy2.notes, note] };
  });
}
function waysText(ways) {
  return `Whether controllers find each other's nodes not ready, and who acts first at the same moment, is not determined: planned in ${ways} ways. Every peak is the highest of them; batches and times are of the way with the highest combined peak.`;
}

// src/plan/unfinished.ts
var MOST_STEPS = 1e7;
function withoutPolicies(side) {
  return new Map(
    [...side].map(([system, { problems }]) => [
      system,
      { policies: [], targets: [], createControllers: () => [], assumedVersion: null, problems }
    ])
  );
}
function unfinishedProblem({ steps, reached }, side) {
  const far = reached ? `the first of them had come to ${minuteText(reached.at)}, with ${reached.ended} of ${counted(reached.policies, "policy")} at ${reached.policies === 1 ? "its" : "their"} end` : "the first of them had come to its end, and others that measure what is lost and who meets whom had not";
  const message = `The dry rollouts take more than ${steps.toLocaleString("en-US")} steps, so nothing of this change is judged. After that many, in the ${side}, ${far}. Plan fewer policies at a time: narrow the paths or globs, or list each cluster with its own policies and snapshot.`;
  return errorAt(null, "too-much-work", message);
}

// src/plan/plan.ts
function makePlan(input) {
  const planning = { side: "base" };
  try {
    return planned(input, planning);
  } catch (error) {
    if (!(error instanceof WorkUsedUp)) throw error;
    const problem4 = unfinishedProblem(error, planning.side);
    const base = input.base && withoutPolicies(input.base);
    const head = withoutPolicies(input.head);
    return planned({ ...input, base, head, problems: [...input.problems, problem4] }, planning);
  }
}
function planned(input, planning) {
  const until = input.at + input.horizonMs;
  const before = input.base && policiesIn(input.base);
  const removal = input.base === input.head ? null : removalOf(input.base, input.head);
  const after = [...policiesIn(input.head), ...removal?.policies ?? []];
  const next = nextRollouts(before, after);
  const unit = leadingUnit([...before ?? [], ...after]);
  const side = (which, resolutions) => {
    planning.side = which;
    const beside2 = which === "head" ? removal : null;
    return planSide({ ...input, work, resolutions, removal: beside2, until, unit, next: next[which] });
  };
  const work = new Work(input.mostSteps ?? MOST_STEPS, input.onSteps);
  const isOneSide = input.base === input.head;
  const compared2 = isOneSide ? null : input.base && side("base", input.base);
  const head = side("head", input.head);
  const base = isOneSide ? head : compared2;
  return {
    at: input.at,
    horizon: { from: input.at, to: until },
    snapshot: {
      nodes: input.snapshot.nodes.length,
      ready: input.snapshot.nodes.filter((node) => node.ready === "True").length,
      clusters: input.snapshot.objects.filter((object2) => object2.kind === "MemberCluster").length,
      takenAt: input.snapshot.takenAt,
      digest: input.snapshot.digest
    },
    loosened: input.loosened,
    inventory: inventoryOf(input),
    policies: comparePolicies(base, head),
    base,
    head,
    digest: planDigest(head),
    problems: [...input.problems, ...head.problems],
    timeZone: input.timeZone,
    freezes: input.freezes,
    cluster: input.cluster
  };
}
function leadingUnit(policies) {
  const units = new Set(policies.flatMap(({ groups }) => groups.map(({ unit }) => unit)));
  return UNIT_SCOPES.find(({ unit }) => units.has(unit))?.unit ?? "node";
}
function inventoryOf({ snapshot: snapshot2, base, head, assumptions }) {
  const others = [...base?.values() ?? [], ...head.values()].flatMap(({ targets }) => targets);
  const labels = new Map([...others, ...snapshot2.nodes].map((target) => [target.name, target.labels]));
  const nodes = snapshot2.nodes.map(({ name }) => [name, "node"]);
  const units = new Map([...others.map(({ name, unit }) => [name, unit]), ...nodes]);
  return {
    units,
    has: (target) => labels.has(target),
    labelsOf: (target) => labels.get(target) ?? {},
    out: new Set(snapshot2.nodes.filter(isOut).map(({ name }) => name)),
    held: new Set(snapshot2.objects.map(identityOf)),
    domains: assumptions.domains
  };
}

// src/plan/objects/not-yet-created.ts
var SHOWN = 3;
function notYetCreated({ nodes, objects }, at) {
  const isLater = (created) => created > at + CLOCKS_APART_MS;
  const late = [
    ...nodes.filter(({ createdAt }) => isLater(createdAt)).map(({ name }) => `Node ${name}`),
    ...objects.filter(({ object: object2 }) => isLater(createdIn(object2) ?? 0)).map(({ kind, name }) => `${kind} ${name}`)
  ];
  if (late.length === 0) return [];
  const message = `${counted(late.length, "object")} of the snapshot ${verb(late.length, "is", "are")} created after the moment planned for, ${minuteText(at)} (${few(late, SHOWN)}): the order of nodes, and when they expire, count from a time that has not come. Plan for a later moment, or take the snapshot again.`;
  return [warningAt(null, "not-yet-created", message)];
}

// src/plan/objects/planned-maintenance.ts
var PLANNED = "maintenance-planned";
var SHOWN2 = 3;
function plannedMaintenance({ nodes }) {
  const names = nodes.filter(({ lifecycle }) => lifecycle?.includes("MaintenancePlanned")).map(({ name }) => name);
  if (names.length === 0) return [];
  const message = `${counted(names.length, "node")} ${verb(names.length, "has", "have")} the condition MaintenancePlanned (${few(names, SHOWN2)}): whoever planned that takes ${verb(names.length, "it", "them")} out beside this plan, at a time that is not known here, and no number counts it.`;
  return [{ ...warningAt(null, PLANNED, message), isOfTargets: true }];
}

// src/admission/definition.ts
function definitionsIn(objects) {
  const definitions = objects.filter(isDefinition).flatMap(definitionOf);
  return new Map(definitions.map((one) => [`${one.group}/${one.kind}`, one]));
}
function definitionOf({ name, object: object2 }) {
  const { spec } = object2;
  const [group2, kind] = [textIn(spec, "group"), textIn(fieldAt(spec, "names"), "kind")];
  if (group2 === null || kind === null) return [];
  const versions = itemsIn(spec, "versions").flatMap((version) => {
    const named = textIn(version, "name");
    if (named === null) return [];
    return {
      name: named,
      isServed: field(version, "served") !== false,
      hasStatus: fieldAt(version, "subresources", "status") !== void 0,
      schema: objectIn(fieldAt(version, "schema"), "openAPIV3Schema")
    };
  });
  return [{ name, group: group2, kind, versions, keepsUnknown: field(spec, "preserveUnknownFields") === true }];
}
function withDefinitions(objects, ofCluster2, written2 = /* @__PURE__ */ new Map()) {
  if (ofCluster2.size === 0) return objects;
  return objects.map((one) => {
    const key = `${groupOf(one.apiVersion)}/${one.kind}`;
    const definition = ofCluster2.get(key);
    return definition ? { ...one, definition: written2.get(key) ?? definition } : one;
  });
}

// src/plan/objects/newer-api.ts
function inKnownApis(manifests, base = null) {
  const assumed = /* @__PURE__ */ new Map();
  const known = manifests.map((manifest) => {
    const newest = newestFor(manifest);
    if (newest === null || !isNewer(manifest.apiVersion, newest)) return manifest;
    const key = `${manifest.kind} ${manifest.apiVersion}`;
    assumed.set(key, [...assumed.get(key) ?? [], manifest]);
    return withApi(manifest, newest);
  });
  return {
    manifests: known,
    assumed: new Set([...assumed.values()].flat().map(({ place }) => place)),
    problems: [...assumed.values()].flatMap((all) => newerProblem(all, base))
  };
}
function withoutUnknownFields(policies, assumed) {
  if (assumed.size === 0) return policies;
  return policies.map(
    (policy2) => assumed.has(policy2.place) && !factOf(policy2, "by-definition") ? { ...policy2, unknownFields: [] } : policy2
  );
}
function newestFor(manifest) {
  const claimed = claimedAs(manifest);
  return claimed && newestApi(claimed.spec);
}
function isNewer(apiVersion, than) {
  if (groupOf(apiVersion) !== groupOf(than)) return false;
  const [own, other] = [rankOf(apiVersion), rankOf(than)];
  if (own === null || other === null) return false;
  const at = own.findIndex((part, i) => part !== other[i]);
  return at >= 0 && (own[at] ?? 0) > (other[at] ?? 0);
}
var VERSION = /\/v(\d{1,6})(?:(alpha|beta)(\d{1,6}))?$/;
function rankOf(apiVersion) {
  const match = VERSION.exec(apiVersion);
  if (!match) return null;
  const stability = match[2] === "alpha" ? 0 : match[2] === "beta" ? 1 : 2;
  return [Number(match[1]), stability, Number(match[3] ?? 0)];
}
function withApi(manifest, apiVersion) {
  const object2 = Object.assign(/* @__PURE__ */ Object.create(null), manifest.object, { apiVersion });
  return { ...manifest, apiVersion, object: object2, writtenApi: manifest.apiVersion };
}
function newerProblem(manifests, base) {
  const [first] = manifests;
  if (!first) return [];
  const isNew = base?.some(({ kind, apiVersion }) => kind === first.kind && apiVersion === first.apiVersion) === false;
  const count2 = manifests.length;
  const message = `${listing(manifests.map(titleOf))} ${verb(count2, "is", "are")} of ${visible(first.apiVersion)}, which is newer than any version of this API that is known here: planned as ${newestFor(first) ?? ""}. What is new in it is not looked at.${isNew ? " A cluster that does not serve it refuses the edit, and keeps what it has." : ""}`;
  return [(isNew ? unjudgedAt : warningAt)(first.placeOf(["apiVersion"]), "newer-api", message)];
}

// src/plan/prepared.ts
function prepared(base, head, snapshot2) {
  const written2 = inKnownApis(head, base);
  const live = { ...snapshot2, objects: inKnownApis(snapshot2.objects).manifests };
  const before = base && inKnownApis(base);
  const placed2 = inNamespaces(before && before.manifests, written2.manifests, live);
  const ofCluster2 = definitionsIn(snapshot2.objects);
  return {
    base: placed2.base && withDefinitions(placed2.base, ofCluster2),
    head: withDefinitions(placed2.head, ofCluster2, definitionsIn(head)),
    snapshot: { ...live, objects: withDefinitions(live.objects, ofCluster2) },
    assumed: /* @__PURE__ */ new Set([...written2.assumed, ...before?.assumed ?? []]),
    unplaced: placed2.problems,
    problems: written2.problems
  };
}

// src/manifest/problem-codes.ts
function inBase(code) {
  return isOfBase(code) ? code : `base-${code}`;
}
function isOfBase(code) {
  return code.startsWith("base-");
}

// src/plan/reading/base-problems.ts
function baseProblems({ reading, problems }) {
  return [...reading, ...problems].map((problem4) => {
    const isWhole2 = reading.includes(problem4) && isOfWholeSide(problem4);
    const missing2 = problem4.severity === "error" ? "What it held is missing from the comparison." : "Policies that the base does not have count as new.";
    return {
      ...problem4,
      severity: problem4.severity === "error" && !isWhole2 ? "warning" : problem4.severity,
      code: inBase(problem4.code),
      message: `In the base: ${problem4.message} ${missing2}`
    };
  });
}
function isOfWholeSide({ place, code }) {
  return code === "unreadable" || place === null && code !== "more-problems";
}

// src/manifest/delivery/decided-there.ts
var ASKS = /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|Capabilities|IsInstall|IsUpgrade|Revision)\b/;
var EVERYWHERE = /\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
var OPENS = /^(?:if|with|range|define|block)\b/;
function decidedThere(template) {
  const found = [];
  const open = [];
  for (const { start, end } of actionsIn(template)) {
    const written2 = template.slice(start, end);
    const action = written2.slice(2, -2).replace(/^-?\s*/, "");
    const asks = ASKS.test(action.replace(EVERYWHERE, ""));
    const block = open.at(-1);
    if (OPENS.test(action)) open.push({ start, asks });
    else if (/^else\b/.test(action) && block !== void 0) block.asks ||= asks;
    else if (/^end\b/.test(action)) {
      if (open.pop()?.asks === true && block !== void 0) found.push(template.slice(block.start, end));
    } else if (asks) found.push(written2);
  }
  return found;
}
var COMMENT = /\{\{-?\s*\/\*/y;
function* actionsIn(template) {
  let span2 = firstBetween(template, "{{", "}}");
  while (span2 !== null) {
    COMMENT.lastIndex = span2.start;
    const isComment = COMMENT.test(template);
    const whole = isComment ? firstBetween(template, "*/", "}}", COMMENT.lastIndex) : span2;
    if (whole === null) return;
    if (!isComment) yield span2;
    span2 = firstBetween(template, "{{", "}}", whole.end);
  }
}

// src/plan/reading/decided-there.ts
function newlyDecidedInCluster(files) {
  return files.flatMap(({ path, before, text: text2 }) => {
    if (text2 === null || !/(?:^|\/)templates\//.test(path)) return [];
    const known = new Set(decidedThere(before ?? ""));
    const added = decidedThere(text2).find((action2) => !known.has(action2));
    if (added === void 0 || !(mayHoldPlanned(text2) || kindsWritten(text2).length === 0)) return [];
    const action = `${added.split("}}")[0] ?? ""}}}`;
    const message = `${visible(path)}: \`${visible(action)}\` asks the cluster, the clock or chance, so the cluster gets another object than the one that was evaluated. Use a value of the chart.`;
    return [problemOf(path, "decided-in-cluster", message)];
  });
}

// src/plan/reading/same-yaml.ts
function isSameYaml(path, before, text2) {
  if (before === text2) return true;
  if (before === null || text2 === null || !/\.(?:ya?ml|json)$/.test(path)) return false;
  const [was, is] = [parseWhole(before, path), parseWhole(text2, path)];
  return was !== null && is !== null && canonicalJson(was) === canonicalJson(is);
}

// src/plan/reading/outside.ts
var SHOWN3 = 5;
var MANIFEST = /\.(?:ya?ml|json)$/i;
function outsideProblems(base, { files, outside: outside2 = [], renderedPaths = [] }, evaluated2) {
  const isInput = inputOf(renderedPaths);
  const wasInput = inputOf(base?.renderedPaths ?? []);
  const isRead2 = ({ path, was = path, text: text2 }) => text2 === null ? wasInput(was) : isInput(path);
  const changed = outside2.filter(({ path, before, text: text2 }) => !isSameYaml(path, before, text2));
  const unread2 = changed.filter((file) => !isRead2(file));
  const inputs = [...files.map(({ path }) => path), ...renderedPaths.filter((path) => /\.\w+$/.test(path))];
  const folders = new Set(inputs.map(folderOf));
  const found = unread2.map((file) => ({ file, objects: changedObjects(file) }));
  const errors = found.flatMap(
    ({ file, objects }) => objects.flatMap((object2) => errorOf(object2, file, evaluated2, folders) ?? [])
  );
  const reported = new Set(errors.map(({ place }) => place?.file));
  const isPart3 = partsOf(
    [...files, ...outside2.map(({ path, before, text: text2 }) => ({ path, text: text2 ?? before }))].filter(
      ({ path }) => !isInput(path)
    )
  );
  const named = found.filter(
    ({ file, objects }) => !file.isTakenOut && !reported.has(file.path) && (objects.length > 0 || isUnreadable(file) || isKustomization(file.path) || isPart3(file.path))
  );
  return [
    ...errors,
    ...newlyDecidedInCluster(changed.filter(isRead2)),
    ...namedProblem(named.map(({ file }) => file.path))
  ];
}
function changedObjects({ path, before, text: text2 }) {
  const byIdentityIn = (one) => new Map(objectsIn(path, one).map((object2) => [identityOf(object2), object2]));
  const [was, is] = [byIdentityIn(before), byIdentityIn(text2)];
  const written2 = [...is].flatMap(([identity, manifest]) => {
    const earlier = was.get(identity);
    if (earlier === void 0) return { manifest, does: "adds" };
    return isSameJson(earlier.object, manifest.object) ? [] : { manifest, does: "edits" };
  });
  const gone = [...was].flatMap(
    ([identity, manifest]) => is.has(identity) ? [] : { manifest, does: "removes" }
  );
  return [...written2, ...gone];
}
function objectsIn(path, text2) {
  if (text2 === null || !MANIFEST.test(path) || !(mayHold(text2) || mayHoldCarrier(text2))) return [];
  return parseManifests(text2, path).manifests.filter(
    (one) => isPlanned(one) || isNodeClass(one.kind) || isOfFleet(one) || isMade(one) || isCarrier(one)
  );
}
function mayHold(text2) {
  return INTEREST.mayHold(text2) || mentionsNeighbour(text2);
}
function errorOf({ manifest, does }, { path, isTakenOut }, { base, head }, folders) {
  const identity = identityOf(manifest);
  const isIn = (side) => side.some((one) => identityOf(one) === identity);
  const isKept = isIn(head);
  if (does !== "removes" && !isKept && isIn(base))
    return problem2(manifest, "left-policies", "moves out of `policies`");
  if (isTakenOut || does !== "adds") return null;
  if (isKept)
    return problem2(manifest, "twice-in-change", "is in `policies`, and the change adds it a second time");
  return folders.has(folderOf(path)) ? problem2(manifest, "beside-policies", "is added to a folder of `policies`") : null;
}
function problem2(manifest, code, what) {
  const file = visible(manifest.place.file);
  const message = `${titleOf(manifest)} ${what}, in ${file}, which no entry takes: that was not evaluated. Add ${file} to \`policies\`, or exclude it (\`!${file}\`).`;
  return errorAt(manifest.place, code, message);
}
function isUnreadable({ path, text: text2 }) {
  if (text2 === null || !MANIFEST.test(path) || !INTEREST.mayHold(text2)) return false;
  const { manifests, problems } = parseManifests(text2, path, { ...LIMITS, interest: INTEREST });
  return problems.some(({ severity }) => severity === "error") || manifests.some(isMissed);
}
function namedProblem(paths) {
  if (paths.length === 0) return [];
  const names = few(
    paths.map((path) => visible(path)),
    SHOWN3
  );
  const message = `Not evaluated: ${counted(paths.length, "changed file")} that may hold planned objects and that no entry of \`policies\` takes: ${names}. Add what a cluster gets, or exclude it (\`!FILE\`).`;
  return [unjudgedAt(null, "outside-policies", message)];
}

// src/plan/reading/told-once.ts
function toldOnce2(problems) {
  const told = new Set(
    problems.flatMap(
      ({ severity, isUnjudged, tells = [] }) => severity === "error" || isUnjudged === true ? tells : []
    )
  );
  return problems.filter(
    ({ code, place, tells }) => tells !== void 0 || code !== "not-rendered" || place === null || !told.has(place.file)
  );
}
function withoutFilesOf(told, changes) {
  const files = new Set(
    told.flatMap(({ severity, place }) => severity === "error" && place !== null ? place.file : [])
  );
  return changes.filter(({ place }) => place === null || !files.has(place.file));
}
function isSaidOf(head, { severity, code, message, place }) {
  return head.some(
    (problem4) => problem4.code === code && problem4.message === message && (severity === "warning" || place !== null && problem4.place?.file === place.file)
  );
}
function isWarnedBefore(before, { severity, code, message, place }, pathsBefore) {
  if (severity !== "warning" || before === void 0) return false;
  const paths = new Set(place === null ? [void 0] : [place.file, ...pathsBefore.get(place.file) ?? []]);
  return before.some((one) => one.code === code && one.message === message && paths.has(one.place?.file));
}

// src/plan/reading/edits.ts
var Edits = class {
  constructor(others) {
    this.others = others;
    for (const file of others ?? []) {
      const key = keyOf4(file);
      if (this.byKey.has(key)) addTo(this.further, key, file);
      else this.byKey.set(key, file);
    }
  }
  others;
  byKey = /* @__PURE__ */ new Map();
  /** Those whose key another file has too: none, but for files that were named one by one. */
  further = /* @__PURE__ */ new Map();
  /** False for a file that the other side holds with the same text. */
  isEdited(file) {
    return this.same(file) === void 0;
  }
  /** The file of the other side that has the same text. */
  same(file) {
    const first = this.byKey.get(keyOf4(file));
    if (first === void 0 || isSame(file, first)) return first;
    return this.further.get(keyOf4(file))?.find((other) => isSame(file, other));
  }
  /** The files of the other side that have the same key. */
  counterparts(file) {
    const first = this.byKey.get(keyOf4(file));
    return first === void 0 ? [] : [first, ...this.further.get(keyOf4(file)) ?? []];
  }
  get hasOther() {
    return this.others !== null;
  }
};
function keyOf4({ key, path }) {
  return key ?? path;
}
function isSame(a, b) {
  return a.text === b.text && placingOf(a) === placingOf(b);
}
var NOTHING = "[null,[],false]";
function placingOf(file) {
  const { namespace, variables, renderedBy } = file;
  if (namespace === void 0 && variables === void 0 && renderedBy === void 0) return NOTHING;
  return JSON.stringify([
    namespace ?? null,
    Object.entries(variables ?? {}).sort(),
    renderedBy !== void 0
  ]);
}

// src/plan/reading/described-twice.ts
function describedTwice(all, isJudged2) {
  const groups = groupedBy(
    all,
    ({ manifest }) => isJudged2(manifest) || isOneByName(manifest) ? identityOf(manifest) : void 0
  );
  const several = [...groups.values()].filter(({ length }) => length > 1);
  const mayStand = (group2) => group2.some(({ manifest, isBuilt }) => isBuilt || !isJudged2(manifest));
  const isCopied = (group2) => (
    // Plain files of the same text may be of different clusters, which somebody forgot to list.
    mayStand(group2) && new Set(group2.map(({ manifest }) => canonicalJson(manifest.object))).size === 1
  );
  const copies = new Set(several.filter(isCopied).flatMap(([, ...others]) => others));
  const kept = all.filter((one) => !copies.has(one)).map(({ manifest }) => manifest);
  const differing2 = several.filter((group2) => !isCopied(group2));
  return {
    kept,
    twice: differing2.flatMap(([, ...others]) => others.map(({ manifest }) => manifest)).filter((manifest) => isJudged2(manifest)),
    standing: new Set(differing2.filter(mayStand).map(([first]) => identityOf(first.manifest)))
  };
}
function isOneByName({ apiVersion, kind }) {
  return isInNoNamespace(apiVersion, kind);
}
function sameTwice(before, after, twice) {
  const textsIn = (manifests) => {
    const judged2 = groupedBy(
      manifests.filter((manifest) => twice.has(identityOf(manifest))),
      identityOf
    );
    const textOf3 = ({ object: object2 }) => canonicalJson(object2);
    return new Map([...judged2].map(([identity, list]) => [identity, list.map(textOf3).toSorted().join("\n")]));
  };
  if (twice.size === 0) return () => false;
  const [was, is] = [textsIn(before), textsIn(after)];
  return (manifest) => {
    const text2 = is.get(identityOf(manifest));
    return text2 !== void 0 && text2 === was.get(identityOf(manifest));
  };
}

// src/manifest/origin.ts
function atOrigin(read, { origin, path }) {
  if (origin === void 0) return read;
  const place = { file: path, line: 1, column: 1 };
  return {
    ...read,
    manifests: read.manifests.map(origin),
    problems: read.problems.map((problem4) => problem4.place === null ? problem4 : { ...problem4, place })
  };
}

// src/plan/reading/same-documents.ts
var OF_ONE_DOCUMENT = /* @__PURE__ */ new Set([
  "yaml-syntax",
  "helm-template",
  "duplicate-key",
  "bad-number",
  "not-a-manifest",
  "missing-name",
  "missing-kind",
  "missing-api-version"
]);
var MARKER_LINE = /^---.*$/gm;
var CONTROL = /\{%|%\{|<%|\{\{-?\s*(?:\/\*|if|else|range|with|end|define|block)\b/;
function ofSameDocuments(file, others) {
  const [other, ...more] = others;
  const isTold = file.origin !== void 0 || other?.origin !== void 0;
  if (other === void 0 || more.length > 0 || isTold || !isPlacedAlike(file, other)) return () => false;
  let counts = null;
  return ({ code, place }) => {
    if (place === null || place.file !== file.path || !OF_ONE_DOCUMENT.has(code)) return false;
    counts ??= CONTROL.test(file.text) || CONTROL.test(other.text) ? /* @__PURE__ */ new Map() : gained(file.text, other.text);
    return (counts.get(documentAt(file.text, place.line)) ?? 1) <= 0;
  };
}
function isPlacedAlike(a, b) {
  const placing = ({ namespace, variables }) => JSON.stringify([namespace ?? null, Object.entries(variables ?? {}).sort()]);
  return placing(a) === placing(b);
}
function gained(text2, other) {
  const counts = /* @__PURE__ */ new Map();
  for (const document of documentsOf(text2)) counts.set(document, (counts.get(document) ?? 0) + 1);
  for (const document of documentsOf(other)) counts.set(document, (counts.get(document) ?? 0) - 1);
  return counts;
}
function documentsOf(text2) {
  return text2.split(MARKER_LINE).map((document) => document.replace(/^[\r\n]+/, "").trimEnd());
}
function documentAt(text2, line) {
  let start = 0;
  for (let at = 1; at < line; at += 1) start = text2.indexOf("\n", start) + 1;
  const before = text2.slice(0, start).split(MARKER_LINE).length - 1;
  return documentsOf(text2)[before] ?? "";
}

// src/plan/reading/files.ts
function mayHold2(text2) {
  return mentionsNeighbour(text2) || holdsSettings(text2);
}
var PASSED = { isPassedWhole: true, manifests: [], problems: [], before: [] };
function contentsOf(files, reading) {
  const { edits, nodesPerSide = NODES_PER_SIDE } = reading;
  const contents = [];
  let nodes = 0;
  for (const file of files) {
    const same = edits.same(file);
    const isEdited = same === void 0;
    if (isPassedWhole(file, same, reading)) {
      contents.push({ file, isEdited, ...PASSED });
      continue;
    }
    const read = readAlready(file, same, reading) ?? parseFile(file.text, file.path, limitsFor(file, reading), file.variables);
    const parsed = atOrigin(withoutYtt(read, file), file);
    nodes += read.nodes;
    if (nodes > nodesPerSide) {
      const message = `With this file the policies hold more than ${nodesPerSide} keys and values; none of them was read. Narrow the policy globs.`;
      return { files: [], problem: problemOf(file.path, "too-many-nodes", message) };
    }
    const { namespace } = file;
    const manifests = namespace === void 0 ? parsed.manifests : parsed.manifests.map((one) => inGivenNamespace(one, namespace));
    const isBefore = isEdited ? ofSameDocuments(file, edits.counterparts(file)) : isError;
    contents.push({
      file,
      isEdited,
      isPassedWhole: false,
      manifests,
      problems: parsed.problems.filter((problem4) => !isBefore(problem4)),
      before: parsed.problems.filter(isBefore),
      read
    });
  }
  return { files: contents, problem: null };
}
function readAlready({ path }, same, { readBefore }) {
  const read = same?.path === path ? readBefore?.get(same) : void 0;
  return read === void 0 ? null : { ...read, manifests: read.manifests.map((one) => ({ ...one })) };
}
var YTT = /^[ \t]*#@|[ \t]#@[ \t]/m;
function withoutYtt(read, { path, text: text2 }) {
  if (!YTT.test(text2) || !read.manifests.some(({ apiVersion, kind }) => INTEREST.concerns(apiVersion, kind)))
    return read;
  const message = `${visible(path)} is a template of ytt (\`#@\`), and what it makes of its objects was not judged. ${bySomething("ytt -f")}`;
  return { manifests: [], problems: [...read.problems, problemOf(path, "ytt-template", message)] };
}
function isError({ severity }) {
  return severity === "error";
}
function isPassedWhole(file, same, { edits, readsAll, passedBefore }) {
  if (readsAll || edits.hasOther && same === void 0) return false;
  if (passedBefore !== null && same !== void 0) return passedBefore.has(same);
  return !file.text.includes("${") && !mayHold2(file.text) && (edits.hasOther || !mayHoldCarrier(file.text));
}
function limitsFor(file, { edits, readsAll, heldBefore }) {
  const isLost = edits.counterparts(file).some((other) => heldBefore.has(other)) && edits.isEdited(file);
  const interest = isLost ? { concerns: () => true, mayHold: () => true } : INTEREST;
  return {
    ...LIMITS,
    isClusterScoped,
    interest: readsAll ? interest : { ...interest, skips: skipper(file, edits) }
  };
}
function skipper(file, edits) {
  if (!edits.hasOther) return (document) => !mayHold2(document) && !mayHoldCarrier(document);
  if (!edits.isEdited(file)) return (document) => !mayHold2(document);
  let before = null;
  return (document) => {
    if (mayHold2(document)) return false;
    before ??= new Set(edits.counterparts(file).flatMap(({ text: text2 }) => text2.split(/^---.*$/m)));
    return before.has(document);
  };
}

// src/plan/reading/one-side.ts
function sideOf(side, reading) {
  const { files } = side;
  const { files: contents, problem: problem4 } = contentsOf(files, reading);
  const kustomizations = new Kustomizations(files);
  const asides = [];
  const manifests = [];
  for (const { file, manifests: found } of contents) {
    const isBuilt = file.renderedBy !== void 0;
    for (const manifest of found) {
      if (!isBuilt && isBuiltBeside(manifest, kustomizations, side)) continue;
      const aside = asideOf(manifest, isBuilt ? null : kustomizations);
      if (aside === null) manifests.push({ manifest, isBuilt });
      else asides.push({ manifest, problem: aside });
    }
  }
  const { kept, twice, standing } = describedTwice(manifests, isJudged);
  return {
    side,
    contents,
    manifests: kept,
    asides,
    problems: [...problem4 ? [problem4] : [], ...contents.flatMap((content) => content.problems)],
    twice,
    standing,
    isUnread: problem4 !== null
  };
}
function passedOver({ side, contents, isUnread }) {
  if (isUnread) return [];
  const holding = new Set(contents.flatMap((content) => holdsNothing(content) ? [] : content.file));
  return side.files.flatMap((file) => holding.has(file) ? [] : file.path);
}
function holdsPlanned({ manifests }) {
  return manifests.some((manifest) => isPlanned(manifest) || isJudged(manifest));
}
function holdsNothing(content) {
  return content.problems.length + content.before.length === 0 && !holdsPlanned(content);
}
function isJudged({ apiVersion, kind }) {
  return INTEREST.concerns(apiVersion, kind);
}

// src/plan/reading/taken-away.ts
function goneAsides(before, after) {
  const left = [...after.manifests, ...after.asides.map(({ manifest }) => manifest)];
  const waysOf = (one) => [JSON.stringify([one.kind, one.place.file]), identityOf(one)];
  const known = new Set(left.flatMap(waysOf));
  return before.asides.filter(({ manifest }) => !waysOf(manifest).some((way) => known.has(way)));
}
function settledIn(before, after) {
  const [twice, twiceAfter] = [before, after].map((side) => new Set(side?.twice.map(identityOf)));
  const left = new Map(after.manifests.map((one) => [identityOf(one), one]));
  const written2 = groupedBy(before?.manifests ?? [], identityOf);
  return (manifest) => {
    const identity = identityOf(manifest);
    if (twice?.has(identity) !== true || twiceAfter?.has(identity) === true) return false;
    const rest = left.get(identity);
    const text2 = rest && canonicalJson(rest.object);
    return (written2.get(identity) ?? []).some(({ object: object2 }) => canonicalJson(object2) !== text2);
  };
}
function takenAway(problem4) {
  return { ...problem4, message: `The change takes it away: ${problem4.message}` };
}
function settled(problem4) {
  const message = `Before the change, ${problem4.message} The change leaves one of them or none, and whether the cluster has that one already was not judged.`;
  return { ...problem4, message };
}

// src/plan/reading/gone-unread.ts
var UNREAD = /* @__PURE__ */ new Set(["not-utf-8", "too-large", "submodule"]);
function goneUnread(before, after) {
  const unread2 = before.side.problems.filter(({ code }) => UNREAD.has(code));
  const broken = before.problems.filter(({ severity }) => severity === "error");
  if (unread2.length + broken.length === 0) return [];
  const texts = new Map(before.contents.map(({ file }) => [file.path, file]));
  return [
    ...unread2.filter(({ code, place }) => place !== null && isFileGone(code, place.file, before, after)),
    ...broken.filter(({ place }) => {
      const file = place === null ? void 0 : texts.get(place.file);
      return file !== void 0 && isTextGone(file, before, after);
    })
  ];
}
function isFileGone(code, path, { side }, after) {
  if (code !== "submodule" && !/\.(?:ya?ml|json)$/i.test(path)) return false;
  const key = keyAt(path, side.files);
  const isThere = (file) => isWithin(key, keyAt(file, after.side.files));
  return !after.contents.some(
    (content) => isWithin(key, keyOf4(content.file)) && (holdsPlanned(content) || content.problems.some(isError2))
  ) && !after.side.problems.some(({ place }) => place !== null && isThere(place.file));
}
function keyAt(path, files) {
  for (const { path: one, key } of files) {
    if (key === void 0 || !one.endsWith(key)) continue;
    const root = one.slice(0, one.length - key.length);
    if (path.startsWith(root)) return path.slice(root.length);
  }
  return path;
}
function isTextGone(file, before, after) {
  const { text: text2 } = file;
  if (!mayHoldPlanned(text2) || !text2.includes("apiVersion")) return false;
  const own = after.contents.find((content) => keyOf4(content.file) === keyOf4(file));
  if (own?.problems.some(isError2) === true) return false;
  const known = new Set(before.manifests.map(identityOf));
  const added = allOf(after).filter((one) => !known.has(identityOf(one)) && text2.includes(one.name));
  const written2 = kindsWritten(text2).filter((kind) => PLANNED_KINDS.includes(kind));
  if (written2.length === 0) return added.length === 0;
  return [...new Set(written2)].some((kind) => {
    const isOfKind = (one) => one.kind === kind;
    const isWritten = (one) => one === kind;
    const read = objectsIn2(file, before).filter(isOfKind).length;
    const references = own === void 0 ? 0 : kindsWritten(own.file.text).filter(isWritten).length - objectsIn2(own.file, after).filter(isOfKind).length;
    return written2.filter(isWritten).length - read - references > added.filter(isOfKind).length;
  });
}
function objectsIn2({ path }, side) {
  return allOf(side).filter(({ place }) => place.file === path);
}
function allOf({ manifests, asides }) {
  return [...manifests, ...asides.map(({ manifest }) => manifest)];
}
function isError2({ severity }) {
  return severity === "error";
}

// src/plan/reading/kustomization-change.ts
function whyOfKustomization(content, side) {
  const now = kustomizationOf(content.file);
  const other = side.counterpart(content);
  const before = other && kustomizationOf(other.file);
  const folder = folderOf(now.path);
  if (now.hasCharts || before?.hasCharts === true)
    return { why: "it has Helm run over charts", fix: bySomething("kustomize build --enable-helm") };
  const isPlain2 = now.resources === null || now.isPlain && (before === null || before.isPlain);
  const transforms = now.transforms.join(", ") || before?.transforms.join(", ") || "it generates some";
  const why = isPlain2 ? unlisted(now, before, side) : `it changes the objects that it takes (${visible(transforms)})`;
  if (why === null) return null;
  const isOfRoots = [...now.resources ?? [], ...before?.resources ?? []].some(
    (one) => side.renderedPaths.includes(one)
  );
  return { why, fix: isOfRoots ? byRoot(folder) : byKustomize(folder) };
}
function unlisted(now, before, side) {
  if (now.resources === null) return "it can not be read";
  const missing2 = now.resources.find((one) => !isRead(one, side.paths));
  if (missing2 !== void 0)
    return `it takes ${visible(missing2)}, which is not among the files that are read`;
  if (before === null) return leftOut(now, side);
  const dropped = before.written.find(
    (one) => !now.written.includes(one) && isRead(beside(now.path, one), side.paths)
  );
  if (dropped !== void 0) return `it no longer takes ${visible(dropped)}, which is still there`;
  const taken2 = now.written.find(
    (one) => !before.written.includes(one) && isRead(beside(before.path, one), side.otherPaths)
  );
  return taken2 === void 0 ? null : `it begins to take ${visible(taken2)}, which was there before`;
}
function leftOut(now, side) {
  const folder = folderOf(now.path);
  const left = side.contents.find(
    (content) => folderOf(content.file.path) === folder && content.manifests.some(isPlanned) && side.counterpart(content) !== null && ![...now.resources ?? [], ...now.patches].includes(content.file.path)
  );
  return left === void 0 ? null : `it is the first of its folder and does not take ${visible(left.file.path)}, which was there before: what applies the folder deletes that`;
}
function isRead(path, paths) {
  const inside2 = (name) => path === "" ? name : `${path}/${name}`;
  return paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside2(name)));
}

// src/plan/reading/changes.ts
function unrenderedChanges(before, after) {
  const kustomizations = [
    ...editedKustomizations(after, before, "is edited"),
    ...before === null ? [] : editedKustomizations(before, after, "is gone")
  ];
  return [
    ...before === null ? kustomizations.map((one) => ({ ...one, severity: "warning" })) : kustomizations,
    ...unrenderedCarriers(before, after),
    ...editedParts(before, after)
  ];
}
function editedKustomizations(own, other, does) {
  const side = sideOfKustomization(own, other);
  return own.contents.flatMap((content) => {
    const { file, isEdited } = content;
    if (!isEdited || !isKustomization(file.path) || side.isRendered(file.path)) return [];
    const counterpart2 = side.counterpart(content);
    if (counterpart2 !== null && does === "is gone") return [];
    if (counterpart2 !== null && isSameYaml(file.path, counterpart2.file.text, file.text)) return [];
    const unjudged = whyOfKustomization(content, side);
    if (unjudged === null) return [];
    const message = `${visible(file.path)} ${does}, which was not evaluated: ${unjudged.why}. ${unjudged.fix}`;
    return [problemOf(file.path, "not-rendered", message)];
  });
}
function sideOfKustomization(own, other) {
  const edits = new Edits(other && other.side.files);
  const contents = new Map(other?.contents.map((content) => [content.file, content]));
  const pathsOf2 = (one) => /* @__PURE__ */ new Set([...(one?.side.files ?? []).map(({ path }) => path), ...one?.side.renderedPaths ?? []]);
  const { renderedPaths = [] } = own.side;
  return {
    contents: own.contents,
    renderedPaths,
    isRendered: inputOf(renderedPaths),
    counterpart: ({ file }) => contents.get(edits.counterparts(file)[0] ?? file) ?? null,
    paths: pathsOf2(own),
    otherPaths: pathsOf2(other)
  };
}
function editedParts(before, after) {
  if (before === null) return [];
  const { files, renderedPaths = [] } = after.side;
  const edited = after.contents.filter(
    (content) => content.isEdited && content.problems.length === 0 && !holdsPlanned(content)
  );
  if (edited.length === 0) return [];
  const isRendered2 = inputOf(renderedPaths);
  const isPart3 = partsOf(files.filter(({ path }) => !isRendered2(path)));
  const paths = edited.map(({ file }) => file.path).filter((path) => isPart3(path) && !isRendered2(path));
  const [first] = paths;
  if (first === void 0) return [];
  const names = few(paths.map((path) => visible(path)));
  const message = `Not evaluated: ${names}, part of a chart or kustomization that no source renders. Name its folder in \`policies\` (\`- kustomize: FOLDER\`, \`- helm: {chart: FOLDER}\`).`;
  return [asUnjudged(problemOf(first, "not-rendered", message))];
}

// src/plan/reading/side-problems.ts
function newInHead({ before, after }) {
  return after.side.problems.filter((problem4) => !isHiddenAsIn(before?.side ?? null, problem4));
}
function toldOfHead({ before, after, edits, gone, goneUnread: goneUnread2, isSettled }) {
  const pathsBefore = new Map(
    before === null || after.problems.length === 0 ? [] : after.side.files.map((file) => [file.path, edits.counterparts(file).map(({ path }) => path)])
  );
  const isAsBefore = sameAsideIn(before?.asides ?? []);
  return [
    ...after.problems.filter((problem4) => !isWarnedBefore(before?.problems, problem4, pathsBefore)),
    ...after.asides.filter((aside) => !isAsBefore(aside)).map(({ problem: problem4 }) => problem4),
    ...[...gone.map(({ problem: problem4 }) => problem4), ...goneUnread2].map(takenAway),
    ...duplicates((before?.manifests ?? []).filter(isSettled)).map(settled)
  ];
}
function headProblems(both, told) {
  const { before, after } = both;
  const isAsBefore = twiceAsBefore(both);
  return [
    ...told,
    ...duplicates(after.manifests.filter((one) => (isJudged(one) || isOneByName(one)) && !isAsBefore(one))),
    ...withoutFilesOf([...after.side.problems, ...told], unrenderedChanges(before, after)),
    ...unchanged(quietIn(both, isAsBefore))
  ];
}
function baseProblems2(before, { after, gone, goneUnread: goneUnread2, isSettled }, told) {
  const twice = new Set(after.twice.map(identityOf));
  const [isInHead, isGone2] = [sameAsideIn(after.asides), new Set(gone)];
  return [
    ...before.problems.filter(
      (problem4) => !isSaidOf(after.problems, problem4) && !goneUnread2.includes(problem4)
    ),
    ...before.asides.filter((aside) => !isInHead(aside) && !isGone2.has(aside)).map(({ problem: problem4 }) => problem4).filter((problem4) => !isSaidOf(told, problem4)),
    ...duplicates(
      before.manifests.filter((one) => isJudged(one) && !twice.has(identityOf(one)) && !isSettled(one))
    )
  ];
}
function baseReading({ side: base }, { after, goneUnread: goneUnread2 }) {
  const { side: head } = after;
  const isUnmatched = ({ code }) => code === "no-match";
  return base.problems.filter(
    (problem4) => (head.problems.some(isUnmatched) || !isUnmatched(problem4)) && !isHiddenAsIn(head, problem4) && !goneUnread2.includes(problem4)
  );
}
function twiceAsBefore({ before, after }) {
  return before === null ? (manifest) => !isJudged(manifest) : sameTwice(before.manifests, after.manifests, after.standing);
}
function quietIn({ before, after }, isTwiceAsBefore) {
  return [
    ...after.asides.filter(sameAsideIn(before?.asides ?? [])).map(({ problem: problem4 }) => problem4),
    ...after.contents.flatMap((content) => content.before),
    ...after.side.problems.filter((problem4) => isHiddenAsIn(before?.side ?? null, problem4)),
    ...duplicates(after.manifests.filter((one) => isJudged(one) && isTwiceAsBefore(one)))
  ];
}
function isHiddenAsIn(other, { code, entry }) {
  if (entry === void 0) return false;
  return other?.problems.some((one) => one.code === code && one.entry === entry) === true;
}
function unchanged(problems) {
  if (problems.length === 0) return [];
  const files = [...new Set(problems.flatMap(({ place: place2 }) => place2 ? [place2.file] : []))];
  const listed4 = few(files.map((file) => visible(file)));
  const [first] = problems;
  const example = problems.length === 1 || !first ? "" : " The first says:";
  const message = `${counted(problems.length, "thing")} in ${counted(files.length, "file")} can not be judged, before or after, and ${verb(problems.length, "is", "are")} no part of this change: ${listed4}.${example} ${first?.message ?? ""}`;
  const place = first?.place ?? null;
  return [{ ...warningAt(place, "not-judged-before", message), isStanding: true }];
}

// src/plan/reading/sides.ts
function readSides(writtenBase, writtenHead, { snapshot: snapshot2, config, ...limits }) {
  const base = writtenBase && placedAs(writtenBase, config);
  const head = placedAs(writtenHead, config);
  const both = bothOf(base, head, snapshot2, limits);
  const { before, after } = both;
  const twice = new Set([...after.twice, ...before?.twice ?? []].map(identityOf));
  const whole = ({ manifests }) => manifests.filter((manifest) => !twice.has(identityOf(manifest)));
  const told = toldOfHead(both);
  return {
    head: {
      manifests: whole(after),
      reading: newInHead(both),
      problems: headProblems(both, told)
    },
    base: before && {
      manifests: whole(before),
      reading: baseReading(before, both),
      problems: baseProblems2(before, both, told)
    },
    passed: passedOver(after)
  };
}
function bothOf(base, head, snapshot2, limits) {
  const readsAll = refersElsewhere([...base?.files ?? [], ...head.files], snapshot2);
  const ofHead = new Edits(base && base.files);
  const shared = { readsAll, ...limits };
  const before = base && sideOf(base, { edits: new Edits(head.files), passedBefore: null, heldBefore: /* @__PURE__ */ new Set(), ...shared });
  const heldBefore = new Set(before?.contents.filter(holdsPlanned).map(({ file }) => file));
  const passed = before?.contents.filter((content) => content.isPassedWhole).map(({ file }) => file);
  const passedBefore = passed === void 0 ? null : new Set(passed);
  const readBefore = new Map(
    before?.contents.flatMap(
      ({ file, read: known }) => known === void 0 ? [] : [[file, known]]
    )
  );
  const after = sideOf(head, { edits: ofHead, passedBefore, readBefore, heldBefore, ...shared });
  const gone = before === null ? [] : goneAsides(before, after);
  const unread2 = before === null ? [] : goneUnread(before, after);
  return {
    before,
    after,
    edits: ofHead,
    gone,
    goneUnread: unread2,
    isSettled: settledIn(before, after)
  };
}
function placedAs(side, { namespace, variables }) {
  if (namespace === null && Object.keys(variables).length === 0) return side;
  const files = side.files.map((file) => ({
    ...namespace === null ? {} : { namespace },
    ...file,
    variables: { ...variables, ...file.variables }
  }));
  return { ...side, files };
}
function refersElsewhere(files, snapshot2) {
  return snapshot2.objects.some(({ apiVersion }) => refersToAny(apiVersion)) || files.some(({ text: text2 }) => refersToAny(text2));
}

// src/plan/refused-names.ts
var API_VERSION = /^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/;
var FILLED_IN = /[${}<>%@#|]/;
function refusedNames(base, head) {
  if (base === null) return [];
  const before = byIdentity(base);
  return head.filter(isPlanned).flatMap((manifest) => {
    const was = before.get(identityOf(manifest));
    return was !== void 0 && isSameObject(manifest, was) ? [] : faultOf(manifest) ?? [];
  });
}
function faultOf(manifest) {
  const { apiVersion, name, namespace } = manifest;
  if (isWrong(apiVersion, (text2) => API_VERSION.test(text2)))
    return problem3(manifest, ["apiVersion"], apiVersion, "such as apps/v1");
  if (isWrong(name, isDnsSubdomain))
    return problem3(manifest, ["metadata", "name"], name, "of lower-case letters, digits, - and .");
  if (namespace !== null && isWrong(namespace, isDnsLabel))
    return problem3(manifest, ["metadata", "namespace"], namespace, "of lower-case letters, digits and -");
  return null;
}
function isWrong(text2, isTaken2) {
  return !FILLED_IN.test(text2) && !isTaken2(text2);
}
function isDnsLabel(text2) {
  return text2.length <= MAX_LABEL_LENGTH && !text2.includes(".") && isDnsSubdomain(text2);
}
function problem3(manifest, path, text2, form) {
  const field2 = path.join(".");
  const message = `${visible(manifest.kind)}/${visible(manifest.name)}: no API server takes "${visible(text2)}" for ${field2}, so the object is refused, and the cluster keeps what it has. What is planned of it never comes about. Write ${field2} ${form}, without spaces.`;
  return errorAt(manifest.placeOf(path), "refused-edit", message);
}

// src/plan/unjudged.ts
function unplanned(manifests, before = null) {
  const problems = manifests.flatMap(
    (manifest) => problemsOf(manifest).map((problem4) => ({ manifest, problem: problem4 }))
  );
  const isOld = (manifest) => before?.some((other) => isSameObject(manifest, other)) === true;
  return problems.map(
    ({ manifest, problem: problem4 }) => isOld(manifest) ? { ...problem4, severity: "warning" } : problem4
  );
}
function problemsOf(manifest) {
  if (isPlanned(manifest)) return [];
  const kind = meantKind(manifest);
  if (kind !== null) return [noSuchKind(manifest, kind)];
  if (isUnknownKind(manifest)) return [unknownKind(manifest)];
  const group2 = meantGroup(manifest);
  if (group2 !== null) return [noSuchGroup(manifest, group2)];
  return PLANNED_KINDS.includes(manifest.kind) ? [otherGroup(manifest)] : [];
}
function nothingToPlan(head, base, policies, { requirePolicies }) {
  if (head.some(isPlanned)) return [];
  const severity = requirePolicies ? "error" : "warning";
  const isGone2 = base?.some(isPlanned) === true;
  if (!isGone2 && policies.some(({ live }) => !live)) return [];
  const isAsBefore = base?.length === head.length && head.every((one) => base.some((other) => isSameObject(one, other)));
  return [
    {
      severity,
      code: isGone2 ? "policies-gone" : "no-policies",
      message: isGone2 ? "Every rollout policy of the base is gone from these files; there is nothing left to judge. If they were moved or renamed, add the new paths or globs." : "No rollout policy was found in these files; nothing was judged. Check the paths or globs.",
      place: null,
      picture: null,
      ...severity === "warning" && isAsBefore ? { isStanding: true } : {}
    }
  ];
}
function noFleet(manifests, snapshot2, snapshotProblems) {
  const isReported = snapshotProblems.some(({ severity }) => severity === "error");
  if (snapshot2.nodes.length > 0 || isReported || !manifests.some(needsNodes)) return [];
  return [
    errorAt(
      null,
      "no-nodes",
      "The snapshot holds no nodes, so nothing can be said about a rollout over them. Take it with `kubectl get nodes -o json`."
    )
  ];
}
function needsNodes(manifest) {
  const claimed = claimedAs(manifest);
  return claimed !== null && (claimed.spec.needsNodes?.(manifest) ?? true);
}
function noSuchKind(manifest, meant) {
  return errorAt(
    manifest.place,
    "unknown-kind",
    `${manifest.kind}/${manifest.name}: ${manifest.apiVersion} has no kind ${manifest.kind}, so the cluster refuses it and it was not judged. Write ${meant}.`
  );
}
function unknownKind({ kind, name, apiVersion, place }) {
  return errorAt(
    place,
    "unknown-kind",
    `${visible(kind)}/${visible(name)} was not judged: no kind ${visible(kind)} of ${visible(apiVersion)} is known here. Correct it if it is mistyped. Where it limits no rollout, take its file out of the globs (\`!${visible(place.file)}\`).`
  );
}
function noSuchGroup(manifest, meant) {
  return errorAt(
    manifest.place,
    "unknown-group",
    `${manifest.kind}/${manifest.name}: no API group that is planned is called ${manifest.apiVersion}, so it was not judged. Write ${meant}.`
  );
}
function otherGroup({ kind, name, apiVersion, place }) {
  const known = groupsOfKind(kind).join(" and ") || "karpenter.sh";
  return errorAt(
    place,
    "other-group",
    `${visible(kind)}/${visible(name)} was not judged: ${visible(kind)} is planned as a kind of ${known}, and this one is of ${visible(apiVersion)}. Where it limits no rollout, take its file out of the globs (\`!${visible(place.file)}\`).`
  );
}
function severityOf2(problems, unjudged) {
  return problems.map(
    (problem4) => unjudged === "warn" && problem4.severity === "error" && !ALWAYS_ERRORS.has(problem4.code) ? asUnjudged(problem4) : problem4
  );
}
var ALWAYS_ERRORS = /* @__PURE__ */ new Set([DUPLICATE, "too-many-nodes"]);

// src/resolve.ts
function resolveSides(sides, input) {
  const { before, after } = sides;
  const head = resolveSystems({ ...sides, manifests: after, previous: before, comparedWith: before }, input);
  if (before === null) return { base: null, head };
  if (sides.isOneSide && isSameObjects(before, after)) return { base: head, head };
  return {
    base: resolveSystems({ ...sides, manifests: before, previous: before, comparedWith: after }, input),
    head
  };
}
function isSameObjects(before, after) {
  return before.length === after.length && before.every(
    (one, i) => one.definition === after[i]?.definition && isSameJson(one.object, after[i]?.object)
  );
}
function resolveSystems({ manifests, previous, comparedWith, isCopied, assumed }, input) {
  const durations2 = durationsOf(input.config);
  return new Map(
    SYSTEMS.map((system) => {
      const claimed = (list) => list.filter((manifest) => kindOf(system.kinds, manifest) && !isCopied(manifest));
      const own = claimed(manifests);
      const base = previous && claimed(previous);
      const compared2 = comparedWith && claimed(comparedWith);
      const resolution = system.resolve({
        objects: Histories.of(system.kinds, { own, base, live: input.snapshot.objects, compared: compared2 }),
        neighbours: manifests,
        ...previous ? { neighboursBefore: previous } : {},
        copied: manifests.filter(isCopied),
        snapshot: input.snapshot,
        workMs: (labels) => nodeWork(labels, durations2).plainMs,
        options: input.config.systems[system.id],
        at: input.at,
        until: input.at + input.horizonMs
      });
      const policies = withoutUnknownFields(resolution.policies, assumed);
      return [system.id, withPlaceOfVersion({ ...resolution, policies }, system.id, input)];
    })
  );
}
var SETTING_CODES = ["unknown-version", "newer-version"];
function withPlaceOfVersion(resolution, system, { configPlaces }) {
  if (!configPlaces) return resolution;
  const problems = resolution.problems.map(
    (problem4) => SETTING_CODES.includes(problem4.code) && problem4.place === null ? { ...problem4, place: configPlaces(["systems", system, "version"]) } : problem4
  );
  return { ...resolution, problems };
}

// src/rules/verdict.ts
function verdictOf(plan, findings, input) {
  if (plan.problems.some((problem4) => problem4.severity === "error")) return "unknown";
  const counted2 = findings.filter(
    ({ status }) => status === "new" || status === "worsened" || status === "unchanged" && input.failOnExisting
  );
  const bar = input.failOn === "warning" ? ["error", "warning"] : ["error"];
  if (counted2.some(({ severity }) => bar.includes(severity))) return "fail";
  const isLost = plan.problems.some(({ code, isUnjudged }) => code === GONE_BUT_LIVE || isUnjudged === true);
  return isLost || counted2.some(({ severity }) => severity !== "info") ? "warn" : "pass";
}
function judgeable(findings, ofSnapshot, problems) {
  const isError3 = ({ severity }) => severity === "error";
  if (ofSnapshot.some(isError3)) return [];
  return problems.some(isError3) ? findings.filter(({ status }) => status !== "fixed") : findings;
}

// src/pipeline.ts
var FREEZES_AHEAD_MS = 366 * 864e5;
function makeReport(given) {
  return reporter(given)(given.at);
}
function reporter(given) {
  const read = readChange(given, false);
  const proposal = given.proposedConfig && judgeProposal(given.proposedConfig);
  return (at) => reportOf(read, proposal ?? null, { ...given, snapshot: read.snapshot, at });
}
function reportOf(read, proposal, input) {
  const resolved = resolveChange(read, input);
  const planned2 = makePlan({
    ...planInput(resolved, input),
    loosened: proposal?.loosened ?? [],
    problems: [
      ...problemsOfInputs(resolved, input, proposal?.problems ?? []),
      ...problemsOfFiles(read, resolved, input),
      ...nothingPlanned(read, resolved, input),
      ...noFleet(
        [...read.head.manifests, ...read.base?.manifests ?? []].filter((one) => !resolved.isCopied(one)),
        input.snapshot,
        input.snapshotProblems
      )
    ]
  });
  return judgedReport(planned2, read, input);
}
function makeHeldPlan(given) {
  const read = readChange(given, true);
  const input = { ...given, snapshot: read.snapshot };
  const resolved = resolveChange(read, input);
  const edited = editedPolicies(policiesOf(resolved.base), policiesOf(resolved.head));
  return edited.size === 0 ? null : makePlan({ ...planInput(resolved, input), loosened: [], problems: [] });
}
function planInput({ base, head }, input) {
  const { snapshot: snapshot2, config, at, horizonMs, mostSteps, onSteps } = input;
  const { timeZone, cluster: cluster2 } = config;
  const until = at + Math.max(horizonMs, FREEZES_AHEAD_MS);
  return {
    ...{
      base,
      head,
      snapshot: snapshot2,
      assumptions: assumptionsOf(config, input.scenario),
      at,
      horizonMs,
      timeZone,
      cluster: cluster2
    },
    freezes: freezesOf(config.freezes, timeZone, { from: at, to: until }),
    ...mostSteps === void 0 ? {} : { mostSteps },
    ...onSteps ? { onSteps } : {}
  };
}
function readChange(given, isBaseLive) {
  const read = readSides(given.base, given.head, { snapshot: given.snapshot, config: given.config });
  const ready = prepared(read.base && read.base.manifests, read.head.manifests, given.snapshot);
  const { held, asked: asked2 } = isBaseLive ? heldAndAsked(ready.head, ready.snapshot.objects) : { held: ready.base ?? [], asked: ready.head };
  const base = read.base && { ...read.base, manifests: held };
  const head = { ...read.head, manifests: asked2 };
  const slips = unplanned(head.manifests, base?.manifests ?? null);
  const problems = [...head.reading, ...head.problems, ...slips, ...ready.unplaced];
  const unread2 = unreadOf(base?.manifests ?? [], head.manifests, problems);
  const after = [...head.manifests, ...unread2];
  const isOneSide = given.base === given.head && !isBaseLive;
  return {
    ...{ base, head, snapshot: ready.snapshot, unread: unread2, after, slips, prepared: ready, isOneSide },
    passed: read.passed
  };
}
function resolveChange({ base, after, isOneSide, prepared: { assumed } }, input) {
  const before = base && base.manifests;
  const isCopied = copiedElsewhere(before, after, input.snapshot);
  const { base: resolved, head } = resolveSides({ before, after, isCopied, assumed, isOneSide }, input);
  return { base: resolved && withoutKept(resolved, input.head.problems), head, isCopied };
}
function resolutionsOf({ base, head }) {
  return [...head.values(), ...base?.values() ?? []];
}
function problemsOfInputs(resolved, { snapshot: snapshot2, snapshotProblems, at, config, configPlaces = null }, proposed) {
  return [
    ...snapshotProblems,
    ...plannedMaintenance(snapshot2),
    ...notYetCreated(snapshot2, at),
    ...proposed,
    ...settingsOfNothing(config, configPlaces, [
      ...snapshot2.nodes,
      ...resolutionsOf(resolved).flatMap(({ targets }) => targets)
    ])
  ];
}
function problemsOfFiles(read, resolved, input) {
  const { base, head, unread: unread2, slips, prepared: ready } = read;
  const unjudged = (problems) => severityOf2(problems, input.config.unjudged);
  const before = base && base.manifests;
  const sides = { base: before ?? [], head: head.manifests };
  return toldOnce2([
    ...head.reading,
    ...unjudged(head.problems),
    ...unreadProblem(unread2),
    ...base ? baseProblems(base) : [],
    ...newerDefinitions(policiesOf(resolved.head)),
    ...leftAlive(policiesOf(resolved.base), policiesOf(resolved.head), input.snapshot),
    ...unjudged(slips),
    ...unjudged(outsideProblems(input.base, input.head, sides)),
    ...ready.unplaced,
    ...unjudged([
      ...refusedNames(before, head.manifests),
      ...editedDefinitions(before, head.manifests),
      ...departedNamespaces(before, { manifests: head.manifests, files: input.head.files }, input.snapshot)
    ]),
    ...fleetObjects(before, head.manifests),
    ...notPlanned(before, head.manifests, [...policiesOf(resolved.base), ...policiesOf(resolved.head)]),
    ...ready.problems
  ]);
}
function nothingPlanned(read, resolved, input) {
  const { base, head, after, slips, prepared: ready } = read;
  const explaining = [...ready.unplaced, ...head.reading, ...head.problems, ...slips];
  if (explaining.some(({ severity }) => severity === "error") || startsLive(resolved.head)) return [];
  const policies = resolutionsOf(resolved).flatMap((resolution) => resolution.policies);
  return nothingToPlan(after, base && base.manifests, policies, input.config);
}
function judgedReport(planned2, { base, head, passed: unplannedFiles }, input) {
  const all = judge(planned2, ruleSettingsOf(input.config, input.configPlaces ?? null));
  const refused = refusedEdits(planned2.head, { before: base?.manifests ?? [], after: head.manifests }, all);
  const standing = planned2.problems.filter(({ isStanding }) => isStanding === true);
  const plan = {
    ...planned2,
    problems: [
      ...planned2.problems.filter((one) => !standing.includes(one)),
      ...severityOf2(refused, input.config.unjudged)
    ]
  };
  const judged2 = judgeable(all, input.snapshotProblems, plan.problems);
  const findings = judged2.filter(({ waiver }) => waiver === null);
  const verdict2 = verdictOf(plan, findings, input);
  const passed = withoutReported(unplannedFiles, plan, judged2);
  return {
    plan,
    findings,
    waived: judged2.filter(({ waiver }) => waiver !== null),
    verdict: verdict2,
    wouldFail: verdict2 === "fail" || verdict2 === "unknown",
    failOn: input.failOn,
    sides: { base: input.base?.label ?? null, head: input.head.label },
    rulesFrom: input.rulesFrom,
    notices: [...input.notices, ...passedNotice(passed), ...standing.map(({ message }) => message)],
    standing,
    passed
  };
}
function policiesOf(side) {
  return [...side?.values() ?? []].flatMap(({ policies }) => policies);
}
function startsLive(head) {
  return [...head.values()].some(
    ({ policies }) => policies.some((policy2) => policy2.live && policy2.change?.kind === "resources")
  );
}

// src/run.ts
function chooseClusters(config, chosen2) {
  const key = chosen2 ?? config.cluster;
  if (config.clusters.length === 0) return { clusters: clustersOf({ ...config, cluster: key }), key };
  const all = clustersOf(config);
  if (chosen2 === null) return { clusters: all, key };
  const found = all.find(({ config: { cluster: cluster2 } }) => cluster2 === chosen2);
  if (found) return { clusters: [found], key };
  const names = config.clusters.map(({ name }) => name);
  const meant = nearest(chosen2, names);
  throw new Error(
    `The configuration lists no cluster ${visible(chosen2)}.${meant === null ? ` It lists ${visible(names.join(", "))}.` : ` Did you mean ${visible(meant)}?`}`
  );
}
function makeRun(inputs) {
  return together3(withJudgedElsewhere(inputs).map(makeReport));
}
function together3([first, ...rest]) {
  if (first === void 0) throw new RangeError("a run over no cluster");
  return runReport([first, ...rest]);
}
function heldByClusters(inputs) {
  return withJudgedElsewhere(inputs).flatMap(
    (input) => input.snapshot.objects.length === 0 ? [] : makeHeldPlan(input) ?? []
  );
}
function decider(inputs, expected) {
  const reporters = withJudgedElsewhere(inputs).map(reporter);
  return (at) => decide(together3(reporters.map((reportAt) => reportAt(at))), expected);
}
function withJudgedElsewhere(inputs) {
  if (inputs.length === 1) return inputs;
  const sidesOf2 = ({ base, head }) => base ? [head, base] : [head];
  return inputs.map((input, index) => {
    const others = inputs.filter((_, other) => other !== index).flatMap(sidesOf2);
    const own = new Set(sidesOf2(input).flatMap(filesOf));
    const elsewhere = [
      ...others.flatMap(({ renderedPaths = [] }) => renderedPaths),
      ...others.flatMap(filesOf).filter((path) => !own.has(path))
    ];
    const including = (side) => ({
      ...side,
      renderedPaths: [...side.renderedPaths ?? [], ...elsewhere]
    });
    const head = including(input.head);
    const base = input.base === input.head ? head : input.base && including(input.base);
    return { ...input, head, base };
  });
}
function filesOf({ files }) {
  return files.map(({ path }) => path);
}
function exitCodeOf({ verdict: verdict2, failOn }) {
  if (verdict2 === "unknown") return 2;
  return verdict2 === "fail" && failOn !== "never" ? 1 : 0;
}

// src/read/outside.ts
import { lstatSync, readFileSync } from "node:fs";
var MOST_FILES = 5e3;
var MOST_BYTES = 10 * 1024 ** 2;
var MOST_BYTES_OF_ALL = 100 * 1024 ** 2;
function objectsOf(repo) {
  return {
    entriesOf: (revision) => {
      const commit = resolveCommit(repo, revision);
      return Promise.resolve(commit.missing ? commit : listTree(repo, commit.value));
    },
    blobsOf: (entries, mostBytes) => Promise.resolve(smallBlobs(repo, entries, mostBytes))
  };
}
function smallBlobs(repo, entries, mostBytes) {
  const sizes = blobSizes(repo, entries);
  if (sizes.missing) return sizes;
  let bytes = 0;
  const small = entries.filter(({ sha }) => {
    const size = sizes.value.get(sha) ?? 0;
    if (size > mostBytes || bytes + size > MOST_BYTES_OF_ALL) return false;
    bytes += size;
    return true;
  });
  return readBlobs(repo, small);
}
async function changedOutside(source, base, head, outside2) {
  if (base === null) return { files: [], problem: null };
  const [before, after] = [await source.entriesOf(base), await source.entriesOf(head)];
  if (before.missing) return { files: [], problem: before.problem };
  if (after.missing) return { files: [], problem: after.problem };
  const isSame2 = (a, b) => a.sha === b.sha;
  const { paths, shas } = wanted(regular(before.value), regular(after.value), outside2.read, isSame2);
  const blobs = await source.blobsOf(shas, MOST_BYTES);
  if (blobs.missing) return { files: [], problem: blobs.problem };
  const kept = keptBy(outside2);
  const unread2 = paths.filter(([path, [was, is]]) => {
    const isChanged = was === null || is === null || !isSame2(was, is);
    return isChanged && isManifest(path) && [was, is].some((one) => one && !blobs.value.has(one.sha));
  });
  return {
    files: outsideFiles(paths, outside2, (entry) => blobs.value.get(entry.sha) ?? null),
    problem: notLookedAt(unread2.map(([path]) => path).filter((path) => kept.matches(path)))
  };
}
function changedOutsideFolders(base, head, outside2) {
  const entriesOf = (root) => filesBelow(root).filter(({ path }) => isOfInterest(path));
  const [before, after] = [entriesOf(base), entriesOf(head)];
  let bytes = 0;
  const contents = /* @__PURE__ */ new Map();
  const contentOf3 = ({ sha }) => {
    const known = contents.get(sha);
    if (known !== void 0) return known;
    const { size } = lstatSync(sha);
    bytes += size;
    const content = size > MOST_BYTES || bytes > MOST_BYTES_OF_ALL ? null : readFileSync(sha);
    contents.set(sha, content);
    return content;
  };
  const isSame2 = (a, b) => {
    if (lstatSync(a.sha).size !== lstatSync(b.sha).size) return false;
    const [one, other] = [contentOf3(a), contentOf3(b)];
    return one === null || other === null || one.equals(other);
  };
  const { paths } = wanted(before, after, outside2.read, isSame2);
  return outsideFiles(paths, outside2, contentOf3);
}
function isOfInterest(path) {
  if (/(?:^|\/)node_modules\//.test(path)) return false;
  return /\.(?:ya?ml|json|tpl)$/i.test(path) || isKustomization(path);
}
function isManifest(path) {
  return /\.(?:ya?ml|json)$/i.test(path) && !/(?:^|[/.-])lock\.(?:ya?ml|json)$/i.test(path);
}
function notLookedAt(paths) {
  if (paths.length === 0) return null;
  const message = `${counted(paths.length, "manifest")} ${verb(paths.length, "is", "are")} too large (${MOST_BYTES / 1024 ** 2} MiB each, ${MOST_BYTES_OF_ALL / 1024 ** 2} MiB in all): ${few(paths.map((path) => visible(path)))}. Name in \`policies\` what a cluster gets, and take out of them what none does (\`!path\`).`;
  return { ...warningAt(null, "outside-policies", message), isUnjudged: true };
}
function partsOfCharts(changed, all) {
  const charts = /* @__PURE__ */ new Set();
  for (const path of changed)
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (all.has(joined(folder, "Chart.yaml") ?? "")) charts.add(folder);
      if (folder === "") break;
    }
  return (path) => {
    const chart = path.endsWith("Chart.yaml") ? folderOf(path) : folderOfChart(path);
    return chart !== null && charts.has(chart);
  };
}
function folderOfChart(path) {
  const found = /^(?:(.*?)\/)?templates\//.exec(path);
  return found === null ? null : found[1] ?? "";
}
function wanted(before, after, read, isSame2) {
  const [unreadBefore, unread2] = [before, after].map(
    (entries) => byPath(entries.filter(({ path }) => !read.has(path) && isOfInterest(path)))
  );
  const all = /* @__PURE__ */ new Set([...unread2.keys(), ...unreadBefore.keys()]);
  const found = [...all].map((path) => {
    const pair = [unreadBefore.get(path) ?? null, unread2.get(path) ?? null];
    const [was, is] = pair;
    return { path, pair, isUnchanged: was !== null && is !== null && isSame2(was, is) };
  });
  if (found.length === 0) return { paths: [], shas: [] };
  const there = new Set(after.map(({ path }) => path));
  const changed = found.flatMap(({ path, isUnchanged }) => isUnchanged ? [] : [path]);
  const isPart3 = partsOfCharts(changed, there);
  const paths = found.filter(({ path, isUnchanged }) => !isUnchanged || isPart3(path));
  const some = paths.toSorted((a, b) => Number(a.isUnchanged) - Number(b.isUnchanged)).slice(0, MOST_FILES).map(({ path, pair }) => [path, pair]);
  return { paths: some, shas: some.flatMap(([, pair]) => pair.flatMap((entry) => entry ?? [])) };
}
function outsideFiles(paths, outside2, contentOf3) {
  const kept = keptBy(outside2);
  const textOf3 = (entry) => {
    const bytes = entry && contentOf3(entry);
    return bytes && decodeMarked(bytes);
  };
  return paths.flatMap(([path, [was, is]]) => {
    const [before, text2] = [textOf3(was), textOf3(is)];
    return before === null && text2 === null ? [] : [{ path, before, text: text2, isTakenOut: !kept.matches(path) }];
  });
}
function keptBy({ exclusions }) {
  return compileGlobs([ANY_FILE, ...exclusions]).globs;
}
function regular(entries) {
  return entries.filter(({ mode }) => mode.startsWith("100"));
}
function byPath(entries) {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

// src/read/folder.ts
import { lstatSync as lstatSync2 } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";

// src/read/found-files.ts
import { isAscii } from "node:buffer";
import { closeSync, openSync, readSync } from "node:fs";
var ROOM_BYTES = 1024 ** 2;
var SMALL_BYTES = 64 * 1024;
var PAGE_BYTES = 4096;
function readFound(files, limits) {
  const texts = [];
  const room = Buffer.allocUnsafeSlow(ROOM_BYTES);
  let parts = [];
  let filled3 = 0;
  let bytes = 0;
  for (const [index, [shown2, { real }]] of files.entries()) {
    if (filled3 + SMALL_BYTES > room.length) {
      decode(room.subarray(0, filled3), parts, { files, texts });
      [parts, filled3] = [[], 0];
    }
    const read = readSmall(real, room, filled3);
    if (read === null || read > limits.bytesPerFile) {
      const text2 = readText(real, shown2, limits);
      texts[index] = text2;
      bytes += "bytes" in text2 ? text2.bytes : 0;
    } else {
      parts.push({ index, start: filled3, end: filled3 + read });
      filled3 += read;
      bytes += read;
    }
    if (bytes > limits.bytes) break;
  }
  decode(room.subarray(0, filled3), parts, { files, texts });
  return texts;
}
function readSmall(path, room, start) {
  try {
    const descriptor = openSync(path, FLAGS);
    try {
      const read = readSync(descriptor, room, start, SMALL_BYTES, 0);
      return read % PAGE_BYTES === 0 ? null : read;
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return null;
  }
}
function decode(room, parts, to) {
  const whole = room.toString("latin1");
  const isPlain2 = isAscii(room);
  for (const { index, start, end } of parts) {
    const bytes = isPlain2 ? null : room.subarray(start, end);
    const text2 = bytes === null || isAscii(bytes) ? whole.slice(start, end) : decodeUtf8(bytes);
    to.texts[index] = text2 === null ? { problem: textProblem(to.files[index]?.[0] ?? "") } : { text: text2, bytes: end - start };
  }
}

// src/read/folder.ts
function readPaths(paths, options = {}) {
  const cwd = resolve(options.cwd ?? ".");
  const { limits = READ_LIMITS } = options;
  const excluded = compileGlobs([ANY_FILE, ...paths.filter((path) => path.startsWith("!"))]);
  const search = {
    cwd,
    confineTo: options.confineTo === void 0 ? null : resolve(cwd, options.confineTo),
    limits,
    exclusions: paths.some((path) => path.startsWith("!")) ? excluded.globs : null,
    files: /* @__PURE__ */ new Map(),
    unmatched: [],
    problems: [...onlyExclusions(paths), ...excluded.problems]
  };
  for (const path of paths) {
    if (path.startsWith("!")) continue;
    try {
      find(search, path);
    } catch (error) {
      search.problems.push(unreadableProblem(path, error));
    }
  }
  reportUnmatched(search);
  return readFiles(search);
}
function find(search, path) {
  if (path === STANDARD_INPUT) {
    search.files.set("standard input", { real: path, key: "", isStream: true });
    return;
  }
  const absolute = resolve(search.cwd, path);
  if (search.confineTo === null && isShellPipe(absolute)) {
    search.files.set(shown(search, absolute), { real: absolute, key: "", isStream: true });
    return;
  }
  const kind = path === "" ? null : kindOf2(absolute);
  if (kind === null && isPattern(path)) {
    findPattern(search, path);
    return;
  }
  if (kind === null) {
    const message = `${path === "" ? "An empty path" : visible(path)} does not exist. Check the path; commits and branches of git are given as base-ref and head-ref (--base-ref and --head-ref on the command line).`;
    search.problems.push(errorAt(null, "missing-path", message));
    return;
  }
  if (!isReachable(search, absolute)) return;
  if (kind === "folder") addWholeFolder(search, absolute);
  else if (isIncluded(search, absolute))
    search.files.set(shown(search, absolute), { real: absolute, key: "" });
}
function findPattern(search, pattern) {
  const segments = pattern.split("/");
  const magic = segments.findIndex(isPattern);
  const folder = resolve(search.cwd, segments.slice(0, magic).join("/") || (isAbsolute(pattern) ? "/" : "."));
  if (kindOf2(folder) !== null && !isReachable(search, folder)) return;
  if (kindOf2(folder) !== "folder") {
    search.problems.push(noMatchProblem(pattern, `${visible(shown(search, folder)) || "."} is no folder`));
    return;
  }
  if (addFolder(search, folder, segments.slice(magic).join("/")) === 0) {
    search.unmatched.push({ pattern, folder });
  }
}
function reportUnmatched(search) {
  for (const { pattern, folder } of search.unmatched) {
    const all = manifestsIn(search, folder).filter((path) => isOfPattern(path, pattern));
    const others = all.filter((path) => !search.files.has(shown(search, path))).length;
    if (others > 0) {
      const why = `the folder holds ${counted(others, "manifest")}, none of this name`;
      search.problems.push(noMatchProblem(pattern, why));
    } else if (all.length === 0) search.problems.push(emptyFolderProblem(shown(search, folder)));
  }
}
function addWholeFolder(search, folder) {
  if (addFolder(search, folder, "") === 0) search.problems.push(emptyFolderProblem(shown(search, folder)));
}
function addFolder(search, folder, pattern) {
  const { globs, problems } = compileGlobs([pattern === "" ? "**" : pattern]);
  const walked = walkFolder(folder, walkOf(search, globs));
  search.problems.push(...problems, ...walked.problems);
  const prefix = prefixOf(search, folder);
  for (const { path, below, real } of walked.files) {
    const links = walked.links.get(real);
    const file = { real, key: below, isFound: true, ...links === void 0 ? {} : { links } };
    search.files.set(prefix === null ? shown(search, path) : prefix + below, file);
  }
  const named = walked.files.filter(({ below }) => globs.matches(below));
  return named.length + walked.problems.length + problems.length;
}
function manifestsIn(search, folder) {
  return walkFolder(folder, walkOf(search, compileGlobs(["**"]).globs)).files.map(({ path }) => path);
}
function walkOf(search, globs) {
  return {
    globs,
    isIncluded: (absolute) => isIncluded(search, absolute),
    show: (absolute) => shown(search, absolute),
    limits: search.limits
  };
}
function isIncluded(search, absolute) {
  return search.exclusions === null || search.exclusions.matches(shown(search, absolute));
}
function isReachable(search, absolute) {
  const base = search.confineTo ?? search.cwd;
  const inside2 = isInside(base, absolute);
  if (!inside2 && search.confineTo !== null) {
    const message = `${visible(absolute)} is outside ${visible(search.confineTo)} and was not read. Give a path inside it.`;
    search.problems.push(errorAt(null, "outside", message));
    return false;
  }
  for (let path = absolute; path !== base && path !== dirname(path); path = dirname(path)) {
    if (lstatSync2(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      search.problems.push(symlinkProblem(shown(search, path)));
      return false;
    }
    if (!inside2) break;
  }
  return true;
}
function readFiles(search) {
  const { limits, problems } = search;
  const files = [];
  let bytes = 0;
  if (search.files.size > limits.files)
    return { files: [], problems: listed([...problems, countProblem(limits)]) };
  const ordered = inOrder2(search.files);
  const found = readFound(
    ordered.filter(([, { isFound }]) => isFound === true),
    limits
  );
  let at = 0;
  for (const [path, file] of ordered) {
    const read = (file.isFound === true ? found[at++] : void 0) ?? readOne(path, file, limits);
    if ("problem" in read) problems.push(read.problem);
    else {
      bytes += read.bytes;
      const { key, links } = file;
      files.push({ path, key, text: read.text, ...links === void 0 ? {} : { links } });
    }
    if (bytes > limits.bytes) return { files: [], problems: listed([...problems, totalProblem(limits)]) };
  }
  return { files, problems: listed(problems) };
}
function readOne(path, { real, isStream }, limits) {
  return isStream === true ? readStream(real, path, limits) : readText(real, path, limits);
}
function inOrder2(files) {
  return sortedByBytes([...files], ([path]) => path);
}
function kindOf2(path) {
  const stats = lstatSync2(path, { throwIfNoEntry: false });
  if (stats === void 0) return null;
  return stats.isDirectory() ? "folder" : "other";
}
function prefixOf(search, folder) {
  if (folder === search.cwd) return "";
  if (isInside(folder, search.cwd)) return null;
  const path = shown(search, folder);
  return path.endsWith("/") ? path : `${path}/`;
}
function shown(search, absolute) {
  const path = isInside(search.cwd, absolute) ? relative(search.cwd, absolute) : absolute;
  return path.split(sep).join("/");
}

// src/render/prefix.ts
function atPrefix(one, prefix) {
  if (prefix === "") return one;
  const under = (place) => ({ ...place, file: prefix + place.file });
  if ("severity" in one) return one.place === null ? one : { ...one, place: under(one.place) };
  const { path, key = path, origin } = one;
  if (origin === void 0) return { ...one, key, path: prefix + path };
  const moved = (manifest) => {
    const found = origin(manifest);
    return { ...found, place: under(found.place), placeOf: (field2) => under(found.placeOf(field2)) };
  };
  return { ...one, key, path: prefix + path, origin: moved };
}

// src/render/at-end.ts
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
function atEnd(clean) {
  const undo = () => {
    for (const signal of SIGNALS) process.off(signal, onSignal);
    process.off("exit", clean);
  };
  const onSignal = (signal) => {
    undo();
    clean();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
  process.on("exit", clean);
  return undo;
}

// src/render/tree.ts
import { createHash } from "node:crypto";
import { lstatSync as lstatSync3, readFileSync as readFileSync2, readlinkSync } from "node:fs";
import { join } from "node:path";

// src/render/problems.ts
function renderProblem(code, message, place) {
  const where = typeof place === "string" ? { file: place, line: 1, column: 1 } : place;
  return errorAt(where, code, message);
}

// src/render/tree.ts
var RenderError = class extends Error {
  constructor(problem4, of, paths = []) {
    super(problem4.message);
    this.problem = problem4;
    this.of = of;
    this.paths = paths;
  }
  problem;
  of;
  paths;
};
function readOrNull(tree, entries) {
  try {
    return tree.read(entries);
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}
var TREE_LIMITS = { files: 5e4, bytes: 100 * 1024 ** 2 };
function gitTree(repo, revision, limits = TREE_LIMITS) {
  const commit = orThrow(resolveCommit(repo, revision));
  return partTree(repo, { entries: orThrow(listTree(repo, commit)), blobs: /* @__PURE__ */ new Map() }, limits);
}
function partTree(repo, { entries, blobs }, limits = TREE_LIMITS) {
  const along = readAlong(repo, entries);
  return {
    entries,
    idOf: ({ sha }) => sha,
    read(wanted2) {
      const files = wanted2.filter(({ mode }) => mode !== SUBMODULE_MODE);
      const known = along(files.filter(({ sha }) => !blobs.has(sha)));
      const local = files.filter(({ sha }) => !blobs.has(sha) && !known.has(sha));
      const sizes = orThrow(blobSizes(repo, local));
      checkSize(
        files.map(({ sha }) => (blobs.get(sha) ?? known.get(sha))?.length ?? sizes.get(sha) ?? 0),
        limits
      );
      const read = orThrow(readBlobs(repo, local));
      return new Map(
        files.map(({ path, sha }) => [
          path,
          blobs.get(sha) ?? known.get(sha) ?? read.get(sha) ?? Buffer.alloc(0)
        ])
      );
    }
  };
}
var FEW = 8;
var MOST_ALONG = 512;
var LARGE_BYTES = 64 * 1024;
var IS_MANIFEST = /\.(?:ya?ml|json)$/;
function readAlong(repo, entries) {
  const placeOf = lazily(() => new Map(entries.map(({ path }, place) => [path, place])));
  const { sizes } = knownOf(repo);
  const known = /* @__PURE__ */ new Map();
  let many = 1;
  return (wanted2) => {
    const [first] = wanted2.filter(({ sha }) => !known.has(sha));
    if (first === void 0 || wanted2.length > FEW) return known;
    many = Math.min(many * 2, MOST_ALONG);
    const from2 = placeOf().get(first.path) ?? entries.length;
    const near = entries.slice(from2, from2 + many).filter((one) => one.mode !== SUBMODULE_MODE && IS_MANIFEST.test(one.path) && !known.has(one.sha));
    const here = blobsHere(repo, near);
    const small = near.filter(({ sha }) => here.has(sha) && (sizes.get(sha) ?? Infinity) <= LARGE_BYTES);
    for (const [sha, bytes] of orThrow(readBlobs(repo, small))) known.set(sha, bytes);
    return known;
  };
}
function folderTree(folder, limits = TREE_LIMITS) {
  return {
    entries: filesBelow(folder),
    idOf({ path, mode, sha }) {
      const file = join(folder, path);
      if (lstatSync3(file).size > limits.bytes) return sha;
      return createHash("sha256").update(bytesOf(file, mode)).digest("hex");
    },
    read(wanted2) {
      const sizes = wanted2.map(({ path }) => lstatSync3(join(folder, path)).size);
      checkSize(sizes, limits);
      return new Map(wanted2.map(({ path, mode }) => [path, bytesOf(join(folder, path), mode)]));
    }
  };
}
function bytesOf(path, mode) {
  return mode === LINK_MODE ? Buffer.from(readlinkSync(path)) : readFileSync2(path);
}
function checkSize(sizes, limits) {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length <= limits.files && bytes <= limits.bytes) return;
  const message = `What is to be rendered needs more than ${limits.files} files or ${limits.bytes} bytes of the repository; nothing was rendered. Name smaller folders in \`policies\`.`;
  throw new RenderError(renderProblem("too-large", message, null));
}
function orThrow(lookup) {
  if (lookup.missing) throw new RenderError(lookup.problem);
  return lookup.value;
}

// src/render/failures.ts
function ofTheHead(head, base) {
  const isSame2 = sameIn(base);
  const known = new Set(base?.failures?.map(({ destination }) => destination));
  const parts = new Set(base?.failures?.map((one) => one.partOf));
  const unrendered = unrenderedIn(base);
  const isReported = (object2) => unrendered.has(object2) && head.failures?.some((one) => isOf2(one, object2) && !isSame2(one)) === true;
  const problems = (head.failures ?? []).flatMap((failure2) => {
    const { problem: problem4, isQuiet = false, partOf, destination, moves } = failure2;
    if (moves !== void 0 && (base?.attempted?.has(moves) !== true || isReported(moves))) return [];
    if (isQuiet && base === null)
      return partOf !== void 0 || problem4.code === "suspended" ? [{ ...problem4, severity: "warning" }] : [];
    if (destination !== void 0 && !known.has(destination)) return [newDestination(problem4)];
    if (!isSame2(failure2)) return [partOf !== void 0 && parts.has(partOf) ? asUnjudged(problem4) : problem4];
    if (isQuiet) return [];
    return [
      { ...problem4, severity: "warning", message: `${problem4.message} It is so without this change too.` }
    ];
  });
  return { ...head, problems: [...head.problems, ...syncedTogether(problems), ...takenAway2(head, base)] };
}
function syncedTogether(problems) {
  const [first, ...more] = problems.filter(({ byHand: byHand2 }) => byHand2 !== void 0);
  if (first === void 0) return [...problems];
  const byHand = [first, ...more].flatMap((one) => one.byHand ?? []);
  const who = `${few(byHand.map(({ by }) => by))} ${verb(byHand.length, "is", "are")}`;
  const message = `${who} synced by hand: merging applies nothing of ${verb(byHand.length, "it", "them")}. The plan is of the next sync, which applies all changes since the last one.`;
  return [...problems.filter((one) => one.byHand === void 0), { ...first, message, byHand }];
}
function unrenderedIn(side) {
  const failures = side?.failures ?? [];
  return new Set(
    failures.flatMap((one) => one.object !== void 0 && isOf2(one, one.object) ? one.object : [])
  );
}
function isOf2({ object: object2, moves, isHarmless }, of) {
  return moves === void 0 && isHarmless !== true && object2 === of;
}
function ofTheBase(base, head) {
  const isSame2 = sameIn(head);
  const told = new Set(head.failures?.map(({ problem: problem4 }) => problem4.message));
  const problems = (base.failures ?? []).flatMap((failure2) => {
    const { problem: problem4, isQuiet = false, partOf, object: object2, moves } = failure2;
    if (moves !== void 0 || failure2.isHarmless === true) return [];
    const isNamed3 = partOf !== void 0 && head.failures?.some((one) => one.partOf === partOf) === true;
    const isTold = isQuiet && told.has(problem4.message) || isNamed3 || isGone(object2, head);
    if (isTold || isSame2(failure2)) return [];
    return [partOf !== void 0 ? { ...problem4, isUnjudged: true } : problem4];
  });
  return { ...base, problems: [...base.problems, ...problems] };
}
function sameIn(side) {
  const known = new Set(
    side?.failures?.flatMap(({ of, problem: problem4 }) => of === null ? [] : [problem4.message + of])
  );
  return ({ of, problem: problem4 }) => of !== null && known.has(problem4.message + of);
}
function isGone(object2, { attempted }) {
  return object2 !== void 0 && attempted?.has(object2) === false;
}
function takenAway2(head, base) {
  const gone = new Map(
    (base?.failures ?? []).flatMap(
      ({ object: object2, problem: problem4, isHarmless }) => object2 !== void 0 && isHarmless !== true && isGone(object2, head) ? [[object2, problem4]] : []
    )
  );
  return [...gone].map(([object2, { message, place }]) => {
    const name = object2.replace(/\/.*\//, "/");
    const says = `${visible(name)} is gone, and what goes from the cluster with it was not judged, as it could not be rendered before either. ${message}`;
    return renderProblem("not-rendered", says, place);
  });
}
function newDestination(problem4) {
  const message = `${problem4.message} The change is the first to send something to it: list it in \`clusters\` of the configuration.`;
  return { ...problem4, severity: "error", code: "new-destination", message };
}

// src/render/tool.ts
import { spawn } from "node:child_process";
import { accessSync, constants, mkdirSync, statSync } from "node:fs";
import { delimiter, isAbsolute as isAbsolute2, join as join2 } from "node:path";
var SECOND_MS = 1e3;
var TOOL_LIMITS = {
  timeMs: 60 * SECOND_MS,
  outputBytes: 100 * 1024 ** 2,
  memoryBytes: 4 * 1024 ** 3
};
var STDERR_BYTES = 64 * 1024;
function findTool(name, path = process.env["PATH"] ?? "") {
  for (const folder of path.split(delimiter)) {
    if (!isAbsolute2(folder)) continue;
    const file = join2(folder, name);
    if (isExecutable(file)) return file;
  }
  return null;
}
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
async function runTool(tool, args, home, limits = TOOL_LIMITS) {
  const [command2, prefix] = bounded(tool, limits);
  const child = spawn(command2, [...prefix, ...args], {
    cwd: home,
    env: environment(home),
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, so that what the tool starts ends with it.
    detached: true,
    windowsHide: true
  });
  const undo = atEnd(() => {
    killGroup(child);
  });
  try {
    return await answerOf(child, limits);
  } finally {
    undo();
  }
}
function killGroup(child) {
  try {
    if (child.pid !== void 0) process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
}
function answerOf(child, limits) {
  return new Promise((resolve2) => {
    let failure2 = null;
    const stop = (reason) => {
      failure2 ??= reason;
      killGroup(child);
    };
    const timer = setTimeout(() => {
      stop(`it took longer than ${limits.timeMs / SECOND_MS} seconds and was stopped`);
    }, limits.timeMs);
    const printed2 = collected(child.stdout, limits.outputBytes, () => {
      stop(`it printed more than ${limits.outputBytes} bytes and was stopped`);
    });
    const complained = collected(child.stderr, STDERR_BYTES, () => void 0);
    child.on("error", (error) => {
      failure2 ??= `it could not be started (${"code" in error ? String(error.code) : error.name})`;
      clearTimeout(timer);
      resolve2({ ok: false, reason: failure2 });
    });
    child.on("close", (code, signal) => {
      clearTimeout(timer);
      killGroup(child);
      if (failure2 !== null) resolve2({ ok: false, reason: failure2 });
      else if (code === 0) resolve2({ ok: true, stdout: printed2() });
      else resolve2({ ok: false, reason: complaint(complained(), code, signal) });
    });
  });
}
function collected(stream, mostBytes, onMore) {
  const chunks = [];
  let bytes = 0;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else onMore();
  });
  return () => Buffer.concat(chunks).toString("utf8");
}
var KUBECTL_LOG = /^E\d{4} [\d:.]+ +\d+ \S+\] "command failed" err="(.*)"$/;
function complaint(stderr, code, signal) {
  if (/out of memory|cannot allocate memory/.test(stderr)) return "it needed more memory than it may use";
  const lines = stderr.split("\n").map((line) => line.trim()).filter((line) => line !== "" && !/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line));
  const said = lines.join(" ").replace(/^error:\s*/i, "").replace(KUBECTL_LOG, "$1");
  return said === "" ? `it ended with ${signal ?? `code ${String(code)}`}` : said;
}
function bounded(tool, limits) {
  const prlimit = process.platform === "linux" ? findTool("prlimit") : null;
  if (prlimit === null) return [tool, []];
  return [prlimit, [`--as=${limits.memoryBytes}`, `--fsize=${limits.outputBytes}`, "--core=0", "--", tool]];
}
function environment(home) {
  const folder = (name) => {
    const path = join2(home, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const nobody = "http://127.0.0.1:9";
  return {
    PATH: folder("bin"),
    HOME: home,
    TMPDIR: folder("tmp"),
    LC_ALL: "C",
    XDG_CONFIG_HOME: folder("config"),
    XDG_CACHE_HOME: folder("cache"),
    XDG_DATA_HOME: folder("data"),
    HELM_CONFIG_HOME: folder("helm"),
    HELM_CACHE_HOME: folder("helm-cache"),
    HELM_DATA_HOME: folder("helm-data"),
    HELM_PLUGINS: folder("helm-plugins"),
    KUSTOMIZE_PLUGIN_HOME: folder("kustomize-plugins"),
    KUBECONFIG: join2(home, "no-cluster"),
    KUBERC: "off",
    HTTP_PROXY: nobody,
    HTTPS_PROXY: nobody,
    ALL_PROXY: nobody,
    NO_PROXY: "",
    GOPROXY: "off",
    GOMEMLIMIT: "2GiB",
    // Of the little that a start takes, a fifth went to collecting garbage: the limit above is what bounds it.
    GOGC: "400"
  };
}

// src/render/renderer.ts
function rendererOf(workspace, cache, { limits = TOOL_LIMITS, cluster: cluster2 = NO_CLUSTER, branch, mayHoldPlanned: mayHoldPlanned2 = () => true } = {}) {
  return {
    workspace,
    repository: process.env["GITHUB_REPOSITORY"] ?? null,
    branch: branch ?? (process.env["GITHUB_BASE_REF"] || null),
    cluster: cluster2,
    mayHoldPlanned: mayHoldPlanned2,
    run(tool, args) {
      const [file, ...first] = TOOLS[tool]();
      return runTool(file, [...first, ...args], workspace.home, limits);
    },
    cached(key, render) {
      const known = cache.get(key);
      if (known !== void 0) return known;
      const result = render();
      cache.set(key, result);
      return result;
    }
  };
}
var TOOLS = {
  kustomize() {
    const kustomize = findTool("kustomize");
    if (kustomize !== null) return [kustomize, "build"];
    const kubectl = findTool("kubectl");
    if (kubectl !== null) return [kubectl, "kustomize"];
    throw new RenderError(absent("Neither kustomize nor kubectl is found", "one of them"));
  },
  helm() {
    const helm = findTool("helm");
    if (helm !== null) return [helm];
    throw new RenderError(absent("helm is not found", "it"));
  }
};
function absent(what, which) {
  const message = `${what} on this machine's PATH, and \`policies\` names what only that renders. Install ${which} in a step before this one.`;
  return renderProblem("no-tool", message, null);
}

// src/render/flux/objects.ts
function objectOf(file, kinds) {
  const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
  if (kind === void 0 || !kinds.has(kind)) return null;
  const [manifest] = parseManifests(file.text, file.path).manifests;
  if (manifest === void 0) return null;
  return { file, manifest: file.origin ? file.origin(manifest) : manifest };
}
function isOf3({ manifest }, group2, kind) {
  return groupOf(manifest.apiVersion) === group2 && manifest.kind === kind;
}
function dataOf({ kind, object: object2 }) {
  if (isObject(object2["sops"])) return null;
  const data = /* @__PURE__ */ new Map();
  for (const [key, value] of Object.entries(objectIn(object2, "data") ?? {})) {
    if (typeof value !== "string") continue;
    data.set(key, kind === "Secret" ? Buffer.from(value, "base64").toString("utf8") : value);
  }
  for (const key of Object.keys(objectIn(object2, "stringData") ?? {}))
    data.set(key, textIn(objectIn(object2, "stringData") ?? {}, key) ?? "");
  return data;
}
var CONFIGURES = /^apiVersion: (?:[\w.]*\.fluxcd\.io\/|v1$)/m;
function isApplied2({ text: text2 }) {
  return !CONFIGURES.test(text2);
}

// src/render/flux/known.ts
var BOOTSTRAPPED = "flux-system";
var Known = class {
  constructor(repository, isThere) {
    this.repository = repository;
    this.isThere = isThere;
  }
  repository;
  isThere;
  objects = /* @__PURE__ */ new Map();
  add(object2) {
    const { kind, namespace, name } = object2.manifest;
    this.objects.set(keyOf5(kind, namespace, name), object2);
  }
  /** What a ConfigMap or Secret holds; null where that is encrypted, undefined where there is no such object. */
  data(reference, namespace) {
    const found = this.object(reference, namespace);
    return found && dataOf(found.manifest);
  }
  /** What a reference means; undefined where there is no such object. */
  object(reference, namespace) {
    return this.objects.get(keyFor(reference, namespace));
  }
  /** What ConfigMaps and Secrets of the repository give an object of Flux, by what they are called; null where it is nothing. */
  given({ object: object2, namespace }) {
    const references = referencesIn2(field(object2, "spec"));
    const found = references.flatMap((one) => {
      const data = this.data(one, namespace);
      const called2 = `${textIn(one, "kind") ?? ""}/${textIn(one, "name") ?? ""}`;
      return data === void 0 ? [] : [{ called: called2, of: [called2, data && Object.fromEntries(data)] }];
    });
    if (found.length === 0) return null;
    return { what: found.map(({ called: called2 }) => called2).join(", "), of: found.map(({ of }) => of) };
  }
  /** What an object of Flux waits for and nobody has brought: the ones that give it values, and a HelmChart that has its chart. */
  lacking({ object: object2, namespace }) {
    const spec = field(object2, "spec");
    const chart = field(spec, "chartRef");
    const awaited = [
      ...referencesIn2(spec),
      ...textIn(chart, "kind") === "HelmChart" && chart !== void 0 ? [chart] : []
    ];
    return awaited.filter((one) => this.data(one, namespace) === void 0);
  }
  /**
   * True where a source is the repository that is judged, or nobody says that it is another one. Where neither the runner nor `flux
   * bootstrap` does, it is the one that has the path.
   */
  isLocal(reference, namespace, path) {
    const kind = textIn(reference, "kind") ?? "GitRepository";
    if (kind !== "GitRepository") return false;
    const name = textIn(reference, "name") ?? "";
    const url = this.urlOf(textIn(reference, "namespace") ?? namespace, name);
    if (url === null || name === BOOTSTRAPPED) return true;
    if (this.repository !== null) return isRepository(url, this.repository);
    const own = this.urlOf(BOOTSTRAPPED, BOOTSTRAPPED);
    return own === null ? path !== null && this.isThere(path) : url === own;
  }
  /** Which files of it a source leaves out, as it writes that itself. */
  ignoreOf(reference, namespace) {
    const name = textIn(reference, "name") ?? BOOTSTRAPPED;
    const fallback = reference === void 0 ? BOOTSTRAPPED : namespace;
    return this.sourceText(textIn(reference, "namespace") ?? fallback, name, "ignore");
  }
  urlOf(namespace, name) {
    return this.sourceText(namespace, name, "url");
  }
  sourceText(namespace, name, key) {
    const found = this.objects.get(keyOf5("GitRepository", namespace, name));
    const text2 = found && fieldAt(found.manifest.object, "spec", key);
    return typeof text2 === "string" ? text2 : null;
  }
};
function referencesIn2(spec) {
  return [...itemsIn(spec, "valuesFrom"), ...itemsIn(field(spec, "postBuild"), "substituteFrom")];
}
function isRepository(url, repository) {
  const path = url.replace(/\/$/, "").replace(/\.git$/, "").toLowerCase();
  const wanted2 = repository.toLowerCase();
  return path.endsWith(`/${wanted2}`) || path.endsWith(`:${wanted2}`);
}
function keyFor(reference, namespace) {
  const [kind, name] = [textIn(reference, "kind") ?? "", textIn(reference, "name") ?? ""];
  return keyOf5(kind, textIn(reference, "namespace") ?? namespace, name);
}
function keyOf5(kind, namespace, name) {
  return `${kind}/${namespace ?? DEFAULT_NAMESPACE}/${name}`;
}

// src/render/destinations.ts
var IN_CLUSTER = "in-cluster";
var IN_CLUSTER_SERVER = "https://kubernetes.default.svc";
var Destinations = class {
  constructor(sending) {
    this.sending = sending;
    const { cluster: cluster2, destination } = sending;
    this.own = destination === null ? namesOf2(cluster2) : destination.map(plain);
    this.isExplicit = (destination ?? cluster2.destination) !== null;
  }
  sending;
  own;
  isExplicit;
  /** The clusters that something counts for, each as it is written. */
  counted = /* @__PURE__ */ new Map();
  /**
   * `names` are the names of one cluster, the surest first; null where nobody can tell which one it is. `root` is the file in which all of
   * it begins.
   */
  whose(names, root) {
    if (names === null) return "here";
    const { others } = this.sending.cluster;
    const sure = names.find(
      (one) => this.isOwn([one]) || others.some((each) => isAmong([one], namesOf2(each)))
    );
    if (sure !== void 0 && this.isOwn([sure])) return "here";
    const other = others.find((one) => isAmong(sure === void 0 ? [] : [sure], namesOf2(one)));
    if (other && this.sending.isTaken(other.policies, root)) return "other";
    return other || this.isExplicit ? "elsewhere" : "here";
  }
  /** True where one of the names is known to be of the cluster that is planned. */
  isPlanned(names) {
    return this.isOwn(names);
  }
  /** Counts objects that are planned here. */
  count(names, place) {
    const [shown2] = names ?? [];
    if (names === null || shown2 === void 0) return;
    const key = this.isOwn(names) ? "" : plain(shown2);
    if (!this.counted.has(key)) this.counted.set(key, { shown: shown2, place });
  }
  /** Why what counts here is not of one cluster; null where it is. */
  problem(entry) {
    if (this.counted.size < 2) return null;
    const found = [...this.counted];
    const unknown = found.filter(([key]) => key !== "").map(([, { shown: shown2 }]) => shown2);
    const place = found[1]?.[1].place ?? null;
    const all = found.map(([, { shown: shown2 }]) => visible(shown2)).join(", ");
    const message = `What is taken here goes to ${found.length} clusters (${all}), and a plan is of one: nothing of it was planned. ${this.fix(entry, unknown)}`;
    return renderProblem("several-destinations", message, place);
  }
  fix(entry, unknown) {
    const listed4 = unknown.map(clusterEntry).join(", ");
    const { name, others } = this.sending.cluster;
    if (name !== null && (others.length > 0 || unknown.length < this.counted.size))
      return `Add to \`clusters\` of the configuration those that are not in it (${listed4}); where one of them is a cluster that is in it by another name, write that there: \`destination: ${quoted(unknown[0] ?? "")}\`.`;
    return `List them in the configuration, each with its own snapshot: \`clusters: [${listed4}]\`. Or have one of them planned: \`- {${entry}, destination: ${quoted(unknown[0] ?? "")}}\` in \`policies\`.`;
  }
  isOwn(names) {
    return isAmong(names, this.own);
  }
};
function namesOf2({ name, destination }) {
  return [...name === null ? [] : [name], ...destination ?? []].map(plain);
}
function isAmong(names, known) {
  return names.some((name) => known.includes(plain(name)));
}
function plain(name) {
  const short = withoutTrailing(name, "/");
  return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}
function clusterEntry(shown2) {
  const host = /^https?:\/\/([^/:]+)/.exec(shown2)?.[1];
  return host === void 0 ? `{name: ${quoted(shown2)}}` : `{name: ${quoted(host)}, destination: ${quoted(shown2)}}`;
}
function quoted(text2) {
  return /^[A-Za-z][\w.-]*$/.test(text2) ? text2 : JSON.stringify(visible(text2));
}

// src/argocd/automated.ts
function syncsItself({ object: object2 }) {
  const automated = fieldAt(object2, "spec", "syncPolicy", "automated");
  return isObject(automated) && automated["enabled"] !== false;
}

// src/render/delivered.ts
var FINALIZER = "resources-finalizer.argocd.argoproj.io";
function deliveredBy(file, { file: of, manifest, madeBy }) {
  const set = madeBy === void 0 ? [] : [{ by: nameOf2(madeBy), leaves: isPreserving(madeBy), prunes: deletesApplications(madeBy) }];
  const own = {
    by: nameOf2(manifest),
    leaves: isLeaving(manifest) && (madeBy === void 0 || isPreserving(madeBy)),
    prunes: isPruning(manifest)
  };
  const chain = [...of.deliveredBy ?? [], ...set, own];
  return { ...file, deliveredBy: chain };
}
function isPruning({ kind, object: object2 }) {
  if (kind === "Kustomization") return fieldAt(object2, "spec", "prune") === true;
  if (kind !== "Application") return true;
  const policy2 = fieldAt(object2, "spec", "syncPolicy");
  const isOff = syncsItself({ object: object2 }) && fieldAt(policy2, "automated", "prune") !== true;
  return !isOff && !itemsIn(policy2, "syncOptions").includes("Prune=false");
}
function deletesApplications({ object: object2 }) {
  const policy2 = textIn(fieldAt(object2, "spec", "syncPolicy"), "applicationsSync") || "sync";
  return policy2 === "sync" || policy2 === "create-delete";
}
function isLeaving({ kind, object: object2 }) {
  if (kind === "Application")
    return !itemsIn(object2["metadata"], "finalizers").some(
      (one) => typeof one === "string" && one.startsWith(FINALIZER)
    );
  if (kind !== "Kustomization") return false;
  const spec = field(object2, "spec");
  const policy2 = textIn(spec, "deletionPolicy") ?? "MirrorPrune";
  return policy2 === "Orphan" || policy2 === "MirrorPrune" && field(spec, "prune") !== true;
}
function isPreserving({ object: object2 }) {
  return field(field(field(object2, "spec"), "syncPolicy"), "preserveResourcesOnDeletion") === true;
}
function nameOf2({ kind, namespace, name }) {
  return [kind, namespace, name].filter((one) => one !== null).join("/");
}

// src/render/gathered.ts
var OF_ELSEWHERE = /* @__PURE__ */ new Set(["chart-dependency", "remote-base"]);
var MOST_OBJECTS = 2e3;
var Gathered = class {
  constructor({ workspace }, followed, tooMany) {
    this.followed = followed;
    this.tooMany = tooMany;
    this.workspace = workspace;
  }
  followed;
  tooMany;
  files = [];
  paths = /* @__PURE__ */ new Set();
  /** Files with an object that nobody could render: an edit of them is no part of what was judged. */
  left = /* @__PURE__ */ new Set();
  problems = [];
  /** Files and folders of which nothing is made here, as a person has decided, or as another cluster's plan judges them. */
  leftOut = [];
  /** Folders with the object that has its controller apply them. */
  roots = [];
  /** Objects that apply to another cluster. */
  sent = /* @__PURE__ */ new Set();
  failures = [];
  attempted = /* @__PURE__ */ new Set();
  seen = /* @__PURE__ */ new Map();
  workspace;
  /** `by`: the object that rendered it. */
  add({ files, paths, problems = [], failures = [], attempted = [] }, by = null) {
    this.files.push(...files);
    for (const one of attempted) this.attempted.add(one);
    this.problems.push(...problems);
    this.failures.push(...failures.map((one) => by === null ? one : ofObject(one, by)));
    for (const path of paths) this.paths.add(path);
  }
  /**
   * Leaves an object as it is written, and its file among those that were not rendered. What it takes from the tree (`named`) was not
   * judged either: an error where the change edits it. `why` is the end of a sentence.
   */
  leave(object2, named = [], why = null) {
    this.keep(object2);
    if (named.length === 0 && why === null) return;
    const because = why === null ? "" : `: ${visible(why, 300)}`;
    const takes = named.length === 0 ? "what it makes was not judged" : `it takes ${visible(named.join(", "))} from this repository, and an edit of that was not judged`;
    const says = `can not be rendered here${because}; ${takes}. ${bySomething()}`;
    const problem4 = { ...problemOf4("not-rendered", object2, says), tells: named };
    this.fail({ problem: problem4, of: this.contentOf(object2, named), object: nameOf2(object2.manifest) });
  }
  /**
   * Leaves an object whose source is elsewhere, and says of it what it takes out of this repository all the same: values and variables
   * (`of`). An edit of those was not judged; one of the object itself is told of its file.
   */
  leaveGiven(object2, of, what) {
    this.keep(object2);
    const says = `takes ${visible(what, 300)} from this repository, and what it renders with that lies elsewhere: what the edit of it changes in the cluster was not judged. ${bySomething()}`;
    const problem4 = problemOf4("not-rendered", object2, says);
    this.fail({ problem: problem4, of: canonicalJson(of), moves: nameOf2(object2.manifest) });
  }
  /** Reports an edit of where an object takes what it applies from, or of where and as what it applies it. */
  route(object2, route) {
    const says = "is edited in its source or destination. What it applied before may stay in the old place or be deleted there, and this was not evaluated. Make it a change of its own.";
    this.fail({
      problem: problemOf4("moved-delivery", object2, says),
      of: canonicalJson(route),
      moves: nameOf2(object2.manifest)
    });
  }
  /** Passes over an object for a cluster that nobody plans; told where the change edits it, or what it takes from the tree. */
  elsewhere(object2, named, where) {
    const says = `is for ${visible(where)}, of which there is no plan here: what the change does there was not judged.`;
    const problem4 = problemOf4("other-destination", object2, says);
    this.warn(problem4, { of: this.contentOf(object2, named), destination: where });
  }
  /** Notes an object that applies to another cluster than the one that is planned. */
  send({ manifest }) {
    this.sent.add(nameOf2(manifest));
  }
  /** True for the first object of its name in a cluster; of two that differ a cluster can hold one only. Throws where they are too many. */
  isFirst(object2, cluster2 = "") {
    const key = `${nameOf2(object2.manifest)}/${cluster2}`;
    const first = this.seen.get(key);
    if (first !== void 0) {
      if (JSON.stringify(first.manifest.object) !== JSON.stringify(object2.manifest.object))
        this.twice(object2, first);
      return false;
    }
    if (this.seen.size >= MOST_OBJECTS)
      throw new RenderError(
        renderProblem("too-many", `More than ${MOST_OBJECTS} ${this.tooMany}`, object2.manifest.place)
      );
    this.seen.set(key, object2);
    return true;
  }
  twice(object2, { manifest: { place: other } }) {
    const says = `is written twice, here and at ${visible(other.file)}:${other.line}, and a cluster holds one of that name: nobody can tell what it renders. Take the folder or files of one cluster at a time (\`clusters\` in the configuration, each with its \`policies\`), or remove one.`;
    this.problems.push(problemOf4("rendered-twice", object2, says));
  }
  /** Says of an ApplicationSet that is planned once for all its clusters where a change edits which ones these are. */
  undecided({ manifest }, generators) {
    const message = `Which clusters get ${titleOf(manifest)} is decided by what is not in the repository; it is planned as if this one does, and the change edits what decides it: a cluster that it takes no longer loses its Application, and with it all that this applied, at once. List the cluster in \`clusters\` of the configuration, with its \`labels\`.`;
    const problem4 = renderProblem("undecided-destination", message, manifest.place);
    this.fail({ problem: problem4, of: JSON.stringify(generators) });
  }
  /** Told only where the change has a part in it. */
  fail(failure2) {
    this.failures.push({ ...failure2, isQuiet: true });
  }
  warn(problem4, failure2) {
    this.fail({ ...failure2, problem: asUnjudged(problem4) });
  }
  /** An object that is to be rendered, whatever comes of it. */
  begin(object2) {
    this.attempted.add(nameOf2(object2.manifest));
  }
  contentOf({ manifest }, named) {
    return JSON.stringify([manifest.object, this.workspace.idBelow(named)]);
  }
  keep({ file }) {
    if (!this.files.includes(file)) this.files.push(file);
    this.left.add(file.path);
  }
  /**
   * One object that can not be rendered does not hide the others. A tool that is absent is the same for all. `given` is what other
   * objects of the repository give it: values and variables, of which an edit is none of what was judged either.
   */
  async attempt(object2, render, given = null) {
    this.begin(object2);
    try {
      await render();
    } catch (error) {
      if (!(error instanceof RenderError) || error.problem.code === "no-tool") throw error;
      this.keep(object2);
      const isQuiet = OF_ELSEWHERE.has(error.problem.code);
      const { problem: problem4, paths } = error;
      for (const path of paths) this.paths.add(path);
      this.failures.push({
        problem: { ...problem4, place: problem4.place ?? object2.manifest.place },
        of: error.of === void 0 ? null : canonicalJson([error.of, given]),
        isQuiet,
        object: nameOf2(object2.manifest)
      });
    }
  }
  /** Reports an object that applies by itself, if it did not before the change: all changes since its last sync are applied too. */
  applies(object2) {
    const says = "applies by itself from this change on, with all changes since its last sync, and the plan is of this change alone. Compare its files with the cluster first (`flux diff`, `argocd app diff`).";
    const problem4 = problemOf4("moved-delivery", object2, says);
    this.fail({ problem: problem4, of: "applies", moves: nameOf2(object2.manifest) });
  }
  /** Reports an object that applies nothing by itself, if the change edits what it makes. */
  idle(object2, code, made) {
    const of = canonicalJson(made.flatMap(({ files }) => files.map(({ text: text2 }) => text2)));
    const says = "is suspended: nothing of it is applied until it is resumed. The plan is of what happens then.";
    const problem4 = problemOf4(code, object2, says);
    const synced = {
      ...problem4,
      severity: "info",
      isOfTargets: true,
      byHand: [{ by: titleOf(object2.manifest), paths: made.flatMap(({ paths }) => paths) }]
    };
    this.fail({ problem: code === "suspended" ? asUnjudged(problem4) : synced, of, isHarmless: true });
  }
  /** Nothing but the problem where what was gathered is not of one cluster. */
  ofOne(problem4) {
    const rendered2 = this.rendered();
    return problem4 === null ? rendered2 : { files: [], paths: rendered2.paths, problems: [problem4] };
  }
  rendered() {
    const paths = [...this.paths].flatMap((path) => this.workspace.below(path).map((one) => one.path)).filter((path) => !this.left.has(path));
    return {
      files: this.files.map((file) => ({ ...file, followed: this.followed })),
      paths: [...new Set(paths)],
      leftOut: this.leftOut,
      roots: this.roots,
      problems: this.problems,
      failures: this.failures,
      attempted: [...this.attempted],
      sent: [...this.sent]
    };
  }
};
function problemOf4(code, { manifest }, says) {
  return renderProblem(code, `${titleOf(manifest)} ${says}`.trimEnd(), manifest.place);
}
function ofObject(failure2, by) {
  const { problem: problem4 } = failure2;
  const place = problem4.place ?? by.manifest.place;
  return { object: nameOf2(by.manifest), ...failure2, problem: { ...problem4, place } };
}

// src/render/documents.ts
function documentsIn(output) {
  return output.split(/^---[ \t]*(?:#.*)?\r?\n/m).map((text2) => /\s$/.test(text2) ? `${text2.trimEnd()}
` : text2).filter((text2) => text2.trim() !== "");
}

// src/render/paths.ts
import { posix } from "node:path";
function inTree(path) {
  const normal = posix.normalize(path).replace(/\/$/, "");
  if (posix.isAbsolute(normal) || normal === ".." || normal.startsWith("../")) return null;
  return normal === "." ? "" : normal;
}
function from(folder, path) {
  return posix.isAbsolute(path) ? null : inTree(posix.join(folder, path));
}
function inside(folder, name) {
  return folder === "" ? name : `${folder}/${name}`;
}

// src/render/places.ts
function identityIn(text2) {
  const metadata = /^metadata:\n((?: .*\n)*)/m.exec(text2)?.[1] ?? "";
  const found = [
    /^apiVersion: (.*)$/m.exec(text2),
    /^kind: (.*)$/m.exec(text2),
    /^ {2}namespace: (.*)$/m.exec(metadata),
    /^ {2}name: (.*)$/m.exec(metadata)
  ];
  return found.map((match) => match?.[1] ?? "").join(" ");
}
function placedIn({ file, text: text2, settings }) {
  let written2 = null;
  return (manifest) => {
    written2 ??= parseManifests(text2, file).manifests;
    const same = counterpart(written2, manifest);
    const likely = likeness(file, text2.split("\n"), manifest);
    const sourcePlace = (path) => same === void 0 ? likely(path) : same.placeOf(path);
    const placeOf = (path) => {
      const value = valueAt(manifest.object, path);
      if (same && isSameValue(valueAt(same.object, path), value)) return same.placeOf(path);
      const set = settings.flatMap((setting) => setting(manifest, path, value) ?? []).at(-1);
      return set ?? sourcePlace(path);
    };
    return { ...manifest, place: same?.place ?? sourcePlace(["kind"]), placeOf };
  };
}
function counterpart(written2, { kind, name }) {
  const ofKind = written2.filter((one) => one.kind === kind);
  return ofKind.find((one) => one.name === name) ?? (ofKind.length === 1 ? ofKind[0] : ofKind.find((one) => name.includes(one.name)));
}
function likeness(file, lines, { kind }) {
  const start = Math.max(
    0,
    lines.findIndex((line) => line.trim() === `kind: ${kind}`)
  );
  return (path) => {
    let at = start;
    for (const step of path) {
      if (typeof step === "number") continue;
      const next = lines.findIndex((line, index) => index >= at && isKey(line, step));
      if (next >= 0) at = next;
    }
    return { file, line: at + 1, column: Math.max(1, (lines[at]?.search(/\S/) ?? 0) + 1) };
  };
}
function isKey(line, key) {
  const trimmed = line.replace(/^[\s-]*/, "");
  return trimmed.startsWith(`${key}:`) || trimmed.startsWith(`"${key}":`);
}

// src/render/helm/chart.ts
var MAX_DEPTH = 16;
function chartIn(workspace, folder) {
  const file = `${folder === "" ? "" : `${folder}/`}Chart.yaml`;
  const text2 = workspace.isFile(file) ? workspace.text(file) : null;
  if (text2 === null) throw new RenderError(noChart(folder));
  const paths = /* @__PURE__ */ new Set([folder]);
  const linked = [];
  gather(workspace, folder, folder, { paths, linked, depth: 0 });
  const [chart] = placedYaml(text2, file);
  return {
    folder,
    name: textIn(chart?.value, "name") ?? "",
    paths: [...paths],
    linked
  };
}
function gather(workspace, folder, at, gathering) {
  if (gathering.depth > MAX_DEPTH) throw new RenderError(circle(folder));
  for (const name of ["Chart.yaml", "requirements.yaml"]) {
    const file = inside(folder, name);
    const [document] = placedYaml((workspace.isFile(file) ? workspace.text(file) : null) ?? "", file);
    for (const [index, one] of (listIn(document?.value, "dependencies") ?? []).entries()) {
      const wanted2 = textIn(one, "name") ?? "";
      if (!isPlainName(wanted2))
        throw new RenderError(badName(wanted2, document?.placeOf(["dependencies", index]) ?? file));
      if (isVendored(workspace, folder, wanted2)) continue;
      const beside2 = besideOf(folder, field(one, "repository"));
      if (beside2 === null || !workspace.isFile(inside(beside2, "Chart.yaml")))
        throw new RenderError(missing(wanted2, folder, document?.placeOf(["dependencies", index]) ?? file));
      const to = inside(at, `charts/${wanted2}`);
      gathering.paths.add(beside2);
      gathering.linked.push({ from: beside2, to });
      gather(workspace, beside2, to, { ...gathering, depth: gathering.depth + 1 });
    }
  }
}
function isVendored(workspace, folder, name) {
  const charts = inside(folder, "charts");
  const isOf4 = (path) => {
    if (!isWithin(charts, path)) return false;
    const [first = ""] = path.slice(charts.length + 1).split("/");
    return first === name || first.startsWith(`${name}-`) && first.endsWith(".tgz");
  };
  return workspace.entries.some(({ path }) => isOf4(path)) || hasChartNamed(workspace, charts, name);
}
function hasChartNamed(workspace, charts, name) {
  return workspace.entries.some(
    ({ path }) => path.endsWith("/Chart.yaml") && folderOf(folderOf(path)) === charts && textIn(placedYaml(workspace.text(path) ?? "", path)[0]?.value, "name") === name
  );
}
function isPlainName(name) {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(name);
}
function besideOf(folder, repository) {
  if (typeof repository !== "string" || !repository.startsWith("file://")) return null;
  return from(folder, repository.slice("file://".length));
}
function noChart(folder) {
  const message = `${visible(folder) || "The root of the repository"} holds no Chart.yaml, so it is no chart that Helm can render. Correct the folder.`;
  return renderProblem("no-chart", message, folder || null);
}
function missing(name, folder, place) {
  const shown2 = visible(folder) || ".";
  const message = `The chart depends on "${visible(name)}", which is not in ${visible(inside(folder, "charts"))}, and nothing is fetched to judge a change. Run \`helm dependency build ${shown2}\` and commit what it puts into charts/.`;
  return renderProblem("chart-dependency", message, place);
}
function badName(name, place) {
  const message = `"${visible(name)}" is no name of a chart that can be rendered here; one is made of letters, digits, dots and dashes. Correct it.`;
  return renderProblem("chart-dependency", message, place);
}
function circle(folder) {
  const message = `The charts that ${visible(folder) || "."} depends on depend on each other without end. Break the circle.`;
  return renderProblem("chart-dependency", message, inside(folder, "Chart.yaml"));
}

// src/render/helm/printed.ts
function isOnlyComments(text2) {
  return text2.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
}
var SPOT = /(?:^|:)([^:]+\/templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;
function spotIn(said) {
  const words2 = said.split(/[\s()]/).map((word2) => SPOT.exec(word2));
  const [, template = "", line = 1, column = 1] = words2.find((found) => found !== null) ?? [];
  return { template, line: Number(line), column: Number(column) };
}

// src/render/helm/template.ts
async function renderChart(renderer, release) {
  const { workspace } = renderer;
  const { chart, values, texts } = partsOf2(workspace, release);
  const paths = [...chart.paths, ...values, ...texts];
  const command2 = `helm template ${release.name} ${release.chart}`;
  const key = JSON.stringify(["helm", release, workspace.contentId(paths)]);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    for (const { from: from2, to } of chart.linked) workspace.copy(from2, to);
    const args = argumentsOf(workspace, release, chart);
    const run = () => renderer.run("helm", args);
    const defaults = inside(chart.folder, "values.yaml");
    const answer = await (release.replacesValues === true ? workspace.replacing(defaults, "{}", run) : run());
    const made = [...chart.paths.flatMap((path) => judged(workspace, path)), ...values, ...texts];
    if (!answer.ok) throw new RenderError(failure(answer.reason, workspace, chart), key, made);
    const files = documentsIn(answer.stdout).flatMap((text2) => fileOf(workspace, chart, text2, command2) ?? []);
    const given = JSON.stringify([workspace.idBelow([defaults, ...values]), release]);
    return { files, paths: made, failures: decidedInCluster(renderer, chart, given) };
  });
}
var TEMPLATE = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl)$/;
function decidedInCluster({ workspace, mayHoldPlanned: mayHoldPlanned2 }, chart, given) {
  const templates = chart.paths.flatMap((path) => workspace.below(path)).filter(({ path }) => TEMPLATE.test(path));
  return templates.flatMap(({ path }) => {
    const text2 = workspace.text(path) ?? "";
    if (!mayHoldPlanned2(text2) || !decidedThere(text2).some((part) => part.includes(".Values."))) return [];
    const message = `${visible(path)} writes values of the chart only if the cluster decides so, and the change edits values. What they become there is not known. Decide it by a value of the chart.`;
    return {
      problem: asUnjudged(renderProblem("decided-in-cluster", message, path)),
      of: given,
      isQuiet: true,
      isHarmless: true
    };
  });
}
function partsOf2(workspace, release) {
  try {
    return {
      chart: chartIn(workspace, folderIn(release.chart)),
      values: release.values.map((path) => valuesIn(workspace, path)),
      texts: Object.entries(release.setFile ?? {}).map(([name, path]) => {
        if (!PARAMETER.test(name)) throw new RenderError(badParameter(name));
        return valuesIn(workspace, path);
      })
    };
  } catch (error) {
    if (!(error instanceof RenderError) || error.of !== void 0) throw error;
    const named = [release.chart, ...release.values, ...Object.values(release.setFile ?? {})];
    const there = named.flatMap((path) => inTree(path) ?? []);
    throw new RenderError(error.problem, JSON.stringify(["helm", release, workspace.idBelow(there)]));
  }
}
var PART = /^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/;
var ASKS_FOR_FILES = /\.Files\b/;
var OTHER_VALUES = /^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;
function judged(workspace, folder) {
  const files = workspace.below(folder).map(({ path }) => path);
  const within = (path) => (folder === "" ? path : path.slice(folder.length + 1)).replace(/^(?:charts\/[^/]+\/)+/, "");
  const asks = files.some(
    (path) => /^templates\//.test(within(path)) && ASKS_FOR_FILES.test(workspace.text(path) ?? "")
  );
  const isRendered2 = (inside2) => inside2 === "" || PART.test(inside2) || asks && !OTHER_VALUES.test(inside2);
  return files.filter((path) => isRendered2(within(path)));
}
function argumentsOf(workspace, release, chart) {
  const inline2 = (release.inline ?? []).map((text2) => workspace.aside(text2));
  return [
    "template",
    // A schema may refer to an address.
    ...["--skip-tests", "--dry-run=client", "--skip-schema-validation"],
    ...release.namespace === null ? [] : [`--namespace=${release.namespace}`],
    ...release.values.map((path) => `--values=${workspace.absolute(folderIn(path))}`),
    ...inline2.map((file) => `--values=${file}`),
    ...Object.entries(release.set).map(([name, value]) => `--set=${name}=${value}`),
    ...Object.entries(release.setString ?? {}).map(([name, value]) => `--set-string=${name}=${value}`),
    ...Object.entries(release.setFile ?? {}).map(
      ([name, path]) => `--set-file=${name}=${workspace.absolute(folderIn(path))}`
    ),
    ...release.includesCrds === true ? ["--include-crds"] : [],
    ...release.kubeVersion ? [`--kube-version=${release.kubeVersion}`] : [],
    ...(release.apiVersions ?? []).map((one) => `--api-versions=${one}`),
    "--",
    release.name,
    workspace.absolute(chart.folder)
  ];
}
function folderIn(path) {
  const folder = inTree(path);
  if (folder !== null) return folder;
  const message = `"${visible(path)}" leads out of the repository; nothing outside of it is read. Correct the path.`;
  throw new RenderError(renderProblem("outside", message, null));
}
var SPLITS = /[,"{}=\\\n\r]/;
var PARAMETER = /^[\w./[\]-]+$/;
function valuesIn(workspace, written2) {
  const path = folderIn(written2);
  if (SPLITS.test(path)) {
    const message2 = `Helm would take "${visible(path)}" for several files, so the chart was not rendered. Give the file a name of letters and digits.`;
    throw new RenderError(renderProblem("bad-path", message2, workspace.isFile(path) ? path : null));
  }
  if (workspace.isFile(path)) return path;
  workspace.need([path]);
  const message = `The values file "${visible(written2)}" is not in the repository, so the chart was not rendered. Correct the path.`;
  throw new RenderError(renderProblem("no-values", message, null));
}
function badParameter(name) {
  const message = `Helm would take "${visible(name)}" for several parameters, so the chart was not rendered. Give it a name of letters, digits and dots.`;
  return renderProblem("bad-path", message, null);
}
var SOURCE = /^# Source: ([^\n]+)$/m;
function fileOf(workspace, chart, text2, command2) {
  if (isOnlyComments(text2)) return null;
  const path = templateOf(workspace, chart, SOURCE.exec(text2)?.[1] ?? "");
  return {
    path,
    text: text2,
    key: `${command2} ${identityIn(text2)}`,
    renderedBy: command2,
    origin: placedIn({ file: path, text: workspace.text(path) ?? "", settings: [] })
  };
}
function templateOf(workspace, chart, source) {
  const within = source.slice(source.indexOf("/") + 1);
  const path = inside(chart.folder, within);
  if (workspace.isFile(path)) return path;
  for (const { from: from2, to } of chart.linked) {
    const linked = path.startsWith(`${to}/`) ? `${from2}${path.slice(to.length)}` : null;
    if (linked !== null && workspace.isFile(linked)) return linked;
  }
  return chart.folder === "" ? "Chart.yaml" : `${chart.folder}/Chart.yaml`;
}
function failure(reason, workspace, chart) {
  const { template, line, column } = spotIn(reason);
  const place = { file: templateOf(workspace, chart, template), line, column };
  const message = `Helm can not render this chart: ${visible(workspace.shown(reason), 600)}. Correct it so that \`helm template\` passes.`;
  return renderProblem("helm-failed", message, place);
}

// src/render/kustomize/build.ts
import { mkdirSync as mkdirSync2, writeFileSync } from "node:fs";
import { join as join3, relative as relative2 } from "node:path";

// src/render/kustomize/plugins.ts
var FILES = /* @__PURE__ */ new Map([
  ["ConfigMapGenerator", ["files", "envs", "env"]],
  ["SecretGenerator", ["files", "envs", "env"]],
  ["PatchTransformer", ["path"]],
  ["PatchJson6902Transformer", ["path"]],
  ["PatchStrategicMergeTransformer", ["paths"]]
]);
function filesOfPlugin(plugin) {
  const kind = textIn(plugin, "kind") ?? "";
  if (kind === "ReplacementTransformer")
    return listed2(field(plugin, "replacements")).flatMap((one) => textIn(one, "path") ?? []);
  return (FILES.get(kind) ?? []).flatMap(
    (key) => listed2(field(plugin, key)).filter((one) => typeof one === "string").map((one) => key === "files" ? one.slice(one.indexOf("=") + 1) : one)
  );
}
function listed2(value) {
  if (value === void 0 || value === null) return [];
  return Array.isArray(value) ? value : [value];
}
var DECIDING = [
  ...["resources", "bases", "components", "crds", "configurations", "generators", "transformers"],
  ...["validators", "patches", "patchesStrategicMerge", "patchesJson6902", "replacements", "openapi"],
  ...["configMapGenerator", "secretGenerator", "helmCharts", "helmChartInflationGenerator", "kind"],
  ...["path", "paths", "files", "envs", "env"]
];
var BY_LOWER = new Map(DECIDING.map((key) => [key.toLowerCase(), key]));
function disguisedKey(value) {
  const queue = [value];
  for (let one = queue.pop(); one !== void 0; one = queue.pop()) {
    if (Array.isArray(one)) queue.push(...one);
    if (!isObject(one)) continue;
    for (const [key, inner] of Object.entries(one)) {
      const known = BY_LOWER.get(folded2(key));
      if (known !== void 0 && known !== key) return key;
      queue.push(inner);
    }
  }
  return null;
}
function folded2(key) {
  return key.toLowerCase().replaceAll("\u017F", "s").replaceAll("\u212A", "k");
}

// src/render/kustomize/refusals.ts
function chartIn2(key, document, at) {
  const message = `${key} has kustomize run Helm over a chart that it may fetch, which is not done for a change that is yet to be judged. Name the chart in \`policies\` by itself: \`- helm: {chart: FOLDER}\`.`;
  return renderProblem("kustomize-chart", message, document.placeOf(at));
}
function outside(written2, document, at) {
  const message = `"${visible(written2)}" leads out of the repository; nothing outside of it is read. Put the file into the repository.`;
  return renderProblem("outside", message, document.placeOf(at));
}
function notInTree(written2, document, at) {
  const message = `"${visible(written2)}" is no file or folder of this repository, and nothing is fetched to judge a change. Put what it names into the repository (a vendored copy), or correct the path.`;
  return renderProblem("remote-base", message, document.placeOf(at));
}
function noKustomization(folder, document, at = []) {
  const where = visible(folder) || "The root of the repository";
  const message = `${where} holds no kustomization.yaml, so there is nothing to build. Correct the folder.`;
  return renderProblem("no-kustomization", message, document?.placeOf(at) ?? (folder || null));
}
function noMapping(file) {
  const message = `${visible(file)} is no mapping, so nobody can tell what kustomize would read. Write it as a kustomization, in UTF-8.`;
  return renderProblem("kustomize-failed", message, file);
}
function unread(file, { message, place }) {
  const said = `${visible(file)} can not be read whole, and what kustomize makes of it may name anything: ${message}`;
  return renderProblem("kustomize-failed", said, place ?? file);
}
function otherCase(key, document) {
  const message = `"${visible(key)}" is a key that kustomize knows in other letters, and takes for it. Write it as the documentation of kustomize does.`;
  return renderProblem("kustomize-failed", message, document.placeOf([]));
}
function changedPlugins(file, key, { document, at }) {
  const message = `${visible(file)} changes the generators or transformers that it lists (${visible(key)}), and nobody can tell what they read. List them as they are.`;
  return renderProblem("kustomize-plugin", message, document.placeOf(at));
}

// src/render/kustomize/closure.ts
function kustomizationIn(workspace, folder) {
  const names = KUSTOMIZATION_NAMES.map((name) => inside(folder, name));
  return names.find((name) => workspace.isFile(name)) ?? null;
}
function closureOf(workspace, folder, instead = null) {
  const written2 = kustomizationIn(workspace, folder);
  const root = written2 ?? (instead && inside(folder, KUSTOMIZATION_NAMES[0]));
  if (root === null) throw new RenderError(noKustomization(folder));
  const scan = new Scan(workspace);
  if (written2 !== null) scan.folder(folder, written2);
  if (instead !== null) scan.generated(folder, root, instead);
  const paths = [...scan.paths];
  if (scan.problem !== null)
    throw new RenderError(scan.problem, JSON.stringify([instead, workspace.contentId(paths)]), paths);
  return {
    root,
    paths,
    kustomizations: [...scan.kustomizations.values()],
    missing: scan.missing
  };
}
var Scan = class {
  constructor(workspace) {
    this.workspace = workspace;
  }
  workspace;
  paths = /* @__PURE__ */ new Set();
  kustomizations = /* @__PURE__ */ new Map();
  missing = [];
  /** The first of those found; the scan goes on, to know all that the build would read. */
  problem = null;
  folder(folder, file) {
    if (this.paths.has(folder)) return;
    this.paths.add(folder);
    for (const document of this.documentsOf(this.workspace.text(file) ?? "", file)) {
      if (isObject(document.value)) this.kustomization(folder, document.value, document);
      else if (document.value !== null) this.problem ??= noMapping(file);
    }
  }
  /** What kustomize reads and this reader does not could name anything. */
  documentsOf(text2, file) {
    const { documents, problem: problem4 } = wholeYaml(text2, file);
    if (problem4 !== null) this.problem ??= unread(file, problem4);
    return documents;
  }
  generated(folder, file, value) {
    this.paths.add(folder);
    this.kustomization(folder, value, { value, placeOf: () => ({ file, line: 1, column: 1 }) });
  }
  kustomization(folder, value, document) {
    const disguised = disguisedKey(value);
    if (disguised !== null) this.problem ??= otherCase(disguised, document);
    const { file } = document.placeOf([]);
    for (const key of chartKeysIn(value))
      this.missing.push({ file, key, written: null, problem: chartIn2(key, document, [key]) });
    const inner = [];
    this.kustomizations.set(file, { file, folder, value, document, inner });
    for (const reference of referencesIn(value)) {
      const { isInline, use, written: written2, at, key } = reference;
      if (isInline) {
        if (use === "plugin") this.plugin(folder, written2, { document, at });
        continue;
      }
      const taken2 = this.reference(folder, reference, document);
      if (taken2 !== null) inner.push({ folder: taken2, key });
    }
  }
  /** The folder that it names, where it is one. */
  reference(folder, reference, document) {
    const { written: written2, at, use } = reference;
    const path = from(folder, written2);
    if (path === null) {
      this.problem ??= outside(written2, document, at);
      return null;
    }
    if (isAddress(written2) || this.workspace.submoduleOf(path) !== null) this.notHere(reference, document);
    else if (this.workspace.isFile(path)) {
      this.paths.add(path);
      if (use === "plugin") this.plugin(folder, this.workspace.text(path) ?? "", { document, at });
    } else if (this.workspace.isFolder(path)) {
      const file = kustomizationIn(this.workspace, path);
      if (file === null) this.problem ??= noKustomization(path, document, at);
      else {
        this.folder(path, file);
        if (use === "plugin") this.plugins(folder, { folder: path, file, depth: 0 }, { document, at });
        return path;
      }
    } else this.problem ??= notInTree(written2, document, at);
    return null;
  }
  /** Objects that are taken from elsewhere change nothing of those that are here; all else does. */
  notHere({ key, written: written2, at }, document) {
    const problem4 = notInTree(written2, document, at);
    if (!TAKES_OBJECTS.has(key)) this.problem ??= problem4;
    else this.missing.push({ file: document.placeOf([]).file, key, written: written2, problem: problem4 });
  }
  /** Plugins of a folder with a kustomization of its own: as they are written, or nobody knows what they read. */
  plugins(root, { folder, file, depth }, spot) {
    for (const { value } of this.documentsOf(this.workspace.text(file) ?? "", file)) {
      const other = Object.keys(isObject(value) ? value : {}).find((key) => !LISTING.has(key));
      if (other !== void 0 || depth > MAX_DEPTH2)
        this.problem ??= changedPlugins(file, other ?? "resources", spot);
      for (const written2 of listOf(field(value, "resources"))) {
        const path = typeof written2 === "string" ? from(folder, written2) : null;
        if (path === null) continue;
        const inner = this.workspace.isFolder(path) ? kustomizationIn(this.workspace, path) : null;
        if (inner !== null) this.plugins(root, { folder: path, file: inner, depth: depth + 1 }, spot);
        else if (this.workspace.isFile(path)) {
          this.plugin(root, this.workspace.text(path) ?? "", spot);
          this.plugin(folder, this.workspace.text(path) ?? "", spot);
        }
      }
    }
  }
  /** Built-in generators and transformers read files too, and charts. */
  plugin(folder, text2, { document, at }) {
    const read = this.documentsOf(text2, document.placeOf(at).file);
    for (const { value } of read) {
      if (value === null) continue;
      if (!isObject(value)) this.problem ??= noMapping(document.placeOf(at).file);
      const kind = textIn(value, "kind") ?? "";
      const disguised = isObject(value) ? disguisedKey(value) : null;
      if (disguised !== null) this.problem ??= otherCase(disguised, document);
      if (kind === "HelmChartInflationGenerator") this.problem ??= chartIn2(kind, document, at);
      for (const path of filesOfPlugin(value)) this.pluginFile(folder, path, { document, at });
    }
  }
  pluginFile(folder, written2, { document, at }) {
    if (written2.includes("\n")) return;
    const path = from(folder, written2);
    if (path === null) this.problem ??= outside(written2, document, at);
    else if (isAddress(written2) || !this.workspace.isFile(path))
      this.problem ??= notInTree(written2, document, at);
    else this.paths.add(path);
  }
};
var MAX_DEPTH2 = 16;
var LISTING = /* @__PURE__ */ new Set(["apiVersion", "kind", "metadata", "resources"]);
var TAKES_OBJECTS = /* @__PURE__ */ new Set(["resources", "bases"]);
function listOf(value) {
  return Array.isArray(value) ? value : [];
}

// src/render/kustomize/written-objects.ts
function objectsOf2(workspace, kustomizations) {
  const files = kustomizations.flatMap(
    ({ folder, value }) => referencesIn(value).flatMap(({ use, isInline, written: written2 }) => {
      const path = use === "objects" && !isInline ? from(folder, written2) : null;
      return path !== null && workspace.isFile(path) ? [path] : [];
    })
  );
  return [...new Set(files)].flatMap(
    (file) => parseManifests(workspace.text(file) ?? "", file).manifests.map((manifest) => ({ file, manifest }))
  );
}
var RENAMES = ["namePrefix", "nameSuffix", "transformers", "generators"];
function namesAreKept(kustomizations) {
  return kustomizations.every(
    ({ value }) => RENAMES.every((key) => !isGiven(value[key])) && // One that stands in a file of its own is not looked into.
    itemsIn(value, "replacements").every(
      (one) => field(one, "path") === void 0 && !JSON.stringify(one).includes("metadata.name")
    ) && itemsIn(value, "patches").every((one) => fieldAt(one, "options", "allowNameChange") !== true)
  );
}
function originsByName(workspace, kustomizations, identities) {
  if (!namesAreKept(kustomizations)) return null;
  const files = /* @__PURE__ */ new Map();
  for (const { file, manifest } of objectsOf2(workspace, kustomizations)) {
    const key = `${manifest.kind} ${manifest.name}`;
    files.set(key, (files.get(key) ?? /* @__PURE__ */ new Set()).add(file));
  }
  const origins = /* @__PURE__ */ new Map();
  for (const identity of identities) {
    const [, kind = "", , name = ""] = identity.split(" ");
    const [file, ...others] = files.get(`${kind} ${name}`) ?? generatorsOf(workspace, kustomizations, kind, name);
    if (file === void 0 || others.length > 0) return null;
    origins.set(identity, file);
  }
  return origins;
}
var GENERATOR_OF = /* @__PURE__ */ new Map([
  ["ConfigMap", "configMapGenerator"],
  ["Secret", "secretGenerator"]
]);
function generatorsOf(workspace, kustomizations, kind, name) {
  const key = GENERATOR_OF.get(kind) ?? "";
  return kustomizations.flatMap(({ file, value }) => {
    const isMade2 = itemsIn(value, key).some(
      (one) => textIn(one, "name") === name.replace(/-[a-z0-9]{10}$/, "") || textIn(one, "name") === name
    );
    return isMade2 && workspace.isFile(file) ? [file] : [];
  });
}
function isGiven(value) {
  return value !== void 0 && value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);
}

// src/render/kustomize/local-part.ts
var ADDING = /* @__PURE__ */ new Set([
  ...["apiVersion", "kind", "metadata", "sortOptions", "buildMetadata", "generatorOptions"],
  ...["resources", "bases", "components", "configMapGenerator", "secretGenerator"]
]);
var PATCHES = /* @__PURE__ */ new Set(["patches", "patchesStrategicMerge", "patchesJson6902"]);
function localPart(workspace, { kustomizations, missing: missing2 }) {
  const own = new Set(
    objectsOf2(workspace, kustomizations).map(({ manifest: { kind, name } }) => `${kind}/${name}`)
  );
  if (own.size === 0) return null;
  const inFolder = (folder) => kustomizations.filter((one) => one.folder === folder);
  const takesOthers = ({ file, inner }) => missing2.some((one) => one.file === file) || inner.some(({ folder }) => inFolder(folder).some(takesOthers));
  const over = kustomizations.filter(takesOthers);
  const components = over.flatMap(
    ({ inner }) => inner.flatMap(({ key, folder }) => key === "components" ? inFolder(folder) : [])
  );
  const all = [.../* @__PURE__ */ new Set([...over, ...components])];
  const without = ({ file, folder, value }) => {
    const charts = [...chartKeysIn(value), "helmGlobals"];
    const kept = Object.entries(value).flatMap(([key, inside2]) => {
      if (charts.includes(key)) return [];
      if (!Array.isArray(inside2)) return [[key, inside2]];
      const isMissing = (entry) => missing2.some((one) => one.file === file && one.key === key && one.written === entry);
      const isForOthers = (entry) => PATCHES.has(key) && !isFor(workspace, folder, entry, own);
      return [[key, inside2.filter((entry) => !isMissing(entry) && !isForOthers(entry))]];
    });
    return JSON.stringify(Object.fromEntries(kept));
  };
  const concerns = ({ folder, value }) => {
    const named = referencesIn(value).flatMap(
      ({ key, written: written2, isInline }) => isInline || ADDING.has(key) ? [] : written2
    );
    const files = [...named, ...chartValuesIn(value), ...chartKeysIn(value).length > 0 ? ["charts"] : []];
    return [
      Object.fromEntries(Object.entries(value).filter(([key]) => !ADDING.has(key))),
      workspace.idBelow(files.flatMap((one) => from(folder, one) ?? []))
    ];
  };
  return {
    replaced: new Map(all.map((one) => [one.file, without(one)])),
    ofOthers: canonicalJson([
      missing2.map(({ file, key, written: written2 }) => [file, key, written2]),
      ...all.map(concerns)
    ])
  };
}
function isFor(workspace, folder, entry, own) {
  const target = field(entry, "target");
  const [kind, name] = [textIn(target, "kind") ?? "", textIn(target, "name") ?? ""];
  if (isObject(target)) return !/^\w+$/.test(kind) || !/^[\w-]+$/.test(name) || own.has(`${kind}/${name}`);
  const written2 = typeof entry === "string" ? entry : textIn(entry, "path") ?? "";
  const path = written2.includes("\n") ? null : from(folder, written2);
  const text2 = path !== null && workspace.isFile(path) ? workspace.text(path) : textIn(entry, "patch") ?? written2;
  return parseManifests(text2 ?? "", "patch").manifests.some((one) => own.has(`${one.kind}/${one.name}`));
}

// src/render/kustomize/settings.ts
function settingsOf2(workspace, kustomizations) {
  return kustomizations.toReversed().flatMap((one) => {
    const named = [...itemsIn(one.value, "images").keys()].map((at) => imageSetting(one, at));
    const counts = [...itemsIn(one.value, "replicas").keys()].map((at) => replicasSetting(one, at));
    return [...patchesOf(workspace, one), ...named, ...counts];
  });
}
function patchesOf(workspace, one) {
  return ["patchesStrategicMerge", "patches", "patchesJson6902"].flatMap(
    (key) => itemsIn(one.value, key).flatMap((entry, index) => {
      const isText = typeof entry === "string" || textIn(entry, "patch") !== null;
      const written2 = typeof entry === "string" ? entry : textIn(entry, "patch") ?? textIn(entry, "path");
      if (written2 === null) return [];
      const target = field(entry, "target");
      const file = isText && written2.includes("\n") ? null : from(one.folder, written2);
      if (file !== null && workspace.isFile(file)) {
        const text2 = workspace.text(file) ?? "";
        return [patchSetting({ text: text2, file, within: (place) => place, target })];
      }
      const at = typeof entry === "string" ? [key, index] : [key, index, "patch"];
      const within = inLines(one.document.placeOf(at), workspace.text(one.file) ?? "");
      return isText ? [patchSetting({ text: written2, file: one.file, within, target })] : [];
    })
  );
}
function inLines(start, text2) {
  const lines = text2.split("\n");
  if (!/[|>][-+\d]*\s*(?:#.*)?$/.test(lines[start.line - 1] ?? "")) return () => start;
  const indent = lines.slice(start.line).find((line) => line.trim() !== "")?.search(/\S/) ?? 0;
  return ({ line, column }) => ({ file: start.file, line: start.line + line, column: indent + column });
}
function patchSetting(patch) {
  let read = null;
  return (manifest, path, value) => {
    read ??= {
      objects: parseManifests(patch.text, patch.file).manifests,
      steps: placedYaml(patch.text, patch.file).filter((document) => Array.isArray(document.value))
    };
    if (!isFor2(patch.target, manifest)) return null;
    const { objects, steps } = read;
    const merged4 = isObject(patch.target) ? objects[0] : counterpart(objects, manifest);
    const set = valueAt(merged4?.object, path);
    if (merged4 && set !== void 0 && (path.length < 2 ? isSameValue(set, value) : isPart2(set, value)))
      return patch.within(merged4.placeOf(path));
    const place = steps.flatMap((document) => stepFor(document, manifest, path) ?? []).at(-1);
    return place === void 0 ? null : patch.within(place);
  };
}
function isPart2(set, value) {
  if (!isObject(set) || !isObject(value)) return isSameValue(set, value);
  return Object.entries(set).every(([key, inner]) => isPart2(inner, value[key]));
}
function isFor2(target, manifest) {
  const [kind, name] = [textIn(target, "kind") ?? "", textIn(target, "name") ?? ""];
  if (/^\w+$/.test(kind) && kind !== manifest.kind) return false;
  return !/^[\w-]+$/.test(name) || manifest.name.includes(name);
}
function stepFor(document, { object: object2 }, path) {
  const { value: steps } = document;
  if (!Array.isArray(steps)) return null;
  const places = steps.flatMap((step, at) => {
    const keys = pointerSteps(textIn(step, "path") ?? "");
    const shared = keys.slice(0, path.length);
    if (!shared.every((key, index) => key === "-" || key === String(path[index]))) return [];
    if (textIn(step, "op") === "remove")
      return keys.length <= path.length && valueAt(object2, path) === void 0 ? [document.placeOf([at])] : [];
    if (keys.length > path.length) {
      const isSet2 = path.length > 1 && isSameValue(field(step, "value"), valueAt(object2, keys));
      return isSet2 ? [document.placeOf([at, "value"])] : [];
    }
    const inner = path.slice(keys.length);
    const isSet = isSameValue(valueAt(field(step, "value"), inner), valueAt(object2, path));
    return isSet ? [document.placeOf([at, "value", ...inner])] : [];
  });
  return places.at(-1) ?? null;
}
function imageSetting({ value, document }, at) {
  const entry = itemsIn(value, "images")[at];
  const name = textIn(entry, "newName") ?? textIn(entry, "name") ?? "";
  const [tag, digest2] = [textIn(entry, "newTag"), textIn(entry, "digest")];
  const made = digest2 === null ? `${name}${tag === null ? "" : `:${tag}`}` : `${name}@${digest2}`;
  const key = digest2 !== null ? "digest" : tag !== null ? "newTag" : "newName";
  return (_, path, image) => path.at(-1) === "image" && image === made ? document.placeOf(["images", at, key]) : null;
}
function replicasSetting({ value, document }, at) {
  const entry = itemsIn(value, "replicas")[at];
  const [name, count2] = [textIn(entry, "name") ?? "", numberIn(entry, "count")];
  return (manifest, path, replicas) => {
    const isReplicas = path.length === 2 && path[0] === "spec" && path[1] === "replicas";
    return isReplicas && replicas === count2 && manifest.name.includes(name) ? document.placeOf(["replicas", at, "count"]) : null;
  };
}

// src/render/kustomize/build.ts
async function buildKustomization(renderer, folder, options = {}) {
  const { workspace } = renderer;
  const closure = closureOf(workspace, folder, options.instead);
  const { root, paths } = closure;
  const command2 = `kustomize build ${folder || "."}`;
  const key = JSON.stringify([command2, options, workspace.contentId(paths)]);
  const without = withoutMissing(workspace, closure, key);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    const instead = options.instead && JSON.stringify(options.instead);
    const texts = new Map([
      ...instead === void 0 ? [] : [[root, instead]],
      ...without.replaced
    ]);
    const failed = without.failures[0]?.problem;
    const { printed: printed2, origins } = await replacingAll(workspace, [...texts], async () => {
      const documents = documentsIn(await build(renderer, { folder, root, options, key, paths, failed }));
      const byName4 = originsByName(workspace, closure.kustomizations, documents.map(identityIn));
      return { printed: documents, origins: byName4 ?? await originsOf(renderer, folder, options) };
    });
    const known = workspace.isFile(root) ? root : null;
    const settings = settingsOf2(workspace, closure.kustomizations);
    const files = printed2.map((text2) => {
      const source = origins.get(identityIn(text2)) ?? known ?? (folder || ".");
      return fileOf2(workspace, { text: text2, source, settings, command: command2 });
    });
    return { files, paths, failures: without.failures };
  });
}
function withoutMissing(workspace, closure, key) {
  const [first] = closure.missing;
  if (first === void 0) return { replaced: /* @__PURE__ */ new Map(), failures: [] };
  const local = localPart(workspace, closure);
  if (local === null) throw new RenderError(first.problem, key);
  const message = `${first.problem.message} Only the objects of this repository are built and evaluated.`;
  const failure2 = {
    problem: { ...first.problem, message },
    of: local.ofOthers,
    isQuiet: true,
    partOf: closure.root
  };
  return { replaced: local.replaced, failures: [failure2] };
}
function replacingAll(workspace, [first, ...others], run) {
  if (first === void 0) return run();
  return workspace.replacing(first[0], first[1], () => replacingAll(workspace, others, run));
}
function flagsOf({ readsAnywhere }) {
  return readsAnywhere === true ? ["--load-restrictor=LoadRestrictionsNone"] : [];
}
function fileOf2(workspace, { text: text2, source, settings, command: command2 }) {
  return {
    path: source,
    text: text2,
    key: `${command2} ${identityIn(text2)}`,
    renderedBy: command2,
    origin: placedIn({ file: source, text: workspace.text(source) ?? "", settings })
  };
}
async function build({ run, workspace }, building) {
  const { folder, root, options, key, paths, failed } = building;
  const answer = await run("kustomize", [...flagsOf(options), workspace.absolute(folder)]);
  if (answer.ok) return answer.stdout;
  const reason = visible(workspace.shown(answer.reason), 600);
  if (failed !== void 0) throw new RenderError(alsoFailed(failed, reason), key, paths);
  const message = `kustomize can not build this: ${reason}. ${fixOf(answer.reason)}`;
  throw new RenderError(
    renderProblem("kustomize-failed", message, namedIn(answer.reason, workspace, folder) ?? root),
    key,
    paths
  );
}
function alsoFailed(missing2, reason) {
  return {
    ...missing2,
    message: `${missing2.message} What is here does not build without it: ${reason}.`
  };
}
function fixOf(reason) {
  if (reason.includes("already registered id"))
    return "Where the two are for two clusters, list those in `clusters` of the configuration, each with its own folder in `policies`; else remove one.";
  if (reason.includes("external plugins disabled"))
    return bySomething("kustomize build --enable-alpha-plugins --enable-exec");
  return "Correct it so that `kustomize build` passes.";
}
function namedIn(said, workspace, folder) {
  const named = Array.from(
    said.matchAll(/'([^'\n]+)'|File: (\S+)/g),
    ([, quoted2, file]) => quoted2 ?? file ?? ""
  );
  return named.flatMap((one) => from(folder, one) ?? []).findLast((path) => workspace.isFile(path)) ?? null;
}
var ORIGIN = /^ {4}config\.kubernetes\.io\/origin: \|\n((?: {6}.*\n)+)/m;
async function originsOf({ workspace, run }, folder, options) {
  const around = workspace.scratch();
  const target = relative2(around, workspace.absolute(folder));
  mkdirSync2(around, { recursive: true });
  const wrapper = { resources: [target], buildMetadata: ["originAnnotations"] };
  writeFileSync(join3(around, "kustomization.yaml"), JSON.stringify(wrapper));
  const answer = await run("kustomize", [...flagsOf(options), around]);
  const origins = /* @__PURE__ */ new Map();
  if (!answer.ok) return origins;
  const toTree = relative2(around, workspace.absolute(""));
  for (const text2 of documentsIn(answer.stdout)) {
    const path = /^ {6}(?:path|configuredIn): (.+)$/m.exec(ORIGIN.exec(text2)?.[1] ?? "")?.[1];
    if (path === void 0 || !path.startsWith(`${toTree}/`)) continue;
    const inside2 = from("", path.slice(toTree.length + 1));
    if (inside2 !== null && workspace.isFile(inside2)) origins.set(identityIn(text2), inside2);
  }
  return origins;
}

// src/argocd/normalized.ts
function normalized(text2) {
  return text2.toLowerCase().replaceAll(/[^a-z0-9.-]/g, "-").slice(0, 253).replaceAll(/^[-.]+|[-.]+$/g, "");
}

// src/argocd/placeholders.ts
var SERVER = "{{server}}";
var UNKNOWN = "its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give";

// src/argocd/pinned.ts
var TRUNK = /^(?:HEAD|main|master|trunk)$/;
function isOtherBranch(revision, branch) {
  const name = revision.replace(/^refs\/heads\//, "");
  return branch !== null && name !== "" && name !== branch && !TRUNK.test(name);
}
var PINNED = /^(?:[0-9a-f]{7,40}|v?\d+\.\d+.*)$/;

// src/argocd/stars.ts
function crosses(pattern, path) {
  let [at, star, retry] = [0, -1, 0];
  for (let index = 0; index < path.length; ) {
    if (pattern[at] === "*") {
      star = at;
      at += 1;
      retry = index;
    } else if (at < pattern.length && (pattern[at] === "?" || pattern[at] === path[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      retry += 1;
      index = retry;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(at));
}
var MOST_PATTERNS = 100;
function alternatives(pattern) {
  if (/[[\]\\]/.test(pattern)) return null;
  let patterns = [""];
  for (const part of pattern.split(/(\{[^{}]*\})/)) {
    const choices = part.startsWith("{") ? part.slice(1, -1).split(",") : [part];
    if (choices.length === 1 && /[{}]/.test(part)) return null;
    patterns = patterns.flatMap((before) => choices.map((choice) => before + choice));
    if (patterns.length > MOST_PATTERNS) return null;
  }
  return patterns;
}

// src/argocd/go-functions.ts
var OF_TEXTS = /* @__PURE__ */ new Map([
  ["lower", [1, (text2) => text2.toLowerCase()]],
  ["upper", [1, (text2) => text2.toUpperCase()]],
  ["trim", [1, (text2) => text2.trim()]],
  ["toString", [1, (text2) => text2]],
  ["normalize", [1, normalized]],
  ["squote", [1, (text2) => `'${text2}'`]],
  ["base", [1, (text2) => text2.slice(text2.lastIndexOf("/") + 1)]],
  ["dir", [1, (text2) => text2.includes("/") ? text2.slice(0, text2.lastIndexOf("/")) : "."]],
  ["trimPrefix", [2, (prefix, text2) => text2.startsWith(prefix) ? text2.slice(prefix.length) : text2]],
  [
    "trimSuffix",
    [2, (suffix, text2) => suffix !== "" && text2.endsWith(suffix) ? text2.slice(0, -suffix.length) : text2]
  ],
  ["replace", [3, (old, by, text2) => text2.replaceAll(old, () => by)]]
]);
var OF_VALUES = /* @__PURE__ */ new Map([
  ["default", defaulted],
  ["dig", dug],
  ["get", ([map, key]) => isObject(map) && typeof key === "string" ? field(map, key) ?? "" : void 0],
  [
    "hasKey",
    ([map, key]) => isObject(map) && typeof key === "string" ? Object.hasOwn(map, key) : void 0
  ],
  ["ternary", ([yes, no, of]) => typeof of === "boolean" ? of ? yes : no : void 0],
  ["eq", (given) => compared(given, (a, b) => a === b)],
  ["ne", (given) => compared(given, (a, b) => a !== b)],
  ["not", ([value, ...more]) => value === void 0 || more.length > 0 ? void 0 : isEmpty(value)],
  ["and", (given) => isKnown(given) ? given.find(isEmpty) ?? given.at(-1) : void 0],
  ["or", (given) => isKnown(given) ? given.find((one) => !isEmpty(one)) ?? given.at(-1) : void 0],
  ["contains", (given) => asked(given, (part, text2) => text2.includes(part))],
  ["hasPrefix", (given) => asked(given, (part, text2) => text2.startsWith(part))],
  ["hasSuffix", (given) => asked(given, (part, text2) => text2.endsWith(part))],
  ["coalesce", (given) => given.find((one) => one !== void 0 && !isEmpty(one))],
  ["printf", printed],
  // A mapping or a list as JSON is one in YAML too, whatever it is put into.
  ["toYaml", ([value]) => asJson(value)],
  ["toJson", ([value]) => asJson(value)],
  ["toPrettyJson", ([value]) => asJson(value)]
]);
function calledByName(name, given) {
  const ofValues = OF_VALUES.get(name);
  if (ofValues !== void 0) return ofValues(given);
  const [count2, call] = OF_TEXTS.get(name) ?? [];
  const texts = given.filter((one) => typeof one === "string");
  return call !== void 0 && texts.length === given.length && texts.length === count2 ? call(...texts) : void 0;
}
function isEmpty(value) {
  if (Array.isArray(value)) return value.length === 0;
  if (isObject(value)) return Object.keys(value).length === 0;
  return value === "" || value === 0 || value === false || value === null;
}
function defaulted(given) {
  const [instead, value] = given;
  if (given.length !== 2 || value === void 0) return void 0;
  return isEmpty(value) ? instead : value;
}
function dug(given) {
  const map = given.at(-1);
  const instead = given.at(-2);
  const steps = given.slice(0, -2);
  let here = map;
  for (const step of steps) {
    if (!isObject(here) || typeof step !== "string") return void 0;
    if (!Object.hasOwn(here, step)) return instead;
    here = here[step];
  }
  return steps.length === 0 ? void 0 : here;
}
function isKnown(given) {
  return given.every((one) => one !== void 0);
}
function asked(given, is) {
  const [part, text2, ...more] = given;
  return typeof part === "string" && typeof text2 === "string" && more.length === 0 ? is(part, text2) : void 0;
}
function compared([a, b, ...more], is) {
  const isPlain2 = (one) => typeof one === "string" || typeof one === "number" || typeof one === "boolean";
  if (more.length > 0 || !isPlain2(a) || !isPlain2(b) || typeof a !== typeof b) return void 0;
  return is(a, b);
}
function printed([format, ...values]) {
  if (typeof format !== "string") return void 0;
  let isKnown2 = format.split("%").length - 1 === values.length;
  let next = 0;
  const text2 = format.replaceAll(/%(.?)/g, (_, mark) => {
    const value = values[next++];
    if (typeof value === "string" && (mark === "s" || mark === "v")) return value;
    if (typeof value === "number" && Number.isSafeInteger(value) && (mark === "d" || mark === "v"))
      return value.toFixed(0);
    isKnown2 = false;
    return "";
  });
  return isKnown2 ? text2 : void 0;
}
function asJson(value) {
  return typeof value === "object" && value !== null ? JSON.stringify(value) : void 0;
}

// src/argocd/go-expression.ts
var WORD = /\s*(?:"((?:[^"\\]|\\.)*)"|`([^`]*)`|([()|])|([^\s"`|()]+))/y;
var MOST_TOKENS = 500;
function evaluated(expression, fieldOf) {
  const tokens = tokensIn(expression);
  if (tokens === null || tokens.length > MOST_TOKENS) return void 0;
  const reader = { tokens, at: 0, fieldOf };
  const value = pipeline(reader);
  return reader.at === tokens.length ? value : void 0;
}
function tokensIn(expression) {
  const tokens = [];
  const words2 = new RegExp(WORD);
  const text2 = expression.trimEnd();
  while (words2.lastIndex < text2.length) {
    const found = words2.exec(text2);
    if (found === null) return null;
    const [, quoted2, raw, mark, word2 = ""] = found;
    if (mark !== void 0) tokens.push({ mark });
    else if (raw !== void 0) tokens.push({ text: raw });
    else if (quoted2 !== void 0) tokens.push({ text: quoted2.includes("\\") ? void 0 : quoted2 });
    else tokens.push({ word: word2 });
  }
  return tokens;
}
function pipeline(reader) {
  let piped = [];
  for (; ; ) {
    const value = called([...command(reader), ...piped.map((one) => ({ value: one }))]);
    if (value === void 0) return void 0;
    if (!isMark(reader, "|")) return value;
    reader.at += 1;
    piped = [value];
  }
}
function command(reader) {
  const words2 = [];
  while (reader.at < reader.tokens.length && !isMark(reader, "|") && !isMark(reader, ")"))
    words2.push(word(reader));
  return words2;
}
function word(reader) {
  const token = reader.tokens[reader.at];
  reader.at += 1;
  if (token === void 0) return { value: void 0 };
  if ("text" in token) return { value: token.text };
  if ("word" in token) return bare(token.word, reader.fieldOf);
  const value = pipeline(reader);
  const isClosed = isMark(reader, ")");
  reader.at += 1;
  return { value: isClosed ? value : void 0 };
}
function isMark({ tokens, at }, mark) {
  const token = tokens[at];
  return token !== void 0 && "mark" in token && token.mark === mark;
}
var CONSTANTS = /* @__PURE__ */ new Map([
  ["true", true],
  ["false", false]
]);
function bare(written2, fieldOf) {
  const path = written2.startsWith("$.") ? written2.slice(1) : written2 === "$" ? "." : written2;
  if (path === ".") return { value: fieldOf([]) };
  if (path.startsWith(".")) return { value: fieldOf(path.slice(1).split(".")) };
  if (/^\d+$/.test(written2)) return { value: Number(written2) };
  const constant = CONSTANTS.get(written2);
  return constant === void 0 ? { name: written2 } : { value: constant };
}
function called([first, ...rest]) {
  if (first === void 0 || rest.some((one) => "name" in one)) return void 0;
  const given = rest.map((one) => "value" in one ? one.value : void 0);
  if ("value" in first) return given.length === 0 ? first.value : void 0;
  return first.name === "index" ? indexed(given) : calledByName(first.name, given);
}
function indexed([value, ...keys]) {
  return keys.reduce((here, key) => {
    if (Array.isArray(here) && typeof key === "number") return here[key];
    return isObject(here) && typeof key === "string" && Object.hasOwn(here, key) ? here[key] : void 0;
  }, value);
}

// src/argocd/go-text.ts
function goText(text2, parameters) {
  const parts = partsOf3(text2);
  if (parts === null) return void 0;
  const valueOf = (expression) => evaluated(expression, (steps) => valueAt(parameters, steps));
  const open = [];
  let result = "";
  for (const { text: written2, isAction } of parts) {
    if (isAction && BRANCHES.test(written2)) {
      if (!branched(written2, open, valueOf)) return void 0;
      continue;
    }
    if (!open.every(({ isOn }) => isOn) || isAction && COMMENT2.test(written2)) continue;
    const value = isAction ? valueOf(written2) : written2;
    if (value === void 0 || value === null || typeof value === "object") return void 0;
    result += String(value);
  }
  return open.length === 0 ? result : void 0;
}
var BRANCHES = /^(?:if|else|end)\b/;
var COMMENT2 = /^\/\*[^]*\*\/$/;
function branched(written2, open, valueOf) {
  const [, isElse, condition] = /^(else\s+)?if\s+([^]+)$/.exec(written2) ?? [];
  if (written2 === "end") return open.pop() !== void 0;
  if (condition !== void 0 && isElse === void 0) {
    if (!open.every(({ isOn: isOn2 }) => isOn2)) return open.push({ isOn: false, isDone: true }) > 0;
    const value2 = valueOf(condition);
    const isOn = value2 !== void 0 && !isEmpty(value2);
    return value2 !== void 0 && open.push({ isOn, isDone: isOn }) > 0;
  }
  const branch = open.at(-1);
  if (branch === void 0 || condition === void 0 && written2 !== "else") return false;
  const value = branch.isDone ? false : condition === void 0 ? true : valueOf(condition);
  branch.isOn = value !== void 0 && !isEmpty(value);
  branch.isDone ||= branch.isOn;
  return value !== void 0;
}
function partsOf3(text2) {
  const parts = [];
  let end = 0;
  let trims = false;
  const add = (literal2, isTrimmed) => {
    const start = trims ? literal2.trimStart() : literal2;
    parts.push({ text: isTrimmed ? start.trimEnd() : start, isAction: false });
  };
  for (const { index, 0: written2, 1: inside2 = "" } of text2.matchAll(/\{\{([^{}]*)\}\}/g)) {
    add(text2.slice(end, index), /^-\s/.test(inside2));
    parts.push({ text: inside2.replace(/^-\s/, "").replace(/\s-$/, "").trim(), isAction: true });
    end = index + written2.length;
    trims = /\s-$/.test(inside2);
  }
  add(text2.slice(end), false);
  return parts.some((part) => !part.isAction && part.text.includes("{{")) ? null : parts;
}

// src/argocd/template.ts
function filled(value, parameters, isGo) {
  if (typeof value === "string") return isGo ? goText(value, parameters) : plainText(value, parameters);
  if (Array.isArray(value)) {
    const items = value.map((one) => filled(one, parameters, isGo));
    return items.every((one) => one !== void 0) ? items : void 0;
  }
  if (!isObject(value)) return value;
  const object2 = {};
  for (const [key, one] of Object.entries(value)) {
    const name = filled(key, parameters, isGo);
    const content = filled(one, parameters, isGo);
    if (typeof name !== "string" || content === void 0) return void 0;
    object2[name] = content;
  }
  return object2;
}
function plainText(text2, parameters) {
  const flat = flattened(parameters);
  return text2.replaceAll(/\{\{([^{}]*)\}\}/g, (written2, name) => flat.get(name.trim()) ?? written2);
}
function flattened(value, prefix = "") {
  const flat = /* @__PURE__ */ new Map();
  if (isObject(value)) {
    for (const [key, one] of Object.entries(value)) {
      for (const entry of flattened(one, keyIn(prefix, key))) flat.set(...entry);
    }
  } else if (Array.isArray(value)) {
    for (const [index, one] of value.entries())
      for (const entry of flattened(one, `${prefix}[${index}]`)) flat.set(...entry);
  } else if (value !== null) flat.set(prefix, String(value));
  return flat;
}
function keyIn(prefix, key) {
  if (key === "" || prefix === "") return prefix + key;
  return /^\d+$/.test(key) ? `${prefix}[${key}]` : `${prefix}.${key}`;
}

// src/argocd/git-generator.ts
var STARS = "its git generator has `*` or `**` where versions of Argo CD read different paths from it; write the paths out";
function fromGit(git, { workspace, isLocal, isGo, reads }) {
  if (!isLocal(textIn(git, "repoURL"))) return "its git generator reads another repository";
  if (PINNED.test(textIn(git, "revision") ?? "HEAD")) return "its git generator reads a pinned version";
  const prefix = textIn(git, "pathParamPrefix") ?? "";
  const asPath = (path) => prefix === "" ? { path } : { [prefix]: { path } };
  const directories = itemsIn(git, "directories");
  const sets = directories.length > 0 ? foldersIn(workspace, directories, (path) => asPath(pathParameters(path, isGo))) : filesIn(
    workspace,
    itemsIn(git, "files"),
    reads,
    (folder, path) => asPath(pathParameters(folder, isGo, path))
  );
  const values = objectIn(git, "values");
  if (typeof sets === "string" || values === null) return sets;
  const found = [];
  for (const parameters of sets) {
    const own = filled(values, parameters, isGo);
    if (own === void 0) return UNKNOWN;
    found.push({ ...parameters, values: own });
  }
  return found;
}
function chosen(paths, entries, readings) {
  const [a, b] = readings.map((reading) => {
    const of = (isExcluded) => entries.filter((one) => field(one, "exclude") === true === isExcluded).map((one) => reading(textIn(one, "path") ?? ""));
    const [included, excluded] = [of(false), of(true)];
    return paths.filter(
      (path) => included.some((names) => names(path)) && !excluded.some((names) => names(path))
    );
  });
  return a !== void 0 && JSON.stringify(a) === JSON.stringify(b) ? a : null;
}
var byGlob = (pattern) => {
  const { globs } = compileGlobs([pattern]);
  return (path) => globs.matches(path);
};
var folderByGlob = (pattern) => {
  const names = byGlob(`${pattern.replace(/\/$/, "")}/?`);
  return (path) => names(`${path}/x`);
};
var folderByStep = (pattern) => folderByGlob(pattern.replaceAll(/\*{2,}/g, "*"));
var byPathspec = (pattern) => (path) => crosses(pattern, path);
function foldersIn(workspace, entries, asPath) {
  return chosen(visitedIn(workspace), entries, [folderByGlob, folderByStep])?.map(asPath) ?? STARS;
}
function visitedIn(workspace) {
  const all = /* @__PURE__ */ new Set();
  for (const { path } of workspace.entries)
    for (let folder = folderOf(path); folder !== ""; folder = folderOf(folder)) all.add(folder);
  return [...all].filter((folder) => !folder.split("/").some((step) => step.startsWith("."))).sort();
}
function foldersLeftOut(workspace, entries) {
  if (!entries.some((one) => field(one, "exclude") === true)) return [];
  const visited = visitedIn(workspace);
  const named = entries.filter((one) => field(one, "exclude") !== true);
  const [all, left] = [named, entries].map((some) => chosen(visited, some, [folderByGlob, folderByStep]));
  return all && left ? all.filter((folder) => !left.includes(folder)) : [];
}
function filesIn(workspace, entries, reads, asPath) {
  const files = workspace.entries.map(({ path }) => path).filter((path) => workspace.isFile(path));
  const found = chosen(files, entries, [byGlob, byPathspec]);
  found?.forEach(reads);
  return found?.flatMap(
    (path) => objectsIn3(workspace.text(path) ?? "", path).map((content) => ({
      ...content,
      ...asPath(folderOf(path), path)
    }))
  ) ?? STARS;
}
function objectsIn3(text2, path) {
  const found = [];
  for (const { value } of placedYaml(text2, path)) {
    const several = Array.isArray(value) ? value : [value];
    for (const one of several) if (isObject(one)) found.push(one);
  }
  return found;
}
function pathParameters(path, isGo, file = null) {
  const segments = path.split("/");
  const basename = segments.at(-1) ?? "";
  const name = file?.slice(file.lastIndexOf("/") + 1);
  const parameters = {
    ...isGo ? { path, segments } : { "": path, ...Object.fromEntries(segments.entries()) },
    basename,
    basenameNormalized: normalized(basename),
    ...name === void 0 ? {} : { filename: name, filenameNormalized: normalized(name) }
  };
  return parameters;
}

// src/argocd/generators.ts
var MAX_SETS = 2e3;
var KNOWN = ["list", "git", "clusters", "matrix", "merge"];
function asksForClusters({ object: object2 }) {
  const isOne = (generator) => field(generator, "clusters") !== void 0 || innerOf(generator).some(isOne);
  return itemsIn(field(object2, "spec"), "generators").some(isOne);
}
function innerOf(generator) {
  return ["matrix", "merge"].flatMap((kind) => itemsIn(field(generator, kind), "generators"));
}
function parametersOf(generator, around) {
  const kinds = isObject(generator) ? Object.keys(generator).filter((key) => key !== "selector") : [];
  const kind = KNOWN.find((one) => kinds.includes(one));
  if (kind === void 0 || kinds.length > 1)
    return `its generator ${kinds.join(", ") || "without a kind"} asks what is not in the repository`;
  const written2 = field(generator, kind) ?? null;
  if (field(written2, "template") !== void 0) return `its generator ${kind} has a template of its own`;
  const sets = byKind(kind, written2, around);
  const selector = field(generator, "selector");
  return typeof sets === "string" || selector === void 0 ? sets : selected(sets, selector);
}
function byKind(kind, written2, around) {
  if (kind === "list") return listed3(written2);
  if (kind === "git") return fromGit(written2, around);
  if (kind === "clusters") return ofCluster(written2, around);
  const generators = itemsIn(written2, "generators");
  return kind === "matrix" ? product(generators, around) : merged2(written2, generators, around);
}
function selected(sets, written2) {
  const compiled = compileSelector(written2);
  if ("error" in compiled) return `its generator's selector is not one: ${compiled.error}`;
  return sets.filter((one) => selects(compiled.selector, Object.fromEntries(flattened(one))));
}
function listed3(list) {
  if (field(list, "elementsYaml") !== void 0) return "its list generator has elementsYaml";
  return itemsIn(list, "elements").filter(isObject);
}
function ofCluster(clusters, { cluster: cluster2, isGo, secrets }) {
  if (cluster2.name === null)
    return "its generator makes an Application for each cluster that Argo CD knows, and `clusters` in the configuration names none";
  if (field(clusters, "flatList") === true) return "its clusters generator has flatList";
  const secret = secrets.of(cluster2);
  const labels = cluster2.labels ?? secret?.labels ?? null;
  const selector = field(clusters, "selector");
  if (isObject(selector) && Object.keys(selector).length > 0) {
    if (labels === null)
      return "its generator picks clusters by labels, which are not in the repository (`labels` of the cluster in the configuration tells them)";
    const compiled = compileSelector(selector);
    if ("error" in compiled) return `its generator's selector is not one: ${compiled.error}`;
    if (!selects(compiled.selector, { ...TYPE, ...labels })) return [];
  }
  const name = secret?.name ?? nameIn(cluster2);
  const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
  const parameters = {
    name,
    nameNormalized: normalized(name),
    server: secret?.server ?? cluster2.destination?.find((one) => one.includes("://")) ?? SERVER,
    ...labels === null ? {} : { metadata: { labels: { ...TYPE, ...labels }, ...annotations } }
  };
  const values = objectIn(clusters, "values");
  if (values === null) return [parameters];
  const own = filled(values, parameters, isGo);
  return typeof own === "string" || own === void 0 ? UNKNOWN : [{ ...parameters, values: own }];
}
var TYPE = { "argocd.argoproj.io/secret-type": "cluster" };
function nameIn({ name, destination }) {
  return destination?.find((one) => !one.includes("://")) ?? name ?? "";
}
function product(generators, around) {
  if (generators.length !== 2)
    return `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets = [{}];
  for (const generator of generators) {
    const next = [];
    for (const before of sets) {
      const own = filled(generator, before, around.isGo);
      const inner = own === void 0 ? UNKNOWN : parametersOf(own, around);
      if (typeof inner === "string") return inner;
      if (next.length + inner.length > MAX_SETS) return `its matrix has more than ${MAX_SETS} elements`;
      const clash = around.isGo ? void 0 : inner.flatMap((one) => differing(before, one) ?? [])[0];
      if (clash !== void 0)
        return `its matrix gives ${clash} two values, and Argo CD makes no Application of it without goTemplate`;
      next.push(...inner.map((one) => around.isGo ? filledUp(before, one) : joined2(before, one)));
    }
    sets = next;
  }
  return sets;
}
function differing(a, b) {
  const flat = flattened(a);
  return [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value)?.[0] ?? null;
}
function filledUp(a, b) {
  const both = { ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = both[key];
    if (isObject(other) && isObject(value)) both[key] = filledUp(value, other);
    else if (other === void 0 || !isEmpty2(value)) both[key] = value;
  }
  return both;
}
function isEmpty2(value) {
  if (isObject(value)) return Object.keys(value).length === 0;
  return Array.isArray(value) ? value.length === 0 : !value;
}
function joined2(a, b) {
  const both = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = both[key];
    both[key] = isObject(before) && isObject(value) ? joined2(before, value) : value;
  }
  return both;
}
function merged2(merge, generators, around) {
  const keys = itemsIn(merge, "mergeKeys").filter((one) => typeof one === "string");
  const [first, ...others] = generators.map((one) => parametersOf(one, around));
  if (first === void 0 || typeof first === "string") return first ?? "its merge generator merges nothing";
  let sets = first;
  for (const other of others) {
    if (typeof other === "string") return other;
    const byKey = new Map(other.map((one) => [keyOf6(one, keys), one]));
    if (byKey.size < other.length || [...byKey.keys()].includes(null))
      return "the sets that its merge generator merges have the same keys, or lack one";
    if (sets.some((set) => keyOf6(set, keys) === null))
      return "the sets that its merge generator merges have the same keys, or lack one";
    sets = sets.map((set) => joined2(set, byKey.get(keyOf6(set, keys)) ?? {}));
  }
  return sets;
}
function keyOf6(set, keys) {
  const flat = flattened(set);
  const values = keys.map((key) => flat.get(key) ?? null);
  return values.includes(null) ? null : canonicalJson(values);
}

// src/argocd/application-set.ts
function applicationsOf(set, around) {
  const spec = field(set.object, "spec");
  const template = field(spec, "template");
  if (template === void 0) return { made: [], why: "it has no template" };
  if (field(spec, "templatePatch") !== void 0) return { made: [], why: "it has a templatePatch" };
  const sets = [];
  for (const generator of itemsIn(spec, "generators")) {
    const given = parametersOf(generator, around);
    if (typeof given === "string") return sameForAll(set, around.workspace) ?? { made: [], why: given };
    sets.push(...given);
  }
  const made = [];
  const isSentByParameters = isOpenDestination(field(template, "spec"));
  for (const parameters of sets) {
    const filledIn = filled(template, parameters, around.isGo);
    const application = filledIn === void 0 ? null : applicationOf(set, filledIn);
    if (application === null) return { made: [], why: UNKNOWN };
    made.push({
      application,
      parameters,
      clusters: isSentByParameters ? clustersIn(parameters, around) : []
    });
  }
  return { made, why: null };
}
function isOpenDestination(spec) {
  const destination = field(spec, "destination");
  const written2 = textIn(destination, "name") || textIn(destination, "server");
  return !written2 || written2.includes("{{");
}
function clustersIn(parameters, { cluster: cluster2 }) {
  const known = [cluster2, ...cluster2.others].flatMap(({ name }) => name ?? []);
  const values = new Set(flattened(parameters).values());
  const named = known.filter((one) => values.has(one));
  return named.length === 1 ? named : [];
}
var LEFT_OPEN = /\{\{\s*[A-Za-z][\w-]*(?:[.[][\w./\][-]+)?\s*\}\}/;
function isLeftOpen(text2) {
  return LEFT_OPEN.test(text2);
}
function applicationOf(set, made) {
  const metadata = objectIn(made, "metadata");
  const name = textIn(metadata ?? {}, "name");
  if (!isObject(made) || name === null) return null;
  const destination = objectIn(field(made, "spec"), "destination");
  const spec = { ...objectIn(made, "spec"), destination: { ...destination, server: "" } };
  if (isLeftOpen(JSON.stringify({ name, spec }))) return null;
  return { ...set, kind: "Application", name, object: { ...made, kind: "Application" } };
}
function sameForAll(set, workspace) {
  const spec = field(set.object, "spec");
  const made = field(field(spec, "template"), "spec");
  const generators = JSON.stringify(itemsIn(spec, "generators"));
  if (made === void 0 || generators.includes('"template":')) return null;
  const sources = [...itemsIn(made, "sources"), field(made, "source")].filter((one) => one !== void 0);
  const decides = JSON.stringify([sources, textIn(field(made, "destination"), "namespace")]);
  const isNamedByApp = sources.some(
    (one) => textIn(field(one, "helm"), "releaseName") === null && (field(one, "helm") !== void 0 || workspace.isFile(`${textIn(one, "path") ?? ""}/Chart.yaml`))
  );
  if (decides.includes("{{") || isNamedByApp) return null;
  const object2 = { ...set.object, kind: "Application", spec: made };
  const application = { ...set, kind: "Application", name: `${set.name}${SERVER}`, object: object2 };
  return { made: [{ application, parameters: null, clusters: [] }], why: null, isSame: true };
}

// src/manifest/delivery/argo-cluster.ts
var TYPE2 = "argocd.argoproj.io/secret-type";
function mayTellCluster(text2) {
  return text2.includes(TYPE2);
}
function argoClusterOf(object2) {
  const labels = labelsIn(object2["metadata"], "labels");
  if (textIn(object2, "kind") !== "Secret" || labels[TYPE2] !== "cluster") return null;
  const plain2 = objectIn(object2, "stringData") ?? {};
  const encoded = objectIn(object2, "data") ?? {};
  const valueOf = (key) => textIn(plain2, key) ?? Buffer.from(textIn(encoded, key) ?? "", "base64").toString("utf8");
  const server = valueOf("server").trim();
  const name = valueOf("name").trim() || server;
  return name === "" ? null : { name, server, labels, annotations: labelsIn(object2["metadata"], "annotations") };
}

// src/argocd/cluster-secrets.ts
var MOST_FILES2 = 1e4;
var ClusterSecrets = class {
  constructor(workspace) {
    this.workspace = workspace;
  }
  workspace;
  found = null;
  taken = /* @__PURE__ */ new Set();
  /** The one of a cluster, by any of its names; null where there is none, or several. */
  of({ name, destination }) {
    const names = new Set([name ?? "", ...destination ?? []].map((one) => withoutTrailing(one, "/")));
    const [only, ...others] = this.all().filter(
      (one) => names.has(one.name) || names.has(withoutTrailing(one.server, "/"))
    );
    if (only === void 0 || others.length > 0) return null;
    this.taken.add(only.path);
    return only;
  }
  /** Files of the Secrets that decided something. */
  get used() {
    return [...this.taken];
  }
  /** Files of all of them. */
  get paths() {
    return [...new Set(this.all().map(({ path }) => path))];
  }
  /** All of them, in the order of their files. */
  all() {
    return this.found ??= this.search();
  }
  search() {
    const paths = this.workspace.entries.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path) && this.workspace.isFile(path));
    if (paths.length > MOST_FILES2 || !this.workspace.loads(paths)) return [];
    return paths.flatMap((path) => {
      const text2 = this.workspace.text(path) ?? "";
      if (!mayTellCluster(text2)) return [];
      return parseManifests(text2, path).manifests.flatMap(({ object: object2 }) => {
        const cluster2 = argoClusterOf(object2);
        return cluster2 === null ? [] : [{ ...cluster2, path }];
      });
    });
  }
};

// src/render/argocd/destination.ts
function destinationOf(spec, clusters) {
  const destination = field(spec, "destination");
  const written2 = textIn(destination, "name") || textIn(destination, "server") || null;
  if (written2 === null) return null;
  if (written2.includes("{{")) return clusters.length > 0 ? clusters : null;
  return textIn(destination, "name") ? [written2] : [written2, ...clusters];
}

// src/argocd/excluded-folders.ts
function excludedFolders({ object: object2 }, tree) {
  const inOne = (generator) => [
    ...foldersLeftOut(tree, itemsIn(field(generator, "git"), "directories")),
    ...innerOf(generator).flatMap(inOne)
  ];
  return itemsIn(field(object2, "spec"), "generators").flatMap(inOne);
}

// src/render/argocd/named.ts
var VARIES = /\{\{|[*?[{]/;
function namedBy({ object: object2 }, workspace, isLocal) {
  const spec = field(object2, "spec");
  const made = field(field(spec, "template"), "spec") ?? spec;
  const sources = [...itemsIn(made, "sources"), field(made, "source") ?? null].filter(isObject);
  const written2 = [
    ...sources.flatMap((source) => inSource(source, isLocal)),
    ...itemsIn(spec, "generators").flatMap(inGenerator)
  ];
  const named = written2.map((path) => VARIES.test(path) ? path.slice(0, path.lastIndexOf("/", path.search(VARIES)) + 1) : path).flatMap((path) => inTree(path.replace(/^\/+/, "")) || []).filter((path) => workspace.isFile(path) || workspace.isFolder(path));
  return [...new Set(named)].sort();
}
function inSource(source, isLocal) {
  const [url, path] = [textIn(source, "repoURL"), textIn(source, "path")];
  const isOwn = !PINNED.test(textIn(source, "targetRevision") ?? "HEAD") && (isLocal(url) || url?.includes("{{") === true);
  const values = itemsIn(field(source, "helm"), "valueFiles").filter((one) => typeof one === "string");
  return [
    ...isOwn ? [path ?? ""] : [],
    ...values.flatMap((one) => {
      if (one.startsWith("$")) return one.slice(one.indexOf("/") + 1);
      if (!isOwn || one.includes("://")) return [];
      if (one.startsWith("/") || VARIES.test(path ?? "")) return [one.replace(/^(?:\.\.\/)+/, "")];
      return from(path ?? "", one) ?? [];
    })
  ];
}
function inGenerator(generator) {
  const git = field(generator, "git");
  const paths = [...itemsIn(git, "directories"), ...itemsIn(git, "files")].map(
    (one) => textIn(one, "path") ?? ""
  );
  return [...paths, ...innerOf(generator).flatMap(inGenerator)];
}

// src/render/argocd/kustomize-over.ts
var KNOWN2 = /* @__PURE__ */ new Set([
  ...["namePrefix", "nameSuffix", "namespace", "commonAnnotations", "replicas", "commonLabels", "images"],
  ...["labelWithoutSelector", "labelIncludeTemplates", "components", "patches", "version"],
  ...["forceCommonAnnotations", "forceCommonLabels"]
]);
function unknownOver(over) {
  const unknown = Object.keys(isObject(over) ? over : {}).find((key) => !KNOWN2.has(key));
  if (unknown !== void 0) return `nothing is known here of kustomize.${unknown}`;
  return JSON.stringify(objectIn(over, "commonAnnotations") ?? {}).includes("$") ? "its commonAnnotations hold variables of Argo CD" : null;
}
function insteadOf(workspace, folder, over) {
  const file = kustomizationIn(workspace, folder);
  const own = file === null ? null : placedYaml(workspace.text(file) ?? "", file)[0]?.value;
  const joined4 = isObject(own) ? { ...own } : {};
  let isOver = false;
  const put = (key, value) => {
    joined4[key] = value;
    isOver = true;
  };
  for (const key of ["namePrefix", "nameSuffix", "namespace"]) {
    const value = field(over, key);
    if (value !== void 0 && value !== null && value !== "") put(key, value);
  }
  const annotations = objectIn(over, "commonAnnotations");
  if (annotations !== null)
    put("commonAnnotations", { ...objectIn(joined4, "commonAnnotations"), ...annotations });
  const replicas = itemsIn(over, "replicas");
  if (replicas.length > 0) put("replicas", byName3(itemsIn(joined4, "replicas"), replicas.map(withNumber)));
  const labels = objectIn(over, "commonLabels");
  if (labels !== null)
    put("labels", [
      ...itemsIn(joined4, "labels"),
      {
        pairs: labels,
        includeSelectors: field(over, "labelWithoutSelector") !== true,
        ...field(over, "labelIncludeTemplates") === true ? { includeTemplates: true } : {}
      }
    ]);
  for (const key of ["components", "patches"]) {
    const more = itemsIn(over, key);
    if (more.length > 0) put(key, [...itemsIn(joined4, key), ...more]);
  }
  const images = itemsIn(over, "images").flatMap((one) => typeof one === "string" ? [imageOf(one)] : []);
  if (images.length > 0) put("images", byName3(itemsIn(joined4, "images"), images));
  return isOver ? joined4 : null;
}
function withNumber(replica) {
  const count2 = textIn(replica, "count") ?? "";
  return isObject(replica) && /^\d{1,9}$/.test(count2) ? { ...replica, count: Number(count2) } : replica;
}
function byName3(before, now) {
  const names = new Set(now.map((one) => textIn(one, "name")));
  return [...before.filter((one) => !names.has(textIn(one, "name"))), ...now];
}
function imageOf(written2) {
  const equals = written2.indexOf("=");
  const target = written2.slice(equals + 1);
  const at = target.indexOf("@");
  const image = at < 0 ? target : target.slice(0, at);
  const colon = image.lastIndexOf(":");
  const hasTag = colon > image.lastIndexOf("/");
  const newName = hasTag ? image.slice(0, colon) : image;
  return {
    name: equals < 0 ? newName : written2.slice(0, equals),
    newName,
    ...at < 0 ? {} : { digest: target.slice(at + 1) },
    ...hasTag && at < 0 ? { newTag: image.slice(colon + 1) } : {}
  };
}

// src/render/argocd/release.ts
var KNOWN3 = /* @__PURE__ */ new Set([
  ...["releaseName", "namespace", "valueFiles", "values", "valuesObject", "parameters", "fileParameters"],
  ...["ignoreMissingValueFiles", "skipCrds", "skipTests", "skipSchemaValidation", "passCredentials"],
  ...["version", "kubeVersion", "apiVersions"]
]);
function releaseOf(app, source, chart, workspace, { isLocal, branch }) {
  const helm = field(source, "helm");
  const unknown = Object.keys(isObject(helm) ? helm : {}).find((key) => !KNOWN3.has(key));
  if (unknown !== void 0) return `nothing is known here of helm.${unknown}`;
  const spec = field(app.object, "spec");
  const refs = localRefs(spec, { isLocal, branch });
  const find2 = (written2) => {
    const file = typeof written2 === "string" ? fileOf3(written2, chart, refs) : null;
    return file !== null && workspace.isFile(file) ? file : null;
  };
  const files = [];
  for (const written2 of itemsIn(helm, "valueFiles").filter((one) => typeof one === "string")) {
    const file = find2(written2);
    if (file !== null) files.push(file);
    else if (isOfUnknownRef(written2, refs))
      return `its values ${written2} are not taken from what the change makes of this repository`;
    else if (field(helm, "ignoreMissingValueFiles") !== true)
      return `its values ${written2} are no file of this repository`;
  }
  const setFile = {};
  for (const one of itemsIn(helm, "fileParameters")) {
    const file = find2(field(one, "path") ?? null);
    if (file === null) return `its file parameter ${textIn(one, "name") ?? ""} is no file of this repository`;
    setFile[textIn(one, "name") ?? ""] = file;
  }
  const parameters = itemsIn(helm, "parameters");
  if (parameters.some((one) => textIn(one, "value")?.includes("$")))
    return "its parameters hold variables of Argo CD";
  const object2 = field(helm, "valuesObject");
  const text2 = textIn(helm, "values");
  return {
    chart,
    name: textIn(helm, "releaseName") ?? app.name,
    namespace: textIn(helm, "namespace") ?? textIn(field(spec, "destination"), "namespace"),
    values: files,
    inline: isObject(object2) ? [JSON.stringify(object2)] : text2 === null ? [] : [text2],
    set: parametersIn(parameters, false),
    setString: parametersIn(parameters, true),
    setFile,
    includesCrds: field(helm, "skipCrds") !== true,
    kubeVersion: textIn(helm, "kubeVersion"),
    apiVersions: itemsIn(helm, "apiVersions").filter((one) => typeof one === "string")
  };
}
function parametersIn(parameters, isText) {
  return Object.fromEntries(
    parameters.filter((one) => field(one, "forceString") === true === isText).map((one) => [textIn(one, "name") ?? "", cleaned(textIn(one, "value") ?? "")])
  );
}
function cleaned(value) {
  if (value.startsWith("{") && value.endsWith("}")) return value;
  return value.replaceAll(/(?<!\\),/g, "\\,");
}
function localRefs(spec, { isLocal, branch }) {
  const own = itemsIn(spec, "sources").filter((one) => {
    const revision = textIn(one, "targetRevision") ?? "HEAD";
    return isLocal(textIn(one, "repoURL")) && !PINNED.test(revision) && !isOtherBranch(revision, branch);
  });
  return new Set(own.flatMap((one) => textIn(one, "ref") ?? []));
}
var REF = /^\$([^/]+)\/(.*)$/;
function isOfUnknownRef(written2, refs) {
  const [, ref2] = REF.exec(written2) ?? [];
  return ref2 !== void 0 && !refs.has(ref2);
}
function fileOf3(written2, chart, refs) {
  if (written2.includes("://")) return null;
  const [, ref2, path = ""] = REF.exec(written2) ?? [];
  if (ref2 !== void 0) return refs.has(ref2) ? inTree(path) : null;
  if (written2.includes("$")) return null;
  return written2.startsWith("/") ? inTree(written2.slice(1)) : from(chart, written2);
}

// src/render/argocd/sources.ts
function sourceOf(app, written2, workspace, isLocal, branch) {
  if (textIn(written2, "chart") !== null || !isLocal(textIn(written2, "repoURL")))
    return "it takes a chart or a folder that is not in this repository";
  const revision = textIn(written2, "targetRevision") ?? "HEAD";
  if (PINNED.test(revision)) return `it takes the version ${revision}, not what the change makes of it`;
  if (isOtherBranch(revision, branch))
    return `it follows the branch ${revision}, and the change goes to ${branch ?? ""}`;
  const path = inTree(textIn(written2, "path") ?? "");
  if (path === null || !workspace.isFolder(path))
    return `its path ${textIn(written2, "path") ?? ""} is no folder here (where \`repoURL\` is this repository, correct it)`;
  const inside2 = (name) => path === "" ? name : `${path}/${name}`;
  const over = [".argocd-source.yaml", `.argocd-source-${app.name}.yaml`].map(inside2).filter((file) => workspace.isFile(file));
  const source = over.reduce(
    (so, file) => so && overridden(so, workspace.text(file), file),
    written2
  );
  if (source === null) return `${over.join(" and ")} overrides it, and is no object`;
  const explicit = ["helm", "kustomize", "directory", "plugin"].filter((key) => isObject(field(source, key)));
  if (explicit.length > 1) return `its source is of several kinds (${explicit.join(", ")})`;
  const [kind = foundIn(workspace, path, inside2)] = explicit;
  if (kind === "plugin") return "a plugin renders it";
  if (kind === "helm") {
    const release = releaseOf(app, source, path, workspace, { isLocal, branch });
    return typeof release === "string" ? release : { kind, release };
  }
  if (kind !== "kustomize" && over[0] !== void 0) return `${over[0]} overrides it`;
  if (kind !== "kustomize") return directoryOf(workspace, path, field(source, "directory"));
  const kustomize = field(source, "kustomize");
  const why = unknownOver(kustomize);
  return why ?? { kind, folder: path, instead: insteadOf(workspace, path, kustomize) };
}
function overridden(source, text2, file) {
  const patch = placedYaml(text2 ?? "", file)[0]?.value ?? null;
  return isObject(patch) ? merged3(source, patch) : null;
}
function merged3(target, patch) {
  if (!isObject(patch)) return patch;
  const own = Object.entries(isObject(target) ? target : {}).filter(([key]) => patch[key] !== null);
  const over = Object.entries(patch).flatMap(
    ([key, value]) => value === null ? [] : [[key, merged3(field(target, key) ?? null, value)]]
  );
  return Object.fromEntries([...own, ...over]);
}
function foundIn(workspace, path, inside2) {
  if (workspace.isFile(inside2("Chart.yaml"))) return "helm";
  return kustomizationIn(workspace, path) === null ? "directory" : "kustomize";
}
var MANIFESTS = [...SUFFIXES, ".jsonnet"];
function directoryOf(workspace, folder, directory) {
  const [include, exclude] = ["include", "exclude"].map((key) => alternatives(textIn(directory, key) ?? ""));
  if (!include || !exclude) return "its include or exclude is a pattern that is not understood here";
  const isNamed3 = (patterns, path) => {
    const relative3 = folder === "" ? path : path.slice(folder.length + 1);
    return patterns.some((pattern) => pattern !== "" && crosses(pattern, relative3));
  };
  const included = workspace.below(folder).map(({ path }) => path).filter((path) => MANIFESTS.some((suffix) => path.endsWith(suffix)) && workspace.isFile(path)).filter((path) => field(directory, "recurse") === true || folderOf(path) === folder).filter((path) => include[0] === "" || isNamed3(include, path));
  const excluded = included.filter((path) => isNamed3(exclude, path));
  const paths = included.filter((path) => !excluded.includes(path));
  const jsonnet = paths.find((path) => path.endsWith(".jsonnet"));
  return jsonnet === void 0 ? { kind: "directory", paths, excluded } : `it holds jsonnet (${jsonnet})`;
}

// src/render/argocd/render.ts
var GROUP = "argoproj.io";
var KINDS = /* @__PURE__ */ new Set(["Application", "ApplicationSet"]);
async function renderArgo(renderer, { globs: patterns, chart, destination }) {
  const run = new ArgoRun(renderer, destination);
  if (chart !== null) await run.startChart(chart);
  const { globs } = compileGlobs(patterns);
  for (const { path } of renderer.workspace.entries) {
    if (globs.matches(path) && renderer.workspace.isFile(path)) run.start(path);
  }
  await run.rest();
  return run.gathered.ofOne(run.destinations.problem(`argocd: ${writtenAs(patterns, chart)}`));
}
function writtenAs(patterns, chart) {
  if (chart !== null) return `{chart: ${JSON.stringify(chart.chart)}}`;
  return JSON.stringify(patterns.length === 1 ? patterns[0] : patterns);
}
function rootOf({ chart, values }) {
  return JSON.stringify([chart, ...values]);
}
var ArgoRun = class {
  constructor(renderer, destination) {
    this.renderer = renderer;
    this.secrets = new ClusterSecrets(renderer.workspace);
    this.gathered = new Gathered(renderer, [GROUP], TOO_MANY);
    const { cluster: cluster2 } = renderer;
    this.destinations = new Destinations({ cluster: cluster2, destination, isTaken });
  }
  renderer;
  gathered;
  destinations;
  queue = [];
  secrets;
  start(path) {
    const text2 = this.renderer.workspace.text(path) ?? "";
    const file = { path, text: text2 };
    if (isKustomization(path)) {
      this.gathered.add({ files: [file], paths: [] });
      return;
    }
    const { manifests, problems } = parseManifests(text2, path);
    const queued = manifests.filter((manifest) => this.put({ file, manifest, ...ROOT, root: path }));
    const isAll = problems.length > 0 || queued.length === manifests.length;
    this.gathered.add({ files: isAll ? [] : [file], paths: [path], problems });
  }
  /** A chart of Applications, as whoever installs it has it: `helm install`, `argocd app create`, an Application elsewhere. */
  async startChart(chart) {
    const { release: name, ...release } = chart;
    const { files, ...rendered2 } = await renderChart(this.renderer, { ...release, name });
    const kept = files.filter((file) => !this.queued(file, { root: rootOf(chart) }));
    this.gathered.add({ ...rendered2, files: kept });
  }
  async rest() {
    for (let object2 = this.queue.shift(); object2 !== void 0; object2 = this.queue.shift()) {
      const one = object2;
      await this.gathered.attempt(one, () => this.expand(one));
    }
    this.gathered.add({ files: [], paths: this.secrets.used });
  }
  /** True for an object that is rendered later, and not judged itself. */
  put(object2) {
    if (!isOf3(object2, GROUP, "Application") && !isOf3(object2, GROUP, "ApplicationSet")) return false;
    if (this.gathered.isFirst(object2)) this.queue.push(object2);
    return true;
  }
  async expand(object2) {
    if (isOf3(object2, GROUP, "ApplicationSet")) this.applications(object2);
    else await this.application(object2);
  }
  isLocal = (url) => {
    const { repository } = this.renderer;
    return url !== null && (repository === null || isRepository(url, repository));
  };
  leave(object2, why) {
    this.gathered.leave(object2, this.namedBy(object2), why);
  }
  namedBy({ manifest }) {
    const named = namedBy(manifest, this.renderer.workspace, this.isLocal);
    return asksForClusters(manifest) ? [...named, ...this.secrets.paths] : named;
  }
  applications(object2) {
    const { manifest } = object2;
    const { workspace, cluster: cluster2 } = this.renderer;
    const isGo = field(field(manifest.object, "spec"), "goTemplate") === true;
    const { made, why, isSame: isSame2 } = applicationsOf(manifest, {
      workspace,
      isLocal: this.isLocal,
      isGo,
      cluster: cluster2,
      secrets: this.secrets,
      reads: (path) => {
        this.gathered.add({ files: [], paths: [path] });
      }
    });
    this.gathered.leftOut.push(...excludedFolders(manifest, workspace));
    if (why !== null) this.leave(object2, why);
    if (isSame2 === true)
      this.gathered.undecided(object2, [
        ...itemsIn(field(manifest.object, "spec"), "generators"),
        workspace.idBelow(asksForClusters(manifest) ? this.secrets.paths : [])
      ]);
    for (const { application, clusters } of made)
      this.put({ ...object2, manifest: application, madeBy: manifest, clusters, isKnown: isSame2 !== true });
  }
  async application(object2) {
    const spec = field(object2.manifest.object, "spec");
    const names = object2.isKnown ? destinationOf(spec, object2.clusters) : null;
    const whose = this.destinations.whose(names, object2.root);
    const isOther = whose !== "here";
    if (isOther) this.gathered.send(object2);
    if (whose === "elsewhere") this.gathered.elsewhere(object2, this.namedBy(object2), names?.[0] ?? "");
    const several = itemsIn(spec, "sources");
    const single = field(spec, "source");
    const written2 = several.length > 0 ? several : single === void 0 ? [] : [single];
    if (written2.length === 0 && !isOther) this.leave(object2, "it has no source that is known here");
    const idle = isIdle2(object2);
    const destination = field(spec, "destination");
    const made = [];
    if (!isOther) {
      this.gathered.route(object2, [
        written2.map((one) => [textIn(one, "repoURL"), textIn(one, "targetRevision") ?? "HEAD"]),
        textIn(destination, "name") || textIn(destination, "server")
      ]);
      if (!idle) this.gathered.applies(object2);
    }
    for (const source of written2) {
      if (textIn(source, "ref") !== null && textIn(source, "path") === null) {
        if (!isOther && !this.isLocal(textIn(source, "repoURL"))) this.leave(object2, null);
        continue;
      }
      const { workspace, branch } = this.renderer;
      const read = sourceOf(object2.manifest, source, workspace, this.isLocal, branch);
      if (whose === "other" && typeof read !== "string")
        this.gathered.leftOut.push(...pathsOf(workspace, read) ?? []);
      if (isOther) await this.follow(object2, read);
      else if (typeof read === "string") this.leave(object2, read);
      else made.push(await this.render(object2, read, names));
    }
    if (idle && made.length > 0) this.gathered.idle(object2, "synced-by-hand", made);
  }
  /** Follows an Application for another cluster: the Applications that it makes may be for this one. */
  async follow(object2, source) {
    if (typeof source === "string" || !this.mayHoldApplications(source)) return;
    const { files, failures } = await this.bySource(source);
    for (const file of files) this.queued(deliveredBy(file, object2), object2);
    if (failures !== void 0) this.gathered.add({ files: [], paths: [], failures }, object2);
  }
  mayHoldApplications(source) {
    const { workspace } = this.renderer;
    const paths = pathsOf(workspace, source);
    if (paths === null) return true;
    return paths.some(
      (path) => workspace.below(path).some((entry) => workspace.text(entry.path)?.includes(GROUP) === true)
    );
  }
  async render(object2, source, names) {
    const namespace = textIn(field(field(object2.manifest.object, "spec"), "destination"), "namespace");
    const rendered2 = await this.bySource(source);
    const files = rendered2.files.map((file) => namespace === null ? file : { ...file, namespace }).map((file) => deliveredBy(file, object2)).filter((file) => !this.queued(file, object2));
    if (files.some(holdsOthers)) this.destinations.count(names, object2.manifest.place);
    this.gathered.add({ ...rendered2, files }, object2);
    return rendered2;
  }
  /** True for a document that is rendered later. A file as it was written may hold much else, and stays. */
  queued(file, { root }) {
    if (file.renderedBy !== void 0) {
      const object2 = objectOf(file, KINDS);
      return object2 !== null && this.put({ ...object2, ...ROOT, root });
    }
    if (file.text.includes(GROUP))
      for (const manifest of parseManifests(file.text, file.path).manifests)
        this.put({ file, manifest, ...ROOT, root });
    return false;
  }
  bySource(source) {
    if (source.kind === "helm") return renderChart(this.renderer, source.release);
    if (source.kind === "directory") return Promise.resolve(this.directory(source));
    const { folder, instead } = source;
    return buildKustomization(this.renderer, folder, instead === null ? {} : { instead });
  }
  directory({ paths, excluded }) {
    this.gathered.leftOut.push(...excluded);
    const { workspace } = this.renderer;
    return { files: paths.map((path) => ({ path, text: workspace.text(path) ?? "" })), paths };
  }
};
function pathsOf(workspace, source) {
  if (source.kind === "directory") return source.paths;
  try {
    if (source.kind === "helm")
      return [...chartIn(workspace, source.release.chart).paths, ...source.release.values];
    const { paths, missing: missing2 } = closureOf(workspace, source.folder, source.instead);
    return missing2.length > 0 ? null : paths;
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}
function isIdle2({ manifest, madeBy }) {
  const isSkipped = labelsIn(manifest.object["metadata"], "annotations")["argocd.argoproj.io/skip-reconcile"] === "true";
  const isRolled2 = fieldAt(madeBy?.object, "spec", "strategy", "type") === "RollingSync";
  return isSkipped || !isRolled2 && !syncsItself(manifest);
}
var ROOT = { clusters: [], isKnown: true };
function isTaken(policies, root) {
  return policies.some(
    (one) => one.kind === "argocd" && (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf(one.chart) === root)
  );
}
function holdsOthers({ text: text2 }) {
  const versions = text2.matchAll(/\bapiVersion["']?\s*:\s*["']?([^\s"',}]+)/g);
  return Array.from(versions).some(([, written2 = ""]) => !written2.includes(GROUP));
}
var TOO_MANY = "Applications come from these files; nothing of them was rendered. Name fewer files.";

// src/render/helm/post-render.ts
import { mkdirSync as mkdirSync3, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join4 } from "node:path";
async function postRendered(renderer, files, postRenderers) {
  let result = files;
  for (const one of postRenderers) {
    const kustomize = field(one, "kustomize");
    if (kustomize !== void 0 && result.length > 0) result = await patched(renderer, result, kustomize);
  }
  return result;
}
async function patched({ workspace, run }, files, kustomize) {
  const folder = workspace.scratch();
  mkdirSync3(folder);
  writeFileSync2(join4(folder, "all.yaml"), files.map(({ text: text2 }) => text2).join("---\n"));
  const [path] = itemsIn(kustomize, "patches").flatMap((one) => textIn(one, "path") ?? []);
  if (path !== void 0) {
    const message = `The postRenderers name a file (${visible(path)}), and helm-controller has none to read. Write the patch itself.`;
    throw new RenderError(renderProblem("outside", message, files[0]?.path ?? null));
  }
  const keys = ["patches", "images", "patchesStrategicMerge", "patchesJson6902"];
  const over = Object.fromEntries(keys.map((key) => [key, inline(key, itemsIn(kustomize, key))]));
  writeFileSync2(join4(folder, "kustomization.yaml"), JSON.stringify({ resources: ["all.yaml"], ...over }));
  const answer = await run("kustomize", [folder]);
  if (!answer.ok) {
    const message = `kustomize can not put the postRenderers over this chart: ${visible(workspace.shown(answer.reason), 600)}.`;
    throw new RenderError(renderProblem("kustomize-failed", message, files[0]?.path ?? null));
  }
  const before = new Map(files.map((file) => [identityIn(file.text), file]));
  const [first] = files;
  return documentsIn(answer.stdout).flatMap((text2) => {
    const file = before.get(identityIn(text2)) ?? first;
    return file === void 0 ? [] : [{ ...file, text: text2 }];
  });
}
function inline(key, entries) {
  return entries.map((one) => {
    if (key === "patchesStrategicMerge") return JSON.stringify(one);
    if (key !== "patchesJson6902") return one;
    return { target: field(one, "target") ?? null, patch: JSON.stringify(field(one, "patch") ?? null) };
  });
}

// src/read/glob/source-ignore.ts
var SOURCE_IGNORE = ".sourceignore";
function isSourceIgnore(path) {
  return path === SOURCE_IGNORE || path.endsWith(`/${SOURCE_IGNORE}`);
}
var ALWAYS = ".git/\n.gitignore\n.gitmodules\n.gitattributes";
var BY_DEFAULT = "*.jpg\n*.jpeg\n*.gif\n*.png\n*.wmv\n*.flv\n*.tar.gz\n*.zip\n.github/\n.circleci/\n.travis.yml\n.gitlab-ci.yml\nappveyor.yml\n.drone.yml\ncloudbuild.yaml\ncodeship-services.yml\ncodeship-steps.yml\n**/.goreleaser.yml\n**/.sops.yaml\n**/.flux.yaml";
function leftOutBy(files, ignore) {
  const written2 = [
    ...files.toSorted((a, b) => a.folder < b.folder ? -1 : 1).flatMap(({ folder, text: text2 }) => rulesIn(text2, folder)),
    ...rulesIn(ignore ?? "", "")
  ];
  const rules = [...rulesIn(ALWAYS, ""), ...written2.length > 0 ? written2 : rulesIn(BY_DEFAULT, "")];
  return (path) => {
    const steps = path.split("/");
    return rules.findLast((rule) => matches(rule, steps))?.includes === false;
  };
}
function rulesIn(text2, folder) {
  const domain2 = folder === "" ? [] : folder.split("/");
  return text2.split(/\r?\n/).filter((line) => !line.startsWith("#") && line.trim() !== "").map((line) => ruleOf(line, domain2));
}
function ruleOf(line, domain2) {
  const includes2 = line.startsWith("!");
  const pattern = (includes2 ? line.slice(1) : line).replace(/(?<![\\ ]) +$|(?<=\\ ) +$/, "");
  const isFolder = pattern.endsWith("/");
  const steps = (isFolder ? pattern.slice(0, -1) : pattern).split("/");
  return { domain: domain2, steps, segments: steps.map(compileSegment), includes: includes2, isFolder };
}
function matches(rule, path) {
  const { domain: domain2, steps, isFolder } = rule;
  if (path.length <= domain2.length || domain2.some((step, index) => path[index] !== step)) return false;
  const inside2 = path.slice(domain2.length);
  if (steps.length > 1) return isAlong(rule, inside2);
  const at = inside2.findIndex((step) => isStep(rule, 0, step));
  return at >= 0 && !(isFolder && at === inside2.length - 1);
}
function isStep({ segments }, index, step) {
  const segment = segments[index];
  return segment !== null && segment !== void 0 && matchSegment(segment, step);
}
function isAlong(rule, path) {
  const { steps, isFolder } = rule;
  let isFound = false;
  let at = 0;
  let mayPass = false;
  for (const [index, step] of steps.entries()) {
    if (step === "") {
      mayPass = false;
      continue;
    }
    if (step === "**") {
      mayPass = true;
      continue;
    }
    if (step.includes("**") || at >= path.length) return false;
    const next = path.findIndex((one, place) => place >= at && isStep(rule, index, one));
    if (next < 0 || next > at && !mayPass) {
      if (!mayPass) return false;
      isFound = false;
      at = path.length;
    } else {
      isFound = mayPass || next + 1 < path.length || index === steps.length - 1;
      at = next + 1;
    }
    mayPass = false;
  }
  return isFound && !(isFolder && at >= path.length);
}

// src/render/flux/artifact.ts
var Artifact = class {
  constructor(workspace, known) {
    this.workspace = workspace;
    this.known = known;
  }
  workspace;
  known;
  byIgnore = /* @__PURE__ */ new Map();
  /** Tells which files are left out of the source that a Kustomization refers to. */
  leavesOut(sourceRef, namespace) {
    const ignore = this.known.ignoreOf(sourceRef, namespace);
    const known = this.byIgnore.get(ignore);
    if (known !== void 0) return known;
    const files = this.workspace.entries.filter(({ path }) => isSourceIgnore(path)).map(({ path }) => ({ folder: folderOf(path), text: this.workspace.text(path) ?? "" }));
    const leavesOut = leftOutBy(files, ignore);
    this.byIgnore.set(ignore, leavesOut);
    return leavesOut;
  }
};
function lostFile(folder, root, lost) {
  const message = `${visible(folder) || "The root"} takes ${visible(lost)}, which \`.sourceignore\` or \`spec.ignore\` of the source leaves out: Flux can not build it, and applies nothing of it. Take the file out of the kustomization, or let the source keep it.`;
  return renderProblem("kustomize-failed", message, root);
}

// src/manifest/delivery/flux-cluster.ts
function kubeconfigOf(spec) {
  const kubeConfig = field(spec, "kubeConfig");
  if (kubeConfig === void 0 || kubeConfig === null) return null;
  const name = textIn(field(kubeConfig, "secretRef"), "name") ?? textIn(field(kubeConfig, "configMapRef"), "name") ?? "";
  return [name, ...name.endsWith("-kubeconfig") ? [name.slice(0, -"-kubeconfig".length)] : []];
}

// src/render/flux/overlay.ts
var GENERATED = [".yaml", ".yml"];
function overlayOf(workspace, folder, spec, leavesOut) {
  const there = kustomizationIn(workspace, folder);
  const file = there === null || leavesOut(there) ? null : there;
  const written2 = file === null ? null : placedYaml(workspace.text(file) ?? "", file)[0]?.value;
  const over = overSpec(spec);
  if (file !== null && Object.keys(over).length === 0) return null;
  const own = isObject(written2) ? written2 : generated(workspace, folder, leavesOut);
  const joined4 = { ...own };
  for (const [key, value] of Object.entries(over)) {
    const before = joined4[key];
    joined4[key] = Array.isArray(value) && Array.isArray(before) ? joinedList(key, before, value) : value;
  }
  return joined4;
}
function generated(workspace, folder, leavesOut) {
  const entries = workspace.below(folder).filter(({ path }) => path !== folder && !leavesOut(path));
  const inner = entries.filter(({ path }) => /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path)).map(({ path }) => path.slice(0, path.lastIndexOf("/"))).filter((one) => one !== folder);
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const files = entries.map(({ path }) => path).filter((path) => GENERATED.some((suffix) => path.endsWith(suffix))).filter((path) => !outermost.some((one) => isWithin(one, path)));
  const relative3 = (path) => folder === "" ? path : path.slice(folder.length + 1);
  return {
    apiVersion: "kustomize.config.k8s.io/v1beta1",
    kind: "Kustomization",
    resources: [.../* @__PURE__ */ new Set([...files, ...outermost])].map(relative3).sort()
  };
}
function joinedList(key, before, value) {
  if (key !== "images") return [...before, ...value];
  const names = new Set(value.map((one) => textIn(one, "name")));
  return [...before.filter((one) => !names.has(textIn(one, "name"))), ...value];
}
function overSpec(spec) {
  const over = {};
  const put = (key, value) => {
    if (value !== null && value !== "" && !(Array.isArray(value) && value.length === 0)) over[key] = value;
  };
  put("namespace", textIn(spec, "targetNamespace"));
  put("namePrefix", textIn(spec, "namePrefix"));
  put("nameSuffix", textIn(spec, "nameSuffix"));
  put("components", [...itemsIn(spec, "components")]);
  put("images", [...itemsIn(spec, "images")]);
  const common = commonPatch(objectIn(spec, "commonMetadata"));
  put("patches", [...itemsIn(spec, "patches"), ...common === null ? [] : [common]]);
  return over;
}
function commonPatch(common) {
  if (common === null) return null;
  const metadata = { name: "any" };
  for (const key of ["labels", "annotations"]) {
    const written2 = common[key];
    if (isObject(written2)) metadata[key] = written2;
  }
  return { target: { name: ".*" }, patch: JSON.stringify({ apiVersion: "v1", kind: "Any", metadata }) };
}

// src/render/flux/release.ts
import { createHash as createHash2 } from "node:crypto";
var MAX_NAME = 53;
function releaseOf2({ name, namespace, object: object2 }, known) {
  const spec = objectIn(object2, "spec") ?? {};
  const chart = chartOf(spec, namespace, known);
  const source = field(chart.spec, "sourceRef");
  const path = textIn(chart.spec, "chart");
  if (path === null || textIn(source, "kind") !== "GitRepository") return null;
  if (!known.isLocal(source, chart.namespace, inTree(path))) return null;
  const values = valuesFrom(itemsIn(spec, "valuesFrom"), namespace, known);
  if (values === null) return null;
  const target = textIn(spec, "targetNamespace");
  const files = itemsIn(chart.spec, "valuesFiles").filter((one) => typeof one === "string");
  const inline2 = isObject(spec["values"]) ? [JSON.stringify(spec["values"])] : [];
  return {
    release: {
      chart: inTree(path) ?? path,
      name: releaseName(textIn(spec, "releaseName"), target, name),
      namespace: target ?? namespace,
      values: files.map((one) => inTree(one) ?? one),
      inline: [...values, ...inline2],
      set: {},
      ...files.length > 0 ? { replacesValues: true } : {}
    },
    postRenderers: itemsIn(spec, "postRenderers")
  };
}
function chartOf(spec, namespace, known) {
  const reference = spec["chartRef"];
  if (!isObject(reference)) return { spec: fieldAt(spec, "chart", "spec"), namespace };
  return {
    spec: field(known.object(reference, namespace)?.manifest.object, "spec"),
    namespace: textIn(reference, "namespace") ?? namespace
  };
}
function releaseName(written2, target, name) {
  const full = written2 ?? (target === null ? name : `${target}-${name}`);
  if (full.length <= MAX_NAME) return full;
  const digest2 = createHash2("sha256").update(full).digest("hex").slice(0, 12);
  return `${full.slice(0, MAX_NAME - 13)}-${digest2}`;
}
function valuesFrom(references, namespace, known) {
  const texts = [];
  for (const reference of references) {
    if (textIn(reference, "targetPath") !== null) return null;
    const data = known.data(reference, namespace);
    const text2 = data?.get(textIn(reference, "valuesKey") ?? "values.yaml");
    if (text2 !== void 0) texts.push(text2);
    else if (data !== void 0 || field(reference, "optional") !== true) return null;
  }
  return texts;
}

// src/render/flux/substitute.ts
var VARIABLE = /\$?\$\{([_a-zA-Z][_a-zA-Z0-9]*)(?:(:?[=+-]|[?]|:[?])((?:[^${}]|\$(?!\{))*))?\}/g;
function substituted(text2, { values, isComplete }) {
  return text2.replaceAll(
    VARIABLE,
    (written2, name, operator, operand = "") => {
      if (written2.startsWith("$$")) return written2.slice(1);
      const value = values.get(name);
      if (value === void 0 && !isComplete) return written2;
      return replacement(value ?? "", operator, operand) ?? written2;
    }
  );
}
function replacement(value, operator, operand) {
  if (operator === void 0) return value;
  if (operator.endsWith("=") || operator.endsWith("-")) return value === "" ? operand : value;
  return null;
}
var SWITCH = "kustomize.toolkit.fluxcd.io/substitute";
function isLeftAlone(object2) {
  const metadata = field(object2, "metadata");
  return ["labels", "annotations"].some((key) => {
    const written2 = objectIn(metadata, key);
    return written2?.[SWITCH] === "disabled";
  });
}
function filled2(file, variables) {
  if (!file.text.includes("${") || isSwitchedOff(file)) return file;
  return { ...file, text: substituted(file.text, variables) };
}
function isSwitchedOff(file) {
  const object2 = objectOf(file, /* @__PURE__ */ new Set([/^kind: (\S+)$/m.exec(file.text)?.[1] ?? ""]))?.manifest.object;
  return isLeftAlone(object2);
}
function filledAll(files, variables) {
  return variables === null ? files : files.map((file) => filled2(file, variables));
}
function variablesOf(postBuild, namespace, known) {
  if (!isObject(postBuild)) return null;
  const values = /* @__PURE__ */ new Map();
  let isComplete = true;
  for (const reference of itemsIn(postBuild, "substituteFrom")) {
    const data = known.data(reference, namespace);
    if (data) for (const [name, value] of data) values.set(name, value.replaceAll("\n", ""));
    else if (data === null || field(reference, "optional") !== true) isComplete = false;
  }
  const own = objectIn(postBuild, "substitute") ?? {};
  for (const [name, value] of Object.entries(own))
    values.set(name, (typeof value === "string" ? value : JSON.stringify(value)).replaceAll("\n", ""));
  return values.size === 0 && isComplete ? null : { values, isComplete };
}

// src/render/flux/render.ts
var KUSTOMIZE = "kustomize.toolkit.fluxcd.io";
var HELM = "helm.toolkit.fluxcd.io";
var SOURCE2 = "source.toolkit.fluxcd.io";
var SOURCES = ["GitRepository", "HelmChart"];
var KINDS2 = /* @__PURE__ */ new Set(["Kustomization", "HelmRelease", "ConfigMap", "Secret", ...SOURCES]);
async function renderFlux(renderer, folder, destination = null) {
  const run = new FluxRun(renderer, folder, destination);
  await run.start();
  await run.rest();
  return run.gathered.ofOne(run.destinations.problem(`flux: ${JSON.stringify(folder)}`));
}
var LOCAL = [IN_CLUSTER];
var FluxRun = class {
  constructor(renderer, folder, destination) {
    this.renderer = renderer;
    this.folder = folder;
    this.gathered = new Gathered(renderer, [KUSTOMIZE, HELM], TOO_MANY2);
    const { workspace, repository } = renderer;
    this.known = new Known(repository, (path) => workspace.isFolder(path));
    this.artifact = new Artifact(renderer.workspace, this.known);
    this.destinations = new Destinations({
      cluster: renderer.cluster,
      destination,
      isTaken: (policies, root) => policies.some((one) => one.kind === "flux" && inTree(one.folder) === root)
    });
  }
  renderer;
  folder;
  gathered;
  known;
  destinations;
  queue = [];
  artifact;
  /**
   * Builds the folder that everything begins with. Where a Kustomization in it applies the folder itself, as that of `flux bootstrap`
   * does, it is built as that one says, and once.
   */
  async start() {
    const { folder } = this;
    const { files } = await buildKustomization(this.renderer, folder, this.options(folder, void 0, null));
    const own = files.map((file) => objectOf(file, KINDS2)).find(
      (object2) => object2 !== null && isOf3(object2, KUSTOMIZE, "Kustomization") && inTree(textIn(field(object2.manifest.object, "spec"), "path") ?? "") === folder && this.known.isLocal(
        field(field(object2.manifest.object, "spec"), "sourceRef"),
        object2.manifest.namespace,
        folder
      )
    );
    if (!own) {
      await this.build(folder, void 0, { namespace: null, cluster: LOCAL });
      return;
    }
    const { namespace } = own.manifest;
    const spec = field(own.manifest.object, "spec");
    const cluster2 = kubeconfigOf(spec) ?? LOCAL;
    this.gathered.isFirst(own, cluster2[0]);
    if (this.isSentAway({ ...own, cluster: LOCAL }, cluster2, [folder])) return;
    this.gathered.begin(own);
    this.gathered.roots.push(folder);
    await this.apply(own, spec, () => this.build(folder, spec, { namespace, cluster: cluster2 }));
  }
  options(folder, spec, namespace) {
    const { workspace } = this.renderer;
    const leavesOut = this.artifact.leavesOut(field(spec, "sourceRef"), namespace);
    const instead = overlayOf(workspace, folder, spec, leavesOut);
    const { root, paths } = closureOf(workspace, folder, instead);
    const lost = paths.find((path) => workspace.isFile(path) && leavesOut(path));
    if (lost !== void 0) throw new RenderError(lostFile(folder, root, lost), workspace.contentId(paths));
    return { readsAnywhere: true, ...instead === null ? {} : { instead } };
  }
  /** Objects wait for the ConfigMaps that others bring; when nobody brings more they are taken as they are. */
  async rest() {
    while (this.queue.length > 0) {
      const round = this.queue;
      this.queue = [];
      const waiting = [];
      for (const object2 of round) {
        if (this.known.lacking(object2.manifest).length > 0) waiting.push(object2);
        else await this.attempt(object2);
      }
      const next = waiting.length === round.length ? this.nextOf(waiting) : null;
      this.queue.push(...waiting.filter((object2) => object2 !== next));
      if (next !== null) await this.attempt(next);
    }
  }
  /** Of objects that all wait, the one to be taken as it is: first those that depend on none of the others, and that lack no ConfigMap. */
  nextOf(waiting) {
    const names = new Set(waiting.map(({ manifest }) => manifest.name));
    const rank = ({ manifest }) => {
      const depends = itemsIn(manifest.object["spec"], "dependsOn").some(
        (one) => names.has(textIn(one, "name") ?? "")
      );
      const lacksMap = this.known.lacking(manifest).some((one) => textIn(one, "kind") !== "Secret");
      return (depends ? 2 : 0) + (lacksMap ? 1 : 0);
    };
    return waiting.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
  }
  attempt(object2) {
    return this.gathered.attempt(object2, () => this.expand(object2), this.known.given(object2.manifest)?.of);
  }
  /** Leaves what lies elsewhere; an edit of what it is given here is told. */
  leave(object2) {
    const given = this.known.given(object2.manifest);
    if (given === null) this.gathered.leave(object2);
    else this.gathered.leaveGiven(object2, given.of, given.what);
  }
  async expand(object2) {
    const { manifest } = object2;
    const spec = field(manifest.object, "spec");
    const cluster2 = kubeconfigOf(spec) ?? object2.cluster;
    if (isOf3(object2, HELM, "HelmRelease")) return this.release(object2, cluster2);
    const path = inTree(textIn(spec, "path") ?? "");
    if (!this.known.isLocal(field(spec, "sourceRef"), manifest.namespace, path) || path === null) {
      this.leave(object2);
      return;
    }
    if (this.isSentAway(object2, cluster2, [path])) return;
    if (!this.renderer.workspace.isFolder(path)) {
      const message = `Kustomization/${visible(manifest.name)} applies ${visible(path)}, which is no folder of this repository; Flux would report the same. Correct spec.path.`;
      throw new RenderError(
        renderProblem("no-folder", message, manifest.placeOf(["spec", "path"])),
        object2.file.text
      );
    }
    this.gathered.route(object2, [field(spec, "sourceRef") ?? null, field(spec, "kubeConfig") ?? null]);
    await this.apply(
      object2,
      spec,
      () => this.build(path, spec, { namespace: manifest.namespace, cluster: cluster2, by: object2 })
    );
  }
  /** Renders what an object applies, and reports one that applies nothing now. */
  async apply(object2, spec, render) {
    const isSuspended = field(spec, "suspend") === true;
    if (!isSuspended) this.gathered.applies(object2);
    const made = await render();
    if (isSuspended) this.gathered.idle(object2, "suspended", [made]);
  }
  /** True for what goes to a cluster that is not planned here, where nobody but its kubeconfig's Secret says which one it is. */
  isSentAway(object2, cluster2, named) {
    const whose = this.destinations.whose(cluster2, this.folder);
    if (cluster2 === object2.cluster) return false;
    if (whose === "here" && this.destinations.isPlanned(cluster2)) return false;
    this.gathered.send(object2);
    if (whose === "other") {
      this.gathered.leftOut.push(...named);
      return true;
    }
    if (whose === "elsewhere") this.gathered.elsewhere(object2, named, cluster2[0] ?? "");
    else this.gathered.leave(object2, named, TO_ANOTHER);
    return true;
  }
  async release(object2, cluster2) {
    const read = releaseOf2(object2.manifest, this.known);
    const named = read === null ? [] : [read.release.chart, ...read.release.values];
    if (this.isSentAway(object2, cluster2, named)) return;
    if (read === null) {
      this.leave(object2);
      return;
    }
    if (this.destinations.whose(cluster2, this.folder) !== "here") return;
    await this.apply(object2, field(object2.manifest.object, "spec"), async () => {
      const rendered2 = await renderChart(this.renderer, read.release);
      const { name, namespace, chart } = read.release;
      this.gathered.route(object2, [name, namespace, chartIn(this.renderer.workspace, chart).name]);
      const files = await postRendered(this.renderer, rendered2.files, read.postRenderers);
      if (files.length > 0) this.destinations.count(cluster2, object2.manifest.place);
      const placed2 = files.map((file) => namespace === null ? file : { ...file, namespace }).map((file) => deliveredBy(file, object2));
      this.gathered.add({ ...rendered2, files: placed2 }, object2);
      return { ...rendered2, files: placed2 };
    });
  }
  /** Builds one folder, and queues what is in it to be rendered. */
  async build(folder, spec, { namespace, cluster: cluster2, by = null }) {
    const rendered2 = await buildKustomization(this.renderer, folder, this.options(folder, spec, namespace));
    const variables = variablesOf(field(spec, "postBuild"), namespace, this.known);
    const filled3 = filledAll(rendered2.files, variables);
    const files = by === null ? filled3 : filled3.map((file) => deliveredBy(file, by));
    const kept = files.filter((file) => !this.queued(file, cluster2));
    const isHere = this.destinations.whose(cluster2, this.folder) === "here";
    const [place] = kept.filter(isApplied2).map(({ path }) => ({ file: path, line: 1, column: 1 }));
    if (isHere && place !== void 0) this.destinations.count(cluster2, place);
    this.gathered.add({ ...rendered2, files: isHere ? kept : [] }, by);
    return { ...rendered2, files };
  }
  /** True for what is rendered later, and not judged itself. */
  queued(file, cluster2) {
    const object2 = objectOf(file, KINDS2);
    if (object2 === null) return false;
    if (!isOf3(object2, KUSTOMIZE, "Kustomization") && !isOf3(object2, HELM, "HelmRelease")) {
      if (!isOf3(object2, "", object2.manifest.kind) && !SOURCES.some((kind) => isOf3(object2, SOURCE2, kind)))
        return false;
      this.known.add(object2);
      return false;
    }
    if (this.gathered.isFirst(object2, cluster2[0])) this.queue.push({ ...object2, cluster: cluster2 });
    return true;
  }
};
var TOO_MANY2 = "Kustomizations and HelmReleases come from this folder; nothing of it was rendered. Name smaller folders.";
var TO_ANOTHER = "its kubeConfig leads to another cluster; where that is the one planned here, give the name of its Secret as `destination` of the entry of `policies`";

// src/render/source.ts
function isRendered(source) {
  return source.kind !== "path" && source.kind !== "rendered";
}
function namedIn2(source) {
  if (source.kind === "kustomize") return [];
  if (source.kind === "flux") return [`${source.folder}/`];
  if (source.kind === "helm") return [`${source.chart}/`];
  return source.chart === null ? source.globs : [`${source.chart.chart}/`];
}
async function renderSource(source, renderer) {
  try {
    return placed(await byKind2(source, renderer), source);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { problem: problem4, of, paths } = error;
    const nothing = { files: [], paths };
    return of === void 0 ? { ...nothing, problems: [problem4] } : { ...nothing, failures: [{ problem: problem4, of }] };
  }
}
function byKind2(source, renderer) {
  switch (source.kind) {
    case "kustomize":
      return buildKustomization(renderer, folderOf2(source.folder));
    case "helm": {
      const { chart, release: name, namespace, values, set } = source;
      return renderChart(renderer, { chart, name, namespace, values, set });
    }
    case "flux":
      return renderFlux(renderer, folderOf2(source.folder), source.destination);
    case "argocd":
      return renderArgo(renderer, source);
  }
}
function placed(rendered2, { namespace, variables }) {
  const files = rendered2.files.map((file) => ({
    ...file,
    ...namespace === null || file.namespace !== void 0 ? {} : { namespace },
    ...Object.keys(variables).length === 0 ? {} : { variables: { ...variables, ...file.variables } }
  }));
  return { ...rendered2, files };
}
function folderOf2(written2) {
  const folder = inTree(written2);
  if (folder !== null) return folder;
  const message = `"${visible(written2)}" leads out of the repository; nothing outside of it is read. Correct \`policies\` in the configuration.`;
  throw new RenderError(renderProblem("outside", message, null));
}

// src/render/retained.ts
function retained(base, head, mayHoldPlanned2) {
  if (head.problems.some(({ severity }) => severity === "error")) return [];
  const plannedIn = ({ text: text2, path, namespace }) => mayHoldPlanned2(text2) ? parseManifests(text2, path).manifests.filter(
    ({ apiVersion, kind }) => mayHoldPlanned2(`apiVersion: ${apiVersion}
kind: ${kind}
`)
  ).map((manifest) => ({ ...manifest, namespace: manifest.namespace ?? namespace ?? null })) : [];
  const texts = new Set(head.files.map(({ text: text2 }) => text2));
  const there = lazily(() => new Set(head.files.flatMap((file) => plannedIn(file)).map(identityOf)));
  const now = new Map(head.files.flatMap(({ deliveredBy: deliveredBy2 = [] }) => deliveredBy2.map((one) => [one.by, one])));
  const byCause = /* @__PURE__ */ new Map();
  for (const file of base.files) {
    if (file.deliveredBy === void 0 || texts.has(file.text)) continue;
    const chain = file.deliveredBy.map((one) => now.get(one.by) ?? one);
    for (const manifest of plannedIn(file)) {
      const cause = there().has(identityOf(manifest)) ? null : causeOf(manifest, chain, head);
      if (cause !== null) addTo(byCause, cause, manifest);
    }
  }
  return [...byCause].map(([cause, objects]) => {
    const [leaves, stays, it] = [
      verb(objects.length, "leaves", "leave"),
      verb(objects.length, "stays", "stay"),
      verb(objects.length, "it", "them")
    ];
    const message = `${few(objects.map(titleOf))} ${leaves} the files and ${stays} in the cluster: ${visible(cause, 300)}. Later edits do not reach ${it}. Delete ${it} by hand, within the limits.`;
    const keeps = objects.map((one) => [one.kind, namespaceOf(one), one.name].join("/"));
    return { ...unjudgedAt(null, "not-pruned", message), keeps };
  });
}
function causeOf(manifest, chain, head) {
  const annotations = labelsIn(manifest.object["metadata"], "annotations");
  const says = ([key, value]) => annotations[key]?.split(",").some((one) => one.trim() === value) === true;
  const [own] = KEEPING.filter(says);
  if (own !== void 0) return own.join(": ");
  const sent = chain.find(({ by }) => head.sent?.has(by) === true);
  if (sent !== void 0) return `${sent.by} applies to another cluster`;
  const at = chain.findIndex(({ by }) => head.attempted?.has(by) !== true);
  const pruner = chain.at(at < 0 ? -1 : at - 1);
  if (at !== 0 && pruner?.prunes === false) return `${pruner.by} does not prune`;
  const gone = chain[at];
  return gone?.leaves === true ? `${gone.by} is gone and leaves what it applied` : null;
}
var KEEPING = [
  ["argocd.argoproj.io/sync-options", "Prune=false"],
  ["kustomize.toolkit.fluxcd.io/prune", "disabled"],
  ["helm.sh/resource-policy", "keep"]
];

// src/render/workspace.ts
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync as mkdirSync4,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync as writeFileSync3
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname as dirname2, join as join5, posix as posix2 } from "node:path";
var MOST_LINKS = 40;
var Workspace = class _Workspace {
  constructor(folder, source) {
    this.folder = folder;
    this.source = source;
    this.byPath = new Map(source.entries.map((entry) => [entry.path, entry]));
    this.folders = foldersOf(source.entries);
  }
  folder;
  source;
  byPath;
  folders;
  scratched = 0;
  written = /* @__PURE__ */ new Set();
  links = /* @__PURE__ */ new Map();
  contents = /* @__PURE__ */ new Map();
  /** Makes the folder, which only this user can enter. `remove` must follow. */
  static make(source) {
    const folder = realpathSync(mkdtempSync(join5(tmpdir(), "fleetplan-")));
    chmodSync(folder, 448);
    mkdirSync4(join5(folder, "tree"));
    mkdirSync4(join5(folder, "home"));
    return new _Workspace(folder, source);
  }
  remove() {
    rmSync(this.folder, { recursive: true, force: true });
  }
  get home() {
    return join5(this.folder, "home");
  }
  /** Where a path of the tree lies in the copy. */
  absolute(path) {
    return join5(this.folder, "tree", path);
  }
  /** A new folder beside the copy; it is not made yet. */
  scratch() {
    this.scratched += 1;
    return join5(this.folder, `beside-${this.scratched}`);
  }
  /** Writes a text of our own beside the copy, and returns where. */
  aside(text2) {
    const folder = this.scratch();
    mkdirSync4(folder);
    writeFileSync3(join5(folder, "values.yaml"), text2);
    return join5(folder, "values.yaml");
  }
  /** Runs something while a file of the copy has another text. */
  async replacing(path, text2, run) {
    const absolute = this.absolute(path);
    const kept = this.scratch();
    const isThere = existsSync(absolute);
    if (isThere) renameSync(absolute, kept);
    mkdirSync4(dirname2(absolute), { recursive: true });
    writeFileSync3(absolute, text2, { flag: "wx" });
    try {
      return await run();
    } finally {
      rmSync(absolute);
      if (isThere) renameSync(kept, absolute);
    }
  }
  /** Puts what is at and below one path of the copy at another one as well. */
  copy(from2, to) {
    if (!isPlain(to)) throw new RenderError(badName2(to));
    if (existsSync(this.absolute(to))) return;
    cpSync(this.absolute(from2), this.absolute(to), { recursive: true, verbatimSymlinks: false });
  }
  /** What a tool said, with paths as they are in the repository. */
  shown(said) {
    return said.replaceAll(`${join5(this.folder, "tree")}/`, "").replaceAll(join5(this.folder, "tree"), ".");
  }
  get entries() {
    return this.source.entries;
  }
  isFile(path) {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    return entry !== void 0 && entry.mode !== SUBMODULE_MODE && entry.mode !== LINK_MODE;
  }
  isFolder(path) {
    return path === "" || this.folders.has(this.resolved(path) ?? path);
  }
  /** The submodule that would hold a path, of which nothing is here; null where it lies in none. */
  submoduleOf(path) {
    return prefixesOf(path).find((one) => this.byPath.get(one)?.mode === SUBMODULE_MODE) ?? null;
  }
  /** The entries at and below a path. */
  below(path) {
    if (path === "") return this.source.entries;
    return this.source.entries.filter((entry) => isWithin(path, entry.path));
  }
  /** The text of a file of the tree; null where there is none. */
  text(path) {
    const bytes = this.bytes(path);
    return bytes && decodeLossy(bytes);
  }
  /** The bytes of a file of the tree; null where there is none. */
  bytes(path) {
    const entry = this.byPath.get(this.resolved(path) ?? path);
    if (entry === void 0 || entry.mode === SUBMODULE_MODE || entry.mode === LINK_MODE) return null;
    const known = this.contents.get(entry.path);
    if (known !== void 0) return known;
    const bytes = this.source.read([entry]).get(entry.path) ?? Buffer.alloc(0);
    this.contents.set(entry.path, bytes);
    return bytes;
  }
  /** Reads many files at once, of which single ones are asked for later; false where they are too many. */
  loads(paths) {
    const wanted2 = paths.flatMap((path) => this.byPath.get(path) ?? []).filter(({ path }) => !this.contents.has(path));
    const read = readOrNull(this.source, wanted2);
    for (const [path, bytes] of read ?? []) this.contents.set(path, bytes);
    return read !== null;
  }
  /** The texts of some files, to be asked for when the tree is gone. */
  texts(paths) {
    const texts = new Map(paths.map((path) => [path, this.text(path)]));
    return (path) => texts.get(path) ?? null;
  }
  /** What identifies the content of the tree at and below paths: equal for base and head where nothing in them differs. */
  contentId(paths) {
    return idOfEntries(this.source, this.reached(paths));
  }
  /** The same without looking at what links lead to. */
  idBelow(paths) {
    return idOfEntries(
      this.source,
      paths.flatMap((path) => this.below(path))
    );
  }
  /** Copies what is at and below paths, links as links. */
  need(paths) {
    const wanted2 = this.reached(paths).filter(({ path }) => !this.written.has(path));
    const contents = this.source.read(wanted2);
    for (const { path, mode } of wanted2) {
      const content = contents.get(path) ?? Buffer.alloc(0);
      this.write(path, mode, content);
      if (mode !== LINK_MODE) this.contents.set(path, content);
    }
  }
  /**
   * What is at and below paths, and what links there lead to. A link that leads out of the tree is an error, and so is a submodule, of
   * which nothing is here.
   */
  reached(paths) {
    const wanted2 = /* @__PURE__ */ new Map();
    const queue = [...paths];
    for (let path = queue.pop(); path !== void 0; path = queue.pop()) {
      for (const entry of this.below(path)) {
        if (wanted2.has(entry.path)) continue;
        if (entry.mode === SUBMODULE_MODE) throw new RenderError(submoduleIn(entry.path));
        wanted2.set(entry.path, entry);
        if (entry.mode === LINK_MODE) queue.push(this.targetOf(entry.path));
      }
    }
    return [...wanted2.values()];
  }
  write(path, mode, content) {
    if (!isPlain(path)) throw new RenderError(badName2(path));
    const absolute = this.absolute(path);
    mkdirSync4(dirname2(absolute), { recursive: true });
    const target = mode === LINK_MODE ? this.targetOf(path) : null;
    try {
      if (target === null) writeFileSync3(absolute, content, { flag: "wx" });
      else symlinkSync(posix2.relative(posix2.dirname(path), target) || ".", absolute);
    } catch {
      throw new RenderError(badName2(path));
    }
    this.written.add(path);
  }
  /** Where a link ends, through other links; throws for one that leaves the tree or leads nowhere. */
  targetOf(link) {
    const target = this.resolved(link);
    if (target === null) throw new RenderError(linkOut(link));
    return target;
  }
  linkText(link) {
    const known = this.links.get(link.path);
    if (known !== void 0) return known;
    const target = decodeLossy(this.source.read([link]).get(link.path) ?? Buffer.alloc(0));
    this.links.set(link.path, target);
    return target;
  }
  /** The path without links in it; null where it leaves the tree, goes in circles or does not exist. */
  resolved(path) {
    const end = withoutLinks(path, MOST_LINKS, (step) => {
      const entry = this.byPath.get(step);
      return entry?.mode === LINK_MODE ? this.linkText(entry) : null;
    });
    if (end === null) return null;
    return end === "" || this.byPath.has(end) || this.folders.has(end) ? end : null;
  }
};
function prefixesOf(path) {
  const steps = path.split("/");
  return steps.map((_step, index) => steps.slice(0, index + 1).join("/"));
}
function foldersOf(entries) {
  const folders = /* @__PURE__ */ new Set();
  for (const { path } of entries) {
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) {
      const folder = path.slice(0, at);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  }
  return folders;
}
function isPlain(path) {
  return path.split("/").every((step) => step !== "" && step !== "." && step !== ".." && step.toLowerCase() !== ".git");
}
function linkOut(path) {
  const message = `${visible(path)} is a symbolic link that leads out of the repository, or nowhere; what it is in was not rendered. Put the file itself there.`;
  return renderProblem("symlink", message, path);
}
function submoduleIn(path) {
  const message = `${visible(path)} is a submodule, of which nothing is here; what it is in was not rendered. Put the files themselves there.`;
  return renderProblem("submodule", message, path);
}
function badName2(path) {
  return renderProblem("bad-path", `${visible(path)} is no path that can be written. Rename the file.`, path);
}
function idOfEntries(source, entries) {
  return JSON.stringify(entries.map((entry) => [entry.path, entry.mode, source.idOf(entry)]));
}

// src/render/sides.ts
async function sidesOf(sources, head, base, options = {}) {
  const run = { cache: options.cache ?? /* @__PURE__ */ new Map(), options };
  const { head: after, base: before } = withAbsent(
    await rendered(sources, head, run),
    base && await rendered(sources, base, run)
  );
  const ofHead = ofTheHead(withoutRoots(after, before), before);
  const ofBase = before && ofTheBase(before, after);
  const plain2 = await Promise.all(
    sources.filter((source) => !isRendered(source) && !(sources.length > 1 && onlyTakesOut(source))).map((source) => plainSides(source, head, base))
  );
  const is = joined3(head.label, [...plain2.map((one) => one.head), ofHead]);
  const was = base && joined3(base.label, [...plain2.map((one) => one.base ?? NOTHING2), ofBase ?? NOTHING2]);
  const left = was && retained(was, { ...after, ...is }, options.mayHoldPlanned ?? (() => true));
  return withoutEchoes({ head: { ...is, problems: [...is.problems, ...left ?? []] }, base: was });
}
function onlyTakesOut(source) {
  return source.kind === "path" && source.globs.every((glob) => glob.startsWith("!"));
}
async function withOutside(sides, sources, changed, prefixes = { base: "", head: "" }, others = []) {
  if (sides.base === null) return sides;
  const read = /* @__PURE__ */ new Set();
  addWritten(read, sides.head, prefixes.head);
  addWritten(read, sides.base, prefixes.base);
  const exclusions = sources.flatMap(
    (source) => source.kind === "path" ? source.globs.filter((glob) => glob.startsWith("!")) : []
  );
  const { files, problem: problem4 } = await changed({ read, exclusions });
  const takes = others.map(taking);
  const leftOut2 = [...sides.head.leftOut ?? [], ...sides.base.leftOut ?? []];
  const outside2 = files.map((file) => ({
    ...file,
    path: prefixes.head + file.path,
    ...file.before === null || prefixes.base === prefixes.head ? {} : { was: prefixes.base + file.path },
    isTakenOut: file.isTakenOut || takes.some((isTaken2) => isTaken2(file.path)) || leftOut2.some((folder) => isWithin(folder, file.path))
  }));
  const { head, base } = sides;
  const isSaid = [...head.problems, ...base.problems].some(({ code }) => code === problem4?.code);
  const unseen = problem4 === null || isSaid ? [] : [
    {
      ...problem4,
      message: `What the change does to files that \`policies\` does not take could not be looked at: ${problem4.message}`
    }
  ];
  const problems = [...head.problems, ...unseen];
  return { ...sides, head: { ...head, problems, outside: outside2 } };
}
function taking(source) {
  if ("folder" in source) return (path) => isWithin(source.folder, path);
  const chart = source.kind === "helm" ? source : source.kind === "argocd" ? source.chart : null;
  if (chart !== null) return (path) => isWithin(chart.chart, path) || chart.values.includes(path);
  const { globs } = compileGlobs("globs" in source ? source.globs : []);
  return (path) => globs.matches(path);
}
function addWritten(read, { files }, prefix) {
  for (const { path, renderedBy } of files) if (renderedBy === void 0) read.add(path.slice(prefix.length));
  for (const { real, renderedBy } of files)
    if (real !== void 0 && renderedBy === void 0) read.add(real);
}
var SAID_ONCE = /* @__PURE__ */ new Set(["no-tool", "several-destinations"]);
function withoutEchoes({ base, head }) {
  const said = /* @__PURE__ */ new Set();
  const once2 = (side) => ({
    ...side,
    problems: side.problems.filter(({ code, message }) => {
      const isEcho = SAID_ONCE.has(code) && said.has(message);
      said.add(message);
      return !isEcho;
    })
  });
  const after = once2(head);
  return { head: after, base: base && once2(base) };
}
var NOTHING2 = { files: [], problems: [], renderedPaths: [], unmatched: [] };
async function plainSides(source, head, base) {
  const globs = source.kind === "path" ? source.globs : "folder" in source ? [`${source.folder}/`] : [];
  const sides = withUnmatched(await head.readFiles(globs), base && await base.readFiles(globs));
  const part = (read, origin) => ({
    ...read,
    files: read.files.map((file) => inPlace(file, source)),
    renderedPaths: source.kind === "rendered" ? [origin.prefix + source.folder] : []
  });
  return { head: part(sides.head, head), base: base && sides.base && part(sides.base, base) };
}
function withAbsent(head, base) {
  const sides = withUnmatched(head, base);
  const absent2 = new Set(sides.head.unmatched.map(({ glob }) => glob));
  if (sides.head.problems.length === head.problems.length) return sides;
  const isEcho = ({ problem: { code, place } }) => code === "no-chart" && absent2.has(`${place?.file ?? ""}/`);
  const once2 = (part) => ({
    ...part,
    failures: part.failures?.filter((one) => !isEcho(one)) ?? []
  });
  return { head: once2(sides.head), base: sides.base && once2(sides.base) };
}
function withoutRoots(head, base) {
  const gone = head.unmatched.filter(({ folder }) => base?.roots?.includes(folder) === true);
  const problems = gone.map(({ folder }) => {
    const message = `${visible(folder)}, which \`policies\` gives to Flux, is gone with the change. The Kustomization in the cluster goes on to ask for that path: it finds none, and neither applies nor deletes anything until somebody gives it another one by hand (\`flux bootstrap\`). What it makes then was not judged. Merge the new folder beside the old one, let Flux and \`policies\` take it, and remove the old one after that.`;
    const tells = base?.files.flatMap(({ path }) => isWithin(folder, path) ? path : []) ?? [];
    return { ...renderProblem("moved-delivery", message, null), tells };
  });
  return { ...head, problems: [...head.problems, ...problems] };
}
function inPlace(file, { namespace, variables }) {
  if (namespace === null && Object.keys(variables).length === 0) return file;
  return {
    ...file,
    ...namespace === null ? {} : { namespace },
    ...Object.keys(variables).length === 0 ? {} : { variables }
  };
}
async function rendered(sources, origin, run) {
  const wanted2 = sources.filter(isRendered);
  if (wanted2.length === 0) return NOTHING2;
  try {
    return await inWorkspace(wanted2, origin, run);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return { ...NOTHING2, problems: [error.problem] };
  }
}
async function inWorkspace(sources, origin, run) {
  const workspace = Workspace.make(await origin.tree());
  const undo = atEnd(() => {
    workspace.remove();
  });
  try {
    const renderer = rendererOf(workspace, run.cache, run.options);
    const parts = [];
    for (const source of sources) parts.push(await renderSource(source, renderer));
    return {
      files: parts.flatMap(({ files }) => files.map((file) => atPrefix(file, origin.prefix))),
      problems: parts.flatMap(({ problems = [] }) => problems.map((one) => atPrefix(one, origin.prefix))),
      attempted: new Set(parts.flatMap(({ attempted = [] }) => attempted)),
      sent: new Set(parts.flatMap(({ sent = [] }) => sent)),
      failures: parts.flatMap(
        ({ failures = [] }) => failures.map((one) => ({ ...one, problem: atPrefix(one.problem, origin.prefix) }))
      ),
      renderedPaths: parts.flatMap(({ paths }) => paths.map((path) => origin.prefix + path)),
      leftOut: parts.flatMap(({ leftOut: leftOut2 = [] }) => leftOut2),
      roots: parts.flatMap(({ roots = [] }) => roots),
      unmatched: sources.flatMap((source) => unmatchedIn(workspace.entries, namedIn2(source)))
    };
  } finally {
    undo();
    workspace.remove();
  }
}
function allFiles(parts) {
  const [first, ...more] = parts.flatMap(({ files }) => files.length === 0 ? [] : [files]);
  return more.length === 0 ? first ?? [] : [first ?? [], ...more].flat();
}
function joined3(label, parts) {
  return {
    label,
    files: inPathOrder(allFiles(parts)),
    problems: parts.flatMap(({ problems }) => problems),
    renderedPaths: parts.flatMap(({ renderedPaths }) => renderedPaths),
    leftOut: parts.flatMap(({ leftOut: leftOut2 = [] }) => leftOut2)
  };
}

export {
  placesIn,
  policyKey,
  readReviewed,
  rolledNow,
  openTimes,
  isHeldByWindow,
  heldText,
  numbered,
  isDone,
  losesAll,
  freezeAt,
  freezeAfter,
  passedLines,
  chooseClusters,
  makeRun,
  heldByClusters,
  decider,
  exitCodeOf,
  objectsOf,
  smallBlobs,
  changedOutside,
  changedOutsideFolders,
  readPaths,
  atPrefix,
  atEnd,
  RenderError,
  gitTree,
  partTree,
  folderTree,
  isRendered,
  sidesOf,
  withOutside
};
