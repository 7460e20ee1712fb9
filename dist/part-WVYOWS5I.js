import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  changesIn,
  chartKeysIn,
  chartValuesIn,
  isKustomization,
  referencesIn,
  transformsIn
} from "./part-H3PE34FM.js";
import {
  begunIn,
  goesByAgeAt,
  isNamed,
  keptOf,
  losableOf,
  peakByAge,
  servingOf,
  settlingMs,
  sha256,
  startsNothing,
  wholeOf,
  worstCluster
} from "./part-HNU6ZMAG.js";
import {
  SYSTEMS,
  nearest
} from "./part-PWGRHSRB.js";
import {
  LIMITS,
  byArgo,
  byFlux,
  byKustomize,
  bySomething,
  parseDocuments
} from "./part-XCPVTUVG.js";
import {
  byName
} from "./part-66QZVGSS.js";
import {
  array,
  byIdentity,
  identityOf,
  number,
  strictObject,
  string,
  union
} from "./part-QX2GKHS3.js";
import {
  DAY_MS,
  HOUR_MS,
  WEEK_MS,
  cityOf,
  clipTo,
  clockText,
  covers,
  dayOf,
  endWithNodes,
  factOf,
  factsOf,
  few,
  fix,
  fixText,
  fromWallClock,
  intersectionOf,
  isBlind,
  joinAnd,
  kindOf,
  lazily,
  listing,
  mergeIntervals,
  once,
  refKey,
  refText,
  remembered,
  spanText,
  toWallClock,
  totalMs,
  weekText,
  weekdayText,
  without,
  zoneChanges
} from "./part-G3VZYYLT.js";
import {
  DEFAULT_NAMESPACE,
  addTo,
  canonicalJson,
  entryOf,
  errorAt,
  fieldAt,
  folderOf,
  groupOf,
  groupedBy,
  isObject,
  isSameJson,
  isWithin,
  minuteText,
  namespaceOf,
  numberIn,
  objectIn,
  pathText,
  textIn,
  titleOf,
  unjudgedAt,
  visible,
  warningAt
} from "./part-MZYUQ4PG.js";
import {
  allOf,
  capital,
  counted,
  noneOf,
  shareText,
  verb
} from "./part-HGX7INL6.js";
import {
  __export
} from "./part-D3OZZGUA.js";

// src/rules/catalogue.ts
var catalogue_exports = {};
__export(catalogue_exports, {
  abandonedMidway: () => abandonedMidway,
  allowanceAlreadyUsed: () => allowanceAlreadyUsed,
  approvalRemoved: () => approvalRemoved,
  batchThresholdGranularity: () => batchThresholdGranularity,
  batchThresholdLow: () => batchThresholdLow,
  blockedNodesHoldProgress: () => blockedNodesHoldProgress,
  budgetNeverBinds: () => budgetNeverBinds,
  budgetNotACap: () => budgetNotACap,
  budgetProtectsNothing: () => budgetProtectsNothing,
  canaryNotRepresentative: () => canaryNotRepresentative,
  cannotFinish: () => cannotFinish,
  changeNotBatched: () => changeNotBatched,
  closedHoursOpened: () => closedHoursOpened,
  combinedPeakAboveLimit: () => combinedPeakAboveLimit,
  compartmentShadowed: () => compartmentShadowed,
  configNotRolled: () => configNotRolled,
  consolidationWidened: () => consolidationWidened,
  controlPlaneSelected: () => controlPlaneSelected,
  drainDeadlock: () => drainDeadlock,
  drainsUnlimited: () => drainsUnlimited,
  erroringNodeFreezes: () => erroringNodeFreezes,
  evictionsRaised: () => evictionsRaised,
  expiryBypassesBudget: () => expiryBypassesBudget,
  failureDomainAtOnce: () => failureDomainAtOnce,
  failureThresholdUnreachable: () => failureThresholdUnreachable,
  failureThresholdUnset: () => failureThresholdUnset,
  fallsToDefault: () => fallsToDefault,
  firstBatchTooLarge: () => firstBatchTooLarge,
  guardWeakened: () => guardWeakened,
  heldRolloutStarts: () => heldRolloutStarts,
  inFreeze: () => inFreeze,
  invalidPolicy: () => invalidPolicy,
  inventoryStale: () => inventoryStale,
  lastBatchDominates: () => lastBatchDominates,
  legacyField: () => legacyField,
  legacyGroup: () => legacyGroup,
  limitIgnored: () => limitIgnored,
  localTimeShift: () => localTimeShift,
  maintenanceNeverEnds: () => maintenanceNeverEnds,
  maintenancesShareDomain: () => maintenancesShareDomain,
  membershipMayChange: () => membershipMayChange,
  neverAllowed: () => neverAllowed,
  newNodesSkipRamp: () => newNodesSkipRamp,
  noBakeTime: () => noBakeTime,
  noProgress: () => noProgress,
  notInTheNumbers: () => notInTheNumbers,
  overlapByName: () => overlapByName,
  overlappingPolicies: () => overlappingPolicies,
  peakAboveLimit: () => peakAboveLimit,
  peakJump: () => peakJump,
  pointOfNoReturnEarly: () => pointOfNoReturnEarly,
  quorumAtRisk: () => quorumAtRisk,
  rampNotReset: () => rampNotReset,
  reasonsEmpty: () => reasonsEmpty,
  referenceMissing: () => referenceMissing,
  replicasGoTogether: () => replicasGoTogether,
  resetOverridden: () => resetOverridden,
  roundingChangesMeaning: () => roundingChangesMeaning,
  safeguardRemoved: () => safeguardRemoved,
  sameWindowEverywhere: () => sameWindowEverywhere,
  scheduleInvalid: () => scheduleInvalid,
  scheduleNeverFires: () => scheduleNeverFires,
  selectionMoved: () => selectionMoved,
  selectorMatchesEverything: () => selectorMatchesEverything,
  selectorMatchesNothing: () => selectorMatchesNothing,
  sequencingDeadlock: () => sequencingDeadlock,
  sharedCordon: () => sharedCordon,
  shortPickFreezes: () => shortPickFreezes,
  stageCoverage: () => stageCoverage,
  stageEmpty: () => stageEmpty,
  strategyMissing: () => strategyMissing,
  ungovernedDisruption: () => ungovernedDisruption,
  unknownField: () => unknownField,
  unknownNode: () => unknownNode,
  unlimitedOutsideWindow: () => unlimitedOutsideWindow,
  versionNotPinned: () => versionNotPinned,
  waiverLapsed: () => waiverLapsed,
  wholePoolAtOnce: () => wholePoolAtOnce,
  windowOpensNothing: () => windowOpensNothing,
  windowShape: () => windowShape,
  windowTooShort: () => windowTooShort,
  windowWithoutEffect: () => windowWithoutEffect,
  worstLossAboveLimit: () => worstLossAboveLimit
});

// src/rules/fleet/object-faults.ts
var SHOWN = 3;
function faultViolations({ side, base }, kind) {
  const found2 = faultsOf(side, kind);
  const unnamed = found2.filter((one) => !isNamed2(one));
  return [
    ...gathered(unnamed, ({ group, fault }) => canonicalJson([group, fault.says])).map(
      (list) => violationOf(list, list[0].fault.says, list[0].group)
    ),
    ...namedViolations(found2.filter(isNamed2), base ? faultsOf(base, kind).filter(isNamed2) : [])
  ];
}
function namedViolations(found2, before) {
  const known = new Map(
    bySentence(before).flatMap((list) => list.map((one) => [nameOf(one), namesOf(list)]))
  );
  const kept = found2.filter((one) => known.has(nameOf(one)));
  const fresh = found2.filter((one) => !known.has(nameOf(one)));
  return [
    ...gathered(kept, (one) => known.get(nameOf(one)) ?? "").map(
      (list) => violationOf(list, known.get(nameOf(list[0])) ?? "", null)
    ),
    ...bySentence(fresh).map((list) => violationOf(list, namesOf(list), null))
  ];
}
function isNamed2({ fault }) {
  return fault.subject !== void 0;
}
function nameOf({ fault }) {
  return fault.subject ?? "";
}
function namesOf(list) {
  return list.map(nameOf).sort().join(" ");
}
function bySentence(found2) {
  return gathered(found2, ({ fault }) => fault.says);
}
function faultsOf(side, kind) {
  return side.policies.flatMap(
    (policy) => factsOf(policy, "object-fault").filter((fault) => fault.kind === kind).map((fault) => ({ fault, policy: policy.ref, group: policy.effect.groups[0]?.name ?? null }))
  );
}
function gathered(list, keyOf6) {
  return [...groupedBy(list, keyOf6).values()];
}
function violationOf(list, subject, group) {
  const weightOf2 = ({ fault }) => fault.weight ?? 1;
  const worst = list.reduce((a, b) => weightOf2(b) > weightOf2(a) ? b : a);
  const about = list.map(({ fault }) => fault.about);
  return {
    policy: worst.policy,
    group,
    subject,
    message: gathered(list, ({ fault }) => fault.says).map(sentenceOf).join(" "),
    remediation: worst.fault.remediation,
    place: worst.fault.place,
    magnitude: list.reduce((sum, one) => sum + weightOf2(one), 0),
    evidence: { about, count: about.length },
    isStandIn: group !== null || worst.fault.subject !== void 0
  };
}
function sentenceOf(list) {
  const [{ policy, fault }] = list;
  const about = list.map((one) => one.fault.about);
  return `${policy.kind} ${few(about, SHOWN)}: ${fault.says}.`;
}

// src/systems/by-id.ts
var TRAITS = new Map(SYSTEMS.map(({ id, traits }) => [id, traits]));
function traitsOf(id) {
  const traits = TRAITS.get(id);
  if (!traits) throw new Error(`no system ${id}`);
  return traits;
}
function judgedBy(rule) {
  return SYSTEMS.flatMap(({ id, traits }) => traits.rules.includes(rule) ? [id] : []);
}

// src/rules/fleet/past-batches.ts
function pastBatchesFix({ ref, change, leaves }) {
  return (change && FIXES[change.kind]) ?? leaves?.fix ?? traitsOf(ref.system).words.pastBatches ?? NARROW;
}
var NARROW = "Narrow what it selects and widen it step by step.";
var FIXES = {
  resumes: "Take the packages back to what the nodes carry before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).",
  uninstall: 'An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before it is set, and take the label away from a few nodes at a time.',
  "apply-strategy": "Look first at what it would write over: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To go cluster by cluster use strategy External, which is for good: a staged update run brings the new applyStrategy along, stage by stage.",
  deleted: "Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left."
};

// src/rules/rule.ts
function judges({ id, systems }) {
  if (systems === "all") return () => true;
  const those = systems === "some" ? judgedBy(id) : systems;
  return (system) => those.includes(system);
}
function defineRule(rule) {
  const { options: options10 = NO_OPTIONS } = rule;
  return {
    ...rule,
    options: options10,
    judge: (judged) => rule.judge(judged).flatMap((breach) => breach ? { ...WHOLE, ...breach } : [])
  };
}
var NO_OPTIONS = strictObject({});
var WHOLE = { policy: null, group: null, subject: "", place: null, magnitude: null };
function groupRule(rule) {
  return defineRule({
    ...rule,
    judge: (judged) => rolledGroups(judged.side).flatMap((limited) => rule.judge(limited, judged) ?? [])
  });
}
function policyRule(rule) {
  return defineRule({
    ...rule,
    judge: (judged) => judged.side.policies.flatMap((policy) => {
      const found2 = rule.judge(policy, judged) ?? [];
      const breaches = "evidence" in found2 ? [found2] : found2.filter((one) => one !== null);
      return breaches.map(({ says, message = `${refText(policy.ref)}: ${says}`, ...breach }) => ({
        policy: policy.ref,
        place: policy.place,
        message,
        ...breach
      }));
    })
  });
}
var rolledGroups = remembered(
  (side) => side.policies.flatMap(
    (policy) => policy.effect.groups.filter((group) => sameRef(group.rolls, policy.ref)).map((group) => ({ policy, group }))
  )
);
function sameRef(a, b) {
  return a.system === b.system && a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}
var policiesByName = remembered(
  (side) => new Map(side.policies.toReversed().map((policy) => [refKey(policy.ref), policy]))
);
function policyOf(side, ref) {
  return side ? policiesByName(side).get(refKey(ref)) : void 0;
}
function placeOfField(limited, ...fields) {
  for (const field of fields) {
    const place = limited.group.places[field];
    if (place) return place;
  }
  return limited.policy.place;
}
function placeOfUnbatched({ change, leaves }) {
  return change?.batched === false ? leaves?.place ?? change.place : null;
}
function subjectOf({ policy, group }) {
  if (isNamed(group)) return `${policy.ref.kind}s of ${group.name}`;
  const name = refText(policy.ref);
  return policy.effect.groups.length === 1 ? name : `${name} group "${group.name}"`;
}
function unlessUnbatched({ policy }, fix2) {
  return isPastBatches(policy) ? pastBatchesFix(policy) : fix2;
}
function isPastBatches({ change }) {
  return change?.batched === false;
}
function ofSystem({ policy }) {
  return traitsOf(policy.ref.system);
}
function unlessNamed({ group }, most, fix2) {
  if (!isNamed(group)) return fix2;
  return most < 1 ? "Announce none until nodes that are out already are back: they use the limit up." : `Announce at most ${count(most, group.unit)} at a time: nothing but the number of objects that are there limits it.`;
}
function share(part, whole, unit = "node") {
  return shareText(part, whole, unit);
}
function count(n, unit = "node") {
  return counted(n, unit);
}
function freshBatchesOf({ policy, group }) {
  if (group.freshBatches) return group.freshBatches;
  if (policy.change?.batched === false) return [];
  if (!group.leaving) return group.batches.map((batch) => batch.size);
  const leaving2 = new Set(group.leaving);
  return group.batches.map(({ targets }) => targets.filter((target) => !leaving2.has(target)).length).filter((size) => size > 0);
}
function subjectOfPolicy({ identity }, subject) {
  return identity === void 0 ? { subject } : { subject: `${identity}#${subject}`, isStandIn: true };
}
function groupViolation(limited, fields, rest) {
  const { subject, ofRollout, says, message = `${subjectOf(limited)}: ${says}`, ...others } = rest;
  return {
    message,
    policy: limited.group.declaredIn,
    group: limited.group.name,
    subject: [limited.group.identity ?? limited.group.runs.group, subject].filter(Boolean).join("#"),
    place: (ofRollout === true ? placeOfUnbatched(limited.policy) : null) ?? placeOfField(limited, ...fields),
    // An announced maintenance goes whether the change touches it or not.
    ...ofRollout && !isNamed(limited.group) ? { rolls: [limited.policy.ref] } : {},
    ...isNamed(limited.group) ? { isStandIn: true } : {},
    ...isPastBatches(limited.policy) && others.remediation === pastBatchesFix(limited.policy) ? { pastBatches: { of: limited.policy.ref, subject: subjectOf(limited) } } : {},
    ...others
  };
}

// src/rules/risk.ts
function riskRule(rule) {
  return policyRule({ ...rule, systems: "all", judge: (policy) => risksOf(policy, rule.id) });
}
function risksOf(policy, id) {
  return factsOf(policy, "risk").filter(({ rule }) => rule === id).map(({ subject, says, fix: fix2, place, severity, ofRollout }) => ({
    policy: policy.ref,
    subject,
    message: `${refText(policy.ref)}: ${says}`,
    remediation: fix2,
    place,
    evidence: { cause: subject },
    ...severity === void 0 ? {} : { severity },
    ...ofRollout === true ? { rolls: [policy.ref] } : {}
  }));
}

// src/rules/fleet/abandoned-midway.ts
var RULE = {
  id: "abandoned-midway",
  detects: "work in progress that the change deletes or takes its nodes away from: the nodes are left as they are, such as cordoned",
  severity: "warning"
};
var abandonedMidway = defineRule({
  ...RULE,
  systems: "some",
  judge: (judged) => [
    ...faultViolations(judged, "deleted-midway"),
    ...judged.base ? leftMidway(judged.side, judged.base) : [],
    ...riskRule(RULE).judge(judged)
  ]
});
function leftMidway(side, base) {
  return base.policies.flatMap((policy) => {
    const left = factOf(policy, "left-midway");
    const isThere = side.policies.some(({ ref, live }) => !live && sameRef(ref, policy.ref));
    if (!left || policy.live || isThere) return [];
    return {
      policy: policy.ref,
      subject: "left-midway",
      message: `${refText(policy.ref)} is gone from these files, and ${left.says}.`,
      remediation: left.fix,
      place: left.place,
      magnitude: left.targets,
      evidence: { targets: left.targets }
    };
  });
}

// src/rules/fleet/time.ts
function timedGroups(side) {
  return rolledGroups(side).flatMap((limited) => {
    const { calendar } = limited.group;
    return calendar ? [{ limited, calendar }] : [];
  });
}
function isClosedByError({ limits }) {
  return limits.some(({ error }) => error !== null);
}
function weekOf(plan) {
  const from2 = Math.floor(plan.at / DAY_MS) * DAY_MS;
  return { from: from2, to: from2 + WEEK_MS };
}
function timesWhen(calendar, reason, from2, holds) {
  const stretches = spansByReason(calendar.spans).get(reason)?.filter(holds) ?? [];
  return clipTo({ from: from2, to: calendar.within.to }, mergeIntervals(stretches));
}
var spansByReason = remembered((spans) => groupedBy(spans, ({ reason }) => reason));
function stretchesWhen(calendar, reason, holds) {
  return timesWhen(calendar, reason, calendar.within.from, holds);
}
function reasonsBy(reasons, keyOf6) {
  return [...groupedBy(reasons, keyOf6).values()];
}
function reasonsText(reasons, all) {
  return reasons.length === all.length ? "every reason" : joinAnd(reasons);
}
function shareOfWeek(times, week) {
  const minutes2 = Math.round(totalMs(clipTo(week, times)) / 6e4);
  const inWeek = WEEK_MS / 6e4;
  return minutes2 % 6 === 0 ? `${minutes2 / 60} of ${inWeek / 60} hours of the week` : `${minutes2.toLocaleString("en-US")} of ${inWeek.toLocaleString("en-US")} minutes of the week`;
}
function stretchText(times, week, timeZone) {
  const inUtc = weekText(times, week, "UTC");
  if (!/\d/.test(inUtc)) return inUtc;
  if (timeZone === "UTC") return `${inUtc} UTC`;
  return `${inUtc} UTC (${weekText(times, week, timeZone)} ${cityOf(timeZone)})`;
}
function instantText(at, timeZone = "UTC") {
  const shown2 = toWallClock(at, timeZone);
  const date = new Date(shown2).toISOString().slice(0, 10);
  return `${weekdayText(shown2)} ${date} ${clockText(shown2)} ${timeZone === "UTC" ? "UTC" : cityOf(timeZone)}`;
}
function limitName({ written, schedule, durationMs, namesReasons, reasons }) {
  const forReasons = namesReasons ? ` for ${reasons.length === 0 ? "no reason" : joinAnd(reasons)}` : "";
  const when = schedule === null ? "" : ` at "${schedule}" for ${spanText(durationMs ?? 0)}`;
  return `the budget of ${written}${forReasons}${when}`;
}
function limitKey({ written, schedule, reasons }) {
  return `${schedule ?? written} ${reasons.join("+")}`;
}
function limitViolation({ limited }, limit, rest) {
  const subject = rest.subject ?? limitKey(limit);
  return { ...groupViolation(limited, [], { ...rest, subject }), place: limit.place };
}
function calendarViolation({ limited, calendar }, rest) {
  return { ...groupViolation(limited, [], rest), place: calendar.place };
}
function isZero({ limit, written }, { counted: counted2 }) {
  return limit === 0 && (counted2 > 0 || /^0+%?$/.test(written));
}
function openText({ calendar }, limit, plan) {
  if (isClosedByError(calendar)) return "";
  const isOpen = ({ limit: most }) => most === null || most > 0;
  const sentences = reasonsBy(
    limit.reasons,
    (reason) => JSON.stringify(stretchesWhen(calendar, reason, isOpen))
  ).map((alike) => {
    const open2 = stretchText(stretchesWhen(calendar, alike[0] ?? "", isOpen), weekOf(plan), plan.timeZone);
    return ` Nodes may go for ${reasonsText(alike, calendar.reasons)} ${open2}.`;
  });
  return sentences.join("");
}

