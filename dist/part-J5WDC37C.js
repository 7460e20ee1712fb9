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
  lastReport,
  unchanged
} from "./part-SND7EI25.js";
import "./part-5ZXAJTMK.js";
import {
  heldByClusters,
  makeRun
} from "./part-6EDWRWWY.js";
import "./part-7LYV4RG3.js";
import "./part-BVHYDQDF.js";
import "./part-FC2LKEAH.js";
import "./part-BEKG454C.js";
import "./part-MI5XIWF5.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-2YLUX67E.js";
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
import {
  refuseInputs
} from "./part-NO2PWL4J.js";
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
import "./part-YLPMTUZK.js";
import "./part-JPR74ZHV.js";
import "./part-XS4ZT534.js";
import "./part-Z6WTI433.js";
import "./part-ZID3N2W3.js";
import "./part-QDQ5KMWC.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-4MTQIOPJ.js";
import "./part-R2ANEUOF.js";
import "./part-GVZEY7SZ.js";
import "./part-N46VG7HW.js";
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
