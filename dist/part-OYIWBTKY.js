import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5TVZUCDD.js";
import "./part-7M5A3MZZ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-VANU5DL3.js";
import {
  refuseInputs
} from "./part-POHJF77V.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-GHPD364H.js";
import {
  gateExitCode,
  gateReport,
  isAllowedFresh,
  outlookOf,
  renderGate,
  renderWhen,
  steadyUntil
} from "./part-NKIAZAZ3.js";
import {
  loadReviewed
} from "./part-KPIVU6YQ.js";
import {
  decider
} from "./part-CAQXIYXV.js";
import "./part-W4OGWI3O.js";
import "./part-RN36BEP7.js";
import "./part-W65ICWFV.js";
import "./part-CBHIJYCY.js";
import "./part-HL57LJEV.js";
import "./part-DZNJLNWC.js";
import "./part-RY6CCNQT.js";
import "./part-RCZVHS32.js";
import "./part-AEGUZ6VN.js";
import "./part-JKTRSXXB.js";
import "./part-H5N74IEI.js";
import "./part-7VWOLS2H.js";
import "./part-Y5YLZMKN.js";
import "./part-7NROGIMS.js";
import "./part-JA27OEPA.js";
import "./part-A7SDHDU3.js";
import "./part-BOA3TQQS.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-ROHCT6DD.js";
import "./part-D4RSUXJ5.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import {
  HOUR_MS
} from "./part-Z6KSNB4O.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/gate/when.ts
function startTimes(decideAt, from, to) {
  const first = decideAt(from);
  const starts = [];
  const against = /* @__PURE__ */ new Map();
  const instants = hoursOf(from, to);
  let known = first;
  let steady = steadyUntil(first);
  for (const at of instants) {
    if (at >= steady && !first.isUnknown) {
      known = decideAt(at);
      steady = steadyUntil(known);
    }
    const isAllowed = !first.isUnknown && isAllowedFresh(known);
    starts.push(isAllowed ? startAt(at, known) : null);
    if (!isAllowed) countReasons(against, known.reasons);
  }
  const spans = spansOf(starts).sort((a, b) => byRank(startOf(a), startOf(b)));
  return {
    from,
    to,
    looked: starts.length,
    allowed: starts.filter((start) => start !== null).length,
    spans: spans.map(spanOf),
    first,
    most: [...against.values()].sort((a, b) => b.starts - a.starts)[0] ?? null
  };
}
function countReasons(against, reasons) {
  const keys = /* @__PURE__ */ new Set();
  for (const reason of reasons) {
    const { code, cluster, place } = reason;
    const key = JSON.stringify([code, cluster, place?.file, place?.line, place?.column]);
    if (keys.has(key)) continue;
    keys.add(key);
    const known = against.get(key);
    if (known) known.starts++;
    else against.set(key, { reason, starts: 1 });
  }
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
    refuseInputs(args.plan.output, { snapshot: [args.reviewed], config: null }, []);
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
