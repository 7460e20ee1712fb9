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
  lastReport,
  unchanged
} from "./part-SUXNOSVL.js";
import "./part-UZYJS2OH.js";
import {
  heldByClusters,
  makeRun
} from "./part-NZ64VH2N.js";
import "./part-RQAXNLYW.js";
import "./part-AGFERADX.js";
import "./part-QUYH3RHD.js";
import "./part-VU7BYYHU.js";
import "./part-X6KJPZKX.js";
import {
  driftExitCode,
  driftReport,
  renderDrift
} from "./part-SFCW7IU5.js";
import "./part-Z4XI3EG6.js";
import "./part-S6U23674.js";
import "./part-V6GSN5ZC.js";
import "./part-EUPLO5WQ.js";
import "./part-7XHD4QD3.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-YOZQPQ56.js";
import "./part-IOTGL4AC.js";
import {
  refuseInputs
} from "./part-WVFE2HNE.js";
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
import "./part-Q4VLKFCT.js";
import "./part-SCBKDMJR.js";
import "./part-QORCL64N.js";
import "./part-Z6WTI433.js";
import "./part-VN2DOQHW.js";
import "./part-LF6IQS6T.js";
import "./part-GLCPI7G6.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import "./part-NFL63FPB.js";
import "./part-IYU7KHAC.js";
import "./part-DJJ5WZP5.js";
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