// src/rules/fleet/allowance-already-used.ts
var allowanceAlreadyUsed = defineRule({
  id: "allowance-already-used",
  detects: "nodes or clusters that are out already and use the limit up: nothing goes until they are back or gone",
  systems: "some",
  severity: "warning",
  judge: ({ side, plan }) => [
    ...rolledGroups(side).map(notWorking),
    ...timedGroups(side).flatMap((timed) => {
      const { calendar } = timed;
      if (isClosedByError(calendar) || calendar.consuming === 0) return [];
      const isUsedUp = usedUpBy(calendar.consuming);
      const used = calendar.reasons.filter(
        (reason) => timesWhen(calendar, reason, plan.at, isUsedUp).length > 0
      );
      if (used.length === 0) return [];
      const week = weekOf(plan);
      const sentences = reasonsBy(
        used,
        (reason) => JSON.stringify(timesWhen(calendar, reason, plan.at, isUsedUp))
      ).map((alike) => {
        const times = stretchesWhen(calendar, alike[0] ?? "", isUsedUp);
        return `${reasonsText(alike, calendar.reasons)} (${stretchText(times, week, plan.timeZone)})`;
      });
      const isOne = calendar.consuming === 1;
      return calendarViolation(timed, {
        says: `${count(calendar.consuming)} of ${calendar.counted} ${isOne ? "is" : "are"} not ready or leaving already and ${isOne ? "uses" : "use"} the budgets up: 0 more may go for ${sentences.join(", ")} until ${isOne ? "it is" : "they are"} ready again or gone.`,
        remediation: repairText(calendar.consuming),
        magnitude: calendar.consuming,
        evidence: { consuming: calendar.consuming, counted: calendar.counted, reasons: used }
      });
    })
  ]
});
function repairText(nodes) {
  const which = nodes === 1 ? "the node that is" : `the ${nodes} nodes that are`;
  return `Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}
function notWorking(limited) {
  const { group } = limited;
  const fact = factOf(group, "not-working");
  if (!fact) return null;
  const { targets, says, fix: fix2 } = fact;
  return groupViolation(limited, ["budget", "strategy"], {
    ofRollout: true,
    says: `${says}.`,
    remediation: fix2,
    magnitude: targets.length,
    evidence: { targets: [...targets], counted: group.matched }
  });
}
function usedUpBy(consuming) {
  return ({ limit }) => limit !== null && limit > 0 && limit <= consuming;
}

// src/rules/kubefleet/approval-removed.ts
var approvalRemoved = defineRule({
  id: "approval-removed",
  detects: "a change that takes away an approval, or takes away or shortens a wait, that the base has",
  systems: ["kubefleet"],
  severity: "error",
  judge: ({ side, base }) => {
    if (!base) return [];
    const now = gatesOf(side);
    return [...gatesOf(base).values()].flatMap((before) => {
      const after = now.get(refKey(before.ref));
      return after ? [...approvals(before, after), ...waits(before, after)] : [];
    });
  }
});
function gatesOf(side) {
  const gates = /* @__PURE__ */ new Map();
  for (const { group } of rolledGroups(side)) {
    const own = factOf(group, "stage")?.pauses;
    if (!own) continue;
    const key = refKey(group.declaredIn);
    const known = gates.get(key) ?? { ref: group.declaredIn, pauses: [], groups: [] };
    if (known.groups.some(({ name }) => name === group.name)) continue;
    gates.set(key, {
      ref: group.declaredIn,
      pauses: [...known.pauses, ...own.map((pause) => ({ ...pause, of: group.name }))],
      groups: [...known.groups, group]
    });
  }
  return gates;
}
function approvals(before, after) {
  const was = before.pauses.filter(({ kind }) => kind === "approval");
  const is = after.pauses.filter(({ kind }) => kind === "approval");
  return lost(was, is, after).map(
    (pause) => violation(after, pause, {
      subject: `approval ${pause.guards}`,
      message: `${nameOf2(after)}: nobody has to approve any more before ${whatFollows(pause)}; in the base somebody has to.${skippedText(pause, after)}`,
      remediation: isEmpty(pause.of, after) ? reselect(pause) : "Keep the Approval task of the stage.",
      evidence: { kind: "approval", holdsBack: pause.guards }
    })
  );
}
function waits(before, after) {
  const was = before.pauses.filter(({ kind }) => kind === "wait");
  return [...new Set(was.map(({ guards }) => guards))].flatMap((guards) => {
    const longest = longestWait(was, guards);
    const now = longestWait(after.pauses, guardsNow(longest.pause, after));
    if (now.ms >= longest.ms || !longest.pause) return [];
    const says = now.ms === 0 ? "the wait is gone" : `the wait is ${minutes(now.ms)} instead of ${minutes(longest.ms)}`;
    const message = `${nameOf2(after)}: before ${whatFollows(longest.pause)} ${says}${now.ms === 0 ? ` (${minutes(longest.ms)} in the base)` : ""}.${skippedText(longest.pause, after)}`;
    return violation(after, now.pause ?? longest.pause, {
      subject: `wait ${guards}`,
      message,
      remediation: isEmpty(longest.pause.of, after) ? reselect(longest.pause) : `Keep the TimedWait of ${minutes(longest.ms)}.`,
      magnitude: longest.ms - now.ms,
      evidence: {
        kind: "wait",
        holdsBack: guards,
        baseMinutes: longest.ms / 6e4,
        headMinutes: now.ms / 6e4
      }
    });
  });
}
function lost(was, is, after) {
  const left = was.filter((pause) => !is.some(({ guards }) => guards === guardsNow(pause, after)));
  const isKnown = ({ guards }) => guards === "" || after.groups.some(({ name }) => name === guards);
  const [known, renamed] = [left.filter(isKnown), left.filter((pause) => !isKnown(pause))];
  const fresh = is.filter((pause) => !was.some(({ guards }) => guards === pause.guards)).length;
  return [...known, ...renamed.slice(0, Math.max(0, renamed.length - fresh))];
}
function guardsNow(pause, after) {
  if (!pause || !isEmpty(pause.guards, after)) return pause?.guards ?? "";
  const own = after.pauses.find(({ of, kind }) => of === pause.of && kind === pause.kind);
  return own?.guards ?? pause.guards;
}
function isEmpty(stage, { groups }) {
  return groups.some(({ name, matched }) => name === stage && matched === 0);
}
function skippedText(pause, after) {
  return pause && isEmpty(pause.of, after) ? ` Stage "${pause.of}" selects no cluster any more, and is skipped with its tasks.` : "";
}
function reselect({ of }) {
  return `Correct the labelSelector of stage "${of}", or label the clusters that belong there.`;
}
function longestWait(pauses, guards) {
  const own = pauses.filter((pause) => pause.kind === "wait" && pause.guards === guards);
  const longest = [...own].sort((a, b) => (b.ms ?? 0) - (a.ms ?? 0))[0];
  return { ms: longest?.ms ?? 0, pause: longest ?? null };
}
function violation(after, pause, rest) {
  const held2 = after.groups.find(({ name }) => name === pause.guards) ?? after.groups.at(-1);
  return {
    policy: after.ref,
    group: pause.guards === "" ? null : pause.guards,
    place: held2?.places["strategy"] ?? pause.place,
    ...rest
  };
}
function nameOf2({ ref }) {
  return refText(ref);
}
function whatFollows({ guards }) {
  return guards === "" ? "the rollout counts as done" : `stage "${guards}" begins`;
}
function minutes(ms) {
  const [size, unit] = ms % 36e5 === 0 ? [36e5, "hour"] : ms % 6e4 === 0 ? [6e4, "minute"] : [1e3, "second"];
  return count(ms / size, unit);
}

// src/rules/skyhook/batch-threshold-granularity.ts
var batchThresholdGranularity = groupRule({
  id: "batch-threshold-granularity",
  detects: "a batchThreshold that the real batch sizes can not express",
  systems: ["skyhook"],
  severity: "info",
  judge: (limited) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.batchThresholdPercent === 100 || group.batches.length === 0) return null;
    const widest = brakes.tolerance.filter((entry) => entry.batchSize > 1);
    const sameAs100 = widest.length > 0 && widest.every((entry) => entry.failuresTolerated === 0);
    const coarse = widest.find((entry) => entry.sameToPercent > entry.sameFromPercent);
    if (!coarse) return null;
    const meaning = sameAs100 ? `means the same as 100: no failure is tolerated in a batch of ${widest.map((entry) => entry.batchSize).join(", ")}` : `means the same as anything from ${coarse.sameFromPercent} to ${coarse.sameToPercent} for a batch of ${coarse.batchSize}, which tolerates ${coarse.failuresTolerated} failed`;
    const next = (batchSize) => Math.floor((batchSize - 1) * 100 / batchSize);
    const largest = widest.reduce((most, entry) => Math.max(most, entry.batchSize), 0);
    return groupViolation(limited, ["batchThreshold", "strategy"], {
      says: `batchThreshold ${brakes.batchThresholdPercent} ${meaning}. The success percentage is a whole number, rounded down.`,
      remediation: sameAs100 ? `Write 100 if that is meant; ${next(largest)} is the highest value that tolerates one failure in a batch of ${largest}.` : `Write ${coarse.sameFromPercent} to make the meaning plain.`,
      evidence: {
        batchThresholdPercent: brakes.batchThresholdPercent,
        tolerance: brakes.tolerance.map((entry) => ({ ...entry }))
      },
      severity: sameAs100 ? "warning" : "info"
    });
  }
});

// src/rules/skyhook/batch-threshold-low.ts
var batchThresholdLow = groupRule({
  id: "batch-threshold-low",
  detects: "a batchThreshold that calls a batch with broken nodes a success",
  systems: ["skyhook"],
  severity: "warning",
  options: strictObject({
    /** A batchThreshold below this is low. */
    belowPercent: number().min(1).max(100).default(90)
  }),
  judge: (limited, { options: options10 }) => {
    const { brakes } = limited.group;
    if (!brakes || brakes.batchThresholdPercent >= options10.belowPercent) return null;
    const worst = brakes.tolerance.reduce(
      (most, entry) => entry.failuresTolerated > (most?.failuresTolerated ?? 0) ? entry : most,
      null
    );
    if (!worst) return null;
    const { batchSize, failuresTolerated } = worst;
    return groupViolation(limited, ["batchThreshold", "strategy"], {
      says: `with batchThreshold ${brakes.batchThresholdPercent} a batch of ${batchSize} counts as a success with ${failuresTolerated} of its nodes broken. failureThreshold does not count it, and the next batch follows.`,
      remediation: `Set batchThreshold: ${options10.belowPercent} or higher; 100 tolerates no failure.`,
      magnitude: failuresTolerated,
      evidence: { batchThresholdPercent: brakes.batchThresholdPercent, batchSize, failuresTolerated }
    });
  }
});

// src/rules/fleet/expiring.ts
var NOT_BY_EXPIRY = "No budget holds expireAfter back: replace some of the nodes before they reach their age, or set expireAfter: Never and let drift renew them within the budgets.";
function expirySeverity({ production }) {
  return production ? "error" : "warning";
}
function expiryText(aged, plan) {
  if (!aged) return "";
  return `, on ${instantText(aged.worst.at, plan.timeZone)}, when nodes reach their age (expireAfter)`;
}
function agesOutText(group, targets, plan) {
  const expiry = factOf(group, "expiry");
  if (!expiry) return "";
  const left = new Set(targets);
  const first = /* @__PURE__ */ new Map();
  for (const { target, at } of group.expiries?.expired ?? [])
    if (left.has(target) && !first.has(target)) first.set(target, at);
  const times = [...first.values()].sort((a, b) => a - b).map((at) => instantText(at, plan.timeZone));
  const [from2, to] = [times[0], times.at(-1)];
  if (from2 === void 0) {
    const isEndless = expiry.lifetimeMs === null && expiry.expected.length + expiry.unknown.length === 0;
    return isEndless && left.size > 0 ? ` Age does not take ${verb(left.size, "it", "them")} either (expireAfter: Never).` : "";
  }
  const holds = factOf(group, "lasting-holds");
  const isDrainHeld = [...first.keys()].some((target) => (holds?.get(target)?.by ?? "node") !== "node");
  const who = first.size === left.size ? verb(left.size, "It", "They") : `${first.size} of them`;
  return ` ${who} ${verb(first.size, "expires", "expire")} all the same (expireAfter), ${from2 === to ? `on ${from2}` : `from ${from2} to ${to}`}, whatever the budgets allow${isDrainHeld ? "; what keeps their pods keeps the drain from its end then too" : ""}.`;
}

// src/rules/fleet/blocked-nodes-hold-progress.ts
var SHOWN_NODES = 3;
var blockedNodesHoldProgress = groupRule({
  id: "blocked-nodes-hold-progress",
  detects: "nodes that the rollout never touches, such as ignored or tainted ones: it stays incomplete because of them",
  systems: "some",
  severity: "warning",
  judge: (limited, { plan }) => {
    const { group } = limited;
    if (group.blocked.length === 0) return null;
    const more = group.blocked.length > SHOWN_NODES ? ` and ${group.blocked.length - SHOWN_NODES} more` : "";
    return groupViolation(limited, ["selector", "strategy", "budget"], {
      says: `${share(group.blocked.length, group.matched)} ${verb(group.blocked.length, "is", "are")} never touched and ${verb(group.blocked.length, "keeps", "keep")} the rollout from completing: ${shownOf(group.blocked.slice(0, SHOWN_NODES))}${more}. ` + countsText(limited) + agesOutText(
        group,
        group.blocked.map(({ target }) => target),
        plan
      ),
      remediation: ofSystem(limited).words.blocked?.(group) ?? "Tolerate the taint in additionalTolerations, free the nodes, or exclude them in nodeSelectors.",
      ofRollout: true,
      isOfWaiting: true,
      magnitude: group.blocked.length,
      evidence: {
        blocked: group.blocked.map(({ target, why: why2 }) => ({ target, why: why2 })),
        matched: group.matched
      }
    });
  }
});
function shownOf(blocked) {
  return blocked.map(({ target, why: why2 }, i) => blocked[i + 1]?.why === why2 ? target : `${target} (${why2})`).join(", ");
}
function countsText({ group: { blocked, calendar, matched } }) {
  const isCounted = calendar === void 0 || calendar.counted >= matched;
  const where = isCounted ? "in percentages and in progress" : "in progress; percentages are of the nodes that are initialized and have a claim";
  return `${verb(blocked.length, "It still counts", "They still count")} ${where}.`;
}

// src/rules/fleet/redundant.ts
var redundantLimits = remembered((calendar) => {
  if (isClosedByError(calendar)) return [];
  const kept = new Set(calendar.limits.filter(({ neverFires }) => !neverFires));
  const candidates = [...kept].reverse().filter(({ reasons }) => reasons.length > 0);
  const scheduledFirst = [
    ...candidates.filter(({ schedule }) => schedule !== null),
    ...candidates.filter(({ schedule }) => schedule === null)
  ];
  const redundant = [];
  for (const limit of scheduledFirst) {
    const others = [...kept].filter((other) => other !== limit && bounds(other, limit));
    if (!limit.reasons.every((reason) => isCovered(limit, others, reason))) continue;
    kept.delete(limit);
    redundant.push({ limit, stricter: stricterText(others) });
  }
  return redundant.sort((a, b) => calendar.limits.indexOf(a.limit) - calendar.limits.indexOf(b.limit));
});
function bounds(other, limit) {
  return (other.limit ?? 0) <= (limit.limit ?? 0) && other.windows.length > 0;
}
function isCovered(limit, others, reason) {
  let left = limit.windows;
  for (const { reasons, windows } of others) {
    if (left.length === 0) break;
    if (reasons.includes(reason)) left = without(left, windows);
  }
  return left.length === 0;
}
function stricterText(others) {
  const names = others.slice(0, 3).map(limitName);
  return `${joinAnd(names)} ${names.length === 1 ? "allows" : "allow"}`;
}

// src/rules/karpenter/budget-never-binds.ts
var budgetNeverBinds = defineRule({
  id: "budget-never-binds",
  detects: "a budget that never decides, or a number for several reasons that each of them is expected to have for itself",
  systems: ["karpenter"],
  severity: "info",
  judge: ({ side }) => timedGroups(side).flatMap((timed) => [
    ...redundantLimits(timed.calendar).filter(({ limit }) => limit.schedule === null).map(
      ({ limit, stricter }) => limitViolation(timed, limit, {
        says: `${limitName(limit)} never decides how many nodes go. It is ${limit.limit ?? 0} of the ${count(timed.calendar.counted)} now, and for every reason it names ${stricter} as few or fewer.`,
        remediation: dependsOnSize(limit, timed) ? "Remove it, or keep it knowingly for another size of the pool." : "Remove it.",
        evidence: { limit: limit.limit, counted: timed.calendar.counted }
      })
    ),
    ...sharedNumbers(timed)
  ])
});
function dependsOnSize({ written, reasons }, { calendar }) {
  const others = calendar.limits.filter((other) => other.reasons.some((reason) => reasons.includes(reason)));
  return written.endsWith("%") || others.some((other) => other.written.endsWith("%"));
}
function sharedNumbers(timed) {
  if (isClosedByError(timed.calendar)) return [];
  const redundant = new Set(redundantLimits(timed.calendar).map(({ limit }) => limit));
  const deciding = timed.calendar.limits.filter((limit) => !redundant.has(limit));
  const isShared = ({ namesReasons, reasons, limit }) => namesReasons && reasons.length > 1 && (limit ?? 0) > 0;
  return deciding.filter(isShared).map((limit) => {
    const reasons = joinAnd(limit.reasons);
    return limitViolation(timed, limit, {
      subject: `shared ${limitKey(limit)}`,
      says: `${limitName(limit)} counts ${reasons} together: ${count(limit.limit ?? 0)} at most in all, not ${limit.limit ?? 0} for each.`,
      remediation: "Nothing to change where that is meant; there is no way to give each reason a number of its own.",
      evidence: { limit: limit.limit, reasons: [...limit.reasons] }
    });
  });
}

// src/rules/skyhook/budget-not-a-cap.ts
var budgetNotACap = groupRule({
  id: "budget-not-a-cap",
  detects: "a strategy whose batches outgrow the budget written beside it, which does not cap them",
  systems: ["skyhook"],
  severity: "error",
  judge: (limited) => {
    const { group, policy } = limited;
    const budget = group.ceiling.resolved;
    if (group.strategy === null || budget === null || group.ceiling.enforced !== null) return null;
    if (policy.change?.batched === false) return null;
    const crossing = group.batches.find((batch) => batch.size > budget);
    if (!crossing) return null;
    const largest = group.batches.reduce((a, b) => b.size > a.size ? b : a);
    return groupViolation(limited, ["budget", "strategy"], {
      says: `the ${kindOf2(group.strategy)} strategy takes ${share(largest.size, group.matched)} at once in batch ${largest.index}, where the budget says ${declaredText(group.ceiling.declared)}${count(budget)}: beside a strategy the operator does not apply it. Batch ${crossing.index} (${count(crossing.size)}) is the first above the budget.`,
      remediation: fix`Use fixed: {${{ field: "initialBatch", value: budget }}} with the same thresholds, or remove the strategy so that the budget is the ceiling (operator 0.20 and later).`,
      magnitude: largest.size,
      evidence: {
        budget,
        peakAtOnce: largest.size,
        crossesInBatch: crossing.index,
        crossesWith: crossing.size,
        matched: group.matched
      }
    });
  }
});
function declaredText(declared) {
  return typeof declared === "string" ? `${declared}, ` : "";
}
function kindOf2(strategy) {
  const kind = strategy["kind"];
  return typeof kind === "string" ? kind : "";
}

// src/rules/fleet/budget-rounding.ts
function unevenShare({ written, of }) {
  if (typeof written !== "string" || !written.endsWith("%")) return null;
  const asked = of * Number.parseInt(written, 10) / 100;
  return Number.isInteger(asked) ? null : Math.round(asked * 100) / 100;
}
function budgetRounding(policy, factor) {
  const { ref } = policy;
  const evictable = factOf(policy, "eviction-limit");
  if (!evictable) return null;
  const asked = unevenShare(evictable);
  const { most, of, unit, field, written, place } = evictable;
  if (asked === null || most === 0 || most >= of) return null;
  const isMore = field === "maxUnavailable";
  const resolved = isMore ? most : of - most;
  const does = isMore ? "may be evicted" : "must stay";
  return {
    policy: ref,
    subject: "evictions",
    message: `${refText(ref)}: ${field} ${String(written)} rounds up to ${share(resolved, of, unit)} from ${asked}: ${resolved} ${does}${isMore ? " at a time" : `, so ${most} may be evicted at a time`}.`,
    remediation: `Write the number of ${unit}s you mean, such as ${field}: ${Math.max(1, Math.floor(asked))}.`,
    place,
    magnitude: resolved,
    evidence: { declared: written, asked, resolved, of },
    severity: isMore && most > asked * factor ? "warning" : "info"
  };
}

// src/rules/fleet/budget-protects-nothing.ts
var budgetProtectsNothing = policyRule({
  id: "budget-protects-nothing",
  detects: "a disruption budget that lets everything it covers be evicted at once",
  systems: "some",
  severity: "warning",
  judge: (policy) => {
    const { ref, isDeleted } = policy;
    const evictable = factOf(policy, "eviction-limit");
    if (!evictable || isDeleted || evictable.written === null) return null;
    if (evictable.of === 0 || evictable.most < evictable.of) return null;
    const { most, of, unit, place } = evictable;
    const all = of === 1 ? `the only ${unit} may be evicted` : `all ${of} ${unit}s may be evicted at once`;
    return {
      subject: "nothing",
      message: `${refText(ref)} protects nothing: ${whyText(evictable)}, so 0 must stay, and ${all}.`,
      remediation: fixOf(evictable),
      place,
      magnitude: most,
      evidence: { declared: evictable.written, most, of },
      // A number, or 0% and 100%, says so itself; a percentage in between is expected to hold something.
      severity: unevenShare(evictable) !== null ? "warning" : "info"
    };
  }
});
function whyText(limit) {
  const { field, written, of, most, unit } = limit;
  const asked = unevenShare(limit);
  return asked === null ? `${field} ${String(written)} lets ${share(most, of, unit)} go` : `${field} ${String(written)} of ${of} ${unit}${of === 1 ? "" : "s"} is ${asked} and is rounded up to ${most}`;
}
function fixOf({ of, unit }) {
  if (of > 1) return `Write maxUnavailable: 1, or the number of ${unit}s that may go at a time.`;
  return `Of one ${unit} a budget holds all or nothing: run 2 or more and write maxUnavailable: 1, or delete the budget.`;
}

// src/rules/fleet/canary-not-representative.ts
var SHOWN2 = 3;
var canaryNotRepresentative = defineRule({
  id: "canary-not-representative",
  detects: "a hardware model, an operating system or a zone that the first batch has nothing of, and that is first touched in a larger one",
  systems: "some",
  severity: "warning",
  options: strictObject({
    /** Labels whose values fail differently. */
    labels: array(string().min(1)).default([
      "node.kubernetes.io/instance-type",
      "nvidia.com/gpu.product",
      "kubernetes.io/arch",
      "feature.node.kubernetes.io/system-os_release.VERSION_ID",
      "topology.kubernetes.io/zone"
    ])
  }),
  judge: ({ side, base, plan, options: options10 }) => {
    const { inventory } = plan;
    const moved = base ? stagesMoved(side, base) : [];
    if (!inventory) return moved;
    const unlike = rolledGroups(side).flatMap(
      (limited) => (
        // What goes past every batch has no canary at all, which change-not-batched says.
        limited.policy.change?.batched === false ? [] : options10.labels.flatMap((label) => {
          const late = firstTouchedLate(limited, label, inventory);
          return late.length > 0 ? [violation2(limited, label, late)] : [];
        })
      )
    );
    return [...unlike, ...moved];
  }
});
function firstTouchedLate({ group }, label, inventory) {
  const [canary, ...later] = group.batches;
  if (!canary) return [];
  const valueOf2 = (target) => {
    const labels = inventory.labelsOf(target);
    return Object.hasOwn(labels, label) ? labels[label] ?? "" : "";
  };
  const seen = new Set(canary.targets.map(valueOf2));
  const late = [];
  for (const { index, targets } of later) {
    const here = /* @__PURE__ */ new Map();
    for (const value of targets.map(valueOf2))
      if (!seen.has(value)) here.set(value, (here.get(value) ?? 0) + 1);
    for (const [value, touched] of here) {
      seen.add(value);
      if (value !== "" && touched > canary.size) late.push({ value, batch: index, targets: touched });
    }
  }
  return late;
}
function violation2(limited, label, late) {
  const { group } = limited;
  const canary = group.batches[0]?.size ?? 0;
  const worst = [...late].sort((a, b) => b.targets - a.targets || (a.value < b.value ? -1 : 1));
  const shown2 = worst.map(
    ({ value, batch, targets }) => `${value} (${count(targets, group.unit)} at once in batch ${batch})`
  );
  return groupViolation(limited, ["initialBatch", "strategy", "budget"], {
    subject: label,
    says: `the first batch, ${count(canary, group.unit)}, has no ${label} ${few(shown2, SHOWN2)}. What fails only there is first seen on that many.`,
    remediation: `Give each ${label} a compartment of its own, so that each begins with its own first batch.`,
    magnitude: worst.reduce((sum, { targets }) => sum + targets, 0),
    evidence: { label, firstBatch: canary, late: worst.map((entry) => ({ ...entry })) }
  });
}
function stagesMoved(side, base) {
  const before = stagesOf(base);
  return [...stagesOf(side)].flatMap(([strategy, now]) => {
    const canary = before.get(strategy)?.[0];
    const [first] = now;
    const later = first && now.find((one) => first !== one && first.group.matched > one.group.matched && isSameStage(canary, one));
    if (!canary || !later) return [];
    const size = (one) => `stage "${one.group.name}" (${count(one.group.matched, one.group.unit)})`;
    const was = later.group.name === canary.group.name ? "" : `, "${canary.group.name}" before,`;
    return groupViolation(later, ["strategy"], {
      subject: "first stage",
      says: `${size(later)}${was} came first, and ${size(first)} comes before it now. What a new version breaks is first seen there.`,
      remediation: `Put stage "${later.group.name}" before stage "${first.group.name}".`,
      magnitude: first.group.matched,
      evidence: { was: canary.group.name, first: first.group.name, clusters: first.group.matched }
    });
  });
}
function isSameStage(before, now) {
  if (!before) return false;
  if (before.group.name === now.group.name) return true;
  const targets = new Set(now.group.targets);
  return before.group.targets.every((target) => targets.has(target));
}
function stagesOf(side) {
  const stages = /* @__PURE__ */ new Map();
  for (const limited of rolledGroups(side)) {
    const { strategy, matched, declaredIn, name } = limited.group;
    if (textIn(strategy ?? void 0, "kind") !== "stage" || matched === 0) continue;
    const key = refKey(declaredIn);
    const known = stages.get(key) ?? [];
    if (!known.some(({ group }) => group.name === name)) stages.set(key, [...known, limited]);
  }
  for (const list of stages.values()) list.sort((a, b) => positionOf(a) - positionOf(b));
  return stages;
}
function positionOf({ group }) {
  return numberIn(group.strategy ?? void 0, "position") ?? 0;
}

// src/rules/fleet/cannot-finish.ts
var FIELDS = ["budget", "strategy", "selector"];
var cannotFinish = groupRule({
  id: "cannot-finish",
  detects: "a rollout that is not done before its deadline, or that takes far longer than before",
  systems: "all",
  severity: "warning",
  options: strictObject({
    /** Days from the plan's instant within which a rollout must be done. */
    withinDays: number().positive().default(14),
    /** How many times as long as the base's it may take. */
    factor: number().min(1).default(3)
  }),
  judge: (limited, { base, plan, options: options10 }) => {
    const { group } = limited;
    if (group.matched === 0 || group.outcome !== "complete" && group.outcome !== "unfinished") return null;
    return [pastDeadline(limited, plan, options10.withinDays), slower(limited, base, plan, options10.factor)];
  }
});
function pastDeadline(limited, plan, withinDays) {
  const { group, policy } = limited;
  const deadline = plan.at + withinDays * DAY_MS;
  if (group.finish !== null && group.finish <= deadline) return null;
  if (group.outcome === "complete" && group.finish === null) return null;
  if (group.lingers?.some(({ until }) => until === "uncordon")) return null;
  const late = group.batches.filter(({ end: end2 }) => end2 === null || end2 > deadline);
  const started = new Set(group.batches.flatMap(({ targets }) => targets)).size;
  const left = leftOf(group, late, started);
  if (left === 0 && factOf(group, "stage")?.awaitsPerson === true) return null;
  if (late.length === 0 && factOf(group, "held") !== void 0) return null;
  if (started === 0 && policy.effect.outcome === "stuck") return null;
  const end = factOf(group, "stage")?.awaitsPerson === true ? "and waits for a person besides" : group.finish === null ? "and not within a year" : `and is done on ${instantText(group.finish, plan.timeZone)}`;
  return groupViolation(limited, FIELDS, {
    subject: "deadline",
    says: `${share(left, group.matched, group.unit)} ${left === 1 ? "is" : "are"} not done ${withinDays} days from now (${instantText(deadline, plan.timeZone)}). The rollout takes ${count(group.batches.length, "batch")} ${end}.${group.why === "" ? "" : ` ${group.why.replace(/\.$/, "")}.`}`,
    remediation: ofSystem(limited).words.late ?? "Raise the limit or widen the windows, or set withinDays to the time you have.",
    magnitude: left,
    evidence: { left, matched: group.matched, withinDays }
  });
}
function leftOf({ undone, matched }, late, started) {
  const targets = /* @__PURE__ */ new Set([...late.flatMap((batch) => batch.targets), ...undone ?? []]);
  return targets.size + (undone ? 0 : Math.max(0, matched - started));
}
function slower(limited, base, plan, factor) {
  const { group, policy } = limited;
  const before = policyOf(base, policy.ref)?.effect.groups.find(({ name }) => name === group.name);
  if (!before || before.finish === null || group.finish === null || before.matched === 0) return null;
  const from2 = ({ start }) => policy.change?.kind === "continues" ? plan.at : start ?? plan.at;
  const took = before.finish - from2(before);
  const takes = group.finish - from2(group);
  if (takes <= took * factor || takes - took < DAY_MS) return null;
  return groupViolation(limited, FIELDS, {
    subject: "slower",
    says: `the rollout of ${count(group.matched, group.unit)} takes ${spanText(takes)}, before this change ${spanText(took)}. Until it is done, on ${instantText(group.finish, plan.timeZone)}, two versions run side by side.`,
    remediation: "Keep the pace of the base, or raise factor if the slower pace is meant.",
    magnitude: Math.round(takes / 6e4),
    evidence: { minutes: takes / 6e4, minutesBefore: took / 6e4 }
  });
}

// src/rules/fleet/change-not-batched.ts
var options = strictObject({
  /** Fewer targets than this are no fleet. */
  fromTargets: number().int().min(1).default(2),
  /** A smaller number of replicas that takes more than this share away in one edit is no step. */
  errorAbovePercent: number().min(0).max(100).default(50)
});
var changeNotBatched = defineRule({
  id: "change-not-batched",
  detects: "a change that the controller applies to every target in one pass, whatever the policy says",
  systems: "some",
  severity: "error",
  options,
  judge: ({ side, base, options: options10 }) => [
    ...deletions(side, base, options10.fromTargets),
    ...side.policies.map((policy) => leaving(policy, options10)),
    ...side.policies.flatMap((policy) => {
      const { change } = policy;
      if (!change || change.batched || change.targetsAtOnce < options10.fromTargets) return [];
      return {
        policy: policy.ref,
        subject: `${change.kind} ${sha256(whatIsRolled(policy.written))}`,
        message: `${refText(policy.ref)}: ${change.says}`,
        remediation: pastBatchesFix(policy),
        place: change.place ?? policy.place,
        magnitude: change.targetsAtOnce,
        evidence: { change: change.kind, targetsAtOnce: change.targetsAtOnce },
        ...change.interrupts === false ? { severity: "warning" } : {}
      };
    })
  ]
});
var NARROW_FIRST = "Narrow it step by step before you delete it, or set strategy.deleteStrategy.propagationPolicy: Abandon first to leave what is placed.";
function leaving({ ref, leaves }, { fromTargets, errorAbovePercent }) {
  if (!leaves || leaves.targets < fromTargets && leaves.losesData !== true) return null;
  const isStep = leaves.isStep && leaves.losesData !== true && 100 * leaves.targets <= errorAbovePercent * leaves.of;
  return {
    policy: ref,
    subject: "leaving",
    message: `${refText(ref)}: ${leaves.says}`,
    remediation: leaves.fix,
    place: leaves.place,
    magnitude: leaves.targets,
    evidence: { change: "leaving", targetsAtOnce: leaves.targets },
    ...isStep ? { severity: "warning" } : {}
  };
}
function deletions(side, base, fromTargets) {
  return (base?.policies ?? []).flatMap((policy) => {
    const { onDelete, ref } = policy;
    const targetsAtOnce = onDelete?.targets.length ?? 0;
    if (!onDelete || targetsAtOnce < fromTargets) return [];
    if (policyOf(side, ref)) return [];
    return {
      policy: ref,
      subject: "deleted",
      message: `${refText(ref)} is gone from these files. ${onDelete.says}`,
      remediation: onDelete.fix ?? NARROW_FIRST,
      place: policy.place,
      magnitude: targetsAtOnce,
      evidence: { change: "deleted", targetsAtOnce }
    };
  });
}
function whatIsRolled(written) {
  const spec = isObject(written) ? written["spec"] : null;
  return (isObject(spec) ? spec["packages"] : null) ?? null;
}

// src/rules/karpenter/closed-hours-opened.ts
var closedHoursOpened = defineRule({
  id: "closed-hours-opened",
  detects: "hours of the week in which the base lets no node go, and the change lets some go",
  systems: ["karpenter"],
  severity: "warning",
  judge: ({ side, base, plan }) => {
    if (!base) return [];
    const before = new Map(timedGroups(base).map((timed) => [keyOf(timed), timed]));
    return timedGroups(side).flatMap((timed) => {
      const earlier = before.get(keyOf(timed));
      return earlier ? openedBy(timed, earlier, plan) : [];
    });
  }
});
function keyOf({ limited: { policy, group } }) {
  return `${refKey(policy.ref)} ${group.name}`;
}
function openedBy(timed, earlier, plan) {
  const { calendar } = timed;
  const isSized = calendar.counted > 0 && earlier.calendar.counted > 0;
  if (!isSized || isClosedByError(calendar) || isClosedByError(earlier.calendar)) return [];
  const week = weekOf(plan);
  const opened = (reason) => {
    const closed = clipTo(week, stretchesWhen(earlier.calendar, reason, isClosed));
    if (totalMs(closed) === WEEK_MS) return [];
    return intersectionOf(
      closed,
      stretchesWhen(calendar, reason, (span) => !isClosed(span))
    );
  };
  const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === void 0);
  return reasonsBy(acting, (reason) => JSON.stringify(opened(reason))).flatMap((reasons) => {
    const times = opened(reasons[0] ?? "");
    const hours = totalMs(times) / HOUR_MS;
    if (hours === 0) return [];
    return calendarViolation(timed, {
      subject: reasons.join("+"),
      says: `nodes may go for ${reasonsText(reasons, calendar.reasons)} ${stretchText(times, week, plan.timeZone)}, when the base lets none go.`,
      remediation: "Keep the schedule and the duration of the budget that closes those hours.",
      magnitude: hours,
      evidence: { reasons: [...reasons], hoursOfTheWeek: hours }
    });
  });
}
function isClosed({ limit }) {
  return limit === 0;
}

// src/rules/fleet/limit.ts
var PERCENT = /^(100|\d{1,2})(\.\d+)?%$/;
function limitSchema(byDefault) {
  return union([
    number().int().min(0),
    string().regex(PERCENT, 'must be a whole number or a percentage such as "25%"')
  ]).default(byDefault).transform(toLimit);
}
function toLimit(written) {
  if (typeof written === "number") return { kind: "count", targets: written };
  return { kind: "percent", value: Math.min(100, Number.parseFloat(written)) };
}
function limitFor(limit, total) {
  return limit.kind === "count" ? limit.targets : Math.max(1, Math.floor(total * limit.value / 100));
}
function limitWords(limit, targets, unit, of = "") {
  const comesTo = counted(targets, unit);
  return limit.kind === "count" ? `${comesTo}${of}` : `${limitText(limit)}${of}, ${comesTo}`;
}
function limitText(limit) {
  return limit.kind === "count" ? String(limit.targets) : `${limit.value}%`;
}

// src/rules/fleet/at-work.ts
function servesAtWork(policy) {
  return factOf(policy, "node-action")?.kind === "none";
}
function atWorkText(policy) {
  return servesAtWork(policy) ? " Those it works on serve meanwhile: no package has an interrupt, which alone drains a node." : "";
}

// src/rules/fleet/scope-words.ts
var SHOWN3 = 4;
function contributorsText(side, { contributors, peakAtOnce }, unit) {
  const parts = [...contributors].sort((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out).map(({ policy, out }) => policy === null ? `${out} out before` : `${out} by ${labelOf(side, policy)}`);
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const once2 = sum > peakAtOnce ? ` (a ${unit} that several take counts once)` : "";
  return `${few(parts, SHOWN3)}${once2}${servingText(side, contributors)}`;
}
function servingText(side, contributors) {
  const serving = contributors.flatMap(({ policy }) => {
    const planned = policy && policyOf(side, policy);
    return planned && servesAtWork(planned) ? [labelOf(side, planned.ref)] : [];
  });
  if (serving.length > 0 && serving.length === contributors.length)
    return "; all of them serve meanwhile, without an interrupt";
  return serving.length === 0 ? "" : `; those of ${few(serving, SHOWN3)} serve meanwhile, without an interrupt`;
}
function contributorsEvidence(contributors) {
  return contributors.map(({ policy, out, isNext }) => ({
    policy: policy && refText(policy),
    out,
    ...isNext ? { isNext } : {}
  }));
}
function nextText(side, { contributors, peakAt }) {
  if (contributors.length === 1) return "";
  const next = contributors.flatMap(({ policy, isNext }) => policy && isNext ? [policy] : []);
  const aged = next.filter(
    (ref) => policyOf(side, ref)?.effect.groups.some((group) => goesByAgeAt(group, peakAt))
  );
  const certain = contributors.flatMap(({ policy, byAge: byAge2 }) => policy && byAge2 ? [policy] : []);
  const names = [...certain, ...aged].map((ref) => labelOf(side, ref));
  const byAge = names.length === 0 ? "" : `, as nodes of ${few(names, SHOWN3)} reach their age (expireAfter)`;
  return `${byAge}${conditionText(
    side,
    next.filter((ref) => !aged.includes(ref))
  )}`;
}
function conditionText(side, next) {
  const shown2 = next.slice(0, SHOWN3).map((ref) => labelOf(side, ref));
  const more = next.length - SHOWN3;
  const [last, ...others] = [...shown2, ...more > 0 ? [`${more} more`] : []].reverse();
  if (last === void 0) return "";
  return others.length === 0 ? `, if the next rollout of ${last} begins at the same moment` : `, if the next rollouts of ${others.reverse().join(", ")} and ${last} begin at the same moment`;
}
function scopeText(scope) {
  switch (scope.kind) {
    case "fleet":
      return "the fleet";
    case "clusters":
      return "all clusters";
    case "replicas":
      return "all replicas";
    case "production":
      return "production";
    case "domain":
      return `${scope.key} ${scope.value}`;
    case "quorum":
      return `quorum "${scope.name}"`;
  }
}
function takersOf({ contributors }) {
  return contributors.flatMap(({ policy }) => policy ? [policy] : []);
}
function placeOfTakers(side, plan, takers) {
  const diffs = takers.flatMap((ref2) => plan.policies.filter((diff) => sameRef(diff.ref, ref2)));
  for (const diff of diffs) {
    const edited = editedPlace(diff, plan);
    if (edited) return edited;
  }
  const ref = (diffs.find(({ sameEffect }) => !sameEffect) ?? diffs[0])?.ref ?? takers[0];
  return (ref && policyOf(side, ref)?.place) ?? null;
}
function editedPlace(diff, plan) {
  if (diff.change !== "unchanged") return diff.place;
  const used = plan.policies.filter(
    ({ ref }) => diff.touchedThrough.some((through) => sameRef(through, ref))
  );
  const speaksFor = plan.policies.filter(
    ({ change, base, head }) => change !== "unchanged" && (head ?? base)?.effect.groups.some((group) => isNamed(group) && sameRef(group.rolls, diff.ref))
  );
  return [...used, ...speaksFor][0]?.place ?? null;
}
function labelOf(side, ref) {
  const group = policyOf(side, ref)?.effect.groups.find(isNamed);
  return group ? `${ref.kind}s of ${group.name}` : refText(ref);
}

// src/rules/fleet/combined-peak-above-limit.ts
var SHOWN_DOMAINS = 3;
var WHOLE2 = /* @__PURE__ */ new Set(["fleet", "clusters", "production"]);
var options2 = strictObject({
  limit: limitSchema("25%"),
  /** The limit for nodes that the configuration marks as production. */
  production: limitSchema("25%"),
  /** The limit for one failure domain. */
  domain: limitSchema("50%"),
  /** Domains with fewer nodes are left alone. */
  fromNodes: number().int().min(1).default(2)
});
var combinedPeakAboveLimit = defineRule({
  id: "combined-peak-above-limit",
  detects: "several policies together, or one and the nodes that are out already, above the limit of the fleet or of one failure domain",
  systems: "all",
  severity: "error",
  options: options2,
  judge: (judged) => {
    const { scopes } = judged.side.combined;
    const whole = scopes.filter(({ scope }) => WHOLE2.has(scope.kind));
    const domains = scopes.filter(
      ({ scope, members }) => scope.kind === "domain" && members >= judged.options.fromNodes
    );
    const keys = [...new Set(domains.map(keyOf2))];
    return [
      ...wholeViolations(whole, judged),
      ...keys.flatMap(
        (key) => domainViolation(
          key,
          domains.filter((peak) => keyOf2(peak) === key),
          judged
        )
      )
    ];
  }
});
function aboveOf(peak, limit, side, counts) {
  const isAbove = (together3) => together3.peakAtOnce > limit && counts(together3);
  const found2 = isAbove(peak.withoutNext) ? peak.withoutNext : isAbove(peak) ? peak : null;
  if (!found2) return null;
  const isPossible = found2 !== peak.withoutNext;
  return { ...found2, of: peak, limit, isPossible, removed: removedIn(found2, side) };
}
function removedIn({ contributors, peakAtOnce }, side) {
  return contributors.flatMap(
    ({ policy, out }) => policy !== null && out === peakAtOnce && !policyOf(side, policy) ? [policy] : []
  );
}
function meetsOthersOut(together3, side) {
  const [taker, ...others] = takersOf(together3);
  const effect = (taker && policyOf(side, taker))?.effect;
  if (!effect || others.length > 0) return false;
  return !effect.groups.some(isNamed) && together3.peakAtOnce > effect.peakAtOnce;
}
function rollingOf(above, side) {
  return above.isPossible ? [] : takersOf(above).filter((ref) => !isAnnouncedBy(policyOf(side, ref)));
}
function isTogether(together3, members, side) {
  const [first, ...others] = takersOf(together3);
  if (!first || others.length > 0) return first !== void 0;
  const group = policyOf(side, first)?.effect.groups[0];
  if (!group || !isNamed(group)) return false;
  if (together3.contributors.some(({ policy }) => policy === null)) return true;
  return group.matched > 1 && together3.peakAtOnce < members;
}
function isAnnounced(together3, side) {
  const [first] = takersOf(together3);
  return first !== void 0 && isAnnouncedBy(policyOf(side, first));
}
function isAnnouncedBy(policy) {
  return policy?.effect.groups.some(isNamed) === true;
}
function wholeViolations(whole, judged) {
  const fleet = whole.find(({ scope }) => scope.kind === "fleet");
  const said = whole.flatMap((peak) => wholeViolation(peak, judged) ?? []);
  const isAll = whole.some(({ scope, members }) => scope.kind === "production" && members === fleet?.members);
  const isSaid = said.some(({ subject }) => subject === "fleet");
  return isAll && isSaid ? said.filter(({ subject }) => subject !== "production") : said;
}
function wholeViolation(peak, judged) {
  const { side, options: options10 } = judged;
  const isProduction = peak.scope.kind === "production";
  const written = isProduction ? options10.production : options10.limit;
  const limit = limitFor(written, peak.members);
  const above = aboveOf(
    peak,
    limit,
    side,
    (together3) => takersOf(together3).length > 1 || meetsOthersOut(together3, side) || isProduction && isAnnounced(together3, side)
  );
  if (!above) return null;
  const { unit, members } = peak;
  const isAlone = takersOf(above).length === 1 && meetsOthersOut(above, side);
  return {
    subject: peak.scope.kind,
    rolls: rollingOf(above, side),
    isPossible: above.isPossible,
    allByRemoved: above.removed,
    message: `${isAlone ? `With the ${unit}s that are out already` : "All policies together"}: ${share(above.peakAtOnce, members, unit)}${isProduction ? " of production" : ""} out at once ${whenOf(above, side)}: ${contributorsText(side, above, unit)}. The limit is ${limitWords(written, limit, unit, isProduction ? " of production" : "")}; no controller sees ${isAlone ? `the ${unit}s that are none of its own` : "what the others take"}.`,
    remediation: isAlone ? `Bring the ${unit}s back that are out, or make the batches smaller.` : aloneFix(above, side) ?? "Let one wait for the other: merge them one after the other, or make their batches smaller.",
    place: placeOfTakers(side, judged.plan, takersOf(above)),
    magnitude: above.peakAtOnce,
    evidence: evidenceOf(above)
  };
}
function domainViolation(key, peaks, judged) {
  const { side, options: options10 } = judged;
  const above = peaks.flatMap((peak) => {
    const limit = limitFor(options10.domain, peak.members);
    return aboveOf(peak, limit, side, (together3) => isTogether(together3, peak.members, side)) ?? [];
  });
  const isPossible = above.every((one) => one.isPossible);
  const isRemoval = above.every(({ removed }) => removed.length > 0);
  const worst = above.filter((one) => isPossible || !one.isPossible).filter(({ removed }) => isRemoval || removed.length === 0).sort((a, b) => b.peakAtOnce - a.peakAtOnce);
  const [first] = worst;
  if (!first) return null;
  const others = worst.slice(1).map(({ of, peakAtOnce }) => `${valueOf(of)} (${peakAtOnce} of ${of.members})`);
  const also = others.length > 0 ? ` Also ${few(others, SHOWN_DOMAINS - 1)}.` : "";
  const { unit, members } = first.of;
  return {
    subject: `domain ${key}`,
    rolls: rollingOf(first, side),
    isPossible,
    allByRemoved: first.removed,
    message: `All policies together: ${share(first.peakAtOnce, members, unit)} of ${key} ${valueOf(first.of)} out at once ${whenOf(first, side)}: ${contributorsText(side, first, unit)}. The limit of a domain is ${limitWords(options10.domain, first.limit, unit)}.${also}`,
    remediation: aloneFix(first, side) ?? `Let one wait for the other, or keep them in different values of ${key}.`,
    place: placeOfTakers(side, judged.plan, takersOf(first)),
    magnitude: worst.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0),
    evidence: {
      key,
      domains: worst.map((one) => ({ value: valueOf(one.of), ...evidenceOf(one) }))
    }
  };
}
function aloneFix({ contributors, limit }, side) {
  const alone2 = contributors.find(({ policy, out, isNext }) => policy !== null && !isNext && out > limit);
  const taker = alone2?.policy;
  if (!taker) return null;
  const planned = policyOf(side, taker);
  const itself = `${refText(taker)} is above the limit by itself`;
  if (planned?.effect.groups.some(isNamed)) return `${itself}: announce fewer of its nodes at a time.`;
  return planned?.change?.batched === false ? `${itself}. ${pastBatchesFix(planned)}` : `${itself}: ${traitsOf(taker.system).words.smaller ?? "make its batches smaller"}.`;
}
function evidenceOf({ peakAtOnce, peakAt, contributors, of, limit }) {
  return {
    peakAtOnce,
    members: of.members,
    limit,
    peakAt: peakAt === null ? null : new Date(peakAt).toISOString(),
    contributors: contributorsEvidence(contributors)
  };
}
function keyOf2({ scope }) {
  return scope.kind === "domain" ? scope.key : "";
}
function valueOf({ scope }) {
  return scope.kind === "domain" ? scope.value : "";
}
function whenOf(together3, side) {
  const at = together3.peakAt === null ? "at no time" : `at ${minuteText(together3.peakAt)}`;
  return `${at}${nextText(side, together3)}`;
}

// src/rules/skyhook/compartment-shadowed.ts
var compartmentShadowed = groupRule({
  id: "compartment-shadowed",
  detects: "a compartment that selects nodes but loses all of them to other compartments",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    if (group.selected === 0 || group.matched > 0) return null;
    const takers = Object.entries(group.lostTo).map(([name, nodes]) => `"${name}" (${nodes})`);
    return groupViolation(limited, ["selector", "name"], {
      says: `selects ${count(group.selected)} and gets none of them; they go to ${takers.join(", ")}. Its budget, strategy and thresholds protect nothing.`,
      remediation: "Remove it, or make the selectors exclude each other: the operator prefers fixed over linear over exponential, then the smaller ceiling, then the name.",
      magnitude: group.selected,
      evidence: { selected: group.selected, lostTo: { ...group.lostTo } }
    });
  }
});

// src/rules/fleet/config-not-rolled.ts
var configNotRolled = riskRule({
  id: "config-not-rolled",
  detects: "an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files",
  severity: "info"
});

// src/rules/karpenter/consolidation-widened.ts
var consolidationWidened = policyRule({
  id: "consolidation-widened",
  detects: "an edit that lets consolidation take nodes for another reason, or sooner",
  systems: ["karpenter"],
  severity: "warning",
  judge: (policy) => {
    const unforecast = policy.change?.unforecast;
    if (!unforecast) return null;
    return {
      ...subjectOfPolicy(policy, "consolidation"),
      says: unforecast.says,
      remediation: "Where that is meant, give Empty and Underutilized a budget of their own (reasons), with a window if nodes may only go at some hours.",
      place: unforecast.place ?? policy.place,
      magnitude: 1,
      evidence: { says: unforecast.says }
    };
  }
});

// src/rules/fleet/control-plane-selected.ts
var SHOWN4 = 3;
var controlPlaneSelected = groupRule({
  id: "control-plane-selected",
  detects: "a rollout that takes nodes of the control plane without saying that it means to",
  systems: "some",
  severity: "error",
  options: strictObject({
    /** Groups, or policies as `Kind/name`, that are meant to take them. */
    intended: array(string().min(1).max(400)).max(200).default([])
  }),
  judge: (limited, { options: options10 }) => {
    const { group, policy } = limited;
    const names = [group.name, refText(policy.ref)];
    if (group.controlPlane.length === 0 || names.some((name) => options10.intended.includes(name))) return null;
    const nodes = few(group.controlPlane, SHOWN4);
    return groupViolation(limited, ["selector"], {
      says: `${share(group.controlPlane.length, group.matched)} that go out like any other ${verb(group.controlPlane.length, "is", "are")} of the control plane: ${nodes}.`,
      remediation: `Leave them out, or name ${group.name} in the rule's option intended.`,
      magnitude: group.controlPlane.length,
      evidence: { controlPlane: [...group.controlPlane], matched: group.matched }
    });
  }
});

// src/rules/kubernetes/drain-deadlock.ts
var drainDeadlock = defineRule({
  id: "drain-deadlock",
  detects: "a disruption budget under which pods can never be evicted: a drain of their nodes never ends",
  systems: ["kubernetes"],
  severity: "error",
  judge: ({ side, plan }) => [...held(side), ...unjudged(side, plan)]
});
function held(side) {
  return side.policies.flatMap((policy) => {
    const limit = factOf(policy, "drain-limit");
    return (limit?.held ?? []).map((held2) => ({
      policy: policy.ref,
      subject: held2.cause,
      message: `${refText(policy.ref)}: ${podsOf(held2)} can ${held2.forGood ? "never be evicted" : "not be evicted now"}: ${held2.says}. A drain of a node with one of them ${held2.forGood ? "never ends" : "waits"}.`,
      remediation: held2.fix,
      place: held2.place,
      magnitude: held2.pods,
      evidence: {
        cause: held2.cause,
        forGood: held2.forGood,
        pods: held2.pods,
        nodes: held2.nodes,
        expectedPods: limit?.expectedPods ?? 0,
        desiredHealthy: limit?.desiredHealthy ?? 0,
        currentHealthy: limit?.currentHealthy ?? 0,
        disruptionsAllowed: limit?.disruptionsAllowed ?? 0
      },
      severity: held2.forGood ? "error" : "warning"
    }));
  });
}
function unjudged(side, plan) {
  const edited = plan.policies.filter(
    ({ change, head }) => change === "changed" && (factOf(head, "unjudged-drain") && head?.unmeasured || factOf(head, "drain-limit")?.held.length)
  );
  return side.policies.flatMap((policy) => {
    const { ref } = policy;
    const unjudgedDrain = factOf(policy, "unjudged-drain");
    if (!unjudgedDrain) return [];
    if (side === plan.base && edited.some((diff) => sameRef(diff.ref, ref))) return [];
    const { pods, nodes, says, fix: fix2, place } = unjudgedDrain;
    return {
      policy: ref,
      subject: "unknown-size",
      message: `${refText(ref)}: whether ${podsOf(unjudgedDrain)} can be evicted is not known: ${says}.`,
      remediation: fix2,
      place,
      evidence: { cause: "unknown-size", pods, nodes },
      severity: "warning"
    };
  });
}
function podsOf({ pods, nodes }) {
  if (pods === 0) return "the pods it covers";
  return nodes > 0 ? `${count(pods, "pod")} on ${count(nodes)}` : count(pods, "pod");
}

// src/rules/kubernetes/drains-unlimited.ts
var drainsUnlimited = defineRule({
  id: "drains-unlimited",
  detects: "pods that a disruption budget held together, and that drains may evict all at once after the change",
  systems: ["kubernetes"],
  severity: "error",
  options: strictObject({
    /** Fewer pods than this are no service that could be kept up. */
    fromPods: number().int().min(1).default(2)
  }),
  judge: ({ side, base, options: options10 }) => (base?.policies ?? []).flatMap((policy) => {
    const { ref, place } = policy;
    const releases = factOf(policy, "released-pods");
    if (!releases || releases.pods !== null && releases.pods < options10.fromPods) return [];
    const now = policyOf(side, ref);
    return {
      policy: ref,
      message: `${refText(ref)}${releases.isGone ? " is gone from these files" : ""}: ${releases.says}.`,
      remediation: fixOf2(releases),
      place: now?.place ?? place,
      magnitude: releases.pods,
      ...releases.isPassing ? { severity: "info" } : releases.isPossible ? { severity: "warning" } : {},
      evidence: { pods: releases.pods, nodes: releases.nodes, isGone: releases.isGone }
    };
  })
});
function fixOf2({ isGone, isPassing }) {
  if (isPassing)
    return "Drain no node meanwhile, or leave what changes with each version out of the selector.";
  return isGone ? "Keep it until another budget covers these pods." : "Keep the pods in its selector, and write a number of pods that may go at a time, such as maxUnavailable: 1.";
}

