import { createRequire as requireFrom } from 'node:module';
const require = requireFrom(import.meta.url);
import {
  COULD_NOT_JUDGE,
  PASS,
  WRONG_USAGE,
  codeAfter
} from "./part-UXH6RNFG.js";
import {
  UsageError
} from "./part-GHPD364H.js";
import "./part-W653OPOF.js";
import {
  codeOf
} from "./part-VGCQTIYE.js";
import "./part-WEQH3R63.js";
import {
  jsonLogSafe,
  printable,
  terminalSentence
} from "./part-BKFCZPHO.js";
import "./part-HGX7INL6.js";
import "./part-D3OZZGUA.js";

// src/edge/compile-cache.ts
import * as nodeModule from "node:module";
import { join } from "node:path";
function cacheFolderOf({
  HOME: HOME2,
  XDG_CACHE_HOME: XDG_CACHE_HOME2
}) {
  const caches = XDG_CACHE_HOME2 ?? (HOME2 === void 0 ? null : join(HOME2, ".cache"));
  return caches === null ? null : join(caches, "fleetplan");
}
var { HOME, XDG_CACHE_HOME } = process.env;
var folder = cacheFolderOf({ HOME, XDG_CACHE_HOME });
if (folder !== null) nodeModule.enableCompileCache?.(folder);

// src/edge/optimise-later.ts
import { setFlagsFromString } from "node:v8";
if (process.versions.v8.startsWith("11.")) setFlagsFromString("--interrupt-budget=600000");

// src/edge/commands.ts
var USAGE = `fleetplan: what a change of rollout policy does to a fleet, before it is merged

  fleetplan plan --head PATH... [--base PATH...] --snapshot FILE...
  fleetplan plan --head-ref REV [--base-ref REV] --snapshot FILE...
      --config FILE        limits, rules, durations (default: none, with the built-in defaults)
      --cluster NAME       plan only this one of the clusters that the configuration lists
      --at INSTANT         when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)
      --horizon DURATION   how far windows are shown (default: 7d)
      --scenario NAME      healthy, turns-bad (default: healthy)
      --format FORMAT      text, markdown, json, sarif, html (default: text)
      --output FILE        write the report there instead of to standard output
      --fail-on LEVEL      error, warning, never (default: error)
      --verbose            also which files were passed over, as nothing in them is planned
  fleetplan plan --when ...        when starting breaks no rule, best first
      --for DURATION       how far it looks (default: 14d)
  fleetplan gate --head PATH... --snapshot FILE...
                                   may the rollout start now, and if not, when? Options as of plan, and
      --reviewed REPORT    the JSON report of the reviewed plan, compared group by group
      --expect-digest D    the digest of the reviewed plan
  fleetplan drift --head PATH... --before FILE --snapshot FILE...
                                   what changed in effect although no policy file did
      --before FILE        the snapshot, or the JSON report, of the last time
  fleetplan snapshot [FILE|-]      kubectl output to a compact, redacted snapshot
  fleetplan snapshot --kubeconfig FILE [--context NAME]
                                   the same, from the API server; --in-cluster as the pod's service account
      --role               print the role that this needs instead
      --hash-node-names    hashes in the place of node names
      --output FILE        write it there instead of to standard output
  fleetplan durations --snapshot FILE...
                                   the durations of the configuration that live objects' times give
      --by LABEL           a group for each value of this label
  fleetplan merge REPORT.json...   many clusters' reports to one; a folder or a glob will do
      --expect NAME,...    clusters that must be among them: a missing one is unknown
  fleetplan init [DIR]             looks through a repository; writes .github/fleetplan.yml and the workflow
      --dry-run            print them instead
  fleetplan rules [ID]             the catalogue, or one rule's page

With --debug an internal error prints its stack.
Exit codes: 0 pass, allow or no drift, 1 violations, deny or drift, 2 could not judge, 3 wrong usage.
`;
async function runCommand(argv2, output2) {
  const [command, ...rest] = argv2;
  try {
    if (rest.includes("--help")) return printed(USAGE, output2);
    switch (command) {
      case "plan":
        return await plan(rest, output2);
      case "gate":
        return await gate(rest, output2);
      case "drift":
        return await drift(rest, output2);
      case "snapshot":
        return await (await import("./part-OGZS5TXY.js")).snapshotCommand(rest, output2);
      case "durations":
        return await (await import("./part-Y5R5FEES.js")).durationsCommand(rest, output2);
      case "merge":
        return (await import("./part-7H6TEX6Q.js")).mergeCommand(rest, output2);
      case "init":
        return (await import("./part-FH6WDSK2.js")).initCommand(rest, output2);
      case "rules":
        return await (await import("./part-XVNQEOUV.js")).rulesCommand(rest, output2);
      case "help":
      case "--help":
      case "-h":
        return printed(USAGE, output2);
      case void 0:
        throw new UsageError("no command");
      default:
        throw new UsageError(`there is no command "${command}"`);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output2.say(`fleetplan: ${error.message}`);
    output2.say("fleetplan --help lists the commands and their options.");
    return WRONG_USAGE;
  }
}
async function plan(argv2, output2) {
  if (argv2.includes("--when")) {
    const { parseWhenArguments } = await import("./part-W63FKLLH.js");
    const when = parseWhenArguments(argv2);
    return (await import("./part-O3LVNQCS.js")).whenCommand(when, output2);
  }
  const { parsePlanArguments } = await import("./part-5GW5HXTE.js");
  const args = parsePlanArguments(argv2);
  const { planCommand } = await import("./part-KDURSGRG.js");
  return planCommand(args, output2);
}
async function gate(argv2, output2) {
  const { parseGateArguments } = await import("./part-W63FKLLH.js");
  const args = parseGateArguments(argv2);
  const { gateCommand } = await import("./part-O3LVNQCS.js");
  return gateCommand(args, output2);
}
async function drift(argv2, output2) {
  const { parseDriftArguments } = await import("./part-E65UE5IE.js");
  const args = parseDriftArguments(argv2);
  const { driftCommand } = await import("./part-GDXGIDFA.js");
  return driftCommand(args, output2);
}
function printed(text, output2) {
  return codeAfter(output2.print(text, "lines"), PASS, output2);
}

// src/edge/end.ts
var DEBUG = "--debug";
async function runToEnd(argv2, output2) {
  try {
    return await runCommand(
      argv2.filter((argument) => argument !== DEBUG),
      output2
    );
  } catch (error) {
    return internalError(error, argv2, output2);
  } finally {
    output2.progress(null);
  }
}
function internalError(error, argv2, output2) {
  const isDebug = argv2.includes(DEBUG);
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const advice = isDebug ? "" : "; run it again with --debug for the stack";
  output2.say(`fleetplan: nothing was judged because of an internal error${advice} (${what})`);
  if (isDebug && error instanceof Error)
    for (const line of error.stack?.split("\n").slice(1) ?? []) output2.say(line);
  return COULD_NOT_JUDGE;
}

// src/output/output.ts
import { isatty } from "node:tty";

// src/output/descriptor.ts
import { writeSync } from "node:fs";
var WAIT_MS = 5;
var ALARM = new Int32Array(new SharedArrayBuffer(4));
function writeWhole(descriptor, bytes) {
  let done = 0;
  while (done < bytes.length) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      const code = codeOf(error);
      if (code === "EPIPE") return { kind: "closed" };
      if (code !== "EAGAIN") return { kind: "failed", error };
      Atomics.wait(ALARM, 0, 0, WAIT_MS);
    }
  }
  return { kind: "delivered" };
}

