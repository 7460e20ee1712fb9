import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-ILTRYMRW.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  passedLines
} from "./part-P7ZJEY6T.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-D5NODBML.js";
import "./part-PQM2FZ32.js";
import "./part-DXEYBKHX.js";
import "./part-N6QSNEQ4.js";
import "./part-AL45L4TM.js";
import {
  deliver
} from "./part-W2WQSGC2.js";
import "./part-B6BY4FNK.js";
import "./part-I2TJKRKZ.js";
import "./part-6FHBPI75.js";
import "./part-ZLO77BYJ.js";
import "./part-V6GSN5ZC.js";
import "./part-Q24BXPS3.js";
import "./part-G2VKXJLR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-JN3YB2FV.js";
import "./part-HZ643D23.js";
import "./part-6425Q6SV.js";
import "./part-W5QKG5T5.js";
import "./part-2DP6EUYV.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-ZKCD7JUW.js";
import "./part-FTKTJRLO.js";
import "./part-QUCQS6WW.js";
import "./part-XI4ATN3K.js";
import "./part-VGCQTIYE.js";
import {
  renderRun
} from "./part-EBHCJNKX.js";
import "./part-SCBKDMJR.js";
import "./part-M2PZ5RWT.js";
import "./part-4WGX5LV4.js";
import "./part-KRDQVIHW.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-MY256LDX.js";
import "./part-7XPTHSX2.js";
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
  const { renderPage } = await import("./part-226XHU5P.js");
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
