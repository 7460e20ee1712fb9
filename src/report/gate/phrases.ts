import type { GateReport } from '../../gate/gate.js';
import type { Outlook } from '../../gate/outlook.js';
import type { Reason } from '../../gate/reason.js';
import type { NextWindow } from '../../gate/search.js';
import { durationText, instantPhrase } from '../words/instants.js';
import { placeText } from '../words/names.js';
import { name, NO_TEXT, literal, type Text, text, sentence } from '../../text/text.js';

/** A gate's report as phrases, in the order in which they are told; every format shows the same ones. */
export interface GatePhrases {
  readonly word: 'ALLOW' | 'DENY' | 'UNKNOWN';
  readonly headline: Text;
  readonly fix: Text | null;
  /** The other reasons. */
  readonly others: readonly Text[];
  /** When it may start, or how it goes if it starts now. */
  readonly when: Text;
  readonly notes: readonly Text[];
}

/** What each code is called. */
const REASON_WORDS: Readonly<Record<Reason['code'], string>> = {
  unreadable: 'unreadable',
  freeze: 'freeze',
  'closed-window': 'closed window',
  'worse-plan': 'not the reviewed plan',
  'broken-rule': 'broken rule',
  'stale-snapshot': 'stale snapshot',
};

const OTHERS_SHOWN = 10;
const NOTES_SHOWN = 10;

/** The phrases of a report; `hide` takes out of its sentences what not everybody may read. */
export function gatePhrases(report: GateReport, hide: (text: string) => string): GatePhrases {
  const { decision } = report;
  const zone = decision.run.reports[0].plan.timeZone;
  const [first, ...others] = decision.reasons;
  return {
    word: first === undefined ? 'ALLOW' : decision.isUnknown ? 'UNKNOWN' : 'DENY',
    headline:
      first === undefined
        ? text`The rollout may start now, ${instantPhrase(decision.at, zone)}.`
        : reasonPhrase(first, hide),
    fix: first?.fix ? sentence(hide(first.fix)) : null,
    others: shortened(
      others.map((reason) => reasonPhrase(reason, hide)),
      OTHERS_SHOWN,
    ),
    when: whenPhrase(report, zone),
    notes: shortened(
      [...new Set(decision.notes)].map((note) => sentence(hide(note))),
      NOTES_SHOWN,
    ),
  };
}

/** `broken rule in prod: what would happen. (file:line)`. */
export function reasonPhrase({ code, cluster, says, place }: Reason, hide: (text: string) => string): Text {
  const where = cluster === null ? NO_TEXT : text` in ${name('cluster', cluster)}`;
  const at = place === null ? NO_TEXT : text` (${name('file', placeText(place))})`;
  return text`${literal(REASON_WORDS[code])}${where}: ${sentence(hide(says))}${at}`;
}

function shortened(phrases: readonly Text[], most: number): readonly Text[] {
  const more = phrases.length - most;
  return more <= 0 ? phrases : [...phrases.slice(0, most), text`and ${more} more, in the JSON report`];
}

function whenPhrase({ decision, outlook, next }: GateReport, zone: string): Text {
  if (outlook) return outlookPhrase(outlook, zone);
  if (next === null || decision.isUnknown)
    return text`Fix this first; the next allowed start is unknown until then.`;
  return next.outlook === null ? nonePhrase(next, zone) : nextPhrase(decision.at, next, next.outlook, zone);
}

function nonePhrase({ searchedUntil, isExact }: NextWindow, zone: string): Text {
  const how = isExact ? NO_TEXT : text` (partly checked by the hour)`;
  return text`No allowed start found up to ${instantPhrase(searchedUntil, zone)}${how}; waiting will not help.`;
}

function nextPhrase(at: number, { isExact }: NextWindow, outlook: Outlook, zone: string): Text {
  const rough = isExact
    ? NO_TEXT
    : text` It may be allowed some minutes earlier: not every minute was checked.`;
  const when =
    outlook.at <= at
      ? text`It may start now, given a fresh snapshot of the same fleet.`
      : text`It may start on ${instantPhrase(outlook.at, zone)}, in ${literal(durationText(outlook.at - at))}, given a fresh snapshot of the same fleet.`;
  return text`${when} ${outlookPhrase(outlook, zone)}${rough}`;
}

/** `It finishes on ..., inside its windows, before the freeze "year end" begins on ...` */
export function outlookPhrase(outlook: Outlook, zone: string): Text {
  const { finish, isHeld, endsInsideWindows, nextFreeze, endsBeforeFreeze } = outlook;
  // Who holds it is told in a note.
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
