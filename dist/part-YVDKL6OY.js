import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-WUUCGNP3.js";
import "./part-BRRLTSYK.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-MUHHNWSE.js";
import {
  refuseInputs
} from "./part-JI4BMUYY.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  driftExitCode,
  driftReport,
  lastReport,
  renderDrift,
  unchanged
} from "./part-6PCT6Y3Y.js";
import "./part-6GYUTVXL.js";
import {
  heldByClusters,
  makeRun
} from "./part-O4AVUPN3.js";
import "./part-I4CIT2AR.js";
import "./part-C6GHUKHG.js";
import "./part-7BPNJEFO.js";
import "./part-HL57LJEV.js";
import "./part-MDHDY2XL.js";
import "./part-DQBEB3FT.js";
import "./part-FC42SPJK.js";
import "./part-CDTITHFW.js";
import "./part-XWRFHCCA.js";
import "./part-DPN3HP47.js";
import "./part-LWYIUMUQ.js";
import "./part-OH3ALBSB.js";
import "./part-Z6WTI433.js";
import "./part-DTFTFQBM.js";
import "./part-I7CQQB55.js";
import "./part-4JN6IOHM.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-ZLD2L52N.js";
import "./part-HGPL332U.js";
import "./part-FCFKYZOL.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-JIWSYX2Q.js";
import "./part-YVKE3FDJ.js";
import "./part-BDDIGGHY.js";
import "./part-BAYKROC7.js";
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
