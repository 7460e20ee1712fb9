import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLACELESS_FORMATS
} from "./part-2A25ZMIZ.js";
import {
  oneOf
} from "./part-CBHEV5S6.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-VANU5DL3.js";
import {
  refuseInputs
} from "./part-POHJF77V.js";
import "./part-UXH6RNFG.js";
import {
  UsageError,
  parsedFor
} from "./part-GHPD364H.js";
import {
  merge,
  renderMerge
} from "./part-LCL7KXFP.js";
import {
  legFiles,
  loadLegs
} from "./part-W65ICWFV.js";
import "./part-CBHIJYCY.js";
import "./part-HL57LJEV.js";
import "./part-RCZVHS32.js";
import "./part-AEGUZ6VN.js";
import "./part-JKTRSXXB.js";
import "./part-7VWOLS2H.js";
import "./part-Y5YLZMKN.js";
import "./part-7NROGIMS.js";
import "./part-JA27OEPA.js";
import "./part-A7SDHDU3.js";
import "./part-VGCQTIYE.js";
import "./part-J5CQ6HA6.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-DCL7HCDG.js";
import "./part-5XHUQJII.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-Z6KSNB4O.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/merge-command.ts
function mergeCommand(argv, output) {
  const { values, positionals } = parsedFor(
    argv,
    {
      expect: { type: "string", multiple: true },
      format: { type: "string" },
      output: { type: "string" },
      "fail-on": { type: "string" }
    },
    "merge takes REPORT.json..., --expect NAME,..., --format, --output and --fail-on"
  );
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
export {
  mergeCommand
};
