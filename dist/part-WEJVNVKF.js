import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-PGURY23U.js";
import "./part-XKTTPRBS.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-CVPLO54E.js";
import "./part-MFJ6NA73.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-W3WYXDK6.js";
import {
  passedLines
} from "./part-LIPN66CI.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-OAGIN345.js";
import "./part-ZP255VT2.js";
import "./part-W2EIUEGI.js";
import "./part-R5ZEXEHP.js";
import "./part-HL57LJEV.js";
import "./part-V63S5SCZ.js";
import "./part-S2BYAHXO.js";
import "./part-PW3N7JTL.js";
import {
  renderRun
} from "./part-NESHJFWS.js";
import "./part-XWRFHCCA.js";
import "./part-Y7S3FV7U.js";
import "./part-LWYIUMUQ.js";
import "./part-UIZERG76.js";
import "./part-Z6WTI433.js";
import "./part-I5S57VJD.js";
import "./part-I7CQQB55.js";
import "./part-AXXW6ICM.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-AO5CFU6T.js";
import "./part-LGLRBOJS.js";
import "./part-MK3KJKKA.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import {
  terminalSentence
} from "./part-JIWSYX2Q.js";
import "./part-MXR6B3FP.js";
import {
  minuteText,
  visible
} from "./part-IAQGXBXE.js";
import "./part-BAYKROC7.js";
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
  const { renderPage } = await import("./part-WUSG4TLT.js");
  return renderPage(run, { detail: options.detail, source: null, runUrl: null });
}
function worstRunText({ reports }, { format }) {
  const worstRun = reports.length === 1 ? reports[0].plan.head.worstRun : null;
  if (!worstRun || format !== "text") return "";
  const at = minuteText(worstRun.turnsBadAt);
  const lines = worstRun.trace.trimEnd().split("\n").map((line) => `  ${terminalSentence(line)}
`);
  return `
If it turns bad at the worst moment, ${at} (hours and minutes since the start):
${lines.join("")}`;
}
export {
  planCommand
};