// src/rules/skyhook/erroring-node-freezes.ts
var RESTARTS = /* @__PURE__ */ new Set(["package-version", "package-downgrade", "config-map"]);
var erroringNodeFreezes = groupRule({
  id: "erroring-node-freezes",
  detects: "nodes that stay erroring and keep their place in the batch: no other node of the group starts",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    if (group.brakes?.failureHoldsGroup !== true) return null;
    const now = frozenNow(limited);
    return now ? [now] : toleratedInVain(limited);
  }
});
function frozenNow(limited) {
  const { group, policy } = limited;
  const erroring = factOf(group, "erroring") ?? [];
  const started = begunIn(group);
  const staysStopped = group.outcome === "stopped" && started.size === 0;
  const restarts = policy.change !== null && RESTARTS.has(policy.change.kind) && !staysStopped;
  if (erroring.length === 0 || restarts) return null;
  const isWaiting = group.outcome === "stuck" || group.outcome === "stopped";
  const held2 = group.matched - erroring.length;
  if (!isWaiting || held2 === 0) return null;
  return groupViolation(limited, ["strategy", "budget"], {
    subject: "now",
    says: `${few(erroring)} ${erroring.length === 1 ? "is" : "are"} erroring and ${erroring.length === 1 ? "keeps its place" : "keep their places"} in the batch, so of the group's ${count(group.matched)} ${started.size} ${started.size === 1 ? "starts" : "start"}. batchThreshold does not let the rollout go past it.`,
    remediation: `Repair ${erroring.length === 1 ? "the node" : "the nodes"} and run the failed stage again, or take ${erroring.length === 1 ? "it" : "them"} out of nodeSelectors.`,
    magnitude: erroring.length,
    evidence: { erroring: [...erroring], matched: group.matched },
    severity: "error"
  });
}
function toleratedInVain(limited) {
  const { brakes, freshBatches = [] } = limited.group;
  const most = brakes?.tolerance.reduce((max, entry) => Math.max(max, entry.failuresTolerated), 0) ?? 0;
  if (!brakes || most === 0 || freshBatches.length < 2) return null;
  return groupViolation(limited, ["batchThreshold", "strategy"], {
    subject: "tolerated",
    says: `one node that stays erroring stops the rollout: it keeps its place and no further batch starts, although batchThreshold ${brakes.batchThresholdPercent} tolerates up to ${most} failed in a batch.`,
    remediation: "Set batchThreshold: 100, which says what happens, and plan for someone to repair or exclude a failed node.",
    evidence: { batchThresholdPercent: brakes.batchThresholdPercent, failuresTolerated: most }
  });
}

// src/rules/fleet/evictions-raised.ts
var ONE = 1;
var options3 = strictObject({
  limit: limitSchema("25%"),
  /** Up to so many times as much as before is a step, and a warning. */
  factor: number().min(1).default(2)
});
var evictionsRaised = defineRule({
  id: "evictions-raised",
  detects: "a disruption budget that lets more be evicted at once than before, or that is gone",
  systems: "some",
  severity: "error",
  options: options3,
  judge: ({ side, base, options: options10 }) => {
    const found2 = (base?.policies ?? []).flatMap((before) => {
      const after = heldAfter(before, side);
      return after.length === 0 ? gone(before, side) ?? [] : after.flatMap((one) => raised(before, one, options10) ?? []);
    });
    const keys = found2.map(({ policy }) => policy ? refText(policy) : "");
    return found2.filter((_, i) => keys.indexOf(keys[i] ?? "") === i);
  }
});
var byName2 = remembered((side) => groupedBy(side.policies, ({ ref }) => ref.name));
function heldAfter({ ref, facts }, side) {
  const next = factOf({ facts }, "eviction-limit")?.heldNextBy ?? [];
  const near = next.length === 0 ? byName2(side).get(ref.name) ?? [] : side.policies;
  return near.filter(
    (one) => !one.isDeleted && (sameRef(one.ref, ref) || next.some((name) => sameRef(one.ref, { ...ref, name })))
  );
}
function raised(before, after, { limit, factor }) {
  const [was, evictable] = [factOf(before, "eviction-limit"), factOf(after, "eviction-limit")];
  if (!was || !evictable || factOf(before, "released-pods") || !isRaised(was, evictable)) return null;
  const allowed = limitFor(limit, evictable.of);
  if (evictable.most <= Math.max(ONE, allowed)) return null;
  const by = sameRef(before.ref, after.ref) ? "" : ` by ${refText(before.ref)}`;
  return {
    policy: after.ref,
    message: `${refText(after.ref)}: ${share(evictable.most, evictable.of, evictable.unit)} may be evicted at once, ${was.most} of ${was.of} before${by}.${takenIn(was, evictable)} The limit is ${limitWords(limit, allowed, evictable.unit)}.`,
    remediation: lowered(evictable, Math.max(ONE, allowed)),
    place: evictable.place,
    magnitude: evictable.most,
    // Where less than half is left no step is small: of three members of a quorum the last one.
    ...evictable.most <= factor * was.most && evictable.most * 2 <= evictable.of ? { severity: "warning" } : {},
    evidence: { most: evictable.most, of: evictable.of, before: was.most }
  };
}
function takenIn({ whose: had = [] }, { whose = [] }) {
  const added = whose.filter((title) => !had.includes(title));
  return added.length === 0 ? "" : ` Its selector takes in the pods of ${few(added)} as well.`;
}
function lowered({ field, of, unit }, most) {
  const value = field === "maxUnavailable" ? most : of - most;
  return `Set ${field}: ${value}, so that no more than ${count(most, unit)} of ${of} ${most === 1 ? "goes" : "go"} at a time.`;
}
function isRaised(before, after) {
  return after.most > before.most && after.most * before.of > before.most * after.of;
}
function gone(before, side) {
  const { ref, place, onDelete, uses } = before;
  const evictable = factOf(before, "eviction-limit");
  const isThere = uses.every(
    (used) => side.policies.some((policy) => !policy.isDeleted && sameRef(policy.ref, used))
  );
  if (!onDelete || !evictable || !isThere) return null;
  return {
    policy: ref,
    message: `${refText(ref)} is gone from these files. ${onDelete.says}`,
    remediation: "Keep it.",
    place,
    magnitude: evictable.of,
    evidence: { most: evictable.of, of: evictable.of, before: evictable.most }
  };
}

// src/rules/karpenter/expiry-bypasses-budget.ts
var expiryBypassesBudget = groupRule({
  id: "expiry-bypasses-budget",
  detects: "nodes that are deleted by age: no budget, window or freeze holds that back, and nodes of one age go together",
  systems: ["karpenter"],
  severity: "warning",
  options: strictObject({
    /** A life so many times shorter than before is worse, whatever the ages of the nodes that are there. */
    factor: number().min(1).default(2)
  }),
  judge: (limited, { base, plan, options: options10 }) => {
    const expiry = factOf(limited.group, "expiry");
    if (!expiry) return null;
    const { lifetimeMs, expected, unknown } = expiry;
    if (lifetimeMs === null && expected.length + unknown.length === 0) return null;
    const was = base ? lifetimeBefore(limited, base) : null;
    const isCut = was !== null && lifetimeMs !== null && lifetimeMs * options10.factor <= was;
    const violation7 = bypass(limited, expiry, plan);
    return isCut && lifetimeMs < was ? cutShort(violation7, limited, expiry, was, plan) : violation7;
  }
});
function lifetimeBefore({ group }, base) {
  const same = rolledGroups(base).find((other) => other.group.runs.group === group.runs.group);
  const expiry = factOf(same?.group, "expiry");
  return expiry ? expiry.lifetimeMs ?? Infinity : null;
}
function cutShort(violation7, { group }, { lifetimeMs, expected }, was, plan) {
  const life = lifetimeMs ?? 0;
  const before = Number.isFinite(was) ? ageText(was) : "for ever";
  const times = life > 0 && Number.isFinite(was) ? `, ${Math.round(was / life * 10) / 10} times as long` : "";
  const ofToday = new Map(expected.map(({ target, at }) => [target, at]));
  const made = group.expiries?.expired.find(({ target, at }) => ofToday.get(target) !== at);
  const next = made ? ` The nodes that it makes expire from ${instantText(made.at, plan.timeZone)} on, and so do those that follow.` : "";
  return {
    ...violation7,
    message: `${violation7.message} Before this change a node lived ${before}${times}.${next}`,
    // Larger than any peak by age that the base has: its nodes go once, these for ever.
    magnitude: Infinity,
    ...life < group.workMs.longest ? { severity: "error" } : {}
  };
}
function bypass(limited, expiry, plan) {
  const { group } = limited;
  const worst = group.expiries ? worstCluster(group.expiries) : null;
  const over = group.expiries?.over ?? [];
  const isOver = over.length > 0;
  return {
    ...groupViolation(limited, ["expireAfter"], {
      subject: "expiry",
      says: `${lifetimeText(expiry)}${unknownText(limited, expiry)}${dueText(limited, expiry, plan)}${rolloutText(limited, worst, plan)}`,
      remediation: isOver ? "Replace some of them before, or set expireAfter: Never and let drift, which obeys the budgets, renew them." : "Where nodes may only go in windows, set expireAfter: Never and let drift, which obeys the budgets, renew them.",
      magnitude: worst?.worst.out ?? 0,
      evidence: {
        lifetimeHours: expiry.lifetimeMs === null ? null : expiry.lifetimeMs / HOUR_MS,
        expected: expiry.expected.length,
        expired: group.expiries?.expired.length ?? 0,
        unknown: expiry.unknown.length,
        peakAtOnce: worst?.worst.out ?? 0,
        peakAt: worst ? new Date(worst.worst.at).toISOString() : null,
        limit: worst?.worst.limit ?? null,
        timesOverLimit: over.length
      },
      severity: isOver ? expirySeverity(group) : "warning"
    }),
    place: expiry.place
  };
}
function lifetimeText({ lifetimeMs }) {
  if (lifetimeMs === null)
    return "nodes made before expireAfter was Never keep their age limit, and no budget applies to it.";
  return `each node is drained and deleted ${ageText(lifetimeMs)} after it was made (expireAfter), and no budget, window or do-not-disrupt holds that back. Its pods wait for a new node: none is made first.`;
}
function ageText(ms) {
  return ms % HOUR_MS === 0 ? `${ms / HOUR_MS} hours` : spanText(ms);
}
function dueText({ group }, { expected, unknown, basis }, plan) {
  const until = instantText(plan.horizon.to, plan.timeZone);
  if (group.matched === 0) return "";
  if (expected.length === 0) {
    const other = group.matched - unknown.length;
    if (other <= 0) return "";
    return unknown.length === 0 ? ` ${capital(noneOf(group.matched, "node", "is"))} due before ${until}.` : ` None of the other ${count(other)} is due before ${until}.`;
  }
  const known = basis === "age" ? " (by the age of the nodes: the snapshot does not say with which expireAfter they were made)" : "";
  return ` Before ${until} ${share(expected.length, group.matched)} ${verb(expected.length, "is", "are")} due${known}.`;
}
function rolloutText({ group }, worst, plan) {
  const { expiries } = group;
  if (!expiries || !worst)
    return (factOf(group, "expiry")?.expected.length ?? 0) > 0 ? " The dry rollout replaces them before." : "";
  const { at, out, limit } = worst.worst;
  const going = expiries.expired.length;
  const { over } = expiries;
  const times = going > group.matched ? `nodes expire ${going} times, their replacements included` : `${count(going)} ${verb(going, "expires", "expire")}`;
  if (over.length === 0 && limit !== null)
    return ` In the dry rollout ${times}, never more at once than the budgets would let go.`;
  const allowed = limit === null ? "nothing limits how many" : `the budgets allow ${limit}`;
  const last = over.at(-1);
  const again = over.length > 1 && last ? ` That is more than the budgets allow ${over.length} times, the last on ${instantText(last.worst.at, plan.timeZone)}.` : "";
  const cut = expiries.followedTo === null ? "" : ` Nodes live so short that nothing is counted after ${instantText(expiries.followedTo, plan.timeZone)}.`;
  return ` In the dry rollout ${times}, and on ${instantText(at, plan.timeZone)} ${count(out)} ${verb(out, "is", "are")} out at once, when ${allowed}.${again}${cut}`;
}
function unknownText({ group: { matched } }, { unknown }) {
  if (unknown.length === 0) return "";
  const one = unknown.length === 1;
  const which = unknown.length === matched ? `its ${count(matched)}` : `${unknown.length} of its ${count(matched)}`;
  return ` When ${which} ${one ? "goes" : "go"} is not known: ${one ? "it is" : "they are"} older already, so ${one ? "it was" : "they were"} made with another expireAfter. Add NodeClaims to the snapshot to find out.`;
}

// src/rules/fleet/workload.ts
function isWorkload(limited) {
  return ofSystem(limited).takes === "pods";
}
function outBesides({ batches, outBefore, unit }, most) {
  if (outBefore > 0 && most < 1)
    return `Bring back the ${counted(outBefore, unit)} that ${verb(outBefore, "was", "were")} out already: with ${verb(outBefore, "it", "them")} not even one more stays within the limit.`;
  const isSmall = batches.every(({ size }) => size <= most);
  return isSmall ? "Its batches are small enough: let what is out beside them be back first." : null;
}
function wholeCause({ group }) {
  const { strategy, ceiling } = group;
  if (strategy?.["kind"] === "Recreate")
    return "Recreate stops every pod before it starts the first new one.";
  const limit = ceiling.enforced ?? 0;
  if (strategy?.["podManagementPolicy"] === "Parallel" && group.outBefore === 0 && group.worstLoss > limit)
    return "Pods of added replicas are all created at once (podManagementPolicy: Parallel).";
  const written = ceiling.declared === null ? "" : ` ${ceiling.declared}`;
  const before = group.outBefore > 0 ? `, and ${count(group.outBefore, group.unit)} ${verb(group.outBefore, "was", "were")} out before` : "";
  return `maxUnavailable${written} allows ${count(limit, group.unit)} of ${group.matched}${before}.`;
}

// src/rules/fleet/written-ceiling.ts
var UNSIZED = 100;
function highestCeiling(limited, plan, above, except = () => false) {
  const { calendar } = limited.group;
  if (!calendar) return null;
  const of = sizeOf(calendar);
  const mostOf = new Map(
    actingReasons(calendar).filter((reason) => !except(reason)).map((reason) => [reason, mostFor(calendar, reason, plan)])
  );
  const most = Math.max(-1, ...mostOf.values());
  if (most <= above) return null;
  const open2 = ({ limit }) => Math.min(limit ?? -1, of) === most;
  const shown2 = { ...calendar, spans: ceilingsOf(calendar) };
  const reasons = [...mostOf].flatMap(([reason, reached]) => reached === most ? [reason] : []);
  const cause = calendar.limits.find(
    (limit) => reasons.some((reason) => limit.reasons.includes(reason)) && isAsHigh(limit.limit, limit.written, most, calendar)
  );
  return {
    most,
    of,
    isSized: calendar.counted > 0,
    reasons,
    says: saidOf(shown2, reasons, open2, plan),
    place: cause?.place ?? calendar.place
  };
}
function mostFor(calendar, reason, plan) {
  const of = sizeOf(calendar);
  return ceilingsOf(calendar).reduce(
    (most, span) => span.reason === reason && span.to > plan.at ? Math.max(most, Math.min(span.limit ?? -1, of)) : most,
    -1
  );
}
function actingReasons({ reasons, idle }) {
  return reasons.filter((reason) => idle[reason] === void 0);
}
function wholeShare(calendar) {
  const spans = ceilingsOf(calendar);
  const acting = actingReasons(calendar);
  const lengthOf = ({ from: from2, to }) => to - from2;
  const total = lengthOf(calendar.within) * calendar.reasons.length;
  const whole = spans.filter(
    ({ reason, limit }) => acting.includes(reason ?? "") && (limit === null || limit >= sizeOf(calendar))
  );
  return total === 0 ? 0 : whole.reduce((sum, span) => sum + lengthOf(span), 0) / total;
}
function isAsRolled(calendar, plan) {
  const isWhole = ({ limit }) => limit === null || limit >= sizeOf(calendar);
  const shown2 = { ...calendar, spans: ceilingsOf(calendar) };
  const timesOf = (reason) => JSON.stringify(timesWhen(shown2, reason, plan.at, isWhole));
  const rolled = timesOf(calendar.rolledFor);
  return (reason) => reason === calendar.rolledFor || timesOf(reason) === rolled;
}
function ceilingsOf({ spans, unsized }) {
  return unsized ?? spans;
}
function sizeOf({ counted: counted2 }) {
  return counted2 === 0 ? UNSIZED : counted2;
}
function isAsHigh(limit, written, most, { counted: counted2 }) {
  return counted2 === 0 ? written.endsWith("%") && Number.parseInt(written, 10) >= most : (limit ?? 0) >= most;
}
function saidOf(calendar, reasons, open2, plan) {
  const timesOf = (reason) => timesWhen(calendar, reason, plan.at, open2);
  return reasonsBy(reasons, (reason) => JSON.stringify(timesOf(reason))).map((alike) => {
    const reason = alike[0] ?? "";
    const when = whenText(calendar, timesOf(reason), stretchesWhen(calendar, reason, open2), plan);
    return `for ${reasonsText(alike, calendar.reasons)} ${when}`;
  }).join("; ");
}
function whenText({ within }, times, stretches, plan) {
  const [first] = times;
  if (!first) return "";
  if (first.from <= plan.at && first.to >= within.to) return "at any time";
  const week = weekOf(plan);
  const isRare = !/\d|all week/.test(weekText(stretches, week, "UTC"));
  const from2 = first.from <= plan.at ? "now" : `from ${instantText(first.from, plan.timeZone)}`;
  const to = first.to >= within.to ? "on" : `to ${instantText(first.to, plan.timeZone)}`;
  const span = `${from2} ${to}`.replace("now on", "from now on");
  return isRare ? span : `${stretchText(stretches, week, plan.timeZone)}, first ${span}`;
}
function lowerBudget({ reasons }, calendar, most) {
  const beside2 = reasons.length === calendar.reasons.length ? {} : { beside: `reasons: [${reasons.join(", ")}]` };
  const nodes = { field: "nodes", value: most ?? "10%", isText: true, ...beside2 };
  return fix`Add a budget without a schedule beside it, {${nodes}}: the smallest of those that are active holds.`;
}

// src/rules/fleet/failure-domain-at-once.ts
var SHOWN_DOMAINS2 = 3;
var options4 = strictObject({
  /** Out at once above this share of the domain breaks the rule; 100 means the whole domain. */
  fromPercent: number().min(1).max(100).default(100),
  /** Domains in which the group has fewer targets are left alone. */
  fromTargets: number().int().min(1).default(2)
});
var failureDomainAtOnce = groupRule({
  id: "failure-domain-at-once",
  detects: "every target that a group has in one zone, rack or other failure domain out at the same moment",
  systems: "all",
  severity: "error",
  options: options4,
  judge: (limited, { plan, options: options10 }) => {
    const broken = limited.group.domains.filter(
      (domain) => domain.matched >= options10.fromTargets && // The whole group in one domain is the case of whole-pool-at-once.
      domain.matched < wholeOf(limited.group) && (domain.batch !== null || domain.byExpiry === true) && domain.peakAtOnce * 100 >= options10.fromPercent * domain.matched
    );
    const keys = [...new Set(broken.map((domain) => domain.key))];
    const written = asWritten(limited, keys, plan, options10);
    return [
      ...keys.map(
        (key) => violation3(
          limited,
          key,
          broken.filter((domain) => domain.key === key)
        )
      ),
      ...written,
      ...inWorstOrder(limited, [...keys, ...written.map(({ evidence }) => evidence["key"])], options10)
    ];
  }
});
function asWritten(limited, broken, plan, { fromPercent, fromTargets }) {
  const { group } = limited;
  const { calendar, domains } = group;
  if (!calendar || calendar.counted === 0) return [];
  const keys = [...new Set(domains.map(({ key }) => key))].filter((key) => !broken.includes(key));
  return keys.flatMap((key) => {
    const those = domains.filter(
      (domain) => domain.key === key && domain.matched >= fromTargets && domain.matched < wholeOf(group)
    );
    if (those.length === 0) return [];
    const sparing = those.map(({ matched }) => matched - Math.ceil(fromPercent * matched / 100) + 1);
    const withoutHarm = wholeOf(group) - sparing.reduce((sum, left) => sum + left, 0);
    const ceiling = highestCeiling(limited, plan, Math.max(0, withoutHarm));
    if (!ceiling) return [];
    const { most, of, says, place, reasons } = ceiling;
    const violation7 = groupViolation(limited, [], {
      // One finding with that of the dry rollout: which of the two it is may move with what merging starts.
      subject: key,
      says: `the budgets let ${share(most, of, group.unit)} go at once ${says}: in whatever order, that takes ${fromPercent === 100 ? "a whole failure domain" : `${fromPercent}% of a failure domain`} (${key}, ${those.length} of them).`,
      remediation: lowerBudget(
        ceiling,
        calendar,
        Math.max(1, Math.min(...those.map(({ matched }) => matched)) - 1)
      ),
      magnitude: most,
      evidence: { key, ceiling: most, matched: of, reasons: [...reasons] }
    });
    return [{ ...violation7, place }];
  });
}
function inWorstOrder(limited, told, { fromPercent, fromTargets }) {
  const { group } = limited;
  const { freeOrder, domains } = group;
  if (!freeOrder) return [];
  const possible = domains.filter(
    ({ key, matched, worstAtOnce = 0 }) => !told.includes(key) && matched >= fromTargets && matched < wholeOf(group) && worstAtOnce * 100 >= fromPercent * matched
  );
  return [...new Set(possible.map(({ key }) => key))].map((key) => {
    const those = possible.filter((domain) => domain.key === key);
    const [smallest] = [...those].sort((a, b) => a.matched - b.matched || (a.value < b.value ? -1 : 1));
    const { value, matched, worstAtOnce, peakAtOnce } = smallest ?? { value: "", matched: 0, peakAtOnce: 0 };
    return groupViolation(limited, ["strategy", "budget"], {
      // One finding with that of the order that is shown: which of the two it is may move from plan to plan.
      subject: key,
      says: `the group may lose a whole failure domain at once: up to ${group.peakAtOnce} go at once, ${freeOrder.says}, and in the worst one ${worstAtOnce ?? 0} of ${matched} of ${key} ${value} are out together${those.length > 1 ? `; ${those.length} domains are as small` : ""}. The plan shows ${peakAtOnce}, in an order of its own.`,
      remediation: fixOf3(limited, key),
      ofRollout: true,
      severity: "warning",
      magnitude: worstAtOnce ?? 0,
      evidence: { key, domains: those.map((domain) => ({ value: domain.value, matched: domain.matched })) }
    });
  });
}
function violation3(limited, key, domains) {
  const { group } = limited;
  const worst = [...domains].sort((a, b) => b.matched - a.matched || (a.value < b.value ? -1 : 1));
  const shown2 = worst.map(
    (domain) => `${domain.value} (${domain.peakAtOnce} of ${domain.matched} ${whenOf2(domain)})`
  );
  const byExpiry = domains.every((domain) => domain.byExpiry);
  return groupViolation(limited, byExpiry ? ["expireAfter"] : ["strategy", "budget"], {
    subject: key,
    says: `the group loses a whole failure domain at once: ${key} ${few(shown2, SHOWN_DOMAINS2)}. ` + (byExpiry ? "Nodes that were made together reach their age together." : orderOf(limited)),
    remediation: unlessUnbatched(limited, byExpiry ? NOT_BY_EXPIRY : fixOf3(limited, key)),
    ofRollout: true,
    ...byExpiry ? { severity: expirySeverity(group) } : {},
    magnitude: magnitudeOf(limited, worst),
    evidence: {
      key,
      domains: worst.map(({ value, matched, peakAtOnce, batch }) => ({ value, matched, peakAtOnce, batch })),
      matched: wholeOf(group)
    }
  });
}
function fixOf3(limited, key) {
  return ofSystem(limited).words.domain?.(key) ?? `Make the batches smaller than the group's part of a domain, or give each ${key} its own compartment.`;
}
function magnitudeOf(limited, domains) {
  const targets = domains.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0);
  return isWorkload(limited) ? Math.min(targets, limited.group.peakAtOnce) : targets;
}
function whenOf2({ batch, byExpiry }) {
  return byExpiry === true ? "by expiry" : `in batch ${batch ?? 0}`;
}
function orderOf(limited) {
  return ofSystem(limited).words.order ?? (limited.group.freeOrder ? "Without a policy nodes are taken in an order that nobody knows before." : "Nodes are taken in the order of their creation, and nodes created together are often in the same rack or zone.");
}

// src/rules/skyhook/failure-threshold-unreachable.ts
var failureThresholdUnreachable = groupRule({
  id: "failure-threshold-unreachable",
  detects: "a failureThreshold that can not be reached before safetyLimit disarms it, with the batches of this group, or that waits for failed batches in a row where none follow each other",
  systems: ["skyhook"],
  severity: "error",
  judge: (limited) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.failureThreshold === null || brakes.canFire && brakes.countsInRow) return null;
    if (group.matched < 2) return null;
    if (brakes.canFire) return neverInRow(limited, brakes.failureThreshold);
    return groupViolation(limited, ["failureThreshold", "safetyLimit", "strategy"], {
      says: `failureThreshold ${brakes.failureThreshold} can never stop this rollout. With batches of ${group.batches.slice(0, 3).map((batch) => batch.size).join(", ")}${group.batches.length > 3 ? ", ..." : ""} over ${count(group.matched)}, progress reaches safetyLimit ${brakes.safetyLimitPercent}% before ${brakes.failureThreshold} ${verb(brakes.failureThreshold, "batch has", "batches in a row have")} failed.`,
      // Where the first batch takes all, nothing is left to stop, whatever the thresholds say.
      remediation: (group.batches[0]?.size ?? 0) >= group.matched ? `Use smaller batches, of up to ${count(Math.floor(group.matched / 2))}, with failureThreshold: 1 and safetyLimit: 100.` : "Set failureThreshold: 1 and safetyLimit: 100, or use smaller batches.",
      evidence: {
        failureThreshold: brakes.failureThreshold,
        safetyLimitPercent: brakes.safetyLimitPercent,
        batches: group.batches.map((batch) => batch.size)
      }
    });
  }
});
function neverInRow(limited, failureThreshold) {
  return groupViolation(limited, ["failureThreshold", "strategy"], {
    severity: "info",
    says: `failureThreshold ${failureThreshold} hardly ever stops this rollout. After a failed batch nothing starts in the group until its failed nodes have recovered: from 0.20 on that counts as a batch that succeeded, and before 0.20 it mostly keeps later failures from being counted. One node that stays broken holds the rest; nodes that fail and recover stop nothing.`,
    remediation: "Set failureThreshold: 1, which the first failed batch reaches.",
    evidence: { failureThreshold }
  });
}

// src/rules/skyhook/failure-threshold-unset.ts
var failureThresholdUnset = groupRule({
  id: "failure-threshold-unset",
  detects: "a group without failureThreshold: failed batches never stop the rollout",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    if (!group.brakes || group.brakes.failureThreshold !== null || group.matched === 0) return null;
    const held2 = group.brakes.failureHoldsGroup ? ` Only a node that stays broken holds the rest${lossText(group)}.` : "";
    const legacy = group.declaredIn.kind !== "DeploymentPolicy";
    return groupViolation(limited, ["failureThreshold", "strategy", "budget"], {
      says: `failureThreshold is not set, so failed batches never stop the rollout over ${count(group.matched)}.${held2}`,
      remediation: legacy ? "Name a deploymentPolicy with failureThreshold: 1 and safetyLimit: 100; interruptionBudget has no stop." : "Set failureThreshold: 1 and safetyLimit: 100.",
      evidence: { matched: group.matched, failureThreshold: null },
      // After the only node there is nothing to stop; it counts once the selector takes more.
      severity: group.matched === 1 ? "info" : group.production ? "error" : "warning"
    });
  }
});
function lossText(group) {
  const all = losableOf(group);
  if (group.worstLoss === 0) return "";
  const ifBack = `${allOf(all, "node")} if each recovers after it has failed`;
  return group.worstLoss < all ? `: ${group.worstLoss} of ${count(all)} ${verb(group.worstLoss, "breaks if it stays", "break if they stay")} broken, ${ifBack}` : ", one that fails and recovers does not";
}

// src/rules/skyhook/falls-to-default.ts
var fallsToDefault = groupRule({
  id: "falls-to-default",
  detects: "nodes that match no compartment, where the default treats them more roughly than any compartment would",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group, policy } = limited;
    if (factOf(group, "compartment")?.isFallback !== true || group.matched === 0) return null;
    const others = policy.effect.groups.filter((other) => other !== group && other.matched > 0);
    const reasons = others.length > 0 ? looserThan(group, others) : [];
    return reasons.length > 0 ? [violation4(limited, reasons)] : [];
  }
});
function looserThan(group, others) {
  const largest = Math.max(...others.map(largestBatch));
  const own = largestBatch(group);
  const reasons = own > largest ? [`it takes up to ${own} at once, the compartments at most ${largest}`] : [];
  const stops = others.map(({ brakes }) => brakes?.failureThreshold ?? null);
  const ownStop = group.brakes?.failureThreshold ?? null;
  if (ownStop === null && stops.every((stop) => stop !== null))
    return [...reasons, "it has no failureThreshold, and every compartment has one"];
  const limits = others.map(({ brakes }) => brakes?.safetyLimitPercent ?? 0);
  const ownLimit = group.brakes?.safetyLimitPercent ?? 100;
  const isDisarmed = (group.brakes?.unprotectedTargets ?? 0) > 0;
  if (ownStop !== null && isDisarmed && limits.every((limit) => limit > ownLimit))
    reasons.push(`its safetyLimit is ${ownLimit}, those of the compartments at least ${Math.min(...limits)}`);
  return reasons;
}
function largestBatch({ freshBatches = [] }) {
  return freshBatches.reduce((most, size) => Math.max(most, size), 0);
}
function violation4(limited, reasons) {
  const { group, policy } = limited;
  const total = new Set(policy.effect.groups.flatMap((other) => other.targets)).size;
  return groupViolation(limited, ["strategy", "budget"], {
    message: `${refText(policy.ref)}: ${share(group.matched, total)} match no compartment and fall to the default, which is looser: ${reasons.join("; ")}. These are ${few(group.targets)}.`,
    remediation: `Make the default as careful as the strictest compartment, or add a compartment for these ${count(group.matched)}.`,
    magnitude: group.matched,
    evidence: { matched: group.matched, outOf: total, looser: [...reasons], nodes: [...group.targets] }
  });
}

// src/rules/fleet/fewer.ts
function fewer(limited, most) {
  return ofSystem(limited).fewer?.(limited.group, most) ?? null;
}
function fewerFix(limited, most) {
  const clause = fewer(limited, most);
  return clause && fix`${clause}.`;
}

// src/rules/fleet/smaller-now.ts
function unlessSmallerNow({ policy, group }, base) {
  const before = groupBefore({ policy, group }, base);
  if (!before) return {};
  const [only = 0, ...others] = freshBatchesOf(before);
  return others.length === 0 && only >= keptOf(group) ? { severity: "info" } : {};
}
function groupBefore({ policy, group }, base) {
  const before = policyOf(base, policy.ref);
  const same = before?.effect.groups.find(({ runs }) => runs.group === group.runs.group);
  return before && same ? { policy: before, group: same } : null;
}

// src/rules/fleet/first-batch-too-large.ts
var firstBatchTooLarge = groupRule({
  id: "first-batch-too-large",
  detects: "a rollout that begins with more than a canary",
  systems: "some",
  severity: "warning",
  options: strictObject({
    /** A percentage rounds down, and allows one. */
    limit: limitSchema("2%")
  }),
  judge: (limited, { base, options: options10 }) => {
    const { group } = limited;
    if (isLaterStage(limited)) return null;
    const [first = 0, ...others] = freshBatchesOf(limited);
    const takes = keptOf(group);
    const limit = limitFor(options10.limit, takes);
    if (others.length === 0 && !isBeside(group) || first <= limit) return null;
    return groupViolation(limited, ["initialBatch", "strategy", "budget"], {
      says: `the first batch of a rollout is ${share(first, takes, group.unit)}. ${harmOf(group)} The limit is ${limitWords(options10.limit, limit, group.unit)}.`,
      remediation: smallerFirst(limited, limit),
      magnitude: first,
      evidence: { firstBatch: first, matched: takes, limit },
      ...unlessSmallerNow(limited, base),
      ...isScaledUp(limited, base) || isDefaultSize(limited, first) ? { severity: "info" } : {}
    });
  }
});
function isScaledUp({ policy }, base) {
  const before = policyOf(base, policy.ref);
  if (!before || policy.change?.kind !== "scale" || policy.leaves) return false;
  return limitsOf(policy) === limitsOf(before);
}
function isDefaultSize(limited, first) {
  const { matched, unit } = limited.group;
  return isWorkload(limited) && unit === "replica" && first <= Math.ceil(matched / 4) + Math.floor(matched / 4);
}
function limitsOf({ written }) {
  const spec = fieldAt(written ?? void 0, "spec") ?? written ?? void 0;
  return JSON.stringify([fieldAt(spec, "strategy") ?? null, fieldAt(spec, "updateStrategy") ?? null]);
}
function isBeside({ peakAtOnce, worstLoss, outcome }) {
  return peakAtOnce === 0 && worstLoss === 0 && outcome === "complete";
}
function harmOf({ worstLoss }) {
  return worstLoss === 0 ? "What gets ready and is wrong all the same, serves from all of them before anyone has seen one." : "A fault in it hits all of them before anyone has seen the first result.";
}
function isLaterStage({ policy, group }) {
  if (group.strategy?.["kind"] !== "stage") return false;
  const first = policy.effect.groups.find((other) => sameRef(other.rolls, group.rolls) && other.matched > 0);
  return first !== void 0 && first.runs.group !== group.runs.group;
}
function smallerFirst(limited, limit) {
  const { group } = limited;
  if (isWorkload(limited) && group.unit === "replica")
    return `Set maxSurge: ${limit} and maxUnavailable: 0, so that ${limit === 1 ? "one new pod comes" : `${limit} new pods come`} first.`;
  const { enforced } = group.ceiling;
  if (isWorkload(limited) && group.outBefore > 0 && enforced !== null && limit + group.outBefore >= enforced)
    return "Bring back what is out already; maxUnavailable is low enough.";
  if (isWorkload(limited)) return fix`Set ${{ field: "maxUnavailable", value: limit + group.outBefore }}.`;
  if (ofSystem(limited).takes === "clusters") return fewerFix(limited, limit) ?? "";
  const first = { field: "initialBatch", value: limit };
  return group.strategy === null ? fix`Start with ${limit} and grow, as linear: {${first}} does.` : fix`Set ${first}.`;
}

// src/rules/fleet/guard-weakened.ts
var guardWeakened = defineRule({
  id: "guard-weakened",
  detects: "a change that loosens or moves the configuration that judges from its merge on",
  systems: "all",
  severity: "error",
  judge: ({ side, plan }) => {
    if (side !== plan.head) return [];
    return (plan.loosened ?? []).map(({ kind, setting, before, after, place }) => ({
      subject: `${setting} ${before ?? ""} ${after ?? ""}`,
      message: `The configuration ${SAYS[kind]}: ${setting} ${from(before, after)}. This change is still ${kind === "shown" ? "shown" : "judged"} by the old one; every change after its merge by the new one.`,
      remediation: "Take it out of this change, and let the owners of the checks decide on it by itself.",
      place,
      ...kind === "shown" ? { severity: "warning" } : {},
      evidence: { setting, before, after }
    }));
  }
});
var SAYS = {
  looser: "becomes looser",
  moved: "judges otherwise",
  shown: "shows results otherwise"
};
function from(before, after) {
  if (after === null) return `loses ${before ?? ""}`;
  return before === null ? `gets ${after}` : `goes from ${before} to ${after}`;
}

// src/rules/fleet/held-rollout-starts.ts
var heldRolloutStarts = riskRule({
  id: "held-rollout-starts",
  detects: "an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going",
  severity: "warning"
});

