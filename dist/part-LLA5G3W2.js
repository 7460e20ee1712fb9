import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  number,
  strictObject,
  string,
  union
} from "./part-DCL7HCDG.js";
import {
  begunIn,
  goesByAgeAt,
  keptOf,
  losableOf,
  peakByAge,
  servingOf,
  wholeOf
} from "./part-RV7R2WKH.js";
import {
  DAY_MS,
  WEEK_MS,
  cityOf,
  clipTo,
  clockText,
  factOf,
  factsOf,
  few,
  groupedBy,
  joinAnd,
  listing,
  mergeIntervals,
  refKey,
  refText,
  spanText,
  toWallClock,
  totalMs,
  weekText,
  weekdayText
} from "./part-MWX75Q7Q.js";
import {
  canonicalJson,
  fieldAt,
  visible
} from "./part-DFEAG53P.js";
import {
  capital,
  counted,
  shareText,
  verb
} from "./part-MCBWSS73.js";

// src/rules/fleet/past-batches.ts
function pastBatchesFix({ ref, change, leaves }) {
  return (change && FIXES[change.kind]) ?? leaves?.fix ?? REMEDIES[ref.system] ?? NARROW;
}
var NARROW = "Narrow what it selects and widen it step by step.";
var FIXES = {
  resumes: "Take the packages back to what the nodes carry before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).",
  uninstall: 'An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before it is set, and take the label away from a few nodes at a time.',
  "apply-strategy": "Look first at what it would write over: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To go cluster by cluster use strategy External, which is for good: a staged update run brings the new applyStrategy along, stage by stage.",
  deleted: "Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left."
};
var REMEDIES = {
  skyhook: "Roll it out under a new package name beside the old one (a new package is batched), or narrow nodeSelectors and widen them step by step.",
  kubefleet: "Place it on one cluster first (PickFixed, or PickN with numberOfClusters: 1) and widen it step by step, or use strategy External with stages."
};

// src/rules/rule.ts
function defineRule(rule) {
  const { options = NO_OPTIONS } = rule;
  return {
    ...rule,
    options,
    judge: (judged) => rule.judge(judged).map((breach) => ({ ...WHOLE, ...breach }))
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
      const found = rule.judge(policy, judged) ?? [];
      const breaches = "message" in found ? [found] : found;
      return breaches.map((breach) => ({ policy: policy.ref, place: policy.place, ...breach }));
    })
  });
}
function rolledGroups(side) {
  const known = ROLLED.get(side);
  if (known) return known;
  const found = side.policies.flatMap(
    (policy) => policy.effect.groups.filter((group) => sameRef(group.rolls, policy.ref)).map((group) => ({ policy, group }))
  );
  ROLLED.set(side, found);
  return found;
}
var ROLLED = /* @__PURE__ */ new WeakMap();
function sameRef(a, b) {
  return a.system === b.system && a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}
var POLICIES = /* @__PURE__ */ new WeakMap();
function policyOf(side, ref) {
  const known = POLICIES.get(side) ?? new Map(side.policies.toReversed().map((policy) => [refKey(policy.ref), policy]));
  POLICIES.set(side, known);
  return known.get(refKey(ref));
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
  if (group.fleetSize !== void 0) return `${policy.ref.kind}s of ${group.name}`;
  const name = refText(policy.ref);
  return policy.effect.groups.length === 1 ? name : `${name} group "${group.name}"`;
}
function unlessUnbatched({ policy }, fix) {
  return isPastBatches(policy) ? pastBatchesFix(policy) : fix;
}
function isPastBatches({ change }) {
  return change?.batched === false;
}
function wordsFor({ policy }, fixes, general) {
  return fixes[policy.ref.system] ?? general;
}
function unlessNamed({ group }, most, fix) {
  if (group.fleetSize === void 0) return fix;
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
  const leaving = new Set(group.leaving);
  return group.batches.map(({ targets }) => targets.filter((target) => !leaving.has(target)).length).filter((size) => size > 0);
}
function subjectOfPolicy({ identity }, subject) {
  return identity === void 0 ? { subject } : { subject: `${identity}#${subject}`, isStandIn: true };
}
function groupViolation(limited, fields, rest) {
  const { subject, ofRollout, ...others } = rest;
  return {
    policy: limited.group.declaredIn,
    group: limited.group.name,
    subject: [limited.group.identity ?? limited.group.runs.group, subject].filter(Boolean).join("#"),
    place: (ofRollout === true ? placeOfUnbatched(limited.policy) : null) ?? placeOfField(limited, ...fields),
    // An announced maintenance goes whether the change touches it or not.
    ...ofRollout && limited.group.fleetSize === void 0 ? { rolls: [limited.policy.ref] } : {},
    ...limited.group.fleetSize === void 0 ? {} : { isStandIn: true },
    ...isPastBatches(limited.policy) && others.remediation === pastBatchesFix(limited.policy) ? { pastBatches: { of: limited.policy.ref, subject: subjectOf(limited) } } : {},
    ...others
  };
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
  const from = Math.floor(plan.at / DAY_MS) * DAY_MS;
  return { from, to: from + WEEK_MS };
}
function timesWhen(calendar, reason, from, holds) {
  const stretches = calendar.spans.filter((span) => span.reason === reason && holds(span));
  return clipTo({ from, to: calendar.within.to }, mergeIntervals(stretches));
}
function stretchesWhen(calendar, reason, holds) {
  return timesWhen(calendar, reason, calendar.within.from, holds);
}
function reasonsBy(reasons, keyOf) {
  return [...groupedBy(reasons, keyOf).values()];
}
function reasonsText(reasons, all) {
  return reasons.length === all.length ? "every reason" : joinAnd(reasons);
}
function shareOfWeek(times, week) {
  const minutes = Math.round(totalMs(clipTo(week, times)) / 6e4);
  const inWeek = WEEK_MS / 6e4;
  return minutes % 6 === 0 ? `${minutes / 60} of ${inWeek / 60} hours of the week` : `${minutes.toLocaleString("en-US")} of ${inWeek.toLocaleString("en-US")} minutes of the week`;
}
function stretchText(times, week, timeZone) {
  const inUtc = weekText(times, week, "UTC");
  if (!/\d/.test(inUtc)) return inUtc;
  if (timeZone === "UTC") return `${inUtc} UTC`;
  return `${inUtc} UTC (${weekText(times, week, timeZone)} ${cityOf(timeZone)})`;
}
function instantText(at, timeZone = "UTC") {
  const shown = toWallClock(at, timeZone);
  const date = new Date(shown).toISOString().slice(0, 10);
  return `${weekdayText(shown)} ${date} ${clockText(shown)} ${timeZone === "UTC" ? "UTC" : cityOf(timeZone)}`;
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
    const open = stretchText(stretchesWhen(calendar, alike[0] ?? "", isOpen), weekOf(plan), plan.timeZone);
    return ` Nodes may go for ${reasonsText(alike, calendar.reasons)} ${open}.`;
  });
  return sentences.join("");
}

