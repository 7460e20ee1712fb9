import { formatInstant } from '../../text/instant-text.js';
import type { GateReport } from '../../gate/gate.js';
import type { Outlook } from '../../gate/outlook.js';
import { denialOf, type StartTimes } from '../../gate/when.js';
import type { Reason } from '../../gate/reason.js';
import { toPlain } from '../../text/render.js';
import { instantOrNull } from '../words.js';
import { SCHEMA_VERSION, jsonText } from './index.js';
import { placeJson } from './fields.js';

/** The gate's report for programs: `gate`, `nextWindow`, then why and how it goes. Ends with a line feed. */
export function renderGateJson({ decision, outlook, next }: GateReport): string {
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
    notes: decision.notes.map(toPlain),
    now: outlook && outlookJson(outlook),
    next: next && {
      outlook: next.outlook && outlookJson(next.outlook),
      searchedUntil: formatInstant(next.searchedUntil),
      everyMinute: next.isExact,
    },
    clusters: run.reports.map(({ plan, verdict }) => ({
      name: plan.cluster,
      verdict,
      digest: plan.digest,
      snapshot: { takenAt: instantOrNull(plan.snapshot.takenAt), digest: plan.snapshot.digest },
    })),
  });
}

function reasonJson({ code, cluster, says, fix, place }: Reason): object {
  return { code, cluster, message: toPlain(says), remediation: fix && toPlain(fix), ...placeJson(place) };
}

/** Where a rollout ends that starts at an instant. */
function outlookJson({ at, finish, endsInsideWindows, nextFreeze, endsBeforeFreeze }: Outlook): object {
  return {
    start: formatInstant(at),
    finish: instantOrNull(finish),
    endsInsideWindows,
    endsBeforeFreeze,
    nextFreeze: nextFreeze && {
      name: nextFreeze.name,
      from: formatInstant(nextFreeze.window.from),
      to: formatInstant(nextFreeze.window.to),
    },
  };
}

/** Start times for programs. */
export function renderStartTimesJson(times: StartTimes): string {
  const { spans, from, to, last } = times;
  const denial = spans.length > 0 ? null : denialOf(times);
  return jsonText({
    schemaVersion: SCHEMA_VERSION,
    from: formatInstant(from),
    to: formatInstant(to),
    when: spans.map(({ from: first, until, outlook, peakAtOnce, worstLoss }) => ({
      ...{ from: formatInstant(first), until: formatInstant(until), outlook: outlookJson(outlook) },
      ...{ peakAtOnce, worstLoss },
    })),
    denied: denial ? { at: formatInstant(last.at), code: denial.code, message: toPlain(denial.says) } : null,
  });
}
