import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-GHUPLBA5.js";
import "./part-TLZ7SJEE.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-4ZZMNMGI.js";
import {
  passedLines
} from "./part-ALFOAWIU.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-RPQXKIID.js";
import "./part-YR7QCEM7.js";
import "./part-LTUKUZPD.js";
import "./part-KXKVGNBH.js";
import "./part-MTH7O7UU.js";
import "./part-HX3ULWKH.js";
import "./part-X3ROFFHR.js";
import "./part-4PRBHNZ5.js";
import "./part-V6GSN5ZC.js";
import "./part-UHZN7JZY.js";
import "./part-LHC62TDQ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-XVCNCTCU.js";
import "./part-IFEPWTQA.js";
import "./part-IOTGL4AC.js";
import "./part-3RYIAERP.js";
import "./part-USAYKLN4.js";
import "./part-FAVHBNCK.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-32HKP4AP.js";
import "./part-VRN3I5BH.js";
import "./part-CZVVYXAO.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import {
  renderRun
} from "./part-C3GFHCGV.js";
import "./part-DBQEMBWI.js";
import "./part-3XOSZOXC.js";
import "./part-Z6WTI433.js";
import "./part-JH4MECGX.js";
import "./part-QY3GAI25.js";
import "./part-W3WYXDK6.js";
import "./part-JDZJBUON.js";
import {
  terminalSentence
} from "./part-N2K7L2J4.js";
import "./part-E4PH6KZA.js";
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
  const { renderPage } = await import("./part-2P5EXEAN.js");
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