// src/rules/fleet/allowance-already-used.ts
var allowanceAlreadyUsed = defineRule({
  id: "allowance-already-used",
  detects: "nodes or clusters that are out already and use the limit up: nothing goes until they are back or gone",
  systems: ["karpenter", "kubefleet"],
  severity: "warning",
  judge: ({ side, plan }) => [
    ...rolledGroups(side).flatMap(notWorking),
    ...timedGroups(side).flatMap((timed) => {
      const { calendar, limited } = timed;
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
      return [
        calendarViolation(timed, {
          message: `${subjectOf(limited)}: ${count(calendar.consuming)} of ${calendar.counted} ${isOne ? "is" : "are"} not ready or leaving already and ${isOne ? "uses" : "use"} the budgets up: 0 more may go for ${sentences.join(", ")} until ${isOne ? "it is" : "they are"} ready again or gone.`,
          remediation: repairText(calendar.consuming),
          magnitude: calendar.consuming,
          evidence: { consuming: calendar.consuming, counted: calendar.counted, reasons: used }
        })
      ];
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
  if (!fact) return [];
  const { targets, says, fix } = fact;
  return [
    groupViolation(limited, ["budget", "strategy"], {
      ofRollout: true,
      message: `${subjectOf(limited)}: ${says}.`,
      remediation: fix,
      magnitude: targets.length,
      evidence: { targets: [...targets], counted: group.matched }
    })
  ];
}
function usedUpBy(consuming) {
  return ({ limit }) => limit !== null && limit > 0 && limit <= consuming;
}

// src/rules/fleet/blocked-nodes-hold-progress.ts
var SHOWN_NODES = 3;
var blockedNodesHoldProgress = groupRule({
  id: "blocked-nodes-hold-progress",
  detects: "nodes that the rollout never touches, such as ignored or tainted ones: it stays incomplete because of them",
  systems: ["skyhook", "karpenter"],
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    if (group.blocked.length === 0) return null;
    const more = group.blocked.length > SHOWN_NODES ? ` and ${group.blocked.length - SHOWN_NODES} more` : "";
    return groupViolation(limited, ["selector", "strategy", "budget"], {
      message: `${subjectOf(limited)}: ${share(group.blocked.length, group.matched)} ${verb(group.blocked.length, "is", "are")} never touched and ${verb(group.blocked.length, "keeps", "keep")} the rollout from completing: ${shownOf(group.blocked.slice(0, SHOWN_NODES))}${more}. ` + countsText(limited),
      remediation: wordsFor(
        limited,
        {
          karpenter: factOf(group, "unstick") ?? withoutHolds(group)
        },
        "Tolerate the taint in additionalTolerations, free the nodes, or exclude them in nodeSelectors."
      ),
      ofRollout: true,
      isOfWaiting: true,
      magnitude: group.blocked.length,
      evidence: {
        blocked: group.blocked.map(({ target, why }) => ({ target, why })),
        matched: group.matched
      }
    });
  }
});
function shownOf(blocked) {
  return blocked.map(({ target, why }, i) => blocked[i + 1]?.why === why ? target : `${target} (${why})`).join(", ");
}
function withoutHolds(group) {
  const known = factOf(group, "lasting-holds");
  const holds = group.blocked.flatMap(({ target }) => known?.get(target) ?? []);
  const closed = new Set(holds.flatMap(({ budgets }) => budgets.length > 0 ? [listing(budgets)] : []));
  const [first] = closed;
  if (first !== void 0) {
    const others = closed.size > 1 ? `, and ${closed.size - 1} more like it,` : "";
    return `Let PodDisruptionBudget ${first}${others} allow an eviction, with maxUnavailable: 1. A terminationGracePeriod lifts it too, but not on nodes that were made without one.`;
  }
  return holds.some(({ by }) => by === "pod") ? "Take the mark off the nodes or pods. A terminationGracePeriod lifts what pods say, but not on nodes that were made without one." : "Take the mark off the nodes, or delete them by hand; no setting of the NodePool lifts what a node says.";
}
function countsText({ group: { blocked, calendar, matched } }) {
  const isCounted = calendar === void 0 || calendar.counted >= matched;
  const where = isCounted ? "in percentages and in progress" : "in progress; percentages are of the nodes that are initialized and have a claim";
  return `${verb(blocked.length, "It still counts", "They still count")} ${where}.`;
}

// src/rules/fleet/domain-label-missing.ts
var domainLabelMissing = defineRule({
  id: "domain-label-missing",
  detects: "nodes without the labels that name failure domains: for them the rules on domains can not judge",
  systems: "all",
  severity: "warning",
  options: strictObject({
    /** Up to this share of the rolled nodes may lack a label that others have. */
    abovePercent: number().min(0).max(100).default(5),
    /** Smaller fleets are left alone. */
    fromTargets: number().int().min(1).default(3)
  }),
  judge: ({ side, plan, options }) => {
    const { inventory } = plan;
    const nodes = rolledNodes(side);
    if (!inventory || nodes.length < options.fromTargets || inventory.domains.length === 0) return [];
    const labels = inventory.domains.map((label) => ({ label, without: without(label, nodes, inventory) }));
    if (labels.every((entry) => entry.without.length === nodes.length)) {
      return [
        violation(
          inventory.domains.join(" or "),
          nodes,
          nodes,
          "Set `domains` of the configuration to the labels that name zones, racks or switches here."
        )
      ];
    }
    return labels.filter((entry) => entry.without.length < nodes.length).filter((entry) => entry.without.length * 100 > options.abovePercent * nodes.length).map((entry) => violation(entry.label, entry.without, nodes, `Label these nodes with ${entry.label}.`));
  }
});
function rolledNodes(side) {
  const groups = rolledGroups(side).filter(({ group }) => group.unit === "node");
  return [...new Set(groups.flatMap(({ group }) => group.targets))];
}
function without(label, nodes, inventory) {
  return nodes.filter((node) => {
    const labels = inventory.labelsOf(node);
    return !Object.hasOwn(labels, label) || labels[label] === "";
  });
}
function violation(label, lacking, nodes, remediation) {
  return {
    subject: label,
    message: lacking.length === nodes.length ? `No node has a zone or rack label, so fleetplan cannot check zones and racks. Looked for: ${label}.` : `${share(lacking.length, nodes.length)} that are rolled have no label ${label}: ${few(lacking)}. Their zones and racks are not checked.`,
    remediation,
    magnitude: lacking.length,
    evidence: { label, without: lacking.length, outOf: nodes.length, nodes: [...lacking] }
  };
}

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
    const { pods, nodes, says, fix, place } = unjudgedDrain;
    return [
      {
        policy: ref,
        subject: "unknown-size",
        message: `${refText(ref)}: whether ${podsOf(unjudgedDrain)} can be evicted is not known: ${says}.`,
        remediation: fix,
        place,
        evidence: { cause: "unknown-size", pods, nodes },
        severity: "warning"
      }
    ];
  });
}
function podsOf({ pods, nodes }) {
  if (pods === 0) return "the pods it covers";
  return nodes > 0 ? `${count(pods, "pod")} on ${count(nodes)}` : count(pods, "pod");
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
    message: `${subjectOf(limited)}: ${few(erroring)} ${erroring.length === 1 ? "is" : "are"} erroring and ${erroring.length === 1 ? "keeps its place" : "keep their places"} in the batch, so of the group's ${count(group.matched)} ${started.size} ${started.size === 1 ? "starts" : "start"}. batchThreshold does not let the rollout go past it.`,
    remediation: `Repair ${erroring.length === 1 ? "the node" : "the nodes"} and run the failed stage again, or take ${erroring.length === 1 ? "it" : "them"} out of nodeSelectors.`,
    magnitude: erroring.length,
    evidence: { erroring: [...erroring], matched: group.matched },
    severity: "error"
  });
}
function toleratedInVain(limited) {
  const { brakes, freshBatches = [] } = limited.group;
  const most = brakes?.tolerance.reduce((max, entry) => Math.max(max, entry.failuresTolerated), 0) ?? 0;
  if (!brakes || most === 0 || freshBatches.length < 2) return [];
  return [
    groupViolation(limited, ["batchThreshold", "strategy"], {
      subject: "tolerated",
      message: `${subjectOf(limited)}: one node that stays erroring stops the rollout: it keeps its place and no further batch starts, although batchThreshold ${brakes.batchThresholdPercent} tolerates up to ${most} failed in a batch.`,
      remediation: "Set batchThreshold: 100, which says what happens, and plan for someone to repair or exclude a failed node.",
      evidence: { batchThresholdPercent: brakes.batchThresholdPercent, failuresTolerated: most }
    })
  ];
}