// src/rules/fleet/in-freeze.ts
var inFreeze = defineRule({
  id: "in-freeze",
  detects: "a rollout that takes targets out during a change freeze of the configuration, and nodes that expire in one",
  systems: "all",
  severity: "error",
  judge: ({ side, base, plan }) => plan.freezes.flatMap((freeze) => [
    ...rolledGroups(side).flatMap((limited) => {
      const rolled = rolledIn(limited, freeze, plan);
      const aged = agedIn(limited, freeze, plan);
      const saysOpen = !rolled || wasOpenOnly(limited, base, freeze, plan);
      return [rolled, aged, saysOpen ? openIn(limited, freeze, plan) : null];
    }),
    ...removedInFreeze(side, base, freeze, plan)
  ])
});
function wasOpenOnly({ policy, group }, base, freeze, plan) {
  if (!base) return false;
  const before = rolledGroups(base).find(
    (other) => sameRef(other.policy.ref, policy.ref) && other.group.name === group.name
  );
  return before !== void 0 && rolledIn(before, freeze, plan) === null;
}
function rolledIn(limited, freeze, plan) {
  const { group, policy } = limited;
  if (policy.change?.interrupts === false) return null;
  const joining = new Set(factOf(group, "joining"));
  const takesOut = ({ targets: own }) => own.some((target) => !joining.has(target));
  const hits = group.batches.filter(takesOut).flatMap((batch) => {
    const [window] = clipTo({ from: batch.start, to: doneBy(batch, group) }, freeze.windows);
    return window ? [{ window, batch }] : [];
  });
  const [first] = hits;
  if (!first) return null;
  const going = hits.flatMap(({ batch }) => batch.targets).filter((target) => !joining.has(target));
  const targets = new Set(going).size;
  return groupViolation(limited, ["budget", "strategy", "selector"], {
    subject: `rollout ${freeze.name}`,
    says: `${share(targets, group.matched, group.unit)} ${targets === 1 ? "is" : "are"} out during the freeze "${freeze.name}", the first on ${instantText(first.window.from, plan.timeZone)} in batch ${first.batch.index}. The controller does not know of the freeze and goes on.`,
    remediation: `Start it so that it is done by ${instantText(freezeOf(first.window, freeze).from, plan.timeZone)}, or after the freeze ends on ${instantText(freezeOf(first.window, freeze).to, plan.timeZone)}.`,
    ofRollout: true,
    magnitude: targets,
    evidence: { freeze: freeze.name, targets, matched: group.matched, batch: first.batch.index }
  });
}
function doneBy({ start, end }, group) {
  if (end !== null) return end + settlingMs(group);
  return factOf(group, "open-ended") ? start + 1 : Infinity;
}
function agedIn(limited, freeze, plan) {
  const { expiries, matched, workMs } = limited.group;
  const going = [
    ...(expiries?.expired ?? []).map(({ at, goneAt }) => ({ from: at, to: goneAt ?? Infinity })),
    ...(expiries?.later ?? []).map(({ at }) => ({ from: at, to: at + Math.max(1, workMs.longest) }))
  ];
  const hits = going.flatMap((work) => clipTo(work, freeze.windows).slice(0, 1));
  const [first] = hits;
  if (!first) return null;
  return groupViolation(limited, ["expireAfter"], {
    subject: `expiry ${freeze.name}`,
    says: `${count(hits.length)} ${verb(hits.length, "expires", "expire")} (expireAfter) during the freeze "${freeze.name}", the first on ${instantText(first.from, plan.timeZone)}. Neither the freeze nor a budget holds that back.`,
    remediation: "Replace the nodes so that they reach their age outside the freeze, or set expireAfter: Never: a node that exists keeps the value it was made with until it is replaced.",
    magnitude: hits.length,
    evidence: { freeze: freeze.name, expiring: hits.length, matched },
    severity: expirySeverity(limited.group)
  });
}
function openIn(limited, freeze, plan) {
  const { calendar, matched } = limited.group;
  if (factOf(limited.group, "open-ended")) return mayStillBeOutIn(limited, freeze, plan);
  if (!calendar || isClosedByError(calendar) || matched === 0) return null;
  const isOpen = ({ limit }) => limit === null || limit > 0;
  const openTimes = (reason2) => freeze.windows.flatMap((window) => clipTo(window, timesWhen(calendar, reason2, plan.at, isOpen)));
  const reasons = calendar.reasons.filter(
    (reason2) => calendar.idle[reason2] === void 0 && openTimes(reason2).length > 0
  );
  const [reason] = reasons;
  const [first] = reason === void 0 ? [] : openTimes(reason);
  if (reason === void 0 || !first) return null;
  return calendarViolation(
    { limited, calendar },
    {
      subject: `open ${freeze.name}`,
      says: `during the freeze "${freeze.name}" the budgets let nodes go for ${reasonsText(reasons, calendar.reasons)}, first on ${instantText(first.from, plan.timeZone)}. Nobody has to merge anything for that.`,
      remediation: 'Add a budget of nodes: "0" with a schedule and a duration that cover the freeze.',
      evidence: { freeze: freeze.name, reasons },
      severity: "warning"
    }
  );
}
function mayStillBeOutIn(limited, freeze, plan) {
  const { matched, blocked, unit } = limited.group;
  const [first] = clipTo(plan.horizon, freeze.windows);
  if (!first || blocked.length >= matched) return null;
  const targets = matched - blocked.length;
  const { from: from2, to } = freezeOf(first, freeze);
  return groupViolation(limited, ["budget", "strategy", "selector"], {
    subject: `open-ended ${freeze.name}`,
    says: `${count(targets, unit)} may be out during the freeze "${freeze.name}", from ${instantText(first.from, plan.timeZone)} on: nothing says until when they go, or come back; only the assumed steps keep clear of it.`,
    remediation: `See to it that they are back by ${instantText(from2, plan.timeZone)}, or merge after the freeze ends on ${instantText(to, plan.timeZone)}.`,
    magnitude: targets,
    evidence: { freeze: freeze.name, targets, matched },
    severity: "warning"
  });
}
function freezeOf(part, { windows }) {
  return windows.find(({ from: from2, to }) => from2 <= part.from && part.from < to) ?? part;
}
function removedInFreeze(side, base, freeze, plan) {
  if (!base || !covers(freeze.windows, plan.at)) return [];
  return rolledGroups(base).flatMap((limited) => {
    const { policy, group } = limited;
    const targets = policy.onDelete?.targets.length ?? 0;
    if (targets === 0 || policyOf(side, policy.ref)) return [];
    return groupViolation(limited, ["budget", "strategy", "selector"], {
      subject: `rollout ${freeze.name}`,
      message: `${subjectOf(limited)} is gone from these files, and the freeze "${freeze.name}" is on: merging takes what it rolled from ${count(targets, group.unit)} at once.`,
      remediation: "Delete it after the freeze.",
      ofRollout: true,
      magnitude: targets,
      evidence: { freeze: freeze.name, targets, matched: group.matched }
    });
  });
}

// src/systems/claimed.ts
function claimedAs(named2) {
  for (const system of SYSTEMS) {
    const spec = kindOf(system.kinds, named2);
    if (spec) return { system, spec };
  }
  return null;
}

// src/manifest/words/between.ts
function firstBetween(text, open2, close, from2 = 0) {
  const start = text.indexOf(open2, from2);
  const closed = start < 0 ? -1 : text.indexOf(close, start + open2.length);
  return closed < 0 ? null : { start, end: closed + close.length };
}

// src/manifest/delivery/unresolved.ts
var PLACEHOLDER = /(?<!\$)\$[A-Za-z_][A-Za-z0-9_]*|\(\([^()]+\)\)|@@[^@]+@@|@[A-Z][A-Z0-9_]*@|%%[^%]+%%|__[A-Z][A-Z0-9_]*__/;
var MARKS = [
  ["{{", "}}"],
  ["<%", "%>"],
  ["%{", "}"],
  ["#{", "}"]
];
var DOLLARS = [
  ["${", "}"],
  ["$(", ")"]
];
var FREE_TEXT = /* @__PURE__ */ new Set([
  ...[
    "annotations",
    "args",
    "binaryData",
    "command",
    "configMap",
    "data",
    "description",
    "env",
    "envFrom",
    "exec"
  ],
  ...["hostAliases", "httpGet", "image", "imagePullSecrets", "managedFields", "message", "serviceAccount"],
  ...["serviceAccountName", "status", "stringData", "userData", "volumeMounts", "volumes"]
]);
function placeholderIn(manifest, freeText = []) {
  const { apiVersion, kind, name, namespace } = manifest;
  const identity = [
    [["apiVersion"], apiVersion],
    [["kind"], kind],
    [["metadata", "name"], name],
    [["metadata", "namespace"], namespace ?? ""]
  ];
  for (const [path, text] of identity) {
    const written = writtenIn(text);
    if (written !== null) return found(manifest, path, written);
  }
  const judged = Object.entries(manifest.object).filter(([key]) => key !== "metadata");
  const passed = /* @__PURE__ */ new Set([...FREE_TEXT, ...freeText]);
  const inside = search(Object.fromEntries(judged), [], passed);
  return inside && found(manifest, inside.path, inside.written);
}
function search(value, path, passed) {
  if (typeof value === "string") {
    const written = writtenIn(value);
    return written === null ? null : { path, written };
  }
  const entries = Array.isArray(value) ? value.map((item, index) => [index, item]) : isObject(value) ? Object.entries(value) : [];
  for (const [step, inside] of entries) {
    if (typeof step === "string" && passed.has(step)) continue;
    const written = typeof step === "string" ? writtenIn(step) : null;
    const deeper = written === null ? search(inside, [...path, step], passed) : { path: [...path, step], written };
    if (deeper !== null) return deeper;
  }
  return null;
}
function writtenIn(text) {
  const plain2 = PLACEHOLDER.exec(text);
  const spans = [
    ...plain2 === null ? [] : [{ start: plain2.index, end: plain2.index + plain2[0].length }],
    ...MARKS.flatMap(([open2, close]) => firstBetween(text, open2, close) ?? []),
    ...DOLLARS.flatMap(([open2, close]) => firstBetween(text, open2, close, unescaped(text, open2)) ?? [])
  ];
  const [first] = spans.toSorted((a, b) => a.start - b.start);
  return first === void 0 ? null : text.slice(first.start, first.end);
}
function unescaped(text, open2) {
  let at = text.indexOf(open2);
  while (at > 0 && text.charAt(at - 1) === "$") at = text.indexOf(open2, at + 1);
  return at < 0 ? text.length : at;
}
function found(manifest, path, written) {
  return { written: visible(written, 60), field: visible(pathText(path)), place: manifest.placeOf(path) };
}

// src/plan/objects/namespaces.ts
function inNamespaces(base, head, snapshot) {
  const all = [...head, ...base ?? []];
  const bare = all.filter((manifest) => manifest.namespace === null && isNamespacedKind(manifest));
  if (bare.length === 0) return { base, head, problems: [] };
  const own = ownAnswers(bare, all, snapshot);
  const beside2 = new Neighbours(bare, own);
  const answers = /* @__PURE__ */ new Map();
  for (const manifest of bare) {
    const key = keyOf3(manifest);
    const answer = own.get(key) ?? whereItWorks(manifest, beside2.of(manifest));
    if (answer && !answers.has(key)) answers.set(key, answer);
  }
  for (const side of [head, base ?? []]) withoutTaken(side, answers);
  const placed = (manifests) => manifests.flatMap((manifest) => inNamespace(manifest, answers));
  return { base: base && placed(base), head: placed(head), problems: problemsOf(bare, answers) };
}
function whereItWorks(manifest, beside2) {
  const [usual, ...others] = claimedAs(manifest)?.spec.onlyIn ?? [];
  if (usual === void 0) return beside2;
  const fitting = beside2?.namespaces.filter((one) => one === usual || others.includes(one)) ?? [];
  return fitting.length > 0 ? { namespaces: fitting, why: "beside" } : { namespaces: [usual], why: "only" };
}
function isNamespacedKind({ apiVersion, kind }) {
  const claimed = claimedAs({ apiVersion, kind });
  const isLookedAt = ({ looksAt = [] }) => kindOf(looksAt, { apiVersion, kind })?.isNamespaced === true;
  return claimed?.spec.isNamespaced ?? SYSTEMS.some(isLookedAt);
}
function isPlanned(manifest) {
  return claimedAs(manifest) !== null;
}
function keyOf3({ apiVersion, kind, name }) {
  return JSON.stringify([groupOf(apiVersion), kind, name]);
}
function withoutTaken(side, answers) {
  const written = new Set(
    side.flatMap((one) => one.namespace === null ? [] : [keyOf3(one) + JSON.stringify(one.namespace)])
  );
  for (const manifest of side) {
    const key = keyOf3(manifest);
    const answer = answers.get(key);
    if (manifest.namespace !== null || !answer) continue;
    if (answer.namespaces.some((namespace) => written.has(key + JSON.stringify(namespace))))
      answers.set(key, { namespaces: answer.namespaces, why: "taken" });
  }
}
function isUnclear({ namespaces, why: why2 }) {
  return namespaces.length > 1 || why2 === "taken";
}
function ownAnswers(bare, all, snapshot) {
  const live = groupedBy(snapshot.objects, keyOf3);
  const written = groupedBy(
    all.filter(({ namespace }) => namespace !== null),
    keyOf3
  );
  const answers = /* @__PURE__ */ new Map();
  for (const [key, manifests] of groupedBy(bare, keyOf3)) {
    const found2 = (live.get(key) ?? []).filter((one) => manifests.some((manifest) => isSame(manifest, one)));
    const isDefault = [...found2, ...written.get(key) ?? []].some(
      ({ namespace }) => (namespace ?? DEFAULT_NAMESPACE) === DEFAULT_NAMESPACE
    );
    const namespaces = isDefault ? [DEFAULT_NAMESPACE] : namesOf2(found2);
    if (namespaces.length > 0) answers.set(key, { namespaces, why: "live" });
  }
  return answers;
}
function isSame(written, live) {
  const [own, other] = [selectorOf(written), selectorOf(live)];
  return own === void 0 || other === void 0 || isSameJson(own, other);
}
function selectorOf({ object }) {
  return fieldAt(object, "spec", "selector");
}
function namesOf2(manifests) {
  return [...new Set(manifests.map(({ namespace }) => namespace ?? DEFAULT_NAMESPACE))].sort(byName);
}
var Neighbours = class {
  byFile = /* @__PURE__ */ new Map();
  byFolder = /* @__PURE__ */ new Map();
  constructor(bare, own) {
    for (const manifest of bare) {
      const namespaces = own.get(keyOf3(manifest))?.namespaces ?? [];
      add(this.byFile, manifest.place.file, namespaces);
      add(this.byFolder, folderOf2(manifest), namespaces);
    }
  }
  of(manifest) {
    const found2 = [this.byFile.get(manifest.place.file), this.byFolder.get(folderOf2(manifest))].find(
      (one) => one !== void 0 && one.size > 0
    );
    return found2 ? { namespaces: [...found2].sort(byName), why: "beside" } : null;
  }
};
function add(to, key, namespaces) {
  const known = to.get(key) ?? /* @__PURE__ */ new Set();
  for (const namespace of namespaces) known.add(namespace);
  to.set(key, known);
}
function folderOf2({ place }) {
  return place.file.slice(0, place.file.lastIndexOf("/") + 1);
}
function inNamespace(manifest, answers) {
  if (manifest.namespace !== null || !isNamespacedKind(manifest)) return [manifest];
  const answer = answers.get(keyOf3(manifest));
  if (!answer) return [manifest];
  if (isUnclear(answer)) return isPlanned(manifest) ? [] : [manifest];
  const [namespace = DEFAULT_NAMESPACE] = answer.namespaces;
  return [namespace === DEFAULT_NAMESPACE ? manifest : withNamespace(manifest, namespace)];
}
function inGivenNamespace(manifest, namespace) {
  return manifest.namespace === null && isNamespacedKind(manifest) ? withNamespace(manifest, namespace) : manifest;
}
function withNamespace(manifest, namespace) {
  const metadata = plain({ ...objectIn(manifest.object, "metadata"), namespace });
  return { ...manifest, namespace, object: plain({ ...manifest.object, metadata }) };
}
function plain(members) {
  return Object.assign(/* @__PURE__ */ Object.create(null), members);
}
function problemsOf(bare, answers) {
  const planned = firsts(bare.filter(isPlanned));
  const taken = /* @__PURE__ */ new Map();
  const unclear = [];
  for (const manifest of planned) {
    const answer = answers.get(keyOf3(manifest));
    if (!answer) continue;
    const [namespace] = answer.namespaces;
    if (isUnclear(answer)) unclear.push(unclearProblem(manifest, answer));
    else if (namespace !== void 0 && namespace !== DEFAULT_NAMESPACE)
      addTo(taken, JSON.stringify([answer.why, namespace]), manifest);
  }
  const warnings = [...taken.values()].map((manifests) => takenProblem(manifests, answers));
  return [...unclear, ...warnings];
}
function firsts(manifests) {
  return [...groupedBy(manifests, keyOf3).values()].map(([first]) => first);
}
function takenProblem(manifests, answers) {
  const [first] = manifests;
  const answer = first && answers.get(keyOf3(first));
  const namespace = visible(answer?.namespaces[0] ?? "");
  const count2 = manifests.length;
  const selector = first && selectorOf(first) !== void 0 ? "name and selector" : "name";
  const [it, one] = [verb(count2, "it", "them"), verb(count2, "one", "those")];
  const says = answer?.why === "live" ? `the snapshot has ${one} of ${verb(count2, `this ${selector}`, `these names`)} in ${namespace}, and the plan takes ${verb(count2, "it for that one", "them for those")}` : answer?.why === "only" ? `the plan takes ${it} to be in ${namespace}, as the controller looks for ${it} nowhere else` : `the snapshot does not have ${verb(count2, "it", "them")}, and the plan takes ${verb(count2, "it", "them")} to be in ${namespace}, as what stands beside ${verb(count2, "it", "them")} is`;
  return warningAt(
    first?.placeOf(["metadata", "name"]) ?? null,
    "namespace-assumed",
    `${listed(manifests)} ${verb(count2, "writes", "write")} no namespace; ${says}. Set \`namespace: ${namespace}\` in ${verb(count2, "its", "their")} metadata, or for the files in the configuration.`
  );
}
function unclearProblem(manifest, { namespaces, why: why2 }) {
  const where = listing(namespaces.map((name) => visible(name)));
  const selector = selectorOf(manifest) === void 0 ? "name" : "name and selector";
  const says = why2 === "live" ? `the snapshot has one of this ${selector} in each of ${where}` : why2 === "beside" ? `what stands beside it is in ${where}` : `the one that is in ${where} is described in these files already`;
  return errorAt(
    manifest.placeOf(["metadata", "name"]),
    "namespace-unclear",
    `${listed([manifest])} writes no namespace, and ${says}: nobody can tell which of them it is for, so it is not judged. Set \`namespace:\` in its metadata, or for the file in the configuration.`
  );
}
function listed(manifests) {
  return listing(manifests.map(({ kind, name }) => `${visible(kind)}/${visible(name)}`));
}

