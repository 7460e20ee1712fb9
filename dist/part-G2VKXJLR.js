import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  strictObject
} from "./part-DCL7HCDG.js";
import {
  counted,
  refText,
  shareText
} from "./part-KRDQVIHW.js";
import {
  visible
} from "./part-7XPTHSX2.js";

// src/rules/rule.ts
function defineRule(rule) {
  return rule;
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
function listed(names2) {
  const more = names2.length - NAMES_SHOWN;
  return `${names2.slice(0, NAMES_SHOWN).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
var NAMES_SHOWN = 10;
function count(n, unit = "node") {
  return counted(n, unit);
}
var SHOWN_NAMES = 3;
function names(targets) {
  const more = targets.length > SHOWN_NAMES ? ` and ${targets.length - SHOWN_NAMES} more` : "";
  return `${targets.slice(0, SHOWN_NAMES).join(", ")}${more}`;
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

// src/rules/waiver-lapsed.ts
var waiverLapsed = defineRule({
  id: "waiver-lapsed",
  detects: "a waiver that is over, is exceeded, matches nothing, or is not whole",
  systems: "all",
  severity: "error",
  options: strictObject({}),
  judge: ({ side, plan }) => (plan.lapses ?? []).filter(({ isTouched }) => side === plan.head || !isTouched).map(violationOf)
});
function violationOf(lapse) {
  const { kind, rule, subject, owner, expires, policy, place } = lapse;
  return {
    policy,
    group: null,
    subject: JSON.stringify([rule, subject, owner, expires]),
    message: `${subjectOf2(lapse)} ${SAYS[kind](lapse)}`,
    remediation: FIXES[kind](lapse),
    place,
    magnitude: null,
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
  rolledGroups,
  sameRef,
  subjectOf,
  unlessUnbatched,
  wordsFor,
  unlessNamed,
  share,
  listed,
  count,
  names,
  freshBatchesOf,
  subjectOfPolicy,
  groupViolation,
  waiverLapsed
};
