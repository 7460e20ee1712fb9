import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-4ZZMNMGI.js";
import {
  MERGE_FORMATS,
  loadLegs,
  merge,
  renderMerge
} from "./part-RZI4EVMX.js";
import "./part-LTUKUZPD.js";
import "./part-HX3ULWKH.js";
import "./part-V6GSN5ZC.js";
import "./part-DCL7HCDG.js";
import "./part-WEQH3R63.js";
import "./part-IFEPWTQA.js";
import {
  refuseInputs
} from "./part-3RYIAERP.js";
import "./part-FAVHBNCK.js";
import "./part-UXH6RNFG.js";
import "./part-KHO3KOKB.js";
import "./part-CZVVYXAO.js";
import "./part-VGCQTIYE.js";
import {
  oneOf
} from "./part-CCKYGCQ2.js";
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
