import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5AYMDUFD.js";
import "./part-HYYMU5CX.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-MPZKLCHM.js";
import {
  passedLines
} from "./part-VWGTJV5J.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-JNQYP32Q.js";
import "./part-S2NLQKY5.js";
import "./part-XNB4X6VQ.js";
import "./part-M6PSFYBZ.js";
import "./part-M5MMIOLP.js";
import "./part-URMNAOVJ.js";
import "./part-KXCXDSIU.js";
import "./part-KJ2MM6VT.js";
import "./part-V6GSN5ZC.js";
import "./part-UCB2W3QT.js";
import "./part-IIQ4NBNR.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-2X2LPFND.js";
import "./part-IOTGL4AC.js";
import "./part-RBW2GHMO.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-R3GUQYPG.js";
import "./part-PPMAKKAH.js";
import "./part-VDZLNXZX.js";
import "./part-J6PT4MN3.js";
import "./part-GVVFJTVD.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import {
  renderRun
} from "./part-EY2VAS6E.js";
import "./part-SCBKDMJR.js";
import "./part-2M53VTA6.js";
import "./part-Z6WTI433.js";
import "./part-NT6SFOPH.js";
import "./part-LF6IQS6T.js";
import "./part-B2PJNIHZ.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-IYU7KHAC.js";
import {
  visible
} from "./part-CRGXBZ7T.js";
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
  const { renderPage } = await import("./part-SLTONJ2C.js");
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
