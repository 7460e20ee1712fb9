import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-2LXV3EM4.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  gateExitCode,
  gateReport,
  isAllowedFresh,
  outlookOf,
  renderGate,
  renderWhen,
  steadyUntil
} from "./part-6GQIATAI.js";
import {
  loadReviewed
} from "./part-M2KWK7HU.js";
import {
  decider
} from "./part-YWLTZJ3V.js";
import "./part-TYVJUGQQ.js";
import "./part-L6YPRYUQ.js";
import "./part-5MVXF3TP.js";
import "./part-EN7AYVDQ.js";
import {
  deliver
} from "./part-RQEL3KCN.js";
import "./part-EQZKQM5U.js";
import "./part-KX35ZBBJ.js";
import "./part-TT35HUFR.js";
import "./part-E6OMUUQN.js";
import "./part-V6GSN5ZC.js";
import "./part-W7HOQOEY.js";
import "./part-S5S4YGG4.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-ZUGATL45.js";
import "./part-IR5EIKEW.js";
import {
  refuseInputs
} from "./part-KOSMHD2D.js";
import "./part-6IYPF7ID.js";
import "./part-UV6OIBUW.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-RSWVYH2T.js";
import "./part-W5UNIVBQ.js";
import "./part-ZHVKXIQL.js";
import "./part-4FWBOH2D.js";
import "./part-VGCQTIYE.js";
import "./part-SCBSKHFG.js";
import "./part-SCBKDMJR.js";
import "./part-WZV4VIZG.js";
import "./part-UOZZEFFU.js";
import {
  HOUR_MS
} from "./part-32HVN6KR.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-3TQZT4YM.js";
import "./part-EIJJOJPP.js";
import "./part-D3OZZGUA.js";

// src/gate/when.ts
function startTimes(decideAt, from, to) {
  const first = decideAt(from);
  const starts = [];
  const instants = hoursOf(from, to);
  let known = first;
  let steady = steadyUntil(first);
  for (const at of instants) {
    if (at >= steady && !first.isUnknown) {
      known = decideAt(at);
      steady = steadyUntil(known);
    }
    starts.push(first.isUnknown || !isAllowedFresh(known) ? null : startAt(at, known));
  }
  const spans = spansOf(starts).sort((a, b) => byRank(startOf(a), startOf(b)));
  return {
    from,
    to,
    looked: starts.length,
    allowed: starts.filter((start) => start !== null).length,
    spans: spans.map(spanOf),
    first
  };
}
function hoursOf(from, to) {
  const hours = [from];
  for (let at = (Math.floor(from / HOUR_MS) + 1) * HOUR_MS; at < to; at += HOUR_MS) hours.push(at);
  return hours;
}
function startAt(at, { at: planned, run }) {
  const outlook = outlookOf(run);
  const effects = run.reports.map(({ plan }) => plan.head);
  return {
    outlook: { ...outlook, at, finish: outlook.finish === null ? null : outlook.finish + at - planned },
    peakAtOnce: Math.max(...effects.map(({ combined }) => combined.peakAtOnce)),
    worstLoss: Math.max(
      0,
      ...effects.flatMap(({ policies }) => policies.map(({ effect }) => effect.worstLoss))
    )
  };
}
function spansOf(starts) {
  const spans = [];
  let open = false;
  for (const start of starts) {
    if (start !== null && open) spans.at(-1)?.push(start);
    else if (start !== null) spans.push([start]);
    open = start !== null;
  }
  return spans;
}
function startOf(span) {
  return [...span].sort(byRank)[0] ?? span[0];
}
function spanOf(span) {
  const { outlook: best, peakAtOnce, worstLoss } = startOf(span);
  const last = span.at(-1) ?? span[0];
  return {
    first: span[0].outlook.at,
    last: last.outlook.at,
    starts: span.length,
    best,
    peakAtOnce,
    worstLoss
  };
}
function byRank(a, b) {
  const ranks = ({ outlook, peakAtOnce, worstLoss }) => [
    outlook.finish === null ? 1 : 0,
    worstLoss,
    peakAtOnce,
    outlook.endsInsideWindows === false ? 1 : 0,
    outlook.endsBeforeFreeze ? 0 : 1,
    outlook.finish ?? 0,
    outlook.at
  ];
  const [left, right] = [ranks(a), ranks(b)];
  return left.map((rank, i) => rank - (right[i] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

// src/edge/gate-command.ts
async function gateCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null && args.reviewed !== null)
    refuseInputs(args.plan.output, { snapshot: [args.reviewed], config: null, headRef: null }, []);
  const reviewed = args.reviewed === null ? null : loadReviewed(args.reviewed);
  const decideAt = decider(read.inputs, { digest: args.expectDigest, reviewed });
  const report = gateReport(decideAt, read.inputs[0].at);
  const detail = read.config.comment.detail ?? "full";
  const text = renderGate(report, args.format, { ...terminalOptions(args.plan.output, output), detail });
  return deliver(args.plan.output, text, kindOf(args.format), gateExitCode(report.decision), output);
}
async function whenCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  const from = read.inputs[0].at;
  const times = startTimes(
    decider(read.inputs, NOTHING_REVIEWED),
    from,
    from + Math.max(HOUR_MS, args.forMs)
  );
  const text = renderWhen(times, args.format, terminalOptions(args.plan.output, output));
  const code = times.first.isUnknown ? COULD_NOT_JUDGE : times.allowed > 0 ? 0 : 1;
  return deliver(args.plan.output, text, kindOf(args.format), code, output);
}
var NOTHING_REVIEWED = { digest: null, reviewed: null };
function kindOf(format) {
  return format === "json" ? "json" : "lines";
}
export {
  gateCommand,
  whenCommand
};
