import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  freezeAfter,
  freezeAt,
  isHeldByWindow,
  openTimes,
  rolledNow
} from "./part-L3XRCMSW.js";
import {
  endOf
} from "./part-QFXSIKZR.js";
import {
  SCHEMA_VERSION,
  blocksText,
  blocksText2,
  bulletBlocks,
  footLines,
  jsonText,
  painter,
  placeJson,
  printerOf,
  runBlocks,
  titleLines,
  wrap
} from "./part-KDZDG545.js";
import {
  rolledGroups,
  sameRef
} from "./part-WVYOWS5I.js";
import {
  NO_WORDS,
  amount,
  durationText,
  footerPhrases,
  hiderOfAll,
  instantOrNull,
  instantPhrase,
  name,
  ours,
  phraseMarkdown,
  phraseTerminal,
  placeText,
  say,
  sentence
} from "./part-LZHJTOOK.js";
import {
  settlingMs
} from "./part-HNU6ZMAG.js";
import {
  firstNot
} from "./part-66QZVGSS.js";
import {
  gfm
} from "./part-BKFCZPHO.js";
import {
  DAY_MS,
  HOUR_MS,
  MINUTE_MS,
  factOf,
  gapsIn,
  mergeIntervals
} from "./part-G3VZYYLT.js";
import {
  formatInstant
} from "./part-MZYUQ4PG.js";

// src/gate/outlook.ts
function outlookOf({ reports }) {
  const plans = reports.map(({ plan }) => plan);
  const rolled = plans.flatMap((plan) => rolledNow(plan));
  const free = rolled.filter(isFree);
  const ends = (free.length > 0 ? free : rolled).map(finishOf);
  const finish = ends.includes(null) ? null : Math.max(reports[0].plan.at, ...ends.map((end) => end ?? 0));
  const inside = plans.flatMap((plan) => rolledNow(plan).flatMap(({ group }) => insideWindows(group, plan)));
  const freezes = plans.flatMap((plan) => freezeAfter(plan, plan.at) ?? []);
  const nextFreeze = freezes.sort((a, b) => a.window.from - b.window.from)[0] ?? null;
  return {
    at: reports[0].plan.at,
    finish,
    isHeld: free.length === 0 && rolled.length > 0,
    endsInsideWindows: inside.length === 0 ? null : inside.every(Boolean),
    nextFreeze,
    endsBeforeFreeze: plans.every(isOverBeforeFreeze)
  };
}
function isFree({ policy }) {
  return policy.change?.held === void 0;
}
function finishOf(one) {
  const { outcome, finish } = one.group;
  if (!isFree(one)) return null;
  if (outcome === "none") return 0;
  return outcome === "complete" && finish !== null ? finish + settlingMs(one.group) : null;
}
function insideWindows(group, plan) {
  const open = openTimes(group, plan);
  if (open === null) return [];
  const known = group.calendar?.within.to ?? plan.horizon.to;
  const batches = group.batches.filter(({ start }) => start < known);
  return batches.map(({ start, end }) => {
    const window = open.find(({ from, to }) => from <= start && start < to);
    return end !== null && window !== void 0 && end <= window.to;
  });
}
function isOverBeforeFreeze(plan) {
  const next = freezeAfter(plan, plan.at);
  if (next === null) return true;
  const ends = rolledNow(plan).filter(isFree).map(finishOf);
  return ends.every((end) => end !== null && end <= next.window.from);
}

