import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-GHUPLBA5.js";
import "./part-TLZ7SJEE.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-4ZZMNMGI.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-OBOF3MCM.js";
import "./part-NLGBXU3C.js";
import {
  makeRun
} from "./part-RPQXKIID.js";
import "./part-YR7QCEM7.js";
import "./part-LTUKUZPD.js";
import "./part-KXKVGNBH.js";
import "./part-MTH7O7UU.js";
import "./part-HX3ULWKH.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-KUUTKVE5.js";
import "./part-X3ROFFHR.js";
import "./part-4PRBHNZ5.js";
import "./part-V6GSN5ZC.js";
import "./part-UHZN7JZY.js";
import "./part-LHC62TDQ.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-XVCNCTCU.js";
import "./part-IFEPWTQA.js";
import "./part-IOTGL4AC.js";
import {
  refuseInputs
} from "./part-3RYIAERP.js";
import "./part-USAYKLN4.js";
import "./part-FAVHBNCK.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-32HKP4AP.js";
import "./part-VRN3I5BH.js";
import "./part-CZVVYXAO.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import "./part-C3GFHCGV.js";
import "./part-DBQEMBWI.js";
import "./part-3XOSZOXC.js";
import "./part-Z6WTI433.js";
import "./part-JH4MECGX.js";
import "./part-QY3GAI25.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-JDZJBUON.js";
import "./part-N2K7L2J4.js";
import "./part-E4PH6KZA.js";
import "./part-LCCEA4HQ.js";
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