// src/rules/fleet/expiring.ts
var NOT_BY_EXPIRY = "No budget holds expireAfter back: replace some of the nodes before they reach their age, or set expireAfter: Never and let drift renew them within the budgets.";
function expirySeverity({ production }) {
  return production ? "error" : "warning";
}
function expiryText(aged, plan) {
  if (!aged) return "";
  return `, on ${instantText(aged.worst.at, plan.timeZone)}, when nodes reach their age (expireAfter)`;
}

// src/rules/fleet/workload.ts
function isWorkload({ policy }) {
  return policy.ref.system === "kubernetes";
}
function lowerLimit({ group }, most) {
  const { enforced } = group.ceiling;
  if (group.outBefore > 0 && enforced !== null && enforced <= Math.max(1, most))
    return "Bring back what is out already; maxUnavailable is low enough.";
  const atMost = Math.max(1, most);
  return group.strategy?.["kind"] === "Recreate" ? `Set strategy.type: RollingUpdate, with maxUnavailable: ${atMost} or less.` : `Set maxUnavailable: ${atMost} or less.`;
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
  const written = ceiling.declared === null ? "" : ` ${ceiling.declared}`;
  const before = group.outBefore > 0 ? `, and ${count(group.outBefore, group.unit)} ${verb(group.outBefore, "was", "were")} out before` : "";
  return `maxUnavailable${written} allows ${count(limit, group.unit)} of ${group.matched}${before}.`;
}

