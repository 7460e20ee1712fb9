import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-J72ZFO5G.js";
import {
  MERGE_FORMATS,
  loadLegs,
  merge,
  renderMerge
} from "./part-JQTUSHN3.js";
import "./part-ITPALURC.js";
import "./part-UTRGSRCZ.js";
import "./part-V6GSN5ZC.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-IQZIW4OT.js";
import {
  refuseInputs
} from "./part-ZQYN4GO5.js";
import "./part-V7QYGWPP.js";
import "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-JTCVVXFV.js";
import "./part-VGCQTIYE.js";
import {
  oneOf
} from "./part-JZ7JBSHB.js";
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

// src/edge/merge-command.ts
import { parseArgs } from "node:util";
function mergeCommand(argv, output) {
  const { values, positionals } = parsed(argv);
  if (positionals.length === 0) throw new UsageError("merge needs REPORT.json...: the JSON reports of plans");
  const format = oneOf("--format", values.format ?? "text", MERGE_FORMATS);
  const failOn = values["fail-on"];
  const path = values.output ?? null;
  if (path === "") throw new UsageError("--output needs a value, not an empty one");
  if (path !== null) refuseInputs(path, { snapshot: positionals, config: null, headRef: null }, []);
  const merged = merge(loadLegs(positionals), {
    expected: namesIn(values.expect ?? []),
    failOn: failOn === void 0 ? null : oneOf("--fail-on", failOn, ["error", "warning", "never"])
  });
  const text = renderMerge(merged, format, terminalOptions(path, output));
  return deliver(path, text, format === "json" ? "json" : "lines", merged.exitCode, output);
}
function namesIn(written) {
  const names = written.flatMap((one) => one.split(",")).map((one) => one.trim());
  if (names.includes("")) throw new UsageError("--expect needs NAME,... without empty names");
  return names;
}
function parsed(argv) {
  try {
    return parseArgs({
      args: [...argv],
      options: {
        expect: { type: "string", multiple: true },
        format: { type: "string" },
        output: { type: "string" },
        "fail-on": { type: "string" }
      },
      allowPositionals: true
    });
  } catch {
    throw new UsageError("merge takes REPORT.json..., --expect NAME,..., --format, --output and --fail-on");
  }
}
export {
  mergeCommand
};
