import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5MRXTOQT.js";
import "./part-REGOEMPE.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-LOQMM44C.js";
import "./part-WATR5JX6.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-GHPD364H.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun,
  passedLines
} from "./part-L3XRCMSW.js";
import "./part-IBMCJAKM.js";
import "./part-7TL2VO2P.js";
import "./part-MZZCQZ7O.js";
import "./part-HL57LJEV.js";
import "./part-RFUITXZZ.js";
import "./part-QFXSIKZR.js";
import "./part-4CE7IV5R.js";
import {
  renderRun
} from "./part-KDZDG545.js";
import "./part-I2A563DJ.js";
import "./part-WVYOWS5I.js";
import "./part-H3PE34FM.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import "./part-A7SDHDU3.js";
import "./part-2IS2RWRI.js";
import "./part-VGCQTIYE.js";
import "./part-C6FNRO6Y.js";
import "./part-PWGRHSRB.js";
import "./part-XCPVTUVG.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import {
  terminalSentence
} from "./part-BKFCZPHO.js";
import "./part-G3VZYYLT.js";
import {
  minuteText,
  visible
} from "./part-MZYUQ4PG.js";
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
  const { renderPage } = await import("./part-ZLBLRPRE.js");
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