// src/rules/fleet/written-ceiling.ts
var UNSIZED = 100;
function highestCeiling(limited, plan, above, except = () => false) {
  const { calendar } = limited.group;
  if (!calendar) return null;
  const spans = ceilingsOf(calendar);
  const of = sizeOf(calendar);
  const reached = ({ limit }) => Math.min(limit ?? -1, of);
  const acting = actingReasons(calendar).filter((reason) => !except(reason));
  const ahead = spans.filter(({ reason, to }) => to > plan.at && acting.includes(reason ?? ""));
  const most = ahead.reduce((highest, span) => Math.max(highest, reached(span)), -1);
  if (most <= above) return null;
  const open = (span) => reached(span) === most;
  const shown = { ...calendar, spans };
  const reasons = acting.filter((reason) => timesWhen(shown, reason, plan.at, open).length > 0);
  const cause = calendar.limits.find(
    (limit) => reasons.some((reason) => limit.reasons.includes(reason)) && isAsHigh(limit.limit, limit.written, most, calendar)
  );
  return {
    most,
    of,
    isSized: calendar.counted > 0,
    reasons,
    says: saidOf(shown, reasons, open, plan),
    place: cause?.place ?? calendar.place
  };
}
function actingReasons({ reasons, idle }) {
  return reasons.filter((reason) => idle[reason] === void 0);
}
function wholeShare(calendar) {
  const spans = ceilingsOf(calendar);
  const acting = actingReasons(calendar);
  const lengthOf = ({ from, to }) => to - from;
  const total = lengthOf(calendar.within) * calendar.reasons.length;
  const whole = spans.filter(
    ({ reason, limit }) => acting.includes(reason ?? "") && (limit === null || limit >= sizeOf(calendar))
  );
  return total === 0 ? 0 : whole.reduce((sum, span) => sum + lengthOf(span), 0) / total;
}
function isAsRolled(calendar, plan) {
  const isWhole = ({ limit }) => limit === null || limit >= sizeOf(calendar);
  const shown = { ...calendar, spans: ceilingsOf(calendar) };
  const timesOf = (reason) => JSON.stringify(timesWhen(shown, reason, plan.at, isWhole));
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
function saidOf(calendar, reasons, open, plan) {
  const timesOf = (reason) => timesWhen(calendar, reason, plan.at, open);
  return reasonsBy(reasons, (reason) => JSON.stringify(timesOf(reason))).map((alike) => {
    const reason = alike[0] ?? "";
    const when = whenText(calendar, timesOf(reason), stretchesWhen(calendar, reason, open), plan);
    return `for ${reasonsText(alike, calendar.reasons)} ${when}`;
  }).join("; ");
}
function whenText({ within }, times, stretches, plan) {
  const [first] = times;
  if (!first) return "";
  if (first.from <= plan.at && first.to >= within.to) return "at any time";
  const week = weekOf(plan);
  const isRare = !/\d|all week/.test(weekText(stretches, week, "UTC"));
  const from = first.from <= plan.at ? "now" : `from ${instantText(first.from, plan.timeZone)}`;
  const to = first.to >= within.to ? "on" : `to ${instantText(first.to, plan.timeZone)}`;
  const span = `${from} ${to}`.replace("now on", "from now on");
  return isRare ? span : `${stretchText(stretches, week, plan.timeZone)}, first ${span}`;
}
function lowerBudget({ reasons }, calendar, most) {
  const nodes = most === null ? '"10%"' : `"${most}"`;
  const named = reasons.length === calendar.reasons.length ? "" : `, reasons: [${reasons.join(", ")}]`;
  return `Add a budget without a schedule beside it, {nodes: ${nodes}${named}}: the smallest of those that are active holds.`;
}

// src/rules/fleet/failure-domain-at-once.ts
var SHOWN_DOMAINS = 3;
var failureDomainAtOnce = groupRule({
  id: "failure-domain-at-once",
  detects: "every target that a group has in one zone, rack or other failure domain out at the same moment",
  systems: "all",
  severity: "error",
  options: strictObject({
    /** Out at once above this share of the domain breaks the rule; 100 means the whole domain. */
    fromPercent: number().min(1).max(100).default(100),
    /** Domains in which the group has fewer targets are left alone. */
    fromTargets: number().int().min(1).default(2)
  }),
  judge: (limited, { plan, options }) => {
    const broken = limited.group.domains.filter(
      (domain) => domain.matched >= options.fromTargets && // The whole group in one domain is the case of whole-pool-at-once.
      domain.matched < wholeOf(limited.group) && (domain.batch !== null || domain.byExpiry === true) && domain.peakAtOnce * 100 >= options.fromPercent * domain.matched
    );
    const keys = [...new Set(broken.map((domain) => domain.key))];
    const written = asWritten(limited, keys, plan, options);
    return [
      ...keys.map(
        (key) => violation2(
          limited,
          key,
          broken.filter((domain) => domain.key === key)
        )
      ),
      ...written,
      ...inWorstOrder(limited, [...keys, ...written.map(({ evidence }) => evidence["key"])], options)
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
    const violation3 = groupViolation(limited, [], {
      subject: `written ${key}`,
      message: `${subjectOf(limited)}: the budgets let ${share(most, of, group.unit)} go at once ${says}: in whatever order, that takes ${fromPercent === 100 ? "a whole failure domain" : `${fromPercent}% of a failure domain`} (${key}, ${those.length} of them).`,
      remediation: lowerBudget(
        ceiling,
        calendar,
        Math.max(1, Math.min(...those.map(({ matched }) => matched)) - 1)
      ),
      magnitude: most,
      evidence: { key, ceiling: most, matched: of, reasons: [...reasons] }
    });
    return [{ ...violation3, place }];
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
      message: `${subjectOf(limited)}: the group may lose a whole failure domain at once: up to ${group.peakAtOnce} go at once, ${freeOrder.says}, and in the worst one ${worstAtOnce ?? 0} of ${matched} of ${key} ${value} are out together${those.length > 1 ? `; ${those.length} domains are as small` : ""}. The plan shows ${peakAtOnce}, in an order of its own.`,
      remediation: fixOf(limited, key),
      ofRollout: true,
      severity: "warning",
      magnitude: worstAtOnce ?? 0,
      evidence: { key, domains: those.map((domain) => ({ value: domain.value, matched: domain.matched })) }
    });
  });
}
function violation2(limited, key, domains) {
  const { group } = limited;
  const worst = [...domains].sort((a, b) => b.matched - a.matched || (a.value < b.value ? -1 : 1));
  const shown = worst.map(
    (domain) => `${domain.value} (${domain.peakAtOnce} of ${domain.matched} ${whenOf(domain)})`
  );
  const byExpiry = domains.every((domain) => domain.byExpiry);
  return groupViolation(limited, byExpiry ? ["expireAfter"] : ["strategy", "budget"], {
    subject: key,
    message: `${subjectOf(limited)}: the group loses a whole failure domain at once: ${key} ${few(shown, SHOWN_DOMAINS)}. ` + (byExpiry ? "Nodes that were made together reach their age together." : orderOf(limited)),
    remediation: unlessUnbatched(limited, byExpiry ? NOT_BY_EXPIRY : fixOf(limited, key)),
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
function fixOf(limited, key) {
  return wordsFor(
    limited,
    {
      karpenter: `Set a budget smaller than the pool's part of a domain, or make a NodePool for each ${key}.`,
      kubernetes: `Set maxUnavailable below the part of a domain that the workload is on, or make a DaemonSet for each ${key}.`,
      kubefleet: `Set maxUnavailable (of a stage: maxConcurrency) below the part of a domain that it takes, or make a stage for each ${key}.`,
      pika: `Announce the nodes of one ${key} in several steps, each after the one before has ended.`,
      "system-upgrade-controller": `Set concurrency below the Plan's part of a domain, or give each ${key} a Plan of its own that waits for the one before.`
    },
    `Make the batches smaller than the group's part of a domain, or give each ${key} its own compartment.`
  );
}
function magnitudeOf(limited, domains) {
  const targets = domains.reduce((sum, { peakAtOnce }) => sum + peakAtOnce, 0);
  return isWorkload(limited) ? Math.min(targets, limited.group.peakAtOnce) : targets;
}
function whenOf({ batch, byExpiry }) {
  return byExpiry === true ? "by expiry" : `in batch ${batch ?? 0}`;
}
function orderOf(limited) {
  return wordsFor(
    limited,
    {
      karpenter: "Karpenter knows no domains, and its order is arbitrary.",
      pika: "All announced nodes may be taken at once.",
      kubernetes: "A DaemonSet takes nodes in no order: the plan takes them by name, and names often follow the place.",
      kubefleet: "Clusters are taken by name, and names often follow the region.",
      "system-upgrade-controller": "A Plan knows no domains, and its order is another one for each version."
    },
    limited.group.freeOrder ? "Without a policy nodes are taken in an order that nobody knows before." : "Nodes are taken in the order of their creation, and nodes created together are often in the same rack or zone."
  );
}

// src/rules/fleet/cluster-limit.ts
function fewerClusters({ group, policy }, most) {
  if (policy.ref.system !== "kubefleet") return null;
  const atMost = Math.max(1, most);
  if (group.strategy === null)
    return `No limit applies to clusters that lose the placement: take away ${count(atMost, "cluster")} at a time.`;
  return group.strategy["kind"] === "stage" ? `Set maxConcurrency: ${atMost} on the stage.` : `Set maxUnavailable: ${atMost}.`;
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

// src/rules/fleet/smaller-now.ts
function unlessSmallerNow({ policy, group }, base) {
  const before = groupBefore({ policy, group }, base);
  if (!before) return {};
  const [only = 0, ...others] = freshBatchesOf(before);
  return others.length === 0 && only >= keptOf(group) ? { severity: "info" } : {};
}
function groupBefore({ policy, group }, base) {
  const before = base ? policyOf(base, policy.ref) : void 0;
  const same = before?.effect.groups.find(({ runs }) => runs.group === group.runs.group);
  return before && same ? { policy: before, group: same } : null;
}

// src/rules/fleet/first-batch-too-large.ts
var firstBatchTooLarge = groupRule({
  id: "first-batch-too-large",
  detects: "a rollout that begins with more than a canary",
  systems: ["skyhook", "kubefleet", "kubernetes"],
  severity: "warning",
  options: strictObject({
    /** A percentage rounds down, and allows one. */
    limit: limitSchema("2%")
  }),
  judge: (limited, { base, options }) => {
    const { group } = limited;
    if (isLaterStage(limited)) return null;
    const [first = 0, ...others] = freshBatchesOf(limited);
    const takes = keptOf(group);
    const limit = limitFor(options.limit, takes);
    if (others.length === 0 || first <= limit) return null;
    return groupViolation(limited, ["initialBatch", "strategy", "budget"], {
      message: `${subjectOf(limited)}: the first batch of a rollout is ${share(first, takes, group.unit)}. ${harmOf(group)} The limit is ${limitWords(options.limit, limit, group.unit)}.`,
      remediation: smallerFirst(limited, limit),
      magnitude: first,
      evidence: { firstBatch: first, matched: takes, limit },
      ...unlessSmallerNow(limited, base),
      ...isScaledUp(limited, base) ? { severity: "info" } : {}
    });
  }
});
function isScaledUp({ policy }, base) {
  const before = base ? policyOf(base, policy.ref) : void 0;
  if (!before || policy.change?.kind !== "scale" || policy.leaves) return false;
  return limitsOf(policy) === limitsOf(before);
}
function limitsOf({ written }) {
  const spec = fieldAt(written ?? void 0, "spec") ?? written ?? void 0;
  return JSON.stringify([fieldAt(spec, "strategy") ?? null, fieldAt(spec, "updateStrategy") ?? null]);
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
  if (isWorkload(limited)) return `Set maxUnavailable: ${limit + group.outBefore}.`;
  const clusters = fewerClusters(limited, limit);
  if (clusters !== null) return clusters;
  return group.strategy === null ? `Start with ${limit} and grow, as linear: {initialBatch: ${limit}} does.` : `Set initialBatch: ${limit}.`;
}

// src/rules/fleet/object-faults.ts
var SHOWN = 3;
function faultViolations({ side, base }, kind) {
  const found = faultsOf(side, kind);
  const unnamed = found.filter((one) => !isNamed(one));
  return [
    ...gathered(unnamed, ({ group, fault }) => canonicalJson([group, fault.says])).map(
      (list) => violationOf(list, list[0].fault.says, list[0].group)
    ),
    ...namedViolations(found.filter(isNamed), base ? faultsOf(base, kind).filter(isNamed) : [])
  ];
}
function namedViolations(found, before) {
  const known = new Map(
    bySentence(before).flatMap((list) => list.map((one) => [nameOf(one), namesOf(list)]))
  );
  const kept = found.filter((one) => known.has(nameOf(one)));
  const fresh = found.filter((one) => !known.has(nameOf(one)));
  return [
    ...gathered(kept, (one) => known.get(nameOf(one)) ?? "").map(
      (list) => violationOf(list, known.get(nameOf(list[0])) ?? "", null)
    ),
    ...bySentence(fresh).map((list) => violationOf(list, namesOf(list), null))
  ];
}
function isNamed({ fault }) {
  return fault.subject !== void 0;
}
function nameOf({ fault }) {
  return fault.subject ?? "";
}
function namesOf(list) {
  return list.map(nameOf).sort().join(" ");
}
function bySentence(found) {
  return gathered(found, ({ fault }) => fault.says);
}
function faultsOf(side, kind) {
  return side.policies.flatMap(
    (policy) => factsOf(policy, "object-fault").filter((fault) => fault.kind === kind).map((fault) => ({ fault, policy: policy.ref, group: policy.effect.groups[0]?.name ?? null }))
  );
}
function gathered(list, keyOf) {
  return [...groupedBy(list, keyOf).values()];
}
function violationOf(list, subject, group) {
  const weightOf = ({ fault }) => fault.weight ?? 1;
  const worst = list.reduce((a, b) => weightOf(b) > weightOf(a) ? b : a);
  const about = list.map(({ fault }) => fault.about);
  return {
    policy: worst.policy,
    group,
    subject,
    message: gathered(list, ({ fault }) => fault.says).map(sentenceOf).join(" "),
    remediation: worst.fault.remediation,
    place: worst.fault.place,
    magnitude: list.reduce((sum, one) => sum + weightOf(one), 0),
    evidence: { about, count: about.length },
    isStandIn: group !== null || worst.fault.subject !== void 0
  };
}
function sentenceOf(list) {
  const [{ policy, fault }] = list;
  const about = list.map((one) => one.fault.about);
  return `${policy.kind} ${few(about, SHOWN)}: ${fault.says}.`;
}

// src/rules/fleet/at-work.ts
function servesAtWork(policy) {
  return factOf(policy, "node-action")?.kind === "none";
}
function atWorkText(policy) {
  return servesAtWork(policy) ? " Those it works on serve meanwhile: no package has an interrupt, which alone drains a node." : "";
}

// src/rules/fleet/scope-words.ts
var SHOWN2 = 4;
function contributorsText(side, { contributors, peakAtOnce }, unit) {
  const parts = [...contributors].sort((a, b) => Number(a.policy === null) - Number(b.policy === null) || b.out - a.out).map(({ policy, out }) => policy === null ? `${out} out before` : `${out} by ${labelOf(side, policy)}`);
  const sum = contributors.reduce((total, { out }) => total + out, 0);
  const once = sum > peakAtOnce ? ` (a ${unit} that several take counts once)` : "";
  return `${few(parts, SHOWN2)}${once}${servingText(side, contributors)}`;
}
function servingText(side, contributors) {
  const serving = contributors.flatMap(({ policy }) => {
    const planned = policy && policyOf(side, policy);
    return planned && servesAtWork(planned) ? [labelOf(side, planned.ref)] : [];
  });
  if (serving.length > 0 && serving.length === contributors.length)
    return "; all of them serve meanwhile, without an interrupt";
  return serving.length === 0 ? "" : `; those of ${few(serving, SHOWN2)} serve meanwhile, without an interrupt`;
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
  const byAge = names.length === 0 ? "" : `, as nodes of ${few(names, SHOWN2)} reach their age (expireAfter)`;
  return `${byAge}${conditionText(
    side,
    next.filter((ref) => !aged.includes(ref))
  )}`;
}
function conditionText(side, next) {
  const shown = next.slice(0, SHOWN2).map((ref) => labelOf(side, ref));
  const more = next.length - SHOWN2;
  const [last, ...others] = [...shown, ...more > 0 ? [`${more} more`] : []].reverse();
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
    ({ change, base, head }) => change !== "unchanged" && (head ?? base)?.effect.groups.some(
      ({ fleetSize, rolls }) => fleetSize !== void 0 && sameRef(rolls, diff.ref)
    )
  );
  return [...used, ...speaksFor][0]?.place ?? null;
}
function labelOf(side, ref) {
  const group = policyOf(side, ref)?.effect.groups.find((candidate) => candidate.fleetSize !== void 0);
  return group ? `${ref.kind}s of ${group.name}` : refText(ref);
}

// src/rules/pika/maintenance-never-ends.ts
var SHOWN3 = 3;
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
  const shown = few(nodes, SHOWN3);
  const { length } = nodes;
  return groupViolation(limited, ["spec.nodeObject"], {
    subject: "deleted",
    message: `${labelOf(side, limited.policy.ref)}: ${by} deletes ${shown} before the maintenance is over. The controller stops where it does not find the node, and the finalizer holds ${verb(length, "the object", "these objects")} for good.`,
    remediation: `Announce nodes that stay, or let one of the two be over before the other is merged.`,
    magnitude: length,
    evidence: { nodes: [...nodes], deletedBy: by }
  });
}
function deletersOf(side, nodes) {
  const gone = new Set(nodes);
  const rolls = ({ batches }) => batches.some(({ targets }) => targets.some((target) => gone.has(target)));
  const pools = side.policies.filter(
    ({ ref, effect }) => ref.system === "karpenter" && effect.groups.some(rolls)
  );
  return pools.length === 0 ? "another controller" : pools.map(({ ref }) => labelOf(side, ref)).join(", ");
}

// src/rules/fleet/fleet-out.ts
function fleetPeakOf({ combined }) {
  return combined.scopes.find(({ scope }) => scope.kind === "fleet");
}
function outAtOnce(side, group) {
  const { peakAtOnce, outBefore } = group;
  const fleet = group.fleetSize === void 0 ? void 0 : fleetPeakOf(side);
  if (!fleet) return { peakAtOnce, outBefore };
  const idle = fleet.contributors.find(({ policy }) => policy === null)?.out ?? 0;
  const elsewhere = Math.max(0, Math.min(idle, fleet.peakAtOnce - peakAtOnce));
  return { peakAtOnce: peakAtOnce + elsewhere, outBefore: outBefore + elsewhere };
}

// src/rules/fleet/node-batches.ts
function fewerNodes(limited, most) {
  const atMost = Math.max(1, most);
  const { system } = limited.policy.ref;
  if (system === "karpenter") return budgetOf(limited, atMost);
  if (system === "system-upgrade-controller") return `Set concurrency: ${atMost}`;
  return system === "skyhook" ? smallerBatches(limited, atMost) : null;
}
function smallerBatches({ group: { strategy, declaredIn } }, most) {
  if (declaredIn.kind !== "DeploymentPolicy") return `Set interruptionBudget: {count: ${most}}`;
  if (strategy === null) return `Set budget: {count: ${most}}`;
  const kind = strategy["kind"];
  return kind === "fixed" || typeof kind !== "string" ? `Set initialBatch: ${most}` : `Set fixed: {initialBatch: ${most}} in the place of ${kind}, with its thresholds`;
}
function budgetOf(limited, most) {
  const nodes = `nodes: "${Math.max(1, most)}"`;
  return isAlwaysLimited(limited) ? `Set a budget of ${nodes}` : `Add a budget without a schedule, {${nodes}}`;
}
function isAlwaysLimited({ group: { calendar } }) {
  if (!calendar || !calendar.isWritten) return true;
  const { limits, rolledFor } = calendar;
  return limits.some(({ schedule, reasons }) => schedule === null && reasons.includes(rolledFor));
}

// src/rules/fleet/peak-above-limit.ts
var peakAboveLimit = groupRule({
  id: "peak-above-limit",
  detects: "more targets of a group out at the same moment than the limit allows, in the dry rollout or by what is written",
  systems: "all",
  severity: "error",
  options: strictObject({ limit: limitSchema("25%"), production: limitSchema("10%") }),
  judge: (limited, { side, plan, options }) => {
    const { group, policy } = limited;
    if (policy.change?.interrupts === false) return null;
    const written = group.production ? options.production : options.limit;
    const bound = { written, limit: limitFor(written, servingOf(group)) };
    const rolled = inTheRollout(limited, side, plan, bound);
    const allowed = asWritten2(limited, plan, bound, rolled?.magnitude ?? 0);
    const found = rolled && allowed ? joined(rolled, allowed) : rolled ?? allowed;
    return found ? [found] : [];
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
    message: `${subjectOf(limited)}: ${share(peakAtOnce, servingOf(group), group.unit)} ${servesAtWork(limited.policy) ? "worked on" : "out"} at once${first}. ` + boundText(limited, bound) + (outBefore > 0 ? ` ${outBefore} of them ${verb(outBefore, "was", "were")} out already.` : "") + atWorkText(limited.policy),
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
      message: `${subjectOf(limited)}: the budgets let ${share(most, of, unit)} go at once ${ceiling.says}. ` + boundText(limited, bound),
      remediation: lowerBudget(ceiling, calendar, bound.limit),
      magnitude: most,
      evidence: { ceiling: most, matched: of, limit: bound.limit, reasons: [...reasons] }
    }),
    place: ceiling.place
  };
}
function joined({ rolls }, allowed) {
  return rolls ? { ...allowed, rolls } : allowed;
}
function boundText({ group }, { written, limit }) {
  return `The limit is ${limitWords(written, limit, group.unit, group.production ? " for production" : "")}.`;
}
function besidesPeakBatch({ group, policy }) {
  const peak = group.batches.find(({ index }) => index === group.peakBatch);
  return policy.ref.system === "skyhook" && peak ? group.peakAtOnce - peak.size : 0;
}
function fewerAtOnce(limited, limit, room) {
  const { outBefore, unit } = limited.group;
  if (isWorkload(limited)) return lowerLimit(limited, limit - outBefore);
  const clusters = fewerClusters(limited, limit - outBefore);
  if (clusters !== null) return clusters;
  const most = limit - Math.max(outBefore, besidesPeakBatch(limited));
  const fits = `${count(Math.max(1, most), unit)} at a time stays within the limit`;
  const rounds = String(limited.group.ceiling.declared).includes("%") ? ", and a percentage rounds up" : "";
  const budget = budgetOf(limited, limit - outBefore);
  const capped = `${budget}: ${fits}${budget.startsWith("Set") ? rounds : ""}.`;
  const set = fewerNodes(limited, most);
  const fewer = set === null ? `Make the batches smaller: ${fits}.` : `${set}: that stays within the limit.`;
  const smaller = outBesides(limited.group, most) ?? fewer;
  return unlessNamed(limited, room, wordsFor(limited, { karpenter: capped }, smaller));
}

// src/rules/fleet/without-policy.ts
function isWithoutPolicy({ group }) {
  return group.declaredIn.system === "skyhook" && refKey(group.declaredIn) === refKey(group.rolls);
}

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
  judge: (limited, { plan, options }) => {
    if (limited.policy.change?.interrupts === false) return null;
    const rolled = inTheRollout2(limited, plan, options.fromTargets);
    const written = asWritten3(limited, plan, options.fromTargets, rolled !== null);
    const found = rolled && written ? both(rolled, written) : rolled ?? written;
    return found ? [{ ...found, magnitude: magnitudeOf2(limited) }] : [];
  }
});
function inTheRollout2(limited, plan, fromTargets) {
  const { group } = limited;
  const whole = servingOf(group);
  const isSmall = whole < fromTargets;
  if (isSmall && (group.fleetSize === void 0 || whole < 2)) return null;
  const aged = peakByAge(group);
  if (group.batches.length === 0 && !aged || group.peakAtOnce < whole) return null;
  return groupViolation(limited, aged ? ["expireAfter"] : ["budget", "strategy"], {
    message: `${subjectOf(limited)}: all ${whole} ${group.unit}s (100%) are ${servesAtWork(limited.policy) ? "worked on" : "out"} at the same moment${expiryText(aged, plan)}${aged ? "." : `${pacedText(group)}. ${causeOf(limited)}`}`,
    remediation: unlessUnbatched(limited, aged ? NOT_BY_EXPIRY : unlessNamed(limited, 1, fixFor(limited))),
    ofRollout: true,
    magnitude: whole,
    evidence: { matched: whole, peakAtOnce: group.peakAtOnce },
    ...aged ? { severity: expirySeverity(group) } : {},
    ...isSmall ? { severity: "warning" } : {}
  });
}
function asWritten3(limited, plan, fromTargets, isRolled) {
  const { calendar, unit } = limited.group;
  if (!calendar || calendar.counted > 0 && calendar.counted < fromTargets) return null;
  const isTold = isRolled && !peakByAge(limited.group) ? isAsRolled(calendar, plan) : void 0;
  const size = calendar.counted || WHOLE_PERCENT;
  const ceiling = highestCeiling(limited, plan, size - 1, isTold);
  if (!ceiling) return null;
  const all = ceiling.isSized ? `all ${ceiling.of} ${unit}s (100%)` : `all ${unit}s (100%), however many it gets,`;
  return {
    ...groupViolation(limited, [], {
      message: `${subjectOf(limited)}: the budgets let ${all} go at once ${ceiling.says}.`,
      remediation: lowerBudget(ceiling, calendar, null),
      evidence: evidenceOf(ceiling)
    }),
    place: ceiling.place
  };
}
var WHOLE_PERCENT = 100;
function evidenceOf({ most, of, isSized, reasons }) {
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
    remediation: isMilder ? `${written.remediation} ${rolled.remediation}` : rolled.remediation,
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
function causeOf(limited) {
  const { group, policy } = limited;
  if (policy.change?.batched === false) return policy.change.says;
  if (group.fleetSize !== void 0)
    return `They are announced one by one as ${group.name}, and nothing limits how many go at once.`;
  if (isWorkload(limited)) return wholeCause(limited);
  if (factOf(group, "availability")?.signal === "time")
    return `Nothing tells when a ${group.unit} works again, so the controller does not wait for it.`;
  if (isByOthers(group))
    return `${count(group.outBefore, group.unit)} ${verb(group.outBefore, "was", "were")} out already, and the rest goes beside ${verb(group.outBefore, "it", "them")}.`;
  const hasBudget = group.ceiling.declared !== null;
  if (isWithoutPolicy(limited))
    return hasBudget ? "The interruptionBudget allows it." : "Neither a deploymentPolicy nor an interruptionBudget is set, and then the default is 100%: one batch.";
  return group.strategy === null && !hasBudget ? "Neither a policy nor a budget is set, and then the default is 100%." : isUnlimited(group) ? "No budget is active then." : `The ${group.strategy === null ? "budget" : "strategy"} allows it.`;
}
function isByOthers({ batches, outBefore, matched }) {
  return outBefore > 0 && batches.every(({ size }) => size === 1 && size < matched);
}
function isUnlimited({ calendar, batches }) {
  const [largest] = [...batches].sort((a, b) => b.size - a.size);
  if (!calendar || !largest) return false;
  const { size, start } = largest;
  const letting = calendar.spans.filter(
    ({ from, to, limit }) => from <= start && start < to && (limit === null || limit >= size)
  );
  return letting.length > 0 && letting.every(({ limit }) => limit === null);
}
function fixFor(limited) {
  const { group } = limited;
  if (isWorkload(limited)) return lowerLimit(limited, Math.floor(group.matched / 4));
  if (factOf(group, "availability")?.signal === "time")
    return "Set unavailablePeriodSeconds to the time the work takes, or drive it by a staged update run with waits.";
  if (isByOthers(group))
    return "Bring back what is out already: no smaller batch keeps the rest of it in use.";
  return wordsFor(
    limited,
    { karpenter: 'Set a budget without a schedule, such as nodes: "10%".' },
    group.ceiling.declared === null && group.unit === "node" ? "Name a deploymentPolicy that starts with one node, or set interruptionBudget: {count: 1}." : "Make the largest batch smaller than the group."
  );
}

// src/rules/fleet/waiver-lapsed.ts
var waiverLapsed = defineRule({
  id: "waiver-lapsed",
  detects: "a waiver that is over, is exceeded, matches nothing, or is not whole",
  systems: "all",
  severity: "error",
  judge: ({ side, plan }) => (plan.lapses ?? []).filter(({ isTouched }) => side === plan.head || !isTouched).map(violationOf2)
});
function violationOf2(lapse) {
  const { kind, rule, subject, owner, expires, policy, place } = lapse;
  return {
    policy,
    subject: JSON.stringify([rule, subject, owner, expires]),
    message: `${subjectOf2(lapse)} ${SAYS[kind](lapse)}`,
    remediation: FIXES2[kind](lapse),
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
var SAYS = {
  expired: ({ expires }) => `held until the end of ${visible(expires ?? "")} in UTC, and the rule is still broken.`,
  exceeded: ({ why }) => `does not cover what is there now: ${visible(why ?? "")}.`,
  unused: () => "matches no finding.",
  malformed: ({ why }) => `does not apply: ${visible(why ?? "")}.`
};
var FIXES2 = {
  expired: ({ rule }) => `Mend what ${visible(rule ?? "")} tells, or let the owner decide on a later day.`,
  exceeded: ({ rule }) => `Mend what ${visible(rule ?? "")} tells, or let the owner decide on another max.`,
  unused: () => 'Remove it, or correct its subject: the policy (Kind/name), one of its groups (Kind/name group "NAME") or a fingerprint.',
  malformed: () => "Write rule, subject, reason, owner and expires (the last day, such as 2027-03-01); max and cluster where they are needed."
};

// src/rules/fleet/worst-loss-above-limit.ts
var worstLossAboveLimit = groupRule({
  id: "worst-loss-above-limit",
  detects: "a change that, if it turns out bad, breaks more targets before anything stops it than the limit allows",
  systems: ["skyhook", "kubefleet", "kubernetes"],
  severity: "error",
  options: strictObject({ limit: limitSchema("50%"), production: limitSchema("20%") }),
  judge: (limited, { options }) => {
    const { group, policy } = limited;
    if (policy.ref.system === "karpenter" || group.fleetSize !== void 0) return null;
    if (policy.change?.interrupts === false) return null;
    const limit = limitFor(group.production ? options.production : options.limit, losableOf(group));
    if (group.worstLoss <= limit) return null;
    const why = isWorkload(limited) ? `before it stops. ${wholeCause(limited)}` : whatStops(group);
    return groupViolation(limited, ["failureThreshold", "safetyLimit", "strategy", "budget"], {
      message: `${subjectOf(limited)}: a bad change breaks up to ${share(group.worstLoss, losableOf(group), group.unit)} ${why} The limit is ${count(limit, group.unit)}.`,
      remediation: unlessUnbatched(
        limited,
        isWorkload(limited) ? lowerLimit(limited, limit) : fixFor2(limited)
      ),
      ofRollout: true,
      magnitude: group.worstLoss,
      evidence: { worstLoss: group.worstLoss, matched: losableOf(group), limit, stops: group.stops }
    });
  }
});
function fixFor2(limited) {
  if (!limited.group.brakes) return "Roll it in smaller steps that something checks before the next.";
  return isWithoutPolicy(limited) ? "Name a deploymentPolicy with failureThreshold: 1 and safetyLimit: 100 that starts with a small batch." : "Set failureThreshold: 1 and safetyLimit: 100, and start with a smaller batch.";
}
function whatStops({ stops, brakes, outcome, worstLoss, matched }) {
  const standsStill = (outcome === "stuck" || outcome === "stopped") && worstLoss < matched;
  if (!stops) return standsStill ? "before it stands still." : "and nothing stops it.";
  if (brakes && brakes.failureThreshold === null)
    return "before it stops. No failureThreshold is set: only nodes that stay failed hold the rest.";
  return "before it stops. The automatic stop comes too late or no longer applies when it turns bad at the worst moment.";
}

export {
  pastBatchesFix,
  defineRule,
  groupRule,
  policyRule,
  rolledGroups,
  sameRef,
  policyOf,
  subjectOf,
  unlessUnbatched,
  wordsFor,
  share,
  count,
  freshBatchesOf,
  subjectOfPolicy,
  groupViolation,
  timedGroups,
  isClosedByError,
  weekOf,
  timesWhen,
  stretchesWhen,
  reasonsBy,
  reasonsText,
  shareOfWeek,
  stretchText,
  instantText,
  limitName,
  limitKey,
  limitViolation,
  calendarViolation,
  isZero,
  openText,
  allowanceAlreadyUsed,
  repairText,
  blockedNodesHoldProgress,
  limitSchema,
  limitFor,
  limitWords,
  limitText,
  contributorsText,
  contributorsEvidence,
  nextText,
  conditionText,
  scopeText,
  takersOf,
  placeOfTakers,
  labelOf,
  domainLabelMissing,
  drainDeadlock,
  erroringNodeFreezes,
  expirySeverity,
  isWorkload,
  lowerLimit,
  highestCeiling,
  actingReasons,
  lowerBudget,
  failureDomainAtOnce,
  fewerClusters,
  unlessSmallerNow,
  groupBefore,
  firstBatchTooLarge,
  faultViolations,
  maintenanceNeverEnds,
  fewerNodes,
  peakAboveLimit,
  wholePoolAtOnce,
  waiverLapsed,
  worstLossAboveLimit
};
