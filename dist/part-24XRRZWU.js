import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-SIIQMWE4.js";
import "./part-YRT22NNN.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-J72ZFO5G.js";
import {
  passedLines
} from "./part-2WCUJUOJ.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-IB547C7I.js";
import "./part-ULK3YSPS.js";
import "./part-ITPALURC.js";
import "./part-2ESQDXCV.js";
import "./part-XY7X4TBF.js";
import "./part-UTRGSRCZ.js";
import "./part-MRTZI2VJ.js";
import "./part-HIJNJTYP.js";
import "./part-V6GSN5ZC.js";
import "./part-YAHLVAWF.js";
import "./part-I4ZRMVBN.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-WPJZ5VCI.js";
import "./part-IQZIW4OT.js";
import "./part-IOTGL4AC.js";
import "./part-ZQYN4GO5.js";
import "./part-H33CC37Z.js";
import "./part-V7QYGWPP.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-VOIBYZ4X.js";
import "./part-R5V74DUD.js";
import "./part-JTCVVXFV.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import {
  renderRun
} from "./part-VNTS4HEN.js";
import "./part-FLDKYUNH.js";
import "./part-N6MDTSIP.js";
import "./part-Z6WTI433.js";
import "./part-LOCPUGGU.js";
import "./part-IEDKGYAO.js";
import "./part-W3WYXDK6.js";
import "./part-P53OVVDL.js";
import {
  terminalSentence
} from "./part-N2K7L2J4.js";
import "./part-QDZKVD6Y.js";
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
  const { renderPage } = await import("./part-EQNULP5B.js");
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