// src/output/output.ts
var STDOUT = 1;
var STDERR = 2;
var USUAL_COLUMNS = 100;
function outputTo({ stdout, stderr }, { isWatched, ...terminal }) {
  let isThere = false;
  const progress = (sentence) => {
    if (!isWatched || sentence === null && !isThere) return;
    isThere = sentence !== null;
    const line = sentence === null ? "" : printable(terminalSentence(sentence)).slice(0, PROGRESS_COLUMNS);
    stderr(Buffer.from(`\r${ERASE_LINE}${line}`));
  };
  const print = (text, kind) => {
    progress(null);
    return stdout(Buffer.from(kind === "json" ? jsonLogSafe(text) : printable(text)));
  };
  return {
    print,
    say: (sentence) => {
      progress(null);
      stderr(Buffer.from(`${printable(terminalSentence(sentence))}
`));
    },
    progress,
    ...terminal
  };
}
var ERASE_LINE = "\x1B[K";
var PROGRESS_COLUMNS = 60;
function columnsAsked(text) {
  return text !== void 0 && /^\d{1,4}$/.test(text) ? Number(text) : null;
}
function processOutput() {
  const isTerminal = isatty(STDOUT);
  return outputTo(
    { stdout: (bytes) => writeWhole(STDOUT, bytes), stderr: (bytes) => writeWhole(STDERR, bytes) },
    {
      isTerminal,
      columns: isTerminal && process.stdout.columns || columnsAsked(process.env["COLUMNS"]) || USUAL_COLUMNS,
      isWatched: isatty(STDERR) && process.env["TERM"] !== "dumb"
    }
  );
}

// src/edge/program.ts
var argv = process.argv.slice(2);
var output = processOutput();
process.on("uncaughtException", (error) => process.exit(internalError(error, argv, output)));
process.exit(await runToEnd(argv, output));
