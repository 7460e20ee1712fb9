import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-SIIQMWE4.js";
import "./part-YRT22NNN.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-J72ZFO5G.js";
import {
  heldByClusters,
  lastReport,
  unchanged
} from "./part-4CVIM6LC.js";
import "./part-3VY34AYT.js";
import {
  makeRun
} from "./part-IB547C7I.js";
import "./part-ULK3YSPS.js";
import "./part-ITPALURC.js";
import "./part-2ESQDXCV.js";
import "./part-XY7X4TBF.js";
import "./part-UTRGSRCZ.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-4HMUJZIX.js";
import "./part-MRTZI2VJ.js";
import "./part-HIJNJTYP.js";
import "./part-V6GSN5ZC.js";
import "./part-YAHLVAWF.js";
import "./part-I4ZRMVBN.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-WPJZ5VCI.js";
import "./part-IQZIW4OT.js";
import "./part-IOTGL4AC.js";
import {
  refuseInputs
} from "./part-ZQYN4GO5.js";
import "./part-H33CC37Z.js";
import "./part-V7QYGWPP.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-VOIBYZ4X.js";
import "./part-R5V74DUD.js";
import "./part-JTCVVXFV.js";
import "./part-VGCQTIYE.js";
import "./part-NKG4J6Z2.js";
import "./part-VNTS4HEN.js";
import "./part-FLDKYUNH.js";
import "./part-N6MDTSIP.js";
import "./part-Z6WTI433.js";
import "./part-LOCPUGGU.js";
import "./part-IEDKGYAO.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-P53OVVDL.js";
import "./part-N2K7L2J4.js";
import "./part-QDZKVD6Y.js";
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
