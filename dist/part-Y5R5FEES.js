import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLAN_OPTIONS,
  oneOf,
  readOptions
} from "./part-KSRG3ZFT.js";
import {
  judgingConfig
} from "./part-REGOEMPE.js";
import {
  deliver
} from "./part-LOQMM44C.js";
import {
  refuseInputs
} from "./part-WATR5JX6.js";
import {
  COULD_NOT_JUDGE,
  PASS
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import "./part-IBMCJAKM.js";
import {
  loadSnapshot
} from "./part-7TL2VO2P.js";
import "./part-HL57LJEV.js";
import "./part-QFXSIKZR.js";
import "./part-4CE7IV5R.js";
import {
  SCHEMA_VERSION,
  jsonText
} from "./part-KDZDG545.js";
import {
  writeDuration
} from "./part-I2A563DJ.js";
import "./part-WVYOWS5I.js";
import "./part-H3PE34FM.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import {
  printProblems
} from "./part-A7SDHDU3.js";
import "./part-2IS2RWRI.js";
import "./part-VGCQTIYE.js";
import "./part-C6FNRO6Y.js";
import {
  SYSTEMS,
  selects,
  writtenSelector
} from "./part-PWGRHSRB.js";
import {
  parseInstant
} from "./part-XCPVTUVG.js";
import {
  present
} from "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import {
  few
} from "./part-G3VZYYLT.js";
import {
  groupedBy,
  isObject,
  visible
} from "./part-MZYUQ4PG.js";
import {
  counted,
  verb
} from "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/durations/block.ts
var THINGS = { node: "node", cluster: "member cluster" };
function durationsBlock(fitted, configured, label) {
  return {
    durations: fitted.node === null && fitted.cluster === null ? null : targetsBlock(fitted, configured, label),
    waits: [...fitted.waits].map(([work, measured]) => ({ work, measured })).sort(byWork),
    daemonSetPods: fitted.daemonSetPods,
    held: fitted.held.map(({ name, mostMs }) => ({ name, ms: mostMs })).sort((a, b) => a.name < b.name ? -1 : 1),
    tooFarApart: fitted.tooFarApart,
    backwards: [...new Set(fitted.backwards.map(({ name }) => name))].sort()
  };
}
function targetsBlock({ node, cluster }, configured, label) {
  const either = (of, written) => {
    const [ofNodes, ofClusters] = [node && of(node), cluster && of(cluster)];
    const measured = ofNodes ?? ofClusters;
    return { measured, thing: ofNodes ? THINGS.node : THINGS.cluster, value: measured?.value ?? written };
  };
  const groups = configured.groups.map(({ selector, duration, steps }, index) => ({
    selector,
    steps,
    ...either(({ groups: groups2 }) => groups2[index] ?? null, duration)
  }));
  return {
    default: either(({ default: own }) => own, configured.default),
    steps: configured.steps,
    groups: [...groups, ...labelled(node, "node", label), ...labelled(cluster, "cluster", label)],
    clusters: node?.default ? cluster?.default ?? null : null
  };
}
function labelled(targets, unit, label) {
  if (targets === null || label === null) return [];
  return targets.byLabel.map(({ value, measured }) => ({
    selector: { matchLabels: { [label]: value } },
    steps: null,
    measured,
    thing: THINGS[unit],
    value: measured.value
  }));
}
function byWork(a, b) {
  return a.work < b.work ? -1 : 1;
}

