import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5TVZUCDD.js";
import "./part-7M5A3MZZ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-VANU5DL3.js";
import "./part-POHJF77V.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-GHPD364H.js";
import {
  passedLines
} from "./part-45ZZS6AP.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-CAQXIYXV.js";
import "./part-W4OGWI3O.js";
import "./part-RN36BEP7.js";
import "./part-CBHIJYCY.js";
import "./part-HL57LJEV.js";
import "./part-DZNJLNWC.js";
import "./part-RY6CCNQT.js";
import "./part-RCZVHS32.js";
import {
  renderRun
} from "./part-AEGUZ6VN.js";
import "./part-JKTRSXXB.js";
import "./part-H5N74IEI.js";
import "./part-7VWOLS2H.js";
import "./part-Y5YLZMKN.js";
import "./part-7NROGIMS.js";
import "./part-JA27OEPA.js";
import "./part-A7SDHDU3.js";
import "./part-BOA3TQQS.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-ROHCT6DD.js";
import "./part-D4RSUXJ5.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import {
  terminalSentence
} from "./part-BKFCZPHO.js";
import "./part-Z6KSNB4O.js";
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
  const { renderPage } = await import("./part-HIQPJZ4H.js");
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
