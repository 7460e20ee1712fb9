import type { Reason } from '../gate/decision.js';
import { denialOf, type GateReport, type StartSpan, type StartTimes } from '../gate/gate.js';
import type { Outlook } from '../gate/windows.js';
import { durationText } from '../text/instant-text.js';
import { toPlain, toTerminal } from '../text/render.js';
import { count, distinctTexts, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import { type Document, type Entry, listOf, noteEntry, paragraph } from './document/document.js';
import { footerPhrases } from './footer.js';
import type { Detail } from './hidden-names.js';
import { jsonText, placeJson, written } from '../plan/json/written.js';
import { maskOf } from './plan-document.js';
import { instantPhrase } from './words.js';

/** A gate's answer: may the rollout start, why not, when it may. */
export function gateDocument(report: GateReport, detail: Detail): Document {
  const { gate, isUnknown, at, run, reasons, notes } = report.decision;
  const zone = run.reports[0].plan.timeZone;
  const why = isUnknown ? text`: it could not be evaluated` : text` now`;
  return {
    title: {
      sign: gate === 'deny' && isUnknown ? 'unknown' : gate,
      report: null,
      says:
        gate === 'allow'
          ? text`The rollout may start now, ${instantPhrase(at, zone)}`
          : text`The rollout may not start${why}`,
    },
    head: [paragraph(whenPhrase(report, zone))],
    entries: [...reasons.map(reasonEntry), ...distinctTexts(notes).map(noteEntry)],
    sections: [],
    foot: run.reports.flatMap((one) => footerPhrases(one)),
    mask: maskOf(run.reports, detail),
  };
}

function reasonEntry({ code, cluster, says, fix, place }: Reason): Entry {
  return {
    ...{ level: 'error', id: code, says, fix, places: place ? [place] : [] },
    ...(cluster === null ? {} : { of: name('cluster', cluster) }),
  };
}

/** The first reason (`broken rule in prod: what would happen`), when it may start, and the notes of a gate, for a log. */
export function gateSentences(
  report: GateReport,
  detail: Detail,
): { readonly headline: string; readonly when: string; readonly notes: readonly string[] } {
  const { title, mask } = gateDocument(report, detail);
  const { reasons, notes, run } = report.decision;
  const show = (shown: Text): string => toTerminal(mask?.(shown) ?? shown);
  const [first] = reasons;
  const where = first?.cluster ? text` in ${name('cluster', first.cluster)}` : NO_TEXT;
  return {
    headline: show(
      first ? text`${literal(first.code.replaceAll('-', ' '))}${where}: ${first.says}` : title.says,
    ),
    when: show(whenPhrase(report, run.reports[0].plan.timeZone)),
    notes: distinctTexts(notes).map(show),
  };
}

/** Spans in which a rollout may start, the best first. */
export function startTimesDocument(times: StartTimes): Document {
  const { spans, from, to, last } = times;
  const zone = last.run.reports[0].plan.timeZone;
  const range = text`from ${instantPhrase(from, zone)} to ${instantPhrase(to, zone)}`;
  const denial = denialOf(times);
  const says =
    spans.length === 0
      ? text`No start ${range} is allowed.`
      : text`Starts ${range} that break no rule, best first:`;
  return {
    title: { sign: null, report: null, says },
    head: listOf(
      spans.map((span) => spanPhrase(span, zone)),
      'span',
    ),
    entries: spans.length === 0 && denial ? [reasonEntry(denial)] : [],
    sections: [],
  };
}

function spanPhrase({ from, until, outlook, peakAtOnce, worstLoss, units }: StartSpan, zone: string): Text {
  const span = text`${instantPhrase(from, zone)} to ${instantPhrase(until, zone)}`;
  const numbers = text`at most ${count(peakAtOnce, units.peak)} at once, worst loss ${count(worstLoss, units.loss)}`;
  return text`${span}: ${numbers}. ${outlookPhrase(outlook, zone)}`;
}

function whenPhrase({ decision: { at, isUnknown }, outlook, next }: GateReport, zone: string): Text {
  if (outlook) return outlookPhrase(outlook, zone);
  if (next === null || isUnknown) return text`Fix this first; the next allowed start is unknown until then.`;
  const { searchedUntil, outlook: then } = next;
  if (then === null)
    return text`No allowed start found up to ${instantPhrase(searchedUntil, zone)}; later starts were not tried.`;
  const when =
    then.at <= at
      ? text`now`
      : text`on ${instantPhrase(then.at, zone)}, in ${literal(durationText(then.at - at))}`;
  return text`It may start ${when}, given a fresh snapshot of the same fleet. ${outlookPhrase(then, zone)}`;
}

/** `It finishes on ..., inside its windows, before the freeze "year end" begins on ...` */
function outlookPhrase(outlook: Outlook, zone: string): Text {
  const { finish, isHeld, endsInsideWindows, nextFreeze, endsBeforeFreeze } = outlook;
  // A note says what holds it.
  if (isHeld) return text`It does not start by itself.`;
  const end =
    finish === null ? text`It does not finish` : text`It finishes on ${instantPhrase(finish, zone)}`;
  const windows =
    endsInsideWindows === null
      ? NO_TEXT
      : endsInsideWindows
        ? text`, inside its windows`
        : text`, with targets still unavailable when a window closes`;
  if (nextFreeze === null) return text`${end}${windows}. No freeze is ahead.`;
  const freeze = text`the freeze ${name('object', nextFreeze.name)} begins on ${instantPhrase(nextFreeze.window.from, zone)}`;
  return endsBeforeFreeze
    ? text`${end}${windows}, before ${freeze}.`
    : text`${end}${windows}, after ${freeze}; no target is unavailable during it.`;
}

/** The gate's report for programs: `gate`, `nextWindow`, then why and how the rollout ends. Ends with a line feed. */
export function renderGateJson({ decision, outlook, next }: GateReport): string {
  const { run, reasons } = decision;
  return jsonText({
    gate: decision.gate,
    nextWindow: next?.outlook ? written(next.outlook, 'at').at : null,
    ...written(decision, 'at'),
    ...written(run, 'verdict', 'digest'),
    reason: reasons[0] ? reasonJson(reasons[0]) : null,
    reasons: reasons.map(reasonJson),
    notes: distinctTexts(decision.notes).map(toPlain),
    now: outlook && outlookJson(outlook),
    next: next && {
      outlook: next.outlook && outlookJson(next.outlook),
      ...written(next, 'searchedUntil'),
    },
    clusters: run.reports.map(({ plan, verdict }) => ({
      ...{ name: plan.cluster, verdict, digest: plan.digest },
      snapshot: written(plan.snapshot, 'takenAt', 'digest'),
    })),
  });
}

function reasonJson({ code, cluster, says, fix, place }: Reason): object {
  return { code, cluster, message: toPlain(says), remediation: fix && toPlain(fix), ...placeJson(place) };
}

/** The end of a rollout that starts at an instant. */
function outlookJson(outlook: Outlook): object {
  const { at, nextFreeze } = outlook;
  return {
    ...written({ start: at }, 'start'),
    ...written(outlook, 'finish', 'endsInsideWindows', 'endsBeforeFreeze'),
    nextFreeze: nextFreeze && { name: nextFreeze.name, ...written(nextFreeze.window, 'from', 'to') },
  };
}

/** Start times for programs. */
export function renderStartTimesJson(times: StartTimes): string {
  const { spans, last } = times;
  const denial = spans.length > 0 ? null : denialOf(times);
  return jsonText({
    ...written(times, 'from', 'to'),
    when: spans.map((span) => ({
      ...written(span, 'from', 'until'),
      outlook: outlookJson(span.outlook),
      ...written(span, 'peakAtOnce', 'worstLoss'),
    })),
    denied: denial ? { ...written(last, 'at'), code: denial.code, message: toPlain(denial.says) } : null,
  });
}
