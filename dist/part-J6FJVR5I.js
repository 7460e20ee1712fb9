import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-E2R4TYPD.js";
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
} from "./part-Z6GDEUS7.js";
import "./part-TYVJUGQQ.js";
import "./part-5SCURPXA.js";
import "./part-TJHOYXR6.js";
import "./part-PDZWMEQP.js";
import {
  deliver
} from "./part-2YOFU7NH.js";
import "./part-7DVCWQZG.js";
import "./part-NF4W2FRD.js";
import "./part-TT35HUFR.js";
import "./part-E6OMUUQN.js";
import "./part-V6GSN5ZC.js";
import "./part-3DRGWT3C.js";
import "./part-VBPBVUFP.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-VCAQEOPC.js";
import "./part-IR5EIKEW.js";
import "./part-KOSMHD2D.js";
import "./part-JYOKSGIV.js";
import "./part-UV6OIBUW.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ITNBTKUJ.js";
import "./part-D5UOE6YJ.js";
import "./part-LJOIO45Z.js";
import "./part-4FWBOH2D.js";
import "./part-VGCQTIYE.js";
import {
  renderRun
} from "./part-LBI4IMOT.js";
import "./part-SCBKDMJR.js";
import "./part-BEJDWQJ6.js";
import "./part-JA7QV5FY.js";
import "./part-32HVN6KR.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-PPFIJT56.js";
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
  const { renderPage } = await import("./part-5IYMFO47.js");
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