// src/durations/fit.ts
var SECOND_MS = 1e3;
var MINUTE_MS = 6e4;
var NEAR_ENOUGH_MS = 5 * MINUTE_MS;
var PERCENTILE = 0.9;
function fitDurations(times, groups, label) {
  const once = [...new Map(times.map((time) => [identity(time), time])).values()];
  const backwards2 = once.filter(({ leastMs }) => leastMs < 0);
  const forwards = once.filter(({ leastMs }) => leastMs >= 0);
  const measurable = forwards.filter(tells);
  const settingOf = (time) => JSON.stringify([time.work, groupOf(time, groups), valueOf(time, label)]);
  const held = [...groupedBy(measurable, settingOf).values()].flatMap(heldAmong);
  const told = measurable.filter((time) => !held.includes(time));
  const targets = (work) => {
    const own = told.filter((time) => time.work === work);
    return own.length === 0 ? null : fitTargets(own, groups, label);
  };
  const waits = told.filter(({ work }) => !WITHOUT_SETTING.has(work));
  return {
    node: targets("node"),
    cluster: targets("cluster"),
    waits: new Map([...groupedBy(waits, ({ work }) => work)].map(([work, own]) => [work, measure(own)])),
    daemonSetPods: measureAny(told.filter(({ work }) => work === "kubernetes.daemonSetPods")),
    held,
    tooFarApart: forwards.length - measurable.length,
    backwards: backwards2
  };
}
var WITHOUT_SETTING = /* @__PURE__ */ new Set(["node", "cluster", "kubernetes.daemonSetPods"]);
var HELD_TIMES = 10;
var HELD_MS = 60 * MINUTE_MS;
var HELD_SHARE = 4;
function heldAmong(times) {
  if (times[0]?.work === "pika.steps.scheduled") return [];
  const sorted = times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
  const usualMs = nearestRank(sorted, 0.5);
  const long = times.filter(({ leastMs }) => leastMs > HELD_TIMES * usualMs && leastMs >= HELD_MS);
  return long.length > Math.max(1, times.length / HELD_SHARE) ? [] : long;
}
function identity({ work, name, startedAt }) {
  return JSON.stringify([work, name, startedAt]);
}
function tells({ leastMs, mostMs }) {
  return mostMs - leastMs <= Math.max(NEAR_ENOUGH_MS, leastMs);
}
function fitTargets(times, groups, label) {
  const others = times.filter((time) => groupOf(time, groups) < 0);
  const byValue = groupedBy(
    others.filter((time) => valueOf(time, label) !== ""),
    (time) => valueOf(time, label)
  );
  return {
    default: measureAny(others.filter((time) => valueOf(time, label) === "")),
    groups: groups.map((_, index) => measureAny(times.filter((time) => groupOf(time, groups) === index))),
    byLabel: [...byValue].map(([value, own]) => ({ value, measured: measure(own) })).sort((a, b) => a.value < b.value ? -1 : 1)
  };
}
function groupOf({ labels }, groups) {
  return groups.findIndex((selector) => selects(selector, labels));
}
function valueOf({ labels }, label) {
  return label === null ? "" : labels[label] ?? "";
}
function measureAny(times) {
  return times.length === 0 ? null : measure(times);
}
function measure(times) {
  const sorted = times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
  const percentile90Ms = nearestRank(sorted, PERCENTILE);
  return {
    count: sorted.length,
    medianMs: nearestRank(sorted, 0.5),
    percentile90Ms,
    value: writeDuration(roundedUp(percentile90Ms))
  };
}
function nearestRank(sorted, share) {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
function roundedUp(ms) {
  const step = ms < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS;
  return Math.ceil(ms / step) * step;
}

// src/durations/unreadable.ts
var INSTANT = /^(?:creationTimestamp|lastTransitionTime|transitionTimestamp)$/;
var OF_INSTANTS = "nodePriority";
function unreadableInstants(snapshots) {
  const objects = snapshots.flatMap((snapshot2) => snapshot2.objects);
  const broken = objects.filter(({ object }) => holdsUnreadable(object));
  return [...new Set(broken.map(({ kind, name }) => `${kind}/${name}`))].sort();
}
function holdsUnreadable(value) {
  if (Array.isArray(value)) return value.some(holdsUnreadable);
  if (!isObject(value)) return false;
  return Object.entries(value).some(([key, inner]) => {
    if (inner === null) return false;
    if (INSTANT.test(key)) return isNoInstant(inner);
    if (key === OF_INSTANTS && isObject(inner)) return Object.values(inner).some(isNoInstant);
    return holdsUnreadable(inner);
  });
}
function isNoInstant(value) {
  return typeof value === "string" && value !== "" && parseInstant(value) === null;
}

// src/report/durations.ts
var DURATIONS_FORMATS = ["text", "json"];
var INDENT = "  ";
var WAITS = {
  "karpenter.readyAfter": ["node claim", "from its creation until it was Initialized"],
  "kubernetes.podReadyAfter": ["pod", "from its creation until it was ready"],
  "pika.steps.scheduled": ["maintenance", "from Scheduled to Started"],
  "pika.steps.drain": ["maintenance", "from Started to ObjectsDrained"],
  "pika.steps.maintenance": ["maintenance", "from ObjectsDrained to Validating"]
};
function renderDurations(block, format2) {
  return format2 === "json" ? durationsJson(block) : `${yamlLines(block).join("\n")}
`;
}
function yamlLines({ durations, waits }) {
  return [...durations ? targetLines(durations) : [], ...waitLines(waits)];
}
function targetLines(durations) {
  const { clusters, groups, steps } = durations;
  return [
    "durations:",
    ...settingLines("default", durations.default).map(indented),
    ...clusters === null ? [] : [
      `# ${measuredText(clusters, "member cluster")}: ${clusters.value}. They need a group with a selector of their labels, as the default is that of nodes.`
    ].map(indented),
    ...steps === null ? [] : [`steps: ${stepsText(steps)}`].map(indented),
    ...groups.length === 0 ? [] : [`groups:`, ...groups.flatMap(groupLines).map(indented)].map(indented)
  ];
}
function groupLines(group) {
  const [first, ...rest] = [
    `selector: ${JSON.stringify(group.selector)}`,
    ...group.value === null ? [] : settingLines("duration", group),
    ...group.steps === null ? [] : [`steps: ${stepsText(group.steps)}`]
  ];
  return [`- ${first}`, ...rest.map(indented)];
}
function settingLines(name, { measured, thing, value }) {
  const why = measured === null ? "as it is configured: nothing is recorded" : measuredText(measured, thing);
  return [`# ${why}`, `${name}: ${value ?? ""}`];
}
function waitLines(waits) {
  const lines = [];
  let open = [];
  for (const { work, measured } of waits) {
    const path = ["systems", ...work.split(".")];
    const shared = path.findIndex((step, index) => step !== open[index]);
    const depth = path.length - 1;
    for (const [index, step] of path.slice(0, depth).entries())
      if (index >= shared) lines.push(`${INDENT.repeat(index)}${step}:`);
    const [thing, what] = WAITS[work];
    lines.push(
      `${INDENT.repeat(depth)}# ${measuredText(measured, thing)}, ${what}`,
      `${INDENT.repeat(depth)}${path[depth] ?? ""}: ${measured.value}`
    );
    open = path.slice(0, depth);
  }
  return lines;
}
function measuredText({ count, medianMs, percentile90Ms }, thing) {
  return `${counted(count, thing)}: median ${exactText(medianMs)}, 90th percentile ${exactText(percentile90Ms)}`;
}
function exactText(ms) {
  const seconds = Math.round(ms / 1e3);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds % 3600 / 60), "m"],
    [seconds % 60, "s"]
  ];
  const text = parts.filter(([value]) => value > 0).map(([value, unit]) => `${value}${unit}`).join(" ");
  return text === "" ? "0s" : text;
}
function stepsText(steps) {
  const written = Object.entries(steps).map(([name, value]) => `${name}: ${value}`);
  return `{ ${written.join(", ")} }`;
}
function indented(line) {
  return `${INDENT}${line}`;
}
function durationsJson(block) {
  const { durations, waits, daemonSetPods, held, tooFarApart: tooFarApart2, backwards: backwards2 } = block;
  const targets = durations === null ? [] : [{ ...durations.default, selector: null }, ...durations.groups];
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    measured: [
      ...targets.flatMap(
        ({ measured, thing, selector }) => measured === null ? [] : [{ setting: "durations", thing, selector, ...figures(measured) }]
      ),
      ...waits.map(({ work, measured }) => ({
        setting: `systems.${work}`,
        thing: WAITS[work][0],
        selector: null,
        ...figures(measured)
      }))
    ],
    daemonSetPods: daemonSetPods && figures(daemonSetPods),
    held: held.map(({ name, ms }) => ({ name, seconds: ms / 1e3 })),
    tooFarApart: tooFarApart2,
    backwards: backwards2,
    block: `${yamlLines(block).join("\n")}
`
  });
}
function figures({ count, medianMs, percentile90Ms, value }) {
  return { count, medianSeconds: medianMs / 1e3, percentile90Seconds: percentile90Ms / 1e3, value };
}

