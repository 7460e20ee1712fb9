import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  PLACELESS_FORMATS
} from "./part-2A25ZMIZ.js";
import {
  PLAN_OPTIONS,
  duration,
  oneOf,
  planArguments,
  readOptions
} from "./part-KSRG3ZFT.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import "./part-KDZDG545.js";
import "./part-I2A563DJ.js";
import "./part-LZHJTOOK.js";
import "./part-7NROGIMS.js";
import {
  parseDigest
} from "./part-HNU6ZMAG.js";
import "./part-C6FNRO6Y.js";
import "./part-QX2GKHS3.js";
import "./part-GV3MU4HU.js";
import "./part-WEQH3R63.js";
import "./part-BKFCZPHO.js";
import "./part-G3VZYYLT.js";
import "./part-MZYUQ4PG.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/gate-arguments.ts
var GATE_OPTIONS = {
  ...PLAN_OPTIONS,
  "expect-digest": { type: "string" },
  reviewed: { type: "string" }
};
var WHEN_OPTIONS = { ...PLAN_OPTIONS, when: { type: "boolean" }, for: { type: "string" } };
var DEFAULT_FOR = "14d";
var LONGEST_FOR_MS = 92 * 864e5;
function parseGateArguments(argv) {
  const values = readOptions(argv, GATE_OPTIONS);
  const expected = values["expect-digest"] ?? null;
  if (expected !== null && parseDigest(expected) === null)
    throw new UsageError(
      `--expect-digest must be the digest of a plan, sha256: and 64 digits, not "${expected}"`
    );
  return { ...planned(values, "gate"), expectDigest: expected, reviewed: values.reviewed ?? null };
}
function parseWhenArguments(argv) {
  const values = readOptions(argv, WHEN_OPTIONS);
  const forMs = duration("--for", values.for ?? DEFAULT_FOR);
  if (forMs > LONGEST_FOR_MS) throw new UsageError("--for must be 92d at most");
  return { ...planned(values, "plan --when"), forMs };
}
function planned(values, command) {
  const format = oneOf("--format", values.format ?? "text", PLACELESS_FORMATS);
  if (values.scenario !== void 0) throw new UsageError(`--scenario is for plan, not for ${command}`);
  return { plan: planArguments(values, command), format };
}
export {
  parseGateArguments,
  parseWhenArguments
};