// src/gate/slack.ts
function slackOf(plan, { withFreezes }) {
  const sides = plan.base ? [plan.head, plan.base] : [plan.head];
  const edges = edgesOf(plan, sides, withFreezes);
  const own = sides.flatMap((side) => instantsOfSide(side, plan));
  const slack = [plan.at, plan.horizon.to, ...own].map((instant) => {
    const next = edges[firstNot(edges, (place) => (edges[place] ?? Infinity) < instant)] ?? Infinity;
    return next - instant;
  });
  return Math.min(...slack, DAY_MS);
}
function groupsOf(side) {
  return rolledGroups(side).map(({ group }) => group);
}
function instantsOfSide(side, plan) {
  const groups = groupsOf(side);
  return groups.flatMap((group) => {
    const opens = new Set(windowsOf(group, plan).flatMap(({ from }) => from > plan.at ? [from] : []));
    const moving = groups.length === 1 ? beforeWaiting(group, opens) : group.batches;
    return moving.flatMap((batch) => instantsOf(batch, group, opens));
  });
}
function beforeWaiting({ batches }, opens) {
  const waited = batches.findIndex(
    ({ start }, index) => opens.has(start) && batches.slice(0, index).every(({ end }) => end !== start)
  );
  return waited < 0 ? batches : batches.slice(0, waited);
}
function instantsOf({ start, end }, group, opens) {
  const settlesMs = settlingMs(group);
  return [
    ...opens.has(start) ? [] : [start],
    ...end === null ? [] : [end],
    ...end !== null && settlesMs > 0 ? [end + settlesMs] : []
  ];
}
function edgesOf(plan, sides, withFreezes) {
  const midnight = Math.floor(plan.at / DAY_MS) * DAY_MS + DAY_MS;
  const groups = sides.flatMap(groupsOf);
  const frozen = withFreezes ? plan.freezes.flatMap(({ windows }) => edgesIn(windows)) : [];
  const opened = groups.flatMap((group) => windowEdges(group, plan));
  return [midnight, ...frozen, ...opened, ...groups.flatMap(fixedInstants)].sort((a, b) => a - b);
}
function edgesIn(intervals) {
  return intervals.flatMap(({ from, to }) => [from, to]);
}
function windowEdges(group, plan) {
  const edges = edgesIn(windowsOf(group, plan));
  const { from, to } = plan.horizon;
  return group.calendar ? edges : edges.filter((edge) => edge !== from && edge !== to);
}
function windowsOf(group, plan) {
  return openTimes(group, plan) ?? [];
}
function fixedInstants(group) {
  const { expiries, outBefore, batches } = group;
  return [
    ...(factOf(group, "expiry")?.expected ?? []).map(({ at }) => at),
    ...(expiries?.expired ?? []).map(({ at }) => at),
    ...outBefore > 0 ? batches.flatMap(({ end }) => end ?? []) : []
  ];
}

// src/gate/steady.ts
function steadyUntil(decision) {
  const lapses = decision.run.reports.flatMap(
    ({ waived }) => waived.flatMap(({ waiver }) => waiver ? [endOf(waiver.expires)] : [])
  );
  return Math.min(movedUntil(decision), ...lapses);
}
function movedUntil({ at, run }) {
  const ends = run.reports.flatMap(({ plan }) => closedUntil(plan) ?? []);
  if (ends.length > 0) return Math.max(...ends, at + MINUTE_MS);
  const blocked = run.reports.flatMap((report) => runsIntoUntil(report) ?? []);
  if (blocked.length > 0) {
    const slack2 = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: false })));
    return Math.max(at + MINUTE_MS, Math.min(Math.max(...blocked), at + slack2));
  }
  const slack = Math.min(...run.reports.map(({ plan }) => slackOf(plan, { withFreezes: true })));
  return Math.max(at + MINUTE_MS, at + slack);
}
function runsIntoUntil({ plan, findings }) {
  const found = rolledNow(plan).flatMap(({ group }) => {
    const hits = findings.filter((one) => isInFreeze(one) && isOf(one, group));
    const names = new Set(hits.map(({ evidence }) => evidence["freeze"]));
    const windows = plan.freezes.filter(({ name: name2 }) => names.has(name2)).flatMap((freeze) => freeze.windows);
    return windows.filter((window) => isBusyInto(group, window, plan.at)).map(({ from }) => from);
  });
  return found.length === 0 ? null : Math.max(...found);
}
function isInFreeze({ rule, severity, status }) {
  return rule === "in-freeze" && severity === "error" && status !== "fixed";
}
function isOf({ policy, group: name2 }, { declaredIn, name: own }) {
  return policy !== null && sameRef(policy, declaredIn) && name2 === own;
}
function isBusyInto(group, { from, to }, at) {
  const added = new Set(factOf(group, "joining"));
  const own = group.batches.filter(({ targets }) => targets.some((target) => !added.has(target)));
  const work = own.flatMap(({ start, end }) => end === null ? [] : [{ from: start, to: end }]);
  const busy = mergeIntervals(work.sort((a, b) => a.from - b.from));
  const [first] = busy;
  if (!first || first.from > at || (busy.at(-1)?.to ?? 0) <= from) return false;
  return gapsIn({ from: at, to: busy.at(-1)?.to ?? at }, busy).every((gap) => gap.to - gap.from < to - from);
}
function closedUntil(plan) {
  const freeze = freezeAt(plan, plan.at);
  if (freeze) return freeze.window.to;
  const rolled = rolledNow(plan).map(({ group }) => group);
  if (rolled.length === 0 || !rolled.every((group) => isHeldByWindow(group, plan))) return null;
  const openings = rolled.flatMap((group) => (openTimes(group, plan) ?? []).map(({ from }) => from));
  const next = Math.min(...openings.filter((from) => from > plan.at));
  return Math.min(next, plan.horizon.to);
}

