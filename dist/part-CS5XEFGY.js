import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-2LXV3EM4.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  passedLines
} from "./part-DFQHDHHC.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
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
import "./part-KOSMHD2D.js";
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
import {
  renderRun
} from "./part-SCBSKHFG.js";
import "./part-SCBKDMJR.js";
import "./part-WZV4VIZG.js";
import "./part-UOZZEFFU.js";
import "./part-32HVN6KR.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-3TQZT4YM.js";
import "./part-EIJJOJPP.js";
import "./part-D3OZZGUA.js";

// src/edge/plan-command.ts
async function planCommand(args, output) {
  const read = await readInputs(args, output);
  if (read === null) return COULD_NOT_JUDGE;
  const run = makeRun(read.inputs);
  if (args.verbose) for (const line of passedLines(run)) output.say(`fleetplan: ${line}`);
  const { key } = read;
  const text = await reportText(run, args, {
    ...{ ...terminalOptions(args.output, output), key, rulePage },
    detail: read.config.comment.detail ?? "full"
  });
  const kind = args.format === "json" || args.format === "sarif" ? "json" : "lines";
  return deliver(args.output, text, kind, exitCodeOf(run), output);
}
async function reportText(run, args, options) {
  if (args.format !== "html") return renderRun(run, args.format, options) + worstRunText(run, args);
  const { renderPage } = await import("./part-D3II3CGG.js");
  return renderPage(run, { detail: options.detail, source: null, runUrl: null });
}
function worstRunText({ reports }, { format }) {
  const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
  if (!worstRun || format !== "text") return "";
  const at = new Date(worstRun.turnsBadAt).toISOString().replace(".000", "");
  const lines = worstRun.trace.trimEnd().split("\n").map((line) => `  ${terminalSentence(line)}
`);
  return `
If it turns bad at the worst moment, ${at} (hours and minutes since the start):
${lines.join("")}`;
}
export {
  planCommand
};
