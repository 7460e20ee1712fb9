import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLACELESS_FORMATS
} from "./part-2A25ZMIZ.js";
import {
  oneOf
} from "./part-VXWFWEI4.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-RAOYUTSP.js";
import {
  refuseInputs
} from "./part-6UTHSOBR.js";
import "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-W3WYXDK6.js";
import {
  legFiles,
  loadLegs,
  merge,
  renderMerge
} from "./part-C35OMSP4.js";
import "./part-742YQGHD.js";
import "./part-HL57LJEV.js";
import "./part-DG3EICVC.js";
import "./part-EOPQZV6N.js";
import "./part-XWRFHCCA.js";
import "./part-LWYIUMUQ.js";
import "./part-KZQZARXJ.js";
import "./part-Z6WTI433.js";
import "./part-OQP55O4W.js";
import "./part-I7CQQB55.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-NKA5SVIM.js";
import "./part-DCL7HCDG.js";
import "./part-NFL63FPB.js";
import "./part-WEQH3R63.js";
import "./part-JIWSYX2Q.js";
import "./part-RSBVS7ZN.js";
import "./part-CIOFUJWV.js";
import "./part-BAYKROC7.js";
import "./part-D3OZZGUA.js";

// src/edge/merge-command.ts
import { parseArgs } from "node:util";
function mergeCommand(argv, output) {
  const { values, positionals } = parsed(argv);
  if (positionals.length === 0) throw new UsageError("merge needs REPORT.json...: the JSON reports of plans");
  const format = oneOf("--format", values.format ?? "text", PLACELESS_FORMATS);
  const failOn = values["fail-on"];
  const path = values.output ?? null;
  if (path === "") throw new UsageError("--output needs a value, not an empty one");
  if (path !== null)
    refuseInputs(path, { snapshot: legFiles(positionals), config: null, head: positionals }, []);
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
