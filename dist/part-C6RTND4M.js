import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-Q4SMNT4Y.js";
import "./part-QXT6N3A7.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-2I2RWNVM.js";
import {
  refuseInputs
} from "./part-37S46INP.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  lastReport,
  unchanged
} from "./part-AJBJKPQS.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-6LQ5GHKP.js";
import "./part-CHANBNK2.js";
import {
  heldByClusters,
  makeRun
} from "./part-OQKCDQ4K.js";
import "./part-O4LDTY7K.js";
import "./part-ZJDLNSUP.js";
import "./part-QOUBAGQG.js";
import "./part-7ZMUXJ37.js";
import "./part-HL57LJEV.js";
import "./part-XNWCQM5F.js";
import "./part-DRDNAMQB.js";
import "./part-ESCEQMNE.js";
import "./part-YAJMEX7V.js";
import "./part-FU7HRXXW.js";
import "./part-EUVK54BV.js";
import "./part-SCBKDMJR.js";
import "./part-ZLKGGAPE.js";
import "./part-P26FRVCT.js";
import "./part-DCL7HCDG.js";
import "./part-IPBSFLKF.js";
import "./part-WEQH3R63.js";
import "./part-4GPNFO3W.js";
import "./part-Z6WTI433.js";
import "./part-RDHDPOBX.js";
import "./part-L2C4XDGV.js";
import "./part-5HABKAEU.js";
import "./part-J5CQ6HA6.js";
import "./part-VGCQTIYE.js";
import "./part-O7B7UGEJ.js";
import "./part-PMJ6JSYM.js";
import "./part-YX3JFKPA.js";
import "./part-NFL63FPB.js";
import "./part-IOTGL4AC.js";
import "./part-NKG4J6Z2.js";
import "./part-RYHH7JFH.js";
import "./part-KFUXZDHG.js";
import "./part-DFEAG53P.js";
import "./part-XH266NA5.js";
import "./part-D3OZZGUA.js";

// src/edge/drift-command.ts
async function driftCommand(args, output) {
  const read = await readInputs(args.plan, output);
  if (read === null) return COULD_NOT_JUDGE;
  if (args.plan.output !== null)
    refuseInputs(args.plan.output, { snapshot: [args.before], config: null }, []);
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