// src/manifest/mentions.ts
var ESCAPES = /\\(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|\/)/g;
var CONTINUED = /\\(?:\r\n?|\n)[ \t]*/g;
var HAS_ESCAPES = /\\[xuU/\r\n]/;
var TAGGED = /!!|!<|^%/m;
var WIDE = "\0";
function mentions(words) {
  const pattern = new RegExp(anyOf(shortest(words)));
  return (text) => {
    if (pattern.test(text) || isTagged(text) || text.includes(WIDE)) return true;
    return text.includes("\\") && HAS_ESCAPES.test(text) && pattern.test(decoded(text));
  };
}
var KIND = /\bkind["']?[ \t]*:[ \t]*["']?(\w+)/g;
function kindsWritten(text) {
  return Array.from(text.matchAll(KIND), ([, kind = ""]) => kind);
}
function isTagged(text) {
  return (text.includes("!") || text.includes("%")) && TAGGED.test(text);
}
function shortest(words) {
  const lower = [...new Set(words.map((word) => word.toLowerCase()))];
  return lower.filter((word) => !lower.some((other) => other !== word && word.includes(other)));
}
function anyOf(words) {
  const branches = [...groupedBy(words, (word) => word.charAt(0))].map(([first, those]) => {
    const rests = those.map((word) => word.slice(1));
    return first === "" ? "" : inAnyCase(first) + anyOf(rests);
  });
  return branches.length === 1 ? branches.join("") : `(?:${branches.join("|")})`;
}
function inAnyCase(character) {
  if (/[a-z]/.test(character)) return `[${character}${character.toUpperCase()}]`;
  return character === "." ? "\\." : character;
}
function decoded(text) {
  return text.replace(CONTINUED, "").replace(ESCAPES, (written, ...codes) => {
    if (written === "\\/") return "/";
    const code = Number.parseInt(codes.slice(0, 3).find((one) => one !== void 0) ?? "", 16);
    return code <= 1114111 ? String.fromCodePoint(code) : written;
  });
}

// src/plan/objects/fleet-kinds.ts
var MADE = {
  "karpenter.sh": ["NodeClaim"],
  "placement.kubernetes-fleet.io": [
    "ClusterResourceBinding",
    "ResourceBinding",
    "ClusterResourceSnapshot",
    "ResourceSnapshot",
    "ClusterSchedulingPolicySnapshot",
    "SchedulingPolicySnapshot",
    "Work",
    "AppliedWork",
    // Made for each stage that waits; who may approve says so in its status, which no file is applied with.
    "ClusterApprovalRequest",
    "ApprovalRequest"
  ],
  "cluster.kubernetes-fleet.io": ["InternalMemberCluster"]
};
function isMade({ apiVersion, kind }) {
  return entryOf(MADE, groupOf(apiVersion))?.includes(kind) === true;
}
function isOfFleet({ apiVersion, kind }) {
  if (kind === "Node") return apiVersion === "v1";
  return kind === "MemberCluster" && groupOf(apiVersion) === "cluster.kubernetes-fleet.io";
}
var NAMED = /* @__PURE__ */ new Set(["Node", "MemberCluster", ...Object.values(MADE).flat()]);
function namesFleet(text) {
  return kindsWritten(text).some((kind) => NAMED.has(kind));
}

// src/plan/objects/planned-kinds.ts
var PLANNED_GROUPS = new Map(
  [...groupedBy(specs(), ({ group, only }) => only === void 0 ? group : void 0)].map(
    ([group, own]) => [group, own.map(({ kind }) => kind)]
  )
);
var OWN = new Set(SYSTEMS.flatMap(({ ownGroups }) => ownGroups));
var WHOLE3 = new Map(
  SYSTEMS.flatMap(
    ({ kinds, otherKinds = {} }) => Object.entries(otherKinds).map(([group, others]) => [
      group,
      [...others, ...kinds.flatMap((one) => one.group === group ? one.kind : [])]
    ])
  )
);
var PLANNED_KINDS = [
  .../* @__PURE__ */ new Set([
    ...[...PLANNED_GROUPS.values()].flat(),
    ...specs().flatMap(({ only, kind }) => only === "former" ? [kind] : [])
  ])
];
var OWN_GROUPS = [...PLANNED_GROUPS.keys()].filter(
  (group) => group.includes(".")
);
var WORDS = [
  ...PLANNED_KINDS,
  ...OWN_GROUPS,
  // The names of these groups alone are in many files.
  ...[...PLANNED_GROUPS.keys()].filter((group) => !group.includes(".")).map((group) => `${group}/v`),
  ...SYSTEMS.flatMap(({ alsoMentions = [] }) => alsoMentions)
];
var NEIGHBOURS = [
  ...["NodeClass", "HorizontalPodAutoscaler", "ScaledObject", "PriorityClass"],
  ...["PersistentVolume", "RuntimeClass", "ServiceAccount"]
];
var REFERRING = SYSTEMS.flatMap(({ referringGroups = [] }) => referringGroups);
var WATCHED = [...WORDS, ...NEIGHBOURS, ...REFERRING];
var mayHoldPlanned = mentions(WORDS);
var mentionsNeighbour = mentions([...WORDS, ...NEIGHBOURS]);
var SETTINGS = /\bkind["']?[ \t]*:[ \t]*["']?(?:ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;
function holdsSettings(text) {
  return SETTINGS.test(text);
}
var refersToAny = mentions(REFERRING);
var INTEREST = { concerns, mayHold: (text) => mayHoldPlanned(text) || namesFleet(text) };
function concerns(apiVersion, kind) {
  if (apiVersion === null) return kind !== null && PLANNED_KINDS.includes(kind);
  if (kind === null) return PLANNED_GROUPS.has(groupOf(apiVersion));
  return isMeantToBePlanned(apiVersion, kind) || PLANNED_KINDS.includes(kind);
}
function isMeantToBePlanned(apiVersion, kind) {
  return claimedAs({ apiVersion, kind }) !== null || meantKind({ apiVersion, kind }) !== null || isUnknownKind({ apiVersion, kind }) || meantGroup({ apiVersion, kind }) !== null;
}
function isMissed(manifest) {
  if (isPlanned2(manifest)) return false;
  const { apiVersion, kind } = manifest;
  return isMeantToBePlanned(apiVersion, kind) || PLANNED_GROUPS.has(groupOf(apiVersion)) && /[$%{}<>]/.test(kind);
}
function isPlanned2(manifest) {
  return claimedAs(manifest) !== null || SYSTEMS.some((system) => system.reads?.(manifest) === true);
}
function meantGroup({ apiVersion, kind }) {
  const group = groupOf(apiVersion);
  const meant = nearest(group, groupsOfKind(kind));
  return meant === null || meant === group ? null : `${meant}${apiVersion.slice(group.length)}`;
}
function meantKind({ apiVersion, kind }) {
  const group = groupOf(apiVersion);
  const kinds = PLANNED_GROUPS.get(group) ?? [];
  if (!OWN.has(group)) return sameLetters(kind, kinds);
  return kind.endsWith("List") ? null : nearest(kind, kinds) ?? kinds.join(" or ");
}
function isUnknownKind({ apiVersion, kind }) {
  const known = WHOLE3.get(groupOf(apiVersion));
  return known !== void 0 && !known.includes(kind) && !kind.endsWith("List");
}
function groupsOfKind(kind) {
  return [...PLANNED_GROUPS].filter(([, kinds]) => kinds.includes(kind)).map(([group]) => group);
}
function specs() {
  return SYSTEMS.flatMap(({ kinds }) => kinds);
}
function sameLetters(kind, known) {
  return known.find((candidate) => candidate.toLowerCase() === kind.toLowerCase()) ?? null;
}

// src/plan/reading/carriers.ts
var CARRIERS = /* @__PURE__ */ new Map([
  ["helm.toolkit.fluxcd.io", "*"],
  ["kustomize.toolkit.fluxcd.io", "*"],
  ["source.toolkit.fluxcd.io", "*"],
  ["argoproj.io", ["Application", "ApplicationSet"]],
  ["helm.cattle.io", ["HelmChart", "HelmChartConfig"]]
]);
var mayHoldCarrier = mentions([...CARRIERS.keys()]);
function isCarrier({ apiVersion, kind }) {
  const kinds = CARRIERS.get(groupOf(apiVersion));
  return kinds === "*" || kinds?.includes(kind) === true;
}
function unrenderedCarriers(before, after) {
  const [was, is] = [carriersIn(before), carriersIn(after)];
  if (before === null) return named([...is.values()]);
  const added = [...is].flatMap(([identity, one]) => was.has(identity) ? [] : [one]);
  const edited = [...is].flatMap(([identity, one]) => {
    const earlier = was.get(identity);
    return earlier === void 0 || isSameJson(earlier.object, one.object) ? [] : [one];
  });
  const gone2 = [...was].flatMap(([identity, one]) => is.has(identity) ? [] : [one]);
  return [...added.map(unrendered), ...named([...edited, ...gone2])];
}
function carriersIn(side) {
  const found2 = (side?.contents ?? []).flatMap(
    ({ file: { followed = [] }, manifests }) => manifests.filter((one) => isCarrier(one) && !followed.includes(groupOf(one.apiVersion)))
  );
  return new Map(found2.map((one) => [identityOf(one), one]));
}
function unrendered(carrier) {
  const message = `${titleOf(carrier)} is new, and no source renders it: what it brings to the cluster was not evaluated. ${byEntry(carrier)}`;
  return errorAt(carrier.place, "not-rendered", message);
}
function named(carriers) {
  const [first] = carriers;
  if (first === void 0) return [];
  const message = `Not evaluated: ${few(carriers.map(titleOf))} (no source renders it). ${byEntry(first)}`;
  return [unjudgedAt(first.place, "not-rendered", message)];
}
function byEntry({ apiVersion, place }) {
  const group = groupOf(apiVersion);
  if (group === "argoproj.io") return byArgo(place.file);
  return group.endsWith("fluxcd.io") ? byFlux(folderOf(place.file)) : bySomething();
}

// src/plan/reading/kustomize.ts
function kustomizationOf({ path, text }) {
  const [object] = parseDocuments(text, path, LIMITS).filter(isObject);
  if (object === void 0)
    return {
      path,
      resources: null,
      components: [],
      written: [],
      patches: [],
      deciding: [],
      isPlain: false,
      transforms: [],
      hasCharts: false
    };
  const references = referencesIn(object).filter(({ isInline }) => !isInline);
  const written = references.flatMap(
    (one) => one.key === "resources" || one.key === "bases" ? one.written : []
  );
  const paths = (isWanted) => references.filter(isWanted).map((one) => beside(path, one.written));
  return {
    path,
    resources: written.map((one) => beside(path, one)),
    components: paths(({ key }) => key === "components"),
    written: written.map((one) => beside("", one)),
    patches: paths(({ use }) => use === "patch"),
    deciding: [
      ...paths(({ use, key }) => use === "patch" || key === "replacements" || key === "transformers"),
      ...chartValuesIn(object).map((one) => beside(path, one))
    ],
    isPlain: changesIn(object).length === 0 && object["kind"] !== "Component",
    transforms: transformsIn(object),
    hasCharts: chartKeysIn(object).length > 0
  };
}
function beside(file, written) {
  const steps = file.split("/").slice(0, -1);
  for (const step of written.split("/")) {
    if (step === "..") {
      const up = steps.at(-1);
      if (up === void 0 || up === "..") steps.push("..");
      else steps.pop();
    } else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
var Kustomizations = class {
  patches = /* @__PURE__ */ new Map();
  /** By a file that they name among their resources. */
  byFile;
  /** By a folder that they name, of which they take what its own kustomization makes. */
  byFolder;
  order;
  found = /* @__PURE__ */ new Map();
  constructor(files) {
    const all = files.filter(({ path }) => isKustomization(path)).map(kustomizationOf);
    for (const one of all) for (const path of one.patches) this.patches.set(path, one);
    this.byFile = byEachOf(all, ({ resources }) => resources ?? []);
    this.byFolder = byEachOf(all, ({ resources, components }) => [...resources ?? [], ...components]);
    this.order = new Map(all.map((one, index) => [one, index]));
  }
  /** The one that takes a file as a patch; null for a file that is no patch, or stands for whole objects too. */
  patching(path) {
    return this.patches.get(path) ?? null;
  }
  /** Those that take the objects of a file, or of its folder, and change what is judged of them. */
  transforming(file) {
    return this.taking(file).filter(({ transforms }) => transforms.length > 0);
  }
  /** True where the kustomization of a folder takes a file, from wherever it lies. */
  takesFrom(folder, file) {
    return this.taking(file).some(({ path }) => folderOf(path) === folder);
  }
  /** Those that name a file, or a folder of one that does, in their order. From the file upwards: there are many, and few take it. */
  taking(file) {
    const known = this.found.get(file);
    if (known !== void 0) return known;
    const taking = new Set(this.byFile.get(file));
    let last = [...taking];
    for (let depth = 0; depth < MAX_DEPTH && last.length > 0; depth++) {
      const next = last.flatMap(({ path }) => this.byFolder.get(folderOf(path)) ?? []);
      last = [...new Set(next)].filter((one) => !taking.has(one));
      for (const one of last) taking.add(one);
    }
    const ordered = [...taking].sort((a, b) => (this.order.get(a) ?? 0) - (this.order.get(b) ?? 0));
    this.found.set(file, ordered);
    return ordered;
  }
};
var MAX_DEPTH = 8;
function byEachOf(all, namedBy) {
  const by = /* @__PURE__ */ new Map();
  for (const one of all) for (const name of new Set(namedBy(one))) addTo(by, name, one);
  return by;
}

// src/plan/reading/parts.ts
function partsOf(files) {
  const charts = files.filter(({ path }) => /(?:^|\/)Chart\.yaml$/.test(path)).map(({ path }) => folderOf(path)).filter((chart) => {
    const templates = chart === "" ? "templates/" : `${chart}/templates/`;
    return files.some(({ path, text }) => path.startsWith(templates) && mayRender(text ?? ""));
  });
  const kustomizations = files.flatMap(
    ({ path, text }) => isKustomization(path) && text !== null ? kustomizationOf({ path, text }) : []
  );
  const named2 = new Set(kustomizations.flatMap(({ deciding }) => deciding));
  const folders = [...charts, ...kustomizations.flatMap(({ components }) => components)];
  return (path) => named2.has(path) || /\.(?:ya?ml|tpl)$/.test(path) && folders.some((folder) => isWithin(folder, path));
}
function inputOf(renderedPaths) {
  const rendered = new Set(renderedPaths.map((path) => path.replace(/\/$/, "")));
  return (path) => {
    for (let at = path; ; at = folderOf(at)) {
      if (rendered.has(at)) return true;
      if (at === "") return false;
    }
  };
}
function mayRender(text) {
  return mayHoldPlanned(text) || mayHoldCarrier(text);
}

// src/plan/reading/set-aside.ts
function asideOf(manifest, kustomizations) {
  const { apiVersion, kind, place } = manifest;
  const isUnknownKind2 = placeholderIn({ ...manifest, name: "", namespace: null, object: {} }) !== null;
  const isPlanned3 = isUnknownKind2 ? INTEREST.concerns(apiVersion, null) || INTEREST.concerns(null, kind) : INTEREST.concerns(apiVersion, kind);
  if (!isPlanned3) return null;
  const patching = kustomizations?.patching(place.file) ?? null;
  if (patching !== null) return patchProblem(manifest, patching);
  const placeholder = placeholderIn(manifest, claimedAs(manifest)?.spec.freeText);
  if (placeholder !== null) return placeholderProblem(manifest, placeholder);
  const [transforming] = (kustomizations?.transforming(place.file) ?? []).filter(
    ({ transforms }) => transforms.some((one) => one !== "namespace" || isNamespacedKind(manifest))
  );
  return transforming ? transformProblem(manifest, transforming) : null;
}
function sameAsideIn(others) {
  const byIdentity2 = lazily(() => groupedBy(others, ({ manifest }) => identityOf(manifest)));
  return ({ manifest }) => (byIdentity2().get(identityOf(manifest)) ?? []).some((other) => isSameObject(manifest, other.manifest));
}
function isSameObject(a, b) {
  if (a.name !== b.name || a.kind !== b.kind || identityOf(a) !== identityOf(b)) return false;
  return a.object === b.object || isSameJson(a.object, b.object);
}
function patchProblem(manifest, { path }) {
  const message = `${titleOf(manifest)} was not judged: it is a patch that ${visible(path)} puts over an object, and a part of one has no plan. ${byKustomize(folderOf(path))}`;
  return errorAt(manifest.place, "kustomize-patch", message);
}
function transformProblem(manifest, { path, transforms }) {
  const message = `${titleOf(manifest)} was not judged: the cluster gets another object than this one, as ${visible(path)} changes it (${visible(transforms.join(", "))}). ${byKustomize(folderOf(path))}`;
  return errorAt(manifest.place, "kustomize-transforms", message);
}
function placeholderProblem(manifest, { written, field, place }) {
  const name = /^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.exec(written)?.[1];
  const fix2 = name === void 0 ? bySomething() : `Give its value in the configuration (\`variables: {${name}: VALUE}\`).`;
  const message = `${titleOf(manifest)} was not judged: ${written} in ${field} is put in when it is applied, and nobody says here what it is. ${fix2}`;
  return errorAt(place, "unresolved-variable", message);
}
function isBuiltBeside({ place }, kustomizations, { renderedPaths = [] }) {
  if (renderedPaths.length === 0) return false;
  const patching = kustomizations.patching(place.file);
  const taking = [...patching ? [patching] : [], ...kustomizations.transforming(place.file)];
  const isRendered = inputOf(renderedPaths);
  return taking.some(({ path }) => isRendered(path));
}

// src/plan/refused-edits.ts
function refusedEdits(head, { before, after }, findings) {
  const refused = head.policies.filter(
    (policy) => !policy.live && isRefused(policy) && !failsAlready(policy.ref, findings)
  );
  if (refused.length === 0) return [];
  const was = byIdentity(before);
  const edited = after.filter((manifest) => {
    const other = was.get(identityOf(manifest));
    return other === void 0 || !isSameObject(manifest, other);
  });
  return refused.flatMap((policy) => {
    const manifest = edited.find((one) => isOf(policy, one));
    return manifest ? [refusedProblem(policy, manifest)] : [];
  });
}
function isRefused({ rejections }) {
  return rejections.some(({ consequence }) => consequence === void 0);
}
function isOfPart({ message }) {
  return /\brequired\b|\bmissing\b/i.test(message);
}
function failsAlready(ref, findings) {
  return findings.some(
    ({ rule, severity, status, policy }) => rule === "invalid-policy" && severity === "error" && (status === "new" || status === "worsened") && policy?.kind === ref.kind && policy.namespace === ref.namespace && policy.name === ref.name
  );
}
function isOf({ ref, apiVersion }, manifest) {
  return ref.kind === manifest.kind && ref.name === manifest.name && groupOf(apiVersion) === groupOf(manifest.apiVersion) && (ref.namespace === null || ref.namespace === namespaceOf(manifest));
}
function refusedProblem({ ref, rejections }, manifest) {
  const refused = rejections.filter(({ consequence }) => consequence === void 0);
  const [first] = refused;
  const name = refText(ref);
  const isPartial = refused.some(isOfPart);
  const folder = visible(manifest.place.file.slice(0, Math.max(0, manifest.place.file.lastIndexOf("/")))) || ".";
  const says = isPartial ? `It looks like a part of ${name} that something else completes, such as a kustomize patch. Where it is, name what builds it in \`policies\` of the configuration (\`- kustomize: ${folder}\`); else correct the field.` : "Correct the field.";
  return errorAt(
    first?.place ?? manifest.place,
    "refused-edit",
    `${name} is edited, and as it is written here the cluster refuses it (${visible(first?.message ?? "", 200)}), so nobody can tell what the edit does. ${says}`
  );
}

// src/rules/fleet/invalid-policy.ts
var invalidPolicy = policyRule({
  id: "invalid-policy",
  detects: "an object that the controller's own admission rules refuse, or that is stored and can not work",
  systems: "all",
  severity: "error",
  judge: (policy, { base }) => policy.rejections.map(({ consequence, fix: fix2 = "Correct the field.", ...rejection }, i) => ({
    subject: `${rejection.by}#${i}`,
    message: consequence === void 0 ? `${refText(policy.ref)} is refused (${rejection.by}): ${rejection.message}.` : `${refText(policy.ref)} is stored but can not work (${rejection.by}): ${rejection.message}. ${consequence}`,
    remediation: consequence === void 0 ? `${fix2} Until then the cluster keeps the object it has, and this change does nothing.` : fix2,
    place: rejection.place,
    // That it could not work before is no excuse: what the change is for does not happen. Of a part nobody can tell that.
    ...consequence === void 0 ? { isEdited: isEdited(policy, base) && !isOfPart(rejection) } : { rolls: [policy.ref], isOfWaiting: true },
    evidence: { by: rejection.by, reason: rejection.message }
  }))
});
function isEdited({ ref, written }, base) {
  const before = policyOf(base, ref);
  return before !== void 0 && !isSameJson(before.written, written);
}

// src/rules/fleet/inventory-stale.ts
var HOUR_MS2 = 36e5;
var inventoryStale = defineRule({
  id: "inventory-stale",
  detects: "a snapshot so old that the fleet may be another one by now",
  systems: "all",
  severity: "warning",
  options: strictObject({
    /** A snapshot older than this is a warning. */
    warnAfterHours: number().min(0).default(24),
    /** And older than this an error. */
    errorAfterHours: number().min(0).default(168)
  }),
  judge: ({ side, plan, options: options10 }) => {
    const { takenAt } = plan.snapshot;
    if (takenAt === null || side !== plan.head || side.policies.length === 0) return [];
    const hours = (plan.at - takenAt) / HOUR_MS2;
    if (hours <= options10.warnAfterHours) return [];
    const isHub = plan.snapshot.nodes === 0 && plan.snapshot.clusters > 0;
    const unit = isHub ? "clusters" : "nodes";
    return [
      {
        subject: "age",
        message: `The snapshot is ${ageText2(hours)} old at the moment this plan is made for. Every count of ${unit}, and which of them go together, is of that moment: ${unit} that came, went or were relabelled since are not in it.`,
        remediation: isHub ? "Take a new snapshot on the hub, of all the kinds that docs/snapshots.md lists for KubeFleet." : "Take a new snapshot: `kubectl get nodes -o json | fleetplan snapshot`.",
        evidence: { ageHours: Math.floor(hours), warnAfterHours: options10.warnAfterHours },
        severity: hours > options10.errorAfterHours ? "error" : "warning"
      }
    ];
  }
});
function ageText2(hours) {
  return hours < 48 ? `${Math.floor(hours)} hours` : `${Math.floor(hours / 24)} days`;
}

// src/rules/skyhook/last-batch-dominates.ts
var lastBatchDominates = groupRule({
  id: "last-batch-dominates",
  detects: "growing batches of which one is so large that it is the rollout, and those before it only its prelude",
  systems: ["skyhook"],
  severity: "warning",
  options: strictObject({
    /** One batch with more than this share of the group dominates it. */
    abovePercent: number().min(1).max(100).default(30),
    /** In smaller groups a batch of two is a large share already. */
    fromTargets: number().int().min(1).default(10)
  }),
  judge: (limited, { options: options10 }) => {
    const { group } = limited;
    const batches = freshBatchesOf(limited);
    const [first = 0] = batches;
    const largest = batches.reduce((most, size) => Math.max(most, size), 0);
    if (group.matched < options10.fromTargets || largest <= first) return null;
    if (largest * 100 <= options10.abovePercent * group.matched) return null;
    const index = batches.indexOf(largest) + 1;
    const before = batches.slice(0, index - 1).reduce((sum, size) => sum + size, 0);
    const isFresh = batches.join() === group.batches.map(({ size }) => size).join();
    return groupViolation(limited, ["growthFactor", "delta", "strategy"], {
      says: `batch ${index} of ${batches.length} takes ${share(largest, group.matched, group.unit)} after ${before} that went before (${batches.join(", ")}${isFresh ? "" : ", when a rollout starts anew"}). A fault that these ${count(before, group.unit)} did not show breaks all ${largest}.`,
      remediation: fixFor(limited, options10.abovePercent),
      magnitude: largest,
      evidence: { batches: [...batches], largest, batch: index, matched: group.matched }
    });
  }
});
function fixFor({ group }, abovePercent) {
  const allowed = Math.max(1, Math.floor(group.matched * abovePercent / 100));
  const isLinear = group.strategy?.["kind"] === "linear";
  return isLinear ? fix`Use a size that does not grow: fixed: {${{ field: "initialBatch", value: allowed }}} or less.` : "Grow by addition, as linear: {delta: 1} does.";
}

// src/rules/skyhook/legacy-field.ts
var legacyField = groupRule({
  id: "legacy-field",
  detects: "interruptionBudget, which has no stop; the policy that keeps its batch size is computed for these nodes",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    const { declared, enforced } = group.ceiling;
    if (limited.policy.missingReferences.length > 0) return null;
    if (factOf(group, "compartment")?.isFallback === true) return null;
    const isLegacy = group.declaredIn.kind !== "DeploymentPolicy";
    if (!isLegacy || declared === null || enforced === null || group.matched === 0) return null;
    const scales = typeof declared === "string";
    return groupViolation(limited, ["budget"], {
      says: `interruptionBudget ${declared} takes ${share(enforced, group.matched)} at a time (${freshBatchesOf(limited).length} batches), with no failureThreshold and in no defined order. A policy with fixed: {initialBatch: 1} and the same budget, as the migration guide shows it, would take 1 at a time.`,
      remediation: `To keep the batch size of today, name a DeploymentPolicy in its place with default: {budget: {count: ${enforced}}, strategy: {fixed: {initialBatch: ${enforced}, failureThreshold: 1, safetyLimit: 100}}}` + (scales ? `; ${enforced} is ${declared} of these ${group.matched} nodes and does not grow with them.` : "."),
      evidence: { declared, initialBatch: enforced, matched: group.matched }
    });
  }
});

// src/rules/skyhook/legacy-group.ts
var legacyGroup = policyRule({
  id: "legacy-group",
  detects: "an object of the API group skyhook.nvidia.com, which newer operators refuse to have edited",
  systems: ["skyhook"],
  severity: "warning",
  judge: (policy) => factsOf(policy, "legacy").map((legacy) => ({
    subject: legacy.refused ? "refused" : "leaving",
    says: legacy.message,
    remediation: legacy.remediation,
    place: legacy.place,
    evidence: { apiVersion: policy.apiVersion, refused: legacy.refused },
    severity: legacy.refused ? "error" : "warning"
  }))
});

// src/rules/fleet/limit-ignored.ts
var limitIgnored = riskRule({
  id: "limit-ignored",
  detects: "a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods",
  severity: "warning"
});

// src/rules/karpenter/local-time-shift.ts
var localTimeShift = defineRule({
  id: "local-time-shift",
  detects: "a window in UTC that moves against the clocks of the configured time zone when they change",
  systems: ["karpenter"],
  severity: "warning",
  judge: ({ side, plan }) => timedGroups(side).flatMap((timed) => {
    const changes = zoneChanges({ from: plan.at, to: timed.calendar.within.to }, plan.timeZone);
    const [change] = changes;
    if (!change) return [];
    const until = changes[1]?.at ?? timed.calendar.within.to;
    const idle = new Set(redundantLimits(timed.calendar).map(({ limit }) => limit));
    const acting = new Set(actingReasons(timed.calendar));
    const decides = (limit) => limit.error === null && !idle.has(limit) && limit.reasons.some((reason) => acting.has(reason));
    return timed.calendar.limits.flatMap(
      (limit) => limit.schedule !== null && decides(limit) && moves(limit, change, until, timed) ? [shiftOf(timed, limit, change, plan)] : []
    );
  })
});
function moves(limit, change, until, { calendar }) {
  const { from: from2, to } = calendar.within;
  const edges = limit.windows.flatMap((window) => [window.from, window.to]).filter((at) => at > from2 && at < to);
  const timesOf = (list, offset) => [...new Set(list.map((at) => at + offset - dayOf(at + offset).startMs))].sort((a, b) => a - b).join(" ");
  const before = edges.filter((at) => at < change.at);
  const after = edges.filter((at) => at >= change.at && at < until);
  if (before.length === 0 || after.length === 0) return false;
  return timesOf(before, change.beforeMs) !== timesOf(after, change.afterMs);
}
function shiftOf(timed, limit, change, plan) {
  const { timeZone } = plan;
  const week = weekAfter(change, timeZone);
  const actual = clipTo(week, limit.windows);
  const shift = change.beforeMs - change.afterMs;
  const moved = (list) => list.map(({ from: from2, to }) => ({ from: from2 + shift, to: to + shift }));
  const expected = clipTo(week, moved(limit.windows));
  const gained = without(actual, expected);
  const lost2 = without(expected, actual);
  const city = cityOf(timeZone);
  const texts = [
    lost2.length === 0 ? null : `${weekText(lost2, week, timeZone)} is outside of it then (${allowedText(timed, limit, lost2)})`,
    gained.length === 0 ? null : `${weekText(gained, week, timeZone)} is inside`
  ].filter((text) => text !== null);
  const consequence = texts.length === 0 ? "" : ` So ${texts.join(", and ")}.`;
  return limitViolation(timed, limit, {
    says: `from the clock change on ${instantText(change.at, timeZone)} on, ${limitName(limit)} holds ${weekText(limit.windows, week, timeZone)} ${city} instead of ${weekText(moved(limit.windows), week, timeZone)}, as schedules are in UTC.${consequence}`,
    remediation: lost2.length === 0 ? "Change the schedule on that day, or choose hours that do not matter by one hour." : `Make the window long enough for both: begin it, and end it, with the earlier and the later of the two times.`,
    evidence: {
      schedule: limit.schedule,
      timeZone,
      changesAt: instantText(change.at),
      before: weekText(moved(limit.windows), week, timeZone),
      after: weekText(limit.windows, week, timeZone)
    }
  });
}
function weekAfter(change, timeZone) {
  const day = dayOf(toWallClock(change.at, timeZone)).startMs;
  return { from: fromWallClock(day + DAY_MS, timeZone), to: fromWallClock(day + DAY_MS + WEEK_MS, timeZone) };
}
function allowedText({ calendar }, limit, times) {
  const [first] = times;
  const spans = calendar.spans.filter(
    ({ reason, from: from2, to }) => first && reason === limit.reasons[0] && from2 < first.to && to > first.from
  );
  if (spans.some((span) => span.limit === null)) return "no limit";
  const most = Math.max(0, ...spans.map((span) => span.limit ?? 0));
  return `${count(most)} at once`;
}

// src/rules/pika/maintenance-never-ends.ts
var SHOWN5 = 3;
var maintenanceNeverEnds = defineRule({
  id: "maintenance-never-ends",
  detects: "a maintenance object that cannot come to its end",
  systems: ["pika"],
  severity: "error",
  judge: (judged) => [...faultViolations(judged, "never-ends"), ...deletedNodes(judged.side)]
});
function deletedNodes(side) {
  return rolledGroups(side).flatMap((limited) => {
    const { policy, group } = limited;
    const nodes = group.deletedByOthers ?? [];
    return policy.ref.system === "pika" && nodes.length > 0 ? [deletedViolation(side, limited, nodes)] : [];
  });
}
function deletedViolation(side, limited, nodes) {
  const by = deletersOf(side, nodes);
  const shown2 = few(nodes, SHOWN5);
  const { length } = nodes;
  return groupViolation(limited, ["spec.nodeObject"], {
    subject: "deleted",
    message: `${labelOf(side, limited.policy.ref)}: ${by} deletes ${shown2} before the maintenance is over. The controller stops where it does not find the node, and the finalizer holds ${verb(length, "the object", "these objects")} for good.`,
    remediation: `Announce nodes that stay, or let one of the two be over before the other is merged.`,
    magnitude: length,
    evidence: { nodes: [...nodes], deletedBy: by }
  });
}
function deletersOf(side, nodes) {
  const gone2 = new Set(nodes);
  const rolls = ({ batches }) => batches.some(({ targets }) => targets.some((target) => gone2.has(target)));
  const pools = side.policies.filter(
    ({ ref, effect }) => traitsOf(ref.system).deletesNodes && effect.groups.some(rolls)
  );
  return pools.length === 0 ? "another controller" : pools.map(({ ref }) => labelOf(side, ref)).join(", ");
}

// src/rules/pika/maintenances-share-domain.ts
var options5 = strictObject({
  /** The most nodes of one failure domain, however the dry rollout spreads the maintenances over time. */
  domain: limitSchema("50%"),
  /** Domains with fewer nodes are left alone. */
  fromNodes: number().int().min(1).default(2)
});
var maintenancesShareDomain = defineRule({
  id: "maintenances-share-domain",
  detects: "maintenances that are announced for too many nodes of one failure domain, which nothing holds apart",
  systems: ["pika"],
  severity: "error",
  options: options5,
  judge: domainViolations
});
function domainViolations({ side, plan, options: options10 }) {
  const { inventory } = plan;
  if (!inventory) return [];
  const planned = plannedNodes(side);
  const domains = side.combined.byDomain.flatMap(({ key, value, matched }) => {
    const own = planned.filter(({ node }) => inventory.labelsOf(node)[key] === value);
    const nodes = new Set(own.map(({ node }) => node)).size;
    const isTooMany = matched >= options10.fromNodes && nodes > limitFor(options10.domain, matched);
    return isTooMany ? [{ key, value, matched, nodes, policy: own[0]?.policy ?? null }] : [];
  });
  return [...new Set(domains.map(({ key }) => key))].flatMap((key) => {
    const own = domains.filter((domain) => domain.key === key).sort((a, b) => b.nodes - a.nodes);
    const [worst] = own;
    return worst ? [violationOf2(worst, own, options10)] : [];
  });
}
function violationOf2(worst, all, { domain }) {
  const { key, value, matched, nodes, policy } = worst;
  const limit = limitFor(domain, matched);
  const others = all.slice(1).map((one) => `${one.value} (${one.nodes} of ${one.matched})`);
  const also = others.length > 0 ? ` Also ${few(others, 10)}.` : "";
  return {
    subject: `domain ${key}`,
    message: `Maintenances are announced for ${share(nodes, matched)} of ${key} ${value}, and nothing holds them apart. The limit of a domain is ${limitWords(domain, limit, "node")}.${also}`,
    remediation: `Announce at most ${count(limit)} of ${key} ${value} at a time, and the others when those are done.`,
    place: policy?.place ?? null,
    magnitude: all.reduce((sum, one) => sum + one.nodes, 0),
    evidence: {
      key,
      domains: all.map((one) => ({ value: one.value, planned: one.nodes, members: one.matched }))
    }
  };
}
function plannedNodes(side) {
  return side.policies.filter(({ ref, isDeleted }) => ref.system === "pika" && !isDeleted).flatMap(
    (policy) => policy.effect.groups.flatMap(({ targets }) => targets.map((node) => ({ node, policy })))
  );
}

// src/rules/kubefleet/membership-may-change.ts
var membershipMayChange = policyRule({
  id: "membership-may-change",
  detects: "a rollout that is aborted for good when a target joins, leaves or is relabelled before it is done, over targets that are picked openly, or whose targets this change moves",
  systems: ["kubefleet"],
  severity: "warning",
  judge: (policy) => {
    const membership = factOf(policy, "fixed-membership");
    if (!membership) return null;
    if (membership.aborted !== null) return aborted(policy, membership, membership.aborted);
    if (!membership.isOpen || policy.effect.outcome === "stuck") return null;
    return open(policy, membership);
  }
});
function aborted(policy, membership, cause) {
  return {
    subject: "aborted",
    message: `${refText(policy.ref)} is under way and is aborted for good in its next pass: ${cause}.`,
    remediation: "Merge the edit of the placement when the run is done, or take back what moved the clusters; once it is aborted, only a new run goes on.",
    place: membership.place,
    evidence: { cause },
    severity: "error"
  };
}
function open(policy, membership) {
  const { pickedBy, waiting } = membership;
  const picker = refText(pickedBy);
  const all = policy.effect.groups.flatMap((group) => factOf(group, "stage")?.pauses ?? []);
  const pauses = all.filter(({ isPassed }) => isPassed !== true);
  return {
    ...subjectOfPolicy(policy, "open"),
    says: `${picker} picks every cluster that fits, but a run goes on only over those it began with: one that joins, leaves or changes its labels before the end aborts it for good.${durationText(pauses)}${waitingText(waiting)}`,
    remediation: "Until the run is done, let clusters join with a taint that the placement does not tolerate, and relabel or remove none.",
    place: membership.place,
    rolls: [policy.ref],
    magnitude: waiting.length,
    evidence: {
      approvals: pauses.filter(({ kind }) => kind === "approval").length,
      waitMinutes: Math.round(waitMs(pauses) / 6e4),
      waiting: waiting.map(({ target }) => target)
    }
  };
}
function durationText(pauses) {
  const approvals2 = pauses.filter(({ kind }) => kind === "approval").length;
  const ms = waitMs(pauses);
  const parts = [
    ...ms > 0 ? [`${spanText(ms)} of waits`] : [],
    ...approvals2 > 0 ? [`the time that people take for ${count(approvals2, "approval")}`] : []
  ];
  return parts.length > 0 ? ` It is open to that during ${joinAnd(parts)}, besides the work itself.` : "";
}
function waitMs(pauses) {
  return pauses.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
}
function waitingText(waiting) {
  const [first] = waiting;
  if (!first) return "";
  const names = few(
    waiting.map(({ target }) => target),
    10
  );
  const isOne = waiting.length === 1;
  return ` ${names} ${isOne ? "fits" : "fit"} and can take no placement now (${first.why}${isOne ? "" : ", ..."}): as soon as ${isOne ? "it" : "one"} can, the run is aborted.`;
}

// src/rules/fleet/never-allowed.ts
var neverAllowed = defineRule({
  id: "never-allowed",
  detects: "limits under which something never happens: a reason for which no node may go at any time, updates that no limit lets start",
  systems: "all",
  severity: "error",
  judge: ({ side, plan }) => [...closedReasons(side, plan), ...standstills(side)]
});
function standstills(side) {
  const ofGroups = rolledGroups(side).flatMap(
    (limited) => factsOf(limited.group, "standstill").map(
      (standstill) => groupViolation(limited, ["budget", "strategy"], {
        ...violationOf3(standstill),
        says: standstill.says,
        ofRollout: true,
        isOfWaiting: true,
        ...standstill.place ? { place: standstill.place } : {}
      })
    )
  );
  const ofPolicies = side.policies.flatMap((policy) => {
    const { ref, place } = policy;
    return factsOf(policy, "standstill").map((standstill) => {
      const message = `${refText(ref)}: ${standstill.says}`;
      return { policy: ref, place: standstill.place ?? place, message, ...violationOf3(standstill) };
    });
  });
  return [...ofGroups, ...ofPolicies];
}
function violationOf3({ what, fix: fix2, grade, targets }) {
  return {
    subject: what,
    remediation: fix2,
    magnitude: targets,
    evidence: { never: what, targets },
    severity: grade
  };
}
function closedReasons(side, plan) {
  return timedGroups(side).flatMap((timed) => {
    const { calendar, limited } = timed;
    const reasons = neverAllowedReasons(calendar, plan.at);
    const [first] = reasons;
    if (first === void 0) return [];
    const causes = calendar.limits.filter(
      (limit) => isZero(limit, calendar) && limit.reasons.includes(first)
    );
    const patches = reasons.includes(calendar.rolledFor);
    const consequence = patches ? `Changes of the template and new images reach none of them; ${waitText(limited, plan)}.` : consolidationText(calendar, reasons);
    return calendarViolation(timed, {
      says: `${noneOf(limited.group.matched, "node", "may")} go at any minute of ${aheadText(calendar, plan.at)} for ${reasonsText(reasons, calendar.reasons)}. ${consequence}${causeText(causes)}`,
      remediation: patches ? `Open a window: give the budget of "0" a schedule and a duration that leave some hours free${numberFor(calendar)}.` : "To switch consolidation off for good, say so with consolidateAfter: Never; otherwise leave some hours free.",
      magnitude: reasons.length,
      evidence: { reasons },
      severity: patches ? "error" : "info",
      // That it was so before is no excuse: what the change is for does not happen.
      ...patches ? { ofRollout: true, isOfWaiting: true } : {}
    });
  });
}
function numberFor({ limits, rolledFor }) {
  const hasOther = limits.some(
    ({ limit, schedule, reasons }) => schedule === null && (limit ?? 0) > 0 && reasons.includes(rolledFor)
  );
  return hasOther ? "" : ', and add a budget for these hours, such as nodes: "10%"';
}
function waitText({ group }, plan) {
  const expiry = factOf(group, "expiry");
  const isAged = expiry !== void 0 && (expiry.lifetimeMs !== null || expiry.expected.length > 0);
  if (!isAged) return "nodes wait for ever: they do not expire either";
  return `nodes wait until they expire, which no budget holds back${fromText(group, plan)}`;
}
function fromText({ expiries }, plan) {
  const [first] = expiries?.expired ?? [];
  return first === void 0 ? "" : ` (the first on ${instantText(first.at, plan.timeZone)})`;
}
function consolidationText({ reasons, rolledFor, idle }, closed) {
  const left = reasons.filter(
    (reason) => reason !== rolledFor && idle[reason] === void 0 && !closed.includes(reason)
  );
  return left.length === 0 ? "Consolidation is off." : `Consolidation goes on for ${joinAnd(left)} alone.`;
}
function neverAllowedReasons(calendar, at) {
  if (isClosedByError(calendar)) return [];
  const zeros = calendar.limits.filter((limit) => isZero(limit, calendar));
  return calendar.reasons.filter((reason) => {
    const own = zeros.filter(({ reasons }) => reasons.includes(reason));
    if (own.length === 0 || own.some(({ neverFires }) => neverFires)) return false;
    return timesWhen(calendar, reason, at, ({ limit }) => limit !== 0).length === 0;
  });
}
function aheadText({ within }, at) {
  const days = Math.floor((within.to - at) / DAY_MS);
  return days >= 365 ? "the coming year" : `the coming ${days} days`;
}
function causeText(causes) {
  const [cause] = causes;
  return cause ? ` The cause is ${limitName(cause)}.` : "";
}
function isClosedForGood(calendar, at) {
  if (isClosedByError(calendar)) return true;
  const isFrozen = calendar.limits.some(
    (limit) => limit.neverFires && isZero(limit, calendar) && limit.reasons.includes(calendar.rolledFor)
  );
  return isFrozen || neverAllowedReasons(calendar, at).includes(calendar.rolledFor);
}

// src/rules/skyhook/new-nodes-skip-ramp.ts
var newNodesSkipRamp = groupRule({
  id: "new-nodes-skip-ramp",
  detects: "nodes that join a finished rollout and start in a grown batch, because the finished ones count as the batch before",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group, policy } = limited;
    const initial = group.strategy?.["initialBatch"];
    const [first] = group.batches;
    if (policy.change?.kind !== "new-nodes" || typeof initial !== "number" || !first) return null;
    if (first.size <= initial) return null;
    const joined2 = begunIn(group).size;
    const done = group.matched - joined2;
    return groupViolation(limited, ["initialBatch", "strategy"], {
      says: `${share(first.size, joined2)} that join start in the first batch, not ${initial}: ${beforeText(done, factOf(group, "compartment")?.countsAsBatch ?? done)}, and the size grows from there.`,
      remediation: "Let the nodes join in steps of initialBatch (narrow nodeSelectors and widen them), or roll them with an object of their own first.",
      magnitude: first.size,
      evidence: { firstBatch: first.size, initialBatch: initial, joined: joined2, done }
    });
  }
});
function beforeText(done, counted2) {
  if (counted2 === 0) return "the batch state of the rollout before is kept";
  if (counted2 >= done) return `the ${done} that are done count as the batch before`;
  return `of the ${done} that are done ${counted2} ${verb(counted2, "counts", "count")} as the batch before`;
}

// src/rules/fleet/availability-signal.ts
function withoutAvailability(limited) {
  const { group } = limited;
  const availability = factOf(group, "availability");
  const cause = causeOf(group);
  if (cause === null || group.batches.length === 0) return null;
  const { signal = null, untracked = [] } = availability ?? {};
  return groupViolation(limited, ["resources", "strategy"], {
    says: `${cause} ${availability?.dropped ? "It" : "A bad version"} reaches ${share(group.worstLoss, group.matched, group.unit)}.`,
    remediation: fixOf4(group),
    magnitude: group.worstLoss,
    evidence: { signal, untracked: [...untracked], worstLoss: group.worstLoss, matched: group.matched }
  });
}
function unknownAvailability(policy) {
  const groups = policy.effect.groups.filter(
    (group) => factOf(group, "availability")?.signal === "unknown" && group.batches.length > 0 && sameRef(group.rolls, policy.ref)
  );
  const [first] = groups;
  if (!first || factOf(policy, "coverage")?.isAssumed === true) return null;
  const matched = new Set(groups.flatMap(({ targets }) => targets)).size;
  return {
    policy: policy.ref,
    ...subjectOfPolicy(policy, "assumed"),
    message: `${refText(policy.ref)}: the snapshot does not show what its namespace holds, so the numbers assume that KubeFleet can tell when it works. If it holds only data, or a kind that is not tracked, nothing waits, and a bad version reaches ${share(matched, matched, first.unit)}.`,
    remediation: "Take the placement with its status into the snapshot: it lists what is selected. Before it is there, select the kinds by name.",
    place: first.places["resources"] ?? policy.place,
    evidence: { signal: "unknown", matched }
  };
}
function fixOf4(group) {
  const availability = factOf(group, "availability");
  if (isStage(group)) return "Add an approval or a wait to each stage, long enough for a failure to show.";
  return availability?.dropped ? "Give it a placement of its own and narrow that one step by step, or drive this one by a staged update run with an approval after each stage." : "Drive it by a staged update run with an approval or a wait after each stage, or set unavailablePeriodSeconds to the time in which a failure shows.";
}
function causeOf(group) {
  const { unit } = group;
  const availability = factOf(group, "availability");
  if (availability?.dropped)
    return `the change takes ${availability.dropped.join(", ")} away, and a ${unit} without counts as available: nobody sees that it is missed.`;
  if (availability?.signal === "none")
    return `everything it places counts as available as soon as it exists, so the ${unit} after it is taken whether it works or not.`;
  if (availability?.signal !== "time") return null;
  const kinds = `${availability.untracked.join(", ")} cannot be tracked`;
  const when = isStage(group) ? "as soon as it is applied" : `${availability.seconds ?? 0} seconds after it is applied`;
  return `${kinds}, so a ${unit} counts as available ${when}, whether it works or not.`;
}
function isStage(group) {
  return (factOf(group, "stage")?.pauses ?? null) !== null;
}

// src/rules/fleet/no-bake-time.ts
var noBakeTime = defineRule({
  id: "no-bake-time",
  detects: "a rollout that does not wait long enough, or has no signal, to see a bad version before the next batch starts",
  systems: "some",
  severity: "warning",
  options: strictObject({
    /** Batches further apart than this are left alone. */
    belowSeconds: number().int().min(1).default(1),
    /** Smaller groups are left alone. */
    fromTargets: number().int().min(1).default(2)
  }),
  judge: ({ side, base, options: options10 }) => [
    ...side.policies.flatMap((policy) => risksOf(policy, "no-bake-time")),
    ...side.policies.map(unknownAvailability),
    ...rolledGroups(side).map(
      (limited) => withoutAvailability(limited) ?? withoutProbe(limited, base, options10) ?? withoutWait(limited, base, options10)
    )
  ]
});
function withoutProbe(limited, base, { fromTargets }) {
  const { group } = limited;
  const bake = factOf(group, "bake");
  if (!bake || !isBlind(bake) || group.matched < fromTargets || group.batches.length === 0) return null;
  const { signalField, waitField } = bake;
  return groupViolation(limited, ["template", "strategy"], {
    says: `not every container has a ${signalField}, and ${waitField} is 0, so a new pod counts as available as soon as it runs. A version that starts and does not work reaches ${allOf(group.matched, group.unit)}: no limit stops it.${waitedText(limited, base, bake)}`,
    remediation: `Set ${waitField} to the time in which a bad version shows: 30 to 300 seconds for most. A ${signalField} in each container reports a fault sooner.`,
    // Worse than a missing wait alone.
    magnitude: 1,
    evidence: { hasSignal: false, seconds: bake.seconds, matched: group.matched }
  });
}
function withoutWait(limited, base, options10) {
  const { group } = limited;
  if (group.matched < options10.fromTargets || group.batches.length < 2) return null;
  const soak = factOf(group, "soak");
  if (soak) return soak.seconds < options10.belowSeconds ? withoutDelay(limited, soak.field) : null;
  const bake = factOf(group, "bake");
  if (!bake) return withoutPause(limited);
  if (isLongEnough(bake, options10)) return null;
  const starts = bake.seconds > 0 ? `only ${bake.seconds} s after` : "as soon as";
  const before = bakeBefore(limited, base);
  return groupViolation(limited, ["bake", "strategy"], {
    says: `each of its ${group.batches.length} batches starts ${starts} the one before is ready. A version that fails after a minute is on ${reachedBy(group)} by then.${waitedText(limited, base, bake)}`,
    remediation: `Set ${bake.waitField} to the time in which a bad version shows: 30 to 300 seconds for most.`,
    severity: before && isLongEnough(before, options10) ? "warning" : "info",
    evidence: { seconds: bake.seconds, batches: group.batches.length, matched: group.matched }
  });
}
function isLongEnough({ approval, seconds }, { belowSeconds }) {
  return approval || seconds >= belowSeconds;
}
function bakeBefore(limited, base) {
  return factOf(groupBefore(limited, base)?.group, "bake");
}
function waitedText(limited, base, { seconds }) {
  const was = bakeBefore(limited, base);
  return was && was.seconds > seconds ? ` Before this change it waited ${was.seconds} s (${was.waitField}).` : "";
}
function reachedBy({ batches, matched, unit }) {
  const going = new Set(batches.flatMap(({ targets }) => targets)).size;
  return going < matched ? `${going} of ${count(matched, unit)}` : allOf(matched, unit);
}
function withoutDelay(limited, waitField) {
  const { group } = limited;
  return groupViolation(limited, ["bake", "strategy", "budget"], {
    says: `each of its ${group.batches.length} batches starts as soon as a Job before it has succeeded, and nothing asks whether its node is Ready. A fault that shows after minutes is on ${reachedBy(group)} by then.`,
    remediation: `Set ${waitField} to the time in which a bad version shows, such as "10m"; it counts for each place.`,
    severity: "info",
    evidence: { seconds: 0, batches: group.batches.length, matched: group.matched }
  });
}
function withoutPause(limited) {
  const { group } = limited;
  const { noPause } = ofSystem(limited).words;
  if (!noPause) return null;
  return groupViolation(limited, ["strategy", "budget"], {
    says: `each of its ${group.batches.length} batches starts as soon as the one before is done, and ${noPause.says}. A fault that shows after minutes is on ${reachedBy(group)} by then.`,
    remediation: noPause.fix,
    severity: "info",
    evidence: { seconds: 0, batches: group.batches.length, matched: group.matched }
  });
}

// src/rules/fleet/no-progress.ts
var noProgress = defineRule({
  id: "no-progress",
  detects: "a group of which nothing will ever start, or that gets stuck halfway",
  systems: "all",
  severity: "error",
  judge: ({ side, base, plan }) => {
    const before = stuckBefore(base);
    const stuck = rolledGroups(side).filter((limited) => limited.group.matched > 0 && !isSaidElsewhere(limited, plan.at)).flatMap(
      (limited) => neverEnds(limited.group.outcome) ? stuckBreaches(limited, before.has(keyOf4(limited)), plan) : [...deadEndOfJoiners(limited), ...heldVolumes(limited)]
    );
    return [...stuck, ...side.policies.flatMap((policy) => risksOf(policy, "no-progress"))];
  }
});
function isSaidElsewhere({ group, policy }, at) {
  if (policy.missingReferences.some(({ stays }) => !stays)) return true;
  if (isNamed(group)) return true;
  if (group.calendar && isClosedForGood(group.calendar, at)) return true;
  const coverage = factOf(policy, "coverage");
  if (coverage && coverage.uncovered.length + coverage.twice.length > 0) return true;
  return typeof factOf(policy, "fixed-membership")?.aborted === "string";
}
function stuckBreaches(limited, isStuckBefore, plan) {
  const { group, policy } = limited;
  const touched = begunIn(group).size;
  if (factOf(group, "standstill") && touched === 0) return [];
  const deadEnd = factOf(group, "dead-end");
  if (!deadEnd && touched > 0 && leftIn(group) <= group.blocked.length) return [];
  const brake = brakeOf(limited);
  const says = `${saysOf(limited, touched)}${agesOutText(group, group.undone ?? [], plan)}`;
  const violation7 = groupViolation(limited, ["selector", "strategy", "budget"], {
    says: isStuckBefore && !startsNothing(policy) ? `${says.replace(/[.]?$/, ".")} ${STILL_STUCK}` : says,
    ...brake || group.mayEnd ? { severity: "warning" } : {},
    remediation: remediationOf(limited, brake),
    ofRollout: true,
    isOfWaiting: true,
    magnitude: group.matched - touched,
    evidence: {
      matched: group.matched,
      touched,
      // What went before any came: of a workload its pods, which nothing replaces.
      ...touched === 0 && group.extremes ? { lost: group.worstLoss } : {},
      blocked: group.blocked.length,
      why: group.why
    }
  });
  return [deadEnd ? { ...violation7, place: deadEnd.place } : violation7];
}
function remediationOf(limited, brake) {
  const { group } = limited;
  if (brake)
    return `As this change asks for: end the pause of "${brake}" when it may go on. Were "${brake}" disabled instead, what comes after it would not wait.`;
  if (group.fix) return group.fix;
  const { stuckOnBlocked, blocked } = ofSystem(limited).words;
  if (group.blocked.length > 0 && stuckOnBlocked !== void 0) return stuckOnBlocked;
  const known = byBudget(limited) ?? factOf(group, "unstick");
  if (known) return known;
  return group.blocked.length > 0 && blocked ? blocked(group) : withoutHolder(limited);
}
function deadEndOfJoiners(limited) {
  const { group, policy } = limited;
  const { groups } = policy.effect;
  const isSaid = groups.some(({ outcome }) => neverEnds(outcome));
  const deadEnd = factOf(group, "dead-end");
  if (!deadEnd || isSaid || groups.find(({ matched }) => matched > 0) !== group) return [];
  const { says, fix: fix2, place } = deadEnd;
  const violation7 = groupViolation(limited, ["selector", "strategy", "budget"], {
    says: `no ${group.unit} that joins will ever get complete. ${says} Those that are complete stay so.`,
    remediation: fix2,
    ofRollout: true,
    magnitude: group.matched,
    evidence: { matched: group.matched, touched: 0, blocked: group.blocked.length, why: says }
  });
  return [{ ...violation7, place }];
}
function heldVolumes(limited) {
  const { batches, matched } = limited.group;
  if (batches.length === 0) return [];
  return factsOf(limited.group, "held-volume").map(
    ({ claim, mode }) => groupViolation(limited, ["strategy"], {
      severity: "warning",
      says: `the rollout may never end: the new pod needs the volume claim ${claim}, which the old pod keeps until the new one is ready (maxUnavailable is 0 of ${matched}). ${WAITS[mode ?? "unknown"]}`,
      remediation: "Set strategy.type: Recreate. The old pod is deleted first, and the application is unavailable until the new one is ready.",
      ofRollout: true,
      magnitude: matched,
      evidence: { claim, accessMode: mode, maxUnavailable: 0, replicas: matched }
    })
  );
}
var WAITS = {
  ReadWriteOnce: "It is ReadWriteOnce: a new pod on another node waits forever.",
  ReadWriteOncePod: "It is ReadWriteOncePod: the new pod waits forever on any node.",
  unknown: "With ReadWriteOnce a new pod on another node waits forever, with ReadWriteOncePod on any node."
};
function brakeOf({ group }) {
  const { holder } = group;
  return holder?.kind === "paused" ? factOf(group, "paused-now")?.find((name) => name === holder.name) : void 0;
}
function withoutHolder({ group: { why: why2, calendar, holder } }) {
  if (calendar && calendar.consuming > 0) return repairText(calendar.consuming);
  if (holder?.kind === "paused") return `End the pause of "${holder.name}".`;
  return `Remove the cause: ${uncapped(why2.replace(/[.:;](?=\s|$).*$/s, ""))}.`;
}
function byBudget({ group: { holder } }) {
  if (holder?.kind === "budget")
    return `Let PodDisruptionBudget ${holder.name} allow at least one eviction at a time.`;
  if (holder?.kind === "several-budgets")
    return `Leave only one of the disruption budgets over these pods: ${holder.names.join(", ")}.`;
  return null;
}
var STILL_STUCK = "It was so before, and this change does not free it.";
function leftIn({ batches, matched, undone }) {
  return undone?.length ?? matched - batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}
function neverEnds(outcome) {
  return outcome === "stuck" || outcome === "stopped";
}
function stuckBefore(base) {
  const stuck = (base ? rolledGroups(base) : []).filter(({ group }) => neverEnds(group.outcome));
  return new Set(stuck.map(keyOf4));
}
function keyOf4({ policy, group }) {
  return `${refKey(policy.ref)} ${group.name}`;
}
function saysOf(limited, touched) {
  const { group, policy } = limited;
  const all = count(group.matched, group.unit);
  if (policy.change?.kind === "eviction") return group.why;
  const how = group.outcome === "stopped" ? "an automatic stop ends it" : "it gets stuck";
  const isRest = policy.change?.kind === "continues" && group.undone !== void 0;
  const at = touched < group.matched && !isRest ? `after ${touched} of ${all}` : `with ${group.matched - leftIn(group)} of ${all} done`;
  if (touched > 0) return `${how} ${at}${because(group.why)}`;
  const why2 = because(`${group.why}${inTheWay(group)}`);
  if (group.worstLoss > 0 && group.extremes)
    return `${group.matched === 1 ? `its only ${group.unit}` : `${group.worstLoss} of its ${all}`} ${group.worstLoss === 1 ? "goes, and nothing takes its place" : "go, and nothing takes their place"}${why2}`;
  return policy.change?.kind === "continues" ? `it is stuck halfway, and nothing more of its ${all} is updated${why2}` : `${noneOf(group.matched, group.unit, "is ever")} ${ofSystem(limited).words.done ?? "updated"}${why2}`;
}
function because(why2) {
  if (why2 === "") return ".";
  return `, because ${uncapped(why2)}`;
}
function uncapped(why2) {
  return why2.replace(
    /^(?:All|An?|Compartment|Each|Every|It|Its|Nodes?|Pods?|No|None|Nothing|One|The) /,
    (word) => word.toLowerCase()
  );
}
var CAUSES_SHOWN = 2;
function inTheWay({ blocked, why: why2 }) {
  const causes = [...new Set(blocked.map((one) => one.why))].filter((cause) => !why2.includes(cause));
  return causes.length === 0 || !why2.endsWith(".") ? "" : ` In the way: ${causes.slice(0, CAUSES_SHOWN).join(", ")}.`;
}

// src/rules/fleet/not-in-the-numbers.ts
var notInTheNumbers = policyRule({
  id: "not-in-the-numbers",
  detects: "a change of which no number shows what it does: it cannot be taken back, or what it starts or needs stands in no file",
  systems: "all",
  severity: "warning",
  judge: (policy) => factsOf(policy, "unshown").map(({ subject, says, fix: fix2, place, grade, ofRollout }) => ({
    subject,
    says,
    remediation: fix2,
    place,
    evidence: { effect: subject },
    ...grade === void 0 ? {} : { severity: grade },
    ...ofRollout === true ? { rolls: [policy.ref] } : {}
  }))
});

// src/rules/skyhook/overlap-by-name.ts
var overlapByName = groupRule({
  id: "overlap-by-name",
  detects: "nodes that two compartments select with equal claims, so that only the name decides who gets them",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => Object.entries(factOf(limited.group, "compartment")?.wonByName ?? {}).map(
    ([loser, nodes]) => groupViolation(limited, ["name", "selector"], {
      subject: loser,
      says: `${count(nodes)} that "${loser}" selects too ${nodes === 1 ? "is" : "are"} here only because this name sorts first: both have the same kind of strategy and the same ceiling. A rename, or one node more, moves them.`,
      remediation: `Make the selectors of the two exclude each other, so that "${loser}" does not select these nodes.`,
      magnitude: nodes,
      evidence: { loser, nodes }
    })
  )
});

// src/rules/fleet/crowds.ts
var CROWD = 4;
var PAIRS = 20;
function crowdsOf(overlaps) {
  const same = hangingTogether(overlaps.filter(isOnTheSame), true).filter(
    ({ policies }) => policies.length >= CROWD
  );
  const others = withoutThoseOf(overlaps, same);
  const mixed = hangingTogether(others, false).filter((crowd) => crowd.overlaps.length > PAIRS);
  return { crowds: [...same, ...mixed], pairs: withoutThoseOf(others, mixed) };
}
function withoutThoseOf(overlaps, crowds) {
  const told = new Set(crowds.flatMap((crowd) => crowd.overlaps));
  return overlaps.filter((overlap) => !told.has(overlap));
}
function hangingTogether(overlaps, onTheSame) {
  const crowdOf = /* @__PURE__ */ new Map();
  for (const overlap of overlaps) {
    const keys = overlap.policies.map(({ ref }) => refKey(ref));
    const [kept, merged] = [...new Set(keys.flatMap((key) => crowdOf.get(key) ?? []))];
    const crowd = kept ?? { policies: [], overlaps: [], isOnTheSame: onTheSame };
    if (merged) {
      crowd.policies.push(...merged.policies);
      crowd.overlaps.push(...merged.overlaps);
      for (const ref of merged.policies) crowdOf.set(refKey(ref), crowd);
    }
    crowd.overlaps.push(overlap);
    for (const { ref } of overlap.policies) {
      if (crowdOf.get(refKey(ref)) === crowd) continue;
      crowd.policies.push(ref);
      crowdOf.set(refKey(ref), crowd);
    }
  }
  return [...new Set(crowdOf.values())];
}
function isOnTheSame({ policies, targets }) {
  return policies.every(({ matched }) => matched === targets);
}
function crowdText({ policies, overlaps, isOnTheSame: same }, side) {
  const names = few(policies.map((ref) => labelOf(side, ref)).sort());
  return same ? `${policies.length} policies take the same targets, ${names}` : `${policies.length} policies share targets in ${overlaps.length} pairs, ${names}`;
}
function crowdSubject({ policies, isOnTheSame: same }, side) {
  return `${same ? "of all on the same targets as" : "of many that share targets with"} ${policies.map((ref) => keyOf5(side, ref)).sort()[0] ?? ""}`;
}
function keyOf5(side, ref) {
  const label = labelOf(side, ref);
  return label === refText(ref) ? refKey(ref) : label;
}

// src/rules/fleet/overlapping-policies.ts
var options6 = strictObject({ errorAbove: limitSchema("25%") });
var overlappingPolicies = defineRule({
  id: "overlapping-policies",
  detects: "policies on the same targets whose limits add up: each keeps its own, no one keeps the sum",
  systems: "all",
  severity: "warning",
  options: options6,
  judge: (judged) => {
    const { crowds, pairs } = crowdsOf(judged.side.combined.overlaps.filter(addsUp));
    return [
      ...crowds.map((crowd) => crowdViolation(crowd, judged)),
      ...pairs.map((overlap) => violationOf4(overlap, judged))
    ];
  }
});
function addsUp({ policies, togetherAtOnce }) {
  if (policies.every(({ ref }) => traitsOf(ref.system).takes === "pods")) return false;
  return togetherAtOnce > Math.min(...policies.map(({ atOnce }) => atOnce));
}
function crowdViolation(crowd, judged) {
  const { side } = judged;
  const isError = (overlap) => Number(severityOf(overlap, judged) === "error");
  const [worst] = [...crowd.overlaps].sort(
    (a, b) => Number(a.isPossible) - Number(b.isPossible) || isError(b) - isError(a) || b.togetherAtOnce - a.togetherAtOnce
  );
  if (!worst) throw new Error("a crowd without overlaps");
  const found2 = violationOf4(worst, judged);
  return {
    ...found2,
    subject: `overlap ${crowdSubject(crowd, side)}`,
    message: `${crowdText(crowd, side)}, and no one keeps the sum of their limits. Of two of them: ${found2.message}`,
    evidence: { ...found2.evidence, together: crowd.policies.length }
  };
}
function violationOf4(overlap, judged) {
  const { side, plan } = judged;
  const { policies, targets, togetherAtOnce, isPossible } = overlap;
  const refs = policies.map(({ ref }) => ref);
  const carrier = carrierOf(
    overlap,
    (ref) => plan.policies.some((diff) => sameRef(diff.ref, ref) && diff.change !== "unchanged")
  );
  const matched = Math.min(...policies.map((one) => one.matched));
  const unit = unitOf(side, carrier);
  const own = ownAtOnce(overlap, side);
  const alone2 = refs.map((ref, i) => `${labelOf(side, ref)} ${own[i]}`);
  const next = policies.filter(({ isNext }) => isNext).map(({ ref }) => ref);
  return {
    policy: carrier,
    isStandIn: true,
    rolls: isPossible ? [] : refs,
    subject: ["overlap", ...refs.map((ref) => keyOf5(side, ref)).sort()].join(" "),
    isPossible,
    message: `${refs.map((ref) => labelOf(side, ref)).join(" and ")} together take ${share(togetherAtOnce, matched, unit)} at once on ${count(targets, unit)} they share${conditionText(side, next)}; by itself ${alone2.join(", ")}.`,
    remediation: inOneSystem(refs)?.words.overlap ?? `Let one wait for the other${policies.some(({ atOnce }) => atOnce > 1) ? ", or halve their limits" : ""}.`,
    place: placeOfTakers(side, plan, [carrier, ...refs]),
    magnitude: weightOf(overlap, side),
    evidence: {
      ownPeakAtOnce: own,
      peakAtOnce: togetherAtOnce,
      matched,
      sharedTargets: targets,
      policies: refs.map((ref) => labelOf(side, ref))
    },
    severity: severityOf(overlap, judged)
  };
}
function inOneSystem([first, ...others]) {
  return first && others.every(({ system }) => system === first.system) ? traitsOf(first.system) : void 0;
}
function severityOf(overlap, { side, options: given }) {
  const matched = Math.min(...overlap.policies.map((one) => one.matched));
  return weightOf(overlap, side) > limitFor(given.errorAbove, matched) ? "error" : "warning";
}
function weightOf(overlap, side) {
  const { togetherAtOnce, isPossible } = overlap;
  if (!isPossible) return togetherAtOnce;
  const sum = ownAtOnce(overlap, side).reduce((total, atOnce) => total + atOnce, 0);
  return Math.min(togetherAtOnce, sum);
}
function ownAtOnce({ policies }, side) {
  return policies.map(
    ({ ref, atOnce }) => Math.min(atOnce, policyOf(side, ref)?.effect.peakAtOnce ?? atOnce)
  );
}
function carrierOf({ policies }, isEdited2) {
  const edited = policies.find(({ ref }) => isEdited2(ref));
  return (edited ?? policies.find(({ isNext }) => !isNext) ?? policies[0]).ref;
}
function unitOf(side, ref) {
  const policy = policyOf(side, ref);
  return policy?.effect.groups[0]?.unit ?? "node";
}

// src/rules/fleet/peak-above-limit.ts
var peakAboveLimit = groupRule({
  id: "peak-above-limit",
  detects: "more targets of a group out at the same moment than the limit allows, in the dry rollout or by what is written",
  systems: "all",
  severity: "error",
  options: strictObject({ limit: limitSchema("25%"), production: limitSchema("10%") }),
  judge: (limited, { side, plan, options: options10 }) => {
    const { group, policy } = limited;
    if (policy.change?.interrupts === false) return null;
    const written = group.production ? options10.production : options10.limit;
    const bound = { written, limit: limitFor(written, servingOf(group)) };
    const rolled = inTheRollout(limited, side, plan, bound);
    const allowed = asWritten2(limited, plan, bound, rolled?.magnitude ?? 0);
    return rolled && allowed ? joined(rolled, allowed, limited) : rolled ?? allowed;
  }
});
function inTheRollout(limited, side, plan, bound) {
  const { group } = limited;
  const { limit } = bound;
  const aged = peakByAge(group);
  const { peakAtOnce, outBefore } = outAtOnce(side, group);
  if (group.batches.length === 0 && !aged || peakAtOnce <= limit) return null;
  const peakBatch = aged ? void 0 : group.peakBatch;
  const first = peakBatch === void 0 ? expiryText(aged, plan) : `, first in batch ${peakBatch}`;
  return groupViolation(limited, aged ? ["expireAfter"] : ["strategy", "budget"], {
    says: `${share(peakAtOnce, servingOf(group), group.unit)} ${servesAtWork(limited.policy) ? "worked on" : "out"} at once${first}. ` + boundText(limited, bound) + (outBefore > 0 ? ` ${outBefore} of them ${verb(outBefore, "was", "were")} out already.` : "") + atWorkText(limited.policy),
    remediation: unlessUnbatched(
      limited,
      aged ? NOT_BY_EXPIRY : fewerAtOnce(limited, limit, limit - (peakAtOnce - group.peakAtOnce))
    ),
    ...aged ? { severity: expirySeverity(group) } : {},
    ofRollout: true,
    magnitude: peakAtOnce,
    evidence: { peakAtOnce, matched: servingOf(group), limit, outBefore }
  });
}
function asWritten2(limited, plan, bound, rolled) {
  const { calendar, unit } = limited.group;
  if (!calendar || calendar.counted === 0) return null;
  const ceiling = highestCeiling(limited, plan, Math.max(bound.limit, rolled));
  if (!ceiling) return null;
  const { most, of, reasons } = ceiling;
  return {
    ...groupViolation(limited, [], {
      says: `the budgets let ${share(most, of, unit)} go at once ${ceiling.says}. ` + boundText(limited, bound),
      remediation: lowerBudget(ceiling, calendar, bound.limit),
      magnitude: most,
      evidence: { ceiling: most, matched: of, limit: bound.limit, reasons: [...reasons] }
    }),
    place: ceiling.place
  };
}
function joined({ rolls, magnitude }, allowed, { group }) {
  const taken = share(magnitude ?? group.peakAtOnce, servingOf(group), group.unit);
  const message = `${allowed.message} The dry rollout takes ${taken} at once.`;
  return rolls ? { ...allowed, message, rolls } : { ...allowed, message };
}
function boundText({ group }, { written, limit }) {
  return `The limit is ${limitWords(written, limit, group.unit, group.production ? " for production" : "")}.`;
}
function besidesPeakBatch(limited) {
  const { group } = limited;
  const peak = group.batches.find(({ index }) => index === group.peakBatch);
  return ofSystem(limited).batchesOverlap && peak ? group.peakAtOnce - peak.size : 0;
}
function fewerAtOnce(limited, limit, room) {
  const { group } = limited;
  const { takes, fewerWithin } = ofSystem(limited);
  const left = limit - group.outBefore;
  if (takes !== "nodes") return fewerFix(limited, left) ?? "";
  const most = limit - Math.max(group.outBefore, besidesPeakBatch(limited));
  const fits = `${count(Math.max(1, most), group.unit)} at a time stays within the limit`;
  if (fewerWithin) return fewerWithin(group, left, fits);
  const set = fewer(limited, most);
  const smaller = set ? fix`${set}: that stays within the limit.` : `Make the batches smaller: ${fits}.`;
  return unlessNamed(limited, room, outBesides(group, most) ?? smaller);
}
function fleetPeakOf({ combined }) {
  return combined.scopes.find(({ scope }) => scope.kind === "fleet");
}
function outAtOnce(side, group) {
  const { peakAtOnce, outBefore } = group;
  const fleet = isNamed(group) ? fleetPeakOf(side) : void 0;
  if (!fleet) return { peakAtOnce, outBefore };
  const idle = fleet.contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const elsewhere = Math.max(0, Math.min(idle, fleet.peakAtOnce - peakAtOnce));
  return { peakAtOnce: peakAtOnce + elsewhere, outBefore: outBefore + elsewhere };
}

// src/rules/fleet/peak-jump.ts
var options7 = strictObject({
  /** How many times the base's peak. */
  factor: number().min(1).default(2),
  /** From one target at a time to more than this share is a jump too. */
  fromOnePercent: number().min(0).max(100).default(5)
});
var peakJump = defineRule({
  id: "peak-jump",
  detects: "a change that takes many more targets out at once than the base does, in the dry rollout or by what is written",
  systems: "all",
  severity: "error",
  options: options7,
  judge: ({ side, base, plan, options: options10 }) => {
    if (!base) return [];
    const before = rolledGroups(base);
    const kept = new Set(rolledGroups(side).map(({ group }) => group.runs.group));
    return rolledGroups(side).map((limited) => {
      const was = groupBefore2(limited, before, kept);
      return was && (inTheRollout2(limited, was, plan, options10) ?? asWritten3(limited, was, plan, options10));
    });
  }
});
function inTheRollout2(limited, before, plan, options10) {
  const { group } = limited;
  const was = before.group;
  const mostWritten = writtenWithoutJump(limited, before, plan, options10);
  const isOnlyByAge = group.batches.length === 0 && peakByAge(group) !== null;
  if (was.batches.length === 0 || isOnlyByAge || !isJump(was, group, group.peakAtOnce, options10)) return null;
  return groupViolation(limited, ["strategy", "budget"], {
    says: `peak at once rises from ${share(was.peakAtOnce, servingOf(was), was.unit)} to ${share(group.peakAtOnce, servingOf(group), group.unit)}.`,
    remediation: unlessUnbatched(limited, raiseLess(limited, was, mostWritten, options10)),
    magnitude: group.peakAtOnce,
    evidence: { base: was.peakAtOnce, head: group.peakAtOnce, factor: options10.factor }
  });
}
function asWritten3(limited, was, plan, options10) {
  const { calendar, unit } = limited.group;
  const calendarBefore = was.group.calendar;
  if (!calendar || !calendarBefore) return null;
  const isSized = calendar.counted > 0;
  if (isSized !== calendarBefore.counted > 0) return null;
  const mostBefore = (reason) => mostAllowed(calendarBefore, reason, plan);
  const jumps = actingReasons(calendar).filter((reason) => {
    const before2 = mostBefore(reason);
    if (before2 === 0 || isUnlimited(was, reason, plan)) return false;
    const now = mostAllowed(calendar, reason, plan);
    return isSized ? isJump({ ...was.group, peakAtOnce: before2 }, limited.group, now, options10) : now > before2 * options10.factor;
  });
  const ceiling = highestCeiling(limited, plan, 0, (reason) => !jumps.includes(reason));
  if (!ceiling) return null;
  const before = Math.max(...ceiling.reasons.map(mostBefore));
  const most = Math.max(1, Math.floor(before * options10.factor));
  const [lets, inBase] = isSized ? [share(ceiling.most, ceiling.of, unit), share(before, calendarBefore.counted, was.group.unit)] : [`${ceiling.most}% of the ${unit}s, however many it gets,`, `${before}%`];
  return {
    ...groupViolation(limited, [], {
      says: `the budgets let ${lets} go at once ${ceiling.says}; in the base it is never more than ${inBase}.`,
      remediation: lowerBudget(ceiling, calendar, isSized ? most : `${most}%`),
      magnitude: ceiling.most,
      evidence: { base: before, head: ceiling.most, factor: options10.factor, reasons: [...ceiling.reasons] }
    }),
    place: ceiling.place
  };
}
function writtenWithoutJump(limited, was, plan, options10) {
  const { calendar } = limited.group;
  const calendarBefore = was.group.calendar;
  if (!calendar || !calendarBefore) return Infinity;
  const before = actingReasons(calendar).filter((reason) => !isUnlimited(was, reason, plan)).map((reason) => mostAllowed(calendarBefore, reason, plan)).filter((most) => most > 0);
  return Math.floor(Math.min(...before) * options10.factor);
}
function mostAllowed(calendar, reason, plan) {
  return actingReasons(calendar).includes(reason) ? Math.max(0, mostFor(calendar, reason, plan)) : 0;
}
function isUnlimited({ group: { calendar } }, reason, plan) {
  const spans = calendar?.spans ?? [];
  return spans.some((span) => span.reason === reason && span.to > plan.at && span.limit === null);
}
function isJump(was, now, peak, options10) {
  if (peak <= was.peakAtOnce) return false;
  const [before, after] = [servingOf(was), servingOf(now)];
  const isResized2 = before !== after;
  const asBefore = isResized2 && limitsOf2(was) === limitsOf2(now);
  const isReplicas = now.unit === "replica" && isResized2;
  if (isReplicas && asBefore) return false;
  const scaled = isReplicas ? was.peakAtOnce * after / Math.max(1, before) : was.peakAtOnce;
  if (was.peakAtOnce > 0 && peak > scaled * options10.factor) return true;
  const leavesOne = was.peakAtOnce <= 1 && peak * 100 > options10.fromOnePercent * after;
  const isSmallerShare = isResized2 && peak * before <= was.peakAtOnce * after;
  return leavesOne && !asBefore && !isSmallerShare;
}
function limitsOf2({ ceiling, strategy }) {
  const written = strategy?.["declared"];
  return canonicalJson([
    ceiling.declared,
    written === void 0 ? strategy : [strategy?.["kind"] ?? null, written]
  ]);
}
function groupBefore2({ policy, group }, before, kept) {
  const same = before.filter((other) => other.group.runs.group === group.runs.group);
  const isSecond = group.follows !== void 0;
  const counterpart = same.find((other) => other.group.follows !== void 0 === isSecond) ?? same[0];
  if (counterpart) return counterpart;
  const targets = new Set(group.targets);
  let most = 0;
  let found2 = null;
  for (const other of before) {
    if (kept.has(other.group.runs.group) && !sameRef(other.policy.ref, policy.ref)) continue;
    const shared = other.group.targets.filter((target) => targets.has(target)).length;
    if (shared > most) [most, found2] = [shared, other];
  }
  return found2;
}
function raiseLess(limited, was, mostWritten, options10) {
  const now = limited.group;
  let most = Math.min(now.peakAtOnce, Math.max(was.peakAtOnce, mostWritten));
  while (most > was.peakAtOnce && isJump(was, now, most, options10)) most--;
  if (most === 0) return surgeFirst(limited) ?? noneAtAll(now);
  const set = fewerFix(limited, most - now.outBefore);
  if (most > was.peakAtOnce)
    return set ? fix`${set}${{ onlyAlone: ` Up to ${most} at once passes this rule.` }}` : `Raise it in smaller steps: up to ${most} at once passes this rule.`;
  return set ? fix`${set} Any more is a jump in a group of this size.` : `Keep it at ${most} at once: any more is a jump in a group of this size.`;
}
function surgeFirst(limited) {
  const { strategy } = limited.group;
  if (!isWorkload(limited) || limited.policy.ref.kind === "StatefulSet") return null;
  if (strategy?.["kind"] === "Recreate")
    return "Set strategy.type: RollingUpdate, with maxUnavailable: 0 and maxSurge: 1.";
  const { maxSurge } = strategy ?? {};
  return typeof maxSurge === "number" && maxSurge > 0 ? "Set maxUnavailable: 0." : "Set maxUnavailable: 0 and maxSurge: 1.";
}
function noneAtAll(group) {
  const percent = Math.ceil(100 / Math.max(1, servingOf(group)));
  return `In the base none goes out, and of ${count(servingOf(group), group.unit)} even one is a jump: leave out what begins to take them out, or have the owners of the checks set fromOnePercent: ${percent} of this rule first, and take one at a time.`;
}

// src/rules/skyhook/point-of-no-return-early.ts
var pointOfNoReturnEarly = groupRule({
  id: "point-of-no-return-early",
  detects: "a safetyLimit that disarms the automatic stop long before the end",
  systems: ["skyhook"],
  severity: "warning",
  options: strictObject({
    /** A safetyLimit below this is early. */
    belowPercent: number().min(1).max(100).default(80),
    /** Error instead of warning when more than this share of the group is then unprotected. */
    errorAbovePercent: number().min(0).max(100).default(20)
  }),
  judge: (limited, { options: options10 }) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.failureThreshold === null || group.matched === 0) return null;
    if (brakes.safetyLimitPercent >= options10.belowPercent || brakes.unprotectedTargets === 0) return null;
    const written = group.places["safetyLimit"] !== void 0;
    const early = brakes.unprotectedTargets * 100 / group.matched > options10.errorAbovePercent;
    return groupViolation(limited, ["safetyLimit", "strategy"], {
      says: `${share(brakes.unprotectedTargets, group.matched)} are in batches that failureThreshold does not stop: safetyLimit ${written ? "is" : "is not set and defaults to"} ${brakes.safetyLimitPercent}, and failureThreshold is ignored from ${brakes.safetyLimitPercent}% progress on, the batch just finished included.` + (brakes.failureHoldsGroup ? " Only a node that stays erroring still holds the group; failures that are repaired go unnoticed." : ""),
      remediation: "Set safetyLimit: 100, so that failureThreshold holds to the end.",
      magnitude: brakes.unprotectedTargets,
      evidence: {
        unprotectedNodes: brakes.unprotectedTargets,
        safetyLimitPercent: brakes.safetyLimitPercent,
        matched: group.matched
      },
      severity: early ? "error" : "warning"
    });
  }
});

