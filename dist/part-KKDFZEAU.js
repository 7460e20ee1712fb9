import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-MMCHLZXJ.js";
import "./part-WXV3PHZH.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-JI5SLAPI.js";
import {
  passedLines
} from "./part-EOF3WGMZ.js";
import {
  rulePage
} from "./part-4AUPC2FC.js";
import {
  exitCodeOf,
  makeRun
} from "./part-6EDWRWWY.js";
import "./part-7LYV4RG3.js";
import "./part-BVHYDQDF.js";
import "./part-FC2LKEAH.js";
import "./part-BEKG454C.js";
import "./part-MI5XIWF5.js";
import "./part-3ZMN4AVY.js";
import "./part-J5UCHH3Y.js";
import "./part-V6GSN5ZC.js";
import "./part-IYWRF6NK.js";
import "./part-PYVLP5ZB.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-FUB32JLP.js";
import "./part-PGVRTTZ6.js";
import "./part-IOTGL4AC.js";
import "./part-NO2PWL4J.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-PYXZO654.js";
import "./part-SPVG675A.js";
import "./part-KPLHBGLJ.js";
import "./part-DCQJPJW6.js";
import "./part-I7SPPKB7.js";
import "./part-T47XLUED.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import {
  renderRun
} from "./part-YLPMTUZK.js";
import "./part-JPR74ZHV.js";
import "./part-XS4ZT534.js";
import "./part-Z6WTI433.js";
import "./part-ZID3N2W3.js";
import "./part-QDQ5KMWC.js";
import "./part-W3WYXDK6.js";
import "./part-4MTQIOPJ.js";
import {
  terminalSentence
} from "./part-R2ANEUOF.js";
import {
  visible
} from "./part-GVZEY7SZ.js";
import "./part-N46VG7HW.js";
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
  const { renderPage } = await import("./part-OIPNBLGF.js");
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
