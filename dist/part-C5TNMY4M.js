import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  readInputs
} from "./part-5TVZUCDD.js";
import "./part-7M5A3MZZ.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-VANU5DL3.js";
import {
  refuseInputs
} from "./part-POHJF77V.js";
import {
  COULD_NOT_JUDGE
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import {
  driftExitCode,
  driftReport,
  lastReport,
  renderDrift,
  unchanged
} from "./part-WPDFSOR6.js";
import "./part-KPIVU6YQ.js";
import {
  heldByClusters,
  makeRun
} from "./part-CAQXIYXV.js";
import "./part-W4OGWI3O.js";
import "./part-RN36BEP7.js";
import "./part-W65ICWFV.js";
import "./part-CBHIJYCY.js";
import "./part-HL57LJEV.js";
import "./part-DZNJLNWC.js";
import "./part-RY6CCNQT.js";
import "./part-RCZVHS32.js";
import "./part-AEGUZ6VN.js";
import "./part-JKTRSXXB.js";
import "./part-H5N74IEI.js";
import "./part-7VWOLS2H.js";
import "./part-Y5YLZMKN.js";
import "./part-7NROGIMS.js";
import "./part-JA27OEPA.js";
import "./part-A7SDHDU3.js";
import "./part-BOA3TQQS.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-ROHCT6DD.js";
import "./part-D4RSUXJ5.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-RXGYXNMM.js";
import "./part-BKFCZPHO.js";
import "./part-Z6KSNB4O.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
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
