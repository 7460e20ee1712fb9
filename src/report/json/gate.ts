import type { GateReport } from '../../gate/gate.js';
import type { Outlook } from '../../gate/outlook.js';
import type { Reason } from '../../gate/decision.js';
import { denialOf, type StartTimes } from '../../gate/when.js';
import { toPlain } from '../../text/render.js';
import { distinctTexts } from '../../text/text.js';
import { jsonText, placeJson, written } from './written.js';

/** The gate's report for programs: `gate`, `nextWindow`, then why and how it goes. Ends with a line feed. */
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
      everyMinute: next.isExact,
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