// src/rules/fleet/quorum-at-risk.ts
var quorumAtRisk = defineRule({
  id: "quorum-at-risk",
  detects: "so many nodes of a quorum (etcd, storage, control plane) out at once that no majority is left",
  systems: "all",
  severity: "error",
  judge: ({ side, plan }) => side.combined.scopes.map((peak) => {
    const { scope, members } = peak;
    const fatal = fatalOf(members);
    const isPossible = Math.max(peak.withoutNext.peakAtOnce, largestAlone(peak)) < fatal;
    const judged = peak.withoutNext.peakAtOnce < fatal ? peak : peak.withoutNext;
    const { peakAtOnce, peakAt } = judged;
    const takers = takersOf(judged);
    if (scope.kind !== "quorum") return null;
    if (takers.length === 0 || peakAtOnce < fatal) return inWorstOrder2(peak, side, plan);
    const at = peakAt === null ? "" : ` at ${minuteText(peakAt)}`;
    return {
      subject: scope.name,
      isPossible,
      message: `${scopeText(scope)}: ${share(peakAtOnce, members)} out at once${at}${nextText(side, judged)}, and ${fatal} ${verb(fatal, "is", "are")} enough to lose the majority: ${contributorsText(side, judged, "node")}.${worseText(peak)}`,
      remediation: fixOf5(members, fatal),
      place: placeOfTakers(side, plan, takers),
      magnitude: Math.max(peakAtOnce, peak.worstOrder?.atOnce ?? 0),
      evidence: {
        ...{ quorum: scope.name, members, peakAtOnce, fatal },
        contributors: contributorsEvidence(judged.contributors)
      }
    };
  })
});
function fatalOf(members) {
  return Math.floor((members - 1) / 2) + 1;
}
function fixOf5(members, fatal) {
  return members > 2 ? `Take at most ${fatal - 1} of them at a time.` : "Leave them out: a quorum of this size loses its majority with one node.";
}
function worseText({ worstOrder, peakAtOnce, members }) {
  if (worstOrder === null || worstOrder.atOnce <= peakAtOnce) return "";
  return ` In another order it is ${worstOrder.atOnce} of ${members}: ${worstOrder.says}.`;
}
function inWorstOrder2({ scope, members, peakAtOnce, worstOrder }, side, plan) {
  const fatal = fatalOf(members);
  if (scope.kind !== "quorum" || worstOrder === null || worstOrder.atOnce < fatal) return null;
  const { atOnce, policy, isNext, says } = worstOrder;
  return {
    subject: scope.name,
    isPossible: isNext,
    message: `${scopeText(scope)}: up to ${share(atOnce, members)} out at once by ${labelOf(side, policy)}, and ${fatal} ${verb(fatal, "is", "are")} enough to lose the majority: ${says}. The plan shows ${peakAtOnce} at once, in an order of its own.`,
    remediation: fixOf5(members, fatal),
    place: placeOfTakers(side, plan, [policy]),
    magnitude: atOnce,
    evidence: {
      ...{ quorum: scope.name, members, peakAtOnce: atOnce, fatal },
      contributors: contributorsEvidence([{ policy, out: atOnce, isNext }])
    }
  };
}
function largestAlone({ contributors }) {
  const idle = contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const own = contributors.filter(({ policy }) => policy !== null).map(({ out }) => out);
  return idle + Math.max(0, ...own);
}

// src/rules/skyhook/ramp-not-reset.ts
var rampNotReset = groupRule({
  id: "ramp-not-reset",
  detects: "batch state that is kept: the next rollout goes on with the grown batch size instead of starting small",
  systems: ["skyhook"],
  severity: "warning",
  options: strictObject({
    /** Error instead of warning when the next rollout's first batch is more than this many times a fresh one. */
    errorAboveFactor: number().min(1).default(2)
  }),
  judge: (limited, { options: options10 }) => {
    const { group } = limited;
    const next = group.carriedOver?.nextBatches ?? [];
    const fresh = group.carriedOver?.freshBatches ?? [];
    const [first = 0] = next;
    const [start = 0] = fresh;
    const ineffective = withoutStop(limited);
    if (first <= start) return ineffective;
    const kept = groupViolation(limited, ["resetBatchStateOnCompletion", "strategy"], {
      says: `resetBatchStateOnCompletion is false, so the ramp does not restart: ${WHICH[group.carriedOver?.of ?? "next"]} begins with a batch of ${first} (${next.slice(0, 4).join(", ")}${next.length > 4 ? ", ..." : ""}) instead of ${start}.`,
      remediation: "Set resetBatchStateOnCompletion: true, so that every rollout starts with its canary.",
      magnitude: first,
      evidence: { nextBatches: [...next], freshBatches: [...fresh] },
      severity: first > start * options10.errorAboveFactor ? "error" : "warning"
    });
    return [ineffective, kept];
  }
});
function withoutStop(limited) {
  const { group } = limited;
  const state = factOf(group, "unevaluated");
  const threshold = group.brakes?.failureThreshold ?? null;
  if (state === void 0 || threshold === null) return null;
  const { done, failed } = state;
  return groupViolation(limited, ["resetBatchStateOnCompletion", "strategy"], {
    subject: "stop",
    says: `failureThreshold ${threshold} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than there are, and operators before 0.20 evaluate no batch until there are as many again.`,
    remediation: "Reset the batch state before merging (the CLI of the operator: deployment-policy reset), and set resetBatchStateOnCompletion: true.",
    magnitude: done + failed,
    evidence: { done, failed, failureThreshold: threshold }
  });
}
var WHICH = {
  shown: "the next rollout, which is the one shown,",
  next: "the next rollout",
  after: "the rollout after the one shown"
};

// src/rules/karpenter/reasons-empty.ts
var reasonsEmpty = defineRule({
  id: "reasons-empty",
  detects: "an empty list that reads as a default and is none: reasons: [] limits nothing, budgets: [] is no limit",
  systems: ["karpenter"],
  severity: "error",
  judge: ({ side }) => timedGroups(side).flatMap((timed) => {
    const { calendar, limited } = timed;
    const { matched } = limited.group;
    const withoutReasons = calendar.limits.filter(({ reasons }) => reasons.length === 0);
    const found2 = withoutReasons.map(
      (limit) => limitViolation(timed, limit, {
        says: `${limitName({ ...limit, namesReasons: false })} limits no disruption at all, as "reasons: []" names no reason. It is not the same as leaving reasons out, which applies to every reason.`,
        remediation: 'Remove the line "reasons: []", or name the reasons.',
        evidence: { written: limit.written }
      })
    );
    if (!calendar.isWritten || calendar.limits.length > 0) return found2;
    const byDefault = Math.ceil(calendar.counted * 10 / 100);
    return [
      ...found2,
      calendarViolation(timed, {
        subject: "budgets",
        says: `all of its nodes may go at once, ${share(matched, matched)}, for every reason. "budgets: []" is kept as no limit; only leaving budgets out gives the default of 10%, here ${share(byDefault, matched)}.`,
        remediation: 'Remove the line "budgets: []" for the default of 10%, or write a budget.',
        magnitude: matched,
        evidence: { matched, allowedIfOmitted: byDefault }
      })
    ];
  })
});

// src/rules/fleet/reference-missing.ts
var referenceMissing = policyRule({
  id: "reference-missing",
  detects: "a policy that names an object which neither the change nor the snapshot holds",
  systems: "all",
  severity: "error",
  judge: (policy) => policy.missingReferences.map((reference) => ({
    subject: reference.what,
    says: `${reference.what} ${SAYS2[reference.fate ?? "unknown"]}. ${reference.consequence}`,
    remediation: reference.fix ?? FIXES2[reference.fate ?? "unknown"],
    place: reference.place,
    ...reference.grade === void 0 ? {} : { severity: reference.grade },
    evidence: { reference: reference.what }
  }))
});
var SAYS2 = {
  unknown: "does not exist, neither here nor in the snapshot",
  deleted: "is named, and is in these files no more"
};
var FIXES2 = {
  unknown: "Add the object to the change, correct the name, or take a snapshot that holds it.",
  deleted: "Keep the object for as long as something names it."
};

// src/rules/fleet/replicas-go-together.ts
var replicasGoTogether = groupRule({
  id: "replicas-go-together",
  detects: "an application of which a rollout may drain the nodes of all replicas at the same moment, or of the only one",
  systems: "all",
  severity: "warning",
  judge: (limited, { side }) => together(limited, side)
});
function together(limited, { spreads }) {
  const { group } = limited;
  if (group.drains !== true || group.unit !== "node" || group.batches.length === 0) return [];
  const batchOf = new Map(
    group.batches.flatMap(({ index, targets }) => targets.map((target) => [target, index]))
  );
  const spared = factOf(group, "drain-spares") ?? [];
  const near = spreads.filter(
    ({ nodes, namespace }) => !spared.includes(namespace) && mayGoTogether(limited, nodes, batchOf)
  );
  const taint = factOf(group, "leaves-tolerant");
  const several = near.filter(({ pods }) => pods > 1);
  const left = several.filter((spread) => endWithNodes(spread, taint));
  const drained = several.filter((spread) => !left.includes(spread));
  const single = near.filter(
    (spread) => spread.pods === 1 && (spread.budget?.most !== 0 || endWithNodes(spread, taint))
  );
  const bare = drained.filter(isUnguarded);
  const pairs = drained.filter((spread) => !isUnguarded(spread) && isPair(spread));
  return [
    ...left.length > 0 ? [notDrained(limited, left)] : [],
    ...bare.length > 0 ? [unguarded(limited, bare)] : [],
    ...pairs.length > 0 ? [guarded(limited, pairs)] : [],
    ...single.length > 0 ? [alone(limited, single)] : []
  ];
}
function mayGoTogether({ group }, nodes, batchOf) {
  const batches = nodes.map((node) => batchOf.get(node));
  if (batches.includes(void 0)) return false;
  return !group.freeOrder ? new Set(batches).size === 1 : nodes.length <= group.peakAtOnce;
}
function isUnguarded({ budget, pods }) {
  return budget === null || budget.most !== null && budget.most >= pods;
}
function isPair({ pods, nodes }) {
  return pods === 2 && nodes.length === 2;
}
function notDrained(limited, spreads) {
  return violation5(limited, spreads, {
    subject: "tolerant",
    says: "nothing of it serves then until new pods are ready, as they tolerate the taint of the drain: no disruption budget is asked, and they end with their nodes",
    remediation: "Name the keys of the taints that are meant in the tolerations of these pods, instead of operator: Exists without a key."
  });
}
function unguarded(limited, spreads) {
  const [first] = spreads;
  const budget = first?.budget ? `PodDisruptionBudget/${first.budget.name} lets all of them go` : "no disruption budget holds one back";
  return violation5(limited, spreads, {
    subject: "no budget",
    says: `nothing of it serves then until new pods are ready, as ${budget}`,
    remediation: `Make a PodDisruptionBudget with maxUnavailable: 1 for ${first?.workload ?? ""}: then its pods are evicted one after the other.` + (spreads.some(isPair) ? ` ${oneByOne(limited)}` : "")
  });
}
function alone(limited, spreads) {
  const [first] = spreads;
  const { workload = "", nodes = [] } = first ?? {};
  const more = spreads.length > 1 ? ` ${count(spreads.length - 1, "more application")} like that.` : "";
  return violationOf5(limited, spreads, {
    subject: "single",
    says: `${workload} has only one pod (on ${nodes[0] ?? ""}), and a drain evicts it before there is another: nothing of it serves until a new one is ready elsewhere.${more}`,
    remediation: `Give ${workload} two replicas, and a PodDisruptionBudget with maxUnavailable: 1, where it may not be down for that long.` + (limited.group.peakAtOnce > 1 ? ` ${oneByOne(limited)}` : ""),
    severity: "info"
  });
}
function guarded(limited, spreads) {
  const [first] = spreads;
  return violation5(limited, spreads, {
    subject: "pair",
    says: `PodDisruptionBudget/${first?.budget?.name ?? ""} has the pods evicted one after the other, and does nothing for the nodes: both are tainted or cordoned at once, and what sends traffic by node sends none to either`,
    remediation: oneByOne(limited)
  });
}
function oneByOne(limited) {
  const field = fewer(limited, 1);
  return fixText(
    unlessUnbatched(limited, field ? fix`${field}: one node at a time.` : "Let one node go at a time.")
  );
}
function violation5(limited, spreads, {
  subject,
  says,
  remediation
}) {
  const [first] = spreads;
  const more = spreads.length > 1 ? ` ${count(spreads.length - 1, "more application")} like that.` : "";
  return violationOf5(limited, spreads, {
    subject,
    says: `${replicasText(first)} may go together${orderText(limited)}: ${says}.${more}`,
    remediation
  });
}
function violationOf5(limited, spreads, breach) {
  const { group } = limited;
  return groupViolation(limited, ["budget", "strategy"], {
    ...breach,
    ofRollout: true,
    magnitude: spreads.length,
    evidence: {
      applications: spreads.map(({ namespace, workload }) => `${namespace}/${workload}`),
      peakAtOnce: group.peakAtOnce
    }
  });
}
function replicasText(spread) {
  if (!spread) return "";
  const { pods, workload, nodes } = spread;
  return `${pods === 2 ? "both" : `all ${pods}`} pods of ${workload}, on ${nodes.length === 1 ? nodes[0] ?? "" : few(nodes)},`;
}
function orderText({ group }) {
  if (!group.freeOrder) return "";
  return ` (up to ${count(group.peakAtOnce)} at once, and ${group.freeOrder.says})`;
}

