import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  refKey,
  refText
} from "./part-S3TJTDDM.js";

// src/rules/waivers.ts
var NEVER_WAIVED = /* @__PURE__ */ new Set(["guard-weakened", "waiver-lapsed"]);
function applyWaivers(findings, waivers, plan) {
  if (waivers.length === 0) return { waived: /* @__PURE__ */ new Map(), lapses: [] };
  const whole = waivers.filter((one) => one.kind === "whole");
  const waived = /* @__PURE__ */ new Map();
  for (const finding of findings) {
    const found = whole.find((one) => isFor(one, finding) && isInForce(one, plan) && covers(one, finding));
    if (found && finding.status !== "fixed") waived.set(finding, waiverOf(found));
  }
  const touched = touchedIn(plan);
  const lapses = waivers.flatMap((one) => {
    if (one.kind === "malformed") return [{ ...lapseOf(one), kind: "malformed", why: one.why }];
    const own = findings.filter((finding) => isFor(one, finding));
    const open = own.filter((finding) => finding.status !== "fixed" && !waived.has(finding));
    return ofWhole(one, { own, open, touched, plan });
  });
  return { waived, lapses };
}
function ofWhole(waiver, { own, open, touched, plan }) {
  const [first] = open.toSorted((a, b) => (b.magnitude ?? 0) - (a.magnitude ?? 0));
  const lapsed = !isInForce(waiver, plan);
  if (first) {
    const isTouched = open.some(
      ({ status, policy }) => status !== "unchanged" || policy !== null && touched.has(refKey(policy))
    );
    const kind = lapsed ? "expired" : "exceeded";
    return [{ ...lapseOf(waiver), kind, isTouched, policy: first.policy, why: whyNot(waiver, first) }];
  }
  const isUnsure = plan.problems.some(({ severity }) => severity === "error") || own.length > 0;
  if ((isUnsure || waiver.isShared) && !lapsed) return [];
  return own.length > 0 ? [] : [{ ...lapseOf(waiver), kind: "unused", why: null }];
}
function whyNot({ max }, { magnitude, status }) {
  if (max === null)
    return status === "worsened" ? "it has no max, and the change makes the finding worse" : "";
  if (magnitude === null) return `it has a max of ${max}, and the finding has no number to compare`;
  return `it accepts up to ${max}, and the finding comes to ${magnitude}`;
}
function lapseOf(one) {
  return {
    rule: one.rule,
    subject: one.subject,
    owner: one.kind === "whole" ? one.owner : null,
    expires: one.kind === "whole" ? one.expires : null,
    isTouched: false,
    policy: null,
    place: one.place
  };
}
function touchedIn({ policies }) {
  return new Set(
    policies.filter(
      ({ change, touchedThrough, sameEffect }) => change !== "unchanged" || touchedThrough.length > 0 || !sameEffect
    ).map(({ ref }) => refKey(ref))
  );
}
function isFor({ rule, subject }, finding) {
  return finding.rule === rule && subjectsOf(finding).includes(subject.trim());
}
function subjectsOf({ fingerprint, policy, group }) {
  if (policy === null) return [fingerprint];
  const name = refText(policy);
  return group === null ? [fingerprint, name] : [fingerprint, name, `${name} group "${group}"`];
}
function isInForce({ expires }, { at }) {
  return at < endOf(expires);
}
var DAY_MS = 864e5;
function endOf(expires) {
  return Date.parse(`${expires}T00:00:00Z`) + DAY_MS;
}
function covers({ max }, { magnitude, status }) {
  if (max === null) return status !== "worsened";
  return magnitude !== null && magnitude <= max;
}
function waiverOf({ rule, subject, reason, owner, expires, max }) {
  return { rule, subject, reason, owner, expires, max };
}

export {
  NEVER_WAIVED,
  applyWaivers,
  endOf
};
