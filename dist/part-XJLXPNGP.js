import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-7IUEI3VX.js";
import "./part-X3KKUVLJ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-ZO4GMQWQ.js";
import {
  passedLines
} from "./part-YFG6I6MN.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-ZSVMHAM7.js";
import "./part-5Z23PQNP.js";
import "./part-TKDOLSHJ.js";
import "./part-LU5LHJIS.js";
import "./part-ODT4ST7W.js";
import "./part-CNEJMB2Y.js";
import "./part-DWZOBZHO.js";
import "./part-KQ4OLGIW.js";
import "./part-V6GSN5ZC.js";
import "./part-DEZ4TSBM.js";
import "./part-45TFQWNF.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-VPZ3OVJH.js";
import "./part-LDHSRXH3.js";
import "./part-IOTGL4AC.js";
import "./part-HPVV72DS.js";
import "./part-LN7SQMPM.js";
import "./part-6GSHMDTL.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-2ZXJGLZJ.js";
import "./part-K4BXRQYT.js";
import "./part-3UWJNNRH.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import {
  renderRun
} from "./part-L7QLI4UO.js";
import "./part-SCBKDMJR.js";
import "./part-HTW4XSYF.js";
import "./part-Z6WTI433.js";
import "./part-6IZ2CXRQ.js";
import "./part-GOHOCLE5.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-N2K7L2J4.js";
import "./part-VLC2NHDB.js";
import "./part-LCCEA4HQ.js";
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
  const { renderPage } = await import("./part-UHJMBO7I.js");
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
