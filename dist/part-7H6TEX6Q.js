import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLACELESS_FORMATS
} from "./part-2A25ZMIZ.js";
import {
  oneOf
} from "./part-KSRG3ZFT.js";
import {
  terminalOptions
} from "./part-RAM5DRTK.js";
import {
  deliver
} from "./part-LOQMM44C.js";
import {
  refuseInputs
} from "./part-WATR5JX6.js";
import "./part-UXH6RNFG.js";
import {
  UsageError,
  parsedFor
} from "./part-GHPD364H.js";
import {
  merge,
  renderMerge
} from "./part-YJ3YMTX6.js";
import {
  legFiles,
  loadLegs
} from "./part-KAXVN3U2.js";
import "./part-MZZCQZ7O.js";
import "./part-HL57LJEV.js";
import "./part-4CE7IV5R.js";
import "./part-KDZDG545.js";
import "./part-I2A563DJ.js";
import "./part-H3PE34FM.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import "./part-HNU6ZMAG.js";
import "./part-A7SDHDU3.js";
import "./part-VGCQTIYE.js";
import "./part-C6FNRO6Y.js";
import "./part-ERTRCOBU.js";
import "./part-66QZVGSS.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-G3VZYYLT.js";
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
