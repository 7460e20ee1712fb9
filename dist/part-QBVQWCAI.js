import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  DEFAULTS,
  SCHEMA_VERSION,
  jsonText,
  painter,
  wrap
} from "./part-MJC7OI2J.js";
import {
  NO_WORDS,
  amount,
  durationText,
  footerPhrases,
  hiderOf,
  instantOrNull,
  instantPhrase,
  isoInstant,
  name,
  ours,
  phraseMarkdown,
  phraseTerminal,
  placeText,
  say,
  sentence
} from "./part-JX24FZFN.js";
import {
  EMPTY_LINE,
  NEWLINE,
  gfm,
  joinMarkdown,
  link,
  logSafe,
  sourceOf
} from "./part-MY256LDX.js";

// src/report/gate/json.ts
function renderGateJson({ decision, outlook, next }) {
  const { run, reasons } = decision;
  const [first = null] = reasons;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    gate: decision.gate,
    nextWindow: instantOrNull(next?.outlook?.at ?? null),
    at: isoInstant(decision.at),
    verdict: run.verdict,
    digest: run.digest,
    reason: first && reasonJson(first),
    reasons: reasons.map(reasonJson),
    notes: decision.notes,
    now: outlook && outlookJson(outlook),
    next: next && {
      outlook: next.outlook && outlookJson(next.outlook),
      searchedUntil: isoInstant(next.searchedUntil),
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
  return {
    code,
    cluster,
    message: says,
    remediation: fix,
    file: place?.file ?? null,
    line: place?.line ?? null,
    column: place?.column ?? null
  };
}
function outlookJson({
  at,
  finish,
  endsInsideWindows,
  nextFreeze,
  endsBeforeFreeze
}) {
  return {
    start: isoInstant(at),
    finish: instantOrNull(finish),
    endsInsideWindows,
    endsBeforeFreeze,
    nextFreeze: nextFreeze && {
      name: nextFreeze.name,
      from: isoInstant(nextFreeze.window.from),
      to: isoInstant(nextFreeze.window.to)
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
  const { finish, endsInsideWindows, nextFreeze, endsBeforeFreeze } = outlook;
  const end = finish === null ? say`Then it does not come to its end` : say`It is done on ${instantPhrase(finish, zone)}`;
  const windows = endsInsideWindows === null ? NO_WORDS : endsInsideWindows ? say`, inside its windows` : say`, with targets still out when a window closes`;
  if (nextFreeze === null) return say`${end}${windows}. No freeze is ahead.`;
  const freeze = say`the freeze ${name(nextFreeze.name)} begins on ${instantPhrase(nextFreeze.window.from, zone)}`;
  return endsBeforeFreeze ? say`${end}${windows}, before ${freeze}.` : say`${end}${windows}, and not before ${freeze}; none is out in it.`;
}

// src/report/gate/markdown.ts
var SIGNS = { ALLOW: "\u2705", DENY: "\u26D4", UNKNOWN: "\u2753" };
function renderGateMarkdown(report, { detail, runUrl }) {
  const { word, headline, fix, others, when, notes } = gatePhrases(report, hiderFor(report, detail));
  const title = gfm`### ${phraseMarkdown(ours(`${SIGNS[word]} ${TITLES[word]}`))}`;
  const run = runUrl === null ? null : link(gfm`This run`, runUrl);
  const blocks = [
    title,
    phraseMarkdown(headline),
    ...fix ? [gfm`Fix: ${phraseMarkdown(fix)}`] : [],
    phraseMarkdown(when),
    ...others.length === 0 ? [] : [gfm`Also:\n\n${bullets(others)}`],
    ...notes.length === 0 ? [] : [bullets(notes)],
    ...report.decision.run.reports.flatMap(
      (one) => footerPhrases(one, detail !== "none").map((phrase) => gfm`<sub>${phraseMarkdown(phrase)}</sub>`)
    ),
    ...run ? [run] : []
  ];
  return `${sourceOf(joinMarkdown(blocks, EMPTY_LINE))}
`;
}
var TITLES = {
  ALLOW: "The rollout may start",
  DENY: "The rollout may not start now",
  UNKNOWN: "The rollout may not start: it could not be judged"
};
function bullets(phrases) {
  return joinMarkdown(
    phrases.map((phrase) => gfm`- ${phraseMarkdown(phrase)}`),
    NEWLINE
  );
}
function hiderFor({ decision }, detail) {
  const hiders = decision.run.reports.map((report) => hiderOf(report, detail));
  return (text) => hiders.reduce((shown, hide) => hide(shown), text);
}

// src/report/gate/text.ts
var STYLES = { ALLOW: "green", DENY: "red", UNKNOWN: "red" };
function renderGateText(report, { colour, width }) {
  const paint = painter(colour);
  const { word, headline, fix, others, when, notes } = gatePhrases(report, (text) => text);
  const lines = (phrase, indent2 = 0, lead = "") => wrap(lead + phraseTerminal(phrase), width, indent2, lead.length);
  const [first = "", ...rest] = wrap(phraseTerminal(headline), width - word.length - 2);
  const indent = " ".repeat(word.length + 2);
  const blocks = [
    [
      `${paint(STYLES[word], word)}  ${paint("bold", first)}`,
      ...rest.map((line) => indent + paint("bold", line)),
      ...fix ? lines(fix, word.length + 2, "Fix: ") : []
    ],
    lines(when),
    others.length === 0 ? [] : ["Also", ...others.flatMap((other) => lines(other, 2, "- "))],
    notes.flatMap((note) => lines(note, 0, "Note: ")),
    report.decision.run.reports.flatMap((one) => footerPhrases(one)).flatMap((phrase) => lines(phrase)).map((line) => paint("dim", line))
  ];
  const shown = blocks.filter((block) => block.length > 0).map((block) => block.join("\n"));
  return `${logSafe(shown.join("\n\n"))}
`;
}

// src/report/gate/when.ts
var SPANS_SHOWN = 12;
function renderStartTimes(times, format, { width }) {
  if (format === "json") return timesJson(times);
  const { headline, spans, more } = phrasesOf(times);
  if (format === "markdown") {
    const items = spans.map((span) => gfm`- ${phraseMarkdown(span)}`);
    const blocks = [gfm`### ${phraseMarkdown(headline)}`, joinMarkdown(items, NEWLINE), phraseMarkdown(more)];
    return `${sourceOf(joinMarkdown(blocks, EMPTY_LINE)).trimEnd()}
`;
  }
  const lines = [
    ...wrap(phraseTerminal(headline), width),
    ...spans.flatMap((span) => wrap(`- ${phraseTerminal(span)}`, width, 2, 2)),
    ...wrap(phraseTerminal(more), width).filter((line) => line !== "")
  ];
  return `${logSafe(lines.join("\n"))}
`;
}
function phrasesOf({ spans, allowed, looked, from, to, first }) {
  const zone = first.run.reports[0].plan.timeZone;
  const range = say`from ${instantPhrase(from, zone)} to ${instantPhrase(to, zone)}`;
  const [why] = first.reasons;
  if (allowed === 0) {
    const reason = why ? say`Now: ${sentence(why.says)}` : NO_WORDS;
    return {
      headline: say`Starting breaks a rule at each of ${amount(looked, "start")} ${range}.`,
      spans: [],
      more: reason
    };
  }
  const left = spans.length - SPANS_SHOWN;
  return {
    headline: say`Starting breaks no rule at ${allowed} of ${amount(looked, "start")} on the hour ${range}. The best first:`,
    spans: spans.slice(0, SPANS_SHOWN).map((span) => spanPhrase(span, zone)),
    more: left > 0 ? say`${amount(left, "more span")} in the JSON report.` : NO_WORDS
  };
}
function spanPhrase({ first, last, starts, best, peakAtOnce, worstLoss }, zone) {
  const span = starts === 1 ? instantPhrase(first, zone) : say`${instantPhrase(first, zone)} to ${instantPhrase(last, zone)} (${starts} starts)`;
  const chosen = best.at === first ? NO_WORDS : say`, best ${instantPhrase(best.at, zone)}`;
  return say`${span}${chosen}: at most ${peakAtOnce} at once, worst loss ${worstLoss}. ${outlookPhrase(best, zone)}`;
}
function timesJson({ spans, from, to, looked, allowed, first }) {
  const [reason] = first.reasons;
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    verdict: first.run.verdict,
    from: isoInstant(from),
    to: isoInstant(to),
    stepMinutes: 60,
    looked,
    allowed,
    when: spans.map(({ first: start, last, starts, best, peakAtOnce, worstLoss }) => ({
      first: isoInstant(start),
      last: isoInstant(last),
      starts,
      best: outlookJson(best),
      peakAtOnce,
      worstLoss
    })),
    deniedNow: reason ? { code: reason.code, message: reason.says } : null
  });
}

// src/report/gate/index.ts
var GATE_FORMATS = ["text", "markdown", "json"];
function renderGate(report, format, options = {}) {
  const settings = { ...DEFAULTS, ...options };
  if (format === "json") return renderGateJson(report);
  return format === "markdown" ? renderGateMarkdown(report, settings) : renderGateText(report, settings);
}
function renderWhen(times, format, options = {}) {
  return renderStartTimes(times, format, { ...DEFAULTS, ...options });
}
function gateSentences(report, detail) {
  const { headline, when, notes } = gatePhrases(report, hiderFor(report, detail));
  return {
    headline: phraseTerminal(headline),
    when: phraseTerminal(when),
    notes: notes.map(phraseTerminal)
  };
}

export {
  GATE_FORMATS,
  renderGate,
  renderWhen,
  gateSentences
};