// src/gate/search.ts
var FARTHEST_MS = 92 * DAY_MS;
var TARGETS_PLANNED = 5e4;
var MOST_PLANS = 250;
var FEWEST_PLANS = 24;
var MOST_IN_VAIN = 60;
function nextAllowed(denied, decideAt, until = denied.at + FARTHEST_MS) {
  if (denied.isUnknown) return { decision: denied, outlook: null, searchedUntil: denied.at, isExact: true };
  const most = plansFor(denied);
  let isExact = true;
  let inVain = 0;
  let decision = denied;
  for (let plans = 0; !isAllowedFresh(decision); plans += 1) {
    inVain = isMatterOfTime(decision) ? 0 : inVain + 1;
    isExact &&= plans < most / 2 && inVain < MOST_IN_VAIN / 2;
    const at = nextCandidate(decision, isExact ? MINUTE_MS : HOUR_MS);
    if (at >= until || plans >= most || inVain >= MOST_IN_VAIN)
      return { decision, outlook: null, searchedUntil: decision.at, isExact };
    decision = decideAt(at);
  }
  return { decision, outlook: outlookOf(decision.run), searchedUntil: decision.at, isExact };
}
function isMatterOfTime({ reasons }) {
  return reasons.every(({ code }) => code !== "broken-rule" && code !== "worse-plan");
}
function isAllowedFresh({ reasons }) {
  return reasons.every(({ code }) => code === "stale-snapshot");
}
function nextCandidate(decision, stepMs) {
  const next = steadyUntil(decision);
  const step = next - decision.at <= stepMs ? stepMs : MINUTE_MS;
  return Math.ceil(Math.max(next, decision.at + 1) / step) * step;
}
function plansFor({ run }) {
  const targets = run.reports.flatMap(({ plan }) => rolledGroups(plan.head)).reduce((sum, { group }) => sum + group.matched, 0);
  return Math.max(FEWEST_PLANS, Math.min(MOST_PLANS, Math.floor(TARGETS_PLANNED / Math.max(1, targets))));
}

// src/gate/gate.ts
function gateReport(decideAt, at) {
  const decision = decideAt(at);
  return decision.gate === "allow" ? { decision, outlook: outlookOf(decision.run), next: null } : { decision, outlook: null, next: nextAllowed(decision, decideAt) };
}
function gateExitCode({ gate, isUnknown }) {
  if (gate === "allow") return 0;
  return isUnknown ? 2 : 1;
}

