import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-2YUK3KRE.js";
import "./part-USOG3D3G.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-22P42BTH.js";
import {
  lastReport,
  unchanged
} from "./part-OBRISQUG.js";
import "./part-EPUIZM4X.js";
import {
  heldByClusters,
  makeRun
} from "./part-U5HWO4DK.js";
import "./part-JCRUZWS2.js";
import "./part-BVHYDQDF.js";
import "./part-ZEO3JJSP.js";
import "./part-YHQRW445.js";
import "./part-MI5XIWF5.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-FZMFFJIP.js";
import "./part-NRFY54O5.js";
import "./part-BRXJ4BRJ.js";
import "./part-V6GSN5ZC.js";
import "./part-DPA3EGTT.js";
import "./part-H4YUC3EF.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-AJPQBRR2.js";
import "./part-PGVRTTZ6.js";
import "./part-IOTGL4AC.js";
import {
  refuseInputs
} from "./part-NO2PWL4J.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-PYXZO654.js";
import "./part-SPVG675A.js";
import "./part-VDZLNXZX.js";
import "./part-DCQJPJW6.js";
import "./part-I7SPPKB7.js";
import "./part-T47XLUED.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import "./part-M5TCV7EI.js";
import "./part-JPR74ZHV.js";
import "./part-U2KBFHFF.js";
import "./part-Z6WTI433.js";
import "./part-WGDLOVSZ.js";
import "./part-LF6IQS6T.js";
import "./part-BXTYT5OH.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-4MTQIOPJ.js";
import "./part-IYU7KHAC.js";
import "./part-GVZEY7SZ.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-command.ts
async function driftCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null, headRef: null }, []);
  const inputs = unchanged(read.inputs);
  const last = await lastReport(args.before, "--before", inputs).catch((error) => {
    throw error instanceof Error && error.name === "Error" ? new UsageError(error.message) : error;
  });
  const drift = driftReport({ run: makeRun(inputs), live: heldByClusters(inputs), last });
  const detail = read.config.comment.detail ?? "full";
  const text = renderDrift(drift, args.format, { ...terminalOptions(args.plan.output, output), detail });
  const kind = args.format === "json" ? "json" : "lines";
  return deliver(args.plan.output, text, kind, driftExitCode(drift), output);
}
export {
  driftCommand
};
