import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-SUKSL6LK.js";
import "./part-Z3IFTD6A.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-RAOYUTSP.js";
import "./part-6UTHSOBR.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-W3WYXDK6.js";
import {
  passedLines
} from "./part-S4DSPXO3.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-CQWHMOPT.js";
import "./part-KCDDH3HJ.js";
import "./part-ZY4IUXA6.js";
import "./part-742YQGHD.js";
import "./part-HL57LJEV.js";
import "./part-HWPM7KEK.js";
import "./part-EX3RJL46.js";
import "./part-DG3EICVC.js";
import {
  renderRun
} from "./part-EOPQZV6N.js";
import "./part-XWRFHCCA.js";
import "./part-GKSMZNDB.js";
import "./part-LWYIUMUQ.js";
import "./part-KZQZARXJ.js";
import "./part-Z6WTI433.js";
import "./part-OQP55O4W.js";
import "./part-I7CQQB55.js";
import "./part-EW6WXWND.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-7UVKYDEQ.js";
import "./part-PMMK3JFQ.js";
import "./part-NKA5SVIM.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import {
  terminalSentence
} from "./part-JIWSYX2Q.js";
import "./part-RSBVS7ZN.js";
import {
  minuteText,
  visible
} from "./part-CIOFUJWV.js";
import "./part-BAYKROC7.js";
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
  const { renderPage } = await import("./part-DI25B746.js");
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
