import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-3X3IOT23.js";
import "./part-UTR6AATP.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-5LRSHKA3.js";
import "./part-KAT2VDFD.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-W3WYXDK6.js";
import {
  passedLines
} from "./part-D62HOXSG.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-AGDFWG6D.js";
import "./part-7TZAUNE6.js";
import "./part-V3BAGNDB.js";
import "./part-OBBGBFDU.js";
import "./part-W7RRSOZM.js";
import "./part-HL57LJEV.js";
import "./part-WIGOPSON.js";
import "./part-4SV2EVDF.js";
import "./part-Z7RIBB7E.js";
import "./part-LFYQOMDK.js";
import {
  renderRun
} from "./part-Q2RCLFNC.js";
import "./part-QRN4P2V5.js";
import "./part-3U47VM5L.js";
import "./part-KQTQPXFH.js";
import "./part-SA2MA5RJ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-HL37XCDY.js";
import "./part-Z6WTI433.js";
import "./part-DKR4LDDX.js";
import "./part-I4UCKJ24.js";
import "./part-2TQIVQFD.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-4ZOK346Z.js";
import "./part-3XYBPPBZ.js";
import "./part-K57TGJMH.js";
import "./part-6UQ3A36I.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import {
  terminalSentence
} from "./part-NYB2NCL3.js";
import "./part-YCJUB3SC.js";
import {
  visible
} from "./part-NARU6NO6.js";
import "./part-MCBWSS73.js";
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
  const { renderPage } = await import("./part-4C7ONCJX.js");
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