// src/rules/skyhook/reset-overridden.ts
var resetOverridden = policyRule({
  id: "reset-overridden",
  detects: "an empty deploymentPolicyOptions, which becomes true and beats a policy that says false",
  systems: ["skyhook"],
  severity: "warning",
  judge: (policy) => factsOf(policy, "silent-override").map(({ field, value, beats, beaten, place }) => {
    const name = field.split(".").at(-1) ?? field;
    return {
      subject: field,
      says: `${field} is not written and becomes ${JSON.stringify(value)}, which beats the ${JSON.stringify(beaten)} of ${refText(beats)}: its batch state is reset all the same.`,
      remediation: `Write ${name}: ${JSON.stringify(beaten)} there too, or remove deploymentPolicyOptions.`,
      place,
      evidence: { field, value, beaten }
    };
  })
});

// src/rules/fleet/rounding-changes-meaning.ts
var roundingChangesMeaning = defineRule({
  id: "rounding-changes-meaning",
  detects: "a percentage that, over these targets, means less than half or more than twice what it says",
  systems: "all",
  severity: "warning",
  options: strictObject({
    /** How far the effect may be from the percentage, either way. */
    factor: number().min(1).default(2)
  }),
  judge: ({ side, options: options10 }) => [
    ...side.policies.flatMap((policy) => budgetRounding(policy, options10.factor)),
    ...rolledGroups(side).flatMap((limited) => {
      const { calendar } = limited.group;
      if (calendar) return eachBudget({ limited, calendar }, options10.factor);
      const asked = askedTargets(limited);
      if (asked === null || limited.group.batches.length === 0) return [];
      if (isWorkload(limited)) return workloadRounding(limited, asked, options10.factor);
      const up = roundedUp(limited, asked, options10.factor);
      const slower2 = slowerThanAsked(limited, asked, options10.factor);
      return up || slower2 ? [up, slower2] : roundedEither(limited, asked);
    })
  ]
});
function eachBudget(timed, factor) {
  const { limited, calendar } = timed;
  const { counted: counted2 } = calendar;
  const decideNothing = new Set(redundantLimits(calendar).map(({ limit }) => limit));
  const acting = new Set(actingReasons(calendar));
  return calendar.limits.flatMap((limit) => {
    const percent = limit.written.endsWith("%") ? Number.parseInt(limit.written, 10) : 0;
    const asked = counted2 * percent / 100;
    const isIdle = decideNothing.has(limit) || !limit.reasons.some((reason) => acting.has(reason));
    if (isIdle || asked === 0 || limit.limit === null || limit.limit <= asked * factor) return [];
    const unit = limited.group.unit;
    return limitViolation(timed, limit, {
      subject: `up ${limitKey(limit)}`,
      says: `${limitName(limit)} of ${count(counted2, unit)} is ${round(asked)}, and rounds up to ${share(limit.limit, counted2, unit)}.`,
      remediation: numberMeant(unit, limit.limit),
      magnitude: limit.limit,
      evidence: { declared: limit.written, asked: round(asked), resolved: limit.limit, matched: counted2 }
    });
  });
}
function askedTargets({ group }) {
  const declared = group.ceiling.declared ?? group.ceiling.byDefault;
  if (typeof declared !== "string" || !declared.endsWith("%")) return null;
  return (group.ceiling.of ?? group.matched) * Number.parseFloat(declared) / 100;
}
function roundedUp(limited, asked, factor) {
  const { group } = limited;
  const { resolved } = group.ceiling;
  const declared = group.ceiling.declared ?? group.ceiling.byDefault;
  if (resolved === null || asked === 0 || resolved <= asked * factor) return null;
  const base = group.ceiling.of ?? group.matched;
  return groupViolation(limited, ["budget"], {
    subject: "up",
    says: `${declared ?? ""} of ${count(base, group.unit)} is ${round(asked)}, and becomes ${share(resolved, base, group.unit)}.`,
    remediation: numberMeant(group.unit, resolved),
    magnitude: resolved,
    evidence: { declared: declared ?? null, asked: round(asked), resolved, matched: base }
  });
}
function workloadRounding(limited, asked, factor) {
  const { group } = limited;
  const { declared, enforced } = group.ceiling;
  if (declared === null || enforced === null || asked === 0) return null;
  const isTooMuch = enforced > asked * factor;
  if (!isTooMuch && enforced > 0) return null;
  const of = `maxUnavailable ${declared} of ${count(group.matched, group.unit)} is ${round(asked)}`;
  const becomes = isTooMuch ? `${isForced(group) ? "and rounds down to 0, as maxSurge does. Kubernetes then makes maxUnavailable" : "and becomes"} ${share(enforced, group.matched, group.unit)}${enforced >= group.matched ? `, so ${group.matched === 1 ? "the only one stops" : "all of them stop"} before a new one is ready` : ""}.` : "and rounds down to 0: no pod goes before a new one is ready.";
  return groupViolation(limited, ["budget"], {
    subject: isTooMuch ? "up" : "zero",
    says: `${of} ${becomes}`,
    remediation: numberMeant(group.unit, enforced),
    magnitude: enforced,
    evidence: { declared, asked: round(asked), resolved: enforced, matched: group.matched },
    severity: isTooMuch ? "warning" : "info"
  });
}
function isForced({ strategy, ceiling: { enforced } }) {
  return enforced === 1 && strategy?.["maxSurge"] === 0;
}
function slowerThanAsked(limited, asked, factor) {
  const { group } = limited;
  const { declared, resolved } = group.ceiling;
  if (group.strategy?.["kind"] !== "fixed" || declared === "100%" || resolved === null) return null;
  const largest = group.batches.reduce((most, batch) => Math.max(most, batch.size), 0);
  if (largest * factor >= resolved) return null;
  return groupViolation(limited, ["budget", "strategy"], {
    subject: "down",
    says: `the fixed strategy takes ${largest} at a time, where the budget of ${declared ?? ""} reads as ${count(resolved, group.unit)}. The rollout has ${group.batches.length} batches of ${largest} instead of ${Math.ceil(group.matched / resolved)} of ${resolved}.`,
    remediation: `For the pace of the percentage set initialBatch: ${resolved}; to keep the slow pace, make the budget say so.`,
    evidence: { declared, asked: round(asked), batchSize: largest, batches: group.batches.length }
  });
}
function roundedEither(limited, asked) {
  const { group } = limited;
  const { declared, byDefault, resolved, rounding } = group.ceiling;
  if (!rounding || resolved === null || asked === resolved || asked === 0) return null;
  const field = rounding === "up" ? "maxUnavailable" : "maxConcurrency";
  const base = group.ceiling.of ?? group.matched;
  const written = declared === null ? `no ${field} is set, and the default of ${byDefault ?? ""}` : `${field} ${declared}`;
  const other = rounding === "up" ? Math.floor(asked) : Math.ceil(asked);
  const contrast = rounding === "up" ? `maxConcurrency of a stage rounds down${other === 0 ? ", to at least 1" : ""}` : `maxUnavailable of a rolling update rounds up, to ${other}`;
  const how = resolved > asked && rounding === "down" ? "is at least" : `is rounded ${rounding} to`;
  return groupViolation(limited, ["budget"], {
    subject: "rounded",
    severity: "info",
    says: `${written} of ${count(base, group.unit)} is ${round(asked)} and ${how} ${share(resolved, base, group.unit)}; ${contrast}.`,
    remediation: numberMeant(group.unit, resolved),
    magnitude: resolved,
    evidence: {
      declared: declared ?? byDefault ?? null,
      asked: round(asked),
      resolved,
      of: base
    }
  });
}
function round(n) {
  return Math.round(n * 100) / 100;
}
function numberMeant(unit, now) {
  const meant = `Write the number of ${unit}s you mean`;
  return now === 0 ? `${meant}.` : `${meant}: ${now} is what it comes to now.`;
}

// src/rules/fleet/safeguard-removed.ts
var safeguardRemoved = riskRule({
  id: "safeguard-removed",
  detects: "an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window",
  severity: "warning"
});

// src/rules/karpenter/same-window-everywhere.ts
var MINUTE_MS = 6e4;
var AHEAD_MS = 35 * DAY_MS;
var options8 = strictObject({
  /** The node label that tells regions, or clusters, apart. */
  label: string().min(1).max(317).default("topology.kubernetes.io/region"),
  /** In how many of them windows may open together. */
  aboveRegions: number().int().min(1).default(1),
  /** What counts as together. */
  belowMinutes: number().int().min(1).default(60)
});
var sameWindowEverywhere = defineRule({
  id: "same-window-everywhere",
  detects: "windows that open in several regions at the same time: one bad change reaches all of them before anyone looks",
  systems: ["karpenter"],
  severity: "error",
  options: options8,
  judge: ({ side, plan, options: options10 }) => {
    const openings = timedGroups(side).flatMap((timed) => openingsOf(timed, plan, options10));
    const worst = together2(openings, options10);
    return worst ? [violationOf6(worst, plan, options10)] : [];
  }
});
function openingsOf(timed, { at, inventory }, { label }) {
  if (!inventory) return [];
  const regions = new Set(
    timed.limited.group.targets.flatMap((target) => regionOf(inventory.labelsOf(target), label))
  );
  const instants = openingInstants(timed.calendar).filter((opens) => opens >= at && opens < at + AHEAD_MS);
  return instants.flatMap((opens) => [...regions].map((region) => ({ at: opens, region, timed })));
}
function regionOf(labels, label) {
  const region = Object.hasOwn(labels, label) ? labels[label] : void 0;
  return region === void 0 || region === "" ? [] : [region];
}
function openingInstants({ spans }) {
  const found2 = /* @__PURE__ */ new Set();
  for (const [i, { reason, from: from2, limit }] of spans.entries()) {
    const before = spans[i - 1];
    const follows = before?.reason === reason && before.to === from2;
    if (limit !== 0 && follows && before.limit === 0) found2.add(from2);
  }
  return [...found2].sort((a, b) => a - b);
}
function together2(openings, { aboveRegions, belowMinutes }) {
  const inOrder = [...openings].sort((a, b) => a.at - b.at);
  let worst = null;
  for (const [i, { at }] of inOrder.entries()) {
    if (i > 0 && inOrder[i - 1]?.at === at) continue;
    const near = inOrder.slice(i).filter((opening) => opening.at < at + belowMinutes * MINUTE_MS);
    const regions = [...new Set(near.map(({ region }) => region))].sort();
    if (regions.length <= Math.max(aboveRegions, worst?.regions.length ?? 0)) continue;
    worst = { at, regions, groups: [...new Set(near.map(({ timed }) => timed))] };
  }
  return worst;
}
function violationOf6({ at, regions, groups }, plan, options10) {
  const { label, aboveRegions } = options10;
  const within = spanText(options10.belowMinutes * MINUTE_MS);
  const names = groups.map(({ limited }) => subjectOf(limited));
  const limit = groups[0]?.calendar.limits.find(({ schedule }) => schedule !== null);
  return {
    subject: label,
    message: `${few(names, 10)}: windows open in ${count(regions.length, "region")} (${few(regions, 10)}) within ${within} of ${instantText(at, plan.timeZone)}. A change that is bad is then rolled in all of them before it shows in one.`,
    remediation: `Let the windows of regions open more than ${within} apart, so that at most ${aboveRegions} ${aboveRegions === 1 ? "begins" : "begin"} together.`,
    place: limit?.place ?? groups[0]?.calendar.place ?? null,
    magnitude: regions.length,
    evidence: { label, regions: [...regions], opensAt: instantText(at), pools: names }
  };
}

// src/rules/karpenter/schedule-invalid.ts
var ZONE = /^\s*(?:CRON_)?TZ=/;
var scheduleInvalid = defineRule({
  id: "schedule-invalid",
  detects: "a budget that the API server takes and the controller cannot read: it closes the pool for every reason",
  systems: ["karpenter"],
  severity: "error",
  judge: ({ side }) => timedGroups(side).flatMap(
    (timed) => timed.calendar.limits.flatMap((limit) => {
      if (limit.error === null) return [];
      const { group } = timed.limited;
      const cause = limit.schedule === null || limit.limit === null ? `${limitName(limit)} cannot be read: ${limit.error}` : `the schedule "${limit.schedule}" does not parse: ${limit.error}`;
      return limitViolation(timed, limit, {
        says: `Karpenter disrupts none of its ${count(group.matched)}, whatever the reason, until the schedule is corrected. The API server stores it, but ${cause}; one broken budget closes the pool for all of them.`,
        remediation: limit.repair === null ? "Write five cron fields in UTC (days of the week 0 to 6, no range over the end of the week), without a time zone." : `Write "${limit.repair}".${ZONE.test(limit.schedule ?? "") ? " Schedules are in UTC: convert the hours from the zone that it names, and mind that it moves with the clocks." : ""}`,
        evidence: { schedule: limit.schedule, error: limit.error, repair: limit.repair }
      });
    })
  )
});

// src/rules/karpenter/schedule-never-fires.ts
var scheduleNeverFires = defineRule({
  id: "schedule-never-fires",
  detects: "a schedule without any date: the controller takes its budget for active all the time",
  systems: ["karpenter"],
  severity: "error",
  judge: ({ side }) => timedGroups(side).flatMap((timed) => {
    const { calendar, limited } = timed;
    if (isClosedByError(calendar)) return [];
    return calendar.limits.filter(({ neverFires, reasons }) => neverFires && reasons.length > 0).map((limit) => {
      const { matched } = limited.group;
      const reasons = reasonsText(limit.reasons, calendar.reasons);
      const effect = limit.limit === 0 ? `${noneOf(matched, "node", "is ever")} taken${reasons === "every reason" ? "" : ` for ${reasons}`}` : `at most ${share(Math.min(limit.limit ?? 0, matched), matched)} go at once for ${reasons}, at all times`;
      return limitViolation(timed, limit, {
        says: `${effect}. No date fits the schedule of ${limitName(limit)}, and a budget whose schedule has no next date counts as active always, not as never.`,
        remediation: "Write a schedule that happens; to have the budget active always, remove schedule and duration.",
        evidence: { schedule: limit.schedule, limit: limit.limit, reasons: [...limit.reasons] }
      });
    });
  })
});

// src/rules/fleet/selection-moved.ts
var selectionMoved = defineRule({
  id: "selection-moved",
  detects: "a change after which a policy takes other targets, or puts them under other limits, than before",
  systems: "all",
  severity: "warning",
  options: strictObject({
    /** Up to this share of the targets before may join, leave or change groups. */
    abovePercent: number().min(0).max(100).default(10)
  }),
  judge: ({ base, plan, options: options10 }) => {
    if (!base) return [];
    return plan.policies.flatMap((diff) => {
      const { base: before, head: after } = diff;
      if (!before || !after || !rollsItself(after) || isReportedElsewhere(after)) return [];
      const moves2 = movesOf(diff, before, after, heirsOf(plan)(after.ref.kind));
      const changed = moves2.reduce((sum, { targets }) => sum + targets.length, 0);
      const matched = { before: matchedBy(before), after: matchedBy(after) };
      if (isResized(after, matched)) return [];
      if (changed === 0 || changed * 100 <= options10.abovePercent * matched.before) return [];
      return [violation6(before, after, moves2, matched)];
    });
  }
});
function rollsItself({ ref, effect }) {
  return effect.groups.some((group) => sameRef(group.rolls, ref));
}
function isReportedElsewhere({ missingReferences, rejections }) {
  return missingReferences.length > 0 || rejections.length > 0;
}
function isResized({ effect }, matched) {
  return matched.before !== matched.after && effect.groups.every(({ unit }) => unit === "replica");
}
function movesOf(diff, before, after, heirs) {
  const renamed = isHalfway(after) ? /* @__PURE__ */ new Map() : renames(before, after);
  const lowered2 = loweredIn(after);
  const byEnds = /* @__PURE__ */ new Map();
  for (const { target, from: from2, to } of diff.moved) {
    if (from2 !== null && to !== null && renamed.get(from2) === to) continue;
    if (to === null && (lowered2.has(target) || isHandedOn(heirs.get(target), from2, before))) continue;
    const key = JSON.stringify([from2, to]);
    const known = byEnds.get(key);
    if (known) known.targets.push(target);
    else byEnds.set(key, { from: from2, to, targets: [target] });
  }
  return [...byEnds.values()].filter((move) => isHalfway(after) || !isTightened(move, before, after)).sort((a, b) => b.targets.length - a.targets.length);
}
var heirsOf = remembered(({ policies }) => {
  const added = policies.flatMap(({ base, head }) => base === null && head ? [head] : []);
  return once((kind) => {
    const groups = added.filter((one) => one.ref.kind === kind && rollsItself(one));
    return new Map(
      groups.flatMap(
        ({ effect }) => effect.groups.flatMap((group) => group.targets.map((target) => [target, group]))
      )
    );
  });
});
function isHandedOn(heir, from2, before) {
  const old = from2 === null ? void 0 : groupOf2(before, from2);
  return heir !== void 0 && old !== void 0 && heir.peakAtOnce <= old.peakAtOnce;
}
function isHalfway({ ref, change, effect }) {
  return traitsOf(ref.system).keepsBatchesByName === true && change?.kind === "continues" && effect.groups.some(({ unit }) => unit === "node");
}
function loweredIn({ leaves, effect }) {
  return new Set(leaves ? effect.groups.flatMap(({ leaving: leaving2 = [] }) => leaving2) : []);
}
function renames(before, after) {
  const added = after.effect.groups.filter(({ name }) => !groupOf2(before, name));
  const renamed = /* @__PURE__ */ new Map();
  for (const gone2 of before.effect.groups.filter(({ name }) => !groupOf2(after, name))) {
    const had = new Set(gone2.targets);
    const shared = (group) => group.targets.filter((target) => had.has(target)).length;
    const heir = added.find((group) => shared(group) * 2 > gone2.matched);
    if (heir) renamed.set(gone2.name, heir.name);
  }
  return renamed;
}
function isTightened({ from: from2, to }, before, after) {
  if (from2 === null || to === null || groupOf2(before, to)) return false;
  const [old, now] = [groupOf2(before, from2), groupOf2(after, to)];
  return old !== void 0 && now !== void 0 && now.peakAtOnce <= old.peakAtOnce;
}
function groupOf2(policy, name) {
  return policy.effect.groups.find((group) => group.name === name);
}
function matchedBy({ effect }) {
  const kept = effect.groups.flatMap(({ targets, leaving: leaving2 }) => {
    const gone2 = new Set(leaving2);
    return targets.filter((target) => !gone2.has(target));
  });
  return new Set(kept).size;
}
var STATE_LOST = " The rollout is under way, and the state of its batches, which is kept by the name of the group, is lost for them.";
function violation6(before, after, moves2, matched) {
  const unit = after.effect.groups[0]?.unit ?? "node";
  const changed = moves2.reduce((sum, { targets }) => sum + targets.length, 0);
  const subject = refText(after.ref);
  const total = matched.before === matched.after ? `${count(changed, unit)} of ${matched.after} under other limits than before` : `it takes ${count(matched.after, unit)}, ${matched.before} before`;
  const isOneGroup = before.effect.groups.length === 1 && after.effect.groups.length === 1;
  const samePeak = before.effect.peakAtOnce === after.effect.peakAtOnce && after.effect.peakAtOnce > 0;
  return {
    policy: after.ref,
    subject: "selection",
    message: `${subject}: ${total}. ${moves2.map((move) => sentence(move, unit, isOneGroup, fateOf(after))).join(" ")}` + (isHalfway(after) ? STATE_LOST : "") + (samePeak ? ` The peak stays at ${after.effect.peakAtOnce} at once and does not show it.` : ""),
    remediation: `Confirm that these ${unit}s are meant; if not, correct the label key or value of the selector.`,
    place: placeOf(after, moves2),
    magnitude: changed,
    evidence: {
      before: matched.before,
      after: matched.after,
      moves: moves2.map(({ from: from2, to, targets }) => ({ from: from2, to, targets: [...targets] }))
    }
  };
}
function fateOf({ leaves, effect }) {
  if (leaves !== void 0) return () => "";
  if (effect.groups.some(({ leaving: leaving2 = [] }) => leaving2.length > 0))
    return (isOne) => `, and what it placed there is deleted${isOne ? "" : " from each"}`;
  return (isOne) => ` and ${isOne ? "is" : "are"} not rolled any more`;
}
function sentence({ from: from2, to, targets }, unit, isOneGroup, fate) {
  const who = count(targets.length, unit);
  const one = targets.length === 1;
  const inGroup = (name) => isOneGroup ? "" : ` "${name}"`;
  if (to === null && from2 !== null)
    return `${who} ${one ? "leaves" : "leave"}${inGroup(from2)}${fate(one)}: ${few(targets)}.`;
  if (from2 === null) return `${who} ${one ? "joins" : "join"}${inGroup(to ?? "")}: ${few(targets)}.`;
  return `${who} ${one ? "goes" : "go"} from ${from2} to ${to ?? ""}: ${few(targets)}.`;
}
function placeOf(after, moves2) {
  const isOutside = moves2.some(({ from: from2, to }) => from2 === null || to === null);
  const own = factsOf(after, "selector").find(({ group: group2 }) => group2 === null)?.place;
  const first = moves2.find(({ to }) => to !== null)?.to ?? null;
  const group = first === null ? void 0 : groupOf2(after, first);
  return (isOutside ? own : group?.places["selector"]) ?? own ?? after.place;
}

// src/rules/fleet/selector-matches-everything.ts
var selectorMatchesEverything = policyRule({
  id: "selector-matches-everything",
  detects: "a selector in which no label decides, so that it takes every target there is and every one that comes",
  systems: "all",
  severity: "error",
  options: strictObject({
    /** Smaller fleets are left alone. */
    fromTargets: number().int().min(1).default(2)
  }),
  judge: (policy, { options: options10 }) => factsOf(policy, "selector").filter((selector) => !selector.isSelective && selector.matched === selector.outOf).filter(({ outOf }) => outOf >= options10.fromTargets).map((selector) => {
    const unit = policy.effect.groups[0]?.unit ?? "node";
    return {
      group: selector.group,
      subject: "everything",
      says: `${selector.what} ${why(selector)}, so it selects all ${count(selector.outOf, unit)} of the snapshot (100%), whatever they are for, and every ${unit} that joins.`,
      remediation: `Name a label that only the ${unit}s you mean have.`,
      place: selector.place,
      evidence: { selector: selector.text, matched: selector.matched, outOf: selector.outOf }
    };
  })
});
function why({ text, isWritten }) {
  if (!isWritten) return "is not set";
  return text === "" ? "is empty" : `(${text}) excludes nothing here`;
}

// src/rules/fleet/selector-matches-nothing.ts
var selectorMatchesNothing = policyRule({
  id: "selector-matches-nothing",
  detects: "a selector that matches no target of the snapshot",
  systems: "all",
  severity: "error",
  judge: (policy) => factsOf(policy, "empty-selector").map((selector) => ({
    group: selector.group,
    subject: "selector",
    says: selector.says ?? `nothing is rolled by it: ${selector.what} matches no ${unitOf2(policy)} of the snapshot.`,
    remediation: selector.fix ?? `Correct the label key or value, or take a new snapshot if the ${unitOf2(policy)}s are new.`,
    place: selector.place,
    evidence: { selector: selector.what, matched: 0 },
    // That it took nothing before is no excuse: the rollout that the change asks for does not happen.
    ...selector.isGuess ? { severity: "warning" } : { rolls: [policy.ref], isOfWaiting: true }
  }))
});
function unitOf2({ effect }) {
  return effect.groups[0]?.unit ?? "node";
}

// src/rules/skyhook/sequencing-deadlock.ts
var sequencingDeadlock = policyRule({
  id: "sequencing-deadlock",
  detects: "objects that wait for each other: one for a taint to go, the other, which removes it, for the first to be done",
  systems: ["skyhook"],
  severity: "error",
  judge: (policy) => factsOf(policy, "deadlock").map((deadlock) => {
    const self = refText(policy.ref);
    const later = refText(deadlock.later);
    const isMutual = deadlock.kind === "mutual";
    return {
      subject: later,
      message: isMutual ? mutual(self, later, deadlock) : oneHoldsAll(self, later, deadlock),
      remediation: isMutual ? `Set runtimeRequired: true on ${self}, so that it tolerates the taint, or give ${later} the lower priority.` : `Set sequencing: node on ${self}.`,
      place: deadlock.place,
      magnitude: deadlock.held,
      evidence: {
        later,
        kind: deadlock.kind,
        shared: deadlock.shared,
        held: deadlock.held,
        keptNow: [...deadlock.now]
      },
      severity: isMutual ? "error" : "warning"
    };
  })
});
function mutual(self, later, { by, shared, held: held2, now }) {
  const when = now.length > 0 ? `${few(now)} ${now.length === 1 ? "has" : "have"} it now.` : `It begins with the first of the ${count(shared)} they share that joins with it.`;
  return `${self}: it does not tolerate ${by}, which stays on a node until ${later} is complete there, and ${later} waits for ${self}: each waits for the other, and ${count(held2)} of ${later} ${held2 === 1 ? "is" : "are"} never rolled. ${when}`;
}
function oneHoldsAll(self, later, { by, shared, held: held2 }) {
  return `${self}: with sequencing: all one node that does not complete it keeps ${later} from all of its ${count(held2)}, and with that ${by} on ${allOf(shared, "node")} they share: nothing is scheduled there.`;
}

// src/rules/fleet/shared-cordon.ts
var RULE2 = {
  id: "shared-cordon",
  detects: "a rollout that uncordons, interrupts or deletes nodes that another rollout or a person holds",
  severity: "warning"
};
var sharedCordon = defineRule({
  ...RULE2,
  systems: "some",
  judge: (judged) => [...ofOverlaps(judged.side, judged.plan), ...riskRule(RULE2).judge(judged)]
});
function ofOverlaps(side, plan) {
  const edited = new Set(
    plan.policies.flatMap((diff) => diff.change === "unchanged" ? [] : refKey(diff.ref))
  );
  const toldBy = new Map(
    side.combined.overlaps.flatMap((overlap) => {
      const told = overlap.isPossible ? renewedIn(overlap, side) : toldOf(overlap, side);
      return told === null ? [] : [[overlap, told]];
    })
  );
  const breachOf = (overlap) => {
    const told = toldBy.get(overlap);
    const refs = overlap.policies.map(({ ref }) => ref);
    const carrier = refs.find((ref) => edited.has(refKey(ref))) ?? refs[0];
    return told && carrier ? [violationOf7(overlap, told, carrier, placeOfTakers(side, plan, [carrier, ...refs]))] : [];
  };
  return KINDS.flatMap((kind) => {
    const { crowds, pairs } = crowdsOf(
      [...toldBy].filter(([, told]) => told.kind === kind).map(([overlap]) => overlap)
    );
    return [...crowds.flatMap((crowd) => ofCrowd(crowd, kind, side, breachOf)), ...pairs.flatMap(breachOf)];
  });
}
function ofCrowd(crowd, kind, side, breachOf) {
  const [worst] = [...crowd.overlaps].sort((a, b) => b.targets - a.targets);
  return (worst ? breachOf(worst) : []).map((found2) => ({
    ...found2,
    subject: `${kind} ${crowdSubject(crowd, side)}`,
    message: `${crowdText(crowd, side)}, and none asks who else holds a node. Of two of them: ${found2.message}`,
    evidence: { ...found2.evidence, together: crowd.policies.length }
  }));
}
var KINDS = ["ended", "deleted", "uncordoned", "renewed"];
function toldOf({ policies, targets }, side) {
  const [a, b] = policies.map(({ ref }) => holderOf(side, ref));
  if (!a || !b || areKeptApart(a, b) || policies.some(({ isNext }) => isNext)) return null;
  const nodes = `${count(targets)}${namesOf3(side, [a.ref, b.ref], targets)}`;
  return ending(a, b, nodes) ?? ending(b, a, nodes) ?? deleting(a, b, nodes) ?? deleting(b, a, nodes) ?? uncordoning(a, b, nodes);
}
function renewedIn({ policies, targets }, side) {
  const by = policies.find(({ ref, isNext }) => traitsOf(ref.system).deletesNodes && !isNext);
  const other = policies.find(({ isNext }) => isNext);
  const of = by && other && holderOf(side, other.ref);
  if (!of || of.hold?.needs !== "cordon" || !isDone(side, of.ref)) return null;
  return {
    kind: "renewed",
    severity: "info",
    says: `${labelOf(side, by.ref)} replaces ${count(targets)} on which ${of.name} is done: a node that comes in place of one carries no mark of that, so the work is done on it as well, cordoned for it, as soon as it has joined and beside those that still go.`,
    fix: `Let new nodes come with what ${of.name} makes of them, or count its limit beside the budgets of the pool.`
  };
}
function isDone(side, ref) {
  return policyOf(side, ref)?.change?.kind === "next-rollout";
}
var SHOWN6 = 3;
function namesOf3(side, [a, b], targets) {
  const of = (ref) => new Set(policyOf(side, ref)?.effect.groups.flatMap((group) => group.targets));
  if (targets > SHOWN6) return "";
  const others = of(b);
  const shared = [...of(a)].filter((name) => others.has(name)).sort();
  return shared.length === targets ? ` (${shared.join(", ")})` : "";
}
function areKeptApart(a, b) {
  return a.hold?.keptApart !== void 0 && a.hold.keptApart === b.hold?.keptApart;
}
function holderOf(side, ref) {
  const hold = factOf(policyOf(side, ref), "node-hold") ?? null;
  return hold !== null || traitsOf(ref.system).deletesNodes ? { ref, name: labelOf(side, ref), hold } : null;
}
function ending(by, of, nodes) {
  const releases = by.hold?.releases ?? null;
  if (of.hold?.needs !== "maintenance" || releases === null) return null;
  if (releases === "own-cordon" && of.hold.isCordoned === true) return null;
  const when = releases === "own-cordon" ? ", where it cordoned the node first" : ", whoever cordoned it";
  return {
    kind: "ended",
    says: `${by.name} may end ${of.name} on ${nodes} they share: it uncordons a node when its own work there is done${when}, and PIKA takes an uncordon as the end of a maintenance and strips its labels, whatever is being done there.`,
    fix: "Keep the nodes under maintenance out of the rollout until they are back, or announce the maintenance when the rollout is done."
  };
}
function deleting(by, of, nodes) {
  if (by.hold !== null || of.hold === null) return null;
  if (of.hold.needs === "maintenance")
    return {
      kind: "deleted",
      says: `${by.name} may delete ${nodes} of ${of.name} in the middle of the maintenance: it replaces a node under maintenance like any other, and without its node the finalizer holds the object for good.`,
      fix: 'Annotate nodes under maintenance with karpenter.sh/do-not-disrupt: "true", or let the maintenance be over before the other is merged.'
    };
  const { deletedAtWork } = traitsOf(of.ref.system).words;
  return {
    kind: "deleted",
    says: `${by.name} may delete a node in the middle of the work of ${of.name}, on ${nodes} they share: what was done there is lost, and the node that comes in its place starts from nothing.${deletedAtWork === void 0 ? "" : ` ${deletedAtWork}`}`,
    fix: 'Let one rollout end before the other begins, or annotate nodes that are at work with karpenter.sh/do-not-disrupt: "true".'
  };
}
function uncordoning(a, b, nodes) {
  if (a.hold?.needs !== "cordon" || b.hold?.needs !== "cordon") return null;
  return {
    kind: "uncordoned",
    says: `${a.name} and ${b.name} both cordon the ${nodes} they share, and each uncordons a node when its own work there is done, whether or not the other is still at it: pods start on a node that is about to be drained or rebooted.`,
    fix: "Let one rollout end before the other begins: merge one of them later, or give them different nodes."
  };
}
function violationOf7({ policies, targets }, { says, fix: fix2, severity }, carrier, place) {
  return {
    policy: carrier,
    isStandIn: true,
    subject: ["released", ...policies.map(({ ref }) => refKey(ref)).sort()].join(" "),
    message: says,
    remediation: fix2,
    place,
    magnitude: targets,
    ...severity ? { severity } : {},
    evidence: { sharedTargets: targets, policies: policies.map(({ ref }) => refKey(ref)) }
  };
}

// src/rules/kubefleet/short-pick-freezes.ts
function passedText({ passedOver }) {
  const byReason = groupedBy(passedOver, ({ why: why2 }) => why2);
  const parts = [...byReason].map(([why2, those]) => `${few(those.map(({ target }) => target))} (${why2})`);
  return parts.length === 0 ? "" : ` It passes over ${few(parts)}.`;
}
var shortPickFreezes = groupRule({
  id: "short-pick-freezes",
  detects: "a policy that finds fewer targets than it asks for: the missing ones use up what may be unavailable",
  systems: ["kubefleet"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    const pick = factOf(group, "pick");
    const limit = group.allowed[0]?.limit ?? null;
    if (!pick || pick.found >= pick.asked || limit === null) return null;
    const missing = pick.asked - pick.found;
    const left = Math.max(0, limit - missing);
    const effect = left === 0 ? "no update in place ever starts" : `only ${left} of the ${limit} that may be unavailable ${left === 1 ? "is" : "are"} left for an update`;
    return groupViolation(limited, ["selector"], {
      says: `${effect}, because it asks for ${count(pick.asked, group.unit)} and finds ${pick.found}, and the ${missing} missing count${missing === 1 ? "s" : ""} as unavailable.${passedText(pick)}`,
      remediation: pick.found === 0 ? `Correct the names or the selector, or join ${count(missing, group.unit)} that it takes.` : `Ask for ${pick.found}, or label and join ${count(missing, group.unit)} more.`,
      magnitude: missing,
      evidence: { asked: pick.asked, found: pick.found, mayBeUnavailable: limit, left }
    });
  }
});

// src/rules/kubefleet/stage-coverage.ts
var stageCoverage = policyRule({
  id: "stage-coverage",
  detects: "a target that belongs to no stage of the rollout it is picked for, or to two",
  systems: ["kubefleet"],
  severity: "error",
  judge: (policy, { base }) => {
    const coverage = factOf(policy, "coverage");
    if (!coverage) return null;
    const rolling = isRunBefore(policy, base) ? {} : { rolls: [policy.ref] };
    return [uncovered(policy, coverage), twice(policy, coverage)].map((one) => one && { ...one, ...rolling });
  }
});
function isRunBefore({ identity }, base) {
  return base?.policies.some((other) => other.identity === identity && !startsNothing(other)) ?? false;
}
function uncovered(policy, coverage) {
  const { uncovered: left, isAssumed } = coverage;
  if (isAssumed || left.length === 0) return null;
  const total = totalOf(policy, coverage);
  return {
    place: coverage.place,
    ...subjectOfPolicy(policy, "none"),
    says: `the run fails when it is initialized, and none of ${count(total, unitOf3(policy))} is updated: ${left.length} ${left.length === 1 ? "is" : "are"} in no stage (${few(left, 10)}).`,
    remediation: "Label the ones that are in no stage, or add a stage that selects them.",
    magnitude: left.length,
    evidence: { uncovered: [...left], total }
  };
}
function twice(policy, coverage) {
  const { twice: both2, isAssumed } = coverage;
  if (both2.length === 0) return null;
  const total = totalOf(policy, coverage);
  return {
    place: coverage.place,
    ...subjectOfPolicy(policy, "two"),
    says: `a run over ${both2.length === 1 ? "it" : "them"} fails when it is initialized, and nothing is updated: ${share(both2.length, total, unitOf3(policy))} ${both2.length === 1 ? "is" : "are"} in two stages (${few(both2, 10)}).`,
    remediation: "Make the labelSelectors of the stages exclude each other.",
    magnitude: both2.length,
    evidence: { twice: [...both2], total },
    ...isAssumed ? { severity: "warning" } : {}
  };
}
function totalOf(policy, { uncovered: left }) {
  return (/* @__PURE__ */ new Set([...policy.effect.groups.flatMap((group) => group.targets), ...left])).size;
}
function unitOf3({ effect }) {
  return effect.groups[0]?.unit ?? "cluster";
}

// src/rules/kubefleet/stage-empty.ts
var stageEmpty = policyRule({
  id: "stage-empty",
  detects: "a stage that selects no target: it is skipped, and its waits and approvals with it",
  systems: ["kubefleet"],
  severity: "warning",
  judge: (policy) => {
    const coverage = factOf(policy, "coverage");
    if (!coverage) return null;
    return coverage.empty.map(({ group, pauses, place }) => ({
      group,
      ...subjectOfPolicy(policy, "empty"),
      says: `stage "${group}" selects no cluster and is skipped${pauses > 0 ? `, and with it ${pauses === 1 ? "the wait or approval" : `the ${pauses} waits and approvals`} of its tasks` : ""}.`,
      remediation: "Correct the labelSelector (without one a stage selects nothing), label the clusters that belong there, or remove the stage.",
      place,
      magnitude: pauses,
      evidence: { stage: group, tasks: pauses }
    }));
  }
});

