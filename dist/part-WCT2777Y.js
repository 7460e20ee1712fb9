import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  begunIn,
  goesByAgeAt
} from "./part-N4I3NJJH.js";
import {
  SYSTEMS
} from "./part-TNWYT26D.js";
import {
  number,
  strictObject
} from "./part-DCL7HCDG.js";
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
  mergeIntervals,
  refKey,
  refText,
  spanText,
  toWallClock,
  totalMs,
  weekText,
  weekdayText
} from "./part-S3TJTDDM.js";
import {
  canonicalJson,
  visible
} from "./part-IAQGXBXE.js";
import {
  counted,
  shareText,
  verb
} from "./part-MCBWSS73.js";

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
function ofSystem({ policy }) {
  return traitsOf(policy.ref.system);
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
  systems: "some",
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
  systems: "some",
  severity: "warning",
  judge: (limited) => {
    const { group } = limited;
    if (group.blocked.length === 0) return null;
    const more = group.blocked.length > SHOWN_NODES ? ` and ${group.blocked.length - SHOWN_NODES} more` : "";
    return groupViolation(limited, ["selector", "strategy", "budget"], {
      message: `${subjectOf(limited)}: ${share(group.blocked.length, group.matched)} ${verb(group.blocked.length, "is", "are")} never touched and ${verb(group.blocked.length, "keeps", "keep")} the rollout from completing: ${shownOf(group.blocked.slice(0, SHOWN_NODES))}${more}. ` + countsText(limited),
      remediation: ofSystem(limited).words.blocked?.(group) ?? "Tolerate the taint in additionalTolerations, free the nodes, or exclude them in nodeSelectors.",
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
    ({ ref, effect }) => traitsOf(ref.system).deletesNodes && effect.groups.some(rolls)
  );
  return pools.length === 0 ? "another controller" : pools.map(({ ref }) => labelOf(side, ref)).join(", ");
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

export {
  traitsOf,
  pastBatchesFix,
  judges,
  defineRule,
  groupRule,
  policyRule,
  rolledGroups,
  sameRef,
  policyOf,
  subjectOf,
  unlessUnbatched,
  ofSystem,
  unlessNamed,
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
  servesAtWork,
  atWorkText,
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
  faultViolations,
  maintenanceNeverEnds,
  waiverLapsed
};
