import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-XP7QWRN6.js";
import "./part-TZGC6GKJ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-6TS7II3H.js";
import "./part-HY2VBWXD.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-W3WYXDK6.js";
import {
  passedLines
} from "./part-PWV3MKJZ.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-LIT3FVAY.js";
import "./part-ZSM3ADYA.js";
import "./part-J6WVL5RH.js";
import "./part-NRGOXSPS.js";
import "./part-EYYS6NHQ.js";
import "./part-NQKIZCUO.js";
import "./part-7GHUCOBK.js";
import "./part-JGS6XDNB.js";
import "./part-ZBX7KYXQ.js";
import "./part-YAJMEX7V.js";
import "./part-XXZMOGTI.js";
import {
  renderRun
} from "./part-A7XYCGDY.js";
import "./part-SCBKDMJR.js";
import "./part-MYNREVV2.js";
import "./part-FBQUU43R.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-3VLAM2N6.js";
import "./part-Z6WTI433.js";
import "./part-2TCBAXWB.js";
import "./part-L2C4XDGV.js";
import "./part-JNPCZUDJ.js";
import "./part-VGCQTIYE.js";
import "./part-RKIFMLMP.js";
import "./part-ER47J6PK.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import {
  terminalSentence
} from "./part-RYHH7JFH.js";
import "./part-EMI2Q4MX.js";
import {
  visible
} from "./part-SNFJC42C.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";

// src/edge/folder-advice.ts
import { posix } from "node:path";
function folderAdvice({ config, headRef, head }, { reports }) {
  const [folder, ...more] = head;
  const isAdvised = reports.some(
    ({ plan }) => plan.problems.some(({ message }) => message.includes("`policies` of the configuration"))
  );
  if (config !== null || headRef !== null || folder === void 0 || more.length > 0 || !isAdvised)
    return null;
  const shown = visible(posix.normalize(folder).replace(/\/$/, ""));
  return `there is no configuration: write \`version: 1\` and \`policies\` into a file, and give it with --config. Its paths count from the folder of --head, so ${shown}/web is written web.`;
}

// src/edge/plan-command.ts
async function planCommand(args, output) {
  const read = await readInputs(args, output);
  if (read === null) return COULD_NOT_JUDGE;
  const run = makeRun(read.inputs);
  if (args.verbose) for (const line of passedLines(run)) output.say(`fleetplan: ${line}`);
  const advice = folderAdvice(args, run);
  if (advice !== null) output.say(`fleetplan: ${advice}`);
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
  const { renderPage } = await import("./part-EDFUEZLQ.js");
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
