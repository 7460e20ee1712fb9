import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  iso_exports
} from "./part-MQM73VSL.js";
import {
  rolledGroups
} from "./part-WCT2777Y.js";
import {
  startsNothing
} from "./part-N4I3NJJH.js";
import {
  repeatedKey
} from "./part-J5CQ6HA6.js";
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
  mergeIntervals
} from "./part-S3TJTDDM.js";
import {
  groupOf,
  visible
} from "./part-IAQGXBXE.js";

// src/gate/reviewed.ts
var text = string().max(2048);
var count = int().min(0).max(1e9);
var ref = object({ system: text, kind: text, namespace: text.nullable(), name: text });
var digest = string().regex(/^sha256:[0-9a-f]{64}$/, "is not a digest");
var instant = iso_exports.datetime({ offset: true }).transform((written) => Date.parse(written));
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
function parsedJson(json) {
  try {
    return JSON.parse(json);
  } catch {
    return void 0;
  }
}
function ofClusters(read) {
  const parts = read.clusters ?? [
    { name: read.cluster ?? null, snapshot: read.snapshot, combined: read.combined }
  ];
  const clusters = [];
  for (const part of parts) {
    const isOwn = (entry) => read.clusters === void 0 || (entry.cluster ?? null) === part.name;
    const listed = read.policies.filter((one) => isOwn(one) && one.head !== null);
    const policies = new Map(listed.map((one) => [policyKey(one), one]));
    if (policies.size < listed.length) return { unusable: "has the same policy twice." };
    if (clusters.some(({ cluster: other }) => other === part.name))
      return { unusable: "has the same cluster twice." };
    const found = read.findings.filter((one) => isOwn(one) && !one.waiver);
    const findings = found.filter(({ status }) => status !== "fixed");
    const before = found.filter(({ status }) => status === "fixed");
    const { snapshot: taken, combined: together2 } = part;
    clusters.push({
      cluster: part.name,
      snapshot: taken,
      policies,
      combined: together2.head,
      findings,
      before
    });
  }
  return { digest: read.digest, clusters };
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
  const { from, to } = calendar ? calendar.within : horizon;
  return first.from <= from && first.to >= to ? null : open;
}
function isHeldByWindow(group2, plan) {
  const { at } = plan;
  if (group2.start !== null && group2.start <= at) return false;
  const open = openTimes(group2, plan);
  return open !== null && !open.some(({ from, to }) => from <= at && at < to);
}
function heldText(held) {
  return held === "OnDelete" || held === "partition" ? `held back (${held})` : String(held);
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
  worstLoss,
  matched
}) {
  return matched > 0 && worstLoss >= matched;
}

export {
  policyKey,
  readReviewed,
  rolledNow,
  openTimes,
  isHeldByWindow,
  heldText,
  numbered,
  isDone,
  losesAll
};