// src/gate/when.ts
function denialOf({ last: { reasons } }) {
  return reasons.find(({ code }) => code === "broken-rule") ?? reasons[0] ?? null;
}
function startTimes(decideAt, from, to) {
  const spans = [];
  let last = decideAt(from);
  while (last.at < to) {
    const next = nextAllowed(last, decideAt, to);
    const start = last = next.decision;
    if (next.outlook === null) break;
    let until = start.at;
    for (; last.at < to && isAllowedFresh(last); last = decideAt(nextCandidate(last, HOUR_MS)))
      until = steadyUntil(last);
    spans.push(spanOf(start, Math.min(until, to)));
  }
  return { from, to, spans: spans.sort(byRank), last };
}
function spanOf({ at, run }, until) {
  const effects = run.reports.map(({ plan }) => plan.head);
  const losses = effects.flatMap(({ policies }) => policies.map(({ effect }) => effect.worstLoss));
  return {
    ...{ from: at, until, outlook: outlookOf(run) },
    peakAtOnce: Math.max(...effects.map(({ combined }) => combined.peakAtOnce)),
    worstLoss: Math.max(0, ...losses)
  };
}
function byRank(a, b) {
  const ranks = ({ outlook, peakAtOnce, worstLoss, from }) => [
    outlook.finish === null ? 1 : 0,
    worstLoss,
    peakAtOnce,
    outlook.endsInsideWindows === false ? 1 : 0,
    outlook.endsBeforeFreeze ? 0 : 1,
    outlook.finish ?? 0,
    from
  ];
  const [left, right] = [ranks(a), ranks(b)];
  return left.map((rank, i) => rank - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

// src/report/gate/json.ts
function renderGateJson({ decision, outlook, next }) {
  const { run, reasons } = decision;
  const [first = null] = reasons;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    gate: decision.gate,
    nextWindow: instantOrNull(next?.outlook?.at ?? null),
    at: formatInstant(decision.at),
    verdict: run.verdict,
    digest: run.digest,
    reason: first && reasonJson(first),
    reasons: reasons.map(reasonJson),
    notes: decision.notes,
    now: outlook && outlookJson(outlook),
    next: next && {
      outlook: next.outlook && outlookJson(next.outlook),
      searchedUntil: formatInstant(next.searchedUntil),
      everyMinute: next.isExact
    },
    clusters: run.reports.map(({ plan, verdict }) => ({
      name: plan.cluster,
      verdict,
      digest: plan.digest,
      snapshot: { takenAt: instantOrNull(plan.snapshot.takenAt), digest: plan.snapshot.digest }
    }))
  });
}
function reasonJson({ code, cluster, says, fix, place }) {
  return { code, cluster, message: says, remediation: fix, ...placeJson(place) };
}
function outlookJson({
  at,
  finish,
  endsInsideWindows,
  nextFreeze,
  endsBeforeFreeze
}) {
  return {
    start: formatInstant(at),
    finish: instantOrNull(finish),
    endsInsideWindows,
    endsBeforeFreeze,
    nextFreeze: nextFreeze && {
      name: nextFreeze.name,
      from: formatInstant(nextFreeze.window.from),
      to: formatInstant(nextFreeze.window.to)
    }
  };
}

