import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-V63P6DHH.js";
import "./part-K5I6KZIQ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-IFPMGUMS.js";
import {
  passedLines
} from "./part-C2WWPLEL.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-NZ64VH2N.js";
import "./part-RQAXNLYW.js";
import "./part-AGFERADX.js";
import "./part-QUYH3RHD.js";
import "./part-VU7BYYHU.js";
import "./part-X6KJPZKX.js";
import "./part-Z4XI3EG6.js";
import "./part-S6U23674.js";
import "./part-V6GSN5ZC.js";
import "./part-EUPLO5WQ.js";
import "./part-7XHD4QD3.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-YOZQPQ56.js";
import "./part-IOTGL4AC.js";
import "./part-WVFE2HNE.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-53QAJ7QQ.js";
import "./part-YM7KWI63.js";
import "./part-VDZLNXZX.js";
import "./part-J45NIHQO.js";
import "./part-Y7VW4L67.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import {
  renderRun
} from "./part-Q4VLKFCT.js";
import "./part-SCBKDMJR.js";
import "./part-QORCL64N.js";
import "./part-Z6WTI433.js";
import "./part-VN2DOQHW.js";
import "./part-LF6IQS6T.js";
import "./part-GLCPI7G6.js";
import "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import {
  terminalSentence
} from "./part-IYU7KHAC.js";
import {
  visible
} from "./part-DJJ5WZP5.js";
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
  const { renderPage } = await import("./part-75XUKWRZ.js");
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
