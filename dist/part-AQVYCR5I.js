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
} from "./part-UM33Y5VH.js";
import {
  filesBelow
} from "./part-PS7AHATF.js";
import {
  isInside
} from "./part-HL57LJEV.js";
import {
  ClusterSecrets,
  OF_THE_CLUSTER,
  PINNED,
  actsOnPlanned,
  alternatives,
  applicationsOf,
  asksForClusters,
  callsOthers,
  contentChanges,
  contentOf,
  crosses,
  doneTo,
  excludedFolders,
  goesByOthers,
  innerOf,
  isCdk8sFile,
  isNodeRoles,
  isOtherBranch,
  isSourceIgnore,
  isUnreadable,
  kubeconfigOf,
  leftOutBy,
  mayTakeNodes,
  objectChanges,
  ofController,
  optionsOf,
  otherControllers,
  packedFiles,
  placedYaml,
  rolledByOthers,
  synthesizedIn,
  takesNodes,
  unjudgedOf,
  valueKeys,
  wholeYaml
} from "./part-YATMNEDL.js";
import {
  READ_LIMITS,
  applyWaivers,
  defaultConfig,
  freezesOf,
  readConfig,
  waiversIn
} from "./part-N2SREINU.js";
import {
  ANY_FILE,
  FLAGS,
  LINK_MODE,
  STANDARD_INPUT,
  SUBMODULE_MODE,
  SUFFIXES,
  compileGlobs,
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
  noMatchProblem,
  onlyExclusions,
  readBytes,
  readStream,
  readText,
  sortedByBytes,
  symlinkProblem,
  textProblem,
  totalProblem,
  unreadableProblem,
  walkFolder,
  withoutLinks
} from "./part-DSD6PYGW.js";
import {
  iso_exports,
  writeDuration
} from "./part-JKTRSXXB.js";
import {
  GENERATORS,
  INTEREST,
  KUSTOMIZATION_NAMES,
  Kustomizations,
  OWN_GROUPS,
  PLANNED_KINDS,
  RULES,
  WATCHED,
  aroundOf,
  asideOf,
  beside,
  changeNotBatched,
  chartKeysIn,
  chartValuesIn,
  claimedAs,
  copiedElsewhere,
  definedGroups,
  failureDomainAtOnce,
  firstBatchTooLarge,
  firstBetween,
  groupsOfKind,
  holdsSettings,
  inGivenNamespace,
  inNamespaces,
  instantText,
  isAddress,
  isBuiltBeside,
  isFilledElsewhere,
  isKustomization,
  isLeftOut,
  isMadeKind,
  isMisnamedKustomization,
  isNamespacedKind,
  isOfFleet,
  isPlanned,
  isPlannedTemplate,
  isRecipeName,
  isRendered,
  isSameObject,
  isSameSource,
  isSettings,
  isUnknownKind,
  isValues,
  judges,
  kindsWritten,
  kustomizationOf,
  limitText,
  mayEncodePlanned,
  mayHoldPlanned,
  mayRender,
  meantGroup,
  meantKind,
  mentions,
  mentionsNeighbour,
  mentionsService,
  mentionsWorkload,
  namedInSource,
  namesIn,
  namesPlanned,
  namesPlanned2,
  objectsIn,
  peakAboveLimit,
  peakJump,
  policyOf,
  recipeOf,
  referencesIn,
  refersToAny,
  refusedEdits,
  rolledGroups,
  sameAsideIn,
  sameRef,
  share,
  subjectOf,
  takersIn,
  textsOf,
  traitsOf,
  waiverLapsed,
  wholePoolAtOnce,
  withKustomizations,
  worstLossAboveLimit
} from "./part-IATUAKKJ.js";
import {
  isArchive,
  isChartPart,
  isProgram,
  isTemplate,
  mayGenerate
} from "./part-7VWOLS2H.js";
import {
  ByDomain,
  counterOf,
  effectOf,
  endsOf,
  higherPeak,
  isFixed,
  isPart,
  lossOf,
  lossSums,
  measureGroup,
  mixesOf,
  peakQuery,
  runReport,
  worstTogether
} from "./part-CXZDCE2B.js";
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
  settlingMs,
  sha256,
  startsNothing
} from "./part-OV3PWDJ4.js";
import {
  repeatedKey
} from "./part-J5CQ6HA6.js";
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
  flaky,
  healthy,
  nearest,
  scaleIntOrPercent,
  selects,
  turnsBad,
  turnsBadAt,
  withTemplateDefaults
} from "./part-TA7BLW3S.js";
import {
  CLOCKS_APART_MS,
  DEFINITION_KIND,
  LIMITS,
  NODES_PER_SIDE,
  REST,
  TAILS,
  WORK,
  byKustomize,
  byOtherValues,
  byRoot,
  bySomething,
  chartOfTemplate,
  compareQuantities,
  createdIn,
  imageNames,
  isDefinition,
  isInNoNamespace,
  isNodeClass,
  isOut,
  parseFile,
  parseManifests,
  parseQuantity,
  ruleFor,
  withLiveContainer,
  withLiveRest,
  withLiveWork
} from "./part-V7ZSVKUW.js";
import {
  present
} from "./part-ERTRCOBU.js";
import {
  MAX_LABEL_LENGTH,
  byName,
  isDnsSubdomain,
  problemOf,
  sourceText
} from "./part-S44DRB3S.js";
import {
  _enum,
  array,
  boolean,
  int,
  literal,
  looseObject,
  number,
  object,
  string
} from "./part-DCL7HCDG.js";
import {
  parsedJson
} from "./part-5XHUQJII.js";
import {
  DUPLICATE,
  Histories,
  NO_BATCH,
  NO_BATCHES,
  batchesOf,
  byIdentity,
  duplicates,
  factOf,
  factsOf,
  few,
  fix,
  fixText,
  groupKey,
  identityOf,
  joinAnd,
  kindOf,
  lazily,
  listing,
  mergeIntervals,
  newestApi,
  once,
  readTaint,
  refKey,
  refText,
  remembered,
  settingsOf,
  unlimitedGroup,
  withValues
} from "./part-AKPJ4IHL.js";
import {
  DEFAULT_NAMESPACE,
  addTo,
  asUnjudged,
  canonicalJson,
  entryOf,
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
  nameOf,
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
} from "./part-HVG253A7.js";
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
function placesIn(placeOf2, cluster2) {
  if (cluster2.length === 0) return placeOf2;
  return (path) => {
    const entry = placeOf2(cluster2);
    const own = placeOf2([...cluster2, ...path]);
    const isOwn = own.line !== entry.line || own.column !== entry.column;
    return isOwn ? own : placeOf2(path);
  };
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
function brokenRules(report2, { isSame: isSame4, before }) {
  const there = report2.findings.filter(({ status }) => status !== "fixed");
  const hits = there.filter(({ severity }) => barOf(report2).includes(severity));
  const counts = isCounted(report2);
  const others = hits.filter((one) => one.rule !== IN_FREEZE && one.rule !== STALE && counts(one));
  const known2 = new Set(knownIn(report2, before));
  const wasReviewed = ({ fingerprint, rule }) => isSame4 && rule !== LAPSED || known2.has(fingerprint);
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
  const twice2 = repeatedKey(json, value);
  if (twice2)
    return {
      unusable: `says ${visible(twice2.key)} twice in one place, so that it is no report of fleetplan's.`
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
    const listed3 = read.policies.filter((one) => isOwn(one) && one.head !== null);
    const policies = new Map(listed3.map((one) => [policyKey(one), one]));
    if (policies.size < listed3.length) return { unusable: "has the same policy twice." };
    if (clusters.some(({ cluster: other }) => other === part.name))
      return { unusable: "has the same cluster twice." };
    const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
    const findings = found.filter(({ status }) => status !== "fixed");
    const before = found.filter(({ status }) => status === "fixed");
    const { snapshot: taken2, combined: together5 } = part;
    clusters.push({
      cluster: part.name,
      snapshot: taken2,
      policies,
      combined: together5.head,
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
function nameOf2(ref2) {
  return visible(refText(ref2));
}
function unreviewed({ ref: ref2, effect: effect2 }) {
  if (effect2.peakAtOnce === 0 && effect2.worstLoss === 0) return null;
  return `${nameOf2(ref2)} takes ${counted(effect2.peakAtOnce, "target")} out at once and was not in the reviewed plan.`;
}
function goneText(before) {
  return `${nameOf2(before)} was in the reviewed plan and is not there any more.`;
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
    subject: own.size === 1 ? nameOf2(policy2.ref) : `${nameOf2(policy2.ref)} group "${visible(group2.name)}"`,
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
    ([key, group2]) => own.has(key) || group2.matched === 0 ? [] : `${nameOf2(policy2.ref)} group "${visible(group2.name)}" was in the reviewed plan and is not there any more.`
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
  return `${nameOf2(ref2)} asks for ${drains.desiredHealthy} of ${counted(drains.expectedPods, "healthy pod")}, in the reviewed plan for ${before.drains.desiredHealthy}.`;
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
  const joined3 = now.targets.filter((target) => !then.has(target)).length;
  const left = before.targets.filter((target) => !own.has(target)).length;
  if (joined3 === 0 && left === 0) return null;
  const parts = [joined3 > 0 ? `${joined3} joined` : "", left > 0 ? `${left} left` : ""].filter(Boolean);
  const share2 = before.matched === 0 ? "" : ` (${percentText(joined3 + left, before.matched)} of those reviewed)`;
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
  const { worse, moved: moved2 } = before ? compareEffects(plan, before) : NO_DIFFERENCE;
  const isSame4 = expected !== null && before === null && isReviewed(run, expected);
  const { frozen, broken, stale, reviewed } = brokenRules(report2, { isSame: isSame4, before });
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
    notes: [...moved2, ...reviewedNote(reviewed), ...ageNotes(plan), ...startNotes(plan), ...report2.notices]
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
    const more2 = errors.length > 1 ? ` And ${counted(errors.length - 1, "other problem")}.` : "";
    return reason(`${first?.message ?? "The plan could not be judged."}${more2}`, null, first?.place ?? null);
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
function assumptionsOf(config, run) {
  const { flaky: flaky2 } = config.scenarios;
  return {
    ...durationsOf(config),
    domains: config.domains,
    quorums: config.quorums,
    production: config.production,
    flaky: {
      failProbability: flaky2.failProbability,
      repairedAfterMinutes: flaky2.repairedAfter === null ? null : flaky2.repairedAfter / MINUTE_MS,
      runs: flaky2.runs
    },
    ...run
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
function ruleSettingsOf(config, placeOf2) {
  const rules = /* @__PURE__ */ new Map();
  for (const [id, setting] of Object.entries(config.rules)) {
    if (!setting) continue;
    const { severity, ...options } = setting;
    rules.set(id, { severity, options });
  }
  const waivers = config.waivers.map((waiver, index) => ({ ...waiver, place: placeOf2 && placeOf2(["waivers", index]) })).filter((one) => one.kind === "malformed" || one.cluster === null || one.cluster === config.cluster);
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
    "maintenance-deleted-midway"
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
    "released-by-another",
    "expiry-bypasses-budget",
    "first-batch-too-large",
    "last-batch-dominates",
    "falls-to-default",
    "selector-matches-everything",
    "selection-moved",
    "consolidation-widened",
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
    "volume-held-by-old-pod",
    "blocked-nodes-hold-progress",
    "strategy-missing"
  ],
  "no-brakes": [
    "approval-removed",
    "failure-threshold-unreachable",
    "failure-threshold-unset",
    "point-of-no-return-early",
    "no-availability-signal",
    "no-bake-time",
    "budget-protects-nothing",
    "same-window-everywhere",
    "ramp-not-reset",
    "new-nodes-skip-ramp"
  ],
  "at-another-time": [
    "in-freeze",
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
  const asked = /* @__PURE__ */ new Map();
  for (const finding3 of findings)
    for (const setting of settingsIn(finding3))
      if (setting.inPlaceOf !== void 0) asked.set(groupKey2(finding3), setting);
  return findings.map((finding3) => {
    const setting = asked.get(groupKey2(finding3));
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
    const known2 = was && isStarted(violation, plan) ? onlyPossible(was, violation) : was;
    const status = known2 === was ? statusOf(rule, violation, was) : "worsened";
    const made = finding2(rule, violation, status, fingerprint, known2, settings);
    const isAsBad = was !== null && statusOf(rule, { ...violation, isEdited: false }, was) === "unchanged";
    const startedBy = known2 !== was ? startOf(violation) : violation.isEdited === true ? "edits" : null;
    return { violation, finding: isAsBad && startedBy !== null ? { ...made, startedBy } : made };
  });
  const fixed2 = [...before].filter(([fingerprint]) => !after.has(fingerprint)).map(([fingerprint, violation]) => ({
    violation,
    finding: finding2(rule, violation, "fixed", fingerprint, violation, settings)
  }));
  return [...found, ...fixed2];
}
var defaultsOf = remembered((rule) => rule.options.parse({}));
function laterKinds({ base, head }) {
  const moved2 = head.policies.filter(({ change }) => change?.kind === "migration").map(({ ref: ref2 }) => ref2);
  const stays2 = new Set(head.policies.map(({ ref: ref2 }) => refKey(ref2)));
  const before = (base?.policies ?? []).filter(({ ref: ref2 }) => !stays2.has(refKey(ref2)));
  return new Map(
    before.flatMap(({ ref: ref2 }) => {
      const heir = moved2.find(({ system, name }) => system === ref2.system && name === ref2.name);
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
    const known2 = worst.get(key);
    if (!known2 || isWorse2(rule, violation, known2)) worst.set(key, violation);
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
    const problems2 = read.problems.map((problem8) => ({
      ...problem8,
      message: `After this change the configuration can not be used: ${problem8.message}`
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
    ...["timeZone", "cluster", "namespace", "variables", "durations", "systems", "scenarios"].flatMap((name) => differences([name], before[name], after[name])),
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
    const shown3 = (value) => {
      if (value === null || value === void 0) return null;
      return isWait && typeof value === "number" ? writeDuration(value) : textOf2(value);
    };
    return [{ path, before: shown3(before), after: shown3(after) }];
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
function settingsOfNothing(config, placeOf2, targets) {
  if (targets.length === 0) return [];
  const settings = [...production(config), ...durations(config), ...domains(config)];
  return settings.filter(({ applies }) => !targets.some(applies)).map(
    ({ path, what, so }) => warningAt(
      placeOf2 && placeOf2(path),
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
  const hides = ({ severity, code, hidesNothing }) => severity === "error" && code !== DUPLICATE && hidesNothing !== true;
  if (!problems.some(hides)) return [];
  const known2 = new Set(head.map(identityOf));
  return base.filter((manifest) => !known2.has(identityOf(manifest)));
}
function unreadProblem(unread2) {
  if (unread2.length === 0) return [];
  const names = unread2.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`);
  const message = `${counted(unread2.length, "object")} of the base ${verb(unread2.length, "is", "are")} not in what could be read, and so neither judged nor taken for removed: ${few(names, NAMES_SHOWN)}. The numbers hold ${verb(unread2.length, "it as it was", "them as they were")}.`;
  return [warningAt(null, "not-judged", message)];
}
var NAMES_SHOWN = 5;

// src/plan/objects/cluster-scoped.ts
function isClusterScoped(apiVersion, kind) {
  return claimedAs({ apiVersion, kind })?.spec.isNamespaced === false || isInNoNamespace(apiVersion, kind);
}

// src/plan/outside/delivery-orders.ts
var isHookOf = (...phases) => (value) => value.split(",").some((phase) => phases.includes(phase.trim()));
var IS_SAID = (value) => value !== "";
var ORDERS = [
  {
    key: "argocd.argoproj.io/hook",
    when: IS_SAID,
    does: "Argo CD takes it for a hook of a sync, or leaves it out",
    remakes: isHookOf("PreSync", "Sync", "PostSync")
  },
  {
    key: "helm.sh/hook",
    when: IS_SAID,
    does: "Helm and Argo CD take it for a hook, which is no part of the release",
    remakes: isHookOf("pre-upgrade", "post-upgrade")
  },
  {
    key: "argocd.argoproj.io/sync-options",
    when: (value) => value.split(",").some((option) => option.trim() === "Force=true"),
    does: "Argo CD deletes it and makes it anew, with all it holds",
    remakes: (value) => value.split(",").some((option) => option.trim() === "Replace=true")
  },
  {
    key: "kustomize.toolkit.fluxcd.io/reconcile",
    when: (value) => value.toLowerCase() === "disabled",
    does: "Flux leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  },
  {
    key: "kustomize.toolkit.fluxcd.io/ssa",
    when: (value) => ["ignore", "ifnotpresent"].includes(value.toLowerCase()),
    does: "Flux leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  },
  {
    key: "kustomize.toolkit.fluxcd.io/force",
    when: (value) => ["enabled", "true"].includes(value.toLowerCase()),
    does: "Flux deletes it and makes it anew where the cluster refuses an edit"
  },
  {
    key: "config.kubernetes.io/local-config",
    when: (value) => value.toLowerCase() !== "false",
    does: "Kustomize and kpt do not put it into the cluster",
    skips: true
  },
  {
    key: "client.lifecycle.config.k8s.io/mutation",
    when: (value) => value === "ignore",
    does: "kpt leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  },
  ...["kapp.k14s.io/noop", "kapp.k14s.io/exists"].map((key) => ({
    key,
    when: () => true,
    does: "kapp leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  })),
  {
    key: "kapp.k14s.io/update-strategy",
    when: (value) => value === "skip",
    does: "kapp leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  },
  {
    key: "kapp.k14s.io/update-strategy",
    when: (value) => /^(?:fallback-on|always)-replace/.test(value),
    does: "kapp deletes it and makes it anew, with all it holds",
    remakes: (value) => value === "always-replace"
  },
  ...["janitor/ttl", "janitor/expires"].map((key) => ({
    key,
    when: (value) => value !== "" && value !== "forever",
    does: "kube-janitor deletes it, with all it holds, when that time is over",
    isOfNamespaced: true,
    isOfNamespaces: true
  })),
  {
    key: "cleanup.kyverno.io/ttl",
    isLabel: true,
    when: IS_SAID,
    does: "Kyverno deletes it, with all it holds, when that time is over",
    isOfNamespaces: true
  },
  {
    key: "k8s-ttl-controller.twin.sh/ttl",
    when: IS_SAID,
    does: "k8s-ttl-controller deletes it, with all it holds, when that time is over",
    isOfNamespaces: true
  },
  ...["uptime", "downtime", "upscale-period", "downscale-period", "force-uptime", "force-downtime"].map(
    (key) => ({
      key: `downscaler/${key}`,
      when: IS_SAID,
      does: "kube-downscaler sets its replicas by the clock",
      isLeft: true,
      isOfNamespaces: true
    })
  ),
  {
    key: "downscaler/downtime-replicas",
    when: IS_SAID,
    does: "kube-downscaler leaves that many of its replicas when it scales down",
    isLeft: true,
    isOfNamespaces: true
  },
  ...["exclude", "exclude-until"].map((key) => ({
    key: `downscaler/${key}`,
    when: (value) => value !== "" && value !== "false",
    does: "kube-downscaler leaves its replicas alone",
    isLeft: true,
    isNeeded: true,
    isOfNamespaces: true
  })),
  ...[true, void 0].map((isLabel) => ({
    key: "keel.sh/policy",
    ...isLabel ? { isLabel } : {},
    when: (value) => value !== "never" && value !== "",
    does: "Keel rolls other images out by itself",
    isLeft: true
  })),
  ...["fluxcd.io", "flux.weave.works"].flatMap((prefix) => [
    {
      key: `${prefix}/ignore`,
      when: (value) => ["true", "sync_only"].includes(value),
      does: "Flux 1 leaves what is in the cluster as it is",
      isLeft: true,
      skips: true,
      isOfNamespaces: true
    },
    {
      key: `${prefix}/automated`,
      when: (value) => value === "true",
      does: "Flux 1 rolls other images out by itself",
      isLeft: true
    }
  ]),
  {
    key: "configmanagement.gke.io/managed",
    when: (value) => value === "disabled",
    does: "Config Sync leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  },
  ...[
    "configmanagement.gke.io/cluster-selector",
    "configmanagement.gke.io/namespace-selector",
    "configsync.gke.io/cluster-name-selector"
  ].map((key) => ({
    key,
    when: IS_SAID,
    does: "Config Sync applies it where that selects, and deletes it elsewhere"
  })),
  {
    key: "addonmanager.kubernetes.io/mode",
    isLabel: true,
    when: (value) => value === "EnsureExists",
    does: "the addon manager leaves what is in the cluster as it is",
    isLeft: true,
    skips: true
  },
  {
    key: "addonmanager.kubernetes.io/mode",
    isLabel: true,
    when: (value) => value === "Reconcile",
    does: "the addon manager applies it, and deletes what has it in the cluster and no more in the files",
    isNeeded: true
  }
];

// src/plan/outside/delivery.ts
function movedDelivery(base, head) {
  const before = new Map((base ?? []).filter(isDelivered).map((manifest) => [keyOf3(manifest), manifest]));
  return head.filter(isDelivered).flatMap((manifest) => {
    const earlier = before.get(keyOf3(manifest));
    const was = earlier ? [...ordersOf(earlier), ...conditionsOf(earlier, earlier)] : [];
    const is = [...ordersOf(manifest), ...conditionsOf(manifest, earlier)];
    if (textOf3(was) === textOf3(is))
      return earlier ? [...remade(earlier, manifest, is), ...skipped(earlier, manifest, is)] : [];
    const moving = is.filter(({ isNeeded }) => !isNeeded);
    const lost = was.filter(
      ({ name, isFreelyLost }) => !isFreelyLost && !is.some((one) => one.name === name)
    );
    const isGone3 = moving.length === 0 || lost.some(({ isNeeded }) => isNeeded);
    const [first] = isGone3 ? lost : moving;
    if (!first) return [];
    const isStill = !isGone3 && is.every(({ isLeft: isLeft2 }) => isLeft2) && earlier !== void 0 && isSameSpec(earlier, manifest);
    const severity = base && !isStill ? "error" : "warning";
    const unjudged = severity === "warning" && base ? { isUnjudged: true } : {};
    return [{ ...problemOf2(manifest, first, isGone3), severity, ...unjudged }];
  });
}
function isDelivered(manifest) {
  return isNamespace(manifest) || isPlanned(manifest);
}
function isNamespace({ apiVersion, kind }) {
  return apiVersion === "v1" && kind === "Namespace";
}
function remade(before, manifest, orders) {
  const order = orders.find(({ remakes }) => remakes);
  if (!order || isSameSpec(before, manifest)) return [];
  const message = `${visible(manifest.kind)}/${visible(manifest.name)} is edited, and has ${order.name}: with each edit it is deleted and made anew, and what it holds goes with it, all at once and whatever its limits say. The plan is of an edit in place, so what the change does is not judged. Take the annotation away in a change of its own first.`;
  const place = manifest.placeOf(order.path);
  return [errorAt(place, "moved-delivery", message)];
}
function skipped(before, manifest, orders) {
  const order = orders.find(({ skips }) => skips);
  if (!order || isSameSpec(before, manifest)) return [];
  const message = `${visible(manifest.kind)}/${visible(manifest.name)} is edited, and has ${order.name}: ${order.does}, so merging starts nothing of this edit. The plan is of what it does where somebody applies it by hand. Take the annotation or label away in a change of its own first, if the cluster is to get it.`;
  return [unjudgedAt(manifest.placeOf(order.path), "moved-delivery", message)];
}
function ordersOf(manifest) {
  const { metadata } = manifest.object;
  const [annotations, labels] = [labelsIn(metadata, "annotations"), labelsIn(metadata, "labels")];
  const isInNone = isClusterScoped(manifest.apiVersion, manifest.kind);
  const orders = ORDERS.flatMap((order) => {
    const { key, isLabel, when } = order;
    const value = (isLabel ? labels : annotations)[key];
    if (value === void 0 || !when(value)) return [];
    if (isNamespace(manifest) ? !order.isOfNamespaces : order.isOfNamespaced && isInNone) return [];
    return {
      ...order,
      path: ["metadata", isLabel ? "labels" : "annotations", key],
      name: `the ${isLabel ? "label" : "annotation"} ${key}: ${visible(value)}`,
      remakes: order.remakes?.(value) === true && isRemadeBy(annotations)
    };
  });
  return present([...orders, isNamespace(manifest) ? null : ownedBy(itemsIn(metadata, "ownerReferences"))]);
}
function ownedBy(owners) {
  if (owners.length === 0) return null;
  const names = owners.map(
    (owner) => visible(`${textIn(owner, "kind") ?? ""}/${textIn(owner, "name") ?? ""}`)
  );
  const does = `garbage collection deletes it, with all it holds, where ${listing(names)} is not there or goes`;
  return {
    path: ["metadata", "ownerReferences"],
    name: "metadata.ownerReferences",
    does
  };
}
function conditionsOf({ object: object2 }, earlier) {
  const fields = earlier ? ["resourceVersion", "uid"] : ["resourceVersion"];
  return fields.filter((field2) => (textIn(object2["metadata"], field2) ?? "") !== "").map((field2) => ({
    path: ["metadata", field2],
    name: `metadata.${field2}`,
    does: "the API server refuses to apply the file where the live object has another one, as after any edit it has, and no edit arrives",
    isFreelyLost: true
  }));
}
var DELETE_POLICIES = ["helm.sh/hook-delete-policy", "argocd.argoproj.io/hook-delete-policy"];
function isRemadeBy(annotations) {
  const policies = DELETE_POLICIES.flatMap((key) => annotations[key]?.split(",") ?? []).map(
    (one) => one.trim()
  );
  return policies.length === 0 || policies.some((one) => !["hook-failed", "HookFailed"].includes(one));
}
function problemOf2(manifest, { path, name, does }, isGone3) {
  const what = `${visible(manifest.kind)}/${visible(manifest.name)}`;
  const message = isGone3 ? `${what} loses ${name}, with which ${does}. What the cluster has of it is not what the base says, so what the change does is not judged. Keep it until the files say what the cluster has.` : `${what} gets ${name}: ${does}. The plan is of objects that are applied as they are written, so what the change does is not judged. Take it out of this change.`;
  const place = isGone3 ? manifest.place : manifest.placeOf(path);
  return errorAt(place, "moved-delivery", message);
}
function isSameSpec(a, b) {
  return isSameJson(a.object["spec"], b.object["spec"]);
}
function textOf3(orders) {
  return canonicalJson(orders.map(({ name, does }) => [name, does]));
}
function keyOf3(manifest) {
  const { apiVersion, kind, name } = manifest;
  return canonicalJson([groupOf(apiVersion), kind, namespaceOf(manifest), name]);
}

// src/plan/outside/accounts.ts
var RBAC = "rbac.authorization.k8s.io";
var ALL = "*";
function isRole({ apiVersion, kind }) {
  return groupOf(apiVersion) === RBAC && (kind === "ClusterRole" || kind === "Role");
}
function isBinding({ apiVersion, kind }) {
  return groupOf(apiVersion) === RBAC && (kind === "ClusterRoleBinding" || kind === "RoleBinding");
}
function accountOfPod(podSpec, namespace) {
  const name = textIn(podSpec, "serviceAccountName") ?? textIn(podSpec, "serviceAccount");
  return { kind: "ServiceAccount", namespace, name: name === null || name === "" ? "default" : name };
}
function accountsOf(binding) {
  return itemsIn(binding.object, "subjects").flatMap((subject) => {
    const [kind, name] = [textIn(subject, "kind"), textIn(subject, "name") ?? ""];
    if (kind === "ServiceAccount")
      return [{ kind, namespace: textIn(subject, "namespace") ?? namespaceOf(binding), name }];
    const [, namespace, account] = ACCOUNT_AS_USER.exec(name) ?? [];
    if (kind === "User" && namespace !== void 0 && account !== void 0)
      return [{ kind: "ServiceAccount", namespace, name: account }];
    return kind === "User" || kind === "Group" ? [{ kind, namespace: "", name }] : [];
  });
}
function isNamedBy(binding, { kind, namespace, name }) {
  return accountsOf(binding).some(
    (one) => one.kind === kind && one.namespace === namespace && one.name === name
  );
}
var ACCOUNT_AS_USER = /^system:serviceaccount:([^:]+):([^:]+)$/;
var ACCOUNTS = "system:serviceaccounts";
function isGivenBy(binding, account) {
  if (isNamedBy(binding, account)) return true;
  if (account.kind !== "ServiceAccount") return false;
  const groups = [`${ACCOUNTS}:${account.namespace}`, ACCOUNTS, "system:authenticated"];
  return groups.some((name) => isNamedBy(binding, { kind: "Group", namespace: "", name }));
}
function roleOf(binding, all) {
  const ref2 = objectIn(binding.object, "roleRef");
  const [kind, name] = [textIn(ref2, "kind"), textIn(ref2, "name")];
  const isMeant = (role) => isRole(role) && role.kind === kind && role.name === name && (kind === "ClusterRole" || namespaceOf(role) === namespaceOf(binding));
  return all.find(isMeant) ?? null;
}
function grantedTo(account, all) {
  const bindings = all.filter((one) => isBinding(one) && isGivenBy(one, account));
  const given = bindings.map((binding) => ({ binding, role: roleOf(binding, all) }));
  return {
    rights: given.flatMap(({ binding, role }) => {
      const where = binding.kind === "RoleBinding" ? namespaceOf(binding) : ALL;
      return rightsOf(role, all).map((right) => ({ ...right, namespace: where }));
    }),
    unknown: given.flatMap(({ binding, role }) => {
      const ref2 = objectIn(binding.object, "roleRef");
      return role ? [] : [`${textIn(ref2, "kind") ?? ""}/${textIn(ref2, "name") ?? ""}`];
    }),
    by: given.flatMap(({ binding, role }) => role ? [binding, role] : [binding])
  };
}
function rightsOf(role, all) {
  if (!role) return [];
  return [role, ...gathered(role, all)].flatMap(({ object: object2 }) => itemsIn(object2, "rules").flatMap(rightsIn));
}
function gathered(role, all) {
  const selectors = itemsIn(fieldAt(role.object, "aggregationRule"), "clusterRoleSelectors").flatMap(
    (one) => {
      const compiled = compileSelector(one);
      return "selector" in compiled ? [compiled.selector] : [];
    }
  );
  if (selectors.length === 0) return [];
  const own = identityOf(role);
  return all.filter(
    (one) => isRole(one) && one.kind === "ClusterRole" && identityOf(one) !== own && selectors.some((selector) => selects(selector, labelsIn(one.object["metadata"], "labels")))
  );
}
function rightsIn(rule) {
  const listed3 = (name) => textsOf(fieldAt(rule, name) ?? []);
  const names = listed3("resourceNames");
  return listed3("apiGroups").flatMap(
    (group2) => listed3("resources").flatMap(
      (resource) => listed3("verbs").map((verb2) => ({
        ...{ verb: verb2, resource, group: group2, namespace: ALL },
        names: names.length === 0 ? null : names
      }))
    )
  );
}
function covers(rights, wanted2) {
  return rights.some(
    (right) => [ALL, wanted2.verb].includes(right.verb) && [ALL, wanted2.group].includes(right.group) && isResourceOf(right.resource, wanted2.resource) && [ALL, wanted2.namespace].includes(right.namespace) && (right.names === null || wanted2.names?.every((name) => right.names?.includes(name)) === true)
  );
}
function isResourceOf(given, wanted2) {
  const [, part] = wanted2.split("/");
  return given === ALL || given === wanted2 || part !== void 0 && given === `${ALL}/${part}`;
}

// src/plan/outside/restarted-elsewhere.ts
function restartedElsewhere(base, head) {
  const changes = objectChanges(base, head);
  const edited2 = changes.flatMap(
    ({ before, after }) => before && after && isSettings(after) && dataOf(before) !== dataOf(after) ? [after] : []
  );
  if (edited2.length === 0) return [];
  return changes.flatMap(({ before, after: workload }) => {
    if (!before || !workload || !isSameJson(templateOf(before), templateOf(workload))) return [];
    const isRestartedBy = restarters(workload);
    const isNear = (one) => one.namespace === null || namespaceOf(one) === namespaceOf(workload);
    const cause = edited2.find((one) => isNear(one) && isRestartedBy(one));
    return cause ? [problem(workload, cause)] : [];
  });
}
function dataOf({ object: object2 }) {
  return canonicalJson(["data", "binaryData", "stringData"].map((field2) => object2[field2] ?? null));
}
function templateOf({ object: object2 }) {
  return fieldAt(object2, "spec", "template") ?? null;
}
var RELOADER = "reloader.stakater.com";
function restarters({ object: object2 }) {
  const template = fieldAt(object2, "spec", "template");
  const annotations = {
    ...labelsIn(fieldAt(template, "metadata"), "annotations"),
    ...labelsIn(object2["metadata"], "annotations")
  };
  const isOn = (key) => annotations[key] === "true";
  const used = usedBy(fieldAt(template, "spec") ?? null);
  return ({ kind, name, object: settings }) => {
    const prefix = kind.toLowerCase();
    const listed3 = annotations[`${prefix}.${RELOADER}/reload`]?.split(",").map((one) => one.trim()) ?? [];
    if (listed3.includes(name)) return true;
    if (!used.has(`${kind}/${name}`)) return false;
    const isMatched = labelsIn(settings["metadata"], "annotations")[`${RELOADER}/match`] === "true";
    return isOn(`${RELOADER}/auto`) || isOn(`${prefix}.${RELOADER}/auto`) || isOn("wave.pusher.com/update-on-config-change") || isOn(`${RELOADER}/search`) && isMatched;
  };
}
var NAMING = {
  configMap: "ConfigMap",
  configMapRef: "ConfigMap",
  configMapKeyRef: "ConfigMap",
  secret: "Secret",
  secretRef: "Secret",
  secretKeyRef: "Secret"
};
function usedBy(pod) {
  const found = /* @__PURE__ */ new Set();
  const queue = [pod];
  for (let one = queue.pop(); one !== void 0; one = queue.pop()) {
    if (Array.isArray(one)) queue.push(...one);
    else if (isObject(one)) {
      for (const named4 of namedIn(one)) found.add(named4);
      queue.push(...Object.values(one));
    }
  }
  return found;
}
function namedIn(fields) {
  return Object.entries(fields).flatMap(([key, value]) => {
    const kind = entryOf(NAMING, key);
    const name = kind === void 0 ? null : textIn(value, "name") ?? textIn(value, "secretName");
    return name === null ? [] : [`${kind}/${name}`];
  });
}
function problem(workload, cause) {
  const title = titleOf(workload);
  const message = `${titleOf(cause)} is edited, and an annotation of ${title} has its pods restarted then (Reloader, Wave): a rollout that its pod template does not show, and that was not judged. Change an annotation of the pod template of ${title} in the same change, as \`kubectl rollout restart\` does, and the rollout is planned.`;
  return errorAt(cause.place, "restarted-elsewhere", message);
}

// src/plan/outside/edited-controllers.ts
var PLANNED = SYSTEMS.flatMap(({ program }) => program ?? []);
var JANITOR = { title: "kube-janitor", takes: "pods", does: "deletes objects and" };
var CONTROLLERS = [
  ...PLANNED,
  { image: /(?:^|\/)kured$/, title: "kured", takes: "nodes", does: "cordons, drains and reboots" },
  { image: /(?:^|\/)aws-node-termination-handler$/, title: "the node termination handler", takes: "nodes" },
  { image: /(?:^|\/)cluster-autoscaler$/, title: "the cluster autoscaler", takes: "nodes" },
  { image: /(?:^|\/)draino2?$/, title: "draino", takes: "nodes" },
  { image: /(?:^|\/)gpu-operator$/, title: "the GPU operator", takes: "nodes" },
  { image: /(?:^|\/)descheduler$/, title: "the descheduler", takes: "pods" },
  { image: /(?:^|\/)kube-janitor$/, ...JANITOR },
  { image: /(?:^|\/)vpa-updater$/, title: "the vertical autoscaler", takes: "pods" },
  { image: /(?:^|\/)reloader$/, title: "Reloader", takes: "pods" },
  { image: /(?:^|\/)wave$/, title: "Wave", takes: "pods" }
];
var QUIET = /(?:^|[-_.])(?:zap-)?log|metric|health|probe|trac(?:e|ing)|profil|otel|memory_?limit|gomaxprocs|gomemlimit|pprof/i;
function editedControllers(base, head) {
  const changes = objectChanges(base, head);
  const settings = changes.flatMap(
    ({ manifest, before, after }) => isSettings(manifest) && contentOf(before) !== contentOf(after) ? [manifest] : []
  );
  return changes.flatMap((change) => ofWorkload(change, { settings, head }) ?? ofSettings(change) ?? []);
}
var WORKLOADS = /* @__PURE__ */ new Set(["Deployment", "DaemonSet", "StatefulSet", "CronJob", "Job"]);
function ofWorkload({ manifest: side, before, after }, { settings, head }) {
  if (!WORKLOADS.has(side.kind) || !["apps", "batch"].includes(groupOf(side.apiVersion))) return null;
  const controller = controllerOf(after) ?? controllerOf(before);
  if (controller === null) return null;
  const isPlannedHere = controller.takes === void 0;
  if (before === null) {
    if (!isPlannedHere) return problem2(side, controller, "is added", "warning");
    return GATES.test(settingsOf2(side)) ? problem2(side, controller, "is added with feature gates", "warning") : null;
  }
  if (after === null) return problem2(side, controller, "is gone from the files", "warning");
  if (isOff(after) && !isOff(before)) return problem2(side, controller, "is scaled to none", "warning");
  const severity = isPlannedHere ? "error" : "warning";
  if (settingsOf2(before) !== settingsOf2(after))
    return problem2(
      side,
      controller,
      "gets other arguments or another environment",
      severity,
      whichOf(before, after, controller)
    );
  const read = settings.find((one) => isReadBy(one, after));
  if (read !== void 0)
    return problem2(side, controller, `reads ${titleOf(read)}, which is edited`, severity);
  if (isPlannedHere && actsAsUnknown(before, after, head))
    return problem2(side, controller, "runs as another account, whose rights no file tells", "warning");
  return imagesOf(before) === imagesOf(after) ? null : problem2(side, controller, "gets another image", "warning");
}
function isOff({ object: object2 }) {
  return fieldAt(object2, "spec", "replicas") === 0;
}
function whichOf(before, after, { gates = {} }) {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = [...new Map([...was, ...is]).keys()].filter((name) => was.get(name) !== is.get(name));
  if (names.length === 0) return "";
  const switches = names.flatMap((name) => GATES.test(name) ? switched(was.get(name), is.get(name)) : []);
  const does = switches.flatMap((gate) => gates[gate] === void 0 ? [] : `with ${gate} ${gates[gate]}`);
  const named4 = few([...names, ...switches].map((name) => visible(name)));
  return ` Edited: ${named4}${does.length > 0 ? `; ${does.join(", and ")}` : ""}.`;
}
function valuesOf(manifest) {
  return new Map(
    containersOf(manifest).flatMap((container) => [
      ...itemsIn(container, "args").flatMap((word) => {
        const [, name = "", value = ""] = /^(--?[\w.-]+)(?:=(.*))?$/s.exec(typeof word === "string" ? word : "") ?? [];
        return name === "" || QUIET.test(name) ? [] : [[name, value]];
      }),
      ...itemsIn(container, "env").flatMap((variable) => {
        const name = textIn(variable, "name") ?? "";
        return QUIET.test(name) ? [] : [[name, textIn(variable, "value") ?? canonicalJson(variable)]];
      })
    ])
  );
}
function switched(was = "", is = "") {
  const [before, after] = [was, is].map((text2) => text2.split(",").map((gate) => gate.trim()));
  const named4 = new Set(after?.map((gate) => gate.split("=")[0]));
  return [
    ...(after ?? []).filter((gate) => gate !== "" && !before?.includes(gate)),
    ...(before ?? []).flatMap((gate) => {
      const [name = ""] = gate.split("=");
      return name === "" || named4.has(name) ? [] : `${name} gone`;
    })
  ];
}
var GATES = /feature[-_]?gates/i;
function actsAsUnknown(before, after, head) {
  const [was, is] = [before, after].map((one) => accountOfPod(podSpecOf(one), namespaceOf(one)));
  const isTold = (account) => head.some((one) => isBinding(one) && isNamedBy(one, account));
  return was?.name !== is?.name && is !== void 0 && !isTold(is);
}
function ofSettings({ manifest: side, before, after }) {
  if (!isSettings(side) || contentOf(before) === contentOf(after)) return null;
  const does = `is ${doneTo({ before, after })}`;
  const reader = PLANNED.find(({ settings }) => settings === side.name);
  if (reader) return before === null ? null : problem2(side, reader, does, "error");
  if (side.name === ARGO_CD && before !== null && deliveryOf(before) !== deliveryOf(after))
    return problem2(side, { title: "Argo CD", takes: "files" }, does, "warning");
  const texts = [before, after].map((one) => canonicalJson(one?.object));
  const ruled = RULES2.find(({ words: words2 }) => texts.some((text2) => words2.every((word) => word.test(text2))));
  return ruled ? problem2(side, ruled.told, does, "warning") : null;
}
var ARGO_CD = "argocd-cm";
function deliveryOf(settings) {
  const data = Object.entries(objectIn(settings?.object, "data") ?? {});
  return canonicalJson(
    Object.fromEntries(data.filter(([key]) => /^(?:resource|application|kustomize|helm)\./.test(key)))
  );
}
var RULES2 = [
  {
    words: [/kind(?:\\?["'])?: *(?:\\?["'])?DeschedulerPolicy/],
    told: { title: "the descheduler", takes: "pods" }
  },
  { words: [/\bjmespath\b/, /\bttl\b/], told: JANITOR }
];
function podSpecOf({ object: object2, kind }) {
  const spec = kind === "CronJob" ? fieldAt(object2, "spec", "jobTemplate", "spec") : object2["spec"];
  return fieldAt(spec, "template", "spec") ?? null;
}
function containersOf(manifest) {
  return itemsIn(podSpecOf(manifest), "containers");
}
function repositoryOf(container) {
  const [image = ""] = (textIn(container, "image") ?? "").split("@");
  const colon = image.lastIndexOf(":");
  return colon > image.lastIndexOf("/") ? image.slice(0, colon) : image;
}
function controllerOf(side) {
  const images = side === null ? [] : containersOf(side).map(repositoryOf);
  return CONTROLLERS.find(({ image }) => images.some((one) => image.test(one))) ?? null;
}
function settingsOf2(manifest) {
  const words2 = containersOf(manifest).map((container) => [
    ...["command", "args"].map(
      (field2) => itemsIn(container, field2).filter(
        (word) => typeof word !== "string" || !QUIET.test(word.split("=")[0] ?? "")
      )
    ),
    itemsIn(container, "env").filter((variable) => !QUIET.test(textIn(variable, "name") ?? "")).map(canonicalJson).sort(),
    itemsIn(container, "envFrom"),
    // What runs beside the command, and may end it.
    fieldAt(container, "lifecycle", "postStart") ?? null
  ]);
  const spec = podSpecOf(manifest);
  return canonicalJson([
    ...words2,
    [...usedBy(spec)].sort(),
    ...REACHES.map(([field2, usual]) => fieldAt(spec, field2) ?? usual)
  ]);
}
var REACHES = [
  ["hostAliases", []],
  ["dnsPolicy", "ClusterFirst"],
  ["dnsConfig", {}],
  ["automountServiceAccountToken", true]
];
function imagesOf(manifest) {
  return canonicalJson(containersOf(manifest).map((container) => textIn(container, "image")));
}
function isReadBy(settings, workload) {
  const isNear = settings.namespace === null || namespaceOf(settings) === namespaceOf(workload);
  return isNear && usedBy(podSpecOf(workload)).has(`${settings.kind}/${settings.name}`);
}
function problem2(manifest, { title, takes: takes2, does: act = "takes" }, does, severity, which = "") {
  const what = takes2 === void 0 ? "the plan is of that controller as it is configured here (`systems` of the configuration), and what it does by this was not judged" : takes2 === "files" ? "what of the files it applies, leaves alone and deletes may be another thing by this, which was not judged" : `it ${act} ${takes2} by rules of its own, which is not planned here: no number of this plan counts those ${takes2}`;
  const fix2 = severity === "error" ? ` Make it a change of its own that its owners review, or take its file out of the globs (\`!${visible(manifest.place.file)}\`).` : "";
  const message = `${titleOf(manifest)} (${title}) ${does}: ${what}.${which}${fix2}`;
  return (severity === "error" ? errorAt : unjudgedAt)(manifest.place, "edited-controller", message);
}

// src/plan/outside/lost-rights.ts
function lostRights(base, head) {
  const before = base ?? [];
  const after = byIdentity(head);
  const roles = before.filter((one) => isRole(one) && isOverPlanned(one, before));
  const actors = actorsOf(before, head, roles);
  const isOther2 = (manifest) => contentOf(manifest) !== contentOf(after.get(identityOf(manifest)));
  const lost = /* @__PURE__ */ new Set([
    ...roles.filter((role) => losesSome(rightsOf(role, before), rightsOf(after.get(identityOf(role)), head))),
    ...actors.flatMap((holder) => {
      const by = lostBy(holder, before, head);
      const edited2 = by.filter(isOther2);
      return edited2.length > 0 ? edited2 : by.slice(0, 1);
    }),
    ...before.filter((one) => !after.has(identityOf(one)) && actors.some((holder) => isBearer(one, holder)))
  ]);
  const [first] = lost;
  if (!first) return [];
  const message = `${listing([...lost].map(titleOf))} ${verb(lost.size, "is", "are")} gone from the files or ${verb(lost.size, "allows", "allow")} less: a controller of planned objects that may no longer act stops in the middle of what it does, and leaves nodes out. The plan is of one that may.`;
  return [unjudgedAt(first.place, "lost-rights", message)];
}
function isOverPlanned(role, all) {
  return rightsOf(role, all).some(({ group: group2 }) => OWN_GROUPS.includes(group2));
}
function actorsOf(before, head, roles) {
  const now = byIdentity(head);
  const acting = before.flatMap((one) => {
    const was = actingAs(one);
    return was ? [{ one, was }] : [];
  });
  const staying = acting.flatMap(({ one, was }) => {
    const later = now.get(identityOf(one));
    const is = later && actingAs(later);
    return is ? [{ before: was, after: is, by: one }] : [];
  });
  const known2 = new Set(acting.map(({ was }) => keyOf4(was)));
  const others = before.filter((one) => isBinding(one) && roles.some((role) => role === roleOf(one, before))).flatMap(accountsOf).filter((account) => !known2.has(keyOf4(account)) && mayBeController(account, before));
  return [...staying, ...others.map((account) => ({ before: account, after: account, by: null }))];
}
function actingAs(manifest) {
  const namespace = namespaceOf(manifest);
  const { podsAt = null } = claimedAs(manifest)?.spec ?? {};
  if (podsAt !== null) return accountOfPod(fieldAt(manifest.object, ...podsAt) ?? null, namespace);
  const controller = controllerOf(manifest);
  return controller && controller.takes === void 0 ? accountOfPod(podSpecOf(manifest), namespace) : null;
}
function mayBeController(account, all) {
  if (account.kind === "ServiceAccount") return true;
  return grantedTo(account, all).rights.some(
    ({ group: group2, resource }) => OWN_GROUPS.includes(group2) && /\/(?:status|finalizers)$/.test(resource)
  );
}
function keyOf4({ kind, namespace, name }) {
  return `${kind}/${namespace}/${name}`;
}
function lostBy(holder, before, head) {
  const [was, is] = [grantedTo(holder.before, before), grantedTo(holder.after, head)];
  const isLess2 = losesSome(was.rights, is.rights) || was.unknown.some((role) => !is.unknown.includes(role));
  return isLess2 ? [...was.by, ...holder.by ? [holder.by] : []] : [];
}
var NOTES = /* @__PURE__ */ new Set(["events"]);
function losesSome(before, after) {
  return before.some((right) => !NOTES.has(right.resource) && !covers(after, right));
}
function isBearer(manifest, { before, after }) {
  const { apiVersion, kind, name } = manifest;
  if (apiVersion !== "v1" || kind !== "ServiceAccount" || keyOf4(before) !== keyOf4(after)) return false;
  return keyOf4({ kind, namespace: namespaceOf(manifest), name }) === keyOf4(after);
}

// src/plan/outside/cloud-upgrades.ts
var DECLARED = /\.(?:tf|tofu|hcl|bicep)$/;
var FLEET_UPDATE = /^[ \t]*resource[ \t]+(?:"(azurerm_kubernetes_fleet_(?:update_run|update_strategy|auto_upgrade_profile))"[ \t]+"[^"\n]*"|\w+[ \t]+'(Microsoft\.ContainerService\/fleets\/(?:updateRuns|updateStrategies|autoUpgradeProfiles))@[^'\n]*'[^\n={]*=)[^\n{]*\{/gim;
var LIMIT = /^[^\n#]*?\b(max_?surge|max_?unavailable(?:_?percentage)?|drain_?timeout_?in_?minutes|node_?soak_?duration_?in_?minutes)[ \t]*[=:][ \t]*["']?([\w.%]+)/gim;
function cloudUpgrades(outside2 = []) {
  const edits = outside2.flatMap(({ path, before, text: text2, isTakenOut }) => {
    if (isTakenOut || !DECLARED.test(path) || path.split("/").slice(0, -1).some(isLeftOut)) return [];
    const said = updateEdit(before, text2) ?? limitEdit(before, text2);
    return said === null ? [] : [`${visible(said)} (${visible(path)})`];
  });
  if (edits.length === 0) return [];
  const message = `The change edits how a cloud upgrades nodes by itself, in ${counted(edits.length, "file")} that ${verb(edits.length, "is", "are")} not planned: ${few(edits, SHOWN)}. It takes nodes in an order and number of its own, and no number of this plan counts those.`;
  return [unjudgedAt(null, "outside-policies", message)];
}
var SHOWN = 5;
function updateEdit(before, after) {
  const [was, is] = [updatesIn(before), updatesIn(after)];
  const [added] = [...is].filter(([text2]) => !was.has(text2)).map(([, type]) => type);
  const [gone] = [...was].filter(([text2]) => !is.has(text2)).map(([, type]) => type);
  if (added === void 0) return gone === void 0 ? null : `${gone} removed`;
  return `${added} ${[...was.values()].includes(added) ? "edited" : "added"}`;
}
function updatesIn(text2) {
  const written2 = text2 ?? "";
  const found = [...written2.matchAll(FLEET_UPDATE)];
  return new Map(
    found.map((match, i) => {
      const block = blockIn(written2.slice(match.index, found[i + 1]?.index));
      return [block.replaceAll(/\s+/g, " "), match[1] ?? match[2] ?? ""];
    })
  );
}
function blockIn(text2) {
  let depth = 0;
  for (let i = text2.indexOf("{"); i >= 0 && i < text2.length; i++) {
    if (text2[i] === "{") depth++;
    else if (text2[i] === "}" && --depth === 0) return text2.slice(0, i + 1);
  }
  return text2;
}
function limitEdit(before, after) {
  const [was, is] = [limitsIn2(before), limitsIn2(after)];
  if (was.length !== is.length) return null;
  const edits = is.flatMap(({ key, value }, i) => {
    const before2 = was[i];
    return before2?.key === key && before2.value !== value ? [`${key} ${before2.value} -> ${value}`] : [];
  });
  return edits[0] ?? null;
}
function limitsIn2(text2) {
  return Array.from((text2 ?? "").matchAll(LIMIT), ([, key = "", value = ""]) => ({ key, value }));
}

// src/plan/outside/node-versions.ts
var DATA = /\.(?:ya?ml|json|toml|ini|env|tf|tofu|tfvars|hcl)$/;
var OF_PIPELINES = /(?:^|\/)\.(?:github|gitlab|circleci|buildkite)(?:\/|-)/;
var VERSION = /^[ \t-]*(?:export +)?["']?((?:install_)?(?:k3s|rke2|k0s)_?version|kube_?version|(?:talos|kubernetes)_?version|cluster_version|(?:ami_)?release_version|min_master_version|orchestrator_version)["']?[ \t]*[:=][ \t]*["']?([\w.+-]*\d[\w.+-]*)/gim;
function nodeVersions(outside2 = []) {
  const moved2 = outside2.flatMap((file) => {
    if (file.isTakenOut || !DATA.test(file.path) || OF_PIPELINES.test(file.path)) return [];
    if (file.path.split("/").slice(0, -1).some(isLeftOut)) return [];
    const [was, is] = [versionsIn(file.before), versionsIn(file.text)];
    const name = [...was].find(([key, value]) => is.has(key) && is.get(key) !== value)?.[0];
    return name === void 0 ? [] : `${visible(name)} ${visible(was.get(name) ?? "")} -> ${visible(is.get(name) ?? "")} (${visible(file.path)})`;
  });
  if (moved2.length === 0) return [];
  const message = `The change gives nodes another version in ${counted(moved2.length, "file")} that ${verb(moved2.length, "is", "are")} not planned: ${few(moved2, SHOWN2)}. What goes by ${verb(moved2.length, "it", "them")} takes nodes in an order and number of its own, and no number of this plan counts those.`;
  return [unjudgedAt(null, "outside-policies", message)];
}
var SHOWN2 = 5;
function versionsIn(text2) {
  return new Map(
    Array.from((text2 ?? "").matchAll(VERSION), ([, name = "", version = ""]) => [name, version])
  );
}

// src/plan/outside/acting-outside.ts
var MANIFEST = /\.(?:ya?ml|json)$/;
var SHOWN3 = 5;
var mayAct = mentions([
  "kubectl",
  "helm",
  "/oc",
  "kubernetes.default",
  "_node",
  "reboot",
  "shutdown",
  "poweroff",
  "kexec",
  "sysrq",
  "kubelet",
  "kubeadm",
  "crictl",
  "ipmi",
  "nvidia-smi",
  "aws",
  "gcloud",
  "eksctl",
  "talosctl",
  "openstack",
  "downscaler/",
  "janitor/",
  "/ttl",
  "fluxcd.io/ignore",
  "admissionregistration",
  "apiregistration",
  "kyverno.io",
  "gatekeeper.sh",
  "karmada.io"
]);
function actingOutside({ outside: outside2 = [], renderedPaths = [], beside: beside2 = [] }, base, head, besideBefore = []) {
  if (base === null) return [];
  const known2 = new Set([...base, ...head].map(identityOf));
  const changed = outside2.filter(
    (file) => isOfCluster(file) && !isRendered({ renderedPaths }, file.path) && mayActOn(file)
  );
  const heldIn = (side) => changed.flatMap((file) => parseManifests(file[side] ?? "", file.path).manifests).filter((one) => !isPlanned(one) && !known2.has(identityOf(one)));
  const namespaces = new Set(head.filter(isPlanned).flatMap(({ namespace }) => namespace ?? []));
  const isHolder = ({ kind, name }) => kind === "Namespace" && namespaces.has(name);
  const [before, after] = [heldIn("before"), heldIn("text")];
  const edited2 = [...outside2, ...editedIn(besideBefore, beside2)];
  const versions = [...nodeVersions(edited2), ...cloudUpgrades(edited2)];
  if (before.length + after.length === 0) return versions;
  const told = [
    ...actsOnPlanned([...base, ...before], [...head, ...after], () => false),
    ...lostRights([...base, ...before], [...head, ...after]),
    ...otherControllers(before.filter(takesNodesItself), after.filter(takesNodesItself))
  ].flatMap(({ place }) => place ?? []);
  const isMoved = (one) => isHolder(one) && movedDelivery(before.filter(isHolder), [one]).length > 0;
  const acting = [
    ...after.filter((one) => told.includes(one.place) || isMoved(one)),
    ...before.filter(({ place }) => told.includes(place))
  ];
  return [...acting.length === 0 ? [] : [problemOf3(acting)], ...versions];
}
function editedIn(before, after) {
  const texts = new Map(before.map(({ path, key = path, text: text2 }) => [key, text2]));
  return after.flatMap(({ path, key = path, text: text2 }) => {
    const was = texts.get(key) ?? null;
    return was === null || was === text2 ? [] : [{ path, before: was, text: text2, isTakenOut: false }];
  });
}
function isOfCluster({ path, before, text: text2, isTakenOut }) {
  const isForTests = path.split("/").slice(0, -1).some(isLeftOut);
  return !isTakenOut && !isForTests && before !== text2 && MANIFEST.test(path);
}
function mayActOn({ before, text: text2 }) {
  return [before, text2].some(
    (one) => one !== null && (mayAct(one) || mayTakeNodes(one) || mayHoldPlanned(one))
  );
}
function takesNodesItself(manifest) {
  return takesNodes(manifest) || isNodeRoles(manifest);
}
function problemOf3(acting) {
  const names = acting.map((one) => `${titleOf(one)} (${visible(one.place.file)})`);
  const message = `The change touches ${counted(acting.length, "object")} that \`policies\` does not take and that ${verb(acting.length, "acts", "act")} on nodes or on what is planned; what that does was not judged: ${few(names, SHOWN3)}. Add ${verb(acting.length, "its file", "their files")} to \`policies\` where a cluster of these gets ${verb(acting.length, "it", "them")}.`;
  return unjudgedAt(null, "outside-policies", message);
}

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
  return { held: pairs.map(({ held }) => held), asked: pairs.map(({ asked }) => asked) };
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
  const asked = spec ? taken(spec, written2["spec"], held["spec"]) : written2["spec"];
  return kept.fields.filter(({ steers }) => steers === true).reduce((object2, field2) => steered(object2, held, field2), withMember(written2, "spec", asked));
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
  const asked = objectOr(fieldAt(written2, "spec", "template"));
  const stored = withTemplateDefaults(asked);
  const template = withLiveRest(asked, stored, fieldAt(held, "spec", "template", REST));
  const own = objectOr(template["spec"]);
  const podSpec = ["containers", "initContainers"].reduce((spec2, list) => {
    const [asked2, runs] = [itemsIn(own, list), itemsIn(live, list)];
    const known2 = asked2.flatMap((container, i) => asRun(container, itemsIn(stored["spec"], list)[i], runs));
    const isRenamed = known2.length === 0 && list === "containers";
    return asked2.length === 0 ? spec2 : withMember(spec2, list, isRenamed ? [...runs] : known2);
  }, own);
  const spec = objectOr(written2["spec"]);
  return withMember(written2, "spec", withMember(spec, "template", withMember(template, "spec", podSpec)));
}
var POD_SPEC = ["spec", "template", "spec"];
function asRun(container, stored, runs) {
  const live = runs.find((one) => textIn(one, "name") === textIn(container, "name"));
  if (!live) return [];
  const [image, runsImage] = [textIn(container, "image"), textIn(live, "image")];
  const isSame4 = image === null || runsImage === null || isRun(image, [runsImage, ...itemsIn(live, TAILS)]);
  const rests = withLiveContainer(objectOr(container), stored, objectOr(live)[REST]);
  const works = withLiveWork(rests, objectOr(live)[WORK]);
  return [isSame4 || !isPullable(image) ? works : withMember(works, "image", runsImage)];
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
    const isGone3 = other[name] === void 0 && !keep.keys.has(name);
    return withMember(object2, name, isGone3 ? void 0 : taken(below, own[name], other[name]));
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

// src/plan/outside/edited-definitions.ts
function editedDefinitions(base, head, live = []) {
  if (base === null) return [];
  const before = byIdentity(base);
  const ofCluster = byIdentity(live);
  return head.filter(isDefinition).flatMap((now) => {
    const was = before.get(identityOf(now));
    const lost = definesPlanned(now) ? lostOf(now, was ?? ofCluster.get(identityOf(now)), head) : null;
    if (lost !== null) return [lost];
    if (was) return [was, now].some(definesPlanned) ? problemOf4(now, "edited", differences2(was, now)) : [];
    if (!definesPlanned(now)) return [];
    const own = ofCluster.get(identityOf(now));
    if (own) return problemOf4(now, "added", otherFields(own, now));
    const isUsed = [...base, ...live].some((one) => isOfKind(one, now));
    return isUsed ? problemOf4(now, "added", ["its objects go by another one so far, which is not in the files"]) : [];
  });
}
function lostOf(now, before, head) {
  if (fieldAt(now.object["spec"], "preserveUnknownFields") === true) return null;
  const [is, was] = [versionsOf(now), before && versionsOf(before)];
  for (const one of head.filter((other) => isOfKind(other, now))) {
    const version = one.apiVersion.slice(one.apiVersion.indexOf("/") + 1);
    const [fields, earlier] = [is.get(version), was?.get(version)];
    const known2 = new Set(earlier && droppedIn(one.object["spec"] ?? null, ["spec"], earlier));
    const path = fields && droppedIn(one.object["spec"] ?? null, ["spec"], fields).find((lost) => !known2.has(lost));
    if (path === void 0) continue;
    const message = `By ${titleOf(now)} the API server drops ${visible(path)} of ${titleOf(one)}, which the files write: the plan is of what they say, and what the cluster gets was not judged. Keep the field in the schema.`;
    return errorAt(now.place, "edited-definition", message);
  }
  return null;
}
function droppedIn(value, path, fields) {
  const [at, anyItem] = [path.join("."), [...path, "[]"].join(".")];
  if (isKept(at, fields) || fields.has([...path, ANYTHING].join("."))) return [];
  if (!fields.has(at)) return [at];
  if (Array.isArray(value)) return value.flatMap((item) => droppedIn(item, [...path, "[]"], fields));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(
    ([key, of]) => droppedIn(
      of,
      [...path, !fields.has([...path, key].join(".")) && fields.has(anyItem) ? "[]" : key],
      fields
    )
  );
}
function isOfKind({ apiVersion, kind }, { object: { spec } }) {
  return groupOf(apiVersion) === textIn(spec, "group") && kind === textIn(fieldAt(spec, "names"), "kind");
}
function differences2(before, after) {
  return [...otherNames(before, after), ...otherConversion(before, after), ...otherFields(before, after)];
}
function definesPlanned({ object: object2, ...rest }) {
  const { spec } = object2;
  const [group2, kind] = [textIn(spec, "group"), textIn(fieldAt(spec, "names"), "kind")];
  if (group2 === null || kind === null) return false;
  return itemsIn(spec, "versions").some(
    (version) => isPlanned({ ...rest, object: {}, apiVersion: `${group2}/${textIn(version, "name") ?? ""}`, kind })
  );
}
function otherNames(before, after) {
  const nameOf4 = ({ object: { spec } }) => canonicalJson([fieldAt(spec, "names", "kind"), fieldAt(spec, "group"), fieldAt(spec, "scope")]);
  return nameOf4(before) === nameOf4(after) ? [] : ["it is of another kind, group or scope"];
}
function otherConversion(before, after) {
  const [was, is] = [before, after].map(
    ({ object: { spec } }) => textIn(fieldAt(spec, "conversion"), "strategy") === "Webhook" ? fieldAt(spec, "conversion", "webhook") : null
  );
  const address = (webhook) => canonicalJson([
    fieldAt(webhook ?? null, "clientConfig", "url"),
    fieldAt(webhook ?? null, "clientConfig", "service")
  ]);
  return address(was) === address(is) ? [] : ["another server converts its objects"];
}
function otherFields(before, after) {
  const now = versionsOf(after);
  return [...versionsOf(before)].flatMap(([version, was]) => {
    const is = now.get(version);
    if (is === void 0) return [];
    const lost = [...was.keys()].filter((path) => !is.has(path) && !isKept(path, is));
    const given = [...is].filter(
      ([path, value]) => value !== null && (was.has(path) || isKept(path, was)) && was.get(path) !== value
    );
    return [
      ...lost.length > 0 ? [`${version} drops ${listing(lost.map((path) => visible(path)))}`] : [],
      ...given.length > 0 ? [`${version} fills in ${listing(given.map(([path]) => visible(path)))}`] : []
    ];
  });
}
var ANYTHING = "*";
function isKept(path, fields) {
  const steps = path.split(".");
  return steps.some((_, i) => fields.has([...steps.slice(0, i), ANYTHING].join(".")));
}
function versionsOf({ object: { spec } }) {
  return new Map(
    itemsIn(spec, "versions").map((version) => {
      const fields = /* @__PURE__ */ new Map();
      collect(fieldAt(version, "schema", "openAPIV3Schema") ?? null, [], fields);
      return [textIn(version, "name") ?? "", fields];
    })
  );
}
function collect(schema, path, into) {
  const given = fieldAt(schema, "default");
  if (path.length > 0) into.set(path.join("."), given === void 0 ? null : canonicalJson(given));
  if (fieldAt(schema, "x-kubernetes-preserve-unknown-fields") === true)
    into.set([...path, ANYTHING].join("."), null);
  for (const [name, of] of Object.entries(objectIn(schema, "properties") ?? {}))
    collect(of, [...path, name], into);
  const items = fieldAt(schema, "items") ?? fieldAt(schema, "additionalProperties");
  if (items !== void 0) collect(items, [...path, "[]"], into);
}
function problemOf4(definition, does, says) {
  if (says.length === 0) return [];
  const message = `${titleOf(definition)} is ${does}: ${listing(says)}. What the cluster then makes of the objects in it was not judged: the plan is of what the files say.`;
  return [unjudgedAt(definition.place, "edited-definition", message)];
}

// src/plan/outside/departed-holder.ts
function departedHolders(base, head, { objects }) {
  const kept = new Set(head.manifests.map(identityOf));
  const own = new Set((base ?? []).map(identityOf));
  const live = objects.filter((one) => !own.has(identityOf(one)));
  const held = [...head.manifests, ...live].filter((one) => isPlanned(one) || isNodeClass(one.kind));
  return (base ?? []).flatMap((holder) => {
    const isIn = inside(holder);
    if (isIn === null || kept.has(identityOf(holder)) || stays(holder)) return [];
    const made = madeOf(holder);
    const titles = new Set(
      made === null ? held.filter(isIn).map(placedTitleOf) : [`every ${made} of the cluster`]
    );
    if (titles.size === 0 || isWrittenIn(head.files, holder)) return [];
    return [problem3(holder, [...titles])];
  });
}
function inside(holder) {
  const { apiVersion, kind, name } = holder;
  if (apiVersion === "v1" && kind === "Namespace")
    return (one) => !isClusterScoped(one.apiVersion, one.kind) && namespaceOf(one) === name;
  return isDefinition(holder) ? (one) => isOfKind(one, holder) : null;
}
function madeOf(holder) {
  if (!isDefinition(holder)) return null;
  const { spec } = holder.object;
  const kind = textIn(fieldAt(spec, "names"), "kind") ?? "";
  return isMadeKind(textIn(spec, "group") ?? "", kind) ? kind : null;
}
function stays({ object: object2 }) {
  const annotations = labelsIn(object2["metadata"], "annotations");
  const options = annotations["argocd.argoproj.io/sync-options"]?.split(",") ?? [];
  return options.some((option) => option.trim() === "Prune=false") || annotations["kustomize.toolkit.fluxcd.io/prune"]?.toLowerCase() === "disabled" || annotations["helm.sh/resource-policy"] === "keep";
}
function isWrittenIn(files, holder) {
  return files.some(
    ({ path, text: text2 }) => text2.includes(holder.kind) && text2.includes(holder.name) && parseManifests(text2, path).manifests.some((one) => identityOf(one) === identityOf(holder))
  );
}
function problem3(holder, titles) {
  const { kind, name, place } = holder;
  const message = `${visible(kind)}/${visible(name)} is gone from the files, and ${listing(titles)} ${verb(titles.length, "is", "are")} still ${kind === "Namespace" ? "in it" : "of it"}: whoever applies them and prunes (Argo CD, Flux) deletes all of that at once with it, whatever the limits say, and that was not judged. Keep it in the files, or annotate it first so that it stays (argocd.argoproj.io/sync-options: Prune=false, kustomize.toolkit.fluxcd.io/prune: disabled).`;
  return errorAt(place, "departed-holder", message);
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
        const isKept2 = namespace === null ? names.has(`${kind}/${name}`) : kept.has(`${kind}/${namespace}/${name}`);
        return isKept2 ? { ...policy2, onDelete: { says: STAYS, targets: [], isKept: true } } : policy2;
      });
      return [system, { ...resolution, policies }];
    })
  );
}

// src/plan/outside/left-alive.ts
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

// src/plan/objects/newer-definition.ts
function newerDefinitions(policies) {
  const gaps = /* @__PURE__ */ new Map();
  for (const policy2 of policies) {
    for (const { definition, differences: differences3 } of factsOf(policy2, "by-definition")) {
      const unknown = differences3.filter(({ kind }) => kind === "kept" || kind === "accepted");
      if (unknown.length === 0) continue;
      const gap = gaps.get(definition) ?? { policy: policy2, fields: /* @__PURE__ */ new Set() };
      for (const { path } of unknown) gap.fields.add(path);
      gaps.set(definition, gap);
    }
  }
  return [...gaps].map(([definition, { policy: policy2, fields }]) => problemOf5(definition, policy2, [...fields]));
}
function problemOf5(definition, { place }, fields) {
  const named4 = listing(fields.map((path) => visible(path)));
  return warningAt(
    place,
    "newer-definition",
    `${visible(definition)} of the cluster takes ${named4} as ${verb(fields.length, "it is", "they are")} written, of which no controller that fleetplan knows makes anything: what ${verb(fields.length, "it does", "they do")} is not planned.`
  );
}

// src/plan/measure/next-rollouts.ts
function nextRollouts(base, head) {
  const edited2 = editedPolicies(base, head);
  const nextInHead = nextOf(head);
  const nextInBase = nextOf(base ?? []);
  const isEdited2 = (ref2) => edited2.has(refKey(ref2));
  const started = base ? startedUnits(head, nextInHead, isEdited2) : /* @__PURE__ */ new Set();
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
      (ref2) => isBesideInBase(ref2) || !(isEdited2(ref2) || sameInHead(ref2).some(isEdited2)) || !staysNext(ref2)
    ),
    head: rolloutsOf(nextInHead, (ref2) => isBesideInHead(ref2) || !isEdited2(ref2))
  };
}
function startedUnits(head, nextInHead, isEdited2) {
  const starting = head.filter(({ ref: ref2 }) => isEdited2(ref2) && !nextInHead.has(refKey(ref2)));
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
  const known2 = new Set(targetsIn(head).map(({ name }) => name));
  const going = new Set(removed2.flatMap(({ groups }) => groups.flatMap(({ targets: targets2 }) => targets2)));
  const targets = base ? targetsIn(base).filter(({ name }) => going.has(name) && !known2.has(name)) : [];
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
  const known2 = new Set(targets.map(({ name }) => name));
  const scopesOf = (target) => known2.has(target) ? ofTarget.get(target) ?? [] : [counterOf.unit("node")];
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
    const known2 = scopedEvents.get(run) ?? groupedByEach(run.events, ({ target }) => scopesOf(target));
    scopedEvents.set(run, known2);
    return known2.get(scope) ?? [];
  };
  const before = groupedByEach([...outBefore], scopesOf);
  return (peak, scope, isLeftOut2 = null) => {
    const run = runOf(peak);
    const byAge = isByAge(run);
    const { out, left } = heldAt(peak, eventsIn(run, scope), (event) => {
      const policy2 = owners.get(event.controller)?.get(event.group);
      return policy2 && !byAge && isLeftOut2?.(policy2) ? void 0 : policy2;
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
  const together5 = (peak, scope, isLeftOut2) => ({
    peakAtOnce: peak?.count ?? 0,
    peakAt: peak?.at ?? null,
    contributors: peak ? contributorsAt(peak, scope, isLeftOut2) : []
  });
  return fleet.scopes.map(({ scope, unit, key, members }) => {
    const all = together5(peaks.get(key), key, null);
    const withoutNext = isUntouchedNext ? together5(peaks.get(counterOf.withoutNext(key)), key, isUntouchedNext) : all;
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
  static of(takersOf3, work) {
    const indexes = /* @__PURE__ */ new Map();
    const takers = /* @__PURE__ */ new Map();
    for (const [target, list] of takersOf3) {
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
    this.together.forEach((together5, pair) => {
      const [a, b] = this.found.of(pair).map((index) => this.policies[index]);
      if (together5 === 0 || !a || !b) return;
      met.push({
        policies: [a, b],
        atOnce: [this.most[2 * pair] ?? 0, this.most[2 * pair + 1] ?? 0],
        targets: this.found.targets[pair] ?? 0,
        together: together5
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
    const together5 = count2 + theirs - (this.both[pair] ?? 0);
    if (together5 > (this.together[pair] ?? 0)) this.together[pair] = together5;
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
    const known2 = row[b] ?? NO_PAIR;
    if (known2 !== NO_PAIR) {
      this.targets[known2] = (this.targets[known2] ?? 0) + targets;
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
  return tally.met().map(({ policies: [a, b], atOnce: [ofA, ofB], targets, together: together5 }) => ({
    policies: [side(a, ofA), side(b, ofB)],
    targets,
    togetherAtOnce: together5,
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
function overlapsIn(policies, { together: together5, withoutNext }, next, work) {
  const mixes = mixesOf(policies);
  const all = overlapsOf(policies, together5.runs.flatMap(mixes), next, work);
  if (withoutNext === together5) return all;
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
  const stays2 = new Stays(input);
  for (const target of input.outBefore) stays2.before(target, from2);
  for (const event of run.events) stays2.take(event);
  return { from: from2, end, cut, turnsBadAt: turnsBadAt2, stays: stays2.all };
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
    const known2 = this.groups.get(groupKey(controller, group2));
    const policy2 = known2?.rolls ?? null;
    const isAside = this.input.isUntouchedNext !== null && (!policy2 || this.input.isUntouchedNext(policy2));
    const stay = {
      ...BEFORE,
      ...{ target, group: known2?.name ?? group2, policy: policy2, batch: batch2, from: at, holds, isAside }
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
  const labelsOf2 = (target) => byName4.get(target)?.labels ?? {};
  const workOn = once((target) => nodeWork(labelsOf2(target), assumptions));
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
    isProduction: (target) => isProduction({ labels: labelsOf2(target) }),
    isControlPlane: (target) => CONTROL_PLANE.some((label) => Object.hasOwn(labelsOf2(target), label)),
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
    const together5 = this.together(group2);
    const course = first?.(group2) ?? together5;
    if (together5.end?.phase !== "stuck" || course.run === together5.run || this.isNext(group2.rolls))
      return { course };
    const readings = [course, ...others.map((courseIn) => courseIn(group2))];
    const fact = readings.find(({ end }) => end?.phase === "stuck") ?? course;
    const { why } = together5.end;
    if (fact.end?.phase === "stuck" && fact.end.why === why) return { course: fact };
    return { course: fact, ifNext: { policies: this.takersOf(group2), outcome: "stuck", why } };
  }
  /** Whose next rollout deletes targets of the group. */
  takersOf({ targets }) {
    const own = new Set(targets);
    const left = this.withNext.events.filter(({ kind, target }) => kind === "left" && own.has(target));
    const isTaken3 = ({ runs, targets: theirs }) => left.some(({ controller, target }) => controller === runs.controller && theirs.includes(target));
    return this.policies.filter(({ ref: ref2, groups }) => this.isNext(ref2) && groups.some(isTaken3)).map(({ ref: ref2 }) => ref2);
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
  const known2 = holds.get(target);
  if (known2) return known2;
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

// src/plan/measure/readings.ts
function settingOf2({ targets, durationMs, workOn }, { resolutions, at, until, work }, isLeftOut2) {
  const all = [...resolutions.values()];
  return {
    targets,
    durationMs,
    createControllers: () => all.flatMap((resolution) => resolution.createControllers(isLeftOut2)),
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
  const shown3 = unknowns.unready ? [true, false] : [false];
  const readings = shown3.flatMap(
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
  const textOf5 = ({ events }) => events.map(({ at, kind, controller, target }) => `${at} ${kind} ${controller} ${target}`).sort().join("\n");
  const text2 = others.length > 0 ? textOf5(first) : "";
  return others.some((run) => run.events.length !== first.events.length || textOf5(run) !== text2);
}

// src/plan/measure/flaky.ts
var MINUTE_MS3 = 6e4;
function flakyRuns(policies, fleet, input, isLeftOut2) {
  if (input.assumptions.scenario !== "flaky") return /* @__PURE__ */ new Map();
  const { failProbability, repairedAfterMinutes, runs } = input.assumptions.flaky;
  const repairedAfterMs = repairedAfterMinutes === null ? null : repairedAfterMinutes * MINUTE_MS3;
  const query = peakQuery(policies, fleet);
  const mixes = mixesOf(policies);
  const samples = new Map(policies.map((policy2) => [refKey(policy2.ref), []]));
  for (let run = 0; run < runs; run++) {
    const scenario = flaky(fleet.durationMs, {
      failProbability,
      repairedAfterMs,
      seed: input.assumptions.seed,
      run
    });
    const result = simulationOf(settingOf2(fleet, input, isLeftOut2), FIRST, scenario).run(input.until);
    const peaks = mixes(result).map((mix) => peaksOf(mix, query));
    for (const policy2 of policies) {
      const peakAtOnce = higherPeak(peaks.map((mix) => mix.get(counterOf.policy(policy2))));
      samples.get(refKey(policy2.ref))?.push({ peakAtOnce, ...endOf(policy2, result) });
    }
  }
  return new Map([...samples].map(([key, list]) => [key, distribution(list, failProbability)]));
}
function endOf(policy2, run) {
  const own = new Map(
    policy2.groups.map((group2) => [groupKey(group2.runs.controller, group2.runs.group), settlingMs(group2)])
  );
  const broken = /* @__PURE__ */ new Set();
  let last = run.from;
  for (const event of run.events) {
    const key = groupKey(event.controller, event.group);
    if (!own.has(key)) continue;
    if (event.kind === "out" || event.kind === "failed" && event.holds) broken.add(event.target);
    if (event.kind === "back" || event.kind === "resumed" && event.holds) broken.delete(event.target);
    const settlesMs = event.kind === "succeeded" ? own.get(key) ?? 0 : 0;
    last = Math.max(last, event.at + settlesMs);
  }
  const complete = policy2.groups.every(
    (group2) => run.groups.get(group2.runs.controller)?.get(group2.runs.group)?.phase === "complete"
  );
  return { loss: broken.size, finish: complete ? last : null };
}
function distribution(samples, failProbability) {
  const finishes = samples.map((sample) => sample.finish).filter((finish) => finish !== null);
  const [peaks, losses] = [samples.map(({ peakAtOnce }) => peakAtOnce), samples.map(({ loss }) => loss)];
  return {
    runs: samples.length,
    failProbability,
    peakAtOnce: spread(peaks),
    loss: spread(losses),
    completed: finishes.length,
    finish: finishes.length > 0 ? [quantile(finishes, 0.5), quantile(finishes, 0.9)] : null,
    frequencies: {
      peakAtOnce: frequenciesOf(peaks),
      loss: frequenciesOf(losses),
      finish: frequenciesOf(finishes)
    }
  };
}
function frequenciesOf(values) {
  const counts = /* @__PURE__ */ new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}
function spread(values) {
  return [quantile(values, 0.5), quantile(values, 0.9), quantile(values, 1)];
}
function quantile(values, share2) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share2 * sorted.length) - 1)] ?? 0;
}

// src/plan/measure/aging.ts
function agingIn({ worst: run }, policies, fleet, isNext) {
  const next = new Set(
    policies.flatMap(({ groups }) => groups).filter(({ rolls }) => isNext(rolls)).map(({ runs }) => keyOf5(runs))
  );
  const isAging = (event) => next.has(keyOf5(event));
  const rolling = run.events.filter((event) => event.holds && event.group !== "" && !isAging(event));
  const [first, last] = [rolling[0], rolling.at(-1)];
  if (!first || !last) return null;
  const meeting = targetsOut(run.events.filter(isAging), { from: first.at, to: last.at });
  if (meeting.size === 0) return null;
  const events = run.events.filter((event) => !isAging(event) || meeting.has(event.target));
  const counted3 = peaksOf(
    { ...run, events },
    peakQuery(policies, fleet, () => false)
  );
  return { peaks: new Map([...counted3].filter(([name]) => counterOf.isWithoutNext(name))), run };
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
function keyOf5({ controller, group: group2 }) {
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
    const known2 = this.losses.get(counter);
    if (!known2) this.losses.set(counter, { worst: count2, turnsBadAt: at, fromTheStart: count2 });
    else if (count2 > known2.worst) this.losses.set(counter, { ...known2, worst: count2, turnsBadAt: at });
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
var ALL2 = { tells: () => true };
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
  const isSame4 = rolling.every(({ rolls }) => isNext(rolls) === isUntouchedNext(rolls));
  const withoutNext = isSame4 ? begun : { isLeftOut: isUntouchedNext, tells: () => false };
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
  if (play === ALL2) return policies;
  return policies.flatMap((policy2) => {
    const groups = policy2.groups.filter(play.tells);
    return groups.length > 0 ? [{ ...policy2, groups }] : [];
  });
}

// src/plan/measure/rollout.ts
function measureAll(policies, fleet, input) {
  const counted3 = policies.filter((policy2) => !isPart(policy2));
  const { isNext } = input.next;
  const hasBudgets = settingOf2(fleet, input).createDrainage() !== null;
  if (meet(counted3, isNext, hasBudgets)) return measureApart(policies, counted3, fleet, input);
  const all = tell(ALL2, counted3, fleet, input);
  const isUncertain = policies.some(({ ref: ref2 }) => isNext(ref2)) && isAnyStuck(all.worst, policies, isNext);
  if (isUncertain) return measureApart(policies, counted3, fleet, input);
  const standing = standingOf(counted3, fleet, input);
  const aging = agingOf(standing, counted3, fleet, input);
  return measuredOf(policies, isNext, { together: all, withoutNext: all, telling: [all], standing, aging });
}
function standingOf(counted3, fleet, input) {
  const { isNext } = input.next;
  const goesByAge = ({ rolls, facts }) => {
    const expiry = isNext(rolls) ? factOf({ facts }, "expiry") : void 0;
    return expiry !== void 0 && expiry.ignoresLimits && expiry.expected.length > 0;
  };
  if (!counted3.some(({ groups }) => groups.some(goesByAge))) return null;
  const play = { isLeftOut: isNext, tells: () => false };
  return played(
    play,
    settingOf2(fleet, input, isNext),
    counted3,
    peakQuery(counted3, fleet, input.untouchedNext)
  );
}
function agingOf(standing, counted3, fleet, { next, untouchedNext }) {
  return standing && untouchedNext ? agingIn(standing, counted3, fleet, next.isNext) : null;
}
function measureApart(policies, counted3, fleet, input) {
  const plays = playsApart(counted3, input.next);
  const watch = (play, untouchedNext) => played(play, settingOf2(fleet, input, play.isLeftOut), counted3, peakQuery(counted3, fleet, untouchedNext));
  const telling = plays.telling.map((play) => tell(play, toldBy(play, counted3), fleet, input));
  const standing = standingOf(counted3, fleet, input);
  return measuredOf(policies, input.next.isNext, {
    together: watch(ALL2, null),
    withoutNext: watch(plays.withoutNext, input.untouchedNext),
    telling,
    standing,
    aging: agingOf(standing, counted3, fleet, input)
  });
}
function tell(play, policies, fleet, input) {
  const setting = settingOf2(fleet, input, play.isLeftOut);
  const simulation = simulationOf(setting, FIRST);
  const { healthy: healthy2, losses } = lossReport(simulation, fleet, input.until, policies);
  const query = peakQuery(policies, fleet, input.untouchedNext);
  const all = played(play, setting, policies, query, { run: healthy2, simulation });
  return { ...all, losses, flaky: flakyRuns(policies, fleet, input, play.isLeftOut) };
}
function measuredOf(policies, isNext, {
  together: together5,
  withoutNext,
  telling,
  standing,
  aging
}) {
  const asItStands = standing === null ? [] : [standing];
  const sources = [...telling, withoutNext, together5, ...asItStands];
  const { losses, playOf } = worstOf2(telling);
  return {
    together: together5,
    withoutNext,
    standing,
    aging,
    facts: new Facts(telling, together5.worst, policies, isNext),
    peaks: new Map([
      ...highest([...telling, ...asItStands], counterOf.isOfGroups),
      ...highest([withoutNext, ...asItStands, ...aging ? [aging] : []], counterOf.isWithoutNext),
      ...highest([together5, ...asItStands], counterOf.isOfAll)
    ]),
    runOf: (peak) => {
      for (const source of sources) {
        const run = source.runOf(peak);
        if (run) return run;
      }
      return aging && [...aging.peaks.values()].includes(peak) ? aging.run : together5.worst;
    },
    losses,
    flaky: new Map(telling.flatMap(({ flaky: flaky2 }) => [...flaky2])),
    telling: (groups) => telling.filter(({ play }) => groups.some(play.tells)),
    playOf
  };
}
function worstOf2(telling) {
  const losses = /* @__PURE__ */ new Map();
  const plays = /* @__PURE__ */ new Map();
  for (const { play, losses: own } of telling) {
    for (const [key, loss] of own) {
      const known2 = losses.get(key);
      if (known2 && known2.worst >= loss.worst) continue;
      losses.set(key, loss);
      plays.set(key, play);
    }
  }
  return { losses, playOf: (key) => plays.get(key) ?? ALL2 };
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
  const known2 = { policies, outBefore: fleet.outBefore, isUntouchedNext: input.untouchedNext };
  return {
    healthy: (unit) => {
      const whole = input.untouchedNext ? counterOf.withoutNext(counterOf.unit(unit)) : counterOf.unit(unit);
      const peak = peaks.get(whole);
      return courseOf(peak ? runOf(peak) : withoutNext.worst, known2);
    },
    worst: (ref2) => {
      const loss = lossOf(losses, ref2);
      if (!loss || loss.worst === 0 || loss.turnsBadAt === null) return null;
      const run = runThatTurnsBad(loss.turnsBadAt, fleet, { ...input, work: UNLIMITED }, playOf(refKey(ref2)));
      return courseOf(run, known2, loss.turnsBadAt);
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
    const problem8 = unfinishedProblem(error, planning.side);
    const base = input.base && withoutPolicies(input.base);
    const head = withoutPolicies(input.head);
    return planned({ ...input, base, head, problems: [...input.problems, problem8] }, planning);
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
  const compared = isOneSide ? null : input.base && side("base", input.base);
  const head = side("head", input.head);
  const base = isOneSide ? head : compared;
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
var SHOWN4 = 3;
function notYetCreated({ nodes, objects }, at) {
  const isLater = (created) => created > at + CLOCKS_APART_MS;
  const late = [
    ...nodes.filter(({ createdAt }) => isLater(createdAt)).map(({ name }) => `Node ${name}`),
    ...objects.filter(({ object: object2 }) => isLater(createdIn(object2) ?? 0)).map(({ kind, name }) => `${kind} ${name}`)
  ];
  if (late.length === 0) return [];
  const message = `${counted(late.length, "object")} of the snapshot ${verb(late.length, "is", "are")} created after the moment planned for, ${minuteText(at)} (${few(late, SHOWN4)}): the order of nodes, and when they expire, count from a time that has not come. Plan for a later moment, or take the snapshot again.`;
  return [warningAt(null, "not-yet-created", message)];
}

// src/plan/objects/planned-maintenance.ts
var PLANNED2 = "maintenance-planned";
var SHOWN5 = 3;
function plannedMaintenance({ nodes }) {
  const names = nodes.filter(({ lifecycle }) => lifecycle?.includes("MaintenancePlanned")).map(({ name }) => name);
  if (names.length === 0) return [];
  const message = `${counted(names.length, "node")} ${verb(names.length, "has", "have")} the condition MaintenancePlanned (${few(names, SHOWN5)}): whoever planned that takes ${verb(names.length, "it", "them")} out beside this plan, at a time that is not known here, and no number counts it.`;
  return [{ ...warningAt(null, PLANNED2, message), isOfTargets: true }];
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
    const named4 = textIn(version, "name");
    if (named4 === null) return [];
    return {
      name: named4,
      isServed: field(version, "served") !== false,
      hasStatus: fieldAt(version, "subresources", "status") !== void 0,
      schema: objectIn(fieldAt(version, "schema"), "openAPIV3Schema")
    };
  });
  return [{ name, group: group2, kind, versions, keepsUnknown: field(spec, "preserveUnknownFields") === true }];
}
function withDefinitions(objects, ofCluster, written2 = /* @__PURE__ */ new Map()) {
  if (ofCluster.size === 0) return objects;
  return objects.map((one) => {
    const key = `${groupOf(one.apiVersion)}/${one.kind}`;
    const definition = ofCluster.get(key);
    return definition ? { ...one, definition: written2.get(key) ?? definition } : one;
  });
}

// src/plan/objects/newer-api.ts
function inKnownApis(manifests, base = null) {
  const assumed = /* @__PURE__ */ new Map();
  const known2 = manifests.map((manifest) => {
    const newest = newestFor(manifest);
    if (newest === null || !isNewer(manifest.apiVersion, newest)) return manifest;
    const key = `${manifest.kind} ${manifest.apiVersion}`;
    assumed.set(key, [...assumed.get(key) ?? [], manifest]);
    return withApi(manifest, newest);
  });
  return {
    manifests: known2,
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
var VERSION2 = /\/v(\d{1,6})(?:(alpha|beta)(\d{1,6}))?$/;
function rankOf(apiVersion) {
  const match = VERSION2.exec(apiVersion);
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
  const ofCluster = definitionsIn(snapshot2.objects);
  return {
    base: placed2.base && withDefinitions(placed2.base, ofCluster),
    head: withDefinitions(placed2.head, ofCluster, definitionsIn(head)),
    snapshot: { ...live, objects: withDefinitions(live.objects, ofCluster) },
    assumed: /* @__PURE__ */ new Set([...written2.assumed, ...before?.assumed ?? []]),
    unplaced: placed2.problems,
    problems: [...written2.problems, ...otherControllers(base, head)]
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
  return [...reading, ...problems].map((problem8) => {
    const isWhole2 = reading.includes(problem8) && isOfWholeSide(problem8);
    const missing2 = problem8.severity === "error" ? "What it held is missing from the comparison." : "Policies that the base does not have count as new.";
    return {
      ...problem8,
      severity: problem8.severity === "error" && !isWhole2 ? "warning" : problem8.severity,
      code: inBase(problem8.code),
      message: `In the base: ${problem8.message} ${missing2}`
    };
  });
}
function isOfWholeSide({ place, code }) {
  return code === "unreadable" || place === null && code !== "more-problems";
}

// src/plan/reading/outside-definitions.ts
function withDefinitions2({ base, head }, { outside: outside2 = [], renderedPaths = [] }) {
  const touched = outside2.filter(
    ({ path, isTakenOut, before, text: text2 }) => !isTakenOut && before !== text2 && !isRendered({ renderedPaths }, path)
  );
  const definitionsIn2 = (path, text2) => text2?.includes(DEFINITION_KIND) === true ? parseManifests(text2, path).manifests.filter(isDefinition) : [];
  return {
    base: base && [...base, ...touched.flatMap(({ path, before }) => definitionsIn2(path, before))],
    head: [...head, ...touched.flatMap(({ path, text: text2 }) => definitionsIn2(path, text2))]
  };
}

// src/plan/outside/relabelled.ts
function regroupingOver(snapshot2, policies, resolve2) {
  return (base, head, names) => {
    const written2 = asWritten(base, head, snapshot2);
    const there = new Set(head.filter(isOfFleet).map(({ name }) => name));
    return written2 && regrouped(policies, resolve2(written2), names, there);
  };
}
function asWritten(base, head, snapshot2) {
  const [before, after] = [base, head].map(
    (side) => new Map(side.filter(isOfFleet).map((one) => [keyOf6(one), one]))
  );
  if (!before || !after || before.size + after.size === 0) return null;
  const isGone3 = (key) => before.has(key) && !after.has(key);
  const labelsOf2 = (key, live) => ({
    ...Object.fromEntries(
      Object.entries(live).filter(([name]) => !Object.hasOwn(writtenLabels(before.get(key)), name))
    ),
    ...writtenLabels(after.get(key))
  });
  const nodes = snapshot2.nodes.flatMap((node) => {
    const key = `Node/${node.name}`;
    const written2 = after.get(key);
    if (isGone3(key)) return [];
    return written2 === void 0 ? [node] : [withSpec({ ...node, labels: labelsOf2(key, node.labels) }, written2)];
  });
  const objects = snapshot2.objects.flatMap((object2) => {
    const key = keyOf6(object2);
    const written2 = isOfFleet(object2) ? after.get(key) : void 0;
    if (isOfFleet(object2) && isGone3(key)) return [];
    return written2 === void 0 ? [object2] : [relabelled(object2, written2, labelsOf2(key, labelsIn(object2.object["metadata"], "labels")))];
  });
  const isSame4 = nodes.every((node, i) => node === snapshot2.nodes[i]) && objects.every((one, i) => one === snapshot2.objects[i]);
  return isSame4 && nodes.length === snapshot2.nodes.length && objects.length === snapshot2.objects.length ? null : { ...snapshot2, nodes, objects };
}
function keyOf6({ kind, name }) {
  return `${kind}/${name}`;
}
function writtenLabels(manifest) {
  return manifest === void 0 ? {} : labelsIn(manifest.object["metadata"], "labels");
}
function withSpec(node, { object: object2 }) {
  const taints = fieldAt(object2, "spec", "taints");
  const unschedulable = fieldAt(object2, "spec", "unschedulable");
  return {
    ...node,
    ...taints === void 0 ? {} : { taints: itemsIn(object2["spec"], "taints").map(readTaint) },
    ...typeof unschedulable === "boolean" ? { unschedulable } : {}
  };
}
function relabelled(object2, { object: written2 }, labels) {
  const { metadata, spec } = object2.object;
  const taints = fieldAt(written2, "spec", "taints");
  return {
    ...object2,
    object: {
      ...object2.object,
      metadata: { ...objectOr(metadata), labels: { ...labels } },
      spec: { ...objectOr(spec), ...taints === void 0 ? {} : { taints } }
    }
  };
}
function regrouped(before, after, names, there) {
  const later = new Map(after.map((policy2) => [refKey(policy2.ref), policy2]));
  const says = before.flatMap((policy2) => {
    const now = later.get(refKey(policy2.ref));
    return names.flatMap((name) => movedIn(policy2, now, name, !there.has(name)));
  });
  return { says, isSame: says.length === 0 && canonicalJson(before) === canonicalJson(after) };
}
function movedIn(before, after, name, isGone3) {
  const [was, is] = [ownGroups2(before, name), ownGroups2(after, name)];
  const left = was.filter((group2) => !is.some((one) => isSame(one, group2)));
  const joined3 = is.filter((group2) => !was.some((one) => isSame(one, group2)));
  const newly = (kind) => [after, before].map((policy2) => factOf(policy2, "coverage")?.[kind].includes(name) === true).join() === "true,false";
  const lost = newly("uncovered") ? "is in no stage of" : newly("twice") ? "is in two stages of" : null;
  const stays2 = !isGone3 && left.length > 0 && joined3.length === 0 && lost === null;
  const note = stays2 ? traitsOf(before.ref.system).words.relabelled : void 0;
  const leaves2 = note === void 0 ? "leaves" : "no longer fits";
  const parts = [
    ...left.length > 0 ? [`${leaves2} ${groupsText(left, before)}`] : [],
    ...joined3.length > 0 ? [`joins ${groupsText(joined3, before)}`] : [],
    ...lost === null ? [] : [`${lost} it, so that a run fails when it is initialized, and updates nothing`]
  ];
  if (parts.length === 0) return [];
  return [`${visible(name)} ${listing(parts)}${note === void 0 ? "" : ` (${note})`}`];
}
function ownGroups2(policy2, name) {
  if (policy2 === void 0) return [];
  return policy2.groups.filter(
    ({ targets, declaredIn }) => targets.includes(name) && refKey(declaredIn) === refKey(policy2.ref)
  );
}
function isSame(a, b) {
  return a.name === b.name && refKey(a.rolls) === refKey(b.rolls);
}
function groupsText(groups, { ref: ref2 }) {
  const of = visible(refText(ref2));
  return listing(
    groups.map((group2) => {
      const what = factOf(group2, "stage") === void 0 ? "group" : "stage";
      return group2.name === ref2.name ? of : `${what} ${visible(group2.name)} of ${of}`;
    })
  );
}

// src/plan/outside/fleet-objects.ts
function fleetObjects(base, head, snapshot2, regroupingOf) {
  const before = new Map((base ?? []).filter(isOfFleet).map((manifest) => [keyOf6(manifest), manifest]));
  const after = new Map(head.filter(isOfFleet).map((manifest) => [keyOf6(manifest), manifest]));
  const written2 = [...after].flatMap(([key, manifest]) => {
    const earlier = before.get(key);
    const isMoved = earlier ? decides(earlier) !== decides(manifest) : !isThere(manifest, snapshot2);
    return isMoved ? [manifest] : [];
  });
  const gone = [...before].flatMap(
    ([key, manifest]) => after.has(key) || !isKnown(manifest, snapshot2) ? [] : [manifest]
  );
  const moves = [...written2, ...gone].some((one) => isKnown(one, snapshot2)) ? regroupingOf(base ?? [], head, [...new Set([...written2, ...gone].map(({ name }) => name))]) : null;
  const isLabelled = (manifest) => manifest.kind === "MemberCluster" && isKnown(manifest, snapshot2) && isOnlyLabelled(before.get(keyOf6(manifest)), manifest);
  if (moves?.isSame === true && gone.length === 0 && written2.every(isLabelled))
    return [...problemOf6(written2, NO_GROUP).map(asUnjudged), ...madeObjects(base ?? [], head)];
  const more2 = SYSTEMS.flatMap((system) => system.movesFleet?.({ written: written2, gone }, snapshot2) ?? []);
  const any = more2.map((one) => one.any).join("");
  const left = more2.map((one) => one.gone).join("");
  return [
    ...problemOf6(written2, WRITTEN, { moves, more: any }),
    ...problemOf6(gone, GONE, written2.length > 0 ? { more: left } : { moves, more: `${left}${any}` }),
    ...madeObjects(base ?? [], head)
  ];
}
function isOnlyLabelled(before, after) {
  const restOf2 = (object2) => canonicalJson([
    fieldAt(object2?.["metadata"], "annotations") ?? {},
    fieldAt(object2?.["spec"], "taints") ?? []
  ]);
  return restOf2(before?.object) === restOf2(after.object);
}
var PAST_POLICY = "Controllers make and keep such objects, and one that is written, edited or deleted takes its node or cluster past every limit: what it does then is not judged. Take it out of the files.";
var WRITTEN = "The plan is of the nodes and clusters of the snapshot, and labels or taints that the change writes decide which limits apply to which of them: what it does then is not judged. Apply it first, and take a new snapshot.";
var NO_GROUP = "No policy that is planned here takes another group of clusters by these labels, or another order of them; what others go by, such as an override elsewhere, is not judged.";
var MOVES_SHOWN = 8;
var GONE = "The plan is of the nodes and clusters of the snapshot, and where a sync deletes what is gone from the files they go at once: that is not judged. Drain and delete them first, and take a new snapshot.";
function madeObjects(base, head) {
  const textOf5 = ({ object: object2 }) => canonicalJson(object2);
  const textsIn = (manifests) => new Set(manifests.filter(isMade).map(textOf5));
  const [before, after] = [textsIn(base), textsIn(head)];
  const changed = [
    ...head.filter((manifest) => isMade(manifest) && !before.has(textOf5(manifest))),
    ...base.filter((manifest) => isMade(manifest) && !after.has(textOf5(manifest)))
  ];
  const once2 = new Map(changed.map((manifest) => [keyOf6(manifest), manifest]));
  return problemOf6([...once2.values()], PAST_POLICY);
}
function isMade({ apiVersion, kind }) {
  return isMadeKind(groupOf(apiVersion), kind);
}
function decides({ object: object2 }) {
  const { metadata, spec } = object2;
  return canonicalJson([
    fieldAt(metadata, "labels"),
    fieldAt(metadata, "annotations"),
    fieldAt(spec, "taints"),
    fieldAt(spec, "unschedulable")
  ]);
}
function isThere(manifest, snapshot2) {
  const labels = labelsOf(manifest, snapshot2);
  const { metadata, spec } = manifest.object;
  const isMore = fieldAt(metadata, "annotations") !== void 0 || isSaid(fieldAt(spec, "taints")) || isSaid(fieldAt(spec, "unschedulable"));
  if (!labels || isMore) return false;
  return Object.entries(labelsIn(metadata, "labels")).every(([key, value]) => labels[key] === value);
}
function isSaid(value) {
  return value !== void 0 && value !== null && value !== false;
}
function isInFleet(manifest, snapshot2) {
  return isOfFleet(manifest) && isKnown(manifest, snapshot2);
}
function isKnown(manifest, snapshot2) {
  return labelsOf(manifest, snapshot2) !== null;
}
function labelsOf({ kind, name }, { nodes, objects }) {
  if (kind === "Node") return nodes.find((node) => node.name === name)?.labels ?? null;
  const cluster2 = objects.find((object2) => object2.kind === kind && object2.name === name);
  return cluster2 ? labelsIn(cluster2.object["metadata"], "labels") : null;
}
function problemOf6(manifests, why, { moves = null, more: more2 = "" } = {}) {
  const [first] = manifests;
  if (!first) return [];
  const named4 = listing(manifests.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`));
  const does = why === GONE ? "gone from the files" : `${why === PAST_POLICY ? "moved" : "written"} by the change`;
  const how = moves === null || moves.says.length === 0 ? "." : `: ${few(moves.says, MOVES_SHOWN)}.`;
  const message = `${named4} ${verb(manifests.length, "is", "are")} ${does}${how} ${why}${more2}`;
  return [errorAt(first.place, "fleet-object", message)];
}

// src/plan/outside/fleet-outside.ts
var MANIFEST2 = /\.(?:ya?ml|json)$/;
var mayBeOfFleet = mentions(["Node", "MemberCluster"]);
function fleetOutside(outside2, head, snapshot2, regroupingOf) {
  const changed = outside2.filter(({ path, before: before2, text: text2, isTakenOut }) => {
    return !isTakenOut && before2 !== text2 && MANIFEST2.test(path);
  });
  const held = (path, text2) => text2 === null || !mayBeOfFleet(text2) ? [] : parseManifests(text2, path).manifests.filter((one) => isInFleet(one, snapshot2) && !isPrinted(one));
  const moved2 = new Set(head.filter((one) => isInFleet(one, snapshot2)).map(identityOf));
  const before = changed.flatMap((file) => held(file.path, file.before)).filter((one) => !moved2.has(identityOf(one)));
  const after = changed.flatMap((file) => held(file.path, file.text));
  return fleetObjects(before, after, snapshot2, regroupingOf);
}
function isPrinted({ object: object2 }) {
  return ["uid", "resourceVersion", "creationTimestamp"].some(
    (key) => typeof fieldAt(object2, "metadata", key) === "string"
  );
}

// src/manifest/delivery/decided-there.ts
var ASKS = /\b(?:lookup|getHostByName|now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen(?:PrivateKey|CA|CAWithKey|SelfSignedCert|SelfSignedCertWithKey|SignedCert|SignedCertWithKey)|bcrypt|htpasswd|encryptAES|Capabilities|IsInstall|IsUpgrade|Revision)\b/;
var EVERYWHERE = /\$?\.Capabilities\.APIVersions\.Has\s+"(?:v1|(?:apps|batch|policy|networking\.k8s\.io|rbac\.authorization\.k8s\.io|scheduling\.k8s\.io|admissionregistration\.k8s\.io|apiextensions\.k8s\.io)\/v1(?:\/\w+)?|autoscaling\/v[12](?:\/\w+)?)"/g;
var OF_RELEASE = /(?:^|[\s(]|\$\w*)\.Release\b(?!\.(?:Name|Namespace|Service)\b)/;
var HANDED_ON = /\b(?:include|template)\s+"[^"]*"\s+[.$]\w*|\btpl\s+\([^()]*\)\s+[.$]\w*|\b(?:dict|list|tpl|tuple)\b[^()|]*/g;
var ALIAS = /^(\$\w+)\s*:?=\s*(\.|\$)$/;
var OPENS = /^(?:if|with|range|define|block)\b/;
var ASSIGNS = /^(\$[\w]+)\s*:?=/;
function decidedThere(template) {
  const found = [];
  const open = [];
  const asked = /* @__PURE__ */ new Set();
  const aliases = /* @__PURE__ */ new Set(["$"]);
  let scopes = 0;
  for (const { start, end } of actionsIn(template)) {
    const written2 = template.slice(start, end);
    const action = insideOf(written2).replace(EVERYWHERE, "");
    const isRoot = scopes === 0;
    const [, alias, of = ""] = ALIAS.exec(action) ?? [];
    if (alias !== void 0 && (of === "$" || isRoot)) aliases.add(alias);
    const asks = ASKS.test(action) || alias === void 0 && looksInside(action, (word) => aliases.has(word) || isRoot && word === ".") || [...action.matchAll(/\$\w+/g)].some(([name]) => asked.has(name));
    const assigned = ASSIGNS.exec(action)?.[1];
    if (asks && assigned !== void 0) asked.add(assigned);
    const top = open.at(-1);
    if (OPENS.test(action)) {
      const isScope = !action.startsWith("if");
      scopes += Number(isScope);
      open.push({ start, asks, isScope });
    } else if (action.startsWith("else") && top !== void 0) top.asks ||= asks;
    else if (action === "end") {
      const block = open.pop();
      scopes -= Number(block?.isScope === true);
      if (block?.asks === true) found.push(template.slice(block.start, end));
    } else if (asks) found.push(written2);
  }
  return found;
}
function insideOf(written2) {
  return written2.replace(/^\{\{-?/, "").replace(/-?\}\}$/, "").trim();
}
function looksInside(action, isWhole2) {
  if (OF_RELEASE.test(action)) return true;
  return action.replace(HANDED_ON, "").split(/[\s()|,]+/).some(isWhole2);
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
function newlyDecidedThere({ before, text: text2 }) {
  if (text2 === null || !text2.includes("{{")) return null;
  const known2 = new Set(decidedThere(before ?? ""));
  const brought = decidedThere(text2).filter((part) => !known2.has(part));
  return brought.length === 0 ? null : brought;
}
function decidedThereProblems(files, unchanged2 = []) {
  const isReached = reachedByPlanned([...files, ...unchanged2]);
  const bodies = bodiesIn([...files, ...unchanged2].filter(({ path }) => TEMPLATES.test(path)));
  const brought = files.flatMap((file) => {
    const parts = [...newlyDecidedThere(file) ?? [], ...newlyTaken(file, bodies)];
    const reached = parts.find((one) => isReached(file, one));
    const part = reached ?? parts[0];
    return part === void 0 ? [] : [{ ...file, isReached: reached !== void 0, action: `${part.split("}}")[0] ?? ""}}}` }];
  });
  const others = brought.filter((file) => !file.isReached);
  const [first] = others;
  return present([
    ...brought.filter((file) => file.isReached).map(({ path, action }) => problemOf(path, "decided-in-cluster", sentence(path, action, ""))),
    first === void 0 ? null : problemOf(
      first.path,
      "decided-in-cluster",
      sentence(first.path, first.action, others.length > 1 ? `, as ${others.length - 1} more do,` : ""),
      "warning"
    )
  ]);
}
function sentence(path, action, more2) {
  return `${visible(path)} makes${more2} something else in the cluster than here: \`${visible(action)}\` is decided there, by what the API holds, by the clock or by chance, and what was judged is only what Helm makes of it without a cluster. ${EACH_TIME.test(action) ? AGAIN : ""}Decide it by a value of the chart.`;
}
var EACH_TIME = /\b(?:now|ago|rand(?:Alpha|AlphaNum|Ascii|Numeric|Bytes|Int)|uuidv4|shuffle|gen[A-Z]\w*)\b/;
var AGAIN = "It is another at each render: in a pod template it restarts all pods with every upgrade, and with every refresh of Argo CD, which keeps nothing of the render before. ";
function newlyTaken({ before, text: text2 }, bodies) {
  if (text2 === null || text2 === before || !mayHoldPlanned(text2)) return [];
  const had = reachedFrom(before ?? "", bodies);
  return [...reachedFrom(text2, bodies)].filter((name) => !had.has(name)).flatMap((name) => (bodies.get(name) ?? []).flatMap(decidedThere)).filter((part) => EACH_TIME.test(part));
}
function reachedFrom(text2, bodies) {
  const names = /* @__PURE__ */ new Set();
  const queue = [text2];
  for (let one = queue.pop(); one !== void 0; one = queue.pop())
    for (const [, name, raw = name] of one.matchAll(TAKES)) {
      if (raw === void 0 || names.has(raw)) continue;
      names.add(raw);
      queue.push(...bodies.get(raw) ?? []);
    }
  return names;
}
function bodiesIn(templates) {
  const bodies = /* @__PURE__ */ new Map();
  for (const { text: text2 } of templates) for (const [name, body] of namedIn2(text2 ?? "")) addTo(bodies, name, body);
  return bodies;
}
var TEMPLATES = /(?:^|\/)templates\//;
var TAKES = /\b(?:include|template)\s+(?:"([^"]*)"|`([^`]*)`|(\S))/g;
var OF_FILE = "BasePath";
var ITSELF = /^\{\{-?\s*(?:(?:if|with|range)\s+)?\.\s*(?:\|(?![^}]*\b(?:to[A-Z]|print|get|index|dig|pluck|values|pick|omit|tpl))[^}]*)?\}\}/;
var NAMED = /\{\{-?\s*(?:define|block)\s+["`]([^"`]*)["`]/g;
function reachedByPlanned(files) {
  const templates = files.filter(({ path }) => TEMPLATES.test(path));
  const bodies = bodiesIn(templates);
  const names = /* @__PURE__ */ new Set();
  let takesAny = false;
  let readsTexts = templates.length === 0;
  const queue = templates.flatMap(({ text: text2 }) => text2 !== null && mayHoldPlanned(text2) ? [text2] : []);
  for (let text2 = queue.pop(); text2 !== void 0; text2 = queue.pop()) {
    readsTexts ||= /\btpl\b/.test(text2);
    for (const match of text2.matchAll(TAKES)) {
      const name = match[1] ?? match[2];
      if (name === void 0) takesAny ||= !text2.slice(match.index, match.index + 80).includes(OF_FILE);
      else if (!names.has(name)) {
        names.add(name);
        queue.push(...bodies.get(name) ?? []);
      }
    }
  }
  return ({ path, text: text2 }, part) => {
    if (text2 === null || mayHoldPlanned(text2)) return true;
    if (!TEMPLATES.test(path)) return readsTexts && !ITSELF.test(part);
    const own = namedIn2(text2).filter(([, body]) => body.includes(part));
    return takesAny || own.some(([name]) => names.has(name));
  };
}
function namedIn2(text2) {
  const starts = [...text2.matchAll(NAMED)];
  return starts.map((match, i) => [match[1] ?? "", text2.slice(match.index, starts[i + 1]?.index)]);
}

// src/plan/reading/new-folder.ts
var SHOWN6 = 3;
function besideProblems(found, one) {
  const groups = groupedBy(found, (beside2) => rootOf(beside2)?.folder);
  return found.flatMap((beside2) => {
    const root = rootOf(beside2);
    const group2 = root === null ? [] : groups.get(root.folder) ?? [];
    if (root === null || group2.length < 2) return one(beside2.manifest);
    return group2[0] === beside2 ? { ...one(beside2.manifest), message: ofFolder(root, group2) } : [];
  });
}
function rootOf({ manifest, neighbour, isNew }) {
  return isNew ? rootBeside(folderOf(manifest.place.file), neighbour) : null;
}
function rootBeside(folder, neighbour) {
  if (folder === "" || folder === neighbour) return null;
  const steps = folder.split("/");
  if (neighbour === null) return { folder: steps[0] ?? "", like: null };
  const others = neighbour.split("/");
  const at = steps.findIndex((step, index) => step !== others[index]);
  const upTo = (list) => list.slice(0, at + 1).join("/");
  return { folder: upTo(steps), like: upTo(others) };
}
function ofFolder({ folder, like }, group2) {
  const names = group2.map(({ manifest: { kind, name } }) => `${visible(kind)}/${visible(name)}`);
  const more2 = names.length > SHOWN6 ? [counted(names.length - SHOWN6, "more")] : [];
  const beside2 = like === null ? "the policies" : visible(like);
  return `The change adds ${counted(group2.length, "planned object")} to ${visible(folder)}/ beside ${beside2}, and no plan covers them: ${listing([...names.slice(0, SHOWN6), ...more2])}. ` + asCluster(folder, JSON.stringify(visible(`${folder}/`)));
}
function asCluster(folder, policy2) {
  const name = nameOf(folder).replace(/[^\w.-]/g, "-");
  const entry = `- { name: ${name}, snapshot: fleet/${name}.ndjson, policies: [${policy2}] }`;
  return `Where that is a new cluster, first merge its snapshot and its entry under \`clusters\` of the configuration (\`${entry}\`); where it is not, add the folder to \`policies\`.`;
}
function toldByFolder({ errors, elsewhere: elsewhere2 }, added) {
  const roots = /* @__PURE__ */ new Map();
  for (const { path, neighbour } of added) {
    const root = neighbour === void 0 ? null : rootBeside(folderOf(path), neighbour);
    if (root !== null) roots.set(root.folder, root);
  }
  let told = { errors, elsewhere: elsewhere2 };
  for (const root of roots.values()) told = ofRoot(told, root, added);
  return told;
}
function ofRoot(told, root, added) {
  const inside3 = added.filter(({ path }) => isWithin(root.folder, path));
  const isInside2 = (path) => inside3.some((one) => one.path === path);
  const own = told.errors.filter(({ place }) => isInside2(place?.file));
  const [first] = own.toSorted((a, b) => rankOf2(a) - rankOf2(b));
  const silent = told.elsewhere.filter(isInside2);
  const isOverlay = inside3.some(({ path }) => isKustomization(path));
  if (first === void 0 || own.length + silent.length < 2 && !isOverlay) return told;
  const names = inside3.map(({ path }) => visible(path.slice(root.folder.length + 1)));
  const like = root.like === null ? "what `policies` takes" : visible(root.like);
  const message = `The change adds ${visible(root.folder)}/ beside ${like}, and no plan covers what a cluster gets of it (${listing(names)}). ${asCluster(root.folder, policyFor(root.folder, inside3))}`;
  return {
    errors: told.errors.flatMap(
      (one) => own.includes(one) ? one === first ? { ...one, message } : [] : one
    ),
    elsewhere: told.elsewhere.filter((path) => !silent.includes(path))
  };
}
function rankOf2({ code }) {
  return code === "beside-policies" ? 0 : 1;
}
function policyFor(folder, files) {
  const path = JSON.stringify(visible(folder));
  if (files.some(({ text: text2 }) => text2.includes("kustomize.toolkit.fluxcd.io"))) return `{ flux: ${path} }`;
  const argo2 = files.filter(({ text: text2 }) => text2.includes("argoproj.io")).map((one) => one.path);
  const [shallowest] = (argo2.length > 0 ? argo2 : files.map((one) => one.path).filter(isKustomization)).toSorted((a, b) => a.split("/").length - b.split("/").length);
  if (shallowest === void 0) return JSON.stringify(visible(`${folder}/`));
  return argo2.length > 0 ? `{ argocd: ${JSON.stringify(visible(shallowest))} }` : `{ kustomize: ${JSON.stringify(visible(folderOf(shallowest)))} }`;
}

// src/plan/reading/made-nothing.ts
function madeNothing(path, { made, files, isRendered: isRendered3 }) {
  const own = chartOf(path);
  if (own === null) return [];
  const chart = outermost(own, isRendered3);
  if (!isRendered3(`${chart}/Chart.yaml`)) return [];
  const isOfThis = (one) => one === path || isValues(path) && isWithin(chart, one);
  if (!files.some((one) => isOfThis(one.path) && makesPlanned(one))) return [];
  if (made.some((manifest) => isPlanned(manifest) && isWithin(chart, manifest.place.file))) return [];
  const message = `${visible(path)} is edited, and what that changes in the cluster was not judged: with the values that \`policies\` gives the chart, it makes no planned object, before or after. ${byOtherValues(chart)}`;
  return [problemOf(path, "not-rendered", message)];
}
function makesPlanned({ path, text: text2 }) {
  return text2 !== null && isPlannedTemplate(path, text2) && mayHoldPlanned(text2);
}
function chartOf(path) {
  if (/(?:^|\/)templates\//.test(path)) return chartOfTemplate(path);
  return isValues(path) ? folderOf(path) : null;
}
function outermost(chart, isRendered3) {
  const above = /^(.+)\/charts\/[^/]+$/.exec(chart)?.[1];
  return above !== void 0 && isRendered3(above) ? outermost(above, isRendered3) : chart;
}
function isUnreadTemplate({ path, text: text2, before }, made) {
  if (!isTemplate(path) || isChartPart(path) || !namesPlanned2(text2 ?? before ?? "")) return false;
  const filled2 = path.replace(/\.[^.]*$/, "");
  return !made.some(({ place }) => place.file === filled2);
}

// src/plan/reading/neighbours.ts
function neighbourIn(folders) {
  const byShape = /* @__PURE__ */ new Map();
  for (const folder of folders) for (const shape of shapesOf(folder)) byShape.set(shape, folder);
  return (folder) => {
    if (folders.has(folder)) return folder;
    if (folder.split("/").some(isLeftOut)) return null;
    return shapesOf(folder).flatMap((shape) => byShape.get(shape) ?? [])[0] ?? null;
  };
}
function shapesOf(folder) {
  const steps = folder.split("/");
  return steps.slice(1).map((_, index) => steps.with(index + 1, "*").join("/"));
}
function twinIn(paths) {
  const rests = new Set(paths.flatMap((path) => restOf(path) ?? []));
  return (path) => {
    const rest = restOf(path);
    return rest !== null && rests.has(rest) && !path.split("/").some(isLeftOut);
  };
}
function restOf(path) {
  const slash = path.indexOf("/");
  return slash < 0 || !/\.[A-Za-z]+$/.test(path) ? null : path.slice(slash);
}
function foldersOf(paths) {
  return new Set(paths.map((path) => /\.[A-Za-z]+$/.test(path) ? folderOf(path) : path.replace(/\/$/, "")));
}

// src/plan/reading/ties.ts
var SCALERS = ["HorizontalPodAutoscaler", "ScaledObject"];
var SCALED_BY_DEFAULT = "Deployment";
function tiesOf(judged2) {
  const naming = /* @__PURE__ */ new Map();
  for (const manifest of judged2)
    for (const reference of referencesIn2(manifest.object)) naming.set(keyOf7(reference), manifest);
  const byKey = new Map(judged2.map((manifest) => [keyOf7(manifest), manifest]));
  const named4 = [...naming.keys()].map((key) => JSON.parse(key));
  return {
    mayHold: (text2) => SCALERS.some((kind) => text2.includes(kind)) || named4.some(([kind, name]) => text2.includes(kind) && text2.includes(name)),
    tiedTo: (manifest) => naming.get(keyOf7(manifest)) ?? scaledBy(manifest, byKey)
  };
}
function scaledBy(manifest, byKey) {
  if (!SCALERS.includes(manifest.kind)) return null;
  const { spec } = manifest.object;
  const target = isObject(spec) ? spec["scaleTargetRef"] : null;
  if (!isObject(target) || typeof target["name"] !== "string") return null;
  const kind = typeof target["kind"] === "string" ? target["kind"] : SCALED_BY_DEFAULT;
  const scaled = byKey.get(keyOf7({ kind, name: target["name"] }));
  if (scaled === void 0 || isElsewhere(manifest, scaled)) return null;
  return scaled;
}
function isElsewhere(one, other) {
  return one.namespace !== null && other.namespace !== null && one.namespace !== other.namespace;
}
function referencesIn2(value) {
  if (Array.isArray(value)) return value.flatMap(referencesIn2);
  if (!isObject(value)) return [];
  const { kind, name } = value;
  const own = typeof kind === "string" && typeof name === "string" ? [{ kind, name }] : [];
  const fields = Object.entries(value).flatMap(
    ([key, of]) => typeof of === "string" ? byField(key, of) : referencesIn2(of)
  );
  return [...own, ...fields];
}
function byField(key, name) {
  const kind = `${key.slice(0, 1).toUpperCase()}${key.slice(1)}`;
  return PLANNED_KINDS.includes(kind) ? [{ kind, name }] : [];
}
function keyOf7({ kind, name }) {
  return JSON.stringify([kind, name]);
}

// src/plan/reading/outside-words.ts
function newOverlay(path) {
  const message = `${visible(path)} is added beside what is built, and takes what \`policies\` takes: what it makes of that was not judged. ${byKustomize(folderOf(path))}`;
  return problemOf(path, "not-rendered", message);
}
function namedByPolicies({ manifest, owner, does }) {
  const what = `decides about ${visible(owner.kind)}/${visible(owner.name)} of the policies, and the change ${does} it in a file that \`policies\` does not take`;
  return problem4(manifest, "named-by-policies", what);
}
function twice(manifest) {
  const what = "is among the policies, and the change adds it a second time in a file that `policies` does not take";
  return problem4(manifest, "twice-in-change", what);
}
function leftPolicies(manifest) {
  return problem4(
    manifest,
    "left-policies",
    "was among the policies before the change, and is now in a file that `policies` does not take"
  );
}
function besidePolicies(manifest) {
  return problem4(
    manifest,
    "beside-policies",
    "is in a file that the change adds or edits beside the policies, and that `policies` does not take"
  );
}
function problem4({ kind, name, place }, code, what) {
  const message = `${visible(kind)}/${visible(name)} ${what}: what that does to the cluster was not judged. Add ${visible(place.file)} to \`policies\` of the configuration, or give the file a name and a folder that are taken.`;
  return errorAt(place, code, message);
}

// src/plan/reading/outside-files.ts
var GENERAL = /\.(?:ts|js|mjs|cjs|py|go|cs|java|kt|rb)$/;
var WRITES_MANIFESTS = /\b(?:cdk8s|cdktf|pulumi|kosko|aws-?cdk|addManifest|addHelmChart)/i;
var NOTHING = {};
var ELSEWHERE = { isElsewhere: true };
function allOf(said) {
  return {
    errors: said.flatMap(({ errors = [] }) => errors),
    besides: said.flatMap(({ besides = [] }) => besides),
    isElsewhere: said.some(({ isElsewhere: isElsewhere2 }) => isElsewhere2 === true)
  };
}
function isEdited({ path, before, text: text2 }) {
  return before !== text2 && (before === null || text2 === null || !isSameSource(path, before, text2));
}
function surroundingsOf({ base, head }, judged2, outside2) {
  const { files, beside: beside2 = [], renderedPaths = [] } = head;
  const keptIdentities = new Set(judged2.head.map(identityOf));
  const judgedPaths = [...renderedPaths, ...files.map(({ path }) => path)];
  const isBuilt = (path) => isRendered({ renderedPaths }, path);
  return {
    isKept: (manifest) => keptIdentities.has(identityOf(manifest)),
    lost: new Set(judged2.base.map(identityOf).filter((identity) => !keptIdentities.has(identity))),
    known: { made: [...judged2.base, ...judged2.head], files: outside2, isRendered: isBuilt },
    judgedPaths,
    renderedPaths,
    renderedBefore: base?.renderedPaths ?? [],
    neighbour: neighbourIn(foldersOf([...files, ...beside2].map(({ path }) => path))),
    valuesBeside: neighbourIn(foldersOf(renderedPaths)),
    isTwin: twinIn(judgedPaths),
    isRenderedTwin: twinIn(renderedPaths),
    around: aroundOf({ files, beside: beside2, outside: outside2, renderedPaths, groups: definedGroups(judged2.head) }),
    ties: tiesOf([...judged2.base, ...judged2.head]),
    isSynthesized: synthesizedIn([...outside2, ...beside2, ...files], judgedPaths)
  };
}
function outsideFiles(sides, judged2, outside2) {
  const surroundings = surroundingsOf(sides, judged2, outside2);
  return {
    saidOf: (file) => saidOf(file, surroundings),
    addedFile: (file) => addedFile(file, surroundings),
    /** True for what was built into what is judged; what is gone from it is missing there, and has no say of its own. */
    isRendered: (file) => isTaken(file, surroundings)
  };
}
function isGone({ path, was = path, text: text2 }, { renderedBefore }) {
  return text2 === null && isRendered({ renderedPaths: renderedBefore }, was);
}
function isTaken(file, surroundings) {
  return isRendered(surroundings, file.path) && !isGone(file, surroundings);
}
function saidOf(file, surroundings) {
  if (!isEdited(file) || isGone(file, surroundings)) return NOTHING;
  if (isTaken(file, surroundings)) {
    const errors = [...installedOnce(file, surroundings), ...madeNothing(file.path, surroundings.known)];
    return { errors, isElsewhere: isUnreadTemplate(file, surroundings.known.made) };
  }
  const planned2 = plannedIn(file.path, file.text);
  const held = allOf(planned2.map((manifest) => saidOfPlanned(manifest, file, surroundings)));
  const tied = file.isTakenOut ? NOTHING : saidOfTied(file, held, surroundings);
  const isWhole2 = planned2.length > 0 || file.isTakenOut || surroundings.isSynthesized(file.path);
  return allOf([held, tied, isWhole2 ? NOTHING : saidOfRecipe(file, surroundings)]);
}
function installedOnce({ path, text: text2 }, { isKept: isKept2 }) {
  if (!/(?:^|\/)crds\//.test(path)) return [];
  return plannedIn(path, text2).flatMap((one) => isKept2(one) ? [] : besidePolicies(one));
}
function saidOfPlanned(manifest, file, surroundings) {
  const { isKept: isKept2, lost, neighbour, isTwin, ties } = surroundings;
  const isNew = file.before === null;
  if (lost.has(identityOf(manifest))) return { errors: [leftPolicies(manifest)] };
  if (file.isTakenOut) return NOTHING;
  const near = neighbour(folderOf(file.path));
  if (near !== null) return { besides: [{ manifest, neighbour: near, isNew }] };
  if (isKept2(manifest) && isAdded(manifest, file)) return { errors: [twice(manifest)] };
  if (isNew && isTwin(file.path)) return { besides: [{ manifest, neighbour: null, isNew }] };
  return isKept2(manifest) || ties.tiedTo(manifest) === null ? ELSEWHERE : NOTHING;
}
function saidOfTied(file, held, { isKept: isKept2, ties }) {
  const places = [
    ...(held.errors ?? []).map(({ place }) => place),
    ...(held.besides ?? []).map(({ manifest }) => manifest.place)
  ];
  const said = [];
  for (const tied of tiedIn(file, ties)) {
    if (places.some((place) => isSamePlace(place, tied.manifest.place))) continue;
    if (isKept2(tied.manifest) && tied.does !== "adds") {
      said.push(ELSEWHERE);
      continue;
    }
    said.push({ errors: [isKept2(tied.manifest) ? twice(tied.manifest) : namedByPolicies(tied)] });
    places.push(tied.manifest.place);
  }
  return allOf(said);
}
function saidOfRecipe(file, surroundings) {
  const { judgedPaths, valuesBeside, isRenderedTwin, around } = surroundings;
  const { path, before, text: text2 } = file;
  if (isNewOverlay(file, judgedPaths) && valuesBeside(folderOf(path)) !== null)
    return { errors: [newOverlay(path)] };
  const isBeside = (one) => isValues(one) && valuesBeside(folderOf(one)) !== null || before === null && isRenderedTwin(one);
  const found = ofRendering(file, around, isBeside);
  if (found === "elsewhere" || found === null && isUnreadable(path, text2)) return ELSEWHERE;
  return found === null ? NOTHING : { errors: [found] };
}
function addedFile({ path, before, text: text2, isTakenOut }, surroundings) {
  const { neighbour, valuesBeside, isTwin, isRenderedTwin } = surroundings;
  if (before !== null || text2 === null || isTakenOut) return [];
  const near = neighbour(folderOf(path)) ?? valuesBeside(folderOf(path));
  if (near !== null) return [{ path, text: text2, neighbour: near }];
  return [isTwin(path) || isRenderedTwin(path) ? { path, text: text2, neighbour: null } : { path, text: text2 }];
}
function isNewOverlay({ path, before, text: text2 }, judgedPaths) {
  if (before !== null || text2 === null || !isKustomization(path)) return false;
  const { resources, components } = kustomizationOf({ path, text: text2 });
  return [...resources ?? [], ...components].some(
    (taken2) => judgedPaths.some((judged2) => isWithin(taken2, judged2) || isWithin(judged2, taken2))
  );
}
function ofRendering(file, around, isBeside) {
  const { path, before } = file;
  const text2 = file.text ?? before ?? "";
  if (isKustomization(path) || plannedIn(path, before).length > 0) return "elsewhere";
  const manifestsOf = (of) => of !== null && (mayRender(of) || mayHoldPlanned(of) || mayEncodePlanned(of) || [...around.groups].some((group2) => of.includes(group2))) ? parseManifests(of, path).manifests : [];
  const unjudged = unjudgedOf(
    {
      path,
      text: text2,
      manifests: manifestsOf(text2),
      isBroken: false,
      before: file.text === null ? null : { text: before, manifests: manifestsOf(before) }
    },
    around
  );
  if (unjudged === null) return null;
  if (unjudged.isOfPolicies !== true && !isBeside(path))
    return GENERAL.test(path) && !WRITES_MANIFESTS.test(text2) ? null : "elsewhere";
  const what = file.text === null ? "is gone" : "is edited";
  const message = `${visible(path)} ${what}, and what that changes in the cluster was not judged: ${unjudged.why}, and it ${unjudged.isOfPolicies === true ? "decides about" : "lies beside"} what \`policies\` takes. ${unjudged.fix}`;
  return problemOf(path, "not-rendered", message);
}
function plannedIn(path, text2) {
  if (text2 === null || !mayHoldPlanned(text2)) return [];
  return parseManifests(text2, path).manifests.filter(isPlanned);
}
function isAdded(manifest, { path, before }) {
  return !plannedIn(path, before).some((other) => identityOf(other) === identityOf(manifest));
}
function tiedIn({ path, before, text: text2 }, ties) {
  const heldIn = (of) => of !== null && ties.mayHold(of) ? parseManifests(of, path).manifests : [];
  const was = new Map(heldIn(before).map((manifest) => [identityOf(manifest), manifest]));
  const tied = (manifest, does) => {
    const owner = ties.tiedTo(manifest);
    return owner === null ? [] : [{ manifest, owner, does }];
  };
  const found = [];
  for (const manifest of heldIn(text2)) {
    const earlier = was.get(identityOf(manifest));
    was.delete(identityOf(manifest));
    if (earlier && JSON.stringify(earlier.object) === JSON.stringify(manifest.object)) continue;
    found.push(...tied(manifest, earlier ? "edits" : "adds"));
  }
  return [...found, ...[...was.values()].flatMap((gone) => tied(gone, "removes"))];
}
function isSamePlace(one, other) {
  return one?.file === other.file && one.line === other.line;
}

// src/plan/reading/outside.ts
var SHOWN7 = 5;
function outsideProblems(sides, judged2, already = []) {
  const { outside: outside2 = [] } = sides.head;
  if (outside2.length === 0) return [];
  const judge2 = outsideFiles(sides, judged2, outside2);
  const moved2 = movedScripts(outside2);
  const said = outside2.map((file) => moved2.has(file) ? {} : judge2.saidOf(file));
  const toldAlready = new Set(
    already.flatMap(
      ({ severity, code, place }) => place && (severity === "error" || code === "not-rendered") ? place.file : []
    )
  );
  const errors = [
    ...besideProblems(
      said.flatMap(({ besides = [] }) => besides),
      besidePolicies
    ),
    ...said.flatMap(({ errors: own = [] }) => own)
  ];
  const told = toldByFolder(
    {
      errors: errors.filter(
        ({ code, place }) => code !== "not-rendered" || place === null || !toldAlready.has(place.file)
      ),
      elsewhere: outside2.flatMap(
        ({ path }, i) => said[i]?.isElsewhere === true && !toldAlready.has(path) ? path : []
      )
    },
    outside2.flatMap((file) => judge2.addedFile(file))
  );
  const rendered2 = outside2.filter((file) => judge2.isRendered(file));
  return [
    ...told.errors,
    ...decidedThereProblems(
      rendered2.filter(isEdited),
      rendered2.filter((file) => !isEdited(file))
    ),
    ...toldOf(told.elsewhere)
  ];
}
var OWN_PLACE = /\bdirname\b|\bBASH_SOURCE\b|\$\{?0\b/;
function movedScripts(outside2) {
  const gone = new Map(outside2.flatMap((file) => file.text === null ? [[file.before, file]] : []));
  const pairs = outside2.flatMap((file) => {
    const from2 = file.before === null ? gone.get(file.text) : void 0;
    const text2 = file.text ?? "";
    const isScript = from2 !== void 0 && recipeOf(file.path, text2)?.isScript === true;
    return isScript && recipeOf(from2.path, text2)?.isScript === true && !OWN_PLACE.test(text2) ? [from2, file] : [];
  });
  return new Set(pairs);
}
function toldOf(paths) {
  if (paths.length === 0) return [];
  const message = `The change touches ${counted(paths.length, "file")} that \`policies\` does not take and that ${verb(paths.length, "holds objects of planned kinds, or may render some", "hold objects of planned kinds, or may render some")}; ${verb(paths.length, "it was", "they were")} not judged: ${few(
    paths.map((path) => visible(path)),
    SHOWN7
  )}. Add ${verb(paths.length, "it", "them")} to \`policies\` where a cluster gets ${verb(paths.length, "it", "them")}.`;
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
    (problem8) => problem8.code === code && problem8.message === message && (severity === "warning" || place !== null && problem8.place?.file === place.file)
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
      const key = keyOf8(file);
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
    const first = this.byKey.get(keyOf8(file));
    if (first === void 0 || isSame2(file, first)) return first;
    return this.further.get(keyOf8(file))?.find((other) => isSame2(file, other));
  }
  /** The files of the other side that have the same key. */
  counterparts(file) {
    const first = this.byKey.get(keyOf8(file));
    return first === void 0 ? [] : [first, ...this.further.get(keyOf8(file)) ?? []];
  }
  get hasOther() {
    return this.others !== null;
  }
};
function keyOf8({ key, path }) {
  return key ?? path;
}
function isSame2(a, b) {
  if (a.id !== void 0 && a.id === b.id) return true;
  return a.text !== null && a.text === b.text && placingOf(a) === placingOf(b);
}
var NOTHING2 = "[null,[],false]";
function placingOf(file) {
  const { namespace, variables, renderedBy } = file;
  if (namespace === void 0 && variables === void 0 && renderedBy === void 0) return NOTHING2;
  return JSON.stringify([
    namespace ?? null,
    Object.entries(variables ?? {}).sort(),
    renderedBy !== void 0
  ]);
}

// src/plan/reading/without-effect.ts
function withoutEffect(base, head) {
  const { renderedPaths = [], outside: outside2 = [] } = head;
  if (base === null || renderedPaths.length === 0) return null;
  const rendered2 = new Set(renderedPaths.map((path) => path.replace(/\/$/, "")));
  const edited2 = outside2.filter((file) => decides2(file.path, rendered2) && isOtherYaml(file));
  if (edited2.length === 0 || !isSame3(base.files, head.files)) return null;
  const names = few(edited2.map(({ path }) => visible(path)));
  return `The change edits ${names}, and nothing that is rendered of ${verb(edited2.length, "it", "them")} differs. Where that was to change something, look for an entry that matches nothing: the target of a patch, the name of an image, a value that no template takes.`;
}
function decides2(path, rendered2) {
  if (rendered2.has(path)) return true;
  return rendered2.has(folderOf(path)) && (isKustomization(path) || nameOf(path) === "values.yaml");
}
function isOtherYaml({ path, before, text: text2 }) {
  if (before === null || text2 === null || before === text2) return false;
  const valueOf = (written2) => canonicalJson(placedYaml(written2, path).map(({ value }) => value));
  return valueOf(before) !== valueOf(text2);
}
function isSame3(before, after) {
  const edits = new Edits(before);
  return before.length === after.length && after.every((file) => !edits.isEdited(file));
}

// src/plan/reading/deliveries.ts
var FLUX = "kustomize.toolkit.fluxcd.io";
var ARGO = "argoproj.io";
var DELIVERING = [FLUX, ARGO];
var mayDeliver = mentions(DELIVERING);
var Deliveries = class {
  constructor(files, kustomizations, isOne = ({ text: text2 }) => mayDeliver(text2)) {
    this.kustomizations = kustomizations;
    this.all = files.filter((file) => file.renderedBy === void 0 && isOne(file)).flatMap(({ text: text2, path }) => parseManifests(text2, path).manifests).flatMap((manifest) => deliveriesOf(manifest));
  }
  kustomizations;
  all;
  /** Why an object of a file that nobody rendered can not be judged as it is written; null where it can. */
  problemOf(manifest, { path, key = path, renderedBy }) {
    if (renderedBy !== void 0) return null;
    for (const { by, entry, folder, changes } of this.all) {
      if (!isWithin(folder, key) && !this.kustomizations.takesFrom(folder, path)) continue;
      const why = changes(manifest);
      if (why === null) continue;
      const message = `${visible(manifest.kind)}/${visible(manifest.name)} was not judged: the cluster gets another object than this one, as ${visible(by.kind)}/${visible(by.name)} at ${visible(by.place.file)}:${by.place.line} ${visible(why)}. Name that in \`policies\` of the configuration (\`- ${entry}\`), and what it applies is judged.`;
      return errorAt(manifest.place, "changed-on-delivery", message);
    }
    return null;
  }
};
function deliveriesOf(by) {
  const group2 = groupOf(by.apiVersion);
  const spec = field(by.object, "spec");
  if (group2 === FLUX && by.kind === "Kustomization") return flux(by, spec);
  if (group2 !== ARGO) return [];
  if (isPreview(itemsIn(spec, "generators"))) return [];
  const made = by.kind === "ApplicationSet" ? field(field(spec, "template"), "spec") : spec;
  return [...itemsIn(made, "sources"), field(made, "source") ?? null].flatMap((source) => argo(by, source));
}
function isPreview(generators) {
  const isOne = (generator) => field(generator, "pullRequest") !== void 0 || itemsIn(field(generator, "matrix"), "generators").some(isOne);
  return generators.length > 0 && generators.every(isOne);
}
function flux(by, spec) {
  const folder = folderIn(spec);
  if (folder === null) return [];
  const entry = `flux: ${visible(folderOf(by.place.file)) || "."}`;
  const changes = (manifest) => renamed(spec, ["namePrefix", "nameSuffix"]) ?? moved(manifest, textIn(spec, "targetNamespace"), "targetNamespace") ?? patched(manifest, itemsIn(spec, "patches"));
  return [{ by, entry, folder, changes }];
}
function argo(by, source) {
  const kustomize = field(source, "kustomize");
  const folder = folderIn(source);
  if (!isObject(kustomize) || folder === null) return [];
  const entry = `argocd: ${visible(by.place.file)}`;
  const changes = (manifest) => renamed(kustomize, ["namePrefix", "nameSuffix"]) ?? moved(manifest, textIn(kustomize, "namespace"), "kustomize.namespace") ?? patched(manifest, itemsIn(kustomize, "patches")) ?? counted2(manifest, itemsIn(kustomize, "replicas")) ?? labelled(kustomize);
  return [{ by, entry, folder, changes }];
}
function folderIn(spec) {
  const path = textIn(spec, "path");
  return path === null || path.includes("{{") || path.includes("${") ? null : joined("", path.replace(/^\/+/, ""));
}
function renamed(spec, keys) {
  const key = keys.find((one) => textIn(spec, one));
  return key === void 0 ? null : `gives it another name (${key})`;
}
function moved(manifest, namespace, key) {
  if (!namespace || namespace === manifest.namespace || !isNamespacedKind(manifest)) return null;
  return `puts it into the namespace ${namespace} (${key})`;
}
function patched(manifest, patches) {
  const isMeant = patches.some((one) => {
    const target = objectIn(one, "target");
    if (target !== null) return isTarget(target, manifest);
    const named4 = parseManifests(textIn(one, "patch") ?? "", "").manifests;
    return named4.length === 0 || named4.some(({ kind, name }) => kind === manifest.kind && name === manifest.name);
  });
  return isMeant ? "puts patches over it" : null;
}
function isTarget(target, { kind, name }) {
  const matches = (pattern, text2) => !pattern || pattern === text2 || !/^[\w-]+$/.test(pattern);
  return matches(textIn(target, "kind"), kind) && matches(textIn(target, "name"), name);
}
function counted2(manifest, replicas) {
  return replicas.some((one) => textIn(one, "name") === manifest.name) ? "sets its replicas" : null;
}
function labelled(kustomize) {
  if (objectIn(kustomize, "commonLabels") === null || field(kustomize, "labelWithoutSelector") === true)
    return null;
  return "adds labels to its selector (commonLabels)";
}

// src/plan/reading/named-settings.ts
var NAMES = /\bname["']?[ \t]*:[ \t]*["']?([^\s"',{}[\]]*)/g;
var NAMESPACES = /\bnamespace["']?[ \t]*:[ \t]*["']?([^\s"',{}[\]]*)/g;
var KINDS = /\bkind["']?[ \t]*:[ \t]*["']?([A-Za-z]*)/g;
var NAME = /^[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?$/;
var WORD = /[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?/g;
var NamedSettings = class {
  /** `files`: those before and after the change; of what is the same on both sides one is enough. */
  constructor(files) {
    this.files = files;
  }
  files;
  words = null;
  hasWorkloads = lazily(() => this.files.some(({ text: text2 }) => mentionsWorkload(text2)));
  mentioning = /* @__PURE__ */ new WeakMap();
  /** True for a file that may hold a planned object, or one that decides about those. */
  mentions(file) {
    const known2 = this.mentioning.get(file);
    if (known2 !== void 0) return known2;
    const found = mentionsNeighbour(file.text) || mentionsService(file.text) && this.hasWorkloads();
    this.mentioning.set(file, found);
    return found;
  }
  /** For the texts of one side; false for those that need not be read. */
  ofSide() {
    const seen = /* @__PURE__ */ new Set();
    return (text2, namespace = "") => {
      if (!holdsSettings(text2)) return false;
      const names = valuesOf2(text2, NAMES);
      const key = [namespace, ...valuesOf2(text2, KINDS), " ", ...valuesOf2(text2, NAMESPACES)].join(" ");
      if (names.length > 0 && names.every((name) => NAME.test(name)) && seen.has(key))
        return names.some((name) => this.isWritten(name));
      seen.add(key);
      return true;
    };
  }
  isWritten(name) {
    this.words ??= this.wordsIn(this.files);
    return this.words.has(name);
  }
  wordsIn(files) {
    const words2 = /* @__PURE__ */ new Set();
    for (const file of files)
      if (file.text.includes("${") || this.mentions(file))
        for (const [word] of sourceText(file.path, file.text, file.variables).text.matchAll(WORD))
          words2.add(word);
    return words2;
  }
};
function valuesOf2(text2, pattern) {
  return Array.from(text2.matchAll(pattern), ([, value = ""]) => value);
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
  const differing = several.filter((group2) => !isCopied(group2));
  return {
    kept,
    twice: differing.flatMap(([, ...others]) => others.map(({ manifest }) => manifest)).filter((manifest) => isJudged2(manifest)),
    standing: new Set(differing.filter(mayStand).map(([first]) => identityOf(first.manifest)))
  };
}
function isOneByName({ apiVersion, kind }) {
  return isInNoNamespace(apiVersion, kind);
}
function sameTwice(before, after, twice2) {
  const textsIn = (manifests) => {
    const judged2 = groupedBy(
      manifests.filter((manifest) => twice2.has(identityOf(manifest))),
      identityOf
    );
    const textOf5 = ({ object: object2 }) => canonicalJson(object2);
    return new Map([...judged2].map(([identity, list]) => [identity, list.map(textOf5).toSorted().join("\n")]));
  };
  if (twice2.size === 0) return () => false;
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
    problems: read.problems.map((problem8) => problem8.place === null ? problem8 : { ...problem8, place })
  };
}

// src/plan/reading/remade-by.ts
var FORCING = [
  {
    key: "kustomize.toolkit.fluxcd.io/force",
    is: (value) => ["enabled", "true"].includes(value.toLowerCase())
  },
  {
    key: "argocd.argoproj.io/sync-options",
    is: (value) => value.split(",").some((one) => one.trim() === "Force=true")
  }
];
function withRemakers(manifests, file) {
  const { deliveredBy: chain = [], text: text2 } = file;
  const last = chain.at(-1);
  const byAll = last?.remakes === void 0 ? null : `${last.by} (${last.remakes})`;
  if (byAll === null && !FORCING.some(({ key }) => text2.includes(key))) return manifests;
  return manifests.map((manifest) => {
    const by = byAll ?? annotationOf(manifest);
    return by === null ? manifest : { ...manifest, remadeBy: by };
  });
}
function annotationOf({ object: object2 }) {
  const annotations = labelsIn(object2["metadata"], "annotations");
  const found = FORCING.find(({ key, is }) => is(annotations[key] ?? ""));
  return found === void 0 ? null : `the annotation ${found.key}: ${annotations[found.key] ?? ""}`;
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
  const [other, ...more2] = others;
  const isTold = file.origin !== void 0 || other?.origin !== void 0;
  if (other === void 0 || more2.length > 0 || isTold || !isPlacedAlike(file, other)) return () => false;
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
function mayHoldIn({ settings }) {
  const isWanted = settings?.ofSide() ?? holdsSettings;
  return (part) => (settings?.mentions(part) ?? saysWhatDecides(part.text)) || isWanted(part.text, part.namespace);
}
function saysWhatDecides(text2) {
  return mentionsNeighbour(text2) || mentionsService(text2);
}
var PASSED = { isPassedWhole: true, manifests: [], problems: [], before: [] };
function contentsOf(files, reading) {
  const { edits, nodesPerSide = NODES_PER_SIDE } = reading;
  const contents = [];
  const [fileMayHold, documentMayHold] = [mayHoldIn(reading), mayHoldIn(reading)];
  let nodes = 0;
  for (const file of files) {
    const same = edits.same(file);
    const isEdited2 = same === void 0;
    if (isPassedWhole(file, same, reading, fileMayHold)) {
      contents.push({ file, isEdited: isEdited2, ...PASSED });
      continue;
    }
    const read = readAlready(file, same, reading) ?? parseFile(file.text, file.path, limitsFor(file, reading, documentMayHold), file.variables);
    const parsed = atOrigin(withoutYtt(read, file), file);
    nodes += read.nodes;
    if (nodes > nodesPerSide) {
      const message = `With this file the policies hold more than ${nodesPerSide} keys and values; none of them was read. Narrow the policy globs.`;
      return { files: [], problem: problemOf(file.path, "too-many-nodes", message) };
    }
    const { namespace } = file;
    const placed2 = namespace === void 0 ? parsed.manifests : parsed.manifests.map((one) => inGivenNamespace(one, namespace));
    const manifests = withRemakers(placed2, file);
    const isBefore = isEdited2 ? ofSameDocuments(file, edits.counterparts(file)) : isError;
    contents.push({
      file,
      isEdited: isEdited2,
      isPassedWhole: false,
      manifests,
      problems: parsed.problems.filter((problem8) => !isBefore(problem8)),
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
function isPassedWhole(file, same, { edits, readsAll, passedBefore }, mayHold) {
  if (readsAll || edits.hasOther && same === void 0) return false;
  if (passedBefore !== null && same !== void 0) return passedBefore.has(same);
  return !file.text.includes("${") && !mayHold(file) && (edits.hasOther || !mayRender(file.text));
}
function limitsFor(file, { edits, readsAll, heldBefore }, mayHold) {
  const isLost = edits.counterparts(file).some((other) => heldBefore.has(other)) && edits.isEdited(file);
  const interest = isLost ? { concerns: () => true, mayHold: () => true } : INTEREST;
  return {
    ...LIMITS,
    isClusterScoped,
    interest: readsAll ? interest : { ...interest, skips: skipper(file, edits, mayHold) }
  };
}
function skipper(file, edits, mayHold) {
  const placed2 = file.namespace === void 0 ? {} : { namespace: file.namespace };
  const mayHoldHere = (text2) => mayHold({ ...placed2, text: text2 });
  if (!edits.hasOther) return (document) => !mayHoldHere(document) && !mayRender(document);
  if (!edits.isEdited(file)) return (document) => !mayHoldHere(document);
  let before = null;
  return (document) => {
    if (saysWhatDecides(document)) return false;
    before ??= new Set(edits.counterparts(file).flatMap(({ text: text2 }) => text2.split(/^---.*$/m)));
    return before.has(document) && !mayHoldHere(document);
  };
}

// src/plan/reading/one-side.ts
function sideOf(side, files, reading) {
  const { files: contents, problem: problem8 } = contentsOf(files, reading);
  const kustomizations = new Kustomizations(files);
  const deliveries = new Deliveries(files, kustomizations, reading.mayDeliver);
  const asides = [];
  const manifests = [];
  for (const { file, manifests: found } of contents) {
    const isBuilt = file.renderedBy !== void 0;
    for (const manifest of found) {
      if (!isBuilt && isBuiltBeside(manifest, kustomizations, side)) continue;
      const aside = asideOf(manifest, isBuilt ? null : kustomizations) ?? (isJudged(manifest) ? deliveries.problemOf(manifest, file) : null);
      if (aside === null) manifests.push({ manifest, isBuilt });
      else asides.push({ manifest, problem: aside });
    }
  }
  const { kept, twice: twice2, standing } = describedTwice(manifests, isJudged);
  return {
    side,
    contents,
    manifests: kept,
    asides,
    problems: [...problem8 ? [problem8] : [], ...contents.flatMap((content) => content.problems)],
    twice: twice2,
    standing,
    isUnread: problem8 !== null
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
  const waysOf3 = (one) => [JSON.stringify([one.kind, one.place.file]), identityOf(one)];
  const known2 = new Set(left.flatMap(waysOf3));
  return before.asides.filter(({ manifest }) => !waysOf3(manifest).some((way) => known2.has(way)));
}
function settledIn(before, after) {
  const [twice2, twiceAfter] = [before, after].map((side) => new Set(side?.twice.map(identityOf)));
  const left = new Map(after.manifests.map((one) => [identityOf(one), one]));
  const written2 = groupedBy(before?.manifests ?? [], identityOf);
  return (manifest) => {
    const identity = identityOf(manifest);
    if (twice2?.has(identity) !== true || twiceAfter?.has(identity) === true) return false;
    const rest = left.get(identity);
    const text2 = rest && canonicalJson(rest.object);
    return (written2.get(identity) ?? []).some(({ object: object2 }) => canonicalJson(object2) !== text2);
  };
}
function takenAway(problem8) {
  return { ...problem8, message: `The change takes it away: ${problem8.message}` };
}
function settled(problem8) {
  const message = `Before the change, ${problem8.message} The change leaves one of them or none, and whether the cluster has that one already was not judged.`;
  return { ...problem8, message };
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
  const isThere2 = (file) => isWithin(key, keyAt(file, after.side.files));
  return !after.contents.some(
    (content) => isWithin(key, keyOf8(content.file)) && (holdsPlanned(content) || content.problems.some(isError2))
  ) && !after.side.problems.some(({ place }) => place !== null && isThere2(place.file));
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
  const own = after.contents.find((content) => keyOf8(content.file) === keyOf8(file));
  if (own?.problems.some(isError2) === true) return false;
  const known2 = new Set(before.manifests.map(identityOf));
  const added = allOf2(after).filter((one) => !known2.has(identityOf(one)) && text2.includes(one.name));
  const written2 = kindsWritten(text2).filter((kind) => PLANNED_KINDS.includes(kind));
  if (written2.length === 0) return added.length === 0;
  return [...new Set(written2)].some((kind) => {
    const isOfKind2 = (one) => one.kind === kind;
    const isWritten = (one) => one === kind;
    const read = objectsIn2(file, before).filter(isOfKind2).length;
    const references = own === void 0 ? 0 : kindsWritten(own.file.text).filter(isWritten).length - objectsIn2(own.file, after).filter(isOfKind2).length;
    return written2.filter(isWritten).length - read - references > added.filter(isOfKind2).length;
  });
}
function objectsIn2({ path }, side) {
  return allOf2(side).filter(({ place }) => place.file === path);
}
function allOf2({ manifests, asides }) {
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
  const missing2 = now.resources.find((one) => !isRead(one, side.paths()));
  if (missing2 !== void 0)
    return `it takes ${visible(missing2)}, which is not among the files that are read`;
  if (before === null) return leftOut(now, side);
  const dropped = before.written.find(
    (one) => !now.written.includes(one) && isRead(beside(now.path, one), side.paths())
  );
  if (dropped !== void 0) return `it no longer takes ${visible(dropped)}, which is still there`;
  const taken2 = now.written.find(
    (one) => !before.written.includes(one) && isRead(beside(before.path, one), side.otherPaths())
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
  const inside3 = (name) => path === "" ? name : `${path}/${name}`;
  return paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside3(name)));
}

// src/plan/reading/changes.ts
function unrenderedChanges(side, fate) {
  const contents = side.contents.filter(
    (content) => content.isEdited && (fate !== "gone" || side.counterpart(content) === null)
  );
  const beside2 = side.beside.filter((file) => side.isBesideEdited(file) && !isRendered(side, file.path)).filter((file) => fate !== "gone" || side.besideCounterpart(file) === null);
  if (contents.length + beside2.length === 0) return [];
  const around = aroundChange(side);
  const ofContents = contents.flatMap((content) => {
    if (isRendered(side, content.file.path)) return leftRendering(content, side, around, fate);
    if (isKustomization(content.file.path)) return kustomizationProblem(content, side, fate);
    return problemsOf(candidateOf(content, side), around, fate);
  });
  const ofBeside = beside2.flatMap((file) => {
    const before = side.besideCounterpart(file);
    const candidate = { ...file, manifests: [], isBroken: false };
    return problemsOf({ ...candidate, before: before && { text: before.text, manifests: [] } }, around, fate);
  });
  return [...ofContents, ...ofBeside];
}
function aroundChange(side) {
  const was = side.beside.flatMap(
    (file) => side.isBesideEdited(file) ? side.besideCounterpart(file) ?? [] : []
  );
  const held = side.contents.flatMap(({ manifests }) => manifests);
  return aroundOf({ ...side, beside: [...side.beside, ...was], groups: definedGroups(held), held });
}
function leftRendering(content, side, around, fate) {
  const { renderedBy, followed = [] } = content.file;
  if (renderedBy === void 0 && followed.length === 0) {
    return madeNothing(content.file.path, {
      made: side.made,
      files: side.files,
      isRendered: (path) => isRendered(side, path)
    });
  }
  const manifests = content.manifests.filter(({ apiVersion }) => !followed.includes(groupOf(apiVersion)));
  const unjudged = ofController({ ...candidateOf(content, side), manifests }, around);
  return unjudged === null ? [] : [placedProblem(content.file.path, fate, unjudged)];
}
function unrenderedAlone(side) {
  const problems = unrenderedChanges(side, "alone");
  const [first] = problems;
  if (first === void 0) return [];
  const files = [...new Set(problems.flatMap(({ place }) => place ? [visible(place.file)] : []))];
  const message = `${counted(files.length, "file")} ${verb(files.length, "was", "were")} not rendered, and what ${verb(files.length, "it makes", "they make")} is no part of this plan: ${few(files)}. ${first.message}`;
  return [{ ...first, severity: "warning", message }];
}
var MISNAMED = {
  why: "it holds a Kustomization or Component, which kustomize reads only by the name kustomization.yaml: it does nothing, and an apply of the folder is refused for it",
  fix: "Call it kustomization.yaml in a folder of its own, or take it out."
};
function candidateOf(content, side) {
  const { file, manifests, problems } = content;
  const before = side.counterpart(content);
  return {
    path: file.path,
    text: file.text,
    manifests,
    isBroken: problems.length > 0,
    before: before && { text: before.file.text, manifests: before.manifests }
  };
}
function problemsOf(candidate, around, fate) {
  if (isMisnamedKustomization(candidate.path, candidate.text))
    return fate === "gone" ? [] : [problem5(candidate.path, fate, MISNAMED)];
  const unjudged = unjudgedOf(candidate, around);
  if (unjudged === null) return [];
  const placed2 = placedProblem(candidate.path, fate, unjudged);
  if (unjudged.isScript !== true) return [placed2];
  if (unjudged.isOfPolicies !== true) return fate === "alone" ? [] : [{ ...placed2, severity: "warning" }];
  return [placed2];
}
function kustomizationProblem(content, side, fate) {
  const { path, text: text2 } = content.file;
  const before = side.counterpart(content)?.file.text ?? null;
  if (before !== null && isSameSource(path, before, text2)) return [];
  const unjudged = whyOfKustomization(content, side);
  return unjudged === null ? [] : [problem5(path, fate, unjudged)];
}
function placedProblem(path, fate, unjudged) {
  const found = problem5(path, fate, unjudged);
  return unjudged.manifest === void 0 ? found : { ...found, place: unjudged.manifest.place };
}
function problem5(path, fate, { why, fix: fix2 }) {
  if (fate === "alone") return problemOf(path, "not-rendered", `${visible(path)}: ${why}. ${fix2}`);
  const what = fate === "gone" ? "is gone" : "is edited";
  const message = `${visible(path)} ${what}, and what that changes in the cluster was not judged: ${why}. ${fix2}`;
  return problemOf(path, "not-rendered", message);
}

// src/plan/reading/moved-files.ts
function movedFiles(before, after) {
  const [was, is] = [writtenIn(before), writtenIn(after)];
  const left = new Map(lackedBy(was, is).map((one) => [identityOf(one.manifest), one]));
  const moved2 = lackedBy(is, was).flatMap((to) => {
    const from2 = left.get(identityOf(to.manifest));
    return from2 === void 0 ? [] : [{ from: from2, to }];
  });
  const stays2 = lazily(() => new Set(after.files.flatMap((file) => pathsOf(takenBy(after, file)))));
  const asks = lazily(() => takersOfBoth(before, after));
  return moved2.flatMap(({ from: from2, to }) => {
    if (pathOf(from2.chain) !== pathOf(to.chain))
      return isLeft(from2, to, stays2()) ? [] : [problemOf7(from2, to, ...whyBetween(from2, to, stays2()))];
    if (isPrinted2(from2.file)) return [];
    const other = asks().find(
      ({ reached, reaches: reaches2 }) => reached(keyOf8(from2.file)) !== reaches2(keyOf8(to.file))
    );
    if (other === void 0) return [];
    const { path, what, fix: fix2, command: prints } = other.taker;
    const why = `${visible(path)} (${what}) does not take both alike`;
    return [problemOf7(from2, to, why, fix2 ?? bySomething(prints))];
  });
}
function lackedBy(some, other) {
  const placeOf2 = ({ manifest, file, chain }) => JSON.stringify([identityOf(manifest), pathOf(chain), isPrinted2(file) ? null : keyOf8(file)]);
  const known2 = new Set(other.map(placeOf2));
  return some.filter((one) => !known2.has(placeOf2(one)));
}
function takersOfBoth(before, after) {
  const [was, is] = [takersOf2(before, after, "before"), takersOf2(after, after, "text")].map(
    (takers) => new Map(takers.map((taker) => [taker.path, taker]))
  );
  const reachOf = (taker) => taker?.reach() ?? (() => "");
  return [...new Map([...was ?? [], ...is ?? []])].map(([path, taker]) => ({
    taker,
    reached: reachOf(was?.get(path)),
    reaches: reachOf(is?.get(path))
  }));
}
function writtenIn(side) {
  return side.contents.filter(({ isEdited: isEdited2, file }) => isEdited2 || file.deliveredBy !== void 0).flatMap(({ file, manifests }) => {
    const chain = takenBy(side, file);
    return manifests.filter(isPlanned).map((manifest) => ({ manifest, file, chain }));
  });
}
function isPrinted2({ renderedBy }) {
  return renderedBy !== void 0;
}
function pathOf(chain) {
  return JSON.stringify(chain.map(({ by }) => by));
}
function pathsOf(chain) {
  return chain.map((_, at) => pathOf(chain.slice(0, at + 1)));
}
function firstOther(from2, to) {
  return from2.findIndex(({ by }, at) => by !== to[at]?.by);
}
function isLeft({ manifest, chain }, to, stays2) {
  const at = firstOther(chain, to.chain);
  if (at < 0) return false;
  if (keptBy(chain, at, stays2)?.isOn(labelsIn(manifest.object["metadata"], "annotations"))) return true;
  return pathsOf(chain).some((path, i) => i >= at && chain[i]?.leaves === true && !stays2.has(path));
}
function whyBetween(from2, to, stays2) {
  const [was, is] = [otherIn(from2.chain, to.chain), otherIn(to.chain, from2.chain)];
  if (was === null || is === null) return [`${was ?? is ?? ""} takes only one of the two`, ""];
  const why = `${is} applies it from now on, and ${was} no longer does. That one deletes what it no longer has, and may do so before or after the other has applied it`;
  const at = firstOther(from2.chain, to.chain);
  if (isOtherRelease(from2.chain[at], to.chain[at]))
    return [
      `${is} applies it from now on, before ${was}: Flux uninstalls the old release whole before it installs the other, so the object goes with all that runs of it, whatever its limits say, and comes anew`,
      ""
    ];
  const kept = at < 0 ? null : keptBy(from2.chain, at, stays2);
  return [
    why,
    kept === null ? "" : `Or first merge ${kept.text} on it, and this change once that is applied.`
  ];
}
function isOtherRelease(was, is) {
  const nameOf4 = (one) => /^HelmRelease\/[^ ]+/.exec(one?.by ?? "")?.[0];
  return nameOf4(was) !== void 0 && nameOf4(was) === nameOf4(is);
}
function keptBy(chain, at, stays2) {
  const isAll = (kind) => chain.slice(at).every(({ by }) => by.startsWith(kind));
  const is = (key, value) => ({
    text: `the annotation \`${key}: ${value}\``,
    isOn: (annotations) => annotations[key]?.split(",").some((one) => one.trim() === value) === true
  });
  if (isAll("Kustomization/")) return is("kustomize.toolkit.fluxcd.io/prune", "disabled");
  if (!isAll("Application")) return null;
  const isThere2 = stays2.has(pathsOf(chain)[at] ?? "");
  return is("argocd.argoproj.io/sync-options", isThere2 ? "Prune=false" : "Delete=false");
}
function otherIn(chain, other) {
  const one = chain[firstOther(chain, other)] ?? chain.at(-1);
  return one === void 0 ? null : visible(one.by);
}
function takenBy(side, { path, renderedBy, deliveredBy: deliveredBy2 }) {
  if (deliveredBy2 !== void 0) return deliveredBy2;
  if (renderedBy !== void 0) return [{ by: `\`${renderedBy}\``, leaves: false }];
  return isRendered(side, path) ? [{ by: "an Application of Argo CD", leaves: false }] : [];
}
function takersOf2(side, { outside: outside2 }, text2) {
  const files = side.files.map((file) => ({ path: keyOf8(file), text: file.text }));
  const beside2 = side.beside.map((file) => ({ ...file, path: keyOf8(file) }));
  const others = outside2.map((file) => ({ path: file.path, text: file[text2] }));
  return takersIn(files, [...beside2, ...others], [...side.renderedPaths, ...files.map(({ path }) => path)]);
}
function problemOf7(from2, { manifest }, why, fix2 = "") {
  const { kind, name, place } = manifest;
  const file = visible(from2.manifest.place.file);
  const moves = place.file === from2.manifest.place.file ? "" : ` moves here from ${file}:`;
  const message = `${visible(kind)}/${visible(name)}${moves || ":"} ${why}. Whether the cluster keeps it, loses it or gets it for the first time was not judged. Leave it where it is. ${fix2}`;
  return errorAt(place, "moved-delivery", message.trimEnd());
}

// src/plan/reading/moved-links.ts
function movedLinks(before, after) {
  if (![...before.files, ...after.files].some(({ links }) => links !== void 0)) return [];
  const [was, now] = [before, after].map(({ files }) => new Map(files.map((file) => [keyOf8(file), file])));
  return after.files.flatMap((file) => {
    const { path, links: is = [] } = file;
    const key = keyOf8(file);
    const earlier = was?.get(key);
    if (earlier === void 0) return [];
    const had = earlier.links ?? [];
    const gone = had.filter(
      (link) => !is.includes(link) && !isOfFolder(link, key) && now?.has(link) !== true
    );
    const fresh = is.filter(
      (link) => !had.includes(link) && !isOfFolder(link, key) && was?.has(link) !== true
    );
    if (gone.length + fresh.length === 0) return [];
    const held = after.made.filter((manifest) => manifest.place.file === path && isPlanned(manifest));
    const [first] = held;
    if (first === void 0) return [];
    const names = visible(listing([...new Set(held.map(titleOf))]), 300);
    const [links, what] = gone.length > 0 ? [gone, "is gone"] : [fresh, "is new"];
    const message = `${names}: the link ${visible(listing(links), 300)}, by which the policies take it as well, ${what}. What applies the folder of the link has it ${gone.length > 0 ? "no longer, and may delete it" : "from now on"}, and the policies, which take the file itself too, have it before and after: what the change does is not judged. Give each cluster its own \`policies\`, with the folder that is applied there and without the one that the links lead to.`;
    return [errorAt(first.place, "moved-delivery", message)];
  });
}
function isOfFolder(link, path) {
  return folderOf(link) === folderOf(path);
}

// src/plan/reading/side-problems.ts
function newInHead({ before, after }) {
  return after.side.problems.filter((problem8) => !isHiddenAsIn(before?.side ?? null, problem8));
}
function toldOfHead({ before, after, edits, gone, goneUnread: goneUnread2, isSettled }, unread2) {
  const pathsBefore = new Map(
    before === null || after.problems.length === 0 ? [] : after.side.files.map((file) => [file.path, edits.counterparts(file).map(({ path }) => path)])
  );
  const isAsBefore = sameAsideIn(before?.asides ?? []);
  return [
    ...unread2,
    ...after.problems.filter((problem8) => !isWarnedBefore(before?.problems, problem8, pathsBefore)),
    ...after.asides.filter((aside) => !isAsBefore(aside)).map(({ problem: problem8 }) => problem8),
    ...[...gone.map(({ problem: problem8 }) => problem8), ...goneUnread2].map(takenAway),
    ...duplicates((before?.manifests ?? []).filter(isSettled)).map(settled)
  ];
}
function headProblems(both, told) {
  const { before, after } = both;
  const isAsBefore = twiceAsBefore(both);
  return [
    ...told,
    ...duplicates(after.manifests.filter((one) => (isJudged(one) || isOneByName(one)) && !isAsBefore(one))),
    ...before ? withoutFilesOf([...after.side.problems, ...told], changesOf(after, before, both.snapshot)) : unrenderedAlone(renderingOf(after, null, both.snapshot)),
    ...unchanged(quietIn(both, isAsBefore))
  ];
}
function baseProblems2(before, { after, gone, goneUnread: goneUnread2, isSettled }, told) {
  const twice2 = new Set(after.twice.map(identityOf));
  const [isInHead, isGone3] = [sameAsideIn(after.asides), new Set(gone)];
  return [
    ...before.problems.filter(
      (problem8) => !isSaidOf(after.problems, problem8) && !goneUnread2.includes(problem8)
    ),
    ...before.asides.filter((aside) => !isInHead(aside) && !isGone3.has(aside)).map(({ problem: problem8 }) => problem8).filter((problem8) => !isSaidOf(told, problem8)),
    ...duplicates(
      before.manifests.filter((one) => isJudged(one) && !twice2.has(identityOf(one)) && !isSettled(one))
    )
  ];
}
function baseReading({ side: base }, { after, goneUnread: goneUnread2 }) {
  const { side: head } = after;
  const isUnmatched = ({ code }) => code === "no-match";
  return base.problems.filter(
    (problem8) => (head.problems.some(isUnmatched) || !isUnmatched(problem8)) && !isHiddenAsIn(head, problem8) && !goneUnread2.includes(problem8)
  );
}
function twiceAsBefore({ before, after }) {
  return before === null ? (manifest) => !isJudged(manifest) : sameTwice(before.manifests, after.manifests, after.standing);
}
function quietIn({ before, after }, isTwiceAsBefore) {
  return [
    ...after.asides.filter(sameAsideIn(before?.asides ?? [])).filter(({ manifest }) => !isTemplate(manifest.place.file)).map(({ problem: problem8 }) => problem8),
    ...after.contents.flatMap(
      ({ file, before: same }) => same.length === 0 || isFilledElsewhere(file) ? [] : same
    ),
    ...after.side.problems.filter((problem8) => isHiddenAsIn(before?.side ?? null, problem8)),
    ...duplicates(after.manifests.filter((one) => isJudged(one) && isTwiceAsBefore(one)))
  ];
}
function isHiddenAsIn(other, { code, entry }) {
  if (entry === void 0) return false;
  return other?.problems.some((one) => one.code === code && one.entry === entry) === true;
}
function changesOf(after, before, snapshot2) {
  const gone = renderingOf(before, after, snapshot2);
  const head = renderingOf(after, before, snapshot2);
  const edited2 = unrenderedChanges(head, "edited");
  const changed = [...edited2, ...withoutFilesOf(edited2, unrenderedChanges(gone, "gone"))];
  return [...changed, ...movedFiles(gone, head), ...movedLinks(gone, head)];
}
function renderingOf(own, other, snapshot2) {
  const paths = (one) => lazily(() => {
    const { files = [], renderedPaths = [] } = one?.side ?? {};
    return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...renderedPaths]);
  });
  const edits = lazily(() => new Edits(other && other.side.files));
  const beside2 = new Edits(other && (other.side.beside ?? []));
  const contents = lazily(() => new Map(other?.contents.map((content) => [content.file, content])));
  return {
    files: own.side.files,
    contents: own.contents,
    beside: own.side.beside ?? [],
    outside: own.side.outside ?? [],
    snapshot: snapshot2,
    made: [...own.manifests, ...other?.manifests ?? []],
    isBesideEdited: (file) => beside2.isEdited(file),
    besideCounterpart: (file) => beside2.counterparts(file)[0] ?? null,
    renderedPaths: own.side.renderedPaths ?? [],
    counterpart: ({ file }) => contents().get(edits().counterparts(file)[0] ?? file) ?? null,
    paths: paths(own),
    otherPaths: paths(other)
  };
}
function unchanged(problems) {
  if (problems.length === 0) return [];
  const files = [...new Set(problems.flatMap(({ place: place2 }) => place2 ? [place2.file] : []))];
  const listed3 = few(files.map((file) => visible(file)));
  const [first] = problems;
  const example = problems.length === 1 || !first ? "" : " The first says:";
  const message = `${counted(problems.length, "thing")} in ${counted(files.length, "file")} can not be judged, before or after, and ${verb(problems.length, "is", "are")} no part of this change: ${listed3}.${example} ${first?.message ?? ""}`;
  const place = first?.place ?? null;
  return [{ ...warningAt(place, "not-judged-before", message), isStanding: true }];
}

// src/plan/reading/silent.ts
var saysAnything = mentions([...WATCHED, ...DELIVERING]);
function withoutSilent({ base, head }) {
  const [ordered, orderedHead] = [ascending(base), ascending(head)];
  const others = new Set([...base.slice(ordered), ...head.slice(orderedHead)].map(keyOf8));
  const hasWorkloads = lazily(() => [...base, ...head].some(({ text: text2 }) => mentionsWorkload(text2)));
  const left = { base: [], head: [] };
  let at = 0;
  for (const file of head.slice(0, orderedHead)) {
    const key = keyOf8(file);
    let other = base[at];
    for (; other !== void 0 && at < ordered && keyOf8(other) < key; other = base[at]) {
      left.base.push(other);
      at += 1;
    }
    const isPaired = other !== void 0 && at < ordered && keyOf8(other) === key && isSame2(file, other);
    if (isPaired && !others.has(key) && isSilent(file, hasWorkloads)) at += 1;
    else left.head.push(file);
  }
  return { base: [...left.base, ...base.slice(at)], head: [...left.head, ...head.slice(orderedHead)] };
}
function ascending(files) {
  let last = null;
  let count2 = 0;
  for (const file of files) {
    const key = keyOf8(file);
    if (last !== null && key <= last) break;
    last = key;
    count2 += 1;
  }
  return count2;
}
function isSilent({ path, text: text2 }, hasWorkloads) {
  if (text2.includes("${") || isKustomization(path) || holdsSettings(text2) || saysAnything(text2)) return false;
  return !mentionsService(text2) || !hasWorkloads();
}

// src/plan/reading/terraform.ts
var MOST_DEPTH = 50;
var TYPED = /^kubernetes_(?:deployment|daemon_?set|stateful_?set|pod_disruption_budget)(?:_v\d\w*)?$/;
function isTerraform(value) {
  return textIn(value, "terraform_version") !== null && rootOf2(value) !== void 0;
}
function appliedBy(plan) {
  return resourcesIn(rootOf2(plan) ?? null, 0).filter((resource) => textIn(resource, "mode") !== "data").flatMap((resource) => {
    const [type, address] = [textIn(resource, "type") ?? "", textIn(resource, "address") ?? ""];
    const values = field(resource, "values") ?? null;
    const applied = ofResource(type, values);
    const content = JSON.stringify([address, values]);
    return applied === null ? [] : [{ address, isPlanned: TYPED.test(type), content, ...applied }];
  });
}
function rootOf2(value) {
  return field(field(value, "planned_values") ?? field(value, "values"), "root_module");
}
function resourcesIn(module, depth) {
  if (depth > MOST_DEPTH) return [];
  const inner = itemsIn(module, "child_modules");
  return [...itemsIn(module, "resources"), ...inner.flatMap((one) => resourcesIn(one, depth + 1))];
}
function ofResource(type, values) {
  if (TYPED.test(type))
    return { texts: [], why: `it is a ${type}, which has no manifest; kubernetes_manifest has one` };
  if (type === "kubernetes_manifest") {
    const manifest = field(values, "manifest");
    if (isObject(manifest)) return { texts: [JSON.stringify(manifest)], why: null };
    return { texts: [], why: "its manifest is only known after apply" };
  }
  if (type === "kubectl_manifest") {
    const body = textIn(values, "yaml_body");
    return body === null ? { texts: [], why: "its yaml_body is only known after apply" } : { texts: [body], why: null };
  }
  return type === "helm_release" ? ofChart(values) : null;
}
function ofChart(values) {
  const why = "what its chart renders is not in the plan; `experiments { manifest = true }` in the provider helm puts it there";
  const manifests = parsedJson(textIn(values, "manifest") ?? "");
  if (!isObject(manifests)) return { texts: [], why };
  const texts = Object.values(manifests).map((one) => typeof one === "string" ? one : JSON.stringify(one));
  return { texts, why: null };
}

// src/plan/reading/unfold.ts
var MOST_DEPTH2 = 8;
function unfolded(side) {
  return side.files.some(mayUnfold) ? { ...side, files: side.files.flatMap((file) => mayUnfold(file) ? partsOf(file) : [file]) } : side;
}
function unreadResources(base, head) {
  const before = base && unreadOf2(base);
  const after = unreadOf2(head);
  const same = new Set(before?.map(({ applied }) => applied.content));
  const addresses = new Set(after.map(({ applied }) => applied.address));
  const gone = (before ?? []).filter(({ applied }) => !addresses.has(applied.address));
  return [
    ...after.map((one) => {
      const isPart3 = before === null ? one.applied.isPlanned : !same.has(one.applied.content);
      return unreadProblem2(one, isPart3 ? "error" : "warning", "was not judged");
    }),
    ...gone.map((one) => unreadProblem2(one, "error", "is gone, and what that does was not judged"))
  ];
}
function mayUnfold({ text: text2, renderedBy }) {
  if (renderedBy !== void 0 || !/^\s*[[{]/.test(text2) || text2.length > LIMITS.bytesPerFile) return false;
  return text2.includes('"terraform_version"') || text2.includes('"kind"') && !/^\s*\{\s*"(?:kind|apiVersion)"/.test(text2);
}
function partsOf(file) {
  const value = parsedJson(file.text) ?? null;
  if (isTerraform(value))
    return appliedBy(value).flatMap(
      ({ address, texts }) => texts.map((text2, index) => partOf(file, `${address} ${index}`, text2, address))
    );
  const manifests = isManifest(value) ? null : manifestsIn(value, 0);
  if (manifests === null || manifests.length === 0) return [file];
  return manifests.map(({ at, manifest }) => partOf(file, at, JSON.stringify(manifest), null));
}
function partOf(file, id, text2, address) {
  const place = placeOf(file, address);
  const origin = (manifest) => ({ ...manifest, place, placeOf: () => place });
  return { ...file, key: `${file.key ?? file.path} ${id}`, text: text2, origin };
}
function placeOf({ path, text: text2 }, address) {
  const at = address === null ? -1 : text2.indexOf(JSON.stringify(address));
  return { file: path, line: at < 0 ? 1 : text2.slice(0, at).split("\n").length, column: 1 };
}
function manifestsIn(value, depth, at = "") {
  if (isManifest(value)) return [{ at: identityOf2(value, at), manifest: value }];
  if (depth > MOST_DEPTH2 || value === null || typeof value !== "object") return null;
  const found = [];
  for (const [key, one] of Object.entries(value)) {
    if (one === null) continue;
    const inner = manifestsIn(one, depth + 1, `${at}/${key}`);
    if (inner === null) return null;
    found.push(...inner);
  }
  return found;
}
function isManifest(value) {
  return isObject(value) && textIn(value, "apiVersion") !== null && textIn(value, "kind") !== null;
}
function identityOf2(value, at) {
  const metadata = isObject(value) ? value["metadata"] ?? null : null;
  const name = textIn(metadata, "name");
  return name === null ? at : `${textIn(value, "kind") ?? ""}/${textIn(metadata, "namespace") ?? ""}/${name}`;
}
function unreadOf2(side) {
  return side.files.filter(mayUnfold).flatMap((file) => {
    const value = parsedJson(file.text) ?? null;
    if (!isTerraform(value)) return [];
    return appliedBy(value).filter(({ why }) => why !== null).map((applied) => ({ applied, file }));
  });
}
function unreadProblem2({ applied, file }, severity, what) {
  const message = `${visible(applied.address)} ${what}: ${applied.why ?? ""}.`;
  return {
    severity,
    code: "terraform-resource",
    message,
    place: placeOf(file, applied.address),
    picture: null
  };
}

// src/plan/reading/sides.ts
function readSides(writtenBase, writtenHead, { snapshot: snapshot2, config, ...limits }) {
  const base = writtenBase && placedAs(unfolded(writtenBase), config);
  const head = placedAs(unfolded(writtenHead), config);
  const both = bothOf(base, head, snapshot2, limits);
  const { before, after } = both;
  const twice2 = new Set([...after.twice, ...before?.twice ?? []].map(identityOf));
  const whole = ({ manifests }) => manifests.filter((manifest) => !twice2.has(identityOf(manifest)));
  const passed = passedOver(after);
  const told = toldOfHead(both, unreadResources(writtenBase, writtenHead));
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
    passed,
    notices: [...passedNotice(passed), ...told.length === 0 ? present([withoutEffect(base, head)]) : []]
  };
}
function bothOf(base, head, snapshot2, limits) {
  const all = { base: base?.files ?? [], head: head.files };
  const some = base === null ? all : withoutSilent(all);
  const readsAll = refersElsewhere([...some.base, ...some.head], snapshot2);
  const read = readsAll ? all : some;
  const ofHead = new Edits(base && read.base);
  const ofBase = new Edits(read.head);
  const files = [...read.base, ...read.head.filter((file) => ofHead.isEdited(file))];
  const settings = new NamedSettings(files);
  const delivering = new Set(files.filter(({ text: text2 }) => mayDeliver(text2)));
  const isDelivering = (file) => delivering.has(file) || delivering.has(ofHead.same(file) ?? file);
  const shared = { readsAll, settings, mayDeliver: isDelivering, ...limits };
  const before = base && sideOf(base, read.base, { edits: ofBase, passedBefore: null, heldBefore: /* @__PURE__ */ new Set(), ...shared });
  const heldBefore = new Set(before?.contents.filter(holdsPlanned).map(({ file }) => file));
  const passed = before?.contents.filter((content) => content.isPassedWhole).map(({ file }) => file);
  const passedBefore = passed === void 0 ? null : new Set(passed);
  const readBefore = new Map(
    before?.contents.flatMap(
      ({ file, read: known2 }) => known2 === void 0 ? [] : [[file, known2]]
    )
  );
  const after = sideOf(head, read.head, { edits: ofHead, passedBefore, readBefore, heldBefore, ...shared });
  const gone = before === null ? [] : goneAsides(before, after);
  const unread2 = before === null ? [] : goneUnread(before, after);
  return {
    before,
    after,
    edits: ofHead,
    gone,
    goneUnread: unread2,
    isSettled: settledIn(before, after),
    snapshot: snapshot2
  };
}
function placedAs(written2, { namespace, variables }) {
  const side = withKustomizations(written2);
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
function passedNotice(passed) {
  if (passed.length === 0) return [];
  return [
    `${counted(passed.length, "file").replace(/\B(?=(\d{3})+ )/, ",")} ${verb(passed.length, "holds", "hold")} nothing that is planned`
  ];
}

// src/plan/unjudged.ts
function unplanned(manifests, before = null) {
  const problems = manifests.flatMap(
    (manifest) => problemsOf2(manifest).map((problem8) => ({ manifest, problem: problem8 }))
  );
  const isOld = (manifest) => before?.some((other) => isSameObject(manifest, other)) === true;
  return problems.map(
    ({ manifest, problem: problem8 }) => isOld(manifest) ? { ...problem8, severity: "warning" } : problem8
  );
}
function problemsOf2(manifest) {
  if (isPlanned(manifest)) return [];
  const kind = meantKind(manifest);
  if (kind !== null) return [noSuchKind(manifest, kind)];
  if (isUnknownKind(manifest)) return [unknownKind(manifest)];
  const group2 = meantGroup(manifest);
  if (group2 !== null) return [noSuchGroup(manifest, group2)];
  return PLANNED_KINDS.includes(manifest.kind) ? [otherGroup(manifest)] : [];
}
function nothingToPlan(head, base, policies, { requirePolicies, sourcesOf }) {
  if (head.some(isPlanned)) return [];
  const severity = requirePolicies ? "error" : "warning";
  const isGone3 = base?.some(isPlanned) === true;
  if (!isGone3 && policies.some(({ live }) => !live)) return [];
  const isAsBefore = base?.length === head.length && head.every((one) => base.some((other) => isSameObject(one, other)));
  return [
    {
      severity,
      code: isGone3 ? "policies-gone" : "no-policies",
      message: isGone3 ? "Every rollout policy of the base is gone from these files; there is nothing left to judge. If they were moved or renamed, add the new paths or globs." : noPolicies(sourcesOf()),
      place: null,
      picture: null,
      ...severity === "warning" && isAsBefore ? { isStanding: true } : {}
    }
  ];
}
function noPolicies(sources) {
  const [first] = sources;
  if (first === void 0)
    return "No rollout policy was found in these files; nothing was judged. Check the paths or globs.";
  const more2 = sources.length > 1 ? ` and ${counted(sources.length - 1, "more file")}` : "";
  return `No manifest in these files is a rollout policy, and nothing was judged: ${visible(first)}${more2} ${verb(sources.length, "writes", "write")} planned kinds as source, which is not rendered here. ${bySomething()}`;
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
  const known2 = groupsOfKind(kind).join(" and ") || "karpenter.sh";
  return errorAt(
    place,
    "other-group",
    `${visible(kind)}/${visible(name)} was not judged: ${visible(kind)} is planned as a kind of ${known2}, and this one is of ${visible(apiVersion)}. Where it limits no rollout, take its file out of the globs (\`!${visible(place.file)}\`).`
  );
}
function severityOf2(problems, unjudged) {
  return problems.map(
    (problem8) => unjudged === "warn" && problem8.severity === "error" && !ALWAYS_ERRORS.has(problem8.code) ? asUnjudged(problem8) : problem8
  );
}
var ALWAYS_ERRORS = /* @__PURE__ */ new Set([DUPLICATE, "too-many-nodes"]);

// src/plan/outside/unserved-version.ts
function unservedVersions({ base, head }) {
  return objectChanges(base, head).flatMap(
    ({ before, after }) => before && after && isDefinition(before) ? unserved(before, after, head) : []
  );
}
function unserved(before, after, head) {
  const served = servedIn(after);
  const lost = servedIn(before).filter((version) => !served.includes(version));
  const left = head.filter(
    (one) => isOfKind(one, after) && lost.includes(one.apiVersion.slice(one.apiVersion.indexOf("/") + 1))
  );
  if (left.length === 0) return [];
  const message = `${titleOf(after)} no longer serves ${listing(lost.map((version) => visible(version)))}, and ${listing(left.map(titleOf))} ${verb(left.length, "is", "are")} written in it: an apply fails, and a controller that asks for that version stands still. What that does was not judged: write the objects in a version that is served first, in a change of their own.`;
  return [errorAt(after.place, "version-unserved", message)];
}
function servedIn({ object: object2 }) {
  return itemsIn(object2["spec"], "versions").flatMap((version) => {
    const name = textIn(version, "name");
    return name === null || field(version, "served") === false ? [] : [name];
  });
}

// src/plan/outside/added-finalizers.ts
function addedFinalizers(base, head) {
  return objectChanges(base, head).flatMap(({ manifest, before, after }) => {
    const known2 = new Set(finalizersOf(before));
    const added = finalizersOf(after).filter((one) => !known2.has(one));
    if (added.length === 0 || !isPlanned(manifest)) return [];
    const names = listing(added.map((one) => `\`${visible(one)}\``));
    const message = `${titleOf(manifest)} gets the finalizer ${names}: once it is deleted it stays as it is, with the nodes, pods or limits that it keeps, until something takes that off. See that what takes it off runs in the cluster, or leave it out.`;
    const place = manifest.placeOf(["metadata", "finalizers"]);
    return [unjudgedAt(place, "added-finalizer", message)];
  });
}
function finalizersOf(manifest) {
  return textsOf([...listIn(manifest?.object["metadata"], "finalizers") ?? []]);
}

// src/plan/outside/network-policies.ts
var cilium = (spec) => [{ pods: withoutSources(fieldAt(spec, "endpointSelector")) }];
var calico = (spec) => [
  { pods: equalities(textIn(spec, "selector")), namespaces: equalities(textIn(spec, "namespaceSelector")) }
];
var admin = (spec) => {
  const subject = fieldAt(spec, "subject");
  const namespaces = fieldAt(subject, "namespaces") ?? fieldAt(subject, "pods", "namespaceSelector");
  return [{ pods: fieldAt(subject, "pods", "podSelector"), namespaces }];
};
var antrea = (spec) => itemsIn(spec, "appliedTo").map((to) => ({
  pods: fieldAt(to, "podSelector"),
  namespaces: fieldAt(to, "namespaceSelector")
}));
var istio = (spec) => [{ pods: fieldAt(spec, "selector") }];
var CALICO = { NetworkPolicy: calico, GlobalNetworkPolicy: calico };
var OTHERS = {
  "cilium.io": { CiliumNetworkPolicy: cilium, CiliumClusterwideNetworkPolicy: cilium },
  "projectcalico.org": CALICO,
  "crd.projectcalico.org": CALICO,
  "policy.networking.k8s.io": {
    AdminNetworkPolicy: admin,
    BaselineAdminNetworkPolicy: admin,
    ClusterNetworkPolicy: admin
  },
  "crd.antrea.io": { NetworkPolicy: antrea, ClusterNetworkPolicy: antrea },
  "security.istio.io": { AuthorizationPolicy: istio, PeerAuthentication: istio }
};
var ROOT_OF_MESH = "istio-system";
var NAMES_OF_NAMESPACE = [
  "kubernetes.io/metadata.name",
  "projectcalico.org/name",
  "io.kubernetes.pod.namespace"
];
function isNetworkPolicy({ apiVersion, kind }) {
  return groupOf(apiVersion) === "networking.k8s.io" && kind === "NetworkPolicy";
}
function isOtherNetworkPolicy(policy2) {
  return subjectsOf(policy2) !== void 0;
}
function isAround(policy2, workload) {
  const pods = podSpecOf(workload) === null ? null : podLabels(workload);
  if (pods === null) return false;
  const isNear = namespaceOf(policy2) === namespaceOf(workload);
  if (isNetworkPolicy(policy2))
    return isNear && (mayTake(fieldAt(policy2.object, "spec", "podSelector") ?? {}, pods, []) ?? false);
  const of = subjectsOf(policy2);
  const isEverywhere = /Cluster|Global|Admin/.test(policy2.kind) || of === istio && namespaceOf(policy2) === ROOT_OF_MESH;
  if (of === void 0 || !(isNear || isEverywhere)) return false;
  const names = Object.fromEntries(NAMES_OF_NAMESPACE.map((key) => [key, namespaceOf(workload)]));
  const { object: object2 } = policy2;
  return [object2["spec"] ?? null, ...itemsIn(object2, "specs")].flatMap(of).some(
    (subject) => (mayTake(subject.pods, { ...names, ...pods }, NOT_ITS_OWN) ?? true) && (mayTake(subject.namespaces, names, null) ?? true)
  );
}
var NOT_ITS_OWN = ["io.", "projectcalico.org/"];
function mayTake(selector, labels, others) {
  const compiled = compileSelector(selector ?? {});
  if (!("selector" in compiled)) return null;
  const { requirements, written: written2 } = compiled.selector;
  const known2 = requirements.filter(
    ({ key }) => entryOf(labels, key) !== void 0 || !(others?.some((start) => key.startsWith(start)) ?? true)
  );
  return selects({ written: written2, requirements: known2 }, labels);
}
function subjectsOf({ apiVersion, kind }) {
  return entryOf(entryOf(OTHERS, groupOf(apiVersion)) ?? {}, kind);
}
function podLabels(workload) {
  return labelsIn(fieldAt(workload.object, "spec", "template", "metadata"), "labels");
}
function withoutSources(selector) {
  if (selector === void 0) return void 0;
  return JSON.parse(JSON.stringify(selector).replaceAll(/"(?:k8s|any)[:.](?=[^"]*")/g, '"'));
}
var EQUALITY = /^([\w./-]+) *== *(?:'([^']*)'|"([^"]*)")$/;
function equalities(text2) {
  const parts = (text2 ?? "").split("&&").map((part) => EQUALITY.exec(part.trim()));
  const labels = parts.flatMap((part) => part ? [[part[1] ?? "", part[2] ?? part[3] ?? ""]] : []);
  return labels.length === parts.length ? { matchLabels: Object.fromEntries(labels) } : void 0;
}

// src/plan/outside/cut-off.ts
var DIRECTIONS = ["Ingress", "Egress"];
function cutOffControllers(base, head) {
  if (base === null) return [];
  const changed = changedPolicies(base, head);
  if (changed.length === 0) return [];
  const blamed = /* @__PURE__ */ new Set();
  return head.flatMap((workload) => {
    const controller = controllerOf(workload);
    if (controller === null || controller.takes !== void 0) return [];
    const isCut = closings(workload, { base, head }).length > 0;
    const found = changed.filter(({ manifest, before, after }) => {
      const isNear = [before, after].some((one) => one !== null && isAround(one, workload));
      if (!isNear || blamed.has(manifest)) return false;
      return isNetworkPolicy(manifest) ? isCut : closesOther(after, manifest, head, workload);
    });
    return found.map((change) => {
      blamed.add(change.manifest);
      return problem6(change, workload, controller.title);
    });
  });
}
function changedPolicies(base, head) {
  return contentChanges(base, head).filter(
    ({ manifest }) => isNetworkPolicy(manifest) || isOtherNetworkPolicy(manifest)
  );
}
function cutOffPods(base, head) {
  if (base === null) return [];
  const changed = changedPolicies(base, head).filter(
    ({ before, after }) => [before, after].some((one) => one !== null && isNetworkPolicy(one))
  );
  if (changed.length === 0) return [];
  const known2 = byIdentity(base);
  const workloads = head.filter(
    (one) => isPlanned(one) && controllerOf(one) === null && known2.has(identityOf(one))
  );
  return changed.flatMap((change) => closedPods(change, workloads, { base, head }));
}
function closedPods({ manifest: policy2, before, after }, workloads, { base, head }) {
  const near = workloads.filter(
    (one) => [before, after].some((side) => side !== null && isAround(side, one))
  );
  const ways = near.flatMap((workload) => {
    const less = closings(workload, { base, head });
    return less.length === 0 ? [] : [{ workload, isShut: less.some((one) => one.is.size === 0), isChosen: less.every(isChosen) }];
  });
  if (ways.length === 0) return [];
  const isShut = ways.some((one) => one.isShut);
  const names = few(
    ways.map(({ workload }) => titleOf(workload)),
    NAMED2
  );
  const message = `${titleOf(policy2)} is ${doneTo({ before, after })}, and closes ${isShut ? "every connection of one direction" : "connections"} of ${names} that ${isShut ? "is" : "are"} open today: for all their pods at once, as soon as it is merged, and past every limit of a rollout. A new pod that needs one of them does not get ready, and a rollout or a drain stands still there.`;
  return ways.every((one) => one.isChosen) ? [infoAt(policy2.place, "closed-to-pods", message)] : [unjudgedAt(policy2.place, "closed-to-pods", message)];
}
var NAMED2 = 3;
function closings(workload, { base, head }) {
  const around = (all) => all.filter((one) => isNetworkPolicy(one) && isAround(one, workload));
  const [before, after] = [around(base), around(head)];
  return DIRECTIONS.map((way) => ({ way, was: openBy(way, before), is: openBy(way, after) })).filter(
    ({ was, is }) => !is.has(ALL3) && [...was].some((rule) => !is.has(rule))
  );
}
function isChosen({ way, was, is }) {
  if (!was.has(ALL3) || is.size === 0) return false;
  return way === "Ingress" || [...is].some(mayAskForNames);
}
function mayAskForNames(rule) {
  const ports = itemsIn(JSON.parse(rule), "ports");
  return ports.length === 0 || ports.some(reachesNames);
}
function reachesNames(port) {
  const [first, last] = [fieldAt(port, "port"), fieldAt(port, "endPort")];
  if (typeof first !== "number") return true;
  return first <= DNS_PORT && DNS_PORT <= (typeof last === "number" ? last : first);
}
var DNS_PORT = 53;
function closesOther(after, policy2, head, workload) {
  return after !== null || head.some((one) => one !== policy2 && isOtherNetworkPolicy(one) && isAround(one, workload));
}
var ALL3 = "{}";
function openBy(way, policies) {
  const holding = policies.filter((policy2) => isHeld2(way, policy2));
  return new Set(holding.length === 0 ? [ALL3] : holding.flatMap((policy2) => rulesOf(way, policy2)));
}
function isHeld2(way, { object: object2 }) {
  const types = listIn(object2["spec"], "policyTypes");
  if (types !== null && types.length > 0) return textsOf([...types]).includes(way);
  return way === "Ingress" || itemsIn(object2["spec"], "egress").length > 0;
}
function rulesOf(way, { object: object2 }) {
  return itemsIn(object2["spec"], way.toLowerCase()).map(canonicalJson);
}
function problem6({ manifest: policy2, ...sides }, workload, title) {
  const closes = isNetworkPolicy(policy2) ? "closes" : "may close";
  const message = `${titleOf(policy2)} is ${doneTo(sides)}, and ${closes} connections of ${titleOf(workload)} (${title}) that are open today: a controller that no longer reaches the API server, or whose webhook is not reached, stops in the middle of what it does. The plan is of one that works on.`;
  return unjudgedAt(policy2.place, "edited-controller", message);
}

// src/plan/outside/kept-objects.ts
var REMAKE = "Take it out of this change, call the new one by another name, or delete the old one first.";
var REBIND = "Take it out of this change, or delete the old one first (`kubectl auth reconcile` does so).";
var REJOB = "Make it a hook, call it by another name, give it ttlSecondsAfterFinished, or delete the old one first.";
var KEPT = {
  "batch/Job": {
    edited: anyOf(...["template", "selector", "completionMode", "podFailurePolicy"].map(inSpec)),
    fix: REJOB
  },
  "/PersistentVolumeClaim": { edited: claimField, fix: REMAKE },
  "/PersistentVolume": { edited: volumeSource, fix: REMAKE },
  "/Service": { edited: clusterAddress, fix: REMAKE },
  "/Secret": { edited: anyOf(["type"]), fix: REMAKE },
  "/Pod": { edited: podField, fix: REMAKE },
  "rbac.authorization.k8s.io/RoleBinding": { edited: anyOf(["roleRef"]), fix: REBIND },
  "rbac.authorization.k8s.io/ClusterRoleBinding": { edited: anyOf(["roleRef"]), fix: REBIND },
  "storage.k8s.io/StorageClass": {
    edited: anyOf(["provisioner"], ["parameters"], ["reclaimPolicy"], ["volumeBindingMode"]),
    fix: REMAKE
  },
  "scheduling.k8s.io/PriorityClass": { edited: anyOf(["value"], ["preemptionPolicy"]), fix: REMAKE },
  "networking.k8s.io/IngressClass": { edited: anyOf(inSpec("controller")), fix: REMAKE },
  "node.k8s.io/RuntimeClass": { edited: anyOf(["handler"]), fix: REMAKE }
};
var REMADE_BY = [
  "helm.sh/hook",
  "argocd.argoproj.io/hook",
  "kustomize.toolkit.fluxcd.io/ssa",
  "kapp.k14s.io/update-strategy"
];
function keptObjects(base, head) {
  const changes = objectChanges(base, head).filter(({ after }) => after !== null);
  const refused = changes.flatMap(({ manifest, before }) => {
    const kept = KEPT[`${groupOf(manifest.apiVersion)}/${manifest.kind}`];
    if (!kept || before === null || isRemade(before) || isRemade(manifest)) return [];
    const path = kept.edited(before.object, manifest.object);
    return path === null ? [] : [{ manifest, path, fix: kept.fix }];
  });
  const isEdited2 = changes.some(
    ({ manifest, before }) => isPlanned(manifest) && (before === null || !isSameObject(before, manifest))
  );
  if (!isEdited2) return [];
  return refused.map(({ manifest, path, fix: fix2 }) => {
    const message = `${titleOf(manifest)} is edited in what no API server lets anybody edit (${path.join(".")}), so as long as the ${manifest.kind} of before is there the edit is refused, and an upgrade of Helm, a sync of Argo CD or a Kustomization of Flux fails with it: what else the change edits arrives in part, or not at all. The plan is of an apply that succeeds. ${fix2}`;
    return unjudgedAt(manifest.placeOf(path), "refused-edit", message);
  });
}
function isRemade({ object: object2, remadeBy }) {
  const annotations = labelsIn(object2["metadata"], "annotations");
  const spec = field(object2, "spec");
  return remadeBy !== void 0 || field(spec, "ttlSecondsAfterFinished") !== void 0 || field(spec, "suspend") === true || REMADE_BY.some((key) => annotations[key] !== void 0) || (annotations["argocd.argoproj.io/sync-options"] ?? "").includes("Replace=true");
}
function inSpec(name) {
  return ["spec", name];
}
function anyOf(...paths) {
  return (before, after) => paths.find((path) => {
    const [was, is] = [before, after].map((object2) => fieldAt(object2, ...path.map(String)));
    return !isSameValue(was, is) && !isDefault(path, was, is);
  }) ?? null;
}
var DEFAULTS = {
  completionMode: "NonIndexed",
  type: "Opaque",
  reclaimPolicy: "Delete",
  volumeBindingMode: "Immediate",
  preemptionPolicy: "PreemptLowerPriority"
};
function isDefault(path, was, is) {
  const byDefault = DEFAULTS[String(path.at(-1))] ?? null;
  return isSameJson(was ?? byDefault, is ?? byDefault);
}
function claimField(before, after) {
  const [was, is] = [objectIn(before, "spec"), objectIn(after, "spec")];
  const other = [
    "storageClassName",
    "volumeName",
    "accessModes",
    "volumeMode",
    "selector",
    "dataSource"
  ].find(
    (name) => field(was ?? {}, name) !== void 0 && !isSameValue(field(was ?? {}, name), field(is ?? {}, name))
  );
  if (other !== void 0) return ["spec", other];
  const [asked, asks] = [was, is].map((spec) => {
    const written2 = fieldAt(spec ?? {}, "resources", "requests", "storage");
    return typeof written2 === "string" ? parseQuantity(written2) : null;
  });
  const isShrunk = asked && asks && compareQuantities(asks, asked) < 0;
  return isShrunk ? ["spec", "resources", "requests", "storage"] : null;
}
var OF_USE = /* @__PURE__ */ new Set([
  ...["capacity", "accessModes", "claimRef", "persistentVolumeReclaimPolicy", "storageClassName"],
  ...["mountOptions", "volumeMode", "nodeAffinity", "volumeAttributesClassName"]
]);
function volumeSource(before, after) {
  const [was, is] = [objectIn(before, "spec") ?? {}, objectIn(after, "spec") ?? {}];
  const name = Object.keys(was).find((key) => !OF_USE.has(key) && !isSameValue(was[key], is[key]));
  return name === void 0 ? null : ["spec", name];
}
function clusterAddress(before, after) {
  const [was, is] = [objectIn(before, "spec") ?? {}, objectIn(after, "spec") ?? {}];
  const wanted2 = textIn(is, "clusterIP") ?? "";
  const hasNone = [was, is].some((spec) => textIn(spec, "type") === "ExternalName");
  const had = textIn(was, "clusterIP") ?? "";
  const isOther2 = wanted2 !== "" && wanted2 !== had && (had !== "" || wanted2 === "None");
  return isOther2 && !hasNone ? ["spec", "clusterIP"] : null;
}
function podField(before, after) {
  const [was, is] = [keptOfPod(before), keptOfPod(after)];
  const name = Object.keys(was).find((key) => !isSameValue(was[key], is[key]));
  return name === void 0 ? null : ["spec", name];
}
var OF_RUNNING = /* @__PURE__ */ new Set([
  ...["tolerations", "activeDeadlineSeconds", "terminationGracePeriodSeconds", "schedulingGates"]
]);
function keptOfPod(object2) {
  const spec = objectIn(object2, "spec") ?? {};
  const withoutImages = (list) => itemsIn(spec, list).map((container) => {
    const rest = Object.entries(container).filter(
      ([key]) => key !== "image" && key !== "resources"
    );
    return Object.fromEntries(rest);
  });
  const kept = Object.entries(spec).filter(([key]) => !OF_RUNNING.has(key));
  return {
    ...Object.fromEntries(kept),
    containers: withoutImages("containers"),
    initContainers: withoutImages("initContainers")
  };
}

// src/plan/outside/refusals.ts
var REFUSING = {
  "": { Namespace: byPodSecurity, ResourceQuota: byQuota, LimitRange: besideWorkloads },
  "admissionregistration.k8s.io": {
    ValidatingAdmissionPolicy: ofPods,
    ValidatingAdmissionPolicyBinding: byBinding,
    ValidatingWebhookConfiguration: ofPods
  },
  "kyverno.io": { ClusterPolicy: byKyverno, Policy: byKyverno },
  "policies.kyverno.io": { ValidatingPolicy: byActions, NamespacedValidatingPolicy: byActions }
};
var CONSTRAINTS = "constraints.gatekeeper.sh";
function refusals(base, head) {
  const found = objectChanges(base, head).flatMap(
    ({ before, after }) => after && refuses(after)?.(after, before, head) ? [after] : []
  );
  const [first] = found;
  if (!first) return [];
  const message = `${listing(found.map(titleOf))} ${verb(found.length, "is", "are")} changed and may refuse pods or planned objects as they are made: a pod that is evicted, or replaced by a rollout, would not come back, and an edit of the files would not arrive. ${known(found)} See first that what is there today would be admitted again (\`kubectl apply --dry-run=server\`), or let it only warn for a while.`;
  return [unjudgedAt(first.place, "may-refuse-pods", message)];
}
function known(found) {
  const isKept2 = found.every(({ kind }) => kind === "LimitRange" || kind === "ResourceQuota");
  return isKept2 ? "The rollouts of this plan keep to it where they can tell, and nothing else here does." : "No number of this plan knows of that.";
}
function refuses({ apiVersion, kind }) {
  const group2 = groupOf(apiVersion);
  return group2 === CONSTRAINTS ? byConstraint : entryOf(entryOf(REFUSING, group2) ?? {}, kind);
}
function isOther(after, before) {
  return contentOf(after) !== contentOf(before);
}
var OF_PODS = /* @__PURE__ */ new Set([
  ...["*", "*/*", "pod", "pods", "pods/eviction", "pods/*", "nodes", "node", "nodeclaims", "nodeclaim"],
  ...["deployment", "replicaset", "statefulset", "daemonset", "job"].flatMap((kind) => [kind, `${kind}s`])
]);
function namesPods(object2) {
  return objectsIn(object2).some(
    (part) => ["kinds", "kind", "resources"].some(
      (field2) => textsOf(part[field2] ?? []).some((text2) => {
        const name = text2.toLowerCase();
        return OF_PODS.has(name) || OF_PODS.has(name.slice(name.lastIndexOf("/") + 1));
      })
    )
  );
}
function ofPods(after, before) {
  const parts = [...itemsIn(after.object, "webhooks"), after.object["spec"] ?? null];
  return isOther(after, before) && parts.some((part) => namesPods(part) || objectsIn(part).some(namesPlanned));
}
function byBinding(after, before) {
  return isOther(after, before) && textsOf(fieldAt(after.object, "spec", "validationActions") ?? []).includes("Deny");
}
function byActions(after, before) {
  const actions = listIn(after.object["spec"], "validationActions");
  return ofPods(after, before) && (actions === null || actions.includes("Deny"));
}
function byKyverno(after, before) {
  const parts = objectsIn(after.object["spec"] ?? null);
  const isEnforced = parts.some(
    (part) => ["validationFailureAction", "failureAction"].some(
      (field2) => textIn(part, field2)?.toLowerCase() === "enforce"
    )
  );
  return isEnforced && parts.some((part) => part["validate"] !== void 0) && ofPods(after, before);
}
function byConstraint(after, before) {
  const spec = after.object["spec"];
  if (!isOther(after, before) || !["deny", null].includes(textIn(spec, "enforcementAction"))) return false;
  return fieldAt(spec, "match", "kinds") === void 0 || namesPods(fieldAt(spec, "match") ?? null);
}
var LEVELS = ["privileged", "baseline", "restricted"];
function byPodSecurity(after, before, head) {
  const levelOf = (side) => {
    const labels = labelsIn(side?.object["metadata"], "labels");
    return Math.max(0, LEVELS.indexOf(labels["pod-security.kubernetes.io/enforce"] ?? ""));
  };
  const isTighter = levelOf(after) > levelOf(before) || isOtherSelector(after, before);
  return isTighter && hasPodsIn(after.name, head);
}
var NODE_SELECTORS = ["scheduler.alpha.kubernetes.io/node-selector", "openshift.io/node-selector"];
function isOtherSelector(after, before) {
  const [now, was] = [after, before].map((side) => labelsIn(side?.object["metadata"], "annotations"));
  return NODE_SELECTORS.some((key) => (now?.[key] ?? "") !== "" && now?.[key] !== was?.[key]);
}
function byQuota(after, before, head) {
  const hardOf = (side) => new Map(Object.entries(objectIn(side?.object["spec"], "hard") ?? {}));
  const earlier = hardOf(before);
  const isTighter = [...hardOf(after)].some(([name, now]) => {
    const then = earlier.get(name);
    if (then === void 0) return true;
    const [most, mostBefore] = [amountOf(now), amountOf(then)];
    return most === null || mostBefore === null ? most !== mostBefore : compareQuantities(most, mostBefore) < 0;
  });
  return isTighter && hasPodsIn(namespaceOf(after), head);
}
function amountOf(value) {
  return typeof value === "string" || typeof value === "number" ? parseQuantity(String(value)) : null;
}
function besideWorkloads(after, before, head) {
  return isOther(after, before) && hasPodsIn(namespaceOf(after), head);
}
function hasPodsIn(namespace, head) {
  return head.some(
    (one) => isPlanned(one) && fieldAt(one.object, "spec", "template") !== void 0 && groupOf(one.apiVersion) === "apps" && (one.namespace === null || namespaceOf(one) === namespace)
  );
}

// src/plan/outside/elsewhere.ts
function elsewhere(base, head, { objects }) {
  return [
    ...movedDelivery(base, head),
    ...base === null ? [] : refusedNames(base, head),
    ...restartedElsewhere(base, head),
    ...actsOnPlanned(base, head),
    ...rolledByOthers(base, head),
    ...editedControllers(base, head),
    ...editedDefinitions(base, head, objects),
    ...refusals(base, head),
    ...lostRights(base, head),
    ...cutOffControllers(base, head),
    ...cutOffPods(base, head),
    ...addedFinalizers(base, head),
    ...keptObjects(base, head)
  ];
}
var API_VERSION = /^(?:[a-z0-9](?:[-a-z0-9.]*[a-z0-9])?\/)?v\d+(?:(?:alpha|beta)\d+)?$/;
var FILLED_IN = /[${}<>%@#|]/;
function refusedNames(base, head) {
  return head.filter(isPlanned).flatMap((manifest) => {
    const fault = faultOf(manifest);
    return fault === null || base.some((other) => isSameObject(manifest, other)) ? [] : [fault];
  });
}
function faultOf(manifest) {
  const { apiVersion, name, namespace } = manifest;
  if (isWrong(apiVersion, (text2) => API_VERSION.test(text2)))
    return problem7(manifest, ["apiVersion"], apiVersion, "such as apps/v1");
  if (isWrong(name, isDnsSubdomain))
    return problem7(manifest, ["metadata", "name"], name, "of lower-case letters, digits, - and .");
  if (namespace !== null && isWrong(namespace, isDnsLabel))
    return problem7(manifest, ["metadata", "namespace"], namespace, "of lower-case letters, digits and -");
  return null;
}
function isWrong(text2, isTaken3) {
  return !FILLED_IN.test(text2) && !isTaken3(text2);
}
function isDnsLabel(text2) {
  return text2.length <= MAX_LABEL_LENGTH && !text2.includes(".") && isDnsSubdomain(text2);
}
function problem7(manifest, path, text2, form) {
  const field2 = path.join(".");
  const message = `${visible(manifest.kind)}/${visible(manifest.name)}: no API server takes "${visible(text2)}" for ${field2}, so the object is refused, and the cluster keeps what it has. What is planned of it never comes about. Write ${field2} ${form}, without spaces.`;
  return errorAt(manifest.placeOf(path), "refused-edit", message);
}

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
      const compared = comparedWith && claimed(comparedWith);
      const resolution = system.resolve({
        objects: Histories.of(system.kinds, { own, base, live: input.snapshot.objects, compared }),
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
    (problem8) => SETTING_CODES.includes(problem8.code) && problem8.place === null ? { ...problem8, place: configPlaces(["systems", system, "version"]) } : problem8
  );
  return { ...resolution, problems };
}

// src/rules/verdict.ts
function verdictOf(plan, findings, input) {
  if (plan.problems.some((problem8) => problem8.severity === "error")) return "unknown";
  const counted3 = findings.filter(
    ({ status }) => status === "new" || status === "worsened" || status === "unchanged" && input.failOnExisting
  );
  const bar = input.failOn === "warning" ? ["error", "warning"] : ["error"];
  if (counted3.some(({ severity }) => bar.includes(severity))) return "fail";
  const isLost = plan.problems.some(({ code, isUnjudged }) => code === GONE_BUT_LIVE || isUnjudged === true);
  return isLost || counted3.some(({ severity }) => severity !== "info") ? "warn" : "pass";
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
  const edited2 = editedPolicies(policiesOf(resolved.base), policiesOf(resolved.head));
  return edited2.size === 0 ? null : makePlan({ ...planInput(resolved, input), loosened: [], problems: [] });
}
function planInput({ base, head }, input) {
  const { snapshot: snapshot2, config, at, horizonMs, mostSteps, onSteps } = input;
  const { timeZone, cluster: cluster2 } = config;
  const until = at + Math.max(horizonMs, FREEZES_AHEAD_MS);
  return {
    ...{ base, head, snapshot: snapshot2, assumptions: assumptionsOf(config, input), at, horizonMs, timeZone, cluster: cluster2 },
    freezes: freezesOf(config.freezes, timeZone, { from: at, to: until }),
    ...mostSteps === void 0 ? {} : { mostSteps },
    ...onSteps ? { onSteps } : {}
  };
}
function readChange(given, isBaseLive) {
  const read = readSides(given.base, given.head, { snapshot: given.snapshot, config: given.config });
  const ready = prepared(read.base && read.base.manifests, read.head.manifests, given.snapshot);
  const { held, asked } = isBaseLive ? heldAndAsked(ready.head, ready.snapshot.objects) : { held: ready.base ?? [], asked: ready.head };
  const base = read.base && { ...read.base, manifests: held };
  const head = { ...read.head, manifests: asked };
  const slips = unplanned(head.manifests, base?.manifests ?? null);
  const problems = [...head.reading, ...head.problems, ...slips, ...ready.unplaced];
  const unread2 = unreadOf(base?.manifests ?? [], head.manifests, problems);
  const after = [...head.manifests, ...unread2];
  const { notices, passed } = read;
  const isOneSide = given.base === given.head && !isBaseLive;
  return {
    ...{ base, head, snapshot: ready.snapshot, unread: unread2, after, slips, prepared: ready, isOneSide },
    ...{ notices, passed }
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
  const { base, head, after, unread: unread2, slips, prepared: ready } = read;
  const unjudged = (problems) => severityOf2(problems, input.config.unjudged);
  const before = base && base.manifests;
  const sides = { base: before ?? [], head: head.manifests };
  const defined = withDefinitions2({ base: before, head: after }, input.head);
  const regrouping = regroupingOver(
    input.snapshot,
    policiesOf(resolved.head),
    (snapshot2) => policiesOf(resolveChange(read, { ...input, snapshot: snapshot2 }).head)
  );
  return toldOnce2([
    ...head.reading,
    ...unjudged(head.problems),
    ...unreadProblem(unread2),
    ...base ? baseProblems(base) : [],
    ...newerDefinitions(policiesOf(resolved.head)),
    ...leftAlive(policiesOf(resolved.base), policiesOf(resolved.head), input.snapshot),
    ...unjudged(slips),
    ...unjudged(outsideProblems(input, sides, [...head.reading, ...head.problems])),
    ...unjudged(fleetOutside(input.head.outside ?? [], head.manifests, input.snapshot, regrouping)),
    ...unjudged(actingOutside(input.head, before, head.manifests, input.base?.beside)),
    ...unjudged(unservedVersions(defined)),
    ...ready.unplaced,
    ...unjudged(elsewhere(before, head.manifests, input.snapshot)),
    ...unjudged(
      departedHolders(defined.base, { manifests: defined.head, files: input.head.files }, input.snapshot)
    ),
    ...fleetObjects(before, head.manifests, input.snapshot, regrouping),
    ...ready.problems
  ]);
}
function nothingPlanned(read, resolved, input) {
  const { base, head, after, slips, prepared: ready } = read;
  const explaining = [...ready.unplaced, ...head.reading, ...head.problems, ...slips];
  if (explaining.some(({ severity }) => severity === "error") || startsLive(resolved.head)) return [];
  const policies = resolutionsOf(resolved).flatMap((resolution) => resolution.policies);
  return nothingToPlan(after, base && base.manifests, policies, {
    requirePolicies: input.config.requirePolicies,
    sourcesOf: () => namedInSource([...input.head.beside ?? [], ...input.head.files.filter(isFilledElsewhere)])
  });
}
function judgedReport(planned2, { base, head, notices, passed }, input) {
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
  return {
    plan,
    findings,
    waived: judged2.filter(({ waiver }) => waiver !== null),
    verdict: verdict2,
    wouldFail: verdict2 === "fail" || verdict2 === "unknown",
    failOn: input.failOn,
    sides: { base: input.base?.label ?? null, head: input.head.label },
    rulesFrom: input.rulesFrom,
    notices: [...input.notices, ...notices, ...standing.map(({ message }) => message)],
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
function chooseClusters(config, chosen) {
  const key = chosen ?? config.cluster;
  if (config.clusters.length === 0) return { clusters: clustersOf({ ...config, cluster: key }), key };
  const all = clustersOf(config);
  if (chosen === null) return { clusters: all, key };
  const found = all.find(({ config: { cluster: cluster2 } }) => cluster2 === chosen);
  if (found) return { clusters: [found], key };
  const names = config.clusters.map(({ name }) => name);
  const meant = nearest(chosen, names);
  throw new Error(
    `The configuration lists no cluster ${visible(chosen)}.${meant === null ? ` It lists ${visible(names.join(", "))}.` : ` Did you mean ${visible(meant)}?`}`
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
    const elsewhere2 = [
      ...others.flatMap(({ renderedPaths = [] }) => renderedPaths),
      ...others.flatMap(filesOf).filter((path) => !own.has(path))
    ];
    const including = (side) => ({
      ...side,
      renderedPaths: [...side.renderedPaths ?? [], ...elsewhere2]
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
  const isSame4 = (a, b) => a.sha === b.sha;
  const { paths, shas } = wanted(regular(before.value), regular(after.value), outside2.read, isSame4);
  const blobs = await source.blobsOf(shas, MOST_BYTES);
  if (blobs.missing) return { files: [], problem: blobs.problem };
  const kept = keptBy2(outside2);
  const unread2 = paths.filter(([path, [was, is]]) => {
    const isChanged = was === null || is === null || !isSame4(was, is);
    return isChanged && isManifest2(path) && [was, is].some((one) => one && !blobs.value.has(one.sha));
  });
  return {
    files: outsideFiles2(paths, outside2, (entry) => blobs.value.get(entry.sha) ?? null),
    problem: notLookedAt(unread2.map(([path]) => path).filter((path) => kept.matches(path)))
  };
}
function changedOutsideFolders(base, head, outside2) {
  const entriesOf = (root) => filesBelow(root).filter(({ path }) => isOfFolder2(path));
  const [before, after] = [entriesOf(base), entriesOf(head)];
  let bytes = 0;
  const contents = /* @__PURE__ */ new Map();
  const contentOf2 = ({ sha }) => {
    const known2 = contents.get(sha);
    if (known2 !== void 0) return known2;
    const { size } = lstatSync(sha);
    bytes += size;
    const content = size > MOST_BYTES || bytes > MOST_BYTES_OF_ALL ? null : readFileSync(sha);
    contents.set(sha, content);
    return content;
  };
  const isSame4 = (a, b) => {
    if (lstatSync(a.sha).size !== lstatSync(b.sha).size) return false;
    const [one, other] = [contentOf2(a), contentOf2(b)];
    return one === null || other === null || one.equals(other);
  };
  const { paths } = wanted(before, after, outside2.read, isSame4);
  return outsideFiles2(paths, outside2, contentOf2);
}
function isOfFolder2(path) {
  if (/(?:^|\/)(?:node_modules|\.terraform)\//.test(path)) return false;
  return /\.(?:ya?ml|json)$/i.test(path) || mayGenerate(path) || isRecipeName(path);
}
function isManifest2(path) {
  return /\.(?:ya?ml|json)$/i.test(path) && !/(?:^|[/.-])lock\.(?:ya?ml|json)$/i.test(path);
}
function notLookedAt(paths) {
  if (paths.length === 0) return null;
  const message = `${counted(paths.length, "manifest")} ${verb(paths.length, "is", "are")} too large (${MOST_BYTES / 1024 ** 2} MiB each, ${MOST_BYTES_OF_ALL / 1024 ** 2} MiB in all): ${few(paths.map((path) => visible(path)))}. Name in \`policies\` what a cluster gets, and take out of them what none does (\`!path\`).`;
  return { ...warningAt(null, "outside-policies", message), isUnjudged: true };
}
function isDescription(path) {
  return /\.(?:tf|tofu|hcl|jsonnet|libsonnet|cue|k|dhall|pkl)$/.test(path);
}
function templatesOf(changed, all) {
  const charts = /* @__PURE__ */ new Set();
  for (const path of changed)
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (all.has(joined(folder, "Chart.yaml") ?? "")) charts.add(folder);
      if (folder === "") break;
    }
  return (path) => {
    const [chart, rest] = path.startsWith("templates/") ? ["", path] : path.split(/\/(?=templates\/)/, 2);
    return rest !== void 0 && chart !== void 0 && charts.has(chart);
  };
}
function isValuesOfChart(path, all) {
  return /(?:^|\/)values\.ya?ml$/.test(path) && all.has(joined(folderOf(path), "Chart.yaml") ?? "");
}
function hasMoved(before, after, read) {
  const [was, is] = [before, after].map((entries) => new Set(entries.map(({ path }) => path)));
  const lacks = (some, other) => some.some(({ path }) => read.has(path) && other?.has(path) === false);
  return lacks(before, is) && lacks(after, was);
}
function wanted(before, after, read, isSame4) {
  const [unreadBefore, unread2] = [before, after].map(
    (entries) => byPath(entries.filter(({ path }) => !read.has(path)))
  );
  const all = /* @__PURE__ */ new Set([...unread2.keys(), ...unreadBefore.keys()]);
  const isMoved = hasMoved(before, after, read);
  const found = [...all].map((path) => {
    const pair = [unreadBefore.get(path) ?? null, unread2.get(path) ?? null];
    const [was, is] = pair;
    return { path, pair, isUnchanged: was !== null && is !== null && isSame4(was, is) };
  });
  if (found.length === 0) return { paths: [], shas: [] };
  const there = new Set(after.map(({ path }) => path));
  const changed = found.flatMap(({ path, isUnchanged }) => isUnchanged ? [] : [path]);
  const isTemplate2 = templatesOf(changed, there);
  const paths = found.filter(
    ({ path, isUnchanged }) => !isUnchanged || isRecipeName(path) || isDescription(path) || isCdk8sFile(path) || isTemplate2(path) || isMoved && /\.ya?ml$/i.test(path) || isValuesOfChart(path, there)
  );
  const some = paths.toSorted((a, b) => Number(a.isUnchanged) - Number(b.isUnchanged)).slice(0, MOST_FILES).map(({ path, pair }) => [path, pair]);
  return { paths: some, shas: some.flatMap(([, pair]) => pair.flatMap((entry) => entry ?? [])) };
}
function outsideFiles2(paths, outside2, contentOf2) {
  const kept = keptBy2(outside2);
  const textOf5 = (entry) => {
    const bytes = entry && contentOf2(entry);
    return bytes && decodeMarked(bytes);
  };
  return paths.flatMap(([path, [was, is]]) => {
    const [before, text2] = [textOf5(was), textOf5(is)];
    return before === null && text2 === null ? [] : [{ path, before, text: text2, isTakenOut: !kept.matches(path) }];
  });
}
function keptBy2({ exclusions }) {
  return compileGlobs([ANY_FILE, ...exclusions]).globs;
}
function regular(entries) {
  return entries.filter(({ mode }) => mode.startsWith("100"));
}
function byPath(entries) {
  return new Map(entries.map((entry) => [entry.path, entry]));
}

// src/read/folder.ts
import { createHash } from "node:crypto";
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
  let filled2 = 0;
  let bytes = 0;
  for (const [index, [shown3, { real }]] of files.entries()) {
    if (filled2 + SMALL_BYTES > room.length) {
      decode(room.subarray(0, filled2), parts, { files, texts });
      [parts, filled2] = [[], 0];
    }
    const read = readSmall(real, room, filled2);
    if (read === null || read > limits.bytesPerFile) {
      const text2 = readText(real, shown3, limits);
      texts[index] = text2;
      bytes += "bytes" in text2 ? text2.bytes : 0;
    } else {
      parts.push({ index, start: filled2, end: filled2 + read });
      filled2 += read;
      bytes += read;
    }
    if (bytes > limits.bytes) break;
  }
  decode(room.subarray(0, filled2), parts, { files, texts });
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
    beside: /* @__PURE__ */ new Map(),
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
  else if (isIncluded(search, absolute)) {
    const to = isProgram(absolute) ? search.beside : search.files;
    to.set(shown(search, absolute), { real: absolute, key: "" });
  }
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
    const all = manifestsIn2(search, folder).filter((path) => isOfPattern(path, pattern));
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
  const add = (to, { path, below, real }) => {
    const links = walked.links.get(real);
    const file = { real, key: below, isFound: true, ...links === void 0 ? {} : { links } };
    to.set(prefix === null ? shown(search, path) : prefix + below, file);
  };
  for (const file of walked.files) add(search.files, file);
  for (const file of walked.beside) add(search.beside, file);
  const named4 = walked.beside.filter(({ below }) => globs.matches(below));
  return walked.files.length + named4.length + walked.problems.length + problems.length;
}
function manifestsIn2(search, folder) {
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
  const inside3 = isInside(base, absolute);
  if (!inside3 && search.confineTo !== null) {
    const message = `${visible(absolute)} is outside ${visible(search.confineTo)} and was not read. Give a path inside it.`;
    search.problems.push(errorAt(null, "outside", message));
    return false;
  }
  for (let path = absolute; path !== base && path !== dirname(path); path = dirname(path)) {
    if (lstatSync2(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      search.problems.push(symlinkProblem(shown(search, path)));
      return false;
    }
    if (!inside3) break;
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
  return { files, problems: listed(problems), beside: readBeside(search) };
}
function readOne(path, { real, isStream }, limits) {
  return isStream === true ? readStream(real, path, limits) : readText(real, path, limits);
}
function inOrder2(files) {
  return sortedByBytes([...files], ([path]) => path);
}
function readBeside(search) {
  return inOrder2(search.beside).map(([path, { real, key }]) => {
    const bytes = readBytes(real, BESIDE_BYTES);
    if (bytes === null) return { path, key, text: null };
    const id = createHash("sha256").update(bytes).digest("hex");
    return { path, key, id, text: isArchive(path) ? null : decodeUtf8(bytes) };
  });
}
var BESIDE_BYTES = 8 * 1024 ** 2;
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
  const moved2 = (manifest) => {
    const found = origin(manifest);
    return { ...found, place: under(found.place), placeOf: (field2) => under(found.placeOf(field2)) };
  };
  return { ...one, key, path: prefix + path, origin: moved2 };
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
import { createHash as createHash2 } from "node:crypto";
import { lstatSync as lstatSync3, readFileSync as readFileSync2, readlinkSync } from "node:fs";
import { join } from "node:path";

// src/render/problems.ts
function renderProblem(code, message, place) {
  const where = typeof place === "string" ? { file: place, line: 1, column: 1 } : place;
  return errorAt(where, code, message);
}

// src/render/tree.ts
var RenderError = class extends Error {
  constructor(problem8, of, paths = []) {
    super(problem8.message);
    this.problem = problem8;
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
      const known2 = along(files.filter(({ sha }) => !blobs.has(sha)));
      const local = files.filter(({ sha }) => !blobs.has(sha) && !known2.has(sha));
      const sizes = orThrow(blobSizes(repo, local));
      checkSize(
        files.map(({ sha }) => (blobs.get(sha) ?? known2.get(sha))?.length ?? sizes.get(sha) ?? 0),
        limits
      );
      const read = orThrow(readBlobs(repo, local));
      return new Map(
        files.map(({ path, sha }) => [
          path,
          blobs.get(sha) ?? known2.get(sha) ?? read.get(sha) ?? Buffer.alloc(0)
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
  const placeOf2 = lazily(() => new Map(entries.map(({ path }, place) => [path, place])));
  const { sizes } = knownOf(repo);
  const known2 = /* @__PURE__ */ new Map();
  let many = 1;
  return (wanted2) => {
    const [first] = wanted2.filter(({ sha }) => !known2.has(sha));
    if (first === void 0 || wanted2.length > FEW) return known2;
    many = Math.min(many * 2, MOST_ALONG);
    const from2 = placeOf2().get(first.path) ?? entries.length;
    const near = entries.slice(from2, from2 + many).filter((one) => one.mode !== SUBMODULE_MODE && IS_MANIFEST.test(one.path) && !known2.has(one.sha));
    const here = blobsHere(repo, near);
    const small = near.filter(({ sha }) => here.has(sha) && (sizes.get(sha) ?? Infinity) <= LARGE_BYTES);
    for (const [sha, bytes] of orThrow(readBlobs(repo, small))) known2.set(sha, bytes);
    return known2;
  };
}
function folderTree(folder, limits = TREE_LIMITS) {
  return {
    entries: filesBelow(folder),
    idOf({ path, mode, sha }) {
      const file = join(folder, path);
      if (lstatSync3(file).size > limits.bytes) return sha;
      return createHash2("sha256").update(bytesOf(file, mode)).digest("hex");
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

// src/read/attributes.ts
var OTHERWISE = /^(?:export-ignore|export-subst|working-tree-encoding=.+|filter=(?!lfs$).+)$/;
var UNSEEN = /^(?:linguist-generated(?:=true)?|-diff|binary)$/;
var NOT_ANY_MORE = /^[-!](?:export-ignore|export-subst|working-tree-encoding|filter|linguist-generated)$/;
var MACRO = "[attr]";
var MOST_LINES = 200;
var LEAVE_OUT = /* @__PURE__ */ new Map([
  [".sourceignore", "Flux"],
  [".krmignore", "kpt"]
]);
function checkedOutOtherwise(files, read) {
  return files.flatMap((outside2) => {
    const { path, before, text: text2 } = outside2;
    const leaver = LEAVE_OUT.get(nameOf(path));
    if (leaver !== void 0) return leftOutAnew(outside2, leaver, read);
    if (nameOf(path) !== ".gitattributes" || text2 === null) return [];
    const all = newIn(before ?? "", text2);
    const asked = all.length > MOST_LINES ? all.slice(0, 1).map((one) => ({ ...one, pattern: "*" })) : all;
    const found = asked.flatMap((one) => {
      const takes2 = leftOutBy([{ folder: folderOf(path), text: one.pattern }], null);
      const file = [...read].find(takes2);
      return file === void 0 ? [] : [{ ...one, file }];
    });
    const [first] = found;
    return first === void 0 ? [] : [problemOf8({ path, ...first })];
  });
}
function leftOutAnew({ path, before, text: text2 }, leaver, read) {
  const rulesOf2 = (of) => leftOutBy(of === null ? [] : [{ folder: folderOf(path), text: of }], null);
  const [was, is] = [rulesOf2(before), rulesOf2(text2)];
  const file = [...read].find((one) => was(one) !== is(one));
  if (file === void 0) return [];
  const does = is(file) ? `has ${leaver} leave out` : `no longer has ${leaver} leave out`;
  const message = `${visible(path)} ${does} files such as ${visible(file)}: the plan takes them to be applied on both sides of the change, so what that does was not judged. Take the file out of \`policies\` in a change of its own, or leave the patterns as they are.`;
  return [errorAt({ file: path, line: 1, column: 1 }, "checked-out-otherwise", message)];
}
function newIn(before, text2) {
  const [was, is] = [linesOf(before), linesOf(text2)];
  const [known2, kept] = [new Set(was), new Set(is)];
  const isUndone = was.some((line) => !kept.has(line) && attributesIn(line).rest.some(isTakenBack));
  return is.flatMap((line, at) => {
    const says = known2.has(line) && !isUndone ? null : otherwiseIn(line);
    return says === null ? [] : [{ ...says, line: at + 1 }];
  });
}
function linesOf(text2) {
  return text2.split(/\r?\n/);
}
function isTakenBack(attribute) {
  return NOT_ANY_MORE.test(attribute);
}
function otherwiseIn(line) {
  const { pattern, rest } = attributesIn(line);
  const otherwise = rest.filter((attribute) => OTHERWISE.test(attribute));
  const says = otherwise.length > 0 ? otherwise : rest.filter((attribute) => UNSEEN.test(attribute));
  if (pattern.startsWith("#") || says.length === 0) return null;
  return { pattern: pattern.startsWith(MACRO) ? "*" : pattern, attributes: says };
}
function attributesIn(line) {
  const text2 = line.trim();
  if (!text2.startsWith('"')) {
    const [pattern = "", ...rest] = text2.split(/\s+/);
    return { pattern, rest };
  }
  const end = text2.lastIndexOf('"');
  const quoted2 = text2.slice(1, Math.max(1, end));
  return {
    pattern: quoted2.includes("\\") ? "*" : quoted2,
    rest: text2.slice(end + 1).trim().split(/\s+/)
  };
}
function problemOf8({ path, line, attributes, file }) {
  const named4 = listing(attributes.map((one) => visible(one)));
  const place = { file: path, line, column: 1 };
  if (attributes.every((one) => UNSEEN.test(one)))
    return warningAt(
      place,
      "unseen-in-review",
      `${named4} has GitHub fold away or not show what a change does to files such as ${visible(file)}: from then on a reviewer does not see an edit of a policy. Leave it off manifests that people write; where a tool renders these, review what it renders them from.`
    );
  const message = `${named4} has git put another text than it holds into a checkout, or leave the file out of an archive, such as ${visible(file)}: what is applied from there was not judged. Leave these attributes off manifests.`;
  return errorAt(place, "checked-out-otherwise", message);
}

// src/render/failures.ts
function ofTheHead(head, base) {
  const isSame4 = sameIn(base);
  const known2 = new Set(base?.failures?.map(({ destination }) => destination));
  const unrendered = unrenderedIn(base);
  const isTold = (object2) => unrendered.has(object2) && head.failures?.some((one) => isOf2(one, object2) && !isSame4(one)) === true;
  const problems = (head.failures ?? []).flatMap((failure2) => {
    const { problem: problem8, isQuiet = false, isPart: isPart3 = false, isHarmless = false, destination, moves } = failure2;
    if (moves !== void 0 && (base?.attempted?.has(moves) !== true || isTold(moves))) return [];
    if (failure2.aspect !== void 0) return present([edited(failure2, failure2.aspect, base)]);
    if (isQuiet && base === null)
      return isPart3 || isHarmless ? [{ problem: { ...problem8, severity: "warning" } }] : [];
    if (destination !== void 0 && !known2.has(destination)) return [{ problem: newDestination(problem8) }];
    if (!isSame4(failure2)) return [{ problem: problem8 }];
    if (isQuiet) return [];
    const message = `${problem8.message} It is so without this change too.`;
    return [{ problem: { ...problem8, severity: "warning", message } }];
  });
  return { ...head, problems: [...head.problems, ...together4(problems), ...takenAway2(head, base)] };
}
function edited({ problem: problem8, moves }, { topic, edit }, base) {
  const earlier = base?.failures?.find((one) => one.moves === moves && one.aspect?.topic === topic);
  if (base === null || moves !== void 0 && earlier === void 0) return null;
  const told = edit(earlier?.aspect?.state);
  if (told === null) return null;
  const { says, isHarmless, isUnknown: isUnknown2, hidesNothing, isAlike = false, keeps } = told;
  const graded = isHarmless ? { ...problem8, severity: "info" } : {
    ...isUnknown2 ? problem8 : asUnjudged(problem8),
    ...hidesNothing ? { hidesNothing } : {},
    ...keeps ? { keeps } : {}
  };
  const { message } = problem8;
  return isAlike ? { problem: graded, are: says } : { problem: { ...graded, message: `${message} ${says}`.trimStart() } };
}
function together4(told) {
  const alike = groupedBy(told, ({ problem: problem8, are }) => are && JSON.stringify([problem8.severity, are]));
  const joined3 = [...alike.values()].map((all) => {
    const [{ problem: problem8, are = "" }] = all;
    const names = all.map((one) => one.problem.message);
    const byHand = all.flatMap((one) => one.problem.byHand ?? []);
    const message = `${few(names)} ${verb(names.length, "is", "are")} ${are}`;
    return { ...problem8, message, ...byHand.length > 0 ? { byHand } : {} };
  });
  return [...told.flatMap(({ problem: problem8, are }) => are === void 0 ? problem8 : []), ...joined3];
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
  const isSame4 = sameIn(head);
  const told = new Set(head.failures?.map(({ problem: problem8 }) => problem8.message));
  const problems = (base.failures ?? []).flatMap((failure2) => {
    const { problem: problem8, isQuiet = false, isPart: isPart3 = false, object: object2, moves } = failure2;
    if (moves !== void 0 || failure2.aspect !== void 0 || failure2.isHarmless === true) return [];
    const isTold = isQuiet && told.has(problem8.message) || isGone2(object2, head);
    if (isTold || isSame4(failure2)) return [];
    return [isPart3 ? { ...problem8, isUnjudged: true } : problem8];
  });
  return { ...base, problems: [...base.problems, ...problems] };
}
function sameIn(side) {
  const known2 = new Set(
    side?.failures?.flatMap(({ of, problem: problem8 }) => of === null ? [] : [problem8.message + of])
  );
  return ({ of, problem: problem8 }) => of !== null && known2.has(problem8.message + of);
}
function isGone2(object2, { attempted }) {
  return object2 !== void 0 && attempted?.has(object2) === false;
}
function takenAway2(head, base) {
  const gone = new Map(
    (base?.failures ?? []).flatMap(
      ({ object: object2, problem: problem8, isHarmless }) => object2 !== void 0 && isHarmless !== true && isGone2(object2, head) ? [[object2, problem8]] : []
    )
  );
  return [...gone].map(([object2, { message, place }]) => {
    const name = object2.replace(/^([^/]*)\/[^/]*\//, "$1/");
    const says = `${visible(name)} is gone, and what goes from the cluster with it was not judged, as it could not be rendered before either. ${message}`;
    return renderProblem("not-rendered", says, place);
  });
}
function newDestination(problem8) {
  const message = `${problem8.message} The change is the first to send something to it: list it in \`clusters\` of the configuration.`;
  return { ...problem8, severity: "error", code: "new-destination", message };
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
  const [command, prefix] = bounded(tool, limits);
  const child = spawn(command, [...prefix, ...args], {
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
    const printed = collected(child.stdout, limits.outputBytes, () => {
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
      else if (code === 0) resolve2({ ok: true, stdout: printed() });
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
function aspectOf(topic, state, edit) {
  return { topic, state, edit: (before) => edit(before, state) };
}
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
      const known2 = cache.get(key);
      if (known2 !== void 0) return known2;
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
function dataOf2({ kind, object: object2 }) {
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
  constructor(repository, isThere2) {
    this.repository = repository;
    this.isThere = isThere2;
  }
  repository;
  isThere;
  objects = /* @__PURE__ */ new Map();
  add(object2) {
    const { kind, namespace, name } = object2.manifest;
    this.objects.set(keyOf9(kind, namespace, name), object2);
  }
  /** Has an object stand for what a reference means. */
  stands(reference, namespace, object2) {
    this.objects.set(keyFor(reference, namespace), object2);
  }
  /** What a ConfigMap or Secret holds; null where that is encrypted, undefined where there is no such object. */
  data(reference, namespace) {
    const found = this.object(reference, namespace);
    return found && dataOf2(found.manifest);
  }
  /** What a reference means; undefined where there is no such object. */
  object(reference, namespace) {
    return this.objects.get(keyFor(reference, namespace));
  }
  /** What ConfigMaps and Secrets of the repository give an object of Flux, by what they are called; null where it is nothing. */
  given({ object: object2, namespace }) {
    const references = referencesIn3(field(object2, "spec"));
    const found = references.flatMap((one) => {
      const data = this.data(one, namespace);
      const called = `${textIn(one, "kind") ?? ""}/${textIn(one, "name") ?? ""}`;
      return data === void 0 ? [] : [{ called, of: [called, data && Object.fromEntries(data)] }];
    });
    if (found.length === 0) return null;
    return { what: found.map(({ called }) => called).join(", "), of: found.map(({ of }) => of) };
  }
  /** What an object of Flux waits for and nobody has brought: the ones that give it values, and a HelmChart that has its chart. */
  lacking({ object: object2, namespace }) {
    const spec = field(object2, "spec");
    const chart = field(spec, "chartRef");
    const awaited = [
      ...referencesIn3(spec),
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
    const found = this.objects.get(keyOf9("GitRepository", namespace, name));
    const text2 = found && fieldAt(found.manifest.object, "spec", key);
    return typeof text2 === "string" ? text2 : null;
  }
};
function referencesIn3(spec) {
  return [...itemsIn(spec, "valuesFrom"), ...itemsIn(field(spec, "postBuild"), "substituteFrom")];
}
function isRepository(url, repository) {
  const path = url.replace(/\/$/, "").replace(/\.git$/, "").toLowerCase();
  const wanted2 = repository.toLowerCase();
  return path.endsWith(`/${wanted2}`) || path.endsWith(`:${wanted2}`);
}
function keyFor(reference, namespace) {
  const [kind, name] = [textIn(reference, "kind") ?? "", textIn(reference, "name") ?? ""];
  return keyOf9(kind, textIn(reference, "namespace") ?? namespace, name);
}
function keyOf9(kind, namespace, name) {
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
    const [shown3] = names ?? [];
    if (names === null || shown3 === void 0) return;
    const key = this.isOwn(names) ? "" : plain(shown3);
    if (!this.counted.has(key)) this.counted.set(key, { shown: shown3, place });
  }
  /** Why what counts here is not of one cluster; null where it is. */
  problem(entry) {
    if (this.counted.size < 2) return null;
    const found = [...this.counted];
    const unknown = found.filter(([key]) => key !== "").map(([, { shown: shown3 }]) => shown3);
    const place = found[1]?.[1].place ?? null;
    const all = found.map(([, { shown: shown3 }]) => visible(shown3)).join(", ");
    const message = `What is taken here goes to ${found.length} clusters (${all}), and a plan is of one: nothing of it was planned. ${this.fix(entry, unknown)}`;
    return renderProblem("several-destinations", message, place);
  }
  fix(entry, unknown) {
    const listed3 = unknown.map(clusterEntry).join(", ");
    const { name, others } = this.sending.cluster;
    if (name !== null && (others.length > 0 || unknown.length < this.counted.size))
      return `Add to \`clusters\` of the configuration those that are not in it (${listed3}); where one of them is a cluster that is in it by another name, write that there: \`destination: ${quoted(unknown[0] ?? "")}\`.`;
    return `List them in the configuration, each with its own snapshot: \`clusters: [${listed3}]\`. Or have one of them planned: \`- {${entry}, destination: ${quoted(unknown[0] ?? "")}}\` in \`policies\`.`;
  }
  isOwn(names) {
    return isAmong(names, this.own);
  }
};
function namesOf2({ name, destination }) {
  return [...name === null ? [] : [name], ...destination ?? []].map(plain);
}
function isAmong(names, known2) {
  return names.some((name) => known2.includes(plain(name)));
}
function plain(name) {
  const short = withoutTrailing(name, "/");
  return short === IN_CLUSTER_SERVER ? IN_CLUSTER : short;
}
function clusterEntry(shown3) {
  const host = /^https?:\/\/([^/:]+)/.exec(shown3)?.[1];
  return host === void 0 ? `{name: ${quoted(shown3)}}` : `{name: ${quoted(host)}, destination: ${quoted(shown3)}}`;
}
function quoted(text2) {
  return /^[A-Za-z][\w.-]*$/.test(text2) ? text2 : JSON.stringify(visible(text2));
}

// src/render/delivered.ts
var FINALIZER = "resources-finalizer.argocd.argoproj.io";
function deliveredBy(file, { file: of, manifest, madeBy }, more2 = "") {
  const set = madeBy === void 0 ? [] : [{ by: nameOf3(madeBy), leaves: isPreserving(madeBy) }];
  const own = { by: nameOf3(manifest) + more2, leaves: leavesAll({ manifest, madeBy }), ...remaking(manifest) };
  const chain = [...of.deliveredBy ?? [], ...set, own];
  return { ...file, deliveredBy: chain };
}
function remaking({ kind, object: object2 }) {
  const isForced = kind === "Kustomization" && field(field(object2, "spec"), "force") === true;
  return isForced ? { remakes: "spec.force" } : {};
}
function leavesAll({
  manifest,
  madeBy
}) {
  return isLeaving(manifest) && (madeBy === void 0 || isPreserving(madeBy));
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
function nameOf3({ kind, namespace, name }) {
  return [kind, namespace, name].filter((one) => one !== null).join("/");
}

// src/argocd/applications-sync.ts
function rightsOf2({ object: object2 }, applications) {
  const policy2 = fieldAt(object2, "spec", "syncPolicy");
  const written2 = textIn(policy2, "applicationsSync") || "sync";
  return {
    updates: written2 === "sync" || written2 === "create-update",
    deletes: written2 === "sync" || written2 === "create-delete",
    keepsObjects: field(policy2, "preserveResourcesOnDeletion") === true,
    written: visible(written2),
    made: new Map(
      applications.map((one) => [one.name, canonicalJson([one.object["metadata"], one.object["spec"]])])
    )
  };
}
function deletesNothing(set) {
  return !rightsOf2(set, []).deletes;
}
function rightsEdit(was, is) {
  const gained2 = [...gainedBy(was, is), ...unreached(was, is)];
  const told = gained2.length > 0 ? gained2 : lostBy2(was, is);
  if (told.length === 0) return null;
  return { says: `${told.join("; ")}.`, isHarmless: gained2.length === 0 };
}
function gainedBy(was, is) {
  const how = `spec.syncPolicy.applicationsSync is ${is.written}, before ${was.written}`;
  const goes = is.keepsObjects ? "what they applied stays" : "with each all that it applied in its cluster";
  return present([
    is.updates && !was.updates && `may now edit its Applications (${how}): what people set in them goes, and what its template and generators came to meanwhile reaches all of them with this change, while the plan is of what differs between the files of both sides. Compare it with the Applications of the cluster (\`argocd appset generate\`) first`,
    is.deletes && !was.deletes && `may now delete Applications that its generators no longer make (${how}): those that went while it might not go with this change, ${goes}. Look for Applications of it that no generator makes, and delete them one by one first`,
    was.keepsObjects && !is.keepsObjects && "no longer keeps what its Applications applied (spec.syncPolicy.preserveResourcesOnDeletion): from this change on an Application that goes from its generators, or with the set itself, takes all its objects out of its cluster. Keep it"
  ]);
}
function unreached(was, is) {
  const how = `applicationsSync: ${is.written}`;
  const edited2 = [...is.made].flatMap(([name, text2]) => {
    const before = was.made.get(name);
    return before === void 0 || before === text2 ? [] : [name];
  });
  const gone = [...was.made.keys()].filter((name) => !is.made.has(name));
  return present([
    is.updates || edited2.length === 0 ? null : `leaves ${named(edited2)} as the cluster has it (${how}): what the change edits there does not arrive by itself, while the plan is as if it did. Edit the Applications themselves, or allow create-update`,
    is.deletes || gone.length === 0 ? null : `makes ${named(gone)} no more and may not delete it (${how}): it stays and goes on applying its folder, whose edits nobody judges here any more. Delete it by hand`
  ]);
}
function lostBy2(was, is) {
  const how = `spec.syncPolicy.applicationsSync is ${is.written}, before ${was.written}`;
  return present([
    was.updates && !is.updates && `edits none of its Applications any more (${how}): later edits of its template reach only new ones`,
    was.deletes && !is.deletes && `deletes none of its Applications any more (${how}): one that its generators no longer make stays`,
    is.keepsObjects && !was.keepsObjects && "keeps what its Applications applied when they go (spec.syncPolicy.preserveResourcesOnDeletion)"
  ]);
}
function named(names) {
  return visible(listing(names), 300);
}

// src/argocd/automated.ts
function syncsItself({ object: object2 }) {
  const automated = fieldAt(object2, "spec", "syncPolicy", "automated");
  return isObject(automated) && automated["enabled"] !== false;
}

// src/render/puts-back.ts
function putsBackAspect(manifest, files) {
  return aspectOf("puts-back", { by: correctingOf(manifest), files }, putsBackEdit);
}
function correctingOf({ kind, object: object2 }) {
  const spec = field(object2, "spec");
  if (kind === "HelmRelease") {
    const drift = field(spec, "driftDetection");
    const isIgnored2 = isAboutReplicas(itemsIn(drift, "ignore"));
    return textIn(drift, "mode") === "enabled" && !isIgnored2 ? "spec.driftDetection" : null;
  }
  const heals = fieldAt(spec, "syncPolicy", "automated", "selfHeal") === true && syncsItself({ object: object2 });
  const isIgnored = isAboutReplicas(itemsIn(spec, "ignoreDifferences"));
  return kind === "Application" && heals && !isIgnored ? "spec.syncPolicy.automated.selfHeal" : null;
}
function isAboutReplicas(ignored) {
  return JSON.stringify(ignored).includes("replicas");
}
function putsBackEdit(was, is) {
  if (is.by === null) return null;
  const known2 = new Set(foughtOver(was).map(({ key }) => key));
  const fresh = foughtOver(is).filter(({ key }) => !known2.has(key));
  const [first] = fresh;
  if (first === void 0) return null;
  const names = visible(few(fresh.map(({ title, by }) => `${title} (${by})`)), 300);
  const to = fresh.length === 1 ? `the ${first.replicas}` : "those";
  const says = `puts back what differs from its files (${is.by}), and an autoscaler sets the replicas of ${names}: each time it does, they go back to ${to} of the files, and the pods beyond that are taken away at once, whatever the limits say. Leave spec.replicas out of the files, or have that field ignored (${is.by.startsWith("spec.drift") ? "spec.driftDetection.ignore" : "spec.ignoreDifferences"}).`;
  return { says, isHarmless: false };
}
function foughtOver({ by, files }) {
  const scaling = by === null ? [] : files.filter(({ text: text2 }) => AUTOSCALERS.test(text2));
  if (scaling.length === 0) return [];
  const written2 = new Map(
    files.filter(({ text: text2 }) => /\breplicas\b/.test(text2)).flatMap(manifestsIn3).flatMap((manifest) => {
      const replicas = numberIn(field(manifest.object, "spec"), "replicas");
      return replicas === null ? [] : [[`${manifest.kind}/${manifest.name}`, { manifest, replicas }]];
    })
  );
  return scaling.flatMap(manifestsIn3).flatMap((autoscaler) => {
    const target = fieldAt(autoscaler.object, "spec", "scaleTargetRef");
    const key = `${textIn(target, "kind") ?? "Deployment"}/${textIn(target, "name") ?? ""}`;
    const found = AUTOSCALERS.test(`kind: ${autoscaler.kind}`) ? written2.get(key) : void 0;
    if (found === void 0) return [];
    return [{ key, title: titleOf(found.manifest), by: titleOf(autoscaler), replicas: found.replicas }];
  });
}
var AUTOSCALERS = /\bkind["']?\s*:\s*["']?(?:HorizontalPodAutoscaler|ScaledObject)\b/;
function manifestsIn3({ text: text2, path }) {
  return parseManifests(text2, path).manifests;
}

// src/render/shared.ts
function sharedEdit(was, is, { keysIn, mayBeGone }) {
  const lost = [...was].flatMap(([title, before2]) => {
    const after2 = is.get(title);
    const deletes = after2 ? before2.prunes && after2.prunes : before2.cascades && mayBeGone(title);
    return deletes ? lostBy3(title, before2, after2, keysIn) : [];
  });
  if (lost.length === 0) return null;
  const [before, after] = [was, is].map((side) => new Counts(side, keysIn));
  const shared = lost.filter(({ key }) => (before?.of(key) ?? 0) > 1 && (after?.of(key) ?? 0) > 0);
  if (shared.length === 0) return null;
  const names = visible(few([...new Set(shared.map(({ key }) => shown2(key)))]), 300);
  const by = [...new Set(shared.map(({ title }) => title))];
  const who = visible(few(by), 300);
  const says = `${who} ${verb(by.length, "brings", "bring")} ${names} no longer, which something else here brings as well: ${verb(by.length, "it deletes", "they delete")} what ${verb(by.length, "it", "they")} applied last, with all that it holds (all pods of a workload, all that is in a Namespace), and the other makes it anew. Which of them applied it last no file tells, so this was not judged. Have it stay first (argocd.argoproj.io/sync-options: Prune=false,Delete=false or kustomize.toolkit.fluxcd.io/prune: disabled), in a change of its own.`;
  return { says, isHarmless: false, isUnknown: true, hidesNothing: true };
}
function lostBy3(title, before, after, keysIn) {
  const texts = new Set(after?.applied.map(({ text: text2 }) => text2));
  const moved2 = before.applied.filter(({ text: text2 }) => !texts.has(text2)).flatMap((file) => keysIn(file, true));
  if (moved2.length === 0) return [];
  const own = new Set(after?.applied.flatMap((file) => keysIn(file)));
  return moved2.filter((key) => !own.has(key)).map((key) => ({ title, key }));
}
var Counts = class {
  counts = /* @__PURE__ */ new Map();
  constructor(side, keysIn) {
    for (const { applied } of side.values())
      for (const key of new Set(applied.flatMap((file) => keysIn(file))))
        this.counts.set(key, this.of(key) + 1);
  }
  of(key) {
    return this.counts.get(key) ?? 0;
  }
};
function shown2(key) {
  return key.split("/").toSpliced(1, 1).join("/");
}

// src/render/kept.ts
var Kept = class {
  constructor(mayHoldPlanned2) {
    this.mayHoldPlanned = mayHoldPlanned2;
  }
  mayHoldPlanned;
  all = [];
  brought = /* @__PURE__ */ new Map();
  add(object2, files) {
    const known2 = this.brought.get(object2);
    const own = known2 ?? { pruning: pruningOf(object2.manifest), files: [], applied: [], all: this.all };
    this.brought.set(object2, own);
    const planned2 = files.filter(({ text: text2 }) => this.mayHoldPlanned(text2));
    own.files.push(...planned2);
    own.applied.push(...files);
    this.all.push(...planned2);
  }
  /** Of an entry of `policies`: what goes on to stay where the object that brought it is gone (`mayBeGone`, by its title), and left it. */
  ofGone(entry, mayBeGone, isThere2) {
    const byName4 = new Map(
      [...this.brought].map(([object2, brought]) => [titleOf(object2.manifest), { object: object2, brought }])
    );
    return aspectOf(`left in ${entry}`, byName4, (was) => {
      const lost = [...was ?? []].filter(([title]) => !byName4.has(title));
      const sent = lost.filter(([title]) => isThere2(title));
      const held = lost.filter(([title, { object: object2 }]) => mayBeGone(title) && this.isHeld(object2));
      const left = lost.filter(([title, { object: object2 }]) => mayBeGone(title) && leavesAll(object2));
      const gone = [sent, held].find((some) => some.length > 0) ?? left;
      const files = gone.flatMap(([, { brought }]) => brought.files);
      const kept = keptOf(files, this.all, this.mayHoldPlanned, () => true);
      if (kept.length === 0) return null;
      const names = visible(few(gone.map(([title]) => title)), 300);
      if (sent.length > 0) {
        const they = `${names} ${verb(sent.length, "goes", "go")} to another cluster, and neither Argo CD nor Flux deletes what was applied in the old one`;
        return { says: saysKept(they, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
      }
      if (gone === held) {
        const they = `${names} ${verb(gone.length, "is", "are")} made no more and ${verb(gone.length, "stays", "stay")}, as the ApplicationSet may not delete ${verb(gone.length, "it", "them")} (applicationsSync)`;
        return { says: saysKept(they, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
      }
      const how = `${names} ${verb(gone.length, "is", "are")} gone and ${verb(gone.length, "leaves", "leave")} what ${verb(gone.length, "it", "they")} applied (no finalizer, or deletionPolicy)`;
      return { says: saysKept(how, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
    });
  }
  /** Of an entry of `policies`: what one of two brings no longer. */
  shared(entry, mayBeGone) {
    const bringing = new Map(
      [...this.brought].map(([object2, { pruning, applied }]) => [
        titleOf(object2.manifest),
        { applied, prunes: pruning.keepsAll === null, cascades: !leavesAll(object2) }
      ])
    );
    const isTold = (manifest) => manifest.kind === "Namespace" || isPlanned2(manifest, this.mayHoldPlanned);
    const keysIn = (file, mayGo = false) => this.mayHoldPlanned(file.text) || file.text.includes("Namespace") ? objectsIn3(file).filter(
      ({ manifest }) => isTold(manifest) && !(mayGo && STAYING.some((one) => saysSo(manifest, one)))
    ).map(({ key }) => key) : [];
    return aspectOf(
      `shared in ${entry}`,
      bringing,
      (was) => was === void 0 ? null : sharedEdit(was, bringing, { keysIn, mayBeGone })
    );
  }
  /** True where the ApplicationSet that made it is still there, makes others, and may not delete it. */
  isHeld({ madeBy }) {
    const title = madeBy && titleOf(madeBy);
    return [...this.brought.keys()].some(
      ({ madeBy: set }) => set !== void 0 && titleOf(set) === title && deletesNothing(set)
    );
  }
  aspects() {
    return [...this.brought].flatMap(([object2, brought]) => [
      { object: object2, aspect: aspectOf("pruning", brought, (was, is) => keptEdit(was, is, this.mayHoldPlanned)) },
      { object: object2, aspect: aspectOf("prunes", brought.pruning, prunesEdit) },
      {
        object: object2,
        aspect: aspectOf("confirms", brought, (was, is) => confirmedEdit(was, is, this.mayHoldPlanned))
      },
      { object: object2, aspect: putsBackAspect(object2.manifest, brought.applied) }
    ]);
  }
};
function pruningOf({ kind, object: object2 }) {
  if (kind === "HelmRelease")
    return { keepsAll: null, keeping: { key: "helm.sh/resource-policy", value: "keep" }, prunesLeft: null };
  const says = (why2) => `deletes nothing that is gone from its files (${why2})`;
  if (kind === "Kustomization") {
    const keepsAll = fieldAt(object2, "spec", "prune") === true ? null : says("spec.prune");
    return {
      keepsAll,
      keeping: { key: "kustomize.toolkit.fluxcd.io/prune", value: "disabled" },
      prunesLeft: null
    };
  }
  const policy2 = fieldAt(object2, "spec", "syncPolicy");
  const isOff2 = syncsItself({ object: object2 }) && field(field(policy2, "automated"), "prune") !== true;
  const isLeft2 = itemsIn(policy2, "syncOptions").includes("Prune=false");
  const why = isLeft2 ? "syncOptions Prune=false" : isOff2 ? "automated without prune" : null;
  return {
    keepsAll: why && says(why),
    keeping: { key: "argocd.argoproj.io/sync-options", value: "Prune=false" },
    prunesLeft: isOff2 || isLeft2 || !syncsItself({ object: object2 }) ? null : "spec.syncPolicy"
  };
}
function prunesEdit(was, is) {
  if (was.keepsAll === null || is.prunesLeft === null) return null;
  const says = `deletes from this change on what is gone from its files (${is.prunesLeft}): what earlier changes took out of them, and is still in the cluster, goes with it, all at once and whatever its limits say. No file tells what that is: compare with what the cluster has (\`argocd app diff\`) first.`;
  return { says, isHarmless: false };
}
var CONFIRMED = { key: "argocd.argoproj.io/sync-options", value: "Prune=confirm" };
function confirmedEdit(was, is, mayHoldPlanned2) {
  const isAsked = is.pruning.keepsAll === null && is.pruning.keeping.key === CONFIRMED.key;
  if (!isAsked || !was.files.some(({ text: text2 }) => text2.includes(CONFIRMED.value))) return null;
  const held = keptOf(was.files, is.all, mayHoldPlanned2, (manifest) => saysSo(manifest, CONFIRMED));
  if (held.length === 0) return null;
  const names = visible(few(held.map(({ manifest }) => `${manifest.kind}/${manifest.name}`)), 300);
  const them = verb(held.length, "it", "them");
  const says = `asks a person before it takes ${names} away (${CONFIRMED.value}): merging deletes nothing of ${them} yet, and what the plan says of ${them} happens when somebody confirms.`;
  return { says, isHarmless: false };
}
function keptEdit(was, is, mayHoldPlanned2) {
  const { keeping } = is.pruning;
  const keepsAll = was.pruning.keepsAll && is.pruning.keepsAll;
  if (keepsAll === null && !was.files.some(({ text: text2 }) => text2.includes(keeping.key))) return null;
  const kept = keptOf(
    was.files,
    is.all,
    mayHoldPlanned2,
    (manifest) => keepsAll !== null || saysSo(manifest, keeping)
  );
  if (kept.length === 0) return null;
  const how = keepsAll ?? `leaves what has the annotation ${keeping.key}: ${keeping.value}`;
  return { says: saysKept(how, kept), isHarmless: false, keeps: kept.map(({ key }) => key) };
}
function isPlanned2({ apiVersion, kind }, mayHoldPlanned2) {
  return mayHoldPlanned2(`apiVersion: ${apiVersion}
kind: ${kind}
`);
}
function keptOf(files, all, mayHoldPlanned2, stays2) {
  const there = new Set(all.flatMap(objectsIn3).map(({ key }) => key));
  return files.flatMap(objectsIn3).filter(({ key, manifest }) => {
    return isPlanned2(manifest, mayHoldPlanned2) && !there.has(key) && stays2(manifest);
  });
}
function saysKept(how, kept) {
  const names = visible(few(kept.map(({ manifest }) => `${manifest.kind}/${manifest.name}`)), 300);
  const [are, stay, they, them] = [
    verb(kept.length, "is", "are"),
    verb(kept.length, "stays", "stay"),
    verb(kept.length, "it is", "they are"),
    verb(kept.length, "it", "them")
  ];
  return `${how}: ${names} ${are} gone from there and ${stay} in the cluster as ${they}, where nobody judges ${them} any more. Whoever prunes by hand takes ${counted(kept.length, "object")} away at once, whatever the limits say.`;
}
function objectsIn3(file) {
  return parseManifests(file.text, file.path).manifests.map((manifest) => {
    const where = namespaceOf({ namespace: manifest.namespace ?? file.namespace ?? null });
    return { key: `${manifest.kind}/${where}/${manifest.name}`, manifest };
  });
}
var STAYING = [
  { key: "argocd.argoproj.io/sync-options", value: "Prune=false" },
  { key: "argocd.argoproj.io/sync-options", value: "Delete=false" },
  { key: "kustomize.toolkit.fluxcd.io/prune", value: "disabled" },
  { key: "helm.sh/resource-policy", value: "keep" }
];
function saysSo({ object: object2 }, { key, value }) {
  const written2 = labelsIn(object2["metadata"], "annotations")[key];
  return written2?.split(",").some((one) => one.trim() === value) === true;
}

// src/render/gathered.ts
var OF_ELSEWHERE = /* @__PURE__ */ new Set(["chart-dependency", "remote-base"]);
var MOST_OBJECTS = 2e3;
var Gathered = class {
  constructor({ workspace, mayHoldPlanned: mayHoldPlanned2 }, followed, tooMany) {
    this.followed = followed;
    this.tooMany = tooMany;
    this.workspace = workspace;
    this.kept = new Kept(mayHoldPlanned2);
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
  /** Titles of objects that are there and go to another cluster. */
  sentAway = /* @__PURE__ */ new Set();
  failures = [];
  attempted = /* @__PURE__ */ new Set();
  seen = /* @__PURE__ */ new Map();
  workspace;
  kept;
  /** `by`: the object that rendered it. */
  add({ files, paths, problems = [], failures = [], attempted = [] }, by = null) {
    this.files.push(...files);
    if (by !== null) this.kept.add(by, files);
    for (const one of attempted) this.attempted.add(one);
    this.problems.push(...problems);
    this.failures.push(...failures.map((one) => by === null ? one : ofObject(one, by)));
    for (const path of paths) this.paths.add(path);
  }
  /**
   * Leaves an object as it is written, and its file among those that were not rendered. What it takes from the tree (`named`) was not
   * judged either: an error where the change edits it. `why` is the end of a sentence.
   */
  leave(object2, named4 = [], why = null) {
    this.keep(object2);
    if (named4.length === 0 && why === null) return;
    const because = why === null ? "" : `: ${visible(why, 300)}`;
    const takes2 = named4.length === 0 ? "what it makes was not judged" : `it takes ${visible(named4.join(", "))} from this repository, and an edit of that was not judged`;
    const says = `can not be rendered here${because}; ${takes2}. ${bySomething()}`;
    const problem8 = { ...problemOf9("not-rendered", object2, says), tells: named4 };
    this.fail({ problem: problem8, of: this.contentOf(object2, named4), object: keyOf10(object2) });
  }
  /**
   * Leaves an object whose source is elsewhere, and says of it what it takes out of this repository all the same: values and variables
   * (`of`). An edit of those was not judged; one of the object itself is told of its file.
   */
  leaveGiven(object2, of, what) {
    this.keep(object2);
    const says = `takes ${visible(what, 300)} from this repository, and what it renders with that lies elsewhere: what the edit of it changes in the cluster was not judged. ${bySomething()}`;
    const problem8 = problemOf9("not-rendered", object2, says);
    this.fail({ problem: problem8, of: canonicalJson(of), moves: keyOf10(object2) });
  }
  /** Says of an object that takes one of several of a name, of which nobody can tell which one its cluster has, where an edit is of them. */
  oneOf(object2, several) {
    const [first] = several;
    const files = [...new Set(several.map(({ file }) => file.path))];
    const says = `takes ${first === void 0 ? "" : titleOf(first.manifest)}, which is in ${visible(listing(files), 300)}, and the change edits one of them: which of them this cluster has, and what is rendered with it, was not judged. Have Flux apply its own one (a \`kustomization.yaml\` below spec.path that names it), or give the values under \`variables\`.`;
    this.fail({ problem: problemOf9("not-rendered", object2, says), of: this.workspace.idBelow(files) });
  }
  /** Says of an object in which order it or what it makes is applied, or that it waits for ever (`says`), where an edit moves that (`of`). */
  ordered(object2, says, of) {
    const problem8 = problemOf9("moved-delivery", object2, says);
    this.warn(problem8, { of: canonicalJson(of), moves: keyOf10(object2) });
  }
  /** Says of an object what an edit of it does besides to what it renders. */
  aspect(object2, aspect) {
    this.fail({ problem: problemOf9("moved-delivery", object2, ""), of: null, moves: keyOf10(object2), aspect });
  }
  /** Passes over an object for a cluster that nobody plans; told where the change edits it, or what it takes from the tree. */
  elsewhere(object2, named4, where) {
    const says = `is for ${visible(where)}, of which there is no plan here: what the change does there was not judged.`;
    const problem8 = problemOf9("other-destination", object2, says);
    this.warn(problem8, { of: this.contentOf(object2, named4), destination: where });
  }
  /** An object that is there and goes to another cluster than the one that is planned. */
  sent({ manifest }) {
    this.sentAway.add(titleOf(manifest));
  }
  /** True for the first object of its name in a cluster; of two that differ a cluster can hold one only. Throws where they are too many. */
  isFirst(object2, cluster2 = "") {
    const key = `${keyOf10(object2)}/${cluster2}`;
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
    this.problems.push(problemOf9("rendered-twice", object2, says));
  }
  /** Says of an ApplicationSet that is planned once for all its clusters where a change edits which ones these are. */
  undecided({ manifest }, generators) {
    const message = `Which clusters get ${titleOf(manifest)} is decided by what is not in the repository; it is planned as if this one does, and the change edits what decides it: a cluster that it takes no longer loses its Application, and with it all that this applied, at once. List the cluster in \`clusters\` of the configuration, with its \`labels\`.`;
    const problem8 = renderProblem("undecided-destination", message, manifest.place);
    this.fail({ problem: problem8, of: JSON.stringify(generators) });
  }
  /** Told only where the change has a part in it. */
  fail(failure2) {
    this.failures.push({ ...failure2, isQuiet: true });
  }
  warn(problem8, failure2) {
    this.fail({ ...failure2, problem: asUnjudged(problem8) });
  }
  /** An object that is to be rendered, whatever comes of it. */
  begin(object2) {
    this.attempted.add(keyOf10(object2));
  }
  contentOf({ manifest }, named4) {
    return JSON.stringify([manifest.object, this.workspace.idBelow(named4)]);
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
      const { problem: problem8, paths } = error;
      for (const path of paths) this.paths.add(path);
      this.failures.push({
        problem: { ...problem8, place: problem8.place ?? object2.manifest.place },
        of: error.of === void 0 ? null : canonicalJson([error.of, given]),
        isQuiet,
        object: keyOf10(object2)
      });
    }
  }
  /**
   * Says of an object that is suspended, where the change edits it or what it makes (`files`), that its controller does not apply it now; of
   * one that a change resumes, that all is applied since then. `isOwn`: it applies itself, so that no merge reaches it while it is suspended.
   */
  suspended(object2, files, isOwn = false) {
    const { manifest } = object2;
    if (field(field(manifest.object, "spec"), "suspend") !== true) {
      this.resumed(object2, isOwn);
      return;
    }
    const byHand = isOwn ? `, and as it applies its own folder, no merge resumes it: somebody does so by hand (\`flux resume kustomization ${visible(manifest.name)}\`)` : "";
    const message = `${titleOf(manifest)} is suspended: nothing of it is applied until it is resumed${byHand}. The plan is of what happens then.`;
    const problem8 = renderProblem("suspended", message, manifest.placeOf(["spec", "suspend"]));
    const of = canonicalJson([manifest.object, files.map(({ text: text2 }) => text2)]);
    this.warn(problem8, { of, isHarmless: true });
  }
  /** Says of an object, where the change edits what it brings (`files`), that a person brings it in, if one does: `paths` are those of nothing else. */
  byHand(object2, files, paths) {
    const { manifest } = object2;
    const by = titleOf(manifest);
    const state = { isByHand: paths !== null, text: canonicalJson(files.map(({ text: text2 }) => text2)) };
    const edit = (was, is) => is.isByHand && was?.text !== is.text ? { says: BY_HAND, isHarmless: true, isAlike: true } : null;
    this.fail({
      problem: {
        ...renderProblem("synced-by-hand", by, manifest.place),
        isOfTargets: true,
        byHand: [{ by, paths: paths ?? [] }]
      },
      of: null,
      aspect: aspectOf(
        `by hand ${keyOf10(object2)}`,
        state,
        (was) => edit(was, state)
      )
    });
  }
  /** Told where the other side has it suspended: there it is not among what runs. */
  resumed(object2, isOwn) {
    const says = isOwn ? `is resumed in a file that only it applies: while it is suspended no merge reaches it. When somebody resumes it by hand (\`flux resume kustomization ${visible(object2.manifest.name)}\`), what its files came to meanwhile is applied all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (\`flux diff\`) before that.` : `is resumed: what its files came to while it was suspended is applied with this change, all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (\`flux diff\`) before you resume it.`;
    this.fail({ problem: problemOf9("moved-delivery", object2, says), of: "runs", moves: keyOf10(object2) });
  }
  /** Nothing but the problem where what was gathered is not of one cluster. `entry`: that of `policies`. */
  ofOne(problem8, entry) {
    const there = new Set([...this.seen.values()].map(({ manifest }) => titleOf(manifest)));
    const isPartUnread = this.problems.some(({ severity }) => severity === "error");
    const mayBeGone = (title) => !isPartUnread && !there.has(title);
    const isSent = (title) => this.sentAway.has(title);
    for (const aspect of [
      this.kept.ofGone(entry, mayBeGone, isSent),
      this.kept.shared(entry, (title) => mayBeGone(title) && !isSent(title))
    ])
      this.fail({ problem: renderProblem("moved-delivery", "", null), of: null, aspect });
    const { paths, ...rendered2 } = this.rendered();
    return problem8 === null ? { paths, ...rendered2 } : { files: [], paths, problems: [problem8] };
  }
  rendered() {
    for (const { object: object2, aspect } of this.kept.aspects()) this.aspect(object2, aspect);
    const paths = [...this.paths].flatMap((path) => this.workspace.below(path).map((one) => one.path)).filter((path) => !this.left.has(path));
    return {
      files: this.files.map((file) => ({ ...file, followed: this.followed })),
      paths: [...new Set(paths)],
      leftOut: this.leftOut,
      roots: this.roots,
      problems: this.problems,
      failures: this.failures,
      attempted: [...this.attempted]
    };
  }
};
var BY_HAND = "synced by hand (no spec.syncPolicy.automated): merging starts nothing of that. The plan is of the next sync, which brings all that the files came to since the last one.";
function keyOf10({ manifest: { kind, namespace, name } }) {
  return `${kind}/${namespace ?? ""}/${name}`;
}
function problemOf9(code, { manifest }, says) {
  return renderProblem(code, `${titleOf(manifest)} ${says}`.trimEnd(), manifest.place);
}
function ofObject(failure2, by) {
  const { problem: problem8 } = failure2;
  const place = problem8.place ?? by.manifest.place;
  return { object: keyOf10(by), ...failure2, problem: { ...problem8, place } };
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
function inside2(folder, name) {
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
    const placeOf2 = (path) => {
      const value = valueAt(manifest.object, path);
      if (same && isSameValue(valueAt(same.object, path), value)) return same.placeOf(path);
      const set = settings.flatMap((setting) => setting(manifest, path, value) ?? []).at(-1);
      return set ?? sourcePlace(path);
    };
    return { ...manifest, place: same?.place ?? sourcePlace(["kind"]), placeOf: placeOf2 };
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
  const missing2 = /* @__PURE__ */ new Map();
  gather(workspace, folder, folder, { paths, linked, missing: missing2, depth: 0 });
  const [chart] = placedYaml(text2, file);
  return {
    folder,
    name: textIn(chart?.value, "name") ?? "",
    paths: [...paths],
    linked,
    missing: [...missing2.keys()],
    problem: [...missing2.values()][0] ?? null
  };
}
function gather(workspace, folder, at, gathering) {
  if (gathering.depth > MAX_DEPTH) throw new RenderError(circle(folder));
  for (const name of ["Chart.yaml", "requirements.yaml"]) {
    const file = inside2(folder, name);
    const [document] = placedYaml((workspace.isFile(file) ? workspace.text(file) : null) ?? "", file);
    for (const [index, one] of (listIn(document?.value, "dependencies") ?? []).entries()) {
      const wanted2 = textIn(one, "name") ?? "";
      if (!isPlainName(wanted2))
        throw new RenderError(badName(wanted2, document?.placeOf(["dependencies", index]) ?? file));
      if (isVendored(workspace, folder, wanted2)) continue;
      const beside2 = besideOf(folder, field(one, "repository"));
      if (beside2 === null || !workspace.isFile(inside2(beside2, "Chart.yaml"))) {
        const place = document?.placeOf(["dependencies", index]) ?? file;
        const problem8 = missing(wanted2, folder, place);
        if (gathering.depth > 0 || name !== "Chart.yaml") throw new RenderError(problem8);
        gathering.missing.set(wanted2, problem8);
        continue;
      }
      const to = inside2(at, `charts/${wanted2}`);
      gathering.paths.add(beside2);
      gathering.linked.push({ from: beside2, to });
      gather(workspace, beside2, to, { ...gathering, depth: gathering.depth + 1 });
    }
  }
}
function isVendored(workspace, folder, name) {
  const charts = inside2(folder, "charts");
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
  const shown3 = visible(folder) || ".";
  const message = `The chart depends on "${visible(name)}", which is not in ${visible(inside2(folder, "charts"))}, and nothing is fetched to judge a change. Run \`helm dependency build ${shown3}\` and commit what it puts into charts/.`;
  return renderProblem("chart-dependency", message, place);
}
function badName(name, place) {
  const message = `"${visible(name)}" is no name of a chart that can be rendered here; one is made of letters, digits, dots and dashes. Correct it.`;
  return renderProblem("chart-dependency", message, place);
}
function circle(folder) {
  const message = `The charts that ${visible(folder) || "."} depends on depend on each other without end. Break the circle.`;
  return renderProblem("chart-dependency", message, inside2(folder, "Chart.yaml"));
}

// src/render/helm/decided-values.ts
var OF_VERSION = /\.Capabilities\.KubeVersion\b[.\w]*/g;
var VALUE = /\.Values\.([\w.]+)/g;
var TEMPLATE = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl)$/;
function decidedByValues({ workspace, mayHoldPlanned: mayHoldPlanned2 }, chart, release) {
  const own = `${inside2(chart.folder, "templates")}/`;
  const failures = templatesIn(workspace, chart, mayHoldPlanned2).flatMap(({ path, text: text2 }) => {
    const parts = decidedThere(text2.replace(OF_VERSION, ""));
    const names = [...parts.join("\n").matchAll(VALUE)].map(([, name = ""]) => name.split("."));
    if (names.length === 0) return [];
    const asked = path.startsWith(own) ? names : [[]];
    const message = `${visible(path)} writes values of the chart where only the cluster decides whether they are written, and the change edits one of them: what that does there was not judged. Decide it by a value of the chart.`;
    return {
      problem: renderProblem("decided-in-cluster", message, path),
      of: canonicalJson(valuesAt(workspace, chart, release, asked)),
      isQuiet: true,
      isHarmless: true,
      moves: path
    };
  });
  return { failures, attempted: failures.flatMap(({ moves }) => moves ?? []) };
}
function templatesIn(workspace, { paths }, mayHoldPlanned2) {
  return paths.flatMap((path) => workspace.below(path)).filter(({ path }) => TEMPLATE.test(path)).map(({ path }) => ({ path, text: workspace.text(path) ?? "" })).filter(({ text: text2 }) => text2.includes("{{") && mayHoldPlanned2(text2));
}
function valuesAt(workspace, chart, release, asked) {
  const files = [inside2(chart.folder, "values.yaml"), ...release.values];
  const texts = [...files.map((path) => workspace.text(path) ?? ""), ...release.inline ?? []];
  const layers = texts.map((text2) => placedYaml(text2, "values.yaml")[0]?.value ?? null);
  const roots = new Set(asked.map(([root]) => root));
  const sets = [release.set, release.setString ?? {}].map(
    (set) => Object.entries(set).filter(([name]) => roots.has(void 0) || roots.has(name.split(/[.[]/)[0]))
  );
  return [asked.map((path) => layers.map((layer) => fieldAt(layer, ...path) ?? null)), sets];
}

// src/render/helm/printed.ts
function isOnlyComments(text2) {
  return text2.split("\n").every((line) => /^\s*(?:#|$)/.test(line));
}
var SPOT = /(?:^|:)([^:]+\/templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;
function spotIn(said) {
  const words2 = said.split(/[\s()]/).map((word) => SPOT.exec(word));
  const [, template = "", line = 1, column = 1] = words2.find((found) => found !== null) ?? [];
  return { template, line: Number(line), column: Number(column) };
}

// src/render/helm/schema.ts
var NAME2 = "values.schema.json";
var SCHEMA = /(?:^|\/)values\.schema\.json$/;
var PACKED = /(?:^|\/)charts\/[^/]*\.tgz$/;
var REFERS = /* @__PURE__ */ new Set(["$ref", "$dynamicRef", "$recursiveRef", "$schema"]);
var DRAFT = /^https?:\/\/json-schema\.org\/draft/;
function mayFetchSchema(workspace, { paths }) {
  const files = paths.flatMap((path) => workspace.below(path).map((one) => one.path));
  return files.some(
    (file) => PACKED.test(file) && packedRefersOut(workspace.bytes(file)) || SCHEMA.test(file) && refersOut(workspace.text(file))
  );
}
function packedRefersOut(bytes) {
  const files = bytes && packedFiles(bytes, (name) => name.includes(NAME2) || name.includes(".tgz"));
  if (files === null) return true;
  return files.some(({ name, text: text2, isAboutNext }) => {
    if (isAboutNext) return text2.includes(NAME2) || text2.includes(".tgz");
    return !name.includes(NAME2) || refersOut(text2);
  });
}
function refersOut(text2) {
  try {
    return hasReference(JSON.parse(text2 ?? "{}"));
  } catch {
    return true;
  }
}
function hasReference(schema) {
  const queue = [schema];
  for (let one = queue.pop(); one !== void 0; one = queue.pop()) {
    if (Array.isArray(one)) queue.push(...one);
    if (!isObject(one)) continue;
    for (const [key, value] of Object.entries(one)) {
      if (REFERS.has(key) && typeof value === "string" && !value.startsWith("#") && !DRAFT.test(value))
        return true;
      queue.push(value);
    }
  }
  return false;
}

// src/render/helm/unknown-values.ts
var TEMPLATE2 = /(?:^|\/)templates\//;
var PACKED2 = /\.tgz$/;
var ALL_VALUES = /\.Values\b(?!\.\w)/;
var PLAIN = /^[\w-]+$/;
var OF_HELM = ["global", "tags"];
function unknownValues(workspace, chart, release) {
  const known2 = release.replacesValues === true ? null : knownOf2(workspace, chart);
  if (known2 === null) return [];
  const written2 = [
    ...release.values.map((path) => ({ path, text: workspace.text(path) ?? "" })),
    ...(release.inline ?? []).map((text2) => ({ path: null, text: text2 })),
    ...[release.set, release.setString, release.setFile].flatMap(setAsText)
  ];
  return written2.flatMap(
    ({ path, text: text2 }) => placedYaml(text2, path ?? "").flatMap(
      (yaml) => unknownIn(yaml.value, [], known2).map(
        (key) => failureOf(key, known2, path === null ? null : yaml.placeOf(key))
      )
    )
  );
}
function setAsText(set = {}) {
  return Object.keys(set).flatMap((name) => {
    const steps = name.split("[")[0]?.split(".") ?? [];
    if (name.includes("\\") || steps.includes("")) return [];
    const value = steps.reduceRight((inner, step) => ({ [step]: inner }), null);
    return [{ path: null, text: JSON.stringify(value) }];
  });
}
function knownOf2(workspace, chart) {
  const files = chart.paths.flatMap((path) => workspace.below(path).map((one) => one.path));
  if (chart.missing.length > 0 || files.some((path) => PACKED2.test(path))) return null;
  const templates = files.filter((path) => TEMPLATE2.test(path)).map((path) => workspace.text(path) ?? "{{ .Values }}");
  const text2 = templates.join("\n");
  if (ALL_VALUES.test(text2)) return null;
  const mapping = (name) => {
    const file = inside2(chart.folder, name);
    const value = workspace.isFile(file) ? placedYaml(workspace.text(file) ?? "", file)[0]?.value : void 0;
    return isObject(value) ? value : {};
  };
  const dependencies = ["Chart.yaml", "requirements.yaml"].flatMap(
    (name) => itemsIn(mapping(name), "dependencies")
  );
  const charts = `${inside2(chart.folder, "charts")}/`;
  const subcharts = /* @__PURE__ */ new Set([
    ...dependencies.flatMap((one) => [textIn(one, "alias") ?? [], textIn(one, "name") ?? []].flat()),
    ...files.flatMap(
      (path) => path.startsWith(charts) ? path.slice(charts.length).split("/")[0] ?? [] : []
    ),
    ...chart.linked.flatMap(({ to }) => to.split("/").at(-1) ?? [])
  ]);
  const [values, schema] = [mapping("values.yaml"), mapping("values.schema.json")];
  const conditions = dependencies.map((one) => textIn(one, "condition") ?? "");
  const words2 = new Set([text2, ...conditions].join("\n").match(/[\w-]+/g));
  return { chart: chart.folder, values, schema, whole: takenWhole(text2), words: words2, subcharts };
}
function unknownIn(given, at, known2) {
  if (!isObject(given)) return [];
  const defaults = at.length === 0 ? known2.values : fieldAt(known2.values, ...at);
  const properties = objectIn(schemaAt(known2.schema, at), "properties") ?? {};
  if (!isObject(defaults) || Object.keys(defaults).length === 0) return [];
  if (at.some((_key, index) => known2.whole.has(at.slice(0, index + 1).join(".")))) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (at.length === 0 && (OF_HELM.includes(key) || known2.subcharts.has(key))) return [];
    const path = [...at, key];
    if (Object.hasOwn(defaults, key)) return unknownIn(value, path, known2);
    return Object.hasOwn(properties, key) || !PLAIN.test(key) || known2.words.has(key) ? [] : [path];
  });
}
function schemaAt(schema, at) {
  return fieldAt(schema, ...at.flatMap((key) => ["properties", key])) ?? null;
}
var TAKEN = /(\bif\s+\$?)?\.Values\.([\w.-]+)/g;
var SCOPE = /\{\{-?\s*with\s+\$?\.Values\.[\w.-]+\s*-?\}\}/g;
var ACTION = /\{\{-?\s*([^{}]*?)\s*-?\}\}/g;
var OPENS2 = /^(?:if|with|range|define|block)\b/;
var ITSELF2 = /(?:^|[\s(|,])\.(?=[\s)|,]|$)/;
function takesByName(block) {
  let depth = 0;
  for (const [, action = ""] of block.matchAll(ACTION)) {
    if (OPENS2.test(action)) depth += 1;
    else if (action === "end" && (depth -= 1) < 0) return true;
    if (ITSELF2.test(action)) return false;
  }
  return false;
}
function takenWhole(written2) {
  const templates = written2.replaceAll(
    SCOPE,
    (scope, at) => takesByName(written2.slice(at + scope.length)) ? "" : scope
  );
  const taken2 = Array.from(
    templates.matchAll(TAKEN),
    ([, condition, path = ""]) => condition === void 0 ? [path] : []
  );
  return new Set(taken2.flat());
}
function failureOf(path, known2, place) {
  const key = path.at(-1) ?? "";
  const at = path.slice(0, -1);
  const beside2 = at.length === 0 ? known2.values : fieldAt(known2.values, ...at) ?? null;
  const meant = isObject(beside2) ? nearest(key, Object.keys(beside2)) : null;
  const fix2 = meant === null ? "Correct it, or take it out." : `Write ${visible(meant)}, if that is what it stands for.`;
  const message = `The chart ${visible(known2.chart) || "."} has no value ${visible(path.join("."))}: neither its values nor its schema or templates name it, so it changes nothing. ${fix2}`;
  const problem8 = { ...renderProblem("unknown-value", message, place), severity: "warning" };
  return { problem: problem8, of: "", isQuiet: true, isHarmless: true };
}

// src/render/helm/without-missing.ts
function ownPart(workspace, chart, release) {
  const file = inside2(chart.folder, "Chart.yaml");
  const [document] = placedYaml(workspace.text(file) ?? "", file);
  const dependencies = listIn(document?.value, "dependencies");
  if (!isObject(document?.value) || dependencies === null) return null;
  const missing2 = dependencies.filter((one) => chart.missing.includes(textIn(one, "name") ?? ""));
  if (missing2.length < chart.missing.length || missing2.some((one) => field(one, "import-values") !== void 0))
    return null;
  const keys = new Set(missing2.flatMap(valueKeys));
  const templates = ownTemplates(workspace, chart.folder);
  const texts = templates.map(({ text: text2 }) => text2);
  if (texts.length === 0 || callsOthers(texts) || texts.some((text2) => goesByOthers(text2, keys))) return null;
  const values = valuesOf3(workspace, chart, release);
  if (values === null) return null;
  const isOfOthers = (name) => keys.has(name.split(/[.[]/)[0] ?? "");
  const sets = [release.set, release.setString ?? {}, release.setFile ?? {}].map(
    (set) => Object.entries(set).filter(([name]) => isOfOthers(name))
  );
  const defining = templates.filter(({ text: text2 }) => text2.includes("define")).map(({ path }) => path);
  return {
    chartFile: JSON.stringify({
      ...document.value,
      dependencies: dependencies.filter((one) => !missing2.includes(one))
    }),
    ofOthers: JSON.stringify([
      [release.name, release.namespace, release.kubeVersion, release.apiVersions, release.includesCrds],
      missing2,
      values.map((one) => Object.entries(one).filter(([name]) => keys.has(name))),
      sets,
      workspace.idBelow([...defining, ...Object.values(release.setFile ?? {})])
    ])
  };
}
function ownTemplates(workspace, folder) {
  return workspace.below(inside2(folder, "templates")).flatMap(({ path }) => ({ path, text: workspace.text(path) ?? "" })).filter(({ text: text2 }) => text2.trim() !== "");
}
function valuesOf3(workspace, chart, release) {
  const own = release.replacesValues === true ? [] : [inside2(chart.folder, "values.yaml")];
  const texts = [
    ...[...own, ...release.values].map((path) => ({ path, text: workspace.text(path) ?? "" })),
    ...(release.inline ?? []).map((text2) => ({ path: "values", text: text2 }))
  ].filter(({ text: text2 }) => !isOnlyComments(text2));
  const values = texts.flatMap(({ path, text: text2 }) => {
    const [document, ...more2] = placedYaml(text2, path);
    return more2.length === 0 && isObject(document?.value) ? [document.value] : [];
  });
  return values.length === texts.length ? values : null;
}

// src/render/helm/template.ts
async function renderChart(renderer, release) {
  const { workspace } = renderer;
  const { chart, values, texts, own } = partsOf2(workspace, release);
  const paths = [...chart.paths, ...values, ...texts];
  const command = `helm template ${release.name} ${release.chart}`;
  const key = JSON.stringify(["helm", release, workspace.contentId(paths)]);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    for (const { from: from2, to } of chart.linked) workspace.copy(from2, to);
    const args = argumentsOf(workspace, release, chart);
    const run = () => renderer.run("helm", args);
    const at = chart.folder === "" ? "" : `${chart.folder}/`;
    const withOwn = () => release.replacesValues === true ? workspace.replacing(`${at}values.yaml`, "{}", run) : run();
    const answer = await (own === null ? withOwn() : workspace.replacing(`${at}Chart.yaml`, own.chartFile, withOwn));
    const made = [...chart.paths.flatMap((path) => judged(workspace, path)), ...values, ...texts];
    if (!answer.ok)
      throw new RenderError(chart.problem ?? failure(answer.reason, workspace, chart), key, made);
    const files = documentsIn(answer.stdout).flatMap((text2) => fileOf(workspace, chart, text2, command) ?? []);
    const decided = decidedByValues(renderer, chart, release);
    return {
      files,
      paths: made,
      attempted: decided.attempted,
      failures: [
        ...decided.failures,
        ...own === null || chart.problem === null ? unknownValues(workspace, chart, release) : [{ problem: chart.problem, of: own.ofOthers, isQuiet: true, isPart: true }]
      ]
    };
  });
}
function partsOf2(workspace, release) {
  try {
    const chart = chartIn(workspace, folderIn2(release.chart));
    const own = chart.problem === null ? null : ownPart(workspace, chart, release);
    if (chart.problem !== null && own === null) throw new RenderError(chart.problem);
    return {
      chart,
      own,
      values: release.values.map((path) => valuesIn(workspace, path)),
      texts: Object.entries(release.setFile ?? {}).map(([name, path]) => {
        if (!PARAMETER.test(name)) throw new RenderError(badParameter(name));
        return valuesIn(workspace, path);
      })
    };
  } catch (error) {
    if (!(error instanceof RenderError) || error.of !== void 0) throw error;
    const named4 = [release.chart, ...release.values, ...Object.values(release.setFile ?? {})];
    const there = named4.flatMap((path) => inTree(path) ?? []);
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
  const isRendered3 = (inside3) => inside3 === "" || PART.test(inside3) || asks && !OTHER_VALUES.test(inside3);
  return files.filter((path) => isRendered3(within(path)));
}
function argumentsOf(workspace, release, chart) {
  const inline2 = (release.inline ?? []).map((text2) => workspace.aside(text2));
  return [
    "template",
    ...["--skip-tests", "--dry-run=client"],
    ...mayFetchSchema(workspace, chart) ? ["--skip-schema-validation"] : [],
    ...release.namespace === null ? [] : [`--namespace=${release.namespace}`],
    ...release.values.map((path) => `--values=${workspace.absolute(folderIn2(path))}`),
    ...inline2.map((file) => `--values=${file}`),
    ...Object.entries(release.set).map(([name, value]) => `--set=${name}=${value}`),
    ...Object.entries(release.setString ?? {}).map(([name, value]) => `--set-string=${name}=${value}`),
    ...Object.entries(release.setFile ?? {}).map(
      ([name, path]) => `--set-file=${name}=${workspace.absolute(folderIn2(path))}`
    ),
    ...release.includesCrds === true ? ["--include-crds"] : [],
    ...release.kubeVersion ? [`--kube-version=${release.kubeVersion}`] : [],
    ...(release.apiVersions ?? []).map((one) => `--api-versions=${one}`),
    "--",
    release.name,
    workspace.absolute(chart.folder)
  ];
}
function folderIn2(path) {
  const folder = inTree(path);
  if (folder !== null) return folder;
  const message = `"${visible(path)}" leads out of the repository; nothing outside of it is read. Correct the path.`;
  throw new RenderError(renderProblem("outside", message, null));
}
var SPLITS = /[,"{}=\\\n\r]/;
var PARAMETER = /^[\w./[\]-]+$/;
function valuesIn(workspace, written2) {
  const path = folderIn2(written2);
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
function fileOf(workspace, chart, text2, command) {
  if (isOnlyComments(text2)) return null;
  const path = templateOf2(workspace, chart, SOURCE.exec(text2)?.[1] ?? "");
  return {
    path,
    text: text2,
    key: `${command} ${identityIn(text2)}`,
    renderedBy: command,
    origin: placedIn({ file: path, text: workspace.text(path) ?? "", settings: [] })
  };
}
function templateOf2(workspace, chart, source) {
  const inside3 = source.slice(source.indexOf("/") + 1);
  const path = chart.folder === "" ? inside3 : `${chart.folder}/${inside3}`;
  if (workspace.isFile(path)) return path;
  for (const { from: from2, to } of chart.linked) {
    const linked = path.startsWith(`${to}/`) ? `${from2}${path.slice(to.length)}` : null;
    if (linked !== null && workspace.isFile(linked)) return linked;
  }
  return chart.folder === "" ? "Chart.yaml" : `${chart.folder}/Chart.yaml`;
}
function failure(reason, workspace, chart) {
  const { template, line, column } = spotIn(reason);
  const place = { file: templateOf2(workspace, chart, template), line, column };
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
      const known2 = BY_LOWER.get(folded2(key));
      if (known2 !== void 0 && known2 !== key) return key;
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
  const names = KUSTOMIZATION_NAMES.map((name) => inside2(folder, name));
  return names.find((name) => workspace.isFile(name)) ?? null;
}
function closureOf(workspace, folder, instead = null) {
  const written2 = kustomizationIn(workspace, folder);
  const root = written2 ?? (instead && inside2(folder, KUSTOMIZATION_NAMES[0]));
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
    const { documents, problem: problem8 } = wholeYaml(text2, file);
    if (problem8 !== null) this.problem ??= unread(file, problem8);
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
    const problem8 = notInTree(written2, document, at);
    if (!TAKES_OBJECTS.has(key)) this.problem ??= problem8;
    else this.missing.push({ file: document.placeOf([]).file, key, written: written2, problem: problem8 });
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
      if (textIn(value, "apiVersion") !== "builtin") this.program(folder, text2);
    }
  }
  /** What a program may read by its configuration; it is not run, so nothing of it has to be there. */
  program(folder, configuration) {
    for (const path of namesIn(folder, configuration))
      if (this.workspace.isFile(path) || this.workspace.isFolder(path)) this.paths.add(path);
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

// src/render/kustomize/handed.ts
function handedToOthers(workspace, kustomizations, own) {
  const copied = new Set(kustomizations.flatMap((one) => copiedFrom(workspace, one)));
  const files = own.objects.flatMap(({ file, manifest }) => copied.has(manifest.name) ? [file] : []);
  const words2 = new Set(own.texts.flatMap((text2) => text2.match(/[\w.-]+/g) ?? []));
  const generated2 = kustomizations.flatMap(
    ({ folder, value }) => GENERATORS.flatMap(
      (key) => itemsIn(value, key).flatMap((entry, index) => {
        const name = textIn(entry, "name") ?? "";
        if (!copied.has(name) && (words2.has(name) || !isHashed(value, entry))) return [];
        const read = referencesIn(value).filter(({ at }) => at[0] === key && at[1] === index);
        return [[entry, workspace.idBelow(read.flatMap(({ written: written2 }) => from(folder, written2) ?? []))]];
      })
    )
  );
  return [workspace.idBelow([...new Set(files)]), generated2];
}
function chartFiles({ folder, value }) {
  const home = fieldAt(value, "helmGlobals", "chartHome");
  const written2 = [typeof home === "string" ? home : "charts", ...chartValuesIn(value)];
  return written2.flatMap((one) => from(folder, one) ?? []);
}
function isHashed(value, entry) {
  const isOff2 = (of, ...path) => of !== void 0 && fieldAt(of, ...path, "disableNameSuffixHash") === true;
  return !isOff2(value, "generatorOptions") && !isOff2(entry, "options");
}
function copiedFrom(workspace, { folder, value }) {
  const replacements = itemsIn(value, "replacements").flatMap((one) => {
    const written2 = textIn(one, "path");
    const path = written2 === null ? null : from(folder, written2);
    if (path === null) return [one];
    return wholeYaml(workspace.text(path) ?? "", path).documents.flatMap(({ value: inside3 }) => inside3);
  });
  return [
    ...replacements.map((one) => field(one, "source")),
    ...itemsIn(value, "vars").map((one) => field(one, "objref"))
  ].flatMap((source) => source === void 0 ? [] : textIn(source, "name") ?? []);
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

// src/render/kustomize/own-part.ts
var IMAGE = /\bimage:[^\S\n]*["']?([^\s"',}]+)/g;
function withoutTag(image) {
  const [written2 = ""] = image.split("@", 1);
  const colon = written2.indexOf(":", written2.lastIndexOf("/") + 1);
  return colon < 0 ? written2 : written2.slice(0, colon);
}
function imagesIn(text2) {
  return Array.from(text2.matchAll(IMAGE), ([, image = ""]) => withoutTag(image));
}
function ownPart2(workspace, closure) {
  const { kustomizations, missing: missing2 } = closure;
  const own = ownObjects(workspace, kustomizations);
  if (own.ids.size === 0) return null;
  const over = overOthers(kustomizations, missing2);
  const aims = new Map(over.map((one) => [one, patchesOf(workspace, one, own.ids)]));
  const all = [...aims.values()].flat();
  if (all.some(({ aim }) => aim === "unclear")) return null;
  if (!namesAreKept(kustomizations) && all.some(({ aim, isAddressed }) => aim === "others" && !isAddressed))
    return null;
  const replaced = over.map((one) => [one.file, withoutOthers(one, missing2, aims.get(one) ?? [])]);
  return {
    replaced: new Map(replaced),
    ofOthers: canonicalJson([
      missing2.map(({ file, key, written: written2 }) => [file, key, written2]),
      ...over.map((one) => forOthers(workspace, one, { own, patches: aims.get(one) ?? [] })),
      handedToOthers(workspace, kustomizations, own),
      workspace.idBelow(submodulesOf(workspace, kustomizations))
    ])
  };
}
function ownObjects(workspace, kustomizations) {
  const objects = objectsOf2(workspace, kustomizations);
  const texts = [...new Set(objects.map(({ file }) => file))].map((file) => workspace.text(file) ?? "");
  return {
    ids: new Set(objects.map(({ manifest }) => idOf(manifest))),
    names: new Set(objects.map(({ manifest }) => manifest.name)),
    images: new Set(texts.flatMap(imagesIn)),
    objects,
    texts
  };
}
function idOf({ kind, name }) {
  return `${kind}/${name}`;
}
function submodulesOf(workspace, kustomizations) {
  return kustomizations.flatMap(
    ({ folder, value }) => referencesIn(value).flatMap(({ written: written2, isInline }) => {
      const path = isInline ? null : from(folder, written2);
      return path === null ? [] : workspace.submoduleOf(path) ?? [];
    })
  );
}
function overOthers(all, missing2) {
  const over = new Set(all.filter(({ file }) => missing2.some((one) => one.file === file)));
  for (let size = -1; size !== over.size; ) {
    size = over.size;
    const folders = new Set([...over].map(({ folder }) => folder));
    const components = new Set(
      [...over].flatMap(
        ({ inner }) => inner.flatMap(({ folder, key }) => key === "components" ? folder : [])
      )
    );
    for (const one of all)
      if (components.has(one.folder) || one.inner.some(({ folder }) => folders.has(folder))) over.add(one);
  }
  return [...over];
}
var PATCHES = ["patches", "patchesStrategicMerge", "patchesJson6902"];
function patchesOf(workspace, { folder, value }, own) {
  return PATCHES.flatMap(
    (key) => itemsIn(value, key).map((entry) => {
      const written2 = typeof entry === "string" ? entry : textIn(entry, "path") ?? "";
      const path = written2.includes("\n") ? null : from(folder, written2);
      const file = path !== null && workspace.isFile(path) ? path : null;
      const text2 = file === null ? textIn(entry, "patch") ?? written2 : workspace.text(file) ?? "";
      const target = field(entry, "target");
      const isAddressed = isObject(target);
      const aim = isAddressed ? aimOfTarget(target, own) : aimOfObjects(text2, own);
      return { key, entry, file, aim, isAddressed };
    })
  );
}
function aimOfTarget(target, own) {
  const [kind, name] = [textIn(target, "kind") ?? "", textIn(target, "name") ?? ""];
  if (!/^\w+$/.test(kind) || !/^[\w-]+$/.test(name)) return "both";
  return own.has(`${kind}/${name}`) ? "own" : "others";
}
function aimOfObjects(text2, own) {
  const isOwn = new Set(parseManifests(text2, "patch").manifests.map((one) => own.has(idOf(one))));
  if (isOwn.size !== 1) return "unclear";
  return isOwn.has(true) ? "own" : "others";
}
function withoutOthers({ file, value }, missing2, patches) {
  const dropped = new Set(patches.filter(({ aim }) => aim === "others").map(({ entry }) => entry));
  const kept = Object.entries(value).map(([key, inside3]) => {
    if (!Array.isArray(inside3)) return [key, inside3];
    return [key, inside3.filter((one) => !dropped.has(one) && !isMissing(missing2, file, key, one))];
  });
  const charts = /* @__PURE__ */ new Set([...chartKeysIn(value), "helmGlobals"]);
  return JSON.stringify(Object.fromEntries(kept.filter(([key]) => !charts.has(key))));
}
function isMissing(missing2, file, key, entry) {
  return missing2.some((one) => one.file === file && one.key === key && one.written === entry);
}
var BRINGS = /* @__PURE__ */ new Set([
  ...["apiVersion", "kind", "metadata", "sortOptions", "buildMetadata"],
  ...["resources", "bases", "components", "configMapGenerator", "secretGenerator", "generatorOptions"]
]);
function forOthers(workspace, one, { own, patches }) {
  const { file, folder, value, inner } = one;
  const ofOwn = new Set(patches.filter(({ aim }) => aim === "own").map(({ entry }) => entry));
  const byName4 = /* @__PURE__ */ new Map([
    ["images", own.images],
    ["replicas", own.names]
  ]);
  const isForOwn = (key, entry) => ofOwn.has(entry) || byName4.get(key)?.has(textIn(entry, "name") ?? "") === true;
  const rest = Object.entries(value).flatMap(([key, inside3]) => {
    if (BRINGS.has(key)) return [];
    if (!Array.isArray(inside3)) return [[key, inside3]];
    const kept = inside3.filter((entry) => !isForOwn(key, entry));
    return kept.length === 0 ? [] : [[key, kept]];
  });
  const read = referencesIn(value).flatMap(({ use, key, written: written2, isInline }) => {
    const path = isInline || use === "objects" || BRINGS.has(key) ? null : from(folder, written2);
    return path === null || patches.some((patch) => patch.file === path && ofOwn.has(patch.entry)) ? [] : [path];
  });
  const components = inner.filter(({ key }) => key === "components").map((it) => it.folder);
  return [
    file,
    Object.fromEntries(rest),
    components,
    workspace.idBelow([...read, ...chartKeysIn(value).length > 0 ? chartFiles(one) : []])
  ];
}

// src/render/kustomize/settings.ts
function settingsOf3(workspace, kustomizations) {
  return kustomizations.toReversed().flatMap((one) => {
    const named4 = [...itemsIn(one.value, "images").keys()].map((at) => imageSetting(one, at));
    const counts = [...itemsIn(one.value, "replicas").keys()].map((at) => replicasSetting(one, at));
    return [...patchesOf2(workspace, one), ...named4, ...counts];
  });
}
function patchesOf2(workspace, one) {
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
    if (!isFor(patch.target, manifest)) return null;
    const { objects, steps } = read;
    const merged3 = isObject(patch.target) ? objects[0] : counterpart(objects, manifest);
    const set = valueAt(merged3?.object, path);
    if (merged3 && set !== void 0 && (path.length < 2 ? isSameValue(set, value) : isPart2(set, value)))
      return patch.within(merged3.placeOf(path));
    const place = steps.flatMap((document) => stepFor(document, manifest, path) ?? []).at(-1);
    return place === void 0 ? null : patch.within(place);
  };
}
function isPart2(set, value) {
  if (!isObject(set) || !isObject(value)) return isSameValue(set, value);
  return Object.entries(set).every(([key, inner]) => isPart2(inner, value[key]));
}
function isFor(target, manifest) {
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
  const command = `kustomize build ${folder || "."}`;
  const key = JSON.stringify([command, options, workspace.contentId(paths)]);
  const without2 = withoutMissing(workspace, closure, key);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    const instead = options.instead && JSON.stringify(options.instead);
    const texts = new Map([
      ...instead === void 0 ? [] : [[root, instead]],
      ...without2.replaced
    ]);
    const failed = without2.failures[0]?.problem;
    const { printed, origins } = await replacingAll(workspace, [...texts], async () => {
      const documents = documentsIn(await build(renderer, { folder, root, options, key, paths, failed }));
      const byName4 = originsByName(workspace, closure.kustomizations, documents.map(identityIn));
      return { printed: documents, origins: byName4 ?? await originsOf(renderer, folder, options) };
    });
    const known2 = workspace.isFile(root) ? root : null;
    const settings = settingsOf3(workspace, closure.kustomizations);
    const files = printed.map((text2) => {
      const source = origins.get(identityIn(text2)) ?? known2 ?? (folder || ".");
      return fileOf2(workspace, { text: text2, source, settings, command });
    });
    return { files, paths, failures: without2.failures };
  });
}
function withoutMissing(workspace, closure, key) {
  const [first] = closure.missing;
  if (first === void 0) return { replaced: /* @__PURE__ */ new Map(), failures: [] };
  const own = ownPart2(workspace, closure);
  if (own === null) throw new RenderError(first.problem, key);
  const failure2 = { problem: first.problem, of: own.ofOthers, isQuiet: true, isPart: true };
  return { replaced: own.replaced, failures: [failure2] };
}
function replacingAll(workspace, [first, ...others], run) {
  if (first === void 0) return run();
  return workspace.replacing(first[0], first[1], () => replacingAll(workspace, others, run));
}
function flagsOf({ readsAnywhere }) {
  return readsAnywhere === true ? ["--load-restrictor=LoadRestrictionsNone"] : [];
}
function fileOf2(workspace, { text: text2, source, settings, command }) {
  return {
    path: source,
    text: text2,
    key: `${command} ${identityIn(text2)}`,
    renderedBy: command,
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
    renderProblem("kustomize-failed", message, namedIn3(answer.reason, workspace, folder) ?? root),
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
function namedIn3(said, workspace, folder) {
  const named4 = Array.from(
    said.matchAll(/'([^'\n]+)'|File: (\S+)/g),
    ([, quoted2, file]) => quoted2 ?? file ?? ""
  );
  return named4.flatMap((one) => from(folder, one) ?? []).findLast((path) => workspace.isFile(path)) ?? null;
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
    const inside3 = from("", path.slice(toTree.length + 1));
    if (inside3 !== null && workspace.isFile(inside3)) origins.set(identityIn(text2), inside3);
  }
  return origins;
}

// src/render/argocd/destination.ts
function isRespected(spec) {
  return optionsOf(spec).includes("RespectIgnoreDifferences=true");
}
function ignoringOf(spec) {
  const written2 = itemsIn(spec, "ignoreDifferences");
  return aspectOf("ignore-differences", written2, (was, is) => {
    const isMore = is.some((one) => !was.some((other) => isSameJson(one, other)));
    if (!isMore || isRespected(spec)) return null;
    const says = "is edited in ignoreDifferences: where a change edits nothing but what is ignored there, Argo CD sees no difference and does not sync by itself, while the plan is of an edit that arrives. Leave it at fields that others set, such as replicas beside an autoscaler.";
    return { says, isHarmless: false };
  });
}
function destinationOf(spec, clusters) {
  const destination = field(spec, "destination");
  const written2 = textIn(destination, "name") || textIn(destination, "server") || null;
  if (written2 === null) return null;
  if (written2.includes("{{")) return clusters.length > 0 ? clusters : null;
  return textIn(destination, "name") ? [written2] : [written2, ...clusters];
}

// src/argocd/rolling-sync.ts
function paceOf(set, applications) {
  const strategy = fieldAt(set.object, "spec", "strategy");
  if (textIn(strategy, "type") !== "RollingSync")
    return { steps: null, isByHand: !applications.some(syncsItself) };
  return { steps: stepsOf2(strategy, applications), isByHand: false };
}
function stepsOf2(strategy, applications) {
  const steps = itemsIn(field(strategy, "rollingSync"), "steps");
  const left = new Set(applications);
  const taken2 = steps.map((step) => {
    const own = [...left].filter((one) => takes(step, one.object));
    for (const one of own) left.delete(one);
    const names = own.map(({ name }) => name);
    return { names, most: mostOf(step, names.length), written: step };
  });
  return { steps: taken2, left: [...left].map(({ name }) => name) };
}
function takes(step, application) {
  const labels = labelsIn(application["metadata"], "labels");
  return itemsIn(step, "matchExpressions").every((expression) => {
    const operator = textIn(expression, "operator");
    const value = labels[textIn(expression, "key") ?? ""];
    const isListed = value !== void 0 && itemsIn(expression, "values").includes(value);
    return operator === "In" ? isListed : operator === "NotIn" && !isListed;
  });
}
function mostOf(step, size) {
  const written2 = field(step, "maxUpdate") ?? "100%";
  if (typeof written2 !== "number" && typeof written2 !== "string") return null;
  const most = scaleIntOrPercent(written2, size, "down");
  const isShare = typeof written2 === "string" && written2 !== "0%";
  return most === null ? null : Math.min(size, Math.max(most, isShare ? 1 : 0));
}
function paceEdit(before, after) {
  const [was, is] = [before.steps, after.steps];
  if (isSameJson(was, is)) return null;
  if (is === null) return { says: after.isByHand ? BY_HAND2 : AT_ONCE, isHarmless: false };
  const lets = was === null ? [] : [...sooner(was, is), ...more(was, is)];
  const told = [...lets, ...leaves(was, is)];
  if (told.length === 0) return null;
  const says = `is edited in its rolling sync (spec.strategy): ${told.join("; ")}. The plan is of each Application by itself, so that order is in no number. Have it reviewed by the owners of those clusters.`;
  return { says, isHarmless: false };
}
var BY_HAND2 = "has no rolling sync any more (spec.strategy), and no Application of it has spec.syncPolicy.automated: what started their syncs is gone, and each waits until somebody syncs it. Keep the steps, or write automated.";
var AT_ONCE = "has no rolling sync any more (spec.strategy): Argo CD syncs all of its Applications at once, as soon as each differs from the files, and one that is bad waits for no other. The plan is of each by itself. Keep the steps.";
function sooner(was, is) {
  if (isUnknown(was) || isUnknown(is)) {
    const expressions = ({ steps }) => steps.map(({ written: written2 }) => field(written2, "matchExpressions") ?? null);
    return isSameJson(expressions(was), expressions(is)) ? [] : ["which Applications are in which step is decided by what is not in the repository"];
  }
  const known2 = new Set(namesIn2(is));
  const loosened = namesIn2(is).flatMap((name) => {
    const ahead = new Set(aheadOf(is, name));
    const lost = aheadOf(was, name).filter((one) => known2.has(one) && !ahead.has(one));
    return lost.length === 0 ? [] : [{ name, lost }];
  });
  const [first, ...others] = loosened;
  if (first === void 0) return [];
  const names = named2([first, ...others].map(({ name }) => name));
  const whom = named2([...new Set(loosened.flatMap(({ lost }) => lost))]);
  return [`${names} no longer ${loosened.length === 1 ? "waits" : "wait"} for ${whom}`];
}
function more(was, is) {
  return is.steps.flatMap(({ names, most, written: written2 }, index) => {
    const earlier = isUnknown(is) ? was.steps[index] : was.steps.find((one) => shares(one.names, names));
    if (earlier === void 0 || isSameJson(limitOf(earlier.written), limitOf(written2))) return [];
    const step = `of step ${index + 1}`;
    if (isUnknown(is))
      return isLess(limitOf(written2), limitOf(earlier.written)) ? [] : `${step} more may go at once (${textOf4(written2)}, before ${textOf4(earlier.written)})`;
    if (most !== null && earlier.most !== null && most <= earlier.most) return [];
    return `${step} up to ${most ?? "nobody knows how many"} of ${names.length} go at once (maxUpdate ${textOf4(written2)}), ${earlier.most ?? "nobody knows how many"} before`;
  });
}
function leaves(was, is) {
  const before = new Set(was?.left ?? []);
  const left = is.left.filter((name) => !before.has(name));
  const lost = left.length === 0 ? [] : [
    `no step takes ${named2(left)}, and with a rolling sync Argo CD syncs what is in a step, and nothing else by itself`
  ];
  const held = is.steps.findIndex(({ most, names }, index) => {
    const stood = was?.steps[index];
    return most === 0 && names.length > 0 && !(stood?.most === 0 && stood.names.length > 0);
  });
  return held < 0 ? lost : [
    ...lost,
    `step ${held + 1} syncs none by itself (maxUpdate 0), and the steps behind it wait until somebody does`
  ];
}
function isUnknown({ steps, left }) {
  return left.length === 0 && steps.every(({ names }) => names.length === 0);
}
function namesIn2({ steps, left }) {
  return [...steps.flatMap(({ names }) => names), ...left];
}
function aheadOf({ steps }, name) {
  const at = steps.findIndex(({ names }) => names.includes(name));
  return steps.slice(0, at < 0 ? steps.length : at).flatMap(({ names }) => names);
}
function shares(some, others) {
  return some.some((one) => others.includes(one));
}
function limitOf(step) {
  return field(step, "maxUpdate") ?? "100%";
}
function textOf4(step) {
  const limit = limitOf(step);
  return visible(typeof limit === "string" ? limit : JSON.stringify(limit));
}
function isLess(one, other) {
  if (other === "100%") return true;
  if (typeof one === "number" && typeof other === "number") return one <= other;
  if (typeof one !== "string" || typeof other !== "string") return false;
  return Number.parseInt(one, 10) <= Number.parseInt(other, 10);
}
function named2(names) {
  return visible(listing(names), 300);
}

// src/render/ways.ts
function waysAspect(ways) {
  return aspectOf("delivery", ways, (was, is) => {
    const edited2 = is.flatMap((way, i) => {
      const before = was[i]?.value ?? null;
      return isSameJson(before, way.value) ? [] : [{ ...way, means: way.means(before, way.value) }];
    });
    if (edited2.length === 0) return null;
    const fields = listing(edited2.map(({ field: field2 }) => field2));
    const means = edited2.map((one) => one.means).join("; ");
    const says = `is edited in ${fields}: ${visible(means, 500)}. The plan is of the same objects in the same cluster, so what this does was not judged. Keep it a change of its own, so that nothing else stays unjudged with it, and have the owners of both places review it.`;
    return { says, isHarmless: false, isUnknown: true };
  });
}
function fromTo(was, is) {
  const [from2, to] = [was, is].map((one) => typeof one === "string" ? one : JSON.stringify(one));
  const both = `${from2 ?? ""} -> ${to ?? ""}`;
  return both.length > 120 ? "" : ` (${both})`;
}

// src/render/argocd/ways.ts
function waysOf(spec, sources) {
  const destination = field(spec, "destination");
  return [
    {
      field: "its source",
      value: sources.map((one) => [textIn(one, "repoURL") ?? "", textIn(one, "targetRevision") ?? "HEAD"].join(" at ")).join(", "),
      means: (was, is) => `what it applies is taken from elsewhere, or from another revision${fromTo(was, is)}, and not from the branch that is judged here`
    },
    {
      field: "spec.destination",
      value: textIn(destination, "name") || textIn(destination, "server") || null,
      means: (was, is) => `it goes to another cluster, or to the same by another name${fromTo(was, is)}: what it applied stays in the old one, where nobody edits or deletes it any more, and the new one gets all of it for the first time`
    },
    {
      field: "ignoreDifferences",
      value: isRespected(spec) ? field(spec, "ignoreDifferences") ?? null : null,
      means: () => "a sync leaves other fields as the cluster has them (RespectIgnoreDifferences)"
    },
    {
      field: "spec.syncPolicy.syncOptions",
      value: [...optionsOf(spec)],
      means: optionsMean
    }
  ];
}
var MEANING = [
  [
    "Replace=true",
    "with Replace=true each sync writes objects whole, so that what others set in them, such as the replicas of an autoscaler, is set back"
  ],
  [
    "Force=true",
    "with Force=true objects are deleted and made anew, and what they hold goes with them, all at once and whatever the limits say"
  ]
];
function optionsMean(was, is) {
  const [before, after] = [was, is].map((one) => Array.isArray(one) ? one : []);
  const fresh = (after ?? []).filter((one) => before?.includes(one) !== true);
  const known2 = MEANING.flatMap(([option, says]) => fresh.includes(option) ? [says] : []);
  return known2.length > 0 ? known2.join(", and ") : `objects are applied in another way${fromTo(was, is)}`;
}

// src/argocd/applied-objects.ts
function appliedObjects(files) {
  return new Map(
    files.flatMap(
      ({ text: text2, path, namespace }) => parseManifests(text2, path).manifests.map((manifest) => {
        const where = namespaceOf({ namespace: manifest.namespace ?? namespace ?? null });
        return [
          [groupOf(manifest.apiVersion), manifest.kind, where, manifest.name].join("/"),
          manifest
        ];
      })
    )
  );
}

// src/argocd/ignored-edits.ts
var EACH = /* @__PURE__ */ Symbol("each");
function ignoredEdit(was, is) {
  const ignoring = itemsIn(is.spec, "ignoreDifferences");
  const isRespected2 = optionsOf(is.spec).includes("RespectIgnoreDifferences=true");
  if (ignoring.length === 0 || !(isRespected2 || is.isAutomatic)) return null;
  const [before, after] = [appliedObjects(was.files), appliedObjects(is.files)];
  const edits = [...after].flatMap(([key, now]) => {
    const then = before.get(key);
    return then === void 0 || isSameJson(then.object, now.object) ? [] : [editedThere(then, now, ignoring)];
  });
  const found = edits.filter(({ paths: paths2 }) => paths2.length > 0);
  const startsSync = [...before.keys()].some((key) => !after.has(key)) || after.size > before.size;
  if (found.length === 0 || !isRespected2 && (startsSync || edits.some(({ isAll }) => !isAll))) return null;
  const titles = visible(few(found.map(({ title }) => title)), 300);
  const paths = visible(few([...new Set(found.flatMap((one) => one.paths))]), 300);
  const how = `ignoreDifferences, ${paths}`;
  const says = isRespected2 ? `leaves ${titles} as the cluster has ${verb(found.length, "it", "them")} there (${how}, with RespectIgnoreDifferences=true): what the change edits of that does not arrive, while the plan is as if it did. Edit it where it is set, or take it out of ignoreDifferences first.` : `sees no difference in what the change edits of ${titles} (${how}), and does not sync by itself: the edit arrives with the next sync that something else starts, while the plan is from the merge on. Sync it by hand (\`argocd app sync\`).`;
  return { says, isHarmless: false };
}
function editedThere(then, now, ignoring) {
  const ignored = ignoring.filter((one) => isFor2(one, now)).flatMap(ignoredBy);
  const isEdited2 = ({ steps }) => !isSameJson([...valuesAt2(then.object, steps)], [...valuesAt2(now.object, steps)]);
  const paths = ignored.filter(isEdited2).map(({ written: written2 }) => written2);
  const left = [then, now].map(
    ({ object: object2 }) => ignored.reduce((rest, { steps }) => without(rest, steps), object2)
  );
  return { title: titleOf(now), paths, isAll: isSameJson(left[0] ?? null, left[1] ?? null) };
}
function isFor2(ignoring, manifest) {
  const fits = (name, value) => [void 0, "", "*", value].includes(textIn(ignoring, name) ?? void 0);
  return fits("group", groupOf(manifest.apiVersion)) && fits("kind", manifest.kind) && fits("name", manifest.name) && fits("namespace", namespaceOf(manifest));
}
function ignoredBy(ignoring) {
  const textsIn = (name) => (listIn(ignoring, name) ?? []).flatMap((one) => typeof one === "string" ? one : []);
  return [
    ...textsIn("jsonPointers").map((written2) => ({ written: written2, steps: pointerSteps(written2) })),
    ...textsIn("jqPathExpressions").map((written2) => ({ written: written2, steps: jqSteps(written2) }))
  ].filter(({ steps }) => steps.length > 0);
}
var JQ_STEP = /^\.?(?:\["((?:[^"\\]|\\.)*)"\]|\[(\d*)\]|([A-Za-z_]\w*)|"((?:[^"\\]|\\.)*)")\??/;
function jqSteps(expression) {
  let rest = expression.trim();
  const steps = [];
  while (rest !== "") {
    const condition = /^\|?\s*select\((?:[^()]|\([^()]*\))*\)\s*\|?\s*/.exec(rest) ?? /^\s*\|\s*/.exec(rest);
    if (condition) {
      rest = rest.slice(condition[0].length);
      continue;
    }
    const match = JQ_STEP.exec(rest);
    if (!match || match[0] === "") return steps;
    const [all, bracketed, index, name, quoted2] = match;
    steps.push(index === "" ? EACH : bracketed ?? index ?? name ?? quoted2 ?? "");
    rest = rest.slice(all.length);
  }
  return steps;
}
function* valuesAt2(of, steps) {
  const [step, ...rest] = steps;
  if (of === void 0) return;
  if (step === void 0) yield of;
  else if (Array.isArray(of)) for (const one of entriesAt(of, step)) yield* valuesAt2(one, rest);
  else if (isObject(of) && step !== EACH) yield* valuesAt2(fieldAt(of, step), rest);
}
function entriesAt(list, step) {
  return step === EACH ? list : list.slice(Number(step), Number(step) + 1);
}
function without(of, [step, ...rest]) {
  if (step === void 0) return null;
  if (Array.isArray(of))
    return of.map((one, i) => step === EACH || Number(step) === i ? without(one, rest) : one);
  if (!isObject(of) || step === EACH || !Object.hasOwn(of, step)) return of;
  const { [step]: inner = null, ...others } = of;
  return rest.length === 0 ? others : { ...others, [step]: without(inner, rest) };
}

// src/argocd/skipped.ts
var SKIP = "argocd.argoproj.io/skip-reconcile";
function skippedOf({ object: object2 }, files) {
  const written2 = labelsIn(object2["metadata"], "annotations")[SKIP];
  return { isSkipped: written2 === "true", text: canonicalJson(files.map(({ text: text2 }) => text2)) };
}
function skippedEdit(was, is) {
  if (is.isSkipped && was.text !== is.text) {
    const says2 = `is left alone by Argo CD (${SKIP}): nothing of what the change edits there is applied until the annotation goes. The plan is of what happens then.`;
    return { says: says2, isHarmless: true };
  }
  if (!was.isSkipped || is.isSkipped) return null;
  const says = `loses the annotation ${SKIP}: what its files came to while Argo CD left it alone is applied with this change, all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (\`argocd app diff\`) first.`;
  return { says, isHarmless: false };
}

// src/argocd/waves.ts
var WAVE = "argocd.argoproj.io/sync-wave";
function wavesEdit(was, is) {
  if (![...was, ...is].some(({ text: text2 }) => text2.includes(WAVE))) return null;
  const [before, after] = [wavesIn(was), wavesIn(is)];
  const both = [...after].flatMap(([key, now]) => {
    const then = before.get(key);
    return then === void 0 ? [] : [{ title: now.title, then: then.wave, now: now.wave }];
  });
  const moved2 = new Set(both.filter(({ then, now }) => then !== now));
  const freed = both.flatMap((one) => {
    const others = moved2.has(one) ? both : [...moved2];
    const lost = others.filter((other) => other.then < one.then && other.now >= one.now);
    return lost.length === 0 ? [] : [{ title: one.title, lost: lost.map(({ title }) => title) }];
  });
  if (freed.length === 0) return null;
  const names = visible(few(freed.map(({ title }) => title)), 300);
  const whom = visible(few([...new Set(freed.flatMap(({ lost }) => lost))]), 300);
  const waits = verb(freed.length, "waits", "wait");
  const says = `is edited in its sync waves (${WAVE}): ${names} no longer ${waits} for ${whom} to be healthy. The plan is of each by itself, so that order is in no number. Have it reviewed by whoever needs that order.`;
  return { says, isHarmless: false };
}
function wavesIn(files) {
  return new Map(
    [...appliedObjects(files)].map(([key, manifest]) => {
      const written2 = Number(labelsIn(manifest.object["metadata"], "annotations")[WAVE] ?? "0");
      const wave = Number.isInteger(written2) ? written2 : 0;
      return [key, { title: titleOf(manifest), wave }];
    })
  );
}

// src/render/argocd/hand-synced.ts
var HandSynced = class {
  /** By Application: what each of its sources comes to. */
  made = /* @__PURE__ */ new Map();
  add(object2, made) {
    addTo(this.made, object2, made);
  }
  tell(gathered2) {
    const pathsOf3 = (made) => made.flatMap(({ paths }) => paths);
    const automatic = new Set(
      [...this.made].flatMap(([object2, made]) => isAutomatic(object2) ? pathsOf3(made) : [])
    );
    for (const [object2, made] of this.made) {
      const files = made.flatMap((one) => one.files);
      const own = isAutomatic(object2) ? null : pathsOf3(made).filter((path) => !automatic.has(path));
      gathered2.byHand(object2, files, own);
      gathered2.aspect(object2, aspectOf("sync-waves", files, wavesEdit));
      const { spec } = object2.manifest.object;
      const compared = { files, spec, isAutomatic: isAutomatic(object2) };
      gathered2.aspect(object2, aspectOf("ignored-edit", compared, ignoredEdit));
      gathered2.aspect(object2, aspectOf("skipped", skippedOf(object2.manifest, files), skippedEdit));
    }
  }
};
function isAutomatic({ manifest, madeBy }) {
  const strategy = field(field(madeBy?.object, "spec"), "strategy");
  return field(strategy, "type") === "RollingSync" || syncsItself(manifest);
}
function automationOf(object2) {
  return aspectOf(
    "automated",
    isAutomatic(object2),
    (was, is) => is && !was ? {
      says: "synced by Argo CD itself from this change on: what the files came to since the last sync by hand is applied with it, all at once, and the plan is of what differs between the files of both sides. Compare them with what the cluster has (`argocd app diff`) first.",
      isHarmless: false,
      isAlike: true
    } : null
  );
}

// src/render/argocd/named.ts
var VARIES = /\{\{|[*?[{]/;
function namedBy({ object: object2 }, workspace, isLocal, only = null) {
  const spec = field(object2, "spec");
  const made = field(field(spec, "template"), "spec") ?? spec;
  const all = [...itemsIn(made, "sources"), field(made, "source") ?? null];
  const sources = (only === null ? all : [only]).filter(isObject);
  const isOwn = (source) => {
    const url = textIn(source, "repoURL");
    if (PINNED.test(textIn(source, "targetRevision") ?? "HEAD")) return false;
    return isLocal(url) || url?.includes("{{") === true;
  };
  const written2 = [
    ...sources.flatMap((source) => bySource(source, isOwn(source))),
    ...itemsIn(spec, "generators").flatMap(byGenerator)
  ];
  const named4 = written2.flatMap((path) => fixed(path) ?? []).filter((path) => path !== "" && (workspace.isFile(path) || workspace.isFolder(path)));
  return [...new Set(named4)].sort();
}
function bySource(source, isOwn) {
  const path = textIn(source, "path");
  const values = itemsIn(field(source, "helm"), "valueFiles").filter((one) => typeof one === "string");
  return [
    ...isOwn && path !== null ? [path] : [],
    ...values.flatMap((one) => {
      if (one.startsWith("$")) return one.slice(one.indexOf("/") + 1);
      if (!isOwn || one.includes("://")) return [];
      if (one.startsWith("/")) return one;
      const own = from(path ?? "", one) ?? [];
      return VARIES.test(path ?? "") && one.startsWith("../") ? [own, climbed(one)].flat() : own;
    })
  ];
}
function climbed(path) {
  return path.replace(/^(?:\.\.\/)+/, "");
}
function byGenerator(generator) {
  if (!isObject(generator)) return [];
  const git = field(generator, "git");
  const entries = [...itemsIn(git, "directories"), ...itemsIn(git, "files")];
  return [...entries.flatMap((one) => textIn(one, "path") ?? []), ...innerOf(generator).flatMap(byGenerator)];
}
function fixed(path) {
  const at = path.search(VARIES);
  const kept = at < 0 ? path : path.slice(0, path.lastIndexOf("/", at) + 1);
  return inTree(kept.replace(/^\/+/, ""));
}

// src/render/argocd/kustomize-over.ts
var KNOWN = /* @__PURE__ */ new Set([
  ...["namePrefix", "nameSuffix", "namespace", "commonAnnotations", "replicas", "commonLabels", "images"],
  ...["labelWithoutSelector", "labelIncludeTemplates", "components", "patches", "version"],
  ...["forceCommonAnnotations", "forceCommonLabels"]
]);
function unknownOver(over) {
  const unknown = Object.keys(isObject(over) ? over : {}).find((key) => !KNOWN.has(key));
  if (unknown !== void 0) return `nothing is known here of kustomize.${unknown}`;
  return JSON.stringify(objectIn(over, "commonAnnotations") ?? {}).includes("$") ? "its commonAnnotations hold variables of Argo CD" : null;
}
function insteadOf(workspace, folder, over) {
  const file = kustomizationIn(workspace, folder);
  const own = file === null ? null : placedYaml(workspace.text(file) ?? "", file)[0]?.value;
  const joined3 = isObject(own) ? { ...own } : {};
  let isOver = false;
  const put = (key, value) => {
    joined3[key] = value;
    isOver = true;
  };
  for (const key of ["namePrefix", "nameSuffix", "namespace"]) {
    const value = field(over, key);
    if (value !== void 0 && value !== null && value !== "") put(key, value);
  }
  const annotations = objectIn(over, "commonAnnotations");
  if (annotations !== null)
    put("commonAnnotations", { ...objectIn(joined3, "commonAnnotations"), ...annotations });
  const replicas = itemsIn(over, "replicas");
  if (replicas.length > 0) put("replicas", byName3(itemsIn(joined3, "replicas"), replicas.map(withNumber)));
  const labels = objectIn(over, "commonLabels");
  if (labels !== null)
    put("labels", [
      ...itemsIn(joined3, "labels"),
      {
        pairs: labels,
        includeSelectors: field(over, "labelWithoutSelector") !== true,
        ...field(over, "labelIncludeTemplates") === true ? { includeTemplates: true } : {}
      }
    ]);
  for (const key of ["components", "patches"]) {
    const more2 = itemsIn(over, key);
    if (more2.length > 0) put(key, [...itemsIn(joined3, key), ...more2]);
  }
  const images = itemsIn(over, "images").flatMap((one) => typeof one === "string" ? [imageOf(one)] : []);
  if (images.length > 0) put("images", byName3(itemsIn(joined3, "images"), images));
  return isOver ? joined3 : null;
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
var KNOWN2 = /* @__PURE__ */ new Set([
  ...["releaseName", "namespace", "valueFiles", "values", "valuesObject", "parameters", "fileParameters"],
  ...["ignoreMissingValueFiles", "skipCrds", "skipTests", "skipSchemaValidation", "passCredentials"],
  ...["version", "kubeVersion", "apiVersions"]
]);
function releaseOf(app, source, chart, workspace, { isLocal, branch }) {
  const helm = field(source, "helm");
  const unknown = Object.keys(isObject(helm) ? helm : {}).find((key) => !KNOWN2.has(key));
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
  const inside3 = (name) => path === "" ? name : `${path}/${name}`;
  const over = [".argocd-source.yaml", `.argocd-source-${app.name}.yaml`].map(inside3).filter((file) => workspace.isFile(file));
  const source = over.reduce(
    (so, file) => so && overridden(so, workspace.text(file), file),
    written2
  );
  if (source === null) return `${over.join(" and ")} overrides it, and is no object`;
  const explicit = ["helm", "kustomize", "directory", "plugin"].filter((key) => isObject(field(source, key)));
  if (explicit.length > 1) return `its source is of several kinds (${explicit.join(", ")})`;
  const [kind = foundIn(workspace, path, inside3)] = explicit;
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
  return isObject(patch) ? merged2(source, patch) : null;
}
function merged2(target, patch) {
  if (!isObject(patch)) return patch;
  const own = Object.entries(isObject(target) ? target : {}).filter(([key]) => patch[key] !== null);
  const over = Object.entries(patch).flatMap(
    ([key, value]) => value === null ? [] : [[key, merged2(field(target, key) ?? null, value)]]
  );
  return Object.fromEntries([...own, ...over]);
}
function foundIn(workspace, path, inside3) {
  if (workspace.isFile(inside3("Chart.yaml"))) return "helm";
  return kustomizationIn(workspace, path) === null ? "directory" : "kustomize";
}
var MANIFESTS = [...SUFFIXES, ".jsonnet"];
function directoryOf(workspace, folder, directory) {
  const [include, exclude] = ["include", "exclude"].map((key) => alternatives(textIn(directory, key) ?? ""));
  if (!include || !exclude) return "its include or exclude is a pattern that is not understood here";
  const isNamed2 = (patterns, path) => {
    const relative3 = folder === "" ? path : path.slice(folder.length + 1);
    return patterns.some((pattern) => pattern !== "" && crosses(pattern, relative3));
  };
  const included = workspace.below(folder).map(({ path }) => path).filter((path) => MANIFESTS.some((suffix) => path.endsWith(suffix)) && workspace.isFile(path)).filter((path) => field(directory, "recurse") === true || folderOf(path) === folder).filter((path) => include[0] === "" || isNamed2(include, path));
  const excluded = included.filter((path) => isNamed2(exclude, path));
  const paths = included.filter((path) => !excluded.includes(path));
  const jsonnet = paths.find((path) => path.endsWith(".jsonnet"));
  return jsonnet === void 0 ? { kind: "directory", paths, excluded } : `it holds jsonnet (${jsonnet})`;
}

// src/render/argocd/taken.ts
function pathsOf2(workspace, source) {
  if (source.kind === "directory") return source.paths;
  try {
    if (source.kind === "helm") return chartIn(workspace, source.release.chart).paths;
    const { paths, missing: missing2 } = closureOf(workspace, source.folder, source.instead);
    return missing2.length > 0 ? null : paths;
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}
function takenBy2(workspace, source) {
  const values = source.kind === "helm" ? source.release.values : [];
  return [...pathsOf2(workspace, source) ?? [], ...values];
}

// src/render/argocd/render.ts
var GROUP = "argoproj.io";
var KINDS2 = /* @__PURE__ */ new Set(["Application", "ApplicationSet"]);
async function renderArgo(renderer, { globs: patterns, chart, destination }) {
  const run = new ArgoRun(renderer, destination);
  if (chart !== null) await run.startChart(chart);
  const { globs } = compileGlobs(patterns);
  for (const { path } of renderer.workspace.entries) {
    if (globs.matches(path) && renderer.workspace.isFile(path)) run.start(path);
  }
  await run.rest();
  const entry = `argocd: ${writtenAs(patterns, chart)}`;
  return run.gathered.ofOne(run.destinations.problem(entry), entry);
}
function writtenAs(patterns, chart) {
  if (chart !== null) return `{chart: ${JSON.stringify(chart.chart)}}`;
  return JSON.stringify(patterns.length === 1 ? patterns[0] : patterns);
}
function rootOf3({ chart, values }) {
  return JSON.stringify([chart, ...values]);
}
var ArgoRun = class {
  constructor(renderer, destination) {
    this.renderer = renderer;
    this.secrets = new ClusterSecrets(renderer.workspace);
    this.gathered = new Gathered(renderer, [GROUP], TOO_MANY);
    const { cluster: cluster2 } = renderer;
    this.destinations = new Destinations({ cluster: cluster2, destination, isTaken: isTaken2 });
  }
  renderer;
  gathered;
  destinations;
  handSynced = new HandSynced();
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
    const kept = files.filter((file) => !this.queued(file, { root: rootOf3(chart) }));
    this.gathered.add({ ...rendered2, files: kept });
  }
  async rest() {
    for (let object2 = this.queue.shift(); object2 !== void 0; object2 = this.queue.shift()) {
      const one = object2;
      await this.gathered.attempt(one, () => this.expand(one));
    }
    this.gathered.add({ files: [], paths: this.secrets.used });
    this.handSynced.tell(this.gathered);
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
    return url !== null && (repository === null || url === OF_THE_CLUSTER || isRepository(url, repository));
  };
  leave(object2, why, source = null) {
    this.gathered.leave(object2, this.namedBy(object2, source), why);
  }
  namedBy({ manifest }, source = null) {
    const named4 = namedBy(manifest, this.renderer.workspace, this.isLocal, source);
    return asksForClusters(manifest) ? [...named4, ...this.secrets.paths] : named4;
  }
  applications(object2) {
    const { manifest } = object2;
    const { workspace, cluster: cluster2 } = this.renderer;
    const isGo = field(field(manifest.object, "spec"), "goTemplate") === true;
    const { made, why, isSame: isSame4 } = applicationsOf(manifest, {
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
    const all = made.map(({ application }) => application);
    this.gathered.aspect(
      object2,
      aspectOf("rolling-sync", paceOf(manifest, isSame4 === true ? [] : all), paceEdit)
    );
    this.gathered.aspect(object2, aspectOf("applications-sync", rightsOf2(manifest, all), rightsEdit));
    if (isSame4 === true)
      this.gathered.undecided(object2, [
        ...itemsIn(field(manifest.object, "spec"), "generators"),
        workspace.idBelow(asksForClusters(manifest) ? this.secrets.paths : [])
      ]);
    for (const { application, clusters } of made)
      this.put({ ...object2, manifest: application, madeBy: manifest, clusters, isKnown: isSame4 !== true });
  }
  async application(object2) {
    const spec = field(object2.manifest.object, "spec");
    const names = object2.isKnown ? destinationOf(spec, object2.clusters) : null;
    const whose = this.destinations.whose(names, object2.root);
    const isOther2 = whose !== "here";
    if (isOther2) this.gathered.sent(object2);
    if (whose === "elsewhere") this.gathered.elsewhere(object2, this.namedBy(object2), names?.[0] ?? "");
    const several = itemsIn(spec, "sources");
    const single = field(spec, "source");
    const written2 = several.length > 0 ? several : single === void 0 ? [] : [single];
    if (written2.length === 0 && !isOther2) this.leave(object2, "it has no source that is known here");
    if (!isOther2) {
      this.gathered.aspect(object2, waysAspect(waysOf(spec, written2)));
      this.gathered.aspect(object2, automationOf(object2));
      this.gathered.aspect(object2, ignoringOf(spec));
    }
    for (const source of written2) {
      if (textIn(source, "ref") !== null && textIn(source, "path") === null) {
        if (!isOther2 && !this.isLocal(textIn(source, "repoURL"))) this.leave(object2, null);
        continue;
      }
      const { workspace, branch } = this.renderer;
      const read = sourceOf(object2.manifest, source, workspace, this.isLocal, branch);
      if (whose === "other" && typeof read !== "string")
        this.gathered.leftOut.push(...takenBy2(this.renderer.workspace, read));
      if (isOther2) await this.follow(object2, read);
      else if (typeof read === "string") this.leave(object2, read, source);
      else await this.render(object2, read, names);
    }
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
    return pathsOf2(workspace, source)?.some(
      (path) => workspace.below(path).some((entry) => workspace.text(entry.path)?.includes(GROUP) === true)
    ) ?? true;
  }
  async render(object2, source, names) {
    const namespace = textIn(field(field(object2.manifest.object, "spec"), "destination"), "namespace");
    const rendered2 = await this.bySource(source);
    const files = rendered2.files.map((file) => namespace === null ? file : { ...file, namespace }).map((file) => deliveredBy(file, object2)).filter((file) => !this.queued(file, object2));
    if (files.some(holdsOthers)) this.destinations.count(names, object2.manifest.place);
    this.gathered.add({ ...rendered2, files }, object2);
    this.handSynced.add(object2, rendered2);
  }
  /** True for a document that is rendered later. A file as it was written may hold much else, and stays. */
  queued(file, { root }) {
    if (file.renderedBy !== void 0) {
      const object2 = objectOf(file, KINDS2);
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
var ROOT = { clusters: [], isKnown: true };
function isTaken2(policies, root) {
  return policies.some(
    (one) => one.kind === "argocd" && (one.chart === null ? compileGlobs(one.globs).globs.matches(root) : rootOf3(one.chart) === root)
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
    if (kustomize !== void 0 && result.length > 0) result = await patched2(renderer, result, kustomize);
  }
  return result;
}
async function patched2({ workspace, run }, files, kustomize) {
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

// src/render/flux/artifact.ts
var Artifact = class {
  constructor(workspace, known2) {
    this.workspace = workspace;
    this.known = known2;
  }
  workspace;
  known;
  byIgnore = /* @__PURE__ */ new Map();
  /** Tells which files are left out of the source that a Kustomization refers to. */
  leavesOut(sourceRef, namespace) {
    const ignore = this.known.ignoreOf(sourceRef, namespace);
    const known2 = this.byIgnore.get(ignore);
    if (known2 !== void 0) return known2;
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

// src/render/flux/order.ts
function nextOf2(waiting, known2) {
  const names = new Set(waiting.map(({ manifest }) => manifest.name));
  const rank = ({ manifest }) => {
    const spec = field(manifest.object, "spec");
    const depends = itemsIn(spec, "dependsOn").some((one) => names.has(textIn(one, "name") ?? ""));
    const lacksMap = known2.lacking(manifest).some((one) => textIn(one, "kind") !== "Secret");
    return (depends ? 2 : 0) + (lacksMap ? 1 : 0);
  };
  const [first] = waiting.map((object2) => ({ object: object2, of: rank(object2) })).toSorted((a, b) => a.of - b.of);
  return first?.object ?? null;
}
function unmet(objects) {
  const byKey = new Map(objects.map((object2) => [keyOf11(object2), object2]));
  return objects.flatMap((object2) => {
    const lost = neededBy(object2).filter((key) => !byKey.has(key));
    const isInCircle = reaches(object2, keyOf11(object2), byKey);
    if (lost.length === 0 && !isInCircle) return [];
    const names = named3(lost);
    const says = lost.length > 0 ? `waits for ${names} (spec.dependsOn), which nothing that is rendered here brings: unless the cluster has it from elsewhere, Flux applies no edit of this any more. Name what is there.` : "waits for itself by way of spec.dependsOn: Flux applies nothing of it, and of what waits for it, any more. Break the circle.";
    return [{ object: object2, says, of: [lost, isInCircle] }];
  });
}
function tellOrder(objects, gathered2) {
  for (const { object: object2, says, of } of unmet(objects)) gathered2.ordered(object2, says, of);
  const byKey = new Map(objects.map((object2) => [keyOf11(object2), object2]));
  const all = new Set(byKey.keys());
  for (const object2 of objects) {
    const key = keyOf11(object2);
    const state = {
      needs: [...all].filter((one) => reaches(object2, one, byKey)),
      isHeld: neededBy(object2).some((one) => !all.has(one)),
      awaits: awaitedBy(object2),
      neededBy: objects.filter((one) => neededBy(one).includes(key)).map(keyOf11),
      all
    };
    gathered2.aspect(object2, aspectOf("order", state, orderEdit));
  }
}
function awaitedBy({ manifest: { kind, object: object2 } }) {
  const spec = field(object2, "spec");
  if (kind !== "Kustomization")
    return field(field(spec, "upgrade"), "disableWait") === true ? [] : ["its release"];
  if (field(spec, "wait") === true) return [EVERYTHING];
  return itemsIn(spec, "healthChecks").map(
    (check) => `${textIn(check, "kind") ?? ""}/${textIn(check, "name") ?? ""}`
  );
}
var EVERYTHING = "all that it applies";
function orderEdit(was, is) {
  const lost = is.isHeld ? [] : was.needs.filter((key) => is.all.has(key) && !is.needs.includes(key));
  const blind = is.awaits.includes(EVERYTHING) ? [] : was.awaits.filter((one) => !is.awaits.includes(one));
  const told = present([
    lost.length > 0 && `no longer waits for ${named3(lost)} (spec.dependsOn): both are applied at the same time from now on, and one that is bad does not hold this back`,
    blind.length > 0 && is.neededBy.length > 0 && `no longer waits until ${visible(listing(blind), 300)} works before it counts as ready (wait, healthChecks, disableWait): what waits for it (${named3(is.neededBy)}) goes as soon as it is applied, whether it works or not`
  ]);
  if (told.length === 0) return null;
  const says = `${told.join("; ")}. The plan is of each by itself, so that order is in no number. Keep it, or have it reviewed by the owners of both.`;
  return { says, isHarmless: false };
}
function named3(keys) {
  return visible(listing(keys.map((key) => key.split("/").toSpliced(1, 1).join("/"))), 300);
}
function neededBy({ manifest: { kind, namespace, object: object2 } }) {
  return itemsIn(field(object2, "spec"), "dependsOn").map(
    (one) => [kind, textIn(one, "namespace") ?? namespace ?? "", textIn(one, "name") ?? ""].join("/")
  );
}
function keyOf11({ manifest: { kind, namespace, name } }) {
  return [kind, namespace ?? "", name].join("/");
}
function reaches(from2, wanted2, byKey) {
  const seen = /* @__PURE__ */ new Set();
  const left = neededBy(from2);
  for (let key = left.pop(); key !== void 0; key = left.pop()) {
    if (key === wanted2) return true;
    const next = seen.has(key) ? void 0 : byKey.get(key);
    seen.add(key);
    if (next !== void 0) left.push(...neededBy(next));
  }
  return false;
}

// src/render/flux/from-tree.ts
var MOST_FILES2 = 1e4;
var KINDS3 = /* @__PURE__ */ new Set(["ConfigMap", "Secret"]);
var IN_CHART = /(?:^|\/)templates\//;
var TreeObjects = class {
  constructor(workspace) {
    this.workspace = workspace;
  }
  workspace;
  found = null;
  /** Those that a reference (`substituteFrom`, `valuesFrom`) may mean, in the order of their files. */
  meant(reference, namespace) {
    const [kind, name] = [textIn(reference, "kind"), textIn(reference, "name")];
    const wanted2 = textIn(reference, "namespace") ?? namespace;
    return this.all().filter(
      ({ manifest }) => manifest.kind === kind && manifest.name === name && (manifest.namespace === null || wanted2 === null || manifest.namespace === wanted2)
    );
  }
  all() {
    return this.found ??= this.search();
  }
  search() {
    const paths = this.workspace.entries.map(({ path }) => path).filter((path) => /\.ya?ml$/.test(path) && !IN_CHART.test(path) && this.workspace.isFile(path));
    if (paths.length > MOST_FILES2 || !this.workspace.loads(paths)) return [];
    return paths.flatMap((path) => {
      const text2 = this.workspace.text(path) ?? "";
      if (!/\bkind["']?[ \t]*:[ \t]*["']?(?:ConfigMap|Secret)\b/.test(text2)) return [];
      return parseManifests(text2, path).manifests.filter(({ kind }) => KINDS3.has(kind)).map((manifest) => ({ file: { path, text: text2 }, manifest }));
    });
  }
};

// src/render/flux/overlay.ts
var GENERATED = [".yaml", ".yml"];
function overlayOf(workspace, folder, spec, leavesOut) {
  const there = kustomizationIn(workspace, folder);
  const file = there === null || leavesOut(there) ? null : there;
  const written2 = file === null ? null : placedYaml(workspace.text(file) ?? "", file)[0]?.value;
  const over = overSpec(spec);
  if (file !== null && Object.keys(over).length === 0) return null;
  const own = isObject(written2) ? written2 : generated(workspace, folder, leavesOut);
  const joined3 = { ...own };
  for (const [key, value] of Object.entries(over)) {
    const before = joined3[key];
    joined3[key] = Array.isArray(value) && Array.isArray(before) ? joinedList(key, before, value) : value;
  }
  return joined3;
}
function generated(workspace, folder, leavesOut) {
  const entries = workspace.below(folder).filter(({ path }) => path !== folder && !leavesOut(path));
  const inner = entries.filter(({ path }) => /(?:^|\/)(?:kustomization\.ya?ml|Kustomization)$/.test(path)).map(({ path }) => path.slice(0, path.lastIndexOf("/"))).filter((one) => one !== folder);
  const outermost2 = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const files = entries.map(({ path }) => path).filter((path) => GENERATED.some((suffix) => path.endsWith(suffix))).filter((path) => !outermost2.some((one) => isWithin(one, path)));
  const relative3 = (path) => folder === "" ? path : path.slice(folder.length + 1);
  return {
    apiVersion: "kustomize.config.k8s.io/v1beta1",
    kind: "Kustomization",
    resources: [.../* @__PURE__ */ new Set([...files, ...outermost2])].map(relative3).sort()
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
import { createHash as createHash3 } from "node:crypto";
var MAX_NAME = 53;
function releaseOf2({ name, namespace, object: object2 }, known2) {
  const spec = objectIn(object2, "spec") ?? {};
  const chart = chartOf2(spec, namespace, known2);
  const source = field(chart.spec, "sourceRef");
  const path = textIn(chart.spec, "chart");
  if (path === null || textIn(source, "kind") !== "GitRepository") return null;
  if (!known2.isLocal(source, chart.namespace, inTree(path))) return null;
  const values = valuesFrom(itemsIn(spec, "valuesFrom"), namespace, known2);
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
    postRenderers: itemsIn(spec, "postRenderers"),
    chartSpec: chart.spec
  };
}
function chartOf2(spec, namespace, known2) {
  const reference = spec["chartRef"];
  if (!isObject(reference)) return { spec: fieldAt(spec, "chart", "spec"), namespace };
  return {
    spec: field(known2.object(reference, namespace)?.manifest.object, "spec"),
    namespace: textIn(reference, "namespace") ?? namespace
  };
}
function releaseName(written2, target, name) {
  const full = written2 ?? (target === null ? name : `${target}-${name}`);
  if (full.length <= MAX_NAME) return full;
  const digest2 = createHash3("sha256").update(full).digest("hex").slice(0, 12);
  return `${full.slice(0, MAX_NAME - 13)}-${digest2}`;
}
function valuesFrom(references, namespace, known2) {
  const texts = [];
  for (const reference of references) {
    if (textIn(reference, "targetPath") !== null) return null;
    const data = known2.data(reference, namespace);
    const text2 = data?.get(textIn(reference, "valuesKey") ?? "values.yaml");
    if (text2 !== void 0) texts.push(text2);
    else if (data !== void 0 || field(reference, "optional") !== true) return null;
  }
  return texts;
}
function knownBy({ object: object2 }, { name, namespace, chart }, workspace) {
  const stored = textIn(field(object2, "spec"), "storageNamespace");
  return ` (release ${[namespace, name].filter((one) => one !== null).join("/")} of chart ${chartIn(workspace, chart).name}${stored === null ? "" : `, kept in ${stored}`})`;
}

// src/render/flux/ways.ts
function deliveryAspects(spec) {
  return [waysAspect(waysOf2(spec)), forceAspect(spec), accountAspect(spec)];
}
function waysOf2(spec) {
  const source = field(spec, "sourceRef");
  return [
    {
      field: "spec.sourceRef",
      value: ["kind", "namespace", "name"].map((name) => textIn(source, name)).join("/"),
      means: (was, is) => `what it applies is taken from another source${fromTo(was, is)}, and that this is the branch that is judged here is not known`
    },
    {
      field: "spec.kubeConfig",
      value: field(spec, "kubeConfig") ?? null,
      means: () => "it goes to another cluster: what it applied stays in the old one, where nobody edits or deletes it any more, and the new one gets all of it for the first time"
    }
  ];
}
function accountAspect(spec) {
  return aspectOf(
    "account",
    textIn(spec, "serviceAccountName") ?? "",
    (was, is) => is === "" || is === was ? null : {
      says: `is applied as ServiceAccount/${visible(is)} from now on (spec.serviceAccountName, before ${was === "" ? "the account of Flux itself" : visible(was)}): where that may not write all of it, the apply fails as a whole and no edit arrives, while the plan is of edits that do. See what it may first (\`kubectl auth can-i --as\`).`,
      isHarmless: false
    }
  );
}
function forceAspect(spec) {
  return aspectOf(
    "force",
    field(spec, "force") === true,
    (was, is) => is && !was ? {
      says: "has what the cluster does not edit in place deleted and made anew from now on (spec.force): what such an object holds goes with it, all at once and whatever its limits say. Write kustomize.toolkit.fluxcd.io/force: enabled into the one object that needs it.",
      isHarmless: false
    } : null
  );
}

// src/render/flux/remedy.ts
function remedyAspect({ object: object2 }) {
  const upgrade = field(field(object2, "spec"), "upgrade");
  const remediation = field(upgrade, "remediation");
  const retries = numberIn(remediation, "retries") ?? 0;
  const isTold = retries !== 0 || fieldAt(remediation, "remediateLastFailure") === true;
  const strategy = textIn(remediation, "strategy") === "uninstall" ? "uninstall" : "rollback";
  const isRetried = textIn(field(upgrade, "strategy"), "name") === "RetryOnFailure";
  const state = {
    onFailure: isTold && !isRetried ? strategy : null,
    isForced: field(upgrade, "force") === true
  };
  return aspectOf("remedy", state, remedyEdit);
}
function remedyEdit(was, is) {
  const told = present([
    is.onFailure === "uninstall" && was.onFailure !== "uninstall" && "is uninstalled from now on where an upgrade of it fails (spec.upgrade.remediation.strategy): all that it holds goes from the cluster at once, whatever its limits say, and is installed anew. The plan is of an upgrade in place. Use rollback",
    was.onFailure === "rollback" && is.onFailure === null && "is no longer rolled back where an upgrade of it fails (spec.upgrade.remediation): what is bad stays until a person acts. Keep the retries",
    is.onFailure === "rollback" && was.onFailure === null && "is rolled back from now on where an upgrade of it fails (spec.upgrade.remediation): what the plan says of a bad version, that it stays until a person acts, is more than comes of it once Flux has seen the failure (spec.timeout)",
    is.isForced && !was.isForced && "is upgraded by force from now on (spec.upgrade.force): an object that can not be patched is deleted and made anew, and what it holds goes with it, all at once and whatever its limits say. The plan is of an upgrade in place. Leave it out"
  ]);
  const isHarmless = told.length === 1 && is.onFailure === "rollback" && !(is.isForced && !was.isForced);
  return told.length === 0 ? null : { says: `${told.join("; it ")}.`, isHarmless };
}

// src/render/flux/chart-version.ts
var UNREAD2 = /(?:^|\/)(?:README|CHANGELOG|NOTES|LICENSE)[^/]*$/i;
function releaseAspects(manifest, { release, chartSpec }, workspace) {
  const { folder, paths } = chartIn(workspace, release.chart);
  const file = inside2(folder, "Chart.yaml");
  const parts = [
    ...paths.flatMap((path) => workspace.below(path).map((entry) => entry.path)),
    ...release.values
  ];
  const taken2 = {
    folder,
    version: textIn(placedYaml(workspace.text(file) ?? "", file)[0]?.value, "version") ?? "",
    isByVersion: isByVersion(chartSpec),
    asked: canonicalJson(chartSpec ?? null),
    contents: workspace.idBelow(parts.filter((path) => path !== file && !UNREAD2.test(path)))
  };
  const spec = field(manifest.object, "spec");
  return [remedyAspect(manifest), accountAspect(spec), aspectOf("chart-version", taken2, takenEdit)];
}
function isByVersion(chartSpec) {
  return textIn(chartSpec, "reconcileStrategy") !== "Revision" && field(chartSpec, "chart") !== void 0;
}
function takenEdit(was, is) {
  const isSame4 = was.version === is.version && was.asked === is.asked && was.folder === is.folder;
  if (!is.isByVersion || !isSame4 || was.contents === is.contents) return null;
  const says = `takes its chart anew only with another version of it (reconcileStrategy: ChartVersion, the default): what the change edits in ${visible(is.folder)} does not arrive while its Chart.yaml says ${visible(is.version)}, and the plan is of what it does once that is raised. Raise it in this change.`;
  return { says, isHarmless: false };
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
function filled(file, variables) {
  if (!file.text.includes("${") || isSwitchedOff(file)) return file;
  return { ...file, text: substituted(file.text, variables) };
}
function isSwitchedOff(file) {
  const object2 = objectOf(file, /* @__PURE__ */ new Set([/^kind: (\S+)$/m.exec(file.text)?.[1] ?? ""]))?.manifest.object;
  return isLeftAlone(object2);
}
function unsetIn(file, { values, isComplete }) {
  if (!isComplete || !file.text.includes("${") || isSwitchedOff(file)) return [];
  return Array.from(
    file.text.matchAll(VARIABLE),
    ([written2, name = "", operator]) => written2.startsWith("$$") || operator !== void 0 || values.has(name) ? [] : [name]
  ).flat();
}
function filledAll(files, variables) {
  return variables === null ? files : files.map((file) => filled(file, variables));
}
function variablesOf(postBuild, namespace, known2) {
  if (!isObject(postBuild)) return null;
  const values = /* @__PURE__ */ new Map();
  let isComplete = true;
  for (const reference of itemsIn(postBuild, "substituteFrom")) {
    const data = known2.data(reference, namespace);
    if (data) for (const [name, value] of data) values.set(name, value.replaceAll("\n", ""));
    else if (data === null || field(reference, "optional") !== true) isComplete = false;
  }
  const own = objectIn(postBuild, "substitute") ?? {};
  for (const [name, value] of Object.entries(own))
    values.set(name, (typeof value === "string" ? value : JSON.stringify(value)).replaceAll("\n", ""));
  return values.size === 0 && isComplete ? null : { values, isComplete };
}

// src/render/flux/unset-variables.ts
function unsetAspect(files, variables, { mayHoldPlanned: mayHoldPlanned2 }) {
  const asking = files.flatMap(
    (file) => (variables === null ? [] : unsetIn(file, variables)).map((name) => ({
      name,
      isPlanned: mayHoldPlanned2(file.text)
    }))
  );
  return aspectOf("unset variables", asking, (was, is) => {
    const known2 = new Set(was.map(({ name }) => name));
    const added = is.filter(({ name }) => !known2.has(name));
    if (added.length === 0) return null;
    const says = saysUnset([...new Set(added.map(({ name }) => name))].sort());
    return added.some(({ isPlanned: isPlanned3 }) => isPlanned3) ? { says, isHarmless: false, isUnknown: true, hidesNothing: true } : { says, isHarmless: false };
  });
}
function saysUnset(names) {
  const [first = ""] = names;
  const written2 = visible(few(names.map((name) => `\${${name}}`)), 200);
  const [it, its] = [verb(names.length, "it", "them"), verb(names.length, "its", "their")];
  return `asks for ${written2}, and nothing gives ${it} a value (spec.postBuild): from Flux 2.9 on the whole of it fails to build, and no edit of it is applied; before, nothing stands in ${its} place, which the plan is of. Give ${it} a value, or write a default (\${${visible(first)}:=1}).`;
}

// src/render/flux/render.ts
var KUSTOMIZE = "kustomize.toolkit.fluxcd.io";
var HELM = "helm.toolkit.fluxcd.io";
var SOURCE2 = "source.toolkit.fluxcd.io";
var SOURCES = ["GitRepository", "HelmChart"];
var KINDS4 = /* @__PURE__ */ new Set(["Kustomization", "HelmRelease", "ConfigMap", "Secret", ...SOURCES]);
async function renderFlux(renderer, folder, destination = null) {
  const run = new FluxRun(renderer, folder, destination);
  await run.start();
  await run.rest();
  tellOrder(run.all, run.gathered);
  const entry = `flux: ${JSON.stringify(folder)}`;
  return run.gathered.ofOne(run.destinations.problem(entry), entry);
}
var LOCAL = [IN_CLUSTER];
var FluxRun = class {
  constructor(renderer, folder, destination) {
    this.renderer = renderer;
    this.folder = folder;
    this.gathered = new Gathered(renderer, [KUSTOMIZE, HELM], TOO_MANY2);
    const { workspace, repository } = renderer;
    this.known = new Known(repository, (path) => workspace.isFolder(path));
    this.tree = new TreeObjects(renderer.workspace);
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
  all = [];
  tree;
  artifact;
  undecided = /* @__PURE__ */ new Set();
  /**
   * Builds the folder that everything begins with. Where a Kustomization in it applies the folder itself, as that of `flux bootstrap`
   * does, it is built as that one says, and once.
   */
  async start() {
    const { folder } = this;
    const { files } = await buildKustomization(this.renderer, folder, this.options(folder, void 0, null));
    const own = files.map((file) => objectOf(file, KINDS4)).find(
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
    this.all.push(own);
    if (this.isSentAway({ ...own, cluster: LOCAL }, cluster2, [folder])) return;
    this.gathered.begin(own);
    this.gathered.roots.push(folder);
    this.gathered.suspended(own, await this.build(folder, spec, { namespace, cluster: cluster2 }), true);
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
      const isStuck = waiting.length === round.length && !this.takesFromTree(waiting);
      const next = isStuck ? nextOf2(waiting, this.known) : null;
      this.queue.push(...waiting.filter((object2) => object2 !== next));
      if (next !== null) await this.attempt(next);
    }
  }
  /**
   * Takes what they wait for from wherever it lies in the repository. Where it lies there more than once, as for several clusters, nobody
   * can tell which one this cluster has: an edit of one is told. True where some need wait no longer.
   */
  takesFromTree(waiting) {
    const taken2 = waiting.flatMap(
      (object2) => this.known.lacking(object2.manifest).flatMap((reference) => {
        const [only, ...others] = this.tree.meant(reference, object2.manifest.namespace);
        if (only === void 0) return [];
        if (others.length > 0) {
          if (!this.undecided.has(object2)) this.gathered.oneOf(object2, [only, ...others]);
          this.undecided.add(object2);
          return [];
        }
        this.known.stands(reference, object2.manifest.namespace, only);
        this.gathered.add({ files: [], paths: [only.file.path] });
        return only;
      })
    );
    return taken2.length > 0;
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
    for (const aspect of deliveryAspects(spec)) this.gathered.aspect(object2, aspect);
    if (!this.renderer.workspace.isFolder(path)) {
      const message = `Kustomization/${visible(manifest.name)} applies ${visible(path)}, which is no folder of this repository; Flux would report the same. Correct spec.path.`;
      throw new RenderError(
        renderProblem("no-folder", message, manifest.placeOf(["spec", "path"])),
        object2.file.text
      );
    }
    const made = await this.build(path, spec, { namespace: manifest.namespace, cluster: cluster2, by: object2 });
    this.gathered.suspended(object2, made);
  }
  /** True for what goes to a cluster that is not planned here, where nobody but its kubeconfig's Secret says which one it is. */
  isSentAway(object2, cluster2, named4) {
    const whose = this.destinations.whose(cluster2, this.folder);
    if (cluster2 === object2.cluster) return false;
    if (whose === "here" && this.destinations.isPlanned(cluster2)) return false;
    this.gathered.sent(object2);
    if (whose === "other") {
      this.gathered.leftOut.push(...named4);
      return true;
    }
    if (whose === "elsewhere") this.gathered.elsewhere(object2, named4, cluster2[0] ?? "");
    else this.gathered.leave(object2, named4, TO_ANOTHER);
    return true;
  }
  async release(object2, cluster2) {
    const read = releaseOf2(object2.manifest, this.known);
    const named4 = read === null ? [] : [read.release.chart, ...read.release.values];
    if (this.isSentAway(object2, cluster2, named4)) return;
    if (read === null) {
      this.leave(object2);
      return;
    }
    if (this.destinations.whose(cluster2, this.folder) !== "here") return;
    const rendered2 = await renderChart(this.renderer, read.release);
    const { namespace } = read.release;
    const more2 = knownBy(object2.manifest, read.release, this.renderer.workspace);
    const files = await postRendered(this.renderer, rendered2.files, read.postRenderers);
    if (files.length > 0) this.destinations.count(cluster2, object2.manifest.place);
    const placed2 = files.map((file) => namespace === null ? file : { ...file, namespace }).map((file) => deliveredBy(file, object2, more2));
    this.gathered.add({ ...rendered2, files: placed2 }, object2);
    for (const one of releaseAspects(object2.manifest, read, this.renderer.workspace))
      this.gathered.aspect(object2, one);
    this.gathered.suspended(object2, placed2);
  }
  /** Builds one folder, and queues what is in it to be rendered. Gives all that was made. */
  async build(folder, spec, { namespace, cluster: cluster2, by = null }) {
    const rendered2 = await buildKustomization(this.renderer, folder, this.options(folder, spec, namespace));
    const variables = variablesOf(field(spec, "postBuild"), namespace, this.known);
    const filled2 = filledAll(rendered2.files, variables);
    const files = by === null ? filled2 : filled2.map((file) => deliveredBy(file, by));
    if (by !== null) this.gathered.aspect(by, unsetAspect(rendered2.files, variables, this.renderer));
    const kept = files.filter((file) => !this.queued(file, cluster2));
    const isHere = this.destinations.whose(cluster2, this.folder) === "here";
    const [place] = kept.filter(isApplied2).map(({ path }) => ({ file: path, line: 1, column: 1 }));
    if (isHere && place !== void 0) this.destinations.count(cluster2, place);
    this.gathered.add({ ...rendered2, files: isHere ? kept : [] }, by);
    return files;
  }
  /** True for what is rendered later, and not judged itself. */
  queued(file, cluster2) {
    const object2 = objectOf(file, KINDS4);
    if (object2 === null) return false;
    if (!isOf3(object2, KUSTOMIZE, "Kustomization") && !isOf3(object2, HELM, "HelmRelease")) {
      if (!isOf3(object2, "", object2.manifest.kind) && !SOURCES.some((kind) => isOf3(object2, SOURCE2, kind)))
        return false;
      this.known.add(object2);
      return false;
    }
    if (this.gathered.isFirst(object2, cluster2[0])) {
      this.queue.push({ ...object2, cluster: cluster2 });
      this.all.push(object2);
    }
    return true;
  }
};
var TOO_MANY2 = "Kustomizations and HelmReleases come from this folder; nothing of it was rendered. Name smaller folders.";
var TO_ANOTHER = "its kubeConfig leads to another cluster; where that is the one planned here, give the name of its Secret as `destination` of the entry of `policies`";

// src/render/source.ts
function isRendered2(source) {
  return source.kind !== "path" && source.kind !== "rendered";
}
function namedIn4(source) {
  if (source.kind === "kustomize") return [];
  if (source.kind === "flux") return [`${source.folder}/`];
  if (source.kind === "helm") return [`${source.chart}/`];
  return source.chart === null ? source.globs : [`${source.chart.chart}/`];
}
async function renderSource(source, renderer) {
  try {
    return placed(await byKind(source, renderer), source);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    const { problem: problem8, of, paths } = error;
    const nothing = { files: [], paths };
    return of === void 0 ? { ...nothing, problems: [problem8] } : { ...nothing, failures: [{ problem: problem8, of }] };
  }
}
function byKind(source, renderer) {
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

// src/render/still-there.ts
function withoutStillThere(side) {
  const keys = new Set(side.problems.flatMap(({ keeps = [] }) => keeps));
  if (keys.size === 0) return side;
  const names = [...keys].map((key) => key.slice(key.lastIndexOf("/") + 1));
  const there = new Set(
    side.files.filter(({ text: text2 }) => names.some((name) => text2.includes(name))).flatMap((file) => objectsIn3(file).flatMap(({ key }) => keys.has(key) ? key : []))
  );
  if (there.size === 0) return side;
  const isLeft2 = ({ keeps }) => keeps === void 0 || !keeps.every((key) => there.has(key));
  return { ...side, problems: side.problems.filter(isLeft2) };
}

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
    this.folders = foldersOf2(source.entries);
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
    const isThere2 = existsSync(absolute);
    if (isThere2) renameSync(absolute, kept);
    mkdirSync4(dirname2(absolute), { recursive: true });
    writeFileSync3(absolute, text2, { flag: "wx" });
    try {
      return await run();
    } finally {
      rmSync(absolute);
      if (isThere2) renameSync(kept, absolute);
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
    const known2 = this.contents.get(entry.path);
    if (known2 !== void 0) return known2;
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
    const known2 = this.links.get(link.path);
    if (known2 !== void 0) return known2;
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
function foldersOf2(entries) {
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
    sources.filter((source) => !isRendered2(source) && !(sources.length > 1 && onlyTakesOut(source))).map((source) => plainSides(source, head, base))
  );
  return withoutEchoes({
    head: withoutStillThere(joined2(head.label, [...plain2.map((one) => one.head), ofHead])),
    base: base && joined2(base.label, [...plain2.map((one) => one.base ?? NOTHING3), ofBase ?? NOTHING3])
  });
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
  const { files, problem: problem8 } = await changed({ read, exclusions });
  const takes2 = others.map(taking);
  const leftOut2 = [...sides.head.leftOut ?? [], ...sides.base.leftOut ?? []];
  const outside2 = files.map((file) => ({
    ...file,
    path: prefixes.head + file.path,
    ...file.before === null || prefixes.base === prefixes.head ? {} : { was: prefixes.base + file.path },
    isTakenOut: file.isTakenOut || takes2.some((isTaken3) => isTaken3(file.path)) || leftOut2.some((folder) => isWithin(folder, file.path))
  }));
  const { head, base } = sides;
  const isSaid2 = [...head.problems, ...base.problems].some(({ code }) => code === problem8?.code);
  const unseen = problem8 === null || isSaid2 ? [] : [
    {
      ...problem8,
      message: `What the change does to files that \`policies\` does not take could not be looked at: ${problem8.message}`
    }
  ];
  const problems = [...head.problems, ...unseen, ...checkedOutOtherwise(files, read)];
  return { ...sides, head: { ...head, problems, outside: outside2 } };
}
function taking(source) {
  if ("folder" in source) return (path) => isWithin(source.folder, path);
  const chart = source.kind === "helm" ? source : source.kind === "argocd" ? source.chart : null;
  if (chart !== null) return (path) => isWithin(chart.chart, path) || chart.values.includes(path);
  const { globs } = compileGlobs("globs" in source ? source.globs : []);
  return (path) => globs.matches(path);
}
function addWritten(read, { files, beside: beside2 = [] }, prefix) {
  for (const { path, renderedBy } of files) if (renderedBy === void 0) read.add(path.slice(prefix.length));
  for (const { path } of beside2) read.add(path.slice(prefix.length));
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
var NOTHING3 = { files: [], problems: [], renderedPaths: [], unmatched: [] };
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
  const wanted2 = sources.filter(isRendered2);
  if (wanted2.length === 0) return NOTHING3;
  try {
    return await inWorkspace(wanted2, origin, run);
  } catch (error) {
    if (!(error instanceof RenderError)) throw error;
    return { ...NOTHING3, problems: [error.problem] };
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
      failures: parts.flatMap(
        ({ failures = [] }) => failures.map((one) => ({ ...one, problem: atPrefix(one.problem, origin.prefix) }))
      ),
      renderedPaths: parts.flatMap(({ paths }) => paths.map((path) => origin.prefix + path)),
      leftOut: parts.flatMap(({ leftOut: leftOut2 = [] }) => leftOut2),
      roots: parts.flatMap(({ roots = [] }) => roots),
      unmatched: sources.flatMap((source) => unmatchedIn(workspace.entries, namedIn4(source)))
    };
  } finally {
    undo();
    workspace.remove();
  }
}
function allFiles(parts) {
  const [first, ...more2] = parts.flatMap(({ files }) => files.length === 0 ? [] : [files]);
  return more2.length === 0 ? first ?? [] : [first ?? [], ...more2].flat();
}
function joined2(label, parts) {
  return {
    label,
    files: inPathOrder(allFiles(parts)),
    problems: parts.flatMap(({ problems }) => problems),
    renderedPaths: parts.flatMap(({ renderedPaths }) => renderedPaths),
    leftOut: parts.flatMap(({ leftOut: leftOut2 = [] }) => leftOut2),
    beside: parts.flatMap(({ beside: beside2 = [] }) => beside2)
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
  isRendered2 as isRendered,
  sidesOf,
  withOutside
};
