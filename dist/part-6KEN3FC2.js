import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5IHOZQSP.js";
import "./part-RCP2D7KL.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-R6Y2AQOD.js";
import "./part-BZQWZTKS.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-GHPD364H.js";
import {
  passedLines
} from "./part-BC2ROWYH.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-AQVYCR5I.js";
import "./part-UM33Y5VH.js";
import "./part-FGNZ6LY5.js";
import "./part-PS7AHATF.js";
import "./part-HL57LJEV.js";
import "./part-YATMNEDL.js";
import "./part-N2SREINU.js";
import "./part-DSD6PYGW.js";
import {
  renderRun
} from "./part-GXWMQZKK.js";
import "./part-JKTRSXXB.js";
import "./part-IATUAKKJ.js";
import "./part-7VWOLS2H.js";
import "./part-CXZDCE2B.js";
import "./part-7NROGIMS.js";
import "./part-OV3PWDJ4.js";
import "./part-A7SDHDU3.js";
import "./part-FZQGOWAI.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-TA7BLW3S.js";
import "./part-V7ZSVKUW.js";
import "./part-ERTRCOBU.js";
import "./part-S44DRB3S.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import {
  terminalSentence
} from "./part-BKFCZPHO.js";
import "./part-AKPJ4IHL.js";
import {
  minuteText,
  visible
} from "./part-HVG253A7.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/plan-command.ts
import { posix } from "node:path";
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
  const { renderPage } = await import("./part-2EQ35LGQ.js");
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
export {
  folderAdvice,
  planCommand
};