// src/report/gate/phrases.ts
var REASON_WORDS = {
  unreadable: "unreadable",
  freeze: "freeze",
  "closed-window": "closed window",
  "worse-plan": "not the reviewed plan",
  "broken-rule": "broken rule",
  "stale-snapshot": "stale snapshot"
};
var OTHERS_SHOWN = 10;
var NOTES_SHOWN = 10;
function gatePhrases(report, hide) {
  const { decision } = report;
  const zone = decision.run.reports[0].plan.timeZone;
  const [first, ...others] = decision.reasons;
  return {
    word: first === void 0 ? "ALLOW" : decision.isUnknown ? "UNKNOWN" : "DENY",
    headline: first === void 0 ? say`The rollout may start now, ${instantPhrase(decision.at, zone)}.` : reasonPhrase(first, hide),
    fix: first?.fix ? sentence(hide(first.fix)) : null,
    others: shortened(
      others.map((reason) => reasonPhrase(reason, hide)),
      OTHERS_SHOWN
    ),
    when: whenPhrase(report, zone),
    notes: shortened(
      [...new Set(decision.notes)].map((note) => sentence(hide(note))),
      NOTES_SHOWN
    )
  };
}
function reasonPhrase({ code, cluster, says, place }, hide) {
  const where = cluster === null ? NO_WORDS : say` in ${name(cluster)}`;
  const at = place === null ? NO_WORDS : say` (${name(placeText(place))})`;
  return say`${ours(REASON_WORDS[code])}${where}: ${sentence(hide(says))}${at}`;
}
function shortened(phrases, most) {
  const more = phrases.length - most;
  return more <= 0 ? phrases : [...phrases.slice(0, most), say`and ${more} more, in the JSON report`];
}
function whenPhrase({ decision, outlook, next }, zone) {
  if (outlook) return outlookPhrase(outlook, zone);
  if (next === null || decision.isUnknown)
    return say`When it may start cannot be said before this is mended.`;
  return next.outlook === null ? nonePhrase(next, zone) : nextPhrase(decision.at, next, next.outlook, zone);
}
function nonePhrase({ searchedUntil, isExact }, zone) {
  const how = isExact ? NO_WORDS : say` (partly looked at by the hour)`;
  return say`Up to ${instantPhrase(searchedUntil, zone)}${how} no instant was found at which it may start: time alone does not help.`;
}
function nextPhrase(at, { isExact }, outlook, zone) {
  const rough = isExact ? NO_WORDS : say` It may be allowed for some minutes before: not every minute was looked at.`;
  const when = outlook.at <= at ? say`With a fresh snapshot that shows the same fleet it may start now.` : say`It may start on ${instantPhrase(outlook.at, zone)}, in ${ours(durationText(outlook.at - at))}, if a fresh snapshot shows the same fleet.`;
  return say`${when} ${outlookPhrase(outlook, zone)}${rough}`;
}
function outlookPhrase(outlook, zone) {
  const { finish, isHeld, endsInsideWindows, nextFreeze, endsBeforeFreeze } = outlook;
  if (isHeld) return say`Nothing of it goes by itself.`;
  const end = finish === null ? say`Then it does not come to its end` : say`It is done on ${instantPhrase(finish, zone)}`;
  const windows = endsInsideWindows === null ? NO_WORDS : endsInsideWindows ? say`, inside its windows` : say`, with targets still out when a window closes`;
  if (nextFreeze === null) return say`${end}${windows}. No freeze is ahead.`;
  const freeze = say`the freeze ${name(nextFreeze.name)} begins on ${instantPhrase(nextFreeze.window.from, zone)}`;
  return endsBeforeFreeze ? say`${end}${windows}, before ${freeze}.` : say`${end}${windows}, and not before ${freeze}; none is out in it.`;
}