// src/rules/skyhook/strategy-missing.ts
var strategyMissing = groupRule({
  id: "strategy-missing",
  detects: "a compartment without a strategy: it loses every overlap and has no brakes",
  systems: ["skyhook"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    if (group.strategy !== null || group.declaredIn.kind !== "DeploymentPolicy") return null;
    const stuck = group.outcome === "stuck" && group.matched > 0;
    return groupViolation(limited, ["name", "budget"], {
      says: `no strategy is set, and none is inherited from the default. ${count(group.matched)} ${verb(group.matched, "rolls", "roll")} ${group.ceiling.enforced === null ? "together" : `${group.ceiling.enforced} at a time`}, without a threshold or a stop.` + (stuck ? ` ${group.why}` : ""),
      remediation: "Give it a strategy, such as fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}.",
      evidence: { matched: group.matched, outcome: group.outcome },
      severity: group.production || stuck ? "error" : "warning"
    });
  }
});

// src/rules/fleet/ungoverned-disruption.ts
var MINUTE_MS2 = 6e4;
var options9 = strictObject({
  /** Pods that have less time than this to go by themselves are as good as deleted. */
  belowMinutes: number().min(0).default(5),
  /** Up to this many it is a warning where it was longer before. */
  belowWarned: number().min(0).default(60)
});
var ID = "ungoverned-disruption";
var ungovernedDisruption = defineRule({
  id: ID,
  detects: "drains that take pods whatever a disruption budget says, or that wait for fewer pods than before",
  systems: "some",
  severity: "error",
  options: options9,
  judge: ({ side, base, options: options10 }) => [
    ...side.policies.flatMap((policy) => [
      forced(policy, base, options10),
      noLongerHeld(policy, base),
      ...risksOf(policy, ID)
    ]),
    ...rolledGroups(side).flatMap(cutDrains)
  ]
});
function forced(policy, base, options10) {
  const { ref } = policy;
  const forces = factOf(policy, "forced-drain");
  if (!forces) return null;
  const { afterMs, says, fix: fix2, place } = forces;
  const was = factOf(policyOf(base, ref), "forced-drain")?.afterMs ?? Infinity;
  const isShort = afterMs < options10.belowMinutes * MINUTE_MS2;
  const isShorter = base !== null && afterMs < was && afterMs < options10.belowWarned * MINUTE_MS2;
  if (!isShort && !isShorter) return null;
  const before = base === null || was === afterMs ? "" : ` Before: ${was === Infinity ? "never" : spanText(was)}.`;
  return {
    policy: ref,
    subject: isShort ? "forced" : "shorter",
    message: `${refText(ref)}: ${says}${before}`,
    remediation: fix2,
    place,
    magnitude: -afterMs,
    ...isShort ? {} : { severity: "warning" },
    evidence: { afterMs }
  };
}
function cutDrains(limited) {
  const { policy, group } = limited;
  if (risksOf(policy, ID).length > 0) return [];
  const cut = group.cutDrains ?? [];
  return [
    blockedDrains(
      limited,
      cut.filter(({ lifts }) => lifts !== "by-itself")
    ),
    slowDrains(
      limited,
      cut.filter(({ lifts }) => lifts === "by-itself")
    )
  ];
}
function blockedDrains(limited, [first, ...others]) {
  if (!first) return null;
  const nodes = [first, ...others].map(({ target }) => target);
  const n = nodes.length;
  const drains = `${verb(n, "the drain", "the drains")} of ${few(nodes)} ${verb(n, "does not end by itself", "do not end by themselves")}`;
  return groupViolation(limited, [], {
    subject: "cut",
    says: `${drains}: ${n === 1 ? "" : `on ${first.target} `}${first.why}. From ${minuteText(first.at)} on what is left may be removed by force, whatever the budget says, and the numbers take it so.`,
    remediation: first.lifts === "with-repair" ? "Repair the pods that are not ready, or move the pods off the node before its drain begins." : "Let the disruption budget allow an eviction, with maxUnavailable: 1, or move the pods off the node before its drain begins.",
    severity: "warning",
    magnitude: n,
    ofRollout: true,
    evidence: { nodes, at: first.at }
  });
}
function slowDrains(limited, cut) {
  const [first] = cut;
  if (!first) return null;
  const nodes = cut.map(({ target }) => target);
  const pods = cut.reduce((sum, one) => sum + one.pods, 0);
  return groupViolation(limited, [], {
    subject: "cut-slow",
    says: `the drains of ${few(nodes)} have too little time: ${first.why}, and the next one goes only when a replacement is ready. From ${minuteText(first.at)} on the pods that are left are deleted past the budget: ${first.pods} on ${first.target}, ${count(pods, "pod")} in all.`,
    remediation: factOf(limited.policy, "forced-drain")?.fix ?? "Give a drain more time, or let the disruption budget allow more evictions at a time.",
    severity: "warning",
    magnitude: pods,
    ofRollout: true,
    evidence: { nodes, at: first.at, pods }
  });
}
function noLongerHeld(policy, base) {
  const { ref, place } = policy;
  const waitsFor = factOf(policy, "awaited-pods");
  const was = factOf(policyOf(base, ref), "awaited-pods");
  if (!was || was.text === waitsFor?.text) return null;
  return {
    policy: ref,
    subject: "waits-for",
    message: `${refText(ref)}: ${waitsFor ? `an interrupt waits for pods with ${waitsFor.text} now` : "an interrupt waits for no pod any more"}, for those with ${was.text} before: nodes with such pods are drained.`,
    remediation: "Keep the selector, or make sure that no such pod is left.",
    place: waitsFor?.place ?? place,
    severity: "warning",
    evidence: { before: was.text, after: waitsFor?.text ?? null }
  };
}

// src/rules/fleet/unknown-field.ts
var LIMITING = /(^|\.)(disruption|strategy|updateStrategy|budgets?|interruptionBudget|deploymentPolicy|rollingUpdate|compartments|default)(\.|\[|$)/;
var unknownField = policyRule({
  id: "unknown-field",
  detects: "a field that the controller drops in silence: the author believes in a setting that is not there",
  systems: "all",
  severity: "warning",
  judge: (policy) => policy.unknownFields.map((field) => ({
    subject: field.path,
    says: `${field.path} ${fateOf2(field, policy.apiVersion)}`,
    remediation: field.suggestion ? `Did you mean ${field.suggestion}? Otherwise remove it.` : "Remove it.",
    place: field.place,
    evidence: { path: field.path, suggestion: field.suggestion },
    severity: [field.path, field.suggestion ?? ""].some((name) => LIMITING.test(name)) ? "error" : "warning"
  }))
});
function fateOf2({ path, idleValue }, apiVersion) {
  if (idleValue !== void 0) return `is ${JSON.stringify(idleValue)}, and that value has no effect.`;
  return path.startsWith("metadata.annotations.") ? `is no annotation that the controller of ${apiVersion} reads: it has no effect.` : `is not a field of ${apiVersion}; the API server drops it without a word.`;
}

// src/rules/pika/unknown-node.ts
var unknownNode = defineRule({
  id: "unknown-node",
  detects: "an announced maintenance of a node that the snapshot does not hold, or that is announced for it already",
  systems: ["pika"],
  severity: "error",
  judge: (judged) => faultViolations(judged, "unknown-node")
});

// src/rules/karpenter/unlimited-outside-window.ts
var OUTSIDE = " A budget outside its window does not close the pool; it stops limiting.";
var unlimitedOutsideWindow = defineRule({
  id: "unlimited-outside-window",
  detects: "minutes in which no budget is active for a reason: then nothing limits how many nodes go at once",
  systems: ["karpenter"],
  severity: "error",
  judge: ({ side, plan }) => timedGroups(side).flatMap((timed) => {
    const { calendar } = timed;
    const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === void 0);
    const idle = calendar.reasons.filter((reason) => calendar.idle[reason] !== void 0);
    return [unlimited(timed, acting, plan), unlimited(timed, idle, plan)];
  })
});
function unlimited(timed, reasons, plan) {
  const { calendar, limited } = timed;
  const times = new Map(
    reasons.map((reason) => [reason, timesWhen(calendar, reason, plan.at, ({ limit }) => limit === null)])
  );
  const open2 = reasons.filter((reason) => (times.get(reason) ?? []).length > 0);
  const [first] = open2;
  if (first === void 0) return null;
  const why2 = calendar.idle[first];
  const groups = reasonsBy(open2, (reason) => JSON.stringify(times.get(reason)));
  const sentences = groups.map((alike) => describe(timed, alike, times.get(alike[0] ?? "") ?? [], plan));
  const { matched } = limited.group;
  return calendarViolation(timed, {
    subject: why2 === void 0 ? "no-limit" : "no-limit-idle",
    says: `nothing limits how many of its nodes go at once, up to ${share(matched, matched)}. ${sentences.join(" ")}${open2.every((reason) => isAlways(times.get(reason) ?? [], timed, plan)) ? "" : OUTSIDE}` + (why2 === void 0 ? "" : ` Only a setting holds it back now: ${why2}.`),
    remediation: fix`Add a budget without schedule, such as ${{ field: "nodes", value: "10%", isText: true }}; to close the time outside a window, one of nodes: "0" with the schedule of that time.`,
    magnitude: Math.round([...times.values()].reduce((sum, list) => sum + totalMs(list), 0) / 6e4),
    evidence: {
      reasons: open2,
      first: instantText(Math.min(...open2.map((reason) => times.get(reason)?.[0]?.from ?? Infinity))),
      allNodes: matched
    },
    ...why2 === void 0 ? {} : { severity: "warning" }
  });
}
function describe(timed, reasons, times, plan) {
  const { calendar } = timed;
  const name = reasonsText(reasons, calendar.reasons);
  const [first] = times;
  if (!first) return "";
  const week = weekOf(plan);
  if (isAlways(times, timed, plan))
    return `For ${name} no budget is active at any time (${shareOfWeek(times, fromNow(plan))}).`;
  const stretches = stretchesWhen(calendar, reasons[0] ?? "", ({ limit }) => limit === null);
  const open2 = shareOfWeek(stretches, week);
  if (open2.startsWith("0 of")) {
    return `For ${name} no budget is active from ${instantText(first.from)} to ${instantText(first.to)}.`;
  }
  return `For ${name} no budget is active in ${open2}: ${stretchText(stretches, week, plan.timeZone)}.`;
}
function isAlways(times, { calendar }, { at }) {
  const [first] = times;
  return times.length === 1 && first !== void 0 && first.from <= at && first.to >= calendar.within.to;
}
function fromNow(plan) {
  const { from: from2, to } = weekOf(plan);
  return { from: plan.at, to: plan.at + (to - from2) };
}

// src/rules/fleet/version-not-pinned.ts
var versionNotPinned = policyRule({
  id: "version-not-pinned",
  detects: "a version that no file says: its rollouts begin without a pull request",
  systems: "some",
  severity: "warning",
  judge: (policy) => {
    const unpinned = factOf(policy, "unpinned");
    if (!unpinned) return null;
    const targets = policy.effect.groups.reduce((sum, { matched }) => sum + matched, 0);
    return {
      ...subjectOfPolicy(policy, `unpinned ${unpinned.subject}`),
      says: `${unpinned.says}: as soon as there is another one, a rollout over its ${count(targets)} begins, without a pull request and at any hour that its budgets and windows leave open.`,
      remediation: unpinned.fix,
      place: unpinned.place,
      magnitude: 1,
      evidence: { targets }
    };
  }
});

// src/rules/fleet/waiver-lapsed.ts
var waiverLapsed = defineRule({
  id: "waiver-lapsed",
  detects: "a waiver that is over, is exceeded, matches nothing, or is not whole",
  systems: "all",
  severity: "error",
  judge: ({ side, plan }) => (plan.lapses ?? []).filter(({ isTouched }) => side === plan.head || !isTouched).map(violationOf8)
});
function violationOf8(lapse) {
  const { kind, rule, subject, owner, expires, policy, place } = lapse;
  return {
    policy,
    subject: JSON.stringify([rule, subject, owner, expires]),
    message: `${subjectOf2(lapse)} ${SAYS3[kind](lapse)}`,
    remediation: FIXES3[kind](lapse),
    place,
    // What it covered is no less broken for being old; what covers nothing hurts nobody.
    severity: kind === "expired" || kind === "exceeded" ? "error" : "warning",
    evidence: { waiver: kind, rule, subject, owner, expires }
  };
}
function subjectOf2({ rule, subject, owner }) {
  const of = rule === null ? "A waiver" : `The waiver of ${visible(rule)}`;
  const on = subject === null ? "" : ` for ${visible(subject)}`;
  return `${of}${on}${owner === null ? "" : ` (owner ${visible(owner)})`}`;
}
var SAYS3 = {
  expired: ({ expires }) => `held until the end of ${visible(expires ?? "")} in UTC, and the rule is still broken.`,
  exceeded: ({ why: why2 }) => `does not cover what is there now: ${visible(why2 ?? "")}.`,
  unused: () => "matches no finding.",
  malformed: ({ why: why2 }) => `does not apply: ${visible(why2 ?? "")}.`
};
var FIXES3 = {
  expired: ({ rule }) => `Mend what ${visible(rule ?? "")} tells, or let the owner decide on a later day.`,
  exceeded: ({ rule }) => `Mend what ${visible(rule ?? "")} tells, or let the owner decide on another max.`,
  unused: () => 'Remove it, or correct its subject: the policy (Kind/name), one of its groups (Kind/name group "NAME") or a fingerprint.',
  malformed: () => "Write rule, subject, reason, owner and expires (the last day, such as 2027-03-01); max and cluster where they are needed."
};

// src/rules/fleet/whole-pool-at-once.ts
var wholePoolAtOnce = groupRule({
  id: "whole-pool-at-once",
  detects: "one batch that takes every target of a group, or a limit that lets all of them go at some time",
  systems: "all",
  severity: "error",
  options: strictObject({
    /**
     * Smaller groups are left alone: two nodes can hardly be rolled otherwise. Where nothing at all limits how many go, two
     * are worth a warning.
     */
    fromTargets: number().int().min(1).default(3)
  }),
  judge: (limited, { plan, options: options10 }) => {
    if (limited.policy.change?.interrupts === false) return null;
    const rolled = inTheRollout3(limited, plan, options10.fromTargets);
    const written = asWritten4(limited, plan, options10.fromTargets, rolled !== null);
    const found2 = rolled && written ? both(rolled, written) : rolled ?? written;
    return found2 && { ...found2, magnitude: magnitudeOf2(limited) };
  }
});
function inTheRollout3(limited, plan, fromTargets) {
  const { group } = limited;
  const whole = servingOf(group);
  const isSmall = whole < fromTargets;
  if (isSmall && (!isNamed(group) || whole < 2)) return null;
  const aged = peakByAge(group);
  if (group.batches.length === 0 && !aged || group.peakAtOnce < whole) return null;
  return groupViolation(limited, aged ? ["expireAfter"] : ["budget", "strategy"], {
    says: `all ${whole} ${group.unit}s (100%) are ${servesAtWork(limited.policy) ? "worked on" : "out"} at the same moment${expiryText(aged, plan)}${aged ? "." : `${pacedText(group)}. ${causeOf2(limited)}`}`,
    remediation: unlessUnbatched(limited, aged ? NOT_BY_EXPIRY : unlessNamed(limited, 1, fixFor2(limited))),
    ofRollout: true,
    magnitude: whole,
    evidence: { matched: whole, peakAtOnce: group.peakAtOnce },
    ...aged ? { severity: expirySeverity(group) } : {},
    ...isSmall ? { severity: "warning" } : {}
  });
}
function asWritten4(limited, plan, fromTargets, isRolled) {
  const { calendar, unit } = limited.group;
  if (!calendar || calendar.counted > 0 && calendar.counted < fromTargets) return null;
  const isTold = isRolled && !peakByAge(limited.group) ? isAsRolled(calendar, plan) : void 0;
  const size = calendar.counted || WHOLE_PERCENT;
  const ceiling = highestCeiling(limited, plan, size - 1, isTold);
  if (!ceiling) return null;
  const all = ceiling.isSized ? `all ${ceiling.of} ${unit}s (100%)` : `all ${unit}s (100%), however many it gets,`;
  return {
    ...groupViolation(limited, [], {
      says: `the budgets let ${all} go at once ${ceiling.says}.`,
      remediation: lowerBudget(ceiling, calendar, null),
      evidence: evidenceOf2(ceiling)
    }),
    place: ceiling.place
  };
}
var WHOLE_PERCENT = 100;
function evidenceOf2({ most, of, isSized, reasons }) {
  const ceiling = isSized ? most : `${most}%`;
  return { ceiling, reasons: [...reasons], ...isSized ? { matched: of } : {} };
}
function both(rolled, written) {
  const { severity, ...rest } = rolled;
  const more = written.message.slice(written.message.indexOf(": ") + 2);
  const isMilder = severity !== void 0;
  return {
    ...rest,
    message: `${rolled.message} ${capital(more)}`,
    remediation: isMilder ? fix`${written.remediation} ${rolled.remediation}` : rolled.remediation,
    place: (isMilder ? written : rolled).place ?? null,
    evidence: { ...rolled.evidence, ...written.evidence }
  };
}
function magnitudeOf2({ group }) {
  return servingOf(group) + (group.calendar ? wholeShare(group.calendar) : 0);
}
function pacedText(group) {
  const started = group.batches.reduce((most, { size }) => Math.max(most, size), 0);
  return factOf(group, "one-by-one") ? ` if Karpenter is quick: it starts up to ${started} of them one after the other and waits for none` : "";
}
function causeOf2(limited) {
  const { group, policy } = limited;
  if (policy.change?.batched === false) return policy.change.says;
  if (isNamed(group))
    return `They are announced one by one as ${group.name}, and nothing limits how many go at once.`;
  if (isWorkload(limited)) return wholeCause(limited);
  if (factOf(group, "availability")?.signal === "time")
    return `Nothing tells when a ${group.unit} works again, so the controller does not wait for it.`;
  if (isByOthers(group))
    return `${count(group.outBefore, group.unit)} ${verb(group.outBefore, "was", "were")} out already, and the rest goes beside ${verb(group.outBefore, "it", "them")}.`;
  const hasBudget = group.ceiling.declared !== null;
  if (factOf(limited.group, "without-policy"))
    return hasBudget ? "The interruptionBudget allows it." : "Neither a deploymentPolicy nor an interruptionBudget is set, and then the default is 100%: one batch.";
  return group.strategy === null && !hasBudget ? "Neither a policy nor a budget is set, and then the default is 100%." : isUnlimited2(group) ? "No budget is active then." : `The ${group.strategy === null ? "budget" : "strategy"} allows it.`;
}
function isByOthers({ batches, outBefore, matched }) {
  return outBefore > 0 && batches.every(({ size }) => size === 1 && size < matched);
}
function isUnlimited2({ calendar, batches }) {
  const [largest] = [...batches].sort((a, b) => b.size - a.size);
  if (!calendar || !largest) return false;
  const { size, start } = largest;
  const letting = calendar.spans.filter(
    ({ from: from2, to, limit }) => from2 <= start && start < to && (limit === null || limit >= size)
  );
  return letting.length > 0 && letting.every(({ limit }) => limit === null);
}
function fixFor2(limited) {
  const { group } = limited;
  if (isWorkload(limited)) return aQuarter(limited);
  if (factOf(group, "availability")?.signal === "time")
    return "Set unavailablePeriodSeconds to the time the work takes, or drive it by a staged update run with waits.";
  if (isByOthers(group))
    return "Bring back what is out already: no smaller batch keeps the rest of it in use.";
  const { whole } = ofSystem(limited).words;
  if (whole) return whole;
  return group.ceiling.declared === null && group.unit === "node" ? fix`Name a deploymentPolicy that starts with one node, or set interruptionBudget: {${{ field: "count", value: 1 }}}.` : aQuarter(limited);
}
function aQuarter(limited) {
  return fewerFix(limited, Math.floor(limited.group.matched / 4)) ?? "Make the largest batch smaller than the group.";
}

// src/rules/karpenter/window-opens-nothing.ts
var windowOpensNothing = defineRule({
  id: "window-opens-nothing",
  detects: "a window with a limit above zero and nothing that closes the time outside of it: it only restricts",
  systems: ["karpenter"],
  severity: "warning",
  judge: ({ side, plan }) => timedGroups(side).flatMap((timed) => {
    const { calendar, limited } = timed;
    if (isClosedByError(calendar)) return [];
    return calendar.limits.flatMap((limit) => {
      if (limit.schedule === null || limit.neverFires || (limit.limit ?? 0) === 0) return [];
      const reasons = openOutside(timed, limit, plan.at);
      if (reasons.length === 0) return [];
      const { matched } = limited.group;
      const inside = share(Math.min(limit.limit ?? 0, matched), matched);
      return limitViolation(timed, limit, {
        says: `${outsideText(limit, calendar.within, plan)} all nodes, ${share(matched, matched)}, may go at once for ${reasonsText(reasons, calendar.reasons)}. The window of ${limitName(limit)} opens nothing: inside it at most ${inside} go, and outside nothing limits them.`,
        remediation: 'To allow disruption in the window only, add a budget of nodes: "0" whose schedule and duration cover the rest of the time.',
        evidence: { limit: limit.limit, reasons, schedule: limit.schedule }
      });
    });
  })
});
function openOutside({ calendar }, limit, at) {
  const windows = clipTo({ from: at, to: calendar.within.to }, limit.windows);
  if (windows.length === 0) return [];
  return limit.reasons.filter((reason) => {
    const unlimited2 = timesWhen(calendar, reason, at, (span) => span.limit === null);
    return without(unlimited2, windows).length > 0;
  });
}
function outsideText({ windows }, within, plan) {
  const week = weekOf(plan);
  const outside = stretchText(without([within], clipTo(within, windows)), week, plan.timeZone);
  if (outside !== "all week" && outside !== "at no time of the week")
    return `outside the window, ${outside},`;
  const next = windows.find(({ to }) => to > plan.at);
  if (!next) return "at times";
  const name = (at) => instantText(at, plan.timeZone);
  return `at times outside of its windows, such as ${name(next.from)} to ${name(next.to)},`;
}

// src/rules/karpenter/window-shape.ts
var windowShape = defineRule({
  id: "window-shape",
  detects: "windows that are not what their schedule reads as: they overlap to longer ones, or run into days it does not name",
  systems: ["karpenter"],
  severity: "warning",
  judge: ({ side, plan }) => timedGroups(side).flatMap(
    (timed) => timed.calendar.limits.filter(({ schedule, neverFires }) => schedule !== null && !neverFires).flatMap((limit) => {
      const found2 = [
        overlapping(timed, limit, plan),
        intoNextDay(timed, limit, plan),
        otherLocalDay(timed, limit, plan)
      ];
      return found2.filter((violation7) => violation7 !== null);
    })
  )
});
function overlapping(timed, limit, plan) {
  const { hits, windows } = limit;
  const duration = limit.durationMs ?? 0;
  const window = windows.find(({ from: from2, to }) => to > plan.at && from2 > timed.calendar.within.from);
  if (!hits.some((hit, i) => hit - (hits[i - 1] ?? -Infinity) < duration)) return null;
  const joined2 = window ? hits.filter((hit) => hit >= window.from && hit < window.to).length : 0;
  const isAlways2 = without([timed.calendar.within], windows).length === 0;
  const merged = isAlways2 ? "they join, and the budget is active always" : `${joined2} windows of ${spanText(duration)} join to ${stretchText(windows, weekOf(plan), plan.timeZone)}`;
  return limitViolation(timed, limit, {
    subject: `overlap ${limitKey(limit)}`,
    says: `${limitName(limit)} opens a new window at every hit before the last one has closed: ${merged}.${openText(timed, limit, plan)}`,
    remediation: isAlways2 ? "Remove schedule and duration if it is meant to be active always." : "Write one start (a single hour) and the whole length as duration.",
    evidence: { hits: joined2, durationMinutes: duration / 6e4, always: isAlways2 }
  });
}
function intoNextDay(timed, limit, plan) {
  const { weekdays, durationMs, hits } = limit;
  const first = firstOfSeveral(weekdays);
  if (first === null || durationMs === null || durationMs >= DAY_MS) return null;
  const spill = Math.max(...hits.map((hit) => hit + durationMs - dayOf(hit).startMs - DAY_MS));
  if (spill <= 0) return null;
  const week = weekOf(plan);
  const midnight = Array.from({ length: 7 }, (_, i) => week.from + i * DAY_MS).find(
    (at) => dayOf(at).dayOfWeek === first
  );
  if (midnight === void 0) return null;
  const early = { from: midnight, to: midnight + spill };
  const covering = timed.calendar.limits.filter((other) => (other.limit ?? 0) <= (limit.limit ?? 0));
  const open2 = covering.reduce((left, { windows }) => without(left, windows), [early]);
  if (open2.length === 0) return null;
  const once2 = limit.error ?? timed.calendar.limits.find(({ error }) => error !== null)?.error ?? null;
  return limitViolation(timed, limit, {
    subject: `midnight ${limitKey(limit)}`,
    says: `${once2 === null ? "" : "once every schedule parses, "}${weekText(open2, week, "UTC")} UTC is not in the windows of ${limitName(limit)}. They run over midnight, so they are ${stretchText(limit.windows, week, plan.timeZone)}: the night after the last day is in, the early hours of the first day are not.${once2 === null ? openText(timed, limit, plan) : ""}`,
    remediation: `Where that is not meant, name the day before as well, or add a budget for the hours from midnight on ${weekdayText(midnight)}.`,
    evidence: { outside: weekText(open2, week, "UTC"), spillMinutes: spill / 6e4 }
  });
}
function firstOfSeveral(weekdays) {
  if (weekdays === null) return null;
  const named2 = (day) => weekdays.includes((day + 7) % 7);
  return weekdays.find((day) => !named2(day - 1) && named2(day + 1)) ?? null;
}
function otherLocalDay(timed, limit, plan) {
  const { timeZone } = plan;
  const { weekdays, hits } = limit;
  if (timeZone === "UTC" || weekdays === null) return null;
  const week = weekOf(plan);
  const moved = hits.filter((hit) => dayOf(hit).dayOfWeek !== dayOf(toWallClock(hit, timeZone)).dayOfWeek);
  if (moved.length === 0) return null;
  const inWeek = clipTo({ from: week.from, to: week.from + WEEK_MS }, limit.windows);
  const city = cityOf(timeZone);
  const days = [
    ...new Set(
      moved.map((hit) => `${weekdayText(hit)} UTC is ${weekdayText(toWallClock(hit, timeZone))} in ${city}`)
    )
  ];
  return limitViolation(timed, limit, {
    subject: `days ${limitKey(limit)}`,
    says: `the days of ${limitName(limit)} are days in UTC, and where its windows begin ${joinAnd(days)}. It is active ${stretchText(inWeek, week, timeZone)}.${openText(timed, limit, plan)}`,
    remediation: `Nothing to change if the days of ${city} are the ones you mean; name the days before or after otherwise.`,
    evidence: { days },
    severity: "info"
  });
}

// src/rules/fleet/window-too-short.ts
var windowTooShort = defineRule({
  id: "window-too-short",
  detects: "a window shorter than the work on one node, or work that goes on after its window has closed",
  systems: "some",
  severity: "warning",
  judge: ({ side, plan }) => [
    ...pastStartWindow(side, plan.timeZone),
    ...timedGroups(side).flatMap((timed) => {
      if (isClosedByError(timed.calendar) || timed.limited.group.matched === 0) return [];
      const short = shortWindows(timed, plan);
      return short.length > 0 ? short : spills(timed, plan);
    })
  ]
});
function shortWindows(timed, plan) {
  const { calendar, limited } = timed;
  const { longest } = limited.group.workMs;
  const shortOf = (reason) => closingStretches(timed, reason, plan.at).filter(({ from: from2, to }) => to - from2 < longest);
  const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === void 0);
  const reasons = acting.filter((reason) => shortOf(reason).length > 0);
  return reasonsBy(reasons, (reason) => JSON.stringify(shortOf(reason))).map((alike) => {
    const times = shortOf(alike[0] ?? "");
    const shortest2 = Math.min(...times.map(({ from: from2, to }) => to - from2));
    return calendarViolation(timed, {
      subject: `short ${alike.join("+")}`,
      says: `nodes${takenFor(alike, calendar.reasons)} are still out after the window has closed. The work on one takes up to ${spanText(longest)}, and the window (${stretchText(times, weekOf(plan), plan.timeZone)}) is open for ${spanText(shortest2)}; a budget only holds back what starts, and a node that is out when the next window opens uses it up.`,
      remediation: `Make the window longer than ${spanText(longest)}, or set durations to what the work takes.`,
      magnitude: Math.round((longest - shortest2) / 6e4),
      evidence: { windowMinutes: shortest2 / 6e4, workMinutes: longest / 6e4, reasons: alike }
    });
  });
}
function takenFor(reasons, all) {
  return reasons.length === all.length ? "" : ` taken for ${reasonsText(reasons, all)}`;
}
var SHOWN_MS = 6e4;
function spills(timed, plan) {
  const { limited } = timed;
  const { batches, matched } = limited.group;
  const windows = closingStretches(timed, timed.calendar.rolledFor, plan.at);
  const late = batches.flatMap((batch) => {
    const window = windows.find(({ from: from2, to }) => from2 <= batch.start && batch.start < to);
    const end = batch.end ?? Infinity;
    return window && end >= window.to + SHOWN_MS ? [{ window, end, targets: batch.targets }] : [];
  });
  const [first] = late;
  if (!first) return null;
  const out = late.filter(({ window }) => window.to === first.window.to);
  const nodes = new Set(out.flatMap(({ targets }) => targets)).size;
  const until = Math.max(...out.map(({ end }) => end));
  const over = Number.isFinite(until) ? `until ${instantText(until, plan.timeZone)}` : "for good";
  return calendarViolation(timed, {
    subject: "spills",
    says: `${share(nodes, matched)} ${nodes === 1 ? "is" : "are"} still out when the window closes on ${instantText(first.window.to, plan.timeZone)}, ${over}. A window only holds back what starts.${severalText(late)}`,
    remediation: `Where nothing may be out after the window, let it close ${spanText(limited.group.workMs.longest)} earlier.`,
    magnitude: nodes,
    evidence: { nodes, closes: instantText(first.window.to) },
    severity: "info"
  });
}
function severalText(late) {
  const windows = new Set(late.map(({ window }) => window.to)).size;
  return windows === 1 ? "" : ` In the whole rollout ${count(windows, "window")} end like that.`;
}
function closingStretches({ calendar }, reason, at) {
  const isOpen = ({ limit }) => limit === null || limit > 0;
  return timesWhen(calendar, reason, calendar.within.from, isOpen).filter(
    ({ from: from2, to }) => to > at && to < calendar.within.to && from2 > calendar.within.from
  );
}
function shown(instant) {
  return Math.floor(instant / SHOWN_MS) * SHOWN_MS;
}
function pastStartWindow(side, timeZone) {
  return rolledGroups(side).flatMap((limited) => {
    const { group } = limited;
    const [first] = group.batches;
    if (group.strategy?.["kind"] !== "window" || !first) return [];
    const window = group.allowed.find(
      ({ from: from2, to, limit }) => limit !== 0 && from2 <= first.start && first.start < to
    );
    const finish = group.batches.reduce((end, batch) => Math.max(end, batch.end ?? Infinity), 0);
    if (!window || finish < window.to + SHOWN_MS) return [];
    const after = group.batches.filter(({ start }) => start >= window.to).flatMap(({ targets }) => targets);
    const late = new Set(after).size;
    const closes = instantText(window.to, timeZone);
    const until = Number.isFinite(finish) ? `until ${instantText(finish, timeZone)}, ${spanText(shown(finish) - shown(window.to))} past its end` : "without an end that is known";
    return groupViolation(limited, ["window", "budget"], {
      subject: "start-window",
      says: `it begins in its window, which closes on ${closes}, and goes on ${until}. The window says when it may begin and is not asked again: ${count(late, group.unit)} of ${group.matched} ${late === 1 ? "starts" : "start"} when it has closed.`,
      remediation: "Split the Plan by nodeSelector so that each part fits into the window, or make the window as long as the rollout.",
      ofRollout: true,
      magnitude: late,
      evidence: { closes: instantText(window.to), late }
    });
  });
}

// src/rules/karpenter/window-without-effect.ts
var windowWithoutEffect = defineRule({
  id: "window-without-effect",
  detects: "a budget with a schedule that never decides how many nodes may go: others are as strict whenever it is active",
  systems: ["karpenter"],
  severity: "warning",
  judge: ({ side, plan }) => timedGroups(side).flatMap(
    (timed) => redundantLimits(timed.calendar).filter(({ limit }) => limit.schedule !== null).map(
      ({ limit, stricter }) => limitViolation(timed, limit, {
        says: limit.windows.length === 0 ? `${limitName(limit)} ${isNever(limit) ? "is never active" : `is not active before ${instantText(timed.calendar.within.to)}`}, so it limits nothing${isNever(limit) ? "" : " until then"}.` : `${limitName(limit)} changes nothing (${limit.limit ?? 0} of the ${timed.calendar.counted} nodes now, active ${stretchText(limit.windows, weekOf(plan), plan.timeZone)}). Budgets only restrict, and whenever it is active ${stricter} as few or fewer.`,
        remediation: limit.windows.length === 0 ? isNever(limit) ? "Give it a duration above zero, or remove it." : "Choose a date that comes every year, or keep it knowingly for a later one." : 'Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with nodes: "0".',
        evidence: { limit: limit.limit, schedule: limit.schedule }
      })
    )
  )
});
function isNever({ durationMs }) {
  return durationMs === 0;
}

// src/rules/fleet/worst-loss-above-limit.ts
var worstLossAboveLimit = groupRule({
  id: "worst-loss-above-limit",
  detects: "a change that, if it turns out bad, breaks more targets before anything stops it than the limit allows",
  systems: "some",
  severity: "error",
  options: strictObject({ limit: limitSchema("50%"), production: limitSchema("20%") }),
  judge: (limited, { options: options10 }) => {
    const { group, policy } = limited;
    if (isNamed(group)) return null;
    if (policy.change?.interrupts === false) return null;
    const limit = limitFor(group.production ? options10.production : options10.limit, losableOf(group));
    if (group.worstLoss <= limit) return null;
    const why2 = isWorkload(limited) ? `before it stops. ${wholeCause(limited)}` : whatStops(group);
    return groupViolation(limited, ["failureThreshold", "safetyLimit", "strategy", "budget"], {
      says: `a bad change breaks up to ${share(group.worstLoss, losableOf(group), group.unit)} ${why2} The limit is ${count(limit, group.unit)}.`,
      remediation: unlessUnbatched(limited, fixFor3(limited, Math.max(1, limit))),
      ofRollout: true,
      magnitude: group.worstLoss,
      evidence: { worstLoss: group.worstLoss, matched: losableOf(group), limit, stops: group.stops }
    });
  }
});
function fixFor3(limited, most) {
  const { stops, strategy } = limited.group;
  const { takes } = ofSystem(limited);
  if (takes === "clusters" && !stops && strategy !== null) return ONE_CLUSTER_FIRST;
  if (takes !== "nodes") return fewerFix(limited, most) ?? "";
  const fixed = `fixed: {initialBatch: ${most}, failureThreshold: 1, safetyLimit: 100}`;
  if (factOf(limited.group, "without-policy")) return `Name a deploymentPolicy with the strategy {${fixed}}.`;
  const kind = strategy?.["kind"];
  if (kind === "fixed") return `Set initialBatch: ${most}, failureThreshold: 1 and safetyLimit: 100.`;
  return typeof kind === "string" ? `Set ${fixed} in the place of ${kind}.` : `Set strategy: {${fixed}}.`;
}
var ONE_CLUSTER_FIRST = "Bring the edit to one cluster first, by an override with a clusterSelector of it, and to the others when it is seen to work there.";
function whatStops({ stops, brakes, outcome, worstLoss, matched }) {
  const standsStill = (outcome === "stuck" || outcome === "stopped") && worstLoss < matched;
  if (!stops) return standsStill ? "before it stands still." : "and nothing stops it.";
  if (brakes && brakes.failureThreshold === null)
    return "before it stops. No failureThreshold is set: only nodes that stay failed hold the rest.";
  return "before it stops. The automatic stop comes too late or no longer applies when it turns bad at the worst moment.";
}

// src/rules/index.ts
var ALL = Object.values(catalogue_exports);
var RULES = ALL.toSorted((a, b) => a.id < b.id ? -1 : 1);

export {
  judges,
  rolledGroups,
  sameRef,
  policyOf,
  subjectOf,
  share,
  instantText,
  allowanceAlreadyUsed,
  blockedNodesHoldProgress,
  changeNotBatched,
  limitText,
  drainDeadlock,
  erroringNodeFreezes,
  failureDomainAtOnce,
  firstBatchTooLarge,
  claimedAs,
  firstBetween,
  inNamespaces,
  inGivenNamespace,
  kindsWritten,
  isMade,
  isOfFleet,
  PLANNED_KINDS,
  mayHoldPlanned,
  mentionsNeighbour,
  holdsSettings,
  refersToAny,
  INTEREST,
  isMissed,
  isPlanned2 as isPlanned,
  meantGroup,
  meantKind,
  isUnknownKind,
  groupsOfKind,
  mayHoldCarrier,
  isCarrier,
  unrenderedCarriers,
  kustomizationOf,
  beside,
  Kustomizations,
  partsOf,
  inputOf,
  asideOf,
  sameAsideIn,
  isSameObject,
  isBuiltBeside,
  refusedEdits,
  maintenanceNeverEnds,
  peakAboveLimit,
  peakJump,
  waiverLapsed,
  wholePoolAtOnce,
  worstLossAboveLimit,
  RULES
};
