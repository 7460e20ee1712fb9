import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
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
  few,
  groupedBy,
  joinAnd,
  mergeIntervals,
  refText,
  spanText,
  toWallClock,
  totalMs,
  weekText,
  weekdayText
} from "./part-GLGJPC7N.js";
import {
  visible
} from "./part-JNMPWA3N.js";
import {
  counted,
  shareText
} from "./part-XH266NA5.js";

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
  return policy.change?.batched === false ? PAST_BATCHES : fix;
}
var PAST_BATCHES = "No limit of the policy applies to this kind of change; see change-not-batched for what does.";
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
    ...ofRollout && limited.group.fleetSize === void 0 ? { rolls: limited.policy.ref } : {},
    ...limited.group.fleetSize === void 0 ? {} : { isStandIn: true },
    ...others.remediation === PAST_BATCHES ? { pastBatches: { of: limited.policy.ref, subject: subjectOf(limited) } } : {},
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

// src/rules/fleet/waiver-lapsed.ts
var waiverLapsed = defineRule({
  id: "waiver-lapsed",
  detects: "a waiver that is over, is exceeded, matches nothing, or is not whole",
  systems: "all",
  severity: "error",
  judge: ({ side, plan }) => (plan.lapses ?? []).filter(({ isTouched }) => side === plan.head || !isTouched).map(violationOf)
});
function violationOf(lapse) {
  const { kind, rule, subject, owner, expires, policy, place } = lapse;
  return {
    policy,
    subject: JSON.stringify([rule, subject, owner, expires]),
    message: `${subjectOf2(lapse)} ${SAYS[kind](lapse)}`,
    remediation: FIXES[kind](lapse),
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
var FIXES = {
  expired: ({ rule }) => `Mend what ${visible(rule ?? "")} tells, or let the owner decide on a later day.`,
  exceeded: ({ rule }) => `Mend what ${visible(rule ?? "")} tells, or let the owner decide on another max.`,
  unused: () => 'Remove it, or correct its subject: the policy (Kind/name), one of its groups (Kind/name group "NAME") or a fingerprint.',
  malformed: () => "Write rule, subject, reason, owner and expires (the last day, such as 2027-03-01); max and cluster where they are needed."
};

export {
  defineRule,
  groupRule,
  policyRule,
  rolledGroups,
  sameRef,
  subjectOf,
  unlessUnbatched,
  wordsFor,
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
  domainLabelMissing,
  waiverLapsed
};