// src/edge/durations-command.ts
var { snapshot, config, format, output } = PLAN_OPTIONS;
var OPTIONS = { snapshot, config, format, output, by: { type: "string" } };
async function durationsCommand(argv, printer) {
  const values = readOptions(argv, OPTIONS);
  const files = values.snapshot ?? [];
  if (files.length === 0)
    throw new UsageError("durations needs --snapshot FILE...: live objects record the times");
  const chosen = oneOf("--format", values.format ?? "text", DURATIONS_FORMATS);
  const path = values.output ?? null;
  const read = judgingConfig(values.config ?? null, null);
  if ("problems" in read) return unreadable(read.problems, printer);
  if (path !== null) refuseInputs(path, { snapshot: files, config: values.config ?? null }, []);
  const snapshots = [];
  for (const file of files) {
    const { snapshot: snapshot2, problems } = await loadSnapshot([file]);
    const broken = problems.filter(({ severity, code }) => severity === "error" && code !== "empty-snapshot");
    if (broken.length > 0) return unreadable(broken, printer);
    snapshots.push(snapshot2);
  }
  const label = values.by ?? null;
  const times = SYSTEMS.flatMap((system) => system.recordedTimes?.(snapshots) ?? []);
  const fitted = fitDurations(
    times,
    read.config.durations.groups.map(({ selector }) => selector),
    label
  );
  const block = durationsBlock(fitted, configuredDurations(read.config), label);
  for (const says of leftOut(block)) printer.say(`fleetplan: ${says}`);
  if (block.tooFarApart > 0) printer.say(`fleetplan: ${tooFarApart(block.tooFarApart)}`);
  if (block.backwards.length > 0) printer.say(`fleetplan: ${backwards(block.backwards)}`);
  const garbled = unreadableInstants(snapshots);
  if (garbled.length > 0) printer.say(`fleetplan: ${unreadableText(garbled)}`);
  if (block.durations === null && block.waits.length === 0) {
    printer.say(`fleetplan: ${NOTHING}`);
    return COULD_NOT_JUDGE;
  }
  return deliver(path, renderDurations(block, chosen), chosen === "json" ? "json" : "lines", PASS, printer);
}
var NOTHING = "the snapshots record no times of work: those are in staged update runs of KubeFleet, NodeClaims, pods, NotifyMaintenances, in two snapshots of one NodeWright or Skyhook rollout taken while a batch is at work and after it, and in snapshots of a Plan of the system-upgrade-controller taken before, during and after the Job of a node.";
function leftOut({ held, daemonSetPods }) {
  const names = held.map(({ name, ms }) => `${visible(name)} took ${exactText(ms)}`);
  return present([
    held.length === 0 ? null : `${counted(held.length, "piece")} of work ${verb(held.length, "is", "are")} left out, as something must have held ${verb(held.length, "it", "them")}: ten times as long as half of the others, or longer. ${few(names, SHOWN)}.`,
    daemonSetPods === null ? null : `${measuredText(daemonSetPods, "pod")} of DaemonSets from creation to ready. Their updates are planned with durations, as all work on a node is; give their nodes a group if nothing else works on these.`
  ]);
}
function tooFarApart(count) {
  return `${counted(count, "node")} ended between two snapshots that are too far apart to tell how long the work took. Take snapshots closer together than the work on one node.`;
}
var SHOWN = 5;
function backwards(names) {
  return `${counted(names.length, "record")} of work that ended before it began, by clocks that differ, ${verb(names.length, "is", "are")} not used: ${few(
    names.map((name) => visible(name)),
    SHOWN
  )}.`;
}
function unreadableText(names) {
  return `${counted(names.length, "object")} ${verb(names.length, "records", "record")} an instant that cannot be read; what it dates is not used: ${few(
    names.map((name) => visible(name)),
    SHOWN
  )}.`;
}
function unreadable(problems, printer) {
  printProblems(problems, printer);
  return COULD_NOT_JUDGE;
}
function configuredDurations({ durations }) {
  const stepsOf = (steps) => steps && {
    drain: writeDuration(steps.drain),
    maintenance: writeDuration(steps.maintenance),
    validation: writeDuration(steps.validation),
    return: writeDuration(steps.return)
  };
  return {
    default: writeDuration(durations.default),
    steps: stepsOf(durations.steps),
    groups: durations.groups.map(({ selector, duration, steps }) => ({
      selector: writtenSelector(selector),
      duration: duration === null ? null : writeDuration(duration),
      steps: stepsOf(steps)
    }))
  };
}
export {
  durationsCommand
};
