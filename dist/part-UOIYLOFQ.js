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
import {
  refuseInputs
} from "./part-6UTHSOBR.js";
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
} from "./part-DY4UUDAE.js";
import "./part-BZJUDMTF.js";
import {
  heldByClusters,
  makeRun
} from "./part-CQWHMOPT.js";
import "./part-KCDDH3HJ.js";
import "./part-ZY4IUXA6.js";
import "./part-742YQGHD.js";
import "./part-HL57LJEV.js";
import "./part-HWPM7KEK.js";
import "./part-EX3RJL46.js";
import "./part-DG3EICVC.js";
import "./part-EOPQZV6N.js";
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
import "./part-JIWSYX2Q.js";
import "./part-RSBVS7ZN.js";
import "./part-CIOFUJWV.js";
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