// src/report/gate/when.ts
var SPANS_SHOWN = 12;
var renderWhen = printerOf({
  text(times, { width }) {
    const { headline, items } = phrasesOf(times);
    const lines = items.flatMap((item) => wrap(`- ${phraseTerminal(item)}`, width, 2, 2));
    return blocksText2([[...wrap(phraseTerminal(headline), width), ...lines]]);
  },
  markdown(times) {
    const { headline, items } = phrasesOf(times);
    return blocksText([gfm`### ${phraseMarkdown(headline)}`, ...bulletBlocks(items)]);
  },
  json: (times) => {
    const { spans, from, to, last } = times;
    const reason = spans.length > 0 ? null : denialOf(times);
    return jsonText({
      schemaVersion: SCHEMA_VERSION,
      from: formatInstant(from),
      to: formatInstant(to),
      when: spans.map(({ from: first, until, outlook, peakAtOnce, worstLoss }) => ({
        ...{ from: formatInstant(first), until: formatInstant(until), outlook: outlookJson(outlook) },
        ...{ peakAtOnce, worstLoss }
      })),
      denied: reason ? { at: formatInstant(last.at), code: reason.code, message: reason.says } : null
    });
  }
});
function phrasesOf(times) {
  const { spans, from, to, last } = times;
  const zone = last.run.reports[0].plan.timeZone;
  const range = say`from ${instantPhrase(from, zone)} to ${instantPhrase(to, zone)}`;
  const reason = denialOf(times);
  if (spans.length === 0)
    return {
      headline: say`No start ${range} is allowed.`,
      items: reason ? [say`${instantPhrase(last.at, zone)}: ${reasonPhrase(reason, (text) => text)}`] : []
    };
  const more = spans.length - SPANS_SHOWN;
  return {
    headline: say`Starts ${range} that break no rule, best first:`,
    items: [
      ...spans.slice(0, SPANS_SHOWN).map((span) => spanPhrase(span, zone)),
      ...more > 0 ? [say`${amount(more, "more span")} in the JSON report.`] : []
    ]
  };
}
function spanPhrase({ from, until, outlook, peakAtOnce, worstLoss }, zone) {
  const span = say`${instantPhrase(from, zone)} to ${instantPhrase(until, zone)}`;
  return say`${span}: at most ${peakAtOnce} at once, worst loss ${worstLoss}. ${outlookPhrase(outlook, zone)}`;
}

// src/report/gate/markdown.ts
var SIGNS = { ALLOW: "\u2705", DENY: "\u26D4", UNKNOWN: "\u2753" };
function renderGateMarkdown(report, { detail, runUrl }) {
  const { word, headline, fix, others, when, notes } = gatePhrases(
    report,
    hiderOfAll(report.decision.run, detail)
  );
  const title = gfm`### ${phraseMarkdown(ours(`${SIGNS[word]} ${TITLES[word]}`))}`;
  return blocksText([
    title,
    phraseMarkdown(headline),
    ...fix ? [gfm`Fix: ${phraseMarkdown(fix)}`] : [],
    phraseMarkdown(when),
    ...others.length === 0 ? [] : [gfm`Also:`],
    ...bulletBlocks(others),
    ...bulletBlocks(notes),
    ...report.decision.run.reports.flatMap(
      (one) => footerPhrases(one, detail !== "none").map((phrase) => gfm`<sub>${phraseMarkdown(phrase)}</sub>`)
    ),
    ...runBlocks(runUrl)
  ]);
}
var TITLES = {
  ALLOW: "The rollout may start",
  DENY: "The rollout may not start now",
  UNKNOWN: "The rollout may not start: it could not be judged"
};

// src/report/gate/text.ts
var STYLES = { ALLOW: "green", DENY: "red", UNKNOWN: "red" };
function renderGateText(report, { colour, width }) {
  const paint = painter(colour);
  const { word, headline, fix, others, when, notes } = gatePhrases(report, (text) => text);
  const lines = (phrase, indent = 0, lead = "") => wrap(lead + phraseTerminal(phrase), width, indent, lead.length);
  return blocksText2([
    [
      ...titleLines({ word, style: STYLES[word] }, headline, width, paint),
      ...fix ? lines(fix, word.length + 2, "Fix: ") : []
    ],
    lines(when),
    others.length === 0 ? [] : ["Also", ...others.flatMap((other) => lines(other, 2, "- "))],
    notes.flatMap((note) => lines(note, 0, "Note: ")),
    footLines(
      report.decision.run.reports.flatMap((one) => footerPhrases(one)),
      width,
      paint
    )
  ]);
}

// src/report/gate/index.ts
var renderGate = printerOf({
  text: renderGateText,
  markdown: renderGateMarkdown,
  json: renderGateJson
});
function gateSentences(report, detail) {
  const { headline, when, notes } = gatePhrases(report, hiderOfAll(report.decision.run, detail));
  return { headline: phraseTerminal(headline), when: phraseTerminal(when), notes: notes.map(phraseTerminal) };
}

export {
  gateReport,
  gateExitCode,
  startTimes,
  renderWhen,
  renderGate,
  gateSentences
};
